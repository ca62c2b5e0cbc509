#!/bin/sh
# Makes the pictures of the README, docs/pictures: the page of `symprof report` for the paper's matrix multiplication, and
# its flow graph by `symprof dot`. Needs a built symprof (SYMPROF, or target/release), Chromium and Graphviz.
set -eu
cd "$(dirname "$0")/.."
symprof=${SYMPROF:-target/release/symprof}
kernel=tests/listings/matmul.ll
at=M=512,N=64,K=1024
sizes='M>=1 && N>=1 && K>=1'
out=docs/pictures
mkdir -p "$out"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"$symprof" report "$kernel" --assume "$sizes" --at "$at" -o "$work/report.html"
chromium --headless --no-sandbox --disable-gpu --no-first-run --hide-scrollbars --user-data-dir="$work/profile" \
    --window-size=1280,1180 --virtual-time-budget=3000 --screenshot="$PWD/$out/report.png" "file://$work/report.html" 2>"$work/log" ||
    { cat "$work/log" >&2; exit 1; }
"$symprof" dot "$kernel" --assume "$sizes" --at "$at" | dot -Tsvg >"$out/graph.svg"
ls -l "$out"

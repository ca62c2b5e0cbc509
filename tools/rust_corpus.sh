#!/bin/sh
# Makes the IR of the Rust corpus, tests/rust/ir/NAME.LEVEL.ll, from tests/rust/*.rs, or from the files
# given. Needs rustc 1.85.0, whose LLVM is 19:
#
#     rustup toolchain install 1.85.0 --profile minimal
#
# The compiler is no part of the project's setup, so the IR is committed. A first line `// rustc: FLAGS`
# adds flags for a file. -O0 has debug assertions and overflow checks, as cargo's profile `dev`.
set -eu
cd "$(dirname "$0")/../tests/rust"
mkdir -p ir

# generics that the standard library has instances of are compiled too, not only declared
export RUSTC_BOOTSTRAP=1

for source in ${*:-*.rs}; do
    name=$(basename "$source" .rs)
    flags=$(sed -n '1s|^// rustc: ||p' "$source")
    for level in 0 1 2 3; do
        # the flags are words: shellcheck disable=SC2086
        rustc +1.85.0 --edition 2021 --crate-type=lib --crate-name="$name" --emit=llvm-ir \
            -C codegen-units=1 -C debuginfo=0 -C panic=abort -C opt-level="$level" \
            -Z share-generics=no -Z location-detail=none $flags -o ir/with_comments.ll "$source"
        # comments are a fifth of the text
        sed -e '/^;/d' -e 's/ *; preds = .*//' ir/with_comments.ll >"ir/$name.O$level.ll"
    done
done
rm ir/with_comments.ll
du -sh ir

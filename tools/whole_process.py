#!/usr/bin/env python3
"""Processor time of `symprof profile` as a whole process against LLVM's instrumentation of the same file.

    tools/whole_process.py [--symprof PATH] [--rounds N] [--csv]

Runs `symprof profile FILE` and `opt-19 -passes=pgo-instr-gen,instrprof -S -o /dev/null FILE` in turn over
the TVM corpus and over the C corpus as `clang-19 -O3` compiles it, N times each, and prints the quotients of the
least times: the median, the worst, and the slowest ten. Time is that of all threads in user and system mode,
which other work on the machine changes less than the time that passes."""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OPT = ["opt-19", "-passes=pgo-instr-gen,instrprof", "-S", "-o", "/dev/null"]


def processor_time(command):
    """Seconds that a command takes, and whether it succeeds."""
    null = subprocess.DEVNULL
    process = subprocess.Popen(command, stdout=null, stderr=null)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = status
    return usage.ru_utime + usage.ru_stime, status == 0


def least(command, rounds):
    runs = [processor_time(command) for _ in range(rounds)]
    return min(t for t, _ in runs), all(ok for _, ok in runs)


def files(folder):
    """The corpora as LLVM IR: where each comes from, and its path."""
    for path in sorted((ROOT / "tests/corpus/tvm").glob("*.ll")):
        yield "tvm", path
    for source in sorted((ROOT / "tests/c").glob("*.c")):
        path = Path(folder) / (source.stem + ".ll")
        command = ["clang-19", "-O3", "-w", "-S", "-emit-llvm", "-o", path, source]
        if subprocess.run(command, stderr=subprocess.DEVNULL).returncode == 0:
            yield "c -O3", path


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--symprof", default=str(ROOT / "target/release/symprof"))
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--csv", action="store_true", help="one line a file, no summary")
    args = parser.parse_args()
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for corpus, path in files(folder):
            ours, good = least([args.symprof, "profile", str(path)], args.rounds)
            theirs, also = least([*OPT, str(path)], args.rounds)
            if not good or not also:
                print(f"{path.name}: {'opt' if good else 'symprof'} fails", file=sys.stderr)
                continue
            rows.append((corpus, path.stem, ours, theirs))
            if args.csv:
                print(f"{corpus},{path.stem},{ours:.4f},{theirs:.4f}")
    if args.csv or not rows:
        return
    for corpus in ["tvm", "c -O3", None]:
        quotients = [o / t for c, _, o, t in rows if corpus in (c, None)]
        slower = sum(q > 1 for q in quotients)
        print(
            f"{corpus or 'all':<6} {len(quotients):>4} files: median {statistics.median(quotients):.2f}, "
            f"worst {max(quotients):.2f}, slower on {slower}"
        )
    for corpus, name, ours, theirs in sorted(rows, key=lambda r: r[3] / r[2])[:10]:
        print(f"  {ours / theirs:>5.2f} {corpus:<6} {name:<40} {ours:.4f} s against {theirs:.4f}")


if __name__ == "__main__":
    main()

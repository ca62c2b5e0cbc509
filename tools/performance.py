#!/usr/bin/env python3
"""Measures how analysis grows and what it costs beside LLVM's instrumentation, and writes docs/performance.md
with its picture.

    tools/performance.py [--growth CSV] [--whole CSV]

Runs `cargo bench --bench growth -- --csv` and `tools/whole_process.py --csv`, or takes what they printed
before from files. All figures of the page are quotients of times of one run on one machine, but for the
picture, which has seconds."""

import argparse
import csv
import math
import statistics
import subprocess
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/performance.md"
PICTURE = ROOT / "docs/pictures/growth.svg"
STEPS = ["reading", "solving", "writing"]


def output(command, given):
    """The rows of a command's CSV, or of a file that has it."""
    if given:
        text = Path(given).read_text()
    else:
        run = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
        text = run.stdout
    return [row for row in csv.reader(text.splitlines()) if row]


def families(rows):
    """For each family the sizes, with the seconds of each step."""
    found = defaultdict(list)
    for name, blocks, *times in rows:
        if blocks != "blocks":
            found[name].append((int(blocks), [float(t) for t in times]))
    return found


def panel(name, rows, x, y, span):
    """A small plot, both axes logarithmic, with the line of what is linear through the first size."""
    (least, most), (low, high) = span
    width, height = 150, 110

    def at(blocks, seconds):
        across = math.log(blocks / least) / math.log(most / least)
        up = math.log(max(seconds, low) / low) / math.log(high / low)
        return f"{x + across * width:.1f},{y + height - up * height:.1f}"

    all_of = [(blocks, sum(times)) for blocks, times in rows]
    points = " ".join(at(b, t) for b, t in all_of)
    first, last = all_of[0], all_of[-1]
    linear = f"{at(*first)} {at(last[0], first[1] * last[0] / first[0])}"
    parts = [
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" class="frame"/>',
        f'<text x="{x + 6}" y="{y + 15}">{name}</text>',
        f'<polyline points="{linear}" class="linear"/>',
        f'<polyline points="{points}" class="time"/>',
    ]
    parts += [f'<circle cx="{p.split(",")[0]}" cy="{p.split(",")[1]}" r="2"/>' for p in points.split()]
    return "\n".join(parts)


def picture(found):
    sizes = [blocks for rows in found.values() for blocks, _ in rows]
    times = [sum(t) for rows in found.values() for _, t in rows]
    span = ((min(sizes), max(sizes)), (min(times), max(times)))
    columns = 5
    panels = []
    for k, (name, rows) in enumerate(found.items()):
        panels.append(panel(name, rows, 12 + k % columns * 162, 30 + k // columns * 122, span))
    lines = (len(found) + columns - 1) // columns
    (least, most), (low, high) = span
    caption = f"blocks, {least:,} to {most:,}, against seconds, {low:.3g} to {high:.3g}; dashed: linear"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 830 {40 + lines * 122}" '
            'font-family="sans-serif" font-size="11">',
            "<style>text{fill:#777}.frame{fill:none;stroke:#bbb}.time{fill:none;stroke:#2266bb;"
            "stroke-width:1.5}.linear{fill:none;stroke:#999;stroke-dasharray:4 3}circle{fill:#2266bb}"
            "</style>",
            f'<text x="12" y="18">{caption}</text>',
            *panels,
            "</svg>",
            "",
        ]
    )


def growth_table(found):
    lines = [
        "| family | blocks | reading | solving | writing | all: last doubling | worst doubling |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    for name, rows in found.items():
        pairs = list(zip(rows, rows[1:]))
        if not pairs:
            continue
        last = [b / a if a > 0 else 1 for a, b in zip(pairs[-1][0][1], pairs[-1][1][1])]
        doublings = [sum(b[1]) / sum(a[1]) for a, b in pairs]
        steps = " | ".join(f"{g:.2f}" for g in last)
        lines.append(
            f"| {name} | {rows[-1][0]:,} | {steps} | {doublings[-1]:.2f} | {max(doublings):.2f} |"
        )
    return "\n".join(lines)


def whole_table(rows):
    lines = ["| files | number | median | worst | slower on |", "|---|---:|---:|---:|---:|"]
    for corpus in ["tvm", "c -O3", "all"]:
        quotients = [float(o) / float(t) for c, _, o, t in rows if corpus in (c, "all")]
        if quotients:
            median, slower = statistics.median(quotients), sum(q > 1 for q in quotients)
            lines.append(
                f"| {corpus} | {len(quotients)} | {median:.2f} | {max(quotients):.2f} | {slower} |"
            )
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--growth", help="what the bench printed")
    parser.add_argument("--whole", help="what tools/whole_process.py printed")
    args = parser.parse_args()
    bench = ["cargo", "bench", "--bench", "growth", "--", "--csv"]
    found = families(output(bench, args.growth))
    whole = output([ROOT / "tools/whole_process.py", "--csv"], args.whole)
    PICTURE.write_text(picture(found))
    PAGE.write_text(
        f"""# Performance

Written by `tools/performance.py`, which measures everything on this page anew. Numbers are quotients of times
of one run on one machine.

## How analysis grows

Functions of one shape at sizes that double (`benches/families`), read as LLVM IR, solved, and written as text
(`cargo bench --bench growth`). The columns of the steps have what a step takes at the largest size against
half of it; 2 is linear.

{growth_table(found)}

![blocks against seconds, a panel a family](pictures/growth.svg)

## Beside LLVM's instrumentation

Processor time of `symprof profile FILE` as a whole process, divided by that of
`opt-19 -passes=pgo-instr-gen,instrprof -S -o /dev/null FILE`, the least of several runs each
(`tools/whole_process.py`).

{whole_table(whole)}
"""
    )


if __name__ == "__main__":
    main()

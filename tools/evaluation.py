#!/usr/bin/env python3
"""Time of one more point by formulas against running the instrumented kernel and against Z3, over the TVM corpus.

    tools/evaluation.py [--symprof PATH] [--seconds S] [--z3-points N] [--native FILE] [--rivals] [--page] [KERNEL…]

For each kernel the sizes of its largest recorded run are replaced by 64, 128, …, 8192 (what is below 64 there, as
the height of a filter, stays). Four things are timed:
- the kernel with the counters of `opt-19 -passes=pgo-instr-gen,instrprof -disable-vp`, compiled by `clang-19 -O2`, as long as
  a run takes at most S seconds; larger sizes are extrapolated by the number of blocks executed, and marked `~`;
- `symprof eval --points`, a point more, counts of all blocks written as CSV included;
- the same counts by native code in memory, as `cargo bench --features native --bench native` prints it; its output
  may be given as FILE, if it was run on the same machine;
- Z3 on the script of `symprof profile --format smtlib`, a point more, counts of all blocks asked for.
End to end is the process of `symprof eval` for one point, analysis included. `--rivals` compares with
ScalarEvolution, Polly and barvinok too, as `tools/rivals.py` does. `--page` writes docs/evaluation.md and its picture;
the rivals' section stays as it is without `--rivals`."""

import argparse
import json
import math
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import rivals

ROOT = Path(__file__).resolve().parent.parent
CORPUS = ROOT / "tests/corpus/tvm"
SIZES = [64 << k for k in range(8)]

DRIVER = """#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
int __llvm_profile_runtime;
static int32_t zero(int t, int d, void *p) { return 0; }
static void *take(int t, int d, uint64_t n, int c, int b) { return calloc(n + 64, 1); }
static int32_t give(int t, int d, void *p) { free(p); return 0; }
void *__TVMBackendAllocWorkspace = take, *__TVMBackendFreeWorkspace = give;
static void *room(void) {
  return mmap(0, 1ull << 38, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
}
%s
int main(int argc, char **argv) {
  struct timespec a, b;
  clock_gettime(CLOCK_MONOTONIC, &a);
  %s;
  clock_gettime(CLOCK_MONOTONIC, &b);
  printf("%%.9f\\n", (b.tv_sec - a.tv_sec) + (b.tv_nsec - a.tv_nsec) * 1e-9);
}
"""


def run(command, **more):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, **more).stdout


def seconds(command, rounds=3, **more):
    """The least time that a command takes."""
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **more)
        times.append(time.perf_counter() - start)
    return min(times)


def at(args, size):
    """The recorded sizes with this one in place of the large ones."""
    return {name: size if value >= 64 else value for name, value in args.items()}


class Kernel:
    """A kernel of the corpus, and what is needed to run it."""

    def __init__(self, name, symprof, folder):
        told = json.loads((CORPUS / f"{name}.json").read_text())
        self.name, self.symprof, self.folder = name, symprof, folder
        self.ir, self.function = CORPUS / f"{name}.ll", told["function"]
        blocks = lambda r: sum(sum(f.values()) for f in r["counts"].values())
        self.args = max(told["runs"], key=blocks)["args"]
        profile = json.loads(self.ask("profile", "--format", "json"))["functions"][self.function]
        self.parameters = profile["parameters"]
        self.closed = all(b["status"] == "closed-form" for b in profile["blocks"])

    def ask(self, command, *more):
        return run([self.symprof, command, str(self.ir), "--function", self.function, *more])

    def executed(self, size):
        """Blocks that an execution passes."""
        point = ",".join(f"{n}={v}" for n, v in at(self.args, size).items())
        answer = json.loads(self.ask("eval", "--at", point, "--format", "json", "--ignore-unknown"))
        functions = answer["points"][0]["functions"].values()
        return sum(int(n) for f in functions for n in f["blocks"].values())

    def program(self):
        """The instrumented kernel with a `main` that takes the integers as arguments."""
        counting, main = self.folder / f"{self.name}.ll", self.folder / f"{self.name}.c"
        run(["opt-19", "-passes=pgo-instr-gen,instrprof", "-disable-vp", "-S", str(self.ir), "-o", str(counting)])
        types, given = [], []
        for p in self.parameters:
            integer = p["type"].startswith("i")
            types.append(f"int{p['type'][1:]}_t" if integer else "void *")
            place = list(self.args).index(p["name"]) + 1 if p["name"] in self.args else None
            given.append("room()" if not integer else f"atoll(argv[{place}])" if place else "0")
        prototype = f"int {self.function}({', '.join(types)});"
        main.write_text(DRIVER % (prototype, f"{self.function}({', '.join(given)})"))
        program = self.folder / self.name
        run(["clang-19", "-w", "-O2", str(counting), str(main), "-lm", "-o", str(program)])
        return program

    def runs(self, limit):
        """For each size the seconds of a run, and whether it was run."""
        program, last, found = self.program(), None, []
        for size in SIZES:
            blocks = self.executed(size)
            expected = last and last[0] * blocks / last[1]
            if expected is None or expected <= limit:
                given = [str(v) for v in at(self.args, size).values()]
                took = min(float(run([str(program), *given], timeout=600)) for _ in range(3))
                last = (took, blocks)
                found.append((size, took, True))
            else:
                found.append((size, expected, False))
        return found

    def streamed(self):
        """Seconds of one more point, and of the process for one."""
        times = []
        for number in (1, 200_000):
            points = self.folder / f"{self.name}.{number}.csv"
            lines = [",".join(self.args)]
            for k in range(number):
                lines.append(",".join(str(v) for v in at(self.args, 64 + k % 8000).values()))
            points.write_text("\n".join(lines) + "\n")
            command = [self.symprof, "eval", str(self.ir), "--function", self.function, "--points", str(points)]
            times.append(seconds([*command, "--format", "csv", "--ignore-unknown"]))
        return (times[1] - times[0]) / 199_999, times[0]

    def by_z3(self, number):
        """Seconds of one more point."""
        script = self.ask("profile", "--format", "smtlib")
        named = [l.split("|")[1] for l in script.splitlines() if l.startswith("(define-fun |count ")]
        known = [n for n in self.args if f"(declare-const |{n}| " in script]
        times = []
        for points in (1, number + 1):
            text = [script]
            for k in range(points):
                values = at(self.args, 64 + k)
                text.append("(push)")
                text += [f"(assert (= |{n}| {values[n]}))" for n in known]
                text.append("(check-sat)")
                text += [f"(eval |{name}|)" for name in named]
                text.append("(pop)")
            path = self.folder / f"{self.name}.{points}.smt2"
            path.write_text("\n".join(text))
            times.append(seconds(["z3", str(path)]))
        return (times[1] - times[0]) / number


def native_times(given):
    """Seconds a point by native code, for each kernel."""
    bench = ["cargo", "bench", "--quiet", "--features", "native", "--bench", "native"]
    text = Path(given).read_text() if given else run(bench, cwd=ROOT)
    rows = [line.split() for line in text.splitlines()]
    return {r[0]: float(r[2]) * 1e-9 for r in rows if len(r) == 6 and r[1].isdigit()}


def short(ratio):
    """A quotient with two digits."""
    if ratio < 1000:
        return f"{ratio:.2g}" if ratio < 100 else f"{round(ratio, -1):.0f}"
    power = math.floor(math.log10(ratio))
    return f"{ratio / 10 ** power:.1f}e{power}"


def measured(name, native, options, folder):
    kernel = Kernel(name, options.symprof, folder)
    if not kernel.closed or name not in native:
        return None
    line, process = kernel.streamed()
    return {
        "name": name,
        "args": kernel.args,
        "runs": kernel.runs(options.seconds),
        "line": line,
        "point": native[name],
        "process": process,
        "z3": kernel.by_z3(options.z3_points),
    }


def table(rows):
    """The lines of the table, and those of the medians."""
    lines = [
        "| kernel | native (ns) | line / native | Z3 / native | run at 64 / native | run at 8192 / native "
        "| run at 8192 / process |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    for r in rows:
        (_, small, _), (_, large, ran) = r["runs"][0], r["runs"][-1]
        mark = "" if ran else "~"
        lines.append(
            f"| {r['name']} | {r['point'] * 1e9:.1f} | {short(r['line'] / r['point'])} "
            f"| {short(r['z3'] / r['point'])} | {short(small / r['point'])} "
            f"| {mark}{short(large / r['point'])} | {mark}{short(large / r['process'])} |"
        )
    all_sizes = [t / r["point"] for r in rows for _, t, _ in r["runs"]]
    ends = [t / r["process"] for r in rows for _, t, _ in r["runs"]]
    largest = max(rows, key=lambda r: r["runs"][-1][1] / r["point"])
    summary = [
        f"- one more point against an instrumented run: {short(statistics.median(all_sizes))} times faster at the "
        f"median of {len(all_sizes)} kernels and sizes, {short(max(all_sizes))} times at the largest "
        f"({largest['name']}{'' if largest['runs'][-1][2] else ', extrapolated'}); as a line of a file with its output "
        f"written, {short(statistics.median(t / r['line'] for r in rows for _, t, _ in r['runs']))} times at the median",
        f"- analysis included, as a process for one point: {short(statistics.median(ends))} times faster at the "
        f"median, {short(max(ends))} at the largest, {short(min(ends))} at the smallest",
        f"- one more point against Z3: {short(statistics.median(r['z3'] / r['point'] for r in rows))} times faster at "
        f"the median, {short(min(r['z3'] / r['point'] for r in rows))} at least",
    ]
    return lines, summary


def picture(rows):
    """Seconds of an instrumented run and of one more point against the size, a panel a kernel, logarithmic axes."""
    width, height, across = 150, 110, 6
    low, high = 1e-9, max(10.0, max(t for r in rows for _, t, _ in r["runs"]))
    parts = []
    for k, r in enumerate(rows):
        x, y = 8 + k % across * (width + 12), 20 + k // across * (height + 30)
        px = lambda size: x + math.log2(size / SIZES[0]) / (len(SIZES) - 1) * width
        py = lambda t: y + height - math.log10(max(t, low) / low) / math.log10(high / low) * height
        parts.append(f'<text x="{x}" y="{y - 5}">{r["name"]}</text>')
        parts.append(f'<rect x="{x}" y="{y}" width="{width}" height="{height}" class="frame"/>')
        for kind, ran in (("run", True), ("run guessed", False)):
            # what was not run starts where the runs end
            measured = sum(was for _, _, was in r["runs"])
            part = r["runs"][:measured] if ran else r["runs"][max(measured - 1, 0) :]
            way = [(px(s), py(t)) for s, t, _ in part]
            points = " ".join(f"{a:.1f},{b:.1f}" for a, b in way)
            parts.append(f'<polyline class="{kind}" points="{points}"/>')
        level = py(r["point"])
        parts.append(f'<line class="point" x1="{x}" x2="{x + width}" y1="{level:.1f}" y2="{level:.1f}"/>')
    rows_of_panels = -(-len(rows) // across)
    size = f'width="{across * (width + 12) + 8}" height="{rows_of_panels * (height + 30) + 20}"'
    style = (
        "text{font:11px sans-serif;fill:#444}.frame{fill:none;stroke:#bbb}.run{fill:none;stroke:#d64924;"
        "stroke-width:2}.guessed{stroke-dasharray:4 3}.point{stroke:#2257c4;stroke-width:2}"
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}><style>{style}</style>{"".join(parts)}</svg>\n'


def page(rows, lines, summary, options, section):
    native = " --native FILE" if options.native else ""
    text = f"""# One more point, against a run

Made by `tools/evaluation.py --seconds {options.seconds:g}{native} --page`: times of one run on one machine, so that the quotients count. Sizes are 64 to
8192 in place of the large sizes of each kernel's recorded runs; `~` marks what would take over {options.seconds:g} s
and is extrapolated by the number of blocks executed. "Native" is one more point by native code in memory, all counts
of the kernel; "line" one more line of `symprof eval --points`, with its counts written as CSV; "Z3" one more point
of the SMT-LIB script; "process" all of `symprof eval` for one point, analysis included.

{chr(10).join(summary)}

![seconds of a run (red; dashed: extrapolated) and of a point (blue) against the size, 64 to 8192, logarithmic axes](pictures/evaluation.svg)

{chr(10).join(lines)}
{section}"""
    (ROOT / "docs/pictures/evaluation.svg").write_text(picture(rows))
    (ROOT / "docs/evaluation.md").write_text(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--symprof", default=str(ROOT / "target/release/symprof"))
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--z3-points", type=int, default=500)
    parser.add_argument("--native")
    parser.add_argument("--rivals", action="store_true")
    parser.add_argument("--page", action="store_true")
    parser.add_argument("kernels", nargs="*")
    options = parser.parse_args()
    plain = [p.stem for p in sorted(CORPUS.glob("*.json")) if "_par" not in p.stem and "." not in p.stem]
    rows, native = [], native_times(options.native)
    with tempfile.TemporaryDirectory() as folder:
        for name in options.kernels or plain:
            try:
                row = measured(name, native, options, Path(folder))
            except (subprocess.SubprocessError, ValueError) as e:
                print(f"{name}: left out: {e}", file=sys.stderr)
                continue
            if row is None:
                print(f"{name}: left out: not all of its blocks are closed forms", file=sys.stderr)
                continue
            rows.append(row)
            print(f"{name}: point {row['point'] * 1e9:.0f} ns, run at 8192 {row['runs'][-1][1]:.3g} s", file=sys.stderr)
    if not rows:
        sys.exit("no kernel was measured")
    lines, summary = table(rows)
    print("\n".join(lines + [""] + summary))
    section = rivals.measure(options.symprof) if options.rivals else rivals.kept()
    if options.rivals:
        print(section)
    if options.page:
        page(rows, lines, summary, options, section)


if __name__ == "__main__":
    main()

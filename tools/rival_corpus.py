"""The kernels that symprof and its rivals are compared on, as LLVM IR with points, and symprof's answers on them."""

import json
import random
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STEPS = "100000"  # of an execution; what takes more has no count
CORPORA = [ROOT / "tests/c", ROOT / "tests/real", ROOT / "tests/corpus/tvm"]


@dataclass
class Case:
    """A kernel at a level of optimisation: the function under test and points of its integers."""

    corpus: str
    name: str
    level: str
    path: Path
    function: str
    points: list


def more_points(points, seed):
    """Points of the same names, small and drawn at random; always the same ones."""
    draw = random.Random(seed)
    names = list(points[0]) if points else []
    return [{n: draw.randint(-2, 40) for n in names} for _ in range(12)] if names else []


def points_of(source):
    """The columns of `//@ name: …` at the head of a C kernel."""
    rows = re.findall(r"^//@ ([\w.\[\]]+)(?::\w+)?: ([-\d ]+)$", source.read_text(), re.M)
    columns = zip(*(row.split() for _, row in rows))
    return [dict(zip((n for n, _ in rows), map(int, column))) for column in columns]


def cases(corpora, levels, folder):
    """Each `.c` compiled at each level, each `.ll` with the runs beside it, all written anew by `opt-19 -S`."""
    for corpus in corpora:
        for source in sorted([*corpus.glob("*.c"), *corpus.glob("*.ll")]):
            for level in levels if source.suffix == ".c" else ["as given"]:
                path = Path(folder) / f"{corpus.name}.{source.stem}{level.replace(' ', '-')}.ll"
                if source.suffix == ".c":
                    points, function = points_of(source), source.stem
                    make = ["clang-19", f"-{level}", "-w", "-fno-discard-value-names", "-S", "-emit-llvm"]
                else:
                    told = json.loads(source.with_suffix(".json").read_text())
                    points, function = [r["args"] for r in told["runs"]], told["function"]
                    make = ["opt-19", "-S"]
                if subprocess.run([*make, "-o", path, source], stderr=subprocess.DEVNULL).returncode != 0:
                    print(f"{source.name} {level}: left out: {make[0]} fails", file=sys.stderr)
                    continue
                subprocess.run(["opt-19", "-S", "-o", path, path], check=True)
                points += more_points(points, source.stem)
                yield Case(corpus.name, source.stem, level, path, function, points)


def profile(symprof, path):
    """Status and formula of each block of each function; None if symprof refuses the file."""
    done = subprocess.run([symprof, "profile", path, "--format", "json"], capture_output=True, text=True, check=False)
    if done.returncode != 0 or not done.stdout:
        return None
    told = json.loads(done.stdout)["functions"]
    return {name: {b["name"]: b for b in f.get("blocks", [])} for name, f in told.items()}


def called_again(case):
    """Whether something in the file calls the function under test: its counts are then of all of its executions."""
    return re.search(rf"(?:call|invoke) .*@{re.escape(case.function)}\(", case.path.read_text()) is not None


def write_points(points, path):
    names = list(points[0])
    path.write_text("\n".join([",".join(names), *(",".join(str(p[n]) for n in names) for p in points)]) + "\n")


def counts(symprof, path, function, points, folder):
    """The counts of the function's blocks at each point, None where there is no answer."""
    given = Path(folder) / "points.csv"
    write_points(points, given)
    command = [symprof, "eval", path, "--function", function, "--points", given, "--ignore-unknown", "--format", "json"]
    command += ["--steps", STEPS]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=30)
    except subprocess.TimeoutExpired:
        return []
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    return [a["functions"][function]["blocks"] if "functions" in a else None for a in answers]

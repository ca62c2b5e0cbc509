"""Counts of statements by Polly and barvinok against symprof's: agreement, time and length of text.

Polly tells the domain of each statement in the regions that it can model as a set of isl. Barvinok counts its points
as a piecewise quasi-polynomial. It is GPL and no part of the build: `pip install islpy-barvinok` in an environment
of its own, whose `python` then runs `tools/rivals.py`."""

import contextlib
import multiprocessing
import os
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from dataclasses import dataclass, field

import opt_text
import rival_corpus
from rival_scev import status
from whole_process import least

try:
    import islpy as isl
except ImportError:
    isl = None

GET = "barvinok is not to be had here: `pip install islpy-barvinok`, then run with that environment's `python`"
LINES = 20_000


@dataclass
class Measured:
    """What Polly, barvinok and symprof tell of a case, and how long they take. Times are seconds."""

    case: rival_corpus.Case
    loops: int = 0
    modelled: int = 0  # loops inside a region that Polly models
    closed: int = 0  # loops whose header and latches symprof counts in closed form
    both: int = 0
    own: int = 0  # loops of the function under test
    own_modelled: int = 0
    own_closed: int = 0
    modelled_only: list = field(default_factory=list)
    refusals: list = field(default_factory=list)
    statements: int = 0
    compared: int = 0
    points: int = 0
    apart: Counter = field(default_factory=Counter)  # statements that are not compared, by reason
    disagreements: list = field(default_factory=list)
    polly: float = 0.0
    barvinok: float = 0.0
    symprof: float = 0.0
    evaluation: float | None = None  # of all compared statements, a point
    line: float | None = None  # of all blocks, a point
    lengths: list = field(default_factory=list)


def value_of(parameter, function, point):
    """The value at a point of what a parameter of Polly stands for, an argument or one extended; else None."""
    told = re.fullmatch(rf"(?:\((zext|sext) i(\d+) )?(%{opt_text.NAME})(?: to i\d+\))?", parameter)
    name = told and opt_text.bare(told[3])
    if not told or name not in function.arguments or name not in point:
        return None
    return point[name] % (1 << int(told[2])) if told[1] == "zext" else point[name]


def block_names(function):
    """Names of blocks by the names that Polly gives their statements, where only one block has it."""
    polly = lambda b: "Stmt_" + re.sub(r"[^A-Za-z0-9_]", "_", b)
    times = Counter(map(polly, function.before))
    return {polly(b): b for b in function.before if times[polly(b)] == 1}


def entries(function, scop):
    """The block that executes as often as the region is entered, if there is one."""
    inside = opt_text.region(function, scop)
    before = function.before[scop.entry]
    outside = [b for b in before if b not in inside]
    if len(outside) == len(before):
        return scop.entry
    return outside[0] if len(outside) == 1 and len(function.after(outside[0])) == 1 else None


def holding(scop):
    """Where Polly's model holds: its contexts together."""
    holds = isl.Set(scop.contexts["context"]).intersect(isl.Set(scop.contexts["assumed"]))
    if "defined" in scop.contexts:
        holds = holds.intersect(isl.Set(scop.contexts["defined"]))
    return holds.subtract(isl.Set(scop.contexts["invalid"]))


def counted(scop):
    """Barvinok's counts of a region's statements; none if isl does not read the text, as of a parameter `and`."""
    try:
        holding(scop)
        return {name: isl.Set(domain).card().coalesce() for name, domain in scop.domains.items()}
    except isl.Error:
        return {}


def at(space, values):
    point = isl.Point.zero(space)
    for k, value in enumerate(values):
        point = point.set_coordinate_val(isl.dim_type.param, k, isl.Val(value))
    return point


def parameters(space):
    return [space.get_dim_name(isl.dim_type.param, k) for k in range(space.dim(isl.dim_type.param))]


def compare(measured, scop, counts, function, answers, formulas):
    """Barvinok's counts of a region at each point against symprof's; the points at which they are compared."""
    holds, names, enters = holding(scop), block_names(function), entries(function, scop)
    points = [[value_of(p, function, point) for p in scop.parameters] for point in measured.case.points]
    usable = [k for k, values in enumerate(points) if None not in values and answers[k] is not None]
    inside = [k for k in usable if isl.Set.from_point(at(holds.get_space(), points[k])).is_subset(holds)]
    for statement, count in counts.items():
        block = names.get(statement.split("__TO__")[0])
        pairs = [(k, answers[k].get(block), answers[k].get(enters)) for k in inside]
        pairs = [(k, int(ours), int(entered)) for k, ours, entered in pairs if ours is not None and entered is not None]
        if enters is None or block is None or parameters(count.get_space()) != parameters(holds.get_space()):
            measured.apart["entered at a branch, or of no block's name"] += 1
            continue
        if not pairs:
            why = "without a point where both answer" if usable else "with parameters that are no arguments"
            measured.apart[why] += 1
            continue
        measured.compared += 1
        measured.points += len(pairs)
        for k, ours, entered in pairs:
            value = count.eval(at(count.get_domain_space(), points[k]))
            if not value.is_int() or value.to_python() * entered != ours:
                measured.disagreements.append((block, measured.case.points[k], f"{value}*{entered}", ours))
        if formulas.get(block, {}).get("status") == "closed-form":
            measured.lengths.append((len(str(count).split(" -> ", 1)[-1]), len(formulas[block]["formula"])))
        yield count, [at(count.get_domain_space(), points[k]) for k, _, _ in pairs]


def count_loops(measured, functions, told, scops):
    regions = [(s.function, opt_text.region(functions[s.function], s)) for s in scops]
    for loop in opt_text.loops(measured.case.path):
        modelled = any(f == loop.function and loop.header in inside for f, inside in regions)
        blocks = (told or {}).get(loop.function, {})
        closed = status(blocks, [loop.header, *loop.latches]) == "closed-form"
        measured.loops += 1
        measured.modelled += modelled
        measured.closed += closed
        measured.both += modelled and closed
        if loop.function == measured.case.function:
            measured.own += 1
            measured.own_modelled += modelled
            measured.own_closed += closed
        if modelled and not closed:
            measured.modelled_only.append(f"{loop.function} %{loop.header}")


def evaluation(found):
    """Seconds that barvinok's counts take at one point, all statements; the points are made before."""
    total = 0.0
    for count, points in found:
        start, done = time.process_time(), 0
        while time.process_time() - start < 0.005:
            for point in points:
                count.eval(point)
            done += len(points)
        total += (time.process_time() - start) / done
    return total


def line(case, symprof, folder):
    """Seconds that one more line of `symprof eval --points` takes, all blocks; None if many lines are executed."""
    times = []
    for number in (1, 200, LINES):
        given = folder / "lines.csv"
        rival_corpus.write_points([case.points[k % len(case.points)] for k in range(number)], given)
        command = [symprof, "eval", str(case.path), "--function", case.function, "--points", str(given)]
        times.append(least([*command, "--ignore-unknown", "--steps", rival_corpus.STEPS], 2)[0])
        if number > 1 and (times[-1] - times[0]) / number > 1e-4:
            return None
    return (times[-1] - times[0]) / (LINES - 1)


def measure(case, symprof, rounds, folder):
    """Both on a case; the file is made canonical first, for both the same."""
    subprocess.run(["opt-19", "-passes=loop-simplify,polly-prepare", "-S", "-o", case.path, case.path], check=True)
    measured = Measured(case)
    told, functions = rival_corpus.profile(symprof, case.path), opt_text.functions(case.path)
    scops = opt_text.scops(case.path)
    count_loops(measured, functions, told, scops)
    measured.refusals = opt_text.refusals(case.path) if measured.own_modelled < measured.own else []
    start = time.process_time()
    counts = [counted(s) for s in scops]
    measured.barvinok = time.process_time() - start
    measured.polly, _ = least([*opt_text.PRINT_SCOPS, str(case.path)], rounds)
    measured.symprof, _ = least([symprof, "profile", str(case.path)], rounds)
    measured.statements = sum(len(s.domains) for s in scops)
    asked = case.points and any(s.function == case.function for s in scops)
    answers = rival_corpus.counts(symprof, case.path, case.function, case.points, folder) if asked else []
    found = []
    again = rival_corpus.called_again(case)
    for scop, by_statement in zip(scops, counts):
        why = None if by_statement else "of no set that isl reads"
        why = why or ("of a helper" if scop.function != case.function else "of a recursive function" if again else None)
        why = why or ("without an answer" if len(answers) != len(case.points) else None)
        if why:
            measured.apart[why] += len(scop.domains)
            continue
        formulas = (told or {}).get(scop.function, {})
        found += compare(measured, scop, by_statement, functions[scop.function], answers, formulas)
    if found and all(b["status"] == "closed-form" for b in told[case.function].values()):
        measured.evaluation, measured.line = evaluation(found), line(case, symprof, folder)
    return measured


def measured_in_time(case, symprof, rounds, folder, limit):
    """`measure` in a process of its own; None if it takes too long or fails: barvinok may take forever."""
    ours, theirs = multiprocessing.Pipe(duplex=False)

    def work():
        os.setsid()
        theirs.send(measure(case, symprof, rounds, folder))

    process = multiprocessing.get_context("fork").Process(target=work)
    process.start()
    theirs.close()
    try:
        return ours.recv() if ours.poll(limit) else None
    except EOFError:
        return None
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.join()


def compare_all(cases, symprof, rounds, folder, limit=60):
    found = []
    for case in cases:
        measured = measured_in_time(case, symprof, rounds, folder, limit)
        wrong = measured.disagreements if measured else ["left out: no answer, or not in time"]
        print(f"Polly: {case.corpus} {case.name} {case.level}", *wrong, file=sys.stderr)
        if measured:
            found.append(measured)
    return found


def missing(measured):
    """The loops that Polly models and symprof has no closed form for."""
    return [f"{m.case.corpus}/{m.case.name} {loop}" for m in measured for loop in m.modelled_only]

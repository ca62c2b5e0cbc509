"""Loops for which ScalarEvolution has an exact trip count, against those that symprof counts in closed form."""

import re
import statistics
import sys
from collections import Counter
from dataclasses import dataclass, field

import opt_text
import rival_corpus
import scev_value
from whole_process import least

PRINT = ["opt-19", "-passes=print<scalar-evolution>", "-disable-output"]


@dataclass
class Row:
    """A loop of a case as both see it."""

    case: rival_corpus.Case
    loop: opt_text.Loop
    in_arguments: bool
    status: str  # of the header and the latches, the weakest
    before: str | None  # the block that only leads into the loop, if there is one
    arguments: dict
    entry: str  # of the blocks that only lead into the loop; `at a branch` if one leads elsewhere too


def status(blocks, names):
    """The weakest status of blocks; of a file or a block that symprof has not, `unsupported`."""
    order = ["closed-form", "summation", "simulation", "data-dependent", "unsupported"]
    found = [blocks[n]["status"] if n in blocks else "unsupported" for n in names]
    return max(found, key=order.index, default="closed-form")


def of_arguments(expression, function):
    """Whether an expression has arguments and variables of outer loops only, no other values of the program."""
    plain = re.sub(r"<[^<>]*>", "", expression)
    names = re.findall(rf"[%@]({opt_text.NAME})", plain)
    return all(opt_text.bare(n) in function.arguments for n in names) and "@" not in plain


def rows(case, symprof):
    told = rival_corpus.profile(symprof, case.path) or {}
    functions = opt_text.functions(case.path)
    for loop in opt_text.loops(case.path):
        function, blocks = functions[loop.function], told.get(loop.function, {})
        outside = [b for b in function.before[loop.header] if b not in loop.blocks]
        branches = any(len(function.after(b)) > 1 for b in outside)
        before = outside[0] if len(outside) == 1 and not branches else None
        yield Row(
            case,
            loop,
            loop.exact is not None and of_arguments(loop.exact, function),
            status(blocks, [loop.header, *loop.latches]),
            before,
            function.arguments,
            "at a branch" if branches else status(blocks, outside),
        )


@dataclass
class Agreement:
    """Counts of headers against the counts of entries times the trips that ScalarEvolution tells."""

    loops: int = 0
    points: int = 0
    disagreements: list = field(default_factory=list)

    def check(self, case, here, symprof, folder):
        """Loops of the function under test with an exact count that has a value at the points."""
        here = [r for r in here if r.in_arguments and r.before and r.loop.function == case.function]
        if not here or not case.points or rival_corpus.called_again(case):
            return
        answers = rival_corpus.counts(symprof, case.path, case.function, case.points, folder)
        for r in here:
            seen = 0
            for point, answer in zip(case.points, answers):
                taken = scev_value.value(r.loop.exact, r.arguments, point)
                ours, entered = (answer.get(b) for b in (r.loop.header, r.before)) if answer else (None, None)
                if None in (taken, ours, entered):
                    continue
                seen += 1
                if int(entered) * (taken + 1) != int(ours):
                    place = f"{case.name} {case.level} %{r.loop.header}"
                    self.disagreements.append(f"{place} {point}: {entered}*({taken}+1), {ours}")
            self.points += seen
            self.loops += seen > 0

    def where(self):
        names = list(dict.fromkeys(d.split()[0] for d in self.disagreements))
        return f", in {', '.join(f'`{n}`' for n in names)}" if names else ""


def compare(cases, symprof, rounds, folder):
    """The rows of all loops, for each case the seconds of `opt` and of symprof, and how far they agree."""
    found, times, agreement = [], {}, Agreement()
    for case in cases:
        here, wrong = list(rows(case, symprof)), len(agreement.disagreements)
        found += here
        agreement.check(case, here, symprof, folder)
        theirs, also = least([*PRINT, str(case.path)], rounds)
        ours, good = least([symprof, "profile", str(case.path)], rounds)
        if good and also:
            times[case.corpus, case.level, case.name] = (theirs, ours)
        told = agreement.disagreements[wrong:]
        print(f"ScalarEvolution: {case.corpus} {case.name} {case.level}", *told, file=sys.stderr)
    return found, times, agreement


def table(found, times):
    """A line a corpus and level, and one of all."""
    lines = [
        "| kernels | loops | exact | of these in arguments | closed | both | only exact "
        "| of these in arguments, entries closed | only closed | symprof / opt |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    groups = list(dict.fromkeys((r.case.corpus, r.case.level) for r in found))
    for group in [*groups, None]:
        here = [r for r in found if group in ((r.case.corpus, r.case.level), None)]
        exact = [r for r in here if r.loop.exact is not None]
        closed = [r for r in here if r.status == "closed-form"]
        both = [r for r in exact if r.status == "closed-form"]
        lost = [r for r in exact if r.status != "closed-form"]
        ours = [r for r in lost if r.in_arguments and r.entry == "closed-form"]
        quotients = [o / t for k, (t, o) in times.items() if group in (k[:2], None)]
        numbers = [len(here), len(exact), sum(r.in_arguments for r in exact), len(closed), len(both)]
        middle = f"{statistics.median(quotients):.2f}" if quotients else "–"
        numbers += [len(lost), len(ours), len(closed) - len(both), middle]
        lines.append(f"| {' '.join(group) if group else 'all'} | {' | '.join(map(str, numbers))} |")
    return lines


def lost(found):
    """The loops with an exact count and no closed form: file, function, loop, status, status of its entries, count."""
    order = lambda r: (not r.in_arguments, r.entry != "closed-form", r.status, r.case.name, r.case.level)
    for r in sorted((r for r in found if r.loop.exact is not None and r.status != "closed-form"), key=order):
        kind = "arguments" if r.in_arguments else "other values"
        yield (
            f"{r.case.corpus}/{r.case.name} {r.case.level} @{r.loop.function} %{r.loop.header}: {r.status}, "
            f"entries {r.entry}, of {kind}: {r.loop.exact}"
        )


def reasons(found):
    """How many loops have an exact count and no closed form, by status and status of their entries."""
    kinds = Counter((r.status, r.entry) for r in found if r.loop.exact is not None and r.status != "closed-form")
    return [f"{n} {s} (entries {e})" for (s, e), n in kinds.most_common()]

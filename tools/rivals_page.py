"""The section "Against rivals" of docs/evaluation.md, from what tools/rivals.py has measured."""

import re
import statistics
import textwrap
from collections import Counter

import rival_scev

# Kernels of tests/c that the table shows: dense and triangular nests, tilings, steps, stencils, and what is not affine.
SHOWN = """triangle gemm syrk trmm cholesky lu tetrahedron simplex4 jacobi2d seidel2d skewed_time wavefront
parallelogram conv2d_nchw doitgen gemm_tiled32 transpose_tiled edge_mix_tiles red_black every_kth two_ends
attention_causal near_diagonal gemm_tiled step_symbolic product_cond slice_strided mod_bound_param doubling harmonic
wrap_u8_step""".split()

# Polly's reasons in few words.
REASONS = {
    "Failed to derive an affine function from the loop bounds": "a bound that is not affine",
    "This function call cannot be handled. Try to inline it": "a call",
    "The base address of this array is not invariant inside the loop": "an address that varies",
    "Loop cannot be handled because it has multiple exits": "several exits",
    "Irreducible region encountered in control flow": "irreducible flow",
    "A subscript is not affine": "a subscript that is not affine",
    "Unspecified error": "no reason told",
}


def lines_of(text, bullet=""):
    """A paragraph, or a point of a list, in lines."""
    return textwrap.fill(
        " ".join(text.split()), 118, initial_indent=bullet, subsequent_indent=" " * len(bullet),
        break_long_words=False, break_on_hyphens=False,
    )


def middle(values):
    values = list(values)
    return f"{statistics.median(values):.2g}" if values else "–"


HEAD = (
    lines_of(
        """Made by `tools/rivals.py --page`, or with the rest of the page by `tools/evaluation.py --rivals --page`,
        run by a `python` that has `islpy-barvinok`. Times are those of the processors, all threads, of one run on one
        machine, so that the quotients count."""
    )
    + "\n"
)


def scalar_evolution(found, times, agreement):
    """ScalarEvolution's part."""
    alone = [r for r in found if r.loop.exact is not None and r.status != "closed-form"]
    reach = Counter(r.entry for r in alone if r.in_arguments)
    meaning = """`opt-19 -passes='print<scalar-evolution>'` tells a trip count per entry of a loop, in whatever values
        the function has there; symprof sums over the whole nest, in what the function is called with. So "exact" (a
        backedge-taken count that is neither unpredictable, nor only a maximum, nor under predicates) is the weaker
        claim, "closed" (header and latches have the status `closed-form`) the stronger one. "In arguments": in the
        exact count only arguments and variables of outer loops occur; the others have values in them that are loaded
        or computed. "Entries closed": what leads into the loop, and nowhere else, has a closed form as well, so that
        the loop's own sum is what is missing. Time is `symprof profile` over `opt`, whole processes, the median of
        files."""
    agreeing = f"""The count of a loop's header against that of its entries times the exact trips, for {agreement.loops}
        loops whose exact count has a value at points of the function under test, {agreement.points} loops and points:
        {len(agreement.disagreements)} disagreements{agreement.where()}. (Trips are counted as if every call in a loop
        returned; symprof counts what a call that ends the program leaves.)"""
    missing = f"""Loops with an exact count and no closed form, by symprof's status:
        {"; ".join(rival_scev.reasons(found)) or "none"}. Of the {reach.total()} in arguments, {reach["closed-form"]}
        have closed entries; {reach["at a branch"]} are entered at a branch."""
    parts = [lines_of(meaning), "\n".join(rival_scev.table(found, times)), lines_of(agreeing), lines_of(missing)]
    return "### ScalarEvolution\n\n" + "\n\n".join(parts) + "\n"


def quotients(measured, numerator, denominator):
    pairs = [(numerator(m), denominator(m)) for m in measured]
    return [a / b for a, b in pairs if a and b]


def analysis(m):
    return m.polly + m.barvinok


def reasons(m):
    told = [re.sub(r'^The array subscript of ".*"', "A subscript", r.rstrip(".")) for r in m.refusals]
    return list(dict.fromkeys(REASONS.get(r, r) for r in told))


def in_words(m):
    """Why Polly does not model all loops of the function under test."""
    return "; ".join(reasons(m)) if m.own_modelled < m.own else ""


def cells(m):
    """A line of the table of kernels."""
    point = f"{m.evaluation / m.line:.1f}" if m.line else "–"
    text = f"{sum(a for a, _ in m.lengths)} / {sum(b for _, b in m.lengths)}" if m.lengths else "–"
    compared = f"{m.compared}, {m.points} | {len(m.disagreements)}" if m.compared else "– | –"
    first = f"| {m.case.name} | {m.own_modelled} of {m.own} | {m.own_closed} | {compared} "
    return f"{first}| {analysis(m) / m.symprof:.1f} | {point} | {text} | {in_words(m)} |"


def kernels(measured):
    shown = {m.case.name: m for m in measured if m.case.corpus == "c"}
    head = [
        "| kernel | loops modelled | closed | statements, points | disagree | analysis | a point | characters "
        "| not modelled because of |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---|",
    ]
    return "\n".join(head + [cells(shown[name]) for name in SHOWN if name in shown])


def coverage(measured):
    """A line a corpus: loops that Polly models, that symprof has closed forms for, both, one alone."""
    lines = [
        "| kernels | files | loops | modelled | closed | both | only modelled | only closed |",
        "|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for corpus in [*dict.fromkeys(m.case.corpus for m in measured), None]:
        here = [m for m in measured if corpus in (m.case.corpus, None)]
        sums = (sum(getattr(m, key) for m in here) for key in ("loops", "modelled", "closed", "both"))
        loops, modelled, closed, both = sums
        numbers = [len(here), loops, modelled, closed, both, modelled - both, closed - both]
        lines.append(f"| {corpus or 'all'} | {' | '.join(map(str, numbers))} |")
    return "\n".join(lines)


def outside(measured):
    """How many kernels have loops that Polly does not model, and why."""
    with_loops = [m for m in measured if m.own]
    lacking = [m for m in with_loops if m.own_modelled < m.own]
    why = Counter(reason for m in lacking for reason in reasons(m))
    return f"""Outside of the polyhedral class, by the rule that Polly does not model all loops of the function under
        test, though it is let take regions without profit, accesses that are not affine, pointers that may alias, and
        calls: {len(lacking)} of {len(with_loops)} kernels with loops; in {sum(m.own_modelled == 0 for m in lacking)} it
        models none. In {sum(m.own_closed == m.own for m in lacking)} of these {len(lacking)} symprof has closed forms
        for all loops. Polly's reasons, with the number of kernels, some with several:
        {"; ".join(f"{reason} ({n})" for reason, n in why.most_common())}."""


def polly(measured):
    """Polly's and barvinok's part."""
    compared = [m for m in measured if m.compared]
    lengths = [pair for m in measured for pair in m.lengths]
    apart = sum((m.apart for m in measured), Counter())
    everywhere = quotients(measured, analysis, lambda m: m.symprof)
    modelled = quotients([m for m in measured if m.statements], analysis, lambda m: m.symprof)
    evaluated = quotients(compared, lambda m: m.evaluation, lambda m: m.line)
    counting = quotients(compared, lambda m: m.barvinok, lambda m: m.symprof)
    meaning = """Polly (`opt-19 -passes='print<polly-function-scops>'`) tells the domain of each statement that reads or
        writes memory as a set of isl; barvinok, by the Python package `islpy-barvinok`, counts its points: `card()`,
        then `coalesce()`. Kernels of C are at the first level, and loops are simplified and regions prepared, the same
        file for both. Polly counts inside of a region; times symprof's count of what enters it, that is compared with
        symprof's count of the block, at the kernel's own points and at twelve small ones drawn at random, where
        Polly's contexts hold and symprof has an answer. "Modelled" is a loop inside of any region of Polly, also where
        the region's parameters vary with a loop around it or are loaded, so that a count of the whole function does
        not follow; `--list` prints those of them that have no closed form."""
    points = [
        f"""{sum(m.compared for m in measured)} statements in {len(compared)} kernels, {sum(m.points for m in measured)}
        statements and points: {sum(len(m.disagreements) for m in measured)} disagreements""",
        f"""of {sum(m.statements for m in measured)} statements, not compared:
        {", ".join(f"{n} {r}" for r, n in apart.most_common()) or "none"}""",
        f"""time of analysis, Polly and barvinok over symprof, a file: {middle(everywhere)} at the median,
        {middle(modelled)} where Polly models something, {min(everywhere):.2g} to {max(everywhere):.2g} in all; barvinok
        alone, without a process of its own: {middle(counting)}""",
        f"""time of a point, isl's evaluation of the compared statements (calls from Python among it) over a line of
        `symprof eval --points` (all blocks, CSV among it): {middle(evaluated)} at the median of {len(evaluated)}
        kernels; {len(compared) - len(evaluated)} more have counts that are no closed forms, or points outside of their
        domain, which are executed""",
        f"""characters of a count, isl's (without the list of parameters) over symprof's (without what `where` names):
        {middle(a / b for a, b in lengths)} at the median of {len(lengths)}, {sum(a for a, _ in lengths)} to
        {sum(b for _, b in lengths)} in all""",
    ]
    table = """In the table "analysis" is the time of Polly and barvinok over symprof's, "a point" isl's time over that
        of a line, "characters" isl's and symprof's for the compared blocks."""
    listed = "\n".join(lines_of(p, "- ") for p in points)
    parts = [lines_of(meaning), listed, coverage(measured), lines_of(outside(measured)), lines_of(table)]
    return "### Polly and barvinok\n\n" + "\n\n".join([*parts, kernels(measured)]) + "\n"

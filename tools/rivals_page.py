"""The section "Against rivals" of docs/evaluation.md, from what tools/rivals.py has measured."""

import statistics
from collections import Counter

import rival_polly
import rival_scev

# Kernels of tests/c that the table shows: dense and triangular nests, tilings, steps, stencils, and what is not affine.
SHOWN = """triangle gemm syrk trmm cholesky lu tetrahedron simplex4 jacobi2d seidel2d skewed_time wavefront parallelogram
conv2d_nchw doitgen gemm_tiled32 transpose_tiled edge_mix_tiles red_black every_kth two_ends attention_causal
near_diagonal gemm_tiled step_symbolic product_cond slice_strided mod_bound_param doubling harmonic wrap_u8_step""".split()


def middle(values):
    values = list(values)
    return f"{statistics.median(values):.2g}" if values else "–"


HEAD = """Made by `tools/rivals.py --page`, or with the rest of the page by `tools/evaluation.py --rivals --page`, run by a `python`
that has `islpy-barvinok`. Times are those of the processors, all threads, of one run on one machine, so that the
quotients count.
"""


def scalar_evolution(found, times, agreement):
    """ScalarEvolution's part."""
    lines = "\n".join(rival_scev.table(found, times))
    alone = [r for r in found if r.loop.exact is not None and r.status != "closed-form"]
    reach = Counter(r.entry for r in alone if r.in_arguments)
    return f"""### ScalarEvolution

`opt-19 -passes='print<scalar-evolution>'` tells a trip count per entry of a loop, in whatever values the function has
there; symprof sums over the whole nest, in what the function is called with. So "exact" (a backedge-taken count that
is neither unpredictable, nor only a maximum, nor under predicates) is the weaker claim, "closed" (header and latches have status
`closed-form`) the stronger one. "In arguments": only arguments and variables of outer loops occur in the exact count;
the others have loaded or computed values in them. "Entries closed": what leads into the loop, and nowhere else, has a closed form as
well, so that the loop's own sum is what is missing. Time is `symprof profile` over `opt`, whole processes, the median of files.

{lines}

Entries times exact trips against symprof's count of the header, for {agreement.loops} loops whose exact count has a value at points of
the function under test, {agreement.points} loops and points: {len(agreement.disagreements)} disagreements. Loops with an exact count and no closed form, by symprof's status: {"; ".join(rival_scev.reasons(found)) or "none"}. Of
the {sum(reach.values())} in arguments, {reach["closed-form"]} have closed entries; {reach["at a branch"]} are entered at a branch.
"""


def quotient(measured, numerator, denominator):
    pairs = [(numerator(m), denominator(m)) for m in measured]
    return [a / b for a, b in pairs if a and b]


def cells(m):
    """A line of the table of kernels."""
    loops = f"{m.own_modelled} of {m.own}"
    refused = "; ".join(r.rstrip(".") for r in m.refusals) if m.own_modelled < m.own else ""
    analysis = f"{(m.polly + m.barvinok) / m.symprof:.1f}"
    if not m.compared:
        return f"| {m.case.name} | {loops} | – | – | {analysis} | – | – | {refused} |"
    point = f"{m.evaluation / m.line:.1f}" if m.line else "–"
    text = f"{sum(a for a, _ in m.lengths)} / {sum(b for _, b in m.lengths)}" if m.lengths else "–"
    return (
        f"| {m.case.name} | {loops} | {m.compared}, {m.points} | {len(m.disagreements)} | {analysis} "
        f"| {point} | {text} | {refused} |"
    )


def outside(measured):
    """How many kernels have loops that Polly does not model, and why."""
    with_loops = [m for m in measured if m.own]
    lacking = [m for m in with_loops if m.own_modelled < m.own]
    why = Counter(reason.rstrip(".") for m in lacking for reason in m.refusals)
    affine = "Failed to derive an affine function from the loop bounds"
    closed = sum(m.own_closed == m.own for m in lacking)
    return f"""Outside of the polyhedral class, by the rule that Polly models not all loops of the function under test though it is let
take unprofitable regions, accesses that are not affine, pointers that may alias and calls that only read: {len(lacking)} of {len(with_loops)} kernels with
loops, {sum(m.own_modelled == 0 for m in lacking)} of them with no modelled loop at all; {why[affine]} because of loop bounds that are not affine. In
{closed} of the {len(lacking)} symprof has closed forms for all loops. Polly's reasons, kernels with each: {"; ".join(f"{r} ({n})" for r, n in why.most_common())}."""


def polly(measured):
    """Polly's and barvinok's part."""
    total = lambda key: sum(key(m) for m in measured)
    compared = [m for m in measured if m.compared]
    lengths = [pair for m in measured for pair in m.lengths]
    apart = sum((m.apart for m in measured), Counter())
    by_corpus = []
    for corpus in dict.fromkeys(m.case.corpus for m in measured):
        here = [m for m in measured if m.case.corpus == corpus]
        each = [len(here), *(sum(f(m) for m in here) for f in (lambda m: m.loops, lambda m: m.modelled, lambda m: m.closed, lambda m: m.both))]
        by_corpus.append(f"| {corpus} | {' | '.join(map(str, each))} | {each[2] - each[4]} |")
    shown = {m.case.name: m for m in measured if m.case.corpus == "c"}
    alone = rival_polly.missing(measured)
    missing = f"- modelled, and no closed form: {', '.join(f'`{loop}`' for loop in alone)}\n" if alone else ""
    analysis = quotient(measured, lambda m: m.polly + m.barvinok, lambda m: m.symprof)
    modelled = quotient([m for m in measured if m.statements], lambda m: m.polly + m.barvinok, lambda m: m.symprof)
    return f"""### Polly and barvinok

Polly (`opt-19 -passes='print<polly-function-scops>'`) tells the domain of each statement, a set of isl; barvinok, by the
Python package `islpy-barvinok`, counts it: `Set.card()`, then `coalesce()`. Kernels of C are at the first level, loops
simplified and regions prepared for both alike. Polly counts inside a region; times the count of what enters it
(symprof's), that is compared with symprof's count of the block, at the points of the kernel and twelve small ones drawn at random, where
Polly's contexts hold and both have a number.

- {total(lambda m: m.compared)} statements in {len(compared)} kernels at {total(lambda m: m.points)} points and statements: {total(lambda m: len(m.disagreements))} disagreements
- not compared: {", ".join(f"{n} {r}" for r, n in apart.most_common())}
- time of analysis, Polly and barvinok over symprof, whole processes for each file: {middle(analysis)} at the median, {middle(modelled)} where Polly models something, {max(analysis):.2g} at most, {min(analysis):.2g} at least; barvinok alone {middle(quotient(compared, lambda m: m.barvinok, lambda m: m.symprof))}
- time of one point, isl's evaluation of the compared statements over a line of `symprof eval --points` with all blocks: {middle(quotient(compared, lambda m: m.evaluation, lambda m: m.line))} at the median; the calls from Python are in the former, CSV is in the latter; {sum(bool(m.line) for m in compared)} kernels, without {sum(not m.line for m in compared)} that have counts by other means than closed forms, or points outside of their domain, which symprof executes
- characters of a count as printed, isl's over symprof's, blocks with closed forms: {middle(a / b for a, b in lengths)} at the median, {sum(a for a, _ in lengths)} to {sum(b for _, b in lengths)} in all (isl's without the list of parameters; symprof's without what `where` names)
{missing}
| loops of | kernels | loops | modelled by Polly | closed | both | only modelled |
|---|---:|---:|---:|---:|---:|---:|
{chr(10).join(by_corpus)}

{outside(measured)}

| kernel | loops modelled | statements, points | disagree | analysis: Polly + barvinok / symprof | a point: isl / line | characters: isl / symprof | not modelled because |
|---|---:|---:|---:|---:|---:|---:|---|
{chr(10).join(cells(shown[name]) for name in SHOWN if name in shown)}
"""

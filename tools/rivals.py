#!/usr/bin/env python3
"""Compares symprof with ScalarEvolution and with Polly and barvinok, over the corpora of C and TVM.

    tools/rivals.py [--symprof PATH] [--rounds N] [--levels L…] [--only scev|polly] [--list] [--page] [FOLDER…]

A folder has `.c` kernels with points at their head, as tests/c, or `.ll` with `.json` beside it, as tests/corpus/tvm;
without one these are taken, and tests/real. C is compiled at each level for ScalarEvolution, at the first for Polly.
Barvinok comes with `pip install islpy-barvinok` (GPL) in an environment of its own, whose `python` runs this script;
without it that part says so. `--list` prints each loop that has no closed form though ScalarEvolution has an exact
count or Polly models it. `--page` puts the section "Against rivals" into docs/evaluation.md, which
`tools/evaluation.py --rivals --page` does as well."""

import argparse
import tempfile
from pathlib import Path

import rival_corpus
import rival_polly
import rival_scev
import rivals_page

PAGE = rival_corpus.ROOT / "docs/evaluation.md"
LEVELS = ["O1", "O2", "O3"]
TITLE = "\n## Against rivals\n"


def kept():
    """The section as the page has it."""
    text = PAGE.read_text() if PAGE.exists() else ""
    return text[text.index(TITLE) :] if TITLE in text else ""


def put(section):
    """Puts the section in place of the one at the end of the page."""
    text = PAGE.read_text()
    PAGE.write_text(text.split(TITLE)[0] + section)


def measure(symprof, rounds=3, levels=None, only=None, corpora=None, listing=False):
    """The section, measured anew."""
    corpora, levels = corpora or rival_corpus.CORPORA, levels or LEVELS
    parts = [TITLE, rivals_page.HEAD]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if only != "polly":
            cases = rival_corpus.cases(corpora, levels, folder)
            found, times, agreement = rival_scev.compare(cases, symprof, rounds, folder)
            parts.append(rivals_page.scalar_evolution(found, times, agreement))
            if listing:
                print("\n".join(rival_scev.lost(found)))
        if only != "scev" and rival_polly.isl:
            cases = rival_corpus.cases(corpora, levels[:1], folder)
            measured = rival_polly.compare_all(cases, symprof, rounds, folder)
            parts.append(rivals_page.polly(measured))
            if listing:
                print("\n".join(rival_polly.missing(measured)))
        elif only != "scev":
            parts.append(f"### Polly and barvinok\n\nNot measured: {rival_polly.GET}.\n")
    return "\n".join(parts)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--symprof", default=str(rival_corpus.ROOT / "target/release/symprof"))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--levels", nargs="*", default=LEVELS)
    parser.add_argument("--only", choices=["scev", "polly"])
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--page", action="store_true")
    parser.add_argument("folders", nargs="*", type=Path)
    options = parser.parse_args()
    if options.page and options.only:
        parser.error("the page has both parts")
    section = measure(
        options.symprof, options.rounds, options.levels, options.only, options.folders, options.list
    )
    print(section)
    if options.page:
        put(section)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Breaks each named rule of the solver in turn, and shows whether that is noticed.

    tools/break_rules.py                     all rules, one row each
    tools/break_rules.py --rule halvings     one rule, with the tests that fail

A copy of the repository (`--scratch`, default `target/break-rules`) is changed mechanically: the function
of each rule of the tables is wrapped, so that its answer is wrong where the environment variable
SYMPROF_BROKEN has the rule's name. A value is one more, a condition is negated, a proof of `e >= 0` is one
of `e + 1 >= 0` (in kernels of `e + 1000 >= 0`, for sample points refute most of what is wrong before a
rule looks at it), a sum is split at another place. The copy is built once; nothing of this is in the
repository's own code.

For each rule the row says
  example   whether a test that executes the rule's own example fails (the other rules' are left out)
  used      how many kernels have a block for whose count `symprof explain` names the rule: those of
            tests/c, compiled by clang-19 at several levels, of tests/corpus/tvm, and the programs in
            core/tests/rules
  explain   one of them with its block, named with the rule broken
  counts    what else is seen in that function: a count at one of the kernel's points that is WRONG, one
            that the law of FLOW rejects, a status or FORMULA that the golden files would show; `no` if none
            of the kernels that were tried (`--tries`) shows anything. After `else`: what is seen of a proof
            where sample points, the second line of defence, are switched off too

The exit code is 1 if a rule's example does not notice.
"""

import argparse
import concurrent.futures
import json
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DRIVER = ROOT / "tools/break_rules/driver.rs"
COPIED = ["Cargo.toml", "Cargo.lock", "rustfmt.toml", "schema", "src", "core", "frontend-llvm", "frontend-mlir",
          "native"]
BUILD = ["--config", "profile.dev.debug=0", "--config", "profile.dev.opt-level=0",
         "--config", "profile.dev.package.symprof-core.opt-level=0"]

# Levels at which C kernels are compiled.
LEVELS = ["O1", "O2", "O0", "O3", "Os"]

# What is added to `core/src/rules/mod.rs`.
SWITCH = """
/// Which rule is broken: by the environment, once and for all.
pub(crate) mod broken {
    use std::sync::OnceLock;

    fn name() -> Option<&'static str> {
        static NAME: OnceLock<Option<String>> = OnceLock::new();
        NAME.get_or_init(|| std::env::var("SYMPROF_BROKEN").ok()).as_deref()
    }

    pub(crate) fn is(rule: &str) -> bool {
        name() == Some(rule)
    }

    /// By how much a broken proof is too generous.
    pub(crate) fn margin() -> crate::expr::Num {
        static MARGIN: OnceLock<i64> = OnceLock::new();
        let read = || std::env::var("SYMPROF_MARGIN").ok()?.parse().ok();
        crate::expr::Num::int(*MARGIN.get_or_init(|| read().unwrap_or(1)))
    }

    /// Does no sample point refute what is to be proved?
    pub(crate) fn blind() -> bool {
        static BLIND: OnceLock<bool> = OnceLock::new();
        *BLIND.get_or_init(|| std::env::var_os("SYMPROF_BLIND").is_some())
    }

    /// Does a test of all examples look at that one?
    #[cfg(test)]
    pub(crate) fn looks_at(rule: &str) -> bool {
        name().is_none_or(|name| name == rule)
    }
}
"""

# What is added to `core/src/sum/split_selection.rs`.
SPLITS = """
/// The split at another place.
fn broken(e: &mut Engine<'_>, obstacle: Expr, split: Split) -> Split {
    let mut more = |x: Expr| e.s.add_num(x, Num::ONE);
    match split {
        Split::Compare(a) => Split::Compare(AffineAtom { b: more(a.b), ..a }),
        Split::Equal(a) => Split::Equal(AffineAtom { b: more(a.b), ..a }),
        Split::Quotient(q) => Split::Quotient(QuotientBound { rest: more(q.rest), ..q }),
        Split::Blocks(b) => Split::Blocks(Blocks { b: more(b.b), ..b }),
        Split::Same { atom, by } => Split::Same { atom, by: e.s.not(by) },
        // as if it always held
        Split::Free(atom) => Split::Same { atom, by: e.s.truth(true) },
        // as if `a` were no operand
        Split::Extremum { node, a, .. } => Split::Extremum { node, a, b: a, apart: None },
        Split::Residues { modulus, .. } => {
            let (b, m) = (e.s.one(), e.s.num(modulus));
            Split::Blocks(Blocks { node: obstacle, a: Num::ONE, b, m })
        }
    }
}
"""

# The function of a rule as a broken one, by the table's type: F is the function, IS whether it is broken.
ONE = "crate::expr::Num::ONE"
CLOSED = "|e, facts, sum| { let a = F(e, facts, sum); if IS { a.map(|c| c.map(|x| e.s.add_num(x, ONE))) } else { a } }"
WRAPPED = {
    "recurrence/Find": "|cx, r| { let mut a = F(cx, r)?; if IS { a.value = cx.add_num(a.value, ONE); } Some(a) }",
    "trip/Find": "|cx, r| { let mut a = F(cx, r)?; if IS { a.btc = cx.add_num(a.btc, ONE); } Some(a) }",
    "count/Free": "|cx, r| { let mut a = F(cx, r)?; if IS { a.body = cx.add_num(a.body, ONE); } Some(a) }",
    "sum/Close": CLOSED,
    "sum/CloseBlocks": CLOSED,
    "sum/Select": "|e, x| { let a = F(e, x)?; Some(if IS { broken(e, x, a) } else { a }) }",
    "first_index/Find": "|s, facts, r| { let mut a = F(s, facts, r); if let (true, Some(Ok(f))) = (IS, &mut a) "
                        "{ f.index = s.add_num(f.index, ONE); } a }",
    "first_index/Rewrite": "|s, facts, c| { let a = F(s, facts, c)?; Some(if IS { s.not(a) } else { a }) }",
    "prove/Expression": "|facts, s, e| { let e = if IS { s.add_num(e, MARGIN) } else { e }; F(facts, s, e) }",
    "prove/Form": "|facts, s, form| { let mut more = form.form.clone(); if IS { more.constant = more.constant + MARGIN; } "
                  "F(facts, s, &super::Form { form: &more, ..*form }) }",
    "prove/Term": "|facts, s, goal, fuel| { let mut more = goal.form.clone(); if IS { more.constant = more.constant + MARGIN; } "
                  "F(facts, s, &super::Goal { form: &more, ..*goal }, fuel) }",
    "prove/Factor": "|facts, s, of, out| { let old = out.len(); F(facts, s, of, out); if IS { for f in &mut out[old..] "
                    "{ f.constant = f.constant.clone() - MARGIN; } } }",
    "prove/Rewrite": "|s, e| { let x = F(s, e); if IS && x != e { s.add_num(x, MARGIN) } else { x } }",
    "prove/Each": "|s, e| { let mut all = F(s, e)?; if IS { for x in &mut all { *x = s.add_num(*x, MARGIN); } } Some(all) }",
}
# The stages of tables whose rules do not write them out.
STAGES = {"sum/Close": "sum", "sum/Select": "split", "sum/CloseBlocks": "blocks",
          "first_index/Find": "first index", "first_index/Rewrite": "condition"}
TABLES = {"core/src/solve/recurrence": "recurrence", "core/src/solve/trip": "trip", "core/src/solve/count": "count",
          "core/src/sum/first_index": "first_index", "core/src/sum": "sum", "core/src/facts/prove": "prove"}

RULE = re.compile(r'name: "(?P<name>[^"]+)",\s*(?:stage: "(?P<stage>[^"]+)",)?(?P<said>.*?)\bapply: (?P<apply>[^\n]+?),\n', re.S)
LOOP = re.compile(r"for rule in (\w+(?:\(\))?) \{\n")


def family(path):
    """The kind of table that a source file has rules of."""
    for folder, name in TABLES.items():
        if path.is_relative_to(folder):
            return name
    raise SystemExit(f"{path}: rules of an unknown table")


def wrapped(path, text, rules):
    """A source file with the function of each rule wrapped."""
    def wrap(m):
        name, function, variant = m["name"], m["apply"], None
        if nested := re.fullmatch(r"Prove::(\w+)\((.+)\)", function):
            variant, function = nested.groups()
        kind = variant or re.findall(r"Rule<(\w+)>", text[:m.start()])[-1]
        body = WRAPPED[f"{family(path)}/{kind}"].replace("ONE", ONE).replace("MARGIN", "crate::rules::broken::margin()")
        body = re.sub(r"\bF\b", function, body).replace("IS", f'crate::rules::broken::is("{name}")')
        body = f"Prove::{variant}({body})" if variant else body
        rules.append((name, m["stage"] or STAGES[f"{family(path)}/{kind}"], str(path)))
        return m[0].replace(f"apply: {m['apply']},\n", f"apply: {body},\n")
    return RULE.sub(wrap, text)


def own_example_only(path, text, tests):
    """A file of tests in which those that go through a table look at one rule alone."""
    module = path.relative_to("core/src").with_suffix("")
    for test in re.finditer(r"#\[test\]\nfn (\w+)\(\) \{\n(.*?)\n\}\n", text, re.S):
        if LOOP.search(test[2]):
            tests.append("::".join([*module.parts, test[1]]))
    def narrowed(m):
        rule = "rule.name" if m[1].endswith("()") else "rule.info.name"
        return f"{m[0]}        if !crate::rules::broken::looks_at({rule}) {{ continue; }}\n"
    return LOOP.sub(narrowed, text)


def copy(scratch):
    """Copies the repository and puts the switch in; the rules, and the tests of their examples."""
    tree, rules, tests = scratch / "tree", [], []
    changed = {}
    for folder in TABLES:
        for file in sorted((ROOT / folder).rglob("*.rs")):
            path = file.relative_to(ROOT)
            text = changed.get(path) or file.read_text()
            if path in changed:
                continue
            if path.name == "tests.rs":
                changed[path] = own_example_only(path, text, tests)
            else:
                changed[path] = wrapped(path, text, rules)
    changed[Path("core/src/sum/split_selection.rs")] += SPLITS
    of_rules = Path("core/src/rules/mod.rs")
    changed[of_rules] = (ROOT / of_rules).read_text() + SWITCH
    points = Path("core/src/expr/sample_points.rs")
    refuting = re.compile(r"(    pub\(crate\) fn is_\w+_at\([^{]*-> bool \{\n)")
    blind = r"\1        if crate::rules::broken::blind() { return false; }\n"
    changed[points] = refuting.sub(blind, (ROOT / points).read_text())
    changed[Path("src/bin/driver.rs")] = DRIVER.read_text()
    # no targets whose sources are not copied
    sections = re.compile(r"\[\[(bench|example|test)\]\]\n(?:[^\[\n][^\n]*\n|\n)+")
    manifest = sections.sub("", (ROOT / "Cargo.toml").read_text())
    changed[Path("Cargo.toml")] = manifest + '\n[[bin]]\nname = "driver"\npath = "src/bin/driver.rs"\n'
    known = {str(p.relative_to(ROOT)) for part in COPIED for p in files(ROOT / part)}
    for path in sorted(known | {str(p) for p in changed}):
        data = changed[Path(path)].encode() if Path(path) in changed else (ROOT / path).read_bytes()
        target = tree / path
        # what is as it was is not built again
        if not target.exists() or target.read_bytes() != data:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(data)
    for stale in [p for part in COPIED for p in files(tree / part)]:
        path = str(stale.relative_to(tree))
        if path not in known and Path(path) not in changed:
            stale.unlink()
    return tree, rules, sorted(set(tests))


def files(path):
    return [path] if path.is_file() else [p for p in path.rglob("*") if p.is_file()]


def cargo(tree, scratch, *args):
    """Builds, and returns the executables by name."""
    command = ["cargo", *args, *BUILD, "--message-format=json-render-diagnostics", "--target-dir", str(scratch / "target")]
    run = subprocess.run(command, cwd=tree, stdout=subprocess.PIPE, text=True)
    if run.returncode:
        raise SystemExit("the copy does not build: where a table's rules have another type of answer, adapt WRAPPED")
    found = {}
    for line in run.stdout.splitlines():
        message = json.loads(line)
        if message.get("executable"):
            found[message["target"]["name"]] = message["executable"]
    return found


def run(command, seconds, broken="", margin=1, blind=False):
    """What a command prints with a rule broken: exit code and output."""
    env = {k: v for k, v in os.environ.items() if not k.startswith("SYMPROF_")}
    env |= {"SYMPROF_BROKEN": broken, "SYMPROF_MARGIN": str(margin)} if broken else {}
    env |= {"SYMPROF_BLIND": "1"} if blind else {}
    # unoptimised code takes more stack
    env.setdefault("RUST_MIN_STACK", str(1 << 28))
    try:
        done = subprocess.run(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                              errors="replace", timeout=seconds)
        return done.returncode, done.stdout
    except subprocess.TimeoutExpired:
        return None, ""


def example(binary, tests, rule=""):
    """The tests of examples that fail with the rule broken."""
    code, out = run([binary, "--exact", *tests], 600, rule)
    if code is None:
        return ["(no end)"]
    failed = re.findall(r"^test (\S+) \.\.\. FAILED$", out, re.M)
    return failed or ([f"(exit code {code})"] if code else [])


def points(source):
    """The points at the head of a C kernel, or of a program in the text form."""
    rows = re.findall(r"^(?://|;)@ (\w+):(.*)$", source.read_text(), re.M)
    columns = zip(*[[f"{n}={v}" for v in values.split()] for n, values in rows])
    return [",".join(c) for c in columns]


def kernels(scratch):
    """What the driver is asked for each kernel: file, function, points. C kernels are compiled."""
    found, compiled = {}, []
    for source in sorted((ROOT / "tests/c").glob("*.c")):
        for level in LEVELS:
            ir = scratch / "ir" / f"{source.stem}.{level}.ll"
            compiled.append((source, level, ir))
            found[ir.stem] = [str(ir), source.stem, *points(source)]
    for ir in sorted((ROOT / "tests/corpus/tvm").glob("*.ll")):
        said = json.loads(ir.with_suffix(".json").read_text())
        at = [",".join(f"{n}={v}" for n, v in run["args"].items()) for run in said["runs"]]
        found[f"tvm/{ir.stem}"] = [str(ir), said["function"], *at]
    for program in sorted((ROOT / "core/tests/rules").glob("*.txt")):
        found[f"rules/{program.stem}"] = [str(program), "main", *points(program)]
    (scratch / "ir").mkdir(exist_ok=True)
    for source, level, ir in compiled:
        if not ir.exists() or ir.stat().st_mtime < source.stat().st_mtime:
            flags = [f"-{level}", "-fno-discard-value-names", "-S", "-emit-llvm"]
            subprocess.run(["clang-19", *flags, "-o", ir, source], check=True, stderr=subprocess.DEVNULL)
    return found


def ask(driver, kernel, seconds, **broken):
    """What the driver says of a kernel."""
    code, out = run([driver, *kernel], seconds, **broken)
    if code is None:
        return None
    lines = [line for line in out.splitlines() if line.startswith('{"blocks"')]
    return json.loads(lines[-1]) if code == 0 and lines else {"failed": out.strip().splitlines()[-1:]}


def survey(driver, scratch, all_kernels, jobs, seconds):
    """The kernels as they are; those that take long are left out."""
    known = scratch / "survey.json"
    newest = max(Path(file).stat().st_mtime for file in [driver, *(kernel[0] for kernel in all_kernels.values())])
    if known.exists() and known.stat().st_mtime > newest:
        said = json.loads(known.read_text())
        if said.keys() >= all_kernels.keys():
            return said
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        found = pool.map(lambda k: ask(driver, k, seconds), all_kernels.values())
        said = {name: said if said and "blocks" in said else None for name, said in zip(all_kernels, found)}
    known.write_text(json.dumps(said))
    return said


def is_compared(said, blocks):
    """Is the count of such a block known, by formula and by execution, and not 0 at some point?"""
    for at in said["points"]:
        formula, execution = at["formula"], at["execution"]
        if isinstance(formula, dict) or isinstance(execution, dict):
            continue
        for (name, claimed, _), (_, true, _) in zip(formula, execution):
            if name in blocks and true not in (None, "0") and claimed == true:
                return True
    return False


def difference(before, after):
    """What shows that a rule is broken, the worst first; none if nothing does."""
    if after is None:
        return "NO END"
    if "failed" in after:
        return f"ABORTS {''.join(after['failed'])[:60]}"
    flow = None
    for at in after["points"]:
        formula, execution = at["formula"], at["execution"]
        if isinstance(formula, dict) or isinstance(execution, dict):
            continue
        for (name, claimed, why), (_, true, _) in zip(formula, execution):
            if claimed is not None and true is not None and claimed != true:
                return f"WRONG {name} at {at['point']}: {claimed}, not {true}"
            if why and why.startswith("the formulas contradict the flow"):
                flow = flow or f"FLOW {name} at {at['point']}"
    if flow:
        return flow
    for old, new in zip(before["blocks"], after["blocks"]):
        if old["status"] != new["status"]:
            return f"FORMULA {old['name']}: {old['status']} becomes {new['status']}"
        if old["formula"] != new["formula"]:
            return f"FORMULA {old['name']}: {new['formula']}"[:60] + "…"
    return None


def seen(driver, all_kernels, said, broken, tries, seconds):
    """How many kernels use a rule; a block for which the broken rule is named; what is seen there."""
    rule, stage, _ = broken
    margin = 1000 if stage == "proof" else 1
    def uses(k):
        return [b["name"] for b in said[k]["blocks"] if rule in b["rules"]]
    users = [k for k in said if said[k] and uses(k)]
    length = lambda k: sum(len(b["formula"] or "") for b in said[k]["blocks"])
    chosen = sorted(users, key=lambda k: (not is_compared(said[k], uses(k)), length(k)))[:tries]
    named, what = None, None
    rank = ["WRONG", "FLOW", "ABORTS", "FORMULA", "NO END"]
    worst = lambda d: rank.index(next(r for r in rank if d.startswith(r))) if d else len(rank)
    for k in chosen:
        after = ask(driver, all_kernels[k], seconds, broken=rule, margin=margin)
        blocks = [b["name"] for b in (after or {}).get("blocks", []) if rule in b["rules"]]
        shown = difference(said[k], after)
        if blocks and (named is None or worst(shown) < worst(what)):
            named = f"{k}/{blocks[0]}"
        if worst(shown) < worst(what):
            what = shown
        if what and what.startswith("WRONG") and named:
            break
    if stage == "proof" and (what is None or worst(what) > rank.index("FLOW")):
        for k in chosen:
            shown = difference(said[k], ask(driver, all_kernels[k], seconds, broken=rule, margin=margin, blind=True))
            right = difference(said[k], ask(driver, all_kernels[k], seconds, blind=True)) if shown else None
            if shown and shown.startswith(("WRONG", "FLOW")) and not (right or "").startswith(("WRONG", "FLOW")):
                what = f"{what or 'refuted by sample points'}; else {shown} ({k})"
                break
    return len(users), named, what


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scratch", type=Path, default=ROOT / "target/break-rules")
    parser.add_argument("--rule", action="append", help="only this one; may be repeated")
    parser.add_argument("--tries", type=int, default=150, help="kernels that are tried for a rule")
    parser.add_argument("--seconds", type=int, default=20, help="after which a kernel is left out")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--examples-only", action="store_true", help="no kernels: needs neither LLVM nor clang")
    args = parser.parse_args()
    scratch = args.scratch.resolve()
    scratch.mkdir(parents=True, exist_ok=True)
    tree, rules, tests = copy(scratch)
    if args.rule:
        unknown = set(args.rule) - {r[0] for r in rules}
        if unknown:
            raise SystemExit(f"there is no rule {', '.join(unknown)}")
        rules = [r for r in rules if r[0] in args.rule]
    binary = cargo(tree, scratch, "test", "-p", "symprof-core", "--lib", "--no-run")["symprof_core"]
    if failed := example(binary, tests):
        raise SystemExit(f"with nothing broken these fail: {', '.join(failed)}")
    said, driver = {}, None
    if not args.examples_only:
        features = ["--no-default-features", "--features", "llvm"]
        driver = cargo(tree, scratch, "build", "-p", "symprof", "--bin", "driver", *features)["driver"]
        all_kernels = kernels(scratch)
        said = survey(driver, scratch, all_kernels, args.jobs, args.seconds)
        print(f"{sum(map(bool, said.values()))} of {len(said)} kernels", file=sys.stderr)

    def row(rule):
        name, stage, path = rule
        failed = example(binary, tests, name)
        used, named, what = seen(driver, all_kernels, said, rule, args.tries, args.seconds) if driver else (0, None, None)
        return name, stage, failed, used, named, what

    print(f"{'rule':<28} {'stage':<11} {'example':<8} {'used':>4}  {'explain names it on':<40} counts")
    unnoticed = []
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        for name, stage, failed, used, named, what in pool.map(row, rules):
            print(f"{name:<28} {stage:<11} {'fails' if failed else 'NO':<8} {used:>4}  {named or '-':<40} {what or 'no'}",
                  flush=True)
            if args.rule:
                print("\n".join(f"    {test}" for test in failed))
            if not failed:
                unnoticed.append(name)
    if unnoticed:
        raise SystemExit(f"the examples of these do not notice: {', '.join(unnoticed)}")


if __name__ == "__main__":
    main()

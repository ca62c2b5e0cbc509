//! Tests of counts inside callees, on functions in the text form.

use super::*;
use crate::ir::text::parse_module;
use num_bigint::BigInt;

/// A loop over `lo .. hi` that runs `body` with the index as `%i` and returns.
pub(super) fn counted(name: &str, params: &str, hi: &str, before: &str, body: &str) -> String {
    format!(
        "func @{name}({params}) {{
block entry:
  %0 = const i32 0
  %1 = const i32 1
  %2 = const i32 2
{before}  jump head(%0)
block head(%i: i32):
  %more = icmp slt %i, {hi}
  branch %more, body, exit
block body:
{body}  %next = add nsw i32 %i, %1
  jump head(%next)
block exit:
  return
}}
"
    )
}

/// `for (j = 0; j < n; j++)`
pub(super) fn row() -> String {
    counted("row", "%n: i32", "%n", "", "")
}

/// Collatz's sequence: no formula for its length.
const COLLATZ: &str = "func @steps(%p: ptr, %n: i32) {
block entry:
  %1 = const i32 1
  %3 = const i32 3
  jump head(%n)
block head(%x: i32):
  %more = icmp sgt %x, %1
  branch %more, body, exit
block body:
  %odd = trunc %x to i1
  branch %odd, up, down
block up:
  %triple = mul i32 %x, %3
  %a = add i32 %triple, %1
  jump head(%a)
block down:
  %b = lshr i32 %x, %1
  jump head(%b)
block exit:
  return
}
";

pub(super) struct Case {
    module: Module,
}

impl Case {
    pub(super) fn new(functions: &[String]) -> Case {
        Case { module: parse_module(&functions.concat()).expect("it parses") }
    }

    pub(super) fn with<R>(
        &self,
        options: Options,
        f: impl FnOnce(&ModuleProfile<'_>, FuncId) -> R,
    ) -> R {
        let profile = ModuleProfile::new(&self.module, options);
        let root = profile.by_name("root").expect("a root");
        f(&profile, root)
    }

    /// Formula and status of a callee's block.
    pub(super) fn formula(&self, function: &str, block: &str) -> (String, Status) {
        self.with(Options::default(), |profile, root| {
            let callees = profile.callees(root).expect("it calls");
            let b = callees.function(function).and_then(|f| f.block(block)).expect("the block");
            let text = match b.count.formula() {
                Some(e) => callees.store().display(e).to_string(),
                None => format!("? ({})", b.count.reason().expect("a reason")),
            };
            (text, b.count.status())
        })
    }

    /// Formulas and execution agree at these values of `n` and `m`; the counts of one block.
    pub(super) fn counts(
        &self,
        function: &str,
        block: &str,
        points: &[(i128, i128)],
    ) -> Vec<Option<BigInt>> {
        let mut options = Options::default();
        options.simulation.steps = 1_000_000;
        self.with(options, |profile, root| {
            let count = |&(n, m): &(i128, i128)| {
                let point = [("n", n), ("m", m)].into_iter().collect();
                let both = profile.evaluate_by(Engine::Both, root, &point).expect("no difference");
                let auto = profile.evaluate(root, &point).expect("a count");
                let of = |e: &Evaluation| {
                    let f = e.functions.iter().find(|f| f.name == function);
                    f.expect("the function").block(block)
                };
                assert_eq!(of(&both), of(&auto));
                of(&auto)
            };
            points.iter().map(count).collect()
        })
    }
}

pub(super) fn numbers(counts: &[i64]) -> Vec<Option<BigInt>> {
    counts.iter().map(|&c| Some(c.into())).collect()
}

#[test]
fn arguments_over_loop_indices() {
    let middle =
        counted("middle", "%n: i32, %m: i32", "%n", "", "  call @row(%i)\n  call @row(%m)\n");
    let root = counted("root", "%n: i32, %m: i32", "%n", "", "  call @middle(%i, %m)\n");
    let case = Case::new(&[root, middle, row()]);
    assert_eq!(case.formula("middle", "body").1, Status::ClosedForm);
    let (text, status) = case.formula("row", "body");
    assert_eq!(status, Status::ClosedForm, "{text}");
    let expected = |n: i64, m: i64| {
        let rows: i64 = (0..n).map(|i| (0..i).map(|j| j + m.max(0)).sum::<i64>()).sum();
        rows
    };
    let points = [(0, 5), (1, 5), (2, 3), (7, 4), (9, -2), (-3, 1)];
    let want: Vec<i64> = points.iter().map(|&(n, m)| expected(n as i64, m as i64)).collect();
    assert_eq!(case.counts("row", "body", &points), numbers(&want));
    // sizes that nothing could execute
    case.with(Options::default(), |profile, root| {
        let point = [("n", 1_000_000_000), ("m", 1_000_000_000)].into_iter().collect();
        let e = profile.evaluate(root, &point).expect("formulas");
        let n = BigInt::from(1_000_000_000);
        let pairs: BigInt = &n * (&n - 1) / 2;
        let triples: BigInt = &n * (&n - 1) * (&n - 2) / 6;
        assert_eq!(e.functions[2].block("body"), Some(triples + &n * &pairs));
        assert_eq!(e.functions[1].calls_to("row"), Some(2 * &pairs));
        let sources = e.functions.iter().flat_map(|f| &f.blocks).map(|b| b.source);
        assert!(sources.into_iter().all(|s| s == Some(Source::Formula)));
    });
}

/// A callee that holds in part of its domain, called at an index: the part becomes one of the
/// caller's parameters, and the rest is executed.
#[test]
fn domains_of_callees_become_domains_of_callers() {
    // for (j = 0; j < n; j += 3) in 8 bits: j wraps if n is above 125, and the loop goes on
    let pairs = "func @pairs(%n: i8) {
block entry:
  %0 = const i8 0
  %3 = const i8 3
  jump head(%0)
block head(%j: i8):
  %more = icmp slt %j, %n
  branch %more, body, exit
block body:
  %next = add i8 %j, %3
  jump head(%next)
block exit:
  return
}
"
    .to_owned();
    let root = counted(
        "root",
        "%n: i32, %m: i8",
        "%n",
        "",
        "  %small = trunc %i to i8\n  call @pairs(%small)\n  call @pairs(%m)\n",
    );
    let case = Case::new(&[root, pairs]);
    let points = [(0, 0), (5, 6), (20, 7), (20, -1), (3, 125), (60, 124)];
    let loops = |n: i128| (0..).take_while(|k| 3 * k < n).count() as i64;
    let want: Vec<i64> =
        points.iter().map(|&(n, m)| (0..n).map(|i| loops(i) + loops(m)).sum()).collect();
    assert_eq!(case.counts("pairs", "body", &points), numbers(&want));
}

#[test]
fn what_has_no_formula_is_executed_inside_the_sum() {
    let root = counted(
        "root",
        "%p: ptr, %n: i32, %m: i32",
        "%n",
        "  call @steps(%p, %m)\n",
        "  %k = srem i32 %i, %2\n  call @steps(%p, %k)\n",
    );
    let case = Case::new(&[root, COLLATZ.to_owned()]);
    let (text, status) = case.formula("steps", "up");
    assert_eq!(status, Status::Simulation);
    assert!(text.contains("simulate(steps, up, m)"), "{text}");
    assert!(text.contains("simulate(steps, up, i mod 2)"), "{text}");
    assert_eq!(case.counts("steps", "up", &[(4, 27), (0, 1), (9, 0)]), numbers(&[41, 0, 0]));
    // as many iterations as no execution of the caller could take in so many steps
    let mut options = Options::default();
    options.simulation.steps = 1_000;
    case.with(options, |profile, root| {
        let point = [("n", 3_000), ("m", 27)].into_iter().collect();
        let e = profile.evaluate(root, &point).expect("few different arguments");
        assert_eq!(e.functions[1].block("up"), Some(41.into()));
        assert_eq!(e.functions[1].block("exit"), Some(3001.into()));
        // but these are limited too
        let point = [("n", 3_000), ("m", 6_171)].into_iter().collect();
        let e = profile.evaluate(root, &point).expect("261 rounds");
        assert_eq!(e.root().block("body"), Some(3_000.into()));
        let why = e.functions[1].reasons().find(|r| r.0 == "up").expect("it has no count").1;
        assert!(why.contains("an execution of 1000 steps"), "{why}");
    });
}

/// While `%n` is positive, one activation after the other with `%less`, one less.
fn descent(calls: &str) -> String {
    format!(
        "func @down(%n: i32) {{
block entry:
  %0 = const i32 0
  %1 = const i32 1
  %more = icmp sgt %n, %0
  branch %more, again, exit
block again:
  %less = sub nsw i32 %n, %1
  call @down(%less)
{calls}  jump exit
block exit:
  return
}}
"
    )
}

/// Calls `@down(%m)` for each index below `%n`.
fn descents() -> String {
    counted("root", "%n: i32, %m: i32", "%n", "", "  call @down(%m)\n")
}

/// A callee that calls itself once is a loop to its callers.
#[test]
fn linear_recursive_callees() {
    let case = Case::new(&[descents(), descent("  call @row(%less)\n"), row()]);
    assert_eq!(case.formula("down", "again").0, "max(0, n)*max(0, m)");
    assert_eq!(case.counts("row", "body", &[(3, 4), (0, 4), (5, 0)]), numbers(&[18, 0, 0]));
}

/// A callee that calls itself twice is executed, with what it calls itself; its callers are summed.
#[test]
fn recursive_callees() {
    let calls = "  call @row(%less)\n  call @down(%0)\n";
    let case = Case::new(&[descents(), descent(calls), row()]);
    assert_eq!(case.formula("down", "again").0, "max(0, n)*simulate(down, again, m)");
    assert_eq!(case.formula("row", "body").0, "max(0, n)*simulate(down, row: body, m)");
    assert_eq!(case.counts("row", "body", &[(3, 4), (0, 4), (5, 0)]), numbers(&[18, 0, 0]));
}

/// Calls that are no such loop: two in an activation that differ, one in a loop, one with another argument type.
#[test]
fn recursion_that_is_no_loop() {
    let looped = counted("down", "%n: i32", "%n", "", "  call @down(%i)\n");
    let other = "  %wide = sext %less to i64\n  call @down(%wide)\n";
    let uneven = "  %half = ashr i32 %less, %1\n  call @down(%half)\n";
    for down in [descent(uneven), looped, descent(other)] {
        let module = parse_module(&down).expect("it parses");
        let profile = ModuleProfile::new(&module, Options::default());
        let down = profile.function(profile.by_name("down").expect("the function"));
        let simulated = |b: &BlockProfile| b.count.status() == Status::Simulation;
        assert!(down.blocks().iter().all(simulated), "{module}");
    }
}

/// Data decides inside a callee, or which arguments it gets.
#[test]
fn data_inside_callees() {
    let search = "func @search(%p: ptr, %n: i32) {
block entry:
  %0 = const i32 0
  %v = load i32 %p
  %more = icmp sgt %v, %n
  branch %more, yes, exit
block yes:
  jump exit
block exit:
  return
}
"
    .to_owned();
    let body = "  %v = load i32 %p\n  call @row(%v)\n  store %p, %i, 4\n  call @search(%p, %i)\n";
    let root = counted("root", "%p: ptr, %n: i32, %m: i32", "%n", "", body);
    let case = Case::new(&[root, search, row()]);
    assert_eq!(case.formula("search", "exit"), ("max(0, n)".into(), Status::ClosedForm));
    // the place holds what was stored before, in the first iteration what it held on entry
    assert_eq!(case.formula("search", "yes"), ("0".into(), Status::ClosedForm));
    let first = "ite(p[0] >= 0, p[0]*max(0, min(0, n - 1) + 1), 0)";
    let others = "max(0, n - 1)*(max(0, n - 1) - 1)/2";
    let rows = (format!("{first} + {others}"), Status::ClosedForm);
    assert_eq!(case.formula("row", "body"), rows);
    assert_eq!(case.counts("search", "yes", &[(5, 0)]), numbers(&[0]));
}

/// An argument that wraps, and one that must not but does where the callee looks at its bits.
#[test]
fn arguments_that_wrap() {
    let narrow = counted("narrow", "%n: i8", "%wide", "  %wide = sext %n to i32\n", "");
    let frozen =
        counted("frozen", "%n: i8", "%wide", "  %f = freeze i8 %n\n  %wide = sext %f to i32\n", "");
    let body = "  %k = trunc %i to i8\n  %a = add i8 %k, %m\n  call @narrow(%a)\n  \
                %b = add nsw i8 %k, %m\n  call @frozen(%b)\n";
    let root = counted("root", "%n: i32, %m: i8", "%n", "", body);
    let case = Case::new(&[root, narrow, frozen]);
    let points = [(3, 5), (10, 120), (300, 100), (5, -3), (20, -128)];
    let sum =
        |n: i128, m: i128| -> i64 { (0..n).map(|i| i64::from((i + m) as i8).max(0)).sum::<i64>() };
    let want: Vec<i64> = points.iter().map(|&(n, m)| sum(n, m)).collect();
    assert_eq!(case.counts("narrow", "body", &points), numbers(&want));
    assert_eq!(case.counts("frozen", "body", &points), numbers(&want));
}

/// A function that a pointer may run, besides being called, is not summed.
#[test]
fn functions_that_pointers_run() {
    let body = "  %f = globaladdr @row\n  call @row(%i)\n  call %f(%m)\n";
    let root = counted("root", "%n: i32, %m: i32", "%n", "", body);
    let case = Case::new(&[root, row()]);
    assert_eq!(case.formula("row", "body").1, Status::DataDependent);
    assert_eq!(case.counts("row", "body", &[(4, 5)]), numbers(&[26]));
    // its address alone runs nothing
    let root = counted("root", "%n: i32, %m: i32", "%n", "", "  %f = globaladdr @row\n");
    let case = Case::new(&[root, row()]);
    assert_eq!(case.formula("row", "body"), ("0".into(), Status::ClosedForm));
    assert_eq!(case.counts("row", "body", &[(4, 5)]), numbers(&[0]));
}

#[test]
fn assumptions_hold_for_the_caller_alone() {
    let root = counted("root", "%n: i32, %m: i32", "%n", "", "  call @row(%m)\n");
    let case = Case::new(&[root, row()]);
    let assume = vec![Assumption::parse("n>=1").expect("an assumption")];
    let options = Options { assume, ..Options::default() };
    case.with(options, |profile, root| {
        let callees = profile.callees(root).expect("it calls");
        let body = callees.function("row").and_then(|f| f.block("body")).expect("a body");
        let e = body.count.formula().expect("a formula");
        // the callee has an `n` too, of which nothing is assumed
        assert_eq!(callees.store().display(e).to_string(), "n*max(0, m)");
        let point = [("n", 3), ("m", -1)].into_iter().collect();
        let e = profile.evaluate_by(Engine::Both, root, &point).expect("no difference");
        assert_eq!(e.functions[1].block("body"), Some(0.into()));
    });
}

/// Calls that double at each level are too many to be summed one by one; they are executed.
#[test]
fn many_calls() {
    let mut functions = vec![counted("root", "%n: i32, %m: i32", "%n", "", "  call @f0(%i)\n")];
    for k in 0..300 {
        let call = format!("  call @f{}(%n)\n", k + 1);
        functions.push(counted(&format!("f{k}"), "%n: i32", "%0", &call, ""));
    }
    functions.push(counted("f300", "%n: i32", "%n", "", ""));
    let case = Case::new(&functions);
    case.with(Options::default(), |profile, root| assert!(profile.callees(root).is_none()));
    assert_eq!(case.counts("f300", "body", &[(5, 0)]), numbers(&[10]));
    let mut functions = vec![counted("root", "%n: i32, %m: i32", "%n", "", "  call @f0(%i)\n")];
    for k in 0..40 {
        let call = format!("  call @f{}(%n)\n", k + 1).repeat(if k < 2 { 2 } else { 1 });
        functions.push(counted(&format!("f{k}"), "%n: i32", "%0", &call, ""));
    }
    functions.push(counted("f40", "%n: i32", "%n", "", ""));
    let case = Case::new(&functions);
    assert_eq!(case.formula("f40", "body").1, Status::ClosedForm);
    assert_eq!(case.counts("f40", "body", &[(5, 0)]), numbers(&[40]));
}

/// What a callee loads from the caller's structure is a symbol with its type, which points of compiled profiles bind.
#[test]
fn what_callees_load_is_bound_by_its_place() {
    let text = "func @root(%p: ptr) {
block entry:
  %8 = const i64 8
  %q = ptradd nsw %p, %8
  call @row(%q)
  return
}
func @row(%q: ptr) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  %n = load i32 %q
  jump head(%0)
block head(%i: i32):
  %more = icmp slt %i, %n
  branch %more, body, exit
block body:
  %next = add nsw i32 %i, %1
  jump head(%next)
block exit:
  return
}";
    let module = parse_module(text).expect("it parses");
    let profile = ModuleProfile::new(&module, Options::default());
    let id = profile.by_name("root").expect("root");
    let inside = profile.callees(id).expect("it calls");
    let body = inside.function("row").and_then(|f| f.block("body")).expect("a block");
    let formula = body.count.formula().expect("a formula");
    assert_eq!(inside.store().display(formula).to_string(), "max(0, p[8]:i32)");
    let compiled = profile.compile(id, &["p[8]:i32"]).expect("a symbol");
    assert_eq!(compiled.obstacle(), None);
    let column = compiled.column("row", "body").expect("a column");
    let mut counts = crate::compile::Counts::default();
    compiled.evaluate_all(&[7, -1, 4], &mut counts).expect("three points");
    let found = (0..3).map(|k| counts.row(k).expect("a row").get(column).map(|c| c.to_string()));
    assert_eq!(found.collect::<Vec<_>>(), [Some("7".into()), Some("0".into()), Some("4".into())]);
    for (n, want) in [(7, 7), (-1, 0)] {
        let point = [("p[8]:i32", n)].into_iter().collect();
        let found = profile.evaluate(id, &point).expect("a point");
        let row = found.functions.iter().find(|f| f.name == "row").expect("it is called");
        assert_eq!(row.block("body"), Some(want.into()));
    }
}

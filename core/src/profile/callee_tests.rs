//! Tests of counts inside callees, on functions in the text form.

use super::*;
use crate::assume::{Assumed, AssumptionKind};
use crate::ir::text::parse_module;
use num_bigint::BigInt;

/// A loop over `lo .. hi` that runs `body` with the index as `%i` and returns.
fn counted(name: &str, params: &str, hi: &str, before: &str, body: &str) -> String {
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
fn row() -> String {
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

struct Case {
    module: Module,
}

impl Case {
    fn new(functions: &[String]) -> Case {
        Case { module: parse_module(&functions.concat()).expect("it parses") }
    }

    fn with<R>(&self, options: Options, f: impl FnOnce(&ModuleProfile<'_>, FuncId) -> R) -> R {
        let profile = ModuleProfile::new(&self.module, options);
        let root = profile.by_name("root").expect("a root");
        f(&profile, root)
    }

    /// Formula and status of a callee's block.
    fn formula(&self, function: &str, block: &str) -> (String, Status) {
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
    fn counts(&self, function: &str, block: &str, points: &[(i128, i128)]) -> Vec<Option<BigInt>> {
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

fn numbers(counts: &[i64]) -> Vec<Option<BigInt>> {
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

/// Calls that are no such loop: two in an activation, one in a loop, one with another argument type.
#[test]
fn recursion_that_is_no_loop() {
    let looped = counted("down", "%n: i32", "%n", "", "  call @down(%i)\n");
    let other = "  %wide = sext %less to i64\n  call @down(%wide)\n";
    for down in [descent("  call @down(%less)\n"), looped, descent(other)] {
        let module = parse_module(&down).expect("it parses");
        let profile = ModuleProfile::new(&module, Options::default());
        let down = profile.function(profile.by_name("down").expect("the function"));
        let simulated = |b: &BlockProfile| b.count.status() == Status::Simulation;
        assert!(down.blocks().iter().all(simulated), "{module}");
    }
}

/// That no callee ends the program is a condition; beyond it the whole is executed.
#[test]
fn callees_that_may_end_the_program() {
    let check = "func @check(%n: i32) {
block entry:
  %3 = const i32 3
  %bad = icmp sgt %n, %3
  branch %bad, quit, exit
block quit:
  call @exit(%n) [noreturn]
  unreachable
block exit:
  return
}
"
    .to_owned();
    let root =
        counted("root", "%n: i32, %m: i32", "%n", "", "  call @row(%i)\n  call @check(%i)\n");
    let case = Case::new(&[root, check, row()]);
    assert_eq!(
        case.formula("row", "body"),
        ("max(0, n)*(max(0, n) - 1)/2".into(), Status::ClosedForm)
    );
    let points = [(3, 0), (4, 0), (5, 0), (9, 0)];
    assert_eq!(case.counts("row", "body", &points), numbers(&[3, 6, 10, 10]));
    assert_eq!(case.counts("check", "quit", &points), numbers(&[0, 0, 1, 1]));
    let assumed = |options: Options| {
        case.with(options, |profile, root| {
            let root = profile.function(root);
            let body = root.block("body").expect("a body").count.status();
            let text = |a: &Assumed| {
                let condition = a.condition.map(|c| root.store().display(c).to_string());
                (a.text.clone(), condition.unwrap_or_default())
            };
            (body, root.assumption_details().iter().map(text).collect::<Vec<_>>())
        })
    };
    let text = "no call of check ends the program".to_owned();
    let found = assumed(Options::default());
    assert_eq!(found, (Status::ClosedForm, vec![(text, "n <= 4".to_owned())]));
    assert_eq!(assumed(Options::default().assuming("n < 3").expect("a condition")).1, []);
    let no_exit = [AssumptionKind::NoExit];
    assert_eq!(assumed(Options::default().granting(no_exit)), (Status::ClosedForm, vec![]));
    assert_eq!(assumed(Options::default().without(no_exit)).0, Status::Simulation);
}

/// Data decides whether a callee ends the program: an assumption, unless the point says what it is.
#[test]
fn callees_that_may_end_the_program_by_data() {
    let check = "func @check(%p: ptr) {
block entry:
  %3 = const i32 3
  %v = load i32 %p
  store %p, %3, 4
  %bad = icmp sgt %v, %3
  branch %bad, quit, exit
block quit:
  call @exit(%v) [noreturn]
  unreachable
block exit:
  return
}
"
    .to_owned();
    let root = counted("root", "%p: ptr, %n: i32", "%n", "", "  call @check(%p)\n");
    let case = Case::new(&[root, check]);
    case.with(Options::default(), |profile, root| {
        let f = profile.function(root);
        let body = f.block("body").expect("a body");
        assert_eq!(f.formula_text(body).as_deref(), Some("max(0, n)"));
        assert_eq!(f.assumption_details()[0].condition, None);
        let at = |point: &[(&str, i128)]| {
            let found = profile.evaluate(root, &point.iter().copied().collect()).expect("a count");
            (found.root().block("body"), found.root().assumptions.clone())
        };
        let assumed = vec!["no call of check ends the program".to_owned()];
        assert_eq!(at(&[("n", 5)]), (Some(5.into()), assumed.clone()));
        assert_eq!(at(&[("n", 5), ("p[0]:i32", 2)]).0, Some(5.into()));
        assert_eq!(at(&[("n", 5), ("p[0]:i32", 4)]).0, Some(1.into()));
    });
}

/// A function that a global holds keeps its formulas, and those of its callers: that code outside does not
/// run it meanwhile is assumed. What code outside is told of while it runs may be run.
#[test]
fn functions_that_code_outside_knows() {
    let held =
        "constant @table = \"????????????????\" addresses [0 @row 0, 8 @root 0]\n".to_owned();
    let body = "  call @log(%i) [reads writes]\n  call @row(%i)\n";
    let root = counted("root", "%n: i32, %m: i32", "%n", "", body);
    let case = Case::new(&[held, root, row()]);
    let triangle = "max(0, n)*(max(0, n) - 1)/2";
    assert_eq!(case.formula("row", "body"), (triangle.into(), Status::ClosedForm));
    assert_eq!(case.counts("row", "body", &[(4, 0)]), numbers(&[6]));
    let assumed = |options: Options| {
        case.with(options, |profile, root| {
            let f = profile.function(root);
            let body = f.block("body").expect("a body");
            (body.count.status(), f.assumptions().to_vec())
        })
    };
    let outside = "code outside the module calls none of its functions back".to_owned();
    let (status, assumptions) = assumed(Options::default());
    assert_eq!(status, Status::ClosedForm);
    assert!(assumptions.contains(&outside), "{assumptions:?}");
    let strict = Options::default().without([AssumptionKind::NoCallback]);
    assert_eq!(assumed(strict).0, Status::DataDependent);

    let told = "  %p = globaladdr @row\n  call @each(%p) [reads writes]\n";
    let root = counted("root", "%n: i32, %m: i32", "%n", "", told);
    let case = Case::new(&[root, row()]);
    assert_eq!(case.formula("row", "body").1, Status::DataDependent);
    assert_eq!(case.counts("row", "body", &[(4, 0)]), [None]);
    assert_eq!(case.counts("root", "body", &[(4, 0)]), numbers(&[4]));
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
    assert_ne!(case.formula("row", "body").1, Status::ClosedForm);
    assert_ne!(case.formula("search", "yes").1, Status::ClosedForm);
    // memory decides: it is executed with what was stored
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
/// Data that does nothing but end the program decides no count beside it, under an assumption; the
/// parameters' own checks are conditions as ever.
#[test]
fn checks_of_data() {
    let body = "  %wide = sext %i to i64
  %four = const i64 4
  %offset = mul i64 %wide, %four
  %q = ptradd %p, %offset
  %v = load i32 %q
  %bad = icmp sgt %v, %2
  branch %bad, quit, fine
block quit:
  call @abort() [noreturn]
  unreachable
block fine:
  %large = icmp sgt %i, %m
  branch %large, quit, latch
block latch:
";
    let case = Case::new(&[counted("root", "%p: ptr, %n: i32, %m: i32", "%n", "", body)]);
    let found = |options: Options| {
        case.with(options, |profile, root| {
            let f = profile.function(root);
            let text = |name| f.formula_text(f.block(name).expect("the block"));
            let status = f.block("latch").expect("the latch").count.status();
            (text("latch"), status, f.assumptions().to_vec())
        })
    };
    let (latch, status, assumptions) = found(Options::default());
    assert_eq!(
        (latch.as_deref(), status),
        (Some("min(max(0, m + 1), max(0, n))"), Status::ClosedForm)
    );
    assert_eq!(assumptions, ["no check without a formula ends the program"]);
    assert_eq!(found(Options::default().granting([AssumptionKind::NoExit])).2, [""; 0]);
    let strict = Options::default().without([AssumptionKind::NoExit]);
    assert_eq!(found(strict).1, Status::DataDependent);
    let at = |point: &[(&str, i128)]| {
        case.with(Options::default(), |profile, root| {
            let found = profile.evaluate(root, &point.iter().copied().collect()).expect("a count");
            found.root().block("latch")
        })
    };
    assert_eq!(at(&[("n", 9), ("m", 3)]), Some(4.into()));
    // bytes that the point binds say that the program ends
    assert_eq!(at(&[("n", 9), ("m", 3), ("p[0]:i32", 5)]), Some(0.into()));
    assert_eq!(at(&[("n", 9), ("m", 3), ("p[0]:i32", 1)]), Some(4.into()));
}

/// A count of 0 holds within the domain of the callee's formulas.
#[test]
fn calls_that_end_the_program_beyond_a_domain() {
    let check = "func @check(%n: i64) -> i64 {
block entry:
  %0 = const i64 0
  %none = const i4 0
  %one = const i4 1
  %most = const i4 9
  %end = trunc %n to i4
  jump head(%none)
block head(%i: i4):
  %more = icmp ult %i, %end
  branch %more, body, exit
block exit:
  return %0
block body:
  %bad = icmp ugt %i, %most
  branch %bad, quit, latch
block quit:
  %status = const i32 1
  call @exit(%status) [argmem noreturn]
  unreachable
block latch:
  %next = add i4 %i, %one
  jump head(%next)
}
"
    .to_owned();
    let body = "  %wide = sext %m to i64\n  %r = call i64 @check(%wide)\n";
    let root = counted("root", "%n: i32, %m: i32", "%n", "", body);
    let case = Case::new(&[root, check]);
    let points = [(3, 5), (3, 10), (3, 11), (3, 15), (3, -1), (0, 11)];
    assert_eq!(case.counts("root", "body", &points), numbers(&[3, 3, 1, 1, 1, 0]));
}

/// A recursion that may end the program is no loop: what follows the call does not run then.
#[test]
fn recursion_that_ends_the_program() {
    let root = "func @root(%n: i32, %m: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  %more = icmp sgt %n, %0
  branch %more, go, exit
block go:
  %last = icmp eq %n, %m
  branch %last, quit, deeper
block quit:
  call @exit(%1) [noreturn]
  unreachable
block deeper:
  %less = sub nsw i32 %n, %1
  call @root(%less, %m)
  jump back
block back:
  jump exit
block exit:
  return
}
"
    .to_owned();
    let module = parse_module(&root).expect("it parses");
    let profile = ModuleProfile::new(&module, Options::default());
    let id = profile.by_name("root").expect("a root");
    for (n, m, back) in [(9, 3, 0), (9, 20, 9), (2, 2, 0)] {
        let point = [("n", n), ("m", m)].into_iter().collect();
        let found = profile.evaluate_by(Engine::Both, id, &point).expect("counts");
        assert_eq!(found.root().block("back"), Some(back.into()), "{n}, {m}");
    }
}

/// Of a check that data and a parameter decide, the parameter's part is a condition.
#[test]
fn checks_of_data_or_parameters() {
    let body = "  %wide = sext %i to i64
  %q = ptradd %p, %wide
  %v = load i32 %q
  %large = icmp sgt %v, %2
  %here = icmp eq %i, %m
  %bad = or i1 %large, %here
  branch %bad, quit, latch
block quit:
  call @abort() [noreturn]
  unreachable
block latch:
";
    let case = Case::new(&[counted("root", "%p: ptr, %n: i32, %m: i32", "%n", "", body)]);
    let found = case.counts("root", "latch", &[(9, 3), (9, 20), (3, 3)]);
    assert_eq!(found, numbers(&[3, 9, 3]));
}

/// Whether a callee's callee comes back is assumed for the caller too.
#[test]
fn what_callees_call_may_not_come_back() {
    let logs = "func @logs(%n: i32) {\nblock entry:\n  call @ext(%n) [reads writes]\n  return\n}\n";
    let root = counted("root", "%n: i32, %m: i32", "%n", "", "  call @logs(%i)\n");
    let case = Case::new(&[root, logs.to_owned()]);
    let found = |options: Options| {
        case.with(options, |profile, root| {
            let f = profile.function(root);
            let body = f.block("body").expect("a body").count.status();
            (body, f.assumptions().to_vec())
        })
    };
    let (status, assumptions) = found(Options::default());
    assert_eq!((status, assumptions), (Status::ClosedForm, vec!["calls of ext return".to_owned()]));
    let strict = Options::default().without([AssumptionKind::Returns]);
    assert_eq!(found(strict).0, Status::DataDependent);
}

//! Tests of calls and checks that may end the program, and of code outside that may call back, on functions in
//! the text form.

use super::callee_tests::{counted, numbers, row, Case};
use super::*;
use crate::assume::{Assumed, AssumptionKind};
use crate::ir::text::parse_module;

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

/// What never comes back ends the program where it is called, whatever it does first; and calls nothing back.
#[test]
fn callees_that_never_come_back() {
    let die = "func @die(%p: ptr) {
block entry:
  %hook = load ptr %p
  call %hook(%p)
  jump last
block last:
  %1 = const i32 1
  call @exit(%1) [noreturn]
  unreachable
}
func @knows() {
block entry:
  %r = globaladdr @root
  %d = globaladdr @hooked
  return
}
func @hooked(%p: ptr) {
block entry:
  return
}
"
    .to_owned();
    let check = "func @check(%p: ptr, %n: i32) {
block entry:
  %3 = const i32 3
  %bad = icmp sgt %n, %3
  branch %bad, quit, exit
block quit:
  call @die(%p)
  return
block exit:
  return
}
"
    .to_owned();
    let root = counted("root", "%p: ptr, %n: i32", "%n", "", "  call @check(%p, %i)\n");
    let case = Case::new(&[root, check, die]);
    case.with(Options::default(), |profile, root| {
        let root = profile.function(root);
        let count = |block: &str| root.block(block).expect("a block");
        assert_eq!(count("body").count.status(), Status::ClosedForm);
        assert_eq!(root.formula_text(count("body")).as_deref(), Some("max(0, n)"));
        let ends = |a: &&Assumed| a.kind == AssumptionKind::NoExit;
        let assumed: Vec<&Assumed> = root.assumption_details().iter().filter(ends).collect();
        let [one] = assumed[..] else { panic!("{assumed:?}") };
        let condition = one.condition.map(|c| root.store().display(c).to_string());
        assert_eq!(condition.as_deref(), Some("n <= 4"));
        let no_callback = |a: &Assumed| a.kind == AssumptionKind::NoCallback;
        assert!(!root.assumption_details().iter().any(no_callback));
    });
    // where it is no condition that no call ends the program, all that runs before may call back
    case.with(Options::default().without([AssumptionKind::NoExit]), |profile, root| {
        let root = profile.function(root);
        assert_ne!(root.block("body").expect("a body").count.status(), Status::ClosedForm);
    });
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

    // a pointer that a global holds may be that of any function of the type whose address is known
    let hooked = "  call global @hook(%i) [reads writes]\n  call @row(%i)\n";
    let root = counted("root", "%n: i32, %m: i32", "%n", "", hooked);
    let table = "constant @table = \"????????\" addresses [0 @row 0]\n".to_owned();
    let case = Case::new(&[table.clone(), root, row()]);
    assert_eq!(case.formula("row", "body").1, Status::DataDependent);
    assert_eq!(case.counts("row", "body", &[(4, 0)]), [None]);
    let hooked = hooked.replace("(%i) [", "(%i, %i) [");
    let root = counted("root", "%n: i32, %m: i32", "%n", "", &hooked);
    let case = Case::new(&[table, root, row()]);
    assert_eq!(case.counts("row", "body", &[(4, 0)]), numbers(&[6]));

    let told = "  %p = globaladdr @row\n  call @each(%p) [reads writes]\n";
    let root = counted("root", "%n: i32, %m: i32", "%n", "", told);
    let case = Case::new(&[root, row()]);
    assert_eq!(case.formula("row", "body").1, Status::DataDependent);
    assert_eq!(case.counts("row", "body", &[(4, 0)]), [None]);
    assert_eq!(case.counts("root", "body", &[(4, 0)]), numbers(&[4]));
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
    assert_eq!((latch.as_deref(), status), (Some("max(0, min(n, m + 1))"), Status::ClosedForm));
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

/// A function that calls pass other arguments than it has parameters may be run by any call through a
/// pointer, and what such a function calls may be any.
#[test]
fn signatures_that_tell_nothing() {
    let table = "constant @table = \"????????\" addresses [0 @row 0]\n".to_owned();
    let call = "  call %f(%i, %i)\n  call @row(%m)\n";
    let root = counted("root", "%f: ptr, %n: i32, %m: i32", "%n", "", call);
    let status = |table: &str, root: &str, row: &str| {
        let functions = [table.to_owned(), root.to_owned(), row.to_owned()];
        Case::new(&functions).formula("row", "body").1
    };
    let loose = |f: &str| f.replacen(") {", ") loose {", 1);
    assert_eq!(status(&table, &root, &row()), Status::ClosedForm);
    assert_eq!(status(&table, &root, &loose(&row())), Status::DataDependent);
    assert_eq!(status(&table, &loose(&root), &row()), Status::DataDependent);
}

/// What touches no memory may still run what it is given.
#[test]
fn pure_functions_outside_run_what_they_are_given() {
    let given = "  %p = globaladdr @row\n  %r = call i32 @apply(%p, %i) pure\n  call @row(%m)\n";
    let root = counted("root", "%n: i32, %m: i32", "%n", "", given);
    let case = Case::new(&[root, row()]);
    assert_eq!(case.formula("row", "body").1, Status::DataDependent);
    assert_eq!(case.counts("row", "body", &[(4, 1)]), [None]);
    let given = given.replace("(%p, %i)", "(%i, %i)");
    let root = counted("root", "%n: i32, %m: i32", "%n", "", &given);
    let case = Case::new(&[root, row()]);
    assert_eq!(case.counts("row", "body", &[(4, 1)]), numbers(&[4]));
}

/// What stands behind a pointer calls a function whose body may be replaced, or not.
#[test]
fn what_pointers_run_through_replaceable_functions() {
    let table = "constant @table = \"????????\" addresses [0 @behind 0]\n".to_owned();
    let behind =
        "func @behind(%n: i32) {\nblock entry:\n  call @weak(%n)\n  return\n}\n".to_owned();
    let weak = "func @weak(%n: i32) interposable {\nblock entry:\n  call @row(%n)\n  return\n}\n";
    let call = "  call %f(%i)\n  call @row(%m)\n";
    let root = counted("root", "%f: ptr, %n: i32, %m: i32", "%n", "", call);
    let case = Case::new(&[table, root, behind, weak.to_owned(), row()]);
    assert_eq!(case.formula("row", "body").1, Status::DataDependent);
}

/// A pointer that may hold a function that is declared never to come back: the loop after the call runs
/// where the other function is called.
#[test]
fn pointers_to_functions_that_never_come_back() {
    let die = "noreturn @die\n".to_owned();
    let body = "  %here = icmp sge %i, %m
  %good = globaladdr @row
  %bad = globaladdr @die
  %f = select ptr %here, %bad, %good
  call %f(%i)
";
    let case = |die: &str| {
        let root = counted("root", "%n: i32, %m: i32", "%n", "", body);
        Case::new(&[die.to_owned(), root, row()])
    };
    let at = [(5, 9), (5, 3), (5, 0)];
    let latch = |case: &Case| {
        case.with(Options::default(), |profile, root| {
            let points = at.map(|(n, m)| [("n", n), ("m", m)].into_iter().collect());
            let assumed = profile.function(root).assumptions().join(", ");
            let counts =
                points.map(|p| profile.evaluate(root, &p).expect("counts").root().block("exit"));
            (assumed, counts)
        })
    };
    let (assumed, counts) = latch(&case(&die));
    assert!(assumed.contains("no call through a pointer ends the program"), "{assumed}");
    assert_eq!(counts, [Some(1.into()), Some(0.into()), Some(0.into())]);
    let (assumed, counts) = latch(&case(""));
    assert!(!assumed.contains("ends the program"), "{assumed}");
    assert_eq!(counts, [1, 1, 1].map(|n| Some(n.into())));
}

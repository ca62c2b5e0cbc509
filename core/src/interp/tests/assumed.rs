//! Assumptions: each is recorded where it is used, and where it is disabled the result is unknown.
//! Bound addresses of pointers, which decide instead of assumptions.

use super::bytes::{branching, then};
use super::*;
use crate::assume::AssumptionKind;
use crate::ir::text::parse_module;

fn without(m: &Module, kind: AssumptionKind, inputs: &[(&str, i128)]) -> Option<u64> {
    let options = Options { disabled: [kind].into_iter().collect(), ..Options::default() };
    let inputs = inputs.iter().copied().collect();
    let e = run(m, m.by_name("f").unwrap(), &inputs, &options).unwrap();
    count(m, &e, "f", "then")
}

fn assumptions(m: &Module, inputs: &[(&str, i128)]) -> Vec<String> {
    let e = execute(m, inputs).unwrap();
    e.assumptions.iter().map(|a| a.to_string()).collect()
}

const READ_P: &str = "  %v = load i32 %p\n  %k = const i32 7\n  %c = icmp eq %v, %k";
const SEVEN: [(&str, i128); 1] = [("p[0]", 7)];

#[test]
fn loads_rest_on_objects_that_lie_apart() {
    let apart = |a: &str, b: &str| {
        format!("{a} and {b} do not overlap and are farther apart than any offset")
    };
    // (parameters, before the load, the pair assumed, known without the assumption)
    let store = "  %z = const i32 0\n  store %q, %z, 4\n";
    let global = "  %z = const i32 0\n  %g = globaladdr @g\n  store %g, %z, 4\n";
    let local = "  %z = const i32 0\n  %n = const i64 8\n  %s = alloca %n\n  store %s, %z, 4\n";
    let cleared = "  %n = const i64 8\n  clobber %q, %n\n";
    let called = "  call @fill(%q) [writes argmem] ghost\n";
    for (params, before, pair, without_it) in [
        ("%p: ptr, %q: ptr", store, Some(("p", "q")), None),
        ("%q: ptr, %p: ptr", store, Some(("q", "p")), None),
        ("%p: ptr, %q: ptr", cleared, Some(("p", "q")), None),
        ("%p: ptr, %q: ptr", called, Some(("p", "q")), None),
        ("%p: ptr", global, Some(("g", "p")), None),
        ("%p: ptr", local, None, Some(1)),
        ("%p: ptr, %q: ptr", "", None, Some(1)),
        ("%p: ptr noalias, %q: ptr", store, None, Some(1)),
        ("%p: ptr, %q: ptr noalias", store, None, Some(1)),
    ] {
        let m = branching(params, &format!("{before}{READ_P}"));
        assert_eq!(then(&m, &SEVEN), Some(1), "{params}\n{before}");
        let want: Vec<String> = pair.iter().map(|(a, b)| apart(a, b)).collect();
        assert_eq!(assumptions(&m, &SEVEN), want, "{params}\n{before}");
        let known = without(&m, AssumptionKind::Disjoint, &SEVEN);
        assert_eq!(known, without_it, "{params}\n{before}");
    }
}

#[test]
fn what_a_callee_writes_is_assumed_about_too() {
    let m = parse_module(&format!(
        "func @f(%p: ptr, %q: ptr) {{\nblock entry:\n  call @set(%q)\n{READ_P}\n  \
         branch %c, then, end\nblock then:\n  jump end\nblock end:\n  return\n}}\n\
         func @set(%a: ptr) {{\nblock entry:\n  %z = const i32 0\n  store %a, %z, 4\n  return\n}}"
    ))
    .unwrap();
    assert_eq!(then(&m, &SEVEN), Some(1));
    assert_eq!(assumptions(&m, &SEVEN).len(), 1);
    assert_eq!(without(&m, AssumptionKind::Disjoint, &SEVEN), None);
}

#[test]
fn relations_of_objects_are_assumed() {
    let m = branching("%p: ptr, %q: ptr noalias", "  %c = icmp eq %p, %q");
    assert_eq!(then(&m, &[]), Some(0));
    assert_eq!(without(&m, AssumptionKind::Disjoint, &[]), None);
    let m = branching("%p: ptr", "  %z = const ptr 0\n  %c = icmp eq %p, %z");
    assert_eq!(then(&m, &[]), Some(0));
    assert_eq!(without(&m, AssumptionKind::NotNull, &[]), None);
    assert_eq!(without(&m, AssumptionKind::NotNull, &[("p", 64)]), Some(0));
    let m = branching("%p: ptr", "  %r = load ptr %p\n  %z = const ptr 0\n  %c = icmp eq %r, %z");
    assert_eq!(assumptions(&m, &[]), ["p[0] is not null"]);
    assert_eq!(without(&m, AssumptionKind::NotNull, &[]), None);
    assert_eq!(then(&m, &[("p[0]", 0)]), Some(1));
    assert_eq!(then(&m, &[("p[0]", 4096)]), Some(0));
    assert!(assumptions(&m, &[("p[0]", 4096)]).is_empty());
    // a pointer behind another of its place may be the last of a list
    let behind = |offset: i64| {
        let lines = format!(
            "  %r = load ptr %p\n  %k = const i64 {offset}\n  %at = ptradd %r, %k\n  %n = load ptr %at\n  \
             %z = const ptr 0\n  %c = icmp eq %n, %z"
        );
        branching("%p: ptr", &lines)
    };
    assert_eq!(then(&behind(8), &[]), Some(0));
    assert_eq!(then(&behind(0), &[]), None);
    assert_eq!(then(&behind(0), &[("p[0][0]", 0)]), Some(1));
}

#[test]
fn an_order_in_an_object_rests_on_addresses_that_do_not_wrap() {
    for (flag, pred, x, rests) in [
        ("", "ult", 8, true),
        ("nsw ", "ult", 8, false),
        // an object may contain the address at which the sign changes, even with `inbounds`
        ("nsw ", "slt", 8, true),
        ("", "eq", 8, false),
        ("", "ult", 0, false),
    ] {
        let lines = format!("  %e = ptradd {flag}%p, %x\n  %c = icmp {pred} %p, %e");
        let m = branching("%p: ptr, %x: i64", &lines);
        let at = [("x", x)];
        let known = then(&m, &at);
        assert!(known.is_some());
        let wrap = "addresses in p do not wrap around the address space";
        assert_eq!(assumptions(&m, &at), vec![wrap; rests as usize], "{lines}");
        let left = if rests { None } else { known };
        assert_eq!(without(&m, AssumptionKind::NoWrap, &at), left, "{lines}");
        // bound addresses decide
        let high = [("x", x), ("p", u64::MAX as i128 - 3)];
        let pointer = u64::MAX - 3;
        let end = pointer.wrapping_add(x as u64);
        let want = match pred {
            "ult" => pointer < end,
            "slt" => (pointer as i64) < end as i64,
            _ => pointer == end,
        };
        assert_eq!(then(&m, &high), Some(want as u64), "{lines}");
        assert!(assumptions(&m, &high).is_empty());
    }
}

#[test]
fn calls_may_be_assumed_nothing_of() {
    let lines = "  %n = const i64 8\n  %s = call ptr @malloc(%n)\n  %z = const i32 7\n  \
                 store %s, %z, 4\n  %v = load i32 %s\n  %c = icmp eq %v, %z";
    let m = branching("", lines);
    assert_eq!(then(&m, &[]), Some(1));
    assert_eq!(without(&m, AssumptionKind::Allocation, &[]), None);
    // the result of malloc may then overlap any other object
    let lines = "  %n = const i64 8\n  %s = call ptr @malloc(%n)\n  %z = const i32 7\n  \
                 store %s, %z, 4\n  %v = load i32 %p\n  %c = icmp eq %v, %z";
    let m = branching("%p: ptr", lines);
    assert_eq!(then(&m, &SEVEN), Some(1));
    assert_eq!(without(&m, AssumptionKind::Allocation, &SEVEN), None);
    let lines = "  %z = const i32 0\n  %v = call i32 @TVMBackendParallelLaunch(%p, %p, %z)\n  \
                 %c = icmp eq %v, %z";
    let m = branching("%p: ptr", lines);
    assert_eq!(then(&m, &[]), Some(1));
    assert_eq!(without(&m, AssumptionKind::CallResult, &[]), None);
    // the call returns
    let m = branching("%x: i64", "  call @g() pure\n  %z = const i64 0\n  %c = icmp eq %x, %z");
    assert_eq!(then(&m, &[("x", 0)]), Some(1));
    assert_eq!(without(&m, AssumptionKind::Returns, &[("x", 0)]), None);
    let m = branching(
        "%x: i64, %p: ptr",
        "  call @free(%p) pure\n  %z = const i64 0\n  %c = icmp eq %x, %z",
    );
    assert_eq!(without(&m, AssumptionKind::Returns, &[("x", 0)]), Some(1));
}

#[test]
fn addresses_decide_what_only_they_can() {
    let low = "  %a = ptrtoint %p to i64\n  %m = const i64 31\n  %b = and i64 %a, %m\n  \
               %z = const i64 0\n  %c = icmp eq %b, %z";
    let rem = "  %a = ptrtoint %p to i64\n  %m = const i64 32\n  %b = urem i64 %a, %m\n  \
               %z = const i64 0\n  %c = icmp eq %b, %z";
    let trunc = "  %a = ptrtoint %p to i8\n  %z = const i8 64\n  %c = icmp ule %a, %z";
    let number = "  %z = const ptr 4096\n  %c = icmp uge %p, %z";
    for (lines, yes, no) in
        [(low, 4096, 4100), (rem, 64, 65), (trunc, 320, 321), (number, 4096, 4095)]
    {
        let m = branching("%p: ptr", lines);
        assert_eq!(then(&m, &[]), None, "{lines}");
        assert_eq!(then(&m, &[("p", yes)]), Some(1), "{lines}");
        assert_eq!(then(&m, &[("p", no)]), Some(0), "{lines}");
        assert!(assumptions(&m, &[("p", yes)]).is_empty());
    }
    // an aligned pointer still points into its object
    let m = branching(
        "%p: ptr",
        "  %a = ptrtoint %p to i64\n  %m = const i64 -32\n  %b = and i64 %a, %m\n  \
         %r = inttoptr %b\n  %v = load i32 %r\n  %k = const i32 7\n  %c = icmp eq %v, %k",
    );
    assert_eq!(then(&m, &[("p", 4100), ("p[-4]", 7)]), Some(1));
    assert_eq!(then(&m, &[("p", 4096), ("p[0]", 7)]), Some(1));
    // two bound addresses compare as numbers; with one or none an assumption decides
    let m = branching("%p: ptr, %q: ptr", "  %c = icmp ult %p, %q");
    assert_eq!(then(&m, &[("p", 64), ("q", 128)]), Some(1));
    assert_eq!(then(&m, &[("p", 128), ("q", 64)]), Some(0));
    assert_eq!(then(&m, &[("p", 128)]), None);
    let m = branching(
        "%p: ptr, %q: ptr",
        "  %a = ptrtoint %p to i64\n  %b = ptrtoint %q to i64\n  %d = sub i64 %a, %b\n  \
         %k = const i64 64\n  %c = icmp eq %d, %k",
    );
    assert_eq!(then(&m, &[("p", 128), ("q", 64)]), Some(1));
    // null with null, null with an object
    let m = branching("%p: ptr, %q: ptr", "  %c = icmp eq %p, %q");
    assert_eq!(then(&m, &[("p", 0), ("q", 0)]), Some(1));
    assert_eq!(then(&m, &[("p", 0)]), Some(0));
    assert_eq!(assumptions(&m, &[("p", 0)]), ["q is not null"]);
}

#[test]
fn only_accesses_of_null_trap() {
    for (lines, traps) in [
        ("  %o = const i64 24\n  %a = ptradd %p, %o\n  %v = load i32 %a", true),
        ("  %o = const i64 100000\n  %a = ptradd %p, %o\n  %v = load i32 %a", true),
        ("  %z = const i32 0\n  store %p, %z, 4\n  %v = load i32 %q", true),
        ("  %n = const i64 8\n  %s = alloca %n\n  store %s, %p, 8\n  %v = load i32 %q", false),
        ("  %d = icmp eq %p, %p\n  %a = select ptr %d, %q, %p\n  %v = load i32 %a", false),
        ("  %z = const i64 0\n  clobber %p, %z\n  %v = load i32 %q", false),
        ("  %z = const ptr 0\n  %v = load i32 %z", true),
    ] {
        let lines = format!("{lines}\n  %k = const i32 7\n  %c = icmp eq %v, %k");
        let m = branching("%p: ptr, %q: ptr", &lines);
        let inputs = [("p", 0), ("q[0]:i32", 7)].into_iter().collect();
        // where objects may overlap, stores through another pointer are in the slice
        let disabled = [AssumptionKind::Allocation].into_iter().collect();
        let options = Options { disabled, ..Options::default() };
        let e = run(&m, m.by_name("f").unwrap(), &inputs, &options);
        match e {
            Err(e) => assert!(traps && e.to_string().contains("null"), "{e}\n{lines}"),
            Ok(e) => {
                assert!(!traps, "{lines}");
                assert_eq!(count(&m, &e, "f", "then"), Some(1), "{lines}");
            }
        }
    }
}

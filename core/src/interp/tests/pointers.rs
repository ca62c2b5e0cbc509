//! Calls through pointers, and sums of addresses.

use super::*;
use crate::ir::text::parse_module;

fn parse(text: &str) -> Module {
    parse_module(text).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

/// Two loops as callees, and a constant table of them: `more` runs twice as often as `less`.
const CALLEES: &str = r#"
constant @table = "????????????????????????????????01000000" addresses [0 @less 0, 8 @more 0]
func @less(%n: i32) -> i32 {
block entry:
  %0 = const i32 0
  jump head(%0)
block head(%i: i32):
  %c = icmp slt %i, %n
  branch %c, body, exit
block body:
  %1 = const i32 1
  %next = add nsw i32 %i, %1
  jump head(%next)
block exit:
  return %i
}
func @more(%n: i32) -> i32 {
block entry:
  %0 = add i32 %n, %n
  %r = call i32 @less(%0)
  return %r
}
func @other(%n: i64) -> i32 {
block entry:
  %0 = const i32 0
  return %0
}
"#;

/// `f`, which calls `%p` as given by the lines before, and loops as often as the result says.
fn calling(lines: &str) -> Module {
    parse(&format!(
        r#"
func @f(%n: i32, %k: i64, %q: ptr) {{
block entry:
  %zero = const i64 0
  %eight = const i64 8
  %first = icmp eq %k, %zero
  %less = globaladdr @less
  %more = globaladdr @more
  %table = globaladdr @table
{lines}
  %r = call i32 %p(%n)
  %0 = const i32 0
  jump head(%0)
block head(%i: i32):
  %c = icmp slt %i, %r
  branch %c, body, exit
block body:
  %1 = const i32 1
  %next = add nsw i32 %i, %1
  jump head(%next)
block exit:
  return
}}
{CALLEES}"#
    ))
}

fn runs(m: &Module, k: i128) -> [Option<u64>; 3] {
    let e = execute(m, &[("n", 5), ("k", k)]).unwrap();
    [count(m, &e, "f", "body"), count(m, &e, "less", "entry"), count(m, &e, "more", "entry")]
}

#[test]
fn a_pointer_runs_the_function_whose_address_it_holds() {
    let ways = [
        "  %p = select ptr %first, %less, %more",
        // a table of functions
        "  %at = mul i64 %k, %eight\n  %a = ptradd %table, %at\n  %p = load ptr %a",
        // a stack slot
        "  %s = alloca %eight\n  %v = select ptr %first, %less, %more\n  store %s, %v, 8\n  \
         %p = load ptr %s",
        // through an integer
        "  %v = select ptr %first, %less, %more\n  %x = ptrtoint %v to i64\n  %p = inttoptr %x",
        // selected by a value in the table
        "  %v = load ptr %table\n  %same = icmp eq %v, %less\n  %is = and i1 %same, %first\n  \
         %p = select ptr %is, %v, %more",
    ];
    for way in ways {
        let m = calling(way);
        assert_eq!(runs(&m, 0), [Some(5), Some(1), Some(0)], "{way}");
        assert_eq!(runs(&m, 1), [Some(10), Some(1), Some(1)], "{way}");
    }
}

#[test]
fn what_a_pointer_holds_may_be_unknown() {
    let ways = [
        // a parameter
        "  %p = select ptr %first, %q, %q",
        // a function of other parameters; one of no body
        "  %o = globaladdr @other\n  %p = select ptr %first, %o, %o",
        "  %o = globaladdr @extern\n  %p = select ptr %first, %o, %o",
        // an address next to that of a function
        "  %p = ptradd %less, %eight",
        // bytes of the table that are no address
        "  %two = add i64 %eight, %eight\n  %a = ptradd %table, %two\n  %p = load ptr %a",
        // half of one address and half of the next
        "  %four = const i64 4\n  %a = ptradd %table, %four\n  \
         %p = load ptr %a",
        // an unknown value decides
        "  %d = opaque i1 \"data\"\n  %p = select ptr %d, %less, %more",
    ];
    for way in ways {
        let m = calling(way);
        assert_eq!(runs(&m, 0), [None; 3], "{way}");
    }
}

#[test]
fn a_call_of_null_is_undefined() {
    let m = calling("  %null = const ptr 0\n  %p = select ptr %first, %null, %less");
    let e = execute(&m, &[("n", 5), ("k", 0)]).unwrap_err();
    assert!(e.to_string().contains("a call through a null pointer"), "{e}");
    assert_eq!(runs(&m, 1)[1], Some(1));
}

#[test]
fn a_callee_writes_what_its_caller_reads() {
    let m = parse(
        r#"
func @f(%k: i32) {
block entry:
  %four = const i64 4
  %one = const i32 1
  %s = alloca %four
  store %s, %one, 4
  %zero = const i32 0
  %c = icmp eq %k, %zero
  %w = globaladdr @write
  %n = globaladdr @nothing
  %p = select ptr %c, %w, %n
  call %p(%s, %k)
  %v = load i32 %s
  %is = icmp eq %v, %one
  branch %is, then, end
block then:
  jump end
block end:
  return
}
func @write(%at: ptr, %v: i32) {
block entry:
  store %at, %v, 4
  return
}
func @nothing(%at: ptr, %v: i32) {
block entry:
  return
}
"#,
    );
    for (k, then) in [(0, 0), (1, 1), (2, 1)] {
        let e = execute(&m, &[("k", k)]).unwrap();
        assert_eq!(count(&m, &e, "f", "then"), Some(then), "k = {k}");
    }
}

#[test]
fn recursion_and_ends_through_pointers() {
    let m = parse(
        r#"
noreturn @exit
func @f(%n: i32, %p: ptr) {
block entry:
  %zero = const i32 0
  %more = icmp sgt %n, %zero
  branch %more, again, out
block again:
  %1 = const i32 -1
  %next = add i32 %n, %1
  %self = globaladdr @f
  call %self(%next, %p)
  jump end
block out:
  %e = globaladdr @exit
  call %e(%zero)
  jump end
block end:
  return
}
"#,
    );
    let e = execute(&m, &[("n", 4)]).unwrap();
    assert_eq!(count(&m, &e, "f", "again"), Some(4));
    assert_eq!(count(&m, &e, "f", "out"), Some(1));
    assert_eq!(count(&m, &e, "f", "end"), Some(0));
}

#[test]
fn a_branch_on_data_loses_what_a_pointer_may_run() {
    let m = parse(&format!(
        r#"
func @f(%n: i32) {{
block entry:
  %d = opaque i1 "data"
  %p = globaladdr @more
  branch %d, then, end
block then:
  %r = call i32 %p(%n)
  jump end
block end:
  return
}}
{CALLEES}"#
    ));
    let e = execute(&m, &[("n", 5)]).unwrap();
    assert_eq!(count(&m, &e, "f", "end"), Some(1));
    for (function, block) in [("f", "then"), ("more", "entry"), ("less", "body")] {
        assert_eq!(count(&m, &e, function, block), None, "{function} {block}");
    }
}

/// Does the branch on the condition that the lines define go to `then`?
fn holds(lines: &str) -> Option<u64> {
    let m = parse(&format!(
        r#"
func @f(%p: ptr, %q: ptr, %x: i64) {{
block entry:
  %4 = const i64 4
  %m1 = const i64 -1
  %a = ptradd %p, %x
  %b = ptradd %p, %4
  %pi = ptrtoint %p to i64
  %qi = ptrtoint %q to i64
  %ai = ptrtoint %a to i64
  %bi = ptrtoint %b to i64
{lines}
  branch %c, then, end
block then:
  jump end
block end:
  return
}}"#
    ));
    let e = execute(&m, &[("x", 12)]).unwrap();
    assert_eq!(count(&m, &e, "f", "end"), Some(1), "{lines}");
    count(&m, &e, "f", "then")
}

#[test]
fn sums_of_addresses_of_one_object_are_exact() {
    let cases = [
        // max(a, b) + (-1 - p) = 11, the shape of the vectorizer's trip counts
        (
            "  %n = xor i64 %pi, %m1\n  %m = umax i64 %ai, %bi\n  %d = add i64 %m, %n\n  \
          %k = const i64 11\n  %c = icmp eq %d, %k",
            Some(1),
        ),
        ("  %m = umin i64 %ai, %bi\n  %d = sub i64 %m, %pi\n  %c = icmp eq %d, %4", Some(1)),
        // p + (-a) + a = p
        (
            "  %n = mul i64 %ai, %m1\n  %s = add i64 %n, %pi\n  %t = add i64 %s, %ai\n  \
          %c = icmp eq %t, %pi",
            Some(1),
        ),
        // (q - p) + a - q = 12, though p and q are two objects
        (
            "  %d = sub i64 %qi, %pi\n  %s = add i64 %d, %ai\n  %t = sub i64 %s, %qi\n  \
          %c = icmp eq %t, %x",
            Some(1),
        ),
        // a pointer that returns to its object
        (
            "  %d = sub i64 %qi, %pi\n  %r = ptradd %a, %d\n  %s = ptradd %q, %x\n  \
          %c = icmp eq %r, %s",
            Some(1),
        ),
        // distances of the same objects compare as their numbers do
        ("  %d = sub i64 %qi, %pi\n  %e = sub i64 %qi, %ai\n  %c = icmp slt %e, %d", Some(1)),
        ("  %n = xor i64 %pi, %m1\n  %o = xor i64 %ai, %m1\n  %c = icmp eq %n, %o", Some(0)),
        // twice an address and the bits of an address are not represented
        ("  %s = add i64 %pi, %ai\n  %t = sub i64 %s, %pi\n  %c = icmp eq %t, %ai", None),
        ("  %s = shl i64 %pi, %4\n  %c = icmp eq %s, %4", None),
        // which of two objects lies higher is unknown
        ("  %m = umax i64 %pi, %qi\n  %c = icmp eq %m, %pi", None),
        // nothing is assumed of the order of negated addresses
        ("  %n = xor i64 %pi, %m1\n  %o = xor i64 %ai, %m1\n  %c = icmp ult %n, %o", None),
    ];
    for (lines, expected) in cases {
        assert_eq!(holds(lines), expected, "{lines}");
    }
}

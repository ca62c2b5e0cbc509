//! Ways in which an object escapes; calls that return twice; functions that the linker may replace.

use super::bytes::{branching, then};
use super::*;
use crate::ir::text::parse_module;

fn parse(text: &str) -> Module {
    parse_module(text).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

/// Is `*s == 7` still known after the lines, for a stack object `s` and a `noalias` parameter `p`
/// in turn?
fn survives(lines: &str, rest: &str) -> [Option<u64>; 2] {
    let slot = "  %n = const i64 8\n  %s = alloca %n\n  %k = const i32 7\n  store %s, %k, 4\n";
    let param = "  %n = const i64 8\n  %k = const i32 7\n  store %s, %k, 4\n";
    [(slot, "%q: ptr, %x: i64"), (param, "%s: ptr noalias, %q: ptr, %x: i64")].map(
        |(before, params)| {
            let text = format!(
                "func @f({params}) {{\nblock entry:\n{before}{lines}\n  %v = load i32 %s\n  \
                 %c = icmp eq %v, %k\n  branch %c, then, end\nblock then:\n  jump end\n\
                 block end:\n  return\n}}\n{rest}"
            );
            let m = parse(&text);
            then(&m, &[])
        },
    )
}

/// Writes through a pointer of unknown origin.
const WILD: &str = "  %w = call ptr @where()\n  %z = const i32 0\n  store %w, %z, 4";

#[test]
fn addresses_get_out_in_many_ways() {
    let out = [
        "  store %q, %s, 8",
        "  call @g(%s) [reads]",
        "  %i = ptrtoint %s to i64",
        "  %i = ptrtoint %s to i32",
        "  %i = ptrtoint %s to i64\n  store %q, %i, 8",
        "  %o = const i64 4\n  %t = ptradd %s, %o\n  %i = ptrtoint %t to i64",
        "  %d = opaque i1 \"data\"\n  %t = select ptr %d, %s, %q\n  %i = ptrtoint %t to i64",
        "  %d = opaque i1 \"data\"\n  %t = select ptr %d, %s, %q\n  call @g(%t) [reads]",
        "  %d = opaque i1 \"data\"\n  branch %d, a, b(%q)\nblock a:\n  jump b(%s)\n\
         block b(%t: ptr):\n  store %q, %t, 8",
        "  %d = opaque i1 \"data\"\n  branch %d, a, b\nblock a:\n  store %q, %s, 8\n  jump b\n\
         block b:",
        // through another object, in halves
        "  %m = alloca %n\n  store %m, %s, 8\n  %h = load i32 %m\n  store %q, %h, 4",
    ];
    for lines in out {
        assert_eq!(survives(&format!("{lines}\n{WILD}"), ""), [None; 2], "{lines}");
    }
    for lines in [
        "  store %s, %q, 8\n  store %s, %k, 4",
        "  %d = icmp eq %s, %q",
        "  call @g(%q) [reads]",
        "  %i = ptrtoint %q to i64",
    ] {
        assert_eq!(survives(&format!("{lines}\n{WILD}"), ""), [Some(1); 2], "{lines}");
    }
}

#[test]
fn an_integer_of_the_address_may_come_first() {
    // `exposed` from the start: a frontend need not place its `ptrtoint` before the use
    let lines = format!("{WILD}\n  %i = ptrtoint %s to i64");
    assert_eq!(survives(&lines, ""), [None; 2]);
}

#[test]
fn callees_let_addresses_out() {
    let wild = "  %w = call ptr @where()\n  %z = const i32 0\n  store %w, %z, 4\n";
    // the result is one of the arguments, and which one is unknown
    let either = "func @either(%a: ptr, %b: ptr) -> ptr {\nblock entry:\n  \
                  %d = opaque i1 \"data\"\n  branch %d, one, two\nblock one:\n  return %a\n\
                  block two:\n  return %b\n}";
    let lines = "  %r = call ptr @either(%s, %q)\n  %z = const i32 0\n  store %r, %z, 4";
    assert_eq!(survives(lines, either), [None; 2]);
    let same = "func @either(%a: ptr, %b: ptr) -> ptr {\nblock entry:\n  return %b\n}";
    assert_eq!(survives(lines, same), [Some(1); 2]);
    let this = "func @either(%a: ptr, %b: ptr) -> ptr {\nblock entry:\n  return %a\n}";
    assert_eq!(survives(lines, this), [Some(0); 2]);
    // exposed or stored in the callee
    for body in [
        "  %i = ptrtoint %a to i64",
        "  store %b, %a, 8",
        "  %d = opaque i1 \"data\"\n  branch %d, one, two\nblock one:\n  \
         %i = ptrtoint %a to i64\n  jump two\nblock two:",
    ] {
        let callee = format!("func @let(%a: ptr, %b: ptr) {{\nblock entry:\n{body}\n  return\n}}");
        let lines = format!("  call @let(%s, %q)\n{wild}");
        assert_eq!(survives(&lines, &callee), [None; 2], "{body}");
    }
    let callee = "func @let(%a: ptr, %b: ptr) {\nblock entry:\n  %v = load i32 %a\n  return\n}";
    assert_eq!(survives(&format!("  call @let(%s, %q)\n{wild}"), callee), [Some(1); 2]);
}

#[test]
fn frames_end_with_their_objects() {
    // a callee whose slot is exposed, called often: its objects do not accumulate
    let m = parse(
        "func @f(%n: i32) {\nblock entry:\n  %0 = const i32 0\n  jump head(%0)\n\
         block head(%i: i32):\n  %c = icmp slt %i, %n\n  branch %c, body, exit\nblock body:\n  \
         %1 = const i32 1\n  %r = call i32 @g(%i)\n  %next = add i32 %r, %1\n  jump head(%next)\n\
         block exit:\n  return\n}\n\
         func @g(%i: i32) -> i32 {\nblock entry:\n  %8 = const i64 8\n  %s = alloca %8\n  \
         %x = ptrtoint %s to i64\n  store %s, %i, 4\n  %v = load i32 %s\n  return %v\n}",
    );
    let e = execute(&m, &[("n", 1_200_000)]).unwrap();
    assert_eq!(count(&m, &e, "f", "body"), Some(1_200_000));
}

#[test]
fn what_follows_a_call_that_returns_twice_is_not_known() {
    let m = parse(
        "func @f(%n: i32) {\nblock entry:\n  call @before()\n  jump mid\nblock mid:\n  \
         call @g(%n)\n  call @after()\n  jump last\nblock last:\n  return\n}\n\
         func @g(%n: i32) {\nblock entry:\n  %0 = const i32 0\n  %c = icmp eq %n, %0\n  \
         branch %c, set, out\nblock set:\n  %j = call i32 @setjmp() [reads writes returnstwice]\n  \
         call @h()\n  jump out\nblock out:\n  return\n}\n\
         func @h() {\nblock entry:\n  return\n}",
    );
    let known = |n: i128| {
        let e = execute(&m, &[("n", n)]).unwrap();
        let names = [("f", "entry"), ("f", "mid"), ("f", "last"), ("g", "set"), ("g", "out")];
        let counts = names.map(|(f, b)| count(&m, &e, f, b));
        let h = count(&m, &e, "h", "entry");
        let f = m.by_name("f").unwrap();
        let after = e.functions[&f].calls["after"].known();
        if n == 0 {
            assert!(reason(&m, &e, "f", "last").contains("`setjmp`, which may return again"));
        }
        (counts, h, after)
    };
    assert_eq!(known(0), ([Some(1), Some(1), None, Some(1), None], None, None));
    assert_eq!(known(1), ([Some(1), Some(1), Some(1), Some(0), Some(1)], Some(0), Some(1)));
    // an unknown value decides whether it is called
    let m = branching(
        "",
        "  %d = opaque i1 \"data\"\n  branch %d, a, b\nblock a:\n  \
         call @setjmp() [reads writes returnstwice]\n  jump b\nblock b:\n  %c = const i1 1",
    );
    assert_eq!(then(&m, &[]), None);
}

#[test]
fn a_body_that_may_be_replaced_is_unknown_to_its_callers() {
    let m = parse(
        "func @f(%n: i32) {\nblock entry:\n  %r = call i32 @weak(%n)\n  \
         %c = icmp eq %r, %n\n  branch %c, then, end\nblock then:\n  jump end\nblock end:\n  \
         return\n}\n\
         func @weak(%n: i32) -> i32 interposable {\nblock entry:\n  call @inner()\n  return %n\n}\n\
         func @inner() {\nblock entry:\n  return\n}\n\
         func @apart() {\nblock entry:\n  return\n}",
    );
    let e = execute(&m, &[("n", 1)]).unwrap();
    assert_eq!(count(&m, &e, "f", "entry"), Some(1));
    assert_eq!(count(&m, &e, "f", "then"), None);
    assert_eq!(count(&m, &e, "inner", "entry"), None);
    assert!(reason(&m, &e, "weak", "entry").contains("another definition of `weak`"));
    // its own counts are those of its body
    let weak = m.by_name("weak").unwrap();
    let e = run(&m, weak, &Inputs::new(), &Options::default()).unwrap();
    assert_eq!(count(&m, &e, "weak", "entry"), Some(1));
    assert_eq!(count(&m, &e, "inner", "entry"), Some(1));
}

//! Bytes: places bound by path and type, loads of any width, contents from several sources.

use super::*;
use crate::ir::text::parse_module;

/// `f(p, q, x)`, which branches on the `%c` that the lines define.
pub(super) fn branching(params: &str, lines: &str) -> Module {
    let text = format!(
        "func @f({params}) {{\nblock entry:\n{lines}\n  branch %c, then, end\nblock then:\n  \
         jump end\nblock end:\n  return\n}}"
    );
    parse_module(&text).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

pub(super) fn then(m: &Module, inputs: &[(&str, i128)]) -> Option<u64> {
    let e = execute(m, inputs).unwrap_or_else(|e| panic!("{e}\n{m}"));
    count(m, &e, "f", "then")
}

/// The value of `%v`, found bit by bit.
fn value(m: impl Fn(&str) -> Module, inputs: &[(&str, i128)]) -> Option<u64> {
    let mut bits = 0;
    for k in 0..64 {
        let asked = m(&format!(
            "  %w = zext %v to i64\n  %k = const i64 {k}\n  %s = lshr i64 %w, %k\n  \
             %c = trunc %s to i1"
        ));
        bits |= then(&asked, inputs)? << k;
    }
    Some(bits)
}

/// What a load of that type at an offset of `p` reads, after the lines.
fn read(before: &str, ty: u32, offset: i64, inputs: &[(&str, i128)]) -> Option<u64> {
    let make = |ask: &str| {
        let ask = match ty {
            64 => ask.replace("  %w = zext %v to i64\n", "").replace("%w", "%v"),
            _ => ask.to_owned(),
        };
        branching(
            "%p: ptr, %q: ptr, %x: i64",
            &format!(
                "{before}\n  %o = const i64 {offset}\n  %a = ptradd %p, %o\n  %v = load i{ty} %a\n{ask}"
            ),
        )
    };
    value(make, inputs)
}

#[test]
fn one_binding_is_read_at_any_width() {
    let bound = [("p[0]:i64", 0x8877_6655_4433_2211)];
    for (ty, offset, want) in [
        (64, 0, Some(0x8877_6655_4433_2211)),
        (32, 0, Some(0x4433_2211)),
        (32, 2, Some(0x6655_4433)),
        (24, 5, Some(0x88_7766)),
        (8, 7, Some(0x88)),
        (8, 8, None),
        (16, 7, None),
        (16, -1, None),
        // 0x22 is a number of seven bits, 0x88 is not
        (7, 1, Some(0x22)),
        (7, 7, None),
    ] {
        assert_eq!(read("", ty, offset, &bound), want, "i{ty} at {offset}");
    }
    // a path without a type has the only type that is read
    assert_eq!(read("", 16, 4, &[("p[4]", 0x1234)]), Some(0x1234));
    assert_eq!(read("", 16, 4, &[("p[5]", 0x12), ("p[3]", 0x3400)]), Some(0x1234));
    assert_eq!(read("", 16, 4, &[("p[5]:i8", 0x12), ("p[3]", 0x3400)]), Some(0x1234));
    assert_eq!(read("", 32, 0, &[("p[0]", -1)]), Some(0xffff_ffff));
}

#[test]
fn big_endian_modules_have_their_bytes_the_other_way_round() {
    for (size, at, want) in [(4, 0, 0x11), (4, 3, 0x44), (4, 1, 0x22)] {
        let lines = format!(
            "  %k = const i32 0x11223344\n  store %q, %k, {size}\n  %o = const i64 {at}\n  \
             %a = ptradd %q, %o\n  %v = load i8 %a\n  %w = const i8 {want}\n  %c = icmp eq %v, %w"
        )
        .replace("0x11223344", &0x1122_3344.to_string());
        let mut m = branching("%q: ptr", &lines);
        assert_eq!(then(&m, &[]), Some(0), "little");
        m.big_endian = true;
        assert_eq!(then(&m, &[]), Some(1), "big");
    }
    // bindings and constants
    let lines = "  %t = globaladdr @table\n  %a = load i16 %p\n  %b = load i16 %t\n  \
                 %c = icmp eq %a, %b";
    let mut m = branching("%p: ptr", lines);
    m.constants.insert("table".into(), vec![Some(1), Some(2)]);
    assert_eq!(then(&m, &[("p[0]", 0x0201)]), Some(1));
    assert_eq!(then(&m, &[("p[0]:i8", 1), ("p[1]:i8", 2)]), Some(1));
    m.big_endian = true;
    assert_eq!(then(&m, &[("p[0]", 0x0102)]), Some(1));
    assert_eq!(then(&m, &[("p[0]:i8", 1), ("p[1]:i8", 2)]), Some(1));
}

#[test]
fn contents_come_from_the_run_and_from_the_start() {
    let write = "  %b = const i8 -1\n  %one = const i64 1\n  %at = ptradd %p, %one\n  \
                 store %at, %b, 1";
    assert_eq!(read(write, 32, 0, &[("p[0]", 0x1122_3344)]), Some(0x1122_ff44));
    assert_eq!(read(write, 32, 0, &[("p[0]:i8", 4), ("p[2]:i16", 3)]), Some(0x0003_ff04));
    assert_eq!(read(write, 32, 0, &[("p[0]:i8", 4)]), None);
    // across two words
    assert_eq!(read(write, 64, 1, &[("p[2]:i64", 0x0908_0706_0504_0302)]), {
        Some(0x0807_0605_0403_02ff)
    });
    let clobbered = "  %n = const i64 2\n  %at = ptradd %p, %n\n  clobber %at, %n";
    assert_eq!(read(clobbered, 16, 0, &[("p[0]:i64", 7)]), Some(7));
    assert_eq!(read(clobbered, 16, 4, &[("p[0]:i64", 7 << 32)]), Some(7));
    assert_eq!(read(clobbered, 16, 1, &[("p[0]:i64", 7)]), None);
    let unknown = "  %n = const i64 2\n  %at = ptradd %p, %n\n  clobber %at, %x";
    assert_eq!(read(unknown, 16, 0, &[("p[0]:i64", 7), ("x", 4)]), Some(7));
    assert_eq!(read(unknown, 16, 0, &[("p[0]:i64", 7)]), None);
}

#[test]
fn a_load_of_which_a_byte_is_missing_names_its_symbol() {
    let m = branching("%p: ptr", "  %v = load i32 %p\n  %k = const i32 0\n  %c = icmp eq %v, %k");
    let e = execute(&m, &[("p[1]:i8", 0)]).unwrap();
    assert!(reason(&m, &e, "f", "then").contains("`p[0]`, which is not bound"));
    assert_eq!(e.missing_symbols, ["p[0]"]);
}

#[test]
fn bindings_may_not_contradict_each_other() {
    let m = branching("%p: ptr", "  %v = load i32 %p\n  %k = const i32 0\n  %c = icmp eq %v, %k");
    let e = execute(&m, &[("p[0]", 0x0100), ("p[1]:i8", 2)]).unwrap_err();
    assert_eq!(e.to_string().matches("`p[").count(), 2, "{e}");
    assert_eq!(then(&m, &[("p[0]", 0x0100), ("p[1]:i8", 1)]), Some(0));
    // the same bytes by two names, through pointers that are bound to the same address
    let m = branching(
        "%p: ptr, %q: ptr",
        "  %a = load i32 %p\n  %b = load i32 %q\n  %c = icmp eq %a, %b",
    );
    let same = [("p", 4096), ("q", 4098), ("p[0]", 0x0102_0304), ("q[0]", 0x0506_0102)];
    assert_eq!(then(&m, &same), Some(0));
    let e = execute(&m, &[("p", 4096), ("q", 4098), ("p[0]", 0), ("q[0]", 1)]).unwrap_err();
    assert!(matches!(e, InterpError::Contradiction { .. }), "{e}");
}

#[test]
fn a_path_without_a_type_needs_one_if_several_are_read() {
    let lines = "  %i = mul i64 %x, %x\n  %a = ptradd %p, %i\n  %v = load i32 %a\n  \
                 %w = load i8 %a\n  %z = zext %w to i32\n  %c = icmp eq %v, %z";
    let m = branching("%p: ptr, %x: i64", lines);
    let e = execute(&m, &[("p[4]", 1), ("x", 2)]).unwrap_err();
    assert!(e.to_string().contains("`p[4]:i32`") && e.to_string().contains("i8, i32"), "{e}");
    assert_eq!(then(&m, &[("p[4]:i32", 1), ("x", 2)]), Some(1));
    assert_eq!(then(&m, &[("p[4]:i32", 256), ("x", 2)]), Some(0));
}

#[test]
fn a_parameter_and_a_global_of_one_name_are_two_places() {
    let lines = "  %h = globaladdr @g\n  %a = load i32 %g\n  %b = load i32 %h\n  \
                 %k = const i32 1\n  %s = add i32 %a, %k\n  %c = icmp eq %s, %b";
    let m = branching("%g: ptr", lines);
    assert_eq!(then(&m, &[("g[0]", 1), ("@g[0]", 2)]), Some(1));
    assert_eq!(then(&m, &[("g[0]", 1), ("@g[0]", 1)]), Some(0));
    assert_eq!(then(&m, &[("g[0]", 1)]), None);
    // where no parameter has the name, both spellings are the global
    let m = branching(
        "%p: ptr",
        "  %h = globaladdr @g\n  %b = load i32 %h\n  %k = const i32 1\n  %c = icmp eq %b, %k",
    );
    assert_eq!(then(&m, &[("g[0]", 1)]), Some(1));
    assert_eq!(then(&m, &[("@g[0]", 1)]), Some(1));
    assert_eq!(then(&m, &[("@g[0]:i32", 2)]), Some(0));
}

#[test]
fn pointers_are_copied_as_bytes() {
    let ask = "  %w = load i32 %r\n  %k = const i32 5\n  %c = icmp eq %w, %k";
    let build = |lines: &str| branching("%p: ptr, %q: ptr", &format!("{lines}\n{ask}"));
    let five = [("p[0]:i32", 5)];
    let slots = "  %n = const i64 16\n  %s = alloca %n\n  %t = alloca %n";
    // through an integer of eight bytes
    let m = build(&format!(
        "{slots}\n  store %s, %p, 8\n  %i = load i64 %s\n  store %t, %i, 8\n  %r = load ptr %t"
    ));
    assert_eq!(then(&m, &five), Some(1));
    // at an odd offset
    let m = build(&format!(
        "{slots}\n  %o = const i64 5\n  %a = ptradd %s, %o\n  store %a, %p, 8\n  %r = load ptr %a"
    ));
    assert_eq!(then(&m, &five), Some(1));
    // one byte of it is overwritten
    let m = build(&format!(
        "{slots}\n  %o = const i64 5\n  %a = ptradd %s, %o\n  %z = const i8 0\n  \
         store %s, %p, 8\n  store %a, %z, 1\n  %r = load ptr %s"
    ));
    assert_eq!(then(&m, &five), None);
    // another pointer overlaps it
    let m = build(&format!(
        "{slots}\n  %o = const i64 5\n  %a = ptradd %s, %o\n  store %s, %p, 8\n  \
         store %a, %q, 8\n  %r = load ptr %s"
    ));
    assert_eq!(then(&m, &five), None);
}

#[test]
fn truth_values_that_stay_open_are_read_as_numbers() {
    // p < q as a byte: 0 or 1, and never 2
    let lines = "  %n = const i64 8\n  %s = alloca %n\n  %l = icmp ult %p, %q\n  \
                 store %s, %l, 1\n  %b = load i8 %s\n  %k = const i8 -2\n  %y = xor i8 %b, %k\n  \
                 %c = icmp eq %y, %k";
    let m = branching("%p: ptr, %q: ptr", lines);
    assert_eq!(then(&m, &[]), None); // true for 0 and false for 1
}

#[test]
fn accesses_at_the_ends_of_the_range_are_of_no_consequence() {
    for offset in [i64::MAX, i64::MAX - 3, i64::MIN, i64::MIN + 1, 1 << 47] {
        let lines = format!(
            "  %o = const i64 {offset}\n  %a = ptradd %p, %o\n  %k = const i32 1\n  \
             store %a, %k, 4\n  clobber %a, %o\n  %v = load i32 %a\n  %c = icmp eq %v, %k"
        );
        let m = branching("%p: ptr", &lines);
        assert_eq!(then(&m, &[]), None, "{offset}");
    }
}

#[test]
fn wide_and_empty_stores() {
    let cases = [(64, 63, None), (64, 64, Some(1)), (100, 99, None), (100, 100, Some(1))];
    for (size, at, want) in cases.into_iter().chain([(0, 0, Some(1))]) {
        let lines = format!(
            "  %f = opaque opaque \"vector\"\n  store %p, %f, {size}\n  %o = const i64 {at}\n  \
             %a = ptradd %p, %o\n  %v = load i8 %a\n  %k = const i8 3\n  %c = icmp eq %v, %k"
        );
        let m = branching("%p: ptr", &lines);
        let bound = format!("p[{at}]:i8");
        assert_eq!(then(&m, &[(bound.as_str(), 3)]), want, "{size} bytes, read at {at}");
    }
}

//! Elements of constant tables: what is told of them, and what executions count, at points outside of the tables too.

use crate::solve::tests::tells;

/// A loop that runs as often as an element of a table of 32-bit numbers says; `index` computes `%i`, of 64 bits.
fn looked_up(bytes: &str, params: &str, index: &str) -> String {
    format!(
        "constant @table = \"{bytes}\"
func @main({params}) {{
block entry:
{index}
  %width = const i64 4
  %offset = mul nsw i64 %i, %width
  %table = globaladdr @table
  %at = ptradd nsw %table, %offset
  %n = load i32 %at
  %0 = const i32 0
  %1 = const i32 1
  jump head(%0)
block head(%k: i32):
  %more = icmp slt %k, %n
  branch %more, body, exit
block body:
  %next = add nsw i32 %k, %1
  jump head(%next)
block exit:
  return
}}"
    )
}

const SQUARES: &str = "0000000001000000040000000900000010000000";

#[test]
fn elements_are_told_apart_by_their_index() {
    let wide = |a: &str| format!("  %i = sext {a} to i64");
    let line = "0100000004000000070000000a000000";
    let two_values = "0100000003000000010000000100000003000000";
    let rows = "050000000500000005000000060000000600000006000000";
    let row = "  %3 = const i64 3\n  %row = mul nsw i64 %a, %3\n  %i = add nsw i64 %row, %b";
    let from_the_end = format!("  %4 = const i32 4\n  %d = sub nsw i32 %4, %a\n{}", wide("%d"));
    let within = "  %3 = const i64 3\n  %i = and i64 %a, %3";
    let one = "ite(a <= 0, 0, ite(a <= 1, 1, ite(a <= 2, 4, ite(a <= 3, 9, 16))))";
    let other = "ite(a >= 4, 0, ite(a >= 3, 1, ite(a >= 2, 4, ite(a > 0, 9, 16))))";
    let masked = "ite(a mod 4 == 0, 0, ite(a mod 4 <= 1, 1, ite(a mod 4 <= 2, 4, 9)))";
    let cases = [
        (looked_up(SQUARES, "%a: i32", &wide("%a")), one, "a >= 0 && a <= 4"),
        (looked_up(line, "%a: i32", &wide("%a")), "max(0, 3*a + 1)", "a >= 0 && a <= 3"),
        (
            looked_up(two_values, "%a: i32", &wide("%a")),
            "ite(a <= 0 || a >= 2 && a <= 3, 1, 3)",
            "a >= 0 && a <= 4",
        ),
        (looked_up(SQUARES, "%a: i32", &from_the_end), other, "a <= 4 && a >= 0"),
        (
            looked_up(rows, "%a: i64, %b: i64", row),
            "ite(3*a + b <= 2, 5, 6)",
            "3*a + b >= 0 && 3*a + b <= 5",
        ),
        (looked_up(SQUARES, "%a: i64", within), masked, ""),
    ];
    let told = cases.map(|(program, n, domain)| {
        let domain = if domain.is_empty() { String::new() } else { format!("\n> if {domain}") };
        format!("{program}\n> head: {n} + 1\n> body: {n}{domain}")
    });
    tells(&told.join("\n---\n"));
    // which one does not matter, but that there is one does
    let constant = looked_up("070000000700000007000000", "%a: i32", &wide("%a"));
    tells(&format!("{constant}\n> head: 8\n> body: 7\n> if a >= 0 && a <= 2"));
}

#[test]
fn what_is_not_known_stays_data() {
    let plain = "  %i = sext %a to i64";
    let many: String = (0..60u32).map(|k| format!("{:02x}000000", k * k % 7)).collect();
    let cases = [
        // a byte is that of an address, or padding
        looked_up("01000000020000??03000000", "%a: i32", plain),
        // more runs than are told apart
        looked_up(&many, "%a: i32", plain),
        // the address may wrap around, into the table
        looked_up(SQUARES, "%a: i64", "  %i = or i64 %a, %a")
            .replace("mul nsw", "mul")
            .replace("ptradd nsw", "ptradd"),
    ];
    let data = "> head: max(0, n@entry) + 1\n> body: max(0, n@entry)\n> with n@entry";
    tells(&cases.map(|program| format!("{program}\n{data}")).join("\n---\n"));
}

#[test]
fn reads_in_loops_stay_within_at_their_ends() {
    tells(
        "constant @days = \"1f1c1f1e1f1e\"
func @main(%m: i32, %o: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  %days = globaladdr @days
  jump month(%0)
block month(%i: i32):
  %more = icmp slt %i, %m
  branch %more, first, exit
block first:
  %k = add nsw i32 %i, %o
  %j = sext %k to i64
  %at = ptradd nsw %days, %j
  %n = load i8 %at
  %w = zext %n to i32
  jump day(%0)
block day(%d: i32):
  %some = icmp slt %d, %w
  branch %some, body, next
block body:
  %d.next = add nsw i32 %d, %1
  jump day(%d.next)
block next:
  %i.next = add nsw i32 %i, %1
  jump month(%i.next)
block exit:
  return
}
> month: max(0, m) + 1
> first: max(0, m)
> day: max(0, m) + 30*max(0, m - max(0, 5 - o)) + 31*max(0, min(m - 1, 4 - o) + 1) + ite(o <= 3 && m + o >= 4, -1, 0) + ite(o <= 1 && m + o >= 2, -3, 0)
> body: 30*max(0, m - max(0, 5 - o)) + 31*max(0, min(m - 1, 4 - o) + 1) + ite(o <= 3 && m + o >= 4, -1, 0) + ite(o <= 1 && m + o >= 2, -3, 0)
> next: max(0, m)
> if (m <= 0 || o >= 0) && (m <= 0 || m + o > 0 || o > 0) && (m <= 0 || o <= 5) && (m <= 0 || m + o <= 6 && o <= 6)",
    );
}

#[test]
fn callers_answer_for_the_index() {
    let program = |lines: &str, argument: &str| {
        format!(
            "constant @sizes = \"0102040810\"
func @main(%a: i32) {{
block entry:
  %0 = const i32 0
  %1 = const i32 1
  %3 = const i32 3
{lines}
  branch %asked, call, exit
block call:
  %n = call i8 @size({argument})
  %m = sext %n to i32
  jump head(%0)
block head(%i: i32):
  %more = icmp slt %i, %m
  branch %more, body, exit
block body:
  %next = add nsw i32 %i, %1
  jump head(%next)
block exit:
  return
}}
func @size(%type: i32) -> i8 {{
block entry:
  %sizes = globaladdr @sizes
  %i = sext %type to i64
  %at = ptradd nsw %sizes, %i
  %n = load i8 %at
  return %n
}}"
        )
    };
    let programs = [
        program("  %b = and i32 %a, %3\n  %asked = icmp sge %3, %0", "%b"),
        program("  %x = icmp sle %a, %3\n  %y = icmp sge %a, %0\n  %asked = and i1 %x, %y", "%a"),
        program("  %asked = icmp sle %a, %3", "%a"),
    ];
    let masked = "ite(a mod 4 == 0, 1, ite(a mod 4 <= 1, 2, ite(a mod 4 <= 2, 4, 8)))";
    let size = "ite(a <= 0, 1, ite(a <= 1, 2, ite(a <= 2, 4, 8)))";
    let both = "a <= 3 && a >= 0";
    let lines = [
        format!("> head: {masked} + 1\n> body: {masked}"),
        format!(
            "> call: {both}\n> head: ite({both}, {size} + 1, 0)\n> body: ite({both}, {size}, 0)\n\
             > in size, entry: {both}"
        ),
        format!(
            "> call: a <= 3\n> head: ite(a <= 3, {size} + 1, 0)\n> body: ite(a <= 3, {size}, 0)\n\
             > if a >= 0\n> in size, entry: a <= 3\n> there if a >= 0"
        ),
    ];
    let told: Vec<String> = programs.iter().zip(lines).map(|(p, l)| format!("{p}\n{l}")).collect();
    tells(&told.join("\n---\n"));
}

/// A compiler may move a read behind a `freeze`; what is read stays what it is.
#[test]
fn what_is_frozen_was_read_within_the_table() {
    let program = looked_up(SQUARES, "%a: i32", "  %b = add nsw i32 %a, %1\n  %i = sext %b to i64")
        .replace("  %b =", "  %1 = const i32 1\n  %b =")
        .replace("  %n = load i32 %at\n", "  %read = load i32 %at\n  %n = freeze i32 %read\n")
        .replace("  %0 = const i32 0\n  %1 = const i32 1\n", "  %0 = const i32 0\n");
    let squares = "ite(a <= -1, 0, ite(a <= 0, 1, ite(a <= 1, 4, ite(a <= 2, 9, 16))))";
    tells(&format!("{program}\n> head: {squares} + 1\n> body: {squares}\n> if a >= -1 && a <= 3"));
}

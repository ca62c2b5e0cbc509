//! What memory and addresses decide: programs, and what is told.

use crate::solve::tests::tells;

#[test]
fn a_load_that_nothing_writes_before_is_a_symbol() {
    tells(
        "func @main(%p: ptr) {
block entry:
  %8 = const i64 8
  %q = ptradd nsw %p, %8
  %0 = const i32 0
  %1 = const i32 1
  jump head(%0)
block head(%i: i32):
  %n = load i32 %q
  %more = icmp slt %i, %n
  branch %more, body, exit
block body:
  %next = add nsw i32 %i, %1
  jump head(%next)
block exit:
  return
}
> head: max(0, p[8]) + 1
> body: max(0, p[8])
---
constant @sizes = \"0300000009000000\"
func @main(%p: ptr) {
block entry:
  %4 = const i64 4
  %g = globaladdr @sizes
  %q = ptradd nsw %g, %4
  %0 = const i32 0
  %1 = const i32 1
  jump head(%0)
block head(%i: i32):
  %n = load i32 %q
  %more = icmp slt %i, %n
  branch %more, body, exit
block body:
  %next = add nsw i32 %i, %1
  jump head(%next)
block exit:
  return
}
> head: 10
> body: 9",
    );
}

/// One loop with a store and a load: what they are based on and where decides.
#[test]
fn a_store_that_may_touch_the_place_makes_it_data() {
    let program = |params: &str, to: &str, offset: i64| {
        format!(
            "func @main({params}) {{
block entry:
  %0 = const i32 0
  %1 = const i32 1
  %off = const i64 {offset}
  %there = ptradd nsw {to}, %off
  jump head(%0)
block head(%i: i32):
  %n = load i32 %p
  %more = icmp slt %i, %n
  branch %more, body, exit
block body:
  store %there, %i, 4
  %next = add nsw i32 %i, %1
  jump head(%next)
block exit:
  return
}}"
        )
    };
    let known = "> head: max(0, p[0]) + 1\n> body: max(0, p[0])";
    let assumed =
        format!("{known}\n> assuming p and q do not overlap and are farther apart than any offset");
    let data = "> head: loopCount(head) + 1\n> body: loopCount(head)\n> with loopCount(head)";
    let cases = [
        (program("%p: ptr, %q: ptr", "%q", 0), assumed.as_str()),
        (program("%p: ptr noalias, %q: ptr", "%q", 0), known),
        (program("%p: ptr", "%p", 4), known),
        (program("%p: ptr", "%p", 2), data),
    ];
    tells(&cases.map(|(program, lines)| format!("{program}\n{lines}")).join("\n---\n"));
}

#[test]
fn addresses_of_one_object_compare_by_their_offsets() {
    tells(
        "func @main(%p: ptr, %n: i64) {
block entry:
  %4 = const i64 4
  %bytes = mul nsw i64 %n, %4
  %end = ptradd nsw %p, %bytes
  jump head(%p)
block head(%i: ptr):
  %done = icmp eq %i, %end
  branch %done, exit, body
block body:
  %next = ptradd nsw %i, %4
  jump head(%next)
block exit:
  return
}
> head: u62(n) + 1
> body: u62(n)
---
func @main(%p: ptr, %q: ptr) {
block entry:
  %0 = const ptr 0
  %none = icmp eq %p, %0
  branch %none, missing, other
block missing:
  return
block other:
  %same = icmp eq %p, %q
  branch %same, one, two
block one:
  return
block two:
  return
}
> missing: 0
> one: 0
> assuming p is not null
> assuming p and q do not overlap and are farther apart than any offset
---
func @main(%p: ptr, %end: ptr) {
block entry:
  %8 = const i64 8
  jump head(%p)
block head(%i: ptr):
  %done = icmp eq %i, %end
  branch %done, exit, body
block body:
  %next = ptradd nsw %i, %8
  jump head(%next)
block exit:
  return
}
> head: max(0, ceil((end - p - 7)/8) + 1)
> body: max(0, ceil((end - p - 7)/8))
> assuming the address p is from 1 to 2^62
> assuming the address end is from 1 to 2^62
> assuming the loop at `head` ends
> with end
> with p",
    );
}

#[test]
fn what_an_execution_reads_once_is_one_symbol() {
    tells(
        "func @main(%n: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  %m = call i32 @asked() [reads notlibrary]
  jump head(%0)
block head(%i: i32):
  %more = icmp slt %i, %m
  branch %more, body, second
block body:
  %next = add nsw i32 %i, %1
  jump head(%next)
block second:
  %some = icmp sgt %m, %n
  branch %some, yes, exit
block yes:
  jump exit
block exit:
  return
}
> head: max(0, asked@entry) + 1
> body: max(0, asked@entry)
> yes: asked@entry > n
> assuming calls of asked return
> with asked@entry
---
func @main(%p: ptr, %n: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  store %p, %n, 4
  jump head(%0)
block head(%i: i32):
  %m = load i32 %p
  %more = icmp slt %i, %m
  branch %more, body, exit
block body:
  %next = add nsw i32 %i, %1
  jump head(%next)
block exit:
  return
}
> head: max(0, n) + 1
> body: max(0, n)
---
func @main(%p: ptr, %n: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  call @asked(%p) [reads writes notlibrary]
  jump head(%0)
block head(%i: i32):
  %m = load i32 %p
  %more = icmp slt %i, %m
  branch %more, body, exit
block body:
  %next = add nsw i32 %i, %1
  jump head(%next)
block exit:
  return
}
> head: max(0, p[0]@head) + 1
> body: max(0, p[0]@head)
> assuming calls of asked return
> with p[0]@head",
    );
}

/// Where the addresses of a choice cancel, what is left is a number, and wraps as it did.
#[test]
fn a_difference_of_addresses_by_cases_wraps() {
    tells(
        "func @main(%p: ptr, %n: i64, %c: i1) {
block entry:
  %4 = const i64 4
  %0 = const i64 0
  %bytes = mul i64 %n, %4
  %to = ptradd %p, %bytes
  %q = ptradd nsw %p, %4
  %from = select ptr %c, %p, %q
  %x = ptrtoint %to to i64
  %y = ptrtoint %from to i64
  %d = sub i64 %x, %y
  %some = icmp sgt %d, %0
  branch %some, yes, no
block yes:
  return
block no:
  return
}
> yes: ite(c, [s64(4*n) > 0], [s64(4*n - 4) > 0])
> no: ite(c, [s64(4*n) <= 0], [s64(4*n - 4) <= 0])",
    );
}

/// An object whose address gets out is private until then; what the address is stored in or who is told
/// does not matter before, but in a loop there is no before.
#[test]
fn nobody_writes_what_nobody_was_told_of() {
    let program = |entry: &str, head: &str, exit: &str| {
        format!(
            "func @main(%p: ptr noalias, %s: ptr) {{
block entry:
  %0 = const i32 0
  %1 = const i32 1
{entry}  jump head(%0)
block head(%i: i32):
{head}  %n = load i32 %p
  %more = icmp slt %i, %n
  branch %more, body, exit
block body:
  call @work()
  %next = add nsw i32 %i, %1
  jump head(%next)
block exit:
{exit}  return
}}"
        )
    };
    let known = "> head: max(0, p[0]) + 1\n> body: max(0, p[0])";
    let data = "> head: loopCount(head) + 1\n> body: loopCount(head)";
    let is_told = |what: &str, (entry, head, exit): (&str, &str, &str)| {
        let mut text = format!("{}\n{what}", program(entry, head, exit));
        if text.contains("@keep") {
            text += "\n> assuming calls of keep return";
        }
        text += "\n> assuming calls of work return";
        if what == data {
            text += "\n> with loopCount(head)";
        }
        tells(&text);
    };
    let told = "  call @keep(%p)\n";
    let stored = "  store %s, %p, 8\n";
    let exposed = "  %a = ptrtoint %p to i64\n";
    for out in [told, stored, exposed] {
        is_told(known, ("", "", out));
        is_told(data, (out, "", ""));
        is_told(data, ("", out, ""));
    }
    // of more places than are listed it is not asked which come first
    is_told(data, ("", "", &told.repeat(9)));
    // through a pointer that is loaded: its own address gets out with it
    let loaded = "  store %s, %p, 8\n  %q = load ptr %s\n  store %q, %1, 4\n";
    is_told(known, ("", "", loaded));
    is_told(data, (loaded, "", ""));
    // who writes through the pointer itself need not be told
    is_told("> head: 2", ("", "  store %p, %1, 4\n", told));
}

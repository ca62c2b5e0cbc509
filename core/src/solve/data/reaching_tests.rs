//! What places in memory hold: programs, and what is told.

use crate::solve::tests::tells;

/// What was stored reaches a load past what writes other places, through merges and loops.
#[test]
fn a_place_holds_what_was_stored_there() {
    tells(
        "func @main(%p: ptr, %n: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  store %p, %0, 4
  jump head
block head:
  %i = load i32 %p
  %more = icmp slt %i, %n
  branch %more, body, exit
block body:
  %j = load i32 %p
  %next = add nsw i32 %j, %1
  store %p, %next, 4
  jump head
block exit:
  %last = load i32 %p
  %all = icmp sgt %last, %1
  branch %all, yes, no
block yes:
  return
block no:
  return
}
> head: max(0, n) + 1
> body: max(0, n)
> yes: n >= 2
> no: n <= 1
---
func @main(%p: ptr, %n: i32, %m: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  %less = icmp slt %n, %m
  branch %less, then, else
block then:
  store %p, %n, 4
  jump join
block else:
  store %p, %m, 4
  jump join
block join:
  jump head(%0)
block head(%i: i32):
  %bound = load i32 %p
  %more = icmp slt %i, %bound
  branch %more, body, exit
block body:
  %next = add nsw i32 %i, %1
  jump head(%next)
block exit:
  return
}
> then: m > n
> else: n >= m
> head: max(0, min(n, m)) + 1
> body: max(0, min(n, m))
---
func @main(%p: ptr, %n: i32, %m: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  %k = const i64 4
  %s = alloca %k
  %some = icmp sgt %n, %0
  branch %some, then, join
block then:
  store %s, %m, 4
  jump join
block join:
  branch %some, head(%0), exit
block head(%i: i32):
  %bound = load i32 %s
  %more = icmp slt %i, %bound
  branch %more, body, exit
block body:
  %next = add nsw i32 %i, %1
  jump head(%next)
block exit:
  return
}
> then: n > 0
> head: ite(n > 0, max(0, m) + 1, 0)
> body: ite(n > 0, max(0, m), 0)
---
func @main(%p: ptr, %n: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  %7 = const i32 7
  store %p, %n, 4
  jump head(%0)
block head(%i: i32):
  %more = icmp slt %i, %n
  branch %more, body, exit
block body:
  %is7 = icmp eq %i, %7
  branch %is7, found, next
block found:
  store %p, %i, 4
  jump next
block next:
  %next = add nsw i32 %i, %1
  jump head(%next)
block exit:
  %v = load i32 %p
  %seven = icmp eq %v, %7
  branch %seven, yes, no
block yes:
  return
block no:
  return
}
> head: max(0, n) + 1
> body: max(0, n)
> found: n >= 8
> next: max(0, n)
> yes: n >= 7
> no: n <= 6
---
func @main(%p: ptr, %n: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  %b = const i8 0
  %bytes = const i64 8
  fill %p, %b, %bytes
  %4 = const i64 4
  %q = ptradd nsw %p, %4
  %v = load i32 %q
  %zero = icmp eq %v, %0
  branch %zero, yes, no
block yes:
  return
block no:
  return
}
> no: 0
---
func @main(%p: ptr, %n: i32, %x: i16) {
block entry:
  %0 = const i32 0
  store %p, %n, 4
  %2 = const i64 2
  %q = ptradd nsw %p, %2
  store %q, %x, 2
  %v = load i32 %p
  %some = icmp sgt %v, %0
  branch %some, yes, no
block yes:
  return
block no:
  return
}
> yes: p[0]@entry > 0
> no: p[0]@entry <= 0
> with p[0]@entry
---
func @main(%p: ptr, %n: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  %k = const i64 4
  jump head(%0)
block head(%i: i32):
  %more = icmp slt %i, %n
  branch %more, body, exit
block body:
  %s = alloca %k
  %first = icmp eq %i, %0
  branch %first, then, join
block then:
  store %s, %n, 4
  jump join
block join:
  %v = load i32 %s
  %some = icmp sgt %v, %1
  branch %some, yes, next
block yes:
  jump next
block next:
  %next = add nsw i32 %i, %1
  jump head(%next)
block exit:
  return
}
> head: max(0, n) + 1
> body: max(0, n)
> then: max(0, min(0, n - 1) + 1)
> join: max(0, n)
> yes: max(0, n)*trueRatio(join)
> next: max(0, n)
> with trueRatio(join)",
    );
}

/// What a callee leaves in a place, and what it reads there.
#[test]
fn a_callee_leaves_values_in_places_and_finds_them_there() {
    tells(
        "func @main(%n: i32) {
block entry:
  %k = const i64 8
  %s = alloca %k
  %4 = const i64 4
  %q = ptradd nsw %s, %4
  store %q, %n, 4
  call @init(%s, %n)
  call @run(%s)
  call @run(%q)
  return
}
func @init(%p: ptr, %n: i32) {
block entry:
  %2 = const i32 2
  %m = mul nsw i32 %n, %2
  store %p, %m, 4
  return
}
func @run(%p: ptr) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
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
> in run, entry: 2
> in run, head: max(0, s32(2*n)) + max(0, n) + 2
> in run, body: max(0, s32(2*n)) + max(0, n)
> in run, exit: 2
---
func @main(%n: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  %k = const i64 4
  %s = alloca %k
  %failed = call i1 @get(%s, %n)
  branch %failed, bad, head(%0)
block bad:
  return
block head(%i: i32):
  %m = load i32 %s
  %more = icmp slt %i, %m
  branch %more, body, exit
block body:
  %next = add nsw i32 %i, %1
  jump head(%next)
block exit:
  return
}
func @get(%out: ptr, %n: i32) -> i1 {
block entry:
  %0 = const i32 0
  %false = const i1 0
  %true = const i1 1
  %negative = icmp slt %n, %0
  branch %negative, bad, good
block bad:
  return %true
block good:
  store %out, %n, 4
  return %false
}
> bad: n <= -1
> head: max(0, n + 1)
> body: max(0, n)
> exit: n >= 0
> in get, bad: n <= -1
> in get, good: n >= 0
---
func @main(%n: i32) {
block entry:
  call @setup(%n)
  call @run()
  return
}
func @setup(%n: i32) {
block entry:
  %g = globaladdr @size
  store %g, %n, 4
  return
}
func @run() {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  %g = globaladdr @size
  jump head(%0)
block head(%i: i32):
  %m = load i32 %g
  %more = icmp slt %i, %m
  branch %more, body, exit
block body:
  %next = add nsw i32 %i, %1
  jump head(%next)
block exit:
  return
}
> in run, head: max(0, n) + 1
> in run, body: max(0, n)
---
func @main(%n: i32) {
block entry:
  %0 = const i32 0
  %k = const i64 4
  %s = alloca %k
  store %s, %n, 4
  call @both(%s, %s)
  %m = load i32 %s
  %some = icmp sgt %m, %0
  branch %some, yes, no
block yes:
  return
block no:
  return
}
func @both(%p: ptr, %q: ptr) {
block entry:
  %1 = const i32 1
  %2 = const i32 2
  store %p, %1, 4
  store %q, %2, 4
  return
}
> yes: m@entry > 0
> no: m@entry <= 0
> with m@entry
---
func @main(%n: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  %g = globaladdr @depth
  store %g, %n, 4
  %more = icmp sgt %n, %0
  branch %more, again, exit
block again:
  %less = sub nsw i32 %n, %1
  call @main(%less)
  %d = load i32 %g
  %bottom = icmp eq %d, %0
  branch %bottom, yes, exit
block yes:
  jump exit
block exit:
  return
}
> entry: max(0, n) + 1
> again: max(0, n)
> yes: max(0, n)*trueRatio(again)
> exit: max(0, n) + 1
> with trueRatio(again)
---
func @main(%n: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  %k = const i64 4
  %s = alloca %k
  store %s, %0, 4
  jump head(%0)
block head(%i: i32):
  %more = icmp slt %i, %n
  branch %more, body, exit
block body:
  call @count(%s)
  %next = add nsw i32 %i, %1
  jump head(%next)
block exit:
  %all = load i32 %s
  %right = icmp eq %all, %n
  branch %right, yes, no
block yes:
  return
block no:
  return
}
func @count(%p: ptr) {
block entry:
  %1 = const i32 1
  %v = load i32 %p
  %w = add nsw i32 %v, %1
  store %p, %w, 4
  return
}
> head: max(0, n) + 1
> body: max(0, n)
> yes: n >= 0
> no: n <= -1
> in count, entry: max(0, n)",
    );
}

/// What a callee leaves alone rests on where its parameters point: at a call that says otherwise, nothing is known.
#[test]
fn what_a_callee_leaves_alone_rests_on_what_lies_apart() {
    tells(
        "func @main(%n: i32) {
block entry:
  %0 = const i32 0
  %g = globaladdr @size
  store %g, %n, 4
  call @other(%g)
  %v = load i32 %g
  %some = icmp sgt %v, %0
  branch %some, yes, no
block yes:
  return
block no:
  return
}
func @other(%p: ptr) {
block entry:
  %0 = const i32 0
  %g = globaladdr @size
  %none = icmp eq %p, %g
  store %p, %0, 4
  return
}
> yes: size[0]@entry > 0
> no: size[0]@entry <= 0
> with size[0]@entry
---
func @main(%p: ptr, %n: i32) {
block entry:
  %0 = const i32 0
  %4 = const i64 4
  %q = ptradd nsw %p, %4
  call @other(%q, %n)
  %v = load i32 %p
  %some = icmp sgt %v, %0
  branch %some, yes, no
block yes:
  return
block no:
  return
}
func @other(%p: ptr, %n: i32) {
block entry:
  store %p, %n, 4
  return
}
> yes: p[0] > 0
> no: p[0] <= 0
---
func @main(%p: ptr, %k: i64) {
block entry:
  %0 = const i32 0
  %4 = const i64 4
  %q = ptradd nsw %p, %k
  call @zero(%q, %p)
  %r = ptradd nsw %p, %4
  %v = load i32 %r
  %some = icmp sgt %v, %0
  branch %some, yes, no
block yes:
  return
block no:
  return
}
func @zero(%p: ptr, %q: ptr noalias) {
block entry:
  %0 = const i32 0
  store %p, %0, 4
  return
}
> yes: p[4]@entry > 0
> no: p[4]@entry <= 0
> with p[4]@entry",
    );
}

/// A pointer that a loop loads anew is that of the last iteration behind it: what one of the others led to on entry
/// is not what is read.
#[test]
fn a_pointer_of_a_loop_is_another_one_in_each_iteration() {
    tells(
        "func @main(%pp: ptr noalias, %b: ptr, %n: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  jump pops(%0)
block pops(%i: i32):
  store %pp, %b, 8
  %q = load ptr %pp
  %next = add nsw i32 %i, %1
  %more = icmp slt %next, %n
  branch %more, pops(%next), head(%0)
block head(%j: i32):
  %m = load i32 %q
  %again = icmp slt %j, %m
  branch %again, body, exit
block body:
  %up = add nsw i32 %j, %1
  jump head(%up)
block exit:
  return
}
> pops: max(0, n - 1) + 1
> head: loopCount(head) + 1
> body: loopCount(head)
> with loopCount(head)",
    );
}

/// A copy hands on bytes of any type: stores to its source count, whatever they are made as.
#[test]
fn a_copy_reads_what_was_written_as_any_type() {
    tells(
        "type 0 \"C\" []
type 1 \"int\" [0 0]
type 2 \"float\" [0 0]
access 0 = 1 1 0
access 1 = 2 2 0
func @main(%n: i64) {
block entry:
  %bytes = const i64 16
  %x = alloca %bytes
  %y = alloca %bytes
  %byte = const i8 0
  fill %x, %byte, %bytes
  %12 = const i64 12
  %offset = and i64 %n, %12
  %at = ptradd nsw %x, %offset
  %7 = const i32 7
  store %at, %7, 4 access 1
  copy %y, %x, %bytes
  %0 = const i32 0
  %m = load i32 %y access 0
  %some = icmp sgt %m, %0
  branch %some, yes, no
block yes:
  return
block no:
  return
}
> yes: m@entry > 0
> no: m@entry <= 0
> with m@entry",
    );
}

/// A callee that writes one global leaves others alone, and slots whose addresses are known.
#[test]
fn a_callee_writes_the_global_that_it_names() {
    tells(
        "func @main(%n: i32, %m: i32) {
block entry:
  %c = globaladdr @count
  %o = globaladdr @other
  %four = const i64 4
  %slot = alloca %four
  store %c, %n, 4
  store %o, %m, 4
  call @keep(%slot, %m)
  call @set(%n)
  %kept = load i32 %slot
  %count = load i32 %c
  %unchanged = load i32 %o
  %same = icmp eq %kept, %unchanged
  branch %same, both, none
block both:
  %raised = icmp sgt %count, %n
  branch %raised, yes, no
block yes:
  return
block no:
  return
block none:
  return
}
func @keep(%p: ptr, %m: i32) {
block entry:
  store %p, %m, 4
  return
}
func @set(%n: i32) {
block entry:
  %c = globaladdr @count
  %zero = const i32 0
  store %c, %zero, 4
  return
}
> yes: n <= -1
> no: n >= 0
> none: 0
",
    );
}

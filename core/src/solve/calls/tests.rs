//! Results of callees, counts inside them, and what a caller takes over: programs, and what is told.

use crate::solve::tests::tells;

#[test]
fn a_result_is_a_formula_over_the_arguments() {
    tells(
        "func @main(%n: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  %m = call i32 @clipped(%n)
  jump head(%0)
block head(%i: i32):
  %more = icmp slt %i, %m
  branch %more, body, exit
block body:
  %next = add nsw i32 %i, %1
  jump head(%next)
block exit:
  return
}
func @clipped(%x: i32) -> i32 {
block entry:
  %7 = const i32 7
  %big = icmp sgt %x, %7
  branch %big, above, below
block above:
  return %7
block below:
  %one = const i32 1
  %y = add nsw i32 %x, %one
  return %y
}
> head: ite(n >= 8, 7, max(0, n + 1)) + 1
> body: ite(n >= 8, 7, max(0, n + 1))
> in clipped, above: n >= 8
> in clipped, below: n <= 7
---
func @main(%n: i32, %p: ptr) {
block entry:
  %0 = const i32 0
  %m = call i32 @held(%p)
  %some = icmp sgt %m, %0
  branch %some, yes, exit
block yes:
  jump exit
block exit:
  return
}
func @held(%q: ptr) -> i32 {
block entry:
  %x = load i32 %q
  return %x
}
> yes: p[0]:i32 > 0
---
func @main(%n: i32) {
block entry:
  %0 = const i32 0
  %m = call i32 @down(%n)
  %some = icmp sgt %m, %0
  branch %some, yes, exit
block yes:
  jump exit
block exit:
  return
}
func @down(%x: i32) -> i32 {
block entry:
  %z = const i32 0
  %stop = icmp sle %x, %z
  branch %stop, last, more
block last:
  return %x
block more:
  %one = const i32 1
  %less = sub nsw i32 %x, %one
  %y = call i32 @down(%less)
  return %y
}
> yes: ? the result of `down`: the result of `down`: it is recursive
> in down, entry: max(0, n) + 1
> in down, more: max(0, n)",
    );
}

#[test]
fn counts_inside_callees_are_summed_over_the_calls() {
    tells(
        "func @main(%n: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  jump head(%0)
block head(%i: i32):
  %more = icmp slt %i, %n
  branch %more, body, exit
block body:
  call @row(%i)
  %next = add nsw i32 %i, %1
  jump head(%next)
block exit:
  call @row(%n)
  return
}
func @row(%m: i32) {
block entry:
  %z = const i32 0
  %one = const i32 1
  jump head(%z)
block head(%j: i32):
  %more = icmp slt %j, %m
  branch %more, body, exit
block body:
  %next = add nsw i32 %j, %one
  jump head(%next)
block exit:
  return
}
> head: max(0, n) + 1
> body: max(0, n)
> in row, entry: max(0, n) + 1
> in row, head: (max(0, n) + 1)*(max(0, n) + 2)/2
> in row, body: max(0, n)*(max(0, n) + 1)/2
> in row, exit: max(0, n) + 1
---
func @main(%n: i32) {
block entry:
  %0 = const i32 0
  %9 = const i32 9
  call @strided(%n, %9)
  call @strided(%9, %n)
  return
}
func @strided(%m: i32, %s: i32) {
block entry:
  %z = const i32 0
  jump head(%z)
block head(%j: i32):
  %more = icmp slt %j, %m
  branch %more, body, exit
block body:
  %next = add nsw i32 %j, %s
  jump head(%next)
block exit:
  return
}
> assuming calls of strided end
> in strided, entry: 2
> in strided, head: floor((n + 8)/9) + ceil(9/n) + 2
> in strided, body: floor((n + 8)/9) + ceil(9/n)
> in strided, exit: 2
> there if n > 0",
    );
}

#[test]
fn what_a_callee_rests_on_is_proved_or_asked_of_the_arguments() {
    tells(
        "func @main(%n: i32) {
block entry:
  %0 = const i32 0
  %5 = const i32 5
  %few = icmp slt %n, %5
  branch %few, small, exit
block small:
  call @tiles(%n, %5)
  jump exit
block exit:
  return
}
func @tiles(%m: i32, %b: i32) {
block entry:
  %z = const i32 0
  %one = const i32 1
  %count = sdiv i32 %m, %b
  jump head(%z)
block head(%j: i32):
  %more = icmp slt %j, %count
  branch %more, body, exit
block body:
  %next = add nsw i32 %j, %one
  jump head(%next)
block exit:
  return
}
> small: n <= 4
> in tiles, entry: n <= 4
> in tiles, head: n <= 4
> in tiles, body: 0
> in tiles, exit: n <= 4
---
func @main(%n: i32, %b: i32) {
block entry:
  call @tiles(%n, %b)
  return
}
func @tiles(%m: i32, %b: i32) {
block entry:
  %z = const i32 0
  %one = const i32 1
  %count = sdiv i32 %m, %b
  jump head(%z)
block head(%j: i32):
  %more = icmp slt %j, %count
  branch %more, body, exit
block body:
  %next = add nsw i32 %j, %one
  jump head(%next)
block exit:
  return
}
> assuming calls of tiles end
> in tiles, head: max(0, ite(n >= 0, floor(n/b), ceil(n/b))) + 1
> in tiles, body: max(0, ite(n >= 0, floor(n/b), ceil(n/b)))
> there if b > 0
---
func @main(%n: i32, %p: ptr, %q: ptr) {
block entry:
  call @copies(%p, %q)
  return
}
func @copies(%a: ptr, %b: ptr) {
block entry:
  %z = const i32 0
  %one = const i32 1
  store %b, %z, 4
  jump head(%z)
block head(%j: i32):
  %m = load i32 %a
  %more = icmp slt %j, %m
  branch %more, body, exit
block body:
  %next = add nsw i32 %j, %one
  jump head(%next)
block exit:
  return
}
> in copies, head: max(0, p[0]:i32) + 1
> in copies, body: max(0, p[0]:i32)",
    );
}

#[test]
fn what_is_frozen_may_break_promises() {
    tells(
        "func @main(%n: i32) {
block entry:
  %0 = const i32 0
  %x = call i32 @next(%n)
  %y = freeze i32 %x
  %below = icmp slt %y, %0
  branch %below, yes, exit
block yes:
  jump exit
block exit:
  return
}
func @next(%m: i32) -> i32 {
block entry:
  %one = const i32 1
  %x = add nsw i32 %m, %one
  return %x
}
> yes: s32(n + 1) <= -1
> assuming %x never wraps around against its promise (nsw) (in next)
---
func @main(%n: i32) {
block entry:
  %1 = const i32 1
  %x = add nsw i32 %n, %1
  call @frozen(%x)
  return
}
func @frozen(%m: i32) {
block entry:
  %0 = const i32 0
  %y = freeze i32 %m
  %below = icmp slt %y, %0
  branch %below, yes, exit
block yes:
  return
block exit:
  return
}
> in frozen, yes: s32(n + 1) <= -1
> in frozen, exit: s32(n + 1) >= 0
---
func @main(%n: i32) {
block entry:
  %0 = const i32 0
  %x = call i32 @next(%n)
  %below = icmp slt %x, %0
  branch %below, yes, exit
block yes:
  jump exit
block exit:
  return
}
func @next(%m: i32) -> i32 {
block entry:
  %one = const i32 1
  %x = add nsw i32 %m, %one
  return %x
}
> yes: n <= -2",
    );
}

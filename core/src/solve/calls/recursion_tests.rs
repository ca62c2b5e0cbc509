//! Recursions as loops: programs, and what is told.

use crate::solve::tests::tells;

#[test]
fn a_recursion_of_like_activations_is_a_loop() {
    tells(
        "func @down(%n: i32, %s: i32) {
block entry:
  %z = const i32 0
  %stop = icmp sle %n, %z
  branch %stop, last, more
block last:
  return
block more:
  %3 = const i32 3
  %less = sub nsw i32 %n, %3
  call @down(%less, %s)
  return
}
> entry: max(0, floor((n + 2)/3)) + 1
> more: max(0, floor((n + 2)/3))
---
func @twice(%n: i32) {
block entry:
  %z = const i32 0
  %stop = icmp sle %n, %z
  branch %stop, last, more
block last:
  return
block more:
  %1 = const i32 1
  %less = sub nsw i32 %n, %1
  call @twice(%less)
  call @twice(%less)
  return
}
> entry: 2^(max(0, n) + 1) - 1
> more: 2^max(0, n) - 1
---
func @pairs(%n: i32, %k: i32) {
block entry:
  %z = const i32 0
  %stop = icmp sle %n, %z
  branch %stop, last, more
block last:
  %odd = trunc %k to i1
  branch %odd, left, right
block left:
  return
block right:
  return
block more:
  %1 = const i32 1
  %less = sub nsw i32 %n, %1
  %twice = add i32 %k, %k
  call @pairs(%less, %twice)
  %next = add i32 %twice, %1
  call @pairs(%less, %next)
  return
}
> entry: ? `pairs` is recursive; its activations are not summed
> last: ? `pairs` is recursive; its activations are not summed
> left: ? `pairs` is recursive; its activations are not summed
> right: ? `pairs` is recursive; its activations are not summed
> more: ? `pairs` is recursive; its activations are not summed
---
func @uneven(%n: i32) {
block entry:
  %1 = const i32 1
  %stop = icmp sle %n, %1
  branch %stop, last, more
block last:
  return
block more:
  %a = sub nsw i32 %n, %1
  %b = sub nsw i32 %a, %1
  call @uneven(%a)
  call @uneven(%b)
  return
}
> entry: ? `uneven` is recursive; its activations are not summed
> last: ? `uneven` is recursive; its activations are not summed
> more: ? `uneven` is recursive; its activations are not summed
---
func @sometimes(%n: i32) {
block entry:
  %1 = const i32 1
  %stop = icmp sle %n, %1
  branch %stop, last, more
block last:
  return
block more:
  %a = sub nsw i32 %n, %1
  call @sometimes(%a)
  %2 = const i32 2
  %big = icmp sgt %n, %2
  branch %big, again, last
block again:
  call @sometimes(%a)
  return
}
> entry: ? `sometimes` is recursive; its activations are not summed
> last: ? `sometimes` is recursive; its activations are not summed
> more: ? `sometimes` is recursive; its activations are not summed
> again: ? `sometimes` is recursive; its activations are not summed
> assuming the recursion ends
---
func @walk(%p: ptr) {
block entry:
  %z = const i64 0
  %next = load i64 %p
  %stop = icmp eq %next, %z
  branch %stop, last, more
block last:
  return
block more:
  %q = inttoptr %next
  call @walk(%q)
  return
}
> entry: loopCount(entry) + 1
> more: loopCount(entry)
> assuming the recursion ends
> with loopCount(entry)",
    );
}

/// What follows a call stands before the next activation there: what it reads is not known, whatever order its blocks
/// are in; and neither is a result.
#[test]
fn memory_is_in_no_order_in_a_recursion() {
    tells(
        "func @work(%n: i32, %a: ptr) {
block entry:
  %z = const i32 0
  %1 = const i32 1
  %v = load i32 %a
  %some = icmp sgt %v, %z
  branch %some, hit, rest
block hit:
  jump rest
block rest:
  %more = icmp sgt %n, %z
  branch %more, again, exit
block again:
  %less = sub nsw i32 %n, %1
  call @work(%less, %a)
  store %a, %n, 4
  jump exit
block exit:
  return
}
> entry: max(0, n) + 1
> hit: (max(0, n) + 1)*trueRatio(entry)
> rest: max(0, n) + 1
> again: max(0, n)
> exit: max(0, n) + 1
> with trueRatio(entry)
---
func @work(%n: i32, %a: ptr) {
block entry:
  %z = const i32 0
  %1 = const i32 1
  %v = load i32 %a
  %some = icmp sgt %v, %z
  branch %some, hit, rest
block hit:
  jump rest
block rest:
  %more = icmp sgt %n, %z
  branch %more, again, exit
block again:
  %less = sub nsw i32 %n, %1
  call @work(%less, %a)
  jump exit
block exit:
  return
}
> entry: max(0, n) + 1
> hit: ite(a[0] > 0, max(0, n) + 1, 0)
> rest: max(0, n) + 1
> again: max(0, n)
> exit: max(0, n) + 1
---
func @stores_first_in_the_last(%n: i32, %a: ptr) {
block entry:
  %z = const i32 0
  %1 = const i32 1
  %stop = icmp sle %n, %z
  branch %stop, last, again
block last:
  store %a, %1, 4
  return
block again:
  %less = sub nsw i32 %n, %1
  call @stores_first_in_the_last(%less, %a)
  %v = load i32 %a
  %some = icmp sgt %v, %z
  branch %some, hit, exit
block hit:
  jump exit
block exit:
  return
}
> entry: max(0, n) + 1
> again: max(0, n)
> hit: max(0, n)*trueRatio(again)
> exit: max(0, n)
> with trueRatio(again)
---
func @stores_between(%n: i32, %a: ptr) {
block entry:
  %z = const i32 0
  %1 = const i32 1
  %stop = icmp sle %n, %z
  branch %stop, last, again
block last:
  %v = load i32 %a
  %some = icmp sgt %v, %z
  branch %some, hit, rest
block hit:
  jump rest
block rest:
  store %a, %1, 4
  %w = load i32 %a
  %now = icmp sgt %w, %z
  branch %now, again_hit, exit
block again_hit:
  jump exit
block exit:
  return
block again:
  %less = sub nsw i32 %n, %1
  call @stores_between(%less, %a)
  return
}
> entry: max(0, n) + 1
> hit: trueRatio(last)
> again_hit: trueRatio(rest)
> again: max(0, n)
> with trueRatio(last)
> with trueRatio(rest)
---
func @odd(%n: i32) -> i32 {
block entry:
  %z = const i32 0
  %1 = const i32 1
  %more = icmp sgt %n, %z
  branch %more, again, last
block again:
  %less = sub nsw i32 %n, %1
  %r = call i32 @odd(%less)
  %some = icmp sgt %r, %1
  branch %some, hit, exit
block hit:
  jump exit
block exit:
  %next = add i32 %r, %1
  return %next
block last:
  return %n
}
> entry: max(0, n) + 1
> again: max(0, n)
> hit: ? the result of a call of the function itself
> exit: max(0, n)
---
func @data(%n: i32, %a: ptr) -> i32 {
block entry:
  %z = const i32 0
  %1 = const i32 1
  %more = icmp sgt %n, %z
  branch %more, again, last
block again:
  %less = sub nsw i32 %n, %1
  %r = call i32 @data(%less, %a)
  %some = icmp sgt %r, %1
  branch %some, hit, exit
block hit:
  jump exit
block exit:
  return %r
block last:
  %v = load i32 %a
  return %v
}
> entry: max(0, n) + 1
> again: max(0, n)
> hit: max(0, n)*trueRatio(again)
> exit: max(0, n)
> with trueRatio(again)",
    );
}

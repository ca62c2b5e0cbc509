//! Path conditions: programs without loops, whose counts are those conditions, and loops that are left in the
//! middle.

use crate::solve::tests::tells;

#[test]
fn a_block_runs_where_one_of_the_ways_to_it_is_taken() {
    tells(
        "func @diamond(%a: i8, %b: i8) {
block entry:
  %0 = const i8 0
  %c = icmp sgt %a, %0
  branch %c, left, right
block left:
  %d = icmp sgt %b, %0
  branch %d, both, join
block right:
  %e = icmp slt %b, %0
  branch %e, both, join
block both:
  jump join
block join:
  return
}
> left: a > 0
> right: a <= 0
> both: a > 0 && b > 0 || a <= 0 && b <= -1
---
func @ways(%a: i8) {
block entry:
  switch i8 %a, [1: one, 2: two, -7: one], rest
block one:
  jump two
block two:
  jump join
block rest:
  %9 = const i8 9
  %c = icmp eq %a, %9
  branch %c, two, join
block join:
  return
}
> one: a == 1 || a == -7
> two: a == 1 || a == -7 || a == 2 || a == 9
> rest: a != 1 && a != -7 && a != 2
---
func @same(%a: i8) {
block entry:
  %0 = const i8 0
  %c = icmp sgt %a, %0
  branch %c, next(%a), next(%0)
block next(%x: i8):
  %5 = const i8 5
  %d = icmp sgt %x, %5
  branch %d, yes, exit
block yes:
  %e = icmp sgt %a, %0
  branch %e, always, never
block always:
  jump exit
block never:
  jump exit
block exit:
  return
}
> yes: a >= 6
> always: a >= 6
> never: 0",
    );
}

#[test]
fn conditions_within_an_iteration_are_those_of_that_iteration() {
    tells(
        "func @middle(%n: i32, %m: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  jump head(%0)
block head(%i: i32):
  %c = icmp slt %i, %n
  branch %c, test, exit
block test:
  %d = icmp eq %i, %m
  branch %d, found, latch
block latch:
  %low = icmp ult %i, %m
  branch %low, below, next
block below:
  jump next
block next:
  %inext = add nsw i32 %i, %1
  jump head(%inext)
block found:
  return
block exit:
  return
}
> head: ite(m >= 0, min(m, max(0, n)), max(0, n)) + 1
> test: max(0, min(ite(m >= 0, min(m, max(0, n)), max(0, n)), n - 1) + 1)
> latch: ite(m >= 0, min(m, max(0, n)), max(0, n))
> below: ite(m >= 0, min(m, max(0, n)), max(0, n))
> next: ite(m >= 0, min(m, max(0, n)), max(0, n))
> found: n > ite(m >= 0, min(m, max(0, n)), max(0, n))
> exit: ite(m >= 0, min(m, max(0, n)), max(0, n)) >= n",
    );
}

/// What the path excludes is no case of the values that join there.
#[test]
fn values_that_join_are_chosen_by_the_edge() {
    tells(
        "func @choice(%a: i8, %b: i8) {
block entry:
  %0 = const i8 0
  %3 = const i8 3
  %c = icmp sgt %a, %0
  branch %c, left, join(%3)
block left:
  %d = icmp sgt %b, %a
  branch %d, join(%b), join(%a)
block join(%x: i8):
  jump head(%0)
block head(%i: i8):
  %1 = const i8 1
  %more = icmp slt %i, %x
  branch %more, body, exit
block body:
  %next = add nsw i8 %i, %1
  jump head(%next)
block exit:
  return
}
> left: a > 0
> head: ite(a <= 0, 3, max(a, b)) + 1
> body: ite(a <= 0, 3, max(a, b))",
    );
}

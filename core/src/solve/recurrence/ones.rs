//! Loops over the ones of a number: `x &= x - 1` clears the lowest one (Wegner, *A technique for counting ones in a
//! binary computer*, 1960), so that `x` is 0 once as many iterations are over as it has ones on entry.
//!
//! What `x` is in between has no form here; it stays a symbol. Whether it is 0 is a condition on the index, and mostly
//! all that the exit of such a loop asks.

use crate::analysis::LoopId;
use crate::expr::{BitFn, BitOp, Expr, Node, Num, Sym};
use crate::solve::context::addresses::has_placeholder;
use crate::solve::context::{Clearing, SolveContext};

/// Notes that a symbol stands for a header parameter from which each iteration takes the lowest one, if it does:
/// `next` is the value around the back edge of the value `p`.
pub(in crate::solve) fn note_clearing(
    cx: &mut SolveContext<'_>,
    l: LoopId,
    (start, next): (Expr, Expr),
    p: Sym,
    width: u8,
    symbol: Expr,
) {
    if !takes_lowest_one(cx, next, p, width) || cx.unknown_in(start).is_some() {
        return;
    }
    if has_placeholder(cx, start) {
        return;
    }
    let Node::Symbol(itself) = *cx.node(symbol) else { return };
    let start = cx.unsigned(width, start);
    let ones = cx.bit_fn(BitFn::Count, start);
    let next = cx.substitute(next, &[(p, symbol)]);
    cx.ledger_mut().clearing.insert(itself, Clearing { l, ones, next });
}

/// Is a value `p` without its lowest one, be it promised or not that `p - 1` does not wrap?
fn takes_lowest_one(cx: &mut SolveContext<'_>, next: Expr, p: Sym, width: u8) -> bool {
    let pe = cx.sym(p);
    let one_less = cx.add_num(pe, Num::int(-1));
    let negated = cx.neg(pe);
    let mut ways = Vec::new();
    let wrapped = [one_less, negated].map(|e| cx.wrap(true, width, e));
    for [less, lowest] in [[one_less, negated], wrapped] {
        let without = cx.bits(BitOp::And, pe, less);
        // the lowest one by itself, taken away
        let lowest = cx.bits(BitOp::And, pe, lowest);
        let fewer = cx.sub(pe, lowest);
        ways.extend([without, fewer, cx.wrap(true, width, fewer)]);
    }
    ways.contains(&next)
}

/// The condition with the number of iterations in place of whether such a number is 0, in this iteration or the next.
pub(in crate::solve) fn by_ones(cx: &mut SolveContext<'_>, l: LoopId, condition: Expr) -> Expr {
    let mut e = condition;
    for v in cx.vars(condition).to_vec() {
        let Some(clearing) = cx.ledger().clearing.get(&v).filter(|c| c.l == l) else { continue };
        let (ones, next) = (clearing.ones, clearing.next);
        let (symbol, k) = (cx.sym(v), cx.index(l));
        let k = cx.sym(k);
        let after = cx.add_num(k, Num::ONE);
        for (value, iterations) in [(symbol, k), (next, after)] {
            let zero = cx.eq0(value);
            let over = cx.ge(iterations, ones);
            let (not_zero, not_over) = (cx.not(zero), cx.not(over));
            e = cx.mapped(e, |s, x, done| match x {
                _ if x == zero => over,
                _ if x == not_zero => not_over,
                _ => s.rebuild(x, done),
            });
        }
    }
    e
}

#[cfg(test)]
mod tests {
    use crate::solve::tests::tells;

    #[test]
    fn a_loop_over_the_ones_of_a_number_runs_as_often_as_it_has_ones() {
        tells(
            "func @ones(%x: i8) {
block entry:
  %zero = const i8 0
  %one = const i8 1
  jump head(%x)
block head(%v: i8):
  %some = icmp ne %v, %zero
  branch %some, body, exit
block body:
  %less = sub i8 %v, %one
  %next = and i8 %v, %less
  jump head(%next)
block exit:
  return
}
> head: popcount(unsigned8(x)) + 1
> body: popcount(unsigned8(x))",
        );
    }

    #[test]
    fn the_lowest_one_may_be_subtracted_and_the_test_stand_at_the_end() {
        tells(
            "func @ones(%x: i8, %n: i8) {
block entry:
  %zero = const i8 0
  %one = const i8 1
  jump outer(%zero)
block outer(%i: i8):
  %more = icmp slt %i, %n
  branch %more, enter, exit
block enter:
  %i1 = add nsw i8 %i, %one
  %mask = mul i8 %i, %x
  %some = icmp ne %mask, %zero
  branch %some, body(%mask), outer(%i1)
block body(%v: i8):
  %minus = sub i8 %zero, %v
  %lowest = and i8 %v, %minus
  %next = sub i8 %v, %lowest
  %done = icmp eq %next, %zero
  branch %done, outer(%i1), body(%next)
block exit:
  return
}
> outer: max(0, n) + 1
> enter: max(0, n)
> body: sum(i = 0 .. n - 1, ite(s8(x*i) == 0, 0, popcount(u8(x*i))))",
        );
    }
}

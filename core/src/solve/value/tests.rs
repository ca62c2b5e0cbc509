//! Every operation as an expression, beside the interpreter's arithmetic, on all values of small widths.

use super::ops;
use crate::expr::{Evaluator, Expr, Num, Store};
use crate::interp::arith;
use crate::interp::tagged_value::View;
use crate::ir::{BinaryOp, CastOp, Flags, Predicate, UnaryOp};

/// Widths whose values are all looked at.
const WIDTHS: [u8; 4] = [1, 2, 3, 4];

fn values(w: u8) -> std::ops::Range<u64> {
    0..1 << w
}

/// The signed value of bits, a truth value of one bit.
fn number(bits: u64, w: u8) -> Num {
    Num::int(bits).wrap(w, w > 1)
}

fn all_flags() -> impl Iterator<Item = Flags> {
    (0..8).map(|k| Flags { nsw: k & 1 != 0, nuw: k & 2 != 0, exact: k & 4 != 0 })
}

/// Operands `a` and `b` of such widths, as symbols.
fn operands(s: &mut Store, a: u8, b: u8) -> (Expr, Expr) {
    (s.parameter("a", a), s.parameter("b", b))
}

fn value(s: &Store, e: Expr, a: Num, b: Num) -> Option<Num> {
    let mut ev = Evaluator::new(s);
    ev.bind_name("a", a);
    ev.bind_name("b", b);
    ev.eval(e).ok()
}

/// The bits that execute, where the operation is defined and nothing it promises is broken.
fn kept(found: crate::interp::tagged_value::TaggedValue) -> Option<u64> {
    match found.view() {
        View::Int(bits) if !found.is_poison() => Some(bits),
        _ => None,
    }
}

#[test]
fn binary_operations_are_those_that_execute() {
    let mut compared = 0;
    for w in WIDTHS {
        for &op in BinaryOp::ALL {
            for flags in all_flags() {
                let mut s = Store::new();
                let (a, b) = operands(&mut s, w, w);
                let Some(e) = ops::binary(&mut s, op, flags, w, a, b) else { continue };
                for (x, y) in values(w).flat_map(|x| values(w).map(move |y| (x, y))) {
                    let Ok(found) = arith::binary(op, flags, w, x, y) else { continue };
                    let Some(bits) = kept(found) else { continue };
                    let width = if op.is_overflow_test() { 1 } else { w };
                    let got = value(&s, e, number(x, w), number(y, w));
                    let e = s.display(e);
                    let what = format!("{} {flags:?} i{w} {x} {y}: {e}", op.name());
                    assert_eq!(got, Some(number(bits, width)), "{what}");
                    // of numbers the constructors make the same
                    let mut numbers = Store::new();
                    let (x, y) =
                        (ops::constant(&mut numbers, x, w), ops::constant(&mut numbers, y, w));
                    let folded = ops::binary(&mut numbers, op, flags, w, x, y);
                    let folded = folded.map(|e| numbers.as_const(e).cloned());
                    assert_eq!(folded, Some(got), "{what} of numbers");
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 50_000, "{compared} results");
}

#[test]
fn where_results_are_determined_execution_says_what_they_are() {
    for w in [2, 3, 4] {
        for &op in BinaryOp::ALL {
            for flags in all_flags() {
                let mut s = Store::new();
                let (a, b) = operands(&mut s, w, w);
                let Some(e) = ops::binary(&mut s, op, Flags::NONE, w, a, b) else { continue };
                let determined = ops::determined(&mut s, op, flags, w, a, b);
                for (x, y) in values(w).flat_map(|x| values(w).map(move |y| (x, y))) {
                    let at = |e| value(&s, e, number(x, w), number(y, w));
                    if determined.is_some_and(|c| at(c) != Some(Num::ONE)) {
                        continue;
                    }
                    let Ok(found) = arith::binary(op, flags, w, x, y) else { continue };
                    let View::Int(bits) = found.view() else { continue };
                    let width = if op.is_overflow_test() { 1 } else { w };
                    let what = format!("{} {flags:?} i{w} {x} {y}", op.name());
                    assert_eq!(at(e), Some(number(bits, width)), "{what}");
                }
            }
        }
    }
}

#[test]
fn unary_operations_and_comparisons_are_those_that_execute() {
    for w in [1, 2, 3, 4, 8, 16] {
        for &op in UnaryOp::ALL {
            let mut s = Store::new();
            let (a, _) = operands(&mut s, w, w);
            // bytes are swapped in pairs of them
            if op == UnaryOp::Bswap && w != 16 {
                continue;
            }
            let Some(e) = ops::unary(&mut s, op, w, a) else { continue };
            for x in values(w).step_by(if w > 8 { 97 } else { 1 }) {
                let got = value(&s, e, number(x, w), Num::ZERO);
                let bits = arith::unary(op, w, x);
                assert_eq!(got, Some(number(bits, w)), "{} i{w} {x}: {}", op.name(), s.display(e));
            }
        }
    }
    for w in WIDTHS {
        for &pred in Predicate::ALL {
            let mut s = Store::new();
            let (a, b) = operands(&mut s, w, w);
            let e = ops::compare(&mut s, pred, w, a, b);
            for (x, y) in values(w).flat_map(|x| values(w).map(move |y| (x, y))) {
                let got = value(&s, e, number(x, w), number(y, w));
                let holds = Num::int(u8::from(arith::compare(pred, w, x, y)));
                assert_eq!(got, Some(holds), "{pred:?} i{w} {x} {y}: {}", s.display(e));
            }
        }
    }
}

#[test]
fn width_changes_are_those_that_execute() {
    for (from, to) in WIDTHS.iter().flat_map(|&f| WIDTHS.iter().map(move |&t| (f, t))) {
        for &op in CastOp::ALL {
            if from == to || (op == CastOp::Trunc) != (to < from) {
                continue;
            }
            for flags in all_flags() {
                let mut s = Store::new();
                let (a, _) = operands(&mut s, from, from);
                let e = ops::cast(&mut s, op, flags, from, to, a);
                for x in values(from) {
                    let Some(bits) = kept(arith::cast(op, flags, from, to, x)) else { continue };
                    let got = value(&s, e, number(x, from), Num::ZERO);
                    let what = format!("{} {flags:?} i{from} to i{to} {x}", op.name());
                    assert_eq!(got, Some(number(bits, to)), "{what}: {}", s.display(e));
                }
            }
        }
    }
}

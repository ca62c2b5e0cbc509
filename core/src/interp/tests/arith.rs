//! Each operation against arithmetic on `i128`, at widths 1 to 64: exhaustively at small widths, at
//! corner values and pseudo-random ones at others; then the same through whole functions.

use super::super::arith::{self, Trap};
use super::super::tagged_value::{TaggedValue, View};
use super::*;

/// An independent statement of each operation: exact result over the integers, then range checks.
/// `Ok((value modulo 2^w, poison))`, or why it is undefined; `None` where the bits are undetermined.
fn expected(
    op: BinaryOp,
    flags: Flags,
    w: u32,
    a: u64,
    b: u64,
) -> Result<(Option<u64>, bool), Trap> {
    let two_w = 1i128 << w;
    let (ua, ub) = (a as i128, b as i128);
    let sg = |x: i128| if x >= two_w / 2 { x - two_w } else { x };
    let (sa, sb) = (sg(ua), sg(ub));
    let wrap = |x: i128| x.rem_euclid(two_w) as u64;
    let fits_s = |x: i128| -(two_w / 2) <= x && x < two_w / 2;
    let fits_u = |x: i128| 0 <= x && x < two_w;
    let modular = |s: i128, u: i128| {
        let broken = flags.nsw && !fits_s(s) || flags.nuw && !fits_u(u);
        Ok((Some(wrap(s)), broken))
    };
    let plain = |x: i128| Ok((Some(wrap(x)), false));
    let clamp_s = |x: i128| plain(x.max(-(two_w / 2)).min(two_w / 2 - 1));
    let floor =
        |x: i128, y: i128| x.div_euclid(y) - if y < 0 && x.rem_euclid(y) != 0 { 1 } else { 0 };
    let signed_division = |q: i128| {
        if sb == 0 {
            return Err(Trap::DivisionByZero);
        }
        if !fits_s(floor(sa, sb)) {
            return Err(Trap::DivisionOverflow);
        }
        plain(q)
    };
    let truth = |b: bool| Ok((Some(b as u64), false));
    let nonzero = |x: i128| if x == 0 { 1 } else { x };
    match op {
        BinaryOp::Add => modular(sa + sb, ua + ub),
        BinaryOp::Sub => modular(sa - sb, ua - ub),
        BinaryOp::Mul => modular(sa * sb, ua * ub),
        BinaryOp::SDiv => signed_division(sa / nonzero(sb)).map(|quotient| {
            match flags.exact && sa % nonzero(sb) != 0 {
                true => (None, true),
                false => quotient,
            }
        }),
        BinaryOp::SRem => signed_division(sa % nonzero(sb)),
        BinaryOp::FloorDivS => signed_division(floor(sa, nonzero(sb))),
        BinaryOp::CeilDivS => signed_division(-floor(-sa, nonzero(sb))),
        BinaryOp::UDiv | BinaryOp::URem | BinaryOp::CeilDivU => {
            if ub == 0 {
                return Err(Trap::DivisionByZero);
            }
            match op {
                BinaryOp::UDiv if flags.exact && ua % ub != 0 => Ok((None, true)),
                BinaryOp::UDiv => plain(ua / ub),
                BinaryOp::URem => plain(ua % ub),
                _ => plain((ua + ub - 1) / ub),
            }
        }
        BinaryOp::And => plain((a & b) as i128),
        BinaryOp::Or => Ok((Some(a | b), flags.exact && a & b != 0)),
        BinaryOp::Xor => plain((a ^ b) as i128),
        BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr if ub >= w as i128 => Ok((None, true)),
        // the exact products fit i128 because w + amount < 128
        BinaryOp::Shl => modular(sa << ub, ua << ub),
        BinaryOp::LShr => Ok((Some(wrap(ua >> ub)), flags.exact && ua % (1 << ub) != 0)),
        BinaryOp::AShr => Ok((Some(wrap(floor(sa, 1 << ub))), flags.exact && ua % (1 << ub) != 0)),
        BinaryOp::SMin => plain(sa.min(sb)),
        BinaryOp::SMax => plain(sa.max(sb)),
        BinaryOp::UMin => plain(ua.min(ub)),
        BinaryOp::UMax => plain(ua.max(ub)),
        BinaryOp::SAddSat => clamp_s(sa + sb),
        BinaryOp::SSubSat => clamp_s(sa - sb),
        BinaryOp::UAddSat => plain((ua + ub).min(two_w - 1)),
        BinaryOp::USubSat => plain((ua - ub).max(0)),
        BinaryOp::SAddOverflow => truth(!fits_s(sa + sb)),
        BinaryOp::UAddOverflow => truth(!fits_u(ua + ub)),
        BinaryOp::SSubOverflow => truth(!fits_s(sa - sb)),
        BinaryOp::USubOverflow => truth(!fits_u(ua - ub)),
        BinaryOp::SMulOverflow => truth(!fits_s(sa * sb)),
        BinaryOp::UMulOverflow => truth(a as u128 * b as u128 >= two_w as u128),
    }
}

fn samples(w: u8) -> Vec<u64> {
    let m = arith::mask(w);
    if w <= 5 {
        return (0..=m).collect();
    }
    let half = 1u64 << (w - 1);
    let mut v = vec![0, 1, 2, 3, 5, 7, w as u64 - 1, w as u64, half - 1, half, half + 1, m - 1, m];
    let mut x = 0x1234_5678_9abc_def1u64;
    for _ in 0..25 {
        x = x.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        v.push((x ^ (x >> 29)) & m);
        v.push((x >> 40) & m);
    }
    v
}

fn all_flags() -> impl Iterator<Item = Flags> {
    (0..8).map(|i| Flags { nsw: i & 1 != 0, nuw: i & 2 != 0, exact: i & 4 != 0 })
}

fn shown(c: TaggedValue) -> (Option<u64>, bool) {
    match c.view() {
        View::Int(bits) => (Some(bits), c.is_poison()),
        _ => (None, c.is_poison()),
    }
}

#[test]
fn binary_operations_equal_exact_arithmetic() {
    for w in [1u8, 2, 3, 5, 8, 16, 31, 32, 33, 63, 64] {
        for &op in BinaryOp::ALL {
            // u64 * u64 does not fit i128 for `nuw` at width 64; those flags are tested below
            for flags in all_flags().filter(|f| !(f.nuw && op == BinaryOp::Mul && w == 64)) {
                for &a in &samples(w) {
                    for &b in &samples(w) {
                        let got = arith::binary(op, flags, w, a, b).map(shown);
                        let want = if op == BinaryOp::Mul && w == 64 {
                            // the wrapped value, computed in another way
                            let s = (a as i64 as i128) * (b as i64 as i128);
                            let broken = flags.nsw && s != s as i64 as i128;
                            Ok((Some(s as u64), broken))
                        } else {
                            expected(op, flags, w as u32, a, b)
                        };
                        assert_eq!(got, want, "{} {flags:?} i{w} {a} {b}", op.name());
                    }
                }
            }
        }
    }
    let nuw = arith::binary(BinaryOp::Mul, Flags::NUW, 64, 1 << 32, 1 << 32).map(shown);
    assert_eq!(nuw, Ok((Some(0), true)));
    let nuw = arith::binary(BinaryOp::Mul, Flags::NUW, 64, 1 << 32, 1 << 31).map(shown);
    assert_eq!(nuw, Ok((Some(1 << 63), false)));
}

#[test]
fn comparisons_equal_exact_arithmetic() {
    for w in [1u8, 3, 8, 32, 64] {
        for &a in &samples(w) {
            for &b in &samples(w) {
                let two_w = 1i128 << w;
                let sg = |x: u64| x as i128 - if x as i128 >= two_w / 2 { two_w } else { 0 };
                let (sa, sb, ua, ub) = (sg(a), sg(b), a as i128, b as i128);
                for (pred, want) in [
                    (Predicate::Eq, ua == ub),
                    (Predicate::Ne, ua != ub),
                    (Predicate::Slt, sa < sb),
                    (Predicate::Sle, sa <= sb),
                    (Predicate::Sgt, sa > sb),
                    (Predicate::Sge, sa >= sb),
                    (Predicate::Ult, ua < ub),
                    (Predicate::Ule, ua <= ub),
                    (Predicate::Ugt, ua > ub),
                    (Predicate::Uge, ua >= ub),
                ] {
                    assert_eq!(arith::compare(pred, w, a, b), want, "{pred:?} i{w} {a} {b}");
                }
            }
        }
    }
}

#[test]
fn unary_operations_bit_by_bit() {
    for w in [1u8, 2, 5, 8, 16, 32, 48, 64] {
        let bit = |x: u64, i: u8| x >> i & 1;
        for &x in &samples(w) {
            let m = arith::mask(w) as u128;
            let ones = (0..w).filter(|&i| bit(x, i) == 1).count() as u128;
            let leading = (0..w).rev().take_while(|&i| bit(x, i) == 0).count() as u128;
            let trailing = (0..w).take_while(|&i| bit(x, i) == 0).count() as u128;
            let reversed: u128 = (0..w).map(|i| (bit(x, i) as u128) << (w - 1 - i)).sum();
            let negative = bit(x, w - 1) == 1;
            let abs = if negative { ((1u128 << w) - x as u128) & m } else { x as u128 };
            for (op, want) in [
                (UnaryOp::Ctpop, ones & m),
                (UnaryOp::Ctlz, leading & m),
                (UnaryOp::Cttz, trailing & m),
                (UnaryOp::BitReverse, reversed),
                (UnaryOp::Abs, abs),
            ] {
                assert_eq!(arith::unary(op, w, x) as u128, want, "{} i{w} {x}", op.name());
            }
            if w % 16 == 0 {
                let bytes = w / 8;
                let swapped: u64 =
                    (0..bytes).map(|i| (x >> (8 * i) & 0xff) << (8 * (bytes - 1 - i))).sum();
                assert_eq!(arith::unary(UnaryOp::Bswap, w, x), swapped);
            }
        }
    }
}

#[test]
fn casts() {
    let plain = Flags::NONE;
    let nneg = Flags { exact: true, ..plain };
    assert_eq!(shown(arith::cast(CastOp::Zext, plain, 8, 32, 0xff)), (Some(0xff), false));
    assert_eq!(shown(arith::cast(CastOp::Zext, nneg, 8, 32, 0xff)), (Some(0xff), true));
    assert_eq!(shown(arith::cast(CastOp::Zext, nneg, 8, 32, 0x7f)), (Some(0x7f), false));
    assert_eq!(shown(arith::cast(CastOp::Sext, plain, 1, 64, 1)), (Some(u64::MAX), false));
    assert_eq!(shown(arith::cast(CastOp::Sext, plain, 8, 16, 0x80)), (Some(0xff80), false));
    assert_eq!(shown(arith::cast(CastOp::Trunc, plain, 64, 8, 0x1ff)), (Some(0xff), false));
    assert_eq!(shown(arith::cast(CastOp::Trunc, Flags::NUW, 64, 8, 0x1ff)), (Some(0xff), true));
    assert_eq!(shown(arith::cast(CastOp::Trunc, Flags::NUW, 64, 8, 0xff)), (Some(0xff), false));
    assert_eq!(shown(arith::cast(CastOp::Trunc, Flags::NSW, 64, 8, 0xff)), (Some(0xff), true));
    let minus_one = u64::MAX;
    assert_eq!(
        shown(arith::cast(CastOp::Trunc, Flags::NSW, 64, 8, minus_one)),
        (Some(0xff), false)
    );
}

/// `freeze (op a, b) == want` through a whole function: the bits that execute, with flags ignored.
#[test]
fn frozen_results_are_what_executes() {
    for w in [1u8, 8, 32, 64] {
        let ty = Type::Int(w);
        for &op in BinaryOp::ALL {
            for (i, &a) in samples(w).iter().enumerate().take(16) {
                let b = samples(w)[(i * 7 + 3) % samples(w).len()];
                let flags = Flags { nsw: true, nuw: true, exact: true };
                if op == BinaryOp::Mul && w == 64 {
                    continue;
                }
                let want = expected(op, flags, w as u32, a, b);
                let mut f = FunctionBuilder::new("f");
                let (x, y) = (f.param("x", ty), f.param("y", ty));
                let r = f.binary(op, flags, x, y);
                let frozen = f.inst(f.ty(r), Inst::Freeze(r));
                let value = match want {
                    Ok((Some(v), _)) => v,
                    _ => 0,
                };
                let k = f.iconst(f.ty(r), value as i64);
                let c = f.icmp(Predicate::Eq, frozen, k);
                probe(&mut f, c);
                let m = module(f.finish());
                let got = execute(&m, &[("x", a as i128), ("y", b as i128)]);
                match want {
                    Err(trap) => assert!(
                        matches!(&got, Err(InterpError::Undefined { what, .. }) if what == trap.text()),
                        "{} i{w} {a} {b}: {got:?}",
                        op.name()
                    ),
                    Ok((Some(_), _)) => {
                        assert_eq!(count(&m, &got.unwrap(), "f", "then"), Some(1), "{}", op.name())
                    }
                    Ok((None, _)) => {
                        let e = got.unwrap();
                        assert_eq!(count(&m, &e, "f", "then"), None);
                        assert_eq!(count(&m, &e, "f", "end"), Some(1));
                    }
                }
            }
        }
    }
}

/// Builds `c = f(x)` of a 32-bit parameter and branches on it.
fn with(build: impl FnOnce(&mut FunctionBuilder, Value) -> Value) -> Module {
    let mut f = FunctionBuilder::new("f");
    let x = f.param("x", I32);
    let c = build(&mut f, x);
    probe(&mut f, c);
    module(f.finish())
}

fn undefined(r: Result<Execution, InterpError>) -> bool {
    matches!(r, Err(InterpError::Undefined { .. }))
}

/// `x + 1 (nsw) > x`
fn overflowing(f: &mut FunctionBuilder, x: Value) -> Value {
    let one = f.iconst(I32, 1);
    let next = f.binary(BinaryOp::Add, Flags::NSW, x, one);
    f.icmp(Predicate::Sgt, next, x)
}

#[test]
fn branching_on_poison_is_undefined() {
    let m = with(overflowing);
    assert_eq!(count(&m, &execute(&m, &[("x", 5)]).unwrap(), "f", "then"), Some(1));
    assert!(undefined(execute(&m, &[("x", i32::MAX as i128)])));
    let frozen = with(|f, x| {
        let c = overflowing(f, x);
        f.inst(I1, Inst::Freeze(c))
    });
    let e = execute(&frozen, &[("x", i32::MAX as i128)]).unwrap();
    assert_eq!(count(&frozen, &e, "f", "then"), Some(0));
}

#[test]
fn and_or_propagate_poison_and_select_does_not_from_the_other_arm() {
    let max = [("x", i32::MAX as i128)];
    let and = with(|f, x| {
        let (c, no) = (overflowing(f, x), f.iconst(I1, 0));
        f.binary(BinaryOp::And, Flags::NONE, no, c)
    });
    assert!(undefined(execute(&and, &max)));
    let select = with(|f, x| {
        let (c, no) = (overflowing(f, x), f.iconst(I1, 0));
        f.select(no, c, no)
    });
    assert_eq!(count(&select, &execute(&select, &max).unwrap(), "f", "then"), Some(0));
    let condition = with(|f, x| {
        let (c, no) = (overflowing(f, x), f.iconst(I1, 0));
        f.select(c, no, no)
    });
    assert!(undefined(execute(&condition, &max)));
}

#[test]
fn poison_divisors_are_undefined_and_poison_dividends_are_not() {
    let poison = |f: &mut FunctionBuilder, x: Value| {
        let one = f.iconst(I32, 1);
        f.binary(BinaryOp::Add, Flags::NSW, x, one)
    };
    let divisor = with(|f, x| {
        let p = poison(f, x);
        let q = f.binary(BinaryOp::UDiv, Flags::NONE, x, p);
        let q = f.inst(I32, Inst::Freeze(q));
        f.icmp(Predicate::Eq, q, x)
    });
    assert!(undefined(execute(&divisor, &[("x", i32::MAX as i128)])));
    let dividend = with(|f, x| {
        let p = poison(f, x);
        let two = f.iconst(I32, 2);
        let q = f.binary(BinaryOp::UDiv, Flags::NONE, p, two);
        let q = f.inst(I32, Inst::Freeze(q));
        let want = f.iconst(I32, 1 << 30);
        f.icmp(Predicate::Eq, q, want)
    });
    let e = execute(&dividend, &[("x", i32::MAX as i128)]).unwrap();
    assert_eq!(count(&dividend, &e, "f", "then"), Some(1));
}

#[test]
fn values_that_do_not_fit_are_refused_and_both_readings_accepted() {
    let m = with(|f, x| {
        let k = f.iconst(I32, -1);
        f.icmp(Predicate::Eq, x, k)
    });
    for v in [-1, u32::MAX as i128] {
        assert_eq!(count(&m, &execute(&m, &[("x", v)]).unwrap(), "f", "then"), Some(1));
    }
    for v in [1i128 << 32, -(1 << 31) - 1] {
        let e = execute(&m, &[("x", v)]).unwrap_err();
        assert!(matches!(&e, InterpError::OutOfRange { symbol, .. } if symbol == "x"), "{e}");
    }
}

//! Formulas before and after, as text; and equal values at many points.

use super::Writer;
use crate::expr::{Evaluator, Expr, Num, ParseError, Store, SymKind};
use crate::testing::{seeds, Rng};

fn store() -> Store {
    let mut s = Store::new();
    for name in ["n", "m", "k"] {
        s.parameter(name, 32);
    }
    s
}

/// Writes a formula anew; checks that it has the same values at small points, negative ones included.
fn written(text: &str) -> Result<String, ParseError> {
    let mut s = store();
    let e = s.parse(text)?;
    let w = Writer::new(&mut s).write(e);
    for n in -20i64..=40 {
        for m in [-3i64, 0, 1, 2, 7, 33] {
            let value = |e| {
                let mut at = Evaluator::new(&s);
                for (name, v) in [("n", n), ("m", m), ("k", 5)] {
                    if let Some(sym) = s.find_symbol(name) {
                        at.bind(sym, Num::int(v));
                    }
                }
                at.eval(e)
            };
            assert_eq!(value(e).ok(), value(w).ok(), "{text} at n={n}, m={m}: {}", s.display(w));
        }
    }
    Ok(s.display(w).to_string())
}

#[test]
fn conditions() -> Result<(), ParseError> {
    for (derived, expected) in [
        ("n > 0 && m > 0 && k > 0 || n > 0 && m > 0 && k <= 0", "n > 0 && m > 0"),
        ("n > 0 && m <= 0 || m > 0 && (n <= 0 || k > 0) || n > 0 && m > 0 && k <= 0", "n > 0 || m > 0"),
        ("k > 0 && (n > 0 && m > 0 || n > 0 && m <= 0) || k <= 0 && (n > 0 && m > 0 || n > 0 && m <= 0)", "n > 0"),
        ("n > 4 && m > 0 || n > 2 && m > 0", "m > 0 && n >= 3"),
    ] {
        assert_eq!(written(derived)?, expected, "{derived}");
    }
    Ok(())
}

#[test]
fn one_size() -> Result<(), ParseError> {
    for (derived, expected) in [
        ("[n > 0] + [n <= 0]", "1"),
        ("[n >= 9] + [n >= 2 && n <= 8]", "n >= 2"),
        ("(n-1)*ite(n == 1, 0, n)", "n*(n - 1)"),
        ("ite(n > 0, n, 0)", "max(0, n)"),
        // the prologue of a loop of step 2 that is unrolled by 4, and an epilogue of up to 4 iterations
        (
            "floor((n + 6)/8) + floor((n + 2)/8) + floor(n/8) - 3*floor((n + 4)/8) + 3",
            "((floor(n/2) + 2) mod 4) + 1",
        ),
        ("floor((n + 4)/6) + floor((n + 1)/6)", "floor((n + 1)/3)"),
        ("min(n, 8*floor((n + 4)/8)) - 4*floor((n + 4)/8)", "4*floor(n/8) + max(0, (n mod 8) - 4)"),
    ] {
        assert_eq!(written(derived)?, expected, "{derived}");
    }
    Ok(())
}

/// Counts of loops as they are derived from unrolled and vectorised code.
#[test]
fn unrolled_loops() -> Result<(), ParseError> {
    let pairs = |k: u32| format!("floor((n + {k})/4)*(floor((n + {k})/4) - 1)");
    let four = (0..4).map(|k| format!("2*{}", pairs(k))).collect::<Vec<_>>().join(" - ");
    let durbin = format!("ite(n >= 2, n*(n - 1)/2 - {four}, 0)");
    let lu = "ite(n > 0, floor(n/2)/6 + floor((n + 1)/2)^2 + floor(n/2)^2/2 + n*floor((n + 1)/2)^2/2 \
              + n*floor(n/2)^2/2 - floor((n + 1)/2)/3 - n*floor((n + 1)/2)/2 - 2*floor((n + 1)/2)^3/3 \
              - 2*floor(n/2)^3/3 - n*floor(n/2)/2, 0)";
    for (derived, expected) in [
        (durbin.as_str(), "max(0, 3*n/2 + (n mod 4)*((n mod 4) - 4)/2)"),
        (lu, "max(0, floor((n - 1)*(n + 1)*(2*n - 3)/24))"),
        (
            "ite(n > 0, floor((n + 3)/4) + floor((n + 2)/4) + floor((n + 1)/4), 0)",
            "max(0, n - floor(n/4))",
        ),
        ("ite(n > 0, max(0, n - 2)*(max(0, n - 2) - 1)/2, 0)", "max(0, n - 2)*(n - 3)/2"),
        ("max(0, n)*(max(0, n) + 3)/2", "max(0, n)*(n + 3)/2"),
        ("n >= 32 && floor(min(255, n)/32) != 1 && floor(min(255, n)/32) != 2", "n >= 96"),
        ("unsigned32(n) - 8*(floor(n/8) mod 536870912)", "n mod 8"),
    ] {
        assert_eq!(written(derived)?, expected, "{derived}");
    }
    Ok(())
}

/// Functions of a quotient, a difference, a wrapped term.
#[test]
fn atoms() -> Result<(), ParseError> {
    for (derived, expected) in [
        (
            "ite(m > 0, ite(n > 0, (m - 1)*max(0, floor(n/m)) + ceil(n/m) + ite(ceil(n/m) > floor(n/m), \
             n + m*(1 - ceil(n/m)) - 1, 0), 0), 0)",
            "ite(m > 0, max(0, n), 0)",
        ),
        ("ite(m > 0, [ceil(n/m) > 0], 0)", "m > 0 && n > 0"),
        ("floor((n - m)/8) + floor((n - m + 4)/8) - floor((n - m)/4)", "0"),
        ("ite(s32(n - m) >= 8, 8*floor(s32(n - m)/8), 0) + ite(s32(n - m) >= 8, s32(n - m) mod 8, 0)",
         "ite(s32(n - m) >= 8, s32(n - m), 0)"),
        ("sum(i = 0 .. max(0, n), ite(i == 0, m, floor(m/(2^i))))", "sum(i = 0 .. max(0, n), floor(m/(2^i)))"),
        ("max(0, bitlen(max(0, n)) - 1) + 1", "max(1, bitlen(max(0, n)))"),
        (
            "ite(m > 0, ite(n mod m == 0, ite(floor(n/m) > 0, ceil(n/m), 0), 0), 0)",
            "ite(m > 0 && n mod m == 0 && n >= m, ceil(n/m), 0)",
        ),
        (
            "ite(m > 0, ite(n mod m == 0, floor(n/m), ceil(n/m)) + floor(n/m), 0)",
            "ite(m > 0, 2*floor(n/m) + [n mod m != 0], 0)",
        ),
    ] {
        assert_eq!(written(derived)?, expected, "{derived}");
    }
    Ok(())
}

/// C's quotients and remainders, whole and where the divisor is known to be positive.
#[test]
fn truncation() -> Result<(), ParseError> {
    for (derived, expected) in [
        ("ite(m > 0, ite(n >= 0, floor(n/m), ceil(n/m)) + 1, 0)", "ite(m > 0, trunc(n/m) + 1, 0)"),
        (
            "ite(m > 0, max(0, ite(n - k >= 0, floor((n - k)/m), ceil((n - k)/m)) + 1), 0)",
            "ite(m > 0, max(0, trunc((n - k)/m) + 1), 0)",
        ),
        (
            "ite(m > 0, max(0, ite(n >= 0, n mod m, -((-n) mod m))), 0)",
            "ite(m > 0, max(0, rem(n, m)), 0)",
        ),
        (
            "m > 0 && n*m >= k && ite(n >= 0, floor(n/m), ceil(n/m)) != k",
            "m > 0 && n*m >= k && k != trunc(n/m)",
        ),
        // of any sign
        ("trunc(n/m) + rem(n, m)", "trunc(n/m) + rem(n, m)"),
        // not where the divisor may be negative, nor where the arms are others
        ("ite(n >= 0, floor(n/m), ceil(n/m))", "ite(n >= 0, floor(n/m), ceil(n/m))"),
        (
            "ite(m > 0, ite(n >= 1, floor(n/m), ceil(n/m)), 0)",
            "ite(m > 0, ite(n > 0, floor(n/m), ceil(n/m)), 0)",
        ),
        (
            "ite(m > 0, ite(n >= 0, floor(n/m), floor(n/m) + 1), 0)",
            "ite(m > 0, floor(n/m) + [n <= -1], 0)",
        ),
        ("max(0, rem(n, 4))", "max(0, n) mod 4"),
        ("trunc(n/4)", "trunc(n/4)"),
    ] {
        assert_eq!(written(derived)?, expected, "{derived}");
    }
    Ok(())
}

#[test]
fn several_sizes() -> Result<(), ParseError> {
    for (derived, expected) in [
        ("ite(m > n, n^2 + m^2 + n*m, n*m - k) + 3", "n*m + ite(m > n, n^2 + m^2, -k) + 3"),
        (
            "ite(n*m > 5, n*m + k, n*m) + n^2 + m^2 + k^2 - 2*n*m",
            "n^2 + m^2 + k^2 + ite(n*m >= 6, k, 0) - n*m",
        ),
        ("-(floor(m/2) mod 4)*min(0, 1 - n)", "(floor(m/2) mod 4)*max(0, n - 1)"),
        (
            "floor(m/4)*(ite(m >= 4, n*(n + 1)/2, 0) + ite(m >= 4, n, 0))",
            "n*(n + 3)*max(0, floor(m/4))/2",
        ),
        ("ite(n > 0 && m > 0, m*(floor((n + 1)/2) + floor(n/2)), 0)", "max(0, m)*max(0, n)"),
        ("max(0, min(m - 1, n - 1) + 1)", "max(0, min(n, m))"),
        ("ite(n > 0, max(0, min(n - 1, m - 1) + 1), 0)", "max(0, min(n, m))"),
        ("max(0, ite(n > m, n - 1, 2*k - 1) + 1)", "max(0, ite(n > m, n, 2*k))"),
        ("max(4*n, 8*m, 16*k)", "4*max(n, 2*m, 4*k)"),
        (
            "ite(m == 1 && n > 4 || m != 1 && n > 4, n, 0) + ite(m == 1, 0, n) - ite(m != 1, n, 0)",
            "ite(n >= 5, n, 0)",
        ),
    ] {
        assert_eq!(written(derived)?, expected, "{derived}");
    }
    Ok(())
}

fn named(s: &mut Store, name: &str) -> Expr {
    s.parameter(name, 32)
}

/// A random expression of `n` and `m`; a condition where `truth` is wanted.
fn random(s: &mut Store, rng: &mut Rng, depth: u32, truth: bool) -> Expr {
    if truth {
        let (a, b) = (random(s, rng, depth / 2, false), random(s, rng, depth / 2, false));
        return match rng.below(if depth > 1 { 6 } else { 3 }) {
            0 => s.ge(a, b),
            1 => s.eq(a, b),
            2 => s.lt(a, b),
            3 => {
                let c = random(s, rng, depth - 1, true);
                s.not(c)
            }
            kind => {
                let (c, d) = (random(s, rng, depth - 1, true), random(s, rng, depth - 1, true));
                if kind == 4 {
                    s.and(c, d)
                } else {
                    s.or(c, d)
                }
            }
        };
    }
    let small = rng.below(9) as i128 - 3;
    if depth == 0 {
        let name = if rng.below(3) == 0 { "m" } else { "n" };
        return match (rng.below(3), s.find_symbol(name)) {
            (0, _) | (_, None) => s.int(small),
            (_, Some(v)) => s.sym(v),
        };
    }
    let a = random(s, rng, depth - 1, false);
    let divisor = s.int([2i128, 3, 4, 8][rng.below(4)]);
    match rng.below(13) {
        10 => by_size(s, rng, a),
        11 => {
            let m = named(s, "m");
            let difference = s.sub(a, m);
            s.wrap(true, 32, difference)
        }
        12 => {
            // a sum whose index stands in a quotient
            let i = s.fresh("i", SymKind::Index, None, None);
            let (zero, four, index) = (s.zero(), s.int(4), s.sym(i));
            let shifted = s.add(a, index);
            let body = s.floor_div(shifted, divisor);
            let body = match rng.below(2) {
                0 => body,
                _ => {
                    let first = s.eq(index, zero);
                    s.ite(first, a, body)
                }
            };
            let last = s.min(four, a);
            s.sum_over(i, zero, last, body)
        }
        0 => s.floor_div(a, divisor),
        1 => s.modulo(a, divisor),
        2 => s.wrap(rng.below(2) == 0, [8, 31, 32][rng.below(3)], a),
        3 => s.scale(Num::int(small), a),
        4 => s.add_num(a, Num::int(small)),
        kind => {
            let b = random(s, rng, depth - 1, false);
            match kind {
                5 => s.min(a, b),
                6 => s.max(a, b),
                7 => s.add(a, b),
                8 => s.mul(a, b),
                _ => {
                    let c = random(s, rng, depth - 1, true);
                    s.ite(c, a, b)
                }
            }
        }
    }
}

/// Quotients of an expression, or of `n`, by `m`, mostly where that is positive.
fn by_size(s: &mut Store, rng: &mut Rng, a: Expr) -> Expr {
    let (n, m, zero) = (named(s, "n"), named(s, "m"), s.zero());
    let quotient = match rng.below(6) {
        0 => s.floor_div(a, m),
        1 => s.ceil_div(a, m),
        2 => s.modulo(a, m),
        3 => {
            let (floor, rest) = (s.floor_div(n, m), s.modulo(n, m));
            let product = s.mul(floor, m);
            let last = s.gt(rest, zero);
            let last = s.ite(last, rest, a);
            s.add(product, last)
        }
        4 => {
            let (floor, ceil) = (s.floor_div(n, m), s.ceil_div(n, m));
            let more = s.gt(ceil, floor);
            let less = s.mul(floor, m);
            let less = s.sub(n, less);
            s.ite(more, less, a)
        }
        _ => {
            let (floor, ceil) = (s.floor_div(n, m), s.ceil_div(n, m));
            let tiles = s.mul(ceil, m);
            let whole = s.ge(n, tiles);
            s.ite(whole, floor, ceil)
        }
    };
    match rng.below(4) {
        0 => quotient,
        _ => {
            let positive = s.gt(m, zero);
            s.ite(positive, quotient, zero)
        }
    }
}

/// What is written has the values of what was derived, at small and at extreme points.
#[test]
fn random_expressions_keep_their_values() {
    let (from, to) = seeds(300);
    for seed in from..to {
        let mut rng = Rng::new(seed);
        let mut s = store();
        let depth = 2 + rng.below(4) as u32;
        let truth = rng.below(4) == 0;
        let e = random(&mut s, &mut rng, depth, truth);
        let w = Writer::new(&mut s).write(e);
        if w == e {
            continue;
        }
        let symbols = ["n", "m"].map(|name| s.find_symbol(name));
        let values: Vec<i64> = (-9..=40)
            .chain([63, 64, 127, 128, 255, 1 << 30, i64::from(i32::MAX), i64::from(i32::MIN)])
            .collect();
        for &n in &values {
            for m in [-2147483648i64, -5, 0, 1, 2, 6, 2147483647] {
                let value = |e| {
                    let mut at = Evaluator::new(&s);
                    for (symbol, v) in symbols.into_iter().zip([n, m]) {
                        if let Some(symbol) = symbol {
                            at.bind(symbol, Num::int(v));
                        }
                    }
                    at.eval(e)
                };
                let (derived, written) = (value(e), value(w));
                if derived.is_ok() {
                    let texts = (s.display(e), s.display(w));
                    assert_eq!(
                        derived, written,
                        "seed {seed}, n={n}, m={m}: {} as {}",
                        texts.0, texts.1
                    );
                }
            }
        }
    }
}

/// Sizes of 128 bits are no reason to compute beyond them.
#[test]
fn widest_sizes() -> Result<(), ParseError> {
    let mut s = Store::new();
    let (n, m) = (s.parameter("n", 128), s.parameter("m", 128));
    let difference = s.sub(n, m);
    let (some, zero) = (s.gt(difference, n), s.zero());
    let e = s.ite(some, difference, zero);
    let e = s.add(e, difference);
    let written = Writer::new(&mut s).write(e);
    for (a, b) in [(5, 2), (5, -2), (-5, -2), (i128::MAX, i128::MIN)] {
        let mut at = Evaluator::new(&s);
        at.bind_name("n", Num::int(a));
        at.bind_name("m", Num::int(b));
        assert_eq!(at.eval(e), at.eval(written));
    }
    Ok(())
}

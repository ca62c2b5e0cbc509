//! Values of expressions at a few points, to refute what cannot be proved.
//!
//! A search without a proof is expensive, and most inequalities that an analysis asks for do not follow
//! from the conditions. A single point at which the conditions hold and the inequality does not refutes
//! it. Points decide nothing else: an inequality that holds at all of them still needs a proof. The
//! method is testing before proof (Claessen and Hughes, *QuickCheck*, 2000).

use super::node::{BitFn, BitOp, Expr, Node, Sym, SymKind};
use super::num::Num;
use super::store::{for_each_operand, Store};
use cranelift_entity::SecondaryMap;
use num_integer::Roots;
use smallvec::SmallVec;

/// How many points there are: a set of them is a mask.
const POINTS: usize = 128;
/// Of these there are points of every kind, and a second one of most.
const FEW: usize = 16;
/// Where the values are large, so that sums and products may wrap, they are up to this.
const LARGE: i64 = i32::MAX as i64;
/// No value.
const UNKNOWN: i64 = i64::MIN;
/// A value that is above, or below, all that fit: its sign is known, and that it is not 0.
const ABOVE: i64 = i64::MAX;
const BELOW: i64 = i64::MIN + 1;

type Row = [i64; POINTS];

/// The row of what has no values.
static NONE: Row = [UNKNOWN; POINTS];

/// The values computed so far. A copy starts with none.
#[derive(Default, Debug)]
pub(super) struct Samples {
    rows: SecondaryMap<Expr, Option<Box<Row>>>,
}

impl Samples {
    fn row(&self, e: Expr) -> Option<&Row> {
        self.rows[e].as_deref()
    }
}

impl Clone for Samples {
    fn clone(&self) -> Samples {
        Samples::default()
    }
}

/// A number from a symbol and a point, the same in every run.
fn scattered(sym: Sym, point: usize) -> u64 {
    let sym = (sym.as_u32() as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mut x = sym ^ (point as u64 + 1) << 32;
    // the finalizer of SplitMix64
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

/// Bounds that leave the values small.
fn small_bound(v: &Option<Num>) -> Option<i64> {
    v.as_ref()?.as_i128().and_then(|v| i64::try_from(v).ok())
}

impl Store {
    /// The points at which a condition is known to be false, or not known to be true.
    pub(crate) fn not_true_at(&mut self, cond: Expr) -> u128 {
        self.mask(cond, |v| v != 1)
    }

    /// Is the number known to be negative at one of the points?
    pub(crate) fn is_negative_at(&mut self, e: Expr, points: u128) -> bool {
        self.is_at_some(e, points, |v| v < 0)
    }

    /// Is the condition known to be true at one of the points?
    pub(crate) fn is_true_at(&mut self, cond: Expr, points: u128) -> bool {
        self.is_at_some(cond, points, |v| v == 1)
    }

    /// Is the one number known to be less than the other at one of the points?
    pub(crate) fn is_less_at(&mut self, a: Expr, b: Expr, mut points: u128) -> bool {
        if points == 0 {
            return false;
        }
        self.row(a);
        self.row(b);
        let (Some(a), Some(b)) = (self.samples.row(a), self.samples.row(b)) else { return false };
        while points != 0 {
            let p = points.trailing_zeros() as usize;
            if a[p] != UNKNOWN && b[p] != UNKNOWN && a[p] < b[p] {
                return true;
            }
            points &= points - 1;
        }
        false
    }

    /// The points among these at which a condition is known to be true.
    pub(crate) fn true_points(&mut self, cond: Expr, points: u128) -> u128 {
        self.mask(cond, |v| v == 1) & points
    }

    /// Is the condition known to be false at one of the points?
    pub(crate) fn is_false_at(&mut self, cond: Expr, points: u128) -> bool {
        self.is_at_some(cond, points, |v| v == 0)
    }

    /// Is the integer known to be above a bound at one of the points?
    pub(crate) fn is_above_at(&mut self, e: Expr, bound: i64, points: u128) -> bool {
        self.is_at_some(e, points, |v| v > bound)
    }

    fn is_at_some(&mut self, e: Expr, mut points: u128, wanted: impl Fn(i64) -> bool) -> bool {
        if points == 0 {
            return false;
        }
        let row = self.row(e);
        while points != 0 {
            let v = row[points.trailing_zeros() as usize];
            if v != UNKNOWN && wanted(v) {
                return true;
            }
            points &= points - 1;
        }
        false
    }

    /// Is `constant + Σ k·t` known to be negative at one of the points?
    pub(crate) fn is_form_negative_at(
        &mut self,
        constant: &Num,
        terms: &[(Num, Expr)],
        points: u128,
    ) -> bool {
        if points == 0 {
            return false;
        }
        let mut factors: SmallVec<[i128; 8]> = SmallVec::new();
        for (k, t) in terms {
            match k.as_i128().filter(|k| i64::try_from(*k).is_ok()) {
                Some(k) => factors.push(k),
                None => return false,
            }
            self.row(*t);
        }
        let Some(constant) = constant.as_i128() else { return false };
        let rows: SmallVec<[&Row; 8]> =
            terms.iter().filter_map(|(_, t)| self.samples.row(*t)).collect();
        let mut left = points;
        while left != 0 {
            let p = left.trailing_zeros() as usize;
            left &= left - 1;
            let mut total = constant;
            for (k, row) in factors.iter().zip(&rows) {
                if !is_number(row[p]) {
                    total = 0;
                    break;
                }
                total = total.saturating_add(k * row[p] as i128);
            }
            if total < 0 {
                return true;
            }
        }
        false
    }

    /// Does an expression of one symbol differ from a function of it at one of the first points? Where the function has no
    /// value it tells nothing.
    pub(crate) fn differs_at_a_point(
        &mut self,
        e: Expr,
        symbol: Sym,
        f: impl Fn(i128) -> Option<Num>,
    ) -> bool {
        let x = self.sym(symbol);
        self.row(x);
        self.row(e);
        let (Some(xs), Some(row)) = (self.samples.row(x), self.samples.row(e)) else {
            return false;
        };
        let known = xs.iter().zip(row).take(FEW).filter(|(&x, &v)| is_number(x) && is_number(v));
        known.into_iter().any(|(&x, &v)| f(x.into()).is_some_and(|y| y != Num::int(v)))
    }

    /// Drops the values at sample points and the expansions; the expressions stay.
    pub(crate) fn forget_scratch(&mut self) {
        self.samples = Samples::default();
        self.expanded = Default::default();
    }

    fn mask(&mut self, e: Expr, wanted: impl Fn(i64) -> bool) -> u128 {
        let row = self.row(e);
        row.iter().enumerate().filter(|(_, v)| wanted(**v)).fold(0, |m, (i, _)| m | 1 << i)
    }

    fn row(&mut self, e: Expr) -> &Row {
        if self.samples.row(e).is_none() {
            let mut stack = vec![e];
            while let Some(&x) = stack.last() {
                let before = stack.len();
                if self.samples.row(x).is_none() && is_sampled(self.node(x)) {
                    for_each_operand(self.node(x), |a| {
                        if self.samples.row(a).is_none() {
                            stack.push(a);
                        }
                    });
                }
                if stack.len() == before {
                    stack.pop();
                    if self.samples.row(x).is_none() {
                        self.samples.rows[x] = Some(Box::new(self.compute(x)));
                    }
                }
            }
        }
        self.samples.row(e).unwrap_or(&NONE)
    }

    /// The values of a node whose operands have theirs.
    fn compute(&self, e: Expr) -> Row {
        let node = self.node(e);
        match node {
            Node::Const(v) if !v.is_integer() => [UNKNOWN; POINTS],
            Node::Const(v) => {
                let end = if v.is_negative() { BELOW } else { ABOVE };
                [v.as_i128().map_or(end, short); POINTS]
            }
            Node::Symbol(sym) => std::array::from_fn(|p| self.symbol_at(*sym, p)),
            Node::Sum(c, terms) => self.sum_row(c, terms),
            Node::Ge0(a) => self.each(*a, |v| (v >= 0) as i64),
            Node::Eq0(a) | Node::Not(a) => self.each(*a, |v| (v == 0) as i64),
            Node::Min(args) => self.joined(args, |a, v| a.min(v)),
            Node::Max(args) => self.joined(args, |a, v| match a == UNKNOWN || v == UNKNOWN {
                true => UNKNOWN,
                false => a.max(v),
            }),
            Node::And(args) => self.junction_row(args, 0),
            Node::Or(args) => self.junction_row(args, 1),
            Node::Ite(c, a, b) => {
                let Some([c, a, b]) = self.rows([*c, *a, *b]) else { return NONE };
                std::array::from_fn(|p| match c[p] {
                    UNKNOWN => UNKNOWN,
                    0 => b[p],
                    _ => a[p],
                })
            }
            _ if !is_sampled(node) => [UNKNOWN; POINTS],
            _ => {
                let mut operands: Vec<&Row> = Vec::new();
                for_each_operand(node, |a| operands.extend(self.samples.row(a)));
                let mut values = vec![0; operands.len()];
                std::array::from_fn(|p| {
                    for (v, row) in values.iter_mut().zip(&operands) {
                        *v = row[p];
                    }
                    value(node, &values).map_or(UNKNOWN, short)
                })
            }
        }
    }

    fn rows<const N: usize>(&self, operands: [Expr; N]) -> Option<[&Row; N]> {
        let mut rows = [&NONE; N];
        for (row, e) in rows.iter_mut().zip(operands) {
            *row = self.samples.row(e)?;
        }
        Some(rows)
    }

    /// What is known of one operand where that has a value.
    fn each(&self, a: Expr, f: impl Fn(i64) -> i64) -> Row {
        let Some([row]) = self.rows([a]) else { return NONE };
        row.map(|v| if v == UNKNOWN { UNKNOWN } else { f(v) })
    }

    /// The values of several operands put together one after the other.
    fn joined(&self, args: &[Expr], f: impl Fn(i64, i64) -> i64) -> Row {
        let mut rows = args.iter().filter_map(|&a| self.samples.row(a));
        let mut joined = *rows.next().unwrap_or(&NONE);
        for row in rows {
            for (a, &v) in joined.iter_mut().zip(row) {
                *a = f(*a, v);
            }
        }
        joined
    }

    /// One part with the absorbing value is enough.
    fn junction_row(&self, args: &[Expr], absorbing: i64) -> Row {
        let mut joined = [1 - absorbing; POINTS];
        for row in args.iter().filter_map(|&a| self.samples.row(a)) {
            for (a, &v) in joined.iter_mut().zip(row) {
                *a = match () {
                    () if *a == absorbing || v == absorbing => absorbing,
                    () if is_number(v) => *a,
                    () => UNKNOWN,
                };
            }
        }
        joined
    }

    /// The value of a symbol at a point: small, as the sizes of tests are; of an index mostly near
    /// its start, so that many points lie within nested ranges; large at some, where wraps are.
    fn symbol_at(&self, sym: Sym, p: usize) -> i64 {
        let data = self.symbol_data(sym);
        let (lo, hi) = (small_bound(&data.lo), small_bound(&data.hi));
        let x = scattered(sym, p);
        let v = match data.kind {
            SymKind::Free => return UNKNOWN, // a ratio may be no integer
            SymKind::Index if p % 16 == 7 => (x >> 8) as i64 & LARGE >> (x % 32),
            SymKind::Index => (x.trailing_zeros() as i64).min(5) + (x >> 60 == 0) as i64 * 7,
            SymKind::Data | SymKind::Placeholder => (x % 9) as i64 - 3,
            SymKind::Parameter | SymKind::Defaulted | SymKind::Observed => match p % 8 {
                0 => (x % 4) as i64,
                1 => (x % 9) as i64 + 1,
                2 => (x % 40) as i64 + 4,
                3 => ((x % 12) * (x % 12)) as i64 + 1,
                4 => (x % 5) as i64 + 1,
                5 => 8 * (x % 6) as i64 + (x >> 62) as i64,
                6 => (x % 16) as i64 - 8,
                _ if p % 16 == 7 => {
                    let v = LARGE >> (x % 16);
                    if x >> 62 == 0 {
                        -v
                    } else {
                        v
                    }
                }
                _ => (x % 12) as i64 - 3,
            },
        };
        let v = match lo {
            Some(lo) if v < lo => lo.saturating_add(v.rem_euclid(8)),
            _ => v,
        };
        match hi {
            Some(hi) if v > hi => {
                lo.map_or(hi, |lo| lo + v.rem_euclid(hi.saturating_sub(lo).saturating_add(1)))
            }
            _ => v,
        }
    }

    fn sum_row(&self, c: &Num, terms: &[(Num, Expr)]) -> Row {
        let mut den = c.denominator();
        for (k, _) in terms {
            den = den.lcm(&k.denominator());
        }
        let whole = |v: &Num| (v.clone() * den.clone()).as_i128();
        let factors: Option<Vec<i128>> = terms.iter().map(|(k, _)| whole(k)).collect();
        let (Some(c), Some(factors), Some(den)) = (whole(c), factors, den.as_i128()) else {
            return [UNKNOWN; POINTS];
        };
        let mut totals = [c; POINTS];
        let mut known = [true; POINTS];
        // of a few short multiples no sum overflows
        let short_factor = |k: &i128| k.unsigned_abs() < 1 << 31;
        let small = terms.len() < 64 && c.unsigned_abs() < 1 << 100;
        let plain = small && factors.iter().all(short_factor);
        for (k, (_, t)) in factors.iter().zip(terms) {
            let Some(row) = self.samples.row(*t) else { return [UNKNOWN; POINTS] };
            for (p, &v) in row.iter().enumerate() {
                known[p] &= is_number(v);
                if plain {
                    totals[p] += k * v as i128;
                    continue;
                }
                match k.checked_mul(v as i128).and_then(|x| totals[p].checked_add(x)) {
                    Some(x) => totals[p] = x,
                    None => known[p] = false,
                }
            }
        }
        std::array::from_fn(|p| match totals[p] {
            total if known[p] && den == 1 => short(total),
            total if known[p] => match (i64::try_from(total), i64::try_from(den)) {
                (Ok(total), Ok(den)) if total % den == 0 => total / den,
                (Ok(_), Ok(_)) => UNKNOWN,
                _ if total % den == 0 => short(total / den),
                _ => UNKNOWN,
            },
            _ => UNKNOWN,
        })
    }
}

fn short(v: i128) -> i64 {
    v.clamp(BELOW as i128, ABOVE as i128) as i64
}

/// Is the value itself known?
fn is_number(v: i64) -> bool {
    v > BELOW && v < ABOVE
}

/// Is a node's value computed from its operands'?
fn is_sampled(node: &Node) -> bool {
    !matches!(
        node,
        Node::SumOver { .. }
            | Node::First { .. }
            | Node::FloorSum(_)
            | Node::FirstIndex(_)
            | Node::Simulation { .. }
    )
}

/// The value of a node from those of its operands, in their order; `None` where it is not defined
/// or not known. Comparisons, choices and what they are joined to have rows of their own.
fn value(node: &Node, v: &[i64]) -> Option<i128> {
    if !v.iter().all(|v| is_number(*v)) {
        return None;
    }
    let at = |i: usize| v[i] as i128;
    Some(match node {
        Node::Product(factors) => {
            let mut product = 1i128;
            for ((_, n), v) in factors.iter().zip(v) {
                product = product.checked_mul((*v as i128).checked_pow(*n)?)?;
            }
            product
        }
        Node::Quotient(..) => {
            let (a, b) = (at(0), at(1));
            if b == 0 || a % b != 0 {
                return None;
            }
            a / b
        }
        Node::FloorDiv(..) => floor_div(at(0), at(1))?,
        Node::Mod(..) => at(0) - at(1) * floor_div(at(0), at(1))?,
        Node::Power(base, _) if (0..63).contains(&v[0]) => {
            i128::from(*base).checked_pow(u32::try_from(v[0]).ok()?)?
        }
        _ => return machine_value(node, v),
    })
}

/// As [`value`], of an operation of machine integers.
fn machine_value(node: &Node, v: &[i64]) -> Option<i128> {
    let x = *v.first()? as i128;
    Some(match node {
        Node::Wrap { width: 65.., .. } | Node::Unsigned(65.., _) => return None,
        Node::Wrap { signed, width, .. } => {
            let m = 1i128 << *width;
            let r = x.rem_euclid(m);
            if *signed && *width > 0 && r >= m / 2 {
                r - m
            } else {
                r
            }
        }
        Node::Unsigned(width, _) => {
            let half = 1i128 << (*width as u32).saturating_sub(1);
            if !(-half..half).contains(&x) {
                return None;
            }
            if x < 0 {
                x + 2 * half
            } else {
                x
            }
        }
        Node::Bits(op, ..) => {
            (match op {
                BitOp::And => v[0] & v[1],
                BitOp::Or => v[0] | v[1],
                BitOp::Xor => v[0] ^ v[1],
            }) as i128
        }
        Node::BitFn(f, _) if v[0] >= 0 => match f {
            BitFn::Length => 64 - v[0].leading_zeros() as i128,
            BitFn::Digits(base) => {
                let base = i64::from(*base);
                std::iter::successors(Some(v[0]), |x| Some(x / base)).take_while(|x| *x > 0).count()
                    as i128
            }
            BitFn::Count => v[0].count_ones() as i128,
            BitFn::TrailingZeros(w) if v[0] == 0 => *w as i128,
            BitFn::TrailingZeros(_) => v[0].trailing_zeros() as i128,
            BitFn::Sqrt => v[0].sqrt() as i128,
            BitFn::ByteSwap(_) | BitFn::Reverse(_) => return None,
        },
        _ => return None,
    })
}

fn floor_div(a: i128, b: i128) -> Option<i128> {
    if b == 0 {
        return None;
    }
    let q = a / b;
    Some(if a % b != 0 && (a < 0) != (b < 0) { q - 1 } else { q })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expr::Evaluator;

    #[test]
    fn values_at_points_are_those_of_evaluation() {
        for text in [
            "n*(n - 1)/2 + m - 3",
            "max(0, min(n, m - 2)) + floor((n + 3)/4) - floor((m - 7)/n)",
            "ite(n > m && m != 3, s8(100*n), u8(m - n))",
            "(n + 5) mod 3 + [n >= 2 || m <= 4] + unsigned32(m)",
            "bitand(n, 6) + bitxor(m, 3) + popcount(max(0, n)) + bitlen(max(0, m))",
            "n^3 - isqrt(max(0, m)) + 2^max(0, min(n, 9))",
        ] {
            let mut s = Store::new();
            let (n, m) = (s.parameter("n", 32), s.parameter("m", 32));
            let Ok(e) = s.parse(text) else { panic!("{text} does not parse") };
            let row = *s.row(e);
            let (rn, rm) = (*s.row(n), *s.row(m));
            let (Node::Symbol(n), Node::Symbol(m)) = (s.node(n).clone(), s.node(m).clone()) else {
                panic!("parameters are symbols")
            };
            let mut known = 0;
            for p in 0..POINTS {
                let mut s = s.clone();
                let (nv, mv) = (s.int(rn[p] as i128), s.int(rm[p] as i128));
                let x = s.substitute(e, &[(n, nv), (m, mv)]);
                if is_number(row[p]) {
                    known += 1;
                    assert_eq!(Evaluator::new(&s).eval(x), Ok(Num::int(row[p] as i128)), "{text}");
                }
            }
            assert!(known > POINTS / 2, "{text}: {known} values");
        }
    }

    /// Beyond what fits the sign is known: of a sum, and of what compares it.
    #[test]
    fn what_does_not_fit_has_a_sign() {
        let mut s = Store::new();
        let n = s.parameter("n", 32);
        for (text, value) in [
            ("2^62*4 + max(0, n)", ABOVE),
            ("-2^62*4 - max(0, n)", BELOW),
            ("[2^62*4 - n > 0]", 1),
            ("[2^62*4 + n == 0]", 0),
            ("min(2^62*4 + n, 5)", 5),
            ("2^63 - 2^63", 0),
        ] {
            let Ok(e) = s.parse(text) else { panic!("{text} does not parse") };
            let row = *s.row(e);
            assert!(row.iter().all(|v| *v == value), "{text}");
        }
        // what is computed from it is not known
        let Ok(e) = s.parse("(2^62*4 + n)^2") else { panic!("parses") };
        assert!(s.row(e).iter().all(|v| *v == UNKNOWN));
        assert!(!s.is_negative_at(e, u128::MAX) && !s.is_above_at(e, -5, u128::MAX));
        assert!(s.row(n).iter().all(|v| is_number(*v)));
    }
}

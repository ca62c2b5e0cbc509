//! Piecewise quasi-polynomials in one variable: the canonical form of most counts of one size.
//!
//! Over a range of integers such a function is a list of stretches, each with a quasi-polynomial. They are
//! closed under sums, products, quotients by constants rounded down, comparisons and choices, so that two
//! expressions made of these are equal where their difference is 0 on each stretch: equality is decided,
//! not searched for. Stretches are normal from the right, where sizes are large: each reaches down as far as
//! its quasi-polynomial tells the values.

use super::polynomial::Poly;
use super::quasi::Quasi;
use crate::expr::Num;

/// Most stretches.
const PIECES: usize = 48;
/// Most polynomials of all stretches.
const POLYNOMIALS: usize = 512;
/// Most steps that a quotient by a large number is split into.
const STEPS: i128 = 8;
/// Points of a stretch that are looked at one by one.
const SHORT: i128 = 512;

/// A function on the integers from `lo` to the last of its last stretch.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Piecewise {
    lo: i128,
    pieces: Vec<Piece>,
}

/// A stretch, from behind the one before.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Piece {
    pub(super) last: i128,
    pub(super) quasi: Quasi,
}

/// What a comparison with 0 asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sign {
    NotNegative,
    Zero,
}

impl Piecewise {
    /// The same quasi-polynomial on all of a range that is not empty.
    pub(super) fn of(lo: i128, hi: i128, quasi: Quasi) -> Piecewise {
        Piecewise { lo, pieces: vec![Piece { last: hi, quasi }] }
    }

    pub(super) fn lo(&self) -> i128 {
        self.lo
    }

    pub(super) fn hi(&self) -> i128 {
        self.pieces.last().map_or(self.lo, |p| p.last)
    }

    /// The stretches with their first and last integers, ascending.
    pub(super) fn stretches(&self) -> impl DoubleEndedIterator<Item = (i128, i128, &Quasi)> {
        self.pieces.iter().enumerate().map(|(i, p)| (self.first(i), p.last, &p.quasi))
    }

    pub(super) fn len(&self) -> usize {
        self.pieces.len()
    }

    fn first(&self, i: usize) -> i128 {
        match i {
            0 => self.lo,
            _ => self.pieces[i - 1].last + 1,
        }
    }

    /// The value at an integer; none outside of the range.
    pub(super) fn at(&self, x: i128) -> Option<Num> {
        let piece = self.pieces.iter().find(|p| x <= p.last).filter(|_| self.lo <= x)?;
        Some(piece.quasi.at(x))
    }

    /// The only quasi-polynomial, if there is one stretch.
    pub(super) fn single(&self) -> Option<&Quasi> {
        match self.pieces.as_slice() {
            [one] => Some(&one.quasi),
            _ => None,
        }
    }

    /// On the part of the range from `lo` to `hi`; `None` if there is none.
    pub(super) fn within(&self, lo: i128, hi: i128) -> Option<Piecewise> {
        let (lo, hi) = (lo.max(self.lo), hi.min(self.hi()));
        if lo > hi {
            return None;
        }
        let meets = |(i, p): &(usize, &Piece)| p.last >= lo && self.first(*i) <= hi;
        let pieces = self.pieces.iter().enumerate().filter(meets);
        let pieces =
            pieces.map(|(_, p)| Piece { last: p.last.min(hi), quasi: p.quasi.clone() }).collect();
        Piecewise { lo, pieces }.normal()
    }

    /// Neighbours with the same quasi-polynomial are one stretch; each stretch reaches down as far as it
    /// tells the values. `None` beyond the limits.
    fn normal(self) -> Option<Piecewise> {
        let mut out: Vec<Piece> = Vec::new();
        for (i, piece) in self.pieces.iter().enumerate().rev() {
            let first = self.first(i);
            let piece = &Piece { last: piece.last, quasi: simplest(first, piece) };
            let mut last = piece.last;
            // what is left of this stretch below where the one above reaches down to
            if let Some(above) = out.last() {
                if above.quasi == piece.quasi {
                    continue;
                }
                let agree = |x: i128| above.quasi.at(x) == piece.quasi.at(x);
                let least = first.max(last.saturating_sub(SHORT));
                while last >= least && agree(last) {
                    last -= 1;
                }
                if last < first {
                    continue;
                }
            }
            out.push(Piece { last, quasi: piece.quasi.clone() });
            if out.len() > PIECES {
                return None;
            }
        }
        if out.iter().map(|p| p.quasi.period()).sum::<usize>() > POLYNOMIALS {
            return None;
        }
        out.reverse();
        // each but the last has its last moved down; the first of the next follows from it
        Some(Piecewise { lo: self.lo, pieces: out })
    }

    /// Both on their common stretches.
    fn zip<T>(
        &self,
        other: &Piecewise,
        mut f: impl FnMut(i128, i128, &Quasi, &Quasi) -> Option<T>,
    ) -> Option<Vec<T>> {
        let (mut i, mut j, mut lo) = (0, 0, self.lo);
        let mut out = Vec::new();
        while let (Some(a), Some(b)) = (self.pieces.get(i), other.pieces.get(j)) {
            let last = a.last.min(b.last);
            out.push(f(lo, last, &a.quasi, &b.quasi)?);
            i += usize::from(a.last == last);
            j += usize::from(b.last == last);
            lo = last + 1;
            if out.len() > 2 * PIECES {
                return None;
            }
        }
        Some(out)
    }

    /// The function with these values, from those of two on the same range.
    pub(super) fn with(
        &self,
        other: &Piecewise,
        f: impl Fn(&Poly, &Poly) -> Poly,
    ) -> Option<Piecewise> {
        let piece = |_, last, a: &Quasi, b: &Quasi| Some(Piece { last, quasi: a.with(b, &f)? });
        Piecewise { lo: self.lo, pieces: self.zip(other, piece)? }.normal()
    }

    pub(super) fn each(&self, f: impl Fn(&Poly) -> Poly) -> Option<Piecewise> {
        let piece = |p: &Piece| Piece { last: p.last, quasi: p.quasi.each(&f) };
        Piecewise { lo: self.lo, pieces: self.pieces.iter().map(piece).collect() }.normal()
    }

    /// Each stretch as further ones, from its first, last and quasi-polynomial.
    fn refined(
        &self,
        mut f: impl FnMut(i128, i128, &Quasi) -> Option<Vec<Piece>>,
    ) -> Option<Piecewise> {
        let mut pieces = Vec::new();
        for (i, p) in self.pieces.iter().enumerate() {
            pieces.extend(f(self.first(i), p.last, &p.quasi)?);
            if pieces.len() > 4 * PIECES {
                return None;
            }
        }
        Piecewise { lo: self.lo, pieces }.normal()
    }

    /// 1 where the sign is such, 0 elsewhere.
    pub(super) fn is(&self, sign: Sign) -> Option<Piecewise> {
        let holds = |s: i8| match sign {
            Sign::NotNegative => s >= 0,
            Sign::Zero => s == 0,
        };
        self.refined(|lo, hi, quasi| {
            let mut pieces = Vec::new();
            for (first, last) in constant_signs(quasi, lo, hi)? {
                let truth = |x: i128| Num::int(i128::from(holds(quasi.of(x).sign(first))));
                let period = quasi.period() as i128;
                let residues = (0..period).map(|k| Poly::constant(truth(k))).collect();
                pieces.push(Piece { last, quasi: Quasi::new(residues) });
            }
            Some(pieces)
        })
    }

    /// This where `condition` is 1, the other elsewhere.
    pub(super) fn chosen(&self, condition: &Piecewise, other: &Piecewise) -> Option<Piecewise> {
        let one = Num::ONE;
        let not = condition.each(|c| Poly::constant(one.clone()).plus(c, &Num::int(-1)))?;
        let (a, b) = (condition.with(self, Poly::times)?, not.with(other, Poly::times)?);
        a.with(&b, |a, b| a.plus(b, &one))
    }

    /// `floor(f / d)` for `d > 0`.
    pub(super) fn floor_div(&self, d: &Num) -> Option<Piecewise> {
        self.refined(|lo, hi, quasi| match quasi.floor_div(d) {
            Some(quasi) => Some(vec![Piece { last: hi, quasi }]),
            None => steps(quasi, lo, hi, d),
        })
    }

    /// Is the function 0 everywhere?
    pub(super) fn is_zero(&self) -> bool {
        let zero = |(first, last, q): (i128, i128, &Quasi)| {
            let points = (q.degree() as i128 + 1) * q.period() as i128;
            match last - first < points {
                // more points than a polynomial other than 0 has roots decide
                true => (first..=last).all(|x| q.at(x).is_zero()),
                false => *q == Quasi::zero(),
            }
        };
        self.stretches().all(zero)
    }

    /// Are both equal on their common range?
    pub(super) fn equals(&self, other: &Piecewise) -> bool {
        if self == other {
            return true;
        }
        let range = (self.lo.max(other.lo), self.hi().min(other.hi()));
        let (a, b) = (self.within(range.0, range.1), other.within(range.0, range.1));
        let (Some(a), Some(b)) = (a, b) else { return false };
        a == b || a.with(&b, |a, b| a.plus(b, &Num::int(-1))).is_some_and(|d| d.is_zero())
    }

    /// The first and the last integer at which a truth value is 1, or 0; `None` where there is none.
    pub(super) fn hull(&self, wanted: bool) -> Option<(i128, i128)> {
        let is = |q: &Quasi, x: i128| q.at(x).is_zero() != wanted;
        let first = self
            .stretches()
            .find_map(|(first, last, q)| (first..=last).take(q.period()).find(|&x| is(q, x)))?;
        let last = self.stretches().rev().find_map(|(first, last, q)| {
            (first..=last).rev().take(q.period()).find(|&x| is(q, x))
        })?;
        Some((first, last))
    }

    /// Are all values 0 or 1?
    pub(super) fn is_truth(&self) -> bool {
        let truth = |p: &Poly| p.as_constant().is_some_and(|c| c.is_zero() || c.is_one());
        self.pieces.iter().all(|p| p.quasi.residues().iter().all(truth))
    }
}

/// Of a stretch that is too short to tell its quasi-polynomial, a line through its values, if there is one.
fn simplest(first: i128, piece: &Piece) -> Quasi {
    let quasi = &piece.quasi;
    let points = piece.last - first + 1;
    let told = quasi.period() as i128 * (quasi.degree() as i128 + 1);
    if points > told || quasi.as_polynomial().is_some_and(|p| p.degree() == 0) {
        return quasi.clone();
    }
    let start = quasi.at(first);
    let slope = match points {
        1 => Num::ZERO,
        _ => quasi.at(first + 1) - start.clone(),
    };
    if points == 2 && !slope.is_zero() {
        return quasi.clone();
    }
    let line = Poly::new([start - slope.clone() * Num::int(first), slope]);
    match (first..=piece.last).all(|x| line.at(x) == quasi.at(x)) {
        true => Quasi::polynomial(line),
        false => quasi.clone(),
    }
}

/// Parts of a stretch in which no residue's polynomial changes its sign.
fn constant_signs(quasi: &Quasi, lo: i128, hi: i128) -> Option<Vec<(i128, i128)>> {
    let mut firsts = vec![lo];
    for p in quasi.residues() {
        firsts.extend(p.sign_changes(lo, hi));
        if firsts.len() > 8 * PIECES {
            return None;
        }
    }
    firsts.sort_unstable();
    firsts.dedup();
    let ends = firsts.iter().skip(1).map(|f| f - 1).chain([hi]);
    Some(firsts.iter().copied().zip(ends).collect())
}

/// The quotient by a number that is large for the stretch: a step function with few steps.
fn steps(quasi: &Quasi, lo: i128, hi: i128, d: &Num) -> Option<Vec<Piece>> {
    let [mut least, mut most] = [quasi.at(lo).floor_div(d)?, quasi.at(lo).floor_div(d)?];
    for p in quasi.residues() {
        let difference = p.plus(&p.composed(&Num::ONE, &Num::int(-1)), &Num::int(-1));
        let turns = difference.sign_changes(lo + 1, hi).into_iter();
        // extremes lie at the ends and where the difference changes its sign
        for x in turns.flat_map(|x| [x - 1, x]).chain([lo, hi]) {
            let v = p.at(x).floor_div(d)?;
            least = least.min(v.clone());
            most = most.max(v);
        }
    }
    let (least, most) = (least.as_i128()?, most.as_i128()?);
    if most.checked_sub(least)? > STEPS {
        return None;
    }
    let reached = |j: i128| {
        let shift = Poly::constant(d.clone() * Num::int(-j));
        Piecewise::of(lo, hi, quasi.each(|p| p.plus(&shift, &Num::ONE))).is(Sign::NotNegative)
    };
    let mut sum = Piecewise::of(lo, hi, Quasi::constant(Num::int(least)));
    for j in least + 1..=most {
        sum = sum.with(&reached(j)?, |a, b| a.plus(b, &Num::ONE))?;
    }
    Some(sum.pieces)
}

//! Ways to write a piecewise quasi-polynomial, of which the shortest is taken.
//!
//! A quasi-polynomial is written as a polynomial of the symbol and its remainder, of its quotient and its
//! remainder, of one quotient alone, or as one quotient of a polynomial rounded down: the residues' coefficients
//! are interpolated over the remainder. Stretches are put together by a choice, by maxima and minima where
//! those give the same values. What is no identity by construction is read back and compared.

use super::piecewise::Piecewise;
use super::polynomial::Poly;
use super::quasi::Quasi;
use super::univariate::Univariate;
use crate::expr::{for_each_operand, Expr, Node, Num, Store, Sym, SymKind, Texts};
use rustc_hash::{FxHashMap, FxHashSet};

/// What a fraction in a sum counts for, in characters.
const FRACTION: usize = 5;

/// What was found for forms that several functions have in common.
#[derive(Debug, Default)]
pub(super) struct Known {
    /// see [`length`]
    lengths: FxHashMap<Expr, usize>,
    /// what was displayed for them
    texts: Texts,
    /// polynomials of an expression, as they are written
    polynomials: FxHashMap<(Poly, Expr), Expr>,
    /// functions of a symbol, as they are written on a range of it: parts of formulas have them in common
    functions: FxHashMap<(Sym, (i128, i128), Piecewise), Option<Expr>>,
}

impl Known {
    /// The length for a reader, see [`length`]; each expression is displayed once.
    pub(super) fn length(&mut self, store: &Store, e: Expr) -> usize {
        *self.lengths.entry(e).or_insert_with(|| length(store, e, &mut self.texts))
    }

    /// Is the expression longer than that? Operands are counted first, each of which is a character at least: the
    /// text of a long chain of sums over one another need not be made.
    pub(super) fn is_longer(&mut self, store: &Store, e: Expr, characters: usize) -> bool {
        match self.lengths.get(&e) {
            Some(length) => *length > characters,
            None => {
                store.dag_edges_within(e, characters).is_none()
                    || self.length(store, e) > characters
            }
        }
    }
}

/// Writes functions of one symbol.
pub(super) struct Forms<'a> {
    pub(super) store: &'a mut Store,
    pub(super) symbol: Sym,
    /// reads what was written
    pub(super) reader: &'a mut Univariate,
    pub(super) known: &'a mut Known,
}

impl Forms<'_> {
    /// The shortest text found; `None` where there is none within the limits.
    pub(super) fn shortest(&mut self, f: &Piecewise) -> Option<Expr> {
        let key = (self.symbol, self.reader.range(), f.clone());
        if let Some(&known) = self.known.functions.get(&key) {
            return known;
        }
        let candidates = self.candidates(f);
        let shortest = self.least(candidates);
        self.known.functions.insert(key, shortest);
        shortest
    }

    fn least(&mut self, candidates: Vec<Expr>) -> Option<Expr> {
        // of several as short, the first
        candidates.into_iter().min_by_key(|&e| self.known.length(self.store, e))
    }

    pub(super) fn variable(&mut self) -> Expr {
        self.store.sym(self.symbol)
    }

    fn candidates(&mut self, f: &Piecewise) -> Vec<Expr> {
        let mut out = Vec::new();
        if f.is_truth() {
            out.extend(self.condition(f));
        }
        if let Some(quasi) = f.single() {
            out.extend(self.quasi(quasi, f));
            return out;
        }
        if f.len() > self.store.limits().readable.stretches {
            return out;
        }
        let Some((first, last, main)) = f.stretches().next_back() else { return out };
        let main = main.clone();
        let Some(rest) = f.within(f.lo(), first - 1) else { return out };
        let Some(upper) = f.within(first, last) else { return out };
        let mains = self.quasi(&main, &upper);
        let Some(shortest_main) = self.least(mains.clone()) else { return out };
        let Some(shortest_rest) = self.shortest(&rest) else { return out };
        // of several bounds that do, the least size that users run
        let below = rest.stretches().next_back().map(|(_, _, q)| q.clone());
        let mut bound = first;
        while bound < 1.min(last) && below.as_ref().is_some_and(|q| q.at(bound) == main.at(bound)) {
            bound += 1;
        }
        let n = self.variable();
        let from = self.store.add_num(n, Num::int(-bound));
        let large = self.store.ge0(from);
        out.push(self.store.ite(large, shortest_main, shortest_rest));
        let mut tried = Vec::new();
        if let Some(constant) = rest.single().and_then(Quasi::as_constant) {
            let floor = self.store.num(constant.clone());
            for m in mains {
                tried.push(self.store.max(floor, m));
                tried.push(self.store.min(floor, m));
            }
            if constant.is_zero() {
                tried.extend(self.positive_part_times(&main, first));
            }
            // the value at the bound goes on below it
            for at in [first, first - 1] {
                tried.push(self.clamped(shortest_main, at, true));
            }
        }
        if main.as_constant().is_some() {
            // the same from some size on: that of the least such size
            for at in [first, first - 1] {
                tried.push(self.clamped(shortest_rest, at, false));
            }
        }
        for e in tried {
            if self.is(e, f) {
                out.push(e);
            }
        }
        out
    }

    /// Does the expression say this function, on its range?
    fn is(&mut self, e: Expr, f: &Piecewise) -> bool {
        // refuting by sample point is cheaper than reading
        let refuted = self.store.differs_at_a_point(e, self.symbol, |x| f.at(x));
        !refuted && self.reads_as(e, f)
    }

    fn reads_as(&mut self, e: Expr, f: &Piecewise) -> bool {
        self.reader
            .read(self.store, e)
            .is_some_and(|g| g.equals(f) && g.lo() <= f.lo() && g.hi() >= f.hi())
    }

    /// The expression of `max(n, at)` or `min(n, at)` in place of `n`.
    fn clamped(&mut self, e: Expr, at: i128, below: bool) -> Expr {
        let n = self.variable();
        let end = self.store.int(at);
        let clamped = match below {
            true => self.store.max(n, end),
            false => self.store.min(n, end),
        };
        self.store.substitute(e, &[(self.symbol, clamped)])
    }

    /// `max(0, n - c)` times the rest of a polynomial that is 0 at `c`, just below where it starts.
    fn positive_part_times(&mut self, main: &Quasi, first: i128) -> Vec<Expr> {
        let mut out = Vec::new();
        let Some(p) = main.as_polynomial() else { return out };
        let mut roots = [first - 1, first, first + 1];
        roots.sort_by_key(|r| r.abs());
        for root in roots {
            let Some(rest) = p.without_root(root) else { continue };
            let n = self.variable();
            let above = self.store.add_num(n, Num::int(-root));
            let above = self.store.positive_part(above);
            let rest = self.polynomial(&rest, n);
            out.push(self.store.mul(above, rest));
        }
        out
    }

    /// A polynomial of an expression, factored where that is shorter.
    fn polynomial(&mut self, p: &Poly, x: Expr) -> Expr {
        if let Some(&written) = self.known.polynomials.get(&(p.clone(), x)) {
            return written;
        }
        let mut sum = self.store.zero();
        for power in 0..=p.degree() {
            let term = self.store.product([(x, power as u32)].into_iter().filter(|f| f.1 > 0));
            let term = self.store.scale(p.coefficient(power), term);
            sum = self.store.add(sum, term);
        }
        let written = self.store.factored(&[sum])[0];
        self.known.polynomials.insert((p.clone(), x), written);
        written
    }

    /// A quasi-polynomial, on the range of `f`.
    fn quasi(&mut self, q: &Quasi, f: &Piecewise) -> Vec<Expr> {
        let n = self.variable();
        if let Some(p) = q.as_polynomial() {
            return vec![self.polynomial(p, n)];
        }
        let mut out = self.by_residues(q);
        out.extend(self.rounded_down(q, f));
        out.extend(self.by_steps(q));
        out.extend(self.by_coarse_quotient(q));
        out.extend(self.by_ramp(q));
        out
    }

    /// What a quasi-polynomial is over the remainder, on all integers.
    pub(super) fn by_residues(&mut self, q: &Quasi) -> Vec<Expr> {
        let n = self.variable();
        if let Some(p) = q.as_polynomial() {
            return vec![self.polynomial(p, n)];
        }
        let mut out = Vec::new();
        out.extend(self.by_remainder(q, n));
        for shift in (0..q.period()).take(self.store.limits().readable.shifts) {
            out.extend(self.by_quotient(q, shift));
        }
        out
    }

    /// `Σ c_k(n mod q)·n^k`.
    fn by_remainder(&mut self, q: &Quasi, n: Expr) -> Option<Expr> {
        let fits = self.fitted(q.residues())?;
        let period = self.store.int(q.period() as i128);
        let remainder = self.store.modulo(n, period);
        Some(self.combined(&fits, remainder, n))
    }

    /// `Σ c_k(r)·floor((n + shift)/q)^k` with the remainder `r` of that division.
    fn by_quotient(&mut self, q: &Quasi, shift: usize) -> Option<Expr> {
        let period = q.period() as i128;
        let shift = shift as i128;
        // what does not depend on the quotient: of most shifts it tells that there is no such form
        let most = self.store.limits().readable.remainder_degree;
        let constants: Vec<Num> = (0..period).map(|r| q.at(r - shift)).collect();
        interpolated(&constants, most)?;
        // n = period·F + r - shift
        let (slope, at) = (Num::int(period), |r: i128| Num::int(r - shift));
        let in_quotient: Vec<Poly> =
            (0..period).map(|r| q.of(r - shift).composed(&slope, &at(r))).collect();
        let fits = self.fitted(&in_quotient)?;
        let n = self.variable();
        let shifted = self.store.add_num(n, Num::int(shift));
        let divisor = self.store.int(period);
        let quotient = self.store.floor_div(shifted, divisor);
        let remainder = self.store.modulo(shifted, divisor);
        Some(self.combined(&fits, remainder, quotient))
    }

    /// `c + k·floor(n/q) + Σ d·floor((n + s)/q)`, a term for each residue at which the values jump.
    fn by_steps(&mut self, q: &Quasi) -> Option<Expr> {
        let period = q.period() as i128;
        if q.degree() > 1 {
            return None;
        }
        let slope = q.residues()[0].coefficient(1) * Num::int(period);
        if q.residues().iter().any(|p| p.coefficient(1) != q.residues()[0].coefficient(1)) {
            return None;
        }
        let jump = |r: i128| q.at(r) - q.at(r - 1);
        let jumps: Vec<(i128, Num)> =
            (1..period).map(|r| (r, jump(r))).filter(|j| !j.1.is_zero()).collect();
        if jumps.len() > self.store.limits().readable.jumps {
            return None;
        }
        let rest = jumps.iter().fold(slope, |rest, j| rest - j.1.clone());
        let (n, divisor) = (self.variable(), self.store.int(period));
        let mut sum = self.store.num(q.at(0));
        for (r, k) in jumps.into_iter().chain([(period, rest)]) {
            let shifted = self.store.add_num(n, Num::int(period - r));
            let quotient = self.store.floor_div(shifted, divisor);
            let term = self.store.scale(k, quotient);
            sum = self.store.add(sum, term);
        }
        Some(sum)
    }

    /// The coefficients of each power as polynomials of the residue.
    fn fitted(&mut self, residues: &[Poly]) -> Option<Vec<Poly>> {
        let most = self.store.limits().readable.remainder_degree;
        let degree = residues.iter().map(Poly::degree).max()?;
        (0..=degree)
            .map(|k| {
                let values: Vec<Num> = residues.iter().map(|p| p.coefficient(k)).collect();
                interpolated(&values, most)
            })
            .collect()
    }

    /// `Σ c_k(r)·x^k`: what does not depend on `r` apart, as one polynomial.
    fn combined(&mut self, coefficients: &[Poly], r: Expr, x: Expr) -> Expr {
        let free = Poly::new(coefficients.iter().map(|c| c.coefficient(0)));
        let mut sum = self.polynomial(&free, x);
        let stand_in = self.store.symbol("(remainder)", SymKind::Parameter, None, None);
        let mark = self.store.sym(stand_in);
        for (k, c) in coefficients.iter().enumerate() {
            let varying = c.plus(&Poly::constant(c.coefficient(0)), &Num::int(-1));
            if varying.degree() == 0 {
                continue;
            }
            // factored before it is one of the symbol, where its powers would be taken apart
            let c = self.polynomial(&varying, mark);
            let c = self.store.substitute(c, &[(stand_in, r)]);
            let power = self.store.product([(x, k as u32)].into_iter().filter(|f| f.1 > 0));
            let term = self.store.mul(c, power);
            sum = self.store.add(sum, term);
        }
        sum
    }

    /// One polynomial rounded down, where the residues differ by less than 1.
    fn rounded_down(&mut self, q: &Quasi, f: &Piecewise) -> Option<Expr> {
        let powers = 1..=q.degree();
        let first = &q.residues()[0];
        let same = |p: &Poly| powers.clone().all(|k| p.coefficient(k) == first.coefficient(k));
        if !q.residues().iter().all(same) {
            return None;
        }
        let most = q.residues().iter().map(|p| p.coefficient(0)).max()?;
        let coefficients = powers.map(|k| first.coefficient(k));
        let p = Poly::new([most].into_iter().chain(coefficients));
        let denominator = p.denominator();
        let n = self.variable();
        let dividend = self.polynomial(&p.scaled(&denominator), n);
        let denominator = self.store.num(denominator);
        let e = self.store.floor_div(dividend, denominator);
        self.is(e, f).then_some(e)
    }

    /// A truth value: the stretches and residues where it holds, or where it does not.
    pub(super) fn condition(&mut self, f: &Piecewise) -> Option<Expr> {
        let positive = self.disjunction(f, true);
        let negative = self.disjunction(f, false).map(|e| self.store.not(e));
        let all: Vec<Expr> = positive.into_iter().chain(negative).collect();
        self.least(all)
    }

    fn disjunction(&mut self, f: &Piecewise, wanted: bool) -> Option<Expr> {
        let mut parts = Vec::new();
        for (first, last, quasi) in f.stretches() {
            let holds: Vec<bool> = quasi
                .residues()
                .iter()
                .map(|p| p.as_constant().is_some_and(|c| c.is_zero() != wanted))
                .collect();
            if holds.iter().any(|h| *h) {
                parts.push((first, last, holds));
            }
        }
        if parts.len() > self.store.limits().readable.stretches {
            return None;
        }
        let mut any = Vec::new();
        for (first, last, holds) in parts {
            let n = self.variable();
            let mut all = Vec::new();
            if first == last {
                let at = self.store.int(first);
                all.push(self.store.eq(n, at));
            } else {
                if first > f.lo() {
                    let end = self.store.int(first);
                    all.push(self.store.ge(n, end));
                }
                if last < f.hi() {
                    let end = self.store.int(last);
                    all.push(self.store.le(n, end));
                }
                if holds.len() > 1 {
                    all.push(self.congruence(&holds)?);
                }
            }
            any.push(self.store.and_all(&all));
        }
        Some(self.store.or_all(&any))
    }

    /// The residues for which it holds: one, all but one, or neighbours.
    fn congruence(&mut self, holds: &[bool]) -> Option<Expr> {
        let period = holds.len();
        let n = self.variable();
        let count = holds.iter().filter(|h| **h).count();
        let mut found = Vec::new();
        for shift in 0..period {
            // residues of n + shift
            let at = |r: usize| holds[(r + period - shift) % period];
            let divisor = self.store.int(period as i128);
            let shifted = self.store.add_num(n, Num::int(shift as i128));
            let remainder = self.store.modulo(shifted, divisor);
            if (0..count).all(at) {
                let last = self.store.int(count as i128 - 1);
                found.push(self.store.le(remainder, last));
            }
            if (period - count..period).all(at) {
                let first = self.store.int((period - count) as i128);
                found.push(self.store.ge(remainder, first));
            }
            if count == 1 && shift == 0 {
                let r = holds.iter().position(|h| *h)?;
                let r = self.store.int(r as i128);
                found.push(self.store.eq(remainder, r));
            }
            if count + 1 == period && shift == 0 {
                let r = holds.iter().position(|h| !*h)?;
                let r = self.store.int(r as i128);
                found.push(self.store.ne(remainder, r));
            }
        }
        self.least(found)
    }
}

/// The polynomial of least degree through the values at 0, 1, 2, …, if it has no more than
/// `most`, by Newton's forward differences: those of the degree are all the same.
fn interpolated(values: &[Num], most: usize) -> Option<Poly> {
    let differences =
        |row: &[Num]| -> Vec<Num> { row.windows(2).map(|w| w[1].clone() - w[0].clone()).collect() };
    // few values tell that there is none
    let mut row = values.get(..most + 2).unwrap_or_default().to_vec();
    while row.len() > 1 {
        row = differences(&row);
    }
    if row.iter().any(|d| !d.is_zero()) {
        return None;
    }
    let (mut row, mut leading) = (values.to_vec(), Vec::new());
    loop {
        leading.push(row.first()?.clone());
        if row.iter().all(|v| *v == row[0]) {
            break;
        }
        if leading.len() > most {
            return None;
        }
        row = differences(&row);
    }
    let mut p = Poly::default();
    // x·(x - 1)·…/k!
    let mut basis = Poly::constant(Num::ONE);
    for (k, difference) in (0..).zip(&leading) {
        p = p.plus(&basis, difference);
        let factor = Poly::new([Num::int(-k), Num::ONE]);
        basis = basis.times(&factor).scaled(&Num::ratio(1, k as i64 + 1));
    }
    Some(p)
}

/// What a reader takes in: characters, a power counting as a product would, and more for each fraction in a
/// sum, which stands for no integer by itself.
pub(super) fn length(store: &Store, e: Expr, texts: &mut Texts) -> usize {
    let text = store.text_with(e, texts);
    let mut fractions = 0;
    let mut seen = FxHashSet::default();
    let mut stack = vec![e];
    while let Some(x) = stack.pop() {
        if !seen.insert(x) {
            continue;
        }
        if let Node::Sum(c, terms) = store.node(x) {
            if terms.len() + usize::from(!c.is_zero()) > 1 {
                let all = terms.iter().map(|t| &t.0).chain([c]);
                fractions += all.filter(|k| !k.is_integer()).count();
            }
        }
        for_each_operand(store.node(x), |a| stack.push(a));
    }
    text.chars().count() + 2 * text.matches('^').count() + FRACTION * fractions
}

//! Two loops, one in the other, that run over one range between them: the tiles of a strip-mined loop, the shares
//! of threads, the strides of a grid. A sum over both is a sum over the range, where the summand depends on the
//! position in it only.
//!
//! `Σ_i Σ_{j < len(i)} g(v(i, j)) = Σ_k g(k)` where the values `v(i, j) = a(i) + s·j` are those of the range, each
//! once. Strip-mining undone: Wolfe, "High Performance Compilers for Parallel Computing" (1996), section 9.7;
//! loop coalescing, Polychronopoulos (1987).

use crate::expr::{Expr, Node, Num, Store, Sym, SymKind};
use crate::facts::Facts;
use crate::rules::{first_that_applies, Example, NewRule, Rule, RuleInfo};

/// A loop within another, and a value that steps through both.
#[derive(Clone, Copy)]
pub(crate) struct Nest {
    /// index of the outer loop, from 0
    pub(crate) outer: Sym,
    /// the last index of the outer loop
    pub(crate) last: Expr,
    /// index of the inner loop, from 0
    pub(crate) inner: Sym,
    /// the inner loop is entered
    pub(crate) entered: Expr,
    /// iterations of the inner loop where it is entered, at least 1
    pub(crate) length: Expr,
    /// the value in the first iteration of the inner loop
    pub(crate) first: Expr,
    /// what each iteration of the inner loop adds to it
    pub(crate) step: Expr,
}

/// The range that both loops run over, from `lo` to `hi`; empty where `hi < lo`.
#[derive(Clone, Copy)]
pub(crate) struct Joined {
    pub(crate) var: Sym,
    pub(crate) lo: Expr,
    pub(crate) hi: Expr,
    /// the value at the index `var`
    value: Expr,
    /// the rule that says so
    pub(crate) rule: &'static RuleInfo,
}

/// A rule's function: `None` where it does not apply. The facts hold in each iteration of the outer loop.
pub(crate) type Join = fn(&mut Store, &Facts, &Nest) -> Option<Joined>;

/// What is tried, in order.
pub(crate) static NESTS: &[Rule<Join>] = &[ADJACENT, INTERLEAVED];

const ADJACENT: Rule<Join> = NewRule::<Join> {
    name: "adjacent-ranges",
    statement: "sum over i <= l of sum over j < len(i) of g(a(i) + j) = sum of g(k) over k = a(0) .. a(l) + len(l) - 1",
    conditions: "a(i + 1) = a(i) + len(i) for each i < l",
    source: "strip-mining undone; loop coalescing (Polychronopoulos, 1987)",
    example: Example::nest(
        "n > 0 && m > 0",
        ["m - 1", "floor(n/m) + [n mod m > i]", "i*floor(n/m) + min(i, n mod m)", "1"],
        "(i*floor(n/m) + min(i, n mod m) + j)^2",
        ["0", "(n mod m) + m*floor(n/m) - 1", "k^2"],
    ),
    apply: adjacent,
}
.of("nest");

const INTERLEAVED: Rule<Join> = NewRule::<Join> {
    name: "interleaved-ranges",
    statement: "sum over i < t of sum over j < ceil((b - d*i)/(d*t)) of g(a + d*i + d*t*j) = sum of g(a + d*k) over k >= 0 with d*k < b",
    conditions: "d and t are positive, and free of both indices",
    source: "cyclic distribution undone; loop coalescing (Polychronopoulos, 1987)",
    example: Example::nest(
        "n > 0 && m > 0",
        ["m - 1", "ite(n > i, ceil((n - i)/m), 0)", "i", "m"],
        "(i + m*j)^2",
        ["0", "n - 1", "k^2"],
    ),
    apply: interleaved,
}
.of("nest");

/// The range that the loops run over between them.
pub(crate) fn join(s: &mut Store, facts: &Facts, nest: &Nest) -> Option<Joined> {
    first_that_applies(s, NESTS, |apply, s| apply(s, facts, nest))
}

impl Joined {
    /// A summand of both loops as one of the range; `None` if it depends on more than the position there.
    pub(crate) fn summand(
        &self,
        s: &mut Store,
        facts: &Facts,
        nest: &Nest,
        e: Expr,
    ) -> Option<Expr> {
        let ahead = s.sub(self.value, nest.first);
        let e = match s.is_one(nest.step) {
            true => s.substitute(e, &[(nest.inner, ahead)]),
            false => at_position(s, nest, ahead, e),
        };
        if s.has_var(e, nest.inner) {
            return None;
        }
        let e = s.expand_within(e);
        let place = Place { outer: nest.outer, kept: Some(self.var), first: Some(nest.first) };
        in_common(s, facts, &place, e)
    }
}

/// A number, and the rest of a product with it.
fn monomial(s: &mut Store, e: Expr) -> (Num, Expr) {
    match (s.linear(e).0, &s.linear(e).1[..]) {
        (c, []) => (c, s.one()),
        (c, [(k, x)]) if c.is_zero() => (k.clone(), *x),
        _ => (Num::ONE, e),
    }
}

/// The expression with `ahead` in the place of what the inner loop added to the value.
fn at_position(s: &mut Store, nest: &Nest, ahead: Expr, e: Expr) -> Expr {
    let (unit, step) = monomial(s, nest.step);
    s.mapped(e, |s, x, done| {
        let x = s.rebuild(x, done);
        if !s.has_var(x, nest.inner) {
            return x;
        }
        let Some((slope, rest)) = s.affine_in(x, nest.inner) else { return x };
        let (times, by) = monomial(s, slope);
        if by != step {
            return x;
        }
        let Some(part) = times.checked_div(&unit) else { return x };
        s.linear_sum(Num::ZERO, [(part, ahead), (Num::ONE, rest)])
    })
}

fn adjacent(s: &mut Store, facts: &Facts, nest: &Nest) -> Option<Joined> {
    let Nest { outer, last, entered, length, first, step, .. } = *nest;
    if !s.is_one(step) {
        return None;
    }
    let i = s.sym(outer);
    let (zero, next) = (s.zero(), s.add_num(i, Num::ONE));
    let after = s.substitute(first, &[(outer, next)]);
    let length = s.ite(entered, length, zero);
    let end = s.add(first, length);
    let missing = s.sub(after, end);
    let missing = s.expand_within(missing);
    let meet = |s: &mut Store, facts: &Facts| {
        in_common(s, facts, &Place { outer, kept: None, first: None }, missing)
            .is_some_and(|m| s.is_zero(m))
    };
    let end = if meet(s, facts) {
        let behind = s.add_num(last, Num::ONE);
        s.substitute(first, &[(outer, behind)])
    } else {
        // the last tile is cut off
        let mut before = facts.clone();
        let left = s.sub(last, i);
        let left = s.add_num(left, Num::int(-1));
        before.assume_non_negative(s, left);
        if !meet(s, &before) {
            return None;
        }
        let mut at_last = facts.clone();
        let left = s.sub(i, last);
        at_last.assume_non_negative(s, left);
        let end = at_last.simplify(s, end);
        s.substitute(end, &[(outer, last)])
    };
    let lo = s.substitute(first, &[(outer, zero)]);
    let end = s.expand_within(end);
    let hi = s.add_num(end, Num::int(-1));
    let var = s.fresh("k", SymKind::Index, None, None);
    Some(Joined { var, lo, hi, value: s.sym(var), rule: &NESTS[0].info })
}

fn interleaved(s: &mut Store, facts: &Facts, nest: &Nest) -> Option<Joined> {
    let Nest { outer, last, entered, length, first, step, .. } = *nest;
    let (apart, start) = s.affine_in(first, outer)?;
    let bound = [apart, start, step];
    if bound.iter().any(|&x| s.has_var(x, outer) || s.has_var(x, nest.inner)) {
        return None;
    }
    let team = s.add_num(last, Num::ONE);
    let all = s.mul(apart, team);
    let all = s.sub(all, step);
    let all = s.expand_within(all);
    let mut known = facts.clone();
    let wide = s.add_num(apart, Num::int(-1));
    let all = known.simplify(s, all);
    if !s.is_zero(all) || !known.prove_ge0(s, wide) {
        return None;
    }
    // the number of iterations as ceil(x/(d·t)) with x = b - d·i
    let mut within = facts.clone();
    within.assume(s, entered);
    let length = within.simplify(s, length);
    let (c, terms) = s.linear(length);
    let [(sign, quotient)] = &terms[..] else { return None };
    let Node::FloorDiv(x, divisor) = *s.node(*quotient) else { return None };
    let (sign, c) = (sign.clone(), c.clone());
    let x = match () {
        // c - floor(x/e) = ceil((c·e - x)/e)
        () if sign == Num::int(-1) => s.linear_sum(Num::ZERO, [(c, divisor), (sign, x)]),
        // c + floor(x/e) = ceil((x + (c - 1)·e + 1)/e)
        () if sign.is_one() => s.linear_sum(Num::ONE, [(c - Num::ONE, divisor), (Num::ONE, x)]),
        () => return None,
    };
    // e = d'·t, be d' the distance or a part of it
    let (times, by) = monomial(s, divisor);
    let (unit, same) = monomial(s, step);
    if by != same {
        return None;
    }
    let part = times.checked_div(&unit)?;
    if !part.is_positive() || !s.is_integral(x) {
        return None;
    }
    let apart_there = s.linear_sum(Num::ZERO, [(part, apart)]);
    let i = s.sym(outer);
    let ahead = s.mul(apart_there, i);
    let limit = s.add(x, ahead);
    let limit = s.expand_within(limit);
    if !s.is_integral(apart_there) || s.has_var(limit, outer) {
        return None;
    }
    // where it is not entered there is nothing left
    let mut without = facts.clone();
    let not_entered = s.not(entered);
    without.assume(s, not_entered);
    let (none, no_steps) = (s.neg(x), s.neg(length));
    if !without.prove_ge0(s, none) && !without.prove_ge0(s, no_steps) {
        return None;
    }
    let var = s.fresh("k", SymKind::Index, Some(Num::ZERO), None);
    let k = s.sym(var);
    let hi = s.ceil_div(limit, apart_there);
    let hi = s.add_num(hi, Num::int(-1));
    let ahead = s.mul(apart, k);
    Some(Joined { var, lo: s.zero(), hi, value: s.add(start, ahead), rule: &NESTS[1].info })
}

/// What an expression may speak of, and what may not be left of it.
struct Place {
    /// the index that goes
    outer: Sym,
    /// the index of the range: what speaks of it decides no case
    kept: Option<Sym>,
    /// The value in the first iteration of the inner loop. A comparison with a minimum in it is one with each operand
    /// (`k >= min(a, b)` is `k >= a || k >= b`), in which the minimum shows no more.
    first: Option<Expr>,
}

/// The expression without the outer index, where it is the same whichever way choices on that go.
fn in_common(s: &mut Store, facts: &Facts, place: &Place, e: Expr) -> Option<Expr> {
    by_cases(s, facts.clone(), place, e, s.limits().sums.nest_cases)
}

fn by_cases(s: &mut Store, mut facts: Facts, place: &Place, e: Expr, cases: u32) -> Option<Expr> {
    let Place { outer, kept, first } = *place;
    let e = facts.simplify(s, e);
    let e = s.expand_within(e);
    if !s.has_var(e, outer) {
        return Some(e);
    }
    if cases == 0 {
        return None;
    }
    let first = first.map(|x| facts.simplify(s, x));
    let c = choice_on(s, e, outer, kept).or_else(|| choice_on(s, first?, outer, kept))?;
    let n = s.not(c);
    let mut common = None;
    for c in [c, n] {
        let mut inner = facts.clone();
        inner.assume(s, c);
        if inner.is_contradictory() {
            continue;
        }
        let found = by_cases(s, inner, place, e, cases - 1)?;
        if common.is_some_and(|other| other != found) {
            return None;
        }
        common = Some(found);
    }
    common
}

/// A condition on the outer index that something in the expression depends on.
fn choice_on(s: &mut Store, e: Expr, outer: Sym, kept: Option<Sym>) -> Option<Expr> {
    let mut found: Option<(Expr, Option<Expr>)> = None;
    s.visit(&[e], |x, node| {
        let speaks = |e: Expr| s.has_var(e, outer) && !kept.is_some_and(|k| s.has_var(e, k));
        if found.is_some() || !speaks(x) || !s.is_free_in(x, e) {
            return;
        }
        found = match node {
            Node::Min(args) | Node::Max(args) => Some((args[0], args.get(1).copied())),
            Node::Ite(c, ..) if speaks(*c) => Some((*c, None)),
            Node::Ge0(_) | Node::Eq0(_) => Some((x, None)),
            _ => None,
        };
    });
    Some(match found? {
        (a, Some(b)) => s.le(a, b),
        (c, None) => c,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expr::Evaluator;

    /// A nest over `i` and `j` where something is given: the last `i`, how many `j` there are, and the value that steps
    /// through both, with what each `j` adds.
    fn nest(given: &str, [last, length, first, step]: [&str; 4]) -> (Store, Facts, Nest) {
        let mut s = Store::new();
        for name in ["n", "m"] {
            s.parameter(name, 32);
        }
        let outer = s.symbol("i", SymKind::Index, Some(Num::ZERO), None);
        let inner = s.symbol("j", SymKind::Index, Some(Num::ZERO), None);
        let [last, length, first, step] =
            [last, length, first, step].map(|e| s.parse(e).expect("it parses"));
        let mut facts = Facts::new();
        let given = s.parse_condition(given).expect("it parses");
        facts.assume(&mut s, given);
        let i = s.sym(outer);
        let (left, zero) = (s.sub(last, i), s.zero());
        facts.assume_non_negative(&mut s, i);
        facts.assume_non_negative(&mut s, left);
        // where it is not entered there are none
        let (entered, length) = match *s.node(length) {
            Node::Ite(c, length, none) if none == zero => (c, length),
            _ => (s.gt(length, zero), length),
        };
        (s, facts, Nest { outer, last, inner, entered, length, first, step })
    }

    fn case(example: Example) -> (Store, Facts, Nest, Expr, [&'static str; 3]) {
        let Example::Nest { given, last, length, first, step, summand, range, .. } = example else {
            panic!("an example of another stage")
        };
        let (mut s, facts, nest) = nest(given, [last, length, first, step]);
        let summand = s.parse(summand).expect("it parses");
        (s, facts, nest, summand, range)
    }

    /// The statement on a small box: both loops find the values that the range has, each as often.
    fn holds(s: &Store, nest: &Nest, joined: &Joined, (summand, body): (Expr, Expr), what: &str) {
        for (n, m) in (1..40).flat_map(|n| (1..7).map(move |m| (n, m))) {
            let value = |e: Expr, at: &[(Sym, i128)]| {
                let mut ev = Evaluator::new(s);
                ev.bind_name("n", Num::int(n));
                ev.bind_name("m", Num::int(m));
                at.iter().for_each(|&(v, x)| ev.bind(v, Num::int(x)));
                ev.eval(e).ok().and_then(|v| v.as_i128()).expect("a number")
            };
            let mut both = Vec::new();
            for i in 0..=value(nest.last, &[]) {
                let at = [(nest.outer, i)];
                let some = value(nest.entered, &at) != 0;
                let length = if some { value(nest.length, &at) } else { 0 };
                both.extend((0..length).map(|j| value(summand, &[at[0], (nest.inner, j)])));
            }
            let range = value(joined.lo, &[])..=value(joined.hi, &[]);
            let mut one: Vec<i128> = range.map(|k| value(body, &[(joined.var, k)])).collect();
            both.sort_unstable();
            one.sort_unstable();
            assert_eq!(both, one, "{what} at {n}, {m}");
        }
    }

    #[test]
    fn examples_hold_on_every_value_of_a_small_box() {
        for rule in NESTS {
            let name = rule.info.name;
            let (mut s, facts, nest, summand, [lo, hi, wanted]) = case(rule.info.example);
            let joined = (rule.apply)(&mut s, &facts, &nest).unwrap_or_else(|| panic!("{name}"));
            assert_eq!(joined.rule.name, name);
            let body = joined.summand(&mut s, &facts, &nest, summand).expect("of the position");
            let k = s.sym(joined.var);
            let wanted = s.parse(wanted).expect("it parses");
            let index = s.parse("k").expect("it parses");
            assert_eq!((body, k), (wanted, index), "{name}: {}", s.display(body));
            holds(&s, &nest, &joined, (summand, body), name);
            for (e, wanted) in [(joined.lo, lo), (joined.hi, hi)] {
                let e = facts.clone().simplify(&mut s, e);
                assert_eq!(s.display(e).to_string(), wanted, "{name}");
            }
        }
    }

    /// The last tile is cut off, rows of a packed triangle grow, and strides count in steps.
    #[test]
    fn ranges_are_joined_whatever_their_lengths() {
        for (parts, summand) in [
            (["floor((n - 1)/16)", "min(16, n - 16*i)", "16*i", "1"], "(16*i + j)^2"),
            (["floor((n - 1)/m)", "min(m, n - m*i)", "m*i", "1"], "max(0, m*i + j - 3)"),
            (["n - 1", "i + 1", "i*(i + 1)/2", "1"], "min(7, i*(i + 1)/2 + j)"),
            (["m - 1", "ite(n > 3*i, ceil((n - 3*i)/(3*m)), 0)", "3*i + 5", "3*m"], "3*i + 3*m*j"),
            // as of a loop that is left at its header, entered where there is an iteration
            (["m - 1", "ite(ceil((n - i)/m) > 0, ceil((n - i)/m), 0)", "i", "m"], "(i + m*j)^2"),
        ] {
            let (mut s, facts, nest) = nest("n > 0 && m > 0", parts);
            let joined = join(&mut s, &facts, &nest).unwrap_or_else(|| panic!("{parts:?}"));
            let summand = s.parse(summand).expect("it parses");
            let body = joined.summand(&mut s, &facts, &nest, summand).expect("of the position");
            holds(&s, &nest, &joined, (summand, body), &format!("{parts:?}"));
        }
    }

    /// Ranges that leave something out, or meet, are not joined; neither is a summand that knows whose turn it is.
    #[test]
    fn what_is_no_range_is_left() {
        for rule in NESTS {
            let (mut s, facts, nest, ..) = case(rule.info.example);
            let joined = (rule.apply)(&mut s, &facts, &nest).expect("a range");
            for whose in [nest.outer, nest.inner] {
                let whose = s.sym(whose);
                assert!(joined.summand(&mut s, &facts, &nest, whose).is_none());
            }
            let more = Nest { length: s.add_num(nest.length, Num::ONE), ..nest };
            assert!((rule.apply)(&mut s, &facts, &more).is_none(), "{}", rule.info.name);
        }
        for parts in [
            // gaps, and tiles that overlap
            ["m - 1", "3", "4*i", "1"],
            ["m - 1", "5", "4*i", "1"],
            // one stride too many, and one that is not that of all
            ["m", "ite(n > i, ceil((n - i)/m), 0)", "i", "m"],
            ["m - 1", "ite(n > i, ceil((n - i)/m), 0)", "i", "m + 1"],
            // the stop is another one for each
            ["m - 1", "ite(n > i, ceil((n - 2*i)/m), 0)", "i", "m"],
        ] {
            let (mut s, facts, nest) = nest("n > 0 && m > 0", parts);
            assert!(join(&mut s, &facts, &nest).is_none(), "{parts:?}");
        }
    }
}

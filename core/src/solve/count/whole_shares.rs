//! Counts that speak of a quotient and its remainder, and mean the dividend.
//!
//! Work that is shared out as equally as it goes has shares of `floor(n/t)` and of one more for the first
//! `n mod t`; a sum over all shares speaks of both. As a polynomial in `n`, `t` and the quotient, with `n - t·floor(n/t)`
//! for the remainder, it is one in `n` alone where it does not matter how many shares there are.

use crate::expr::{Expr, Node, Num, Store};
use crate::facts::Facts;
use crate::solve::context::SolveContext;
use crate::solve::count::promises::Counts;
use rustc_hash::FxHashSet;

/// Counts without quotients and remainders that mean the same without them, under all guards.
pub(in crate::solve) fn without_shares(cx: &mut SolveContext<'_>, counts: &mut Counts) {
    rewritten_under_guards(cx, counts, without_shares_in);
}

/// Counts by a function of what is given with all guards, and of a formula.
pub(super) fn rewritten_under_guards(
    cx: &mut SolveContext<'_>,
    counts: &mut Counts,
    rewritten: fn(&mut Store, &Facts, Expr) -> Expr,
) {
    let mut facts = cx.ledger().given.clone();
    for g in cx.ledger().guards.clone() {
        facts.assume(cx, g);
    }
    if facts.is_contradictory() {
        return;
    }
    for count in counts.values_mut() {
        if let Some(Ok(e)) = count {
            *e = rewritten(cx, &facts, *e);
        }
    }
}

/// The formula without the quotient and the remainder of the same numbers by a symbol, if it means the same
/// without them, for positive dividends and for others.
pub(super) fn without_shares_in(s: &mut Store, facts: &Facts, e: Expr) -> Expr {
    let mut met: FxHashSet<(Expr, Expr, bool)> = FxHashSet::default();
    let mut nodes = 0;
    s.visit(&[e], |_, node| {
        nodes += 1;
        match *node {
            Node::FloorDiv(a, b) => drop(met.insert((a, b, false))),
            Node::Mod(a, b) => drop(met.insert((a, b, true))),
            _ => {}
        }
    });
    if nodes > s.limits().counts.shared_nodes {
        return e;
    }
    let mut pairs: Vec<(Expr, Expr)> = met
        .iter()
        .filter(|p| p.2 && met.contains(&(p.0, p.1, false)))
        .map(|p| (p.0, p.1))
        .collect();
    pairs.retain(|&(a, b)| s.as_const(b).is_none() && s.vars(a).is_empty() && s.vars(b).is_empty());
    // a divisor that may be 0 has no quotient
    pairs.retain(|&(_, b)| is_positive(s, facts, b));
    pairs.sort_unstable();
    let mut e = e;
    for (a, b) in pairs {
        e = without_share(s, facts, e, (a, b)).unwrap_or(e);
        let (zero, known) = (s.zero(), s.truth(true));
        let positive = s.lt(zero, b);
        e = s.with_node(e, positive, known);
    }
    e
}

/// Is a number positive, or are both of two, each where it is chosen?
fn is_positive(s: &mut Store, facts: &Facts, e: Expr) -> bool {
    let arms = match *s.node(e) {
        Node::Ite(c, yes, no) => vec![(c, yes), (s.not(c), no)],
        _ => vec![(s.truth(true), e)],
    };
    arms.into_iter().all(|(c, arm)| {
        let mut known = facts.clone();
        known.assume(s, c);
        known.is_contradictory() || known.interval(s, arm).lo.is_some_and(|l| l.is_positive())
    })
}

/// A dividend, its divisor, and their quotient and remainder.
struct Share {
    dividend: Expr,
    divisor: Expr,
    quotient: Expr,
    rest: Expr,
}

fn without_share(s: &mut Store, facts: &Facts, e: Expr, (a, b): (Expr, Expr)) -> Option<Expr> {
    let (quotient, rest) = (s.floor_div(a, b), s.modulo(a, b));
    let share = Share { dividend: a, divisor: b, quotient, rest };
    if let Some(whole) = share.in_dividends(s, facts, e, false) {
        return Some(whole);
    }
    let zero = s.zero();
    let positive = s.lt(zero, a);
    let otherwise = s.not(positive);
    let mut below = facts.clone();
    below.assume(s, otherwise);
    let is_zero = below.prove_ge0(s, a);
    let below = match () {
        () if below.is_contradictory() => None,
        () if is_zero => {
            let none = share.without_any(s, e);
            Some(below.simplify(s, none))
        }
        () => {
            let e = below.simplify(s, e);
            Some(share.in_dividends(s, &below, e, false)?)
        }
    };
    let mut facts = facts.clone();
    facts.assume(s, positive);
    let e = facts.simplify(s, e);
    let whole = share.in_dividends(s, &facts, e, true).or_else(|| {
        // fewer than there are shares, so that each is of one or none
        let few = s.lt(a, b);
        let each = s.not(few);
        let mut several = facts.clone();
        several.assume(s, each);
        let many = several.simplify(s, e);
        let many = share.in_dividends(s, &several, many, true)?;
        let single = share.of_one_or_none(s, e);
        facts.assume(s, few);
        let single = facts.simplify(s, single);
        Some(s.ite(each, many, single))
    })?;
    let Some(below) = below else { return Some(whole) };
    let at_zero = s.with_node(whole, a, zero);
    Some(if is_zero && at_zero == below { whole } else { s.ite(positive, whole, below) })
}

impl Share {
    /// The formula where the dividend is 0.
    fn without_any(&self, s: &mut Store, e: Expr) -> Expr {
        let zero = s.zero();
        let none = self.of_one_or_none(s, e);
        s.with_node(none, self.dividend, zero)
    }

    /// The formula where the dividend is less than the divisor, and not negative.
    fn of_one_or_none(&self, s: &mut Store, e: Expr) -> Expr {
        let zero = s.zero();
        let single = s.with_node(e, self.quotient, zero);
        s.with_node(single, self.rest, self.dividend)
    }

    /// The formula as a polynomial in the dividend, under facts, if neither quotient nor remainder is left then;
    /// `positive` if the quotient is not negative.
    fn in_dividends(&self, s: &mut Store, facts: &Facts, e: Expr, positive: bool) -> Option<Expr> {
        let multiple = s.mul(self.divisor, self.quotient);
        let difference = s.sub(self.dividend, multiple);
        let e = s.with_node(e, self.rest, difference);
        let e = s.mapped(e, |s, x, done| {
            let x = s.rebuild(x, done);
            match *s.node(x) {
                Node::Sum(..) => {
                    let x = s.expand(x);
                    merged(s, x)
                }
                Node::Product(..) => s.expand(x),
                Node::Ite(c, y, z) if positive && s.is_zero(z) => {
                    let c = self.without_sign(s, c, y);
                    s.ite(c, y, z)
                }
                Node::Ite(c, y, z) => {
                    let y = self.where_multiple(s, c, y);
                    s.ite(c, y, z)
                }
                _ => x,
            }
        });
        if !self.is_in(s, e) {
            return Some(e);
        }
        // what speaks of the quotient in one arm may be of a range that shows only now
        let e = facts.clone().simplify(s, e);
        (!self.is_in(s, e)).then_some(e)
    }

    /// Does a formula have the quotient or the remainder?
    fn is_in(&self, s: &Store, e: Expr) -> bool {
        let mut found = false;
        s.visit(&[e], |x, _| found |= x == self.quotient || x == self.rest);
        found
    }

    /// What is chosen where the quotient is a multiple of a number, in terms of how often that goes into it.
    fn where_multiple(&self, s: &mut Store, condition: Expr, value: Expr) -> Expr {
        let mut by = None;
        s.visit(&[condition], |_, node| match *node {
            Node::FloorDiv(x, m) if x == self.quotient => by = Some(m),
            _ => {}
        });
        let Some(by) = by else { return value };
        let rest = s.modulo(self.quotient, by);
        if condition != s.eq0(rest) {
            return value;
        }
        let times = s.floor_div(self.quotient, by);
        let multiple = s.mul(by, times);
        s.with_node(value, self.quotient, multiple)
    }

    /// A condition without that the quotient, which is not negative, is positive, if what it decides about is 0
    /// where the quotient is.
    fn without_sign(&self, s: &mut Store, condition: Expr, value: Expr) -> Expr {
        let zero = s.zero();
        let at_zero = s.with_node(value, self.quotient, zero);
        let at_zero = s.expand(at_zero);
        if !s.is_zero(at_zero) {
            return condition;
        }
        let sign = s.lt(zero, self.quotient);
        let rest: Vec<Expr> = s.conjuncts(condition).into_iter().filter(|&c| c != sign).collect();
        s.and_all(&rest)
    }
}

/// A sum with terms under the same condition as one.
fn merged(s: &mut Store, sum: Expr) -> Expr {
    let (c, terms) = s.linear(sum);
    let terms = terms.to_vec();
    let mut rest: Vec<(Num, Expr)> = Vec::new();
    let mut chosen: Vec<(Expr, Vec<(Num, Expr)>)> = Vec::new();
    for (k, t) in terms {
        let factors = match s.node(t) {
            Node::Product(factors) => factors.to_vec(),
            _ => vec![(t, 1)],
        };
        let choice = factors.iter().position(|&(f, n)| match *s.node(f) {
            Node::Ite(_, y, z) => n == 1 && (s.is_zero(y) || s.is_zero(z)),
            _ => false,
        });
        let Some(at) = choice else {
            rest.push((k, t));
            continue;
        };
        let Node::Ite(c, y, z) = *s.node(factors[at].0) else { continue };
        let (condition, y) = if s.is_zero(z) { (c, y) } else { (s.not(c), z) };
        let mut others = factors;
        others[at] = (y, 1);
        let value = s.product(others);
        match chosen.iter_mut().find(|x| x.0 == condition) {
            Some((_, values)) => values.push((k, value)),
            None => chosen.push((condition, vec![(k, value)])),
        }
    }
    if chosen.iter().all(|x| x.1.len() == 1) {
        return sum;
    }
    for (condition, values) in chosen {
        let value = s.linear_sum(Num::ZERO, values);
        let value = s.expand(value);
        let zero = s.zero();
        rest.push((Num::ONE, s.ite(condition, value, zero)));
    }
    s.linear_sum(c, rest)
}

#[cfg(test)]
pub(super) mod tests {
    use super::without_shares_in;
    use crate::expr::{Expr, Store};
    use crate::facts::Facts;

    fn read(text: &str) -> String {
        read_within("1 > 0", text)
    }

    fn read_within(given: &str, text: &str) -> String {
        read_by(without_shares_in, &["t > 0", given], text)
    }

    /// A formula of `n`, `t` and `m`, rewritten where the conditions hold.
    pub(in crate::solve::count) fn read_by(
        rewritten: fn(&mut Store, &Facts, Expr) -> Expr,
        given: &[&str],
        text: &str,
    ) -> String {
        let mut s = Store::new();
        for n in ["n", "t", "m"] {
            s.parameter(n, 32);
        }
        let Ok(e) = s.parse(text) else { panic!("it parses") };
        let mut facts = Facts::new();
        for given in given {
            let Ok(given) = s.parse_condition(given) else { panic!("it parses") };
            facts.assume(&mut s, given);
        }
        let e = rewritten(&mut s, &facts, e);
        s.display(e).to_string()
    }

    #[test]
    fn sums_of_shares_are_the_whole() {
        assert_eq!(read("(n mod t) + t*floor(n/t)"), "n");
        let triangle =
            "t^2*floor(n/t)^2/2 + (n mod t)*((n mod t) + 1)/2 + t*floor(n/t)*(2*(n mod t) + 1)/2";
        assert_eq!(read(triangle), "n/2 + n^2/2");
        // shares of one size and one more, where there is something to share
        let both = "ite(n > 0, (n mod t)*(floor(n/t) + 1), 0) + (t - (n mod t))*max(0, floor(n/t))";
        assert_eq!(read(both), "max(0, n)");
    }

    #[test]
    fn shares_that_are_not_empty() {
        let text = "ite(n > 0, n mod t, 0) + ite(floor(n/t) > 0, t - (n mod t), 0)";
        assert_eq!(read(text), "ite(n > 0, min(n, t), 0)");
        let text = "(n mod t)*ite(n == 0 || m == 0, 0, floor(n/t) + 1) \
                    + (t - (n mod t))*ite(m == 0, 0, floor(n/t))";
        assert_eq!(read_within("n >= 0", text), "ite(m == 0, 0, n)");
        let text = "ite(m > 0 && n > 0, (n mod t)*(floor(n/t) + 1), 0) \
                    + ite(floor(n/t) > 0 && m > 0, floor(n/t)*(t - (n mod t)), 0)";
        assert_eq!(read(text), "ite(m > 0 && n > 0, n, 0)");
    }

    /// The divisor is positive whichever is chosen, and a dividend that is a number has one sign.
    #[test]
    fn shares_among_some_that_are_chosen() {
        let team = "ite(m > 0, m, t)";
        let text = "(n mod T)*(floor(n/T) + 1) + floor(n/T)*(T - (n mod T))".replace('T', team);
        assert_eq!(read_within("n >= 0", &text), "n");
        let text = format!("ite({team} > 0, {text}, 0)");
        assert_eq!(read_within("n >= 0", &text), "n");
        let text = "(3 mod t)*(floor(3/t) + 1) + ite(t <= 3, floor(3/t)*(t - (3 mod t)), 0)";
        assert_eq!(read(text), "3");
    }

    /// The last iteration's number, as vectors of 8 leave it behind.
    #[test]
    fn remainders_of_what_is_a_multiple() {
        let at = "(n mod t) + (t - 1)*floor(n/t)";
        let text =
            format!("ite(floor(n/t) mod 8 == 0, ({at} + 7) mod 8, ({at} + floor(n/t) + 7) mod 8)");
        assert_eq!(read_within("n >= t", &text), "(n + 7) mod 8");
        // nothing of the kind holds of another number, or where it is no multiple
        for (by, is) in [("4", "=="), ("8", "!=")] {
            let text = text.replacen("mod 8 ==", &format!("mod {by} {is}"), 1);
            assert!(read_within("n >= t", &text).contains("n/t"), "{text}");
        }
    }

    #[test]
    fn what_the_number_of_shares_decides_stays() {
        for text in ["(n mod t) + floor(n/t)", "ite(n mod t > 0, floor(n/t) + 1, 0)"] {
            assert_eq!(read(text), text);
        }
    }
}

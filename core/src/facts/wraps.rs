//! Wraps under facts: one that changes nothing goes, and others are written as what the conditions speak of.

use super::Facts;
use crate::expr::{Expr, Node, Num, Store};

impl Facts {
    /// The unsigned reading `y` of `arg` as a sum, where the sign of `arg` is known.
    pub(super) fn simplify_unsigned(
        &mut self,
        s: &mut Store,
        y: Expr,
        width: u8,
        arg: Expr,
    ) -> Expr {
        if self.prove_ge0(s, arg) {
            return arg;
        }
        let below = s.linear_sum(Num::int(-1), [(Num::int(-1), arg)]);
        if self.prove_ge0(s, below) {
            return s.add_num(arg, Num::pow2(width as u32));
        }
        y
    }

    /// As [`fits`](Facts::fits), with a case distinction over choices.
    pub fn fits_in_each_case(&mut self, s: &mut Store, e: Expr, width: u8, signed: bool) -> bool {
        self.fits(s, e, width, signed)
            || self.fits_by_cases(s, e, width, signed, s.limits().simplification.nesting)
    }

    /// Does each arm of a choice fit, under its condition?
    pub(super) fn fits_by_cases(
        &mut self,
        s: &mut Store,
        e: Expr,
        w: u8,
        signed: bool,
        depth: u32,
    ) -> bool {
        let is_first = depth == s.limits().simplification.nesting;
        let (c, arms) = match *s.node(e) {
            Node::Ite(c, a, b) => (c, Some((a, b))),
            // of a sum one comparison is enough: each case takes a proof
            _ => match one_more_or_less(s, e).filter(|_| is_first) {
                Some(c) => (c, None),
                None => return false,
            },
        };
        if depth == 0 || !self.is_refinable(s, e) {
            return false;
        }
        let n = s.not(c);
        [true, false].into_iter().all(|holds| {
            let mut inner = self.clone();
            inner.assume(s, if holds { c } else { n });
            if inner.is_contradictory() {
                return true;
            }
            let x = match arms {
                Some((a, _)) if holds => a,
                Some((_, b)) => b,
                None => {
                    let truth = s.truth(holds);
                    let x = s.with_node(e, c, truth);
                    inner.simplify(s, x)
                }
            };
            inner.fits(s, x, w, signed) || inner.fits_by_cases(s, x, w, signed, depth - 1)
        })
    }

    /// The expression without wraps that change nothing whichever operand the first extremum in them is.
    pub(crate) fn unwrapped_by_extrema(&mut self, s: &mut Store, e: Expr) -> Expr {
        let mut wraps = Vec::new();
        s.visit(&[e], |x, node| match *node {
            Node::Wrap { signed, width, arg } => wraps.push((x, arg, Some((width, signed)))),
            Node::Unsigned(_, arg) => wraps.push((x, arg, None)),
            _ => {}
        });
        wraps.truncate(s.limits().simplification.nesting as usize);
        let mut e = e;
        for (wrap, arg, range) in wraps {
            let fits = self.in_each_case_of_extremum(s, arg, |inner, s, arg| match range {
                Some((width, signed)) => inner.fits(s, arg, width, signed),
                None => inner.prove_ge0(s, arg),
            });
            if fits {
                e = s.with_node(e, wrap, arg);
            }
        }
        e
    }

    /// As [`prove_ge0`](Facts::prove_ge0), whichever operand the first extremum in it is.
    pub(crate) fn prove_ge0_by_extremum(&mut self, s: &mut Store, e: Expr) -> bool {
        self.prove_ge0(s, e)
            || self.in_each_case_of_extremum(s, e, |inner, s, e| inner.prove_ge0(s, e))
    }

    /// Does that hold whichever operand the first extremum of two in it is? No, where there is none.
    fn in_each_case_of_extremum(
        &mut self,
        s: &mut Store,
        e: Expr,
        mut holds: impl FnMut(&mut Facts, &mut Store, Expr) -> bool,
    ) -> bool {
        let mut extremum = None;
        s.visit(&[e], |x, node| match node {
            Node::Min(args) | Node::Max(args) if args.len() == 2 && s.is_free_in(x, e) => {
                let less = matches!(node, Node::Min(_));
                let _ = extremum.get_or_insert((x, args[0], args[1], less));
            }
            _ => {}
        });
        let Some((x, a, b, less)) = extremum else { return false };
        let first = if less { s.le(a, b) } else { s.ge(a, b) };
        let second = s.not(first);
        [(first, a), (second, b)].into_iter().all(|(case, operand)| {
            let mut inner = self.clone();
            inner.assume(s, case);
            let e = s.with_node(e, x, operand);
            let e = s.expand_within(e);
            let e = inner.simplify(s, e);
            inner.is_contradictory() || holds(&mut inner, s, e)
        })
    }

    /// An operand congruent modulo `2^width` to that of a wrap, and within range.
    pub(super) fn congruent(
        &mut self,
        s: &mut Store,
        arg: Expr,
        width: u8,
        signed: bool,
    ) -> Option<Expr> {
        self.with_unsigned_value(s, arg, width, signed)
            .or_else(|| self.by_another_wrap(s, arg, width, signed))
    }

    /// The unsigned value of a machine integer in place of the signed one, where conditions contain it or bound it
    /// from below; of a quotient by a power of two, the quotient of that value.
    fn with_unsigned_value(
        &mut self,
        s: &mut Store,
        arg: Expr,
        width: u8,
        signed: bool,
    ) -> Option<Expr> {
        let (_, terms) = s.linear(arg);
        for (k, t) in terms {
            let (n, bits, by) = match *s.node(t) {
                Node::Symbol(_) => (t, width, None),
                Node::FloorDiv(n, d) if matches!(s.node(n), Node::Symbol(_)) => {
                    match s.as_const(d).and_then(Num::exponent_of_two) {
                        Some(e) if u32::from(width) + e <= 64 => (n, width + e as u8, Some(d)),
                        _ => continue,
                    }
                }
                _ => continue,
            };
            if !k.is_integer() || !self.fits(s, n, bits, true) {
                continue;
            }
            // what a condition speaks of without its sign, or bounds there
            let Some(unsigned) = s.existing(&Node::Unsigned(bits, n)) else { continue };
            let bound = self.known.term_bounds(s, unsigned).lo.as_ref();
            let positive = bound.is_some_and(Num::is_positive);
            if !positive && !self.known.by_term.contains_key(&unsigned) {
                continue;
            }
            let other = match by {
                Some(d) => s.floor_div(unsigned, d),
                None => unsigned,
            };
            let x = s.linear_sum(Num::ZERO, [(Num::ONE, arg), (k.clone(), other), (-k, t)]);
            if self.fits(s, x, width, signed) {
                return Some(x);
            }
        }
        None
    }

    /// `u(x + 1)` as `s(x) + 1` where conditions say that the wrap `s(x)` is not negative.
    fn by_another_wrap(
        &mut self,
        s: &mut Store,
        arg: Expr,
        width: u8,
        signed: bool,
    ) -> Option<Expr> {
        // what conditions speak of stays
        let own = s.existing(&Node::Wrap { signed, width, arg });
        if own.is_some_and(|own| self.known.by_term.contains_key(&own)) {
            return None;
        }
        let known: Vec<Expr> = self.known.by_term.keys().copied().collect();
        let mut wraps: Vec<(Expr, Expr)> = known
            .into_iter()
            .filter_map(|t| match *s.node(t) {
                Node::Wrap { width: w, arg, .. } if w == width => Some((t, arg)),
                _ => None,
            })
            .collect();
        // one order, whichever conditions came first
        wraps.sort_unstable();
        wraps.into_iter().find_map(|(wrap, of)| {
            let beyond = s.sub(arg, of);
            let beyond = s.as_const(beyond).filter(|d| d.is_integer())?.clone();
            let x = s.add_num(wrap, beyond);
            self.fits(s, x, width, signed).then_some(x)
        })
    }
}
/// A comparison on an index that a sum turns on, itself or in a quotient, as lengths of shares have it.
fn one_more_or_less(s: &Store, e: Expr) -> Option<Expr> {
    // What is too large for a distinction of cases is not searched: in a chain of wraps each would walk all below it.
    let most = s.limits().simplification.refined_nodes;
    if !matches!(s.node(e), Node::Sum(..)) || s.dag_size_within(e, most).is_none() {
        return None;
    }
    s.free_choice(e, &|x, node| {
        matches!(node, Node::Ge0(_) | Node::Eq0(_)) && !s.vars(x).is_empty()
    })
}

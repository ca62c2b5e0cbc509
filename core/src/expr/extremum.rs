//! Constructors of minima and maxima: flat, in ascending order, without operands that another one
//! dominates by intervals.

use super::node::{Args, Expr, Node};
use super::num::Num;
use super::store::Store;

/// A minimum or a maximum.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Extremum {
    Min,
    Max,
}

impl Store {
    /// The least or the greatest of several.
    pub(crate) fn extremum(&mut self, which: Extremum, args: &[Expr]) -> Expr {
        let most = self.limits().expressions.extremum_operands;
        let levels = self.limits().expressions.extremum_levels;
        let args = &self.without_dominated_parts(which, args)[..];
        let mut flat: Vec<Expr> = Vec::new();
        for &a in args {
            match self.node(a) {
                Node::Max(inner) if which == Extremum::Max && inner.len() < most => {
                    flat.extend(inner.iter())
                }
                Node::Min(inner) if which == Extremum::Min && inner.len() < most => {
                    flat.extend(inner.iter())
                }
                _ => flat.push(a),
            }
        }
        flat.sort_unstable();
        flat.dedup();
        // An operand that another one always dominates is dropped; of equal ones the last stays.
        let mut keep: Vec<Expr> = Vec::new();
        let many = flat.len() > most.saturating_mul(2);
        'next: for (i, &a) in flat.iter().enumerate() {
            for (j, &b) in flat.iter().enumerate() {
                if many || i == j || (j < i && !keep.contains(&b)) {
                    continue;
                }
                let (big, small) = match which {
                    Extremum::Max => (b, a),
                    Extremum::Min => (a, b),
                };
                if self.is_always_ge(big, small, levels) {
                    continue 'next;
                }
            }
            keep.push(a);
        }
        match keep.as_slice() {
            [] => flat.first().copied().unwrap_or_else(|| self.zero()),
            [one] => *one,
            _ => {
                if let [a, b] = keep[..] {
                    if let Some(c) = self.middle(which, a, b) {
                        return c;
                    }
                }
                let args: Args = keep.into_iter().collect();
                self.intern(match which {
                    Extremum::Max => Node::Max(args),
                    Extremum::Min => Node::Min(args),
                })
            }
        }
    }

    /// `min(max(c, x), max(c, y))` is `c` where `x + y <= 2*c`, for then the lesser of `x` and `y` is at most `c`; the
    /// dual likewise. Limits that end with the lesser of two are such: `c + x` and `c - x`.
    fn middle(&mut self, which: Extremum, a: Expr, b: Expr) -> Option<Expr> {
        let parts = |s: &Store, e: Expr| match (which, s.node(e)) {
            (Extremum::Min, Node::Max(parts)) | (Extremum::Max, Node::Min(parts)) => {
                <[Expr; 2]>::try_from(&parts[..]).ok()
            }
            _ => None,
        };
        let (a, b) = (parts(self, a)?, parts(self, b)?);
        let c = a.into_iter().find(|c| b.contains(c))?;
        let beyond = [a, b].concat().into_iter().filter(|&e| e != c).map(|e| (Num::ONE, e));
        let twice = std::iter::once((Num::int(-2), c));
        let apart = self.linear_sum(Num::ZERO, beyond.chain(twice));
        let interval = self.interval(apart);
        let lies = match which {
            Extremum::Min => interval.hi.as_ref().is_some_and(|h| !h.is_positive()),
            Extremum::Max => interval.non_negative(),
        };
        lies.then_some(c)
    }

    /// The operands, without the parts of extrema in sums among them that another operand always dominates:
    /// `min(c, s + min(c, x))` is `min(c, s + x)` for `s >= 0`.
    fn without_dominated_parts(&mut self, which: Extremum, args: &[Expr]) -> Vec<Expr> {
        let levels = self.limits().expressions.extremum_levels;
        let most = self.limits().expressions.extremum_operands;
        let mut args = args.to_vec();
        for at in 0..args.len().min(most) {
            let Node::Sum(_, terms) = self.node(args[at]) else { continue };
            let mut within = terms.iter().filter_map(|(k, t)| match (self.node(*t), which) {
                (Node::Min(parts), Extremum::Min) | (Node::Max(parts), Extremum::Max)
                    if k.is_one() && parts.len() <= most =>
                {
                    Some((*t, parts.clone()))
                }
                _ => None,
            });
            let (Some((term, parts)), None) = (within.next(), within.next()) else { continue };
            drop(within);
            let rest = self.sub(args[at], term);
            let others: Vec<Expr> = args.iter().copied().filter(|&b| b != args[at]).collect();
            let mut kept = Vec::new();
            for &part in &parts {
                let sum = self.add(rest, part);
                let dominated = others.iter().any(|&b| match which {
                    Extremum::Min => self.is_always_ge(sum, b, levels),
                    Extremum::Max => self.is_always_ge(b, sum, levels),
                });
                if !dominated {
                    kept.push(part);
                }
            }
            if !kept.is_empty() && kept.len() < parts.len() {
                let left = self.extremum(which, &kept);
                args[at] = self.add(rest, left);
            }
        }
        args
    }

    /// Is `a ≥ b` by intervals: of the difference, or of one operand of a maximum in `a` or a minimum in
    /// `b`, or of all operands of a minimum in `a` or a maximum in `b`?
    fn is_always_ge(&mut self, a: Expr, b: Expr, depth: u32) -> bool {
        let d = self.sub(a, b);
        if self.interval(d).non_negative() {
            return true;
        }
        if depth == 0 {
            return false;
        }
        if let Some((x, y)) = self.dividends(a, b) {
            return self.is_always_ge(x, y, depth - 1);
        }
        for (x, above) in [(a, true), (b, false)] {
            let view = self.linear_view(x);
            let [(k, t)] = &*view.terms else { continue };
            let c = view.constant.clone();
            let (args, max) = match self.node(*t) {
                Node::Max(args) if k.is_one() => (args.clone(), true),
                Node::Min(args) if k.is_one() => (args.clone(), false),
                _ => continue,
            };
            let holds = |s: &mut Store, arg: Expr| {
                let arg = s.add_num(arg, c.clone());
                let (a, b) = if above { (arg, b) } else { (a, arg) };
                s.is_always_ge(a, b, depth - 1)
            };
            let proved = if max == above {
                args.iter().any(|&arg| holds(self, arg))
            } else {
                args.iter().all(|&arg| holds(self, arg))
            };
            if proved {
                return true;
            }
        }
        false
    }

    /// For quotients by one positive divisor, rounded down or both rounded up, and numbers added to them: the first
    /// is not less than the second if the first of these is not less than the second.
    fn dividends(&mut self, a: Expr, b: Expr) -> Option<(Expr, Expr)> {
        let (va, vb) = (self.linear_view(a), self.linear_view(b));
        let ([(k, a)], [(l, b)]) = (&*va.terms, &*vb.terms) else { return None };
        let (Node::FloorDiv(x, d), Node::FloorDiv(y, e)) = (self.node(*a), self.node(*b)) else {
            return None;
        };
        let (x, d, y, e, rises) = (*x, *d, *y, *e, k.is_positive());
        if k != l
            || d != e
            || va.constant < vb.constant
            || !self.interval(d).lo.as_ref()?.is_positive()
        {
            return None;
        }
        Some(if rises { (x, y) } else { (self.neg(x), self.neg(y)) })
    }

    /// The least of several.
    pub fn min_all(&mut self, args: &[Expr]) -> Expr {
        self.extremum(Extremum::Min, args)
    }

    /// The greatest of several.
    pub fn max_all(&mut self, args: &[Expr]) -> Expr {
        self.extremum(Extremum::Max, args)
    }

    /// `min(a, b)`
    pub fn min(&mut self, a: Expr, b: Expr) -> Expr {
        self.extremum(Extremum::Min, &[a, b])
    }

    /// `max(a, b)`
    pub fn max(&mut self, a: Expr, b: Expr) -> Expr {
        self.extremum(Extremum::Max, &[a, b])
    }

    /// `max(e, 0)`: the length of a range that may be empty.
    pub fn positive_part(&mut self, e: Expr) -> Expr {
        let zero = self.zero();
        self.max(e, zero)
    }
}

#[cfg(test)]
mod tests {
    use crate::expr::{Node, Store};

    #[test]
    fn operands_are_flat_and_none_dominates_another() {
        let mut s = Store::new();
        for name in ["n", "m"] {
            s.parameter(name, 32);
        }
        for (long, short) in [
            ("max(n, max(m, n), n - 1)", "max(m, n)"),
            ("min(n + 1, min(n, m))", "min(n, m)"),
            ("max(n, min(n, m))", "n"),
            ("min(n, max(n + 2, m))", "n"),
            ("max(n, -2147483648)", "n"),
            ("max(n)", "n"),
            ("min(m, 3 + min(m, n))", "min(m, n + 3)"),
            ("max(m, max(m, n) - 3)", "max(m, n - 3)"),
            ("min(m, min(m, n) - 3)", "min(m, n) - 3"),
            ("min(max(m, m + n), max(m, m - n))", "m"),
            (
                "max(min(m, m + n), min(m, m - n - 1), n)",
                "max(n, min(m, m + n), min(m, m - n - 1))",
            ),
            ("max(min(m, m + n), min(m, m - n + 1))", "m"),
            ("min(ceil(n/max(1, m)), ceil(max(1, n)/max(1, m)))", "ceil(n/max(1, m))"),
            (
                "max(floor(n/max(1, m)) - 1, floor(min(2, n)/max(1, m)) - 1)",
                "floor(n/max(1, m)) - 1",
            ),
        ] {
            assert_eq!(s.parse(long), s.parse(short), "{long}");
        }
        // an operand that dominates here and there stays
        let e = s.parse("max(n, min(n + 1, m))").expect("an expression");
        assert!(matches!(s.node(e), Node::Max(args) if args.len() == 2));
    }
}

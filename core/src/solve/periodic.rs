//! Values that come back: header parameters with `next` a function of the value alone (a toggle, a
//! mirror, the state of a small machine).
//!
//! Where a few applications of `next` give the value back, whatever it was, it is periodic from the
//! start; where the start is a number, its orbit is followed until it repeats.

use super::{slot, Solver};
use crate::analysis::LoopId;
use crate::expr::{Expr, Facts, Sym};

/// The longest period that is looked for whatever the value is.
const PERIOD: usize = 4;
/// The longest orbit of a number that is followed.
const ORBIT: usize = 12;
/// Functions of more nodes than this are not iterated.
const NODES: usize = 120;

impl Solver<'_> {
    /// The value, over the loop's index, of a header parameter that starts at `start` and goes on
    /// with `next`, a function of the placeholder `p`; `None` if no period is found.
    pub(super) fn periodic(&mut self, l: LoopId, start: Expr, next: Expr, p: Sym) -> Option<Expr> {
        self.s.dag_size_within(next, NODES)?;
        // only what does not change meanwhile: indices of the loops around
        let mut around = Vec::new();
        let mut outer = self.forest.parent(l);
        while let Some(o) = outer {
            around.extend(self.loops[slot(Some(o))].index);
            outer = self.forest.parent(o);
        }
        if !self.s.vars(next).iter().all(|v| *v == p || around.contains(v)) {
            return None;
        }
        let k = self.index(l);
        let (orbit, prefix) = match self.symbolic_period(start, next, p) {
            Some(orbit) => (orbit, 0),
            None => self.orbit(start, next, p)?,
        };
        // orbit[..prefix] once, then the rest again and again
        let ke = self.s.sym(k);
        let period = self.s.int((orbit.len() - prefix) as i64);
        let since = self.s.add_num(ke, -(prefix as i64));
        let phase = self.s.modulo(since, period);
        let mut value = *orbit.last()?;
        for (j, &v) in orbit.iter().enumerate().rev().skip(1) {
            let here =
                if j < prefix { self.s.int(j as i64) } else { self.s.int((j - prefix) as i64) };
            let at = if j < prefix { self.s.eq(ke, here) } else { self.s.eq(phase, here) };
            value = self.s.ite(at, v, value);
        }
        Some(value)
    }

    fn applied(&mut self, next: Expr, p: Sym, value: Expr) -> Expr {
        let e = self.s.substitute(next, &[(p, value)]);
        Facts::new().simplify(&mut self.s, e)
    }

    /// The values from the start until `next` has given back whatever it was applied to.
    fn symbolic_period(&mut self, start: Expr, next: Expr, p: Sym) -> Option<Vec<Expr>> {
        let own = self.s.sym(p);
        let mut e = own;
        for period in 1..=PERIOD {
            e = self.applied(next, p, e);
            if e == own {
                let mut values = vec![start];
                for _ in 1..period {
                    let last = *values.last()?;
                    values.push(self.applied(next, p, last));
                }
                return Some(values);
            }
            self.s.dag_size_within(e, NODES)?;
        }
        None
    }

    /// The numbers from the start until one comes again, and how many come before that one.
    fn orbit(&mut self, start: Expr, next: Expr, p: Sym) -> Option<(Vec<Expr>, usize)> {
        self.s.as_const(start)?;
        let mut values = vec![start];
        for _ in 0..ORBIT {
            let last = *values.last()?;
            let e = self.applied(next, p, last);
            self.s.as_const(e)?;
            if let Some(at) = values.iter().position(|&v| v == e) {
                return Some((values, at));
            }
            values.push(e);
        }
        None
    }
}

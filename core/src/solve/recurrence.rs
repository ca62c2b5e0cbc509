//! Header parameters as closed forms in the iteration index.
//!
//! While a parameter is being solved it is a placeholder `P`; its value around the back edge,
//! `next(P)`, decides the form (Bachmann, Wang and Zima, *Chains of Recurrences*; LLVM's
//! ScalarEvolution):
//!
//! | next | value in iteration `k` |
//! |---|---|
//! | `P` | `start` |
//! | `P + δ`, `δ` invariant | `start + δ·k` (an add recurrence) |
//! | `P + δ(k)` | `start + Σ_{j<k} δ(j)` |
//! | `x(k)` without `P` | `start` at 0, then `x(k-1)` |
//! | `P·2^m`, `floor(P/2^m)` | geometric |
//! | `f(P)` with `f(f(P)) = P`, or from a number | periodic (`periodic`) |
//! | `max(P, x)`, `x` affine in `k` | see `extrema` |
//! | `c(k) ? x(k) : P`, `g(P) && c(k) ? x(k) : P` | see `kept` |
//! | `f(low bits of P)` | the same for the low bits, one step behind |
//!
//! What was computed with the placeholder is forgotten afterwards.

use super::{slot, Reason, Solver};
use crate::analysis::LoopId;
use crate::expr::{machine_range, Expr, Facts, Node, Num, Sym, SymKind};
use crate::ir::Value;
use crate::sum::sum_range_within;

/// What was remembered while a placeholder stood for a value.
#[derive(Clone, Copy, Debug)]
pub(super) enum Remembered {
    Value(bool, Value),
    Relative(usize, u32),
    Reach(usize, u32),
    Loop(usize),
    Exit(Expr, LoopId),
}

impl Solver<'_> {
    /// Notes something remembered, if a placeholder is in force.
    pub(super) fn remember(&mut self, r: Remembered) {
        if self.placeholders > 0 {
            self.journal.push(r);
        }
    }

    fn forget_since(&mut self, mark: usize) {
        while self.journal.len() > mark {
            match self.journal.pop() {
                Some(Remembered::Value(raw, v)) => self.values[raw as usize][v] = None,
                Some(Remembered::Relative(r, n)) => self.rel_memo[r][n as usize] = None,
                Some(Remembered::Reach(r, n)) => self.reach_memo[r][n as usize] = None,
                Some(Remembered::Exit(e, l)) => {
                    self.exit_values.remove(&(e, l));
                }
                Some(Remembered::Loop(i)) => {
                    let index = self.loops[i].index;
                    self.loops[i] = super::LoopState { index, ..Default::default() };
                }
                None => break,
            }
        }
    }

    /// Does the expression speak of a value that is still being solved?
    pub(super) fn has_placeholder(&self, e: Expr) -> bool {
        self.s.vars(e).iter().any(|v| self.s.symbol_data(*v).kind == SymKind::Placeholder)
    }

    /// The `k`-th parameter of a loop's header, as a function of the loop's index.
    pub(super) fn header_parameter(&mut self, l: LoopId, k: u32, raw: bool) -> Expr {
        let header = self.forest.header(l);
        let v = self.func.blocks[header].params[k as usize];
        let ty = self.func.values[v].ty;
        let Some(width) = ty.width() else {
            let reason = Reason::Data(format!("the value `{}`", self.value_name(v)));
            return self.data(None, reason);
        };
        let start = self.start_value(l, k, raw);
        let mark = self.journal.len();
        let (lo, hi) = if width == 1 { (Num::ZERO, Num::ONE) } else { machine_range(width, true) };
        let p = self.s.fresh("P", SymKind::Placeholder, Some(lo), Some(hi));
        let pe = self.s.sym(p);
        self.placeholders += 1;
        self.values[raw as usize][v] = Some(pe);
        let next = self.next_value(l, k, raw);
        let solved = self.solve_recurrence(l, start, next, p, width);
        self.forget_since(mark);
        self.placeholders -= 1;
        let e = match solved {
            Ok(e) => e,
            Err(reason) => self.data(Some(width), reason),
        };
        self.values[raw as usize][v] = Some(e);
        self.remember(Remembered::Value(raw, v));
        e
    }

    /// The value on entry, merged over the edges into the loop.
    fn start_value(&mut self, l: LoopId, k: u32, raw: bool) -> Expr {
        let parent = self.forest.parent(l);
        let header = self.forest.header(l);
        let Some(node) = self.regions[slot(parent)].node(header) else {
            return self.data(None, Reason::Unsolved("unreachable code".into()));
        };
        self.merge_param(parent, node, (header, k), raw)
    }

    /// The value around the back edges.
    fn next_value(&mut self, l: LoopId, k: u32, raw: bool) -> Expr {
        let edges = self.regions[slot(Some(l))].back_edges.clone();
        let mut acc: Option<Expr> = None;
        for e in edges.iter().rev() {
            let v = match self.edge_argument(e.from, e.slot, k) {
                Some(v) => self.value_in(v, Some(l), raw),
                None => self.data(None, Reason::Unsolved("a missing argument".into())),
            };
            acc = Some(match acc {
                None => v,
                Some(a) if a == v => a,
                Some(a) => {
                    let c = self.edge_reached(Some(l), *e);
                    self.s.ite(c, v, a)
                }
            });
        }
        acc.unwrap_or_else(|| self.s.zero())
    }

    fn solve_recurrence(
        &mut self,
        l: LoopId,
        start: Expr,
        next: Expr,
        p: Sym,
        width: u8,
    ) -> Result<Expr, Reason> {
        let k = self.index(l);
        let ke = self.s.sym(k);
        let pe = self.s.sym(p);
        if next == pe || next == start {
            return Ok(start);
        }
        if let Some(r) = self.unknown_in(next) {
            return Err(r);
        }
        let name = || Reason::Unsolved("a value that changes from iteration to iteration".into());
        let pending = |s: &Self, e: Expr| {
            s.s.vars(e).iter().any(|v| *v != p && s.s.symbol_data(*v).kind == SymKind::Placeholder)
        };
        if pending(self, next) {
            return Err(name());
        }
        if !self.s.has_var(next, p) {
            let before = self.s.add_num(ke, Num::int(-1));
            let prior = self.s.substitute(next, &[(k, before)]);
            let first = self.s.eq0(ke);
            return Ok(self.s.ite(first, start, prior));
        }
        // A jump may have been threaded past the increment: 1 where the value is 0, and one more
        // elsewhere, is one more everywhere.
        let next = if self.step(next, p, width, &mut false).is_none() {
            Facts::new().simplify(&mut self.s, next)
        } else {
            next
        };
        let mut wrapped = false;
        if let Some(step) = self.step(next, p, width, &mut wrapped) {
            if !self.s.has_var(step, p) {
                let total = if self.s.has_var(step, k) {
                    let j = self.s.fresh("s", SymKind::Index, Some(Num::ZERO), None);
                    let je = self.s.sym(j);
                    let body = self.s.substitute(step, &[(k, je)]);
                    let zero = self.s.zero();
                    let last = self.s.add_num(ke, Num::int(-1));
                    let facts = self.facts(Some(l));
                    match sum_range_within(
                        &mut self.s,
                        &facts,
                        j,
                        zero,
                        last,
                        body,
                        &mut self.allowance,
                    ) {
                        Some(e) => e,
                        None => self.s.sum_over(j, zero, last, body),
                    }
                } else {
                    self.s.mul(step, ke)
                };
                let value = self.s.add(start, total);
                return Ok(if wrapped { self.s.wrap(true, width, value) } else { value });
            }
        }
        if let Some(e) = self.running_extremum(l, start, next, p) {
            return Ok(e);
        }
        if let Some(e) = self.kept_value(l, start, next, p) {
            return Ok(e);
        }
        if let Some(e) = self.periodic(l, start, next, p) {
            return Ok(e);
        }
        if let Some(e) = self.geometric(start, next, p, k, width) {
            return Ok(e);
        }
        self.narrower(l, start, next, p, width).ok_or_else(name)
    }

    /// A `next` that looks at the low bits of `P` alone (a `char` that is counted in an `int`): these
    /// have a recurrence of their own, and `P` is one step behind.
    fn narrower(&mut self, l: LoopId, start: Expr, next: Expr, p: Sym, wide: u8) -> Option<Expr> {
        let pe = self.s.sym(p);
        let mut low = None;
        self.s.visit(&[next], |x, node| {
            if let Node::Wrap { signed, width, arg } = *node {
                if arg == pe && (2..wide).contains(&width) {
                    low = Some((x, signed, width));
                }
            }
        });
        let (node, signed, width) = low?;
        let (lo, hi) = machine_range(width, true);
        let q = self.s.fresh("P", SymKind::Placeholder, Some(lo), Some(hi));
        let qe = self.s.sym(q);
        let by = if signed { qe } else { self.s.unsigned(width, qe) };
        let next = self.s.with_node(next, node, by);
        if self.s.has_var(next, p) {
            return None;
        }
        let first = self.s.wrap(true, width, start);
        let next_low = self.s.wrap(true, width, next);
        let found = self.solve_recurrence(l, first, next_low, q, width).ok()?;
        let k = self.index(l);
        let ke = self.s.sym(k);
        let before = self.s.add_num(ke, Num::int(-1));
        let prior = self.s.substitute(found, &[(k, before)]);
        let value = self.s.substitute(next, &[(k, before), (q, prior)]);
        let at_first = self.s.eq0(ke);
        Some(self.s.ite(at_first, start, value))
    }

    /// If `next = P + δ`: `δ`. Sets `wrapped` if the sum is taken modulo `2^width`.
    fn step(&mut self, next: Expr, p: Sym, width: u8, wrapped: &mut bool) -> Option<Expr> {
        match self.s.node(next).clone() {
            Node::Symbol(s) if s == p => Some(self.s.zero()),
            Node::Wrap { signed: true, width: w, arg } if w == width => {
                *wrapped = true;
                self.step(arg, p, width, wrapped)
            }
            Node::Ite(c, a, b) if !self.s.has_var(c, p) => {
                let a = self.step(a, p, width, wrapped)?;
                let b = self.step(b, p, width, wrapped)?;
                Some(self.s.ite(c, a, b))
            }
            Node::Sum(c, terms) => {
                let mut carrying = terms.iter().filter(|t| self.s.has_var(t.1, p));
                let (k, t) = carrying.next()?.clone();
                if carrying.next().is_some() || !k.is_one() {
                    return None;
                }
                let inner = self.step(t, p, width, wrapped)?;
                let rest: Vec<_> = terms.into_iter().filter(|x| x.1 != t).collect();
                let rest = self.s.linear_sum(c, rest);
                Some(self.s.add(inner, rest))
            }
            _ => None,
        }
    }

    /// `P·2^m`, `floor(P / 2^m)`, and `P / 2^m` rounded towards 0.
    fn geometric(&mut self, start: Expr, next: Expr, p: Sym, k: Sym, width: u8) -> Option<Expr> {
        let pe = self.s.sym(p);
        let ke = self.s.sym(k);
        let power = |v: &Num| -> Option<u32> {
            let v = v.as_i128()?;
            (v > 1 && v.count_ones() == 1).then(|| v.trailing_zeros())
        };
        let (wrapped, inner) = match *self.s.node(next) {
            Node::Wrap { signed: true, width: w, arg } if w == width => (true, arg),
            _ => (false, next),
        };
        match self.s.node(inner).clone() {
            Node::Sum(c, terms) if c.is_zero() && terms.len() == 1 && terms[0].1 == pe => {
                let m = power(&terms[0].0)?;
                let e = self.s.scale(Num::int(m as i128), ke);
                let f = self.s.pow2(e);
                let v = self.s.mul(start, f);
                Some(if wrapped { self.s.wrap(true, width, v) } else { v })
            }
            Node::FloorDiv(x, d) if !wrapped => {
                let m = power(self.s.as_const(d)?)?;
                let e = self.s.scale(Num::int(m as i128), ke);
                let f = self.s.pow2(e);
                if x == pe {
                    return Some(self.s.floor_div(start, f));
                }
                if let Node::Unsigned(w, y) = *self.s.node(x) {
                    if y == pe && w == width {
                        let u = self.s.unsigned(width, start);
                        if u == start {
                            return Some(self.s.floor_div(start, f));
                        }
                        let later = self.s.floor_div(u, f);
                        let first = self.s.eq0(ke);
                        return Some(self.s.ite(first, start, later));
                    }
                }
                None
            }
            // rounded towards 0, again and again, is so once
            Node::Ite(_, a, _) if !wrapped => {
                let Node::FloorDiv(x, d) = *self.s.node(a) else { return None };
                let m = power(self.s.as_const(d)?)?;
                if x != pe || self.s.trunc_div(pe, d) != inner {
                    return None;
                }
                let e = self.s.scale(Num::int(m as i128), ke);
                let f = self.s.pow2(e);
                let (down, up) = (self.s.floor_div(start, f), self.s.ceil_div(start, f));
                let zero = self.s.zero();
                let positive = self.s.ge(start, zero);
                Some(self.s.ite(positive, down, up))
            }
            _ => None,
        }
    }
}

//! Comparisons in which addresses take part (design, "What makes it exact", 9).
//!
//! An address is the symbol of its object plus an offset. Within one object offsets compare.
//! Distinct objects are assumed not to overlap and to lie farther apart than any offset compared;
//! which of two lies first stays a symbol of its own, so that `a < b` and `b < a` exclude each
//! other. Addresses loaded from memory are assumed nothing.

use super::{ops, BaseKind, Reason, Solver};
use crate::expr::{Expr, Node, Num, SymKind};
use crate::ir::Predicate;

/// Choices taken apart in one comparison, and the most nodes of one.
const CHOICES: u32 = 4;
const CHOICE: usize = 200;

impl Solver<'_> {
    /// A comparison of two values of `width` bits, either of which may be an address.
    pub(super) fn compare_values(&mut self, pred: Predicate, width: u8, a: Expr, b: Expr) -> Expr {
        if width != 64 || self.bases.is_empty() {
            return ops::compare(&mut self.s, pred, width, a, b);
        }
        self.compare_choices(pred, a, b, CHOICES)
    }

    /// As [`compare_values`](Self::compare_values), each case of a choice between addresses for
    /// itself.
    fn compare_choices(&mut self, pred: Predicate, a: Expr, b: Expr, depth: u32) -> Expr {
        if depth > 0 {
            if let Some((c, x, y)) = self.address_choice(a) {
                let x = self.compare_choices(pred, x, b, depth - 1);
                let y = self.compare_choices(pred, y, b, depth - 1);
                return self.s.ite(c, x, y);
            }
            if let Some((c, x, y)) = self.address_choice(b) {
                let x = self.compare_choices(pred, a, x, depth - 1);
                let y = self.compare_choices(pred, a, y, depth - 1);
                return self.s.ite(c, x, y);
            }
        }
        if self.address_parts(a).is_empty() && self.address_parts(b).is_empty() {
            return ops::compare(&mut self.s, pred, 64, a, b);
        }
        self.compare_addresses(pred, a, b).unwrap_or_else(|| {
            let reason = Reason::Data("how addresses of unknown objects compare".into());
            self.data(Some(1), reason)
        })
    }

    /// If a value is one of two by a condition, and addresses are among them: the condition and
    /// the two values.
    fn address_choice(&mut self, e: Expr) -> Option<(Expr, Expr, Expr)> {
        let e = self.strip(e);
        let (constant, terms) = self.s.linear(e);
        for (k, t) in &terms {
            let (c, x, y) = match self.s.node(*t).clone() {
                Node::Ite(c, x, y) => (c, x, y),
                Node::Min(args) if args.len() == 2 => {
                    (self.s.le(args[0], args[1]), args[0], args[1])
                }
                Node::Max(args) if args.len() == 2 => {
                    (self.s.ge(args[0], args[1]), args[0], args[1])
                }
                _ => continue,
            };
            if self.s.dag_size_within(*t, CHOICE).is_none() || !self.speaks_of_addresses(&[x, y]) {
                continue;
            }
            let mut with = |by: Expr| {
                let others = terms.iter().filter(|o| o.1 != *t).cloned();
                self.s.linear_sum(constant.clone(), others.chain([(k.clone(), by)]))
            };
            return Some((c, with(x), with(y)));
        }
        None
    }

    /// The object symbols in a linear combination, with their coefficients; looks through one
    /// wrap, which addresses never exceed.
    fn address_parts(&self, e: Expr) -> Vec<(Num, Expr, BaseKind)> {
        let e = match self.s.node(e) {
            Node::Wrap { width: 64, arg, .. } => *arg,
            Node::Unsigned(64, arg) => *arg,
            _ => e,
        };
        let (_, terms) = self.s.linear(e);
        terms
            .iter()
            .filter_map(|(k, t)| match self.s.node(*t) {
                Node::Symbol(s) => self.bases.get(s).map(|b| (k.clone(), *t, b.clone())),
                _ => None,
            })
            .collect()
    }

    fn strip(&self, e: Expr) -> Expr {
        match self.s.node(e) {
            Node::Wrap { width: 64, arg, .. } => *arg,
            Node::Unsigned(64, arg) => *arg,
            _ => e,
        }
    }

    fn compare_addresses(&mut self, pred: Predicate, a: Expr, b: Expr) -> Option<Expr> {
        let (xa, xb) = (self.strip(a), self.strip(b));
        let (pa, pb) = (self.address_parts(a), self.address_parts(b));
        let d = self.s.sub(xa, xb);
        let parts = self.address_parts(d);
        let equal = matches!(pred, Predicate::Eq | Predicate::Ne);
        let truth = |s: &mut Self, v: bool| Some(s.s.truth(v));
        match parts.as_slice() {
            // one object: offsets compare, and objects do not wrap around the address space
            [] if pa.len() == 1 && pb.len() == 1 => {
                let zero = self.s.zero();
                let signed = match pred {
                    Predicate::Ult => Predicate::Slt,
                    Predicate::Ule => Predicate::Sle,
                    Predicate::Ugt => Predicate::Sgt,
                    Predicate::Uge => Predicate::Sge,
                    p => p,
                };
                Some(ops::compare(&mut self.s, signed, 64, d, zero))
            }
            [] => None,
            // an object against null
            [(k, base, kind)] if pa.len() + pb.len() == 1 => {
                let other = if pa.is_empty() { xa } else { xb };
                if !self.s.is_zero(other) || k.abs() != Num::ONE {
                    return None;
                }
                let _ = kind;
                let base = *base;
                self.note_non_null(base);
                let object_first = !pa.is_empty();
                match (pred, object_first) {
                    (Predicate::Eq, _) => truth(self, false),
                    (Predicate::Ne, _) => truth(self, true),
                    (Predicate::Ugt, true) | (Predicate::Ult, false) => truth(self, true),
                    (Predicate::Ule, true) | (Predicate::Uge, false) => truth(self, false),
                    (Predicate::Uge, true) | (Predicate::Ule, false) => truth(self, true),
                    (Predicate::Ult, true) | (Predicate::Ugt, false) => truth(self, false),
                    _ => None,
                }
            }
            // two objects
            [(k1, b1, BaseKind::Object), (k2, b2, BaseKind::Object)]
                if k1.abs() == Num::ONE && *k1 == -k2.clone() =>
            {
                let (b1, b2) = (*b1, *b2);
                let first_positive = k1.is_positive();
                if pa.len() == 1 && pb.len() == 1 {
                    self.note_apart(b1, b2);
                    if equal {
                        return truth(self, pred == Predicate::Ne);
                    }
                    // is the object of `a` before that of `b`? b1 has the smaller id
                    let order = self.order_symbol(b1, b2);
                    let a_first = if first_positive { order } else { self.s.not(order) };
                    return Some(match pred {
                        Predicate::Ult | Predicate::Ule => a_first,
                        Predicate::Ugt | Predicate::Uge => self.s.not(a_first),
                        _ => return None,
                    });
                }
                // The distance of two objects against a number: farther than any offset, on one
                // side or, read as unsigned, beyond every size.
                if pa.len() == 2 && pb.is_empty() || pa.is_empty() && pb.len() == 2 {
                    self.note_apart(b1, b2);
                    let distance_first = pa.len() == 2;
                    return match (pred, distance_first) {
                        (Predicate::Eq, _) => truth(self, false),
                        (Predicate::Ne, _) => truth(self, true),
                        (Predicate::Ult | Predicate::Ule, true)
                        | (Predicate::Ugt | Predicate::Uge, false) => {
                            let bound = if distance_first { xb } else { xa };
                            self.small(bound).then(|| self.s.truth(false))
                        }
                        (Predicate::Ugt | Predicate::Uge, true)
                        | (Predicate::Ult | Predicate::Ule, false) => {
                            let bound = if distance_first { xb } else { xa };
                            self.small(bound).then(|| self.s.truth(true))
                        }
                        _ => None,
                    };
                }
                None
            }
            _ => None,
        }
    }

    /// Is the bound an offset or a size, rather than a number near the top of the address space?
    fn small(&self, e: Expr) -> bool {
        let i = self.s.interval(e);
        i.non_negative() && i.at_most(&Num::pow2(48))
    }

    fn order_symbol(&mut self, b1: Expr, b2: Expr) -> Expr {
        let name = format!("{} < {}", self.s.display(b1), self.s.display(b2));
        let sym = self.s.symbol(&name, SymKind::Data, Some(Num::ZERO), Some(Num::ONE));
        self.reasons
            .entry(sym)
            .or_insert_with(|| Reason::Data(format!("which object lies first (`{name}`)")));
        self.s.sym(sym)
    }

    fn note_apart(&mut self, b1: Expr, b2: Expr) {
        let text = format!(
            "the objects at {} and {} do not overlap and lie farther apart than any offset",
            self.s.display(b1),
            self.s.display(b2)
        );
        self.assume_text(text);
    }

    fn note_non_null(&mut self, base: Expr) {
        let text = format!("{} is not null", self.s.display(base));
        self.assume_text(text);
    }
}

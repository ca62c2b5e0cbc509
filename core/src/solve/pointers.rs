//! Comparisons in which addresses take part (design, "What makes it exact", 9).
//!
//! An address is the symbol of its object plus an offset. Within one object offsets compare: for
//! equality modulo 2^64, for order under the assumption that addresses do not wrap around, unless
//! every displacement was promised to stay in bounds. Distinct objects are assumed not to overlap
//! and to lie farther apart than any offset compared; which of two lies first stays a symbol of its
//! own, so that `a < b` and `b < a` exclude each other. Pointers are assumed not to be null; of
//! those loaded from memory nothing else is assumed.

use super::notes::{Cause, Note, Object, REACH};
use super::{ops, pointer_symbol, Reason, Solver};
use crate::assume::AssumptionKind;
use crate::expr::{Expr, Node, Num, SymKind};
use crate::ir::{Block, Predicate, Value};

/// Choices taken apart in one comparison, and the most nodes of one.
const CHOICES: u32 = 4;
const CHOICE: usize = 200;

/// A comparison: what it asks, and where.
#[derive(Clone, Copy)]
pub(super) struct Comparison {
    pub(super) pred: Predicate,
    /// its result
    pub(super) at: Option<Value>,
    pub(super) block: Block,
    /// May address arithmetic wrap around, as it was not promised to stay in bounds?
    pub(super) wrapping: bool,
}

impl Solver<'_> {
    /// A comparison of two values of `width` bits, either of which may be an address.
    pub(super) fn compare_values(&mut self, c: &Comparison, width: u8, a: Expr, b: Expr) -> Expr {
        if width != 64 || self.bases.is_empty() {
            return ops::compare(&mut self.s, c.pred, width, a, b);
        }
        self.compare_choices(c, a, b, CHOICES)
    }

    /// As [`compare_values`](Self::compare_values), each case of a choice between addresses for
    /// itself.
    fn compare_choices(&mut self, at: &Comparison, a: Expr, b: Expr, depth: u32) -> Expr {
        if depth > 0 {
            if let Some((c, x, y)) = self.address_choice(a) {
                let x = self.compare_choices(at, x, b, depth - 1);
                let y = self.compare_choices(at, y, b, depth - 1);
                return self.s.ite(c, x, y);
            }
            if let Some((c, x, y)) = self.address_choice(b) {
                let x = self.compare_choices(at, a, x, depth - 1);
                let y = self.compare_choices(at, a, y, depth - 1);
                return self.s.ite(c, x, y);
            }
        }
        let plain = self.address_parts(a).is_empty() && self.address_parts(b).is_empty();
        if plain || self.is_mixed(a) || self.is_mixed(b) {
            return ops::compare(&mut self.s, at.pred, 64, a, b);
        }
        self.compare_addresses(at, a, b).unwrap_or_else(|| {
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

    /// Does an address stand in other than a sum (its low bits, say)? Then the sum is a number like
    /// any other, over the addresses.
    fn is_mixed(&self, e: Expr) -> bool {
        let (_, terms) = self.s.linear(self.strip(e));
        let symbol = |t: Expr| matches!(self.s.node(t), Node::Symbol(_));
        terms.iter().any(|(_, t)| !symbol(*t) && self.speaks_of_addresses(&[*t]))
    }

    /// The object symbols in a linear combination, with their coefficients; looks through one
    /// wrap.
    fn address_parts(&self, e: Expr) -> Vec<(Num, Expr, Object)> {
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

    fn compare_addresses(&mut self, c: &Comparison, a: Expr, b: Expr) -> Option<Expr> {
        let (xa, xb) = (self.strip(a), self.strip(b));
        let (pa, pb) = (self.address_parts(a), self.address_parts(b));
        let d = self.s.sub(xa, xb);
        let parts = self.address_parts(d);
        match (parts.as_slice(), pa.as_slice(), pb.as_slice()) {
            ([], [(k, base, object)], [_]) => {
                let offsets = [self.s.sub(xa, *base), self.s.sub(xb, *base)];
                self.within_object(c, k, object, d, offsets)
            }
            ([], ..) => None,
            ([(k, base, object)], ..) if pa.len() + pb.len() == 1 => {
                let first = !pa.is_empty();
                let (address, number) = if first { (xa, xb) } else { (xb, xa) };
                let null = self.s.is_zero(number) && k.abs() == Num::ONE;
                // the negative of an address is no address
                let plain = k.is_positive() == first;
                let offset = self.s.sub(address, *base);
                (null && plain).then_some(())?;
                self.against_null(c, object, offset, first)
            }
            ([(k1, b1, o1), (k2, b2, o2)], ..) if k1.abs() == Num::ONE && *k1 == -k2.clone() => {
                let positive = k1.is_positive();
                let between = if positive { self.s.sub(*b1, *b2) } else { self.s.sub(*b2, *b1) };
                let offset = self.s.sub(d, between);
                let objects = [(*b1, o1.clone()), (*b2, o2.clone())];
                let distance = pa.len() == 2 && pb.is_empty() || pa.is_empty() && pb.len() == 2;
                if distance {
                    let first = pa.len() == 2;
                    let bound = if first { xb } else { xa };
                    return self.distance(c, objects, first, bound);
                }
                // one address on either side, added and not subtracted
                let plain = |side: &[(Num, Expr, Object)]| matches!(side, [(k, ..)] if k.is_one());
                (plain(&pa) && plain(&pb)).then_some(())?;
                self.across_objects(c, objects, positive, offset)
            }
            _ => None,
        }
    }

    /// A comparison within one object, `d` bytes apart.
    fn within_object(
        &mut self,
        c: &Comparison,
        k: &Num,
        object: &Object,
        d: Expr,
        offsets: [Expr; 2],
    ) -> Option<Expr> {
        let zero = self.s.zero();
        if matches!(c.pred, Predicate::Eq | Predicate::Ne) {
            let d = if c.wrapping { self.s.wrap(true, 64, d) } else { d };
            return Some(ops::compare(&mut self.s, c.pred, 64, d, zero));
        }
        k.is_one().then_some(())?;
        // `inbounds` says nothing of the middle of the address space, which signed order sees
        use Predicate::{Sge, Sgt, Sle, Slt};
        if c.wrapping || matches!(c.pred, Slt | Sle | Sgt | Sge) {
            for offset in offsets {
                if !self.s.is_zero(offset) {
                    self.note_no_wrap(c, object, offset)?;
                }
            }
        }
        let signed = match c.pred {
            Predicate::Ult => Predicate::Slt,
            Predicate::Ule => Predicate::Sle,
            Predicate::Ugt => Predicate::Sgt,
            Predicate::Uge => Predicate::Sge,
            p => p,
        };
        Some(ops::compare(&mut self.s, signed, 64, d, zero))
    }

    /// A comparison of an address, `offset` bytes from the start of its object, with null; `first`:
    /// the address is the first operand.
    fn against_null(
        &mut self,
        c: &Comparison,
        object: &Object,
        offset: Expr,
        first: bool,
    ) -> Option<Expr> {
        // the answer where the address is not null
        let truth =
            match (c.pred, first) {
                (Predicate::Eq, _) => false,
                (Predicate::Ne, _) => true,
                (Predicate::Ugt | Predicate::Uge, true)
                | (Predicate::Ult | Predicate::Ule, false) => true,
                (Predicate::Ule | Predicate::Ult, true)
                | (Predicate::Uge | Predicate::Ugt, false) => false,
                _ => return None,
            };
        // `p >= 0` holds of null too, and `p < 0` does not
        let always = matches!(
            (c.pred, first),
            (Predicate::Uge | Predicate::Ult, true) | (Predicate::Ule | Predicate::Ugt, false)
        );
        if always {
            return Some(self.s.truth(truth));
        }
        if let Some(name) = self.pointer_name(object) {
            let pointer = pointer_symbol(&mut self.s, &name);
            let null = self.s.eq0(pointer);
            let known = self.given.decide(&mut self.s, null);
            if known == Some(true) {
                // null itself, as the user says
                return self.s.is_zero(offset).then(|| self.s.truth(!truth));
            }
            if known.is_none() {
                if !self.assumes_kind(AssumptionKind::NotNull) {
                    self.s.is_zero(offset).then_some(())?;
                    return Some(if truth { self.s.not(null) } else { null });
                }
                let cause = Cause::NotNull(object.clone());
                self.note(Note { cause, at: c.at, block: c.block });
            }
        }
        if c.wrapping && !self.s.is_zero(offset) {
            self.note_no_wrap(c, object, offset)?;
        }
        Some(self.s.truth(truth))
    }

    /// A comparison of addresses in two objects, the first of which has the smaller symbol; `offset`
    /// is what the difference of the addresses is beyond that of the objects. `positive`: the first
    /// object is that of the first operand.
    fn across_objects(
        &mut self,
        c: &Comparison,
        objects: [(Expr, Object); 2],
        positive: bool,
        offset: Expr,
    ) -> Option<Expr> {
        self.note_apart(c, &objects, offset)?;
        if matches!(c.pred, Predicate::Eq | Predicate::Ne) {
            return Some(self.s.truth(c.pred == Predicate::Ne));
        }
        let order = self.order_symbol(&objects)?;
        let a_first = if positive { order } else { self.s.not(order) };
        Some(match c.pred {
            Predicate::Ult | Predicate::Ule => a_first,
            Predicate::Ugt | Predicate::Uge => self.s.not(a_first),
            _ => return None,
        })
    }

    /// The distance of two objects against a number: farther than any offset, on one side or, read
    /// as unsigned, beyond every size. `first`: the distance is the first operand.
    fn distance(
        &mut self,
        c: &Comparison,
        objects: [(Expr, Object); 2],
        first: bool,
        bound: Expr,
    ) -> Option<Expr> {
        self.note_apart(c, &objects, bound)?;
        let below =
            match (c.pred, first) {
                (Predicate::Eq, _) => return Some(self.s.truth(false)),
                (Predicate::Ne, _) => return Some(self.s.truth(true)),
                (Predicate::Ult | Predicate::Ule, true)
                | (Predicate::Ugt | Predicate::Uge, false) => true,
                (Predicate::Ugt | Predicate::Uge, true)
                | (Predicate::Ult | Predicate::Ule, false) => false,
                _ => return None,
            };
        self.small(bound).then(|| self.s.truth(!below))
    }

    /// Is the bound an offset or a size, rather than a number near the top of the address space?
    fn small(&self, e: Expr) -> bool {
        let i = self.s.interval(e);
        i.non_negative() && i.at_most(&Num::pow2(48))
    }

    fn order_symbol(&mut self, objects: &[(Expr, Object); 2]) -> Option<Expr> {
        let (Node::Symbol(s1), Node::Symbol(s2)) =
            (self.s.node(objects[0].0), self.s.node(objects[1].0))
        else {
            return None;
        };
        let key = (*s1, *s2);
        if let Some(&sym) = self.orders.get(&key) {
            return Some(self.s.sym(sym));
        }
        let name = format!("{} < {}", self.s.display(objects[0].0), self.s.display(objects[1].0));
        let sym = self.s.fresh(&name, SymKind::Data, Some(Num::ZERO), Some(Num::ONE));
        self.orders.insert(key, sym);
        self.reasons.insert(sym, Reason::Data(format!("which object lies first (`{name}`)")));
        Some(self.s.sym(sym))
    }

    /// Objects of one execution, that lie apart by assumption; none where that is not assumed.
    fn note_apart(
        &mut self,
        c: &Comparison,
        objects: &[(Expr, Object); 2],
        offset: Expr,
    ) -> Option<()> {
        let loaded = |o: &Object| matches!(o, Object::Loaded(_) | Object::Varying(_));
        if loaded(&objects[0].1) || loaded(&objects[1].1) {
            return None;
        }
        self.assumes_kind(AssumptionKind::Disjoint).then_some(())?;
        let cause = Cause::disjoint(objects[0].1.clone(), objects[1].1.clone());
        self.note(Note { cause, at: c.at, block: c.block });
        if c.wrapping {
            self.note_no_wrap(c, &objects[0].1, offset)?;
        }
        Some(())
    }

    /// Addresses this far from an object are assumed not to wrap around; none where that is not
    /// assumed.
    fn note_no_wrap(&mut self, c: &Comparison, object: &Object, offset: Expr) -> Option<()> {
        self.assumes_kind(AssumptionKind::NoWrap).then_some(())?;
        let (lo, hi) = (self.s.num(-Num::pow2(REACH)), self.s.num(Num::pow2(REACH)));
        let (above, below) = (self.s.ge(offset, lo), self.s.le(offset, hi));
        let both = self.s.and(above, below);
        let offset = match self.s.as_const(both) {
            Some(truth) if truth.is_zero() => return None,
            // what is not known may be any number, the distance to null among them
            _ if self.unknown_in(offset).is_some() || self.has_address(offset) => return None,
            _ => Some(offset).filter(|_| self.s.vars(offset).is_empty()),
        };
        let cause = Cause::NoWrap(object.clone(), offset);
        self.note(Note { cause, at: c.at, block: c.block });
        Some(())
    }

    fn has_address(&self, e: Expr) -> bool {
        self.speaks_of_addresses(&[e])
    }

    // ----- what callers ask at a call -----

    /// Is the value a pointer that is not null, under assumptions noted for the block?
    pub(super) fn is_not_null(&mut self, v: Value, block: Block) -> bool {
        let here = self.forest.innermost(block);
        let e = self.value_in(v, here, false);
        let zero = self.s.zero();
        let c = Comparison { pred: Predicate::Ne, at: None, block, wrapping: true };
        let truth = self.compare_values(&c, 64, e, zero);
        let truth = self.facts(here).simplify(&mut self.s, truth);
        self.s.is_one(truth)
    }

    /// Do two pointers point to different objects, under assumptions noted for the call?
    pub(super) fn are_apart(
        &mut self,
        x: Value,
        y: Value,
        (at, block): (Option<Value>, Block),
    ) -> bool {
        match self.apart_causes(x, y) {
            Some(causes) => {
                causes.into_iter().for_each(|cause| self.note(Note { cause, at, block }));
                true
            }
            None => false,
        }
    }
}

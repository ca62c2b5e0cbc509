//! How objects lie to one another in memory: their order, their distance, whether they overlap; and
//! the assumptions that answers rest on.
//!
//! The order of two objects is a fact of the layout of memory that the inputs do not determine. A
//! comparison of their addresses is a symbolic truth value; where a branch depends on it the run
//! decides it, and further runs take the other decisions (as in bounded symbolic execution, every
//! path of the decision tree is run). Distances of objects are assumed to be beyond any offset.

use super::outcome::Assumption;
use super::program::Root;
use super::reasons::ReasonId;
use super::run_state::{Kind, Object, RunState};
use super::tagged_value::{Obj, TaggedValue};
use crate::assume::AssumptionKind;
use rustc_hash::FxHashMap;

/// Offsets beyond this are not compared: that objects are farther apart than any offset can be
/// assumed only of offsets that fit an address space.
pub(super) const MAX_OFFSET: i64 = 1 << 46;

/// At most so many pointers in memory are assumed to be other than null.
const MAX_ASSUMED_NON_NULL: u32 = 256;

/// What a run does where a branch depends on the order of two objects.
#[derive(Debug)]
pub(crate) enum OrderPolicy {
    /// It decides: in turn as the list says, and from its end on that they lie in the order of the
    /// pair.
    Decide(Vec<bool>),
    /// It leaves the order open, so the condition of the branch is unknown.
    LeaveOpen,
}

/// A decision about the order of two objects.
#[derive(Clone, Copy, Debug)]
pub(super) struct Decision {
    /// Do they lie in the order of the pair?
    pub(super) in_order: bool,
    pub(super) pair: u32,
}

/// The pairs of objects whose order was asked for, and what is decided of them.
#[derive(Debug)]
pub(super) struct ObjectOrders {
    policy: OrderPolicy,
    /// each with the smaller object first
    pairs: Vec<(Obj, Obj)>,
    index: FxHashMap<(Obj, Obj), u32>,
    /// by pair: whether its first object lies first
    decided: Vec<Option<bool>>,
    /// in the order in which they were taken
    decisions: Vec<Decision>,
    /// pointers in memory that are assumed to be other than null
    assumed_non_null: u32,
}

impl ObjectOrders {
    pub(super) fn new(policy: OrderPolicy) -> Self {
        ObjectOrders {
            policy,
            pairs: Vec::new(),
            index: FxHashMap::default(),
            decided: Vec::new(),
            decisions: Vec::new(),
            assumed_non_null: 0,
        }
    }

    /// The objects of a pair.
    pub(super) fn pair(&self, pair: u32) -> (Obj, Obj) {
        self.pairs[pair as usize]
    }

    /// The minuend and the subtrahend of a difference: the pair if `forward`, else the pair swapped.
    pub(super) fn difference(&self, pair: u32, forward: bool) -> (Obj, Obj) {
        let (a, b) = self.pair(pair);
        if forward {
            (a, b)
        } else {
            (b, a)
        }
    }

    /// Are all pairs made of objects below that number?
    pub(super) fn all_below(&self, object: usize) -> bool {
        self.pairs.iter().all(|p| (p.1 .0 as usize) < object)
    }

    /// The truth of an order, decided now if it is not yet; `None` if it is left open.
    fn decide(&mut self, pair: u32, forward: bool) -> Option<bool> {
        if let Some(d) = self.decided[pair as usize] {
            return Some(d == forward);
        }
        let OrderPolicy::Decide(plan) = &self.policy else { return None };
        let in_order = plan.get(self.decisions.len()).copied().unwrap_or(true);
        self.decisions.push(Decision { in_order, pair });
        self.decided[pair as usize] = Some(in_order);
        Some(in_order == forward)
    }
}

impl RunState<'_> {
    /// The decisions that this run took, in their order.
    pub(super) fn decisions(&self) -> &[Decision] {
        &self.orders.decisions
    }

    /// The number of a pair of objects, and whether they are given in its order. From now on they
    /// are assumed not to overlap.
    fn pair(&mut self, a: Obj, b: Obj) -> (u32, bool) {
        let (key, forward) = if a < b { ((a, b), true) } else { ((b, a), false) };
        let orders = &mut self.orders;
        let next = orders.pairs.len() as u32;
        let pair = *orders.index.entry(key).or_insert(next);
        if pair == next {
            orders.pairs.push(key);
            orders.decided.push(None);
            self.assumptions.insert(Assumption::Disjoint(self.name(key.0), self.name(key.1)));
        }
        (pair, forward)
    }

    /// Whether `a` lies before `b`: symbolic as long as it is not decided.
    fn is_before(&mut self, a: Obj, b: Obj) -> TaggedValue {
        let (pair, forward) = self.pair(a, b);
        match self.orders.decided[pair as usize] {
            Some(d) => TaggedValue::bool(d == forward),
            None => TaggedValue::order(pair, forward),
        }
    }

    /// An order of objects as a truth value, decided now if it is not yet; unknown if it is left
    /// open.
    pub(super) fn concrete_order(&mut self, pair: u32, forward: bool) -> TaggedValue {
        match self.orders.decide(pair, forward) {
            Some(b) => TaggedValue::bool(b),
            None => TaggedValue::unknown(ReasonId::OBJECT_ORDER),
        }
    }

    /// Whether address `a` is lower than `b`, which lies in a different object, or the reason why
    /// that is unknown. `signed`: as signed numbers.
    pub(crate) fn lower_address(
        &mut self,
        a: (Obj, i64),
        b: (Obj, i64),
        signed: bool,
    ) -> Result<TaggedValue, ReasonId> {
        self.check_relatable(a.0, b.0)?;
        if !within_max_offset(a.1) || !within_max_offset(b.1) {
            return Err(ReasonId::ADDRESS_ARITHMETIC);
        }
        for (obj, offset) in [a, b] {
            if signed || offset != 0 && self.program.address_may_wrap {
                self.assume_no_wrap(obj)?;
            }
        }
        Ok(self.is_before(a.0, b.0))
    }

    /// The difference `a - b` of addresses in two objects.
    pub(crate) fn difference(
        &mut self,
        a: (Obj, i64),
        b: (Obj, i64),
    ) -> Result<TaggedValue, ReasonId> {
        let at = |(obj, offset): (Obj, i64)| {
            Some(self.objects[obj.0 as usize].address?.wrapping_add(offset as u64))
        };
        if let (Some(a), Some(b)) = (at(a), at(b)) {
            return Ok(TaggedValue::int(a.wrapping_sub(b)));
        }
        self.check_relatable(a.0, b.0)?;
        let (pair, forward) = self.pair(a.0, b.0);
        Ok(TaggedValue::difference(pair, forward, a.1.wrapping_sub(b.1)))
    }

    /// Whether the difference of the objects of a pair is positive, which is the order opposite to
    /// the direction of the difference.
    pub(crate) fn difference_is_positive(&mut self, pair: u32, forward: bool) -> TaggedValue {
        match self.orders.decided[pair as usize] {
            Some(d) => TaggedValue::bool(d != forward),
            None => TaggedValue::order(pair, !forward),
        }
    }

    /// An error with the reason, unless two objects may be assumed not to overlap.
    fn check_relatable(&self, a: Obj, b: Obj) -> Result<(), ReasonId> {
        if self.is_loaded(a) || self.is_loaded(b) {
            return Err(ReasonId::LOADED_POINTERS);
        }
        match self.disabled.contains(AssumptionKind::Disjoint) {
            true => Err(ReasonId::NOT_ASSUMED_DISJOINT),
            false => Ok(()),
        }
    }

    /// Assumes that the addresses of an object do not wrap around the address space.
    pub(super) fn assume_no_wrap(&mut self, obj: Obj) -> Result<(), ReasonId> {
        if self.disabled.contains(AssumptionKind::NoWrap) {
            return Err(ReasonId::NOT_ASSUMED_NO_WRAP);
        }
        if !std::mem::replace(&mut self.objects[obj.0 as usize].no_wrap, true) {
            self.assumptions.insert(Assumption::NoWrap(self.name(obj)));
        }
        Ok(())
    }

    /// Assumes that an address of an object, whose own address is not bound, is not null.
    pub(crate) fn assume_not_null(&mut self, obj: Obj, offset: i64) -> Result<(), ReasonId> {
        if !within_max_offset(offset) {
            return Err(ReasonId::ADDRESS_ARITHMETIC);
        }
        let object = &self.objects[obj.0 as usize];
        if !matches!(object.kind, Kind::Param(_) | Kind::Loaded(..)) {
            return Ok(());
        }
        if self.disabled.contains(AssumptionKind::NotNull) {
            return Err(ReasonId::NOT_ASSUMED_NON_NULL);
        }
        if object.assumed_not_null {
            return Ok(());
        }
        if let Kind::Loaded(parent, offset) = object.kind {
            // A list has an end: a pointer that was loaded from where its own object has one is a link.
            let inner = self.objects[parent.0 as usize].kind;
            if matches!(inner, Kind::Loaded(_, other) if other == offset) {
                return Err(ReasonId::LINK);
            }
            if self.orders.assumed_non_null >= MAX_ASSUMED_NON_NULL {
                return Err(ReasonId::NON_NULL_LIMIT);
            }
            self.orders.assumed_non_null += 1;
        }
        self.objects[obj.0 as usize].assumed_not_null = true;
        self.assumptions.insert(Assumption::NotNull(self.name(obj)));
        Ok(())
    }

    /// Records what the run's loads rest on: an object that was written before another was read
    /// does not overlap it. `unsliced` names objects with writes that are not in the slice.
    pub(crate) fn note_disjoint(&mut self, unsliced: &[Root]) {
        let matters = |o: &Object| {
            let outside = matches!(o.kind, Kind::Param(_) | Kind::Global(_));
            outside && !o.constant && !o.no_alias && !o.may_overlap
        };
        let global = |o: &Object| matches!(o.kind, Kind::Global(_));
        let of = |o: Obj| &self.objects[o.0 as usize];
        let ids = || (0..self.objects.len() as u32).map(Obj).filter(|&o| matters(of(o)));
        let read: Vec<Obj> = ids().filter(|&o| of(o).last_read > 0).collect();
        let mut wrote: Vec<(Obj, u64)> = ids().map(|o| (o, of(o).first_write)).collect();
        wrote.retain(|w| w.1 > 0);
        let mut found = Vec::new();
        for root in unsliced {
            match root {
                Root::Param(k) => {
                    let same = |o: &Obj| matches!(of(*o).kind, Kind::Param(p) if p == *k);
                    wrote.extend(ids().find(same).map(|o| (o, 0)));
                }
                Root::Global(name) => {
                    let name = self.program.global_name(name);
                    let params = read.iter().filter(|&&r| !global(of(r)));
                    found.extend(params.map(|&r| (name.clone(), self.name(r))));
                }
            }
        }
        for (w, first_write) in wrote {
            for &r in read.iter().filter(|&&r| r != w && first_write <= of(r).last_read) {
                let both_bound = of(w).address.is_some() && of(r).address.is_some();
                if !(both_bound || global(of(w)) && global(of(r))) {
                    found.push((self.name(w.min(r)), self.name(w.max(r))));
                }
            }
        }
        self.assumptions.extend(found.into_iter().map(|(a, b)| Assumption::Disjoint(a, b)));
    }
}

/// Is the offset small enough for comparisons of addresses?
pub(crate) fn within_max_offset(offset: i64) -> bool {
    (-MAX_OFFSET..=MAX_OFFSET).contains(&offset)
}

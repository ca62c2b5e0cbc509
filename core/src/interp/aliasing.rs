//! What a write may overwrite: the validity of remembered contents.
//!
//! Objects are parameters, globals, stack slots, heap allocations (all assumed not to overlap) and
//! *loaded* objects: what a pointer read from memory points to, which may be any object whose
//! address could have been stored, or overlap it. A write through a loaded or unknown pointer
//! therefore invalidates every object that has *escaped* (stack slots, allocations and `noalias`
//! parameters have not as long as their address has not left the registers); a write to an escaped
//! object invalidates what is remembered of loaded ones. Where parameters are not assumed to be
//! disjoint, they are like loaded objects. Objects whose addresses are bound see each other's bytes.
//!
//! Invalidation erases nothing. Each write has a number, its *epoch*, and remembered contents are
//! valid only if no write that may overlap them has a later epoch.

use super::run_state::{Object, RunState};
use super::tagged_value::Obj;

/// The epoch of the last write of a kind, and of the last one to an object other than `by`.
#[derive(Clone, Copy, Debug)]
struct LastWrite {
    epoch: u64,
    /// the object of the last write, if it is known
    by: Option<Obj>,
    other: u64,
}

impl LastWrite {
    const NEVER: LastWrite = LastWrite { epoch: 0, by: None, other: 0 };

    fn note(&mut self, by: Option<Obj>, epoch: u64) {
        if self.by != by || by.is_none() {
            self.other = self.epoch;
            self.by = by;
        }
        self.epoch = epoch;
        if by.is_none() {
            self.other = epoch;
        }
    }

    /// The epoch of the last write to another object.
    fn excluding(&self, obj: Obj) -> u64 {
        if self.by == Some(obj) {
            self.other
        } else {
            self.epoch
        }
    }
}

/// The last writes of a run, by what they may overwrite.
#[derive(Debug)]
pub(super) struct LastWrites {
    /// the number of the last write
    pub(super) epoch: u64,
    /// to objects that may overlap escaped ones, and anywhere
    untraced: LastWrite,
    /// to those and to escaped objects
    escaped: LastWrite,
    /// the same two, without writes to objects whose address is bound
    untraced_unbound: LastWrite,
    escaped_unbound: LastWrite,
    /// the epoch at which the contents of all memory were last forgotten
    havoc: u64,
}

impl LastWrites {
    pub(super) fn new() -> Self {
        LastWrites {
            epoch: 1,
            untraced: LastWrite::NEVER,
            escaped: LastWrite::NEVER,
            untraced_unbound: LastWrite::NEVER,
            escaped_unbound: LastWrite::NEVER,
            havoc: 0,
        }
    }

    /// The last write through a pointer that may point to any escaped object. An object with a bound
    /// address is updated by writes to others that have one, so these do not count for it.
    fn untraced_for(&self, object: &Object) -> &LastWrite {
        match object.address {
            Some(_) => &self.untraced_unbound,
            None => &self.untraced,
        }
    }

    /// The last write to any escaped object, with the same exception.
    fn escaped_for(&self, object: &Object) -> &LastWrite {
        match object.address {
            Some(_) => &self.escaped_unbound,
            None => &self.escaped,
        }
    }
}

impl RunState<'_> {
    /// May a pointer of unknown origin point to the object?
    fn has_escaped(&self, obj: Obj) -> bool {
        let o = &self.objects[obj.0 as usize];
        o.escaped || o.exposed || obj.0 < self.escaped_below
    }

    /// Are the contents that the object had at an epoch still valid?
    pub(super) fn is_valid_since(&self, obj: Obj, epoch: u64) -> bool {
        let o = &self.objects[obj.0 as usize];
        let writes = &self.writes;
        o.constant
            || (epoch >= o.clobbered
                && epoch >= writes.havoc
                && !(self.has_escaped(obj) && writes.untraced_for(o).excluding(obj) > epoch)
                && !(o.may_overlap && writes.escaped_for(o).excluding(obj) > epoch))
    }

    /// Records a write to an object; returns its epoch.
    pub(super) fn note_write(&mut self, obj: Obj) -> u64 {
        let escaped = self.has_escaped(obj);
        let writes = &mut self.writes;
        writes.epoch += 1;
        let epoch = writes.epoch;
        let object = &mut self.objects[obj.0 as usize];
        if object.first_write == 0 {
            object.first_write = epoch;
        }
        let (may_overlap, unbound) = (object.may_overlap, object.address.is_none());
        if may_overlap {
            writes.untraced.note(Some(obj), epoch);
        }
        if may_overlap || escaped {
            writes.escaped.note(Some(obj), epoch);
        }
        if may_overlap && unbound {
            writes.untraced_unbound.note(Some(obj), epoch);
        }
        if (may_overlap || escaped) && unbound {
            writes.escaped_unbound.note(Some(obj), epoch);
        }
        epoch
    }

    /// Records a write of unknown extent through a pointer of unknown origin.
    pub(crate) fn write_anywhere(&mut self) {
        let writes = &mut self.writes;
        writes.epoch += 1;
        for last in [
            &mut writes.untraced,
            &mut writes.escaped,
            &mut writes.untraced_unbound,
            &mut writes.escaped_unbound,
        ] {
            last.note(None, writes.epoch);
        }
    }

    /// Forgets the contents of all memory and lets all objects escape, behind code whose effects
    /// are unknown (`havoc` in verification).
    pub(crate) fn havoc_memory(&mut self) {
        self.write_anywhere();
        self.writes.havoc = self.writes.epoch;
        self.escape_all();
    }

    /// The places at which other objects see the byte at an offset of an object whose address is
    /// bound: those of the other objects with a bound address.
    pub(super) fn bound_aliases(&self, obj: Obj, offset: i64) -> Vec<(Obj, i64)> {
        let Some(here) = self.objects[obj.0 as usize].address else { return Vec::new() };
        let others = self.with_address.iter().filter(|&&o| o != obj);
        others
            .map(|&o| {
                let there = self.objects[o.0 as usize].address.unwrap_or(here);
                (o, offset.wrapping_add(here.wrapping_sub(there) as i64))
            })
            .collect()
    }
}

//! What writes before a load and may write what it reads.
//!
//! Writes are grouped by what their addresses are based on and the type they are made as: whether they may
//! touch a place is one question for a group, or one of offsets, in whose order a group is kept. A load
//! asks as many questions as there are groups, however many writes there are.

use crate::assume::AssumptionKind;
use crate::ir::{AccessType, Block, Value};
use crate::memory::writes::{Target, Write};
use crate::memory::{Base, Untraced};
use crate::solve::context::notes::{assumes_kind, Cause};
use crate::solve::context::{Group, SolveContext, Writes};
use crate::solve::data::constant_fields::is_constant_field;
use crate::solve::data::loads::{
    access_of, apart_by_type, is_private_at_first, is_same_place, may_overlap, may_touch, place_of,
    Place,
};
use crate::solve::data::reaching::is_out_of_order;
use std::collections::BTreeMap;
use std::rc::Rc;

/// Writes by what their addresses are based on.
fn grouped(cx: &SolveContext<'_>, all: Vec<Write>) -> Writes {
    let mut groups: BTreeMap<_, Group> = BTreeMap::new();
    let mut anywhere: BTreeMap<Option<AccessType>, Vec<u32>> = BTreeMap::new();
    let mut globals: BTreeMap<_, Vec<u32>> = BTreeMap::new();
    let mut through = Vec::new();
    for (k, w) in all.iter().enumerate() {
        let k = k as u32;
        let (address, size) = match &w.target {
            Target::At(a, size) => (*a, *size),
            Target::Anywhere => {
                anywhere.entry(w.access).or_default().push(k);
                continue;
            }
            Target::Global(name) => {
                globals.entry((name.clone(), w.access)).or_default().push(k);
                continue;
            }
            Target::Through(_) => {
                through.push(k);
                continue;
            }
        };
        let Place { bases, offset, bytes } = place_of(cx, address, size.unwrap_or(0));
        let key = (bases.known.clone(), bases.untraced, w.access);
        let group = groups.entry(key).or_insert_with(|| Group {
            bases,
            access: w.access,
            all: Vec::new(),
            at: BTreeMap::new(),
            elsewhere: Vec::new(),
            widest: 0,
        });
        group.all.push(k);
        match offset.filter(|_| size.is_some()) {
            Some(offset) => {
                group.at.entry(offset).or_default().push(k);
                group.widest = group.widest.max(bytes);
            }
            None => group.elsewhere.push(k),
        }
    }
    let groups = groups.into_values().collect();
    let globals = globals.into_values().collect();
    Writes { all, groups, anywhere: anywhere.into_iter().collect(), globals, through }
}

/// The writes of the function, grouped when first asked for.
fn writes(cx: &mut SolveContext<'_>) -> Rc<Writes> {
    if let Some(known) = &cx.objects().grouped_writes {
        return Rc::clone(known);
    }
    let all = std::mem::take(&mut cx.objects_mut().writes);
    let new = Rc::new(grouped(cx, all));
    cx.objects_mut().grouped_writes = Some(Rc::clone(&new));
    new
}

/// What writes before a load, and may write what it reads.
pub(super) struct Conflicts {
    /// blocks and the places of instructions in them
    pub(super) writes: Vec<(Block, u32)>,
    /// what is assumed for all others, if the search was not ended
    pub(super) causes: Vec<Cause>,
}

/// How the writes of a group lie to a place.
enum Touch {
    Never,
    /// as far as it is known
    All,
    /// where their bytes overlap
    ByOffset,
}

/// The search for conflicts with a load.
struct Search<'s, 'c, 'a, G> {
    cx: &'s mut SolveContext<'a>,
    writes: &'c Writes,
    /// a load of the place, if there is one
    load: Option<Value>,
    /// where it reads: writes from which that cannot be reached do not matter; all do if it is not given
    at: Option<(Block, u32)>,
    /// the object that it reads, if nothing else knows its address at first
    private: Option<Base>,
    /// whether any write may run before the load
    is_out_of_order: bool,
    go_on: G,
    found: Vec<u32>,
    causes: Vec<Cause>,
    /// the write that ends the search
    end: Option<u32>,
}

impl<G: Fn(Block) -> bool> Search<'_, '_, '_, G> {
    /// Does the write run before the load?
    fn is_earlier(&self, write: u32) -> bool {
        let Some((b, k)) = self.at.filter(|_| !self.is_out_of_order) else { return true };
        let w = &self.writes.all[write as usize];
        let program = self.cx.program();
        w.block == b && w.inst < k
            || program.reachability.reaches(program.cfg, program.forest, w.block, b)
    }

    /// May the write have the address of what is read, which is written through pointers to it, or by who was
    /// told?
    fn may_know_address(&self, write: u32) -> bool {
        let Some(object) = self.private else { return true };
        let (program, provenance) = (self.cx.program(), &self.cx.objects().provenance);
        let w = &self.writes.all[write as usize];
        let is_based = |v: &Value| {
            let bases = provenance.of(*v);
            bases.untraced == Untraced::Anything || bases.known.contains(&object)
        };
        let is_told = |(b, k): (Block, u32)| {
            self.is_out_of_order
                || b == w.block && k <= w.inst
                || program.reachability.reaches(program.cfg, program.forest, b, w.block)
        };
        let is_through = match &w.target {
            Target::At(a, _) => is_based(a),
            Target::Through(pointers) => pointers.iter().any(is_based),
            Target::Global(_) | Target::Anywhere => false,
        };
        let told = provenance.escapes_at(object);
        is_through || told.is_none_or(|sites| sites.iter().any(|&at| is_told(at)))
    }

    /// May the write change what is read?
    fn matters(&self, write: u32) -> bool {
        self.is_earlier(write) && self.may_know_address(write)
    }

    /// Those of the writes that run before the load are conflicts.
    fn touch(&mut self, writes: &[u32]) {
        for &k in writes {
            if self.end.is_some_and(|end| end <= k) {
                return;
            }
            if self.matters(k) {
                self.found.push(k);
                if !(self.go_on)(self.writes.all[k as usize].block) {
                    self.end = Some(k);
                    return;
                }
            }
        }
    }

    /// Those of the writes that run before the load are none, by assumption.
    fn assume(&mut self, writes: &[u32], causes: impl IntoIterator<Item = Cause>) {
        let causes: Vec<Cause> = causes.into_iter().filter(|c| !self.causes.contains(c)).collect();
        if self.end.is_none() && !causes.is_empty() && writes.iter().any(|&k| self.matters(k)) {
            self.causes.extend(causes);
        }
    }

    fn group(&mut self, group: &Group, read: &Place, access: Option<AccessType>) {
        let mut causes = Vec::new();
        let touch = how_they_touch(self.cx, group, read, &mut causes);
        let by_type = apart_by_type(self.cx, access, group.access);
        match touch {
            Touch::Never => self.assume(&group.all, causes),
            Touch::All if by_type => self.assume(&group.all, [Cause::Types]),
            Touch::All if assumes_kind(self.cx, AssumptionKind::FieldsConstant) => {
                group.all.iter().for_each(|&k| self.single(k, read, access));
            }
            Touch::All => self.touch(&group.all),
            Touch::ByOffset => {
                if let Some(from) = read.offset {
                    let least = from.saturating_sub_unsigned(group.widest);
                    let end = from.saturating_add_unsigned(read.bytes);
                    let writes = self.writes;
                    for (&offset, numbers) in group.at.range(least..end) {
                        // those at one offset may be of several sizes
                        for &k in numbers {
                            let Target::At(_, Some(bytes)) = writes.all[k as usize].target else {
                                continue;
                            };
                            if i128::from(from) < i128::from(offset) + i128::from(bytes) {
                                self.touch(&[k]);
                            }
                        }
                    }
                }
                match by_type {
                    // types tell nothing of what is certainly written
                    true => group.elsewhere.iter().for_each(|&k| self.single(k, read, access)),
                    false => self.touch(&group.elsewhere),
                }
            }
        }
    }

    /// Writes of which the same is said: what holds of one holds of all.
    fn alike(&mut self, numbers: &[u32], read: &Place, access: Option<AccessType>) {
        let w = &self.writes.all[numbers[0] as usize];
        let mut causes = Vec::new();
        if !may_touch(self.cx, w, read, &mut causes) {
            self.assume(numbers, causes);
        } else if apart_by_type(self.cx, access, w.access) {
            self.assume(numbers, [Cause::Types]);
        } else if assumes_kind(self.cx, AssumptionKind::FieldsConstant) {
            // what a callee stores is looked at call by call
            for &k in numbers {
                match is_constant_field(self.cx, self.load, read, &self.writes.all[k as usize]) {
                    true => self.assume(&[k], [Cause::Fields]),
                    false => self.touch(&[k]),
                }
            }
        } else {
            self.touch(numbers);
        }
    }

    /// A write of its own.
    fn single(&mut self, k: u32, read: &Place, access: Option<AccessType>) {
        let w = &self.writes.all[k as usize];
        let mut causes = Vec::new();
        if !may_touch(self.cx, w, read, &mut causes) {
            return self.assume(&[k], causes);
        }
        if is_same_place(self.cx, read, w) {
            return self.touch(&[k]);
        }
        if apart_by_type(self.cx, access, w.access) {
            return self.assume(&[k], [Cause::Types]);
        }
        match is_constant_field(self.cx, self.load, read, w) {
            true => self.assume(&[k], [Cause::Fields]),
            false => self.touch(&[k]),
        }
    }
}

/// How the writes of a group lie to a place; what must be assumed where they do not touch is added to `causes`.
fn how_they_touch(
    cx: &mut SolveContext<'_>,
    group: &Group,
    read: &Place,
    causes: &mut Vec<Cause>,
) -> Touch {
    let at = |offset| Place { bases: group.bases.clone(), offset, bytes: 0 };
    if !may_overlap(cx, read, &at(None), causes) {
        return Touch::Never;
    }
    causes.clear();
    // a place right behind what is read is not it
    let behind = read.offset.and_then(|x| x.checked_add_unsigned(read.bytes));
    match behind {
        Some(behind) if !may_overlap(cx, read, &at(Some(behind)), causes) => Touch::ByOffset,
        _ => Touch::All,
    }
}

/// What runs before the load `v`, the k-th instruction of `b`, and may write the bytes it reads; the
/// search goes on after a write only if `go_on` says so of its block.
pub(super) fn conflicts(
    cx: &mut SolveContext<'_>,
    load: (Value, Block, u32),
    address: Value,
    bytes: u64,
    go_on: impl Fn(Block) -> bool,
) -> Conflicts {
    let read = place_of(cx, address, bytes);
    let access = access_of(cx, load.1, load.2);
    search(cx, (Some(load.0), Some((load.1, load.2))), &read, access, go_on)
}

/// All that may write a place before a point, or anywhere, where none is given. `load` is a load of the place.
pub(super) fn all_conflicts(
    cx: &mut SolveContext<'_>,
    load: Option<Value>,
    at: Option<(Block, u32)>,
    read: &Place,
    access: Option<AccessType>,
) -> Conflicts {
    search(cx, (load, at), read, access, |_| true)
}

fn search(
    cx: &mut SolveContext<'_>,
    (load, at): (Option<Value>, Option<(Block, u32)>),
    read: &Place,
    access: Option<AccessType>,
    go_on: impl Fn(Block) -> bool,
) -> Conflicts {
    let writes = writes(cx);
    let (found, causes) = (Vec::new(), Vec::new());
    let private = read.bases.single().filter(|&object| is_private_at_first(cx, object));
    let is_out_of_order = is_out_of_order(cx);
    let (writes, end) = (&*writes, None);
    let mut search =
        Search { cx, writes, load, at, private, is_out_of_order, go_on, found, causes, end };
    for group in &writes.groups {
        search.group(group, read, access);
    }
    let alike = writes.anywhere.iter().map(|(_, numbers)| numbers).chain(&writes.globals);
    for numbers in alike {
        search.alike(numbers, read, access);
    }
    for &k in &writes.through {
        search.single(k, read, access);
    }
    let Search { mut found, causes, end, .. } = search;
    found.sort_unstable();
    found.retain(|&k| end.is_none_or(|end| k <= end));
    let place = |k: u32| (writes.all[k as usize].block, writes.all[k as usize].inst);
    Conflicts { writes: found.into_iter().map(place).collect(), causes }
}

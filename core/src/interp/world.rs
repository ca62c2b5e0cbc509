//! What a run knows besides registers: objects, their order in memory where it was asked for, and
//! what was assumed. What they contain is in [`memory`](super::memory).

use super::cell::{Cell, Obj, ReasonId, View};
use super::inputs::Bindings;
use super::memory::{Last, Word};
use super::outcome::Assumption;
use super::program::Program;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;

pub(crate) const SHIFT: ReasonId = ReasonId(0);
pub(crate) const ADDRESS: ReasonId = ReasonId(1);
pub(crate) const LOADED: ReasonId = ReasonId(2);
pub(crate) const UNINITIALISED: ReasonId = ReasonId(3);
pub(crate) const ORDERED: ReasonId = ReasonId(4);
pub(crate) const FULL: ReasonId = ReasonId(5);

/// The texts of the reasons above.
pub(crate) const FIXED_REASONS: [&str; 6] = [
    "a shift by the width or more",
    "arithmetic on an address",
    "a relation of pointers that were loaded from memory",
    "a read of uninitialised memory",
    "the order of objects in memory",
    "memory beyond what the interpreter keeps",
];

/// Offsets beyond this are not compared: objects are assumed farther apart than any offset, and
/// that is believable only for offsets that an address space can hold.
const REACH: i64 = 1 << 46;

/// Objects at most; beyond, addresses of new ones are unknown.
pub(super) const MOST_OBJECTS: usize = 1 << 20;

/// What an object is.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Kind {
    /// by index in the program's list
    Global(u32),
    Param(u32),
    /// function and site
    Alloca(u32, u32),
    Heap(u32, u32),
    Loaded(Obj, i64),
}

#[derive(Debug)]
pub(super) struct Object {
    pub(super) kind: Kind,
    pub(super) escaped: bool,
    pub(super) not_null: bool,
    compared_to_null: bool,
    /// its bytes are those of a constant
    pub(super) constant: bool,
    pub(super) birth: u64,
    pub(super) clobbered: u64,
    /// node of the bindings that name its contents
    pub(super) node: Option<u32>,
    pub(super) words: FxHashMap<i64, Word>,
}

pub(crate) struct World<'r> {
    pub(super) program: &'r Program<'r>,
    pub(super) bindings: &'r Bindings,
    pub(super) objects: Vec<Object>,
    /// objects below this number have escaped
    pub(super) escaped_below: u32,
    pub(super) loaded: FxHashMap<(Obj, i64), Obj>,
    pub(super) epoch: u64,
    pub(super) wild: Last,
    pub(super) any: Last,
    pub(super) everything: u64,
    pub(super) words: usize,
    pub(super) pairs: Vec<(Obj, Obj)>,
    pub(super) pair_index: FxHashMap<(Obj, Obj), u32>,
    pub(super) decided: Vec<Option<bool>>,
    /// decisions to take, in order; then `true` each
    pub(super) plan: Vec<bool>,
    /// may undecided orders be decided?
    pub(super) may_decide: bool,
    /// decisions taken, in order, and the pair decided
    pub made: Vec<(bool, u32)>,
    pub assumptions: BTreeSet<Assumption>,
    /// call sites whose assumption is noted: function, site
    pub noted: FxHashSet<(u32, u32)>,
}

impl<'r> World<'r> {
    pub(crate) fn new(
        program: &'r Program<'r>,
        bindings: &'r Bindings,
        plan: Vec<bool>,
        may_decide: bool,
    ) -> Self {
        let mut world = World {
            program,
            bindings,
            objects: Vec::new(),
            escaped_below: 0,
            loaded: FxHashMap::default(),
            epoch: 1,
            wild: Last::NEVER,
            any: Last::NEVER,
            everything: 0,
            words: 0,
            pairs: Vec::new(),
            pair_index: FxHashMap::default(),
            decided: Vec::new(),
            plan,
            may_decide,
            made: Vec::new(),
            assumptions: BTreeSet::new(),
            noted: FxHashSet::default(),
        };
        for (i, global) in program.globals.iter().enumerate() {
            let obj = world.push(Kind::Global(i as u32), true);
            world.objects[obj.0 as usize].constant = global.bytes.is_some();
            world.objects[obj.0 as usize].node = bindings.root(global.name);
        }
        world
    }

    pub(super) fn push(&mut self, kind: Kind, escaped: bool) -> Obj {
        let obj = Obj(self.objects.len() as u32);
        self.objects.push(Object {
            kind,
            escaped,
            not_null: !matches!(kind, Kind::Loaded(..)),
            compared_to_null: false,
            constant: false,
            birth: self.epoch,
            clobbered: 0,
            node: None,
            words: FxHashMap::default(),
        });
        obj
    }

    /// The object that a pointer parameter of the function run points to.
    pub(crate) fn param(&mut self, k: u32, no_alias: bool, node: Option<u32>) -> Cell {
        let obj = self.push(Kind::Param(k), !no_alias);
        self.objects[obj.0 as usize].node = node;
        Cell::ptr(obj, 0)
    }

    /// A fresh object of a frame or the heap.
    pub(crate) fn fresh(&mut self, kind: Kind) -> Cell {
        if self.objects.len() >= MOST_OBJECTS {
            return Cell::unknown(FULL);
        }
        Cell::ptr(self.push(kind, false), 0)
    }

    pub(crate) fn object_count(&self) -> usize {
        self.objects.len()
    }

    /// Forgets the objects from number `from` on if all are stack objects whose address went
    /// nowhere; the frame that made them has ended.
    pub(crate) fn end_frame(&mut self, from: usize, result: Cell) {
        let gone = |o: &Object| matches!(o.kind, Kind::Alloca(..)) && !o.escaped;
        let result_inside = matches!(
            result.view(),
            View::Ptr(o, _) | View::Below(o, _) if o.0 as usize >= from
        );
        if !result_inside
            && self.escaped_below as usize <= from
            && self.objects[from..].iter().all(gone)
            && self.pairs.iter().all(|p| (p.1 .0 as usize) < from)
        {
            self.words -= self.objects[from..].iter().map(|o| o.words.len()).sum::<usize>();
            self.objects.truncate(from);
        }
    }

    /// The object's name for messages.
    pub(crate) fn name(&self, obj: Obj) -> String {
        let mut suffix = Vec::new();
        let mut at = obj;
        loop {
            let root = match self.objects[at.0 as usize].kind {
                Kind::Loaded(parent, offset) => {
                    suffix.push(offset);
                    at = parent;
                    continue;
                }
                Kind::Global(g) => self.program.globals[g as usize].name.to_owned(),
                Kind::Param(k) => match self.program.root().func.params.get(k as usize) {
                    Some(p) => p.name.clone(),
                    None => format!("arg{k}"),
                },
                Kind::Alloca(f, site) => {
                    self.program.funcs[f as usize].allocas[site as usize].clone()
                }
                Kind::Heap(f, site) => {
                    let site = &self.program.funcs[f as usize].sites[site as usize];
                    format!("the result of {}", site.name)
                }
            };
            let path: String = suffix.iter().rev().map(|o| format!("[{o}]")).collect();
            return root + &path;
        }
    }

    /// The names of a pair of objects.
    pub(crate) fn pair_names(&self, pair: u32) -> (String, String) {
        let (a, b) = self.pairs[pair as usize];
        (self.name(a), self.name(b))
    }

    pub(super) fn is_loaded(&self, obj: Obj) -> bool {
        matches!(self.objects[obj.0 as usize].kind, Kind::Loaded(..))
    }

    // ----- addresses as values -----

    /// The cell's object may from now on be reached through pointers of unknown origin.
    pub(crate) fn escape(&mut self, cell: Cell) {
        match cell.view() {
            View::Ptr(obj, _) | View::Below(obj, _) => {
                self.objects[obj.0 as usize].escaped = true;
            }
            View::Apart(pair, ..) => {
                let (a, b) = self.pairs[pair as usize];
                self.objects[a.0 as usize].escaped = true;
                self.objects[b.0 as usize].escaped = true;
            }
            _ => {}
        }
    }

    /// All objects may.
    pub(crate) fn escape_all(&mut self) {
        self.escaped_below = self.objects.len() as u32;
    }

    /// The number of a pair of objects, and whether they are in its order. That they lie apart is
    /// assumed from now on.
    fn pair(&mut self, a: Obj, b: Obj) -> (u32, bool) {
        let (key, forward) = if a < b { ((a, b), true) } else { ((b, a), false) };
        let next = self.pairs.len() as u32;
        let pair = *self.pair_index.entry(key).or_insert(next);
        if pair == next {
            self.pairs.push(key);
            self.decided.push(None);
            self.assumptions.insert(Assumption::Apart(self.name(key.0), self.name(key.1)));
        }
        (pair, forward)
    }

    /// Whether `a` lies before `b`: a value that is decided only where it must be.
    fn before(&mut self, a: Obj, b: Obj) -> Cell {
        let (pair, forward) = self.pair(a, b);
        match self.decided[pair as usize] {
            Some(d) => Cell::bool(d == forward),
            None => Cell::order(pair, forward),
        }
    }

    /// The truth of an order, decided now if need be; `None` if it must stay open.
    pub(crate) fn decide(&mut self, pair: u32, forward: bool) -> Option<bool> {
        if let Some(d) = self.decided[pair as usize] {
            return Some(d == forward);
        }
        if !self.may_decide {
            return None;
        }
        let d = self.plan.get(self.made.len()).copied().unwrap_or(true);
        self.made.push((d, pair));
        self.decided[pair as usize] = Some(d);
        Some(d == forward)
    }

    /// An order value as a known one, if it can be decided.
    pub(crate) fn settle(&mut self, cell: Cell) -> Cell {
        match cell.view() {
            View::Order(pair, forward) => match self.decide(pair, forward) {
                Some(b) => Cell::bool(b).with_poison(cell.is_poison()),
                None => Cell::unknown(ORDERED).with_poison(cell.is_poison()),
            },
            _ => cell,
        }
    }

    /// The result of comparing two addresses for order (`Less`: the first is lower) as a cell that
    /// says whether the first is lower, or the reason why that is not known; for different objects.
    pub(crate) fn lower(&mut self, a: (Obj, i64), b: (Obj, i64)) -> Result<Cell, ReasonId> {
        if self.is_loaded(a.0) || self.is_loaded(b.0) {
            return Err(LOADED);
        }
        if !in_reach(a.1) || !in_reach(b.1) {
            return Err(ADDRESS);
        }
        Ok(self.before(a.0, b.0))
    }

    /// The difference of addresses in two objects.
    pub(crate) fn difference(&mut self, a: (Obj, i64), b: (Obj, i64)) -> Result<Cell, ReasonId> {
        if self.is_loaded(a.0) || self.is_loaded(b.0) {
            return Err(LOADED);
        }
        let (pair, forward) = self.pair(a.0, b.0);
        Ok(Cell::apart(pair, forward, a.1.wrapping_sub(b.1)))
    }

    /// Whether the first object of a distance lies behind the second, so that it is positive.
    pub(crate) fn distance_is_positive(&mut self, pair: u32, forward: bool) -> Cell {
        match self.decided[pair as usize] {
            Some(d) => Cell::bool(d != forward),
            None => Cell::order(pair, !forward),
        }
    }

    /// Is the address other than null?
    pub(crate) fn not_null(&mut self, obj: Obj, offset: i64) -> Option<bool> {
        let object = &self.objects[obj.0 as usize];
        if !object.not_null || !in_reach(offset) {
            return None;
        }
        if matches!(object.kind, Kind::Param(_)) && !object.compared_to_null {
            self.objects[obj.0 as usize].compared_to_null = true;
            self.assumptions.insert(Assumption::NotNull(self.name(obj)));
        }
        Some(true)
    }
}

pub(crate) fn in_reach(offset: i64) -> bool {
    (-REACH..=REACH).contains(&offset)
}

//! The memory of a run: its objects, who may know their addresses, and what they are called.
//!
//! An object is a parameter's, a global, a stack slot, a heap allocation, or what a pointer from
//! memory points to. Its contents are in [`contents`](super::contents), loads and stores in
//! [`memory`](super::memory), relations between objects in
//! [`object_relations`](super::object_relations). "Escaped" and "exposed" are meant as in C's
//! provenance model (PNVI-ae): an object has escaped when a pointer to it may be in memory or known
//! to unknown code, and is exposed when its address was made an integer.

use super::aliasing::LastWrites;
use super::contents::Contents;
use super::inputs::Bindings;
use super::object_relations::{ObjectOrders, OrderPolicy};
use super::outcome::{Assumption, AssumptionKinds};
use super::program::Program;
use super::reasons::ReasonId;
use super::tagged_value::{Obj, TaggedValue, View};
use crate::assume::AssumptionKind;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;

/// At most so many objects exist; beyond, the addresses of new ones are unknown.
pub(super) const MAX_OBJECTS: usize = 1 << 20;

/// What an object is.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Kind {
    /// A global, by its index in the program.
    Global(u32),
    /// What the k-th parameter of the root points to.
    Param(u32),
    /// A stack object: function, index in [`FuncCode::allocas`](super::program::FuncCode::allocas).
    Alloca(u32, u32),
    /// The result of an allocating call: function, index in
    /// [`FuncCode::external_calls`](super::program::FuncCode::external_calls).
    Heap(u32, u32),
    /// What a pointer points to that was in memory at the start: the object and offset where it was.
    Loaded(Obj, i64),
    /// All memory that is accessed by numbers, where the inputs bind addresses.
    Absolute,
}

#[derive(Debug)]
pub(super) struct Object {
    pub(super) kind: Kind,
    /// A pointer to it may be in memory or known to unknown code.
    pub(super) escaped: bool,
    /// Its address may have become an integer.
    pub(super) exposed: bool,
    /// It may overlap any object that has escaped.
    pub(super) may_overlap: bool,
    /// It is behind a `noalias` parameter, so nothing else overlaps it.
    pub(super) no_alias: bool,
    /// Its address if the inputs bind it; 0 is null.
    pub(super) address: Option<u64>,
    /// Its address is assumed not to be null.
    pub(super) assumed_not_null: bool,
    /// Addresses in it are assumed not to wrap around.
    pub(super) no_wrap: bool,
    /// The epoch of the first write, or 0.
    pub(super) first_write: u64,
    /// The epoch of the last read with a known result, or 0.
    pub(super) last_read: u64,
    /// Its bytes are those of a constant.
    pub(super) constant: bool,
    /// The epoch of its creation.
    pub(super) birth: u64,
    /// The last epoch at which all its contents were overwritten by unknown bytes, or 0.
    pub(super) clobbered: u64,
    /// The node of the bindings that gives its initial contents.
    pub(super) node: Option<u32>,
    pub(super) contents: Contents,
}

/// The memory of a run and what it assumed.
pub(crate) struct RunState<'r> {
    pub(super) program: &'r Program<'r>,
    pub(super) bindings: &'r Bindings,
    /// kinds of assumptions that are not made
    pub(super) disabled: AssumptionKinds,
    pub(super) objects: Vec<Object>,
    /// the objects with a bound address other than null
    pub(crate) with_address: Vec<Obj>,
    /// the object of [`Kind::Absolute`], if there is one
    pub(super) absolute: Option<Obj>,
    /// pointers from memory with a bound address: the address, and the node of the bindings that
    /// gives what is behind it
    pub(super) bound_pointers: Vec<(u64, u32)>,
    /// objects below this number have escaped
    pub(super) escaped_below: u32,
    /// the objects behind pointers from memory, by the place of the pointer
    pub(super) loaded: FxHashMap<(Obj, i64), Obj>,
    pub(super) writes: LastWrites,
    /// words in the contents of all objects
    pub(super) remembered_words: usize,
    pub(super) orders: ObjectOrders,
    pub assumptions: BTreeSet<Assumption>,
    /// external calls whose assumption is recorded: function, index
    pub assumed_calls: FxHashSet<(u32, u32)>,
}

impl<'r> RunState<'r> {
    pub(crate) fn new(
        program: &'r Program<'r>,
        bindings: &'r Bindings,
        disabled: AssumptionKinds,
        order_policy: OrderPolicy,
    ) -> Self {
        let mut state = RunState {
            program,
            bindings,
            disabled,
            objects: Vec::new(),
            with_address: Vec::new(),
            absolute: None,
            bound_pointers: Vec::new(),
            escaped_below: 0,
            loaded: FxHashMap::default(),
            writes: LastWrites::new(),
            remembered_words: 0,
            orders: ObjectOrders::new(order_policy),
            assumptions: BTreeSet::new(),
            assumed_calls: FxHashSet::default(),
        };
        for (i, global) in program.globals.iter().enumerate() {
            let obj = state.push(Kind::Global(i as u32));
            // Most runs bind no memory, and making the name has a cost.
            let root = match bindings.memory().is_empty() {
                true => None,
                false => program.root_of_global(global.name),
            };
            let object = &mut state.objects[obj.0 as usize];
            object.constant = global.bytes.is_some();
            object.may_overlap = !object.constant && disabled.contains(AssumptionKind::Disjoint);
            object.node = root.and_then(|root| bindings.memory().root(&root));
        }
        state
    }

    /// A new object, as its kind has it: local objects have not escaped, objects of unknown identity
    /// may overlap others.
    pub(super) fn push(&mut self, kind: Kind) -> Obj {
        let obj = Obj(self.objects.len() as u32);
        self.objects.push(Object {
            kind,
            escaped: !matches!(kind, Kind::Alloca(..) | Kind::Heap(..)),
            exposed: false,
            may_overlap: matches!(kind, Kind::Loaded(..) | Kind::Absolute),
            no_alias: false,
            address: None,
            assumed_not_null: false,
            no_wrap: false,
            first_write: 0,
            last_read: 0,
            constant: false,
            birth: self.writes.epoch,
            clobbered: 0,
            node: None,
            contents: Contents::default(),
        });
        obj
    }

    /// A pointer to the object of a pointer parameter of the root, whose address may be bound.
    pub(crate) fn param(&mut self, k: u32, address: Option<u64>) -> TaggedValue {
        let code = self.program.root();
        let param = &code.func.params[k as usize];
        let obj = self.push(Kind::Param(k));
        let object = &mut self.objects[obj.0 as usize];
        object.escaped = !param.no_alias;
        object.node = self.bindings.memory().root(&param.name);
        object.exposed = code.exposed_params[k as usize];
        object.no_alias = param.no_alias;
        object.may_overlap = !param.no_alias && self.disabled.contains(AssumptionKind::Disjoint);
        self.bind_address(obj, address);
        TaggedValue::ptr(obj, 0)
    }

    /// Gives an object the address that the inputs bind, if they do.
    pub(super) fn bind_address(&mut self, obj: Obj, address: Option<u64>) {
        self.objects[obj.0 as usize].address = address;
        if address.is_some_and(|a| a != 0) {
            self.with_address.push(obj);
        }
    }

    /// The bound address of an object.
    pub(crate) fn address(&self, obj: Obj) -> Option<u64> {
        self.objects[obj.0 as usize].address
    }

    /// A pointer to a fresh object on the stack or heap.
    pub(crate) fn fresh(&mut self, kind: Kind, exposed: bool) -> TaggedValue {
        if self.objects.len() >= MAX_OBJECTS {
            return TaggedValue::unknown(ReasonId::MEMORY_LIMIT);
        }
        let obj = self.push(kind);
        self.objects[obj.0 as usize].exposed = exposed;
        TaggedValue::ptr(obj, 0)
    }

    pub(crate) fn object_count(&self) -> usize {
        self.objects.len()
    }

    /// Frees the objects from number `from` on, which the activation that now returns created, if
    /// all are stack objects that have not escaped.
    pub(crate) fn end_frame(&mut self, from: usize, result: TaggedValue) {
        let local = |o: &Object| matches!(o.kind, Kind::Alloca(..)) && !o.escaped;
        let returned = matches!(
            result.view(),
            View::Ptr(o, _) | View::Negated(o, _) if o.0 as usize >= from
        );
        if !returned
            && self.escaped_below as usize <= from
            && self.objects[from..].iter().all(local)
            && self.orders.all_below(from)
        {
            self.remembered_words -=
                self.objects[from..].iter().map(|o| o.contents.words.len()).sum::<usize>();
            self.objects.truncate(from);
        }
    }

    /// How messages call an object.
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
                Kind::Global(g) => self.program.global_name(self.program.globals[g as usize].name),
                Kind::Param(k) => match self.program.root().func.params.get(k as usize) {
                    Some(p) => p.name.clone(),
                    None => format!("arg{k}"),
                },
                Kind::Absolute => "the memory at bound addresses".to_owned(),
                Kind::Alloca(f, site) => {
                    self.program.funcs[f as usize].allocas[site as usize].name.clone()
                }
                Kind::Heap(f, site) => {
                    let call = &self.program.funcs[f as usize].external_calls[site as usize];
                    format!("the result of {}", call.name)
                }
            };
            let path: String = suffix.iter().rev().map(|o| format!("[{o}]")).collect();
            return root + &path;
        }
    }

    /// The names of the objects of a pair.
    pub(crate) fn pair_names(&self, pair: u32) -> (String, String) {
        let (a, b) = self.orders.pair(pair);
        (self.name(a), self.name(b))
    }

    /// Is the object's identity unknown, because its address comes from memory or is a number?
    pub(super) fn is_loaded(&self, obj: Obj) -> bool {
        matches!(self.objects[obj.0 as usize].kind, Kind::Loaded(..) | Kind::Absolute)
    }

    /// Lets the objects of an address escape: from now on pointers of unknown origin may reach them.
    pub(crate) fn escape(&mut self, value: TaggedValue) {
        match value.view() {
            View::Ptr(obj, _) | View::Negated(obj, _) => {
                self.objects[obj.0 as usize].escaped = true;
            }
            View::Difference(pair, ..) => {
                let (a, b) = self.orders.pair(pair);
                self.objects[a.0 as usize].escaped = true;
                self.objects[b.0 as usize].escaped = true;
            }
            _ => {}
        }
    }

    /// Exposes the object of an address, which has become an integer.
    pub(crate) fn expose(&mut self, value: TaggedValue) {
        match value.view() {
            View::Ptr(obj, _) => self.objects[obj.0 as usize].exposed = true,
            _ => self.escape(value),
        }
    }

    /// Lets all objects escape that exist now.
    pub(crate) fn escape_all(&mut self) {
        self.escaped_below = self.objects.len() as u32;
    }

    /// The number that a value is, where it is known or follows from bound addresses.
    pub(super) fn concrete_bits(&self, value: TaggedValue) -> Option<u64> {
        let at = |obj: Obj| self.objects[obj.0 as usize].address;
        Some(match value.view() {
            View::Int(bits) => bits,
            View::Ptr(o, k) => at(o)?.wrapping_add(k as u64),
            View::Negated(o, k) => (k as u64).wrapping_sub(at(o)?),
            View::Difference(pair, forward, k) => {
                let (plus, minus) = self.orders.difference(pair, forward);
                at(plus)?.wrapping_sub(at(minus)?).wrapping_add(k as u64)
            }
            View::Unknown(_) | View::Order(..) => return None,
        })
    }

    /// Makes a symbolic value concrete as far as possible: an order of objects is decided, an
    /// address becomes the number that it is bound to.
    pub(crate) fn concretize(&mut self, value: TaggedValue) -> TaggedValue {
        let concrete = match value.view() {
            View::Ptr(..) | View::Negated(..) | View::Difference(..) => {
                let Some(bits) = self.concrete_bits(value) else { return value };
                self.expose(value);
                TaggedValue::int(bits)
            }
            View::Order(pair, forward) => self.concrete_order(pair, forward),
            _ => return value,
        };
        concrete.with_poison(value.is_poison())
    }
}

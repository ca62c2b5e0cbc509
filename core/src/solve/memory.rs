//! Loads as symbols (design, "What makes it exact", 8).
//!
//! A load at a constant path from a pointer parameter or a global (`arg0[24][0]`) is a symbol,
//! provided that nothing that may run before it may write the bytes it reads, nor those of the
//! pointers on the way. Constant globals are constants. Everything else is data: an execution with
//! the same bytes may know it.
//!
//! Whether a write may touch a place is asked of what the two addresses are based on
//! ([`Provenance`](crate::memory::Provenance)): two bases are apart, apart under an assumption that
//! is noted, or not told apart; within one object constant offsets decide.

use super::notes::{Cause, Note};
use super::{Object, Reason, Solver};
use crate::assume::AssumptionKind;
use crate::expr::Expr;
use crate::ir::{Block, Function, Inst, Type, Value, ValueDef};
use crate::known;
use crate::memory::{Base, Bases, Untraced};
use rustc_hash::FxHashSet;

/// A place that writes memory.
#[derive(Clone, Debug)]
pub(super) struct Write {
    block: Block,
    inst: u32,
    target: Target,
}

#[derive(Clone, Debug)]
enum Target {
    /// at an address, that many bytes where known
    At(Value, Option<u64>),
    /// through any of these pointers
    Through(Vec<Value>),
    /// wherever a callee gets to
    Anywhere,
}

/// Bytes that are read: what the address is based on, the offset from there where it is constant,
/// and how many.
struct Place {
    bases: Bases,
    offset: Option<i64>,
    bytes: u64,
}

/// How two objects lie to each other.
enum Relation {
    Same,
    Apart,
    /// by an assumption
    Assumed(Cause),
    Unknown,
}

/// Offsets beyond this are not compared.
const FAR: i64 = 1 << 62;
/// Steps back from an address to its object.
const STEPS: usize = 10_000;

/// All places of a function that write memory.
pub(super) fn writes(func: &Function) -> Vec<Write> {
    let mut out = Vec::new();
    for &block in &func.layout {
        for (k, (_, inst)) in func.blocks[block].insts.iter().enumerate() {
            let target = match inst {
                Inst::Store(a, _, size) => Target::At(*a, Some(u64::from(*size))),
                Inst::Clobber(..) | Inst::Fill(..) | Inst::Copy(..) => {
                    let Some((a, len)) = inst.written() else { continue };
                    let bytes = len.and_then(|len| match func.inst(len) {
                        Some(Inst::Const(n)) => Some(*n),
                        _ => None,
                    });
                    Target::At(a, bytes)
                }
                Inst::Call(c) => {
                    let known = known::of_call(c);
                    if known.is_some_and(|k| !k.writes) || !c.effects.writes {
                        continue;
                    }
                    if c.effects.argument_memory_only {
                        Target::Through(c.args.clone())
                    } else {
                        Target::Anywhere
                    }
                }
                _ => continue,
            };
            out.push(Write { block, inst: k as u32, target });
        }
    }
    out
}

impl Solver<'_> {
    /// Follows displacements by constants back to the value that an address starts at; the offset
    /// is none where one of them is no constant.
    fn start(&self, v: Value) -> (Value, Option<i64>) {
        let mut v = v;
        let mut offset: Option<i64> = Some(0);
        for _ in 0..STEPS {
            match self.func.inst(v) {
                Some(Inst::PtrAdd(_, p, o)) => {
                    offset = match (offset, self.func.inst(*o)) {
                        (Some(x), Some(Inst::Const(c))) => x.checked_add(*c as i64),
                        _ => None,
                    };
                    v = *p;
                }
                Some(Inst::Freeze(p)) => v = *p,
                _ => return (v, offset),
            }
        }
        (v, None)
    }

    /// The bytes at an address.
    fn place(&self, address: Value, bytes: u64) -> Place {
        let (start, offset) = self.start(address);
        let bases = self.provenance.of(address).clone();
        let is_base = matches!(
            (self.func.values[start].def, self.func.inst(start)),
            (ValueDef::Param(_), _)
                | (_, Some(Inst::Alloca(_) | Inst::GlobalAddr(_) | Inst::Call(_) | Inst::Load(_)))
        );
        // beyond, two offsets may be one place modulo 2^64
        let plain = |x: &i64| (-FAR..=FAR).contains(x);
        Place { bases, offset: offset.filter(|_| is_base).filter(plain), bytes }
    }

    /// The name of a pointer that is loaded from a place which nothing changes before: the same
    /// name, the same pointer.
    pub(super) fn loaded_path(&mut self, v: Value) -> Option<String> {
        match self.stable_loads.get(&v) {
            Some(true) => return self.load_names.get(&v).cloned(),
            Some(false) => return None, // also while it is being asked
            None => {}
        }
        let ValueDef::Inst(b, k) = self.func.values[v].def else { return None };
        let Some(Inst::Load(address)) = self.func.inst(v) else { return None };
        let address = *address;
        self.stable_loads.insert(v, false);
        let bytes = u64::from(self.func.values[v].ty.width()?).div_ceil(8);
        let stable = self.load_names.contains_key(&v)
            && self.is_reached_by_path(address)
            && self.may_be_written((v, b, k), address, bytes).is_none();
        self.stable_loads.insert(v, stable);
        self.load_names.get(&v).filter(|_| stable).cloned()
    }

    /// Is every pointer on the way to an address one of which nothing changes the place?
    fn is_reached_by_path(&mut self, address: Value) -> bool {
        let (start, _) = self.start(address);
        match self.func.inst(start) {
            Some(Inst::Load(_)) => self.loaded_path(start).is_some(),
            _ => true,
        }
    }

    /// The value of a load.
    pub(super) fn load(&mut self, v: Value, b: Block, k: u32, address: Value) -> Option<Expr> {
        let ty = self.func.values[v].ty;
        let width = ty.width()?;
        let bytes = u64::from(width).div_ceil(8);
        if let (start, Some(offset)) = self.start(address) {
            if let Some(Inst::GlobalAddr(name)) = self.func.inst(start) {
                if let Some(e) = self.constant_load(name, offset, width) {
                    return Some(e);
                }
            }
        }
        let name = self.load_names.get(&v).cloned();
        let data = |s: &mut Self, why: &str| {
            // numbers are names that the reader of a file gave
            let plain = |n: &String| !n.bytes().all(|b| b.is_ascii_digit());
            let named = name.clone().or_else(|| s.func.values[v].name.clone().filter(plain));
            let base = s.provenance.of(address).single();
            let what = match (named, base) {
                (None, Some(base)) => {
                    format!("a load from `{}`", s.object_text(&s.object_of(base)))
                }
                (named, _) => {
                    format!("the load of `{}`", named.unwrap_or_else(|| s.value_name(v)))
                }
            };
            let reason = Reason::Data(format!("{what}{why}"));
            Some(s.data(Some(width), reason))
        };
        let Some(path) = name.clone() else { return data(self, "") };
        if !self.is_reached_by_path(address) {
            return data(self, ", through a pointer that a store may change");
        }
        if let Some(why) = self.may_be_written((v, b, k), address, bytes) {
            return data(self, &why);
        }
        Some(match ty {
            Type::Int(w) => self.s.parameter(&path, w),
            _ => self.address(Object::Loaded(path)),
        })
    }

    fn constant_load(&mut self, global: &str, offset: i64, width: u8) -> Option<Expr> {
        let bytes = self.module.constants.get(global)?;
        let start = usize::try_from(offset).ok()?;
        let n = usize::from(width).div_ceil(8);
        let mut bits = 0u64;
        for (i, byte) in bytes.get(start..start.checked_add(n)?)?.iter().enumerate() {
            let place = if self.module.big_endian { n - 1 - i } else { i };
            bits |= u64::from((*byte)?) << (8 * place);
        }
        if width < 64 {
            bits &= (1u64 << width) - 1;
        }
        Some(super::ops::constant(&mut self.s, bits, width))
    }

    /// Why something that runs before the load `v` may write the bytes it reads. If nothing may,
    /// the assumptions that this rests on are noted for the load.
    fn may_be_written(
        &mut self,
        (v, b, k): (Value, Block, u32),
        address: Value,
        bytes: u64,
    ) -> Option<String> {
        let place = self.place(address, bytes);
        let writes = std::mem::take(&mut self.writes);
        let mut before: Option<FxHashSet<Block>> = None;
        let mut causes: Vec<Cause> = Vec::new();
        let mut hit = None;
        for w in &writes {
            let earlier = w.block == b && w.inst < k
                || before.get_or_insert_with(|| self.blocks_before(b)).contains(&w.block);
            if earlier && self.may_touch(w, &place, &mut causes) {
                hit = Some(match self.func.blocks[w.block].insts[w.inst as usize].1 {
                    Inst::Call(_) => ", which a callee may change".to_owned(),
                    _ => ", which a store may change".to_owned(),
                });
                break;
            }
        }
        self.writes = writes;
        if hit.is_none() {
            for cause in causes {
                self.note(Note { cause, at: Some(v), block: b });
            }
        }
        hit
    }

    /// Blocks from which the start of `b` can be reached.
    fn blocks_before(&self, b: Block) -> FxHashSet<Block> {
        let mut seen = FxHashSet::default();
        let mut work = vec![b];
        while let Some(x) = work.pop() {
            for &p in self.cfg.predecessors(x) {
                if self.cfg.is_reachable(p) && seen.insert(p) {
                    work.push(p);
                }
            }
        }
        seen
    }

    /// May the write touch the place? What must be assumed if not is added to `causes`.
    fn may_touch(&mut self, w: &Write, place: &Place, causes: &mut Vec<Cause>) -> bool {
        match &w.target {
            Target::Anywhere => {
                let written = Bases { untraced: Untraced::Escaped, ..Bases::default() };
                self.may_overlap(place, &Place { bases: written, offset: None, bytes: 0 }, causes)
            }
            Target::Through(pointers) => pointers.iter().any(|&p| {
                let bases = self.provenance.of(p).clone();
                // a number is no address; a null pointer is not written through
                if bases.is_empty() {
                    return false;
                }
                self.may_overlap(place, &Place { bases, offset: None, bytes: 0 }, causes)
            }),
            Target::At(a, size) => {
                let mut written = self.place(*a, size.unwrap_or(0));
                if size.is_none() {
                    written.offset = None;
                }
                self.may_overlap(place, &written, causes)
            }
        }
    }

    fn may_overlap(&mut self, read: &Place, written: &Place, causes: &mut Vec<Cause>) -> bool {
        let untraced = |s: &Self, one: &Bases, other: &Bases| match one.untraced {
            Untraced::No => false,
            Untraced::Anything => !other.is_empty(),
            Untraced::Escaped => {
                other.untraced != Untraced::No || other.known.iter().any(|&b| s.is_out(b))
            }
        };
        if untraced(self, &read.bases, &written.bases)
            || untraced(self, &written.bases, &read.bases)
        {
            // a pointer loaded from a known place is itself untraced: only its own object is told
            // apart by offsets
            let same = match (read.bases.known.as_slice(), written.bases.known.as_slice()) {
                ([a], [b]) => matches!(self.relation(*a, *b), Relation::Same),
                _ => false,
            };
            return !same || overlap(read, written);
        }
        for &a in &read.bases.known {
            for &b in &written.bases.known {
                match self.relation(a, b) {
                    Relation::Apart => {}
                    Relation::Assumed(cause) => causes.push(cause),
                    Relation::Same => {
                        let single = read.bases.known.len() + written.bases.known.len() == 2;
                        if !single || overlap(read, written) {
                            return true;
                        }
                    }
                    Relation::Unknown => return true,
                }
            }
        }
        // an address that is based on nothing is an absolute one
        read.bases.is_empty() || written.bases.is_empty()
    }

    /// May an untraced pointer reach the object?
    fn is_out(&self, base: Base) -> bool {
        match base {
            Base::Param(k) => {
                !self.func.params[k as usize].no_alias || self.provenance.escaped(base)
            }
            Base::Stack(_) | Base::Allocated(_) => self.provenance.escaped(base),
            Base::Global(_) | Base::Loaded(_) => true,
        }
    }

    fn relation(&mut self, a: Base, b: Base) -> Relation {
        use Base::{Allocated, Global, Loaded, Param, Stack};
        match (a, b) {
            (Loaded(x), Loaded(y)) => match (self.loaded_path(x), self.loaded_path(y)) {
                (Some(p), Some(q)) if p == q => Relation::Same,
                _ => Relation::Unknown,
            },
            (Loaded(_), other) | (other, Loaded(_)) => match self.is_out(other) {
                true => Relation::Unknown,
                false => Relation::Apart,
            },
            (a, b) if a == b => Relation::Same,
            (Param(i), Param(j)) => {
                let promised = |k: u32| self.func.params[k as usize].no_alias;
                match promised(i) || promised(j) {
                    true => Relation::Apart,
                    false => self.assumed_apart(a, b),
                }
            }
            (Param(k), Global(_)) | (Global(_), Param(k)) => {
                match self.func.params[k as usize].no_alias {
                    true => Relation::Apart,
                    false => self.assumed_apart(a, b),
                }
            }
            // objects of this activation and of the program
            (Stack(_) | Allocated(_) | Global(_), _) | (_, Stack(_) | Allocated(_)) => {
                Relation::Apart
            }
        }
    }

    /// What must be assumed for two pointers to point to different objects; none if they may point
    /// to one.
    pub(super) fn apart_causes(&mut self, x: Value, y: Value) -> Option<Vec<Cause>> {
        let whole = |s: &Self, v: Value| Place {
            bases: s.provenance.of(v).clone(),
            offset: None,
            bytes: 0,
        };
        let (x, y) = (whole(self, x), whole(self, y));
        let mut causes = Vec::new();
        (!self.may_overlap(&x, &y, &mut causes)).then_some(causes)
    }

    fn assumed_apart(&self, a: Base, b: Base) -> Relation {
        match self.assumes_kind(AssumptionKind::Disjoint) {
            true => Relation::Assumed(Cause::disjoint(self.object_of(a), self.object_of(b))),
            false => Relation::Unknown,
        }
    }
}

/// Do two accesses at offsets of one object overlap?
fn overlap(a: &Place, b: &Place) -> bool {
    let end = |x: i64, n: u64| i128::from(x) + i128::from(n);
    match (a.offset, b.offset) {
        (Some(x), Some(y)) => i128::from(x) < end(y, b.bytes) && i128::from(y) < end(x, a.bytes),
        _ => true,
    }
}

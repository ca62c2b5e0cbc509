//! Loads as symbols (design, "What makes it exact", 8).
//!
//! A load at a constant path from a pointer parameter or a global (`arg0[24][0]`) is a symbol,
//! provided that nothing that may run before it may write the bytes it reads, nor those of the
//! pointers on the way. Constant globals are constants, and tables at a computed index choices of constants
//! ([`tables`](super::tables)). Everything else is data: an execution with
//! the same bytes may know it.
//!
//! Whether a write may touch a place is asked of what the two addresses are based on
//! ([`Provenance`](crate::memory::Provenance)): two bases are apart, apart under an assumption that
//! is noted, or not told apart; within one object constant offsets decide. Where that leaves it open, the
//! types of the two accesses may tell them apart ([`AccessTypes`](crate::ir::AccessTypes)), as an assumption.

use crate::assume::AssumptionKind;
use crate::expr::Expr;
use crate::ir::{AccessType, Block, Inst, Type, Value, ValueDef};
use crate::memory::writes::{written_through, Target, Write};
use crate::memory::{Base, Bases, Untraced};
use crate::solve::context::addresses::address_of;
use crate::solve::context::notes::{
    assumes_kind, names_in_words, note, object_of, Cause, Note, Object,
};
use crate::solve::context::SolveContext;
use crate::solve::data::conflicts::conflicts;
use crate::solve::data::reaching::stored;
use crate::solve::data::read_once::read_once;
use crate::solve::data::tables::table_element;
use crate::solve::Reason;

/// Bytes that are read: what the address is based on, the offset from there where it is constant,
/// and how many.
pub(in crate::solve) struct Place {
    pub(super) bases: Bases,
    pub(in crate::solve) offset: Option<i64>,
    pub(super) bytes: u64,
}

impl Place {
    /// So many bytes, that far behind.
    pub(in crate::solve) fn at(&self, offset: i64, bytes: u64) -> Place {
        let offset = self.offset.and_then(|x| x.checked_add(offset));
        Place { bases: self.bases.clone(), offset, bytes }
    }
}

/// How two objects lie to each other.
pub(super) enum Relation {
    Same,
    Apart,
    /// by an assumption
    Assumed(Cause),
    Unknown,
}

/// Offsets beyond this are not compared.
const FAR: i64 = 1 << 62;

/// Follows displacements by constants back to the value that an address starts at; the offset
/// is none where one of them is no constant.
pub(super) fn start(cx: &SolveContext<'_>, v: Value) -> (Value, Option<i64>) {
    let mut v = v;
    let mut offset: Option<i64> = Some(0);
    for _ in 0..cx.limits().addresses.steps {
        match cx.program().func.inst(v) {
            Some(Inst::PtrAdd(_, p, o)) => {
                offset = match (offset, cx.program().func.inst(*o)) {
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
pub(in crate::solve) fn place_of(cx: &SolveContext<'_>, address: Value, bytes: u64) -> Place {
    let (start, offset) = start(cx, address);
    let bases = cx.objects().provenance.of(address).clone();
    let is_base = matches!(
        (cx.program().func.values[start].def, cx.program().func.inst(start)),
        (ValueDef::Param(_), _)
            | (_, Some(Inst::Alloca(_) | Inst::GlobalAddr(_) | Inst::Call(_) | Inst::Load(_)))
    );
    // beyond, two offsets may be one place modulo 2^64
    let plain = |x: &i64| (-FAR..=FAR).contains(x);
    Place { bases, offset: offset.filter(|_| is_base).filter(plain), bytes }
}

/// The name of a pointer that is loaded from a place which nothing changes before: the same
/// name, the same pointer.
pub(in crate::solve) fn loaded_path(cx: &mut SolveContext<'_>, v: Value) -> Option<String> {
    match cx.objects().stable_loads.get(&v) {
        Some(true) => return cx.objects().load_names.get(&v).cloned(),
        Some(false) => return None, // also while it is being asked
        None => {}
    }
    let ValueDef::Inst(b, k) = cx.program().func.values[v].def else { return None };
    let Some(Inst::Load(address)) = cx.program().func.inst(v) else { return None };
    let address = *address;
    cx.objects_mut().stable_loads.insert(v, false);
    let bytes = u64::from(cx.program().func.values[v].ty.width()?).div_ceil(8);
    let stable = cx.objects().load_names.contains_key(&v)
        && is_reached_by_path(cx, address)
        && may_be_written(cx, (v, b, k), address, bytes).is_none();
    cx.objects_mut().stable_loads.insert(v, stable);
    cx.objects().load_names.get(&v).filter(|_| stable).cloned()
}

/// Is every pointer on the way to an address one of which nothing changes the place?
fn is_reached_by_path(cx: &mut SolveContext<'_>, address: Value) -> bool {
    let (start, _) = start(cx, address);
    match cx.program().func.inst(start) {
        Some(Inst::Load(_)) => loaded_path(cx, start).is_some(),
        _ => true,
    }
}

/// The value of a load.
pub(in crate::solve) fn load(
    cx: &mut SolveContext<'_>,
    v: Value,
    b: Block,
    k: u32,
    address: Value,
) -> Option<Expr> {
    let ty = cx.program().func.values[v].ty;
    let width = ty.width()?;
    let bytes = u64::from(width).div_ceil(8);
    if let (start, Some(offset)) = start(cx, address) {
        if let Some(Inst::GlobalAddr(name)) = cx.program().func.inst(start) {
            if let Some(e) = constant_load(cx, name, offset, width) {
                return Some(e);
            }
        }
    }
    if let Some(e) = table_element(cx, (v, b, k), address) {
        return Some(e);
    }
    let name = cx.objects().load_names.get(&v).cloned();
    let data = |s: &mut SolveContext<'_>, why: &str| {
        if let Some(e) = stored(s, (v, b, k), address) {
            return Some(e);
        }
        let why = format!("{}{why}", load_in_words(s, v, name.as_deref(), address));
        let why = s.program().func.at_line(v, &why);
        let once = read_once(s, v, &why);
        Some(once.unwrap_or_else(|| s.data(Some(width), Reason::Data(why))))
    };
    let Some(path) = name.clone() else { return data(cx, "") };
    if !is_reached_by_path(cx, address) {
        return data(cx, ", through a pointer that a store may change");
    }
    if let Some(why) = may_be_written(cx, (v, b, k), address, bytes) {
        return data(cx, &why);
    }
    Some(match ty {
        Type::Int(w) => cx.parameter(&path, w),
        _ => address_of(cx, Object::Loaded(path)),
    })
}

/// What is loaded, as a reader of the source knows it: the place, if its name is known, or the variable that it goes
/// to, or the objects that it may lie in.
fn load_in_words(cx: &SolveContext<'_>, v: Value, place: Option<&str>, address: Value) -> String {
    let func = cx.program().func;
    if let Some(name) = place.map(str::to_owned).or_else(|| func.value_in_words(v)) {
        return format!("the load of `{name}`");
    }
    let bases = &cx.objects().provenance.of(address).known;
    let objects = bases.iter().map(|&base| object_of(cx, base));
    match names_in_words(cx, objects).as_slice() {
        [] => "a load".to_owned(),
        [name] => format!("a load from {name}"),
        [name, other] => format!("a load from {name} or {other}"),
        [name, ..] => format!("a load from {name} or others"),
    }
}

fn constant_load(cx: &mut SolveContext<'_>, global: &str, offset: i64, width: u8) -> Option<Expr> {
    let bytes = cx.program().module.constants.get(global)?;
    let start = usize::try_from(offset).ok()?;
    let n = usize::from(width).div_ceil(8);
    let mut bits = 0u64;
    for (i, byte) in bytes.get(start..start.checked_add(n)?)?.iter().enumerate() {
        let place = if cx.program().module.big_endian { n - 1 - i } else { i };
        bits |= u64::from((*byte)?) << (8 * place);
    }
    if width < 64 {
        bits &= (1u64 << width) - 1;
    }
    Some(crate::solve::value::ops::constant(cx, bits, width))
}

/// Why something that runs before the load `v` may write the bytes it reads. If nothing may,
/// the assumptions that this rests on are noted for the load.
fn may_be_written(
    cx: &mut SolveContext<'_>,
    (v, b, k): (Value, Block, u32),
    address: Value,
    bytes: u64,
) -> Option<String> {
    let conflicts = conflicts(cx, (v, b, k), address, bytes, |_| false);
    let Some(&(block, inst)) = conflicts.writes.first() else {
        for cause in conflicts.causes {
            note(cx, Note { cause, at: Some(v), block: b });
        }
        return None;
    };
    Some(match cx.program().func.blocks[block].insts[inst as usize].1 {
        Inst::Call(_) => ", which a callee may change".to_owned(),
        _ => ", which a store may change".to_owned(),
    })
}

/// As which type the k-th instruction of a block accesses memory.
pub(in crate::solve) fn access_of(cx: &SolveContext<'_>, b: Block, k: u32) -> Option<AccessType> {
    cx.program().func.blocks[b].access.get(&k).copied()
}

/// Are two accesses of different places, because of their types, and is that assumed?
pub(super) fn apart_by_type(
    cx: &SolveContext<'_>,
    a: Option<AccessType>,
    b: Option<AccessType>,
) -> bool {
    let (Some(a), Some(b)) = (a, b) else { return false };
    !cx.program().module.access_types.may_alias(a, b)
        && assumes_kind(cx, AssumptionKind::StrictAliasing)
}

/// Does the write certainly touch the place? Types tell nothing then.
pub(super) fn is_same_place(cx: &mut SolveContext<'_>, read: &Place, w: &Write) -> bool {
    let Target::At(a, size) = &w.target else { return false };
    let written = place_of(cx, *a, size.unwrap_or(1));
    let single = |bases: &Bases| match bases.known.as_slice() {
        [base] => Some(*base),
        _ => None,
    };
    let (Some(a), Some(b)) = (single(&read.bases), single(&written.bases)) else { return false };
    let known = read.offset.is_some() && written.offset.is_some();
    known && matches!(relation(cx, a, b), Relation::Same) && overlap(read, &written)
}

/// May the write touch the place? What must be assumed if not is added to `causes`.
pub(super) fn may_touch(
    cx: &mut SolveContext<'_>,
    w: &Write,
    place: &Place,
    causes: &mut Vec<Cause>,
) -> bool {
    match &w.target {
        Target::Anywhere => {
            let written = Bases { untraced: Untraced::Escaped, ..Bases::default() };
            may_overlap(cx, place, &Place { bases: written, offset: None, bytes: 0 }, causes)
        }
        Target::Global(name) => may_be_in_global(cx, &place.bases, name),
        Target::Through(pointers) => pointers.iter().any(|&p| {
            let func = cx.program().func;
            let Some(bases) = written_through(func, &cx.objects().provenance, p).cloned() else {
                return false;
            };
            may_overlap(cx, place, &Place { bases, offset: None, bytes: 0 }, causes)
        }),
        Target::At(a, size) => {
            let mut written = place_of(cx, *a, size.unwrap_or(0));
            if size.is_none() {
                written.offset = None;
            }
            may_overlap(cx, place, &written, causes)
        }
    }
}

/// May a place lie in the global of that name? Objects of this activation and other globals do not.
fn may_be_in_global(cx: &SolveContext<'_>, bases: &Bases, name: &str) -> bool {
    let is_elsewhere = |b: &Base| match b {
        Base::Stack(_) | Base::Allocated(_) => true,
        Base::Global(address) => {
            matches!(cx.program().func.inst(*address), Some(Inst::GlobalAddr(other)) if other != name)
        }
        Base::Param(_) | Base::Loaded(_) => false,
    };
    bases.untraced != Untraced::No || bases.is_empty() || !bases.known.iter().all(is_elsewhere)
}

pub(super) fn may_overlap(
    cx: &mut SolveContext<'_>,
    read: &Place,
    written: &Place,
    causes: &mut Vec<Cause>,
) -> bool {
    let untraced = |s: &SolveContext<'_>, one: &Bases, other: &Bases| match one.untraced {
        Untraced::No => false,
        Untraced::Anything => !other.is_empty(),
        Untraced::Escaped => {
            other.untraced != Untraced::No || other.known.iter().any(|&b| is_out(s, b))
        }
    };
    if untraced(cx, &read.bases, &written.bases) || untraced(cx, &written.bases, &read.bases) {
        // a pointer loaded from a known place is itself untraced: only its own object is told
        // apart by offsets
        let same = match (read.bases.known.as_slice(), written.bases.known.as_slice()) {
            ([a], [b]) => matches!(relation(cx, *a, *b), Relation::Same),
            _ => false,
        };
        return !same || overlap(read, written);
    }
    for &a in &read.bases.known {
        for &b in &written.bases.known {
            match relation(cx, a, b) {
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

/// Is what is read through a parameter written through it only (`noalias`)? That is promised of what the function
/// accesses, not of what it is asked about.
fn is_promised_apart(cx: &SolveContext<'_>, k: u32) -> bool {
    cx.objects().places_are_accessed && cx.program().func.params[k as usize].no_alias
}

/// May an untraced pointer reach the object?
fn is_out(cx: &SolveContext<'_>, base: Base) -> bool {
    !is_private_at_first(cx, base) || cx.objects().provenance.escaped(base)
}

/// Do only pointers that are made of this one lead to the object, until its address gets out?
pub(super) fn is_private_at_first(cx: &SolveContext<'_>, base: Base) -> bool {
    match base {
        Base::Param(k) => is_promised_apart(cx, k),
        Base::Stack(_) | Base::Allocated(_) => true,
        Base::Global(_) | Base::Loaded(_) => false,
    }
}

pub(super) fn relation(cx: &mut SolveContext<'_>, a: Base, b: Base) -> Relation {
    use Base::{Allocated, Global, Loaded, Param, Stack};
    match (a, b) {
        (Loaded(x), Loaded(y)) => match (loaded_path(cx, x), loaded_path(cx, y)) {
            (Some(p), Some(q)) if p == q => Relation::Same,
            _ => Relation::Unknown,
        },
        (Loaded(_), other) | (other, Loaded(_)) => match is_out(cx, other) {
            true => Relation::Unknown,
            false => Relation::Apart,
        },
        (a, b) if a == b => Relation::Same,
        (Param(i), Param(j)) => match is_promised_apart(cx, i) || is_promised_apart(cx, j) {
            true => Relation::Apart,
            false => assumed_apart(cx, a, b),
        },
        (Param(k), Global(_)) | (Global(_), Param(k)) => match is_promised_apart(cx, k) {
            true => Relation::Apart,
            false => assumed_apart(cx, a, b),
        },
        // objects of this activation and of the program
        (Stack(_) | Allocated(_) | Global(_), _) | (_, Stack(_) | Allocated(_)) => Relation::Apart,
    }
}

/// What must be assumed for two pointers to point to different objects; none if they may point
/// to one.
pub(in crate::solve) fn apart_causes(
    cx: &mut SolveContext<'_>,
    x: Value,
    y: Value,
) -> Option<Vec<Cause>> {
    let whole = |s: &SolveContext<'_>, v: Value| Place {
        bases: s.objects().provenance.of(v).clone(),
        offset: None,
        bytes: 0,
    };
    let (x, y) = (whole(cx, x), whole(cx, y));
    let mut causes = Vec::new();
    (!may_overlap(cx, &x, &y, &mut causes)).then_some(causes)
}

fn assumed_apart(cx: &SolveContext<'_>, a: Base, b: Base) -> Relation {
    match assumes_kind(cx, AssumptionKind::Disjoint) {
        true => Relation::Assumed(Cause::disjoint(object_of(cx, a), object_of(cx, b))),
        false => Relation::Unknown,
    }
}

/// Do two accesses at offsets of one object overlap?
pub(super) fn overlap(a: &Place, b: &Place) -> bool {
    let end = |x: i64, n: u64| i128::from(x) + i128::from(n);
    match (a.offset, b.offset) {
        (Some(x), Some(y)) => i128::from(x) < end(y, b.bytes) && i128::from(y) < end(x, a.bytes),
        _ => true,
    }
}

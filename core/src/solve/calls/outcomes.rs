//! What a callee leaves in memory, and what it reads there: places of its caller's objects, reached from a parameter
//! or as a global, in terms of what they held before the call.
//!
//! As results are: a callee is solved once for each place that is asked for, over its own parameters and what it
//! reads, and what was found is copied with what stands at the call in their place (the functional approach of Sharir
//! and Pnueli, *Two Approaches to Interprocedural Data Flow Analysis*, 1981).

use crate::expr::{Expr, Node, Sym};
use crate::ir::{AccessType, Block, CallInfo, Callee, Terminator, Type, Value, ValueDef};
use crate::memory::{load_symbols, MemoryPath};
use crate::solve::calls::results::{over_values, SummaryAt};
use crate::solve::context::{Held, Origin, Program, Reading, SolveContext, Spot};
use crate::solve::data::entry::{at_entry, place_from, pointer_at_entry};
use crate::solve::data::loads::{access_of, place_of, Place};
use crate::solve::data::reaching::{held, known_there, spot_at};
use crate::solve::path::{node_of, reach};
use crate::solve::Reason;

/// What leads a function to a place of its caller.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum EntryRoot {
    Param(u32),
    Global(String),
}

/// A place of a caller, as a callee reaches it, read as a type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct EntryPlace {
    pub(in crate::solve) root: EntryRoot,
    /// each but the last is that of a pointer loaded on the way
    pub(in crate::solve) offsets: Vec<i64>,
    pub(in crate::solve) ty: Type,
    /// as which type it is accessed
    pub(in crate::solve) access: Option<AccessType>,
}

/// What a call leaves in a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::solve) enum Left {
    /// what it held before
    Untouched,
    Value(Expr),
    Unknown,
}

/// What the call, the k-th instruction of a block, leaves in a place that it may write.
pub(in crate::solve) fn left_by(
    cx: &mut SolveContext<'_>,
    spot: &Spot,
    call: &CallInfo,
    (b, k): (Block, u32),
) -> Left {
    let Program { module, callees, active, func, .. } = cx.program();
    let Callee::Direct(name) = &call.callee else { return Left::Unknown };
    let Some(callee) = callees.definitive(module, name) else { return Left::Unknown };
    let params = &module.functions[callee].params;
    if active.contains(&callee) || params.len() != call.args.len() {
        return Left::Unknown;
    }
    let asked = cx.objects().outcomes_asked;
    if asked >= cx.limits().addresses.outcomes {
        return Left::Unknown;
    }
    let Some(place) = place_for(cx, spot, call) else { return Left::Unknown };
    cx.objects_mut().outcomes_asked += 1;
    let summary = callees.left(module, (callee, &place), active);
    let value = func.blocks[b].insts[k as usize].0;
    let unknown = Some(place.clone());
    let site = SummaryAt { name, callee, args: &call.args, value, at: (b, k), unknown };
    let Ok(e) = over_values(cx, &summary, &site, Reading::Executed) else { return Left::Unknown };
    // a function that leaves a place alone leaves what its caller put there
    let untouched = |s: &Sym| {
        let same = |x: &(Sym, EntryPlace)| x.0 == *s && x.1 == place;
        summary.reads.iter().any(same)
    };
    match summary.result.as_ref().map(|&r| summary.store.node(r)) {
        Ok(Node::Symbol(s)) if untouched(s) => Left::Untouched,
        _ => Left::Value(e),
    }
}

/// The place as the callee reaches it: by one way only.
fn place_for(cx: &mut SolveContext<'_>, spot: &Spot, call: &CallInfo) -> Option<EntryPlace> {
    let at = |offset: i64| EntryPlace {
        root: EntryRoot::Param(0),
        offsets: vec![offset],
        ty: spot.ty,
        access: spot.access,
    };
    if let Origin::Global(name) = &spot.origin {
        let root = EntryRoot::Global(name.clone());
        return Some(EntryPlace { root, ..at(spot.offset) });
    }
    let mut found = None;
    for (j, &arg) in call.args.iter().enumerate() {
        if cx.program().func.values[arg].ty != Type::Ptr {
            continue;
        }
        let to = spot_at(cx, arg, spot.ty, spot.access);
        if to.origin == spot.origin {
            let offset = spot.offset.checked_sub(to.offset)?;
            let place = EntryPlace { root: EntryRoot::Param(j as u32), ..at(offset) };
            if found.replace(place).is_some() {
                return None;
            }
        }
    }
    found
}

/// What a place of a callee's holds before a call with these arguments.
pub(in crate::solve) fn read_at_call(
    cx: &mut SolveContext<'_>,
    args: &[Value],
    place: &EntryPlace,
    at: (Block, u32),
) -> Option<Expr> {
    let (&last, on_the_way) = place.offsets.split_last()?;
    let mut from = match &place.root {
        EntryRoot::Param(j) => {
            let arg = *args.get(*j as usize)?;
            let (spot, read) = (spot_at(cx, arg, Type::Ptr, None), place_of(cx, arg, 0));
            (spot.origin, spot.offset, Some(read))
        }
        EntryRoot::Global(name) => (Origin::Global(name.clone()), 0, None),
    };
    // the place at an offset from there, read as a type
    let step =
        |cx: &SolveContext<'_>, from: &(Origin, i64, Option<Place>), offset: i64, ty: Type| {
            let (origin, start, read) = from;
            let spot = Spot {
                origin: origin.clone(),
                offset: start.checked_add(offset)?,
                ty,
                access: place.access.filter(|_| ty == place.ty),
            };
            let read = match read {
                Some(read) => read.at(offset, u64::from(ty.width()?).div_ceil(8)),
                None => place_from(cx, origin, spot.offset, ty)?,
            };
            Some((spot, read))
        };
    for &offset in on_the_way {
        let (spot, read) = step(cx, &from, offset, Type::Ptr)?;
        if held(cx, &spot, &read, None, at) != Held::AtEntry {
            return None;
        }
        from = (pointer_at_entry(cx, &spot)?, 0, None);
    }
    let (spot, read) = step(cx, &from, last, place.ty)?;
    let found = match held(cx, &spot, &read, None, at) {
        Held::Known(e) => e,
        Held::AtEntry => at_entry(cx, &spot)?,
        Held::Unknown => return None,
    };
    known_there(cx, found, at.0)
}

/// What a place holds where the function that is solved returns.
pub(in crate::solve) fn left_at_return(
    cx: &mut SolveContext<'_>,
    place: &EntryPlace,
) -> Result<Expr, Reason> {
    cx.objects_mut().places_are_accessed = false;
    let unsolved = |why: &str| Reason::Unsolved(why.to_owned());
    let unknown = || unsolved("what it leaves in memory is not known");
    let func = cx.program().func;
    let origin = match &place.root {
        EntryRoot::Param(k) => {
            Origin::Value(func.params.get(*k as usize).ok_or_else(unknown)?.value)
        }
        EntryRoot::Global(name) => Origin::Global(name.clone()),
    };
    let &[offset] = place.offsets.as_slice() else { return Err(unknown()) };
    let read = place_from(cx, &origin, offset, place.ty).ok_or_else(unknown)?;
    let spot = Spot { origin, offset, ty: place.ty, access: place.access };
    let mut acc: Option<Expr> = None;
    for &b in cx.program().cfg.reverse_postorder().iter().rev() {
        if !matches!(func.blocks[b].terminator, Terminator::Return(_)) {
            continue;
        }
        if cx.program().forest.innermost(b).is_some() {
            return Err(unsolved("it returns from within a loop"));
        }
        let e = match held(cx, &spot, &read, None, (b, u32::MAX)) {
            Held::Known(e) => e,
            Held::AtEntry => at_entry(cx, &spot).ok_or_else(unknown)?,
            Held::Unknown => return Err(unknown()),
        };
        acc = Some(match acc {
            None => e,
            Some(other) if other == e => e,
            Some(other) => {
                let Some(node) = node_of(cx, None, b) else { continue };
                let c = reach(cx, None, node);
                cx.ite(c, e, other)
            }
        });
    }
    let e = acc.ok_or_else(|| unsolved("it does not return"))?;
    match cx.unknown_in(e) {
        Some(r) => Err(r),
        None => Ok(e),
    }
}

/// The symbols of a function for what it reads from its caller's places, and the places.
pub(in crate::solve) fn read_at_entry(cx: &SolveContext<'_>) -> Vec<(Sym, EntryPlace)> {
    let func = cx.program().func;
    let root_of = |name: &str, global: bool| {
        if global {
            return Some(EntryRoot::Global(name.trim_start_matches('@').to_owned()));
        }
        let k = func.params.iter().position(|p| p.name == name)?;
        Some(EntryRoot::Param(k as u32))
    };
    let mut out: Vec<(Sym, EntryPlace)> = Vec::new();
    for load in load_symbols(func) {
        if !matches!(load.ty, Type::Int(_)) {
            continue;
        }
        let Some(s) = cx.find_symbol(&load.path) else { continue };
        let Some(root) = root_of(&load.place.root, load.global) else { continue };
        let access = match func.values[load.value].def {
            ValueDef::Inst(b, k) => access_of(cx, b, k),
            _ => None,
        };
        match out.iter_mut().find(|x| x.0 == s) {
            // read as different types, it is read as any
            Some((_, known)) if known.access != access => known.access = None,
            Some(_) => {}
            None => {
                let offsets = load.place.offsets.clone();
                out.push((s, EntryPlace { root, offsets, ty: load.ty, access }));
            }
        }
    }
    for (s, spot) in &cx.objects().entry_symbols {
        let Some(path) = MemoryPath::parse(&cx.symbol_data(*s).name) else { continue };
        let global = !func.params.iter().any(|p| p.name == path.root);
        let Some(root) = root_of(&path.root, global) else { continue };
        out.push((*s, EntryPlace { root, offsets: path.offsets, ty: spot.ty, access: None }));
    }
    out
}

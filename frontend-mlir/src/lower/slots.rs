//! Promotes memory slots to values: integers in local memory of constant place that is only loaded
//! from and stored to (`memref.alloca() : memref<1xi32>`, which frontends from C leave for every
//! variable).
//!
//! Method: R. Cytron et al., *Efficiently computing static single assignment form and the control
//! dependence graph* (TOPLAS 1991), pruned by liveness: a slot becomes a block parameter where
//! control flow joins, on the iterated dominance frontier of its stores, if it is loaded later.
//! Loads are replaced and stay behind without use; memory keeps what it held.

use rustc_hash::{FxHashMap, FxHashSet};
use symprof_core::analysis::{Cfg, Dominators};
use symprof_core::ir::{
    Block, BlockCall, Function, Inst, Terminator, Type, Value, ValueData, ValueDef,
};

/// A slot: memory of one type at one place.
struct Slot {
    ty: Type,
    alloca: Value,
}

/// What an instruction does to slots.
#[derive(Clone, Copy)]
enum Access {
    /// the memory is new
    New(Value),
    Load(usize, Value),
    Store(usize, Value),
}

/// The slots of a function and who accesses them, by block in order.
struct Slots {
    slots: Vec<Slot>,
    accesses: FxHashMap<Block, Vec<Access>>,
}

/// Promotes every slot that can be.
pub(super) fn promote(func: &mut Function) {
    let Some(found) = slots(func) else { return };
    let cfg = Cfg::new(func);
    let dom = Dominators::new(&cfg);
    let params = joins(func, &found, &cfg, &dom);
    let undefined = undefined(func, &found);
    let replaced = rename(func, &found, &dom, &params, &undefined);
    let swap = |v: &mut Value| {
        if let Some(&by) = replaced.get(v) {
            *v = by;
        }
    };
    for block in func.blocks.values_mut() {
        for (_, inst) in &mut block.insts {
            inst.for_each_operand_mut(swap);
        }
        block.terminator.for_each_operand_mut(swap);
    }
    for (_, note) in func.loops.iter_mut() {
        if let Some((start, end, step)) = &mut note.triple {
            [start, end, step].into_iter().for_each(swap);
        }
    }
}

/// A place in local memory: the memory and the offset in bytes.
type Place = (Value, i64);

/// Finds memory that is only loaded from and stored to at constant places, each of one type.
fn slots(func: &Function) -> Option<Slots> {
    let (places, mut out) = places(func)?;
    let types = types(func, &places, &mut out);
    let mut sorted: Vec<(Place, Type)> = types.into_iter().collect();
    sorted.sort_by_key(|(place, _)| *place);
    for pair in sorted.windows(2) {
        let [((a, at), ty), ((b, next), _)] = pair else { continue };
        let bytes = ty.width().map_or(0, |w| i64::from(w.div_ceil(8)));
        if a == b && at.saturating_add(bytes) > *next {
            out.insert(*a);
        }
    }
    sorted.retain(|((alloca, _), _)| !out.contains(alloca));
    if sorted.is_empty() {
        return None;
    }
    let index: FxHashMap<Place, usize> =
        sorted.iter().enumerate().map(|(k, (place, _))| (*place, k)).collect();
    let slot = |address: &Value| index.get(places.get(address)?).copied();
    let mut accesses: FxHashMap<Block, Vec<Access>> = FxHashMap::default();
    for &block in &func.layout {
        for (result, inst) in &func.blocks[block].insts {
            let access = match (inst, result) {
                (Inst::Alloca(_), Some(v)) if !out.contains(v) => Access::New(*v),
                (Inst::Load(a), Some(v)) => match slot(a) {
                    Some(k) => Access::Load(k, *v),
                    None => continue,
                },
                (Inst::Store(a, v, _), _) => match slot(a) {
                    Some(k) => Access::Store(k, *v),
                    None => continue,
                },
                _ => continue,
            };
            accesses.entry(block).or_default().push(access);
        }
    }
    let slots = sorted.into_iter().map(|((alloca, _), ty)| Slot { ty, alloca }).collect();
    Some(Slots { slots, accesses })
}

/// The addresses within local memory, by a constant each, and the memory that is reached at others too; `None` if
/// there is no local memory.
fn places(func: &Function) -> Option<(FxHashMap<Value, Place>, FxHashSet<Value>)> {
    let mut places: FxHashMap<Value, Place> = FxHashMap::default();
    for &block in &func.layout {
        for (result, inst) in &func.blocks[block].insts {
            if let (Some(v), Inst::Alloca(_)) = (result, inst) {
                places.insert(*v, (*v, 0));
            }
        }
    }
    if places.is_empty() {
        return None;
    }
    let mut out: FxHashSet<Value> = FxHashSet::default();
    // addresses within; definitions may stand behind uses in the layout, hence again until stable
    loop {
        let before = places.len();
        for &block in &func.layout {
            for (result, inst) in &func.blocks[block].insts {
                let (Some(v), Inst::PtrAdd(_, base, offset)) = (result, inst) else { continue };
                let Some(&(alloca, at)) = places.get(base) else { continue };
                let offset = match func.inst(*offset) {
                    Some(Inst::Const(n)) => at.checked_add(*n as i64),
                    _ => None,
                };
                match offset {
                    Some(offset) => {
                        places.insert(*v, (alloca, offset));
                    }
                    None => {
                        out.insert(alloca);
                    }
                }
            }
        }
        if places.len() == before {
            break;
        }
    }
    Some((places, out))
}

/// The type as which each place is accessed. Memory goes `out` whose places are accessed as several types, or whose
/// addresses are used otherwise.
fn types(
    func: &Function,
    places: &FxHashMap<Value, Place>,
    out: &mut FxHashSet<Value>,
) -> FxHashMap<Place, Type> {
    let mut types: FxHashMap<Place, Type> = FxHashMap::default();
    let mut access = |place: Place, ty: Type, bytes: u32, out: &mut FxHashSet<Value>| {
        let whole = matches!(ty, Type::Int(w) if u32::from(w).div_ceil(8) == bytes);
        if !whole || *types.entry(place).or_insert(ty) != ty {
            out.insert(place.0);
        }
    };
    for &block in &func.layout {
        let data = &func.blocks[block];
        for (result, inst) in &data.insts {
            match inst {
                Inst::Load(address) if places.contains_key(address) => {
                    let Some(v) = result else { continue };
                    let ty = func.values[*v].ty;
                    let bytes = ty.width().map_or(0, |w| u32::from(w).div_ceil(8));
                    access(places[address], ty, bytes, out);
                }
                Inst::Store(address, value, size) if places.contains_key(address) => {
                    access(places[address], func.values[*value].ty, *size, out);
                    // its address is stored
                    out.extend(places.get(value).map(|p| p.0));
                }
                // what is displaced is a place again, or has been given up above
                Inst::PtrAdd(_, _, offset) => out.extend(places.get(offset).map(|p| p.0)),
                Inst::Alloca(None) => {}
                _ => inst.for_each_operand(|v| out.extend(places.get(&v).map(|p| p.0))),
            }
        }
        data.terminator.for_each_operand(|v| out.extend(places.get(&v).map(|p| p.0)));
    }
    types
}

/// Gives blocks where a slot's values join a parameter for it.
fn joins(
    func: &mut Function,
    found: &Slots,
    cfg: &Cfg,
    dom: &Dominators,
) -> FxHashMap<Block, Vec<(usize, Value)>> {
    let mut frontier: FxHashMap<Block, Vec<Block>> = FxHashMap::default();
    for &join in cfg.reverse_postorder() {
        let preds = cfg.predecessors(join);
        if preds.len() < 2 {
            continue;
        }
        for &p in preds.iter().filter(|p| cfg.is_reachable(**p)) {
            let mut at = Some(p);
            while let Some(b) = at.filter(|b| Some(*b) != dom.idom(join)) {
                let row = frontier.entry(b).or_default();
                if row.last() == Some(&join) {
                    break; // from here on another predecessor has been
                }
                row.push(join);
                at = dom.idom(b);
            }
        }
    }
    let mut params: FxHashMap<Block, Vec<(usize, Value)>> = FxHashMap::default();
    for (k, slot) in found.slots.iter().enumerate() {
        // who defines it, and who loads it before defining it
        let mut defines: FxHashSet<Block> = FxHashSet::default();
        let mut live: FxHashSet<Block> = FxHashSet::default();
        for (&block, accesses) in &found.accesses {
            for access in accesses {
                match *access {
                    Access::New(v) if v == slot.alloca => {
                        defines.insert(block);
                    }
                    Access::Store(s, _) if s == k => {
                        defines.insert(block);
                    }
                    Access::Load(s, _) if s == k && !defines.contains(&block) => {
                        live.insert(block);
                    }
                    _ => {}
                }
            }
        }
        let mut work: Vec<Block> = live.iter().copied().collect();
        while let Some(b) = work.pop() {
            for &p in cfg.predecessors(b) {
                if !defines.contains(&p) && live.insert(p) {
                    work.push(p);
                }
            }
        }
        let mut placed: FxHashSet<Block> = FxHashSet::default();
        let mut work: Vec<Block> = defines.into_iter().collect();
        work.sort_unstable();
        while let Some(b) = work.pop() {
            for &join in frontier.get(&b).into_iter().flatten() {
                if placed.insert(join) {
                    work.push(join);
                }
            }
        }
        let mut placed: Vec<Block> = placed.into_iter().filter(|b| live.contains(b)).collect();
        placed.sort_unstable();
        for block in placed {
            let position = func.blocks[block].params.len() as u32;
            let def = ValueDef::BlockParam(block, position);
            let param = func.values.push(ValueData { ty: slot.ty, def, name: None });
            func.blocks[block].params.push(param);
            params.entry(block).or_default().push((k, param));
        }
    }
    params
}

/// What each slot holds before anything is stored: unknown, made at the start of the entry.
fn undefined(func: &mut Function, found: &Slots) -> Vec<Value> {
    let entry = func.entry();
    let mut made = Vec::with_capacity(found.slots.len());
    let mut insts = Vec::with_capacity(found.slots.len());
    for (k, slot) in found.slots.iter().enumerate() {
        let def = ValueDef::Inst(entry, k as u32);
        let value = func.values.push(ValueData { ty: slot.ty, def, name: None });
        insts.push((Some(value), Inst::Opaque("memory before anything is stored there".into())));
        made.push(value);
    }
    let old = std::mem::take(&mut func.blocks[entry].insts);
    for (result, _) in &old {
        if let Some(v) = result {
            if let ValueDef::Inst(_, k) = &mut func.values[*v].def {
                *k += made.len() as u32;
            }
        }
    }
    insts.extend(old);
    func.blocks[entry].insts = insts;
    made
}

/// The value that each load gives, and the arguments for the parameters.
fn rename(
    func: &mut Function,
    found: &Slots,
    dom: &Dominators,
    params: &FxHashMap<Block, Vec<(usize, Value)>>,
    undefined: &[Value],
) -> FxHashMap<Value, Value> {
    let mut replaced: FxHashMap<Value, Value> = FxHashMap::default();
    // values at the end of each block in which some slot changes; of the others at the nearest
    // dominator that has some
    let mut ends: FxHashMap<Block, Vec<Value>> = FxHashMap::default();
    let mut nearest: FxHashMap<Block, Block> = FxHashMap::default();
    for block in dom.preorder().collect::<Vec<_>>() {
        let above = dom.idom(block).and_then(|d| nearest.get(&d).copied());
        let before = |ends: &FxHashMap<Block, Vec<Value>>| match above {
            Some(d) => ends[&d].clone(),
            None => undefined.to_vec(),
        };
        let here = params.get(&block);
        let accesses = found.accesses.get(&block);
        let mut held = before(&ends);
        for &(k, param) in here.into_iter().flatten() {
            held[k] = param;
        }
        for access in accesses.into_iter().flatten() {
            match *access {
                Access::New(alloca) => {
                    for (k, slot) in found.slots.iter().enumerate() {
                        if slot.alloca == alloca {
                            held[k] = undefined[k];
                        }
                    }
                }
                Access::Load(k, v) => {
                    replaced.insert(v, held[k]);
                }
                Access::Store(k, v) => held[k] = replaced.get(&v).copied().unwrap_or(v),
            }
        }
        hand_over(func, block, params, &held);
        match (above, here.is_some() || accesses.is_some()) {
            (Some(d), false) => nearest.insert(block, d),
            _ => {
                ends.insert(block, held);
                nearest.insert(block, block)
            }
        };
    }
    // blocks that are never reached hand over as well, so that the numbers of arguments agree
    for block in func.layout.clone() {
        if !nearest.contains_key(&block) {
            hand_over(func, block, params, undefined);
        }
    }
    replaced
}

/// Adds the arguments for the slots that become parameters of a block's successors.
fn hand_over(
    func: &mut Function,
    block: Block,
    params: &FxHashMap<Block, Vec<(usize, Value)>>,
    held: &[Value],
) {
    let give = |target: &mut BlockCall| {
        for &(k, _) in params.get(&target.block).into_iter().flatten() {
            target.args.push(held[k]);
        }
    };
    match &mut func.blocks[block].terminator {
        Terminator::Jump(to) => give(to),
        Terminator::Branch(_, then, els) => {
            give(then);
            give(els);
        }
        Terminator::Switch(_, cases, default) => {
            cases.iter_mut().for_each(|(_, to)| give(to));
            give(default);
        }
        Terminator::Unsupported(_, targets) => targets.iter_mut().for_each(give),
        Terminator::Return(_) | Terminator::Unreachable => {}
    }
}

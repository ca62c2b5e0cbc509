//! Which functions of a module never come back to their callers, and from which blocks of the others every way
//! leads to an end of the program. What happens there no caller sees: neither what is written nor what is
//! called. LLVM infers its attribute `noreturn` for functions by the same fixpoint over the call graph.
//!
//! An exception may come back, to a handler; so may an endless loop's block, since it leads nowhere. Both stay
//! with what comes back, so that only calls that never return, and what leads to nothing else, are left out.

use super::endings::{ends, is_invoke, throws};
use super::Cfg;
use crate::ir::{Block, CallInfo, FuncId, Function, Inst, Module, Terminator};
use cranelift_entity::{EntitySet, SecondaryMap};
use rustc_hash::{FxHashMap, FxHashSet};

/// What of a module comes back.
#[derive(Debug, Default)]
pub(crate) struct ComingBack {
    never: FxHashSet<FuncId>,
    /// blocks from which every way leads to an end of the program, of the functions that have some
    ending: FxHashMap<FuncId, EntitySet<Block>>,
}

impl ComingBack {
    /// Of that module; `target` has the function whose body a call runs. Linear in the module, but that a
    /// function is looked at again for each callee that turns out never to come back.
    pub(crate) fn new(module: &Module, target: impl Fn(&CallInfo) -> Option<FuncId>) -> Self {
        let mut found = ComingBack::default();
        let mut callers: FxHashMap<FuncId, Vec<FuncId>> = FxHashMap::default();
        let mut work: Vec<FuncId> = Vec::new();
        for (id, func) in module.functions.iter() {
            let calls = func.blocks.values().flat_map(|b| &b.insts);
            let mut stops = false;
            for call in calls.filter_map(|(_, i)| as_call(i)) {
                stops |= ends(call) || throws(call);
                let callee = target(call).filter(|f| *f != id);
                callee.into_iter().for_each(|f| callers.entry(f).or_default().push(id));
            }
            work.extend(stops.then_some(id));
        }
        while let Some(id) = work.pop() {
            let func = &module.functions[id];
            if func.unsupported.is_some() || found.never.contains(&id) {
                continue;
            }
            let stops = |call: &CallInfo| {
                ends(call) || throws(call) || target(call).is_some_and(|f| found.never.contains(&f))
            };
            let ending = ending_blocks(func, stops);
            if ending.contains(func.entry()) && found.never.insert(id) {
                work.extend(callers.get(&id).into_iter().flatten());
            }
            found.ending.insert(id, ending);
        }
        found
    }

    /// Does a call of the function never come back?
    pub(crate) fn never(&self, id: FuncId) -> bool {
        self.never.contains(&id)
    }

    /// May a block of the function lead back to the caller?
    pub(crate) fn may(&self, id: FuncId, b: Block) -> bool {
        !self.ending.get(&id).is_some_and(|ending| ending.contains(b))
    }
}

fn as_call(inst: &Inst) -> Option<&CallInfo> {
    match inst {
        Inst::Call(call) => Some(call),
        _ => None,
    }
}

/// The blocks from which every way leads to a call that stops. Where an exception is handled in the function, a call
/// that never returns may go on there.
fn ending_blocks(func: &Function, stops: impl Fn(&CallInfo) -> bool) -> EntitySet<Block> {
    let cfg = Cfg::new(func);
    let mut ending = EntitySet::new();
    let mut open: SecondaryMap<Block, usize> = SecondaryMap::new();
    let mut work: Vec<Block> = Vec::new();
    for &b in cfg.reverse_postorder() {
        let data = &func.blocks[b];
        open[b] = cfg.successors(b).len();
        let stopped = data.insts.iter().filter_map(|(_, i)| as_call(i)).any(&stops);
        let handled = is_invoke(&data.terminator);
        // what other terminators leave to a frontend may come back by an exception
        let other = matches!(data.terminator, Terminator::Unsupported(..));
        if stopped && !handled && !other {
            work.push(b);
        }
    }
    while let Some(b) = work.pop() {
        if !ending.insert(b) {
            continue;
        }
        for &p in cfg.predecessors(b) {
            open[p] = open[p].saturating_sub(1);
            if open[p] == 0 {
                work.push(p);
            }
        }
    }
    ending
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::parse_module;

    /// The functions that never come back, and the blocks of `f` that lead to an end only.
    fn found(text: &str) -> (Vec<String>, Vec<String>) {
        let module = parse_module(text).unwrap();
        let of = ComingBack::new(&module, |call| match &call.callee {
            crate::ir::Callee::Direct(name) => module.by_name(name),
            _ => None,
        });
        let never = module.functions.iter().filter(|(id, _)| of.never(*id));
        let id = module.by_name("f").unwrap();
        let f = &module.functions[id];
        let ending = f.layout.iter().filter(|b| !of.may(id, **b));
        let name = |b: &Block| f.blocks[*b].name.clone();
        (never.map(|(_, f)| f.name.clone()).collect(), ending.map(name).collect())
    }

    const DIE: &str = "
func @die() {
block entry:
  call @log()
  call @abort() [noreturn]
  unreachable
}
func @give_up() {
block entry:
  jump on
block on:
  call @die()
  return
}
";

    #[test]
    fn what_only_calls_such_functions_never_comes_back() {
        let text = format!(
            "func @f(%c: i1) {{\nblock entry:\n  branch %c, bad, good\nblock bad:\n  jump worse\n\
             block worse:\n  call @give_up()\n  return\nblock good:\n  return\n}}\n{DIE}"
        );
        let (never, ending) = found(&text);
        assert_eq!(never, ["die", "give_up"]);
        assert_eq!(ending, ["bad", "worse"]);
    }

    #[test]
    fn what_may_go_on_comes_back() {
        // an endless loop leads nowhere, a branch with one way back leads back
        let text = format!(
            "func @f(%c: i1) {{\nblock entry:\n  branch %c, turn, good\nblock turn:\n  jump turn\n\
             block good:\n  branch %c, bad, end\nblock bad:\n  call @die()\n  return\n\
             block end:\n  return\n}}\n{DIE}"
        );
        let (never, ending) = found(&text);
        assert_eq!(never, ["die", "give_up"]);
        assert_eq!(ending, ["bad"]);
    }
}

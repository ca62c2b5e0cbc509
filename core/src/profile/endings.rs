//! Callees that may end the program (`exit`, `abort`, a panic, an exception that nobody catches): the
//! caller's formulas hold where none does. How often a callee comes to such a call is a count like any
//! other ([`crate::solve::Inclusive`]): where it is 0 over the parameters, no call ended the program. Where
//! no formula says when a callee does, it is an assumption; at a point an execution may know better.
//!
//! Up to the first call that ends the program an execution is that of the formulas, in which every call
//! comes back; so if formulas count no such call, there is none.

use super::callees::Facts;
use super::calls::CallGraph;
use crate::analysis::endings::Endings as Ways;
use crate::analysis::{Cfg, Dominators, Influence};
use crate::assume::{Assumed, AssumptionKind};
use crate::expr::{ConditionExpr, Expr, Store};
use crate::facts::Facts as Known;
use crate::interp::Interpreter;
use crate::ir::{Block, Callee, FuncId, Inst, Module};
use crate::solve::{CallFacts, Inclusive};
use std::collections::BTreeSet;

/// What is assumed of the calls of a function that may end the program; none where no call may, or where
/// the parameters decide that none does. `known` holds of them, in the store of the function's formulas;
/// `reached` are the functions that it reaches.
pub(super) fn endings<'m>(
    (module, graph, interpreter): (&'m Module, &CallGraph<'m>, &Interpreter<'m>),
    (id, reached): (FuncId, &[FuncId]),
    store: &mut Store,
    known: &[Expr],
) -> Vec<Assumed> {
    let Some(calls) = Calls::of(module, graph, id) else { return Vec::new() };
    let facts = Facts::new(module, graph, interpreter);
    let limits = &graph.results().settings();
    let limits = &limits.limits().profiles;
    let small = reached.len() <= limits.summed_functions && facts.is_small(id, limits);
    let mut all = small && !graph.pointer_may_end(id);
    let mut never = Vec::new();
    if small {
        let inclusive = graph.results().inclusive_here(module, id, &facts);
        let found = Endings::of(module, graph, &facts.reached(id), &inclusive);
        let mut same = |s: &mut Store, sym| {
            let name = &inclusive.store.symbol_data(sym).name;
            s.find_symbol(name).map(|found| s.sym(found))
        };
        let counts = store.import_all(&inclusive.store, &found.counts, &mut same);
        // the counts hold under the guards, also those that are 0
        let guards: Vec<Expr> = inclusive.guards.iter().map(|g| g.expr()).collect();
        let guards = store.import_all(&inclusive.store, &guards, &mut same);
        all &= found.all && counts.iter().chain(&guards).all(Option::is_some);
        never.extend(guards.into_iter().flatten());
        for count in counts.into_iter().flatten() {
            never.push(store.eq0(count));
        }
    }
    let never = store.and_all(&never);
    let mut facts = Known::new();
    known.iter().for_each(|&c| facts.assume(store, c));
    let never = facts.simplify(store, never);
    calls.assumed_of(store, never, all)
}

/// The same for counts inside callees, in the store of these.
pub(super) fn endings_inside(
    module: &Module,
    graph: &CallGraph<'_>,
    id: FuncId,
    facts: &Facts<'_, '_>,
    inclusive: &mut Inclusive,
) -> Vec<Assumed> {
    let Some(calls) = Calls::of(module, graph, id) else { return Vec::new() };
    let Endings { counts, mut all } = Endings::of(module, graph, &facts.reached(id), inclusive);
    all &= !graph.pointer_may_end(id);
    let store = &mut inclusive.store;
    let never: Vec<Expr> = counts.into_iter().map(|e| store.eq0(e)).collect();
    let never = store.and_all(&never);
    calls.assumed_of(store, never, all)
}

/// The calls of a function that may not come back.
struct Calls {
    names: BTreeSet<String>,
    first: (Block, String),
    after: Vec<Block>,
}

impl Calls {
    fn of(module: &Module, graph: &CallGraph<'_>, id: FuncId) -> Option<Calls> {
        if !graph.takes_endings_as_conditions() {
            return None;
        }
        let func = &module.functions[id];
        let cfg = Cfg::new(func);
        let (mut names, mut first, mut calling) = (BTreeSet::new(), None, Vec::new());
        for &b in cfg.reverse_postorder() {
            let mut ending = false;
            for (_, inst) in &func.blocks[b].insts {
                let Inst::Call(call) = inst else { continue };
                let name = match graph.target(call) {
                    Some(callee) if callee == id => continue,
                    Some(callee) if graph.may_end(callee) => {
                        format!("of {}", module.functions[callee].name)
                    }
                    None if matches!(call.callee, Callee::Indirect(_))
                        && graph.call_may_end(call) =>
                    {
                        "through a pointer".into()
                    }
                    _ => continue,
                };
                names.insert(name);
                ending = true;
            }
            if ending {
                first.get_or_insert_with(|| (b, func.blocks[b].name.clone()));
                calling.push(b);
            }
        }
        let first = first?;
        Some(Calls { names, first, after: Influence::new(func, &cfg).after_any(&calling) })
    }

    /// That no call ends the program: a condition, if it is not always true; and an assumption that no
    /// point decides, if that is not all.
    fn assumed_of(&self, store: &Store, never: Expr, all: bool) -> Vec<Assumed> {
        let condition = (!store.is_one(never)).then(|| self.assumed(Some(never)));
        condition.into_iter().chain((!all).then(|| self.assumed(None))).collect()
    }

    /// That no call ends the program, as an assumption with that condition.
    fn assumed(&self, condition: Option<Expr>) -> Assumed {
        let names: Vec<&str> = self.names.iter().map(String::as_str).collect();
        let text = match names[..] {
            [one] => format!("no call {one} ends the program"),
            [one, two] => format!("no call {one} or {two} ends the program"),
            _ => format!("no call {} or {} more ends the program", names[0], names.len() - 1),
        };
        let (block, name) = &self.first;
        Assumed {
            kind: AssumptionKind::NoExit,
            text,
            condition: condition.map(ConditionExpr::new),
            instruction: format!("the call in block {name}"),
            block: *block,
            callees: Vec::new(),
            blocks: self.after.clone(),
        }
    }
}

/// Calls that end the program, in a function and its callees. What never comes back ends it where it is called,
/// whatever it does first.
struct Endings {
    /// how often each runs, where the parameters decide that
    counts: Vec<Expr>,
    /// they decide that of all
    all: bool,
}

impl Endings {
    fn of(
        module: &Module,
        graph: &CallGraph<'_>,
        reached: &[FuncId],
        inclusive: &Inclusive,
    ) -> Endings {
        // a count of 0 may rest on it that no data leads to such a call
        let assumed = inclusive.assumptions.iter().any(|a| a.kind == AssumptionKind::NoExit);
        let all = inclusive.failed.is_none() && !assumed;
        let mut found = Endings { counts: Vec::new(), all };
        let root = reached.first().copied();
        let goes_on = |f: &&FuncId| Some(**f) == root || !graph.never_comes_back(**f);
        for &f in reached.iter().filter(|&&f| graph.may_end(f)).filter(goes_on) {
            let own = Some(f) == root;
            found.all &=
                own || module.functions[f].unsupported.is_none() && !graph.pointer_may_end(f);
            let func = &module.functions[f];
            let cfg = Cfg::new(func);
            let (dominators, ways) = (Dominators::new(&cfg), Ways::new(func, &cfg));
            let count = |b: Block| match inclusive.functions.get(&f).and_then(|c| c[b].as_ref()) {
                Some(Ok(e)) => Some(e.expr()),
                _ => None,
            };
            // where the function itself ends the program, its formulas say so
            let ends = graph.ending_blocks(f).filter(|_| !own);
            let mut blocks: Vec<Block> = ends.chain(graph.blocks_with_last_calls(f)).collect();
            blocks.sort_unstable();
            blocks.dedup();
            for b in blocks.into_iter().filter(|&b| cfg.is_reachable(b)) {
                // whether a handler lets an exception pass is not known: none does where none runs
                let mut at = b;
                let known = loop {
                    match (count(at), dominators.idom(at)) {
                        (Some(e), _) => break Some(e),
                        (None, Some(d)) if !ways.is_ordinary(d) => at = d,
                        _ => break None,
                    }
                };
                match known {
                    Some(e) if !inclusive.store.is_zero(e) => found.counts.push(e),
                    Some(_) => {}
                    None => found.all = false,
                }
            }
        }
        found
    }
}

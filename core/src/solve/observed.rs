//! A second analysis for what data decides, in which each value that an execution reads once is a symbol.
//!
//! The counts that parameters decide are those of the first analysis, whose conditions speak of nothing else.
//! What the second one finds for the other blocks is copied into the first one's store, with conditions of its
//! own.

use crate::assume::Assumed;
use crate::expr::{ConditionExpr, Expr, Store, Sym, SymKind};
use crate::ir::Block;
use crate::solve::assumptions::assumed;
use crate::solve::context::addresses::speaks_of_addresses;
use crate::solve::context::{Observation, Program, SolveContext};
use crate::solve::count::free_symbols::{data_flows, Counts};
use crate::solve::{analyse, AssumedCondition, FreeSymbol, Graphs, Reason};
use cranelift_entity::SecondaryMap;

/// Formulas for what data decides, in the store of the first analysis.
pub(in crate::solve) struct Observed {
    pub(in crate::solve) flows: SecondaryMap<Block, Option<Expr>>,
    pub(in crate::solve) free: Vec<FreeSymbol>,
    /// conditions under which they hold
    pub(in crate::solve) guards: Vec<Expr>,
    pub(in crate::solve) assumptions: Vec<Assumed>,
}

/// Formulas in the values that an execution reads once, for the blocks that data decides; none if there are no
/// such values. Takes as long as the first analysis.
pub(in crate::solve) fn observe(
    cx: &mut SolveContext<'_>,
    counts: &Counts,
    graphs: &Graphs,
    assume: &[AssumedCondition<'_>],
) -> Option<Observed> {
    let by_data = |b: &Block| matches!(counts[*b], Some(Err(Reason::Data(_))));
    let Program { module, func, callees, active, .. } = cx.program();
    if cx.objects().read_once.observation == Observation::NoneMet
        || !func.layout.iter().any(by_data)
    {
        return None;
    }
    let mut second = SolveContext::new(module, func, graphs, callees, active);
    second.objects_mut().read_once.observation = Observation::Symbols;
    let mut found = analyse(&mut second, assume);
    if !found.holds {
        return None;
    }
    let (flows, mut free) = data_flows(&mut second, &found.counts, &mut found.by_address);
    free.append(&mut second.objects_mut().read_once.free);

    let mut blocks = Vec::new();
    for &b in func.layout.iter().filter(|b| by_data(b)) {
        let e = match &found.counts[b] {
            Some(Ok(e)) => Some(*e),
            Some(Err(Reason::Data(_))) => flows[b],
            _ => None,
        };
        let doubtful = cx.ledger().doubtful.contains(&b);
        if let Some(e) = e.filter(|&e| !doubtful && !speaks_of_addresses(&second, &[e])) {
            blocks.push((b, e));
        }
    }
    let mut assumptions = assumed(&mut second);
    let mut guards = second.ledger().guards.clone();
    guards.extend(found.promises.iter().map(|p| p.condition.expr()));

    let copied = |cx: &mut SolveContext<'_>, all: &[Expr]| {
        let mut map = |s: &mut Store, sym: Sym| same_symbol(&second, s, sym);
        cx.import_all(&second, all, &mut map)
    };
    let guards = copied(cx, &guards).into_iter().collect::<Option<Vec<Expr>>>()?;
    for a in &mut assumptions {
        // without its condition an assumption would say more than is assumed
        if let Some(c) = a.condition {
            a.condition = Some(ConditionExpr::new(copied(cx, &[c.expr()]).pop().flatten()?));
        }
    }
    let formulas: Vec<Expr> = blocks.iter().map(|b| b.1).collect();
    let mut all = SecondaryMap::new();
    for ((b, _), e) in blocks.into_iter().zip(copied(cx, &formulas)) {
        all[b] = e;
    }
    Some(Observed { flows: all, free, guards, assumptions })
}

/// The symbol of that name in the store of the first analysis, for all but what stands for an address, an
/// iteration, or what is not known.
fn same_symbol(second: &SolveContext<'_>, store: &mut Store, sym: Sym) -> Option<Expr> {
    let data = second.symbol_data(sym);
    let own = matches!(data.kind, SymKind::Index | SymKind::Placeholder | SymKind::Data);
    if own || second.objects().bases.contains_key(&sym) {
        return None;
    }
    let symbol = store.symbol(&data.name, data.kind, data.lo.clone(), data.hi.clone());
    Some(store.sym(symbol))
}

/// Adds what the second analysis assumes: what the first one assumes too is not said twice, and a condition of
/// its own restricts only the second one's formulas.
pub(in crate::solve) fn add_assumptions(
    all: &mut Vec<Assumed>,
    observed: Vec<Assumed>,
    guards: &mut Vec<Expr>,
) {
    for a in observed {
        match all.iter_mut().find(|x| x.text == a.text) {
            Some(same) => {
                if let Some(c) = a.condition.filter(|c| same.condition != Some(*c)) {
                    guards.push(c.expr());
                }
                same.blocks.extend(a.blocks);
                same.blocks.sort_unstable();
                same.blocks.dedup();
            }
            None => all.push(a),
        }
    }
}

//! Callees that may run for ever, in loops or recursions: what the caller's formulas say of the blocks behind their
//! calls holds where they end. Where the callee's own formulas say when they do, that is a condition on the
//! caller's parameters ([`crate::solve::Inclusive`]); where none does, it is an assumption, as it is of the
//! function's own loops.

use super::callees::Facts;
use super::solving::Profiler;
use crate::analysis::{Cfg, Influence};
use crate::assume::{Assumed, AssumptionKind};
use crate::expr::{ConditionExpr, Expr, Store};
use crate::facts::Facts as Known;
use crate::ir::{Block, FuncId, Inst};
use crate::solve::{BlockCounts, Ending, Inclusive, Reason};

/// The calls of a function whose callees may run for ever.
pub(super) struct EndlessCalls {
    callees: Vec<FuncId>,
    first: Block,
    /// the blocks that may run after one
    after: Vec<Block>,
}

impl EndlessCalls {
    /// None if the function has none.
    pub(super) fn of(with: &Profiler<'_, '_>, id: FuncId) -> Option<EndlessCalls> {
        let func = &with.module.functions[id];
        let cfg = Cfg::new(func);
        let (mut callees, mut calling) = (Vec::new(), Vec::new());
        for &b in cfg.reverse_postorder() {
            for (_, inst) in &func.blocks[b].insts {
                let Inst::Call(call) = inst else { continue };
                let endless = |f: &FuncId| with.calls.results().may_be_endless(with.module, *f);
                // activations of the function itself are a loop, if it has formulas
                let callee = with.calls.target(call).filter(|f| *f != id).filter(endless);
                let Some(callee) = callee else { continue };
                calling.push(b);
                if !callees.contains(&callee) {
                    callees.push(callee);
                }
            }
        }
        let first = *calling.first()?;
        let after = Influence::new(func, &cfg).after_any(&calling);
        Some(EndlessCalls { callees, first, after })
    }

    /// That they come to an end: what is to be assumed of it beyond `found`, in the store of the function's
    /// formulas; nothing where formulas say that they do. `known` holds of its parameters.
    pub(super) fn assumed(
        &self,
        with: &Profiler<'_, '_>,
        (id, reached): (FuncId, &[FuncId]),
        found: &[Assumed],
        store: &mut Store,
        known: &[Expr],
    ) -> Vec<Assumed> {
        let facts = Facts::new(with.module, with.calls, with.interpreter);
        let limits = &with.options.settings.limits().profiles;
        if reached.len() > limits.summed_functions || !facts.is_small(id, limits) {
            return vec![self.of_all(with, id, None)];
        }
        let inclusive = with.calls.results().inclusive_here(with.module, id, &facts);
        let assumes = !with.options.disabled.contains(&AssumptionKind::Ends);
        let may = inclusive.calls_end != Ending::default();
        if inclusive.failed.is_some() || may && !assumes {
            return vec![self.of_all(with, id, None)];
        }
        let is_new = |a: &&Assumed| {
            let of_calls = a.kind == AssumptionKind::Ends && !a.callees.is_empty();
            of_calls && found.iter().all(|known| known.text != a.text)
        };
        let of_calls = |a: &Assumed| Assumed { condition: None, ..a.clone() };
        let mut all: Vec<Assumed> =
            inclusive.assumptions.iter().filter(is_new).map(of_calls).collect();
        if inclusive.calls_end.within_guards {
            let condition = within(&inclusive, store, known);
            if !condition.is_some_and(|c| store.is_one(c)) {
                all.push(self.of_all(with, id, condition));
            }
        }
        all
    }

    /// Takes away the counts that rest on these assumptions.
    pub(super) fn forget_counts(assumed: &[Assumed], counts: &mut BlockCounts) {
        for a in assumed {
            for &b in &a.blocks {
                let why = format!("whether {}", a.text);
                counts[b] = Some(Err(Reason::Data(why)));
            }
        }
    }

    /// That all these calls come to an end.
    fn of_all(&self, with: &Profiler<'_, '_>, id: FuncId, condition: Option<Expr>) -> Assumed {
        let functions = &with.module.functions;
        let callees: Vec<String> =
            self.callees.iter().map(|&f| functions[f].name.clone()).collect();
        let text = match &callees[..] {
            [one] => format!("calls of {one} end"),
            [one, two] => format!("calls of {one} and {two} end"),
            [first, ..] => format!("calls of {first} and {} more end", callees.len() - 1),
            [] => String::new(),
        };
        Assumed {
            kind: AssumptionKind::Ends,
            text,
            condition: condition.map(ConditionExpr::new),
            instruction: format!("the call in block {}", functions[id].blocks[self.first].name),
            block: self.first,
            blocks: self.after.clone(),
            callees,
        }
    }
}

/// The guards of the counts inside callees, over the symbols of the caller's formulas; none where they speak of others.
fn within(inclusive: &Inclusive, store: &mut Store, known: &[Expr]) -> Option<Expr> {
    let mut same = |s: &mut Store, sym| {
        let name = &inclusive.store.symbol_data(sym).name;
        s.find_symbol(name).map(|found| s.sym(found))
    };
    let guards: Vec<Expr> = inclusive.guards.iter().map(|g| g.expr()).collect();
    let guards = store.import_all(&inclusive.store, &guards, &mut same);
    let guards: Vec<Expr> = guards.into_iter().collect::<Option<_>>()?;
    let all = store.and_all(&guards);
    let mut facts = Known::new();
    known.iter().for_each(|&c| facts.assume(store, c));
    Some(facts.simplify(store, all))
}

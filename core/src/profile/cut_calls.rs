//! Calls behind one that may not come back, in its own block: the count of the block says how often the first of
//! them is made, and not the others.

use super::calls::CallGraph;
use crate::assume::AssumptionKind;
use crate::ir::{Block, CallInfo, FuncId, Inst};
use crate::solve::Ending;

impl CallGraph<'_> {
    /// The blocks of a function with a call behind which further calls of the block have no count, and the number of the
    /// first such call: one that may come back twice, or that is not assumed to come back.
    pub(super) fn cuts(&self, id: FuncId) -> Vec<(Block, usize)> {
        let func = &self.module().functions[id];
        let disabled = self.results().disabled();
        let returns = !disabled.contains(&AssumptionKind::Returns);
        let ends = !disabled.contains(&AssumptionKind::Ends);
        let mut unsure = None;
        let mut cuts = Vec::new();
        for &block in &func.layout {
            let mut may_stay_away = |k: usize, call: &CallInfo| {
                call.effects.returns_twice
                    || !returns && self.results().may_not_return(self.module(), call)
                    || !ends
                        && self.may_be_endless(call)
                        && match unsure.get_or_insert_with(|| self.unsure_calls(id)) {
                            Some(calls) => calls.contains(&(block, k)),
                            None => true,
                        }
            };
            let mut insts = func.blocks[block].insts.iter().enumerate();
            let first = insts.find_map(|(k, (_, inst))| match inst {
                Inst::Call(call) => may_stay_away(k, call).then_some(k),
                _ => None,
            });
            cuts.extend(first.map(|k| (block, k)));
        }
        cuts
    }

    fn may_be_endless(&self, call: &CallInfo) -> bool {
        self.target(call).is_some_and(|f| self.results().may_be_endless(self.module(), f))
    }

    /// The calls of a function of which no formula says that they end; none where formulas say nothing, or under
    /// conditions.
    fn unsure_calls(&self, id: FuncId) -> Option<Vec<(Block, usize)>> {
        let solved = self.results().inclusive_known(id)?;
        let Ending { within_guards, .. } = solved.calls_end;
        (solved.failed.is_none() && !within_guards).then(|| solved.unsure_calls.clone())
    }
}

//! Calls behind one that may not come back, in its own block: the count of the block says how often the first of
//! them is made, and not the others.

use super::calls::CallGraph;
use crate::assume::AssumptionKind;
use crate::ir::{Block, CallInfo, FuncId, Inst};
use crate::solve::Ending;

impl CallGraph<'_> {
    /// The blocks of a function that are [cut](Self::cut), with where.
    pub(super) fn cuts(&self, id: FuncId) -> Vec<(Block, usize)> {
        let layout = self.module().functions[id].layout.iter();
        layout.filter_map(|&b| Some((b, self.cut(id, b)?))).collect()
    }

    /// The number of the first call in a block behind which the count of the block says nothing: one that may come
    /// back twice, or that is not assumed to come back.
    pub(super) fn cut(&self, id: FuncId, block: Block) -> Option<usize> {
        let results = self.results();
        let returns = !results.disabled().contains(&AssumptionKind::Returns);
        let ends = !results.disabled().contains(&AssumptionKind::Ends);
        let mut insts = self.module().functions[id].blocks[block].insts.iter().enumerate();
        insts.find_map(|(k, (_, inst))| {
            let Inst::Call(call) = inst else { return None };
            let cuts = call.effects.returns_twice
                || !returns && results.may_not_return(self.module(), call)
                || !ends && self.may_be_endless(call) && self.is_unsure(id, (block, k));
            cuts.then_some(k)
        })
    }

    fn may_be_endless(&self, call: &CallInfo) -> bool {
        self.target(call).is_some_and(|f| self.results().may_be_endless(self.module(), f))
    }

    /// Does no formula say that a call of the function comes back, or only under conditions?
    fn is_unsure(&self, id: FuncId, call: (Block, usize)) -> bool {
        let Some(solved) = self.results().inclusive_known(id) else { return true };
        let Ending { within_guards, .. } = solved.calls_end;
        within_guards || solved.failed.is_some() || solved.unsure_calls.contains(&call)
    }
}

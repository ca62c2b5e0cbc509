//! How functions may be run, other than by their names, while others run: through pointers, by code outside the
//! module, and by a body that takes the place of another. Counts of one activation are those of an execution only
//! where nothing does (design, "What makes it exact", 7).

use super::calls::CallGraph;
use crate::analysis::call_summaries::{CallSummaries, CallSummary};
use crate::analysis::callbacks::{Callbacks, CalledBack, Outside};
use crate::assume::{Assumed, AssumptionKind};
use crate::ir::{FuncId, Function};
use std::cell::OnceCell;

/// How functions may be run, other than by their names, while certain calls run.
pub(super) struct Reentry<'a, 'm> {
    graph: &'a CallGraph<'m>,
    /// the calls of the module's functions
    calls: &'a CallSummaries<'m>,
    /// those of the functions that run
    of: Vec<&'a CallSummary<'m>>,
    /// what code outside the module runs meanwhile
    outside: Outside,
    callbacks: OnceCell<Callbacks>,
}

impl<'a, 'm> Reentry<'a, 'm> {
    pub(super) fn new(
        graph: &'a CallGraph<'m>,
        calls: &'a CallSummaries<'m>,
        of: Vec<&'a CallSummary<'m>>,
    ) -> Self {
        let outside = of.iter().map(|f| f.outside).max().unwrap_or_default();
        Reentry { graph, calls, of, outside, callbacks: OnceCell::new() }
    }

    /// How that function may be; what code outside was told of before is never run where that is assumed.
    pub(super) fn of(&self, id: FuncId) -> CalledBack {
        if self.runs_anew(id) {
            return CalledBack::Possibly;
        }
        // code outside, and pointers, run nothing else
        if self.outside == Outside::Nothing || !self.graph.is_exposed(id) {
            return CalledBack::Never;
        }
        let make = || Callbacks::new(self.calls, &self.of);
        match self.callbacks.get_or_init(make).of(id, self.outside) {
            CalledBack::IfRegisteredBefore if !self.graph.assumes_no_callback() => {
                CalledBack::Possibly
            }
            found => found,
        }
    }

    /// Is one called by its name whose body may be replaced, and that, if it is not, runs the function?
    fn runs_anew(&self, id: FuncId) -> bool {
        let replaceable = self.of.iter().flat_map(|f| &f.replaceable);
        self.calls.closure(replaceable.copied().collect()).contains(&id)
    }

    /// What is assumed for counts of these functions, in an execution of the root.
    pub(super) fn assumed(&self, of: &[FuncId], root: &Function) -> Option<Assumed> {
        let mut told_before = of.iter().filter(|&&f| self.of(f) == CalledBack::IfRegisteredBefore);
        told_before.next()?;
        Some(Assumed {
            kind: AssumptionKind::NoCallback,
            text: "code outside the module calls none of its functions back".to_owned(),
            condition: None,
            instruction: format!("the calls of unknown code that `{}` comes to", root.name),
            block: root.entry(),
            callees: Vec::new(),
            blocks: root.layout.clone(),
        })
    }
}

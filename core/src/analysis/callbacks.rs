//! Which functions may be run, while others run, by code outside the module or through a pointer.
//!
//! A call through a pointer runs a function whose address is a value somewhere, and whose type is that of
//! the call (class hierarchy analysis does the same for methods). Code outside runs what it was told of:
//! by the functions that call it, or before.

use super::addresses::TakenAddresses;
use super::call_summaries::{CallSummaries, CallSummary};
use crate::ir::{CallInfo, Callee, FuncId, Function, Type};
use crate::known;
use rustc_hash::FxHashSet;

/// May a function be run other than by a call of its name?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CalledBack {
    /// nobody can
    Never,
    /// only by code outside at which it was registered before
    IfRegisteredBefore,
    /// through a pointer, or by code outside that is given its address now
    Possibly,
}

/// What code outside the module runs meanwhile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) enum Outside {
    #[default]
    Nothing,
    /// handlers at the end of the program (`atexit`, destructors, signals), which were registered before
    Handlers,
    /// code that may call back what it is given the address of
    Code,
}

/// What calls of unknown code and through pointers, in certain functions, may run.
#[derive(Debug)]
pub(crate) struct Callbacks {
    /// run through pointers, with all that they call
    pointers: FxHashSet<FuncId>,
    /// given to code outside by these functions, with all that they call
    given: FxHashSet<FuncId>,
}

impl Callbacks {
    /// Of these calls, those of certain functions. Linear in them, once what calls through pointers run is
    /// known.
    pub(crate) fn new<'m>(calls: &CallSummaries<'m>, of: &[&CallSummary<'m>]) -> Callbacks {
        let mut addresses = TakenAddresses::new(calls.module);
        let taken: Vec<&str> = of.iter().flat_map(|f| addresses.of(&f.addresses)).collect();
        let given = calls.closure(calls.functions(&taken).collect());
        Callbacks { pointers: through_pointers(calls, of), given }
    }

    /// How a function may be run again of which code outside may know the address, or that of a caller.
    pub(crate) fn of(&self, id: FuncId, outside: Outside) -> CalledBack {
        match outside {
            _ if self.pointers.contains(&id) => CalledBack::Possibly,
            Outside::Code if self.given.contains(&id) => CalledBack::Possibly,
            Outside::Nothing => CalledBack::Never,
            _ => CalledBack::IfRegisteredBefore,
        }
    }
}

/// What calls through pointers may run, of these and of what they run in turn.
fn through_pointers(calls: &CallSummaries<'_>, of: &[&CallSummary<'_>]) -> FxHashSet<FuncId> {
    let mut found: FxHashSet<FuncId> = FxHashSet::default();
    let mut kinds: FxHashSet<usize> = FxHashSet::default();
    let mut work: Vec<usize> = of.iter().flat_map(|f| &f.pointers).copied().collect();
    while let Some(kind) = work.pop() {
        if kinds.insert(kind) {
            let run = calls.run_by(kind).iter().filter(|g| found.insert(**g));
            work.extend(run.flat_map(|g| &calls.of(*g).pointers));
        }
    }
    found
}

/// What code outside the module a call in that function runs. `has_body`: the function of that name is the one
/// that runs. One that touches no memory may still run what it is given the address of.
pub(crate) fn calls_outside(caller: &Function, call: &CallInfo, has_body: bool) -> Outside {
    let code = |runs: bool| if runs { Outside::Code } else { Outside::Nothing };
    let given = || call.args.iter().any(|&a| caller.values[a].ty == Type::Ptr);
    let is_thread = |name: &str| name == known::OTHER_THREAD && !call.counted;
    match (&call.callee, known::of_call(call)) {
        (Callee::Direct(name), _) if is_thread(name) => Outside::Nothing,
        (Callee::Indirect(_), _) | (Callee::Global(_), None) => Outside::Code,
        _ if has_body => Outside::Nothing,
        (_, Some(known)) if known.ends => Outside::Handlers,
        (_, Some(known)) => code(known.calls_back),
        (_, None) => code(call.effects.reads || call.effects.writes || given()),
    }
}

//! Which functions may be run, while others run, by code outside the module or through a pointer.
//!
//! A call through a pointer runs a function whose address is a value somewhere, and whose type is that of
//! the call (class hierarchy analysis does the same for methods). Code outside runs what it was told of:
//! by the functions that call it, or before.

use super::addresses::{functions, may_run, TakenAddresses};
use crate::ir::{Callee, FuncId, Function, Inst, Module};
use crate::known;
use rustc_hash::{FxHashMap, FxHashSet};

/// Functions with a body, by name; the first of each name.
type Names<'m> = FxHashMap<&'m str, FuncId>;

/// May a function be run other than by a call of its name?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CalledBack {
    /// nobody can
    Never,
    /// only code outside that was told of it before
    ByEarlierAcquaintance,
    /// through a pointer, or by code outside that is told of it now
    Possibly,
}

/// What code outside the module runs meanwhile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) enum Outside {
    #[default]
    Nothing,
    /// handlers at the end of the program (`atexit`, destructors, signals), which were told of before
    Handlers,
    /// code that may call back what it is told of
    Code,
}

/// What calls of unknown code and through pointers, in certain functions, may run.
#[derive(Debug)]
pub(crate) struct Callbacks {
    /// run through pointers, with all that they call
    pointers: FxHashSet<FuncId>,
    /// told to code outside by these functions, with all that they call
    told: FxHashSet<FuncId>,
}

impl Callbacks {
    /// Of calls in these functions. Linear in their instructions, but for calls through pointers, each of
    /// which is compared with all functions whose address is a value.
    pub(crate) fn new(module: &Module, names: &Names<'_>, of: &[FuncId]) -> Callbacks {
        let mut addresses = TakenAddresses::new(module);
        let taken: Vec<&str> =
            of.iter().flat_map(|&f| addresses.of(&module.functions[f])).collect();
        let told = closure(module, names, functions(names, &taken).collect());
        Callbacks { pointers: through_pointers(module, names, of), told }
    }

    /// How one of the module's functions may be run again. `exposed`: code outside may know the function's address, or that of a caller.
    pub(crate) fn of(&self, id: FuncId, outside: Outside, exposed: bool) -> CalledBack {
        if self.pointers.contains(&id) || (outside == Outside::Code && self.told.contains(&id)) {
            return CalledBack::Possibly;
        }
        match outside > Outside::Nothing && exposed {
            true => CalledBack::ByEarlierAcquaintance,
            false => CalledBack::Never,
        }
    }
}

/// These functions, and all that they call by name.
fn closure(module: &Module, names: &Names<'_>, mut work: Vec<FuncId>) -> FxHashSet<FuncId> {
    let mut found = FxHashSet::default();
    while let Some(id) = work.pop() {
        if found.insert(id) {
            work.extend(called_by_name(&module.functions[id], names));
        }
    }
    found
}

fn called_by_name<'a>(
    func: &'a Function,
    names: &'a Names<'_>,
) -> impl Iterator<Item = FuncId> + 'a {
    func.blocks.values().flat_map(|b| &b.insts).filter_map(|(_, inst)| match inst {
        Inst::Call(call) => match &call.callee {
            Callee::Direct(name) => names.get(name.as_str()).copied(),
            _ => None,
        },
        _ => None,
    })
}

/// What calls through pointers in these functions may run.
fn through_pointers(module: &Module, names: &Names<'_>, of: &[FuncId]) -> FxHashSet<FuncId> {
    let indirect = |f: &FuncId| {
        let insts = module.functions[*f].blocks.values().flat_map(|b| &b.insts);
        insts.into_iter().any(|(_, i)| matches!(i, Inst::Call(c) if !is_direct(&c.callee)))
    };
    let mut found = FxHashSet::default();
    if !of.iter().any(indirect) {
        return found;
    }
    let mut addresses = TakenAddresses::new(module);
    let mut taken: Vec<&str> = module.functions.values().flat_map(|f| addresses.of(f)).collect();
    taken.extend(addresses.of_globals());
    let mut targets: Vec<FuncId> = functions(names, &taken).collect();
    targets.extend(module.functions.iter().filter(|(_, f)| f.address_escapes).map(|x| x.0));
    targets.sort_unstable();
    targets.dedup();
    let mut seen: FxHashSet<FuncId> = FxHashSet::default();
    let mut work: Vec<FuncId> = of.to_vec();
    while let Some(f) = work.pop() {
        if !seen.insert(f) {
            continue;
        }
        let caller = &module.functions[f];
        for (value, inst) in caller.blocks.values().flat_map(|b| &b.insts) {
            let Inst::Call(call) = inst else { continue };
            if is_direct(&call.callee) {
                continue;
            }
            let run = targets.iter().copied().filter(|t| !found.contains(t));
            // a body that could not be carried over may have any type
            let fits = |t: &FuncId| {
                let target = &module.functions[*t];
                target.unsupported.is_some() || may_run(caller, *value, call, target)
            };
            let run: Vec<FuncId> = run.filter(fits).collect();
            let new = closure(module, names, run);
            work.extend(&new);
            found.extend(new);
        }
    }
    found
}

fn is_direct(callee: &Callee) -> bool {
    matches!(callee, Callee::Direct(_))
}

/// What code outside the module a call runs. `has_body`: the function of that name is the one that runs.
pub(crate) fn calls_outside(call: &crate::ir::CallInfo, has_body: bool) -> Outside {
    let code = |runs: bool| if runs { Outside::Code } else { Outside::Nothing };
    match (&call.callee, known::of_call(call)) {
        (Callee::Indirect(_), _) => Outside::Code,
        _ if has_body => Outside::Nothing,
        (_, Some(known)) if known.ends => Outside::Handlers,
        (_, Some(known)) => code(known.calls_back),
        (_, None) => code(call.effects.reads || call.effects.writes),
    }
}

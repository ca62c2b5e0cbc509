//! What each function of a module calls, and whose address it takes, found once: questions about all that a
//! function reaches then cost steps in calls, not in instructions.

use super::addresses::{functions, may_run, TakenAddresses};
use super::callbacks::{calls_outside, Outside};
use super::coming_back::ComingBack;
use super::promised::Promised;
use crate::ir::{Block, CallInfo, Callee, FuncId, Inst, Module, Type, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::OnceLock;

/// Functions with a body, by name.
pub(crate) type Names<'m> = FxHashMap<&'m str, FuncId>;

/// The calls of one function; each list has each entry once, in the order of the instructions.
#[derive(Debug, Default)]
pub(crate) struct CallSummary<'m> {
    /// functions called by name, whose body is the one that runs
    pub direct: Vec<FuncId>,
    /// functions called by name, whose body another definition may replace
    pub replaceable: Vec<FuncId>,
    /// calls through pointers, also those that a global holds, by their types (see
    /// [`run_by`](CallSummaries::run_by))
    pub pointers: Vec<usize>,
    /// Is one of them through a pointer that no global holds?
    pub through_values: bool,
    /// globals whose address the function takes itself
    pub addresses: Vec<&'m str>,
    /// what it runs of the code outside the module
    pub outside: Outside,
    /// functions whose blocks stand in it as copies
    pub copied: Vec<FuncId>,
}

impl CallSummary<'_> {
    /// All functions called by name.
    pub(crate) fn by_name(&self) -> impl Iterator<Item = FuncId> + '_ {
        self.direct.iter().chain(&self.replaceable).copied()
    }
}

/// A call through a pointer: where it stands, and the value that it defines.
type PointerCall<'m> = (FuncId, Option<Value>, &'m CallInfo);

/// The types of a call, of its arguments and of its result, and whether they tell anything.
type Kind = (Vec<Type>, Option<Type>, bool);

/// The calls of a module.
#[derive(Debug)]
pub(crate) struct CallSummaries<'m> {
    pub module: &'m Module,
    /// the first function of each name
    pub names: Names<'m>,
    /// those whose body is what a call by name runs
    pub definitive: Names<'m>,
    functions: Vec<CallSummary<'m>>,
    /// a call through a pointer of each kind of types, and what such calls may run, once asked for
    kinds: Vec<(PointerCall<'m>, OnceLock<Vec<FuncId>>)>,
    /// The functions whose address is a value somewhere in the module, or known outside: what a call through
    /// a pointer may run.
    pub pointer_targets: Vec<FuncId>,
    promised: OnceLock<Promised>,
}

impl<'m> CallSummaries<'m> {
    /// Linear in the module.
    pub(crate) fn new(module: &'m Module) -> Self {
        CallSummaries::of_calls(module, |_, _| true)
    }

    /// Without the calls from which nothing comes back, and what these call in turn: what is left runs where
    /// no call ends the program. Linear in the module.
    pub(crate) fn without_endings(&self, coming_back: &ComingBack) -> Self {
        let comes_back = |f: FuncId, b: Block| coming_back.may(f, b);
        let mut found = CallSummaries::of_calls(self.module, comes_back);
        found.pointer_targets.retain(|f| !coming_back.never(*f));
        found
    }

    fn of_calls(module: &'m Module, counted: impl Fn(FuncId, Block) -> bool) -> Self {
        let mut names = Names::default();
        for (id, f) in module.functions.iter() {
            names.entry(f.name.as_str()).or_insert(id);
        }
        let definitive = module.definitive();
        let (mut kinds, mut known) = (Vec::new(), FxHashMap::default());
        let mut kind_of = |call: PointerCall<'m>| {
            let caller = &module.functions[call.0];
            let ty = |v: Value| caller.values[v].ty;
            let arguments = call.2.args.iter().map(|&a| ty(a)).collect();
            let kind: Kind = (arguments, call.1.map(ty), caller.loose_signature);
            *known.entry(kind).or_insert_with(|| {
                kinds.push((call, OnceLock::new()));
                kinds.len() - 1
            })
        };
        let ids = module.functions.keys();
        let functions: Vec<CallSummary<'m>> = ids
            .map(|f| summary(module, (&names, &definitive), f, |b| counted(f, b), &mut kind_of))
            .collect();
        let pointer_targets = Vec::new();
        let promised = OnceLock::new();
        let mut all = CallSummaries {
            module,
            names,
            definitive,
            functions,
            kinds,
            pointer_targets,
            promised,
        };
        all.pointer_targets = all.find_pointer_targets();
        all
    }

    /// The calls of a function of the module.
    pub(crate) fn of(&self, id: FuncId) -> &CallSummary<'m> {
        &self.functions[id.as_u32() as usize]
    }

    /// The values that may be poison by promises beside flags, found when first asked for.
    pub(crate) fn promised(&self) -> &Promised {
        self.promised.get_or_init(|| Promised::new(self.module, &self.names))
    }

    /// The function whose body a call runs, if its name says so.
    pub(crate) fn target(&self, call: &CallInfo) -> Option<FuncId> {
        match &call.callee {
            Callee::Direct(n) => self.definitive.get(n.as_str()).copied(),
            _ => None,
        }
    }

    /// The functions among globals.
    pub(crate) fn functions<'a>(
        &'a self,
        globals: &'a [&str],
    ) -> impl Iterator<Item = FuncId> + 'a {
        functions(&self.names, globals)
    }

    /// These functions, and all that they call by name.
    pub(crate) fn closure(&self, mut work: Vec<FuncId>) -> FxHashSet<FuncId> {
        let mut found = FxHashSet::default();
        while let Some(id) = work.pop() {
            if found.insert(id) {
                work.extend(self.of(id).by_name());
            }
        }
        found
    }

    /// What a call through a pointer of that kind may run, and all that this calls by name. Linear in the
    /// module for each kind.
    pub(crate) fn run_by(&self, kind: usize) -> &[FuncId] {
        let ((caller, value, call), run) = &self.kinds[kind];
        run.get_or_init(|| {
            let functions = &self.module.functions;
            // a body that could not be carried over may have any type
            let fits = |t: &FuncId| {
                let target = &functions[*t];
                target.unsupported.is_some() || may_run(&functions[*caller], *value, call, target)
            };
            let targets = self.pointer_targets.iter().copied().filter(fits).collect();
            self.closure(targets).into_iter().collect()
        })
    }

    fn find_pointer_targets(&self) -> Vec<FuncId> {
        let mut addresses = TakenAddresses::new(self.module);
        let taken = self.functions.iter().flat_map(|f| addresses.of(&f.addresses));
        let mut taken: Vec<&str> = taken.collect();
        taken.extend(addresses.of_globals());
        let mut targets: Vec<FuncId> = self.functions(&taken).collect();
        let escaping = self.module.functions.iter().filter(|(_, f)| f.address_escapes);
        targets.extend(escaping.map(|x| x.0));
        targets.sort_unstable();
        targets.dedup();
        targets
    }
}

fn summary<'m>(
    module: &'m Module,
    (names, definitive): (&Names<'m>, &Names<'m>),
    id: FuncId,
    counted: impl Fn(Block) -> bool,
    kind_of: &mut impl FnMut(PointerCall<'m>) -> usize,
) -> CallSummary<'m> {
    let mut found = CallSummary::default();
    let mut seen: FxHashSet<FuncId> = FxHashSet::default();
    let mut globals: FxHashSet<&str> = FxHashSet::default();
    let blocks = module.functions[id].blocks.iter();
    for (b, (value, inst)) in blocks.flat_map(|(b, data)| data.insts.iter().map(move |i| (b, i))) {
        let call = match inst {
            Inst::Call(call) => call,
            Inst::GlobalAddr(name) => {
                if globals.insert(name) {
                    found.addresses.push(name);
                }
                continue;
            }
            _ => continue,
        };
        // kinds have the same numbers whichever calls count
        let pointer = || matches!(call.callee, Callee::Indirect(_) | Callee::Global(_));
        let kind = pointer().then(|| kind_of((id, *value, call)));
        if !counted(b) {
            continue;
        }
        let mut has_body = false;
        match &call.callee {
            Callee::Direct(name) => match definitive.get(name.as_str()) {
                Some(&body) => {
                    has_body = true;
                    if seen.insert(body) {
                        found.direct.push(body);
                    }
                }
                None => {
                    found.replaceable.extend(names.get(name.as_str()).filter(|&&f| seen.insert(f)))
                }
            },
            Callee::Indirect(_) | Callee::Global(_) => {
                found.through_values |= matches!(call.callee, Callee::Indirect(_));
                found.pointers.extend(kind);
            }
        }
        found.outside = found.outside.max(calls_outside(&module.functions[id], call, has_body));
    }
    found.pointers.sort_unstable();
    found.pointers.dedup();
    let copies = module.functions[id].blocks.values().flat_map(|b| &b.copies);
    found.copied = copies.filter_map(|c| names.get(c.function.as_str()).copied()).collect();
    found.copied.sort_unstable();
    found.copied.dedup();
    found
}

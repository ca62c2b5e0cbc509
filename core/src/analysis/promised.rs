//! Where poison goes (LangRef, "Poison Values"), and which values it may reach from those of which the source
//! promises something beside flags ([`Function::promised`]). Executions tell broken flags themselves (`interp`); of
//! these promises they know where they are made, and not what is promised.

use super::call_summaries::Names;
use crate::ir::{Callee, FuncId, Function, Inst, Module, Terminator, Value, ValueDef};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::{smallvec, SmallVec};

/// The operands of which an instruction hands poison on, within a function: not a `freeze`, which stops it, nor
/// what calls and memory give.
pub(crate) fn hands_on(inst: &Inst) -> SmallVec<[Value; 3]> {
    match inst {
        Inst::Compare(_, a, b) | Inst::Binary(_, _, a, b) | Inst::PtrAdd(_, a, b) => {
            smallvec![*a, *b]
        }
        Inst::Cast(_, _, a) | Inst::Unary(_, a) | Inst::PtrToInt(a) | Inst::IntToPtr(a) => {
            smallvec![*a]
        }
        Inst::Select(c, a, b) => smallvec![*c, *a, *b],
        _ => SmallVec::new(),
    }
}

/// A value, what a function returns, or what goes through a call of a pointer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Place {
    Value(FuncId, Value),
    Result(FuncId),
    /// an argument by its number
    Passed(u32),
    Returned,
}

/// The values of a module that may be poison by a promise beside flags, through arguments and results. What memory
/// holds is not followed.
#[derive(Debug, Default)]
pub(crate) struct Promised {
    reached: FxHashSet<Place>,
}

impl Promised {
    /// Linear in the module, and nothing where nothing is promised so.
    pub(crate) fn new(module: &Module, names: &Names<'_>) -> Promised {
        let promised = |(f, func): (FuncId, &Function)| {
            func.promised.iter().map(move |&v| Place::Value(f, v)).collect::<Vec<_>>()
        };
        let mut work: Vec<Place> = module.functions.iter().flat_map(promised).collect();
        let mut reached = FxHashSet::default();
        if work.is_empty() {
            return Promised { reached };
        }
        let edges = edges(module, names);
        while let Some(place) = work.pop() {
            if reached.insert(place) {
                work.extend(edges.get(&place).into_iter().flatten());
            }
        }
        Promised { reached }
    }

    /// May this value of a function be poison by such a promise?
    pub(crate) fn reaches(&self, f: FuncId, v: Value) -> bool {
        self.reached.contains(&Place::Value(f, v))
    }
}

/// Where poison goes from each place.
fn edges(module: &Module, names: &Names<'_>) -> FxHashMap<Place, Vec<Place>> {
    let mut edges: FxHashMap<Place, Vec<Place>> = FxHashMap::default();
    let mut add = |from: Place, to: Place| edges.entry(from).or_default().push(to);
    for (f, func) in module.functions.iter() {
        for (v, data) in func.values.iter() {
            if let ValueDef::Param(k) = data.def {
                add(Place::Passed(k), Place::Value(f, v));
            }
        }
        add(Place::Result(f), Place::Returned);
        for &b in &func.layout {
            for (v, inst) in &func.blocks[b].insts {
                if let Some(v) = v {
                    let to = Place::Value(f, *v);
                    hands_on(inst).iter().for_each(|&a| add(Place::Value(f, a), to));
                }
                let Inst::Call(call) = inst else { continue };
                let known = match &call.callee {
                    Callee::Direct(name) => Some(names.get(name.as_str()).copied()),
                    Callee::Global(_) | Callee::Indirect(_) => None,
                };
                // a function without a body hands nothing on
                if known == Some(None) {
                    continue;
                }
                let callee = known.flatten();
                let params = callee.map(|g| &module.functions[g]);
                for (k, &a) in (0..).zip(&call.args) {
                    let to = match (callee, params) {
                        (Some(g), Some(of)) => {
                            of.params.get(k as usize).map(|p| Place::Value(g, p.value))
                        }
                        _ => Some(Place::Passed(k)),
                    };
                    to.into_iter().for_each(|to| add(Place::Value(f, a), to));
                }
                if let Some(v) = v {
                    add(callee.map_or(Place::Returned, Place::Result), Place::Value(f, *v));
                }
            }
            let terminator = &func.blocks[b].terminator;
            if let Terminator::Return(Some(v)) = terminator {
                add(Place::Value(f, *v), Place::Result(f));
            }
            for target in terminator.targets() {
                let params = &func.blocks[target.block].params;
                for (&a, &p) in target.args.iter().zip(params) {
                    add(Place::Value(f, a), Place::Value(f, p));
                }
            }
        }
    }
    edges
}

#[cfg(test)]
mod tests {
    use crate::analysis::call_summaries::CallSummaries;
    use crate::ir::text::parse_module;

    #[test]
    fn poison_goes_through_arguments_results_and_merges() {
        let mut module = parse_module(
            "func @f(%n: i32, %m: i32) {
block entry:
  %1 = const i32 1
  %a = add i32 %n, %1
  %r = call i32 @g(%a, %m)
  %s = call i32 @h(%m)
  %t = freeze i32 %a
  jump next(%a, %t)
block next(%x: i32, %y: i32):
  return
}
func @g(%p: i32, %q: i32) -> i32 {
block entry:
  return %p
}
func @h(%p: i32) -> i32 {
block entry:
  return %p
}",
        )
        .expect("it parses");
        let f = module.by_name("f").expect("f");
        let n = module.functions[f].params[0].value;
        module.functions[f].promised.insert(n);
        let found = CallSummaries::new(&module);
        let of = |name: &str| {
            let id = module.by_name(name).expect("a function");
            let values = module.functions[id].values.keys();
            let reached = values.filter(|&v| found.promised().reaches(id, v));
            reached.map(|v| module.functions[id].value_name(v)).collect::<Vec<_>>()
        };
        assert_eq!(of("f"), ["n", "a", "r", "x"]);
        assert_eq!(of("g"), ["p"]);
        assert!(of("h").is_empty());
    }
}

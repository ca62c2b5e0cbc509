//! Redundant parameters: blocks hand a value on to each other that is one and the same wherever it comes from.
//!
//! A set of φ functions that reference each other and one other value has that value (Braun et al., *Simple and
//! Efficient Construction of Static Single Assignment Form*, 2013, section 3.2). The other value is a number, a
//! parameter of the function, or what a place holds that nothing writes, however often it is loaded: partial redundancy
//! elimination of loads makes such sets of every field that bounds loops in a nest, with a parameter at each of its
//! headers and joins. The way to a join need not be looked at then, which would lead to all of them.

use crate::expr::{Expr, Node, SymKind};
use crate::ir::{Inst, Value, ValueDef};
use crate::solve::context::{Reading, SolveContext};
use crate::solve::data::loads::loaded_path;
use crate::solve::value::value;
use rustc_hash::FxHashSet;

/// The one value that a block parameter, and all that are handed to it, begin with. Linear in these, and in the edges to
/// their blocks.
pub(super) fn only_value(cx: &mut SolveContext<'_>, v: Value, reading: Reading) -> Option<Expr> {
    let mut only = None;
    for origin in origins(cx, v)? {
        // What may be written is looked for along the ways, which may lead back here. No question about the place of
        // a load does.
        if let Some(Inst::Load(_)) = cx.program().func.inst(origin) {
            loaded_path(cx, origin)?;
        }
        let e = value(cx, origin, reading);
        let stays = match cx.node(e) {
            Node::Symbol(s) => cx.symbol_data(*s).kind == SymKind::Parameter,
            _ => cx.as_const(e).is_some(),
        };
        if !stays || *only.get_or_insert(e) != e {
            return None;
        }
    }
    only
}

/// What the parameters that a block parameter is made of begin with, if these are loads of named places, parameters of
/// the function and numbers.
fn origins(cx: &SolveContext<'_>, v: Value) -> Option<Vec<Value>> {
    let func = cx.program().func;
    let mut seen = FxHashSet::from_iter([v]);
    let (mut work, mut found) = (vec![v], Vec::new());
    while let Some(v) = work.pop() {
        let ValueDef::BlockParam(b, k) = func.values[v].def else {
            let known = match func.inst(v) {
                Some(Inst::Load(_)) => cx.objects().load_names.contains_key(&v),
                Some(Inst::Const(_)) => true,
                Some(_) => false,
                None => matches!(func.values[v].def, ValueDef::Param(_)),
            };
            known.then(|| found.push(v))?;
            continue;
        };
        for &from in cx.program().cfg.predecessors(b) {
            for target in func.blocks[from].terminator.targets().filter(|t| t.block == b) {
                let arg = *target.args.get(k as usize)?;
                if seen.insert(arg) {
                    work.push(arg);
                }
            }
        }
        if seen.len() > cx.limits().recurrences.merged_values {
            return None;
        }
    }
    Some(found)
}

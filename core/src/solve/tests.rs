//! What the tests of the stages' tables share: a loop, and expressions over its parameters.

use super::context::SolveContext;
use super::value::declare_parameters;
use super::{Callees, Graphs};
use crate::analysis::LoopId;
use crate::expr::{Evaluator, Expr, Num, Sym, SymKind};
use crate::ir::text::parse_module;
use crate::rules::Settings;
use std::sync::Arc;

const LOOP: &str = "func @f(%a: i32, %b: i32, %d: i32, %n: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  jump head(%0)
block head(%i: i32):
  %next = add nsw i32 %i, %1
  %more = icmp slt %next, %n
  branch %more, head(%next), exit
block exit:
  return
}";

/// A context for the loop above, its index, and a placeholder.
pub(in crate::solve) fn with_loop<R>(
    off: &[&str],
    f: impl FnOnce(&mut SolveContext<'_>, LoopId, Sym, Sym) -> R,
) -> R {
    let module = parse_module(LOOP).expect("it parses");
    let (id, func) = module.functions.iter().next().expect("a function");
    let graphs = Graphs::new(func);
    let settings = Settings::default().without_rules(off).expect("rules");
    let callees = Callees::default().with_settings(Arc::new(settings));
    let active = [id];
    let mut cx = SolveContext::new(&module, func, &graphs, &callees, &active);
    declare_parameters(&mut cx);
    let l = graphs.forest.iter().next().expect("a loop");
    let (lo, hi) = crate::expr::machine_range(32, true);
    let p = cx.fresh("P", SymKind::Placeholder, Some(lo), Some(hi));
    let k = cx.index(l);
    f(&mut cx, l, k, p)
}

/// An expression of an example.
pub(in crate::solve) fn read(cx: &mut SolveContext<'_>, text: &str, k: Sym, p: Sym) -> Expr {
    cx.parse_with(text, &mut |s, name| match name {
        "k" => Some(s.sym(k)),
        "P" => Some(s.sym(p)),
        _ => s.find_symbol(name).map(|sym| s.sym(sym)),
    })
    .unwrap_or_else(|e| panic!("`{text}`: {e}"))
}

/// The value of an expression at a point.
pub(in crate::solve) fn value(
    cx: &SolveContext<'_>,
    e: Expr,
    bind: &[(Sym, i64)],
    names: &[(&str, i64)],
) -> Num {
    let mut ev = Evaluator::new(cx);
    for &(s, v) in bind {
        ev.bind(s, Num::int(i128::from(v)));
    }
    for &(n, v) in names {
        ev.bind_name(n, Num::int(i128::from(v)));
    }
    ev.eval(e).expect("a value")
}

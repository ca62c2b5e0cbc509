//! Address symbols of objects.

use crate::expr::{Expr, Node, Num, Store, Sym, SymKind};
use crate::solve::context::notes::{object_text, Object};
use crate::solve::context::SolveContext;
use rustc_hash::FxHashSet;

pub(in crate::solve) fn speaks_of_addresses(cx: &SolveContext<'_>, roots: &[Expr]) -> bool {
    symbols(cx, roots).iter().any(|s| cx.objects().bases.contains_key(s))
}

pub(in crate::solve) fn symbols(s: &Store, roots: &[Expr]) -> FxHashSet<Sym> {
    let mut all = FxHashSet::default();
    s.visit(roots, |_, node| {
        if let Node::Symbol(symbol) = node {
            all.insert(*symbol);
        }
    });
    all
}

/// The address of an object, as a symbol.
pub(in crate::solve) fn address_of(cx: &mut SolveContext<'_>, object: Object) -> Expr {
    if let Some(&sym) = cx.objects().symbols.get(&object) {
        return cx.sym(sym);
    }
    let stem = match &object {
        Object::Global(name) => format!("@{name}"),
        o => format!("&{}", object_text(cx, o)),
    };
    let (lo, hi) = (Some(Num::ONE), Some(Num::pow2(62)));
    let sym = cx.fresh(&stem, SymKind::Defaulted, lo, hi);
    cx.objects_mut().bases.insert(sym, object.clone());
    cx.objects_mut().symbols.insert(object, sym);
    cx.sym(sym)
}

/// Does the expression speak of a value that is still being solved?
pub(in crate::solve) fn has_placeholder(cx: &SolveContext<'_>, e: Expr) -> bool {
    cx.vars(e).iter().any(|v| cx.symbol_data(*v).kind == SymKind::Placeholder)
}

//! Counts that speak of the addresses of objects. Those of parameters and loaded pointers are formulas
//! in these, which a point may bind; others are none.

use crate::expr::{Expr, Node, Num, Store, Sym};
use crate::ir::Block;
use crate::solve::context::addresses::{speaks_of_addresses, symbols};
use crate::solve::context::notes::{note, pointer_name, pointer_symbol, Cause, Note, Object};
use crate::solve::context::SolveContext;
use crate::solve::{FreeSymbol, Reason};
use cranelift_entity::SecondaryMap;
use std::collections::BTreeSet;

/// Counts that speak of the addresses of objects: those of parameters and loaded pointers are
/// formulas in these, which a point may bind, and are handed back; others are none.
pub(in crate::solve) fn without_addresses(
    cx: &mut SolveContext<'_>,
    counts: &mut SecondaryMap<Block, Option<Result<Expr, Reason>>>,
) -> Vec<(Block, Expr)> {
    let mut by_address = Vec::new();
    let formulas: Vec<Expr> =
        counts.values().filter_map(|c| c.as_ref()?.as_ref().ok().copied()).collect();
    let everywhere = speaks_of_addresses(cx, &cx.ledger().guards);
    if !everywhere && !speaks_of_addresses(cx, &formulas) {
        return by_address;
    }
    for &b in &cx.program().func.layout {
        let Some(Ok(e)) = counts[b] else { continue };
        let e = addresses_taken_out(cx, e);
        counts[b] = Some(Ok(e));
        let spoken: Vec<Object> =
            symbols(cx, &[e]).iter().filter_map(|s| cx.objects().bases.get(s).cloned()).collect();
        if spoken.is_empty() && !everywhere {
            continue;
        }
        let names: Option<BTreeSet<String>> = spoken.iter().map(|o| pointer_name(cx, o)).collect();
        counts[b] = Some(Err(match names {
            Some(names) if !everywhere => {
                by_address.push((b, e));
                let names: Vec<String> = names.into_iter().map(|n| format!("`{n}`")).collect();
                Reason::Data(format!("the address of {}", names.join(" and ")))
            }
            _ => Reason::Unsolved("it rests on where objects lie in memory".to_owned()),
        }));
    }
    if everywhere {
        cx.ledger_mut().guards.clear();
        cx.ledger_mut().endless.clear();
    }
    by_address
}

/// Has each address that the formula speaks of a name, by which a point binds it?
pub(in crate::solve) fn are_of_pointers(cx: &SolveContext<'_>, e: Expr) -> bool {
    let spoken = symbols(cx, &[e]);
    let mut objects = spoken.iter().filter_map(|s| cx.objects().bases.get(s));
    objects.all(|o| pointer_name(cx, o).is_some())
}

/// The expression with an address that all operands of an extremum or a choice begin with taken
/// out of it, `max(p + a, p + b) = p + max(a, b)`: differences of addresses then cancel.
pub(in crate::solve) fn addresses_taken_out(cx: &mut SolveContext<'_>, e: Expr) -> Expr {
    if !speaks_of_addresses(cx, &[e]) {
        return e;
    }
    let bases: Vec<Sym> = cx.objects().bases.keys().copied().collect();
    cx.mapped(e, |s, x, done| {
        let e = s.rebuild(x, done);
        let (operands, from) = match s.node(e) {
            Node::Min(args) | Node::Max(args) => (args.to_vec(), 0),
            Node::Ite(c, a, b) => (vec![*c, *a, *b], 1),
            _ => return e,
        };
        let coefficient = |s: &Store, e: Expr, base: Sym| {
            let (_, terms) = s.linear(e);
            let own = |t: &&(Num, Expr)| matches!(s.node(t.1), Node::Symbol(b) if *b == base);
            terms.iter().find(own).map(|t| t.0.clone())
        };
        let common = bases.iter().find_map(|&b| {
            let k = coefficient(s, *operands.get(from)?, b)?;
            let all = operands[from..].iter().all(|&o| coefficient(s, o, b) == Some(k.clone()));
            all.then_some((b, k))
        });
        let Some((base, k)) = common else { return e };
        let base = s.sym(base);
        let base = s.scale(k, base);
        let less: Vec<Expr> = operands
            .iter()
            .enumerate()
            .map(|(i, &o)| if i < from { o } else { s.sub(o, base) })
            .collect();
        let rest = match s.node(e) {
            Node::Min(_) => s.min_all(&less),
            Node::Max(_) => s.max_all(&less),
            _ => s.ite(less[0], less[1], less[2]),
        };
        s.add(base, rest)
    })
}

/// Puts formulas in addresses among those that data decides.
pub(in crate::solve) fn speak_of_addresses(
    cx: &mut SolveContext<'_>,
    by_address: Vec<(Block, Expr)>,
    flows: &mut SecondaryMap<Block, Option<Expr>>,
    free: &mut Vec<FreeSymbol>,
) {
    for &b in &cx.ledger().doubtful {
        flows[b] = None;
    }
    for (b, e) in by_address {
        let mut by: Vec<(Sym, Expr)> = Vec::new();
        for s in symbols(cx, &[e]) {
            let Some(object) = cx.objects().bases.get(&s).cloned() else { continue };
            let Some(name) = pointer_name(cx, &object) else { continue };
            by.push((s, pointer_symbol(cx, &name)));
            let data = cx.symbol_data(s);
            let (lo, hi) = (data.lo.clone().unwrap_or(Num::ZERO), data.hi.clone());
            if free.iter().all(|f| f.name != name) {
                let reason = format!("the address {name}");
                free.push(FreeSymbol { name, lo, hi, reason, values: Vec::new() });
            }
            let cause = Cause::Range(object);
            note(cx, Note { cause, at: None, block: cx.program().func.entry() });
        }
        flows[b] = Some(cx.substitute(e, &by));
    }
}

//! What the program assumes (`llvm.assume`, a frontend's own assumptions, divisors that are not 0)
//! as conditions on the parameters. Executions that break one are undefined: the formulas, which
//! rest on them, do not speak of those, and the execution that answers instead says so.

use super::counts::entry_count;
use super::notes::{assumes_kind, note, pointer_name};
use super::notes::{callee_name, Cause, Note, Object};
use super::values::value_in;
use super::{pointer_symbol, slot, FreeSymbol, Reason, SolveContext};
use crate::analysis::LoopId;
use crate::assume::AssumptionKind;
use crate::expr::{Expr, Node, Num, Store, Sym};
use crate::ir::{Block, CallEffects, Callee, Inst, Value};
use crate::known;
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashSet;
use std::collections::BTreeSet;

/// Does a block say more than where it goes on?
pub(super) fn assumes(cx: &SolveContext<'_>, b: Block) -> bool {
    cx.func.blocks[b].insts.iter().any(|(_, i)| promise(i).is_some())
}

/// The conditions assumed in a block that no loop index and no data decides. Only these are
/// used: only these can be checked at a point.
pub(super) fn block_assumptions(cx: &mut SolveContext<'_>, b: Block) -> Vec<Expr> {
    assumptions_where(cx, b, |_, _| true)
}

/// Those of a loop's header that speak of values from before the loop: they hold wherever
/// the loop is entered.
pub(super) fn header_assumptions(cx: &mut SolveContext<'_>, l: LoopId) -> Vec<Expr> {
    assumptions_where(cx, cx.forest.header(l), |s, v| !s.forest.contains(l, s.func.def_block(v)))
}

fn assumptions_where(
    cx: &mut SolveContext<'_>,
    b: Block,
    of: impl Fn(&SolveContext<'_>, Value) -> bool,
) -> Vec<Expr> {
    let here = cx.forest.innermost(b);
    let promises: Vec<Promise> =
        cx.func.blocks[b].insts.iter().filter_map(|(_, i)| promise(i)).collect();
    let mut conditions = Vec::new();
    for p in promises {
        let (Promise::Holds(v) | Promise::NotZero(v)) = p;
        if !of(cx, v) {
            continue;
        }
        let e = value_in(cx, v, here, false);
        if !cx.vars(e).is_empty() {
            continue;
        }
        conditions.push(match p {
            Promise::Holds(_) => e,
            Promise::NotZero(_) => {
                let zero = cx.eq0(e);
                cx.not(zero)
            }
        });
    }
    conditions
}

/// Adds what is assumed in blocks that execute to the guards, as far as it speaks of symbols
/// that counts, or `more` formulas, use.
pub(super) fn guard_assumptions(
    cx: &mut SolveContext<'_>,
    counts: &SecondaryMap<Block, Option<Result<Expr, Reason>>>,
    more: &[Expr],
) {
    let found: Vec<(Block, Expr)> = cx
        .func
        .layout
        .clone()
        .into_iter()
        .flat_map(|b| block_assumptions(cx, b).into_iter().map(move |c| (b, c)))
        .collect();
    if found.is_empty() {
        return;
    }
    let mut roots: Vec<Expr> =
        counts.values().filter_map(|c| c.as_ref()?.as_ref().ok().copied()).collect();
    roots.extend(&cx.guards);
    roots.extend(more);
    let used = symbols(cx, &roots);
    for (block, condition) in found {
        let known = cx.guards.contains(&condition);
        if known || symbols(cx, &[condition]).is_disjoint(&used) {
            continue;
        }
        // a block whose count is not known may execute
        let never = match &counts[block] {
            Some(Ok(count)) => cx.eq0(*count),
            _ => cx.truth(false),
        };
        let guard = cx.or(never, condition);
        if !cx.is_one(guard) && !cx.guards.contains(&guard) {
            cx.guards.push(guard);
        }
    }
}

pub(super) fn speaks_of_addresses(cx: &SolveContext<'_>, roots: &[Expr]) -> bool {
    symbols(cx, roots).iter().any(|s| cx.bases.contains_key(s))
}

/// Counts that speak of the addresses of objects: those of parameters and loaded pointers are
/// formulas in these, which a point may bind, and are handed back; others are none.
pub(super) fn without_addresses(
    cx: &mut SolveContext<'_>,
    counts: &mut SecondaryMap<Block, Option<Result<Expr, Reason>>>,
) -> Vec<(Block, Expr)> {
    let mut by_address = Vec::new();
    let formulas: Vec<Expr> =
        counts.values().filter_map(|c| c.as_ref()?.as_ref().ok().copied()).collect();
    let everywhere = speaks_of_addresses(cx, &cx.guards);
    if !everywhere && !speaks_of_addresses(cx, &formulas) {
        return by_address;
    }
    for &b in &cx.func.layout {
        let Some(Ok(e)) = counts[b] else { continue };
        let e = addresses_taken_out(cx, e);
        counts[b] = Some(Ok(e));
        let spoken: Vec<Object> =
            symbols(cx, &[e]).iter().filter_map(|s| cx.bases.get(s).cloned()).collect();
        if spoken.is_empty() && !everywhere {
            continue;
        }
        let names: Option<BTreeSet<String>> = spoken.iter().map(|o| pointer_name(cx, o)).collect();
        counts[b] = Some(Err(match names {
            Some(names) if !everywhere => {
                by_address.push((b, e));
                let names: Vec<String> = names.into_iter().collect();
                Reason::Data(format!("the address of {}", names.join(" and ")))
            }
            _ => Reason::Unsolved("it rests on where objects lie in memory".to_owned()),
        }));
    }
    if everywhere {
        cx.guards.clear();
        cx.endless.clear();
    }
    by_address
}

/// The expression with an address that all operands of an extremum or a choice begin with taken
/// out of it, `max(p + a, p + b) = p + max(a, b)`: differences of addresses then cancel.
fn addresses_taken_out(cx: &mut SolveContext<'_>, e: Expr) -> Expr {
    if !speaks_of_addresses(cx, &[e]) {
        return e;
    }
    let bases: Vec<Sym> = cx.bases.keys().copied().collect();
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
pub(super) fn speak_of_addresses(
    cx: &mut SolveContext<'_>,
    by_address: Vec<(Block, Expr)>,
    flows: &mut SecondaryMap<Block, Option<Expr>>,
    free: &mut Vec<FreeSymbol>,
) {
    for &b in &cx.doubtful {
        flows[b] = None;
    }
    for (b, e) in by_address {
        let mut by: Vec<(Sym, Expr)> = Vec::new();
        for s in symbols(cx, &[e]) {
            let Some(object) = cx.bases.get(&s).cloned() else { continue };
            let Some(name) = pointer_name(cx, &object) else { continue };
            by.push((s, pointer_symbol(cx, &name)));
            let data = cx.symbol_data(s);
            let (lo, hi) = (data.lo.clone().unwrap_or(Num::ZERO), data.hi.clone());
            if free.iter().all(|f| f.name != name) {
                let reason = format!("the address {name}");
                free.push(FreeSymbol { name, lo, hi, reason });
            }
            let cause = Cause::Range(object);
            note(cx, Note { cause, at: None, block: cx.func.entry() });
        }
        flows[b] = Some(cx.substitute(e, &by));
    }
}

/// What follows loops of which no formula says how long they run: that they end is noted, or not
/// assumed.
pub(super) fn after_unsolved_loops(
    cx: &mut SolveContext<'_>,
    counts: &mut SecondaryMap<Block, Option<Result<Expr, Reason>>>,
) {
    let assumed = assumes_kind(cx, AssumptionKind::Ends);
    for l in cx.forest.iter() {
        let header = cx.forest.header(l);
        let never = matches!(&counts[header], Some(Ok(c)) if cx.is_zero(*c));
        let solved = cx.loops[slot(Some(l))].btc.is_some_and(|e| !cx.is_stepped(e));
        if never || solved || !cx.cfg.is_reachable(header) {
            continue;
        }
        if assumed {
            // one without an exit does where it is not entered
            let exits = &cx.loops[slot(Some(l))].reason;
            let endless = cx.endless.iter().any(|e| e.guard.is_none() && e.header == header);
            let entered = match (endless, exits) {
                (true, Some(_)) => entry_count(cx, l).ok(),
                _ => None,
            };
            let enough = entered.map(|e| cx.eq0(e));
            let cause = Cause::Ends(header, enough);
            cx.notes.insert(Note { cause, at: None, block: header });
            continue;
        }
        let why = format!("whether the loop at `{}` ends", cx.func.blocks[header].name);
        for after in cx.cfg.between(header, None) {
            if !cx.forest.contains(l, after) {
                counts[after] = Some(Err(Reason::Data(why.clone())));
                cx.doubtful.insert(after);
            }
        }
    }
}

/// What follows calls of which nothing is known: that they come back is noted, or not assumed;
/// what may come back twice leaves what follows to data.
pub(super) fn after_unknown_calls(
    cx: &mut SolveContext<'_>,
    counts: &mut SecondaryMap<Block, Option<Result<Expr, Reason>>>,
) {
    let assumed = assumes_kind(cx, AssumptionKind::Returns);
    let mut unknown: Vec<(Block, String)> = Vec::new();
    for &b in cx.cfg.reverse_postorder() {
        for (_, inst) in &cx.func.blocks[b].insts {
            let Inst::Call(call) = inst else { continue };
            if call.effects.returns_twice {
                unknown.push((b, format!("`{}` may return again", callee_name(call))));
            }
            let body = match &call.callee {
                Callee::Direct(n) => cx.callees.definitive(cx.module, n),
                _ => None,
            };
            let known = known::of_call(call).is_some() || body.is_some();
            let asked = call.counted && call.effects != CallEffects::PURE;
            if known || !asked || call.effects.no_return {
                continue;
            }
            let name = callee_name(call);
            if assumed {
                let cause = Cause::Returns(name);
                cx.notes.insert(Note { cause, at: None, block: b });
            } else {
                unknown.push((b, format!("whether `{name}` returns")));
            }
        }
    }
    for (b, why) in unknown {
        for after in cx.cfg.between(b, None) {
            counts[after] = Some(Err(Reason::Data(why.clone())));
            cx.doubtful.insert(after);
        }
    }
}

/// What an instruction that executes says of its operands.
#[derive(Clone, Copy)]
enum Promise {
    Holds(Value),
    NotZero(Value),
}

fn promise(i: &Inst) -> Option<Promise> {
    match *i {
        Inst::Assume(c) => Some(Promise::Holds(c)),
        Inst::Binary(op, _, _, d) if op.divides() => Some(Promise::NotZero(d)),
        _ => None,
    }
}

pub(super) fn symbols(s: &Store, roots: &[Expr]) -> FxHashSet<Sym> {
    let mut all = FxHashSet::default();
    s.visit(roots, |_, node| {
        if let Node::Symbol(symbol) = node {
            all.insert(*symbol);
        }
    });
    all
}

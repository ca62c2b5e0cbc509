//! What formulas rest on beyond the program itself (design, "What makes it exact", 9): each
//! assumption is noted where it is used, and listed in the end with its condition, its instruction
//! and the blocks it concerns.

use crate::analysis::Influence;
use crate::assume::{Assumed, AssumptionKind};
use crate::expr::{ConditionExpr, Expr, Num};
use crate::ir::{Block, Value};
use crate::solve::context::addresses::{speaks_of_addresses, symbols};
use crate::solve::context::notes::{
    assumes_kind, loop_in_words, note, object_text, pointer_name, pointer_symbol, Cause, Note,
    Object, REACH,
};
use crate::solve::context::SolveContext;
use rustc_hash::FxHashMap;

pub(in crate::solve) fn cause_text(cx: &SolveContext<'_>, cause: &Cause) -> String {
    match cause {
        Cause::NotNull(o) => format!("{} is not null", object_text(cx, o)),
        Cause::Disjoint(a, b) => format!(
            "{} and {} do not overlap and are farther apart than any offset",
            object_text(cx, a),
            object_text(cx, b)
        ),
        Cause::NoWrap(o, _) => {
            format!("addresses relative to {} do not wrap around", object_text(cx, o))
        }
        Cause::Range(o) => {
            format!("the address {} is from 1 to 2^62", object_text(cx, o))
        }
        Cause::Allocation(c) => format!("{c} returns a fresh object, never null"),
        Cause::CallResult(c, v) => format!("{c} returns {v}"),
        Cause::Returns(c, _) => format!("calls of {c} return"),
        Cause::CallEnds(c) => format!("calls of {c} end"),
        Cause::Ends(b, _) => format!("{} ends", loop_in_words(cx, *b)),
        Cause::Promise(v, broken, _) => {
            format!("%{} never {broken}", cx.program().func.value_name(*v))
        }
        Cause::NoExit => "no check without a formula ends the program".to_owned(),
        Cause::NoThrow => "no exception is thrown".to_owned(),
        Cause::Types => "memory is read as the type that it was written as".to_owned(),
        Cause::Fields => {
            "fields reached from parameters change by no store but through the same path".to_owned()
        }
        Cause::Inherited(_, text, _) | Cause::CalleePromise(text, _) => text.clone(),
    }
}

/// The condition on the symbols that an assumption is, where a point decides it.
fn cause_condition(cx: &mut SolveContext<'_>, cause: &Cause) -> Option<Expr> {
    match cause {
        Cause::NotNull(o) => {
            let name = pointer_name(cx, o)?;
            let p = pointer_symbol(cx, &name);
            let null = cx.eq0(p);
            Some(cx.not(null))
        }
        // two null pointers are equal
        Cause::Disjoint(a, b) => {
            let (a, b) = (pointer_name(cx, a)?, pointer_name(cx, b)?);
            let a = pointer_symbol(cx, &a);
            let b = pointer_symbol(cx, &b);
            Some(cx.ne(a, b))
        }
        Cause::Range(o) => {
            let name = pointer_name(cx, o)?;
            let p = pointer_symbol(cx, &name);
            let (one, top) = (cx.one(), cx.num(Num::pow2(62)));
            let (above, below) = (cx.ge(p, one), cx.le(p, top));
            Some(cx.and(above, below))
        }
        Cause::NoWrap(o, Some(offset)) => {
            let (lo, hi) = (cx.num(-Num::pow2(REACH)), cx.num(Num::pow2(REACH)));
            let mut all = vec![cx.ge(*offset, lo), cx.le(*offset, hi)];
            if let Some(name) = pointer_name(cx, o) {
                let p = pointer_symbol(cx, &name);
                let sum = cx.add(p, *offset);
                // of the lower half, so that signed comparisons agree, and not null
                let (zero, top) = (cx.zero(), cx.num(Num::pow2(63)));
                all.push(cx.gt(sum, zero));
                all.push(cx.lt(sum, top));
            }
            Some(cx.and_all(&all))
        }
        Cause::Promise(_, _, enough) | Cause::CalleePromise(_, enough) | Cause::Ends(_, enough) => {
            in_pointers(cx, (*enough)?)
        }
        _ => None,
    }
}

/// A condition with the symbols of pointers, by which a point binds them, for the addresses of objects; none
/// if it speaks of others.
fn in_pointers(cx: &mut SolveContext<'_>, e: Expr) -> Option<Expr> {
    let mut by = Vec::new();
    for s in symbols(cx, &[e]) {
        let Some(object) = cx.objects().bases.get(&s).cloned() else { continue };
        let name = pointer_name(cx, &object)?;
        by.push((s, pointer_symbol(cx, &name)));
    }
    Some(cx.substitute(e, &by))
}

/// The function whose calls are to come back, by what is assumed.
fn ending_callee(cause: &Cause) -> Option<&str> {
    match cause {
        Cause::Returns(_, callee) | Cause::CallEnds(callee) => Some(callee),
        Cause::Inherited(AssumptionKind::Returns | AssumptionKind::Ends, _, callee) => Some(callee),
        _ => None,
    }
}

/// All that was assumed, each once, with the blocks concerned.
pub(in crate::solve) fn assumed(cx: &mut SolveContext<'_>) -> Vec<Assumed> {
    let notes: Vec<Note> = std::mem::take(&mut cx.ledger_mut().notes).into_iter().collect();
    let mut all: Vec<(Assumed, Sources)> = Vec::new();
    let mut by_text: FxHashMap<String, usize> = FxHashMap::default();
    for note in notes {
        let text = cause_text(cx, &note.cause);
        let condition = cause_condition(cx, &note.cause).map(ConditionExpr::new);
        let place = &cx.program().func.blocks[note.block].name;
        let instruction = match (note.at, &note.cause) {
            (Some(v), _) => format!("%{} in block {place}", cx.program().func.value_name(v)),
            (None, Cause::Ends(b, _)) => loop_in_words(cx, *b),
            (None, Cause::NoExit) => format!("the check in block {place}"),
            (None, Cause::NoThrow) => format!("the invoke in block {place}"),
            (None, _) => format!("the call in block {place}"),
        };
        let at = match by_text.get(&text) {
            Some(&at) => {
                let same = &mut all[at].0;
                same.condition = match (same.condition, condition) {
                    (Some(a), Some(b)) => Some(ConditionExpr::new(cx.and(a.expr(), b.expr()))),
                    (a, b) => a.or(b),
                };
                at
            }
            None => {
                by_text.insert(text.clone(), all.len());
                let (kind, block) = (note.cause.kind(), note.block);
                let (blocks, callees) = (Vec::new(), Vec::new());
                let new = Assumed { kind, text, condition, instruction, block, blocks, callees };
                all.push((new, Sources::default()));
                all.len() - 1
            }
        };
        let (assumed, sources) = &mut all[at];
        assumed.callees.extend(ending_callee(&note.cause).map(str::to_owned));
        match note.at {
            Some(v) => sources.values.push(v),
            None => sources.blocks.push(note.block),
        }
    }
    let mut influence = Influence::new(cx.program().func, cx.program().cfg);
    let concerned = |(mut assumed, sources): (Assumed, Sources)| {
        let Sources { values, blocks } = sources;
        assumed.callees.sort_unstable();
        assumed.callees.dedup();
        assumed.blocks = influence.of_values(&values);
        if !blocks.is_empty() {
            assumed.blocks.extend(influence.after_any(&blocks));
            assumed.blocks.sort_unstable();
            assumed.blocks.dedup();
        }
        assumed
    };
    all.into_iter().map(concerned).collect()
}

/// What an assumption decides: values, and what comes after blocks.
#[derive(Default)]
struct Sources {
    values: Vec<Value>,
    blocks: Vec<Block>,
}

/// Operations that are no sums see in which range addresses lie; that they do is noted for the
/// value that they compute. False if it is not assumed: then the value is not known.
pub(in crate::solve) fn note_ranges(
    cx: &mut SolveContext<'_>,
    operands: &[Expr],
    (at, block): (Value, Block),
) -> bool {
    if cx.objects().bases.is_empty() || !speaks_of_addresses(cx, operands) {
        return true;
    }
    if !assumes_kind(cx, AssumptionKind::NoWrap) {
        return false;
    }
    let objects: Vec<Object> =
        symbols(cx, operands).iter().filter_map(|s| cx.objects().bases.get(s).cloned()).collect();
    for object in objects {
        note(cx, Note { cause: Cause::Range(object), at: Some(at), block });
    }
    true
}

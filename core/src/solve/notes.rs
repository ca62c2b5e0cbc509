//! What formulas rest on beyond the program itself (design, "What makes it exact", 9): each
//! assumption is noted where it is used, and listed in the end with its condition, its instruction
//! and the blocks it concerns.

use super::assumed::speaks_of_addresses;
use super::pointers::{are_apart, is_not_null};
use super::values::value_name;
use super::{Promise, Reason, SolveContext};
use crate::analysis::Influence;
use crate::assume::{Assumed, AssumptionKind};
use crate::expr::Num;
use crate::expr::{Expr, Store, SymKind};
use crate::ir::{Block, Value};
use crate::memory::Base;
use std::collections::BTreeSet;

/// An object that addresses are taken of.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Object {
    /// what the k-th parameter points to
    Param(u32),
    Stack(Value),
    Global(String),
    /// the result of an allocator, outside loops
    Allocated(Value),
    /// what a pointer points to that is loaded from that path, which nothing changes
    Loaded(String),
    /// another one at each execution of the instruction that defines the value
    Varying(Value),
}

/// Offsets beyond this are in no address space: assumptions about addresses do not hold for them.
pub(super) const REACH: u32 = 46;

/// What is assumed.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Cause {
    NotNull(Object),
    /// two objects, the lesser first
    Disjoint(Object, Object),
    /// an address in the object, so many bytes from its start where parameters decide that
    NoWrap(Object, Option<Expr>),
    /// The address lies where programs have theirs, in the first quarter of the address space.
    Range(Object),
    Allocation(String),
    CallResult(String, i64),
    Returns(String),
    /// The loop of that header ends; a condition under which it does.
    Ends(Block, Option<Expr>),
    /// The promise of a value's flag, how it would be broken, and a condition under which it holds.
    Promise(Value, &'static str, Option<Expr>),
    /// what a callee's formulas rest on
    Inherited(AssumptionKind, String),
}

impl Cause {
    pub(super) fn disjoint(a: Object, b: Object) -> Cause {
        if a <= b {
            Cause::Disjoint(a, b)
        } else {
            Cause::Disjoint(b, a)
        }
    }

    pub(super) fn kind(&self) -> AssumptionKind {
        match self {
            Cause::NotNull(_) => AssumptionKind::NotNull,
            Cause::Disjoint(..) => AssumptionKind::Disjoint,
            Cause::NoWrap(..) | Cause::Range(_) => AssumptionKind::NoWrap,
            Cause::Allocation(_) => AssumptionKind::Allocation,
            Cause::CallResult(..) => AssumptionKind::CallResult,
            Cause::Returns(_) => AssumptionKind::Returns,
            Cause::Promise(..) => AssumptionKind::Defined,
            Cause::Ends(..) => AssumptionKind::Ends,
            Cause::Inherited(kind, _) => *kind,
        }
    }
}

/// A use of an assumption.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Note {
    pub(super) cause: Cause,
    /// the value whose meaning rests on it; none: what follows the block does
    pub(super) at: Option<Value>,
    pub(super) block: Block,
}

/// The symbol of a pointer's own value, by the name under which a point binds it: 0 for null.
pub fn pointer_symbol(store: &mut Store, name: &str) -> Expr {
    let hi = Num::pow2(64) - Num::ONE;
    let symbol = store.symbol(name, SymKind::Defaulted, Some(Num::ZERO), Some(hi));
    store.sym(symbol)
}

/// Is that kind of assumption made?
pub(super) fn assumes_kind(cx: &SolveContext<'_>, kind: AssumptionKind) -> bool {
    !cx.callees.disabled().contains(&kind)
}

pub(super) fn note(cx: &mut SolveContext<'_>, note: Note) {
    cx.notes.insert(note);
}

/// Operations that are no sums see in which range addresses lie; that they do is noted for the
/// value that they compute. False if it is not assumed: then the value is not known.
pub(super) fn note_ranges(
    cx: &mut SolveContext<'_>,
    operands: &[Expr],
    (at, block): (Value, Block),
) -> bool {
    if cx.bases.is_empty() || !speaks_of_addresses(cx, operands) {
        return true;
    }
    if !assumes_kind(cx, AssumptionKind::NoWrap) {
        return false;
    }
    let objects: Vec<Object> = super::assumed::symbols(cx, operands)
        .iter()
        .filter_map(|s| cx.bases.get(s).cloned())
        .collect();
    for object in objects {
        note(cx, Note { cause: Cause::Range(object), at: Some(at), block });
    }
    true
}

/// The object of a base, as formulas and messages call it.
pub(super) fn object_of(cx: &SolveContext<'_>, base: Base) -> Object {
    match base {
        Base::Param(k) => Object::Param(k),
        Base::Stack(v) => Object::Stack(v),
        Base::Allocated(v) => Object::Allocated(v),
        Base::Global(v) => match cx.func.inst(v) {
            Some(crate::ir::Inst::GlobalAddr(name)) => Object::Global(name.clone()),
            _ => Object::Varying(v),
        },
        Base::Loaded(v) => match cx.load_names.get(&v) {
            Some(path) => Object::Loaded(path.clone()),
            None => Object::Varying(v),
        },
    }
}

/// The name under which a point binds the pointer to an object.
pub(super) fn pointer_name(cx: &SolveContext<'_>, object: &Object) -> Option<String> {
    match object {
        Object::Param(k) => Some(cx.func.params[*k as usize].name.clone()),
        Object::Loaded(path) => Some(path.clone()),
        _ => None,
    }
}

/// The object in words.
pub(super) fn object_text(cx: &SolveContext<'_>, object: &Object) -> String {
    match object {
        Object::Param(k) => cx.func.params[*k as usize].name.clone(),
        Object::Global(name) => name.clone(),
        Object::Loaded(path) => path.clone(),
        Object::Stack(v) | Object::Varying(v) => value_name(cx, *v),
        Object::Allocated(v) => match cx.func.inst(*v) {
            Some(crate::ir::Inst::Call(call)) => {
                format!("the result of {}", callee_name(call))
            }
            _ => value_name(cx, *v),
        },
    }
}

fn cause_text(cx: &SolveContext<'_>, cause: &Cause) -> String {
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
        Cause::Returns(c) => format!("calls of {c} return"),
        Cause::Ends(b, _) => format!("the loop at `{}` ends", cx.func.blocks[*b].name),
        Cause::Promise(v, broken, _) => {
            format!("%{} never {broken}", value_name(cx, *v))
        }
        Cause::Inherited(_, text) => text.clone(),
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
        Cause::Promise(_, _, enough) | Cause::Ends(_, enough) => *enough,
        _ => None,
    }
}

/// All that was assumed, each once, with the blocks concerned.
pub(super) fn assumed(cx: &mut SolveContext<'_>) -> Vec<Assumed> {
    let notes: Vec<Note> = std::mem::take(&mut cx.notes).into_iter().collect();
    let mut influence = Influence::new(cx.func, cx.cfg);
    let mut all: Vec<Assumed> = Vec::new();
    for note in notes {
        let blocks = match note.at {
            Some(v) => influence.of_value(v),
            None => influence.after(note.block),
        };
        let text = cause_text(cx, &note.cause);
        let condition = cause_condition(cx, &note.cause);
        let place = &cx.func.blocks[note.block].name;
        let instruction = match (note.at, &note.cause) {
            (Some(v), _) => format!("%{} in block {place}", value_name(cx, v)),
            (None, Cause::Ends(..)) => format!("the loop at block {place}"),
            (None, _) => format!("the call in block {place}"),
        };
        match all.iter_mut().find(|a| a.text == text) {
            Some(same) => {
                same.condition = match (same.condition, condition) {
                    (Some(a), Some(b)) => Some(cx.and(a, b)),
                    (a, b) => a.or(b),
                };
                let set: BTreeSet<Block> = same.blocks.iter().copied().chain(blocks).collect();
                same.blocks = set.into_iter().collect();
            }
            None => {
                let kind = note.cause.kind();
                let block = note.block;
                all.push(Assumed { kind, text, condition, instruction, block, blocks });
            }
        }
    }
    all
}

/// Takes over what a callee's formulas rest on, at a call that defines `at`; or says why it
/// does not hold there.
pub(super) fn inherit(
    cx: &mut SolveContext<'_>,
    inherited: &[Inherited],
    args: &[Value],
    (at, block): (Option<Value>, Block),
    callee: &str,
) -> Result<(), Reason> {
    let broken = |text: &str| {
        Reason::Unsolved(format!("`{callee}` rests on this, which may not hold here: {text}"))
    };
    for i in inherited {
        match &i.about {
            About::Nothing => {
                let cause = Cause::Inherited(i.kind, format!("{} (in {callee})", i.text));
                note(cx, Note { cause, at, block });
            }
            About::Null(k) => {
                let arg = args.get(*k as usize).ok_or_else(|| broken(&i.text))?;
                if !is_not_null(cx, *arg, block) {
                    return Err(broken(&i.text));
                }
            }
            About::Apart(j, k) => {
                let (Some(&x), Some(&y)) = (args.get(*j as usize), args.get(*k as usize)) else {
                    return Err(broken(&i.text));
                };
                if !are_apart(cx, x, y, (at, block)) {
                    return Err(broken(&i.text));
                }
            }
            About::Unknown => return Err(broken(&i.text)),
        }
    }
    Ok(())
}

/// Notes of a callee in the form in which callers take them over, and promises that its
/// arguments may break.
pub(super) fn inherited_with(cx: &SolveContext<'_>, promises: &[Promise]) -> Vec<Inherited> {
    let mut all = inherited(cx);
    all.extend(promises.iter().map(|p| Inherited {
        kind: AssumptionKind::Defined,
        text: format!("never: {}", p.broken),
        about: About::Nothing,
    }));
    all
}

/// Notes of a callee in the form in which callers take them over.
fn inherited(cx: &SolveContext<'_>) -> Vec<Inherited> {
    let causes: BTreeSet<&Cause> = cx.notes.iter().map(|n| &n.cause).collect();
    let of = |cause: &&Cause| {
        let about = match cause {
            Cause::NotNull(Object::Param(k)) => About::Null(*k),
            Cause::Disjoint(Object::Param(j), Object::Param(k)) => About::Apart(*j, *k),
            Cause::NotNull(_) | Cause::Disjoint(..) => About::Unknown,
            Cause::NoWrap(_, Some(_)) | Cause::Range(_) => About::Unknown,
            _ => About::Nothing,
        };
        Inherited { kind: cause.kind(), text: cause_text(cx, cause), about }
    };
    causes.iter().map(of).collect()
}

/// An assumption of a callee.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Inherited {
    kind: AssumptionKind,
    text: String,
    about: About,
}

/// What an assumption of a callee says of its arguments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum About {
    Nothing,
    /// the parameter is not null
    Null(u32),
    /// two parameters point to different objects
    Apart(u32, u32),
    /// of places that its caller cannot name
    Unknown,
}

pub(super) fn callee_name(call: &crate::ir::CallInfo) -> String {
    match &call.callee {
        crate::ir::Callee::Direct(n) | crate::ir::Callee::Global(n) => {
            crate::known::symbol_name(n).to_owned()
        }
        crate::ir::Callee::Indirect(_) => "a pointer".to_owned(),
    }
}

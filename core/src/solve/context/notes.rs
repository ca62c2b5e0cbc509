//! Uses of assumptions, as they are noted while formulas are built, and the objects in memory that they
//! speak of.

use crate::assume::AssumptionKind;
use crate::expr::{Expr, Num, Store, SymKind};
use crate::ir::{Block, Function, Value};
use crate::memory::Base;
use crate::solve::context::{Program, SolveContext};
use rustc_hash::FxHashMap;

/// An object that addresses are taken of.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(in crate::solve) enum Object {
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

/// What is assumed.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(in crate::solve) enum Cause {
    NotNull(Object),
    /// two objects, the lesser first
    Disjoint(Object, Object),
    /// an address in the object, so many bytes from its start where parameters decide that
    NoWrap(Object, Option<Expr>),
    /// The address lies where programs have theirs, in the first quarter of the address space.
    Range(Object),
    Allocation(String),
    CallResult(String, i64),
    /// That function comes back; the one that the code calls, if that is another.
    Returns(String, String),
    /// Calls of that function of the module come to an end.
    CallEnds(String),
    /// The loop of that header ends; a condition under which it does.
    Ends(Block, Option<Expr>),
    /// The promise of a value's flag, how it would be broken, and a condition under which it holds.
    Promise(Value, &'static str, Option<Expr>),
    /// A promise in words, of what a callee freezes or of more than is looked at, and a condition under which it
    /// holds.
    CalleePromise(String, Option<Expr>),
    /// no data leads to an end of the program
    NoExit,
    /// no exception is thrown
    NoThrow,
    /// types tell accesses apart
    Types,
    /// what is reached from parameters does not change
    Fields,
    /// what a callee's formulas rest on, in words, and its name
    Inherited(AssumptionKind, String, String),
}

impl Cause {
    pub(in crate::solve) fn disjoint(a: Object, b: Object) -> Cause {
        if a <= b {
            Cause::Disjoint(a, b)
        } else {
            Cause::Disjoint(b, a)
        }
    }

    pub(in crate::solve) fn kind(&self) -> AssumptionKind {
        match self {
            Cause::NotNull(_) => AssumptionKind::NotNull,
            Cause::Disjoint(..) => AssumptionKind::Disjoint,
            Cause::NoWrap(..) | Cause::Range(_) => AssumptionKind::NoWrap,
            Cause::Allocation(_) => AssumptionKind::Allocation,
            Cause::CallResult(..) => AssumptionKind::CallResult,
            Cause::Returns(..) => AssumptionKind::Returns,
            Cause::Promise(..) | Cause::CalleePromise(..) => AssumptionKind::Defined,
            Cause::Ends(..) | Cause::CallEnds(_) => AssumptionKind::Ends,
            Cause::NoExit | Cause::NoThrow => AssumptionKind::NoExit,
            Cause::Types => AssumptionKind::StrictAliasing,
            Cause::Fields => AssumptionKind::FieldsConstant,
            Cause::Inherited(kind, ..) => *kind,
        }
    }
}

/// A use of an assumption.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(in crate::solve) struct Note {
    pub(in crate::solve) cause: Cause,
    /// the value whose meaning rests on it; none: what follows the block does
    pub(in crate::solve) at: Option<Value>,
    pub(in crate::solve) block: Block,
}

/// Offsets beyond this are in no address space: assumptions about addresses do not hold for them.
pub(in crate::solve) const REACH: u32 = 46;

/// The symbol of a pointer's own value, by the name under which a point binds it: 0 for null.
pub fn pointer_symbol(store: &mut Store, name: &str) -> Expr {
    let hi = Num::pow2(64) - Num::ONE;
    let symbol = store.symbol(name, SymKind::Defaulted, Some(Num::ZERO), Some(hi));
    store.sym(symbol)
}

/// Is that kind of assumption made?
pub(in crate::solve) fn assumes_kind(cx: &SolveContext<'_>, kind: AssumptionKind) -> bool {
    cx.program().callees.assumes(kind)
}

pub(in crate::solve) fn note(cx: &mut SolveContext<'_>, note: Note) {
    cx.ledger_mut().notes.insert(note);
}

/// The name under which a point binds the pointer to an object.
pub(in crate::solve) fn pointer_name(cx: &SolveContext<'_>, object: &Object) -> Option<String> {
    match object {
        Object::Param(k) => Some(cx.program().func.params[*k as usize].name.clone()),
        Object::Loaded(path) => Some(path.clone()),
        _ => None,
    }
}

/// The object in words.
pub(in crate::solve) fn object_text(cx: &SolveContext<'_>, object: &Object) -> String {
    match object {
        Object::Param(k) => cx.program().func.params[*k as usize].name.clone(),
        Object::Global(name) => name.clone(),
        Object::Loaded(path) => path.clone(),
        Object::Stack(v) | Object::Varying(v) => cx.program().func.value_name(*v),
        Object::Allocated(v) => match cx.program().func.inst(*v) {
            Some(crate::ir::Inst::Call(call)) => {
                format!("the result of {}", callee_name(call))
            }
            _ => cx.program().func.value_name(*v),
        },
    }
}

/// How many pointers are followed until one has a name.
const FOLLOWED: usize = 8;

/// The names by which a reader of the source knows objects, in back quotes, each once.
pub(in crate::solve) fn names_in_words(
    cx: &SolveContext<'_>,
    objects: impl Iterator<Item = Object>,
) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for object in objects {
        names.extend(object_in_words(cx, &object, FOLLOWED).filter(|n| !names.contains(n)));
    }
    names
}

/// An object by its name; one that a pointer without a name points to by that which the pointer was loaded from.
fn object_in_words(cx: &SolveContext<'_>, object: &Object, followed: usize) -> Option<String> {
    let func = cx.program().func;
    let named = |v: Value| func.value_in_words(v).map(|name| format!("`{name}`"));
    let loaded_from = |v: Value| match func.inst(v) {
        Some(crate::ir::Inst::Load(from)) if followed > 0 => {
            let bases = &cx.objects().provenance.of(*from).known;
            bases.iter().find_map(|&b| object_in_words(cx, &object_of(cx, b), followed - 1))
        }
        _ => None,
    };
    match object {
        Object::Stack(v) => named(*v).or_else(|| Some(local_in_words(cx, *v))),
        Object::Varying(v) => named(*v).or_else(|| loaded_from(*v)).or_else(|| returned_by(cx, *v)),
        Object::Allocated(v) => named(*v).or_else(|| Some(object_text(cx, object))),
        _ => Some(format!("`{}`", object_text(cx, object))),
    }
}

/// What a call returns, as a reader of the source knows it.
fn returned_by(cx: &SolveContext<'_>, v: Value) -> Option<String> {
    match cx.program().func.inst(v) {
        Some(crate::ir::Inst::Call(call)) => Some(format!("the result of `{}`", callee_name(call))),
        _ => None,
    }
}

/// A local variable without a name: by what the code passes its address to first.
fn local_in_words(cx: &SolveContext<'_>, v: Value) -> String {
    match cx.objects().first_callees.get_or_init(|| first_callees(cx)).get(&v) {
        Some(callee) => format!("a local variable passed to `{callee}`"),
        None => "a local variable".to_owned(),
    }
}

/// The functions that stack objects are first passed to, in the order of the code. Linear in the arguments of calls.
fn first_callees(cx: &SolveContext<'_>) -> FxHashMap<Value, String> {
    let func = cx.program().func;
    let mut all = FxHashMap::default();
    for (_, inst) in func.layout.iter().flat_map(|&b| &func.blocks[b].insts) {
        let crate::ir::Inst::Call(call) = inst else { continue };
        for &arg in call.args.iter().filter(|_| call.counted) {
            if let [Base::Stack(object)] = cx.objects().provenance.of(arg).known.as_slice() {
                all.entry(*object).or_insert_with(|| callee_name(call));
            }
        }
    }
    all
}

/// A value as a reader of the source knows it.
pub(in crate::solve) fn in_words(cx: &SolveContext<'_>, v: Value) -> String {
    cx.program().func.value_in_words(v).unwrap_or_else(|| "value".to_owned())
}

/// A loop in words; that of a recursion ([`recursion`](crate::solve::calls::recursion)), which stands in no source, as one.
pub(in crate::solve) fn loop_in_words(cx: &SolveContext<'_>, header: Block) -> String {
    let name = &cx.program().func.blocks[header].name;
    match solved_as_loop(cx).is_some_and(|f| f.blocks[f.entry()].name == *name) {
        true => "the recursion".to_owned(),
        false => format!("the loop at `{name}`"),
    }
}

/// The function as it is in the module, where it is a recursion that is solved as a loop.
pub(in crate::solve) fn solved_as_loop<'a>(cx: &SolveContext<'a>) -> Option<&'a Function> {
    let Program { module, func, active, .. } = cx.program();
    let original = &module.functions[*active.last()?];
    (!std::ptr::eq(func, original)).then_some(original)
}

/// The object of a base, as formulas and messages call it.
pub(in crate::solve) fn object_of(cx: &SolveContext<'_>, base: Base) -> Object {
    match base {
        Base::Param(k) => Object::Param(k),
        Base::Stack(v) => Object::Stack(v),
        Base::Allocated(v) => Object::Allocated(v),
        Base::Global(v) => match cx.program().func.inst(v) {
            Some(crate::ir::Inst::GlobalAddr(name)) => Object::Global(name.clone()),
            _ => Object::Varying(v),
        },
        Base::Loaded(v) => match cx.objects().load_names.get(&v) {
            Some(path) => Object::Loaded(path.clone()),
            None => Object::Varying(v),
        },
    }
}

pub(in crate::solve) fn callee_name(call: &crate::ir::CallInfo) -> String {
    match &call.callee {
        crate::ir::Callee::Direct(n) | crate::ir::Callee::Global(n) => {
            crate::known::shown_name(n).to_owned()
        }
        crate::ir::Callee::Indirect(_) => "a pointer".to_owned(),
    }
}

/// The callee as code names it.
pub(in crate::solve) fn called_name(call: &crate::ir::CallInfo) -> String {
    match &call.callee {
        crate::ir::Callee::Direct(n) | crate::ir::Callee::Global(n) => n.clone(),
        crate::ir::Callee::Indirect(_) => "a pointer".to_owned(),
    }
}

/// Is nothing known of a callee without a body, so that it may not come back?
pub(in crate::solve) fn may_not_return(call: &crate::ir::CallInfo) -> bool {
    let effects = crate::ir::CallEffects { sets_errno: false, ..call.effects };
    let asked = call.counted && effects != crate::ir::CallEffects::PURE;
    asked && crate::known::of_call(call).is_none() && !call.effects.no_return
}

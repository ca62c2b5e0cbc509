//! What pointers are based on (LangRef, "Pointer Aliasing Rules").
//!
//! A pointer is *based on* the object whose address it was computed from: through displacements,
//! choices, merges and integers. One that cannot be traced (loaded, returned by a callee, made of an
//! integer from elsewhere) may be based on every object whose address got out: stored, passed to a
//! callee, or exposed as an integer. `noalias` speaks of pointers *not* based on the parameter, so
//! that it says nothing of those.
//!
//! The analysis is flow-insensitive, a fixpoint over the SSA values (Andersen's, with memory as one
//! cell): near-linear, as a value's set only grows and is cut off at a few bases.

use crate::analysis::Cfg;
use crate::ir::{Block, CallInfo, Function, Inst, Type, Value};
use crate::known::{self, KnownResult};
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// An object, as far as its origin tells it from others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[non_exhaustive]
pub enum Base {
    /// what the k-th parameter points to
    Param(u32),
    /// the stack object that an `alloca` defines
    Stack(Value),
    /// the result of an allocator's call
    Allocated(Value),
    /// the global whose address is first taken by this value
    Global(Value),
    /// what a pointer points to that this value loads, or that a call returns
    Loaded(Value),
}

/// How far a pointer is untraceable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
#[non_exhaustive]
pub enum Untraced {
    /// its bases are known
    #[default]
    No,
    /// It may also be based on whatever got out.
    Escaped,
    /// It may be based on anything: there are too many bases to list.
    Anything,
}

/// What a value may be based on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Bases {
    /// objects, ascending
    pub known: SmallVec<[Base; 2]>,
    /// and what else
    pub untraced: Untraced,
    /// Some step was not promised to stay within the object (`inbounds`).
    pub wrapping: bool,
    /// It may be made of an integer, or by an instruction that is not followed.
    pub made: bool,
}

/// More bases than this are not listed.
const MOST: usize = 8;

impl Bases {
    fn of(base: Base) -> Bases {
        Bases { known: SmallVec::from_slice(&[base]), ..Bases::default() }
    }

    fn escaped() -> Bases {
        Bases { untraced: Untraced::Escaped, made: true, ..Bases::default() }
    }

    /// The only base, if there is one and nothing else.
    pub fn single(&self) -> Option<Base> {
        match self.known.as_slice() {
            [base] if self.untraced == Untraced::No => Some(*base),
            _ => None,
        }
    }

    /// May it be based on more than is known, but for what the pointers that are known lead to?
    pub(crate) fn is_open(&self) -> bool {
        self.made || self.untraced == Untraced::Anything || self.known.is_empty()
    }

    /// Is it based on nothing, as numbers are?
    pub fn is_empty(&self) -> bool {
        self.known.is_empty() && self.untraced == Untraced::No
    }

    fn join(&mut self, other: &Bases) -> bool {
        let before = (self.known.len(), self.untraced, self.wrapping, self.made);
        for b in &other.known {
            if let Err(at) = self.known.binary_search(b) {
                self.known.insert(at, *b);
            }
        }
        self.untraced = self.untraced.max(other.untraced);
        self.wrapping |= other.wrapping;
        self.made |= other.made;
        if self.known.len() > MOST || self.untraced == Untraced::Anything {
            self.known.clear();
            self.untraced = Untraced::Anything;
        }
        before != (self.known.len(), self.untraced, self.wrapping, self.made)
    }
}

/// What the values of a function are based on, and which objects got out.
///
/// ```
/// use symprof_core::{analysis::Cfg, ir::*, memory::{Base, Provenance}};
/// // q = c ? p : p + 4, through which p's object is reached
/// let mut b = FunctionBuilder::new("f");
/// let p = b.param("p", Type::Ptr);
/// let c = b.param("c", Type::BOOL);
/// let four = b.iconst(Type::Int(64), 4);
/// let next = b.inst(Type::Ptr, Inst::PtrAdd(Flags::NSW, p, four));
/// let q = b.select(c, p, next);
/// b.ret(None);
/// let func = b.finish();
/// let provenance = Provenance::new(&func, &Cfg::new(&func));
/// assert_eq!(provenance.of(q).single(), Some(Base::Param(0)));
/// assert!(!provenance.escaped(Base::Param(0)));
/// ```
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct Provenance {
    bases: SecondaryMap<Value, Bases>,
    escaped: FxHashMap<Base, Sites>,
    everything_escaped: bool,
}

/// Where the address of an object gets out: blocks, and by place in them.
type Sites = SmallVec<[(Block, u32); 1]>;

/// More places than this are not listed.
const MOST_SITES: usize = 8;

impl Provenance {
    /// The analysis of a function.
    pub fn new(func: &Function, cfg: &Cfg) -> Provenance {
        let mut p = Provenance { bases: fixpoint(func, cfg), ..Provenance::default() };
        for &block in cfg.reverse_postorder() {
            for ((_, inst), at) in func.blocks[block].insts.iter().zip(0..) {
                let mut escape = |value| p.escape(value, (block, at));
                match inst {
                    Inst::Store(_, value, _) => escape(*value),
                    Inst::PtrToInt(a) => escape(*a),
                    Inst::Call(call) if keeps_arguments(call) => {
                        call.args.iter().for_each(|&a| escape(a));
                    }
                    _ => {}
                }
            }
        }
        p
    }

    /// What a value may be based on.
    pub fn of(&self, value: Value) -> &Bases {
        &self.bases[value]
    }

    /// May a pointer that is not traced be based on the object, because its address was stored,
    /// passed to a callee or exposed as an integer?
    pub fn escaped(&self, base: Base) -> bool {
        self.everything_escaped || self.escaped.contains_key(&base)
    }

    /// Where the address of an object that [got out](Self::escaped) does; none if that may be anywhere.
    pub(crate) fn escapes_at(&self, base: Base) -> Option<&[(Block, u32)]> {
        let sites = self.escaped.get(&base).filter(|_| !self.everything_escaped)?;
        (sites.len() <= MOST_SITES).then_some(sites)
    }

    fn escape(&mut self, value: Value, at: (Block, u32)) {
        let bases = &self.bases[value];
        for &base in &bases.known {
            let sites = self.escaped.entry(base).or_default();
            if sites.len() <= MOST_SITES {
                sites.push(at);
            }
        }
        self.everything_escaped |= bases.untraced == Untraced::Anything;
    }
}

/// May a callee keep or hand out the addresses it is given?
fn keeps_arguments(call: &CallInfo) -> bool {
    known::of_call(call)
        .is_none_or(|k| k.writes || k.calls_back || k.result == KnownResult::FreshObject)
}

fn fixpoint(func: &Function, cfg: &Cfg) -> SecondaryMap<Value, Bases> {
    let mut bases: SecondaryMap<Value, Bases> = SecondaryMap::with_capacity(func.values.len());
    let mut globals: FxHashMap<&str, Value> = FxHashMap::default();
    for (k, p) in func.params.iter().enumerate() {
        if p.ty == Type::Ptr {
            bases[p.value] = Bases::of(Base::Param(k as u32));
        }
    }
    let mut changed = true;
    while changed {
        changed = false;
        for &block in cfg.reverse_postorder() {
            let data = &func.blocks[block];
            for (value, inst) in &data.insts {
                let Some(value) = *value else { continue };
                let found = of_inst(func, value, inst, &bases, &mut globals);
                changed |= bases[value].join(&found);
            }
            for target in data.terminator.targets() {
                for (&param, &arg) in func.blocks[target.block].params.iter().zip(&target.args) {
                    let arg = bases[arg].clone();
                    changed |= bases[param].join(&arg);
                }
            }
        }
    }
    bases
}

fn of_inst<'f>(
    func: &'f Function,
    value: Value,
    inst: &'f Inst,
    bases: &SecondaryMap<Value, Bases>,
    globals: &mut FxHashMap<&'f str, Value>,
) -> Bases {
    let ty = func.values[value].ty;
    let unknown = |base: Base| match ty {
        Type::Ptr => Bases { untraced: Untraced::Escaped, ..Bases::of(base) },
        // an integer that holds an address has it from where it is exposed
        _ => Bases::default(),
    };
    match inst {
        Inst::Alloca(_) => Bases::of(Base::Stack(value)),
        Inst::GlobalAddr(name) => Bases::of(Base::Global(*globals.entry(name).or_insert(value))),
        Inst::Load(_) => unknown(Base::Loaded(value)),
        Inst::Opaque(_) if ty == Type::Ptr => Bases::escaped(),
        Inst::Call(call) => match known::of_call(call).map(|k| k.result) {
            Some(KnownResult::FreshObject) => Bases::of(Base::Allocated(value)),
            Some(KnownResult::Value(_)) => Bases::default(),
            _ => unknown(Base::Loaded(value)),
        },
        Inst::Compare(..) => Bases::default(),
        Inst::Binary(op, ..) if op.is_overflow_test() => Bases::default(),
        Inst::Select(_, a, b) => {
            // the condition is no part of the address
            let mut all = bases[*a].clone();
            all.join(&bases[*b]);
            all
        }
        Inst::PtrAdd(flags, p, offset) => {
            let mut all = bases[*p].clone();
            all.join(&bases[*offset]);
            all.wrapping |= !flags.nsw;
            all
        }
        Inst::IntToPtr(a) => {
            let mut all = bases[*a].clone();
            if !matches!(func.inst(*a), Some(Inst::Const(_))) {
                all.join(&Bases::escaped());
            }
            all.wrapping = true;
            all
        }
        _ => {
            let mut all = Bases::default();
            inst.for_each_operand(|v| {
                all.join(&bases[v]);
            });
            all.wrapping |= !matches!(inst, Inst::Freeze(_));
            all
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::parse_function;

    fn of(text: &str, name: &str) -> (Bases, Provenance) {
        let func = parse_function(text).expect("a function");
        let provenance = Provenance::new(&func, &Cfg::new(&func));
        let (v, _) = func
            .values
            .iter()
            .find(|(_, d)| d.name.as_deref() == Some(name))
            .expect("a value of that name");
        (provenance.of(v).clone(), provenance)
    }

    #[test]
    fn through_integers_and_loops() {
        let text = "func @f(%p: ptr noalias, %n: i64) {\nblock entry:\n  %z = const i64 0\n  \
                    %a = ptrtoint %p to i64\n  %b = or i64 %a, %z\n  %q = inttoptr %b\n  \
                    jump head(%p)\nblock head(%w: ptr):\n  %next = ptradd nsw %w, %n\n  \
                    %c = icmp ne %next, %q\n  branch %c, head(%next), exit\nblock exit:\n  return\n}";
        let (bases, provenance) = of(text, "q");
        assert_eq!(bases.known.as_slice(), [Base::Param(0)]);
        assert_eq!((bases.untraced, bases.wrapping), (Untraced::Escaped, true));
        assert!(provenance.escaped(Base::Param(0)));
        let (bases, _) = of(text, "w");
        assert_eq!((bases.single(), bases.wrapping), (Some(Base::Param(0)), false));
    }

    #[test]
    fn what_gets_out() {
        let text = "func @f(%p: ptr noalias, %s: ptr) {\nblock entry:\n  store %s, %p, 8\n  \
                    %q = load ptr %s\n  %r = call ptr @g()\n  %k = const i64 8\n  \
                    %m = call ptr @malloc(%k)\n  return\n}";
        let (bases, provenance) = of(text, "q");
        assert_eq!(bases.untraced, Untraced::Escaped);
        assert!(provenance.escaped(Base::Param(0)) && !provenance.escaped(Base::Param(1)));
        assert_eq!(of(text, "r").0.untraced, Untraced::Escaped);
        assert!(matches!(of(text, "m").0.single(), Some(Base::Allocated(_))));
    }

    #[test]
    fn too_many_are_anything() {
        let params: Vec<String> = (0..12).map(|k| format!("%p{k}: ptr")).collect();
        let mut body = String::new();
        for k in 1..12 {
            let before = if k == 1 { "%p0".into() } else { format!("%s{}", k - 1) };
            body += &format!("  %s{k} = select ptr %c, {before}, %p{k}\n");
        }
        let text =
            format!("func @f(%c: i1, {}) {{\nblock entry:\n{body}  return\n}}", params.join(", "));
        assert_eq!(of(&text, "s11").0.untraced, Untraced::Anything);
    }
}

//! Intrinsics: integer ones are operations, others matter for their effect on memory only.

use super::calls::{call_effects, Site};
use super::function::{Lowered, Lowering};
use super::vector_memory::{is_load, passed_through};
use llvm_ir::{Constant, Instruction as I};
use symprof_core::ir::{
    BinaryOp, CallEffects, CallInfo, Callee, CastOp, Flags, Inst, Predicate, Type, UnaryOp, Value,
};

/// Intrinsics that compute a value from their operands and touch no memory, known also where the
/// declaration's attributes are not.
const PURE: [&str; 41] = [
    "canonicalize",
    "ceil",
    "copysign",
    "cos",
    "ctlz",
    "ctpop",
    "cttz",
    "exp",
    "exp10",
    "exp2",
    "fabs",
    "floor",
    "fma",
    "fmuladd",
    "fptosi",
    "fptoui",
    "fshl",
    "fshr",
    "get",
    "is",
    "log",
    "log10",
    "log2",
    "maximum",
    "maxnum",
    "minimum",
    "minnum",
    "nearbyint",
    "objectsize",
    "pow",
    "powi",
    "ptrmask",
    "rint",
    "round",
    "roundeven",
    "sin",
    "sqrt",
    "tan",
    "trunc",
    "vector",
    "vscale",
];

/// Intrinsics without effect on what is analysed.
const DROPPED: [&str; 16] = [
    "annotation",
    "codeview",
    "dbg",
    "donothing",
    "experimental.noalias",
    "fake",
    "instrprof",
    "invariant.end",
    "invariant.start",
    "lifetime",
    "prefetch",
    "pseudoprobe",
    "sideeffect",
    "stackrestore",
    "stacksave",
    "var.annotation",
];

/// Intrinsics with a result that is not made of the addresses they get.
const NO_ADDRESS: [&str; 2] = ["is.constant", "objectsize"];

impl<'m> Lowering<'_, 'm> {
    /// Lowers a call of the intrinsic `name` (with `llvm.`).
    pub(super) fn intrinsic(&mut self, inst: &'m I, call: Site<'m>, name: &str) {
        let stem = name.trim_start_matches("llvm.");
        if let Some(value) = self.integer_intrinsic(call, stem) {
            if let Some(dest) = call.dest {
                self.define(dest, value);
            }
            return;
        }
        if self.overflow_intrinsic(call, stem)
            || self.memory_intrinsic(call, stem)
            || self.vector_store(call, stem)
        {
            return;
        }
        let family = stem.split('.').next().unwrap_or_default();
        let dropped = DROPPED
            .iter()
            .any(|d| stem.strip_prefix(d).is_some_and(|r| r.is_empty() || r.starts_with('.')));
        if !dropped {
            let facts = self.effects(call);
            let mut effects = self.with_hidden(call, call_effects(facts));
            if PURE.binary_search(&family).is_ok() {
                effects = CallEffects { no_return: facts.no_return, ..CallEffects::PURE };
            }
            if effects.writes || effects.no_return || effects.returns_twice {
                self.ghost(call, name, effects);
            }
        }
        if let Some(dest) = call.dest {
            let apart = is_load(stem) || NO_ADDRESS.iter().any(|a| stem.starts_with(a));
            if !dropped && !apart {
                self.expose_arguments(call);
            }
            if let Some(operand) = passed_through(stem, call) {
                self.expose_operand(operand);
            }
            if let Some(ty) = self.result_type(call) {
                let reason = self.with_origin(name, inst);
                let value = self.b.opaque(ty, reason);
                self.define(dest, value);
            }
        }
    }

    /// A call kept for its effects, which no table counts.
    fn ghost(&mut self, call: Site<'m>, name: &str, effects: CallEffects) {
        let args = self.arguments(call);
        let callee = Callee::Direct(name.to_owned());
        self.b.effect(Inst::Call(CallInfo { callee, args, effects, counted: false }));
    }

    /// An operation on one integer; of an operand that is promised not to be given the result is poison. Machines
    /// differ in what comes out then.
    pub(super) fn unary(&mut self, op: UnaryOp, a: Value, never: Option<Never>) -> Value {
        let ty = self.b.ty(a);
        let result = self.b.inst(ty, Inst::Unary(op, a));
        let operand = match (never, ty) {
            (Some(Never::Zero), _) => 0,
            (Some(Never::Least), Type::Int(w)) => -1 << (w - 1),
            _ => return result,
        };
        let operand = self.constant(ty, operand);
        let is_given = self.b.icmp(Predicate::Eq, a, operand);
        let poison = self.b.poison(ty);
        self.b.select(is_given, poison, result)
    }

    fn argument(&mut self, call: Site<'m>, k: usize) -> Option<Value> {
        self.scalar(&call.arguments.get(k)?.0)
    }

    /// Intrinsics with an integer or pointer result that are operations of the neutral form.
    fn integer_intrinsic(&mut self, call: Site<'m>, stem: &str) -> Option<Value> {
        let family = stem.split('.').next().unwrap_or_default();
        if let Some(op) = binary(stem, family) {
            let (a, b) = (self.argument(call, 0)?, self.argument(call, 1)?);
            return Some(self.b.binary(op, Flags::NONE, a, b));
        }
        if let Some(op) = unary(family) {
            let a = self.argument(call, 0)?;
            return Some(self.unary(op, a, never(call)));
        }
        match family {
            "vscale" => self.vscale_result(call),
            "vector" => self.reduce(call, call.direct_name()?),
            "fshl" | "fshr" => self.funnel_shift(call, family == "fshl"),
            "scmp" | "ucmp" => self.three_way(call, family == "scmp"),
            // The identity, with a hint for the optimizer.
            "ptrmask" => {
                let (pointer, mask) = (self.argument(call, 0)?, self.argument(call, 1)?);
                let word = Type::Int(64);
                if self.b.ty(pointer) != Type::Ptr || self.b.ty(mask) != word {
                    return None;
                }
                let address = self.b.inst(word, Inst::PtrToInt(pointer));
                let address = self.b.binary(BinaryOp::And, Flags::NONE, address, mask);
                Some(self.b.inst(Type::Ptr, Inst::IntToPtr(address)))
            }
            "preserve" if stem.starts_with("preserve.static.offset") => self.argument(call, 0),
            "expect" | "launder" | "strip" | "threadlocal" | "ssa" | "ptr" | "arithmetic" => {
                let value = self.argument(call, 0)?;
                (self.result_type(call) == Some(self.b.ty(value))).then_some(value)
            }
            _ => None,
        }
    }

    /// `fshl a, b, s`: the high word of `(a:b) << s mod w`; `fshr`: the low word of the right
    /// shift. Written without a shift by the whole width, which would be poison.
    fn funnel_shift(&mut self, call: Site<'m>, left: bool) -> Option<Value> {
        let (a, b) = (self.argument(call, 0)?, self.argument(call, 1)?);
        let s = self.argument(call, 2)?;
        let ty = self.b.ty(s);
        let width = i64::from(ty.width()?);
        if width == 1 {
            return Some(if left { a } else { b });
        }
        let w = self.constant(ty, width);
        let one = self.constant(ty, 1);
        let top = self.constant(ty, width - 1);
        let s = self.b.binary(BinaryOp::URem, Flags::NONE, s, w);
        let rest = self.b.binary(BinaryOp::Sub, Flags::NONE, top, s);
        let (high, low) = if left {
            let high = self.b.binary(BinaryOp::Shl, Flags::NONE, a, s);
            let half = self.b.binary(BinaryOp::LShr, Flags::NONE, b, one);
            (high, self.b.binary(BinaryOp::LShr, Flags::NONE, half, rest))
        } else {
            let twice = self.b.binary(BinaryOp::Shl, Flags::NONE, a, one);
            let high = self.b.binary(BinaryOp::Shl, Flags::NONE, twice, rest);
            (high, self.b.binary(BinaryOp::LShr, Flags::NONE, b, s))
        };
        Some(self.b.binary(BinaryOp::Or, Flags::NONE, high, low))
    }

    /// −1, 0 or 1 as the first is less than, equal to or greater than the second.
    fn three_way(&mut self, call: Site<'m>, signed: bool) -> Option<Value> {
        let (a, b) = (self.argument(call, 0)?, self.argument(call, 1)?);
        let ty = self.result_type(call)?;
        let (less, greater) = match signed {
            true => (Predicate::Slt, Predicate::Sgt),
            false => (Predicate::Ult, Predicate::Ugt),
        };
        let less = self.b.icmp(less, a, b);
        let greater = self.b.icmp(greater, a, b);
        let greater = self.b.cast(CastOp::Zext, Flags::NONE, ty, greater);
        let minus_one = self.constant(ty, -1);
        Some(self.b.select(less, minus_one, greater))
    }

    /// `llvm.{s,u}{add,sub,mul}.with.overflow`: result and overflow bit.
    fn overflow_intrinsic(&mut self, call: Site<'m>, stem: &str) -> bool {
        let Some((family, _)) = stem.split_once(".with.overflow") else { return false };
        let (op, test) = match family {
            "sadd" => (BinaryOp::Add, BinaryOp::SAddOverflow),
            "uadd" => (BinaryOp::Add, BinaryOp::UAddOverflow),
            "ssub" => (BinaryOp::Sub, BinaryOp::SSubOverflow),
            "usub" => (BinaryOp::Sub, BinaryOp::USubOverflow),
            "smul" => (BinaryOp::Mul, BinaryOp::SMulOverflow),
            "umul" => (BinaryOp::Mul, BinaryOp::UMulOverflow),
            _ => return false,
        };
        let (Some(a), Some(b)) = (self.argument(call, 0), self.argument(call, 1)) else {
            return false;
        };
        let value = self.b.binary(op, Flags::NONE, a, b);
        let overflow = self.b.binary(test, Flags::NONE, a, b);
        if let Some(dest) = call.dest {
            self.values.insert(dest, Lowered::Parts(vec![Some(value), Some(overflow)]));
        }
        true
    }

    /// Intrinsics known for what they do to memory or to the facts.
    fn memory_intrinsic(&mut self, call: Site<'m>, stem: &str) -> bool {
        let family = stem.split('.').next().unwrap_or_default();
        match family {
            "assume" => {
                if let Some((condition, _)) = call.arguments.first() {
                    let one = Some(&Constant::Int { bits: 1, value: 1 });
                    if condition.as_constant() != one {
                        let value = self.any_value(condition);
                        self.b.effect(Inst::Assume(value));
                    }
                }
                true
            }
            "memset" | "memcpy" | "memmove" => {
                if self.slot_operation(call, family) || self.block_operation(call, family) {
                    return true;
                }
                let Some((target, _)) = call.arguments.first() else { return false };
                let target = self.address(target);
                let length = self.argument(call, 2).filter(|&v| self.b.ty(v) != Type::Opaque);
                let volatile = call.arguments.get(3).and_then(|(v, _)| v.as_constant());
                let plain = volatile == Some(&Constant::Int { bits: 1, value: 0 });
                let what = if plain { self.argument(call, 1) } else { None };
                let effect = match (family, length, what) {
                    ("memset", Some(n), Some(byte)) if self.b.ty(byte) == Type::Int(8) => {
                        Inst::Fill(target, byte, n)
                    }
                    ("memcpy" | "memmove", Some(n), Some(from)) if self.b.ty(from) == Type::Ptr => {
                        Inst::Copy(target, from, n)
                    }
                    _ => Inst::Clobber(target, length),
                };
                self.b.effect(effect);
                true
            }
            _ => false,
        }
    }
}

/// Integer intrinsics of two operands.
pub(super) fn binary(stem: &str, family: &str) -> Option<BinaryOp> {
    let saturating = stem.get(family.len()..).is_some_and(|rest| rest.starts_with(".sat."));
    Some(match family {
        "smin" => BinaryOp::SMin,
        "smax" => BinaryOp::SMax,
        "umin" => BinaryOp::UMin,
        "umax" => BinaryOp::UMax,
        "sadd" if saturating => BinaryOp::SAddSat,
        "uadd" if saturating => BinaryOp::UAddSat,
        "ssub" if saturating => BinaryOp::SSubSat,
        "usub" if saturating => BinaryOp::USubSat,
        _ => return None,
    })
}

/// An operand that is promised not to be given.
#[derive(Clone, Copy)]
pub(super) enum Never {
    Zero,
    /// the least signed number
    Least,
}

/// What a count of leading or trailing zeros, or an absolute value, promises of its operand.
pub(super) fn never(call: Site<'_>) -> Option<Never> {
    let promise = call.arguments.get(1).and_then(|(v, _)| v.as_constant());
    if promise != Some(&Constant::Int { bits: 1, value: 1 }) {
        return None;
    }
    match call.direct_name()?.split('.').nth(1)? {
        "ctlz" | "cttz" => Some(Never::Zero),
        "abs" => Some(Never::Least),
        _ => None,
    }
}

/// Integer intrinsics of one operand.
pub(super) fn unary(family: &str) -> Option<UnaryOp> {
    Some(match family {
        "abs" => UnaryOp::Abs,
        "ctlz" => UnaryOp::Ctlz,
        "cttz" => UnaryOp::Cttz,
        "ctpop" => UnaryOp::Ctpop,
        "bswap" => UnaryOp::Bswap,
        "bitreverse" => UnaryOp::BitReverse,
        _ => return None,
    })
}

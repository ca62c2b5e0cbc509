//! Calls: who is called, with what effects.

use super::function::Lowering;
use super::module::from_attributes;
use crate::facts::{Effects, SymbolFacts};
use either::Either;
use llvm_ir::instruction::Call;
use llvm_ir::{Constant, Instruction as I, Operand};
use symprof_core::ir::{CallEffects, CallInfo, Callee, Type};

/// Functions of C's math library: they compute, and set `errno` at most, which no kernel's control
/// flow reads. Named without the suffixes `f` and `l` of the other precisions.
const MATH: [&str; 50] = [
    "acos",
    "acosh",
    "asin",
    "asinh",
    "atan",
    "atan2",
    "atanh",
    "cbrt",
    "ceil",
    "copysign",
    "cos",
    "cosh",
    "erf",
    "erfc",
    "exp",
    "exp10",
    "exp2",
    "expm1",
    "fabs",
    "fdim",
    "floor",
    "fma",
    "fmax",
    "fmin",
    "fmod",
    "hypot",
    "ilogb",
    "ldexp",
    "lgamma",
    "llrint",
    "llround",
    "log",
    "log10",
    "log1p",
    "log2",
    "logb",
    "lrint",
    "lround",
    "nearbyint",
    "pow",
    "remainder",
    "rint",
    "round",
    "scalbn",
    "sin",
    "sinh",
    "sqrt",
    "tan",
    "tanh",
    "trunc",
];

/// The name of a directly called function, as written.
pub(super) fn direct_name(call: &Call) -> Option<&str> {
    match &call.function {
        Either::Right(Operand::ConstantOperand(c)) => match c.as_ref() {
            Constant::GlobalReference { name: llvm_ir::Name::Name(n), .. } => Some(n),
            _ => None,
        },
        _ => None,
    }
}

impl<'m> Lowering<'_, 'm> {
    pub(super) fn call(&mut self, inst: &'m I, call: &'m Call) {
        if let Some(name) = direct_name(call).filter(|n| n.starts_with("llvm.")) {
            return self.intrinsic(inst, call, name);
        }
        let callee = self.callee(call);
        let facts = self.effects(call);
        let mut effects = call_effects(facts);
        if let Callee::Direct(name) = &callee {
            let has_body = self.scope.module.functions.iter().any(|f| f.name == *name);
            if !has_body && is_math(name) {
                effects = CallEffects { no_return: facts.no_return, ..CallEffects::PURE };
            }
        }
        // Inline assembly is no call of a function.
        let counted = call.function.is_right();
        let args = call
            .arguments
            .iter()
            .filter(|(a, _)| !matches!(a, Operand::MetadataOperand))
            .map(|(a, _)| self.any_value(a))
            .collect();
        let info = CallInfo { callee, args, effects, counted };
        let ty = self.result_type(call);
        let value = self.b.call(ty, info);
        if let (Some(value), Some(dest)) = (value, &call.dest) {
            self.define(dest, value);
        }
    }

    /// The type of a call's result, if it is an integer or a pointer.
    pub(super) fn result_type(&self, call: &Call) -> Option<Type> {
        match call.function_ty.as_ref() {
            llvm_ir::Type::FuncType { result_type, .. } => {
                Some(self.ty(result_type)).filter(|t| *t != Type::Opaque)
            }
            _ => None,
        }
    }

    fn callee(&mut self, call: &'m Call) -> Callee {
        match &call.function {
            Either::Left(_) => Callee::Direct("inline assembly".to_owned()),
            Either::Right(Operand::ConstantOperand(c)) => match c.as_ref() {
                Constant::GlobalReference { name, .. } => Callee::Direct(self.scope.resolve(name)),
                _ => {
                    let Either::Right(operand) = &call.function else { unreachable!() };
                    Callee::Indirect(self.address(operand))
                }
            },
            Either::Right(operand @ Operand::LocalOperand { name, .. }) => {
                match self.defs.get(name) {
                    Some(I::Load(load)) => match load.address.as_constant() {
                        Some(Constant::GlobalReference { name, .. }) => {
                            Callee::Global(self.scope.resolve(name))
                        }
                        _ => Callee::Indirect(self.address(operand)),
                    },
                    _ => Callee::Indirect(self.address(operand)),
                }
            }
            Either::Right(operand @ Operand::MetadataOperand) => {
                Callee::Indirect(self.address(operand))
            }
        }
    }

    /// What call site and callee promise together.
    pub(super) fn effects(&self, call: &Call) -> SymbolFacts {
        let site = from_attributes(&call.function_attributes);
        let symbol = match &call.function {
            Either::Right(Operand::ConstantOperand(c)) => match c.as_ref() {
                Constant::GlobalReference { name, .. } => {
                    self.scope.symbols.get(self.scope.resolve(name).as_str()).copied()
                }
                _ => None,
            },
            _ => None,
        };
        let symbol = symbol.unwrap_or(SymbolFacts { effects: Effects::UNKNOWN, no_return: false });
        SymbolFacts {
            effects: site.effects.and(symbol.effects),
            no_return: site.no_return || symbol.no_return,
        }
    }
}

pub(super) fn call_effects(facts: SymbolFacts) -> CallEffects {
    let SymbolFacts { effects: Effects { argument, other }, no_return } = facts;
    CallEffects {
        reads: argument.reads || other.reads,
        writes: argument.writes || other.writes,
        argument_memory_only: !other.any(),
        no_return,
    }
}

fn is_math(name: &str) -> bool {
    let stem = |n: &str| MATH.binary_search(&n).is_ok();
    stem(name) || name.strip_suffix(['f', 'l']).is_some_and(stem)
}

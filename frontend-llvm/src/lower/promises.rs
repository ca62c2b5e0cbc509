//! What the IR promises of values becomes assumptions: where a function is entered, of its parameters; where a load or
//! a call was executed, of its result. An execution in which that is wrong is undefined there.

use super::function::{Lowered, Lowering};
use crate::facts::{BodyFacts, ResultFacts};
use crate::headers::Range;
use llvm_ir::function::ParameterAttribute as A;
use llvm_ir::{Name, Operand, Terminator, Type as L};
use rustc_hash::FxHashMap;
use symprof_core::ir::{BinaryOp, Flags, Inst, Predicate, Type, Value};

/// The blocks that only an invoke that returns leads to, by their places, with its result and what is promised of
/// that: where it unwinds there is no result.
pub(super) fn arrivals<'m>(
    source: &'m llvm_ir::Function,
    facts: Option<&BodyFacts>,
    successors: &[Vec<u32>],
) -> FxHashMap<u32, (&'m Name, ResultFacts)> {
    let mut found = FxHashMap::default();
    let Some(facts) = facts.filter(|f| !f.results.is_empty()) else { return found };
    let mut ways = vec![0usize; source.basic_blocks.len()];
    successors.iter().flatten().for_each(|&s| ways[s as usize] += 1);
    for (k, block) in source.basic_blocks.iter().enumerate() {
        let Terminator::Invoke(invoke) = &block.term else { continue };
        let promised = facts.results.get(&(k as u32, block.instrs.len() as u32));
        if let (Some(&known), Some(&to)) = (promised, successors[k].first()) {
            if ways[to as usize] == 1 {
                found.insert(to, (&invoke.result, known));
            }
        }
    }
    found
}

/// An argument with its attributes.
type CallArgument = (Operand, Vec<A>);

impl<'m> Lowering<'_, 'm> {
    /// `dereferenceable` and `nonnull noundef` promise a pointer that is not null; without
    /// `noundef` a null would only be poison, and an execution that never looks is defined.
    pub(super) fn parameter_facts(&mut self, facts: Option<&BodyFacts>) {
        let source = self.source;
        let entry = source.basic_blocks.first().and_then(|b| self.block_of(&b.name));
        let Some(entry) = entry else { return };
        self.b.switch_to(entry);
        let null_is_valid = source
            .function_attributes
            .contains(&llvm_ir::function::FunctionAttribute::NullPointerIsValid);
        for p in &source.parameters {
            let has = |a: &A| p.attributes.contains(a);
            let in_default_space = matches!(p.ty.as_ref(), L::PointerType { addr_space: 0 });
            let dereferenceable =
                p.attributes.iter().any(|a| matches!(a, A::Dereferenceable(n) if *n > 0));
            let not_null = has(&A::NonNull) && has(&A::NoUndef)
                || dereferenceable && in_default_space && !null_is_valid;
            let Some(Lowered::Scalar(value)) = self.values.get(&p.name).cloned() else { continue };
            if not_null {
                self.assume_not_null(value);
            }
        }
        for (p, range) in source.parameters.iter().zip(facts.map_or(&[][..], |f| &f.ranges)) {
            let value = self.values.get(&p.name).cloned();
            if let (Some(Lowered::Scalar(value)), Some(range)) = (value, range) {
                self.assume_range(value, *range);
            }
        }
        for (p, _) in
            source.parameters.iter().zip(facts.map_or(&[][..], |f| &f.promised)).filter(|(_, &p)| p)
        {
            self.promised(&p.name);
        }
        self.vscale_facts(facts);
        self.threads_facts();
    }

    /// What is known of a result: an execution in which that is wrong is undefined where it is made, or, where it is only
    /// promised, has poison for it.
    pub(super) fn result_facts(&mut self, name: &'m Name, known: ResultFacts) {
        let Some(Lowered::Scalar(value)) = self.values.get(name).cloned() else { return };
        if known.not_null {
            self.assume_not_null(value);
        }
        if known.promised {
            self.b.func_mut().promised.insert(value);
        }
        match known.range {
            Some(range) if known.promised => {
                if let Some(value) = self.poison_outside(value, range) {
                    self.values.insert(name, Lowered::Scalar(value));
                }
            }
            Some(range) => self.assume_range(value, range),
            None => {}
        }
    }

    /// A value where it is in a range, and poison elsewhere.
    fn poison_outside(&mut self, value: Value, range: Range) -> Option<Value> {
        let conditions = self.within(value, range);
        let (&first, others) = conditions.split_first()?;
        let within =
            others.iter().fold(first, |all, &c| self.b.binary(BinaryOp::And, Flags::NONE, all, c));
        let poison = self.b.poison(self.b.ty(value));
        Some(self.b.select(within, value, poison))
    }

    /// A value is poison where what the source promises of it is wrong.
    fn promised(&mut self, name: &Name) {
        if let Some(&Lowered::Scalar(value)) = self.values.get(name) {
            self.b.func_mut().promised.insert(value);
        }
    }

    /// What the flags of a value promise holds by what was put there.
    pub(super) fn keeps_promises(&mut self, name: &Name) {
        if let Some(&Lowered::Scalar(value)) = self.values.get(name) {
            self.b.func_mut().kept.insert(value);
        }
    }

    /// The same of what a call or an invoke passes, wherever else that goes.
    pub(super) fn argument_facts(
        &mut self,
        arguments: &[CallArgument],
        promised: Option<&Vec<u32>>,
    ) {
        for &k in promised.into_iter().flatten() {
            if let Some((Operand::LocalOperand { name, .. }, _)) = arguments.get(k as usize) {
                self.promised(name);
            }
        }
    }

    fn assume_not_null(&mut self, value: Value) {
        if self.b.ty(value) == Type::Ptr {
            let null = self.constant(Type::Ptr, 0);
            let condition = self.b.icmp(Predicate::Ne, value, null);
            self.b.effect(Inst::Assume(condition));
        }
    }

    fn assume_range(&mut self, value: Value, range: Range) {
        for condition in self.within(value, range) {
            self.b.effect(Inst::Assume(condition));
        }
    }

    /// That a value is in a range. One that wraps around both as signed and as unsigned numbers is not told.
    fn within(&mut self, value: Value, Range { low, high }: Range) -> Vec<Value> {
        let ty = self.b.ty(value);
        let Type::Int(width) = ty else { return Vec::new() };
        let least = i64::MIN >> (64 - u32::from(width));
        let unsigned = |n: i64| n as u64 & (u64::MAX >> (64 - u32::from(width)));
        let (from, below, everything) = if low < high {
            (Predicate::Sge, Predicate::Slt, least)
        } else if unsigned(low) < unsigned(high) {
            (Predicate::Uge, Predicate::Ult, 0)
        } else {
            return Vec::new();
        };
        let mut conditions = Vec::new();
        if low != everything {
            let low = self.constant(ty, low);
            conditions.push(self.b.icmp(from, value, low));
        }
        let high = self.constant(ty, high);
        conditions.push(self.b.icmp(below, value, high));
        conditions
    }
}

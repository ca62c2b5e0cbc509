//! `vscale`, the number by which vectors of unknown length are longer than they say (LangRef, "Vector
//! Type"): one more parameter, the last, of each function that asks for it or calls one that does.
//!
//! It is the same number in a whole execution, but for code that switches the mode of the processor
//! (AArch64's streaming mode): in modules that do, it is a number that is not known at each place.

use super::calls::Site;
use super::function::Lowering;
use crate::facts::BodyFacts;
use llvm_ir::function::FunctionAttribute;
use llvm_ir::{Instruction as I, Module, Name, Terminator};
use rustc_hash::{FxHashMap, FxHashSet};
use symprof_core::ir::{CastOp, Flags, Inst, Predicate, Type, Value};

/// What the attributes are called with which code changes the mode or is run in another one.
const MODE: &str = "aarch64_pstate_sm";

/// The functions with a body that get `vscale`.
pub(super) fn users(module: &Module) -> FxHashSet<&str> {
    let switches = |attributes: &[FunctionAttribute]| {
        let named = |a: &FunctionAttribute| match a {
            FunctionAttribute::StringAttribute { kind, .. } => kind.starts_with(MODE),
            _ => false,
        };
        attributes.iter().any(named)
    };
    match module.functions.iter().any(|f| switches(&f.function_attributes)) {
        true => FxHashSet::default(),
        false => askers(module, |name| name.starts_with("llvm.vscale.")),
    }
}

/// The functions with a body that call a function of such a name, or one with a body that does.
pub(super) fn askers(module: &Module, asks: impl Fn(&str) -> bool) -> FxHashSet<&str> {
    let mut work: Vec<&str> = Vec::new();
    let mut callers: FxHashMap<&str, Vec<&str>> = FxHashMap::default();
    for f in &module.functions {
        for name in f.basic_blocks.iter().flat_map(called) {
            match name {
                _ if asks(name) => work.push(&f.name),
                _ => callers.entry(name).or_default().push(&f.name),
            }
        }
    }
    let mut found = FxHashSet::default();
    if work.is_empty() {
        return found;
    }
    // A call through an alias is one of what it stands for.
    for alias in &module.global_aliases {
        if let (Name::Name(alias), Some((target, 0))) =
            (&alias.name, super::aliases::displaced(&alias.aliasee, true))
        {
            let through = callers.get(alias.as_str()).cloned().unwrap_or_default();
            let target = module.functions.iter().find(|f| f.name == target);
            callers.entry(target.map_or("", |f| &f.name)).or_default().extend(through);
        }
    }
    while let Some(name) = work.pop() {
        if found.insert(name) {
            work.extend(callers.get(name).into_iter().flatten());
        }
    }
    found
}

/// The names that a block calls.
fn called(block: &llvm_ir::BasicBlock) -> Vec<&str> {
    let insts = block.instrs.iter().filter_map(|i| match i {
        I::Call(call) => Site::from(call).direct_name(),
        _ => None,
    });
    let last = match &block.term {
        Terminator::Invoke(call) => Site::from(call).direct_name(),
        _ => None,
    };
    insts.chain(last).collect()
}

impl<'m> Lowering<'_, 'm> {
    /// Adds the parameter, if the function has it; what is promised of it is assumed by
    /// [`vscale_facts`](Self::vscale_facts).
    pub(super) fn vscale_parameter(&mut self, taken: &[String]) {
        if !self.scope.scalable.contains(self.source.name.as_str()) {
            return;
        }
        let mut name = "vscale".to_owned();
        while taken.contains(&name) {
            name.push('\'');
        }
        let value = self.b.param(name, Type::Int(64));
        if let Some(param) = self.b.func_mut().params.last_mut() {
            param.source_type = "i64".to_owned();
        }
        self.vscale = Some(value);
    }

    /// It is positive, and within the function's `vscale_range`.
    pub(super) fn vscale_facts(&mut self, facts: Option<&BodyFacts>) {
        let Some(vscale) = self.vscale else { return };
        let (least, most) = facts.and_then(|f| f.vscale_range).unwrap_or((1, None));
        let mut assume = |predicate, bound: u32| {
            let bound = self.constant(Type::Int(64), i64::from(bound));
            let condition = self.b.icmp(predicate, vscale, bound);
            self.b.effect(Inst::Assume(condition));
        };
        assume(Predicate::Sge, least.max(1));
        most.into_iter().for_each(|most| assume(Predicate::Sle, most));
    }

    /// What `llvm.vscale` returns: poison where its type is too small.
    pub(super) fn vscale_result(&mut self, site: Site<'m>) -> Option<Value> {
        let vscale = self.vscale?;
        match self.result_type(site)? {
            Type::Int(64) => Some(vscale),
            ty => Some(self.b.cast(CastOp::Trunc, Flags::NUW, ty, vscale)),
        }
    }

    /// Puts it among the arguments for a callee that gets it, before those in excess of its parameters.
    pub(super) fn pass_vscale(
        &mut self,
        body: &llvm_ir::Function,
        excess: usize,
        args: &mut Vec<Value>,
    ) {
        if !self.scope.scalable.contains(body.name.as_str()) {
            return;
        }
        // A caller of such a function is one, unless the call goes through what is not followed.
        let vscale = match self.vscale {
            Some(vscale) => vscale,
            None => self.b.opaque(Type::Int(64), "vscale"),
        };
        args.insert(args.len().saturating_sub(excess), vscale);
    }
}

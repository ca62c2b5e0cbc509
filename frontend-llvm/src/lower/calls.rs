//! Calls: who is called, with what effects.

use super::function::Lowering;
use super::module::{from_attributes, plain};
use crate::facts::{Effects, SymbolFacts};
use either::Either;
use llvm_ir::function::{FunctionAttribute, ParameterAttribute};
use llvm_ir::instruction::{Call, InlineAssembly};
use llvm_ir::terminator::Invoke;
use llvm_ir::{Constant, Instruction as I, Name, Operand, Terminator, Type as L, TypeRef};
use symprof_core::ir::{CallEffects, CallInfo, Callee, Inst, Type, Value};

/// A call instruction or a terminator that calls.
#[derive(Clone, Copy)]
pub(super) struct Site<'m> {
    pub(super) function: &'m Either<InlineAssembly, Operand>,
    pub(super) ty: &'m TypeRef,
    pub(super) arguments: &'m [(Operand, Vec<ParameterAttribute>)],
    pub(super) attributes: &'m [FunctionAttribute],
    pub(super) dest: Option<&'m Name>,
}

impl<'m> From<&'m Call> for Site<'m> {
    fn from(c: &'m Call) -> Self {
        Site {
            function: &c.function,
            ty: &c.function_ty,
            arguments: &c.arguments,
            attributes: &c.function_attributes,
            dest: c.dest.as_ref(),
        }
    }
}

impl<'m> From<&'m Invoke> for Site<'m> {
    fn from(i: &'m Invoke) -> Self {
        Site {
            function: &i.function,
            ty: &i.function_ty,
            arguments: &i.arguments,
            attributes: &i.function_attributes,
            dest: Some(&i.result),
        }
    }
}

impl<'m> Site<'m> {
    /// The global that is called, if it is one.
    pub(super) fn global(&self) -> Option<&'m Name> {
        match self.function {
            Either::Right(Operand::ConstantOperand(c)) => match c.as_ref() {
                Constant::GlobalReference { name, .. } => Some(name),
                _ => None,
            },
            _ => None,
        }
    }

    /// The name of a directly called function, as written.
    pub(super) fn direct_name(&self) -> Option<&'m str> {
        match self.global()? {
            Name::Name(n) => Some(n),
            Name::Number(_) => None,
        }
    }
}

impl<'m> Lowering<'_, 'm> {
    pub(super) fn call(&mut self, inst: &'m I, call: &'m Call) {
        let site = Site::from(call);
        self.expose_bundles();
        match site.direct_name().filter(|n| n.starts_with("llvm.")) {
            Some(name) => self.intrinsic(inst, site, name),
            None if self.region_call(site) => {}
            None => self.call_site(site),
        }
    }

    /// Lowers a call of anything but an intrinsic.
    pub(super) fn call_site(&mut self, site: Site<'m>) {
        self.call_that(site, true);
    }

    /// A call that may unwind instead of returning: what never returns may come back all the same.
    pub(super) fn unwinding_call(&mut self, site: Site<'m>) {
        self.call_that(site, false);
    }

    /// Does the call throw an exception or end the program?
    pub(super) fn never_comes_back(&self, site: Site<'m>) -> bool {
        let own = |name: &str| self.scope.bodies.contains_key(name);
        let throws = |name: &str| symprof_core::known::throws(name) && !own(name);
        self.effects(site).no_return || site.direct_name().is_some_and(throws)
    }

    /// Does nothing follow a call of which nothing is known but `unreachable`? Then it does not come back.
    fn is_followed_by_nothing(&self, call: &CallInfo) -> bool {
        let (block, inst) = self.place;
        let block = &self.source.basic_blocks[block as usize];
        let last = inst as usize + 1 == block.instrs.len();
        let unknown = match &call.callee {
            Callee::Direct(name) | Callee::Global(name) => {
                let is_own = self.scope.bodies.contains_key(name.as_str());
                !is_own && symprof_core::known::of_call(call).is_none()
            }
            Callee::Indirect(_) => false,
        };
        last && unknown && matches!(block.term, Terminator::Unreachable(_))
    }

    /// What is passed by value is a copy made for the call.
    fn copy_by_value(&mut self, site: Site<'m>, args: &mut [Value]) {
        let real = site.arguments.iter().filter(|(a, _)| !matches!(a, Operand::MetadataOperand));
        for ((_, attributes), arg) in real.zip(args) {
            let by_value = attributes.iter().find_map(|a| match a {
                ParameterAttribute::ByVal(ty) => Some(ty.clone()),
                _ => None,
            });
            let Some(ty) = by_value.filter(|_| self.b.ty(*arg) == Type::Ptr) else { continue };
            let size = self.scope.layout.size(&ty, &self.scope.module.types).map(|s| s.alloc);
            let length = size.map(|n| self.constant(Type::Int(64), n as i64));
            let copy = self.b.inst(Type::Ptr, Inst::Alloca(length));
            match length {
                Some(n) => self.b.effect(Inst::Copy(copy, *arg, n)),
                None => self.b.effect(Inst::Clobber(copy, None)),
            }
            *arg = copy;
        }
    }

    fn call_that(&mut self, site: Site<'m>, ends: bool) {
        self.expose_bundles();
        let mut args: Vec<Value> = self.arguments(site);
        self.copy_by_value(site, &mut args);
        let result = self.result_type(site);
        if result.is_none() && !self.is_void(site) || site.function.is_left() {
            self.expose_arguments(site);
        }
        let mut callee = self.callee(site);
        let facts = self.effects(site);
        let mut effects = self.with_hidden(site, call_effects(facts));
        if let Callee::Direct(name) = &callee {
            match self.scope.bodies.get(name.as_str()) {
                // Calling a function as what it is not is undefined at best; what it does then is
                // nobody's knowledge.
                Some(body) if !self.fits(body, site) => {
                    let name = name.clone();
                    callee = Callee::Indirect(self.global(&name));
                }
                Some(body) => {
                    let excess = args.len().saturating_sub(body.parameters.len());
                    args = self.as_taken(body, site, args);
                    self.pass_vscale(body, excess, &mut args);
                    self.pass_threads(body, excess, &mut args);
                }
                None => self.library_call(site, name, &args, &mut effects),
            }
        }
        // Inline assembly is no call of a function.
        let counted = site.function.is_right();
        let mut call = CallInfo { callee, args, effects, counted };
        let never = call.effects.no_return || self.is_followed_by_nothing(&call);
        call.effects.no_return = ends && never;
        let value = self.b.call(result, call);
        match (value, site.dest) {
            (Some(value), Some(dest)) => self.define(dest, value),
            (None, Some(dest)) => {
                if let Some(parts) = self.handed_back(site) {
                    self.values.insert(dest, parts);
                }
            }
            _ => {}
        }
    }

    /// The arguments, but for metadata; placeholders for those of unmodelled types.
    pub(super) fn arguments(&mut self, site: Site<'m>) -> Vec<Value> {
        let arguments = site.arguments.iter().map(|(a, _)| a);
        let real = arguments.filter(|a| !matches!(a, Operand::MetadataOperand));
        real.map(|a| self.handed_over(a)).collect()
    }

    /// The pointers among the arguments of a call whose result, made of them perhaps, is not followed.
    pub(super) fn expose_arguments(&mut self, site: Site<'m>) {
        site.arguments.iter().for_each(|(a, _)| self.expose_operand(a));
    }

    /// What operand bundles touch. And the memory of arguments is more than what pointers show where
    /// pointers are inside others.
    pub(super) fn with_hidden(&self, site: Site<'m>, mut effects: CallEffects) -> CallEffects {
        if let Some(bundles) = self.facts.and_then(|f| f.bundles.get(&self.place)) {
            effects.reads |= bundles.reads;
            effects.writes |= bundles.writes;
            effects.argument_memory_only &= !(bundles.reads || bundles.writes);
        }
        let types = &self.scope.module.types;
        let hidden = effects.argument_memory_only
            && (effects.reads || effects.writes)
            && site.arguments.iter().any(|(a, _)| match a {
                Operand::LocalOperand { ty, .. } => self.hides_pointers(ty),
                Operand::ConstantOperand(c) if self.constant_ty(c) != Type::Opaque => false,
                Operand::ConstantOperand(c) => self.hides_pointers(&types.type_of(c)),
                Operand::MetadataOperand => false,
            });
        CallEffects { argument_memory_only: effects.argument_memory_only && !hidden, ..effects }
    }

    /// Inline assembly that may go on elsewhere: its effects.
    pub(super) fn assembly(&mut self, arguments: &'m [(Operand, Vec<ParameterAttribute>)]) {
        self.expose_bundles();
        let mut args = Vec::new();
        for (argument, _) in arguments {
            self.expose_operand(argument);
            args.push(self.any_value(argument));
        }
        let callee = self.assembly_callee();
        let call = CallInfo { callee, args, effects: CallEffects::UNKNOWN, counted: false };
        self.b.effect(Inst::Call(call));
    }

    /// Inline assembly has a name, unless a function has it.
    fn assembly_callee(&mut self) -> Callee {
        let name = "inline assembly";
        match self.scope.bodies.contains_key(name) {
            true => Callee::Indirect(self.b.opaque(Type::Ptr, name)),
            false => Callee::Direct(name.to_owned()),
        }
    }

    /// The globals in the operand bundles of the call at this place; `native` sees to other pointers.
    fn expose_bundles(&mut self) {
        let found = self.facts.and_then(|f| f.bundles.get(&self.place));
        for name in found.iter().flat_map(|b| &b.globals) {
            self.expose_global(&Name::from(name.as_str()));
        }
    }

    pub(super) fn bundled(&self) -> bool {
        self.facts.is_some_and(|f| f.bundles.contains_key(&self.place))
    }

    fn is_void(&self, site: Site<'m>) -> bool {
        matches!(site.ty.as_ref(), L::FuncType { result_type, .. }
            if matches!(result_type.as_ref(), L::VoidType))
    }

    pub(super) fn fits(&self, body: &llvm_ir::Function, site: Site<'m>) -> bool {
        let result = match body.return_type.as_ref() {
            L::VoidType => None,
            _ => Some(self.ty(&body.return_type)).filter(|t| *t != Type::Opaque),
        };
        body.parameters.len() <= site.arguments.len()
            && body.parameters.iter().zip(site.arguments).all(|(p, (a, _))| self.matches(&p.ty, a))
            && (self.result_type(site).is_none() || self.result_type(site) == result)
    }

    /// Is an operand what a parameter of that type takes?
    fn matches(&self, ty: &TypeRef, operand: &Operand) -> bool {
        let same = self.ty(ty) == self.operand_ty(operand);
        let leaves = |ty: &TypeRef| {
            let leaves = self.passed_leaves(ty)?;
            Some(leaves.iter().map(|l| self.ty(&l.ty)).collect::<Vec<_>>())
        };
        same && leaves(ty) == leaves(&self.scope.module.type_of(operand))
    }

    /// The type of a call's result, if it is an integer or a pointer.
    pub(super) fn result_type(&self, site: Site<'m>) -> Option<Type> {
        match site.ty.as_ref() {
            L::FuncType { result_type, .. } => {
                Some(self.ty(result_type)).filter(|t| *t != Type::Opaque)
            }
            _ => None,
        }
    }

    fn callee(&mut self, site: Site<'m>) -> Callee {
        if let Some(name) = site.global() {
            return match self.scope.aliases.target(name) {
                // what stands behind the name is chosen when the program is linked or loaded
                None => Callee::Global(plain(name)),
                Some(_) => Callee::Direct(self.scope.resolve(name)),
            };
        }
        let operand = match site.function {
            Either::Left(_) => return self.assembly_callee(),
            Either::Right(operand) => operand,
        };
        if let Operand::LocalOperand { name, .. } = operand {
            if let Some(I::Load(load)) = self.defs.get(name) {
                if let Some(Constant::GlobalReference { name, .. }) = load.address.as_constant() {
                    if let Some((name, 0)) = self.scope.aliases.target(name) {
                        if !self.scope.is_own(&name) {
                            return Callee::Global(name);
                        }
                    }
                }
            }
        }
        Callee::Indirect(self.address(operand))
    }

    /// What call site and callee promise together.
    pub(super) fn effects(&self, site: Site<'m>) -> SymbolFacts {
        let here = from_attributes(site.attributes);
        let symbol = site
            .global()
            .and_then(|name| self.scope.symbols.get(self.scope.resolve(name).as_str()).copied())
            .unwrap_or(SymbolFacts { effects: Effects::UNKNOWN, ..here });
        SymbolFacts {
            effects: here.effects.and(symbol.effects),
            no_return: here.no_return || symbol.no_return,
            no_unwind: here.no_unwind || symbol.no_unwind,
            allocation: symbol.allocation,
            not_library: here.not_library || symbol.not_library,
            returns_twice: here.returns_twice
                || symbol.returns_twice
                || site.global().is_some_and(|name| {
                    let name = self.scope.resolve(name);
                    symprof_core::known::returns_twice(name.trim_start_matches('\u{1}'))
                }),
        }
    }
}

pub(super) fn call_effects(facts: SymbolFacts) -> CallEffects {
    let SymbolFacts { effects: Effects { argument, hidden, other }, .. } = facts;
    CallEffects {
        reads: argument.reads || other.reads || hidden.any(),
        writes: argument.writes || other.writes,
        argument_memory_only: !other.any(),
        no_return: facts.no_return,
        own_body: false,
        not_library: false,
        sets_errno: false,
        returns_twice: facts.returns_twice,
        allocation: facts.allocation,
    }
}

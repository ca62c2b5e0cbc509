//! Functions: returns, calls, and addresses of functions (the dialect `func`).

use super::device::is_on_device;
use super::ends::is_without_library;
use super::function::{has_body, Done, Lowering};
use super::module::qualified;
use super::shared::outside_may_wait;
use super::values::{flat_types, neutral, Lowered};
use crate::native::{Op, Val};
use symprof_core::ir::{CallEffects, CallInfo, Callee, Inst, Type, Value};
use symprof_core::known::{self, is_of_library};

/// The qualified name of the function that an operation calls: `func.call` and `llvm.call` by its name, `func.call_indirect` by a value
/// that is the constant of one.
pub(crate) fn direct_callee(op: Op<'_>, module: &str) -> Option<String> {
    let symbol = match &*op.name() {
        "func.call" | "llvm.call" => op.attr("callee"),
        "func.call_indirect" => {
            let maker = op.operand(0).and_then(|v| v.maker());
            maker.filter(|m| m.name() == "func.constant").and_then(|m| m.attr("value"))
        }
        _ => None,
    };
    Some(qualified(module, &symbol?.symbol()?))
}

/// Linkages by which the definition of another module may take a function's place, and do something else; the `_odr`
/// ones promise the same.
const REPLACEABLE: [&str; 4] = ["common", "extern_weak", "linkonce", "weak"];

/// May another definition take the place of a function?
pub(super) fn is_replaceable(function: Op<'_>) -> bool {
    let name = if function.name() == "llvm.func" { "linkage" } else { "llvm.linkage" };
    let linkage = function.attr(name).map(|a| a.to_string()).unwrap_or_default();
    REPLACEABLE.iter().any(|name| linkage.contains(&format!("<{name}>")))
}

/// Is the body of a function what its calls run?
pub(super) fn is_definitive(function: Op<'_>) -> bool {
    has_body(function) && !is_replaceable(function)
}

/// Functions of more operations are not computed where they are called.
const IN_PLACE: usize = 64;

/// What a call of that name may do, going by the name.
pub(super) fn outside_effects(name: &str) -> CallEffects {
    let last = name.rsplit("::").next().unwrap_or(name);
    CallEffects { returns_twice: known::returns_twice(last), ..CallEffects::UNKNOWN }
}

/// Does an operation without regions only compute? (It touches no memory and calls nobody.)
fn is_arithmetic(name: &str) -> bool {
    matches!(name, "affine.apply" | "affine.min" | "affine.max" | "memref.dim" | "tensor.dim")
        || ["arith.", "index.", "math."].iter().any(|dialect| name.starts_with(dialect))
}

impl<'m> Lowering<'_, 'm> {
    pub(super) fn func(&mut self, op: Op<'m>, name: &str) -> Done {
        match name {
            "return" => self.return_from_function(op),
            "call" | "call_indirect" => {
                match name {
                    "call" => self.call(op)?,
                    _ => self.call_indirect(op)?,
                }
                return self.behind_call(op);
            }
            "constant" => {
                let name = op.attr("value").and_then(|a| a.symbol());
                if let (Some(parts), Some(result)) = (name, op.result(0)) {
                    let name = qualified(&self.module, &parts);
                    self.values.insert(result.key(), Lowered::Function(name));
                }
            }
            _ => return self.unknown(op),
        }
        Ok(())
    }

    /// The end of a function that returns the operands.
    pub(super) fn return_from_function(&mut self, op: Op<'m>) {
        let values = self.flat_all(op.operands());
        for (k, &value) in values.iter().enumerate().skip(1) {
            let function = self.s.func_mut().name.clone();
            let ty = self.s.ins().ty(value);
            let (place, size) = self.result_place(&function, k, ty);
            self.s.ins().effect(Inst::Store(place, value, size));
        }
        self.s.ret(values.first().copied());
    }

    /// The function that an operation calls, where that is known.
    fn called(&self, op: Op<'m>) -> Option<String> {
        let target = op.operand(0).and_then(|v| self.values.get(&v.key()));
        let by_value = match target {
            Some(Lowered::Function(callee)) if op.name() == "func.call_indirect" => Some(callee),
            _ => None,
        };
        direct_callee(op, &self.module).or_else(|| by_value.cloned())
    }

    /// May the callee of an operation of `func` wait for another thread? Anything may that is not known.
    pub(super) fn call_waits(&self, op: Op<'m>) -> bool {
        match self.called(op) {
            Some(callee) => {
                let function = self.scope.functions.get(&callee).copied();
                match function.filter(|f| is_definitive(*f)) {
                    Some(_) => self.scope.waiting.contains(&callee),
                    None => outside_may_wait(&callee, function),
                }
            }
            None => ["func.call", "func.call_indirect"].contains(&&*op.name()),
        }
    }

    /// Behind a call: the callee may have waited for another thread, or ended the program while others ran.
    pub(super) fn behind_call(&mut self, op: Op<'m>) -> Done {
        // threads may wait for each other there
        self.forget_others(op);
        if self.call_waits(op) {
            self.forget_at(op);
        }
        // that a value which may be any function ends the program not is an assumption that is printed
        if self.called(op).is_some_and(|callee| self.scope.ending.contains(&callee)) {
            let ends = self.s.ins().opaque(Type::BOOL, super::ends::REASON);
            self.end_if_so(&op.name(), ends)?;
        }
        Ok(())
    }

    fn call(&mut self, op: Op<'m>) -> Done {
        match direct_callee(op, &self.module) {
            Some(callee) => return self.call_by_name(op, callee, 0),
            None => self.opaque_results(op, "the result of a call"),
        }
        Ok(())
    }

    pub(super) fn call_by_name(&mut self, op: Op<'m>, callee: String, first: usize) -> Done {
        let args: Vec<Val<'m>> = op.operands().skip(first).collect();
        let with_body = self.scope.functions.get(&callee).copied().filter(|f| has_body(*f));
        let mut args = self.arguments(&args, with_body.is_some());
        if let (Some(launch), true) = (self.launches.last(), with_body.is_some_and(is_on_device)) {
            args.extend(launch.all());
        }
        let with_body = with_body.filter(|f| is_definitive(*f));
        if self.scope.threaded.contains(&callee) {
            let threads = self.threads(op)?;
            args.push(threads);
        }
        // The types of call and callee agree (the module verifies), so do those of their parts.
        self.call_to(op, Callee::Direct(callee), args, with_body.is_some());
        if let Some(function) = with_body.filter(|_| op.result_count() > 0) {
            self.results_in_place(op, function, first);
        }
        Ok(())
    }

    /// Computes the results of a function that does nothing but arithmetic where it is called, so
    /// that all of them are followed.
    fn results_in_place(&mut self, op: Op<'m>, function: Op<'m>, first: usize) {
        let blocks: Vec<_> = function.region(0).into_iter().flat_map(|r| r.blocks()).collect();
        let [block] = blocks[..] else { return };
        let ops: Vec<Op<'m>> = block.ops().collect();
        let Some((end, ops)) = ops.split_last() else { return };
        let plain = |o: &Op<'m>| {
            o.region_count() == 0 && is_arithmetic(&o.name()) && !self.is_elementwise(*o)
        };
        if end.name() != "func.return" || ops.len() > IN_PLACE || !ops.iter().all(plain) {
            return;
        }
        for (arg, given) in block.args().zip(op.operands().skip(first)) {
            match self.values.get(&given.key()).cloned() {
                Some(lowered) => self.values.insert(arg.key(), lowered),
                None => self.values.remove(&arg.key()),
            };
        }
        for &inner in ops {
            // of an earlier call
            for result in inner.results() {
                self.values.remove(&result.key());
            }
            if self.op(inner).is_err() {
                return;
            }
        }
        for (result, value) in op.results().zip(end.operands()) {
            if let Some(lowered) = self.values.get(&value.key()).cloned() {
                self.values.insert(result.key(), lowered);
            }
        }
    }

    /// Where a function leaves a part of its results behind the first one: the neutral form
    /// returns one value, the others go through a global that nobody else names.
    fn result_place(&mut self, function: &str, k: usize, ty: Type) -> (Value, u32) {
        let name = format!("{function}.result{k}");
        let place = self.s.ins().inst(Type::Ptr, Inst::GlobalAddr(name));
        (place, ty.width().map_or(8, |w| u32::from(w).div_ceil(8)))
    }

    /// Arguments, then the dynamic sizes that a function with a body has as parameters.
    pub(super) fn arguments(&mut self, args: &[Val<'m>], with_sizes: bool) -> Vec<Value> {
        let mut mains = Vec::with_capacity(args.len());
        let mut sizes = Vec::new();
        for &arg in args {
            let mut flat = self.flat(arg).into_iter();
            mains.push(match neutral(arg.ty()) {
                Type::Opaque => self.unmodelled(arg),
                ty => match flat.next() {
                    Some(value) => value,
                    None => self.s.ins().opaque(ty, "a value that is not followed"),
                },
            });
            sizes.extend(flat);
        }
        if with_sizes {
            mains.extend(sizes);
        }
        mains
    }

    /// A placeholder for an argument of a type that is not modelled.
    pub(super) fn unmodelled(&mut self, arg: Val<'m>) -> Value {
        let reason = format!("value of type {}", arg.ty());
        self.s.ins().opaque(Type::Opaque, reason)
    }

    fn call_to(&mut self, op: Op<'m>, callee: Callee, args: Vec<Value>, with_body: bool) {
        let types: Vec<Type> = op.results().flat_map(|r| flat_types(r.ty())).collect();
        let name = match &callee {
            Callee::Direct(name) | Callee::Global(name) => name.clone(),
            Callee::Indirect(_) => "an unknown function".into(),
        };
        let declared = self.scope.functions.get(&name).copied();
        let not_library = is_of_library(&name)
            && [Some(op), declared].into_iter().flatten().any(is_without_library);
        let effects = match &callee {
            Callee::Direct(name) => outside_effects(name),
            _ => CallEffects::UNKNOWN,
        };
        let twice = [Some(op), declared].into_iter().flatten().any(super::ends::returns_twice);
        let returns_twice = effects.returns_twice || twice;
        let effects = CallEffects { not_library, returns_twice, ..effects };
        let info = CallInfo { callee, args, effects, counted: true };
        let mut parts: Vec<Value> =
            self.s.ins().call(types.first().copied(), info).into_iter().collect();
        for (k, &ty) in types.iter().enumerate().skip(1) {
            parts.push(if with_body {
                let (place, _) = self.result_place(&name, k, ty);
                self.s.ins().inst(ty, Inst::Load(place))
            } else {
                self.s.ins().opaque(ty, format!("part {k} of the results of `{name}`"))
            });
        }
        self.bind_results(op, parts);
    }

    fn call_indirect(&mut self, op: Op<'m>) -> Done {
        let Some(target) = op.operand(0) else { return Ok(()) };
        if let Some(Lowered::Function(name)) = self.values.get(&target.key()) {
            let name = name.clone();
            return self.call_by_name(op, name, 1);
        }
        let pointer = self.pointer(target);
        let args: Vec<Val<'m>> = op.operands().skip(1).collect();
        // what it calls may be a function with a body
        let args = self.arguments(&args, true);
        self.call_to(op, Callee::Indirect(pointer), args, false);
        Ok(())
    }
}

//! What becomes of MLIR's values: integers, sizes and addresses. A value is *flat* as the list of
//! neutral values that stand for it: one for an integer or the address of a function, none for a float,
//! the address and each dynamic size for a memref, the dynamic sizes for a tensor. Flat values are what
//! loops carry, blocks take and calls pass.

use super::function::Lowering;
use crate::native::{Blk, Op, Ty, Val};
use rustc_hash::FxHashMap;
use symprof_core::ir::{Block, FunctionBuilder, Inst, Predicate, Type, Value};

/// What a value became.
#[derive(Clone, Debug)]
pub(super) enum Lowered {
    /// an integer
    Scalar(Value),
    /// a memref or a tensor
    Shaped(Shaped),
    /// a function, by qualified name
    Function(String),
    /// the address of a function that is not told by its name
    Pointer(Value),
    /// a structure of the LLVM dialect
    Parts(super::structs::Parts),
    /// nothing that is followed
    Nothing,
}

/// A size, stride or offset.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Size {
    Static(i64),
    Dynamic(Value),
}

/// A memref or a tensor.
#[derive(Clone, Debug)]
pub(super) struct Shaped {
    /// address of the first element of a memref
    pub(super) base: Option<Value>,
    /// nothing if the rank is not known
    pub(super) sizes: Option<Vec<Size>>,
    /// strides in elements, where known
    pub(super) strides: Option<Vec<Size>>,
}

/// The type in the neutral form.
pub(super) fn neutral(ty: Ty<'_>) -> Type {
    match ty.width() {
        Some(w @ 1..=64) => Type::Int(w as u8),
        _ if ty.is_memref() || ty.is_function() => Type::Ptr,
        _ => Type::Opaque,
    }
}

/// The types of what stands for a value of that type.
pub(super) fn flat_types(ty: Ty<'_>) -> Vec<Type> {
    match neutral(ty) {
        Type::Int(w) => vec![Type::Int(w)],
        kind => {
            let address = (kind == Type::Ptr).then_some(Type::Ptr);
            let dynamic = ty.shape().map_or(0, |s| s.iter().filter(|d| d.is_none()).count());
            address.into_iter().chain(std::iter::repeat_n(Type::Int(64), dynamic)).collect()
        }
    }
}

/// Declares the parameters of a function, arguments first, then their dynamic sizes.
pub(super) fn parameters(b: &mut FunctionBuilder, op: Op<'_>) -> FxHashMap<usize, Lowered> {
    let entry = op.region(0).and_then(|r| r.first());
    // what kernels have behind their arguments is no argument
    let inputs = op.attr("function_type").and_then(|a| a.ty()).and_then(|t| t.input_count());
    let args: Vec<Val<'_>> =
        entry.map_or(Vec::new(), |e| e.args().take(inputs.unwrap_or(usize::MAX)).collect());
    let mut mains = Vec::with_capacity(args.len());
    for (k, arg) in args.iter().enumerate() {
        mains.push(b.param(format!("arg{k}"), neutral(arg.ty())));
        if let Some(param) = b.func_mut().params.last_mut() {
            param.source_type = arg.ty().to_string();
        }
    }
    let mut values = FxHashMap::default();
    for (k, (arg, main)) in args.iter().zip(mains).enumerate() {
        let lowered = match (neutral(arg.ty()), arg.ty().shape()) {
            (Type::Int(_), _) => Lowered::Scalar(main),
            _ if arg.ty().is_function() => Lowered::Pointer(main),
            (kind, shape) if kind == Type::Ptr || shape.is_some() => {
                let size = |(d, size): (usize, Option<i64>)| match size {
                    Some(n) => Size::Static(n),
                    None => {
                        let value = b.param(format!("arg{k}.dim{d}"), Type::Int(64));
                        if let Some(param) = b.func_mut().params.last_mut() {
                            param.source_type = "index".into();
                        }
                        Size::Dynamic(value)
                    }
                };
                let sizes: Option<Vec<Size>> =
                    shape.map(|s| s.into_iter().enumerate().map(size).collect());
                let strides = strides_of_type(arg.ty());
                let base = (kind == Type::Ptr).then_some(main);
                Lowered::Shaped(Shaped { base, sizes, strides })
            }
            _ => Lowered::Nothing,
        };
        values.insert(arg.key(), lowered);
    }
    values
}

/// The strides of a memref, if its type tells all of them.
pub(super) fn strides_of_type(ty: Ty<'_>) -> Option<Vec<Size>> {
    let (strides, _) = ty.strides()?;
    strides.into_iter().map(|s| s.map(Size::Static)).collect()
}

impl<'m> Lowering<'_, 'm> {
    // ---- what a value became ----

    /// An integer; opaque where it is not followed.
    pub(super) fn int(&mut self, v: Val<'m>) -> Value {
        match self.values.get(&v.key()) {
            Some(Lowered::Scalar(value)) => *value,
            _ => {
                let ty = match neutral(v.ty()) {
                    ty @ Type::Int(_) => ty,
                    _ => Type::Int(64),
                };
                let reason = match v.ty().width() {
                    Some(w @ 65..) => format!("an integer of {w} bits; up to 64 are followed"),
                    _ => "a value that is not followed".into(),
                };
                self.s.ins().opaque(ty, reason)
            }
        }
    }

    /// The k-th operand as an integer.
    pub(super) fn operand(&mut self, op: Op<'m>, k: usize) -> Value {
        match op.operand(k) {
            Some(v) => self.int(v),
            None => self.s.ins().opaque(Type::Int(64), "a missing operand"),
        }
    }

    /// A memref or tensor.
    pub(super) fn shaped(&mut self, v: Val<'m>) -> Shaped {
        if let Some(Lowered::Shaped(shaped)) = self.values.get(&v.key()) {
            return shaped.clone();
        }
        self.unknown_shaped(v.ty(), "a value that is not followed")
    }

    /// An address that is not known, and sizes that are not.
    pub(super) fn unknown_shaped(&mut self, ty: Ty<'m>, reason: &str) -> Shaped {
        let b = self.s.ins();
        let base = ty.is_memref().then(|| b.opaque(Type::Ptr, reason));
        let size = |size: Option<i64>| match size {
            Some(n) => Size::Static(n),
            None => Size::Dynamic(b.opaque(Type::Int(64), reason)),
        };
        let sizes = ty.shape().map(|s| s.into_iter().map(size).collect());
        Shaped { base, sizes, strides: strides_of_type(ty) }
    }

    /// A size as a value.
    pub(super) fn size(&mut self, size: Size) -> Value {
        match size {
            Size::Static(n) => self.index(n),
            Size::Dynamic(v) => v,
        }
    }

    /// A size that the program asks for. That of an argument is assumed not to be negative.
    pub(super) fn asked_size(&mut self, size: Size) -> Value {
        let value = self.size(size);
        let is_param =
            matches!(self.s.func_mut().values[value].def, symprof_core::ir::ValueDef::Param(_));
        if is_param && self.assumed.insert(value) {
            let zero = self.index(0);
            self.s.builder().in_entry(|b| {
                let holds = b.icmp(Predicate::Sge, value, zero);
                b.effect(Inst::Assume(holds));
            });
        }
        value
    }

    /// The constant that a value is, if it is one.
    pub(super) fn known(&mut self, value: Value) -> Option<i64> {
        let func = self.s.func_mut();
        match (func.inst(value), func.values[value].ty) {
            (Some(Inst::Const(bits)), Type::Int(w @ 1..=64)) => {
                let unused = 64 - u32::from(w);
                Some(((*bits << unused) as i64) >> unused)
            }
            _ => None,
        }
    }

    // ---- flat values ----

    /// What stands for a value, one neutral value for each of its flat types.
    pub(super) fn flat(&mut self, v: Val<'m>) -> Vec<Value> {
        match neutral(v.ty()) {
            Type::Int(_) => vec![self.int(v)],
            _ if v.ty().is_function() => vec![self.pointer(v)],
            kind if kind == Type::Ptr || v.ty().is_tensor() => {
                let shaped = self.shaped(v);
                let mut out: Vec<Value> = Vec::new();
                if kind == Type::Ptr {
                    out.push(self.address_of(&shaped));
                }
                let shape = v.ty().shape().unwrap_or_default();
                for (k, size) in shape.iter().enumerate() {
                    if size.is_none() {
                        out.push(match shaped.sizes.as_ref().and_then(|s| s.get(k)) {
                            Some(&size) => self.size(size),
                            None => self.s.ins().opaque(Type::Int(64), "a size of unknown rank"),
                        });
                    }
                }
                out
            }
            _ => Vec::new(),
        }
    }

    /// The address of a function.
    pub(super) fn pointer(&mut self, v: Val<'m>) -> Value {
        match self.values.get(&v.key()) {
            Some(Lowered::Function(name)) => {
                let name = name.clone();
                self.function_address(name)
            }
            Some(Lowered::Pointer(address)) => *address,
            _ => self.s.ins().opaque(Type::Ptr, "a function that is a value"),
        }
    }

    /// The address of a function by its name, which is a value from here on.
    pub(super) fn function_address(&mut self, name: String) -> Value {
        let address = self.global(&name);
        self.escaping.push(name);
        address
    }

    /// What stands for several values.
    pub(super) fn flat_all(&mut self, values: impl IntoIterator<Item = Val<'m>>) -> Vec<Value> {
        values.into_iter().flat_map(|v| self.flat(v)).collect()
    }

    pub(super) fn address_of(&mut self, shaped: &Shaped) -> Value {
        match shaped.base {
            Some(base) => base,
            None => self.s.ins().opaque(Type::Ptr, "an address that is not followed"),
        }
    }

    /// Binds values to what stands for them; to opaque values where that runs out (behind code
    /// that is not reached).
    pub(super) fn bind_all(
        &mut self,
        values: impl IntoIterator<Item = Val<'m>>,
        flat: impl IntoIterator<Item = Value>,
    ) {
        let mut flat = flat.into_iter();
        for v in values {
            let parts: Vec<Value> = flat_types(v.ty())
                .into_iter()
                .map(|ty| match flat.next() {
                    Some(value) => value,
                    None => self.s.ins().opaque(ty, "a value that is never computed"),
                })
                .collect();
            self.bind_flat(v, &parts);
        }
    }

    fn bind_flat(&mut self, v: Val<'m>, parts: &[Value]) {
        let lowered = match (neutral(v.ty()), parts) {
            (Type::Int(_), [value]) => Lowered::Scalar(*value),
            (_, [value]) if v.ty().is_function() => Lowered::Pointer(*value),
            (kind, _) if kind == Type::Ptr || v.ty().is_tensor() => {
                let (base, mut sizes) = match (kind, parts.split_first()) {
                    (Type::Ptr, Some((base, sizes))) => (Some(*base), sizes.iter()),
                    _ => (None, parts.iter()),
                };
                let mut size = |s: Option<i64>| match s {
                    Some(n) => Some(Size::Static(n)),
                    None => sizes.next().map(|v| Size::Dynamic(*v)),
                };
                let sizes = v.ty().shape().and_then(|s| s.into_iter().map(&mut size).collect());
                Lowered::Shaped(Shaped { base, sizes, strides: strides_of_type(v.ty()) })
            }
            _ => Lowered::Nothing,
        };
        self.values.insert(v.key(), lowered);
    }

    /// Binds the results of an operation.
    pub(super) fn bind_results(&mut self, op: Op<'m>, flat: impl IntoIterator<Item = Value>) {
        self.bind_all(op.results(), flat);
    }

    /// Binds a result to an integer.
    pub(super) fn define(&mut self, op: Op<'m>, k: usize, value: Value) {
        if let Some(result) = op.result(k) {
            self.values.insert(result.key(), Lowered::Scalar(value));
        }
    }

    /// Binds a result to a memref or tensor.
    pub(super) fn define_shaped(&mut self, op: Op<'m>, k: usize, shaped: Shaped) {
        if let Some(result) = op.result(k) {
            self.values.insert(result.key(), Lowered::Shaped(shaped));
        }
    }

    /// Binds every result that has no value yet to unknown ones, with the reason.
    pub(super) fn opaque_results(&mut self, op: Op<'m>, reason: &str) {
        for result in op.results() {
            if !self.values.contains_key(&result.key()) {
                self.bind_opaque(result, reason);
            }
        }
    }

    /// Binds a value to an unknown one.
    pub(super) fn bind_opaque(&mut self, v: Val<'m>, reason: &str) {
        let lowered = match neutral(v.ty()) {
            ty @ Type::Int(_) => Lowered::Scalar(self.s.ins().opaque(ty, reason)),
            ty if v.ty().is_function() => Lowered::Pointer(self.s.ins().opaque(ty, reason)),
            kind if kind == Type::Ptr || v.ty().is_tensor() => {
                Lowered::Shaped(self.unknown_shaped(v.ty(), reason))
            }
            _ => Lowered::Nothing,
        };
        self.values.insert(v.key(), lowered);
    }

    /// Gives a block the parameters that stand for its arguments.
    pub(super) fn block_params(&mut self, source: Blk<'m>, block: Block) {
        let mut params = Vec::new();
        for arg in source.args() {
            for ty in flat_types(arg.ty()) {
                let func = self.s.func_mut();
                let k = func.blocks[block].params.len() as u32;
                let def = symprof_core::ir::ValueDef::BlockParam(block, k);
                let value = func.values.push(symprof_core::ir::ValueData { ty, def, name: None });
                func.blocks[block].params.push(value);
                params.push(value);
            }
        }
        self.bind_all(source.args(), params);
    }
}

//! Code of a device in the LLVM dialect: functions in `gpu.module`, and what tells them which thread runs them in
//! the dialects of targets (`nvvm`, `rocdl`).
//!
//! Registers have 32 bits, and a device has no launch whose sizes do not fit them with their sign: of the ranges that
//! operations promise beyond that, no use is made.
//!
//! Sources: NVIDIA's "PTX ISA", special registers; MLIR's definitions of `nvvm` and `rocdl`, and AMD's device library
//! `ockl`, which the latter calls.

use super::function::{has_body, Done, Lowering};
use super::values::neutral;
use crate::native::{Op, Val};
use symprof_core::ir::{CastOp, Flags, Inst, Predicate, Type, Value, ValueDef};

/// Is it a function that threads of a device run, and that has parameters which say who they are?
pub(crate) fn is_on_device(function: Op<'_>) -> bool {
    match &*function.name() {
        "gpu.func" => true,
        "llvm.func" => function.parent().is_some_and(|module| module.name() == "gpu.module"),
        _ => false,
    }
}

/// Names of what a thread is told, without dimension, and the position of the first dimension among the parameters of
/// kernels.
const REGISTERS: [(&str, usize); 8] = [
    ("nvvm.read.ptx.sreg.ctaid", 0),
    ("nvvm.read.ptx.sreg.tid", 3),
    ("nvvm.read.ptx.sreg.nctaid", 6),
    ("nvvm.read.ptx.sreg.ntid", 9),
    ("rocdl.workgroup.id", 0),
    ("rocdl.workitem.id", 3),
    ("rocdl.grid.dim", 6),
    ("rocdl.workgroup.dim", 9),
];

/// The same as intrinsics of LLVM.
const INTRINSICS: [(&str, usize); 6] = [
    ("llvm.nvvm.read.ptx.sreg.ctaid", 0),
    ("llvm.nvvm.read.ptx.sreg.tid", 3),
    ("llvm.nvvm.read.ptx.sreg.nctaid", 6),
    ("llvm.nvvm.read.ptx.sreg.ntid", 9),
    ("llvm.amdgcn.workgroup.id", 0),
    ("llvm.amdgcn.workitem.id", 3),
];

/// The same as functions of a library, whose argument is the dimension.
const FUNCTIONS: [(&str, usize); 4] = [
    ("__ockl_get_group_id", 0),
    ("__ockl_get_local_id", 3),
    ("__ockl_get_num_groups", 6),
    ("__ockl_get_local_size", 9),
];

/// Where threads wait for each other, and do nothing else.
const BARRIERS: [&str; 6] = [
    "nvvm.bar.warp.sync",
    "nvvm.barrier",
    "nvvm.barrier0",
    "rocdl.barrier",
    "rocdl.s.barrier",
    "rocdl.wave.barrier",
];

/// The position among the parameters of kernels of a name that ends with a dimension.
fn position(table: &[(&str, usize)], name: &str) -> Option<usize> {
    let (name, dimension) = name.rsplit_once('.')?;
    let dimension = ["x", "y", "z"].iter().position(|d| *d == dimension)?;
    table.iter().find(|(n, _)| *n == name).map(|(_, first)| first + dimension)
}

/// Does an operation do nothing but say who a thread is, where it runs, or what time it is?
pub(crate) fn is_register(name: &str) -> bool {
    name.starts_with("nvvm.read.ptx.sreg.") || position(&REGISTERS, name).is_some()
}

/// Does an operation do nothing but wait for other threads?
pub(crate) fn is_barrier(name: &str) -> bool {
    BARRIERS.contains(&name)
}

/// The position among the parameters of kernels of what a call of a library's function returns.
fn of_library(op: Op<'_>) -> Option<usize> {
    let callee = op.attr("callee")?.symbol()?;
    let first = FUNCTIONS.iter().find(|(name, _)| callee.last().is_some_and(|c| c == name))?.1;
    let dimension = op.operand(0)?.maker().filter(|m| m.name() == "llvm.mlir.constant")?;
    let dimension = usize::try_from(dimension.attr("value")?.int()?).ok().filter(|d| *d < 3)?;
    Some(first + dimension)
}

impl<'m> Lowering<'_, 'm> {
    /// An operation of the dialect of a target.
    pub(super) fn target_operation(&mut self, op: Op<'m>) -> Done {
        let name = op.name();
        match position(&REGISTERS, &name) {
            Some(k) => return self.read_register(op, k),
            None if is_register(&name) => {
                self.opaque_results(op, &format!("the result of `{name}`"));
            }
            // as those of the dialect `gpu`
            None if is_barrier(&name) && !self.launches.is_empty() => {}
            None => return self.unknown(op),
        }
        Ok(())
    }

    /// A call in the LLVM dialect.
    pub(super) fn llvm_call(&mut self, op: Op<'m>) -> Done {
        let name = op.name();
        if name == "llvm.call_intrinsic" {
            let intrinsic = op.attr("intrin").and_then(|a| a.string());
            return match intrinsic.and_then(|i| position(&INTRINSICS, &i)) {
                Some(k) => self.read_register(op, k),
                None => self.unknown(op),
            };
        }
        let callee = super::calls::direct_callee(op, &self.module);
        let function = callee.as_ref().and_then(|c| self.scope.functions.get(c)).copied();
        let with_body = function.filter(|f| has_body(*f) && self.scope.follows(*f));
        let (Some(callee), Some(function)) = (callee, with_body) else {
            return match of_library(op) {
                Some(k) if !function.is_some_and(has_body) => self.read_register(op, k),
                _ => self.unknown(op),
            };
        };
        if is_on_device(function) && self.launches.is_empty() {
            return self.unknown(op);
        }
        self.call_by_name(op, callee, 0)?;
        self.opaque_results(op, "the result of a call");
        self.behind_call(op)
    }

    /// What a thread is told of itself.
    fn read_register(&mut self, op: Op<'m>, k: usize) -> Done {
        let told = self.launches.last().map(|launch| launch.told(k));
        let width = op.result(0).map(|r| neutral(r.ty()));
        let (Some((value, size)), Some(Type::Int(width @ (32 | 64)))) = (told, width) else {
            self.opaque_results(op, &format!("the result of `{}`", op.name()));
            return Ok(());
        };
        if width == 64 {
            self.define(op, 0, value);
            return Ok(());
        }
        let most = self.index(i32::MAX.into());
        if let Some(n) = self.known(size) {
            if n > i64::from(i32::MAX) {
                self.opaque_results(op, "who a thread is in a launch that no device has");
                return Ok(());
            }
        } else {
            let is_param = matches!(self.s.func_mut().values[value].def, ValueDef::Param(_));
            let assume = |b: &mut symprof_core::ir::FunctionBuilder| {
                for bound in [size, value] {
                    let fits = b.icmp(Predicate::Sle, bound, most);
                    b.effect(Inst::Assume(fits));
                }
            };
            match is_param {
                true if self.narrow.insert(value) => self.s.builder().in_entry(assume),
                true => {}
                false => assume(self.s.ins()),
            }
        }
        let value = self.s.ins().cast(CastOp::Trunc, Flags::NONE, Type::Int(32), value);
        self.define(op, 0, value);
        Ok(())
    }

    /// What a launch gives to a kernel in the LLVM dialect: memrefs as their descriptors, or all of them as bare
    /// pointers. Nothing where that is not what the kernel takes.
    pub(super) fn descriptors(&mut self, given: &[Val<'m>], kernel: Op<'m>) -> Option<Vec<Value>> {
        let entry = kernel.region(0)?.first()?;
        let takes: Vec<Type> = entry.args().map(|a| neutral(a.ty())).collect();
        let pieces = |v: &Val<'m>| match (v.ty().is_memref(), v.ty().shape()) {
            (false, _) => 1,
            (true, Some(shape)) => 3 + 2 * shape.len(),
            (true, None) => 2,
        };
        let whole = takes.len() == given.iter().map(pieces).sum::<usize>();
        if !whole && takes.len() != given.len() {
            return None;
        }
        let mut args = Vec::with_capacity(takes.len());
        for &v in given {
            if !v.ty().is_memref() {
                args.push(match neutral(v.ty()) {
                    Type::Int(_) => self.int(v),
                    _ => self.unmodelled(v),
                });
                continue;
            }
            self.expose([v]);
            if !whole {
                args.push(self.unmodelled(v));
                continue;
            }
            if v.ty().shape().is_none() {
                args.push(self.s.ins().opaque(Type::Int(64), "a rank that is not known"));
                args.push(self.unmodelled(v));
                continue;
            }
            let pointers = [self.unmodelled(v), self.unmodelled(v)];
            args.extend(pointers);
            args.extend(self.numbers_of(v));
        }
        // the launch hands over where each argument is, and the kernel reads as much as it takes; hosts of devices
        // have the lowest bytes first
        for (arg, &ty) in args.iter_mut().zip(&takes) {
            if (self.s.ins().ty(*arg), ty) == (Type::Int(64), Type::Int(32)) {
                *arg = self.s.ins().cast(CastOp::Trunc, Flags::NONE, ty, *arg);
            }
        }
        let fits = args.iter().zip(&takes).all(|(&a, &ty)| self.s.ins().ty(a) == ty);
        fits.then_some(args)
    }
}

//! Operations of the dialect `llvm` in functions of `func`, as modules have them that are lowered in part.
//!
//! Integers are followed as those of `arith`. Pointers are not: what is written through one may be any memory whose
//! address got out, and a memref that is cast into the descriptor of LLVM lets its address out.

use super::function::{Done, Lowering};
use super::values::neutral;
use crate::native::Op;
use symprof_core::ir::{Inst, Type};

/// Operations on integers, and those of `arith` that do the same.
const INTEGERS: &[(&str, &str)] = &[
    ("add", "addi"),
    ("and", "andi"),
    ("ashr", "shrsi"),
    ("icmp", "cmpi"),
    ("intr.smax", "maxsi"),
    ("intr.smin", "minsi"),
    ("intr.umax", "maxui"),
    ("intr.umin", "minui"),
    ("lshr", "shrui"),
    ("mlir.constant", "constant"),
    ("mul", "muli"),
    ("or", "ori"),
    ("sdiv", "divsi"),
    ("sext", "extsi"),
    ("shl", "shli"),
    ("srem", "remsi"),
    ("sub", "subi"),
    ("trunc", "trunci"),
    ("udiv", "divui"),
    ("urem", "remui"),
    ("xor", "xori"),
    ("zext", "extui"),
];

/// What computes, or reads memory, and has no other effect.
const QUIET: &[&str] = &[
    "alloca",
    "bitcast",
    "extractelement",
    "extractvalue",
    "fadd",
    "fcmp",
    "fdiv",
    "fmul",
    "fneg",
    "fpext",
    "fptosi",
    "fptoui",
    "fptrunc",
    "freeze",
    "frem",
    "fsub",
    "getelementptr",
    "insertelement",
    "insertvalue",
    "inttoptr",
    "intr.exp",
    "intr.fabs",
    "intr.fma",
    "intr.fmuladd",
    "intr.log",
    "intr.maximum",
    "intr.maxnum",
    "intr.minimum",
    "intr.minnum",
    "intr.sqrt",
    "intr.stackrestore",
    "intr.stacksave",
    "load",
    "mlir.undef",
    "mlir.zero",
    "ptrtoint",
    "shufflevector",
    "sitofp",
    "uitofp",
];

/// Does an operation do nothing but compute, or access memory? Not so what orders accesses of several threads.
pub(super) fn is_quiet(op: Op<'_>, name: &str) -> bool {
    let ordered = || op.attr("ordering").and_then(|a| a.int()).is_some_and(|o| o != 0);
    INTEGERS.iter().any(|(n, _)| *n == name)
        || QUIET.contains(&name) && !ordered()
        || ["br", "cond_br", "select", "switch"].contains(&name)
}

impl<'m> Lowering<'_, 'm> {
    pub(super) fn llvm(&mut self, op: Op<'m>, name: &str) -> Done {
        let same = INTEGERS.iter().find(|(n, _)| *n == name).map(|n| n.1);
        if let Some(same) = same {
            self.arith(op, "arith", same);
            return Ok(());
        }
        match name {
            "select" => self.arith(op, "arith", name),
            "br" | "cond_br" | "switch" => return self.cf(op, name),
            "load" | "store" if !is_quiet(op, "load") => return self.unknown(op),
            "store" => {
                let place = self.s.ins().opaque(Type::Ptr, "a pointer that is not followed");
                self.s.ins().effect(Inst::Clobber(place, None));
            }
            _ if QUIET.contains(&name) => {
                self.note_references(op);
                self.opaque_results(op, &format!("the result of `llvm.{name}`"));
            }
            _ => return self.unknown(op),
        }
        Ok(())
    }

    /// Casts between the types of two dialects: an integer stays what it is, the address of a memref gets out.
    pub(super) fn unrealized_cast(&mut self, op: Op<'m>) {
        let integers = |from: Type, to: Type| match (from, to) {
            (Type::Int(a), Type::Int(b)) => a == b,
            _ => false,
        };
        if let (Some(from), Some(to)) = (op.operand(0), op.result(0)) {
            if op.operand_count() == 1 && integers(neutral(from.ty()), neutral(to.ty())) {
                let value = self.int(from);
                return self.define(op, 0, value);
            }
        }
        self.expose(op.operands());
        self.opaque_results(op, "a cast between dialects");
    }
}

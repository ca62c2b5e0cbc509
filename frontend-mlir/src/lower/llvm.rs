//! Operations of the dialect `llvm`, as modules have them in the middle of a lowering, or whose device code is lowered.
//!
//! Integers are followed as those of `arith`. Pointers are not, but for those to local memory (`locals`): what is written
//! through one may be any memory whose address got out, and a memref that is cast into the descriptor of LLVM lets its
//! address out.

use super::function::{Done, Lowering};
use super::values::{neutral, Lowered};
use crate::native::{Op, Val};
use symprof_core::ir::{Inst, Terminator, Type};

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
    "intr.abs",
    "intr.assume",
    "intr.ceil",
    "intr.copysign",
    "intr.cos",
    "intr.ctlz",
    "intr.ctpop",
    "intr.cttz",
    "intr.dbg.declare",
    "intr.dbg.label",
    "intr.dbg.value",
    "intr.exp",
    "intr.exp10",
    "intr.exp2",
    "intr.expect",
    "intr.fabs",
    "intr.floor",
    "intr.fma",
    "intr.fmuladd",
    "intr.invariant.start",
    "intr.lifetime.end",
    "intr.lifetime.start",
    "intr.log",
    "intr.log10",
    "intr.log2",
    "intr.maximum",
    "intr.maxnum",
    "intr.minimum",
    "intr.minnum",
    "intr.nearbyint",
    "intr.pow",
    "intr.powi",
    "intr.rint",
    "intr.round",
    "intr.roundeven",
    "intr.sin",
    "intr.sqrt",
    "intr.stackrestore",
    "intr.stacksave",
    "intr.trunc",
    "inttoptr",
    "load",
    "mlir.addressof",
    "mlir.none",
    "mlir.poison",
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
        || ["br", "cond_br", "return", "select", "switch"].contains(&name)
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
            "return" => self.return_from_function(op),
            "unreachable" => self.s.terminate(Terminator::Unreachable),
            "call" | "call_intrinsic" => return self.llvm_call(op),
            "insertvalue" => self.insert_value(op),
            "extractvalue" => self.extract_value(op),
            "intr.expect" => {
                if let (Some(v), Some(Type::Int(_))) =
                    (op.operand(0), op.result(0).map(|r| neutral(r.ty())))
                {
                    let value = self.int(v);
                    self.define(op, 0, value);
                }
                self.opaque_results(op, "data");
            }
            "intr.abs" | "intr.ctlz" | "intr.cttz" | "intr.ctpop" => self.bits(op, name),
            "load" | "store" if !is_quiet(op, "load") => return self.unknown(op),
            "store" if self.store_local(op) => {}
            "load" if self.load_local(op) => {}
            "store" => {
                let place = self.s.ins().opaque(Type::Ptr, "a pointer that is not followed");
                self.s.ins().effect(Inst::Clobber(place, None));
            }
            _ if QUIET.contains(&name) => {
                self.note_references(op);
                if ["alloca", "getelementptr"].contains(&name) {
                    self.local_address(op, name);
                }
                self.opaque_results(op, &format!("the result of `llvm.{name}`"));
            }
            _ => return self.unknown(op),
        }
        Ok(())
    }

    /// Operations on one integer, where they are defined for each.
    fn bits(&mut self, op: Op<'m>, name: &str) {
        let promises = ["is_int_min_poison", "is_zero_poison"].iter().find_map(|p| op.attr(p));
        if promises.is_none_or(|a| ["false", "0 : i1"].contains(&a.text().as_str())) {
            let (_, name) = name.split_once('.').unwrap_or(("", name));
            self.arith(op, "math", if name == "abs" { "absi" } else { name });
        } else {
            self.opaque_results(op, &format!("the result of `llvm.{name}`"));
        }
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
        if let (Some(from), Some(to), 1) = (op.operand(0), op.result(0), op.operand_count()) {
            let is_descriptor = |v: Val<'_>| v.ty().to_string().starts_with("!llvm.struct");
            let lowered = match (from.ty().is_memref(), to.ty().is_memref()) {
                (true, false) if is_descriptor(to) => self.descriptor_of(from),
                (false, true) if is_descriptor(from) => self.memref_of(from, to),
                _ => Lowered::Nothing,
            };
            // there and back again is the same
            let first = from.maker().filter(|m| m.name() == op.name() && m.operand_count() == 1);
            let first = first.and_then(|m| m.operand(0));
            let first = first.filter(|v| v.ty().to_string() == to.ty().to_string());
            let same = first.and_then(|v| self.values.get(&v.key())).cloned();
            match same.unwrap_or(lowered) {
                Lowered::Nothing => {}
                lowered => {
                    self.values.insert(to.key(), lowered);
                }
            }
        }
        self.opaque_results(op, "a cast between dialects");
    }
}

//! Compiles the instructions and the terminator of a block.

use super::super::arith::mask;
use super::super::program::{AllocaSite, FuncCode, Op, Term, NONE};
use super::super::reasons::LoadReasons;
use super::call::CallInst;
use super::parallel_copy::edge;
use super::{Builder, Context};
use crate::analysis::endings::{is_invoke, is_nothing};
use crate::ir::{BinaryOp, Block, Flags, Function, Inst, Terminator, Type, Value};
use rustc_hash::FxHashMap;

/// The register of an operand. Values that no reachable block defines, which only malformed
/// functions use, have none and count as values that are no integers.
fn operand(code: &FuncCode<'_>, cx: &Context, v: Value) -> u32 {
    match code.register_of[v] {
        NONE => cx.opaque,
        r => r,
    }
}

impl<'m> Builder<'_, 'm> {
    /// Compiles the instructions of a block that are in the slice.
    pub(super) fn block(&mut self, code: &mut FuncCode<'m>, block: Block, cx: &Context) {
        let func = code.func;
        for (k, (value, inst)) in func.blocks[block].insts.iter().enumerate() {
            let dst = value.map_or(NONE, |v| code.register_of[v]);
            let effect = code.slice.has_effect(block, k);
            let op = match (inst, *value) {
                (Inst::Call(call), value) => {
                    let exposed = value.is_some_and(|v| cx.exposed.contains(v));
                    let inst = k as u32;
                    self.call(code, &CallInst { call, block, inst, value, dst, exposed, effect });
                    None
                }
                (Inst::PtrToInt(a), value) if effect => {
                    let a = operand(code, cx, *a);
                    code.ops.push(Op::Expose { a });
                    let w = value.and_then(|v| func.values[v].ty.width()).unwrap_or(64);
                    (dst != NONE).then_some(Op::AddressBits { w, dst, a })
                }
                (_, None) if effect => self.effect(code, block, inst, cx),
                (_, Some(v)) if dst != NONE && dst as usize >= code.constants.len() => {
                    self.value(code, (v, dst), inst, cx)
                }
                _ => None,
            };
            code.ops.extend(op);
        }
    }

    /// An instruction without a result: a write to memory or an assumption.
    fn effect(
        &mut self,
        code: &FuncCode<'m>,
        block: Block,
        inst: &Inst,
        cx: &Context,
    ) -> Option<Op> {
        let func = code.func;
        let reg = |v: &Value| operand(code, cx, *v);
        Some(match inst {
            Inst::Store(address, value, size) => {
                let is_opaque = func.values[*value].ty == Type::Opaque;
                let value = if is_opaque { cx.opaque } else { reg(value) };
                Op::Store { address: reg(address), value, size: *size }
            }
            Inst::Clobber(address, length) => {
                let length = length.map_or(NONE, |n| reg(&n));
                Op::Clobber { address: reg(address), length }
            }
            Inst::Fill(address, byte, length) => {
                Op::Fill { address: reg(address), byte: reg(byte), length: reg(length) }
            }
            Inst::Copy(to, from, length) => {
                let name = &func.blocks[block].name;
                let reason = self.reason(format!("what is copied in block `{name}`"));
                Op::Copy { to: reg(to), from: reg(from), length: reg(length), reason }
            }
            Inst::Assume(cond) => Op::Assume { cond: reg(cond) },
            _ => return None,
        })
    }

    /// An instruction whose result is in the slice: the value, with its register.
    fn value(
        &mut self,
        code: &mut FuncCode<'m>,
        (v, dst): (Value, u32),
        inst: &Inst,
        cx: &Context,
    ) -> Option<Op> {
        let func = code.func;
        let reg = |v: &Value| operand(code, cx, *v);
        let width = |v: &Value| func.values[*v].ty.width().unwrap_or(64);
        let ty = func.values[v].ty;
        Some(match inst {
            Inst::Unary(op, a) => Op::Unary { op: *op, w: width(a), dst, a: reg(a) },
            Inst::Binary(op, flags, a, b) => binary(*op, *flags, width(a), (dst, reg(a), reg(b))),
            Inst::Compare(pred, a, b) => {
                Op::Compare { pred: *pred, w: width(a), dst, a: reg(a), b: reg(b) }
            }
            Inst::Select(c, a, b) => {
                Op::Select { dst, cond: reg(c), then: reg(a), otherwise: reg(b) }
            }
            Inst::Cast(op, flags, a) => {
                let (from, to) = (width(a), width(&v));
                Op::Cast { op: *op, from, to, flags: *flags, dst, a: reg(a) }
            }
            Inst::Freeze(a) => {
                let promised = self.graph.promised().reaches(code.id, *a);
                Op::Freeze { dst, a: reg(a), promised }
            }
            Inst::PtrAdd(flags, a, b) => {
                self.address_may_wrap |= !flags.nsw;
                Op::PtrAdd { dst, a: reg(a), b: reg(b) }
            }
            Inst::PtrToInt(a) => {
                self.address_may_wrap = true;
                Op::AddressBits { w: width(&v), dst, a: reg(a) }
            }
            Inst::IntToPtr(a) => {
                self.address_may_wrap = true;
                Op::AddressBits { w: 64, dst, a: reg(a) }
            }
            Inst::Alloca(_) => {
                let name = func.values[v].name.clone();
                let name = name.unwrap_or_else(|| "a stack object".to_owned());
                code.allocas.push(AllocaSite { name, exposed: cx.exposed.contains(v) });
                Op::Alloca { dst, site: code.allocas.len() as u32 - 1 }
            }
            Inst::Load(address) => {
                let reasons = self.load_reasons(func, v, *address, cx);
                Op::Load { dst, address: reg(address), ty, reasons }
            }
            _ => return None,
        })
    }

    /// The reasons of a load. One without a bound value names its load symbol, if it has one.
    fn load_reasons(
        &mut self,
        func: &Function,
        v: Value,
        address: Value,
        cx: &Context,
    ) -> LoadReasons {
        let path = cx.paths.get(&v);
        let text = match path {
            Some(p) => format!("the load of `{p}`"),
            None => describe_load(func, v, address),
        };
        let unbound = self.reason(match path {
            Some(_) => format!("{text}, which is not bound"),
            None => text.clone(),
        });
        let overwritten = self.reason(format!("{text}, which may have been overwritten"));
        if let Some(p) = path {
            self.symbol_of_reason.insert(unbound.0, p.clone());
        }
        LoadReasons { unbound, overwritten }
    }

    /// Compiles the terminator of a block.
    pub(super) fn terminator(
        &mut self,
        code: &mut FuncCode<'m>,
        block: Block,
        cx: &Context,
    ) -> Term {
        let func = code.func;
        match &func.blocks[block].terminator {
            Terminator::Jump(t) => Term::Jump(edge(code, t, cx.scratch)),
            Terminator::Branch(c, t, e) => {
                let (then, otherwise) = (edge(code, t, cx.scratch), edge(code, e, cx.scratch));
                Term::Branch { cond: operand(code, cx, *c), then, otherwise }
            }
            Terminator::Switch(c, cases, default) => {
                let mut table = FxHashMap::default();
                let mut edges = Vec::new();
                let m = mask(func.values[*c].ty.width().unwrap_or(64));
                for (bits, target) in cases {
                    table.entry(bits & m).or_insert(edges.len() as u32);
                    edges.push(edge(code, target, cx.scratch));
                }
                edges.push(edge(code, default, cx.scratch));
                Term::Switch { cond: operand(code, cx, *c), table, edges }
            }
            Terminator::Return(v) => Term::Return(v.map_or(NONE, |v| code.register_of[v])),
            Terminator::Unreachable => Term::Unreachable,
            Terminator::Unsupported(what, targets) => {
                let reason = self.reason(format!("the construct `{what}`"));
                let data = &func.blocks[block];
                let invoked = data.insts.iter().rev().find_map(|(_, i)| match i {
                    Inst::Call(call) => Some(call),
                    _ => None,
                });
                match (targets.first(), invoked) {
                    (Some(t), Some(call))
                        if is_invoke(&data.terminator) && !is_nothing(&func.blocks[t.block]) =>
                    {
                        let outside = self.graph.direct(call).is_none();
                        Term::Invoke { edge: edge(code, t, cx.scratch), outside, reason }
                    }
                    _ => Term::Unsupported(reason),
                }
            }
        }
    }
}

/// A binary operation of a width, on the registers of the result and the operands.
fn binary(op: BinaryOp, flags: Flags, w: u8, (dst, a, b): (u32, u32, u32)) -> Op {
    match op {
        BinaryOp::Add => Op::Add { w, flags, dst, a, b },
        BinaryOp::Sub => Op::Sub { w, flags, dst, a, b },
        BinaryOp::Mul => Op::Mul { w, flags, dst, a, b },
        BinaryOp::And => Op::And { w, flags, dst, a, b },
        BinaryOp::Or => Op::Or { w, flags, dst, a, b },
        op => Op::Binary { op, w, flags, dst, a, b },
    }
}

/// A load in words: by its variable or the name of its value, else by the object that its address is computed from,
/// else by its block; with its line.
fn describe_load(func: &Function, v: Value, mut address: Value) -> String {
    if let Some(name) = func.value_in_words(v) {
        return func.at_line(v, &format!("the load of `{name}`"));
    }
    while let Some(Inst::PtrAdd(_, base, _)) = func.inst(address) {
        address = *base;
    }
    let parameter = || func.params.iter().find(|p| p.value == address).map(|p| p.name.clone());
    let object = match func.inst(address) {
        Some(Inst::GlobalAddr(name)) => Some(name.clone()),
        Some(Inst::Alloca(_)) => func.value_in_words(address),
        None => parameter(),
        _ => None,
    };
    let text = match object {
        Some(object) => format!("a load from `{object}`"),
        None => format!("a load in block `{}`", func.blocks[func.def_block(v)].name),
    };
    func.at_line(v, &text)
}

//! The verifier: what every pass may rely on, checked over a finished function or module.
//!
//! In the habit of cranelift's `verifier`: an error names the function, the block, the instruction
//! and the precondition that is broken. What holds after a function verifies:
//!
//! 1. The layout lists at least one block, each once; block names and parameter names are unique
//!    and not empty; integers have 1 to 64 bits.
//! 2. Values and the places that define them agree, and every operand is defined.
//! 3. Targets are blocks of the layout and get one argument of the right type for each parameter.
//!    The entry block has neither predecessors nor parameters.
//! 4. Operands have the types that the operation asks for and flags stand where they mean
//!    something; a returned value has the function's result type.
//! 5. A definition dominates its uses. In unreachable blocks any order is allowed, as in LLVM.
//! 6. Loop annotations belong to blocks, and their triples hold integers of one type that are known
//!    before the loop is entered.
//!
//! Over a module: function names are unique, and a direct call to a function of the module passes
//! at least its parameters, with their types, and expects its result or none.
//!
//! Time: near-linear in the size of the function (dominators as [`Dominators`]).

mod error;
#[cfg(test)]
mod tests;

pub use error::{Place, VerifyError, VerifyErrorKind};

use crate::analysis::{Cfg, Dominators};
use crate::ir::call::{CallInfo, Callee};
use crate::ir::entities::{Block, Value};
use crate::ir::function::{Function, Module, ValueDef};
use crate::ir::inst::{BinaryOp, BlockCall, CastOp, Flags, Inst, Terminator, UnaryOp};
use crate::ir::text::Printer;
use crate::ir::types::Type;
use cranelift_entity::EntitySet;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cmp::Ordering;

/// Checks one function.
///
/// # Errors
/// The first broken precondition, in the order of the [module's list](self).
///
/// ```
/// use symprof_core::{ir::text::parse_function, verify::verify};
/// let function = parse_function("
///     func @f(%n: i32, %c: i1) {
///     block entry:      branch %c, left, join
///     block left:       %x = add i32 %n, %n
///                       jump join
///     block join:       %y = add i32 %x, %n
///                       return
///     }")?;
/// assert_eq!(
///     verify(&function).unwrap_err().to_string(),
///     "function @f, block join, `%y = add i32 %x, %n`: %x is defined in block left, which does \
///      not come before this use on every path: pass it as a block parameter"
/// );
/// # Ok::<(), symprof_core::ir::text::ParseError>(())
/// ```
pub fn verify(func: &Function) -> Result<(), VerifyError> {
    let mut v = Verifier { func, in_layout: EntitySet::new(), defined: EntitySet::new() };
    v.layout_and_names()?;
    v.definitions()?;
    for &b in &func.layout {
        v.block(b)?;
    }
    v.annotations()?;
    v.dominance()
}

/// Checks every function of a module and the calls between them.
///
/// # Errors
/// The first broken precondition.
///
/// ```
/// use symprof_core::{ir::text::parse_module, verify::verify_module};
/// let text = "func @f() {\nblock entry:\n  call @g()\n  return\n}\n\
///             func @g(%n: i32) {\nblock entry:\n  return\n}";
/// let error = verify_module(&parse_module(text)?).unwrap_err().to_string();
/// assert!(error.contains("the call does not fit @g"), "{error}");
/// # Ok::<(), symprof_core::ir::text::ParseError>(())
/// ```
pub fn verify_module(module: &Module) -> Result<(), VerifyError> {
    let mut by_name = FxHashMap::default();
    for func in module.functions.values() {
        if func.name.is_empty() || by_name.insert(func.name.as_str(), func).is_some() {
            let kind = VerifyErrorKind::Name { what: "function", name: func.name.clone() };
            return Err(error(func, None, kind));
        }
    }
    for func in module.functions.values() {
        verify(func)?;
        for &b in &func.layout {
            for (k, (result, inst)) in func.blocks[b].insts.iter().enumerate() {
                let Inst::Call(call @ CallInfo { callee: Callee::Direct(name), .. }) = inst else {
                    continue;
                };
                let Some(callee) = by_name.get(name.as_str()) else { continue };
                if let Some(problem) = call_problem(func, call, *result, callee) {
                    let kind = VerifyErrorKind::Call { callee: name.clone(), problem };
                    return Err(error(func, Some((b, Some(k))), kind));
                }
            }
        }
    }
    Ok(())
}

fn call_problem(
    func: &Function,
    call: &CallInfo,
    result: Option<Value>,
    callee: &Function,
) -> Option<String> {
    let (takes, gets) = (callee.params.len(), call.args.len());
    if gets < takes {
        return Some(format!("it takes {takes} arguments and gets {gets}"));
    }
    for (param, &arg) in callee.params.iter().zip(&call.args) {
        let ty = func.values[arg].ty;
        if ty != param.ty {
            return Some(format!("parameter {} is of type {}, gets {ty}", param.name, param.ty));
        }
    }
    let ty = func.values[result?].ty;
    match callee.result {
        Some(declared) if declared == ty => None,
        Some(declared) => Some(format!("it returns {declared}, not {ty}")),
        None => Some(format!("it returns nothing, not {ty}")),
    }
}

/// An error at an instruction of a block (the terminator, if its index is that of none).
fn error(
    func: &Function,
    at: Option<(Block, Option<usize>)>,
    kind: VerifyErrorKind,
) -> VerifyError {
    let mut place = Place::default();
    if let Some((block, code)) = at {
        place.block = func.blocks.get(block).map(|data| data.name.clone());
        place.code = code.map(|k| Printer::new(func).code(block, k));
    }
    VerifyError { function: func.name.clone(), place, kind: Box::new(kind) }
}

struct Verifier<'a> {
    func: &'a Function,
    in_layout: EntitySet<Block>,
    defined: EntitySet<Value>,
}

type Check = Result<(), VerifyErrorKind>;

/// What errors call the value that an instruction defines.
const RESULT: &str = "the result";

impl Verifier<'_> {
    fn label(&self, v: Value) -> String {
        Printer::new(self.func).value_label(v)
    }

    fn ty(&self, v: Value) -> Type {
        self.func.values[v].ty
    }

    fn layout_and_names(&mut self) -> Result<(), VerifyError> {
        let func = self.func;
        let fail = |kind| Err(error(func, None, kind));
        if func.layout.is_empty() {
            return fail(VerifyErrorKind::NoBlocks);
        }
        for &b in &func.layout {
            if !func.blocks.is_valid(b) || !self.in_layout.insert(b) {
                return fail(VerifyErrorKind::Layout(b));
            }
        }
        let names = |what, names: &mut dyn Iterator<Item = &String>| {
            let mut seen = FxHashSet::default();
            for name in names {
                if name.is_empty() || !seen.insert(name) {
                    return Err(VerifyErrorKind::Name { what, name: name.clone() });
                }
            }
            Ok(())
        };
        names("block", &mut func.layout.iter().map(|&b| &func.blocks[b].name))
            .and_then(|()| names("parameter", &mut func.params.iter().map(|p| &p.name)))
            .and_then(|()| {
                for v in func.values.keys() {
                    self.width(self.ty(v), || self.label(v))?;
                }
                func.result.map_or(Ok(()), |ty| self.width(ty, || "the result".into()))
            })
            .or_else(fail)
    }

    fn width(&self, ty: Type, value: impl Fn() -> String) -> Check {
        match ty {
            Type::Int(width @ (0 | 65..)) => Err(VerifyErrorKind::Width { value: value(), width }),
            _ => Ok(()),
        }
    }

    fn definitions(&mut self) -> Result<(), VerifyError> {
        let func = self.func;
        let define = |set: &mut EntitySet<Value>, v: Value, def: ValueDef| match func
            .values
            .get(v)
            .map(|data| data.def)
        {
            Some(recorded) if recorded == def => {
                set.insert(v);
                Ok(())
            }
            recorded => {
                let value = Printer::new(func).value_label(v);
                let recorded = recorded.map_or("no record".into(), |d| format!("{d:?}"));
                Err(VerifyErrorKind::Definition { value, recorded })
            }
        };
        for (k, param) in func.params.iter().enumerate() {
            define(&mut self.defined, param.value, ValueDef::Param(k as u32))
                .and_then(|()| match self.ty(param.value) {
                    actual if actual == param.ty => Ok(()),
                    actual => {
                        let (name, declared) = (param.name.clone(), param.ty);
                        Err(VerifyErrorKind::ParamType { name, declared, actual })
                    }
                })
                .map_err(|kind| error(func, None, kind))?;
        }
        for &b in &func.layout {
            for (k, &v) in func.blocks[b].params.iter().enumerate() {
                define(&mut self.defined, v, ValueDef::BlockParam(b, k as u32))
                    .map_err(|kind| error(func, Some((b, None)), kind))?;
            }
            for (k, (result, inst)) in func.blocks[b].insts.iter().enumerate() {
                let wants = match inst {
                    Inst::Store(..)
                    | Inst::Clobber(..)
                    | Inst::Fill(..)
                    | Inst::Copy(..)
                    | Inst::Assume(_) => Some(false),
                    Inst::Call(_) => None,
                    _ => Some(true),
                };
                match (wants, result) {
                    (Some(true), None) => Err(VerifyErrorKind::MissingResult),
                    (Some(false), Some(_)) => Err(VerifyErrorKind::NeedlessResult),
                    (_, None) => Ok(()),
                    (_, Some(v)) => define(&mut self.defined, *v, ValueDef::Inst(b, k as u32)),
                }
                .map_err(|kind| error(func, Some((b, Some(k))), kind))?;
            }
        }
        Ok(())
    }

    fn block(&self, b: Block) -> Result<(), VerifyError> {
        let data = &self.func.blocks[b];
        if b == self.func.entry() && !data.params.is_empty() {
            return Err(error(self.func, Some((b, None)), VerifyErrorKind::EntryParams));
        }
        for (k, (result, inst)) in data.insts.iter().enumerate() {
            let mut operands = Ok(());
            inst.for_each_operand(|v| operands = operands.clone().and_then(|()| self.operand(v)));
            operands
                .and_then(|()| self.inst(*result, inst))
                .map_err(|kind| error(self.func, Some((b, Some(k))), kind))?;
        }
        let mut operands = Ok(());
        data.terminator
            .for_each_operand(|v| operands = operands.clone().and_then(|()| self.operand(v)));
        operands
            .and_then(|()| self.terminator(&data.terminator))
            .map_err(|kind| error(self.func, Some((b, Some(data.insts.len()))), kind))
    }

    fn operand(&self, v: Value) -> Check {
        match self.defined.contains(v) {
            true => Ok(()),
            false => Err(VerifyErrorKind::Undefined { value: self.label(v) }),
        }
    }

    fn mismatch(&self, v: Value, role: &'static str, expected: impl Into<String>) -> Check {
        let (value, actual) = (self.label(v), self.ty(v));
        Err(VerifyErrorKind::OperandType { value, actual, role, expected: expected.into() })
    }

    fn expect(&self, v: Value, ty: Type, role: &'static str) -> Check {
        match self.ty(v) == ty {
            true => Ok(()),
            false => self.mismatch(v, role, ty.to_string()),
        }
    }

    fn integer(&self, v: Value, role: &'static str) -> Check {
        match self.ty(v) {
            Type::Int(_) => Ok(()),
            _ => self.mismatch(v, role, "an integer"),
        }
    }

    fn flags(&self, flags: Flags, wraps: bool, exact: bool) -> Check {
        let checks =
            [("nsw", flags.nsw, wraps), ("nuw", flags.nuw, wraps), ("exact", flags.exact, exact)];
        match checks.iter().find(|(_, set, allowed)| *set && !allowed) {
            Some((name, ..)) => Err(VerifyErrorKind::Flag(name)),
            None => Ok(()),
        }
    }

    fn inst(&self, result: Option<Value>, inst: &Inst) -> Check {
        // `definitions` has made sure that only calls, stores and the like come without one
        let is = |ty: Type| result.map_or(Ok(()), |r| self.expect(r, ty, RESULT));
        match inst {
            Inst::Const(bits) => match result.map(|r| (r, self.ty(r))) {
                Some((_, ty @ (Type::Int(_) | Type::Ptr))) => self.bits(*bits, ty),
                Some((r, _)) => self.mismatch(r, RESULT, "an integer or ptr"),
                None => Ok(()),
            },
            Inst::Unary(op, a) => {
                self.unary(*op, *a)?;
                is(self.ty(*a))
            }
            Inst::Binary(op, flags, a, b) => {
                use BinaryOp::*;
                self.flags(
                    *flags,
                    matches!(op, Add | Sub | Mul | Shl),
                    matches!(op, SDiv | UDiv | LShr | AShr | Or),
                )?;
                self.integer(*a, "the first operand")?;
                self.expect(*b, self.ty(*a), "the second operand")?;
                is(if op.is_overflow_test() { Type::BOOL } else { self.ty(*a) })
            }
            Inst::Compare(_, a, b) => {
                if self.ty(*a) == Type::Opaque {
                    return self.mismatch(*a, "what is compared", "an integer or ptr");
                }
                self.expect(*b, self.ty(*a), "the second operand")?;
                is(Type::BOOL)
            }
            Inst::Select(c, a, b) => {
                self.expect(*c, Type::BOOL, "the condition")?;
                self.expect(*b, self.ty(*a), "the third operand")?;
                is(self.ty(*a))
            }
            Inst::Cast(op, flags, a) => {
                self.flags(*flags, *op == CastOp::Trunc, *op == CastOp::Zext)?;
                self.integer(*a, "the operand")?;
                result.map_or(Ok(()), |r| self.cast(*op, *a, r))
            }
            Inst::Freeze(a) => is(self.ty(*a)),
            Inst::PtrAdd(flags, a, b) => {
                self.flags(*flags, true, false)?;
                self.expect(*a, Type::Ptr, "the first operand")?;
                self.expect(*b, Type::Int(64), "the second operand")?;
                is(Type::Ptr)
            }
            Inst::PtrToInt(a) => {
                self.expect(*a, Type::Ptr, "the operand")?;
                result.map_or(Ok(()), |r| self.integer(r, RESULT))
            }
            Inst::IntToPtr(a) => {
                self.integer(*a, "the operand")?;
                is(Type::Ptr)
            }
            Inst::Opaque(_) => Ok(()),
            Inst::GlobalAddr(_) => is(Type::Ptr),
            Inst::Alloca(size) => {
                size.map_or(Ok(()), |v| self.integer(v, "the size"))?;
                is(Type::Ptr)
            }
            Inst::Load(_)
            | Inst::Store(..)
            | Inst::Clobber(..)
            | Inst::Fill(..)
            | Inst::Copy(..) => self.memory(inst),
            Inst::Call(call) => match call.callee {
                Callee::Indirect(v) => self.expect(v, Type::Ptr, "the callee"),
                _ => Ok(()),
            },
            Inst::Assume(a) => self.expect(*a, Type::BOOL, "the condition"),
        }
    }

    fn unary(&self, op: UnaryOp, operand: Value) -> Check {
        self.integer(operand, "the operand")?;
        match (op, self.ty(operand)) {
            (UnaryOp::Bswap, Type::Int(w)) if w % 8 != 0 => {
                self.mismatch(operand, "the operand", "a whole number of bytes")
            }
            _ => Ok(()),
        }
    }

    fn cast(&self, op: CastOp, operand: Value, result: Value) -> Check {
        self.integer(result, RESULT)?;
        match (op, self.ty(result).width().cmp(&self.ty(operand).width())) {
            (CastOp::Trunc, Ordering::Less) => Ok(()),
            (CastOp::Trunc, _) => self.mismatch(result, RESULT, "narrower than the operand"),
            (_, Ordering::Greater) => Ok(()),
            _ => self.mismatch(result, RESULT, "wider than the operand"),
        }
    }

    /// An instruction that reads or writes memory.
    fn memory(&self, inst: &Inst) -> Check {
        match inst {
            Inst::Load(a) => self.expect(*a, Type::Ptr, "the address"),
            Inst::Store(a, v, bytes) => {
                self.expect(*a, Type::Ptr, "the address")?;
                let ty = self.ty(*v);
                match ty.width().map(|w| u32::from(w).div_ceil(8)) {
                    Some(expected) if expected != *bytes => {
                        Err(VerifyErrorKind::StoreSize { bytes: *bytes, ty, expected })
                    }
                    _ => Ok(()),
                }
            }
            Inst::Clobber(a, len) => {
                self.expect(*a, Type::Ptr, "the address")?;
                len.map_or(Ok(()), |v| self.integer(v, "the number of bytes"))
            }
            Inst::Fill(a, byte, len) => {
                self.expect(*a, Type::Ptr, "the address")?;
                self.expect(*byte, Type::Int(8), "the byte")?;
                self.integer(*len, "the number of bytes")
            }
            Inst::Copy(to, from, len) => {
                self.expect(*to, Type::Ptr, "the address")?;
                self.expect(*from, Type::Ptr, "the address copied from")?;
                self.integer(*len, "the number of bytes")
            }
            _ => Ok(()),
        }
    }

    fn bits(&self, bits: u64, ty: Type) -> Check {
        match ty.width() {
            Some(w) if w < 64 && bits >> w != 0 => Err(VerifyErrorKind::Bits { bits, ty }),
            _ => Ok(()),
        }
    }

    fn target(&self, target: &BlockCall) -> Check {
        if !self.in_layout.contains(target.block) {
            return Err(VerifyErrorKind::Target(target.block));
        }
        if target.block == self.func.entry() {
            return Err(VerifyErrorKind::EntryTarget);
        }
        let data = &self.func.blocks[target.block];
        let (takes, gets) = (data.params.len(), target.args.len());
        if takes != gets {
            let block = data.name.clone();
            return Err(VerifyErrorKind::ArgumentCount { block, takes, gets });
        }
        data.params.iter().zip(&target.args).try_for_each(|(&param, &arg)| {
            self.expect(arg, self.ty(param), "an argument for that block parameter")
        })
    }

    fn terminator(&self, terminator: &Terminator) -> Check {
        match terminator {
            Terminator::Branch(c, ..) => self.expect(*c, Type::BOOL, "the condition")?,
            Terminator::Switch(v, cases, _) => {
                self.integer(*v, "the value switched over")?;
                cases.iter().try_for_each(|(bits, _)| self.bits(*bits, self.ty(*v)))?;
            }
            Terminator::Return(v) => {
                let actual = v.map(|v| self.ty(v));
                if actual != self.func.result {
                    let show = |ty: Option<Type>| ty.map_or("nothing".into(), |t| t.to_string());
                    let (actual, declared) = (show(actual), show(self.func.result));
                    return Err(VerifyErrorKind::Return { actual, declared });
                }
            }
            _ => {}
        }
        terminator.targets().try_for_each(|t| self.target(t))
    }

    fn annotations(&self) -> Result<(), VerifyError> {
        // in the order of the ids, so that the same error is named at each run
        let mut headers: Vec<Block> = self.func.loops.keys().copied().collect();
        headers.sort_unstable();
        for header in headers {
            if !self.in_layout.contains(header) {
                let kind = VerifyErrorKind::AnnotatedBlock(header);
                return Err(error(self.func, None, kind));
            }
            let Some((start, end, step)) = self.func.loops[&header].triple else { continue };
            [start, end, step]
                .iter()
                .try_for_each(|&v| {
                    self.operand(v)?;
                    self.integer(v, "a loop's start, end or step")?;
                    self.expect(v, self.ty(start), "a loop's end or step")
                })
                .map_err(|kind| error(self.func, Some((header, None)), kind))?;
        }
        Ok(())
    }

    fn dominance(&self) -> Result<(), VerifyError> {
        let func = self.func;
        let cfg = Cfg::new(func);
        let dom = Dominators::new(&cfg);
        // `None` as position: before the block
        let check = |v: Value, b: Block, at: Option<usize>| {
            let defined = func.def_block(v);
            let before = match (func.values[v].def, at) {
                (ValueDef::Param(_), _) => true,
                (ValueDef::Inst(d, k), Some(at)) if d == b => (k as usize) < at,
                (ValueDef::BlockParam(d, _), Some(_)) if d == b => true,
                _ => defined != b && dom.dominates(defined, b),
            };
            match before {
                true => Ok(()),
                false => Err(VerifyErrorKind::Dominance {
                    value: self.label(v),
                    defined: func.blocks[defined].name.clone(),
                }),
            }
        };
        for &b in func.layout.iter().filter(|&&b| cfg.is_reachable(b)) {
            let data = &func.blocks[b];
            if let Some((start, end, step)) = func.loops.get(&b).and_then(|a| a.triple) {
                for v in [start, end, step] {
                    check(v, b, None).map_err(|kind| error(func, Some((b, None)), kind))?;
                }
            }
            for k in 0..=data.insts.len() {
                let mut result = Ok(());
                let mut use_of = |v| result = result.clone().and_then(|()| check(v, b, Some(k)));
                match data.insts.get(k) {
                    Some((_, inst)) => inst.for_each_operand(&mut use_of),
                    None => data.terminator.for_each_operand(&mut use_of),
                }
                result.map_err(|kind| error(func, Some((b, Some(k))), kind))?;
            }
        }
        Ok(())
    }
}

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

use super::entities::{Block, Value};
use super::function::{Function, Module, ValueDef};
use super::inst::{
    BinaryOp, BlockCall, CallInfo, Callee, CastOp, Flags, Inst, Terminator, UnaryOp,
};
use super::text::Printer;
use super::types::Type;
use crate::analysis::{Cfg, Dominators};
use cranelift_entity::EntitySet;
use rustc_hash::{FxHashMap, FxHashSet};
use std::fmt;

/// A broken precondition and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("function @{function}{place}: {kind}")]
pub struct VerifyError {
    /// name of the function
    pub function: String,
    /// where in it
    pub place: Place,
    /// what is broken
    pub kind: VerifyErrorKind,
}

/// Where in a function, as the text form writes it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Place {
    /// name of the block, if it is about one
    pub block: Option<String>,
    /// the instruction, terminator or annotation, if it is about one
    pub code: Option<String>,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(block) = &self.block {
            write!(f, ", block {block}")?;
        }
        if let Some(code) = &self.code {
            write!(f, ", `{code}`")?;
        }
        Ok(())
    }
}

/// Which precondition is broken.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum VerifyErrorKind {
    /// A function without blocks.
    #[error("the layout is empty: a function has at least its entry block")]
    NoBlocks,
    /// The layout lists a block that does not exist, or lists it twice.
    #[error(
        "the layout lists {0}, which does not exist or is listed before: list each block once"
    )]
    Layout(Block),
    /// Two blocks, parameters or functions of one name, or one without a name.
    #[error("the {what} name \"{name}\" is empty or borne twice: give each {what} its own")]
    Name {
        /// block, parameter or function
        what: &'static str,
        /// the name
        name: String,
    },
    /// A width outside 1..=64.
    #[error("{value} has {width} bits: integers have 1 to 64, wider ones are `opaque`")]
    Width {
        /// the value, or `the result`
        value: String,
        /// its width
        width: u8,
    },
    /// A value's record does not point to the place that defines it.
    #[error(
        "{value} is recorded as defined elsewhere ({recorded}): each value has one definition"
    )]
    Definition {
        /// the value
        value: String,
        /// where its record points
        recorded: String,
    },
    /// A parameter's type differs from that of its value.
    #[error("parameter {name} is of type {declared}, its value of type {actual}: make them agree")]
    ParamType {
        /// the parameter
        name: String,
        /// the parameter's type
        declared: Type,
        /// the value's type
        actual: Type,
    },
    /// A use of a value that nothing in the layout defines.
    #[error("{value} is used but no block of the layout defines it")]
    Undefined {
        /// the value
        value: String,
    },
    /// A use that the definition does not dominate.
    #[error("{value} is defined in block {defined}, which does not come before this use on every path: pass it as a block parameter")]
    Dominance {
        /// the value
        value: String,
        /// the block that defines it
        defined: String,
    },
    /// A target outside the layout.
    #[error("the target {0} is not in the layout")]
    Target(Block),
    /// A jump to the entry block.
    #[error("the entry block is a target: add a block before it")]
    EntryTarget,
    /// Parameters of the entry block.
    #[error("the entry block has parameters: use the function's")]
    EntryParams,
    /// Arguments that do not match the block's parameters in number.
    #[error("block {block} takes {takes} arguments and gets {gets}")]
    ArgumentCount {
        /// the target
        block: String,
        /// number of parameters
        takes: usize,
        /// number of arguments
        gets: usize,
    },
    /// An operand of another type than the operation asks for.
    #[error("{value} is of type {actual}, but {role} must be {expected}")]
    OperandType {
        /// the operand, or `the result`
        value: String,
        /// its type
        actual: Type,
        /// what it is to the operation
        role: &'static str,
        /// the type asked for
        expected: String,
    },
    /// A result where none is defined, or none where one is.
    #[error("the operation {}", if *.0 { "defines a value, which is missing" } else { "defines no value, but has one" })]
    Result(bool),
    /// Bits above the width.
    #[error("{bits:#x} has bits above the width of {ty}: mask them")]
    Bits {
        /// the bits
        bits: u64,
        /// the type
        ty: Type,
    },
    /// A flag that means nothing to the operation.
    #[error("flag `{0}` means nothing here: nsw and nuw go with add, sub, mul, shl, trunc and ptradd, exact with sdiv, udiv, lshr, ashr and zext")]
    Flag(&'static str),
    /// A return that does not fit the function's result.
    #[error("returns {actual}, but the function's result is {declared}: make them agree")]
    Return {
        /// what is returned
        actual: String,
        /// what the function declares
        declared: String,
    },
    /// A store of a number of bytes that is not its value's.
    #[error("stores {bytes} bytes, but a value of type {ty} has {expected}")]
    StoreSize {
        /// the number stated
        bytes: u32,
        /// the value's type
        ty: Type,
        /// its number of bytes
        expected: u32,
    },
    /// An annotation of a block that is not in the layout.
    #[error("a loop annotation belongs to {0}, which is not in the layout")]
    AnnotatedBlock(Block),
    /// A call that does not fit the callee of the same module.
    #[error("the call does not fit @{callee}: {problem}")]
    Call {
        /// the callee
        callee: String,
        /// how it does not fit
        problem: String,
    },
}

/// Checks one function.
///
/// # Errors
/// The first broken precondition, in the order of the [module's list](self).
///
/// ```
/// use symprof_core::ir::{text::parse_function, verify::verify};
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
pub fn verify_module(module: &Module) -> Result<(), VerifyError> {
    let mut by_name = FxHashMap::default();
    for func in module.functions.values() {
        if func.name.is_empty() || by_name.insert(func.name.as_str(), func).is_some() {
            return Err(VerifyError {
                function: func.name.clone(),
                place: Place::default(),
                kind: VerifyErrorKind::Name { what: "function", name: func.name.clone() },
            });
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
    VerifyError { function: func.name.clone(), place, kind }
}

struct Verifier<'a> {
    func: &'a Function,
    in_layout: EntitySet<Block>,
    defined: EntitySet<Value>,
}

type Check = Result<(), VerifyErrorKind>;

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
                    Inst::Store(..) | Inst::Clobber(..) | Inst::Assume(_) => Some(false),
                    Inst::Call(_) => None,
                    _ => Some(true),
                };
                match (wants, result) {
                    (Some(true), None) => Err(VerifyErrorKind::Result(true)),
                    (Some(false), Some(_)) => Err(VerifyErrorKind::Result(false)),
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
        const RESULT: &str = "the result";
        // `definitions` has made sure that only calls, stores and the like come without one
        let is = |ty: Type| result.map_or(Ok(()), |r| self.expect(r, ty, RESULT));
        match inst {
            Inst::Const(bits) => match result.map(|r| self.ty(r)) {
                Some(ty @ (Type::Int(_) | Type::Ptr)) => self.bits(*bits, ty),
                Some(_) => result.map_or(Ok(()), |r| self.mismatch(r, RESULT, "an integer or ptr")),
                None => Ok(()),
            },
            Inst::Unary(op, a) => {
                self.integer(*a, "the operand")?;
                if let (UnaryOp::Bswap, Type::Int(w)) = (op, self.ty(*a)) {
                    if w % 8 != 0 {
                        return self.mismatch(*a, "the operand", "a whole number of bytes");
                    }
                }
                is(self.ty(*a))
            }
            Inst::Binary(op, flags, a, b) => {
                use BinaryOp::*;
                self.flags(
                    *flags,
                    matches!(op, Add | Sub | Mul | Shl),
                    matches!(op, SDiv | UDiv | LShr | AShr),
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
                let Some(r) = result else { return Ok(()) };
                self.integer(r, RESULT)?;
                match (op, self.ty(r).width().cmp(&self.ty(*a).width())) {
                    (CastOp::Trunc, std::cmp::Ordering::Less) => Ok(()),
                    (CastOp::Trunc, _) => self.mismatch(r, RESULT, "narrower than the operand"),
                    (_, std::cmp::Ordering::Greater) => Ok(()),
                    _ => self.mismatch(r, RESULT, "wider than the operand"),
                }
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
            Inst::Call(call) => match call.callee {
                Callee::Indirect(v) => self.expect(v, Type::Ptr, "the callee"),
                _ => Ok(()),
            },
            Inst::Assume(a) => self.expect(*a, Type::BOOL, "the condition"),
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

#[cfg(test)]
mod tests {
    use super::super::text::{parse_function, parse_module};
    use super::super::{FunctionBuilder, LoopAnnotation};
    use super::*;
    use cranelift_entity::EntityRef;

    /// The error of a function with those instructions in a block that `%c` may skip.
    fn body(code: &str) -> String {
        let text = format!(
            "func @f(%n: i32, %m: i8, %c: i1, %p: ptr, %o: opaque) -> i32 {{
             block entry:
               %one = const i32 1
               branch %c, body, end
             block body:
               %x = add i32 %n, %one
               {code}
             block end:
               return %n
             }}"
        );
        let func = parse_function(&text).unwrap_or_else(|e| panic!("{code}: {e}"));
        match verify(&func) {
            Ok(()) => "fine".into(),
            Err(e) => e.kind.to_string(),
        }
    }

    #[test]
    fn each_precondition_has_its_error() {
        let cases = [
            ("jump end", "fine"),
            ("%y = add nsw nuw i32 %n, %x jump end", "fine"),
            ("%y = add i32 %n, %m jump end", "%m is of type i8, but the second operand must be i32"),
            ("%y = add i8 %n, %x jump end", "%y is of type i8, but the result must be i32"),
            ("%y = add i32 %p, %p jump end", "%p is of type ptr, but the first operand must be an integer"),
            ("%y = add exact i32 %n, %n jump end", "flag `exact` means nothing"),
            ("%y = and nsw i32 %n, %n jump end", "flag `nsw` means nothing"),
            ("%y = lshr exact i32 %n, %n jump end", "fine"),
            ("%y = sadd_overflow %m, %m jump end", "fine"),
            ("%y = icmp eq %p, %p jump end", "fine"),
            ("%y = icmp eq %o, %o jump end", "%o is of type opaque, but what is compared must be an integer or ptr"),
            ("%y = icmp eq %n, %m jump end", "%m is of type i8, but the second operand must be i32"),
            ("%y = select i32 %n, %n, %n jump end", "%n is of type i32, but the condition must be i1"),
            ("%y = zext %n to i32 jump end", "%y is of type i32, but the result must be wider than the operand"),
            ("%y = trunc exact %n to i8 jump end", "flag `exact` means nothing"),
            ("%y = trunc nsw %n to i33 jump end", "%y is of type i33, but the result must be narrower than the operand"),
            ("%y = bswap i1 %c jump end", "%c is of type i1, but the operand must be a whole number of bytes"),
            ("%y = ptradd %p, %n jump end", "%n is of type i32, but the second operand must be i64"),
            ("%y = const opaque 0 jump end", "%y is of type opaque, but the result must be an integer or ptr"),
            ("%y = load i32 %n jump end", "%n is of type i32, but the address must be ptr"),
            ("store %p, %n, 8 jump end", "stores 8 bytes, but a value of type i32 has 4"),
            ("assume %n jump end", "%n is of type i32, but the condition must be i1"),
            ("call %n() jump end", "%n is of type i32, but the callee must be ptr"),
            ("%y = add i32 %z, %n %z = add i32 %n, %n jump end", "%z is defined in block body, which does not come before"),
            ("branch %n, end, end", "%n is of type i32, but the condition must be i1"),
            ("switch ptr %p, [], end", "%p is of type ptr, but the value switched over must be an integer"),
            ("jump end(%n)", "block end takes 0 arguments and gets 1"),
            ("jump entry", "the entry block is a target"),
            ("return", "returns nothing, but the function's result is i32"),
            ("return %m", "returns i8, but the function's result is i32"),
            ("jump b2 block b2(%k: i8): jump end", "block b2 takes 1 arguments and gets 0"),
            ("jump b2(%n) block b2(%k: i8): jump end", "%n is of type i32, but an argument for that block parameter must be i8"),
            ("jump b2 block b2: branch %c, b3, b4 block b3: %u = const i32 0 jump b4 block b4: return %u", "%u is defined in block b3, which does not come before"),
            // no path gets there
            ("jump end block dead: %u = add i32 %w, %x %w = add i32 %u, %x return %u", "fine"),
            ("jump h block h: loop \"for#0.body\" from %one to %x in %one jump h", "fine"),
            ("jump h block h: loop \"for#0.body\" from %one to %m in %one jump h", "%m is of type i8, but a loop's end or step must be i32"),
            ("jump h block h: loop \"for#0.body\" from %s to %x in %one %s = const i32 0 jump h", "%s is defined in block h, which does not"),
        ];
        for (code, expected) in cases {
            let found = body(code);
            assert!(
                found.starts_with(expected),
                "{code}\n  found    {found}\n  expected {expected}"
            );
        }
    }

    #[test]
    fn broken_data_is_an_error_and_not_a_panic() {
        let mut b = FunctionBuilder::new("f");
        let n = b.param("n", Type::Int(32));
        let entry = b.block("entry");
        b.switch_to(entry);
        let x = b.binary(BinaryOp::Add, Flags::NONE, n, n);
        b.ret(Some(x));
        let good = b.finish();
        assert_eq!(verify(&good), Ok(()));
        type Break = (&'static str, fn(&mut Function));
        let breaks: [Break; 14] = [
            ("the layout is empty", |f| f.layout.clear()),
            ("the layout lists block7", |f| f.layout.push(Block::new(7))),
            ("the layout lists block0", |f| f.layout.push(Block::new(0))),
            ("the block name \"\" is empty", |f| f.blocks[Block::new(0)].name.clear()),
            ("the parameter name \"n\" is empty or borne twice", |f| {
                let p = f.params[0].clone();
                f.params.push(p);
            }),
            ("%n has 65 bits", |f| f.values[Value::new(0)].ty = Type::Int(65)),
            ("the result has 0 bits", |f| f.result = Some(Type::Int(0))),
            ("%0 is recorded as defined elsewhere (Param(3))", |f| {
                f.values[Value::new(1)].def = ValueDef::Param(3)
            }),
            ("%?v9 is recorded as defined elsewhere (no record)", |f| {
                f.blocks[Block::new(0)].insts[0].0 = Some(Value::new(9))
            }),
            ("parameter n is of type i8, its value of type i32", |f| f.params[0].ty = Type::Int(8)),
            ("%?v9 is used but no block", |f| {
                f.blocks[Block::new(0)].terminator = Terminator::Return(Some(Value::new(9)))
            }),
            ("the target block9 is not in the layout", |f| {
                f.blocks[Block::new(0)].terminator =
                    Terminator::Jump(BlockCall::new(Block::new(9), []))
            }),
            ("a loop annotation belongs to block9", |f| {
                let a = LoopAnnotation { triple: None, parallel: false, path: String::new() };
                f.loops.insert(Block::new(9), a);
            }),
            ("the operation defines a value, which is missing", |f| {
                f.blocks[Block::new(0)].insts[0].0 = None
            }),
        ];
        for (expected, change) in breaks {
            let mut func = good.clone();
            change(&mut func);
            let found = verify(&func).unwrap_err().to_string();
            assert!(found.contains(expected), "found {found}, expected {expected}");
        }
    }

    #[test]
    fn calls_within_a_module_fit() {
        let check = |call: &str| {
            let text = format!(
                "func @f(%n: i32, %m: i8) {{ block e: {call} return }}
                 func @g(%x: i32) -> i8 {{ block e: %0 = const i8 0 return %0 }}
                 func @h() {{ block e: return }}"
            );
            let module = parse_module(&text).unwrap();
            verify_module(&module).map_err(|e| e.kind.to_string())
        };
        assert_eq!(check("%r = call i8 @g(%n)"), Ok(()));
        assert_eq!(check("call @g(%n, %m)"), Ok(()));
        assert_eq!(check("%r = call opaque @unknown(%n)"), Ok(()));
        for (call, problem) in [
            ("call @g()", "the call does not fit @g: it takes 1 arguments and gets 0"),
            ("call @g(%m)", "the call does not fit @g: parameter x is of type i32, gets i8"),
            ("%r = call i32 @g(%n)", "the call does not fit @g: it returns i8, not i32"),
            ("%r = call i32 @h()", "the call does not fit @h: it returns nothing, not i32"),
        ] {
            assert_eq!(check(call), Err(problem.to_string()));
        }
        let twice = "func @f() { block e: return } func @f() { block e: return }";
        assert!(verify_module(&parse_module(twice).unwrap()).is_err());
    }
}

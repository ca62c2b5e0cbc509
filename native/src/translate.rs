//! The function for a program: a loop over points, which loads inputs, checks that the code is for them, does the
//! operations and stores results. Numbers that fit into 64 bits stand in one register, others in two. What fits, and
//! what is decided, is known from the bounds of the inputs ([`interval`](crate::interval),
//! [`envelope`](crate::envelope)), so that nothing is checked but divisors, exact quotients and those conditions of the
//! program that are open.

use crate::envelope::Envelope;
use crate::interval::{settled, Interval};
use crate::NotNative;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{types, Block, FuncRef, InstBuilder, MemFlags, Type, Value};
use cranelift_codegen::ir::{StackSlot, StackSlotData, StackSlotKind};
use cranelift_frontend::{FunctionBuilder, Variable};
use std::collections::{BTreeSet, HashMap};
use symprof_core::compile::{Op, Program, Reg};
use symprof_core::num_bigint::BigInt;

/// Functions that code calls.
pub struct Calls {
    pub floor_sum: FuncRef,
    pub first_index: FuncRef,
}

/// What code is made of.
#[derive(Clone, Copy)]
pub struct Source<'p> {
    pub program: &'p Program,
    /// the values of inputs that the code answers for
    pub bounds: &'p [(i128, i128)],
    /// the values that each register then has
    pub intervals: &'p [Option<Interval>],
    /// what the code answers for besides: then all numbers fit into one word
    pub envelope: Option<&'p Envelope>,
    /// results of two words?
    pub long: bool,
}

/// Writes the body of a function of points (inputs of 128 bits), of where their results go, and of where those end;
/// it returns where those end that it has written, as it stops at the first point that has no answer.
pub fn translate(
    source: Source<'_>,
    builder: FunctionBuilder<'_>,
    calls: Calls,
) -> Result<(), NotNative> {
    let program = source.program;
    let constants =
        program.preset().iter().map(|&(r, c)| (r, program.constant(c).clone())).collect();
    let mut results: HashMap<Reg, Vec<usize>> = HashMap::new();
    for (k, &r) in program.results().iter().enumerate() {
        results.entry(r).or_default().push(k);
    }
    let mut t = Translation {
        source,
        program,
        constants,
        b: builder,
        calls,
        exit: None,
        settled: settled(program),
        values: vec![None; program.registers()],
        results,
        stored: vec![false; program.results().len()],
        answer: Variable::from_u32((program.registers() + 1) as u32),
        call_slot: None,
    };
    t.function()?;
    t.b.finalize();
    Ok(())
}

/// The function that is being written.
pub(crate) struct Translation<'p, 'f> {
    pub(crate) source: Source<'p>,
    pub(crate) program: &'p Program,
    /// registers that hold constants
    pub(crate) constants: HashMap<Reg, BigInt>,
    pub(crate) b: FunctionBuilder<'f>,
    pub(crate) calls: Calls,
    /// where the program does not answer
    exit: Option<Block>,
    /// registers that hold one value all along, and the values so far: a variable would be handed on from block to block
    settled: Vec<bool>,
    values: Vec<Option<Value>>,
    /// which results each register holds, and where those of the point go
    results: HashMap<Reg, Vec<usize>>,
    stored: Vec<bool>,
    answer: Variable,
    /// operands of calls
    pub(crate) call_slot: Option<StackSlot>,
}

impl Translation<'_, '_> {
    fn function(&mut self) -> Result<(), NotNative> {
        let entry = self.b.create_block();
        self.b.append_block_params_for_function_params(entry);
        let (head, body, exit) =
            (self.b.create_block(), self.b.create_block(), self.b.create_block());
        self.b.set_cold_block(exit);
        self.exit = Some(exit);
        // where a point stands, and where its results go
        let [point, answer] = std::array::from_fn(|k| {
            let variable = Variable::from_u32((self.program.registers() + k) as u32);
            self.b.declare_var(variable, types::I64);
            variable
        });
        self.b.switch_to_block(entry);
        let (points, answers, end) = match self.b.block_params(entry) {
            [points, answers, end] => (*points, *answers, *end),
            _ => return Err(NotNative::Operation("a function of three pointers")),
        };
        self.b.def_var(point, points);
        self.b.def_var(answer, answers);
        // in memory, where it takes no register, and the many ways to leave have nothing to move
        let slot = StackSlotData::new(StackSlotKind::ExplicitSlot, 8, 3);
        let written = self.b.create_sized_stack_slot(slot);
        self.b.ins().jump(head, &[]);
        self.b.switch_to_block(head);
        let to = self.b.use_var(answer);
        self.b.ins().stack_store(to, written, 0);
        let more = self.b.ins().icmp(IntCC::NotEqual, to, end);
        self.b.ins().brif(more, body, &[], exit, &[]);
        self.b.switch_to_block(body);
        self.declare(point)?;
        self.operations()?;
        let words = self.late_results()?;
        for (variable, step) in [(point, 16 * self.program.inputs()), (answer, 8 * words)] {
            let v = self.b.use_var(variable);
            let next = self.b.ins().iadd_imm(v, step as i64);
            self.b.def_var(variable, next);
        }
        self.b.ins().jump(head, &[]);
        self.b.switch_to_block(exit);
        let to = self.b.ins().stack_load(types::I64, written, 0);
        self.b.ins().return_(&[to]);
        self.b.seal_all_blocks();
        Ok(())
    }

    /// Stores the results of a point that are not stored yet; says how many words there are.
    fn late_results(&mut self) -> Result<usize, NotNative> {
        let program = self.program;
        for (k, &r) in program.results().iter().enumerate() {
            if !self.stored[k] {
                let v = self.any(r)?;
                self.result(k, r, v)?;
            }
        }
        Ok(program.results().len() * if self.source.long { 2 } else { 1 })
    }

    /// Stores a result. Where the code leaves behind it, it means nothing.
    fn result(&mut self, k: usize, r: Reg, v: Value) -> Result<(), NotNative> {
        let (low, high) = match self.type_of(r)? == types::I128 {
            true => self.b.ins().isplit(v),
            // results are natural numbers
            false => (v, self.b.ins().iconst(types::I64, 0)),
        };
        self.stored[k] = true;
        let to = self.b.use_var(self.answer);
        let words = if self.source.long { vec![low, high] } else { vec![low] };
        let first = k * words.len();
        for (i, word) in words.into_iter().enumerate() {
            let at =
                i32::try_from(8 * (first + i)).map_err(|_| NotNative::Operation("many results"))?;
            self.b.ins().store(MemFlags::trusted(), word, to, at);
        }
        Ok(())
    }

    /// Variables for registers; those of inputs and constants have their values. Leaves where an input is out of
    /// its bounds: beyond, numbers may overflow, and divisions trap.
    fn declare(&mut self, point: Variable) -> Result<(), NotNative> {
        for (k, interval) in self.source.intervals.iter().enumerate() {
            if interval.is_some() && !self.settled[k] {
                let ty = self.type_at(k)?;
                self.b.declare_var(Variable::from_u32(k as u32), ty);
            }
        }
        let point = self.b.use_var(point);
        let place =
            |k: usize| i32::try_from(16 * k).map_err(|_| NotNative::Operation("many inputs"));
        let mut values = Vec::with_capacity(self.source.bounds.len());
        for (k, &(low, high)) in self.source.bounds.iter().enumerate() {
            let v = self.b.ins().load(types::I64, MemFlags::trusted(), point, place(k)?);
            self.define(k, v);
            values.push(v);
            if self.source.envelope.is_some_and(|e| e.implies(k, (low, high))) {
                continue;
            }
            let above = self.b.ins().iadd_imm(v, (-low) as i64);
            let most = self.b.ins().iconst(types::I64, (high - low) as i64);
            let c = self.b.ins().icmp(IntCC::UnsignedGreaterThan, above, most);
            self.leave_if(c)?;
        }
        // the high word is the sign of the low one
        let mut strange: Option<Value> = None;
        for (k, (&(low, _), v)) in self.source.bounds.iter().zip(values).enumerate() {
            let mut rest = self.b.ins().load(types::I64, MemFlags::trusted(), point, place(k)? + 8);
            if low < 0 {
                let sign = self.b.ins().sshr_imm(v, 63);
                rest = self.b.ins().bxor(rest, sign);
            }
            strange = Some(match strange {
                Some(others) => self.b.ins().bor(others, rest),
                None => rest,
            });
        }
        if let Some(v) = strange {
            let c = self.compare(IntCC::NotEqual, v);
            self.leave_if(c)?;
        }
        self.check_lengths()?;
        let program = self.program;
        for &(r, c) in program.preset() {
            let ty = self.type_of(r)?;
            let v = self.constant(program.constant(c), ty);
            self.define(r.index(), v);
        }
        Ok(())
    }

    /// Leaves where numbers may be too long for one word each; which a number below 1 is, whose predecessor has no
    /// leading zeros.
    fn check_lengths(&mut self) -> Result<(), NotNative> {
        let Some(envelope) = self.source.envelope else { return Ok(()) };
        let mut zeros = self.b.ins().iconst(types::I64, 0);
        for (k, &degree) in envelope.degrees.iter().enumerate().filter(|d| *d.1 > 0) {
            let v = match self.values[k] {
                Some(v) => v,
                None => self.b.use_var(Variable::from_u32(k as u32)),
            };
            let less = self.b.ins().iadd_imm(v, -1);
            let of_this = self.b.ins().clz(less);
            let all = self.b.ins().imul_imm(of_this, i64::from(degree));
            zeros = self.b.ins().iadd(zeros, all);
        }
        let least = i64::try_from(envelope.least_zeros()).map_err(|_| NotNative::Long)?;
        let c = self.b.ins().icmp_imm(IntCC::SignedLessThan, zeros, least);
        self.leave_if(c)
    }

    fn operations(&mut self) -> Result<(), NotNative> {
        let program = self.program;
        let ops = program.ops();
        let target = |op: &Op| match op {
            Op::Jump(t) | Op::JumpIfZero(_, t) | Op::JumpIfNonZero(_, t) => Some(*t as usize),
            _ => None,
        };
        let targets: BTreeSet<usize> = ops.iter().filter_map(target).collect();
        let blocks: HashMap<usize, Block> =
            targets.into_iter().map(|t| (t, self.b.create_block())).collect();
        let mut open = true;
        for (k, &op) in ops.iter().enumerate() {
            if let Some(&block) = blocks.get(&k) {
                if open {
                    self.b.ins().jump(block, &[]);
                }
                self.b.switch_to_block(block);
                open = true;
            }
            if !open {
                continue;
            }
            match op {
                Op::Jump(t) => {
                    self.b.ins().jump(blocks[&(t as usize)], &[]);
                    open = false;
                }
                Op::JumpIfZero(a, t) | Op::JumpIfNonZero(a, t) => {
                    let on_zero = matches!(op, Op::JumpIfZero(..));
                    let target = blocks[&(t as usize)];
                    match self.is_known(a)? {
                        Some(set) if set == on_zero => {}
                        Some(_) => {
                            self.b.ins().jump(target, &[]);
                            open = false;
                        }
                        None => {
                            let v = self.any(a)?;
                            let how = if on_zero { IntCC::Equal } else { IntCC::NotEqual };
                            let c = self.compare(how, v);
                            self.branch(c, target);
                        }
                    }
                }
                Op::Fail => {
                    let exit = self.exit()?;
                    self.b.ins().jump(exit, &[]);
                    open = false;
                }
                Op::RequireNotNegative(a) => {
                    // what is made for the condition alone need not be made
                    let straight = k > 0 && !blocks.contains_key(&k);
                    let made = straight.then(|| ops[k - 1]);
                    let c = match made {
                        _ if self.interval(a)?.is_natural() => continue,
                        Some(Op::Linear { to, constant, first, len }) if to == a => {
                            let terms = &program.terms()[first as usize..(first + len) as usize];
                            self.is_negative(constant, terms)?
                        }
                        _ => None,
                    };
                    let c = match c {
                        Some(c) => c,
                        None => {
                            let v = self.any(a)?;
                            self.compare(IntCC::SignedLessThan, v)
                        }
                    };
                    self.leave_if(c)?;
                }
                op => self.operation(op)?,
            }
        }
        if let Some(&block) = blocks.get(&ops.len()) {
            if open {
                self.b.ins().jump(block, &[]);
            }
            self.b.switch_to_block(block);
        }
        Ok(())
    }

    pub(crate) fn interval(&self, r: Reg) -> Result<&Interval, NotNative> {
        self.source.intervals[r.index()]
            .as_ref()
            .ok_or(NotNative::Operation("a register without a value"))
    }

    pub(crate) fn type_of(&self, r: Reg) -> Result<Type, NotNative> {
        self.type_at(r.index())
    }

    fn type_at(&self, k: usize) -> Result<Type, NotNative> {
        match self.source.intervals[k].as_ref() {
            Some(_) if self.source.envelope.is_some() => Ok(types::I64),
            Some(i) if i.fits(64) => Ok(types::I64),
            Some(i) if i.fits(128) => Ok(types::I128),
            _ => Err(NotNative::Long),
        }
    }

    /// The value in a register of its own type.
    pub(crate) fn any(&mut self, r: Reg) -> Result<Value, NotNative> {
        let ty = self.type_of(r)?;
        match self.interval(r)?.value().cloned() {
            Some(v) => Ok(self.constant(&v, ty)),
            None => match self.values[r.index()] {
                Some(v) => Ok(v),
                None if self.settled[r.index()] => {
                    Err(NotNative::Operation("a register without a value"))
                }
                None => Ok(self.b.use_var(variable(r))),
            },
        }
    }

    /// Is a value known to be 0, or known not to be?
    pub(crate) fn is_known(&self, r: Reg) -> Result<Option<bool>, NotNative> {
        Ok(self.interval(r)?.decided())
    }

    /// The value as one of that type, into which it fits.
    pub(crate) fn read(&mut self, r: Reg, ty: Type) -> Result<Value, NotNative> {
        let v = self.any(r)?;
        Ok(self.converted(v, ty))
    }

    /// The value modulo that type's size, which is enough for sums and products that fit.
    pub(crate) fn modulo(&mut self, r: Reg, ty: Type) -> Result<Value, NotNative> {
        self.read(r, ty)
    }

    /// Both values in the type of the longer one.
    pub(crate) fn pair(&mut self, a: Reg, b: Reg) -> Result<(Value, Value), NotNative> {
        let short = self.type_of(a)? == types::I64 && self.type_of(b)? == types::I64;
        let ty = if short { types::I64 } else { types::I128 };
        Ok((self.read(a, ty)?, self.read(b, ty)?))
    }

    /// The first where the condition is not 0, else the second. A choice by a comparison of what is chosen
    /// becomes a minimum or maximum in Cranelift's optimiser, which has none of 128 bits: so it is one of words.
    pub(crate) fn chosen(&mut self, condition: Value, x: Value, y: Value) -> Value {
        if self.b.func.dfg.value_type(x) != types::I128 {
            return self.b.ins().select(condition, x, y);
        }
        let (x, y) = (self.b.ins().isplit(x), self.b.ins().isplit(y));
        let low = self.b.ins().select(condition, x.0, y.0);
        let high = self.b.ins().select(condition, x.1, y.1);
        self.b.ins().iconcat(low, high)
    }

    pub(crate) fn converted(&mut self, v: Value, ty: Type) -> Value {
        let from = self.b.func.dfg.value_type(v);
        match () {
            () if from == ty => v,
            // truth values
            () if from == types::I8 => self.b.ins().uextend(ty, v),
            () if from.bits() < ty.bits() => self.b.ins().sextend(ty, v),
            () => self.b.ins().ireduce(ty, v),
        }
    }

    pub(crate) fn write(&mut self, to: Reg, v: Value) -> Result<(), NotNative> {
        let ty = self.type_of(to)?;
        let v = self.converted(v, ty);
        self.define(to.index(), v);
        if self.settled[to.index()] {
            for k in self.results.get(&to).cloned().unwrap_or_default() {
                self.result(k, to, v)?;
            }
        }
        Ok(())
    }

    fn define(&mut self, register: usize, v: Value) {
        match self.settled[register] {
            true => self.values[register] = Some(v),
            false => self.b.def_var(Variable::from_u32(register as u32), v),
        }
    }

    pub(crate) fn constant(&mut self, v: &BigInt, ty: Type) -> Value {
        // two's complement, of as many bits as the type has
        let modulus = BigInt::from(1) << 128;
        let bits = u128::try_from(((v % &modulus) + &modulus) % &modulus).unwrap_or(0);
        let low = self.b.ins().iconst(types::I64, bits as u64 as i64);
        if ty != types::I128 {
            return low;
        }
        let high = self.b.ins().iconst(types::I64, (bits >> 64) as u64 as i64);
        self.b.ins().iconcat(low, high)
    }

    /// How a value compares with 0, as an I8.
    pub(crate) fn compare(&mut self, how: IntCC, v: Value) -> Value {
        if self.b.func.dfg.value_type(v) == types::I128 {
            // the sign, or whether any bit is set, as one word
            let (low, high) = self.b.ins().isplit(v);
            let word = match how {
                IntCC::Equal | IntCC::NotEqual => self.b.ins().bor(low, high),
                _ => high,
            };
            return self.b.ins().icmp_imm(how, word, 0);
        }
        self.b.ins().icmp_imm(how, v, 0)
    }

    pub(crate) fn is_zero(&mut self, r: Reg) -> Result<Value, NotNative> {
        let v = self.any(r)?;
        Ok(self.compare(IntCC::Equal, v))
    }

    pub(crate) fn is_set(&mut self, r: Reg) -> Result<Value, NotNative> {
        let v = self.any(r)?;
        Ok(self.compare(IntCC::NotEqual, v))
    }

    fn branch(&mut self, condition: Value, target: Block) {
        let next = self.b.create_block();
        self.b.ins().brif(condition, target, &[], next, &[]);
        self.b.switch_to_block(next);
    }

    fn exit(&self) -> Result<Block, NotNative> {
        self.exit.ok_or(NotNative::Operation("a block to leave by"))
    }

    /// Gives no answer where the condition holds.
    pub(crate) fn leave_if(&mut self, condition: Value) -> Result<(), NotNative> {
        let exit = self.exit()?;
        self.branch(condition, exit);
        Ok(())
    }
}

fn variable(r: Reg) -> Variable {
    Variable::from_u32(r.index() as u32)
}

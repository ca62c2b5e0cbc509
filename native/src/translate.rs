//! From the operations of a program to Cranelift's: numbers that fit into 64 bits in one register, others in
//! two. What fits is known from the bounds of the inputs ([`interval`](crate::interval)), so that nothing is
//! checked but divisors, exact quotients and the conditions of the program.

use crate::interval::{last_exponent, Interval};
use crate::NotNative;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{types, Block, FuncRef, InstBuilder, MemFlags, Type, Value};
use cranelift_codegen::ir::{StackSlotData, StackSlotKind};
use cranelift_frontend::{FunctionBuilder, Variable};
use std::collections::{BTreeSet, HashMap};
use symprof_core::compile::{Const, Op, Program, Reg};
use symprof_core::expr::{BitFn, BitOp};
use symprof_core::num_bigint::BigInt;

/// Functions that code calls.
pub struct Calls {
    pub floor_sum: FuncRef,
    pub first_index: FuncRef,
}

/// Writes the body of a function of two pointers, to inputs and outputs of 128 bits each; it returns 1 if it
/// has answered.
pub fn translate(
    program: &Program,
    intervals: &[Option<Interval>],
    builder: FunctionBuilder<'_>,
    calls: Calls,
) -> Result<(), NotNative> {
    let constants =
        program.preset().iter().map(|&(r, c)| (r, program.constant(c).clone())).collect();
    let mut t = Translation { program, intervals, constants, b: builder, calls, exit: None };
    t.function()?;
    t.b.finalize();
    Ok(())
}

struct Translation<'p, 'f> {
    program: &'p Program,
    intervals: &'p [Option<Interval>],
    /// registers that hold constants
    constants: HashMap<Reg, BigInt>,
    b: FunctionBuilder<'f>,
    calls: Calls,
    /// where the program does not answer
    exit: Option<Block>,
}

impl Translation<'_, '_> {
    fn function(&mut self) -> Result<(), NotNative> {
        let entry = self.b.create_block();
        self.b.append_block_params_for_function_params(entry);
        let exit = self.b.create_block();
        self.exit = Some(exit);
        self.b.switch_to_block(entry);
        let (inputs, outputs) = match self.b.block_params(entry) {
            [inputs, outputs] => (*inputs, *outputs),
            _ => return Err(NotNative::Operation("a function of two pointers")),
        };
        self.declare(inputs)?;
        self.operations()?;
        for (k, &r) in self.program.outputs().iter().enumerate() {
            let v = self.read(r, types::I128)?;
            let (low, high) = self.b.ins().isplit(v);
            let at = i32::try_from(16 * k).map_err(|_| NotNative::Operation("many outputs"))?;
            self.b.ins().store(MemFlags::trusted(), low, outputs, at);
            self.b.ins().store(MemFlags::trusted(), high, outputs, at + 8);
        }
        let one = self.b.ins().iconst(types::I8, 1);
        self.b.ins().return_(&[one]);
        self.b.switch_to_block(exit);
        let zero = self.b.ins().iconst(types::I8, 0);
        self.b.ins().return_(&[zero]);
        self.b.seal_all_blocks();
        Ok(())
    }

    /// Variables for registers; those of inputs and constants have their values.
    fn declare(&mut self, inputs: Value) -> Result<(), NotNative> {
        for (k, interval) in self.intervals.iter().enumerate() {
            if interval.is_some() {
                let ty = self.type_at(k)?;
                self.b.declare_var(Variable::from_u32(k as u32), ty);
            }
        }
        for k in 0..self.program.inputs() {
            let at = i32::try_from(16 * k).map_err(|_| NotNative::Operation("many inputs"))?;
            let v = self.b.ins().load(types::I64, MemFlags::trusted(), inputs, at);
            self.b.def_var(Variable::from_u32(k as u32), v);
        }
        let program = self.program;
        for &(r, c) in program.preset() {
            let ty = self.type_of(r)?;
            let v = self.constant(program.constant(c), ty);
            self.b.def_var(variable(r), v);
        }
        Ok(())
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
                Op::JumpIfZero(a, t) => {
                    let c = self.is_zero(a)?;
                    self.branch(c, blocks[&(t as usize)]);
                }
                Op::JumpIfNonZero(a, t) => {
                    let c = self.is_zero(a)?;
                    let c = self.b.ins().bxor_imm(c, 1);
                    self.branch(c, blocks[&(t as usize)]);
                }
                Op::Fail => {
                    let exit = self.exit()?;
                    self.b.ins().jump(exit, &[]);
                    open = false;
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

    fn operation(&mut self, op: Op) -> Result<(), NotNative> {
        let program = self.program;
        let (to, value) = match op {
            Op::Linear { to, constant, first, len } => {
                let terms = &program.terms()[first as usize..(first + len) as usize];
                (to, self.linear(to, constant, terms)?)
            }
            Op::Add(to, a, b) => {
                let ty = self.type_of(to)?;
                let (a, b) = (self.modulo(a, ty)?, self.modulo(b, ty)?);
                (to, self.b.ins().iadd(a, b))
            }
            Op::Mul(to, a, b) => {
                let ty = self.type_of(to)?;
                (to, self.product(a, b, ty)?)
            }
            Op::Min(to, a, b) | Op::Max(to, a, b) => {
                let (x, y) = self.pair(a, b)?;
                let is_min = matches!(op, Op::Min(..));
                let order = if is_min { IntCC::SignedLessThan } else { IntCC::SignedGreaterThan };
                let first = self.b.ins().icmp(order, x, y);
                (to, self.chosen(first, x, y))
            }
            Op::NotNegative(to, a) => {
                let v = self.any(a)?;
                let c = self.compare(IntCC::SignedGreaterThanOrEqual, v);
                (to, c)
            }
            Op::IsZero(to, a) => (to, self.is_zero(a)?),
            Op::IsNonZero(to, a) => (to, self.is_set(a)?),
            Op::Both(to, a, b) => {
                let (a, b) = (self.is_set(a)?, self.is_set(b)?);
                (to, self.b.ins().band(a, b))
            }
            Op::Either(to, a, b) => {
                let (a, b) = (self.is_set(a)?, self.is_set(b)?);
                (to, self.b.ins().bor(a, b))
            }
            Op::Select { to, condition, a, b } => {
                let (x, y) = self.pair(a, b)?;
                let c = self.is_set(condition)?;
                (to, self.chosen(c, x, y))
            }
            Op::Copy(to, a) => (to, self.any(a)?),
            Op::Wrap { to, a, width, signed } => (to, self.wrap(a, width, signed)?),
            Op::Bits(op, to, a, b) => {
                let (x, y) = self.pair(a, b)?;
                let v = match op {
                    BitOp::And => self.b.ins().band(x, y),
                    BitOp::Or => self.b.ins().bor(x, y),
                    BitOp::Xor => self.b.ins().bxor(x, y),
                };
                (to, v)
            }
            Op::BitFn(f, to, a) => (to, self.bit_fn(f, a)?),
            Op::Power(to, base, a) => (to, self.power(base, a)?),
            Op::ExactDiv(to, a, b) => (to, self.exact_quotient(a, b)?),
            Op::FloorDiv(to, a, b) => (to, self.division(a, b)?.0),
            Op::Mod(to, a, b) => (to, self.division(a, b)?.1),
            Op::FloorSum(to, first) => (to, self.call(self.calls.floor_sum, first, 4)?),
            Op::FirstIndex(to, first) => (to, self.call(self.calls.first_index, first, 5)?),
            Op::Require(a) => {
                let c = self.is_zero(a)?;
                return self.leave_if(c);
            }
            Op::RequireNotNegative(a) => {
                let v = self.any(a)?;
                let c = self.compare(IntCC::SignedLessThan, v);
                return self.leave_if(c);
            }
            _ => return Err(NotNative::Operation("an operation of long numbers")),
        };
        self.write(to, value)
    }

    /// `constant + Σ coefficient·register`, of the type of the register that it is for.
    fn linear(
        &mut self,
        to: Reg,
        constant: Const,
        terms: &[(Const, Reg)],
    ) -> Result<Value, NotNative> {
        let program = self.program;
        let ty = self.type_of(to)?;
        let mut sum = self.constant(program.constant(constant), ty);
        for &(k, x) in terms {
            let x = self.modulo(x, ty)?;
            let k = self.constant(program.constant(k), ty);
            let product = self.b.ins().imul(x, k);
            sum = self.b.ins().iadd(sum, product);
        }
        Ok(sum)
    }

    fn interval(&self, r: Reg) -> Result<&Interval, NotNative> {
        self.intervals[r.index()].as_ref().ok_or(NotNative::Operation("a register without a value"))
    }

    fn type_of(&self, r: Reg) -> Result<Type, NotNative> {
        self.type_at(r.index())
    }

    fn type_at(&self, k: usize) -> Result<Type, NotNative> {
        match self.intervals[k].as_ref() {
            Some(i) if i.fits(64) => Ok(types::I64),
            Some(i) if i.fits(128) => Ok(types::I128),
            _ => Err(NotNative::Long),
        }
    }

    /// The value in a register of its own type.
    fn any(&mut self, r: Reg) -> Result<Value, NotNative> {
        self.interval(r)?;
        Ok(self.b.use_var(variable(r)))
    }

    /// The value as one of that type, into which it fits.
    fn read(&mut self, r: Reg, ty: Type) -> Result<Value, NotNative> {
        let v = self.any(r)?;
        Ok(self.converted(v, ty))
    }

    /// The value modulo that type's size, which is enough for sums and products that fit.
    fn modulo(&mut self, r: Reg, ty: Type) -> Result<Value, NotNative> {
        self.read(r, ty)
    }

    /// Both values in the type of the longer one.
    fn pair(&mut self, a: Reg, b: Reg) -> Result<(Value, Value), NotNative> {
        let short = self.type_of(a)? == types::I64 && self.type_of(b)? == types::I64;
        let ty = if short { types::I64 } else { types::I128 };
        Ok((self.read(a, ty)?, self.read(b, ty)?))
    }

    /// The first where the condition is not 0, else the second. A choice by a comparison of what is chosen
    /// becomes a minimum or maximum in Cranelift's optimiser, which has none of 128 bits: so it is one of words.
    fn chosen(&mut self, condition: Value, x: Value, y: Value) -> Value {
        if self.b.func.dfg.value_type(x) != types::I128 {
            return self.b.ins().select(condition, x, y);
        }
        let (x, y) = (self.b.ins().isplit(x), self.b.ins().isplit(y));
        let low = self.b.ins().select(condition, x.0, y.0);
        let high = self.b.ins().select(condition, x.1, y.1);
        self.b.ins().iconcat(low, high)
    }

    fn converted(&mut self, v: Value, ty: Type) -> Value {
        let from = self.b.func.dfg.value_type(v);
        match () {
            () if from == ty => v,
            // truth values
            () if from == types::I8 => self.b.ins().uextend(ty, v),
            () if from.bits() < ty.bits() => self.b.ins().sextend(ty, v),
            () => self.b.ins().ireduce(ty, v),
        }
    }

    fn write(&mut self, to: Reg, v: Value) -> Result<(), NotNative> {
        let ty = self.type_of(to)?;
        let v = self.converted(v, ty);
        self.b.def_var(variable(to), v);
        Ok(())
    }

    fn constant(&mut self, v: &BigInt, ty: Type) -> Value {
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

    /// A product; of short factors, one wide multiplication.
    fn product(&mut self, a: Reg, b: Reg, ty: Type) -> Result<Value, NotNative> {
        let short = self.type_of(a)? == types::I64 && self.type_of(b)? == types::I64;
        if ty == types::I128 && short {
            let (x, y) = (self.any(a)?, self.any(b)?);
            let low = self.b.ins().imul(x, y);
            let high = self.b.ins().smulhi(x, y);
            return Ok(self.b.ins().iconcat(low, high));
        }
        let (x, y) = (self.modulo(a, ty)?, self.modulo(b, ty)?);
        Ok(self.b.ins().imul(x, y))
    }

    /// How a value compares with 0, as an I8.
    fn compare(&mut self, how: IntCC, v: Value) -> Value {
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

    fn is_zero(&mut self, r: Reg) -> Result<Value, NotNative> {
        let v = self.any(r)?;
        Ok(self.compare(IntCC::Equal, v))
    }

    fn is_set(&mut self, r: Reg) -> Result<Value, NotNative> {
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
    fn leave_if(&mut self, condition: Value) -> Result<(), NotNative> {
        let exit = self.exit()?;
        self.branch(condition, exit);
        Ok(())
    }

    fn wrap(&mut self, a: Reg, width: u8, signed: bool) -> Result<Value, NotNative> {
        let bits = u32::from(width);
        let interval = self.interval(a)?;
        let half: BigInt = BigInt::from(1) << (bits - 1);
        let inside = match signed {
            true => interval.low >= -half.clone() && interval.high < half,
            false => interval.is_natural() && interval.high < half * 2,
        };
        if inside {
            return self.any(a);
        }
        let v = self.any(a)?;
        let low = self.converted(v, types::I64);
        let away = i64::from(64 - bits);
        Ok(match (signed, bits) {
            (true, 64) => low,
            (true, _) => {
                let up = self.b.ins().ishl_imm(low, away);
                self.b.ins().sshr_imm(up, away)
            }
            (false, 64) => self.b.ins().uextend(types::I128, low),
            (false, _) => {
                let up = self.b.ins().ishl_imm(low, away);
                self.b.ins().ushr_imm(up, away)
            }
        })
    }

    fn bit_fn(&mut self, f: BitFn, a: Reg) -> Result<Value, NotNative> {
        if self.type_of(a)? != types::I64 {
            return Err(NotNative::Long);
        }
        let v = self.any(a)?;
        if !self.interval(a)?.is_natural() {
            let c = self.compare(IntCC::SignedLessThan, v);
            self.leave_if(c)?;
        }
        Ok(match f {
            BitFn::Length => {
                let zeros = self.b.ins().clz(v);
                let all = self.b.ins().iconst(types::I64, 64);
                self.b.ins().isub(all, zeros)
            }
            BitFn::Digits(base) => {
                let mut digits = self.b.ins().iconst(types::I64, 0);
                let mut power = Some(1i64);
                while let Some(least) = power {
                    let has = self.b.ins().icmp_imm(IntCC::SignedGreaterThanOrEqual, v, least);
                    let one = self.b.ins().uextend(types::I64, has);
                    digits = self.b.ins().iadd(digits, one);
                    power = least.checked_mul(i64::from(base));
                }
                digits
            }
            BitFn::Count => self.b.ins().popcnt(v),
            BitFn::TrailingZeros(width) => {
                let zeros = self.b.ins().ctz(v);
                let width = self.b.ins().iconst(types::I64, i64::from(width));
                let none = self.compare(IntCC::Equal, v);
                self.b.ins().select(none, width, zeros)
            }
            _ => return Err(NotNative::Operation("a bit function")),
        })
    }

    fn power(&mut self, base: u32, a: Reg) -> Result<Value, NotNative> {
        if self.type_of(a)? != types::I64 {
            return Err(NotNative::Long);
        }
        let v = self.any(a)?;
        // of an exponent below 0 too, which is a large unsigned number
        let last = last_exponent(base);
        let most = i64::from(last);
        let c = self.b.ins().icmp_imm(IntCC::UnsignedGreaterThan, v, most);
        self.leave_if(c)?;
        let one = self.b.ins().iconst(types::I64, 1);
        if base == 2 {
            return Ok(self.b.ins().ishl(one, v));
        }
        let mut power = one;
        let mut written = 1;
        for exponent in 1..=last {
            written *= i64::from(base);
            let this = self.b.ins().icmp_imm(IntCC::Equal, v, i64::from(exponent));
            let value = self.b.ins().iconst(types::I64, written);
            power = self.b.ins().select(this, value, power);
        }
        Ok(power)
    }

    /// The exponent of a divisor that is a constant power of two.
    fn shift(&self, b: Reg) -> Option<u32> {
        let v = u64::try_from(self.constants.get(&b)?).ok()?;
        v.is_power_of_two().then(|| v.trailing_zeros())
    }

    /// The quotient of what a constant divides; the program does not answer where it does not.
    fn exact_quotient(&mut self, a: Reg, b: Reg) -> Result<Value, NotNative> {
        if let Some(shift) = self.shift(b) {
            let v = self.any(a)?;
            let low = self.converted(v, types::I64);
            let rest = self.b.ins().band_imm(low, (1i64 << shift) - 1);
            let c = self.compare(IntCC::NotEqual, rest);
            self.leave_if(c)?;
            return Ok(self.b.ins().sshr_imm(v, i64::from(shift)));
        }
        let (quotient, rest) = self.division(a, b)?;
        let c = self.compare(IntCC::NotEqual, rest);
        self.leave_if(c)?;
        Ok(quotient)
    }

    /// Quotient, rounded down, and remainder.
    fn division(&mut self, a: Reg, b: Reg) -> Result<(Value, Value), NotNative> {
        if let Some(shift) = self.shift(b) {
            let v = self.any(a)?;
            let low = self.converted(v, types::I64);
            let rest = self.b.ins().band_imm(low, (1i64 << shift) - 1);
            return Ok((self.b.ins().sshr_imm(v, i64::from(shift)), rest));
        }
        if self.type_of(a)? != types::I64 || self.type_of(b)? != types::I64 {
            return Err(NotNative::Long);
        }
        let (x, y) = (self.any(a)?, self.any(b)?);
        let (dividend, divisor) = (self.interval(a)?.clone(), self.interval(b)?.clone());
        if divisor.has_zero() {
            let c = self.compare(IntCC::Equal, y);
            self.leave_if(c)?;
        }
        let one_word = dividend.is_natural() && divisor.is_natural();
        if one_word {
            let quotient = self.b.ins().udiv(x, y);
            let product = self.b.ins().imul(quotient, y);
            return Ok((quotient, self.b.ins().isub(x, product)));
        }
        // no dividend is the least integer, so that none overflows
        let quotient = self.b.ins().sdiv(x, y);
        let product = self.b.ins().imul(quotient, y);
        let rest = self.b.ins().isub(x, product);
        // rounded towards 0 so far: one less where the remainder has the other sign than the divisor
        let signs = self.b.ins().bxor(rest, y);
        let differ = self.compare(IntCC::SignedLessThan, signs);
        let some = self.compare(IntCC::NotEqual, rest);
        let off = self.b.ins().band(differ, some);
        let less = self.b.ins().iadd_imm(quotient, -1);
        let more = self.b.ins().iadd(rest, y);
        let quotient = self.b.ins().select(off, less, quotient);
        Ok((quotient, self.b.ins().select(off, more, rest)))
    }

    /// Calls a function of consecutive registers; the program does not answer where that does not.
    fn call(&mut self, function: FuncRef, first: Reg, operands: u32) -> Result<Value, NotNative> {
        let data = StackSlotData::new(StackSlotKind::ExplicitSlot, 16 * (operands + 1), 4);
        let slot = self.b.create_sized_stack_slot(data);
        for k in 0..operands {
            let r = first.next(k);
            let v = self.read(r, types::I128)?;
            let (low, high) = self.b.ins().isplit(v);
            let at = 16 * k as i32;
            self.b.ins().stack_store(low, slot, at);
            self.b.ins().stack_store(high, slot, at + 8);
        }
        let operands_at = self.b.ins().stack_addr(types::I64, slot, 0);
        let call = self.b.ins().call(function, &[operands_at]);
        let answered = self.b.inst_results(call)[0];
        let c = self.b.ins().icmp_imm(IntCC::Equal, answered, 0);
        self.leave_if(c)?;
        Ok(self.b.ins().stack_load(types::I64, slot, 16 * operands as i32))
    }
}

fn variable(r: Reg) -> Variable {
    Variable::from_u32(r.index() as u32)
}

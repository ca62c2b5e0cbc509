//! The operations of a program that have results, as Cranelift's. Values that fit into 64 bits stand in one
//! register, others in two; where an operation has no result, the code leaves.

use crate::interval::{choice, last_exponent, Interval};
use crate::translate::Translation;
use crate::NotNative;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{
    types, FuncRef, InstBuilder, StackSlotData, StackSlotKind, Type, Value,
};
use symprof_core::compile::{Const, Op, Reg};
use symprof_core::expr::{BitFn, BitOp};
use symprof_core::num_bigint::{BigInt, Sign};

/// Of a call.
const MOST_OPERANDS: u32 = 5;

impl Translation<'_, '_> {
    pub(crate) fn operation(&mut self, op: Op) -> Result<(), NotNative> {
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
                let (x, y) = match choice(self.source.intervals, op) {
                    Some(chosen) => return self.copy(to, chosen),
                    None => self.pair(a, b)?,
                };
                let order = match op {
                    Op::Min(..) => IntCC::SignedLessThan,
                    _ => IntCC::SignedGreaterThan,
                };
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
                let (x, y) = match choice(self.source.intervals, op) {
                    Some(chosen) => return self.copy(to, chosen),
                    None => self.pair(a, b)?,
                };
                let c = self.is_set(condition)?;
                (to, self.chosen(c, x, y))
            }
            Op::Copy(to, a) => return self.copy(to, a),
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
                if self.is_known(a)? == Some(true) {
                    return Ok(());
                }
                let c = self.is_zero(a)?;
                return self.leave_if(c);
            }
            _ => return Err(NotNative::Operation("an operation of long numbers")),
        };
        self.write(to, value)
    }

    fn copy(&mut self, to: Reg, from: Reg) -> Result<(), NotNative> {
        let v = self.any(from)?;
        self.write(to, v)
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

    /// Is `constant + Σ coefficient·register` below 0? The terms with positive coefficients are compared with the
    /// others, which takes a comparison in place of a difference and its sign; none where one of both is too long.
    pub(crate) fn is_negative(
        &mut self,
        constant: Const,
        terms: &[(Const, Reg)],
    ) -> Result<Option<Value>, NotNative> {
        let program = self.program;
        let mut sides: [Vec<(BigInt, Option<Reg>)>; 2] = Default::default();
        let all = terms.iter().map(|&(k, x)| (k, Some(x))).chain([(constant, None)]);
        for (k, x) in all {
            let k = program.constant(k);
            let side = usize::from(k.sign() == Sign::Minus);
            sides[side].push((k.magnitude().clone().into(), x));
        }
        let mut values = [None; 2];
        for (value, side) in values.iter_mut().zip(&sides) {
            let mut size = Interval::new(0, 0);
            let mut sum = self.b.ins().iconst(types::I64, 0);
            for (k, x) in side {
                let constant = Interval::new(k.clone(), k.clone());
                size = size.plus(&match x {
                    Some(x) => self.interval(*x)?.times(&constant),
                    None => constant,
                });
                let mut term = self.constant(k, types::I64);
                if let Some(x) = x {
                    let x = self.read(*x, types::I64)?;
                    term = self.b.ins().imul(x, term);
                }
                sum = self.b.ins().iadd(sum, term);
            }
            // an envelope bounds the difference, not what stands on either side
            if !size.fits(64) {
                return Ok(None);
            }
            *value = Some(sum);
        }
        let [Some(more), Some(less)] = values else { return Ok(None) };
        Ok(Some(self.b.ins().icmp(IntCC::SignedLessThan, more, less)))
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

    fn wrap(&mut self, a: Reg, width: u8, signed: bool) -> Result<Value, NotNative> {
        let bits = u32::from(width);
        if Interval::word(width, signed).has(self.interval(a)?) {
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
            let rest = self.b.ins().band_imm(low, ((1u64 << shift) - 1) as i64);
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
            let rest = self.b.ins().band_imm(low, ((1u64 << shift) - 1) as i64);
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
        let slot = match self.call_slot {
            Some(slot) => slot,
            None => {
                let size = 16 * (MOST_OPERANDS + 1);
                let data = StackSlotData::new(StackSlotKind::ExplicitSlot, size, 4);
                *self.call_slot.insert(self.b.create_sized_stack_slot(data))
            }
        };
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

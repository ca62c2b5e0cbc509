//! Integers of 65 to 128 bits as two words.
//!
//! The neutral form has integers of at most 64 bits, but LLVM computes sums over 64-bit counters
//! in 65 and more (`n·(n−1)/2` as `trunc (lshr (mul i65 …), 1)`), and C has `__int128`. The upper
//! word is kept masked to the bits that the type has, and left out where it is plainly zero. A
//! product's upper word is zero unless the lower words' product overflows, and says so by a
//! `select`, so that formulas can set the overflow aside.

use super::function::{Lowered, Lowering};
use crate::facts::InstFacts;
use llvm_ir::instruction::Phi;
use llvm_ir::{Instruction as I, IntPredicate, Name, Operand, Type as L, TypeRef};
use symprof_core::ir::{BinaryOp as B, Block, CastOp, Flags, Inst, Predicate, Type, Value};

const WORD: Type = Type::Int(64);

/// An integer of two words; no upper word stands for 0.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wide {
    pub(super) low: Value,
    pub(super) high: Option<Value>,
}

/// The width of a type that is kept in two words.
pub(super) fn width(ty: &TypeRef) -> Option<u32> {
    match ty.as_ref() {
        L::IntegerType { bits: bits @ 65..=128 } => Some(*bits),
        _ => None,
    }
}

impl<'m> Lowering<'_, 'm> {
    fn word(&mut self, value: u64) -> Value {
        self.constant(WORD, value as i64)
    }

    fn op(&mut self, op: B, a: Value, b: Value) -> Value {
        self.b.binary(op, Flags::NONE, a, b)
    }

    fn high(&mut self, wide: Wide) -> Value {
        match wide.high {
            Some(high) => high,
            None => self.word(0),
        }
    }

    /// The two words of the operand number `k` of the instruction being lowered.
    fn wide(&mut self, operand: &Operand, k: u32) -> Option<Wide> {
        match operand {
            Operand::LocalOperand { name, .. } => match self.values.get(name) {
                Some(Lowered::Wide(wide)) => Some(*wide),
                _ => None,
            },
            Operand::ConstantOperand(_) => self.wide_constant(self.place, k),
            Operand::MetadataOperand => None,
        }
    }

    /// llvm-ir cuts constants to 64 bits; the facts have them whole.
    fn wide_constant(&mut self, place: (u32, u32), k: u32) -> Option<Wide> {
        let &(low, high) = self.facts?.wide.get(&(place.0, place.1, k))?;
        let low = self.word(low);
        let high = (high != 0).then(|| self.word(high));
        Some(Wide { low, high })
    }

    /// Clears the bits of an upper word that the type does not have.
    fn masked(&mut self, low: Value, high: Value, bits: u32) -> Wide {
        let high = match bits {
            128 => high,
            _ => {
                let mask = self.word((1u64 << (bits - 64)) - 1);
                self.op(B::And, high, mask)
            }
        };
        Wide { low, high: Some(high) }
    }

    /// The upper word with the sign of the type's top bit in all bits above.
    fn signed_high(&mut self, wide: Wide, bits: u32) -> Value {
        let high = self.high(wide);
        if bits == 128 || wide.high.is_none() {
            return high;
        }
        let shift = self.word(u64::from(128 - bits));
        let up = self.op(B::Shl, high, shift);
        self.op(B::AShr, up, shift)
    }

    /// Lowers an instruction over wide integers; false if it is none, or one that is not known.
    pub(super) fn wide_inst(&mut self, inst: &'m I, facts: InstFacts) -> bool {
        // Most functions have none: no need to look further.
        if !self.has_wide {
            return false;
        }
        if let Some((dest, value)) = self.narrowing(inst, facts) {
            self.define(dest, value);
            return true;
        }
        match (self.widening(inst), inst.try_get_result()) {
            (Some(wide), Some(dest)) => {
                self.values.insert(dest, Lowered::Wide(wide));
                true
            }
            _ => matches!(inst, I::Phi(phi) if width(&phi.to_type).is_some()),
        }
    }

    /// Instructions that make a narrow value of wide ones.
    fn narrowing(&mut self, inst: &'m I, facts: InstFacts) -> Option<(&'m Name, Value)> {
        match inst {
            I::Trunc(i) => {
                let wide = self.wide(&i.operand, 0)?;
                let ty = self.ty(&i.to_type);
                let value = match ty {
                    WORD => wide.low,
                    Type::Int(_) => {
                        // What is promised of all bits is true of the lower word only if the
                        // upper one is zero.
                        let nuw = wide.high.is_none() && facts.has(InstFacts::NUW);
                        self.b.cast(CastOp::Trunc, Self::flags(false, nuw), ty, wide.low)
                    }
                    _ => return None,
                };
                Some((&i.dest, value))
            }
            I::ICmp(i) => {
                let bits = width(&self.scope.module.type_of(&i.operand0))?;
                let (a, b) = (self.wide(&i.operand0, 0)?, self.wide(&i.operand1, 1)?);
                Some((&i.dest, self.compare(i.predicate, a, b, bits)))
            }
            _ => None,
        }
    }

    fn compare(&mut self, predicate: IntPredicate, a: Wide, b: Wide, bits: u32) -> Value {
        use IntPredicate as P;
        let signed = matches!(predicate, P::SLT | P::SLE | P::SGT | P::SGE);
        let (ah, bh) = match signed {
            true => (self.signed_high(a, bits), self.signed_high(b, bits)),
            false => (self.high(a), self.high(b)),
        };
        let same = self.b.icmp(Predicate::Eq, ah, bh);
        let (strict, low) = match predicate {
            P::EQ => {
                let low = self.b.icmp(Predicate::Eq, a.low, b.low);
                return self.op(B::And, same, low);
            }
            P::NE => {
                let differ = self.b.icmp(Predicate::Ne, ah, bh);
                let low = self.b.icmp(Predicate::Ne, a.low, b.low);
                return self.op(B::Or, differ, low);
            }
            P::ULT => (Predicate::Ult, Predicate::Ult),
            P::ULE => (Predicate::Ult, Predicate::Ule),
            P::UGT => (Predicate::Ugt, Predicate::Ugt),
            P::UGE => (Predicate::Ugt, Predicate::Uge),
            P::SLT => (Predicate::Slt, Predicate::Ult),
            P::SLE => (Predicate::Slt, Predicate::Ule),
            P::SGT => (Predicate::Sgt, Predicate::Ugt),
            P::SGE => (Predicate::Sgt, Predicate::Uge),
        };
        let above = self.b.icmp(strict, ah, bh);
        let below = self.b.icmp(low, a.low, b.low);
        self.b.select(same, below, above)
    }

    /// Instructions with a wide result.
    fn widening(&mut self, inst: &'m I) -> Option<Wide> {
        match inst {
            I::ZExt(i) => {
                width(&i.to_type)?;
                if let Some(wide) = self.wide(&i.operand, 0) {
                    return Some(wide);
                }
                let value = self.scalar(&i.operand)?;
                Some(Wide { low: self.extended(CastOp::Zext, value)?, high: None })
            }
            I::SExt(i) => {
                let bits = width(&i.to_type)?;
                let (low, high) = match self.wide(&i.operand, 0) {
                    Some(wide) => {
                        let from = width(&self.scope.module.type_of(&i.operand))?;
                        (wide.low, self.signed_high(wide, from))
                    }
                    None => {
                        let value = self.scalar(&i.operand)?;
                        let low = self.extended(CastOp::Sext, value)?;
                        let top = self.word(63);
                        (low, self.op(B::AShr, low, top))
                    }
                };
                Some(self.masked(low, high, bits))
            }
            I::Trunc(i) => {
                let bits = width(&i.to_type)?;
                let wide = self.wide(&i.operand, 0)?;
                Some(match wide.high {
                    Some(high) => self.masked(wide.low, high, bits),
                    None => wide,
                })
            }
            I::Freeze(i) => {
                let wide = self.wide(&i.operand, 0)?;
                let low = self.b.inst(WORD, Inst::Freeze(wide.low));
                let high = wide.high.map(|h| self.b.inst(WORD, Inst::Freeze(h)));
                Some(Wide { low, high })
            }
            I::Select(i) => {
                let condition = self.scalar(&i.condition)?;
                let (a, b) = (self.wide(&i.true_value, 1)?, self.wide(&i.false_value, 2)?);
                let low = self.b.select(condition, a.low, b.low);
                if a.high.is_none() && b.high.is_none() {
                    return Some(Wide { low, high: None });
                }
                let (ah, bh) = (self.high(a), self.high(b));
                Some(Wide { low, high: Some(self.b.select(condition, ah, bh)) })
            }
            I::Load(i) => self.wide_load(i),
            _ => self.wide_arithmetic(inst),
        }
    }

    fn extended(&mut self, op: CastOp, value: Value) -> Option<Value> {
        match self.b.ty(value) {
            WORD => Some(value),
            Type::Int(_) => Some(self.b.cast(op, Flags::NONE, WORD, value)),
            _ => None,
        }
    }

    fn wide_load(&mut self, i: &'m llvm_ir::instruction::Load) -> Option<Wide> {
        let whole = width(&i.loaded_ty)? == 128 && self.scope.layout.little_endian;
        if !whole || i.volatile || i.atomicity.is_some() {
            return None;
        }
        let address = self.scalar(&i.address)?;
        let low = self.b.inst(WORD, Inst::Load(address));
        let above = self.displaced(address, 8);
        Some(Wide { low, high: Some(self.b.inst(WORD, Inst::Load(above))) })
    }

    fn wide_arithmetic(&mut self, inst: &'m I) -> Option<Wide> {
        let (op, a, b) = match inst {
            I::Add(i) => (B::Add, &i.operand0, &i.operand1),
            I::Sub(i) => (B::Sub, &i.operand0, &i.operand1),
            I::Mul(i) => (B::Mul, &i.operand0, &i.operand1),
            I::And(i) => (B::And, &i.operand0, &i.operand1),
            I::Or(i) => (B::Or, &i.operand0, &i.operand1),
            I::Xor(i) => (B::Xor, &i.operand0, &i.operand1),
            I::Shl(i) => (B::Shl, &i.operand0, &i.operand1),
            I::LShr(i) => (B::LShr, &i.operand0, &i.operand1),
            I::AShr(i) => (B::AShr, &i.operand0, &i.operand1),
            I::UDiv(i) => (B::UDiv, &i.operand0, &i.operand1),
            I::URem(i) => (B::URem, &i.operand0, &i.operand1),
            _ => return None,
        };
        let bits = width(&self.scope.module.type_of(a))?;
        let x = self.wide(a, 0)?;
        if matches!(op, B::Shl | B::LShr | B::AShr) {
            let amount = self.wide_amount(b)?;
            return self.wide_shift(op, x, amount, bits);
        }
        let y = self.wide(b, 1)?;
        let narrow = x.high.is_none() && y.high.is_none();
        match op {
            B::Add => {
                let low = self.op(B::Add, x.low, y.low);
                let carry = self.op(B::UAddOverflow, x.low, y.low);
                let carry = self.b.cast(CastOp::Zext, Flags::NONE, WORD, carry);
                let high = self.high_sum(x, y, carry);
                Some(self.masked(low, high, bits))
            }
            B::Sub => {
                let low = self.op(B::Sub, x.low, y.low);
                let borrow = self.op(B::USubOverflow, x.low, y.low);
                let borrow = self.b.cast(CastOp::Zext, Flags::NONE, WORD, borrow);
                let (xh, yh) = (self.high(x), self.high(y));
                let high = self.op(B::Sub, xh, yh);
                let high = self.op(B::Sub, high, borrow);
                Some(self.masked(low, high, bits))
            }
            B::Mul => {
                let low = self.op(B::Mul, x.low, y.low);
                let mut high = self.product_high(x.low, y.low);
                for (h, l) in [(x.high, y.low), (y.high, x.low)] {
                    if let Some(h) = h {
                        let cross = self.op(B::Mul, h, l);
                        high = self.op(B::Add, high, cross);
                    }
                }
                Some(self.masked(low, high, bits))
            }
            B::And if x.high.is_none() || y.high.is_none() => {
                Some(Wide { low: self.op(op, x.low, y.low), high: None })
            }
            B::UDiv | B::URem if !narrow => None,
            _ if narrow => Some(Wide { low: self.op(op, x.low, y.low), high: None }),
            _ => {
                let (xh, yh) = (self.high(x), self.high(y));
                Some(Wide { low: self.op(op, x.low, y.low), high: Some(self.op(op, xh, yh)) })
            }
        }
    }

    fn high_sum(&mut self, x: Wide, y: Wide, carry: Value) -> Value {
        let mut high = carry;
        for h in [x.high, y.high].into_iter().flatten() {
            high = self.op(B::Add, h, high);
        }
        high
    }

    /// The upper word of the product of two words: 0 where it does not overflow, else put together
    /// of products of halves (Warren, Hacker's Delight, 8–2).
    fn product_high(&mut self, a: Value, b: Value) -> Value {
        let half = self.word(32);
        let mask = self.word(0xFFFF_FFFF);
        let halves = |s: &mut Self, v| (s.op(B::And, v, mask), s.op(B::LShr, v, half));
        let ((a0, a1), (b0, b1)) = (halves(self, a), halves(self, b));
        let low = self.op(B::Mul, a0, b0);
        let low = self.op(B::LShr, low, half);
        let mid = self.op(B::Mul, a1, b0);
        let mid = self.op(B::Add, mid, low);
        let (mid0, mid1) = halves(self, mid);
        let other = self.op(B::Mul, a0, b1);
        let other = self.op(B::Add, other, mid0);
        let other = self.op(B::LShr, other, half);
        let top = self.op(B::Mul, a1, b1);
        let top = self.op(B::Add, top, mid1);
        let top = self.op(B::Add, top, other);
        let overflow = self.op(B::UMulOverflow, a, b);
        let zero = self.word(0);
        self.b.select(overflow, top, zero)
    }

    /// A constant shift amount.
    fn wide_amount(&self, operand: &Operand) -> Option<u32> {
        operand.as_constant()?;
        let &(low, high) = self.facts?.wide.get(&(self.place.0, self.place.1, 1))?;
        u32::try_from(low).ok().filter(|_| high == 0)
    }

    fn wide_shift(&mut self, op: B, x: Wide, amount: u32, bits: u32) -> Option<Wide> {
        if amount >= bits {
            return None; // poison
        }
        if amount == 0 {
            return Some(x);
        }
        if op == B::Shl {
            if amount >= 64 {
                let zero = self.word(0);
                let by = self.word(u64::from(amount - 64));
                let high = self.op(B::Shl, x.low, by);
                return Some(self.masked(zero, high, bits));
            }
            let (by, rest) = (self.word(u64::from(amount)), self.word(u64::from(64 - amount)));
            let low = self.op(B::Shl, x.low, by);
            let mut high = self.op(B::LShr, x.low, rest);
            if let Some(h) = x.high {
                let h = self.op(B::Shl, h, by);
                high = self.op(B::Or, h, high);
            }
            return Some(self.masked(low, high, bits));
        }
        let top = match (op, x.high) {
            (B::AShr, Some(_)) => Some(self.signed_high(x, bits)),
            (_, high) => high,
        };
        let Some(top) = top else {
            // Nothing above the lower word.
            let low = match amount {
                0..=63 => {
                    let by = self.word(u64::from(amount));
                    self.op(B::LShr, x.low, by)
                }
                _ => self.word(0),
            };
            return Some(Wide { low, high: None });
        };
        let (low, high) = if amount >= 64 {
            let by = self.word(u64::from(amount - 64));
            let low = self.op(op, top, by);
            let sign = self.word(63);
            (low, (op == B::AShr).then(|| self.op(B::AShr, top, sign)))
        } else {
            let (by, rest) = (self.word(u64::from(amount)), self.word(u64::from(64 - amount)));
            let down = self.op(B::LShr, x.low, by);
            let over = self.op(B::Shl, top, rest);
            let low = self.op(B::Or, over, down);
            // Of up to 64 bits above the lower word none are left after as large a shift.
            let empty = op == B::LShr && bits - 64 <= amount;
            (low, (!empty).then(|| self.op(op, top, by)))
        };
        Some(match high {
            Some(high) => self.masked(low, high, bits),
            None => Wide { low, high: None },
        })
    }

    /// Two parameters for a wide phi.
    pub(super) fn wide_phi(&mut self, block: Block, phi: &'m Phi) {
        if width(&phi.to_type).is_some() {
            let low = self.b.block_param(block, WORD, None);
            let high = Some(self.b.block_param(block, WORD, None));
            self.values.insert(&phi.dest, Lowered::Wide(Wide { low, high }));
        }
    }

    /// The arguments for a wide phi; `at` is its place, `k` the number of the incoming value.
    pub(super) fn wide_arguments(
        &mut self,
        phi: &'m Phi,
        at: (u32, u32),
        incoming: Option<(u32, &Operand)>,
        args: &mut Vec<Value>,
    ) {
        if width(&phi.to_type).is_none() {
            return;
        }
        let wide = incoming.and_then(|(k, operand)| match operand {
            Operand::ConstantOperand(_) => self.wide_constant(at, k),
            _ => self.wide(operand, k),
        });
        match wide {
            Some(wide) => {
                let high = self.high(wide);
                args.extend([wide.low, high]);
            }
            None => {
                for _ in 0..2 {
                    args.push(self.b.opaque(WORD, format!("a value of type {}", phi.to_type)));
                }
            }
        }
    }
}

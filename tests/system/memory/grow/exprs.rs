//! Integers, conditions and pointers that grow at random.

use super::super::generate::Break;
use super::super::program::{Cond, Int, Op, Pred, Ptr, Trip, Ty, Width, SIZE, WIDTHS};
use super::{at, constant, Generator};

impl Generator<'_> {
    /// A condition that an assumption decides.
    pub(super) fn leaning(&mut self, on: Break) -> Cond {
        let p = Ptr::Var(self.rng.pick(&self.ptrs));
        let equal = self.rng.pick(&[Pred::Eq, Pred::Ne]);
        let order = self.rng.pick(&[Pred::Ult, Pred::Ule, Pred::Ugt]);
        let beyond = |base: Ptr, index: Int| Ptr::Gep {
            inbounds: false,
            element: 1,
            base: base.into(),
            index: index.into(),
        };
        match on {
            Break::Overlap => {
                let q = Ptr::Var(self.rng.pick(&self.ptrs));
                Cond::Ptr(equal, p, at(q, self.rng.pick(&[0, 1, 4])))
            }
            Break::Near => {
                let q = Ptr::Var(self.rng.pick(&self.ptrs));
                let past = beyond(q, constant(64, SIZE as i64));
                Cond::Ptr(equal, p, past)
            }
            Break::Null => {
                let z = self.nullable.map_or(p, Ptr::Var);
                match self.rng.percent(70) {
                    true => Cond::Ptr(equal, z, Ptr::Null),
                    false => Cond::Ptr(equal, beyond(z, self.small(3)), Ptr::Null),
                }
            }
            Break::Wrap => {
                let n = self.wide();
                Cond::Ptr(order, beyond(p.clone(), n), p)
            }
            Break::Align => {
                let address = Int::Diff(p.into(), Ptr::Null.into());
                let mask = constant(64, self.rng.pick(&[3, 15, 31]));
                let low = Int::Bin(Op::And, false, address.into(), mask.into());
                Cond::Int(equal, low, constant(64, self.rng.pick(&[0, 0, 1, 4])))
            }
        }
    }

    pub(super) fn cond(&mut self, depth: usize) -> Cond {
        if let Some(on) = self.broken {
            if self.rng.percent(45) {
                return self.leaning(on);
            }
        }
        match self.rng.below(28) {
            0 | 1 => {
                let base = self.base();
                let (a, b) = (self.near_of(base.clone()), self.near_of(base));
                let pred = self.rng.pick(&[Pred::Eq, Pred::Ne, Pred::Ult, Pred::Ugt, Pred::Ule]);
                Cond::Ptr(pred, a, b)
            }
            2 => {
                let (a, b) = (self.near(1), self.near(1));
                Cond::Ptr(self.rng.pick(&[Pred::Eq, Pred::Ne]), a, b)
            }
            3 => {
                let p = self.near(1);
                Cond::Ptr(self.rng.pick(&[Pred::Eq, Pred::Ne]), p, Ptr::Null)
            }
            4 => {
                let base = self.base();
                let d = Int::Diff(self.near_of(base.clone()).into(), self.near_of(base).into());
                let pred = self.rng.pick(&[Pred::Slt, Pred::Sgt, Pred::Eq]);
                Cond::Int(pred, d, constant(64, self.rng.range(0, 3)))
            }
            _ => {
                let w = self.rng.pick(&[8, 8, 8, 16, 32, 64]);
                let a = match self.rng.percent(65) {
                    true => Int::Load(w, self.place(depth).into()),
                    false => self.int(w, depth),
                };
                let top = self.rng.pick(&[0, 1, 1, 2, 100]) << (w - 8);
                let b = match self.rng.percent(85) {
                    true => constant(w, self.rng.pick(&[0, 0, 1, 2, 3, top])),
                    false => self.int(w, 1),
                };
                let preds = [
                    Pred::Eq,
                    Pred::Ne,
                    Pred::Ult,
                    Pred::Ugt,
                    Pred::Ugt,
                    Pred::Ule,
                    Pred::Slt,
                    Pred::Sgt,
                ];
                Cond::Int(self.rng.pick(&preds), a, b)
            }
        }
    }

    pub(super) fn int(&mut self, w: Width, depth: usize) -> Int {
        let deeper = u32::from(depth > 0);
        let variables = 25 * u32::from(!self.ints.is_empty());
        match self.rng.weighted(&[12, variables, 35, 14 * deeper, 5 * deeper, 8 * deeper]) {
            0 => constant(w, self.rng.pick(&[0, 1, 2, 3, 7, -1])),
            1 => {
                let v = self.rng.pick(&self.ints);
                self.fit(w, Int::Var(v))
            }
            2 => Int::Load(w, self.place(depth).into()),
            3 => {
                let ops = [Op::Add, Op::Add, Op::Sub, Op::Mul, Op::And, Op::Or, Op::Xor];
                let op = self.rng.pick(&ops);
                let nsw = matches!(op, Op::Add | Op::Sub | Op::Mul) && self.rng.percent(15);
                let a = self.int(w, depth - 1);
                if self.rng.percent(20) {
                    let by = constant(w, self.rng.range(1, 5));
                    return Int::Bin(
                        self.rng.pick(&[Op::Shl, Op::Lshr]),
                        false,
                        a.into(),
                        by.into(),
                    );
                }
                Int::Bin(op, nsw, a.into(), self.int(w, depth - 1).into())
            }
            4 => {
                let c = self.cond(0);
                let (a, b) = (self.int(w, depth - 1), self.int(w, depth - 1));
                Int::Select(c.into(), a.into(), b.into())
            }
            _ => {
                let from = self.rng.pick(&WIDTHS);
                let e = self.int(from, depth - 1);
                self.fit(w, e)
            }
        }
    }

    /// An integer brought to a width.
    pub(super) fn fit(&mut self, w: Width, e: Int) -> Int {
        match self.f.width(&e) == w {
            true => e,
            false => Int::Cast(w, self.rng.percent(50), e.into()),
        }
    }

    /// An integer of 64 bits that is below a mask.
    pub(super) fn small(&mut self, mask: i64) -> Int {
        let w = self.rng.pick(&WIDTHS);
        let e = match !self.ints.is_empty() && self.rng.percent(55) {
            true => {
                let v = self.rng.pick(&self.ints);
                Int::Var(v)
            }
            false => Int::Load(w, self.place(0).into()),
        };
        let w = self.f.width(&e);
        let e = Int::Bin(Op::And, false, e.into(), constant(w, mask).into());
        if w == 64 {
            e
        } else {
            Int::Cast(64, false, e.into())
        }
    }

    /// A parameter that may be 2^62 more, else a small number.
    pub(super) fn wide(&mut self) -> Int {
        let wide: Vec<usize> =
            self.ints.iter().copied().filter(|v| self.f.vars[*v] == Ty::Int(64)).collect();
        match wide.is_empty() {
            true => self.small(3),
            false => Int::Var(self.rng.pick(&wide)),
        }
    }

    /// A place that may be read and written.
    pub(super) fn place(&mut self, depth: usize) -> Ptr {
        let base = if depth > 0 { self.near(depth - 1) } else { self.base() };
        match self.rng.below(10) {
            0..=2 => base,
            3 | 4 => Ptr::Field(base.into(), self.rng.below(3)),
            _ => at(base, self.rng.pick(&[0, 1, 2, 3, 4, 4, 6, 8])),
        }
    }

    /// An object, or a variable that points into one.
    pub(super) fn base(&mut self) -> Ptr {
        let mut all: Vec<Ptr> = self.ptrs.iter().map(|v| Ptr::Var(*v)).collect();
        if self.rng.percent(15) {
            all.clear();
        }
        if all.is_empty() {
            all.extend((0..self.program.globals.len()).map(Ptr::Global));
            all.extend((0..self.f.locals).map(Ptr::Local));
        }
        if all.is_empty() {
            all.push(Ptr::Var(self.ptrs[0]));
        }
        all.swap_remove(self.rng.below(all.len()))
    }

    /// A pointer near the start of an object.
    pub(super) fn near(&mut self, depth: usize) -> Ptr {
        if !self.kept.is_empty() && self.rng.percent(12) {
            let place = self.kept[self.rng.below(self.kept.len())].clone();
            return match self.rng.percent(75) {
                true => Ptr::Load(place.into()),
                false => Ptr::LoadInt(place.into()),
            };
        }
        let base = self.base();
        if depth == 0 {
            return base;
        }
        self.near_of(base)
    }

    pub(super) fn near_of(&mut self, base: Ptr) -> Ptr {
        let element = self.rng.pick(&[1, 1, 2, 4, 8]);
        match self.rng.below(20) {
            0..=4 => base,
            5..=8 => at(base, self.rng.pick(&[1, 2, 4, 8])),
            9..=11 => {
                let index = self.small(if element > 2 { 1 } else { 3 });
                let inbounds = self.rng.percent(50);
                Ptr::Gep { inbounds, element, base: base.into(), index: index.into() }
            }
            12 => Ptr::Field(base.into(), self.rng.below(3)),
            13 | 14 => {
                let other = match self.rng.percent(60) {
                    true => at(base.clone(), self.rng.pick(&[1, 4, 8])),
                    false => self.base(),
                };
                Ptr::Select(self.cond(0).into(), base.into(), other.into())
            }
            15 | 16 => {
                let trips = [
                    Trip::Plain,
                    Trip::Or,
                    Trip::Add(self.rng.range(0, 4)),
                    Trip::Xor(self.rng.range(1, 99)),
                    Trip::Mask,
                ];
                Ptr::Trip(self.rng.pick(&trips), base.into())
            }
            17 => {
                // an offset of more than half the address space that comes out small
                let k = self.rng.range(0, 3);
                let (element, index) = match self.rng.below(3) {
                    0 => (4, constant(64, (1 << 62) + k)),
                    1 => (8, constant(64, (1 << 61) + k / 2)),
                    _ => (4, self.wide()),
                };
                Ptr::Gep { inbounds: false, element, base: base.into(), index: index.into() }
            }
            18 => {
                let inner = at(base, self.rng.pick(&[1, 2, 4, 8]));
                at(inner, self.rng.pick(&[-1, 1, 2, 4]))
            }
            _ => base,
        }
    }
}

//! From expressions to operations, region by region ([`place`](super::place)).
//!
//! A value is held as an integer over a denominator that is known when the program is made: the least that
//! the coefficients on the way allow for. So there are no fractions at run time, and a sum of rational
//! multiples is one of integer multiples.

use super::number::LONGEST;
use super::place::{Placement, Region, Shape, TOP};
use super::program::{Const, Op, Program, Reg};
use crate::expr::{Expr, Node, Num, Store, Sym};
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, ToPrimitive};
use rustc_hash::FxHashMap;

/// Why there is no program, in words.
pub(super) type Obstacle = String;

/// Operations up to which there is a program.
const LONGEST_PROGRAM: usize = 1 << 20;

/// Choices within choices up to which there is a program: each is a level of native recursion.
const DEEPEST: u32 = 2000;

/// Makes a program.
#[derive(Default)]
pub(super) struct Assembler {
    pub(super) program: Program,
    constants: FxHashMap<BigInt, Const>,
    presets: FxHashMap<Const, Reg>,
}

impl Assembler {
    pub(super) fn new(inputs: usize) -> Assembler {
        let mut a = Assembler::default();
        a.program.inputs = inputs as u32;
        a.program.registers = inputs as u32;
        a
    }

    pub(super) fn register(&mut self) -> Reg {
        self.program.registers += 1;
        Reg(self.program.registers - 1)
    }

    fn constant(&mut self, v: &BigInt) -> Const {
        if let Some(&c) = self.constants.get(v) {
            return c;
        }
        let c = Const(self.program.pool.len() as u32);
        self.program.pool.push(v.clone());
        self.constants.insert(v.clone(), c);
        c
    }

    /// A register that holds the constant from the start.
    pub(super) fn held(&mut self, v: &BigInt) -> Reg {
        let c = self.constant(v);
        if let Some(&r) = self.presets.get(&c) {
            return r;
        }
        let r = self.register();
        self.program.preset.push((r, c));
        self.presets.insert(c, r);
        r
    }

    pub(super) fn emit(&mut self, op: Op) {
        self.program.ops.push(op);
    }

    /// The operation made with a new register for its result.
    fn result(&mut self, op: impl FnOnce(Reg) -> Op) -> Reg {
        let to = self.register();
        self.emit(op(to));
        to
    }

    /// `constant + Σ coefficient·register`, in as few operations as there are.
    pub(super) fn linear(&mut self, constant: &BigInt, terms: &[(BigInt, Reg)]) -> Reg {
        let (zero, one) = (BigInt::ZERO, BigInt::one());
        match terms {
            [] => self.held(constant),
            [(k, x)] if *k == one && *constant == zero => *x,
            [(k, x), (l, y)] if *k == one && *l == one && *constant == zero => {
                let (x, y) = (*x, *y);
                self.result(|to| Op::Add(to, x, y))
            }
            [(k, x)] if *k == one => {
                let (x, c) = (*x, self.held(constant));
                self.result(|to| Op::Add(to, x, c))
            }
            [(k, x)] if *constant == zero => {
                let (x, k) = (*x, self.held(k));
                self.result(|to| Op::Mul(to, x, k))
            }
            _ => {
                let constant = self.constant(constant);
                let first = self.program.terms.len() as u32;
                for (k, x) in terms {
                    let k = self.constant(k);
                    self.program.terms.push((k, *x));
                }
                let len = terms.len() as u32;
                self.result(|to| Op::Linear { to, constant, first, len })
            }
        }
    }

    fn here(&self) -> u32 {
        self.program.ops.len() as u32
    }

    /// Lets a jump go to the next operation.
    fn land(&mut self, jump: u32) {
        let here = self.here();
        match &mut self.program.ops[jump as usize] {
            Op::Jump(t)
            | Op::JumpIfZero(_, t)
            | Op::JumpIfNonZero(_, t)
            | Op::JumpIfGreater(_, _, t) => *t = here,
            _ => {}
        }
    }

    fn jump(&mut self, op: Op) -> u32 {
        self.emit(op);
        self.here() - 1
    }
}

/// A value: a register over a denominator.
#[derive(Clone, Debug)]
pub(super) struct Value {
    pub(super) reg: Reg,
    pub(super) over: BigInt,
}

/// Lowers expressions of one store.
pub(super) struct Lower<'a, 's> {
    pub(super) asm: &'a mut Assembler,
    store: &'s Store,
    pub(super) shape: Shape<'s>,
    /// symbols that columns bind
    bound: FxHashMap<Sym, Reg>,
    indices: Vec<(Sym, Reg)>,
    values: FxHashMap<Expr, Value>,
    /// the region whose nodes are lowered
    home: Region,
    depth: u32,
}

impl<'a, 's> Lower<'a, 's> {
    /// For expressions made of these roots.
    pub(super) fn new(
        asm: &'a mut Assembler,
        store: &'s Store,
        bound: FxHashMap<Sym, Reg>,
        roots: &[Expr],
    ) -> Self {
        let shape = Shape::new(store, &|s| bound.contains_key(&s), roots);
        let values = FxHashMap::default();
        Lower { asm, store, shape, bound, indices: Vec::new(), values, home: TOP, depth: 0 }
    }

    /// Computes these roots; `then` is called behind each node that is computed at any rate.
    pub(super) fn roots(
        &mut self,
        roots: &[Expr],
        then: &mut dyn FnMut(&mut Self, Expr),
    ) -> Result<(), Obstacle> {
        let placement = self.shape.place(roots, None);
        for &e in placement.nodes(TOP) {
            self.node(&placement, e)?;
            then(self, e);
        }
        Ok(())
    }

    /// The value of what has been computed.
    pub(super) fn value(&self, e: Expr) -> Result<Value, Obstacle> {
        self.values.get(&e).cloned().ok_or_else(|| "an operand is not computed".to_owned())
    }

    /// The register of a value that is an integer.
    pub(super) fn integer(&mut self, e: Expr) -> Result<Reg, Obstacle> {
        let Value { reg, over } = self.value(e)?;
        if over.is_one() {
            return Ok(reg);
        }
        let by = self.asm.held(&over);
        Ok(self.asm.result(|to| Op::ExactDiv(to, reg, by)))
    }

    fn region(&mut self, p: &Placement, r: Region) -> Result<(), Obstacle> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(format!("choices are nested more than {DEEPEST} deep"));
        }
        let around = std::mem::replace(&mut self.home, r);
        for &e in p.nodes(r) {
            self.node(p, e)?;
        }
        self.home = around;
        self.depth -= 1;
        Ok(())
    }

    fn node(&mut self, p: &Placement, e: Expr) -> Result<(), Obstacle> {
        if self.asm.program.ops.len() > LONGEST_PROGRAM {
            return Err(format!("a program of more than {LONGEST_PROGRAM} operations"));
        }
        let value = self.lowered(p, e)?;
        self.values.insert(e, value);
        Ok(())
    }

    fn lowered(&mut self, p: &Placement, e: Expr) -> Result<Value, Obstacle> {
        let store = self.store;
        let reg = match store.node(e) {
            Node::Const(v) => {
                let (n, over) = fraction(v);
                return Ok(Value { reg: self.asm.held(&n), over });
            }
            Node::Symbol(s) => self.symbol(*s)?,
            Node::Sum(c, terms) => return self.sum(c, terms),
            Node::Product(factors) => return self.product(p, e, factors),
            Node::Quotient(a, b) => {
                let (a, b) = self.over_same(*a, *b)?;
                self.asm.result(|to| Op::Quotient(to, a, b))
            }
            Node::FloorDiv(a, b) => {
                let (a, b) = self.over_same(*a, *b)?;
                self.asm.result(|to| Op::FloorDiv(to, a, b))
            }
            Node::Mod(a, b) => {
                let over = self.value(*a)?.over.lcm(&self.value(*b)?.over);
                let (a, b) = self.over_same(*a, *b)?;
                return Ok(Value { reg: self.asm.result(|to| Op::Mod(to, a, b)), over });
            }
            Node::Min(args) => return self.extremum(args, Op::Min),
            Node::Max(args) => return self.extremum(args, Op::Max),
            Node::Ge0(a) => {
                let a = self.value(*a)?.reg;
                self.asm.result(|to| Op::NotNegative(to, a))
            }
            Node::Eq0(a) | Node::Not(a) => {
                let a = self.value(*a)?.reg;
                self.asm.result(|to| Op::IsZero(to, a))
            }
            Node::And(args) => self.junction(p, e, args, Op::Both)?,
            Node::Or(args) => self.junction(p, e, args, Op::Either)?,
            Node::Ite(c, a, b) => return self.choice(p, e, [*c, *a, *b]),
            Node::Wrap { signed, width, arg } => {
                let (a, width, signed) = (self.integer(*arg)?, *width, *signed);
                self.asm.result(|to| Op::Wrap { to, a, width, signed })
            }
            Node::Unsigned(width, arg) => {
                let (a, width) = (self.integer(*arg)?, *width);
                self.asm.result(|to| Op::Wrap { to, a, width, signed: false })
            }
            Node::Bits(op, a, b) => {
                let (a, b) = (self.integer(*a)?, self.integer(*b)?);
                self.asm.result(|to| Op::Bits(*op, to, a, b))
            }
            Node::BitFn(f, a) => {
                let a = self.integer(*a)?;
                self.asm.result(|to| Op::BitFn(*f, to, a))
            }
            Node::Power(base, a) => {
                let a = self.integer(*a)?;
                self.asm.result(|to| Op::Power(to, *base, a))
            }
            Node::SumOver { .. } | Node::First { .. } => return self.stepped(e),
            Node::FloorSum(sum) => {
                let first = self.consecutive(&sum.operands())?;
                self.asm.result(|to| Op::FloorSum(to, first))
            }
            Node::FirstIndex(first) => {
                let first = self.consecutive(&first.operands())?;
                self.asm.result(|to| Op::FirstIndex(to, first))
            }
            Node::Simulation { .. } => return Err("an execution is part of a formula".to_owned()),
        };
        Ok(Value { reg, over: BigInt::one() })
    }

    /// The register of an index, or of a symbol that a column binds.
    fn symbol(&mut self, s: Sym) -> Result<Reg, Obstacle> {
        let index = self.indices.iter().rev().find(|i| i.0 == s).map(|i| i.1);
        match index.or_else(|| self.bound.get(&s).copied()) {
            Some(reg) => Ok(reg),
            None if self.depth == 0 => {
                let name = &self.store.symbol_data(s).name;
                Err(format!("no column binds `{name}`"))
            }
            // only where a choice leads to it
            None => {
                self.asm.emit(Op::Fail);
                Ok(self.asm.held(&BigInt::ZERO))
            }
        }
    }

    /// The numerators of two values over one denominator.
    fn over_same(&mut self, a: Expr, b: Expr) -> Result<(Reg, Reg), Obstacle> {
        let over = self.value(a)?.over.lcm(&self.value(b)?.over);
        Ok((self.scaled(a, &over)?, self.scaled(b, &over)?))
    }

    /// The numerator of a value over a multiple of its denominator.
    fn scaled(&mut self, e: Expr, over: &BigInt) -> Result<Reg, Obstacle> {
        let v = self.value(e)?;
        Ok(self.asm.linear(&BigInt::ZERO, &[(over / &v.over, v.reg)]))
    }

    fn sum(&mut self, c: &Num, terms: &[(Num, Expr)]) -> Result<Value, Obstacle> {
        let (n, d) = fraction(c);
        let mut over = d.clone();
        let mut parts = Vec::with_capacity(terms.len());
        for (k, t) in terms {
            let (value, (n, d)) = (self.value(*t)?, fraction(k));
            let d = d * value.over;
            let g = n.gcd(&d);
            let (n, d) = (n / &g, d / g);
            over = over.lcm(&d);
            parts.push((n, d, value.reg));
        }
        let terms: Vec<(BigInt, Reg)> =
            parts.into_iter().map(|(n, d, r)| (n * (&over / d), r)).collect();
        let constant = n * (&over / d);
        Ok(Value { reg: self.asm.linear(&constant, &terms), over })
    }

    /// A factor of 0 decides; dear factors are computed only where those before are not 0.
    fn product(
        &mut self,
        p: &Placement,
        e: Expr,
        factors: &[(Expr, u32)],
    ) -> Result<Value, Obstacle> {
        let exponent = |x: Expr| factors.iter().find(|f| f.0 == x).map_or(1, |f| f.1);
        let order = self.shape.by_cost(factors.iter().map(|f| f.0));
        let mut over = BigInt::one();
        let mut acc: Option<Reg> = None;
        let mut target: Option<Reg> = None;
        let mut jumps = Vec::new();
        for (k, (x, _)) in order.into_iter().enumerate() {
            if let (Some(region), Some(so_far)) = (p.arm(self.home, e, k), acc) {
                let to = match target {
                    Some(to) => to,
                    None => self.asm.register(),
                };
                if target != Some(so_far) {
                    self.asm.emit(Op::Copy(to, so_far));
                }
                target = Some(to);
                jumps.push(self.asm.jump(Op::JumpIfZero(to, 0)));
                self.region(p, region)?;
                acc = Some(to);
            }
            let (v, n) = (self.value(x)?, exponent(x));
            if !v.over.is_one() && v.over.bits().saturating_mul(n.into()) > LONGEST {
                return Err("a denominator has too many digits".to_owned());
            }
            over *= v.over.pow(n);
            let power = self.power(v.reg, n);
            acc = Some(match (acc, target) {
                (None, _) => power,
                (Some(a), Some(to)) => {
                    self.asm.emit(Op::Mul(to, a, power));
                    to
                }
                (Some(a), None) => self.asm.result(|to| Op::Mul(to, a, power)),
            });
        }
        jumps.into_iter().for_each(|j| self.asm.land(j));
        let one = BigInt::one();
        let reg = acc.unwrap_or_else(|| self.asm.held(&one));
        Ok(Value { reg, over })
    }

    /// A power by repeated squaring.
    fn power(&mut self, base: Reg, exponent: u32) -> Reg {
        let (mut result, mut base, mut left) = (None, base, exponent);
        while left > 0 {
            if left & 1 == 1 {
                result = Some(match result {
                    None => base,
                    Some(r) => self.asm.result(|to| Op::Mul(to, r, base)),
                });
            }
            left >>= 1;
            if left > 0 {
                base = self.asm.result(|to| Op::Mul(to, base, base));
            }
        }
        let one = BigInt::one();
        result.unwrap_or_else(|| self.asm.held(&one))
    }

    fn extremum(
        &mut self,
        args: &[Expr],
        op: impl Fn(Reg, Reg, Reg) -> Op,
    ) -> Result<Value, Obstacle> {
        let mut over = BigInt::one();
        for a in args {
            over = over.lcm(&self.value(*a)?.over);
        }
        let mut acc = self.scaled(args[0], &over)?;
        for a in &args[1..] {
            let v = self.scaled(*a, &over)?;
            acc = self.asm.result(|to| op(to, acc, v));
        }
        Ok(Value { reg: acc, over })
    }

    /// A conjunction or disjunction: 1 or 0. Dear operands are computed only where those before leave it
    /// open.
    fn junction(
        &mut self,
        p: &Placement,
        e: Expr,
        args: &[Expr],
        op: fn(Reg, Reg, Reg) -> Op,
    ) -> Result<Reg, Obstacle> {
        let is_and = matches!(self.store.node(e), Node::And(_));
        let mut acc: Option<Reg> = None;
        let mut target: Option<Reg> = None;
        let mut jumps = Vec::new();
        for (k, (x, _)) in self.shape.by_cost(args.iter().copied()).into_iter().enumerate() {
            if let (Some(region), Some(so_far)) = (p.arm(self.home, e, k), acc) {
                let to = match target {
                    Some(to) => to,
                    None => {
                        let to = self.asm.register();
                        self.asm.emit(Op::IsNonZero(to, so_far));
                        to
                    }
                };
                target = Some(to);
                let jump = if is_and { Op::JumpIfZero(to, 0) } else { Op::JumpIfNonZero(to, 0) };
                jumps.push(self.asm.jump(jump));
                self.region(p, region)?;
                // what came before is neutral here
                let v = self.value(x)?.reg;
                self.asm.emit(Op::IsNonZero(to, v));
                acc = Some(to);
                continue;
            }
            let v = self.value(x)?.reg;
            acc = Some(match (acc, target) {
                (None, _) => v,
                (Some(a), None) => self.asm.result(|to| op(to, a, v)),
                (Some(a), Some(to)) => {
                    self.asm.emit(op(to, a, v));
                    to
                }
            });
        }
        jumps.into_iter().for_each(|j| self.asm.land(j));
        let neutral = BigInt::from(is_and);
        Ok(match (acc, args) {
            // one operand that is not known to be 0 or 1
            (Some(a), [_]) => self.asm.result(|to| Op::IsNonZero(to, a)),
            (Some(a), _) => a,
            (None, _) => self.asm.held(&neutral),
        })
    }

    fn choice(&mut self, p: &Placement, e: Expr, of: [Expr; 3]) -> Result<Value, Obstacle> {
        let [c, a, b] = of;
        let condition = self.value(c)?.reg;
        let (then, otherwise) = (p.arm(self.home, e, 1), p.arm(self.home, e, 2));
        if then.is_none() && otherwise.is_none() {
            let over = self.value(a)?.over.lcm(&self.value(b)?.over);
            let (a, b) = (self.scaled(a, &over)?, self.scaled(b, &over)?);
            let reg = self.asm.result(|to| Op::Select { to, condition, a, b });
            return Ok(Value { reg, over });
        }
        let to = self.asm.register();
        let skip = self.asm.jump(Op::JumpIfZero(condition, 0));
        if let Some(region) = then {
            self.region(p, region)?;
        }
        let v = self.value(a)?;
        let first = self.asm.here();
        // the denominator of both is known behind the second
        self.asm.emit(Op::Copy(to, v.reg));
        let end = self.asm.jump(Op::Jump(0));
        self.asm.land(skip);
        if let Some(region) = otherwise {
            self.region(p, region)?;
        }
        let w = self.value(b)?;
        let over = v.over.lcm(&w.over);
        let by = self.asm.held(&(&over / &w.over));
        self.asm.emit(if w.over == over { Op::Copy(to, w.reg) } else { Op::Mul(to, w.reg, by) });
        if v.over != over {
            let by = self.asm.held(&(&over / &v.over));
            self.asm.program.ops[first as usize] = Op::Mul(to, v.reg, by);
        }
        self.asm.land(end);
        Ok(Value { reg: to, over })
    }

    fn consecutive(&mut self, operands: &[Expr]) -> Result<Reg, Obstacle> {
        let values = operands.iter().map(|x| self.integer(*x)).collect::<Result<Vec<_>, _>>()?;
        let registers: Vec<Reg> = values.iter().map(|_| self.asm.register()).collect();
        for (&to, &v) in registers.iter().zip(&values) {
            self.asm.emit(Op::Copy(to, v));
        }
        Ok(registers[0])
    }

    /// A sum or a search: steps as the interpreted evaluation counts them, or more.
    fn stepped(&mut self, e: Expr) -> Result<Value, Obstacle> {
        let store = self.store;
        let (var, lo, hi, body, is_sum) = match store.node(e) {
            Node::SumOver { var, lo, hi, body } => (*var, *lo, *hi, *body, true),
            Node::First { var, lo, hi, cond } => (*var, *lo, *hi, *cond, false),
            _ => return Err("no sum and no search".to_owned()),
        };
        let (lo, hi) = (self.integer(lo)?, self.integer(hi)?);
        let one = self.asm.held(&BigInt::one());
        let zero = self.asm.held(&BigInt::ZERO);
        let (mut nodes, mut dependent) = (0usize, 0usize);
        store.visit(&[body], |x, _| {
            nodes += 1;
            dependent += usize::from(store.has_var(x, var));
        });
        let per_step = store.limits().evaluation.nodes_per_step.max(1);
        let steps = |n: usize| (1 + n / per_step).to_u32().unwrap_or(u32::MAX);
        self.asm.emit(Op::Step(steps(nodes)));
        if is_sum && !store.has_var(body, var) {
            let value = self.value(body)?;
            let terms = [(BigInt::one(), hi), (BigInt::from(-1), lo)];
            let len = self.asm.linear(&BigInt::one(), &terms);
            let len = self.asm.result(|to| Op::Max(to, len, zero));
            let reg = self.asm.result(|to| Op::Mul(to, len, value.reg));
            return Ok(Value { reg, over: value.over });
        }
        let index = self.asm.register();
        let result = self.asm.register();
        self.asm.emit(Op::Copy(index, lo));
        if is_sum {
            self.asm.emit(Op::Copy(result, zero));
        } else {
            let behind = self.asm.result(|to| Op::Add(to, hi, one));
            self.asm.emit(Op::Max(result, behind, lo));
        }
        let head = self.asm.here();
        let exit = self.asm.jump(Op::JumpIfGreater(index, hi, 0));
        self.asm.emit(Op::Step(steps(dependent)));
        self.indices.push((var, index));
        let inner = self.shape.place(&[body], Some(var));
        self.region(&inner, TOP)?;
        self.indices.pop();
        let value = self.value(body)?;
        let mut found = None;
        if is_sum {
            self.asm.emit(Op::Add(result, result, value.reg));
        } else {
            let on = self.asm.jump(Op::JumpIfZero(value.reg, 0));
            self.asm.emit(Op::Copy(result, index));
            found = Some(self.asm.jump(Op::Jump(0)));
            self.asm.land(on);
        }
        self.asm.emit(Op::Add(index, index, one));
        self.asm.emit(Op::Jump(head));
        self.asm.land(exit);
        if let Some(jump) = found {
            self.asm.land(jump);
        }
        let over = if is_sum { value.over } else { BigInt::one() };
        Ok(Value { reg: result, over })
    }
}

/// Numerator and denominator.
pub(crate) fn fraction(v: &Num) -> (BigInt, BigInt) {
    let integer = |v: Num| v.as_big_int().unwrap_or_default();
    (integer(v.numerator()), integer(v.denominator()))
}

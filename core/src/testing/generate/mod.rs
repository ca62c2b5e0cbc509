//! The generator: programs that look like kernels (nests of counted loops whose bounds and
//! conditions are affine in parameters and outer variables), with everything that makes the
//! analysis of them hard mixed in.
//!
//! What makes a program useless is rationed rather than excluded: loops that never end, undefined
//! arithmetic, trip counts beyond any budget.

mod exprs;

use super::program::{Cond, Counted, Expr, Func, Program, Shape, Step, Stmt};
use super::rng::Rng;
use crate::ir::{BinaryOp, Flags, Predicate};

/// How large programs become and what they hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Size {
    /// statements of a function, at most
    pub statements: u32,
    /// depth of a nest of loops, at most
    pub depth: u32,
    /// functions, at most
    pub functions: u32,
    /// conditions and values that come from data, in some programs
    pub opaque: bool,
}

impl Size {
    /// One loop or two.
    pub const SMALL: Size = Size { statements: 4, depth: 2, functions: 1, opaque: false };
    /// What a kernel may have.
    pub const MEDIUM: Size = Size { statements: 10, depth: 3, functions: 2, opaque: true };
    /// Several nests, of up to four loops.
    pub const LARGE: Size = Size { statements: 20, depth: 4, functions: 3, opaque: true };
}

/// The program of a seed. It is the same for ever on every machine.
pub fn generate(seed: u64, size: Size) -> Program {
    let mut rng = Rng::new(seed);
    let functions = match rng.percent(25) {
        true => 1 + rng.below(size.functions.max(1) as usize),
        false => 1,
    };
    // callees first: a call must know the callee's parameters
    let mut made: Vec<Func> = Vec::new();
    for k in (0..functions).rev() {
        let room = if k == 0 { size.statements } else { size.statements.min(4) };
        let depth = if k == 0 { size.depth } else { 1.min(size.depth) };
        let func = Gen::new(&mut rng, size, k, &made).func(room, depth);
        made.insert(0, func);
    }
    Program { functions: made }
}

/// Widths with their weights: narrow ones, so that wraps happen, and those of real code.
const WIDTHS: [u8; 5] = [4, 8, 16, 32, 64];

struct Gen<'a> {
    rng: &'a mut Rng,
    /// number of the function
    index: usize,
    /// functions with higher numbers, the next first
    callees: &'a [Func],
    params: usize,
    shape: bool,
    opaque: bool,
    widths: Vec<u8>,
    /// the width of most variables
    width: u8,
    /// counting variables of the open loops, outermost first; `None` for a loop that has none
    loops: Vec<Option<usize>>,
    /// scalars that may be assigned
    scalars: Vec<usize>,
    /// statements left
    room: u32,
    depth: u32,
}

fn var(v: usize) -> Expr {
    Expr::Var(v)
}

fn binary(op: BinaryOp, a: Expr, b: Expr) -> Expr {
    Expr::Binary(op, Flags::NONE, Box::new(a), Box::new(b))
}

/// Is there a call?
fn calls(stmts: &[Stmt]) -> bool {
    stmts.iter().any(|stmt| match stmt {
        Stmt::Call(..) => true,
        Stmt::If(_, t, e) => calls(t) || calls(e),
        Stmt::For(l) => calls(&l.body),
        Stmt::While { body, .. } => calls(body),
        Stmt::Switch(_, _, cases, default) => {
            cases.iter().any(|(_, body)| calls(body)) || calls(default)
        }
        _ => false,
    })
}

impl<'a> Gen<'a> {
    fn new(rng: &'a mut Rng, size: Size, index: usize, callees: &'a [Func]) -> Self {
        let width = WIDTHS[rng.weighted(&[2, 4, 2, 7, 4])];
        let params = 1 + rng.below(3);
        let opaque = size.opaque && rng.percent(6);
        let shape = index == 0 && rng.percent(15);
        Gen {
            rng,
            index,
            callees,
            params,
            shape,
            opaque,
            widths: Vec::new(),
            width,
            loops: Vec::new(),
            scalars: Vec::new(),
            room: 0,
            depth: 0,
        }
    }

    fn func(mut self, room: u32, depth: u32) -> Func {
        (self.room, self.depth) = (room, depth);
        for _ in 0..self.params {
            self.new_var();
        }
        for _ in 0..1 + self.rng.below(2) {
            let v = self.new_var();
            self.scalars.push(v);
        }
        let mut body = Vec::new();
        if self.rng.percent(70) && self.depth > 0 {
            self.room = self.room.saturating_sub(1);
            body.push(self.counted());
        }
        while self.room > 0 {
            body.extend(self.stmt());
            if body.len() >= 3 && self.rng.percent(40) {
                break;
            }
        }
        if !self.callees.is_empty() && !calls(&body) {
            self.call_somewhere(&mut body);
        }
        let result = self.rng.percent(60).then(|| self.scalars[0]);
        Func { params: self.params, shape: self.shape, widths: self.widths, body, result }
    }

    fn new_var(&mut self) -> usize {
        let other = self.rng.percent(15);
        self.widths.push(if other { self.rng.pick(&WIDTHS) } else { self.width });
        self.widths.len() - 1
    }

    fn param(&mut self) -> Expr {
        var(self.rng.below(self.params))
    }

    fn small(&mut self, high: i64) -> Expr {
        Expr::Const(self.rng.range(0, high))
    }

    /// A counting variable of an open loop, the inner ones rather.
    fn counter(&mut self) -> Option<usize> {
        let open: Vec<usize> = self.loops.iter().copied().flatten().collect();
        let last = *open.last()?;
        Some(if self.rng.percent(50) { last } else { self.rng.pick(&open) })
    }

    fn scalar(&mut self) -> usize {
        self.rng.pick(&self.scalars)
    }

    fn flags(&mut self, width: u8) -> Flags {
        // where wraps are likely a flag makes them undefined, which is of little use
        let percent = if width >= 16 { 45 } else { 8 };
        if !self.rng.percent(percent) {
            return Flags::NONE;
        }
        match self.rng.below(6) {
            0 => Flags::NUW,
            1 => Flags { nsw: true, nuw: true, exact: false },
            _ => Flags::NSW,
        }
    }

    // ---- statements ----

    fn block(&mut self, most: usize) -> Vec<Stmt> {
        let count = 1 + self.rng.below(most);
        let mut stmts = Vec::new();
        for _ in 0..count {
            if self.room == 0 {
                break;
            }
            stmts.extend(self.stmt());
        }
        stmts
    }

    fn stmt(&mut self) -> Vec<Stmt> {
        self.room = self.room.saturating_sub(1);
        let inside = !self.loops.is_empty();
        let may_loop = (self.loops.len() as u32) < self.depth;
        let weights = [
            22,                                          // assignment
            if inside { 26 } else { 10 },                // if
            if may_loop { 40 } else { 0 },               // counted loop
            if may_loop { 9 } else { 0 },                // while
            if inside { 5 } else { 3 },                  // switch
            if inside { 9 } else { 1 },                  // early exit
            if self.callees.is_empty() { 0 } else { 9 }, // call
            if may_loop { 5 } else { 0 }, // a value that a loop makes bounds the next
            6,                            // a merged value
        ];
        match self.rng.weighted(&weights) {
            0 => vec![self.assign()],
            1 => vec![self.if_else()],
            2 => vec![self.counted()],
            3 => self.while_loop(),
            4 => vec![self.switch()],
            5 => vec![self.early_exit()],
            6 => vec![self.call()],
            7 => {
                let acc = self.scalar();
                let one = self.counted();
                let sum = binary(BinaryOp::Add, var(acc), Expr::Const(1));
                let grow = match one {
                    Stmt::For(mut l) => {
                        l.body.push(Stmt::Assign(acc, sum));
                        Stmt::For(l)
                    }
                    other => other,
                };
                let next = self.simple_loop(var(acc));
                vec![grow, next]
            }
            _ => {
                let (x, c) = (self.scalar(), self.cond());
                let (a, b) = (self.bound(), self.bound());
                let merge = Stmt::If(c, vec![Stmt::Assign(x, a)], vec![Stmt::Assign(x, b)]);
                if !may_loop {
                    return vec![merge];
                }
                let next = self.simple_loop(var(x));
                vec![merge, next]
            }
        }
    }

    fn assign(&mut self) -> Stmt {
        let x = self.scalar();
        let w = self.widths[x];
        let counter = self.counter().map_or(Expr::Const(1), var);
        let e = match self.rng.below(12) {
            0..=3 => {
                let by = match self.rng.below(3) {
                    0 => Expr::Const(1),
                    1 => counter,
                    _ => self.small(4),
                };
                let flags = self.flags(w);
                Expr::Binary(BinaryOp::Add, flags, Box::new(var(x)), Box::new(by))
            }
            4 => binary(BinaryOp::Sub, var(x), counter),
            5 => binary(BinaryOp::Xor, var(x), counter),
            6 => {
                let op = self.rng.pick(&[
                    BinaryOp::SMin,
                    BinaryOp::SMax,
                    BinaryOp::UMin,
                    BinaryOp::UMax,
                ]);
                let bound = self.bound();
                binary(op, var(x), bound)
            }
            7 => {
                let op = self.rng.pick(&[BinaryOp::LShr, BinaryOp::AShr, BinaryOp::Shl]);
                binary(op, var(x), Expr::Const(1))
            }
            8 => Expr::Const(self.rng.range(0, 5)),
            _ => self.bound(),
        };
        Stmt::Assign(x, e)
    }

    fn if_else(&mut self) -> Stmt {
        let cond = self.cond();
        let then = self.block(2);
        let els = if self.rng.percent(40) { self.block(2) } else { Vec::new() };
        Stmt::If(cond, then, els)
    }

    fn switch(&mut self) -> Stmt {
        let (w, e) = match self.counter() {
            Some(i) if self.rng.percent(70) => {
                let m = self.rng.range(2, 4);
                (self.widths[i], binary(BinaryOp::URem, var(i), Expr::Const(m)))
            }
            _ => (self.width, self.param()),
        };
        let mut cases = Vec::new();
        for k in 0..1 + self.rng.below(3) {
            let key = if self.rng.percent(80) { k as i64 } else { self.rng.range(-2, 7) };
            let body = if self.rng.percent(80) { self.block(1) } else { Vec::new() };
            cases.push((key, body));
        }
        let default = if self.rng.percent(50) { self.block(1) } else { Vec::new() };
        Stmt::Switch(w, e, cases, default)
    }

    fn early_exit(&mut self) -> Stmt {
        let level = match self.loops.len() {
            0 => {
                let out = self.way_out();
                return Stmt::If(self.exit_cond(), vec![out], Vec::new());
            }
            1 => 0,
            n => {
                if self.rng.percent(75) {
                    0
                } else {
                    self.rng.below(n)
                }
            }
        };
        let exit = match self.rng.weighted(&[5, 4, 2]) {
            0 => Stmt::Break(level),
            // a loop without a counter may never end if it is gone on with early
            1 if self.loops[self.loops.len() - 1 - level].is_some() => Stmt::Continue(level),
            1 => Stmt::Break(level),
            _ => self.way_out(),
        };
        Stmt::If(self.exit_cond(), vec![exit], Vec::new())
    }

    /// Out of the function, at times out of the program.
    fn way_out(&mut self) -> Stmt {
        match self.rng.percent(30) {
            true => Stmt::Exit,
            false => Stmt::Return,
        }
    }

    fn call(&mut self) -> Stmt {
        let k = self.rng.below(self.callees.len());
        let args = (0..self.callees[k].params).map(|_| self.bound()).collect();
        let result = self.rng.percent(35).then(|| self.scalar());
        Stmt::Call(self.index + 1 + k, args, result)
    }

    /// Puts a call into the first nest of counted loops, or at the end.
    fn call_somewhere(&mut self, stmts: &mut Vec<Stmt>) {
        for stmt in stmts.iter_mut() {
            if let Stmt::For(l) = stmt {
                self.loops.push(Some(l.var));
                self.call_somewhere(&mut l.body);
                self.loops.pop();
                return;
            }
        }
        let call = self.call();
        stmts.push(call);
    }

    // ---- loops ----

    /// `for (i = 0; i < end; i++)` over a body.
    fn simple_loop(&mut self, end: Expr) -> Stmt {
        let var = self.new_var();
        let body = self.body(Some(var), 1);
        Stmt::For(Box::new(Counted {
            var,
            start: Expr::Const(0),
            end,
            pred: self.rng.pick(&[Predicate::Slt, Predicate::Slt, Predicate::Ult]),
            latch_pred: None,
            step: Step::Add(Expr::Const(1)),
            flags: Flags::NONE,
            shape: self.rng.pick(&[Shape::Top, Shape::Structured, Shape::Rotated]),
            end_anew: false,
            body,
        }))
    }

    fn body(&mut self, counter: Option<usize>, most: usize) -> Vec<Stmt> {
        self.loops.push(counter);
        let empty = self.rng.percent(12);
        let body = if empty { Vec::new() } else { self.block(most) };
        self.loops.pop();
        body
    }

    fn counted(&mut self) -> Stmt {
        let v = self.new_var();
        let w = self.widths[v];
        let narrow = w <= 8;
        let flags = self.flags(w);
        if self.rng.percent(10) {
            return self.geometric(v, flags);
        }
        if self.rng.percent(8) {
            // small bodies: there are five copies of them
            let (start, end) = (self.start(), self.bound());
            let room = std::mem::replace(&mut self.room, 1);
            let depth = std::mem::replace(&mut self.depth, 0);
            let body = self.body(Some(v), 1);
            (self.room, self.depth) = (room, depth);
            return Stmt::For(Box::new(Counted {
                var: v,
                start,
                end,
                pred: Predicate::Slt,
                latch_pred: None,
                step: Step::Add(Expr::Const(1)),
                flags: Flags::NONE,
                shape: Shape::Unrolled,
                end_anew: false,
                body,
            }));
        }
        let up = self.rng.percent(72);
        let by = match self.rng.weighted(&[55, 30, 15]) {
            0 => 1,
            1 => 2 + self.rng.below(3) as i64,
            _ => 1 + self.rng.below(7) as i64,
        };
        let (low, high) = (self.start(), self.bound());
        let (start, end) = if up { (low, high) } else { (high, low) };
        let step = match self.rng.percent(6) && up {
            // a symbolic step, at least 1
            true => {
                let p = self.param();
                Step::Add(binary(BinaryOp::SMax, p, Expr::Const(1)))
            }
            false => Step::Add(Expr::Const(if up { by } else { -by })),
        };
        let mut shape = [Shape::Top, Shape::Structured, Shape::Rotated, Shape::Bottom]
            [self.rng.weighted(&[40, 18, 32, 8])];
        // (toward the end; odd ones, which wrap or end at once)
        let mut pred = match (up, self.rng.weighted(&[56, 20, 10, 5])) {
            (true, 0) => Predicate::Slt,
            (true, 1) => Predicate::Sle,
            (true, 2) => Predicate::Ult,
            (true, _) => Predicate::Ule,
            (false, 0) => Predicate::Sgt,
            (false, 1) => Predicate::Sge,
            (false, 2) => Predicate::Ugt,
            (false, _) => Predicate::Uge,
        };
        let mut latch_pred = None;
        if narrow && self.rng.percent(15) {
            pred = self.rng.pick(Predicate::ALL);
        } else if self.rng.percent(3) {
            pred = self.rng.pick(&[Predicate::Eq, Predicate::Ne]);
        } else if by == 1 && self.rng.percent(20) {
            // what LLVM makes of it
            shape = Shape::Rotated;
            latch_pred = Some(Predicate::Ne);
            pred = if up { Predicate::Slt } else { Predicate::Sgt };
        }
        let end_anew = self.rng.percent(12);
        let mut body = self.body(Some(v), 3);
        if self.rng.percent(3) {
            // the body steps too
            let c = self.cond();
            let more = binary(BinaryOp::Add, var(v), Expr::Const(if up { 1 } else { -1 }));
            body.push(Stmt::If(c, vec![Stmt::Assign(v, more)], Vec::new()));
        }
        let counted =
            Counted { var: v, start, end, pred, latch_pred, step, flags, shape, end_anew, body };
        Stmt::For(Box::new(counted))
    }

    /// A loop whose variable is shifted, multiplied or divided.
    fn geometric(&mut self, v: usize, flags: Flags) -> Stmt {
        let positive = {
            let p = self.param();
            binary(BinaryOp::SMax, p, Expr::Const(0))
        };
        let down = self.rng.percent(55);
        let (start, end, pred, step) = if down {
            let op = self.rng.pick(&[BinaryOp::LShr, BinaryOp::AShr, BinaryOp::UDiv]);
            let by = if op == BinaryOp::UDiv { self.rng.pick(&[2, 3, 10]) } else { 1 };
            let pred = self.rng.pick(&[Predicate::Sgt, Predicate::Ne, Predicate::Ugt]);
            (positive, Expr::Const(0), pred, Step::By(op, by))
        } else {
            let start = Expr::Const(self.rng.range(1, 3));
            let end = self.bound();
            let step = match self.rng.percent(60) {
                true => Step::By(BinaryOp::Shl, 1),
                false => Step::Mul(self.rng.pick(&[2, 3, 10])),
            };
            (start, end, self.rng.pick(&[Predicate::Slt, Predicate::Sle, Predicate::Ult]), step)
        };
        let shape = self.rng.pick(&[Shape::Top, Shape::Rotated]);
        let body = self.body(Some(v), 2);
        Stmt::For(Box::new(Counted {
            var: v,
            start,
            end,
            pred,
            latch_pred: None,
            step,
            flags: if down { Flags::NONE } else { flags },
            shape,
            end_anew: false,
            body,
        }))
    }

    /// A loop while a condition holds, with the assignments that end it.
    fn while_loop(&mut self) -> Vec<Stmt> {
        let x = self.new_var();
        let w = self.widths[x];
        let first = self.rng.percent(70);
        let init = self.bound();
        let mut body = self.body(None, 2);
        let compare = |pred, a, b| Cond::Compare(pred, w, a, b);
        let (init, mut cond, next) = match self.rng.below(6) {
            0 => (init, compare(Predicate::Sgt, var(x), Expr::Const(0)), {
                let k = self.rng.range(1, 3);
                binary(BinaryOp::Sub, var(x), Expr::Const(k))
            }),
            1 => (init, compare(Predicate::Sgt, var(x), Expr::Const(1)), {
                let op = self.rng.pick(&[BinaryOp::AShr, BinaryOp::LShr]);
                binary(op, var(x), Expr::Const(1))
            }),
            2 => (Expr::Const(1), compare(Predicate::Slt, var(x), init), {
                let k = self.rng.range(0, 2);
                let twice = binary(BinaryOp::Mul, var(x), Expr::Const(2));
                binary(BinaryOp::Add, twice, Expr::Const(k))
            }),
            3 => {
                // the remainders of Euclid: nothing but running them tells how many
                let y = self.param();
                let again = binary(BinaryOp::SRem, y, var(x));
                (init, compare(Predicate::Sgt, var(x), Expr::Const(0)), again)
            }
            4 => {
                let p = self.param();
                let by = binary(BinaryOp::UMax, p, Expr::Const(1));
                let end = self.bound();
                (
                    Expr::Const(0),
                    compare(Predicate::Ult, var(x), end),
                    binary(BinaryOp::Add, var(x), by),
                )
            }
            _ => {
                let half = binary(BinaryOp::SDiv, var(x), Expr::Const(2));
                let less = binary(BinaryOp::Sub, var(x), Expr::Const(1));
                let odd = Cond::Bit(w, var(x));
                let next = Expr::Select(Box::new(odd), Box::new(less), Box::new(half));
                (init, compare(Predicate::Sgt, var(x), Expr::Const(0)), next)
            }
        };
        if self.rng.percent(20) {
            let more = self.cond();
            cond = Cond::And(self.join(), Box::new(cond), Box::new(more));
        }
        body.push(Stmt::Assign(x, next));
        vec![Stmt::Assign(x, init), Stmt::While { cond, first, body }]
    }
}

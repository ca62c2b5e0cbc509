//! Functions that grow at random.

mod exprs;

use super::generate::{byte, Break, Kind, Layout};
use super::program::{
    Cond, Function, Int, Loop, Op, Pred, Program, Ptr, Stmt, Ty, Value, Width, SIZE, WIDTHS,
};
use symprof::symprof_core::testing::Rng;

/// Where programs put pointers themselves.
const KEEP: i64 = 32;

pub struct Generator<'r> {
    rng: &'r mut Rng,
    program: Program,
    f: Function,
    /// statements that may still be made
    budget: usize,
    /// variables that statements may assign, and all that may be read
    ints: Vec<usize>,
    set_ints: Vec<usize>,
    ptrs: Vec<usize>,
    set_ptrs: Vec<usize>,
    /// places that hold pointers
    kept: Vec<Ptr>,
    /// functions that may be called
    callees: std::ops::Range<usize>,
    loops: usize,
    /// assumption that conditions lean on
    broken: Option<Break>,
    /// a pointer that may be null
    nullable: Option<usize>,
}

fn constant(w: Width, v: i64) -> Int {
    Int::Const(w, v)
}

fn at(base: Ptr, offset: i64) -> Ptr {
    Ptr::Gep { inbounds: true, element: 1, base: base.into(), index: constant(64, offset).into() }
}

impl<'r> Generator<'r> {
    pub fn new(rng: &'r mut Rng, budget: usize, broken: Option<Break>) -> Self {
        Generator {
            rng,
            program: Program { functions: Vec::new(), globals: Vec::new(), prefix: String::new() },
            f: empty(String::new()),
            budget,
            ints: Vec::new(),
            set_ints: Vec::new(),
            ptrs: Vec::new(),
            set_ptrs: Vec::new(),
            kept: Vec::new(),
            callees: 0..0,
            loops: 0,
            broken,
            nullable: None,
        }
    }

    pub fn program(mut self) -> (Program, Layout) {
        for _ in 0..self.rng.below(3) {
            let constant = self.rng.percent(35);
            let bytes = (0..SIZE).map(|_| byte(self.rng)).collect();
            self.program.globals.push(constant.then_some(bytes));
        }
        let helpers = self.rng.below(3);
        // callees first: their signatures must be known; the function under test takes the front
        self.program.functions = vec![empty("f".into()); helpers + 1];
        let budget = self.budget;
        for k in (1..=helpers).rev() {
            self.budget = self.rng.range(1, 4) as usize;
            self.callees = k + 1..helpers + 1;
            self.f = empty(format!("h{k}"));
            self.helper();
            self.program.functions[k] = self.f.clone();
        }
        self.budget = budget;
        self.callees = 1..helpers + 1;
        self.f = empty("f".into());
        let (kinds, holders) = self.main();
        self.program.functions[0] = self.f.clone();
        for f in &mut self.program.functions {
            f.number();
        }
        let globals = self.program.globals.len();
        (self.program, Layout { kinds, holders, globals })
    }

    fn main(&mut self) -> (Vec<Kind>, Vec<bool>) {
        self.kept.clear();
        let mut kinds = Vec::new();
        let mut holders = Vec::new();
        // what overlaps are plain parameters
        let pointers = self.rng.range(if self.broken.is_some() { 2 } else { 1 }, 3);
        let noalias = self.broken.is_none() && self.rng.percent(60);
        for _ in 0..pointers {
            let holds = self.rng.percent(35);
            let start = if holds { 0 } else { self.rng.pick(&[0, 0, 0, 4]) };
            kinds.push(Kind::Pointer(start));
            holders.push(holds);
            let p = self.f.vars.len();
            if holds {
                self.kept.push(Ptr::Field(Ptr::Var(p).into(), 3));
            }
            self.f.vars.push(Ty::Ptr);
            let this = noalias && self.rng.percent(75);
            self.f.noalias.push(this);
        }
        for _ in 0..self.rng.range(1, 2) {
            let (kind, w) = match self.rng.below(8) {
                _ if self.broken == Some(Break::Wrap) => (Kind::Any, 64),
                0 | 1 => (Kind::Wide, 64),
                2 => (Kind::Any, self.rng.pick(&WIDTHS)),
                _ => (Kind::Small, self.rng.pick(&[32, 32, 64, 8])),
            };
            kinds.push(kind);
            self.f.vars.push(Ty::Int(w));
            self.f.noalias.push(false);
        }
        holders.push(false);
        if self.broken == Some(Break::Null) {
            self.nullable = Some(self.f.vars.len());
            kinds.push(Kind::Null);
            self.f.vars.push(Ty::Ptr);
            self.f.noalias.push(false);
        }
        self.f.params = self.f.vars.len();
        self.f.body = self.body();
        self.nullable = None;
        (kinds, holders)
    }

    fn helper(&mut self) {
        self.kept.clear();
        for _ in 0..self.rng.range(1, 2) {
            self.f.vars.push(Ty::Ptr);
            let noalias = self.rng.percent(20);
            self.f.noalias.push(noalias);
        }
        if self.rng.percent(50) {
            let w = self.rng.pick(&WIDTHS);
            self.f.vars.push(Ty::Int(w));
            self.f.noalias.push(false);
        }
        self.f.params = self.f.vars.len();
        self.f.inline = self.rng.percent(60);
        self.f.body = self.body();
        self.f.result = match self.rng.below(10) {
            0..=4 => Some(Value::Ptr(self.near(1))),
            5..=7 => {
                let w = self.rng.pick(&WIDTHS);
                Some(Value::Int(self.int(w, 1)))
            }
            _ => None,
        };
    }

    /// The body of a function whose parameters are there: variables get values first.
    fn body(&mut self) -> Vec<Stmt> {
        let all = || 0..self.f.vars.len();
        self.ints = all().filter(|v| self.f.vars[*v] != Ty::Ptr).collect();
        self.ptrs = all().filter(|v| self.f.vars[*v] == Ty::Ptr).collect();
        self.ptrs.retain(|v| self.nullable != Some(*v));
        self.set_ints.clear();
        self.set_ptrs.clear();
        self.f.locals = usize::from(self.rng.percent(35));
        let mut body = Vec::new();
        if self.f.locals > 0 {
            let source = Ptr::Var(self.ptrs[0]);
            body.push(if self.rng.percent(50) {
                Stmt::Fill(Ptr::Local(0), constant(8, self.rng.range(0, 3)), constant(64, 48))
            } else {
                Stmt::Copy(Ptr::Local(0), source, constant(64, 16))
            });
        }
        for _ in 0..self.rng.range(1, 2) {
            let p = self.near(1);
            let v = self.fresh(Ty::Ptr);
            body.push(Stmt::SetPtr(v, p));
            self.ptrs.push(v);
            self.set_ptrs.push(v);
        }
        for _ in 0..self.rng.range(1, 2) {
            let w = self.rng.pick(&WIDTHS);
            let e = self.int(w, 1);
            let v = self.fresh(Ty::Int(w));
            body.push(Stmt::SetInt(v, e));
            self.ints.push(v);
            self.set_ints.push(v);
        }
        while self.budget > 0 {
            let s = self.stmt(0);
            body.extend(s);
        }
        body
    }

    fn fresh(&mut self, ty: Ty) -> usize {
        self.f.vars.push(ty);
        self.f.vars.len() - 1
    }

    fn list(&mut self, depth: usize) -> Vec<Stmt> {
        let mut out = self.stmt(depth);
        if self.budget > 0 && self.rng.percent(60) {
            out.extend(self.stmt(depth));
        }
        out
    }

    fn stmt(&mut self, depth: usize) -> Vec<Stmt> {
        self.budget = self.budget.saturating_sub(1);
        let nest = u32::from(depth < 3);
        let calls = if self.callees.is_empty() { 0 } else { 12 };
        let weights = [22, 8, 10, 28 * nest, 12 * nest, calls, 4, 4, 7, 4 * u32::from(depth > 0)];
        match self.rng.weighted(&weights) {
            0 => {
                let w = self.rng.pick(&WIDTHS);
                let (p, v) = (self.place(2), self.int(w, 1));
                vec![Stmt::Store(w, p, v)]
            }
            1 => {
                let v = self.rng.pick(&self.set_ints);
                let Ty::Int(w) = self.f.vars[v] else { return Vec::new() };
                vec![Stmt::SetInt(v, self.int(w, 2))]
            }
            2 => {
                let v = self.rng.pick(&self.set_ptrs);
                vec![Stmt::SetPtr(v, self.near(2))]
            }
            3 => {
                let cond = self.cond(2);
                let yes = self.list(depth + 1);
                let no = match self.rng.percent(35) {
                    true => self.list(depth + 1),
                    false => Vec::new(),
                };
                vec![Stmt::If(0, cond, yes, no)]
            }
            4 => self.one_loop(depth),
            5 => self.call(),
            6 => {
                let (to, from) = (self.near(1), self.near(1));
                let n = match self.rng.percent(50) {
                    true => constant(64, self.rng.range(1, 8)),
                    false => self.small(7),
                };
                vec![Stmt::Copy(to, from, n)]
            }
            7 => {
                let (to, v) = (self.near(1), self.int(8, 1));
                let n = match self.rng.percent(50) {
                    true => constant(64, self.rng.range(1, 8)),
                    false => self.small(7),
                };
                vec![Stmt::Fill(to, v, n)]
            }
            8 => {
                let place = at(self.base(), KEEP);
                let p = self.near(1);
                self.kept.push(place.clone());
                vec![Stmt::StorePtr(place, p)]
            }
            _ => {
                let word = match self.loops > 0 && self.rng.percent(70) {
                    true => Stmt::Break,
                    false if self.f.name == "f" => Stmt::Return,
                    false => return Vec::new(),
                };
                vec![Stmt::If(0, self.cond(1), vec![word], Vec::new())]
            }
        }
    }

    fn one_loop(&mut self, depth: usize) -> Vec<Stmt> {
        let rotated = self.rng.percent(25);
        self.loops += 1;
        let out = match self.rng.below(10) {
            0..=4 => self.counted(depth, rotated),
            _ => self.walk(depth, rotated),
        };
        self.loops -= 1;
        out
    }

    fn counted(&mut self, depth: usize, rotated: bool) -> Vec<Stmt> {
        let w = self.rng.pick(&WIDTHS);
        let bound = self.small(7);
        let bound = self.fit(w, bound);
        // a bound that is loaded again in each iteration, or one from before the loop
        let mut out = Vec::new();
        let bound = match self.rng.percent(50) {
            true => bound,
            false => {
                let v = self.fresh(Ty::Int(w));
                out.push(Stmt::SetInt(v, bound));
                self.ints.push(v);
                Int::Var(v)
            }
        };
        let i = self.fresh(Ty::Int(w));
        out.push(Stmt::SetInt(i, constant(w, 0)));
        self.ints.push(i);
        let mut body = self.list(depth + 1);
        let step = Int::Bin(
            Op::Add,
            self.rng.percent(30),
            Int::Var(i).into(),
            constant(w, self.rng.pick(&[1, 1, 1, 2])).into(),
        );
        body.push(Stmt::SetInt(i, step));
        let pred = self.rng.pick(&[Pred::Ult, Pred::Ult, Pred::Slt, Pred::Ne]);
        let cond = Cond::Int(pred, Int::Var(i), bound);
        out.push(Stmt::Loop(Loop { id: 0, rotated, cond, body }));
        out
    }

    /// A pointer runs to an end.
    fn walk(&mut self, depth: usize, rotated: bool) -> Vec<Stmt> {
        let element = self.rng.pick(&[1, 1, 2, 4]);
        let base = self.base();
        let (p, end) = (self.fresh(Ty::Ptr), self.fresh(Ty::Ptr));
        let inbounds = self.rng.percent(40);
        let n = match self.rng.below(4) {
            0 => constant(64, self.rng.range(1, 5)),
            1 if element == 4 && !inbounds => self.wide(),
            _ => self.small(if element == 4 { 3 } else { 7 }),
        };
        let to = |base: Ptr, index: Int| Ptr::Gep {
            inbounds,
            element,
            base: base.into(),
            index: index.into(),
        };
        let mut out = vec![Stmt::SetPtr(p, base), Stmt::SetPtr(end, to(Ptr::Var(p), n))];
        self.ptrs.push(p);
        let mut body = self.list(depth + 1);
        body.push(Stmt::SetPtr(p, to(Ptr::Var(p), constant(64, 1))));
        let pred = self.rng.pick(&[Pred::Ne, Pred::Ne, Pred::Ult]);
        let cond = match self.rng.percent(20) {
            // until a byte says so
            true => {
                let c = constant(8, self.rng.range(0, 2));
                Cond::Int(Pred::Ne, Int::Load(8, Ptr::Var(p).into()), c)
            }
            false => Cond::Ptr(pred, Ptr::Var(p), Ptr::Var(end)),
        };
        out.push(Stmt::Loop(Loop { id: 0, rotated, cond, body }));
        out
    }

    fn call(&mut self) -> Vec<Stmt> {
        let k = self.rng.range(self.callees.start as i64, self.callees.end as i64 - 1) as usize;
        let callee = self.program.functions[k].clone();
        let mut args = Vec::new();
        for p in 0..callee.params {
            args.push(match callee.vars[p] {
                Ty::Ptr => Value::Ptr(self.near(1)),
                Ty::Int(w) => {
                    let e = match self.rng.percent(60) {
                        true => self.small(7),
                        false => self.int(64, 1),
                    };
                    Value::Int(self.fit(w, e))
                }
            });
        }
        let of_type = |vars: &[usize]| -> Vec<usize> {
            let fits = |v: &usize| Some(self.f.vars[*v]) == callee.result_type();
            vars.iter().copied().filter(fits).collect()
        };
        let mut to = of_type(&self.set_ptrs);
        to.extend(of_type(&self.set_ints));
        let to = (!to.is_empty()).then(|| self.rng.pick(&to));
        vec![Stmt::Call(k, args, to)]
    }
}

fn empty(name: String) -> Function {
    Function {
        name,
        params: 0,
        vars: Vec::new(),
        noalias: Vec::new(),
        locals: 0,
        body: Vec::new(),
        result: None,
        inline: false,
    }
}

//! Smaller programs, one cut at a time, the deepest cuts first (after QuickCheck's `shrink`).

use super::program::{Cond, Counted, Expr, Func, Join, Program, Shape, Step, Stmt};
use crate::ir::{Flags, Predicate};

impl Program {
    /// Programs that are smaller by one cut. To shrink a failing program: take the first that
    /// fails too, and begin again.
    pub fn shrinks(&self) -> impl Iterator<Item = Program> {
        let weight = self.weight();
        let mut all = Vec::new();
        if self.functions.len() > 1 {
            let mut fewer = self.clone();
            fewer.functions.pop();
            all.push(fewer);
        }
        for (k, func) in self.functions.iter().enumerate() {
            for smaller in funcs(func) {
                let mut program = self.clone();
                program.functions[k] = smaller;
                all.push(program);
            }
        }
        all.into_iter().filter(move |p| p.weight() < weight)
    }
}

fn funcs(func: &Func) -> Vec<Func> {
    let mut all: Vec<Func> =
        blocks(&func.body).into_iter().map(|body| Func { body, ..func.clone() }).collect();
    for k in 0..func.params {
        // a parameter that becomes a constant
        let mut smaller = func.clone();
        if k + 1 == func.params && k > 0 {
            smaller.params -= 1;
            all.push(smaller);
        }
    }
    all
}

/// Lists of statements that are smaller by one cut.
fn blocks(stmts: &[Stmt]) -> Vec<Vec<Stmt>> {
    let mut all = Vec::new();
    if stmts.len() > 3 {
        all.push(stmts[..stmts.len() / 2].to_vec());
        all.push(stmts[stmts.len() / 2..].to_vec());
    }
    for k in 0..stmts.len() {
        let with = |between: Vec<Stmt>| [&stmts[..k], &between, &stmts[k + 1..]].concat();
        all.push(with(Vec::new()));
        all.extend(stmt(&stmts[k]).into_iter().map(with));
    }
    all
}

/// Lists of statements to stand for one.
fn stmt(s: &Stmt) -> Vec<Vec<Stmt>> {
    let mut all = Vec::new();
    let mut one = |s| all.push(vec![s]);
    match s {
        Stmt::Assign(v, e) => exprs(e).into_iter().for_each(|e| one(Stmt::Assign(*v, e))),
        Stmt::If(c, t, e) => {
            blocks(t).into_iter().for_each(|t| one(Stmt::If(c.clone(), t, e.clone())));
            blocks(e).into_iter().for_each(|e| one(Stmt::If(c.clone(), t.clone(), e)));
            conds(c).into_iter().for_each(|c| one(Stmt::If(c, t.clone(), e.clone())));
            all.insert(0, t.clone());
            all.insert(1, e.clone());
        }
        Stmt::For(l) => {
            counted(l).into_iter().for_each(|l| one(Stmt::For(Box::new(l))));
            all.insert(0, l.body.clone());
        }
        Stmt::While { cond, first, body } => {
            let make = |cond: &Cond, first, body: &[Stmt]| Stmt::While {
                cond: cond.clone(),
                first,
                body: body.to_vec(),
            };
            blocks(body).into_iter().for_each(|b| one(make(cond, *first, &b)));
            conds(cond).into_iter().for_each(|c| one(make(&c, *first, body)));
            one(make(cond, true, body));
            all.insert(0, body.clone());
        }
        Stmt::Switch(w, e, cases, default) => {
            let make = |e: &Expr, cases: Vec<(i64, Vec<Stmt>)>, default: &[Stmt]| {
                Stmt::Switch(*w, e.clone(), cases, default.to_vec())
            };
            for k in 0..cases.len() {
                let mut fewer = cases.clone();
                fewer.remove(k);
                one(make(e, fewer, default));
                for body in blocks(&cases[k].1) {
                    let mut smaller = cases.clone();
                    smaller[k].1 = body;
                    one(make(e, smaller, default));
                }
            }
            blocks(default).into_iter().for_each(|d| one(make(e, cases.clone(), &d)));
            exprs(e).into_iter().for_each(|e| one(make(&e, cases.clone(), default)));
            all.insert(0, default.clone());
            all.extend(cases.iter().map(|(_, body)| body.clone()));
        }
        Stmt::Call(k, args, result) => {
            if result.is_some() {
                one(Stmt::Call(*k, args.clone(), None));
            }
            for i in 0..args.len() {
                for arg in exprs(&args[i]) {
                    let mut smaller = args.clone();
                    smaller[i] = arg;
                    one(Stmt::Call(*k, smaller, *result));
                }
            }
        }
        Stmt::Break(_) | Stmt::Continue(_) | Stmt::Return | Stmt::Exit => {}
    }
    all
}

fn counted(l: &Counted) -> Vec<Counted> {
    let mut all = Vec::new();
    let mut with = |change: &dyn Fn(&mut Counted)| {
        let mut smaller = l.clone();
        change(&mut smaller);
        all.push(smaller);
    };
    with(&|l| l.body.clear());
    for body in blocks(&l.body) {
        with(&|l| l.body.clone_from(&body));
    }
    for shape in [Shape::Top, Shape::Rotated] {
        with(&|l| l.shape = shape);
    }
    with(&|l| l.step = Step::Add(Expr::Const(1)));
    if let Step::Add(e) = &l.step {
        for e in exprs(e) {
            with(&|l| l.step = Step::Add(e.clone()));
        }
    }
    for start in exprs(&l.start) {
        with(&|l| l.start.clone_from(&start));
    }
    for end in exprs(&l.end) {
        with(&|l| l.end.clone_from(&end));
    }
    with(&|l| l.pred = Predicate::Slt);
    with(&|l| l.latch_pred = None);
    with(&|l| l.end_anew = false);
    with(&|l| l.flags = Flags::NONE);
    all
}

fn exprs(e: &Expr) -> Vec<Expr> {
    let mut all = vec![Expr::Const(0), Expr::Const(1)];
    match e {
        Expr::Binary(op, flags, a, b) => {
            all.push((**a).clone());
            all.push((**b).clone());
            all.push(Expr::Binary(*op, Flags::NONE, a.clone(), b.clone()));
            let make = |a: Expr, b: Expr| Expr::Binary(*op, *flags, Box::new(a), Box::new(b));
            all.extend(exprs(a).into_iter().map(|a| make(a, (**b).clone())));
            all.extend(exprs(b).into_iter().map(|b| make((**a).clone(), b)));
        }
        Expr::Unary(op, a) => {
            all.push((**a).clone());
            all.extend(exprs(a).into_iter().map(|a| Expr::Unary(*op, Box::new(a))));
        }
        Expr::Select(c, a, b) => {
            all.push((**a).clone());
            all.push((**b).clone());
            let make =
                |c: Cond, a: Expr, b: Expr| Expr::Select(Box::new(c), Box::new(a), Box::new(b));
            let (c, a, b) = (c.as_ref(), a.as_ref(), b.as_ref());
            all.extend(conds(c).into_iter().map(|c| make(c, a.clone(), b.clone())));
            all.extend(exprs(a).into_iter().map(|a| make(c.clone(), a, b.clone())));
            all.extend(exprs(b).into_iter().map(|b| make(c.clone(), a.clone(), b)));
        }
        Expr::Cast(w, signed, a) => {
            all.push((**a).clone());
            all.extend(exprs(a).into_iter().map(|a| Expr::Cast(*w, *signed, Box::new(a))));
        }
        Expr::Freeze(a) => {
            all.push((**a).clone());
            all.extend(exprs(a).into_iter().map(|a| Expr::Freeze(Box::new(a))));
        }
        Expr::Var(_) | Expr::Const(_) | Expr::Shape(_) | Expr::Opaque => {}
    }
    all
}

fn conds(c: &Cond) -> Vec<Cond> {
    let mut all = vec![Cond::Const(true), Cond::Const(false)];
    let mut both = |a: &Cond, b: &Cond, make: &dyn Fn(Cond, Cond) -> Cond| {
        all.push(a.clone());
        all.push(b.clone());
        all.extend(conds(a).into_iter().map(|a| make(a, b.clone())));
        all.extend(conds(b).into_iter().map(|b| make(a.clone(), b)));
    };
    match c {
        Cond::And(join, a, b) => {
            both(a, b, &|a, b| Cond::And(*join, Box::new(a), Box::new(b)));
            all.push(Cond::And(Join::Bits, a.clone(), b.clone()));
        }
        Cond::Or(join, a, b) => {
            both(a, b, &|a, b| Cond::Or(*join, Box::new(a), Box::new(b)));
            all.push(Cond::Or(Join::Bits, a.clone(), b.clone()));
        }
        Cond::Xor(a, b) => both(a, b, &|a, b| Cond::Xor(Box::new(a), Box::new(b))),
        Cond::Not(a) => {
            all.push((**a).clone());
            all.extend(conds(a).into_iter().map(|a| Cond::Not(Box::new(a))));
        }
        Cond::Compare(pred, w, a, b) => {
            all.extend(exprs(a).into_iter().map(|a| Cond::Compare(*pred, *w, a, b.clone())));
            all.extend(exprs(b).into_iter().map(|b| Cond::Compare(*pred, *w, a.clone(), b)));
        }
        Cond::Overflow(op, w, a, b) => {
            all.extend(exprs(a).into_iter().map(|a| Cond::Overflow(*op, *w, a, b.clone())));
            all.extend(exprs(b).into_iter().map(|b| Cond::Overflow(*op, *w, a.clone(), b)));
        }
        Cond::Bit(w, a) => all.extend(exprs(a).into_iter().map(|a| Cond::Bit(*w, a))),
        Cond::Const(_) | Cond::Opaque => {}
    }
    all
}

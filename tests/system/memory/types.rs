//! Whether a program is well typed, also where it is not executed: shrinking does not know types.

use super::program::{Cond, Function, Int, Program, Ptr, Stmt, Ty, Value, Width};

pub fn well_typed(program: &Program) -> bool {
    program.functions.iter().all(|f| {
        let t = Types { program, f };
        let result = match &f.result {
            None => true,
            Some(Value::Int(e)) => t.int(e).is_some(),
            Some(Value::Ptr(e)) => t.ptr(e),
        };
        result && t.list(&f.body, false)
    })
}

struct Types<'p> {
    program: &'p Program,
    f: &'p Function,
}

impl Types<'_> {
    fn list(&self, list: &[Stmt], in_loop: bool) -> bool {
        list.iter().all(|s| self.stmt(s, in_loop))
    }

    fn stmt(&self, s: &Stmt, in_loop: bool) -> bool {
        match s {
            Stmt::SetInt(v, e) => self.int(e).is_some_and(|w| self.f.vars[*v] == Ty::Int(w)),
            Stmt::SetPtr(v, e) => self.f.vars[*v] == Ty::Ptr && self.ptr(e),
            Stmt::Store(_, p, e) => self.ptr(p) && self.int(e).is_some(),
            Stmt::StorePtr(p, e) => self.ptr(p) && self.ptr(e),
            Stmt::Copy(a, b, n) => self.ptr(a) && self.ptr(b) && self.int(n) == Some(64),
            Stmt::Fill(a, v, n) => self.ptr(a) && self.int(v) == Some(8) && self.int(n) == Some(64),
            Stmt::If(_, c, yes, no) => {
                self.cond(c) && self.list(yes, in_loop) && self.list(no, in_loop)
            }
            Stmt::Loop(l) => self.cond(&l.cond) && self.list(&l.body, true),
            Stmt::Call(k, args, to) => {
                let f = &self.program.functions[*k];
                let typed = |(k, a): (usize, &Value)| match a {
                    Value::Int(e) => self.int(e).is_some_and(|w| f.vars[k] == Ty::Int(w)),
                    Value::Ptr(e) => f.vars[k] == Ty::Ptr && self.ptr(e),
                };
                let result = to.is_none_or(|v| f.result_type() == Some(self.f.vars[v]));
                result && args.iter().enumerate().all(typed)
            }
            Stmt::Break => in_loop,
            Stmt::Return => self.f.result.is_none(),
        }
    }

    fn cond(&self, c: &Cond) -> bool {
        match c {
            Cond::Int(_, a, b) => self.int(a).is_some() && self.int(a) == self.int(b),
            Cond::Ptr(_, a, b) => self.ptr(a) && self.ptr(b),
        }
    }

    fn int(&self, e: &Int) -> Option<Width> {
        let fits = match e {
            Int::Const(..) => true,
            Int::Var(v) => self.f.vars[*v] != Ty::Ptr,
            Int::Bin(_, _, a, b) => self.int(a).is_some() && self.int(a) == self.int(b),
            Int::Cast(_, _, a) => self.int(a).is_some(),
            Int::Select(c, a, b) => {
                self.cond(c) && self.int(a).is_some() && self.int(a) == self.int(b)
            }
            Int::Load(_, p) => self.ptr(p),
            Int::Diff(a, b) => self.ptr(a) && self.ptr(b),
        };
        fits.then(|| self.f.width(e))
    }

    fn ptr(&self, e: &Ptr) -> bool {
        match e {
            Ptr::Null => true,
            Ptr::Var(v) => self.f.vars[*v] == Ty::Ptr,
            Ptr::Global(k) => *k < self.program.globals.len(),
            Ptr::Local(k) => *k < self.f.locals,
            Ptr::Gep { base, index, .. } => self.ptr(base) && self.int(index).is_some(),
            Ptr::Select(c, a, b) => self.cond(c) && self.ptr(a) && self.ptr(b),
            Ptr::Field(p, _) | Ptr::Trip(_, p) | Ptr::Load(p) | Ptr::LoadInt(p) => self.ptr(p),
        }
    }
}

//! Which of the features that the tester is there for a program has.

use super::generate::Sample;
use super::program::{Cond, Function, Int, Op, Pred, Program, Ptr, Stmt, Trip, Ty, Value};
use std::collections::BTreeSet;

/// All features; each is in at least a twentieth of the programs.
pub const ALL: [&str; 30] = [
    "i8 access",
    "i16 access",
    "i32 access",
    "i64 access",
    "other widths or places than stored",
    "place by parameter or variable",
    "noalias parameter",
    "plain parameter",
    "gep chain",
    "pointer phi",
    "pointer select",
    "integer cast",
    "pointer through integer",
    "ptrmask",
    "pointer loaded",
    "pointer loaded as integer",
    "pointer stored",
    "struct field",
    "local array",
    "global",
    "constant global",
    "callee stores through argument",
    "callee returns argument",
    "memcpy",
    "memset",
    "walk with == or !=",
    "unsigned exit",
    "wrapping offset",
    "pointer comparison",
    "break or return",
];

/// The features of a sample.
pub fn features(sample: &Sample) -> BTreeSet<&'static str> {
    let mut seen = Seen { program: &sample.program, all: BTreeSet::new() };
    let reached = sample.program.reached();
    for (k, f) in sample.program.functions.iter().enumerate() {
        if reached[k] {
            seen.function(k, f);
        }
    }
    if sample.points.iter().any(|(_, t)| t.overlap) {
        seen.all.insert("other widths or places than stored");
    }
    seen.all
}

struct Seen<'p> {
    program: &'p Program,
    all: BTreeSet<&'static str>,
}

impl Seen<'_> {
    fn function(&mut self, k: usize, f: &Function) {
        for p in (0..f.params).filter(|p| f.vars[*p] == Ty::Ptr) {
            self.all.insert(if f.noalias[p] { "noalias parameter" } else { "plain parameter" });
        }
        if f.locals > 0 {
            self.all.insert("local array");
        }
        if k > 0 && matches!(f.result, Some(Value::Ptr(_))) {
            self.all.insert("callee returns argument");
        }
        match &f.result {
            Some(Value::Ptr(p)) => self.ptr(f, p),
            Some(Value::Int(e)) => self.int(f, e),
            None => {}
        }
        self.list(k, f, &f.body, 0);
    }

    fn list(&mut self, k: usize, f: &Function, list: &[Stmt], depth: usize) {
        for s in list {
            match s {
                Stmt::SetInt(_, e) => self.int(f, e),
                Stmt::SetPtr(_, e) => {
                    if depth > 0 {
                        self.all.insert("pointer phi");
                    }
                    self.ptr(f, e);
                }
                Stmt::Store(w, p, e) => {
                    self.access(*w);
                    self.ptr(f, p);
                    self.int(f, e);
                    if k > 0 {
                        self.all.insert("callee stores through argument");
                    }
                }
                Stmt::StorePtr(p, e) => {
                    self.all.insert("pointer stored");
                    self.ptr(f, p);
                    self.ptr(f, e);
                }
                Stmt::Copy(to, from, n) => {
                    self.all.insert("memcpy");
                    self.ptr(f, to);
                    self.ptr(f, from);
                    self.int(f, n);
                }
                Stmt::Fill(to, v, n) => {
                    self.all.insert("memset");
                    self.ptr(f, to);
                    self.int(f, v);
                    self.int(f, n);
                }
                Stmt::If(_, c, yes, no) => {
                    self.cond(f, c);
                    self.list(k, f, yes, depth + 1);
                    self.list(k, f, no, depth + 1);
                }
                Stmt::Loop(l) => {
                    match &l.cond {
                        Cond::Ptr(Pred::Eq | Pred::Ne, ..) => {
                            self.all.insert("walk with == or !=");
                        }
                        Cond::Ptr(..) | Cond::Int(Pred::Ult | Pred::Ule | Pred::Ugt, ..) => {
                            self.all.insert("unsigned exit");
                        }
                        Cond::Int(..) => {}
                    }
                    self.cond(f, &l.cond);
                    self.list(k, f, &l.body, depth + 1);
                }
                Stmt::Call(_, args, _) => {
                    for a in args {
                        match a {
                            Value::Int(e) => self.int(f, e),
                            Value::Ptr(e) => self.ptr(f, e),
                        }
                    }
                }
                Stmt::Break | Stmt::Return => {
                    self.all.insert("break or return");
                }
            }
        }
    }

    fn access(&mut self, w: u8) {
        self.all.insert(match w {
            8 => "i8 access",
            16 => "i16 access",
            32 => "i32 access",
            _ => "i64 access",
        });
    }

    fn cond(&mut self, f: &Function, c: &Cond) {
        match c {
            Cond::Int(_, a, b) => {
                self.int(f, a);
                self.int(f, b);
            }
            Cond::Ptr(_, a, b) => {
                self.all.insert("pointer comparison");
                self.ptr(f, a);
                self.ptr(f, b);
            }
        }
    }

    fn int(&mut self, f: &Function, e: &Int) {
        match e {
            Int::Const(..) | Int::Var(_) => {}
            Int::Bin(_, _, a, b) => {
                self.int(f, a);
                self.int(f, b);
            }
            Int::Cast(_, _, a) => {
                self.all.insert("integer cast");
                self.int(f, a);
            }
            Int::Select(c, a, b) => {
                self.cond(f, c);
                self.int(f, a);
                self.int(f, b);
            }
            Int::Load(w, p) => {
                self.access(*w);
                self.ptr(f, p);
            }
            Int::Diff(a, b) => {
                self.all.insert("pointer comparison");
                self.ptr(f, a);
                self.ptr(f, b);
            }
        }
    }

    fn ptr(&mut self, f: &Function, e: &Ptr) {
        match e {
            Ptr::Null | Ptr::Var(_) | Ptr::Local(_) => {}
            Ptr::Global(k) => {
                let constant = self.program.globals[*k].is_some();
                self.all.insert(if constant { "constant global" } else { "global" });
            }
            Ptr::Gep { base, index, .. } => {
                if matches!(**base, Ptr::Gep { .. } | Ptr::Field(..)) {
                    self.all.insert("gep chain");
                }
                match &**index {
                    Int::Const(_, k) if k.unsigned_abs() > 1 << 40 => {
                        self.all.insert("wrapping offset");
                    }
                    Int::Const(..) => {}
                    Int::Bin(Op::And, ..) | Int::Cast(..) | Int::Var(_) | Int::Load(..) => {
                        self.all.insert("place by parameter or variable");
                    }
                    _ => {}
                }
                self.ptr(f, base);
                self.int(f, index);
            }
            Ptr::Field(base, _) => {
                self.all.insert("struct field");
                if matches!(**base, Ptr::Gep { .. } | Ptr::Field(..)) {
                    self.all.insert("gep chain");
                }
                self.ptr(f, base);
            }
            Ptr::Select(c, a, b) => {
                self.all.insert("pointer select");
                self.cond(f, c);
                self.ptr(f, a);
                self.ptr(f, b);
            }
            Ptr::Trip(trip, p) => {
                let mask = *trip == Trip::Mask;
                self.all.insert(if mask { "ptrmask" } else { "pointer through integer" });
                self.ptr(f, p);
            }
            Ptr::Load(p) => {
                self.all.insert("pointer loaded");
                self.ptr(f, p);
            }
            Ptr::LoadInt(p) => {
                self.all.insert("pointer loaded as integer");
                self.ptr(f, p);
            }
        }
    }
}

//! A program as C, each expression with the widths of the tree; accesses are of any alignment and
//! may alias.

use super::program::{
    Cond, Function, Int, Op, Pred, Program, Ptr, Stmt, Trip, Ty, Value, Width, SIZE,
};
use std::fmt::Write as _;

/// What each file starts with.
pub const PRELUDE: &str = "\
#include <stdint.h>
typedef uint8_t u8;
typedef uint8_t __attribute__((may_alias)) a8;
typedef uint16_t __attribute__((may_alias, aligned(1))) a16;
typedef uint32_t __attribute__((may_alias, aligned(1))) a32;
typedef uint64_t __attribute__((may_alias, aligned(1))) a64;
typedef u8 *__attribute__((may_alias, aligned(1))) aptr;
struct S { a8 f0; u8 pad0[3]; a32 f1; a16 f2; u8 pad1[6]; aptr f3; };
";

/// The globals and functions of a program.
pub fn print(program: &Program) -> String {
    let mut out = String::new();
    for (k, bytes) in program.globals.iter().enumerate() {
        let name = program.global(k);
        match bytes {
            None => {
                let _ = writeln!(out, "u8 {name}[{SIZE}];");
            }
            Some(bytes) => {
                let list: Vec<String> = bytes.iter().map(u8::to_string).collect();
                let _ = writeln!(out, "const u8 {name}[{SIZE}] = {{{}}};", list.join(","));
            }
        }
    }
    let functions: Vec<&Function> = program
        .functions
        .iter()
        .zip(program.reached())
        .filter(|(_, reached)| *reached)
        .map(|(f, _)| f)
        .collect();
    for f in functions.iter().rev() {
        let never = if f.inline { "" } else { "__attribute__((noinline)) " };
        let _ = writeln!(out, "{never}{} {{", prototype(program, f));
        for v in f.params..f.vars.len() {
            let _ = writeln!(out, "  {} v{v} = 0;", ty(f.vars[v]));
        }
        for k in 0..f.locals {
            let _ = writeln!(out, "  u8 l{k}[{SIZE}];");
        }
        let p = Printer { program, f };
        p.list(&f.body, 1, &mut out);
        match &f.result {
            None => {}
            Some(v) => {
                let _ = writeln!(out, "  return {};", p.value(v));
            }
        }
        out.push_str("}\n");
    }
    out
}

fn ty(t: Ty) -> String {
    match t {
        Ty::Int(w) => format!("uint{w}_t"),
        Ty::Ptr => "u8 *".into(),
    }
}

/// A function without its body.
pub fn prototype(_: &Program, f: &Function) -> String {
    let params: Vec<String> = (0..f.params)
        .map(|k| {
            let restrict = if f.noalias[k] { "restrict " } else { "" };
            format!("{} {restrict}{}", ty(f.vars[k]), f.param(k))
        })
        .collect();
    format!("{} {}({})", f.result_type().map_or("void".into(), ty), f.name, params.join(", "))
}

struct Printer<'p> {
    program: &'p Program,
    f: &'p Function,
}

impl Printer<'_> {
    fn list(&self, list: &[Stmt], depth: usize, out: &mut String) {
        for s in list {
            self.stmt(s, depth, out);
        }
    }

    fn stmt(&self, s: &Stmt, depth: usize, out: &mut String) {
        let indent = "  ".repeat(depth);
        let line = match s {
            Stmt::SetInt(v, e) => format!("{} = {};", self.var(*v), self.int(e)),
            Stmt::SetPtr(v, e) => format!("{} = {};", self.var(*v), self.ptr(e)),
            Stmt::Store(w, p, e) => {
                format!("*(a{w} *)({}) = (uint{w}_t){};", self.ptr(p), self.int(e))
            }
            Stmt::StorePtr(p, e) => format!("*(aptr *)({}) = {};", self.ptr(p), self.ptr(e)),
            Stmt::Copy(to, from, n) => {
                let (to, from, n) = (self.ptr(to), self.ptr(from), self.int(n));
                format!("__builtin_memcpy({to}, {from}, {n});")
            }
            Stmt::Fill(to, v, n) => {
                let (to, v, n) = (self.ptr(to), self.int(v), self.int(n));
                format!("__builtin_memset({to}, {v}, {n});")
            }
            Stmt::If(_, c, yes, no) => {
                let _ = writeln!(out, "{indent}if ({}) {{", self.cond(c));
                self.list(yes, depth + 1, out);
                if !no.is_empty() {
                    let _ = writeln!(out, "{indent}}} else {{");
                    self.list(no, depth + 1, out);
                }
                "}".into()
            }
            Stmt::Loop(l) => {
                let cond = self.cond(&l.cond);
                let (head, foot) = match l.rotated {
                    true => ("do".into(), format!("}} while ({cond});")),
                    false => (format!("while ({cond})"), "}".into()),
                };
                let _ = writeln!(out, "{indent}{head} {{");
                self.list(&l.body, depth + 1, out);
                foot
            }
            Stmt::Call(k, args, to) => {
                let args: Vec<String> = args.iter().map(|a| self.value(a)).collect();
                let to = to.map_or(String::new(), |v| format!("{} = ", self.var(v)));
                format!("{to}{}({});", self.program.functions[*k].name, args.join(", "))
            }
            Stmt::Break => "break;".into(),
            Stmt::Return => "return;".into(),
        };
        let _ = writeln!(out, "{indent}{line}");
    }

    fn var(&self, v: usize) -> String {
        match v < self.f.params {
            true => self.f.param(v),
            false => format!("v{v}"),
        }
    }

    fn value(&self, v: &Value) -> String {
        match v {
            Value::Int(e) => self.int(e),
            Value::Ptr(e) => self.ptr(e),
        }
    }

    fn cond(&self, c: &Cond) -> String {
        match c {
            Cond::Int(pred, a, b) => {
                let w = self.f.width(a);
                let sign = if matches!(pred, Pred::Slt | Pred::Sgt) {
                    format!("(int{w}_t)")
                } else {
                    String::new()
                };
                format!("({sign}{} {} {sign}{})", self.int(a), word(*pred), self.int(b))
            }
            Cond::Ptr(pred, a, b) => format!("({} {} {})", self.ptr(a), word(*pred), self.ptr(b)),
        }
    }

    fn int(&self, e: &Int) -> String {
        match e {
            Int::Const(w, v) => {
                let v = *v as u64 & (u64::MAX >> (64 - u32::from(*w)));
                format!("(uint{w}_t){v}u")
            }
            Int::Var(v) => self.var(*v),
            Int::Bin(op, nsw, a, b) => {
                let w = self.f.width(a);
                let wide: Width = w.max(32);
                let sign = if *nsw { "" } else { "u" };
                let (a, b) = (self.int(a), self.int(b));
                // small operands are not promoted to a signed type unless that is asked for
                let narrow = if *nsw { format!("(int{w}_t)") } else { String::new() };
                let side = |e: String| format!("({sign}int{wide}_t){narrow}({e})");
                format!("(uint{w}_t)({} {} {})", side(a), operator(*op), side(b))
            }
            Int::Cast(to, sign, a) => {
                let from = self.f.width(a);
                match sign {
                    true => format!("(uint{to}_t)(int{to}_t)(int{from}_t)({})", self.int(a)),
                    false => format!("(uint{to}_t)({})", self.int(a)),
                }
            }
            Int::Select(c, a, b) => {
                let w = self.f.width(a);
                format!("(uint{w}_t)({} ? {} : {})", self.cond(c), self.int(a), self.int(b))
            }
            Int::Load(w, p) => format!("*(a{w} *)({})", self.ptr(p)),
            Int::Diff(a, b) => {
                format!("(uint64_t)((uintptr_t)({}) - (uintptr_t)({}))", self.ptr(a), self.ptr(b))
            }
        }
    }

    fn ptr(&self, e: &Ptr) -> String {
        match e {
            Ptr::Null => "(u8 *)0".into(),
            Ptr::Var(v) => self.var(*v),
            Ptr::Global(k) => format!("(u8 *){}", self.program.global(*k)),
            Ptr::Local(k) => format!("(u8 *)l{k}"),
            Ptr::Gep { inbounds, element, base, index } => {
                let (base, w) = (self.ptr(base), self.f.width(index));
                let index = format!("(int64_t)(int{w}_t)({})", self.int(index));
                match inbounds {
                    true => format!("(u8 *)((a{} *)({base}) + {index})", element * 8),
                    false => {
                        format!("(u8 *)((uintptr_t)({base}) + (uintptr_t)({index}) * {element}u)")
                    }
                }
            }
            Ptr::Field(base, k) => format!("(u8 *)&((struct S *)({}))->f{k}", self.ptr(base)),
            Ptr::Select(c, a, b) => {
                format!("({} ? {} : {})", self.cond(c), self.ptr(a), self.ptr(b))
            }
            Ptr::Trip(trip, p) => {
                let p = format!("(uintptr_t)({})", self.ptr(p));
                match trip {
                    Trip::Plain | Trip::Mask => format!("(u8 *)({p})"),
                    Trip::Or => format!("(u8 *)({p} | 0u)"),
                    Trip::Add(k) => format!("(u8 *)({p} + {k}u)"),
                    Trip::Xor(k) => format!("(u8 *)({p} ^ {k}u ^ {k}u)"),
                }
            }
            Ptr::Load(p) => format!("*(aptr *)({})", self.ptr(p)),
            Ptr::LoadInt(p) => format!("(u8 *)(uintptr_t)*(a64 *)({})", self.ptr(p)),
        }
    }
}

fn word(pred: Pred) -> &'static str {
    match pred {
        Pred::Eq => "==",
        Pred::Ne => "!=",
        Pred::Ult | Pred::Slt => "<",
        Pred::Ule => "<=",
        Pred::Ugt | Pred::Sgt => ">",
    }
}

fn operator(op: Op) -> &'static str {
    match op {
        Op::Add => "+",
        Op::Sub => "-",
        Op::Mul => "*",
        Op::And => "&",
        Op::Or => "|",
        Op::Xor => "^",
        Op::Shl => "<<",
        Op::Lshr => ">>",
    }
}

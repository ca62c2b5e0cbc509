//! A program as LLVM IR in SSA form, each branch and loop with the block names that
//! [`oracle`](super::oracle) counts.

use super::program::{
    assigned, Cond, Function, Int, Loop, Program, Ptr, Stmt, Trip, Ty, Value, Width, SIZE,
};
use std::fmt::Write as _;

/// One file for all.
pub fn print(programs: &[&Program]) -> String {
    let mut out = String::from(
        "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-\
         n8:16:32:64-S128\"\n\
         %S = type { i8, i32, i16, ptr }\n",
    );
    programs.iter().for_each(|p| one(p, &mut out));
    let intrinsics = [
        "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)",
        "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)",
        "declare ptr @llvm.ptrmask.p0.i64(ptr, i64)",
    ];
    for d in intrinsics {
        let name = d.split(['@', '(']).nth(1).unwrap_or_default();
        if out.contains(name) {
            let _ = write!(out, "\n{d}\n");
        }
    }
    out
}

fn one(program: &Program, out: &mut String) {
    for (k, bytes) in program.globals.iter().enumerate() {
        let name = program.global(k);
        match bytes {
            None => {
                let _ = writeln!(out, "@{name} = global [{SIZE} x i8] zeroinitializer, align 1");
            }
            Some(bytes) => {
                let hex: String = bytes.iter().map(|b| format!("\\{b:02X}")).collect();
                let n = bytes.len();
                let _ = writeln!(out, "@{name} = constant [{n} x i8] c\"{hex}\", align 1");
            }
        }
    }
    for (f, reached) in program.functions.iter().zip(program.reached()) {
        if reached {
            out.push('\n');
            out.push_str(&function(program, f));
        }
    }
}

fn ty(t: Ty) -> String {
    match t {
        Ty::Int(w) => format!("i{w}"),
        Ty::Ptr => "ptr".into(),
    }
}

fn function(program: &Program, f: &Function) -> String {
    let params: Vec<String> = (0..f.params)
        .map(|k| {
            let noalias = if f.noalias[k] { " noalias" } else { "" };
            format!("{}{noalias} %{}", ty(f.vars[k]), f.param(k))
        })
        .collect();
    let result = f.result_type().map_or("void".into(), ty);
    let mut e = Emitter {
        program,
        f,
        out: format!("define {result} @{}({}) {{\nentry:\n", f.name, params.join(", ")),
        next: 0,
        env: (0..f.vars.len())
            .map(|v| match f.vars[v] {
                _ if v < f.params => format!("%{}", f.param(v)),
                Ty::Int(_) => "0".into(),
                Ty::Ptr => "null".into(),
            })
            .collect(),
        block: "entry".into(),
        ended: false,
        breaks: Vec::new(),
    };
    for k in 0..f.locals {
        e.line(format_args!("%l{k} = alloca [{SIZE} x i8], align 1"));
    }
    e.list(&f.body);
    if !e.ended {
        match &f.result {
            None => e.line(format_args!("ret void")),
            Some(v) => {
                let v = e.value(v);
                e.line(format_args!("ret {v}"));
            }
        }
    }
    e.out.push_str("}\n");
    e.out
}

/// An edge into a block: where it comes from, what the variables are there.
type Edge = (String, Vec<String>);

struct Emitter<'p> {
    program: &'p Program,
    f: &'p Function,
    out: String,
    next: usize,
    /// the operand that each variable is
    env: Vec<String>,
    block: String,
    /// the block has its terminator
    ended: bool,
    /// the loops around: where a break goes, and the edges that breaks make
    breaks: Vec<(u32, Vec<Edge>)>,
}

impl Emitter<'_> {
    fn line(&mut self, text: std::fmt::Arguments<'_>) {
        let _ = writeln!(self.out, "  {text}");
    }

    fn define(&mut self, text: std::fmt::Arguments<'_>) -> String {
        let name = format!("%t{}", self.next);
        self.next += 1;
        self.line(format_args!("{name} = {text}"));
        name
    }

    fn start(&mut self, block: String) {
        let _ = writeln!(self.out, "\n{block}:");
        self.block = block;
        self.ended = false;
    }

    fn go(&mut self, to: &str) {
        self.line(format_args!("br label %{to}"));
        self.ended = true;
    }

    /// Starts a block where edges meet; without any, there is none.
    fn join(&mut self, block: String, edges: &[Edge]) {
        if edges.is_empty() {
            self.ended = true;
            return;
        }
        self.start(block);
        self.env = edges[0].1.clone();
        for v in 0..self.env.len() {
            if edges.iter().any(|(_, env)| env[v] != self.env[v]) {
                let of = edges.iter().map(|(b, env)| format!("[ {}, %{b} ]", env[v]));
                let of = of.collect::<Vec<_>>().join(", ");
                let t = ty(self.f.vars[v]);
                self.env[v] = self.define(format_args!("phi {t} {of}"));
            }
        }
    }

    fn list(&mut self, list: &[Stmt]) {
        for s in list {
            if self.ended {
                return;
            }
            self.stmt(s);
        }
    }

    fn stmt(&mut self, s: &Stmt) {
        match s {
            Stmt::SetInt(v, e) => self.env[*v] = self.int(e),
            Stmt::SetPtr(v, e) => self.env[*v] = self.ptr(e),
            Stmt::Store(w, p, e) => {
                let p = self.ptr(p);
                let from = self.f.width(e);
                let v = self.int(e);
                let v = self.cast(*w, false, from, v);
                self.line(format_args!("store i{w} {v}, ptr {p}, align 1"));
            }
            Stmt::StorePtr(p, e) => {
                let (p, v) = (self.ptr(p), self.ptr(e));
                self.line(format_args!("store ptr {v}, ptr {p}, align 1"));
            }
            Stmt::Copy(to, from, n) => {
                let (to, from, n) = (self.ptr(to), self.ptr(from), self.int(n));
                self.line(format_args!(
                    "call void @llvm.memcpy.p0.p0.i64(ptr {to}, ptr {from}, i64 {n}, i1 false)"
                ));
            }
            Stmt::Fill(to, v, n) => {
                let (to, v, n) = (self.ptr(to), self.int(v), self.int(n));
                self.line(format_args!(
                    "call void @llvm.memset.p0.i64(ptr {to}, i8 {v}, i64 {n}, i1 false)"
                ));
            }
            Stmt::If(id, c, yes, no) => {
                let c = self.cond(c);
                let other = if no.is_empty() { "join" } else { "else" };
                self.line(format_args!("br i1 {c}, label %then{id}, label %{other}{id}"));
                let (before, env) = (self.block.clone(), self.env.clone());
                let mut edges = Vec::new();
                self.start(format!("then{id}"));
                self.list(yes);
                if !self.ended {
                    edges.push((self.block.clone(), self.env.clone()));
                    self.go(&format!("join{id}"));
                }
                self.env.clone_from(&env);
                if no.is_empty() {
                    edges.push((before, env));
                } else {
                    self.start(format!("else{id}"));
                    self.list(no);
                    if !self.ended {
                        edges.push((self.block.clone(), self.env.clone()));
                        self.go(&format!("join{id}"));
                    }
                }
                self.join(format!("join{id}"), &edges);
            }
            Stmt::Loop(l) => self.one_loop(l),
            Stmt::Call(callee, args, to) => {
                let f = &self.program.functions[*callee];
                let args: Vec<String> = args.iter().map(|a| self.value(a)).collect();
                let args = args.join(", ");
                match f.result_type() {
                    None => self.line(format_args!("call void @{}({args})", f.name)),
                    Some(t) => {
                        let r = self.define(format_args!("call {} @{}({args})", ty(t), f.name));
                        if let Some(to) = to {
                            self.env[*to] = r;
                        }
                    }
                }
            }
            Stmt::Break => {
                let edge = (self.block.clone(), self.env.clone());
                let (id, edges) = self.breaks.last_mut().expect("a break is in a loop");
                edges.push(edge);
                let to = format!("exit{id}");
                self.go(&to);
            }
            Stmt::Return => {
                self.line(format_args!("ret void"));
                self.ended = true;
            }
        }
    }

    fn one_loop(&mut self, l: &Loop) {
        let id = l.id;
        let first = if l.rotated { format!("body{id}") } else { format!("head{id}") };
        let (before, entered) = (self.block.clone(), self.env.clone());
        self.go(&first);
        self.start(first.clone());
        // the phis are written when what comes around is known
        let phis_at = self.out.len();
        let mut carried = Vec::new();
        assigned(&l.body, &mut carried);
        for v in &carried {
            self.env[*v] = format!("%v{v}.{id}");
        }
        let mut exits = Vec::new();
        if !l.rotated {
            let c = self.cond(&l.cond);
            self.line(format_args!("br i1 {c}, label %body{id}, label %exit{id}"));
            exits.push((self.block.clone(), self.env.clone()));
            self.start(format!("body{id}"));
        }
        self.breaks.push((id, Vec::new()));
        self.list(&l.body);
        let (_, breaks) = self.breaks.pop().unwrap_or_default();
        let mut around = None;
        if !self.ended {
            around = Some((self.block.clone(), self.env.clone()));
            if l.rotated {
                let c = self.cond(&l.cond);
                self.line(format_args!("br i1 {c}, label %body{id}, label %exit{id}"));
                exits.push((self.block.clone(), self.env.clone()));
            } else {
                self.go(&first);
            }
        }
        let mut phis = String::new();
        for v in carried {
            let (t, enters) = (ty(self.f.vars[v]), &entered[v]);
            let _ = write!(phis, "  %v{v}.{id} = phi {t} [ {enters}, %{before} ]");
            if let Some((block, env)) = &around {
                let _ = write!(phis, ", [ {}, %{block} ]", env[v]);
            }
            phis.push('\n');
        }
        self.out.insert_str(phis_at, &phis);
        exits.extend(breaks);
        self.join(format!("exit{id}"), &exits);
    }

    /// With its type.
    fn value(&mut self, v: &Value) -> String {
        match v {
            Value::Int(e) => format!("i{} {}", self.f.width(e), self.int(e)),
            Value::Ptr(e) => format!("ptr {}", self.ptr(e)),
        }
    }

    fn cast(&mut self, to: Width, sign: bool, from: Width, v: String) -> String {
        let how = match (to.cmp(&from), sign) {
            (std::cmp::Ordering::Equal, _) => return v,
            (std::cmp::Ordering::Less, _) => "trunc",
            (_, true) => "sext",
            (_, false) => "zext",
        };
        self.define(format_args!("{how} i{from} {v} to i{to}"))
    }

    fn cond(&mut self, c: &Cond) -> String {
        match c {
            Cond::Int(pred, a, b) => {
                let (w, a, b) = (self.f.width(a), self.int(a), self.int(b));
                self.define(format_args!("icmp {} i{w} {a}, {b}", pred.name()))
            }
            Cond::Ptr(pred, a, b) => {
                let (a, b) = (self.ptr(a), self.ptr(b));
                self.define(format_args!("icmp {} ptr {a}, {b}", pred.name()))
            }
        }
    }

    fn int(&mut self, e: &Int) -> String {
        match e {
            Int::Const(_, v) => v.to_string(),
            Int::Var(v) => self.env[*v].clone(),
            Int::Bin(op, nsw, a, b) => {
                let (w, a, b) = (self.f.width(a), self.int(a), self.int(b));
                let nsw = if *nsw { " nsw" } else { "" };
                self.define(format_args!("{}{nsw} i{w} {a}, {b}", op.name()))
            }
            Int::Cast(to, sign, a) => {
                let from = self.f.width(a);
                let a = self.int(a);
                self.cast(*to, *sign, from, a)
            }
            Int::Select(c, a, b) => {
                let (w, c) = (self.f.width(a), self.cond(c));
                let (a, b) = (self.int(a), self.int(b));
                self.define(format_args!("select i1 {c}, i{w} {a}, i{w} {b}"))
            }
            Int::Load(w, p) => {
                let p = self.ptr(p);
                self.define(format_args!("load i{w}, ptr {p}, align 1"))
            }
            Int::Diff(a, b) => {
                let (a, b) = (self.ptr(a), self.ptr(b));
                let a = self.define(format_args!("ptrtoint ptr {a} to i64"));
                let b = self.define(format_args!("ptrtoint ptr {b} to i64"));
                self.define(format_args!("sub i64 {a}, {b}"))
            }
        }
    }

    fn ptr(&mut self, e: &Ptr) -> String {
        match e {
            Ptr::Null => "null".into(),
            Ptr::Var(v) => self.env[*v].clone(),
            Ptr::Global(k) => format!("@{}", self.program.global(*k)),
            Ptr::Local(k) => format!("%l{k}"),
            Ptr::Gep { inbounds, element, base, index } => {
                let base = self.ptr(base);
                let (w, index) = (self.f.width(index), self.int(index));
                let inbounds = if *inbounds { "inbounds " } else { "" };
                let bits = element * 8;
                self.define(format_args!(
                    "getelementptr {inbounds}i{bits}, ptr {base}, i{w} {index}"
                ))
            }
            Ptr::Field(base, k) => {
                let base = self.ptr(base);
                self.define(format_args!("getelementptr inbounds %S, ptr {base}, i64 0, i32 {k}"))
            }
            Ptr::Select(c, a, b) => {
                let c = self.cond(c);
                let (a, b) = (self.ptr(a), self.ptr(b));
                self.define(format_args!("select i1 {c}, ptr {a}, ptr {b}"))
            }
            Ptr::Trip(trip, p) => {
                let p = self.ptr(p);
                if *trip == Trip::Mask {
                    return self
                        .define(format_args!("call ptr @llvm.ptrmask.p0.i64(ptr {p}, i64 -1)"));
                }
                let mut i = self.define(format_args!("ptrtoint ptr {p} to i64"));
                match trip {
                    Trip::Or => i = self.define(format_args!("or i64 {i}, 0")),
                    Trip::Add(k) => i = self.define(format_args!("add i64 {i}, {k}")),
                    Trip::Xor(k) => {
                        i = self.define(format_args!("xor i64 {i}, {k}"));
                        i = self.define(format_args!("xor i64 {i}, {k}"));
                    }
                    Trip::Plain | Trip::Mask => {}
                }
                self.define(format_args!("inttoptr i64 {i} to ptr"))
            }
            Ptr::Load(p) => {
                let p = self.ptr(p);
                self.define(format_args!("load ptr, ptr {p}, align 1"))
            }
            Ptr::LoadInt(p) => {
                let p = self.ptr(p);
                let i = self.define(format_args!("load i64, ptr {p}, align 1"));
                self.define(format_args!("inttoptr i64 {i} to ptr"))
            }
        }
    }
}

//! Programs that are a little smaller. None need be defined: the oracle says.

use super::program::{Cond, Function, Int, Loop, Program, Ptr, Stmt, Value};

/// Smaller programs, most promising first.
pub fn smaller(program: &Program) -> Vec<Program> {
    let mut all = Vec::new();
    for (k, f) in program.functions.iter().enumerate() {
        for mut f in function(f) {
            f.number();
            let mut p = program.clone();
            p.functions[k] = f;
            all.push(p);
        }
    }
    all
}

fn function(f: &Function) -> Vec<Function> {
    let (first, second) = f.body.split_at(f.body.len() / 2);
    let mut bodies = Vec::new();
    if f.body.len() > 3 {
        bodies.extend([first.to_vec(), second.to_vec()]);
    }
    bodies.extend(list(&f.body));
    let mut all: Vec<Function> =
        bodies.into_iter().map(|body| Function { body, ..f.clone() }).collect();
    for (k, noalias) in f.noalias.iter().enumerate() {
        if *noalias {
            let mut plain = f.clone();
            plain.noalias[k] = false;
            all.push(plain);
        }
    }
    match &f.result {
        Some(Value::Ptr(p)) => all.extend(
            ptr(p).into_iter().map(|p| Function { result: Some(Value::Ptr(p)), ..f.clone() }),
        ),
        Some(Value::Int(e)) => all.extend(
            int(e).into_iter().map(|e| Function { result: Some(Value::Int(e)), ..f.clone() }),
        ),
        None => {}
    }
    if f.locals > 0 {
        all.push(Function { locals: 0, ..f.clone() });
    }
    all
}

fn list(stmts: &[Stmt]) -> Vec<Vec<Stmt>> {
    let with = |k: usize, put: Vec<Stmt>| -> Vec<Stmt> {
        let mut all = stmts.to_vec();
        all.splice(k..=k, put);
        all
    };
    let mut out: Vec<Vec<Stmt>> = (0..stmts.len()).map(|k| with(k, Vec::new())).collect();
    for (k, s) in stmts.iter().enumerate() {
        out.extend(stmt(s).into_iter().map(|put| with(k, put)));
    }
    out
}

fn stmt(s: &Stmt) -> Vec<Vec<Stmt>> {
    let mut all = Vec::new();
    let mut one = |s: Stmt| all.push(vec![s]);
    match s {
        Stmt::Break | Stmt::Return => {}
        Stmt::SetInt(v, e) => int(e).into_iter().for_each(|e| one(Stmt::SetInt(*v, e))),
        Stmt::SetPtr(v, e) => ptr(e).into_iter().for_each(|e| one(Stmt::SetPtr(*v, e))),
        Stmt::Store(w, p, e) => {
            ptr(p).into_iter().for_each(|p| one(Stmt::Store(*w, p, e.clone())));
            int(e).into_iter().for_each(|e| one(Stmt::Store(*w, p.clone(), e)));
        }
        Stmt::StorePtr(p, e) => {
            ptr(p).into_iter().for_each(|p| one(Stmt::StorePtr(p, e.clone())));
            ptr(e).into_iter().for_each(|e| one(Stmt::StorePtr(p.clone(), e)));
        }
        Stmt::Copy(a, b, n) => {
            ptr(a).into_iter().for_each(|a| one(Stmt::Copy(a, b.clone(), n.clone())));
            ptr(b).into_iter().for_each(|b| one(Stmt::Copy(a.clone(), b, n.clone())));
            int(n).into_iter().for_each(|n| one(Stmt::Copy(a.clone(), b.clone(), n)));
        }
        Stmt::Fill(a, v, n) => {
            ptr(a).into_iter().for_each(|a| one(Stmt::Fill(a, v.clone(), n.clone())));
            int(v).into_iter().for_each(|v| one(Stmt::Fill(a.clone(), v, n.clone())));
            int(n).into_iter().for_each(|n| one(Stmt::Fill(a.clone(), v.clone(), n)));
        }
        Stmt::Call(k, args, to) => {
            for (i, a) in args.iter().enumerate() {
                let put = |v: Value| {
                    let mut args = args.clone();
                    args[i] = v;
                    Stmt::Call(*k, args, *to)
                };
                match a {
                    Value::Int(e) => int(e).into_iter().for_each(|e| one(put(Value::Int(e)))),
                    Value::Ptr(e) => ptr(e).into_iter().for_each(|e| one(put(Value::Ptr(e)))),
                }
            }
        }
        Stmt::If(id, c, yes, no) => {
            cond(c).into_iter().for_each(|c| one(Stmt::If(*id, c, yes.clone(), no.clone())));
            let put = |yes: Vec<Stmt>, no: Vec<Stmt>| Stmt::If(*id, c.clone(), yes, no);
            list(yes).into_iter().for_each(|yes| one(put(yes, no.clone())));
            list(no).into_iter().for_each(|no| one(put(yes.clone(), no)));
            if !no.is_empty() {
                one(put(yes.clone(), Vec::new()));
            }
            // a break stays in its loop
            all.push(yes.clone());
            all.push(no.clone());
        }
        Stmt::Loop(l) => {
            let with = |cond: Cond, body: Vec<Stmt>, rotated: bool| {
                Stmt::Loop(Loop { id: l.id, rotated, cond, body })
            };
            list(&l.body).into_iter().for_each(|b| one(with(l.cond.clone(), b, l.rotated)));
            cond(&l.cond).into_iter().for_each(|c| one(with(c, l.body.clone(), l.rotated)));
            if l.rotated {
                one(with(l.cond.clone(), l.body.clone(), false));
            }
            if !leaves(&l.body) {
                all.push(l.body.clone());
            }
        }
    }
    all
}

/// Is there a break of this loop?
fn leaves(list: &[Stmt]) -> bool {
    list.iter().any(|s| match s {
        Stmt::Break => true,
        Stmt::If(_, _, yes, no) => leaves(yes) || leaves(no),
        _ => false,
    })
}

fn cond(c: &Cond) -> Vec<Cond> {
    match c {
        Cond::Int(pred, a, b) => {
            let mut all: Vec<Cond> =
                int(a).into_iter().map(|a| Cond::Int(*pred, a, b.clone())).collect();
            all.extend(int(b).into_iter().map(|b| Cond::Int(*pred, a.clone(), b)));
            all
        }
        Cond::Ptr(pred, a, b) => {
            let mut all: Vec<Cond> =
                ptr(a).into_iter().map(|a| Cond::Ptr(*pred, a, b.clone())).collect();
            all.extend(ptr(b).into_iter().map(|b| Cond::Ptr(*pred, a.clone(), b)));
            all
        }
    }
}

/// Of the same width, which the oracle checks where this does not know it.
fn int(e: &Int) -> Vec<Int> {
    match e {
        Int::Const(_, 0) => Vec::new(),
        Int::Const(w, _) => vec![Int::Const(*w, 0)],
        // the width of a variable is not known here
        Int::Var(_) => [8, 16, 32, 64].map(|w| Int::Const(w, 0)).to_vec(),
        Int::Bin(op, nsw, a, b) => {
            let mut all = vec![(**a).clone(), (**b).clone()];
            let put = |a: Int, b: Int| Int::Bin(*op, *nsw, a.into(), b.into());
            if *nsw {
                all.push(Int::Bin(*op, false, a.clone(), b.clone()));
            }
            all.extend(int(a).into_iter().map(|a| put(a, (**b).clone())));
            all.extend(int(b).into_iter().map(|b| put((**a).clone(), b)));
            all
        }
        Int::Cast(w, sign, a) => {
            let mut all = vec![Int::Const(*w, 0), (**a).clone()];
            all.extend(int(a).into_iter().map(|a| Int::Cast(*w, *sign, a.into())));
            all
        }
        Int::Select(c, a, b) => {
            let mut all = vec![(**a).clone(), (**b).clone()];
            let put = |c: Cond, a: Int, b: Int| Int::Select(c.into(), a.into(), b.into());
            all.extend(cond(c).into_iter().map(|c| put(c, (**a).clone(), (**b).clone())));
            all.extend(int(a).into_iter().map(|a| put((**c).clone(), a, (**b).clone())));
            all.extend(int(b).into_iter().map(|b| put((**c).clone(), (**a).clone(), b)));
            all
        }
        Int::Load(w, p) => {
            let mut all = vec![Int::Const(*w, 0), Int::Const(*w, 1)];
            all.extend(ptr(p).into_iter().map(|p| Int::Load(*w, p.into())));
            all
        }
        Int::Diff(a, b) => {
            let mut all = vec![Int::Const(64, 0)];
            all.extend(ptr(a).into_iter().map(|a| Int::Diff(a.into(), b.clone())));
            all.extend(ptr(b).into_iter().map(|b| Int::Diff(a.clone(), b.into())));
            all
        }
    }
}

fn ptr(e: &Ptr) -> Vec<Ptr> {
    match e {
        Ptr::Null | Ptr::Global(_) | Ptr::Local(_) => Vec::new(),
        // the first parameter, if it is a pointer
        Ptr::Var(0) => Vec::new(),
        Ptr::Var(_) => vec![Ptr::Var(0)],
        Ptr::Gep { inbounds, element, base, index } => {
            let mut all = vec![(**base).clone()];
            let put = |base: Ptr, index: Int| Ptr::Gep {
                inbounds: *inbounds,
                element: *element,
                base: base.into(),
                index: index.into(),
            };
            all.extend(ptr(base).into_iter().map(|b| put(b, (**index).clone())));
            all.extend(int(index).into_iter().map(|i| put((**base).clone(), i)));
            all
        }
        Ptr::Field(base, k) => {
            let mut all = vec![(**base).clone()];
            all.extend(ptr(base).into_iter().map(|b| Ptr::Field(b.into(), *k)));
            all
        }
        Ptr::Select(c, a, b) => {
            let mut all = vec![(**a).clone(), (**b).clone()];
            let put = |c: Cond, a: Ptr, b: Ptr| Ptr::Select(c.into(), a.into(), b.into());
            all.extend(cond(c).into_iter().map(|c| put(c, (**a).clone(), (**b).clone())));
            all.extend(ptr(a).into_iter().map(|a| put((**c).clone(), a, (**b).clone())));
            all.extend(ptr(b).into_iter().map(|b| put((**c).clone(), (**a).clone(), b)));
            all
        }
        Ptr::Trip(trip, p) => {
            let mut all = vec![(**p).clone()];
            all.extend(ptr(p).into_iter().map(|p| Ptr::Trip(*trip, p.into())));
            all
        }
        Ptr::Load(p) => ptr(p).into_iter().map(|p| Ptr::Load(p.into())).collect(),
        Ptr::LoadInt(p) => {
            let mut all = vec![Ptr::Load(p.clone())];
            all.extend(ptr(p).into_iter().map(|p| Ptr::LoadInt(p.into())));
            all
        }
    }
}

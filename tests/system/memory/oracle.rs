//! The truth: an interpreter of programs that counts blocks and rejects what is undefined. It
//! shares no code with the library.
//!
//! Strict where LLVM is lenient: bytes that were never written are not read, poison is not made,
//! integers do not read pointers. So that a broken `noalias` is seen, each pointer carries the set
//! of `noalias` parameters (of whichever activation) that it is based on.

mod memory;

use super::program::{
    Argument, Cond, Function, Int, Loop, Op, Point, Pred, Program, Ptr, Stmt, Trip, Ty, Value,
    Width, FIELDS, SIZE,
};
use std::collections::{BTreeMap, HashMap};

/// Why there is no truth.
pub type Undefined = &'static str;
type Result<T> = std::result::Result<T, Undefined>;

/// By function and block.
pub type Counts = BTreeMap<(String, String), u64>;

/// Counts; what was seen on the way.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Truth {
    pub counts: Counts,
    /// branches by function and number: was it taken, was it not?
    pub ways: BTreeMap<(usize, u32), [bool; 2]>,
    /// bytes were read by other widths or places than they were written
    pub overlap: bool,
}

/// Statements and expressions of an execution.
const FUEL: u32 = 20_000;

/// A pointer: where it points, the object it may access, the `noalias` parameters it is based on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Pointer {
    address: u64,
    object: Option<usize>,
    based: u128,
}

const NULL: Pointer = Pointer { address: 0, object: None, based: 0 };

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Byte {
    Unwritten,
    Plain(u8),
    /// a byte of a pointer
    Part(Pointer, u8),
}

struct Memory {
    address: u64,
    bytes: Vec<Byte>,
    /// number and width of the store that wrote each byte
    stores: Vec<(u32, u8)>,
    constant: bool,
    live: bool,
}

/// The accesses to bytes while one `noalias` parameter lives, by object and offset.
struct Promise {
    bit: u128,
    seen: HashMap<(usize, u64), u8>,
}

const THROUGH: u8 = 1;
const AROUND: u8 = 2;
const MODIFIED: u8 = 4;

#[derive(Clone, Copy)]
enum Val {
    Int(u64),
    Ptr(Pointer),
}

#[derive(PartialEq, Eq)]
enum Flow {
    Next,
    Break,
    Return,
}

/// What may decide control.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rules {
    /// not where objects lie
    Portable,
    /// also the addresses that they have
    Machine,
}

/// Executes a program at a point.
pub fn execute(program: &Program, point: &Point, rules: Rules) -> Result<Truth> {
    let mut machine = Machine {
        program,
        portable: rules == Rules::Portable,
        memory: Vec::new(),
        first_global: point.first_global,
        promises: Vec::new(),
        bits: 0,
        fuel: FUEL,
        stores: 0,
        top: 1 << 40,
        counts: HashMap::new(),
        truth: Truth::default(),
    };
    for o in &point.objects {
        machine.memory.push(Memory {
            address: o.address,
            bytes: o.bytes.iter().map(|b| Byte::Plain(*b)).collect(),
            stores: vec![(0, 0); o.bytes.len()],
            constant: false,
            live: true,
        });
    }
    for (k, constant) in program.globals.iter().enumerate() {
        machine.memory[point.first_global + k].constant = constant.is_some();
    }
    let pointer = |to: Option<(usize, u64)>| match to {
        None => NULL,
        Some((object, offset)) => Pointer {
            address: point.objects[object].address.wrapping_add(offset),
            object: Some(object),
            based: 0,
        },
    };
    for (k, o) in point.objects.iter().enumerate() {
        for (at, to) in &o.pointers {
            for i in 0..8 {
                machine.memory[k].bytes[*at as usize + i] = match to {
                    None => Byte::Plain(0),
                    Some(_) => Byte::Part(pointer(*to), i as u8),
                };
            }
        }
    }
    let arguments = point.arguments.iter().map(|a| match a {
        Argument::Int(v) => Val::Int(*v as u64),
        Argument::Ptr(to) => Val::Ptr(pointer(*to)),
    });
    machine.call(0, arguments.collect())?;
    let Machine { counts, mut truth, .. } = machine;
    let reached = program.reached();
    for (k, f) in program.functions.iter().enumerate().filter(|(k, _)| reached[*k]) {
        for name in blocks(f) {
            let n = counts.get(&(k, name.clone())).copied().unwrap_or(0);
            truth.counts.insert((f.name.clone(), name), n);
        }
    }
    Ok(truth)
}

/// The names of the blocks of a function.
pub fn blocks(f: &Function) -> Vec<String> {
    fn walk(list: &[Stmt], to: &mut Vec<String>) {
        for s in list {
            match s {
                Stmt::If(id, _, yes, no) => {
                    to.push(format!("then{id}"));
                    if !no.is_empty() {
                        to.push(format!("else{id}"));
                    }
                    to.push(format!("join{id}"));
                    walk(yes, to);
                    walk(no, to);
                }
                Stmt::Loop(l) => {
                    if !l.rotated {
                        to.push(format!("head{}", l.id));
                    }
                    to.push(format!("body{}", l.id));
                    to.push(format!("exit{}", l.id));
                    walk(&l.body, to);
                }
                _ => {}
            }
        }
    }
    let mut names = vec!["entry".to_owned()];
    walk(&f.body, &mut names);
    names
}

struct Machine<'p> {
    program: &'p Program,
    portable: bool,
    memory: Vec<Memory>,
    first_global: usize,
    promises: Vec<Promise>,
    bits: u32,
    fuel: u32,
    stores: u32,
    top: u64,
    counts: HashMap<(usize, String), u64>,
    truth: Truth,
}

/// An activation of a function.
struct Frame<'p> {
    f: &'p Function,
    id: usize,
    vars: Vec<Val>,
    locals: Vec<usize>,
}

fn mask(w: Width) -> u64 {
    u64::MAX >> (64 - u32::from(w))
}

fn signed(v: u64, w: Width) -> i64 {
    let shift = 64 - u32::from(w);
    ((v << shift) as i64) >> shift
}

fn compare(pred: Pred, a: u64, b: u64, w: Width) -> bool {
    match pred {
        Pred::Eq => a == b,
        Pred::Ne => a != b,
        Pred::Ult => a < b,
        Pred::Ule => a <= b,
        Pred::Ugt => a > b,
        Pred::Slt => signed(a, w) < signed(b, w),
        Pred::Sgt => signed(a, w) > signed(b, w),
    }
}

impl<'p> Machine<'p> {
    fn call(&mut self, id: usize, mut arguments: Vec<Val>) -> Result<Option<Val>> {
        let f = &self.program.functions[id];
        let promises = self.promises.len();
        for (k, a) in arguments.iter_mut().enumerate() {
            match (a, f.vars[k]) {
                (Val::Int(v), Ty::Int(w)) => *v &= mask(w),
                (Val::Ptr(p), Ty::Ptr) if f.noalias[k] => {
                    if self.bits == u128::BITS {
                        return Err("more noalias parameters than can be told apart");
                    }
                    let bit = 1 << self.bits;
                    self.bits += 1;
                    p.based |= bit;
                    self.promises.push(Promise { bit, seen: HashMap::new() });
                }
                (Val::Ptr(_), Ty::Ptr) => {}
                _ => return Err("an argument of another type"),
            }
        }
        let mut vars = arguments;
        vars.extend(f.vars[f.params..].iter().map(|t| match t {
            Ty::Int(_) => Val::Int(0),
            Ty::Ptr => Val::Ptr(NULL),
        }));
        let locals: Vec<usize> = (0..f.locals).map(|_| self.allocate()).collect();
        let mut frame = Frame { f, id, vars, locals };
        self.count(&frame, "entry".into());
        let flow = self.list(&mut frame, &f.body)?;
        let result = match (&f.result, flow) {
            (_, Flow::Break) => return Err("a break outside a loop"),
            (None, _) => None,
            (Some(_), Flow::Return) => return Err("a return without a result"),
            (Some(Value::Int(e)), _) => Some(Val::Int(self.int(&frame, e)?)),
            (Some(Value::Ptr(e)), _) => Some(Val::Ptr(self.ptr(&frame, e)?)),
        };
        for l in frame.locals {
            self.memory[l].live = false;
        }
        self.promises.truncate(promises);
        Ok(result)
    }

    fn count(&mut self, frame: &Frame<'_>, block: String) {
        *self.counts.entry((frame.id, block)).or_default() += 1;
    }

    fn step(&mut self) -> Result<()> {
        self.fuel = self.fuel.checked_sub(1).ok_or("too many steps")?;
        Ok(())
    }

    fn list(&mut self, frame: &mut Frame<'p>, list: &'p [Stmt]) -> Result<Flow> {
        for s in list {
            match self.stmt(frame, s)? {
                Flow::Next => {}
                leaves => return Ok(leaves),
            }
        }
        Ok(Flow::Next)
    }

    fn stmt(&mut self, frame: &mut Frame<'p>, s: &'p Stmt) -> Result<Flow> {
        self.step()?;
        match s {
            Stmt::SetInt(v, e) => {
                if frame.f.vars[*v] != Ty::Int(frame.f.width(e)) {
                    return Err("a value of another width");
                }
                frame.vars[*v] = Val::Int(self.int(frame, e)?);
            }
            Stmt::SetPtr(v, e) => frame.vars[*v] = Val::Ptr(self.ptr(frame, e)?),
            Stmt::Store(w, p, e) => {
                let p = self.ptr(frame, p)?;
                let v = self.int(frame, e)?;
                let bytes: Vec<Byte> =
                    (0..w / 8).map(|i| Byte::Plain((v >> (8 * i)) as u8)).collect();
                self.write(p, &bytes)?;
            }
            Stmt::StorePtr(p, e) => {
                let p = self.ptr(frame, p)?;
                let v = self.ptr(frame, e)?;
                let part = |i| match v {
                    NULL => Byte::Plain(0),
                    _ => Byte::Part(v, i),
                };
                self.write(p, &(0..8).map(part).collect::<Vec<_>>())?;
            }
            Stmt::Copy(to, from, n) => {
                let (to, from) = (self.ptr(frame, to)?, self.ptr(frame, from)?);
                let n = self.int(frame, n)?;
                let far = to.address.abs_diff(from.address);
                if n > SIZE || far < n {
                    return Err("a copy that overlaps or is long");
                }
                let bytes = self.read(from, n)?;
                self.write(to, &bytes)?;
            }
            Stmt::Fill(to, v, n) => {
                let to = self.ptr(frame, to)?;
                let v = self.int(frame, v)? as u8;
                let n = self.int(frame, n)?;
                if n > SIZE {
                    return Err("a long fill");
                }
                self.write(to, &vec![Byte::Plain(v); n as usize])?;
            }
            Stmt::If(id, c, yes, no) => {
                let taken = self.cond(frame, c)?;
                self.truth.ways.entry((frame.id, *id)).or_default()[usize::from(taken)] = true;
                let flow = if taken {
                    self.count(frame, format!("then{id}"));
                    self.list(frame, yes)?
                } else {
                    if !no.is_empty() {
                        self.count(frame, format!("else{id}"));
                    }
                    self.list(frame, no)?
                };
                if flow == Flow::Next {
                    self.count(frame, format!("join{id}"));
                }
                return Ok(flow);
            }
            Stmt::Loop(l) => return self.one_loop(frame, l),
            Stmt::Call(callee, args, to) => {
                let f = self.program.functions.get(*callee).ok_or("no such function")?;
                if *callee <= frame.id || args.len() != f.params {
                    return Err("a call of an earlier function");
                }
                let mut values = Vec::new();
                for a in args {
                    values.push(match a {
                        Value::Int(e) => Val::Int(self.int(frame, e)?),
                        Value::Ptr(e) => Val::Ptr(self.ptr(frame, e)?),
                    });
                }
                let result = self.call(*callee, values)?;
                if let Some(to) = to {
                    if f.result_type() != Some(frame.f.vars[*to]) {
                        return Err("a result of another type");
                    }
                    frame.vars[*to] = result.ok_or("no result")?;
                }
            }
            Stmt::Break => return Ok(Flow::Break),
            Stmt::Return => return Ok(Flow::Return),
        }
        Ok(Flow::Next)
    }

    fn one_loop(&mut self, frame: &mut Frame<'p>, l: &'p Loop) -> Result<Flow> {
        loop {
            self.step()?;
            if !l.rotated {
                self.count(frame, format!("head{}", l.id));
                if !self.cond(frame, &l.cond)? {
                    break;
                }
            }
            self.count(frame, format!("body{}", l.id));
            match self.list(frame, &l.body)? {
                Flow::Next => {}
                Flow::Break => break,
                Flow::Return => return Ok(Flow::Return),
            }
            if l.rotated && !self.cond(frame, &l.cond)? {
                break;
            }
        }
        self.count(frame, format!("exit{}", l.id));
        Ok(Flow::Next)
    }

    fn cond(&mut self, frame: &Frame<'p>, c: &Cond) -> Result<bool> {
        match c {
            Cond::Int(pred, a, b) => {
                let w = frame.f.width(a);
                if w != frame.f.width(b) {
                    return Err("operands of two widths");
                }
                let (a, b) = (self.int(frame, a)?, self.int(frame, b)?);
                Ok(compare(*pred, a, b, w))
            }
            Cond::Ptr(pred, a, b) => {
                let (a, b) = (self.ptr(frame, a)?, self.ptr(frame, b)?);
                let order = !matches!(pred, Pred::Eq | Pred::Ne) && self.portable;
                if order && a.object != b.object {
                    return Err("which of two objects lies first");
                }
                // how far offsets may wrap depends on where the object lies
                let far = |p: Pointer| match p.object {
                    None => false,
                    Some(o) => self.memory[o].address.abs_diff(p.address) >= 1 << 19,
                };
                if order && (far(a) || far(b)) {
                    return Err("an order of places far from their object");
                }
                Ok(compare(*pred, a.address, b.address, 64))
            }
        }
    }

    fn int(&mut self, frame: &Frame<'p>, e: &Int) -> Result<u64> {
        self.step()?;
        let w = frame.f.width(e);
        Ok(match e {
            Int::Const(w, v) => *v as u64 & mask(*w),
            Int::Var(v) => match frame.vars[*v] {
                Val::Int(v) => v,
                Val::Ptr(_) => return Err("a pointer as an integer"),
            },
            Int::Bin(op, nsw, a, b) => {
                if frame.f.width(b) != w {
                    return Err("operands of two widths");
                }
                let (x, y) = (self.int(frame, a)?, self.int(frame, b)?);
                let (sx, sy) = (i128::from(signed(x, w)), i128::from(signed(y, w)));
                let shifts = matches!(op, Op::Shl | Op::Lshr);
                if shifts && y >= u64::from(w) {
                    return Err("a shift by too much");
                }
                let (v, exact) = match op {
                    Op::Add => (x.wrapping_add(y), Some(sx + sy)),
                    Op::Sub => (x.wrapping_sub(y), Some(sx - sy)),
                    Op::Mul => (x.wrapping_mul(y), Some(sx * sy)),
                    Op::And => (x & y, None),
                    Op::Or => (x | y, None),
                    Op::Xor => (x ^ y, None),
                    Op::Shl => (x << y, None),
                    Op::Lshr => (x >> y, None),
                };
                let v = v & mask(w);
                if *nsw && exact.is_some_and(|e| e != i128::from(signed(v, w))) {
                    return Err("a signed overflow");
                }
                v
            }
            Int::Cast(to, sign, a) => {
                let from = frame.f.width(a);
                let v = self.int(frame, a)?;
                (if *sign { signed(v, from) as u64 } else { v }) & mask(*to)
            }
            Int::Select(c, a, b) => {
                if frame.f.width(b) != w {
                    return Err("operands of two widths");
                }
                let c = self.cond(frame, c)?;
                let (a, b) = (self.int(frame, a)?, self.int(frame, b)?);
                if c {
                    a
                } else {
                    b
                }
            }
            Int::Load(w, p) => {
                let p = self.ptr(frame, p)?;
                let mut v = 0;
                for (i, b) in self.read(p, u64::from(w / 8))?.iter().enumerate() {
                    match b {
                        Byte::Plain(b) => v |= u64::from(*b) << (8 * i),
                        Byte::Part(..) => return Err("a part of a pointer as an integer"),
                        Byte::Unwritten => return Err("a byte that was never written"),
                    }
                }
                v
            }
            Int::Diff(a, b) => {
                let (a, b) = (self.ptr(frame, a)?, self.ptr(frame, b)?);
                if a.object != b.object && self.portable {
                    return Err("the distance of two objects");
                }
                a.address.wrapping_sub(b.address)
            }
        })
    }

    fn ptr(&mut self, frame: &Frame<'p>, e: &Ptr) -> Result<Pointer> {
        self.step()?;
        Ok(match e {
            Ptr::Null => NULL,
            Ptr::Var(v) => match frame.vars[*v] {
                Val::Ptr(p) => p,
                Val::Int(_) => return Err("an integer as a pointer"),
            },
            Ptr::Global(k) => self.object(self.first_global + k),
            Ptr::Local(k) => self.object(*frame.locals.get(*k).ok_or("no such local")?),
            Ptr::Gep { inbounds, element, base, index } => {
                let base = self.ptr(frame, base)?;
                let w = frame.f.width(index);
                let index = signed(self.int(frame, index)?, w);
                self.displaced(base, i128::from(index) * i128::from(*element), *inbounds)?
            }
            Ptr::Field(base, k) => {
                let base = self.ptr(frame, base)?;
                self.displaced(base, i128::from(FIELDS[*k]), true)?
            }
            Ptr::Select(c, a, b) => {
                let c = self.cond(frame, c)?;
                let (a, b) = (self.ptr(frame, a)?, self.ptr(frame, b)?);
                if c {
                    a
                } else {
                    b
                }
            }
            Ptr::Trip(trip, p) => {
                let p = self.ptr(frame, p)?;
                match trip {
                    Trip::Add(k) => Pointer { address: p.address.wrapping_add(*k as u64), ..p },
                    Trip::Plain | Trip::Or | Trip::Xor(_) | Trip::Mask => p,
                }
            }
            Ptr::Load(p) | Ptr::LoadInt(p) => {
                let p = self.ptr(frame, p)?;
                let bytes = self.read(p, 8)?;
                if bytes.iter().all(|b| *b == Byte::Plain(0)) {
                    return Ok(NULL);
                }
                let Byte::Part(found, 0) = bytes[0] else { return Err("no pointer is there") };
                let whole = bytes.iter().enumerate().all(|(i, b)| *b == Byte::Part(found, i as u8));
                if !whole {
                    return Err("parts of pointers");
                }
                found
            }
        })
    }
}

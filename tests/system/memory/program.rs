//! A random program as a tree: functions over integer and pointer variables whose control is
//! decided through memory.
//!
//! The tree says what is computed, not that it is defined: [`oracle`](super::oracle) executes it
//! and rejects what is undefined, so whoever builds or shrinks a program need not be careful.

/// Bits of an integer: 8, 16, 32 or 64.
pub type Width = u8;

pub const WIDTHS: [Width; 4] = [8, 16, 32, 64];

/// Bytes of each object.
pub const SIZE: u64 = 48;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ty {
    Int(Width),
    Ptr,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Op {
    Add,
    Sub,
    Mul,
    And,
    Or,
    Xor,
    Shl,
    Lshr,
}

impl Op {
    pub const fn name(self) -> &'static str {
        match self {
            Op::Add => "add",
            Op::Sub => "sub",
            Op::Mul => "mul",
            Op::And => "and",
            Op::Or => "or",
            Op::Xor => "xor",
            Op::Shl => "shl",
            Op::Lshr => "lshr",
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pred {
    Eq,
    Ne,
    Ult,
    Ule,
    Ugt,
    Slt,
    Sgt,
}

impl Pred {
    pub const fn name(self) -> &'static str {
        match self {
            Pred::Eq => "eq",
            Pred::Ne => "ne",
            Pred::Ult => "ult",
            Pred::Ule => "ule",
            Pred::Ugt => "ugt",
            Pred::Slt => "slt",
            Pred::Sgt => "sgt",
        }
    }
}

#[derive(Clone, Debug)]
pub enum Int {
    Const(Width, i64),
    Var(usize),
    /// the flag is `nsw`
    Bin(Op, bool, Box<Int>, Box<Int>),
    /// to that width, with or without sign where it grows
    Cast(Width, bool, Box<Int>),
    Select(Box<Cond>, Box<Int>, Box<Int>),
    Load(Width, Box<Ptr>),
    /// the distance in bytes of two places in one object
    Diff(Box<Ptr>, Box<Ptr>),
}

#[derive(Clone, Debug)]
pub enum Cond {
    Int(Pred, Int, Int),
    Ptr(Pred, Ptr, Ptr),
}

/// How a pointer goes through an integer and back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trip {
    Plain,
    /// `| 0`
    Or,
    /// `+ k`
    Add(i64),
    /// `^ k ^ k`
    Xor(i64),
    /// `llvm.ptrmask` with all bits
    Mask,
}

#[derive(Clone, Debug)]
pub enum Ptr {
    Null,
    Var(usize),
    Global(usize),
    Local(usize),
    /// elements of so many bytes
    Gep {
        inbounds: bool,
        element: u64,
        base: Box<Ptr>,
        index: Box<Int>,
    },
    /// a field of the structure `S`
    Field(Box<Ptr>, usize),
    Select(Box<Cond>, Box<Ptr>, Box<Ptr>),
    Trip(Trip, Box<Ptr>),
    Load(Box<Ptr>),
    /// loaded as a 64-bit integer
    LoadInt(Box<Ptr>),
}

/// The structure `S = { i8, i32, i16, ptr }`: offsets of its fields.
pub const FIELDS: [u64; 4] = [0, 4, 8, 16];

#[derive(Clone, Debug)]
pub enum Value {
    Int(Int),
    Ptr(Ptr),
}

#[derive(Clone, Debug)]
pub enum Stmt {
    SetInt(usize, Int),
    SetPtr(usize, Ptr),
    Store(Width, Ptr, Int),
    StorePtr(Ptr, Ptr),
    /// destination, source, length of 64 bits
    Copy(Ptr, Ptr, Int),
    /// destination, byte, length
    Fill(Ptr, Int, Int),
    If(u32, Cond, Vec<Stmt>, Vec<Stmt>),
    Loop(Loop),
    /// a later function, arguments, where its result goes
    Call(usize, Vec<Value>, Option<usize>),
    Break,
    Return,
}

#[derive(Clone, Debug)]
pub struct Loop {
    pub id: u32,
    /// the condition stands behind the body
    pub rotated: bool,
    pub cond: Cond,
    pub body: Vec<Stmt>,
}

#[derive(Clone, Debug)]
pub struct Function {
    pub name: String,
    /// the first variables are the parameters
    pub params: usize,
    pub vars: Vec<Ty>,
    /// for each parameter
    pub noalias: Vec<bool>,
    /// local arrays, each of [`SIZE`] bytes
    pub locals: usize,
    pub body: Vec<Stmt>,
    pub result: Option<Value>,
    /// may a compiler inline it?
    pub inline: bool,
}

/// The first function is the one under test; a function calls later ones only.
#[derive(Clone, Debug)]
pub struct Program {
    pub functions: Vec<Function>,
    /// bytes of those that are constant
    pub globals: Vec<Option<Vec<u8>>>,
    /// what the names of its globals and functions start with
    pub prefix: String,
}

impl Program {
    /// The name of a global.
    pub fn global(&self, k: usize) -> String {
        format!("{}g{k}", self.prefix)
    }

    /// Its names start with this, so that several programs are one file.
    pub fn with_prefix(mut self, prefix: &str) -> Program {
        self.prefix = prefix.to_owned();
        self.functions.iter_mut().for_each(|f| f.name.insert_str(0, prefix));
        self
    }
}

impl Function {
    /// The name of a parameter.
    pub fn param(&self, k: usize) -> String {
        match self.vars[k] {
            Ty::Int(_) => format!("n{k}"),
            Ty::Ptr => format!("p{k}"),
        }
    }

    pub fn result_type(&self) -> Option<Ty> {
        match &self.result {
            None => None,
            Some(Value::Int(i)) => Some(Ty::Int(self.width(i))),
            Some(Value::Ptr(_)) => Some(Ty::Ptr),
        }
    }

    /// The width of an integer expression.
    pub fn width(&self, e: &Int) -> Width {
        match e {
            Int::Const(w, _) | Int::Cast(w, ..) | Int::Load(w, _) => *w,
            Int::Var(v) => match self.vars[*v] {
                Ty::Int(w) => w,
                Ty::Ptr => 64,
            },
            Int::Bin(_, _, a, _) | Int::Select(_, a, _) => self.width(a),
            Int::Diff(..) => 64,
        }
    }

    /// Gives each branch and loop a number of its own.
    pub fn number(&mut self) {
        let mut next = 0;
        number(&mut self.body, &mut next);
    }
}

fn number(list: &mut [Stmt], next: &mut u32) {
    for s in list {
        match s {
            Stmt::If(id, _, yes, no) => {
                *id = *next;
                *next += 1;
                number(yes, next);
                number(no, next);
            }
            Stmt::Loop(l) => {
                l.id = *next;
                *next += 1;
                number(&mut l.body, next);
            }
            _ => {}
        }
    }
}

/// The variables that statements assign.
pub fn assigned(list: &[Stmt], to: &mut Vec<usize>) {
    for s in list {
        match s {
            Stmt::SetInt(v, _) | Stmt::SetPtr(v, _) | Stmt::Call(_, _, Some(v))
                if !to.contains(v) =>
            {
                to.push(*v);
            }
            Stmt::If(_, _, yes, no) => {
                assigned(yes, to);
                assigned(no, to);
            }
            Stmt::Loop(l) => assigned(&l.body, to),
            _ => {}
        }
    }
}

/// Where a program is executed: what its pointers point to and what the memory holds.
#[derive(Clone, Debug)]
pub struct Point {
    /// of the function under test
    pub arguments: Vec<Argument>,
    /// those that parameters point to, the globals, those that only loaded pointers point to
    pub objects: Vec<Object>,
    /// object of the first global
    pub first_global: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Argument {
    Int(i64),
    /// an object and an offset, or null
    Ptr(Option<(usize, u64)>),
}

#[derive(Clone, Debug)]
pub struct Object {
    pub address: u64,
    pub bytes: Vec<u8>,
    /// pointers that it holds: where, and to which place (none: null)
    pub pointers: Vec<(u64, Option<(usize, u64)>)>,
}

impl Program {
    /// The functions that the one under test reaches, itself included.
    pub fn reached(&self) -> Vec<bool> {
        fn walk(list: &[Stmt], to: &mut [bool]) {
            for s in list {
                match s {
                    Stmt::Call(k, ..) => to[*k] = true,
                    Stmt::If(_, _, yes, no) => {
                        walk(yes, to);
                        walk(no, to);
                    }
                    Stmt::Loop(l) => walk(&l.body, to),
                    _ => {}
                }
            }
        }
        let mut reached = vec![false; self.functions.len()];
        reached[0] = true;
        // a function calls later ones only
        for k in 0..reached.len() {
            if reached[k] {
                walk(&self.functions[k].body, &mut reached);
            }
        }
        reached
    }
}

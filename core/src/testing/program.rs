//! The little language of the generator: statements over mutable integer variables.
//!
//! Every program of this language lowers to a function that verifies: operands of another width
//! are cast, variables start at 0, a break out of no loop is nothing. So a shrinker may cut
//! wherever it likes.

use crate::ir::{BinaryOp, Flags, Predicate, UnaryOp};

/// A program: the first function is the one under test; each calls only later ones, or itself.
#[derive(Clone, PartialEq, Debug)]
pub struct Program {
    /// the functions
    pub functions: Vec<Func>,
}

/// A function. Its first variables are its parameters.
#[derive(Clone, PartialEq, Debug)]
pub struct Func {
    /// number of integer parameters, `p0`, `p1`, …
    pub params: usize,
    /// does it have a pointer parameter `shape` behind those, for [`Expr::Shape`]?
    pub shape: bool,
    /// widths of the variables in bits, parameters first; the others start at 0
    pub widths: Vec<u8>,
    /// statements
    pub body: Vec<Stmt>,
    /// the variable that it returns
    pub result: Option<usize>,
}

/// An integer expression. It is evaluated at the width that its place asks for.
#[derive(Clone, PartialEq, Debug)]
pub enum Expr {
    /// a variable, sign-extended or truncated
    Var(usize),
    /// a constant
    Const(i64),
    /// an operation on two (not an overflow test)
    Binary(BinaryOp, Flags, Box<Expr>, Box<Expr>),
    /// an operation on one (not `bswap`)
    Unary(UnaryOp, Box<Expr>),
    /// a choice
    Select(Box<Cond>, Box<Expr>, Box<Expr>),
    /// the expression evaluated at another width, then cast; `true` by sign extension
    Cast(u8, bool, Box<Expr>),
    /// the expression without poison
    Freeze(Box<Expr>),
    /// a 32-bit number in memory, so many bytes from `shape`
    Shape(u8),
    /// data
    Opaque,
}

/// How two conditions are joined.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Join {
    /// by an operation on bits
    Bits,
    /// by `select`
    Select,
    /// by branches, where it decides a branch
    Blocks,
}

/// A condition.
#[derive(Clone, PartialEq, Debug)]
pub enum Cond {
    /// a comparison at a width
    Compare(Predicate, u8, Expr, Expr),
    /// both
    And(Join, Box<Cond>, Box<Cond>),
    /// either or both
    Or(Join, Box<Cond>, Box<Cond>),
    /// one of them but not both
    Xor(Box<Cond>, Box<Cond>),
    /// not
    Not(Box<Cond>),
    /// the lowest bit of an expression of a width above 1
    Bit(u8, Expr),
    /// does that operation of that width overflow?
    Overflow(BinaryOp, u8, Expr, Expr),
    /// a constant
    Const(bool),
    /// data
    Opaque,
}

/// How the variable of a counted loop goes on.
#[derive(Clone, PartialEq, Debug)]
pub enum Step {
    /// by a sum
    Add(Expr),
    /// by a product
    Mul(i64),
    /// by an operation with a constant: a shift or a division
    By(BinaryOp, i64),
}

/// The form of a counted loop.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Shape {
    /// tested at the top
    Top,
    /// tested at the top, with the annotations of the structured builder where they apply
    Structured,
    /// a guard before the loop, which tests at its bottom
    Rotated,
    /// tested at the bottom, without a guard
    Bottom,
    /// from the start up by one below the end, in steps of four with a remainder loop, as LLVM
    /// unrolls
    Unrolled,
}

/// A counted loop.
#[derive(Clone, PartialEq, Debug)]
pub struct Counted {
    /// the variable that counts
    pub var: usize,
    /// its start
    pub start: Expr,
    /// its end
    pub end: Expr,
    /// goes on while (variable, end) compare so
    pub pred: Predicate,
    /// the test at the bottom of a rotated loop, where it differs (`!=` behind a guard `<`)
    pub latch_pred: Option<Predicate>,
    /// how it goes on
    pub step: Step,
    /// promises about the step
    pub flags: Flags,
    /// form
    pub shape: Shape,
    /// is the end evaluated anew at each test?
    pub end_anew: bool,
    /// body
    pub body: Vec<Stmt>,
}

/// A statement.
#[derive(Clone, PartialEq, Debug)]
pub enum Stmt {
    /// gives a variable a value
    Assign(usize, Expr),
    /// a choice
    If(Cond, Vec<Stmt>, Vec<Stmt>),
    /// a counted loop
    For(Box<Counted>),
    /// a loop while the condition is true, tested first or last
    While {
        /// the condition
        cond: Cond,
        /// tested before the body?
        first: bool,
        /// body
        body: Vec<Stmt>,
    },
    /// a choice by the value of an expression of a width
    Switch(u8, Expr, Vec<(i64, Vec<Stmt>)>, Vec<Stmt>),
    /// out of the loop so many loops around the innermost
    Break(usize),
    /// to the next iteration of the loop so many loops around the innermost
    Continue(usize),
    /// out of the function
    Return,
    /// out of the program
    Exit,
    /// a call of the function of that number, if there is one behind the caller, or of the caller
    /// itself, which the generator leaves to tests; the result goes to a variable
    Call(usize, Vec<Expr>, Option<usize>),
}

impl Program {
    /// A measure of size; every shrink makes it smaller.
    pub fn weight(&self) -> u64 {
        self.functions.iter().map(|f| 10 + f.params as u64 + weigh_all(&f.body)).sum()
    }
}

fn weigh_all(stmts: &[Stmt]) -> u64 {
    stmts.iter().map(Stmt::weight).sum()
}

fn flags_weight(flags: Flags) -> u64 {
    u64::from(flags.nsw) + u64::from(flags.nuw) + u64::from(flags.exact)
}

impl Stmt {
    pub(super) fn weight(&self) -> u64 {
        8 + match self {
            Stmt::Assign(_, e) => e.weight(),
            Stmt::If(c, t, e) => c.weight() + weigh_all(t) + weigh_all(e),
            Stmt::For(l) => {
                let step = match &l.step {
                    Step::Add(Expr::Const(1)) => 0,
                    Step::Add(e) => 1 + e.weight(),
                    Step::Mul(_) | Step::By(..) => 4,
                };
                let shape = match l.shape {
                    Shape::Top => 0,
                    Shape::Structured => 1,
                    Shape::Bottom | Shape::Rotated => 2,
                    Shape::Unrolled => 3,
                };
                l.start.weight()
                    + l.end.weight()
                    + step
                    + shape
                    + u64::from(l.pred != Predicate::Slt)
                    + u64::from(l.latch_pred.is_some())
                    + u64::from(l.end_anew)
                    + flags_weight(l.flags)
                    + weigh_all(&l.body)
            }
            Stmt::While { cond, first, body } => {
                cond.weight() + u64::from(!first) + weigh_all(body)
            }
            Stmt::Switch(_, e, cases, default) => {
                let cases: u64 = cases.iter().map(|(_, body)| 2 + weigh_all(body)).sum();
                2 + e.weight() + cases + weigh_all(default)
            }
            Stmt::Break(_) | Stmt::Continue(_) | Stmt::Return | Stmt::Exit => 0,
            Stmt::Call(_, args, result) => {
                args.iter().map(Expr::weight).sum::<u64>() + u64::from(result.is_some())
            }
        }
    }
}

impl Expr {
    pub(super) fn weight(&self) -> u64 {
        match self {
            Expr::Const(0) => 1,
            Expr::Const(1) => 2,
            Expr::Const(_) | Expr::Var(_) => 3,
            Expr::Binary(_, flags, a, b) => 3 + flags_weight(*flags) + a.weight() + b.weight(),
            Expr::Unary(_, a) | Expr::Cast(_, _, a) | Expr::Freeze(a) => 3 + a.weight(),
            Expr::Select(c, a, b) => 3 + c.weight() + a.weight() + b.weight(),
            Expr::Shape(_) | Expr::Opaque => 4,
        }
    }
}

impl Cond {
    pub(super) fn weight(&self) -> u64 {
        match self {
            Cond::Const(_) => 1,
            Cond::Opaque => 2,
            Cond::Bit(_, a) => 2 + a.weight(),
            Cond::Compare(_, _, a, b) => 2 + a.weight() + b.weight(),
            Cond::Overflow(_, _, a, b) => 3 + a.weight() + b.weight(),
            Cond::And(join, a, b) | Cond::Or(join, a, b) => {
                let join = match join {
                    Join::Bits => 0,
                    Join::Select => 1,
                    Join::Blocks => 2,
                };
                2 + join + a.weight() + b.weight()
            }
            Cond::Xor(a, b) => 2 + a.weight() + b.weight(),
            Cond::Not(a) => 2 + a.weight(),
        }
    }
}

//! Builds a function from structured control flow: `for`, `while`, `if`, `switch`, `parallel` and
//! regions, with values carried in and out of each, as MLIR's `scf` has them.
//!
//! What comes out is the same control-flow graph that every other frontend makes, with a
//! [`LoopAnnotation`](super::LoopAnnotation) on each loop and every block that the lowering adds (a
//! counted loop's own header, the block behind an operation) marked hidden. A region is begun and
//! ended by two calls, not by nesting closures, so that the depth of a nest costs no stack.
//!
//! ```
//! use symprof_core::ir::{structured::*, *};
//! // for i < m { for j < n { for k < p { multiply-add } } }
//! let mut s = StructuredBuilder::new("matmul");
//! let [m, n, p] = ["m", "n", "p"].map(|name| s.ins().param(name, Type::Int(64)));
//! let zero = s.ins().iconst(Type::Int(64), 0);
//! let one = s.ins().iconst(Type::Int(64), 1);
//! for end in [m, n, p] {
//!     s.begin_for(For::new("scf.for", zero, end, one), &[])?;
//! }
//! s.ins().opaque(Type::Opaque, "multiply-add");
//! for _ in 0..3 {
//!     s.end_for(&[])?;
//! }
//! s.ret(None);
//! let function = s.finish()?;
//! let names = function.layout.iter().map(|&b| &function.blocks[b]);
//! let shown: Vec<&str> = names.filter(|b| !b.hidden).map(|b| b.name.as_str()).collect();
//! assert_eq!(shown, [
//!     "entry",
//!     "scf.for#0.body",
//!     "scf.for#0.body/scf.for#0.body",
//!     "scf.for#0.body/scf.for#0.body/scf.for#0.body",
//! ]);
//! # Ok::<(), StructuredError>(())
//! ```
//!
//! # Names
//! Blocks are named by their path: the `k`-th operation `scf.for` of a region is `scf.for#k`, its
//! region `scf.for#k.body`, an `scf.if` in there `scf.for#k.body/scf.if#0.then`. The names of the
//! operations are the caller's; those of the regions are `body`, `then`, `else`, `before`, `after`,
//! `case0`, `case1`, …, `default`. Hidden blocks end in `.header`, `.latch` and `.exit`.
//!
//! # The semantics of `for`
//! `for (i = start; i < end; i += step)`, the comparison signed unless it is made
//! [`unsigned`](For::unsigned), the sum modulo 2^w. This is what `scf.for` means after its lowering
//! to `cf`. The sum bears no flag by default, although a step is positive and values that enter the
//! body do not wrap: the last sum is formed only to be compared, and a frontend that marked it `nsw`
//! would turn a loop up to the greatest integer, which MLIR runs (without an end), into an undefined
//! one. A frontend whose source promises the absence of that wrap says so by [`For::flags`].

mod choices;
mod error;
mod loops;
#[cfg(test)]
mod tests;

pub use error::StructuredError;

use super::builder::FunctionBuilder;
use super::call::{CallEffects, CallInfo, Callee};
use super::entities::{Block, Value};
use super::function::{BlockData, Function};
use super::inst::{Flags, Terminator};
use super::types::Type;
use rustc_hash::FxHashMap;

type Result<T> = std::result::Result<T, StructuredError>;

/// A counted loop to be: its triple and what is known about it. See the [module](self) for what
/// it means.
#[derive(Clone, Debug)]
#[must_use]
pub struct For<'a> {
    op: &'a str,
    triple: (Value, Value, Value),
    unsigned: bool,
    parallel: bool,
    flags: Flags,
}

impl<'a> For<'a> {
    /// A loop by an operation of that name, from `start` below `end` (signed) by `step`.
    pub fn new(op: &'a str, start: Value, end: Value, step: Value) -> Self {
        let triple = (start, end, step);
        For { op, triple, unsigned: false, parallel: false, flags: Flags::NONE }
    }

    /// Compares as unsigned.
    pub fn unsigned(mut self) -> Self {
        self.unsigned = true;
        self
    }

    /// Iterations may run in any order or at once.
    pub fn parallel(mut self) -> Self {
        self.parallel = true;
        self
    }

    /// What the source promises about each `i + step`, the last one included.
    pub fn flags(mut self, flags: Flags) -> Self {
        self.flags = flags;
        self
    }
}

/// Where names are counted: a region or a block of one.
#[derive(Debug, Default)]
struct Scope {
    path: String,
    counts: FxHashMap<String, u32>,
}

/// One dimension of a counted loop.
#[derive(Debug)]
struct Level {
    header: Block,
    iv: Value,
    step: Value,
    flags: Flags,
    /// the iterations' carried values in the header
    args: Vec<Value>,
    /// the test, made before the block that it leads to
    cond: Value,
    /// behind the loop: the next outer dimension's latch, or the operation's exit
    exit: Block,
}

#[derive(Debug)]
enum Kind {
    For {
        levels: Vec<Level>,
    },
    While {
        before: Block,
        in_after: bool,
    },
    If {
        from: Block,
        cond: Value,
        then: Block,
        els: Option<Block>,
    },
    Switch {
        from: Block,
        value: Value,
        cases: Vec<(u64, Block)>,
        default: Option<Block>,
        open: bool,
    },
    Region,
}

#[derive(Debug)]
struct Frame {
    kind: Kind,
    /// path of the operation
    op: String,
    /// where control goes on behind it, in the layout only once it is ended
    exit: Block,
    /// types of its results; `None` until a first region yields
    results: Option<Vec<Type>>,
    /// some path leads to `exit`
    left: bool,
    outer: Scope,
}

/// Builds a function from structured operations. See the [module](self) for an example.
#[derive(Debug)]
#[must_use]
pub struct StructuredBuilder {
    b: FunctionBuilder,
    frames: Vec<Frame>,
    scope: Scope,
    /// the current block has its terminator
    ended: bool,
    dead: u32,
}

impl StructuredBuilder {
    /// Starts a function of that name, in a block named `entry`.
    pub fn new(name: impl Into<String>) -> Self {
        Self::over(FunctionBuilder::new(name))
    }

    /// Goes on in the current block of a builder.
    pub fn over(mut b: FunctionBuilder) -> Self {
        b.current();
        StructuredBuilder { b, frames: Vec::new(), scope: Scope::default(), ended: false, dead: 0 }
    }

    /// The builder for plain instructions, at the current place. Behind a return, break or
    /// continue that is a hidden block which nothing reaches.
    pub fn ins(&mut self) -> &mut FunctionBuilder {
        if self.ended {
            let name = format!("dead#{}", self.dead);
            self.dead += 1;
            let block = self.hidden(&name);
            self.attach(block);
            self.enter(block);
        }
        &mut self.b
    }

    /// The function so far, for what has no method here. Unlike [`ins`](Self::ins) it starts no
    /// block behind a return.
    pub fn func_mut(&mut self) -> &mut Function {
        self.b.func_mut()
    }

    /// The builder below, for what is not appended at the current place (values in the entry).
    /// Unlike [`ins`](Self::ins) it starts no block behind a return.
    pub fn builder(&mut self) -> &mut FunctionBuilder {
        &mut self.b
    }

    /// Is the current place behind a return, break or continue?
    pub fn is_ended(&self) -> bool {
        self.ended
    }

    /// The path of the current region (or block of a region), empty at the function's level.
    pub fn path(&self) -> &str {
        &self.scope.path
    }

    /// Goes on in a block that the caller made by [`ins`](Self::ins) (a block of an unstructured
    /// region). Operations are counted from 0 again, and named after `path`.
    pub fn switch_to(&mut self, block: Block, path: impl Into<String>) {
        self.scope = Scope { path: path.into(), counts: FxHashMap::default() };
        self.enter(block);
    }

    /// Ends the current block with a terminator of the caller's making.
    pub fn terminate(&mut self, terminator: Terminator) {
        self.ins().terminate(terminator);
        self.ended = true;
    }

    /// Returns from the function.
    pub fn ret(&mut self, value: Option<Value>) {
        self.ins().ret(value);
        self.ended = true;
    }

    /// A call by name of which nothing else is known.
    pub fn call(&mut self, name: &str, args: &[Value], result: Option<Type>) -> Option<Value> {
        let info = CallInfo {
            callee: Callee::Direct(name.to_owned()),
            args: args.to_vec(),
            effects: CallEffects::UNKNOWN,
            counted: true,
        };
        self.ins().call(result, info)
    }

    /// The finished function.
    ///
    /// # Errors
    /// [`StructuredError::Open`] and [`StructuredError::NoReturn`].
    pub fn finish(self) -> Result<Function> {
        if let Some(frame) = self.frames.last() {
            return Err(StructuredError::Open { op: frame.op.clone() });
        }
        if !self.ended {
            let function = self.b.func().name.clone();
            return Err(StructuredError::NoReturn { function });
        }
        Ok(self.b.finish())
    }

    // ---- what they share ----

    /// The path that the next operation of that name gets.
    fn peek(&self, name: &str) -> String {
        let k = self.scope.counts.get(name).copied().unwrap_or(0);
        match self.scope.path.as_str() {
            "" => format!("{name}#{k}"),
            path => format!("{path}/{name}#{k}"),
        }
    }

    fn operation(&mut self, name: &str) -> String {
        let path = self.peek(name);
        *self.scope.counts.entry(name.to_owned()).or_insert(0) += 1;
        path
    }

    /// A hidden block that is not in the layout yet.
    fn hidden(&mut self, name: &str) -> Block {
        self.b.func_mut().blocks.push(BlockData {
            name: name.to_owned(),
            params: Vec::new(),
            insts: Vec::new(),
            access: Default::default(),
            terminator: Terminator::Unreachable,
            location: None,
            loop_location: None,
            hidden: true,
            copies: Vec::new(),
        })
    }

    fn attach(&mut self, block: Block) {
        self.b.func_mut().layout.push(block);
    }

    fn enter(&mut self, block: Block) {
        self.b.switch_to(block);
        self.ended = false;
    }

    fn open(
        &mut self,
        kind: Kind,
        op: String,
        exit: Block,
        results: Option<Vec<Type>>,
        path: String,
    ) {
        let inner = Scope { path, counts: FxHashMap::default() };
        let outer = std::mem::replace(&mut self.scope, inner);
        self.frames.push(Frame { kind, op, exit, results, left: false, outer });
        self.exit_params(self.frames.len() - 1);
    }

    /// Gives the exit block a parameter for each result, once their types are known.
    fn exit_params(&mut self, k: usize) {
        let frame = &self.frames[k];
        for &ty in frame.results.iter().flatten() {
            self.b.block_param(frame.exit, ty, None);
        }
    }

    /// Goes on behind an operation that is taken off the stack; its results.
    fn leave(&mut self, frame: Frame) -> Vec<Value> {
        self.scope = frame.outer;
        if !frame.left {
            // every path returns or goes elsewhere: nothing comes behind it
            self.ended = true;
            return Vec::new();
        }
        self.attach(frame.exit);
        self.enter(frame.exit);
        self.b.func().blocks[frame.exit].params.clone()
    }

    fn not_open(&self, call: &'static str, expected: &'static str) -> StructuredError {
        let found = self.frames.last().map_or("none".into(), |f| f.op.clone());
        StructuredError::NotOpen { call, expected, found }
    }

    fn condition(&self, op: &str, cond: Value) -> Result<()> {
        match self.b.ty(cond) {
            Type::BOOL => Ok(()),
            found => {
                let (op, expected) = (op.to_owned(), "i1 (the condition)".into());
                Err(StructuredError::Type { op, index: 0, found, expected })
            }
        }
    }

    fn fits(&self, k: usize, values: &[Value], types: &[Type]) -> Result<()> {
        let op = || self.frames[k].op.clone();
        if values.len() != types.len() {
            let (expected, found) = (types.len(), values.len());
            return Err(StructuredError::Count { op: op(), expected, found });
        }
        for (index, (&v, &ty)) in values.iter().zip(types).enumerate() {
            let (found, expected) = (self.b.ty(v), ty.to_string());
            if found != ty {
                return Err(StructuredError::Type { op: op(), index, found, expected });
            }
        }
        Ok(())
    }

    /// Checks values against the results of an operation; the first ones settle the types.
    fn carry(&mut self, k: usize, values: &[Value]) -> Result<()> {
        if let Some(types) = &self.frames[k].results {
            return self.fits(k, values, types);
        }
        self.frames[k].results = Some(values.iter().map(|&v| self.b.ty(v)).collect());
        self.exit_params(k);
        Ok(())
    }

    fn yield_to_exit(&mut self, k: usize, values: &[Value]) -> Result<()> {
        if self.ended {
            return Ok(());
        }
        self.carry(k, values)?;
        self.frames[k].left = true;
        self.b.jump(self.frames[k].exit, values);
        self.ended = true;
        Ok(())
    }
}

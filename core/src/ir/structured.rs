//! Builds a function from structured control flow: `for`, `while`, `if`, `switch`, `parallel` and
//! regions, with values carried in and out of each, as MLIR's `scf` has them.
//!
//! What comes out is the same control-flow graph that every other frontend makes, with
//! [`LoopAnnotation`]s on the loops and every block that the lowering adds (a counted loop's own
//! header, the block behind an operation) marked hidden. A region is begun and ended by two calls,
//! not by nesting closures, so that the depth of a nest costs no stack.
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

use super::builder::FunctionBuilder;
use super::entities::{Block, Value};
use super::function::{BlockData, Function, LoopAnnotation};
use super::inst::{
    BinaryOp, BlockCall, CallEffects, CallInfo, Callee, Flags, Predicate, Terminator,
};
use super::types::Type;
use rustc_hash::FxHashMap;

/// Misuse of the structured builder.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StructuredError {
    /// An operation is ended or continued that is not the innermost open one.
    #[error("{call} needs an open {expected} operation, but the innermost open one is {found}: end that first")]
    NotOpen {
        /// the method called
        call: &'static str,
        /// the kind of operation it belongs to
        expected: &'static str,
        /// path of the innermost open operation, or `none`
        found: String,
    },
    /// Another number of values than the operation carries.
    #[error("{op} carries {expected} values here and got {found}: yield one for each")]
    Count {
        /// path of the operation
        op: String,
        /// number of values carried
        expected: usize,
        /// number of values given
        found: usize,
    },
    /// A value of another type than the operation carries or needs.
    #[error("{op}: value {index} is of type {found}, expected {expected}")]
    Type {
        /// path of the operation
        op: String,
        /// which one of the values given
        index: usize,
        /// its type
        found: Type,
        /// the type needed
        expected: String,
    },
    /// A `break` or `continue` out of more loops than are open.
    #[error("{call} leaves loop {level} from within, but only {open} loops are open")]
    NoLoop {
        /// the method called
        call: &'static str,
        /// which enclosing loop, 0 the innermost
        level: usize,
        /// number of open loops
        open: usize,
    },
    /// A second `else` or default of one operation.
    #[error("{op} already has its {region} region")]
    Twice {
        /// path of the operation
        op: String,
        /// the region
        region: &'static str,
    },
    /// A parallel operation over no dimension.
    #[error("{op} has no dimension: give at least one start, end and step")]
    NoDimension {
        /// path of the operation
        op: String,
    },
    /// The function is finished while an operation is open.
    #[error("{op} is still open: end it before the function is finished")]
    Open {
        /// path of the operation
        op: String,
    },
    /// The function is finished without a return.
    #[error("function @{function} ends without a return: call `ret` (or a `terminate`) first")]
    NoReturn {
        /// name of the function
        function: String,
    },
}

type Result<T> = std::result::Result<T, StructuredError>;

/// A counted loop to be: its triple and what is known about it. See the [module](self) for what
/// it means.
#[derive(Clone, Debug)]
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

    // ---- counted loops ----

    /// Begins a counted loop that carries values: the induction variable and the values in the
    /// body.
    ///
    /// # Errors
    /// [`StructuredError::Type`] unless start, end and step are integers of one type.
    pub fn begin_for(&mut self, spec: For<'_>, init: &[Value]) -> Result<(Value, Vec<Value>)> {
        let (ivs, args) = self.begin_parallel(spec.op, std::slice::from_ref(&spec), init)?;
        Ok((ivs[0], args))
    }

    /// Ends a counted loop with the values for the next iteration; its results.
    ///
    /// # Errors
    /// [`StructuredError::NotOpen`], [`StructuredError::Count`], [`StructuredError::Type`].
    pub fn end_for(&mut self, yields: &[Value]) -> Result<Vec<Value>> {
        if !matches!(self.frames.last(), Some(Frame { kind: Kind::For { .. }, .. })) {
            return Err(self.not_open("end_for", "for"));
        }
        let k = self.frames.len() - 1;
        self.next_iteration(k, yields)?;
        let Some(frame) = self.frames.pop() else { return Ok(Vec::new()) };
        let Kind::For { levels } = &frame.kind else { return Ok(Vec::new()) };
        // from the inside out: behind each dimension is the latch of the one around it
        for k in (0..levels.len()).rev() {
            let level = &levels[k];
            let els = BlockCall::new(level.exit, level.args.clone());
            let data = &mut self.b.func_mut().blocks[level.header];
            if let Terminator::Branch(_, _, target) = &mut data.terminator {
                *target = els;
            }
            if k > 0 {
                self.attach(level.exit);
                self.enter(level.exit);
                let args = self.b.func().blocks[level.exit].params.clone();
                self.latch(&levels[k - 1], &args);
            }
        }
        Ok(self.leave(frame))
    }

    /// Begins a nest of counted loops that is one operation (`scf.parallel`, `scf.forall`) with
    /// one body, the first dimension outermost: the induction variables and the carried values in
    /// the body. [`end_for`](Self::end_for) ends it.
    ///
    /// # Errors
    /// [`StructuredError::Type`] unless the start, end and step of each dimension are integers of
    /// one type, [`StructuredError::NoDimension`].
    pub fn begin_parallel(
        &mut self,
        op: &str,
        dims: &[For<'_>],
        init: &[Value],
    ) -> Result<(Vec<Value>, Vec<Value>)> {
        for dim in dims {
            let (start, end, step) = dim.triple;
            let ty = self.b.ty(start);
            for (index, v) in [start, end, step].into_iter().enumerate() {
                match self.b.ty(v) {
                    found @ Type::Int(_) if found == ty => {}
                    found => {
                        let expected = "the integer type of the loop's start".into();
                        let op = self.peek(op);
                        return Err(StructuredError::Type { op, index, found, expected });
                    }
                }
            }
        }
        if dims.is_empty() {
            return Err(StructuredError::NoDimension { op: self.peek(op) });
        }
        let types: Vec<Type> = init.iter().map(|&v| self.b.ty(v)).collect();
        self.ins();
        let op = self.operation(op);
        let path = format!("{op}.body");
        let exit = self.hidden(&format!("{op}.exit"));
        let mut levels: Vec<Level> = Vec::with_capacity(dims.len());
        let mut args = init.to_vec();
        for (k, dim) in dims.iter().enumerate() {
            let suffix = if k == 0 { String::new() } else { format!(".{k}") };
            let header = self.hidden(&format!("{op}.header{suffix}"));
            self.attach(header);
            let (start, end, step) = dim.triple;
            let into = [&[start], args.as_slice()].concat();
            match levels.last() {
                None => self.b.jump(header, &into),
                Some(outer) => self.b.branch(outer.cond, (header, &into), (header, &[])),
            }
            self.enter(header);
            let iv = self.b.block_param(header, self.b.ty(start), None);
            args = types.iter().map(|&ty| self.b.block_param(header, ty, None)).collect();
            let pred = if dim.unsigned { Predicate::Ult } else { Predicate::Slt };
            let cond = self.b.icmp(pred, iv, end);
            let behind = match k {
                0 => exit,
                k => {
                    let latch = self.hidden(&format!("{op}.latch.{}", k - 1));
                    for &ty in &types {
                        self.b.block_param(latch, ty, None);
                    }
                    latch
                }
            };
            let annotation = LoopAnnotation {
                triple: Some(dim.triple),
                parallel: dim.parallel,
                path: path.clone(),
            };
            self.b.annotate_loop(header, annotation);
            let (flags, args) = (dim.flags, args.clone());
            levels.push(Level { header, iv, step, flags, args, cond, exit: behind });
        }
        let body = self.b.block(path.clone());
        if let Some(inner) = levels.last() {
            // the target behind the loop is put in at the end
            self.b.branch(inner.cond, (body, &[]), (body, &[]));
        }
        self.enter(body);
        let ivs = levels.iter().map(|l| l.iv).collect();
        self.open(Kind::For { levels }, op, exit, Some(types), path);
        // where a header's test fails
        if let Some(frame) = self.frames.last_mut() {
            frame.left = true;
        }
        Ok((ivs, args))
    }

    /// Increments a dimension's variable and jumps to its header.
    fn latch(&mut self, level: &Level, yields: &[Value]) {
        let next = self.b.binary(BinaryOp::Add, level.flags, level.iv, level.step);
        self.b.jump(level.header, &[&[next], yields].concat());
        self.ended = true;
    }

    // ---- while ----

    /// Begins a loop in the manner of `scf.while`, in its `before` region, which computes the
    /// condition: the carried values there.
    pub fn begin_while(&mut self, op: &str, init: &[Value]) -> Vec<Value> {
        self.ins();
        let op = self.operation(op);
        let path = format!("{op}.before");
        let exit = self.hidden(&format!("{op}.exit"));
        let before = self.b.block(path.clone());
        self.b.jump(before, init);
        self.enter(before);
        let args = init.iter().map(|&v| self.b.block_param(before, self.b.ty(v), None)).collect();
        let annotation = LoopAnnotation { triple: None, parallel: false, path: path.clone() };
        self.b.annotate_loop(before, annotation);
        self.open(Kind::While { before, in_after: false }, op, exit, None, path);
        args
    }

    /// Ends the `before` region and begins `after`, which runs while the condition is true: the
    /// values forwarded, as they are there. They are the loop's results too.
    ///
    /// # Errors
    /// [`StructuredError::NotOpen`], [`StructuredError::Type`].
    pub fn while_condition(&mut self, cond: Value, forward: &[Value]) -> Result<Vec<Value>> {
        let Some(Frame { kind: Kind::While { in_after: in_after @ false, .. }, op, exit, .. }) =
            self.frames.last_mut()
        else {
            return Err(self.not_open("while_condition", "while (in its `before` region)"));
        };
        let (op, exit) = (op.clone(), *exit);
        *in_after = true;
        self.condition(&op, cond)?;
        let k = self.frames.len() - 1;
        if !self.ended {
            self.carry(k, forward)?;
            self.frames[k].left = true;
        }
        let path = format!("{op}.after");
        let after = self.b.block(path.clone());
        if !self.ended {
            self.b.branch(cond, (after, forward), (exit, forward));
        }
        let args = forward.iter().map(|&v| self.b.block_param(after, self.b.ty(v), None)).collect();
        self.enter(after);
        self.scope = Scope { path, counts: FxHashMap::default() };
        Ok(args)
    }

    /// Ends the `after` region with the values for the next iteration; the loop's results.
    ///
    /// # Errors
    /// [`StructuredError::NotOpen`], [`StructuredError::Count`], [`StructuredError::Type`].
    pub fn end_while(&mut self, yields: &[Value]) -> Result<Vec<Value>> {
        if !matches!(
            self.frames.last(),
            Some(Frame { kind: Kind::While { in_after: true, .. }, .. })
        ) {
            return Err(self.not_open("end_while", "while (in its `after` region)"));
        }
        let k = self.frames.len() - 1;
        self.next_iteration(k, yields)?;
        match self.frames.pop() {
            Some(frame) => Ok(self.leave(frame)),
            None => Ok(Vec::new()),
        }
    }

    // ---- choices ----

    /// Begins a choice, in its `then` region.
    ///
    /// # Errors
    /// [`StructuredError::Type`] unless the condition is one bit.
    pub fn begin_if(&mut self, op: &str, cond: Value) -> Result<()> {
        self.condition(op, cond)?;
        let from = self.ins().current();
        let op = self.operation(op);
        let path = format!("{op}.then");
        let exit = self.hidden(&format!("{op}.exit"));
        let then = self.b.block(path.clone());
        self.enter(then);
        self.open(Kind::If { from, cond, then, els: None }, op, exit, None, path);
        Ok(())
    }

    /// Ends the `then` region with its results and begins `else`.
    ///
    /// # Errors
    /// [`StructuredError::NotOpen`], [`StructuredError::Twice`].
    pub fn begin_else(&mut self, yields: &[Value]) -> Result<()> {
        let Some(Frame { kind: Kind::If { els, .. }, op, .. }) = self.frames.last() else {
            return Err(self.not_open("begin_else", "if"));
        };
        let (op, has_else) = (op.clone(), els.is_some());
        if has_else {
            return Err(StructuredError::Twice { op, region: "else" });
        }
        self.yield_to_exit(self.frames.len() - 1, yields)?;
        let path = format!("{op}.else");
        let block = self.b.block(path.clone());
        if let Some(Frame { kind: Kind::If { els, .. }, .. }) = self.frames.last_mut() {
            *els = Some(block);
        }
        self.enter(block);
        self.scope = Scope { path, counts: FxHashMap::default() };
        Ok(())
    }

    /// Ends a choice with the results of its last region; its results. Without `else` there are
    /// none.
    ///
    /// # Errors
    /// [`StructuredError::NotOpen`], [`StructuredError::Count`], [`StructuredError::Type`].
    pub fn end_if(&mut self, yields: &[Value]) -> Result<Vec<Value>> {
        let Some(Frame { kind: Kind::If { from, cond, then, els }, op, exit, .. }) =
            self.frames.last()
        else {
            return Err(self.not_open("end_if", "if"));
        };
        let (from, cond, then, els, exit) = (*from, *cond, *then, *els, *exit);
        if els.is_none() && !yields.is_empty() {
            let (op, found) = (op.clone(), yields.len());
            return Err(StructuredError::Count { op, expected: 0, found });
        }
        self.yield_to_exit(self.frames.len() - 1, yields)?;
        let Some(mut frame) = self.frames.pop() else { return Ok(Vec::new()) };
        frame.left |= els.is_none();
        self.b.switch_to(from);
        self.b.branch(cond, (then, &[]), (els.unwrap_or(exit), &[]));
        Ok(self.leave(frame))
    }

    /// Begins a choice by the value of an integer. Regions follow by [`begin_case`](Self::begin_case)
    /// and [`begin_default`](Self::begin_default), each ended by [`end_case`](Self::end_case).
    ///
    /// # Errors
    /// [`StructuredError::Type`] unless the value is an integer.
    pub fn begin_switch(&mut self, op: &str, value: Value) -> Result<()> {
        if !matches!(self.b.ty(value), Type::Int(_)) {
            let (op, found) = (self.peek(op), self.b.ty(value));
            let expected = "an integer".into();
            return Err(StructuredError::Type { op, index: 0, found, expected });
        }
        let from = self.ins().current();
        let op = self.operation(op);
        let exit = self.hidden(&format!("{op}.exit"));
        let kind = Kind::Switch { from, value, cases: Vec::new(), default: None, open: false };
        let path = op.clone();
        self.open(kind, op, exit, None, path);
        self.ended = true;
        Ok(())
    }

    /// Begins the region for one value; bits above the width are dropped.
    ///
    /// # Errors
    /// [`StructuredError::NotOpen`].
    pub fn begin_case(&mut self, case: i64) -> Result<()> {
        self.begin_switch_region(Some(case))
    }

    /// Begins the region for all other values.
    ///
    /// # Errors
    /// [`StructuredError::NotOpen`], [`StructuredError::Twice`].
    pub fn begin_default(&mut self) -> Result<()> {
        self.begin_switch_region(None)
    }

    fn begin_switch_region(&mut self, case: Option<i64>) -> Result<()> {
        let Some(Frame {
            kind: Kind::Switch { value, cases, default, open: open @ false, .. },
            op,
            ..
        }) = self.frames.last_mut()
        else {
            return Err(self.not_open("begin_case", "switch (between its regions)"));
        };
        if case.is_none() && default.is_some() {
            return Err(StructuredError::Twice { op: op.clone(), region: "default" });
        }
        *open = true;
        let path = match case {
            Some(_) => format!("{op}.case{}", cases.len()),
            None => format!("{op}.default"),
        };
        let block = self.b.block(path.clone());
        match case {
            Some(bits) => {
                let width = self.b.ty(*value).width().map_or(64, |w| u32::from(w).clamp(1, 64));
                cases.push((bits as u64 & (u64::MAX >> (64 - width)), block));
            }
            None => *default = Some(block),
        }
        self.enter(block);
        self.scope = Scope { path, counts: FxHashMap::default() };
        Ok(())
    }

    /// Ends a region of a switch with its results.
    ///
    /// # Errors
    /// [`StructuredError::NotOpen`], [`StructuredError::Count`], [`StructuredError::Type`].
    pub fn end_case(&mut self, yields: &[Value]) -> Result<()> {
        if !matches!(self.frames.last(), Some(Frame { kind: Kind::Switch { open: true, .. }, .. }))
        {
            return Err(self.not_open("end_case", "switch (in one of its regions)"));
        }
        self.yield_to_exit(self.frames.len() - 1, yields)?;
        if let Some(Frame { kind: Kind::Switch { open, .. }, .. }) = self.frames.last_mut() {
            *open = false;
        }
        Ok(())
    }

    /// Ends a switch; its results. Without a default region there are none.
    ///
    /// # Errors
    /// [`StructuredError::NotOpen`]; [`StructuredError::Count`] where regions yield values and
    /// there is no default.
    pub fn end_switch(&mut self) -> Result<Vec<Value>> {
        if !matches!(self.frames.last(), Some(Frame { kind: Kind::Switch { open: false, .. }, .. }))
        {
            return Err(self.not_open("end_switch", "switch (between its regions)"));
        }
        if let Some(Frame { kind: Kind::Switch { default: None, .. }, .. }) = self.frames.last() {
            // the missing region yields nothing
            self.carry(self.frames.len() - 1, &[])?;
        }
        let Some(mut frame) = self.frames.pop() else { return Ok(Vec::new()) };
        if let Kind::Switch { from, value, cases, default, .. } = &frame.kind {
            frame.left |= default.is_none();
            let target = |block| BlockCall::new(block, []);
            let cases = cases.iter().map(|&(bits, block)| (bits, target(block))).collect();
            let default = target(default.unwrap_or(frame.exit));
            self.b.switch_to(*from);
            self.b.terminate(Terminator::Switch(*value, cases, default));
        }
        Ok(self.leave(frame))
    }

    // ---- regions that run once ----

    /// Begins a region that runs once (`scf.execute_region`). It may hold blocks of the caller's
    /// ([`switch_to`](Self::switch_to)) and be left from several by
    /// [`yield_region`](Self::yield_region).
    pub fn begin_region(&mut self, op: &str, region: &str) {
        self.ins();
        let op = self.operation(op);
        let path = format!("{op}.{region}");
        let exit = self.hidden(&format!("{op}.exit"));
        let block = self.b.block(path.clone());
        self.b.jump(block, &[]);
        self.enter(block);
        self.open(Kind::Region, op, exit, None, path);
    }

    /// Leaves the innermost region that [`begin_region`](Self::begin_region) began, with its
    /// results.
    ///
    /// # Errors
    /// [`StructuredError::NotOpen`], [`StructuredError::Count`], [`StructuredError::Type`].
    pub fn yield_region(&mut self, yields: &[Value]) -> Result<()> {
        match self.frames.iter().rposition(|f| matches!(f.kind, Kind::Region)) {
            Some(k) => self.yield_to_exit(k, yields),
            None => Err(self.not_open("yield_region", "region")),
        }
    }

    /// Ends a region; its results. The current block leaves it with `yields`, unless it has ended
    /// already.
    ///
    /// # Errors
    /// [`StructuredError::NotOpen`], [`StructuredError::Count`], [`StructuredError::Type`].
    pub fn end_region(&mut self, yields: &[Value]) -> Result<Vec<Value>> {
        if !matches!(self.frames.last(), Some(Frame { kind: Kind::Region, .. })) {
            return Err(self.not_open("end_region", "region"));
        }
        self.yield_to_exit(self.frames.len() - 1, yields)?;
        match self.frames.pop() {
            Some(frame) => Ok(self.leave(frame)),
            None => Ok(Vec::new()),
        }
    }

    // ---- early exits ----

    /// Leaves the loop `level` (0 the innermost) at once, with its results.
    ///
    /// # Errors
    /// [`StructuredError::NoLoop`], [`StructuredError::Count`], [`StructuredError::Type`].
    pub fn break_loop(&mut self, level: usize, results: &[Value]) -> Result<()> {
        let k = self.enclosing_loop("break_loop", level)?;
        self.yield_to_exit(k, results)
    }

    /// Goes on with the next iteration of the loop `level` (0 the innermost).
    ///
    /// # Errors
    /// [`StructuredError::NoLoop`], [`StructuredError::Count`], [`StructuredError::Type`].
    pub fn continue_loop(&mut self, level: usize, yields: &[Value]) -> Result<()> {
        let k = self.enclosing_loop("continue_loop", level)?;
        self.next_iteration(k, yields)
    }

    fn enclosing_loop(&self, call: &'static str, level: usize) -> Result<usize> {
        let is_loop = |f: &Frame| matches!(f.kind, Kind::For { .. } | Kind::While { .. });
        let mut loops = (0..self.frames.len()).rev().filter(|&k| is_loop(&self.frames[k]));
        loops.nth(level).ok_or_else(|| {
            let open = self.frames.iter().filter(|f| is_loop(f)).count();
            StructuredError::NoLoop { call, level, open }
        })
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
            terminator: Terminator::Unreachable,
            hidden: true,
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

    fn next_iteration(&mut self, k: usize, yields: &[Value]) -> Result<()> {
        if self.ended {
            return Ok(());
        }
        let (next, types) = match &self.frames[k].kind {
            Kind::For { levels } => {
                let Some(inner) = levels.last() else { return Ok(()) };
                let types: Vec<Type> = inner.args.iter().map(|&v| self.b.ty(v)).collect();
                (Some((inner.iv, inner.step, inner.flags, inner.header)), types)
            }
            Kind::While { before, .. } => {
                let params = &self.b.func().blocks[*before].params;
                (None, params.iter().map(|&v| self.b.ty(v)).collect())
            }
            _ => return Ok(()),
        };
        self.fits(k, yields, &types)?;
        match (next, &self.frames[k].kind) {
            (Some((iv, step, flags, header)), _) => {
                let next = self.b.binary(BinaryOp::Add, flags, iv, step);
                self.b.jump(header, &[&[next], yields].concat());
            }
            (None, Kind::While { before, .. }) => self.b.jump(*before, yields),
            _ => {}
        }
        self.ended = true;
        Ok(())
    }
}

#[cfg(test)]
mod tests;

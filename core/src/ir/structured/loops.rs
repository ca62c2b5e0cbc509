//! Loops: counted, while, and the early exits out of them.

use super::super::entities::Value;
use super::super::function::LoopAnnotation;
use super::super::inst::{BinaryOp, BlockCall, Terminator};
use super::super::predicate::Predicate;
use super::super::types::Type;
use super::{For, Frame, Kind, Level, Result, Scope, StructuredBuilder, StructuredError};
use rustc_hash::FxHashMap;

impl StructuredBuilder {
    // ---- counted loops ----

    /// Begins a counted loop that carries values: the induction variable and the values in the
    /// body.
    ///
    /// # Errors
    /// [`StructuredError::Type`] unless start, end and step are integers of one type.
    ///
    /// ```
    /// use symprof_core::ir::{structured::*, *};
    /// // sum = 0; for (i = 0; i < n; i++) sum += i
    /// let mut s = StructuredBuilder::new("sum");
    /// let n = s.ins().param("n", Type::Int(64));
    /// let zero = s.ins().iconst(Type::Int(64), 0);
    /// let one = s.ins().iconst(Type::Int(64), 1);
    /// let (i, carried) = s.begin_for(For::new("scf.for", zero, n, one), &[zero])?;
    /// let sum = s.ins().binary(BinaryOp::Add, Flags::NONE, carried[0], i);
    /// let results = s.end_for(&[sum])?;
    /// s.ret(Some(results[0]));
    /// assert!(s.finish()?.block_by_name("scf.for#0.body").is_some());
    /// # Ok::<(), StructuredError>(())
    /// ```
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
    ///
    /// ```
    /// use symprof_core::ir::{structured::*, *};
    /// let mut s = StructuredBuilder::new("fill");
    /// let [n, m] = ["n", "m"].map(|name| s.ins().param(name, Type::Int(64)));
    /// let zero = s.ins().iconst(Type::Int(64), 0);
    /// let one = s.ins().iconst(Type::Int(64), 1);
    /// let dimensions = [n, m].map(|end| For::new("scf.parallel", zero, end, one).parallel());
    /// let (indices, _) = s.begin_parallel("scf.parallel", &dimensions, &[])?;
    /// assert_eq!(indices.len(), 2);
    /// s.end_for(&[])?;
    /// s.ret(None);
    /// assert!(s.finish()?.block_by_name("scf.parallel#0.body").is_some());
    /// # Ok::<(), StructuredError>(())
    /// ```
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
    ///
    /// ```
    /// use symprof_core::ir::{structured::*, *};
    /// // while (n != 0) n = n / 2
    /// let mut s = StructuredBuilder::new("halves");
    /// let n = s.ins().param("n", Type::Int(32));
    /// let zero = s.ins().iconst(Type::Int(32), 0);
    /// let two = s.ins().iconst(Type::Int(32), 2);
    /// let carried = s.begin_while("scf.while", &[n]);
    /// let more = s.ins().icmp(Predicate::Ne, carried[0], zero);
    /// let after = s.while_condition(more, &carried)?;
    /// let half = s.ins().binary(BinaryOp::UDiv, Flags::NONE, after[0], two);
    /// let last = s.end_while(&[half])?;
    /// s.ret(Some(last[0]));
    /// let f = s.finish()?;
    /// assert!(f.block_by_name("scf.while#0.before").is_some() && f.block_by_name("scf.while#0.after").is_some());
    /// # Ok::<(), StructuredError>(())
    /// ```
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

    // ---- early exits ----

    /// Leaves the loop `level` (0 the innermost) at once, with its results.
    ///
    /// # Errors
    /// [`StructuredError::NoLoop`], [`StructuredError::Count`], [`StructuredError::Type`].
    ///
    /// ```
    /// use symprof_core::ir::{structured::*, *};
    /// let mut s = StructuredBuilder::new("f");
    /// let n = s.ins().param("n", Type::Int(32));
    /// let zero = s.ins().iconst(Type::Int(32), 0);
    /// let one = s.ins().iconst(Type::Int(32), 1);
    /// let (i, _) = s.begin_for(For::new("for", zero, n, one), &[])?;
    /// let seven = s.ins().iconst(Type::Int(32), 7);
    /// let found = s.ins().icmp(Predicate::Eq, i, seven);
    /// s.begin_if("if", found)?;
    /// s.break_loop(0, &[])?;
    /// s.end_if(&[])?;
    /// s.end_for(&[])?;
    /// s.ret(None);
    /// assert!(s.finish().is_ok());
    /// # Ok::<(), StructuredError>(())
    /// ```
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

    // ---- the next iteration ----

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

//! Choices (if, switch) and regions that run once.

use super::super::entities::Value;
use super::super::inst::{BlockCall, Terminator};
use super::super::types::Type;
use super::{Frame, Kind, Result, Scope, StructuredBuilder, StructuredError};
use rustc_hash::FxHashMap;

impl StructuredBuilder {
    // ---- choices ----

    /// Begins a choice, in its `then` region.
    ///
    /// # Errors
    /// [`StructuredError::Type`] unless the condition is one bit.
    ///
    /// ```
    /// use symprof_core::ir::{structured::*, *};
    /// let mut s = StructuredBuilder::new("clamp");
    /// let n = s.ins().param("n", Type::Int(32));
    /// let zero = s.ins().iconst(Type::Int(32), 0);
    /// let negative = s.ins().icmp(Predicate::Slt, n, zero);
    /// s.begin_if("scf.if", negative)?;
    /// s.begin_else(&[zero])?;
    /// let merged = s.end_if(&[n])?;
    /// s.ret(Some(merged[0]));
    /// let f = s.finish()?;
    /// assert!(f.block_by_name("scf.if#0.then").is_some() && f.block_by_name("scf.if#0.else").is_some());
    /// # Ok::<(), StructuredError>(())
    /// ```
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
    ///
    /// ```
    /// use symprof_core::ir::{structured::*, *};
    /// let mut s = StructuredBuilder::new("f");
    /// let n = s.ins().param("n", Type::Int(32));
    /// s.begin_switch("scf.index_switch", n)?;
    /// s.begin_case(3)?;
    /// s.end_case(&[])?;
    /// s.begin_default()?;
    /// s.end_case(&[])?;
    /// s.end_switch()?;
    /// s.ret(None);
    /// let f = s.finish()?;
    /// assert!(f.block_by_name("scf.index_switch#0.case0").is_some());
    /// # Ok::<(), StructuredError>(())
    /// ```
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
    ///
    /// ```
    /// use symprof_core::ir::{structured::*, *};
    /// let mut s = StructuredBuilder::new("f");
    /// s.begin_region("scf.execute_region", "body");
    /// let one = s.ins().iconst(Type::Int(32), 1);
    /// let results = s.end_region(&[one])?;
    /// s.ret(Some(results[0]));
    /// assert!(s.finish()?.block_by_name("scf.execute_region#0.body").is_some());
    /// # Ok::<(), StructuredError>(())
    /// ```
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
}

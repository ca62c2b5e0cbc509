//! What evaluation steps through: ranges of sums and searches, executions, and the budgets of all of it.

use super::{EvalError, Evaluator};
use crate::expr::{Expr, Num, SliceRef, Sym};
use std::rc::Rc;

impl Evaluator<'_> {
    /// Long numbers count like steps, by the square of their length, which is the cost of their
    /// products and quotients.
    pub(super) fn charge(&mut self, v: &Num) -> Result<(), EvalError> {
        let long = v.digits() / self.limits().digits_per_step.max(1);
        if long == 0 {
            return Ok(());
        }
        self.steps += long * long;
        if self.steps > self.budget {
            return Err(EvalError::Budget(self.budget));
        }
        Ok(())
    }

    /// One more value of an index, on which so many nodes depend.
    fn tick(&mut self, dependent: usize) -> Result<(), EvalError> {
        self.steps += 1 + (dependent / self.limits().nodes_per_step.max(1)) as u64;
        if self.steps > self.budget {
            return Err(EvalError::Budget(self.budget));
        }
        Ok(())
    }

    /// Calls `f` for each value of the index, with what depends on it forgotten in between.
    fn for_range(
        &mut self,
        var: Sym,
        lo: Num,
        hi: Num,
        body: Expr,
        mut f: impl FnMut(&mut Self, &Num) -> Result<bool, EvalError>,
    ) -> Result<(), EvalError> {
        let levels = self.limits().levels;
        if self.depth >= levels {
            return Err(EvalError::Depth(levels));
        }
        let mut dependent = Vec::new();
        let mut looked_at = 0;
        self.store.visit(&[body], |e, _| {
            looked_at += 1;
            if self.store.has_var(e, var) {
                dependent.push(e);
            }
        });
        self.tick(looked_at)?;
        self.depth += 1;
        let saved = self.env.get(&var).cloned();
        let mut v = lo;
        let mut result = Ok(());
        while v <= hi {
            if let Err(e) = self.tick(dependent.len()) {
                result = Err(e);
                break;
            }
            self.forget(&dependent);
            self.env.insert(var, v.clone());
            match f(self, &v) {
                Ok(true) => {}
                Ok(false) => break,
                Err(e) => {
                    result = Err(e);
                    break;
                }
            }
            v = v + Num::ONE;
        }
        self.forget(&dependent);
        match saved {
            Some(v) => self.env.insert(var, v),
            None => self.env.remove(&var),
        };
        self.depth -= 1;
        result
    }

    fn forget(&mut self, nodes: &[Expr]) {
        for &e in nodes {
            self.memo.forget(e);
        }
        if !self.failures.is_empty() {
            for e in nodes {
                self.failures.remove(e);
            }
        }
    }

    /// The count of a block in an execution, or as remembered from one with the same arguments.
    pub(super) fn execution(
        &mut self,
        slice: SliceRef,
        output: u32,
        args: Vec<Num>,
    ) -> Result<Num, EvalError> {
        let data = self.store.slice(slice);
        let Some(simulator) = self.simulator else {
            return Err(EvalError::NoSimulator(data.function.clone()));
        };
        let key = (slice, args.into_boxed_slice());
        let run = match self.runs.get(&key) {
            Some(run) => run.clone(),
            None => {
                if self.runs.len() >= self.limits().remembered_runs {
                    self.runs.clear();
                }
                let run = simulator.simulate(data, &key.1).map(Rc::from);
                self.runs.insert(key, run.clone());
                run
            }
        }?;
        match run.get(output as usize).cloned().flatten() {
            Some(count) => Ok(count),
            None => {
                let block = &self.store.slice_output(slice, output).block;
                let why = format!("the executions of block `{block}` are not known");
                Err(EvalError::Simulation { function: data.function.clone(), why })
            }
        }
    }

    pub(super) fn sum(&mut self, var: Sym, lo: Num, hi: Num, body: Expr) -> Result<Num, EvalError> {
        if !self.store.has_var(body, var) && lo <= hi {
            return Ok((hi - lo + Num::ONE) * self.eval(body)?);
        }
        let mut acc = Num::ZERO;
        self.for_range(var, lo, hi, body, |ev, _| {
            acc = acc.clone() + ev.eval(body)?;
            Ok(true)
        })?;
        Ok(acc)
    }

    pub(super) fn search(
        &mut self,
        var: Sym,
        lo: Num,
        hi: Num,
        cond: Expr,
    ) -> Result<Num, EvalError> {
        let mut found = (hi.clone() + Num::ONE).max(lo.clone());
        self.for_range(var, lo, hi, cond, |ev, v| {
            if ev.eval(cond)?.is_zero() {
                return Ok(true);
            }
            found = v.clone();
            Ok(false)
        })?;
        Ok(found)
    }
}

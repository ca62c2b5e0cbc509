//! Structured control flow: the dialect `scf`.

use super::function::{Done, Lowering, Reduction, Step, Stop};
use super::values::{neutral, Lowered};
use crate::native::{Op, Val};
use symprof_core::ir::structured::For;
use symprof_core::ir::{Flags, Inst, Predicate, Type, Value};

/// What an operand that is absent means.
const SENTINEL: i64 = i64::MIN;

impl<'m> Lowering<'_, 'm> {
    pub(super) fn scf(&mut self, op: Op<'m>, name: &str) -> Done {
        match name {
            "for" => self.scf_for(op),
            "if" => self.scf_if(op),
            "while" => self.scf_while(op),
            "parallel" => self.scf_parallel(op),
            "forall" => self.scf_forall(op),
            "index_switch" => self.scf_index_switch(op),
            "execute_region" => self.run_once(op),
            "yield" | "reduce.return" => {
                let yields = self.flat_all(op.operands());
                self.leave_region(yields)
            }
            "condition" => {
                let condition = self.operand(op, 0);
                self.condition = Some(condition);
                self.yields = self.flat_all(op.operands().skip(1));
                Ok(())
            }
            "reduce" => self.scf_reduce(op),
            // what it holds is done once an iteration
            "forall.in_parallel" => self.run_once(op),
            _ => self.unknown(op),
        }
    }

    /// A terminator that hands values to the operation around it. A region of several blocks is
    /// left at once, from each of them; the others when their one block ends.
    pub(super) fn leave_region(&mut self, yields: Vec<Value>) -> Done {
        if self.s.path().rsplit('/').next().is_some_and(is_block_name) {
            return Ok(self.s.yield_region(&yields)?);
        }
        self.yields = yields;
        Ok(())
    }

    // ---- loops ----

    /// A step must be positive. A constant one is checked, another one assumed to be.
    fn step_of(&mut self, op: Op<'m>, step: Value) -> Result<Value, Stop> {
        match self.known(step) {
            Some(n) if n <= 0 => {
                Err(Stop(format!("{} steps by {n}; make the step positive", self.place(op))))
            }
            Some(_) => Ok(step),
            None => {
                let ty = self.s.ins().ty(step);
                let zero = self.constant(ty, 0);
                let positive = self.s.ins().icmp(Predicate::Sgt, step, zero);
                self.s.ins().effect(Inst::Assume(positive));
                Ok(step)
            }
        }
    }

    /// A counted loop. With a step of 1 its increment never wraps, since the variable was below
    /// the end; with another one it may, and then it does so in the lowered program too.
    pub(super) fn counted<'n>(
        &mut self,
        name: &'n str,
        start: Value,
        end: Value,
        step: Value,
    ) -> For<'n> {
        let spec = For::new(name, start, end, step);
        match self.known(step) {
            Some(1) => spec.flags(Flags::NSW),
            _ => spec,
        }
    }

    fn scf_for(&mut self, op: Op<'m>) -> Done {
        let (start, end, step) = (self.operand(op, 0), self.operand(op, 1), self.operand(op, 2));
        let step = self.step_of(op, step)?;
        let init = self.flat_all(op.operands().skip(3));
        let spec = self.counted("scf.for", start, end, step);
        let (iv, carried) = self.s.begin_for(spec, &init)?;
        // a variable of more bits than are followed stands for none
        let first = op.region(0).and_then(|r| r.first()).and_then(|b| b.args().next());
        let is_followed = first.is_some_and(|v| matches!(neutral(v.ty()), Type::Int(_)));
        self.enter_loop(op, is_followed.then_some(iv).into_iter().collect(), carried);
        Ok(())
    }

    /// Binds the arguments of a loop's region and enters it.
    pub(super) fn enter_loop(&mut self, op: Op<'m>, ivs: Vec<Value>, carried: Vec<Value>) {
        self.steps.push(Step::EndLoop(op));
        if let Some(region) = op.region(0) {
            if let Some(block) = region.first() {
                self.bind_all(block.args(), ivs.into_iter().chain(carried));
            }
            self.enter(region);
        }
    }

    pub(super) fn end_loop(&mut self, op: Op<'m>) -> Done {
        let yields = std::mem::take(&mut self.yields);
        let results = self.s.end_for(&yields)?;
        self.bind_results(op, results);
        self.close_at_once(op);
        Ok(())
    }

    fn scf_parallel(&mut self, op: Op<'m>) -> Done {
        let segments = op.segments().and_then(|s| <[usize; 4]>::try_from(s).ok());
        let Some([lower, upper, steps, _]) = segments else {
            return self.unknown(op);
        };
        let mut dims = Vec::with_capacity(lower);
        for k in 0..lower {
            let (start, end, step) = (
                self.operand(op, k),
                self.operand(op, lower + k),
                self.operand(op, lower + upper + k),
            );
            let step = self.step_of(op, step)?;
            dims.push(self.counted("scf.parallel", start, end, step).parallel());
        }
        let inits: Vec<Val<'m>> = op.operands().skip(lower + upper + steps).collect();
        let init = self.flat_all(inits.iter().copied());
        let (ivs, carried) = self.s.begin_parallel("scf.parallel", &dims, &init)?;
        let mut rest = carried.clone().into_iter();
        let carried_by = |v: &Val<'m>| {
            let count = super::values::flat_types(v.ty()).len();
            rest.by_ref().take(count).collect()
        };
        let carried = inits.iter().map(carried_by).collect();
        self.reductions.push(Reduction { carried, combined: Vec::new() });
        // the values carried reach the body only through its reductions
        self.enter_loop(op, ivs, Vec::new());
        Ok(())
    }

    /// The terminator of `scf.parallel`: one region a reduction, one after the other.
    fn scf_reduce(&mut self, op: Op<'m>) -> Done {
        self.steps.push(Step::EndReductions);
        for k in (0..op.region_count()).rev() {
            self.steps.push(Step::EndReduce);
            self.steps.push(Step::Reduce(op, k));
        }
        Ok(())
    }

    pub(super) fn begin_reduce(&mut self, op: Op<'m>, k: usize) -> Done {
        self.s.begin_region("scf.reduce", "body");
        if !is_any_order(op, k) {
            // in which order values are combined, nobody says
            let inits = op.parent().into_iter().flat_map(|p| p.operands().collect::<Vec<_>>());
            self.expose(op.operands().chain(inits));
            if let Some(region) = op.region(k) {
                for arg in region.first().into_iter().flat_map(|b| b.args()) {
                    self.bind_opaque(arg, "a value that iterations combine, in any order");
                }
                self.enter(region);
            }
            return Ok(());
        }
        let carried = self.reductions.last().and_then(|r| r.carried.get(k).cloned());
        let mut args = carried.unwrap_or_default();
        if let Some(v) = op.operand(k) {
            args.extend(self.flat(v));
        }
        if let Some(region) = op.region(k) {
            if let Some(block) = region.first() {
                self.bind_all(block.args(), args);
            }
            self.enter(region);
        }
        Ok(())
    }

    pub(super) fn end_reduce(&mut self) -> Done {
        let yields = std::mem::take(&mut self.yields);
        let results = self.s.end_region(&yields)?;
        if let Some(reduction) = self.reductions.last_mut() {
            reduction.combined.extend(results);
        }
        Ok(())
    }

    fn scf_forall(&mut self, op: Op<'m>) -> Done {
        let bounds = |name: &str| op.attr(name).and_then(|a| a.ints()).unwrap_or_default();
        let (lower, upper, steps) =
            (bounds("staticLowerBound"), bounds("staticUpperBound"), bounds("staticStep"));
        let mut operand = 0;
        let mut mixed = |this: &mut Self, bounds: &[i64]| -> Vec<Value> {
            let mut one = |&n: &i64| {
                if n != SENTINEL {
                    return this.index(n);
                }
                operand += 1;
                this.operand(op, operand - 1)
            };
            bounds.iter().map(&mut one).collect()
        };
        let (lower, upper, steps) = (mixed(self, &lower), mixed(self, &upper), mixed(self, &steps));
        let mut dims = Vec::with_capacity(lower.len());
        for ((&start, &end), &step) in lower.iter().zip(&upper).zip(&steps) {
            let step = self.step_of(op, step)?;
            dims.push(self.counted("scf.forall", start, end, step).parallel());
        }
        // Shared outputs are tensors: in every iteration as large as they came.
        let outs: Vec<Val<'m>> = op.operands().skip(operand).collect();
        let outs: Vec<Lowered> =
            outs.into_iter().map(|v| Lowered::Shaped(self.shaped(v))).collect();
        let ivs = if dims.is_empty() {
            self.s.begin_region("scf.forall", "body");
            Vec::new()
        } else {
            self.s.begin_parallel("scf.forall", &dims, &[])?.0
        };
        self.steps.push(Step::EndForall(op));
        for (result, out) in op.results().zip(&outs) {
            self.values.insert(result.key(), out.clone());
        }
        if let Some(region) = op.region(0) {
            if let Some(block) = region.first() {
                let rank = ivs.len();
                self.bind_all(block.args().take(rank), ivs);
                for (arg, out) in block.args().skip(rank).zip(outs) {
                    self.values.insert(arg.key(), out);
                }
            }
            self.enter(region);
        }
        Ok(())
    }

    pub(super) fn end_forall(&mut self, op: Op<'m>) -> Done {
        self.yields.clear();
        let dims = op.attr("staticUpperBound").and_then(|a| a.ints()).map_or(0, |u| u.len());
        if dims == 0 {
            self.s.end_region(&[])?;
        } else {
            self.s.end_for(&[])?;
        }
        self.close_at_once(op);
        Ok(())
    }

    fn scf_while(&mut self, op: Op<'m>) -> Done {
        let init = self.flat_all(op.operands());
        let carried = self.s.begin_while("scf.while", &init);
        self.steps.push(Step::After(op));
        if let Some(before) = op.region(0) {
            if let Some(block) = before.first() {
                self.bind_all(block.args(), carried);
            }
            self.enter(before);
        }
        Ok(())
    }

    pub(super) fn begin_after(&mut self, op: Op<'m>) -> Done {
        let condition = match self.condition.take() {
            Some(condition) => condition,
            None => self.s.ins().opaque(Type::BOOL, "a missing condition"),
        };
        let forward = std::mem::take(&mut self.yields);
        let args = self.s.while_condition(condition, &forward)?;
        self.steps.push(Step::EndWhile(op));
        if let Some(after) = op.region(1) {
            if let Some(block) = after.first() {
                self.bind_all(block.args(), args);
            }
            self.enter(after);
        }
        Ok(())
    }

    pub(super) fn end_while(&mut self, op: Op<'m>) -> Done {
        let yields = std::mem::take(&mut self.yields);
        let results = self.s.end_while(&yields)?;
        self.bind_results(op, results);
        Ok(())
    }

    // ---- choices ----

    fn scf_if(&mut self, op: Op<'m>) -> Done {
        let condition = self.operand(op, 0);
        self.choice(op, "scf.if", condition)
    }

    /// `scf.if` and `affine.if`.
    pub(super) fn choice(&mut self, op: Op<'m>, name: &str, condition: Value) -> Done {
        self.s.begin_if(name, condition)?;
        self.steps.push(match op.region(1).and_then(|r| r.first()) {
            Some(_) => Step::Else(op),
            None => Step::EndIf(op),
        });
        if let Some(then) = op.region(0) {
            self.enter(then);
        }
        Ok(())
    }

    pub(super) fn begin_else(&mut self, op: Op<'m>) -> Done {
        let yields = std::mem::take(&mut self.yields);
        self.s.begin_else(&yields)?;
        self.steps.push(Step::EndIf(op));
        if let Some(els) = op.region(1) {
            self.enter(els);
        }
        Ok(())
    }

    pub(super) fn end_if(&mut self, op: Op<'m>) -> Done {
        let yields = std::mem::take(&mut self.yields);
        let results = self.s.end_if(&yields)?;
        self.bind_results(op, results);
        Ok(())
    }

    fn scf_index_switch(&mut self, op: Op<'m>) -> Done {
        let value = self.operand(op, 0);
        self.s.begin_switch("scf.index_switch", value)?;
        self.steps.push(Step::EndSwitch(op));
        // the default region is the first one of the operation, and the last one in the text
        self.steps.push(Step::EndCase);
        self.steps.push(Step::Case(op, 0));
        for k in (1..op.region_count()).rev() {
            self.steps.push(Step::EndCase);
            self.steps.push(Step::Case(op, k));
        }
        Ok(())
    }

    pub(super) fn begin_case(&mut self, op: Op<'m>, k: usize) -> Done {
        if k == 0 {
            self.s.begin_default()?;
        } else {
            let cases = op.attr("cases").and_then(|a| a.ints()).unwrap_or_default();
            self.s.begin_case(cases.get(k - 1).copied().unwrap_or_default())?;
        }
        if let Some(region) = op.region(k) {
            self.enter(region);
        }
        Ok(())
    }

    // ---- regions that run once ----

    /// A region that runs once, by operations that hand on what it yields.
    pub(super) fn run_once(&mut self, op: Op<'m>) -> Done {
        let Some(region) = op.region(0).filter(|r| r.first().is_some()) else { return Ok(()) };
        self.s.begin_region(&op.name(), "body");
        self.steps.push(Step::EndRegion(op));
        self.enter(region);
        Ok(())
    }
}

/// Operations on integers whose result does not depend on the order in which many values are combined.
const ANY_ORDER: [&str; 12] = [
    "arith.addi",
    "arith.andi",
    "arith.maxsi",
    "arith.maxui",
    "arith.minsi",
    "arith.minui",
    "arith.muli",
    "arith.ori",
    "arith.xori",
    "index.add",
    "index.mul",
    "index.or",
];

/// Is what a region of a reduction yields one of these operations on its two arguments, which nothing else there
/// looks at?
fn is_any_order(reduce: Op<'_>, k: usize) -> bool {
    let block = reduce.region(k).and_then(|r| r.first());
    let Some((block, end)) = block.and_then(|b| Some((b, b.last_op()?))) else { return false };
    let args: Vec<usize> = block.args().map(|a| a.key()).collect();
    let uses = |op: Op<'_>| op.operands().any(|v| args.contains(&v.key()));
    let yielded = end.operand(0).map(|v| v.key());
    let combines = |op: Op<'_>| {
        let operands: Vec<usize> = op.operands().map(|v| v.key()).collect();
        let both = operands.len() == 2 && args.iter().all(|a| operands.contains(a));
        both && ANY_ORDER.contains(&&*op.name())
            && op.result(0).is_some_and(|r| Some(r.key()) == yielded)
    };
    let users: Vec<Op<'_>> =
        super::function::walk(reduce).into_iter().filter(|o| uses(*o)).collect();
    matches!(users[..], [one] if combines(one))
}

/// Is the last part of a path that of a block of a region with several (`bb3`)?
fn is_block_name(part: &str) -> bool {
    part.strip_prefix("bb").is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()))
}

//! Parallel regions of OpenMP: the dialect `omp`. A region is the loop over its threads; how many there are is the
//! parameter `num_threads` of the function where the program does not say it.
//!
//! Threads share out the iterations of a loop, and it makes no difference to counts which of them has which: what a
//! thread can tell of that it tells through memory, and all memory that a region writes to is forgotten at each point
//! where another thread may have been. So the first thread has them all. The same holds for what one thread does
//! for all (`omp.single`). What is not followed makes the function unsupported: see `clauses`.
//!
//! Sources: MLIR's documentation of the dialect; OpenMP 5.2, sections 10 and 11; how many threads a region within a
//! region has: LLVM's `openmp/runtime/src/kmp_runtime.cpp` (`__kmp_reserve_threads`); how many iterations a loop has:
//! `llvm/lib/Frontend/OpenMP/OMPIRBuilder.cpp` (`createCanonicalLoop`).

use super::function::{Done, Lowering, Step, Stop};
use crate::native::{Op, Val};
use symprof_core::ir::structured::For;
use symprof_core::ir::{BinaryOp, CastOp, Flags, FunctionBuilder, Inst, Predicate, Type, Value};

/// What is assumed of the runtime.
const ASSUMED: &str =
    "parallel regions are run by LLVM's OpenMP runtime, outside of other regions, by `num_threads` threads where \
     the program does not say by how many, and it makes no difference which of them takes work that any may take";
/// What is assumed besides, where loops are collapsed, or inclusive, whose variables have more than 32 bits.
const ASSUMED_OF_NESTS: &str =
    "; the iterations of collapsed or inclusive OpenMP loops are fewer than their variable's type can count";
/// The operation that starts threads.
pub(super) const PARALLEL: &str = "omp.parallel";
/// Regions within regions that are followed.
const DEPTH: usize = 2;

/// The threads of an open region.
pub(super) struct Team {
    /// the number of the thread that executes
    thread: Value,
    /// how many there are
    size: Value,
}

/// A loop of `omp.loop_nest`.
struct Iterations {
    /// the loop that is run: from, to, step
    counted: [Value; 3],
    /// where its counter is only the number of an iteration: start and step of the variable, and its type
    variable: Option<(Value, Value, Type)>,
}

/// Declares the parameter that says how many threads there are.
pub(super) fn threads_parameter(b: &mut FunctionBuilder) -> Value {
    let value = b.param("num_threads", Type::Int(32));
    let func = b.func_mut();
    if let Some(param) = func.params.last_mut() {
        param.source_type = "i32".to_owned();
        param.default = Some(1);
    }
    func.loose_signature = true;
    value
}

/// What is assumed of the runtime that runs the regions of a function.
pub(super) fn assumed(function: Op<'_>) -> String {
    let is_counted = |op: Op<'_>| {
        let wide = |v: Val<'_>| matches!(super::values::neutral(v.ty()), Type::Int(33..));
        op.name() == "omp.loop_nest"
            && op.operand(0).is_some_and(wide)
            && (op.operand_count() > 3 || op.attr("inclusive").is_some())
    };
    let nests = super::function::walk(function).into_iter().any(is_counted);
    ASSUMED.to_owned() + if nests { ASSUMED_OF_NESTS } else { "" }
}

impl<'m> Lowering<'_, 'm> {
    pub(super) fn omp(&mut self, op: Op<'m>, name: &str) -> Done {
        self.check_omp(op, name)?;
        match name {
            "parallel" => self.omp_parallel(op),
            "loop_nest" => self.omp_loop_nest(op),
            "single" | "master" | "masked" => self.omp_once(op, Some(0)),
            "wsloop" | "critical" => self.omp_once(op, None),
            "yield" | "terminator" if self.is_followed(op) => self.leave_region(Vec::new()),
            "yield" | "terminator" => self.unknown(op),
            // a barrier, or a flush: what makes threads see what others wrote
            _ => {
                self.forget_others(op);
                Ok(())
            }
        }
    }

    /// Does an operation end a region that is followed?
    fn is_followed(&self, end: Op<'m>) -> bool {
        end.parent().is_some_and(|p| self.omp_open.last() == Some(&p.key()))
    }

    /// The number of threads where the program does not say it, at least one. It is a parameter of each function that
    /// starts some, or calls one that does; the calls of values are not all among these.
    pub(super) fn threads(&self, op: Op<'m>) -> Result<Value, Stop> {
        let reason = "starts threads by a function that is a value; call it by its name";
        self.threads.ok_or_else(|| Stop(format!("{} {reason}", self.place(op))))
    }

    /// A number as an `index`.
    pub(super) fn as_index(&mut self, value: Value) -> Value {
        match self.s.ins().ty(value) {
            Type::Int(64) => value,
            Type::Int(_) => self.s.ins().cast(CastOp::Sext, Flags::NONE, Type::Int(64), value),
            _ => self.s.ins().opaque(Type::Int(64), "a value that is not followed"),
        }
    }

    fn omp_parallel(&mut self, op: Op<'m>) -> Done {
        // a condition, a number of threads, and what is private or reduced
        let segments = op.segments().unwrap_or_default();
        let given = |k: usize| segments.get(k).copied().unwrap_or_default();
        let (conditions, numbers) = (given(0), given(1));
        if self.teams.len() >= DEPTH {
            let place = self.place(op);
            return Err(Stop(format!(
                "{place} is a parallel region within {DEPTH}; write it as a loop"
            )));
        }
        let (zero, one) = (self.index(0), self.index(1));
        let threads = self.threads(op)?;
        let mut size = self.as_index(threads);
        if numbers > 0 {
            let asked = self.operand(op, conditions);
            // MLIR widens narrower ones as numbers without a sign, the runtime reads one with a sign
            if self.s.ins().ty(asked) != Type::Int(32) {
                let place = self.place(op);
                return Err(Stop(format!(
                    "`num_threads` of {place} has not 32 bits; give an `i32`"
                )));
            }
            let asked = self.as_index(asked);
            let positive = self.s.ins().icmp(Predicate::Sgt, asked, zero);
            size = self.s.ins().select(positive, asked, size);
        }
        if conditions > 0 {
            let condition = self.operand(op, 0);
            size = self.s.ins().select(condition, size, one);
        }
        // a region within one that several threads run is run by each of these alone
        if let Some(outer) = self.teams.last().map(|t| t.size) {
            let several = self.s.ins().icmp(Predicate::Sgt, outer, one);
            size = self.s.ins().select(several, one, size);
        }
        let dims = [self.counted(PARALLEL, zero, size, one).parallel()];
        let thread = self.s.begin_parallel(PARALLEL, &dims, &[])?.0[0];
        self.teams.push(Team { thread, size });
        self.steps.push(Step::EndTeam(op));
        self.open_shared(op);
        self.forget_others(op);
        self.omp_region(op, Vec::new());
        Ok(())
    }

    pub(super) fn end_team(&mut self, op: Op<'m>) -> Done {
        self.omp_open.pop();
        self.yields.clear();
        self.teams.pop();
        self.s.end_for(&[])?;
        self.close_shared(op);
        self.opaque_results(op, "the result of `omp.parallel`");
        Ok(())
    }

    /// Enters the region of an operation, the arguments behind the values given being what is private to a thread.
    fn omp_region(&mut self, op: Op<'m>, given: Vec<Value>) {
        self.omp_open.push(op.key());
        let Some(region) = op.region(0) else { return };
        if let Some(block) = region.first() {
            let count = given.len();
            self.bind_all(block.args().take(count), given);
            let rest: Vec<Val<'m>> = block.args().skip(count).collect();
            for arg in rest {
                self.bind_opaque(arg, "what a thread has for itself");
            }
        }
        self.enter_blocks(op, region);
    }

    /// A region that each thread runs once, or only the thread of that number.
    fn omp_once(&mut self, op: Op<'m>, by: Option<i64>) -> Done {
        if op.region(0).and_then(|r| r.first()).is_none() {
            return Ok(());
        }
        let thread = self.teams.last().map(|t| t.thread);
        let chosen = match (by, thread) {
            (Some(number), Some(thread)) => {
                let number = self.index(number);
                Some(self.s.ins().icmp(Predicate::Eq, thread, number))
            }
            _ => None,
        };
        let name = op.name();
        match chosen {
            Some(condition) => {
                self.s.begin_if(&name, condition)?;
                self.rename_region("body");
            }
            None => self.s.begin_region(&name, "body"),
        }
        self.steps.push(Step::EndOnce(op, chosen.is_some()));
        self.open_shared(op);
        self.forget_others(op);
        self.omp_region(op, Vec::new());
        Ok(())
    }

    pub(super) fn end_once(&mut self, op: Op<'m>, is_choice: bool) -> Done {
        self.omp_open.pop();
        self.yields.clear();
        match is_choice {
            true => self.s.end_if(&[])?,
            false => self.s.end_region(&[])?,
        };
        self.close_shared(op);
        self.opaque_results(op, "the result of an operation of `omp`");
        Ok(())
    }

    /// Loops whose iterations are shared out among the threads of a team; outside of one, a thread has them all.
    fn omp_loop_nest(&mut self, op: Op<'m>) -> Done {
        let wraps = |p: Op<'m>| p.name() == "omp.wsloop" && self.omp_open.last() == Some(&p.key());
        let wrapped = op.parent().is_some_and(wraps);
        let count = op.operand_count() / 3;
        if !wrapped || count == 0 {
            let place = self.place(op);
            return Err(Stop(format!("{place} stands in no `omp.wsloop`")));
        }
        let inclusive = op.attr("inclusive").is_some();
        let mut loops: Vec<Iterations> = Vec::with_capacity(count);
        // how many iterations the loops so far have together
        let mut together: Option<Value> = None;
        for k in 0..count {
            let bounds = [k, count + k, 2 * count + k].map(|k| self.operand(op, k));
            let ty = self.s.ins().ty(bounds[1]);
            let mut iterations = self.iterations(op, bounds, inclusive)?;
            if count > 1 {
                let own = self.count_of(&iterations);
                together = Some(match together {
                    Some(before) => self.countable(before, own, ty),
                    None => own,
                });
            }
            let thread = self.teams.last().map(|t| t.thread).filter(|_| k == 0);
            if let Some(thread) = thread {
                let zero = self.index(0);
                let first = self.s.ins().icmp(Predicate::Eq, thread, zero);
                let [from, to, _] = &mut iterations.counted;
                *to = self.s.ins().select(first, *to, *from);
            }
            loops.push(iterations);
        }
        let mut dims: Vec<For<'_>> = Vec::with_capacity(count);
        for iterations in &loops {
            let [from, to, step] = iterations.counted;
            dims.push(self.counted("omp.loop_nest", from, to, step).parallel());
        }
        let counters = self.s.begin_parallel("omp.loop_nest", &dims, &[])?.0;
        self.steps.push(Step::EndNest(op));
        let ivs = loops.iter().zip(counters).map(|(l, k)| self.variable(l, k)).collect();
        self.open_shared(op);
        // the iterations before this one were another thread's
        self.forget_others(op);
        self.omp_region(op, ivs);
        Ok(())
    }

    /// How a loop from a start to an end by a step runs. How many iterations it has is known before the first one:
    /// its variable does not wrap around behind the last one.
    fn iterations(
        &mut self,
        op: Op<'m>,
        [start, end, step]: [Value; 3],
        inclusive: bool,
    ) -> Result<Iterations, Stop> {
        let ty = self.s.ins().ty(end);
        let known = self.known(step);
        if known == Some(1) && !inclusive {
            return Ok(Iterations { counted: [start, end, step], variable: None });
        }
        let place = self.place(op);
        match (known, ty.width()) {
            (Some(0), _) => {
                return Err(Stop(format!("{place} steps by 0; make the step 1 or more")))
            }
            (Some(i64::MIN), _) => return Err(Stop(format!("{place} steps by -2^63"))),
            (_, Some(64 | 1..=32)) => {}
            _ => return Err(Stop(format!("{place} has a variable of 33 to 63 bits"))),
        }
        let [start, end, step] = [start, end, step].map(|v| self.as_index(v));
        let (zero, one) = (self.index(0), self.index(1));
        // the bounds, the upper one second, and the distance from one number of the variable to the next
        let (low, high, by) = match known {
            Some(n) if n > 0 => (start, end, step),
            Some(_) => (end, start, self.difference(zero, step)),
            None => {
                let back = self.difference(zero, step);
                let down = self.s.ins().icmp(Predicate::Slt, step, zero);
                let mut select = |a, b| self.s.ins().select(down, a, b);
                (select(end, start), select(start, end), select(back, step))
            }
        };
        // 0 where the end is behind the start
        let from = self.s.ins().binary(BinaryOp::SMin, Flags::NONE, low, high);
        let distance = self.difference(high, from);
        let count = if inclusive {
            let steps = self.s.ins().binary(BinaryOp::SDiv, Flags::NONE, distance, by);
            let count = self.one_more(steps, ty);
            let some = self.s.ins().icmp(Predicate::Sge, high, low);
            self.s.ins().select(some, count, zero)
        } else {
            self.s.ins().binary(BinaryOp::CeilDivS, Flags::NONE, distance, by)
        };
        Ok(Iterations { counted: [zero, count, one], variable: Some((start, step, ty)) })
    }

    /// How many iterations a loop has.
    fn count_of(&mut self, iterations: &Iterations) -> Value {
        let [from, to, _] = iterations.counted.map(|v| self.as_index(v));
        if iterations.variable.is_some() {
            return to;
        }
        let start = self.s.ins().binary(BinaryOp::SMin, Flags::NONE, from, to);
        self.difference(to, start)
    }

    /// The product of two numbers of iterations, which MLIR computes in the type of the variables: one that does not fit
    /// has no count, where that type has at most 32 bits; of more, see [`ASSUMED_OF_NESTS`].
    fn countable(&mut self, a: Value, b: Value, ty: Type) -> Value {
        let product = match (self.known(a), self.known(b)) {
            (Some(a), Some(b)) => self.index(a.saturating_mul(b)),
            _ => self.s.ins().binary(BinaryOp::Mul, Flags::NONE, a, b),
        };
        if let Some(width) = ty.width().filter(|w| *w <= 32) {
            let all = 1_i64 << width;
            if self.known(product).is_none_or(|n| !(0..all).contains(&n)) {
                let all = self.index(all);
                let fits = self.s.ins().icmp(Predicate::Ult, product, all);
                self.s.ins().effect(Inst::Assume(fits));
            }
        }
        product
    }

    /// A difference that does not wrap around.
    fn difference(&mut self, a: Value, b: Value) -> Value {
        self.s.ins().binary(BinaryOp::Sub, Flags::NSW, a, b)
    }

    /// A number and one more, which is a number of that type without a sign, or the loop has no defined execution.
    fn one_more(&mut self, number: Value, ty: Type) -> Value {
        if ty == Type::Int(64) {
            let one = self.index(1);
            return self.s.ins().binary(BinaryOp::Add, Flags::NSW, number, one);
        }
        let one = self.constant(ty, 1);
        let narrow = self.s.ins().cast(CastOp::Trunc, Flags::NONE, ty, number);
        let flags = Flags { nuw: true, ..Flags::NONE };
        let more = self.s.ins().binary(BinaryOp::Add, flags, narrow, one);
        let none = self.constant(ty, 0);
        let fits = self.s.ins().icmp(Predicate::Ne, more, none);
        self.s.ins().effect(Inst::Assume(fits));
        self.s.ins().cast(CastOp::Zext, Flags::NONE, Type::Int(64), more)
    }

    /// The variable of a loop in the iteration of that number.
    fn variable(&mut self, iterations: &Iterations, number: Value) -> Value {
        let Some((start, step, ty)) = iterations.variable else { return number };
        let passed = match self.known(step) {
            Some(1) => number,
            _ => self.s.ins().binary(BinaryOp::Mul, Flags::NSW, number, step),
        };
        let value = match self.known(start) {
            Some(0) => passed,
            _ => self.s.ins().binary(BinaryOp::Add, Flags::NSW, start, passed),
        };
        match ty {
            Type::Int(64) => value,
            _ => self.s.ins().cast(CastOp::Trunc, Flags::NONE, ty, value),
        }
    }

    pub(super) fn end_nest(&mut self, op: Op<'m>) -> Done {
        self.omp_open.pop();
        self.yields.clear();
        self.s.end_for(&[])?;
        self.close_shared(op);
        self.opaque_results(op, "the result of `omp.loop_nest`");
        Ok(())
    }

    /// What is assumed of the number of threads, at the start of a function that has it.
    pub(super) fn assume_threads(&mut self, threads: Value) {
        let one = self.constant(Type::Int(32), 1);
        self.s.builder().in_entry(|b| {
            let some = b.icmp(Predicate::Sge, threads, one);
            b.effect(Inst::Assume(some));
        });
    }
}

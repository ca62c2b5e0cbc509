//! Parallel regions of OpenMP: the dialect `omp`. A region is the loop over its threads; how many there are is the
//! parameter `num_threads` of the function where the program does not say it.
//!
//! Threads share out the iterations of a loop, and it makes no difference to counts which of them has which: what a
//! thread can tell of that it tells through memory, and all memory that a region writes to is forgotten at each point
//! where another thread may have been. So the first thread has them all. The same holds for what one thread does
//! for all (`omp.single`).
//!
//! Sources: MLIR's documentation of the dialect; OpenMP 5.2, sections 10 and 11; how many threads a region within a
//! region has: LLVM's `openmp/runtime/src/kmp_runtime.cpp` (`__kmp_reserve_threads`).

use super::function::{Done, Lowering, Step, Stop};
use super::shared::Shared;
use crate::native::{Op, Val};
use symprof_core::ir::structured::For;
use symprof_core::ir::{BinaryOp, CastOp, Flags, FunctionBuilder, Inst, Predicate, Type, Value};

/// What is assumed of the runtime.
pub(super) const ASSUMED: &str =
    "parallel regions are run by LLVM's OpenMP runtime, outside of other regions, by `num_threads` threads where \
     the program does not say by how many, and it makes no difference which of them takes work that any may take";
/// The operation that starts threads.
pub(super) const PARALLEL: &str = "omp.parallel";
/// Regions within regions that are followed.
const DEPTH: usize = 2;

/// The threads of an open region.
pub(super) struct Team<'m> {
    /// the number of the thread that executes
    thread: Value,
    /// how many there are
    size: Value,
    shared: Shared<'m>,
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

impl<'m> Lowering<'_, 'm> {
    pub(super) fn omp(&mut self, op: Op<'m>, name: &str) -> Done {
        if self.runs_declared_calls(op) {
            let place = self.place(op);
            return Err(Stop(format!(
                "what {place} does to combine or make what threads have for themselves calls functions; how often is not \
                 followed"
            )));
        }
        match name {
            "parallel" => self.omp_parallel(op),
            "wsloop" | "simd" => self.omp_once(op, None),
            "loop_nest" => self.omp_loop_nest(op),
            "single" | "master" | "section" => self.omp_once(op, Some(0)),
            "masked" if op.operand_count() == 0 => self.omp_once(op, Some(0)),
            "critical" | "sections" => {
                self.forget_others(op)?;
                self.omp_once(op, None)
            }
            "barrier" | "flush" | "taskwait" | "taskyield" => {
                self.forget_others(op)?;
                Ok(())
            }
            "yield" | "terminator" if self.is_followed(op) => self.leave_region(Vec::new()),
            _ => {
                self.forget_others(op)?;
                self.unknown(op)
            }
        }
    }

    /// Does an operation name a declaration that calls functions?
    fn runs_declared_calls(&self, op: Op<'m>) -> bool {
        let mut work: Vec<_> = op.attrs().map(|(_, a)| a).collect();
        while let Some(attr) = work.pop() {
            match attr.symbol() {
                Some(parts) => {
                    let name = super::module::qualified(&self.module, &parts);
                    if self.scope.calling.contains(&name) {
                        return true;
                    }
                }
                None => work.extend(attr.children()),
            }
        }
        false
    }

    /// Does an operation end a region that is followed?
    fn is_followed(&self, end: Op<'m>) -> bool {
        end.parent().is_some_and(|p| self.omp_open.last() == Some(&p.key()))
    }

    /// Within a parallel region, other threads may have written.
    pub(super) fn forget_others(&mut self, at: Op<'m>) -> Done {
        let shared: Vec<Shared<'m>> = self.teams.iter().map(|t| t.shared.clone()).collect();
        shared.iter().try_for_each(|shared| self.forget(shared, at))
    }

    /// The number of threads where the program does not say it, at least one.
    pub(super) fn threads(&mut self) -> Value {
        if let Some(threads) = self.threads {
            return threads;
        }
        // the function has no such parameter: it starts no threads
        self.constant(Type::Int(32), 1)
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
        let (Some(&conditions), Some(&numbers)) = (segments.first(), segments.get(1)) else {
            return self.unknown(op);
        };
        if self.teams.len() >= DEPTH {
            let place = self.place(op);
            return Err(Stop(format!(
                "{place} is a parallel region within {DEPTH}; write it as a loop"
            )));
        }
        let (zero, one) = (self.index(0), self.index(1));
        let threads = self.threads();
        let mut size = self.as_index(threads);
        if numbers > 0 {
            let asked = self.operand(op, conditions);
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
        self.teams.push(Team { thread, size, shared: Shared::of(op.regions()) });
        self.steps.push(Step::EndTeam(op));
        self.forget_others(op)?;
        self.omp_region(op, Vec::new());
        Ok(())
    }

    pub(super) fn end_team(&mut self, op: Op<'m>) -> Done {
        self.omp_open.pop();
        self.yields.clear();
        let team = self.teams.pop();
        self.s.end_for(&[])?;
        // which of them wrote last is not known
        if let Some(team) = team {
            self.forget(&team.shared, op)?;
        }
        self.forget_others(op)?;
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
        self.forget_others(op)?;
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
        self.forget_others(op)?;
        self.opaque_results(op, "the result of an operation of `omp`");
        Ok(())
    }

    /// The loops of an operation around: shared out among threads, or done by the thread that comes to them.
    fn omp_loop_nest(&mut self, op: Op<'m>) -> Done {
        let mut around = op.parent();
        while let Some(simd) = around.filter(|o| o.name() == "omp.simd") {
            around = simd.parent();
        }
        let is_shared = around.is_some_and(|o| o.name() == "omp.wsloop");
        let wrapped = op.parent().is_some_and(|p| self.omp_open.last() == Some(&p.key()));
        let count = op.operand_count() / 3;
        let steps: Vec<Value> = (0..count).map(|k| self.operand(op, 2 * count + k)).collect();
        // loops that go down, or may, are not followed
        let upwards = steps.iter().all(|&s| self.known(s).is_some_and(|n| n > 0));
        if !wrapped || !upwards || count == 0 {
            return self.unknown(op);
        }
        let inclusive = op.attr("inclusive").is_some();
        let mut dims: Vec<For<'_>> = Vec::with_capacity(count);
        for (k, &step) in steps.iter().enumerate() {
            let (start, mut end) = (self.operand(op, k), self.operand(op, count + k));
            let ty = self.s.ins().ty(end);
            if inclusive {
                let one = self.constant(ty, 1);
                end = self.s.ins().binary(BinaryOp::Add, Flags::NSW, end, one);
            }
            let thread = self.teams.last().map(|t| t.thread).filter(|_| is_shared && k == 0);
            if let Some(thread) = thread {
                let zero = self.index(0);
                let first = self.s.ins().icmp(Predicate::Eq, thread, zero);
                end = self.s.ins().select(first, end, start);
            }
            dims.push(self.counted("omp.loop_nest", start, end, step).parallel());
        }
        let ivs = self.s.begin_parallel("omp.loop_nest", &dims, &[])?.0;
        self.steps.push(Step::EndNest(op));
        // the iterations before this one were another thread's
        self.forget_others(op)?;
        self.omp_region(op, ivs);
        Ok(())
    }

    pub(super) fn end_nest(&mut self, op: Op<'m>) -> Done {
        self.omp_open.pop();
        self.yields.clear();
        self.s.end_for(&[])?;
        self.forget_others(op)?;
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

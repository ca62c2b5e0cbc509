//! Kernels launched on a device: the dialect `gpu`. A launch is the loops over blocks and threads that it stands
//! for: its region runs once a thread.
//!
//! Source: MLIR's documentation of the dialect; the sizes of clusters change how blocks are scheduled and not how
//! often they run.

use super::device::is_on_device;
use super::function::{Done, Lowering, Step, Stop};
use super::module::qualified;
use super::values::{Lowered, Shaped, Size};
use crate::native::{Op, Val};
use symprof_core::ir::structured::For;
use symprof_core::ir::{
    BinaryOp, CallEffects, CallInfo, Callee, Flags, FunctionBuilder, Inst, Predicate, Type, Value,
};

/// A launch that is open.
pub(super) struct Launch {
    /// ids of a thread: of its block and of itself in it, in three dimensions each; then the sizes of both
    ids: Vec<Value>,
}

impl Launch {
    /// What the parameter of a kernel at that position says, and the size that bounds it or that it is.
    pub(super) fn told(&self, k: usize) -> (Value, Value) {
        (self.ids[k], self.ids[if k < 6 { k + 6 } else { k }])
    }

    /// What all parameters of a kernel behind its arguments say.
    pub(super) fn all(&self) -> impl Iterator<Item = Value> + '_ {
        self.ids.iter().copied()
    }
}

/// The parameters that a kernel has behind its arguments: who a thread is, and how many there are.
const IDS: [&str; 12] = [
    "block_id.x",
    "block_id.y",
    "block_id.z",
    "thread_id.x",
    "thread_id.y",
    "thread_id.z",
    "grid_dim.x",
    "grid_dim.y",
    "grid_dim.z",
    "block_dim.x",
    "block_dim.y",
    "block_dim.z",
];

/// Declares the parameters of a kernel behind its arguments.
pub(super) fn kernel_parameters(b: &mut FunctionBuilder) -> Vec<Value> {
    b.func_mut().loose_signature = true;
    let mut declare = |name: &str| {
        let value = b.param(name, Type::Int(64));
        if let Some(param) = b.func_mut().params.last_mut() {
            param.source_type = "index".to_owned();
        }
        value
    };
    IDS.iter().map(|name| declare(name)).collect()
}

/// The dimension that an operation asks for: 0 to 2.
fn dimension(op: Op<'_>) -> Option<usize> {
    let text = op.attr("dimension").map(|a| a.text()).unwrap_or_default();
    ["dim x", "dim y", "dim z"].iter().position(|d| text.contains(d))
}

/// The qualified name of the kernel that `gpu.launch_func` launches.
pub(super) fn kernel_of(op: Op<'_>, module: &str) -> Option<String> {
    if op.name() != "gpu.launch_func" {
        return None;
    }
    Some(qualified(module, &op.attr("kernel")?.symbol()?))
}

impl<'m> Lowering<'_, 'm> {
    /// What a kernel knows at its start, given the parameters behind its arguments.
    pub(super) fn begin_kernel(&mut self, op: Op<'m>, ids: Vec<Value>) {
        let zero = self.index(0);
        self.s.builder().in_entry(|b| {
            for k in 0..6 {
                let some = b.icmp(Predicate::Sge, ids[k], zero);
                b.effect(Inst::Assume(some));
                let within = b.icmp(Predicate::Slt, ids[k], ids[k + 6]);
                b.effect(Inst::Assume(within));
            }
        });
        // memory of a work group or of a thread, of constant sizes
        let inputs = op.attr("function_type").and_then(|a| a.ty()).and_then(|t| t.input_count());
        let entry = op.region(0).and_then(|r| r.first());
        let own: Vec<Val<'m>> =
            entry.into_iter().flat_map(|e| e.args()).skip(inputs.unwrap_or(usize::MAX)).collect();
        for v in own {
            let sizes = v.ty().shape().map(|s| {
                s.into_iter().map(|n| Size::Static(n.unwrap_or_default())).collect::<Vec<_>>()
            });
            let base = self.s.ins().inst(Type::Ptr, Inst::Alloca(None));
            let strides = super::values::strides_of_type(v.ty());
            let memory = Shaped { base: Some(base), sizes, strides };
            self.values.insert(v.key(), Lowered::Shaped(memory));
        }
        self.launches.push(Launch { ids });
        match &*op.name() {
            "gpu.func" => self.open_shared(op),
            // it has no names for the memory of others, and what it calls is a function such as it
            _ => self.run_among_others(),
        }
        if let Some(first) = entry.and_then(|e| e.first_op()) {
            self.forget_others(first);
        }
    }

    /// A launch of a kernel that is a function: each thread calls it.
    fn launch_func(&mut self, op: Op<'m>) -> Done {
        let segments = op.segments().unwrap_or_default();
        let first = |k: usize| segments.iter().take(k).sum::<usize>();
        let kernel = kernel_of(op, &self.module);
        let function = kernel.as_ref().and_then(|k| self.scope.functions.get(k)).copied();
        let function = function.filter(|f| is_on_device(*f) && super::function::has_body(*f));
        let (Some(kernel), Some(function), Some(&count)) = (kernel, function, segments.get(11))
        else {
            return self.unknown(op);
        };
        let mut sizes = Vec::with_capacity(6);
        for k in 0..6 {
            let size = self.operand(op, first(1 + k));
            sizes.push(self.as_index(size));
        }
        let given: Vec<Val<'m>> = op.operands().skip(first(11)).take(count).collect();
        let mut args = match &*function.name() {
            "gpu.func" => self.arguments(&given, true),
            _ => match self.descriptors(&given, function) {
                Some(args) => args,
                None => return self.unknown(op),
            },
        };
        let (zero, one) = (self.index(0), self.index(1));
        let dims: Vec<For<'_>> = sizes
            .iter()
            .map(|&end| self.counted("gpu.launch_func", zero, end, one).parallel())
            .collect();
        let ids = self.s.begin_parallel("gpu.launch_func", &dims, &[])?.0;
        let block = self.s.ins().current();
        self.s.func_mut().blocks[block].hidden = true;
        args.extend(ids.into_iter().chain(sizes));
        let (callee, effects) = (Callee::Direct(kernel), CallEffects::UNKNOWN);
        self.s.ins().call(None, CallInfo { callee, args, effects, counted: true });
        self.s.end_for(&[])?;
        // which of the threads wrote last is not known
        self.clobber_all(given.into_iter());
        self.statement(op);
        self.opaque_results(op, "the result of `gpu.launch_func`");
        Ok(())
    }

    pub(super) fn gpu(&mut self, op: Op<'m>, name: &str) -> Done {
        let of_dimension = |k: usize| dimension(op).map(|d| k + d);
        let id = match name {
            "launch" => return self.launch(op),
            "launch_func" => return self.launch_func(op),
            "return" if op.operand_count() == 0 => {
                self.s.ret(None);
                return Ok(());
            }
            "alloc" => {
                let dependencies = op.segments().and_then(|s| s.first().copied());
                self.allocate(op, dependencies.unwrap_or(0));
                return Ok(());
            }
            "global_id" => return self.global_id(op),
            // what others do meanwhile is not known where the launch is not; where it is, it is forgotten by now
            "barrier" if self.launches.is_empty() => return self.unknown(op),
            "barrier" => return Ok(()),
            "terminator" => return self.leave_region(Vec::new()),
            "block_id" => of_dimension(0),
            "thread_id" => of_dimension(3),
            "grid_dim" => of_dimension(6),
            "block_dim" => of_dimension(9),
            _ => None,
        };
        match (id, self.launches.last()) {
            (Some(id), Some(launch)) => {
                let value = launch.ids[id];
                self.bind_results(op, [value]);
                Ok(())
            }
            _ => self.unknown(op),
        }
    }

    /// The number of a thread among all of a dimension.
    fn global_id(&mut self, op: Op<'m>) -> Done {
        let of_block = dimension(op).and_then(|d| {
            let ids = &self.launches.last()?.ids;
            Some((ids[d], ids[9 + d], ids[3 + d]))
        });
        let Some((block, size, thread)) = of_block else { return self.unknown(op) };
        let before = self.s.ins().binary(BinaryOp::Mul, Flags::NSW, block, size);
        let value = self.s.ins().binary(BinaryOp::Add, Flags::NSW, before, thread);
        self.define(op, 0, value);
        Ok(())
    }

    fn launch(&mut self, op: Op<'m>) -> Done {
        if !self.launches.is_empty() {
            let place = self.place(op);
            return Err(Stop(format!(
                "{place} within a kernel is not followed; write it as a loop"
            )));
        }
        // dependencies, three sizes of the grid, three of a block, clusters, shared memory
        let dependencies = op.segments().and_then(|s| s.first().copied()).unwrap_or(0);
        if op.operand_count() < dependencies + 6 {
            return self.unknown(op);
        }
        let sizes: Vec<Value> = (0..6).map(|k| self.operand(op, dependencies + k)).collect();
        let (zero, one) = (self.index(0), self.index(1));
        let dims: Vec<For<'_>> = sizes
            .iter()
            .map(|&end| self.counted("gpu.launch", zero, end, one).parallel())
            .collect();
        let ids = self.s.begin_parallel("gpu.launch", &dims, &[])?.0;
        let all: Vec<Value> = ids.iter().chain(&sizes).copied().collect();
        self.steps.push(Step::EndLaunch(op));
        self.launches.push(Launch { ids: all.clone() });
        self.open_shared(op);
        self.forget_others(op);
        if let Some(region) = op.region(0) {
            if let Some(block) = region.first() {
                self.bind_all(block.args().take(all.len()), all.iter().copied());
                // clusters, and memory that a work group or a thread has
                let rest: Vec<Val<'m>> = block.args().skip(all.len()).collect();
                for arg in rest {
                    self.bind_opaque(arg, "what a launch gives to its threads");
                }
            }
            self.enter_blocks(op, region);
        }
        Ok(())
    }

    pub(super) fn end_launch(&mut self, op: Op<'m>) -> Done {
        self.yields.clear();
        self.launches.pop();
        self.s.end_for(&[])?;
        self.close_shared(op);
        self.opaque_results(op, "the result of `gpu.launch`");
        Ok(())
    }
}

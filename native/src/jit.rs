//! Native code in memory, and calls to it. The only module with `unsafe`: code that is made at run time is
//! called through a pointer, which no type system sees.
//!
//! What makes it sound: the signature with which the code is declared to Cranelift is that of the pointer
//! type it is called by; the code reads as many inputs and writes as many outputs as the program has, and
//! [`Code::call`] checks the lengths of the slices; the memory of the code lives as long as the [`Code`],
//! which frees it, and is not written once it is made, so that threads may share it.
#![allow(unsafe_code)]

use crate::interval::{Interval, LONGEST_RESULT};
use crate::translate::{translate, Calls};
use crate::NotNative;
use cranelift_codegen::ir::{types, AbiParam, Signature};
use cranelift_codegen::settings::{self, Configurable};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use cranelift_jit::{JITBuilder, JITModule};
use cranelift_module::{default_libcall_names, FuncId, Linkage, Module};
use std::fmt;
use symprof_core::compile::Program;
use symprof_core::expr::primitives::{first_index, floor_sum, FirstIndex, FloorSum};
use symprof_core::expr::Num;

/// A function of inputs and outputs; 1 if it has answered.
type Function = unsafe extern "C" fn(*const i128, *mut i128) -> u8;

/// The code of a program.
pub struct Code {
    function: Function,
    inputs: usize,
    outputs: usize,
    /// taken when the code is dropped
    memory: Option<JITModule>,
}

// SAFETY: once it is made the code is only read, and it has no state: each call works on its arguments and
// its stack.
unsafe impl Send for Code {}
// SAFETY: as above.
unsafe impl Sync for Code {}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Code")
            .field("inputs", &self.inputs)
            .field("outputs", &self.outputs)
            .finish()
    }
}

impl Drop for Code {
    fn drop(&mut self) {
        if let Some(memory) = self.memory.take() {
            // SAFETY: the pointer into this memory goes with `self`, and no call is running: each borrows it.
            unsafe { memory.free_memory() };
        }
    }
}

impl Code {
    /// Compiles a program whose numbers lie in these intervals.
    pub fn new(program: &Program, intervals: &[Option<Interval>]) -> Result<Code, NotNative> {
        let failed = |e: &dyn fmt::Display| NotNative::Generator(e.to_string());
        let mut flags = settings::builder();
        for (name, value) in [("opt_level", "speed"), ("is_pic", "false")] {
            flags.set(name, value).map_err(|e| failed(&e))?;
        }
        let isa = cranelift_native::builder().map_err(|e| failed(&e))?;
        let isa = isa.finish(settings::Flags::new(flags)).map_err(|e| failed(&e))?;
        if isa.pointer_type() != types::I64 || cfg!(target_endian = "big") {
            return Err(NotNative::Operation("a machine of 64 bits, low bytes first"));
        }
        let mut builder = JITBuilder::with_isa(isa, default_libcall_names());
        builder.symbol("symprof_floor_sum", sum_of_quotients as *const u8);
        builder.symbol("symprof_first_index", first_in_range as *const u8);
        let mut module = JITModule::new(builder);
        let made = define(&mut module, program, intervals);
        let finished = made.and_then(|id| {
            module.finalize_definitions().map_err(|e| failed(&e))?;
            Ok(id)
        });
        match finished {
            Ok(id) => {
                let code = module.get_finalized_function(id);
                // SAFETY: `define` declares the function with the signature of `Function`.
                let function = unsafe { std::mem::transmute::<*const u8, Function>(code) };
                let (inputs, outputs) = (program.inputs(), program.outputs().len());
                Ok(Code { function, inputs, outputs, memory: Some(module) })
            }
            Err(e) => {
                // SAFETY: nothing points into it.
                unsafe { module.free_memory() };
                Err(e)
            }
        }
    }

    /// Runs the code; false if it has no answer, or the slices are too short.
    pub fn call(&self, inputs: &[i128], outputs: &mut [i128]) -> bool {
        if inputs.len() < self.inputs || outputs.len() < self.outputs {
            return false;
        }
        // SAFETY: the code reads `self.inputs` numbers and writes `self.outputs`, which the slices have.
        unsafe { (self.function)(inputs.as_ptr(), outputs.as_mut_ptr()) != 0 }
    }
}

fn define(
    module: &mut JITModule,
    program: &Program,
    intervals: &[Option<Interval>],
) -> Result<FuncId, NotNative> {
    let failed = |e: &dyn fmt::Display| NotNative::Generator(e.to_string());
    let signature = |module: &JITModule, pointers: usize| -> Signature {
        let mut s = module.make_signature();
        s.params.extend((0..pointers).map(|_| AbiParam::new(types::I64)));
        s.returns.push(AbiParam::new(types::I8));
        s
    };
    let of_one = signature(module, 1);
    let mut context = module.make_context();
    context.func.signature = signature(module, 2);
    let mut import = |name: &str| {
        module.declare_function(name, Linkage::Import, &of_one).map_err(|e| failed(&e))
    };
    let (floor_sum, first_index) = (import("symprof_floor_sum")?, import("symprof_first_index")?);
    let calls = Calls {
        floor_sum: module.declare_func_in_func(floor_sum, &mut context.func),
        first_index: module.declare_func_in_func(first_index, &mut context.func),
    };
    let id = module
        .declare_function("symprof_counts", Linkage::Local, &context.func.signature)
        .map_err(|e| failed(&e))?;
    let mut state = FunctionBuilderContext::new();
    let builder = FunctionBuilder::new(&mut context.func, &mut state);
    translate(program, intervals, builder, calls)?;
    module.define_function(id, &mut context).map_err(|e| failed(&e))?;
    Ok(id)
}

/// [`floor_sum`] of four numbers, its value behind them.
unsafe extern "C" fn sum_of_quotients(numbers: *mut i128) -> u8 {
    // SAFETY: the code calls it with a slot of its stack for five numbers.
    let numbers = unsafe { std::slice::from_raw_parts_mut(numbers, 5) };
    let [terms, divisor, slope, offset] = std::array::from_fn(|k| Num::int(numbers[k]));
    let sum = floor_sum(&FloorSum { terms, divisor, slope, offset });
    give(sum, &mut numbers[4])
}

/// [`first_index`] of five numbers, its value behind them.
unsafe extern "C" fn first_in_range(numbers: *mut i128) -> u8 {
    // SAFETY: the code calls it with a slot of its stack for six numbers.
    let numbers = unsafe { std::slice::from_raw_parts_mut(numbers, 6) };
    let [slope, offset, modulus, low, high] = std::array::from_fn(|k| Num::int(numbers[k]));
    let first = first_index(&FirstIndex { slope, offset, modulus, low, high });
    give(first, &mut numbers[5])
}

/// Puts a number in its place, if there is one that is as short as the code takes it to be.
fn give(v: Option<Num>, to: &mut i128) -> u8 {
    match v.and_then(|v| v.as_i128()).filter(|v| v.unsigned_abs() <= 1 << LONGEST_RESULT) {
        Some(v) => {
            *to = v;
            1
        }
        None => 0,
    }
}

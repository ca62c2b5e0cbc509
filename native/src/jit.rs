//! Native code in memory, and calls to it. The only module with `unsafe`: code that is made at run time is
//! called through a pointer, which no type system sees.
//!
//! What makes it sound: the signature with which the code is declared to Cranelift is that of the pointer
//! type it is called by; for each point the code reads as many inputs and writes as many results as the program
//! has, and [`Code::call`] checks the lengths of the slices; the memory of the code lives as long as the [`Code`],
//! which frees it, and is not written once it is made, so that threads may share it.
#![allow(unsafe_code)]

use crate::interval::LONGEST_RESULT;
use crate::translate::{translate, Calls, Source};
use crate::NotNative;
use cranelift_codegen::ir::{types, AbiParam, Signature, Type};
use cranelift_codegen::settings::{self, Configurable};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use cranelift_jit::{JITBuilder, JITModule};
use cranelift_module::{default_libcall_names, FuncId, Linkage, Module};
use std::fmt;
use std::ops::Range;
use symprof_core::expr::primitives::{first_index, floor_sum, FirstIndex, FloorSum};
use symprof_core::expr::Num;

/// A function of points, of where their results go, and of where those end; it returns where those end that it has
/// written.
type Function = unsafe extern "C" fn(*const i128, *mut u64, *mut u64) -> *mut u64;

/// The code of a program.
pub struct Code {
    function: Function,
    inputs: usize,
    /// words of the results of a point
    words: usize,
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
        f.debug_struct("Code").field("inputs", &self.inputs).field("words", &self.words).finish()
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
    /// Compiles a program.
    pub fn new(source: Source<'_>) -> Result<Code, NotNative> {
        let Source { program, long, .. } = source;
        let failed = |e: &dyn fmt::Display| NotNative::Generator(e.to_string());
        let mut flags = settings::builder();
        // a large frame is touched page by page, so that it meets the page that guards the stack
        let probes = [("enable_probestack", "true"), ("probestack_strategy", "inline")];
        for (name, value) in [("opt_level", "speed"), ("is_pic", "false")].into_iter().chain(probes)
        {
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
        let made = define(&mut module, source);
        let finished = made.and_then(|id| {
            module.finalize_definitions().map_err(|e| failed(&e))?;
            Ok(id)
        });
        match finished {
            Ok(id) => {
                let code = module.get_finalized_function(id);
                // SAFETY: `define` declares the function with the signature of `Function`.
                let function = unsafe { std::mem::transmute::<*const u8, Function>(code) };
                let (inputs, results) = (program.inputs(), program.results().len());
                let words = if long { 2 * results } else { results };
                Ok(Code { function, inputs, words, memory: Some(module) })
            }
            Err(e) => {
                // SAFETY: nothing points into it.
                unsafe { module.free_memory() };
                Err(e)
            }
        }
    }

    /// Runs the code at so many points; says how many of the first it has answered, none if the slices are too
    /// short.
    pub fn call(&self, points: &[i128], count: usize, answers: &mut [u64]) -> usize {
        let room =
            |have: usize, each: usize| each.checked_mul(count).is_some_and(|all| all <= have);
        if !room(points.len(), self.inputs) || !room(answers.len(), self.words) {
            return 0;
        }
        let Range { start, end } = answers[..count * self.words].as_mut_ptr_range();
        // SAFETY: for each point the code reads `self.inputs` numbers and writes `self.words`, until those are
        // as many as the slice has.
        let behind = unsafe { (self.function)(points.as_ptr(), start, end) };
        (behind as usize - start as usize) / (8 * self.words.max(1))
    }
}

fn define(module: &mut JITModule, source: Source<'_>) -> Result<FuncId, NotNative> {
    let failed = |e: &dyn fmt::Display| NotNative::Generator(e.to_string());
    let signature = |module: &JITModule, words: usize, result: Type| -> Signature {
        let mut s = module.make_signature();
        s.params.extend((0..words).map(|_| AbiParam::new(types::I64)));
        s.returns.push(AbiParam::new(result));
        s
    };
    let of_one = signature(module, 1, types::I8);
    let mut context = module.make_context();
    context.func.signature = signature(module, 3, types::I64);
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
    translate(source, builder, calls)?;
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

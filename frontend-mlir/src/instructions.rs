//! What each operation of the file counts for: classes, floating-point operations, bytes (MLIR's
//! documentation of dialects has what each does). Operations are counted in the block in which they stand;
//! what a structured operation over a domain (`linalg`) computes stands in its region.

use crate::lower::{
    direct_callee, is_barrier, is_on_device, is_register, path_of, qualified, walk, Places,
};
use crate::native::{Op, Ty, Val};
use std::borrow::Cow;
use std::sync::Arc;
use symprof_core::frontend::{
    Amount, BlockInstructions, Class, Instruction, Instructions, Lanes, Next, SourceLine,
};
use symprof_core::ir::FuncId;

/// The operations of a module that was lowered to blocks at these places; `file` is its name.
pub(crate) fn instructions(root: Op<'_>, places: &Places, file: &str) -> Instructions {
    let file: Arc<str> = Arc::from(file);
    let mut all = Instructions::default();
    // operations whose regions are still to be looked at, with the function around them
    let mut work: Vec<(Op<'_>, Option<FuncId>)> = vec![(root, None)];
    while let Some((op, around)) = work.pop() {
        for block in op.regions().flat_map(|r| r.blocks()) {
            let place = places.get(&block.key());
            let function = place.map(|p| p.0).or(around);
            if let Some(function) = function {
                for clause in block.ops().flat_map(declarations) {
                    let told = walk(clause).into_iter().map(|op| instruction(op, &file, false));
                    let name = format!("what threads run of `{}`", clause.name());
                    all.add(function, BlockInstructions::without_block(&name, told.collect()));
                }
                // what stands for loops of its own executes there
                let inside = |op: &Op<'_>| places.contains_key(&op.key());
                for op in block.ops().filter(inside) {
                    let Some(&(_, b)) = places.get(&op.key()) else { continue };
                    let told = vec![instruction(op, &file, true)];
                    all.add(function, BlockInstructions::new(b, told));
                }
                let here = block.ops().filter(|op| !inside(op));
                let told = here.map(|op| instruction(op, &file, false)).collect();
                let name = op.name();
                all.add(
                    function,
                    match place {
                        Some(&(_, b)) => BlockInstructions::new(b, told),
                        None => {
                            BlockInstructions::without_block(&format!("a block of {name}"), told)
                        }
                    },
                );
            }
            let inner = block.ops().filter(|o| o.region_count() > 0);
            work.extend(inner.map(|o| (o, function)));
        }
    }
    all
}

/// Types with what features ask of them, by operation.
struct Shape {
    lane: String,
    lanes: Lanes,
    float: bool,
    bytes: Option<u64>,
}

fn shape(ty: Ty<'_>) -> Shape {
    // what works on tensors works on their elements, one at a time
    let ty = ty.element().filter(|_| ty.is_tensor()).unwrap_or(ty);
    let (lane, lanes) = match (ty.vector_lanes(), ty.element()) {
        (Some(Some(n)), Some(element)) => (element, Lanes::Fixed(n)),
        (Some(None), Some(element)) => (element, Lanes::Scalable(1)),
        _ => (ty, Lanes::Scalar),
    };
    let bytes = match lanes {
        Lanes::Scalar => lane.byte_size(),
        // lanes of part of a byte are packed
        Lanes::Fixed(n) if lane.width().is_none_or(|w| w % 8 == 0) => {
            lane.byte_size().and_then(|b| b.checked_mul(n))
        }
        _ => None,
    };
    Shape { lane: lane.to_string(), lanes, float: lane.is_float(), bytes }
}

impl Shape {
    fn each_lane(&self, times: u64) -> Amount {
        match self.lanes {
            Lanes::Scalar => Amount::Fixed(times),
            Lanes::Fixed(n) => Amount::Fixed(n.saturating_mul(times)),
            Lanes::Scalable(_) => {
                Amount::unknown("how long a scalable vector is, the machine decides")
            }
        }
    }

    fn size(&self) -> Amount {
        let unknown = || Amount::unknown(format!("how large a `{}` is is not known", self.lane));
        self.bytes.map_or_else(unknown, Amount::Fixed)
    }
}

/// The operation's first operand, else its first result: what it works on.
fn subject<'m>(op: Op<'m>) -> Option<Val<'m>> {
    op.operand(0).or_else(|| op.result(0))
}

/// What an operation counts for; `each_element` if it is told for one of the elements of tensors.
fn instruction(op: Op<'_>, file: &Arc<str>, each_element: bool) -> Instruction {
    let name = op.name();
    let (dialect, what) = name.split_once('.').unwrap_or(("", &name));
    let shape = of(op, &name).map(|v| shape(v.ty()));
    let (ty, lanes) = match &shape {
        Some(s) => (s.lane.as_str(), s.lanes),
        None => ("", Lanes::Scalar),
    };
    let class = class(op, dialect, what);
    let mut told = Instruction::new(&*name, ty, class);
    told.lanes = lanes;
    let float = shape.as_ref().is_some_and(|s| s.float);
    let lanes_of = |times: u64| shape.as_ref().map_or(Amount::NONE, |s| s.each_lane(times));
    let size = || shape.as_ref().map_or(Amount::NONE, Shape::size);
    match (dialect, what) {
        ("arith", "addf" | "subf" | "mulf" | "divf" | "remf") | ("math", "sqrt") => {
            told.flops = lanes_of(1);
        }
        ("math" | "vector", "fma") | ("llvm", "intr.fma" | "intr.fmuladd") => {
            told.flops = lanes_of(2);
        }
        ("llvm", "fadd" | "fsub" | "fmul" | "fdiv" | "frem" | "intr.sqrt") => {
            told.flops = lanes_of(1)
        }
        ("llvm", "load") => {
            told.loaded = op.result(0).map_or(Amount::NONE, |v| self::shape(v.ty()).size())
        }
        ("llvm", "store") => told.stored = size(),
        ("tosa", "add" | "sub" | "mul") if float => told.flops = lanes_of(1),
        ("omp", _) if CLAUSES.iter().any(|clause| op.attr(clause).is_some()) => {
            let unknown = |does: &str| {
                Amount::unknown(format!(
                    "{does} to combine or to make what threads have for themselves is not known"
                ))
            };
            told.flops = unknown(&format!("what `{name}` computes"));
            told.loaded = unknown(&format!("how much `{name}` reads"));
            told.stored = unknown(&format!("how much `{name}` writes"));
        }
        ("vector", "reduction") if float => told.flops = reduction(op, shape.as_ref()),
        ("math", _) if class == Class::Float && LIBRARY.contains(&what) => {
            told.callee = Some((&*name).into());
        }
        ("llvm", _) if what.strip_prefix("intr.").is_some_and(|f| INTRINSICS.contains(&f)) => {
            told.callee = Some((&*name).into());
        }
        ("memref" | "affine" | "vector", "load" | "vector_load") => told.loaded = size(),
        ("memref" | "affine" | "vector", "store" | "vector_store") => told.stored = size(),
        ("memref", "atomic_rmw") => {
            (told.loaded, told.stored) = (size(), size());
            // the kinds addf and mulf compute, the others choose
            if float {
                let kind = op.attr("kind").and_then(|a| a.int());
                told.flops = if matches!(kind, Some(0 | 9)) { lanes_of(1) } else { Amount::NONE };
            }
        }
        ("func", "call" | "call_indirect") | ("llvm", "call") if is_call(op) => {
            let callee = direct_callee(op, &path_of(op));
            let callee = callee.unwrap_or_else(|| "(through a pointer)".to_owned());
            told.callee = Some(callee.into());
            told.next = Next::FollowsIfItReturns;
        }
        ("affine", "parallel") if op.results().any(|v| self::shape(v.ty()).float) => {
            told.flops = Amount::unknown("what `affine.parallel` computes to combine is not known");
        }
        ("gpu", "launch_func") => launch(op, &mut told),
        ("llvm", "call" | "invoke") => {
            told.flops =
                Amount::unknown(format!("what the callee of `{name}` computes is not known"));
            told.loaded =
                Amount::unknown(format!("how much the callee of `{name}` reads is not known"));
            told.stored =
                Amount::unknown(format!("how much the callee of `{name}` writes is not known"));
            told.next = Next::FollowsIfItReturns;
        }
        _ if !is_known(dialect, what) => unknown(op, &name, &mut told),
        _ => {}
    }
    let on_tensors = op.operands().chain(op.results()).any(|v| v.ty().is_tensor());
    if on_tensors && !each_element && told.flops != Amount::NONE {
        told.flops =
            Amount::unknown(format!("for how many elements `{name}` computes is not known"));
    }
    if op.region_count() > 0 {
        told.next = Next::FollowsIfItReturns;
    }
    told.line = op.place().map(|(named, line)| {
        // the reader gives what it reads no name
        let file = if named == "-" { Arc::clone(file) } else { named.into() };
        SourceLine::new(file, line)
    });
    told
}

/// Attributes of operations of `omp` that name declarations whose regions threads run.
const CLAUSES: [&str; 2] = ["reductions", "privatizers"];

/// The declarations whose regions threads of an operation run.
fn declarations<'m>(op: Op<'m>) -> Vec<Op<'m>> {
    if !op.name().starts_with("omp.") {
        return Vec::new();
    }
    let named = CLAUSES.iter().filter_map(|clause| op.attr(clause)).flat_map(|a| a.children());
    let symbols: Vec<String> =
        named.filter_map(|a| a.symbol()?.pop().map(Cow::into_owned)).collect();
    let mut around = op.parent();
    let mut found = Vec::new();
    while let Some(parent) = around.filter(|_| found.len() < symbols.len()) {
        found.extend(children(parent).into_iter().filter(|o| {
            let name = o.attr("sym_name").and_then(|a| a.string());
            o.name().starts_with("omp.") && name.is_some_and(|n| symbols.iter().any(|s| *s == *n))
        }));
        around = parent.parent();
    }
    found
}

fn children(op: Op<'_>) -> Vec<Op<'_>> {
    op.regions().flat_map(|r| r.blocks()).flat_map(|b| b.ops()).collect()
}

/// Does an operation call a function whose name it tells, or one of `func`?
fn is_call(op: Op<'_>) -> bool {
    op.name() != "llvm.call" || op.attr("callee").is_some()
}

/// The operation of that name among these.
fn named<'m>(ops: Vec<Op<'m>>, name: &str) -> Option<Op<'m>> {
    let is = |o: &Op<'_>| o.attr("sym_name").and_then(|a| a.string()).is_some_and(|n| n == name);
    ops.into_iter().find(is)
}

/// A launch of a kernel: what one that is followed does is told there; any other may do anything.
fn launch(op: Op<'_>, told: &mut Instruction) {
    let Some(parts) = op.attr("kernel").and_then(|a| a.symbol()) else { return };
    let name = qualified(&path_of(op), &parts);
    told.next = Next::FollowsIfItReturns;
    let mut around = op.parent();
    while let Some(parent) = around {
        let mut found = Some(parent);
        let mut binary = false;
        for part in &parts {
            found = found.and_then(|o| named(children(o), part));
            // which has no kernels to be found
            binary |= found.is_some_and(|o| o.name() == "gpu.binary");
        }
        match found {
            Some(kernel) if is_on_device(kernel) && !children(kernel).is_empty() => return,
            found if binary || found.is_some_and(|kernel| !children(kernel).is_empty()) => {
                let is = if binary { "machine code" } else { "no `gpu.func`" };
                let why = |what: &str| {
                    Amount::unknown(format!(
                        "{what} the kernel `{name}`, which is {is}, is not known"
                    ))
                };
                told.flops = why("what is computed by");
                told.loaded = why("how much is read by");
                told.stored = why("how much is written by");
                return;
            }
            Some(_) => break,
            None => around = parent.parent(),
        }
    }
    // it is elsewhere
    told.callee = Some(name.as_str().into());
}

/// The value whose type an operation is told apart by.
fn of<'m>(op: Op<'m>, name: &str) -> Option<Val<'m>> {
    match name {
        "memref.load" | "affine.load" | "vector.load" | "affine.vector_load" | "arith.select" => {
            op.result(0)
        }
        "scf.yield" | "affine.yield" | "func.return" | "scf.for" | "scf.if" | "scf.while"
        | "scf.parallel" | "affine.for" | "affine.if" | "affine.parallel" | "cf.br"
        | "cf.cond_br" | "cf.switch" | "func.call" | "linalg.yield" | "scf.condition" => None,
        _ => subject(op),
    }
}

/// Functions of mathematics that a library computes.
const LIBRARY: &[&str] = &[
    "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cbrt", "cos", "cosh", "erf",
    "exp", "exp2", "expm1", "fpowi", "log", "log10", "log1p", "log2", "powf", "rsqrt", "sin",
    "sinh", "tan", "tanh",
];

/// The same among the intrinsics of LLVM.
const INTRINSICS: &[&str] =
    &["cos", "exp", "exp10", "exp2", "log", "log10", "log2", "pow", "powi", "sin"];

fn class(op: Op<'_>, dialect: &str, what: &str) -> Class {
    let float = |v: Option<Val<'_>>| v.is_some_and(|v| shape(v.ty()).float);
    match (dialect, what) {
        (_, "constant" | "select" | "bitcast") => Class::Other,
        ("arith" | "math", _) if float(op.operand(0)) || float(op.result(0)) => Class::Float,
        ("arith" | "math" | "index", _) | ("affine", "apply" | "min" | "max") => Class::Integer,
        ("vector", "fma") => Class::Float,
        ("vector", "reduction") if float(op.operand(0)) => Class::Float,
        ("vector", "reduction") => Class::Integer,
        ("memref" | "affine" | "vector", "load" | "store" | "vector_load" | "vector_store")
        | ("memref", "copy" | "atomic_rmw" | "generic_atomic_rmw") => Class::Memory,
        ("vector", w) if w.contains("load") || w.contains("store") || w.contains("transfer") => {
            Class::Memory
        }
        ("cf", "br" | "cond_br" | "switch")
        | ("scf", "for" | "if" | "while" | "parallel" | "forall" | "index_switch" | "condition")
        | ("affine", "for" | "if" | "parallel") => Class::Branch,
        ("llvm", "load" | "store" | "atomicrmw" | "cmpxchg") => Class::Memory,
        ("llvm", "br" | "cond_br" | "switch") => Class::Branch,
        ("llvm", "alloca" | "call" | "invoke" | "return" | "unreachable") => Class::Other,
        ("llvm", _) if what.starts_with("mlir.") || what.starts_with("intr.stack") => Class::Other,
        ("llvm", "freeze" | "getelementptr" | "inttoptr" | "ptrtoint") => Class::Other,
        ("llvm", "extractelement" | "extractvalue" | "insertelement" | "insertvalue") => {
            Class::Other
        }
        ("llvm", "shufflevector") => Class::Other,
        ("llvm", _) if float(op.operand(0)) || float(op.result(0)) => Class::Float,
        ("llvm", _) if LLVM.contains(&what) => Class::Integer,
        ("tosa", "add" | "sub" | "mul") if float(op.operand(0)) => Class::Float,
        ("tosa", "add" | "sub" | "mul") => Class::Integer,
        _ => Class::Other,
    }
}

/// The additions or multiplications of `vector.reduction`: the lanes one after the other, with an
/// accumulator one more.
fn reduction(op: Op<'_>, shape: Option<&Shape>) -> Amount {
    let text = op.attr("kind").map(|a| a.to_string()).unwrap_or_default();
    if !text.contains("<add>") && !text.contains("<mul>") {
        return Amount::NONE;
    }
    match shape.map(|s| s.each_lane(1)) {
        Some(Amount::Fixed(n)) => {
            Amount::Fixed(n.saturating_sub(u64::from(op.operand_count() < 2)))
        }
        other => other.unwrap_or(Amount::NONE),
    }
}

/// Does an operation without an entry of its own compute nothing in floating point, and leave memory alone?
fn is_known(dialect: &str, what: &str) -> bool {
    match dialect {
        "arith" | "index" | "cf" | "ub" | "builtin" | "scf" => true,
        "math" => what != "fma",
        "func" => true,
        "affine" => matches!(what, "for" | "if" | "parallel" | "yield" | "apply" | "min" | "max"),
        "memref" => matches!(
            what,
            "alloc"
                | "alloca"
                | "alloca_scope"
                | "alloca_scope.return"
                | "assume_alignment"
                | "cast"
                | "collapse_shape"
                | "dealloc"
                | "dim"
                | "expand_shape"
                | "extract_aligned_pointer_as_index"
                | "extract_strided_metadata"
                | "get_global"
                | "memory_space_cast"
                | "rank"
                | "reinterpret_cast"
                | "subview"
                | "transpose"
                | "view"
        ),
        "tensor" => matches!(what, "cast" | "dim" | "empty" | "rank"),
        "vector" => matches!(
            what,
            "bitcast"
                | "broadcast"
                | "create_mask"
                | "constant_mask"
                | "extract"
                | "extract_strided_slice"
                | "extractelement"
                | "insert"
                | "insert_strided_slice"
                | "insertelement"
                | "interleave"
                | "deinterleave"
                | "shape_cast"
                | "shuffle"
                | "splat"
                | "transpose"
                | "vscale"
                | "yield"
                | "step"
        ),
        "linalg" => matches!(what, "yield" | "index"),
        "gpu" => {
            let plain = [
                "alloc",
                "barrier",
                "dealloc",
                "dynamic_shared_memory",
                "host_register",
                "host_unregister",
                "launch",
                "launch_func",
                "return",
                "terminator",
                "wait",
            ];
            plain.contains(&what) || ["_id", "_dim"].iter().any(|end| what.ends_with(end))
        }
        "omp" => matches!(
            what,
            "parallel"
                | "wsloop"
                | "simd"
                | "loop_nest"
                | "single"
                | "master"
                | "masked"
                | "critical"
                | "sections"
                | "section"
                | "barrier"
                | "flush"
                | "terminator"
                | "yield"
        ),
        "tosa" => matches!(what, "add" | "sub" | "mul" | "const" | "identity" | "yield"),
        "llvm" => LLVM.contains(&what),
        "nvvm" | "rocdl" => {
            let name = format!("{dialect}.{what}");
            is_register(&name) || is_barrier(&name)
        }
        _ => false,
    }
}

/// Operations of LLVM that neither compute in floating point nor access memory.
const LLVM: &[&str] = &[
    "add",
    "alloca",
    "and",
    "ashr",
    "bitcast",
    "br",
    "cond_br",
    "extractelement",
    "extractvalue",
    "fcmp",
    "fneg",
    "fpext",
    "fptosi",
    "fptoui",
    "fptrunc",
    "freeze",
    "getelementptr",
    "icmp",
    "insertelement",
    "insertvalue",
    "intr.abs",
    "intr.assume",
    "intr.ceil",
    "intr.copysign",
    "intr.ctlz",
    "intr.ctpop",
    "intr.cttz",
    "intr.expect",
    "intr.fabs",
    "intr.floor",
    "intr.lifetime.end",
    "intr.lifetime.start",
    "intr.maximum",
    "intr.maxnum",
    "intr.minimum",
    "intr.minnum",
    "intr.nearbyint",
    "intr.rint",
    "intr.round",
    "intr.roundeven",
    "intr.smax",
    "intr.smin",
    "intr.stackrestore",
    "intr.stacksave",
    "intr.trunc",
    "intr.umax",
    "intr.umin",
    "inttoptr",
    "lshr",
    "mlir.addressof",
    "mlir.constant",
    "mlir.none",
    "mlir.poison",
    "mlir.undef",
    "mlir.zero",
    "mul",
    "or",
    "ptrtoint",
    "return",
    "sdiv",
    "select",
    "sext",
    "shl",
    "shufflevector",
    "sitofp",
    "srem",
    "sub",
    "switch",
    "trunc",
    "udiv",
    "uitofp",
    "unreachable",
    "urem",
    "xor",
    "zext",
];

/// What nothing is known of may compute and access anything; a `linalg` operation computes in its region, and one on
/// tensors as such moves elements.
fn unknown(op: Op<'_>, name: &str, told: &mut Instruction) {
    let in_region =
        name.starts_with("linalg.") && op.region(0).is_some_and(|r| r.first().is_some());
    // these make tensors of others
    let moves = ["tensor.", "bufferization.", "gpu.memcpy", "gpu.memset"]
        .iter()
        .any(|start| name.starts_with(start));
    if !in_region && !moves && name != "memref.copy" {
        // complex numbers, matrices of a GPU, structures: whatever is no integer may hold floating-point numbers
        let other = |v: Val<'_>| {
            let ty = v.ty();
            ty.element().unwrap_or(ty).width().is_none()
        };
        if op.operands().any(other) || op.results().any(other) || !op.is_registered() {
            told.flops = Amount::unknown(format!("what `{name}` computes is not known"));
        }
    }
    if name == "memref.copy" {
        let bytes = op.operand(0).and_then(|v| {
            let ty = v.ty();
            let count = |n: u64, d: Option<i64>| n.checked_mul(u64::try_from(d?).ok()?);
            ty.shape()?.into_iter().try_fold(ty.element()?.byte_size()?, count)
        });
        let why =
            || Amount::unknown("how much a `memref.copy` of dynamic sizes copies is not known");
        told.loaded = bytes.map_or_else(why, Amount::Fixed);
        told.stored = told.loaded.clone();
        return;
    }
    told.loaded = Amount::unknown(format!("how much `{name}` reads from memory is not known"));
    told.stored = Amount::unknown(format!("how much `{name}` writes to memory is not known"));
}

/// Instructions that were told of a block, for tests.
#[cfg(test)]
mod tests {
    use symprof_core::frontend::Amount;

    #[test]
    fn operations_of_a_loop() {
        let text =
            b"func.func @dot(%a: memref<?xf32>, %b: memref<8xvector<4xf32>>, %n: index) -> f32 {
  %zero = arith.constant 0.0 : f32
  %sum = affine.for %i = 0 to %n iter_args(%s = %zero) -> f32 {
    %x = affine.load %a[%i] : memref<?xf32>
    %v = memref.load %b[%i] : memref<8xvector<4xf32>>
    %w = arith.mulf %v, %v : vector<4xf32>
    %r = vector.reduction <add>, %w, %x : vector<4xf32> into f32
    %t = math.fma %x, %x, %r : f32
    affine.yield %t : f32
  }
  return %sum : f32
}";
        let (loaded, told) =
            crate::reader::load_with_instructions(text, "dot.mlir").expect("it reads");
        let f = loaded.module.by_name("dot").expect("dot");
        let blocks = told.of(f).expect("its operations");
        let body = blocks.iter().find(|b| b.instructions.len() == 6).expect("the body");
        let of = |k: usize| {
            let i = &body.instructions[k];
            (&*i.opcode, i.lanes.to_string(), i.flops.clone(), i.loaded.clone())
        };
        let fixed = Amount::Fixed;
        assert_eq!(of(0), ("affine.load", "1".into(), fixed(0), fixed(4)));
        assert_eq!(of(1), ("memref.load", "4".into(), fixed(0), fixed(16)));
        assert_eq!(of(2), ("arith.mulf", "4".into(), fixed(4), fixed(0)));
        assert_eq!(of(3), ("vector.reduction", "4".into(), fixed(4), fixed(0)));
        assert_eq!(of(4), ("math.fma", "1".into(), fixed(2), fixed(0)));
        let line = body.instructions[0].line.clone().expect("a line");
        assert_eq!(line.to_string(), "dot.mlir:4");
    }
}

//! What each instruction of the file counts for: classes, floating-point operations, bytes (LangRef has
//! what each does). The instructions are those of the file, before promotion: `native` reads them.

use crate::facts::Effects;
use llvm_sys::LLVMOpcode;
use rustc_hash::FxHashMap;
use std::sync::Arc;
use symprof_core::frontend::{
    Amount, BlockInstructions, Class, Frame, Instruction, Instructions, Lanes, Next, SourceLine,
};
use symprof_core::ir::{Block, Module};
use symprof_core::profile::Probe;

/// A type, as far as features ask.
#[derive(Clone, Debug)]
pub(crate) struct Shape {
    /// the type of a lane, or the type where it is no vector
    pub(crate) lane: String,
    pub(crate) lanes: Lanes,
    /// are the lanes floating-point numbers?
    pub(crate) float: bool,
    /// bytes that a store of it writes; none if the machine decides that
    pub(crate) bytes: Option<u64>,
}

impl Shape {
    fn size(&self) -> Amount {
        self.bytes.map_or_else(|| Amount::unknown(VSCALE), Amount::Fixed)
    }

    /// One operation a lane.
    fn each_lane(&self, times: u64) -> Amount {
        match self.lanes {
            Lanes::Scalar => Amount::Fixed(times),
            Lanes::Fixed(n) => Amount::Fixed(n.saturating_mul(times)),
            Lanes::Scalable(_) => Amount::unknown(VSCALE),
        }
    }
}

const VSCALE: &str = "how long a scalable vector is, the machine decides";

/// An operand.
#[derive(Clone, Debug)]
pub(crate) struct Given {
    pub(crate) shape: Shape,
    /// its value, if it is a constant integer of at most 64 bits
    pub(crate) constant: Option<u64>,
    /// how many lanes are true, if it is a constant vector of bits
    pub(crate) selected: Option<u64>,
}

/// Who is called.
#[derive(Clone, Debug)]
pub(crate) enum Called {
    Function(String),
    Intrinsic {
        /// as declared, with types: `llvm.exp.f32`
        name: String,
        /// without types: `llvm.exp`
        base: String,
        effects: Effects,
    },
    Pointer,
    Assembly,
}

/// An instruction as it stands in the file.
#[derive(Clone, Debug)]
pub(crate) struct Described {
    pub(crate) opcode: LLVMOpcode,
    /// none if it is `void`
    pub(crate) result: Option<Shape>,
    /// arguments only, of a call
    pub(crate) operands: Vec<Given>,
    pub(crate) called: Option<Called>,
    /// an `atomicrmw` that adds or subtracts floating-point numbers
    pub(crate) float_rmw: bool,
    pub(crate) line: Option<SourceLine>,
    pub(crate) frames: Arc<[Frame]>,
}

/// A function with a body: its name, its blocks by name.
pub(crate) type DescribedFunction = (String, Vec<(String, Vec<Described>)>);

/// The lengths of copies that are not constant, by function, and positions of block and instruction.
pub(crate) type Lengths = FxHashMap<(String, usize, usize), Probe>;

/// The instructions for the functions of a module that was lowered from the same file.
pub(crate) fn instructions(
    module: &Module,
    functions: Vec<DescribedFunction>,
    lengths: &Lengths,
) -> Instructions {
    let mut all = Instructions::default();
    for (name, blocks) in functions {
        let Some(id) = module.by_name(&name) else { continue };
        let func = &module.functions[id];
        let visible = func.layout.iter().filter(|&&b| !func.blocks[b].hidden);
        let by_name: FxHashMap<&str, Block> =
            visible.map(|&b| (func.blocks[b].name.as_str(), b)).collect();
        for (k, (block, described)) in blocks.into_iter().enumerate() {
            let tell = |(j, d): (usize, &Described)| {
                let length = lengths.get(&(name.clone(), k, j));
                instruction(d, length.filter(|p| p.function == id))
            };
            let told: Vec<Instruction> = described.iter().enumerate().filter_map(tell).collect();
            all.add(
                id,
                match by_name.get(block.as_str()) {
                    Some(&b) => BlockInstructions::new(b, told),
                    None => BlockInstructions::without_block(&block, told),
                },
            );
        }
    }
    all
}

/// What an instruction counts for; none for what only informs debuggers.
fn instruction(d: &Described, length: Option<&Probe>) -> Option<Instruction> {
    use LLVMOpcode::*;
    let mut told = match d.opcode {
        LLVMCall | LLVMInvoke | LLVMCallBr => call(d, length)?,
        _ => plain(d),
    };
    told.line.clone_from(&d.line);
    told.frames = d.frames.clone();
    Some(told)
}

/// Name and class of an opcode.
fn opcode(opcode: LLVMOpcode) -> (&'static str, Class) {
    use Class::*;
    use LLVMOpcode::*;
    match opcode {
        LLVMAdd => ("add", Integer),
        LLVMSub => ("sub", Integer),
        LLVMMul => ("mul", Integer),
        LLVMUDiv => ("udiv", Integer),
        LLVMSDiv => ("sdiv", Integer),
        LLVMURem => ("urem", Integer),
        LLVMSRem => ("srem", Integer),
        LLVMShl => ("shl", Integer),
        LLVMLShr => ("lshr", Integer),
        LLVMAShr => ("ashr", Integer),
        LLVMAnd => ("and", Integer),
        LLVMOr => ("or", Integer),
        LLVMXor => ("xor", Integer),
        LLVMICmp => ("icmp", Integer),
        LLVMTrunc => ("trunc", Integer),
        LLVMZExt => ("zext", Integer),
        LLVMSExt => ("sext", Integer),
        LLVMFAdd => ("fadd", Float),
        LLVMFSub => ("fsub", Float),
        LLVMFMul => ("fmul", Float),
        LLVMFDiv => ("fdiv", Float),
        LLVMFRem => ("frem", Float),
        LLVMFNeg => ("fneg", Float),
        LLVMFCmp => ("fcmp", Float),
        LLVMFPToUI => ("fptoui", Float),
        LLVMFPToSI => ("fptosi", Float),
        LLVMUIToFP => ("uitofp", Float),
        LLVMSIToFP => ("sitofp", Float),
        LLVMFPTrunc => ("fptrunc", Float),
        LLVMFPExt => ("fpext", Float),
        LLVMLoad => ("load", Memory),
        LLVMStore => ("store", Memory),
        LLVMAtomicRMW => ("atomicrmw", Memory),
        LLVMAtomicCmpXchg => ("cmpxchg", Memory),
        LLVMVAArg => ("va_arg", Memory),
        LLVMBr => ("br", Branch),
        LLVMSwitch => ("switch", Branch),
        LLVMIndirectBr => ("indirectbr", Branch),
        LLVMInvoke => ("invoke", Branch),
        LLVMCallBr => ("callbr", Branch),
        LLVMCatchSwitch => ("catchswitch", Branch),
        LLVMCatchRet => ("catchret", Branch),
        LLVMCleanupRet => ("cleanupret", Branch),
        LLVMRet => ("ret", Other),
        LLVMResume => ("resume", Other),
        LLVMUnreachable => ("unreachable", Other),
        LLVMAlloca => ("alloca", Other),
        LLVMGetElementPtr => ("getelementptr", Other),
        LLVMPtrToInt => ("ptrtoint", Other),
        LLVMIntToPtr => ("inttoptr", Other),
        LLVMBitCast => ("bitcast", Other),
        LLVMAddrSpaceCast => ("addrspacecast", Other),
        LLVMPHI => ("phi", Other),
        LLVMCall => ("call", Other),
        LLVMSelect => ("select", Other),
        LLVMExtractElement => ("extractelement", Other),
        LLVMInsertElement => ("insertelement", Other),
        LLVMShuffleVector => ("shufflevector", Other),
        LLVMExtractValue => ("extractvalue", Other),
        LLVMInsertValue => ("insertvalue", Other),
        LLVMFreeze => ("freeze", Other),
        LLVMFence => ("fence", Other),
        LLVMLandingPad => ("landingpad", Other),
        LLVMCatchPad => ("catchpad", Other),
        LLVMCleanupPad => ("cleanuppad", Other),
        LLVMUserOp1 | LLVMUserOp2 => ("userop", Other),
    }
}

/// With that type and as many lanes.
fn of_shape(opcode: &str, shape: Option<&Shape>, class: Class) -> Instruction {
    let mut told = Instruction::new(opcode, shape.map_or("", |s| s.lane.as_str()), class);
    told.lanes = shape.map_or(Lanes::Scalar, |s| s.lanes);
    told
}

/// What is no call.
fn plain(d: &Described) -> Instruction {
    use LLVMOpcode::*;
    let (name, class) = opcode(d.opcode);
    let operand = |k: usize| d.operands.get(k).map(|g| &g.shape);
    let shape = match d.opcode {
        LLVMBr | LLVMUnreachable | LLVMFence => None,
        LLVMStore | LLVMICmp | LLVMFCmp | LLVMExtractElement | LLVMRet | LLVMSwitch => operand(0),
        LLVMAtomicRMW => operand(1),
        LLVMAtomicCmpXchg => operand(2),
        _ => d.result.as_ref(),
    };
    let mut told = of_shape(name, shape, class);
    let is_conversion = matches!(
        d.opcode,
        LLVMTrunc
            | LLVMZExt
            | LLVMSExt
            | LLVMFPToUI
            | LLVMFPToSI
            | LLVMUIToFP
            | LLVMSIToFP
            | LLVMFPTrunc
            | LLVMFPExt
            | LLVMPtrToInt
            | LLVMIntToPtr
            | LLVMBitCast
            | LLVMAddrSpaceCast
    );
    if let (true, Some(from), Some(to)) = (is_conversion, operand(0), d.result.as_ref()) {
        told.ty = match from.lanes == to.lanes {
            true => format!("{} to {}", from.lane, to.lane).into(),
            // a bitcast between vectors
            false => format!("<{} x {}> to {}", from.lanes, from.lane, to.lane).into(),
        };
    }
    let size = || shape.map_or(Amount::NONE, Shape::size);
    match d.opcode {
        LLVMFAdd | LLVMFSub | LLVMFMul | LLVMFDiv | LLVMFRem => {
            told.flops = shape.map_or(Amount::NONE, |s| s.each_lane(1));
        }
        LLVMLoad => told.loaded = size(),
        LLVMStore => told.stored = size(),
        LLVMAtomicRMW => {
            (told.loaded, told.stored) = (size(), size());
            if d.float_rmw {
                told.flops = shape.map_or(Amount::NONE, |s| s.each_lane(1));
            }
        }
        LLVMAtomicCmpXchg => {
            told.loaded = size();
            told.stored = Amount::unknown("whether a `cmpxchg` stores, memory decides");
        }
        LLVMVAArg => {
            told.loaded = Amount::unknown("what `va_arg` reads, the target decides");
            told.stored = told.loaded.clone();
        }
        _ => {}
    }
    told
}

fn call(d: &Described, length: Option<&Probe>) -> Option<Instruction> {
    let (name, class) = opcode(d.opcode);
    let mut told = match d.called.as_ref() {
        Some(Called::Intrinsic { name, base, effects }) => {
            if base.starts_with("llvm.dbg.") {
                return None;
            }
            return Some(intrinsic(d, length, (name, base), *effects));
        }
        _ => of_shape(name, d.result.as_ref(), class),
    };
    told.next = Next::FollowsIfItReturns;
    match d.called.as_ref() {
        Some(Called::Function(callee)) => told.callee = Some(callee.as_str().into()),
        Some(Called::Assembly) => {
            told.callee = Some("(inline assembly)".into());
            told.flops = Amount::unknown("what inline assembly computes is not known");
            told.loaded = Amount::unknown("what inline assembly reads is not known");
            told.stored = Amount::unknown("what inline assembly writes is not known");
        }
        _ => told.callee = Some("(through a pointer)".into()),
    }
    Some(told)
}

/// Floating-point operations of an intrinsic, for each lane.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Does {
    /// so many floating-point operations in each lane of the result
    Float(u64),
    /// one in each lane of the second operand
    Reduction,
    /// a function of mathematics, which is computed by the library
    Library,
    Integer,
    /// the first operand is written, as many bytes as the third says
    Set,
    /// and the second read
    Copy,
    /// neither numbers nor memory
    Nothing,
}

/// What intrinsics do, by their names without `llvm.` and types; in the order of names.
#[rustfmt::skip]
const INTRINSICS: [(&str, Does); 112] = [
    ("abs", Does::Integer), ("acos", Does::Library), ("annotation", Does::Nothing),
    ("asin", Does::Library), ("assume", Does::Nothing), ("atan", Does::Library),
    ("bitreverse", Does::Integer), ("bswap", Does::Integer), ("canonicalize", Does::Float(0)),
    ("ceil", Does::Float(0)), ("copysign", Does::Float(0)), ("cos", Does::Library),
    ("cosh", Does::Library), ("ctlz", Does::Integer), ("ctpop", Does::Integer),
    ("cttz", Does::Integer), ("debugtrap", Does::Nothing), ("donothing", Does::Nothing),
    ("exp", Does::Library), ("exp10", Does::Library), ("exp2", Does::Library),
    ("expect", Does::Nothing), ("expect.with.probability", Does::Nothing),
    ("experimental.noalias.scope.decl", Does::Nothing), ("fabs", Does::Float(0)),
    ("floor", Does::Float(0)), ("fma", Does::Float(2)), ("fmuladd", Does::Float(2)),
    ("fptosi.sat", Does::Float(0)), ("fptoui.sat", Does::Float(0)), ("fshl", Does::Integer),
    ("fshr", Does::Integer), ("get.active.lane.mask", Does::Integer), ("instrprof.increment", Does::Nothing),
    ("invariant.end", Does::Nothing), ("invariant.start", Does::Nothing), ("is.constant", Does::Nothing),
    ("is.fpclass", Does::Float(0)), ("launder.invariant.group", Does::Nothing),
    ("ldexp", Does::Float(0)), ("lifetime.end", Does::Nothing), ("lifetime.start", Does::Nothing),
    ("llrint", Does::Float(0)), ("llround", Does::Float(0)), ("log", Does::Library),
    ("log10", Does::Library), ("log2", Does::Library), ("lrint", Does::Float(0)),
    ("lround", Does::Float(0)), ("maximum", Does::Float(0)), ("maxnum", Does::Float(0)),
    ("memcpy", Does::Copy), ("memcpy.inline", Does::Copy), ("memmove", Does::Copy),
    ("memset", Does::Set), ("memset.inline", Does::Set), ("minimum", Does::Float(0)),
    ("minnum", Does::Float(0)), ("nearbyint", Does::Float(0)), ("objectsize", Does::Nothing),
    ("pow", Does::Library), ("powi", Does::Library), ("prefetch", Does::Nothing),
    ("ptr.annotation", Does::Nothing), ("ptrmask", Does::Nothing), ("rint", Does::Float(0)),
    ("round", Does::Float(0)), ("roundeven", Does::Float(0)), ("sadd.sat", Does::Integer),
    ("sadd.with.overflow", Does::Integer), ("scmp", Does::Integer), ("sideeffect", Does::Nothing),
    ("sin", Does::Library), ("sinh", Does::Library), ("smax", Does::Integer),
    ("smin", Does::Integer), ("smul.with.overflow", Does::Integer), ("sqrt", Does::Float(1)),
    ("sshl.sat", Does::Integer), ("ssub.sat", Does::Integer), ("ssub.with.overflow", Does::Integer),
    ("stackrestore", Does::Nothing), ("stacksave", Does::Nothing), ("stepvector", Does::Integer),
    ("strip.invariant.group", Does::Nothing), ("tan", Does::Library), ("tanh", Does::Library),
    ("threadlocal.address", Does::Nothing), ("trap", Does::Nothing), ("trunc", Does::Float(0)),
    ("uadd.sat", Does::Integer), ("uadd.with.overflow", Does::Integer), ("ubsantrap", Does::Nothing),
    ("ucmp", Does::Integer), ("umax", Does::Integer), ("umin", Does::Integer),
    ("umul.with.overflow", Does::Integer), ("ushl.sat", Does::Integer), ("usub.sat", Does::Integer),
    ("usub.with.overflow", Does::Integer), ("va_end", Does::Nothing), ("var.annotation", Does::Nothing),
    ("vector.deinterleave2", Does::Nothing), ("vector.extract", Does::Nothing),
    ("vector.insert", Does::Nothing), ("vector.interleave2", Does::Nothing),
    ("vector.reduce.fadd", Does::Reduction), ("vector.reduce.fmul", Does::Reduction),
    ("vector.reverse", Does::Nothing), ("vector.splice", Does::Nothing),
    ("vscale", Does::Nothing), ("widenable.condition", Does::Nothing),
];

/// What an intrinsic does, by its name without types.
fn known(base: &str) -> Option<Does> {
    let name = base.strip_prefix("llvm.")?;
    if let Ok(k) = INTRINSICS.binary_search_by_key(&name, |i| i.0) {
        return Some(INTRINSICS[k].1);
    }
    if let Some(reduced) = name.strip_prefix("vector.reduce.") {
        return Some(if reduced.starts_with('f') { Does::Float(0) } else { Does::Integer });
    }
    if let Some(op) = name.strip_prefix("experimental.constrained.") {
        return Some(match op {
            "fadd" | "fsub" | "fmul" | "fdiv" | "frem" => Does::Float(1),
            "fcmp" | "fcmps" | "fpext" | "fptosi" | "fptoui" | "fptrunc" | "sitofp" | "uitofp" => {
                Does::Float(0)
            }
            same => return known(&format!("llvm.{same}")),
        });
    }
    None
}

fn intrinsic(
    d: &Described,
    length: Option<&Probe>,
    (name, base): (&str, &str),
    effects: Effects,
) -> Instruction {
    let does = known(base);
    let class = match does {
        Some(Does::Float(_) | Does::Reduction | Does::Library) => Class::Float,
        Some(Does::Integer) => Class::Integer,
        Some(Does::Set | Does::Copy) => Class::Memory,
        Some(Does::Nothing) => Class::Other,
        None if accesses(base) => Class::Memory,
        None => Class::Other,
    };
    let operand = |k: usize| d.operands.get(k);
    let shape = match does {
        Some(Does::Reduction) => operand(1).map(|g| &g.shape),
        Some(Does::Set | Does::Copy | Does::Nothing) => None,
        // what is compared or reduced
        _ if base.starts_with("llvm.vector.reduce.") => operand(0).map(|g| &g.shape),
        Some(Does::Float(_)) if d.result.as_ref().is_some_and(|r| !r.float) => {
            operand(0).map(|g| &g.shape)
        }
        _ => d.result.as_ref(),
    };
    let mut told = of_shape(base, shape, class);
    let length = || match (operand(2).and_then(|g| g.constant), length) {
        (Some(n), _) => Amount::Fixed(n),
        (None, Some(probe)) => Amount::Value(probe.block, probe.value),
        (None, None) => Amount::unknown(format!("the length of a `{base}` is not followed")),
    };
    match does {
        Some(Does::Float(n)) => told.flops = shape.map_or(Amount::NONE, |s| s.each_lane(n)),
        Some(Does::Reduction) => told.flops = shape.map_or(Amount::NONE, |s| s.each_lane(1)),
        Some(Does::Library) => told.callee = Some(name.into()),
        Some(Does::Set) => told.stored = length(),
        Some(Does::Copy) => (told.loaded, told.stored) = (length(), length()),
        Some(Does::Integer | Does::Nothing) => {}
        None => by_operands(d, base, effects, &mut told),
    }
    told
}

/// Does an intrinsic's purpose lie in an access to memory?
fn accesses(base: &str) -> bool {
    let parts = ["load", "store", "gather", "scatter", "memcpy", "memmove", "memset"];
    parts.iter().any(|p| base.contains(p))
}

/// What operands say of an intrinsic that the table does not have.
fn by_operands(d: &Described, base: &str, effects: Effects, told: &mut Instruction) {
    let constant = |k: usize| d.operands.get(k).and_then(|g| g.constant);
    let selected = |k: usize, data: Option<&Shape>| {
        let lane = data.and_then(|s| match s.lanes {
            Lanes::Fixed(n) if n > 0 => Some(s.bytes? / n),
            _ => None,
        });
        match (d.operands.get(k).and_then(|g| g.selected), lane) {
            (Some(lanes), Some(bytes)) => Amount::Fixed(lanes * bytes),
            _ => Amount::unknown(format!("which lanes a `{base}` accesses is not known")),
        }
    };
    let first = d.operands.first().map(|g| &g.shape);
    match base {
        "llvm.masked.load" | "llvm.masked.gather" => {
            told.loaded = selected(2, d.result.as_ref());
            return;
        }
        "llvm.masked.store" | "llvm.masked.scatter" => {
            told.stored = selected(3, first);
            (told.ty, told.lanes) =
                first.map_or(("".into(), Lanes::Scalar), |s| (s.lane.as_str().into(), s.lanes));
            return;
        }
        "llvm.matrix.multiply" if first.is_some_and(|s| s.float) => {
            let sizes = [constant(2), constant(3), constant(4)];
            let product =
                |all: [Option<u64>; 3]| all.into_iter().try_fold(2u64, |p, n| p.checked_mul(n?));
            if let Some(n) = product(sizes) {
                told.class = Class::Float;
                told.flops = Amount::Fixed(n);
                return;
            }
        }
        "llvm.matrix.transpose" => return,
        _ => {}
    }
    let shapes = d.operands.iter().map(|g| &g.shape).chain(&d.result);
    if shapes.into_iter().any(|s| s.float) {
        told.flops = Amount::unknown(format!("what `{base}` computes is not known"));
    }
    let (argument, other) = (effects.argument, effects.other);
    if argument.reads || other.reads {
        told.loaded = Amount::unknown(format!("what `{base}` reads is not known"));
    }
    if argument.writes || other.writes {
        told.stored = Amount::unknown(format!("what `{base}` writes is not known"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_sorted() {
        assert!(INTRINSICS.windows(2).all(|w| w[0].0 < w[1].0));
    }

    #[test]
    fn constrained_operations_are_as_the_others() {
        assert!(known("llvm.experimental.constrained.fma") == Some(Does::Float(2)));
        assert!(known("llvm.experimental.constrained.exp") == Some(Does::Library));
        assert!(known("llvm.x86.sse.rcp.ss").is_none());
    }
}

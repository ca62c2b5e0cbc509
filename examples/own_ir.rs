//! A frontend for an IR of your own, held in memory: what to copy for a compiler that is not LLVM's
//! or MLIR's. Core stays as it is. (`examples/toy` is a frontend for files.)
//!
//! `cargo run --no-default-features --example own_ir` (no LLVM needed)

use symprof::frontend::{EntryValues, Frontend, Loaded};
use symprof::ir::{BinaryOp, Block, Flags, Function, FunctionBuilder, Inst, Module, Predicate};
use symprof::ir::{Type, Value};
use symprof::profile::{ModuleProfile, Options};
use symprof::verify::{verify_module, VerifyError};

/// The compiler's own IR: blocks over registers of 64 bits, and buffers in memory.
pub struct Kernel {
    pub name: &'static str,
    /// the first registers hold these at the start
    pub sizes: Vec<&'static str>,
    pub buffers: Vec<&'static str>,
    /// how many registers there are
    pub registers: usize,
    pub blocks: Vec<(&'static str, Vec<Op>, End)>,
}

/// Registers go by number, that of the result first.
pub enum Op {
    Set(usize, i64),
    Add(usize, usize, usize),
    /// from a buffer, as many bytes behind its start as a register says
    Load(usize, usize, usize),
    /// rounds a float, which this frontend does not follow
    Round(usize),
    /// tensor work on a buffer
    Compute(usize),
}

pub enum End {
    Goto(usize),
    /// two registers, and where to go if the first is less, or else
    IfLess(usize, usize, usize, usize),
    Return,
}

/// What is wrong with a kernel, and what to do about it.
#[derive(Debug, thiserror::Error)]
pub enum Malformed {
    #[error("kernel `{0}`: there is no {1} {2}; they are numbered from 0")]
    Missing(&'static str, &'static str, usize),
    #[error("{0}; mend the kernel")]
    Invalid(#[from] VerifyError),
}

pub struct OwnIr;

impl Frontend for OwnIr {
    type Source<'s> = &'s [Kernel];
    type Error = Malformed;

    fn name(&self) -> &str {
        "own IR"
    }

    fn load(&self, kernels: &[Kernel]) -> Result<Loaded, Malformed> {
        let mut module = Module::new();
        for kernel in kernels {
            module.add(lower(kernel)?);
        }
        verify_module(&module)?; // what the checks below leave out, such as a name borne twice
        Ok(Loaded::new(module))
    }
}

/// Each block has all registers as parameters; the solver sees which ones a loop does not change. An
/// IR in SSA form gives a block one for each phi node.
fn lower(kernel: &Kernel) -> Result<Function, Malformed> {
    let missing = |what, k| Malformed::Missing(kernel.name, what, k);
    let i64 = Type::Int(64);
    let (mut b, mut entry) = (FunctionBuilder::new(kernel.name), EntryValues::default());
    let mut start: Vec<Value> = kernel.sizes.iter().map(|name| b.param(*name, i64)).collect();
    let buffers: Vec<Value> = kernel.buffers.iter().map(|n| b.param(*n, Type::Ptr)).collect();
    // The entry has neither predecessors nor parameters: one in front, which users do not see.
    let first = b.block(".start");
    b.func_mut().blocks[first].hidden = true;
    b.switch_to(first);
    while start.len() < kernel.registers {
        start.push(b.poison(i64)); // to read it before it is written is undefined
    }
    let blocks: Vec<Block> = kernel.blocks.iter().map(|(name, ..)| b.block(*name)).collect();
    let block = |k: usize| blocks.get(k).copied().ok_or(missing("block", k));
    let memory = |k: usize| buffers.get(k).copied().ok_or(missing("buffer", k));
    let read = |from: &[Value], k: usize| from.get(k).copied().ok_or(missing("register", k));
    b.jump(block(0)?, &start);
    for (&made, (_, code, end)) in blocks.iter().zip(&kernel.blocks) {
        b.switch_to(made);
        let mut now: Vec<Value> = start.iter().map(|_| b.block_param(made, i64, None)).collect();
        for op in code {
            let (to, value) = match *op {
                Op::Set(to, value) => (to, entry.constant(&mut b, i64, value)),
                Op::Add(to, x, y) => {
                    let (x, y) = (read(&now, x)?, read(&now, y)?);
                    (to, b.binary(BinaryOp::Add, Flags::NSW, x, y)) // overflow is undefined
                }
                Op::Load(to, buffer, bytes) => {
                    let bytes = read(&now, bytes)?;
                    let at = Inst::PtrAdd(Flags::NSW, memory(buffer)?, bytes);
                    let load = Inst::Load(b.inst(Type::Ptr, at));
                    (to, b.inst(i64, load))
                }
                // What is not followed has a reason, which users are told.
                Op::Round(to) => (to, b.opaque(i64, "a rounded float")),
                // Any bytes from there on may change.
                Op::Compute(buffer) => {
                    b.effect(Inst::Clobber(memory(buffer)?, None));
                    continue;
                }
            };
            *now.get_mut(to).ok_or(missing("register", to))? = value;
        }
        match *end {
            End::Goto(to) => b.jump(block(to)?, &now),
            End::IfLess(x, y, then, els) => {
                let less = b.icmp(Predicate::Slt, read(&now, x)?, read(&now, y)?);
                b.branch(less, (block(then)?, &now), (block(els)?, &now));
            }
            End::Return => b.ret(None),
        }
    }
    Ok(b.finish())
}

/// `for i in 0 .. n { for j in i .. n { compute } if round(…) < limit[0] { compute } }`
pub fn kernel() -> Kernel {
    let (n, i, j, limit, one, zero, rounded) = (0, 1, 2, 3, 4, 5, 6);
    let entry = vec![Op::Set(one, 1), Op::Set(zero, 0), Op::Set(i, 0), Op::Load(limit, 0, i)];
    let blocks = vec![
        ("entry", entry, End::Goto(1)),
        ("row", vec![Op::Add(j, i, zero)], End::IfLess(i, n, 2, 7)),
        ("cells", vec![], End::IfLess(j, n, 3, 4)),
        ("cell", vec![Op::Compute(1), Op::Add(j, j, one)], End::Goto(2)),
        ("test", vec![Op::Round(rounded)], End::IfLess(rounded, limit, 5, 6)),
        ("small", vec![Op::Compute(1)], End::Goto(6)),
        ("next", vec![Op::Add(i, i, one)], End::Goto(1)),
        ("done", vec![], End::Return),
    ];
    let buffers = vec!["limit", "out"];
    Kernel { name: "triangle", sizes: vec!["n"], buffers, registers: 7, blocks }
}

#[allow(dead_code)] // the tests call the rest
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let loaded = OwnIr.load(&[kernel()])?;
    let profile = ModuleProfile::new(&loaded.module, Options::default());
    let function = profile.function(profile.by_name("triangle")?);
    for b in function.blocks() {
        println!("{:6} {}", b.name, function.formula_text(b).unwrap_or_else(|| "?".into()));
    }
    // formulas hold where the domain does, and under the assumptions
    for &c in function.domain() {
        println!("if {}", function.store().display(c));
    }
    for a in function.assumptions() {
        println!("assuming that {a}");
    }
    Ok(())
}

//! The instructions of a source, block by block, as far as features of a kernel are made of them: what a
//! frontend tells beside the neutral control flow, in which most of them have gone (design, "Use in
//! Auto-Tuning").

use crate::ir::{Block, FuncId, Value};
use rustc_hash::FxHashMap;
use std::fmt;
use std::path::Path;
use std::sync::Arc;

/// The instructions of a module: those of the source as given, before anything is promoted or dropped.
///
/// ```
/// use symprof_core::frontend::{BlockInstructions, Class, Instruction, Instructions};
/// use symprof_core::ir::text::parse_module;
/// let module = parse_module("func @f() {\nblock entry:\n  return\n}")?;
/// let f = module.by_name("f").ok_or("no function")?;
/// let entry = module.functions[f].entry();
/// let mut all = Instructions::default();
/// let add = Instruction::new("fadd", "float", Class::Float).computing(1);
/// all.add(f, BlockInstructions::new(entry, vec![add]));
/// assert_eq!(all.of(f).map(|blocks| blocks.len()), Some(1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Instructions {
    functions: FxHashMap<FuncId, Vec<BlockInstructions>>,
}

impl Instructions {
    /// Adds a block of a function.
    pub fn add(&mut self, function: FuncId, block: BlockInstructions) {
        self.functions.entry(function).or_default().push(block);
    }

    /// Was nothing told?
    pub fn is_empty(&self) -> bool {
        self.functions.is_empty()
    }

    /// The blocks of a function in the order of the source; `None` if nothing was told of it.
    pub fn of(&self, function: FuncId) -> Option<&[BlockInstructions]> {
        self.functions.get(&function).map(Vec::as_slice)
    }
}

/// The instructions of one block of the source.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct BlockInstructions {
    /// the block that stands for it; none where the lowering has none, so that it has no count
    pub block: Option<Block>,
    /// what to call it in messages
    pub name: String,
    /// in the order of the source
    pub instructions: Vec<Instruction>,
}

impl BlockInstructions {
    /// The instructions of a block.
    pub fn new(block: Block, instructions: Vec<Instruction>) -> Self {
        BlockInstructions { block: Some(block), name: String::new(), instructions }
    }

    /// The instructions of a block of the source for which the module has none.
    pub fn without_block(name: &str, instructions: Vec<Instruction>) -> Self {
        BlockInstructions { block: None, name: name.to_owned(), instructions }
    }
}

/// What an instruction works on, for totals.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[non_exhaustive]
pub enum Class {
    /// arithmetic, comparison or conversion of integers
    Integer,
    /// arithmetic, comparison or conversion of floating-point numbers
    Float,
    /// an access to memory
    Memory,
    /// a terminator that goes on within the function
    Branch,
    /// none of these
    Other,
}

impl Class {
    /// All of them, in the order of reports.
    pub const ALL: [Class; 5] =
        [Class::Integer, Class::Float, Class::Memory, Class::Branch, Class::Other];

    /// Its name.
    ///
    /// ```
    /// use symprof_core::frontend::Class;
    /// assert_eq!(Class::Float.name(), "float");
    /// ```
    pub fn name(self) -> &'static str {
        match self {
            Class::Integer => "integer",
            Class::Float => "float",
            Class::Memory => "memory",
            Class::Branch => "branch",
            Class::Other => "other",
        }
    }
}

/// How many elements an instruction works on at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Lanes {
    /// no vector
    Scalar,
    /// a vector of so many elements
    Fixed(u64),
    /// a vector whose length is a multiple of that number, which the machine decides
    Scalable(u64),
}

impl fmt::Display for Lanes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Lanes::Scalar => f.write_str("1"),
            Lanes::Fixed(n) => write!(f, "{n}"),
            Lanes::Scalable(n) => write!(f, "vscale x {n}"),
        }
    }
}

/// How much of something one execution of an instruction does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Amount {
    /// always as much
    Fixed(u64),
    /// as much as this value of the module says, unsigned, at the end of this block
    Value(Block, Value),
    /// it is not known, with the reason
    Unknown(Arc<str>),
}

impl Amount {
    /// Nothing.
    pub const NONE: Amount = Amount::Fixed(0);

    /// Not known, for that reason.
    pub fn unknown(reason: impl AsRef<str>) -> Amount {
        Amount::Unknown(Arc::from(reason.as_ref()))
    }
}

/// A line of a source from which an instruction comes.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[non_exhaustive]
pub struct SourceLine {
    /// the file, as the debug information names it
    pub file: Arc<str>,
    /// the line, from 1
    pub line: u32,
    /// the directory that the file's name is relative to; empty if it is not known
    pub directory: Arc<str>,
}

impl SourceLine {
    /// A line of a file.
    pub fn new(file: impl AsRef<str>, line: u32) -> Self {
        SourceLine { file: Arc::from(file.as_ref()), line, directory: Arc::from("") }
    }

    /// The same line, of a file whose name is relative to a directory.
    #[must_use]
    pub fn within(mut self, directory: impl AsRef<str>) -> Self {
        self.directory = Arc::from(directory.as_ref());
        self
    }

    /// Where the file is: its name, after the directory if the name is relative.
    ///
    /// ```
    /// use symprof_core::frontend::SourceLine;
    /// assert_eq!(SourceLine::new("src/f.c", 3).within("/home/me").path(), "/home/me/src/f.c");
    /// assert_eq!(SourceLine::new("/tmp/f.c", 3).within("/home/me").path(), "/tmp/f.c");
    /// ```
    pub fn path(&self) -> String {
        Path::new(&*self.directory).join(&*self.file).display().to_string()
    }
}

impl fmt::Display for SourceLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

/// A function that an instruction is written in: its own, or one that was inlined into another.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[non_exhaustive]
pub struct Frame {
    /// the name that the linker knows it by
    pub function: Arc<str>,
    /// the line at which it starts
    pub start: u32,
    /// the line in it: of the instruction, or of the call that was inlined
    pub line: u32,
    /// what tells apart code of one line; see [`Discriminator`]
    pub discriminator: u32,
}

impl Frame {
    /// A line of a function that starts at another.
    pub fn new(function: impl AsRef<str>, start: u32, line: u32, discriminator: u32) -> Self {
        Frame { function: Arc::from(function.as_ref()), start, line, discriminator }
    }
}

/// The parts of a discriminator as LLVM packs them (`DILocation::decodeDiscriminator`).
///
/// ```
/// use symprof_core::frontend::Discriminator;
/// let plain = Discriminator { base: 2, copies: 1, copy: 0 };
/// assert_eq!(Discriminator::decode(4), plain);
/// // four copies of base 0, as unrolling leaves them
/// assert_eq!(Discriminator::decode(0b0000100_0_1), Discriminator { base: 0, copies: 4, copy: 0 });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Discriminator {
    /// which code of the line
    pub base: u32,
    /// executions of the code as written that one of this copy stands for
    pub copies: u32,
    /// which copy
    pub copy: u32,
}

impl Discriminator {
    /// Unpacks one.
    pub fn decode(packed: u32) -> Discriminator {
        // a 1 is the number 0; else 6 bits behind the 0, or 12 where the last of them is set
        let first = |d: u32| match d {
            d if d & 1 == 1 => 0,
            d if (d >> 1) & 0x20 != 0 => ((d >> 2) & 0xfe0) | ((d >> 1) & 0x1f),
            d => (d >> 1) & 0x1f,
        };
        let rest = |d: u32| match d {
            d if d & 1 == 1 => d >> 1,
            d if d & 0x40 != 0 => d >> 14,
            d => d >> 7,
        };
        let second = rest(packed);
        let copies = if second == 0 { 1 } else { first(second).max(1) };
        Discriminator { base: first(packed), copies, copy: first(rest(second)) }
    }
}

/// What executes behind an instruction in its block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// what follows, always
    Follows,
    /// what follows, if what it calls or contains comes to an end
    FollowsIfItReturns,
}

/// One instruction.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Instruction {
    /// what it is: an opcode of LLVM (`fadd`), an intrinsic without its types (`llvm.fma`), an operation of
    /// MLIR (`arith.addf`)
    pub opcode: Arc<str>,
    /// type of what it works on, that of one lane of a vector; empty where there is none
    pub ty: Arc<str>,
    /// elements it works on at once
    pub lanes: Lanes,
    /// what it works on, for totals
    pub class: Class,
    /// floating-point operations
    pub flops: Amount,
    /// bytes read from memory
    pub loaded: Amount,
    /// bytes written to memory
    pub stored: Amount,
    /// who is called
    pub callee: Option<Arc<str>>,
    /// where it comes from
    pub line: Option<SourceLine>,
    /// the functions that it is written in, the outermost first; none where the frontend does not tell
    pub frames: Arc<[Frame]>,
    /// what executes behind it
    pub next: Next,
}

impl Instruction {
    /// An instruction on scalars that computes nothing in floating point and leaves memory alone.
    pub fn new(opcode: impl AsRef<str>, ty: impl AsRef<str>, class: Class) -> Self {
        Instruction {
            opcode: Arc::from(opcode.as_ref()),
            ty: Arc::from(ty.as_ref()),
            lanes: Lanes::Scalar,
            class,
            flops: Amount::NONE,
            loaded: Amount::NONE,
            stored: Amount::NONE,
            callee: None,
            line: None,
            frames: Arc::from([]),
            next: Next::Follows,
        }
    }

    /// With as many floating-point operations.
    #[must_use]
    pub fn computing(mut self, flops: u64) -> Self {
        self.flops = Amount::Fixed(flops);
        self
    }

    /// With as many bytes read and written.
    #[must_use]
    pub fn moving(mut self, loaded: Amount, stored: Amount) -> Self {
        (self.loaded, self.stored) = (loaded, stored);
        self
    }
}

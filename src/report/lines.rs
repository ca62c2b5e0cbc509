//! Counts by source line: as coverage for lcov, and as a sample profile for AutoFDO.
//!
//! What is known of an instruction is the line it comes from, in the functions it was inlined through, and a
//! discriminator, which tells apart code of one line and copies of one code. A line executes as often as
//! what executes most often of it; copies that unrolling or inlining made add up.
//!
//! Sources: the tracefile format of geninfo(1); LLVM's `SampleProfReader.h` for the text format; Chen, Li,
//! Moseley, *AutoFDO: Automatic Feedback-Directed Optimization for Warehouse-Scale Applications* (CGO 2016).

use num_bigint::BigInt;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::sync::Arc;
use symprof_core::frontend::{Discriminator, Frame, Instruction, Instructions, SourceLine};
use symprof_core::ir::{FuncId, Module};
use symprof_core::profile::{Evaluation, ModuleProfile, Point};

/// Counts by line at one point.
#[derive(Clone, Debug, Default)]
pub struct Lines {
    functions: Vec<Entered>,
    /// by the functions inlined through, with discriminators without their copies: counts by copy
    places: BTreeMap<Place, BTreeMap<u32, BigInt>>,
    /// calls by place and callee
    calls: BTreeMap<(Place, Arc<str>), BigInt>,
    /// lines of which some code has no count: what the rest of it counts may be too little
    open: BTreeSet<SourceLine>,
    apart: bool,
    unknown: Vec<Unknown>,
}

/// A block with lines whose count is not known.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Unknown {
    /// the function and the block
    pub block: String,
    /// why
    pub why: String,
    /// symbols that a point may bind, so that it is
    pub symbols: Vec<String>,
}

/// A function and how often it is entered, if that is known.
#[derive(Clone, Debug)]
struct Entered {
    name: Arc<str>,
    file: Option<SourceLine>,
    count: Option<BigInt>,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Place {
    frames: Vec<Frame>,
    line: Option<SourceLine>,
}

impl Lines {
    /// The counts of what was evaluated at a point, by the lines of the instructions.
    ///
    /// ```
    /// use symprof::frontend::{BlockInstructions, Class, Instruction, Instructions, SourceLine};
    /// use symprof::ir::text::parse_module;
    /// use symprof::profile::{ModuleProfile, Options, Point};
    /// use symprof::report::lines::Lines;
    /// let module = parse_module("func @f(%n: i32) {\nblock entry:\n  return\n}")?;
    /// let f = module.by_name("f").expect("it is there");
    /// let mut add = Instruction::new("fadd", "float", Class::Float);
    /// add.line = Some(SourceLine::new("f.c", 3));
    /// let mut told = Instructions::default();
    /// told.add(f, BlockInstructions::new(module.functions[f].entry(), vec![add]));
    /// let profile = ModuleProfile::new(&module, Options::default());
    /// let point = Point::default();
    /// let answer = profile.evaluate(f, &point)?;
    /// let lines = Lines::new(&profile, &point, &answer, &told);
    /// assert!(lines.lcov().contains("SF:f.c\nDA:3,1\n"));
    /// # Ok::<(), symprof::Error>(())
    /// ```
    pub fn new(
        profile: &ModuleProfile<'_>,
        point: &Point,
        answer: &Evaluation,
        instructions: &Instructions,
    ) -> Lines {
        let functions = answer.functions.iter().map(|f| f.id);
        let apart = tells_apart(functions, instructions);
        let mut lines = Lines { apart, ..Lines::default() };
        let root = answer.root().id;
        for f in &answer.functions {
            let Some(id) = profile.module().by_name(&f.name) else { continue };
            let func = &profile.module().functions[id];
            let told = instructions.of(id).unwrap_or_default();
            let mut start = None;
            for of_block in told {
                let Some(block) = of_block.block else { continue };
                let name = &func.blocks[block].name;
                let counted = f.blocks.iter().find(|b| b.name == *name);
                for i in &of_block.instructions {
                    if i.frames.len() == 1 && start.is_none() {
                        start = i.line.clone();
                        if let Some(line) = &mut start {
                            line.line = i.frames[0].start;
                        }
                    }
                }
                let Some(count) = counted.and_then(|b| b.count.clone()) else {
                    let why = f.reasons().find(|r| r.0 == name.as_str()).map(|r| r.1.to_owned());
                    let why = why.unwrap_or_else(|| "it is not counted".to_owned());
                    let open = of_block.instructions.iter().filter(|i| is_code(i));
                    let open: Vec<SourceLine> = open.filter_map(|i| i.line.clone()).collect();
                    if !open.is_empty() || block == func.entry() {
                        let symbols = match id == root {
                            true => point.open(profile.function(id), block),
                            false => Vec::new(),
                        };
                        let block = format!("{}/{name}", f.name);
                        lines.unknown.push(Unknown { block, why, symbols });
                    }
                    lines.open.extend(open);
                    continue;
                };
                for i in &of_block.instructions {
                    if is_code(i) {
                        lines.add(&i.frames, i.line.as_ref(), &count);
                    }
                    if let Some(callee) = &i.callee {
                        let place = place(&i.frames, i.line.as_ref()).0;
                        *lines.calls.entry((place, callee.clone())).or_default() += &count;
                    }
                }
            }
            let entry = &func.blocks[func.entry()].name;
            let entered = f.blocks.iter().find(|b| b.name == *entry);
            let count = entered.and_then(|b| b.count.clone());
            lines.functions.push(Entered { name: Arc::from(f.name.as_str()), file: start, count });
        }
        lines
    }

    fn add(&mut self, frames: &[Frame], line: Option<&SourceLine>, count: &BigInt) {
        if line.is_none() {
            return;
        }
        let (place, copy, copies) = place(frames, line);
        let of_copy = self.places.entry(place).or_default().entry(copy).or_default();
        let count = count * copies;
        if count > *of_copy {
            *of_copy = count;
        }
    }

    /// Does nothing that was evaluated come from a line?
    pub fn is_empty(&self) -> bool {
        self.places.is_empty() && self.open.is_empty()
    }

    /// Do discriminators tell apart code of one line? Where none do (clang writes them with
    /// `-fdebug-info-for-profiling`), copies of an unrolled loop are taken for one code, and do not add up.
    pub fn tells_apart(&self) -> bool {
        self.apart
    }

    /// Blocks with lines whose counts are not known. Their lines are left out of [`lcov`](Self::lcov), also
    /// where other code of the same line has a count.
    pub fn unknown(&self) -> &[Unknown] {
        &self.unknown
    }

    /// A tracefile of lcov: functions and lines by file.
    pub fn lcov(&self) -> String {
        // copies add up, and so do the places that a line was inlined at; codes of one line do not
        let mut by_line: BTreeMap<&SourceLine, BTreeMap<Vec<Frame>, BTreeMap<u32, BigInt>>> =
            BTreeMap::new();
        for (place, copies) in &self.places {
            let Some(line) = place.line.as_ref().filter(|l| !self.open.contains(l)) else {
                continue;
            };
            let mut outer = place.frames.clone();
            let base = outer.last_mut().map_or(0, |f| std::mem::take(&mut f.discriminator));
            let sum: BigInt = copies.values().sum();
            *by_line.entry(line).or_default().entry(outer).or_default().entry(base).or_default() +=
                sum;
        }
        let mut files: BTreeMap<String, BTreeMap<u32, BigInt>> = BTreeMap::new();
        for (line, contexts) in by_line {
            let largest = contexts.values().filter_map(|codes| codes.values().max());
            files.entry(line.path()).or_default().insert(line.line, largest.sum());
        }
        let mut out = String::from("TN:\n");
        for (file, lines) in files {
            let _ = writeln!(out, "SF:{file}");
            let functions: Vec<_> = self
                .functions
                .iter()
                .filter_map(|f| {
                    let line = f.file.as_ref().filter(|l| l.path() == file)?.line;
                    Some((&f.name, f.count.as_ref()?, line))
                })
                .collect();
            for (name, _, line) in &functions {
                let _ = writeln!(out, "FN:{line},{name}");
            }
            for (name, count, _) in &functions {
                let _ = writeln!(out, "FNDA:{count},{name}");
            }
            if !functions.is_empty() {
                let hit = functions.iter().filter(|f| *f.1 > BigInt::ZERO).count();
                let _ = writeln!(out, "FNF:{}\nFNH:{hit}", functions.len());
            }
            for (line, count) in &lines {
                let _ = writeln!(out, "DA:{line},{count}");
            }
            let hit = lines.values().filter(|n| **n > BigInt::ZERO).count();
            let _ = writeln!(out, "LF:{}\nLH:{hit}\nend_of_record", lines.len());
        }
        out
    }

    /// A sample profile in LLVM's text format, for `llvm-profdata merge --sample`: a sample an execution.
    pub fn samples(&self) -> String {
        let mut roots: BTreeMap<Arc<str>, Node> = BTreeMap::new();
        for (place, copies) in &self.places {
            let Some((last, outer)) = place.frames.split_last() else { continue };
            let root = place.frames[0].function.clone();
            let mut node = roots.entry(root).or_default();
            for (k, frame) in outer.iter().enumerate() {
                let key = (at(frame), place.frames[k + 1].function.clone());
                node = node.inlined.entry(key).or_default();
            }
            let sample = node.lines.entry(at(last)).or_default();
            sample.0 += copies.values().sum::<BigInt>();
            let calls = self.calls.iter().filter(|((p, _), _)| p == place);
            for ((_, callee), n) in calls {
                *sample.1.entry(callee.clone()).or_default() += n;
            }
        }
        let mut out = String::new();
        for (name, node) in &roots {
            let entered = self.functions.iter().find(|f| f.name == *name);
            let head = entered.and_then(|f| f.count.clone()).unwrap_or_default();
            let _ = writeln!(out, "{name}:{}:{}", limited(&node.total()), limited(&head));
            node.write(&mut out, 1);
        }
        out
    }
}

/// What makes up the count of a line: by the places that it was inlined at, which add up, codes of the line, of which
/// the largest counts, of copies, which add up, of blocks, of which the largest counts; each block as
/// `function/block`, with how many executions one of it stands for.
pub(super) type Contexts =
    BTreeMap<Vec<Frame>, BTreeMap<u32, BTreeMap<u32, BTreeMap<String, u32>>>>;

/// What the counts of lines in these functions are made of, where their instructions are told.
pub(super) fn contexts(
    module: &Module,
    functions: &[FuncId],
    instructions: &Instructions,
) -> BTreeMap<SourceLine, Contexts> {
    let mut all: BTreeMap<SourceLine, Contexts> = BTreeMap::new();
    for &id in functions {
        let func = &module.functions[id];
        for of_block in instructions.of(id).into_iter().flatten() {
            let Some(block) = of_block.block else { continue };
            let key = format!("{}/{}", func.name, func.blocks[block].name);
            for i in of_block.instructions.iter().filter(|i| is_code(i)) {
                let Some(line) = &i.line else { continue };
                let (mut place, copy, copies) = place(&i.frames, Some(line));
                let last = place.frames.last_mut();
                let base = last.map_or(0, |f| std::mem::take(&mut f.discriminator));
                let of = all.entry(line.clone()).or_default().entry(place.frames).or_default();
                let of = of.entry(base).or_default().entry(copy).or_default();
                let times = of.entry(key.clone()).or_default();
                *times = copies.max(*times);
            }
        }
    }
    all
}

/// Does an instruction of these functions have a discriminator?
pub(super) fn tells_apart(
    functions: impl Iterator<Item = FuncId>,
    instructions: &Instructions,
) -> bool {
    let blocks = functions.flat_map(|f| instructions.of(f).into_iter().flatten());
    let mut frames = blocks.flat_map(|b| &b.instructions).flat_map(|i| i.frames.iter());
    frames.any(|f| f.discriminator != 0)
}

/// Is it code of its line? Phis stand on edges.
fn is_code(i: &Instruction) -> bool {
    &*i.opcode != "phi"
}

/// A line of a function, from the function's first.
type Offset = (u32, u32);

/// The samples of a function, or of one inlined.
#[derive(Default)]
struct Node {
    lines: BTreeMap<Offset, (BigInt, BTreeMap<Arc<str>, BigInt>)>,
    inlined: BTreeMap<(Offset, Arc<str>), Node>,
}

impl Node {
    fn total(&self) -> BigInt {
        let own: BigInt = self.lines.values().map(|l| &l.0).sum();
        self.inlined.values().fold(own, |sum, n| sum + n.total())
    }

    fn write(&self, out: &mut String, depth: usize) {
        for (offset, (n, calls)) in &self.lines {
            let _ = write!(out, "{:depth$}{}: {}", "", text(*offset), limited(n));
            for (callee, n) in calls {
                let _ = write!(out, " {callee}:{}", limited(n));
            }
            out.push('\n');
        }
        for ((offset, callee), node) in &self.inlined {
            let _ = writeln!(
                out,
                "{:depth$}{}: {callee}:{}",
                "",
                text(*offset),
                limited(&node.total())
            );
            node.write(out, depth + 1);
        }
    }
}

/// The offset of a frame's line: LLVM takes the lower 16 bits of the difference.
fn at(frame: &Frame) -> Offset {
    (frame.line.wrapping_sub(frame.start) & 0xffff, frame.discriminator)
}

fn text((line, discriminator): Offset) -> String {
    match discriminator {
        0 => line.to_string(),
        d => format!("{line}.{d}"),
    }
}

/// Samples are 64-bit numbers, which saturate.
fn limited(n: &BigInt) -> u64 {
    u64::try_from(n).unwrap_or(u64::MAX)
}

/// The place of code with bases for discriminators; which copy it is, and for how many it stands. What is left over
/// from unrolled code stands for one, so that it is told apart.
fn place(frames: &[Frame], line: Option<&SourceLine>) -> (Place, u32, u32) {
    let mut frames = frames.to_vec();
    let (mut copy, mut copies) = (0, 1);
    for f in &mut frames {
        let packed = f.discriminator;
        let d = Discriminator::decode(packed);
        (f.discriminator, copy, copies) = (d.base, packed, d.copies);
    }
    (Place { frames, line: line.cloned() }, copy, copies)
}

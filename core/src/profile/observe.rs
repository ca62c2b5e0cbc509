//! Sums of values over the executions of a block: how often a condition is true
//! (`count_where(block, value)`), how many bytes all copies in a loop move.
//!
//! The module is copied, and behind each block that is asked for control flow is written in which a block of
//! its own executes as often as the value says: a branch on a bit, a loop of as many iterations as a number.
//! How often that block executes is the answer, by formula or by execution as of any block. The value is
//! frozen first: what a select or a counter takes may be poison without harm, a branch may not.
//!
//! ```text
//! block b:  …; %c = freeze %v; jump b.where.v      (what b ended with stands in b.end.v)
//! block b.where.v:  branch %c, b.true.v, b.end.v
//! block b.true.v:   jump b.end.v
//! ```

use super::error::ProfileError;
use super::{ModuleProfile, Point};
use crate::analysis::{Cfg, Dominators, LoopForest};
use crate::expr::Num;
use crate::ir::{
    BinaryOp, Block, BlockCall, BlockData, Flags, FuncId, Function, Inst, Module, Predicate,
    Terminator, Type, Value, ValueData, ValueDef,
};
use crate::solve::tests_first;
use crate::verify::verify;
use num_bigint::BigInt;
use rustc_hash::{FxHashMap, FxHashSet};

/// A value that is summed at the end of a block.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Probe {
    /// the function
    pub function: FuncId,
    /// the block over whose executions is summed
    pub block: Block,
    /// An integer that is known at its end, unsigned: an `i1` counts the executions in which it is true. An
    /// execution of the copy takes as many steps as the sum of a wider one is large.
    pub value: Value,
}

/// What is true how often.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct CountWhere {
    /// executions of the block in which the value is true
    pub holds: BigInt,
    /// executions of the block up to its end, which a call in it may keep from it
    pub all: BigInt,
}

/// A copy of a module in which values are branched on.
///
/// ```
/// use symprof_core::ir::{text::parse_module, ValueDef};
/// use symprof_core::profile::{ModuleProfile, Observed, Options, Probe};
/// let module = parse_module("
/// func @f(%n: i32) {
/// block entry:
///   %0 = const i32 0
///   %1 = const i32 1
///   jump head(%0)
/// block head(%i: i32):
///   %more = icmp slt %i, %n
///   branch %more, body, exit
/// block body:
///   %bit = and i32 %i, %1
///   %odd = icmp ne %bit, %0
///   %next = add nsw i32 %i, %1
///   jump head(%next)
/// block exit:
///   return
/// }")?;
/// let f = module.by_name("f").ok_or("no function")?;
/// let func = &module.functions[f];
/// let body = func.block_by_name("body").ok_or("no block")?;
/// let odd = func.blocks[body].insts[1].0.ok_or("no value")?;
/// let observed = Observed::new(&module, &[Probe { function: f, block: body, value: odd }])?;
/// // as a formula
/// let profile = ModuleProfile::new(observed.module(), Options::default().assuming("n >= 0")?);
/// let holds = profile.function(f).of_block(observed.holds(0)).ok_or("no count")?;
/// assert_eq!(profile.function(f).formula_text(holds).as_deref(), Some("floor(n/2)"));
/// // and at a point
/// let profile = ModuleProfile::new(&module, Options::default());
/// let count = profile.count_where(f, body, odd, &[("n", 7)].into_iter().collect())?;
/// assert_eq!(count.map(|c| (c.holds, c.all)), Ok((3.into(), 7.into())));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Observed {
    module: Module,
    holds: Vec<Block>,
    /// where what stood at the end of a block is now
    ends: FxHashMap<(FuncId, Block), Block>,
    renamed: FxHashMap<(FuncId, String), Renamed>,
}

/// What free symbols that are named by an observed block are in the copy.
#[derive(Clone, Debug)]
struct Renamed {
    /// the block that has its branch there
    end: String,
    /// Is it the header of a loop that tests first? Such a loop's count does not have the last execution of its header;
    /// in the copy the loop is left further down, and the count has.
    tests_first: bool,
}

impl Observed {
    /// A copy of the module with a branch or a loop for each probe.
    ///
    /// # Errors
    /// [`ProfileError::NotObservable`] if a value is no integer or not known at the end of its block.
    pub fn new(module: &Module, probes: &[Probe]) -> Result<Observed, ProfileError> {
        let mut observed = Observed {
            module: module.clone(),
            holds: Vec::new(),
            ends: FxHashMap::default(),
            renamed: FxHashMap::default(),
        };
        let mut left: FxHashMap<FuncId, FxHashSet<Block>> = FxHashMap::default();
        for probe in probes {
            let left = left.entry(probe.function);
            left.or_insert_with(|| headers_that_test(&module.functions[probe.function]));
        }
        for probe in probes {
            let func = &mut observed.module.functions[probe.function];
            let refused = |func: &Function, why: String| ProfileError::NotObservable {
                function: func.name.clone(),
                block: func.blocks[probe.block].name.clone(),
                value: func.value_name(probe.value),
                why,
            };
            let Type::Int(width) = func.values[probe.value].ty else {
                return Err(refused(func, "it is no integer".to_owned()));
            };
            let key = (probe.function, probe.block);
            let end = observed.ends.get(&key).copied();
            let (holds, end) = observe(func, probe, width, end);
            observed.holds.push(holds);
            let names = [probe.block, end].map(|b| func.blocks[b].name.clone());
            observed.ends.insert(key, end);
            let [from, end] = names;
            let tests_first = left[&probe.function].contains(&probe.block);
            observed.renamed.insert((probe.function, from), Renamed { end, tests_first });
        }
        for probe in probes {
            let func = &observed.module.functions[probe.function];
            verify(func).map_err(|e| ProfileError::NotObservable {
                function: func.name.clone(),
                block: func.blocks[probe.block].name.clone(),
                value: func.value_name(probe.value),
                why: e.to_string(),
            })?;
        }
        Ok(observed)
    }

    /// The copy.
    pub fn module(&self) -> &Module {
        &self.module
    }

    /// The block that executes as often as the value of that probe says: whenever a bit is true.
    ///
    /// # Panics
    /// If there are fewer probes.
    pub fn holds(&self, probe: usize) -> Block {
        self.holds[probe]
    }

    /// The block that executes whenever the end of a block with probes is reached.
    pub fn end(&self, function: FuncId, block: Block) -> Option<Block> {
        self.ends.get(&(function, block)).copied()
    }

    /// A point of the function in the copy: what free symbols mean may have moved with the branch or the loop
    /// that they are named by.
    ///
    /// ```
    /// use symprof_core::{ir::text::parse_module, profile::*};
    /// let module = parse_module("
    /// func @f() {
    /// block entry:
    ///   jump head
    /// block head:
    ///   %c = opaque i1 \"data\"
    ///   %d = opaque i1 \"other data\"
    ///   branch %d, body, exit
    /// block body:
    ///   jump head
    /// block exit:
    ///   return
    /// }")?;
    /// let f = module.by_name("f").ok_or("no function")?;
    /// let func = &module.functions[f];
    /// let block = func.block_by_name("head").ok_or("no block")?;
    /// let value = func.blocks[block].insts[0].0.ok_or("no value")?;
    /// let observed = Observed::new(&module, &[Probe { function: f, block, value }])?;
    /// // two iterations and the last execution of the header
    /// let point = observed.bind(f, &[("loopCount(head)", 2)].into_iter().collect());
    /// assert_eq!(point, [("loopCount(head)", 3)].into_iter().collect());
    /// let point = observed.bind(f, &[("trueRatio(head)", 1)].into_iter().collect());
    /// assert_eq!(point, [("trueRatio(head.end.c)", 1)].into_iter().collect());
    /// assert_eq!(observed.meaning(f, "loopCount(head)"), ("loopCount(head)".into(), 1));
    /// assert_eq!(observed.meaning(f, "trueRatio(head.end.c)"), ("trueRatio(head)".into(), 0));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn bind(&self, function: FuncId, point: &Point) -> Point {
        point.iter().map(|(name, value)| self.bound(function, name, value)).collect()
    }

    /// As [`bind`](Self::bind), of one symbol.
    pub fn bound(&self, function: FuncId, name: &str, value: &Num) -> (String, Num) {
        let moved = || {
            let (kind, block, rest) = parts(name)?;
            let renamed = |block: &str| self.renamed.get(&(function, block.to_owned()));
            if kind == "loopCount" {
                let shift = Num::from(renamed(block)?.shift());
                return Some((name.to_owned(), value.clone() + shift));
            }
            let (to, case) = match (renamed(block), block.rsplit_once(".case")) {
                (Some(to), _) => (to, String::new()),
                (None, Some((block, k))) => (renamed(block)?, format!(".case{k}")),
                (None, None) => return None,
            };
            Some((format!("{kind}({}{case}){rest}", to.end), value.clone()))
        };
        moved().unwrap_or_else(|| (name.to_owned(), value.clone()))
    }

    /// The symbol of the function that one of the copy stands for, and by how much it is less.
    pub fn meaning(&self, function: FuncId, symbol: &str) -> (String, i64) {
        let meant = || {
            let (kind, block, rest) = parts(symbol)?;
            if kind == "loopCount" {
                let shift = self.renamed.get(&(function, block.to_owned()))?.shift();
                return Some((symbol.to_owned(), shift));
            }
            let mut ends = self.renamed.iter().filter(|((f, _), _)| *f == function);
            let (case, ((_, name), _)) = ends.find_map(|of| {
                let case = block.strip_prefix(of.1.end.as_str())?;
                (case.is_empty() || case.starts_with(".case")).then_some((case, of))
            })?;
            Some((format!("{kind}({name}{case}){rest}"), 0))
        };
        meant().unwrap_or_else(|| (symbol.to_owned(), 0))
    }

    /// A reason that names blocks of the copy, with those that their branches stood in.
    pub fn in_words(&self, reason: &str) -> String {
        self.renamed.iter().fold(reason.to_owned(), |text, ((_, name), to)| {
            text.replace(&format!("`{}`", to.end), &format!("`{name}`"))
        })
    }
}

impl Renamed {
    fn shift(&self) -> i64 {
        i64::from(self.tests_first)
    }
}

/// The parts of a free symbol that is named by a block: of `loopCount(head)'` the kind, the block, and the marks.
fn parts(symbol: &str) -> Option<(&str, &str, &str)> {
    let (kind, of) = symbol.split_once('(')?;
    let at = of.trim_end_matches('\'').len().checked_sub(1)?;
    let (block, rest) = (of.get(..at)?, of.get(at..)?.strip_prefix(')')?);
    Some((kind, block, rest))
}

/// The headers of loops that test first.
fn headers_that_test(func: &Function) -> FxHashSet<Block> {
    let cfg = Cfg::new(func);
    let forest = LoopForest::new(&cfg, &Dominators::new(&cfg));
    let all = forest.iter().filter(|&l| tests_first(func, &cfg, &forest, l));
    all.map(|l| forest.header(l)).collect()
}

/// Writes control flow by a value behind a block, or behind what was written there before (`end`): the block
/// that executes as often as it says, and the new end.
fn observe(func: &mut Function, probe: &Probe, width: u8, end: Option<Block>) -> (Block, Block) {
    let from = end.unwrap_or(probe.block);
    let (of, value) = (func.blocks[probe.block].name.clone(), func.value_name(probe.value));
    let value = value.trim_start_matches('%');
    let [ask, holds, rest] = ["where", "true", "end"].map(|what| {
        let name = unused(func, format!("{of}.{what}.{value}"));
        func.blocks.push(BlockData {
            name,
            params: Vec::new(),
            insts: Vec::new(),
            access: FxHashMap::default(),
            terminator: Terminator::Unreachable,
            hidden: false,
            copies: Vec::new(),
            location: None,
            loop_location: None,
        })
    });
    let last = std::mem::replace(&mut func.blocks[from].terminator, Terminator::Unreachable);
    func.blocks[rest].terminator = last;
    let frozen = result(func, from, Type::Int(width), Inst::Freeze(probe.value));
    let to = |b: Block, args: &[Value]| BlockCall::new(b, args);
    if width == 1 {
        func.blocks[from].terminator = Terminator::Jump(to(ask, &[]));
        func.blocks[ask].terminator = Terminator::Branch(frozen, to(holds, &[]), to(rest, &[]));
        func.blocks[holds].terminator = Terminator::Jump(to(rest, &[]));
    } else {
        // for (j = 0; j < value; j++), in which `true` is the body
        let ty = Type::Int(width);
        let zero = result(func, from, ty, Inst::Const(0));
        func.blocks[from].terminator = Terminator::Jump(to(ask, &[zero]));
        let def = ValueDef::BlockParam(ask, 0);
        let j = func.values.push(ValueData { ty, def, name: None });
        func.blocks[ask].params.push(j);
        let compare = Inst::Compare(Predicate::Ult, j, frozen);
        let more = result(func, ask, Type::Int(1), compare);
        func.blocks[ask].terminator = Terminator::Branch(more, to(holds, &[]), to(rest, &[]));
        let one = result(func, holds, ty, Inst::Const(1));
        let next = result(func, holds, ty, Inst::Binary(BinaryOp::Add, Flags::NUW, j, one));
        func.blocks[holds].terminator = Terminator::Jump(to(ask, &[next]));
    }
    let place = func.layout.iter().position(|&b| b == from).map_or(func.layout.len(), |k| k + 1);
    func.layout.splice(place..place, [ask, holds, rest]);
    (holds, rest)
}

/// Adds an instruction at the end of a block.
fn result(func: &mut Function, block: Block, ty: Type, inst: Inst) -> Value {
    let at = func.blocks[block].insts.len() as u32;
    let value = func.values.push(ValueData { ty, def: ValueDef::Inst(block, at), name: None });
    func.blocks[block].insts.push((Some(value), inst));
    value
}

/// The name, or one that no block has.
fn unused(func: &Function, name: String) -> String {
    let taken = |n: &str| func.blocks.values().any(|b| b.name == n);
    if !taken(&name) {
        return name;
    }
    let mut k = 1usize;
    loop {
        k += 1;
        let name = format!("{name}.{k}");
        if !taken(&name) {
            return name;
        }
    }
}

impl ModuleProfile<'_> {
    /// In how many executions of a block, during one of the function at a point, a value is true at the
    /// block's end; or why that is not known. See [`Observed`] for formulas, several values at once, and
    /// values of callees.
    ///
    /// # Errors
    /// As [`evaluate`](Self::evaluate), and [`ProfileError::NotObservable`].
    pub fn count_where(
        &self,
        id: FuncId,
        block: Block,
        value: Value,
        point: &Point,
    ) -> Result<Result<CountWhere, String>, ProfileError> {
        let func = &self.module().functions[id];
        if func.values[value].ty != Type::Int(1) {
            return Err(ProfileError::NotObservable {
                function: func.name.clone(),
                block: func.blocks[block].name.clone(),
                value: func.value_name(value),
                why: "it is no i1".to_owned(),
            });
        }
        let observed = Observed::new(self.module(), &[Probe { function: id, block, value }])?;
        let profile = ModuleProfile::new(observed.module(), self.options().clone());
        let answer = profile.evaluate(id, &observed.bind(id, point))?;
        let count = |b: Block| {
            let found = answer.root().of(b);
            let why = || found.and_then(|b| b.reason.clone()).unwrap_or_default();
            found.and_then(|b| b.count.clone()).ok_or_else(why)
        };
        let end = observed.end(id, block).unwrap_or(block);
        Ok(count(observed.holds(0)).and_then(|holds| Ok(CountWhere { holds, all: count(end)? })))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::parse_module;
    use crate::profile::Options;

    const TEXT: &str = "
func @f(%n: i32, %p: ptr) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  %m = const i32 -2147483648
  jump head(%0)
block head(%i: i32):
  %more = icmp slt %i, %n
  branch %more, body, exit
block body:
  %bit = and i32 %i, %1
  %odd = icmp ne %bit, %0
  %q = add nsw i32 %i, %m
  %w = sub nsw i32 %q, %1
  %bad = icmp slt %w, %0
  %d = opaque i1 \"data\"
  branch %d, then, latch
block then:
  jump latch
block latch:
  %next = add nsw i32 %i, %1
  jump head(%next)
block exit:
  return
}";

    fn value(module: &Module, f: FuncId, block: &str, name: &str) -> (Block, Value) {
        let func = &module.functions[f];
        let named = |v: &Value| func.values[*v].name.as_deref() == Some(name);
        let b = func.block_by_name(block).expect("the block");
        (b, func.values.keys().find(named).expect("the value"))
    }

    #[test]
    fn a_value_may_be_poison_or_data() {
        let module = parse_module(TEXT).expect("it parses");
        let f = module.by_name("f").expect("f");
        let profile = ModuleProfile::new(&module, Options::default());
        let point: Point = [("n", 9)].into_iter().collect();
        let count = |name: &str, point: &Point| {
            let (b, v) = value(&module, f, "body", name);
            profile.count_where(f, b, v, point).expect("a point")
        };
        let odd = count("odd", &point).expect("a count");
        assert_eq!((odd.holds, odd.all), (4.into(), 9.into()));
        // poison in the first iteration: no error, whatever is known
        let _ = count("bad", &point);
        assert!(count("d", &point).is_err());
        // the symbol of the block's own branch keeps its name for the caller
        let mut bound = point.clone();
        bound.bind("trueRatio(body)", crate::expr::Num::ratio(1, 3));
        let odd = count("odd", &bound).expect("a count");
        assert_eq!(odd.holds, 4.into());
    }

    /// The sum of a number over the iterations of a loop.
    #[test]
    fn numbers_are_summed() {
        let module = parse_module(TEXT).expect("it parses");
        let f = module.by_name("f").expect("f");
        let (block, value) = value(&module, f, "latch", "next");
        let observed =
            Observed::new(&module, &[Probe { function: f, block, value }]).expect("a number");
        let options = Options::default().assuming("n >= 0").expect("a condition");
        let profile = ModuleProfile::new(observed.module(), options);
        let sum = profile.function(f).of_block(observed.holds(0)).expect("a block");
        assert_eq!(profile.function(f).formula_text(sum).as_deref(), Some("n*(n + 1)/2"));
        let point = [("n", 6)].into_iter().collect();
        let both = profile.evaluate_by(crate::profile::Engine::Simulation, f, &point);
        let counts = both.expect("an execution");
        let found = counts.root().of(observed.holds(0)).and_then(|b| b.count.clone());
        assert_eq!(found, Some(21.into()));
    }

    /// Loops that data leaves: their counts mean the same where the header is observed, which executes once more than
    /// the loop iterates where it tests first, and as often where it is the loop's only block.
    #[test]
    fn counts_of_loops_mean_the_same() {
        let one_block = "branch %d, head, rest";
        let two_blocks = "branch %d, body, rest\nblock body:\n  jump head";
        for (ends, last) in [(one_block, 0), (two_blocks, 1)] {
            let text = format!(
                "func @f() {{
block entry:
  jump head
block head:
  %odd = opaque i1 \"a bit\"
  %d = opaque i1 \"data\"
  {ends}
block rest:
  return
}}"
            );
            let module = parse_module(&text).expect("it parses");
            let f = module.by_name("f").expect("f");
            let profile = ModuleProfile::new(&module, Options::default());
            let (head, odd) = value(&module, f, "head", "odd");
            for n in [1, 2, 5] {
                let mut point: Point = [("loopCount(head)", n)].into_iter().collect();
                let plain = profile.evaluate(f, &point).expect("a point");
                assert_eq!(plain.root().block("head"), Some((n + last).into()));
                let probe = Probe { function: f, block: head, value: odd };
                let observed = Observed::new(&module, &[probe]).expect("it is a bit");
                point.bind("trueRatio(head.where.odd)", 1);
                let there = ModuleProfile::new(observed.module(), Options::default());
                let there = there.evaluate(f, &observed.bind(f, &point)).expect("a point");
                assert_eq!(there.root().block("head"), Some((n + last).into()));
                assert_eq!(there.root().block("head.true.odd"), Some((n + last).into()));
                let counted = profile.count_where(f, head, odd, &point).expect("a point");
                let all = num_bigint::BigInt::from(n + last);
                assert_eq!(counted.map(|c| (c.holds, c.all)), Ok((all.clone(), all)));
            }
        }
    }

    #[test]
    fn what_cannot_be_observed_is_refused() {
        let module = parse_module(TEXT).expect("it parses");
        let f = module.by_name("f").expect("f");
        let (_, next) = value(&module, f, "latch", "next");
        let (body, odd) = value(&module, f, "body", "odd");
        let exit = module.functions[f].block_by_name("exit").expect("exit");
        let refused = |block, value| {
            let probe = Probe { function: f, block, value };
            Observed::new(&module, &[probe]).expect_err("an error").to_string()
        };
        assert!(refused(body, next).contains("`next`"));
        let profile = ModuleProfile::new(&module, Options::default());
        let error = profile.count_where(f, body, next, &Point::default()).expect_err("no bit");
        assert!(error.to_string().contains("it is no i1"), "{error}");
        assert!(refused(exit, odd).contains("`odd`"));
    }
}

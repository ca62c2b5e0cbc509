//! The compiled profile of a function.

use super::build;
use super::counts::{Counts, Kept};
use super::fill::SLICE;
use super::program::Program;
use crate::expr::Num;
use crate::ir::{Block, FuncId};
use crate::profile::plan::{Column, Extent, Plan};
use crate::profile::{Evaluation, ModuleProfile, Point, ProfileError};
use crate::stack::on_large_stack;
use num_bigint::BigInt;
use rustc_hash::FxHashMap;
use std::fmt;
use std::sync::Arc;

/// What a column of an answer counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Counted {
    /// executions of a block
    Block,
    /// calls to a callee
    Calls,
}

/// A column of an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct CompiledColumn {
    /// the function that the block or the calls are in
    pub function: String,
    /// what is counted
    pub what: Counted,
    /// the name of the block, or of the callee
    pub name: String,
}

/// The counts of a function, and of those it reaches, for points that bind given symbols: compiled once,
/// evaluated at many points.
///
/// The answers are those of [`ModuleProfile::evaluate`]. It is `Send` and `Sync`; threads share one and have
/// a [`Counts`] each. A point takes no allocation unless numbers outgrow 128 bits or the interpreted
/// evaluation is asked; its time is linear in the nodes of the formulas, and in the steps of their sums.
///
/// ```
/// use symprof_core::{compile::Counts, ir::text::parse_module, profile::*};
/// let module = parse_module("
/// func @square(%n: i32) {
/// block entry:
///   %0 = const i32 0
///   %1 = const i32 1
///   jump rows(%0)
/// block rows(%i: i32):
///   %more = icmp slt %i, %n
///   branch %more, row, exit
/// block row:
///   jump columns(%0)
/// block columns(%j: i32):
///   %inside = icmp slt %j, %n
///   branch %inside, body, next
/// block body:
///   %j1 = add nsw i32 %j, %1
///   jump columns(%j1)
/// block next:
///   %i1 = add nsw i32 %i, %1
///   jump rows(%i1)
/// block exit:
///   return
/// }")?;
/// let profile = ModuleProfile::new(&module, Options::default());
/// let square = profile.compile(profile.by_name("square")?, &["n"])?;
/// assert_eq!(square.obstacle(), None);
/// let body = square.column("square", "body").ok_or("no body")?;
///
/// let mut counts = Counts::default();
/// square.evaluate(&[1000], &mut counts)?;
/// assert_eq!(counts.row(0)?.get(body).map(|c| c.to_string()).as_deref(), Some("1000000"));
///
/// // many points, row by row
/// square.evaluate_all(&[3, 4, -1], &mut counts)?;
/// for (k, want) in ["9", "16", "0"].into_iter().enumerate() {
///     let count = counts.row(k)?.get(body).ok_or("not known")?;
///     assert_eq!(count.to_string(), want);
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Compiled<'p, 'm> {
    profile: &'p ModuleProfile<'m>,
    id: FuncId,
    pub(super) symbols: Vec<String>,
    pub(super) ranges: Vec<Range>,
    columns: Vec<CompiledColumn>,
    /// the function of each column, and the block; none of calls
    places: Vec<(FuncId, Option<Block>)>,
    pub(super) program: Result<Arc<Program>, String>,
    pub(super) backend: Option<Box<dyn Backend>>,
}

/// Runs a program by other means than the interpreter of its operations: as native code. The interpreter answers the points
/// that it does not.
///
/// ```
/// use symprof_core::{compile::*, ir::text::parse_module, profile::*};
/// /// Says what it is asked for, and leaves it to the interpreter.
/// #[derive(Debug)]
/// struct Log;
/// impl Backend for Log {
///     fn run(&self, points: &[i128], count: usize, _: &mut [u64]) -> Answered {
///         println!("{count} points, {points:?}");
///         Answered { points: 0, long: false }
///     }
/// }
/// # let module = parse_module("
/// # func @f(%n: i64) {
/// # block entry:
/// #   %0 = const i64 0
/// #   %1 = const i64 1
/// #   jump head(%0)
/// # block head(%i: i64):
/// #   %more = icmp slt %i, %n
/// #   branch %more, body, exit
/// # block body:
/// #   %next = add nsw i64 %i, %1
/// #   jump head(%next)
/// # block exit:
/// #   return
/// # }")?;
/// let profile = ModuleProfile::new(&module, Options::default());
/// let f = profile.compile(profile.by_name("f")?, &["n"])?;
/// let f = f.with_backend(Box::new(Log));
/// let mut counts = Counts::default();
/// f.evaluate_all(&[1, 7], &mut counts)?;
/// assert_eq!((counts.tally().native, counts.tally().points), (0, 2));
/// let body = f.column("f", "body").ok_or("no block")?;
/// assert_eq!(counts.row(1)?.get(body).map(|c| c.to_string()).as_deref(), Some("7"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Backend: fmt::Debug + Send + Sync {
    /// Runs the program at the first of `count` points, as far as it answers: each is the values of the
    /// program's inputs, of any size, and stands in `points` behind the one before. A point with a value out of
    /// its [range](Program::input_ranges) has no answer here. The [results](Program::results) of each point
    /// stand in `answers`, behind those of the one before; there is room for two words a result. What is
    /// written behind them means nothing.
    fn run(&self, points: &[i128], count: usize, answers: &mut [u64]) -> Answered;
}

/// What a [`Backend`] has written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Answered {
    /// points that have their results, the first ones
    pub points: usize,
    /// Does each result take two words of 64 bits, the low one first? Otherwise each fits into one; results are
    /// natural numbers.
    pub long: bool,
}

/// The values that a column takes, and what they stand for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Range {
    low: i128,
    high: i128,
    highest: i128,
    modulus: i128,
}

impl Range {
    fn new(c: &Column) -> Range {
        Range { low: c.low, high: c.high, highest: c.highest, modulus: c.modulus }
    }

    /// The signed number that formulas speak of.
    pub(super) fn fit(&self, v: i128) -> Option<i128> {
        let inside = self.low <= v && v <= self.high;
        inside.then(|| if v > self.highest { v - self.modulus } else { v })
    }
}

impl<'m> ModuleProfile<'m> {
    /// Compiles the counts of a function for points that bind these symbols. See [`Compiled`] for an
    /// example. The time is about linear in the distinct nodes of the formulas.
    ///
    /// # Errors
    /// [`ProfileError::UnknownSymbol`] for a symbol that the function does not have.
    ///
    /// # Panics
    /// If the id is of another module and too large for this one.
    pub fn compile<'p, S: AsRef<str>>(
        &'p self,
        id: FuncId,
        symbols: &[S],
    ) -> Result<Compiled<'p, 'm>, ProfileError> {
        let symbols: Vec<String> = symbols.iter().map(|s| s.as_ref().to_owned()).collect();
        let plan = self.plan(id, &symbols, Extent::All)?;
        let program = match &plan.obstacle {
            Some(why) => Err(why.clone()),
            None => on_large_stack(|| build::program(&plan)).map(Arc::new),
        };
        let Plan { answers, columns: bound, .. } = plan;
        let places = answers.iter().map(|a| (a.function, a.block)).collect();
        let columns = answers
            .into_iter()
            .map(|a| CompiledColumn {
                function: self.module().functions[a.function].name.clone(),
                what: if a.block.is_some() { Counted::Block } else { Counted::Calls },
                name: a.name,
            })
            .collect();
        let ranges = bound.iter().map(Range::new).collect();
        Ok(Compiled { profile: self, id, symbols, ranges, columns, places, program, backend: None })
    }
}

impl Compiled<'_, '_> {
    /// The same, with its program run by a backend where that answers.
    pub fn with_backend(mut self, backend: Box<dyn Backend>) -> Self {
        self.backend = Some(backend);
        self
    }

    /// The symbols that a point binds, in order.
    pub fn symbols(&self) -> &[String] {
        &self.symbols
    }

    /// What the columns of answers count: for each function reached, the one asked for first, its blocks,
    /// then its calls.
    pub fn columns(&self) -> &[CompiledColumn] {
        &self.columns
    }

    /// The column of a block.
    pub fn column(&self, function: &str, block: &str) -> Option<usize> {
        self.columns
            .iter()
            .position(|c| c.what == Counted::Block && c.function == function && c.name == block)
    }

    /// Why no point is answered by the program, if there is none: all of them are interpreted then.
    pub fn obstacle(&self) -> Option<&str> {
        self.program.as_ref().err().map(String::as_str)
    }

    /// The program, if there is one.
    pub fn program(&self) -> Option<&Program> {
        self.program.as_ref().ok().map(|p| &**p)
    }

    /// The counts at one point: the values of the [`symbols`](Self::symbols).
    ///
    /// # Errors
    /// As [`ModuleProfile::evaluate`], and [`ProfileError::Width`] if there are more or fewer values than
    /// symbols.
    pub fn evaluate(&self, point: &[i128], counts: &mut Counts) -> Result<(), ProfileError> {
        self.check_width(point.len() == self.symbols.len(), point.len())?;
        counts.start(self.columns.len());
        self.extend(point, 1, counts);
        match counts.pop_failed() {
            Some(error) => Err(error),
            None => Ok(()),
        }
    }

    /// The counts at points that stand one behind the other. What has no answer is an error in its row.
    ///
    /// # Errors
    /// [`ProfileError::Width`] if the values are no whole number of points.
    pub fn evaluate_all(&self, points: &[i128], counts: &mut Counts) -> Result<(), ProfileError> {
        let width = self.symbols.len();
        let whole = points.is_empty() || width > 0 && points.len() % width == 0;
        self.check_width(whole, points.len())?;
        counts.start(self.columns.len());
        self.extend(points, points.len() / width.max(1), counts);
        Ok(())
    }

    /// The counts at all points of a grid: each symbol takes each of its values, the last one fastest.
    ///
    /// ```
    /// use symprof_core::{compile::Counts, ir::text::parse_module, profile::*};
    /// let module = parse_module("
    /// func @f(%n: i32, %m: i32) {
    /// block entry:
    ///   %c = icmp slt %n, %m
    ///   branch %c, less, exit
    /// block less:
    ///   jump exit
    /// block exit:
    ///   return
    /// }")?;
    /// let profile = ModuleProfile::new(&module, Options::default());
    /// let f = profile.compile(profile.by_name("f")?, &["n", "m"])?;
    /// let less = f.column("f", "less").ok_or("no block")?;
    /// let mut counts = Counts::default();
    /// f.evaluate_grid(&[&[1, 2], &[1, 2, 3]], &mut counts)?;
    /// let all: Vec<String> =
    ///     counts.iter().filter_map(|row| Some(row.ok()?.get(less)?.to_string())).collect();
    /// assert_eq!(all, ["0", "1", "1", "0", "0", "1"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ProfileError::Width`] if there are more or fewer axes than symbols.
    pub fn evaluate_grid(&self, axes: &[&[i128]], counts: &mut Counts) -> Result<(), ProfileError> {
        self.check_width(axes.len() == self.symbols.len(), axes.len())?;
        counts.start(self.columns.len());
        if axes.iter().any(|a| a.is_empty()) {
            return Ok(());
        }
        let mut at = vec![0usize; axes.len()];
        let mut point: Vec<i128> = axes.iter().map(|a| a[0]).collect();
        let mut points = std::mem::take(&mut counts.points);
        points.clear();
        let (mut waiting, mut more) = (0, true);
        while more {
            points.extend_from_slice(&point);
            waiting += 1;
            more = advance(axes, &mut at, &mut point);
            if waiting == SLICE || !more {
                self.extend(&points, waiting, counts);
                points.clear();
                waiting = 0;
            }
        }
        counts.points = points;
        Ok(())
    }

    /// The counts at one point that may bind other symbols, or fractions, as the interpreted evaluation finds
    /// them. An error stands in the row.
    ///
    /// ```
    /// use symprof_core::{compile::Counts, expr::Num, ir::text::parse_module, profile::*};
    /// let module = parse_module("
    /// func @f(%n: i32) {
    /// block entry:
    ///   %c = opaque i1 \"fcmp of data\"
    ///   branch %c, then, exit
    /// block then:
    ///   jump exit
    /// block exit:
    ///   return
    /// }")?;
    /// let profile = ModuleProfile::new(&module, Options::default());
    /// let f = profile.compile(profile.by_name("f")?, &["n"])?;
    /// let mut point: Point = [("n", 3)].into_iter().collect();
    /// point.bind("trueRatio(entry)", Num::ONE);
    /// let mut counts = Counts::default();
    /// f.evaluate_point(&point, &mut counts);
    /// let then = f.column("f", "then").ok_or("no block")?;
    /// assert_eq!(counts.row(0)?.get(then).map(|c| c.to_string()).as_deref(), Some("1"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn evaluate_point(&self, point: &Point, counts: &mut Counts) {
        counts.start(self.columns.len());
        counts.push(self.interpreted(point));
    }

    fn check_width(&self, right: bool, given: usize) -> Result<(), ProfileError> {
        if right {
            return Ok(());
        }
        let function = self.profile.module().functions[self.id].name.clone();
        Err(ProfileError::Width { function, given, symbols: self.symbols.len() })
    }

    pub(super) fn point(&self, values: &[i128]) -> Point {
        self.symbols.iter().cloned().zip(values.iter().map(|v| Num::int(*v))).collect()
    }

    /// The counts in the order of the columns. An evaluation may say more than columns have, of calls that are not told
    /// apart; each value is found by what it counts.
    fn values_of(&self, evaluation: &Evaluation) -> Vec<Option<BigInt>> {
        let mut known: FxHashMap<(FuncId, Option<Block>, &str), &Option<BigInt>> =
            FxHashMap::default();
        for f in &evaluation.functions {
            known.extend(f.blocks.iter().map(|b| ((f.id, Some(b.block), ""), &b.count)));
            known.extend(f.calls.iter().map(|(name, n)| ((f.id, None, name.as_str()), n)));
        }
        let value = |(column, &(id, block)): (&CompiledColumn, &(FuncId, Option<Block>))| {
            let name = if block.is_some() { "" } else { column.name.as_str() };
            known.get(&(id, block, name)).and_then(|n| (*n).clone())
        };
        self.columns.iter().zip(&self.places).map(value).collect()
    }

    pub(super) fn interpreted(&self, point: &Point) -> Kept {
        match self.profile.evaluate(self.id, point) {
            Ok(evaluation) => {
                let values = self.values_of(&evaluation);
                Kept::Interpreted(Box::new((values, evaluation)))
            }
            Err(error) => Kept::Failed(Box::new(error)),
        }
    }
}

/// Goes on to the next point of a grid, of which `at` are the numbers of its values. False behind the last one.
fn advance(axes: &[&[i128]], at: &mut [usize], point: &mut [i128]) -> bool {
    for (k, axis) in axes.iter().enumerate().rev() {
        at[k] += 1;
        if let Some(&v) = axis.get(at[k]) {
            point[k] = v;
            return true;
        }
        (at[k], point[k]) = (0, axis[0]);
    }
    false
}

//! Where compiled evaluations put their answers: a table that its owner keeps and uses again.

use super::program::Program;
use crate::expr::Num;
use crate::profile::{Evaluation, ProfileError, Source};
use num_bigint::BigInt;
use std::fmt;
use std::sync::Arc;

/// The counts at points: one row a point, in the order of the points, and one column for each of
/// [`Compiled::columns`](super::Compiled::columns).
///
/// A table is used again for further points, also those of another profile: what it holds is replaced, its
/// memory stays. See [`Compiled`](super::Compiled) for an example.
#[derive(Debug, Default)]
pub struct Counts {
    pub(super) width: usize,
    /// the rows in their order; each entry with the number of rows up to its last one
    rows: Vec<(usize, Kept)>,
    /// 64-bit words of rows, up to `filled`; behind it what is left of earlier tables
    pub(super) words: Vec<u64>,
    pub(super) filled: usize,
    /// points that are put together to be answered at once
    pub(super) points: Vec<i128>,
    pub(super) registers: Vec<i128>,
    pub(super) long_registers: Vec<BigInt>,
    pub(super) prepared_for: Option<Arc<Program>>,
}

/// A row, or several.
#[derive(Debug)]
pub(super) enum Kept {
    /// the results of the program at a point, two words each, from that word on
    Small(usize),
    /// so too, of one or several points, given by a backend
    Native(usize),
    /// given by a backend, one word each
    Short(usize),
    /// the results of the program
    Long(Box<[BigInt]>),
    Interpreted(Box<(Vec<Option<BigInt>>, Evaluation)>),
    Failed(Box<ProfileError>),
}

/// How many points and counts were answered in which way.
///
/// ```
/// use symprof_core::{compile::Counts, ir::text::parse_module, profile::*};
/// let module = parse_module("
/// func @f(%n: i64, %d: i64) {
/// block entry:
///   %0 = const i64 0
///   %q = udiv i64 %n, %d
///   %c = icmp sgt %q, %0
///   branch %c, then, exit
/// block then:
///   jump exit
/// block exit:
///   return
/// }")?;
/// let profile = ModuleProfile::new(&module, Options::default());
/// let f = profile.compile(profile.by_name("f")?, &["n", "d"])?;
/// let mut counts = Counts::default();
/// f.evaluate_all(&[7, 2, 7, 0], &mut counts)?;
/// // where a divisor is 0, the interpreted evaluation says what is wrong
/// let tally = counts.tally();
/// assert_eq!((tally.points, tally.interpreted, tally.failed), (2, 1, 1));
/// assert!(matches!(counts.row(1), Err(ProfileError::Undefined { .. })));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Tally {
    /// all points
    pub points: u64,
    /// points that a [backend](super::Backend) answered
    pub native: u64,
    /// points whose numbers outgrow 128 bits: the program ran on integers of any length
    pub long: u64,
    /// points at which the interpreted evaluation was asked, since a condition of the program fails or there
    /// is no program
    pub interpreted: u64,
    /// points that have no answer, of those interpreted
    pub failed: u64,
    /// counts of blocks and calls of all points that have an answer
    pub counts: u64,
    /// counts that executions gave
    pub executed: u64,
    /// counts that are not known
    pub unknown: u64,
}

impl std::ops::AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.points += other.points;
        self.native += other.native;
        self.long += other.long;
        self.interpreted += other.interpreted;
        self.failed += other.failed;
        self.counts += other.counts;
        self.executed += other.executed;
        self.unknown += other.unknown;
    }
}

impl Counts {
    /// The number of points.
    pub fn len(&self) -> usize {
        self.rows.last().map_or(0, |r| r.0)
    }

    /// Is there no point?
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The answer at a point, by its number from 0: its counts, or why there are none. It is found in
    /// logarithmic time.
    ///
    /// # Errors
    /// Why there are none, as [`ModuleProfile::evaluate`](crate::profile::ModuleProfile::evaluate) says it;
    /// [`ProfileError::NoRow`] if there are fewer points.
    pub fn row(&self, k: usize) -> Result<Row<'_>, ProfileError> {
        let entry = self.rows.partition_point(|r| r.0 <= k);
        match self.rows.get(entry) {
            Some((_, kept)) => self.answer(kept, k - self.before(entry)).map_err(Clone::clone),
            None => Err(ProfileError::NoRow { row: k, rows: self.len() }),
        }
    }

    /// The answers at all points, in their order.
    pub fn iter(&self) -> impl Iterator<Item = Result<Row<'_>, &ProfileError>> {
        self.rows.iter().enumerate().flat_map(move |(entry, (end, kept))| {
            (0..*end - self.before(entry)).map(move |k| self.answer(kept, k))
        })
    }

    /// Rows before those of an entry.
    fn before(&self, entry: usize) -> usize {
        entry.checked_sub(1).map_or(0, |last| self.rows[last].0)
    }

    /// The row of an entry, by its number among those of the entry.
    fn answer<'t>(&'t self, kept: &'t Kept, k: usize) -> Result<Row<'t>, &'t ProfileError> {
        let (slots, results) =
            self.prepared_for.as_ref().map_or((&[][..], 0), |p| (&p.slots[..], p.results.len()));
        let words = |at: usize, each: usize| &self.words[at + k * each..at + (k + 1) * each];
        Ok(Row(match kept {
            Kept::Small(at) | Kept::Native(at) => Values::Pairs(slots, words(*at, 2 * results)),
            Kept::Short(at) => Values::Words(slots, words(*at, results)),
            Kept::Long(values) => Values::Long(slots, values),
            Kept::Interpreted(of) => Values::Interpreted(&of.0, &of.1),
            Kept::Failed(error) => return Err(error),
        }))
    }

    /// In which way the points were answered.
    pub fn tally(&self) -> Tally {
        let mut t = Tally { points: self.len() as u64, ..Tally::default() };
        for (entry, (end, kept)) in self.rows.iter().enumerate() {
            let rows = (end - self.before(entry)) as u64;
            if !matches!(kept, Kept::Failed(_)) {
                t.counts += rows * self.width as u64;
            }
            match kept {
                Kept::Small(_) => {}
                Kept::Native(_) | Kept::Short(_) => t.native += rows,
                Kept::Long(_) => t.long += 1,
                Kept::Interpreted(of) => {
                    t.interpreted += 1;
                    t.unknown += of.0.iter().filter(|c| c.is_none()).count() as u64;
                    let blocks = of.1.functions.iter().flat_map(|f| &f.blocks);
                    let executed = blocks.filter(|b| b.source == Some(Source::Simulation));
                    t.executed += executed.count() as u64;
                }
                Kept::Failed(_) => {
                    t.interpreted += 1;
                    t.failed += 1;
                }
            }
        }
        t
    }

    /// Forgets all rows.
    pub(super) fn start(&mut self, width: usize) {
        self.rows.clear();
        self.filled = 0;
        self.width = width;
    }

    /// Adds a row.
    pub(super) fn push(&mut self, kept: Kept) {
        self.rows.push((self.len() + 1, kept));
    }

    /// Takes the last row away if it is an error.
    pub(super) fn pop_failed(&mut self) -> Option<ProfileError> {
        let (end, kept) = self.rows.pop()?;
        match kept {
            Kept::Failed(error) => Some(*error),
            kept => {
                self.rows.push((end, kept));
                None
            }
        }
    }

    /// Adds so many rows that a backend has put behind those before, of two words a result or of one.
    pub(super) fn push_given(&mut self, rows: usize, long: bool, results: usize) {
        if rows == 0 {
            return;
        }
        let (at, end) = (self.filled, self.len() + rows);
        self.filled += rows * if long { 2 * results } else { results };
        match self.rows.last_mut() {
            // what stands behind the last row in the table is one piece with it
            Some((last, Kept::Native(_))) if long => *last = end,
            Some((last, Kept::Short(_))) if !long => *last = end,
            _ => self.rows.push((end, if long { Kept::Native(at) } else { Kept::Short(at) })),
        }
    }

    /// So many words behind those of the rows, with any values. Words are written once when the table grows, not
    /// for each point.
    pub(super) fn room(&mut self, words: usize) -> &mut [u64] {
        let end = self.filled + words;
        if self.words.len() < end {
            self.words.resize(end, 0);
        }
        &mut self.words[self.filled..end]
    }
}

/// The counts at one point.
#[derive(Clone, Copy, Debug)]
pub struct Row<'t>(Values<'t>);

/// Counts by column: through the number of the column's result among those of the program, or directly.
#[derive(Clone, Copy, Debug)]
enum Values<'t> {
    Words(&'t [u32], &'t [u64]),
    Pairs(&'t [u32], &'t [u64]),
    Long(&'t [u32], &'t [BigInt]),
    Interpreted(&'t [Option<BigInt>], &'t Evaluation),
}

impl<'t> Row<'t> {
    /// The count in a column; none where it is not known, or there is no such column.
    pub fn get(&self, column: usize) -> Option<Count<'t>> {
        let slot = |slots: &[u32]| slots.get(column).map(|s| *s as usize);
        match self.0 {
            Values::Words(slots, words) => {
                words.get(slot(slots)?).map(|v| Count::Small((*v).into()))
            }
            Values::Pairs(slots, words) => {
                let at = 2 * slot(slots)?;
                let (low, high) = (*words.get(at)?, *words.get(at + 1)?);
                Some(Count::Small(i128::from(low) | i128::from(high as i64) << 64))
            }
            Values::Long(slots, values) => values.get(slot(slots)?).map(Count::Long),
            Values::Interpreted(values, _) => values.get(column)?.as_ref().map(Count::Long),
        }
    }

    /// The counts in the order of the columns; none where they are not known.
    pub fn iter(self) -> impl Iterator<Item = Option<Count<'t>>> {
        let len = match self.0 {
            Values::Words(slots, _) | Values::Pairs(slots, _) | Values::Long(slots, _) => {
                slots.len()
            }
            Values::Interpreted(values, _) => values.len(),
        };
        (0..len).map(move |k| self.get(k))
    }

    /// The whole answer, where the interpreted evaluation gave it: with reasons for counts that are not
    /// known.
    pub fn evaluation(&self) -> Option<&'t Evaluation> {
        match self.0 {
            Values::Interpreted(_, evaluation) => Some(evaluation),
            _ => None,
        }
    }
}

/// A count: a natural number of any size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Count<'t> {
    /// one that fits
    Small(i128),
    /// any
    Long(&'t BigInt),
}

impl Count<'_> {
    /// The number.
    pub fn to_big_int(self) -> BigInt {
        match self {
            Count::Small(v) => BigInt::from(v),
            Count::Long(v) => v.clone(),
        }
    }

    /// The number as that of an expression.
    pub fn to_num(self) -> Num {
        match self {
            Count::Small(v) => Num::int(v),
            Count::Long(v) => Num::big_int(v.clone()),
        }
    }
}

impl fmt::Display for Count<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // most are short, and those print faster
            Count::Small(v) => match u64::try_from(*v) {
                Ok(v) => v.fmt(f),
                Err(_) => v.fmt(f),
            },
            Count::Long(v) => v.fmt(f),
        }
    }
}

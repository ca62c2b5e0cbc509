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
    pub(super) rows: Vec<Kept>,
    pub(super) small: Vec<i128>,
    pub(super) registers: Vec<i128>,
    pub(super) long_registers: Vec<BigInt>,
    pub(super) prepared_for: Option<Arc<Program>>,
}

/// A row.
#[derive(Debug)]
pub(super) enum Kept {
    /// in `small`, from there on
    Small(usize),
    /// so too, by a backend
    Native(usize),
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
        self.rows.len()
    }

    /// Is there no point?
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The answer at a point, by its number from 0: its counts, or why there are none.
    ///
    /// # Errors
    /// Why there are none, as [`ModuleProfile::evaluate`](crate::profile::ModuleProfile::evaluate) says it;
    /// [`ProfileError::NoRow`] if there are fewer points.
    pub fn row(&self, k: usize) -> Result<Row<'_>, ProfileError> {
        let rows = self.rows.len();
        let kept = self.rows.get(k).ok_or(ProfileError::NoRow { row: k, rows })?;
        self.answer(kept).map_err(Clone::clone)
    }

    /// The answers at all points, in their order.
    pub fn iter(&self) -> impl Iterator<Item = Result<Row<'_>, &ProfileError>> {
        self.rows.iter().map(|kept| self.answer(kept))
    }

    fn answer<'t>(&'t self, kept: &'t Kept) -> Result<Row<'t>, &'t ProfileError> {
        Ok(Row(match kept {
            Kept::Small(at) | Kept::Native(at) => Values::Small(&self.small[*at..*at + self.width]),
            Kept::Long(values) => Values::Long(values),
            Kept::Interpreted(of) => Values::Interpreted(&of.0, &of.1),
            Kept::Failed(error) => return Err(error),
        }))
    }

    /// In which way the points were answered.
    pub fn tally(&self) -> Tally {
        let mut t = Tally { points: self.rows.len() as u64, ..Tally::default() };
        for kept in &self.rows {
            if !matches!(kept, Kept::Failed(_)) {
                t.counts += self.width as u64;
            }
            match kept {
                Kept::Small(_) => {}
                Kept::Native(_) => t.native += 1,
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
        self.small.clear();
        self.width = width;
    }
}

/// The counts at one point.
#[derive(Clone, Copy, Debug)]
pub struct Row<'t>(Values<'t>);

#[derive(Clone, Copy, Debug)]
enum Values<'t> {
    Small(&'t [i128]),
    Long(&'t [BigInt]),
    Interpreted(&'t [Option<BigInt>], &'t Evaluation),
}

impl<'t> Row<'t> {
    /// The count in a column; none where it is not known, or there is no such column.
    pub fn get(&self, column: usize) -> Option<Count<'t>> {
        match self.0 {
            Values::Small(values) => values.get(column).map(|v| Count::Small(*v)),
            Values::Long(values) => values.get(column).map(Count::Long),
            Values::Interpreted(values, _) => values.get(column)?.as_ref().map(Count::Long),
        }
    }

    /// The counts in the order of the columns; none where they are not known.
    pub fn iter(self) -> impl Iterator<Item = Option<Count<'t>>> {
        let len = match self.0 {
            Values::Small(values) => values.len(),
            Values::Long(values) => values.len(),
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

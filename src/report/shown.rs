//! What of a profile a report shows, in which order, and how it is laid out.

use crate::names::NamePattern;
use symprof_core::expr::Notation;
use symprof_core::ir::{FuncId, Function, Location, Module};
use symprof_core::profile::{
    BlockProfile, FunctionEvaluation, FunctionProfile, ModuleProfile, Point, Status,
};

/// Characters of a formula that stands in full in a picture.
const SHORT: usize = 140;

/// The order of the blocks of a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub enum Order {
    /// that of the IR
    #[default]
    Source,
    /// what executes most often at a point first; what has no count there last
    Count,
    /// by name
    Name,
    /// the weakest status first
    Status,
}

/// Which blocks of a function are shown. By default all, in the order of the IR.
///
/// ```
/// use symprof::profile::Status;
/// use symprof::report::{Order, Selection};
/// let hardest = Selection { order: Order::Status, top: Some(3), ..Selection::default() };
/// let sums = Selection { only: vec![Status::Summation], ..Selection::default() };
/// assert!(!hardest.is_all() && !sums.is_all() && Selection::default().is_all());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Selection {
    /// blocks of these names or of these places (`gemm.c:7`); all if there is none
    pub blocks: Vec<NamePattern>,
    /// blocks of these statuses; all if there is none
    pub only: Vec<Status>,
    /// in which order
    pub order: Order,
    /// so many at most, the first in that order
    pub top: Option<usize>,
}

impl Selection {
    /// Does it show all blocks in the order of the IR?
    #[must_use]
    pub fn is_all(&self) -> bool {
        !self.filters() && self.order == Order::Source && self.top.is_none()
    }

    /// Does it leave blocks out by what they are?
    fn filters(&self) -> bool {
        !self.blocks.is_empty() || !self.only.is_empty()
    }

    /// Is that block one of those named?
    #[must_use]
    pub fn names(&self, name: &str, location: Option<&Location>) -> bool {
        let brief = location.map(Location::brief);
        let full = location.map(ToString::to_string);
        let matches = |p: &NamePattern| {
            p.matches(name)
                || brief.as_deref().is_some_and(|l| p.matches(l))
                || full.as_deref().is_some_and(|l| p.matches(l))
        };
        self.blocks.is_empty() || self.blocks.iter().any(matches)
    }

    /// Names and patterns that no block of these functions answers to. Linear in their blocks.
    #[must_use]
    pub fn unmatched<'f>(
        &self,
        functions: impl Iterator<Item = &'f Function> + Clone,
    ) -> Vec<&NamePattern> {
        let meets = |p: &NamePattern| {
            let alone = Selection { blocks: vec![p.clone()], ..Selection::default() };
            let mut blocks = functions.clone().flat_map(|f| f.blocks.values());
            blocks.any(|b| !b.hidden && alone.names(&b.name, b.location.as_ref()))
        };
        self.blocks.iter().filter(|p| !meets(p)).collect()
    }

    /// Whether a block of that name in that function is among the blocks asked for by name or place.
    #[must_use]
    pub fn shows(&self, module: &Module, function: &str, block: &str) -> bool {
        let function = module.by_name(function).map(|f| &module.functions[f]);
        let written = function.and_then(|f| f.blocks.values().find(|b| b.name == block));
        self.names(block, written.and_then(|b| b.location.as_ref()))
    }

    fn takes(&self, b: &BlockProfile) -> bool {
        let places = [b.location.as_ref(), b.loop_location.as_ref()];
        (self.only.is_empty() || self.only.contains(&b.count.status()))
            && places.iter().any(|l| self.names(&b.name, *l))
    }

    /// The blocks shown, by their places in [`FunctionProfile::blocks`].
    fn rows(&self, f: &FunctionProfile, counts: Option<&FunctionEvaluation>) -> Vec<usize> {
        let blocks = f.blocks();
        let mut rows: Vec<usize> = (0..blocks.len()).filter(|&k| self.takes(&blocks[k])).collect();
        let count = |k: usize| counts.and_then(|c| c.blocks.get(k)?.count.as_ref());
        match self.order {
            Order::Source => {}
            Order::Count => rows.sort_by(|&a, &b| count(b).cmp(&count(a))),
            Order::Name => rows.sort_by(|&a, &b| blocks[a].name.cmp(&blocks[b].name)),
            Order::Status => rows.sort_by_key(|&k| std::cmp::Reverse(blocks[k].count.status())),
        }
        rows.truncate(self.top.unwrap_or(usize::MAX));
        rows
    }

    /// The counts of an answer as this selection shows them; statuses are not asked for. Points keep
    /// their order, blocks have that of the first point.
    pub fn arrange(&self, answers: &mut [&mut FunctionEvaluation], locations: &Function) {
        let Some(first) = answers.first() else { return };
        let place = |k: usize| locations.blocks[first.blocks[k].block].location.as_ref();
        let mut rows: Vec<usize> = (0..first.blocks.len())
            .filter(|&k| self.names(&first.blocks[k].name, place(k)))
            .collect();
        match self.order {
            Order::Source | Order::Status => {}
            Order::Count => {
                rows.sort_by(|&a, &b| first.blocks[b].count.cmp(&first.blocks[a].count));
            }
            Order::Name => rows.sort_by(|&a, &b| first.blocks[a].name.cmp(&first.blocks[b].name)),
        }
        rows.truncate(self.top.unwrap_or(usize::MAX));
        for answer in answers {
            let all = std::mem::take(&mut answer.blocks);
            answer.blocks = rows.iter().filter_map(|&k| all.get(k).cloned()).collect();
        }
    }
}

/// How a report is laid out as text.
#[derive(Clone, Copy, Debug, Default)]
pub struct Layout {
    /// how formulas are written; LaTeX's notation is that of `latex` reports
    pub notation: Notation,
    /// Characters in a line; long lines are broken. None for lines as long as they come.
    pub width: Option<usize>,
}

/// A function of a profile as a report shows it.
///
/// ```
/// use symprof::ir::{text::parse_function, Module};
/// use symprof::profile::{ModuleProfile, Options, Point};
/// use symprof::report::{text, Layout, Order, Selection, Shown};
/// let mut module = Module::new();
/// let id = module.add(parse_function("
/// func @f(%n: i32) {
/// block entry:
///   %0 = const i32 0
///   jump head(%0)
/// block head(%i: i32):
///   %1 = const i32 1
///   %next = add nsw i32 %i, %1
///   %more = icmp slt %next, %n
///   branch %more, head(%next), exit
/// block exit:
///   return
/// }")?);
/// let profile = ModuleProfile::new(&module, Options::default().assuming("n >= 1")?);
/// let point: Point = [("n", 7)].into_iter().collect();
/// let answer = profile.evaluate(id, &point)?;
/// let hottest = Selection { order: Order::Count, top: Some(1), ..Selection::default() };
/// let shown = Shown::new(&profile, id).selecting(&hottest).counted(&point, answer.root());
/// let report = text::profile(&shown, Layout::default());
/// assert!(report.contains("head") && report.contains('7') && !report.contains("entry"), "{report}");
/// # Ok::<(), symprof::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct Shown<'a, 'm> {
    pub(super) module: &'a ModuleProfile<'m>,
    pub(super) id: FuncId,
    pub(super) selection: Option<&'a Selection>,
    pub(super) counted: Option<(&'a Point, &'a FunctionEvaluation)>,
}

impl<'a, 'm> Shown<'a, 'm> {
    /// All of a function.
    pub fn new(module: &'a ModuleProfile<'m>, id: FuncId) -> Self {
        Shown { module, id, selection: None, counted: None }
    }

    /// The same, with that selection of its blocks.
    pub fn selecting(self, selection: &'a Selection) -> Self {
        Shown { selection: Some(selection), ..self }
    }

    /// The same, with the counts at a point.
    pub fn counted(self, at: &'a Point, counts: &'a FunctionEvaluation) -> Self {
        Shown { counted: Some((at, counts)), ..self }
    }

    /// Does the selection leave blocks of that function, or of callees with it, to be shown? Solves it.
    #[must_use]
    pub fn has_blocks(&self) -> bool {
        let inside = || self.inside().into_iter().flat_map(|c| c.functions());
        let taken = |b: &BlockProfile| self.takes_status(b.count.status());
        !self.rows().is_empty()
            || self.selection.is_none_or(|s| !s.filters())
            || inside().any(|f| f.blocks().iter().any(taken))
    }

    pub(super) fn function(&self) -> &'a FunctionProfile {
        self.module.function(self.id)
    }

    /// The blocks shown, with their places among all.
    pub(super) fn rows(&self) -> Vec<(usize, &'a BlockProfile)> {
        let f = self.function();
        let counts = self.counted.map(|c| c.1);
        let rows = match self.selection {
            Some(selection) => selection.rows(f, counts),
            None => (0..f.blocks().len()).collect(),
        };
        rows.into_iter().map(|k| (k, &f.blocks()[k])).collect()
    }

    /// The formula of a block without names for its parts, where it is short; else as rows have it.
    pub(super) fn in_full(&self, block: &BlockProfile, row: &str) -> String {
        let written = self.function().written();
        let full = block.count.formula().map(|e| {
            let text = written.store().display(written.count(e)).to_string();
            self.function().symbols().source_words().text(&text)
        });
        full.filter(|text| text.chars().count() <= SHORT).unwrap_or_else(|| row.to_owned())
    }

    pub(super) fn is_all(&self) -> bool {
        self.selection.is_none_or(Selection::is_all)
    }

    /// Are the counts inside callees shown, and is that block of one?
    pub(super) fn inside(&self) -> Option<&'a symprof_core::profile::CalleeCounts> {
        let asked = self.selection.is_none_or(|s| s.blocks.is_empty() && s.top.is_none());
        self.module.callees(self.id).filter(|_| asked)
    }

    pub(super) fn takes_status(&self, status: Status) -> bool {
        self.selection.is_none_or(|s| s.only.is_empty() || s.only.contains(&status))
    }
}

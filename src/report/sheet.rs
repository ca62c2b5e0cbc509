//! A function's profile as text without a form yet: what text, Markdown and LaTeX lay out each in its
//! way.

use super::shown::Shown;
use super::text::at;
use crate::names::demangled;
use symprof_core::expr::{CountExpr, Expr, Store};
use symprof_core::ir::Location;
use symprof_core::profile::{
    BlockProfile, CalleeCounts, CalleeProfile, FunctionProfile, Naming, PieceCount, SourceWords,
    Status, Written,
};

/// All that is said of a function.
pub(super) struct Sheet {
    pub(super) name: String,
    /// the name that C++ and Rust give it
    pub(super) known_as: Option<String>,
    /// names and types
    pub(super) parameters: Vec<(String, String)>,
    /// how many blocks it has, of each status, and how many of them are shown
    pub(super) blocks: usize,
    pub(super) shown: usize,
    pub(super) tally: Vec<(Status, usize)>,
    /// the point at which the rows have values
    pub(super) at: Option<String>,
    pub(super) rows: Vec<Row>,
    pub(super) sections: Vec<Section>,
    /// counts inside callees
    pub(super) inside: Vec<Row>,
    pub(super) inside_sections: Vec<Section>,
    /// what comes last
    pub(super) free: Vec<Section>,
}

/// A block.
pub(super) struct Row {
    pub(super) name: String,
    pub(super) location: Option<Location>,
    /// where the loop is written that it starts
    pub(super) loop_location: Option<Location>,
    pub(super) status: Status,
    pub(super) count: Count,
    /// its count at the point, if it is known
    pub(super) value: Option<String>,
}

pub(super) enum Count {
    Formula(String),
    /// why there is none
    Reason(Option<String>),
}

/// A heading with lines below.
pub(super) struct Section {
    pub(super) title: &'static str,
    pub(super) lines: Lines,
}

pub(super) enum Lines {
    /// names and what they stand for
    Definitions(Vec<(String, String)>),
    /// conditions
    Formulas(Vec<String>),
    /// sentences
    Words(Vec<String>),
}

/// Conditions up to this length stand in full.
const SHORT: usize = 160;

impl Sheet {
    pub(super) fn new(shown: &Shown<'_, '_>) -> Sheet {
        let f = shown.function();
        let rows = shown.rows();
        let formulas: Vec<CountExpr> = match shown.is_all() {
            true => f.formulas(),
            false => rows.iter().filter_map(|(_, b)| b.count.formula()).collect(),
        };
        let written = f.written();
        let formulas: Vec<Expr> = formulas.into_iter().map(|e| written.count(e)).collect();
        let naming = Naming::new(written.store(), &formulas);
        let counts = shown.counted.map(|c| c.1);
        let row = |&(k, b): &(usize, &BlockProfile)| {
            let value = counts.map(|c| {
                let count = c.blocks.get(k).and_then(|v| v.count.as_ref());
                count.map_or("?".to_owned(), ToString::to_string)
            });
            Row { value, ..Row::new(b, written, &naming, b.name.clone()) }
        };
        let mut sheet = Sheet {
            name: f.name().to_owned(),
            known_as: demangled(f.name()),
            parameters: f.parameters().iter().map(|p| (p.name.clone(), p.declared())).collect(),
            blocks: f.blocks().len(),
            shown: rows.len(),
            tally: Status::ALL.iter().map(|&s| (s, f.blocks_with(s))).filter(|t| t.1 > 0).collect(),
            at: shown.counted.map(|c| at(c.0)),
            rows: rows.iter().map(row).collect(),
            sections: Vec::new(),
            inside: Vec::new(),
            inside_sections: Vec::new(),
            free: Vec::new(),
        };
        sheet.add("where", Lines::Definitions(naming.definitions(written.store())));
        let domain = conditions(written.store(), &naming, &written.restrictions(f.domain()));
        sheet.add("domain (elsewhere by simulation)", Lines::Formulas(domain));
        let domain = conditions(written.store(), &naming, &written.restrictions(f.data_domain()));
        sheet.add("domain of data-dependent blocks", Lines::Formulas(domain));
        sheet.add("assumptions", Lines::Words(f.assumptions().to_vec()));
        if let Some(counts) = counts {
            let mut reasons: Vec<String> = Vec::new();
            for (_, b) in &rows {
                let why = counts.reasons().find(|(name, _)| *name == b.name).map(|r| r.1);
                if let Some(why) = why.filter(|w| !reasons.iter().any(|r| r == w)) {
                    reasons.push(why.to_owned());
                }
            }
            sheet.add("? not known because", Lines::Words(reasons));
        }
        if let Some(callees) = shown.inside() {
            sheet.add_inside(f, callees, shown);
        }
        sheet.free.extend(Section::new("free symbols", Lines::Words(free_symbols(f))));
        sheet.in_words(&f.symbols().source_words());
        sheet
    }

    /// Writes everything in the names of the source. What is said inside callees may be in their own terms; formulas
    /// there are in those of the function.
    fn in_words(&mut self, words: &SourceWords) {
        for (name, _) in &mut self.parameters {
            *name = words.text(name);
        }
        let (own, inside) = ((&mut self.rows, true), (&mut self.inside, false));
        for (rows, sentences) in [own, inside] {
            for row in rows {
                match &mut row.count {
                    Count::Formula(text) => *text = words.text(text),
                    Count::Reason(Some(text)) if sentences => *text = words.sentence(text),
                    Count::Reason(_) => {}
                }
            }
        }
        let own = self.sections.iter_mut().chain(&mut self.free).map(|s| (s, true));
        for (section, sentences) in own.chain(self.inside_sections.iter_mut().map(|s| (s, false))) {
            let each = |line: &mut String| *line = words.text(line);
            match &mut section.lines {
                Lines::Definitions(all) => all.iter_mut().for_each(|(_, e)| *e = words.text(e)),
                Lines::Formulas(all) => all.iter_mut().for_each(each),
                Lines::Words(all) if sentences => {
                    all.iter_mut().for_each(|line| *line = words.sentence(line));
                }
                Lines::Words(_) => {}
            }
        }
    }

    /// How many blocks there are, of each status, and how many of them are shown; in words.
    pub(super) fn tally(&self) -> String {
        let tally: Vec<String> = self.tally.iter().map(|(s, n)| format!("{n} {s}")).collect();
        let plural = if self.blocks == 1 { "block" } else { "blocks" };
        let shown = match self.shown {
            all if all == self.blocks => String::new(),
            // what is asked for is in callees alone
            0 => "; none of them here".to_owned(),
            some => format!("; {some} of them here"),
        };
        format!("{} {plural}: {}{shown}", self.blocks, tally.join(", "))
    }

    fn add(&mut self, title: &'static str, lines: Lines) {
        self.sections.extend(Section::new(title, lines));
    }

    fn add_inside(&mut self, f: &FunctionProfile, callees: &CalleeCounts, shown: &Shown<'_, '_>) {
        let written = callees.written();
        let formulas: Vec<Expr> =
            callees.formulas().into_iter().map(|e| written.count(e)).collect();
        let naming = Naming::new(written.store(), &formulas);
        for callee in callees.functions() {
            self.inside.extend(inside(callee, written, &naming, shown));
        }
        let mut add = |title, lines| self.inside_sections.extend(Section::new(title, lines));
        add("where, inside callees", Lines::Definitions(naming.definitions(written.store())));
        let domain = conditions(written.store(), &naming, &written.restrictions(callees.domain()));
        add("domain inside callees (elsewhere by simulation)", Lines::Formulas(domain));
        let more = callees.assumptions().iter().filter(|a| !f.assumptions().contains(a));
        add("assumptions inside callees", Lines::Words(more.cloned().collect()));
    }
}

/// The free symbols with their ranges, each behind what decides it or, where that decides one only, before it.
fn free_symbols(f: &FunctionProfile) -> Vec<String> {
    let mut by_reason: Vec<(&str, Vec<String>)> = Vec::new();
    for symbol in f.free_symbols() {
        let text = format!("{} in {}", symbol.name, symbol.range());
        match by_reason.iter_mut().find(|(reason, _)| *reason == symbol.reason) {
            Some((_, all)) => all.push(text),
            None => by_reason.push((&symbol.reason, vec![text])),
        }
    }
    let lines = by_reason.into_iter().flat_map(|(reason, symbols)| match symbols.as_slice() {
        [symbol] => vec![format!("{symbol}: {reason}")],
        _ => {
            let indented = symbols.iter().map(|s| format!("  {s}"));
            std::iter::once(format!("{reason}:")).chain(indented).collect()
        }
    });
    lines.collect()
}

impl Section {
    fn new(title: &'static str, lines: Lines) -> Option<Section> {
        let some = match &lines {
            Lines::Definitions(lines) => !lines.is_empty(),
            Lines::Formulas(lines) | Lines::Words(lines) => !lines.is_empty(),
        };
        some.then_some(Section { title, lines })
    }
}

impl Row {
    fn new(b: &BlockProfile, written: &Written, naming: &Naming, name: String) -> Row {
        let count = match (&b.count.pieces()[0].count, b.count.reason()) {
            (PieceCount::Formula(e), _) => {
                Count::Formula(naming.text(written.store(), written.count(*e)))
            }
            (_, reason) => Count::Reason(reason.map(str::to_owned)),
        };
        Row {
            name,
            location: b.location.clone(),
            loop_location: b.loop_location.clone(),
            status: b.count.status(),
            count,
            value: None,
        }
    }
}

/// The rows of a callee; one of which nothing is known takes one.
fn inside(
    callee: &CalleeProfile,
    written: &Written,
    naming: &Naming,
    shown: &Shown<'_, '_>,
) -> Vec<Row> {
    let blocks: Vec<&BlockProfile> =
        callee.blocks().iter().filter(|b| shown.takes_status(b.count.status())).collect();
    let same = |b: &&BlockProfile| {
        b.count.formula().is_none() && b.count.reason() == blocks[0].count.reason()
    };
    if blocks.len() > 1 && blocks.iter().all(same) {
        let name = format!("{}, {} blocks", callee.name(), blocks.len());
        return vec![Row {
            location: None,
            loop_location: None,
            ..Row::new(blocks[0], written, naming, name)
        }];
    }
    let row =
        |b: &BlockProfile| Row::new(b, written, naming, format!("{}: {}", callee.name(), b.name));
    blocks.into_iter().map(row).collect()
}

/// Conditions, each of which `--assume` takes as it stands: a long one brings the names along that it
/// uses.
pub(super) fn conditions<E: Copy + Into<Expr>>(
    store: &Store,
    naming: &Naming,
    all: &[E],
) -> Vec<String> {
    let naming = naming.and(store, all);
    all.iter().map(|&e| naming.standalone(store, e, SHORT)).collect()
}

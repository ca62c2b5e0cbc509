//! Features as tables for people.

use super::{decimal, FunctionReport};
use crate::report::sheet::conditions;
use crate::report::table::{rows_in_parts, wrapped, Cell};
use crate::report::text::{at, list, style_of, BOLD, DIM};
use num_bigint::BigInt;
use std::fmt::Write;
use symprof_core::expr::Expr;
use symprof_core::profile::{FeatureFormula, FunctionFeatures, Naming, NoFormula, Status, Totals};

/// `symprof features`: for each function its totals, then its opcodes, calls and lines; a column with the
/// formula, and one for each point.
///
/// See [`FunctionReport`] for an example.
pub fn text(functions: &[FunctionReport]) -> String {
    text_within(functions, None)
}

/// As [`text`], with lines of so many characters at most where that can be: what has more columns becomes several
/// tables.
///
/// ```
/// assert_eq!(symprof::report::features::text_within(&[], Some(80)), "");
/// ```
pub fn text_within(functions: &[FunctionReport], width: Option<usize>) -> String {
    let mut out = String::new();
    for (k, f) in functions.iter().enumerate() {
        if k > 0 {
            out.push('\n');
        }
        // short formulas stand in full
        let store = &f.formulas.store;
        let mut long = f.formulas.formulas();
        long.retain(|&e| store.display(e).to_string().chars().count() > LONG);
        Writer { f, naming: Naming::new(store, &long), width }.function(&mut out);
    }
    out
}

/// Formulas up to this length are written in full.
const LONG: usize = 80;

/// The totals as people read them.
const TOTALS: [&str; 8] = [
    "instructions",
    "integer",
    "float",
    "memory accesses",
    "branches",
    "FLOPs",
    "bytes loaded",
    "bytes stored",
];

type Formula = Result<FeatureFormula, NoFormula>;
type Count = Result<BigInt, String>;

struct Writer<'a> {
    f: &'a FunctionReport,
    naming: Naming,
    width: Option<usize>,
}

impl Writer<'_> {
    fn function(&self, out: &mut String) {
        let (f, table) = (self.f, &self.f.formulas.table);
        let _ = writeln!(out, "{BOLD}{}{BOLD:#}", f.name);
        let counts: Vec<&FunctionFeatures<Count>> =
            f.points.iter().map(|(_, c)| c.table.whole()).collect();
        let several = table.functions.len() > 1;
        if several {
            let names: Vec<&str> = table.functions.iter().map(|f| f.1.as_str()).collect();
            let line = format!("with what executes in {}", names[1..].join(", "));
            for line in wrapped(&line, self.width.unwrap_or(usize::MAX)) {
                let _ = writeln!(out, "{DIM}{line}{DIM:#}");
            }
        }
        self.totals(out, &counts);
        self.features(out, table.whole(), &counts);
        if several {
            for (k, (_, name, alone)) in table.functions.iter().enumerate() {
                let counts: Vec<&FunctionFeatures<Count>> =
                    f.points.iter().map(|(_, c)| &c.table.functions[k].2).collect();
                let _ =
                    writeln!(out, "\n  {BOLD}in {name} alone, per execution of {}{BOLD:#}", f.name);
                self.table(out, "opcode", &alone.opcodes, |c| &c.opcodes, &counts);
            }
        }
        self.below(out);
    }

    fn totals(&self, out: &mut String, counts: &[&FunctionFeatures<Count>]) {
        out.push('\n');
        let whole = self.f.formulas.table.whole();
        let mut table = vec![self.head("total")];
        for (k, name) in TOTALS.into_iter().enumerate() {
            let points = counts.iter().map(|c| c.totals.values()[k]);
            table.push(self.row(name.to_owned(), whole.totals.values()[k], points));
        }
        let mut row = vec![Cell::new("FLOPs per byte")];
        row.extend(self.f.points.iter().map(|(_, c)| match &c.intensity {
            Some(n) => Cell::new(decimal(n)).right(),
            None => Cell::new("-").style(DIM).right(),
        }));
        row.push(match self.f.formulas.intensity {
            Some(e) => Cell::new(self.text(e)),
            None => Cell::new("-").style(DIM),
        });
        table.push(row);
        rows_in_parts(out, "  ", &table, 1, self.width);
    }

    fn features(
        &self,
        out: &mut String,
        all: &FunctionFeatures<Formula>,
        counts: &[&FunctionFeatures<Count>],
    ) {
        out.push('\n');
        self.table(out, "opcode", &all.opcodes, |c| &c.opcodes, counts);
        if !all.calls.is_empty() {
            out.push('\n');
            self.table(out, "calls of", &all.calls, |c| &c.calls, counts);
        }
        if all.lines.is_empty() {
            return;
        }
        // what most ask a line for; JSON has all totals
        for (total, what) in [(0, "instructions"), (5, "FLOPs"), (6, "loaded"), (7, "stored")] {
            let some = |t: &Totals<Formula>| match t.values()[total] {
                Ok(f) => !self.f.formulas.store.is_zero(f.formula.expr()),
                Err(_) => true,
            };
            let mut table = vec![self.head(&format!("{what} of line"))];
            for (k, (line, totals)) in all.lines.iter().enumerate() {
                if some(totals) {
                    let points = counts.iter().map(|c| c.lines[k].1.values()[total]);
                    table.push(self.row(line.to_string(), totals.values()[total], points));
                }
            }
            if table.len() > 1 {
                out.push('\n');
                rows_in_parts(out, "  ", &table, 1, self.width);
            }
        }
    }

    fn table<K: ToString>(
        &self,
        out: &mut String,
        title: &str,
        all: &[(K, Formula)],
        of_point: impl for<'c> Fn(&'c FunctionFeatures<Count>) -> &'c [(K, Count)],
        counts: &[&FunctionFeatures<Count>],
    ) {
        let mut table = vec![self.head(title)];
        for (k, (key, formula)) in all.iter().enumerate() {
            let points = counts.iter().map(|c| &of_point(c)[k].1);
            table.push(self.row(key.to_string(), formula, points));
        }
        rows_in_parts(out, "  ", &table, 1, self.width);
    }

    fn text(&self, e: Expr) -> String {
        let store = &self.f.formulas.store;
        let full = store.display(e).to_string();
        match full.chars().count() <= LONG {
            true => self.f.formulas.words.text(&full),
            false => self.f.formulas.words.text(&self.naming.text(store, e)),
        }
    }

    /// A sentence; one of several functions may be in the terms of any of them.
    fn said(&self, text: &str) -> String {
        let formulas = &self.f.formulas;
        match formulas.table.functions.len() {
            1 => formulas.words.sentence(text),
            _ => text.to_owned(),
        }
    }

    fn head(&self, title: &str) -> Vec<Cell> {
        let points = self.f.points.iter().map(|(p, _)| Cell::new(at(p)).style(DIM).right());
        let title = std::iter::once(Cell::new(title).style(DIM));
        title.chain(points).chain([Cell::new("formula").style(DIM)]).collect()
    }

    fn row<'c>(
        &self,
        name: String,
        formula: &Formula,
        points: impl Iterator<Item = &'c Count>,
    ) -> Vec<Cell> {
        let mut row = vec![Cell::new(name)];
        row.extend(points.map(|c| match c {
            Ok(n) => Cell::new(n.to_string()).right(),
            Err(_) => Cell::new("?").style(style_of(Status::DataDependent)).right(),
        }));
        row.push(match formula {
            Ok(f) => Cell::new(self.text(f.formula.expr())),
            Err(e) => Cell::new(format!("? ({})", self.said(&e.reason))).style(DIM),
        });
        row
    }

    fn below(&self, out: &mut String) {
        let formulas = &self.f.formulas;
        let in_words =
            |lines: Vec<String>| lines.iter().map(|l| formulas.words.text(l)).collect::<Vec<_>>();
        list(out, "where", in_words(self.naming.lines(&formulas.store)), self.width);
        let of = |all| in_words(conditions(&formulas.store, &self.naming, all));
        list(out, "domain of the formulas", of(&formulas.domain), self.width);
        list(out, "domain of those that data decides", of(&formulas.data_domain), self.width);
        let mut why: Vec<String> = Vec::new();
        for (_, counts) in &self.f.points {
            let whole = counts.table.whole();
            let all = whole.totals.values().into_iter().chain(whole.opcodes.iter().map(|o| &o.1));
            for e in all.filter_map(|c| c.as_ref().err()) {
                if !why.contains(e) {
                    why.push(e.clone());
                }
            }
        }
        let said = |lines: &[String]| lines.iter().map(|l| self.said(l)).collect::<Vec<_>>();
        list(out, "? not known because", said(&why), self.width);
        list(out, "assumptions", said(&formulas.assumptions), self.width);
    }
}

//! Text for people: one row a block, what repeats named below, then domain, assumptions and free
//! symbols.

use super::table::{rows, Cell};
use anstyle::{AnsiColor, Style};
use std::fmt::Write;
use symprof_core::expr::{ConditionExpr, Store};
use symprof_core::ir::FuncId;
use symprof_core::paper::raw::Metrics;
use symprof_core::profile::{
    BlockProfile, CalleeCounts, ConditionKinds, Evaluation, FunctionProfile, ModuleProfile, Naming,
    PieceCount, Point, Status,
};

const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();

fn style_of(status: Status) -> Style {
    let colour = match status {
        Status::ClosedForm => AnsiColor::Green,
        Status::Summation => AnsiColor::Cyan,
        Status::Simulation => AnsiColor::Yellow,
        Status::DataDependent => AnsiColor::Magenta,
        // unsupported, and weaker ones that may join it
        _ => AnsiColor::Red,
    };
    colour.on_default()
}

/// `symprof profile`: the profiles of these functions, a blank line between.
///
/// ```
/// use symprof::ir::{text::parse_function, Module};
/// use symprof::profile::{ModuleProfile, Options};
/// let mut module = Module::new();
/// let id = module.add(parse_function("
/// func @f(%n: i32) {
/// block entry:
///   %zero = const i32 0
///   %positive = icmp sgt %n, %zero
///   branch %positive, then, exit
/// block then:
///   jump exit
/// block exit:
///   return
/// }")?);
/// let profile = ModuleProfile::new(&module, Options::default());
/// let text = symprof::report::text::profiles(&profile, &[id]);
/// assert!(text.contains("3 blocks: 3 closed-form"), "{text}");
/// # Ok::<(), symprof::Error>(())
/// ```
pub fn profiles(module: &ModuleProfile<'_>, functions: &[FuncId]) -> String {
    let mut out = String::new();
    for (k, &id) in functions.iter().enumerate() {
        if k > 0 {
            out.push('\n');
        }
        profile(&mut out, module.function(id), module.callees(id));
    }
    out
}

fn profile(out: &mut String, f: &FunctionProfile, callees: Option<&CalleeCounts>) {
    let parameters: Vec<String> =
        f.parameters().iter().map(|p| format!("{}: {}", p.name, p.ty)).collect();
    let _ = writeln!(out, "{BOLD}{}{BOLD:#}({})", f.name(), parameters.join(", "));
    let tally: Vec<String> = Status::ALL
        .iter()
        .filter_map(|s| {
            let n = f.blocks_with(*s);
            (n > 0).then(|| format!("{n} {s}"))
        })
        .collect();
    let _ = writeln!(out, "{DIM}{} blocks: {}{DIM:#}\n", f.blocks().len(), tally.join(", "));

    let naming = Naming::new(f.store(), &f.formulas());
    let mut table = vec![["block", "status", "count"].map(|t| Cell::new(t).style(DIM)).to_vec()];
    for b in f.blocks() {
        let status = b.count.status();
        let count = match (&b.count.pieces()[0].count, b.count.reason()) {
            (PieceCount::Formula(e), _) => Cell::new(naming.text(f.store(), *e)),
            (_, Some(reason)) => Cell::new(format!("? ({reason})")).style(DIM),
            (_, None) => Cell::new("?").style(DIM),
        };
        table.push(vec![
            Cell::new(&b.name),
            Cell::new(status.name()).style(style_of(status)),
            count,
        ]);
    }
    rows(out, "  ", &table);

    list(out, "where", naming.lines(f.store()));
    let domain = conditions(f.store(), &naming, f.domain());
    list(out, "domain (elsewhere by simulation)", domain);
    let domain = conditions(f.store(), &naming, f.data_domain());
    list(out, "domain of data-dependent blocks", domain);
    list(out, "assumptions", f.assumptions().to_vec());
    if let Some(callees) = callees {
        inside(out, f, callees);
    }
    let free = f.free_symbols();
    list(
        out,
        "free symbols",
        free.iter().map(|s| format!("{} in {}: {}", s.name, s.range(), s.reason)).collect(),
    );
}

/// Conditions up to this length stand in full.
const SHORT: usize = 160;

/// Conditions, each of which `--assume` takes as it stands: a long one brings the names along that it
/// uses.
fn conditions(store: &Store, naming: &Naming, all: &[ConditionExpr]) -> Vec<String> {
    let naming = naming.and(store, all);
    all.iter().map(|&e| naming.standalone(store, e, SHORT)).collect()
}

/// The counts inside callees; a function of which nothing is known takes one line.
fn inside(out: &mut String, f: &FunctionProfile, callees: &CalleeCounts) {
    let naming = Naming::new(callees.store(), &callees.formulas());
    let name = f.name();
    let _ = writeln!(out, "\n  {BOLD}counts inside callees, per execution of {name}{BOLD:#}");
    let mut table = Vec::new();
    for callee in callees.functions() {
        let count = |b: &BlockProfile| match (&b.count.pieces()[0].count, b.count.reason()) {
            (PieceCount::Formula(e), _) => Cell::new(naming.text(callees.store(), *e)),
            (_, reason) => Cell::new(format!("? ({})", reason.unwrap_or("not solved"))).style(DIM),
        };
        let row = |name: String, b: &BlockProfile| {
            let status = b.count.status();
            vec![Cell::new(name), Cell::new(status.name()).style(style_of(status)), count(b)]
        };
        let blocks = callee.blocks();
        let same = |b: &BlockProfile| {
            b.count.formula().is_none() && b.count.reason() == blocks[0].count.reason()
        };
        if blocks.len() > 1 && blocks.iter().all(same) {
            table.push(row(format!("{}, {} blocks", callee.name(), blocks.len()), &blocks[0]));
            continue;
        }
        for b in blocks {
            table.push(row(format!("{}: {}", callee.name(), b.name), b));
        }
    }
    rows(out, "    ", &table);
    let lines = naming.lines(callees.store());
    list(out, "where, inside callees", lines);
    let domain = conditions(callees.store(), &naming, callees.domain());
    list(out, "domain inside callees (elsewhere by simulation)", domain);
    let more = callees.assumptions().iter().filter(|a| !f.assumptions().contains(a));
    list(out, "assumptions inside callees", more.cloned().collect());
}

fn list(out: &mut String, title: &str, lines: Vec<String>) {
    if lines.is_empty() {
        return;
    }
    let _ = writeln!(out, "\n  {BOLD}{title}{BOLD:#}");
    for line in lines {
        let _ = writeln!(out, "    {line}");
    }
}

/// One function of `symprof metrics`.
///
/// ```
/// use symprof::ir::{text::parse_function, Module};
/// use symprof::profile::{ModuleProfile, Options};
/// let mut module = Module::new();
/// let id = module.add(parse_function("
/// func @f(%n: i32) {
/// block entry:
///   %zero = const i32 0
///   %positive = icmp sgt %n, %zero
///   branch %positive, then, exit
/// block then:
///   jump exit
/// block exit:
///   return
/// }")?);
/// let profile = ModuleProfile::new(&module, Options::default());
/// let row = symprof::report::text::MetricsRow::new("f.ll", profile.function(id));
/// assert_eq!((row.function.as_str(), row.statuses.iter().sum::<usize>()), ("f", 3));
/// assert_eq!(row.columns()[2], ("TR", Some(2)));
/// # Ok::<(), symprof::Error>(())
/// ```
#[derive(Clone, Debug)]
#[must_use]
#[non_exhaustive]
pub struct MetricsRow {
    /// file as it was given
    pub file: String,
    /// function
    pub function: String,
    /// metrics of the flow graph, where it is reducible
    pub graph: Option<Metrics>,
    /// kinds of conditions, where it is reducible
    pub conditions: Option<ConditionKinds>,
    /// blocks of each status, in the order of [`Status::ALL`]
    pub statuses: Vec<usize>,
}

impl MetricsRow {
    /// The row of a function.
    pub fn new(file: impl Into<String>, f: &FunctionProfile) -> MetricsRow {
        MetricsRow {
            file: file.into(),
            function: f.name().to_owned(),
            graph: f.graph_metrics(),
            conditions: f.conditions(),
            statuses: Status::ALL.iter().map(|&s| f.blocks_with(s)).collect(),
        }
    }

    /// The paper's columns with their values: BB, Phi, TR, LC, MLD, EE, CE, AC, DD, NAC.
    pub fn columns(&self) -> [(&'static str, Option<usize>); 10] {
        let (g, c) = (self.graph, self.conditions);
        [
            ("BB", Some(self.statuses.iter().sum())),
            ("Phi", g.map(|g| g.phis)),
            ("TR", g.map(|g| g.true_ratios)),
            ("LC", g.map(|g| g.loop_counts)),
            ("MLD", g.map(|g| g.loop_depth)),
            ("EE", g.map(|g| g.early_exits)),
            ("CE", c.map(|c| c.composite)),
            ("AC", c.map(|c| c.affine)),
            ("DD", Some(self.statuses[3])),
            ("NAC", c.map(|c| c.non_affine)),
        ]
    }

    fn is_wholly_solved(&self) -> bool {
        self.statuses[2..].iter().all(|n| *n == 0)
    }
}

/// `symprof metrics`: the paper's complexity table, the largest functions first, and how many are
/// wholly solved.
///
/// ```
/// use symprof::ir::{text::parse_function, Module};
/// use symprof::profile::{ModuleProfile, Options};
/// let mut module = Module::new();
/// let id = module.add(parse_function("
/// func @f(%n: i32) {
/// block entry:
///   %zero = const i32 0
///   %positive = icmp sgt %n, %zero
///   branch %positive, then, exit
/// block then:
///   jump exit
/// block exit:
///   return
/// }")?);
/// let profile = ModuleProfile::new(&module, Options::default());
/// let row = symprof::report::text::MetricsRow::new("f.ll", profile.function(id));
/// let text = symprof::report::text::metrics(&[row]);
/// assert!(text.contains("functions wholly solved"), "{text}");
/// # Ok::<(), symprof::Error>(())
/// ```
pub fn metrics(rows_given: &[MetricsRow]) -> String {
    let mut sorted: Vec<&MetricsRow> = rows_given.iter().collect();
    sorted.sort_by_key(|r| std::cmp::Reverse(r.statuses.iter().sum::<usize>()));
    let several = rows_given.iter().any(|r| r.file != rows_given[0].file);
    let mut head = Vec::new();
    if several {
        head.push(Cell::new("file").style(DIM));
    }
    head.push(Cell::new("function").style(DIM));
    if let Some(first) = sorted.first() {
        head.extend(first.columns().map(|(name, _)| Cell::new(name).style(DIM).right()));
    }
    head.extend(Status::ALL.iter().map(|&s| Cell::new(s.name()).style(style_of(s)).right()));
    let mut table = vec![head];
    for r in &sorted {
        let mut row = Vec::new();
        if several {
            row.push(Cell::new(&r.file));
        }
        row.push(Cell::new(&r.function));
        let number = |n: Option<usize>| n.map_or_else(|| "-".to_owned(), |n| n.to_string());
        row.extend(r.columns().map(|(_, n)| Cell::new(number(n)).right()));
        let blank = |n: usize| if n == 0 { "".to_owned() } else { n.to_string() };
        row.extend(r.statuses.iter().map(|&n| Cell::new(blank(n)).right()));
        table.push(row);
    }
    let mut out = String::new();
    rows(&mut out, "", &table);
    let solved = rows_given.iter().filter(|r| r.is_wholly_solved()).count();
    let _ = writeln!(
        out,
        "\n{BOLD}{solved} of {}{BOLD:#} functions wholly solved (closed forms and sums)",
        rows_given.len()
    );
    out
}

/// `symprof eval`: for each function one table, a row a block, a column a point.
///
/// ```
/// use symprof::ir::{text::parse_function, Module};
/// use symprof::profile::{ModuleProfile, Options};
/// let mut module = Module::new();
/// let id = module.add(parse_function("
/// func @f(%n: i32) {
/// block entry:
///   %zero = const i32 0
///   %positive = icmp sgt %n, %zero
///   branch %positive, then, exit
/// block then:
///   jump exit
/// block exit:
///   return
/// }")?);
/// let profile = ModuleProfile::new(&module, Options::default());
/// let point: symprof::profile::Point = [("n", 5)].into_iter().collect();
/// let answer = profile.evaluate(id, &point)?;
/// let text = symprof::report::text::evaluations(&[(point, answer)]);
/// assert!(text.contains("then") && text.contains("n=5"), "{text}");
/// # Ok::<(), symprof::Error>(())
/// ```
pub fn evaluations(points: &[(Point, Evaluation)]) -> String {
    let mut out = String::new();
    let Some((_, first)) = points.first() else { return out };
    for (k, f) in first.functions.iter().enumerate() {
        if k > 0 {
            out.push('\n');
        }
        let _ = writeln!(out, "{BOLD}{}{BOLD:#}", f.name);
        let mut head = vec![Cell::new("block").style(DIM)];
        head.extend(points.iter().map(|(p, _)| Cell::new(at(p)).style(DIM).right()));
        let mut table = vec![head];
        let cell = |c: Option<String>| match c {
            Some(c) => Cell::new(c).right(),
            None => Cell::new("?").style(style_of(Status::DataDependent)).right(),
        };
        for (i, b) in f.blocks.iter().enumerate() {
            let mut row = vec![Cell::new(&b.name)];
            row.extend(points.iter().map(|(_, e)| {
                let value = e.functions.get(k).and_then(|f| f.blocks.get(i));
                cell(value.and_then(|v| v.count.as_ref()).map(ToString::to_string))
            }));
            table.push(row);
        }
        for (i, (name, _)) in f.calls.iter().enumerate() {
            let mut row = vec![Cell::new(format!("calls of {name}"))];
            row.extend(points.iter().map(|(_, e)| {
                let value = e.functions.get(k).and_then(|f| f.calls.get(i));
                cell(value.and_then(|(_, c)| c.as_ref()).map(ToString::to_string))
            }));
            table.push(row);
        }
        rows(&mut out, "  ", &table);
    }
    reasons(&mut out, points);
    out
}

/// Why counts are missing, and what those that are there rest on, each once.
fn reasons(out: &mut String, points: &[(Point, Evaluation)]) {
    let functions = || points.iter().flat_map(|(_, e)| &e.functions);
    list(out, "? not known because", once(functions().flat_map(|f| f.reasons().map(|r| r.1))));
    let assumed = functions().flat_map(|f| f.assumptions.iter().map(String::as_str));
    list(out, "assumptions", once(assumed));
}

fn once<'a>(texts: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut seen: Vec<String> = Vec::new();
    for text in texts {
        if !seen.iter().any(|s| s == text) {
            seen.push(text.to_owned());
        }
    }
    seen
}

/// A point as it was given: `n=5,m=3`.
///
/// ```
/// let point = [("n", 5), ("m", 3)].into_iter().collect();
/// assert_eq!(symprof::report::text::at(&point), "n=5,m=3");
/// ```
pub fn at(point: &Point) -> String {
    point.iter().map(|(n, v)| format!("{n}={v}")).collect::<Vec<_>>().join(",")
}

//! Text for people: one row a block, what repeats named below, then domain, assumptions and free
//! symbols.

use super::sheet::{Count, Lines, Row, Section, Sheet};
use super::shown::{Layout, Shown};
use super::table::{rows_in_parts, rows_within, wrapped, Cell};
use super::tree::{self, tree};
use anstyle::{AnsiColor, Style};
use std::fmt::Write;
use symprof_core::ir::FuncId;
use symprof_core::paper::raw::Metrics;
use symprof_core::profile::{
    ConditionKinds, Evaluation, FunctionProfile, ModuleProfile, Point, SourceWords, Status,
};

pub(super) const BOLD: Style = Style::new().bold();
pub(super) const DIM: Style = Style::new().dimmed();

pub(super) fn style_of(status: Status) -> Style {
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
    let one = |&id: &FuncId| profile(&Shown::new(module, id), Layout::default());
    functions.iter().map(one).collect::<Vec<_>>().join("\n")
}

/// One function, as [`Shown`] has it.
pub fn profile(shown: &Shown<'_, '_>, layout: Layout) -> String {
    let sheet = Sheet::new(shown);
    let mut out = String::new();
    let parameters: Vec<String> =
        sheet.parameters.iter().map(|(name, ty)| format!("{name}: {ty}")).collect();
    let parameters = format!("({})", parameters.join(", "));
    paragraph(&mut out, (BOLD, &sheet.name), &parameters, layout.width);
    if let Some(known_as) = &sheet.known_as {
        let _ = writeln!(out, "{known_as}");
    }
    let _ = writeln!(out, "{DIM}{}{DIM:#}", sheet.tally());
    // a long point has no room above its counts
    let long = |at: &&str| layout.width.is_some() && at.chars().count() > POINT;
    let mut at = sheet.at.as_deref();
    if let Some(point) = at.filter(long) {
        paragraph(
            &mut out,
            (DIM, "values at"),
            &format!(" {}", point.replace(',', ", ")),
            layout.width,
        );
        at = Some("");
    }

    let names: Vec<&str> = sheet.rows.iter().map(|r| r.name.as_str()).collect();
    let tree = if shown.is_all() { tree(&names) } else { None };
    // what is asked for may be in callees alone
    if !sheet.rows.is_empty() {
        out.push('\n');
        table(&mut out, "  ", (&sheet.rows, tree), at, layout);
    }
    sheet.sections.iter().for_each(|s| section(&mut out, s, layout));
    if !sheet.inside.is_empty() {
        let name = &sheet.name;
        let title = format!("counts inside callees, per execution of {name}");
        let _ = writeln!(out, "\n  {BOLD}{title}{BOLD:#}");
        table(&mut out, "    ", (&sheet.inside, None), None, layout);
    }
    sheet.inside_sections.iter().for_each(|s| section(&mut out, s, layout));
    sheet.free.iter().for_each(|s| section(&mut out, s, layout));
    out
}

/// Characters of a point that stand above a column.
const POINT: usize = 16;

/// A line that starts in a style, and goes on below itself.
pub(super) fn paragraph(
    out: &mut String,
    (style, head): (Style, &str),
    rest: &str,
    width: Option<usize>,
) {
    const BELOW: &str = "    ";
    let whole = format!("{head}{rest}");
    let fits = width.is_none_or(|w| whole.chars().count() <= w);
    let room = width.filter(|_| !fits).map_or(usize::MAX, |w| w.saturating_sub(BELOW.len()));
    for (k, line) in wrapped(&whole, room).iter().enumerate() {
        let _ = match line.strip_prefix(head) {
            Some(rest) if k == 0 => writeln!(out, "{style}{head}{style:#}{rest}"),
            _ if k == 0 => writeln!(out, "{line}"),
            _ => writeln!(out, "{BELOW}{line}"),
        };
    }
}

/// The rows of a table: a line each, or those of the tree.
fn table(
    out: &mut String,
    indent: &str,
    (all, tree): (&[Row], Option<Vec<tree::Line>>),
    at: Option<&str>,
    layout: Layout,
) {
    let located = all.iter().any(|r| r.location.is_some() || r.loop_location.is_some());
    let mut lines = Vec::new();
    if indent.len() == 2 {
        let mut head = vec![Cell::new("block").style(DIM)];
        head.extend(located.then(|| Cell::new("source").style(DIM)));
        head.push(Cell::new("status").style(DIM));
        head.extend(
            at.map(|at| Cell::new(if at.is_empty() { "value" } else { at }).style(DIM).right()),
        );
        head.push(Cell::new("count").style(DIM));
        lines.push(head);
    }
    let cells = |row: &Row, label: String| {
        let mut cells = vec![Cell::new(label)];
        cells.extend(located.then(|| Cell::new(place(row)).style(DIM)));
        cells.push(Cell::new(row.status.name()).style(style_of(row.status)));
        cells.extend(row.value.as_ref().map(|v| Cell::new(v).right()));
        cells.push(match &row.count {
            Count::Formula(text) => Cell::new(layout.notation.set(text)),
            Count::Reason(Some(why)) => Cell::new(format!("? ({why})")).style(DIM),
            Count::Reason(None) => Cell::new("?").style(DIM),
        });
        cells
    };
    match tree {
        None => lines.extend(all.iter().map(|row| cells(row, row.name.clone()))),
        Some(tree) => lines.extend(tree.into_iter().map(|line| {
            let label = format!("{}{}", "  ".repeat(line.depth), line.label);
            match line.row.and_then(|k| all.get(k)) {
                Some(row) => cells(row, label),
                None => vec![Cell::new(label).style(DIM)],
            }
        })),
    }
    rows_within(out, indent, &lines, layout.width);
}

/// Where a block is written; the first of a loop is called by the loop's place.
fn place(row: &Row) -> String {
    match (&row.loop_location, &row.location) {
        (Some(at), _) => format!("loop at {}", at.brief()),
        (None, Some(at)) => at.brief(),
        (None, None) => String::new(),
    }
}

fn section(out: &mut String, section: &Section, layout: Layout) {
    let set = |text: &String| layout.notation.set(text);
    let lines: Vec<String> = match &section.lines {
        Lines::Definitions(all) => all.iter().map(|(n, e)| format!("{n} = {}", set(e))).collect(),
        Lines::Formulas(all) => all.iter().map(set).collect(),
        Lines::Words(all) => all.clone(),
    };
    list(out, section.title, lines, layout.width);
}

pub(super) fn list(out: &mut String, title: &str, lines: Vec<String>, width: Option<usize>) {
    if lines.is_empty() {
        return;
    }
    let _ = writeln!(out, "\n  {BOLD}{title}{BOLD:#}");
    for line in lines {
        let room = width.map_or(usize::MAX, |w| w.saturating_sub(6));
        for (k, line) in wrapped(&line, room).into_iter().enumerate() {
            let _ = writeln!(out, "{}{line}", if k == 0 { "    " } else { "      " });
        }
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
    metrics_within(rows_given, None)
}

/// As [`metrics`], with lines of so many characters at most where that can be.
///
/// ```
/// assert!(symprof::report::text::metrics_within(&[], Some(80)).contains("0 of 0"));
/// ```
pub fn metrics_within(rows_given: &[MetricsRow], width: Option<usize>) -> String {
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
    rows_in_parts(&mut out, "", &table, 1 + usize::from(several), width);
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
    evaluations_within(points, None)
}

/// As [`evaluations`], with lines of so many characters at most where that can be: what has more columns
/// becomes several tables.
///
/// ```
/// assert_eq!(symprof::report::text::evaluations_within(&[], Some(80)), "");
/// ```
pub fn evaluations_within(points: &[(Point, Evaluation)], width: Option<usize>) -> String {
    evaluations_in_words(points, &SourceWords::default(), width)
}

/// As [`evaluations_within`], with sentences in the names that the source has for symbols
/// ([`SymbolTable::source_words`](symprof_core::profile::SymbolTable::source_words)).
///
/// ```
/// use symprof::ir::text::parse_module;
/// use symprof::profile::{ModuleProfile, Options, Point, SourceWords};
/// let module = parse_module("
/// func @f(%arg0: ptr) {
/// block entry:
///   %0 = const i64 0
///   %none = inttoptr %0
///   %c = icmp eq %arg0, %none
///   branch %c, null, exit
/// block null:
///   jump exit
/// block exit:
///   return
/// }")?;
/// let profile = ModuleProfile::new(&module, Options::default());
/// let answer = profile.evaluate(profile.by_name("f")?, &Point::default())?;
/// let words: SourceWords = [("arg0", "bias")].into_iter().collect();
/// let points = [(Point::default(), answer)];
/// let text = symprof::report::text::evaluations_in_words(&points, &words, None);
/// assert!(text.contains("bias is not null"), "{text}");
/// # Ok::<(), symprof::Error>(())
/// ```
pub fn evaluations_in_words(
    points: &[(Point, Evaluation)],
    words: &SourceWords,
    width: Option<usize>,
) -> String {
    let mut out = String::new();
    let Some((_, first)) = points.first() else { return out };
    for (k, f) in first.functions.iter().enumerate() {
        if k > 0 {
            out.push('\n');
        }
        let _ = writeln!(out, "{BOLD}{}{BOLD:#}", f.name);
        evaluation(&mut out, points, k, width);
    }
    reasons(&mut out, points, words, width);
    out
}

/// The table of the function number `k`, a column a point.
fn evaluation(out: &mut String, points: &[(Point, Evaluation)], k: usize, width: Option<usize>) {
    if let Some(f) = points.first().and_then(|(_, first)| first.functions.get(k)) {
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
        rows_in_parts(out, "  ", &table, 1, width);
    }
}

/// Why counts are missing, and what those that are there rest on, each once.
fn reasons(
    out: &mut String,
    points: &[(Point, Evaluation)],
    words: &SourceWords,
    width: Option<usize>,
) {
    // what is said of callees may be in their own terms
    let functions = || {
        points.iter().flat_map(|(_, e)| e.functions.iter().enumerate()).map(|(k, f)| (k == 0, f))
    };
    let said = |own: bool, text: &str| match own {
        true => words.sentence(text),
        false => text.to_owned(),
    };
    let unknown = functions().flat_map(|(own, f)| f.reasons().map(move |r| said(own, r.1)));
    list(out, "? not known because", once(unknown), width);
    let assumed = functions().flat_map(|(own, f)| f.assumptions.iter().map(move |a| said(own, a)));
    list(out, "assumptions", once(assumed), width);
}

fn once(texts: impl Iterator<Item = String>) -> Vec<String> {
    let mut seen: Vec<String> = Vec::new();
    for text in texts {
        if !seen.contains(&text) {
            seen.push(text);
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

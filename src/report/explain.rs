//! `symprof explain`: how a count came about, for people.

use super::table::{rows_within, Cell};
use super::text::paragraph;
use anstyle::Style;
use std::fmt::Write;
use symprof_core::expr::{Expr, Store};
use symprof_core::profile::{Explanation, Level, LoopStep, SourceWords};
use symprof_core::rules::RuleInfo;

const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();

/// The explanation as text: the count, the loops around the block, the sums from the inside out, what the
/// count rests on, and the rules that were used with their statements.
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
/// let explained = profile.explain(id, "then")?;
/// let text = symprof::report::explain::explanation(&explained);
/// assert!(text.contains("then") && text.contains("of f: n > 0"), "{text}");
/// # Ok::<(), symprof::Error>(())
/// ```
pub fn explanation(e: &Explanation) -> String {
    explanation_within(e, None)
}

/// As [`explanation`], with lines of so many characters at most where that can be.
pub fn explanation_within(e: &Explanation, width: Option<usize>) -> String {
    let mut out = String::new();
    let s = &Words { store: &e.store, words: &e.words };
    let count = match (e.formula, &e.reason) {
        (Some(f), _) => text(s, f),
        (None, Some(reason)) => format!("? ({})", e.words.sentence(reason)),
        (None, None) => "?".to_owned(),
    };
    let of = format!(" of {}: {count}", e.function);
    paragraph(&mut out, (BOLD, &e.block), &of, width);
    let why = match (e.formula, &e.reason) {
        (Some(_), Some(reason)) => format!(": {}", e.words.sentence(reason)),
        _ => String::new(),
    };
    paragraph(&mut out, (DIM, e.status.name()), &why, width);
    if let Some(raw) = &e.raw {
        paragraph(&mut out, (DIM, "in the paper's words:"), &format!(" {raw}"), width);
    }
    heading(&mut out, "loops around it, from the outside in", e.loops.is_empty());
    loops(&mut out, s, &e.loops, width);
    heading(&mut out, "count, from the inside out", e.levels.is_empty());
    levels(&mut out, s, e, width);
    heading(&mut out, "holds where", e.guards.is_empty());
    let guard = |g: &symprof_core::profile::GuardStep| {
        let because = g.because.as_ref().map(|b| format!("for {b}")).unwrap_or_default();
        match because.is_empty() {
            true => vec![Cell::new(text(s, g.condition))],
            false => vec![Cell::new(text(s, g.condition)), Cell::new(because).style(DIM)],
        }
    };
    rows_within(&mut out, "  ", &e.guards.iter().map(guard).collect::<Vec<_>>(), width);
    heading(&mut out, "assumed", e.assumptions.is_empty());
    let assumed = e.assumptions.iter().map(|a| vec![Cell::new(e.words.sentence(a))]);
    rows_within(&mut out, "  ", &assumed.collect::<Vec<_>>(), width);
    let rules = e.rules();
    heading(&mut out, "rules", rules.is_empty());
    let rule = |r: &&RuleInfo| vec![Cell::new(r.name).style(BOLD), Cell::new(r.statement)];
    rows_within(&mut out, "  ", &rules.iter().map(rule).collect::<Vec<_>>(), width);
    if let Some(callee) = &e.each_call {
        let _ = writeln!(out, "\n{DIM}summed over the calls; in each of them{DIM:#}");
        out.push_str(&explanation_within(callee, width));
    }
    out
}

fn heading(out: &mut String, title: &str, nothing: bool) {
    if !nothing {
        let _ = writeln!(out, "\n{BOLD}{title}{BOLD:#}");
    }
}

/// How expressions are written.
struct Words<'e> {
    store: &'e Store,
    words: &'e SourceWords,
}

fn text(s: &Words<'_>, e: impl Into<Expr>) -> String {
    s.words.text(&s.store.display(e).to_string())
}

fn names(rules: &[&'static RuleInfo]) -> String {
    rules.iter().map(|r| r.name).collect::<Vec<_>>().join(", ")
}

fn loops(out: &mut String, s: &Words<'_>, loops: &[LoopStep], width: Option<usize>) {
    let mut table = Vec::new();
    for l in loops {
        let range = match (l.index, l.trip_count) {
            (Some(i), Some(n)) => format!("{} = 0 .. {}", s.store.symbol_data(i).name, text(s, n)),
            _ => "no trip count".to_owned(),
        };
        let header = match &l.location {
            Some(place) => format!("{} at {}", l.header, place.brief()),
            None => l.header.clone(),
        };
        table.push(row(&header, &range, &names(&l.rules)));
        if let Some(exit) = l.exit {
            table.push(row("", &format!("left when {}", text(s, exit)), ""));
        }
        for p in &l.parameters {
            let value = p.value.map_or("not known".to_owned(), |v| text(s, v));
            table.push(row("", &format!("{} = {value}", p.name), &names(&p.rules)));
        }
    }
    rows_within(out, "  ", &table, width);
}

fn row(first: &str, second: &str, third: &str) -> Vec<Cell> {
    let mut cells = vec![Cell::new(first), Cell::new(second)];
    if !third.is_empty() {
        cells.push(Cell::new(third).style(DIM));
    }
    cells
}

fn levels(out: &mut String, s: &Words<'_>, e: &Explanation, width: Option<usize>) {
    let mut table = Vec::new();
    for level in &e.levels {
        if s.store.as_const(level.condition.expr()).is_none_or(|c| !c.is_one()) {
            table.push(row("runs if", &text(s, level.condition), ""));
        }
        let Some(step) = level.over.and_then(|k| e.loops.get(k)) else { continue };
        table.push(row(
            &format!("per entry of {}", step.header),
            &sum(s, step, level),
            &names(&level.rules),
        ));
        if let Some(activations) = level.activations {
            let depth = format!("{} activations in each iteration", text(s, activations));
            table.push(row("of", &depth, ""));
        }
        if level.times_entries {
            table.push(row("times", &format!("the entries of {}", step.header), ""));
        }
    }
    rows_within(out, "  ", &table, width);
}

/// A sum with its closed form, if it has one.
fn sum(s: &Words<'_>, step: &LoopStep, level: &Level) -> String {
    let index = level.range.map(|r| r.0).or(step.index);
    let index = index.map_or("?", |i| s.store.symbol_data(i).name.as_str());
    let first = level.range.map_or("0".to_owned(), |r| text(s, r.1));
    let summand = match level.summand {
        Some(e) if s.store.is_boolean(e.expr()) && s.store.as_const(e.expr()).is_none() => {
            format!("[{}]", text(s, e))
        }
        Some(e) => text(s, e),
        None => "?".to_owned(),
    };
    let last = level.last.map_or("?".to_owned(), |e| text(s, e));
    let over = format!("sum of {summand} for {index} = {first} .. {last}");
    let over = match level.leaving {
        Some(e) => format!("{over}, and {} where the loop within is left", text(s, e)),
        None => over,
    };
    match level.sum {
        Some(e) if level.closed => format!("{over}  =  {}", text(s, e)),
        Some(_) if level.rules.iter().any(|r| r.stage == "nest") => {
            format!("{over}, with the loop around")
        }
        Some(_) => format!("{over}, step by step"),
        None => "no formula".to_owned(),
    }
}

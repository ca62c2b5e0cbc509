//! Text for people: one row a block, what repeats named below, then domain, assumptions and free
//! symbols.

use super::table::{rows, Cell};
use anstyle::{AnsiColor, Style};
use std::fmt::Write;
use symprof_core::profile::{Evaluation, FunctionProfile, Naming, PieceCount, Point, Status};

const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();

fn style_of(status: Status) -> Style {
    let colour = match status {
        Status::ClosedForm => AnsiColor::Green,
        Status::Summation => AnsiColor::Cyan,
        Status::Simulation => AnsiColor::Yellow,
        Status::DataDependent => AnsiColor::Magenta,
        Status::Unsupported => AnsiColor::Red,
    };
    colour.on_default()
}

/// `symprof profile`: the profiles of these functions, a blank line between.
pub fn profiles(functions: &[&FunctionProfile]) -> String {
    let mut out = String::new();
    for (k, f) in functions.iter().enumerate() {
        if k > 0 {
            out.push('\n');
        }
        profile(&mut out, f);
    }
    out
}

fn profile(out: &mut String, f: &FunctionProfile) {
    let parameters: Vec<String> =
        f.parameters().iter().map(|p| format!("{}: {}", p.name, p.ty)).collect();
    let _ = writeln!(out, "{BOLD}{}{BOLD:#}({})", f.name(), parameters.join(", "));
    let tally: Vec<String> = Status::ALL
        .iter()
        .filter_map(|s| {
            let n = f.blocks().iter().filter(|b| b.count.status() == *s).count();
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
    let text = |&e: &symprof_core::expr::Expr| naming.text(f.store(), e);
    list(out, "domain (elsewhere by simulation)", f.domain().iter().map(text).collect());
    list(out, "assumptions", f.assumptions().to_vec());
    let free = f.free_symbols();
    list(
        out,
        "free symbols",
        free.iter().map(|s| format!("{} in {}: {}", s.name, s.range(), s.reason)).collect(),
    );
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

/// `symprof eval`: for each function one table, a row a block, a column a point.
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

/// Why counts are missing, each reason once.
fn reasons(out: &mut String, points: &[(Point, Evaluation)]) {
    let mut seen: Vec<&str> = Vec::new();
    for (_, e) in points {
        for b in e.functions.iter().flat_map(|f| &f.blocks) {
            if let (None, Some(r)) = (&b.count, &b.reason) {
                if !seen.contains(&r.as_str()) {
                    seen.push(r);
                }
            }
        }
    }
    list(out, "? not known because", seen.into_iter().map(str::to_owned).collect());
}

/// A point as it was given: `n=5,m=3`.
pub fn at(point: &Point) -> String {
    point.iter().map(|(n, v)| format!("{n}={v}")).collect::<Vec<_>>().join(",")
}

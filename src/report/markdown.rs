//! Profiles as Markdown: tables of the dialect that code hosts and notebooks show.

use super::sheet::{Count, Lines, Row, Section, Sheet};
use super::shown::{Layout, Shown};
use std::fmt::Write;

/// One function, as [`Shown`] has it: a heading, a table of its blocks, lists of what the formulas rest on.
/// Names and formulas are code, which nothing in them leaves.
///
/// ```
/// use symprof::ir::{text::parse_function, Module};
/// use symprof::profile::{ModuleProfile, Options};
/// use symprof::report::{markdown, Layout, Shown};
/// let mut module = Module::new();
/// let id = module.add(parse_function("func @f(%n: i32) {\nblock entry:\n  return\n}")?);
/// let profile = ModuleProfile::new(&module, Options::default());
/// let text = markdown::profile(&Shown::new(&profile, id), Layout::default());
/// assert!(text.starts_with("## `f(n: i32)`\n\n1 block: 1 closed-form\n\n"), "{text}");
/// assert!(text.ends_with("| --- | --- | --- |\n| `entry` | closed-form | `1` |\n"), "{text}");
/// # Ok::<(), symprof::Error>(())
/// ```
pub fn profile(shown: &Shown<'_, '_>, layout: Layout) -> String {
    let sheet = Sheet::new(shown);
    let mut out = String::new();
    let parameters: Vec<String> =
        sheet.parameters.iter().map(|(name, ty)| format!("{name}: {ty}")).collect();
    let head = format!("{}({})", sheet.name, parameters.join(", "));
    let _ = writeln!(out, "## {}\n", code(&head));
    if let Some(known_as) = &sheet.known_as {
        let _ = writeln!(out, "{}\n", code(known_as));
    }
    let _ = writeln!(out, "{}", sheet.tally());
    if !sheet.rows.is_empty() {
        out.push('\n');
        table(&mut out, &sheet.rows, sheet.at.as_deref(), layout);
    }
    sheet.sections.iter().for_each(|s| section(&mut out, s, layout));
    if !sheet.inside.is_empty() {
        let _ =
            writeln!(out, "\n### counts inside callees, per execution of {}\n", code(&sheet.name));
        table(&mut out, &sheet.inside, None, layout);
    }
    sheet.inside_sections.iter().for_each(|s| section(&mut out, s, layout));
    sheet.free.iter().for_each(|s| section(&mut out, s, layout));
    out
}

fn table(out: &mut String, rows: &[Row], at: Option<&str>, layout: Layout) {
    let located = rows.iter().any(|r| r.location.is_some());
    let mut head = vec!["block".to_owned()];
    head.extend(located.then(|| "source".to_owned()));
    head.push("status".to_owned());
    head.extend(at.map(|at| if at.is_empty() { "value".to_owned() } else { cell_code(at) }));
    head.push("count".to_owned());
    let _ = writeln!(out, "| {} |", head.join(" | "));
    let rule = head.iter().enumerate().map(|(k, _)| match at {
        Some(_) if k + 2 == head.len() => "---:",
        _ => "---",
    });
    let _ = writeln!(out, "| {} |", rule.collect::<Vec<_>>().join(" | "));
    for row in rows {
        let mut cells = vec![cell_code(&row.name)];
        cells.extend(located.then(|| match (&row.loop_location, &row.location) {
            (Some(at), _) => format!("loop at {}", cell(&at.brief())),
            (None, Some(at)) => cell(&at.brief()),
            (None, None) => String::new(),
        }));
        cells.push(row.status.name().to_owned());
        cells.extend(row.value.clone());
        cells.push(match &row.count {
            Count::Formula(text) => cell_code(&layout.notation.set(text)),
            Count::Reason(Some(why)) => format!("? ({})", cell(why)),
            Count::Reason(None) => "?".to_owned(),
        });
        let _ = writeln!(out, "| {} |", cells.join(" | "));
    }
}

fn section(out: &mut String, section: &Section, layout: Layout) {
    let _ = writeln!(out, "\n### {}\n", section.title);
    let set = |text: &String| layout.notation.set(text);
    let lines: Vec<String> = match &section.lines {
        Lines::Definitions(all) => {
            all.iter().map(|(n, e)| code(&format!("{n} = {}", set(e)))).collect()
        }
        Lines::Formulas(all) => all.iter().map(|e| code(&set(e))).collect(),
        Lines::Words(all) => all.iter().map(|w| words(w)).collect(),
    };
    for line in lines {
        // what belongs to the line before is a list within
        let item = line.trim_start();
        let _ = writeln!(out, "{}- {item}", &line[..line.len() - item.len()]);
    }
}

/// Code between as many back quotes as it has none of in a row.
fn code(text: &str) -> String {
    let text = text.replace(['\n', '\r'], " ");
    let mut longest = 0;
    let mut run = 0;
    for c in text.chars() {
        run = if c == '`' { run + 1 } else { 0 };
        longest = longest.max(run);
    }
    let fence = "`".repeat(longest + 1);
    match longest {
        0 => format!("`{text}`"),
        _ => format!("{fence} {text} {fence}"),
    }
}

/// In a cell of a table, also within code, `|` ends the cell.
fn cell_code(text: &str) -> String {
    code(text).replace('|', "\\|")
}

fn cell(text: &str) -> String {
    words(text).replace('|', "\\|")
}

/// A sentence whose signs mean nothing, but for the code in it.
fn words(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for (k, part) in text.split('`').enumerate() {
        if k % 2 == 1 {
            let _ = write!(out, "`{part}`");
            continue;
        }
        for c in part.chars() {
            if matches!(c, '*' | '_' | '<' | '[' | ']' | '#' | '\\' | '~') {
                out.push('\\');
            }
            out.push(if c.is_control() { ' ' } else { c });
        }
    }
    out
}

//! Profiles as LaTeX: a longtable a function, to be put into a document that says
//! `\usepackage{amsmath,array,longtable}`.

use super::sheet::{Count, Lines, Row, Section, Sheet};
use super::shown::Shown;
use std::fmt::Write;
use symprof_core::expr::{latex_text, Notation};

/// The line that a document starts with which has such tables.
pub const PREAMBLE: &str = "% in the preamble: \\usepackage{amsmath,array,longtable}\n";

/// One function, as [`Shown`] has it, without the [`PREAMBLE`].
///
/// ```
/// use symprof::ir::{text::parse_function, Module};
/// use symprof::profile::{ModuleProfile, Options};
/// use symprof::report::{latex, Shown};
/// let mut module = Module::new();
/// let id = module.add(parse_function("func @row_sum(%n: i32) {\nblock entry:\n  return\n}")?);
/// let profile = ModuleProfile::new(&module, Options::default());
/// let text = latex::profile(&Shown::new(&profile, id));
/// assert!(text.contains(r"\texttt{row\_sum(n: i32)}"), "{text}");
/// assert!(text.contains(r"\texttt{entry} & closed-form & $1$ \\"), "{text}");
/// # Ok::<(), symprof::Error>(())
/// ```
pub fn profile(shown: &Shown<'_, '_>) -> String {
    let sheet = Sheet::new(shown);
    let mut out = String::new();
    let parameters: Vec<String> =
        sheet.parameters.iter().map(|(name, ty)| format!("{name}: {ty}")).collect();
    let head = format!("{}({})", sheet.name, parameters.join(", "));
    let _ = writeln!(out, "\\subsection*{{{}}}", code(&head));
    if let Some(known_as) = &sheet.known_as {
        let _ = writeln!(out, "{}\n", code(known_as));
    }
    let _ = writeln!(out, "{}.", sheet.tally());
    if !sheet.rows.is_empty() {
        table(&mut out, &sheet.rows, sheet.at.as_deref());
    }
    sheet.sections.iter().for_each(|s| section(&mut out, s));
    if !sheet.inside.is_empty() {
        let name = code(&sheet.name);
        let _ =
            writeln!(out, "\n\\subsubsection*{{Counts inside callees, per execution of {name}}}");
        table(&mut out, &sheet.inside, None);
    }
    sheet.inside_sections.iter().for_each(|s| section(&mut out, s));
    sheet.free.iter().for_each(|s| section(&mut out, s));
    out
}

fn table(out: &mut String, rows: &[Row], at: Option<&str>) {
    let located = rows.iter().any(|r| r.location.is_some());
    let mut columns = String::from("l");
    let mut head = vec!["block".to_owned()];
    if located {
        columns.push('l');
        head.push("source".to_owned());
    }
    columns.push('l');
    head.push("status".to_owned());
    if let Some(at) = at {
        columns.push('r');
        head.push(if at.is_empty() { "value".to_owned() } else { code(at) });
    }
    columns += ">{\\raggedright\\arraybackslash}p{0.45\\linewidth}";
    head.push("count".to_owned());
    let _ = writeln!(out, "\\begin{{longtable}}{{@{{}}{columns}@{{}}}}");
    let _ = writeln!(out, "{} \\\\ \\hline \\endhead", head.join(" & "));
    for row in rows {
        let mut cells = vec![code(&row.name)];
        cells.extend(located.then(|| match (&row.loop_location, &row.location) {
            (Some(at), _) => format!("loop at {}", words(&at.brief())),
            (None, Some(at)) => words(&at.brief()),
            (None, None) => String::new(),
        }));
        cells.push(row.status.name().to_owned());
        cells.extend(row.value.clone());
        cells.push(match &row.count {
            Count::Formula(text) => format!("${}$", Notation::Latex.set(text)),
            Count::Reason(Some(why)) => format!("? ({})", words(why)),
            Count::Reason(None) => "?".to_owned(),
        });
        let _ = writeln!(out, "{} \\\\", cells.join(" & "));
    }
    out.push_str("\\end{longtable}\n");
}

fn section(out: &mut String, section: &Section) {
    let _ = writeln!(out, "\n\\noindent {}\n\\begin{{itemize}}", section.title);
    let set = |text: &String| format!("${}$", Notation::Latex.set(text));
    let lines: Vec<String> = match &section.lines {
        // a definition is an equation
        Lines::Definitions(all) => all
            .iter()
            .map(|(n, e)| format!("${} = {}$", Notation::Latex.set(n), Notation::Latex.set(e)))
            .collect(),
        Lines::Formulas(all) => all.iter().map(set).collect(),
        Lines::Words(all) => all.iter().map(|w| words(w)).collect(),
    };
    for line in lines {
        // what belongs to the line before is indented
        let _ = match line.strip_prefix("  ") {
            Some(line) => writeln!(out, "\\item[] \\quad {line}"),
            None => writeln!(out, "\\item {line}"),
        };
    }
    out.push_str("\\end{itemize}\n");
}

fn code(text: &str) -> String {
    format!("\\texttt{{{}}}", latex_text(text))
}

/// A sentence, with the code in it.
fn words(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for (k, part) in text.split('`').enumerate() {
        match k % 2 {
            1 => out += &code(part),
            _ => out += &latex_text(part),
        }
    }
    out
}

//! Answers at many points as rows: CSV (RFC 4180), or JSON lines.
//!
//! ```
//! use symprof::ir::text::parse_module;
//! use symprof::profile::{ModuleProfile, Options};
//! use symprof::report::rows::{RowFormat, Rows};
//! let module = parse_module("
//! func @f(%n: i32) {
//! block entry:
//!   %zero = const i32 0
//!   %positive = icmp sgt %n, %zero
//!   branch %positive, then, exit
//! block then:
//!   jump exit
//! block exit:
//!   return
//! }")?;
//! let profile = ModuleProfile::new(&module, Options::default());
//! let f = profile.compile(profile.by_name("f")?, &["n"])?;
//! let mut counts = symprof::compile::Counts::default();
//! f.evaluate(&[5], &mut counts)?;
//! let row = counts.row(0)?;
//!
//! let csv = Rows::new(RowFormat::Csv, f.symbols(), f.columns());
//! let mut out = csv.header();
//! csv.row(&mut out, &["5"], Ok(row));
//! csv.row(&mut out, &["x"], Err("`x` is no number"));
//! assert_eq!(out, "n,f/entry,f/then,f/exit,error\n5,1,1,1,\nx,,,,`x` is no number\n");
//!
//! let json = Rows::new(RowFormat::JsonLines, f.symbols(), f.columns());
//! let mut out = String::new();
//! json.row(&mut out, &["5"], Ok(row));
//! let line = r#"{"version":1,"at":{"n":5},"functions":{"f":{"blocks":{"entry":"1","then":"1","exit":"1"},"calls":{}}}}"#;
//! assert_eq!(out.trim_end(), line);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use super::json::VERSION;
use std::borrow::Cow;
use std::fmt::Write;
use symprof_core::compile::{CompiledColumn, Count, Counted, Row};

/// How rows are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RowFormat {
    /// A header, then a line a point: the values of the symbols, the count of each block (nothing where it is
    /// not known), an error message where there is no answer.
    Csv,
    /// An object a line, in the form of a point of `symprof eval --format json` with the
    /// [version](super::json::VERSION) of that form, or with `error` instead of `functions`. `reasons` stand where a
    /// count is not known.
    JsonLines,
}

/// Writes rows.
#[derive(Debug)]
pub struct Rows {
    format: RowFormat,
    /// the symbols, quoted
    symbols: Vec<String>,
    blocks: Vec<usize>,
    names: Vec<String>,
    functions: Vec<Function>,
}

/// A function of a JSON line: its columns, with their names quoted.
#[derive(Debug)]
struct Function {
    name: String,
    quoted: String,
    blocks: Vec<(usize, String)>,
    calls: Vec<(usize, String)>,
}

impl Rows {
    /// For points that bind these symbols, and answers with these columns.
    pub fn new(format: RowFormat, symbols: &[String], columns: &[CompiledColumn]) -> Rows {
        Rows::selecting(format, symbols, columns, |_| true)
    }

    /// As [`new`](Self::new), with those blocks that `shown` says.
    pub fn selecting(
        format: RowFormat,
        symbols: &[String],
        columns: &[CompiledColumn],
        shown: impl Fn(&CompiledColumn) -> bool,
    ) -> Rows {
        let quote = |s: &String| match format {
            RowFormat::Csv => csv_field(s).into_owned(),
            RowFormat::JsonLines => json_text(s),
        };
        let is_block = |c: &CompiledColumn| c.what == Counted::Block;
        let is_left_out = |c: &CompiledColumn| is_block(c) && !shown(c);
        let is_column = |c: &CompiledColumn| is_block(c) && shown(c);
        let blocks = (0..columns.len()).filter(|k| is_column(&columns[*k])).collect();
        let names = columns
            .iter()
            .filter(|c| is_column(c))
            .map(|c| csv_field(&format!("{}/{}", c.function, c.name)).into_owned())
            .collect();
        let mut functions: Vec<Function> = Vec::new();
        for (k, c) in columns.iter().enumerate() {
            if functions.last().is_none_or(|f| f.name != c.function) {
                let (name, quoted) = (c.function.clone(), json_text(&c.function));
                functions.push(Function { name, quoted, blocks: Vec::new(), calls: Vec::new() });
            }
            if let Some(f) = functions.last_mut().filter(|_| !is_left_out(c)) {
                let list = if is_block(c) { &mut f.blocks } else { &mut f.calls };
                list.push((k, json_text(&c.name)));
            }
        }
        Rows { format, symbols: symbols.iter().map(quote).collect(), blocks, names, functions }
    }

    /// What stands before all rows.
    pub fn header(&self) -> String {
        match self.format {
            RowFormat::JsonLines => String::new(),
            RowFormat::Csv => {
                let error = "error".to_owned();
                let all: Vec<&str> =
                    self.symbols.iter().chain(&self.names).chain([&error]).map(|s| &**s).collect();
                format!("{}\n", all.join(","))
            }
        }
    }

    /// Writes the row of a point: the values of the symbols as they were given, and the answer.
    pub fn row(&self, out: &mut String, values: &[&str], answer: Result<Row<'_>, &str>) {
        match self.format {
            RowFormat::Csv => self.csv(out, values, answer),
            RowFormat::JsonLines => self.json(out, values, answer),
        }
    }

    fn csv(&self, out: &mut String, values: &[&str], answer: Result<Row<'_>, &str>) {
        for k in 0..self.symbols.len() {
            out.push_str(&csv_field(values.get(k).copied().unwrap_or_default()));
            out.push(',');
        }
        for &k in &self.blocks {
            if let Some(count) = answer.as_ref().ok().and_then(|row| row.get(k)) {
                push_count(out, count);
            }
            out.push(',');
        }
        if let Err(message) = answer {
            out.push_str(&csv_field(message));
        }
        out.push('\n');
    }

    fn json(&self, out: &mut String, values: &[&str], answer: Result<Row<'_>, &str>) {
        let _ = write!(out, "{{\"version\":{VERSION},\"at\":{{");
        let mut first = true;
        for (name, value) in self.symbols.iter().zip(values).filter(|v| !v.1.is_empty()) {
            separate(out, &mut first);
            out.push_str(name);
            out.push(':');
            out.push_str(&json_number(value));
        }
        let row = match answer {
            Ok(row) => row,
            Err(message) => {
                out.push_str("},\"error\":");
                out.push_str(&json_text(message));
                out.push_str("}\n");
                return;
            }
        };
        out.push_str("},\"functions\":{");
        let mut first = true;
        for f in &self.functions {
            separate(out, &mut first);
            out.push_str(&f.quoted);
            out.push_str(":{\"blocks\":{");
            self.counts(out, &f.blocks, row);
            out.push_str("},\"calls\":{");
            self.counts(out, &f.calls, row);
            out.push('}');
            reasons(out, &f.name, row);
            out.push('}');
        }
        out.push_str("}}\n");
    }

    fn counts(&self, out: &mut String, columns: &[(usize, String)], row: Row<'_>) {
        let mut first = true;
        for (k, name) in columns {
            separate(out, &mut first);
            out.push_str(name);
            match row.get(*k) {
                None => out.push_str(":null"),
                Some(count) => {
                    out.push_str(":\"");
                    push_count(out, count);
                    out.push('"');
                }
            }
        }
    }
}

/// Why counts of a function are not known, where some are not.
fn reasons(out: &mut String, function: &str, row: Row<'_>) {
    let functions = row.evaluation().into_iter().flat_map(|e| &e.functions);
    let all: Vec<(&str, &str)> =
        functions.filter(|f| f.name == function).flat_map(|f| f.reasons()).collect();
    if all.is_empty() {
        return;
    }
    out.push_str(",\"reasons\":{");
    let mut first = true;
    for (block, why) in all {
        separate(out, &mut first);
        out.push_str(&json_text(block));
        out.push(':');
        out.push_str(&json_text(why));
    }
    out.push('}');
}

fn separate(out: &mut String, first: &mut bool) {
    if !std::mem::replace(first, false) {
        out.push(',');
    }
}

fn push_count(out: &mut String, count: Count<'_>) {
    match count {
        Count::Small(v) => match u64::try_from(v) {
            Ok(v) => out.push_str(itoa::Buffer::new().format(v)),
            Err(_) => out.push_str(itoa::Buffer::new().format(v)),
        },
        // formatting into a string does not fail
        long => _ = write!(out, "{long}"),
    }
}

/// A field of CSV: quoted where it has to be.
fn csv_field(text: &str) -> Cow<'_, str> {
    match text.contains(['"', ',', '\n', '\r']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")).into(),
        false => text.into(),
    }
}

fn json_text(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// A value of a symbol as `symprof eval` writes it: an integer of at most 64 bits as a number, else text.
fn json_number(text: &str) -> Cow<'_, str> {
    let integer = match (text.parse::<i64>(), text.parse::<u64>()) {
        (Ok(v), _) => v.to_string(),
        (_, Ok(v)) => v.to_string(),
        _ => return json_text(text).into(),
    };
    if integer == text {
        text.into()
    } else {
        integer.into()
    }
}

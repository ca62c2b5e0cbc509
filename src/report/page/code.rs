//! The source on a page: which blocks execute the code of each line, and the lines as they are written, where the
//! file is there to be read.

use super::Shown;
use crate::report::lines::{contexts, Contexts};
use serde_json::{json, Value};
use std::collections::BTreeMap;
use std::sync::Arc;
use symprof_core::frontend::{Instructions, SourceLine};

/// Lines without code that stand between two with code.
const BETWEEN: u32 = 6;
/// A longer line is cut.
const WIDTH: usize = 240;

/// The lines that instructions of the function and of what it reaches come from, by file, with the lines between;
/// `text` has the text of a file by its path, if it is there.
pub(super) fn code(
    shown: &Shown<'_, '_>,
    instructions: &Instructions,
    text: &dyn Fn(&str) -> Option<Arc<str>>,
) -> Vec<Value> {
    let module = shown.module.module();
    let mut files: BTreeMap<String, BTreeMap<u32, Contexts>> = BTreeMap::new();
    for (line, of) in contexts(module, shown.function().reached(), instructions) {
        let SourceLine { line: number, .. } = line;
        files.entry(line.path()).or_default().insert(number, of);
    }
    files.iter().map(|(path, lines)| file(path, lines, text(path).as_deref())).collect()
}

fn file(path: &str, lines: &BTreeMap<u32, Contexts>, text: Option<&str>) -> Value {
    let written: Vec<&str> = text.map(|t| t.lines().collect()).unwrap_or_default();
    let at = |line: u32| -> Option<String> {
        let text = written.get(usize::try_from(line).ok()?.checked_sub(1)?)?;
        Some(text.chars().take(WIDTH).collect())
    };
    let mut rows: Vec<Value> = Vec::new();
    let mut last: Option<u32> = None;
    for (&line, of) in lines {
        if let Some(last) = last.filter(|_| !written.is_empty()) {
            let between = last + 1..line;
            match line - last <= BETWEEN {
                true => rows.extend(between.map(|l| json!({ "line": l, "text": at(l) }))),
                false => rows.push(json!({ "line": null })),
            }
        }
        let of: Vec<Vec<Vec<_>>> = of
            .values()
            .map(|codes| codes.values().map(|copies| copies.values().collect()).collect())
            .collect();
        rows.push(json!({ "line": line, "text": at(line), "of": of }));
        last = Some(line);
    }
    json!({ "file": path, "lines": rows })
}

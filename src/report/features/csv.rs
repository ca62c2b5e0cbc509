//! Features as CSV (RFC 4180), one row a point: what a cost model is trained on.

use super::{decimal, FunctionReport};
use symprof_core::profile::{FunctionFeatures, Totals};

/// `symprof features --format csv`: a row for each point, with the symbols, the totals, the executions of
/// each kind of instruction and the calls of each callee. A feature that is not known is an empty field;
/// the arithmetic intensity is rounded to nine digits behind the point.
///
/// See [`FunctionReport`] for an example.
pub fn csv(functions: &[FunctionReport]) -> String {
    let mut symbols: Vec<&str> = Vec::new();
    let mut columns: Vec<String> = Vec::new();
    for f in functions {
        for (name, _) in f.points.iter().flat_map(|(p, _)| p.iter()) {
            if !symbols.contains(&name) {
                symbols.push(name);
            }
        }
        for name in names(f.formulas.table.whole()) {
            if !columns.contains(&name) {
                columns.push(name);
            }
        }
    }
    let totals = Totals::<()>::NAMES.map(str::to_owned);
    let head = std::iter::once("function".to_owned())
        .chain(symbols.iter().map(|&s| s.to_owned()))
        .chain(totals)
        .chain(["arithmetic_intensity".to_owned()])
        .chain(columns.iter().cloned());
    let mut out = line(head);
    for f in functions {
        for (point, counts) in &f.points {
            let whole = counts.table.whole();
            let known = |c: &Result<num_bigint::BigInt, String>| {
                c.as_ref().map(ToString::to_string).unwrap_or_default()
            };
            let values: Vec<(String, String)> = names(whole)
                .into_iter()
                .zip(whole.opcodes.iter().map(|o| &o.1).chain(whole.calls.iter().map(|c| &c.1)))
                .map(|(name, count)| (name, known(count)))
                .collect();
            let at = symbols.iter().map(|s| {
                let bound = point.iter().find(|(n, _)| n == s);
                bound.map(|(_, v)| v.to_string()).unwrap_or_default()
            });
            // what another function has, this one does not
            let column = |name: &String| {
                let found = values.iter().find(|v| v.0 == *name);
                found.map_or_else(|| "0".to_owned(), |v| v.1.clone())
            };
            let intensity = counts.intensity.as_ref().map(decimal).unwrap_or_default();
            let row = std::iter::once(f.name.clone())
                .chain(at)
                .chain(whole.totals.values().map(known))
                .chain([intensity])
                .chain(columns.iter().map(column));
            out += &line(row);
        }
    }
    out
}

/// The columns of opcodes and calls.
fn names<T>(f: &FunctionFeatures<T>) -> Vec<String> {
    let calls = f.calls.iter().map(|(callee, _)| format!("calls {callee}"));
    f.opcodes.iter().map(|(key, _)| key.to_string()).chain(calls).collect()
}

/// A line, its fields quoted where they need it.
fn line(fields: impl Iterator<Item = String>) -> String {
    let quoted = |f: String| match f.contains([',', '"', '\n', '\r']) {
        true => format!("\"{}\"", f.replace('"', "\"\"")),
        false => f,
    };
    fields.map(quoted).collect::<Vec<_>>().join(",") + "\n"
}

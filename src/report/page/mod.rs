//! A profile as a page: one self-contained HTML file that computes counts in the browser.
//!
//! The page has the formulas as code ([`export`], JavaScript with integers of any length), the flow graph
//! laid out, the instructions of each block, and no connection to anything. What it computes is what
//! [`ModuleProfile::evaluate`](symprof_core::profile::ModuleProfile::evaluate) gives wherever the formulas hold;
//! elsewhere it says "outside".

mod code;
mod layout;

use super::graph::Graph;
use super::lines::tells_apart;
use super::sheet::{Count, Lines, Row, Sheet};
use super::shown::Shown;
use layout::{layout, HEIGHT};
use serde_json::{json, Value};
use std::collections::BTreeMap;
use std::sync::Arc;
use symprof_core::export::{self, Language};
use symprof_core::expr::Notation;
use symprof_core::frontend::{Instructions, Lanes};
use symprof_core::profile::{FunctionProfile, Point, ProfileError};

/// The value that a size starts with.
const START: i128 = 64;
/// Characters of a formula that stands on one line.
const ONE_LINE: usize = 80;
/// Width of a letter in a box.
const LETTER: f64 = 7.0;

/// The page of these functions; `instructions` are what their blocks execute, if the frontend tells, `at` is the
/// point that the page starts with, and `text` has the text of a source file by its path, if it can be read: the page
/// takes the lines that the functions come from.
///
/// ```
/// use symprof::ir::{text::parse_function, Module};
/// use symprof::profile::{ModuleProfile, Options, Point};
/// use symprof::report::{page, Shown};
/// let mut module = Module::new();
/// let id = module.add(parse_function("func @f(%n: i32) {\nblock entry:\n  return\n}")?);
/// let profile = ModuleProfile::new(&module, Options::default());
/// let html = page::html("kernel", &[Shown::new(&profile, id)], None, &Point::default(), &|_| None)?;
/// assert!(html.starts_with("<!doctype html>") && html.contains("f/entry"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// As [`export::source`].
pub fn html(
    title: &str,
    functions: &[Shown<'_, '_>],
    instructions: Option<&Instructions>,
    at: &Point,
    text: &dyn Fn(&str) -> Option<Arc<str>>,
) -> Result<String, ProfileError> {
    let mut code = export::runtime(Language::JavaScript).to_owned();
    let mut data = Vec::new();
    for (k, shown) in functions.iter().enumerate() {
        let name = format!("counts_{k}");
        code.push('\n');
        code += &export::source(shown.module, shown.id, Language::JavaScript, &name)?;
        let mut data_of = function(shown, instructions, at);
        data_of["code"] = instructions.map_or_else(Vec::new, |i| code::code(shown, i, text)).into();
        let reached = shown.function().reached().iter().copied();
        data_of["apart"] = instructions.is_some_and(|i| tells_apart(reached, i)).into();
        data.push(data_of);
    }
    let programs: Vec<String> = (0..functions.len())
        .map(|k| {
            format!("{{ run: counts_{k}, blocks: counts_{k}_blocks, symbols: counts_{k}_symbols }}")
        })
        .collect();
    code += &format!("\nconst symprof_programs = [{}];\n", programs.join(", "));
    let data = json!({ "title": title, "functions": data });
    let escaped = title.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;");
    // no text ends the script that it stands in
    let script = |s: &str| s.replace("</", "<\\/").replace("<!--", "<\\!--");
    let parts = [
        ("title", escaped),
        ("style", include_str!("page.css").to_owned()),
        ("script", include_str!("page.js").to_owned()),
        ("fractions", include_str!("fractions.js").to_owned()),
        ("code", script(&code)),
        ("data", script(&data.to_string())),
    ];
    Ok(filled(include_str!("page.html"), &parts))
}

/// The template with each `{{name}}` in it replaced; what is put in is not looked at again.
fn filled(template: &str, parts: &[(&str, String)]) -> String {
    let mut out = String::new();
    let mut rest = template;
    while let Some((before, after)) = rest.split_once("{{") {
        let (name, after) = after.split_once("}}").unwrap_or((after, ""));
        out += before;
        out += parts.iter().find(|p| p.0 == name).map_or("", |p| p.1.as_str());
        rest = after;
    }
    out + rest
}

fn function(shown: &Shown<'_, '_>, instructions: Option<&Instructions>, at: &Point) -> Value {
    let sheet = Sheet::new(shown);
    let f = shown.function();
    let graph = Graph::new(&shown.module.module().functions[shown.id], f);
    let width = |n: &str| (n.chars().count() as f64 * LETTER + 20.0).clamp(96.0, 260.0);
    let widths: Vec<f64> = f.blocks().iter().map(|b| width(&b.name)).collect();
    let places = layout(&graph, &widths);
    let blocks: Vec<Value> = sheet
        .rows
        .iter()
        .zip(&widths)
        .zip(&places.boxes)
        .zip(f.blocks())
        .map(|(((row, width), place), b)| {
            let mut block = row_of(row, &format!("{}/{}", f.name(), row.name));
            if let Count::Formula(text) = &row.count {
                let text = shown.in_full(b, text);
                block["formula"] = set(&text).into();
                // browsers do not break lines of mathematics
                if text.chars().count() <= ONE_LINE {
                    block["math"] = Notation::MathMl.set(&text).into();
                }
            }
            block["box"] = json!([place.0, place.1, width, HEIGHT]);
            block
        })
        .collect();
    let edges = graph.edges.iter().zip(&places.edges);
    let edges: Vec<Value> = edges
        .map(|(e, way)| json!({ "from": e.from, "to": e.to, "back": e.back, "way": way }))
        .collect();
    let loops: Vec<Value> = graph
        .loops
        .iter()
        .map(|l| json!({ "header": l.header, "blocks": l.blocks, "parent": l.parent }))
        .collect();
    let inside: Vec<Value> = match shown.inside() {
        Some(callees) => callees
            .functions()
            .iter()
            .flat_map(|c| c.blocks().iter().map(move |b| (c.name(), b)))
            .map(|(callee, b)| {
                let path = format!("{callee}/{}", b.name);
                json!({ "name": path, "key": path, "status": b.count.status().name(),
                        "reason": b.count.reason() })
            })
            .collect(),
        None => Vec::new(),
    };
    let sections = sheet.sections.iter().chain(&sheet.inside_sections).chain(&sheet.free);
    let sections: Vec<Value> = sections
        .map(|s| {
            let lines: Vec<String> = match &s.lines {
                Lines::Definitions(all) => {
                    all.iter().map(|(n, e)| format!("{n} = {}", set(e))).collect()
                }
                Lines::Formulas(all) => all.iter().map(|e| set(e)).collect(),
                Lines::Words(all) => all.clone(),
            };
            json!({ "title": s.title, "lines": lines })
        })
        .collect();
    let parameters: Vec<String> =
        sheet.parameters.iter().map(|(n, t)| format!("{n}: {t}")).collect();
    json!({
        "name": sheet.name,
        "known_as": sheet.known_as,
        "parameters": parameters,
        "symbols": symbols(shown, f, at),
        "entry": graph.entry,
        "size": [places.width, places.height],
        "blocks": blocks,
        "edges": edges,
        "loops": loops,
        "inside": inside,
        "sections": sections,
        "mix": instructions.map(|i| mix(shown, i)),
    })
}

fn set(formula: &str) -> String {
    Notation::Unicode.set(formula)
}

fn row_of(row: &Row, key: &str) -> Value {
    let (formula, reason) = match &row.count {
        Count::Formula(text) => (Some(set(text)), None),
        Count::Reason(why) => (None, why.clone()),
    };
    let source = row.loop_location.as_ref().or(row.location.as_ref());
    json!({
        "name": row.name, "key": key, "status": row.status.name(), "formula": formula,
        "reason": reason, "source": source.map(|s| s.brief()),
    })
}

/// The symbols that the code takes, with their ranges and the values that they start with.
fn symbols(shown: &Shown<'_, '_>, f: &FunctionProfile, at: &Point) -> Vec<Value> {
    let all = export::symbols(shown.module, shown.id);
    let given: BTreeMap<&str, String> = at.iter().map(|(n, v)| (n, v.to_string())).collect();
    let free = f.free_symbols();
    let words = f.symbols().source_words();
    all.into_iter()
        .map(|name| {
            let free = free.iter().find(|s| s.name == name);
            let (low, high) = match (free, f.symbols().find(name)) {
                (Some(free), _) => {
                    let high =
                        free.hi.as_ref().map_or(i128::MAX, |h| h.as_i128().unwrap_or(i128::MAX));
                    (free.lo.as_i128().unwrap_or(0), high)
                }
                (_, Some(s)) => {
                    let width = s.ty.width().map_or(64, u32::from);
                    (-(1i128 << (width - 1)), (1i128 << width) - 1)
                }
                _ => (i128::MIN, i128::MAX),
            };
            let default = f.parameters().iter().find(|p| p.name == name).and_then(|p| p.default);
            let start = match (given.get(name), default) {
                (Some(value), _) => value.clone(),
                (None, Some(default)) => default.to_string(),
                (None, None) => START.clamp(low, high).to_string(),
            };
            // what data decides is any number between
            let ratio = free.is_some() && (low, high) == (0, 1);
            let label = words.name(name).unwrap_or(name);
            json!({ "name": name, "label": label, "low": low.to_string(), "high": high.to_string(), "start": start,
                    "ratio": ratio, "free": free.map(|s| s.reason.to_string()) })
        })
        .collect()
}

/// The instructions of each block, by opcode and type.
fn mix(shown: &Shown<'_, '_>, instructions: &Instructions) -> Vec<Value> {
    let mut kinds: BTreeMap<(String, &str), BTreeMap<String, u64>> = BTreeMap::new();
    for &id in shown.function().reached() {
        let func = &shown.module.module().functions[id];
        for of_block in instructions.of(id).into_iter().flatten() {
            let Some(block) = of_block.block else { continue };
            let key = format!("{}/{}", func.name, func.blocks[block].name);
            for i in &of_block.instructions {
                let lanes = match i.lanes {
                    Lanes::Scalar => String::new(),
                    lanes => format!(" ×{lanes}"),
                };
                let name = format!("{} {}{lanes}", i.opcode, i.ty);
                let kind = kinds.entry((name.trim().to_owned(), i.class.name())).or_default();
                *kind.entry(key.clone()).or_default() += 1;
            }
        }
    }
    kinds
        .into_iter()
        .map(|((name, class), blocks)| json!({ "name": name, "class": class, "blocks": blocks }))
        .collect()
}

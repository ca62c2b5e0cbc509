//! Flow graphs for Graphviz: blocks with their formulas, heated by their counts at a point, loops framed.

use super::graph::Graph;
use super::sheet::{Count, Sheet};
use super::shown::Shown;
use num_bigint::BigInt;
use std::fmt::Write;
use symprof_core::expr::Notation;

/// Characters of a formula in a box; of a longer one the start is shown.
const WIDEST: usize = 72;

/// The flow graph of one function in the language of `dot`.
///
/// ```
/// use symprof::ir::{text::parse_function, Module};
/// use symprof::profile::{ModuleProfile, Options};
/// use symprof::report::{dot, Shown};
/// let mut module = Module::new();
/// let id = module.add(parse_function("func @f(%n: i32) {\nblock entry:\n  return\n}")?);
/// let profile = ModuleProfile::new(&module, Options::default());
/// let text = dot::graph(&Shown::new(&profile, id), Default::default());
/// assert!(text.starts_with("digraph \"f\" {") && text.contains("entry"), "{text}");
/// # Ok::<(), symprof::Error>(())
/// ```
pub fn graph(shown: &Shown<'_, '_>, notation: Notation) -> String {
    let sheet = Sheet::new(shown);
    let f = shown.function();
    let graph = Graph::new(&shown.module.module().functions[shown.id], f);
    let counts: Vec<Option<BigInt>> = match shown.counted {
        Some((_, answer)) => answer.blocks.iter().map(|b| b.count.clone()).collect(),
        None => vec![None; f.blocks().len()],
    };
    let taken = graph.taken(&counts);
    let largest = counts.iter().flatten().map(BigInt::bits).max().unwrap_or(0).max(1);
    let mut out = String::new();
    let _ = writeln!(out, "digraph {} {{", quoted(&sheet.name));
    let title = match &sheet.at {
        Some(at) if !at.is_empty() => format!("{} at {at}", sheet.name),
        _ => sheet.name.clone(),
    };
    let mut label = quoted(&title);
    label.pop();
    let words = f.symbols().source_words();
    if shown.counted.is_none() {
        // formulas hold within their domain; counts at a point do without
        for &c in f.domain().iter().chain(f.data_domain()) {
            let text = words.text(&f.store().display(c).to_string());
            let inner = quoted(&short(&notation.set(&text)));
            label += "\\nwithin ";
            label += &inner[1..inner.len() - 1];
        }
    }
    let _ = writeln!(out, "  label={label}\"; labelloc=t; fontname=\"Helvetica\";");
    out += "  node [shape=box, style=\"rounded,filled\", fillcolor=white, fontname=\"Helvetica\", fontsize=11];\n";
    out += "  edge [fontname=\"Helvetica\", fontsize=9];\n";
    for (k, b) in f.blocks().iter().enumerate() {
        let row = sheet.rows.iter().find(|r| r.name == b.name);
        let mut label = quoted(&b.name);
        label.pop();
        let mut line = |text: &str| {
            let inner = quoted(text);
            label += "\\n";
            label += &inner[1..inner.len() - 1];
        };
        match row.map(|r| &r.count) {
            Some(Count::Formula(text)) => line(&short(&notation.set(&shown.in_full(b, text)))),
            Some(Count::Reason(_)) | None => line(b.count.status().name()),
        }
        let mut style = String::new();
        if let Some(n) = &counts[k] {
            line(&format!("= {n}"));
            // a step a power of two: from white to red
            let heat = if *n == BigInt::ZERO { 0.0 } else { n.bits() as f64 / largest as f64 };
            let _ = write!(style, ", fillcolor=\"0.04 {:.2} 1.0\"", 0.75 * heat);
        }
        let _ = writeln!(out, "  n{k} [label={label}\"{style}];");
    }
    frames(&mut out, &graph, None, 1, &|k| f.blocks()[k].name.clone());
    for (e, n) in graph.edges.iter().zip(&taken) {
        let mut style: Vec<String> = n.iter().map(|n| format!("label=\" {n}\"")).collect();
        if e.back {
            style.push("constraint=false, style=dashed".to_owned());
        }
        let style =
            if style.is_empty() { String::new() } else { format!(" [{}]", style.join(", ")) };
        let _ = writeln!(out, "  n{} -> n{}{style};", e.from, e.to);
    }
    out += "}\n";
    out
}

/// The loops directly inside one, or outside of all, as clusters.
fn frames(
    out: &mut String,
    graph: &Graph,
    parent: Option<usize>,
    depth: usize,
    name: &dyn Fn(usize) -> String,
) {
    // deeper ones stay in the frame of the last
    if depth > 60 {
        return;
    }
    for (k, l) in graph.loops.iter().enumerate().filter(|(_, l)| l.parent == parent) {
        let indent = "  ".repeat(depth);
        let _ = writeln!(out, "{indent}subgraph cluster_{k} {{");
        let title = quoted(&format!("loop {}", name(l.header)));
        let _ = writeln!(out, "{indent}  label={title}; labeljust=l; fontsize=9; color=gray60;");
        let own: Vec<String> = l.blocks.iter().map(|b| format!("n{b};")).collect();
        let _ = writeln!(out, "{indent}  {}", own.join(" "));
        frames(out, graph, Some(k), depth + 1, name);
        let _ = writeln!(out, "{indent}}}");
    }
}

fn short(text: &str) -> String {
    match text.char_indices().nth(WIDEST) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text.to_owned(),
    }
}

/// A string of the language.
fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

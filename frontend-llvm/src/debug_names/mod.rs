//! What the source calls parameters and globals, and the types behind them, by debug information (LangRef,
//! "Debugging Information"): names for people, on which no count rests.
//!
//! They are read from the text: debug information may be broken in any way, that of newer LLVMs is none for
//! LLVM 19, and neither llvm-ir nor LLVM's C interface tells all of it. What is not as the printer writes it, a
//! node a line, has no names.

mod nodes;
mod parameters;
mod types;

use crate::headers::{header, Header};
use nodes::Nodes;
use rustc_hash::FxHashMap;
use symprof_core::ir::{SourceName, SourceTypes};
use types::Types;

/// What the source calls things.
#[derive(Clone, Debug, Default)]
pub(crate) struct DebugNames {
    pub(crate) types: SourceTypes,
    /// the parameters of functions by their names, as far as they have one
    pub(crate) parameters: FxHashMap<String, Vec<Option<SourceName>>>,
    pub(crate) globals: FxHashMap<String, SourceName>,
}

/// The names in a module's text. Linear in the text and in the types that parameters and globals lead to.
///
/// ```text
/// define void @f(ptr %0) !dbg !5 {
///     #dbg_value(ptr %0, !9, !DIExpression(), !12)               f: [dst]
/// !9 = !DILocalVariable(name: "dst", arg: 1, scope: !5, type: !10)
/// ```
pub(crate) fn debug_names(text: &str) -> DebugNames {
    if !text.contains("!llvm.dbg.cu") {
        return DebugNames::default();
    }
    let nodes = Nodes::new(text);
    let mut types = Types::new(&nodes);
    let mut names = DebugNames::default();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        if line.starts_with('@') {
            names.globals.extend(global(line, &mut types));
        } else if line.starts_with("define ") {
            if let Some(Header { name, parameters, end }) = header(&text[at..]) {
                let found = parameters::names(&text[at..], &parameters, end, &mut types);
                if found.iter().any(Option::is_some) {
                    names.parameters.insert(name, found);
                }
            }
        }
        at += line.len();
    }
    names.types = types.finish();
    names
}

/// The name of a global and what the source calls it.
fn global(line: &str, types: &mut Types<'_>) -> Option<(String, SourceName)> {
    // initializers may be long
    let (start, node) = line.trim_end().rsplit_once("!dbg !")?;
    if start.contains("!dbg !") {
        return None;
    }
    let digits = node.split(|c: char| !c.is_ascii_digit()).next()?;
    let whole = types.nodes().node(digits.parse().ok()?)?;
    if whole.kind != "DIGlobalVariableExpression" || whole.get("expr") != Some("!DIExpression()") {
        return None;
    }
    let variable = types.nodes().node(whole.reference("var")?)?;
    let mut text = variable.string("name")?;
    let mut scope = variable.reference("scope");
    for _ in 0..types::DEEPEST {
        let outer = scope.and_then(|s| types.nodes().node(s));
        let Some(outer) = outer.filter(|o| o.kind == "DINamespace") else { break };
        if let Some(name) = outer.string("name") {
            text = format!("{name}::{text}");
        }
        scope = outer.reference("scope");
    }
    let ty = types.of(variable.reference("type")?);
    let name = crate::headers::unquoted(line[1..].split(" = ").next()?);
    Some((name, SourceName { text, ty, behind: true }))
}

#[cfg(test)]
mod tests;

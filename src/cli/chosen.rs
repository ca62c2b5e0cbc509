//! `--blocks`, `--only`, `--sort`, `--top`: which blocks are shown, in which order.

use super::args::Chosen;
use super::{steps, CommandError};
use symprof::ir::{FuncId, Function, Module};
use symprof::names::NamePattern;
use symprof::profile::{Evaluation, FunctionEvaluation, ModuleProfile, Point, Status};
use symprof::report::{Order, Selection};

/// Blocks that a message lists.
const SHOWN: usize = 10;

/// What was chosen, of these functions.
pub fn selection(
    chosen: &Chosen,
    order: Option<Order>,
    only: &[Status],
    module: &Module,
    ids: &[FuncId],
) -> Result<Selection, CommandError> {
    let functions = ids.iter().map(|&id| &module.functions[id]);
    let mut blocks: Vec<NamePattern> = Vec::new();
    for text in &chosen.blocks {
        blocks.extend(paths(text.parse()?, functions.clone())?);
    }
    let by_default = if chosen.top.is_some() { Order::Count } else { Order::Source };
    let selection = Selection {
        blocks,
        only: only.to_vec(),
        order: order.unwrap_or(by_default),
        top: chosen.top.map(|n| usize::try_from(n).unwrap_or(usize::MAX)),
    };
    if let Some(pattern) = selection.unmatched(functions.clone()).first() {
        let blocks = functions.flat_map(|f| f.layout.iter().map(|&b| &f.blocks[b]));
        let names: Vec<&str> =
            blocks.filter(|b| !b.hidden).map(|b| b.name.as_str()).take(SHOWN + 1).collect();
        let more = if names.len() > SHOWN { ", …" } else { "" };
        return Err(CommandError::NoBlock {
            pattern: pattern.text().to_owned(),
            is_pattern: pattern.is_pattern(),
            blocks: format!("there are {}{more}", names[..names.len().min(SHOWN)].join(", ")),
        });
    }
    Ok(selection)
}

/// A name or a pattern of blocks; where no block is called so, the paths that end in it, one of each function.
fn paths<'f>(
    pattern: NamePattern,
    functions: impl Iterator<Item = &'f Function> + Clone,
) -> Result<Vec<NamePattern>, CommandError> {
    let alone = Selection { blocks: vec![pattern.clone()], ..Selection::default() };
    if pattern.is_pattern() || alone.unmatched(functions.clone()).is_empty() {
        return Ok(vec![pattern]);
    }
    let mut found: Vec<NamePattern> = Vec::new();
    for function in functions {
        if let Some(path) = steps::path(pattern.text(), function)? {
            found.push(path.parse()?);
        }
    }
    Ok(if found.is_empty() { vec![pattern] } else { found })
}

/// The part of a point that is about symbols of the function; tells of the rest.
pub fn known(profile: &ModuleProfile<'_>, id: FuncId, point: Point) -> Point {
    let (known, others) = point.known_to(profile.function(id));
    if !others.is_empty() {
        let name = profile.function(id).name();
        super::note(&format!("{name} has no symbol {}; ignored", others.join(", ")));
    }
    known
}

/// Counts in the order chosen, in which those left out are missing.
pub fn arrange(selection: &Selection, module: &Module, answers: &mut [(Point, Evaluation)]) {
    if selection.is_all() {
        return;
    }
    let functions = answers.first().map_or(0, |a| a.1.functions.len());
    for k in 0..functions {
        let mut same: Vec<&mut FunctionEvaluation> =
            answers.iter_mut().filter_map(|(_, e)| e.functions.get_mut(k)).collect();
        let Some(id) = same.first().map(|f| f.id) else { continue };
        selection.arrange(&mut same, &module.functions[id]);
    }
}

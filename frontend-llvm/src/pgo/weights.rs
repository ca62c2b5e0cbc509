//! A module with branch weights and entry counts, in LLVM's own form.

use super::counts::{check_symbols, evaluate, remedy, truths, Counts, Missing, Truths};
use super::irreducible;
use super::markers::take_out;
use super::{Form, FunctionWeights, Made, PgoError, Request, Reworked, Select};
use crate::native::Rework;
use crate::reader::{annotate as write, load_reworked};
use rustc_hash::FxHashMap;
use symprof_core::ir::{Block, FuncId, Module};
use symprof_core::num_bigint::BigInt;

/// Writes the module with `!prof` metadata as an execution at the point would have it: weights on each
/// branch, switch and invoke of the functions reached whose edges are known, and on each select whose condition is;
/// `function_entry_count` on each function reached. What is not known stays as it is, and is listed.
/// Branches that never execute get none, as from LLVM's own passes; headers of irreducible loops get `!irr_loop`.
/// Textual IR and bitcode of [`load`](crate::load) are taken.
///
/// Weights have 32 bits: where a count has more, those of one branch are divided by the same number; an edge
/// that is taken keeps a weight of 1 at least.
///
/// See the [module](super) for an example.
///
/// # Errors
/// [`PgoError`]: the module cannot be read, or the point has no counts.
pub fn annotate(
    bytes: &[u8],
    name: &str,
    request: &Request<'_>,
    form: Form,
) -> Result<Made<Vec<u8>>, PgoError> {
    let (loaded, edges) = load_reworked(bytes, name, Rework::Edges)?;
    let mut found = evaluate(&loaded.module, name, request)?;
    let module = &loaded.module;
    let reached: Vec<String> =
        found.blocks.functions.iter().map(|&f| module.functions[f].name.clone()).collect();
    let (of_selects, selects) = selects(bytes, name, request, &reached)?;
    check_symbols(&mut found, &of_selects)?;

    let mut left = Vec::new();
    let mut weights: FxHashMap<String, FunctionWeights> = FxHashMap::default();
    for (&id, function) in found.blocks.functions.iter().zip(&reached) {
        let of = weights.entry(function.clone()).or_default();
        let entries = found.blocks.of(id, module.functions[id].entry());
        of.entries = entries.and_then(|n| n.as_ref().ok()).and_then(|n| u64::try_from(n).ok());
        if of.entries.is_none() {
            left.push(format!("the entry count of `{function}` is not known"));
        }
        branches((module, id, &edges), &found.blocks, of, &mut left);
        headers((module, id, &edges), &found.blocks, of);
    }
    for select in &selects {
        let Some(of) = weights.get_mut(&select.function) else { continue };
        match of_selects.found.get(&select.tag) {
            Some(Ok((holds, all))) => {
                let weights = scaled(&[holds.clone(), all - holds]);
                of.selects.extend(weights.map(|w| ((select.block, select.inst), w)));
            }
            Some(Err(why)) => left.push(select_left(select, why)),
            None => left.push(select_left(
                select,
                &Missing {
                    reason: "its condition is not followed".to_owned(),
                    symbols: Vec::new(),
                },
            )),
        }
    }
    let output = write(bytes, name, &weights, form)?;
    let assumptions = found.blocks.assumptions;
    Ok(Made { output, left, warnings: loaded.warnings, assumptions })
}

fn select_left(select: &Select, why: &Missing) -> String {
    let Select { function, in_block, name, .. } = select;
    format!(
        "the select `{name}` in block `{in_block}` of `{function}`: {}{}",
        why.reason,
        remedy(why)
    )
}

/// How often the conditions of all selects are true.
fn selects(
    bytes: &[u8],
    name: &str,
    request: &Request<'_>,
    reached: &[String],
) -> Result<(Truths, Vec<Select>), PgoError> {
    let (mut loaded, Reworked { selects, .. }) = load_reworked(bytes, name, Rework::Selects)?;
    let probes = take_out(&mut loaded.module);
    Ok((truths(&loaded.module, &probes, name, request, reached), selects))
}

/// The weights of the branches and switches of a function.
fn branches(
    (module, id, edges): (&Module, FuncId, &Reworked),
    counts: &Counts,
    weights: &mut FunctionWeights,
    left: &mut Vec<String>,
) {
    let func = &module.functions[id];
    let by_name: FxHashMap<&str, Block> =
        func.layout.iter().map(|&b| (func.blocks[b].name.as_str(), b)).collect();
    let Some(of) = edges.edges.iter().find(|e| e.function == func.name) else { return };
    for (k, block) in of.blocks.iter().enumerate().filter(|(_, b)| b.successors.len() > 1) {
        let count = |(to, alone): &(String, bool)| -> Result<BigInt, Missing> {
            let missing = |reason: &str| Missing { reason: reason.into(), symbols: Vec::new() };
            let Some(count) = by_name.get(to.as_str()).and_then(|&b| counts.of(id, b)) else {
                return Err(missing("the edge is not counted"));
            };
            // an edge to a landing pad cannot be split, but what never executes is never entered
            let certain = *alone || count.as_ref().map_or(true, |n| *n == BigInt::ZERO);
            match certain {
                true => count.clone(),
                false => Err(missing("the edge has no block of its own")),
            }
        };
        let found: Result<Vec<BigInt>, Missing> = block.successors.iter().map(count).collect();
        match found {
            Ok(found) => weights.branches.extend(scaled(&found).map(|w| (k, w))),
            Err(why) => left.push(format!(
                "the branch of block `{}` of `{}`: {}{}",
                block.name,
                func.name,
                why.reason,
                remedy(&why)
            )),
        }
    }
}

/// How often the headers of irreducible loops execute. They stand beside the weights, which say the same where all
/// are known; one that is not known is left to LLVM.
fn headers(
    (module, id, edges): (&Module, FuncId, &Reworked),
    counts: &Counts,
    weights: &mut FunctionWeights,
) {
    let func = &module.functions[id];
    let Some(of) = edges.edges.iter().find(|e| e.function == func.name) else { return };
    let positions: FxHashMap<&str, usize> =
        of.blocks.iter().enumerate().map(|(k, b)| (b.name.as_str(), k)).collect();
    for header in irreducible::headers(func) {
        let count = counts.of(id, header).and_then(|n| u64::try_from(n.as_ref().ok()?).ok());
        let position = positions.get(func.blocks[header].name.as_str());
        weights.headers.extend(position.copied().zip(count));
    }
}

/// Counts as weights of 32 bits, all divided by the same number; what is not 0 stays so. None if all are.
fn scaled(counts: &[BigInt]) -> Option<Vec<u32>> {
    let most = counts.iter().max().filter(|n| **n > BigInt::ZERO)?;
    let divisor: BigInt = most / u32::MAX + 1;
    let divisor = if *most <= BigInt::from(u32::MAX) { BigInt::from(1) } else { divisor };
    let weight = |n: &BigInt| {
        let scaled = u32::try_from(n / &divisor).unwrap_or(u32::MAX);
        if *n > BigInt::ZERO {
            scaled.max(1)
        } else {
            0
        }
    };
    Some(counts.iter().map(weight).collect())
}

#[cfg(test)]
mod tests {
    use super::scaled;
    use symprof_core::num_bigint::BigInt;

    #[test]
    fn taken_edges_keep_a_weight() {
        let of =
            |counts: &[u64]| scaled(&counts.iter().map(|&n| BigInt::from(n)).collect::<Vec<_>>());
        assert_eq!(of(&[0, 0]), None);
        assert_eq!(of(&[7, 0]), Some(vec![7, 0]));
        assert_eq!(of(&[u64::from(u32::MAX), 1]), Some(vec![u32::MAX, 1]));
        assert_eq!(of(&[1 << 40, 1, 0]), Some(vec![(1u64 << 40).div_euclid(257) as u32, 1, 0]));
        let huge = scaled(&[BigInt::from(u64::MAX) * 1000u32, 3.into()]).expect("weights");
        assert!(huge[0] > u32::MAX / 2 && huge[1] == 1, "{huge:?}");
    }
}

//! Counts at a point of modules that were changed, by the names of functions and blocks.

use super::{PgoError, Request};
use rustc_hash::FxHashMap;
use symprof_core::expr::Num;
use symprof_core::ir::{Block, FuncId, Module};
use symprof_core::num_bigint::BigInt;
use symprof_core::profile::{Evaluation, ModuleProfile, Observed, Point, Probe, ProfileError};

/// A count, or why it is not known.
pub(super) type Count = Result<BigInt, Missing>;

/// Why a count is not known.
#[derive(Clone, Debug)]
pub(super) struct Missing {
    pub(super) reason: String,
    /// free symbols of the formula, which a point may bind
    pub(super) symbols: Vec<String>,
}

/// The counts of the blocks of all functions reached.
pub(super) struct Counts {
    blocks: FxHashMap<(FuncId, Block), Count>,
    pub(super) functions: Vec<FuncId>,
    pub(super) assumptions: Vec<String>,
}

impl Counts {
    pub(super) fn of(&self, function: FuncId, block: Block) -> Option<&Count> {
        self.blocks.get(&(function, block))
    }

    /// Speaks of the module that was copied.
    fn speak_of(&mut self, root: FuncId, observed: &Observed) {
        for missing in self.blocks.values_mut().filter_map(|count| count.as_mut().err()) {
            missing.reason = observed.in_words(&missing.reason);
            for symbol in &mut missing.symbols {
                *symbol = observed.meaning(root, symbol).0;
            }
        }
    }

    fn new(
        profile: &ModuleProfile<'_>,
        root: FuncId,
        point: &Point,
        answer: &Evaluation,
    ) -> Counts {
        let mut counts = Counts {
            blocks: FxHashMap::default(),
            functions: answer.functions.iter().map(|f| f.id).collect(),
            assumptions: Vec::new(),
        };
        for f in &answer.functions {
            for b in &f.blocks {
                let count = b.count.clone().ok_or_else(|| Missing {
                    reason: b.reason.clone().unwrap_or_else(|| "it is not known".to_owned()),
                    symbols: match f.id == root {
                        true => point.open(profile.function(root), b.block),
                        false => Vec::new(),
                    },
                });
                counts.blocks.insert((f.id, b.block), count);
            }
            for a in &f.assumptions {
                if !counts.assumptions.contains(a) {
                    counts.assumptions.push(a.clone());
                }
            }
        }
        counts
    }
}

/// The function asked for.
pub(super) fn root(module: &Module, name: &str, request: &Request<'_>) -> Result<FuncId, PgoError> {
    let mut ids = module.functions.keys();
    match (request.function, ids.next(), ids.next()) {
        (Some(function), ..) => {
            Ok(ModuleProfile::new(module, request.options.clone()).by_name(function)?)
        }
        (None, Some(id), None) => Ok(id),
        (None, ..) => {
            let names: Vec<&str> = module.functions.values().map(|f| f.name.as_str()).collect();
            let (count, name) = (names.len(), name.to_owned());
            let shown = names.iter().take(20).copied().collect::<Vec<_>>().join(", ");
            let names = if count > 20 { format!("{shown}, …") } else { shown };
            Err(PgoError::Ambiguous { name, count, names })
        }
    }
}

/// The counts of all blocks at a point.
pub(super) struct Evaluated {
    pub(super) root: FuncId,
    pub(super) blocks: Counts,
    /// symbols of the point that this module does not have, each with what is wrong with it
    pub(super) unknown: Vec<(String, ProfileError)>,
}

/// The counts of all blocks at the point asked for. Symbols that the module does not have are left out: another
/// change of the module may have them.
pub(super) fn evaluate(
    module: &Module,
    name: &str,
    request: &Request<'_>,
) -> Result<Evaluated, PgoError> {
    evaluate_copy(module, None, name, request)
}

/// As `evaluate`, of a copy in which values are branched on.
fn evaluate_copy(
    module: &Module,
    observed: Option<&Observed>,
    name: &str,
    request: &Request<'_>,
) -> Result<Evaluated, PgoError> {
    let root = root(module, name, request)?;
    let profile = ModuleProfile::new(module, request.options.clone());
    profile.check_assumptions(&[root])?;
    // each with its name in the module as given
    let there = |name: &str, value: &Num| match observed {
        Some(observed) => observed.bound(root, name, value),
        None => (name.to_owned(), value.clone()),
    };
    let mut bound: Vec<(&str, (String, Num))> =
        request.point.iter().map(|(n, v)| (n, there(n, v))).collect();
    let mut unknown = Vec::new();
    loop {
        let point: Point = bound.iter().map(|(_, there)| there.clone()).collect();
        match profile.evaluate(root, &point) {
            Ok(answer) => {
                let mut blocks = Counts::new(&profile, root, &point, &answer);
                if let Some(observed) = observed {
                    blocks.speak_of(root, observed);
                }
                return Ok(Evaluated { root, blocks, unknown });
            }
            // a symbol that is no ratio, for all that is known here, takes no fraction
            Err(
                ref e @ (ProfileError::UnknownSymbol { ref symbol, .. }
                | ProfileError::NotInteger { ref symbol, .. }),
            ) => {
                let e = e.clone();
                match bound.iter().position(|(_, (n, _))| n == symbol) {
                    Some(at) => unknown.push((bound.remove(at).0.to_owned(), e)),
                    None => return Err(e.into()),
                }
            }
            Err(e) => return Err(e.into()),
        }
    }
}

/// How often conditions are true, by the numbers of their markers.
#[derive(Default)]
pub(super) struct Truths {
    /// how often true, and how often asked
    pub(super) found: FxHashMap<u64, Result<(BigInt, BigInt), Missing>>,
    unknown: Vec<String>,
}

/// How often the conditions of the functions reached are true at the point, in a copy of the module in which
/// they are branched on. What has no counts there has none, with the reason.
pub(super) fn truths(
    module: &Module,
    probes: &FxHashMap<u64, Probe>,
    name: &str,
    request: &Request<'_>,
    reached: &[String],
) -> Truths {
    let mut asked: Vec<(u64, Probe)> = probes
        .iter()
        .filter(|(_, p)| reached.contains(&module.functions[p.function].name))
        .map(|(&tag, &p)| (tag, p))
        .collect();
    asked.sort_by_key(|a| a.0);
    let all_symbols = || request.point.iter().map(|(n, _)| n.to_owned()).collect();
    if asked.is_empty() {
        return Truths { found: FxHashMap::default(), unknown: all_symbols() };
    }
    let only: Vec<Probe> = asked.iter().map(|a| a.1).collect();
    let counted = Observed::new(module, &only).map_err(PgoError::from).and_then(|observed| {
        let found = evaluate_copy(observed.module(), Some(&observed), name, request)?;
        Ok((observed, found))
    });
    let missing = |reason: String| Missing { reason, symbols: Vec::new() };
    let mut all = Truths::default();
    match counted {
        Err(e) => {
            let why = missing(e.to_string());
            all.found.extend(asked.iter().map(|(tag, _)| (*tag, Err(why.clone()))));
            all.unknown = all_symbols();
        }
        Ok((observed, found)) => {
            for (k, (tag, probe)) in asked.iter().enumerate() {
                let count = |b: Block| match found.blocks.of(probe.function, b) {
                    Some(count) => count.clone(),
                    None => Err(missing("it is not counted".to_owned())),
                };
                let end = observed.end(probe.function, probe.block).unwrap_or(probe.block);
                let holds = count(observed.holds(k));
                all.found.insert(*tag, holds.and_then(|holds| Ok((holds, count(end)?))));
            }
            all.unknown = found.unknown.into_iter().map(|u| u.0).collect();
        }
    }
    all
}

/// A symbol of the point that no change of the module has is an error.
pub(super) fn check_symbols(of_blocks: &mut Evaluated, truths: &Truths) -> Result<(), PgoError> {
    let nowhere = of_blocks.unknown.iter().position(|(n, _)| truths.unknown.contains(n));
    match nowhere {
        Some(k) => Err(of_blocks.unknown.swap_remove(k).1.into()),
        None => Ok(()),
    }
}

/// What to bind so that a count is known, as the end of a sentence.
pub(super) fn remedy(missing: &Missing) -> String {
    match missing.symbols.as_slice() {
        [] => String::new(),
        symbols => format!("; bind {} (`--at {}=…`)", symbols.join(", "), symbols[0]),
    }
}

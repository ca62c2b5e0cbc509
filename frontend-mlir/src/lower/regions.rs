//! What parallel regions ask of the functions of a module: which of them have some, which hand the number of threads
//! on, and which run within others' regions and so cannot be told alone.

use super::calls::direct_callee;
use super::function::{has_body, walk};
use super::omp::PARALLEL;
use crate::native::{Attr, Op};
use rustc_hash::{FxHashMap, FxHashSet};

/// What is known of the functions of a module, by qualified name.
#[derive(Default)]
pub(super) struct Regions {
    /// have operations of the dialect `omp`
    pub(super) parallel: FxHashSet<String>,
    /// those that have parallel regions, and functions that call them
    pub(super) threaded: FxHashSet<String>,
    /// cannot be carried over, with the reason
    pub(super) refused: FxHashMap<String, String>,
}

/// What a function does, as far as regions go.
#[derive(Default)]
struct Facts {
    calls: Vec<String>,
    /// functions whose address it takes
    takes: Vec<String>,
    /// may it run code that is not known?
    runs_unknown: bool,
    /// the name of an operation that asks which thread it is
    asks: Option<String>,
    has_regions: bool,
    /// what runs in its regions
    within: Vec<String>,
    runs_unknown_within: bool,
}

impl Regions {
    /// Of functions, each with its qualified name and that of the module around it.
    pub(super) fn of(functions: &[(String, String, Op<'_>)]) -> Regions {
        let asks = |f: &(String, String, Op<'_>)| {
            walk(f.2).into_iter().any(|op| op.name().starts_with("omp."))
        };
        if !functions.iter().any(asks) {
            return Regions::default();
        }
        let bodies: FxHashSet<&str> =
            functions.iter().filter(|f| has_body(f.2)).map(|f| f.0.as_str()).collect();
        let facts: FxHashMap<&str, Facts> = functions
            .iter()
            .filter(|f| has_body(f.2))
            .map(|(name, path, op)| (name.as_str(), facts(*op, path, &bodies)))
            .collect();
        let mut regions = Regions::default();
        // what sets the number of threads for later regions is not followed
        let setter = functions.iter().map(|f| f.0.as_str()).find(|name| {
            let last = name.rsplit("::").next().unwrap_or(name);
            ["omp_set_", "kmp_set_"].iter().any(|start| last.starts_with(start))
        });
        let within = within(&facts);
        for (&name, f) in &facts {
            let Some(what) = f.asks.as_ref() else { continue };
            if let Some(setter) = setter {
                let reason = format!(
                    "`{what}` in a module that calls `{setter}`, which may change what it does"
                );
                regions.refused.insert(name.to_owned(), reason);
                continue;
            }
            if !within.contains(name) {
                continue;
            }
            let reason = format!(
                "`{what}` in a function that parallel regions call: what it does depends on the region; inline it"
            );
            regions.refused.insert(name.to_owned(), reason);
        }
        let mut callers: FxHashMap<&str, Vec<&str>> = FxHashMap::default();
        for (&name, f) in &facts {
            for callee in &f.calls {
                callers.entry(callee).or_default().push(name);
            }
        }
        let mut work = Vec::new();
        for (&name, f) in &facts {
            if f.asks.is_some() && !regions.refused.contains_key(name) {
                regions.parallel.insert(name.to_owned());
                work.extend(f.has_regions.then_some(name));
            }
        }
        while let Some(name) = work.pop() {
            if regions.threaded.insert(name.to_owned()) {
                work.extend(callers.get(name).into_iter().flatten().copied());
            }
        }
        regions
    }
}

/// The functions that run in regions of others: what these call, and where they run what is not known, all whose
/// address is taken.
fn within(facts: &FxHashMap<&str, Facts>) -> FxHashSet<String> {
    let mut work: Vec<&str> = facts.values().flat_map(|f| &f.within).map(String::as_str).collect();
    let mut unknown = facts.values().any(|f| f.runs_unknown_within);
    let mut found = FxHashSet::default();
    let mut taken = false;
    loop {
        while let Some(name) = work.pop() {
            if found.insert(name.to_owned()) {
                if let Some(f) = facts.get(name) {
                    unknown |= f.runs_unknown;
                    work.extend(f.calls.iter().map(String::as_str));
                }
            }
        }
        if !unknown || taken {
            return found;
        }
        taken = true;
        work.extend(facts.values().flat_map(|f| &f.takes).map(String::as_str));
    }
}

fn facts(function: Op<'_>, path: &str, bodies: &FxHashSet<&str>) -> Facts {
    let mut facts = Facts::default();
    for op in walk(function) {
        let name = op.name();
        let (calls, unknown) = called(op, path, bodies);
        facts.runs_unknown |= unknown;
        facts.takes.extend(named(op, path, bodies).filter(|n| calls.as_ref() != Some(n)));
        facts.calls.extend(calls);
        if name.starts_with("omp.") && facts.asks.is_none() {
            facts.asks = Some(name.to_string());
        }
        facts.has_regions |= name == PARALLEL;
        if name == PARALLEL || name == "gpu.launch" || function.name() == "gpu.func" {
            for inner in std::iter::once(op).chain(walk(op)) {
                let (calls, unknown) = called(inner, path, bodies);
                facts.runs_unknown_within |= unknown;
                facts.within.extend(calls);
            }
        }
    }
    facts
}

/// The function that an operation calls by name, and whether it may run others.
fn called(op: Op<'_>, path: &str, bodies: &FxHashSet<&str>) -> (Option<String>, bool) {
    match direct_callee(op, path) {
        Some(callee) => {
            let outside = !bodies.contains(callee.as_str());
            (Some(callee), outside)
        }
        None => (None, super::shared::may_call(op)),
    }
}

/// The functions with bodies that an operation names.
fn named<'n>(
    op: Op<'n>,
    path: &'n str,
    bodies: &'n FxHashSet<&str>,
) -> impl Iterator<Item = String> + 'n {
    let mut work: Vec<Attr<'n>> = op.attrs().map(|(_, a)| a).collect();
    std::iter::from_fn(move || loop {
        let attr = work.pop()?;
        match attr.symbol() {
            Some(parts) => {
                let name = super::module::qualified(path, &parts);
                if bodies.contains(name.as_str()) {
                    return Some(name);
                }
            }
            None => work.extend(attr.children()),
        }
    })
}

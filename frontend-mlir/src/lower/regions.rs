//! What parallel regions ask of the functions of a module: which of them have some, which hand the number of threads
//! on, which run within others' regions and so cannot be told alone, and where a thread may end the program while
//! others run (see `ends`).

use super::calls::{direct_callee, is_definitive};
use super::function::has_body;
use super::omp::PARALLEL;
use super::shared::outside_may_wait;
use crate::native::{Attr, Op};
use rustc_hash::{FxHashMap, FxHashSet};

/// The operation whose result is a function.
const CONSTANT: &str = "func.constant";

/// What is known of the functions of a module, by qualified name.
#[derive(Default)]
pub(super) struct Regions {
    /// have operations of the dialect `omp`
    pub(super) parallel: FxHashSet<String>,
    /// those that have parallel regions, and functions that call them
    pub(super) threaded: FxHashSet<String>,
    /// may be called by one of several threads
    pub(super) among: FxHashSet<String>,
    /// may wait there for another thread
    pub(super) waiting: FxHashSet<String>,
    /// may end the program while threads of theirs run
    pub(super) ending: FxHashSet<String>,
    /// cannot be carried over, with the reason
    pub(super) refused: FxHashMap<String, String>,
}

/// What a function does, as far as regions go.
#[derive(Default)]
pub(super) struct Facts {
    pub(super) calls: Vec<String>,
    /// functions whose address it takes
    pub(super) takes: Vec<String>,
    /// may it run code that is not known?
    pub(super) runs_unknown: bool,
    /// may it end the program, or wait for another thread, without calling a function by name?
    pub(super) ends: bool,
    waits: bool,
    /// what several threads run at once
    pub(super) beside: Beside,
    /// the name of an operation that asks which thread it is
    asks: Option<String>,
    has_regions: bool,
    /// what runs in its regions
    within: Vec<String>,
    runs_unknown_within: bool,
}

/// What several threads of a function run at once.
#[derive(Default)]
pub(super) struct Beside {
    pub(super) calls: Vec<String>,
    pub(super) runs_unknown: bool,
    pub(super) ends: bool,
}

/// Functions with bodies.
struct Names<'n> {
    bodies: FxHashSet<&'n str>,
    /// those whose body is what calls of their names run
    definitive: FxHashSet<&'n str>,
}

/// Where an operation stands.
#[derive(Clone, Copy)]
struct Place {
    /// in the threads of a team or of a launch
    in_team: bool,
    /// in these, or in iterations that may run at once
    beside: bool,
}

impl Regions {
    /// Of functions, each with its qualified name and that of the module around it.
    pub(super) fn of(functions: &[(String, String, Op<'_>)]) -> Regions {
        let bodies: FxHashSet<&str> =
            functions.iter().filter(|f| has_body(f.2)).map(|f| f.0.as_str()).collect();
        let definitive: FxHashSet<&str> =
            functions.iter().filter(|f| is_definitive(f.2)).map(|f| f.0.as_str()).collect();
        let names = Names { bodies, definitive };
        let facts: FxHashMap<&str, Facts> = functions
            .iter()
            .filter(|f| has_body(f.2))
            .map(|(name, path, op)| (name.as_str(), facts(*op, path, &names)))
            .collect();
        let ending = super::ends::refused(functions, &facts);
        let refused = |name: &String| (name.clone(), super::ends::REASON.to_owned());
        let refused = ending.iter().map(refused).collect();
        let mut regions = Regions { ending, refused, ..Regions::default() };
        let beside: Vec<&str> =
            facts.values().flat_map(|f| &f.beside.calls).map(String::as_str).collect();
        regions.among = reached(&facts, beside, facts.values().any(|f| f.beside.runs_unknown));
        let declared: FxHashMap<&str, Op<'_>> =
            functions.iter().map(|(name, _, op)| (name.as_str(), *op)).collect();
        let outside = |name: &str| {
            !names.definitive.contains(name) && outside_may_wait(name, declared.get(name).copied())
        };
        let waits = |f: &Facts| f.waits || f.calls.iter().any(|callee| outside(callee));
        let waits = facts.iter().filter(|(_, f)| waits(f)).map(|(&name, _)| name).collect();
        regions.waiting = reaching(&facts, waits);
        // what sets the number of threads for later regions is not followed
        let setter = functions.iter().map(|f| f.0.as_str()).find(|name| {
            let last = name.rsplit("::").next().unwrap_or(name);
            ["omp_set_", "kmp_set_"].iter().any(|start| last.starts_with(start))
        });
        let within: Vec<&str> =
            facts.values().flat_map(|f| &f.within).map(String::as_str).collect();
        let within = reached(&facts, within, facts.values().any(|f| f.runs_unknown_within));
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
        let callers = callers(&facts);
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

/// The functions that call each function by name.
fn callers<'n>(facts: &'n FxHashMap<&str, Facts>) -> FxHashMap<&'n str, Vec<&'n str>> {
    let mut callers: FxHashMap<&str, Vec<&str>> = FxHashMap::default();
    for (&name, f) in facts {
        for callee in &f.calls {
            callers.entry(callee).or_default().push(name);
        }
    }
    callers
}

/// The functions from which control may reach these: what calls them, and where the address of one is taken, all that
/// run what is not known.
pub(super) fn reaching(facts: &FxHashMap<&str, Facts>, these: Vec<&str>) -> FxHashSet<String> {
    let callers = callers(facts);
    let mut work = these;
    let mut found: FxHashSet<String> = FxHashSet::default();
    let mut taken = false;
    loop {
        while let Some(name) = work.pop() {
            if found.insert(name.to_owned()) {
                work.extend(callers.get(name).into_iter().flatten().copied());
            }
        }
        if taken || !facts.values().flat_map(|f| &f.takes).any(|name| found.contains(name)) {
            return found;
        }
        taken = true;
        work.extend(facts.iter().filter(|(_, f)| f.runs_unknown).map(|(&name, _)| name));
    }
}

/// The functions that control may reach from calls of these: what they call, and where they, or what calls them, run
/// what is not known, all whose address is taken.
pub(super) fn reached(
    facts: &FxHashMap<&str, Facts>,
    these: Vec<&str>,
    unknown: bool,
) -> FxHashSet<String> {
    let (mut work, mut unknown): (Vec<&str>, bool) = (Vec::new(), unknown);
    for name in these {
        // those of them that are in the table live as long as it does
        work.extend(facts.get_key_value(name).map(|(&name, _)| name));
    }
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

fn facts(function: Op<'_>, path: &str, names: &Names<'_>) -> Facts {
    let bodies = &names.bodies;
    let mut facts = Facts::default();
    for (op, at) in placed(function) {
        let name = op.name();
        let (calls, unknown) = called(op, path, &names.definitive);
        let end = super::ends::of(op, path, bodies);
        facts.runs_unknown |= unknown;
        // calls by name are looked at later
        facts.waits |= super::shared::may_wait(op, &name) || unknown && calls.is_none();
        facts.ends |= end.happens;
        if name != CONSTANT {
            facts.takes.extend(named(op, path, bodies).filter(|n| calls.as_ref() != Some(n)));
        }
        for constant in used_constants(op) {
            facts.takes.extend(named(constant, path, bodies));
        }
        facts.takes.extend(end.taken);
        if name.starts_with("omp.") && facts.asks.is_none() {
            facts.asks = Some(name.to_string());
        }
        facts.has_regions |= name == PARALLEL;
        if at.in_team {
            facts.runs_unknown_within |= unknown;
            facts.within.extend(calls.clone());
        }
        if at.beside {
            facts.beside.runs_unknown |= unknown;
            facts.beside.ends |= end.happens;
            facts.beside.calls.extend(calls.clone());
        }
        facts.calls.extend(calls);
    }
    facts
}

/// Every operation within a function, outer ones first, and where it stands.
fn placed(function: Op<'_>) -> Vec<(Op<'_>, Place)> {
    let kernel = super::device::is_on_device(function);
    let mut all = Vec::new();
    let mut work = vec![(function, Place { in_team: kernel, beside: kernel })];
    while let Some((op, at)) = work.pop() {
        let blocks = op.regions().flat_map(|r| r.blocks());
        for inner in blocks.flat_map(|b| b.ops()).collect::<Vec<_>>() {
            let name = inner.name();
            let in_team = at.in_team || name == PARALLEL || name == "gpu.launch";
            let beside = at.beside
                || in_team
                || name == "gpu.launch_func"
                || super::shared::AT_ONCE.contains(&&*name);
            let at = Place { in_team, beside };
            all.push((inner, at));
            if inner.region_count() > 0 {
                work.push((inner, at));
            }
        }
    }
    all
}

/// The function that an operation calls by name, and whether it may run others.
fn called(op: Op<'_>, path: &str, definitive: &FxHashSet<&str>) -> (Option<String>, bool) {
    match direct_callee(op, path).or_else(|| super::gpu::kernel_of(op, path)) {
        Some(callee) => {
            let outside = !definitive.contains(callee.as_str());
            (Some(callee), outside)
        }
        None => (None, super::shared::may_call(op)),
    }
}

/// The constants of functions that an operation does more with than to call them.
fn used_constants(op: Op<'_>) -> impl Iterator<Item = Op<'_>> {
    let called = usize::from(op.name() == "func.call_indirect");
    let makers = op.operands().skip(called).filter_map(|v| v.maker());
    makers.filter(|maker| maker.name() == CONSTANT)
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

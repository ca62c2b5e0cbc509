//! One kernel at several levels: what its loops do, weighted by lanes and unrolling, adds up to the same
//! formula, proved by `symprof::equality` wherever it is decided. Where the optimiser does other work
//! (speculated operations, stores that are dead), the verdict is a point at which it does.

use super::folder;
use super::kernel::Unit;
use super::tools::Level;
use crate::support::{file, parallel};
use std::path::Path;
use symprof::equality::{equality, Equality};
use symprof::expr::{Expr, Store};
use symprof::profile::{FeatureFormulas, ModuleProfile, Options, Status};

/// The levels that are compared with the first one.
const LEVELS: [Level; 3] = [Level::O1, Level::O2, Level::O3];

/// The features of a kernel as formulas.
fn features(ir: &Path, function: &str) -> Option<FeatureFormulas> {
    let (loaded, instructions) = symprof::input::load_with_instructions(ir).expect("it is read");
    let profile = ModuleProfile::new(&loaded.module, Options::default());
    let id = loaded.module.by_name(function)?;
    Some(profile.features(id, &instructions).formulas(&profile))
}

/// The verdict on two formulas of versions, within the domains of both.
fn compare(versions: [&FeatureFormulas; 2], formulas: [Expr; 2]) -> Option<Equality> {
    let mut common = Store::new();
    let mut import = |k: usize, e: Expr| {
        let from = &versions[k].store;
        common.import(from, e, &mut |store, symbol| {
            let data = from.symbol_data(symbol);
            let symbol = store.find_symbol(&data.name).unwrap_or_else(|| {
                store.fresh(&data.name, data.kind, data.lo.clone(), data.hi.clone())
            });
            Some(store.sym(symbol))
        })
    };
    let mut domain = Vec::new();
    for (k, version) in versions.iter().enumerate() {
        for c in version.domain.iter().chain(&version.data_domain) {
            domain.push(import(k, c.expr())?);
        }
    }
    let [a, b] = [0, 1].map(|k| import(k, formulas[k]));
    Some(equality(&common, a?, b?, &domain))
}

/// What came out for one total of one kernel at one level.
struct Outcome {
    what: &'static str,
    title: String,
    verdict: Option<Equality>,
}

fn outcomes(unit: &Unit) -> Vec<Outcome> {
    let versions = LEVELS.map(|level| {
        let folder = folder(&format!("levels-{}-{}", unit.name, level.name));
        std::fs::create_dir_all(&folder).expect("a folder");
        level.compile(std::slice::from_ref(&unit.path), &folder).expect("it compiles");
        features(&folder.join(format!("{}.ll", unit.name)), &unit.name)
    });
    let [Some(first), rest @ ..] = &versions else { return Vec::new() };
    let mut all = Vec::new();
    for (level, second) in LEVELS[1..].iter().zip(rest) {
        let Some(second) = second else { continue };
        let totals = [first, second].map(|v| &v.table.whole().totals);
        let flops = totals.map(|t| t.flops.as_ref().ok());
        let stored = totals.map(|t| t.stored.as_ref().ok());
        for (what, found) in [("FLOPs", flops), ("bytes stored", stored)] {
            let [Some(a), Some(b)] = found else { continue };
            if [a, b].iter().any(|f| f.status != Status::ClosedForm) {
                continue;
            }
            let zero = |v: &FeatureFormulas, e: Expr| v.store.is_zero(e);
            if zero(first, a.formula.expr()) && zero(second, b.formula.expr()) {
                continue;
            }
            let formulas = [a.formula.expr(), b.formula.expr()];
            let verdict = compare([first, second], formulas);
            let title = format!("{} -{}: {what}", unit.name, level.name);
            all.push(Outcome { what, title, verdict });
        }
    }
    all
}

/// Of the totals that both levels have in closed form, at least so many percent are proved equal, and at most so
/// many are not decided. As they are, with half a percent to go.
const EQUAL: [(&str, f64, f64); 2] = [("FLOPs", 84.0, 10.3), ("bytes stored", 80.1, 16.6)];

#[test]
fn levels_do_the_same_work() {
    let units = Unit::read_all(&file("c")).expect("the corpus");
    let all: Vec<Outcome> = parallel(&units, outcomes).into_iter().flatten().collect();
    for (what, least, most) in EQUAL {
        let of: Vec<&Outcome> = all.iter().filter(|o| o.what == what).collect();
        let is = |o: &&&Outcome, equal: bool| match &o.verdict {
            Some(Equality::Equal) => equal,
            Some(Equality::Different(_)) => false,
            _ => !equal,
        };
        let percent =
            |equal| 100.0 * of.iter().filter(|o| is(o, equal)).count() as f64 / of.len() as f64;
        let (equal, open) = (percent(true), percent(false));
        println!("{what}: {} pairs, {equal:.1} % equal, {open:.1} % not decided", of.len());
        for o in &of {
            if !matches!(o.verdict, Some(Equality::Equal)) {
                println!("  {}: {:?}", o.title, o.verdict);
            }
        }
        assert!(of.len() > 150, "{what}: {} pairs", of.len());
        assert!(equal >= least && open <= most, "{what}: {equal:.1} % equal, {open:.1} % open");
    }
}

//! One kernel at several levels: what its loops do, weighted by lanes and unrolling, adds up to the same
//! formula, proved by `symprof::equality` wherever it is decided. Where the optimiser does other work
//! (masked lanes, operations that are hoisted, stores that are dead), the verdict is a point at which it does.

use super::folder;
use super::kernel::Unit;
use super::tools::Level;
use crate::support::{file, parallel};
use symprof::profile::{ModuleProfile, Options, Status};
use symprof::report::diff::{Diff, Verdict, Version};

/// The levels that are compared with the first one.
const LEVELS: [Level; 3] = [Level::O1, Level::O2, Level::O3];

/// What came out for one total of one kernel at one level.
struct Outcome {
    what: &'static str,
    title: String,
    verdict: Verdict,
}

/// The totals of a kernel that have a closed form at -O1 and another level, and are not 0 at both.
fn outcomes(unit: &Unit) -> Vec<Outcome> {
    let loaded = LEVELS.map(|level| {
        let folder = folder(&format!("levels-{}-{}", unit.name, level.name));
        std::fs::create_dir_all(&folder).expect("a folder");
        level.compile(std::slice::from_ref(&unit.path), &folder).expect("it compiles");
        let ir = folder.join(format!("{}.ll", unit.name));
        symprof::input::load_with_instructions(&ir).expect("it is read")
    });
    let profiles = loaded.each_ref().map(|l| ModuleProfile::new(&l.0.module, Options::default()));
    let Ok(ids) = profiles.iter().map(|p| p.by_name(&unit.name)).collect::<Result<Vec<_>, _>>()
    else {
        return Vec::new();
    };
    let features: Vec<_> = (0..LEVELS.len())
        .map(|k| profiles[k].features(ids[k], &loaded[k].1).formulas(&profiles[k]))
        .collect();
    let version =
        |k: usize| Version { profile: profiles[k].function(ids[k]), features: &features[k] };
    let mut all = Vec::new();
    for (k, level) in LEVELS.iter().enumerate().skip(1) {
        for (what, ..) in EQUAL {
            let has_work = |k: usize| {
                let totals = &features[k].table.whole().totals;
                let total = if what == "FLOPs" { &totals.flops } else { &totals.stored };
                let found = total.as_ref().ok().filter(|f| f.status == Status::ClosedForm)?;
                Some(!features[k].store.is_zero(found.formula.expr()))
            };
            if let (Some(a), Some(b)) = (has_work(0), has_work(k)) {
                if a || b {
                    let row = Diff::total(version(0), version(k), what).expect("a total");
                    let title = format!("{} -{}: {what}", unit.name, level.name);
                    all.push(Outcome { what, title, verdict: row.verdict });
                }
            }
        }
    }
    all
}

/// Of the totals that both levels have in closed form, at least so many percent are proved equal, and at most so
/// many are not decided. As they are, with half a percent to go.
const EQUAL: [(&str, f64, f64); 2] = [("FLOPs", 78.1, 16.4), ("bytes stored", 76.2, 19.9)];

#[test]
fn levels_do_the_same_work() {
    let units = Unit::read_all(&file("c")).expect("the corpus");
    let all: Vec<Outcome> = parallel(&units, outcomes).into_iter().flatten().collect();
    for (what, least, most) in EQUAL {
        let of: Vec<&Outcome> = all.iter().filter(|o| o.what == what).collect();
        let percent = |is: fn(&Verdict) -> bool| {
            100.0 * of.iter().filter(|o| is(&o.verdict)).count() as f64 / of.len() as f64
        };
        let equal = percent(|v| *v == Verdict::Same);
        let open = percent(|v| matches!(v, Verdict::Undecided(_)));
        println!("{what}: {} pairs, {equal:.1} % equal, {open:.1} % not decided", of.len());
        for o in of.iter().filter(|o| o.verdict != Verdict::Same) {
            println!("  {}: {:?}", o.title, o.verdict);
        }
        assert!(of.len() > 150, "{what}: {} pairs", of.len());
        assert!(equal >= least && open <= most, "{what}: {equal:.1} % equal, {open:.1} % open");
    }
}

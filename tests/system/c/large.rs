//! Closed forms at sizes that nothing could execute: as quick as at small ones.

use super::folder;
use super::kernel::{Kind, Unit};
use super::tools::Level;
use crate::support::{file, parallel};
use num_bigint::BigInt;
use std::time::{Duration, Instant};
use symprof::profile::{Engine, ModuleProfile, Options, Point, Status};

/// Evaluation of all formulas of a function. Generous: tests are not fully optimised.
const LIMIT: Duration = Duration::from_millis(500);

/// How long the formulas of a function take at small and at large sizes, if all are closed forms;
/// and the largest count.
fn times(unit: &Unit) -> Option<(String, Duration, Duration, BigInt)> {
    let case = &unit.cases[0];
    let ir = folder("large").join(format!("{}.ll", unit.name));
    let loaded = symprof::input::load(ir).expect("it loads");
    let profile = ModuleProfile::new(&loaded.module, Options::default());
    let id = profile.by_name(&case.name).expect("it is there");
    let blocks = profile.function(id).blocks();
    if blocks.iter().any(|b| b.count.status() != Status::ClosedForm) {
        return None;
    }
    let mut largest = BigInt::ZERO;
    let mut time = |size: i128| {
        let integers = case.parameters.iter().filter(|(_, k)| *k == Kind::Integer);
        let point: Point =
            integers.zip([0, 3, 1, 7, 2, 5]).map(|((n, _), d)| (n.clone(), size - d)).collect();
        let start = Instant::now();
        let got = profile.evaluate_by(Engine::Formula, id, &point).ok()?;
        let time = start.elapsed();
        let counts = got.root().blocks.iter().filter_map(|b| b.count.clone());
        largest = counts.max()?;
        Some(time)
    };
    let small = time(20)?;
    let large = time(1_000_000_000)?;
    Some((case.name.clone(), small, large, largest))
}

#[test]
fn sizes_of_a_billion() {
    let units = Unit::read_all(&file("c")).expect("the corpus");
    let sources: Vec<_> = units.iter().map(|u| u.path.clone()).collect();
    let folder = folder("large");
    std::fs::create_dir_all(&folder).expect("a folder");
    Level::O1.compile(&sources, &folder).expect("it compiles");
    let all: Vec<_> = parallel(&units, times).into_iter().flatten().collect();
    let slow: Vec<_> = all.iter().filter(|(_, _, large, _)| *large > LIMIT).collect();
    assert!(slow.is_empty(), "{slow:?}");
    let huge = all.iter().filter(|(_, _, _, n)| *n > BigInt::from(1u64 << 40)).count();
    println!("{} functions all of closed forms, {huge} with counts over 2^40", all.len());
    // most of the corpus is linear algebra, stencils and layers
    assert!(huge >= 60, "{huge} of {}", all.len());
}

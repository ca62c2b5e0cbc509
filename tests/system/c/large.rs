//! Closed forms at sizes that nothing could execute: as quick as at small ones.

use super::folder;
use super::kernel::{Kind, Unit};
use super::tools::Level;
use crate::support::{file, parallel};
use num_bigint::BigInt;
use std::time::{Duration, Instant};
use symprof::profile::{Engine, ModuleProfile, Options, Point, Source, Status};

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
    let inside = profile.callees(id).into_iter().flat_map(|c| c.functions());
    let mut all = blocks.iter().chain(inside.flat_map(|f| f.blocks()));
    if all.any(|b| b.count.status() != Status::ClosedForm) {
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
        let counts = got.functions.iter().flat_map(|f| &f.blocks).filter_map(|b| b.count.clone());
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

/// A callee whose bound is the caller's index, called a billion times: no execution could end.
#[test]
fn callees_at_a_billion() {
    let source = file("c").join("call_rows.c");
    let folder = folder("large_callees");
    std::fs::create_dir_all(&folder).expect("a folder");
    for level in Level::all() {
        level.compile(std::slice::from_ref(&source), &folder).expect("it compiles");
        let loaded = symprof::input::load(folder.join("call_rows.ll")).expect("it loads");
        let profile = ModuleProfile::new(&loaded.module, Options::default());
        let id = profile.by_name("call_rows").expect("it is there");
        let n = profile.function(id).parameters()[0].name.clone();
        let billion: Point = [(n.clone(), 1_000_000_000)].into_iter().collect();
        let start = Instant::now();
        let got = profile.evaluate(id, &billion).expect("formulas");
        assert!(start.elapsed() < Duration::from_secs(5), "{level:?}: {:?}", start.elapsed());
        let row = got.functions.iter().find(|f| f.name == "row").expect("it is called");
        assert_eq!(row.blocks[0].count, Some(BigInt::from(1_000_000_001)), "{level:?}");
        let all = got.functions.iter().flat_map(|f| &f.blocks);
        assert!(all.clone().all(|b| b.source == Some(Source::Formula)), "{level:?}");
        for size in [-3, 0, 1, 2, 3, 4, 5, 17, 40] {
            let point: Point = [(n.clone(), size)].into_iter().collect();
            profile.evaluate_by(Engine::Both, id, &point).expect("no difference");
        }
    }
}

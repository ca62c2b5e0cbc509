//! Closed forms at sizes that nothing could execute: as quick as at small ones.

use super::folder;
use super::kernel::{Kind, Unit};
use super::tools::Level;
use crate::support::{file, parallel};
use num_bigint::BigInt;
use symprof::profile::{
    BlockValue, Engine, FunctionEvaluation, ModuleProfile, Options, Point, Source, Status,
};

/// Steps of the evaluation of one formula: a closed form has few, at any size.
const STEPS: u64 = 20_000;

fn options() -> Options {
    Options::default().with_formula_steps(STEPS)
}

/// The largest count of a function at large sizes, if all its formulas are closed forms; the blocks
/// that have a count at small sizes and none at large ones.
fn at_a_billion(unit: &Unit) -> Option<(BigInt, Vec<String>)> {
    let case = &unit.cases[0];
    let ir = folder("large").join(format!("{}.ll", unit.name));
    let loaded = symprof::input::load(ir).expect("it loads");
    let profile = ModuleProfile::new(&loaded.module, options());
    let id = profile.by_name(&case.name).expect("it is there");
    let blocks = profile.function(id).blocks();
    let inside = profile.callees(id).into_iter().flat_map(|c| c.functions());
    let mut all = blocks.iter().chain(inside.flat_map(|f| f.blocks()));
    if all.any(|b| b.count.status() != Status::ClosedForm) {
        return None;
    }
    let counts = |size: i128| {
        let integers = case.parameters.iter().filter(|(_, k)| *k == Kind::Integer);
        let point: Point =
            integers.zip([0, 3, 1, 7, 2, 5]).map(|((n, _), d)| (n.clone(), size - d)).collect();
        let got = profile.evaluate_by(Engine::Formula, id, &point).ok()?;
        let of = |f: &FunctionEvaluation| {
            let block = |b: &BlockValue| (format!("{}/{}", f.name, b.name), b.count.clone());
            f.blocks.iter().map(block).collect::<Vec<_>>()
        };
        Some(got.functions.iter().flat_map(of).collect::<Vec<_>>())
    };
    let (small, large) = (counts(20)?, counts(1_000_000_000)?);
    let lost = small.iter().zip(&large).filter(|(s, l)| s.1.is_some() && l.1.is_none());
    let lost = lost.map(|(s, _)| s.0.clone()).collect();
    Some((large.iter().filter_map(|(_, n)| n.clone()).max()?, lost))
}

#[test]
fn sizes_of_a_billion() {
    let units = Unit::read_all(&file("c")).expect("the corpus");
    let sources: Vec<_> = units.iter().map(|u| u.path.clone()).collect();
    let folder = folder("large");
    std::fs::create_dir_all(&folder).expect("a folder");
    Level::O1.compile(&sources, &folder).expect("it compiles");
    let all: Vec<_> = parallel(&units, at_a_billion).into_iter().flatten().collect();
    let lost: Vec<&String> = all.iter().flat_map(|(_, lost)| lost).collect();
    // a billion to the left: no number that anyone writes down
    let shifts = |block: &&String| block.starts_with("edge_shift_bounds/");
    assert!(lost.iter().all(shifts), "without a count: {lost:?}");
    let huge = all.iter().filter(|(n, _)| *n > BigInt::from(1u64 << 40)).count();
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
        let profile = ModuleProfile::new(&loaded.module, options());
        let id = profile.by_name("call_rows").expect("it is there");
        let n = profile.function(id).parameters()[0].name.clone();
        let billion: Point = [(n.clone(), 1_000_000_000)].into_iter().collect();
        let got = profile.evaluate(id, &billion).expect("formulas");
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

//! C kernels whose control flow the parameters decide, compiled at every level, executed with a
//! counter in each block, and compared with the profile; hand-written ones (`tests/c`), functions
//! in the style of real programs, in C and C++ (`tests/real`), and random ones.
//!
//! Reading order: [`kernel`] (a C file), [`tools`] (clang), [`instrument`] (counters), [`cplusplus`]
//! (what they need in C++), [`execute`] (true counts), [`check`] (comparison), [`pgo`] (the counters against LLVM's own), [`features`] (instructions, operations, bytes),
//! [`annotate`] (what the optimiser takes, against what it makes of a run), [`random`];
//! [`dialect`] (the LLVM dialect of MLIR); [`classics`] (how formulas read), [`levels`] (the same work at each level), [`large`] (sizes that nothing could execute), [`patience`]
//! (sums that would not end).

mod annotate;
pub mod check;
mod classics;
pub mod cplusplus;
mod dialect;
mod diff;
pub mod execute;
mod features;
mod frequencies;
pub mod instrument;
pub mod kernel;
mod large;
mod levels;
mod lines;
mod machine_code;
mod openmp;
mod patience;
mod pgo;
mod pthreads;
mod random;
pub mod tools;
mod tvm_tasks;

use super::support::{file, parallel};
use crate::golden::book::{blesses, Pages, Settled};
use crate::golden::{version, Answered, Assumed, Book, Evaluated, Replayed};
use check::{check_unit, Report, Shares};
use execute::Build;
use kernel::Unit;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use tools::Level;

/// A folder for what a test compiles.
fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("c").join(name)
}

/// Compiles units at each level in batches, executes all functions and checks every count; with
/// `golden`, reads what golden files have of them too.
fn check_all(name: &str, levels: &[Level], units: &[Unit], batch: usize, golden: bool) -> Report {
    let jobs: Vec<(Level, usize, &[Unit])> = levels
        .iter()
        .flat_map(|&l| units.chunks(batch).enumerate().map(move |(k, u)| (l, k, u)))
        .collect();
    let builds = parallel(&jobs, |(level, k, units)| {
        Build::new(*level, units, &folder(&format!("{name}{k}")))
    });
    let builds: Vec<Build> = builds.into_iter().map(|b| b.expect("it compiles")).collect();
    let units: Vec<_> = builds.iter().flat_map(|b| b.units.iter().map(move |u| (b, u))).collect();
    Report::new(parallel(&units, |(b, u)| check_unit(b, u, golden)).into_iter().flatten().collect())
}

/// The first lines of a list, for a message.
fn head(lines: &[String]) -> String {
    lines.iter().take(20).cloned().collect::<Vec<_>>().join("\n")
}

/// Of the blocks that data does not decide, at least so many percent are closed forms, and at most so
/// many have no formula over the parameters, at each level. As they are, with half a percent to go.
const SHARES: &Shares = &[
    ("O0", 90.5, 7.0),
    ("O1", 92.3, 6.3),
    ("O2", 90.6, 6.4),
    ("O3", 90.5, 6.2),
    ("Os", 91.7, 6.6),
];
/// At least so many of the values that golden formulas may have are read back and exact.
const READ_PERCENT: f64 = 97.0;
/// At least so many of the executed points of kernels in closed form are answered by compiled formulas. As it is, with
/// two tenths to go: three stencils whose domains fail at their points are four tenths.
const COMPILED_PERCENT: f64 = 96.4;

#[test]
fn corpus_and_its_golden_formulas() {
    let units = Unit::read_all(&file("c")).expect("the corpus");
    assert!(units.len() >= 150, "{} kernels", units.len());
    let report = check_all("corpus", &Level::all(), &units, 25, true);
    report.print("C corpus");
    let exceptions = report.exceptions();
    println!("not closed forms:\n{}", exceptions.join("\n"));
    let wrong = report.wrong();
    assert!(wrong.is_empty(), "{} wrong counts:\n{}", wrong.len(), head(&wrong));
    let open = report.open();
    assert!(open.is_empty(), "{} counts missing:\n{}", open.len(), head(&open));
    golden_formulas(&report);
    report.assert_shares(SHARES);
}

#[test]
fn real_programs() {
    let units = Unit::read_all(&file("real")).expect("the corpus");
    let levels = [Level::all(), vec![Level::O1G]].concat();
    // a program for each: what C++ headers define is in several files, and counts in each
    let report = check_all("real", &levels, &units, 1, false);
    report.print("Real programs");
    report.print_with_data("Real programs, also those that data decides");
    println!("not closed forms:\n{}", report.reasons().join("\n"));
    println!("slowest:\n{}", head(&report.slowest()));
    let wrong = report.wrong();
    assert!(wrong.is_empty(), "{} wrong counts:\n{}", wrong.len(), head(&wrong));
    // what has no count stands in a list, each function with its level
    let known = std::fs::read_to_string(file("real/known.txt")).expect("the list");
    let known: BTreeSet<&str> = known.lines().collect();
    let open = report.open();
    let of = |line: &str| format!("open {}", line.split(": ").next().unwrap_or_default());
    let found: BTreeSet<String> = open.iter().map(|line| of(line)).collect();
    let new: Vec<String> = open.iter().filter(|l| !known.contains(&*of(l))).cloned().collect();
    let names: BTreeSet<String> = new.iter().map(|line| of(line)).collect();
    assert!(new.is_empty(), "{} counts missing, {names:?}:\n{}", new.len(), head(&new));
    let gone: Vec<&&str> = known.iter().filter(|k| !found.contains(**k)).collect();
    assert!(gone.is_empty(), "have counts by now, to be taken from the list: {gone:?}");
}

/// Compares the golden files with what came out, or writes them.
fn golden_formulas(report: &Report) {
    let folder = file("c/golden");
    let mut kernels: BTreeMap<String, Pages> = BTreeMap::new();
    let mut wrong: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut all = Evaluated::default();
    let mut assumed = Assumed::default();
    for o in report.outcomes() {
        kernels.entry(o.name.clone()).or_default().push((o.level.to_owned(), o.page.clone()));
        let at_level = |w: &String| format!("{}: {w}", o.level);
        wrong.entry(o.name.clone()).or_default().extend(o.evaluated.wrong.iter().map(at_level));
        all.add(o.evaluated.clone());
        assumed.add(o.assumed.clone());
    }
    println!("C corpus: {}", assumed.summary());
    let mut replayed = Replayed::default();
    report.outcomes().iter().for_each(|o| replayed.add(o.replayed.clone()));
    println!("C corpus, {}", replayed.summary());
    assert!(replayed.wrong.is_empty(), "{}", head(&replayed.wrong));
    assert!(replayed.missing.is_empty(), "no replay:\n{}", head(&replayed.missing));
    assert!(assumed.failures.is_empty(), "{}", head(&assumed.failures));
    let mut answered = Answered::default();
    for o in report.outcomes() {
        if o.answered.interpreted > 0 {
            let of = (o.answered.interpreted, o.answered.points);
            println!("{} {}: {of:?} points left to the evaluator", o.level, o.name);
        }
        answered.add(o.answered.clone());
    }
    println!("C corpus, {}", answered.summary());
    assert!(answered.wrong.is_empty(), "{}", head(&answered.wrong));
    assert!(answered.percent() >= COMPILED_PERCENT, "{}", answered.summary());
    println!("C corpus, golden formulas: {}", all.summary());
    assert!(all.unread.is_empty(), "not read back:\n{}", head(&all.unread));
    let without = [&all.failed[..], &all.unbound].concat();
    assert!(without.is_empty(), "without a value:\n{}", head(&without));
    let clang = version::installed().unwrap_or_else(|e| panic!("{e}"));
    let note = version::difference(&folder, &clang);
    let book = Book::new(&folder, &Level::NAMES);
    let settled = book.settle(&kernels, &wrong, note.as_deref(), blesses());
    let settled = settled.unwrap_or_else(|e| panic!("{e}"));
    if let Settled::Blessed(files) = settled {
        println!("{files} golden files written");
        version::record(&folder, &clang).unwrap_or_else(|e| panic!("{e}"));
    }
    assert!(all.percent() >= READ_PERCENT, "{}", all.summary());
}

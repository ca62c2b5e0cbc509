//! C kernels whose control flow the parameters decide, compiled at every level, executed with a
//! counter in each block, and compared with the profile; hand-written ones (`tests/c`) and random
//! ones.
//!
//! Reading order: [`kernel`] (a C file), [`tools`] (clang), [`instrument`] (counters), [`execute`]
//! (true counts), [`check`] (comparison), [`pgo`] (the counters against LLVM's own), [`random`];
//! [`classics`] (how formulas read), [`large`] (sizes that nothing could execute), [`patience`]
//! (sums that would not end).

mod check;
mod classics;
mod execute;
pub mod instrument;
mod kernel;
mod large;
mod patience;
mod pgo;
mod random;
pub mod tools;

use super::support::{file, parallel};
use check::{check_unit, Report};
use execute::Build;
use kernel::Unit;
use std::path::{Path, PathBuf};
use tools::Level;

/// A folder for what a test compiles.
fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("c").join(name)
}

/// Compiles units at each level in batches, executes all functions and checks every count.
fn check_all(name: &str, levels: &[Level], units: &[Unit], batch: usize) -> Report {
    let jobs: Vec<(Level, usize, &[Unit])> = levels
        .iter()
        .flat_map(|&l| units.chunks(batch).enumerate().map(move |(k, u)| (l, k, u)))
        .collect();
    let builds = parallel(&jobs, |(level, k, units)| {
        Build::new(*level, units, &folder(&format!("{name}{k}")))
    });
    let builds: Vec<Build> = builds.into_iter().map(|b| b.expect("it compiles")).collect();
    let units: Vec<_> = builds.iter().flat_map(|b| b.units.iter().map(move |u| (b, u))).collect();
    Report::new(parallel(&units, |(b, u)| check_unit(b, u)).into_iter().flatten().collect())
}

/// The first lines of a list, for a message.
fn head(lines: &[String]) -> String {
    lines.iter().take(20).cloned().collect::<Vec<_>>().join("\n")
}

/// At least so many of the blocks that data does not decide are closed forms at -O1 to -O3.
const CLOSED_PERCENT: f64 = 90.0;

#[test]
fn corpus() {
    let units = Unit::read_all(&file("c")).expect("the corpus");
    assert!(units.len() >= 150, "{} kernels", units.len());
    let report = check_all("corpus", &Level::all(), &units, 25);
    report.print("C corpus");
    let exceptions = report.exceptions();
    println!("not closed forms:\n{}", exceptions.join("\n"));
    let wrong = report.wrong();
    assert!(wrong.is_empty(), "{} wrong counts:\n{}", wrong.len(), head(&wrong));
    let open = report.open();
    assert!(open.is_empty(), "{} counts missing:\n{}", open.len(), head(&open));
    let closed = report.closed_percent(&["O1", "O2", "O3"]);
    assert!(closed >= CLOSED_PERCENT, "{closed:.1}% closed forms:\n{}", head(&exceptions));
}

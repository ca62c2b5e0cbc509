//! Random C functions through the same pipeline. A seed gives the same function for ever:
//!
//! ```text
//! SYMPROF_C_PROGRAMS=5000 cargo test --test system c::random      as many, from seed 0
//! SYMPROF_C_SEED=1234 SYMPROF_C_PROGRAMS=1 cargo test …           that one
//! ```
//!
//! A failing function is made smaller before it is shown.

mod generate;
mod loops;
mod program;
mod regions;
mod values;

use super::check::{words, Report, Shares};
use super::execute::THREADS;
use super::kernel::{Case, Kind, Unit};
use super::tools::Level;
use super::{check_all, folder};
use generate::{generate, generate_parallel};
use program::Program;
use std::time::{Duration, Instant};
use symprof::symprof_core::testing::Rng;

/// Functions in one file: a compiler starts once for all.
const TOGETHER: usize = 20;
/// Points of each function.
const POINTS: usize = 8;
/// Functions of the ordinary run, and of that with parallel regions.
const ORDINARY: u64 = 200;
const ORDINARY_REGIONS: u64 = 100;
/// Of the blocks of the ordinary run, at least so many percent are closed forms, and at most so many
/// have no formula over the parameters. As they are, with about one percent to go.
const SHARES: &Shares = &[
    ("O0", 64.5, 28.5),
    ("O1", 62.5, 29.5),
    ("O2", 64.0, 26.5),
    ("O3", 64.0, 25.0),
    ("Os", 63.0, 29.0),
];
/// The same of functions with parallel regions.
const REGION_SHARES: &Shares =
    &[("O0omp", 66.0, 23.5), ("O1omp", 60.5, 27.0), ("O2omp", 60.0, 29.5), ("O3omp", 59.0, 30.5)];
/// How long failing functions are made smaller, in all.
const SHRINK: Duration = Duration::from_secs(60);

fn number(variable: &str, default: u64) -> u64 {
    std::env::var(variable).ok().and_then(|v| v.parse().ok()).unwrap_or(default)
}

fn first_seed() -> u64 {
    number("SYMPROF_C_SEED", 0)
}

/// A function as a case: at zeros and ones (as far as its parameters take them), then anywhere.
fn case(program: &Program, seed: u64) -> Case {
    let mut rng = Rng::new(seed);
    let mut parameters: Vec<(String, Kind)> =
        program.parameters.iter().map(|p| (p.name.clone(), Kind::Integer)).collect();
    parameters.extend(["a", "b"].map(|b| (b.to_owned(), Kind::Buffer)));
    let parallel = program.parallel;
    let point = |k: usize| {
        let value = |p: &program::Parameter, rng: &mut Rng| match k {
            0 => p.low.max(0),
            1 => p.high.min(1),
            _ if rng.percent(15) => p.high,
            _ => rng.range(p.low, p.high),
        };
        let mut point: Vec<(String, i64)> =
            program.parameters.iter().map(|p| (p.name.clone(), value(p, &mut rng))).collect();
        point.extend(parallel.then(|| (THREADS.to_owned(), [3, 2, 1, 8][k % 4])));
        point
    };
    Case {
        name: program.name.clone(),
        prototype: program.prototype(),
        parameters,
        points: (0..POINTS).map(point).collect(),
        pointers: Vec::new(),
        data: program.data,
        typed: false,
    }
}

/// The folder of a run, named for its first seed: runs at once do not disturb each other.
fn run_folder(parallel: bool) -> String {
    format!("random{}/{}", if parallel { "_omp" } else { "" }, first_seed())
}

/// Programs written to one file.
fn unit(name: &str, programs: &[(u64, Program)]) -> Unit {
    let parallel = programs.iter().any(|(_, p)| p.parallel);
    let dir = folder(&run_folder(parallel)).join("sources");
    std::fs::create_dir_all(&dir).expect("a folder");
    let path = dir.join(format!("{name}.c"));
    let text: Vec<String> = programs.iter().map(|(_, p)| p.text()).collect();
    std::fs::write(&path, text.join("\n")).expect("a file");
    let cases = programs.iter().map(|(seed, p)| case(p, *seed)).collect();
    Unit { name: name.to_owned(), path, cases }
}

/// The failures of one function at one level, the shortest explanation first.
fn failures(level: Level, seed: u64, program: &Program) -> Vec<String> {
    let units = [unit("smaller", &[(seed, program.clone())])];
    let report =
        check_all(&format!("{}/smaller", run_folder(program.parallel)), &[level], &units, 1, false);
    let mut all = report.wrong();
    all.extend(report.open());
    all
}

/// Leaves out of a failing function what does not matter.
fn shrink(level: Level, seed: u64, mut program: Program, deadline: Instant) -> Program {
    'smaller: loop {
        for candidate in program.smaller() {
            if Instant::now() > deadline {
                return program;
            }
            if !failures(level, seed, &candidate).is_empty() {
                program = candidate;
                continue 'smaller;
            }
        }
        return program;
    }
}

#[test]
fn programs() {
    compare("random C functions", &Level::all(), generate, ORDINARY, SHARES);
}

#[test]
fn regions() {
    let title = "random parallel regions";
    compare(title, &Level::PARALLEL, generate_parallel, ORDINARY_REGIONS, REGION_SHARES);
}

/// Functions of many seeds, executed and counted at each level.
fn compare(
    title: &str,
    levels: &[Level],
    generate: impl Fn(&str, u64) -> Program,
    ordinary: u64,
    shares: &Shares,
) {
    let first = first_seed();
    let count = number("SYMPROF_C_PROGRAMS", ordinary);
    let all: Vec<(u64, Program)> =
        (first..first + count).map(|s| (s, generate(&format!("f{s}"), s))).collect();
    let folder_of_run = run_folder(all.iter().any(|(_, p)| p.parallel));
    let units: Vec<Unit> = all
        .chunks(TOGETHER)
        .map(|p| unit(&format!("random{}", p.first().map_or(0, |(s, _)| *s)), p))
        .collect();
    let report = check_all(&format!("{folder_of_run}/batch"), levels, &units, 5, false);
    report.print(title);
    let (wrong, open) = (report.wrong(), report.open());
    if wrong.is_empty() && open.is_empty() {
        if (first, count) == (0, ordinary) {
            report.assert_shares(shares);
        }
        // thousands on demand would fill a disk
        return std::fs::remove_dir_all(folder(&folder_of_run)).expect("its folder is removed");
    }
    explain(&report, &all, levels);
    panic!("{} wrong counts, {} missing", wrong.len(), open.len());
}

/// Prints failing functions, made smaller, each once.
fn explain(report: &Report, all: &[(u64, Program)], levels: &[Level]) {
    let deadline = Instant::now() + SHRINK;
    let mut shown = Vec::new();
    for (level, name) in report.failing() {
        let Some((seed, program)) = all.iter().find(|(_, p)| p.name == name) else { continue };
        let Some(&level) = levels.iter().find(|l| l.name == level) else { continue };
        if shown.contains(seed) || shown.len() == 10 {
            continue;
        }
        shown.push(*seed);
        let small = shrink(level, *seed, program.clone(), deadline);
        let point = &case(&small, *seed).points[0];
        println!("seed {seed} at {} (points as {}):\n{}", level.name, words(point), small.text());
        failures(level, *seed, &small).iter().take(5).for_each(|f| println!("  {f}"));
    }
}

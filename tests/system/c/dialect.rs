//! C kernels in the LLVM dialect of MLIR, in a module that is no LLVM IR because a function of another dialect stands
//! beside them: as in the middle of a lowering. MLIR's own importer makes them; the true counts are those of the LLVM
//! IR that it read. Blocks lose their names and order there, so that what is compared is how many blocks of the
//! function have each count.

use super::super::support::{file, parallel};
use super::check::words;
use super::execute::Build;
use super::folder;
use super::kernel::{Case, Kind, Unit};
use super::tools::{llvm, run, Level};
use num_bigint::BigInt;
use std::process::Command;
use symprof::profile::{ModuleProfile, Options, Point};

/// Of so many kernels one is taken.
const STRIDE: usize = 7;

#[derive(Default)]
struct Found {
    wrong: Vec<String>,
    exact: usize,
    open: usize,
}

/// Is what decides the counts passed as integers?
fn by_parameters(case: &Case) -> bool {
    let is_integer =
        |name: &String| case.parameters.iter().any(|(p, kind)| p == name && *kind == Kind::Integer);
    !case.data && !case.typed && case.points.iter().flatten().all(|(name, _)| is_integer(name))
}

/// The point with the names that MLIR's functions give to their parameters.
fn by_position(case: &Case, point: &[(String, i64)]) -> Point {
    let position = |name: &str| case.parameters.iter().position(|p| p.0 == name);
    let named = |(name, value): &(String, i64)| Some((format!("arg{}", position(name)?), *value));
    let named: Vec<(String, i64)> = point.iter().filter_map(named).collect();
    named.iter().map(|(name, value)| (name.as_str(), i128::from(*value))).collect()
}

/// The counts of a kernel in the dialect against the executed ones.
fn check(build: &Build, unit: &super::execute::BuiltUnit, found: &mut Found) -> Result<(), String> {
    let mut import = Command::new(llvm("mlir-translate"));
    let text = run(import.arg("--import-llvm").arg(&unit.ir))?;
    let end = text.trim_end().rfind('}').ok_or("no module")?;
    let beside = "  func.func @beside() {\n    return\n  }\n}\n";
    let path = unit.ir.with_extension("mlir");
    std::fs::write(&path, format!("{}{beside}", &text[..end])).map_err(|e| e.to_string())?;
    let loaded = symprof::input::load(&path).map_err(|e| e.to_string())?;
    let profile = ModuleProfile::new(&loaded.module, Options::default());
    for case in unit.unit.cases.iter().filter(|c| by_parameters(c)) {
        let id = profile.by_name(&case.name).map_err(|e| e.to_string())?;
        for (point, counts) in case.points.iter().zip(build.execute(unit, case)?) {
            let got = profile.evaluate(id, &by_position(case, point)).map_err(|e| e.to_string())?;
            let own = unit.table.iter().zip(&counts).filter(|((f, _), _)| *f == case.name);
            let mut executed: Vec<BigInt> = own.map(|(_, n)| BigInt::from(*n)).collect();
            let function = got.functions.iter().find(|f| f.name == case.name).ok_or("no counts")?;
            for block in profile.function(id).blocks() {
                let Some(n) = function.block(&block.name) else {
                    found.open += 1;
                    continue;
                };
                match executed.iter().position(|e| *e == n) {
                    Some(k) => {
                        executed.swap_remove(k);
                        found.exact += 1;
                    }
                    None => found.wrong.push(format!(
                        "{}/{} at {}: {n}; executed, and of no other block: {executed:?}",
                        case.name,
                        block.name,
                        words(point)
                    )),
                }
            }
        }
    }
    Ok(())
}

#[test]
fn kernels_in_the_middle_of_a_lowering_are_counted() {
    let units = Unit::read_all(&file("c")).expect("kernels");
    let units: Vec<Unit> = units.into_iter().step_by(STRIDE).collect();
    let jobs: Vec<(Level, &[Unit])> = [Level::O1, Level::O2]
        .into_iter()
        .flat_map(|level| units.chunks(11).map(move |u| (level, u)))
        .collect();
    let jobs: Vec<(usize, (Level, &[Unit]))> = jobs.into_iter().enumerate().collect();
    let all = parallel(&jobs, |(k, (level, units))| {
        let mut found = Found::default();
        let build =
            Build::new(*level, units, &folder(&format!("dialect{k}"))).expect("it compiles");
        for unit in &build.units {
            if let Err(e) = check(&build, unit, &mut found) {
                found.wrong.push(format!("{}: {e}", unit.unit.name));
            }
        }
        found
    });
    let wrong: Vec<String> = all.iter().flat_map(|f| f.wrong.clone()).collect();
    assert!(wrong.is_empty(), "{} differences:\n{}", wrong.len(), wrong.join("\n"));
    let exact: usize = all.iter().map(|f| f.exact).sum();
    let open: usize = all.iter().map(|f| f.open).sum();
    println!(
        "the LLVM dialect in the middle of a lowering: {exact} counts, {open} without a value"
    );
    assert!(exact > 3000 && open * 4 < exact, "{exact} counts, {open} without a value");
}

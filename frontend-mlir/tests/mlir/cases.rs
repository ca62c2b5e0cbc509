//! Every case counts what its execution counts, by formula and by simulation.

use crate::execution::{Program, MARKERS};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use symprof_core::ir::{Callee, Inst};
use symprof_core::profile::{Engine, ModuleProfile, Options, Point, Status};
use symprof_core::verify::verify_module;
use symprof_mlir::Loaded;

/// The least share of markers with a closed form among those that data does not decide, in percent.
/// Many of the cases are made to be hard: wraps, quotients of quotients, values that loops swap,
/// memory behind several names.
const CLOSED_FORM: f64 = 95.0;

/// A module to compare, and where.
pub struct Case {
    pub path: PathBuf,
    pub points: Vec<BTreeMap<String, i64>>,
    /// markers whose count data decides
    pub data: Vec<String>,
}

pub fn all() -> Vec<Case> {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/mlir/cases");
    let entries = std::fs::read_dir(dir).expect("the cases");
    let mut paths: Vec<PathBuf> = entries
        .map(|e| e.expect("a file").path())
        .filter(|p| p.extension().is_some_and(|x| x == "mlir"))
        .collect();
    paths.sort();
    if let Ok(only) = std::env::var("SYMPROF_CASE") {
        paths.retain(|p| p.to_string_lossy().contains(&only));
    }
    paths.into_iter().map(read).collect()
}

/// Reads the directives: `// at: arg0=5 arg1=3` gives a point, `// with: arg1.dim0=arg0.dim1` an
/// equality that holds at all of them, `// data: t2` markers that data decides.
fn read(path: PathBuf) -> Case {
    let text = std::fs::read_to_string(&path).expect("text");
    let bindings = |line: &str| -> Vec<(String, String)> {
        let pair = |p: &str| {
            p.split_once('=').map(|(n, v)| (n.to_owned(), v.to_owned())).expect("name=value")
        };
        line.split_whitespace().map(pair).collect()
    };
    let directives = |name: &str| -> Vec<String> {
        let start = format!("// {name}:");
        text.lines().filter_map(|l| l.strip_prefix(&start)).map(str::to_owned).collect()
    };
    let mut points: Vec<BTreeMap<String, i64>> = Vec::new();
    for line in directives("at") {
        let number = |(n, v): (String, String)| (n, v.parse().expect("a number"));
        points.push(bindings(&line).into_iter().map(number).collect());
    }
    for line in directives("with") {
        for (name, same) in bindings(&line) {
            for point in &mut points {
                let value = point[&same];
                point.insert(name.clone(), value);
            }
        }
    }
    let data =
        directives("data").iter().flat_map(|l| l.split_whitespace()).map(str::to_owned).collect();
    assert!(!points.is_empty(), "{} names no point", path.display());
    Case { path, points, data }
}

pub fn point(values: &BTreeMap<String, i64>) -> Point {
    values.iter().map(|(n, v)| (n.as_str(), i128::from(*v))).collect()
}

/// The marker counts at a point, summed over all functions; none where one is not known.
pub fn counts(
    profile: &ModuleProfile<'_>,
    engine: Engine,
    values: &BTreeMap<String, i64>,
) -> Result<Vec<Option<u64>>, String> {
    let id = profile.by_name("f").map_err(|e| e.to_string())?;
    let evaluation = profile.evaluate_by(engine, id, &point(values)).map_err(|e| e.to_string())?;
    let marker = |k: usize| {
        let name = format!("t{k}");
        let mut sum = 0u64;
        for function in &evaluation.functions {
            for (callee, count) in &function.calls {
                // those of a module of kernels have its name before theirs
                if callee.rsplit("::").next() == Some(&*name) {
                    sum += u64::try_from(count.clone()?).ok()?;
                }
            }
        }
        Some(sum)
    };
    Ok((0..MARKERS).map(marker).collect())
}

/// The types of the arguments of `f`.
pub fn types(loaded: &Loaded) -> Vec<String> {
    let id = loaded.module.by_name("f").expect("a function f");
    let params = &loaded.module.functions[id].params;
    let given = params.iter().filter(|p| !p.name.contains('.') && p.default.is_none());
    given.map(|p| p.source_type.clone()).collect()
}

/// The status of each block that calls a marker.
fn statuses(profile: &ModuleProfile<'_>, loaded: &Loaded) -> Vec<(String, Status, String)> {
    let mut all = Vec::new();
    for (id, function) in &loaded.module.functions {
        let solved = profile.function(id);
        for block in &function.layout {
            for (_, inst) in &function.blocks[*block].insts {
                let Inst::Call(call) = inst else { continue };
                let Callee::Direct(name) = &call.callee else { continue };
                if !name.starts_with('t') || name.len() != 2 {
                    continue;
                }
                // A marker may stand in a hidden block: behind an operation of its block. It is
                // counted by the visible one, which the evaluation compares.
                if let Some(b) = solved.of_block(*block) {
                    let formula = solved.formula_text(b).unwrap_or_default();
                    let reason = b.count.reason().unwrap_or_default();
                    all.push((name.clone(), b.count.status(), format!("{formula} {reason}")));
                }
            }
        }
    }
    all
}

#[test]
fn counts_are_those_of_the_execution() {
    let mut wrong: Vec<String> = Vec::new();
    let mut tally: BTreeMap<&'static str, usize> = BTreeMap::new();
    for case in all() {
        let name = case.path.file_stem().and_then(|s| s.to_str()).expect("a name").to_owned();
        let loaded = symprof_mlir::load(&case.path).unwrap_or_else(|e| panic!("{e}"));
        for outcome in &loaded.outcomes {
            assert_eq!(outcome.unsupported, None, "{name}: {}", outcome.name);
        }
        if let Err(e) = verify_module(&loaded.module) {
            wrong.push(format!("{name}: {e}"));
            continue;
        }
        let program = Program::new(&case.path, &types(&loaded));
        let profile = ModuleProfile::new(&loaded.module, Options::default());
        for (marker, status, text) in statuses(&profile, &loaded) {
            if case.data.contains(&marker) {
                continue;
            }
            *tally.entry(status.name()).or_default() += 1;
            if status != Status::ClosedForm {
                println!("{name}: {marker} is {}: {text}", status.name());
            }
        }
        for values in &case.points {
            let expected = program.counts(values);
            for engine in [Engine::Auto, Engine::Simulation] {
                match counts(&profile, engine, values) {
                    Ok(found) => {
                        for k in 0..MARKERS {
                            let by_data = case.data.contains(&format!("t{k}"));
                            match found[k] {
                                None if by_data => {}
                                n if n == Some(expected[k]) && !by_data => {}
                                n => wrong.push(format!(
                                    "{name} at {values:?} by {engine:?}: t{k} executes {} times, \
                                     found {n:?}",
                                    expected[k]
                                )),
                            }
                        }
                    }
                    Err(e) => wrong.push(format!("{name} at {values:?} by {engine:?}: {e}")),
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} differences:\n{}", wrong.len(), wrong.join("\n"));
    let all: usize = tally.values().sum();
    let closed = tally.get(Status::ClosedForm.name()).copied().unwrap_or_default();
    let share = 100.0 * closed as f64 / all.max(1) as f64;
    println!("markers that data does not decide: {tally:?}, {share:.1}% closed-form");
    assert_eq!(tally.get(Status::Unsupported.name()), None);
    if std::env::var_os("SYMPROF_CASE").is_none() {
        assert!(share >= CLOSED_FORM, "only {share:.1}% of the markers are closed-form");
    }
}

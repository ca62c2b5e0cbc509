//! Passes that must not change how often markers run do not change their counts.

use crate::cases::{self, counts, Case};
use crate::execution::{scratch, tool, Program};
use std::path::PathBuf;
use std::process::Command;
use symprof_core::profile::{Engine, ModuleProfile, Options};

const PASSES: &[&[&str]] = &[
    &["--canonicalize"],
    &["--cse"],
    &["--lower-affine"],
    &["--convert-scf-to-cf"],
    &["--affine-loop-unroll=unroll-factor=4"],
    &["--affine-loop-tile=tile-size=4"],
    &["--affine-loop-coalescing"],
    &["--scf-for-loop-peeling"],
    // Inlining would be a pass as well; it makes markers of callees the caller's.
    &["--pass-pipeline=builtin.module(func.func(scf-parallel-loop-tiling{parallel-loop-tile-sizes=2,3}))"],
    &["--affine-parallelize", "--lower-affine", OPENMP, "--canonicalize"],
    &["--scf-forall-to-parallel", OPENMP, "--canonicalize"],
    &["--convert-linalg-to-parallel-loops", OPENMP, "--canonicalize", "--convert-scf-to-cf"],
    &["--scf-forall-to-parallel", MAP, "--convert-parallel-loops-to-gpu", "--lower-affine"],
    &["--convert-linalg-to-parallel-loops", MAP, "--convert-parallel-loops-to-gpu", OUTLINE],
    &[
        "--scf-forall-to-parallel",
        MAP,
        "--convert-parallel-loops-to-gpu",
        "--lower-affine",
        OUTLINE,
        "--convert-scf-to-cf",
        "--convert-gpu-to-nvvm",
    ],
    &[
        "--convert-linalg-to-parallel-loops",
        MAP,
        "--convert-parallel-loops-to-gpu",
        "--lower-affine",
        OUTLINE,
        "--convert-scf-to-cf",
        "--convert-gpu-to-rocdl",
        "--reconcile-unrealized-casts",
    ],
    &[
        "--scf-forall-to-parallel",
        MAP,
        "--convert-parallel-loops-to-gpu",
        "--lower-affine",
        OUTLINE,
        "--convert-scf-to-cf",
        "--convert-gpu-to-nvvm",
        "--finalize-memref-to-llvm",
        "--convert-func-to-llvm",
        "--arith-expand",
        "--convert-arith-to-llvm",
        "--convert-cf-to-llvm",
        HOST,
        "--reconcile-unrealized-casts",
    ],
];
const HOST: &str = "--gpu-to-llvm";
const OPENMP: &str = "--convert-scf-to-openmp";
const MAP: &str = "--gpu-map-parallel-loops";
const OUTLINE: &str = "--gpu-kernel-outlining";

/// How many threads run the regions of modules that have some.
const THREADS: i64 = 3;

type Counts = Result<Vec<Option<u64>>, String>;

/// What comparisons came to.
#[derive(Default)]
struct Tally {
    wrong: Vec<String>,
    compared: usize,
    with_threads: usize,
    /// counts that are not known where there are threads
    unknown: usize,
}

/// The module after a pass; none if it cannot handle it, leaves it as it is, or makes what MLIR 19 cannot lower.
fn changed(case: &Case, name: &str, k: usize) -> Option<(PathBuf, String)> {
    let pass = PASSES[k];
    let out = scratch(&format!("{name}.pass{k}.mlir"));
    let mut command = Command::new(tool("mlir-opt"));
    let done = command.args(pass).arg(&case.path).arg("-o").arg(&out).output().expect("mlir-opt");
    if !done.status.success() {
        return None;
    }
    let text = std::fs::read_to_string(&out).expect("a module");
    let first = std::fs::read_to_string(scratch(&format!("{name}.pass0.mlir")));
    let threads = text.contains("omp.parallel");
    // where loops are in it
    let stuck = threads && text.contains("memref.alloca_scope");
    let does_nothing = pass.contains(&OPENMP) && !threads
        || pass.contains(&MAP) && !text.contains("gpu.launch")
        || k > 0 && text == first.unwrap_or_default();
    // where arguments are pieces of descriptors, their names are others
    let renamed = pass.contains(&HOST) && case.points.iter().flatten().any(|p| p.0.contains('.'));
    (!stuck && !does_nothing && !renamed).then_some((out, text))
}

/// Compares the counts at the points of a case after a pass with those before, and with threads, where fewer may be
/// known, with an execution.
fn compare(case: &Case, name: &str, expected: &[Counts], k: usize, tally: &mut Tally) {
    let Some((out, text)) = changed(case, name, k) else { return };
    let (pass, with_threads) = (PASSES[k], text.contains("omp.parallel"));
    let loaded = symprof_mlir::load(&out).unwrap_or_else(|e| panic!("{name} {pass:?}: {e}"));
    let after = ModuleProfile::new(&loaded.module, Options::default());
    // what a pass made unused is no symbol any more
    let symbols = after.by_name("f").map(|id| after.function(id).symbols());
    for (whole, before) in case.points.iter().zip(expected) {
        let mut point = whole.clone();
        if with_threads {
            point.insert("num_threads".into(), THREADS);
        }
        point.retain(|name, _| symbols.as_ref().is_ok_and(|s| s.find(name).is_some()));
        let found = counts(&after, Engine::Auto, &point);
        let executed = |point| -> Vec<Option<u64>> {
            let program = Program::new(&out, &cases::types(&loaded));
            program.counts(point).into_iter().map(Some).collect()
        };
        tally.compared += 1;
        if with_threads {
            tally.with_threads += 1;
            let executed = executed(&point);
            let agree = |f: &Vec<Option<u64>>| {
                f.iter().zip(&executed).all(|(found, n)| found.is_none() || found == n)
            };
            if !found.as_ref().is_ok_and(agree) {
                tally
                    .wrong
                    .push(format!("{name} {pass:?} at {point:?}: {executed:?}, found {found:?}"));
            }
            tally.unknown += found.iter().flatten().filter(|n| n.is_none()).count();
        } else if found != *before {
            // Peeling and unrolling in MLIR 19 take every loop for one whose end is not
            // below its start; where it is, the changed module runs otherwise.
            let shown = pass.concat();
            let assumes = shown.contains("peeling") || shown.contains("unroll");
            if !(assumes && found == Ok(executed(whole))) {
                tally
                    .wrong
                    .push(format!("{name} {pass:?} at {point:?}: {before:?} became {found:?}"));
            }
        }
    }
}

#[test]
fn passes_keep_the_counts() {
    let mut tally = Tally::default();
    for case in cases::all() {
        let name = case.path.file_stem().and_then(|s| s.to_str()).expect("a name").to_owned();
        if std::fs::read_to_string(&case.path).is_ok_and(|t| t.contains("// invariance: none")) {
            continue;
        }
        let before = symprof_mlir::load(&case.path).expect("a case");
        let before = ModuleProfile::new(&before.module, Options::default());
        let expected: Vec<Counts> =
            case.points.iter().map(|p| counts(&before, Engine::Auto, p)).collect();
        for k in 0..PASSES.len() {
            compare(&case, &name, &expected, k, &mut tally);
        }
    }
    let Tally { wrong, compared, with_threads, unknown } = tally;
    println!(
        "{compared} comparisons, {with_threads} with threads, {unknown} counts not known there"
    );
    assert!(wrong.is_empty(), "{} differences:\n{}", wrong.len(), wrong.join("\n"));
    assert!(with_threads > 0 || std::env::var_os("SYMPROF_CASE").is_some());
}

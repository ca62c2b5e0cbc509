//! Passes that must not change how often markers run do not change their counts.

use crate::cases::{self, counts};
use crate::execution::{scratch, tool, Program};
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
];
const OPENMP: &str = "--convert-scf-to-openmp";
const MAP: &str = "--gpu-map-parallel-loops";
const OUTLINE: &str = "--gpu-kernel-outlining";

/// How many threads run the regions of modules that have some.
const THREADS: i64 = 3;

#[test]
fn passes_keep_the_counts() {
    let mut wrong: Vec<String> = Vec::new();
    let (mut compared, mut unknown) = (0, 0);
    let mut tally: std::collections::BTreeMap<bool, usize> = Default::default();
    for case in cases::all() {
        let name = case.path.file_stem().and_then(|s| s.to_str()).expect("a name").to_owned();
        // at the ends of 64 bits passes make loops that no longer end
        if std::fs::read_to_string(&case.path).is_ok_and(|t| t.contains("// invariance: none")) {
            continue;
        }
        let before = symprof_mlir::load(&case.path).expect("a case");
        let before = ModuleProfile::new(&before.module, Options::default());
        let expected: Vec<_> =
            case.points.iter().map(|p| counts(&before, Engine::Auto, p)).collect();
        for (k, pass) in PASSES.iter().enumerate() {
            let out = scratch(&format!("{name}.pass{k}.mlir"));
            let done = Command::new(tool("mlir-opt"))
                .args(*pass)
                .arg(&case.path)
                .arg("-o")
                .arg(&out)
                .output()
                .expect("mlir-opt");
            if !done.status.success() {
                // a pass that cannot handle this module changes nothing
                continue;
            }
            let text = std::fs::read_to_string(&out).expect("a module");
            if k > 0
                && text
                    == std::fs::read_to_string(scratch(&format!("{name}.pass0.mlir")))
                        .unwrap_or_default()
            {
                continue;
            }
            let after_threads = text.contains("omp.parallel");
            let after_launch = text.contains("gpu.launch");
            // which MLIR 19 cannot lower where loops are in it
            let stuck = after_threads && text.contains("memref.alloca_scope");
            if stuck
                || pass.contains(&OPENMP) && !after_threads
                || pass.contains(&MAP) && !after_launch
            {
                continue;
            }
            let loaded =
                symprof_mlir::load(&out).unwrap_or_else(|e| panic!("{name} {pass:?}: {e}"));
            let after = ModuleProfile::new(&loaded.module, Options::default());
            for (whole, before) in case.points.iter().zip(&expected) {
                // what a pass made unused is no symbol any more
                let symbols = after.by_name("f").map(|id| after.function(id).symbols());
                let mut p = whole.clone();
                if after_threads {
                    p.insert("num_threads".into(), THREADS);
                }
                p.retain(|name, _| symbols.as_ref().is_ok_and(|s| s.find(name).is_some()));
                let found = counts(&after, Engine::Auto, &p);
                compared += 1;
                tally.entry(after_threads).and_modify(|n| *n += 1).or_insert(1);
                if after_threads {
                    let program = Program::new(&out, &cases::types(&loaded));
                    let executed: Vec<_> = program.counts(&p).into_iter().map(Some).collect();
                    let known = found
                        .as_ref()
                        .is_ok_and(|f| f.iter().zip(&executed).all(|(f, e)| f.is_none() || f == e));
                    if !known {
                        wrong.push(format!(
                            "{name} {pass:?} at {p:?}: {executed:?}, found {found:?}"
                        ));
                    }
                    let missing = found.iter().flatten().filter(|n| n.is_none()).count();
                    if missing > 0 {
                        println!("{name} {pass:?} at {p:?}: {missing} not known");
                    }
                    unknown += missing;
                    continue;
                }
                if found != *before {
                    // Peeling and unrolling in MLIR 19 take every loop for one whose end is not
                    // below its start; where it is, the changed module runs otherwise.
                    let program = Program::new(&out, &cases::types(&loaded));
                    let executed = program.counts(whole).into_iter().map(Some).collect();
                    let shown = pass.concat();
                    let assumes = shown.contains("peeling") || shown.contains("unroll");
                    if assumes && found == Ok(executed) {
                        continue;
                    }
                    wrong.push(format!("{name} {pass:?} at {p:?}: {before:?} became {found:?}"));
                }
            }
        }
    }
    println!("{compared} comparisons, with threads or without {tally:?}, {unknown} not known with threads");
    assert!(wrong.is_empty(), "{} differences:\n{}", wrong.len(), wrong.join("\n"));
}

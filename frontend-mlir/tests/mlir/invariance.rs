//! Passes that must not change how often markers run do not change their counts.

use crate::cases::{self, counts};
use crate::execution::{scratch, tool, Program};
use std::process::Command;
use symprof_core::profile::{Engine, ModuleProfile, Options};

const PASSES: &[&str] = &[
    "--canonicalize",
    "--cse",
    "--lower-affine",
    "--convert-scf-to-cf",
    "--affine-loop-unroll=unroll-factor=4",
    "--affine-loop-tile=tile-size=4",
    "--affine-loop-coalescing",
    "--scf-for-loop-peeling",
    "--scf-parallel-loop-tiling=parallel-loop-tile-sizes=2,3",
];

#[test]
fn passes_keep_the_counts() {
    let mut wrong: Vec<String> = Vec::new();
    let mut compared = 0;
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
            // Inlining would be a pass as well; it makes markers of callees the caller's.
            let pipeline = if pass.starts_with("--scf-parallel") {
                vec!["--pass-pipeline=builtin.module(func.func(scf-parallel-loop-tiling{parallel-loop-tile-sizes=2,3}))".to_owned()]
            } else {
                vec![(*pass).to_owned()]
            };
            let done = Command::new(tool("mlir-opt"))
                .args(pipeline)
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
            let loaded = symprof_mlir::load(&out).unwrap_or_else(|e| panic!("{name} {pass}: {e}"));
            let after = ModuleProfile::new(&loaded.module, Options::default());
            for (whole, before) in case.points.iter().zip(&expected) {
                // what a pass made unused is no symbol any more
                let symbols = after.by_name("f").map(|id| after.function(id).symbols());
                let mut p = whole.clone();
                p.retain(|name, _| symbols.as_ref().is_ok_and(|s| s.find(name).is_some()));
                let found = counts(&after, Engine::Auto, &p);
                compared += 1;
                if found != *before {
                    // Peeling and unrolling in MLIR 19 take every loop for one whose end is not
                    // below its start; where it is, the changed module runs otherwise.
                    let program = Program::new(&out, &cases::types(&loaded));
                    let executed = program.counts(whole).into_iter().map(Some).collect();
                    let assumes = pass.contains("peeling") || pass.contains("unroll");
                    if assumes && found == Ok(executed) {
                        continue;
                    }
                    wrong.push(format!("{name} {pass} at {p:?}: {before:?} became {found:?}"));
                }
            }
        }
    }
    println!("{compared} comparisons");
    assert!(wrong.is_empty(), "{} differences:\n{}", wrong.len(), wrong.join("\n"));
}

//! Every kernel of the corpus lowers, verifies and keeps the block names of its counts.

use serde_json::Value;
use std::path::{Path, PathBuf};
use symprof_core::interp::{Count, Inputs, Interpreter, Options};
use symprof_core::verify::verify_module;
use symprof_llvm::Loaded;

fn corpus(folder: &str) -> Vec<PathBuf> {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/corpus").join(folder);
    let entries = std::fs::read_dir(&dir).unwrap_or_else(|e| panic!("{}: {e}", dir.display()));
    let mut files: Vec<PathBuf> = entries
        .map(|e| e.expect("a readable folder").path())
        .filter(|p| p.extension().is_some_and(|x| x == "ll"))
        .collect();
    files.sort();
    assert!(files.len() >= 10, "{} holds {} kernels", dir.display(), files.len());
    files
}

/// What is known beside a kernel: the function under test, its runs, data-dependent blocks.
fn known(path: &Path) -> Value {
    let json = std::fs::read_to_string(path.with_extension("json")).expect("counts beside");
    serde_json::from_str(&json).expect("JSON")
}

fn check(path: &Path) -> Loaded {
    let loaded = symprof_llvm::load(path).unwrap_or_else(|e| panic!("{e}"));
    verify_module(&loaded.module).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    for outcome in &loaded.outcomes {
        assert_eq!(outcome.unsupported, None, "{}: {}", path.display(), outcome.name);
    }
    let known = known(path);
    let name = known["function"].as_str().expect("a name");
    let id = loaded.module.by_name(name).unwrap_or_else(|| panic!("no {name}"));
    let function = &loaded.module.functions[id];
    let counted = known["runs"][0]["counts"][name].as_object().expect("counts");
    for block in counted.keys() {
        assert!(function.block_by_name(block).is_some(), "{}: no block {block}", path.display());
    }
    // what stands for threads is no block of the file
    let own = function.layout.iter().filter(|&&b| !function.blocks[b].hidden).count();
    assert_eq!(own, counted.len(), "{}", path.display());
    loaded
}

/// Runs the lowered function at the points of its runs: the interpreter's counts are those of the
/// execution of the machine code, or unknown where data decides.
fn execute(path: &Path, loaded: &Loaded, wrong: &mut Vec<String>) {
    let known = known(path);
    let name = known["function"].as_str().expect("a name");
    let id = loaded.module.by_name(name).expect("the function");
    let function = &loaded.module.functions[id];
    let data: Vec<&str> = known["data_dependent"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(Value::as_str)
        .collect();
    let interpreter = Interpreter::new(&loaded.module);
    for run in known["runs"].as_array().expect("runs") {
        let mut inputs = Inputs::new();
        for (name, value) in run["args"].as_object().expect("arguments") {
            inputs.bind(name, i128::from(value.as_i64().expect("an integer")));
        }
        for param in &function.params {
            if let Some(value) = param.default {
                inputs.bind(&param.name, i128::from(value));
            }
        }
        let done = match interpreter.run(id, &inputs, &Options::default()) {
            Ok(done) => done,
            Err(e) => {
                wrong.push(format!("{} at {}: {e}", path.display(), run["args"]));
                return;
            }
        };
        for &block in function.layout.iter().filter(|&&b| !function.blocks[b].hidden) {
            let label = &function.blocks[block].name;
            let expected = run["counts"][name][label].as_u64();
            let got = done.count(id, block);
            // The list of data-dependent blocks is of what was seen over a few data sets; a
            // comparison of tensor data may depend on it elsewhere too.
            let by_data = data.contains(&label.as_str());
            let fine = match &got {
                Count::Known(n) => Some(*n) == expected || by_data,
                Count::Unknown { reason } => {
                    by_data || reason.contains("a float comparison of data loaded from")
                }
            };
            if !fine {
                wrong.push(format!(
                    "{} at {}: {label} executes {expected:?} times, not {got}",
                    path.display(),
                    run["args"]
                ));
                return;
            }
        }
    }
}

#[test]
fn every_kernel_lowers_to_what_executes() {
    let mut wrong = Vec::new();
    for path in corpus("tvm") {
        execute(&path, &check(&path), &mut wrong);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn whole_modules_of_llvm_22_lower() {
    let mut wrong = Vec::new();
    for path in corpus("tvm-llvm22") {
        let loaded = check(&path);
        assert!(loaded.outcomes.len() >= 2, "{}", path.display());
        assert!(loaded.warnings.iter().any(|w| w.contains("captures")), "{:?}", loaded.warnings);
        execute(&path, &loaded, &mut wrong);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

//! Every kernel of the corpus lowers, verifies and keeps the block names of its counts.

use std::path::{Path, PathBuf};
use symprof_core::ir::verify::verify_module;
use symprof_llvm::LoadedModule;

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

/// Block names of the function under test, from the counts beside the kernel.
fn counted(path: &Path) -> (String, Vec<String>) {
    let json = std::fs::read_to_string(path.with_extension("json")).expect("counts beside");
    let after = |text: &str, key: &str| {
        let at = text.find(key).unwrap_or_else(|| panic!("no {key} in {}", path.display()));
        text[at + key.len()..].to_owned()
    };
    let function = after(&json, "\"function\": \"").split('"').next().unwrap().to_owned();
    let counts = after(&after(&json, "\"counts\":"), &format!("\"{function}\":{{"));
    let blocks = counts.split('}').next().unwrap();
    let names = blocks.split(',').map(|b| b.split('"').nth(1).unwrap().to_owned()).collect();
    (function, names)
}

fn check(path: &Path) -> LoadedModule {
    let loaded = symprof_llvm::load(path).unwrap_or_else(|e| panic!("{e}"));
    verify_module(&loaded.module).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    for outcome in &loaded.outcomes {
        assert_eq!(outcome.unsupported, None, "{}: {}", path.display(), outcome.name);
    }
    let (name, counted) = counted(path);
    let id = loaded.module.by_name(&name).unwrap_or_else(|| panic!("no {name}"));
    let function = &loaded.module.functions[id];
    for block in &counted {
        assert!(function.block_by_name(block).is_some(), "{}: no block {block}", path.display());
    }
    assert_eq!(function.layout.len(), counted.len(), "{}", path.display());
    loaded
}

#[test]
fn every_kernel_lowers() {
    for path in corpus("tvm") {
        check(&path);
    }
}

#[test]
fn whole_modules_of_llvm_22_lower() {
    for path in corpus("tvm-llvm22") {
        let loaded = check(&path);
        assert!(loaded.outcomes.len() >= 2, "{}", path.display());
        assert!(loaded.warnings.iter().any(|w| w.contains("captures")), "{:?}", loaded.warnings);
    }
}

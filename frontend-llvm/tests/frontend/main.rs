//! Tests of the LLVM frontend, in one binary: each binary that links LLVM is large.

mod bad_input;
mod calls;
mod constructs;
mod corpus;
mod definitions;
mod descriptors;
mod frozen;
mod memory;
mod names;
mod newer;
mod promised;
mod provenance;
mod readable;
mod scalable;
mod vector_memory;
mod vectors;
mod wide;

use symprof_core::verify::verify_module;
use symprof_llvm::Loaded;

/// Loads text that must load and verify.
fn load(text: &str) -> Loaded {
    let loaded =
        symprof_llvm::load_bytes(text.as_bytes(), "test.ll").unwrap_or_else(|e| panic!("{e}"));
    verify_module(&loaded.module).unwrap_or_else(|e| panic!("{e}\n{}", loaded.module));
    loaded
}

/// The text form of the module, without blank lines around.
fn lowered(text: &str) -> String {
    load(text).module.to_string().trim().to_owned()
}

/// Checks the text form of what `text` lowers to, ignoring indentation and blank lines.
#[track_caller]
fn check(text: &str, expected: &str) {
    let tidy =
        |s: &str| s.lines().map(str::trim).filter(|l| !l.is_empty()).collect::<Vec<_>>().join("\n");
    let got = lowered(text);
    assert_eq!(tidy(&got), tidy(expected), "\n{got}");
}

//! Compiles `dialects.cpp` against the MLIR that `mlir-sys` finds.

use std::path::Path;
use std::process::Command;

fn main() {
    const SOURCE: &str = "src/native/dialects.cpp";
    const PREFIX: &str = "MLIR_SYS_190_PREFIX";
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed={SOURCE}");
    println!("cargo:rerun-if-env-changed={PREFIX}");
    // as `mlir-sys` asks
    let folder =
        std::env::var(PREFIX).map(|prefix| Path::new(&prefix).join("bin")).unwrap_or_default();
    let config = folder.join("llvm-config");
    let ask = |flag: &str| match Command::new(&config).arg(flag).output() {
        Ok(output) => String::from_utf8_lossy(&output.stdout).trim().to_owned(),
        Err(e) => panic!(
            "`{} {flag}` cannot be run ({e}): set {PREFIX} to where MLIR 19 is",
            config.display()
        ),
    };
    let mut build = cc::Build::new();
    build.cpp(true).std("c++17").file(SOURCE).flag_if_supported("-fno-exceptions");
    // MLIR's headers have warnings of their own, and twenty seconds of templates: optimization is for callers
    build.flag("-isystem").flag(ask("--includedir")).opt_level(1);
    if ask("--has-rtti") == "NO" {
        build.flag_if_supported("-fno-rtti");
    }
    build.compile("symprof_dialects");
}

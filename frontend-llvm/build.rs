//! Compiles `passes.cpp` against the LLVM that `llvm-sys` found.

use std::process::Command;

fn main() {
    const SOURCE: &str = "src/native/passes.cpp";
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed={SOURCE}");
    // what `llvm-sys` says of the LLVM that it links
    let Ok(config) = std::env::var("DEP_LLVM_19_CONFIG_PATH") else {
        panic!("llvm-sys found no LLVM 19: set LLVM_SYS_191_PREFIX to where it is");
    };
    let ask = |flag: &str| match Command::new(&config).arg(flag).output() {
        Ok(output) => String::from_utf8_lossy(&output.stdout).trim().to_owned(),
        Err(e) => panic!(
            "`{config} {flag}` cannot be run ({e}): set LLVM_SYS_191_PREFIX to where LLVM 19 is"
        ),
    };
    let mut build = cc::Build::new();
    build.cpp(true).std("c++17").file(SOURCE).flag_if_supported("-fno-exceptions");
    // LLVM's headers have warnings of their own
    build.flag("-isystem").flag(ask("--includedir"));
    if ask("--has-rtti") == "NO" {
        build.flag_if_supported("-fno-rtti");
    }
    build.compile("symprof_passes");
}

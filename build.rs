//! How the command line is linked: a process that starts sooner.
//!
//! LLVM and MLIR bring 190,000 addresses that the dynamic loader would adjust, and 13,000 names that it would look
//! up in libstdc++, each time that the program starts. A program at a fixed address that exports nothing, has the
//! compiler's libraries and zstd in it and looks up a name when it is first called leaves the loader next to nothing
//! to do, and the file is 30 MB smaller. Only the program is linked so; libraries and tests are as ever.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// Shared libraries that the build scripts of Rust's standard library and of LLVM's and MLIR's crates ask for by name,
/// and the archives that hold the same.
const ARCHIVES: [(&str, &[&str]); 3] = [
    ("libstdc++.so", &["libstdc++.a"]),
    ("libgcc_s.so", &["libgcc_eh.a", "libgcc.a"]),
    ("libzstd.so", &["libzstd.a"]),
];

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let variable = |name: &str| env::var(name).unwrap_or_default();
    let glibc = variable("CARGO_CFG_TARGET_OS") == "linux"
        && variable("CARGO_CFG_TARGET_ENV") == "gnu"
        && !variable("CARGO_CFG_TARGET_FEATURE").contains("crt-static");
    if !glibc || env::var("HOST") != env::var("TARGET") {
        return;
    }
    println!("cargo:rustc-link-arg-bins=-no-pie");
    println!("cargo:rustc-link-arg-bins=-Wl,--exclude-libs,ALL");
    println!("cargo:rustc-link-arg-bins=-Wl,-z,lazy");
    // A linker script of a shared library's name, in a folder that is searched first, answers with the archives,
    // where the compiler has them.
    let Some(folder) = env::var_os("OUT_DIR").map(PathBuf::from) else { return };
    for (library, archives) in ARCHIVES {
        let found: Option<Vec<String>> = archives.iter().map(|name| archive(name)).collect();
        if let Some(found) = found {
            // without the file the linker finds the shared library, as it would anyway
            let _ =
                fs::write(folder.join(library), format!("GROUP(\"{}\")\n", found.join("\" \"")));
        }
    }
    println!("cargo:rustc-link-arg-bins=-L{}", folder.display());
}

/// The path of an archive that comes with the compiler or the system.
fn archive(name: &str) -> Option<String> {
    let output = Command::new("cc").arg(format!("-print-file-name={name}")).output().ok()?;
    let path = String::from_utf8(output.stdout).ok()?.trim().to_owned();
    // a compiler without it answers with the bare name
    Path::new(&path).is_absolute().then_some(path)
}

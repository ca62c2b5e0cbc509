//! Which clang made the IR that the golden formulas of C kernels are for.
//!
//! Another point release may make other code of the same C file. The file names the one that the
//! formulas were blessed with; where another is installed, a failure says so first.

use crate::c::tools::{llvm, run};
use std::path::Path;
use std::process::Command;

/// The name of the file among the golden ones.
pub const FILE: &str = "clang-version";

/// `19.1.7` of `Debian clang version 19.1.7 (3~deb12u1)`.
pub fn number(words: &str) -> Option<String> {
    let after = words.split("version ").nth(1)?;
    let number: String = after.chars().take_while(|c| c.is_ascii_digit() || *c == '.').collect();
    (number.split('.').count() == 3).then_some(number)
}

/// The version of the installed clang.
pub fn installed() -> Result<String, String> {
    let words = run(Command::new(llvm("clang")).arg("--version"))?;
    number(&words).ok_or_else(|| format!("what version of clang is this? {words}"))
}

/// Writes down that the golden files are those of that version.
pub fn record(folder: &Path, version: &str) -> Result<(), String> {
    let path = folder.join(FILE);
    std::fs::write(&path, format!("{version}\n")).map_err(|e| format!("{}: {e}", path.display()))
}

/// Says that the golden files of a folder are for another clang than the installed one.
pub fn difference(folder: &Path, installed: &str) -> Option<String> {
    let recorded = std::fs::read_to_string(folder.join(FILE)).ok()?;
    let recorded = recorded.trim();
    (recorded != installed).then(|| {
        format!(
            "The golden formulas are those of clang {recorded}; {installed} is installed, and may \
             make other code of the same C files. Differences may come from there."
        )
    })
}

//! The native tools the tests of C kernels call: clang, opt, llvm-profdata of LLVM 19.

use super::folder;
use crate::support::file;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// The IR of a file, or why there is none, once it is compiled.
type Ir = Arc<OnceLock<Result<PathBuf, String>>>;

/// A tool below `LLVM_SYS_191_PREFIX`, else the one of that name (with or without `-19`) in `PATH`.
pub fn llvm(name: &str) -> PathBuf {
    if let Some(prefix) = std::env::var_os("LLVM_SYS_191_PREFIX") {
        let path = Path::new(&prefix).join("bin").join(name);
        if path.exists() {
            return path;
        }
    }
    let starts = |n: &str| {
        let mut c = Command::new(n);
        c.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
        c.status().is_ok_and(|s| s.success())
    };
    let versioned = format!("{name}-19");
    if starts(&versioned) {
        PathBuf::from(versioned)
    } else {
        PathBuf::from(name)
    }
}

/// Runs a command that must succeed; its standard output.
pub fn run(command: &mut Command) -> Result<String, String> {
    let program = command.get_program().to_string_lossy().into_owned();
    let out = command
        .stdin(Stdio::null())
        .output()
        .map_err(|e| format!("{program} does not start ({e}): run tools/setup.sh"))?;
    if out.status.success() {
        return Ok(String::from_utf8_lossy(&out.stdout).into_owned());
    }
    let stderr = String::from_utf8_lossy(&out.stderr);
    let start: String = stderr.chars().take(2000).collect();
    Err(format!("{program}: {} {start}", out.status))
}

/// How a kernel is compiled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    pub name: &'static str,
    flags: &'static [&'static str],
}

impl Level {
    pub const O0: Level = Level { name: "O0", flags: &["-O0", "-Xclang", "-disable-O0-optnone"] };
    pub const O1: Level = Level { name: "O1", flags: &["-O1"] };
    pub const O2: Level = Level { name: "O2", flags: &["-O2"] };
    pub const O3: Level = Level { name: "O3", flags: &["-O3", "-mavx2", "-funroll-loops"] };
    pub const OS: Level = Level { name: "Os", flags: &["-Os"] };
    /// with what a debugger reads
    pub const O1G: Level = Level { name: "O1g", flags: &["-O1", "-g"] };
    /// with OpenMP's directives
    pub const PARALLEL: [Level; 4] = [
        Level { name: "O0omp", flags: &["-O0", "-Xclang", "-disable-O0-optnone", Level::OPENMP] },
        Level { name: "O1omp", flags: &["-O1", Level::OPENMP] },
        Level { name: "O2omp", flags: &["-O2", Level::OPENMP] },
        Level { name: "O3omp", flags: &["-O3", "-funroll-loops", Level::OPENMP] },
    ];
    /// the same for a debugger: outlined functions are called through another
    pub const PARALLEL_G: Level = Level {
        name: "O0ompg",
        flags: &["-O0", "-Xclang", "-disable-O0-optnone", "-g", Level::OPENMP],
    };
    const OPENMP: &'static str = "-fopenmp";
    const ALL: [Level; 5] = [Level::O0, Level::O1, Level::O2, Level::O3, Level::OS];
    /// the names of all, also of those whose code this machine does not execute
    pub const NAMES: [&'static str; 5] = ["O0", "O1", "O2", "O3", "Os"];

    /// The levels whose code this machine executes: what `-mavx2` makes needs AVX2.
    pub fn all() -> Vec<Level> {
        let executes = |l: &Level| *l != Level::O3 || avx2();
        let levels: Vec<Level> = Level::ALL.into_iter().filter(executes).collect();
        if levels.len() < Level::ALL.len() {
            println!("-O3 -mavx2 is left out: this machine does not execute AVX2");
        }
        levels
    }

    /// Do several threads run the code?
    pub fn is_parallel(self) -> bool {
        self.flags.contains(&Level::OPENMP)
    }

    /// Compiles C and C++ files into `NAME.ll` in a folder, names kept.
    pub fn compile(self, sources: &[PathBuf], folder: &Path) -> Result<(), String> {
        let corpora = file("");
        let (shared, own): (Vec<_>, Vec<_>) =
            sources.iter().cloned().partition(|s| s.starts_with(&corpora));
        for source in shared {
            let ir = self.ir_of_corpora(&source)?;
            let to = folder.join(ir.file_name().unwrap_or_default());
            std::fs::copy(&ir, &to).map_err(|e| format!("{}: {e}", to.display()))?;
        }
        self.compile_anew(&own, folder)
    }

    /// The IR of a file of the corpora, which several tests ask for: compiled once at each level.
    fn ir_of_corpora(self, source: &Path) -> Result<PathBuf, String> {
        static ALL: Mutex<BTreeMap<(&str, PathBuf), Ir>> = Mutex::new(BTreeMap::new());
        let ir: Ir = {
            let mut all = ALL.lock().unwrap_or_else(PoisonError::into_inner);
            all.entry((self.name, source.to_owned())).or_default().clone()
        };
        let compiled = || {
            // A folder for each file: others of the corpora have its name.
            let corpora = file("");
            let folder =
                folder("ir").join(self.name).join(source.strip_prefix(corpora).unwrap_or(source));
            std::fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
            self.compile_anew(&[source.to_owned()], &folder)?;
            Ok(folder.join(source.with_extension("ll").file_name().unwrap_or_default()))
        };
        ir.get_or_init(compiled).clone()
    }

    fn compile_anew(self, sources: &[PathBuf], folder: &Path) -> Result<(), String> {
        let (cpp, c): (Vec<_>, Vec<_>) = sources.iter().partition(|s| is_cpp(s));
        for (compiler, standard, sources) in
            [("clang", None, c), ("clang++", Some("-std=c++20"), cpp)]
        {
            if !sources.is_empty() {
                run(Command::new(llvm(compiler))
                    .current_dir(folder)
                    .args(self.flags)
                    .args(standard)
                    .args(["-fno-discard-value-names", "-w", "-S", "-emit-llvm"])
                    .args(sources))?;
            }
        }
        Ok(())
    }
}

/// Whether a file is C++.
pub fn is_cpp(path: &Path) -> bool {
    path.extension().is_some_and(|e| e == "cpp")
}

#[cfg(target_arch = "x86_64")]
fn avx2() -> bool {
    std::arch::is_x86_feature_detected!("avx2")
}

#[cfg(not(target_arch = "x86_64"))]
fn avx2() -> bool {
    false
}

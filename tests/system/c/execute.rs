//! True counts: instrumented kernels in a program of their own, one process for each function, so
//! that a crash or an endless loop is an error of that function.

use super::cplusplus::{emitted, pads_first};
use super::instrument::{instrument, instrument_atomically, Instrumented};
use super::kernel::{place_of, Case, Kind, Unit};
use super::tools::{is_cpp, llvm, run, Level};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// C files compiled at one level, and the program that counts.
pub struct Build {
    pub level: Level,
    pub units: Vec<BuiltUnit>,
    program: PathBuf,
}

/// One C file of a build.
pub struct BuiltUnit {
    pub unit: Unit,
    /// the IR as compiled, without counters
    pub ir: PathBuf,
    /// function and block of each counter
    pub table: Vec<(String, String)>,
}

/// The counts at each point, in the order of the table.
pub type Counts = Vec<Vec<u64>>;

/// Bytes of a buffer: more than any kernel touches at its points.
const BUFFER: usize = 1 << 20;
/// What points call the number of threads.
pub const THREADS: &str = "num_threads";
/// Seconds after which a function counts as endless.
const LIMIT: u32 = 60;

impl Build {
    /// Compiles the units and links the program, in a folder of their own.
    pub fn new(level: Level, units: &[Unit], folder: &Path) -> Result<Build, String> {
        Build::with(level, units, folder, |ir, counters| {
            let text = std::fs::read_to_string(ir).map_err(|e| format!("{}: {e}", ir.display()))?;
            let counting = match level.is_parallel() {
                true => instrument_atomically(&text, counters),
                false => instrument(&emitted(&text), counters),
            };
            let counting = counting.map_err(|e| format!("{}: {e}", ir.display()))?;
            Ok(Instrumented { text: pads_first(&counting.text), ..counting })
        })
    }

    /// As [`Build::new`], with counters of another kind. `counters` is given the path of the IR and
    /// the name of the array of counters.
    pub fn with(
        level: Level,
        units: &[Unit],
        folder: &Path,
        counters: impl Fn(&Path, &str) -> Result<Instrumented, String>,
    ) -> Result<Build, String> {
        let folder = folder.join(level.name);
        let error = |e: std::io::Error| format!("{}: {e}", folder.display());
        std::fs::create_dir_all(&folder).map_err(error)?;
        let sources: Vec<PathBuf> = units.iter().map(|u| u.path.clone()).collect();
        level.compile(&sources, &folder)?;
        Build::linked(level, units, &folder, &[], counters)
    }

    /// Links units whose IR is in a folder, together with C files there.
    pub fn linked(
        level: Level,
        units: &[Unit],
        folder: &Path,
        more: &[&str],
        counters: impl Fn(&Path, &str) -> Result<Instrumented, String>,
    ) -> Result<Build, String> {
        let error = |e: std::io::Error| format!("{}: {e}", folder.display());
        let mut built = Vec::new();
        let mut files = Vec::new();
        for unit in units {
            let ir = folder.join(format!("{}.ll", unit.name));
            let Instrumented { text, table } = counters(&ir, &counters_of(unit))?;
            let counting = PathBuf::from(format!("{}.counting.ll", unit.name));
            std::fs::write(folder.join(&counting), text).map_err(error)?;
            files.push(counting);
            built.push(BuiltUnit { unit: unit.clone(), ir, table });
        }
        let main = folder.join("main.c");
        std::fs::write(&main, main_program(&built)).map_err(error)?;
        // -O0: nothing may touch the counted code any more
        let clang = || {
            let mut c = Command::new(llvm("clang"));
            c.current_dir(folder).args(["-w", "-c", "-fno-builtin"]);
            c
        };
        let counting = one_module(folder, &files)?;
        run(clang().args(["-O0", &counting, "-o", "counting.o"]))?;
        run(clang().args(["-O1", "main.c"]).args(more))?;
        let program = folder.join("count");
        let cpp = units.iter().any(|u| is_cpp(&u.path));
        run(Command::new(llvm(if cpp { "clang++" } else { "clang" }))
            .current_dir(folder)
            .args(level.is_parallel().then_some("-fopenmp"))
            .args(more.iter().map(|c| Path::new(c).with_extension("o")))
            .args(["counting.o", "main.o", "-Wl,--wrap=exit,--wrap=abort", "-lm", "-o", "count"]))?;
        Ok(Build { level, units: built, program })
    }

    /// Executes a function at each of its points.
    pub fn execute(&self, unit: &BuiltUnit, case: &Case) -> Result<Counts, String> {
        let out = run(Command::new(&self.program).arg(&case.name)).map_err(|e| {
            format!("{} at {}: its execution fails: {e}", case.name, self.level.name)
        })?;
        let counts: Counts = out
            .lines()
            .map(|line| {
                let mut counts = vec![0; unit.table.len()];
                for pair in line.split_whitespace() {
                    let (k, n) = pair.split_once('=')?;
                    *counts.get_mut(k.parse::<usize>().ok()?)? = n.parse().ok()?;
                }
                Some(counts)
            })
            .collect::<Option<_>>()
            .ok_or_else(|| format!("{}: what are these counts? {out}", case.name))?;
        if counts.len() == case.points.len() {
            Ok(counts)
        } else {
            Err(format!("{}: counts of {} points", case.name, counts.len()))
        }
    }
}

/// The file of IR that holds all of these: most of the time a small file takes is the start of the compiler.
fn one_module(folder: &Path, files: &[PathBuf]) -> Result<String, String> {
    if let [one] = files {
        return Ok(one.display().to_string());
    }
    let all = "counting.bc";
    run(Command::new(llvm("llvm-link")).current_dir(folder).args(files).args(["-o", all]))?;
    Ok(all.into())
}

fn counters_of(unit: &Unit) -> String {
    format!("counters_of_{}", unit.name)
}

/// A program that takes the name of a function, calls it at each of its points and prints a line
/// with the counters that are not 0. What the function prints goes nowhere, and where it ends the program,
/// its call ends.
fn main_program(units: &[BuiltUnit]) -> String {
    let mut c = String::from(
        "#include <setjmp.h>\n#include <stddef.h>\n#include <stdint.h>\n#include <stdio.h>\n#include <string.h>\n#include <unistd.h>\n",
    );
    let is_buffer = |p: &&(String, Kind)| p.1 == Kind::Buffer;
    let buffers = units
        .iter()
        .flat_map(|u| &u.unit.cases)
        .map(|f| f.parameters.iter().filter(is_buffer).count() + f.pointers.len())
        .max()
        .unwrap_or(0);
    let _ = write!(
        c,
        "enum {{ buffers = {}, numbers = {} }};\n\
         static float buffer[buffers][numbers], fresh[buffers][numbers];\n\
         static void make(void) {{\n\
         \x20 for (int b = 0; b < buffers; b++) {{\n\
         \x20   unsigned x = b * 77 + 1;\n\
         \x20   for (int i = 0; i < numbers; i++) {{\n\
         \x20     x = x * 1664525u + 1013904223u;\n\
         \x20     fresh[b][i] = (int)(x >> 8) % 2001 / 1000.0f - 1;\n\
         \x20   }}\n  }}\n}}\n\
         static void fill(int n) {{ memcpy(buffer, fresh, n * sizeof buffer[0]); }}\n\
         static FILE *report;\n\
         static void show(const unsigned long *counters, int n) {{\n\
         \x20 for (int k = 0; k < n; k++)\n\
         \x20   if (counters[k]) fprintf(report, \"%d=%lu \", k, counters[k]);\n\
         \x20 fputs(\"\\n\", report);\n}}\n\
         static jmp_buf end;\n\
         void __wrap_exit(int code) {{ longjmp(end, 1); }}\n\
         void __wrap_abort(void) {{ longjmp(end, 1); }}\n",
        buffers.max(1),
        BUFFER / 4,
    );
    c.push_str("void omp_set_num_threads(int);\n");
    for u in units {
        let _ = writeln!(c, "extern unsigned long {}[];", counters_of(&u.unit));
        for f in &u.unit.cases {
            let _ = writeln!(c, "{};", f.prototype);
        }
    }
    let _ = write!(
        c,
        "int main(int argc, char **argv) {{\n  alarm({LIMIT});\n  make();\n\
         \x20 report = fdopen(dup(1), \"w\");\n  stdout = freopen(\"/dev/null\", \"w\", stdout);\n",
    );
    for u in units {
        for f in &u.unit.cases {
            let _ = writeln!(c, "  if (!strcmp(argv[1], \"{}\")) {{", f.name);
            for point in &f.points {
                call(&mut c, u, f, point);
            }
            c.push_str("    return 0;\n  }\n");
        }
    }
    c.push_str("  return 1;\n}\n");
    c
}

/// Writes what a point and the case say of memory.
fn memory(case: &Case, point: &[(String, i64)]) -> String {
    let own: Vec<&str> = case
        .parameters
        .iter()
        .filter(|(_, kind)| *kind == Kind::Buffer)
        .map(|(name, _)| name.as_str())
        .collect();
    let buffer = |root: &str| own.iter().position(|n| *n == root).unwrap_or_default();
    let mut c = String::new();
    for (k, (root, at)) in case.pointers.iter().enumerate() {
        let (from, to) = (buffer(root), own.len() + k);
        let _ = write!(c, "*(void **)((char *)buffer[{from}] + {at}) = buffer[{to}]; ");
    }
    for (name, value) in point {
        if let (Some((root, at)), Some((_, bits))) = (place_of(name), name.split_once(":i")) {
            let from = buffer(root);
            let _ = write!(c, "*(int{bits}_t *)((char *)buffer[{from}] + {at}) = {value}; ");
        }
    }
    c
}

/// Calls a function at a point, with fresh buffers.
fn call(c: &mut String, unit: &BuiltUnit, case: &Case, point: &[(String, i64)]) {
    let mut buffers = 0;
    let arguments: Vec<String> = case
        .parameters
        .iter()
        .map(|(name, kind)| match kind {
            Kind::Buffer => {
                buffers += 1;
                match point.iter().find(|(n, _)| n == name) {
                    Some((_, 0)) => "(void *)0".into(),
                    _ => format!("(void *)buffer[{}]", buffers - 1),
                }
            }
            Kind::Real => "1.5f".into(),
            Kind::Integer => {
                let value = point.iter().find(|(n, _)| n == name).map_or(0, |(_, v)| *v);
                format!("{value}L")
            }
        })
        .collect();
    let (counters, n) = (counters_of(&unit.unit), unit.table.len());
    if let Some((_, threads)) = point.iter().find(|(n, _)| n == THREADS) {
        let _ = writeln!(c, "    omp_set_num_threads({threads});");
    }
    let memory = memory(case, point);
    let buffers = buffers + case.pointers.len();
    let _ = writeln!(
        c,
        "    fill({buffers}); {memory}memset({counters}, 0, {n} * sizeof(long));\n    \
         if (!setjmp(end)) {}({});\n    show({counters}, {n});",
        case.name,
        arguments.join(", ")
    );
}

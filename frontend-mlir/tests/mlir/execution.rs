//! Executes a module: lowered by `mlir-opt` and `mlir-translate`, compiled with a harness in C
//! whose markers count.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A number of markers, all that tests use.
pub const MARKERS: usize = 8;

/// Everything that cases use, down to LLVM.
const LOWER: &[&str] = &[
    "--convert-linalg-to-loops",
    "--affine-expand-index-ops",
    "--lower-affine",
    "--scf-forall-to-for",
    "--convert-scf-to-cf",
    "--expand-strided-metadata",
    "--lower-affine",
    "--memref-expand",
    "--arith-expand",
    "--convert-index-to-llvm",
    "--convert-math-to-llvm",
    "--convert-arith-to-llvm",
    "--convert-cf-to-llvm",
    "--finalize-memref-to-llvm",
    "--convert-func-to-llvm",
    "--reconcile-unrealized-casts",
];

/// A program of LLVM 19.
pub fn tool(name: &str) -> PathBuf {
    let prefix = std::env::var("MLIR_SYS_190_PREFIX").unwrap_or("/usr/lib/llvm-19".into());
    Path::new(&prefix).join("bin").join(name)
}

/// Runs a program and gives what it prints.
pub fn run(command: &mut Command) -> String {
    let done = command.output().unwrap_or_else(|e| panic!("{command:?}: {e}"));
    let said = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{command:?} failed:\n{said}");
    String::from_utf8(done.stdout).expect("text")
}

pub fn scratch(name: &str) -> PathBuf {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("mlir");
    std::fs::create_dir_all(&dir).expect("a folder for what tests build");
    dir.join(name)
}

/// A compiled module.
pub struct Program {
    binary: PathBuf,
    /// names of the integers that it takes, in order
    scalars: Vec<String>,
    /// names of the memrefs and the size of their elements
    memrefs: Vec<(String, usize)>,
}

/// A memref as its type spells it: its sizes (none where dynamic), the bytes of an element.
fn memref(ty: &str) -> Option<(Vec<Option<i64>>, usize)> {
    let inner = ty.strip_prefix("memref<").or(ty.strip_prefix("tensor<"))?.strip_suffix('>')?;
    let mut parts: Vec<&str> = inner.split('x').collect();
    let element = match parts.pop()? {
        "i1" | "i8" => 1,
        "i16" | "f16" => 2,
        "i32" | "f32" => 4,
        "i64" | "f64" | "inde" | "" => 8,
        other => panic!("element type {other}"),
    };
    let parts = parts.into_iter().filter(|p| *p != "inde");
    Some((parts.map(|p| p.parse().ok()).collect(), element))
}

impl Program {
    /// Compiles `f` of a module, whose arguments have these types.
    pub fn new(module: &Path, types: &[String]) -> Program {
        let stem = module.file_stem().and_then(|s| s.to_str()).expect("a name").to_owned();
        let lowered = scratch(&format!("{stem}.llvm.mlir"));
        let ir = scratch(&format!("{stem}.ll"));
        let harness = scratch(&format!("{stem}.c"));
        let binary = scratch(&stem);
        let mut lower = Command::new(tool("mlir-opt"));
        let text = std::fs::read_to_string(module).expect("text");
        if text.contains("tensor<") {
            lower.arg("--one-shot-bufferize=bufferize-function-boundaries");
        }
        let parallel = text.contains("omp.");
        let (before, behind) = LOWER.split_at(LOWER.len() - 2);
        lower.args(before).args(parallel.then_some("--convert-openmp-to-llvm")).args(behind);
        run(lower.arg(module).arg("-o").arg(&lowered));
        run(Command::new(tool("mlir-translate"))
            .arg("--mlir-to-llvmir")
            .arg(&lowered)
            .arg("-o")
            .arg(&ir));
        let (text, scalars, memrefs) = harness_for(types);
        std::fs::write(&harness, text).expect("a harness");
        run(Command::new(tool("clang"))
            .args(["-O1", "-w", "-Wno-override-module"])
            .arg(&ir)
            .arg(&harness)
            .args(parallel.then_some("-fopenmp"))
            .args(["-lm", "-o"])
            .arg(&binary));
        Program { binary, scalars, memrefs }
    }

    /// How often each marker runs.
    pub fn counts(&self, point: &BTreeMap<String, i64>) -> Vec<u64> {
        let mut command = Command::new(&self.binary);
        let threads = point.get("num_threads").copied().unwrap_or(1);
        command.env("OMP_NUM_THREADS", threads.to_string()).env("OMP_DYNAMIC", "false");
        for name in &self.scalars {
            let value = point.get(name).unwrap_or_else(|| panic!("the point gives no {name}"));
            command.arg(value.to_string());
        }
        // contents: position of the memref, byte offset, size, value
        for (name, value) in point {
            let Some((base, offset)) = name.split_once('[') else { continue };
            let k = self.memrefs.iter().position(|m| m.0 == base).expect("a memref");
            let offset = offset.trim_end_matches(']');
            command.args([k.to_string(), offset.into(), self.memrefs[k].1.to_string()]);
            command.arg(value.to_string());
        }
        let printed = run(&mut command);
        printed.split_whitespace().map(|n| n.parse().expect("a count")).collect()
    }
}

/// The harness, the names of its integers and its memrefs.
fn harness_for(types: &[String]) -> (String, Vec<String>, Vec<(String, usize)>) {
    let mut text = String::from(
        "#include <stdint.h>\n#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n",
    );
    for k in 0..MARKERS {
        // threads may run them at once
        let add = format!("__atomic_fetch_add(&c{k}, 1, __ATOMIC_SEQ_CST)");
        let _ = writeln!(text, "static unsigned long long c{k};\nvoid t{k}(void) {{ {add}; }}");
    }
    // what `memref.copy` calls; no case reads what it would copy
    text += "void memrefCopy(int64_t size, void *from, void *to) {}\n";
    let (mut scalars, mut memrefs) = (Vec::new(), Vec::new());
    let (mut formals, mut actuals) = (Vec::new(), Vec::new());
    let mut sizes = Vec::new();
    let mut body = String::new();
    for (k, ty) in types.iter().enumerate() {
        match memref(ty) {
            None => {
                let c = match ty.as_str() {
                    "index" | "i64" => "int64_t",
                    "i32" => "int32_t",
                    "i16" => "int16_t",
                    "i8" => "int8_t",
                    "i1" => "_Bool",
                    other => panic!("argument of type {other}"),
                };
                scalars.push(format!("arg{k}"));
                formals.push(c.to_owned());
                actuals.push(format!("({c})a[{}]", scalars.len() - 1));
            }
            Some((shape, element)) => {
                let m = memrefs.len();
                let _ = writeln!(body, "  int64_t total{m} = {element};");
                formals.extend(["void*".into(), "void*".into(), "int64_t".into()]);
                actuals.extend([format!("p[{m}]"), format!("p[{m}]"), "0".into()]);
                let mut size = Vec::new();
                for (d, n) in shape.iter().enumerate() {
                    match n {
                        Some(n) => size.push(n.to_string()),
                        None => {
                            sizes.push(format!("arg{k}.dim{d}"));
                            size.push(format!("a[first + {}]", sizes.len() - 1));
                        }
                    }
                    let _ = writeln!(body, "  total{m} *= {};", size[d]);
                }
                let strides: Vec<String> = (0..shape.len())
                    .map(|d| size[d + 1..].iter().fold("1".into(), |s, n| format!("{s} * {n}")))
                    .collect();
                formals.extend(std::iter::repeat_n("int64_t".into(), 2 * shape.len()));
                actuals.extend(size.into_iter().chain(strides));
                let _ = writeln!(body, "  p[{m}] = calloc(1, total{m} + 64);");
                memrefs.push((format!("arg{k}"), element));
            }
        }
    }
    let (first, count) = (scalars.len(), scalars.len() + sizes.len());
    scalars.extend(sizes);
    let _ = writeln!(text, "void f({});", formals.join(", "));
    let _ = writeln!(
        text,
        "int main(int argc, char **argv) {{
  int64_t a[{n}]; void *p[{m}]; enum {{ first = {first} }};
  for (int k = 0; k < {count}; k++) a[k] = atoll(argv[k + 1]);
{body}  for (int k = {count} + 1; k + 3 < argc; k += 4) {{
    int64_t value = atoll(argv[k + 3]);
    memcpy((char *)p[atoi(argv[k])] + atoi(argv[k + 1]), &value, atoi(argv[k + 2]));
  }}
  f({});",
        actuals.join(", "),
        n = count + 1,
        m = memrefs.len() + 1,
    );
    let format = "%llu ".repeat(MARKERS);
    let list: Vec<String> = (0..MARKERS).map(|k| format!("c{k}")).collect();
    let _ = writeln!(text, "  printf(\"{format}\", {});\n  return 0;\n}}", list.join(", "));
    (text, scalars, memrefs)
}

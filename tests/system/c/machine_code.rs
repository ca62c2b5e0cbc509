//! Optimisation by a profile that nothing executed: what clang makes of a kernel with the profile of
//! `symprof annotate` is, to the last instruction, what it makes of it with the profile of a run.
//!
//! ```sh
//! clang-19 -O2 -fno-discard-value-names -fprofile-generate -mllvm -print-before=pgo-instr-gen \
//!     -mllvm -print-module-scope -S -o /dev/null kernel.c 2> kernel.ll
//! symprof annotate kernel.ll --function f --at n=4096 --format proftext -o kernel.proftext
//! llvm-profdata-19 merge kernel.proftext -o kernel.profdata
//! clang-19 -O2 -mllvm -disable-vp -fprofile-use=kernel.profdata -c kernel.c
//! ```
//!
//! LLVM's counters see which way comparisons of tensors go. Such a counter is refused, and its symbol is bound to
//! the ratio that the run had.

use super::folder;
use super::pgo::{counters_with, profile};
use super::tools::{llvm, run};
use crate::support::{file, symprof, temporary, Answer};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What was counted is the count of an entry; values are not profiled.
const OPTIONS: [&str; 2] = ["-pgo-fix-entry-count=false", "-disable-vp"];

/// A kernel of the corpora, how C calls it, and the point.
struct Kernel {
    source: &'static str,
    function: &'static str,
    prototype: &'static str,
    call: &'static str,
    at: &'static str,
}

const KERNELS: [Kernel; 3] = [
    Kernel {
        source: "corpus/tvm/matmul.ll",
        function: "matmul_compute_",
        prototype: "void matmul_compute_(float *, int, int, float *, int, float *)",
        call: "matmul_compute_(floats(), 64, 48, floats(), 33, floats())",
        at: "m=64,k=48,n=33",
    },
    Kernel {
        source: "corpus/tvm/softmax.ll",
        function: "softmax_compute_",
        prototype: "int softmax_compute_(int, int, int, float *, float *)",
        call: "softmax_compute_(0, 64, 33, floats(), floats())",
        at: "dev_id=0,m=64,n=33",
    },
    Kernel {
        source: "c/gemm_tiled.c",
        function: "gemm_tiled",
        prototype: "void gemm_tiled(int, int, int, int, float *, float *, float *)",
        call: "gemm_tiled(40, 33, 48, 8, floats(), floats(), floats())",
        at: "n=40,m=33,k=48,t=8",
    },
];

/// The IR on which clang reads profiles: after its first simplifications.
fn profiled_ir(kernel: &Kernel) -> String {
    let mut clang = Command::new(llvm("clang"));
    clang.args(["-O2", "-w", "-fno-discard-value-names", "-fprofile-generate", "-S", "-o"]);
    clang.args(["/dev/null", "-mllvm", "-print-before=pgo-instr-gen"]);
    clang.args(["-mllvm", "-print-module-scope"]).arg(file(kernel.source));
    let output = clang.output().expect("clang starts");
    assert!(output.status.success(), "{}", kernel.source);
    temporary(&format!("{}.before.ll", kernel.function), output.stderr)
}

/// LLVM's counters after a run, by key and index, as its text profile has them.
fn run_with_counters(kernel: &Kernel, ir: &str) -> (Vec<(String, String)>, Vec<u64>) {
    let dir = folder("machine_code");
    std::fs::create_dir_all(&dir).expect("a folder");
    let counting = counters_with(&OPTIONS, Path::new(ir), "counters").expect("LLVM's counters");
    let (name, n) = (kernel.function, counting.table.len());
    std::fs::write(dir.join(format!("{name}.ll")), &counting.text).expect("a file");
    let mut main = String::from(
        "#include <stdio.h>\n#include <stdlib.h>\nextern unsigned long counters[];\n\
         static float *floats(void) {\n  float *all = aligned_alloc(64, 1 << 20);\n\
         \x20 for (int i = 0; i < 1 << 18; i++) all[i] = rand() % 2001 / 1000.0f - 1;\n\
         \x20 return all;\n}\n\
         static void *allocate(int type, int id, unsigned long size) {\n  return aligned_alloc(64, size / 64 * 64 + 64);\n}\n\
         static int release(int type, int id, void *p) {\n  free(p);\n  return 0;\n}\n\
         void *__TVMBackendAllocWorkspace = allocate, *__TVMBackendFreeWorkspace = release;\n",
    );
    let _ = write!(
        main,
        "{};\nint main(void) {{\n  {};\n  for (int k = 0; k < {n}; k++) printf(\"%lu \", counters[k]);\n}}\n",
        kernel.prototype, kernel.call
    );
    std::fs::write(dir.join(format!("{name}.c")), main).expect("a file");
    let mut clang = Command::new(llvm("clang"));
    let files = [format!("{name}.ll"), format!("{name}.c")];
    run(clang.current_dir(&dir).args(["-w", "-O0"]).args(files).args(["-lm", "-o", name]))
        .expect("it links");
    let out = run(&mut Command::new(dir.join(name))).expect("it runs");
    let counts = out.split_whitespace().map(|n| n.parse().expect("a count")).collect();
    (counting.table, counts)
}

/// What symprof's message wants to be bound, and the block and counter that it is asked for.
fn wanted(message: &str) -> (String, String, usize) {
    let between = |text: &str, from: &str, to: &str| -> Option<String> {
        Some(text.split_once(from)?.1.split_once(to)?.0.to_owned())
    };
    let found = || {
        let symbol = between(message, "; bind ", " (`--at")?;
        let block = between(message, "(block `", "`)")?;
        let counter = between(message, "counter ", " of ")?.parse().ok()?;
        Some((symbol, block, counter))
    };
    found().unwrap_or_else(|| panic!("{message}"))
}

/// The profile that nothing executed; what data decides is bound to the ratio of the run.
fn synthetic(kernel: &Kernel, ir: &str, count: impl Fn(usize) -> u64) -> (String, usize) {
    let mut at = kernel.at.to_owned();
    let ask = |command: &str, at: &str, format: &str| -> Answer {
        symprof(&[command, ir, "--function", kernel.function, "--at", at, "--format", format])
    };
    let blocks =
        &ask("eval", &at, "json").json()["points"][0]["functions"][kernel.function]["blocks"];
    for bound in 0..16 {
        let answer = ask("annotate", &at, "proftext");
        if answer.code == Some(0) {
            return (answer.stdout, bound);
        }
        let (symbol, block, counter) = wanted(&answer.stderr);
        let executions = blocks[&block].as_str().unwrap_or_else(|| panic!("{block}: {blocks}"));
        let _ = write!(at, ",{symbol}={}/{executions}", count(counter));
    }
    panic!("{}: too much depends on data", kernel.function)
}

/// What clang makes of a kernel with a profile, and without one.
fn compiled(kernel: &Kernel, profile: Option<(&str, String)>) -> String {
    let name = profile.as_ref().map_or("plain", |p| p.0);
    let place = format!("{}.{name}", kernel.function);
    let mut clang = Command::new(llvm("clang"));
    clang.args([
        "-O2",
        "-mllvm",
        "-disable-vp",
        "-Wall",
        "-Werror",
        "-Wno-override-module",
        "-S",
        "-o",
        "-",
    ]);
    clang.arg(file(kernel.source));
    if let Some((_, text)) = profile {
        let text = temporary(&format!("{place}.proftext"), text);
        let data = PathBuf::from(format!("{text}.profdata"));
        let mut merge = Command::new(llvm("llvm-profdata"));
        run(merge.args(["merge", &text, "-o"]).arg(&data)).expect("the profile is a profile");
        clang.arg(format!("-fprofile-use={}", data.display()));
    }
    run(&mut clang).unwrap_or_else(|e| panic!("{place}: {e}"))
}

#[test]
fn a_profile_without_a_run_gives_the_machine_code_of_one() {
    for kernel in &KERNELS {
        let ir = profiled_ir(kernel);
        let (table, counts) = run_with_counters(kernel, &ir);
        let real = profile(&table, std::slice::from_ref(&counts));
        let count = |index: usize| {
            let at = table.iter().position(|(_, k)| *k == index.to_string());
            counts[at.expect("the counter")]
        };
        let (ours, bound) = synthetic(kernel, &ir, count);
        let code = compiled(kernel, Some(("run", real)));
        let plain = compiled(kernel, None);
        let same = code == compiled(kernel, Some(("ours", ours)));
        assert!(same, "{}", kernel.function);
        // a profile that changed nothing would show nothing
        assert!(code != plain, "{}", kernel.function);
        println!("{}: {} counters, {bound} of data", kernel.function, counts.len());
    }
}

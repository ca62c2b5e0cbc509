//! TVM's parallel kernels as whole modules: launches run their tasks in threads of their own, and the counts are
//! summed over all tasks.

use super::folder;
use super::instrument::instrument_atomically;
use super::tools::{llvm, run};
use crate::support::{kernels, Kernel};
use num_bigint::BigInt;
use std::fmt::Write as _;
use std::process::Command;
use symprof::ir::Type;
use symprof::profile::{Engine, ModuleProfile, Options, Point, Status};

/// What TVM's runtime does for a compiled function, with as many threads as `argv[1]` says.
const RUNTIME: &str = r#"
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef struct { void *sync; int32_t num_task; } environment;
typedef int (*task)(int, environment *, void *);
struct one { task run; int id; environment env; void *data; int result; };
static int threads;
static void *start(void *p) {
  struct one *o = p;
  o->result = o->run(o->id, &o->env, o->data);
  return 0;
}
static int launch(task run, void *data, int num_task) {
  int n = num_task ? num_task : threads, result = 0;
  struct one *all = calloc(n, sizeof *all);
  pthread_t *ids = calloc(n, sizeof *ids);
  for (int k = 0; k < n; k++) {
    all[k] = (struct one){run, k, {0, n}, data, 0};
    pthread_create(ids + k, 0, start, all + k);
  }
  for (int k = 0; k < n; k++) { pthread_join(ids[k], 0); result |= all[k].result; }
  free(all); free(ids);
  return result ? -1 : 0;
}
static void *allocate(int type, int id, uint64_t size, int code, int bits) { return calloc(size + 64, 1); }
static int release(int type, int id, void *p) { free(p); return 0; }
void *__TVMBackendParallelLaunch = launch, *__TVMBackendAllocWorkspace = allocate, *__TVMBackendFreeWorkspace = release;
extern unsigned long counters[];
"#;

/// The counts of all runs of a kernel by so many threads: a line a run.
fn executed(kernel: &Kernel, profile: &ModuleProfile<'_>, threads: u32) -> Vec<Vec<u64>> {
    let name = &kernel.name;
    let dir = folder("tvm_tasks");
    std::fs::create_dir_all(&dir).expect("a folder");
    let text = std::fs::read_to_string(&kernel.ir).expect("the kernel");
    let counting = instrument_atomically(&text, "counters").expect("it is counted");
    std::fs::write(dir.join(format!("{name}.ll")), &counting.text).expect("a file");
    let id = profile.by_name(&kernel.function).expect("the function");
    let params: Vec<_> =
        profile.module().functions[id].params.iter().filter(|p| p.default.is_none()).collect();
    let mut main = RUNTIME.to_owned();
    let types = params.iter().map(|p| match p.ty {
        Type::Int(w) => format!("int{w}_t"),
        _ => "void *".to_owned(),
    });
    let types: Vec<String> = types.collect();
    let _ = writeln!(main, "int {}({});", kernel.function, types.join(", "));
    main += "int main(int argc, char **argv) { threads = atoi(argv[1]);\n";
    for r in &kernel.runs {
        let arguments = params.iter().map(|p| match p.ty {
            Type::Int(_) => r.args.iter().find(|a| a.0 == p.name).map_or(0, |a| a.1).to_string(),
            _ => "calloc(1 << 22, 4)".to_owned(),
        });
        let arguments: Vec<String> = arguments.collect();
        let n = counting.table.len();
        let _ = writeln!(
            main,
            "  memset(counters, 0, {n} * 8); {}({});\n  for (int k = 0; k < {n}; k++) printf(\"%lu \", counters[k]); puts(\"\");",
            kernel.function,
            arguments.join(", ")
        );
    }
    main += "}\n";
    std::fs::write(dir.join(format!("{name}.c")), main).expect("a file");
    let program = format!("{name}.{threads}");
    run(Command::new(llvm("clang")).current_dir(&dir).args(["-w", "-O0"]).args([
        &format!("{name}.ll"),
        &format!("{name}.c"),
        "-lm",
        "-lpthread",
        "-o",
        &program,
    ]))
    .expect("it links");
    let out = run(Command::new(dir.join(program)).arg(threads.to_string())).expect("it runs");
    let row = |l: &str| l.split_whitespace().map(|n| n.parse().expect("a number")).collect();
    out.lines().map(row).collect()
}

#[test]
fn tasks_are_counted_over_all_threads() {
    let all = kernels("corpus/tvm").into_iter().chain(kernels("corpus/tvm-llvm22"));
    let starts = |k: &Kernel| {
        let is_part = k.name.contains("lambda");
        !is_part && k.ir.parent().is_some_and(|p| p.ends_with("tvm")) && k.name.ends_with("_par")
    };
    let all: Vec<Kernel> = all.filter(starts).collect();
    assert!(all.len() >= 6, "{} kernels", all.len());
    let (mut exact, mut closed, mut blocks) = (0, 0, 0);
    for kernel in &all {
        let loaded = symprof::input::load(&kernel.ir).expect("it loads");
        let profile = ModuleProfile::new(&loaded.module, Options::default());
        let id = profile.by_name(&kernel.function).expect("the function");
        let text = std::fs::read_to_string(&kernel.ir).expect("the kernel");
        let table = instrument_atomically(&text, "counters").expect("it is counted").table;
        let inside = profile.callees(id).expect("its tasks");
        for b in inside.functions().iter().flat_map(|f| f.blocks()) {
            blocks += 1;
            closed += usize::from(b.count.status() == Status::ClosedForm);
            assert!(b.count.formula().is_some(), "{}: {}", kernel.name, b.name);
        }
        for threads in [1, 3, 8] {
            for (r, counts) in kernel.runs.iter().zip(executed(kernel, &profile, threads)) {
                let threads = ("num_threads".to_owned(), i128::from(threads));
                let given = r.args.iter().map(|(n, v)| (n.clone(), i128::from(*v)));
                let point: Point = given.chain([threads.clone()]).collect();
                let got = profile.evaluate_by(Engine::Both, id, &point).expect("counts");
                for ((function, block), want) in table.iter().zip(counts) {
                    let of = got.functions.iter().find(|f| f.name == *function);
                    let have = of.and_then(|f| f.block(block));
                    let at =
                        format!("{}, {function}/{block} at {:?}, {threads:?}", kernel.name, r.args);
                    assert_eq!(have, Some(BigInt::from(want)), "{at}");
                    exact += 1;
                }
            }
        }
    }
    println!(
        "{exact} counts of {} kernels exact; {closed} of {blocks} blocks of tasks are closed forms",
        all.len()
    );
}

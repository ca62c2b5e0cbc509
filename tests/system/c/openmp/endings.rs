//! Threads that end the program, and exceptions that leave calls, in parallel regions of OpenMP.

use super::super::tools::{llvm, run};
use crate::support::{symprof, temporary};
use std::process::Command;

/// Functions of which a thread may end the program, with counts where none does.
const FOLLOWED: [&str; 8] = [
    "inlined",
    "called",
    "as_they_come",
    "before",
    "by_trap",
    "by_name",
    "not_copied",
    "with_a_count",
];

/// A thread that ends the program keeps others from what they would do, or not: such a point has no counts, wherever the
/// end is written. Where none does, all are exact.
#[test]
fn a_thread_that_ends_the_program_leaves_no_counts() {
    let source = temporary(
        "ended_by_a_thread.c",
        "extern void abort(void) __attribute__((noreturn));
extern void exit(int) __attribute__((noreturn));
__attribute__((noinline)) static void stop(void) { abort(); }
__attribute__((noinline)) static int check(int i, int m) { if (i == m) stop(); return i; }
void inlined(int *a, int n, int m) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) { if (i == m) abort(); a[i] = 1; }
}
void called(int *a, int n, int m) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) a[check(i, m)] = 1;
}
void as_they_come(int *a, int n, int m) {
#pragma omp parallel for schedule(dynamic)
  for (int i = 0; i < n; i++) a[check(i, m)] = 1;
}
void before(int *a, int n, int m) {
#pragma omp parallel
  {
    if (m < n) stop();
#pragma omp for schedule(static, 2)
    for (int i = 0; i < n; i++) a[i] = 1;
  }
}
__attribute__((noinline)) static int same(int i, int m) { return i; }
void quick_exit(int);
__attribute__((noinline)) static int check_all(int i, ...) {
  __builtin_va_list given;
  __builtin_va_start(given, i);
  if (i == __builtin_va_arg(given, int)) stop();
  __builtin_va_end(given);
  return i;
}
void by_trap(int *a, int n, int m) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) { if (i == m) __builtin_trap(); a[i] = 1; }
}
void by_name(int *a, int n, int m) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) { if (i == m) quick_exit(1); a[i] = 1; }
}
void not_copied(int *a, int n, int m) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) a[m < n ? check_all(i, m) : i] = 1;
}
void with_a_count(int *a, int n, int m) {
#pragma omp parallel
  {
    int k = 0;
#pragma omp for nowait
    for (int i = 0; i < 1000; i++) { k++; a[i] = 1; }
    if (m < n) { a[1] = k; abort(); }
  }
}
void known_by_address(int *a, int n, int m) {
  void (*end)(int) = m & 1 ? exit : quick_exit;
#pragma omp parallel for
  for (int i = 0; i < n; i++) { if (i == m) end(0); a[i] = 1; }
}
void by_address(int *a, int n, int m) {
  int (*of)(int, int) = m & 1 ? check : same;
#pragma omp parallel for
  for (int i = 0; i < n; i++) a[of(i, m)] = 1;
}
",
    );
    for level in ["-O0", "-O1", "-O2", "-O3"] {
        let ir = format!("{source}{level}.ll");
        let mut clang = Command::new(llvm("clang"));
        clang.args([level, "-fopenmp", "-fno-discard-value-names", "-S", "-emit-llvm"]);
        clang.args(["-Xclang", "-disable-O0-optnone", &source, "-o", &ir]);
        run(&mut clang).expect("it compiles");
        for function in FOLLOWED {
            let ask = |m: u32| {
                let at = format!("n=8,m={m},num_threads=3");
                symprof(&["eval", &ir, "--function", function, "--at", &at])
            };
            let (fine, ended) = (ask(9), ask(5));
            assert_eq!(fine.code, Some(0), "{level} {function}: {}", fine.stderr);
            let inside = fine.stdout.split_once("omp_outlined").map_or("", |(_, inside)| inside);
            let entered = inside.lines().find(|l| l.trim_start().starts_with("entry"));
            let entered = entered.and_then(|l| l.split_whitespace().last());
            assert_eq!(entered, Some("3"), "{level} {function}: {}", fine.stdout);
            assert_eq!(ended.code, Some(1), "{level} {function}: {}", ended.stdout);
            assert!(ended.stderr.contains("no thread ends the program"), "{}", ended.stderr);
        }
        // what is called by its address is not copied
        for name in ["by_address", "known_by_address"] {
            let profile = symprof(&["profile", &ir, "--function", name, "--format", "json"]);
            let inside = &profile.json()["functions"][name]["callees"]["functions"];
            let region = &inside[&format!("{name}.omp_outlined")];
            let blocks = region["blocks"].as_array().expect("a region");
            assert!(blocks.iter().all(|b| b["status"] == "data-dependent"), "{level}: {blocks:?}");
        }
    }
}

/// A call that ends the program may be one that an exception may leave, and so end its block.
#[test]
fn ends_that_exceptions_may_leave_are_ends() {
    let text = "extern \"C\" void exit(int);
void other(int);
extern \"C\" void ended(int *a, int n, int m) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) { if (i == m) exit(1); a[i] = 1; }
}
extern \"C\" void unknown(int *a, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) { a[i] = 1; other(i); }
}
";
    let source = temporary("ended_in_cpp.cpp", text);
    for level in ["-O0", "-O1", "-O2"] {
        let ir = format!("{source}{level}.ll");
        let mut clang = Command::new(llvm("clang++"));
        clang.args([level, "-fopenmp", "-fno-discard-value-names", "-S", "-emit-llvm"]);
        clang.args(["-Xclang", "-disable-O0-optnone"]);
        run(clang.args([&source, "-o", &ir])).expect("it compiles");
        let text = std::fs::read_to_string(&ir).expect("a module");
        assert!(text.contains("invoke void @exit("), "nothing is left by exceptions at {level}");
        let ask = |m: u32| {
            let at = format!("n=8,m={m},num_threads=3");
            symprof(&["eval", &ir, "--function", "ended", "--ignore-unknown", "--at", &at])
        };
        let ended = ask(5);
        assert_eq!(ended.code, Some(1), "{level}: {}", ended.stdout);
        assert!(ended.stderr.contains("no thread ends the program"), "{}", ended.stderr);
        assert_eq!(ask(9).code, Some(0), "{level}");
        // memory is forgotten behind what is not known, also where it was left
        let profile = symprof(&["profile", &ir, "--function", "unknown"]);
        assert_eq!(profile.code, Some(0), "{level}: {}", profile.stderr);
    }
}

/// A function that shares out a loop, called where an exception may leave it, is not told as if a thread were alone.
#[test]
fn calls_that_exceptions_may_leave_are_in_the_region_too() {
    let source = temporary(
        "invoked.c",
        "extern void other(int);
static void tidy(int *p) { other(*p); }
__attribute__((noinline)) static void shared(int *a, int n) {
  other(n);
#pragma omp for
  for (int i = 0; i < n; i++) a[i] = 7;
}
__attribute__((noinline, nothrow)) static void region(int *a, int n) {
  int z __attribute__((cleanup(tidy)));
  z = n;
  shared(a, n);
  other(z);
}
void f(int n, int *a) {
#pragma omp parallel
  region(a, n);
}
",
    );
    for level in ["-O0", "-O1", "-O2"] {
        let ir = format!("{source}{level}.ll");
        let mut clang = Command::new(llvm("clang"));
        clang.args([level, "-fopenmp", "-fexceptions", "-fno-discard-value-names"]);
        run(clang.args(["-S", "-emit-llvm", &source, "-o", &ir])).expect("it compiles");
        let text = std::fs::read_to_string(&ir).expect("a module");
        let leaves = |l: &str| l.contains("invoke ") && l.contains("@shared(");
        assert!(text.lines().any(leaves), "nothing is left by exceptions at {level}");
        let at = ["--ignore-unknown", "--at", "n=5,num_threads=3", "--format", "json"];
        let answer = symprof(&[&["eval", &ir, "--function", "f"], &at[..]].concat()).json();
        let blocks = &answer["points"][0]["functions"]["shared"]["blocks"];
        let told = blocks["omp.inner.for.body"].as_str();
        assert!(told.is_none_or(|n| n == "5"), "{level}: {told:?} executions of 5");
    }
}

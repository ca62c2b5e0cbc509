//! Threads of POSIX (`tests/pthreads`), counted over all threads by runs; and functions whose threads are not followed.

use super::check::Report;
use super::kernel::Unit;
use super::tools::{llvm, run, Level};
use super::{check_all, head};
use crate::support::{file, symprof, temporary};
use std::process::Command;

/// Those that synchronize with nobody are counted; where others decide a branch (`//@ data`), no count is claimed.
#[test]
fn threads_run_their_functions() {
    let units = Unit::read_all(&file("pthreads")).expect("the corpus");
    let report: Report = check_all("pthreads", &Level::PARALLEL, &units, 100, false);
    report.print("POSIX threads");
    println!("not closed forms:\n{}", report.reasons().join("\n"));
    let wrong = report.wrong();
    assert!(wrong.is_empty(), "{} wrong counts:\n{}", wrong.len(), head(&wrong));
    let open = report.open();
    assert!(open.is_empty(), "{} counts missing:\n{}", open.len(), head(&open));
}

/// What the bodies below stand among: what threads run, and the start of the function that creates some.
const AROUND: &str = "float cells[64];
int plain;
static void *run(void *given) {
  for (long i = 0; i < (long)given; i++) cells[i] = i;
  return 0;
}
";
const FUNCTION: &str = "void f(long n, long m, void *(*given)(void *), pthread_t another) {
  pthread_t one, all[8], more[8];
  (void)one, (void)all, (void)more;
";
const ONE: &str = "pthread_create(&one, 0, own, (void *)n); pthread_join(one, 0);";

const FOLLOWED: [&str; 10] = [
    "pthread_create(&one, 0, run, (void *)n); pthread_join(one, 0);",
    "for (int i = 0; i < n; i++) { pthread_create(&one, 0, run, (void *)n); pthread_join(one, 0); }",
    "for (int i = 0; i < n; i++) pthread_create(&all[i], 0, run, (void *)n);
     for (int i = 0; i < n; i++) pthread_join(all[i], 0);",
    "if (n > 2) { if (pthread_create(&all[1], 0, run, (void *)n)) return; pthread_join(all[1], 0); }",
    "if (n > m) pthread_create(&one, 0, run, (void *)n);
     plain += n;
     if (n > m) pthread_join(one, 0);",
    "for (long i = m; i < n; i += 2) pthread_create(&all[i + 1], 0, run, (void *)n);
     for (long i = m; i < n; i += 2) pthread_join(all[i + 1], 0);",
    "for (int k = 0; k < m; k++) {
       for (int i = 0; i < n; i++) pthread_create(&all[i], 0, run, (void *)n);
       for (int i = 0; i < n; i++) pthread_join(all[i], 0);
     }",
    "for (int i = 0; i < n; i++)
       if (pthread_create(&all[i], 0, run, (void *)n)) { perror(\"no thread\"); exit(1); }
     for (int i = 0; i < n; i++) pthread_join(all[i], 0);",
    "for (int i = 0; i < n; i++) {
       pthread_create(&all[i], 0, run, (void *)n);
       pthread_create(&more[i], 0, run, (void *)m);
     }
     for (int i = 0; i < n; i++) pthread_join(more[i], 0);
     for (int i = 0; i < n; i++) pthread_join(all[i], 0);",
    "float *mine = malloc(n * sizeof *mine);
     pthread_create(&one, 0, run, (void *)n);
     for (long i = 0; i < n; i++) mine[i] = i;
     pthread_join(one, 0);
     free(mine);",
];

/// Why threads are left alone, and what the function does with them.
const NOT_WAITED_FOR: [(&str, &str); 23] = [
    ("none is waited for", "pthread_create(&one, 0, run, (void *)n);"),
    (
        "it may be waited for",
        "pthread_create(&one, 0, run, (void *)n); if (n > 3) pthread_join(one, 0);",
    ),
    (
        "it is created and waited for under conditions that differ",
        "if (n > 3) pthread_create(&one, 0, run, (void *)n); if (n > 4) pthread_join(one, 0);",
    ),
    (
        "what it is waited for under changes",
        "if (plain) pthread_create(&one, 0, run, (void *)n); plain = n; if (plain) pthread_join(one, 0);",
    ),
    (
        "one of several is waited for",
        "for (int i = 0; i < n; i++) pthread_create(&all[i], 0, run, (void *)n); pthread_join(all[0], 0);",
    ),
    (
        "all but the last are waited for",
        "for (int i = 0; i < n; i++) pthread_create(&all[i], 0, run, (void *)n);
         for (int i = 0; i < n - 1; i++) pthread_join(all[i], 0);",
    ),
    (
        "all but the first are waited for",
        "for (int i = 0; i < n; i++) pthread_create(&all[i], 0, run, (void *)n);
         for (int i = 1; i < n; i++) pthread_join(all[i], 0);",
    ),
    (
        "every other one is waited for",
        "for (int i = 0; i < n; i++) pthread_create(&all[i], 0, run, (void *)n);
         for (int i = 0; i < n; i += 2) pthread_join(all[i], 0);",
    ),
    (
        "those of another array are waited for",
        "for (int i = 0; i < n; i++) pthread_create(&all[i], 0, run, (void *)n);
         for (int i = 0; i < n; i++) pthread_join(more[i], 0);",
    ),
    (
        "it may be left without waiting for all",
        "for (int i = 0; i < n; i++) pthread_create(&all[i], 0, run, (void *)n);
         for (int i = 0; i < n; i++) { pthread_join(all[i], 0); if (cells[i] > 3) break; }",
    ),
    (
        "a loop passes some by",
        "for (int i = 0; i < n; i++) pthread_create(&all[i], 0, run, (void *)n);
         for (int i = 0; i < n; i++) if (i != m) pthread_join(all[i], 0);",
    ),
    (
        "they are waited for once, and created each time",
        "for (int k = 0; k < m; k++)
           for (int i = 0; i < n; i++) pthread_create(&all[i], 0, run, (void *)n);
         for (int i = 0; i < n; i++) pthread_join(all[i], 0);",
    ),
    (
        "two have one handle",
        "pthread_create(&one, 0, run, (void *)n); pthread_create(&one, 0, run, (void *)m);
         pthread_join(one, 0);",
    ),
    (
        "each has the handle of the one before",
        "for (int i = 0; i < n; i++) pthread_create(&one, 0, run, (void *)n); pthread_join(one, 0);",
    ),
    (
        "it is waited for twice",
        "pthread_create(&one, 0, run, (void *)n); pthread_join(one, 0); pthread_join(one, 0);",
    ),
    (
        "the handle of another one is kept",
        "pthread_create(&one, 0, run, (void *)n); pthread_t kept = one; pthread_join(one, 0);
         pthread_create(&one, 0, run, (void *)m); pthread_join(kept, 0);",
    ),
    (
        "another one is waited for",
        "pthread_create(&all[0], 0, run, (void *)n); pthread_join(all[1], 0);",
    ),
    (
        "which one is waited for is computed",
        "pthread_create(&all[0], 0, run, (void *)n); pthread_join(all[m], 0);",
    ),
    (
        "handles overlap",
        "pthread_create(&all[0], 0, run, (void *)n);
         pthread_create((pthread_t *)((char *)all + 4), 0, run, (void *)n);
         pthread_join(all[0], 0); pthread_join(*(pthread_t *)((char *)all + 4), 0);",
    ),
    (
        "one that others created is waited for",
        "pthread_create(&one, 0, run, (void *)n); pthread_join(one, 0); pthread_join(another, 0);",
    ),
    (
        "its result is asked for",
        "void *result; pthread_create(&one, 0, run, (void *)n); pthread_join(one, &result);
         if (result) plain++;",
    ),
    (
        "it has attributes",
        "pthread_attr_t own; pthread_attr_init(&own);
         pthread_create(&one, &own, run, (void *)n); pthread_join(one, 0);",
    ),
    (
        "the handle's memory is written to",
        "pthread_create(&one, 0, run, (void *)n); if (m) one = another; pthread_join(one, 0);",
    ),
];

/// Why threads are left alone, what else the file has, and what the function does.
const NOT_HARMLESS: [(&str, &str, &str); 37] = [
    (
        "others may wait for it",
        "extern pthread_t kept;",
        "pthread_create(&kept, 0, run, (void *)n); pthread_join(kept, 0);",
    ),
    (
        "another function waits for it",
        "__attribute__((noinline)) static void wait(pthread_t *one) { pthread_join(*one, 0); }",
        "pthread_create(&one, 0, run, (void *)n); wait(&one);",
    ),
    (
        "others detach it",
        "void other(pthread_t);",
        "pthread_create(&one, 0, run, (void *)n); other(one); pthread_join(one, 0);",
    ),
    ("it is detached", "", "pthread_create(&one, 0, run, (void *)n); pthread_detach(one);"),
    (
        "its function is not known",
        "",
        "pthread_create(&one, 0, given, (void *)n); pthread_join(one, 0);",
    ),
    (
        "unknown code runs meanwhile",
        "void other(void);",
        "pthread_create(&one, 0, run, (void *)n); other(); pthread_join(one, 0);",
    ),
    (
        "a lock is taken meanwhile",
        "extern pthread_mutex_t lock;",
        "pthread_create(&one, 0, run, (void *)n); pthread_mutex_lock(&lock); pthread_join(one, 0);",
    ),
    (
        "an atomic access runs meanwhile",
        "",
        "pthread_create(&one, 0, run, (void *)n);
         while (!__atomic_load_n(&plain, __ATOMIC_ACQUIRE)); pthread_join(one, 0);",
    ),
    (
        "a pointer is called meanwhile",
        "",
        "pthread_create(&one, 0, run, (void *)n); given(0); pthread_join(one, 0);",
    ),
    (
        "assembly runs meanwhile",
        "",
        "pthread_create(&one, 0, run, (void *)n); __asm__ volatile(\"mfence\"); pthread_join(one, 0);",
    ),
    (
        "the program may end meanwhile",
        "",
        "pthread_create(&one, 0, run, (void *)n); if (m == 3) exit(0); pthread_join(one, 0);",
    ),
    (
        "it calls what is not known",
        "void other(void); static void *own(void *given) { other(); return run(given); }",
        ONE,
    ),
    (
        "it calls what calls what is not known",
        "void other(void); __attribute__((noinline)) static void calls(void) { other(); }
         static void *own(void *given) { calls(); return run(given); }",
        ONE,
    ),
    (
        "it calls the library",
        "static void *own(void *given) { puts(\"here\"); return run(given); }",
        ONE,
    ),
    (
        "it calls a pointer",
        "void (*pointer)(void); static void *own(void *given) { pointer(); return run(given); }",
        ONE,
    ),
    (
        "it waits",
        "extern volatile int flag; static void *own(void *given) { while (!flag); return run(given); }",
        ONE,
    ),
    (
        "it counts atomically",
        "static void *own(void *given) { __atomic_fetch_add(&plain, 1, 0); return run(given); }",
        ONE,
    ),
    (
        "it has a fence",
        "static void *own(void *given) { __atomic_thread_fence(__ATOMIC_SEQ_CST); return run(given); }",
        ONE,
    ),
    (
        "it has a fence of the target",
        "#include <immintrin.h>
         static void *own(void *given) { _mm_mfence(); return run(given); }",
        ONE,
    ),
    (
        "it calls an intrinsic of the target",
        "#include <immintrin.h>
         static void *own(void *given) { _mm_clflush(&plain); return run(given); }",
        ONE,
    ),
    (
        "it excludes others",
        "extern pthread_mutex_t lock; static void *own(void *given) {
           pthread_mutex_lock(&lock); run(given); pthread_mutex_unlock(&lock); return 0; }",
        ONE,
    ),
    (
        "it leaves early",
        "static void *own(void *given) { if (given) pthread_exit(0); return run(given); }",
        ONE,
    ),
    (
        "it ends the program",
        "static void *own(void *given) { if (given) exit(0); return run(given); }",
        ONE,
    ),
    (
        "it creates threads",
        "static void *own(void *given) {
           pthread_t inner; pthread_create(&inner, 0, run, given); pthread_join(inner, 0); return 0; }",
        ONE,
    ),
    (
        "its function may be replaced",
        "__attribute__((weak)) void *own(void *given) { return run(given); }",
        ONE,
    ),
    (
        "what it calls may be replaced",
        "__attribute__((weak)) void *weak(void *given) { return run(given); }
         static void *own(void *given) { return weak(given); }",
        ONE,
    ),
    (
        "what it calls is defined elsewhere too",
        "extern inline __attribute__((gnu_inline, noinline)) void *outer(void *given) { return run(given); }
         static void *own(void *given) { return outer(given); }",
        ONE,
    ),
    (
        "it has variables of its own",
        "extern __thread long mine; static void *own(void *given) { mine = (long)given; return run(given); }",
        ONE,
    ),
    (
        "it looks at errno",
        "static void *own(void *given) { plain = errno; return run(given); }",
        ONE,
    ),
    (
        "it may come back from a jump",
        "static jmp_buf there; static void *own(void *given) { if (setjmp(there)) return 0; return run(given); }",
        ONE,
    ),
    (
        "it tells where its stack is",
        "long where; static void *own(void *given) {
           long local[4] = {(long)given, 1, 2, 3}; where = (long)&local[plain & 3];
           return local[plain & 3] > 9 ? 0 : run(given); }",
        ONE,
    ),
    (
        "two count in one variable",
        "static void *own(void *given) { plain++; return run(given); }",
        "pthread_create(&all[0], 0, own, (void *)n); pthread_create(&all[1], 0, own, (void *)n);
         pthread_join(all[0], 0); pthread_join(all[1], 0);",
    ),
    (
        "several count in one variable that they are given",
        "static void *own(void *given) { *(int *)given += 1; return run(given); }",
        "for (int i = 0; i < n; i++) pthread_create(&all[i], 0, own, &plain);
         for (int i = 0; i < n; i++) pthread_join(all[i], 0);",
    ),
    (
        "it reads what the function that creates it writes",
        "static void *own(void *given) { return run((void *)(long)plain); }",
        "pthread_create(&one, 0, own, (void *)n); plain = m; pthread_join(one, 0);",
    ),
    (
        "the function that creates it reads what it writes",
        "static void *own(void *given) { plain = (long)given; return run(given); }",
        "pthread_create(&one, 0, own, (void *)n); while (plain < 3) cells[plain] = 0; pthread_join(one, 0);",
    ),
    (
        "all get the address of the counter",
        "static void *own(void *given) { return run((void *)(long)*(int *)given); }",
        "int i; for (i = 0; i < n; i++) pthread_create(&all[i], 0, own, &i);
         for (int k = 0; k < n; k++) pthread_join(all[k], 0);",
    ),
    (
        "another runtime has threads too",
        "int omp_get_thread_num(void); int number(void) { return omp_get_thread_num(); }",
        "pthread_create(&one, 0, run, (void *)n); pthread_join(one, 0);",
    ),
];

/// The profile of a function with that body, at a level of optimisation; `name` is that of the file.
fn profile(name: &str, more: &str, body: &str, level: &str) -> String {
    symprof(&["profile", &compiled(name, more, body, level), "--function", "f"]).text()
}

fn compiled(name: &str, more: &str, body: &str, level: &str) -> String {
    let headers = ["errno", "pthread", "setjmp", "stdio", "stdlib"];
    let includes: String = headers.iter().map(|h| format!("#include <{h}.h>\n")).collect();
    let text = format!("{includes}{AROUND}{more}\n{FUNCTION}  {body}\n}}\n");
    let source = temporary(&format!("{name}{level}.c"), text);
    let ir = format!("{source}.ll");
    let mut clang = Command::new(llvm("clang"));
    let flags = [level, "-Xclang", "-disable-O0-optnone", "-fno-discard-value-names", "-w"];
    run(clang.args(flags).args(["-S", "-emit-llvm", &source, "-o", &ir])).expect("it compiles");
    ir
}

const ASSUMED: &str = "calls of `pthread_create` and `pthread_join` succeed";

/// A function's threads are followed if it waits for each of them, and these synchronize with nobody.
#[test]
fn threads_that_are_waited_for_are_followed() {
    for level in ["-O0", "-O1", "-O2", "-O3"] {
        for body in FOLLOWED {
            let text = profile("threads_followed", "", body, level);
            assert!(text.contains(ASSUMED), "not followed at {level}: {body}\n{text}");
            assert!(!text.contains("calls of pthread"), "unknown at {level}: {body}\n{text}");
        }
    }
}

/// Else `pthread_create` is a call of unknown code, and how often what it is given runs is not known.
#[test]
fn threads_that_may_do_otherwise_are_left_alone() {
    let waited = NOT_WAITED_FOR.iter().map(|&(why, body)| (why, "", body));
    for (why, more, body) in waited.chain(NOT_HARMLESS) {
        for level in ["-O0", "-O1", "-O2", "-O3"] {
            let text = profile("threads_left", more, body, level);
            let left = text.contains("calls of pthread_create return");
            assert!(left, "followed at {level}, though {why}\n{text}");
            let task = |l: &&str| ["run:", "run,", "own:", "own,"].iter().any(|t| l.starts_with(t));
            let mut counts = text.lines().map(str::trim_start).filter(task).peekable();
            let known = !body.contains("given, (void");
            let open = counts.peek().is_some() == known && counts.all(|l| l.contains("  ? ("));
            assert!(open, "counted at {level}, though {why}\n{text}");
        }
    }
}

/// What is not to be assumed of threads no count rests on, neither by formula nor by execution.
#[test]
fn threads_may_not_be_assumed() {
    let ir = compiled("threads_assumed", "", FOLLOWED[2], "-O1");
    let ask = |more: &[&str]| {
        let all = ["eval", &ir, "--function", "f", "--at", "n=4"];
        let text = symprof(&[&all, more].concat()).text();
        let rows = text.lines().skip_while(|l| *l != "run").skip(2).take_while(|l| !l.is_empty());
        rows.filter_map(|l| l.split_whitespace().last().map(str::to_owned)).collect::<Vec<_>>()
    };
    assert_eq!(ask(&[]), ["4", "4", "16"]);
    assert_eq!(ask(&["--no-assume", "threads"]), ["?", "?", "?"]);
}

/// What no compiler writes so plainly: each function of these files of LLVM IR is left alone.
#[test]
fn handles_and_threads_that_are_not_told_apart_are_left_alone() {
    for (file_name, functions) in [("left_alone", 9), ("who", 1)] {
        let path = file(&format!("pthreads/{file_name}.ll"));
        let text = std::fs::read_to_string(&path).expect("the file");
        let names = text.lines().filter(|l| l.starts_with("define") && !l.contains(" internal "));
        let names: Vec<&str> = names.filter_map(|l| l.split(['@', '(']).nth(1)).collect();
        assert_eq!(names.len(), functions);
        for name in names {
            let text = symprof(&["profile", &path.to_string_lossy(), "--function", name]).text();
            assert!(!text.contains(ASSUMED), "followed: {name}\n{text}");
            assert!(text.contains("run, 3 blocks  data-dependent  ? ("), "counted: {name}\n{text}");
        }
    }
}

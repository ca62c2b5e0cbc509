//! Memory that a thread found by taking turns with others, in parallel regions of OpenMP.

use super::super::tools::{llvm, run};
use crate::support::{symprof, temporary};
use std::process::Command;

/// Memory that a thread found by taking turns with others is its own, for all that is known: how often it was written
/// there in open work depends on who took what. Runs of these count otherwise from time to time.
#[test]
fn memory_found_by_turns_is_of_a_thread() {
    let work = "  *p = 0;
#pragma omp for schedule(dynamic)
  for (int i = 0; i < n; i++) { WRITE; if (*p > 3) a[i] = 1; }
";
    let once = "  *p = 0;
#pragma omp single nowait
  *p = 5;
#pragma omp master
  if (*p == 5) p[1] = 1;
";
    let captured = "int s;
#pragma omp atomic capture
  s = (*next)++;
  int *p = pool + 64 * s;
";
    let in_section = "int *p;
#pragma omp critical
  { p = pool + 64 * *next; *next = *next + 1; }
";
    let locked = "while (__atomic_exchange_n(lock, 1, __ATOMIC_ACQUIRE));
  int *p = pool + 64 * *next; *next = *next + 1;
  __atomic_store_n(lock, 0, __ATOMIC_RELEASE);
";
    let asked = "int *p = pool + 64 * ticket(next);
";
    let share_kept = "int s;
#pragma omp atomic capture
  s = (*next)++;
  int *p = pool + 64 * s;
  *p = 0;
#pragma omp for
  for (int i = 0; i < n; i++) ++*p;
#pragma omp for schedule(dynamic)
  for (int i = 0; i < n; i++) if (pool[64 * s] == 2) a[i] = 1;
";
    let shared = "
#pragma omp for schedule(dynamic)
  for (int i = 0; i < n; i++) {
    int s;
#pragma omp atomic capture
    s = (*next)++;
    pool[s] = i;
    if (i > 3) a[i] = 1;
  }
";
    let in_two = "int *p;
#pragma omp critical(outer)
  {
#pragma omp critical(inner)
    *lock = *lock + 1;
    p = pool + 64 * *next; *next = *next + 1;
  }
";
    let copied = "int *of[4];
#pragma omp critical
  { __builtin_memcpy(of, pools, sizeof of); for (int j = 0; j < 4; j++) pools[j] += 64; }
  int *p = of[n & 3];
";
    let answered = "int s;
#pragma omp critical
  s = plain_ticket();
  int *p = a + 64 * s;
";
    let through_floats = "double s;
#pragma omp critical
  { s = turn; turn += 1; }
  int *p = a + 64 * (long)(s + s);
";
    let measured = "int *p = pool + 64 * (long)(measure() * 2.0);
";
    let on_its_stack = "long me = (long)__builtin_frame_address(0) >> 16;
  int k = 0;
  for (int j = 0; j < 8; j++) if (next[j] == (int)me) k = j;
  int *p = pool + 64 * k;
";
    let asked_below = "int s;
#pragma omp atomic capture
  s = (*next)++;
  work(pool + 64 * s, a, n);
";
    let by = |got: &str, write: &str| format!("{got}{}", work.replace("WRITE", write));
    let regions = [
        ("captured", by(captured, "++*p"), false),
        ("in_section", by(in_section, "++*p"), false),
        ("locked", by(locked, "++*p"), false),
        ("asked", by(asked, "++*p"), false),
        ("in_two", by(in_two, "++*p"), false),
        ("copied", format!("{copied}{once}"), false),
        ("answered", format!("{answered}{once}"), false),
        ("through_floats", format!("{through_floats}{once}"), false),
        ("measured", by(measured, "++*p"), false),
        ("on_its_stack", by(on_its_stack, "++*p"), false),
        ("asked_below", asked_below.to_owned(), false),
        ("handed_on", by(captured, "touch(p)"), false),
        ("share_kept", share_kept.to_owned(), false),
        ("shared", shared.to_owned(), true),
    ];
    let mut text = "static int turns;
int *pools[4];
double turn;
static int ticket(int *next) { return __atomic_fetch_add(next, 1, 0); }
__attribute__((noinline)) static int plain_ticket(void) { return turns++; }
double measure(void);
__attribute__((noinline)) static void touch(int *p) { ++*p; }
__attribute__((noinline)) static void work(int *p, int *a, int n) {
  *p = 0;
#pragma omp single nowait
  *p = 5;
#pragma omp master
  if (*p == 5) a[n] = 1;
}
"
    .to_owned();
    for (name, region, _) in &regions {
        text += &format!(
            "void {name}(int *a, int *pool, int *next, int *lock, int n) {{
#pragma omp parallel
  {{
  {region}  }}
}}
"
        );
    }
    let source = temporary("found_by_turns.c", &text);
    for level in ["-O0", "-O1", "-O2"] {
        let ir = format!("{source}{level}.ll");
        let mut clang = Command::new(llvm("clang"));
        clang.args([level, "-fopenmp", "-Xclang", "-disable-O0-optnone", "-S", "-emit-llvm"]);
        run(clang.args([&source, "-o", &ir])).expect("it compiles");
        for (name, _, is_counted) in &regions {
            let profile = symprof(&["profile", &ir, "--function", name, "--format", "json"]).json();
            let inside = &profile["functions"][name]["callees"]["functions"];
            let region = inside.as_object().and_then(|f| {
                f.iter().find(|(k, _)| k.contains("omp_outlined")).map(|(_, region)| region)
            });
            let blocks = region.and_then(|r| r["blocks"].as_array()).expect("a region");
            let closed = blocks.iter().filter(|b| b["status"] == "closed-form").count();
            assert_eq!(closed > 0, *is_counted, "{level} {name}: {blocks:?}");
        }
    }
}

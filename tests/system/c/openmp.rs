//! Parallel regions of OpenMP (`tests/omp`), counted over all threads by runs with one, three and eight of them.

mod edited;
mod endings;
mod turns;

use super::check::{Report, Shares};
use super::execute::THREADS;
use super::kernel::Unit;
use super::tools::{llvm, run, Level};
use super::{check_all, head};
use crate::support::{file, parallel, symprof, temporary};
use std::process::Command;

/// As for the other corpora: closed forms, and what has no formula, in percent.
const SHARES: &Shares = &[
    ("O0omp", 99.5, 0.5),
    ("O0ompg", 99.5, 0.5),
    ("O1omp", 100.0, 0.0),
    ("O2omp", 100.0, 0.0),
    ("O3omp", 100.0, 0.0),
];

/// The units, each at all of its points with so many threads.
fn units(threads: &[i64]) -> Vec<Unit> {
    let mut units = Unit::read_all(&file("omp")).expect("the corpus");
    for case in units.iter_mut().flat_map(|u| &mut u.cases) {
        let given = std::mem::take(&mut case.points);
        for &t in threads {
            case.points.extend(given.iter().map(|point| {
                let mut point = point.clone();
                point.push((THREADS.to_owned(), t));
                point
            }));
        }
    }
    units
}

#[test]
fn regions_are_counted_over_all_threads() {
    let levels = [&Level::PARALLEL[..], &[Level::PARALLEL_G]].concat();
    let report: Report = check_all("openmp", &levels, &units(&[1, 3, 8]), 100, false);
    report.print("OpenMP");
    println!("not closed forms:\n{}", report.reasons().join("\n"));
    let wrong = report.wrong();
    assert!(wrong.is_empty(), "{} wrong counts:\n{}", wrong.len(), head(&wrong));
    let open = report.open();
    assert!(open.is_empty(), "{} counts missing:\n{}", open.len(), head(&open));
    report.assert_shares(SHARES);
}

/// What is assumed names the symbol that says how many threads there are, also where a parameter has its name.
#[test]
fn a_parameter_may_be_called_as_the_number_of_threads() {
    let source = temporary(
        "num_threads.c",
        "extern int sink;
void f(int num_threads, long n) {
#pragma omp parallel
  for (long i = 0; i < n; i++) __atomic_fetch_add(&sink, num_threads, 0);
}
",
    );
    let ir = format!("{source}.ll");
    let mut clang = Command::new(llvm("clang"));
    clang.args(["-O1", "-fopenmp", "-fno-discard-value-names", "-S", "-emit-llvm"]);
    run(clang.args([&source, "-o", &ir])).expect("it compiles");
    let ask = |at: &str| {
        let answer = symprof(&["eval", &ir, "--function", "f", "--at", at]).text();
        assert!(answer.contains("by `num_threads'` threads"), "{answer}");
        let row =
            answer.lines().find(|l| l.trim_start().starts_with("for.body")).expect("the body");
        row.split_whitespace().last().map(str::to_owned)
    };
    assert_eq!(ask("num_threads=3,n=2,num_threads'=3").as_deref(), Some("6"));
    assert_eq!(ask("num_threads=3,n=2").as_deref(), Some("2"));
}

/// A branch on where a share begins, before its loop, is one on shares, also as a switch of one case, which clang does not
/// write. The counts are those of runs by LLVM's runtime.
#[test]
fn a_switch_before_a_loop_may_look_at_shares() {
    let source = temporary(
        "switch_before_a_loop.c",
        "void f(int *a, int n, int m) {
#pragma omp parallel for
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) a[i & 15] ^= j;
}
",
    );
    let ir = format!("{source}.ll");
    let mut clang = Command::new(llvm("clang"));
    clang.args(["-O1", "-fopenmp", "-fno-discard-value-names", "-S", "-emit-llvm"]);
    run(clang.args([&source, "-o", &ir])).expect("it compiles");
    let text = std::fs::read_to_string(&ir).expect("it is there");
    let (before, behind) = text.split_once("for.cond.preheader.lr.ph: ").expect("a block before");
    let jump = "  br label %for.cond.preheader\n";
    let switch = "  switch i32 %3, label %mid [ i32 0, label %omp.loop.exit ]\n\nmid:\n";
    let behind = behind.replacen(jump, &format!("{switch}{jump}"), 1);
    let behind = behind.replace(", %for.cond.preheader.lr.ph ]", ", %mid ]");
    let text = format!("{before}for.cond.preheader.lr.ph: {behind}");
    assert!(text.contains("[ %3, %mid ]"), "a share begins with what is loaded there");
    std::fs::write(&ir, text).expect("it is written");
    for (threads, times) in [(1, "0"), (3, "3"), (8, "4")] {
        let at = format!("n=5,m=2,num_threads={threads}");
        let answer = symprof(&["eval", &ir, "--function", "f", "--at", &at]).text();
        let row = answer.lines().find(|l| l.trim_start().starts_with("for.cond.preheader "));
        let count = row.and_then(|row| row.split_whitespace().last());
        assert_eq!(count, Some(times), "{answer}");
    }
}

/// A loop without iterations has no last one, also where it is entered; clang enters none such, so its guard is
/// taken away here. The counts are those of runs by LLVM's runtime.
#[test]
fn chunks_of_nothing_have_no_last_one() {
    let source = temporary(
        "chunks_of_nothing.c",
        "void f(int n, int *restrict p) {
  int x = 0;
#pragma omp parallel for schedule(static, 2) lastprivate(x)
  for (int i = 0; i < n; i++) { x = i; p[i & 1023] += 1; }
  p[0] += x;
}
",
    );
    let ir = format!("{source}.ll");
    let mut clang = Command::new(llvm("clang"));
    clang.args(["-O0", "-Xclang", "-disable-O0-optnone", "-fopenmp", "-fno-discard-value-names"]);
    run(clang.args(["-S", "-emit-llvm", &source, "-o", &ir])).expect("it compiles");
    let text = std::fs::read_to_string(&ir).expect("it is there");
    let is_guard = |l: &&str| l.contains("label %omp.precond.then, label %omp.precond.end");
    assert_eq!(text.lines().filter(is_guard).count(), 1, "one guard");
    let lines = text.lines().map(|l| match is_guard(&l) {
        true => "  br label %omp.precond.then",
        false => l,
    });
    std::fs::write(&ir, lines.collect::<Vec<_>>().join("\n")).expect("it is written");
    let ask = |at: &str| {
        let answer = symprof(&["eval", &ir, "--function", "f", "--at", at]).text();
        let last = |l: &&str| l.trim_start().starts_with(".omp.lastprivate.then");
        let row = answer.lines().find(last).map(|l| l.split_whitespace().last().map(str::to_owned));
        row.flatten().unwrap_or(answer)
    };
    for (at, last) in
        [("n=0,num_threads=3", "0"), ("n=-5,num_threads=2", "0"), ("n=5,num_threads=3", "1")]
    {
        assert_eq!(ask(at), last, "{at}");
    }
}

/// A loop whose last step leaves the unsigned numbers has 2^32 iterations by clang's arithmetic, of which the runtime
/// makes what it will; the iterations of a loop that is counted are so many as a signed number says.
#[test]
fn iterations_that_no_signed_number_counts_are_outside() {
    let source = temporary(
        "steps_past_the_end.c",
        "void f(unsigned n, unsigned s, int c, int *restrict p) {
#pragma omp parallel for schedule(static, c)
  for (unsigned i = 1; i < n; i += s) p[i & 1023] += 1;
}
",
    );
    for level in ["-O1", "-O3"] {
        let ir = format!("{source}{level}.ll");
        let mut clang = Command::new(llvm("clang"));
        clang.args([level, "-fopenmp", "-S", "-emit-llvm", &source, "-o", &ir]);
        run(&mut clang).expect("it compiles");
        let ask = |at: &str| symprof(&["eval", &ir, "--function", "f", "--at", at]);
        let beyond = ask("arg0=-1,arg1=3,arg2=2,num_threads=2");
        assert_eq!(beyond.code, Some(1), "{}", beyond.stdout);
        assert!(beyond.stderr.contains("an assumption does not hold"), "{}", beyond.stderr);
        assert_eq!(ask("arg0=20,arg1=3,arg2=2,num_threads=2").code, Some(0));
    }
}

/// Equal shares begin and end within the iterations: nothing is assumed of the arithmetic of the runtime, and where there
/// are more iterations than signed numbers the arithmetic has no proof and no count.
#[test]
fn equal_shares_have_a_proof() {
    let source = temporary(
        "up_to_and_with.c",
        "void f(int n, int *restrict p) {
#pragma omp parallel for
  for (int i = 0; i <= n; i++) p[i & 1023] += 1;
}
",
    );
    for level in ["-O0", "-O1", "-O2", "-O3"] {
        let ir = format!("{source}{level}.ll");
        let mut clang = Command::new(llvm("clang"));
        clang.args([level, "-fopenmp", "-S", "-emit-llvm", &source, "-o", &ir]);
        run(clang.args(["-Xclang", "-disable-O0-optnone"])).expect("it compiles");
        let profile = symprof(&["profile", &ir, "--function", "f", "--format", "json"]).json();
        let inside = &profile["functions"]["f"]["callees"];
        let assumed = inside["assumptions"].as_array().expect("assumptions");
        let of_the_program = ["parallel regions", "%"].map(|start| {
            assumed.iter().filter(|a| a.as_str().is_some_and(|a| a.starts_with(start))).count()
        });
        // vectorized loops count their own iterations
        let most = if level < "-O2" { 0 } else { 1 };
        assert!(of_the_program[0] == 1 && of_the_program[1] <= most, "{level}: {assumed:?}");
        let ask = |n: i64| {
            let at = format!("arg0={n},num_threads=3");
            symprof(&["eval", &ir, "--function", "f", "--at", &at])
        };
        assert_eq!(ask(20).code, Some(0));
        let beyond = ask(i64::from(i32::MAX));
        assert_eq!(beyond.code, Some(1), "{}", beyond.stdout);
        assert!(beyond.stderr.contains("undefined at this point"), "{}", beyond.stderr);
    }
}

/// How often a region calls others is told: as often as these are entered, whatever the compiler made of the region.
#[test]
fn calls_in_regions_are_those_of_their_functions() {
    let source = temporary(
        "calls_in_regions.c",
        "extern float sinf(float);
static float cells[1000];
__attribute__((noinline)) static void g(int i) { cells[i] += 1; }
__attribute__((noinline)) static void f(int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    g(i);
    if (i % 3 == 0) { g(i); cells[i] = sinf(cells[i]); }
  }
}
void caller(int n, int times) { for (int k = 0; k < times; k++) f(n); }
",
    );
    for level in ["-O0", "-O1", "-O2", "-O3"] {
        let ir = format!("{source}{level}.ll");
        let mut clang = Command::new(llvm("clang"));
        clang.args([level, "-fopenmp", "-fno-discard-value-names", "-S", "-emit-llvm"]);
        run(clang.args([&source, "-o", &ir])).expect("it compiles");
        let at = "n=10,times=2,num_threads=3";
        let answer = symprof(&["eval", &ir, "--function", "caller", "--at", at]).text();
        let calls = |by: &str, of: &str| {
            let rows = answer.lines().skip_while(|l| *l != by).take_while(|l| !l.is_empty());
            let row = format!("  calls of {of} ");
            let line = rows.into_iter().find(|l| l.starts_with(&row));
            line.and_then(|l| l.split_whitespace().last()).map(str::to_owned)
        };
        let region = "f.omp_outlined";
        let found = [calls("caller", "f"), calls(region, "g"), calls(region, "sinf")];
        let wanted = ["2", "28", "8"].map(|n| Some(n.to_owned()));
        assert_eq!(found, wanted, "{level}\n{answer}");
    }
}

/// A row of a table of points has the counts of the point alone, also where calls are not told apart.
#[test]
fn tables_of_points_have_the_counts_of_each() {
    let source = temporary(
        "tables.c",
        "extern void other(int);
int sum(int n, const int *a) {
  int s = 0, t = 1;
#pragma omp parallel for reduction(+ : s) reduction(max : t)
  for (int i = 0; i < n; i++) { s += i; other(i); if (i > 3) t = i; }
  return s + t;
}
void nested(int n, int *a) {
  other(n);
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
#pragma omp parallel
    a[i] += 1;
    other(i);
  }
}
",
    );
    for level in ["-O0", "-O1", "-O2", "-O3"] {
        let ir = format!("{source}{level}.ll");
        let mut clang = Command::new(llvm("clang"));
        clang.args([level, "-fopenmp", "-fno-discard-value-names", "-S", "-emit-llvm"]);
        clang.args(["-Xclang", "-disable-O0-optnone"]);
        run(clang.args([&source, "-o", &ir])).expect("it compiles");
        for function in ["sum", "nested"] {
            let points =
                temporary(&format!("tables{level}.{function}.csv"), "n,num_threads\n7,2\n10,1\n");
            let of = ["eval", &ir, "--function", function];
            let table = symprof(&[&of[..], &["--points", &points]].concat()).text();
            let rows: Vec<Vec<&str>> = table.lines().map(|l| l.split(',').collect()).collect();
            assert_eq!(rows.len(), 3, "{table}");
            for row in &rows[1..] {
                let at = format!("n={},num_threads={}", row[0], row[1]);
                let answer =
                    symprof(&[&of[..], &["--at", &at, "--format", "json"]].concat()).json();
                let functions = &answer["points"][0]["functions"];
                let columns = rows[0].iter().zip(row).skip(2).filter(|(name, _)| **name != "error");
                let mut compared = 0;
                for (name, count) in columns {
                    let (function, block) = name.split_once('/').expect("a function and a block");
                    let known = functions[function]["blocks"][block].as_str().unwrap_or("");
                    assert_eq!(*count, known, "{level} {name} at {at}\n{table}");
                    compared += usize::from(!known.is_empty());
                }
                assert!(compared > 3, "{level} {function}: {table}");
            }
        }
    }
}

/// What is done in portions is counted whoever cuts them; how many there are is known to a thread alone only.
#[test]
fn work_in_portions_has_a_formula() {
    for level in ["-O0", "-O1", "-O2", "-O3"] {
        let ir = temporary(&format!("guided{level}.ll"), "");
        let mut clang = Command::new(llvm("clang"));
        clang.args([level, "-fopenmp", "-fno-discard-value-names", "-S", "-emit-llvm"]);
        run(clang.args([&file("omp/guided.c").to_string_lossy(), "-o", ir.as_str()]))
            .expect("it compiles");
        let text = symprof(&["profile", &ir, "--function", "guided"]).text();
        let told = |text: &str, what: &str| {
            let row = text.lines().find(|l| l.contains(what)).unwrap_or_else(|| panic!("{text}"));
            row.split_whitespace().last().map(str::to_owned)
        };
        assert!(text.contains("and how much of it at once"), "{text}");
        assert!(!text.contains(" ends\n"), "{level}\n{text}");
        // a row of the table, which each portion's iterations go through
        let row = match level {
            "-O0" => "for.end ",
            _ => "for.cond.cleanup ",
        };
        let body = text.lines().find(|l| l.contains(&format!("omp_outlined: {row}")));
        assert!(body.is_some_and(|l| l.ends_with("  max(0, n)")), "{text}");
        let at = |threads: u32| {
            let at = format!("n=17,num_threads={threads}");
            symprof(&["eval", &ir, "--function", "guided", "--at", &at]).text()
        };
        for (threads, portions) in [(1, "1"), (3, "?"), (8, "?")] {
            let answer = at(threads);
            assert_eq!(told(&answer, &format!("  {row}")).as_deref(), Some("17"), "{answer}");
            let entered = told(&answer, "  omp.dispatch.body");
            assert_eq!(entered.as_deref(), Some(portions), "{level}\n{answer}");
        }
    }
}

/// Blocks whose counts are the same with any number of threads, and whose formulas speak of it.
fn speaks_of_threads(ir: &str, function: &str) -> Vec<String> {
    let profile = symprof(&["profile", ir, "--function", function, "--format", "json"]).json();
    let told = &profile["functions"][function];
    let symbols = told["symbols"].as_array().into_iter().flatten();
    let symbols: Vec<&str> = symbols.filter_map(|s| s.as_str()).collect();
    let sizes: Vec<&str> = symbols.iter().copied().filter(|&s| s != "num_threads").collect();
    if sizes.len() == symbols.len() || sizes.iter().any(|s| s.contains(['[', '@'])) {
        return Vec::new();
    }
    let teams = [1, 2, 3, 5, 8];
    let mut table = [&sizes[..], &["num_threads\n"]].concat().join(",");
    for n in 0..5_usize.pow(sizes.len() as u32) {
        let at = |i: usize| [0, 2, 7, 40, 65][n / 5_usize.pow(i as u32) % 5].to_string();
        let point: Vec<String> = (0..sizes.len()).map(at).collect();
        for team in teams {
            table.push_str(&[&point[..], &[format!("{team}\n")]].concat().join(","));
        }
    }
    let points = temporary(&format!("threads.{function}.csv"), &table);
    let answers = symprof(&["eval", ir, "--function", function, "--points", &points]).stdout;
    let rows: Vec<Vec<&str>> = answers.lines().map(|l| l.split(',').collect()).collect();
    let mut found = Vec::new();
    for (column, name) in rows[0].iter().enumerate() {
        let Some((callee, block)) = name.split_once('/') else { continue };
        let blocks = match callee == function {
            true => &told["blocks"],
            false => &told["callees"]["functions"][callee]["blocks"],
        };
        let blocks = blocks.as_array().into_iter().flatten();
        let of_block = blocks.into_iter().find(|b| b["name"].as_str() == Some(block));
        let formula = of_block.and_then(|b| b["formula"].as_str()).unwrap_or("");
        let counts: Vec<&[Vec<&str>]> = rows[1..].chunks(teams.len()).collect();
        let same = |team: &[Vec<&str>]| {
            let known: Vec<&str> =
                team.iter().map(|r| r[column]).filter(|c| !c.is_empty()).collect();
            known.windows(2).all(|w| w[0] == w[1])
        };
        if formula.contains("num_threads") && counts.iter().all(|team| same(team)) {
            found.push(format!("{name}: {formula}"));
        }
    }
    found
}

/// What threads share out is counted whoever does it: where the counts are the same with any number of threads, no
/// formula speaks of it, in all of the corpus.
#[test]
fn what_is_shared_out_does_not_speak_of_threads() {
    let units = units(&[1]);
    let found = parallel(&units, |unit| {
        let of_level = |level: &str| {
            let ir = temporary(&format!("threads.{}{level}.ll", unit.name), "");
            let mut clang = Command::new(llvm("clang"));
            clang.args([level, "-fopenmp", "-fno-discard-value-names", "-S", "-emit-llvm"]);
            clang.args(["-Xclang", "-disable-O0-optnone", &unit.path.to_string_lossy(), "-o", &ir]);
            run(&mut clang).expect("it compiles");
            let blocks = unit.cases.iter().flat_map(|case| speaks_of_threads(&ir, &case.name));
            blocks.map(|b| format!("{level} {b}")).collect::<Vec<_>>()
        };
        ["-O0", "-O1", "-O2", "-O3"].map(of_level).concat()
    });
    let found = found.concat();
    assert!(units.len() > 50 && found.is_empty(), "{}", found.join("\n"));
}

//! `annotate --format lcov|autofdo`: executions of source lines against statements that count themselves, at four
//! levels of optimisation; read by genhtml, llvm-profdata and clang.

use super::tools::{llvm, run};
use crate::support::{symprof, temporary};
use std::collections::BTreeMap;
use std::process::Command;

/// Statements that are marked count themselves when `HERE` says so. What they do is seen outside, so that no
/// optimisation executes them more or less often.
const KERNEL: &str = r#"
#ifdef COUNTED
#include <stdio.h>
#include <stdlib.h>
static unsigned long hits[64];
#define HERE hits[__LINE__]++;
#else
#define HERE
#endif
static void scale(float *x, int odd) {
  if (odd) {
    HERE *x = *x * 2;
  }
  HERE *x = *x + 1;
}
void kernel(float *restrict a, float *restrict b, int n, int m) {
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < m; j++) {
      HERE a[j] += b[i];
    }
    if (i % 3 == 0) {
      HERE scale(b + i, i & 1);
    }
  }
  for (int j = m; j > 1; j /= 2) {
    HERE scale(a + j - 1, 1);
  }
  HERE b[0] = 0;
}
#ifdef COUNTED
int main(int argc, char **argv) {
  int n = atoi(argv[1]), m = atoi(argv[2]);
  kernel(calloc(m + 8, 4), calloc(n + m + 8, 4), n, m);
  for (int k = 0; k < 64; k++) if (hits[k]) printf("%d %lu\n", k, hits[k]);
}
#endif
"#;

fn lines_of(lcov: &str) -> BTreeMap<u32, u64> {
    let lines = lcov.lines().filter_map(|l| l.strip_prefix("DA:")?.split_once(','));
    lines.filter_map(|(line, n)| Some((line.parse().ok()?, n.parse().ok()?))).collect()
}

#[test]
fn source_lines_execute_as_often_as_they_count_themselves() {
    let source = temporary("lines.c", KERNEL);
    let program = format!("{source}.counted");
    run(Command::new(llvm("clang")).args(["-O1", "-DCOUNTED", &source, "-o", &program]))
        .expect("it compiles");
    let points: [(u64, u64); 4] = [(7, 10), (1, 1), (13, 67), (0, 5)];
    for level in ["-O0", "-O1", "-O2", "-O3"] {
        let ir = format!("{source}{level}.ll");
        run(Command::new(llvm("clang"))
            .args([level, "-gline-tables-only", "-fdebug-info-for-profiling"])
            .args(["-Xclang", "-disable-O0-optnone", "-fno-discard-value-names"])
            .args(["-S", "-emit-llvm", &source, "-o", &ir]))
        .expect("it compiles");
        for (n, m) in points {
            let text = run(Command::new(&program).args([n.to_string(), m.to_string()]));
            let truth: BTreeMap<u32, u64> = text
                .expect("it runs")
                .lines()
                .filter_map(|l| l.split_once(' '))
                .filter_map(|(line, n)| Some((line.parse().ok()?, n.parse().ok()?)))
                .collect();
            let at = format!("n={n},m={m}");
            let arguments = ["annotate", &ir, "--function", "kernel", "--at", &at, "--format"];
            let answer = symprof(&[&arguments[..], &["lcov"]].concat());
            let noted = answer.stderr.contains("no discriminators");
            assert!(!noted || level == "-O0", "{level}: {}", answer.stderr);
            let lcov = answer.text();
            let found = lines_of(&lcov);
            // the marked statements, as far as the compiler left lines for them
            let marked = KERNEL.lines().zip(1..).filter(|l| l.0.contains("HERE ")).skip(1);
            let mut compared = 0;
            for (text, line) in marked {
                let Some(have) = found.get(&line) else { continue };
                // a call that was inlined executes nothing of its own line
                if text.contains("scale(") && level != "-O0" {
                    continue;
                }
                compared += 1;
                let want = truth.get(&line).copied().unwrap_or(0);
                assert_eq!(*have, want, "{level} at {at}, line {line}, {text}:\n{lcov}");
            }
            assert!(compared >= 3, "{level}: {compared} lines\n{lcov}");

            let samples = symprof(&[&arguments[..], &["autofdo"]].concat()).text();
            let file = temporary("lines.afdo", &samples);
            let merged = format!("{file}.profdata");
            run(Command::new(llvm("llvm-profdata"))
                .args(["merge", "--sample", &file, "-o", &merged]))
            .expect("llvm-profdata reads it");
            if (n, m) == (13, 67) {
                let used = run(Command::new(llvm("clang"))
                    .args(["-O2", "-gline-tables-only", "-S", "-emit-llvm", "-o", "-"])
                    .args(["-fdebug-info-for-profiling", &source])
                    .arg(format!("-fprofile-sample-use={merged}")))
                .expect("clang takes it");
                assert!(used.contains("branch_weights"), "{samples}");
            }
        }
    }
    let at = ["annotate", &format!("{source}-O0.ll"), "--function", "kernel", "--at", "n=3,m=4"];
    // clang names the file from a directory that it has in common with the one it runs in
    let lcov = symprof(&[&at[..], &["--format", "lcov"]].concat()).text();
    let named = lcov.lines().find_map(|l| l.strip_prefix("SF:")).expect("a file");
    let same = |path: &str| std::fs::canonicalize(path).expect("it is there");
    assert!(named.starts_with('/') && same(named) == same(&source), "{named}");
    let info = temporary("lines.info", lcov);
    let pages = format!("{info}.html");
    let said = run(Command::new("genhtml").args([&info, "-o", &pages])).expect("genhtml reads it");
    assert!(said.contains("functions..: 100.0% (2 of 2 functions)"), "{said}");
}

#[test]
fn lines_that_are_not_known_are_left_out_or_refused() {
    let source = temporary(
        "unknown.c",
        "void f(int *a, int n) {\n  for (int i = 0; i < n; i++)\n    if (a[i] > 3)\n      a[i] = 0;\n}\n",
    );
    let ir = format!("{source}.ll");
    let compile = |debug: &str| {
        let mut clang = Command::new(llvm("clang"));
        clang.args(["-O1", debug, "-fno-discard-value-names", "-S", "-emit-llvm"]);
        run(clang.args([&source, "-o", &ir])).expect("it compiles");
    };
    compile("-g");
    let lcov = symprof(&["annotate", &ir, "--at", "n=9", "--format", "lcov"]);
    assert!(lcov.stdout.contains("DA:3,9\n") && !lcov.stdout.contains("DA:4"), "{}", lcov.stdout);
    assert!(lcov.stderr.contains("left out"), "{}", lcov.stderr);
    // nothing tells copies apart, and that is said
    assert!(lcov.stderr.contains("compile with -fdebug-info-for-profiling"), "{}", lcov.stderr);
    let refused = symprof(&["annotate", &ir, "--at", "n=9", "--format", "autofdo"]).error();
    assert!(refused.contains("are not known") && refused.lines().count() == 1, "{refused}");
    compile("-g0");
    let none = symprof(&["annotate", &ir, "--at", "n=9", "--format", "lcov"]).error();
    assert!(none.contains("names no source lines; compile with"), "{none}");
}

/// Of a line of which some code has no count, what the rest counts is too little; so is 0 for a function that is
/// called from there.
#[test]
fn lines_that_are_known_in_part_are_left_out() {
    let source = temporary(
        "part.c",
        "static __attribute__((noinline)) int g(int x) {\n  return x * 3;\n}\n\
         int f(int *a, int n) {\n  int s = n;\n\
         \x20 while (a[s] > 3)\n    s = g(s);\n  return s;\n}\n",
    );
    for level in ["-O0", "-O1"] {
        let ir = format!("{source}{level}.ll");
        run(Command::new(llvm("clang"))
            .args([level, "-g", "-fno-discard-value-names", "-S", "-emit-llvm"])
            .args(["-fdebug-info-for-profiling", &source, "-o", &ir]))
        .expect("it compiles");
        let given = ["annotate", &ir, "--function", "f", "--at"];
        let ask =
            |at: &str, format: &str| symprof(&[&given[..], &[at, "--format", format]].concat());
        let lcov = ask("n=4", "lcov").text();
        let found = lines_of(&lcov);
        assert_eq!((found.get(&6), found.get(&7)), (None, None), "{level}\n{lcov}");
        assert_eq!(found.get(&8), Some(&1), "{level}\n{lcov}");
        assert!(lcov.contains("FNDA:1,f\n") && !lcov.contains(",g\n"), "{level}\n{lcov}");
        // the message says what to bind
        let message = ask("n=4", "autofdo").error();
        let bind = message.split("; bind ").nth(1).unwrap_or_else(|| panic!("{message}"));
        let symbols = bind.split(" (`--at").next().unwrap_or_default().split(", ");
        let at = symbols.fold("n=4".to_owned(), |at, s| format!("{at},{s}=5"));
        let lcov = ask(&at, "lcov").text();
        let found = lines_of(&lcov);
        // at -O1, the loop tests at its end
        let want = if level == "-O0" { (6, 5) } else { (5, 5) };
        let have = [6, 7].map(|l| found.get(&l).copied().unwrap_or_default());
        assert_eq!((have[0], have[1]), want, "{level} at {at}\n{lcov}");
        assert!(!lcov.contains(",g\n"), "{level} at {at}\n{lcov}");
    }
}

//! `symprof diff`: versions of a kernel by one compiler at several levels, and with a change.

use super::tools::{llvm, run};
use crate::support::{symprof, temporary};
use serde_json::Value;
use std::process::Command;

const KERNEL: &str = "void mm(float *restrict c, const float *a, const float *b, int n) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      float s = 0;
      for (int k = 0; k < END; k++) s += a[i*n+k]*b[k*n+j];
      c[i*n+j] = s;
    }
}
";

fn compiled(name: &str, end: &str, level: &str) -> String {
    let source = temporary(&format!("diff-{name}.c"), KERNEL.replace("END", end));
    let ir = format!("{source}{level}.ll");
    let mut clang = Command::new(llvm("clang"));
    clang.args([level, "-fno-discard-value-names", "-S", "-emit-llvm", &source, "-o", &ir]);
    run(&mut clang).expect("it compiles");
    ir
}

fn json(a: &str, b: &str, code: i32) -> Value {
    let answer = symprof(&["diff", a, b, "--format", "json"]);
    assert_eq!(answer.code, Some(code), "{}{}", answer.stdout, answer.stderr);
    serde_json::from_str(&answer.stdout).expect("JSON")
}

fn verdict<'v>(v: &'v Value, part: &str, name: &str) -> &'v str {
    let rows = v[part].as_array().expect("rows");
    let row = rows.iter().find(|r| r["name"] == name).unwrap_or_else(|| panic!("{name} in {v:#}"));
    row["verdict"].as_str().expect("a verdict")
}

#[test]
fn versions_are_compared() {
    let plain = compiled("plain", "n", "-O1");
    assert_eq!(json(&plain, &plain, 0)["same"], true);

    // what the optimiser does to the loops leaves FLOPs and bytes as they are
    for level in ["-O2", "-O3"] {
        let v = json(&plain, &compiled("plain", "n", level), 1);
        for total in ["FLOPs", "bytes loaded", "bytes stored"] {
            assert_eq!(verdict(&v, "totals", total), "same", "{level}: {total}\n{v:#}");
        }
        assert_eq!(verdict(&v, "totals", "branches"), "different");
        let blocks = v["blocks"].as_array().expect("rows");
        assert!(blocks.iter().any(|b| b["verdict"] == "only_second"), "{v:#}");
        let lower = v["lower"]["branches"].as_str().expect("words");
        assert!(lower.starts_with("second has fewer from "), "{lower}");
    }

    // the triangle: as many where n is 1, fewer from 2 on
    let triangle = compiled("triangle", "i + 1", "-O1");
    let v = json(&plain, &triangle, 1);
    assert_eq!(verdict(&v, "blocks", "for.body8"), "different");
    assert_eq!(verdict(&v, "blocks", "for.cond5.preheader"), "same");
    let lower = v["lower"]["FLOPs"].as_str().expect("words");
    assert!(lower.starts_with("second has fewer from 2 on"), "{lower}");

    let text = symprof(&["diff", &plain, &triangle]).stdout;
    let line = text.lines().find(|l| l.contains("for.body8")).expect("the block");
    assert!(line.ends_with("different at n=2"), "{line}");
}

/// The point that is shown tells the versions apart.
#[test]
fn points_of_differences_are_differences() {
    let (a, b) = (compiled("plain", "n", "-O1"), compiled("half", "n / 2 + 3", "-O1"));
    let v = json(&a, &b, 1);
    let mut seen = 0;
    for row in v["blocks"].as_array().expect("rows") {
        let (Some("different"), Some(at)) = (row["verdict"].as_str(), row["detail"].as_str())
        else {
            continue;
        };
        let name = row["name"].as_str().expect("a name");
        let count = |ir: &str| {
            let answer = symprof(&["eval", ir, "--function", "mm", "--at", at, "--format", "json"]);
            answer.json()["points"][0]["functions"]["mm"]["blocks"][name].clone()
        };
        assert_ne!(count(&a), count(&b), "{name} at {at}");
        seen += 1;
    }
    assert!(seen > 0, "{v:#}");
}

#[test]
fn trouble_is_2() {
    let plain = compiled("plain", "n", "-O1");
    let answer = symprof(&["diff", &plain, "/nowhere.ll"]);
    assert_eq!((answer.code, answer.stdout.as_str()), (Some(2), ""));
    assert!(answer.stderr.starts_with("error: cannot read /nowhere.ll"), "{}", answer.stderr);
    let answer = symprof(&["diff", &plain, &plain, "--function", "none"]);
    assert_eq!((answer.code, answer.stderr.lines().count()), (Some(2), 1), "{}", answer.stderr);
}

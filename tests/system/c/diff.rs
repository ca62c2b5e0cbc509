//! `symprof diff`: versions of a kernel by one compiler at several levels, and with a change.

use super::tools::{llvm, run};
use crate::support::{conforms, file, symprof, temporary};
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
    compiled_file(&temporary(&format!("diff-{name}.c"), KERNEL.replace("END", end)), level)
}

fn compiled_file(source: &str, level: &str) -> String {
    let ir = format!("{source}{level}.ll");
    let mut clang = Command::new(llvm("clang"));
    clang.args([level, "-fno-discard-value-names", "-S", "-emit-llvm", source, "-o", &ir]);
    run(&mut clang).expect("it compiles");
    ir
}

fn json(a: &str, b: &str, code: i32) -> Value {
    let answer = symprof(&["diff", a, b, "--format", "json"]);
    assert_eq!(answer.code, Some(code), "{}{}", answer.stdout, answer.stderr);
    let value = serde_json::from_str(&answer.stdout).expect("JSON");
    conforms(&value);
    value
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

/// At a point, counts are compared.
#[test]
fn versions_at_a_point() {
    let plain = compiled("plain-at", "n", "-O1");
    let triangle = compiled("triangle-at", "i + 1", "-O1");
    let ask = |a: &str, b: &str, more: &[&str]| symprof(&[&["diff", a, b][..], more].concat());
    let answer = ask(&plain, &triangle, &["--at", "n=0"]);
    assert_eq!(answer.code, Some(0), "{}", answer.stderr);
    assert_eq!(answer.stdout, "mm at n=0: the counts are the same\n");
    let answer = ask(&plain, &triangle, &["--at", "n=0", "--at", "n=3", "--format", "json"]);
    assert_eq!(answer.code, Some(1), "{}", answer.stderr);
    let v: Value = serde_json::from_str(&answer.stdout).expect("JSON");
    conforms(&v);
    assert_eq!((&v["same"], &v["points"][0]["same"]), (&false.into(), &true.into()), "{v:#}");
    let rows = v["points"][1]["blocks"].as_array().expect("rows");
    let body = rows.iter().find(|r| r["name"] == "for.body8").expect("the block");
    assert_eq!((&body["first"], &body["second"]), (&"27".into(), &"18".into()));
    let flops = v["points"][1]["totals"].as_array().expect("rows");
    let flops = flops.iter().find(|r| r["name"] == "FLOPs").expect("the total");
    assert_eq!((&flops["first"], &flops["second"]), (&"54".into(), &"36".into()));
    let text = ask(&plain, &triangle, &["--at", "n=3"]).stdout;
    let line = text.lines().find(|l| l.contains("for.body8")).expect("the block");
    let words: Vec<&str> = line.split_whitespace().collect();
    assert_eq!(words, ["for.body8", "27", "18", "x", "0.667"]);
    let answer = ask(&plain, &triangle, &["--at", "n=3,q=1"]);
    assert_eq!(answer.code, Some(2), "{}", answer.stdout);
    assert!(answer.stderr.contains("no symbol `q`"), "{}", answer.stderr);
}

/// The point that is shown tells the versions apart.
#[test]
fn points_of_differences_are_differences() {
    let (a, b) = (compiled("plain-half", "n", "-O1"), compiled("half", "n / 2 + 3", "-O1"));
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

/// What the user assumes holds at the point that is shown.
#[test]
fn points_of_differences_meet_what_is_assumed() {
    let (a, b) = (compiled("assumed", "n", "-O1"), compiled("assumed-i", "i + 1", "-O1"));
    let sizes = |more: &[&str]| -> Vec<i64> {
        let answer = symprof(&[&["diff", &a, &b, "--format", "json"], more].concat());
        assert_eq!(answer.code, Some(1), "{}", answer.stderr);
        let v: Value = serde_json::from_str(&answer.stdout).expect("JSON");
        let rows = ["blocks", "instructions", "totals"].map(|part| v[part].as_array().cloned());
        let rows = rows.into_iter().flatten().flatten();
        let found = rows.filter(|r| r["verdict"] == "different");
        let detail =
            |r: Value| r["detail"].as_str().and_then(|d| d.strip_prefix("n=")?.parse().ok());
        found.filter_map(detail).collect()
    };
    assert!(sizes(&[]).iter().any(|&n| n < 10));
    let assumed = sizes(&["--assume", "n >= 10"]);
    assert!(!assumed.is_empty() && assumed.iter().all(|&n| n >= 10), "{assumed:?}");
}

#[test]
fn trouble_is_2() {
    // a file of its own: tests run side by side
    let plain = compiled("trouble", "n", "-O1");
    let answer = symprof(&["diff", &plain, "/nowhere.ll"]);
    assert_eq!((answer.code, answer.stdout.as_str()), (Some(2), ""));
    assert!(answer.stderr.starts_with("error: cannot read /nowhere.ll"), "{}", answer.stderr);
    let answer = symprof(&["diff", &plain, &plain, "--function", "none"]);
    assert_eq!((answer.code, answer.stderr.lines().count()), (Some(2), 1), "{}", answer.stderr);
}

/// Equal formulas say nothing of points beyond their domain, and the answer says so; so does a flow graph.
#[test]
fn the_domain_is_told() {
    let of = |name: &str, negative: u32| {
        let text = format!(
            "define void @f(i32 %n, i32 %d) {{
entry:
  %q = sdiv i32 %n, %d
  %k = icmp slt i32 %d, 0
  %e = select i1 %k, i32 {negative}, i32 %q
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %c = icmp slt i32 %i, %e
  br i1 %c, label %body, label %exit
body:
  %i1 = add nsw i32 %i, 1
  br label %head
exit:
  ret void
}}
"
        );
        temporary(name, text)
    };
    let (a, b) = (of("domain-0.ll", 0), of("domain-7.ll", 7));
    let answer = symprof(&["diff", &a, &b, "--function", "f"]);
    assert!(
        answer.stdout.starts_with("f: the formulas are the same within their domain\n"),
        "{}",
        answer.stdout
    );
    assert!(answer.stdout.contains("\n    d > 0\n"), "{}", answer.stdout);
    let json = symprof(&["diff", &a, &b, "--function", "f", "--format", "json"]).json();
    assert_eq!(json["domain"], serde_json::json!(["d > 0"]));
    let at = symprof(&["diff", &a, &b, "--function", "f", "--at", "n=1,d=-3"]);
    assert_ne!(at.stdout, answer.stdout, "counts differ there");
    let graph = symprof(&["dot", &a, "--function", "f"]).text();
    assert!(graph.contains("within d > 0"), "{graph}");
    let graph = symprof(&["dot", &a, "--function", "f", "--at", "n=1,d=-3"]).text();
    assert!(!graph.contains("within"), "{graph}");
}

/// Two functions of that text, with other conditions.
fn versions(name: &str, text: &str, conditions: [&str; 2]) -> [String; 2] {
    let mut k = 0;
    conditions.map(|condition| {
        k += 1;
        temporary(&format!("diff-{name}{k}.ll"), text.replace("CONDITION", condition))
    })
}

/// What the formulas of both rest on is said, also where no formula differs.
#[test]
fn assumptions_of_both_versions_are_told() {
    let of = |name: &str, body: &str| {
        let text = format!("int f(int n, int *p, int *q) {{ {body} }}");
        let source = temporary(&format!("diff-{name}.c"), text);
        let ir = format!("{source}.ll");
        let mut clang = Command::new(llvm("clang"));
        clang.args(["-O1", "-fno-discard-value-names", "-S", "-emit-llvm", &source, "-o", &ir]);
        run(&mut clang).expect("it compiles");
        ir
    };
    let loop_of = "int s = 0; for (int i = 0; i < k; i++) s += p[i + 1]; return s;";
    let before = of("load-first", &format!("int k = *q; *p = 0; {loop_of}"));
    let after = of("store-first", &format!("*p = 0; int k = *q; {loop_of}"));
    let v = json(&before, &after, 0);
    let told = |v: &Value| v["assumptions"].to_string();
    assert!(told(&v).contains("p and q do not overlap"), "{v:#}");
    let text = symprof(&["diff", &before, &after]).stdout;
    assert!(text.contains("\n  assumptions\n    p and q do not overlap"), "{text}");
    let text = symprof(&["diff", &before, &after, "--at", "q[0]=3"]).stdout;
    assert!(text.contains("\n  assumptions\n    p and q do not overlap"), "{text}");

    let [positive, small] = ["q[i] > 0", "q[i] < 5"].map(|c| {
        of(
            &c.replace(['[', ']', ' ', '<', '>'], ""),
            &format!("for (int i = 0; i < n; i++) if ({c}) p[i] = 1; return 0;"),
        )
    });
    let told = told(&json(&positive, &small, 0));
    assert!(told.contains("trueRatio(") && told.contains("is the same in both versions"), "{told}");
}

/// A parameter named as the index of a sum is a parameter; a sum equals itself.
#[test]
fn indices_of_sums_are_no_parameters() {
    let text = "define void @f(i32 %n, i32 %m, i32 %i) {
entry:
  br label %head
head:
  %k = phi i32 [ 1, %entry ], [ %k1, %latch ]
  %c = icmp sle i32 %k, %n
  br i1 %c, label %inner, label %last
inner:
  %q = sdiv i32 %m, %k
  br label %h
h:
  %j = phi i32 [ 0, %inner ], [ %j1, %body ]
  %c2 = icmp slt i32 %j, %q
  br i1 %c2, label %body, label %latch
body:
  %j1 = add nsw i32 %j, 1
  br label %h
latch:
  %k1 = add nsw i32 %k, 1
  br label %head
last:
  %d = icmp sge i32 CONDITION, 0
  br i1 %d, label %then, label %exit
then:
  br label %exit
exit:
  ret void
}
";
    let [a, b] = versions("index", text, ["0", "%i"]);
    for (a, b) in [(&a, &b), (&b, &a)] {
        assert_eq!(verdict(&json(a, b, 1), "blocks", "then"), "different");
    }
    json(&b, &b, 0);
}

/// Versions whose parameters have other widths are compared where both have the value.
#[test]
fn the_narrower_parameter_bounds_the_domain() {
    let of = |name: &str, ty: &str, bound: &str| {
        let text = format!(
            "define void @f({ty} %n) {{
entry:
  %c = icmp slt {ty} %n, {bound}
  br i1 %c, label %then, label %exit
then:
  br label %exit
exit:
  ret void
}}
"
        );
        temporary(&format!("diff-{name}.ll"), text)
    };
    let (narrow, wide) = (of("narrow", "i32", "100"), of("wide", "i64", "100"));
    for (a, b) in [(&narrow, &wide), (&wide, &narrow)] {
        let v = json(a, b, 1);
        assert_eq!(verdict(&v, "blocks", "then"), "same");
        assert_eq!(v["domain"], serde_json::json!(["-2147483648 <= n <= 2147483647"]));
    }
}

/// A point that tells versions apart is one of integers.
#[test]
fn points_are_integers() {
    let text = "define void @f(i32 %a, i32 %b, i32 %c) {
entry:
  %x = sext i32 %a to i64
  %y = sext i32 %b to i64
  %z = sext i32 %c to i64
  %x2 = mul i64 %x, 2
  %z3 = mul i64 %z, 3
  %first = icmp eq i64 %x2, %z3
  br i1 %first, label %next, label %exit
next:
  %y2 = mul i64 %y, 2
  %odd = sub i64 %z, %y2
  %second = icmp eq i64 CONDITION
  br i1 %second, label %then, label %exit
then:
  br label %exit
exit:
  ret void
}
";
    let [a, b] = versions("integers", text, ["%odd, 1", "1, 2"]);
    assert_ne!(verdict(&json(&a, &b, 1), "blocks", "then"), "different");
}

/// Sums over callees hold within the callees' domains, which are told.
#[test]
fn domains_of_callees_are_told() {
    let text = "define void @g(i32 %n, i32 %s, ptr %p) {
entry:
  %c0 = icmp slt i32 %s, CONDITION
  %c1 = icmp sgt i32 %n, 0
  %cc = and i1 %c0, %c1
  br i1 %cc, label %t, label %h
t:
  store i32 0, ptr %p
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ 0, %t ], [ %i1, %b ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %b, label %x
b:
  %i1 = add i32 %i, %s
  br label %h
x:
  ret void
}
define void @f(i32 %n, i32 %s, ptr %p) {
entry:
  call void @g(i32 %n, i32 %s, ptr %p)
  ret void
}
";
    let [a, b] = versions("callee", text, ["-2000000000", "0"]);
    let answer = symprof(&["diff", &a, &b, "--function", "f"]);
    assert!(answer.stdout.contains("n <= 0 || s > 0"), "{}", answer.stdout);
    let at = symprof(&["diff", &a, &b, "--function", "f", "--at", "n=1,s=-1000000000,p=64"]);
    assert_eq!(at.code, Some(1), "beyond the domain they differ: {}", at.stdout);
}

/// Nothing is the same within domains that have no point in common.
#[test]
fn domains_without_a_common_point_decide_nothing() {
    let of = |name: &str, ty: &str, step: &str| {
        let text = format!(
            "define void @f({ty} %s) {{
entry:
  %m = sext i8 {} to i32
  %st = add nsw i32 {}
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %i1, %b ]
  %c = icmp slt i32 %i, 5
  br i1 %c, label %b, label %x
b:
  %i1 = add i32 %i, {step}
  br label %h
x:
  ret void
}}
",
            if ty == "i8" { "%s" } else { "0" },
            if ty == "i8" { "%m, 1" } else { "%s, -200" },
        );
        temporary(&format!("diff-{name}.ll"), text)
    };
    let (a, b) = (of("byte", "i8", "1"), of("word", "i32", "%st"));
    for (a, b) in [(&a, &b), (&b, &a)] {
        assert_eq!(verdict(&json(a, b, 1), "blocks", "h"), "undecided");
    }
}

/// Sizes that a parameter cannot have say nothing of which version does less.
#[test]
fn no_size_beyond_the_parameter_is_tried() {
    let text = "define void @f(i8 %n) {
entry:
  br label %head
head:
  %i = phi i8 [ 0, %entry ], [ %i1, %body ]
  %c = icmp slt i8 %i, %n
  br i1 %c, label %body, label %exit
body:
  %i1 = add nsw i8 %i, CONDITION
  br label %head
exit:
  ret void
}
";
    let [a, b] = versions("sizes", text, ["1", "2"]);
    let v = json(&a, &b, 1);
    let lower = v["lower"]["branches"].as_str().expect("words");
    assert!(lower.starts_with("second has fewer from 2 on"), "{lower}");
    assert!(lower.ends_with("(tried to 127)"), "{lower}");
}

/// Rules make symbols on the way, with ranges of their own: no domain speaks of them.
#[test]
fn domains_speak_of_what_formulas_speak_of() {
    let text = std::fs::read_to_string(file("c/three_mm.c")).expect("a kernel");
    let source = temporary("diff-three_mm.c", text);
    let [a, b] = ["-O1", "-O3"].map(|level| compiled_file(&source, level));
    let answer = symprof(&["diff", &a, &b, "--function", "three_mm", "--format", "json"]);
    let v: Value = serde_json::from_str(&answer.stdout).expect("JSON");
    let domain = v["domain"].as_array().expect("a domain");
    assert!(!domain.is_empty(), "{v:#}");
    let parameters = ["ni", "nj", "nk", "nl", "nm"];
    for line in domain {
        let line = line.as_str().expect("a condition");
        let words = line.split(|c: char| !c.is_alphanumeric() && c != '.' && c != '_');
        let mut names = words.filter(|w| w.starts_with('n'));
        assert!(names.all(|w| parameters.contains(&w)), "{line}");
    }
}

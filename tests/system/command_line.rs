//! The fixed form of the command line: arguments, order, names, JSON.

use super::support::{file, symprof, temporary};
use serde_json::{json, Value};

const CALLER: &str = "
declare float @sinf(float)
define void @row(i32 %len) {
entry:
  %any = icmp sgt i32 %len, 0
  br i1 %any, label %for.body, label %exit
for.body:
  %j = phi i32 [ 0, %entry ], [ %j.next, %for.body ]
  %s = call float @sinf(float 1.0)
  %j.next = add nsw i32 %j, 1
  %more = icmp slt i32 %j.next, %len
  br i1 %more, label %for.body, label %exit
exit:
  ret void
}
define void @caller(i32 %n, i32 %m) {
entry:
  call void @row(i32 %m)
  %any = icmp sgt i32 %n, 0
  br i1 %any, label %for.body, label %exit
for.body:
  %i = phi i32 [ 0, %entry ], [ %i.next, %for.body ]
  call void @row(i32 %i)
  %i.next = add nsw i32 %i, 1
  %more = icmp slt i32 %i.next, %n
  br i1 %more, label %for.body, label %exit
exit:
  ret void
}
";

fn matmul() -> String {
    file("listings/matmul.ll").display().to_string()
}

/// A value that an execution reads once is a symbol that a point may bind.
#[test]
fn what_is_read_once_is_bound_by_its_name() {
    let text = "declare i32 @get()
define void @f() {
entry:
  %n = call i32 @get()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %i.next = add nsw i32 %i, 1
  %more = icmp slt i32 %i.next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
";
    let path = temporary("reads_once.ll", text);
    let counts = |at: &str| {
        let answer = symprof(&["eval", &path, "--at", at, "--format", "json"]).json();
        answer["points"][0]["functions"]["f"]["blocks"]["loop"].clone()
    };
    assert_eq!(counts("get@entry=5"), json!("5"));
    assert_eq!(counts("get@entry=-3"), json!("1"));
    assert_eq!(counts(""), Value::Null);
}

#[test]
fn counts_are_summed_over_functions() {
    let path = temporary("caller.ll", CALLER);
    let answer =
        symprof(&["eval", &path, "--function", "caller", "--at", "n=5,m=3", "--format", "json"]);
    assert_eq!(
        answer.json(),
        json!({"version": 1, "function": "caller", "points": [{"at": {"n": 5, "m": 3}, "functions": {
            "caller": {"blocks": {"entry": "1", "for.body": "5", "exit": "1"}, "calls": {"row": "6"},
                "reasons": {}, "assumptions": []},
            "row": {"blocks": {"entry": "6", "for.body": "13", "exit": "6"}, "calls": {"sinf": "13"},
                "reasons": {}, "assumptions": []},
        }}]})
    );
    // the function asked for comes first, blocks as in the file
    let at = |s: &str| answer.stdout.find(s).unwrap_or_else(|| panic!("no {s}"));
    assert!(at("\"caller\":{\"blocks\"") < at("\"row\":{\"blocks\""));
    assert!(at("\"entry\"") < at("\"for.body\""));
}

#[test]
fn points_are_answered_in_order() {
    let answer = symprof(&[
        "eval",
        &matmul(),
        "--at",
        "M=2,N=3,K=4",
        "--at",
        "M=0,N=1,K=1",
        "--at",
        "K=9,N=8,M=7",
        "--format",
        "json",
    ]);
    let json = answer.json();
    let inner =
        |k: usize| json["points"][k]["functions"]["matmul_kernel"]["blocks"]["for.body10"].clone();
    assert_eq!((inner(0), inner(1), inner(2)), (json!("24"), json!("0"), json!("504")));
    assert!(answer.stdout.contains(r#""at":{"K":9,"N":8,"M":7}"#));
}

#[test]
fn counts_outgrow_64_bits() {
    let answer = symprof(&[
        "eval",
        &matmul(),
        "--at",
        "M=2000000000,N=2000000001,K=2000000003",
        "--format",
        "json",
    ]);
    let json = answer.json();
    let blocks = &json["points"][0]["functions"]["matmul_kernel"]["blocks"];
    assert_eq!(blocks["for.body10"], "8000000016000000006000000000");
}

#[test]
fn unsigned_values_are_taken() {
    // i32: -2^31 … 2^32-1; 4294967295 is -1
    let answer =
        symprof(&["eval", &matmul(), "--at", "M=4294967295,N=1,K=1", "--format", "json"]).json();
    let point = &answer["points"][0];
    assert_eq!(point["at"]["M"], 4294967295u64);
    assert_eq!(point["functions"]["matmul_kernel"]["blocks"]["for.cond1.preheader"], "0");
}

#[test]
fn only_what_counts_use_is_required() {
    let path = temporary(
        "unused.ll",
        "define i32 @f(i32 %n, i32 %unused) {\nentry:\n  %r = add i32 %n, %unused\n  ret i32 %r\n}\n",
    );
    let blocks = symprof(&["eval", &path, "--format", "json"]).json();
    assert_eq!(blocks["points"][0]["functions"]["f"]["blocks"]["entry"], "1");
    let with = symprof(&["eval", &path, "--at", "unused=3", "--format", "json"]).json();
    assert_eq!(with["points"][0]["at"], json!({"unused": 3}));
}

/// A shape read from a descriptor: a symbol by path and by the name of the loaded value.
#[test]
fn load_paths_and_their_names() {
    let path = temporary(
        "shape.ll",
        "
define void @f(ptr %0) {
entry:
  %a = getelementptr i8, ptr %0, i64 24
  %shape = load ptr, ptr %a
  %m = load i64, ptr %shape
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %i.next, %body ]
  %c = icmp slt i64 %i, %m
  br i1 %c, label %body, label %exit
body:
  %i.next = add nsw i64 %i, 1
  br label %head
exit:
  ret void
}
",
    );
    for name in ["arg0[24][0]", "m"] {
        let at = format!("{name}=7");
        let json = symprof(&["eval", &path, "--at", &at, "--format", "json"]).json();
        assert_eq!(json["points"][0]["functions"]["f"]["blocks"]["body"], "7");
        assert_eq!(json["points"][0]["at"], json!({ name: 7 }));
    }
    let profile = symprof(&["profile", &path, "--format", "json"]).json();
    assert_eq!(profile["functions"]["f"]["symbols"], json!(["arg0[24][0]"]));
    assert_eq!(profile["functions"]["f"]["parameters"], json!([{"name": "arg0", "type": "ptr"}]));
}

#[test]
fn profile_as_json() {
    let json = symprof(&["profile", &matmul(), "--format", "json"]).json();
    let f = &json["functions"]["matmul_kernel"];
    let keys: Vec<&str> = f.as_object().into_iter().flatten().map(|(k, _)| k.as_str()).collect();
    for key in ["parameters", "symbols", "assumptions", "free", "blocks"] {
        assert!(keys.contains(&key), "{key}");
    }
    assert_eq!(f["parameters"][3], json!({"name": "M", "type": "i32"}));
    assert_eq!(f["symbols"], json!(["M", "N", "K"]));
    assert_eq!(
        f["blocks"][0],
        json!({"name": "entry", "formula": "1", "status": "closed-form", "raw": "1"})
    );
    let raw: Vec<&str> =
        f["blocks"].as_array().into_iter().flatten().filter_map(|b| b["raw"].as_str()).collect();
    assert!(raw.contains(&"#(for.body10.lr.ph)·loopCount(for.body10)"), "{raw:?}");
}

#[test]
fn counts_inside_callees_are_shown() {
    let path = temporary("caller_profile.ll", CALLER);
    let json = symprof(&["profile", &path, "--format", "json"]).json();
    let inside = &json["functions"]["caller"]["callees"]["functions"]["row"]["blocks"];
    assert_eq!(inside[0]["name"], "entry");
    assert_eq!(inside[0]["status"], "closed-form");
    assert!(json["functions"]["row"].get("callees").is_none(), "it calls nothing with a body");
    let text = symprof(&["profile", &path]).stdout;
    assert!(text.contains("counts inside callees, per execution of caller"), "{text}");
    // no execution could answer this
    let answer = symprof(&["eval", &path, "--at", "n=1000000000,m=7", "--function", "caller"]);
    assert!(answer.stdout.contains("1000000001"), "{}", answer.stdout);
}

#[test]
fn text_in_a_pipe_is_plain() {
    let answer = symprof(&[
        "profile",
        &matmul(),
        "--assume",
        "M>=1",
        "--assume",
        "N>=1",
        "--assume",
        "K>=1",
    ]);
    assert_eq!(answer.code, Some(0));
    assert!(!answer.stdout.contains('\u{1b}'), "no escape codes in a pipe");
    let row = answer.stdout.lines().find(|l| l.trim_start().starts_with("for.body10 "));
    let words: Vec<&str> = row.unwrap_or_default().split_whitespace().collect();
    assert_eq!(words, ["for.body10", "closed-form", "M*N*K"]);
    assert!(answer.stdout.contains("assumptions\n    M>=1\n"));
    let eval = symprof(&["eval", &matmul(), "--at", "M=2,N=3,K=4"]);
    assert!(
        eval.stdout.lines().any(|l| l.split_whitespace().eq(["for.body10", "24"])),
        "{}",
        eval.stdout
    );
}

#[test]
fn assumptions_narrow_the_domain() {
    let bad = symprof(&["eval", &matmul(), "--at", "M=0,N=1,K=1", "--assume", "M>=1"]);
    assert_eq!((bad.code, bad.stdout.as_str()), (Some(1), ""));
    assert!(bad.stderr.contains("M>=1"), "{}", bad.stderr);
    let unknown = symprof(&["profile", &matmul(), "--assume", "Q>=1"]);
    assert_eq!((unknown.code, unknown.stdout.as_str()), (Some(1), ""));
    assert!(unknown.stderr.contains("`Q`"), "{}", unknown.stderr);
}

/// The result of a known callee has a default that the user may override.
#[test]
fn a_default_can_be_bound() {
    let path = temporary(
        "launch.ll",
        "
declare i32 @TVMBackendParallelLaunch(ptr, ptr, i32)
define i32 @f(ptr %0) {
entry:
  %r = call i32 @TVMBackendParallelLaunch(ptr null, ptr %0, i32 0)
  %bad = icmp ne i32 %r, 0
  br i1 %bad, label %fail, label %good
fail:
  ret i32 -1
good:
  ret i32 0
}
",
    );
    let count = |more: &[&str]| -> (Value, Value) {
        let mut arguments = vec!["eval", &path, "--format", "json"];
        arguments.extend(more);
        let json = symprof(&arguments).json();
        let blocks = &json["points"][0]["functions"]["f"]["blocks"];
        (blocks["fail"].clone(), blocks["good"].clone())
    };
    assert_eq!(count(&[]), (json!("0"), json!("1")));
    assert_eq!(count(&["--assume", "TVMBackendParallelLaunch=-1"]), (json!("1"), json!("0")));
    let profile = symprof(&["profile", &path, "--format", "json"]).json();
    let assumed = profile["functions"]["f"]["assumptions"].to_string();
    assert!(assumed.contains("TVMBackendParallelLaunch returns 0"), "{assumed}");
}

#[test]
fn wrong_usage() {
    let m = matmul();
    for arguments in [
        vec!["eval"],
        vec!["frobnicate"],
        vec!["profile", &m, "--format", "xml"],
        vec!["eval", &m, "--at", "M"],
        vec!["eval", &m, "--at", "M=two"],
        vec!["eval", &m, "--at", "M=1,M=2"],
        vec!["profile", &m, "--assume", "M>"],
    ] {
        let answer = symprof(&arguments);
        assert_eq!((answer.code, answer.stdout.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(!answer.stderr.is_empty());
    }
    assert_eq!(symprof(&["--help"]).code, Some(0));
}

#[test]
fn metrics_of_several_files() {
    let kernel = |name: &str| file(&format!("corpus/tvm/{name}.ll")).display().to_string();
    let text = symprof(&["metrics", &kernel("matmul"), &kernel("prelu")]).text();
    let lines: Vec<&str> = text.lines().collect();
    for column in ["BB", "Phi", "TR", "LC", "MLD", "EE", "CE", "AC", "DD", "NAC", "closed-form"] {
        assert!(lines[0].split_whitespace().any(|c| c == column), "{column}: {text}");
    }
    let row = |name: &str| lines.iter().find(|l| l.contains(name)).expect("a row").to_owned();
    assert!(row("matmul_compute_").split_whitespace().count() >= 13, "{text}");
    assert!(row("prelu_compute_").split_whitespace().last() == Some("3"), "{text}");
    assert!(text.ends_with("1 of 2 functions wholly solved (closed forms and sums)\n"), "{text}");
}

#[test]
fn data_decided_blocks_are_bound_at_a_point() {
    let prelu = file("corpus/tvm/prelu.ll").display().to_string();
    let sizes = "n=1,c=2,h=3,w=8";
    let ratio = "trueRatio(for_body_i3.us.us.us.us.us.us)";
    let open = symprof(&["eval", &prelu, "--at", sizes, "--format", "json"]).json();
    let blocks = |json: &Value| json["points"][0]["functions"]["prelu_compute_"]["blocks"].clone();
    let block = "if_else.us.us.us.us.us.us";
    assert_eq!(blocks(&open)[block], Value::Null);
    let at = format!("{sizes},{ratio}=1/4");
    let bound = symprof(&["eval", &prelu, "--at", &at, "--format", "json"]).json();
    // 1*2*3 rows of 4 pairs, a quarter of them not negative
    assert_eq!(blocks(&bound)[block], "18");
    let at = format!("{sizes},{ratio}=3/2");
    let wrong = symprof(&["eval", &prelu, "--at", &at]).error();
    assert!(wrong.contains(ratio) && wrong.contains("[0, 1]"), "{wrong}");
    let at = "n=1/2,c=2,h=3,w=8";
    let fraction = symprof(&["eval", &prelu, "--at", at]).error();
    assert!(fraction.contains("`n` = 1/2 is no integer"), "{fraction}");
}

const NULL: &str = "
define void @f(ptr %b, ptr %a, i32 %n) {
entry:
  %null = icmp eq ptr %b, null
  br i1 %null, label %without, label %with
without:
  br label %exit
with:
  %q = load ptr, ptr %b
  %none = icmp eq ptr %q, null
  br i1 %none, label %inner, label %exit
inner:
  br label %exit
exit:
  ret void
}
";

/// Assumptions are objects in the profile, are taken away and given back by name, and are told with
/// the answers that rest on them.
#[test]
fn assumptions_by_name() {
    let path = temporary("null.ll", NULL);
    let profile = symprof(&["profile", &path, "--format", "json"]).json();
    let f = &profile["functions"]["f"];
    assert_eq!(f["assumptions"], json!(["b is not null", "b[0] is not null"]));
    assert_eq!(
        f["assumption_details"][0],
        json!({"name": "not-null", "condition": "b > 0", "instruction": "%null in block entry",
            "blocks": ["without", "with", "inner"]})
    );
    let answer = symprof(&["eval", &path, "--format", "json"]).json();
    let f = &answer["points"][0]["functions"]["f"];
    assert_eq!((&f["blocks"]["with"], &f["reasons"]), (&json!("1"), &json!({})));
    assert_eq!(f["assumptions"], json!(["b is not null", "b[0] is not null"]));
    let text = symprof(&["eval", &path]).text();
    assert!(text.contains("\n  assumptions\n    b is not null\n"), "{text}");
    // what the point says need not be assumed
    let answer = symprof(&["eval", &path, "--at", "b=8", "--format", "json"]).json();
    assert_eq!(answer["points"][0]["functions"]["f"]["assumptions"], json!(["b[0] is not null"]));

    let without = ["--no-assume", "not-null"];
    let formulas = |more: &[&str]| -> Vec<String> {
        let arguments: Vec<&str> =
            ["profile", &path, "--format", "json"].iter().chain(more).copied().collect();
        let json = symprof(&arguments).json();
        let blocks = json["functions"]["f"]["blocks"].as_array().cloned().unwrap_or_default();
        blocks.iter().map(|b| b["formula"].as_str().unwrap_or("none").to_owned()).collect()
    };
    assert_eq!(formulas(&without), ["1", "b == 0", "b > 0", "b > 0 && b[0] == 0", "1"]);
    let usual = ["1", "0", "1", "0", "1"];
    assert_eq!(formulas(&["--no-assume", "not-null", "--assume", "not-null"]), usual);
    assert_ne!(formulas(&["--assume", "not-null", "--no-assume", "not-null"]), usual);
    // pointers stand in conditions
    assert_eq!(formulas(&["--assume", "b!=0 && n>0"]), usual);
    assert_eq!(formulas(&["--assume", "b==0"]), ["1", "1", "0", "0", "1"]);
    assert_eq!(formulas(&["--assume", "b[0]==0"]), ["1", "0", "1", "1", "1"]);
    assert_eq!(formulas(&["--assume", "`b[0]`=0"]), ["1", "0", "1", "1", "1"]);
}

/// What stands behind a loop of which data decides whether it ends rests on it that it does, here and in callees.
#[test]
fn loops_that_data_ends() {
    let ir = "define void @f(ptr %p, i32 %n) {
entry:
  br label %head
head:
  %q = phi ptr [ %p, %entry ], [ %next, %body ]
  %x = load volatile i32, ptr %q
  %c = icmp eq i32 %x, 0
  br i1 %c, label %behind, label %body
body:
  %next = getelementptr inbounds i32, ptr %q, i64 1
  br label %head
behind:
  call void @g(i32 %n)
  ret void
}
define void @g(i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %then, label %exit
then:
  br label %exit
exit:
  ret void
}
define void @h(ptr %p, i32 %n) {
entry:
  call void @f(ptr %p, i32 %n)
  call void @g(i32 %n)
  ret void
}
";
    let path = temporary("endless.ll", ir);
    let ask = |function: &str, more: &[&str]| {
        let eval = ["eval", &path, "--function", function, "--at", "n=3", "--format", "json"];
        symprof(&[&eval, more].concat()).json()["points"][0]["functions"].clone()
    };
    let strict = ["--no-assume", "ends"];
    for (function, told, then) in
        [("f", "the loop at `head` ends", "1"), ("h", "the loop at `head` ends (in f)", "2")]
    {
        let answer = ask(function, &[]);
        assert_eq!(answer["g"]["blocks"]["then"], then);
        for f in [function, "g"] {
            assert_eq!(answer[f]["assumptions"], json!([told]), "{function}");
        }
        let answer = ask(function, &strict);
        assert_eq!(answer[function]["blocks"]["entry"], "1");
        assert_eq!(answer["f"]["blocks"]["behind"], json!(null));
        assert_eq!(answer["g"]["blocks"]["then"], json!(null));
        assert_eq!(answer[function]["calls"]["g"], json!(null));
        let why = answer["g"]["reasons"]["then"].as_str().unwrap_or_default().to_owned();
        assert!(why.contains(told) && why.contains("not assumed"), "{why}");
    }
}

/// The formulas of a function that calls itself rest on an assumption about its own blocks alone.
#[test]
fn assumptions_of_a_recursion_name_its_blocks() {
    let ir = "declare void @x()
define void @r(i32 %c) {
e:
  call void @x()
  %zero = icmp eq i32 %c, 0
  br i1 %zero, label %done, label %again
again:
  call void @r(i32 0)
  br label %done
done:
  ret void
}
";
    let path = temporary("recursion_with_unknown_call.ll", ir);
    let json = symprof(&["profile", &path, "--format", "json"]).json();
    let details = &json["functions"]["r"]["assumption_details"];
    let named = details[0]["blocks"].as_array().map(Vec::len);
    assert!(details[0]["name"] == "returns" && named == Some(3), "{details}");
}

/// What data decides and what takes too long has no count, and says why; the rest is answered.
#[test]
fn reasons_of_missing_counts() {
    let path = temporary(
        "slow.ll",
        "
define void @f(i64 %n, ptr %a) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %x = phi i64 [ 1, %entry ], [ %y, %latch ]
  %more = icmp slt i64 %i, %n
  br i1 %more, label %body, label %exit
body:
  %p = getelementptr i32, ptr %a, i64 %i
  %v = load i32, ptr %p
  %positive = icmp sgt i32 %v, 0
  br i1 %positive, label %then, label %middle
then:
  br label %middle
middle:
  %square = mul i64 %x, %x
  %y = add i64 %square, %i
  %bit = and i64 %y, 1024
  %set = icmp ne i64 %bit, 0
  br i1 %set, label %rare, label %latch
rare:
  br label %latch
latch:
  %next = add nsw i64 %i, 1
  br label %head
exit:
  ret void
}
",
    );
    let run = |at: &str| {
        let arguments = ["eval", &path, "--at", at, "--steps", "100000", "--format", "json"];
        symprof(&arguments).json()["points"][0]["functions"]["f"].clone()
    };
    let near = run("n=10");
    assert_eq!(near["blocks"]["then"], Value::Null);
    assert!(near["blocks"]["rare"].is_string() && near["reasons"]["then"].is_string(), "{near}");
    let far = run("n=1000000000");
    assert_eq!(far["blocks"]["latch"], "1000000000");
    assert_eq!((&far["blocks"]["then"], &far["blocks"]["rare"]), (&Value::Null, &Value::Null));
    let why = far["reasons"]["rare"].as_str().unwrap_or_default();
    assert!(why.contains("100000 steps") && why.contains("--steps"), "{far}");
    // bytes that the point gives decide
    let bound = run("n=2,a[0]:i32=5,a[4]:i32=-1");
    assert_eq!(bound["blocks"]["then"], "1");
}

/// What the table of expressions in the readme says is read.
#[test]
fn expressions_of_the_readme() {
    let readme = std::fs::read_to_string(file("../README.md")).expect("it is there");
    let section = readme.split("\n## Expressions\n").nth(1).and_then(|s| s.split("\n## ").next());
    let mut read = 0;
    for row in section.expect("a section").lines().filter(|l| l.starts_with("| `")) {
        let row = row.replace("\\|", "\u{1}");
        let cell = row.trim_start_matches('|').split('|').next().unwrap_or_default();
        // code between single or double back quotes
        let cell = cell.replace("`` `", "`\u{2}").replace("` ``", "\u{2}`");
        for text in cell.split('`').skip(1).step_by(2) {
            let text = text.replace('\u{1}', "|").replace('\u{2}', "`");
            let found = symprof::expr::Written::parse(&text);
            assert!(found.is_ok(), "`{text}`: {found:?}");
            read += 1;
        }
    }
    assert!(read > 40, "{read} texts");
}

/// A message about an assumption is one line with text, place, what was expected and the remedy.
#[test]
fn messages_about_assumptions() {
    let m = matmul();
    for (text, code, parts) in [
        ("M>", 2, &["`M>`", "column 3", "expected a number, a name", "such as `n >= 1"][..]),
        ("M > 0 & N > 0", 2, &["`M > 0 & N > 0`", "column 7", "expected `&&`", "found `&`"]),
        ("M + 1", 2, &["`M + 1`", "column 1", "expected a condition", "`not-null`"]),
        ("M > 0 && Q > 0", 1, &["`M > 0 && Q > 0`", "column 10", "no symbol `Q`", "M, N, K"]),
        ("notnull", 1, &["`notnull`", "column 1", "no symbol", "disjoint, not-null"]),
        ("M = 2^33", 1, &["`M=8589934592`", "column 3", "out of range", "i32"]),
        ("M > 5 && 3 > M", 1, &["`M > 5 && 3 > M`", "no values", "drop it"]),
    ] {
        let answer = symprof(&["profile", &m, "--assume", text]);
        assert_eq!((answer.code, answer.stdout.as_str()), (Some(code), ""), "{text}");
        let line = answer.stderr.lines().next().unwrap_or_default();
        assert!(parts.iter().all(|p| line.contains(p)), "{text}: {line}");
        // the rest is usage
        assert!(code == 2 || answer.stderr.lines().count() == 1, "{}", answer.stderr);
    }
    let deep = "(".repeat(20_000) + "M";
    let answer = symprof(&["profile", &m, "--assume", &deep]);
    assert_eq!(answer.code, Some(2));
    assert!(answer.stderr.contains("nested at most") && answer.stderr.len() < 20_600);
}

/// Values of points are written as numbers of expressions are.
#[test]
fn numbers_of_points() {
    let count = |at: &str| {
        let answer = symprof(&["eval", &matmul(), "--at", at, "--format", "json"]).json();
        answer["points"][0]["functions"]["matmul_kernel"]["blocks"]["for.body10"].clone()
    };
    assert_eq!(count("M=2^4,N=0x10,K=1e1"), json!("2560"));
    assert_eq!(count("M=1_0,N=-1,K=3"), json!("0"));
}

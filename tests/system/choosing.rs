//! What a command is about: the file or standard input, functions by their names and patterns.

use super::support::{file, symprof, symprof_reading, temporary, Answer};
use serde_json::Value;
use std::sync::OnceLock;

/// `nn::Mat::mul(int)`, `nn::Mat::mul(float)`, `nn::Mat::add(int)`, Rust's `kernel::row`, and `main`.
const NAMES: &str = "
define void @_ZN2nn3Mat3mulEi(i32 %n) {
  ret void
}
define void @_ZN2nn3Mat3mulEf(float %x) {
  ret void
}
define void @_ZN2nn3Mat3addEi(i32 %n) {
  ret void
}
define void @_ZN6kernel3row17h0123456789abcdefE(i32 %n) {
  ret void
}
define void @\"odd*name\"() {
  ret void
}
define i32 @main() {
  ret i32 0
}
";

fn names() -> String {
    static WRITTEN: OnceLock<String> = OnceLock::new();
    WRITTEN.get_or_init(|| temporary("names.ll", NAMES)).clone()
}

/// The functions that `profile` shows for these patterns.
fn shown(patterns: &[&str]) -> Vec<String> {
    let path = names();
    let mut arguments = vec!["profile", &path, "--format", "json"];
    patterns.iter().for_each(|p| arguments.extend(["--function", p]));
    let json = symprof(&arguments).json();
    json["functions"].as_object().expect("functions").keys().cloned().collect()
}

/// One message and nothing else.
fn refused(arguments: &[&str], input: &[u8]) -> String {
    let Answer { code, stdout, stderr } = symprof_reading(arguments, input);
    assert_eq!((code, stdout.as_str()), (Some(1), ""), "{stderr}");
    assert_eq!(stderr.matches("error: ").count(), 1, "{stderr}");
    assert_eq!(stderr.lines().count(), 1, "{stderr}");
    stderr
}

#[test]
fn functions_by_every_name_they_have() {
    let (mul, mulf, add) = ("_ZN2nn3Mat3mulEi", "_ZN2nn3Mat3mulEf", "_ZN2nn3Mat3addEi");
    let row = "_ZN6kernel3row17h0123456789abcdefE";
    assert_eq!(shown(&["main"]), ["main"]);
    assert_eq!(shown(&["nn::Mat::mul(float)"]), [mulf]);
    assert_eq!(shown(&["nn::Mat::add"]), [add], "without the types, where only one is so called");
    assert_eq!(shown(&["kernel::row"]), [row]);
    assert_eq!(shown(&["kernel::row::h0123456789abcdef"]), [row]);
    assert_eq!(shown(&["main", mul]), ["main", mul], "in the order asked for");
    assert_eq!(shown(&["main", "main"]), ["main"]);
}

#[test]
fn functions_by_patterns() {
    let (mul, mulf, add) = ("_ZN2nn3Mat3mulEi", "_ZN2nn3Mat3mulEf", "_ZN2nn3Mat3addEi");
    assert_eq!(shown(&["nn::*"]), [mul, mulf, add]);
    assert_eq!(shown(&["nn::**::mul*"]), [mul, mulf]);
    assert_eq!(shown(&["*Mat3mul*"]), [mul, mulf], "names of the IR match too");
    assert_eq!(shown(&["m?in", "nn::Mat::[a-b]*"]), ["main", add]);
    assert_eq!(shown(&["odd*name"]), ["odd*name"], "a name that is one is no pattern");
    assert_eq!(shown(&["*"]).len(), 6);
}

#[test]
fn functions_that_are_not_there() {
    let path = names();
    let message = |pattern: &str| refused(&["profile", &path, "--function", pattern], b"");
    let none = message("xx*");
    assert!(none.contains("no function matches the pattern `xx*`, of 6 with a body"), "{none}");
    let same = message("nn::Mat::mul");
    assert!(same.contains("the name of 2 functions"), "{same}");
    assert!(same.contains("_ZN2nn3Mat3mulEf, which is nn::Mat::mul(float)"), "{same}");
    let near = message("Mat");
    assert!(near.contains("did you mean _ZN2nn3Mat3mulEi"), "{near}");
    assert!(message("zzz").contains("it defines 6 (_ZN2nn"));
    assert!(message("nn::[*").contains("is no pattern: column 5"));
    let several = refused(&["eval", &path, "--function", "nn::*"], b"");
    assert!(several.contains("stands for 3 functions"), "{several}");
    let unchosen = refused(&["explain", &path, "--block", "0"], b"");
    assert!(unchosen.contains("defines 6 functions"), "{unchosen}");
}

#[test]
fn eval_takes_a_pattern_of_one_function() {
    let path = names();
    let json = symprof(&["eval", &path, "--function", "*row", "--format", "json"]).json();
    assert_eq!(json["function"], "_ZN6kernel3row17h0123456789abcdefE");
}

/// Blocks of a status are found where callees, or parallel regions, alone have them.
#[test]
fn statuses_inside_callees() {
    // the sum over i of n/i, which has no closed form
    let harmonic = "
define void @inner(i64 %n) {
entry:
  br label %row
row:
  %i = phi i64 [ 1, %entry ], [ %i.next, %row.end ]
  br label %cell
cell:
  %j = phi i64 [ 0, %row ], [ %j.next, %cell ]
  %j.next = add nsw i64 %j, %i
  %c = icmp slt i64 %j.next, %n
  br i1 %c, label %cell, label %row.end
row.end:
  %i.next = add nsw i64 %i, 1
  %d = icmp slt i64 %i.next, %n
  br i1 %d, label %row, label %exit
exit:
  ret void
}
define void @outer(i64 %n) {
entry:
  call void @inner(i64 %n)
  ret void
}
";
    let path = temporary("statuses_inside_callees.ll", harmonic);
    let only = ["profile", &path, "--function", "outer", "--only", "summation"];
    let ask = |format: &str| symprof(&[&only[..], &["--format", format]].concat());
    let json = ask("json").json();
    let outer = &json["functions"]["outer"];
    assert_eq!(outer["blocks"], Value::Array(Vec::new()));
    assert_eq!(outer["callees"]["functions"]["inner"]["blocks"][0]["name"], "cell");
    for format in ["text", "markdown", "latex"] {
        let answer = ask(format);
        assert_eq!(answer.stderr, "", "{format}: nothing is said to be missing");
        let text = answer.text();
        let has = |part: &str| assert!(text.contains(part), "{format}: no {part} in {text}");
        has("1 block: 1 closed-form; none of them here");
        has("inner: cell");
        let heads = text.matches("status").count();
        assert_eq!(heads, usize::from(format != "text"), "{format}: one table, in {text}");
        assert!(!text.contains("\n\n\n"), "{format}: {text}");
    }
}

/// Whatever a file says, it says on standard input: text, bitcode, MLIR.
#[test]
fn standard_input() {
    let same = |path: &str, command: &[&str]| {
        let bytes = std::fs::read(path).expect("an input");
        let asked = |file: &'static str, path: &str| -> Value {
            let mut arguments = command.to_vec();
            arguments.insert(1, if file == "-" { "-" } else { path });
            arguments.extend(["--format", "json"]);
            symprof_reading(&arguments, &bytes).json()
        };
        assert_eq!(asked("-", path), asked("file", path), "{path}");
    };
    let matmul = file("listings/matmul.ll").display().to_string();
    same(&matmul, &["profile"]);
    same(&matmul, &["eval", "--at", "M=2,N=3,K=4"]);
    same(&matmul, &["explain", "--block", "for.body10"]);
    let bitcode = temporary("standard_input.bc", "");
    let prefix = std::env::var("LLVM_SYS_191_PREFIX").unwrap_or("/usr/lib/llvm-19".into());
    let assembled = std::process::Command::new(format!("{prefix}/bin/llvm-as"))
        .args([&matmul, "-o", &bitcode])
        .status();
    assert!(assembled.expect("llvm-as runs").success());
    same(&bitcode, &["profile"]);
    same(&file("mlir/band.scf.mlir").display().to_string(), &["profile"]);

    let mlir = std::fs::read(file("mlir/band.scf.mlir")).expect("an input");
    let annotated = symprof_reading(&["annotate", "-"], &mlir).text();
    assert!(annotated.contains("symprof.count"), "{annotated}");
}

#[test]
fn standard_input_of_no_kind() {
    let message = refused(&["profile", "-"], b"Dear Sir or Madam,\n");
    assert!(message.contains("standard input is of no kind that is read here"), "{message}");
    assert!(message.contains("it starts with `Dear`"), "{message}");
    assert!(refused(&["eval", "-", "--at", "n=1"], b"").contains("it is empty"));
    let annotate = ["annotate", "-", "--function", "nn::Mat::add"];
    let annotated = symprof_reading(&annotate, NAMES.as_bytes()).text();
    assert!(annotated.contains("!\"function_entry_count\", i64 1"), "{annotated}");
    assert!(refused(&["profile", "-"], b"; c\ndefine i32 @f( {").contains("standard input:2"));
}

/// What is read once is not given twice.
#[test]
fn standard_input_twice() {
    for arguments in
        [&["diff", "-", "-"][..], &["metrics", "-", "a.ll", "-"], &["eval", "-", "--points", "-"]]
    {
        let answer = symprof_reading(arguments, NAMES.as_bytes());
        assert_eq!((answer.code, answer.stdout.as_str()), (Some(2), ""), "{arguments:?}");
        let message = "error: standard input (`-`) is given twice, but can be read once; write one";
        assert!(answer.stderr.starts_with(message), "{}", answer.stderr);
    }
}

/// The tree of operations shows the last steps of paths: they name blocks too, as far as they name one.
#[test]
fn blocks_by_their_last_steps() {
    let nest = "
func.func @f(%n: index, %p: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.if %p {
    }
    scf.while : () -> () {
      scf.condition(%p)
    } do {
      scf.yield
    }
  }
  scf.for %i = %c0 to %n step %c1 {
    scf.while : () -> () {
      scf.condition(%p)
    } do {
      scf.yield
    }
  }
  return
}
func.func @g() {
  return
}
";
    let path = temporary("last_steps.mlir", nest);
    let ask = |block: &str| {
        let arguments = ["profile", &path, "--blocks", block, "--format", "json"];
        let json = symprof(&arguments).json();
        let functions = json["functions"].as_object().expect("functions").clone();
        assert_eq!(functions.keys().collect::<Vec<_>>(), ["f"]);
        functions["f"]["blocks"].clone()
    };
    assert_eq!(ask("scf.if#0.then")[0]["name"], "scf.for#0.body/scf.if#0.then");
    assert_eq!(ask("scf.for#0.body")[0]["name"], "scf.for#0.body");
    let counted = ["eval", &path, "--function", "f", "--at", "arg0=3,arg1=0", "--blocks"];
    let counted = symprof(&[&counted[..], &["scf.if#0.then", "--format", "json"]].concat()).json();
    let blocks = &counted["points"][0]["functions"]["f"]["blocks"];
    assert_eq!(blocks.to_string(), r#"{"scf.for#0.body/scf.if#0.then":"0"}"#);
    let explain = ["explain", &path, "--function", "f", "--block"];
    let explained = symprof(&[&explain[..], &["scf.if#0.then"]].concat()).text();
    assert!(explained.starts_with("scf.for#0.body/scf.if#0.then of f: "), "{explained}");
    let several =
        "`scf.while#0.after` ends the paths of 2 blocks of `f`; give the whole path of one \
                   (scf.for#0.body/scf.while#0.after, scf.for#1.body/scf.while#0.after)";
    for command in [&["profile", &path, "--blocks"][..], &explain] {
        let message = refused(&[command, &["scf.while#0.after"]].concat(), b"");
        assert!(message.contains(several), "{message}");
    }
    // half a step is none
    let none = refused(&["profile", &path, "--blocks", "while#0.after"], b"");
    assert!(none.contains("no block matches `while#0.after`; there are entry, "), "{none}");
}

/// A function that is not there may be in a piece of the file that cannot be read.
#[test]
fn functions_in_a_piece_that_is_left_out() {
    let pieces = "func.func @f() {\n  return\n}\n// -----\nfunc.func @h() {\n  what.is_this\n}\n";
    let path = temporary("left_out.mlir", pieces);
    for name in ["piece2::h", "*h"] {
        for command in ["profile", "eval", "features"] {
            let message = refused(&[command, &path, "--function", name], b"");
            assert!(
                message.contains("defines 1 (f)") || message.contains("of 1 with a body (f)"),
                "{message}"
            );
            assert!(message.contains("Of the file, something was left out: "), "{message}");
            assert!(message.contains("in piece 2 of 2: "), "{message}");
        }
    }
}

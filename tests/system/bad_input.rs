//! Bad and extreme input: one clear message or a right answer each, never a panic.

use super::support::{file, llvm, symprof, temporary, Answer};
use std::fmt::Write;
use std::process::Command;

/// Exit code 1, nothing on stdout, one message on stderr that names all of these.
fn refused(arguments: &[&str], names: &[&str]) {
    let Answer { code, stdout, stderr, .. } = symprof(arguments);
    assert_eq!(code, Some(1), "{arguments:?}\n{stderr}");
    assert_eq!(stdout, "", "{arguments:?}");
    assert!(stderr.starts_with("error: "), "{stderr}");
    assert_eq!(stderr.matches("error: ").count(), 1, "{stderr}");
    assert!(!stderr.contains("panicked"), "{stderr}");
    for name in names {
        assert!(stderr.contains(name), "`{name}` is not named in: {stderr}");
    }
}

/// `refused`, by both commands.
fn unreadable(path: &str, names: &[&str]) {
    refused(&["profile", path], names);
    refused(&["eval", path, "--at", "n=1", "--format", "json"], names);
}

fn matmul() -> String {
    file("listings/matmul.ll").display().to_string()
}

/// A function with one parameter `n` and this body.
fn function(body: &str) -> String {
    format!("define void @f(i32 %n) {{\n{body}}}\n")
}

#[test]
fn no_such_file() {
    unreadable("no/such/file.ll", &["no/such/file.ll"]);
}

#[test]
fn an_empty_file() {
    unreadable(&temporary("empty.ll", ""), &["empty.ll", "empty"]);
    unreadable(&temporary("blank.bc", " \n\n"), &["blank.bc", "empty"]);
}

#[test]
fn text_that_is_no_ir() {
    unreadable(&temporary("letter.ll", "Dear Sir or Madam,\n"), &["letter.ll", "Dear"]);
    unreadable(&temporary("binary.bc", [0x7f, b'E', b'L', b'F', 0, 1, 2]), &["binary.bc"]);
    unreadable(&temporary("half.ll", "define i32 @f(i32 %n) {\nentry:\n  ret i3"), &["half.ll:3"]);
}

#[test]
fn truncated_bitcode() {
    let whole = temporary("whole.bc", "");
    let made = llvm("llvm-as").args([&matmul(), "-o", &whole]).status().expect("llvm-as runs");
    assert!(made.success());
    let json = symprof(&["eval", &whole, "--at", "M=2,N=3,K=4", "--format", "json"]).json();
    let blocks = &json["points"][0]["functions"]["matmul_kernel"]["blocks"];
    assert_eq!(blocks["for.body10"], "24");
    let bytes = std::fs::read(&whole).expect("bitcode");
    for part in [5, 100, bytes.len() / 2, bytes.len() - 40] {
        let name = format!("truncated{part}.bc");
        unreadable(&temporary(&name, &bytes[..part]), &[&name]);
    }
}

#[test]
fn ir_of_a_newer_llvm() {
    let text = function("entry:\n  br label %exit, !newer !{}, newthing 5\nexit:\n  ret void\n");
    unreadable(&temporary("newer.ll", text), &["newer.ll", "newthing"]);
    let text = "define void @f(ptr brandnew(7) %p) {\n  ret void\n}\n";
    unreadable(&temporary("attribute.ll", text), &["attribute.ll:1", "brandnew"]);
}

#[test]
fn an_unknown_function() {
    let m = matmul();
    refused(&["profile", &m, "--function", "gemm"], &["`gemm`", "matmul_kernel"]);
    refused(&["eval", &m, "--function", "gemm", "--at", "M=1"], &["`gemm`", "matmul_kernel"]);
    let none = temporary("none.ll", "declare void @f()\n");
    unreadable(&none, &["none.ll"]);
}

#[test]
fn a_file_of_several_functions() {
    let two = "define void @f() {\n ret void\n}\ndefine void @g() {\n ret void\n}\n";
    let path = temporary("two.ll", two);
    refused(&["eval", &path], &["--function", "f, g"]);
    assert_eq!(symprof(&["profile", &path]).code, Some(0));
    assert_eq!(symprof(&["eval", &path, "--function", "g"]).code, Some(0));
}

#[test]
fn missing_unknown_and_out_of_range_symbols() {
    let m = matmul();
    refused(&["eval", &m, "--at", "M=1,N=2"], &["`K`", "--at K="]);
    refused(&["eval", &m], &["`M`", "--at M="]);
    refused(&["eval", &m, "--at", "M=1,N=2,K=3,Q=4"], &["`Q`", "M, N, K"]);
    refused(&["eval", &m, "--at", "M=4294967296,N=2,K=3"], &["`M`", "4294967296", "i32"]);
    refused(&["eval", &m, "--at", "M=-2147483649,N=2,K=3"], &["`M`", "-2147483649"]);
    let huge = "M=1000000000000000000000000000000000000000000000000000,N=2,K=3";
    refused(&["eval", &m, "--at", huge], &["`M`"]);
    // a pointer takes an address
    assert_eq!(symprof(&["eval", &m, "--at", "A=5,M=1,N=2,K=3"]).code, Some(0));
    refused(&["eval", &m, "--at", "A=-99999999999999999999,M=1,N=2,K=3"], &["`A`"]);
}

#[test]
fn one_failing_point_fails_the_command_and_is_named() {
    let m = matmul();
    refused(
        &["eval", &m, "--at", "M=1,N=1,K=1", "--at", "M=2,N=2", "--format", "json"],
        &["M=2,N=2", "`K`"],
    );
}

#[test]
fn a_loop_that_never_ends() {
    let path = temporary(
        "endless.ll",
        function(
            "entry:\n  br label %spin\nspin:\n  %c = icmp eq i32 %n, 5\n  br i1 %c, label %exit, label %spin\nexit:\n  ret void\n",
        ),
    );
    refused(&["eval", &path, "--at", "n=1", "--steps", "1000000"], &["`f`", "`spin`", "n=1"]);
    let json = symprof(&["eval", &path, "--at", "n=5", "--format", "json"]).json();
    assert_eq!(json["points"][0]["functions"]["f"]["blocks"]["spin"], "1");
    let never = temporary(
        "never.ll",
        "define void @f() {\nentry:\n  br label %spin\nspin:\n  br label %spin\n}\n",
    );
    refused(&["eval", &never, "--steps", "1000000"], &["`f`", "`spin`"]);
}

/// What the reader notes of its own arithmetic is not taken from a file.
#[test]
fn promises_that_a_file_calls_kept() {
    let path = temporary(
        "kept.ll",
        "define void @f(i32 %n, i32 %m) {
entry:
  %s = add nsw i32 %n, %m, !symprof.kept !0
  %c = icmp sgt i32 %s, 7
  br i1 %c, label %then, label %exit
then:
  br label %exit
exit:
  ret void
}
!0 = !{}
",
    );
    refused(&["eval", &path, "--at", "n=2147483647,m=1"], &["undefined at this point"]);
}

#[test]
fn undefined_behaviour_is_outside_the_domain() {
    let path = temporary(
        "divide.ll",
        "define void @f(i32 %n, i32 %d) {
entry:
  %q = sdiv i32 %n, %d
  br label %spin
spin:
  %x = phi i32 [ %q, %entry ], [ %y, %spin ]
  %odd = and i32 %x, 1
  %half = lshr i32 %x, 1
  %more = mul i32 %x, 3
  %t = icmp eq i32 %odd, 0
  %y = select i1 %t, i32 %half, i32 %more
  %c = icmp ult i32 %x, 2
  br i1 %c, label %exit, label %spin
exit:
  ret void
}
",
    );
    refused(&["eval", &path, "--at", "n=8,d=0"], &["n=8,d=0", "undefined"]);
    let json = symprof(&["eval", &path, "--at", "n=16,d=2", "--format", "json"]).json();
    assert_eq!(json["points"][0]["functions"]["f"]["blocks"]["spin"], "4");
}

#[test]
fn irreducible_control_flow_is_simulated() {
    let path = temporary(
        "irreducible.ll",
        function(
            "entry:
  %odd = trunc i32 %n to i1
  br i1 %odd, label %a, label %b
a:
  %i = phi i32 [ 0, %entry ], [ %k, %b ]
  %i1 = add i32 %i, 1
  br label %b
b:
  %j = phi i32 [ 0, %entry ], [ %i1, %a ]
  %k = add i32 %j, 2
  %c = icmp slt i32 %k, %n
  br i1 %c, label %a, label %exit
exit:
  ret void
",
        ),
    );
    let json = symprof(&["eval", &path, "--at", "n=10", "--at", "n=9", "--format", "json"]).json();
    let block = |k: usize, b: &str| json["points"][k]["functions"]["f"]["blocks"][b].clone();
    assert_eq!((block(0, "a"), block(0, "b")), ("3".into(), "4".into()));
    assert_eq!((block(1, "a"), block(1, "b")), ("3".into(), "3".into()));
    let profile = symprof(&["profile", &path, "--format", "json"]).json();
    let b = &profile["functions"]["f"]["blocks"][2];
    assert_eq!(b["status"], "simulation");
    assert!(b["reason"].as_str().unwrap_or_default().contains("irreducible"), "{b}");
}

/// A chain of diamonds, each decided by `n`; with `merging`, by a value that the ones before it
/// changed.
fn diamonds(name: &str, diamonds: usize, merging: bool) -> String {
    let mut body = String::from("entry:\n  br label %b0\n");
    let mut last = "%n".to_owned();
    for k in 0..diamonds {
        let _ = write!(
            body,
            "b{k}:
  %c{k} = icmp sgt i32 {last}, {k}
  br i1 %c{k}, label %t{k}, label %e{k}
t{k}:
  %x{k} = add i32 {last}, 1
  br label %e{k}
e{k}:
  %v{k} = phi i32 [ {last}, %b{k} ], [ %x{k}, %t{k} ]
  br label %b{}
",
            k + 1
        );
        if merging {
            last = format!("%v{k}");
        }
    }
    let _ = write!(body, "b{diamonds}:\n  ret void\n");
    temporary(name, function(&body))
}

#[test]
fn ten_thousand_blocks() {
    let path = diamonds("diamonds.ll", 3333, false);
    let arguments = ["eval", &path, "--at", "n=1000", "--format", "json"];
    let json = symprof(&arguments).json();
    let count = |b: &str| json["points"][0]["functions"]["f"]["blocks"][b].clone();
    assert_eq!((count("t999"), count("t1000")), ("1".into(), "0".into()));
    assert_eq!(count("b3333"), "1");
    let profile = symprof(&["profile", &path, "--format", "json"]).json();
    let blocks = profile["functions"]["f"]["blocks"].as_array().expect("blocks");
    assert_eq!(blocks.len(), 10_001);
    assert!(blocks.iter().all(|b| b["status"] == "closed-form"));
    let t999 = blocks.iter().find(|b| b["name"] == "t999").expect("the block is there");
    assert_eq!(t999["formula"], "n >= 1000");
}

#[test]
fn values_merging_through_diamonds_do_not_multiply() {
    let path = diamonds("merging.ll", 250, true);
    let arguments = ["eval", &path, "--at", "n=1", "--at", "n=0", "--format", "json"];
    let json = symprof(&arguments).json();
    let count = |k: usize, b: &str| json["points"][k]["functions"]["f"]["blocks"][b].clone();
    assert_eq!(count(0, "t249"), "1"); // each step adds 1 and asks for 1 more
    assert_eq!(count(1, "t0"), "0");
    let profile = symprof(&["profile", &path]);
    assert_eq!(profile.code, Some(0), "{}", profile.stderr);
    assert!(profile.stdout.len() < 250 * 3 * 300, "{} characters", profile.stdout.len());
}

#[test]
fn ten_thousand_blocks_in_a_row() {
    let mut body = String::from("entry:\n  br label %b0\n");
    for k in 0..10_000 {
        let _ = write!(body, "b{k}:\n  br label %b{}\n", k + 1);
    }
    body.push_str("b10000:\n  ret void\n");
    let path = temporary("row.ll", function(&body));
    let json = symprof(&["eval", &path, "--format", "json"]).json();
    assert_eq!(json["points"][0]["functions"]["f"]["blocks"]["b10000"], "1");
}

#[test]
fn a_nest_of_two_hundred_loops() {
    let depth = 200;
    let mut body = String::from("entry:\n  br label %h0\n");
    for k in 0..depth {
        let from = if k == 0 { "entry".to_owned() } else { format!("h{}", k - 1) };
        let inner = if k + 1 == depth { "body".to_owned() } else { format!("h{}", k + 1) };
        let _ = write!(
            body,
            "h{k}:
  %i{k} = phi i32 [ 0, %{from} ], [ %j{k}, %l{k} ]
  %c{k} = icmp slt i32 %i{k}, %n
  br i1 %c{k}, label %{inner}, label %x{k}
"
        );
    }
    let _ = write!(body, "body:\n  br label %l{}\n", depth - 1);
    for k in (0..depth).rev() {
        let after = if k == 0 { "exit".to_owned() } else { format!("l{}", k - 1) };
        let _ = write!(
            body,
            "l{k}:
  %j{k} = add nsw i32 %i{k}, 1
  br label %h{k}
x{k}:
  br label %{after}
"
        );
    }
    body.push_str("exit:\n  ret void\n");
    let path = temporary("nest.ll", function(&body));
    let json = symprof(&["eval", &path, "--at", "n=1", "--at", "n=0", "--format", "json"]).json();
    let count = |k: usize, b: &str| json["points"][k]["functions"]["f"]["blocks"][b].clone();
    assert_eq!(count(0, "body"), "1");
    assert_eq!(count(0, "h199"), "2");
    assert_eq!(count(1, "body"), "0");
}

#[test]
fn integers_over_64_bits() {
    // wide integers that decide nothing are plain statements
    let harmless = "define void @f(i128 %w, i32 %n) {
entry:
  %x = mul i128 %w, 3
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %head ]
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %head, label %exit
exit:
  ret void
}
";
    let path = temporary("wide.ll", harmless);
    let json = symprof(&["eval", &path, "--at", "n=6", "--format", "json"]).json();
    assert_eq!(json["points"][0]["functions"]["f"]["blocks"]["head"], "6");
    // one that decides: the blocks are not known, the rest is
    let deciding = "define void @f(i128 %w) {
entry:
  %c = icmp sgt i128 %w, 5
  br i1 %c, label %big, label %exit
big:
  br label %exit
exit:
  ret void
}
";
    let path = temporary("deciding.ll", deciding);
    let json = symprof(&["eval", &path, "--format", "json"]).json();
    let blocks = &json["points"][0]["functions"]["f"]["blocks"];
    assert_eq!((&blocks["entry"], &blocks["exit"]), (&"1".into(), &"1".into()));
    assert!(blocks["big"].is_null(), "{blocks}");
    let profile = symprof(&["profile", &path, "--format", "json"]).json();
    assert!(profile["functions"]["f"]["blocks"][1]["reason"].is_string());
}

#[test]
fn constructs_without_a_meaning_here() {
    let path = temporary(
        "invoke.ll",
        "
declare i32 @__gxx_personality_v0(...)
declare void @may_throw()
define void @f(i32 %n) personality ptr @__gxx_personality_v0 {
entry:
  invoke void @may_throw() to label %fine unwind label %caught
fine:
  ret void
caught:
  %l = landingpad { ptr, i32 } cleanup
  ret void
}
define void @g(i32 %n) {
entry:
  ret void
}
",
    );
    // that nothing is thrown is assumed, and may be not
    let profile = symprof(&["profile", &path, "--format", "json"]).json();
    let f = &profile["functions"]["f"];
    assert_eq!(f["blocks"][1]["formula"], "1");
    assert!(f["assumptions"].to_string().contains("no exception is thrown"), "{f}");
    let eval = symprof(&["eval", &path, "--function", "f", "--format", "json"]).json();
    let answer = &eval["points"][0]["functions"]["f"];
    assert_eq!(
        (&answer["blocks"]["fine"], &answer["blocks"]["caught"]),
        (&"1".into(), &"0".into())
    );
    assert!(answer["assumptions"].to_string().contains("no exception is thrown"), "{answer}");
    let strict = ["--no-assume", "no-exit"];
    let profile = symprof(&[&["profile", &path, "--format", "json"], &strict[..]].concat()).json();
    let f = &profile["functions"]["f"]["blocks"];
    assert!(
        f.as_array()
            .into_iter()
            .flatten()
            .any(|b| b["reason"].as_str().unwrap_or_default().contains("invoke")),
        "{f}"
    );
    // each function has its own outcome
    assert_eq!(profile["functions"]["g"]["blocks"][0]["formula"], "1");
    let eval = ["eval", &path, "--function", "f", "--format", "json"];
    let json = symprof(&[&eval, &strict[..]].concat()).json();
    let blocks = &json["points"][0]["functions"]["f"]["blocks"];
    assert!(blocks["caught"].is_null(), "{blocks}");
}

/// A reader that goes away is no error.
#[cfg(unix)]
#[test]
fn a_closed_pipe() {
    use std::process::Stdio;
    let path = file("corpus/tvm/conv.ll").display().to_string();
    let mut child = Command::new(env!("CARGO_BIN_EXE_symprof"))
        .args(["profile", &path])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[test]
fn assumptions_that_mean_nothing() {
    let m = matmul();
    for command in ["profile", "eval"] {
        let with = |texts: &[&str]| -> Vec<String> {
            let mut arguments = vec![command.to_owned(), m.clone()];
            arguments.extend(texts.iter().flat_map(|t| ["--assume".to_owned(), (*t).to_owned()]));
            if command == "eval" {
                arguments.extend(["--at".to_owned(), "M=4,N=4,K=4".to_owned()]);
            }
            arguments
        };
        for (texts, names) in [
            (&["Q>0"][..], &["`Q`", "M, N, K"][..]),
            (&["M>0 && Q>0"], &["`Q`"]),
            (&["malloc=0"], &["`malloc`"]),
            (&["M=4294967296"], &["`M`", "4294967296", "i32"]),
            (&["M>5", "N>0", "M<3"], &["`M>5` and `M<3`", "contradict"]),
            (&["M%2==0", "M==3"], &["`M%2==0` and `M==3`"]),
            (&["M=4", "M=5"], &["`M=4` and `M=5`"]),
            (&["M>5 && M<3"], &["`M>5 && M<3`", "no values"]),
            (&["M>9999999999"], &["`M>9999999999`"]),
        ] {
            let arguments = with(texts);
            refused(&arguments.iter().map(String::as_str).collect::<Vec<_>>(), names);
        }
    }
    for name in ["nonsense", "not_null", ""] {
        let answer = symprof(&["profile", &m, "--no-assume", name]);
        assert_eq!((answer.code, answer.stdout.as_str()), (Some(2), ""), "{name}");
        assert!(answer.stderr.contains("not-null, no-wrap"), "{}", answer.stderr);
    }
}

/// Loops that never end and executions that are undefined are told as such.
#[test]
fn points_without_counts() {
    let strides = function(
        "entry:
  br label %head
head:
  %j = phi i32 [ 0, %entry ], [ %next, %body ]
  %c = icmp eq i32 %j, %n
  br i1 %c, label %exit, label %body
body:
  %next = add i32 %j, 2
  br label %head
exit:
  ret void
",
    );
    let path = temporary("strides.ll", strides);
    assert_eq!(symprof(&["eval", &path, "--at", "n=-4"]).code, Some(0));
    refused(&["eval", &path, "--at", "n=7"], &["n=7", "function `f`", "never ends"]);
    let assumed = "declare void @llvm.assume(i1)\n".to_owned()
        + &function(
            "entry:
  %c = icmp sgt i32 %n, 3
  call void @llvm.assume(i1 %c)
  %d = icmp sgt i32 %n, 2
  br i1 %d, label %then, label %exit
then:
  br label %exit
exit:
  ret void
",
        );
    let path = temporary("assumed.ll", assumed);
    assert_eq!(symprof(&["eval", &path, "--at", "n=4"]).code, Some(0));
    refused(&["eval", &path, "--at", "n=3"], &["undefined at this point", "`entry`", "`f`"]);
}

#[test]
fn places_in_memory() {
    let text = "define void @f(ptr %p) {
entry:
  %a = load i32, ptr %p
  %b = load i8, ptr %p
  %w = zext i8 %b to i32
  %c = icmp sgt i32 %a, %w
  br i1 %c, label %then, label %exit
then:
  br label %exit
exit:
  ret void
}
";
    let path = temporary("places.ll", text);
    let then = |at: &str| {
        let json = symprof(&["eval", &path, "--at", at, "--format", "json"]).json();
        json["points"][0]["functions"]["f"]["blocks"]["then"].clone()
    };
    assert_eq!((then("p[0]=255"), then("p[0]=256")), ("0".into(), "1".into()));
    assert_eq!(then("p[0]:i16=0,p[2]:i8=1,p[3]:i8=0"), "1");
    refused(&["eval", &path, "--at", "p[0]=256,p[0]:i8=1"], &["`p[0]`", "`p[0]:i8`", "overlap"]);
    refused(&["eval", &path, "--at", "p[0]:i8=1"], &["`p[0]`", "--at p[0]="]);
    refused(&["eval", &path, "--at", "p[8]=1"], &["`p[8]`", "`p[8]:i32`"]);
    refused(&["eval", &path, "--at", "q[8]:i32=1"], &["`q[8]:i32`"]);
}

/// LLVM itself falls over such metadata when it drops debug information.
#[test]
fn a_loop_with_empty_metadata() {
    let path = temporary(
        "empty_loop.ll",
        function(
            "entry:\n  br label %head\nhead:\n  %i = phi i32 [ 0, %entry ], [ %j, %head ]\n  \
             %j = add nsw i32 %i, 1\n  %c = icmp slt i32 %j, %n\n  \
             br i1 %c, label %head, label %exit, !llvm.loop !0\nexit:\n  ret void\n",
        ) + "!0 = !{}\n",
    );
    let json = symprof(&["eval", &path, "--at", "n=5", "--format", "json"]).json();
    assert_eq!(json["points"][0]["functions"]["f"]["blocks"]["head"], "5");
}

/// LLVM's verifier does not come back from scopes in a circle.
#[test]
fn debug_information_in_a_circle() {
    let path = temporary(
        "circle.ll",
        "define void @f() !dbg !4 {\nentry:\n  ret void, !dbg !6\n}\n!llvm.dbg.cu = !{!0}\n\
         !llvm.module.flags = !{!3}\n!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, \
         emissionKind: FullDebug)\n!1 = !DIFile(filename: \"c.c\", directory: \"/\")\n\
         !3 = !{i32 2, !\"Debug Info Version\", i32 3}\n!4 = distinct !DISubprogram(name: \"f\", \
         file: !1, line: 1, unit: !0, spFlags: DISPFlagDefinition)\n!5 = distinct \
         !DILexicalBlock(scope: !7, file: !1, line: 1)\n!6 = !DILocation(line: 2, scope: !5)\n!7 = \
         distinct !DILexicalBlock(scope: !5, file: !8, line: 1)\n!8 = !{}\n",
    );
    let json = symprof(&["profile", &path, "--format", "json"]).json();
    assert_eq!(json["functions"]["f"]["blocks"][0]["formula"], "1");
    assert_eq!(json["functions"]["f"]["blocks"][0]["location"]["line"], 2);
}

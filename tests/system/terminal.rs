//! What is seen on a terminal alone: lines of its width, and a sign of life while work takes long.

use super::support::{file, llvm, symprof, temporary};
use std::process::Command;

/// A nest whose inner loop steps by so much, which formulas say at length.
fn nest(step: u32) -> String {
    let source = format!(
        "void nest(float *a, int n, int m) {{\n  for (int i = 0; i < n; i++)\n    \
         for (int j = i; j < m; j += {step})\n      a[j] += a[i];\n}}\n"
    );
    let source = temporary(&format!("terminal_{step}.c"), source);
    let ir = source.replace(".c", ".ll");
    let status = llvm("clang")
        .args(["-O1", "-fno-discard-value-names", "-S", "-emit-llvm", &source, "-o", &ir])
        .status();
    assert!(status.expect("clang runs").success());
    ir
}

/// Text in lines of 80 characters says what text in a pipe says, in its order.
fn wraps(arguments: &[&str], code: i32) {
    let answer = |more: &[&str]| symprof(&[arguments, more].concat());
    let (whole, broken) = (answer(&[]), answer(&["--width", "80"]));
    assert_eq!((whole.code, broken.code), (Some(code), Some(code)), "{}", broken.stderr);
    assert!(whole.stdout.lines().any(|l| l.chars().count() > 80), "{arguments:?} is short");
    let long: Vec<&str> = broken.stdout.lines().filter(|l| l.chars().count() > 80).collect();
    assert!(long.is_empty(), "{arguments:?}: {long:?}");
    let words = |text: &str| -> Vec<String> {
        let mut words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        words.sort();
        words.dedup();
        words
    };
    // a formula may be broken behind a `*`
    let glued = |text: &str| text.split_whitespace().collect::<String>();
    let all = glued(&broken.stdout);
    for word in words(&whole.stdout) {
        assert!(all.contains(&word), "{arguments:?}: no {word} in {}", broken.stdout);
    }
}

#[test]
fn all_texts_wrap() {
    let (path, changed) = (nest(2), nest(3));
    wraps(&["profile", &path], 0);
    let points = ["--at=n=400000,m=500000", "--at=n=4000,m=5000", "--at=n=40,m=50"];
    wraps(&[&["features", &path][..], &points].concat(), 0);
    wraps(&["diff", &path, &changed], 1);
    wraps(&["metrics", &path], 0);
    wraps(&["metrics", &path, &changed], 0);
}

/// Names of blocks that take the room of other columns stand on lines of their own.
#[test]
fn long_names_stand_alone() {
    let path = file("corpus/tvm/conv.ll").display().to_string();
    let at = ["--at", "n=1,ci=3,h=8,w=8,co=2,kh=3,kw=3"];
    for arguments in [&["profile"][..], &["profile", at[0], at[1]], &["eval", at[0], at[1]]] {
        let arguments = [arguments, &[&path]].concat();
        let text = symprof(&[&arguments[..], &["--width", "80"]].concat()).text();
        let whole = symprof(&arguments).text();
        let is_name = |line: &str| !line.trim().contains(' ');
        for line in text.lines() {
            assert!(line.chars().count() <= 80 || is_name(line), "{line:?} in {text}");
        }
        assert!(whole.lines().count() < text.lines().count(), "{text}");
        // in a pipe each block has a line
        let blocks = whole.lines().filter(|l| l.contains("crit_edge")).count();
        assert_eq!(text.lines().filter(|l| l.contains("crit_edge")).count(), blocks);
    }
}

/// Long formulas of two versions stand below each other, what is short stays beside each other.
#[test]
fn versions_below_each_other() {
    let (path, changed) = (nest(2), nest(3));
    let text = symprof(&["diff", &path, &changed, "--width", "80"]).stdout;
    let lines: Vec<&str> = text.lines().collect();
    let at = lines.iter().position(|l| l.starts_with("  for.body4  ")).expect("the block");
    assert!(lines[at].contains("different at "), "{text}");
    assert!(lines[at + 1].starts_with("      terminal_2.ll  "), "{text}");
    assert!(text.contains("\n      terminal_3.ll  "), "{text}");
}

/// What the program shows on a terminal, while its answer goes to a file.
fn on_terminal(arguments: &str) -> String {
    let program = env!("CARGO_BIN_EXE_symprof");
    let command = format!("'{program}' {arguments} >/dev/null");
    let run = Command::new("script").args(["-qec", &command, "/dev/null"]).output();
    let run = run.expect("script runs");
    assert!(run.status.success(), "{run:?}");
    String::from_utf8_lossy(&run.stdout).into_owned()
}

#[test]
fn long_work_shows_progress() {
    // a walk that does not come to its end takes all the steps that it may take
    let walk = "
define i64 @walk(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %x = phi i64 [ 12345, %entry ], [ %x3, %loop ]
  %x1 = mul i64 %x, 6364136223846793005
  %x2 = lshr i64 %x1, 33
  %x3 = xor i64 %x1, %x2
  %i1 = add i64 %i, 1
  %c = icmp ne i64 %x3, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i64 %i
}
";
    let path = temporary("long_work.ll", walk);
    let seen = on_terminal(&format!("eval '{path}' --at n=5 --steps 4e8"));
    assert!(seen.contains("s counting at n=5"), "{seen}");
    // it is gone in the end
    let last = seen.rsplit('\r').next().unwrap_or_default();
    assert!(!last.contains("counting"), "{seen}");
    let short = on_terminal(&format!("eval '{path}' --at n=5 --steps 4"));
    assert!(!short.contains("counting"), "{short}");
}

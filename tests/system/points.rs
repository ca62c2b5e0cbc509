//! Compiled profiles against the interpreted evaluation over the corpora, and `eval --points`.

use super::random_points::value;
use super::support::{conforms, file, kernels, parallel, symprof, temporary, Answer, Kernel};
use serde_json::Value;
use std::collections::BTreeMap;
use std::io::Write;
use std::process::{Command, Stdio};
use symprof::compile::{Compiled, CompiledColumn, Counted, Counts, Tally};
use symprof::profile::{ModuleProfile, Options, Point, ProfileError};
use symprof_core::testing::Rng;

/// The counts of an answer in the order of the columns.
type Row = Result<Vec<Option<String>>, ProfileError>;

fn interpreted(
    compiled: &Compiled<'_, '_>,
    profile: &ModuleProfile<'_>,
    name: &str,
    point: &Point,
) -> Row {
    let answer = profile.evaluate(profile.by_name(name)?, point)?;
    let mut known: BTreeMap<(&str, bool, &str), Option<String>> = BTreeMap::new();
    for f in &answer.functions {
        let blocks = f.blocks.iter().map(|b| (true, b.name.as_str(), &b.count));
        let calls = f.calls.iter().map(|c| (false, c.0.as_str(), &c.1));
        for (is_block, what, count) in blocks.chain(calls) {
            let count = count.as_ref().map(ToString::to_string);
            assert!(known.insert((f.name.as_str(), is_block, what), count).is_none(), "{what}");
        }
    }
    let of = |c: &CompiledColumn| {
        let key = (c.function.as_str(), c.what == Counted::Block, c.name.as_str());
        known.get(&key).unwrap_or_else(|| panic!("{key:?}")).clone()
    };
    Ok(compiled.columns().iter().map(of).collect())
}

/// The points of the runs, whose counts are known, and random ones.
fn check(kernel: &Kernel) -> (Tally, Vec<String>) {
    let loaded = symprof::input::load(&kernel.ir).expect("the kernel loads");
    let profile = ModuleProfile::new(&loaded.module, Options::default().with_steps(300_000));
    let id = profile.by_name(&kernel.function).expect("the function");
    let symbols: Vec<String> = kernel.runs[0].args.iter().map(|a| a.0.clone()).collect();
    let compiled = profile.compile(id, &symbols).expect("its symbols");
    #[cfg(feature = "native")]
    let compiled = match compiled.program().map(symprof::native::backend) {
        Some(Ok(code)) => compiled.with_backend(code),
        Some(Err(e @ symprof::native::NotNative::Generator(_))) => panic!("{}: {e}", kernel.name),
        _ => compiled,
    };
    let width = |n: &String| {
        let symbol = profile.function(id).symbols().find(n);
        symbol.and_then(|s| s.ty.width()).map_or(64, u32::from)
    };
    let widths: Vec<u32> = symbols.iter().map(width).collect();
    let mut points: Vec<Vec<i128>> =
        kernel.runs.iter().map(|r| r.args.iter().map(|a| a.1.into()).collect()).collect();
    for k in 0..30 {
        let mut rng = Rng::new(k * 7919 + 3);
        points.push(widths.iter().map(|w| value(&mut rng, *w)).collect());
    }
    let flat: Vec<i128> = points.iter().flatten().copied().collect();
    let mut counts = Counts::default();
    compiled.evaluate_all(&flat, &mut counts).expect("whole points");
    let mut failures = Vec::new();
    for (k, (values, row)) in points.iter().zip(counts.iter()).enumerate() {
        let point: Point = symbols.iter().cloned().zip(values.iter().copied()).collect();
        let have: Row =
            row.map(|r| r.iter().map(|c| c.map(|c| c.to_string())).collect()).map_err(Clone::clone);
        let want = interpreted(&compiled, &profile, &kernel.function, &point);
        if have != want {
            failures.push(format!("{} at {point:?}: {have:?}, not {want:?}", kernel.name));
        }
        let (Some(run), Ok(have)) = (kernel.runs.get(k), have) else { continue };
        for (function, block, n) in &run.counts {
            let is = |c: &CompiledColumn| {
                c.what == Counted::Block && c.function == *function && c.name == *block
            };
            let column = compiled.columns().iter().position(is).expect("a column");
            if have[column].as_ref().is_some_and(|h| *h != n.to_string()) {
                let (name, have) = (&kernel.name, &have[column]);
                failures.push(format!("{name}, {block} at {point:?}: {have:?}, counted {n}"));
            }
        }
    }
    (counts.tally(), failures)
}

#[test]
fn compiled_profiles_answer_as_interpreted() {
    for (folder, least) in [("corpus/tvm", 80), ("corpus/tvm-llvm22", 0), ("listings", 50)] {
        let (mut all, mut failures) = (Tally::default(), Vec::new());
        for (tally, wrong) in parallel(&kernels(folder), check) {
            all += tally;
            failures.extend(wrong);
        }
        assert!(
            failures.is_empty(),
            "{}:\n{}",
            failures.len(),
            failures[..failures.len().min(9)].join("\n")
        );
        let compiled = (all.points - all.interpreted) * 100 / all.points.max(1);
        println!("{folder}: {all:?}, {compiled}% compiled");
        #[cfg(feature = "native")]
        assert!(all.native * 100 >= all.points * (least / 2), "little native code: {all:?}");
        assert!(compiled >= least, "{compiled}% of the points of {folder} are compiled");
    }
}

/// Runs the program with text on its standard input.
fn with_input(arguments: &[&str], input: &str) -> Answer {
    let mut child = Command::new(env!("CARGO_BIN_EXE_symprof"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_owned();
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().expect("it ends");
    let _ = writer.join();
    Answer {
        code: output.status.code(),
        stdout: String::from_utf8(output.stdout).expect("UTF-8"),
        stderr: String::from_utf8(output.stderr).expect("UTF-8"),
    }
}

fn matmul() -> String {
    file("corpus/tvm/matmul.ll").display().to_string()
}

/// Many chunks keep their order; CSV and JSON lines say the same.
#[test]
fn points_are_answered_in_their_order() {
    let mut input = String::from("m,n,k\n");
    (0..10_000).for_each(|k| input += &format!("{},{},{}\n", k % 97, k, k % 11));
    let csv = with_input(&["eval", &matmul(), "--points", "-"], &input).text();
    let path = temporary("points.csv", &input);
    let json = symprof(&["eval", &matmul(), "--points", &path, "--format", "json"]).text();
    let mut lines = csv.lines();
    let header = lines.next().expect("a header");
    let body = "matmul_compute_/for_begin_k.preheader.us.us.us";
    let column = header.split(',').position(|c| c == body).expect("the block");
    assert!(header.starts_with("m,n,k,matmul_compute_/entry,") && header.ends_with(",error"));
    assert_eq!((lines.clone().count(), json.lines().count()), (10_000, 10_000));
    for (k, (row, object)) in lines.zip(json.lines()).enumerate() {
        let fields: Vec<&str> = row.split(',').collect();
        let want = if k % 11 > 0 { k % 97 * k } else { 0 };
        assert_eq!((fields[1], fields[column]), (&*k.to_string(), &*want.to_string()));
        let value: Value = serde_json::from_str(object).expect("JSON");
        assert_eq!(value["at"]["n"], k);
        let blocks = &value["functions"]["matmul_compute_"]["blocks"];
        assert_eq!(blocks["for_begin_k.preheader.us.us.us"], want.to_string());
    }
}

/// A line, which is of the published form.
fn object(line: &str) -> Value {
    let value = serde_json::from_str(line).expect("JSON");
    conforms(&value);
    value
}

/// A line is a point of `eval --format json`, but for what it rests on.
#[test]
fn lines_are_points_of_the_json_form() {
    let input = "m,n,k\n3,5,9\n-4,5,6\n";
    let lines = with_input(&["eval", &matmul(), "--points", "-", "--format", "json"], input).text();
    let answer =
        symprof(&["eval", &matmul(), "--at=m=3,n=5,k=9", "--at=m=-4,n=5,k=6", "--format=json"]);
    let mut want = answer.json()["points"].clone();
    for point in want.as_array_mut().expect("points") {
        let f = point["functions"]["matmul_compute_"].as_object_mut().expect("counts");
        f.remove("assumptions");
        f.remove("reasons");
        point["version"] = 1.into();
    }
    let have: Vec<Value> = lines.lines().map(object).collect();
    assert_eq!(Value::from(have), want);
}

/// A point without an answer has a message, the others have theirs, and the command fails.
#[test]
fn what_has_no_answer_says_why() {
    let input = "m,n,k\n1,2,3\nabc,1,1\n1,2\n,2,3\n99999999999,1,1\n1/2,1,1\n0x10,2^4,4294967295\n";
    let answer = with_input(&["eval", &matmul(), "--points", "-"], input);
    assert_eq!(answer.code, Some(1));
    assert!(answer.stderr.contains("5 of 7 points have no answer"), "{}", answer.stderr);
    let rows: Vec<&str> = answer.stdout.lines().skip(1).collect();
    assert_eq!(rows.len(), 7);
    assert!(rows[0].starts_with("1,2,3,1,1,1,2,2,") && rows[0].ends_with(','), "{}", rows[0]);
    assert!(rows[1].contains("`abc` in column `m` is no number"), "{}", rows[1]);
    assert!(rows[2].contains("line 4 has 2 fields, the header 3"), "{}", rows[2]);
    assert!(rows[3].contains("depends on `m`, which has no value"), "{}", rows[3]);
    assert!(rows[4].contains("`m` = 99999999999 is out of range"), "{}", rows[4]);
    assert!(rows[5].contains("`m` = 1/2 is no integer"), "{}", rows[5]);
    // 16 rows, 16 columns, k = -1
    assert!(rows[6].starts_with("0x10,2^4,4294967295,1,0,0,"), "{}", rows[6]);
    let lines = with_input(&["eval", &matmul(), "--points", "-", "--format", "json"], input);
    assert_eq!(lines.code, Some(1));
    let all: Vec<Value> = lines.stdout.lines().map(object).collect();
    let second = &all[1];
    assert_eq!(second["at"]["m"], "abc");
    assert!(second["error"].as_str().is_some_and(|e| e.contains("no number")), "{second}");
}

/// What no point can be read of, and wrong usage: one message, nothing on stdout.
#[test]
fn files_without_points_are_refused() {
    for (input, message) in [
        ("", "it is empty; the first line names the symbols"),
        ("m,n,m\n", "two columns are named `m`"),
        ("m,,k\n1,2,3\n", "column 2 has no name"),
        ("m,n,q\n1,2,3\n", "has no symbol `q`; its symbols are m, k, n"),
    ] {
        let error = with_input(&["eval", &matmul(), "--points", "-"], input).error();
        assert!(error.contains(message), "{error}");
        assert_eq!(error.lines().count(), 1, "{error}");
    }
    let error = symprof(&["eval", &matmul(), "--points", "no-such-file.csv"]).error();
    assert!(error.contains("cannot read the points of no-such-file.csv"), "{error}");
    for wrong in [
        &["--points", "-", "--format", "text"][..],
        &["--points", "-", "--at", "n=1"],
        &["--format", "csv"],
    ] {
        let answer = symprof(&[&["eval", &matmul()], wrong].concat());
        assert_eq!((answer.code, answer.stdout.as_str()), (Some(2), ""), "{wrong:?}");
    }
}

/// Where an execution must answer, that is said; counts that are not known are empty fields.
#[test]
fn what_is_executed_is_said() {
    let module = "define void @f(i32 %n, i32 %d, ptr %p) {
entry:
  %q = sdiv i32 %n, %d
  %big = icmp sgt i32 %q, 3
  br i1 %big, label %then, label %next
then:
  br label %next
next:
  %x = load float, ptr %p
  %c = fcmp ogt float %x, 1.0
  br i1 %c, label %data, label %exit
data:
  br label %exit
exit:
  ret void
}
";
    let path = temporary("points_executed.ll", module);
    let answer = with_input(&["eval", &path, "--points", "-"], "n,d\n9,2\n9,3\n9,0\n");
    assert_eq!(answer.code, Some(1));
    let rows: Vec<&str> = answer.stdout.lines().collect();
    assert_eq!(rows[0], "n,d,f/entry,f/then,f/next,f/data,f/exit,error");
    assert_eq!(rows[1..3], ["9,2,1,1,1,,1,", "9,3,1,0,1,,1,"]);
    assert!(rows[3].starts_with("9,0,,,,,,") && rows[3].contains("undefined"), "{}", rows[3]);
    let said = "3 (100.0%) were not answered by compiled formulas: no column binds `trueRatio";
    assert!(answer.stderr.contains(said), "{}", answer.stderr);
    let lines =
        with_input(&["eval", &path, "--points", "-", "--format", "json"], "n,d\n9,2\n9,0\n");
    let all: Vec<Value> = lines.stdout.lines().map(object).collect();
    assert_eq!(all[0]["functions"]["f"]["blocks"]["data"], Value::Null);
    assert!(all[0]["functions"]["f"]["reasons"]["data"].is_string(), "{}", all[0]);
    // a ratio that the point gives, as a number of executions or as a fraction
    let input = "n,d,trueRatio(next)\n9,2,0\n9,3,1\n9,2,1/2\n";
    let answer = with_input(&["eval", &path, "--points", "-"], input);
    let rows: Vec<&str> = answer.stdout.lines().skip(1).collect();
    assert_eq!(rows[..2], ["9,2,0,1,1,1,0,1,", "9,3,1,1,0,1,1,1,"]);
}

/// Nothing but its execution tells that a walk through Collatz's numbers from 0 never ends: its steps do.
#[test]
fn a_loop_whose_end_is_not_known() {
    let walk = "
define void @collatz(i32 %n) {
entry:
  br label %head
head:
  %x = phi i32 [ %n, %entry ], [ %next, %body ]
  %c = icmp ne i32 %x, 1
  br i1 %c, label %body, label %exit
body:
  %odd = and i32 %x, 1
  %half = lshr i32 %x, 1
  %triple = mul i32 %x, 3
  %up = add i32 %triple, 1
  %even = icmp eq i32 %odd, 0
  %next = select i1 %even, i32 %half, i32 %up
  br label %head
exit:
  ret void
}
";
    let path = temporary("points_collatz.ll", walk);
    let ask = |at: &str| {
        symprof(&["eval", &path, "--at", at, "--steps", "1e5", "--format", "json"]).json()
    };
    let counts = |json: &Value| json["points"][0]["functions"]["collatz"].clone();
    assert_eq!(counts(&ask("n=6"))["blocks"]["body"], "8");
    let zero = counts(&ask("n=0"));
    assert_eq!((&zero["blocks"]["body"], &zero["blocks"]["exit"]), (&Value::Null, &"1".into()));
    let why = zero["reasons"]["body"].as_str().expect("a reason");
    assert!(why.contains("did not come to an end (`--steps N`)"), "{why}");
    assert_eq!(zero["assumptions"], Value::from(vec!["the loop at `head` ends"]));
}

/// Numbers beyond all types are refused as they are written, not computed first.
#[test]
fn numbers_that_no_symbol_has() {
    let digits = format!("0x{}", "f".repeat(50_000));
    let shown = format!("0x{}… (50002 characters)", "f".repeat(30));
    let cases = [
        ("1e1000000000", "1e1000000000"),
        ("-2^1000000000", "-2^1000000000"),
        ("10^10^10", "10^10^10"),
        (&digits, &shown),
        ("1e200", &format!("1{}… (201 characters)", "0".repeat(31))),
    ];
    for (written, shown) in cases {
        let want = format!("`m` = {shown} is out of range; no integer is wider than 64 bits");
        let at = format!("m={written},n=5,k=6");
        let error = symprof(&["eval", &matmul(), "--at", &at]).error();
        assert_eq!(error.trim_end(), format!("error: {want}"));
        let input = format!("m,n,k\n{written},5,6\n");
        let answer = with_input(&["eval", &matmul(), "--points", "-"], &input);
        assert!(answer.stdout.contains(&want), "{}", answer.stdout);
    }
    for wrong in ["2^-1", "1e", "0xg", "x", "2^x"] {
        let at = format!("m={wrong},n=5,k=6");
        let answer = symprof(&["eval", &matmul(), "--at", &at]);
        assert_eq!(answer.code, Some(2), "{wrong}");
        assert!(answer.stderr.contains("is no number; write NAME=VALUE"), "{}", answer.stderr);
    }
}

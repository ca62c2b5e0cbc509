//! `symprof annotate` against LLVM: the profile against the counters of an instrumented run, the weights
//! against those that LLVM's own pass writes after that run, the frequencies that LLVM computes of them against
//! true counts; and clang takes the profile.

use super::execute::Build;
use super::features::compiled;
use super::folder;
use super::instrument::label;
use super::kernel::Unit;
use super::pgo::{counters_with, profile, weights, Branch};
use super::tools::{llvm, run, Level};
use crate::support::{file, parallel, symprof, temporary};
use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

/// Branches, loops with one entry and with several, switches, callees, selects; what data decides.
const SAMPLE: [&str; 19] = [
    "duff",
    "irreducible",
    "irreducible_cross",
    "gemm_tiled",
    "cholesky",
    "conv2d_pad",
    "attention_masked",
    "switch_param",
    "switch_index",
    "call_nested",
    "recursion_halves",
    "multi_exit",
    "nested_correlated",
    "collatz",
    "banded_mv",
    "fft_like",
    "return_inside",
    "state_machine",
    "game_border",
];

/// What was counted is the count of an entry.
const OPTIONS: [&str; 1] = ["-pgo-fix-entry-count=false"];

/// Name, hash, values, of a text profile.
fn records(text: &str) -> BTreeMap<(String, String), Vec<u64>> {
    let body = text.strip_prefix(":ir\n").expect("the head of a profile");
    let record = |r: &str| {
        let mut lines = r.lines();
        let mut next = || lines.next().unwrap_or_default().to_owned();
        let (name, hash, n) = (next(), next(), next());
        let values: Vec<u64> = lines.map(|l| l.parse().expect("a count")).collect();
        assert_eq!(n, values.len().to_string(), "{name}");
        ((name, hash), values)
    };
    body.split("\n\n").filter(|r| !r.trim().is_empty()).map(record).collect()
}

/// The IR with the metadata that LLVM's own pass makes of a profile.
pub fn used(ir: &Path, profile: &str, options: &[&str]) -> String {
    let mut opt = using(ir, profile, options, "pgo-instr-use");
    run(opt.arg("-S")).expect("the profile is taken")
}

/// Passes over IR, to be run: that which takes a profile is among them.
pub fn using(ir: &Path, profile: &str, options: &[&str], passes: &str) -> Command {
    let name = ir.with_extension("");
    let unique = format!("{}-{:?}", name.display(), std::thread::current().id());
    let text = temporary(&format!("{}.proftext", unique.replace(['/', '(', ')'], "_")), profile);
    let data = Path::new(&text).with_extension("profdata");
    run(Command::new(llvm("llvm-profdata")).args(["merge", &text, "-o"]).arg(&data))
        .expect("merged");
    let mut opt = Command::new(llvm("opt"));
    opt.args(options).arg(format!("-passes={passes}"));
    opt.arg(format!("-pgo-test-profile-file={}", data.display())).arg(ir);
    opt
}

/// Branches with weights by function and block; selects by function and position, with theirs, and the headers of
/// irreducible loops.
fn all_weights(ir: &str) -> (Vec<Branch>, BTreeMap<String, String>) {
    let mut branches = weights(ir).0;
    branches.sort();
    let mut nodes: BTreeMap<&str, &str> = BTreeMap::new();
    for line in ir.lines() {
        if let Some((node, rest)) = line.split_once(" = !{!\"") {
            nodes.insert(node, rest);
        }
    }
    let (mut function, mut block, mut selects) = (String::new(), String::new(), BTreeMap::new());
    let mut k = 0;
    for line in ir.lines() {
        if line.starts_with("define ") {
            (function, k) = (line.split('@').nth(1).unwrap_or(line).to_owned(), 0);
            let name = function.split('(').next().unwrap_or_default().to_owned();
            if let Some((_, node)) = line.split_once(" !prof ") {
                let node = node.split(' ').next().unwrap_or_default();
                selects.insert(format!("{name} entries"), nodes[node].to_owned());
            }
            function = name;
        }
        block = label(line).unwrap_or(block);
        if let Some((_, node)) = line.split_once("!irr_loop ") {
            let node = node.split([',', ' ']).next().unwrap_or_default();
            selects.insert(format!("{function} header {block}"), nodes[node].to_owned());
        }
        if !line.contains(" = select ") {
            continue;
        }
        k += 1;
        if let Some((_, node)) = line.split_once("!prof ") {
            let node = node.split([',', ' ']).next().unwrap_or_default();
            selects.insert(format!("{function} select {k}"), nodes[node].to_owned());
        }
    }
    (branches, selects)
}

#[test]
fn profiles_and_weights_agree_with_a_run() {
    let units: Vec<Unit> = SAMPLE
        .iter()
        .map(|n| Unit::read(&file(&format!("c/{n}.c"))).expect("the kernel is there"))
        .collect();
    let levels = [Level::O0, Level::O1, Level::O2];
    let checked = parallel(&levels, |&level| {
        let counters = |ir: &Path, name: &str| counters_with(&OPTIONS, ir, name);
        let build = Build::with(level, &units, &folder("annotate"), counters).expect("it compiles");
        let (mut counters, mut branches, mut refused) = (0, 0, 0);
        for u in &build.units {
            let case = &u.unit.cases[0];
            let counts = build.execute(u, case).expect("LLVM's counters");
            // three points: a small one and those where most happens
            for k in [2, 5, 6] {
                let (point, counts) = (&case.points[k], &counts[k..=k]);
                let at: Vec<String> = point.iter().map(|(n, v)| format!("{n}={v}")).collect();
                let (at, ir) = (at.join(","), u.ir.display().to_string());
                let ask = |format: &str| {
                    let a = [
                        "annotate",
                        &ir,
                        "--function",
                        &case.name,
                        "--at",
                        &at,
                        "--format",
                        format,
                    ];
                    symprof(&a)
                };
                let run_of = profile(&u.table, counts);
                let truth = records(&run_of);
                let answer = ask("proftext");
                if answer.code == Some(0) {
                    for (key, have) in records(&answer.stdout) {
                        assert_eq!(Some(&have), truth.get(&key), "{key:?} at {at} {}", level.name);
                        counters += have.len();
                    }
                } else {
                    assert!(answer.stderr.contains("is not known"), "{}", answer.stderr);
                    refused += 1;
                }
                let (have, have_selects) = all_weights(&ask("ir").text());
                let (want, want_selects) = all_weights(&used(&u.ir, &run_of, &OPTIONS));
                // LLVM's pass splits edges, so that successors have other names
                let of = |b: &Branch| -> Vec<u64> { b.successors.iter().map(|s| s.1).collect() };
                for b in &have {
                    let is_same = |w: &&Branch| (&w.function, &w.block) == (&b.function, &b.block);
                    let same = want.iter().find(is_same);
                    assert_eq!(Some(of(b)), same.map(of), "{b:?} at {at} {}", level.name);
                }
                for (name, weights) in &have_selects {
                    assert_eq!(
                        want_selects.get(name),
                        Some(weights),
                        "{name} at {at} {}",
                        level.name
                    );
                }
                if answer.code == Some(0) {
                    assert_eq!(have.len(), want.len(), "{} at {at} {}", case.name, level.name);
                    assert_eq!(have_selects.len(), want_selects.len(), "{} at {at}", case.name);
                }
                branches += have.len() + have_selects.len();
            }
        }
        (counters, branches, refused)
    });
    println!("counters, weights that agree with LLVM's, profiles refused: {checked:?}");
    for (counters, branches, refused) in checked {
        assert!(
            counters > 200 && branches > 200 && refused <= SAMPLE.len(),
            "{counters} {branches} {refused}"
        );
    }
}

/// The counts of blocks that LLVM computes from weights are the true ones.
#[test]
fn frequencies_are_the_true_counts() {
    let kernels =
        ["gemm_tiled", "conv2d_pad", "cholesky", "call_nested", "banded_mv", "nested_correlated"];
    let mut checked = 0;
    for name in kernels {
        let unit = Unit::read(&file(&format!("c/{name}.c"))).expect("the kernel is there");
        let case = &unit.cases[0];
        let ir = folder("frequencies").join("O1");
        std::fs::create_dir_all(&ir).expect("a folder");
        Level::O1.compile(std::slice::from_ref(&unit.path), &ir).expect("it compiles");
        let ir = ir.join(format!("{name}.ll")).display().to_string();
        for point in case.points.iter().skip(3) {
            let at: Vec<String> = point.iter().map(|(n, v)| format!("{n}={v}")).collect();
            let at = at.join(",");
            let given = [&ir, "--function", &case.name, "--at", &at];
            let out = temporary(&format!("{name}-annotated.bc"), "");
            symprof(&[&["annotate"], &given[..], &["-o", &out]].concat()).text();
            let mut opt = Command::new(llvm("opt"));
            opt.args(["-passes=print<block-freq>", "-disable-output", &out]);
            let found = opt.output().expect("opt starts");
            let printed = String::from_utf8_lossy(&found.stderr).into_owned();
            let json = symprof(&[&["eval"], &given[..], &["--format", "json"]].concat()).json();
            let functions = json["points"][0]["functions"].as_object().expect("functions");
            let mut function = String::new();
            for line in printed.lines() {
                if let Some(f) = line.strip_prefix("block-frequency-info: ") {
                    function = f.to_owned();
                }
                let Some((block, count)) = line
                    .strip_prefix(" - ")
                    .and_then(|l| Some((l.split(':').next()?, l.rsplit_once("count = ")?.1)))
                else {
                    continue;
                };
                let Some(f) = functions.get(&function) else { continue };
                let Some(truth) = f["blocks"][block].as_str() else { continue };
                let (truth, count): (i128, i128) =
                    (truth.parse().expect("a count"), count.parse().expect("a frequency"));
                // less than a thousandth, and the rounding to a whole number
                let close = (truth - count).abs() * 1000 <= truth || (truth - count).abs() <= 1;
                assert!(close, "{name} at {at}: {function}/{block} is {truth}, not {count}");
                checked += 1;
            }
        }
    }
    println!("frequencies of LLVM's that are the true counts: {checked}");
    assert!(checked > 200, "{checked}");
}

const SELECTS: &str = "
int f(const int *p, int n) {
  int sum = 0;
  for (int i = 0; i < n; i++) {
    int small = i % 3 == 0 ? 5 : 1, v = p[i];
    sum += v > 7 ? v : small;
  }
  return sum;
}";

/// What data decides has no weights, and no counter, unless its symbol is bound.
#[test]
fn data_is_refused_or_bound() {
    let ir = compiled("selects", SELECTS);
    let ask = |at: &str, format: &str| symprof(&["annotate", &ir, "--at", at, "--format", format]);
    let answer = ask("n=30", "proftext");
    let message = answer.error();
    assert!(message.starts_with("error: at n=30: counter "), "{message}");
    let (_, rest) = message.split_once("; bind ").unwrap_or_else(|| panic!("{message}"));
    let symbol = rest.split(" (`--at").next().expect("a symbol").to_owned();
    let answer = ask("n=30", "ir");
    assert!(answer.stderr.contains(&symbol), "{}", answer.stderr);
    let (_, selects) = all_weights(&answer.text());
    assert_eq!(selects.len(), 2, "one select and the entries: {selects:?}");
    assert!(selects.values().any(|w| w == "branch_weights\", i32 10, i32 20}"), "{selects:?}");
    let bound = format!("n=30,{symbol}=1/5");
    let (_, selects) = all_weights(&ask(&bound, "ir").text());
    let six = selects.values().any(|w| w == "branch_weights\", i32 6, i32 24}");
    assert!(six && selects.len() == 3, "{selects:?}");
    let profile = records(&ask(&bound, "proftext").text());
    assert!(profile.values().any(|v| v.contains(&6) && v.contains(&10)), "{profile:?}");
    let message = ask("n=30,nowhere=1", "ir").error();
    assert!(message.contains("no symbol `nowhere`"), "{message}");
}

/// What data decides inside a callee has no symbol to bind where it is called; by itself it has, and LLVM merges
/// both profiles.
#[test]
fn data_inside_a_callee_is_bound_there() {
    let ir = compiled(
        "callee",
        "__attribute__((noinline)) int find(const int *a, int n) {
  int i = 0;
  while (i < n && a[i] != 3) i++;
  return i;
}
int root(const int *a, int n) { return find(a, n) + 1; }
",
    );
    let ask = |function: &str, at: &str| {
        symprof(&["annotate", &ir, "--function", function, "--at", at, "--format", "proftext"])
    };
    let message = ask("root", "n=30").error();
    assert!(
        message.ends_with(
            "ask for `find` by itself (`--function find`), where what data decides can be bound\n"
        ),
        "{message}"
    );
    let message = ask("find", "n=30").error();
    let (_, symbols) = message.split_once("; bind ").unwrap_or_else(|| panic!("{message}"));
    let symbols = symbols.split(" (`--at").next().expect("symbols").split(", ");
    let bound: Vec<String> = symbols
        .map(|s| format!("{s}={}", if s.starts_with("loopCount") { "10" } else { "1/10" }))
        .collect();
    let profile = records(&ask("find", &format!("n=30,{}", bound.join(","))).text());
    assert!(profile.values().any(|v| v.contains(&9)), "{profile:?}");
}

/// clang takes the profile of a file that it compiled, without a warning, and optimises by it.
#[test]
fn clang_uses_the_profile() {
    let ir = compiled("used", SELECTS);
    let given = ["annotate", &ir, "--at", "n=30"];
    // what data decides is bound
    let message = symprof(&[&given[..], &["--format", "proftext"]].concat()).error();
    let symbol =
        message.split("; bind ").nth(1).and_then(|r| r.split(" (`").next()).expect("a symbol");
    let at = format!("n=30,{symbol}=1/5");
    let text = temporary("used.proftext", "");
    symprof(&["annotate", &ir, "--at", &at, "--format", "proftext", "-o", &text]).text();
    let data = format!("{text}.profdata");
    run(Command::new(llvm("llvm-profdata")).args(["merge", &text, "-o", &data])).expect("merged");
    let mut clang = Command::new(llvm("clang"));
    clang.args(["-O2", "-Wall", "-Werror", "-S", "-emit-llvm", &ir, "-o", "-"]);
    clang.arg(format!("-fprofile-use={data}"));
    let optimised = run(&mut clang).expect("clang takes it");
    assert!(optimised.contains("function_entry_count\", i64 1}"), "{optimised}");
    assert!(optimised.contains("branch_weights"), "{optimised}");
}

/// Bitcode in, bitcode and text out; names and debug locations stay.
#[test]
fn the_file_stays_what_it_was() {
    let ir = compiled("same", SELECTS);
    let given = std::fs::read_to_string(&ir).expect("the IR");
    let annotated = symprof(&["annotate", &ir, "--at", "n=0"]).text();
    let lines = |text: &str| -> Vec<String> {
        let code = text.lines().filter(|l| l.starts_with("  ") || l.starts_with("define "));
        let plain = |l: &str| {
            l.split(", !prof").next().unwrap_or(l).split(" !prof").next().unwrap_or(l).to_owned()
        };
        code.map(plain).map(|l| l.trim_end_matches(" {").to_owned()).collect()
    };
    let without_numbers = |l: Vec<String>| -> Vec<String> {
        l.into_iter().map(|l| l.split(", !").next().unwrap_or_default().to_owned()).collect()
    };
    assert_eq!(without_numbers(lines(&given)), without_numbers(lines(&annotated)));
    let bitcode = temporary("same.bc", "");
    symprof(&["annotate", &ir, "--at", "n=0", "-o", &bitcode]).text();
    let again = symprof(&["annotate", &bitcode, "--at", "n=0"]).text();
    let body = |t: &str| t.split_once("define ").map(|(_, b)| b.to_owned()).expect("a function");
    assert_eq!(body(&again), body(&annotated));
}

/// Two invokes with one landing pad, a switch whose cases share their targets.
const INVOKES: &str = "
declare i32 @__gxx_personality_v0(...)
declare void @may_throw(i32)
define i32 @f(i32 %n) personality ptr @__gxx_personality_v0 {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %exit
body:
  %r = urem i32 %i, 7
  switch i32 %r, label %two [
    i32 0, label %one
    i32 1, label %one
    i32 3, label %two
    i32 4, label %latch
  ]
one:
  invoke void @may_throw(i32 1) to label %latch unwind label %pad
two:
  invoke void @may_throw(i32 2) to label %latch unwind label %pad
latch:
  %next = add nsw i32 %i, 1
  br label %head
pad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
exit:
  ret i32 0
}
";

/// Invokes have the weights that LLVM's own pass writes, whose landing pads are no blocks of their own; and what they
/// rest on is said.
#[test]
fn invokes_are_branches() {
    let ir = temporary("invokes.ll", INVOKES);
    let ask = |more: &[&str]| symprof(&[&["annotate", &ir, "--at", "n=70"], more].concat());
    let profile = ask(&["--format", "proftext"]).text();
    let theirs = used(Path::new(&ir), &profile, &OPTIONS);
    let invokes = |text: &str| -> Vec<String> {
        let nodes: BTreeMap<&str, &str> =
            text.lines().filter_map(|l| l.split_once(" = ")).collect();
        let of = |l: &str| nodes[l.split_once("!prof ").expect("weights").1].to_owned();
        text.lines().filter(|l| l.contains("to label %") && l.contains("unwind")).map(of).collect()
    };
    let answer = ask(&[]);
    for note in ["calls of may_throw return", "no exception is thrown"] {
        assert!(answer.stderr.contains(&format!("note: assumed: {note}\n")), "{}", answer.stderr);
    }
    let ours = answer.text();
    let want = ["i32 20, i32 0", "i32 40, i32 0"].map(|w| format!("!{{!\"branch_weights\", {w}}}"));
    assert_eq!((invokes(&ours), invokes(&theirs)), (want.to_vec(), want.to_vec()), "{ours}");
    let successors = |text: &str| -> Vec<Vec<u64>> {
        let all = all_weights(text).0;
        all.iter().map(|b| b.successors.iter().map(|s| s.1).collect()).collect()
    };
    assert_eq!(successors(&ours), successors(&theirs));
    // where it is not assumed, nothing is written
    let strict = ask(&["--no-assume", "no-exit"]);
    assert!(strict.stderr.contains("without weights"), "{}", strict.stderr);
    assert!(!strict.text().lines().any(|l| l.contains("unwind label") && l.contains("!prof")));
}

/// Where data decides how long a loop is, a bound count means the same for the branch and for a select in its
/// first block.
#[test]
fn selects_of_loops_that_data_leaves() {
    let source = "
int f(const int *p, int n) {
  int k = 0, sum = 0;
  do {
    sum += k % 4 == 1 ? 7 : sum >> 1;
  } while (p[k++]);
  return sum;
}";
    let ir = compiled("leaves", source);
    let ask = |at: &str, format: &str| symprof(&["annotate", &ir, "--at", at, "--format", format]);
    let message = ask("n=0", "proftext").error();
    let bind = message.split("; bind ").nth(1).and_then(|r| r.split(" (`").next());
    let bind = bind.unwrap_or_else(|| panic!("{message}"));
    assert!(message.contains("where block `do.body` of `f` continues"), "{message}");
    // ten executions; the condition of the select holds in three
    let value = |s: &str| if s.starts_with("loopCount") { "10" } else { "3/10" };
    let bound: Vec<String> = bind.split(", ").map(|s| format!("{s}={}", value(s))).collect();
    let at = bound.join(",");
    assert_eq!(bound.len(), 2, "{message}");
    let (branches, selects) = all_weights(&ask(&at, "ir").text());
    assert_eq!(branches.len(), 1, "{branches:?}");
    let taken: Vec<u64> = branches[0].successors.iter().map(|s| s.1).collect();
    assert!(taken == [1, 9] || taken == [9, 1], "{taken:?}");
    let select = selects.iter().find(|s| s.0.contains("select")).expect("a select").1;
    assert!(select.contains("i32 3, i32 7"), "{select}");
    let counters = records(&ask(&at, "proftext").text());
    let mut values: Vec<u64> = counters.into_values().flatten().collect();
    values.sort_unstable();
    assert_eq!(values, [1, 3, 9]);
}

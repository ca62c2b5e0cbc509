//! Our counters against LLVM's profile-guided optimisation: its own pass counts edges of a spanning
//! tree, its own pass derives the weight of every branch from them; the counts of blocks and the
//! weights of branches must agree.
//!
//! The calls that count (`llvm.instrprof.increment`) are replaced by counters of our program, the
//! profile is written in LLVM's text form: no profiling runtime is needed.

use super::execute::{Build, Counts};
use super::folder;
use super::instrument::{defined, label, Instrumented};
use super::kernel::Unit;
use super::tools::{llvm, run, Level};
use crate::support::{file, parallel};
use std::collections::HashMap;
use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

/// Neither selects nor values are profiled; the count of an entry is what was counted.
pub const OPTIONS: [&str; 3] =
    ["-pgo-instr-select=false", "-disable-vp", "-pgo-fix-entry-count=false"];

/// IR with LLVM's counters instead of ours. A counter stands for `NAME HASH COUNTERS` (as the
/// profile needs them) and its index.
fn counters_of_llvm(ir: &Path, counters: &str) -> Result<Instrumented, String> {
    counters_with(&OPTIONS, ir, counters)
}

/// The same, with other options of LLVM's pass. What it would count of values is left out.
pub fn counters_with(options: &[&str], ir: &Path, counters: &str) -> Result<Instrumented, String> {
    let mut opt = Command::new(llvm("opt"));
    opt.args(options).args(["-passes=pgo-instr-gen", "-S"]).arg(ir);
    let text = run(&mut opt)?;
    let mut out = Vec::new();
    let mut names = HashMap::new();
    let mut table = Vec::new();
    for line in text.lines() {
        // @__profn_f = private constant [1 x i8] c"f"
        if let Some((global, rest)) = line.split_once(" = private ") {
            if let Some((_, name)) = rest.split_once(" c\"") {
                let name = name.split('"').next().unwrap_or_default();
                names.insert(global.to_owned(), name.replace("\\3B", ";").replace("\\3b", ";"));
            }
        }
        if line.contains("call void @llvm.instrprof.value.profile(") {
            continue;
        }
        // call void @llvm.instrprof.increment(ptr @__profn_f, i64 HASH, i32 COUNTERS, i32 INDEX)
        let call = line.split_once("call void @llvm.instrprof.increment");
        let call = call.and_then(|(_, c)| c.trim_start_matches(".step").strip_prefix("(ptr "));
        let Some(call) = call else {
            out.push(line.to_owned());
            continue;
        };
        let fields: Vec<&str> = call.trim_end_matches(')').split(", ").collect();
        let (global, hash, n, index, step) = match fields[..] {
            [global, hash, n, index] => (global, hash, n, index, "1"),
            [global, hash, n, index, step] => (global, hash, n, index, &step["i64 ".len()..]),
            _ => return Err(format!("what is `{line}`?")),
        };
        let name = names.get(global).ok_or_else(|| format!("no name of {global}"))?;
        let last = |f: &str| f.rsplit(' ').next().unwrap_or_default().to_owned();
        // the hash is unsigned, and printed as signed
        let hash: i64 = last(hash).parse().map_err(|e| format!("`{line}`: {e}"))?;
        let key = format!("{name}\n{}\n{}", hash as u64, last(n));
        let k = table.len();
        let slot = format!("getelementptr (i64, ptr @{counters}, i64 {k})");
        out.push(format!("  %count.old.{k} = load i64, ptr {slot}"));
        out.push(format!("  %count.new.{k} = add i64 %count.old.{k}, {step}"));
        out.push(format!("  store i64 %count.new.{k}, ptr {slot}"));
        table.push((key, last(index)));
    }
    out.push(format!("@{counters} = global [{} x i64] zeroinitializer\n", table.len().max(1)));
    Ok(Instrumented { text: out.join("\n"), table })
}

/// The profile in LLVM's text form, of all points together.
pub fn profile(table: &[(String, String)], counts: &[Vec<u64>]) -> String {
    let mut functions: Vec<(&str, Vec<u64>)> = Vec::new();
    for (k, (key, index)) in table.iter().enumerate() {
        let total: u64 = counts.iter().map(|c| c[k]).sum();
        if !functions.iter().any(|(f, _)| f == key) {
            functions.push((key, Vec::new()));
        }
        if let Some((_, values)) = functions.iter_mut().find(|(f, _)| f == key) {
            let index: usize = index.parse().unwrap_or(0);
            values.resize(values.len().max(index + 1), 0);
            values[index] = total;
        }
    }
    let mut text = String::from(":ir\n");
    for (key, values) in functions {
        let _ = writeln!(text, "{key}");
        values.iter().for_each(|v| {
            let _ = writeln!(text, "{v}");
        });
        text.push('\n');
    }
    text
}

/// A branch with weights: function, block, successors with their weights.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Branch {
    pub function: String,
    pub block: String,
    pub successors: Vec<(String, u64)>,
}

/// The branches that carry weights, and the number of edges into each block (`function/block`).
pub fn weights(ir: &str) -> (Vec<Branch>, HashMap<String, usize>) {
    let mut metadata: HashMap<&str, Vec<u64>> = HashMap::new();
    for line in ir.lines() {
        if let Some((node, rest)) = line.split_once(" = !{!\"branch_weights\"") {
            let numbers = rest.trim_end_matches('}').split("i32 ").skip(1);
            let number = |n: &str| n.trim_end_matches([',', ' ']).parse::<i64>().unwrap_or(-1);
            metadata.insert(node, numbers.map(|n| number(n) as u32 as u64).collect());
        }
    }
    let (mut branches, mut edges) = (Vec::new(), HashMap::new());
    let (mut function, mut block, mut terminator) = (None, String::new(), String::new());
    for line in ir.lines() {
        let Some(f) = &function else {
            function = defined(line);
            continue;
        };
        if line.starts_with('}') {
            function = None;
            continue;
        }
        if let Some(l) = label(line) {
            block = l;
            continue;
        }
        // the cases of a switch stand on lines of their own
        let starts = ["  br ", "  switch "].iter().any(|t| line.starts_with(t));
        if starts || !terminator.is_empty() {
            terminator.push_str(line);
        }
        if terminator.is_empty() || !closed(&terminator) {
            continue;
        }
        let mut to: Vec<String> = Vec::new();
        for part in terminator.split("label %").skip(1) {
            let name = match part.strip_prefix('"') {
                Some(quoted) => quoted.split('"').next(),
                None => part.split([',', ' ', ']']).next(),
            };
            to.push(name.unwrap_or_default().to_owned());
        }
        for t in &to {
            *edges.entry(format!("{f}/{t}")).or_default() += 1;
        }
        let node = terminator.split_once("!prof ").map(|(_, n)| n.split([',', ' ']).next());
        if let Some(weights) = node.flatten().and_then(|n| metadata.get(n)) {
            let successors = to.into_iter().zip(weights.iter().copied()).collect();
            branches.push(Branch { function: f.clone(), block: block.clone(), successors });
        }
        terminator.clear();
    }
    (branches, edges)
}

/// Whether the brackets of a terminator are closed.
fn closed(terminator: &str) -> bool {
    terminator.matches('[').count() == terminator.matches(']').count()
}

/// The kernels of the sample: branches, loops, switches, callees, recursion, vector code.
const SAMPLE: [&str; 20] = [
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
    "data_count",
    "banded_mv",
    "fft_like",
    "lu_blocked",
    "nussinov",
    "return_inside",
    "goto_out",
    "state_machine",
    "ackermann",
];

#[test]
fn counters_agree_with_those_of_llvm() {
    let units: Vec<Unit> = SAMPLE
        .iter()
        .map(|n| Unit::read(&file(&format!("c/{n}.c"))).expect("the kernel is there"))
        .collect();
    let checked = parallel(&[Level::O0, Level::O1, Level::O2], |&level| {
        let name = |kind: &str| folder(&format!("pgo-{kind}"));
        let ours = Build::new(level, &units, &name("ours")).expect("it compiles");
        let llvms =
            Build::with(level, &units, &name("llvm"), counters_of_llvm).expect("it compiles");
        let mut checked = 0;
        for (our, their) in ours.units.iter().zip(&llvms.units) {
            let case = &our.unit.cases[0];
            let have = ours.execute(our, case).expect("our counters");
            let want = llvms.execute(their, case).expect("LLVM's counters");
            let text = their.ir.with_extension("proftext");
            std::fs::write(&text, profile(&their.table, &want)).expect("a file");
            let data = text.with_extension("profdata");
            let mut merge = Command::new(llvm("llvm-profdata"));
            run(merge.arg("merge").arg(&text).arg("-o").arg(&data)).expect("a profile");
            let mut opt = Command::new(llvm("opt"));
            opt.args(OPTIONS).args(["-passes=pgo-instr-use", "-S"]);
            opt.arg(format!("-pgo-test-profile-file={}", data.display())).arg(&our.ir);
            let annotated = run(&mut opt).expect("weights");
            checked += agree(&annotated, &our.table, &have, &case.name);
        }
        checked
    });
    println!("branches that agree with LLVM's weights: {checked:?}");
    // a kernel has several branches at every level
    assert!(checked.iter().all(|n| *n > 4 * SAMPLE.len()), "{checked:?}");
}

/// Compares the weights of branches with counts of blocks; how many branches there are.
fn agree(ir: &str, table: &[(String, String)], counts: &Counts, name: &str) -> usize {
    // the pass splits critical edges: a block that is only there has no counter
    let count = |function: &str, block: &str| -> Option<u64> {
        let k = table.iter().position(|(f, b)| f == function && b == block)?;
        Some(counts.iter().map(|c| c[k]).sum())
    };
    let (branches, edges) = weights(ir);
    for b in &branches {
        let leave: u64 = b.successors.iter().map(|(_, w)| w).sum();
        assert_eq!(Some(leave), count(&b.function, &b.block), "{name}: {}/{}", b.function, b.block);
        for (to, weight) in &b.successors {
            let only_way = edges[&format!("{}/{to}", b.function)] == 1;
            if let (true, Some(n)) = (only_way, count(&b.function, to)) {
                assert_eq!(*weight, n, "{name}: {}/{to}", b.function);
            }
        }
    }
    branches.len()
}

//! A kernel at each stage of an MLIR pipeline, down to the LLVM dialect: the same work.

use super::support::{symprof, temporary};
use std::process::Command;

const MATMUL: &str = "
func.func @mm(%m: index, %n: index, %k: index,
              %a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %zero = arith.constant 0.0 : f32
      %sum = scf.for %p = %c0 to %k step %c1 iter_args(%s = %zero) -> (f32) {
        %x = memref.load %a[%i, %p] : memref<?x?xf32>
        %y = memref.load %b[%p, %j] : memref<?x?xf32>
        %z = arith.mulf %x, %y : f32
        %t = arith.addf %s, %z : f32
        scf.yield %t : f32
      }
      memref.store %sum, %c[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
";

/// As `linalg`, whose loops are not written yet; sizes are those of the operands.
const LINALG: &str = "
func.func @mm(%m: index, %n: index, %k: index) {
  %a = memref.alloc(%m, %k) : memref<?x?xf32>
  %b = memref.alloc(%k, %n) : memref<?x?xf32>
  %c = memref.alloc(%m, %n) : memref<?x?xf32>
  linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  return
}
";

const TO_LLVM: [&str; 8] = [
    "--expand-strided-metadata",
    "--finalize-memref-to-llvm",
    "--convert-func-to-llvm",
    "--convert-arith-to-llvm",
    "--convert-index-to-llvm",
    "--convert-cf-to-llvm",
    "--canonicalize",
    "--reconcile-unrealized-casts",
];

fn tool(program: &str, arguments: &[&str], file: &str) -> String {
    let output = Command::new(program).args(arguments).arg(file).output().expect("it is installed");
    assert!(output.status.success(), "{program}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The stages of a kernel: as it is, and after each list of passes.
fn stages(name: &str, source: &str, passes: &[&[&str]]) -> Vec<String> {
    let mut stages = vec![temporary(&format!("{name}-0.mlir"), source)];
    for (k, passes) in passes.iter().enumerate() {
        let text = tool("mlir-opt-19", passes, &stages[k]);
        stages.push(temporary(&format!("{name}-{}.mlir", k + 1), text));
    }
    stages
}

#[test]
fn every_stage_does_the_same_work() {
    for (name, source, passes) in [
        ("scf", MATMUL, &[&["--convert-scf-to-cf"][..], &TO_LLVM][..]),
        ("linalg", LINALG, &[&["--convert-linalg-to-loops"], &["--convert-scf-to-cf"], &TO_LLVM]),
        (
            "affine",
            LINALG,
            &[
                &["--convert-linalg-to-affine-loops"],
                &["--lower-affine"],
                &["--convert-scf-to-cf"],
                &TO_LLVM,
            ],
        ),
    ] {
        let stages = stages(name, source, passes);
        for (m, n, k) in [(3, 4, 5), (1, 1, 1), (0, 7, 2), (17, 5, 9)] {
            for stage in &stages {
                let at = format!("arg0={m},arg1={n},arg2={k}");
                let answer = symprof(&["features", stage, "--at", &at, "--format", "json"]);
                let v = answer.json();
                let totals = &v["functions"]["mm"]["points"][0]["totals"];
                let flops = totals["flops"].as_str();
                assert_eq!(flops, Some(&*(2 * m * n * k).to_string()), "{stage} at {at}: {v:#}");
            }
        }
    }
}

/// What is profiled is what MLIR's own tool would make of it.
#[test]
fn the_last_stage_is_llvm_ir() {
    let stages = stages("last", MATMUL, &[&["--convert-scf-to-cf"], &TO_LLVM]);
    let ir = temporary("last.ll", tool("mlir-translate-19", &["--mlir-to-llvmir"], &stages[2]));
    let profile = |file: &str| symprof(&["profile", file]).text();
    let found = profile(&stages[2]);
    assert_eq!(found, profile(&ir));
    assert!(found.contains("closed-form") && !found.contains("unsupported"), "{found}");
}

/// Between two of its passes a lowering has functions of two dialects, and casts between them: the loops are the same.
#[test]
fn stages_in_between_do_the_same_work() {
    for (name, source, order) in [
        (
            "functions-first",
            MATMUL,
            &[
                "--convert-func-to-llvm",
                "--finalize-memref-to-llvm",
                "--convert-scf-to-cf",
                "--convert-arith-to-llvm",
                "--convert-cf-to-llvm",
                "--convert-index-to-llvm",
                "--reconcile-unrealized-casts",
            ][..],
        ),
        (
            "memory-first",
            LINALG,
            &[
                "--convert-linalg-to-loops",
                "--finalize-memref-to-llvm",
                "--convert-func-to-llvm",
                "--convert-scf-to-cf",
                "--convert-cf-to-llvm",
                "--convert-arith-to-llvm",
                "--convert-index-to-llvm",
                "--reconcile-unrealized-casts",
            ],
        ),
        (
            "threads",
            LINALG,
            &[
                "--convert-linalg-to-parallel-loops",
                "--convert-scf-to-openmp",
                "--convert-func-to-llvm",
                "--finalize-memref-to-llvm",
                "--convert-scf-to-cf",
                "--convert-cf-to-llvm",
                "--convert-openmp-to-llvm",
                "--convert-arith-to-llvm",
                "--convert-index-to-llvm",
                "--reconcile-unrealized-casts",
            ],
        ),
    ] {
        let passes: Vec<&[&str]> = order.chunks(1).collect();
        for (k, stage) in stages(name, source, &passes).iter().enumerate() {
            let after = k.checked_sub(1).map_or("as it is", |k| order[k]);
            let mut arguments = vec!["features", stage, "--function", "mm", "--format", "json"];
            let sizes = [(3, 4, 5), (1, 1, 1), (0, 7, 2), (17, 5, 9)];
            let threads =
                std::fs::read_to_string(stage).expect("a module").contains("omp.parallel");
            let more = if threads { ",num_threads=3" } else { "" };
            let points = sizes.map(|(m, n, k)| format!("arg0={m},arg1={n},arg2={k}{more}"));
            arguments.extend(points.iter().flat_map(|p| ["--at", p]));
            let answer = symprof(&arguments);
            assert_eq!(answer.stderr, "", "{name}, {after}");
            let v = answer.json();
            let f = &v["functions"]["mm"];
            for (k, (m, n, l)) in sizes.iter().enumerate() {
                let flops = f["points"][k]["totals"]["flops"].as_str();
                assert_eq!(flops, Some(&*(2 * m * n * l).to_string()), "{name}, {after}: {f:#}");
            }
        }
    }
}

/// Functions of two dialects call each other; pieces of a file are modules of their own, and have functions of the
/// same name.
#[test]
fn functions_of_the_llvm_dialect_stand_beside_others() {
    let counted = "llvm.func @f(%n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^head(%c0 : i64)
^head(%i: i64):
  %more = llvm.icmp \"slt\" %i, %n : i64
  llvm.cond_br %more, ^body, ^end
^body:
  %next = llvm.add %i, %c1 : i64
  llvm.br ^head(%next : i64)
^end:
  llvm.return
}
";
    let calling = "func.func @g(%n: i64) {
  llvm.call @f(%n) : (i64) -> ()
  return
}
";
    let mixed = temporary("mixed.mlir", format!("{counted}{calling}"));
    let text = symprof(&["profile", &mixed]).text();
    assert!(text.contains("bb2    closed-form  max(0, arg0)"), "{text}");
    assert!(text.contains("f: bb2  closed-form  max(0, arg0)"), "{text}");
    let pieces = temporary("llvm-pieces.mlir", format!("{counted}// -----\n{counted}"));
    let text = symprof(&["profile", &pieces]).text();
    assert_eq!(text.matches("bb2    closed-form  max(0, arg0)").count(), 2, "{text}");
    assert!(text.contains("piece1::f") && text.contains("piece2::f"), "{text}");
    let ends = "llvm.func @abort()
llvm.func @f(%n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %is = llvm.icmp \"slt\" %n, %c0 : i64
  llvm.cond_br %is, ^bad, ^good
^bad:
  llvm.call @abort() : () -> ()
  llvm.unreachable
^good:
  llvm.return
}
func.func @g() {
  return
}
";
    let text = symprof(&["profile", &temporary("ends.mlir", ends)]).text();
    assert!(text.contains("bb1    closed-form  arg0 <= -1"), "{text}");
}

/// What a table of functions holds may be called by whoever reads the table.
#[test]
fn tables_of_functions_are_known_to_who_reads_them() {
    let text = "llvm.mlir.global internal constant @table() : !llvm.array<1 x ptr> {
  %0 = llvm.mlir.undef : !llvm.array<1 x ptr>
  %1 = llvm.mlir.addressof @f : !llvm.ptr
  %2 = llvm.insertvalue %1, %0[0] : !llvm.array<1 x ptr>
  llvm.return %2 : !llvm.array<1 x ptr>
}
llvm.func internal @f(%n: i64) {
  llvm.return
}
llvm.func @g(%n: i64) {
  %t = llvm.mlir.addressof @table : !llvm.ptr
  %p = llvm.load %t : !llvm.ptr -> !llvm.ptr
  llvm.call %p(%n) : !llvm.ptr, (i64) -> ()
  llvm.call @f(%n) : (i64) -> ()
  llvm.return
}
func.func @h() {
  return
}
";
    let text = symprof(&["profile", &temporary("table.mlir", text)]).text();
    let reason = "the function's address is known to code that may call it";
    assert!(text.contains(&format!("f: entry  data-dependent  ? ({reason})")), "{text}");
}

/// A module in the middle of a lowering that lays memory out in another way, or whose functions come back twice, or
/// never: as LLVM IR has it.
#[test]
fn layouts_and_attributes_of_functions_are_those_of_llvm() {
    let of_layout = |layout: &str, beside: &str| {
        format!(
            "module attributes {{llvm.data_layout = \"{layout}\"}} {{
  {beside}
  llvm.func @f(%n: i32) {{
    %one = llvm.mlir.constant(1 : i32) : i32
    %c0 = llvm.mlir.constant(0 : i32) : i32
    %c3 = llvm.mlir.constant(3 : i32) : i32
    %a = llvm.alloca %one x !llvm.array<4 x ptr> : (i32) -> !llvm.ptr
    %q = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, i32
    llvm.store %c3, %q : i32, !llvm.ptr
    %p = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x ptr>
    llvm.store %n, %p : i32, !llvm.ptr
    %m = llvm.load %q : !llvm.ptr -> i32
    llvm.br ^h(%c0 : i32)
  ^h(%i: i32):
    %more = llvm.icmp \"slt\" %i, %m : i32
    llvm.cond_br %more, ^b, ^e
  ^b:
    %next = llvm.add %i, %one : i32
    llvm.br ^h(%next : i32)
  ^e:
    llvm.return
  }}
}}
"
        )
    };
    let beside = "func.func @beside() {\n    return\n  }";
    for (layout, beside, block, count) in [
        // pointers of 32 bits lie where the number was
        ("e-p:32:32", "", 2, "max(0, n)"),
        ("e-p:32:32", beside, 2, "loopCount(bb1)"),
        ("e", beside, 2, "3"),
    ] {
        let text = of_layout(layout, beside);
        let file = temporary(&format!("layout{}{}.mlir", layout.len(), beside.len()), text);
        let answer = symprof(&["profile", &file, "--format", "json"]).json();
        let told = answer["functions"]["f"]["blocks"][block]["formula"].as_str();
        let told = told.map(|t| t.replace("arg0", "n").replace('"', ""));
        assert_eq!(told.as_deref(), Some(count), "{layout} {beside}");
    }
    let text = "llvm.func @again(!llvm.ptr) -> i32 attributes {passthrough = [\"returns_twice\"]}
llvm.func @noreturn_not() attributes {passthrough = [\"nounwind\"]}
llvm.func @fatal() attributes {passthrough = [\"noreturn\"]}
llvm.func @f(%b: !llvm.ptr) {
  %r = llvm.call @again(%b) : (!llvm.ptr) -> i32
  llvm.br ^a
^a:
  llvm.return
}
llvm.func @g(%n: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  llvm.call @noreturn_not() : () -> ()
  %bad = llvm.icmp \"slt\" %n, %c0 : i64
  llvm.cond_br %bad, ^a, ^b
^a:
  llvm.call @fatal() : () -> ()
  llvm.unreachable
^b:
  llvm.return
}
func.func @beside() {
  return
}
";
    let file = temporary("passed.mlir", text);
    let text = symprof(&["profile", &file]).text();
    assert!(text.contains("bb1    data-dependent  ? (`again` may return again)"), "{text}");
    assert!(text.contains("bb2    closed-form  arg0 >= 0"), "{text}");
    let text = symprof(&["eval", &file, "--function", "g", "--at", "arg0=-1"]).text();
    let counts: Vec<&str> = text.lines().filter(|l| l.trim().starts_with("bb")).collect();
    let last = |l: &&str| l.split_whitespace().last().unwrap_or_default().to_owned();
    assert_eq!(counts.iter().map(last).collect::<Vec<_>>(), ["1", "1", "0"], "{text}");
}

/// What an operation does that MLIR cannot translate is assumed; a file that is none, or has no function, is an error.
#[test]
fn other_modules_of_the_llvm_dialect() {
    let unknown = "llvm.func @f(%n: i64) {\n  \"my.op\"(%n) : (i64) -> ()\n  llvm.return\n}\n";
    let text = symprof(&["profile", &temporary("unknown.mlir", unknown)]).text();
    assert!(text.contains("closed-form  1") && text.contains("calls of my.op return"), "{text}");
    let broken = "llvm.func @f(%n: i64) {\n  llvm.return %n : i32\n}\n";
    let error = symprof(&["profile", &temporary("broken.mlir", broken)]).error();
    assert!(error.contains("broken.mlir:2:") && error.lines().count() == 1, "{error}");
    let only = "llvm.func @f(%n: i64)\n";
    let error = symprof(&["profile", &temporary("only.mlir", only)]).error();
    assert!(error.contains("defines no function with a body"), "{error}");
}

/// Of a file of several pieces the good ones are answered, and each bad one is told once, by every command.
#[test]
fn bad_pieces_are_told_by_every_command() {
    let loop_to = |to: &str| {
        format!("func.func @f(%n: index) {{\n  affine.for %i = 0 {to} %n {{ }}\n  return\n}}\n")
    };
    let text = ["to", "too", "to"].map(loop_to).join("// -----\n");
    let file = temporary("pieces.mlir", text);
    let note = "pieces.mlir:7:21: in piece 2 of 3: ";
    let chosen = ["--function", "piece3::f"];
    for (command, expected) in [
        (&["profile", &file][..], "piece3::f(arg0: index)"),
        (&["eval", &file, chosen[0], chosen[1], "--at", "arg0=4"], "affine.for#0.body       4"),
        (&["features", &file, chosen[0], chosen[1]], "max(0, arg0)"),
        (&["metrics", &file], "piece3::f"),
    ] {
        let answer = symprof(command);
        let told = answer.stderr.matches(note).count();
        assert_eq!((told, answer.stderr.lines().count()), (1, 1), "{command:?}: {}", answer.stderr);
        assert!(answer.stdout.contains(expected), "{command:?}: {}", answer.stdout);
    }
    // what is printed again is the whole file
    let error = symprof(&["annotate", &file]).error();
    assert!(error.contains(note) && error.lines().count() == 1, "{error}");
}

/// Loops mapped to a device, and what its threads have: their ids, and memory that others write to.
#[test]
fn launches_are_the_loops_that_they_stand_for() {
    let parallel = "
func.func @scale(%n: index, %m: index, %a: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %two = arith.constant 2.0 : f32
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    %x = memref.load %a[%i, %j] : memref<?x?xf32>
    %y = arith.mulf %x, %two : f32
    memref.store %y, %a[%i, %j] : memref<?x?xf32>
    scf.reduce
  }
  return
}
";
    let to_gpu = ["--gpu-map-parallel-loops", "--convert-parallel-loops-to-gpu"];
    let stages = stages("launch", parallel, &[&to_gpu]);
    let launched = std::fs::read_to_string(&stages[1]).expect("the second stage");
    assert!(launched.contains("gpu.launch"), "{launched}");
    for (n, m) in [(3, 4), (1, 1), (0, 5), (16, 9)] {
        for stage in &stages {
            let at = format!("arg0={n},arg1={m}");
            let v = symprof(&["features", stage, "--at", &at, "--format", "json"]).json();
            let flops = v["functions"]["scale"]["points"][0]["totals"]["flops"].as_str();
            assert_eq!(flops, Some(&*(n * m).to_string()), "{stage} at {at}");
        }
    }

    let threads = |barrier: &str, stored: &str| {
        let text = format!(
            "func.func @k(%n: index, %m: index) {{
  %a = memref.alloc() : memref<4xindex>
  %b = memref.alloc() : memref<4xindex>
  %flag = memref.alloc() : memref<1xi32>
  %none = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.store %n, %a[%c0] : memref<4xindex>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %m, %sy = %c1, %sz = %c1) {{
    %id = gpu.thread_id x
    scf.for %i = %c0 to %id step %c1 {{
      %x = arith.addi %i, %i : index
    }}
    %v = memref.load %a[%c0] : memref<4xindex>
    scf.for %i = %c0 to %v step %c1 {{
      %x = arith.addi %i, %i : index
    }}
    {barrier}
    memref.store %tx, {stored}[%c0] : memref<4xindex>
    gpu.terminator
  }}
  %last = memref.load {stored}[%c0] : memref<4xindex>
  scf.for %i = %c0 to %last step %c1 {{
    %x = arith.addi %i, %i : index
  }}
  return
}}
"
        );
        let file = temporary("threads.mlir", text);
        let v = symprof(&["eval", &file, "--at", "arg0=3,arg1=4", "--format", "json"]).json();
        let blocks = v["points"][0]["functions"]["k"]["blocks"].clone();
        let count = |name: &str| blocks[name].as_str().map(str::to_owned);
        assert_eq!(count("gpu.launch#0.body").as_deref(), Some("12"));
        // 0 + 1 + 2 + 3 in each of three blocks
        assert_eq!(count("gpu.launch#0.body/scf.for#0.body").as_deref(), Some("18"));
        (count("gpu.launch#0.body/scf.for#1.body"), count("scf.for#0.body"))
    };
    let atomic = "%z = memref.atomic_rmw addi %none, %flag[%c0] : (i32, memref<1xi32>) -> i32";
    // what no thread writes to is what it was
    assert_eq!(threads("", "%b").0.as_deref(), Some("36"));
    assert_eq!(threads("gpu.barrier", "%b").0.as_deref(), Some("36"));
    // what one writes to is not known to the others
    assert_eq!(threads("", "%a").0, None);
    assert_eq!(threads("gpu.barrier", "%a").0, None);
    // which of them writes last is not known where they may wait for each other
    assert_eq!(threads("gpu.barrier", "%b").1, None);
    assert_eq!(threads(atomic, "%b").1, None);
}

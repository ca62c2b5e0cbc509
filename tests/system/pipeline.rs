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

/// A module in between, or one that MLIR cannot translate, keeps its reasons; one that is none has an error.
#[test]
fn other_modules_of_the_llvm_dialect() {
    let mixed = "llvm.func @f(%n: i64) {\n  llvm.return\n}\nfunc.func @g() {\n  return\n}\n";
    let text = symprof(&["profile", &temporary("mixed.mlir", mixed)]).text();
    assert!(text.contains("`llvm.func` is not `func.func`") && text.contains("g()"), "{text}");
    let unknown = "llvm.func @f(%n: i64) {\n  \"my.op\"(%n) : (i64) -> ()\n  llvm.return\n}\n";
    let text = symprof(&["profile", &temporary("unknown.mlir", unknown)]).text();
    assert!(text.contains("unsupported"), "{text}");
    let broken = "llvm.func @f(%n: i64) {\n  llvm.return %n : i32\n}\n";
    let error = symprof(&["profile", &temporary("broken.mlir", broken)]).error();
    assert!(error.contains("broken.mlir:2:") && error.lines().count() == 1, "{error}");
    let only = "llvm.func @f(%n: i64)\n";
    let error = symprof(&["profile", &temporary("only.mlir", only)]).error();
    assert!(error.contains("defines no function with a body"), "{error}");
}

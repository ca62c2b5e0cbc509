//! Modules as pipelines have them: several in a file, operations that stand for loops, kernels beside what launches them.

use crate::constructs::{loaded, profile};
use symprof_core::profile::{ModuleProfile, Options};
use symprof_mlir::load_bytes;

/// A file of several modules, as `mlir-opt -split-input-file` takes it.
#[test]
fn pieces_are_read_one_by_one() {
    let two = |second: &str| {
        format!(
            "#map = affine_map<(d0) -> (d0)>\nfunc.func @f(%n: index) {{\n  affine.for %i = 0 to #map(%n) {{ }}\n  return\n}}\n\
             // -----\n\n#map = affine_map<(d0) -> (d0 + 1)>\nfunc.func @{second}(%n: index) {{\n  \
             affine.for %i = 0 to #map(%n) {{ }}\n  return\n}}\n"
        )
    };
    let body = |formula: &str| vec!["entry: 1".to_owned(), format!("affine.for#0.body: {formula}")];
    // aliases are of their piece, and so are names where they are the same
    let other = loaded(&two("g"));
    assert_eq!(profile(&other, "f"), body("max(0, arg0)"));
    assert_eq!(profile(&other, "g"), body("max(0, s64(arg0 + 1))"));
    let same = loaded(&two("f"));
    assert_eq!(profile(&same, "piece1::f"), body("max(0, arg0)"));
    assert_eq!(profile(&same, "piece2::f"), body("max(0, s64(arg0 + 1))"));
    // a mistake has its place in the file
    let broken = two("f").replace("(d0 + 1)", "(d0 +)");
    let e = load_bytes(broken.as_bytes(), "two.mlir").map(|_| ()).unwrap_err().to_string();
    assert!(e.starts_with("two.mlir:8:") && e.lines().count() == 1, "{e}");
}

/// Operations that stand for loops which nobody has written: over their domain where the dialect says it, else named.
#[test]
fn loops_that_are_not_written_are_counted_or_named() {
    let loaded = loaded(
        "func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x1xf32>, %k: tensor<1x2x3xf32>, %l: tensor<1x3x4xf32>) {
  %x = arith.addf %a, %a : tensor<?x?xf32>
  %y = tosa.add %x, %b : (tensor<?x?xf32>, tensor<?x1xf32>) -> tensor<?x?xf32>
  %z = linalg.softmax dimension(0) ins(%y : tensor<?x?xf32>) outs(%a : tensor<?x?xf32>) -> tensor<?x?xf32>
  %m = tosa.matmul %k, %l : (tensor<1x2x3xf32>, tensor<1x3x4xf32>) -> tensor<1x2x4xf32>
  affine.for %i = 0 to 3 { }
  return
}",
    );
    let n = "arg0.dim0*arg0.dim1";
    // where an operand has one row, it is stretched to those of the other
    let stretched = "arg0.dim1*ite(arg0.dim0 == 1, arg1.dim0, arg0.dim0)";
    assert_eq!(
        profile(&loaded, "f"),
        [
            "entry: 1".to_owned(),
            format!("arith.addf#0.body: {n}"),
            format!("tosa.add#0.body: {stretched}"),
            format!("linalg.softmax#0.body: {stretched}"),
            "tosa.matmul#0.body: unsupported, the construct `tosa.matmul`".to_owned(),
            "affine.for#0.body: 3".to_owned(),
        ]
    );
}

/// A kernel of a device is a function of who runs it; a launch calls it once a thread.
#[test]
fn kernels_are_counted_over_the_grid() {
    let loaded = loaded(
        "module attributes {gpu.container_module} {
  gpu.module @device {
    gpu.func @kernel(%n: index, %a: memref<?xf32>) workgroup(%w: memref<4xindex>) kernel {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %t = gpu.global_id x
      %in = arith.cmpi slt, %t, %n : index
      scf.if %in {
        scf.for %i = %c0 to %t step %c1 { }
      }
      memref.store %t, %w[%c0] : memref<4xindex>
      gpu.barrier
      %v = memref.load %w[%c0] : memref<4xindex>
      scf.for %i = %c0 to %v step %c1 { }
      gpu.return
    }
  }
  func.func @f(%n: index, %a: memref<?xf32>) {
    %one = arith.constant 1 : index
    %four = arith.constant 4 : index
    %blocks = arith.ceildivsi %n, %four : index
    gpu.launch_func @device::@kernel blocks in (%blocks, %one, %one) threads in (%four, %one, %one)
      args(%n : index, %a : memref<?xf32>)
    return
  }
}",
    );
    let profile = ModuleProfile::new(&loaded.module, Options::default());
    let f = profile.by_name("f").expect("f");
    for n in [0, 1, 4, 7, 18] {
        let point = [("arg0", n), ("arg1.dim0", 9)].into_iter().collect();
        let counts = profile.evaluate(f, &point).unwrap_or_else(|e| panic!("{e}"));
        let kernel = counts.functions.iter().find(|f| f.name == "device::kernel").expect("it runs");
        let of = |name: &str| {
            let block = kernel.blocks.iter().find(|b| b.name == name).expect("a block");
            block.count.clone().map(|n| i128::try_from(n).expect("a small number"))
        };
        let threads = (n + 3) / 4 * 4;
        assert_eq!(of("entry"), Some(threads), "n = {n}");
        assert_eq!(of("scf.if#0.then"), Some(n));
        assert_eq!(of("scf.if#0.then/scf.for#0.body"), Some(n * (n - 1) / 2));
        // what others wrote to the memory of the work group is not known
        assert_eq!(of("scf.for#0.body"), if n == 0 { Some(0) } else { None });
    }
}

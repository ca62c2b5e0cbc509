//! Modules as pipelines have them: several in a file, operations that stand for loops, kernels beside what launches them.

use crate::constructs::{loaded, profile};
use symprof_core::profile::{FeatureCounts, ModuleProfile, Options};
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
    // declarations of what is elsewhere are symbols as well
    let declared = two("g").replace("#map =", "func.func private @outside()\n#map =");
    let declared = loaded(&declared);
    assert_eq!(profile(&declared, "piece2::g"), body("max(0, s64(arg0 + 1))"));
    // and so are the names of modules, which pieces may have
    let named = "module @m { func.func @f() { return } }\n// -----\nmodule @k { func.func @f() { return } }\n// -----\nbad\n";
    let named = loaded(named);
    let names: Vec<&str> = named.outcomes.iter().map(|o| o.name.as_str()).collect();
    assert_eq!(names, ["m::f", "k::f"]);
}

/// Pieces that are no modules are told once each; the others are read.
#[test]
fn bad_pieces_are_told_with_their_place() {
    let good = "func.func @NAME(%n: index) {\n  affine.for %i = 0 to %n { }\n  return\n}\n";
    let bad = "func.func @NAME(%n: index) {\n  affine.for %i = 0 too %n { }\n  return\n}\n";
    let file = |pieces: &[(&str, &str)]| {
        let texts: Vec<String> = pieces.iter().map(|(t, n)| t.replace("NAME", n)).collect();
        texts.join("// -----\n")
    };
    let mixed = file(&[(bad, "a"), (good, "b"), (bad, "c"), (good, "b")]);
    let read = loaded(&mixed);
    let names: Vec<&str> = read.outcomes.iter().map(|o| o.name.as_str()).collect();
    assert_eq!(names, ["piece2::b", "piece4::b"]);
    assert_eq!(profile(&read, "piece4::b")[1], "affine.for#0.body: max(0, arg0)");
    let [first, second] = &read.warnings[..] else { panic!("{:?}", read.warnings) };
    assert!(first.starts_with("test.mlir:2:21: in piece 1 of 4: "), "{first}");
    assert!(second.starts_with("test.mlir:12:21: in piece 3 of 4: "), "{second}");
    assert!(read.warnings.iter().all(|w| w.lines().count() == 1), "{:?}", read.warnings);
    // what passes leave, one after the other, is several pieces too
    let dump = |n: &str| format!("// -----// IR Dump After CSE (cse) //----- //\n{}", n);
    let dumps = [good, good].map(|g| dump(&g.replace("NAME", "f"))).concat();
    let names: Vec<String> = loaded(&dumps).outcomes.into_iter().map(|o| o.name).collect();
    assert_eq!(names, ["piece2::f", "piece3::f"]);
    // of which nothing can be read, one mistake is told
    let none = file(&[(bad, "a"), (bad, "b")]);
    let e = load_bytes(none.as_bytes(), "none.mlir").map(|_| ()).unwrap_err().to_string();
    assert!(e.starts_with("none.mlir:2:21: in piece 1 of 2: ") && e.lines().count() == 1, "{e}");
    // what is printed again is the file, as it was
    let formulas = |_: &symprof_mlir::Loaded| symprof_mlir::Formulas::default();
    let e = symprof_mlir::annotate_bytes(mixed.as_bytes(), "mixed.mlir", formulas).unwrap_err();
    assert!(e.to_string().contains("in piece 1 of 4"), "{e}");
    let same = file(&[(good, "b"), (good, "b")]);
    let printed =
        symprof_mlir::annotate_bytes(same.as_bytes(), "same.mlir", formulas).expect("it prints");
    assert_eq!(printed.matches("func.func @b").count(), 2, "{printed}");
    assert_eq!(printed.matches("// -----").count(), 1, "{printed}");
    assert!(!printed.contains("piece"), "{printed}");
}

/// Operations that stand for loops which nobody has written: over their domain where the dialect says it, else named.
#[test]
fn loops_that_are_not_written_are_counted_or_named() {
    let loaded = loaded(
        "func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x1xf32>, %k: tensor<1x2x3xf32>, %l: tensor<1x3x4xf32>, %n: index, %e: f32) {
  %x = arith.addf %a, %a : tensor<?x?xf32>
  %y = tosa.add %x, %b : (tensor<?x?xf32>, tensor<?x1xf32>) -> tensor<?x?xf32>
  %z = linalg.softmax dimension(0) ins(%y : tensor<?x?xf32>) outs(%a : tensor<?x?xf32>) -> tensor<?x?xf32>
  %m = tosa.matmul %k, %l : (tensor<1x2x3xf32>, tensor<1x3x4xf32>) -> tensor<1x2x4xf32>
  affine.for %i = 0 to 3 { }
  %s = tensor.splat %e[%n] : tensor<?x4xf32>
  %t = tensor.concat dim(1) %s, %s : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x8xf32>
  %o = tensor.empty(%n, %n) : tensor<?x?x8x32xf32>
  %p = tensor.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %o : tensor<?x?xf32> -> tensor<?x?x8x32xf32>
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
            // each element of the result is put there
            "tensor.splat#0.body: 4*arg4".to_owned(),
            "tensor.concat#0.body: 8*arg4".to_owned(),
            "tensor.pack#0.body: unsupported, the construct `tensor.pack`".to_owned(),
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

/// What threads of a launch wrote, as a kernel or in place, is not known behind it; nor behind a call that may wait
/// for other threads.
#[test]
fn launches_leave_unknown_memory() {
    let text = |thread: &str, callee: &str| {
        format!(
            "module attributes {{gpu.container_module}} {{
  gpu.module @device {{
    gpu.func @kernel(%a: memref<4xindex>) kernel {{
      %c0 = arith.constant 0 : index
      %t = gpu.thread_id x
      memref.store %t, %a[%c0] : memref<4xindex>
      gpu.return
    }}
  }}
  func.func @wait(%a: memref<4xindex>) {{
    {callee}
    return
  }}
  func.func @f(%n: index) {{
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %a = memref.alloc() : memref<4xindex>
    %b = memref.alloc() : memref<4xindex>
    memref.store %n, %a[%c0] : memref<4xindex>
    memref.store %n, %b[%c0] : memref<4xindex>
    {thread}
    %v = memref.load %a[%c0] : memref<4xindex>
    scf.for %i = %c0 to %v step %c1 {{ }}
    %w = memref.load %b[%c0] : memref<4xindex>
    scf.for %i = %c0 to %w step %c1 {{ }}
    return
  }}
}}"
        )
    };
    let counts = |text: &str| -> Vec<(String, Option<i64>)> {
        let loaded = loaded(text);
        let profile = ModuleProfile::new(&loaded.module, Options::default());
        let f = profile.by_name("f").expect("f");
        let point = [("arg0", 5)].into_iter().collect();
        let counts = profile.evaluate(f, &point).unwrap_or_else(|e| panic!("{e}"));
        let f = counts.functions.iter().find(|found| found.name == "f").expect("f");
        let number = |b: &symprof_core::profile::BlockValue| {
            let count = b.count.clone().map(|n| i64::try_from(n).expect("a small number"));
            (b.name.clone(), count)
        };
        f.blocks.iter().filter(|b| b.name.contains("scf.for")).map(number).collect()
    };
    let launched = |body: &str| {
        format!(
            "gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %n, %sy = %c1, %sz = %c1) {{
      {body}
      gpu.terminator
    }}"
        )
    };
    let outlined =
        "gpu.launch_func @device::@kernel blocks in (%c1, %c1, %c1) threads in (%n, %c1, %c1)
      args(%a : memref<4xindex>)";
    let behind = |k: usize| format!("scf.for#{k}.body");
    for thread in [outlined.to_owned(), launched("memref.store %tx, %a[%c0] : memref<4xindex>")] {
        let found = counts(&text(&thread, ""));
        assert_eq!(found[0], (behind(0), None), "{thread}");
        if thread != outlined {
            assert_eq!(found[1], (behind(1), Some(5)), "{thread}");
        }
    }
    // a kernel starts no other in place
    let inner = [("%b", "%o"), ("%t", "%p"), ("%g", "%q"), ("%s", "%r")]
        .into_iter()
        .fold(launched(""), |text, (from, to)| text.replace(from, to));
    let outcomes = loaded(&text(&launched(&inner), "")).outcomes;
    let f = outcomes.iter().find(|o| o.name == "f").and_then(|o| o.unsupported.clone());
    assert!(f.is_some_and(|r| r.contains("within a kernel")));
    // a barrier in a callee is one of the launch
    let inner = "memref.store %tx, %a[%c0] : memref<4xindex>
      func.call @wait(%b) : (memref<4xindex>) -> ()
      %x = memref.load %a[%c0] : memref<4xindex>
      scf.for %i = %c0 to %x step %c1 { }";
    let found = counts(&text(&launched(inner), "gpu.barrier"));
    assert_eq!(found[0], ("gpu.launch#0.body/scf.for#0.body".to_owned(), None));
    let own = inner.replace("func.call @wait(%b) : (memref<4xindex>) -> ()", "");
    let found = counts(&text(&launched(&own), ""));
    assert_eq!(found[0], ("gpu.launch#0.body/scf.for#0.body".to_owned(), Some(10)));
}

/// What `f` counts for at sizes, of which it takes those that it has.
pub fn features(text: &str, sizes: &[(&str, i128)]) -> FeatureCounts {
    let (loaded, told) = symprof_mlir::load_with_instructions(text.as_bytes(), "f.mlir")
        .unwrap_or_else(|e| panic!("{e}"));
    let profile = ModuleProfile::new(&loaded.module, Options::default());
    let f = profile.by_name("f").expect("f");
    let symbols = profile.function(f).symbols();
    let point = sizes.iter().copied().filter(|(n, _)| symbols.find(n).is_some()).collect();
    profile.features(f, &told).at(&profile, &point).unwrap_or_else(|e| panic!("{e}"))
}

/// What computes on tensors and vectors computes on their elements: as many as the types and sizes say.
#[test]
fn floating_point_operations_are_those_of_the_elements() {
    let flops = |ty: &str, op: &str| -> Result<i64, String> {
        let text = format!(
            "func.func @f(%x: {ty}, %n: index) {{
  affine.for %i = 0 to %n {{
    {op} : {ty}
  }}
  return
}}"
        );
        let counts = features(&text, &[("arg0.dim0", 6), ("arg0.dim1", 5), ("arg1", 2)]);
        let flops = counts.table.whole().totals.flops.clone();
        flops.map(|n| i64::try_from(n).expect("small")).map_err(|e| e.to_string())
    };
    let add = "%y = arith.addf %x, %x";
    assert_eq!(flops("f32", add), Ok(2));
    assert_eq!(flops("vector<4x8xf32>", add), Ok(64));
    assert_eq!(flops("tensor<4x8xf32>", add), Ok(64));
    assert_eq!(flops("tensor<?x8xf32>", add), Ok(96));
    assert_eq!(flops("tensor<?x?xf64>", add), Ok(60));
    assert_eq!(flops("tensor<f32>", add), Ok(2));
    assert_eq!(flops("tensor<?x?xf32>", "%y = math.fma %x, %x, %x"), Ok(120));
    assert_eq!(flops("tensor<?x?xf32>", "%y = arith.negf %x"), Ok(0));
    for (ty, reason) in [
        ("tensor<*xf32>", "for how many elements `arith.addf` computes is not known"),
        ("vector<[4]xf32>", "how long a scalable vector is"),
    ] {
        let found = flops(ty, add);
        assert!(found.as_ref().is_err_and(|e| e.contains(reason)), "{ty}: {found:?}");
    }
}

/// A kernel of several blocks, as control flow leaves it: what a thread has made before a barrier is not known behind
/// it, and only what it has made on every way is asked for.
#[test]
fn kernels_of_several_blocks_are_followed() {
    let loaded = loaded(
        "gpu.module @device {
  gpu.func @kernel(%n: index) private(%p: memref<2xindex>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %t = gpu.thread_id x
    memref.store %t, %p[%c0] : memref<2xindex>
    cf.br ^a
  ^a:
    %own = memref.alloca() : memref<1xindex>
    memref.store %n, %own[%c0] : memref<1xindex>
    gpu.barrier
    %x = memref.load %own[%c0] : memref<1xindex>
    %c = arith.cmpi slt, %x, %n : index
    cf.cond_br %c, ^b, ^d
  ^b:
    %late = memref.alloca() : memref<1xindex>
    memref.store %t, %late[%c0] : memref<1xindex>
    cf.br ^d
  ^d:
    gpu.barrier
    scf.for %i = %c0 to %t step %c1 { }
    gpu.return
  }
}",
    );
    assert_eq!(loaded.outcomes[0].unsupported, None);
    let blocks = profile(&loaded, "device::kernel");
    let of = |name: &str| blocks.iter().find_map(|b| b.strip_prefix(name)).unwrap_or_default();
    assert_eq!(of("bb1: "), "1", "{blocks:?}");
    assert!(of("bb2: ").starts_with("data-dependent"), "{blocks:?}");
    assert_eq!(of("bb3/scf.for#0.body: "), "thread_id.x", "{blocks:?}");
}

/// What a kernel computes is told in each of its dialects, and not known where it is machine code.
#[test]
fn what_kernels_compute_is_told_or_not_known() {
    let flops = |kernel: &str| {
        let text = format!(
            "module attributes {{gpu.container_module}} {{
  {kernel}
  func.func @f(%n: index, %x: f32) {{
    %one = arith.constant 1 : index
    gpu.launch_func @device::@kernel blocks in (%one, %one, %one) threads in (%n, %one, %one)
      args(%x : f32)
    return
  }}
}}"
        );
        let counts = features(&text, &[("arg0", 5)]);
        let flops = counts.table.whole().totals.flops.clone();
        flops.map(|n| i64::try_from(n).expect("small")).map_err(|e| e.to_string())
    };
    let of_gpu = "gpu.module @device {
    gpu.func @kernel(%x: f32) kernel {
      %y = arith.addf %x, %x : f32
      gpu.return
    }
  }";
    assert_eq!(flops(of_gpu), Ok(5));
    let of_llvm = "gpu.module @device {
    llvm.func @kernel(%x: f32) attributes {gpu.kernel} {
      %y = llvm.fadd %x, %x : f32
      llvm.return
    }
  }";
    assert_eq!(flops(of_llvm), Ok(5));
    let binary = "gpu.binary @device [#gpu.object<#nvvm.target, \"\">]";
    let found = flops(binary);
    let reason = "the kernel `device::kernel`, which is machine code, is not known";
    assert!(found.as_ref().is_err_and(|e| e.contains(reason)), "{found:?}");
}

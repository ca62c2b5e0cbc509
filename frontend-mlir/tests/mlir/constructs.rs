//! What has no execution to compare with: names, unknown dialects, tensors, ways to hand over IR.

use crate::cases;
use crate::execution::{run, scratch, tool, Program};
use std::process::Command;
use symprof_core::profile::{ModuleProfile, Options, Status};
use symprof_mlir::melior::dialect::DialectRegistry;
use symprof_mlir::melior::ir::BlockLike;
use symprof_mlir::melior::ir::Module;
use symprof_mlir::melior::{utility, Context};
use symprof_mlir::{load_bytes, Loaded};

pub fn loaded(text: &str) -> Loaded {
    load_bytes(text.as_bytes(), "test.mlir").unwrap_or_else(|e| panic!("{e}"))
}

/// The visible blocks of a function, each with its formula or its status and reason.
pub fn profile(loaded: &Loaded, name: &str) -> Vec<String> {
    let profile = ModuleProfile::new(&loaded.module, Options::default());
    let function = profile.function(profile.by_name(name).unwrap());
    let show = |b: &symprof_core::profile::BlockProfile| match b.count.status() {
        Status::ClosedForm => format!("{}: {}", b.name, function.formula_text(b).unwrap()),
        s => format!("{}: {}, {}", b.name, s.name(), b.count.reason().unwrap_or_default()),
    };
    function.blocks().iter().map(show).collect()
}

#[test]
fn blocks_are_named_by_their_path() {
    let loaded = loaded(
        "func.func @f(%n: index, %c: i1) {
  scf.if %c { } else { }
  affine.for %i = 0 to %n {
    scf.if %c { }
    scf.if %c { affine.for %j = 0 to 3 { } }
  }
  cf.cond_br %c, ^a, ^b
^a:
  affine.for %i = 0 to 2 { }
  cf.br ^b
^b:
  scf.execute_region {
    cf.br ^c
  ^c:
    scf.yield
  }
  return
}",
    );
    let function = loaded.module.functions.values().next().unwrap();
    let visible = function.layout.iter().filter(|b| !function.blocks[**b].hidden);
    let names: Vec<&str> = visible.map(|b| function.blocks[*b].name.as_str()).collect();
    assert_eq!(
        names,
        [
            "bb0",
            "bb0/scf.if#0.then",
            "bb0/scf.if#0.else",
            "bb0/affine.for#0.body",
            "bb0/affine.for#0.body/scf.if#0.then",
            "bb0/affine.for#0.body/scf.if#1.then",
            "bb0/affine.for#0.body/scf.if#1.then/affine.for#0.body",
            "bb1",
            "bb1/affine.for#0.body",
            "bb2",
            "bb2/scf.execute_region#0.body/bb0",
            "bb2/scf.execute_region#0.body/bb1",
        ]
    );
}

#[test]
fn unknown_operations_are_statements_and_unknown_regions_say_so() {
    let loaded = loaded(
        "func.func @f(%n: index) {
  %x = \"foo.value\"(%n) : (index) -> index
  affine.for %i = 0 to 5 { \"foo.statement\"(%i) : (index) -> () }
  affine.for %i = 0 to %x { }
  \"foo.loop\"(%n) ({
    affine.for %i = 0 to 3 { }
    \"foo.end\"() : () -> ()
  }) : (index) -> ()
  \"foo.two\"() ({
    \"foo.br\"()[^bb1] : () -> ()
  ^bb1:
    \"foo.end\"() : () -> ()
  }, {
    \"foo.end\"() : () -> ()
  }) : () -> ()
  affine.for %i = 0 to 7 { }
  return
}",
    );
    assert_eq!(
        profile(&loaded, "f"),
        [
            "entry: 1",
            "affine.for#0.body: 5",
            "affine.for#1.body: data-dependent, the result of `foo.value`",
            "foo.loop#0.body: unsupported, the construct `foo.loop`",
            "foo.loop#0.body/affine.for#0.body: unsupported, the construct `foo.loop`",
            "foo.two#0.region0/bb0: unsupported, the construct `foo.two`",
            "foo.two#0.region0/bb1: unsupported, the construct `foo.two`",
            "foo.two#1.region1: unsupported, the construct `foo.two`",
            "affine.for#2.body: 7",
        ]
    );
}

#[test]
fn an_unknown_terminator_is_unsupported() {
    let loaded = loaded(
        "func.func @f(%c: i1) {
  \"foo.br\"()[^a, ^b] : () -> ()
^a:
  return
^b:
  return
}",
    );
    let profile = profile(&loaded, "f");
    assert_eq!(profile[0], "bb0: 1");
    assert!(
        profile[1..].iter().all(|b| b.contains("unsupported, the construct `foo.br`")),
        "{profile:?}"
    );
}

#[test]
fn tensors_carry_their_sizes() {
    let loaded = loaded(
        "func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %m = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x4xf32>) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %m) -> tensor<?x4xf32> {
    scf.yield %t : tensor<?x4xf32>
  }
  %d = tensor.dim %r, %c0 : tensor<?x4xf32>
  %k = tensor.dim %a, %c1 : tensor<?x?xf32>
  %s = arith.constant 3 : index
  %x = tensor.extract_slice %a[0, 0] [%s, 1] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  %l = tensor.dim %x, %c0 : tensor<?xf32>
  affine.for %i = 0 to %k { }
  affine.for %i = 0 to %l { }
  %v = tensor.extract %x[%c0] : tensor<?xf32>
  %z = arith.constant 0.0 : f32
  %p = arith.cmpf ogt, %v, %z : f32
  scf.if %p { }
  return
}",
    );
    let names: Vec<&str> = loaded
        .module
        .functions
        .values()
        .next()
        .unwrap()
        .params
        .iter()
        .map(|p| p.name.as_str())
        .collect();
    assert_eq!(names, ["arg0", "arg1", "arg2", "arg0.dim0", "arg0.dim1", "arg1.dim0"]);
    let blocks = profile(&loaded, "f");
    assert_eq!(blocks[1], "linalg.matmul#0.body: 4*arg0.dim0*arg0.dim1");
    assert_eq!(blocks[3], "affine.for#0.body: arg0.dim1");
    assert_eq!(blocks[4], "affine.for#1.body: 3");
    assert_eq!(blocks[5], "scf.if#0.then: data-dependent, the result of `arith.cmpf`");
}

#[test]
fn a_negative_size_is_outside_the_domain() {
    let loaded = loaded(
        "func.func @f(%a: memref<?x?xf32>) {
  linalg.transpose ins(%a : memref<?x?xf32>) outs(%a : memref<?x?xf32>) permutation = [1, 0]
  return
}",
    );
    let profile = ModuleProfile::new(&loaded.module, Options::default());
    let id = profile.by_name("f").unwrap();
    let at = |m: i128, n: i128| {
        let point = [("arg0.dim0", m), ("arg0.dim1", n)].into_iter().collect();
        profile.evaluate(id, &point).map(|e| e.root().block("linalg.transpose#0.body"))
    };
    assert_eq!(at(3, 4).unwrap(), Some(12.into()));
    assert!(at(-3, -4).unwrap_err().to_string().contains("undefined"));
}

#[test]
fn steps_are_positive() {
    let text = |step: &str| {
        format!(
            "func.func @f(%n: index, %s: index) {{
  %c0 = arith.constant 0 : index
  %c-2 = arith.constant -2 : index
  scf.for %i = %c0 to %n step {step} {{ }}
  return
}}"
        )
    };
    let constant = loaded(&text("%c0"));
    let reason = constant.outcomes[0].unsupported.clone().unwrap();
    assert_eq!(reason, "`scf.for` steps by 0; make the step positive");
    let dynamic = loaded(&text("%s"));
    let profile = ModuleProfile::new(&dynamic.module, Options::default());
    let id = profile.by_name("f").unwrap();
    let at = |s: i128| profile.evaluate(id, &[("arg0", 9), ("arg1", s)].into_iter().collect());
    assert_eq!(at(4).unwrap().root().block("scf.for#0.body"), Some(3.into()));
    for s in [0, -1] {
        let e = at(s).unwrap_err().to_string();
        assert!(e.contains("undefined"), "{e}");
    }
}

#[test]
fn symbols_of_nested_modules_are_qualified() {
    let loaded = loaded(
        "func.func @g() { return }
module @inner {
  func.func @f() {
    func.call @g() : () -> ()
    return
  }
  func.func @g() { return }
}",
    );
    let names: Vec<&str> = loaded.outcomes.iter().map(|o| o.name.as_str()).collect();
    assert_eq!(names, ["g", "inner::f", "inner::g"]);
    let profile = ModuleProfile::new(&loaded.module, Options::default());
    let id = profile.by_name("inner::f").unwrap();
    let evaluation = profile.evaluate(id, &Default::default()).unwrap();
    assert_eq!(evaluation.root().calls_to("inner::g"), Some(1.into()));
}

#[test]
fn a_function_whose_address_is_taken_escapes() {
    let loaded = loaded(
        "func.func private @keep(() -> ())
func.func @called() { return }
func.func @direct() { return }
func.func @f() {
  %g = func.constant @called : () -> ()
  func.call @keep(%g) : (() -> ()) -> ()
  %h = func.constant @direct : () -> ()
  func.call_indirect %h() : () -> ()
  return
}",
    );
    let escapes = |name: &str| {
        let id = loaded.module.by_name(name).unwrap();
        loaded.module.functions[id].address_escapes
    };
    assert!(escapes("called"));
    assert!(!escapes("direct"));
}

#[test]
fn functions_of_other_dialects_are_unsupported() {
    let text = "\"my.func\"() ({\n  \"my.return\"() : () -> ()\n}) {sym_name = \"f\", function_type = () -> ()} : () -> ()";
    let unsupported = loaded(text).outcomes[0].unsupported.clone();
    assert!(unsupported.is_some_and(|u| u.contains("`my.func` is not `func.func`")));
    assert_eq!(loaded("llvm.func @f() { llvm.return }").outcomes[0].unsupported, None);
}

// ---- ways to hand over IR ----

const KERNEL: &str = "func.func @f(%n: index) {
  affine.for %i = 0 to %n {
  }
  return
}
";

#[test]
fn bytecode_is_read_as_text_is() {
    let text = scratch("kernel.mlir");
    let code = scratch("kernel.mlirbc");
    std::fs::write(&text, KERNEL).unwrap();
    run(Command::new(tool("mlir-opt")).arg("--emit-bytecode").arg(&text).arg("-o").arg(&code));
    let bytes = std::fs::read(&code).unwrap();
    assert!(bytes.starts_with(b"ML\xefR"));
    let read = symprof_mlir::load(&code).unwrap();
    assert_eq!(profile(&read, "f"), profile(&loaded(KERNEL), "f"));
}

#[test]
fn what_is_held_in_memory_is_lowered_in_place() {
    let registry = DialectRegistry::new();
    utility::register_all_dialects(&registry);
    let context = Context::new();
    context.append_dialect_registry(&registry);
    let held = Module::parse(&context, KERNEL).unwrap();
    let expected = profile(&loaded(KERNEL), "f");
    let by_module = symprof_mlir::lower_module(&held).unwrap();
    assert_eq!(profile(&by_module, "f"), expected);
    let body = held.body();
    let function = body.first_operation().unwrap();
    let by_operation = symprof_mlir::lower_operation(function).unwrap();
    assert_eq!(profile(&by_operation, "f"), expected);
    // SAFETY: the module is alive, and nobody changes it
    let by_handle = unsafe { symprof_mlir::lower_raw_module(held.to_raw()) }.unwrap();
    assert_eq!(profile(&by_handle, "f"), expected);
    // SAFETY: as above
    let by_handle = unsafe { symprof_mlir::lower_raw_operation(function.to_raw()) }.unwrap();
    assert_eq!(profile(&by_handle, "f"), expected);
    assert_eq!(
        held.as_operation().to_string(),
        Module::parse(&context, KERNEL).unwrap().as_operation().to_string()
    );
}

#[test]
fn an_annotated_module_still_parses() {
    let text = scratch("annotated.in.mlir");
    std::fs::write(
        &text,
        "func.func private @t0()
func.func @f(%n: index, %m: index) {
  affine.for %i = 0 to %n {
    %c = arith.cmpi slt, %i, %m : index
    scf.if %c {
      func.call @t0() : () -> ()
    } else {
    }
  }
  return
}",
    )
    .unwrap();
    let annotated = symprof_mlir::annotate(&text, |loaded| {
        let mut formulas = symprof_mlir::Formulas::default();
        for (id, function) in &loaded.module.functions {
            for &block in &function.layout {
                formulas.counts.insert((id, block), format!("<{}>", function.blocks[block].name));
            }
        }
        formulas
    })
    .unwrap();
    for expected in [
        "call @t0() {symprof.count = \"<affine.for#0.body/scf.if#0.then>\"}",
        "{symprof.count = \"<affine.for#0.body>\"}",
        "{symprof.count = \"then: <affine.for#0.body/scf.if#0.then>; else: <affine.for#0.body/scf.if#0.else>\"}",
        "attributes {symprof.count = \"<entry>\"}",
    ] {
        assert!(annotated.contains(expected), "{expected} is not in\n{annotated}");
    }
    let out = scratch("annotated.mlir");
    std::fs::write(&out, &annotated).unwrap();
    run(Command::new(tool("mlir-opt")).arg(&out));
}

/// Each case with the formula of each block, as `symprof annotate` writes it.
#[test]
fn every_annotated_case_still_parses() {
    for case in cases::all() {
        let annotated = symprof_mlir::annotate(&case.path, |loaded| {
            let profile = ModuleProfile::new(&loaded.module, Options::default());
            let mut formulas = symprof_mlir::Formulas::default();
            for id in loaded.module.functions.keys() {
                let function = profile.function(id);
                for block in function.blocks() {
                    let text = function.formula_text(block).unwrap_or_else(|| "\"?\"\n".into());
                    formulas.counts.insert((id, block.block), text);
                }
            }
            formulas
        })
        .unwrap_or_else(|e| panic!("{e}"));
        let name = case.path.file_stem().and_then(|n| n.to_str()).unwrap();
        let out = scratch(&format!("{name}.annotated.mlir"));
        std::fs::write(&out, &annotated).unwrap();
        // without `--allow-unregistered-dialect`
        let again = run(Command::new(tool("mlir-opt")).arg(&out));
        let regions = annotated.matches("symprof.count = ").count();
        assert!(regions > 1, "{name}:\n{annotated}");
        assert_eq!(again.matches("symprof.count = ").count(), regions, "{name}");
    }
}

#[test]
fn annotated_input_with_unknown_dialects_parses_as_it_did() {
    let text = scratch("annotated.unknown.in.mlir");
    std::fs::write(&text, "func.func @f() {\n  \"foo.x\"() ({\n    \"foo.y\"() : () -> ()\n  }) : () -> ()\n  return\n}\n")
        .unwrap();
    let annotated = symprof_mlir::annotate(&text, |loaded| {
        let mut formulas = symprof_mlir::Formulas::default();
        for (id, function) in &loaded.module.functions {
            formulas.counts.extend(function.layout.iter().map(|&b| ((id, b), "n".to_owned())));
        }
        formulas
    })
    .unwrap();
    let out = scratch("annotated.unknown.mlir");
    std::fs::write(&out, annotated).unwrap();
    run(Command::new(tool("mlir-opt")).arg("--allow-unregistered-dialect").arg(&out));
}

// ---- linalg ----

/// The payload of a named operation has no place for a marker in the text; that of the generic
/// operation that MLIR makes of it has, and is executed.
#[test]
fn named_operations_run_their_payload_once_a_point() {
    let kinds = [
        ("matmul", "memref<?x?xf32>, memref<?x?xf32>", "memref<?x?xf32>", "", [2, 2, 2]),
        (
            "batch_matmul",
            "memref<?x?x?xf32>, memref<?x?x?xf32>",
            "memref<?x?x?xf32>",
            "",
            [3, 3, 3],
        ),
        ("matvec", "memref<?x?xf32>, memref<?xf32>", "memref<?xf32>", "", [2, 1, 1]),
        ("conv_1d", "memref<?xf32>, memref<?xf32>", "memref<?xf32>", "", [1, 1, 1]),
        ("conv_2d", "memref<?x?xf32>, memref<?x?xf32>", "memref<?x?xf32>", "", [2, 2, 2]),
        (
            "conv_2d_nhwc_hwcf",
            "memref<?x?x?x?xf32>, memref<?x?x?x?xf32>",
            "memref<?x?x?x?xf32>",
            "{strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}",
            [4, 4, 4],
        ),
        (
            "pooling_nhwc_max",
            "memref<?x?x?x?xf32>, memref<?x?xf32>",
            "memref<?x?x?x?xf32>",
            "",
            [4, 2, 4],
        ),
        ("add", "memref<?x?xf32>, memref<?x?xf32>", "memref<?x?xf32>", "", [2, 2, 2]),
    ];
    for (name, ins, outs, attributes, ranks) in kinds {
        let types = format!("{ins}, {outs}");
        let args: Vec<String> =
            types.split(", ").enumerate().map(|(k, ty)| format!("%a{k}: {ty}")).collect();
        let text = format!(
            "func.func private @t0()\nfunc.func @f({}) {{\n  linalg.{name} {attributes} ins(%a0, %a1 : {ins}) outs(%a2 : {outs})\n  return\n}}\n",
            args.join(", ")
        );
        let named = scratch(&format!("named.{name}.mlir"));
        std::fs::write(&named, text).unwrap();
        let generic =
            run(Command::new(tool("mlir-opt")).arg("--linalg-generalize-named-ops").arg(&named));
        assert!(generic.contains("linalg.generic"), "{name}");
        let marked = scratch(&format!("generic.{name}.mlir"));
        std::fs::write(
            &marked,
            generic.replace("linalg.yield", "func.call @t0() : () -> ()\n      linalg.yield"),
        )
        .unwrap();
        let by_name = symprof_mlir::load(&named).unwrap();
        let by_map = symprof_mlir::load(&marked).unwrap();
        let program = Program::new(&marked, &cases::types(&by_map));
        let profile = ModuleProfile::new(&by_name.module, Options::default());
        let id = profile.by_name("f").unwrap();
        let block = format!("linalg.{name}#0.body");
        let status = profile.function(id).block(&block).unwrap().count.status();
        assert_eq!(status, Status::ClosedForm, "{name}");
        // Sizes that fit each other: outputs and windows of 3, inputs around them of 8.
        for (input, window, output) in [(8, 3, 3), (3, 3, 3), (0, 0, 0), (8, 3, 0)] {
            let convolution = name.starts_with("conv") || name.starts_with("pooling");
            if input == 8 && !convolution {
                continue;
            }
            let mut at = std::collections::BTreeMap::new();
            for (k, (rank, size)) in ranks.into_iter().zip([input, window, output]).enumerate() {
                for d in 0..rank {
                    at.insert(format!("arg{k}.dim{d}"), size);
                }
            }
            if convolution && ranks[0] == 4 {
                // batch and channels are no window
                for n in ["arg0.dim0", "arg0.dim3", "arg2.dim0", "arg2.dim3", "arg1.dim2"] {
                    at.entry(n.into()).and_modify(|v| *v = window);
                }
            }
            let expected = program.counts(&at)[0];
            let point = cases::point(&at);
            let counts = profile.evaluate(id, &point).unwrap();
            assert_eq!(counts.root().block(&block), Some(expected.into()), "{name} at {at:?}");
            let marked = ModuleProfile::new(&by_map.module, Options::default());
            let id = marked.by_name("f").unwrap();
            let counts = marked.evaluate(id, &point).unwrap();
            assert_eq!(counts.root().calls_to("t0"), Some(expected.into()), "{name} at {at:?}");
        }
    }
}

#[test]
fn a_box_without_dimensions_has_one_point() {
    let loaded = loaded(
        "func.func @f(%n: index) {
  affine.parallel () = () to () {
    affine.for %i = 0 to %n { }
  }
  scf.forall () in () {
    affine.for %i = 0 to %n { }
  }
  return
}",
    );
    assert_eq!(
        profile(&loaded, "f"),
        [
            "entry: 1",
            "affine.parallel#0.body: 1",
            "affine.parallel#0.body/affine.for#0.body: max(0, arg0)",
            "scf.forall#0.body: 1",
            "scf.forall#0.body/affine.for#0.body: max(0, arg0)",
            "scf.forall#0.body/scf.forall.in_parallel#0.body: 1",
        ]
    );
}

/// Results behind the first one of a function with loops go through memory: exact all the same.
#[test]
fn all_results_of_a_function_are_followed() {
    let loaded = loaded(
        "func.func @two(%n: index) -> (index, i32, f32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %z = arith.constant 0.0 : f32
  %r = affine.for %i = 0 to %n iter_args(%s = %c0) -> (i32) {
    %x = arith.addi %s, %c1 : i32
    affine.yield %x : i32
  }
  return %n, %r, %z : index, i32, f32
}
func.func @f(%n: index) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %r:3 = func.call @two(%n) : (index) -> (index, i32, f32)
  scf.for %i = %c0 to %r#1 step %c1 : i32 { }
  return
}",
    );
    let profile = ModuleProfile::new(&loaded.module, Options::default());
    let id = profile.by_name("f").unwrap();
    for n in [-1, 0, 9] {
        let counts = profile.evaluate(id, &[("arg0", n)].into_iter().collect()).unwrap();
        assert_eq!(counts.root().block("scf.for#0.body"), Some(n.max(0).into()));
    }
}

#[test]
fn wide_integers_say_so() {
    let loaded = loaded(
        "func.func @f(%n: i128) {
  %c0 = arith.constant 0 : i128
  %c1 = arith.constant 1 : i128
  scf.for %i = %c0 to %n step %c1 : i128 { }
  affine.for %i = 0 to 3 { }
  return
}",
    );
    let blocks = profile(&loaded, "f");
    assert!(blocks[1].contains("data-dependent, an integer of 128 bits"), "{blocks:?}");
    assert_eq!(blocks[2], "affine.for#0.body: 3");
}

/// Elements of constants are choices by their place, which lies within the bounds.
#[test]
fn an_element_beyond_a_constant_has_no_count() {
    let text = b"memref.global \"private\" constant @t : memref<2x3xindex> = dense<[[1, 2, 4], [8, 16, 32]]>
func.func @f(%i: index, %j: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = memref.get_global @t : memref<2x3xindex>
  %n = memref.load %t[%i, %j] : memref<2x3xindex>
  scf.for %k = %c0 to %n step %c1 {
  }
  return
}";
    let loaded = load_bytes(text, "table.mlir").unwrap();
    let profile = ModuleProfile::new(&loaded.module, Options::default());
    let id = profile.by_name("f").unwrap();
    let at = |i: i128, j: i128| {
        let counts = profile.evaluate(id, &[("arg0", i), ("arg1", j)].into_iter().collect());
        counts.map(|c| c.root().block("scf.for#0.body"))
    };
    for (i, j, n) in [(0, 0, 1), (0, 2, 4), (1, 0, 8), (1, 1, 16)] {
        assert_eq!(at(i, j).unwrap(), Some(n.into()), "{i}, {j}");
    }
    // within the constant and beyond a row: no element is meant
    for (i, j) in [(0, 3), (2, 0), (-1, 0), (1, -1), (9, 9)] {
        let error = at(i, j).map(|_| ()).unwrap_err().to_string();
        assert!(error.contains("undefined at this point"), "{i}, {j}: {error}");
    }
}

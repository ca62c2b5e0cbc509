//! Input that cannot be read or profiled: one clear message, never a panic.

use symprof_core::profile::{ModuleProfile, Options, Status};
use symprof_mlir::melior::ir::operation::OperationBuilder;
use symprof_mlir::melior::ir::{BlockLike, Location, Module};
use symprof_mlir::melior::{dialect::DialectRegistry, utility, Context};
use symprof_mlir::{load_bytes, Error};

fn error(text: &[u8]) -> String {
    match load_bytes(text, "bad.mlir") {
        Ok(_) => panic!("it was read"),
        Err(e) => e.to_string(),
    }
}

#[test]
fn unreadable_text_is_named_with_its_place() {
    let e = error(b"func.func @f() {\n  %0 = arith.addi %x, %x : index\n  return\n}\n");
    assert!(e.starts_with("bad.mlir:2:") && e.contains("mlir-opt"), "{e}");
    let e = error(b"func.func @f(");
    assert!(e.starts_with("bad.mlir:1:"), "{e}");
    assert!(error(b" \n").contains("is empty"));
    assert!(error(b"\xff\xfe").contains("not UTF-8"));
    assert!(error(b"func\0").contains("zero"));
    let deep = "(".repeat(20_000);
    assert!(matches!(load_bytes(deep.as_bytes(), "deep"), Err(Error::TooDeep { .. })));
}

#[test]
fn a_module_that_does_not_verify_is_refused() {
    let e = error(b"func.func @f(%n: index) -> index {\n  return\n}\n");
    assert!(e.starts_with("bad.mlir:2:3") && e.contains("operand"), "{e}");
}

#[test]
fn symbols_of_one_qualified_name_are_refused() {
    let module = |value: u32| {
        format!("func.func private @len() -> index {{ %c = arith.constant {value} : index return %c : index }}")
    };
    // nothing tells the unnamed modules apart
    let e = error(format!("module {{ {} }}\nmodule {{ {} }}", module(3), module(7)).as_bytes());
    assert!(e.starts_with("bad.mlir has several symbols of the qualified name `len`;"), "{e}");
    let e =
        error(format!("module @k {{ {} }}\nfunc.func private @\"k::len\"()", module(3)).as_bytes());
    assert!(e.contains("`k::len`"), "{e}");
    // where a function leaves its second result
    let global = "memref.global @\"g.result1\" : memref<1xindex>";
    let two = "func.func @g(%a: index) -> (index, index) { return %a, %a : index, index }";
    let e = error(format!("{global}\n{two}").as_bytes());
    assert!(e.contains("`g.result1`") && e.contains("rename one"), "{e}");
    assert!(load_bytes(
        format!("module @a {{ {0} }}\nmodule @b {{ {0} }}", module(3)).as_bytes(),
        "f"
    )
    .is_ok());
}

#[test]
fn a_file_that_is_not_there() {
    let e = symprof_mlir::load("no/such.mlir").map(|_| ()).unwrap_err().to_string();
    assert!(e.contains("no/such.mlir"), "{e}");
}

#[test]
fn a_module_in_memory_that_does_not_verify_is_refused() {
    let registry = DialectRegistry::new();
    utility::register_all_dialects(&registry);
    let context = Context::new();
    context.append_dialect_registry(&registry);
    context.load_all_available_dialects();
    let location = Location::unknown(&context);
    let module = Module::new(location);
    // a return outside of a function
    let wrong = OperationBuilder::new("func.return", location).build().unwrap();
    module.body().append_operation(wrong);
    let e = symprof_mlir::lower_module(&module).map(|_| ()).unwrap_err();
    assert!(matches!(&e, Error::Invalid { .. }), "{e}");
    let e = e.to_string();
    assert!(e.contains("builtin.module") && e.contains("func.return"), "{e}");
    assert_eq!(e.lines().count(), 1, "{e}");
}

#[test]
fn an_operation_without_functions_is_refused() {
    let registry = DialectRegistry::new();
    utility::register_all_dialects(&registry);
    let context = Context::new();
    context.append_dialect_registry(&registry);
    let text = "func.func @f(%n: index) {\n  %c = arith.constant 1 : index\n  return\n}\n";
    let module = Module::parse(&context, text).unwrap();
    let body = module.body();
    let function = body.first_operation().unwrap();
    let region = function.region(0).unwrap();
    use symprof_mlir::melior::ir::RegionLike;
    let block = region.first_block().unwrap();
    let constant = block.first_operation().unwrap();
    let e = symprof_mlir::lower_operation(constant).map(|_| ()).unwrap_err().to_string();
    assert!(e.contains("`arith.constant` is no function"), "{e}");
}

#[test]
fn bounds_that_read_tensor_contents_are_data() {
    let text = b"func.func private @t0()
func.func @f(%t: tensor<?xindex>, %m: memref<?xindex>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tensor.extract %t[%n] : tensor<?xindex>
  scf.for %i = %c0 to %a step %c1 {
  }
  %b = memref.load %m[%n] : memref<?xindex>
  affine.for %i = 0 to %n {
    %s = memref.load %m[%i] : memref<?xindex>
    scf.for %j = %c0 to %s step %c1 {
    }
  }
  scf.for %i = %c0 to %b step %c1 {
    func.call @t0() : () -> ()
  }
  affine.for %i = 0 to %n {
  }
  return
}";
    let loaded = load_bytes(text, "data.mlir").unwrap();
    let profile = ModuleProfile::new(&loaded.module, Options::default());
    let id = profile.by_name("f").unwrap();
    let statuses: Vec<Status> =
        profile.function(id).blocks().iter().map(|b| b.count.status()).collect();
    let (closed, data) = (Status::ClosedForm, Status::DataDependent);
    assert_eq!(statuses, [closed, data, closed, data, data, closed]);
    let point = [("arg2", 4)].into_iter().collect();
    let counts = profile.evaluate(id, &point).unwrap();
    let root = counts.root();
    assert_eq!(root.block("affine.for#1.body"), Some(4.into()));
    assert_eq!(root.block("scf.for#0.body"), None);
    assert_eq!(root.calls_to("t0"), None);
}

//! Input that cannot be read or profiled: one clear message, never a panic.

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
fn a_file_that_is_not_there() {
    let e = symprof_mlir::load("no/such.mlir").map(|_| ()).unwrap_err().to_string();
    assert!(e.contains("no/such.mlir"), "{e}");
}

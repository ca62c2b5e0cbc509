//! The examples run as part of the tests.

#[path = "../../examples/conv_border.rs"]
mod conv_border;
#[path = "../../examples/matmul.rs"]
mod matmul;
#[cfg(feature = "mlir")]
#[path = "../../examples/mlir_embedding.rs"]
mod mlir_embedding;
#[path = "../../examples/own_ir.rs"]
mod own_ir;
#[path = "../../examples/toy/frontend.rs"]
mod toy;

use symprof::frontend::Frontend;
use symprof::input::{built_in, InputError};
use symprof::profile::{Engine, ModuleProfile, Options};

/// The paper's table "Statically determined expressions for basic blocks".
#[test]
fn matmul_table() {
    let table = matmul::table().expect("the example runs");
    let expressions: Vec<&str> = table.iter().map(|r| r[1].as_str()).collect();
    let paper = [
        "1",
        "1",
        "M + 1",
        "M",
        "M*(N + 1)",
        "M*N",
        "M*N",
        "M*N*(K + 1)",
        "M*N*K",
        "1",
        "M",
        "M*N",
        "M*N*K",
    ];
    assert_eq!(expressions, paper);
}

/// The paper's H/(H + 2).
#[test]
fn conv_border_ratio() {
    let [test, inner, border] = conv_border::counts().expect("the example runs");
    assert_eq!([test.as_str(), inner.as_str(), border.as_str()], ["H + 2", "H", "2"]);
}

/// Tiling changes the blocks, not how often the innermost one executes.
#[cfg(feature = "mlir")]
#[test]
fn tiled_in_memory() {
    let [before, after] = mlir_embedding::before_and_after().expect("the example runs");
    assert!(before.0.contains("arg0.dim0*arg0.dim1*arg1.dim1  [closed-form]"), "{}", before.0);
    assert!(after.0.contains("scf.for#0.body/scf.for#0.body/linalg.matmul#0.body"), "{}", after.0);
    assert_eq!(before.1, "210000");
    assert_eq!(after.1, "210000");
}

#[test]
fn toy_language() {
    let program = "
        fn f n w {
          x = n
          for i = 0 to n {
            if i < w { x = x + 1 call edge } else { for j = i to n { call inner } }
          }
          for k = 0 to x { call last }
          while x > 0 { x = x / 2 call halve }
        }";
    let module = toy::lower(program).expect("it parses");
    symprof::verify::verify_module(&module).expect("what is lowered is sound");
    let profile = ModuleProfile::new(&module, Options::default());
    let id = profile.by_name("f").expect("the function is there");
    for n in -2i64..8 {
        for w in -2i64..8 {
            let point = [("n", i128::from(n)), ("w", i128::from(w))].into_iter().collect();
            let counts = profile.evaluate_by(Engine::Both, id, &point).expect("it evaluates");
            let edge = n.clamp(0, w.max(0));
            let inner: i64 = (0..n).filter(|i| *i >= w).map(|i| n - i).sum();
            let last = (n + edge).max(0);
            let halve = if last > 0 { i64::from(last.ilog2()) + 1 } else { 0 };
            for (callee, want) in
                [("edge", edge), ("inner", inner), ("last", last), ("halve", halve)]
            {
                let got = counts.root().calls_to(callee);
                assert_eq!(got, Some(want.into()), "{callee} at n = {n}, w = {w}");
            }
        }
    }
    assert!(toy::lower("fn f n { for i = 0 n { } }").is_err());
    assert!(toy::lower("fn f n { x = y }").is_err());
}

/// A frontend from outside joins those that are built in, and theirs go on as before.
#[test]
fn toy_files() {
    let registry = built_in().with(toy::Toy);
    for name in ["f.toy", "stdin"] {
        let loaded = registry.load_bytes(b"fn f n { call g }", name).expect("it loads");
        assert_eq!(loaded.outcomes[0].name, "f");
    }
    let error = registry.load_bytes(b"fn f n { x = y }", "f.toy").unwrap_err();
    assert!(
        matches!(&error, InputError::Refused(e) if e.downcast_ref::<toy::ToyError>().is_some()),
        "{error}"
    );
    let want = "f.toy: no variable `y`; a program is `fn NAME PARAMETERS { STATEMENTS }`";
    assert_eq!(error.to_string(), want);
    let error = registry.load_bytes(b"Dear Sir or Madam", "letter").unwrap_err().to_string();
    assert!(error.contains(" toy program (.toy)"), "{error}");
    #[cfg(feature = "llvm")]
    assert!(registry.load_bytes(b"define void @f() {\n  ret void\n}\n", "f").is_ok());
    let error = toy::Toy.load_path("no/such.toy").unwrap_err().to_string();
    assert!(error.starts_with("cannot read no/such.toy: "), "{error}");
}

/// An IR of its own in memory, with what its frontend cannot follow.
#[test]
fn own_ir_in_memory() {
    let mut kernel = own_ir::kernel();
    let loaded = own_ir::OwnIr.load(std::slice::from_ref(&kernel)).expect("it is well formed");
    symprof::verify::verify_module(&loaded.module).expect("what is lowered is sound");
    let profile = ModuleProfile::new(&loaded.module, Options::default());
    let id = profile.by_name("triangle").expect("the kernel is there");
    let small = profile.function(id).blocks().iter().find(|b| b.name == "small");
    assert_eq!(small.and_then(|b| b.count.reason()), Some("a rounded float"));
    for n in -2..8i64 {
        let point = [("n", i128::from(n))].into_iter().collect();
        let counts = profile.evaluate(id, &point).expect("it evaluates");
        let rows = n.max(0);
        let cells = rows * (rows + 1) / 2;
        let all = [("row", rows + 1), ("cells", cells + rows), ("cell", cells), ("next", rows)];
        for (block, want) in all {
            assert_eq!(counts.root().block(block), Some(want.into()), "{block} at n = {n}");
        }
        assert_eq!(counts.root().block("small"), if n > 0 { None } else { Some(0.into()) });
    }
    kernel.registers = 5;
    let error = own_ir::OwnIr.load(&[kernel]).unwrap_err().to_string();
    let want = "kernel `triangle`: there is no register 5; they are numbered from 0";
    assert_eq!(error, want);
}

//! The examples run as part of the tests.

#[path = "../../examples/conv_border.rs"]
mod conv_border;
#[path = "../../examples/matmul.rs"]
mod matmul;
#[cfg(feature = "mlir")]
#[path = "../../examples/mlir_embedding.rs"]
mod mlir_embedding;
#[path = "../../examples/toy/frontend.rs"]
mod toy;

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
    symprof::ir::verify::verify_module(&module).expect("what is lowered is sound");
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

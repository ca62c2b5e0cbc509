//! MLIR through the whole system: the same kernel written in `scf`, in `affine` and in C gives the
//! same counts; the command line reads and annotates `.mlir`.

use crate::c::tools::{llvm, run, Level};
use crate::golden::book::{blesses, Pages};
use crate::golden::{assume, evaluate, page, Assumed, Book, Evaluated, Truth};
use crate::support::{file, symprof, temporary};
use num_bigint::BigInt;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use symprof::assume::AssumptionKind;
use symprof::profile::{Engine, Evaluation, ModuleProfile, Options, Point};

/// A kernel of `tests/mlir`, and how often its markers run at (n, m).
struct Kernel {
    name: &'static str,
    truth: fn(i64, i64) -> [i64; 2],
}

const KERNELS: [Kernel; 3] = [
    Kernel { name: "triangle", truth: |n, _| [n.max(0), n.max(0) * (n.max(0) + 1) / 2] },
    Kernel { name: "tiles", truth: |n, _| [(n.max(0) + 7) / 8, n.max(0)] },
    Kernel {
        name: "band",
        truth: |n, m| {
            let mut counts = [0, 0];
            for i in 0..n {
                for j in 0..m {
                    if (i - j).abs() <= 1 {
                        counts[0] += 1;
                    } else if j % 2 == 0 {
                        counts[1] += 1;
                    }
                }
            }
            counts
        },
    },
];

/// The forms of a kernel, as labels of its golden formulas.
const FORMS: [&str; 4] = ["scf", "affine", "C-O0", "C-O1"];

/// The file of a kernel in that form; from C, compiled.
fn form(kernel: &Kernel, form: &str) -> PathBuf {
    let level = match form {
        "C-O0" => Level::O0,
        "C-O1" => Level::O1,
        _ => return file(&format!("mlir/{}.{form}.mlir", kernel.name)),
    };
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("mlir").join(level.name);
    std::fs::create_dir_all(&folder).expect("a folder");
    let source = file(&format!("mlir/{}.c", kernel.name));
    level.compile(&[source], &folder).unwrap_or_else(|e| panic!("{e}"));
    folder.join(format!("{}.ll", kernel.name))
}

/// The counts of the blocks of the function asked for.
fn blocks(counts: &Evaluation) -> Vec<(String, String, BigInt)> {
    let root = counts.root();
    let known = |b: &symprof::profile::BlockValue| {
        let n = b.count.clone().expect("parameters decide all");
        (root.name.clone(), b.name.clone(), n)
    };
    root.blocks.iter().map(known).collect()
}

#[test]
fn one_kernel_in_scf_affine_and_c_has_one_count_and_golden_formulas() {
    let mut pages: BTreeMap<String, Pages> = BTreeMap::new();
    let mut wrong: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut all = Evaluated::default();
    let mut assumed = Assumed::default();
    for (kernel, label) in KERNELS.iter().flat_map(|k| FORMS.map(|f| (k, f))) {
        let path = form(kernel, label);
        let loaded = symprof::input::load(&path).unwrap_or_else(|e| panic!("{e}"));
        let profile = ModuleProfile::new(&loaded.module, Options::default());
        let id = profile.by_name("f").expect("a function f");
        let names: Vec<String> =
            profile.function(id).parameters().iter().map(|p| p.name.clone()).collect();
        let mut truths = Vec::new();
        for (n, m) in [(0, 0), (1, 1), (5, 9), (8, 3), (23, 17), (-4, 6)] {
            let at = || names.iter().cloned().zip([n, m]);
            let point: Point = at().map(|(name, v)| (name, i128::from(v))).collect();
            let counts = profile.evaluate(id, &point).unwrap_or_else(|e| panic!("{e}"));
            let found = ["t0", "t1"].map(|t| counts.root().calls_to(t));
            let truth = (kernel.truth)(n, m).map(|c| Some(c.into()));
            assert_eq!(found, truth, "{} in {label} at n = {n}, m = {m}", kernel.name);
            // of the blocks, an execution knows
            let executed = profile.evaluate_by(Engine::Simulation, id, &point);
            let executed = executed.unwrap_or_else(|e| panic!("{e}"));
            assert_eq!(["t0", "t1"].map(|t| executed.root().calls_to(t)), truth);
            truths.push(Truth { point: at().collect(), counts: blocks(&executed) });
        }
        let page = page(&profile, id);
        let evaluated = evaluate(&page.formulas, profile.interpreter(), &truths);
        let points: Vec<_> = truths.iter().map(|t| t.point.clone()).collect();
        assumed.add(assume(&profile, id, &points));
        let name = kernel.name.to_owned();
        wrong.entry(name.clone()).or_default().extend(evaluated.wrong.clone());
        pages.entry(name).or_default().push((label.to_owned(), page));
        all.add(evaluated);
    }
    println!("MLIR: {}", assumed.summary());
    assert!(assumed.failures.is_empty(), "{:#?}", assumed.failures);
    println!("MLIR, golden formulas: {}", all.summary());
    let book = Book::new(file("mlir/golden"), &FORMS);
    let settled = book.settle(&pages, &wrong, None, blesses()).unwrap_or_else(|e| panic!("{e}"));
    println!("{settled:?}");
    assert!(all.percent() >= 100.0, "{}", all.summary());
}

#[test]
fn eval_reads_mlir() {
    let file = file("mlir/triangle.affine.mlir").display().to_string();
    let answer = symprof(&["eval", &file, "--at", "arg0=5,arg1=0", "--format", "json"]).json();
    let root = &answer["points"][0]["functions"]["f"];
    assert_eq!(root["calls"]["t1"], "15");
    assert_eq!(root["blocks"]["affine.for#0.body/affine.for#0.body"], "15");
}

#[test]
fn annotate_prints_counts_that_mlir_reads_again() {
    let file = file("mlir/tiles.affine.mlir").display().to_string();
    let answer = symprof(&["annotate", &file]);
    assert_eq!(answer.code, Some(0), "{}", answer.stderr);
    assert!(answer.stdout.contains("call @t1() {symprof.count = \""), "{}", answer.stdout);
    let again = temporary("annotated.mlir", &answer.stdout);
    run(Command::new(llvm("mlir-opt")).arg(&again)).unwrap_or_else(|e| panic!("{e}"));
    // what the counts rest on stands beside them
    let divided = temporary(
        "divided.mlir",
        "func.func @f(%n: index, %d: index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %q = arith.divsi %n, %d : index
  scf.for %i = %zero to %q step %one {
  }
  return
}
",
    );
    let answer = symprof(&["annotate", &divided]);
    assert!(answer.stdout.contains("symprof.domain = \"arg1 > 0\""), "{}", answer.stdout);
    let again = temporary("annotated-divided.mlir", &answer.stdout);
    run(Command::new(llvm("mlir-opt")).arg(&again)).unwrap_or_else(|e| panic!("{e}"));
    let assumed = symprof(&["annotate", &file, "--assume", "arg0>=1"]);
    assert_eq!(assumed.code, Some(0), "{}", assumed.stderr);

    for (option, value) in [("--at", "arg0=3"), ("--function", "f"), ("--format", "proftext")] {
        let message = symprof(&["annotate", &file, option, value]).error();
        assert!(message.contains("is MLIR") && message.contains(option), "{message}");
    }
    let answer = symprof(&["annotate", "no/such.mlir"]);
    assert_eq!((answer.code, answer.stdout.as_str()), (Some(1), ""));
    assert!(answer.stderr.contains("no/such.mlir"), "{}", answer.stderr);
}

/// Operations by name, in their blocks, on the lines of the file.
#[test]
fn features_count_operations() {
    let text =
        "func.func @saxpy(%x: memref<?xf32>, %y: memref<?xvector<4xf32>>, %n: index, %a: f32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.for %i = %zero to %n step %one {
    %u = memref.load %x[%i] : memref<?xf32>
    %v = arith.mulf %u, %a : f32
    memref.store %v, %x[%i] : memref<?xf32>
    scf.for %j = %zero to %i step %one {
      %w = memref.load %y[%j] : memref<?xvector<4xf32>>
      %s = math.fma %w, %w, %w : vector<4xf32>
      memref.store %s, %y[%j] : memref<?xvector<4xf32>>
    }
  }
  return
}
";
    let file = temporary("features.mlir", text);
    let answer = symprof(&[
        "features",
        &file,
        "--assume",
        "arg2 >= 1",
        "--at",
        "arg2=10",
        "--format",
        "json",
    ]);
    let json = answer.json();
    let saxpy = &json["functions"]["saxpy"];
    let point = &saxpy["points"][0];
    // ten products, and 45 times 4 fused
    assert_eq!(point["totals"]["flops"], "370", "{point}");
    assert_eq!(point["totals"]["bytes_loaded"], "760");
    assert_eq!(point["totals"]["bytes_stored"], "760");
    assert_eq!(saxpy["totals"]["flops"]["formula"], "arg2*(4*arg2 - 3)");
    let lines = point["lines"].as_array().expect("lines");
    let of = |n: u64| lines.iter().find(|l| l["line"] == n).map(|l| l["totals"]["flops"].clone());
    assert_eq!((of(6), of(10)), (Some("10".into()), Some("360".into())));
}

/// Whether an `scf.while` ends that data decides is assumed of what follows, in what is executed too.
#[test]
fn a_while_that_data_decides() {
    let file = temporary(
        "while.mlir",
        "func.func @f(%m: memref<?xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %last = scf.while (%i = %c0) : (index) -> index {
    %x = memref.load %m[%i] : memref<?xi32>
    %more = arith.cmpi ne, %x, %zero : i32
    scf.condition(%more) %i : index
  } do {
  ^bb0(%i: index):
    %next = arith.addi %i, %c1 : index
    scf.yield %next : index
  }
  scf.for %k = %c0 to %n step %c1 {
    memref.store %zero, %m[%k] : memref<?xi32>
  }
  return
}
",
    );
    let loaded = symprof::input::load(&file).expect("a module");
    for (disabled, count) in [(None, Some(3)), (Some(AssumptionKind::Ends), None)] {
        let profile = ModuleProfile::new(&loaded.module, Options::default().without(disabled));
        let f = profile.by_name("f").expect("f");
        let point: Point = [("arg1", 3)].into_iter().collect();
        for engine in [Engine::Auto, Engine::Simulation] {
            let answer = profile.evaluate_by(engine, f, &point).expect("an answer");
            let root = answer.root();
            assert_eq!(root.block("scf.for#0.body"), count.map(BigInt::from), "{engine:?}");
            let told = "the loop at `scf.while#0.before` ends".to_owned();
            assert_eq!(root.assumptions.contains(&told), disabled.is_none(), "{engine:?}");
            let why = root.reasons().find(|(b, _)| *b == "scf.for#0.body").map(|r| r.1);
            assert_eq!(why.is_some_and(|w| w.contains(&told)), disabled.is_some(), "{why:?}");
        }
    }
}

#[test]
fn bad_mlir_is_one_message() {
    for (name, text, expected) in [
        (
            "broken.mlir",
            "func.func @f(%n: index) {\n  affine.for %i = 0 to %k { }\n  return\n}\n",
            "broken.mlir:2:",
        ),
        ("wrong.mlir", "func.func @f() -> index {\n  return\n}\n", "wrong.mlir:2:3"),
        ("empty.mlir", "\n", "empty"),
    ] {
        let file = temporary(name, text);
        let answer = symprof(&["profile", &file]);
        assert_eq!((answer.code, answer.stdout.as_str()), (Some(1), ""), "{name}");
        assert!(answer.stderr.contains(expected), "{name}: {}", answer.stderr);
        assert_eq!(answer.stderr.lines().count(), 1, "{}", answer.stderr);
    }
}

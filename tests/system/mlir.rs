//! MLIR through the whole system: the same kernel written in `scf`, in `affine` and in C gives the
//! same counts; the command line reads and annotates `.mlir`.

use crate::c::tools::{llvm, run};
use crate::support::{symprof, temporary};
use std::process::Command;
use symprof::profile::{ModuleProfile, Options, Point};

/// A kernel in three languages, and how often its markers run at (n, m).
struct Kernel {
    name: &'static str,
    scf: &'static str,
    affine: &'static str,
    c: &'static str,
    truth: fn(i64, i64) -> [i64; 2],
}

const KERNELS: &[Kernel] = &[
    Kernel {
        name: "triangle",
        scf: "
    %one = arith.constant 1 : index
    scf.for %i = %c0 to %n step %one {
      func.call @t0() : () -> ()
      %end = arith.addi %i, %one : index
      scf.for %j = %c0 to %end step %one {
        func.call @t1() : () -> ()
      }
    }",
        affine: "
    affine.for %i = 0 to %n {
      func.call @t0() : () -> ()
      affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
        func.call @t1() : () -> ()
      }
    }",
        c: "for (long i = 0; i < n; i++) { t0(); for (long j = 0; j <= i; j++) t1(); }",
        truth: |n, _| [n.max(0), n.max(0) * (n.max(0) + 1) / 2],
    },
    Kernel {
        name: "tiles",
        scf: "
    %one = arith.constant 1 : index
    %eight = arith.constant 8 : index
    scf.for %i = %c0 to %n step %eight {
      func.call @t0() : () -> ()
      %next = arith.addi %i, %eight : index
      %end = arith.minsi %next, %n : index
      scf.for %j = %i to %end step %one {
        func.call @t1() : () -> ()
      }
    }",
        affine: "
    affine.for %i = 0 to %n step 8 {
      func.call @t0() : () -> ()
      affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0)[s0] -> (d0 + 8, s0)>(%i)[%n] {
        func.call @t1() : () -> ()
      }
    }",
        c: "for (long i = 0; i < n; i += 8) { t0();
              for (long j = i; j < (i + 8 < n ? i + 8 : n); j++) t1(); }",
        truth: |n, _| [(n.max(0) + 7) / 8, n.max(0)],
    },
    Kernel {
        name: "band",
        scf: "
    %one = arith.constant 1 : index
    %two = arith.constant 2 : index
    scf.for %i = %c0 to %n step %one {
      scf.for %j = %c0 to %m step %one {
        %d = arith.subi %i, %j : index
        %above = arith.cmpi sle, %d, %one : index
        %minus = arith.subi %c0, %one : index
        %below = arith.cmpi sge, %d, %minus : index
        %in = arith.andi %above, %below : i1
        scf.if %in {
          func.call @t0() : () -> ()
        } else {
          %r = arith.remui %j, %two : index
          %even = arith.cmpi eq, %r, %c0 : index
          scf.if %even {
            func.call @t1() : () -> ()
          }
        }
      }
    }",
        affine: "
    affine.for %i = 0 to %n {
      affine.for %j = 0 to %m {
        affine.if affine_set<(d0, d1) : (d0 - d1 + 1 >= 0, d1 - d0 + 1 >= 0)>(%i, %j) {
          func.call @t0() : () -> ()
        } else {
          affine.if affine_set<(d0) : (d0 mod 2 == 0)>(%j) {
            func.call @t1() : () -> ()
          }
        }
      }
    }",
        c: "for (long i = 0; i < n; i++) for (long j = 0; j < m; j++) {
              if (i - j <= 1 && j - i <= 1) t0(); else if (j % 2 == 0) t1(); }",
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

fn mlir(body: &str) -> String {
    format!(
        "func.func private @t0()\nfunc.func private @t1()
func.func @f(%n: index, %m: index) {{
    %c0 = arith.constant 0 : index{body}
    return
}}\n"
    )
}

/// Compares the counts of the markers in a file with the truth.
fn compare(file: &str, names: [&str; 2], kernel: &Kernel) {
    let loaded = symprof::input::load(file).unwrap_or_else(|e| panic!("{e}"));
    let profile = ModuleProfile::new(&loaded.module, Options::default());
    let id = profile.by_name("f").expect("a function f");
    for (n, m) in [(0, 0), (1, 1), (5, 9), (8, 3), (23, 17), (-4, 6)] {
        let point: Point =
            names.into_iter().zip([n, m]).map(|(name, v)| (name, i128::from(v))).collect();
        let counts = profile.evaluate(id, &point).unwrap_or_else(|e| panic!("{file}: {e}"));
        let found = ["t0", "t1"].map(|t| counts.root().calls_to(t));
        let truth = (kernel.truth)(n, m).map(|c| Some(c.into()));
        assert_eq!(found, truth, "{file} at n = {n}, m = {m}");
    }
}

#[test]
fn one_kernel_in_scf_affine_and_c_has_one_count() {
    for kernel in KERNELS {
        let name = kernel.name;
        let scf = temporary(&format!("{name}.scf.mlir"), mlir(kernel.scf));
        compare(&scf, ["arg0", "arg1"], kernel);
        let affine = temporary(&format!("{name}.affine.mlir"), mlir(kernel.affine));
        compare(&affine, ["arg0", "arg1"], kernel);
        let source =
            format!("void t0(void); void t1(void);\nvoid f(long n, long m) {{ {} }}\n", kernel.c);
        let c = temporary(&format!("{name}.c"), source);
        for level in ["-O0", "-O1"] {
            let ll = c.replace(".c", &format!("{level}.ll"));
            let mut clang = Command::new(llvm("clang"));
            clang.args([level, "-fno-discard-value-names", "-S", "-emit-llvm", &c, "-o", &ll]);
            if level == "-O0" {
                clang.args(["-Xclang", "-disable-O0-optnone"]);
            }
            run(&mut clang).unwrap_or_else(|e| panic!("{e}"));
            compare(&ll, ["n", "m"], kernel);
        }
    }
}

#[test]
fn eval_reads_mlir() {
    let file = temporary("eval.mlir", mlir(KERNELS[0].affine));
    let answer = symprof(&["eval", &file, "--at", "arg0=5,arg1=0", "--format", "json"]).json();
    let root = &answer["points"][0]["functions"]["f"];
    assert_eq!(root["calls"]["t1"], "15");
    assert_eq!(root["blocks"]["affine.for#0.body/affine.for#0.body"], "15");
}

#[test]
fn annotate_prints_counts_that_mlir_reads_again() {
    let file = temporary("annotate.mlir", mlir(KERNELS[1].affine));
    let answer = symprof(&["annotate", &file]);
    assert_eq!(answer.code, Some(0), "{}", answer.stderr);
    assert!(answer.stdout.contains("call @t1() {symprof.count = \""), "{}", answer.stdout);
    let again = temporary("annotated.mlir", &answer.stdout);
    run(Command::new(llvm("mlir-opt")).arg(&again)).unwrap_or_else(|e| panic!("{e}"));
    let assumed = symprof(&["annotate", &file, "--assume", "arg0>=1"]);
    assert_eq!(assumed.code, Some(0), "{}", assumed.stderr);

    let ir = temporary("annotate.ll", "define void @f() {\n  ret void\n}\n");
    let answer = symprof(&["annotate", &ir]);
    assert_eq!((answer.code, answer.stdout.as_str()), (Some(1), ""));
    assert!(answer.stderr.contains("not MLIR"), "{}", answer.stderr);
    let answer = symprof(&["annotate", "no/such.mlir"]);
    assert_eq!((answer.code, answer.stdout.as_str()), (Some(1), ""));
    assert!(answer.stderr.contains("no/such.mlir"), "{}", answer.stderr);
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

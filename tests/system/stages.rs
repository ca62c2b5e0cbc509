//! Kernels from tensors through a whole MLIR pipeline: bufferization, tiling, `scf`, `affine`, `cf`, OpenMP, kernels
//! of a device, down to the LLVM dialect. At each stage the floating-point operations of the function are the same
//! formula in the sizes of its arguments; as LLVM IR, whose parameters have other names, they are equal at points.

use super::support::{parallel, symprof, temporary};
use std::process::Command;

/// A kernel: its text, the ranks of its arguments, and sizes to compare at, by argument and dimension.
struct Kernel {
    name: &'static str,
    text: &'static str,
    ranks: &'static [usize],
    points: &'static [&'static [&'static [i64]]],
    /// the formula, where all operations say what they compute
    flops: &'static str,
}

const KERNELS: &[Kernel] = &[
    Kernel {
        name: "matmul",
        text: "
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>)
                     outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}",
        ranks: &[2, 2, 2],
        points: &[
            &[&[3, 4], &[4, 5], &[3, 5]],
            &[&[1, 1], &[1, 1], &[1, 1]],
            &[&[0, 7], &[7, 2], &[0, 2]],
            &[&[17, 5], &[5, 9], &[17, 9]],
        ],
        flops: "2*arg0.dim0*arg0.dim1*arg1.dim1",
    },
    Kernel {
        name: "batch_matmul",
        text: "
func.func @f(%a: tensor<?x?x?xf32>, %b: tensor<?x?x?xf32>, %c: tensor<?x?x?xf32>)
    -> tensor<?x?x?xf32> {
  %r = linalg.batch_matmul ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?x?xf32>)
                           outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}",
        ranks: &[3, 3, 3],
        points: &[&[&[2, 3, 4], &[2, 4, 5], &[2, 3, 5]], &[&[3, 1, 9], &[3, 9, 6], &[3, 1, 6]]],
        flops: "2*arg0.dim0*arg0.dim1*arg0.dim2*arg1.dim2",
    },
    Kernel {
        name: "convolution",
        text: "
func.func @f(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?x?x?xf32>, %c: tensor<?x?x?x?xf32>)
    -> tensor<?x?x?x?xf32> {
  %r = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>}
    ins(%a, %b : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>)
    outs(%c : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}",
        ranks: &[4, 4, 4],
        points: &[
            &[&[2, 7, 9, 3], &[3, 3, 3, 4], &[2, 3, 4, 4]],
            &[&[1, 5, 5, 1], &[1, 2, 1, 6], &[1, 3, 2, 6]],
        ],
        flops: "2*arg0.dim0*arg0.dim3*arg1.dim0*arg1.dim1*arg1.dim3*arg2.dim1*arg2.dim2",
    },
    Kernel {
        name: "pooling",
        text: "
func.func @f(%a: tensor<?x?x?x?xf32>, %w: tensor<?x?xf32>, %c: tensor<?x?x?x?xf32>)
    -> tensor<?x?x?x?xf32> {
  %r = linalg.pooling_nhwc_sum ins(%a, %w : tensor<?x?x?x?xf32>, tensor<?x?xf32>)
                               outs(%c : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}",
        ranks: &[4, 2, 4],
        points: &[
            &[&[2, 6, 7, 3], &[2, 3], &[2, 5, 5, 3]],
            &[&[1, 4, 4, 2], &[4, 1], &[1, 1, 4, 2]],
        ],
        flops: "arg0.dim0*arg0.dim3*arg1.dim0*arg1.dim1*arg2.dim1*arg2.dim2",
    },
    Kernel {
        name: "elementwise",
        text: "
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = arith.addf %a, %b : tensor<?x?xf32>
  %s = arith.mulf %r, %b : tensor<?x?xf32>
  %t = math.exp %s : tensor<?x?xf32>
  %u = arith.divf %t, %a : tensor<?x?xf32>
  return %u : tensor<?x?xf32>
}",
        ranks: &[2, 2],
        points: &[&[&[3, 4], &[3, 4]], &[&[9, 1], &[9, 1]], &[&[0, 5], &[0, 5]]],
        flops: "3*arg0.dim0*arg0.dim1",
    },
    // decomposed: a maximum, differences under exponentials, a sum, quotients
    Kernel {
        name: "softmax",
        text: "
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %n = tensor.dim %a, %c0 : tensor<?x?xf32>
    %m = tensor.dim %a, %c1 : tensor<?x?xf32>
    %o = tensor.empty(%n, %m) : tensor<?x?xf32>
    %r = linalg.softmax dimension(1) ins(%a : tensor<?x?xf32>)
                                     outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %r : tensor<?x?xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{[\"linalg.softmax\"]} in %m
      : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.decompose_interface %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}",
        ranks: &[2],
        points: &[&[&[3, 4]], &[&[1, 9]], &[&[6, 1]]],
        flops: "3*arg0.dim0*arg0.dim1",
    },
    // tiles in parallel for blocks of a device, then tiles of the sum, with last tiles
    Kernel {
        name: "tiled",
        text: "
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>)
      -> tensor<?x?xf32> {
    %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>)
                       outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %r : tensor<?x?xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{[\"linalg.matmul\"]} in %m
      : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_forall %0 tile_sizes [4, 8]
      (mapping = [#gpu.block<y>, #gpu.block<x>])
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %t2, %l2 = transform.structured.tile_using_for %t tile_sizes [0, 0, 16]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}",
        ranks: &[2, 2, 2],
        points: &[
            &[&[3, 4], &[4, 5], &[3, 5]],
            &[&[8, 32], &[32, 16], &[8, 16]],
            &[&[21, 17], &[17, 9], &[21, 9]],
        ],
        flops: "2*arg0.dim0*arg0.dim1*arg1.dim1",
    },
];

const TO_LLVM: &[&str] = &[
    "--convert-scf-to-cf",
    "--expand-strided-metadata",
    "--lower-affine",
    "--convert-math-to-libm",
    "--finalize-memref-to-llvm",
    "--convert-openmp-to-llvm",
    "--convert-func-to-llvm",
    "--convert-arith-to-llvm",
    "--convert-cf-to-llvm",
    "--reconcile-unrealized-casts",
];

/// A stage: its name, the stage that it is made of, and the passes that make it.
type Stage = (&'static str, &'static str, &'static [&'static str]);

/// From tensors to memory, and from there by loops, tiled loops, threads and a device.
const STAGES: &[Stage] = &[
    ("transformed", "tensors", &["--transform-interpreter", "--canonicalize"]),
    ("linalg", "transformed", &["--convert-elementwise-to-linalg"]),
    ("generic", "linalg", &["--linalg-generalize-named-ops"]),
    ("fused", "generic", &["--linalg-fuse-elementwise-ops"]),
    ("buffers", "fused", &["--one-shot-bufferize=bufferize-function-boundaries", "--canonicalize"]),
    ("scf", "buffers", &["--convert-linalg-to-loops", "--scf-forall-to-for"]),
    ("cf", "scf", &["--convert-scf-to-cf"]),
    ("llvm", "cf", TO_LLVM),
    ("affine", "buffers", &["--convert-linalg-to-affine-loops"]),
    ("affine-tiled", "affine", &["--affine-loop-tile=tile-size=4"]),
    ("affine-scf", "affine-tiled", &["--lower-affine", "--scf-forall-to-for"]),
    ("affine-cf", "affine-scf", &["--convert-scf-to-cf"]),
    ("parallel", "buffers", &["--convert-linalg-to-parallel-loops", "--scf-forall-to-parallel"]),
    ("openmp", "parallel", &["--convert-scf-to-openmp", "--canonicalize"]),
    ("openmp-cf", "openmp", &["--convert-scf-to-cf"]),
    ("openmp-llvm", "openmp-cf", TO_LLVM),
    ("gpu", "parallel", &["--gpu-map-parallel-loops", "--convert-parallel-loops-to-gpu"]),
    ("outlined", "gpu", &["--lower-affine", "--gpu-kernel-outlining"]),
    (
        "nvvm",
        "outlined",
        &[
            "--convert-scf-to-cf",
            "--expand-strided-metadata",
            "--lower-affine",
            "--convert-gpu-to-nvvm",
        ],
    ),
    ("nvvm-clean", "nvvm", &["--reconcile-unrealized-casts", "--canonicalize"]),
    ("nvvm-host-llvm", "nvvm", HOST_TO_LLVM),
    ("nvvm-host-clean-llvm", "nvvm-host-llvm", &["--canonicalize", "--cse"]),
    (
        "rocdl",
        "outlined",
        &[
            "--convert-scf-to-cf",
            "--expand-strided-metadata",
            "--lower-affine",
            "--convert-gpu-to-rocdl",
        ],
    ),
    ("rocdl-host-llvm", "rocdl", HOST_TO_LLVM),
    ("pipeline-host-llvm", "gpu", &[PIPELINE]),
];

/// MLIR's own pipeline for devices of NVIDIA, up to machine code.
const PIPELINE: &str = "--pass-pipeline=builtin.module(\
    gpu-kernel-outlining,convert-scf-to-cf,convert-nvvm-to-llvm,convert-func-to-llvm,\
    expand-strided-metadata,lower-affine,convert-arith-to-llvm,convert-index-to-llvm,canonicalize,cse,\
    gpu.module(convert-gpu-to-nvvm,canonicalize,cse,reconcile-unrealized-casts),\
    gpu-to-llvm,convert-math-to-llvm,canonicalize,cse,reconcile-unrealized-casts)";

/// What launches kernels as it is before they are machine code.
const HOST_TO_LLVM: &[&str] = &[
    "--finalize-memref-to-llvm",
    "--convert-func-to-llvm",
    "--convert-arith-to-llvm",
    "--convert-cf-to-llvm",
    "--gpu-to-llvm",
    "--reconcile-unrealized-casts",
];

/// The module after some passes.
fn passed(passes: &[&str], file: &str) -> String {
    let output =
        Command::new("mlir-opt-19").args(passes).arg(file).output().expect("it is installed");
    assert!(output.status.success(), "{file}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// A point, as the parameters of a stage are named: sizes of arguments, or integers of descriptors.
fn at(kernel: &Kernel, sizes: &[&[i64]], is_llvm: bool, threads: Option<i64>) -> String {
    let mut bound = Vec::new();
    let mut first = 0;
    for (k, (rank, sizes)) in kernel.ranks.iter().zip(sizes).enumerate() {
        for (d, size) in sizes.iter().enumerate() {
            bound.push(match is_llvm {
                // behind two pointers and an offset
                true => format!("arg{}={size}", first + 3 + d),
                false => format!("arg{k}.dim{d}={size}"),
            });
        }
        first += 3 + 2 * rank;
    }
    bound.extend(threads.map(|t| format!("num_threads={t}")));
    bound.join(",")
}

/// The factors of the formula, in order, as the parameters of a stage are named.
fn factors(kernel: &Kernel, formula: &str, is_llvm: bool) -> Vec<String> {
    let named = |factor: &str| {
        let (k, d) = factor.strip_prefix("arg")?.split_once(".dim")?;
        let (k, d): (usize, usize) = (k.parse().ok()?, d.parse().ok()?);
        let first: usize = kernel.ranks[..k].iter().map(|rank| 3 + 2 * rank).sum();
        is_llvm.then(|| format!("arg{}", first + 3 + d))
    };
    let renamed = |factor: &str| named(factor).unwrap_or_else(|| factor.to_owned());
    let mut all: Vec<String> = formula.split('*').map(renamed).collect();
    all.sort();
    all
}

/// The file of each stage of a kernel.
fn stages(kernel: &Kernel) -> Vec<(&'static str, String)> {
    let mut files =
        vec![("tensors", temporary(&format!("{}-tensors.mlir", kernel.name), kernel.text))];
    for (stage, from, passes) in STAGES {
        // in the dialect `affine`, sizes are no variables of other loops
        if kernel.text.contains("tile_using_for") && stage.starts_with("affine") {
            continue;
        }
        let (_, source) = files.iter().find(|f| f.0 == *from).expect("an earlier stage");
        let has_script = kernel.text.contains("transform.named_sequence");
        let skips = *stage == "transformed" && !has_script;
        let text = match skips {
            true => kernel.text.to_owned(),
            false => passed(passes, source),
        };
        // the script has done its work
        let text = match text.find("  transform.named_sequence").filter(|_| *stage == "transformed")
        {
            Some(start) => text[..start].to_owned() + "}\n",
            None => text,
        };
        files.push((stage, temporary(&format!("{}-{stage}.mlir", kernel.name), text)));
    }
    files
}

/// The points of a kernel, and the operations on numbers there.
fn points(kernel: &Kernel, is_llvm: bool, has_threads: bool) -> (Vec<String>, Vec<String>) {
    let mut points: Vec<String> = Vec::new();
    let mut expected = Vec::new();
    for sizes in kernel.points {
        let product =
            |which: &[(usize, usize)]| which.iter().map(|&(k, d)| sizes[k][d]).product::<i64>();
        let factors: Vec<(usize, usize)> = kernel
            .flops
            .split('*')
            .filter_map(|f| f.strip_prefix("arg")?.split_once(".dim"))
            .map(|(k, d)| (k.parse().expect("an argument"), d.parse().expect("a dimension")))
            .collect();
        let factor: i64 = kernel.flops.split('*').next().and_then(|f| f.parse().ok()).unwrap_or(1);
        for threads in
            if has_threads { &[None, Some(1), Some(3), Some(8)][..] } else { &[None][..] }
        {
            points.push(at(kernel, sizes, is_llvm, *threads));
            expected.push((factor * product(&factors)).to_string());
        }
    }
    (points, expected)
}

/// What differs at the stages of a kernel.
fn differences(kernel: &Kernel) -> Vec<String> {
    let mut wrong = Vec::new();
    let softmax = kernel.name == "softmax";
    for (stage, file) in &stages(kernel) {
        let text = std::fs::read_to_string(file).expect("a module");
        let (is_llvm, has_threads) = (stage.ends_with("llvm"), text.contains("omp.parallel"));
        let (points, expected) = points(kernel, is_llvm, has_threads);
        let mut arguments = vec!["features", file, "--function", "f"];
        arguments.extend(points.iter().flat_map(|p| ["--at", p]));
        let named = factors(kernel, kernel.flops, is_llvm);
        // sizes of memrefs are not negative, and integers of descriptors do not say that they are sizes
        let sizes: Vec<String> =
            named.iter().filter(|f| f.starts_with("arg")).map(|f| format!("{f} >= 0")).collect();
        let is_host = stage.contains("host");
        arguments.extend(sizes.iter().filter(|_| is_host).flat_map(|s| ["--assume", s]));
        let answer = symprof(&[&arguments[..], &["--format", "json"]].concat());
        let json = answer.json();
        let f = &json["functions"]["f"];
        if softmax && *stage == "tensors" {
            // what it computes is not written yet
            let reason = f["totals"]["flops"]["reason"].as_str().unwrap_or_default();
            if !reason.contains("`linalg.softmax`") {
                wrong.push(format!("{} as {stage}: the reason {reason}", kernel.name));
            }
            continue;
        }
        let formula = f["totals"]["flops"]["formula"].as_str();
        let is_told = match is_host {
            true => formula.map(|f| factors(kernel, f, false)) == Some(named),
            false => is_llvm || formula == Some(kernel.flops),
        };
        if !is_told {
            wrong.push(format!(
                "{} as {stage}: {formula:?} in place of {}",
                kernel.name, kernel.flops
            ));
        }
        let at_points = f["points"].as_array().map(Vec::as_slice).unwrap_or_default();
        let found: Vec<Option<&str>> =
            at_points.iter().map(|p| p["totals"]["flops"].as_str()).collect();
        let expected: Vec<Option<&str>> = expected.iter().map(|n| Some(n.as_str())).collect();
        if found != expected {
            wrong.push(format!(
                "{} as {stage} at {points:?}: {found:?}, executed {expected:?}",
                kernel.name
            ));
        }
    }
    wrong
}

#[test]
fn each_stage_from_tensors_on_does_the_same_work() {
    let wrong: Vec<String> = parallel(KERNELS, differences).into_iter().flatten().collect();
    assert!(wrong.is_empty(), "{} differences:\n{}", wrong.len(), wrong.join("\n"));
}

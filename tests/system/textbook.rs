//! Floating-point operations of operators that TVM compiled, against the formulas of textbooks: the same number in
//! every form of an operator, unoptimised, vectorized, unrolled, tiled or run by threads.

use super::support::{kernels, parallel, symprof, Kernel};
use std::collections::HashMap;

/// How often an operator computes, from its sizes.
fn operations(name: &str, sizes: &HashMap<&str, i64>) -> Option<i64> {
    let of = |name: &str| sizes.get(name).copied();
    let size = |name: &str| of(name).unwrap_or_else(|| panic!("no size `{name}`"));
    Some(match name.split(['.', '_']).next()? {
        // a product and a sum for each element of the inner dimension
        "matmul" => 2 * size("m") * size("n") * size("k"),
        // for each element of the output one window of all channels; padded by 1
        "conv" => {
            let (kh, kw) = (of("kh").unwrap_or(3), of("kw").unwrap_or(3));
            let out = (size("h") + 3 - kh).max(0) * (size("w") + 3 - kw).max(0);
            2 * size("n") * size("co") * out * size("ci") * kh * kw
        }
        // the maximum is subtracted, the sum made, and divided by; exponentials are calls
        "softmax" => 3 * size("m") * size("n"),
        // a row of nothing is not normalised
        "layer" if size("n") == 0 => return None,
        // sums and sums of squares: 3; subtract, scale, times gamma, plus beta, and the row's own 5: mean, its square,
        // variance, epsilon, root
        "layer" => size("m") * (8 * size("n") + 5),
        _ => return None,
    })
}

#[test]
fn operators_compute_as_often_as_textbooks_say() {
    // of a task alone, only the whole has the formula
    let mut all = kernels("corpus/tvm");
    all.retain(|k| !k.name.contains(".lambda"));
    let compared = parallel(&all, |kernel: &Kernel| {
        let sizes = |k: usize| {
            kernel.runs[k].args.iter().map(|(n, v)| (n.as_str(), *v)).collect::<HashMap<_, _>>()
        };
        if operations(&kernel.name, &sizes(0)).is_none() {
            return 0;
        }
        let ir = kernel.ir.display().to_string();
        let mut arguments = vec!["features".to_owned(), ir, "--function".to_owned()];
        arguments.extend([kernel.function.clone(), "--format".to_owned(), "json".to_owned()]);
        for run in &kernel.runs {
            let at: Vec<String> = run.args.iter().map(|(n, v)| format!("{n}={v}")).collect();
            arguments.extend(["--at".to_owned(), at.join(",")]);
        }
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let json = symprof(&arguments).json();
        let points = json["functions"][&kernel.function]["points"].as_array().expect("points");
        assert_eq!(points.len(), kernel.runs.len(), "{}", kernel.name);
        let mut compared = 0;
        for (k, point) in points.iter().enumerate() {
            let sizes = sizes(k);
            let Some(want) = operations(&kernel.name, &sizes) else { continue };
            let have = point["totals"]["flops"].as_str();
            assert_eq!(have, Some(want.to_string().as_str()), "{} at {sizes:?}", kernel.name);
            compared += 1;
        }
        compared
    });
    let operators = compared.iter().filter(|n| **n > 0).count();
    let points: usize = compared.iter().sum();
    println!("forms of operators, points: {operators}, {points}");
    assert!(operators >= 20 && points > 200, "{operators} {points}");
}

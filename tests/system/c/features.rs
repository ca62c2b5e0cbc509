//! Features of C kernels: against instrumented runs (counts of blocks times the instructions that stand in
//! the text of each block), and against textbook formulas.

use super::execute::Build;
use super::folder;
use super::instrument::{defined, label};
use super::kernel::Unit;
use super::tools::{llvm, run, Level};
use crate::support::{file, parallel, symprof, temporary};
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

/// Kernels with floating point in scalars, vectors, fused operations, reductions, callees.
const SAMPLE: [&str; 14] = [
    "gemm",
    "gemm_tiled",
    "conv2d_nchw",
    "conv2d_pad",
    "depthwise_conv",
    "layer_norm",
    "group_norm",
    "batch_norm",
    "attention",
    "lstm_cell",
    "cumsum",
    "call_nested",
    "cholesky",
    "bicg",
];

/// What the text of a block says: executions by opcode, operations, bytes.
type Amounts = BTreeMap<String, u64>;

/// Lanes and bytes of a lane of the type at the start of this text.
fn size(text: &str) -> Option<(u64, u64)> {
    let text = text.trim_start();
    if let Some(vector) = text.strip_prefix('<') {
        let (lanes, lane) = vector.split_once(" x ")?;
        return Some((lanes.parse().ok()?, size(lane)?.1));
    }
    let ty = text.split([',', ' ', '>', ')']).next()?;
    let bits: Option<u64> = ty.strip_prefix('i').and_then(|b| b.parse().ok());
    match (ty, bits) {
        ("float", _) => Some((1, 4)),
        ("double" | "ptr", _) => Some((1, 8)),
        (_, Some(bits)) => Some((1, bits.div_ceil(8))),
        _ => None,
    }
}

/// Adds what a line of IR does; what it cannot read is an error.
fn add_line(line: &str, all: &mut Amounts) -> Result<(), String> {
    let what = || format!("what is `{line}`?");
    let statement = line.split(" = ").last().unwrap_or(line).trim_start();
    let words: Vec<&str> =
        statement.split(' ').filter(|w| !matches!(*w, "tail" | "musttail" | "notail")).collect();
    let opcode = words[0];
    let mut add = |name: &str, n: u64| *all.entry(name.to_owned()).or_default() += n;
    let flags = ["fast", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "volatile"];
    let rest = words[1..].iter().skip_while(|w| flags.contains(w)).copied().collect::<Vec<_>>();
    let rest = rest.join(" ");
    match opcode {
        "fadd" | "fsub" | "fmul" | "fdiv" => add("flops", size(&rest).ok_or_else(what)?.0),
        "load" => {
            let (lanes, bytes) = size(&rest).ok_or_else(what)?;
            add("bytes_loaded", lanes * bytes);
        }
        "store" => {
            let (lanes, bytes) = size(&rest).ok_or_else(what)?;
            add("bytes_stored", lanes * bytes);
        }
        "call" => {
            let callee = rest.split_once('@').ok_or_else(what)?.1.split('(').next().unwrap_or("");
            if !callee.starts_with("llvm.") {
                add(&format!("calls {callee}"), 1);
                add("call", 1);
                return Ok(());
            }
            let lanes = size(&rest).map(|s| s.0);
            if ["llvm.fma.", "llvm.fmuladd."].iter().any(|i| callee.starts_with(i)) {
                add("flops", 2 * lanes.ok_or_else(what)?);
            } else if callee.starts_with("llvm.vector.reduce.fadd") {
                let vector = rest.rsplit_once('<').ok_or_else(what)?.1;
                add("flops", size(&format!("<{vector}")).ok_or_else(what)?.0);
            } else if callee.starts_with("llvm.sqrt") {
                add("flops", lanes.ok_or_else(what)?);
            } else if ["llvm.mem", "llvm.masked", "llvm.exp"].iter().any(|i| callee.starts_with(i))
            {
                return Err(what());
            }
            return Ok(());
        }
        _ => {}
    }
    add(opcode, 1);
    Ok(())
}

/// What each block of each function does, once; none where a line cannot be read.
fn read_blocks(text: &str) -> BTreeMap<(String, String), Result<Amounts, String>> {
    let mut all: BTreeMap<(String, String), Result<Amounts, String>> = BTreeMap::new();
    let (mut function, mut block, mut open) = (None, String::new(), false);
    for line in text.lines() {
        if line.starts_with("define ") {
            function = defined(line);
            block = "0".to_owned();
        } else if line.starts_with('}') {
            function = None;
        } else if let Some(l) = label(line) {
            block = l;
        } else if let (Some(f), true) = (&function, line.starts_with("  ")) {
            // the cases of a switch stand on lines of their own
            let inside = open;
            open = (open || line.starts_with("  switch ")) && !line.contains(']');
            if inside || line.trim_start().starts_with(']') {
                continue;
            }
            let found = all.entry((f.clone(), block.clone())).or_insert_with(|| Ok(Amounts::new()));
            if let Ok(amounts) = found {
                if let Err(e) = add_line(line, amounts) {
                    *found = Err(e);
                }
            }
        }
    }
    all
}

/// The same from `symprof features`.
fn told(point: &Value) -> Result<Amounts, String> {
    let number = |v: &Value| v.as_str().and_then(|s| s.parse::<u64>().ok());
    let mut all = Amounts::new();
    for total in ["flops", "bytes_loaded", "bytes_stored"] {
        let n = number(&point["totals"][total]).ok_or(format!("{total}: {}", point["reasons"]))?;
        all.insert(total.to_owned(), n);
    }
    for row in point["opcodes"].as_array().expect("opcodes") {
        let opcode = row["opcode"].as_str().expect("an opcode");
        let n = number(&row["count"]).ok_or(format!("{opcode}: {}", point["reasons"]))?;
        if !opcode.starts_with("llvm.") {
            *all.entry(opcode.to_owned()).or_default() += n;
        }
    }
    for (callee, n) in point["calls"].as_object().expect("calls") {
        if !callee.starts_with("llvm.") {
            all.insert(format!("calls {callee}"), number(n).ok_or("an unknown number of calls")?);
        }
    }
    Ok(all)
}

/// The totals' formulas, read back, against the counts at a point of their domain; how many there are.
fn formulas_agree(function: &Value, point: &[(String, i64)], told: &Value) -> usize {
    use symprof::expr::{Evaluator, Num, Store};
    let mut s = Store::new();
    for (name, _) in point {
        s.parameter(name, 64);
    }
    // long formulas share names
    let names = function["where"].as_object().into_iter().flatten();
    let names: Vec<String> =
        names.map(|(n, e)| format!("{n} = {}", e.as_str().unwrap_or_default())).collect();
    let mut value = |text: &str| {
        let text = match names.is_empty() {
            true => text.to_owned(),
            false => format!("{text} where {}", names.join(", ")),
        };
        let e = s.parse(&text).unwrap_or_else(|e| panic!("{text}: {e}"));
        let mut ev = Evaluator::new(&s);
        point.iter().for_each(|(name, v)| {
            ev.bind_name(name, Num::int(*v));
        });
        ev.eval(e).ok()
    };
    let domain = function["domain"].as_array().into_iter().flatten().filter_map(Value::as_str);
    if domain.into_iter().any(|c| value(c) != Some(Num::ONE)) {
        return 0;
    }
    let totals = function["totals"].as_object().expect("totals");
    let formulas = totals.iter().filter_map(|(name, f)| Some((name, f["formula"].as_str()?)));
    formulas
        .map(|(name, text)| {
            // what an execution decides is no formula over the parameters alone
            let Some(have) = value(text) else { return 0 };
            let want = told["totals"][name].as_str().map(str::to_owned);
            assert_eq!(Some(have.to_string()), want, "{name} = {text} at {point:?}");
            1
        })
        .sum()
}

/// Features at each point against what an instrumented run says; how many numbers agree.
#[test]
fn features_agree_with_instrumented_runs() {
    let units: Vec<Unit> = SAMPLE
        .iter()
        .map(|n| Unit::read(&file(&format!("c/{n}.c"))).expect("the kernel is there"))
        .collect();
    let mut levels = Level::all();
    levels.truncate(4);
    let checked = parallel(&levels, |&level| {
        let build = Build::new(level, &units, &folder("features")).expect("it compiles");
        build
            .units
            .iter()
            .map(|u| {
                let case = &u.unit.cases[0];
                let counts = build.execute(u, case).expect("counts");
                let text = std::fs::read_to_string(&u.ir).expect("the IR");
                let blocks = read_blocks(&text);
                let mut arguments = vec![
                    "features".to_owned(),
                    u.ir.display().to_string(),
                    "--format".into(),
                    "json".into(),
                ];
                arguments.extend(["--function".to_owned(), case.name.clone()]);
                for point in &case.points {
                    let at: Vec<String> = point.iter().map(|(n, v)| format!("{n}={v}")).collect();
                    arguments.extend(["--at".to_owned(), at.join(",")]);
                }
                let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
                let answer = symprof(&arguments).json();
                let points = answer["functions"][&case.name]["points"].as_array().expect("points");
                let mut agreed = 0;
                for ((point, told_at), counts) in case.points.iter().zip(points).zip(&counts) {
                    let mut want = Amounts::new();
                    let mut unread = None;
                    for (place, &n) in u.table.iter().zip(counts) {
                        if n == 0 {
                            continue;
                        }
                        match &blocks[place] {
                            Ok(amounts) => amounts.iter().for_each(|(name, k)| {
                                *want.entry(name.clone()).or_default() += k * n;
                            }),
                            Err(e) => unread = Some(e.clone()),
                        }
                    }
                    if unread.is_some() {
                        continue;
                    }
                    let have = told(told_at).unwrap_or_else(|e| {
                        panic!("{} {} at {point:?}: {e}", case.name, level.name)
                    });
                    for (name, n) in &have {
                        let want = want.get(name).copied().unwrap_or(0);
                        assert_eq!(*n, want, "{} {} at {point:?}: {name}", case.name, level.name);
                    }
                    for name in want.keys() {
                        assert!(have.contains_key(name), "{} {}: {name}", case.name, level.name);
                    }
                    agreed += have.len()
                        + formulas_agree(&answer["functions"][&case.name], point, told_at);
                }
                agreed
            })
            .sum::<usize>()
    });
    println!("features that agree with instrumented runs: {checked:?}");
    assert!(checked.iter().all(|n| *n > 50 * SAMPLE.len()), "{checked:?}");
}

/// Compiles C at -O1; the path of the IR.
pub fn compiled(name: &str, source: &str) -> String {
    let c = temporary(&format!("features-{name}.c"), source);
    let ir = Path::new(&c).with_extension("ll").display().to_string();
    let mut clang = Command::new(llvm("clang"));
    clang.args([
        "-O1",
        "-fno-discard-value-names",
        "-fno-math-errno",
        "-S",
        "-emit-llvm",
        &c,
        "-o",
        &ir,
    ]);
    run(&mut clang).expect("it compiles");
    ir
}

/// A formula of a total where all sizes are positive.
fn formula(ir: &str, total: &str, sizes: &[&str]) -> String {
    let mut arguments = vec!["features", ir, "--format", "json"];
    let assumed: Vec<String> = sizes.iter().map(|s| format!("{s} >= 1")).collect();
    for a in &assumed {
        arguments.extend(["--assume", a]);
    }
    let answer = symprof(&arguments).json();
    let functions = answer["functions"].as_object().expect("functions");
    let found = &functions.values().next().expect("a function")["totals"][total];
    found["formula"].as_str().unwrap_or_else(|| panic!("{total}: {found}")).to_owned()
}

/// Two formulas have the same values at points.
fn same(have: &str, want: &str, sizes: &[&str]) {
    use symprof::expr::{Evaluator, Num, Store};
    let mut s = Store::new();
    for name in sizes {
        s.parameter(name, 64);
    }
    let (a, b) = (s.parse(have).expect("a formula"), s.parse(want).expect("a formula"));
    for k in 1..40i64 {
        let mut ev = Evaluator::new(&s);
        for (j, name) in sizes.iter().enumerate() {
            ev.bind_name(name, Num::int(1 + (k * (7 + 3 * j as i64) + j as i64) % 23));
        }
        assert_eq!(ev.eval(a), ev.eval(b), "{have} is not {want}");
    }
}

#[test]
fn matrix_multiplication_has_its_textbook_formulas() {
    let ir = compiled(
        "matmul",
        "void matmul(const float *A, const float *B, float *C, int M, int N, int K) {
  for (int i = 0; i < M; i++)
    for (int j = 0; j < N; j++) {
      float sum = 0;
      for (int k = 0; k < K; k++) sum += A[i * K + k] * B[k * N + j];
      C[i * N + j] = sum;
    }
}",
    );
    let sizes = ["M", "N", "K"];
    assert_eq!(formula(&ir, "flops", &sizes), "2*M*N*K");
    assert_eq!(formula(&ir, "bytes_loaded", &sizes), "8*M*N*K");
    assert_eq!(formula(&ir, "bytes_stored", &sizes), "4*M*N");
}

/// What loops that fill memory become: the lengths are summed.
#[test]
fn lengths_of_copies_are_summed() {
    let ir = compiled(
        "triangle",
        "void triangle(float *A, float *B, int N) {
  for (int i = 0; i < N; i++) {
    for (int j = 0; j < i; j++) A[i * N + j] = 0;
    __builtin_memmove(B, A, 2 * (unsigned)i);
  }
}",
    );
    let text = std::fs::read_to_string(&ir).expect("the IR");
    assert!(text.contains("@llvm.memset") && text.contains("@llvm.memmove"), "{text}");
    same(&formula(&ir, "bytes_stored", &["N"]), "N*(N - 1)*2 + N*(N - 1)", &["N"]);
    same(&formula(&ir, "bytes_loaded", &["N"]), "N*(N - 1)", &["N"]);
    let answer =
        symprof(&["features", &ir, "--at", "N=-3", "--at", "N=1000", "--format", "csv"]).text();
    let stored =
        |line: usize| answer.lines().nth(line).and_then(|l| l.split(',').nth(9)).map(str::to_owned);
    assert_eq!(stored(0).as_deref(), Some("bytes_stored"), "{answer}");
    assert_eq!(
        (stored(1).as_deref(), stored(2).as_deref()),
        (Some("0"), Some("2997000")),
        "{answer}"
    );
}

/// A loop that data leaves, with such a length in its first block: its count means the same in the formula of the
/// length as in all others.
#[test]
fn lengths_in_loops_that_data_leaves_are_summed() {
    let ir = compiled(
        "fills",
        "void fills(char *p, int n, const int *q) {
  int k = 0;
  do { __builtin_memset(p + k, 0, n); } while (q[k++]);
}",
    );
    let stored = formula(&ir, "bytes_stored", &["n"]);
    let count = formula(&ir, "bytes_loaded", &["n"]);
    let (_, symbol) = stored.split_once("loopCount(").unwrap_or_else(|| panic!("{stored}"));
    let symbol = format!("loopCount({})", symbol.split(')').next().unwrap_or_default());
    // four bytes of q are loaded in each iteration, and n are filled
    let plain = |formula: &str| formula.replace(&symbol, "L");
    same(&plain(&count), "4*L", &["L", "n"]);
    same(&plain(&stored), "n*L", &["L", "n"]);
    let at = format!("n=7,{symbol}=5");
    let json = symprof(&["features", &ir, "--at", &at, "--format", "json"]).json();
    let totals = &json["functions"]["fills"]["points"][0]["totals"];
    assert_eq!((&totals["bytes_stored"], &totals["bytes_loaded"]), (&"35".into(), &"20".into()));
}

#[test]
fn convolution_has_its_textbook_formulas() {
    let ir = compiled(
        "conv",
        "void conv(const float *x, const float *w, float *y, int C, int H, int W, int F, int R, int S) {
  for (int f = 0; f < F; f++)
    for (int h = 0; h < H; h++)
      for (int v = 0; v < W; v++) {
        float sum = 0;
        for (int c = 0; c < C; c++)
          for (int r = 0; r < R; r++)
            for (int s = 0; s < S; s++)
              sum += x[(c * (H + R - 1) + h + r) * (W + S - 1) + v + s] * w[((f * C + c) * R + r) * S + s];
        y[(f * H + h) * W + v] = sum;
      }
}",
    );
    let sizes = ["C", "H", "W", "F", "R", "S"];
    same(&formula(&ir, "flops", &sizes), "2*F*H*W*C*R*S", &sizes);
    same(&formula(&ir, "bytes_loaded", &sizes), "8*F*H*W*C*R*S", &sizes);
    same(&formula(&ir, "bytes_stored", &sizes), "4*F*H*W", &sizes);
}

#[test]
fn softmax_has_its_textbook_formulas() {
    let ir = compiled(
        "softmax",
        "float expf(float);
void softmax(const float *x, float *y, int M, int N) {
  for (int i = 0; i < M; i++) {
    float most = x[i * N], sum = 0;
    for (int j = 1; j < N; j++) most = x[i * N + j] > most ? x[i * N + j] : most;
    for (int j = 0; j < N; j++) { float e = expf(x[i * N + j] - most); y[i * N + j] = e; sum += e; }
    for (int j = 0; j < N; j++) y[i * N + j] /= sum;
  }
}",
    );
    let sizes = ["M", "N"];
    // a difference, a sum and a quotient for each element
    same(&formula(&ir, "flops", &sizes), "3*M*N", &sizes);
    same(&formula(&ir, "bytes_loaded", &sizes), "4*M*(1 + (N - 1) + N + N)", &sizes);
    same(&formula(&ir, "bytes_stored", &sizes), "8*M*N", &sizes);
    let answer =
        symprof(&["features", &ir, "--format", "json", "--assume", "M >= 1 && N >= 1"]).json();
    let calls = answer["functions"]["softmax"]["calls"].as_object().expect("calls");
    let (callee, count) = calls.iter().next().expect("the exponential");
    assert!(callee.contains("exp"), "{callee}");
    assert_eq!(count["formula"], "M*N");
}

#[test]
fn layer_normalisation_has_its_textbook_formulas() {
    let ir = compiled(
        "layernorm",
        "float sqrtf(float);
void layernorm(const float *x, const float *g, const float *b, float *y, int M, int N, float eps) {
  for (int i = 0; i < M; i++) {
    float mean = 0, var = 0;
    for (int j = 0; j < N; j++) mean += x[i * N + j];
    mean /= N;
    for (int j = 0; j < N; j++) { float d = x[i * N + j] - mean; var += d * d; }
    float r = 1 / sqrtf(var / N + eps);
    for (int j = 0; j < N; j++) y[i * N + j] = (x[i * N + j] - mean) * r * g[j] + b[j];
  }
}",
    );
    let sizes = ["M", "N"];
    // the mean; the variance: a difference, a product and a sum; the scaling: a difference, two products and
    // a sum; for each row two quotients, a sum, a root and its reciprocal
    same(&formula(&ir, "flops", &sizes), "M*(N + 3*N + 4*N + 5)", &sizes);
    same(&formula(&ir, "bytes_loaded", &sizes), "4*M*5*N", &sizes);
    same(&formula(&ir, "bytes_stored", &sizes), "4*M*N", &sizes);
}

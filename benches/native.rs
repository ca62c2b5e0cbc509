//! Native code of compiled profiles against the same formulas as C with 128-bit integers, by `clang-19 -O2`:
//! `cargo bench --features native --bench native [-- KERNEL…]`. Prints nanoseconds a point for each kernel of the
//! corpus, and the median of the quotients; both sides must give the same counts.
//!
//! The C code has the formulas alone. The native code also has the conditions under which they hold, the
//! law of flow, and checks that the values of symbols are in range.

use std::fmt::Write;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;
use symprof::compile::{Compiled, Counts, Op, Program};
use symprof::expr::{BitFn, BitOp};
use symprof::profile::{ModuleProfile, Options};

const POINTS: usize = 1000;
const ROUNDS: usize = 200;

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/tvm");
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .into_iter()
        .flatten()
        .filter_map(|e| Some(e.ok()?.path()))
        .filter(|p| p.extension().is_some_and(|e| e == "ll"))
        .collect();
    files.sort();
    let mut quotients: Vec<f64> = Vec::new();
    println!(
        "{:<36} {:>6} {:>8} {:>8} {:>8} {:>8}",
        "kernel", "counts", "native", "code", "bytecode", "C"
    );
    let asked: Vec<String> = std::env::args().skip(1).filter(|a| !a.starts_with('-')).collect();
    for file in &files {
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if !asked.is_empty() && !asked.contains(&name) {
            continue;
        }
        let Some([counts, all, code, plain, c]) = measure(file) else { continue };
        println!("{name:<36} {counts:>6} {all:>8.1} {code:>8.1} {plain:>8.1} {c:>8.1}");
        quotients.push(code / c);
    }
    quotients.sort_by(f64::total_cmp);
    if let Some(median) = quotients.get(quotients.len() / 2) {
        println!("{} kernels; median of native over C: {median:.2}", quotients.len());
    }
}

/// Counts a point, then nanoseconds a point: by the table, by native code alone, by operations, in C.
fn measure(file: &Path) -> Option<[f64; 5]> {
    let text = std::fs::read_to_string(file.with_extension("json")).ok()?;
    let json: serde_json::Value = serde_json::from_str(&text).ok()?;
    let symbols: Vec<&String> = json["runs"][0]["args"].as_object()?.keys().collect();
    let loaded = symprof::input::load(file).ok()?;
    let profile = ModuleProfile::new(&loaded.module, Options::default());
    let id = profile.by_name(json["function"].as_str()?).ok()?;
    let compile = || profile.compile(id, &symbols).ok();
    let (plain, other) = (compile()?, compile()?);
    let code = symprof::native::backend(plain.program()?).ok()?;
    let native = symprof::native::native(other).ok()?;
    // sizes between 1 and 4096 (the constants are those of Knuth's MMIX)
    let mut state = 1u64;
    let points: Vec<i128> = (0..POINTS * symbols.len())
        .map(|_| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            i128::from(1 + (state >> 52))
        })
        .collect();
    let (all, answers) = timed(&native, &points)?;
    let (bytecode, others) = timed(&plain, &points)?;
    let width = symbols.len();
    let mut out = vec![0u64; 2 * plain.program()?.results().len() * POINTS];
    let started = Instant::now();
    for _ in 0..ROUNDS {
        let mut at = 0;
        while at < POINTS {
            let rest = black_box(&points[at * width..]);
            // what the code leaves open is a point that is not measured
            at += code.run(rest, POINTS - at, &mut out).points.max(1);
        }
        black_box(&mut out);
    }
    let alone = started.elapsed().as_nanos() as f64 / (ROUNDS * POINTS) as f64;
    let (in_c, theirs) = c(plain.program()?, &points)?;
    assert_eq!((answers, others), (theirs, theirs), "{} has other counts", file.display());
    Some([plain.columns().len() as f64, all, alone, bytecode, in_c])
}

/// Nanoseconds a point, and the sum of all counts modulo 2^64.
fn timed(compiled: &Compiled<'_, '_>, points: &[i128]) -> Option<(f64, u64)> {
    let mut counts = Counts::default();
    // the interpreted evaluation may execute the kernel, which takes long
    for point in points.chunks_exact(compiled.symbols().len().max(1)) {
        compiled.evaluate(point, &mut counts).ok()?;
        if counts.tally().interpreted > 0 {
            return None;
        }
    }
    compiled.evaluate_all(points, &mut counts).ok()?;
    let rows = counts.iter().flatten().flat_map(|r| r.iter().flatten().collect::<Vec<_>>());
    let values = rows.filter_map(|c| c.to_num().as_i128());
    let sum = values.fold(0u64, |s, v| s.wrapping_add(v as u64));
    let started = Instant::now();
    for _ in 0..ROUNDS {
        compiled.evaluate_all(black_box(points), &mut counts).ok()?;
    }
    Some((started.elapsed().as_nanos() as f64 / (ROUNDS * POINTS) as f64, sum))
}

/// The same for the program in C.
fn c(program: &Program, points: &[i128]) -> Option<(f64, u64)> {
    let folder = std::env::temp_dir().join(format!("symprof-native-bench-{}", std::process::id()));
    std::fs::create_dir_all(&folder).ok()?;
    let (source, binary) = (folder.join("f.c"), folder.join("f"));
    std::fs::write(&source, c_source(program, points)?).ok()?;
    let made =
        Command::new("clang-19").arg("-O2").arg("-o").arg(&binary).arg(&source).status().ok()?;
    let output = Command::new(&binary).output().ok()?;
    let _ = std::fs::remove_dir_all(&folder);
    let text = String::from_utf8(output.stdout).ok().filter(|_| made.success())?;
    let (time, sum) = text.trim().split_once(' ')?;
    Some((time.parse().ok()?, sum.parse().ok()?))
}

fn c_source(program: &Program, points: &[i128]) -> Option<String> {
    let (inputs, outputs) = (program.inputs(), program.outputs().len());
    let values: Vec<String> = points.iter().map(|v| v.to_string()).collect();
    let body = c_body(program)?;
    Some(format!(
        "#include <stdio.h>
#include <time.h>
typedef __int128 z;
static inline z fdiv(z a, z b) {{ z q = a / b, r = a % b; return q - (r != 0 && (r < 0) != (b < 0)); }}
static inline z fmod_(z a, z b) {{ z r = a % b; return r + (r != 0 && (r < 0) != (b < 0) ? b : 0); }}
__attribute__((noinline)) void f(const long *in, z *out) {{
{body}}}
static const long points[] = {{{}}};
int main(void) {{
  z out[{outputs}];
  unsigned long sum = 0;
  for (int p = 0; p < {POINTS}; p++) {{
    f(points + p * {inputs}, out);
    for (int k = 0; k < {outputs}; k++) sum += (unsigned long)out[k];
  }}
  struct timespec a, b;
  clock_gettime(CLOCK_MONOTONIC, &a);
  for (int r = 0; r < {ROUNDS}; r++)
    for (int p = 0; p < {POINTS}; p++) {{
      f(points + p * {inputs}, out);
      __asm__ volatile(\"\" : : \"r\"(out) : \"memory\");
    }}
  clock_gettime(CLOCK_MONOTONIC, &b);
  double ns = (b.tv_sec - a.tv_sec) * 1e9 + (b.tv_nsec - a.tv_nsec);
  printf(\"%f %lu\\n\", ns / {ROUNDS} / {POINTS}, sum);
}}
",
        values.join(",")
    ))
}

fn c_body(program: &Program) -> Option<String> {
    let mut out = String::new();
    let presets: Vec<usize> = program.preset().iter().map(|p| p.0.index()).collect();
    for r in 0..program.registers() {
        let value = match presets.iter().position(|p| *p == r) {
            Some(k) => {
                let v = program.constant(program.preset()[k].1);
                i64::try_from(v).ok()?.to_string()
            }
            None if r < program.inputs() => format!("in[{r}]"),
            None => "0".to_owned(),
        };
        writeln!(out, "  z r{r} = {value};").ok()?;
    }
    for (k, op) in program.ops().iter().enumerate() {
        write!(out, "l{k}: __attribute__((unused));").ok()?;
        writeln!(out, " {}", c_operation(program, *op)?).ok()?;
    }
    writeln!(out, "l{}: __attribute__((unused));", program.ops().len()).ok()?;
    for (k, r) in program.outputs().iter().enumerate() {
        writeln!(out, "  out[{k}] = r{};", r.index()).ok()?;
    }
    Some(out)
}

fn c_operation(program: &Program, op: Op) -> Option<String> {
    let r = |r: symprof::compile::Reg| format!("r{}", r.index());
    let two = |to, a, sign: &str, b| format!("{} = {} {sign} {};", r(to), r(a), r(b));
    Some(match op {
        Op::Linear { to, constant, first, len } => {
            let mut sum = i64::try_from(program.constant(constant)).ok()?.to_string();
            for (k, x) in &program.terms()[first as usize..(first + len) as usize] {
                write!(sum, " + (z){} * {}", i64::try_from(program.constant(*k)).ok()?, r(*x))
                    .ok()?;
            }
            format!("{} = {sum};", r(to))
        }
        Op::Add(to, a, b) => two(to, a, "+", b),
        Op::Mul(to, a, b) => two(to, a, "*", b),
        Op::ExactDiv(to, a, b) => two(to, a, "/", b),
        Op::FloorDiv(to, a, b) => format!("{} = fdiv({}, {});", r(to), r(a), r(b)),
        Op::Mod(to, a, b) => format!("{} = fmod_({}, {});", r(to), r(a), r(b)),
        Op::Min(to, a, b) => format!("{} = {1} < {2} ? {1} : {2};", r(to), r(a), r(b)),
        Op::Max(to, a, b) => format!("{} = {1} > {2} ? {1} : {2};", r(to), r(a), r(b)),
        Op::NotNegative(to, a) => format!("{} = {} >= 0;", r(to), r(a)),
        Op::IsZero(to, a) => format!("{} = {} == 0;", r(to), r(a)),
        Op::IsNonZero(to, a) => format!("{} = {} != 0;", r(to), r(a)),
        Op::Both(to, a, b) => two(to, a, "&&", b),
        Op::Either(to, a, b) => two(to, a, "||", b),
        Op::Select { to, condition, a, b } => {
            format!("{} = {} ? {} : {};", r(to), r(condition), r(a), r(b))
        }
        Op::Wrap { to, a, width, signed } => match (width, signed) {
            (8 | 16 | 32 | 64, true) => {
                format!("{} = (__int128)({})({});", r(to), c_type(width), r(a))
            }
            (1..=64, false) => format!("{} = {} & (((z)1 << {width}) - 1);", r(to), r(a)),
            _ => return None,
        },
        Op::Bits(BitOp::And, to, a, b) => two(to, a, "&", b),
        Op::Bits(BitOp::Or, to, a, b) => two(to, a, "|", b),
        Op::Bits(BitOp::Xor, to, a, b) => two(to, a, "^", b),
        Op::BitFn(BitFn::Count, to, a) => format!("{} = __builtin_popcountl({});", r(to), r(a)),
        Op::Power(to, 2, a) => format!("{} = (z)1 << {};", r(to), r(a)),
        Op::Copy(to, a) => format!("{} = {};", r(to), r(a)),
        Op::Jump(t) => format!("goto l{t};"),
        Op::JumpIfZero(a, t) => format!("if ({} == 0) goto l{t};", r(a)),
        Op::JumpIfNonZero(a, t) => format!("if ({} != 0) goto l{t};", r(a)),
        // what the formulas rest on
        Op::Require(_) | Op::RequireNotNegative(_) => ";".to_owned(),
        _ => return None,
    })
}

fn c_type(width: u8) -> &'static str {
    match width {
        8 => "signed char",
        16 => "short",
        32 => "int",
        _ => "long",
    }
}

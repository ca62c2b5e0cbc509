//! Analysis and evaluation over the corpus: `cargo bench`.
//!
//! `analysis`: from lowered IR to the formulas of the function under test. `formula` and
//! `simulation`: one evaluation at the largest point of each kernel. `compile`, `compiled`: formulas as a
//! program, and a thousand points by it. `text to program`: all of it. `reading`: file to lowered IR.

use criterion::{criterion_group, criterion_main, Criterion, Throughput};
use std::hint::black_box;
use std::path::{Path, PathBuf};
use symprof::compile::Counts;
use symprof::input::Loaded;
use symprof::profile::{Engine, ModuleProfile, Options, Point};

struct Kernel {
    name: String,
    path: PathBuf,
    function: String,
    largest: Point,
    loaded: Loaded,
}

/// Some of everything: small and large, vectorized, unrolled, padded, tiled.
const KERNELS: [&str; 8] =
    ["add", "matmul", "conv", "conv_k3", "average_pool_pad", "softmax", "transpose_tiled", "topk"];

fn kernels() -> Vec<Kernel> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/tvm");
    let read = |name: &str| -> Option<Kernel> {
        let path = folder.join(format!("{name}.ll"));
        let text = std::fs::read_to_string(path.with_extension("json")).ok()?;
        let json: serde_json::Value = serde_json::from_str(&text).ok()?;
        let points = json["runs"].as_array()?.iter().filter_map(|r| {
            let args = r["args"].as_object()?.iter();
            args.map(|(n, v)| Some((n.clone(), i128::from(v.as_i64()?)))).collect::<Option<Point>>()
        });
        let product = |p: &Point| {
            p.iter().filter_map(|(_, v)| v.as_i128()).map(|v| v.max(1)).product::<i128>()
        };
        let largest = points.max_by_key(product)?;
        let function = json["function"].as_str()?.to_owned();
        let loaded = symprof::input::load(&path).ok()?;
        Some(Kernel { name: name.to_owned(), path, function, largest, loaded })
    };
    KERNELS.iter().filter_map(|name| read(name)).collect()
}

fn corpus(c: &mut Criterion) {
    let kernels = kernels();
    assert_eq!(kernels.len(), KERNELS.len(), "every kernel of the list is in the corpus");
    let mut group = c.benchmark_group("reading");
    for k in &kernels {
        group.bench_function(&k.name, |b| b.iter(|| symprof::input::load(black_box(&k.path))));
    }
    group.finish();
    let mut group = c.benchmark_group("analysis");
    for k in &kernels {
        group.bench_function(&k.name, |b| {
            b.iter(|| {
                let profile = ModuleProfile::new(black_box(&k.loaded.module), Options::default());
                profile.by_name(&k.function).map(|id| profile.function(id).blocks().len())
            });
        });
    }
    group.finish();
    for (name, engine) in [("formula", Engine::Formula), ("simulation", Engine::Simulation)] {
        let mut group = c.benchmark_group(name);
        for k in &kernels {
            let profile = ModuleProfile::new(&k.loaded.module, Options::default());
            let Ok(id) = profile.by_name(&k.function) else { continue };
            group.bench_function(&k.name, |b| {
                b.iter(|| profile.evaluate_by(engine, id, black_box(&k.largest)));
            });
        }
        group.finish();
    }
    compiled(c, &kernels);
    from_text(c, &kernels);
}

/// All of it, from text in memory to a program.
fn from_text(c: &mut Criterion, kernels: &[Kernel]) {
    let mut group = c.benchmark_group("text to program");
    for k in kernels {
        let Ok(text) = std::fs::read(&k.path) else { continue };
        let file = k.path.display().to_string();
        let symbols: Vec<&str> = k.largest.iter().map(|(n, _)| n).collect();
        group.bench_function(&k.name, |b| {
            b.iter(|| {
                let loaded = symprof::input::load_bytes(black_box(&text), &file).ok()?;
                let profile = ModuleProfile::new(&loaded.module, Options::default());
                let id = profile.by_name(&k.function).ok()?;
                Some(profile.compile(id, &symbols).ok()?.obstacle().is_none())
            })
        });
    }
    group.finish();
}

/// Formulas as programs: making one, and a thousand points near the largest.
fn compiled(c: &mut Criterion, kernels: &[Kernel]) {
    const POINTS: i128 = 1000;
    let mut group = c.benchmark_group("compile");
    for k in kernels {
        let profile = ModuleProfile::new(&k.loaded.module, Options::default());
        let Ok(id) = profile.by_name(&k.function) else { continue };
        let symbols: Vec<&str> = k.largest.iter().map(|(n, _)| n).collect();
        profile.function(id);
        group.bench_function(&k.name, |b| {
            b.iter(|| profile.compile(id, black_box(&symbols)).is_ok())
        });
    }
    group.finish();
    let mut group = c.benchmark_group("compiled");
    group.throughput(Throughput::Elements(POINTS as u64));
    for k in kernels {
        let profile = ModuleProfile::new(&k.loaded.module, Options::default());
        let Ok(id) = profile.by_name(&k.function) else { continue };
        let symbols: Vec<&str> = k.largest.iter().map(|(n, _)| n).collect();
        let Ok(program) = profile.compile(id, &symbols) else { continue };
        if program.obstacle().is_some() {
            continue;
        }
        let at =
            |p: i128| k.largest.iter().filter_map(move |(_, v)| Some((v.as_i128()? - p).max(1)));
        let points: Vec<i128> = (0..POINTS).flat_map(at).collect();
        let mut counts = Counts::default();
        group.bench_function(&k.name, |b| {
            b.iter(|| program.evaluate_all(black_box(&points), &mut counts));
        });
    }
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20);
    targets = corpus
}
criterion_main!(benches);

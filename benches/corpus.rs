//! Analysis and evaluation over the corpus: `cargo bench`.
//!
//! `analysis`: from lowered IR to the formulas of the function under test. `formula` and
//! `simulation`: one evaluation at the largest point of each kernel. `reading`: file to lowered IR.

use criterion::{criterion_group, criterion_main, Criterion};
use std::hint::black_box;
use std::path::{Path, PathBuf};
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
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20);
    targets = corpus
}
criterion_main!(benches);

//! Formulas against execution at random points: sizes negative, zero, small, and so large that
//! 32-bit arithmetic wraps. `SYMPROF_POINTS=200` tries more points a kernel.

use super::support::{kernels, parallel, Kernel};
use symprof::profile::{Engine, ModuleProfile, Options, Point, ProfileError};
use symprof_core::testing::Rng;

#[derive(Default)]
struct Tally {
    compared: usize,
    /// undefined there, or too long
    skipped: usize,
    failures: Vec<String>,
}

/// A value of an integer of that width: mostly a small one.
pub fn value(rng: &mut Rng, width: u32) -> i128 {
    let half = 1i128 << (width.min(64) - 1);
    let small = |rng: &mut Rng, n: usize| rng.below(n) as i128;
    match rng.below(16) {
        0 => -small(rng, 5),
        1 => half - 1 - small(rng, 9),
        2 => -half + small(rng, 9),
        3 => i128::from(rng.bits() >> 47),
        4 => (1i128 << rng.below(width.min(64) as usize - 1)) + small(rng, 3) - 1,
        _ => small(rng, 24),
    }
}

fn check(kernel: &Kernel, points: u64) -> Tally {
    let mut tally = Tally::default();
    let loaded = symprof::input::load(&kernel.ir).expect("the kernel loads");
    let mut options = Options::default();
    options.simulation.steps = 300_000;
    options.formula_steps = 300_000;
    let profile = ModuleProfile::new(&loaded.module, options);
    let id = profile.by_name(&kernel.function).expect("it has the function");
    let symbols: Vec<(String, u32)> = kernel.runs[0]
        .args
        .iter()
        .filter_map(|(n, _)| {
            let symbol = profile.function(id).symbols().find(n)?;
            Some((n.clone(), u32::from(symbol.ty.width()?)))
        })
        .collect();
    for k in 0..points {
        let mut rng = Rng::new(k * 7919 + 1);
        let point: Point = symbols.iter().map(|(n, w)| (n.clone(), value(&mut rng, *w))).collect();
        match profile.evaluate_by(Engine::Both, id, &point) {
            Ok(_) => tally.compared += 1,
            Err(
                ProfileError::Budget { .. }
                | ProfileError::Endless { .. }
                | ProfileError::Undefined { .. }
                | ProfileError::Simulation(_),
            ) => tally.skipped += 1,
            Err(e) => tally.failures.push(format!("{}: {e}\n    at {point:?}", kernel.name)),
        }
    }
    tally
}

#[test]
fn formulas_equal_execution_at_random_points() {
    let points = std::env::var("SYMPROF_POINTS").ok().and_then(|p| p.parse().ok()).unwrap_or(20);
    let mut total = Tally::default();
    for folder in ["corpus/tvm", "corpus/tvm-llvm22", "listings"] {
        for t in parallel(&kernels(folder), |k| check(k, points)) {
            total.compared += t.compared;
            total.skipped += t.skipped;
            total.failures.extend(t.failures);
        }
    }
    println!("{} points compared, {} undefined or too long", total.compared, total.skipped);
    let shown = total.failures.iter().take(20).cloned().collect::<Vec<_>>().join("\n");
    assert!(total.failures.is_empty(), "{} failures:\n{shown}", total.failures.len());
    assert!(total.compared > total.skipped, "most points are compared");
}

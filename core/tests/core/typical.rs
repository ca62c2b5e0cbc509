//! Typical uses: under the conditions that follow from the loops, formulas count as programs execute, and beyond
//! them they do not answer.
//!
//! Random programs are profiled twice, as they are and for typical uses. `Engine::Both` compares formulas with
//! executions at each point; a failing program is shrunk. `SYMPROF_SEEDS=from..to` runs other seeds.

use symprof_core::assume::AssumptionKind;
use symprof_core::expr::Num;
use symprof_core::ir::{Module, Type};
use symprof_core::profile::{Engine, ModuleProfile, Options, Point, ProfileError, Source, Status};
use symprof_core::testing::{generate, random_points, seeds, Program, Rng, Size};

/// Programs of the ordinary run.
const ORDINARY: u64 = 1_500;
/// Typical uses lose at most one closed form in so many, gains deducted: 22 of 18,272. Losses and gains of a
/// random program rest on where budgets end, so that the difference moves by some with each rule.
const ONE_IN: u64 = 500;

#[derive(Default, Debug)]
struct Tally {
    /// programs of which something is asked in typical uses
    asked: u64,
    points: u64,
    /// points that formulas answer
    answered: u64,
    /// points beyond typical uses
    beyond: u64,
    /// closed forms, as the programs are and in typical uses
    closed: [u64; 2],
}

fn profiled(module: &Module, typical: bool) -> ModuleProfile<'_> {
    let kinds = typical.then_some(AssumptionKind::Typical);
    ModuleProfile::new(module, Options::default().granting(kinds).with_steps(100_000))
}

fn check(program: &Program, seed: u64, tally: &mut Tally) -> Result<(), String> {
    let module = program.lower();
    let Some((id, func)) = module.functions.iter().next() else { return Ok(()) };
    let [plain, typical] = [false, true].map(|t| profiled(&module, t));
    for (k, p) in [&plain, &typical].into_iter().enumerate() {
        let blocks = p.function(id).blocks();
        let closed = blocks.iter().filter(|b| b.count.status() == Status::ClosedForm);
        tally.closed[k] += closed.count() as u64;
    }
    tally.asked +=
        u64::from(typical.function(id).domain().len() > plain.function(id).domain().len());
    let mut rng = Rng::new(seed);
    let mut points = random_points(&mut rng, func);
    for _ in 0..6 {
        let small = |rng: &mut Rng, ty: Type| match ty {
            Type::Int(1) => rng.range(0, 1),
            Type::Int(_) => rng.range(1, 12),
            _ => 0,
        };
        let values = func.params.iter().filter(|p| p.ty != Type::Opaque);
        let mut point = points[0].clone();
        point.extend(values.map(|p| (p.name.clone(), i128::from(small(&mut rng, p.ty)))));
        points.push(point);
    }
    for point in points {
        let given: Point = point.iter().map(|(n, v)| (n.clone(), Num::int(*v))).collect();
        match typical.evaluate_by(Engine::Both, id, &given) {
            Ok(found) => {
                let blocks = &found.root().blocks;
                let by_formula = |s: &Source| matches!(s, Source::Formula);
                tally.points += 1;
                match blocks.iter().any(|b| b.source.as_ref().is_some_and(by_formula)) {
                    true => tally.answered += 1,
                    false => tally.beyond += 1,
                }
            }
            Err(ProfileError::Contradiction { .. }) => {
                return Err(format!("formulas and execution differ at {point:?}"));
            }
            Err(_) => {}
        }
    }
    Ok(())
}

/// The smallest program like it that fails, and why.
fn shrunk(mut program: Program, seed: u64, mut why: String) -> String {
    'smaller: loop {
        for p in program.shrinks() {
            if let Err(w) = check(&p, seed, &mut Tally::default()) {
                (program, why) = (p, w);
                continue 'smaller;
            }
        }
        return format!("seed {seed}: {why}\n{}", program.lower());
    }
}

#[test]
fn formulas_of_typical_uses_count_as_programs_execute() {
    let (from, to) = seeds(ORDINARY);
    let mut tally = Tally::default();
    for seed in from..to {
        let size = if seed % 5 == 0 { Size::MEDIUM } else { Size::SMALL };
        let program = generate(seed, size);
        if let Err(why) = check(&program, seed, &mut tally) {
            panic!("{}", shrunk(program, seed, why));
        }
    }
    println!("{tally:?}");
    if (from, to) == (0, ORDINARY) {
        let [plain, typical] = tally.closed;
        // conditions take work too: a budget may end with them that did not without
        assert!(typical * ONE_IN >= plain * (ONE_IN - 1), "closed forms are lost: {tally:?}");
        assert!(tally.asked * 5 > to - from, "few programs have sizes: {tally:?}");
        assert!(tally.answered * 3 > tally.points, "formulas answer at few points: {tally:?}");
    }
}

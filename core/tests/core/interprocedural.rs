//! Random programs of several functions, some of which call themselves: the counts inside callees
//! that formulas give equal those of an execution of the caller.
//!
//! The interpreter shares no code with the solver. A failing program is shrunk and printed in the
//! text form with the point; `SYMPROF_SEEDS=from..to` runs other seeds than the ordinary ones.

use std::sync::atomic::{AtomicU64, Ordering};
use symprof_core::interp;
use symprof_core::ir::{BinaryOp, Flags, Predicate};
use symprof_core::profile::{Engine, ModuleProfile, Options, Point, ProfileError, Source, Status};
use symprof_core::testing::{generate, random_points, seeds};
use symprof_core::testing::{Cond, Expr, Join, Program, Rng, Size, Stmt};

const SIZE: Size = Size { statements: 5, depth: 2, functions: 4, opaque: false };

/// Programs of the ordinary run.
const ORDINARY: u64 = 2_000;
/// Of the blocks of callees in the ordinary run, at least so many percent have closed forms, and at
/// most so many no formula over the parameters. As they are, with about one percent to go.
const CLOSED: f64 = 63.7;
const OPEN: f64 = 30.8;

#[derive(Default)]
struct Tally {
    programs: u64,
    compared: u64,
    skipped: u64,
    /// counts inside callees that were compared, by formula
    formulas: u64,
    /// of these, by executions inside formulas
    executed: u64,
    /// blocks of callees by status
    statuses: [u64; Status::ALL.len()],
}

/// Checks one program; the first difference in words.
fn check(program: &Program, seed: u64, tally: &mut Tally) -> Result<(), String> {
    let module = program.lower();
    let Some((id, func)) = module.functions.iter().next() else { return Ok(()) };
    let simulation = interp::Options::default().with_steps(60_000);
    let options = Options::default().with_formula_steps(20_000).with_simulation(simulation);
    let profile = ModuleProfile::new(&module, options);
    let Some(callees) = profile.callees(id) else { return Ok(()) };
    tally.programs += 1;
    let blocks = callees.functions().iter().flat_map(|f| f.blocks());
    for b in blocks {
        let status = b.count.status();
        let k = Status::ALL.iter().position(|s| *s == status).unwrap_or_default();
        tally.statuses[k] += 1;
    }
    let mut rng = Rng::new(seed ^ 0x5851_f42d);
    for at in random_points(&mut rng, func) {
        let point: Point = at.iter().map(|(n, v)| (n.clone(), *v)).collect();
        match profile.evaluate_by(Engine::Both, id, &point) {
            Ok(_) => tally.compared += 1,
            Err(ProfileError::Contradiction { .. }) => {
                let e = profile.evaluate_by(Engine::Both, id, &point);
                let why = e.err().map(|e| e.to_string()).unwrap_or_default();
                return Err(format!("{why}\nat {at:?}"));
            }
            Err(_) => {
                tally.skipped += 1;
                continue;
            }
        }
        let Ok(by_formula) = profile.evaluate_by(Engine::Formula, id, &point) else { continue };
        for f in &by_formula.functions[1..] {
            for b in f.blocks.iter().filter(|b| b.source == Some(Source::Formula)) {
                tally.formulas += 1;
                let profile = callees.function(&f.name).and_then(|f| f.block(&b.name));
                let status = profile.map(|p| p.count.status());
                tally.executed += u64::from(status == Some(Status::Simulation));
            }
        }
    }
    Ok(())
}

/// Lets callees call themselves: with a smaller first parameter, while that is above a number.
fn with_recursion(program: &mut Program, rng: &mut Rng) {
    for (i, f) in program.functions.iter_mut().enumerate().skip(1) {
        if f.params == 0 || rng.below(3) == 0 {
            continue;
        }
        let var = |k: usize| Box::new(Expr::Var(k));
        let number = |rng: &mut Rng, n: i64| Box::new(Expr::Const(rng.range(1, n)));
        let mut args: Vec<Expr> = (0..f.params).map(Expr::Var).collect();
        args[0] = match rng.below(4) {
            0 => Expr::Binary(BinaryOp::SDiv, Flags::default(), var(0), Box::new(Expr::Const(2))),
            _ => Expr::Binary(BinaryOp::Sub, Flags::default(), var(0), number(rng, 3)),
        };
        for (k, arg) in args.iter_mut().enumerate().skip(1) {
            if rng.below(3) == 0 {
                *arg = Expr::Binary(BinaryOp::Add, Flags::default(), var(k), number(rng, 2));
            }
        }
        let least = *number(rng, 3);
        let mut cond = Cond::Compare(Predicate::Sgt, f.widths[0], Expr::Var(0), least);
        if f.params > 1 && rng.below(3) == 0 {
            let other = Cond::Compare(Predicate::Sgt, f.widths[1], Expr::Var(1), *number(rng, 2));
            cond = Cond::And(Join::Blocks, Box::new(cond), Box::new(other));
        }
        let other = match rng.below(4) {
            // another call where this one is not made
            0 => vec![Stmt::If(
                Cond::Compare(Predicate::Slt, f.widths[0], Expr::Var(0), Expr::Const(-4)),
                vec![Stmt::Call(i, vec![Expr::Const(5)], None)],
                Vec::new(),
            )],
            _ => Vec::new(),
        };
        let at = rng.below(f.body.len() + 1);
        f.body.insert(at, Stmt::If(cond, vec![Stmt::Call(i, args, None)], other));
    }
}

#[test]
fn counts_inside_callees_are_those_of_an_execution() {
    let (from, to) = seeds(ORDINARY);
    let next = AtomicU64::new(from);
    let threads = std::thread::available_parallelism().map_or(2, |n| n.get());
    let verbose = std::env::var_os("SYMPROF_VERBOSE").is_some();
    let tallies: Vec<Tally> = std::thread::scope(|scope| {
        let worker = || {
            let mut tally = Tally::default();
            loop {
                let seed = next.fetch_add(1, Ordering::Relaxed);
                if seed >= to {
                    return tally;
                }
                let mut program = generate(seed, SIZE);
                if seed % 2 == 1 {
                    with_recursion(&mut program, &mut Rng::new(seed ^ 0x7ec5));
                }
                let started = std::time::Instant::now();
                let outcome = check(&program, seed, &mut tally);
                if verbose && started.elapsed().as_millis() > 500 {
                    eprintln!("seed {seed}: {:?}", started.elapsed());
                }
                if let Err(why) = outcome {
                    next.store(to, Ordering::Relaxed);
                    panic!("{}", shrunk(program, seed, why));
                }
            }
        };
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().map(|w| w.join().expect("see above")).collect()
    });
    let sum = |f: fn(&Tally) -> u64| tallies.iter().map(f).sum::<u64>();
    let statuses: Vec<u64> =
        (0..Status::ALL.len()).map(|k| tallies.iter().map(|t| t.statuses[k]).sum()).collect();
    println!(
        "{} programs with calls, {} points compared ({} skipped), {} counts by formula, {} of them \
         by executions; blocks by status: {statuses:?}",
        sum(|t| t.programs),
        sum(|t| t.compared),
        sum(|t| t.skipped),
        sum(|t| t.formulas),
        sum(|t| t.executed),
    );
    assert!(sum(|t| t.programs) * 20 > to - from, "too few programs have calls");
    assert!(sum(|t| t.formulas) > sum(|t| t.compared), "too few counts come from formulas");
    if (from, to) == (0, ORDINARY) {
        let all = statuses.iter().sum::<u64>().max(1) as f64;
        let share = |s: &[u64]| 100.0 * s.iter().sum::<u64>() as f64 / all;
        let (closed, open) = (share(&statuses[..1]), share(&statuses[2..]));
        assert!(closed >= CLOSED, "{closed:.2}% of the blocks of callees have closed forms");
        assert!(open <= OPEN, "{open:.2}% of the blocks of callees have no formula");
    }
}

/// Shrinks a failing program and describes it.
fn shrunk(program: Program, seed: u64, why: String) -> String {
    let (mut program, mut why) = (program, why);
    'smaller: loop {
        for p in program.shrinks() {
            if let Err(w) = check(&p, seed, &mut Tally::default()) {
                program = p;
                why = w;
                continue 'smaller;
            }
        }
        break;
    }
    format!("seed {seed}: {why}\n{}", program.lower())
}

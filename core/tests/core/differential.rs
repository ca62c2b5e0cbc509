//! Random programs: whatever status the solver gives, its counts equal the interpreter's.
//!
//! The interpreter shares no code with the solver. A failing program is shrunk and printed in the
//! text form with the point; `SYMPROF_SEEDS=from..to` runs other seeds than the ordinary ones.
//! Programs that failed once are kept in `cases`, in the text form.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::Arc;
use symprof_core::expr::{EvalError, Evaluator, Node, Num, Store};
use symprof_core::interp::{Count, Execution, Inputs, InterpError, Interpreter, Options};
use symprof_core::ir::{FuncId, Function, Inst, Module, Type};
use symprof_core::rules::{rules, Settings};
use symprof_core::solve::{solve_with, Callees, Solution};
use symprof_core::testing::{generate, random_points, seeds, Program, Rng, Size};

/// Programs of the ordinary run.
const ORDINARY: u64 = 20_000;
/// Of the blocks of the ordinary run, at least so many percent have a closed form, and at most so many
/// no formula; of the points, at most so many lie outside the guards. As they are, with half a percent
/// to go.
const CLOSED: f64 = 83.2;
const OPEN: f64 = 11.3;
const GUARDED: f64 = 4.4;

#[derive(Default)]
struct Tally {
    programs: u64,
    points: u64,
    skipped: u64,
    closed: u64,
    stepped: u64,
    open: u64,
    data: u64,
    guarded: u64,
    fallback: u64,
}

type Point = BTreeMap<String, i128>;

/// Checks one program; the first difference in words.
fn check(program: &Program, seed: u64, tally: &mut Tally) -> Result<(), String> {
    let module = program.lower();
    let Some((id, _)) = module.functions.iter().next() else { return Ok(()) };
    check_function(&module, id, seed, &Callees::default(), tally)
}

impl Tally {
    /// What became of each block.
    fn note(&mut self, func: &Function, solution: &Solution) {
        for &b in &func.layout {
            match &solution.counts[b] {
                Some(Ok(e)) => {
                    let mut stepped = false;
                    solution.store.visit(&[*e], |_, n| {
                        stepped |= matches!(n, Node::SumOver { .. } | Node::First { .. });
                    });
                    if stepped {
                        self.stepped += 1;
                    } else {
                        self.closed += 1;
                    }
                }
                Some(Err(symprof_core::solve::Reason::Data(_))) => self.data += 1,
                _ => self.open += 1,
            }
        }
    }
}

/// Gives the symbols of formulas the values of a point.
fn bind(ev: &mut Evaluator<'_>, func: &Function, store: &Store, point: &Point) {
    for p in &func.params {
        let (Some(v), Type::Int(w)) = (point.get(&p.name), p.ty) else { continue };
        ev.bind_name(&p.name, Num::int(*v).wrap(w, w > 1));
    }
    for (name, v) in point {
        let width = store.find_symbol(name).and_then(|s| {
            let d = store.symbol_data(s);
            d.hi.as_ref().and_then(Num::as_i128).map(|h| 128 - h.leading_zeros() + 1)
        });
        if let Some(w) = width {
            if func.params.iter().all(|p| p.name != *name) {
                ev.bind_name(name, Num::int(*v).wrap(w as u8, w > 1));
            }
        }
    }
}

fn check_function(
    module: &Module,
    id: FuncId,
    seed: u64,
    callees: &Callees,
    tally: &mut Tally,
) -> Result<(), String> {
    let func = &module.functions[id];
    let solution = solve_with(module, id, &[], callees);
    let interpreter = Interpreter::new(module);
    tally.programs += 1;
    tally.note(func, &solution);
    let mut rng = Rng::new(seed ^ 0x9e37_79b9);
    for point in random_points(&mut rng, func) {
        let mut inputs = Inputs::new();
        for (k, v) in &point {
            inputs.bind(k.clone(), *v);
        }
        let options = Options::default().with_steps(400_000);
        let truth = match interpreter.run(id, &inputs, &options) {
            Ok(t) => t,
            Err(InterpError::Undefined { .. } | InterpError::Budget { .. }) => {
                tally.skipped += 1;
                continue;
            }
            Err(e) => return Err(format!("interpreter: {e}")),
        };
        // the solver's counts are those of an execution in which no callee ends the program
        if ended(module, id, &truth) {
            tally.skipped += 1;
            continue;
        }
        tally.points += 1;
        let mut ev = Evaluator::new(&solution.store).with_budget(2_000_000);
        bind(&mut ev, func, &solution.store, &point);
        let mut guarded = false;
        for g in &solution.guards {
            match ev.truth(*g) {
                Ok(true) => {}
                _ => guarded = true,
            }
        }
        if guarded {
            tally.guarded += 1;
            continue;
        }
        for &b in &func.layout {
            let Some(Ok(e)) = &solution.counts[b] else { continue };
            let want = match truth.count(id, b) {
                Count::Known(n) => Num::int(n as i128),
                Count::Unknown { .. } => continue,
            };
            let name = &func.blocks[b].name;
            match ev.eval(*e) {
                Ok(v) if v == want => {}
                Ok(v) => {
                    return Err(format!(
                        "block {name} at {}: solver {v}, interpreter {want}\nformula: {}",
                        show_point(&point),
                        solution.store.display(*e)
                    ))
                }
                // the function is simulated instead
                Err(EvalError::Unbound(name)) => return Err(format!("unbound {name}")),
                Err(_) => tally.fallback += 1,
            }
        }
    }
    Ok(())
}

/// Did a callee end the program?
fn ended(module: &Module, root: FuncId, run: &Execution) -> bool {
    let ends = |i: &Inst| matches!(i, Inst::Call(c) if c.effects.no_return);
    let callees = module.functions.iter().filter(|(id, _)| *id != root);
    let mut blocks =
        callees.flat_map(|(id, f)| f.blocks.iter().map(move |(b, data)| (id, b, data)));
    blocks.any(|(id, b, data)| {
        data.insts.iter().any(|(_, i)| ends(i)) && run.count(id, b) != Count::Known(0)
    })
}

fn show_point(p: &Point) -> String {
    p.iter().map(|(k, v)| format!("{k}={v}")).collect::<Vec<_>>().join(",")
}

/// Runs on a thread with room for the solver's recursion over nests.
fn with_stack<T: Send>(f: impl FnOnce() -> T + Send) -> T {
    std::thread::scope(|s| {
        std::thread::Builder::new()
            .stack_size(256 << 20)
            .spawn_scoped(s, f)
            .expect("a thread")
            .join()
            .expect("no panic")
    })
}

/// Programs that once failed, a file each.
#[test]
fn kept_programs_count_as_they_execute() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let mut checked = 0;
    for file in std::fs::read_dir(folder).expect("the folder of cases") {
        let path = file.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("it is readable");
        let module = symprof_core::ir::text::parse_module(&text).expect("it parses");
        let (id, _) = module.functions.iter().next().expect("a function");
        for seed in 0..8 {
            let outcome =
                check_function(&module, id, seed, &Callees::default(), &mut Tally::default());
            outcome.unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        }
        checked += 1;
    }
    assert!(checked > 0, "no cases");
}

#[test]
fn random_programs_count_as_they_execute() {
    let (from, to) = seeds(ORDINARY);
    let next = AtomicU64::new(from);
    let threads = std::thread::available_parallelism().map_or(2, |n| n.get()) as u64;
    let verbose = std::env::var_os("SYMPROF_VERBOSE").is_some();
    let tallies: Vec<Tally> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|_| {
                let next = &next;
                std::thread::Builder::new()
                    .stack_size(256 << 20)
                    .spawn_scoped(scope, move || {
                        let mut tally = Tally::default();
                        loop {
                            let seed = next.fetch_add(1, Ordering::Relaxed);
                            if seed >= to {
                                return tally;
                            }
                            // most bugs show in small programs, which are quick
                            let size = match seed % 50 {
                                0 => Size::LARGE,
                                k if k % 10 == 1 => Size::MEDIUM,
                                _ => Size::SMALL,
                            };
                            let program = generate(seed, size);
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
                    })
                    .expect("a thread")
            })
            .collect();
        workers.into_iter().map(|w| w.join().expect("see above")).collect()
    });
    let sum = |f: fn(&Tally) -> u64| tallies.iter().map(f).sum::<u64>();
    println!(
        "{} programs, {} points ({} skipped, {} outside guards, {} formulas without value); blocks: {} closed, {} stepped, {} open, {} data",
        sum(|t| t.programs),
        sum(|t| t.points),
        sum(|t| t.skipped),
        sum(|t| t.guarded),
        sum(|t| t.fallback),
        sum(|t| t.closed),
        sum(|t| t.stepped),
        sum(|t| t.open),
        sum(|t| t.data),
    );
    assert!(sum(|t| t.points) > sum(|t| t.programs), "too few points were defined");
    if (from, to) == (0, ORDINARY) {
        let share = |n: u64, all: u64| 100.0 * n as f64 / all.max(1) as f64;
        let open = sum(|t| t.open + t.data);
        let blocks = sum(|t| t.closed + t.stepped) + open;
        let closed = share(sum(|t| t.closed), blocks);
        assert!(closed >= CLOSED, "{closed:.2}% of the blocks have a closed form");
        let open = share(open, blocks);
        assert!(open <= OPEN, "{open:.2}% of the blocks have no formula");
        let guarded = share(sum(|t| t.guarded), sum(|t| t.points));
        assert!(guarded <= GUARDED, "{guarded:.2}% of the points are outside guards");
    }
}

/// Rules may be switched off: that may lose formulas, and makes no count wrong.
#[test]
fn no_rule_keeps_others_right() {
    with_stack(|| {
        let (mut all, mut some) = (Tally::default(), Tally::default());
        for seed in 0..500 {
            let module = generate(seed, Size::SMALL).lower();
            let Some((id, _)) = module.functions.iter().next() else { continue };
            let mut rng = Rng::new(seed);
            let off = rules().filter(|_| rng.percent(30)).map(|r| r.name);
            let settings = Settings::default().without_rules(off).expect("rules");
            let fewer = Callees::default().with_settings(Arc::new(settings));
            let result = check_function(&module, id, seed, &fewer, &mut some);
            assert!(result.is_ok(), "seed {seed} without {fewer:?}: {result:?}");
            check_function(&module, id, seed, &Callees::default(), &mut all).expect("right");
        }
        assert!(some.closed < all.closed, "rules that are off cost nothing");
    });
}

/// Shrinks a failing program and describes it.
fn shrunk(program: Program, seed: u64, why: String) -> String {
    let (mut program, mut why) = (program, why);
    'smaller: loop {
        for p in program.shrinks() {
            let outcome = with_stack(|| check(&p, seed, &mut Tally::default()));
            if let Err(w) = outcome {
                program = p;
                why = w;
                continue 'smaller;
            }
        }
        break;
    }
    format!("seed {seed}: {why}\n{}", program.lower())
}

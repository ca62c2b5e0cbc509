//! Generated programs are well formed, print and read back, shrink and cover what they should.

use super::*;
use crate::interp::{Inputs, InterpError, Interpreter, Options};
use crate::ir::text::parse_module;
use crate::verify::verify_module;

fn sizes(seed: u64) -> Size {
    [Size::SMALL, Size::MEDIUM, Size::LARGE][seed as usize % 3]
}

#[test]
fn ten_thousand_programs_verify_and_round_trip() {
    for seed in 0..10_000 {
        let module = generate(seed, sizes(seed)).lower();
        let text = module.to_string();
        if let Err(e) = verify_module(&module) {
            panic!("seed {seed}: {e}\n{text}");
        }
        let again = parse_module(&text).unwrap_or_else(|e| panic!("seed {seed}: {e}\n{text}"));
        assert_eq!(again.to_string(), text, "seed {seed}");
    }
}

#[test]
fn a_seed_is_a_program() {
    for seed in 0..50 {
        assert_eq!(generate(seed, sizes(seed)), generate(seed, sizes(seed)));
    }
    assert_ne!(generate(1, Size::LARGE), generate(2, Size::LARGE));
}

#[test]
fn shrinks_are_smaller_verify_and_reach_the_bottom() {
    for seed in 0..60 {
        let program = generate(seed, sizes(seed));
        for smaller in program.shrinks() {
            assert!(smaller.weight() < program.weight());
            let module = smaller.lower();
            if let Err(e) = verify_module(&module) {
                panic!("seed {seed}: {e}\n{module}");
            }
        }
    }
    // a failure "has a loop tested at its bottom that is left by a break" keeps just that
    let fails = |p: &Program| {
        fn any(stmts: &[Stmt], within: bool) -> bool {
            stmts.iter().any(|s| match s {
                Stmt::For(l) => any(&l.body, l.shape == Shape::Rotated),
                Stmt::While { body, .. } => any(body, false),
                Stmt::If(_, t, e) => any(t, within) || any(e, within),
                Stmt::Break(0) => within,
                _ => false,
            })
        }
        any(&p.functions[0].body, false)
    };
    let mut shrunk = 0;
    for seed in 0..400 {
        let mut program = generate(seed, Size::LARGE);
        if !fails(&program) {
            continue;
        }
        while let Some(smaller) = program.shrinks().find(fails) {
            program = smaller;
        }
        assert!(program.weight() <= 60, "seed {seed}: {program:#?}");
        shrunk += 1;
    }
    assert!(shrunk > 10, "only {shrunk} programs had the property");
}

#[test]
fn every_construct_occurs() {
    let mut text = String::new();
    for seed in 0..2000 {
        text += &generate(seed, sizes(seed)).lower().to_string();
    }
    let mut wanted: Vec<String> = Vec::new();
    for &pred in crate::ir::Predicate::ALL {
        wanted.push(format!("icmp {} ", pred.name()));
    }
    for &op in crate::ir::BinaryOp::ALL {
        wanted.push(format!("= {} ", op.name()));
    }
    for word in [
        "i4",
        "i8",
        "i16",
        "i32",
        "i64",
        "add nsw ",
        "add nuw ",
        "add nsw nuw ",
        "sext",
        "zext",
        "trunc",
        "freeze",
        "select",
        "opaque",
        "switch",
        "call",
        "load",
        "loop",
        "abs",
        "atom",
        "ctpop",
        "cttz",
        "ctlz",
        "unrolled",
        "latch",
        "return",
        "%shape",
    ] {
        wanted.push(word.into());
    }
    for word in wanted {
        assert!(text.contains(&word), "`{word}` never occurs");
    }
}

#[test]
fn most_points_run_to_their_end_and_none_panics() {
    let mut ends: std::collections::BTreeMap<&str, u32> = Default::default();
    let options = Options { steps: 20_000, ..Options::default() };
    let (mut points, mut looped) = (0, 0);
    for seed in 0..10_000 {
        let module = generate(seed, sizes(seed)).lower();
        let interpreter = Interpreter::new(&module);
        let Some((main, func)) = module.functions.iter().next() else { continue };
        let all = random_points(&mut Rng::new(seed), func);
        for point in all.into_iter().skip(seed as usize % 4 * 2).take(2) {
            points += 1;
            let inputs: Inputs = point.into_iter().collect();
            let end = match interpreter.run(main, &inputs, &options) {
                Ok(run) => {
                    assert_eq!(run.missing_symbols, [""; 0], "seed {seed}");
                    let counts = func.layout.iter().map(|&b| run.count(main, b).known());
                    looped += u32::from(counts.flatten().any(|n| n > 2));
                    "ends"
                }
                Err(InterpError::Undefined { .. }) => "undefined",
                Err(InterpError::Budget { .. }) => "budget",
                Err(e) => panic!("seed {seed}: {e}"),
            };
            *ends.entry(end).or_default() += 1;
        }
    }
    println!("{points} points: {ends:?}, {looped} of them loop");
    assert!(ends["ends"] * 10 > points * 6, "too many points are skipped: {ends:?}");
    assert!(
        looped * 5 > points * 2,
        "too few points run a loop more than twice: {looped} of {points}"
    );
}

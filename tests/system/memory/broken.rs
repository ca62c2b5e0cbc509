//! Points that break an assumption on purpose: the answer is right all the same, or carries the
//! assumption that is broken.

use super::super::support::parallel;
use super::check::{words, Wrong};
use super::generate::{broken, Break, Sample};
use super::oracle::Rules;
use super::print_ir::print;
use super::program::{Argument, Point, Program};
use super::random::{number, outcome, shown, shrink, SHRINK};
use std::time::Instant;

/// Programs for each assumption in the ordinary run.
const ORDINARY: u64 = 60;

/// Does an answer say that it rests on what is broken?
fn carries(what: Break, sample: &Sample, wrong: &Wrong) -> bool {
    let words: &[&str] = match what {
        Break::Overlap => &["overlap"],
        Break::Near => &["overlap", "apart"],
        Break::Null => &["null"],
        Break::Wrap => &["wrap"],
        Break::Align => &["align"],
    };
    let groups = concerned(what, &sample.program, &sample.points[wrong.point].0);
    let names = |text: &str| groups.iter().any(|g| g.iter().all(|name| text.contains(name)));
    // an error that names the assumption says so too
    let error = wrong.message.is_some().then_some(&wrong.what);
    let said = wrong.assumptions.iter().chain(error);
    said.into_iter().any(|a| words.iter().any(|w| a.contains(w)) && names(a))
}

/// The names that the assumption which is broken speaks of: all of one of these groups.
fn concerned(what: Break, program: &Program, point: &Point) -> Vec<Vec<String>> {
    let f = &program.functions[0];
    let mut places: Vec<(String, Option<usize>)> = (0..f.params)
        .filter_map(|k| match point.arguments[k] {
            Argument::Ptr(to) => Some((f.param(k), to.map(|(object, _)| object))),
            Argument::Int(_) => None,
        })
        .collect();
    match what {
        Break::Null => {
            places.retain(|(_, object)| object.is_none());
            places.into_iter().map(|(name, _)| vec![name]).collect()
        }
        Break::Overlap => {
            let globals = 0..program.globals.len();
            places.extend(globals.map(|k| (program.global(k), Some(point.first_global + k))));
            let mut pairs = Vec::new();
            for (k, (a, one)) in places.iter().enumerate() {
                for (b, other) in &places[k + 1..] {
                    if one.is_some() && one == other {
                        pairs.push(vec![a.clone(), b.clone()]);
                    }
                }
            }
            pairs
        }
        Break::Near | Break::Wrap | Break::Align => vec![Vec::new()],
    }
}

/// A wrong answer that does not say what it assumes, a count rather than an error.
fn silent(what: Break, sample: &Sample, all: Vec<Wrong>) -> Option<Wrong> {
    let silent = all.into_iter().filter(|w| !carries(what, sample, w));
    silent.min_by_key(|w| w.message.is_some())
}

#[test]
fn assumptions_that_are_broken_are_named() {
    let first = number("SYMPROF_MEMORY_SEED", 0);
    let count = number("SYMPROF_MEMORY_BROKEN", ORDINARY);
    let shown = shown();
    let mut silent_in_all = 0;
    for what in Break::ALL {
        let seeds: Vec<u64> = (first..first + count).collect();
        let found = parallel(&seeds, |seed| {
            let sample = broken(*seed, what);
            let all = outcome(&sample);
            let wrong = all.wrong.len();
            let silent = silent(what, &sample, all.wrong);
            (sample, all.exact, wrong, silent)
        });
        let exact: usize = found.iter().map(|f| f.1).sum();
        let wrong: usize = found.iter().map(|f| f.2).sum();
        let mut failing: Vec<(Sample, Wrong)> =
            found.into_iter().filter_map(|f| f.3.map(|w| (f.0, w))).collect();
        println!(
            "{what:?} in {count} programs: {exact} counts exact, {wrong} wrong, in {} programs \
             without a word",
            failing.len()
        );
        silent_in_all += failing.len();
        failing.sort_by_key(|(_, w)| w.message.is_some());
        let now = |s: &Sample| silent(what, s, outcome(s).wrong);
        for (sample, w) in failing.into_iter().take(shown) {
            let fails = |s: &Sample| now(s).is_some_and(|x| x.message == w.message);
            let deadline = Instant::now() + SHRINK;
            let small = shrink(sample, w.point, Rules::Machine, deadline, fails);
            println!("seed {}:\n{}", small.seed, print(&[&small.program]));
            if let Some(w) = now(&small) {
                println!("  {:?}: {}", w.engine, w.what);
                println!("    at {}\n    assuming {:?}", words(&w.bindings), w.assumptions);
                println!("    arguments {:?}", small.points[0].0.arguments);
            }
        }
    }
    assert_eq!(silent_in_all, 0, "wrong counts that do not say what they assume");
}

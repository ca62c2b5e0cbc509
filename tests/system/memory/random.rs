//! Random programs as IR text, their truth from the oracle. A seed gives the same program for ever:
//!
//! ```text
//! SYMPROF_MEMORY_PROGRAMS=20000 cargo test --test system memory::random      as many, from seed 0
//! SYMPROF_MEMORY_SEED=1234 SYMPROF_MEMORY_PROGRAMS=1 cargo test …            that one
//! ```
//!
//! A failing program is made smaller before it is shown. `SYMPROF_MEMORY_OPEN=5` shows so many
//! programs with open counts, made smaller too.

use super::super::support::parallel;
use super::check::{check, words, Outcome, Wrong};
use super::features::{features, ALL};
use super::generate::{sample, ways, Sample};
use super::oracle::{execute, Rules};
use super::print_ir::print;
use super::shrink::smaller;
use super::types::well_typed;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use symprof::profile::Status;

/// Programs of the ordinary run.
const ORDINARY: u64 = 400;
/// How long one failing program is made smaller, and how many are shown.
pub const SHRINK: Duration = Duration::from_secs(10);
/// Of the blocks of the ordinary run, at least so many percent are closed forms, and at most so many
/// have no formula over the parameters. As they are, with about one percent to go.
const CLOSED: f64 = 45.7;
const OPEN: f64 = 54.3;
/// Each feature is in at least so many percent of the programs.
const COVERED: f64 = 5.0;

pub fn number(variable: &str, default: u64) -> u64 {
    std::env::var(variable).ok().and_then(|v| v.parse().ok()).unwrap_or(default)
}

/// How many failing programs are made smaller and shown.
pub fn shown() -> usize {
    number("SYMPROF_MEMORY_SHOWN", 3) as usize
}

pub fn outcome(sample: &Sample) -> Outcome {
    let points: Vec<_> = sample.points.iter().map(|(p, t)| (p, &t.counts)).collect();
    check(&print(&[&sample.program]), &sample.program, &points).unwrap_or_else(|e| {
        let wrong = |e: String| Wrong {
            point: 0,
            bindings: Vec::new(),
            message: Some(e.chars().take(20).collect()),
            what: e,
            engine: symprof::profile::Engine::Auto,
            assumptions: Vec::new(),
        };
        Outcome { wrong: vec![wrong(e)], ..Outcome::default() }
    })
}

/// Leaves out of a failing program what does not matter; of its points, all but one.
pub fn shrink(
    mut sample: Sample,
    point: usize,
    rules: Rules,
    deadline: Instant,
    fails: impl Fn(&Sample) -> bool,
) -> Sample {
    let one = sample.points.swap_remove(point);
    sample.points = vec![one];
    // candidates in turn, on from where the last one failed too, until none of a round does
    let mut next = 0;
    let mut since = 0;
    loop {
        let candidates: Vec<_> = smaller(&sample.program).into_iter().filter(well_typed).collect();
        if since >= candidates.len() || Instant::now() > deadline {
            return sample;
        }
        next %= candidates.len();
        let program = candidates.into_iter().nth(next);
        let point = sample.points[0].0.clone();
        let truth = program.as_ref().map(|p| execute(p, &point, rules));
        if let (Some(program), Some(Ok(truth))) = (program, truth) {
            let candidate = Sample { program, points: vec![(point, truth)], ..sample };
            if fails(&candidate) {
                sample = candidate;
                since = 0;
                continue;
            }
        }
        next += 1;
        since += 1;
    }
}

/// A failing program, made smaller, with what is wrong; and what it consists of.
fn explain(sample: Sample, first: &Wrong) -> (String, String) {
    // one failure does not become another
    let fails = |s: &Sample| outcome(s).wrong.iter().any(|w| w.message == first.message);
    let deadline = Instant::now() + SHRINK;
    let small = shrink(sample, first.point, Rules::Portable, deadline, fails);
    let what: Vec<&str> = features(&small).into_iter().collect();
    let mut text = format!("seed {}:\n{}", small.seed, print(&[&small.program]));
    for w in outcome(&small).wrong.iter().take(4) {
        text += &format!("  {:?}: {}\n", w.engine, w.what);
        text += &format!("    at {}\n    assuming {:?}\n", words(&w.bindings), w.assumptions);
    }
    let message = first.message.clone().unwrap_or("wrong counts".into());
    (format!("{message}: {}", what.join(", ")), text)
}

/// A program with open counts, made smaller.
fn open(sample: Sample, reason: &str) -> String {
    let fails = |s: &Sample| outcome(s).open.contains_key(reason);
    let deadline = Instant::now() + SHRINK;
    let point = (0..sample.points.len())
        .find(|k| fails(&Sample { points: vec![sample.points[*k].clone()], ..sample.clone() }))
        .unwrap_or(0);
    let small = shrink(sample, point, Rules::Portable, deadline, fails);
    format!("seed {}: {reason}\n{}", small.seed, print(&[&small.program]))
}

#[derive(Default)]
struct Report {
    undecided: Vec<(Sample, String)>,
    programs: usize,
    points: usize,
    exact: usize,
    wrong: usize,
    failing: Vec<(Sample, Wrong)>,
    open: BTreeMap<String, usize>,
    programs_open: usize,
    covered: BTreeMap<&'static str, usize>,
    branches: usize,
    both_ways: usize,
    by_status: [usize; Status::ALL.len()],
}

impl Report {
    fn add(&mut self, sample: Sample, outcome: Outcome) {
        self.programs += 1;
        self.points += sample.points.len();
        self.exact += outcome.exact;
        self.wrong += outcome.wrong.len();
        self.programs_open += usize::from(!outcome.open.is_empty());
        if let Some(reason) = outcome.open.keys().next() {
            if self.undecided.len() < number("SYMPROF_MEMORY_OPEN", 0) as usize {
                self.undecided.push((sample.clone(), reason.clone()));
            }
        }
        self.by_status.iter_mut().zip(outcome.by_status).for_each(|(a, n)| *a += n);
        for (reason, n) in outcome.open {
            *self.open.entry(reason).or_default() += n;
        }
        for f in features(&sample) {
            *self.covered.entry(f).or_default() += 1;
        }
        let ways = ways(&sample.points);
        self.branches += ways.len();
        self.both_ways += ways.values().filter(|w| **w == [true, true]).count();
        // a wrong count is worse than an error
        if let Some(first) = outcome.wrong.into_iter().min_by_key(|w| w.message.is_some()) {
            self.failing.push((sample, first));
        }
    }

    fn percent(&self, feature: &str) -> f64 {
        let n = self.covered.get(feature).copied().unwrap_or(0);
        100.0 * n as f64 / self.programs.max(1) as f64
    }

    /// The share (0 to 100) of the blocks of these statuses, by place in [`Status::ALL`].
    fn share(&self, statuses: std::ops::Range<usize>) -> f64 {
        let all = self.by_status.iter().sum::<usize>().max(1);
        100.0 * self.by_status[statuses].iter().sum::<usize>() as f64 / all as f64
    }

    fn print(&self) {
        let open: usize = self.open.values().sum();
        println!(
            "{} programs at {} points: {} counts exact, {} wrong (in {} programs), \
             {open} open (in {} programs); {} of {} branches go both ways",
            self.programs,
            self.points,
            self.exact,
            self.wrong,
            self.failing.len(),
            self.programs_open,
            self.both_ways,
            self.branches
        );
        println!("blocks by status: {:?}", self.by_status);
        for f in ALL {
            println!("{:6.1}% {f}", self.percent(f));
        }
        let mut reasons: Vec<_> = self.open.iter().collect();
        reasons.sort_by_key(|(_, n)| std::cmp::Reverse(**n));
        let mut kinds: BTreeMap<&str, Vec<u64>> = BTreeMap::new();
        for (sample, w) in &self.failing {
            let kind = w.message.as_deref().unwrap_or("wrong counts");
            kinds.entry(kind).or_default().push(sample.seed);
        }
        println!("failing programs:");
        for (kind, seeds) in kinds {
            println!("{:7} {kind} (first seeds {:?})", seeds.len(), &seeds[..seeds.len().min(5)]);
        }
        println!("open, by reason:");
        for (reason, n) in reasons.iter().take(15) {
            println!("{n:7} {reason}");
        }
    }
}

#[test]
fn programs() {
    let first = number("SYMPROF_MEMORY_SEED", 0);
    let count = number("SYMPROF_MEMORY_PROGRAMS", ORDINARY);
    let shown = shown();
    let mut report = Report::default();
    let seeds: Vec<u64> = (first..first + count).collect();
    for chunk in seeds.chunks(500) {
        let of = |seed: &u64| {
            let sample = sample(*seed);
            let outcome = outcome(&sample);
            (sample, outcome)
        };
        for (sample, outcome) in parallel(chunk, of) {
            report.add(sample, outcome);
        }
    }
    report.print();
    for (sample, reason) in std::mem::take(&mut report.undecided) {
        println!("{}", open(sample, &reason));
    }
    report.failing.sort_by_key(|(_, w)| w.message.is_some());
    let failing: Vec<_> = report.failing.iter().take(shown).collect();
    let kinds = parallel(&failing, |(sample, wrong)| {
        let (kind, text) = explain(sample.clone(), wrong);
        println!("{text}");
        (kind, sample.seed)
    });
    let mut by_kind: BTreeMap<String, Vec<u64>> = BTreeMap::new();
    for (kind, seed) in kinds {
        by_kind.entry(kind).or_default().push(seed);
    }
    for (kind, seeds) in by_kind {
        println!("{} with {kind}: seeds {seeds:?}", seeds.len());
    }
    if count >= ORDINARY {
        for f in ALL {
            assert!(report.percent(f) >= COVERED, "{f}: {:.1}%", report.percent(f));
        }
        assert!(2 * report.both_ways >= report.branches, "{} branches", report.both_ways);
    }
    // not many of the programs: what bytes decide, an execution with these bytes knows
    if count >= ORDINARY {
        let share = 100 * report.programs_open / report.programs;
        assert!(share <= 23, "{share}% of the programs have an open count");
    }
    if (first, count) == (0, ORDINARY) {
        let (closed, open) = (report.share(0..1), report.share(2..Status::ALL.len()));
        assert!(closed >= CLOSED, "{closed:.2}% of the blocks are closed forms");
        assert!(open <= OPEN, "{open:.2}% of the blocks have no formula over the parameters");
    }
    assert_eq!(report.wrong, 0, "wrong counts in {} programs", report.failing.len());
}

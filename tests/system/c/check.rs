//! The profile against true counts: every block of every function at every point.

use super::execute::{Build, BuiltUnit, Counts, THREADS};
use super::kernel::Case;
use crate::golden::{
    answered, assume, evaluate, page, replay, Answered, Assumed, Evaluated, Page, Replayed, Truth,
};
use num_bigint::BigInt;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{Duration, Instant};
use symprof::profile::{Evaluation, ModuleProfile, Options, Point, Status};
use symprof::symprof_core::rules::Settings;

/// What came out for one function at one level.
pub struct Outcome {
    pub name: String,
    pub level: &'static str,
    /// tensor contents decide some branches
    pub data: bool,
    pub exact: usize,
    /// blocks without a count though data does not decide them, errors
    pub open: Vec<String>,
    pub wrong: Vec<String>,
    /// blocks of the functions that are reached: name, status, reason
    pub blocks: Vec<(String, Status, String)>,
    /// what the golden files have of it, if they do
    pub page: Page,
    /// what reading the module and all counts took
    pub time: Duration,
    /// the formulas on the page at the points
    pub evaluated: Evaluated,
    /// its domain, given back as assumptions
    pub assumed: Assumed,
    /// its explanations
    pub replayed: Replayed,
    /// its compiled profile
    pub answered: Answered,
}

/// Reads the IR of a unit once and checks each of its functions; what golden files have of it too.
pub fn check_unit(build: &Build, unit: &BuiltUnit, golden: bool) -> Vec<Outcome> {
    let start = Instant::now();
    let loaded = symprof::input::load(&unit.ir);
    let mut options = Options::default();
    if golden {
        options.settings = Arc::new(Settings::default().with_journal());
    }
    let profile = loaded.as_ref().map(|l| ModuleProfile::new(&l.module, options.clone()));
    unit.unit
        .cases
        .iter()
        .map(|case| {
            let mut outcome = Outcome {
                name: case.name.clone(),
                level: build.level.name,
                data: case.data || case.typed && build.level.name.starts_with("O0"),
                exact: 0,
                open: Vec::new(),
                wrong: Vec::new(),
                blocks: Vec::new(),
                page: Page::default(),
                time: Duration::ZERO,
                evaluated: Evaluated::default(),
                assumed: Assumed::default(),
                replayed: Replayed::default(),
                answered: Answered::default(),
            };
            let result = match &profile {
                Ok(profile) => build.execute(unit, case).and_then(|counts| {
                    check(profile, unit, case, &counts, &mut outcome)?;
                    match golden {
                        true => check_page(profile, unit, case, &counts, &mut outcome),
                        false => Ok(()),
                    }
                }),
                Err(e) => Err(e.to_string()),
            };
            if let Err(e) = result {
                outcome.open.push(e);
            }
            outcome.time = start.elapsed();
            outcome
        })
        .collect()
}

fn check(
    profile: &ModuleProfile<'_>,
    unit: &BuiltUnit,
    case: &Case,
    counts: &Counts,
    outcome: &mut Outcome,
) -> Result<(), String> {
    let id = profile.by_name(&case.name).map_err(|e| e.to_string())?;
    let mut reached: BTreeSet<_> = profile.function(id).reached().iter().copied().collect();
    reached.insert(id);
    // what stands as a copy in another function has its counts there
    let module = profile.module();
    let copied: BTreeSet<_> = reached.iter().flat_map(|&f| module.copies(f)).map(|c| c.1).collect();
    let inside = profile.callees(id).filter(|_| !copied.is_empty());
    let inside = inside.into_iter().flat_map(|c| c.functions());
    for b in inside
        .filter(|f| copied.contains(&f.id()))
        .flat_map(|f| f.blocks().iter().map(move |b| (f.name().to_owned(), b)))
    {
        let reason = b.1.count.reason().unwrap_or_default().to_owned();
        let name = format!("{}/{}", b.0, b.1.name);
        outcome.blocks.push((name, b.1.count.status(), reason));
    }
    for &f in reached.difference(&copied) {
        let function = profile.function(f);
        for b in function.blocks() {
            let reason = b.count.reason().unwrap_or_default().to_owned();
            let name = format!("{}/{}", function.name(), b.name);
            outcome.blocks.push((name, b.count.status(), reason));
        }
    }
    for (point, counts) in case.points.iter().zip(counts) {
        let mut bound = case.with_addresses(point);
        bound.retain(|(n, _)| n != THREADS || profile.function(id).symbols().takes(n));
        let symbols: Point = bound.iter().map(|(n, v)| (n.as_str(), i128::from(*v))).collect();
        match profile.evaluate(id, &symbols) {
            Ok(got) => compare(&got, unit, point, counts, outcome),
            Err(e) => outcome.open.push(format!("at {}: {e}", words(point))),
        }
    }
    Ok(())
}

/// The page of a function, with what its formulas say where the true counts are known.
fn check_page(
    profile: &ModuleProfile<'_>,
    unit: &BuiltUnit,
    case: &Case,
    counts: &Counts,
    outcome: &mut Outcome,
) -> Result<(), String> {
    let id = profile.by_name(&case.name).map_err(|e| e.to_string())?;
    outcome.page = page(profile, id);
    let truth = |(point, counts): (&Vec<(String, i64)>, &Vec<u64>)| Truth {
        // the text has the widest load of a place without its type
        point: case
            .with_addresses(point)
            .into_iter()
            .flat_map(|(n, v)| {
                let plain = n.split_once(":i").map(|(place, _)| (place.to_owned(), v));
                plain.into_iter().chain([(n, v)])
            })
            .collect(),
        counts: unit
            .table
            .iter()
            .zip(counts)
            .map(|((f, b), n)| (f.clone(), b.clone(), BigInt::from(*n)))
            .collect(),
    };
    let truths: Vec<Truth> = case.points.iter().zip(counts).map(truth).collect();
    outcome.evaluated = evaluate(&outcome.page.formulas, profile.interpreter(), &truths);
    outcome.assumed = assume(profile, id, &case.points);
    outcome.replayed = replay(profile, id, &truths);
    outcome.answered = answered(profile, id, &truths);
    Ok(())
}

fn compare(
    got: &Evaluation,
    unit: &BuiltUnit,
    point: &[(String, i64)],
    counts: &[u64],
    outcome: &mut Outcome,
) {
    for ((function, block), &want) in unit.table.iter().zip(counts) {
        let of = got.functions.iter().find(|f| f.name == *function);
        let have = match of {
            Some(f) => f.block(block),
            // not reached, says the profile
            None => Some(BigInt::ZERO),
        };
        let at = || format!("{function}/{block} at {}: counted {want}", words(point));
        match have {
            Some(n) if n == BigInt::from(want) => outcome.exact += usize::from(of.is_some()),
            Some(n) => outcome.wrong.push(format!("{}, not {n}", at())),
            None if outcome.data => {}
            None => outcome.open.push(at()),
        }
    }
}

/// A point as for `--at`.
pub fn words(point: &[(String, i64)]) -> String {
    let words: Vec<String> = point.iter().map(|(n, v)| format!("{n}={v}")).collect();
    words.join(",")
}

/// Levels, with the least percentage of closed forms and the greatest of blocks without a formula.
pub type Shares = [(&'static str, f64, f64)];

/// What came out, as a table with one row for each level.
#[derive(Default)]
pub struct Report {
    outcomes: Vec<Outcome>,
}

impl Report {
    pub fn new(outcomes: Vec<Outcome>) -> Report {
        Report { outcomes }
    }

    /// Each function at each level.
    pub fn outcomes(&self) -> &[Outcome] {
        &self.outcomes
    }

    fn decided_by_parameters(&self) -> impl Iterator<Item = &Outcome> {
        self.outcomes.iter().filter(|o| !o.data)
    }

    /// Blocks of each status at a level, among those that data does not decide or among all.
    fn by_status(&self, level: &str, with_data: bool) -> [usize; Status::ALL.len()] {
        let mut by_status = [0; Status::ALL.len()];
        let of = self.outcomes.iter().filter(|o| o.level == level && (with_data || !o.data));
        of.flat_map(|o| &o.blocks).for_each(|(_, s, _)| by_status[*s as usize] += 1);
        by_status
    }

    /// Asserts floors under closed forms and ceilings on what has no formula over the parameters.
    pub fn assert_shares(&self, shares: &Shares) {
        for (level, floor, ceiling) in shares {
            let by_status = self.by_status(level, false);
            let all = by_status.iter().sum::<usize>();
            // not executed on this machine
            if all == 0 {
                continue;
            }
            let percent = |n: usize| 100.0 * n as f64 / all as f64;
            let closed = percent(by_status[0]);
            assert!(closed >= *floor, "{closed:.2}% of the blocks at {level} are closed forms");
            let open = percent(by_status[2..].iter().sum());
            assert!(open <= *ceiling, "{open:.2}% of the blocks at {level} have no formula");
        }
    }

    /// Counts and statuses by level, the statuses of what data does not decide.
    pub fn print(&self, title: &str) {
        self.table(title, false);
    }

    /// Counts and statuses by level.
    pub fn print_with_data(&self, title: &str) {
        self.table(title, true);
    }

    fn table(&self, title: &str, with_data: bool) {
        let mut levels: Vec<&str> = self.outcomes.iter().map(|o| o.level).collect();
        levels.sort_unstable();
        levels.dedup();
        println!("{title}\nlevel  functions  counts exact  open  wrong  | blocks by status");
        for level in levels {
            let of: Vec<&Outcome> = self.outcomes.iter().filter(|o| o.level == level).collect();
            let sum = |f: fn(&Outcome) -> usize| of.iter().map(|o| f(o)).sum::<usize>();
            let by_status = self.by_status(level, with_data);
            let all = by_status.iter().sum::<usize>().max(1);
            let statuses: Vec<String> = Status::ALL
                .iter()
                .zip(by_status)
                .filter(|(_, n)| *n > 0)
                .map(|(s, n)| format!("{n} {s} ({:.1}%)", 100.0 * n as f64 / all as f64))
                .collect();
            println!(
                "{level:5}  {:9}  {:12}  {:4}  {:5}  | {}",
                of.len(),
                sum(|o| o.exact),
                sum(|o| o.open.len()),
                sum(|o| o.wrong.len()),
                statuses.join(", ")
            );
        }
    }

    /// One line for each function and level with blocks that are no closed form, though data does
    /// not decide them.
    pub fn exceptions(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for o in self.decided_by_parameters() {
            let not: Vec<_> = o.blocks.iter().filter(|b| b.1 != Status::ClosedForm).collect();
            let mut reasons: Vec<String> =
                not.iter().map(|(_, s, reason)| format!("{s}: {reason}")).collect();
            reasons.sort();
            reasons.dedup();
            if !not.is_empty() {
                lines.push(format!(
                    "{} {}: {} of {} blocks ({})",
                    o.level,
                    o.name,
                    not.len(),
                    o.blocks.len(),
                    reasons.join("; ")
                ));
            }
        }
        lines
    }

    /// What took how long, longest first.
    pub fn slowest(&self) -> Vec<String> {
        let mut outcomes: Vec<&Outcome> = self.outcomes.iter().collect();
        outcomes.sort_by_key(|o| std::cmp::Reverse(o.time));
        let line = |o: &&Outcome| format!("{} {}: {:.1?}", o.level, o.name, o.time);
        outcomes.iter().map(line).collect()
    }

    /// Each block that is no closed form, with its reason: level, kernel, block; those of kernels that data
    /// decides are marked.
    pub fn reasons(&self) -> Vec<String> {
        let of = |o: &Outcome| -> Vec<String> {
            let mark = if o.data { " (data)" } else { "" };
            let not = o.blocks.iter().filter(|b| b.1 != Status::ClosedForm);
            not.map(|(b, s, reason)| format!("{} {}{mark}: {b}: {s}: {reason}", o.level, o.name))
                .collect()
        };
        self.outcomes.iter().flat_map(of).collect()
    }

    /// Each wrong count.
    pub fn wrong(&self) -> Vec<String> {
        self.lines(|o| &o.wrong)
    }

    /// Each count that is missing though data does not decide it, and each error.
    pub fn open(&self) -> Vec<String> {
        self.lines(|o| &o.open)
    }

    /// The functions with a count that is wrong or missing, and the level.
    pub fn failing(&self) -> Vec<(&'static str, String)> {
        let failing = |o: &&Outcome| !o.wrong.is_empty() || !o.open.is_empty();
        self.outcomes.iter().filter(failing).map(|o| (o.level, o.name.clone())).collect()
    }

    fn lines(&self, of: fn(&Outcome) -> &Vec<String>) -> Vec<String> {
        let line = |o: &Outcome, w: &String| format!("{} {}: {w}", o.level, o.name);
        self.outcomes.iter().flat_map(|o| of(o).iter().map(move |w| line(o, w))).collect()
    }
}

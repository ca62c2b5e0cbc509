//! The text of a page against true counts: its formulas are read back and evaluated.

use super::read::{read, Part};
use num_bigint::BigInt;
use symprof::symprof_core::expr::{EvalError, Evaluator, Num};
use symprof::symprof_core::interp::{Interpreter, Options};

/// True counts at a point.
pub struct Truth {
    pub point: Vec<(String, i64)>,
    /// function, block, count
    pub counts: Vec<(String, String, BigInt)>,
}

/// What the formulas of pages say at points.
#[derive(Clone, Debug, Default)]
pub struct Evaluated {
    /// values that are the true counts
    pub exact: usize,
    /// values that are not
    pub wrong: Vec<String>,
    /// formulas at points outside the domain, or where an assumption does not hold
    pub outside: usize,
    /// formulas at points that do not bind a symbol which no parameter decides
    pub free: usize,
    /// formulas at points that do not bind another symbol: an address, what lies in memory
    pub unbound: Vec<String>,
    /// formulas that have no value within the steps allowed, and why
    pub failed: Vec<String>,
    /// what cannot be read back
    pub unread: Vec<String>,
}

impl Evaluated {
    pub fn add(&mut self, other: Evaluated) {
        self.exact += other.exact;
        self.wrong.extend(other.wrong);
        self.outside += other.outside;
        self.free += other.free;
        self.unbound.extend(other.unbound);
        self.failed.extend(other.failed);
        self.unread.extend(other.unread);
    }

    /// Of the values that there might be, so many are the true counts (0 to 100).
    pub fn percent(&self) -> f64 {
        let rest = self.outside + self.unbound.len() + self.failed.len() + self.unread.len();
        100.0 * self.exact as f64 / (self.exact + rest).max(1) as f64
    }

    /// One line for a person.
    pub fn summary(&self) -> String {
        format!(
            "{} values read back from the text and exact ({:.2}%), {} wrong, {} outside the domain, \
             {} without an address or a loaded value, {} without a value, {} not read back; {} in \
             free symbols",
            self.exact,
            self.percent(),
            self.wrong.len(),
            self.outside,
            self.unbound.len(),
            self.failed.len(),
            self.unread.len(),
            self.free
        )
    }
}

/// Steps of sums and searches at one point.
const STEPS: u64 = 2_000_000;
/// The parser and the evaluator recurse.
const STACK: usize = 64 << 20;

/// Evaluates the formulas on a page at the points; `interpreter` executes what they leave to an
/// execution.
pub fn evaluate(page: &str, interpreter: &Interpreter<'_>, truths: &[Truth]) -> Evaluated {
    std::thread::scope(|s| {
        let work = move || {
            let mut found = Evaluated::default();
            for part in read(page) {
                evaluate_part(&part, interpreter, truths, &mut found);
            }
            found
        };
        let thread = std::thread::Builder::new().stack_size(STACK).spawn_scoped(s, work);
        thread.expect("a thread").join().expect("no panic")
    })
}

fn evaluate_part(
    part: &Part,
    interpreter: &Interpreter<'_>,
    truths: &[Truth],
    found: &mut Evaluated,
) {
    let simulator = interpreter.simulator(&Options::default().with_steps(STEPS));
    for truth in truths {
        let words: Vec<String> = truth.point.iter().map(|(n, v)| format!("{n}={v}")).collect();
        let at = words.join(",");
        let mut ev = Evaluator::new(&part.store).with_budget(STEPS).with_simulator(&simulator);
        for (name, v) in &truth.point {
            ev.bind_name(name, part.fit(name, i128::from(*v)));
        }
        let holds = conditions(part, &mut ev);
        for (function, block, line) in &part.blocks {
            let of = |c: &&(String, String, BigInt)| c.0 == *function && c.1 == *block;
            let Some((_, _, want)) = truth.counts.iter().find(of) else { continue };
            let place = || format!("{function}/{block} at {at}");
            let e = match (line, &holds) {
                (Err(why), _) | (_, Holds::Unread(why)) => {
                    found.unread.push(format!("{}: {why}", place()));
                    continue;
                }
                (_, Holds::No) => {
                    found.outside += 1;
                    continue;
                }
                (Ok(e), _) => *e,
            };
            ev.allow(STEPS);
            match (ev.eval(e), &holds) {
                (Ok(v), _) if v == Num::from(want.clone()) => found.exact += 1,
                (_, Holds::Unbound(symbol)) => found.unbound.push(format!("{}: {symbol}", place())),
                (Ok(v), _) => found.wrong.push(format!("{}: {v}, counted {want}", place())),
                (Err(EvalError::Unbound(s)), _) if part.is_free(&s) => found.free += 1,
                (Err(EvalError::Unbound(s)), _) => found.unbound.push(format!("{}: {s}", place())),
                (Err(why), _) => found.failed.push(format!("{}: {why}", place())),
            }
        }
    }
}

/// Do the conditions hold under which formulas do?
enum Holds {
    Yes,
    No,
    /// nobody knows without the value of that symbol
    Unbound(String),
    Unread(String),
}

fn conditions(part: &Part, ev: &mut Evaluator<'_>) -> Holds {
    let mut holds = Holds::Yes;
    for (line, assumed) in
        part.domain.iter().map(|l| (l, false)).chain(part.assumed.iter().map(|l| (l, true)))
    {
        match line {
            Err(why) => return Holds::Unread(why.clone()),
            Ok(c) => match ev.truth(*c) {
                Ok(true) => {}
                // what no point decides is taken for true
                Err(EvalError::Unbound(_)) if assumed => {}
                Err(EvalError::Unbound(s)) => holds = Holds::Unbound(s),
                Ok(false) | Err(_) => return Holds::No,
            },
        }
    }
    holds
}

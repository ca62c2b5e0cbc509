//! Explanations against true counts: the nest of sums that an explanation of a block is, evaluated
//! without any rule, has the value that was counted.

use super::evaluate::Truth;
use symprof::expr::{EvalError, Evaluator, Num};
use symprof::ir::{FuncId, Function};
use symprof::profile::{ModuleProfile, Status};

/// What became of the explanations of blocks.
#[derive(Clone, Debug, Default)]
pub struct Replayed {
    /// values of replayed explanations that are the true counts
    pub exact: usize,
    pub wrong: Vec<String>,
    /// points outside the domain
    pub outside: usize,
    /// points with more iterations than a replay may take, or with a symbol that is not bound
    pub unknown: usize,
    /// blocks with a formula whose explanation does not replay
    pub missing: Vec<String>,
    /// rules that explanations name
    pub rules: std::collections::BTreeSet<&'static str>,
}

impl Replayed {
    pub fn add(&mut self, other: Replayed) {
        self.exact += other.exact;
        self.wrong.extend(other.wrong);
        self.outside += other.outside;
        self.unknown += other.unknown;
        self.missing.extend(other.missing);
        self.rules.extend(other.rules);
    }

    /// One line for a person.
    pub fn summary(&self) -> String {
        format!(
            "explanations replayed: {} values exact, {} wrong, {} outside the domain, {} too long or not \
             bound, {} blocks without a replay, {} rules named",
            self.exact,
            self.wrong.len(),
            self.outside,
            self.unknown,
            self.missing.len(),
            self.rules.len()
        )
    }
}

/// Iterations of one replay.
const STEPS: u64 = 100_000;

/// What a parameter of that type reads for a value: formulas are over signed integers, and truth values.
pub fn signed(func: &Function, name: &str, v: i64) -> i128 {
    let width = func.params.iter().find(|p| p.name == name).and_then(|p| p.ty.width());
    match width.unwrap_or(64) {
        1 => i128::from(v & 1),
        w => {
            let unused = 64 - u32::from(w);
            i128::from((v << unused) >> unused)
        }
    }
}

/// Replays the explanation of each block of a function that has a formula over the parameters. The
/// profile keeps a journal.
pub fn replay(profile: &ModuleProfile<'_>, id: FuncId, truths: &[Truth]) -> Replayed {
    let mut found = Replayed::default();
    let f = profile.function(id);
    let func = &profile.module().functions[id];
    for b in f.blocks().iter().filter(|b| b.count.status() <= Status::Summation) {
        let mut explained = profile.explain(id, &b.name).expect("a block of the function");
        found.rules.extend(explained.rules().iter().map(|r| r.name));
        let Some(count) = explained.replay() else {
            found.missing.push(format!("{}/{}", f.name(), b.name));
            continue;
        };
        for truth in truths {
            let of = |c: &&(String, String, num_bigint::BigInt)| c.0 == f.name() && c.1 == b.name;
            let Some((_, _, want)) = truth.counts.iter().find(of) else { continue };
            let mut ev = Evaluator::new(&explained.store).with_budget(STEPS);
            for (name, v) in &truth.point {
                ev.bind_name(name, Num::int(signed(func, name, *v)));
            }
            match f.domain().iter().map(|&g| ev.truth(g)).find(|t| *t != Ok(true)) {
                Some(Err(EvalError::Unbound(_))) => found.unknown += 1,
                Some(_) => found.outside += 1,
                None => match ev.eval(count) {
                    Ok(v) if v == Num::from(want.clone()) => found.exact += 1,
                    Ok(v) => found.wrong.push(format!(
                        "{}/{} at {:?}: {v}, counted {want}",
                        f.name(),
                        b.name,
                        truth.point
                    )),
                    Err(_) => found.unknown += 1,
                },
            }
        }
    }
    found
}

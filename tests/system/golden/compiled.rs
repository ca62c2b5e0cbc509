//! Compiled profiles against true counts: what compiled formulas answer, and where they leave the answer to the
//! evaluator though each block is a closed form.

use super::Truth;
use std::collections::BTreeMap;
use symprof::compile::{Counted, Counts};
use symprof::ir::FuncId;
use symprof::profile::{ModuleProfile, Status};

/// What compiled profiles answered at points whose counts are known.
#[derive(Clone, Debug, Default)]
pub struct Answered {
    /// counts of compiled profiles that are the true ones
    pub exact: usize,
    /// counts that are not, and points without an answer
    pub wrong: Vec<String>,
    /// points at which all blocks are closed forms
    pub points: u64,
    /// those of them at which the evaluator was asked
    pub interpreted: u64,
}

impl Answered {
    pub fn add(&mut self, other: Answered) {
        self.exact += other.exact;
        self.wrong.extend(other.wrong);
        self.points += other.points;
        self.interpreted += other.interpreted;
    }

    /// Points at which the compiled formulas answer, in percent.
    pub fn percent(&self) -> f64 {
        100.0 * (self.points - self.interpreted) as f64 / self.points.max(1) as f64
    }

    /// One line for a person.
    pub fn summary(&self) -> String {
        format!(
            "{} counts of compiled profiles exact; {:.2}% of {} points answered by compiled formulas",
            self.exact,
            self.percent(),
            self.points
        )
    }
}

/// The compiled profile of a function whose blocks are all closed forms, at points whose counts are known.
pub fn answered(profile: &ModuleProfile<'_>, id: FuncId, truths: &[Truth]) -> Answered {
    let mut answered = Answered::default();
    let closed = |f: FuncId| {
        profile.function(f).blocks().iter().all(|b| b.count.status() == Status::ClosedForm)
    };
    let reached = profile.function(id).reached();
    let (true, Some(first)) = (closed(id) && reached.iter().all(|f| closed(*f)), truths.first())
    else {
        return answered;
    };
    let takes = |n: &&(String, i64)| profile.function(id).symbols().takes(&n.0);
    let names: Vec<String> = first.point.iter().filter(takes).map(|n| n.0.clone()).collect();
    let compiled = match profile.compile(id, &names) {
        Ok(compiled) => compiled,
        Err(e) => {
            answered.wrong.push(e.to_string());
            return answered;
        }
    };
    let values = |t: &Truth| -> Vec<i128> {
        let of = |n: &String| t.point.iter().find(|p| p.0 == *n).map_or(0, |p| p.1.into());
        names.iter().map(of).collect()
    };
    let flat: Vec<i128> = truths.iter().flat_map(values).collect();
    let mut counts = Counts::default();
    if let Err(e) = compiled.evaluate_all(&flat, &mut counts) {
        answered.wrong.push(e.to_string());
        return answered;
    }
    let tally = counts.tally();
    (answered.points, answered.interpreted) = (tally.points, tally.interpreted);
    for (truth, row) in truths.iter().zip(counts.iter()) {
        let at = || format!("at {:?}", truth.point);
        let row = match row {
            Ok(row) => row,
            Err(e) => {
                answered.wrong.push(format!("{}: {e}", at()));
                continue;
            }
        };
        let want: BTreeMap<(&str, &str), _> =
            truth.counts.iter().map(|(f, b, n)| ((f.as_str(), b.as_str()), n)).collect();
        for (column, have) in compiled.columns().iter().zip(row.iter()) {
            let key = (column.function.as_str(), column.name.as_str());
            let (Counted::Block, Some(want)) = (column.what, want.get(&key)) else { continue };
            match have {
                Some(have) if have.to_string() == want.to_string() => answered.exact += 1,
                have => {
                    let have = have.map(|n| n.to_string());
                    answered.wrong.push(format!("{key:?} {}: {have:?}, not {want}", at()));
                }
            }
        }
    }
    answered
}

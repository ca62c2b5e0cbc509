//! The execution of the control slice at a point: when there is one, what it counts, and what it means
//! that it comes to no end.

use super::formulas::Solved;
use super::{missing_symbol, Counts, Engine};
use crate::assume::{in_words, AssumptionKind};
use crate::interp::{self, Execution, InterpError};
use crate::ir::Inst;
use crate::profile::answer::Source;
use crate::profile::callees::CountsInside;
use crate::profile::error::ProfileError;
use crate::profile::function::FunctionProfile;
use crate::profile::point::Bound;
use crate::profile::status::Status;
use crate::profile::ModuleProfile;
use num_bigint::BigInt;

/// An execution at a point.
pub(super) enum Run {
    /// None was needed, or none is used.
    None,
    Done(Execution),
    /// It takes more steps than allowed.
    TooLong(u64),
}

impl Run {
    pub(super) fn done(&self) -> Option<&Execution> {
        match self {
            Run::Done(run) => Some(run),
            _ => None,
        }
    }
}

impl ModuleProfile<'_> {
    /// Executes the function, unless the formulas count more steps than an execution may take.
    pub(super) fn execute(
        &self,
        engine: Engine,
        profile: &FunctionProfile,
        bound: &Bound,
        counts: &Counts,
        options: &interp::Options,
    ) -> Result<Execution, InterpError> {
        // each execution of a block is a step at least
        let steps = BigInt::from(options.steps);
        let known = profile.counted().iter().filter_map(|b| {
            let (n, _) = counts[b.block].as_ref()?;
            Some((b, n))
        });
        let total: BigInt = known.clone().map(|(_, n)| n).sum();
        let longest = known.max_by_key(|(_, n)| *n).filter(|_| total > steps);
        match longest.filter(|_| engine == Engine::Auto) {
            None => self.interpreter().run(profile.id(), &bound.inputs, options),
            Some((b, _)) => Err(InterpError::Budget {
                function: profile.name().to_owned(),
                block: b.name.clone(),
                steps: options.steps,
            }),
        }
    }

    /// The error of a point at which an execution came to no end, where that is known: in a loop that
    /// never ends, or on its way to what is undefined.
    pub(super) fn why_without_end(
        &self,
        profile: &FunctionProfile,
        solved: &Solved,
        function: &str,
        block: &str,
    ) -> Result<(), ProfileError> {
        self.is_endless(profile, solved, function, block)?;
        // an execution that comes so far is undefined, but takes too long to see it
        match solved.promise.map(|k| &profile.promises()[k]) {
            None => Ok(()),
            Some(p) => {
                let func = &self.module().functions[profile.id()];
                Err(ProfileError::Undefined {
                    function: func.name.clone(),
                    block: func.blocks[p.block].name.clone(),
                    what: p.broken.clone(),
                })
            }
        }
    }

    /// An error if the loop that the execution is in never ends at this point.
    fn is_endless(
        &self,
        profile: &FunctionProfile,
        solved: &Solved,
        function: &str,
        block: &str,
    ) -> Result<(), ProfileError> {
        let Some(k) = solved.endless else { return Ok(()) };
        let blocks = &self.module().functions[profile.id()].blocks;
        let inside = profile.endless()[k].blocks.iter().any(|&b| blocks[b].name == block);
        if function == profile.name() && inside {
            let of = &profile.endless()[k].blocks;
            let details = profile.assumption_details().iter();
            let used = details.filter(|a| {
                a.kind != AssumptionKind::Ends && a.blocks.iter().any(|b| of.contains(b))
            });
            return Err(ProfileError::Endless {
                function: function.to_owned(),
                block: block.to_owned(),
                assumptions: in_words(used),
            });
        }
        Ok(())
    }

    /// May an execution learn what decides where formulas say that data does: from bytes that the
    /// point binds, or from what the code itself writes?
    pub(in crate::profile) fn may_learn(&self, profile: &FunctionProfile, bound: &Bound) -> bool {
        if bound.memory || !bound.calls.is_empty() || profile.reached().len() > 1 {
            return true;
        }
        let func = &self.module().functions[profile.id()];
        let Ok(slice) = self.interpreter().slice(profile.id()) else { return true };
        func.layout.iter().any(|&b| {
            let insts = func.blocks[b].insts.iter().enumerate();
            insts.into_iter().any(|(k, (_, i))| {
                slice.has_effect(b, k) && !matches!(i, Inst::Assume(_) | Inst::Call(_))
            })
        })
    }

    /// Takes what the execution counted where no formula did, and compares where both did.
    pub(super) fn fill(
        &self,
        profile: &FunctionProfile,
        counts: &mut Counts,
        bound: &Bound,
        run: &Execution,
    ) -> Result<(), ProfileError> {
        let listed =
            if run.missing_symbols.is_empty() { Vec::new() } else { profile.used_symbols() };
        let asked = run.missing_symbols.iter().find(|s| listed.contains(&s.as_str()));
        for b in profile.counted() {
            let simulated = run.count(profile.id(), b.block).known().map(BigInt::from);
            match (&counts[b.block], &simulated) {
                (Some((f, _)), Some(s)) if f != s => {
                    let place = (profile.name(), b.name.as_str());
                    let assumed = profile.assumption_details().iter().map(|a| a.kind);
                    return Err(contradiction(place, assumed, bound, (f, s)));
                }
                (None, None) if b.count.status() < Status::DataDependent => {
                    if let Some(symbol) = asked {
                        return Err(missing_symbol(profile, &b.name, symbol.clone()));
                    }
                }
                (None, _) => counts[b.block] = simulated.map(|n| (n, Source::Simulation)),
                _ => {}
            }
        }
        Ok(())
    }

    /// Compares counts inside callees with those of an execution.
    pub(super) fn compare(
        &self,
        inside: &CountsInside,
        bound: &Bound,
        run: &Execution,
    ) -> Result<(), ProfileError> {
        for (&id, counts) in inside {
            let func = &self.module().functions[id];
            for &b in &func.layout {
                let (Some((f, _)), Some(n)) = (&counts[b], run.count(id, b).known()) else {
                    continue;
                };
                if *f != BigInt::from(n) {
                    let place = (func.name.as_str(), func.blocks[b].name.as_str());
                    let granted = self.options().granted.iter().copied();
                    return Err(contradiction(place, granted, bound, (f, &n)));
                }
            }
        }
        Ok(())
    }
}

/// What is wrong where a formula and an execution disagree: what the formula assumes of fields, what the point says
/// of data, or this program.
pub(super) fn contradiction(
    (function, block): (&str, &str),
    mut assumed: impl Iterator<Item = AssumptionKind>,
    bound: &Bound,
    (formula, simulated): (&BigInt, &impl ToString),
) -> ProfileError {
    let of_fields =
        |k: AssumptionKind| matches!(k, AssumptionKind::FieldsConstant | AssumptionKind::Typical);
    let (function, block) = (function.to_owned(), block.to_owned());
    let (formula, simulated) = (formula.to_string(), simulated.to_string());
    if assumed.any(of_fields) {
        return ProfileError::ChangingField { function, block, formula, simulated };
    }
    match bound.free.is_empty() {
        true => ProfileError::Contradiction { function, block, formula, simulated },
        false => {
            let given = bound.free.join(", ").into();
            let (formula, simulated) = (formula.into(), simulated.into());
            ProfileError::OtherData { function, block, given, formula, simulated }
        }
    }
}

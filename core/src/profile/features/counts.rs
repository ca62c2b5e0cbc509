//! Features at a point: exact sums over the counts of the blocks of all functions reached.

use super::collect::{Part, Quantity, Term};
use super::sums::{Sum, Summed};
use super::table::FeatureTable;
use super::Features;
use crate::expr::Num;
use crate::ir::{Block, FuncId, Inst, Terminator};
use crate::profile::answer::{Evaluation, FunctionEvaluation};
use crate::profile::error::ProfileError;
use crate::profile::observe::Probe;
use crate::profile::point::Point;
use crate::profile::ModuleProfile;
use num_bigint::BigInt;
use rustc_hash::FxHashMap;

/// Features at a point.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct FeatureCounts {
    /// each feature, or why it is not known
    pub table: FeatureTable<Result<BigInt, String>>,
    /// floating-point operations for each byte read or written, where both are known and there are
    /// any bytes
    pub intensity: Option<Num>,
    /// what the counts rest on, in words
    pub assumptions: Vec<String>,
}

impl Features {
    /// The features at a point.
    ///
    /// # Errors
    /// As [`ModuleProfile::evaluate`]. A feature of which a part is not known is no error: it has the
    /// reason in its place.
    pub fn at(
        &self,
        profile: &ModuleProfile<'_>,
        point: &Point,
    ) -> Result<FeatureCounts, ProfileError> {
        let answer = profile.evaluate(self.root(), point)?;
        let summed = Summed::new(profile, self.root(), self.table());
        let (sums, more) = summed.map(|s| s.counts(profile, point)).unwrap_or_default();
        let mut counts = Counts { sums, ..Counts::new(profile, &answer) };
        let table = self.table().map(|q| counts.of(q));
        let whole = &table.whole().totals;
        let intensity = match (&whole.flops, &whole.loaded, &whole.stored) {
            (Ok(flops), Ok(loaded), Ok(stored)) => {
                Num::from(flops.clone()).checked_div(&Num::from(loaded + stored))
            }
            _ => None,
        };
        let mut assumptions: Vec<String> = Vec::new();
        let own = answer.functions.iter().flat_map(|f| &f.assumptions);
        for a in own.chain(&more) {
            if !assumptions.contains(a) {
                assumptions.push(a.clone());
            }
        }
        Ok(FeatureCounts { table, intensity, assumptions })
    }
}

/// The counts at a point, by block.
struct Counts<'a, 'm> {
    profile: &'a ModuleProfile<'m>,
    blocks: FxHashMap<(FuncId, Block), Result<BigInt, String>>,
    sums: FxHashMap<Probe, Result<Sum, String>>,
    /// functions all of whose activations come to a return; in the making: not known to
    return_always: FxHashMap<FuncId, bool>,
}

impl<'a, 'm> Counts<'a, 'm> {
    fn new(profile: &'a ModuleProfile<'m>, answer: &Evaluation) -> Self {
        let of = |f: &FunctionEvaluation| {
            let (id, name) = (f.id, f.name.clone());
            let count = move |b: &crate::profile::BlockValue| {
                let why = b.reason.as_deref().unwrap_or("it is not known");
                let why = || format!("block `{}` of `{name}`: {why}", b.name);
                ((id, b.block), b.count.clone().ok_or_else(why))
            };
            f.blocks.iter().map(count).collect::<Vec<_>>()
        };
        let blocks = answer.functions.iter().flat_map(of).collect();
        Counts { profile, blocks, sums: FxHashMap::default(), return_always: FxHashMap::default() }
    }

    fn of(&mut self, q: &Quantity) -> Result<BigInt, String> {
        if let Some(why) = &q.lost {
            return Err(why.to_string());
        }
        for (&at, why) in &q.open {
            if self.at(at)? != BigInt::ZERO {
                return Err(why.to_string());
            }
        }
        let mut sum = BigInt::ZERO;
        for (&at, &times) in &q.terms {
            sum += self.at(at)? * times;
        }
        for ((probe, part), &times) in &q.sums {
            let all = self.at((probe.function, probe.block, *part))?;
            if all == BigInt::ZERO {
                continue;
            }
            match self.sums.get(probe) {
                Some(Ok(found)) if found.of == all => sum += &found.sum * times,
                Some(Err(why)) => return Err(why.clone()),
                _ => {
                    let (function, block) = self.names(probe.function, probe.block);
                    return Err(format!(
                        "the end of block `{block}` of `{function}` is not always reached"
                    ));
                }
            }
        }
        Ok(sum)
    }

    fn names(&self, function: FuncId, block: Block) -> (String, String) {
        let func = &self.profile.module().functions[function];
        (func.name.clone(), func.blocks[block].name.clone())
    }

    fn at(&mut self, (function, block, part): Term) -> Result<BigInt, String> {
        let count = match self.blocks.get(&(function, block)) {
            Some(count) => count.clone()?,
            None => {
                let (function, block) = self.names(function, block);
                return Err(format!("block `{block}` of `{function}` is not counted"));
            }
        };
        let whole = part == Part::Whole || count == BigInt::ZERO;
        if whole || self.comes_back(function) || self.calls_come_back(function, block) {
            return Ok(count);
        }
        let (function, block) = self.names(function, block);
        Err(format!("a call in block `{block}` of `{function}` does not always come back"))
    }

    /// Does every activation of the function come to a return?
    fn comes_back(&mut self, id: FuncId) -> bool {
        if let Some(&known) = self.return_always.get(&id) {
            return known;
        }
        self.return_always.insert(id, false);
        let func = &self.profile.module().functions[id];
        let returning: Vec<Block> = func
            .layout
            .iter()
            .copied()
            .filter(|&b| matches!(func.blocks[b].terminator, Terminator::Return(_)))
            .collect();
        let count = |b: Block| self.blocks.get(&(id, b)).and_then(|c| c.as_ref().ok());
        let returned: Option<BigInt> = returning.iter().map(|&b| count(b)).sum();
        let all = returned.is_some() && returned.as_ref() == count(func.entry());
        let entered: Vec<Block> =
            returning.into_iter().filter(|&b| count(b) != Some(&BigInt::ZERO)).collect();
        let found = all && entered.into_iter().all(|b| self.calls_come_back(id, b));
        self.return_always.insert(id, found);
        found
    }

    /// Does every call in the block come back?
    fn calls_come_back(&mut self, id: FuncId, block: Block) -> bool {
        let calls = &self.profile.calls;
        let func = &self.profile.module().functions[id];
        if calls.cut(id, block).is_some() {
            return false;
        }
        let returns = !calls.results().disabled().contains(&crate::assume::AssumptionKind::Returns);
        let mut callees = Vec::new();
        for (_, inst) in &func.blocks[block].insts {
            let Inst::Call(call) = inst else { continue };
            match calls.target(call) {
                Some(callee) if calls.may_end(callee) => callees.push(callee),
                Some(_) => {}
                None if calls.call_may_end(call) || !returns => return false,
                None => {}
            }
        }
        callees.into_iter().all(|c| self.comes_back(c))
    }
}

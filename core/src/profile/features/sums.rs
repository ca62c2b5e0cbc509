//! Sums of values for features: the module with a loop for each value that is summed.

use super::collect::Quantity;
use super::formulas::{Found, NoFormula};
use super::table::FeatureTable;
use crate::expr::{ConditionExpr, CountExpr, Expr, Num, Store, Sym};
use crate::ir::{Block, FuncId};
use crate::profile::observe::{Observed, Probe};
use crate::profile::{ModuleProfile, Point, Status};
use num_bigint::BigInt;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// The copy of the module in which the values of a table are summed.
pub(super) struct Summed {
    root: FuncId,
    observed: Result<Observed, String>,
    probes: Vec<Probe>,
}

/// A sum at a point.
#[derive(Clone, Debug)]
pub(super) struct Sum {
    pub(super) sum: BigInt,
    /// over so many executions of the block
    pub(super) of: BigInt,
}

/// The sums as formulas in a store, and what they rest on.
#[derive(Default)]
pub(super) struct Formulas {
    pub(super) sums: FxHashMap<Probe, Found>,
    pub(super) domain: Vec<ConditionExpr>,
    pub(super) data_domain: Vec<ConditionExpr>,
    pub(super) assumptions: Vec<String>,
}

impl Summed {
    /// None where the table sums no value.
    pub(super) fn new(
        profile: &ModuleProfile<'_>,
        root: FuncId,
        table: &FeatureTable<Quantity>,
    ) -> Option<Summed> {
        let mut all: BTreeSet<Probe> = BTreeSet::new();
        table.map(|q| all.extend(q.sums.keys().map(|k| k.0)));
        if all.is_empty() {
            return None;
        }
        let probes: Vec<Probe> = all.into_iter().collect();
        let observed = Observed::new(profile.module(), &probes).map_err(|e| e.to_string());
        Some(Summed { root, observed, probes })
    }

    /// The sums as formulas, in that store.
    pub(super) fn formulas(&self, profile: &ModuleProfile<'_>, store: &mut Store) -> Formulas {
        let mut found = Formulas::default();
        let observed = match &self.observed {
            Ok(observed) => observed,
            Err(why) => {
                let (status, reason) = (Status::Unsupported, why);
                let why = || Err(NoFormula { status, reason: reason.clone() });
                found.sums = self.probes.iter().map(|&p| (p, why())).collect();
                return found;
            }
        };
        let there = ModuleProfile::new(observed.module(), profile.options().clone());
        let root = there.function(self.root);
        let inside = there.callees(self.root);
        let mut import = |other: &Store, all: &[Expr]| -> Vec<Option<Expr>> {
            store.import_all(other, all, &mut |s: &mut Store, sym: Sym| {
                // what it is in the module as given
                let d = other.symbol_data(sym);
                let (name, less) = observed.meaning(self.root, &d.name);
                let less = Num::from(less);
                let lo = d.lo.clone().map(|n| n - less.clone());
                let hi = d.hi.clone().map(|n| n - less.clone());
                let sym = s.symbol(&name, d.kind, lo, hi);
                let value = s.sym(sym);
                Some(s.add_num(value, less))
            })
        };
        for (k, &probe) in self.probes.iter().enumerate() {
            let block = observed.holds(k);
            let (other, of_block) = match inside {
                _ if probe.function == self.root => (root.store(), root.of_block(block)),
                Some(inside) => {
                    let f = inside.functions().iter().find(|f| f.id() == probe.function);
                    let of = f.and_then(|f| f.blocks().iter().find(|b| b.block == block));
                    (inside.store(), of)
                }
                None => (root.store(), None),
            };
            let status = of_block.map_or(Status::Simulation, |b| b.count.status());
            let formula = of_block.and_then(|b| b.count.formula()).map(CountExpr::expr);
            let formula = formula.and_then(|e| import(other, &[e]).pop().flatten());
            let why = || {
                let why = of_block.and_then(|b| b.count.reason());
                NoFormula { status, reason: why.unwrap_or("a length has no formula").to_owned() }
            };
            found.sums.insert(probe, formula.map(|e| (e, status)).ok_or_else(why));
        }
        let mut conditions = |other: &Store, all: &[ConditionExpr]| -> Vec<ConditionExpr> {
            let all: Vec<Expr> = all.iter().map(|c| c.expr()).collect();
            import(other, &all).into_iter().flatten().map(ConditionExpr::new).collect()
        };
        found.domain = conditions(root.store(), root.domain());
        found.data_domain = conditions(root.store(), root.data_domain());
        found.assumptions = root.assumptions().to_vec();
        if let Some(inside) = inside {
            found.domain.extend(conditions(inside.store(), inside.domain()));
            found.assumptions.extend_from_slice(inside.assumptions());
        }
        found
    }

    /// The sums at a point with how often the ends of their blocks were reached, and what they rest on.
    pub(super) fn counts(
        &self,
        profile: &ModuleProfile<'_>,
        point: &Point,
    ) -> (FxHashMap<Probe, Result<Sum, String>>, Vec<String>) {
        let answer = self.observed.clone().and_then(|observed| {
            let there = ModuleProfile::new(observed.module(), profile.options().clone());
            let answer = there.evaluate(self.root, &observed.bind(self.root, point));
            answer.map(|a| (observed, a)).map_err(|e| e.to_string())
        });
        let (observed, answer) = match answer {
            Ok(found) => found,
            Err(why) => {
                let all = self.probes.iter().map(|&p| (p, Err(why.clone())));
                return (all.collect(), Vec::new());
            }
        };
        let of = |k: usize, probe: &Probe| {
            let function = answer.functions.iter().find(|f| f.id == probe.function);
            let count = |block: Block| {
                let block = function.and_then(|f| f.of(block));
                let why = || block.and_then(|b| b.reason.clone());
                let why = || why().unwrap_or_else(|| "a length is not known".to_owned());
                block.and_then(|b| b.count.clone()).ok_or_else(why)
            };
            let end = observed.end(probe.function, probe.block).unwrap_or(probe.block);
            Ok(Sum { sum: count(observed.holds(k))?, of: count(end)? })
        };
        let found = self.probes.iter().enumerate().map(|(k, p)| (*p, of(k, p))).collect();
        let assumptions = answer.functions.iter().flat_map(|f| f.assumptions.iter().cloned());
        (found, assumptions.collect())
    }
}

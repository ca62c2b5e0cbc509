//! Features as formulas: the sums of the blocks' formulas, in one store.

use super::super::source_words::SourceWords;
use super::collect::{Part, Quantity, Term};
use super::sums::Summed;
use super::table::FeatureTable;
use super::tidy::tidy;
use super::Features;
use crate::assume::AssumptionKind;
use crate::expr::{ConditionExpr, CountExpr, Expr, Num, Store, Sym};
use crate::ir::{Block, FuncId};
use crate::profile::function::BlockProfile;
use crate::profile::observe::Probe;
use crate::profile::status::Status;
use crate::profile::ModuleProfile;
use crate::stack::on_large_stack;
use num_bigint::BigInt;
use rustc_hash::{FxHashMap, FxHashSet};

/// The formula of a feature.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct FeatureFormula {
    /// its value is the feature, per execution of the function asked for
    pub formula: CountExpr,
    /// the weakest status of the counts in it
    pub status: Status,
}

/// Why a feature has no formula.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct NoFormula {
    /// the weakest status of the counts in it
    pub status: Status,
    /// why
    pub reason: String,
}

/// Features as formulas, and what they rest on.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct FeatureFormulas {
    /// the store of all expressions
    pub store: Store,
    /// the formulas
    pub table: FeatureTable<Result<FeatureFormula, NoFormula>>,
    /// floating-point operations for each byte read or written, where both have a formula
    pub intensity: Option<Expr>,
    /// conditions under which the formulas hold; elsewhere the function is simulated
    pub domain: Vec<ConditionExpr>,
    /// further conditions under which those hold that data decides
    pub data_domain: Vec<ConditionExpr>,
    /// all that was assumed, in words
    pub assumptions: Vec<String>,
    /// what the source calls symbols
    pub words: SourceWords,
}

impl FeatureFormulas {
    /// The formulas of all features of the table.
    pub fn formulas(&self) -> Vec<CountExpr> {
        let mut all = Vec::new();
        self.table.map(|f| all.extend(f.as_ref().ok().map(|f| f.formula)));
        all
    }
}

impl Features {
    /// The features as formulas over the parameters. Functions are solved on first use.
    pub fn formulas(&self, profile: &ModuleProfile<'_>) -> FeatureFormulas {
        on_large_stack(|| self.formulas_here(profile))
    }

    fn formulas_here(&self, profile: &ModuleProfile<'_>) -> FeatureFormulas {
        let mut sums = Sums::new(profile, self);
        let sum_of = self.table().map(|q| sums.of(q));
        // shorter forms, all at once
        let mut formulas: Vec<Expr> = Vec::new();
        sum_of.map(|f| formulas.extend(f.as_ref().ok().map(|f| f.formula.expr())));
        let whole = &sum_of.whole().totals;
        let value =
            |f: &Result<FeatureFormula, NoFormula>| f.as_ref().ok().map(|f| f.formula.expr());
        let parts = (value(&whole.flops), value(&whole.loaded), value(&whole.stored));
        let Sums { mut store, mut domain, mut data_domain, assumptions, .. } = sums;
        // the domain is that of all formulas; what the user assumes holds everywhere
        let assumed = profile.function(self.root()).assumed().iter().map(|a| a.1.expr());
        let bytes = match parts {
            (_, Some(loaded), Some(stored)) => Some(store.add(loaded, stored)),
            _ => None,
        };
        formulas.extend(bytes);
        let known: Vec<Expr> = assumed.chain(domain.iter().map(|c| c.expr())).collect();
        let nice = tidy(&mut store, &known, &formulas);
        let get = |e: Expr| nice.get(&e).copied().unwrap_or(e);
        let table = sum_of.map(|f| {
            f.clone()
                .map(|f| FeatureFormula { formula: CountExpr::new(get(f.formula.expr())), ..f })
        });
        let intensity = match (parts.0, bytes) {
            (Some(flops), Some(bytes)) if !store.is_zero(bytes) => {
                let ((a, flops), (b, bytes)) =
                    (store.primitive(get(flops)), store.primitive(get(bytes)));
                let quotient = store.quotient(flops, bytes);
                Some(store.scale(a.checked_div(&b).unwrap_or(Num::ONE), quotient))
            }
            _ => None,
        };
        store.forget_scratch();
        domain.dedup();
        data_domain.dedup();
        let words = profile.function(self.root).symbols().source_words();
        FeatureFormulas { store, table, intensity, domain, data_domain, assumptions, words }
    }
}

/// The formulas of blocks in one store, and sums of them.
struct Sums {
    store: Store,
    blocks: FxHashMap<(FuncId, Block), Found>,
    /// unknown callees come back
    returns: bool,
    /// blocks with calls of which it is not assumed that they end
    cut: FxHashSet<(FuncId, Block)>,
    domain: Vec<ConditionExpr>,
    data_domain: Vec<ConditionExpr>,
    assumptions: Vec<String>,
    sums: FxHashMap<Probe, Found>,
}

/// The formula of a count.
pub(super) type Found = Result<(Expr, Status), NoFormula>;

impl Sums {
    fn new(profile: &ModuleProfile<'_>, features: &Features) -> Sums {
        let root = profile.function(features.root());
        let mut store = root.store().clone();
        let mut blocks = FxHashMap::default();
        for b in root.counted() {
            let found = found(b, root.name(), b.count.formula().map(CountExpr::expr));
            blocks.insert((root.id(), b.block), found);
        }
        let mut domain = root.domain().to_vec();
        let data_domain = root.data_domain().to_vec();
        let mut assumptions = root.assumptions().to_vec();
        if let Some(inside) = profile.callees(root.id()) {
            let other = inside.store();
            let mut same = |s: &mut Store, sym: Sym| {
                let d = other.symbol_data(sym);
                let sym = s.symbol(&d.name, d.kind, d.lo.clone(), d.hi.clone());
                Some(s.sym(sym))
            };
            let formulas: Vec<Expr> = inside.formulas().into_iter().map(CountExpr::expr).collect();
            let here = store.import_all(other, &formulas, &mut same);
            let here: FxHashMap<Expr, Option<Expr>> = formulas.into_iter().zip(here).collect();
            for f in inside.functions() {
                for b in f.counted() {
                    let formula = b.count.formula().and_then(|e| *here.get(&e.expr())?);
                    blocks.insert((f.id(), b.block), found(b, f.name(), formula));
                }
            }
            let conditions: Vec<Expr> = inside.domain().iter().map(|c| c.expr()).collect();
            let conditions = store.import_all(other, &conditions, &mut same);
            let more = conditions.into_iter().flatten().map(ConditionExpr::new);
            domain.extend(more.filter(|c| !root.domain().contains(c)));
            for a in inside.assumptions() {
                if !assumptions.contains(a) {
                    assumptions.push(a.clone());
                }
            }
        }
        let disabled = profile.calls.results().disabled();
        let returns = !disabled.contains(&AssumptionKind::Returns);
        let mut cut: FxHashSet<(FuncId, Block)> = FxHashSet::default();
        if disabled.contains(&AssumptionKind::Ends) {
            for &f in root.reached() {
                cut.extend(profile.calls.cuts(f).into_iter().map(|(b, _)| (f, b)));
            }
        }
        let mut data_domain = data_domain;
        let mut sums = FxHashMap::default();
        if let Some(summed) = Summed::new(profile, root.id(), features.table()) {
            let found = summed.formulas(profile, &mut store);
            domain.extend(found.domain.into_iter().filter(|c| !root.domain().contains(c)));
            let more = found.data_domain.into_iter();
            data_domain.extend(more.filter(|c| !root.data_domain().contains(c)));
            for a in found.assumptions {
                if !assumptions.contains(&a) {
                    assumptions.push(a);
                }
            }
            sums = found.sums;
        }
        Sums { store, blocks, returns, cut, domain, data_domain, assumptions, sums }
    }

    /// The formula of a quantity.
    fn of(&mut self, q: &Quantity) -> Result<FeatureFormula, NoFormula> {
        let unsupported = |reason: String| NoFormula { status: Status::Unsupported, reason };
        if let Some(why) = &q.lost {
            return Err(unsupported(why.to_string()));
        }
        for (&at, why) in &q.open {
            match self.at(at)? {
                (e, _) if self.store.is_zero(e) => {}
                _ => return Err(unsupported(why.to_string())),
            }
        }
        let (mut terms, mut status) = (Vec::new(), Status::ClosedForm);
        for (&at, &times) in &q.terms {
            let (e, its) = self.at(at)?;
            status = status.max(its);
            terms.push((Num::big_int(BigInt::from(times)), e));
        }
        for ((probe, part), &times) in &q.sums {
            // what stands behind a call executes as often as its block
            let _: (Expr, Status) = self.at((probe.function, probe.block, *part))?;
            match self.sums.get(probe) {
                Some(Ok((e, its))) => {
                    status = status.max(*its);
                    terms.push((Num::big_int(BigInt::from(times)), *e));
                }
                Some(Err(why)) => return Err(why.clone()),
                None => return Err(unsupported("a length is not summed".to_owned())),
            }
        }
        let scaled: Vec<Expr> = terms.into_iter().map(|(n, e)| self.store.scale(n, e)).collect();
        let formula = CountExpr::new(self.store.add_all(scaled));
        Ok(FeatureFormula { formula, status })
    }

    fn at(&self, (function, block, part): Term) -> Found {
        let missing = || {
            let reason = "a function reached is not summed over its calls".to_owned();
            Err(NoFormula { status: Status::Simulation, reason })
        };
        let found = self.blocks.get(&(function, block)).cloned().unwrap_or_else(missing)?;
        if part == Part::BehindCalls && !self.returns && !self.store.is_zero(found.0) {
            let reason = "a call may not come back (`--no-assume returns`)".to_owned();
            return Err(NoFormula { status: Status::Simulation, reason });
        }
        let cut = part == Part::BehindCalls && self.cut.contains(&(function, block));
        if cut && !self.store.is_zero(found.0) {
            let reason = "a call may not end (`--no-assume ends`)".to_owned();
            return Err(NoFormula { status: Status::Simulation, reason });
        }
        Ok(found)
    }
}

fn found(b: &BlockProfile, function: &str, formula: Option<Expr>) -> Found {
    let status = b.count.status();
    match formula {
        Some(e) => Ok((e, status)),
        None => {
            let why = b.count.reason().unwrap_or("it has no formula");
            let reason = format!("block `{}` of `{function}`: {why}", b.name);
            Err(NoFormula { status, reason })
        }
    }
}

//! Formulas of two versions in one store, and how they compare: whether they are equal is decided by [`equality`], or
//! by the canonical form of their difference; they differ where a point shows it. Where neither is found, that is
//! what is said.

use super::{Row, Verdict, Version};
use std::collections::{BTreeMap, BTreeSet};
use symprof_core::equality::{equality, Equality};
use symprof_core::expr::{ConditionExpr, Evaluator, Expr, Node, Num, Store, Sym, SymKind};
use symprof_core::profile::FunctionProfile;
use symprof_core::readable::Writer;

/// The largest size at which two totals are compared.
const LARGEST: u64 = 1 << 20;
/// Steps that the evaluations of one total at all sizes may take.
const STEPS: u64 = 500_000;

/// Formulas of two stores in one, in which symbols of the same name are the same.
pub(super) struct Common<'a> {
    stores: [&'a Store; 2],
    pub(super) store: Store,
    /// the free symbols of both; bound ones are new ones in each formula
    symbols: BTreeMap<String, Sym>,
    /// what holds where both versions' formulas do
    pub(super) domain: Vec<Expr>,
    /// symbols in formulas of both that no parameter decides
    pub(super) undecided: BTreeSet<String>,
    /// ranges of symbols that are wider in one version, by their names
    ranges: Vec<(String, String)>,
    /// names of the symbols that formulas and domains speak of: stores hold others that rules made on the way
    used: BTreeSet<String>,
    /// no point is in the domain
    is_empty: bool,
}

impl<'a> Common<'a> {
    pub(super) fn new(stores: [&'a Store; 2], domains: &[Vec<ConditionExpr>; 2]) -> Common<'a> {
        let mut common = Common {
            stores,
            store: Store::new(),
            symbols: BTreeMap::default(),
            domain: Vec::new(),
            undecided: BTreeSet::new(),
            ranges: Vec::new(),
            used: BTreeSet::new(),
            is_empty: false,
        };
        common.declare();
        for (k, domain) in domains.iter().enumerate() {
            for c in domain {
                let found = common.import(k, c.expr());
                common.domain.extend(found);
            }
        }
        common
    }

    /// Where sums over the functions that both versions reach are compared.
    pub(super) fn of_features(versions: [Version<'a>; 2]) -> Common<'a> {
        let features = versions.map(|v| v.features);
        let domains = features.map(|f| [f.domain.as_slice(), &f.data_domain].concat());
        Common::new(features.map(|f| &f.store), &domains).assuming(versions.map(|v| v.profile))
    }

    /// Gives each free symbol of either version one of that name, before bound ones can take names. Where the
    /// versions have other ranges for it, what both allow is compared, and the domain says so.
    fn declare(&mut self) {
        let [a, b] = self.stores;
        for (from, other) in [(a, b), (b, a)] {
            for (_, data) in from.symbols().filter(|(_, d)| d.kind != SymKind::Index) {
                if self.symbols.contains_key(&data.name) {
                    continue;
                }
                let there = other.find_symbol(&data.name).map(|s| other.symbol_data(s));
                let there = there.filter(|d| d.kind != SymKind::Index).unwrap_or(data);
                let lo = data.lo.iter().chain(&there.lo).max().cloned();
                let hi = data.hi.iter().chain(&there.hi).min().cloned();
                let symbol = self.store.fresh(&data.name, data.kind, lo.clone(), hi.clone());
                self.symbols.insert(data.name.clone(), symbol);
                let is_shown = !matches!(data.kind, SymKind::Placeholder | SymKind::Data);
                if is_shown && (&data.lo, &data.hi) != (&there.lo, &there.hi) {
                    // its bounds would decide these conditions
                    let range = [lo.map(|l| format!("{l} <= ")), hi.map(|h| format!(" <= {h}"))];
                    let [above, below] = range.map(Option::unwrap_or_default);
                    self.ranges.push((data.name.clone(), format!("{above}{}{below}", data.name)));
                }
            }
        }
    }

    /// What the user assumes of either version holds where they are compared.
    pub(super) fn assuming(mut self, versions: [&FunctionProfile; 2]) -> Self {
        for version in versions {
            for (_, c) in version.assumed() {
                let found = self.import_from(version.store(), c.expr());
                self.domain.extend(found);
            }
        }
        // within no points, all formulas are equal
        let (one, zero) = (self.store.one(), self.store.zero());
        self.is_empty = equality(&self.store, one, zero, &self.domain) == Equality::Equal;
        self
    }

    fn import(&mut self, k: usize, e: Expr) -> Option<Expr> {
        self.import_from(self.stores[k], e)
    }

    fn import_from(&mut self, from: &Store, e: Expr) -> Option<Expr> {
        if executes(from, e) {
            return None;
        }
        let Common { store, symbols, used, .. } = self;
        store.import(from, e, &mut |store, symbol| {
            let name = &from.symbol_data(symbol).name;
            let known = *symbols.get(name)?;
            if !used.contains(name) {
                used.insert(name.clone());
            }
            Some(store.sym(known))
        })
    }

    /// Ranges of symbols that are wider in one version, of those that were compared so far.
    pub(super) fn ranges(&self) -> impl Iterator<Item = String> + '_ {
        self.ranges.iter().filter(|r| self.used.contains(&r.0)).map(|r| r.1.clone())
    }

    pub(super) fn row(
        &mut self,
        name: String,
        a: Option<Result<Expr, String>>,
        b: Option<Result<Expr, String>>,
    ) -> Row {
        let formulas = [(0, &a), (1, &b)].map(|(k, of)| {
            of.as_ref().map(|f| match f {
                Ok(e) => self.written(k, *e),
                Err(why) => format!("? ({why})"),
            })
        });
        let verdict = match (a, b) {
            (None, _) => Verdict::OnlySecond,
            (_, None) => Verdict::OnlyFirst,
            (Some(Ok(a)), Some(Ok(b))) => self.verdict(a, b),
            _ => Verdict::Undecided("not decided: there is no formula".to_owned()),
        };
        Row { name, formulas, verdict }
    }

    /// The formula as a reader sees it.
    fn written(&mut self, k: usize, e: Expr) -> String {
        match self.import(k, e) {
            Some(e) => {
                let written = Writer::new(&mut self.store).write(e);
                self.store.display(written).to_string()
            }
            None => self.stores[k].display(e).to_string(),
        }
    }

    fn difference(&mut self, a: Expr, b: Expr) -> Option<Expr> {
        let (a, b) = (self.import(0, a)?, self.import(1, b)?);
        Some(self.store.sub(a, b))
    }

    fn verdict(&mut self, a: Expr, b: Expr) -> Verdict {
        if self.is_empty {
            let why = "not decided: the domains of the versions have no point in common";
            return Verdict::Undecided(why.to_owned());
        }
        // the indices of sums are symbols of their own in each; the language of formulas knows none of them
        let texts = [self.stores[0].display(a).to_string(), self.stores[1].display(b).to_string()];
        let (Some(a), Some(b)) = (self.import(0, a), self.import(1, b)) else {
            return Verdict::Undecided("not decided: an execution is part of a formula".to_owned());
        };
        let [of_a, of_b] = [a, b].map(|e| symbols(&self.store, &[e]));
        for s in of_a.iter().filter(|s| of_b.contains(s)).map(|s| self.store.symbol_data(*s)) {
            if !matches!(s.kind, SymKind::Parameter | SymKind::Defaulted) {
                self.undecided.insert(s.name.clone());
            }
        }
        if texts[0] == texts[1] {
            return Verdict::Same;
        }
        match equality(&self.store, a, b, &self.domain) {
            Equality::Equal => Verdict::Same,
            Equality::Different(point) => {
                let symbols = symbols(&self.store, &[a, b]);
                let shown = point.iter().filter(|p| symbols.contains(&p.0));
                let name = |s: Sym| self.store.symbol_data(s).name.clone();
                let shown: Vec<String> = shown.map(|(s, v)| format!("{}={v}", name(*s))).collect();
                Verdict::Different(shown.join(","))
            }
            Equality::Undecided(why) => {
                let d = self.store.sub(a, b);
                let written = Writer::new(&mut self.store).write(d);
                match self.store.is_zero(written) {
                    true => Verdict::Same,
                    false => Verdict::Undecided(format!("not decided: {why}")),
                }
            }
            _ => Verdict::Undecided("not decided".to_owned()),
        }
    }

    /// The value where both domains, and what the user assumes, hold.
    fn value(&self, e: Expr, point: &[(Sym, Num)], steps: &mut u64) -> Option<Num> {
        let mut evaluator = Evaluator::new(&self.store).with_budget(*steps);
        point.iter().for_each(|(s, v)| evaluator.bind(*s, v.clone()));
        let inside = self.domain.iter().all(|&c| evaluator.truth(c) != Ok(false));
        let value = evaluator.eval(e).ok().filter(|_| inside);
        *steps = steps.saturating_sub(evaluator.steps());
        value
    }

    /// From which size on which version has less, all sizes being equal; nothing where the search takes too long.
    pub(super) fn lower(&mut self, a: Expr, b: Expr) -> Option<String> {
        let d = self.difference(a, b)?;
        if self.store.is_zero(d) {
            return None;
        }
        let all: Vec<Expr> = self.domain.iter().copied().chain([d]).collect();
        let every = symbols(&self.store, &all);
        let sizes = (1..=512).chain((10..=LARGEST.ilog2()).flat_map(|k| [(1u64 << k) - 1, 1 << k]));
        // where the sign last changed
        let (mut from, mut sign, mut any) = (1, None, false);
        let (mut steps, mut largest) = (STEPS, 0);
        for n in sizes {
            let at = |s: &Sym| {
                let ratio = self.store.symbol_data(*s).kind == SymKind::Free;
                (*s, if ratio { Num::ONE } else { Num::from(i128::from(n)) })
            };
            let point: Vec<(Sym, Num)> = every.iter().map(at).collect();
            let outside = |(s, v): &(Sym, Num)| {
                let data = self.store.symbol_data(*s);
                data.lo.iter().any(|lo| v < lo) || data.hi.iter().any(|hi| v > hi)
            };
            if point.iter().any(outside) {
                continue;
            }
            let value = self.value(d, &point, &mut steps);
            if steps == 0 {
                return None;
            }
            let Some(value) = value else { continue };
            largest = n;
            let now = if value.is_zero() { 0 } else { 1 - 2 * i32::from(value.is_negative()) };
            any |= now != 0;
            if sign != Some(now) {
                (from, sign) = (n, Some(now));
            }
        }
        let sizes = format!("from {from} on, all sizes equal (tried to {largest})");
        any.then(|| match sign {
            Some(1) => format!("{{second}} has fewer {sizes}"),
            Some(-1) => format!("{{first}} has fewer {sizes}"),
            _ => format!("both have as many {sizes}"),
        })
    }
}

/// Is an execution part of the formula?
fn executes(store: &Store, e: Expr) -> bool {
    let mut found = false;
    store.visit(&[e], |_, node| found |= matches!(node, Node::Simulation { .. }));
    found
}

/// The free symbols, by name.
fn symbols(store: &Store, of: &[Expr]) -> Vec<Sym> {
    let (mut found, mut bound) = (Vec::new(), Vec::new());
    store.visit(of, |_, node| match node {
        Node::Symbol(s) => found.push(*s),
        Node::SumOver { var, .. } | Node::First { var, .. } => bound.push(*var),
        _ => {}
    });
    found.retain(|s| !bound.contains(s));
    found.sort_by(|a, b| store.symbol_data(*a).name.cmp(&store.symbol_data(*b).name));
    found.dedup();
    found
}

//! Formulas as they are shown: equal to those that answers are computed from, and shorter.

use super::callees::CalleeCounts;
use super::function::FunctionProfile;
use crate::expr::{ConditionExpr, CountExpr, Expr, Store};
use crate::facts::Facts;
use crate::readable::Writer;
use crate::stack;
use rustc_hash::{FxHashMap, FxHashSet};

/// The formulas and conditions of a function, each as a person would write it, in a store of their own.
///
/// Formulas hold within the domain of the function, as those of [`FunctionProfile::store`] do.
///
/// ```
/// use symprof_core::ir::text::parse_module;
/// use symprof_core::profile::{ModuleProfile, Options};
/// let module = parse_module("
/// func @f(%n: i32) {
/// block entry:
///   %zero = const i32 0
///   %positive = icmp sgt %n, %zero
///   branch %positive, then, exit
/// block then:
///   jump exit
/// block exit:
///   return
/// }")?;
/// let profile = ModuleProfile::new(&module, Options::default());
/// let f = profile.function(profile.by_name("f")?);
/// let then = f.block("then").and_then(|b| b.count.formula()).ok_or("no formula")?;
/// let written = f.written();
/// assert_eq!(written.store().display(written.count(then)).to_string(), "n > 0");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Written {
    store: Store,
    counts: FxHashMap<Expr, Expr>,
    conditions: FxHashMap<Expr, Expr>,
}

impl Written {
    /// Formulas, which hold where all of `domain` does, and conditions, which speak for themselves.
    fn new(store: &Store, formulas: &[Expr], domain: &[Expr], conditions: &[Expr]) -> Written {
        stack::on_large_stack(|| {
            let mut store = store.clone();
            let mut writer = Writer::new(&mut store);
            let mut all = |of: &[Expr], holds: &[Expr]| -> FxHashMap<Expr, Expr> {
                holds.iter().for_each(|&condition| writer.assume(condition));
                of.iter().map(|&e| (e, writer.write(e))).collect()
            };
            let conditions = all(conditions, &[]);
            let counts = all(formulas, domain);
            Written { store, counts, conditions }
        })
    }

    /// The store of what is written. Symbols are those of the function's own.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// A formula of the function as it is written; any other expression as it is.
    pub fn count(&self, e: CountExpr) -> Expr {
        self.counts.get(&e.expr()).copied().unwrap_or(e.expr())
    }

    /// A condition of the function as it is written; any other as it is.
    pub fn condition(&self, e: ConditionExpr) -> Expr {
        self.conditions.get(&e.expr()).copied().unwrap_or(e.expr())
    }

    /// Those of the conditions, as they are written, that restrict something beside the others. Two that the analysis
    /// could not tell to be the same may be written in one way.
    ///
    /// ```
    /// use symprof_core::{ir::{text::parse_function, Module}, profile::*};
    /// let mut module = Module::new();
    /// let id = module.add(parse_function("
    /// func @f(%n: i32, %d: i32) {
    /// block entry:
    ///   %q = udiv i32 %n, %d
    ///   %0 = const i32 0
    ///   %more = icmp sgt %q, %0
    ///   branch %more, then, exit
    /// block then:
    ///   jump exit
    /// block exit:
    ///   return
    /// }")?);
    /// let profile = ModuleProfile::new(&module, Options::default());
    /// let f = profile.function(id);
    /// let written = f.written();
    /// let domain = written.restrictions(&[f.domain(), f.domain()].concat());
    /// let domain: Vec<String> =
    ///     domain.into_iter().map(|e| written.store().display(e).to_string()).collect();
    /// assert_eq!(domain, ["d != 0"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn restrictions(&self, all: &[ConditionExpr]) -> Vec<Expr> {
        let mut seen = FxHashSet::default();
        let as_written = all.iter().map(|&e| self.condition(e));
        let found: Vec<Expr> =
            as_written.filter(|&e| !self.store.is_one(e) && seen.insert(e)).collect();
        match (2..=self.store.limits().guards.few).contains(&found.len()) {
            true => self.distinct(found),
            false => found,
        }
    }

    /// Those that do not follow from the others, the last ones looked at first.
    fn distinct(&self, mut all: Vec<Expr>) -> Vec<Expr> {
        let mut store = self.store.clone();
        for at in (0..all.len()).rev() {
            let mut others = Facts::new();
            let rest = all.iter().enumerate().filter(|&(k, _)| k != at);
            rest.for_each(|(_, &e)| others.assume(&mut store, e));
            let left = others.simplify(&mut store, all[at]);
            // conditions that exclude each other imply all
            if store.is_one(left) && !others.is_contradictory() {
                all.remove(at);
            }
        }
        all
    }
}

fn expressions<E: Copy + Into<Expr>>(all: &[E]) -> Vec<Expr> {
    all.iter().map(|&e| e.into()).collect()
}

impl FunctionProfile {
    /// The formulas and conditions as a person would write them. Made when first asked for; near-linear in
    /// the distinct nodes of the formulas.
    pub fn written(&self) -> &Written {
        self.written.get_or_init(|| {
            let formulas: Vec<Expr> = self.formulas().into_iter().map(CountExpr::expr).collect();
            let conditions = [expressions(self.domain()), expressions(self.data_domain())].concat();
            Written::new(self.store(), &formulas, &expressions(self.domain()), &conditions)
        })
    }
}

impl CalleeCounts {
    /// As [`FunctionProfile::written`].
    pub fn written(&self) -> &Written {
        self.written.get_or_init(|| {
            let formulas: Vec<Expr> = self.formulas().into_iter().map(CountExpr::expr).collect();
            let domain = expressions(self.domain());
            Written::new(self.store(), &formulas, &domain, &domain)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(conditions: &[&str]) -> Vec<String> {
        let mut store = Store::new();
        store.parameter("n", 32);
        store.parameter("m", 32);
        let parse = |text: &&str| store.parse_condition(text).expect("a condition");
        let conditions: Vec<Expr> = conditions.iter().map(parse).collect();
        let written = Written::new(&store, &[], &[], &conditions);
        let all: Vec<ConditionExpr> = conditions.into_iter().map(ConditionExpr::new).collect();
        let told = written.restrictions(&all).into_iter();
        told.map(|e| written.store().display(e).to_string()).collect()
    }

    #[test]
    fn a_condition_that_follows_from_others_is_not_told() {
        let bounds = ["n >= 0", "n >= -1", "n <= 46340", "n >= 0 && n <= 46340"];
        assert_eq!(told(&bounds), ["n >= 0", "n <= 46340"]);
        assert_eq!(told(&["n >= 0", "m >= 0"]), ["n >= 0", "m >= 0"]);
        assert_eq!(told(&["n >= m", "m >= 3", "n >= 2"]), ["n >= m", "m >= 3"]);
        // of these no point is told
        assert_eq!(told(&["n >= 3", "n <= 1"]).len(), 2);
    }
}

//! What the user takes as true, against the functions asked for: which conditions speak of which
//! function, whether all have a meaning there, and whether they can hold together.

use super::condition::{excerpt, Assumption, Condition, ConditionError};
use super::error::ProfileError;
use super::function::FunctionProfile;
use super::point::Bound;
use super::symbols::{SymbolKind, SymbolTable};
use super::{ModuleProfile, Options};
use crate::assume::AssumptionKind;
use crate::expr::{ConditionExpr, EvalError, Evaluator, Expr, Store};
use crate::facts::Facts;
use crate::interp;
use crate::ir::{FuncId, Type};
use crate::readable::Writer;
use crate::solve::pointer_symbol;
use std::collections::BTreeMap;

/// A condition over the symbols of a function; `None` if it speaks of others.
pub(super) fn build_condition(
    symbols: &SymbolTable,
    s: &mut Store,
    condition: &Condition,
) -> Option<ConditionExpr> {
    try_build(symbols, s, condition).ok()
}

fn try_build(
    symbols: &SymbolTable,
    s: &mut Store,
    condition: &Condition,
) -> Result<ConditionExpr, ConditionError> {
    let mut symbol = |s: &mut Store, name: &str| {
        let symbol = symbols.find(name)?;
        match symbol.ty {
            _ if symbol.kind == SymbolKind::CallResult => None,
            Type::Int(w) => Some(s.parameter(&symbol.name, w)),
            Type::Ptr => Some(pointer_symbol(s, &symbol.name)),
            Type::Opaque => None,
        }
    };
    // an index of the same name must not take the place of a symbol
    for name in condition.indices() {
        symbol(s, name);
    }
    condition.build(s, &mut symbol)
}

/// The conditions that the user assumes, and the first callee whose result the user binds.
pub(super) fn assumptions_for(
    symbols: &SymbolTable,
    options: &Options,
) -> (Vec<Condition>, Option<String>) {
    let mut conditions = Vec::new();
    let mut rebound = None;
    for a in &options.assume {
        match a {
            Assumption::Condition(c) => conditions.push(c.clone()),
            Assumption::Binding { name, value } => match symbols.find(name) {
                Some(s) if s.kind == SymbolKind::CallResult => {
                    rebound.get_or_insert_with(|| name.clone());
                }
                Some(_) => {
                    // as the signed number that formulas speak of
                    let value = symbols.bind(name, *value).map_or(*value, |(_, v)| v);
                    conditions.push(Condition::equals(name, value));
                }
                None => {}
            },
        }
    }
    (conditions, rebound)
}

/// The results of calls that the user binds, as `NAME=VALUE`.
pub(super) fn bound_results<'a>(
    symbols: &'a SymbolTable,
    options: &'a Options,
) -> impl Iterator<Item = String> + 'a {
    let of_call = |a: &&Assumption| match a {
        Assumption::Binding { name, .. } => {
            symbols.find(name).is_some_and(|s| s.kind == SymbolKind::CallResult)
        }
        Assumption::Condition(_) => false,
    };
    options.assume.iter().filter(of_call).map(ToString::to_string)
}

impl ModuleProfile<'_> {
    /// Checks that each assumption has a meaning in one of these functions, and that some point may
    /// meet all of them.
    ///
    /// ```
    /// use symprof_core::{ir::{text::parse_function, Module}, profile::*};
    /// let mut module = Module::new();
    /// let f = module.add(parse_function("func @f(%n: i32) {\nblock entry:\n  return\n}")?);
    /// let check = |texts: &[&str]| {
    ///     let assume = texts.iter().map(|t| Assumption::parse(t)).collect::<Result<Vec<_>, _>>()?;
    ///     let profile = ModuleProfile::new(&module, Options::default().with_assumptions(assume));
    ///     profile.check_assumptions(&[f])
    /// };
    /// assert!(check(&["n > 0", "n % 2 == 1"]).is_ok());
    /// assert!(matches!(check(&["m > 0"]), Err(ProfileError::Assumption { column: 1, .. })));
    /// assert!(matches!(check(&["n > 5", "n < 3"]), Err(ProfileError::Contradictory { .. })));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ProfileError::Assumption`] for the first that has no meaning, with the place and why: a
    /// symbol that none of them has ([`ProfileError::UnknownSymbol`]), a value that no type takes
    /// ([`ProfileError::OutOfRange`]), a condition on the result of a call
    /// ([`ProfileError::OfCall`]). [`ProfileError::Condition`] for one that the types of symbols make
    /// meaningless; [`ProfileError::Contradictory`] or [`ProfileError::Impossible`] for assumptions
    /// that no point meets. The time is that of a bounded number of attempts at proofs.
    pub fn check_assumptions(&self, functions: &[FuncId]) -> Result<(), ProfileError> {
        for a in &self.options().assume {
            self.check_meaning(a, functions)?;
        }
        for &id in functions {
            if !self.options().assume.is_empty() {
                self.check_consistency(id)?;
            }
        }
        Ok(())
    }

    /// One of the functions has all symbols of an assumption.
    fn check_meaning(&self, a: &Assumption, functions: &[FuncId]) -> Result<(), ProfileError> {
        let mut best: Option<(usize, ProfileError)> = None;
        for &id in functions {
            let symbols = self.symbols(id);
            let (names, value) = match a {
                Assumption::Condition(c) => (c.names(), 0),
                Assumption::Binding { name, value } => (vec![name.as_str()], *value),
            };
            let mut wrong = None;
            let mut known = 0;
            for name in names {
                let found = symbols.bind(name, value);
                let meaning = match (found, a) {
                    (Ok((symbol, _)), Assumption::Condition(_))
                        if symbol.kind == SymbolKind::CallResult =>
                    {
                        Err(ProfileError::OfCall { symbol: name.to_owned() })
                    }
                    (found, _) => found.map(drop),
                };
                match meaning {
                    Ok(()) => known += 1,
                    Err(e) => drop(wrong.get_or_insert_with(|| in_assumption(a, name, e))),
                }
            }
            if let (None, Assumption::Condition(c)) = (&wrong, a) {
                wrong = try_build(&symbols, &mut Store::new(), c).err().map(ProfileError::from);
            }
            let Some(wrong) = wrong else { return Ok(()) };
            // the function that has most of the symbols says what is missing
            if best.as_ref().is_none_or(|b| known > b.0) {
                best = Some((known, wrong));
            }
        }
        best.map_or(Ok(()), |(_, wrong)| Err(wrong))
    }

    /// The user's assumptions hold at a point, as far as it binds their symbols; also those that the
    /// analysis has no use for.
    ///
    /// # Errors
    /// [`ProfileError::OutsideDomain`] if one does not hold, [`ProfileError::Undecided`] if that
    /// cannot be seen within the steps.
    pub(super) fn check_given(
        &self,
        profile: &FunctionProfile,
        bound: &Bound,
        steps: u64,
        simulation: &interp::Options,
    ) -> Result<(), ProfileError> {
        if profile.assumed().is_empty() {
            return Ok(());
        }
        let simulator = self.interpreter().simulator(simulation);
        let mut ev = Evaluator::new(profile.store()).with_budget(steps).with_simulator(&simulator);
        for (name, v) in &bound.values {
            ev.bind_name(name, v.clone());
        }
        for (text, e) in profile.assumed() {
            ev.allow(steps);
            let condition = || excerpt(text, 1);
            match ev.truth(*e) {
                Ok(true) | Err(EvalError::Unbound(_)) => {}
                Ok(false) => {
                    return Err(ProfileError::OutsideDomain { condition: condition() });
                }
                Err(why) => {
                    let (condition, why) = (condition(), why.to_string());
                    return Err(ProfileError::Undecided { condition, why });
                }
            }
        }
        Ok(())
    }

    /// The assumptions that speak of a function can hold together, as far as proofs go.
    fn check_consistency(&self, id: FuncId) -> Result<(), ProfileError> {
        let symbols = self.symbols(id);
        let mut s = Store::new();
        s.limit_proofs(self.limits().contradiction_attempts);
        let mut all: Vec<(String, ConditionExpr)> = Vec::new();
        let mut results: BTreeMap<&str, (i128, String)> = BTreeMap::new();
        for a in &self.options().assume {
            let condition = match a {
                Assumption::Condition(c) => c.clone(),
                Assumption::Binding { name, value } => {
                    let Ok((symbol, v)) = symbols.bind(name, *value) else { continue };
                    if symbol.kind == SymbolKind::CallResult {
                        let (known, first) =
                            results.entry(&symbol.name).or_insert_with(|| (v, a.to_string()));
                        if *known != v {
                            return Err(self.contradictory(id, &[first.clone(), a.to_string()]));
                        }
                        continue;
                    }
                    Condition::equals(name, v)
                }
            };
            if let Some(e) = build_condition(&symbols, &mut s, &condition) {
                all.push((a.to_string(), e));
            }
        }
        if !exclude_each_other(&mut s, &all) {
            return Ok(());
        }
        // without what the contradiction does not need
        let mut k = 0;
        while k < all.len() {
            let mut fewer = all.clone();
            fewer.remove(k);
            if exclude_each_other(&mut s, &fewer) {
                all = fewer;
            } else {
                k += 1;
            }
        }
        let texts: Vec<String> = all.into_iter().map(|(text, _)| text).collect();
        Err(self.contradictory(id, &texts))
    }

    fn contradictory(&self, id: FuncId, texts: &[String]) -> ProfileError {
        let function = self.module().functions[id].name.clone();
        match texts {
            [condition] => ProfileError::Impossible { function, condition: condition.clone() },
            _ => {
                let quoted: Vec<String> = texts.iter().map(|t| format!("`{t}`")).collect();
                ProfileError::Contradictory { function, conditions: quoted.join(" and ") }
            }
        }
    }
}

/// What is wrong with a name of an assumption, and where that stands.
fn in_assumption(a: &Assumption, name: &str, mut wrong: ProfileError) -> ProfileError {
    let text = a.to_string();
    let column = match (a, &wrong) {
        (Assumption::Condition(c), _) => c.column_of(name).unwrap_or(1),
        // of the value
        (_, ProfileError::OutOfRange { .. }) => text.chars().take_while(|c| *c != '=').count() + 2,
        _ => 1,
    };
    let alone = matches!(a, Assumption::Condition(c) if c.is_name());
    if let (ProfileError::UnknownSymbol { available, .. }, true) = (&mut wrong, alone) {
        let names: Vec<&str> = AssumptionKind::ALL.iter().map(|k| k.name()).collect();
        let names = names.join(", ");
        available.push_str(&format!(", and the names of assumptions are {names}"));
    }
    let text = excerpt(&text, column);
    ProfileError::Assumption { text, column, error: Box::new(wrong) }
}

/// Is it certain that the conditions do not all hold at any point?
fn exclude_each_other(s: &mut Store, conditions: &[(String, ConditionExpr)]) -> bool {
    let mut facts = Facts::new();
    for &(_, c) in conditions {
        let c = facts.simplify(s, c.expr());
        facts.assume(s, c);
    }
    facts.refresh(s);
    if facts.is_contradictory() {
        return true;
    }
    // of one symbol, congruences too, a canonical form decides
    let parts: Vec<Expr> = conditions.iter().map(|(_, c)| c.expr()).collect();
    let all = s.and_all(&parts);
    let written = Writer::new(s).write(all);
    if s.is_zero(written) {
        return true;
    }
    // one may be decided only by what comes after it
    (0..conditions.len()).any(|k| {
        let mut facts = Facts::new();
        for (_, (_, c)) in conditions.iter().enumerate().filter(|x| x.0 != k) {
            facts.assume(s, c.expr());
        }
        let c = facts.simplify(s, conditions[k].1.expr());
        s.is_zero(c) || facts.decide(s, c) == Some(false)
    })
}

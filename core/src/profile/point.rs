//! Points: what a user gives symbols and places in memory, and what that binds in formulas and
//! executions.

use super::error::ProfileError;
use super::symbols::{fit, SymbolKind};
use super::{Assumption, FunctionProfile, ModuleProfile};
use crate::assume::{Assumed, AssumptionKind};
use crate::expr::{Evaluator, Node, Num, Store};
use crate::interp::Inputs;
use crate::ir::{Block, Param, Type};
use crate::memory::{MemoryBytes, MemoryPath};
use std::collections::BTreeMap;

/// Values of symbols, in the order given: integers for parameters and loads, also fractions for
/// the free symbols of what data decides.
///
/// ```
/// use symprof_core::{expr::Num, profile::Point};
/// let mut point: Point = [("n", 5), ("arg0[24]", 3)].into_iter().collect();
/// point.bind("trueRatio(if)", Num::ratio(1, 4));
/// assert_eq!(point.iter().next(), Some(("n", &Num::int(5))));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[must_use]
pub struct Point {
    values: Vec<(String, Num)>,
}

impl Point {
    /// Binds a symbol; a later value of the same name replaces the earlier.
    pub fn bind(&mut self, name: impl Into<String>, value: impl Into<Num>) {
        let (name, value) = (name.into(), value.into());
        match self.values.iter_mut().find(|(n, _)| *n == name) {
            Some(slot) => slot.1 = value,
            None => self.values.push((name, value)),
        }
    }

    /// The free symbols in the formula of a block that it does not bind: binding them gives the block a count.
    ///
    /// ```
    /// use symprof_core::{ir::{text::parse_function, Module}, profile::*};
    /// let mut module = Module::new();
    /// let id = module.add(parse_function("func @f() {
    /// block entry:
    ///   %d = opaque i1 \"data\"
    ///   branch %d, then, exit
    /// block then:
    ///   jump exit
    /// block exit:
    ///   return
    /// }")?);
    /// let profile = ModuleProfile::new(&module, Options::default());
    /// let f = profile.function(id);
    /// let then = f.block("then").map(|b| b.block).ok_or("no block")?;
    /// assert_eq!(Point::default().open(f, then), ["trueRatio(entry)"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn open(&self, function: &FunctionProfile, block: Block) -> Vec<String> {
        let Some(formula) = function.of_block(block).and_then(|b| b.count.formula()) else {
            return Vec::new();
        };
        let store = function.store();
        let mut used = Vec::new();
        store.visit(&[formula.expr()], |_, node| {
            if let Node::Symbol(s) = node {
                used.push(store.symbol_data(*s).name.as_str());
            }
        });
        let free = function.free_symbols().into_iter().map(|s| s.name.clone());
        free.filter(|n| used.contains(&n.as_str()) && self.iter().all(|(b, _)| b != n)).collect()
    }

    /// The bindings of what a function has, and the names that it does not have, in the order given.
    ///
    /// ```
    /// use symprof_core::{ir::{text::parse_function, Module}, profile::*};
    /// let mut module = Module::new();
    /// let id = module.add(parse_function("func @f(%n: i32) {\nblock entry:\n  return\n}")?);
    /// let profile = ModuleProfile::new(&module, Options::default());
    /// let row: Point = [("run", 3), ("n", 64)].into_iter().collect();
    /// let (point, others) = row.known_to(profile.function(id));
    /// assert_eq!(point, [("n", 64)].into_iter().collect());
    /// assert_eq!(others, ["run"]);
    /// # Ok::<(), symprof_core::ir::text::ParseError>(())
    /// ```
    pub fn known_to(&self, function: &FunctionProfile) -> (Point, Vec<&str>) {
        let known = |name: &str| function.takes(name);
        let values = self.values.iter().filter(|(n, _)| known(n)).cloned().collect();
        let others = self.iter().map(|(n, _)| n).filter(|n| !known(n)).collect();
        (Point { values }, others)
    }

    /// The bindings in the order given.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Num)> {
        self.values.iter().map(|(n, v)| (n.as_str(), v))
    }
}

impl<N: Into<String>, V: Into<Num>> FromIterator<(N, V)> for Point {
    fn from_iter<I: IntoIterator<Item = (N, V)>>(iter: I) -> Self {
        let mut point = Point::default();
        for (n, v) in iter {
            point.bind(n, v);
        }
        point
    }
}

/// A point against the symbols of a function.
#[derive(Default)]
pub(super) struct Bound {
    /// for executions
    pub(super) inputs: Inputs,
    /// for formulas
    pub(super) values: Vec<(String, Num)>,
    /// the results of calls that are bound, as `NAME=VALUE`
    pub(super) calls: Vec<String>,
    /// the free symbols that are bound, as `NAME=VALUE`: what the point says of data
    pub(super) free: Vec<String>,
    /// bytes of memory are bound
    pub(super) memory: bool,
    /// pointers that have an address
    pub(super) addresses: u32,
}

/// A place in memory with its value: the name given, the place, the type and the number.
type Place = (String, MemoryPath, Type, i128);

impl ModuleProfile<'_> {
    /// What a point, and the assumptions, bind.
    pub(super) fn bind(
        &self,
        profile: &FunctionProfile,
        point: &Point,
    ) -> Result<Bound, ProfileError> {
        let (bound, given, places) = Default::default();
        let mut binding = Binding { profile, bound, given, places };
        for (name, value) in point.iter() {
            binding.value(name, value)?;
        }
        let assume = &self.options().assume;
        binding.results(assume)?;
        binding.defaults(&self.module().functions[profile.id()].params, assume);
        let Binding { mut bound, given, places, .. } = binding;
        bound.memory(profile, places, self.module().big_endian)?;
        for (name, (_, v)) in given {
            bound.inputs.bind(name.clone(), v);
            bound.values.push((name, Num::int(v)));
        }
        Ok(bound)
    }
}

/// The binding of a point to the symbols of a function.
struct Binding<'p> {
    profile: &'p FunctionProfile,
    bound: Bound,
    /// by symbol: the name that was given, and the value
    given: BTreeMap<String, (String, i128)>,
    places: Vec<Place>,
}

impl Binding<'_> {
    /// Binds what a point gives.
    fn value(&mut self, name: &str, value: &Num) -> Result<(), ProfileError> {
        let Binding { profile, bound, given, places } = self;
        let symbols = profile.symbols();
        // a pointer's address is free too: one elsewhere breaks an assumption, so that an execution answers
        let is_pointer = symbols.find(name).is_some_and(|s| s.ty == Type::Ptr);
        if let Some(free) = profile.free_symbol(name).filter(|_| !is_pointer) {
            if !free.takes(value) {
                return Err(ProfileError::FreeOutOfRange {
                    function: profile.name().to_owned(),
                    symbol: name.to_owned(),
                    value: value.to_string(),
                    range: free.range(),
                });
            }
            bound.free.push(format!("{}={value}", free.name));
            bound.values.push((free.name.clone(), value.clone()));
            return Ok(());
        }
        let integer = value.as_i128().ok_or_else(|| ProfileError::NotInteger {
            function: profile.name().to_owned(),
            symbol: name.to_owned(),
            value: value.to_string(),
        })?;
        // a place that the function does not load from has the bytes of what lies there
        if let Some((place, ty)) = symbols.other_place(name) {
            let v = fit(profile.name(), name, ty, integer)?;
            bound.addresses += u32::from(ty == Type::Ptr && v != 0);
            // by the name of the parameter in the IR: executions know no other, nor do formulas of callees, which
            // speak of what these load
            bound.inputs.bind(place.to_string(), v);
            bound.values.push((place.to_string(), Num::int(v)));
            places.push((name.to_owned(), place, ty, v));
            return Ok(());
        }
        let (symbol, v) = symbols.bind(name, integer)?;
        if let Some((first, old)) = given.get(&symbol.name) {
            if *old != v {
                return Err(ProfileError::Conflict {
                    function: profile.name().to_owned(),
                    first: first.clone(),
                    second: name.to_owned(),
                });
            }
            return Ok(());
        }
        given.insert(symbol.name.clone(), (name.to_owned(), v));
        bound.addresses += u32::from(symbol.ty == Type::Ptr && v != 0);
        if symbol.kind == SymbolKind::CallResult {
            bound.calls.push(format!("{}={v}", symbol.name));
        }
        if let Some(place) = &symbol.place {
            places.push((name.to_owned(), place.clone(), symbol.ty, v));
        }
        Ok(())
    }

    /// Binds the results of calls that assumptions give and the point does not.
    fn results(&mut self, assume: &[Assumption]) -> Result<(), ProfileError> {
        let symbols = self.profile.symbols();
        for a in assume {
            let Assumption::Binding { name, value } = a else { continue };
            let Some(symbol) = symbols.find(name) else { continue };
            if symbol.kind == SymbolKind::CallResult && !self.given.contains_key(&symbol.name) {
                let (_, v) = symbols.bind(name, *value)?;
                self.given.insert(symbol.name.clone(), (name.clone(), v));
                self.bound.calls.push(a.to_string());
            }
        }
        Ok(())
    }

    /// Binds the parameters that have a value where the point says nothing of them.
    fn defaults(&mut self, params: &[Param], assume: &[Assumption]) {
        for p in params {
            let Some(default) = p.default else { continue };
            let assumed = assume.iter().find_map(|a| match a {
                Assumption::Binding { name, value } if *name == p.name => Some(*value),
                _ => None,
            });
            let value = assumed.unwrap_or(default.into());
            self.given.entry(p.name.clone()).or_insert_with(|| (p.name.clone(), value));
        }
    }
}

impl Bound {
    /// Do the addresses that the point gives decide an assumption about where objects lie, though no
    /// condition says how?
    pub(super) fn decides(&self, a: &Assumed) -> bool {
        match a.kind {
            AssumptionKind::Disjoint => self.addresses > 1,
            AssumptionKind::NoWrap => self.addresses > 0 && a.condition.is_none(),
            _ => false,
        }
    }

    /// The assumptions that the point does not show to hold.
    pub(super) fn undecided<'a>(&self, store: &Store, assumed: &'a [Assumed]) -> Vec<&'a Assumed> {
        if assumed.iter().all(|a| a.condition.is_none()) {
            return assumed.iter().collect();
        }
        let mut ev = Evaluator::new(store).with_budget(store.limits().profiles.deciding_steps);
        for (name, v) in &self.values {
            ev.bind_name(name, v.clone());
        }
        let holds = |a: &&Assumed| a.condition.is_none_or(|c| ev.truth(c) != Ok(true));
        assumed.iter().filter(holds).collect()
    }

    /// What is bound in memory binds all load symbols whose bytes it gives.
    fn memory(
        &mut self,
        profile: &FunctionProfile,
        places: Vec<Place>,
        big_endian: bool,
    ) -> Result<(), ProfileError> {
        if places.is_empty() {
            return Ok(());
        }
        self.memory = true;
        let mut bytes = MemoryBytes::default();
        for (name, place, ty, value) in &places {
            let mask = u64::MAX >> (64 - ty.width().unwrap_or(64).clamp(1, 64));
            bytes.bind_as(name, place, *ty, *value as u64 & mask, big_endian).map_err(|e| {
                let function = profile.name().to_owned();
                ProfileError::Overlap { function, first: e.first, second: e.second }
            })?;
        }
        for symbol in profile.symbols().iter() {
            let Some(place) = &symbol.place else { continue };
            let Some(bits) = bytes.value(place, symbol.ty, big_endian) else { continue };
            if let Ok((_, v)) = profile.symbols().bind(&symbol.name, i128::from(bits)) {
                self.values.push((symbol.name.clone(), Num::int(v)));
            }
        }
        Ok(())
    }
}

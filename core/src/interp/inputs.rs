//! What a run is given: values of parameters, of load paths and of calls.

use super::outcome::InterpError;
use crate::ir::{Function, Type};
use crate::known::symbol_name;
use crate::memory::{load_symbols, MemoryPath};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// Values by symbol name.
///
/// A name is a parameter's (`n`); a load path (`arg0[24]`, `arg0[24][0]`: what a pointer parameter or
/// a global points to, by byte offsets); the name of a loaded value (`m` for `%m = load …` at such a
/// path); or the symbol name of a callee ([`symbol_name`]), whose every call then returns that value.
/// An integer of N bits takes −2^(N−1) … 2^N−1. A pointer takes 0 for null; a pointer loaded from
/// memory also any other number, for "not null".
///
/// ```
/// use symprof_core::interp::Inputs;
/// let inputs: Inputs = [("n", 5), ("arg0[24]", -1)].into_iter().collect();
/// assert_eq!(inputs.get("n"), Some(5));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Inputs {
    values: BTreeMap<String, i128>,
}

impl Inputs {
    /// No value.
    pub fn new() -> Self {
        Self::default()
    }

    /// Binds a symbol; a later binding of the same name replaces the earlier.
    pub fn bind(&mut self, name: impl Into<String>, value: i128) -> &mut Self {
        self.values.insert(name.into(), value);
        self
    }

    /// The value bound to a name.
    pub fn get(&self, name: &str) -> Option<i128> {
        self.values.get(name).copied()
    }

    /// All bindings, by name.
    pub fn iter(&self) -> impl Iterator<Item = (&str, i128)> {
        self.values.iter().map(|(n, &v)| (n.as_str(), v))
    }
}

impl<N: Into<String>> FromIterator<(N, i128)> for Inputs {
    fn from_iter<I: IntoIterator<Item = (N, i128)>>(iter: I) -> Self {
        Inputs { values: iter.into_iter().map(|(n, v)| (n.into(), v)).collect() }
    }
}

/// The bits of a value of that type.
pub(crate) fn fit(
    value: i128,
    ty: Type,
    name: impl FnOnce() -> String,
) -> Result<u64, InterpError> {
    let w = ty.width().unwrap_or(64);
    let (low, high) = (-(1i128 << (w - 1)), (1i128 << w) - 1);
    if (low..=high).contains(&value) {
        Ok(value as u64 & super::arith::mask(w))
    } else {
        Err(InterpError::OutOfRange { symbol: name(), ty, value, low, high })
    }
}

/// Inputs resolved against a function: paths as a tree.
#[derive(Debug, Default)]
pub(crate) struct Bindings {
    params: Vec<Option<i128>>,
    roots: FxHashMap<String, u32>,
    children: FxHashMap<(u32, i64), u32>,
    values: Vec<Option<i128>>,
    calls: FxHashMap<String, i128>,
}

impl Bindings {
    pub(crate) fn new(func: &Function, inputs: &Inputs) -> Self {
        let mut b = Bindings { params: vec![None; func.params.len()], ..Default::default() };
        let mut paths: Vec<(String, i128)> = Vec::new();
        let mut aliases: Vec<(&str, i128)> = Vec::new();
        for (name, value) in inputs.iter() {
            if let Some(k) = func.params.iter().position(|p| p.name == name) {
                b.params[k] = Some(value);
            } else if name.ends_with(']') {
                paths.push((name.to_owned(), value));
            } else {
                aliases.push((name, value));
            }
        }
        if !aliases.is_empty() {
            let symbols = load_symbols(func);
            for (name, value) in aliases {
                let mut named = symbols.iter().filter(|s| s.alias.as_deref() == Some(name));
                match named.next() {
                    // A path that is bound itself wins over its alias.
                    Some(s) if inputs.get(&s.path).is_none() => paths.push((s.path.clone(), value)),
                    Some(_) => {}
                    None => {
                        b.calls.insert(symbol_name(name).to_owned(), value);
                    }
                }
            }
        }
        for (path, value) in paths {
            let Some(MemoryPath { root, offsets, .. }) = MemoryPath::parse(&path) else {
                continue;
            };
            let mut node = match b.roots.get(&root) {
                Some(&n) => n,
                None => {
                    let n = b.node();
                    b.roots.insert(root, n);
                    n
                }
            };
            for offset in offsets {
                node = match b.children.get(&(node, offset)) {
                    Some(&n) => n,
                    None => {
                        let n = b.node();
                        b.children.insert((node, offset), n);
                        n
                    }
                };
            }
            b.values[node as usize] = Some(value);
        }
        b
    }

    fn node(&mut self) -> u32 {
        self.values.push(None);
        self.values.len() as u32 - 1
    }

    pub(crate) fn param(&self, k: usize) -> Option<i128> {
        self.params.get(k).copied().flatten()
    }

    pub(crate) fn root(&self, name: &str) -> Option<u32> {
        self.roots.get(name).copied()
    }

    pub(crate) fn child(&self, node: u32, offset: i64) -> Option<u32> {
        self.children.get(&(node, offset)).copied()
    }

    pub(crate) fn value(&self, node: u32) -> Option<i128> {
        self.values.get(node as usize).copied().flatten()
    }

    pub(crate) fn call(&self, symbol: &str) -> Option<i128> {
        self.calls.get(symbol).copied()
    }
}

//! The inputs of a run: values of parameters, of places in memory and of calls.

use super::outcome::InterpError;
use super::program::Program;
use crate::ir::Type;
use crate::known::short_name;
use crate::memory::{bytes::size_of, Conflict, MemoryBytes, MemoryPath};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// Values by symbol name.
///
/// A name is
///
/// - a parameter's (`n`);
/// - a place in memory by path (`arg0[24]`, `arg0[24][0]:i8`: what a pointer parameter or a global
///   points to, by byte offsets). It sets the bytes that a value of its type takes there; loads of
///   any type at any offset read them. Where a parameter and a global have the same name it is the
///   parameter's, and the global's is `@name`. A path without a type is the load symbol of that name
///   ([`load_symbols`](crate::memory::load_symbols)), or has the one integer type that the function
///   loads by way of that root;
/// - the name of a loaded value (`m` for `%m = load …` at such a path);
/// - or the name of a callee, whose every call then returns that value; also its [`short_name`], where only one
///   callee has it.
///
/// The value of an integer of N bits is in −2^(N−1) … 2^N−1. The value of a pointer is its address, 0
/// for null.
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
    /// Inputs that bind nothing.
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

/// The bits of a value of a type, or an error if it does not fit. `name` is the symbol that is bound.
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

/// Inputs whose names are resolved: values of parameters and calls, bytes of memory.
#[derive(Debug, Default)]
pub(crate) struct Bindings {
    params: Vec<Option<i128>>,
    memory: MemoryBytes,
    /// how many pointers have an address other than null, parameters and places together
    addresses: usize,
    calls: FxHashMap<String, i128>,
}

impl Bindings {
    /// Resolves inputs against the root of a program.
    pub(crate) fn new(program: &Program<'_>, inputs: &Inputs) -> Result<Self, InterpError> {
        let func = program.root().func;
        let mut b = Bindings { params: vec![None; func.params.len()], ..Default::default() };
        let mut others = Vec::new();
        for (name, value) in inputs.iter() {
            match func.params.iter().position(|p| p.name == name) {
                Some(k) => {
                    let param = &func.params[k];
                    if param.ty != Type::Opaque {
                        fit(value, param.ty, || name.to_owned())?;
                    }
                    b.addresses += (param.ty == Type::Ptr && value != 0) as usize;
                    b.params[k] = Some(value);
                }
                None => others.push((name, value)),
            }
        }
        for (name, value) in others {
            let symbols = program.symbols();
            let aliased = || symbols.iter().find(|s| s.alias.as_deref() == Some(name));
            if let Some(s) = symbols.iter().find(|s| s.path == name) {
                // Parameters may have both the global's name and that with `@`.
                if s.global && func.params.iter().any(|p| p.name == s.place.root) {
                    continue;
                }
                b.place(program, (name, &s.path), &s.place, s.ty, value)?;
            } else if let Some(path) = MemoryPath::parse(name) {
                let Some(place) = canonical(program, &path) else { continue };
                if path.ty.is_none() && !program.reads_memory {
                    continue;
                }
                let ty = match path.ty {
                    Some(ty) => ty,
                    None => program.type_of_place(name, &place)?,
                };
                b.place(program, (name, name), &place, ty, value)?;
            } else if let Some(s) = aliased() {
                // A path that is bound itself wins over its alias.
                if inputs.get(&s.path).is_none() {
                    b.place(program, (name, &s.path), &s.place, s.ty, value)?;
                }
            } else {
                b.calls.insert(called(program, name).unwrap_or(name).to_owned(), value);
            }
        }
        if b.addresses > 1 {
            let bound = |root: &str| {
                let k = func.params.iter().position(|p| p.name == root)?;
                b.params[k].map(|v| v as u64)
            };
            b.memory.agree(bound, program.big_endian).map_err(contradiction)?;
        }
        Ok(b)
    }

    /// Binds a place in memory. `name` is the input's, `symbol` that of the load symbol in messages.
    fn place(
        &mut self,
        program: &Program<'_>,
        (name, symbol): (&str, &str),
        place: &MemoryPath,
        ty: Type,
        value: i128,
    ) -> Result<(), InterpError> {
        debug_assert!(size_of(ty) > 0, "{place} has no integer type");
        let bits = fit(value, ty, || symbol.to_owned())?;
        self.addresses += (ty == Type::Ptr && bits != 0) as usize;
        self.memory.bind_as(name, place, ty, bits, program.big_endian).map_err(contradiction)
    }

    /// The value of the k-th parameter.
    pub(crate) fn param(&self, k: usize) -> Option<i128> {
        self.params.get(k).copied().flatten()
    }

    /// The initial contents of memory.
    pub(crate) fn memory(&self) -> &MemoryBytes {
        &self.memory
    }

    /// Have several pointers an address, so that their objects may overlap?
    pub(crate) fn several_addresses(&self) -> bool {
        self.addresses > 1
    }

    /// The result of calls to a callee, by its name.
    pub(crate) fn call(&self, callee: &str) -> Option<i128> {
        self.calls.get(callee).copied()
    }
}

/// The callee that a short name stands for, if it is no callee's own name and no other's short one.
fn called<'p>(program: &'p Program<'_>, name: &str) -> Option<&'p str> {
    let calls = program.funcs.iter().flat_map(|f| &f.external_calls).map(|c| c.name.as_str());
    let mut named = calls.filter(|c| *c == name || short_name(c) == name);
    let first = named.next()?;
    named.all(|c| c == first).then_some(first)
}

fn contradiction(conflict: Conflict) -> InterpError {
    InterpError::Contradiction { first: conflict.first, second: conflict.second }
}

/// The place with its root as [`load_symbols`](crate::memory::load_symbols) names it; `None` if the
/// function has no such root.
fn canonical(program: &Program<'_>, path: &MemoryPath) -> Option<MemoryPath> {
    let param = program.root().func.params.iter().find(|p| p.name == path.root);
    if let Some(param) = param {
        return (param.ty == Type::Ptr).then(|| path.clone());
    }
    let bare = path.root.strip_prefix('@').unwrap_or(&path.root);
    let global = program.globals.iter().find(|g| g.name == path.root || g.name == bare)?;
    let root = program.root_of_global(global.name)?;
    (root == path.root || global.name == bare).then(|| MemoryPath {
        root,
        offsets: path.offsets.clone(),
        ty: path.ty,
    })
}

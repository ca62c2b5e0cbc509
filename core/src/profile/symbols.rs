//! The symbols of a function that a user may bind: parameters, load paths, results of calls.

use super::error::ProfileError;
use super::source_words::SourceWords;
use crate::ir::{Callee, FuncId, Function, Inst, Module, SourceVariable, Type};
use crate::known::short_name;
use crate::memory::{load_symbols, MemoryPath};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::LazyCell;

/// What a symbol stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SymbolKind {
    /// a parameter of the function
    Parameter,
    /// an integer or pointer loaded at a constant path (`arg0[24][0]`)
    Load,
    /// what every call of a callee without a body returns
    CallResult,
}

/// A symbol of a function.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Symbol {
    /// name
    pub name: String,
    /// type
    pub ty: Type,
    /// what it stands for
    pub kind: SymbolKind,
    /// another name for it: that of the loaded value, or a callee's without leading `__`
    pub alias: Option<String>,
    /// where it is loaded from, and the type
    pub place: Option<MemoryPath>,
    /// What the source calls it, if debug information says so: a parameter without a name in the IR, or a place as
    /// `dst->ne[1]`.
    pub source: Option<String>,
}

/// The symbols of a function, by name and alias.
///
/// ```
/// use symprof_core::{ir::text::parse_function, ir::Module, profile::SymbolTable};
/// let f = parse_function("func @f(%n: i32) {\nblock entry:\n  return\n}")?;
/// let mut module = Module::new();
/// let id = module.add(f);
/// let table = SymbolTable::new(&module, &[id]);
/// assert_eq!(table.find("n").map(|s| s.name.as_str()), Some("n"));
/// assert!(table.find("m").is_none());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct SymbolTable {
    function: String,
    symbols: Vec<Symbol>,
    index: FxHashMap<String, usize>,
    /// the load symbols by where they are
    places: FxHashMap<MemoryPath, usize>,
    /// globals whose address the functions take
    globals: FxHashSet<String>,
}

impl SymbolTable {
    /// The symbols of the first of these functions, and the results of calls in any of them.
    pub fn new(module: &Module, functions: &[crate::ir::FuncId]) -> SymbolTable {
        let Some(&root) = functions.first() else { return SymbolTable::default() };
        let func = &module.functions[root];
        let mut t = SymbolTable { function: func.name.clone(), ..Default::default() };
        for p in &func.params {
            if p.ty != Type::Opaque {
                t.add(p.name.clone(), p.ty, SymbolKind::Parameter, None);
            }
        }
        for l in load_symbols(func) {
            let k = t.add(l.path, l.ty, SymbolKind::Load, l.alias);
            t.symbols[k].place = Some(l.place.clone());
            t.places.entry(l.place).or_insert(k);
        }
        // only asked for where a call has a result: each function of a large module makes a table
        let bodies = LazyCell::new(|| module.functions.values().map(|f| f.name.as_str()).collect());
        for &id in functions {
            t.add_calls(&module.functions[id], &bodies);
        }
        t.add_short_names(module, functions, &bodies);
        t.add_source_names(module, func);
        t
    }

    /// What debug information calls parameters and places, where nothing else has that name. Offsets in brackets
    /// behind a parameter are bytes, whatever the source says of elements.
    fn add_source_names(&mut self, module: &Module, func: &Function) {
        let mut variables: FxHashMap<&str, &SourceVariable> = FxHashMap::default();
        for p in &func.params {
            let Some(variable) = &p.source else { continue };
            variables.insert(&p.name, variable);
            // words are told from names in what is said of a function
            let is_made_up = p.name.contains(|c: char| !c.is_alphabetic());
            // the name means what lies there
            let is_address = variable.in_memory || module.source.is_reference_to_value(variable);
            if is_made_up && !self.globals.contains(&variable.name) && !is_address {
                self.name_as_source(&p.name, variable.name.clone());
            }
        }
        for k in 0..self.symbols.len() {
            let Symbol { name, place: Some(place), .. } = &self.symbols[k] else { continue };
            let global = place.root.strip_prefix('@').unwrap_or(&place.root);
            let variable = match variables.get(place.root.as_str()) {
                Some(variable) => Some(*variable),
                None => {
                    let variable = module.source.globals.get(global);
                    variable.filter(|v| !func.variable_names.contains(&v.name))
                }
            };
            let spelled = variable.and_then(|v| module.source.spelled(v, place));
            let renamed = || {
                let root = self.find(&place.root)?.source.as_ref()?;
                Some(format!("{root}{}", name.strip_prefix(&place.root)?))
            };
            let by_bytes = |s: &String| {
                let path = MemoryPath::parse(s);
                path.zip(variable).is_some_and(|(path, v)| path.root == v.name)
            };
            let spelled = spelled.filter(|s| !by_bytes(s)).or_else(renamed);
            if let Some(spelled) = spelled {
                self.name_as_source(&name.clone(), spelled);
            }
        }
    }

    /// Gives a symbol the name that the source has for it, unless something else has that name.
    fn name_as_source(&mut self, name: &str, source: String) {
        let Some(&k) = self.index.get(name) else { return };
        let another = self.find(&source).is_some_and(|s| s.name != name);
        if name != source && !another && self.other_place(&source).is_none() {
            self.index.insert(source.clone(), k);
            self.symbols[k].source = Some(source);
        }
    }

    /// What the source calls symbols that have another name.
    pub fn source_words(&self) -> SourceWords {
        let named = |s: &Symbol| Some((s.name.clone(), s.source.clone()?));
        self.symbols.iter().filter_map(named).collect()
    }

    /// The short names of callees, where they are those of one callee alone.
    fn add_short_names<'m>(
        &mut self,
        module: &Module,
        functions: &[FuncId],
        bodies: &LazyCell<FxHashSet<&'m str>, impl FnOnce() -> FxHashSet<&'m str>>,
    ) {
        let of_calls = |s: &&Symbol| s.kind == SymbolKind::CallResult;
        let mut wanted: FxHashMap<String, FxHashSet<&str>> = FxHashMap::default();
        for s in self.symbols.iter().filter(of_calls).filter(|s| short_name(&s.name) != s.name) {
            wanted.insert(short_name(&s.name).to_owned(), FxHashSet::default());
        }
        if wanted.is_empty() {
            return;
        }
        let blocks = functions.iter().flat_map(|&f| module.functions[f].blocks.values());
        for (_, inst) in blocks.flat_map(|b| &b.insts) {
            let Inst::Call(call) = inst else { continue };
            let (Callee::Direct(name) | Callee::Global(name)) = &call.callee else { continue };
            // those whose own name it is, too
            for short in [name.as_str(), short_name(name)] {
                if let Some(callees) = wanted.get_mut(short) {
                    callees.insert(name);
                }
            }
        }
        for (short, callees) in wanted {
            let callees: Vec<&str> = callees.into_iter().collect();
            let [callee] = callees[..] else { continue };
            if bodies.contains(short.as_str()) || self.index.contains_key(&short) {
                continue;
            }
            let Some(&k) = self.index.get(callee) else { continue };
            if self.symbols[k].kind == SymbolKind::CallResult {
                self.symbols[k].alias.get_or_insert_with(|| short.clone());
                self.index.insert(short, k);
            }
        }
    }

    fn add_calls<'m>(
        &mut self,
        func: &Function,
        bodies: &LazyCell<FxHashSet<&'m str>, impl FnOnce() -> FxHashSet<&'m str>>,
    ) {
        for &b in &func.layout {
            for (value, inst) in &func.blocks[b].insts {
                if let Inst::GlobalAddr(name) = inst {
                    if !self.globals.contains(name) {
                        self.globals.insert(name.clone());
                    }
                }
                let (Some(v), Inst::Call(call)) = (value, inst) else { continue };
                let (Callee::Direct(name) | Callee::Global(name)) = &call.callee else { continue };
                let ty = func.values[*v].ty;
                if ty != Type::Opaque && !bodies.contains(name.as_str()) {
                    self.add(name.clone(), ty, SymbolKind::CallResult, None);
                }
            }
        }
    }

    fn add(&mut self, name: String, ty: Type, kind: SymbolKind, alias: Option<String>) -> usize {
        let k = match self.index.get(&name) {
            Some(&k) => k,
            None => {
                let k = self.symbols.len();
                self.index.insert(name.clone(), k);
                self.symbols.push(Symbol {
                    name,
                    ty,
                    kind,
                    alias: None,
                    place: None,
                    source: None,
                });
                k
            }
        };
        if let Some(a) = alias {
            self.index.entry(a.clone()).or_insert(k);
            let symbol = &mut self.symbols[k];
            if symbol.alias.is_none() && a != symbol.name {
                symbol.alias = Some(a);
            }
        }
        k
    }

    /// All symbols, parameters first.
    pub fn iter(&self) -> impl Iterator<Item = &Symbol> {
        self.symbols.iter()
    }

    /// The symbol of that name or alias; a load symbol also by its place with the type written out
    /// (`p[0]:i32` where `p[0]` is of that type).
    pub fn find(&self, name: &str) -> Option<&Symbol> {
        if let Some(&k) = self.index.get(name) {
            return Some(&self.symbols[k]);
        }
        let k = *self.places.get(&self.place(name)?)?;
        Some(&self.symbols[k])
    }

    /// A place in memory as load symbols name it; none if the text names none with its type, or the
    /// root is no pointer parameter and no global that the functions use.
    fn place(&self, text: &str) -> Option<MemoryPath> {
        let path = MemoryPath::parse(text)?;
        path.ty?;
        let parameter = |name: &str| {
            let symbol = self.index.get(name).map(|&k| &self.symbols[k]);
            symbol.filter(|s| s.kind == SymbolKind::Parameter)
        };
        if let Some(p) = parameter(&path.root) {
            let root = p.name.clone();
            return (p.ty == Type::Ptr).then_some(MemoryPath { root, ..path });
        }
        let global = path.root.strip_prefix('@').unwrap_or(&path.root);
        if !self.globals.contains(global) {
            return None;
        }
        let root = match parameter(global) {
            Some(_) => format!("@{global}"),
            None => global.to_owned(),
        };
        Some(MemoryPath { root, ..path })
    }

    /// A place with its type that is no load symbol, but lies behind a pointer parameter or a global:
    /// a point may give it bytes.
    pub(super) fn other_place(&self, name: &str) -> Option<(MemoryPath, Type)> {
        if self.find(name).is_some() {
            return None;
        }
        let place = self.place(name)?;
        let ty = place.ty?;
        Some((place, ty))
    }

    /// May a point bind the name: is it a symbol's, or that of a place in memory with its type?
    ///
    /// ```
    /// use symprof_core::{ir::text::parse_module, profile::SymbolTable};
    /// let module = parse_module("func @f(%p: ptr) {\nblock entry:\n  return\n}")?;
    /// let table = SymbolTable::new(&module, &[module.by_name("f").ok_or("no f")?]);
    /// assert!(table.takes("p") && table.takes("p[12]:i8") && !table.takes("q[12]:i8"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn takes(&self, name: &str) -> bool {
        self.find(name).is_some() || self.other_place(name).is_some()
    }

    /// The symbol of that name and the value brought into the range of its type: an unsigned value
    /// becomes the signed one of the same bits (of one bit: 0 or 1).
    ///
    /// # Errors
    /// If there is no such symbol, or its type cannot hold the value.
    pub fn bind(&self, name: &str, value: i128) -> Result<(&Symbol, i128), ProfileError> {
        let Some(symbol) = self.find(name) else {
            return Err(ProfileError::UnknownSymbol {
                function: self.function.clone(),
                symbol: name.to_owned(),
                available: self.available(name),
            });
        };
        Ok((symbol, fit(&self.function, name, symbol.ty, value)?))
    }

    /// What there is instead of that name, for messages.
    fn available(&self, name: &str) -> String {
        const SHOWN: usize = 20;
        let untyped = MemoryPath::parse(name).filter(|p| p.ty.is_none());
        let typed = untyped.map(|p| MemoryPath { ty: Some(Type::Int(32)), ..p }.to_string());
        if let Some(typed) = typed.filter(|t| self.place(t).is_some()) {
            return format!("a place that it does not load from takes a type, as `{typed}`");
        }
        let integers: Vec<&Symbol> =
            self.symbols.iter().filter(|s| matches!(s.ty, Type::Int(_))).collect();
        if integers.is_empty() {
            return "it has no symbols to bind".into();
        }
        let known_as = |s: &Symbol| match &s.source {
            Some(source) => format!("{} (`{source}`)", s.name),
            None => s.name.clone(),
        };
        let names: Vec<String> = integers.iter().take(SHOWN).map(|s| known_as(s)).collect();
        let more = if integers.len() > SHOWN { ", …" } else { "" };
        format!("its symbols are {}{more}", names.join(", "))
    }
}

/// The value brought into the range of a type: an unsigned value becomes the signed one of the same
/// bits (of one bit: 0 or 1), that of a pointer an address.
pub(super) fn fit(
    function: &str,
    symbol: &str,
    ty: Type,
    value: i128,
) -> Result<i128, ProfileError> {
    let width = match ty {
        Type::Int(w) => w,
        _ => 64,
    };
    let (low, high) = (-(1i128 << (width - 1)), (1i128 << width) - 1);
    if !(low..=high).contains(&value) {
        let (function, symbol) = (function.to_owned(), symbol.to_owned());
        return Err(ProfileError::OutOfRange { function, symbol, value, ty, low, high });
    }
    Ok(if width == 1 {
        value & 1
    } else if ty == Type::Ptr {
        value & ((1 << 64) - 1)
    } else if value > high >> 1 {
        value - (1i128 << width)
    } else {
        value
    })
}

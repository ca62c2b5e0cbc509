//! The symbols of a function that a user may bind: parameters, load paths, results of calls.

use super::error::ProfileError;
use crate::ir::{Callee, Function, Inst, Module, Type};
use crate::known::symbol_name;
use crate::memory::load_symbols;
use rustc_hash::FxHashMap;

/// What a symbol stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
pub struct Symbol {
    /// name
    pub name: String,
    /// type
    pub ty: Type,
    /// what it stands for
    pub kind: SymbolKind,
    /// another name for it: that of the loaded value
    pub alias: Option<String>,
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
            t.add(l.path, l.ty, SymbolKind::Load, l.alias);
        }
        let bodies: FxHashMap<&str, ()> =
            module.functions.values().map(|f| (f.name.as_str(), ())).collect();
        for &id in functions {
            t.add_calls(&module.functions[id], &bodies);
        }
        t
    }

    fn add_calls(&mut self, func: &Function, bodies: &FxHashMap<&str, ()>) {
        for &b in &func.layout {
            for (value, inst) in &func.blocks[b].insts {
                let (Some(v), Inst::Call(call)) = (value, inst) else { continue };
                let (Callee::Direct(name) | Callee::Global(name)) = &call.callee else { continue };
                let ty = func.values[*v].ty;
                if ty != Type::Opaque && !bodies.contains_key(name.as_str()) {
                    self.add(symbol_name(name).to_owned(), ty, SymbolKind::CallResult, None);
                }
            }
        }
    }

    fn add(&mut self, name: String, ty: Type, kind: SymbolKind, alias: Option<String>) {
        let k = match self.index.get(&name) {
            Some(&k) => k,
            None => {
                let k = self.symbols.len();
                self.index.insert(name.clone(), k);
                self.symbols.push(Symbol { name, ty, kind, alias: None });
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
    }

    /// All symbols, parameters first.
    pub fn iter(&self) -> impl Iterator<Item = &Symbol> {
        self.symbols.iter()
    }

    /// The symbol of that name or alias.
    pub fn find(&self, name: &str) -> Option<&Symbol> {
        self.index.get(name).map(|&k| &self.symbols[k])
    }

    /// The symbol of that name and the value brought into the range of its type: an unsigned value
    /// becomes the signed one of the same bits (of one bit: 0 or 1).
    ///
    /// # Errors
    /// If there is no such symbol, or its type cannot hold the value.
    pub fn bind(&self, name: &str, value: i128) -> Result<(&Symbol, i128), ProfileError> {
        let function = || self.function.clone();
        let Some(symbol) = self.find(name) else {
            return Err(ProfileError::UnknownSymbol {
                function: function(),
                symbol: name.to_owned(),
                available: self.available(),
            });
        };
        let width = match symbol.ty {
            Type::Int(w) => w,
            _ => 64,
        };
        let (low, high) = (-(1i128 << (width - 1)), (1i128 << width) - 1);
        if !(low..=high).contains(&value) {
            return Err(ProfileError::OutOfRange {
                function: function(),
                symbol: name.to_owned(),
                value,
                ty: symbol.ty,
                low,
                high,
            });
        }
        let signed = if width == 1 {
            value & 1
        } else if symbol.ty == Type::Ptr {
            // an address
            value & ((1 << 64) - 1)
        } else if value > high >> 1 {
            value - (1i128 << width)
        } else {
            value
        };
        Ok((symbol, signed))
    }

    /// What there is, for messages.
    fn available(&self) -> String {
        const SHOWN: usize = 20;
        let integers: Vec<&Symbol> =
            self.symbols.iter().filter(|s| matches!(s.ty, Type::Int(_))).collect();
        if integers.is_empty() {
            return "it has no symbols to bind".into();
        }
        let names: Vec<&str> = integers.iter().take(SHOWN).map(|s| s.name.as_str()).collect();
        let more = if integers.len() > SHOWN { ", …" } else { "" };
        format!("its symbols are {}{more}", names.join(", "))
    }
}

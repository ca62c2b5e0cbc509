//! What the names of inputs refer to: load symbols, the roots of memory paths, and the types of paths
//! that are written without one. The names are those of [`memory::symbols`](crate::memory::symbols).

use super::outcome::InterpError;
use super::program::Program;
use crate::analysis::Cfg;
use crate::ir::{Function, Inst, Type, Value};
use crate::memory::{LoadSymbol, MemoryPath};
use cranelift_entity::EntitySet;
use std::collections::BTreeSet;

impl Program<'_> {
    /// The load symbols of the root function.
    pub(crate) fn symbols(&self) -> &[LoadSymbol] {
        self.symbols.get_or_init(|| crate::memory::load_symbols(self.root().func))
    }

    /// The root by which paths name a global: its name, or with a leading `@` if a parameter has that
    /// name; `None` if parameters have both.
    pub(crate) fn root_of_global(&self, name: &str) -> Option<String> {
        let taken = |name: &str| self.root().func.params.iter().any(|p| p.name == name);
        if !taken(name) {
            return Some(name.to_owned());
        }
        let marked = format!("@{name}");
        (!taken(&marked)).then_some(marked)
    }

    /// The type of a place whose path is written without one: that of all integers which the function
    /// loads by way of its root.
    ///
    /// # Errors
    ///
    /// If the function loads no integer that way, or integers of several types.
    pub(crate) fn type_of_place(
        &self,
        name: &str,
        place: &MemoryPath,
    ) -> Result<Type, InterpError> {
        let types = loaded_types(
            self.root().func,
            |global| self.root_of_global(global).is_some_and(|root| root == place.root),
            &place.root,
        );
        match types.first() {
            Some(&width) if types.len() == 1 => Ok(Type::Int(width)),
            _ => Err(InterpError::Untyped {
                symbol: name.to_owned(),
                function: self.root().func.name.clone(),
                loads: match types.is_empty() {
                    true => "no integer".to_owned(),
                    false => types.iter().map(|w| format!("i{w}")).collect::<Vec<_>>().join(", "),
                },
            }),
        }
    }
}

/// The widths of the integers that a function loads by way of a root, which is a parameter or a
/// global. Where none is found they are the widths of all integers that it loads, because a pointer
/// may have gone through memory.
fn loaded_types(func: &Function, is_root: impl Fn(&str) -> bool, param: &str) -> BTreeSet<u8> {
    // values that are computed from the root, also by loads of pointers
    let mut from: EntitySet<Value> = EntitySet::with_capacity(func.values.len());
    for p in &func.params {
        if p.name == param {
            from.insert(p.value);
        }
    }
    let cfg = Cfg::new(func);
    let (mut widths, mut all) = (BTreeSet::new(), BTreeSet::new());
    let mut changed = true;
    while changed {
        changed = false;
        for &block in cfg.reverse_postorder() {
            let data = &func.blocks[block];
            for (value, inst) in &data.insts {
                let Some(value) = *value else { continue };
                let mut root = matches!(inst, Inst::GlobalAddr(name) if is_root(name));
                inst.for_each_operand(|o| root |= from.contains(o));
                match (inst, func.values[value].ty) {
                    (Inst::Load(_), Type::Int(width)) => {
                        all.insert(width);
                        if root {
                            widths.insert(width);
                        }
                    }
                    _ => changed |= root && from.insert(value),
                }
            }
            for target in data.terminator.targets() {
                for (&to, &arg) in func.blocks[target.block].params.iter().zip(&target.args) {
                    changed |= from.contains(arg) && from.insert(to);
                }
            }
        }
    }
    if widths.is_empty() {
        all
    } else {
        widths
    }
}

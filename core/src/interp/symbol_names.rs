//! Names of places as bindings spell them: roots, and the types of paths that have none.

use super::outcome::InterpError;
use super::program::Program;
use crate::analysis::Cfg;
use crate::ir::{Function, Inst, Type, Value};
use crate::memory::{LoadSymbol, MemoryPath};
use cranelift_entity::EntitySet;
use std::collections::BTreeSet;

impl Program<'_> {
    /// The load symbols of the root.
    pub(crate) fn symbols(&self) -> &[LoadSymbol] {
        self.symbols.get_or_init(|| crate::memory::load_symbols(self.root().func))
    }

    /// How paths call a global: by its name, unless a parameter has that.
    pub(crate) fn root_of_global(&self, name: &str) -> Option<String> {
        let taken = |name: &str| self.root().func.params.iter().any(|p| p.name == name);
        if !taken(name) {
            return Some(name.to_owned());
        }
        let marked = format!("@{name}");
        (!taken(&marked)).then_some(marked)
    }

    /// The type of a place that is named without one.
    pub(crate) fn type_behind(&self, name: &str, place: &MemoryPath) -> Result<Type, InterpError> {
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

/// The widths of the integers that a function loads by way of a root: a parameter, or a global;
/// those of all that it loads if these seem to be none, since pointers go through memory as well.
fn loaded_types(func: &Function, is_root: impl Fn(&str) -> bool, param: &str) -> BTreeSet<u8> {
    // values that come from the root, perhaps through pointers that were loaded
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

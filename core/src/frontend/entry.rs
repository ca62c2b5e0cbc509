//! Values that a function needs once: constants and addresses, made in its entry.

use crate::ir::{FunctionBuilder, Inst, Type, Value};
use rustc_hash::FxHashMap;

/// Constants, addresses of globals and placeholders of one function. Each is made when first asked
/// for, at the end of the entry, which dominates every use.
///
/// ```
/// use symprof_core::frontend::EntryValues;
/// use symprof_core::ir::{FunctionBuilder, Type};
/// let mut b = FunctionBuilder::new("f");
/// let (entry, next) = (b.block("entry"), b.block("next"));
/// b.switch_to(entry);
/// b.jump(next, &[]);
/// b.switch_to(next);
/// let mut values = EntryValues::default();
/// let one = values.constant(&mut b, Type::Int(8), 1);
/// assert_eq!(values.constant(&mut b, Type::Int(8), 257), one); // bits above the width are dropped
/// assert_ne!(values.constant(&mut b, Type::Int(16), 1), one);
/// assert_eq!(b.current(), next);
/// assert_eq!(b.func().blocks[entry].insts.len(), 2);
/// ```
#[derive(Clone, Debug, Default)]
pub struct EntryValues {
    constants: FxHashMap<(Type, u64), Value>,
    globals: FxHashMap<String, Value>,
    placeholders: FxHashMap<(Type, String), Value>,
}

impl EntryValues {
    /// An integer or an address; bits above the width are dropped.
    pub fn constant(&mut self, b: &mut FunctionBuilder, ty: Type, value: i64) -> Value {
        let mask = match ty {
            Type::Int(w) if w < 64 => (1u64 << w) - 1,
            _ => u64::MAX,
        };
        let key = (ty, value as u64 & mask);
        *self.constants.entry(key).or_insert_with(|| b.in_entry(|b| b.iconst(ty, value)))
    }

    /// The address of the global of that name.
    pub fn global(&mut self, b: &mut FunctionBuilder, name: &str) -> Value {
        if let Some(&value) = self.globals.get(name) {
            return value;
        }
        let value = b.in_entry(|b| b.inst(Type::Ptr, Inst::GlobalAddr(name.to_owned())));
        self.globals.insert(name.to_owned(), value);
        value
    }

    /// A value that is not known, one for each reason. For values that decide nothing, such as
    /// operands of types that are not modelled: two of them with one reason count as equal.
    pub fn placeholder(&mut self, b: &mut FunctionBuilder, ty: Type, reason: &str) -> Value {
        let key = (ty, reason.to_owned());
        let make = || b.in_entry(|b| b.opaque(ty, reason));
        *self.placeholders.entry(key).or_insert_with(make)
    }
}

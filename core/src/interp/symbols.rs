//! Load symbols: the integers and pointers that a function reads from memory at constant offsets
//! from its pointer parameters and from globals (a shape in a tensor descriptor), named by path.

use crate::analysis::Cfg;
use crate::ir::{Function, Inst, Type, Value};
use rustc_hash::FxHashMap;

/// A place that a function loads from, by a constant path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LoadSymbol {
    /// `arg0[24]`, `arg0[24][0]`
    pub path: String,
    /// the value loaded
    pub value: Value,
    /// its name, where the path may be bound by it: no parameter and no load of another path has it
    pub alias: Option<String>,
    /// its type
    pub ty: Type,
}

/// The load symbols of a function in the order of reverse postorder: one for each load at a constant
/// path, so a path that is loaded twice occurs twice. Whether a store may change what is loaded is
/// not asked here.
///
/// ```
/// use symprof_core::{interp::load_symbols, ir::*};
/// let mut b = FunctionBuilder::new("f");
/// let p = b.param("arg0", Type::Ptr);
/// let off = b.iconst(Type::Int(64), 24);
/// let at = b.inst(Type::Ptr, Inst::PtrAdd(Flags::NONE, p, off));
/// let shape = b.inst(Type::Ptr, Inst::Load(at));
/// let m = b.inst(Type::Int(64), Inst::Load(shape));
/// b.name_value(m, "m");
/// b.ret(Some(m));
/// let symbols = load_symbols(&b.finish());
/// assert_eq!(symbols[0].path, "arg0[24]");
/// assert_eq!(symbols[1].path, "arg0[24][0]");
/// assert_eq!(symbols[1].alias.as_deref(), Some("m"));
/// ```
pub fn load_symbols(func: &Function) -> Vec<LoadSymbol> {
    // address -> (root or loaded pointer, offset)
    let mut places: FxHashMap<Value, (Root, i64)> = FxHashMap::default();
    let mut paths: FxHashMap<Value, String> = FxHashMap::default();
    for p in &func.params {
        if p.ty == Type::Ptr {
            places.insert(p.value, (Root::Named(p.name.clone()), 0));
        }
    }
    let mut found: Vec<LoadSymbol> = Vec::new();
    let mut users: FxHashMap<String, Option<String>> = FxHashMap::default();
    for &block in Cfg::new(func).reverse_postorder() {
        for (value, inst) in &func.blocks[block].insts {
            let Some(value) = *value else { continue };
            match inst {
                Inst::GlobalAddr(name) => {
                    places.insert(value, (Root::Named(name.clone()), 0));
                }
                Inst::PtrAdd(_, base, offset) => {
                    if let (Some((root, at)), Some(Inst::Const(bits))) =
                        (places.get(base), func.inst(*offset))
                    {
                        let place = (root.clone(), at.wrapping_add(*bits as i64));
                        places.insert(value, place);
                    }
                }
                Inst::Load(address) if func.values[value].ty != Type::Opaque => {
                    let Some((root, offset)) = places.get(address) else { continue };
                    let path = match root {
                        Root::Named(name) => format!("{name}[{offset}]"),
                        Root::Loaded(v) => match paths.get(v) {
                            Some(p) => format!("{p}[{offset}]"),
                            None => continue,
                        },
                    };
                    // Long chains of loads (list walks unrolled) would make quadratic names.
                    if path.len() > 200 {
                        continue;
                    }
                    let ty = func.values[value].ty;
                    if ty == Type::Ptr {
                        places.insert(value, (Root::Loaded(value), 0));
                        paths.insert(value, path.clone());
                    }
                    let alias = func.values[value].name.clone();
                    if let Some(a) = &alias {
                        users
                            .entry(a.clone())
                            .and_modify(|p| {
                                if p.as_deref() != Some(&path) {
                                    *p = None;
                                }
                            })
                            .or_insert_with(|| Some(path.clone()));
                    }
                    found.push(LoadSymbol { path, value, alias, ty });
                }
                _ => {}
            }
        }
    }
    for s in &mut found {
        let unique = |a: &String| {
            users.get(a).is_some_and(Option::is_some) && func.params.iter().all(|p| &p.name != a)
        };
        s.alias = s.alias.take().filter(unique);
    }
    found
}

#[derive(Clone)]
enum Root {
    Named(String),
    Loaded(Value),
}

/// Splits `arg0[24][0]` into its root and offsets; `None` if it is no path.
pub(crate) fn parse_path(text: &str) -> Option<(&str, Vec<i64>)> {
    let mut offsets = Vec::new();
    let mut rest = text;
    while let Some(inner) = rest.strip_suffix(']') {
        let open = inner.rfind('[')?;
        offsets.push(inner[open + 1..].parse().ok()?);
        rest = &inner[..open];
    }
    offsets.reverse();
    (!rest.is_empty() && !offsets.is_empty()).then_some((rest, offsets))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths() {
        assert_eq!(parse_path("arg0[24][-8]"), Some(("arg0", vec![24, -8])));
        assert_eq!(parse_path("arg0"), None);
        assert_eq!(parse_path("[3]"), None);
        assert_eq!(parse_path("a[x]"), None);
        assert_eq!(parse_path("a]"), None);
    }
}

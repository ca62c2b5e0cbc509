//! Load symbols: the integers and pointers that a function reads from memory at constant offsets
//! from its pointer parameters and from globals (a shape in a tensor descriptor), named by path.
//!
//! A symbol is a place *and a type*: the widest load of a place has the path alone as its name
//! (`p[0]`), narrower ones add their type (`p[0]:i8`). Symbols whose bytes overlap are values of the
//! same bytes: what binds one binds, in part or whole, the others.

use super::MemoryPath;
use crate::analysis::Cfg;
use crate::ir::{Function, Inst, Type, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// Long chains of loads (list walks unrolled) would make names of quadratic length.
const LONGEST: usize = 40;

/// A place that a function loads from, by a constant path.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct LoadSymbol {
    /// its name: `arg0[24]`, `arg0[24][0]`, `arg0[24]:i8`
    pub path: String,
    /// root and offsets, and the type loaded
    pub place: MemoryPath,
    /// is the root a global, and not a parameter?
    pub global: bool,
    /// the value loaded
    pub value: Value,
    /// its name, where the path may be bound by it: no parameter and no load of another path has it
    pub alias: Option<String>,
    /// its type
    pub ty: Type,
}

/// The load symbols of a function in the order of reverse postorder: one for each load at a constant
/// path, so a path that is loaded twice occurs twice. Whether a store may change what is loaded is
/// not asked here. Linear in the function, up to the length of paths.
///
/// ```
/// use symprof_core::{ir::*, memory::load_symbols};
/// let mut b = FunctionBuilder::new("f");
/// let p = b.param("arg0", Type::Ptr);
/// let off = b.iconst(Type::Int(64), 24);
/// let at = b.inst(Type::Ptr, Inst::PtrAdd(Flags::NONE, p, off));
/// let shape = b.inst(Type::Ptr, Inst::Load(at));
/// let m = b.inst(Type::Int(64), Inst::Load(shape));
/// b.name_value(m, "m");
/// let low = b.inst(Type::Int(8), Inst::Load(shape));
/// b.ret(Some(low));
/// let symbols = load_symbols(&b.finish());
/// assert_eq!(symbols[0].path, "arg0[24]");
/// assert_eq!(symbols[1].path, "arg0[24][0]");
/// assert_eq!(symbols[1].alias.as_deref(), Some("m"));
/// assert_eq!(symbols[2].path, "arg0[24][0]:i8");
/// ```
#[must_use]
pub fn load_symbols(func: &Function) -> Vec<LoadSymbol> {
    let params: FxHashSet<&str> = func.params.iter().map(|p| p.name.as_str()).collect();
    let mut places: FxHashMap<Value, (Root, i64)> = FxHashMap::default();
    for p in func.params.iter().filter(|p| p.ty == Type::Ptr) {
        let root = Root { global: false, name: p.name.clone(), offsets: Vec::new() };
        places.insert(p.value, (root, 0));
    }
    let mut found: Vec<LoadSymbol> = Vec::new();
    for &block in Cfg::new(func).reverse_postorder() {
        for (value, inst) in &func.blocks[block].insts {
            let Some(value) = *value else { continue };
            match inst {
                Inst::GlobalAddr(name) => {
                    // a parameter of the same name goes first
                    let taken = params.contains(name.as_str());
                    let name = if taken { format!("@{name}") } else { name.clone() };
                    places.insert(value, (Root { global: true, name, offsets: Vec::new() }, 0));
                }
                Inst::PtrAdd(_, base, offset) => {
                    if let (Some((root, at)), Some(Inst::Const(bits))) =
                        (places.get(base), func.inst(*offset))
                    {
                        let place = (root.clone(), at.wrapping_add(*bits as i64));
                        places.insert(value, place);
                    }
                }
                Inst::Freeze(of) => {
                    if let Some(place) = places.get(of).cloned() {
                        places.insert(value, place);
                    }
                }
                Inst::Load(address) if func.values[value].ty != Type::Opaque => {
                    let Some((root, offset)) = places.get(address) else { continue };
                    if root.offsets.len() >= LONGEST {
                        continue;
                    }
                    let mut offsets = root.offsets.clone();
                    offsets.push(*offset);
                    let ty = func.values[value].ty;
                    let (name, global) = (root.name.clone(), root.global);
                    if ty == Type::Ptr {
                        let root = Root { global, name: name.clone(), offsets: offsets.clone() };
                        places.insert(value, (root, 0));
                    }
                    let alias = func.values[value].name.clone();
                    let place = MemoryPath { root: name, offsets, ty: Some(ty) };
                    found.push(LoadSymbol { path: String::new(), place, global, value, alias, ty });
                }
                _ => {}
            }
        }
    }
    let copies = copies(func);
    name_all(&params, &copies, &mut found);
    found
}

/// Loads that are stored again and nothing else, as copies of memory are: what is copied says
/// nothing of the types that stand there.
fn copies(func: &Function) -> FxHashSet<Value> {
    let (mut stored, mut used) = (FxHashSet::default(), FxHashSet::default());
    for data in func.blocks.values() {
        for (_, inst) in &data.insts {
            if let Inst::Store(address, value, _) = inst {
                used.insert(*address);
                stored.insert(*value);
            } else {
                inst.for_each_operand(|v| {
                    used.insert(v);
                });
            }
        }
        used.extend(data.terminator.targets().flat_map(|t| &t.args).copied());
        used.extend(data.terminator.condition());
    }
    stored.retain(|v| !used.contains(v));
    stored
}

/// Gives each symbol its name, and takes aliases away that are not its own.
fn name_all(params: &FxHashSet<&str>, copies: &FxHashSet<Value>, found: &mut [LoadSymbol]) {
    // the widest type of each place, copies last; a pointer is wider than an integer of as many bits
    let rank =
        |s: &LoadSymbol| (!copies.contains(&s.value), s.ty.width().unwrap_or(0), s.ty == Type::Ptr);
    let mut best: FxHashMap<(bool, &str, &[i64]), &LoadSymbol> = FxHashMap::default();
    for s in found.iter() {
        let key = (s.global, s.place.root.as_str(), s.place.offsets.as_slice());
        let first = best.entry(key).or_insert(s);
        if rank(s) > rank(first) {
            *first = s;
        }
    }
    let widest: FxHashMap<_, Type> = best.into_iter().map(|(k, s)| (k, s.ty)).collect();
    let names: Vec<String> = found
        .iter()
        .map(|s| {
            let key = (s.global, s.place.root.as_str(), s.place.offsets.as_slice());
            let plain = widest.get(&key) == Some(&s.ty);
            let ty = s.place.ty.filter(|_| !plain);
            let mut name = MemoryPath { ty, ..s.place.clone() }.to_string();
            while params.contains(name.as_str()) {
                name.push('\'');
            }
            name
        })
        .collect();
    for (s, name) in found.iter_mut().zip(names) {
        s.path = name;
    }
    let mut users: FxHashMap<String, Option<String>> = FxHashMap::default();
    for s in found.iter() {
        let Some(alias) = &s.alias else { continue };
        let user = users.entry(alias.clone()).or_insert_with(|| Some(s.path.clone()));
        if user.as_ref() != Some(&s.path) {
            *user = None;
        }
    }
    let paths: FxHashSet<String> = found.iter().map(|s| s.path.clone()).collect();
    for s in found {
        let unique = |a: &String| {
            let own = users.get(a).is_some_and(Option::is_some);
            own && !params.contains(a.as_str()) && (*a == s.path || !paths.contains(a))
        };
        s.alias = s.alias.take().filter(unique);
    }
}

/// Where the offsets of a place begin: at a parameter or global, or at what was loaded there.
#[derive(Clone)]
struct Root {
    global: bool,
    name: String,
    offsets: Vec<i64>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::parse_function;

    fn names(text: &str) -> Vec<String> {
        let func = parse_function(text).expect("a function");
        load_symbols(&func).into_iter().map(|s| s.path).collect()
    }

    #[test]
    fn widths_have_names_of_their_own() {
        let text = "func @f(%p: ptr) {\nblock entry:\n  %a = load i8 %p\n  %b = load i32 %p\n  \
                    %c = load i64 %p\n  %d = load ptr %p\n  %e = load i8 %d\n  return\n}";
        assert_eq!(names(text), ["p[0]:i8", "p[0]:i32", "p[0]:i64", "p[0]", "p[0][0]"]);
    }

    #[test]
    fn copies_do_not_take_the_name() {
        let text = "func @f(%p: ptr, %q: ptr) {\nblock entry:\n  %a = load i64 %p\n  \
                    store %a, %q, 8\n  store %q, %a, 8\n  %b = load i64 %p\n  store %q, %b, 8\n  \
                    %c = load i32 %p\n  return\n}";
        assert_eq!(names(text), ["p[0]", "p[0]", "p[0]:i32"]);
        let text = text.replace("store %a, %q, 8", "");
        assert_eq!(names(&text), ["p[0]:i64", "p[0]:i64", "p[0]"]);
    }

    #[test]
    fn parameters_keep_their_names() {
        let text = "func @f(%p: ptr, %q: i32 as \"p[0]\", %g: ptr) {\nblock entry:\n  \
                    %a = load i32 %p\n  %x = globaladdr @g\n  %b = load i32 %x\n  \
                    %c = load i32 %g\n  return\n}";
        assert_eq!(names(text), ["p[0]'", "@g[0]", "g[0]"]);
    }
}

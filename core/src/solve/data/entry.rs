//! What places held when the function was entered: symbols by the paths that lead there.

use crate::expr::Expr;
use crate::ir::{Inst, Type, Value, ValueDef};
use crate::memory::{Base, Bases, MemoryPath, Untraced};
use crate::solve::context::{Origin, SolveContext, Spot};
use crate::solve::data::loads::Place;
use crate::solve::data::reaching::{bytes_of, spot_at};
use rustc_hash::FxHashMap;

/// Names the places that the function loads from by constant paths.
fn name_entries(cx: &mut SolveContext<'_>) {
    if cx.objects().entry_names.is_some() {
        return;
    }
    let loads: Vec<(Value, String)> =
        cx.objects().load_names.iter().map(|(&v, name)| (v, name.clone())).collect();
    let mut names = FxHashMap::default();
    for (v, name) in loads {
        let Some(&Inst::Load(address)) = cx.program().func.inst(v) else { continue };
        let ty = cx.program().func.values[v].ty;
        names.insert(spot_at(cx, address, ty, None), name);
    }
    cx.objects_mut().entry_names = Some(names);
}

/// The symbol for what a place held when the function was entered.
pub(in crate::solve) fn at_entry(cx: &mut SolveContext<'_>, spot: &Spot) -> Option<Expr> {
    let Type::Int(width) = spot.ty else { return None };
    // any other pointer is none before it is defined
    if let Origin::Value(v) = &spot.origin {
        let defined = cx.program().func.values[*v].def;
        matches!(defined, ValueDef::Param(_)).then_some(())?;
    }
    name_entries(cx);
    let plain = Spot { access: None, ..spot.clone() };
    if let Some(name) = cx.objects().entry_names.as_ref()?.get(&plain).cloned() {
        return Some(cx.parameter(&name, width));
    }
    // a place that the function does not load from itself has a name with its type
    let place = MemoryPath::parse(&path_of(cx, spot)?)?;
    let name = MemoryPath { ty: Some(spot.ty), ..place }.to_string();
    if width > 64 || cx.program().func.params.iter().any(|p| p.name == name) {
        return None;
    }
    let e = cx.parameter(&name, width);
    let s = cx.find_symbol(&name)?;
    let symbols = &mut cx.objects_mut().entry_symbols;
    if symbols.iter().all(|x| x.0 != s) {
        symbols.push((s, plain));
    }
    Some(e)
}

/// The path of a place from a parameter or a global, without its type.
fn path_of(cx: &SolveContext<'_>, spot: &Spot) -> Option<String> {
    let params = &cx.program().func.params;
    let taken = |name: &str| params.iter().any(|p| p.name == name);
    let root = match &spot.origin {
        Origin::Value(v) => params.iter().find(|p| p.value == *v)?.name.clone(),
        Origin::Global(name) if !taken(name) => name.clone(),
        Origin::Global(name) => Some(format!("@{name}")).filter(|name| !taken(name))?,
        Origin::Loaded(path) => path.clone(),
    };
    let path = format!("{root}[{}]", spot.offset);
    // what a reader of names takes apart otherwise is no path
    let read = MemoryPath::parse(&path)?;
    (read.to_string() == path && read.ty.is_none()).then_some(path)
}

/// The path of a pointer that nothing has changed, as the origin of places; none if numbers are loaded there too.
pub(in crate::solve) fn pointer_at_entry(cx: &mut SolveContext<'_>, spot: &Spot) -> Option<Origin> {
    name_entries(cx);
    let path = path_of(cx, spot)?;
    let names = cx.objects().entry_names.as_ref()?;
    let here = |s: &Spot| s.origin == spot.origin && s.offset == spot.offset;
    let plain = names.iter().filter(|(s, _)| here(s)).all(|(_, name)| *name == path);
    plain.then_some(Origin::Loaded(path))
}

/// The place of a parameter's object, or of a global's, at an offset.
pub(in crate::solve) fn place_from(
    cx: &SolveContext<'_>,
    origin: &Origin,
    offset: i64,
    ty: Type,
) -> Option<Place> {
    let bytes = bytes_of(ty)?;
    let func = cx.program().func;
    let bases = match origin {
        Origin::Value(v) => cx.objects().provenance.of(*v).clone(),
        Origin::Loaded(_) => Bases { untraced: Untraced::Escaped, ..Bases::default() },
        Origin::Global(name) => {
            let address =
                |v: &Value| matches!(func.inst(*v), Some(Inst::GlobalAddr(n)) if n == name);
            let insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
            let found = insts.filter_map(|(v, _)| *v).find(address);
            match found.and_then(|v| cx.objects().provenance.of(v).single()) {
                Some(base @ Base::Global(_)) => {
                    let known = smallvec::smallvec![base];
                    Bases { known, ..Bases::default() }
                }
                _ => Bases { untraced: Untraced::Escaped, ..Bases::default() },
            }
        }
    };
    Some(Place { bases, offset: Some(offset), bytes })
}

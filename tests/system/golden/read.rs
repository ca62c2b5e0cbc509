//! Reads the formulas of a page back from its text.

use super::page::NONE;
use std::collections::BTreeMap;
use symprof::expr::{Expr, Store};
use symprof::symprof_core::expr::{Num, SymKind};

/// A line of the page as an expression, or as what is wrong with it.
pub type Line = Result<Expr, String>;

/// The formulas of one store: those of the function, or those inside what it calls.
#[derive(Debug, Default)]
pub struct Part {
    pub store: Store,
    /// function, block, formula; those without a formula left out
    pub blocks: Vec<(String, String, Line)>,
    /// all of these hold where the formulas do
    pub domain: Vec<Line>,
    /// none of these is false there
    pub assumed: Vec<Line>,
    widths: BTreeMap<String, u8>,
    free: BTreeMap<String, (Num, Option<Num>)>,
    names: BTreeMap<String, Expr>,
}

impl Part {
    /// Is the symbol one that no parameter decides?
    pub fn is_free(&self, symbol: &str) -> bool {
        self.free.contains_key(symbol)
    }

    /// A value as the symbol's type holds it.
    pub fn fit(&self, symbol: &str, value: i128) -> Num {
        match self.widths.get(symbol) {
            Some(&w) => Num::int(value).wrap(w, w > 1),
            None => Num::int(value),
        }
    }

    /// The store, and what names mean there.
    pub fn resolving(&mut self) -> (&mut Store, impl FnMut(&mut Store, &str) -> Option<Expr> + '_) {
        let Part { store, widths, free, names, .. } = self;
        let resolve = |s: &mut Store, name: &str| {
            if let Some(e) = names.get(name) {
                return Some(*e);
            }
            if let Some((lo, hi)) = free.get(name) {
                let symbol = s.symbol(name, SymKind::Free, Some(lo.clone()), hi.clone());
                return Some(s.sym(symbol));
            }
            if let Some(&w) = widths.get(name) {
                return Some(s.parameter(name, w));
            }
            let symbol = s.symbol(name, SymKind::Parameter, None, None);
            Some(s.sym(symbol))
        };
        (store, resolve)
    }

    /// A line as an expression.
    pub fn expression(&mut self, text: &str) -> Line {
        let (store, mut resolve) = self.resolving();
        let found = store.parse_with(text, &mut resolve);
        found.map_err(|e| format!("{e} in `{text}`"))
    }
}

/// The width of a type that a symbol is declared with; none of a pointer or of what holds no integer.
fn width(ty: &str) -> Option<u8> {
    match ty.strip_prefix('i') {
        Some("ndex") => Some(64),
        Some(digits) => digits.parse().ok(),
        None => None,
    }
}

/// `a: i32` as a name and its width.
fn declared(text: &str) -> Option<(String, u8)> {
    let (name, ty) = text.rsplit_once(": ")?;
    Some((name.to_owned(), width(ty)?))
}

/// `x in [0, 1]` as a name and the range.
fn ranged(text: &str) -> Option<(String, (Num, Option<Num>))> {
    let (name, range) = text.rsplit_once(" in [")?;
    let (lo, hi) = range.trim_end_matches([']', ')']).split_once(", ")?;
    Some((name.to_owned(), (lo.parse().ok()?, hi.parse().ok())))
}

/// The parts of a page: the function itself, then what it calls.
pub fn read(page: &str) -> Vec<Part> {
    texts(page).into_iter().map(|(part, texts)| filled(part, texts)).collect()
}

/// The parts of a page, with types of symbols and ranges of free ones but nothing read yet, and the
/// texts of each.
pub fn texts(page: &str) -> Vec<(Part, Texts<'_>)> {
    let mut widths = BTreeMap::new();
    let mut texts: Vec<Texts> = Vec::new();
    let mut function = String::new();
    let mut title = String::new();
    for line in page.lines() {
        if let Some(item) = line.strip_prefix("    ") {
            let Some(all) = texts.last_mut() else { continue };
            match title.as_str() {
                "symbols" => widths.extend(declared(item)),
                "where" => all.names.extend(item.split_once(" = ")),
                "domain" => all.domain.push(item),
                "assumptions" => all.assumed.extend(item.rsplit_once("  if ").map(|x| x.1)),
                "free symbols" => all.free.extend(ranged(item)),
                _ => {}
            }
        } else if let Some(row) = line.strip_prefix("  ") {
            let (name, rest) = split_name(row);
            let mut fields = rest.split_whitespace();
            match (fields.next(), texts.last_mut()) {
                (Some(status), Some(all)) if rest.starts_with(' ') => {
                    let formula = rest.trim_start().strip_prefix(status).unwrap_or_default().trim();
                    all.blocks.push((function.clone(), name, formula));
                }
                _ => title = row.to_owned(),
            }
        } else if let Some(inside) = line.strip_prefix("inside ") {
            function = inside.split(", per execution of ").next().unwrap_or_default().to_owned();
            // all callees share one store
            if texts.len() < 2 {
                texts.push(Texts::default());
            }
        } else {
            let (name, rest) = line.split_once('(').unwrap_or((line, ""));
            function = name.to_owned();
            widths.extend(rest.trim_end_matches(')').split(", ").filter_map(declared));
            texts.push(Texts::default());
        }
    }
    let part = |t: &Texts<'_>| Part {
        widths: widths.clone(),
        free: t.free.iter().cloned().collect(),
        ..Part::default()
    };
    texts.into_iter().map(|t| (part(&t), t)).collect()
}

fn filled(mut part: Part, t: Texts<'_>) -> Part {
    for (name, text) in t.names {
        match part.expression(text) {
            Ok(e) => drop(part.names.insert(name.to_owned(), e)),
            // what uses the name cannot be read either
            Err(e) => part.domain.push(Err(e)),
        }
    }
    for text in t.domain {
        let line = part.expression(text);
        part.domain.push(line);
    }
    for text in t.assumed {
        let line = part.expression(text);
        part.assumed.push(line);
    }
    for (function, block, text) in t.blocks {
        if text != NONE {
            let line = part.expression(text);
            part.blocks.push((function, block, line));
        }
    }
    part
}

/// What a page says of a part, as text.
#[derive(Debug, Default)]
pub struct Texts<'t> {
    pub names: Vec<(&'t str, &'t str)>,
    pub domain: Vec<&'t str>,
    pub assumed: Vec<&'t str>,
    free: Vec<(String, (Num, Option<Num>))>,
    blocks: Vec<(String, String, &'t str)>,
}

/// The first word of a row, in quotes or not; and what follows it.
fn split_name(row: &str) -> (String, &str) {
    if let Some(quoted) = row.strip_prefix('"') {
        let end = quoted.find("\" ").map_or(row.len(), |n| n + 2);
        let name: String = serde_json::from_str(&row[..end]).unwrap_or_default();
        return (name, &row[end..]);
    }
    let end = row.find("  ").unwrap_or(row.len());
    (row[..end].to_owned(), &row[end..])
}

//! The profile of a function as a page of lines: one a block, so that a change shows as one.
//!
//! ```text
//! rows(n: i32, a: ptr)
//!   entry     closed-form  1
//!   for.body  closed-form  max(0, n)
//!   domain
//!     n < 1000000
//! inside row, per execution of rows
//!   entry     closed-form  max(0, n)
//! ```
//!
//! A short formula stands in full; only long ones share names (`where`), so that a change of one
//! formula does not number the names in all others anew.

use std::fmt::Write as _;
use symprof::expr::{ConditionExpr, CountExpr, Expr, Store};
use symprof::profile::{BlockProfile, ModuleProfile, Naming};
use symprof::symprof_core::assume::Assumed;
use symprof::symprof_core::ir::FuncId;

/// A kernel in one form (compiled at one level, written in one dialect).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Page {
    /// blocks with statuses and formulas, and what these rest on
    pub formulas: String,
    /// why blocks are no closed forms
    pub reasons: String,
}

/// Formulas up to this length are written in full.
const SHORT: usize = 160;
/// Names of blocks are padded up to this length.
const WIDEST: usize = 40;
/// What stands in place of a formula where there is none.
pub const NONE: &str = "?";

/// The page of a function and of the functions it reaches.
pub fn page(profile: &ModuleProfile<'_>, id: FuncId) -> Page {
    let f = profile.function(id);
    let mut page = Page::default();
    let parameters: Vec<String> =
        f.parameters().iter().map(|p| format!("{}: {}", p.name, p.ty)).collect();
    let title = format!("{}({})", f.name(), parameters.join(", "));
    let naming = naming(f.store(), &f.formulas(), f.domain());
    blocks(&mut page, &title, f.name(), f.store(), &naming, f.blocks());
    let used = f.used_symbols();
    let others = f.symbols().iter().filter(|s| {
        used.contains(&s.name.as_str()) && f.parameters().iter().all(|p| p.name != s.name)
    });
    let others: Vec<String> = others.map(|s| format!("{}: {}", s.name, s.ty)).collect();
    list(&mut page.formulas, "symbols", &others);
    rests_on(&mut page, f.store(), &naming, f.domain(), f.assumption_details());
    let free = f.free_symbols();
    let lines: Vec<String> = free.iter().map(|s| format!("{} in {}", s.name, s.range())).collect();
    list(&mut page.formulas, "free symbols", &lines);
    let lines: Vec<String> = free.iter().map(|s| format!("{}: {}", s.name, s.reason)).collect();
    list(&mut page.reasons, "free symbols", &lines);

    match profile.callees(id) {
        Some(callees) => {
            let store = callees.store();
            let naming = self::naming(store, &callees.formulas(), callees.domain());
            for c in callees.functions() {
                let title = format!("inside {}, per execution of {}", c.name(), f.name());
                blocks(&mut page, &title, c.name(), store, &naming, c.blocks());
            }
            rests_on(&mut page, store, &naming, callees.domain(), callees.assumption_details());
        }
        None if f.reached().len() > 1 => {
            let n = f.reached().len() - 1;
            let _ = writeln!(page.formulas, "inside {n} functions: not summed");
        }
        None => {}
    }
    page
}

/// Names for what repeats in the long ones among these.
fn naming(store: &Store, formulas: &[CountExpr], domain: &[ConditionExpr]) -> Naming {
    let formulas = formulas.iter().map(|e| e.expr());
    let mut all: Vec<Expr> = formulas.chain(domain.iter().map(|e| e.expr())).collect();
    all.retain(|&e| store.display(e).to_string().chars().count() > SHORT);
    Naming::new(store, &all)
}

/// A formula in full if that is short.
fn text(store: &Store, naming: &Naming, e: impl Into<Expr>) -> String {
    let e = e.into();
    let full = store.display(e).to_string();
    match full.chars().count() > SHORT {
        true => naming.text(store, e),
        false => full,
    }
}

/// A name without blanks, or in quotes.
pub fn word(name: &str) -> String {
    match name.contains(char::is_whitespace) || name.is_empty() {
        true => format!("{name:?}"),
        false => name.to_owned(),
    }
}

fn blocks(
    page: &mut Page,
    title: &str,
    function: &str,
    store: &Store,
    naming: &Naming,
    blocks: &[BlockProfile],
) {
    let _ = writeln!(page.formulas, "{title}");
    let names: Vec<String> = blocks.iter().map(|b| word(&b.name)).collect();
    let width = names.iter().map(|n| n.chars().count()).max().unwrap_or(0).min(WIDEST);
    let mut reasons = Vec::new();
    for (b, name) in blocks.iter().zip(&names) {
        let status = b.count.status().name();
        let formula = b.count.formula().map_or(NONE.to_owned(), |e| text(store, naming, e));
        let pad = " ".repeat(15usize.saturating_sub(status.len()).max(2));
        let _ = writeln!(page.formulas, "  {name:width$}  {status}{pad}{formula}");
        if let Some(reason) = b.count.reason() {
            reasons.push((name, format!("{status}: {}", reason.replace('\n', " "))));
        }
    }
    let Some((_, first)) = reasons.first() else { return };
    let _ = writeln!(page.reasons, "{function}");
    // a function of which nothing is known takes one line
    if reasons.len() == blocks.len() && reasons.iter().all(|(_, why)| why == first) {
        let _ = writeln!(page.reasons, "  all blocks  {first}");
        return;
    }
    for (name, why) in reasons {
        let _ = writeln!(page.reasons, "  {name:width$}  {why}");
    }
}

fn rests_on(
    page: &mut Page,
    store: &Store,
    naming: &Naming,
    domain: &[ConditionExpr],
    assumed: &[Assumed],
) {
    list(&mut page.formulas, "where", &naming.lines(store));
    let lines: Vec<String> = domain.iter().map(|&e| text(store, naming, e)).collect();
    list(&mut page.formulas, "domain", &lines);
    let assumption = |a: &Assumed| match a.condition {
        Some(c) => format!("{}: {}  if {}", a.kind.name(), a.text, store.display(c)),
        None => format!("{}: {}", a.kind.name(), a.text),
    };
    let mut lines: Vec<String> = Vec::new();
    for line in assumed.iter().map(assumption) {
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    list(&mut page.formulas, "assumptions", &lines);
}

fn list(out: &mut String, title: &str, lines: &[String]) {
    if lines.is_empty() {
        return;
    }
    let _ = writeln!(out, "  {title}");
    for line in lines {
        let _ = writeln!(out, "    {line}");
    }
}

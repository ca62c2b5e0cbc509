//! Formulas leave the program: as source code without dependencies, and as scripts for solvers.
//!
//! [`source`] gives a function of C, Rust, Python or JavaScript that computes the counts of all blocks. It is the
//! program of a [compiled](crate::compile) profile, so that no formula is lowered twice: each operation is a call
//! of a small checked function of the [`runtime`], written once a file. Control flow is a numbered state, as
//! languages without `goto` need it. Blocks without a formula are left out, and named in a comment. The function
//! refuses as a whole, for one of these reasons:
//!
//! | reason | when |
//! |---|---|
//! | `outside` | a value is not of its type, or the formulas do not hold (`evaluate` executes there, or says what is wrong) |
//! | `overflow` | C and Rust: a number outgrows 128 bits; Python and JavaScript: a power of two above 2^999 |
//! | `steps` | a sum takes more steps than a program is given |
//! | `no formula` | what all formulas rest on cannot be written; a comment says why |
//!
//! [`smtlib`] gives the formulas to SMT solvers.

mod emit;
mod languages;
mod smtlib;

use crate::ir::{FuncId, Type};
use crate::profile::{ModuleProfile, ProfileError, SymbolKind};
pub use languages::Language;

/// What each file starts with: the checked operations that the functions call.
pub fn runtime(language: Language) -> &'static str {
    match language {
        Language::C => include_str!("runtime.c"),
        Language::Rust => include_str!("runtime.rs.txt"),
        Language::Python => include_str!("runtime.py"),
        Language::JavaScript => include_str!("runtime.js"),
    }
}

/// An identifier in all languages for the counts of the function of that name: `counts_` and its letters,
/// digits and underscores, others as underscores. Two names may have one identifier.
pub fn identifier(function: &str) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() { c } else { '_' };
    format!("counts_{}", function.chars().map(plain).collect::<String>())
}

/// The counts of a function, and of those it reaches, as source code under this identifier; it needs the
/// [`runtime`] before it. The symbols that it takes are those of integers that the formulas use, listed in
/// the source, as are the blocks (`function/block`); a comment names each block without a formula, and why it
/// has none. Its length is about linear in the distinct nodes of the formulas.
///
/// ```
/// use symprof_core::{export::{self, Language}, ir::text::parse_module, profile::*};
/// let module = parse_module("
/// func @f(%n: i64) {
/// block entry:
///   %0 = const i64 0
///   %more = icmp sgt %n, %0
///   branch %more, then, exit
/// block then:
///   jump exit
/// block exit:
///   return
/// }")?;
/// let profile = ModuleProfile::new(&module, Options::default());
/// let python = export::source(&profile, profile.by_name("f")?, Language::Python, "f_counts")?;
/// assert!(python.contains("def f_counts(values):") && python.contains("\"f/then\""));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// None that a function of this module has; the type leaves room for more.
///
/// # Panics
/// If the id is of another module and too large for this one.
pub fn source(
    profile: &ModuleProfile<'_>,
    id: FuncId,
    language: Language,
    identifier: &str,
) -> Result<String, ProfileError> {
    let formulas = profile.formulas(id, &symbols(profile, id), &emit::without)?;
    Ok(emit::function(&formulas, language, identifier))
}

/// The counts of a function, and of those it reaches, as a script for SMT solvers.
///
/// Symbols are constants `|n|` within their ranges, counts are functions without arguments
/// `|count FUNCTION/BLOCK|`, and `inside` says where they hold. A remark names each block without a form, and
/// why it has none. Its length is about linear in the distinct nodes of the formulas.
///
/// ```
/// use symprof_core::{export, ir::text::parse_module, profile::*};
/// let module = parse_module("
/// func @f(%n: i64) {
/// block entry:
///   %0 = const i64 0
///   %more = icmp sgt %n, %0
///   branch %more, then, exit
/// block then:
///   jump exit
/// block exit:
///   return
/// }")?;
/// let profile = ModuleProfile::new(&module, Options::default());
/// let script = export::smtlib(&profile, profile.by_name("f")?)?;
/// assert!(script.contains("(declare-const |n| Int)"));
/// assert!(script.contains("(define-fun |count f/then| () Int"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// None that a function of this module has; the type leaves room for more.
///
/// # Panics
/// If the id is of another module and too large for this one.
pub fn smtlib(profile: &ModuleProfile<'_>, id: FuncId) -> Result<String, ProfileError> {
    let formulas = profile.formulas(id, &symbols(profile, id), &smtlib::without)?;
    Ok(smtlib::script(&formulas, profile.function(id).name()))
}

/// The symbols that exported functions take, in order: those of integers that the formulas use.
pub fn symbols<'p>(profile: &'p ModuleProfile<'_>, id: FuncId) -> Vec<&'p str> {
    let function = profile.function(id);
    let is_integer = |name: &&str| {
        let symbol = function.symbols().find(name);
        symbol.is_none_or(|s| s.kind != SymbolKind::CallResult && matches!(s.ty, Type::Int(1..=64)))
    };
    let used = function.used_symbols();
    let free = function.free_symbols();
    let free = free.iter().map(|s| s.name.as_str()).filter(|n| !used.contains(n));
    used.iter().copied().filter(is_integer).chain(free).collect()
}

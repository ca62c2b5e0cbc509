//! What the source of a program says of values, as debug information tells; for people, never for the analysis.

use super::{Function, Location, Value};
use std::sync::Arc;

/// What the source says of a value.
///
/// ```
/// use symprof_core::ir::{Location, ValueSource};
/// // int count = list->n;
/// let loaded = ValueSource::new(Some("count".into()), Some(Location::new("src/list.c", 7)));
/// assert_eq!(loaded.variable.as_deref(), Some("count"));
/// assert_eq!(loaded.location.map(|l| l.line), Some(7));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct ValueSource {
    /// a variable that holds it, or that lies where it points to
    pub variable: Option<Arc<str>>,
    /// the line that computes it
    pub location: Option<Location>,
}

impl ValueSource {
    /// A value of that variable and line, as far as they are known.
    pub fn new(variable: Option<Arc<str>>, location: Option<Location>) -> ValueSource {
        ValueSource { variable, location }
    }
}

impl Function {
    /// A value as a reader of the source knows it: by its variable, else by its name in the IR without what
    /// optimizers add to that of a variable. None if the IR has a number only. Takes constant time.
    ///
    /// ```
    /// use symprof_core::ir::{text::parse_function, ValueSource};
    /// let mut f = parse_function("func @f(%p: ptr, %n: i32) {
    /// block entry:
    ///   %7 = load i32 %p
    ///   %box.sroa.4.0.copyload = load i32 %p
    ///   return
    /// }")?;
    /// let loads: Vec<_> = f.blocks[f.entry()].insts.iter().filter_map(|(v, _)| *v).collect();
    /// assert_eq!(f.value_in_words(f.params[1].value).as_deref(), Some("n"));
    /// assert_eq!(f.value_in_words(loads[0]), None);
    /// assert_eq!(f.value_in_words(loads[1]).as_deref(), Some("box"));
    /// f.value_sources.insert(loads[0], ValueSource::new(Some("count".into()), None));
    /// assert_eq!(f.value_in_words(loads[0]).as_deref(), Some("count"));
    /// # Ok::<(), symprof_core::ir::text::ParseError>(())
    /// ```
    #[must_use]
    pub fn value_in_words(&self, v: Value) -> Option<String> {
        let of_source = self.value_sources.get(&v).and_then(|s| s.variable.as_deref());
        let of_ir = || self.values[v].name.as_deref().and_then(name_in_words);
        of_source.or_else(of_ir).map(str::to_owned)
    }

    /// What is said of a value, with the line that computes it.
    ///
    /// ```
    /// use symprof_core::ir::{text::parse_function, Location, ValueSource};
    /// let mut f = parse_function("func @f(%n: i32) {\nblock entry:\n  return\n}")?;
    /// let n = f.params[0].value;
    /// assert_eq!(f.at_line(n, "the result of `g`"), "the result of `g`");
    /// f.value_sources.insert(n, ValueSource::new(None, Some(Location::new("src/f.c", 3))));
    /// assert_eq!(f.at_line(n, "the result of `g`"), "the result of `g` (f.c:3)");
    /// # Ok::<(), symprof_core::ir::text::ParseError>(())
    /// ```
    #[must_use]
    pub fn at_line(&self, v: Value, text: &str) -> String {
        match self.value_sources.get(&v).and_then(|s| s.location.as_ref()) {
            Some(line) => format!("{text} ({})", line.brief()),
            None => text.to_owned(),
        }
    }
}

/// A name of the IR as a reader of the source knows it: LLVM's scalar replacement calls a part of `box`
/// `box.sroa.4.0.copyload`, its inliner a value of the callee `box.i`. None if it is a number, or of LLVM's making.
///
/// ```
/// use symprof_core::ir::name_in_words;
/// assert_eq!(name_in_words("box.sroa.4.0.copyload"), Some("box"));
/// assert_eq!(name_in_words("box.i.i"), Some("box"));
/// assert_eq!(name_in_words("17"), None);
/// assert_eq!(name_in_words(".pre.i"), None);
/// ```
#[must_use]
pub fn name_in_words(name: &str) -> Option<&str> {
    let mut name = name.split(".sroa.").next().unwrap_or(name);
    while let Some(rest) = name.strip_suffix(".i") {
        name = rest;
    }
    let is_of_llvm = name.starts_with('.') || name.bytes().all(|b| b.is_ascii_digit());
    (!is_of_llvm).then_some(name)
}

//! The names of functions that people know, in place of those that linkers see: C++ (the Itanium ABI's
//! mangling) and Rust (both of its manglings); and patterns of names.

use cpp_demangle::{DemangleOptions, Symbol};
use std::str::FromStr;

/// A name, or a pattern of names: `*` stands for any characters, `::` and `/` among them, `?` for one,
/// `[ab]` for one of these. What is a name of something is no pattern of others: ask
/// [`is`](NamePattern::is) of all first.
///
/// ```
/// use symprof::names::NamePattern;
/// let pattern: NamePattern = "nn::*".parse()?;
/// assert!(pattern.matches("nn::Mat::mul(int)") && !pattern.is("nn::Mat::mul(int)"));
/// let odd: NamePattern = "odd*name".parse()?;
/// assert!(odd.is("odd*name") && odd.matches("odd name"));
/// let error = "nn::[*".parse::<NamePattern>().unwrap_err();
/// assert!(error.to_string().starts_with("`nn::[*` is no pattern: column 5, "), "{error}");
/// # Ok::<(), symprof::names::BadPattern>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub struct NamePattern {
    text: String,
    glob: Option<glob::Pattern>,
}

/// A text that is no pattern.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{pattern}` is no pattern: column {column}, {what}; write `*` for any characters, `?` for one, \
     `[ab]` for one of these"
)]
#[non_exhaustive]
pub struct BadPattern {
    /// the text
    pub pattern: String,
    /// where, counted in characters from 1
    pub column: usize,
    /// what is wrong there
    pub what: String,
}

impl NamePattern {
    /// As it was written.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Is it more than a name: does a sign in it stand for others?
    pub fn is_pattern(&self) -> bool {
        self.glob.is_some()
    }

    /// Is it that name?
    pub fn is(&self, name: &str) -> bool {
        self.text == name
    }

    /// Is it that name, or a pattern of it?
    pub fn matches(&self, name: &str) -> bool {
        let options = glob::MatchOptions::new();
        self.is(name) || self.glob.as_ref().is_some_and(|g| g.matches_with(name, options))
    }
}

impl FromStr for NamePattern {
    type Err = BadPattern;

    fn from_str(text: &str) -> Result<Self, BadPattern> {
        if !text.contains(['*', '?', '[']) {
            return Ok(NamePattern { text: text.to_owned(), glob: None });
        }
        let mut single = text.to_owned();
        while single.contains("**") {
            single = single.replace("**", "*");
        }
        let bad = |e: glob::PatternError| BadPattern {
            pattern: text.to_owned(),
            column: single.get(..e.pos).map_or(0, |s| s.chars().count()) + 1,
            what: e.msg.to_owned(),
        };
        let glob = glob::Pattern::new(&single).map_err(bad)?;
        Ok(NamePattern { text: text.to_owned(), glob: Some(glob) })
    }
}

/// The name of a function as its programmer knows it, with the types of its parameters where the
/// language tells overloads apart by them; none for a name that is not mangled. Linear in the name.
///
/// ```
/// use symprof::names::demangled;
/// assert_eq!(demangled("_ZN2nn3Mat3mulEi").as_deref(), Some("nn::Mat::mul(int)"));
/// assert_eq!(demangled("_ZN4core3ptr4swap17h0123456789abcdefE").as_deref(), Some("core::ptr::swap"));
/// assert_eq!(demangled("_RNvC6kernel3mul").as_deref(), Some("kernel::mul"));
/// assert_eq!(demangled("matmul"), None);
/// ```
#[must_use]
pub fn demangled(name: &str) -> Option<String> {
    forms(name).into_iter().next()
}

/// All that a person may call the function, what [`demangled`] gives first: C++ with and without the
/// types of its parameters and of what it returns, Rust with and without the hash. Empty for a name
/// that is not mangled.
///
/// ```
/// use symprof::names::forms;
/// assert_eq!(forms("_ZN2nn3Mat3mulEi"), ["nn::Mat::mul(int)", "nn::Mat::mul"]);
/// assert_eq!(forms("_Z4axpyIfEvT_"), ["void axpy<float>(float)", "axpy<float>(float)", "axpy<float>"]);
/// ```
#[must_use]
pub fn forms(name: &str) -> Vec<String> {
    let mut forms: Vec<String> = Vec::new();
    let mut add = |form: String| {
        if form != name && !form.is_empty() && !forms.contains(&form) {
            forms.push(form);
        }
    };
    if let Ok(rust) = rustc_demangle::try_demangle(name) {
        add(format!("{rust:#}"));
        add(rust.to_string());
        return forms;
    }
    if !name.starts_with("_Z") && !name.starts_with("__Z") {
        return forms;
    }
    let Ok(symbol) = Symbol::new(name) else { return forms };
    let plain = DemangleOptions::new().recursion_limit(256);
    for options in [plain, plain.no_return_type(), plain.no_return_type().no_params()] {
        if let Ok(form) = symbol.demangle(&options) {
            add(form);
        }
    }
    forms
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whatever it gets, it comes back.
    #[test]
    fn odd_names() {
        for name in ["", "_Z", "_ZN", "_R", "__Z", "_ZN0E", "_Z1", "_ZZZZZZ", "_Zé"] {
            assert_eq!(demangled(name), None, "{name}");
        }
        let deep = format!("_Z1f{}i", "P".repeat(100_000));
        let _ = demangled(&deep);
    }
}

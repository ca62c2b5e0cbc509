//! Conditions and bindings that a user assumes (`n >= 1`, `n % 8 == 0`, `malloc=0`), as text in
//! [the language of expressions](crate::expr::parse).
//!
//! A condition is read once and built in a function's store later: one text may speak of several
//! functions, each with its own store and symbols.

use crate::expr::parse::{quoted, Resolve};
use crate::expr::{ConditionExpr, Num, ParseError, Store, Written};
use std::fmt;

/// Something that a user takes as true.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub enum Assumption {
    /// a condition over symbols: narrows the domain and simplifies
    Condition(Condition),
    /// the value of a symbol that has a default, such as the result of a known callee
    Binding {
        /// symbol
        name: String,
        /// value
        value: i128,
    },
}

/// A condition over symbols. Made by [`Assumption::parse`].
#[derive(Clone, PartialEq, Debug)]
#[must_use]
pub struct Condition {
    text: String,
    written: Written,
}

/// Why a text is no assumption.
///
/// ```
/// use symprof_core::profile::Assumption;
/// let e = Assumption::parse("n > 0 & m > 0").unwrap_err();
/// assert_eq!(
///     e.to_string(),
///     "cannot read the assumption `n > 0 & m > 0`: column 7: expected `&&`, or `bitand(a, b)` for \
///      a bitwise and, found `&`; write a condition such as `n >= 1 && n % 8 == 0`, a result such as \
///      `malloc=0`, or the name of an assumption such as `not-null`"
/// );
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "cannot read the assumption `{}`: {error}; write a condition such as `n >= 1 && n % 8 == 0`, a \
     result such as `malloc=0`, or the name of an assumption such as `not-null`",
    excerpt(text, error.column)
)]
#[non_exhaustive]
pub struct ConditionError {
    /// the text
    pub text: String,
    /// What is wrong, and where. It is in the message, so that it is no
    /// [`source`](std::error::Error::source) beside it.
    pub error: ParseError,
}

impl Assumption {
    /// Reads a condition or a binding. `NAME=VALUE` alone, the value being a number, is a binding;
    /// within a longer condition `=` compares, as `==` does everywhere.
    ///
    /// ```
    /// use symprof_core::profile::Assumption;
    /// assert!(matches!(Assumption::parse("0 <= n && n % 8 == 0"), Ok(Assumption::Condition(_))));
    /// assert!(matches!(Assumption::parse("malloc=0"), Ok(Assumption::Binding { .. })));
    /// assert!(matches!(Assumption::parse("n=m"), Ok(Assumption::Condition(_))));
    /// assert!(Assumption::parse("n +").is_err());
    /// ```
    ///
    /// # Errors
    /// [`ConditionError`] says where what was expected: for text that is no expression, and for one
    /// that is no condition over integers. The time is linear in the text but for what the
    /// constructors of expressions simplify.
    pub fn parse(text: &str) -> Result<Assumption, ConditionError> {
        let text = text.trim();
        let fail = |error: ParseError| ConditionError { text: text.to_owned(), error };
        let written = Written::parse(text).map_err(fail)?;
        let value = written.as_binding().filter(|(_, value)| value.names().is_empty());
        if let Some((name, value)) = value {
            let value = value.constant().and_then(|v| v.as_i128()).ok_or_else(|| {
                let column = text.chars().take_while(|c| *c != '=').count() + 2;
                let found = text.chars().skip(column - 1).collect::<String>();
                let found = format!("`{}`", excerpt(found.trim(), 1));
                fail(ParseError {
                    column,
                    found,
                    expected: "an integer of at most 127 bits".into(),
                })
            })?;
            return Ok(Assumption::Binding { name: name.to_owned(), value });
        }
        written.check_condition().map_err(fail)?;
        Ok(Assumption::Condition(Condition { text: text.to_owned(), written }))
    }
}

/// The text of a condition as it was read; a binding as `NAME=VALUE`.
impl fmt::Display for Assumption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Assumption::Condition(c) => f.write_str(c.text()),
            Assumption::Binding { name, value } => write!(f, "{}={value}", quoted(name)),
        }
    }
}

impl Condition {
    /// The text it was read from.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The names it speaks of, each once.
    pub fn names(&self) -> Vec<&str> {
        self.written.names()
    }

    /// Where a name stands first in the text, counted in characters from 1.
    pub fn column_of(&self, name: &str) -> Option<usize> {
        self.written.column_of(name)
    }

    /// The indices of its sums and searches.
    pub(super) fn indices(&self) -> Vec<&str> {
        self.written.indices()
    }

    /// Is it a name alone?
    pub(super) fn is_name(&self) -> bool {
        self.written.is_name()
    }

    /// `name == value`, as a condition.
    pub fn equals(name: &str, value: i128) -> Condition {
        let text = format!("{} == {value}", quoted(name));
        Condition { text, written: Written::equals(name, Num::int(value)) }
    }

    /// The condition as an expression. An index that must not be taken for a symbol of the store is
    /// to be a symbol there before.
    ///
    /// ```
    /// use symprof_core::{expr::Store, profile::Assumption};
    /// let Assumption::Condition(c) = Assumption::parse("1 <= n < 9")? else { return Ok(()) };
    /// let mut s = Store::new();
    /// let e = c.build(&mut s, &mut |s, name| Some(s.parameter(name, 32)))?;
    /// assert_eq!(s.display(e).to_string(), "n > 0 && n <= 8");
    /// # Ok::<(), symprof_core::profile::ConditionError>(())
    /// ```
    ///
    /// # Errors
    /// If `symbol` does not know one of its names, or these are not the integers that it needs.
    pub fn build(
        &self,
        store: &mut Store,
        symbol: &mut Resolve<'_>,
    ) -> Result<ConditionExpr, ConditionError> {
        let fail = |error| ConditionError { text: self.text.clone(), error };
        self.written.build_condition(store, symbol).map(ConditionExpr::new).map_err(fail)
    }
}

/// As much of a text as a message shows, around a column.
pub(super) fn excerpt(text: &str, column: usize) -> String {
    const AROUND: usize = 60;
    let chars: Vec<char> = text.chars().collect();
    let start = column.saturating_sub(AROUND + 1);
    let end = chars.len().min(column.saturating_add(AROUND));
    let start = if start < 10 { 0 } else { start.min(end) };
    let end = if chars.len() - end < 10 { chars.len() } else { end };
    let mut shown: String = chars[start..end].iter().collect();
    // one line
    shown = shown.replace(['\n', '\r'], " ");
    if start > 0 {
        shown.insert(0, '…');
    }
    if end < chars.len() {
        shown.push('…');
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expr::Evaluator;

    fn holds(text: &str, n: i64) -> bool {
        let Ok(Assumption::Condition(c)) = Assumption::parse(text) else { panic!("{text}") };
        let mut s = Store::new();
        let e = c
            .build(&mut s, &mut |s, name| (name == "n").then(|| s.parameter("n", 64)))
            .expect("only n occurs");
        let mut ev = Evaluator::new(&s);
        ev.bind_name("n", Num::int(n));
        ev.truth(e).expect("all is bound")
    }

    #[test]
    fn meaning() {
        for n in -9..=9 {
            assert_eq!(holds("n>=1", n), n >= 1);
            assert_eq!(holds("0 <= n < 5", n), (0..5).contains(&n));
            assert_eq!(holds("n % 4 == 0", n), n % 4 == 0);
            assert_eq!(holds("n mod 4 == 3", n), n.rem_euclid(4) == 3);
            assert_eq!(holds("n*n - 2*n > 3 || n == 0", n), n * n - 2 * n > 3 || n == 0);
            assert_eq!(holds("!(n == 3) && -n < 2", n), n != 3 && -n < 2);
            assert_eq!(holds("`n` != 2", n), n != 2);
            assert_eq!(holds("n", n), n != 0);
            assert_eq!(holds("not n or n == 2^3", n), n == 0 || n == 8);
            assert_eq!(holds("n/2 > 1", n), n > 2);
            assert_eq!(holds("floor(n/2) > 1", n), n >= 4);
            assert_eq!(holds("sum(i = 1 .. n, i) == 6", n), n == 3);
            assert_eq!(holds("t1 > 3 where t1 = max(n, 2)", n), n > 3);
        }
    }

    #[test]
    fn names_with_offsets() {
        let Ok(Assumption::Condition(c)) = Assumption::parse("arg0[24][-8]<arg0.dim1+n") else {
            panic!()
        };
        assert_eq!(c.names(), ["arg0[24][-8]", "arg0.dim1", "n"]);
        assert_eq!(c.column_of("n"), Some(24));
    }

    #[test]
    fn bindings() {
        for (text, printed) in [
            ("malloc=0", "malloc=0"),
            (" malloc = -1 ", "malloc=-1"),
            ("n=2^31", "n=2147483648"),
            ("n = 0x40 - 1", "n=63"),
            ("n=1e6", "n=1000000"),
            ("`a b`=3", "\"a b\"=3"),
        ] {
            let Ok(a) = Assumption::parse(text) else { panic!("{text}") };
            assert!(matches!(a, Assumption::Binding { .. }), "{text}");
            assert_eq!(a.to_string(), printed);
            assert_eq!(Assumption::parse(printed), Ok(a));
        }
        for text in ["n=m", "n==3", "n=3 && m=4", "3=n", "n=m=3"] {
            assert!(matches!(Assumption::parse(text), Ok(Assumption::Condition(_))), "{text}");
        }
        assert_eq!(Condition::equals("a b", 3).text(), "\"a b\" == 3");
    }

    #[test]
    fn bad_texts() {
        for (text, what) in [
            ("", "column 1: expected a number, a name, `(` or `[`, found the end of the text"),
            ("n >", "column 4: expected a number, a name, `(` or `[`, found the end of the text"),
            ("n >= 1)", "column 7: expected an operator or the end of the text, found `)`"),
            ("(n >= 1", "column 8: expected `)`, found the end of the text"),
            ("n >= 1 #", "column 8: expected an expression, found `#`"),
            ("5", "column 1: expected a condition, such as `n >= 1`, found the number `5`"),
            ("n+1", "column 1: expected a condition, such as `n >= 1`, found the number `n + 1`"),
            ("m > 0 && n+1", "column 10: expected a condition, such as `n >= 1`, found the number `n + 1`"),
            ("n < 3 != m", "column 7: expected `&&` between two comparisons, found `!=`"),
            ("u8(n/2) > 1", "column 4: expected an integer (`floor(a/b)` rounds), found `n/2`, which may be a fraction"),
            ("`n", "column 3: expected a back quote at the end of the name, found the end of the text"),
            ("n=1/2", "column 3: expected an integer of at most 127 bits, found `1/2`"),
            ("n = 2^200", "column 4: expected an integer of at most 127 bits, found `2^200`"),
            ("n = u8(1, 2)", "column 5: expected one operand of `u8`, found 2"),
        ] {
            let Err(e) = Assumption::parse(text) else { panic!("{text}") };
            let remedy = "write a condition such as `n >= 1 && n % 8 == 0`, a result such as \
                          `malloc=0`, or the name of an assumption such as `not-null`";
            let message = format!("cannot read the assumption `{text}`: {what}; {remedy}");
            assert_eq!(e.to_string(), message);
        }
        assert!(Assumption::parse(&("(".repeat(5000) + "n")).is_err());
        assert!(Assumption::parse(&format!("{}n>0", "-".repeat(900))).is_err());
        // of a long text the part in question is shown
        let long = format!("m > 0{} && n &", " && n > 0".repeat(500));
        let Err(e) = Assumption::parse(&long) else { panic!("{long}") };
        let message = e.to_string();
        assert!(message.starts_with("cannot read the assumption `… && n > 0 && "), "{message}");
        assert!(message.len() < 500 && message.contains("&& n &`: column 4512: "), "{message}");
    }
}

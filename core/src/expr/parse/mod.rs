//! The one expression language: what profiles print as formulas, domains and conditions, as text and
//! in JSON; what `--assume` takes; and what [`Store::parse`] and [`Written::parse`] read.
//!
//! What [`Display`](super::Display) prints reads back as the same expression, and what a person types
//! is read too: `n % 8 == 0`, `1 <= n <= 4096`, `n < 2^31 && !(m == 0x40)`.
//!
//! ```text
//! text        = expression [ "where" definition { [","] definition } ]
//! definition  = name "=" expression
//! expression  = conjunction { ("||" | "or") conjunction }
//! conjunction = negation { ("&&" | "and") negation }
//! negation    = "not" negation | "!" { "!" } primary | comparison
//! comparison  = sum { (">=" | "<=" | ">" | "<" | "==" | "=" | "!=") sum }
//! sum         = ["-"] product { ("+" | "-") product }
//! product     = power { ("*" | "/" | "mod" | "%") power }
//! power       = "-" power | primary [ "^" power ]
//! primary     = number | name | "true" | "false" | "(" expression ")" | "[" expression "]" | function
//! function    = ("floor" | "ceil" | "trunc") "(" sum ")"
//!             | word "(" expression { "," expression } ")"
//!             | ("sum" | "first") "(" name "=" sum ".." sum "," expression ")"
//!             | "simulate" "(" name "," [ name ":" ] name { "," expression } ")"
//! word        = "min" | "max" | "abs" | "ite" | "rem"
//!             | "s32" | "signed32" | "u32" | "unsigned32"
//!             | "bitand" | "bitor" | "bitxor" | "bitlen" | "popcount" | "isqrt"
//!             | "ctz32" | "bswap32" | "bitrev32" | "floor_sum" | "first_index"
//! ```
//!
//! A word with a width takes any from 1 to 255 in place of 32. `&&`, `||`, `!`, `>=`, `<=`, `!=` and
//! `*` are also read as `∧`, `∨`, `¬`, `≥`, `≤`, `≠` and `·`.
//!
//! # Numbers
//!
//! Numbers are exact: `4096`, `1_000_000`, `0x40`, `0b101`, `1e6`, `0.25`, `2^31`. `/` divides exactly,
//! so `n/4 == 3` holds where n is 12 and nowhere else; `floor(n/4)` rounds down as C does for what is
//! not negative, `ceil(n/4)` rounds up, `trunc(n/4)` towards 0, as C does. `a mod b` and `a % b` have the sign of
//! `b`; `rem(a, b)`, C's `%`, has that of `a`.
//!
//! ```
//! # use symprof_core::expr::{ParseError, Store};
//! # let mut s = Store::new();
//! # for name in ["n", "m", "k"] { s.parameter(name, 32); }
//! # let mut same = |a: &str, b: &str| -> Result<(), ParseError> {
//! #     let (x, y) = (s.parse(a)?, s.parse(b)?);
//! #     assert!(x == y, "{a} is {}", s.display(x));
//! #     Ok(())
//! # };
//! same("1_000 + 0x10 + 0b11 + 1e3 + 0.5", "2019 + 1/2")?;
//! same("2^31 - 1", "2147483647")?;
//! same("-2^2 + n^2^1", "n*n - 4")?;       // `^` binds most tightly, to the right
//! same("6*n/4*2", "3*n")?;                // `*`, `/` and `mod` bind alike, to the left
//! same("n - m - k", "n - (m + k)")?;
//! same("(n + 7) % 8", "(n + 7) mod 8")?;
//! same("floor(-n/4)", "-ceil(n/4)")?;
//! same("trunc(n/4)", "ite(n >= 0, floor(n/4), ceil(n/4))")?;
//! same("rem(-7, 4) + (-7) mod 4", "-3 + 1")?;
//! same("n/4 == 3", "n == 12")?;
//! same("min(n, m, 3) + max(n, m) + abs(k)", "min(3, m, n) + max(m, n) + max(k, -k)")?;
//! same("signed8(n) + u8(n) + unsigned8(s8(n))", "s8(n) + 2*u8(n)")?;
//! same("bitand(n, 7) + bitxor(5, 1) + bitlen(8)", "n mod 8 + 4 + 4")?;
//! # Ok::<(), ParseError>(())
//! ```
//!
//! # Conditions
//!
//! A truth value is 1 or 0; `[c]` is that number. Where a condition is needed, a name alone is true
//! where it is not 0. Comparisons that lead one way form chains. `!` negates what stands right behind
//! it, and takes parentheses around a comparison; `not` negates the whole comparison.
//!
//! ```
//! # use symprof_core::expr::{ParseError, Store};
//! # let mut s = Store::new();
//! # for name in ["n", "m", "k"] { s.parameter(name, 32); }
//! # let mut same = |a: &str, b: &str| -> Result<(), ParseError> {
//! #     let (x, y) = (s.parse(a)?, s.parse(b)?);
//! #     assert!(x == y, "{a} is {}", s.display(x));
//! #     Ok(())
//! # };
//! same("1 <= n <= 4096", "n >= 1 && n <= 4096")?;
//! same("n == m = 0", "n == m && m == 0")?;
//! same("n > 0 or m > 0 and k > 0", "n > 0 || (m > 0 && k > 0)")?;
//! same("not n > m", "!(n > m)")?;
//! same("!k && n", "k == 0 && n != 0")?;
//! same("n*[m > 0]", "ite(m > 0, n, 0)")?;
//! same("n > 0 || true", "true")?;
//! # Ok::<(), ParseError>(())
//! ```
//!
//! # Sums, searches, executions, definitions
//!
//! `sum(i = a .. b, e)` adds e up; `first(i = a .. b, c)` is the least i with c, or `b + 1`;
//! `simulate(f, block, …)` is how often the block runs when f is executed with these values of its
//! integer parameters, and `simulate(f, g: block, …)` counts a block of what f calls. Definitions
//! stand behind what uses them, each before the next that uses it.
//!
//! ```
//! # use symprof_core::expr::{ParseError, Store};
//! # let mut s = Store::new();
//! # for name in ["n", "m", "k"] { s.parameter(name, 32); }
//! # let mut same = |a: &str, b: &str| -> Result<(), ParseError> {
//! #     let (x, y) = (s.parse(a)?, s.parse(b)?);
//! #     assert!(x == y, "{a} is {}", s.display(x));
//! #     Ok(())
//! # };
//! same("sum(i = 1 .. n, i^2) + 1", "1 + sum(i = 1..n, i*i)")?;
//! same("first(i = 0 .. n, i^2 >= 50)", "first(i = 0..n, 50 <= i*i)")?;
//! same("simulate(f, g: body, n + 1) * 2", "2*simulate(f, g: body, 1 + n)")?;
//! same("t2 > 0 where t1 = n + 1, t2 = t1*m", "(n + 1)*m > 0")?;
//! # Ok::<(), ParseError>(())
//! ```
//!
//! # Names
//!
//! A name has letters, digits, `_`, `$`, and dots within (`arg0.dim1`); it may end in offsets and a type
//! (`arg0[24][-8]`, `b[8]:i32`). A counting function of a block is a name (`trueRatio(for.body)`). Any
//! other name, and one that is a word of the language, stands between back quotes, or double quotes
//! with a backslash before `"` and `\`.
//!
//! ```
//! # use symprof_core::expr::{ParseError, Store};
//! let mut s = Store::new();
//! let odd = s.parameter("a b", 32);
//! assert_eq!(s.parse("`a b`")?, odd);
//! assert_eq!(s.parse("\"a b\"")?, odd);
//! # Ok::<(), ParseError>(())
//! ```

mod build;
pub(super) mod function;
mod grammar;
mod number;
mod token;
pub(super) mod written;

#[cfg(test)]
mod round_trip;
#[cfg(test)]
mod tests;

pub use written::{Resolve, Written};

use super::node::Expr;
use super::store::Store;
use std::borrow::Cow;

/// Why a text is no expression.
///
/// ```
/// use symprof_core::expr::Store;
/// let mut s = Store::new();
/// s.parameter("n", 32);
/// let e = s.parse("n >= ").unwrap_err();
/// assert_eq!(e.column, 6);
/// assert_eq!(
///     e.to_string(),
///     "column 6: expected a number, a name, `(` or `[`, found the end of the text"
/// );
/// let e = s.parse("n > mm").unwrap_err();
/// assert_eq!(e.to_string(), "column 5: expected the name of a known symbol (n), found `mm`");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("column {column}: expected {expected}, found {found}")]
#[non_exhaustive]
pub struct ParseError {
    /// where, counted in characters from 1
    pub column: usize,
    /// what stands there
    pub found: String,
    /// what may stand there
    pub expected: String,
}

/// A name as the language writes it: between double quotes where it would not read back without.
///
/// ```
/// use symprof_core::expr::parse::quoted;
/// assert_eq!(quoted("arg0[24]"), "arg0[24]");
/// assert_eq!(quoted("a b"), "\"a b\"");
/// assert_eq!(quoted("mod"), "\"mod\"");
/// ```
#[must_use]
pub fn quoted(name: &str) -> Cow<'_, str> {
    if token::is_plain_name(name) {
        return name.into();
    }
    let escaped = name.replace('\\', "\\\\").replace('"', "\\\"");
    format!("\"{escaped}\"").into()
}

/// The text with names replaced as `new` says, where they stand as [`quoted`] writes them or between back quotes;
/// the rest as it is. Linear in the text.
///
/// ```
/// use symprof_core::expr::parse::with_names;
/// let new = |name: &str| (name == "a[4]").then(|| "s->n".to_owned());
/// assert_eq!(with_names("max(0, a[4]) + a", new), "max(0, s->n) + a");
/// assert_eq!(with_names("the load of `a[4]`.", new), "the load of `s->n`.");
/// ```
pub fn with_names(text: &str, new: impl Fn(&str) -> Option<String>) -> String {
    let chars: Vec<char> = text.chars().collect();
    let mut out = String::with_capacity(text.len());
    let mut i = 0;
    while i < chars.len() {
        let c = chars[i];
        let quote = (c == '`' || c == '"').then_some(c);
        let end = match quote {
            Some(q) => match chars[i + 1..].iter().position(|c| *c == q) {
                Some(n) => i + n + 2,
                None => i + 1,
            },
            None if token::is_name_start(c) => token::whole_name_end(&chars, i),
            None => i + 1,
        };
        let part: String = chars[i..end].iter().collect();
        let name = part.trim_matches(|c| Some(c) == quote);
        match (new(name), quote) {
            (Some(new), Some('`')) => out.extend(["`", &new, "`"]),
            (Some(new), _) => out.push_str(&quoted(&new)),
            (None, _) => out.push_str(&part),
        }
        i = end;
    }
    out
}

impl Store {
    /// Reads an expression over the store's symbols, in [the language](self).
    ///
    /// ```
    /// use symprof_core::expr::Store;
    /// let mut s = Store::new();
    /// let (n, m) = (s.parameter("n", 32), s.parameter("m", 32));
    /// let e = s.parse("max(0, n - m)*floor((n + 3)/4) + [n % 8 == 0]").unwrap();
    /// let text = s.display(e).to_string();
    /// assert_eq!(s.parse(&text).unwrap(), e); // what is printed reads back
    /// let c = s.parse("n > m").unwrap();
    /// assert_eq!(c, s.gt(n, m));
    /// ```
    ///
    /// # Errors
    /// A [`ParseError`] naming the place, for text that is no expression or names no symbol of
    /// the store.
    pub fn parse(&mut self, text: &str) -> Result<Expr, ParseError> {
        self.parse_with(text, &mut |s, name| s.find_symbol(name).map(|sym| s.sym(sym)))
    }

    /// Reads an expression whose names mean what `resolve` says, which may create symbols; names
    /// for which it has nothing are an error.
    ///
    /// ```
    /// use symprof_core::expr::Store;
    /// let mut s = Store::new();
    /// let e = s.parse_with("n >= 1", &mut |s, name| Some(s.parameter(name, 32))).unwrap();
    /// assert_eq!(s.display(e).to_string(), "n > 0");
    /// ```
    ///
    /// # Errors
    /// As [`parse`](Store::parse).
    pub fn parse_with(&mut self, text: &str, resolve: &mut Resolve) -> Result<Expr, ParseError> {
        Written::parse(text)?.build(self, resolve)
    }

    /// Reads a condition, such as an assumption: as [`parse`](Store::parse), and it must be a
    /// truth value. A name alone is true where it is not 0.
    ///
    /// ```
    /// use symprof_core::expr::Store;
    /// let mut s = Store::new();
    /// s.parameter("n", 32);
    /// let c = s.parse_condition("1 <= n <= 4096").unwrap();
    /// assert_eq!(s.display(c).to_string(), "n > 0 && n <= 4096");
    /// assert!(s.parse_condition("n + 1").is_err());
    /// ```
    ///
    /// # Errors
    /// As [`parse`](Store::parse), and for a number.
    pub fn parse_condition(&mut self, text: &str) -> Result<Expr, ParseError> {
        let symbols = &mut |s: &mut Store, name: &str| s.find_symbol(name).map(|sym| s.sym(sym));
        Written::parse(text)?.build_condition(self, symbols)
    }
}

//! Reads expressions from text: what [`Display`](super::Display) prints, and what a person types
//! (`n % 8 == 0`, `n > m && k != 0`, `n < 2*m`).
//!
//! ```text
//! expression  = conjunction { ("||" | "or") conjunction }
//! conjunction = negation { ("&&" | "and") negation }
//! negation    = ("!" | "not") negation | comparison
//! comparison  = sum [ (">=" | "<=" | ">" | "<" | "==" | "=" | "!=") sum ]
//! sum         = ["-"] product { ("+" | "-") product }
//! product     = power { ("*" | "/" | "mod" | "%") power }
//! power       = ["-" | "!"] primary [ "^" power ]
//! primary     = number | name | "(" expression ")" | "[" expression "]" | function
//! function    = ("floor(" | "ceil(") product ")" | word "(" expression { "," expression } ")"
//!             | ("sum" | "first") "(" name "=" sum ".." sum "," expression ")"
//!             | "simulate(" name "," [ name ":" ] name { "," expression } ")"
//! ```
//!
//! `/` divides exactly, `floor(a/b)` rounds down, `ceil(a/b)` rounds up, `a mod b` and `a % b` have
//! the sign of `b`. A name may end in offsets (`arg0[24]`); a counting function of a block is a
//! name (`trueRatio(for.body)`); any other name stands in double quotes.

mod token;

#[cfg(test)]
mod tests;

pub(super) use token::is_plain_name;

use super::node::{BitFn, BitOp, Expr, Sym, SymKind};
use super::num::Num;
use super::store::Store;
use token::{error_at, tokenize, Token};

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
pub struct ParseError {
    /// where, counted in characters from 1
    pub column: usize,
    /// what stands there
    pub found: String,
    /// what may stand there
    pub expected: String,
}

/// Nesting that is read: each level recurses natively.
const DEPTH: usize = 310;
/// Exponents and shift counts that are written out.
const MAX_EXPONENT: u32 = 1 << 16;

type Resolve<'r> = dyn FnMut(&mut Store, &str) -> Option<Expr> + 'r;

impl Store {
    /// Reads an expression over the store's symbols.
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
        let tokens = tokenize(text)?;
        let mut p = Parser { s: self, tokens, at: 0, depth: 0, bound: Vec::new(), resolve };
        let e = p.expression()?;
        match p.peek() {
            Token::End => Ok(e),
            _ => Err(p.error("an operator or the end of the text")),
        }
    }

    /// Reads a condition, such as an assumption: as [`parse`](Store::parse), and it must be a
    /// truth value.
    ///
    /// # Errors
    /// As [`parse`](Store::parse), and for a number.
    pub fn parse_condition(&mut self, text: &str) -> Result<Expr, ParseError> {
        let e = self.parse(text)?;
        if self.is_boolean(e) {
            return Ok(e);
        }
        Err(ParseError {
            column: 1,
            found: format!("the number `{}`", self.display(e)),
            expected: "a condition, such as `n >= 1`".to_owned(),
        })
    }
}

/// Either how a product ended, for `floor`, or nothing of interest.
type LastDivision = Option<(Expr, Expr)>;

struct Parser<'a, 'r> {
    s: &'a mut Store,
    tokens: Vec<(usize, Token)>,
    at: usize,
    depth: usize,
    /// indices bound by the sums and searches around
    bound: Vec<(String, Sym)>,
    resolve: &'a mut Resolve<'r>,
}

impl Parser<'_, '_> {
    fn peek(&self) -> &Token {
        self.tokens.get(self.at).map_or(&Token::End, |t| &t.1)
    }

    fn column(&self) -> usize {
        self.tokens.get(self.at).or(self.tokens.last()).map_or(0, |t| t.0)
    }

    fn error(&self, expected: &str) -> ParseError {
        let found = match self.peek() {
            Token::Number(v) => format!("`{v}`"),
            Token::Name(n) => format!("`{n}`"),
            Token::Sign(s) => format!("`{s}`"),
            Token::End => "the end of the text".to_owned(),
        };
        error_at(self.column(), expected, &found)
    }

    fn take(&mut self, sign: &str) -> bool {
        let here = matches!(self.peek(), Token::Sign(s) if *s == sign);
        self.at += usize::from(here);
        here
    }

    fn take_any(&mut self, signs: &[&'static str]) -> Option<&'static str> {
        match self.peek() {
            Token::Sign(s) if signs.contains(s) => {
                let s = *s;
                self.at += 1;
                Some(s)
            }
            _ => None,
        }
    }

    fn expect(&mut self, sign: &str) -> Result<(), ParseError> {
        if self.take(sign) {
            return Ok(());
        }
        Err(self.error(&format!("`{sign}`")))
    }

    /// One level deeper.
    fn nested<T>(
        &mut self,
        f: impl FnOnce(&mut Self) -> Result<T, ParseError>,
    ) -> Result<T, ParseError> {
        if self.depth >= DEPTH {
            return Err(self.error(&format!("an expression nested at most {DEPTH} deep")));
        }
        self.depth += 1;
        let r = f(self);
        self.depth -= 1;
        r
    }

    /// What stood at a column must be a truth value.
    fn truth(&self, e: Expr, at: usize) -> Result<Expr, ParseError> {
        if self.s.is_boolean(e) {
            return Ok(e);
        }
        let found = format!("the number `{}`", self.s.display(e));
        Err(error_at(at, "a condition, such as `n > 0`", &found))
    }

    fn integer(&self, e: Expr, at: usize) -> Result<Expr, ParseError> {
        if self.s.is_integral(e) {
            return Ok(e);
        }
        let found = format!("`{}`, which may be a fraction", self.s.display(e));
        Err(error_at(at, "an integer (`floor(a/b)` rounds)", &found))
    }

    fn expression(&mut self) -> Result<Expr, ParseError> {
        self.junction(false)
    }

    /// Operands joined by `&&`, or by `||` around those.
    fn junction(&mut self, is_and: bool) -> Result<Expr, ParseError> {
        let (sign, start) = (if is_and { "&&" } else { "||" }, self.column());
        let first = if is_and { self.comparison()? } else { self.junction(true)? };
        if !matches!(self.peek(), Token::Sign(s) if *s == sign) {
            return Ok(first);
        }
        let mut operands = vec![self.truth(first, start)?];
        while self.take(sign) {
            let at = self.column();
            let e = if is_and { self.comparison()? } else { self.junction(true)? };
            operands.push(self.truth(e, at)?);
        }
        Ok(if is_and { self.s.and_all(&operands) } else { self.s.or_all(&operands) })
    }

    fn comparison(&mut self) -> Result<Expr, ParseError> {
        const SIGNS: [&str; 7] = [">=", "<=", ">", "<", "==", "=", "!="];
        if self.take("!") {
            let at = self.column();
            let e = self.nested(Self::comparison)?;
            let e = self.truth(e, at)?;
            return Ok(self.s.not(e));
        }
        let a = self.sum()?.0;
        let Some(sign) = self.take_any(&SIGNS) else { return Ok(a) };
        let b = self.sum()?.0;
        if matches!(self.peek(), Token::Sign(s) if SIGNS.contains(s)) {
            return Err(self.error("`&&` between two comparisons"));
        }
        Ok(match sign {
            ">=" => self.s.ge(a, b),
            "<=" => self.s.le(a, b),
            ">" => self.s.gt(a, b),
            "<" => self.s.lt(a, b),
            "!=" => self.s.ne(a, b),
            _ => self.s.eq(a, b),
        })
    }

    /// A sum; if it is one product that ends in a division, the parts of that too.
    fn sum(&mut self) -> Result<(Expr, LastDivision), ParseError> {
        let minus = Num::int(-1);
        let negative = self.take("-");
        let (e, division) = self.product()?;
        let mut terms = vec![(if negative { minus.clone() } else { Num::ONE }, e)];
        while let Some(sign) = self.take_any(&["+", "-"]) {
            let (e, _) = self.product()?;
            terms.push((if sign == "-" { minus.clone() } else { Num::ONE }, e));
        }
        if terms.len() == 1 && !negative {
            return Ok((e, division));
        }
        Ok((self.s.linear_sum(Num::ZERO, terms), None))
    }

    fn product(&mut self) -> Result<(Expr, LastDivision), ParseError> {
        let mut at = self.column();
        let (e, n) = self.power()?;
        let mut factors = vec![(e, n)];
        let mut division = None;
        while let Some(sign) = self.take_any(&["*", "/", "mod"]) {
            let here = self.column();
            let (e, n) = self.power()?;
            if sign == "*" {
                division = None;
                factors.push((e, n));
                continue;
            }
            let a = self.s.product(factors);
            let b = self.s.product([(e, n)]);
            let r = if sign == "/" {
                division = Some((a, b));
                self.s.quotient(a, b)
            } else {
                division = None;
                let (a, b) = (self.integer(a, at)?, self.integer(b, here)?);
                self.s.modulo(a, b)
            };
            factors = vec![(r, 1)];
            at = here;
        }
        match factors.as_slice() {
            [(e, 1)] => Ok((*e, division)),
            _ => Ok((self.s.product(factors), None)),
        }
    }

    /// A factor and its exponent.
    fn power(&mut self) -> Result<(Expr, u32), ParseError> {
        if self.take("-") {
            let (e, n) = self.nested(Self::power)?;
            let e = self.s.product([(e, n)]);
            return Ok((self.s.neg(e), 1));
        }
        if self.take("!") {
            let at = self.column();
            let (e, _) = self.nested(Self::power)?;
            let e = self.truth(e, at)?;
            return Ok((self.s.not(e), 1));
        }
        let base = self.nested(Self::primary)?;
        if !self.take("^") {
            return Ok((base, 1));
        }
        let at = self.column();
        let (e, n) = self.nested(Self::power)?;
        let e = self.s.product([(e, n)]);
        let two = self.s.int(2);
        if base == two {
            let e = self.integer(e, at)?;
            return Ok((self.s.pow2(e), 1));
        }
        match self.s.as_const(e).and_then(Num::as_i128) {
            Some(n) if (0..=MAX_EXPONENT as i128).contains(&n) => Ok((base, n as u32)),
            _ => {
                let found = format!("`{}`", self.s.display(e));
                let expected = format!("an exponent from 0 to {MAX_EXPONENT} (any for base 2)");
                Err(error_at(at, &expected, &found))
            }
        }
    }

    fn primary(&mut self) -> Result<Expr, ParseError> {
        const EXPECTED: &str = "a number, a name, `(` or `[`";
        let at = self.column();
        match self.peek().clone() {
            Token::Number(v) => {
                self.at += 1;
                Ok(self.s.num(v))
            }
            Token::Sign("(") => {
                self.at += 1;
                let e = self.expression()?;
                self.expect(")")?;
                Ok(e)
            }
            Token::Sign("[") => {
                self.at += 1;
                let e = self.expression()?;
                let e = self.truth(e, at + 1)?;
                self.expect("]")?;
                Ok(e)
            }
            Token::Sign(s @ ("true" | "false")) => {
                self.at += 1;
                Ok(self.s.truth(s == "true"))
            }
            Token::Name(name) => {
                self.at += 1;
                if self.take("(") {
                    return self.function(&name, at);
                }
                self.symbol(&name, at)
            }
            _ => Err(self.error(EXPECTED)),
        }
    }

    fn symbol(&mut self, name: &str, at: usize) -> Result<Expr, ParseError> {
        if let Some((_, sym)) = self.bound.iter().rev().find(|b| b.0 == name) {
            return Ok(self.s.sym(*sym));
        }
        if let Some(e) = (self.resolve)(self.s, name) {
            return Ok(e);
        }
        let mut known: Vec<&str> = self.s.symbols().map(|(_, d)| d.name.as_str()).collect();
        known.sort_unstable();
        let more = if known.len() > 12 { ", …" } else { "" };
        known.truncate(12);
        let expected = match known.as_slice() {
            [] => "a number (there are no symbols)".to_owned(),
            _ => format!("the name of a known symbol ({}{more})", known.join(", ")),
        };
        Err(error_at(at, &expected, &format!("`{name}`")))
    }

    /// After the name and `(`.
    fn function(&mut self, name: &str, at: usize) -> Result<Expr, ParseError> {
        match name {
            "floor" => return self.rounded(false),
            "ceil" => return self.rounded(true),
            "sum" | "first" => return self.binder(name == "sum"),
            "simulate" => return self.simulation(),
            _ => {}
        }
        let mut args = Vec::new();
        let mut places = Vec::new();
        if !self.take(")") {
            loop {
                places.push(self.column());
                args.push(self.expression()?);
                if !self.take(",") {
                    break;
                }
            }
            self.expect(")")?;
        }
        let arity = match function_arity(name) {
            Some(arity) => arity,
            None => {
                let expected = "a function (floor, ceil, min, max, ite, sum, first, s32, u32, …)";
                return Err(error_at(at, expected, &format!("`{name}`")));
            }
        };
        if args.is_empty() || arity.is_some_and(|n| n != args.len()) {
            let expected = match arity {
                Some(n) => format!("{n} operands of `{name}`"),
                None => format!("an operand of `{name}`"),
            };
            return Err(error_at(at, &expected, &args.len().to_string()));
        }
        if name == "ite" {
            self.truth(args[0], places[0])?;
        } else if !matches!(name, "min" | "max") {
            for (&a, &place) in args.iter().zip(&places) {
                self.integer(a, place)?;
            }
        }
        Ok(self.apply(name, &args))
    }

    /// Applies a function of [`function_arity`] to as many operands.
    fn apply(&mut self, name: &str, args: &[Expr]) -> Expr {
        let s = &mut *self.s;
        match (name, args) {
            ("min", _) => s.min_all(args),
            ("max", _) => s.max_all(args),
            ("ite", [c, a, b]) => s.ite(*c, *a, *b),
            ("bitand", [a, b]) => s.bits(BitOp::And, *a, *b),
            ("bitor", [a, b]) => s.bits(BitOp::Or, *a, *b),
            ("bitxor", [a, b]) => s.bits(BitOp::Xor, *a, *b),
            ("bitlen", [a]) => s.bit_fn(BitFn::Length, *a),
            ("popcount", [a]) => s.bit_fn(BitFn::Count, *a),
            ("isqrt", [a]) => s.bit_fn(BitFn::Sqrt, *a),
            ("floor_sum", [n, m, a, b]) => s.floor_sum(*n, *m, *a, *b),
            ("first_index", [a, b, m, l, r]) => s.first_index(*a, *b, *m, *l, *r),
            (_, [a, ..]) => match with_width(name) {
                Some(("s", w)) => s.wrap(true, w, *a),
                Some(("u", w)) => s.wrap(false, w, *a),
                Some(("unsigned", w)) => s.unsigned(w, *a),
                Some(("ctz", w)) => s.bit_fn(BitFn::TrailingZeros(w), *a),
                Some(("bswap", w)) => s.bit_fn(BitFn::ByteSwap(w), *a),
                Some(("bitrev", w)) => s.bit_fn(BitFn::Reverse(w), *a),
                _ => *a,
            },
            _ => s.zero(),
        }
    }

    /// `a/b)` rounded down or up, or any sum with constant denominators.
    fn rounded(&mut self, up: bool) -> Result<Expr, ParseError> {
        let at = self.column();
        let (e, division) = self.sum()?;
        self.expect(")")?;
        let (a, b) = match division {
            Some((a, b)) => (self.integer(a, at)?, self.integer(b, at)?),
            None => {
                let (c, terms) = self.s.linear(e);
                let den = terms.iter().fold(c.denominator(), |d, t| d.lcm(&t.0.denominator()));
                let a = self.s.scale(den.clone(), e);
                (self.integer(a, at)?, self.s.num(den))
            }
        };
        Ok(if up { self.s.ceil_div(a, b) } else { self.s.floor_div(a, b) })
    }

    fn name(&mut self, what: &str) -> Result<String, ParseError> {
        let Token::Name(name) = self.peek().clone() else { return Err(self.error(what)) };
        self.at += 1;
        Ok(name)
    }

    /// `function, block, args)`, or `function, callee: block, args)`
    fn simulation(&mut self) -> Result<Expr, ParseError> {
        let function = self.name("the name of a function")?;
        self.expect(",")?;
        let mut inner = function.clone();
        let mut block = self.name("the name of a block")?;
        if self.take(":") {
            inner = std::mem::replace(&mut block, self.name("the name of a block")?);
        }
        let mut args = Vec::new();
        while self.take(",") {
            let at = self.column();
            let e = self.expression()?;
            args.push(self.integer(e, at)?);
        }
        self.expect(")")?;
        Ok(self.s.simulation_within(&function, &inner, &block, &args))
    }

    /// `k = lo .. hi, body)`
    fn binder(&mut self, is_sum: bool) -> Result<Expr, ParseError> {
        let name = self.name("the name of an index")?;
        self.expect("=")?;
        let at = self.column();
        let lo = self.sum()?.0;
        let lo = self.integer(lo, at)?;
        self.expect("..")?;
        let at = self.column();
        let hi = self.sum()?.0;
        let hi = self.integer(hi, at)?;
        self.expect(",")?;
        // a name that stands for something else outside gets an index of its own
        let var = match self.s.find_symbol(&name) {
            Some(v) if is_index(self.s, v) => v,
            _ => self.s.fresh(&name, SymKind::Index, None, None),
        };
        self.bound.push((name, var));
        let at = self.column();
        let body = self.expression();
        self.bound.pop();
        let body = body?;
        if !is_sum {
            self.truth(body, at)?;
        }
        self.expect(")")?;
        Ok(if is_sum {
            self.s.sum_over(var, lo, hi, body)
        } else {
            self.s.first(var, lo, hi, body)
        })
    }
}

fn is_index(s: &Store, v: Sym) -> bool {
    matches!(s.symbol_data(v).kind, SymKind::Index | SymKind::Placeholder | SymKind::Data)
}

/// Number of operands, `Some(None)` for any positive number; `None` for no function.
fn function_arity(name: &str) -> Option<Option<usize>> {
    Some(match name {
        "min" | "max" => None,
        "ite" => Some(3),
        "bitand" | "bitor" | "bitxor" => Some(2),
        "bitlen" | "popcount" | "isqrt" => Some(1),
        "floor_sum" => Some(4),
        "first_index" => Some(5),
        _ => {
            with_width(name)?;
            Some(1)
        }
    })
}

/// `s32` is `s` and 32.
fn with_width(name: &str) -> Option<(&str, u8)> {
    let stem = name.trim_end_matches(|c: char| c.is_ascii_digit());
    let width = name[stem.len()..].parse::<u8>().ok().filter(|w| *w > 0)?;
    matches!(stem, "s" | "u" | "unsigned" | "ctz" | "bswap" | "bitrev").then_some((stem, width))
}

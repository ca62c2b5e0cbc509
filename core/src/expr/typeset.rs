//! Formulas in the notation of mathematics: for terminals (`⌊n/4⌋`, `n²`, `n ≥ 1`), for LaTeX
//! (`\left\lfloor \frac{n}{4} \right\rfloor`) and for browsers (MathML).
//!
//! What is set is the text that [`Display`](super::Display) prints, read back: how a formula is arranged is
//! decided in one place. LaTeX's is mathematics for `amsmath`, of commands that KaTeX and MathJax know too; MathML's
//! is of the elements of MathML Core, which browsers draw without a library.

mod latex;
mod mathml;
mod unicode;

use super::node::{BitFn, BitOp};
use super::parse::function::Function;
use super::parse::written::{Op, Relation, Rounding, Written};

/// How a formula is written for people.
///
/// ```
/// use symprof_core::expr::Notation;
/// let text = "floor((n + 3)/4)*[m > 0] + sum(i = 0 .. n, i^2)";
/// assert_eq!(Notation::Plain.set(text), text);
/// assert_eq!(Notation::Unicode.set(text), "⌊(n + 3)/4⌋·[m > 0] + Σ(i = 0 … n, i²)");
/// assert_eq!(Notation::Latex.set("n^2/2"), r"\frac{n^{2}}{2}");
/// assert_eq!(Notation::MathMl.set("n/2"), "<mfrac><mrow><mi>n</mi></mrow><mrow><mn>2</mn></mrow></mfrac>");
/// assert_eq!(
///     Notation::Latex.set("floor(n/4) >= m"),
///     r"\left\lfloor \frac{n}{4} \right\rfloor \ge m"
/// );
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub enum Notation {
    /// the language of formulas itself, which reads back
    #[default]
    Plain,
    /// with the signs of mathematics that terminals show
    Unicode,
    /// mathematics in LaTeX, without what starts and ends it (`$`)
    Latex,
    /// presentation elements of MathML Core, without the `math` element around them; names are escaped
    MathMl,
}

impl Notation {
    /// A formula or condition of the language in this notation. A text that is not of the language (a
    /// formula cut short with `…`) stays as it is, for LaTeX as text within mathematics. The time is that
    /// of the text's length times its nesting.
    #[must_use]
    pub fn set(self, text: &str) -> String {
        let style: &dyn Style = match self {
            Notation::Plain => return text.to_owned(),
            Notation::Unicode => &unicode::Unicode,
            Notation::Latex => &latex::Latex,
            Notation::MathMl => &mathml::MathMl,
        };
        let set = Written::parse(text).ok().and_then(|written| Setter::new(style).set(&written));
        set.unwrap_or_else(|| style.verbatim(text))
    }
}

/// Text as text within LaTeX: what it gives a meaning is escaped. A sign that is not ASCII stays as it is.
///
/// ```
/// use symprof_core::expr::latex_text;
/// assert_eq!(latex_text("a_b & 50%"), r"a\_b \& 50\%");
/// ```
#[must_use]
pub fn latex_text(text: &str) -> String {
    latex::text(text)
}

/// How tightly what is written binds.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
enum Prec {
    Or,
    And,
    Compare,
    Sum,
    Product,
    Atom,
}

/// A part that is set, and how.
struct Part {
    text: String,
    prec: Prec,
    /// a truth value that is no name; as a number it stands in brackets
    truth: bool,
}

/// What differs from notation to notation.
trait Style {
    fn name(&self, name: &str) -> String;
    /// an integer, which may be negative
    fn number(&self, digits: &str) -> String {
        digits.to_owned()
    }
    fn truth(&self, value: bool) -> String {
        value.to_string()
    }
    /// before the first term of a sum, and between terms
    fn sign(&self, first: bool, minus: bool) -> &'static str {
        match (first, minus) {
            (true, true) => "-",
            (true, false) => "",
            (false, true) => " - ",
            (false, false) => " + ",
        }
    }
    fn starts_with_digit(&self, text: &str) -> bool {
        text.starts_with(|c: char| c.is_ascii_digit())
    }
    fn verbatim(&self, text: &str) -> String;
    fn parentheses(&self, inner: &str) -> String;
    fn brackets(&self, inner: &str) -> String;
    /// between factors, the second of which starts with a digit or not
    fn times(&self, digit: bool) -> &'static str;
    /// a quotient, and how tightly it binds; its parts stand as they are where that is `Atom`
    fn quotient(&self, a: Quoted<'_>, b: Quoted<'_>) -> (String, Prec);
    fn rounded(&self, rounding: Rounding, inner: &str) -> String;
    fn power(&self, base: &str, exponent: &Quoted<'_>) -> String;
    fn relation(&self, relation: Relation) -> &'static str;
    fn modulo(&self) -> &'static str;
    fn and(&self) -> &'static str;
    fn or(&self) -> &'static str;
    fn not(&self) -> &'static str;
    fn choice(&self, condition: &str, then: &str, otherwise: &str) -> String;
    fn absolute(&self, inner: &str) -> String;
    fn root(&self, inner: &Quoted<'_>) -> String;
    fn call(&self, function: &str, args: &[String]) -> String;
    fn sum(&self, index: &str, low: &str, high: &str, body: &Quoted<'_>) -> (String, Prec);
    fn first(&self, index: &str, low: &str, high: &str, condition: &str) -> String;
    fn defined(&self, what: &str, definitions: &[(String, String)]) -> String;
}

/// A part as it stands, and with parentheses where its place needs them.
struct Quoted<'p> {
    plain: &'p str,
    bound: String,
}

struct Setter<'s> {
    style: &'s dyn Style,
    stack: Vec<Part>,
    indices: Vec<String>,
    definitions: Vec<(String, String)>,
}

impl<'s> Setter<'s> {
    fn new(style: &'s dyn Style) -> Self {
        Setter { style, stack: Vec::new(), indices: Vec::new(), definitions: Vec::new() }
    }

    fn set(mut self, written: &Written) -> Option<String> {
        for op in &written.code {
            self.op(op)?;
        }
        let set = self.stack.pop()?.text;
        Some(match self.definitions.is_empty() {
            true => set,
            false => self.style.defined(&set, &self.definitions),
        })
    }

    fn pop_many(&mut self, n: usize) -> Option<Vec<Part>> {
        let rest = self.stack.len().checked_sub(n)?;
        Some(self.stack.split_off(rest))
    }

    fn push(&mut self, text: String, prec: Prec, truth: bool) {
        self.stack.push(Part { text, prec, truth });
    }

    /// A part as a number, in parentheses where it binds less than that.
    fn number(&self, part: &Part, want: Prec) -> String {
        match part {
            Part { truth: true, text, .. } => self.style.brackets(text),
            Part { prec, text, .. } if *prec < want => self.style.parentheses(text),
            Part { text, .. } => text.clone(),
        }
    }

    fn negated(&self, part: &Part) -> String {
        format!("{}{}", self.style.sign(true, true), self.number(part, Prec::Product))
    }

    /// A part as a condition.
    fn condition(&self, part: &Part, want: Prec) -> String {
        match part.prec < want {
            true => self.style.parentheses(&part.text),
            false => part.text.clone(),
        }
    }

    fn op(&mut self, op: &Op) -> Option<()> {
        match op {
            Op::Number(v) => {
                let text = v.to_string();
                match text.split_once('/') {
                    Some((a, b)) => {
                        let (a, b) = (self.style.number(a), self.style.number(b));
                        let (text, prec) = self.style.quotient(Quoted::same(&a), Quoted::same(&b));
                        self.push(text, prec, false);
                    }
                    None => {
                        let prec = if v.is_negative() { Prec::Sum } else { Prec::Atom };
                        let text = self.style.number(&text);
                        self.push(text, prec, false);
                    }
                }
            }
            Op::Truth(v) => self.push(self.style.truth(*v), Prec::Atom, true),
            Op::Name(name, _) => {
                let name = self.style.name(name);
                self.push(name, Prec::Atom, false);
            }
            Op::Sum(signs) => self.sum(signs)?,
            Op::Product(n) => self.product(*n)?,
            Op::Power(_) => {
                let parts = self.pop_many(2)?;
                let base = self.number(&parts[0], Prec::Atom);
                let exponent = self.quoted(&parts[1], Prec::Atom);
                let text = self.style.power(&base, &exponent);
                self.push(text, Prec::Product, false);
            }
            Op::Negate => {
                let part = self.stack.pop()?;
                let text = self.negated(&part);
                self.push(text, Prec::Sum, false);
            }
            Op::Quotient => {
                let parts = self.pop_many(2)?;
                let (text, prec) = self.quotient(&parts);
                self.push(text, prec, false);
            }
            Op::Modulo => {
                let parts = self.pop_many(2)?;
                let (a, b) =
                    (self.number(&parts[0], Prec::Atom), self.number(&parts[1], Prec::Atom));
                let text = format!("{a}{}{b}", self.style.modulo());
                // as `Display` has it: in parentheses unless it stands alone
                self.push(text, Prec::Sum, false);
            }
            Op::Integer(_) | Op::Condition { .. } => {}
            Op::RoundedQuotient { .. } | Op::Rounded { .. } => self.rounded(op)?,
            Op::Compare(_) | Op::Not | Op::All(_) | Op::Any(_) => self.logic(op)?,
            Op::Call(function, n) => self.call(*function, *n)?,
            Op::Simulate { function, inner, block, args } => {
                let args = self.pop_many(*args)?;
                let counted = match function == inner {
                    true => self.style.name(block),
                    false => format!("{}: {}", self.style.name(inner), self.style.name(block)),
                };
                let mut all = vec![self.style.name(function), counted];
                all.extend(args.iter().map(|a| self.number(a, Prec::Sum)));
                let text = self.style.call("simulate", &all);
                self.push(text, Prec::Atom, false);
            }
            Op::Bind(name) => self.indices.push(name.clone()),
            Op::SumOver | Op::First => self.over_index(op)?,
            Op::Define(name) => {
                let part = self.stack.pop()?;
                self.definitions.push((self.style.name(name), part.text));
            }
        }
        Some(())
    }

    fn quoted<'p>(&self, part: &'p Part, want: Prec) -> Quoted<'p> {
        Quoted { plain: &part.text, bound: self.number(part, want) }
    }

    fn quotient(&self, parts: &[Part]) -> (String, Prec) {
        let (a, b) = (self.number(&parts[0], Prec::Sum), self.number(&parts[1], Prec::Sum));
        self.style.quotient(
            Quoted { plain: &a, bound: self.number(&parts[0], Prec::Product) },
            Quoted { plain: &b, bound: self.number(&parts[1], Prec::Atom) },
        )
    }

    fn sum(&mut self, signs: &[bool]) -> Option<()> {
        let parts = self.pop_many(signs.len())?;
        let mut text = String::new();
        for (k, (part, minus)) in parts.iter().zip(signs).enumerate() {
            text += self.style.sign(k == 0, *minus);
            // a remainder, and a negative number behind a sign, take parentheses
            let want = if k > 0 || *minus { Prec::Product } else { Prec::Sum };
            text += &self.number(part, want);
        }
        self.push(text, Prec::Sum, false);
        Some(())
    }

    fn product(&mut self, n: usize) -> Option<()> {
        let parts = self.pop_many(n)?;
        let mut text = String::new();
        for (k, part) in parts.iter().enumerate() {
            let factor = self.number(part, Prec::Product);
            if k > 0 {
                text += self.style.times(self.style.starts_with_digit(&factor));
            }
            text += &factor;
        }
        self.push(text, Prec::Product, false);
        Some(())
    }

    fn rounded(&mut self, op: &Op) -> Option<()> {
        let (rounding, inner) = match op {
            Op::RoundedQuotient { rounding, negated, .. } => {
                let mut parts = self.pop_many(2)?;
                if *negated {
                    let text = self.negated(&parts[0]);
                    parts[0] = Part { text, prec: Prec::Product, truth: false };
                }
                (*rounding, self.quotient(&parts).0)
            }
            Op::Rounded { rounding, .. } => {
                let part = self.stack.pop()?;
                (*rounding, self.number(&part, Prec::Sum))
            }
            _ => return None,
        };
        let text = self.style.rounded(rounding, &inner);
        self.push(text, Prec::Atom, false);
        Some(())
    }

    fn logic(&mut self, op: &Op) -> Option<()> {
        let (text, prec) = match op {
            Op::Compare(relations) => {
                let parts = self.pop_many(relations.len() + 1)?;
                let mut text = self.number(&parts[0], Prec::Sum);
                for (part, relation) in parts[1..].iter().zip(relations) {
                    text += self.style.relation(*relation);
                    text += &self.number(part, Prec::Sum);
                }
                (text, Prec::Compare)
            }
            Op::Not => {
                let part = self.stack.pop()?;
                let text = format!("{}{}", self.style.not(), self.condition(&part, Prec::Atom));
                (text, Prec::Compare)
            }
            Op::All(n) => {
                let parts = self.pop_many(*n)?;
                let all: Vec<String> =
                    parts.iter().map(|p| self.condition(p, Prec::Compare)).collect();
                (all.join(self.style.and()), Prec::And)
            }
            Op::Any(n) => {
                let parts = self.pop_many(*n)?;
                let all: Vec<String> = parts.iter().map(|p| self.condition(p, Prec::And)).collect();
                (all.join(self.style.or()), Prec::Or)
            }
            _ => return None,
        };
        self.push(text, prec, true);
        Some(())
    }

    fn over_index(&mut self, op: &Op) -> Option<()> {
        let parts = self.pop_many(3)?;
        let index = self.style.name(&self.indices.pop()?);
        let (low, high) = (self.number(&parts[0], Prec::Sum), self.number(&parts[1], Prec::Sum));
        let (text, prec) = match op {
            Op::SumOver => {
                let plain = self.number(&parts[2], Prec::Or);
                let bound = self.number(&parts[2], Prec::Product);
                self.style.sum(&index, &low, &high, &Quoted { plain: &plain, bound })
            }
            _ => (self.style.first(&index, &low, &high, &parts[2].text), Prec::Atom),
        };
        self.push(text, prec, false);
        Some(())
    }

    fn call(&mut self, function: Function, n: usize) -> Option<()> {
        let parts = self.pop_many(n)?;
        let args: Vec<String> = parts.iter().map(|p| self.number(p, Prec::Sum)).collect();
        let style = self.style;
        let text = match (function, parts.as_slice()) {
            (Function::Ite, [condition, ..]) => style.choice(&condition.text, &args[1], &args[2]),
            (Function::Abs, _) => style.absolute(&args[0]),
            (Function::BitFn(BitFn::Sqrt), [inner]) => {
                let inner = Quoted { plain: &args[0], bound: self.number(inner, Prec::Atom) };
                style.rounded(Rounding::Down, &style.root(&inner))
            }
            _ => style.call(&function_name(function), &args),
        };
        self.push(text, Prec::Atom, false);
        Some(())
    }
}

impl Quoted<'_> {
    fn same(text: &str) -> Quoted<'_> {
        Quoted { plain: text, bound: text.to_owned() }
    }
}

/// As the language of formulas calls it.
fn function_name(function: Function) -> String {
    match function {
        Function::Min => "min".into(),
        Function::Max => "max".into(),
        Function::Abs => "abs".into(),
        Function::Ite => "ite".into(),
        Function::Remainder => "rem".into(),
        Function::Bits(BitOp::And) => "bitand".into(),
        Function::Bits(BitOp::Or) => "bitor".into(),
        Function::Bits(BitOp::Xor) => "bitxor".into(),
        Function::BitFn(BitFn::Length) => "bitlen".into(),
        Function::BitFn(BitFn::Digits(base)) => format!("digits{base}"),
        Function::BitFn(BitFn::Count) => "popcount".into(),
        Function::BitFn(BitFn::Sqrt) => "isqrt".into(),
        Function::BitFn(BitFn::TrailingZeros(w)) => format!("ctz{w}"),
        Function::BitFn(BitFn::ByteSwap(w)) => format!("bswap{w}"),
        Function::BitFn(BitFn::Reverse(w)) => format!("bitrev{w}"),
        Function::FloorSum => "floor_sum".into(),
        Function::FirstIndex => "first_index".into(),
        Function::Wrap { signed, width } => format!("{}{width}", if signed { "s" } else { "u" }),
        Function::Unsigned(width) => format!("unsigned{width}"),
    }
}

#[cfg(test)]
mod tests;

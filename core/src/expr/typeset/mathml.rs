//! Formulas for browsers: the elements of MathML Core (W3C), which draw without a library.
//!
//! Each part is a sequence of elements; where one element has to stand, an `mrow` holds them.

use super::{Prec, Quoted, Style};
use crate::expr::parse::written::{Relation, Rounding};

pub(super) struct MathMl;

const MINUS: &str = "<mo>−</mo>";
const PLUS: &str = "<mo>+</mo>";

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn fenced(open: char, inner: &str, close: char) -> String {
    format!("<mrow><mo>{open}</mo>{inner}<mo>{close}</mo></mrow>")
}

fn row(inner: &str) -> String {
    format!("<mrow>{inner}</mrow>")
}

impl Style for MathMl {
    fn name(&self, name: &str) -> String {
        let mut chars = name.chars();
        let letter = chars.next().filter(char::is_ascii_alphabetic);
        let rest = chars.as_str();
        match letter {
            Some(letter) if !rest.is_empty() && rest.chars().all(|c| c.is_ascii_digit()) => {
                format!("<msub><mi>{letter}</mi><mn>{rest}</mn></msub>")
            }
            _ => format!("<mi>{}</mi>", escaped(name)),
        }
    }

    fn number(&self, digits: &str) -> String {
        match digits.strip_prefix('-') {
            Some(digits) => format!("{MINUS}<mn>{digits}</mn>"),
            None => format!("<mn>{digits}</mn>"),
        }
    }

    fn truth(&self, value: bool) -> String {
        format!("<mi>{value}</mi>")
    }

    fn sign(&self, first: bool, minus: bool) -> &'static str {
        match (first, minus) {
            (_, true) => MINUS,
            (true, false) => "",
            (false, false) => PLUS,
        }
    }

    fn starts_with_digit(&self, text: &str) -> bool {
        text.starts_with("<mn>")
    }

    fn verbatim(&self, text: &str) -> String {
        format!("<mtext>{}</mtext>", escaped(text))
    }

    fn parentheses(&self, inner: &str) -> String {
        fenced('(', inner, ')')
    }

    fn brackets(&self, inner: &str) -> String {
        fenced('[', inner, ']')
    }

    fn times(&self, digit: bool) -> &'static str {
        match digit {
            true => "<mo>·</mo>",
            false => "<mspace width=\"0.2em\"/>",
        }
    }

    fn quotient(&self, a: Quoted<'_>, b: Quoted<'_>) -> (String, Prec) {
        let over = |a: &str| format!("<mfrac>{}{}</mfrac>", row(a), row(b.plain));
        match a.plain.strip_prefix(MINUS) {
            Some(a) if !a.contains(MINUS) && !a.contains(PLUS) => {
                (format!("{MINUS}{}", over(a)), Prec::Sum)
            }
            _ => (over(a.plain), Prec::Product),
        }
    }

    fn rounded(&self, rounding: Rounding, inner: &str) -> String {
        match rounding {
            Rounding::Down => fenced('⌊', inner, '⌋'),
            Rounding::Up => fenced('⌈', inner, '⌉'),
            Rounding::TowardsZero => self.call("trunc", &[inner.to_owned()]),
        }
    }

    fn power(&self, base: &str, exponent: &Quoted<'_>) -> String {
        format!("<msup>{}{}</msup>", row(base), row(exponent.plain))
    }

    fn relation(&self, relation: Relation) -> &'static str {
        match relation {
            Relation::Less => "<mo>&lt;</mo>",
            Relation::LessEqual => "<mo>≤</mo>",
            Relation::Greater => "<mo>&gt;</mo>",
            Relation::GreaterEqual => "<mo>≥</mo>",
            Relation::Equal | Relation::Is => "<mo>=</mo>",
            Relation::NotEqual => "<mo>≠</mo>",
        }
    }

    fn modulo(&self) -> &'static str {
        "<mo lspace=\"0.3em\" rspace=\"0.3em\">mod</mo>"
    }

    fn and(&self) -> &'static str {
        "<mo>∧</mo>"
    }

    fn or(&self) -> &'static str {
        "<mo>∨</mo>"
    }

    fn not(&self) -> &'static str {
        "<mo>¬</mo>"
    }

    fn choice(&self, condition: &str, then: &str, otherwise: &str) -> String {
        let line =
            |value: &str, when: &str| format!("<mtr><mtd>{value}</mtd><mtd>{when}</mtd></mtr>");
        format!(
            "<mrow><mo fence=\"true\" form=\"prefix\">{{</mo><mtable>{}{}</mtable></mrow>",
            line(then, &format!("<mtext>if </mtext>{condition}")),
            line(otherwise, "<mtext>otherwise</mtext>")
        )
    }

    fn absolute(&self, inner: &str) -> String {
        fenced('|', inner, '|')
    }

    fn root(&self, inner: &Quoted<'_>) -> String {
        format!("<msqrt>{}</msqrt>", inner.plain)
    }

    fn call(&self, function: &str, args: &[String]) -> String {
        format!("<mi>{}</mi>{}", escaped(function), fenced('(', &args.join("<mo>,</mo>"), ')'))
    }

    fn sum(&self, index: &str, low: &str, high: &str, body: &Quoted<'_>) -> (String, Prec) {
        let low = row(&format!("{index}<mo>=</mo>{low}"));
        let sign = format!("<munderover><mo>∑</mo>{low}{}</munderover>", row(high));
        (format!("<mstyle displaystyle=\"true\">{sign}</mstyle>{}", body.bound), Prec::Sum)
    }

    fn first(&self, index: &str, low: &str, high: &str, condition: &str) -> String {
        let range = format!("{index}<mo>=</mo>{low}<mo>,</mo><mo>…</mo><mo>,</mo>{high}");
        let word = format!("<munder><mo>first</mo>{}</munder>", row(&range));
        format!("{word}{}", fenced('(', condition, ')'))
    }

    fn defined(&self, what: &str, definitions: &[(String, String)]) -> String {
        let all: Vec<String> =
            definitions.iter().map(|(n, e)| format!("{n}<mo>=</mo>{e}")).collect();
        let all = all.join("<mo>,</mo><mspace width=\"0.5em\"/>");
        format!("{what}<mspace width=\"1em\"/><mtext>where </mtext>{all}")
    }
}

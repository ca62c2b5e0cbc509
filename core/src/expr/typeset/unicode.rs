//! Formulas for terminals: the signs of mathematics, on one line.

use super::{Prec, Quoted, Style};
use crate::expr::parse::quoted;
use crate::expr::parse::written::{Relation, Rounding};

pub(super) struct Unicode;

const DIGITS: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];

/// An exponent that can be written high up: digits, and the letters of indices.
fn raised(exponent: &str) -> Option<String> {
    let one = |c: char| match c {
        'i' => Some('ⁱ'),
        'n' => Some('ⁿ'),
        _ => DIGITS.get(c.to_digit(10)? as usize).copied(),
    };
    exponent.chars().map(one).collect()
}

impl Style for Unicode {
    fn name(&self, name: &str) -> String {
        quoted(name).into_owned()
    }

    fn verbatim(&self, text: &str) -> String {
        text.to_owned()
    }

    fn parentheses(&self, inner: &str) -> String {
        format!("({inner})")
    }

    fn brackets(&self, inner: &str) -> String {
        format!("[{inner}]")
    }

    fn times(&self, _: bool) -> &'static str {
        "·"
    }

    fn quotient(&self, a: Quoted<'_>, b: Quoted<'_>) -> (String, Prec) {
        (format!("{}/{}", a.bound, b.bound), Prec::Product)
    }

    fn rounded(&self, rounding: Rounding, inner: &str) -> String {
        match rounding {
            Rounding::Down => format!("⌊{inner}⌋"),
            Rounding::Up => format!("⌈{inner}⌉"),
            Rounding::TowardsZero => format!("trunc({inner})"),
        }
    }

    fn power(&self, base: &str, exponent: &Quoted<'_>) -> String {
        match raised(exponent.plain) {
            Some(raised) => format!("{base}{raised}"),
            None => format!("{base}^{}", exponent.bound),
        }
    }

    fn relation(&self, relation: Relation) -> &'static str {
        match relation {
            Relation::Less => " < ",
            Relation::LessEqual => " ≤ ",
            Relation::Greater => " > ",
            Relation::GreaterEqual => " ≥ ",
            Relation::Equal | Relation::Is => " = ",
            Relation::NotEqual => " ≠ ",
        }
    }

    fn modulo(&self) -> &'static str {
        " mod "
    }

    fn and(&self) -> &'static str {
        " ∧ "
    }

    fn or(&self) -> &'static str {
        " ∨ "
    }

    fn not(&self) -> &'static str {
        "¬"
    }

    fn choice(&self, condition: &str, then: &str, otherwise: &str) -> String {
        format!("ite({condition}, {then}, {otherwise})")
    }

    fn absolute(&self, inner: &str) -> String {
        format!("|{inner}|")
    }

    fn root(&self, inner: &Quoted<'_>) -> String {
        format!("√{}", inner.bound)
    }

    fn call(&self, function: &str, args: &[String]) -> String {
        format!("{function}({})", args.join(", "))
    }

    fn sum(&self, index: &str, low: &str, high: &str, body: &Quoted<'_>) -> (String, Prec) {
        (format!("Σ({index} = {low} … {high}, {})", body.plain), Prec::Atom)
    }

    fn first(&self, index: &str, low: &str, high: &str, condition: &str) -> String {
        format!("first({index} = {low} … {high}, {condition})")
    }

    fn defined(&self, what: &str, definitions: &[(String, String)]) -> String {
        let all: Vec<String> = definitions.iter().map(|(n, e)| format!("{n} = {e}")).collect();
        format!("{what} where {}", all.join(", "))
    }
}

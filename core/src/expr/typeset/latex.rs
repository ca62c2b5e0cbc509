//! Formulas for LaTeX: mathematics in the commands of `amsmath` that KaTeX and MathJax know too.

use super::{Prec, Quoted, Style};
use crate::expr::parse::written::{Relation, Rounding};

pub(super) struct Latex;

/// Text with what LaTeX gives a meaning escaped.
pub(super) fn text(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '_' | '%' | '$' | '#' | '&' | '{' | '}' => {
                out.push('\\');
                out.push(c);
            }
            '\\' => out += "\\textbackslash{}",
            '~' => out += "\\textasciitilde{}",
            '^' => out += "\\textasciicircum{}",
            '<' => out += "\\textless{}",
            '>' => out += "\\textgreater{}",
            '…' => out += "\\ldots{}",
            '`' => out += "\\textasciigrave{}",

            c if c.is_control() => out.push(' '),
            _ => out.push(c),
        }
    }
    out
}

fn function(name: &str) -> String {
    match name {
        "min" | "max" => format!("\\{name}"),
        _ => format!("\\operatorname{{{}}}", name.replace('_', "\\_")),
    }
}

impl Style for Latex {
    fn name(&self, name: &str) -> String {
        let mut chars = name.chars();
        let first = chars.next();
        let rest = chars.as_str();
        let letter = first.is_some_and(|c| c.is_ascii_alphabetic());
        // `n`, `t1`, `ni`, `arg0.dim1`
        if letter && rest.is_empty() {
            return name.to_owned();
        }
        if letter && rest.chars().all(|c| c.is_ascii_digit()) {
            return format!("{}_{{{rest}}}", &name[..1]);
        }
        let plain = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '.';
        match letter && name.chars().all(plain) {
            true => format!("\\mathit{{{}}}", name.replace('_', "\\_")),
            false => format!("\\texttt{{{}}}", text(name)),
        }
    }

    fn verbatim(&self, words: &str) -> String {
        format!("\\texttt{{{}}}", text(words))
    }

    fn parentheses(&self, inner: &str) -> String {
        format!("\\left({inner}\\right)")
    }

    fn brackets(&self, inner: &str) -> String {
        format!("\\left[{inner}\\right]")
    }

    fn times(&self, digit: bool) -> &'static str {
        match digit {
            true => " \\cdot ",
            false => " \\, ",
        }
    }

    fn quotient(&self, a: Quoted<'_>, b: Quoted<'_>) -> (String, Prec) {
        match a.plain.strip_prefix('-') {
            Some(a) if !a.contains([' ', '-']) => {
                (format!("-\\frac{{{a}}}{{{}}}", b.plain), Prec::Sum)
            }
            _ => (format!("\\frac{{{}}}{{{}}}", a.plain, b.plain), Prec::Product),
        }
    }

    fn rounded(&self, rounding: Rounding, inner: &str) -> String {
        match rounding {
            Rounding::Down => format!("\\left\\lfloor {inner} \\right\\rfloor"),
            Rounding::Up => format!("\\left\\lceil {inner} \\right\\rceil"),
            Rounding::TowardsZero => self.call("trunc", &[inner.to_owned()]),
        }
    }

    fn power(&self, base: &str, exponent: &Quoted<'_>) -> String {
        format!("{base}^{{{}}}", exponent.plain)
    }

    fn relation(&self, relation: Relation) -> &'static str {
        match relation {
            Relation::Less => " < ",
            Relation::LessEqual => " \\le ",
            Relation::Greater => " > ",
            Relation::GreaterEqual => " \\ge ",
            Relation::Equal | Relation::Is => " = ",
            Relation::NotEqual => " \\ne ",
        }
    }

    fn modulo(&self) -> &'static str {
        " \\bmod "
    }

    fn and(&self) -> &'static str {
        " \\land "
    }

    fn or(&self) -> &'static str {
        " \\lor "
    }

    fn not(&self) -> &'static str {
        "\\lnot "
    }

    fn choice(&self, condition: &str, then: &str, otherwise: &str) -> String {
        format!(
            "\\begin{{cases}} {then} & \\text{{if }} {condition} \\\\ {otherwise} & \
             \\text{{otherwise}} \\end{{cases}}"
        )
    }

    fn absolute(&self, inner: &str) -> String {
        format!("\\left|{inner}\\right|")
    }

    fn root(&self, inner: &Quoted<'_>) -> String {
        format!("\\sqrt{{{}}}", inner.plain)
    }

    fn call(&self, name: &str, args: &[String]) -> String {
        format!("{}\\left({}\\right)", function(name), args.join(", "))
    }

    fn sum(&self, index: &str, low: &str, high: &str, body: &Quoted<'_>) -> (String, Prec) {
        (format!("\\sum_{{{index}={low}}}^{{{high}}} {}", body.bound), Prec::Sum)
    }

    fn first(&self, index: &str, low: &str, high: &str, condition: &str) -> String {
        let over = format!("{index}={low}, \\ldots, {high}");
        format!("\\operatorname*{{first}}_{{{over}}} \\left({condition}\\right)")
    }

    fn defined(&self, what: &str, definitions: &[(String, String)]) -> String {
        let all: Vec<String> = definitions.iter().map(|(n, e)| format!("{n} = {e}")).collect();
        format!("{what} \\quad \\text{{where }} {}", all.join(", \\; "))
    }
}

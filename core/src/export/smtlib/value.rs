//! Values as SMT-LIB writes them: terms with their sorts and denominators, and the words around terms.

use num_bigint::BigInt;
use num_traits::{One, Signed};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sort {
    Bool,
    Int,
    Real,
}

impl Sort {
    pub(super) fn word(self) -> &'static str {
        match self {
            Sort::Bool => "Bool",
            Sort::Int => "Int",
            Sort::Real => "Real",
        }
    }

    /// The sort of numbers that has all of these.
    pub(super) fn widest(of: &[Value]) -> Sort {
        if of.iter().any(|v| v.sort == Sort::Real) {
            Sort::Real
        } else {
            Sort::Int
        }
    }
}

/// A term over a denominator.
#[derive(Clone, Debug)]
pub(super) struct Value {
    pub(super) term: String,
    pub(super) sort: Sort,
    pub(super) over: BigInt,
    /// the definition that says where there is a value, if not everywhere
    pub(super) defined: Option<String>,
}

impl Value {
    /// A term over 1.
    pub(super) fn whole(term: String, sort: Sort, defined: Option<String>) -> Value {
        Value { term, sort, over: BigInt::one(), defined }
    }

    /// The term as a number, and its sort.
    pub(super) fn number(&self) -> (String, Sort) {
        match self.sort {
            Sort::Bool => (format!("(ite {} 1 0)", self.term), Sort::Int),
            sort => (self.term.clone(), sort),
        }
    }

    /// The term as a number of that sort, which is no narrower.
    pub(super) fn of_sort(&self, sort: Sort) -> String {
        match self.number() {
            (term, Sort::Int) if sort == Sort::Real => match term.parse::<BigInt>() {
                Ok(number) => literal(&number, sort),
                Err(_) => format!("(to_real {term})"),
            },
            (term, _) => term,
        }
    }

    /// So many times the term, as a number of that sort.
    pub(super) fn scaled(&self, by: &BigInt, sort: Sort) -> String {
        let term = self.of_sort(sort);
        if by.is_one() {
            term
        } else {
            format!("(* {} {term})", literal(by, sort))
        }
    }

    /// Is the value not 0?
    pub(super) fn truth(&self) -> String {
        match self.sort {
            Sort::Bool => self.term.clone(),
            sort => format!("(not (= {} {}))", self.term, literal(&BigInt::ZERO, sort)),
        }
    }
}

pub(super) fn literal(v: &BigInt, sort: Sort) -> String {
    let point = if sort == Sort::Real { ".0" } else { "" };
    match v.is_negative() {
        true => format!("(- {}{point})", v.magnitude()),
        false => format!("{v}{point}"),
    }
}

/// `2^digits`
pub(super) fn power(base: u32, exponent: u32) -> String {
    BigInt::from(base).pow(exponent).to_string()
}

pub(super) fn sum(terms: Vec<String>, zero: &str) -> String {
    match terms.as_slice() {
        [] => zero.to_owned(),
        [one] => one.clone(),
        more => format!("(+ {})", more.join(" ")),
    }
}

pub(super) fn all(parts: &[String]) -> String {
    match parts {
        [] => "true".to_owned(),
        [one] => one.clone(),
        more => format!("(and {})", more.join(" ")),
    }
}

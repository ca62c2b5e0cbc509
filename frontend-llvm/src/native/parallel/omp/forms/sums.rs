//! Sums of products, which values of a loop through a portion are: of the iteration and the bounds of the portion with
//! numbers and with values that are always the same.
//!
//! They are polynomials over a ring of integers modulo a power of two, kept sorted, so that what is equal looks equal
//! and `lower*n + (iteration - lower)*n` is `iteration*n`.

use llvm_sys::prelude::*;

/// Terms of a sum, and products of a factor.
const MOST_TERMS: usize = 16;
/// Values in a product.
const MOST_VALUES: usize = 4;

/// What a portion is told by, and what runs through it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(in super::super) enum Of {
    Iteration,
    Lower,
    Upper,
}

/// Values that are always the same, sorted.
type Values = Vec<LLVMValueRef>;

/// A sum of products of values that are always the same.
#[derive(Clone, Debug)]
pub(super) struct Factor(Vec<(Values, i64)>);

impl Factor {
    pub(super) fn number(n: i64) -> Factor {
        Factor(if n == 0 { Vec::new() } else { vec![(Vec::new(), n)] })
    }

    pub(super) fn value(value: LLVMValueRef) -> Factor {
        Factor(vec![(vec![value], 1)])
    }

    pub(super) fn as_number(&self) -> Option<i64> {
        match &self.0[..] {
            [] => Some(0),
            [(values, n)] if values.is_empty() => Some(*n),
            _ => None,
        }
    }

    /// The sum of one factor and a multiple of another; none if it grows too large.
    pub(super) fn plus(mut self, times: i64, other: &Factor) -> Option<Factor> {
        for (values, n) in &other.0 {
            add(&mut self.0, values.clone(), n.checked_mul(times)?)?;
        }
        Some(self)
    }

    /// The product of two factors; none if it grows too large.
    pub(super) fn times(&self, other: &Factor) -> Option<Factor> {
        let mut all = Vec::new();
        for (a, n) in &self.0 {
            for (b, m) in &other.0 {
                add(&mut all, product(a, b)?, n.checked_mul(*m)?)?;
            }
        }
        Some(Factor(all))
    }
}

/// What a value is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// A sum of products, and of a number or something that is the same however iterations are cut.
    Sum(Vec<((Of, Values), i64)>, Option<i64>),
    Unknown,
}

impl Form {
    pub(super) fn of(bound: Of) -> Form {
        Form::Sum(vec![((bound, Vec::new()), 1)], Some(0))
    }

    pub(super) fn constant(n: i64) -> Form {
        Form::Sum(Vec::new(), Some(n))
    }

    /// The same however iterations are cut.
    pub(super) fn same() -> Form {
        Form::Sum(Vec::new(), None)
    }

    pub(super) fn is_same(&self) -> bool {
        match self {
            Form::Sum(terms, _) => terms.iter().all(|((of, _), _)| *of == Of::Iteration),
            Form::Unknown => false,
        }
    }

    /// Does neither the iteration nor a bound go into it?
    pub(super) fn is_fixed(&self) -> bool {
        matches!(self, Form::Sum(terms, _) if terms.is_empty())
    }

    /// Does the iteration not go into it?
    pub(super) fn is_at_the_start(&self) -> bool {
        match self {
            Form::Sum(terms, _) => terms.iter().all(|((of, _), _)| *of != Of::Iteration),
            Form::Unknown => false,
        }
    }

    /// What does not depend on how iterations are cut is all that is known where forms are no sums.
    pub(super) fn of_all(forms: impl IntoIterator<Item = Form>) -> Form {
        match forms.into_iter().all(|f| f.is_same()) {
            true => Form::same(),
            false => Form::Unknown,
        }
    }

    /// The sum of one form and a multiple of another.
    pub(super) fn plus(self, times: i64, other: Form) -> Form {
        let sum = || {
            let (Form::Sum(a, c), Form::Sum(b, d)) = (&self, &other) else { return None };
            let mut terms = a.clone();
            for (term, n) in b {
                add(&mut terms, term.clone(), n.checked_mul(times)?)?;
            }
            let number =
                c.zip(*d).and_then(|(c, d)| d.checked_mul(times).and_then(|d| c.checked_add(d)));
            Some(Form::Sum(terms, number))
        };
        sum().unwrap_or_else(|| Form::of_all([self, other]))
    }

    /// The product of a form and a factor.
    pub(super) fn times(self, factor: &Factor) -> Form {
        let product = || {
            let Form::Sum(terms, c) = &self else { return None };
            let mut all = Vec::new();
            for ((of, a), n) in terms {
                for (b, m) in &factor.0 {
                    add(&mut all, (*of, product(a, b)?), n.checked_mul(*m)?)?;
                }
            }
            let number = match (c, factor.as_number()) {
                (Some(0), _) => Some(0),
                (Some(c), Some(n)) => c.checked_mul(n),
                _ => None,
            };
            Some(Form::Sum(all, number))
        };
        product().unwrap_or_else(|| Form::of_all([self]))
    }

    /// The form with a number that is not known, but always the same.
    pub(super) fn of_a_number(self) -> Form {
        match self {
            Form::Sum(terms, _) => Form::Sum(terms, None),
            Form::Unknown => Form::Unknown,
        }
    }

    /// The form with the values of its products taken apart, as far as that goes.
    pub(super) fn apart(&self, value: &dyn Fn(LLVMValueRef) -> Option<Factor>) -> Form {
        let Form::Sum(terms, number) = self else { return Form::Unknown };
        let mut sum = number.map_or(Form::same(), Form::constant);
        for ((of, values), n) in terms {
            let mut term = Form::of(*of).times(&Factor::number(*n));
            for &v in values {
                term = term.times(&value(v).unwrap_or_else(|| Factor::value(v)));
            }
            sum = sum.plus(1, term);
        }
        sum
    }

    /// Its number, if it is a bound or the iteration and that, or one away from it at most.
    pub(super) fn next_to(&self, of: Of) -> Option<i64> {
        self.beyond(&[(of, 1)]).filter(|c| c.abs() <= 1)
    }

    /// Its number, if all else of it is so often the bounds and the iteration.
    pub(super) fn beyond(&self, multiples: &[(Of, i64)]) -> Option<i64> {
        let Form::Sum(terms, c) = self else { return None };
        let plain = |(of, values): &(Of, Values)| values.is_empty().then_some(*of);
        let given = |(term, n): &((Of, Values), i64)| Some((plain(term)?, *n));
        let fits = terms.iter().map(given).eq(multiples.iter().copied().map(Some));
        c.filter(|_| fits)
    }
}

/// The product of two products.
fn product(a: &Values, b: &Values) -> Option<Values> {
    let mut values: Values = a.iter().chain(b).copied().collect();
    values.sort_unstable();
    (values.len() <= MOST_VALUES).then_some(values)
}

/// Adds a term so often to a sorted sum; none if that grows too large.
fn add<T: Ord>(terms: &mut Vec<(T, i64)>, term: T, n: i64) -> Option<()> {
    match terms.binary_search_by(|(t, _)| t.cmp(&term)) {
        Ok(at) => {
            terms[at].1 = terms[at].1.checked_add(n)?;
            if terms[at].1 == 0 {
                terms.remove(at);
            }
        }
        Err(_) if n == 0 => {}
        Err(at) => terms.insert(at, (term, n)),
    }
    (terms.len() <= MOST_TERMS).then_some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(n: usize) -> LLVMValueRef {
        n as LLVMValueRef
    }

    #[test]
    fn bounds_vanish_where_a_product_is_put_together_again() {
        let [rows, of_two] = [1, 2].map(value);
        let size = Factor::value(rows).plus(1, &Factor::number(1)).expect("two products");
        let passed = Form::of(Of::Iteration).plus(-1, Form::of(Of::Lower));
        // lower*(rows + 1) + (iteration - lower)*(rows + 1) - 3
        let begin = Form::of(Of::Lower).times(&size).plus(1, Form::constant(-3));
        let sum = begin.clone().plus(1, passed.clone().times(&size));
        assert!(sum.is_same());
        assert!(!begin.is_same() && !begin.is_fixed());
        assert_eq!(sum, Form::of(Of::Iteration).times(&size).plus(-3, Form::constant(1)));
        // two values are as good as what they stand for
        let other = begin.plus(1, passed.times(&Factor::value(of_two)));
        assert!(!other.is_same());
        assert!(other.apart(&|v| (v == of_two).then(|| size.clone())).is_same());
    }

    #[test]
    fn what_grows_too_large_is_the_same_or_unknown() {
        let square = Factor::value(value(1)).times(&Factor::value(value(2))).expect("two values");
        let fourth = square.times(&square).expect("four values");
        assert!(square.times(&fourth).is_none());
        let iterations = Form::of(Of::Iteration).times(&square);
        assert_eq!(iterations.times(&fourth), Form::same());
        assert_eq!(Form::of(Of::Upper).times(&square).times(&fourth), Form::Unknown);
        assert_eq!(Form::constant(i64::MAX).plus(1, Form::constant(1)), Form::same());
    }
}

//! An expression as it was written: over names, not yet in a store.

use super::build::{build, Wanted};
use super::function::Function;
use super::grammar::read;
use super::ParseError;
use crate::expr::node::{Expr, SymKind};
use crate::expr::num::Num;
use crate::expr::store::Store;

/// An expression as it was written, to be built in any [`Store`]: one text may speak of several
/// functions, each with its own store and symbols.
///
/// ```
/// use symprof_core::expr::{Store, Written};
/// let written = Written::parse("sum(i = 1 .. n, i) <= m")?;
/// assert_eq!(written.names(), ["n", "m"]); // an index is no name of it
/// let mut s = Store::new();
/// let e = written.build(&mut s, &mut |s, name| Some(s.parameter(name, 32)))?;
/// assert_eq!(s.display(e).to_string(), "m >= sum(i = 1 .. n, i)");
/// # Ok::<(), symprof_core::expr::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
#[must_use]
pub struct Written {
    pub(in crate::expr) code: Vec<Op>,
}

/// What to do next, operands before operators; `at` is a place in the text, counted from 0.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::expr) enum Op {
    Number(Num),
    Truth(bool),
    Name(String, usize),
    /// operands with the sign of each: is it subtracted?
    Sum(Vec<bool>),
    /// so many factors
    Product(usize),
    /// base and exponent, which stands at that place
    Power(usize),
    Negate,
    Quotient,
    /// dividend, of which the negative is meant if `negated`, and divisor
    RoundedQuotient {
        rounding: Rounding,
        negated: bool,
        at: usize,
    },
    Rounded {
        rounding: Rounding,
        at: usize,
    },
    Modulo,
    /// what lies on top must be an integer
    Integer(usize),
    /// what lies on top must be a truth value; a name is one where it is not 0
    Condition {
        at: usize,
        name: bool,
    },
    /// one operand more than relations, each between neighbours
    Compare(Vec<Relation>),
    Not,
    All(usize),
    Any(usize),
    Call(Function, usize),
    Simulate {
        function: String,
        inner: String,
        block: String,
        args: usize,
    },
    /// From here on, and up to the matching `Sum` or `First`, the name is an index.
    Bind(String),
    SumOver,
    First,
    /// From here on the name stands for what lies on top.
    Define(String),
}

/// Where a quotient is rounded to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::expr) enum Rounding {
    Down,
    Up,
    TowardsZero,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::expr) enum Relation {
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    Equal,
    /// `=`: in an assumption, `NAME=VALUE` gives a value
    Is,
    NotEqual,
}

impl Written {
    /// Reads the text: see [the language](super).
    ///
    /// # Errors
    /// A [`ParseError`] naming the place. Whether names mean something, and whether an operand is
    /// an integer, is seen only by [`build`](Written::build). The time is linear in the text.
    pub fn parse(text: &str) -> Result<Written, ParseError> {
        read(text)
    }

    /// The names whose meaning comes from outside, in the order of the text, each once. Names that
    /// the text itself defines (under `where`) or binds (in sums and searches) are left out.
    pub fn names(&self) -> Vec<&str> {
        let mut names: Vec<&str> = Vec::new();
        for (name, _) in self.free_names() {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }

    /// Where a name from outside stands first, counted in characters from 1.
    ///
    /// ```
    /// use symprof_core::expr::Written;
    /// assert_eq!(Written::parse("n > 0 && m > n")?.column_of("m"), Some(10));
    /// # Ok::<(), symprof_core::expr::ParseError>(())
    /// ```
    pub fn column_of(&self, name: &str) -> Option<usize> {
        let mut places = self.free_names().into_iter().filter(|n| n.0 == name).map(|n| n.1 + 1);
        let first = places.next()?;
        Some(places.fold(first, usize::min))
    }

    fn free_names(&self) -> Vec<(&str, usize)> {
        let mut defined: Vec<&str> = Vec::new();
        let mut bound: Vec<&str> = Vec::new();
        let mut names = Vec::new();
        for op in &self.code {
            match op {
                Op::Name(name, at) => {
                    let own = |names: &[&str]| names.contains(&name.as_str());
                    if !own(&bound) && !own(&defined) {
                        names.push((name.as_str(), *at));
                    }
                }
                Op::Bind(name) => bound.push(name),
                Op::SumOver | Op::First => drop(bound.pop()),
                Op::Define(name) => defined.push(name),
                _ => {}
            }
        }
        names
    }

    /// The indices of its sums and searches.
    ///
    /// ```
    /// use symprof_core::expr::Written;
    /// assert_eq!(Written::parse("first(k = 0 .. n, k*k >= n)")?.indices(), ["k"]);
    /// # Ok::<(), symprof_core::expr::ParseError>(())
    /// ```
    pub fn indices(&self) -> Vec<&str> {
        let mut indices = Vec::new();
        for op in &self.code {
            if let Op::Bind(name) = op {
                indices.push(name.as_str());
            }
        }
        indices
    }

    /// Builds it in a store; names mean what `resolve` says, which may create symbols.
    ///
    /// # Errors
    /// A [`ParseError`] for a name of which `resolve` knows nothing, and for an operand that may be
    /// a fraction where an integer is needed, or a number where a condition is. The time is that of
    /// the store's constructors, called once for each operator.
    pub fn build(&self, store: &mut Store, resolve: &mut Resolve<'_>) -> Result<Expr, ParseError> {
        build(self, store, resolve, Wanted::Expression)
    }

    /// Builds it as a condition: as [`build`](Written::build), and it must be a truth value. A name
    /// alone is true where it is not 0.
    ///
    /// ```
    /// use symprof_core::expr::{Store, Written};
    /// let mut s = Store::new();
    /// let n = s.parameter("n", 32);
    /// let c = Written::parse("n")?.build_condition(&mut s, &mut |_, _| Some(n))?;
    /// assert_eq!(s.display(c).to_string(), "n != 0");
    /// # Ok::<(), symprof_core::expr::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// As `build`, and for a number.
    pub fn build_condition(
        &self,
        store: &mut Store,
        resolve: &mut Resolve<'_>,
    ) -> Result<Expr, ParseError> {
        build(self, store, resolve, Wanted::Condition)
    }

    /// The value of an expression without names.
    ///
    /// ```
    /// use symprof_core::expr::{Num, Written};
    /// assert_eq!(Written::parse("2^10 + 0x40")?.constant(), Some(Num::int(1088)));
    /// assert_eq!(Written::parse("n + 1")?.constant(), None);
    /// # Ok::<(), symprof_core::expr::ParseError>(())
    /// ```
    pub fn constant(&self) -> Option<Num> {
        let mut s = Store::new();
        let e = self.build(&mut s, &mut |_, _| None).ok()?;
        s.as_const(e).cloned()
    }

    /// `name = value` without anything else: the name and the value's text as an expression.
    pub(crate) fn as_binding(&self) -> Option<(&str, Written)> {
        match self.code.as_slice() {
            [Op::Name(name, _), value @ .., Op::Compare(relations)]
                if relations == &[Relation::Is] =>
            {
                Some((name, Written { code: value.to_vec() }))
            }
            _ => None,
        }
    }

    /// Is it a name alone?
    pub(crate) fn is_name(&self) -> bool {
        matches!(self.code.as_slice(), [Op::Name(..)])
    }

    /// Has it a meaning as a condition over integers, whatever its names are? An error says why not.
    pub(crate) fn check_condition(&self) -> Result<(), ParseError> {
        let integers = &mut |s: &mut Store, name: &str| {
            let symbol = s.symbol(name, SymKind::Parameter, None, None);
            Some(s.sym(symbol))
        };
        let found = self.build_condition(&mut Store::new(), integers);
        // a truth value may stand where a number may not
        let truths = &mut |s: &mut Store, name: &str| Some(s.parameter(name, 1));
        match self.build_condition(&mut Store::new(), truths) {
            Ok(_) => Ok(()),
            Err(_) => found.map(drop),
        }
    }

    /// `name == value`.
    pub(crate) fn equals(name: &str, value: Num) -> Written {
        let name = Op::Name(name.to_owned(), 0);
        let code = vec![name, Op::Number(value), Op::Compare(vec![Relation::Equal])];
        Written { code }
    }
}

/// What a name means, as an expression of the store; `None` if it means nothing.
pub type Resolve<'r> = dyn FnMut(&mut Store, &str) -> Option<Expr> + 'r;

//! What expressions of answers mean: counts, conditions and ratios are all handles into a
//! [`Store`](super::Store), and each has a type of its own where an answer holds it.

use super::node::Expr;
use crate::newtype::newtype;

newtype! {
    /// An expression that counts something: executions of a block, iterations of a loop, elements of a
    /// range. Its value is a natural number wherever the answer that holds it is valid.
    ///
    /// ```
    /// use symprof_core::expr::{CountExpr, Evaluator, Num, Store};
    /// let mut s = Store::new();
    /// let n = s.parameter("n", 32);
    /// let iterations = CountExpr::new(s.positive_part(n));
    /// assert_eq!(s.display(iterations).to_string(), "max(0, n)");
    /// let mut ev = Evaluator::new(&s);
    /// ev.bind_name("n", Num::int(-3));
    /// assert_eq!(ev.eval(iterations), Ok(Num::int(0)));
    /// // what computes with it takes the expression
    /// let twice = s.add(iterations.expr(), iterations.expr());
    /// assert_eq!(s.display(twice).to_string(), "2*max(0, n)");
    /// ```
    CountExpr of Expr by expr
}

newtype! {
    /// An expression that is true or false: 1 where it holds, else 0.
    ///
    /// ```
    /// use symprof_core::expr::{ConditionExpr, Evaluator, Num, Store};
    /// let mut s = Store::new();
    /// let n = s.parameter("n", 32);
    /// let one = s.one();
    /// let some = ConditionExpr::new(s.ge(n, one));
    /// assert_eq!(s.display(some).to_string(), "n > 0");
    /// let mut ev = Evaluator::new(&s);
    /// ev.bind_name("n", Num::int(3));
    /// assert_eq!(ev.truth(some), Ok(true));
    /// ```
    ///
    /// A condition is no count, though both are numbers:
    ///
    /// ```compile_fail
    /// use symprof_core::expr::{ConditionExpr, CountExpr, Store};
    /// let mut s = Store::new();
    /// let count: CountExpr = ConditionExpr::new(s.one());
    /// ```
    ConditionExpr of Expr by expr
}

newtype! {
    /// An expression that is the quotient of two counts, such as a `trueRatio`: a fraction, in `[0, 1]`
    /// where the one counts some of what the other counts.
    ///
    /// ```
    /// use symprof_core::expr::{Evaluator, Num, RatioExpr, Store};
    /// let mut s = Store::new();
    /// let (taken, all) = (s.int(1), s.int(4));
    /// let ratio = RatioExpr::new(s.quotient(taken, all));
    /// assert_eq!(Evaluator::new(&s).eval(ratio), Ok(Num::ratio(1, 4)));
    /// ```
    RatioExpr of Expr by expr
}

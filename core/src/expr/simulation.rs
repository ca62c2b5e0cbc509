//! "Run this control slice with these arguments and give that output" as an expression
//! (design, "The house", "One count object").
//!
//! A [`Node::Simulation`] holds its arguments as operands like any other node, so it may stand in a
//! sum whose index is an argument, and is substituted, copied and printed like any other. The
//! execution itself is outside this module: an [`Evaluator`](super::Evaluator) is given an
//! implementation of [`Simulate`] and remembers its results by slice and arguments, all outputs at once.

use super::eval::EvalError;
use super::node::{Expr, Node, SliceRef};
use super::num::Num;
use super::store::Store;
use std::fmt;

/// A block whose executions a simulation counts.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct SliceOutput {
    /// its function: the one that is executed, or one that it calls
    pub function: String,
    /// its name
    pub block: String,
}

/// A control slice that expressions of a store execute: a function, and the blocks that are asked
/// for.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Slice {
    /// the function executed
    pub function: String,
    outputs: Vec<SliceOutput>,
}

impl Slice {
    /// The blocks asked for by any expression, in the order in which they were first.
    pub fn outputs(&self) -> &[SliceOutput] {
        &self.outputs
    }
}

/// Executes control slices for an [`Evaluator`](super::Evaluator).
///
/// ```
/// use symprof_core::expr::{EvalError, Evaluator, Num, Simulate, Simulated, Slice, Store};
/// /// executes `for (i = 0; i < n; i++)` without a function at hand
/// #[derive(Debug)]
/// struct Loop;
/// impl Simulate for Loop {
///     fn simulate(&self, slice: &Slice, args: &[Num]) -> Result<Vec<Option<Num>>, EvalError> {
///         let count = |block: &str| (block == "body").then(|| args[0].clone().max(Num::ZERO));
///         Ok(slice.outputs().iter().map(|o| count(&o.block)).collect())
///     }
/// }
/// let mut s = Store::new();
/// let n = s.parameter("n", 32);
/// let what = Simulated { executed: "f", function: "f", block: "body" };
/// let body = s.simulation(what, &[n]);
/// assert_eq!(s.display(body).to_string(), "simulate(f, body, n)");
/// let mut ev = Evaluator::new(&s).with_simulator(&Loop);
/// ev.bind_name("n", Num::int(4));
/// assert_eq!(ev.eval(body)?, Num::int(4));
/// # Ok::<(), EvalError>(())
/// ```
pub trait Simulate: fmt::Debug {
    /// The counts of one execution of the slice's function: one for each of its
    /// [`outputs`](Slice::outputs), none where it is not known. The arguments are the values of the
    /// function's integer parameters, in order.
    ///
    /// # Errors
    /// If there is no such execution, or it takes more steps than allowed.
    fn simulate(&self, slice: &Slice, args: &[Num]) -> Result<Vec<Option<Num>>, EvalError>;
}

/// The block that a simulation counts, by names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Simulated<'a> {
    /// the function that is executed
    pub executed: &'a str,
    /// the function of the block: the executed one, or one that it calls
    pub function: &'a str,
    /// the block
    pub block: &'a str,
}

impl Store {
    /// How often a block executes in one execution of a function with these values of its
    /// integer parameters, by simulation. Only what these values decide has such a count: a
    /// function whose control flow reads memory has none.
    ///
    /// ```
    /// use symprof_core::expr::{Simulated, Store};
    /// let mut s = Store::new();
    /// let n = s.parameter("n", 32);
    /// let own = s.simulation(Simulated { executed: "f", function: "f", block: "body" }, &[n]);
    /// assert_eq!(s.display(own).to_string(), "simulate(f, body, n)");
    /// let inside = s.simulation(Simulated { executed: "f", function: "g", block: "body" }, &[n]);
    /// assert_eq!(s.display(inside).to_string(), "simulate(f, g: body, n)");
    /// assert_eq!(s.parse("simulate(f, g: body, n)"), Ok(inside));
    /// ```
    pub fn simulation(&mut self, what: Simulated<'_>, args: &[Expr]) -> Expr {
        let Simulated { executed, function: inner, block } = what;
        let slice = match self.slice_names.get(executed) {
            Some(&slice) => slice,
            None => {
                let data = Slice { function: executed.to_owned(), outputs: Vec::new() };
                let slice = self.slices.push(data);
                self.slice_names.insert(executed.to_owned(), slice);
                slice
            }
        };
        let key = (slice, inner.to_owned(), block.to_owned());
        let output = match self.slice_outputs.get(&key) {
            Some(&k) => k,
            None => {
                let outputs = &mut self.slices[slice].outputs;
                outputs.push(SliceOutput { function: inner.to_owned(), block: block.to_owned() });
                let k = outputs.len() as u32 - 1;
                self.slice_outputs.insert(key, k);
                k
            }
        };
        self.intern(Node::Simulation { slice, output, args: args.iter().copied().collect() })
    }

    /// The slice that simulations refer to.
    pub fn slice(&self, slice: SliceRef) -> &Slice {
        &self.slices[slice]
    }

    /// The block that a simulation counts.
    pub(super) fn slice_output(&self, slice: SliceRef, output: u32) -> &SliceOutput {
        &self.slices[slice].outputs[output as usize]
    }

    /// Does an execution of a slice take part in the value?
    pub fn simulates(&self, roots: &[Expr]) -> bool {
        let mut found = false;
        self.visit(roots, |_, node| found |= matches!(node, Node::Simulation { .. }));
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expr::{EvalError, Evaluator, SymKind};
    use std::cell::Cell;

    /// Counts as if `body` ran `a·b` times and `tail` ran once, and how often it was asked.
    #[derive(Debug, Default)]
    struct Product {
        executions: Cell<u32>,
    }

    impl Simulate for Product {
        fn simulate(&self, slice: &Slice, args: &[Num]) -> Result<Vec<Option<Num>>, EvalError> {
            self.executions.set(self.executions.get() + 1);
            let count = |o: &SliceOutput| match o.block.as_str() {
                "body" => Some(args.iter().fold(Num::ONE, |p, a| p * a.clone())),
                "tail" => Some(Num::ONE),
                _ => None,
            };
            Ok(slice.outputs().iter().map(count).collect())
        }
    }

    /// A block of the function that is executed.
    fn of<'a>(function: &'a str, block: &'a str) -> Simulated<'a> {
        Simulated { executed: function, function, block }
    }

    #[test]
    fn one_execution_answers_all_blocks() {
        let mut s = Store::new();
        let (n, m) = (s.parameter("n", 32), s.parameter("m", 32));
        let body = s.simulation(of("f", "body"), &[n, m]);
        let tail = s.simulation(of("f", "tail"), &[n, m]);
        let both = s.add(body, tail);
        let run = Product::default();
        let mut ev = Evaluator::new(&s).with_simulator(&run);
        ev.bind_name("n", Num::int(6));
        ev.bind_name("m", Num::int(7));
        assert_eq!(ev.eval(both), Ok(Num::int(43)));
        assert_eq!(run.executions.get(), 1);
        // other arguments are another execution, the same ones are not, though bound anew
        ev.bind_name("m", Num::int(2));
        assert_eq!(ev.eval(both), Ok(Num::int(13)));
        ev.bind_name("m", Num::int(7));
        assert_eq!(ev.eval(body), Ok(Num::int(42)));
        assert_eq!(run.executions.get(), 2);
    }

    #[test]
    fn stands_in_a_sum_over_its_argument() {
        let mut s = Store::new();
        let n = s.parameter("n", 32);
        let i = s.symbol("i", SymKind::Index, Some(Num::ZERO), None);
        let (index, zero) = (s.sym(i), s.zero());
        let last = s.add_num(n, -1i64);
        let two = s.int(2);
        let half = s.floor_div(index, two);
        let body = s.simulation(of("f", "body"), &[half]);
        assert_eq!(s.vars(body).as_slice(), [i]);
        assert_eq!(s.interval(body).lo, Some(Num::ZERO));
        let sum = s.sum_over(i, zero, last, body);
        assert!(s.vars(sum).is_empty());
        let run = Product::default();
        let mut ev = Evaluator::new(&s).with_simulator(&run);
        ev.bind_name("n", Num::int(10));
        assert_eq!(ev.eval(sum), Ok(Num::int(2 * (1 + 2 + 3 + 4))));
        assert_eq!(run.executions.get(), 5); // half as many as steps
    }

    #[test]
    fn is_substituted_and_copied() {
        let mut callee = Store::new();
        let x = callee.parameter("x", 32);
        let e = callee.simulation(of("f", "body"), &[x]);
        let mut s = Store::new();
        let n = s.parameter("n", 32);
        s.simulation(of("g", "other"), &[n]); // the numbers of slices differ between stores
        s.simulation(of("f", "tail"), &[n]);
        let twice = s.scale(Num::int(2), n);
        let copy = s.import(&callee, e, &mut |_, _| Some(twice)).unwrap();
        assert_eq!(s.display(copy).to_string(), "simulate(f, body, 2*n)");
        let three = s.int(3);
        let sym = s.find_symbol("n").unwrap();
        let put = s.substitute(copy, &[(sym, three)]);
        assert_eq!(s.display(put).to_string(), "simulate(f, body, 6)");
        let run = Product::default();
        assert_eq!(Evaluator::new(&s).with_simulator(&run).eval(put), Ok(Num::int(6)));
    }

    #[test]
    fn what_is_printed_reads_back() {
        let names = ["f", "for.body", "3", "", "a b", "mod", "x, y", "q\"\\", "@g:h", "simulate"];
        let mut s = Store::new();
        let n = s.parameter("n", 32);
        for f in names {
            for b in names {
                for args in [&[][..], &[n], &[n, n]] {
                    let own = s.simulation(of(f, b), args);
                    let inner =
                        s.simulation(Simulated { executed: f, function: b, block: f }, args);
                    for e in [own, inner] {
                        let text = s.display(e).to_string();
                        assert_eq!(s.parse(&text), Ok(e), "{text}");
                    }
                }
            }
        }
        let e = s.simulation(Simulated { executed: "f", function: "3", block: "a b" }, &[n]);
        assert_eq!(s.display(e).to_string(), "simulate(f, \"3\": \"a b\", n)");
        for (text, error) in [
            ("simulate()", "column 10: expected the name of a function, found `)`"),
            ("simulate(f)", "column 11: expected `,`, found `)`"),
            ("simulate(f, b: )", "column 16: expected the name of a block, found `)`"),
            (
                "simulate(f, b, n/2)",
                "column 16: expected an integer (`floor(a/b)` rounds), found `n/2`, which may be \
                 a fraction",
            ),
        ] {
            assert_eq!(s.parse(text).map_err(|e| e.to_string()), Err(error.to_owned()));
        }
    }

    #[test]
    fn no_value_without_an_execution() {
        let mut s = Store::new();
        let n = s.parameter("n", 32);
        let e = s.simulation(of("f", "body"), &[n]);
        let mut ev = Evaluator::new(&s);
        ev.bind_name("n", Num::int(6));
        assert_eq!(ev.eval(e), Err(EvalError::NoSimulator("f".into())));
        // where it decides nothing, it is not needed
        let zero = s.zero();
        let more = s.gt(n, zero);
        let guarded = s.ite(more, n, e);
        let mut ev = Evaluator::new(&s);
        ev.bind_name("n", Num::int(6));
        assert_eq!(ev.eval(guarded), Ok(Num::int(6)));
        let unknown = s.simulation(of("f", "nowhere"), &[n]);
        let run = Product::default();
        let mut ev = Evaluator::new(&s).with_simulator(&run);
        ev.bind_name("n", Num::int(6));
        assert!(matches!(ev.eval(unknown), Err(EvalError::Simulation { .. })));
    }

    #[derive(Debug)]
    struct Short;

    impl Simulate for Short {
        fn simulate(&self, slice: &Slice, _: &[Num]) -> Result<Vec<Option<Num>>, EvalError> {
            let (function, block) = (slice.function.clone(), "body".to_owned());
            Err(EvalError::SimulationBudget { function, block, steps: 7 })
        }
    }

    #[test]
    fn the_step_budget_ends_the_evaluation() {
        let mut s = Store::new();
        let n = s.parameter("n", 32);
        let e = s.simulation(of("f", "body"), &[n]);
        let product = s.mul(n, e);
        let mut ev = Evaluator::new(&s).with_simulator(&Short);
        ev.bind_name("n", Num::int(6));
        assert!(matches!(ev.eval(product), Err(EvalError::SimulationBudget { steps: 7, .. })));
    }
}

//! Exact evaluation.
//!
//! Evaluation is lazy: an arm that is not chosen is not evaluated; a false conjunct, a true disjunct or a
//! factor 0 decides even where another operand has no value; plain arithmetic precedes sums and searches
//! that take steps. It is iterative, with one native level for each nested stepped sum, and memoised by
//! node. Arithmetic is that of machine integers where they suffice, of big integers elsewhere; see
//! [`Num`]. `stepping` has what steps, and the budgets.

mod memo;
mod stepping;

use super::connectives::Junction;
use super::node::{Expr, Node, SliceRef, Sym};
use super::num::Num;
use super::primitives::{first_index, floor_sum, FirstIndex, FloorSum};
use super::simulation::Simulate;
use super::store::Store;
use super::wrapping::{bit_fn, bit_op};
use crate::limits::EvaluationLimits;
use memo::Memo;
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// Why an expression has no value.
///
/// ```
/// use symprof_core::expr::{EvalError, Evaluator, Num, Store};
/// let mut s = Store::new();
/// let (n, m) = (s.parameter("n", 32), s.parameter("m", 32));
/// let e = s.floor_div(n, m);
/// let mut ev = Evaluator::new(&s);
/// ev.bind_name("n", Num::int(7));
/// assert_eq!(ev.eval(e), Err(EvalError::Unbound("m".into())));
/// ev.bind_name("m", Num::int(0));
/// assert_eq!(ev.eval(e), Err(EvalError::DivisionByZero));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum EvalError {
    /// A symbol has no value.
    #[error("no value given for `{0}`")]
    Unbound(String),
    /// A divisor is 0.
    #[error("division by zero")]
    DivisionByZero,
    /// A stepped sum or search takes more steps than allowed.
    #[error("evaluation needs more than {0} steps")]
    Budget(u64),
    /// Stepped sums and searches are nested deeper than evaluation goes.
    #[error("stepped sums are nested more than {0} deep")]
    Depth(u32),
    /// A number on the way is longer than evaluation goes.
    #[error("a number of more than {0} binary digits")]
    TooLong(u64),
    /// An operation on integers got another number (a logarithm of a negative one, a bit
    /// operation on a fraction).
    #[error("`{0}` is outside its operation's domain")]
    Domain(String),
    /// A simulation is reached, and the evaluator has nothing that executes it.
    #[error(
        "a count of `{0}` is known by execution only; give the evaluator what executes it \
         (`Evaluator::with_simulator`)"
    )]
    NoSimulator(String),
    /// A simulation has no answer.
    #[error("the simulation of `{function}` gives no count: {why}")]
    Simulation {
        /// the function executed
        function: String,
        /// what is in the way
        why: String,
    },
    /// Simulations take more steps than allowed.
    #[error(
        "function `{function}`, block `{block}`: simulations take more than {steps} steps; allow \
         more, if the loop ends"
    )]
    SimulationBudget {
        /// the function executed last
        function: String,
        /// block that was about to run
        block: String,
        /// steps allowed
        steps: u64,
    },
}

impl EvalError {
    /// Does the error end the evaluation of the whole expression, whether or not it depends on the part?
    fn ends_evaluation(&self) -> bool {
        use EvalError::*;
        matches!(self, Budget(_) | Depth(_) | TooLong(_) | SimulationBudget { .. })
    }
}

/// Evaluates expressions of one store under one assignment.
///
/// ```
/// use symprof_core::expr::{Evaluator, Num, Store};
/// let mut s = Store::new();
/// let n = s.parameter("n", 64);
/// let four = s.int(4);
/// let q = s.floor_div(n, four);
/// let mut ev = Evaluator::new(&s);
/// ev.bind_name("n", Num::int(11));
/// assert_eq!(ev.eval(q).unwrap(), Num::int(2));
/// ```
#[derive(Debug)]
#[must_use]
pub struct Evaluator<'s> {
    store: &'s Store,
    env: FxHashMap<Sym, Num>,
    memo: Memo,
    /// why operands have no value; empty in most evaluations
    failures: FxHashMap<Expr, EvalError>,
    /// is the memo in use?
    dirty: bool,
    steps: u64,
    budget: u64,
    depth: u32,
    simulator: Option<&'s dyn Simulate>,
    /// what executions gave, by slice and arguments: all outputs of one
    runs: FxHashMap<(SliceRef, Box<[Num]>), Run>,
}

/// The counts of all outputs of an execution.
type Run = Result<Rc<[Option<Num>]>, EvalError>;

enum Step {
    Done(Num),
    Need(Expr),
}

/// The value of an operand. Where it is not known yet the function it stands in returns to ask for it;
/// where there is none, with the reason.
macro_rules! need {
    ($ev:ident, $x:expr) => {
        match $ev.get($x) {
            Some(v) => v.clone(),
            None => match $ev.failure($x) {
                Some(why) => return Err(why.clone()),
                None => return Ok(Step::Need($x)),
            },
        }
    };
}

/// As `need!`, but `None` where there is no value, the first reason being kept.
macro_rules! attempt {
    ($ev:ident, $x:expr, $why:ident) => {
        match $ev.get($x) {
            Some(v) => Some(v.clone()),
            None => match $ev.failure($x) {
                Some(f) => {
                    $why.get_or_insert_with(|| f.clone());
                    None
                }
                None => return Ok(Step::Need($x)),
            },
        }
    };
}

impl<'s> Evaluator<'s> {
    /// An evaluator with no symbol bound.
    pub fn new(store: &'s Store) -> Self {
        Evaluator {
            store,
            env: FxHashMap::default(),
            memo: Memo::new(store.len()),
            failures: FxHashMap::default(),
            dirty: false,
            depth: 0,
            steps: 0,
            budget: store.limits().evaluation.steps,
            simulator: None,
            runs: FxHashMap::default(),
        }
    }

    /// Executes simulations by this; without, they have no value.
    pub fn with_simulator(mut self, simulator: &'s dyn Simulate) -> Self {
        self.simulator = Some(simulator);
        self
    }

    /// Limits the steps of sums and searches.
    pub fn with_budget(mut self, steps: u64) -> Self {
        self.budget = steps;
        self
    }

    /// Allows so many steps from now on.
    ///
    /// ```
    /// use symprof_core::expr::{EvalError, Evaluator, Num, Store, SymKind};
    /// let mut s = Store::new();
    /// let n = s.parameter("n", 32);
    /// let i = s.symbol("i", SymKind::Index, None, None);
    /// let (zero, index) = (s.zero(), s.sym(i));
    /// let square = s.mul(index, index);
    /// let sum = s.sum_over(i, zero, n, square);
    /// let mut ev = Evaluator::new(&s).with_budget(5);
    /// ev.bind_name("n", Num::int(10));
    /// assert_eq!(ev.eval(sum), Err(EvalError::Budget(5)));
    /// ev.allow(100);
    /// assert_eq!(ev.eval(sum), Ok(Num::int(385)));
    /// assert!(ev.steps() >= 11);
    /// ```
    pub fn allow(&mut self, steps: u64) {
        (self.steps, self.budget) = (0, steps);
    }

    /// Steps of sums and searches since the start, or since they were last allowed.
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// Gives a symbol its value and forgets what was computed before.
    pub fn bind(&mut self, sym: Sym, value: Num) {
        self.env.insert(sym, value);
        if self.dirty {
            self.memo.clear();
            self.failures.clear();
            self.dirty = false;
        }
    }

    /// Gives the symbol of that name its value, if the store has one.
    pub fn bind_name(&mut self, name: &str, value: Num) -> bool {
        match self.store.find_symbol(name) {
            Some(s) => {
                self.bind(s, value);
                true
            }
            None => false,
        }
    }

    /// The exact value.
    ///
    /// # Errors
    /// An [`EvalError`] if a symbol that matters is not bound, a division by zero is reached, or
    /// stepping exceeds the budget.
    pub fn eval(&mut self, root: impl Into<Expr>) -> Result<Num, EvalError> {
        self.value(root.into())
    }

    fn value(&mut self, root: Expr) -> Result<Num, EvalError> {
        self.dirty = true;
        let mut stack = vec![root];
        while let Some(&e) = stack.last() {
            if self.get(e).is_some() || self.failure(e).is_some() {
                stack.pop();
                continue;
            }
            match self.step(e) {
                Ok(Step::Done(v)) => {
                    self.charge(&v)?;
                    self.memo.set(e, v);
                    stack.pop();
                }
                Ok(Step::Need(x)) => stack.push(x),
                Err(fatal) if fatal.ends_evaluation() => return Err(fatal),
                // The value of a user may not depend on this operand.
                Err(why) => {
                    self.failures.insert(e, why);
                    stack.pop();
                }
            }
        }
        match self.get(root) {
            Some(v) => Ok(v.clone()),
            None => Err(self.failure(root).cloned().unwrap_or(EvalError::DivisionByZero)),
        }
    }

    fn limits(&self) -> &'s EvaluationLimits {
        &self.store.limits().evaluation
    }

    fn get(&self, e: Expr) -> Option<&Num> {
        self.memo.get(e)
    }

    fn failure(&self, e: Expr) -> Option<&EvalError> {
        if self.failures.is_empty() {
            return None;
        }
        self.failures.get(&e)
    }

    /// The truth of a condition.
    ///
    /// # Errors
    /// As [`eval`](Evaluator::eval).
    pub fn truth(&mut self, e: impl Into<Expr>) -> Result<bool, EvalError> {
        Ok(!self.value(e.into())?.is_zero())
    }

    /// The value of a node, or the operand that is needed first.
    fn step(&mut self, e: Expr) -> Result<Step, EvalError> {
        let store = self.store;
        let v = match store.node(e) {
            Node::Const(v) => v.clone(),
            Node::Symbol(s) => match self.env.get(s) {
                Some(v) => v.clone(),
                None => return Err(EvalError::Unbound(store.symbol_data(*s).name.clone())),
            },
            Node::Sum(c, terms) => {
                let mut acc = c.clone();
                for (k, t) in terms {
                    let v = need!(self, *t);
                    acc = acc + if k.is_one() { v } else { k.clone() * v };
                }
                acc
            }
            Node::Product(factors) => return self.product(factors),
            Node::Quotient(a, b) => {
                let (a, b) = (need!(self, *a), need!(self, *b));
                if a.is_zero() && b.is_zero() {
                    Num::ZERO
                } else {
                    a.checked_div(&b).ok_or(EvalError::DivisionByZero)?
                }
            }
            Node::FloorDiv(a, b) => {
                let (a, b) = (need!(self, *a), need!(self, *b));
                a.floor_div(&b).ok_or(EvalError::DivisionByZero)?
            }
            Node::Mod(a, b) => {
                let (a, b) = (need!(self, *a), need!(self, *b));
                a.floor_mod(&b).ok_or(EvalError::DivisionByZero)?
            }
            Node::Min(args) => {
                let mut acc = need!(self, args[0]);
                for a in &args[1..] {
                    acc = acc.min(need!(self, *a));
                }
                acc
            }
            Node::Max(args) => {
                let mut acc = need!(self, args[0]);
                for a in &args[1..] {
                    acc = acc.max(need!(self, *a));
                }
                acc
            }
            Node::Ge0(a) => truth(!need!(self, *a).is_negative()),
            Node::Eq0(a) | Node::Not(a) => truth(need!(self, *a).is_zero()),
            Node::And(args) => return self.junction(args, Junction::And),
            Node::Or(args) => return self.junction(args, Junction::Or),
            Node::Ite(c, a, b) => match need!(self, *c).is_zero() {
                true => need!(self, *b),
                false => need!(self, *a),
            },
            node => return self.machine_or_search(node),
        };
        Ok(Step::Done(v))
    }

    /// The value of an operation of machine integers, or of what steps, searches or executes.
    fn machine_or_search(&mut self, node: &Node) -> Result<Step, EvalError> {
        let v = match node {
            Node::Wrap { signed, width, arg } => need!(self, *arg).wrap(*width, *signed),
            Node::Unsigned(w, a) => need!(self, *a).wrap(*w, false),
            Node::Bits(op, a, b) => {
                let (a, b) = (need!(self, *a), need!(self, *b));
                match (a.as_big_int(), b.as_big_int()) {
                    (Some(a), Some(b)) => Num::big_int(bit_op(*op, &a, &b)),
                    _ => return Err(EvalError::Domain(a.to_string())),
                }
            }
            Node::BitFn(f, a) => {
                let a = need!(self, *a);
                match a.as_big_int().and_then(|v| bit_fn(*f, &v)) {
                    Some(v) => Num::big_int(v),
                    None => return Err(EvalError::Domain(a.to_string())),
                }
            }
            Node::Power(base, a) => {
                let a = need!(self, *a);
                let exponent = a.as_i128().and_then(|k| u32::try_from(k).ok());
                let most = self.limits().power_of_two;
                match exponent.and_then(|k| Num::power_within(*base, k, most)) {
                    Some(power) => power,
                    None => return Err(EvalError::Domain(a.to_string())),
                }
            }
            Node::SumOver { var, lo, hi, body } => {
                let (lo, hi) = (need!(self, *lo), need!(self, *hi));
                self.sum(*var, lo, hi, *body)?
            }
            Node::First { var, lo, hi, cond } => {
                let (lo, hi) = (need!(self, *lo), need!(self, *hi));
                self.search(*var, lo, hi, *cond)?
            }
            Node::FloorSum(sum) => {
                let (terms, divisor) = (need!(self, sum.terms), need!(self, sum.divisor));
                let (slope, offset) = (need!(self, sum.slope), need!(self, sum.offset));
                floor_sum(&FloorSum { terms, divisor, slope, offset })
                    .ok_or(EvalError::DivisionByZero)?
            }
            Node::FirstIndex(first) => {
                let (slope, offset) = (need!(self, first.slope), need!(self, first.offset));
                let modulus = need!(self, first.modulus);
                let (low, high) = (need!(self, first.low), need!(self, first.high));
                first_index(&FirstIndex { slope, offset, modulus, low, high })
                    .ok_or(EvalError::DivisionByZero)?
            }
            Node::Simulation { slice, output, args } => {
                let mut values = Vec::with_capacity(args.len());
                for a in args {
                    values.push(need!(self, *a));
                }
                self.execution(*slice, *output, values)?
            }
            // those of `step`
            Node::Const(_)
            | Node::Symbol(_)
            | Node::Sum(..)
            | Node::Product(_)
            | Node::Quotient(..)
            | Node::FloorDiv(..)
            | Node::Mod(..)
            | Node::Min(_)
            | Node::Max(_)
            | Node::Ge0(_)
            | Node::Eq0(_)
            | Node::Not(_)
            | Node::And(_)
            | Node::Or(_)
            | Node::Ite(..) => {
                return Err(EvalError::Domain("an operation without a value".into()))
            }
        };
        Ok(Step::Done(v))
    }

    /// A factor of 0 decides, even where another one has no value.
    fn product(&mut self, factors: &[(Expr, u32)]) -> Result<Step, EvalError> {
        let store = self.store;
        let longest = self.limits().digits;
        let (mut acc, mut why) = (Num::ONE, None);
        let dear = |f: &&(Expr, u32)| store.is_stepped(f.0);
        let cheap = factors.iter().filter(|f| !dear(f));
        for (f, n) in cheap.chain(factors.iter().filter(dear)) {
            let Some(v) = attempt!(self, *f, why) else { continue };
            if v.is_zero() {
                return Ok(Step::Done(v));
            }
            let digits = if v.abs().is_one() { 0 } else { v.digits() };
            if digits.saturating_mul(*n as u64) + acc.digits() > longest {
                return Err(EvalError::TooLong(longest));
            }
            acc = acc * v.pow(*n);
        }
        match why {
            Some(why) => Err(why),
            None => Ok(Step::Done(acc)),
        }
    }

    /// An operand with the absorbing value decides, even where another one has no value.
    fn junction(&mut self, args: &[Expr], kind: Junction) -> Result<Step, EvalError> {
        let is_and = kind == Junction::And;
        let mut why = None;
        for a in cheap_first(self.store, args) {
            if attempt!(self, *a, why).is_some_and(|v| v.is_zero() == is_and) {
                return Ok(Step::Done(truth(!is_and)));
            }
        }
        match why {
            Some(why) => Err(why),
            None => Ok(Step::Done(truth(is_and))),
        }
    }
}

/// The operands, stepped ones last: where another operand decides, no step is taken.
fn cheap_first<'a>(store: &'a Store, args: &'a [Expr]) -> impl Iterator<Item = &'a Expr> {
    let cheap = args.iter().filter(|a| !store.is_stepped(**a));
    cheap.chain(args.iter().filter(|a| store.is_stepped(**a)))
}

fn truth(v: bool) -> Num {
    if v {
        Num::ONE
    } else {
        Num::ZERO
    }
}

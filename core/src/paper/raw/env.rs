//! Values of the counting functions, and the check of a raw profile against an execution.

use super::formula::{CountingFunction, RawCount, RawId, Site, Skip};
use super::profile::RawProfile;
use crate::analysis::{Cfg, Dominators};
use crate::ir::{Block, Function};
use crate::paper::grammar::{BasicGraph, GraphView, LoopTest};
use cranelift_entity::SecondaryMap;
use num_rational::BigRational;
use num_traits::{One, Zero};
use rustc_hash::FxHashMap;

/// Values of counting functions, as exact rationals.
///
/// ```
/// use num_rational::BigRational;
/// use symprof_core::paper::grammar::{GraphBuilder, LoopTest};
/// use symprof_core::paper::raw::{CountingFunction, RawEnv, RawProfile};
/// let mut g = GraphBuilder::new("f");
/// let (head, body) = (g.block("head"), g.block("body"));
/// let (members, exit) = ([g.basic(body)], g.empty());
/// let members = g.graph(members);
/// let l = g.general(head, LoopTest::Header, members, exit);
/// let root = g.graph([l]);
/// let view = g.finish(root)?;
/// let raw = RawProfile::new(&view);
/// let mut env = RawEnv::new();
/// env.set(CountingFunction::LoopCount(l), BigRational::from_integer(7.into()));
/// assert_eq!(raw.evaluate(&view, head, &env)?, BigRational::from_integer(8.into()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct RawEnv {
    values: FxHashMap<CountingFunction, BigRational>,
}

/// A formula applies a counting function that has no value.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{function} has no value; set it in the environment")]
#[non_exhaustive]
pub struct UnboundFunction {
    /// the counting function
    pub function: String,
}

/// A formula's value differs from the count.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{block}`: {formula} is {value}, but the execution counted {count}")]
#[non_exhaustive]
pub struct CountMismatch {
    /// the block, or the loop entry or switch test
    pub block: String,
    /// the formula
    pub formula: String,
    /// its value, or why it has none
    pub value: String,
    /// the count of the execution
    pub count: String,
}

fn quotient(a: &BigRational, b: &BigRational) -> BigRational {
    if b.is_zero() {
        BigRational::zero()
    } else {
        a / b
    }
}

impl RawEnv {
    /// An environment without values.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets a value.
    pub fn set(&mut self, function: CountingFunction, value: BigRational) {
        self.values.insert(function, value);
    }

    /// The value of a counting function.
    pub fn get(&self, function: CountingFunction) -> Option<&BigRational> {
        self.values.get(&function)
    }

    /// The counting functions that have values, with them.
    pub fn iter(&self) -> impl Iterator<Item = (CountingFunction, &BigRational)> {
        self.values.iter().map(|(&f, v)| (f, v))
    }

    /// The values of all counting functions of a view, the counts `#` among them, in an execution:
    /// each ratio is the quotient of the counts that define it (see the [module](super)).
    ///
    /// `counts` gives the executions of each block and `edges` how often its `k`-th target was
    /// taken, in the order of [`Terminator::targets`](crate::ir::Terminator::targets). Both are
    /// those of one finished execution of the function, or sums over several (`entries` of them).
    ///
    /// ```
    /// use num_rational::BigRational;
    /// use symprof_core::ir::{text::parse_function, Block};
    /// use symprof_core::paper::{grammar::GraphView, raw::{CountingFunction, RawEnv, RawProfile}};
    /// let f = parse_function("
    /// func @f(%c: i1) {
    /// block entry:
    ///   branch %c, then, end
    /// block then:
    ///   jump end
    /// block end:
    ///   return
    /// }")?;
    /// let view = GraphView::from_function(&f)?;
    /// let then = f.block_by_name("then").ok_or("no block")?;
    /// let number = |n: u32| BigRational::from_integer(n.into());
    /// // of four executions one takes the branch
    /// let counts = |b: Block| number(if b == then { 1 } else { 4 });
    /// let edges = |b: Block, k: usize| number(if b != f.entry() || k == 0 { 1 } else { 3 });
    /// let env = RawEnv::from_counts(&view, &f, &number(4), &counts, &edges);
    /// let branch = view.entered_by(f.entry()).ok_or("no branch")?;
    /// let ratio = env.get(CountingFunction::TrueRatio(branch)).ok_or("no value")?;
    /// assert_eq!(*ratio, BigRational::new(1.into(), 4.into()));
    /// assert_eq!(RawProfile::new(&view).evaluate(&view, then, &env)?, *ratio);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_counts(
        view: &GraphView,
        func: &Function,
        entries: &BigRational,
        counts: &dyn Fn(Block) -> BigRational,
        edges: &dyn Fn(Block, usize) -> BigRational,
    ) -> RawEnv {
        let cfg = Cfg::new(func);
        let dom = Dominators::new(&cfg);
        // entries of each block from outside of the loop that it heads, if any
        let mut arrivals = SecondaryMap::<Block, BigRational>::with_default(BigRational::zero());
        arrivals[cfg.entry()] += entries;
        for &b in cfg.reverse_postorder() {
            for (k, &t) in cfg.successors(b).iter().enumerate() {
                if !dom.dominates(t, b) {
                    arrivals[t] += edges(b, k);
                }
            }
        }
        let mut env = RawEnv::new();
        for block in view.blocks() {
            env.set(CountingFunction::Count(Site::Block(block)), counts(block));
        }
        for &b in view.basics() {
            let Some(first) = view.first_block(b) else { continue };
            if view.is_escaped_past(b) {
                let before = view.follows(b).and_then(|d| {
                    let x = view.first_block(d)?;
                    Some(match view.basic(d) {
                        BasicGraph::Loop(_) => arrivals[x].clone(),
                        _ => counts(x),
                    })
                });
                let before = before.unwrap_or_else(BigRational::zero);
                let ratio = quotient(&(&before - &arrivals[first]), &before);
                env.set(CountingFunction::EscapeRatio(Skip::Past(b)), ratio);
            }
            match view.basic(b) {
                BasicGraph::Branch(br) => {
                    let k = br.case as usize;
                    let mut reached = counts(br.block);
                    for earlier in 0..k {
                        reached -= edges(br.block, earlier);
                    }
                    let ratio = quotient(&edges(br.block, k), &reached);
                    env.set(CountingFunction::TrueRatio(b), ratio);
                    if k > 0 {
                        env.set(CountingFunction::Count(Site::Test(b)), reached);
                    }
                }
                BasicGraph::Loop(l) => {
                    let visits = &arrivals[l.header];
                    // the edges of a testing header, into the body and past it
                    let (mut into_body, mut past) = (BigRational::zero(), BigRational::zero());
                    let first = |g| view.graph(g).first().and_then(|&m| view.first_block(m));
                    for (k, &t) in cfg.successors(l.header).iter().enumerate() {
                        let side =
                            if first(l.body) == Some(t) { &mut into_body } else { &mut past };
                        *side += edges(l.header, k);
                    }
                    let (passes, exits) = match (l.test, first(l.exit)) {
                        (LoopTest::Header, _) => (into_body, Some(past)),
                        (_, Some(x)) => (counts(l.header), Some(arrivals[x].clone())),
                        (_, None) => (counts(l.header), None),
                    };
                    env.set(CountingFunction::LoopCount(b), quotient(&passes, visits));
                    env.set(CountingFunction::Count(Site::Loop(b)), visits.clone());
                    if let Some(exits) = exits.filter(|_| view.has_breaks(b)) {
                        let breaks = quotient(&(visits - exits), visits);
                        env.set(CountingFunction::EscapeRatio(Skip::Break(b)), breaks);
                    }
                }
                BasicGraph::Block(_) | BasicGraph::Escape(_) => {}
            }
        }
        env
    }
}

impl RawProfile {
    /// The count of a block for one entry of the function, from the values of the ratios and loop
    /// counts.
    ///
    /// # Errors
    /// If a counting function has no value.
    pub fn evaluate(
        &self,
        view: &GraphView,
        block: Block,
        env: &RawEnv,
    ) -> Result<BigRational, UnboundFunction> {
        self.value(view, self.expanded(block), env)
    }

    /// The value of any formula of this profile.
    ///
    /// # Errors
    /// If a counting function has no value.
    pub fn value(
        &self,
        view: &GraphView,
        formula: impl Into<RawId>,
        env: &RawEnv,
    ) -> Result<BigRational, UnboundFunction> {
        self.formulas().evaluate(formula.into(), |f| {
            env.get(f).cloned().ok_or_else(|| UnboundFunction { function: f.text(view) })
        })
    }

    /// Checks every formula against an execution: with the ratios and loop counts that follow from
    /// the true counts, the one-step and the expanded formula of each block must give its count
    /// back, and so must those of loop entries and of the tests of a switch.
    ///
    /// The arguments are those of [`RawEnv::from_counts`], for a single entry of the function.
    ///
    /// # Errors
    /// The first block whose count differs.
    pub fn check(
        &self,
        view: &GraphView,
        func: &Function,
        counts: &dyn Fn(Block) -> BigRational,
        edges: &dyn Fn(Block, usize) -> BigRational,
    ) -> Result<(), CountMismatch> {
        let env = RawEnv::from_counts(view, func, &BigRational::one(), counts, edges);
        let compare = |what: &str, formula: RawCount, count: &BigRational| {
            let value = self.value(view, formula, &env);
            if value.as_ref() == Ok(count) {
                return Ok(());
            }
            Err(CountMismatch {
                block: what.to_owned(),
                formula: self.display(view, formula).to_string(),
                value: value.map_or_else(|e| e.to_string(), |v| v.to_string()),
                count: count.to_string(),
            })
        };
        for block in view.blocks() {
            let count = counts(block);
            compare(view.block_name(block), self.one_step(block), &count)?;
            compare(view.block_name(block), self.expanded(block), &count)?;
        }
        for &b in view.basics() {
            let site = match view.basic(b) {
                BasicGraph::Loop(_) => Site::Loop(b),
                BasicGraph::Branch(br) if br.case > 0 => Site::Test(b),
                _ => continue,
            };
            if let Some(count) = env.get(CountingFunction::Count(site)) {
                let what = CountingFunction::Count(site).text(view);
                compare(&what, self.entry(b), count)?;
                compare(&what, self.expanded_entry(b), count)?;
            }
        }
        Ok(())
    }
}

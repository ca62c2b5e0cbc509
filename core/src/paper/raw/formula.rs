//! Formulas in counting functions: a hash-consed graph, so that blocks share what they have in
//! common, and equality of formulas is equality of ids.

use crate::ir::Block;
use crate::newtype::newtype;
use crate::paper::grammar::{BasicId, GraphView};
use cranelift_entity::{entity_impl, EntityRef, PrimaryMap};
use num_rational::BigRational;
use num_traits::One;
use rustc_hash::FxHashMap;
use std::fmt;

/// A formula of a [`Formulas`] store.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RawId(u32);
entity_impl!(RawId, "raw");

newtype! {
    /// A formula that is a count, as `#(x)` is.
    ///
    /// ```
    /// use symprof_core::ir::Block;
    /// use symprof_core::paper::raw::{rules, Formulas, RawCount, Site};
    /// let mut f = Formulas::new();
    /// let block: RawCount = f.count(Site::Block(Block::from_u32(0)));
    /// assert_eq!(rules::stmt_association(block), block);
    /// ```
    RawCount of RawId by formula
}

newtype! {
    /// A formula that is a `loopCount`: iterations for each entry of the loop.
    RawLoopCount of RawId by formula
}

newtype! {
    /// A formula that is a share of a flow: a `trueRatio`, or an `escapeRatio`.
    RawRatio of RawId by formula
}

/// What `#` counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Site {
    /// executions of a block
    Block(Block),
    /// entries from outside into a loop
    Loop(BasicId),
    /// arrivals at a test of a switch other than its first
    Test(BasicId),
}

/// What an escape ratio is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Skip {
    /// the flow that escapes past this member of a sequence
    Past(BasicId),
    /// the flow that leaves this loop by breaks
    Break(BasicId),
}

/// A counting function of the paper, applied. Definitions are in the [module](super).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CountingFunction {
    /// `#(x)`
    Count(Site),
    /// `trueRatio(BR)`
    TrueRatio(BasicId),
    /// `loopCount(AL)` or `loopCount(GL)`
    LoopCount(BasicId),
    /// `escapeRatio(label, BG)`
    EscapeRatio(Skip),
}

impl CountingFunction {
    /// How it reads, with the names of the program's blocks.
    ///
    /// ```
    /// use symprof_core::paper::{grammar::GraphBuilder, raw::CountingFunction};
    /// let mut g = GraphBuilder::new("f");
    /// let bb3 = g.block("BB3");
    /// let (then, otherwise) = (g.empty(), g.empty());
    /// let br = g.branch(bb3, then, otherwise);
    /// let root = g.graph([br]);
    /// let view = g.finish(root)?;
    /// assert_eq!(CountingFunction::TrueRatio(br).text(&view), "trueRatio(BB3)");
    /// # Ok::<(), symprof_core::paper::grammar::GraphError>(())
    /// ```
    pub fn text(self, view: &GraphView) -> String {
        let first = |b| view.basic_name(b);
        match self {
            CountingFunction::Count(Site::Block(x)) => format!("#({})", view.block_name(x)),
            CountingFunction::Count(Site::Loop(l)) => format!("#(loop {})", first(l)),
            CountingFunction::Count(Site::Test(b)) => format!("#({})", view.test_name(b)),
            CountingFunction::TrueRatio(b) => format!("trueRatio({})", view.test_name(b)),
            CountingFunction::LoopCount(l) => format!("loopCount({})", first(l)),
            CountingFunction::EscapeRatio(Skip::Past(b)) => match view.follows(b) {
                Some(d) => format!("escapeRatio({}, {})", first(b), first(d)),
                None => format!("escapeRatio({})", first(b)),
            },
            CountingFunction::EscapeRatio(Skip::Break(l)) => {
                format!("escapeRatio(break, {})", first(l))
            }
        }
    }
}

/// A node of a formula. Operands have smaller ids than the node itself.
///
/// ```
/// use symprof_core::paper::raw::{Formulas, RawNode};
/// let mut f = Formulas::new();
/// let one = f.one();
/// assert_eq!(f.node(one), RawNode::One);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RawNode {
    /// 0
    Zero,
    /// 1
    One,
    /// a counting function
    Function(CountingFunction),
    /// a product
    Product(RawId, RawId),
    /// a sum
    Sum(RawId, RawId),
    /// 1 less the operand
    Complement(RawId),
}

/// A store of formulas.
///
/// ```
/// use symprof_core::paper::raw::Formulas;
/// let mut f = Formulas::new();
/// let (zero, one) = (f.zero(), f.one());
/// assert_eq!(f.product(one, zero), zero);
/// assert_eq!(f.complement(zero), one);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Formulas {
    nodes: PrimaryMap<RawId, RawNode>,
    ids: FxHashMap<RawNode, RawId>,
}

impl Formulas {
    /// An empty store.
    pub fn new() -> Self {
        Self::default()
    }

    /// A node.
    pub fn node(&self, id: RawId) -> RawNode {
        self.nodes[id]
    }

    /// The number of nodes.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Is the store empty?
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    fn intern(&mut self, node: RawNode) -> RawId {
        let nodes = &mut self.nodes;
        *self.ids.entry(node).or_insert_with(|| nodes.push(node))
    }

    /// 0
    pub fn zero(&mut self) -> RawId {
        self.intern(RawNode::Zero)
    }

    /// 1
    pub fn one(&mut self) -> RawId {
        self.intern(RawNode::One)
    }

    /// A counting function, applied.
    pub fn function(&mut self, function: CountingFunction) -> RawId {
        self.intern(RawNode::Function(function))
    }

    /// `#(x)`
    pub fn count(&mut self, site: Site) -> RawCount {
        RawCount::new(self.function(CountingFunction::Count(site)))
    }

    /// `trueRatio(BR)`
    pub fn true_ratio(&mut self, branch: BasicId) -> RawRatio {
        RawRatio::new(self.function(CountingFunction::TrueRatio(branch)))
    }

    /// `loopCount(AL)` or `loopCount(GL)`
    pub fn loop_count(&mut self, l: BasicId) -> RawLoopCount {
        RawLoopCount::new(self.function(CountingFunction::LoopCount(l)))
    }

    /// `escapeRatio(label, BG)`
    pub fn escape_ratio(&mut self, skip: Skip) -> RawRatio {
        RawRatio::new(self.function(CountingFunction::EscapeRatio(skip)))
    }

    /// `a·b`
    pub fn product(&mut self, a: RawId, b: RawId) -> RawId {
        match (self.nodes[a], self.nodes[b]) {
            (RawNode::Zero, _) | (_, RawNode::One) => a,
            (_, RawNode::Zero) | (RawNode::One, _) => b,
            _ => self.intern(RawNode::Product(a, b)),
        }
    }

    /// `a + b`
    pub fn sum(&mut self, a: RawId, b: RawId) -> RawId {
        match (self.nodes[a], self.nodes[b]) {
            (RawNode::Zero, _) => b,
            (_, RawNode::Zero) => a,
            _ => self.intern(RawNode::Sum(a, b)),
        }
    }

    /// `1 - a`
    pub fn complement(&mut self, a: RawId) -> RawId {
        match self.nodes[a] {
            RawNode::Zero => self.one(),
            RawNode::One => self.zero(),
            RawNode::Complement(x) => x,
            _ => self.intern(RawNode::Complement(a)),
        }
    }

    /// The nodes that a formula consists of, operands first. Linear in their number.
    pub fn parts(&self, root: RawId) -> Vec<RawId> {
        let mut wanted = vec![false; root.index() + 1];
        wanted[root.index()] = true;
        let mut found = Vec::new();
        for i in (0..=root.index()).rev() {
            if !wanted[i] {
                continue;
            }
            let id = RawId::new(i);
            found.push(id);
            match self.nodes[id] {
                RawNode::Product(a, b) | RawNode::Sum(a, b) => {
                    wanted[a.index()] = true;
                    wanted[b.index()] = true;
                }
                RawNode::Complement(a) => wanted[a.index()] = true,
                _ => {}
            }
        }
        found.reverse();
        found
    }

    /// The counting functions that a formula applies.
    pub fn functions(&self, root: RawId) -> impl Iterator<Item = CountingFunction> + '_ {
        self.parts(root).into_iter().filter_map(|id| match self.nodes[id] {
            RawNode::Function(f) => Some(f),
            _ => None,
        })
    }

    /// The value of a formula, given the values of its counting functions; without recursion, each
    /// node once.
    ///
    /// # Errors
    /// That of the first counting function without a value.
    pub fn evaluate<E>(
        &self,
        root: RawId,
        mut value: impl FnMut(CountingFunction) -> Result<BigRational, E>,
    ) -> Result<BigRational, E> {
        let mut values: FxHashMap<RawId, BigRational> = FxHashMap::default();
        for id in self.parts(root) {
            let v = match self.nodes[id] {
                RawNode::Zero => BigRational::from_integer(0.into()),
                RawNode::One => BigRational::one(),
                RawNode::Function(f) => value(f)?,
                RawNode::Product(a, b) => &values[&a] * &values[&b],
                RawNode::Sum(a, b) => &values[&a] + &values[&b],
                RawNode::Complement(a) => BigRational::one() - &values[&a],
            };
            values.insert(id, v);
        }
        Ok(values.remove(&root).unwrap_or_else(BigRational::one))
    }

    /// The formula as text, with the names of the program's blocks:
    /// `#(entry)·loopCount(for.cond)`, `#(BB3)·(1 - trueRatio(BB3))`.
    pub fn display<'a>(
        &'a self,
        view: &'a GraphView,
        root: impl Into<RawId>,
    ) -> impl fmt::Display + 'a {
        Shown { formulas: self, view, root: root.into() }
    }
}

struct Shown<'a> {
    formulas: &'a Formulas,
    view: &'a GraphView,
    root: RawId,
}

enum Token {
    Node(RawId, Around),
    Text(&'static str),
}

/// What a node is an operand of, which decides about brackets.
#[derive(Clone, Copy, PartialEq)]
enum Around {
    Nothing,
    Sum,
    Product,
    Subtrahend,
}

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut work = vec![Token::Node(self.root, Around::Nothing)];
        while let Some(token) = work.pop() {
            let (id, around) = match token {
                Token::Text(text) => {
                    f.write_str(text)?;
                    continue;
                }
                Token::Node(id, around) => (id, around),
            };
            match self.formulas.nodes[id] {
                RawNode::Zero => f.write_str("0")?,
                RawNode::One => f.write_str("1")?,
                RawNode::Function(x) => f.write_str(&x.text(self.view))?,
                RawNode::Product(a, b) => {
                    work.push(Token::Node(b, Around::Product));
                    work.push(Token::Text("·"));
                    work.push(Token::Node(a, Around::Product));
                }
                RawNode::Complement(a) => {
                    let bracket = matches!(around, Around::Product | Around::Subtrahend);
                    if bracket {
                        f.write_str("(")?;
                        work.push(Token::Text(")"));
                    }
                    f.write_str("1 - ")?;
                    work.push(Token::Node(a, Around::Subtrahend));
                }
                RawNode::Sum(a, b) => {
                    if matches!(around, Around::Product | Around::Subtrahend) {
                        f.write_str("(")?;
                        work.push(Token::Text(")"));
                    }
                    work.push(Token::Node(b, Around::Sum));
                    work.push(Token::Text(" + "));
                    work.push(Token::Node(a, Around::Sum));
                }
            }
        }
        Ok(())
    }
}

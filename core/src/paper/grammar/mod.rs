//! The paper's graph language (section "Basic Constructs", Fig. "Context-Free Grammar for G"), as a view on a
//! flow graph:
//!
//! ```text
//! G  ::= BG | BG G
//! BG ::= BB | BR | AL | GL | escape
//! BB ::= statements
//! BR ::= if (C) G1, G2
//! AL ::= from S to E in K for Gb, Ge
//! GL ::= while (N) Gb, Ge
//! escape ::= continue | break | jump to a shared join | return
//! ```
//!
//! The paper parses structured programs. Here *every* reducible flow graph has a view, in the way
//! in which Ramsey ("Beyond Relooper", ICFP 2022) recovers structured control from the dominator
//! tree: a block is followed by the blocks it dominates; those with more than one forward edge
//! into them (*shared joins*, also those of short-circuit conditions) become labelled members of
//! the sequence, and an edge to a label that does not come next is an [`Escape`]. Every reachable
//! block occurs exactly once, so that the view is linear in blocks plus edges. Two things differ
//! from Ramsey: what follows a loop stands behind it, never inside it, and a loop keeps its test
//! and its normal exit (`Ge`) apart from its body.
//!
//! A sequence may be empty here (the paper: "the graph exit is set to be empty").
//!
//! # Loops
//! A loop has one of three shapes ([`LoopTest`]), chosen so that the paper's counts are exact:
//!
//! * *while*: the header tests and is no part of the body `Gb`; control that enters the loop `v`
//!   times and iterates `c` times passes the header `c + v` times (less what a `break` saves);
//! * *rotated* (do-while): the only latch tests; the header is the first block of `Gb`;
//! * *other*: the loop leaves by breaks only; the header is the first block of `Gb`.
//!
//! # Example
//! The paper's matrix multiplication (Fig. "naive-matmul"):
//!
//! ```
//! use symprof_core::paper::grammar::{GraphBuilder, LoopTest, Triple};
//! let mut g = GraphBuilder::new("matmul");
//! let b: Vec<_> = (1..=13).map(|i| g.block(format!("BB{i}"))).collect();
//! let bb = |i: usize| b[i - 1];
//! // for (k = 0; k < K; ++k): BB7 is its preheader, BB8 the test, BB13 the increment
//! let body = [g.basic(bb(9)), g.basic(bb(13))];
//! let (body, exit) = (g.graph(body), g.empty());
//! let k = g.affine(bb(8), LoopTest::Header, Triple::new("0", "K", "1"), body, exit);
//! let body = [g.basic(bb(6)), g.basic(bb(7)), k, g.basic(bb(12))];
//! let (body, exit) = (g.graph(body), g.empty());
//! let j = g.affine(bb(5), LoopTest::Header, Triple::new("0", "N", "1"), body, exit);
//! let body = [g.basic(bb(4)), j, g.basic(bb(11))];
//! let exit = [g.basic(bb(10))];
//! let (body, exit) = (g.graph(body), g.graph(exit));
//! let i = g.affine(bb(3), LoopTest::Header, Triple::new("0", "M", "1"), body, exit);
//! let root = [g.basic(bb(1)), g.basic(bb(2)), i];
//! let root = g.graph(root);
//! let view = g.finish(root)?;
//! assert_eq!(view.to_string(), "\
//! BB1
//! BB2
//! from 0 to M in 1 for [BB3]
//!   BB4
//!   from 0 to N in 1 for [BB5]
//!     BB6
//!     BB7
//!     from 0 to K in 1 for [BB8]
//!       BB9
//!       BB13
//!     BB12
//!   BB11
//! ,
//!   BB10
//! ");
//! # Ok::<(), symprof_core::paper::grammar::GraphError>(())
//! ```
//!
//! Reading order: this file (the language), [`GraphBuilder`] (a view by hand),
//! [`GraphView::from_function`] (a view of a flow graph), `resolve` (what each escape skips).

mod build;
mod print;
mod recover;
mod resolve;
#[cfg(test)]
pub(crate) mod tests;

pub use build::GraphBuilder;

use crate::ir::{Block, Value};
use cranelift_entity::{
    entity_impl, packed_option::PackedOption, EntitySet, PrimaryMap, SecondaryMap,
};
use std::borrow::Cow;

/// A graph `G` of a [`GraphView`]: a sequence of basic graphs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GraphId(u32);
entity_impl!(GraphId, "g");

/// A basic graph `BG` of a [`GraphView`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BasicId(u32);
entity_impl!(BasicId, "bg");

/// A basic graph `BG`.
#[derive(Clone, Debug)]
pub enum BasicGraph {
    /// `BB`: a block that ends in a jump (or in nothing)
    Block(Block),
    /// `BR`
    Branch(Branch),
    /// `AL` or `GL`
    Loop(Loop),
    /// an early exit
    Escape(Escape),
}

/// `BR: if (C) G1, G2`. The condition belongs to a block, the branching node, which is a part of
/// the branch. A switch is a chain: each test but the first stands alone in the `G2` of the one
/// before it.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Branch {
    /// the block that branches
    pub block: Block,
    /// which of the block's tests this is: 0 for a two-way branch, else the number of the case
    pub case: u32,
    /// the block has more than one test
    pub chained: bool,
    /// `G1`
    pub then: GraphId,
    /// `G2`
    pub otherwise: GraphId,
}

/// Where a loop decides to leave through its normal exit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LoopTest {
    /// in the header, before each iteration of the body (`while`, `for`)
    Header,
    /// in its only latch, after each iteration (`do … while`, rotated loops)
    Latch(Block),
    /// nowhere in particular: breaks leave the loop, if anything does
    Other,
}

/// A term of an affine loop's triple, for display, with its value where the program has one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bound {
    /// how it reads
    pub text: String,
    /// the value in the function that the view is of
    pub value: Option<Value>,
}

/// Start, end and step of an affine loop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Triple {
    /// `S`: the first value of the induction variable
    pub start: Bound,
    /// `E`: the loop goes on while the induction variable is less
    pub end: Bound,
    /// `K`: what an iteration adds
    pub step: Bound,
}

impl Triple {
    /// A triple of text alone.
    ///
    /// ```
    /// let t = symprof_core::paper::grammar::Triple::new("0", "n", "1");
    /// assert_eq!(t.end.text, "n");
    /// ```
    pub fn new(start: impl Into<String>, end: impl Into<String>, step: impl Into<String>) -> Self {
        let text = |text: String| Bound { text, value: None };
        Triple { start: text(start.into()), end: text(end.into()), step: text(step.into()) }
    }
}

/// `AL: from S to E in K for Gb, Ge` if there is a triple, else `GL: while (N) Gb, Ge`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Loop {
    /// the block by which the loop is entered, which names it
    pub header: Block,
    /// where it is decided whether to go on
    pub test: LoopTest,
    /// start, end, step, where they are known: by annotation, or set by a solver
    pub triple: Option<Triple>,
    /// iterations may run in any order or at once
    pub parallel: bool,
    /// `Gb`
    pub body: GraphId,
    /// `Ge`: what is reached through the normal exit only. What a break reaches too follows the
    /// loop in its sequence.
    pub exit: GraphId,
}

/// Where an escape leads.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    /// to the label of that block, a later member of a sequence around
    Block(Block),
    /// to the next iteration of the loop of that header
    Continue(Block),
    /// out of the loop of that header by its normal exit, where the latch tests
    Exit(Block),
    /// to the caller
    Return,
    /// nowhere: no defined execution gets past here, or control leaves for good
    Stop,
}

/// What an escape is in the paper's words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EscapeKind {
    /// skips the rest of an iteration
    Continue,
    /// leaves a loop
    Break,
    /// leaves a rotated loop where it ends anyway: not early
    NormalExit,
    /// skips a part of a sequence, within the same loop
    Jump,
    /// leaves the function, or stops
    Return,
}

/// A jump that does not lead to what comes next: an early exit.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Escape {
    /// where to
    pub target: Target,
    /// which statement it is
    pub kind: EscapeKind,
    /// the loop whose normal exit edge this is
    exit_of: PackedOption<BasicId>,
}

/// What a graph is part of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Owner {
    /// the whole program
    Program,
    /// `G1` of a branch
    Then(BasicId),
    /// `G2` of a branch
    Otherwise(BasicId),
    /// `Gb` of a loop
    Body(BasicId),
    /// `Ge` of a loop
    Exit(BasicId),
}

/// A program in the paper's graph language. See the [module](self).
#[derive(Clone, Debug)]
#[must_use]
pub struct GraphView {
    name: String,
    names: PrimaryMap<Block, String>,
    basics: PrimaryMap<BasicId, BasicGraph>,
    graphs: PrimaryMap<GraphId, Vec<BasicId>>,
    root: GraphId,
    /// blocks that lowering added
    hidden: EntitySet<Block>,
    unreachable: Vec<Block>,
    owner: SecondaryMap<GraphId, OwnerSlot>,
    /// the graph that a basic graph is a member of
    within: SecondaryMap<BasicId, PackedOption<GraphId>>,
    /// the basic graph in which a block's statements are
    home: SecondaryMap<Block, PackedOption<BasicId>>,
    /// the basic graph that a jump to the block enters
    start: SecondaryMap<Block, PackedOption<BasicId>>,
    facts: SecondaryMap<BasicId, resolve::Facts>,
    /// basic graphs in the order of the text, outer before inner
    order: Vec<BasicId>,
}

/// `SecondaryMap` wants a default.
#[derive(Clone, Copy, Debug)]
struct OwnerSlot(Owner);

impl Default for OwnerSlot {
    fn default() -> Self {
        OwnerSlot(Owner::Program)
    }
}

/// Why a program has no view in the graph language.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum GraphError {
    /// A cycle of the flow graph has more than one entry.
    #[error(
        "function `{function}`: control flow is not reducible: the jump from block `{from}` to \
         block `{to}` closes a cycle that can be entered without passing `{to}`; make the cycle \
         have one entry (for instance with LLVM's fix-irreducible pass)"
    )]
    NotReducible {
        /// the function
        function: String,
        /// the source of the offending edge
        from: String,
        /// its target
        to: String,
    },
    /// There is nothing to view.
    #[error("function `{function}` has no blocks; give it a body")]
    NoBlocks {
        /// the function
        function: String,
    },
    /// A block is a member of more than one basic graph, or a graph is used twice.
    #[error("block `{block}` occurs more than once; use each block, graph and basic graph once")]
    Repeated {
        /// the block, or the first block of what is repeated
        block: String,
    },
    /// A graph or basic graph comes from another builder.
    #[error("`{id}` is not of this program; use only what this builder returned")]
    Foreign {
        /// the id
        id: String,
    },
    /// No flow reaches a member of a sequence.
    #[error("block `{block}` stands behind an escape and no jump leads to it; remove it")]
    Unreached {
        /// the block
        block: String,
    },
    /// A block is a member of no basic graph that the program contains.
    #[error("block `{block}` does not occur in the program; place it or do not declare it")]
    Missing {
        /// the block
        block: String,
    },
    /// An escape leads to where it cannot.
    #[error(
        "the escape to {target} has no such target around it: labels are later members of a \
         sequence around the escape, `continue` and the normal exit name a loop whose body the \
         escape is in"
    )]
    OutOfScope {
        /// the target
        target: String,
    },
    /// The header's place does not fit the loop's test.
    #[error(
        "loop `{header}`: the header must be the first block of the body, except where it tests: \
         then it is no member, and the body has no escape to the normal exit"
    )]
    Header {
        /// the header
        header: String,
    },
}

impl GraphView {
    /// The function's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The whole program's graph.
    pub fn root(&self) -> GraphId {
        self.root
    }

    /// The members of a graph.
    pub fn graph(&self, g: GraphId) -> &[BasicId] {
        &self.graphs[g]
    }

    /// A basic graph.
    pub fn basic(&self, b: BasicId) -> &BasicGraph {
        &self.basics[b]
    }

    /// What a graph is part of.
    pub fn owner(&self, g: GraphId) -> Owner {
        self.owner[g].0
    }

    /// The graph that a basic graph is a member of.
    pub fn within(&self, b: BasicId) -> GraphId {
        self.within[b].expand().unwrap_or(self.root)
    }

    /// The name of a block.
    pub fn block_name(&self, block: Block) -> &str {
        self.names.get(block).map_or("?", String::as_str)
    }

    /// Was the block added by lowering? Such blocks are left out of profiles, and formulas do not
    /// mention them.
    pub fn is_hidden(&self, block: Block) -> bool {
        self.hidden.contains(block)
    }

    /// How formulas name a basic graph: its first block; for a loop whose header is hidden, what
    /// the header was made for (`scf.for#0` for `scf.for#0.header`).
    pub fn basic_name(&self, b: BasicId) -> Cow<'_, str> {
        match self.first_block(b) {
            None => Cow::Borrowed("escape"),
            Some(x) => {
                let name = self.block_name(x);
                let is_loop = matches!(self.basics[b], BasicGraph::Loop(_));
                match name.rfind(".header").filter(|_| is_loop && self.is_hidden(x)) {
                    Some(at) => {
                        Cow::Owned(format!("{}{}", &name[..at], &name[at + ".header".len()..]))
                    }
                    None => Cow::Borrowed(name),
                }
            }
        }
    }

    /// The basic graph that holds a block's statements; `None` if the block is unreachable. The
    /// header of a while-shaped loop belongs to the loop itself.
    pub fn home(&self, block: Block) -> Option<BasicId> {
        self.home[block].expand()
    }

    /// The basic graph that a jump to the block enters: the loop where it is a header.
    pub fn entered_by(&self, block: Block) -> Option<BasicId> {
        self.start[block].expand()
    }

    /// The loop of that header.
    pub fn loop_of_header(&self, block: Block) -> Option<BasicId> {
        self.entered_by(block).filter(|&b| matches!(self.basics[b], BasicGraph::Loop(_)))
    }

    /// All basic graphs in the order of the text, outer before inner.
    pub fn basics(&self) -> &[BasicId] {
        &self.order
    }

    /// The loops, outer before inner.
    pub fn loops(&self) -> impl Iterator<Item = (BasicId, &Loop)> {
        self.order.iter().filter_map(|&b| match &self.basics[b] {
            BasicGraph::Loop(l) => Some((b, l)),
            _ => None,
        })
    }

    /// The branches. The test of a rotated loop's latch is one, too.
    pub fn branches(&self) -> impl Iterator<Item = (BasicId, &Branch)> {
        self.order.iter().filter_map(|&b| match &self.basics[b] {
            BasicGraph::Branch(l) => Some((b, l)),
            _ => None,
        })
    }

    /// The escapes.
    pub fn escapes(&self) -> impl Iterator<Item = (BasicId, &Escape)> {
        self.order.iter().filter_map(|&b| match &self.basics[b] {
            BasicGraph::Escape(l) => Some((b, l)),
            _ => None,
        })
    }

    /// The blocks, reachable or not, in the order of their ids.
    pub fn blocks(&self) -> impl Iterator<Item = Block> {
        self.names.keys()
    }

    /// Blocks that control cannot reach: they are in no basic graph.
    pub fn unreachable_blocks(&self) -> &[Block] {
        &self.unreachable
    }

    /// The first block of a basic graph: the branching node of a branch, the header of a loop.
    pub fn first_block(&self, b: BasicId) -> Option<Block> {
        match &self.basics[b] {
            BasicGraph::Block(x) => Some(*x),
            BasicGraph::Branch(br) => Some(br.block),
            BasicGraph::Loop(l) => Some(l.header),
            BasicGraph::Escape(_) => None,
        }
    }

    /// The member of the same sequence that all flow into `b` has passed last: its structural
    /// parent `BG` in `G: BG G1`. `None` for the first member, whose parent is the sequence's
    /// owner. It is the immediate dominator among the members.
    pub fn follows(&self, b: BasicId) -> Option<BasicId> {
        self.facts[b].follows.expand()
    }

    /// May flow that passes [`follows(b)`](Self::follows) escape past `b`? If not, the rule
    /// Sequence-Reduce holds between them, else Sequence-Reduce-Escape.
    pub fn is_escaped_past(&self, b: BasicId) -> bool {
        self.facts[b].escaped
    }

    /// May the loop be left in another way than by its normal exit?
    pub fn has_breaks(&self, l: BasicId) -> bool {
        self.facts[l].breaks
    }

    /// Does the escape, a member of what comes before `b` in the sequence of `b`, skip `b`?
    /// For [`is_escaped_past`](Self::is_escaped_past) some escape between does.
    pub fn skips(&self, escape: BasicId, b: BasicId) -> bool {
        self.facts[escape].reach > self.facts[b].own
    }

    /// Is the escape in the loop's body and leads out of the loop otherwise than by its normal
    /// exit?
    pub fn breaks(&self, escape: BasicId, l: BasicId) -> bool {
        let BasicGraph::Loop(data) = &self.basics[l] else { return false };
        let start = self.facts[l].number;
        let end = match self.graphs[data.exit].first() {
            Some(&first) => self.facts[first].number,
            None => self.facts[l].end,
        };
        let at = self.facts[escape].number;
        start < at && at < end && self.facts[escape].reach > self.facts[l].exit
    }

    /// The escapes in the members from `from` up to but not including `to` of the same sequence
    /// (`None`: to the end of `from` alone), with all that they contain.
    pub fn escapes_between(
        &self,
        from: BasicId,
        to: Option<BasicId>,
    ) -> impl Iterator<Item = BasicId> + '_ {
        let end = match to {
            Some(to) => self.facts[to].number,
            None => self.facts[from].end,
        };
        let range = self.facts[from].number as usize..end as usize;
        let slice = self.order.get(range).unwrap_or(&[]);
        slice.iter().copied().filter(|&b| matches!(self.basics[b], BasicGraph::Escape(_)))
    }

    /// Records start, end and step of a loop that a solver found to be affine: `GL` becomes `AL`.
    /// Nothing happens if `l` is no loop.
    pub fn set_triple(&mut self, l: BasicId, triple: Triple) {
        if let BasicGraph::Loop(l) = &mut self.basics[l] {
            l.triple = Some(triple);
        }
    }
}

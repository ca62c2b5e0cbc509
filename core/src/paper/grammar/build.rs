//! Builds a [`GraphView`] by hand; see the example of the [module](super).

use super::{
    BasicGraph, BasicId, Branch, Escape, EscapeKind, GraphError, GraphId, GraphView, Loop,
    LoopTest, OwnerSlot, Target, Triple,
};
use crate::ir::Block;
use cranelift_entity::{EntitySet, PrimaryMap, SecondaryMap};

/// Builds a program of the graph language from the inside out: blocks, basic graphs of them,
/// graphs of those. Nothing is checked before [`finish`](GraphBuilder::finish).
#[derive(Debug)]
pub struct GraphBuilder {
    pub(super) view: GraphView,
}

impl GraphBuilder {
    /// Starts a program of that name.
    pub fn new(name: impl Into<String>) -> Self {
        GraphBuilder {
            view: GraphView {
                name: name.into(),
                names: PrimaryMap::new(),
                basics: PrimaryMap::new(),
                graphs: PrimaryMap::new(),
                root: GraphId(0),
                hidden: EntitySet::new(),
                unreachable: Vec::new(),
                owner: SecondaryMap::with_default(OwnerSlot::default()),
                within: SecondaryMap::new(),
                home: SecondaryMap::new(),
                start: SecondaryMap::new(),
                facts: SecondaryMap::new(),
                order: Vec::new(),
            },
        }
    }

    /// Declares a block.
    pub fn block(&mut self, name: impl Into<String>) -> Block {
        self.view.names.push(name.into())
    }

    /// `BB`
    pub fn basic(&mut self, block: Block) -> BasicId {
        self.view.basics.push(BasicGraph::Block(block))
    }

    /// `BR: if (C) G1, G2`, the condition being that of the block.
    pub fn branch(&mut self, block: Block, then: GraphId, otherwise: GraphId) -> BasicId {
        let branch = Branch { block, case: 0, chained: false, then, otherwise };
        self.view.basics.push(BasicGraph::Branch(branch))
    }

    /// `AL: from S to E in K for Gb, Ge`
    pub fn affine(
        &mut self,
        header: Block,
        test: LoopTest,
        triple: Triple,
        body: GraphId,
        exit: GraphId,
    ) -> BasicId {
        let triple = Some(triple);
        let l = Loop { header, test, triple, parallel: false, body, exit };
        self.view.basics.push(BasicGraph::Loop(l))
    }

    /// `GL: while (N) Gb, Ge`
    pub fn general(
        &mut self,
        header: Block,
        test: LoopTest,
        body: GraphId,
        exit: GraphId,
    ) -> BasicId {
        let l = Loop { header, test, triple: None, parallel: false, body, exit };
        self.view.basics.push(BasicGraph::Loop(l))
    }

    /// An early exit, the last member of its sequence. One that leads to what comes next anyway
    /// is dropped when the program is finished.
    pub fn escape(&mut self, target: Target) -> BasicId {
        // `finish` finds the kind
        let escape = Escape { target, kind: EscapeKind::Jump, exit_of: None.into() };
        self.view.basics.push(BasicGraph::Escape(escape))
    }

    /// `G ::= BG | BG G`
    pub fn graph(&mut self, members: impl IntoIterator<Item = BasicId>) -> GraphId {
        self.view.graphs.push(members.into_iter().collect())
    }

    /// The graph without members.
    pub fn empty(&mut self) -> GraphId {
        self.graph([])
    }

    /// The program with that graph as a whole.
    ///
    /// # Errors
    /// [`GraphError`] if something occurs twice, a block nowhere, an escape has no target around
    /// it, or a header stands where its loop's test does not allow it.
    pub fn finish(mut self, root: GraphId) -> Result<GraphView, GraphError> {
        self.view.root = root;
        super::resolve::resolve(&mut self.view)?;
        Ok(self.view)
    }
}

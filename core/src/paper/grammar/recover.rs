//! Recovers a [`GraphView`] from a flow graph: Ramsey's construction from the dominator tree
//! ("Beyond Relooper", ICFP 2022), with what follows a loop moved behind it.
//!
//! For each reachable block `X`, with `merge` meaning more than one forward edge in:
//!
//! * a successor that is no merge is dominated by `X` immediately and stands in the arm for the
//!   edge (behind `X` if the edge is `X`'s only one);
//! * a merge `M` stands behind the basic graph of its immediate dominator `D`, in reverse postorder
//!   with the other merges there; if loops around `D` do not contain `M`, it stands behind the
//!   outermost of these loops;
//! * a loop's normal exit, if no merge, is the loop's `Ge`;
//! * every other edge is an escape leaf, which [`resolve`](super::resolve) drops where it leads to
//!   what comes next anyway.
//!
//! All predecessors of a merge are dominated by its immediate dominator and come earlier in
//! reverse postorder, hence stand inside what precedes the merge in its sequence: each escape has
//! its label around it. Blocks and edges are visited once, by an explicit work list.

use super::{
    BasicGraph, BasicId, Bound, Branch, Escape, EscapeKind, GraphBuilder, GraphError, GraphId,
    GraphView, Loop, LoopTest, Target, Triple,
};
use crate::analysis::{Cfg, Dominators, LoopForest, LoopId};
use crate::ir::{Block, Function, Inst, Terminator, Value};
use cranelift_entity::{packed_option::PackedOption, SecondaryMap};

/// What control does at the end of a block, as far as the view is concerned.
enum End {
    /// to the target of edge 0
    Jump,
    /// edge 0 if the condition holds, else edge 1
    Branch,
    /// The edges `0..tests` are tried in order; if none is taken, the edge given, or none at all.
    Chain {
        tests: usize,
        otherwise: Option<usize>,
    },
    Return,
    Stop,
}

fn end_of(func: &Function, block: Block) -> End {
    let data = &func.blocks[block];
    // A call that never returns leaves the edges behind it untaken; formally each may be tried.
    let stops =
        data.insts.iter().any(|(_, i)| matches!(i, Inst::Call(call) if call.effects.no_return));
    match &data.terminator {
        Terminator::Return(_) if !stops => End::Return,
        Terminator::Jump(_) if !stops => End::Jump,
        Terminator::Branch(..) if !stops => End::Branch,
        Terminator::Switch(_, cases, _) if !stops => match cases.len() {
            0 => End::Jump,
            n => End::Chain { tests: n, otherwise: Some(n) },
        },
        other => match other.targets().count() {
            0 => End::Stop,
            n => End::Chain { tests: n, otherwise: None },
        },
    }
}

/// Which edge leaves a loop normally, and where that is tested.
#[derive(Clone, Copy)]
struct Shape {
    test: LoopTest,
    exit: Option<(Block, usize)>,
    /// the target of `exit` is reached by no other edge
    own_exit: bool,
}

enum Task {
    /// the block, with all that it dominates
    Tree(Block, GraphId),
    /// the block alone, with its arms
    Node(Block, GraphId),
    Edge(Block, usize, GraphId),
}

struct Recover<'a> {
    func: &'a Function,
    cfg: Cfg,
    loops: LoopForest,
    forward_edges_in: SecondaryMap<Block, u32>,
    /// merges that stand behind the block, or (second) behind the loop of that header
    merges: SecondaryMap<Block, [Vec<Block>; 2]>,
    shapes: SecondaryMap<LoopId, Option<Shape>>,
    /// the basic graphs of the loops made so far
    made: SecondaryMap<LoopId, PackedOption<BasicId>>,
    builder: GraphBuilder,
    work: Vec<Task>,
}

impl GraphView {
    /// The view of a function's flow graph, in time near-linear in blocks plus edges.
    ///
    /// ```
    /// use symprof_core::{ir::text::parse_function, paper::grammar::GraphView};
    /// let function = parse_function("
    /// func @f(%n: i32, %c: i1) {
    /// block entry:
    ///   %0 = const i32 0
    ///   jump head(%0)
    /// block head(%i: i32):
    ///   %more = icmp slt %i, %n
    ///   branch %more, body, end
    /// block body:
    ///   branch %c, then, latch
    /// block then:
    ///   jump latch
    /// block latch:
    ///   %1 = const i32 1
    ///   %next = add nsw i32 %i, %1
    ///   jump head(%next)
    /// block end:
    ///   return
    /// }")?;
    /// let view = GraphView::from_function(&function)?;
    /// assert_eq!(view.to_string(), "\
    /// entry
    /// while [head]
    ///   if (body)
    ///     then
    ///   latch
    /// ,
    ///   end
    /// ");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`GraphError::NotReducible`] if a cycle can be entered at more than one block, and
    /// [`GraphError::NoBlocks`] if there is no entry.
    pub fn from_function(func: &Function) -> Result<GraphView, GraphError> {
        if func.layout.is_empty() {
            return Err(GraphError::NoBlocks { function: func.name.clone() });
        }
        let cfg = Cfg::new(func);
        let dom = Dominators::new(&cfg);
        let loops = LoopForest::new(&cfg, &dom);
        if let Some(edge) = loops.irreducible().first() {
            return Err(GraphError::NotReducible {
                function: func.name.clone(),
                from: func.blocks[edge.from].name.clone(),
                to: func.blocks[edge.to].name.clone(),
            });
        }
        let mut r = Recover {
            func,
            cfg,
            loops,
            forward_edges_in: SecondaryMap::new(),
            merges: SecondaryMap::new(),
            shapes: SecondaryMap::new(),
            made: SecondaryMap::new(),
            builder: GraphBuilder::new(func.name.clone()),
            work: Vec::new(),
        };
        for block in func.blocks.keys() {
            r.builder.block(func.blocks[block].name.clone());
            if func.blocks[block].hidden {
                r.builder.view.hidden.insert(block);
            }
            if !r.cfg.is_reachable(block) {
                r.builder.view.unreachable.push(block);
            }
        }
        r.place_merges(&dom);
        r.find_shapes();
        let root = r.builder.empty();
        r.work.push(Task::Tree(r.cfg.entry(), root));
        while let Some(task) = r.work.pop() {
            match task {
                Task::Tree(x, g) => r.tree(x, g),
                Task::Node(x, g) => r.node(x, g),
                Task::Edge(x, k, g) => r.edge(x, k, g),
            }
        }
        r.builder.finish(root)
    }
}

impl Recover<'_> {
    fn place_merges(&mut self, dom: &Dominators) {
        for &b in self.cfg.reverse_postorder() {
            for &t in self.cfg.successors(b) {
                if !self.cfg.is_retreating(b, t) {
                    self.forward_edges_in[t] += 1;
                }
            }
        }
        for &m in self.cfg.reverse_postorder() {
            let Some(parent) = dom.idom(m) else { continue };
            if self.forward_edges_in[m] < 2 {
                continue;
            }
            // the outermost loop around the dominator that does not contain the merge
            let mut left = None;
            let mut around = self.loops.innermost(parent);
            while let Some(l) = around.filter(|&l| !self.loops.contains(l, m)) {
                left = Some(l);
                around = self.loops.parent(l);
            }
            match left {
                None => self.merges[parent][0].push(m),
                Some(l) => self.merges[self.loops.header(l)][1].push(m),
            }
        }
    }

    fn find_shapes(&mut self) {
        // inner loops first: an edge is the normal exit of one loop
        for l in self.loops.iter().rev() {
            let header = self.loops.header(l);
            let latch = match self.loops.latches(l) {
                [one] => Some(*one),
                _ => None,
            };
            // the edge by which a two-way branch leaves the loop, if exactly one of its two does
            let leaving = |b: Block| match (end_of(self.func, b), self.cfg.successors(b)) {
                (End::Branch, &[t, e]) => {
                    match (self.loops.contains(l, t), self.loops.contains(l, e)) {
                        (true, false) => Some((b, 1)),
                        (false, true) => Some((b, 0)),
                        _ => None,
                    }
                }
                _ => None,
            };
            let (test, exit) =
                if let Some((latch, exit)) = latch.and_then(|b| Some((b, leaving(b)?))) {
                    (LoopTest::Latch(latch), Some(exit))
                } else if let Some(exit) = leaving(header) {
                    // here some other block is a latch: the branch's other target is in the body
                    (LoopTest::Header, Some(exit))
                } else {
                    let mut exits = self.loops.exiting_edges(l);
                    let only = exits.next().filter(|_| exits.next().is_none()).and_then(|e| {
                        let k = self.cfg.successors(e.from).iter().position(|&t| t == e.to)?;
                        Some((e.from, k))
                    });
                    (LoopTest::Other, only.filter(|&(b, k)| !self.is_normal_exit(l, b, k)))
                };
            let own_exit = exit.is_some_and(|(b, k)| {
                let t = self.target(b, k);
                self.forward_edges_in[t] == 1 && !self.cfg.is_retreating(b, t)
            });
            self.shapes[l] = Some(Shape { test, exit, own_exit });
        }
    }

    /// Is the edge the normal exit of a loop inside `outer`?
    fn is_normal_exit(&self, outer: LoopId, b: Block, k: usize) -> bool {
        let mut around = self.loops.innermost(b);
        while let Some(l) = around.filter(|&l| l != outer) {
            if self.shapes[l].is_some_and(|s| s.exit == Some((b, k))) {
                return true;
            }
            around = self.loops.parent(l);
        }
        false
    }

    /// The target of an edge. Edges are made from the successors, so that each has one.
    fn target(&self, b: Block, k: usize) -> Block {
        self.cfg.successors(b).get(k).copied().unwrap_or(b)
    }

    fn add(&mut self, g: GraphId, basic: BasicGraph) -> BasicId {
        let id = self.builder.view.basics.push(basic);
        self.builder.view.graphs[g].push(id);
        id
    }

    fn escape(&mut self, g: GraphId, target: Target, exit_of: Option<BasicId>) {
        let kind = EscapeKind::Jump;
        self.add(g, BasicGraph::Escape(Escape { target, kind, exit_of: exit_of.into() }));
    }

    /// The merges go last, in order: they are pushed first, in reverse.
    fn push_merges(&mut self, x: Block, which: usize, g: GraphId) {
        let merges = std::mem::take(&mut self.merges[x][which]);
        self.work.extend(merges.into_iter().rev().map(|m| Task::Tree(m, g)));
    }

    fn tree(&mut self, x: Block, g: GraphId) {
        let Some(l) = self.loops.of_header(x) else { return self.node(x, g) };
        let Some(shape) = self.shapes[l] else { return self.node(x, g) };
        let (body, exit) = (self.builder.empty(), self.builder.empty());
        let annotation = self.func.loops.get(&x);
        let triple = annotation.and_then(|a| a.triple);
        let id = self.add(
            g,
            BasicGraph::Loop(Loop {
                header: x,
                test: shape.test,
                triple: triple.map(|(start, end, step)| Triple {
                    start: self.bound(start),
                    end: self.bound(end),
                    step: self.bound(step),
                }),
                parallel: annotation.is_some_and(|a| a.parallel),
                body,
                exit,
            }),
        );
        self.made[l] = Some(id).into();
        self.push_merges(x, 1, g);
        match (shape.test, shape.exit) {
            (LoopTest::Header, Some((_, k))) => {
                self.work.push(Task::Edge(x, k, exit));
                self.work.push(Task::Edge(x, 1 - k, body));
            }
            (_, normal) => {
                if let Some((b, k)) = normal.filter(|_| shape.own_exit) {
                    self.work.push(Task::Tree(self.target(b, k), exit));
                }
                self.work.push(Task::Node(x, body));
            }
        }
    }

    fn bound(&self, value: Value) -> Bound {
        let data = &self.func.values[value];
        let text = match (&data.name, self.func.inst(value)) {
            (_, Some(Inst::Const(bits))) => {
                let width = u32::from(data.ty.width().unwrap_or(64)).clamp(1, 64);
                let shift = 64 - width;
                (((*bits << shift) as i64) >> shift).to_string()
            }
            (Some(name), _) => name.clone(),
            (None, _) => value.to_string(),
        };
        Bound { text, value: Some(value) }
    }

    fn node(&mut self, x: Block, g: GraphId) {
        self.push_merges(x, 0, g);
        match end_of(self.func, x) {
            End::Jump => {
                self.add(g, BasicGraph::Block(x));
                self.work.push(Task::Edge(x, 0, g));
            }
            End::Return => {
                self.add(g, BasicGraph::Block(x));
                self.escape(g, Target::Return, None);
            }
            End::Stop => {
                self.add(g, BasicGraph::Block(x));
                self.escape(g, Target::Stop, None);
            }
            End::Branch => {
                let arms = (self.builder.empty(), self.builder.empty());
                self.add_test(x, 0, false, arms, g);
                self.work.push(Task::Edge(x, 1, arms.1));
                self.work.push(Task::Edge(x, 0, arms.0));
            }
            End::Chain { tests, otherwise } => {
                let mut g = g;
                for case in 0..tests {
                    let arms = (self.builder.empty(), self.builder.empty());
                    self.add_test(x, case as u32, true, arms, g);
                    self.work.push(Task::Edge(x, case, arms.0));
                    g = arms.1;
                }
                match otherwise {
                    Some(k) => self.work.push(Task::Edge(x, k, g)),
                    None => self.escape(g, Target::Stop, None),
                }
            }
        }
    }

    fn add_test(
        &mut self,
        x: Block,
        case: u32,
        chained: bool,
        arms: (GraphId, GraphId),
        g: GraphId,
    ) {
        let (then, otherwise) = arms;
        self.add(g, BasicGraph::Branch(Branch { block: x, case, chained, then, otherwise }));
    }

    fn edge(&mut self, x: Block, k: usize, g: GraphId) {
        let t = self.target(x, k);
        // The loop of which this edge is the normal exit: the innermost one around the source, or
        // (a break out of several at once, the only exit of an outer one) one farther out.
        let mut normal_exit_of = None;
        let mut around = self.loops.innermost(x);
        while let Some(l) = around.filter(|&l| !self.loops.contains(l, t)) {
            if self.shapes[l].is_some_and(|s| s.exit == Some((x, k))) {
                normal_exit_of = Some(l);
                break;
            }
            around = self.loops.parent(l);
        }
        let id = normal_exit_of.and_then(|l| self.made[l].expand());
        if self.cfg.is_retreating(x, t) {
            return self.escape(g, Target::Continue(t), id);
        }
        if self.forward_edges_in[t] != 1 {
            return self.escape(g, Target::Block(t), id);
        }
        match normal_exit_of.and_then(|l| Some((self.loops.header(l), self.shapes[l]?.test))) {
            // the target stands in the loop's `Ge`
            Some((header, LoopTest::Latch(_) | LoopTest::Other)) => {
                self.escape(g, Target::Exit(header), id);
            }
            _ => self.work.push(Task::Tree(t, g)),
        }
    }
}

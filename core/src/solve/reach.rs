//! Path conditions within one iteration.
//!
//! The condition of a node relative to its immediate dominator is true where the node
//! postdominates it, the branch's condition where there is one way in, and else the disjunction
//! over the edges in. The condition relative to the start of the iteration is the conjunction
//! along the dominator tree. Both are shared expressions, a node each, so that the whole stays
//! linear whatever the number of paths.

use super::recurrence::Remembered;
use super::region::{is_undefined, EdgeRef, InEdge, RegionNode};
use super::{slot, Reason, Solver};
use crate::analysis::LoopId;
use crate::expr::{machine_range, Expr, Node};
use crate::ir::{BinaryOp, Block, Inst, Terminator};
use rustc_hash::{FxHashMap, FxHashSet};

impl Solver<'_> {
    /// The condition under which a block takes the `slot`-th target of its terminator, in an
    /// iteration of its own innermost loop.
    pub(super) fn branch_condition(&mut self, b: Block, slot: u32, raw: bool) -> Expr {
        let here = self.forest.innermost(b);
        let targets = self.cfg.successors(b);
        let undefined =
            |slot: u32| targets.get(slot as usize).is_some_and(|&t| is_undefined(self.func, t));
        if undefined(slot) {
            return self.s.truth(false);
        }
        match self.func.blocks[b].terminator.clone() {
            Terminator::Jump(_) => self.s.truth(true),
            Terminator::Branch(..) if undefined(1 - slot) => self.s.truth(true),
            Terminator::Branch(c, ..) => {
                let c = self.value_in(c, here, raw);
                if slot == 0 {
                    c
                } else {
                    self.s.not(c)
                }
            }
            Terminator::Switch(v, cases, _) => {
                let width = self.func.values[v].ty.width().unwrap_or(64);
                let v = self.value_in(v, here, raw);
                let test = |s: &mut Self, bits: u64| {
                    let c = super::ops::constant(&mut s.s, bits, width);
                    s.s.eq(v, c)
                };
                if (slot as usize) < cases.len() {
                    let (bits, _) = cases[slot as usize];
                    // the first of equal cases wins
                    if cases[..slot as usize].iter().any(|c| c.0 == bits) {
                        return self.s.truth(false);
                    }
                    test(self, bits)
                } else {
                    let tests: Vec<Expr> = cases.iter().map(|c| test(self, c.0)).collect();
                    let any = self.s.or_all(&tests);
                    self.s.not(any)
                }
            }
            Terminator::Unsupported(what, _) => {
                let reason = Reason::Unsupported(format!("the construct `{what}`"));
                self.data(Some(1), reason)
            }
            Terminator::Return(_) | Terminator::Unreachable => self.s.truth(false),
        }
    }

    /// The condition under which an edge out of a node of the region is taken, given that the
    /// node is reached. For an inner loop: that it is left by this edge.
    pub(super) fn edge_condition(&mut self, region: Option<LoopId>, edge: EdgeRef) -> Expr {
        let mut inner = self.forest.innermost(edge.from);
        if inner == region {
            return self.branch_condition(edge.from, edge.slot, false);
        }
        // the loop directly inside the region that the edge leaves
        while let Some(l) = inner {
            if self.forest.parent(l) == region {
                return self.exit_condition(l, edge);
            }
            inner = self.forest.parent(l);
        }
        self.s.truth(false)
    }

    /// The condition, seen from outside, that a loop that was entered is left by this edge.
    fn exit_condition(&mut self, l: LoopId, edge: EdgeRef) -> Expr {
        let exits = self.regions[slot(Some(l))].exits.clone();
        if exits == [edge] {
            return self.s.truth(true); // loops end: endless executions are in no domain
        }
        // The last exit is the complement of the others, so that the flows out add up.
        if exits.last() == Some(&edge) {
            let others: Vec<Expr> =
                exits[..exits.len() - 1].iter().map(|e| self.exit_condition(l, *e)).collect();
            let any = self.s.or_all(&others);
            return self.s.not(any);
        }
        let within = self.edge_reached(Some(l), edge);
        self.after_loop(within, l)
    }

    /// The condition that an edge is taken in an iteration of the region.
    pub(super) fn edge_reached(&mut self, region: Option<LoopId>, edge: EdgeRef) -> Expr {
        let Some(node) = self.node_of(region, edge.from) else { return self.s.truth(false) };
        let reach = self.reach(region, node);
        let taken = self.edge_condition(region, edge);
        self.s.and(reach, taken)
    }

    /// The node of the region that contains a block.
    pub(super) fn node_of(&self, region: Option<LoopId>, b: Block) -> Option<u32> {
        let mut key = b;
        let mut l = self.forest.innermost(b);
        while l != region {
            let inner = l?;
            key = self.forest.header(inner);
            l = self.forest.parent(inner);
        }
        self.regions[slot(region)].node(key)
    }

    /// The condition that a node runs in an iteration of its region.
    pub(super) fn reach(&mut self, region: Option<LoopId>, node: u32) -> Expr {
        let r = slot(region);
        let mut chain = Vec::new();
        let mut n = node;
        let mut acc = loop {
            if let Some(e) = self.reach_memo[r][n as usize] {
                break e;
            }
            if n == 0 {
                break self.s.truth(true);
            }
            chain.push(n);
            n = self.regions[r].idom[n as usize];
        };
        while let Some(n) = chain.pop() {
            let rel = self.relative(region, n);
            acc = self.s.and(acc, rel);
            self.reach_memo[r][n as usize] = Some(acc);
            self.remember(Remembered::Reach(r, n));
        }
        acc
    }

    /// The condition of a node relative to its immediate dominator.
    pub(super) fn relative(&mut self, region: Option<LoopId>, node: u32) -> Expr {
        let r = slot(region);
        if let Some(e) = self.rel_memo[r][node as usize] {
            return e;
        }
        let e = if node == 0 || self.regions[r].postdominates_idom[node as usize] {
            self.s.truth(true)
        } else {
            let edges = self.regions[r].preds[node as usize].clone();
            let conds = self.edges_relative(region, node, &edges);
            self.s.or_all(&conds)
        };
        self.rel_memo[r][node as usize] = Some(e);
        self.remember(Remembered::Relative(r, node));
        e
    }

    /// The condition of each edge into a node, relative to the node's immediate dominator.
    fn edges_relative(&mut self, region: Option<LoopId>, node: u32, edges: &[InEdge]) -> Vec<Expr> {
        let r = slot(region);
        let d = self.regions[r].idom[node as usize];
        let mut path: FxHashMap<u32, Expr> = FxHashMap::default();
        path.insert(d, self.s.truth(true));
        edges
            .iter()
            .map(|e| {
                let mut chain = Vec::new();
                let mut n = e.source;
                let mut acc = loop {
                    if let Some(&x) = path.get(&n) {
                        break x;
                    }
                    if n == 0 {
                        break self.s.truth(true);
                    }
                    chain.push(n);
                    n = self.regions[r].idom[n as usize];
                };
                while let Some(n) = chain.pop() {
                    let rel = self.relative(region, n);
                    acc = self.s.and(acc, rel);
                    path.insert(n, acc);
                }
                let taken = self.edge_condition(region, e.edge);
                self.s.and(acc, taken)
            })
            .collect()
    }

    pub(super) fn is_poison(&self, e: Expr) -> bool {
        matches!(self.s.node(e), Node::Symbol(sym) if self.poison.contains(sym))
    }

    /// The value that merges at a node: equal values need no condition.
    pub(super) fn merge(
        &mut self,
        region: Option<LoopId>,
        node: u32,
        incoming: &[(InEdge, Expr)],
        raw: bool,
    ) -> Expr {
        // Branching on poison is undefined: where nobody looks at its bits (as `freeze` does), it is
        // any of the others.
        let sound: Vec<(InEdge, Expr)>;
        let mut incoming = incoming;
        if !raw && incoming.iter().any(|x| self.is_poison(x.1)) {
            sound = incoming.iter().filter(|x| !self.is_poison(x.1)).cloned().collect();
            if !sound.is_empty() {
                incoming = &sound;
            }
        }
        let Some((_, first)) = incoming.first() else {
            return self.data(None, Reason::Unsolved("unreachable code".into()));
        };
        if incoming.iter().all(|(_, v)| v == first) {
            return *first;
        }
        let edges: Vec<InEdge> = incoming.iter().map(|x| x.0).collect();
        let conds = self.edges_relative(region, node, &edges);
        // group equal values, the last group needs no condition
        let mut groups: Vec<(Expr, Vec<Expr>)> = Vec::new();
        for ((_, v), c) in incoming.iter().zip(conds) {
            match groups.iter_mut().find(|g| g.0 == *v) {
                Some(g) => g.1.push(c),
                None => groups.push((*v, vec![c])),
            }
        }
        let Some((last, _)) = groups.pop() else { return *first };
        let mut acc = last;
        for (v, conds) in groups.into_iter().rev() {
            let c = self.s.or_all(&conds);
            acc = self.s.ite(c, v, acc);
        }
        acc
    }

    /// Conditions that hold whenever a node of the region is reached: its path condition and the
    /// assumptions (`llvm.assume`) in the blocks that dominate it.
    pub(super) fn path_facts(&mut self, region: Option<LoopId>, node: u32) -> Vec<Expr> {
        let mut out = Vec::new();
        let mut n = node;
        loop {
            if let RegionNode::Block(b) = self.regions[slot(region)].nodes[n as usize] {
                if n != node || node == 0 {
                    out.extend(self.block_assumptions(b));
                }
                if n != node {
                    out.extend(self.kept_promises(region, b));
                }
            }
            if n == 0 {
                break;
            }
            out.push(self.relative(region, n));
            n = self.regions[slot(region)].idom[n as usize];
        }
        out
    }

    /// What the flags of the values that decide a block's branch prove, given that the block
    /// runs: a broken promise would make the branch undefined. Poison passes through every
    /// operation but `freeze`, merges and the arms of a choice.
    fn kept_promises(&mut self, region: Option<LoopId>, b: Block) -> Vec<Expr> {
        let mut out = Vec::new();
        let Some(c) = self.func.blocks[b].terminator.condition() else { return out };
        let mut work = vec![c];
        let mut seen = FxHashSet::default();
        while let Some(v) = work.pop() {
            if seen.len() > 32 || !seen.insert(v) {
                continue;
            }
            let Some(inst) = self.func.inst(v) else { continue };
            match inst.clone() {
                Inst::Compare(_, x, y) => work.extend([x, y]),
                Inst::Cast(_, _, x) | Inst::Select(x, ..) | Inst::Unary(_, x) => work.push(x),
                Inst::Binary(op, flags, x, y) => {
                    work.extend([x, y]);
                    let exact =
                        matches!(op, BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Shl);
                    let Some(w) = self.func.values[v].ty.width() else { continue };
                    if flags.nsw && exact && w > 1 {
                        let e = self.value_in(v, region, false);
                        if self.unknown_in(e).is_none() && !self.s.interval(e).fits(w, true) {
                            let (lo, hi) = machine_range(w, true);
                            let (lo, hi) = (self.s.num(lo), self.s.num(hi));
                            out.push(self.s.ge(e, lo));
                            out.push(self.s.le(e, hi));
                        }
                    }
                }
                _ => {}
            }
        }
        out
    }
}

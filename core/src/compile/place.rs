//! Where each node of an expression DAG is computed: in the innermost region that all its uses share, or,
//! if it may have no value there, in each region that uses it.
//!
//! A region is code that runs under one condition: an arm of a choice, an operand that another may make
//! superfluous, the body of a loop. What is cheap and always has a value is computed where its user is.
//! The placement is that of the "schedule late" half of Click, *Global Code Motion, Global Value Numbering*
//! (PLDI 1995), on a region tree instead of a dominator tree. What does not depend on the index of a loop
//! is an operand of the loop, and computed before it.

use super::partial::partial;
use crate::expr::{BitFn, Expr, Node, Store, Sym};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::{smallvec, SmallVec};

/// A region of a [`Placement`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Region(u32);

/// The region in which everything else lies.
pub(super) const TOP: Region = Region(0);

/// What is computed where, for the expressions that depend on the index of one loop, or outside of all.
pub(super) struct Placement {
    parents: Vec<Region>,
    depths: Vec<u32>,
    nodes: Vec<Vec<Expr>>,
    /// by the region of the user, the user and the operand's number
    arms: FxHashMap<(Region, Expr, u32), Region>,
}

impl Placement {
    /// What is computed in a region, operands before users.
    pub(super) fn nodes(&self, r: Region) -> &[Expr] {
        &self.nodes[r.0 as usize]
    }

    /// The region in which that operand of a node in a region is computed, if it has one of its own.
    pub(super) fn arm(&self, home: Region, user: Expr, operand: usize) -> Option<Region> {
        self.arms.get(&(home, user, operand as u32)).copied()
    }

    fn region(&mut self, parent: Region) -> Region {
        let r = Region(self.parents.len() as u32);
        self.parents.push(parent);
        self.depths.push(self.depths[parent.0 as usize] + 1);
        self.nodes.push(Vec::new());
        r
    }

    fn common(&self, mut a: Region, mut b: Region) -> Region {
        while a != b {
            if self.depths[a.0 as usize] >= self.depths[b.0 as usize] {
                a = self.parents[a.0 as usize];
            } else {
                b = self.parents[b.0 as usize];
            }
        }
        a
    }

    /// Where a node is computed that is used in a region, too.
    fn add_home(&self, homes: &mut Homes, region: Region, several: bool) {
        let inside = |inner: Region, outer: Region| self.common(inner, outer) == outer;
        if homes.iter().any(|h| inside(region, *h)) {
            return;
        }
        homes.retain(|h| !inside(*h, region));
        homes.push(region);
        if !several || homes.len() > MOST_HOMES {
            let all = homes.iter().copied().reduce(|a, b| self.common(a, b));
            homes.clear();
            homes.extend(all);
        }
    }
}

/// The regions that compute a node, none within another.
type Homes = SmallVec<[Region; 2]>;

/// What is known of the nodes of a store before they are placed.
pub(super) struct Shape<'s> {
    store: &'s Store,
    /// symbols without a value
    unbound: FxHashSet<Sym>,
    /// operations, those of shared operands counted again; all of them if there may be no value
    costs: FxHashMap<Expr, u32>,
    /// what loops need from outside of them
    outside: FxHashMap<Expr, Vec<Expr>>,
    /// what may have no value where the requirements hold
    partial: FxHashSet<Expr>,
}

/// Operands that cost no more are computed without asking whether they are needed.
const CHEAP: u32 = 12;

/// The cost of what may have no value, or takes steps.
const DEAR: u32 = 1 << 20;

/// Regions up to which each computes anew what may have no value outside of them. Longer programs and divisions done twice
/// are the price for points that need not be left to the evaluator.
const MOST_HOMES: usize = 8;

impl<'s> Shape<'s> {
    /// Looks at all that these expressions are made of. Linear in their nodes, times the loops that each
    /// lies in.
    pub(super) fn new(
        store: &'s Store,
        is_bound: &dyn Fn(Sym) -> bool,
        roots: &[Expr],
    ) -> Shape<'s> {
        let (costs, outside) = (FxHashMap::default(), FxHashMap::default());
        let mut order = Vec::new();
        let (mut symbols, mut indices) = (Vec::new(), FxHashSet::default());
        store.visit(roots, |e, node| {
            order.push(e);
            match node {
                Node::Symbol(s) => symbols.push(*s),
                Node::SumOver { var, .. } | Node::First { var, .. } => {
                    indices.insert(*var);
                }
                _ => {}
            }
        });
        order.sort_unstable();
        symbols.retain(|s| !is_bound(*s) && !indices.contains(s));
        let unbound = symbols.into_iter().collect();
        let partial = FxHashSet::default();
        let mut shape = Shape { store, unbound, costs, outside, partial };
        for e in order {
            if let Node::SumOver { var, body, .. } | Node::First { var, cond: body, .. } =
                store.node(e)
            {
                let outside = shape.frontier(*body, *var);
                shape.outside.insert(e, outside);
            }
            let cost = shape.cost(e);
            shape.costs.insert(e, cost);
        }
        shape
    }

    /// The nodes below a loop's body that do not depend on its index.
    fn frontier(&self, body: Expr, var: Sym) -> Vec<Expr> {
        let (mut found, mut seen, mut stack) = (Vec::new(), FxHashSet::default(), vec![body]);
        while let Some(e) = stack.pop() {
            if !seen.insert(e) {
                continue;
            }
            if self.store.has_var(e, var) {
                self.operands(e, |x| stack.push(x));
            } else {
                found.push(e);
            }
        }
        found
    }

    /// What is computed before a node is; of a loop, not what its body computes.
    pub(super) fn operands(&self, e: Expr, mut f: impl FnMut(Expr)) {
        match (self.store.node(e), self.outside.get(&e)) {
            (Node::SumOver { lo, hi, .. } | Node::First { lo, hi, .. }, Some(outside)) => {
                f(*lo);
                f(*hi);
                outside.iter().for_each(|x| f(*x));
            }
            (node, _) => crate::expr::for_each_operand(node, f),
        }
    }

    fn cost(&self, e: Expr) -> u32 {
        let mut below = 0u32;
        self.operands(e, |x| {
            below = below.saturating_add(self.costs.get(&x).copied().unwrap_or(0));
        });
        below.saturating_add(self.own_cost(e)).min(DEAR * 4)
    }

    fn own_cost(&self, e: Expr) -> u32 {
        let s = self.store;
        let never_zero = |e: Expr| {
            let i = s.interval(e);
            i.lo.as_ref().is_some_and(|v| v.is_positive())
                || i.hi.as_ref().is_some_and(|v| v.is_negative())
        };
        let not_negative = |e: Expr| s.interval(e).lo.as_ref().is_some_and(|v| !v.is_negative());
        let integral = |a: &Expr| s.is_integral(*a);
        match s.node(e) {
            Node::Const(_) => 0,
            Node::Symbol(s) if !self.unbound.contains(s) => 0,
            Node::Sum(_, terms) => terms.len() as u32,
            Node::Product(factors) => factors.iter().map(|f| f.1.min(64)).sum(),
            Node::FloorDiv(_, b) | Node::Mod(_, b) if never_zero(*b) => 4,
            Node::Min(a) | Node::Max(a) | Node::And(a) | Node::Or(a) => a.len() as u32,
            Node::Ge0(_) | Node::Eq0(_) | Node::Not(_) | Node::Ite(..) => 1,
            Node::Wrap { arg, .. } | Node::Unsigned(_, arg) if integral(arg) => 2,
            Node::Bits(_, a, b) if integral(a) && integral(b) => 1,
            Node::BitFn(BitFn::Length | BitFn::Count | BitFn::TrailingZeros(_), a)
                if integral(a) && not_negative(*a) =>
            {
                2
            }
            _ => DEAR,
        }
    }

    /// Does a symbol without a value keep the node from having one, whatever the others are?
    pub(super) fn has_no_value(&self, root: Expr) -> bool {
        if self.unbound.is_empty() {
            return false;
        }
        let mut order = Vec::new();
        self.store.visit(&[root], |e, _| order.push(e));
        order.sort_unstable();
        let mut without: FxHashSet<Expr> = FxHashSet::default();
        for e in order {
            let fails = |x: &Expr| without.contains(x);
            let none = match self.store.node(e) {
                Node::Symbol(s) => self.unbound.contains(s),
                Node::And(args) | Node::Or(args) => args.iter().all(fails),
                Node::Product(factors) => factors.iter().all(|f| fails(&f.0)),
                Node::Ite(c, a, b) => fails(c) || (fails(a) && fails(b)),
                Node::SumOver { lo, hi, .. } | Node::First { lo, hi, .. } => fails(lo) || fails(hi),
                node => {
                    let mut any = false;
                    crate::expr::for_each_operand(node, |x| any |= fails(&x));
                    any
                }
            };
            if none {
                without.insert(e);
            }
        }
        without.contains(&root)
    }

    /// Is the node computed only where it is needed?
    pub(super) fn is_dear(&self, e: Expr) -> bool {
        self.costs.get(&e).is_none_or(|c| *c > CHEAP)
    }

    /// Conditions that hold wherever a program computes more than these. Until they are told, everything has a value.
    pub(super) fn require(&mut self, roots: &[Expr], required: &[Expr]) {
        self.partial = partial(self.store, self, roots, required);
    }

    /// May the operation have no value, whatever its operands are?
    pub(super) fn may_fail(&self, e: Expr) -> bool {
        self.own_cost(e) >= DEAR
    }

    /// Is the node computed in each region that asks for it? What takes steps takes them once.
    fn has_several_homes(&self, e: Expr) -> bool {
        self.partial.contains(&e) && !self.store.is_stepped(e)
    }

    /// The operands of a conjunction, disjunction or product: those that are computed at any rate, then
    /// the others, each where those before leave the answer open.
    pub(super) fn by_cost(&self, operands: impl Iterator<Item = Expr>) -> Vec<(Expr, bool)> {
        let mut all: Vec<(Expr, bool)> = operands.map(|e| (e, self.is_dear(e))).collect();
        // as the interpreted evaluation: what takes steps comes last
        all.sort_by_key(|(e, dear)| (*dear, self.store.is_stepped(*e)));
        all
    }

    /// Places what these roots are made of: all of it, or what depends on an index.
    pub(super) fn place(&self, roots: &[Expr], index: Option<Sym>) -> Placement {
        let inside = |e: Expr| index.is_none_or(|v| self.store.has_var(e, v));
        let (mut seen, mut stack) = (FxHashSet::default(), roots.to_vec());
        let mut order = Vec::new();
        while let Some(e) = stack.pop() {
            if inside(e) && seen.insert(e) {
                order.push(e);
                self.operands(e, |x| stack.push(x));
            }
        }
        // users have higher numbers than their operands
        order.sort_unstable_by(|a, b| b.cmp(a));
        let mut p = Placement {
            parents: vec![TOP],
            depths: vec![0],
            nodes: vec![Vec::new()],
            arms: FxHashMap::default(),
        };
        let mut homes: FxHashMap<Expr, Homes> = FxHashMap::default();
        for root in roots.iter().filter(|e| inside(**e)) {
            homes.insert(*root, smallvec![TOP]);
        }
        for e in order {
            for home in homes.get(&e).cloned().unwrap_or_default() {
                p.nodes[home.0 as usize].push(e);
                for (operand, region) in self.uses(&mut p, e, home) {
                    if inside(operand) {
                        let of_operand = homes.entry(operand).or_default();
                        p.add_home(of_operand, region, self.has_several_homes(operand));
                    }
                }
            }
        }
        p.nodes.iter_mut().for_each(|n| n.reverse());
        p
    }

    /// The operands of a node, and the regions in which it asks for them.
    fn uses(&self, p: &mut Placement, e: Expr, home: Region) -> SmallVec<[(Expr, Region); 8]> {
        let mut uses = SmallVec::new();
        let mut in_turn = |p: &mut Placement, operands: Vec<(Expr, bool)>| {
            let mut region = home;
            for (k, (x, dear)) in operands.into_iter().enumerate() {
                if dear && k > 0 {
                    region = p.region(region);
                    p.arms.insert((home, e, k as u32), region);
                }
                uses.push((x, region));
            }
        };
        match self.store.node(e) {
            Node::Ite(c, a, b) => {
                let mut arm = |x: Expr, k: u32| match self.is_dear(x) {
                    true => {
                        let region = p.region(home);
                        p.arms.insert((home, e, k), region);
                        (x, region)
                    }
                    false => (x, home),
                };
                let arms = [arm(*a, 1), arm(*b, 2)];
                uses.push((*c, home));
                uses.extend(arms);
            }
            Node::And(args) | Node::Or(args) => {
                in_turn(p, self.by_cost(args.iter().copied()));
            }
            Node::Product(factors) => in_turn(p, self.by_cost(factors.iter().map(|f| f.0))),
            _ => self.operands(e, |x| uses.push((x, home))),
        }
        uses
    }
}

//! Formulas for blocks that data decides, in named free symbols (design, "What makes it exact",
//! 10).
//!
//! These follow the paper's rules rather than sums over iterations, edge by edge: a branch on
//! data splits the count of its block by `trueRatio`, a loop whose exit reads data multiplies its
//! entries by `loopCount`. A ratio is taken of the total count of one branch, so it averages
//! over all loops around and multiplies nothing that varies in them; a trip count multiplies a
//! data-decided number of entries only if it is the same at every entry, else it gets a symbol of
//! its own. What flows out of a block adds up to what came in: the last way out is the rest.

use super::region::EdgeRef;
use super::{slot, Reason, Solver};
use crate::analysis::LoopId;
use crate::expr::{Expr, Num, SymKind};
use crate::ir::{Block, Terminator};
use cranelift_entity::SecondaryMap;

/// A symbol that neither parameters nor shapes decide.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FreeSymbol {
    /// name, such as `trueRatio(if.then)`
    pub name: String,
    /// least value
    pub lo: Num,
    /// greatest value, where there is one
    pub hi: Option<Num>,
    /// what decides it
    pub reason: String,
}

impl FreeSymbol {
    /// The values it takes, as an interval: `[0, 1]`, `[0, ∞)`.
    pub fn range(&self) -> String {
        match &self.hi {
            Some(hi) => format!("[{}, {hi}]", self.lo),
            None => format!("[{}, ∞)", self.lo),
        }
    }

    /// Is that one of its values?
    pub fn takes(&self, value: &Num) -> bool {
        *value >= self.lo && self.hi.as_ref().is_none_or(|hi| value <= hi)
    }
}

/// Counts of all blocks as far as they are solved.
pub(super) type Counts = SecondaryMap<Block, Option<Result<Expr, Reason>>>;

#[derive(Clone, Copy, Debug, Default)]
enum Memo {
    #[default]
    Open,
    Working,
    Done(Option<Expr>),
}

/// The walk over the flow graph.
struct Flows<'c> {
    counts: &'c Counts,
    memo: SecondaryMap<Block, Memo>,
    free: Vec<FreeSymbol>,
}

impl Solver<'_> {
    /// A formula in free symbols for each block that data decides.
    pub(super) fn data_flows(
        &mut self,
        counts: &Counts,
    ) -> (SecondaryMap<Block, Option<Expr>>, Vec<FreeSymbol>) {
        let mut flows = Flows { counts, memo: SecondaryMap::new(), free: Vec::new() };
        let mut out: SecondaryMap<Block, Option<Expr>> = SecondaryMap::new();
        for &b in self.cfg.reverse_postorder() {
            if matches!(counts[b], Some(Err(Reason::Data(_)))) {
                out[b] = self.flow(&mut flows, b);
            }
        }
        // No point binds the address of an object.
        let all: Vec<Expr> = out.values().copied().flatten().collect();
        if self.speaks_of_addresses(&all) {
            for &b in &self.func.layout {
                out[b] = out[b].filter(|&e| !self.speaks_of_addresses(&[e]));
            }
        }
        (out, flows.free)
    }

    /// The count of a block, in free symbols where need be; `None` where it rests on something
    /// that is decided by parameters but not solved.
    fn flow(&mut self, f: &mut Flows<'_>, b: Block) -> Option<Expr> {
        match f.memo[b] {
            Memo::Done(e) => return e,
            Memo::Working => return None,
            Memo::Open => {}
        }
        f.memo[b] = Memo::Working;
        let e = match &f.counts[b] {
            Some(Ok(e)) => Some(*e),
            Some(Err(Reason::Data(why))) => {
                let why = why.clone();
                match self.forest.of_header(b) {
                    Some(l) => self.header_flow(f, l, &why),
                    None => {
                        let edges = self.incoming(b);
                        self.total(f, &edges)
                    }
                }
            }
            _ => None,
        };
        f.memo[b] = Memo::Done(e);
        e
    }

    fn incoming(&self, b: Block) -> Vec<EdgeRef> {
        let mut out = Vec::new();
        let mut seen: Vec<Block> = Vec::new();
        for &p in self.cfg.predecessors(b) {
            if seen.contains(&p) || !self.cfg.is_reachable(p) {
                continue;
            }
            seen.push(p);
            for (slot, &t) in self.cfg.successors(p).iter().enumerate() {
                if t == b {
                    out.push(EdgeRef { from: p, slot: slot as u32, to: b });
                }
            }
        }
        out
    }

    fn total(&mut self, f: &mut Flows<'_>, edges: &[EdgeRef]) -> Option<Expr> {
        let mut parts = Vec::new();
        for e in edges {
            parts.push(self.edge_flow(f, *e)?);
        }
        Some(self.s.add_all(parts))
    }

    /// How often a loop is entered.
    fn entries(&mut self, f: &mut Flows<'_>, l: LoopId) -> Option<Expr> {
        let header = self.forest.header(l);
        let edges: Vec<EdgeRef> = self
            .incoming(header)
            .into_iter()
            .filter(|e| !self.forest.contains(l, e.from))
            .collect();
        self.total(f, &edges)
    }

    fn header_flow(&mut self, f: &mut Flows<'_>, l: LoopId, why: &str) -> Option<Expr> {
        let entries = self.entries(f, l)?;
        let per_entry = match self.trip(l) {
            Some(btc) if self.s.vars(btc).is_empty() => self.s.add_num(btc, Num::ONE),
            _ => {
                if let Reason::Unsolved(_) = self.loop_reason(l) {
                    if self.loops[slot(Some(l))].reason.is_some() {
                        return None;
                    }
                }
                // the paper's loopCount is that of the body: a header that tests runs once more
                let header = self.forest.header(l);
                let tests_first =
                    self.regions[slot(Some(l))].exits.iter().any(|e| e.from == header);
                let lo = if tests_first { Num::ZERO } else { Num::ONE };
                let count = self.free_symbol(f, "loopCount", header, lo, None, why);
                if tests_first {
                    self.s.add_num(count, Num::ONE)
                } else {
                    count
                }
            }
        };
        Some(self.s.mul(entries, per_entry))
    }

    /// The name of a free symbol; one that a parameter has gets a mark.
    fn free_name(&self, mut name: String) -> String {
        let other = |s| self.s.symbol_data(s).kind != SymKind::Free;
        while self.s.find_symbol(&name).is_some_and(other) {
            name.push('\'');
        }
        name
    }

    fn free_symbol(
        &mut self,
        f: &mut Flows<'_>,
        function: &str,
        b: Block,
        lo: Num,
        hi: Option<Num>,
        why: &str,
    ) -> Expr {
        let name = self.free_name(format!("{function}({})", self.func.blocks[b].name));
        let sym = self.s.symbol(&name, SymKind::Free, Some(lo.clone()), hi.clone());
        if !f.free.iter().any(|x| x.name == name) {
            f.free.push(FreeSymbol { name, lo, hi, reason: why.to_owned() });
        }
        self.s.sym(sym)
    }

    /// The count of an edge.
    fn edge_flow(&mut self, f: &mut Flows<'_>, e: EdgeRef) -> Option<Expr> {
        let slots = self.cfg.successors(e.from).len();
        if slots == 1 {
            return self.flow(f, e.from);
        }
        if let Some(x) = self.certain_flow(f, e) {
            return Some(x);
        }
        let count = self.flow(f, e.from)?;
        match self.func.blocks[e.from].terminator {
            Terminator::Branch(..) => {
                let other = EdgeRef {
                    from: e.from,
                    slot: 1 - e.slot,
                    to: self.cfg.successors(e.from)[1 - e.slot as usize],
                };
                if let Some(x) = self.certain_flow(f, other) {
                    return Some(self.s.sub(count, x));
                }
                let ratio = self.true_ratio(f, e.from)?;
                let taken = self.s.mul(count, ratio);
                Some(if e.slot == 0 { taken } else { self.s.sub(count, taken) })
            }
            // a switch is a chain of branches, a case each
            _ => {
                let why = self.branch_reason(e.from)?;
                let mut left = count;
                for k in 0..slots as u32 {
                    let name = format!("trueRatio({}.case{k})", self.func.blocks[e.from].name);
                    let name = self.free_name(name);
                    let last = k as usize + 1 == slots;
                    if last {
                        return (k == e.slot).then_some(left);
                    }
                    let sym = self.s.symbol(&name, SymKind::Free, Some(Num::ZERO), Some(Num::ONE));
                    if !f.free.iter().any(|x| x.name == name) {
                        f.free.push(FreeSymbol {
                            name,
                            lo: Num::ZERO,
                            hi: Some(Num::ONE),
                            reason: why.clone(),
                        });
                    }
                    let r = self.s.sym(sym);
                    let taken = self.s.mul(left, r);
                    if k == e.slot {
                        return Some(taken);
                    }
                    left = self.s.sub(left, taken);
                }
                None
            }
        }
    }

    /// What decides a branch, in words.
    fn branch_reason(&mut self, b: Block) -> Option<String> {
        let c = self.branch_condition(b, 0, false);
        match self.unknown_in(c) {
            Some(Reason::Unsolved(_) | Reason::Unsupported(_)) => None,
            Some(Reason::Data(why)) => Some(why),
            None => Some(format!(
                "how often `{}` runs is decided by data, and its branch varies with it",
                self.func.blocks[b].name
            )),
        }
    }

    fn true_ratio(&mut self, f: &mut Flows<'_>, b: Block) -> Option<Expr> {
        let c = self.branch_condition(b, 0, false);
        if self.unknown_in(c).is_none() && self.s.vars(c).is_empty() {
            return Some(c); // the same at every execution
        }
        let why = self.branch_reason(b)?;
        Some(self.free_symbol(f, "trueRatio", b, Num::ZERO, Some(Num::ONE), &why))
    }

    /// The count of an edge that needs no ratio: solved over parameters, or the way out of a loop.
    fn certain_flow(&mut self, f: &mut Flows<'_>, e: EdgeRef) -> Option<Expr> {
        if let Ok(x) = self.edge_count(e) {
            return Some(x);
        }
        // the outermost loop that the edge leaves
        let mut left = None;
        let mut l = self.forest.innermost(e.from);
        while let Some(x) = l {
            if self.forest.contains(x, e.to) {
                break;
            }
            left = Some(x);
            l = self.forest.parent(x);
        }
        let l = left?;
        let exits = self.regions[slot(Some(l))].exits.clone();
        if exits.last() != Some(&e) {
            return None;
        }
        // what enters comes out: the last exit takes what the others leave
        let mut rest = self.entries(f, l)?;
        for other in &exits[..exits.len() - 1] {
            let x = self.edge_flow(f, *other)?;
            rest = self.s.sub(rest, x);
        }
        Some(rest)
    }
}

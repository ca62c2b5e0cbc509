//! Formulas for blocks that data decides, in named free symbols (design, "What makes it exact",
//! 10).
//!
//! These follow the paper's rules rather than sums over iterations, edge by edge: a branch on
//! data splits the count of its block by `trueRatio`, a loop whose exit reads data multiplies its
//! entries by `loopCount`. A ratio is taken of the total count of one branch, so it averages
//! over all loops around and multiplies nothing that varies in them; a trip count multiplies a
//! data-decided number of entries only if it is the same at every entry, else it gets a symbol of
//! its own. What flows out of a block adds up to what came in: the last way out is the rest.

use crate::analysis::LoopId;
use crate::expr::{Expr, Num, Sym, SymKind};
use crate::ir::{Block, Terminator, Value};
use crate::solve::body::{tests_first, EdgeRef};
use crate::solve::context::addresses::speaks_of_addresses;
use crate::solve::context::{slot, Reading, SolveContext};
use crate::solve::count::addresses::are_of_pointers;
use crate::solve::count::edge_count;
use crate::solve::path::branch_condition;
use crate::solve::trip::{loop_reason, trip};
use crate::solve::Reason;
use cranelift_entity::SecondaryMap;
use rustc_hash::{FxHashMap, FxHashSet};

/// A symbol that neither parameters nor shapes decide.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct FreeSymbol {
    /// name, such as `trueRatio(if.then)`
    pub name: String,
    /// least value
    pub lo: Num,
    /// greatest value, where there is one
    pub hi: Option<Num>,
    /// what decides it
    pub reason: String,
    /// the values of the program that it is, where it is one that an execution reads once
    pub values: Vec<Value>,
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
pub(in crate::solve) type Counts = SecondaryMap<Block, Option<Result<Expr, Reason>>>;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
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
    symbols: FxHashSet<Sym>,
    switches: FxHashMap<Block, Tests>,
}

/// A switch as the chain of tests that it is.
struct Tests {
    /// how often each test is reached, as far as it is asked for
    reached: Vec<Expr>,
    /// the last way out that is ever taken
    rest: u32,
}

/// A formula in free symbols for each block that data decides. Those that addresses alone decide have one, and what
/// is found of others that speaks of addresses is put beside these.
pub(in crate::solve) fn data_flows(
    cx: &mut SolveContext<'_>,
    counts: &Counts,
    by_address: &mut Vec<(Block, Expr)>,
) -> (SecondaryMap<Block, Option<Expr>>, Vec<FreeSymbol>) {
    let mut flows = Flows {
        counts,
        memo: SecondaryMap::new(),
        free: Vec::new(),
        symbols: FxHashSet::default(),
        switches: FxHashMap::default(),
    };
    for &(b, e) in by_address.iter() {
        flows.memo[b] = Memo::Done(Some(e));
    }
    let mut out: SecondaryMap<Block, Option<Expr>> = SecondaryMap::new();
    for &b in cx.program().cfg.reverse_postorder() {
        if matches!(counts[b], Some(Err(Reason::Data(_)))) && flows.memo[b] == Memo::Open {
            out[b] = flow(cx, &mut flows, b);
        }
    }
    let all: Vec<Expr> = out.values().copied().flatten().collect();
    if speaks_of_addresses(cx, &all) {
        for &b in &cx.program().func.layout {
            let Some(e) = out[b].filter(|&e| speaks_of_addresses(cx, &[e])) else { continue };
            out[b] = None;
            // A point binds the address of a pointer, not that of an object.
            if are_of_pointers(cx, e) {
                by_address.push((b, e));
            }
        }
    }
    (out, flows.free)
}

/// The count of a block, in free symbols where need be; `None` where it rests on something
/// that is decided by parameters but not solved.
fn flow(cx: &mut SolveContext<'_>, f: &mut Flows<'_>, b: Block) -> Option<Expr> {
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
            match cx.program().forest.of_header(b) {
                Some(l) => header_flow(cx, f, l, &why),
                None => {
                    let edges = incoming(cx, b);
                    total(cx, f, &edges)
                }
            }
        }
        _ => None,
    };
    f.memo[b] = Memo::Done(e);
    e
}

fn incoming(cx: &SolveContext<'_>, b: Block) -> Vec<EdgeRef> {
    let mut out = Vec::new();
    let mut seen: Vec<Block> = Vec::new();
    for &p in cx.program().cfg.predecessors(b) {
        if seen.contains(&p) || !cx.program().cfg.is_reachable(p) {
            continue;
        }
        seen.push(p);
        for (slot, &t) in cx.program().cfg.successors(p).iter().enumerate() {
            if t == b {
                out.push(EdgeRef { from: p, slot: slot as u32, to: b });
            }
        }
    }
    out
}

fn total(cx: &mut SolveContext<'_>, f: &mut Flows<'_>, edges: &[EdgeRef]) -> Option<Expr> {
    let mut parts = Vec::new();
    for e in edges {
        parts.push(edge_flow(cx, f, *e)?);
    }
    Some(cx.add_all(parts))
}

/// How often a loop is entered.
fn entries(cx: &mut SolveContext<'_>, f: &mut Flows<'_>, l: LoopId) -> Option<Expr> {
    let header = cx.program().forest.header(l);
    let edges: Vec<EdgeRef> = incoming(cx, header)
        .into_iter()
        .filter(|e| !cx.program().forest.contains(l, e.from))
        .collect();
    total(cx, f, &edges)
}

fn header_flow(cx: &mut SolveContext<'_>, f: &mut Flows<'_>, l: LoopId, why: &str) -> Option<Expr> {
    let entries = entries(cx, f, l)?;
    let per_entry = match trip(cx, l) {
        Some(btc) if cx.vars(btc).is_empty() => cx.add_num(btc, Num::ONE),
        _ => {
            if let Reason::Unsolved(_) = loop_reason(cx, l) {
                if cx.loop_state(Some(l)).reason.is_some() {
                    return None;
                }
            }
            let program = cx.program();
            let header = program.forest.header(l);
            let tests_first = tests_first(program.func, program.cfg, program.forest, l);
            let lo = if tests_first { Num::ZERO } else { Num::ONE };
            let count = free_symbol(cx, f, "loopCount", header, (lo, None), why);
            if tests_first {
                cx.add_num(count, Num::ONE)
            } else {
                count
            }
        }
    };
    Some(cx.mul(entries, per_entry))
}

/// The name of a free symbol; one that a parameter has gets a mark.
fn free_name(cx: &SolveContext<'_>, mut name: String) -> String {
    let other = |s| cx.symbol_data(s).kind != SymKind::Free;
    while cx.find_symbol(&name).is_some_and(other) {
        name.push('\'');
    }
    name
}

fn free_symbol(
    cx: &mut SolveContext<'_>,
    f: &mut Flows<'_>,
    function: &str,
    b: Block,
    (lo, hi): (Num, Option<Num>),
    why: &str,
) -> Expr {
    let name = free_name(cx, format!("{function}({})", cx.program().func.blocks[b].name));
    named_symbol(cx, f, name, (lo, hi), why)
}

fn named_symbol(
    cx: &mut SolveContext<'_>,
    f: &mut Flows<'_>,
    name: String,
    (lo, hi): (Num, Option<Num>),
    why: &str,
) -> Expr {
    let sym = cx.symbol(&name, SymKind::Free, Some(lo.clone()), hi.clone());
    if f.symbols.insert(sym) {
        f.free.push(FreeSymbol { name, lo, hi, reason: why.to_owned(), values: Vec::new() });
    }
    cx.sym(sym)
}

/// The count of an edge.
fn edge_flow(cx: &mut SolveContext<'_>, f: &mut Flows<'_>, e: EdgeRef) -> Option<Expr> {
    let slots = cx.program().cfg.successors(e.from).len();
    if slots == 1 {
        return flow(cx, f, e.from);
    }
    if let Some(x) = certain_flow(cx, f, e) {
        return Some(x);
    }
    let count = flow(cx, f, e.from)?;
    match cx.program().func.blocks[e.from].terminator {
        Terminator::Branch(..) => {
            let other = EdgeRef {
                from: e.from,
                slot: 1 - e.slot,
                to: cx.program().cfg.successors(e.from)[1 - e.slot as usize],
            };
            if let Some(x) = certain_flow(cx, f, other) {
                return Some(cx.sub(count, x));
            }
            let ratio = true_ratio(cx, f, e.from)?;
            let taken = cx.mul(count, ratio);
            Some(if e.slot == 0 { taken } else { cx.sub(count, taken) })
        }
        _ => case_flow(cx, f, e, count),
    }
}

/// The count of an edge of a switch that runs so often. A switch is a chain of branches, a case each, and the last
/// way out takes the rest; what parameters decide at each execution needs no share.
fn case_flow(
    cx: &mut SolveContext<'_>,
    f: &mut Flows<'_>,
    e: EdgeRef,
    count: Expr,
) -> Option<Expr> {
    if let Some(c) = condition_of_parameters(cx, e.from, e.slot) {
        return Some(cx.mul(count, c));
    }
    let why = branch_reason(cx, e.from)?;
    let mut tests = match f.switches.remove(&e.from) {
        Some(tests) => tests,
        None => {
            let slots = cx.program().cfg.successors(e.from).len() as u32;
            let never = Some(cx.truth(false));
            let is_taken = |slot: &u32| condition_of_parameters(cx, e.from, *slot) != never;
            Tests { reached: vec![count], rest: (0..slots).rev().find(is_taken)? }
        }
    };
    let name = cx.program().func.blocks[e.from].name.clone();
    let mut case = |cx: &mut SolveContext<'_>, slot, reached| match condition_of_parameters(
        cx, e.from, slot,
    ) {
        Some(c) => cx.mul(count, c),
        None => {
            let name = free_name(cx, format!("trueRatio({name}.case{slot})"));
            let ratio = named_symbol(cx, f, name, (Num::ZERO, Some(Num::ONE)), &why);
            cx.mul(reached, ratio)
        }
    };
    while tests.reached.len() <= e.slot as usize {
        let reached = *tests.reached.last()?;
        let taken = case(cx, tests.reached.len() as u32 - 1, reached);
        tests.reached.push(cx.sub(reached, taken));
    }
    let reached = tests.reached[e.slot as usize];
    let flow = if e.slot == tests.rest { reached } else { case(cx, e.slot, reached) };
    f.switches.insert(e.from, tests);
    Some(flow)
}

/// When a block goes that way, where parameters decide it, the same at every execution.
fn condition_of_parameters(cx: &mut SolveContext<'_>, b: Block, slot: u32) -> Option<Expr> {
    let c = branch_condition(cx, b, slot, Reading::Promised);
    (cx.unknown_in(c).is_none() && cx.vars(c).is_empty()).then_some(c)
}

/// What decides a branch, in words.
fn branch_reason(cx: &mut SolveContext<'_>, b: Block) -> Option<String> {
    let c = branch_condition(cx, b, 0, Reading::Promised);
    match cx.unknown_in(c) {
        Some(Reason::Unsolved(_) | Reason::Unsupported(_)) => None,
        Some(Reason::Data(why)) => Some(why),
        None => Some(format!(
            "how often `{}` runs is decided by data, and its branch varies with it",
            cx.program().func.blocks[b].name
        )),
    }
}

fn true_ratio(cx: &mut SolveContext<'_>, f: &mut Flows<'_>, b: Block) -> Option<Expr> {
    if let Some(c) = condition_of_parameters(cx, b, 0) {
        return Some(c);
    }
    let why = branch_reason(cx, b)?;
    Some(free_symbol(cx, f, "trueRatio", b, (Num::ZERO, Some(Num::ONE)), &why))
}

/// The count of an edge that needs no ratio: solved over parameters, or the way out of a loop.
fn certain_flow(cx: &mut SolveContext<'_>, f: &mut Flows<'_>, e: EdgeRef) -> Option<Expr> {
    if let Ok(x) = edge_count(cx, e) {
        return Some(x);
    }
    // the outermost loop that the edge leaves
    let mut left = None;
    let mut l = cx.program().forest.innermost(e.from);
    while let Some(x) = l {
        if cx.program().forest.contains(x, e.to) {
            break;
        }
        left = Some(x);
        l = cx.program().forest.parent(x);
    }
    let l = left?;
    let exits = cx.program().regions[slot(Some(l))].exits.clone();
    if exits.last() != Some(&e) {
        return None;
    }
    // what enters comes out: the last exit takes what the others leave
    let mut rest = entries(cx, f, l)?;
    for other in &exits[..exits.len() - 1] {
        let x = edge_flow(cx, f, *other)?;
        rest = cx.sub(rest, x);
    }
    Some(rest)
}

#[cfg(test)]
mod tests {
    use crate::ir::{text::parse_function, Module};
    use crate::solve::solve;
    use crate::solve::tests::tells;

    /// A block that was put on a back edge changes nothing of what a symbol means: the header is the loop's only block.
    #[test]
    fn split_edges_are_edges() {
        let text = "func @f() {
block entry:
  jump head
block head:
  %d = opaque i1 \"data\"
  branch %d, on, rest
block on:
  jump head
block rest:
  return
}";
        for (is_split, expected) in [(false, "loopCount(head) + 1"), (true, "loopCount(head)")] {
            let mut f = parse_function(text).expect("it parses");
            let [head, on] = ["head", "on"].map(|b| f.block_by_name(b).expect("the block"));
            if is_split {
                f.split_edges.insert(on);
            }
            let mut module = Module::new();
            let id = module.add(f);
            let solution = solve(&module, id, &[]);
            let count = solution.flows[head].expect("a formula");
            assert_eq!(solution.store.display(count).to_string(), expected);
        }
    }

    /// A switch that parameters decide says nothing of data, however often it runs; of one that data decides, what
    /// goes nowhere defined takes no share.
    #[test]
    fn a_switch_keeps_its_parameters() {
        tells(
            "func @f(%p: ptr, %n: i32, %kind: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  %4 = const i64 4
  jump head(%0, %p)
block head(%i: i32, %q: ptr):
  %more = icmp slt %i, %n
  branch %more, test, exit
block test:
  %x = load i32 %q
  %some = icmp sgt %x, %0
  branch %some, kinds, latch
block kinds:
  switch i32 %kind, [0: a, 5: b], values
block a:
  jump latch
block b:
  jump latch
block values:
  switch i32 %x, [1: c, 2: d, 1: a, 3: e], nowhere
block c:
  jump latch
block d:
  jump latch
block e:
  jump latch
block nowhere:
  unreachable
block latch:
  %r = ptradd nsw %q, %4
  %next = add nsw i32 %i, %1
  jump head(%next, %r)
block exit:
  return
}
> head: max(0, n) + 1
> test: max(0, n)
> kinds: max(0, n)*trueRatio(test)
> a: ite(kind == 0, max(0, n)*trueRatio(test), 0)
> b: ite(kind == 5, max(0, n)*trueRatio(test), 0)
> values: ite(kind != 0 && kind != 5, max(0, n)*trueRatio(test), 0)
> c: ite(kind != 0 && kind != 5, max(0, n)*trueRatio(test)*trueRatio(values.case0), 0)
> d: ite(kind != 0 && kind != 5, max(0, n)*trueRatio(test)*trueRatio(values.case1)*(1 - trueRatio(values.case0)), 0)
> e: ite(kind != 0 && kind != 5, max(0, n)*trueRatio(test)*(1 - trueRatio(values.case0))*(1 - trueRatio(values.case1)), 0)
> nowhere: 0
> latch: max(0, n)
> with trueRatio(test)
> with trueRatio(values.case0)
> with trueRatio(values.case1)
",
        );
    }
}

//! The expression store: nodes are hash-consed, so that equal expressions have equal ids and
//! shared parts exist once. There is no global interner; each analysis owns its store.
//!
//! Beside each node the store keeps an interval that holds for all values of the symbols, the bound
//! symbols (indices, placeholders, data) that occur, and whether the value is a truth value or an
//! integer. The technique is hash-consing (Ershov 1958; Filliâtre and Conchon, *Type-Safe Modular
//! Hash-Consing*, 2006).

use super::interned::Interned;
use super::interval::Interval;
use super::node::{Expr, Node, SliceRef, Sym, SymKind, SymbolData};
use super::num::Num;
use super::simulation::Slice;
use crate::limits::Limits;
use crate::rules::{RuleLog, Settings};
use cranelift_entity::PrimaryMap;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::sync::Arc;

/// The bound symbols of an expression, ascending.
pub type VarSet = SmallVec<[Sym; 4]>;

/// Nodes that are looked for in a list rather than a set.
const FEW: usize = 64;

#[derive(Clone, Debug)]
struct Info {
    interval: Interval,
    vars: VarSet,
    boolean: bool,
    integral: bool,
    symbols: u64,
    stepped: bool,
    divided: bool,
}

/// Owns expressions and symbols.
///
/// ```
/// use symprof_core::expr::Store;
/// let mut s = Store::new();
/// let n = s.parameter("n", 32);
/// let one = s.int(1);
/// let a = s.add(n, one);
/// let b = s.add(one, n);
/// assert_eq!(a, b); // equality is equality of ids
/// assert_eq!(s.display(a).to_string(), "n + 1");
/// ```
#[derive(Clone, Debug, Default)]
pub struct Store {
    nodes: Interned<Info>,
    symbols: PrimaryMap<Sym, SymbolData>,
    names: FxHashMap<String, Sym>,
    /// how many names of each stem are taken for sure
    stems: FxHashMap<String, u32>,
    /// what simulations execute, by the name of the function
    pub(super) slices: PrimaryMap<SliceRef, Slice>,
    pub(super) slice_names: FxHashMap<String, SliceRef>,
    /// their outputs, by function and block
    pub(super) slice_outputs: FxHashMap<(SliceRef, String, String), u32>,
    pub(super) negations: FxHashMap<Expr, Expr>,
    /// quotients rounded towards 0, and their remainders
    pub(super) truncated: FxHashMap<Expr, super::truncation::Truncated>,
    /// sums with their products multiplied out
    pub(super) expanded: FxHashMap<Expr, Expr>,
    /// attempts at proofs so far, and after how many proofs give up early
    attempts: u64,
    attempts_allowed: Option<u64>,
    /// nodes simplified so far
    work: u64,
    /// in which walk over expressions each was met last, and how many there were
    met: Vec<u32>,
    walks: u32,
    pub(super) samples: super::sample_points::Samples,
    rules: RuleLog,
}

impl Store {
    /// An empty store.
    pub fn new() -> Store {
        Store::default()
    }

    /// An empty store for work with these limits and rules.
    pub fn with_settings(settings: Arc<Settings>) -> Store {
        Store { rules: RuleLog::new(settings), ..Store::default() }
    }

    /// What work over this store may take.
    pub fn limits(&self) -> &Limits {
        self.rules.limits()
    }

    /// Which rules are tried, and which answered.
    pub(crate) fn rule_log(&mut self) -> &mut RuleLog {
        &mut self.rules
    }

    /// After so many attempts at proofs over this store, each further proof makes do with one:
    /// formulas then stay less simplified, but the time spent on one analysis is bounded.
    pub fn limit_proofs(&mut self, attempts: u64) {
        self.attempts_allowed = Some(attempts);
    }

    /// How many nodes were simplified under facts so far: what an analysis costs, the same on
    /// every machine.
    pub fn work(&self) -> u64 {
        self.work
    }

    pub(crate) fn count_work(&mut self) {
        self.work = self.work.saturating_add(1);
    }

    pub(crate) fn count_attempt(&mut self) {
        self.attempts = self.attempts.saturating_add(1);
    }

    pub(crate) fn proofs_exhausted(&self) -> bool {
        self.attempts_allowed.is_some_and(|limit| self.attempts > limit)
    }

    /// The node of an expression.
    pub fn node(&self, e: Expr) -> &Node {
        self.nodes.node(e)
    }

    /// Number of expressions made so far.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Is it empty?
    pub fn is_empty(&self) -> bool {
        self.nodes.len() == 0
    }

    /// An interval that contains the expression's value whatever the symbols' values.
    pub fn interval(&self, e: Expr) -> &Interval {
        &self.nodes.info(e).interval
    }

    /// The indices, placeholders and data symbols that occur free in `e`.
    pub fn vars(&self, e: Expr) -> &VarSet {
        &self.nodes.info(e).vars
    }

    /// Does the bound symbol occur in the expression?
    pub fn has_var(&self, e: Expr, var: Sym) -> bool {
        self.nodes.info(e).vars.contains(&var)
    }

    /// Is the expression a truth value (0 or 1 and nothing between)?
    pub fn is_boolean(&self, e: Expr) -> bool {
        self.nodes.info(e).boolean
    }

    /// Is the value surely an integer? Quotients and ratios (see [`SymKind::Free`]) may not be.
    pub fn is_integral(&self, e: Expr) -> bool {
        self.nodes.info(e).integral
    }

    fn node_is_boolean(&self, node: &Node) -> bool {
        match node {
            Node::Const(v) => v.is_zero() || v.is_one(),
            Node::Ge0(_) | Node::Eq0(_) | Node::Not(_) | Node::And(_) | Node::Or(_) => true,
            Node::Ite(_, a, b) => self.is_boolean(*a) && self.is_boolean(*b),
            Node::Symbol(s) => {
                let d = &self.symbols[*s];
                d.kind != SymKind::Free
                    && d.lo.as_ref().is_some_and(Num::is_zero)
                    && d.hi.as_ref().is_some_and(Num::is_one)
            }
            _ => false,
        }
    }

    fn node_is_integral(&self, node: &Node) -> bool {
        match node {
            Node::Const(v) => v.is_integer(),
            Node::Symbol(s) => {
                let d = &self.symbols[*s];
                d.kind != SymKind::Free
                    || !(d.lo.as_ref().is_some_and(Num::is_zero)
                        && d.hi.as_ref().is_some_and(Num::is_one))
            }
            Node::Sum(c, terms) => {
                terms.iter().all(|(_, t)| self.is_integral(*t))
                    && (c.is_integer() && terms.iter().all(|(k, _)| k.is_integer())
                        || self.is_integer_valued(c, terms))
            }
            Node::Product(factors) => factors.iter().all(|(f, _)| self.is_integral(*f)),
            Node::Quotient(..) => false,
            Node::Min(args) | Node::Max(args) => args.iter().all(|a| self.is_integral(*a)),
            Node::Ite(_, a, b) => self.is_integral(*a) && self.is_integral(*b),
            Node::SumOver { body, .. } => self.is_integral(*body),
            Node::First { lo, hi, .. } => self.is_integral(*lo) && self.is_integral(*hi),
            _ => true,
        }
    }

    /// The symbols in an expression, each as one bit of a set: sets without a common bit have no
    /// common symbol.
    pub(crate) fn symbol_bits(&self, e: Expr) -> u64 {
        self.nodes.info(e).symbols
    }

    /// The bit of a symbol in such a set.
    pub(crate) fn symbol_bit(s: Sym) -> u64 {
        1 << (s.as_u32() % 64)
    }

    /// Does evaluation step through a sum or a search, or execute?
    pub(crate) fn is_stepped(&self, e: Expr) -> bool {
        self.nodes.info(e).stepped
    }

    /// Does a quotient by what is no number occur in the expression?
    pub(crate) fn is_divided(&self, e: Expr) -> bool {
        self.nodes.info(e).divided
    }

    /// The expression of that node, if there is one already.
    pub(crate) fn existing(&self, node: &Node) -> Option<Expr> {
        self.nodes.find(Interned::<Info>::hash(node), node)
    }

    /// Adds or finds a node. Callers go through the constructors, which bring nodes into their
    /// normal form first.
    pub(super) fn intern(&mut self, node: Node) -> Expr {
        let hash = Interned::<Info>::hash(&node);
        if let Some(id) = self.nodes.find(hash, &node) {
            return id;
        }
        let interval = match &node {
            Node::Const(v) => Interval::point(v.clone()),
            _ => self.node_interval(&node).trimmed(),
        };
        let vars = self.node_vars(&node);
        let boolean = self.node_is_boolean(&node);
        let integral = boolean || self.node_is_integral(&node);
        let mut symbols = match &node {
            Node::Symbol(s) => Store::symbol_bit(*s),
            _ => 0,
        };
        let mut stepped =
            matches!(node, Node::SumOver { .. } | Node::First { .. } | Node::Simulation { .. });
        let mut divided = matches!(node, Node::FloorDiv(_, by) if self.as_const(by).is_none());
        for_each_operand(&node, |a| {
            let operand = self.nodes.info(a);
            symbols |= operand.symbols;
            stepped |= operand.stepped;
            divided |= operand.divided;
        });
        let info = Info { interval, vars, boolean, integral, symbols, stepped, divided };
        self.nodes.add(hash, node, info)
    }

    fn node_vars(&self, node: &Node) -> VarSet {
        let mut vars = VarSet::new();
        if let Node::Symbol(s) = node {
            let k = self.symbols[*s].kind;
            if matches!(k, SymKind::Index | SymKind::Placeholder | SymKind::Data) {
                vars.push(*s);
            }
        }
        // A sum and a search bind their index in the body only, not in their bounds.
        let binder = match node {
            Node::SumOver { var, body, lo, hi } => Some((*var, *body, *lo, *hi)),
            Node::First { var, cond, lo, hi } => Some((*var, *cond, *lo, *hi)),
            _ => None,
        };
        for_each_operand(node, |e| {
            for &v in &self.nodes.info(e).vars {
                let bound = binder.is_some_and(|(b, body, lo, hi)| {
                    v == b && e == body && !self.has_var(lo, v) && !self.has_var(hi, v)
                });
                if !bound && !vars.contains(&v) {
                    vars.push(v);
                }
            }
        });
        vars.sort_unstable();
        vars
    }

    /// Adds a symbol with its least (`lo`) and greatest (`hi`) value, none where it is not bounded; the name
    /// of an existing one gives that one back.
    pub fn symbol(&mut self, name: &str, kind: SymKind, lo: Option<Num>, hi: Option<Num>) -> Sym {
        if let Some(&s) = self.names.get(name) {
            return s;
        }
        let s = self.symbols.push(SymbolData { name: name.to_owned(), kind, lo, hi });
        self.names.insert(name.to_owned(), s);
        s
    }

    /// A fresh symbol: a number is appended to the name where it is taken.
    pub fn fresh(&mut self, stem: &str, kind: SymKind, lo: Option<Num>, hi: Option<Num>) -> Sym {
        let mut k = self.stems.get(stem).copied().unwrap_or(0);
        let name = loop {
            k += 1;
            let name = if k == 1 { stem.to_owned() } else { format!("{stem}.{k}") };
            if !self.names.contains_key(&name) {
                break name;
            }
        };
        // names are never given back
        self.stems.insert(stem.to_owned(), k);
        self.symbol(&name, kind, lo, hi)
    }

    /// What is known of a symbol.
    pub fn symbol_data(&self, s: Sym) -> &SymbolData {
        &self.symbols[s]
    }

    /// The symbol of that name.
    pub fn find_symbol(&self, name: &str) -> Option<Sym> {
        self.names.get(name).copied()
    }

    /// All symbols.
    pub fn symbols(&self) -> impl Iterator<Item = (Sym, &SymbolData)> {
        self.symbols.iter()
    }

    /// The symbol as an expression.
    pub fn sym(&mut self, s: Sym) -> Expr {
        self.intern(Node::Symbol(s))
    }

    /// A signed integer parameter of `width` bits.
    pub fn parameter(&mut self, name: &str, width: u8) -> Expr {
        let half = Num::pow2(width.max(1) as u32 - 1);
        let (lo, hi) =
            if width == 1 { (Num::ZERO, Num::ONE) } else { (-half.clone(), half - Num::ONE) };
        let s = self.symbol(name, SymKind::Parameter, Some(lo), Some(hi));
        self.sym(s)
    }

    /// Calls `f` with every distinct node reachable from `roots`, operands first. Iterative.
    pub fn visit<E: Copy + Into<Expr>>(&self, roots: &[E], f: impl FnMut(Expr, &Node)) {
        self.visit_below(roots.iter().map(|&e| e.into()).collect(), f);
    }

    fn visit_below(&self, mut stack: Vec<Expr>, mut f: impl FnMut(Expr, &Node)) {
        // Ids ascend from operands to users, so a sorted set is a topological order.
        let most = stack.iter().map(|e| e.as_u32() as usize + 1).max().unwrap_or(0);
        let mut seen = vec![0u64; most.div_ceil(64)];
        let mut order = Vec::new();
        while let Some(e) = stack.pop() {
            let (at, bit) = (e.as_u32() as usize / 64, 1 << (e.as_u32() % 64));
            if seen[at] & bit == 0 {
                seen[at] |= bit;
                order.push(e);
                for_each_operand(self.nodes.node(e), |a| stack.push(a));
            }
        }
        if order.len() < seen.len() {
            order.sort_unstable();
        } else {
            // The set of a large part of the store is in order already.
            order.clear();
            for (at, mut word) in seen.into_iter().enumerate() {
                while word != 0 {
                    order.push(Expr::from_u32(at as u32 * 64 + word.trailing_zeros()));
                    word &= word - 1;
                }
            }
        }
        for e in order {
            f(e, self.nodes.node(e));
        }
    }

    /// Starts a walk in which each expression counts once.
    pub(crate) fn start_walk(&mut self) {
        self.walks = self.walks.wrapping_add(1);
        if self.walks == 0 {
            self.met.clear();
            self.walks = 1;
        }
        self.met.resize(self.nodes.len(), 0);
    }

    /// Was the expression not met in this walk yet? No node may be added meanwhile.
    pub(crate) fn meet(&mut self, e: Expr) -> bool {
        let Some(last) = self.met.get_mut(e.as_u32() as usize) else { return false };
        let first = *last != self.walks;
        *last = self.walks;
        first
    }

    /// Number of distinct nodes reachable from `e`, if at most `limit`.
    pub fn dag_size_within(&self, e: Expr, limit: usize) -> Option<usize> {
        if limit <= FEW {
            // Linear search of a short list is faster than a hash set.
            let mut seen: SmallVec<[Expr; FEW]> = SmallVec::new();
            seen.push(e);
            let mut at = 0;
            while at < seen.len() {
                if seen.len() > limit {
                    return None;
                }
                for_each_operand(self.nodes.node(seen[at]), |a| {
                    if !seen.contains(&a) {
                        seen.push(a);
                    }
                });
                at += 1;
            }
            return (seen.len() <= limit).then_some(seen.len());
        }
        let mut seen = rustc_hash::FxHashSet::default();
        let mut stack = vec![e];
        while let Some(x) = stack.pop() {
            if seen.insert(x) {
                if seen.len() > limit {
                    return None;
                }
                for_each_operand(self.nodes.node(x), |a| stack.push(a));
            }
        }
        Some(seen.len())
    }

    /// Number of operands of all distinct nodes reachable from `e`, if at most `limit`: no more than a text of it that
    /// writes out what is shared has.
    pub(crate) fn dag_edges_within(&self, e: Expr, limit: usize) -> Option<usize> {
        let mut seen = rustc_hash::FxHashSet::default();
        let (mut stack, mut edges) = (vec![e], 0);
        while let Some(x) = stack.pop() {
            if !seen.insert(x) {
                continue;
            }
            for_each_operand(self.nodes.node(x), |a| {
                edges += 1;
                if !seen.contains(&a) {
                    stack.push(a);
                }
            });
            if edges > limit {
                return None;
            }
        }
        Some(edges)
    }

    /// Number of distinct nodes reachable from `roots`.
    pub fn dag_size<E: Copy + Into<Expr>>(&self, roots: &[E]) -> usize {
        let mut n = 0;
        self.visit(roots, |_, _| n += 1);
        n
    }
}

/// Calls `f` with each operand.
///
/// ```
/// use symprof_core::expr::{for_each_operand, Store};
/// let mut s = Store::new();
/// let (n, m) = (s.parameter("n", 32), s.parameter("m", 32));
/// let e = s.min(n, m);
/// let mut operands = Vec::new();
/// for_each_operand(s.node(e), |a| operands.push(a));
/// assert_eq!(operands, [n, m]);
/// ```
pub fn for_each_operand(node: &Node, mut f: impl FnMut(Expr)) {
    match node {
        Node::Const(_) | Node::Symbol(_) => {}
        Node::Sum(_, terms) => terms.iter().for_each(|(_, e)| f(*e)),
        Node::Product(factors) => factors.iter().for_each(|(e, _)| f(*e)),
        Node::Quotient(a, b) | Node::FloorDiv(a, b) | Node::Mod(a, b) | Node::Bits(_, a, b) => {
            f(*a);
            f(*b);
        }
        Node::Min(args) | Node::Max(args) | Node::And(args) | Node::Or(args) => {
            args.iter().copied().for_each(f)
        }
        Node::Ge0(a)
        | Node::Eq0(a)
        | Node::Not(a)
        | Node::Wrap { arg: a, .. }
        | Node::Unsigned(_, a)
        | Node::BitFn(_, a)
        | Node::Power(_, a) => f(*a),
        Node::Ite(c, a, b) => {
            f(*c);
            f(*a);
            f(*b);
        }
        Node::SumOver { lo, hi, body, .. } => {
            f(*lo);
            f(*hi);
            f(*body);
        }
        Node::First { lo, hi, cond, .. } => {
            f(*lo);
            f(*hi);
            f(*cond);
        }
        Node::FloorSum(of) => of.operands().into_iter().for_each(f),
        Node::FirstIndex(of) => of.operands().into_iter().for_each(f),
        Node::Simulation { args, .. } => args.iter().copied().for_each(f),
    }
}

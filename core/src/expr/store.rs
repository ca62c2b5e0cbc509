//! The expression store: nodes are hash-consed, so that equal expressions have equal ids and
//! shared parts exist once. There is no global interner; each analysis owns its store.
//!
//! Beside each node the store keeps what every later step asks for: an interval that holds for
//! all values of the symbols, and which bound symbols (indices, placeholders, data) occur.

use super::interval::Interval;
use super::node::{Expr, Node, Sym, SymKind, SymbolData};
use super::num::Num;
use cranelift_entity::PrimaryMap;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// The bound symbols of an expression, ascending.
pub type VarSet = SmallVec<[Sym; 4]>;

#[derive(Clone, Debug)]
struct Info {
    interval: Interval,
    vars: VarSet,
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
    nodes: PrimaryMap<Expr, Node>,
    info: PrimaryMap<Expr, Info>,
    ids: FxHashMap<Node, Expr>,
    symbols: PrimaryMap<Sym, SymbolData>,
    names: FxHashMap<String, Sym>,
    pub(super) negations: FxHashMap<Expr, Expr>,
}

impl Store {
    /// An empty store.
    pub fn new() -> Store {
        Store::default()
    }

    /// The node of an expression.
    pub fn node(&self, e: Expr) -> &Node {
        &self.nodes[e]
    }

    /// Number of expressions made so far.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Is it empty?
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// An interval that contains the expression's value whatever the symbols' values.
    pub fn interval(&self, e: Expr) -> &Interval {
        &self.info[e].interval
    }

    /// The indices, placeholders and data symbols that occur free in `e`.
    pub fn vars(&self, e: Expr) -> &VarSet {
        &self.info[e].vars
    }

    /// Does the bound symbol occur in the expression?
    pub fn has_var(&self, e: Expr, var: Sym) -> bool {
        self.info[e].vars.contains(&var)
    }

    /// Adds or finds a node. Callers go through the constructors, which bring nodes into their
    /// normal form first.
    pub(super) fn intern(&mut self, node: Node) -> Expr {
        if let Some(&id) = self.ids.get(&node) {
            return id;
        }
        let interval = self.node_interval(&node);
        let vars = self.node_vars(&node);
        let id = self.nodes.push(node.clone());
        self.info.push(Info { interval, vars });
        self.ids.insert(node, id);
        id
    }

    fn node_vars(&self, node: &Node) -> VarSet {
        let mut vars = VarSet::new();
        if let Node::Symbol(s) = node {
            let k = self.symbols[*s].kind;
            if matches!(k, SymKind::Index | SymKind::Placeholder | SymKind::Data) {
                vars.push(*s);
            }
        }
        let bound = match node {
            Node::SumOver { var, .. } | Node::First { var, .. } => Some(*var),
            _ => None,
        };
        for_each_operand(node, |e| {
            for &v in &self.info[e].vars {
                if Some(v) != bound && !vars.contains(&v) {
                    vars.push(v);
                }
            }
        });
        vars.sort_unstable();
        vars
    }

    /// Adds a symbol; the name of an existing one gives that one back.
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
        let mut name = stem.to_owned();
        let mut k = 1;
        while self.names.contains_key(&name) {
            k += 1;
            name = format!("{stem}.{k}");
        }
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
    pub fn visit(&self, roots: &[Expr], mut f: impl FnMut(Expr, &Node)) {
        // Ids ascend from operands to users, so a sorted set is a topological order.
        let mut seen = rustc_hash::FxHashSet::default();
        let mut stack: Vec<Expr> = roots.to_vec();
        let mut order = Vec::new();
        while let Some(e) = stack.pop() {
            if seen.insert(e) {
                order.push(e);
                for_each_operand(&self.nodes[e], |a| {
                    if !seen.contains(&a) {
                        stack.push(a);
                    }
                });
            }
        }
        order.sort_unstable();
        for e in order {
            f(e, &self.nodes[e]);
        }
    }

    /// Number of distinct nodes reachable from `roots`.
    pub fn dag_size(&self, roots: &[Expr]) -> usize {
        let mut n = 0;
        self.visit(roots, |_, _| n += 1);
        n
    }
}

/// Calls `f` with each operand.
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
        | Node::Pow2(a) => f(*a),
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
        Node::FloorSum(args) => args.iter().copied().for_each(f),
        Node::FirstIndex(args) => args.iter().copied().for_each(f),
    }
}

//! The expressions of one store as terms: each node once, operands first.

use super::script::Script;
use super::value::{literal, Sort, Value};
use super::without;
use crate::expr::{Expr, Node, Store, Sym};
use crate::profile::plan::Required;
use num_integer::Integer;
use num_traits::One;
use rustc_hash::FxHashMap;

/// The terms of expressions of one store.
pub(super) struct Terms<'a, 's> {
    pub(super) script: &'a mut Script,
    pub(super) store: &'s Store,
    bound: &'a FxHashMap<&'a str, Value>,
    values: FxHashMap<Expr, Option<Value>>,
}

impl<'a, 's> Terms<'a, 's> {
    pub(super) fn new(
        script: &'a mut Script,
        store: &'s Store,
        bound: &'a FxHashMap<&'a str, Value>,
    ) -> Terms<'a, 's> {
        Terms { script, store, bound, values: FxHashMap::default() }
    }

    /// A condition that is to hold. Where a symbol that is not given keeps it from having a value, one that
    /// need not then is left out.
    pub(super) fn required(&mut self, c: &Required, inside: &mut Vec<String>) {
        let parts: Vec<Expr> = match (c.or_unbound, self.store.node(c.condition)) {
            (true, Node::And(args)) => args.to_vec(),
            _ => vec![c.condition],
        };
        for e in parts {
            match self.value(e) {
                Some(v) => {
                    inside.extend(v.defined.clone());
                    inside.push(v.truth());
                }
                None if c.or_unbound && !self.is_refused(e) => {}
                None => {
                    self.script.line("; a condition of the formulas cannot be written");
                    inside.push("false".to_owned());
                }
            }
        }
    }

    /// Has the expression a node that no script has?
    fn is_refused(&self, e: Expr) -> bool {
        let mut refused = false;
        self.store.visit(&[e], |_, node| {
            refused |= without(node).is_some() || matches!(node, Node::Simulation { .. });
        });
        refused
    }

    /// The value as an integer.
    pub(super) fn integer(&mut self, e: Expr) -> Option<Value> {
        let v = self.value(e)?;
        match (v.sort, v.over.is_one()) {
            (Sort::Int, true) => Some(v),
            (Sort::Bool, _) => {
                let term = self.script.define(Sort::Int, &v.number().0);
                Some(Value { term, sort: Sort::Int, ..v })
            }
            (Sort::Int, false) => {
                let over = literal(&v.over, Sort::Int);
                let whole = format!("(= (mod {} {over}) 0)", v.term);
                let exact = if self.store.is_integral(e) { None } else { Some(whole) };
                let defined = self.both(v.defined, exact);
                let term = self.script.define(Sort::Int, &format!("(div {} {over})", v.term));
                Some(Value::whole(term, Sort::Int, defined))
            }
            (Sort::Real, _) => {
                let over = literal(&v.over, Sort::Real);
                let fraction = self.script.define(Sort::Real, &format!("(/ {} {over})", v.term));
                let defined = self.both(v.defined, Some(format!("(is_int {fraction})")));
                let term = self.script.define(Sort::Int, &format!("(to_int {fraction})"));
                Some(Value::whole(term, Sort::Int, defined))
            }
        }
    }

    /// The numerators of two integers over one denominator.
    pub(super) fn over_same(&mut self, a: Expr, b: Expr) -> Option<(Value, Value)> {
        let mut of = |e: Expr| match self.known(e)? {
            v if v.sort == Sort::Real => self.integer(e),
            v => Some(v),
        };
        let (a, b) = (of(a)?, of(b)?);
        let over = a.over.lcm(&b.over);
        let mut numerator = |v: Value| {
            let term = v.scaled(&(&over / &v.over), Sort::Int);
            Value::whole(self.script.define(Sort::Int, &term), Sort::Int, v.defined)
        };
        Some((numerator(a), numerator(b)))
    }

    /// Where both hold.
    pub(super) fn both(&mut self, a: Option<String>, b: Option<String>) -> Option<String> {
        let parts: Vec<String> = a.into_iter().chain(b).collect();
        self.script.conjunction(&parts)
    }

    /// Where all of these have values.
    pub(super) fn defined(&mut self, of: &[&Value]) -> Option<String> {
        let mut parts: Vec<String> = of.iter().filter_map(|v| v.defined.clone()).collect();
        parts.sort();
        parts.dedup();
        self.script.conjunction(&parts)
    }

    /// The value; `None` if a symbol is not given, or a node has no form.
    fn value(&mut self, root: Expr) -> Option<Value> {
        // operands first: formulas may be deeper than a stack
        let mut stack = vec![(root, false)];
        while let Some((e, ready)) = stack.pop() {
            if self.values.contains_key(&e) {
                continue;
            }
            if ready {
                let value = self.written(e);
                self.values.insert(e, value);
                continue;
            }
            stack.push((e, true));
            if without(self.store.node(e)).is_none() {
                crate::expr::for_each_operand(self.store.node(e), |a| stack.push((a, false)));
            }
        }
        self.values[&root].clone()
    }

    /// The value of an operand.
    pub(super) fn known(&self, e: Expr) -> Option<Value> {
        self.values.get(&e).cloned().flatten()
    }

    /// The value of a symbol that is given.
    pub(super) fn symbol(&self, s: Sym) -> Option<Value> {
        self.bound.get(self.store.symbol_data(s).name.as_str()).cloned()
    }
}

//! Data-flow expansion: the expression of each SSA value (paper, "Simple Case" and
//! "Flow-Sensitive Cases").
//!
//! A value that merges at a join is a choice over the conditions of the incoming edges *in the
//! same iteration*, relative to the join's immediate dominator. A value of an inner loop seen
//! from outside is its value in the last iteration.

use super::notes::{callee_name, Cause, Note};
use super::pointers::Comparison;
use super::recurrence::Remembered;
use super::{ops, slot, Object, Reason, Solver};
use crate::analysis::LoopId;
use crate::assume::AssumptionKind;
use crate::expr::{Expr, Node, Num, SymKind};
use crate::ir::{
    BinaryOp, Block, CallInfo, Callee, Inst, Predicate, Type, Value, ValueDef, POISON,
};
use crate::known::{self, KnownResult};
use crate::memory::Base;

impl Solver<'_> {
    /// Makes the symbols of all parameters, in order.
    pub(super) fn declare_parameters(&mut self) {
        for p in &self.func.params {
            if let Type::Int(w) = p.ty {
                self.s.parameter(&p.name, w);
            }
        }
    }

    /// The value as an expression over parameters and the indices of the loops around its
    /// definition. `raw`: as it executes, flags ignored.
    pub(super) fn value(&mut self, v: Value, raw: bool) -> Expr {
        if let Some(e) = self.values[raw as usize][v] {
            return e;
        }
        let e = match self.func.values[v].def {
            ValueDef::Param(k) => self.parameter(k),
            ValueDef::BlockParam(b, k) => match self.forest.of_header(b) {
                Some(l) => return self.header_parameter(l, k, raw),
                None => self.join(b, k, raw),
            },
            ValueDef::Inst(b, k) => self.inst(v, b, k, raw),
        };
        let e = self.tidy(e, self.func.def_block(v));
        self.values[raw as usize][v] = Some(e);
        self.remember(Remembered::Value(raw, v));
        e
    }

    /// Drops wraps that what is known in the loop already excludes.
    fn tidy(&mut self, e: Expr, block: Block) -> Expr {
        if !matches!(self.s.node(e), Node::Wrap { .. } | Node::Unsigned(..)) {
            return e;
        }
        let i = slot(self.forest.innermost(block));
        if let Some(mut f) = self.loops[i].body_facts.take() {
            let r = f.simplify(&mut self.s, e);
            self.loops[i].body_facts = Some(f);
            return r;
        }
        e
    }

    /// A value where it is used in a block of that loop: loops that end in between contribute
    /// their last iteration.
    pub(super) fn value_in(&mut self, v: Value, user: Option<LoopId>, raw: bool) -> Expr {
        let mut e = self.value(v, raw);
        let mut l = self.forest.innermost(self.func.def_block(v));
        while let Some(inner) = l {
            if user.is_some_and(|u| self.forest.encloses(inner, u)) {
                break;
            }
            e = self.after_loop(e, inner);
            l = self.forest.parent(inner);
        }
        e
    }

    /// An expression of a loop's iteration as it stands in the last one.
    pub(super) fn after_loop(&mut self, e: Expr, l: LoopId) -> Expr {
        let k = self.index(l);
        if !self.s.has_var(e, k) {
            return e;
        }
        if let Some(&r) = self.exit_values.get(&(e, l)) {
            return r;
        }
        let r = match self.trip(l) {
            Some(btc) => {
                let mut inside = self.facts(Some(l));
                let x = inside.simplify(&mut self.s, e);
                self.s.substitute(x, &[(k, btc)])
            }
            None => {
                let reason = self.loop_reason(l);
                self.data(None, reason)
            }
        };
        self.exit_values.insert((e, l), r);
        self.remember(Remembered::Exit(e, l));
        r
    }

    fn parameter(&mut self, k: u32) -> Expr {
        let p = &self.func.params[k as usize];
        match p.ty {
            Type::Int(w) => self.s.parameter(&p.name, w),
            Type::Ptr => {
                let pointer = super::pointer_symbol(&mut self.s, &p.name);
                let null = self.s.eq0(pointer);
                match self.given.decide(&mut self.s, null) {
                    Some(true) => self.s.zero(),
                    _ => self.address(Object::Param(k)),
                }
            }
            Type::Opaque => {
                let reason = Reason::Data(format!("the parameter `{}`", p.name));
                self.data(None, reason)
            }
        }
    }

    /// The address of an object, as a symbol.
    pub(super) fn address(&mut self, object: Object) -> Expr {
        if let Some(&sym) = self.objects.get(&object) {
            return self.s.sym(sym);
        }
        let stem = match &object {
            Object::Global(name) => format!("@{name}"),
            o => format!("&{}", self.object_text(o)),
        };
        let (lo, hi) = (Some(Num::ONE), Some(Num::pow2(62)));
        let sym = self.s.fresh(&stem, SymKind::Defaulted, lo, hi);
        self.bases.insert(sym, object.clone());
        self.objects.insert(object, sym);
        self.s.sym(sym)
    }

    /// A value merging at a join that heads no loop.
    fn join(&mut self, b: Block, k: u32, raw: bool) -> Expr {
        let region = self.forest.innermost(b);
        let Some(node) = self.regions[slot(region)].node(b) else {
            return self.data(None, Reason::Unsolved("unreachable code".into()));
        };
        if node == 0 {
            // the entry of the function has no parameters
            return self.data(None, Reason::Unsolved("a parameter of the entry block".into()));
        }
        self.merge_param(region, node, (b, k), raw)
    }

    /// The value of a block's `k`-th parameter, merged over the edges of a region into its node.
    pub(super) fn merge_param(
        &mut self,
        region: Option<LoopId>,
        node: u32,
        (b, k): (Block, u32),
        raw: bool,
    ) -> Expr {
        let edges = self.regions[slot(region)].preds[node as usize].clone();
        let mut incoming: Vec<_> = edges
            .iter()
            .map(|e| {
                let arg = self.edge_argument(e.edge.from, e.edge.slot, k);
                let v = match arg {
                    Some(v) => self.value_in(v, region, raw),
                    None => self.data(None, Reason::Unsolved("a missing argument".into())),
                };
                (*e, v)
            })
            .collect();
        // `i + 1` computed twice, once with the promise not to wrap: an integer of the width is
        // its own wrap
        let param = self.func.blocks[b].params[k as usize];
        if let Some(w) = self.func.values[param].ty.width().filter(|_| incoming.len() > 1) {
            let wraps: Vec<(Expr, Expr)> = incoming
                .iter()
                .filter_map(|x| match *self.s.node(x.1) {
                    Node::Wrap { signed: true, width, arg } if width == w => Some((arg, x.1)),
                    _ => None,
                })
                .collect();
            for x in &mut incoming {
                x.1 = wraps.iter().find(|w| w.0 == x.1).map_or(x.1, |w| w.1);
            }
        }
        self.merge(region, node, &incoming, raw)
    }

    /// The argument that an edge passes for the `k`-th parameter of its target.
    pub(super) fn edge_argument(&self, from: Block, slot: u32, k: u32) -> Option<Value> {
        let term = &self.func.blocks[from].terminator;
        let target = term.targets().nth(slot as usize)?;
        target.args.get(k as usize).copied()
    }

    fn inst(&mut self, v: Value, b: Block, k: u32, raw: bool) -> Expr {
        let ty = self.func.values[v].ty;
        let width = ty.width();
        let here = self.forest.innermost(b);
        let inst = self.func.blocks[b].insts[k as usize].1.clone();
        let Some(w) = width else {
            let reason = match &inst {
                Inst::Opaque(r) => Reason::Data(r.clone()),
                _ => Reason::Data("a value that is not an integer".into()),
            };
            return self.data(None, reason);
        };
        let of = |s: &Self, v: Value| s.func.values[v].ty.width().unwrap_or(64);
        let result = match inst {
            Inst::Const(bits) => Some(ops::constant(&mut self.s, bits, w)),
            Inst::Unary(op, a) => {
                let a = self.value_in(a, here, raw);
                if !self.note_ranges(&[a], (v, b)) {
                    return self.unplaced(width);
                }
                ops::unary(&mut self.s, op, w, a)
            }
            Inst::Binary(op, flags, a, b2) => {
                let aw = of(self, a);
                let a = self.value_in(a, here, raw);
                let b2 = self.value_in(b2, here, raw);
                let sum = matches!(op, BinaryOp::Add | BinaryOp::Sub);
                if !sum && !self.note_ranges(&[a, b2], (v, b)) {
                    return self.unplaced(width);
                }
                ops::binary(&mut self.s, op, flags, aw, a, b2, raw)
            }
            Inst::Compare(pred, a, b2) if self.is_fresh_against_null(pred, a, b2).is_some() => {
                self.is_fresh_against_null(pred, a, b2).map(|truth| self.s.truth(truth))
            }
            Inst::Compare(pred, a, b2) => {
                let aw = of(self, a);
                let wrapping = self.provenance.of(a).wrapping || self.provenance.of(b2).wrapping;
                let a = self.value_in(a, here, raw);
                let b2 = self.value_in(b2, here, raw);
                let c = Comparison { pred, at: Some(v), block: b, wrapping: raw || wrapping };
                Some(self.compare_values(&c, aw, a, b2))
            }
            Inst::Select(c, t, e) => {
                let c = self.value_in(c, here, raw);
                let t = self.value_in(t, here, raw);
                let e = self.value_in(e, here, raw);
                Some(match (self.is_poison(t), self.is_poison(e)) {
                    // as where values merge: poison is any value
                    (true, false) if !raw => e,
                    (false, true) if !raw => t,
                    _ => self.s.ite(c, t, e),
                })
            }
            Inst::Cast(op, flags, a) => {
                let from = of(self, a);
                let a = self.value_in(a, here, raw);
                if !self.note_ranges(&[a], (v, b)) {
                    return self.unplaced(width);
                }
                Some(ops::cast(&mut self.s, op, flags, from, w, a, raw))
            }
            Inst::Freeze(a) => Some(self.value_in(a, here, true)),
            Inst::PtrAdd(flags, p, o) => {
                let p = self.value_in(p, here, raw);
                let o = self.value_in(o, here, raw);
                let r = self.s.add(p, o);
                Some(if flags.nsw && !raw { r } else { self.s.wrap(true, 64, r) })
            }
            Inst::PtrToInt(a) => {
                let a = self.value_in(a, here, raw);
                Some(if w == 64 { a } else { self.s.wrap(true, w, a) })
            }
            Inst::IntToPtr(a) => {
                let from = of(self, a);
                let a = self.value_in(a, here, raw);
                Some(if from == 64 { a } else { self.s.unsigned(from, a) })
            }
            Inst::Opaque(reason) => {
                let is_poison = reason == POISON;
                let e = self.data(width, Reason::Data(reason));
                if let (true, Node::Symbol(sym)) = (is_poison, self.s.node(e)) {
                    self.poison.insert(*sym);
                }
                return e;
            }
            Inst::GlobalAddr(name) => Some(self.address(Object::Global(name))),
            Inst::Alloca(_) => here.is_none().then(|| self.address(Object::Stack(v))),
            Inst::Load(a) => self.load(v, b, k, a),
            Inst::Call(call) => return self.call_result(v, b, &call, raw),
            Inst::Store(..)
            | Inst::Clobber(..)
            | Inst::Fill(..)
            | Inst::Copy(..)
            | Inst::Assume(_) => None,
        };
        match result {
            Some(e) => e,
            None => {
                let reason = Reason::Unsolved(format!("the value `{}`", self.value_name(v)));
                self.data(width, reason)
            }
        }
    }

    /// What rests on where an address lies, of which nothing is assumed.
    fn unplaced(&mut self, width: Option<u8>) -> Expr {
        self.data(width, Reason::Data("where an address lies".into()))
    }

    /// Whether an allocation in a loop is compared with null, and what comes out: what is allocated
    /// differs from iteration to iteration, but is never null.
    fn is_fresh_against_null(&mut self, pred: Predicate, a: Value, b: Value) -> Option<bool> {
        let null = |s: &Self, v: Value| matches!(s.func.inst(v), Some(Inst::Const(0)));
        let fresh = match (null(self, a), null(self, b)) {
            (false, true) => a,
            (true, false) => b,
            _ => return None,
        };
        let Some(Inst::Call(call)) = self.func.inst(fresh).cloned() else { return None };
        let block = self.func.def_block(fresh);
        let allocates = self.provenance.of(fresh).single() == Some(Base::Allocated(fresh));
        let assumed = self.assumes_kind(AssumptionKind::Allocation);
        if !allocates || !assumed || self.forest.innermost(block).is_none() {
            return None;
        }
        let truth = match pred {
            Predicate::Eq => false,
            Predicate::Ne => true,
            _ => return None,
        };
        let cause = Cause::Allocation(callee_name(&call));
        self.note(Note { cause, at: Some(fresh), block });
        Some(truth)
    }

    pub(super) fn value_name(&self, v: Value) -> String {
        self.func.values[v].name.clone().unwrap_or_else(|| v.to_string())
    }

    fn call_result(&mut self, v: Value, b: Block, call: &CallInfo, raw: bool) -> Expr {
        let width = self.func.values[v].ty.width();
        let name = match &call.callee {
            Callee::Direct(n) | Callee::Global(n) => n.clone(),
            Callee::Indirect(_) => "a function pointer".into(),
        };
        match known::of_call(call).map(|k| k.result) {
            Some(KnownResult::FreshObject)
                if self.func.values[v].ty == Type::Ptr
                    && self.assumes_kind(AssumptionKind::Allocation) =>
            {
                let cause = Cause::Allocation(callee_name(call));
                self.note(Note { cause, at: Some(v), block: b });
                if self.forest.innermost(b).is_some() {
                    // another object in each iteration
                    let why = format!("the address of what `{}` returns", callee_name(call));
                    return self.data(width, Reason::Data(why));
                }
                return self.address(Object::Allocated(v));
            }
            Some(KnownResult::Value(x)) if self.assumes_kind(AssumptionKind::CallResult) => {
                let cause = Cause::CallResult(callee_name(call), x);
                self.note(Note { cause, at: Some(v), block: b });
                return self.s.int(x);
            }
            _ => {}
        }
        let body = match &call.callee {
            Callee::Direct(n) => self.callees.definitive(self.module, n),
            _ => None,
        };
        if let Some(id) = body {
            return match self.callee_result(&name, id, &call.args, (v, b), raw) {
                Ok(e) => e,
                Err(reason) => self.data(width, reason),
            };
        }
        let reason = Reason::Data(format!("the result of the call to `{name}`"));
        self.data(width, reason)
    }
}

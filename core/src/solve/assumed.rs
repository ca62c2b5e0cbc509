//! What the program assumes (`llvm.assume`, a frontend's own assumptions, divisors that are not 0)
//! as conditions on the parameters. Executions that break one are undefined: the formulas, which
//! rest on them, do not speak of those, and the execution that answers instead says so.

use super::notes::{callee_name, Cause, Note, Object};
use super::{pointer_symbol, slot, FreeSymbol, Reason, Solver};
use crate::analysis::LoopId;
use crate::assume::AssumptionKind;
use crate::expr::{Expr, Node, Num, Store, Sym};
use crate::ir::{Block, CallEffects, Callee, Inst, Value};
use crate::known;
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashSet;
use std::collections::BTreeSet;

impl Solver<'_> {
    /// Does a block say more than where it goes on?
    pub(super) fn assumes(&self, b: Block) -> bool {
        self.func.blocks[b].insts.iter().any(|(_, i)| promise(i).is_some())
    }

    /// The conditions assumed in a block that no loop index and no data decides. Only these are
    /// used: only these can be checked at a point.
    pub(super) fn block_assumptions(&mut self, b: Block) -> Vec<Expr> {
        self.assumptions_where(b, |_, _| true)
    }

    /// Those of a loop's header that speak of values from before the loop: they hold wherever
    /// the loop is entered.
    pub(super) fn header_assumptions(&mut self, l: LoopId) -> Vec<Expr> {
        self.assumptions_where(self.forest.header(l), |s, v| {
            !s.forest.contains(l, s.func.def_block(v))
        })
    }

    fn assumptions_where(&mut self, b: Block, of: impl Fn(&Self, Value) -> bool) -> Vec<Expr> {
        let here = self.forest.innermost(b);
        let promises: Vec<Promise> =
            self.func.blocks[b].insts.iter().filter_map(|(_, i)| promise(i)).collect();
        let mut conditions = Vec::new();
        for p in promises {
            let (Promise::Holds(v) | Promise::NotZero(v)) = p;
            if !of(self, v) {
                continue;
            }
            let e = self.value_in(v, here, false);
            if !self.s.vars(e).is_empty() {
                continue;
            }
            conditions.push(match p {
                Promise::Holds(_) => e,
                Promise::NotZero(_) => {
                    let zero = self.s.eq0(e);
                    self.s.not(zero)
                }
            });
        }
        conditions
    }

    /// Adds what is assumed in blocks that execute to the guards, as far as it speaks of symbols
    /// that counts, or `more` formulas, use.
    pub(super) fn guard_assumptions(
        &mut self,
        counts: &SecondaryMap<Block, Option<Result<Expr, Reason>>>,
        more: &[Expr],
    ) {
        let found: Vec<(Block, Expr)> = self
            .func
            .layout
            .clone()
            .into_iter()
            .flat_map(|b| self.block_assumptions(b).into_iter().map(move |c| (b, c)))
            .collect();
        if found.is_empty() {
            return;
        }
        let mut roots: Vec<Expr> =
            counts.values().filter_map(|c| c.as_ref()?.as_ref().ok().copied()).collect();
        roots.extend(&self.guards);
        roots.extend(more);
        let used = symbols(&self.s, &roots);
        for (block, condition) in found {
            let known = self.guards.contains(&condition);
            if known || symbols(&self.s, &[condition]).is_disjoint(&used) {
                continue;
            }
            // a block whose count is not known may execute
            let never = match &counts[block] {
                Some(Ok(count)) => self.s.eq0(*count),
                _ => self.s.truth(false),
            };
            let guard = self.s.or(never, condition);
            if !self.s.is_one(guard) && !self.guards.contains(&guard) {
                self.guards.push(guard);
            }
        }
    }

    pub(super) fn speaks_of_addresses(&self, roots: &[Expr]) -> bool {
        symbols(&self.s, roots).iter().any(|s| self.bases.contains_key(s))
    }

    /// Counts that speak of the addresses of objects: those of parameters and loaded pointers are
    /// formulas in these, which a point may bind, and are handed back; others are none.
    pub(super) fn without_addresses(
        &mut self,
        counts: &mut SecondaryMap<Block, Option<Result<Expr, Reason>>>,
    ) -> Vec<(Block, Expr)> {
        let mut by_address = Vec::new();
        let formulas: Vec<Expr> =
            counts.values().filter_map(|c| c.as_ref()?.as_ref().ok().copied()).collect();
        let everywhere = self.speaks_of_addresses(&self.guards);
        if !everywhere && !self.speaks_of_addresses(&formulas) {
            return by_address;
        }
        for &b in &self.func.layout {
            let Some(Ok(e)) = counts[b] else { continue };
            let e = self.addresses_taken_out(e);
            counts[b] = Some(Ok(e));
            let spoken: Vec<Object> =
                symbols(&self.s, &[e]).iter().filter_map(|s| self.bases.get(s).cloned()).collect();
            if spoken.is_empty() && !everywhere {
                continue;
            }
            let names: Option<BTreeSet<String>> =
                spoken.iter().map(|o| self.pointer_name(o)).collect();
            counts[b] = Some(Err(match names {
                Some(names) if !everywhere => {
                    by_address.push((b, e));
                    let names: Vec<String> = names.into_iter().collect();
                    Reason::Data(format!("the address of {}", names.join(" and ")))
                }
                _ => Reason::Unsolved("it rests on where objects lie in memory".to_owned()),
            }));
        }
        if everywhere {
            self.guards.clear();
            self.endless.clear();
        }
        by_address
    }

    /// The expression with an address that all operands of an extremum or a choice begin with taken
    /// out of it, `max(p + a, p + b) = p + max(a, b)`: differences of addresses then cancel.
    fn addresses_taken_out(&mut self, e: Expr) -> Expr {
        if !self.speaks_of_addresses(&[e]) {
            return e;
        }
        let bases: Vec<Sym> = self.bases.keys().copied().collect();
        self.s.mapped(e, |s, x, done| {
            let e = s.rebuild(x, done);
            let (operands, from) = match s.node(e) {
                Node::Min(args) | Node::Max(args) => (args.to_vec(), 0),
                Node::Ite(c, a, b) => (vec![*c, *a, *b], 1),
                _ => return e,
            };
            let coefficient = |s: &Store, e: Expr, base: Sym| {
                let (_, terms) = s.linear(e);
                let own = |t: &&(Num, Expr)| matches!(s.node(t.1), Node::Symbol(b) if *b == base);
                terms.iter().find(own).map(|t| t.0.clone())
            };
            let common = bases.iter().find_map(|&b| {
                let k = coefficient(s, *operands.get(from)?, b)?;
                let all = operands[from..].iter().all(|&o| coefficient(s, o, b) == Some(k.clone()));
                all.then_some((b, k))
            });
            let Some((base, k)) = common else { return e };
            let base = s.sym(base);
            let base = s.scale(k, base);
            let less: Vec<Expr> = operands
                .iter()
                .enumerate()
                .map(|(i, &o)| if i < from { o } else { s.sub(o, base) })
                .collect();
            let rest = match s.node(e) {
                Node::Min(_) => s.min_all(&less),
                Node::Max(_) => s.max_all(&less),
                _ => s.ite(less[0], less[1], less[2]),
            };
            s.add(base, rest)
        })
    }

    /// Puts formulas in addresses among those that data decides.
    pub(super) fn speak_of_addresses(
        &mut self,
        by_address: Vec<(Block, Expr)>,
        flows: &mut SecondaryMap<Block, Option<Expr>>,
        free: &mut Vec<FreeSymbol>,
    ) {
        for &b in &self.doubtful {
            flows[b] = None;
        }
        for (b, e) in by_address {
            let mut by: Vec<(Sym, Expr)> = Vec::new();
            for s in symbols(&self.s, &[e]) {
                let Some(object) = self.bases.get(&s).cloned() else { continue };
                let Some(name) = self.pointer_name(&object) else { continue };
                by.push((s, pointer_symbol(&mut self.s, &name)));
                let data = self.s.symbol_data(s);
                let (lo, hi) = (data.lo.clone().unwrap_or(Num::ZERO), data.hi.clone());
                if free.iter().all(|f| f.name != name) {
                    let reason = format!("the address {name}");
                    free.push(FreeSymbol { name, lo, hi, reason });
                }
                let cause = Cause::Range(object);
                self.note(Note { cause, at: None, block: self.func.entry() });
            }
            flows[b] = Some(self.s.substitute(e, &by));
        }
    }

    /// What follows loops of which no formula says how long they run: that they end is noted, or not
    /// assumed.
    pub(super) fn after_unsolved_loops(
        &mut self,
        counts: &mut SecondaryMap<Block, Option<Result<Expr, Reason>>>,
    ) {
        let assumed = self.assumes_kind(AssumptionKind::Ends);
        for l in self.forest.iter() {
            let header = self.forest.header(l);
            let never = matches!(&counts[header], Some(Ok(c)) if self.s.is_zero(*c));
            let solved = self.loops[slot(Some(l))].btc.is_some_and(|e| !self.s.is_stepped(e));
            if never || solved || !self.cfg.is_reachable(header) {
                continue;
            }
            if assumed {
                // one without an exit does where it is not entered
                let exits = &self.loops[slot(Some(l))].reason;
                let endless = self.endless.iter().any(|e| e.guard.is_none() && e.header == header);
                let entered = match (endless, exits) {
                    (true, Some(_)) => self.entry_count(l).ok(),
                    _ => None,
                };
                let enough = entered.map(|e| self.s.eq0(e));
                let cause = Cause::Ends(header, enough);
                self.notes.insert(Note { cause, at: None, block: header });
                continue;
            }
            let why = format!("whether the loop at `{}` ends", self.func.blocks[header].name);
            for after in self.cfg.between(header, None) {
                if !self.forest.contains(l, after) {
                    counts[after] = Some(Err(Reason::Data(why.clone())));
                    self.doubtful.insert(after);
                }
            }
        }
    }

    /// What follows calls of which nothing is known: that they come back is noted, or not assumed;
    /// what may come back twice leaves what follows to data.
    pub(super) fn after_unknown_calls(
        &mut self,
        counts: &mut SecondaryMap<Block, Option<Result<Expr, Reason>>>,
    ) {
        let assumed = self.assumes_kind(AssumptionKind::Returns);
        let mut unknown: Vec<(Block, String)> = Vec::new();
        for &b in self.cfg.reverse_postorder() {
            for (_, inst) in &self.func.blocks[b].insts {
                let Inst::Call(call) = inst else { continue };
                if call.effects.returns_twice {
                    unknown.push((b, format!("`{}` may return again", callee_name(call))));
                }
                let body = match &call.callee {
                    Callee::Direct(n) => self.callees.definitive(self.module, n),
                    _ => None,
                };
                let known = known::of_call(call).is_some() || body.is_some();
                let asked = call.counted && call.effects != CallEffects::PURE;
                if known || !asked || call.effects.no_return {
                    continue;
                }
                let name = callee_name(call);
                if assumed {
                    let cause = Cause::Returns(name);
                    self.notes.insert(Note { cause, at: None, block: b });
                } else {
                    unknown.push((b, format!("whether `{name}` returns")));
                }
            }
        }
        for (b, why) in unknown {
            for after in self.cfg.between(b, None) {
                counts[after] = Some(Err(Reason::Data(why.clone())));
                self.doubtful.insert(after);
            }
        }
    }
}

/// What an instruction that executes says of its operands.
#[derive(Clone, Copy)]
enum Promise {
    Holds(Value),
    NotZero(Value),
}

fn promise(i: &Inst) -> Option<Promise> {
    match *i {
        Inst::Assume(c) => Some(Promise::Holds(c)),
        Inst::Binary(op, _, _, d) if op.divides() => Some(Promise::NotZero(d)),
        _ => None,
    }
}

pub(super) fn symbols(s: &Store, roots: &[Expr]) -> FxHashSet<Sym> {
    let mut all = FxHashSet::default();
    s.visit(roots, |_, node| {
        if let Node::Symbol(symbol) = node {
            all.insert(*symbol);
        }
    });
    all
}

//! Loops with checks that end the program (bounds checks, overflow checks, assertions) and whose first failure
//! has no closed form. A second analysis takes the checks to pass, and adds the conditions on the parameters
//! by which they do: ScalarEvolution predicates its backedge-taken counts in the same way.
//!
//! Let the *passing execution* be the one in which no check ends the program. If each check that it comes to
//! passes, it is the execution itself, for up to the first check that fails they are the same. So its counts
//! are the counts wherever the conditions hold. What else they rest on is a condition as well: a promise
//! that the passing execution breaks, or a loop that it never leaves, need not be met by the execution, which
//! may have ended before. Elsewhere the function is executed.
//!
//! A check passes in all iterations where it does so at both ends of the range of each index around it, if it is
//! affine in each.

use crate::analysis::LoopId;
use crate::assume::AssumptionKind;
use crate::expr::{Expr, Node, Num, Sym, SymKind, SymbolData};
use crate::facts::Facts;
use crate::ir::{Block, Terminator};
use crate::rules::Subject;
use crate::solve::context::addresses::{has_placeholder, speaks_of_addresses};
use crate::solve::context::notes::{note, Cause, Note};
use crate::solve::context::questions::{answered, asked};
use crate::solve::context::{Passing, Reading, SolveContext};
use crate::solve::count::promises::{Counts, Promise};
use crate::solve::guards::no_wrap::strip_wraps;
use crate::solve::loop_facts::facts_in;
use crate::solve::path::{branch_condition, node_of, reach};
use crate::solve::trip::trip;
use crate::solve::value::value_in;
use crate::solve::Reason;
use rustc_hash::FxHashSet;

/// The checks in nests of loops that an analysis left without a closed form. Linear in the blocks.
pub(in crate::solve) fn unsolved_checks(cx: &mut SolveContext<'_>, counts: &Counts) -> Passing {
    let program = cx.program();
    let mut passing = Passing::default();
    let open = |b: Block| match &counts[b] {
        Some(Ok(e)) => cx.is_stepped(*e),
        Some(Err(reason)) => matches!(reason, Reason::Unsolved(_)),
        None => false,
    };
    let mut nests: FxHashSet<LoopId> = FxHashSet::default();
    for &b in program.cfg.reverse_postorder() {
        nests.extend(outermost(cx, b).filter(|_| open(b)));
    }
    let mut compared: Vec<Block> = Vec::new();
    for &b in program.cfg.reverse_postorder() {
        let Some(l) = outermost(cx, b).filter(|l| nests.contains(l)) else { continue };
        let Terminator::Branch(..) = program.func.blocks[b].terminator else { continue };
        let inner = program.forest.innermost(b);
        let leaves = |t: &Block| inner.is_some_and(|l| !program.forest.contains(l, *t));
        if check(cx, b).is_some() {
            passing.checks.insert(b);
            let header = program.forest.header(l);
            if !passing.nests.contains(&header) {
                passing.nests.push(header);
            }
            compared.push(b);
        } else if program.cfg.successors(b).iter().any(leaves) {
            compared.push(b);
        }
    }
    if !passing.is_empty() {
        passing.sizes = sizes(cx, &compared);
    }
    passing
}

/// The slot by which a branch that is a check ends the program.
fn check(cx: &SolveContext<'_>, b: Block) -> Option<u32> {
    let program = cx.program();
    let Terminator::Branch(..) = program.func.blocks[b].terminator else { return None };
    let ends = program.endings.checks(program.func, program.cfg, b)?;
    Some(ends.iter().position(|e| *e)? as u32)
}

/// The parameters that branches compare, where their type does not say that they are not negative.
fn sizes(cx: &mut SolveContext<'_>, branches: &[Block]) -> Vec<SymbolData> {
    let mut found: Vec<SymbolData> = Vec::new();
    for &b in branches {
        let c = branch_condition(cx, b, 0, Reading::Promised);
        let mut symbols = Vec::new();
        cx.visit(&[c], |_, node| {
            if let Node::Symbol(sym) = node {
                symbols.push(*sym);
            }
        });
        for sym in symbols {
            let data = cx.symbol_data(sym);
            let address = cx.objects().bases.contains_key(&sym);
            let signed = data.lo.as_ref().is_some_and(Num::is_negative);
            let known = found.iter().any(|f| f.name == data.name);
            if data.kind == SymKind::Parameter && signed && !address && !known {
                found.push(data.clone());
            }
        }
    }
    found
}

fn outermost(cx: &SolveContext<'_>, b: Block) -> Option<LoopId> {
    let forest = cx.program().forest;
    let mut l = forest.innermost(b)?;
    while let Some(outer) = forest.parent(l) {
        l = outer;
    }
    Some(l)
}

/// Takes sizes that are compared as not negative, so that unsigned readings change nothing.
pub(in crate::solve) fn ordinary_sizes(cx: &mut SolveContext<'_>) {
    let passing = cx.program().passing;
    let first = passing.checks.iter().min().copied();
    if let Some(b) = first {
        asked(cx, Subject::Check(b));
    }
    for data in &passing.sizes {
        let sym = cx.symbol(&data.name, data.kind, data.lo.clone(), data.hi.clone());
        let size = cx.sym(sym);
        let g = cx.ge0(size);
        let mut facts = facts_in(cx, None);
        let news = facts.simplify(cx, g);
        if cx.as_const(news).is_none() {
            cx.guard(&[g]);
        }
    }
    if let Some(b) = first {
        answered(cx, Subject::Check(b), None);
    }
}

/// Restricts the counts to where all checks pass that are taken to; none if the parameters do not say where
/// that is.
pub(in crate::solve) fn guard_checks(cx: &mut SolveContext<'_>, counts: &Counts) -> Option<()> {
    let program = cx.program();
    for &b in program.cfg.reverse_postorder() {
        if !program.passing.contains(b) || matches!(counts[b], Some(Ok(e)) if cx.is_zero(e)) {
            continue;
        }
        asked(cx, Subject::Check(b));
        match passes(cx, b) {
            Some(conditions) => {
                for c in conditions {
                    let c = facts_in(cx, None).simplify(cx, c);
                    if !cx.is_one(c) {
                        cx.guard(&[c]);
                    }
                }
            }
            // the user vouches for it
            None if program.callees.grants(AssumptionKind::NoExit) => {
                note(cx, Note { cause: Cause::NoExit, at: None, block: b });
            }
            None => {
                let name = &program.func.blocks[b].name;
                log::debug!(target: "symprof::solve", "nothing says where the check in `{name}` passes");
                return None;
            }
        }
        answered(cx, Subject::Check(b), None);
    }
    Some(())
}

/// Conditions on the parameters by which the check of a block passes whenever the passing execution comes to it.
fn passes(cx: &mut SolveContext<'_>, b: Block) -> Option<Vec<Expr>> {
    let end = check(cx, b)?;
    let Terminator::Branch(c, ..) = cx.program().func.blocks[b].terminator else { return None };
    let here = cx.program().forest.innermost(b);
    let c = value_in(cx, c, here, Reading::Promised);
    let passes = if end == 0 { cx.not(c) } else { c };
    if cx.unknown_in(passes).is_some() || has_placeholder(cx, passes) {
        return None;
    }
    // what is not negative and below a size does not wrap
    let mut facts = inside(cx, here, b)?;
    let passes = facts.simplify(cx, passes);
    let mut obligations = Vec::new();
    let plain = strip_wraps(cx, passes, None, &mut obligations);
    let mut atoms = cx.conjuncts(plain);
    facts.assume(cx, plain);
    for o in obligations {
        for e in o.bounds(cx) {
            if !facts.prove_ge0(cx, e) {
                atoms.push(cx.ge0(e));
            }
        }
    }
    atoms.retain(|&a| !cx.is_one(a));
    let (mut key, mut region) = (b, here);
    while let Some(l) = region {
        atoms = at_the_ends(cx, l, key, atoms)?;
        (key, region) = (cx.program().forest.header(l), cx.program().forest.parent(l));
    }
    let reached = reach(cx, None, node_of(cx, None, key)?);
    let missed = cx.not(reached);
    let mut conditions = Vec::new();
    for a in atoms {
        let c = cx.or(missed, a);
        let spoken = cx.vars(c).is_empty() && !speaks_of_addresses(cx, &[c]) && !cx.is_stepped(c);
        spoken.then_some(())?;
        conditions.push(c);
    }
    Some(conditions)
}

/// What holds in the iterations of a loop in which a block, or the loop of that header, runs.
fn inside(cx: &mut SolveContext<'_>, region: Option<LoopId>, key: Block) -> Option<Facts> {
    let mut facts = facts_in(cx, region);
    if let Some(l) = region {
        let btc = trip(cx, l)?;
        let k = cx.index(l);
        let k = cx.sym(k);
        let left = cx.sub(btc, k);
        facts.assume_non_negative(cx, left);
    }
    let node = node_of(cx, region, key)?;
    let reached = reach(cx, region, node);
    if cx.unknown_in(reached).is_none() {
        let reached = facts.simplify(cx, reached);
        facts.assume(cx, reached);
    }
    Some(facts)
}

/// The atoms at both ends of the range of the loop's index in which the block runs.
fn at_the_ends(
    cx: &mut SolveContext<'_>,
    l: LoopId,
    key: Block,
    atoms: Vec<Expr>,
) -> Option<Vec<Expr>> {
    let k = cx.index(l);
    let mut facts = inside(cx, Some(l), key)?;
    let btc = trip(cx, l)?;
    if cx.is_stepped(btc) {
        return None;
    }
    let ke = cx.sym(k);
    // a loop that is left at its head does not come to the block in its last iteration
    let before = cx.add_num(btc, Num::int(-1));
    let left = cx.sub(before, ke);
    let last = if facts.prove_ge0(cx, left) { before } else { btc };
    let passed = cx.add_num(ke, Num::int(-1));
    let first = if facts.prove_ge0(cx, passed) { cx.one() } else { cx.zero() };
    let none = cx.lt(last, first);
    let mut all = Vec::new();
    for a in atoms {
        // what the iteration knows need not be a condition
        let a = facts.simplify(cx, a);
        if cx.is_one(a) {
            continue;
        }
        if !cx.has_var(a, k) {
            all.push(a);
            continue;
        }
        let (needed, slope) = affine_part(cx, a, k)?;
        let falling = cx.neg(slope);
        let ends = match (facts.prove_ge0(cx, slope), facts.prove_ge0(cx, falling)) {
            (true, _) => vec![first],
            (_, true) => vec![last],
            _ => vec![first, last],
        };
        for end in ends {
            let there = cx.substitute(needed, &[(k, end)]);
            let Node::Ge0(e) = *cx.node(there) else {
                if !cx.is_one(there) {
                    all.push(there);
                }
                continue;
            };
            let e = cx.expand(e);
            let there = cx.ge0(e);
            let there = match Node::clone(cx.node(a)) {
                Node::Or(parts) => {
                    let rest: Vec<Expr> = parts.iter().copied().filter(|&p| p != needed).collect();
                    let rest = cx.or_all(&rest);
                    cx.or(rest, there)
                }
                _ => there,
            };
            // A range that may be empty asks for nothing; in a nest that is left out, and more is asked for.
            let there = if cx.vars(none).is_empty() { cx.or(none, there) } else { there };
            all.push(there);
        }
    }
    all.sort_unstable();
    all.dedup();
    Some(all)
}

/// The part of a condition that speaks of the index, if it is a comparison that is affine in it and the
/// rest are alternatives; and what its left side grows by from one iteration to the next.
fn affine_part(cx: &mut SolveContext<'_>, a: Expr, k: Sym) -> Option<(Expr, Expr)> {
    let needed = match cx.node(a) {
        Node::Or(parts) => {
            let with: Vec<Expr> = parts.iter().copied().filter(|&p| cx.has_var(p, k)).collect();
            let [only] = with[..] else { return None };
            only
        }
        _ => a,
    };
    let Node::Ge0(e) = *cx.node(needed) else { return None };
    let (slope, _) = cx.affine_in(e, k)?;
    Some((needed, slope))
}

/// Makes conditions of what the passing execution promises: where a promise is broken in it, the execution may
/// have ended before, and is defined. None where the parameters do not say so.
pub(in crate::solve) fn guard_promises(
    cx: &mut SolveContext<'_>,
    promises: Vec<Promise>,
) -> Option<()> {
    let program = cx.program();
    let mut later: FxHashSet<Block> = FxHashSet::default();
    let mut work = program.passing.nests.clone();
    while let Some(b) = work.pop() {
        if later.insert(b) {
            work.extend(program.cfg.successors(b));
        }
    }
    let mut needed: Vec<Expr> = promises.iter().map(|p| p.condition.expr()).collect();
    let notes: Vec<Note> = cx.ledger().notes.iter().cloned().collect();
    for n in notes {
        let condition = match &n.cause {
            Cause::Promise(_, _, condition) | Cause::CalleePromise(_, condition) => condition,
            Cause::Ends(header, condition) if later.contains(header) => condition,
            Cause::Inherited(AssumptionKind::Defined | AssumptionKind::Ends, ..)
            | Cause::CallEnds(_) => &None,
            _ => continue,
        };
        if later.contains(&n.block) {
            if condition.is_none() {
                log::debug!(target: "symprof::solve", "checks pass if this is met: {:?}", n.cause);
            }
            needed.push((*condition)?);
            cx.ledger_mut().notes.remove(&n);
        }
    }
    for c in needed {
        let c = facts_in(cx, None).simplify(cx, c);
        if cx.vars(c).is_empty() && !speaks_of_addresses(cx, &[c]) {
            if !cx.is_one(c) {
                cx.guard(&[c]);
            }
        } else {
            log::debug!(target: "symprof::solve", "checks pass under {}", cx.display(c));
            return None;
        }
    }
    cx.ledger_mut().endless.retain(|e| !later.contains(&e.header));
    Some(())
}

/// How many blocks have a closed form.
pub(in crate::solve) fn closed(cx: &SolveContext<'_>, counts: &Counts) -> usize {
    let closed = |b: &&Block| matches!(counts[**b], Some(Ok(e)) if !cx.is_stepped(e));
    cx.program().func.layout.iter().filter(closed).count()
}

#[cfg(test)]
mod tests {
    use crate::expr::{Evaluator, Num};
    use crate::interp::{Count, Inputs, Interpreter, Options};
    use crate::ir::text::parse_module;
    use crate::solve::solve;

    /// The counts of all blocks as they read and the guards, after a comparison with executions at all points of
    /// a small box where the guards hold; `must` says where they have to.
    fn checked(text: &str, must: fn(&[i128]) -> bool) -> (Vec<String>, Vec<String>) {
        let module = parse_module(text).expect("it parses");
        let (id, func) = module.functions.iter().next().expect("a function");
        let solution = solve(&module, id, &[]);
        let interpreter = Interpreter::new(&module);
        let guards =
            solution.guards.iter().map(|g| solution.store.display(*g).to_string()).collect();
        let count = |b| solution.counts[b].clone().expect("a count").expect("solved");
        let read = |b| solution.store.display(count(b)).to_string();
        let counts: Vec<String> = func.layout.iter().map(|&b| read(b)).collect();
        let values = [-128, -3, -1, 0, 1, 2, 3, 4, 6, 9, 12, 100, 127];
        let points = func.params.len() as u32;
        for p in 0..values.len().pow(points) {
            let at: Vec<i128> =
                (0..points).map(|k| values[p / values.len().pow(k) % values.len()]).collect();
            let mut inputs = Inputs::new();
            let mut ev = Evaluator::new(&solution.store);
            for (param, &v) in func.params.iter().zip(&at) {
                inputs.bind(&param.name, v);
                ev.bind_name(&param.name, Num::int(v));
            }
            let promises = solution.promises.iter().map(|p| &p.condition);
            let claims = solution.guards.iter().chain(promises).all(|g| ev.truth(*g) == Ok(true));
            assert!(claims || !must(&at), "nothing claimed at {at:?}: {guards:?} {counts:?}");
            if !claims {
                continue;
            }
            let truth = match interpreter.run(id, &inputs, &Options::default()) {
                Ok(truth) => truth,
                Err(e) => panic!("{e} at {at:?}: {guards:?} {counts:?}"),
            };
            for &b in &func.layout {
                let Count::Known(want) = truth.count(id, b) else { panic!("known") };
                let name = &func.blocks[b].name;
                assert_eq!(ev.eval(count(b)), Ok(Num::int(want as i128)), "{name} at {at:?}");
            }
        }
        (counts, guards)
    }

    /// Rows of `n` among `m`, as compilers leave them of a slice of `len` that is indexed.
    const ROWS: &str = "
func @rows(%len: i8, %m: i8, %n: i8) {
block entry:
  %zero = const i8 0
  %one = const i8 1
  %none = icmp eq %m, %zero
  branch %none, exit, start
block start:
  %empty = icmp eq %n, %zero
  jump row(%zero)
block row(%i: i8):
  %i.next = add nuw i8 %i, %one
  %base = mul i8 %i, %n
  branch %empty, latch, cell(%zero)
block cell(%j: i8):
  %at = add i8 %base, %j
  %inside = icmp ult %at, %len
  branch %inside, load, panic
block load:
  %j.next = add nuw i8 %j, %one
  %done = icmp eq %j.next, %n
  branch %done, latch, cell(%j.next)
block latch:
  %last = icmp eq %i.next, %m
  branch %last, exit, row(%i.next)
block panic:
  call @panic() [noreturn]
  unreachable
block exit:
  return
}";

    #[test]
    fn rows_within_bounds_are_a_product() {
        let within = |at: &[i128]| {
            let [len, m, n] = [at[0], at[1], at[2]];
            m >= 0 && n >= 0 && len > 0 && m * n <= len
        };
        let (counts, guards) = checked(ROWS, within);
        assert_eq!(guards.join(", "), "n >= 0, m >= 0, len >= m*n");
        assert_eq!(counts[2..], ["m", "m*n", "m*n", "m", "0", "1"]);
    }

    /// A loop that is left at its head, in a loop: neither comes to the check in its last iteration.
    const HEADS: &str = "
func @heads(%len: i8, %m: i8, %n: i8) {
block entry:
  %zero = const i8 0
  %one = const i8 1
  jump rows(%zero)
block rows(%i: i8):
  %more = icmp ult %i, %m
  branch %more, row, exit
block row:
  %base = mul i8 %i, %n
  jump cells(%zero)
block cells(%j: i8):
  %any = icmp ult %j, BOUND
  branch %any, cell, latch
block cell:
  %at = add i8 %base, %j
  %inside = icmp ult %at, %len
  branch %inside, load, panic
block load:
  %j.next = add nuw i8 %j, %one
  jump cells(%j.next)
block latch:
  %i.next = add nuw i8 %i, %one
  jump rows(%i.next)
block panic:
  call @panic() [noreturn]
  unreachable
block exit:
  return
}";

    #[test]
    fn loops_that_are_left_at_their_heads() {
        let within = |at: &[i128]| at[1] >= 0 && at[2] >= 0 && at[1] * at[2] <= at[0];
        checked(&HEADS.replace("BOUND", "%n"), within);
        // a triangle: the last row has `m - 1` cells
        let within = |at: &[i128]| {
            let [len, m, n] = [at[0], at[1], at[2]];
            (2..127).contains(&m) && n >= 0 && (m - 1) * n + m - 1 < len
        };
        checked(&HEADS.replace("BOUND", "%i"), within);
    }

    /// Neighbours on both sides, where there are any.
    #[test]
    fn a_check_behind_a_branch_on_the_index() {
        let text = "
func @neighbours(%len: i8, %m: i8, %n: i8) {
block entry:
  %zero = const i8 0
  %one = const i8 1
  %any = icmp sgt %n, %zero
  branch %any, outer(%zero), exit
block outer(%i: i8):
  %base = mul i8 %i, %m
  jump head(%zero)
block head(%j: i8):
  %inner = icmp sgt %j, %zero
  branch %inner, left, next
block left:
  %before = sub nsw i8 %j, %one
  %at = add i8 %base, %before
  %inside = icmp ult %at, %len
  branch %inside, next, panic
block next:
  %j.next = add nsw i8 %j, %one
  %more = icmp slt %j.next, %n
  branch %more, head(%j.next), latch
block latch:
  %i.next = add nsw i8 %i, %one
  %again = icmp slt %i.next, %n
  branch %again, outer(%i.next), exit
block panic:
  call @panic() [noreturn]
  unreachable
block exit:
  return
}";
        let within = |at: &[i128]| {
            let [len, m, n] = [at[0], at[1], at[2]];
            m >= 0 && n >= 2 && (n - 1) * m + n - 2 < len
        };
        checked(text, within);
    }

    /// The passing execution wraps around against a promise, or never ends, where the execution has ended
    /// before: there nothing is claimed, and no error is made of it.
    #[test]
    fn what_only_the_passing_execution_breaks() {
        let text = "
func @promise(%len: i8, %m: i8, %n: i8) {
block entry:
  %zero = const i8 0
  %one = const i8 1
  jump outer(%zero)
block outer(%i: i8):
  %base = mul nsw i8 %i, %m
  jump head(%zero)
block head(%j: i8):
  %at = add nsw i8 %base, %j
  %inside = icmp ult %at, %len
  branch %inside, next, panic
block next:
  %j.next = add nsw i8 %j, STEP
  %done = icmp eq %j.next, %n
  branch %done, latch, head(%j.next)
block latch:
  %i.next = add nsw i8 %i, %one
  %again = icmp slt %i.next, %n
  branch %again, outer(%i.next), exit
block panic:
  call @panic() [noreturn]
  unreachable
block exit:
  return
}";
        let within = |at: &[i128]| {
            let [len, m, n] = [at[0], at[1], at[2]];
            m >= 0 && n > 0 && (n - 1) * m + n - 1 < len
        };
        checked(&text.replace("STEP", "%one"), within);
        let steps = text.replace("  jump outer(%zero)", "  %two = const i8 2\n  jump outer(%zero)");
        checked(&steps.replace("STEP", "%two"), |_| false);
    }
}

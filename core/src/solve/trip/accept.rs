//! What a trip count rests on: an exit must exist, and what was put aside to find it must not happen in
//! any iteration up to it. Each is proved, or becomes a guard on the parameters.

use crate::analysis::LoopId;
use crate::assume::AssumptionKind;
use crate::expr::{Expr, Node, Sym};
use crate::facts::Facts;
use crate::solve::context::addresses::{has_placeholder, speaks_of_addresses};
use crate::solve::context::notes::assumes_kind;
use crate::solve::context::SolveContext;
use crate::solve::guards::affine_bounds::affine_bounds;
use crate::solve::guards::no_wrap::Obligation;
use crate::solve::guards::{
    always_holds, necessary_over_parameters, over_parameters, over_symbols,
};
use crate::solve::loop_facts::entry_simplified;
use crate::solve::trip::{may_be_endless, Exit};
use crate::sum::{grows, FirstTrue};

/// A backedge-taken count, and what it rests on.
pub(in crate::solve) struct Accepted {
    pub(in crate::solve) btc: Expr,
    /// conditions on the parameters under which it holds
    pub(in crate::solve) predicates: Vec<Expr>,
    /// what is not negative up to that iteration because they say so
    pub(in crate::solve) not_negative: Vec<Expr>,
    /// A condition on addresses under which the loop ends; that it does is assumed.
    pub(in crate::solve) ends: Option<Expr>,
}

impl Accepted {
    /// A count that rests on nothing.
    pub(in crate::solve) fn everywhere(btc: Expr) -> Accepted {
        Accepted { btc, predicates: Vec::new(), not_negative: Vec::new(), ends: None }
    }
}

/// The count that a first exit is, once what it rests on is checked. `None` if that can neither be
/// proved nor be stated over the parameters alone. `entry` holds where the loop is entered.
pub(in crate::solve::trip) fn accept(
    cx: &mut SolveContext<'_>,
    exit: &Exit,
    mut entry: Facts,
    f: FirstTrue,
    obligations: &[Obligation],
) -> Option<Accepted> {
    let exists = entry.simplify(cx, f.exists);
    if cx.is_zero(exists) {
        return None;
    }
    // what the rule guards is known too, and shortens what was known before it
    let mut known = entry.clone();
    known.refresh(cx);
    let mut needed = Vec::new();
    if !cx.is_one(exists) {
        needed.push(exists);
        entry.assume(cx, exists);
    }
    let btc = entry.simplify(cx, f.index);
    let btc = entry.unwrapped_by_extrema(cx, btc);
    let btc = least_said_once(cx, btc);
    let btc = shorter_behind_a_choice(cx, btc);
    let not_negative = obligations_kept(cx, exit.k, btc, &entry, obligations, &mut needed)?;
    let mut predicates = Vec::new();
    let mut ends = None;
    for c in needed {
        // of the loop as it is: where it has no exit it never ends
        let ends_by_it = c == exists && obligations.is_empty();
        // a condition on the parameters may say less than one on the indices around
        let is_necessary = ends_by_it && cx.vars(c).is_empty();
        let guard = match guard_at_entry(cx, exit.l, &mut known, (c, is_necessary)) {
            // no guard speaks of addresses, of which most points say nothing
            None if c == exists => {
                ends = Some(ends_by_assumption(cx, exit.l, c)?);
                continue;
            }
            guard => guard?,
        };
        known.assume(cx, c);
        let Some(g) = guard else { continue };
        if ends_by_it {
            may_be_endless(cx, exit.l, exists, Some(g));
        }
        predicates.push(g);
    }
    Some(Accepted { btc, predicates, not_negative, ends })
}

/// A condition on addresses under which a loop ends that an exit must exist for, if loops are assumed to
/// end.
fn ends_by_assumption(cx: &mut SolveContext<'_>, l: LoopId, exists: Expr) -> Option<Expr> {
    if !assumes_kind(cx, AssumptionKind::Ends) || !speaks_of_addresses(cx, &[exists]) {
        return None;
    }
    let exists = entry_simplified(cx, l, exists);
    let ends = over_symbols(cx, l, exists).filter(|&e| !has_placeholder(cx, e))?;
    (!cx.is_stepped(ends)).then_some(ends)
}

/// A condition at the entries of a loop as a guard on the parameters: `Some(None)` if it always
/// holds, `None` if there is no such guard. `known` holds at the entries, or is a guard already.
fn guard_at_entry(
    cx: &mut SolveContext<'_>,
    l: LoopId,
    known: &mut Facts,
    (c, is_necessary): (Expr, bool),
) -> Option<Option<Expr>> {
    let c = entry_simplified(cx, l, c);
    let c = known.simplify(cx, c);
    if cx.is_one(c) || known.implies_in_each_case(cx, c) {
        return Some(None);
    }
    let c = without_placeholders(cx, c)?;
    let over_parameters = match is_necessary {
        true => necessary_over_parameters,
        false => over_parameters,
    };
    let g = match over_parameters(cx, l, c) {
        Some(g) => g,
        None => {
            let stronger = affine_bounds(cx, known, c)?;
            let stronger = known.simplify(cx, stronger);
            over_parameters(cx, l, stronger)?
        }
    };
    if always_holds(cx, g) || cx.ledger().guards.contains(&g) {
        return Some(None);
    }
    (!cx.is_stepped(g)).then_some(Some(g))
}

/// A condition under which that one holds, and that does not speak of values that are being solved: those are no
/// parameters.
fn without_placeholders(cx: &mut SolveContext<'_>, c: Expr) -> Option<Expr> {
    if !has_placeholder(cx, c) {
        return Some(c);
    }
    let mut all = cx.one();
    for part in cx.conjuncts(c) {
        let cases = match cx.node(part) {
            Node::Or(cases) => cases.to_vec(),
            _ => vec![part],
        };
        let settled: Vec<Expr> = cases.into_iter().filter(|&e| !has_placeholder(cx, e)).collect();
        if settled.is_empty() {
            return None;
        }
        let one = cx.or_all(&settled);
        all = cx.and(all, one);
    }
    Some(all)
}

/// Proves each obligation in the iterations up to `btc`, or adds the conditions to `needed` under which it
/// is kept; the expressions that are not negative then. `None` if there are none.
fn obligations_kept(
    cx: &mut SolveContext<'_>,
    k: Sym,
    btc: Expr,
    entry: &Facts,
    obligations: &[Obligation],
    needed: &mut Vec<Expr>,
) -> Option<Vec<Expr>> {
    let (ke, zero) = (cx.sym(k), cx.zero());
    let (lower, left) = (cx.ge(ke, zero), cx.sub(btc, ke));
    let mut inside = entry.clone();
    inside.assume(cx, lower);
    inside.assume_non_negative(cx, left);
    let mut not_negative = Vec::new();
    for o in obligations {
        if inside.fits_in_each_case(cx, o.arg, o.width, o.signed) {
            continue;
        }
        // Monotone in the index: the ends suffice, one each where the direction is known.
        let (rises, falls) = match cx.affine_in(o.arg, k) {
            Some((slope, _)) => {
                let fall = cx.neg(slope);
                let rises = inside.prove_ge0(cx, slope);
                (rises, !rises && inside.prove_ge0(cx, fall))
            }
            None if grows(cx, o.arg, k) => (true, false),
            None => return None,
        };
        let [above, below] = o.bounds(cx);
        for (end, at_end) in [(zero, [!falls, !rises]), (btc, [!rises, !falls])] {
            // at an end there may be cases that the index hides: a share of one more or less
            let there = cx.substitute(o.arg, &[(k, end)]);
            if entry.clone().fits_in_each_case(cx, there, o.width, o.signed)
                || bounds_hold_behind_a_choice(cx, entry, (k, end), [above, below])
            {
                continue;
            }
            for (e, wanted) in [above, below].into_iter().zip(at_end) {
                if wanted {
                    let x = cx.substitute(e, &[(k, end)]);
                    needed.push(cx.ge0(x));
                }
            }
        }
        not_negative.extend([above, below]);
    }
    Some(not_negative)
}

/// Do both bounds hold at an end, whichever way a choice in them goes: behind a loop that may not have run?
fn bounds_hold_behind_a_choice(
    cx: &mut SolveContext<'_>,
    entry: &Facts,
    (k, end): (Sym, Expr),
    bounds: [Expr; 2],
) -> bool {
    bounds.into_iter().all(|e| {
        let there = cx.substitute(e, &[(k, end)]);
        let has_choice = cx.free_choice(there, &|_, node| matches!(node, Node::Ite(..))).is_some();
        has_choice && entry.clone().prove_ge0_in_each_case(cx, there)
    })
}

/// The count with what the ways of a choice have in common in front of it, where the rest of the count cancels that.
fn shorter_behind_a_choice(cx: &mut SolveContext<'_>, btc: Expr) -> Expr {
    if cx.free_choice(btc, &|_, node| matches!(node, Node::Ite(..))).is_none() {
        return btc;
    }
    let apart = cx.with_common_terms_in_front(btc);
    if cx.dag_size(&[apart]) < cx.dag_size(&[btc]) {
        apart
    } else {
        btc
    }
}

/// The least of counts that are not negative, with what they have in common said once.
fn least_said_once(cx: &mut SolveContext<'_>, btc: Expr) -> Expr {
    let zero = cx.zero();
    let Node::Min(counts) = cx.node(btc) else { return btc };
    let beyond_0 = |&e: &Expr| match cx.node(e) {
        Node::Max(args) => match args[..] {
            [a, b] if a == zero => Some(b),
            [a, b] if b == zero => Some(a),
            _ => None,
        },
        _ => None,
    };
    let Some(counts) = counts.iter().map(beyond_0).collect::<Option<Vec<Expr>>>() else {
        return btc;
    };
    let forms: Vec<_> = counts.iter().map(|&e| cx.linear(e)).collect();
    let mut common = forms[0].1.clone();
    common.retain(|t| forms.iter().all(|(_, terms)| terms.contains(t)));
    let common = cx.linear_sum(forms[0].0.clone(), common);
    let rests: Vec<Expr> = counts.iter().map(|&e| cx.sub(e, common)).collect();
    let least = cx.min_all(&rests);
    let least = cx.add(common, least);
    cx.max(zero, least)
}

#[cfg(test)]
mod tests {
    use crate::expr::{Evaluator, Num};
    use crate::interp::{Count, Inputs, Interpreter, Options};
    use crate::ir::text::parse_module;
    use crate::solve::solve;

    /// `t` tasks share `m` rows, four at a time: the last task has fewer, or none.
    const TASKS: &str = "
func @tasks(%m: i8, %t: i8) {
block entry:
  %zero = const i8 0
  %one = const i8 1
  %three = const i8 3
  %four = const i8 4
  %many = const i8 -4
  %past = add i8 %m, %t
  %last = sub i8 %past, %one
  %size = sdiv i8 %last, %t
  jump tasks(%zero)
block tasks(%k: i8):
  %more = icmp slt %k, %t
  branch %more, task, exit
block task:
  %k1 = add nsw i8 %k, %one
  %from = mul nsw i8 %size, %k
  %end = mul nsw i8 %size, %k1
  %within = icmp slt %end, %m
  %to = select i8 %within, %end, %m
  %some = icmp slt %from, %to
  branch %some, first, next
block first:
  %rows = sub i8 %to, %from
  %rest = and i8 %rows, %three
  %start = add i8 %from, %rest
  %missing = sub i8 %from, %to
  %few = icmp ugt %missing, %many
  branch %few, next, rows(%start)
block rows(%i: i8):
  %i4 = add nsw i8 %i, %four
  %done = icmp eq %i4, %to
  branch %done, next, rows(%i4)
block next:
  jump tasks(%k1)
block exit:
  return
}";

    /// What a task is entered under is known where its rows are counted, and no guard says it of all tasks.
    #[test]
    fn tasks_with_a_few_rows_each_count_as_they_execute() {
        let module = parse_module(TASKS).expect("it parses");
        let (id, func) = module.functions.iter().next().expect("a function");
        let solution = solve(&module, id, &[]);
        let interpreter = Interpreter::new(&module);
        for (m, t) in (-128..128).flat_map(|m| (-3..20).map(move |t| (m, t))) {
            let mut inputs = Inputs::new();
            let mut ev = Evaluator::new(&solution.store);
            for (name, v) in [("m", m), ("t", t)] {
                inputs.bind(name, v);
                ev.bind_name(name, Num::int(v));
            }
            let claims = solution.guards.iter().all(|g| ev.truth(*g) == Ok(true));
            let ordinary = t > 0 && m + t > 0 && m + 2 * t < 120;
            assert!(claims || !ordinary, "nothing claimed at {m}, {t}");
            // a division by 0, and a product that breaks its promise, have no counts
            let Ok(truth) = interpreter.run(id, &inputs, &Options::default()) else { continue };
            for &b in func.layout.iter().filter(|_| claims) {
                let Count::Known(want) = truth.count(id, b) else { panic!("known") };
                let name = &func.blocks[b].name;
                let count = solution.counts[b].clone().expect("a count").expect("solved");
                assert_eq!(ev.eval(count), Ok(Num::int(want as i128)), "{name} at {m}, {t}");
            }
        }
    }
}

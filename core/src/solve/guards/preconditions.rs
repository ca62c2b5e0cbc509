//! Guards that keep parameters ordinary: positive divisors, lengths that are not negative, sizes that
//! do not wrap. Formulas need not speak of the other cases then: there the function is simulated.

use crate::analysis::LoopId;
use crate::expr::{Expr, Node};
use crate::facts::Facts;
use crate::ir::{BinaryOp, Block, Inst, Value};
use crate::rules::Subject;
use crate::solve::context::addresses::speaks_of_addresses;
use crate::solve::context::questions::{answered, asked};
use crate::solve::context::{Reading, SolveContext};
use crate::solve::guards::no_wrap::{strip_wraps, Obligation};
use crate::solve::guards::over_parameters;
use crate::solve::loop_facts::{entry_facts, facts_in};
use crate::solve::path::{node_of, reach};
use crate::solve::value::value;
use rustc_hash::FxHashSet;

/// Conditions on parameters under which expressions of a loop are free of cases that only
/// unusual ones bring about: divisors are positive, unsigned readings and wraps that do not
/// depend on loop indices change nothing.
pub(in crate::solve) fn ordinary_parameters(
    cx: &mut SolveContext<'_>,
    l: LoopId,
    roots: &[Expr],
) -> Vec<Expr> {
    let mut order = Vec::new();
    cx.visit(roots, |x, _| order.push(x));
    let mut wanted = Vec::new();
    for x in order {
        if !cx.vars(x).is_empty() {
            // a division by a parameter, in cases by its sign
            if let Node::FloorDiv(_, d) = *cx.node(x) {
                if cx.vars(d).is_empty() && cx.as_const(d).is_none() {
                    wanted.push(positive_divisor(cx, d));
                }
            }
            continue;
        }
        match *cx.node(x) {
            Node::FloorDiv(_, d) if cx.as_const(d).is_none() => {
                wanted.push(positive_divisor(cx, d));
            }
            Node::Unsigned(_, arg) => wanted.push(cx.ge0(arg)),
            Node::Wrap { signed, width, arg } => {
                let bounds = Obligation { arg, width, signed }.bounds(cx);
                wanted.extend(bounds.map(|e| cx.ge0(e)));
            }
            _ => {}
        }
    }
    let mut known = entry_facts(cx, l);
    let mut guards = Vec::new();
    for g in wanted {
        let news = possible_news(cx, &mut known, g);
        guards.extend(news.and_then(|g| over_parameters(cx, l, g)));
    }
    guards
}

/// Where parameters decide both sides of a division, takes the divisor as positive and what is
/// divided as free of wraps, so that formulas do not speak of each sign: a number of tiles reads
/// `ceil(n/b)`. Elsewhere there are few tiles to simulate; an index that is divided by a
/// parameter keeps the cases of its sign, where there may be many.
pub(in crate::solve) fn guard_divisors(cx: &mut SolveContext<'_>) {
    let divisions: Vec<(Block, Value, [Value; 2])> = cx
        .program()
        .func
        .layout
        .iter()
        .flat_map(|&b| cx.program().func.blocks[b].insts.iter().map(move |(v, i)| (b, v, i)))
        .filter_map(|(b, v, i)| match *i {
            Inst::Binary(BinaryOp::SDiv | BinaryOp::SRem, _, x, d) => Some((b, (*v)?, [x, d])),
            _ => None,
        })
        .collect();
    let mut seen = FxHashSet::default();
    for (b, v, [x, d]) in divisions {
        let Some(d) = over_parameters_alone(cx, d) else { continue };
        let Some(x) = over_parameters_alone(cx, x) else { continue };
        let Some(node) = node_of(cx, None, b) else { continue };
        let reached = reach(cx, None, node);
        let known = cx.as_const(d).is_some() || !cx.vars(reached).is_empty();
        if known || seen.len() == cx.limits().guards.divisions || !seen.insert((reached, x, d)) {
            continue;
        }
        let mut facts = facts_in(cx, None);
        facts.assume(cx, reached);
        asked(cx, Subject::Division(v));
        let not_reached = cx.not(reached);
        for g in ordinary_division(cx, x, d) {
            if let Some(g) = possible_news(cx, &mut facts, g) {
                let g = cx.or(not_reached, g);
                cx.guard(&[g]);
            }
        }
        answered(cx, Subject::Division(v), None);
    }
}

/// The conditions under which a division is an ordinary one.
fn ordinary_division(cx: &mut SolveContext<'_>, x: Expr, d: Expr) -> Vec<Expr> {
    let mut wanted = vec![positive_divisor(cx, d)];
    // what is computed before it is divided is a length
    let plain = strip_wraps(cx, x, None, &mut Vec::new());
    if cx.linear(plain).1.len() > 1 {
        wanted.push(cx.ge0(plain));
    }
    let mut wraps = Vec::new();
    cx.visit(&[x, d], |_, node| match *node {
        // within a search it is one of each index that is tried
        Node::Wrap { signed, width, arg } if cx.vars(arg).is_empty() => {
            wraps.push(Obligation { arg, width, signed });
        }
        _ => {}
    });
    for w in wraps {
        wanted.extend(w.bounds(cx).map(|e| cx.ge0(e)));
    }
    wanted
}

/// A condition that neither follows from what is known nor contradicts it: taken in, and given
/// back as far as it is news.
pub(in crate::solve) fn possible_news(
    cx: &mut SolveContext<'_>,
    known: &mut Facts,
    g: Expr,
) -> Option<Expr> {
    let g = known.simplify(cx, g);
    if cx.as_const(g).is_some() {
        return None;
    }
    let mut with = known.clone();
    with.assume(cx, g);
    if with.is_contradictory() {
        return None;
    }
    *known = with;
    Some(g)
}

/// The value of what is computed before any loop, if it rests on parameters and nothing else.
fn over_parameters_alone(cx: &mut SolveContext<'_>, v: Value) -> Option<Expr> {
    if cx.program().forest.innermost(cx.program().func.def_block(v)).is_some() {
        return None;
    }
    let e = value(cx, v, Reading::Promised);
    (cx.vars(e).is_empty() && !speaks_of_addresses(cx, &[e])).then_some(e)
}

/// `d > 0`, of `d` and `-d` the one that reads so.
fn positive_divisor(cx: &mut SolveContext<'_>, d: Expr) -> Expr {
    let (_, terms) = cx.linear(d);
    let negated = terms.first().is_some_and(|(k, _)| k.is_negative());
    let d = if negated { cx.neg(d) } else { d };
    let zero = cx.zero();
    cx.gt(d, zero)
}

#[cfg(test)]
mod tests {
    use crate::expr::{Evaluator, Num};
    use crate::interp::{Count, Inputs, Interpreter, Options};
    use crate::ir::text::parse_module;
    use crate::solve::solve;

    /// A loop over `QUOTIENT`; 8 bits, so that sums wrap within reach.
    const LOOP: &str = "
func @tiles(%n: i8, %d: i8) {
block entry:
  %zero = const i8 0
  %one = const i8 1
  %positive = icmp sgt %n, %zero
  ENTERED
block divide:
QUOTIENT
  jump head(%zero)
block head(%i: i8):
  %more = icmp slt %i, %t
  branch %more, body, exit
block body:
  %next = add i8 %i, %one
  jump head(%next)
block exit:
  return
}";

    const ALWAYS: &str = "jump divide";
    const IF_POSITIVE: &str = "branch %positive, divide, exit";

    /// The count of the body as it reads, after a comparison of all counts with executions at all
    /// points where the guards hold; `must` says where they have to.
    fn body_count(entered: &str, quotient: &str, must: fn(i128, i128) -> bool) -> String {
        checked(&LOOP.replace("ENTERED", entered).replace("QUOTIENT", quotient), must)
    }

    fn checked(text: &str, must: fn(i128, i128) -> bool) -> String {
        let module = parse_module(text).expect("it parses");
        let (id, func) = module.functions.iter().next().expect("a function");
        let solution = solve(&module, id, &[]);
        let interpreter = Interpreter::new(&module);
        let count = |b| solution.counts[b].clone().expect("a count").expect("solved");
        for (n, d) in (-128..128).flat_map(|n| (-128..128).step_by(3).map(move |d| (n, d))) {
            let mut inputs = Inputs::new();
            let mut ev = Evaluator::new(&solution.store);
            for (name, v) in [("n", n), ("d", d)] {
                inputs.bind(name, v);
                ev.bind_name(name, Num::int(v));
            }
            let claims = solution.guards.iter().all(|g| ev.truth(*g) == Ok(true));
            assert!(claims || !must(n, d), "nothing claimed at {n},{d}");
            // a division by 0 has no counts
            let Ok(truth) = interpreter.run(id, &inputs, &Options::default()) else { continue };
            for &b in func.layout.iter().filter(|_| claims) {
                let Count::Known(want) = truth.count(id, b) else { panic!("known") };
                let name = &func.blocks[b].name;
                assert_eq!(ev.eval(count(b)), Ok(Num::int(want as i128)), "{name} at {n},{d}");
            }
        }
        let body = func.layout.iter().copied().find(|&b| func.blocks[b].name == "body");
        solution.store.display(count(body.expect("a body"))).to_string()
    }

    #[test]
    fn a_number_of_tiles_speaks_of_no_signs() {
        let tiles = "
  %past = add i8 %n, %d
  %last = sub i8 %past, %one
  %t = sdiv i8 %last, %d";
        let text = body_count(ALWAYS, tiles, |n, d| d > 0 && n + d > 0 && n + d <= 128);
        assert_eq!(text, "ceil(n/d)");
    }

    #[test]
    fn what_is_divided_as_it_is_keeps_its_sign() {
        let text = body_count(IF_POSITIVE, "  %t = sdiv i8 %n, %d", |n, d| n <= 0 || d > 0);
        assert_eq!(text, "ite(n > 0, floor(n/d), 0)");
    }

    #[test]
    fn wrapped_divisors_are_guarded() {
        let twice = "
  %both = add i8 %d, %d
  %t = srem i8 %n, %both";
        body_count(IF_POSITIVE, twice, |n, d| n <= 0 || d > 0 && d <= 63);
    }

    #[test]
    fn a_divisor_that_is_negative_may_be_so() {
        let negative = "%negative = icmp slt %d, %zero
  branch %negative, divide, exit";
        body_count(negative, "  %t = sdiv i8 %n, %d", |_, _| true);
    }

    /// There may be many iterations, and they are no fewer where the divisor is negative.
    #[test]
    fn an_index_is_divided_by_either_sign() {
        const EVERY: &str = "
func @every(%n: i8, %d: i8) {
block entry:
  %zero = const i8 0
  %one = const i8 1
  jump head(%zero)
block head(%i: i8):
  %more = icmp slt %i, %n
  branch %more, test, exit
block test:
  %r = srem i8 %i, %d
  %next = add i8 %i, %one
  %hit = icmp eq %r, %one
  branch %hit, body, head(%next)
block body:
  jump head(%next)
block exit:
  return
}";
        checked(EVERY, |n, d| n <= 0 || d != 0);
    }

    #[test]
    fn a_division_that_does_not_run_asks_for_nothing() {
        let text = body_count(IF_POSITIVE, "  %t = sdiv i8 %n, %d", |n, _| n <= 0);
        assert!(text.contains("n > 0"), "{text}");
    }

    /// A wrap within the search that a trip count is, is one of each index that the search tries: no condition on the
    /// parameters speaks of it.
    #[test]
    fn a_wrap_within_a_search_is_no_condition() {
        let text = "
func @f(%n: i8) {
block entry:
  %zero = const i8 0
  %one = const i8 1
  %start = const i8 -72
  jump head(%start, %zero)
block head(%i: i8, %v: i8):
  %more = icmp ult %v, %one
  branch %more, body, exit
block body:
  %half = ashr i8 %i, %one
  %next = shl i8 %i, %n
  jump head(%half, %next)
block exit:
  %q = sdiv i8 %zero, %i
  return
}";
        let module = parse_module(text).expect("it parses");
        let (id, _) = module.functions.iter().next().expect("a function");
        let solution = solve(&module, id, &[]);
        assert!(solution.guards.iter().all(|&g| solution.store.vars(g.expr()).is_empty()));
        checked(text, |_, _| false);
    }
}

//! Exits that compare without signs: `i <u n` is kept in cases of the sign of `n` (see
//! [`unsigned_less`]), which a step that is a parameter cannot be solved in. Read without signs
//! altogether it is one comparison, `x < u(n)`: a wrapped sum is what its terms give without
//! theirs, modulo `2^w`, and its own value where it stays below `2^w`.

use crate::expr::{Expr, Node, Num, Sym};
use crate::rules::{Example, Rule, RuleInfo};
use crate::solve::context::SolveContext;
use crate::solve::guards::no_wrap::{strip_wraps, Obligation};
use crate::solve::loop_facts::entry_facts;
use crate::solve::trip::accept::{accept, Accepted};
use crate::solve::trip::{Exit, Find};
use crate::solve::value::ops::unsigned_less;
use crate::sum::first_true;

pub(in crate::solve) const WITHOUT_SIGNS: Rule<Find> = Rule {
    info: RuleInfo {
        name: "exit-without-signs",
        stage: "trip",
        statement: "x(k) <u n, written by the sign of n, is u(x(k)) < u(n): the count of that exit",
        conditions: "u(x(k)), the terms of x read without signs, stays below 2^w up to the count: proved, or a \
                     guard",
        source: "design, \"What makes it exact\", 4",
        example: Example::trip_count(
            "!ite(n >= 0, signed32(d*k) >= 0 && signed32(d*k) < n, signed32(d*k) >= 0 || signed32(d*k) < n)",
            "ite(unsigned32(n) == 0, 0, ceil(unsigned32(n)/unsigned32(d)))",
        ),
    },
    apply: without_signs,
};

fn without_signs(cx: &mut SolveContext<'_>, exit: &Exit) -> Option<Accepted> {
    let mut obligations = Vec::new();
    let read = read_without_signs(cx, exit.condition, exit.k, &mut obligations)?;
    let read = strip_wraps(cx, read, Some(exit.k), &mut obligations);
    let f = first_true(cx, &mut exit.inside.clone(), exit.k, read).ok()?;
    let entry = entry_facts(cx, exit.l);
    accept(cx, exit, entry, f, &obligations)
}

/// A comparison without signs, and the expression that stands for it.
struct Comparison {
    node: Expr,
    less: bool,
    a: Expr,
    b: Expr,
}

/// A condition on the index `k` with comparisons read without signs; what their operands must
/// keep is added to `out`. `None` if there is no such comparison.
fn read_without_signs(
    cx: &mut SolveContext<'_>,
    cond: Expr,
    k: Sym,
    out: &mut Vec<Obligation>,
) -> Option<Expr> {
    let mut choices = Vec::new();
    cx.visit(&[cond], |x, node| {
        if matches!(node, Node::Ite(..)) {
            choices.push(x);
        }
    });
    let mut read = cond;
    for node in choices {
        if !cx.has_var(node, k) {
            continue;
        }
        let Some(Comparison { node, less, a, b }) = unsigned_comparison(cx, node) else {
            continue;
        };
        let mut obligations = Vec::new();
        let Some([a, b]) = operands(cx, a, b, &mut obligations) else { continue };
        let below = cx.lt(a, b);
        let by = if less { below } else { cx.not(below) };
        read = cx.with_node(read, node, by);
        out.extend(obligations);
    }
    (read != cond).then_some(read)
}

/// Finds `a <u b`, or its negation, in the cases that [`unsigned_less`] makes of it.
fn unsigned_comparison(cx: &mut SolveContext<'_>, node: Expr) -> Option<Comparison> {
    let Node::Ite(sign, above, _) = *cx.node(node) else { return None };
    let Node::Ge0(b) = *cx.node(sign) else { return None };
    let (parts, less) = match cx.node(above) {
        Node::And(parts) => (parts.to_vec(), true),
        Node::Or(parts) => (parts.to_vec(), false),
        _ => return None,
    };
    parts.into_iter().find_map(|p| {
        let Node::Ge0(e) = *cx.node(p) else { return None };
        // a ≥ 0, or -a - 1 ≥ 0
        let a = if less { e } else { cx.linear_sum(Num::int(-1), [(Num::int(-1), e)]) };
        let cases = unsigned_less(cx, a, b);
        let cases = if less { cases } else { cx.not(cases) };
        (cases == node).then_some(Comparison { node, less, a, b })
    })
}

/// Both operands without signs; one of them at least is a wrapped sum, which tells the width.
fn operands(
    cx: &mut SolveContext<'_>,
    a: Expr,
    b: Expr,
    out: &mut Vec<Obligation>,
) -> Option<[Expr; 2]> {
    let wrapped = |s: &SolveContext<'_>, e: Expr| match *s.node(e) {
        Node::Wrap { signed: true, width, arg } => Some((width, arg)),
        _ => None,
    };
    let (width, _) = wrapped(cx, a).or_else(|| wrapped(cx, b))?;
    let mut read = |e: Expr| match wrapped(cx, e) {
        Some((w, arg)) if w == width => {
            let arg = terms_without_signs(cx, arg, width)?;
            out.push(Obligation { arg, width, signed: false });
            Some(arg)
        }
        Some(_) => None,
        None if cx.interval(e).fits(width, true) => Some(cx.unsigned(width, e)),
        None => None,
    };
    Some([read(a)?, read(b)?])
}

/// A polynomial with each machine integer of that width read without its sign: the same modulo
/// `2^width`.
fn terms_without_signs(cx: &mut SolveContext<'_>, e: Expr, width: u8) -> Option<Expr> {
    let (c, terms) = cx.linear(e);
    if !c.is_integer() || terms.iter().any(|(k, _)| !k.is_integer()) {
        return None;
    }
    let mut out = Vec::with_capacity(terms.len());
    for (k, t) in terms {
        let factors = match cx.node(t) {
            Node::Product(factors) => factors.to_vec(),
            _ => vec![(t, 1)],
        };
        let factors: Vec<_> =
            factors.into_iter().map(|(f, n)| (without_sign(cx, f, width), n)).collect();
        out.push((k, cx.product(factors)));
    }
    Some(cx.linear_sum(c, out))
}

fn without_sign(cx: &mut SolveContext<'_>, e: Expr, width: u8) -> Expr {
    let machine = matches!(cx.node(e), Node::Symbol(_) | Node::Wrap { .. });
    if machine && cx.vars(e).is_empty() && cx.interval(e).fits(width, true) {
        cx.unsigned(width, e)
    } else {
        e
    }
}

#[cfg(test)]
mod tests {
    use crate::expr::{Evaluator, Node, Num};
    use crate::interp::{Count, Inputs, Interpreter, Options};
    use crate::ir::text::parse_module;
    use crate::solve::solve;

    /// `for (i = from; i < n; i += t)` without signs; FLAGS are the addition's, BODY the body's.
    const OUTER: &str = "
func @steps(%from: i8, %n: i8, %t: i8) {
block entry:
  %zero = const i8 0
  %one = const i8 1
  %still = icmp eq %t, %zero
  branch %still, exit, head(%from)
block head(%i: i8):
  %more = icmp ult %i, %n
  branch %more, body, exit
block body:
  %next = add FLAGS i8 %i, %t
BODY
block exit:
  return
}";
    const EMPTY: &str = "  jump head(%next)";
    /// A second such loop, that ends at the next tile or at `n`.
    const TILE: &str = "
  %clipped = icmp ult %next, %n
  %end = select i8 %clipped, %next, %n
  jump inner(%i)
block inner(%j: i8):
  %further = icmp ult %j, %end
  branch %further, step, head(%next)
block step:
  %j1 = add i8 %j, %one
  jump inner(%j1)";

    /// Starts, sizes and steps of 8 bits near their ends: each block has a closed form, which is
    /// right wherever it claims to be. `must` says where it has to.
    fn solved(body: &str, flags: &str, must: fn(i128, i128, i128) -> bool) {
        let text = OUTER.replace("BODY", body).replace("FLAGS", flags);
        let module = parse_module(&text).expect("it parses");
        let (id, func) = module.functions.iter().next().expect("a function");
        let solution = solve(&module, id, &[]);
        let interpreter = Interpreter::new(&module);
        let options = Options { steps: 4_000, ..Options::default() };
        let count = |b| solution.counts[b].clone().expect("a count").expect("solved");
        let edge = [0, 1, 2, 3, 5, 7, 8, 31, 63, 64, 65, 100, 126, 127];
        let values: Vec<i128> = edge.iter().flat_map(|v| [*v, -1 - *v]).collect();
        let mut claimed = 0;
        for (&n, &t) in values.iter().flat_map(|n| values.iter().map(move |t| (n, t))) {
            for from in [0, 3, -100] {
                let mut inputs = Inputs::new();
                let mut ev = Evaluator::new(&solution.store);
                for (name, v) in [("from", from), ("n", n), ("t", t)] {
                    inputs.bind(name, v);
                    ev.bind_name(name, Num::int(v));
                }
                let claims = solution.guards.iter().all(|g| ev.truth(*g) == Ok(true));
                assert!(claims || !must(from, n, t), "nothing claimed at {from},{n},{t}");
                if !claims {
                    continue;
                }
                // endless or undefined executions have no counts
                let Ok(truth) = interpreter.run(id, &inputs, &options) else { continue };
                claimed += 1;
                for &b in &func.layout {
                    let Count::Known(want) = truth.count(id, b) else { panic!("known") };
                    let (name, formula) = (&func.blocks[b].name, solution.store.display(count(b)));
                    let got = ev.eval(count(b));
                    let at = format!("{name} at {from},{n},{t}: {formula}");
                    assert_eq!(got, Ok(Num::int(want as i128)), "{at}");
                }
            }
        }
        assert!(claimed > 300, "{claimed}");
        for &b in &func.layout {
            solution.store.visit(&[count(b)], |_, node| {
                assert!(!matches!(node, Node::SumOver { .. } | Node::First { .. }));
            });
        }
    }

    #[test]
    fn a_step_that_is_a_parameter() {
        let fits = |from: i128, n: i128, t: i128| {
            let [from, n, t] = [from, n, t].map(|v| v & 255);
            from + n + t <= 255
        };
        solved(EMPTY, "", fits);
        solved(EMPTY, "nuw", fits);
    }

    #[test]
    fn tiles_of_a_parameter() {
        let small = |from, n, t| from >= 0 && n >= 0 && t > 0 && from + n + 2 * t <= 127;
        solved(TILE, "", small);
        solved(TILE, "nuw", small);
    }

    /// The step is `t` or, where that is as long, all of it: the choice stands in the way of reading
    /// the exit without signs.
    #[test]
    fn a_step_that_is_a_choice() {
        const CHOICE: &str = "
  %shorter = icmp ult %t, %n
  %step = select i8 %shorter, %t, %n
  %after = add i8 %i, %step
  jump head(%after)";
        let small = |from, n, t| from >= 0 && n > 0 && t > 0 && from + n + 2 * t <= 127;
        solved(CHOICE, "", small);
    }
}

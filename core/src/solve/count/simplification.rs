//! The last look at what was found: guards say each thing once, and counts do not repeat what the
//! guards say.
//!
//! Guards come up one by one while loops are solved, and counts that were solved early know
//! nothing of the later ones. Both are conditions of the same formulas, so each guard may be
//! simplified where the others hold, and each count where all hold.

use crate::expr::{Expr, Node, Num, Store};
use crate::facts::Facts;
use crate::rules::Tries;
use crate::solve::context::atoms::spelled_out;
use crate::solve::context::SolveContext;
use crate::solve::count::promises::Counts;
use crate::solve::count::sums::closed_again;
use crate::solve::count::whole_shares::without_shares_in;
use crate::solve::guards::holds_for_each_residue;

/// Simplifies guards and counts under the guards. The guards together hold exactly where they
/// did before, and there the counts are what they were.
pub(in crate::solve) fn finish<'a>(
    cx: &mut SolveContext<'_>,
    functions: impl IntoIterator<Item = &'a mut Counts>,
) {
    let mut functions: Vec<&mut Counts> = functions.into_iter().collect();
    under_guards(cx, &mut functions);
    if !cx.ledger().atoms.any() {
        return;
    }
    for k in 0..cx.ledger().guards.len() {
        let guard = cx.ledger().guards[k];
        let spelled = spelled_out(cx, guard);
        cx.rule_log().rewritten(guard, spelled);
        cx.ledger_mut().guards[k] = spelled;
    }
    for count in functions.iter_mut().flat_map(|counts| counts.values_mut()) {
        if let Some(Ok(e)) = count {
            *e = spelled_out(cx, *e);
        }
    }
    under_guards(cx, &mut functions);
}

fn under_guards(cx: &mut SolveContext<'_>, functions: &mut [&mut Counts]) {
    let given = cx.ledger().given.clone();
    distinct_guards(cx, &given);
    let mut facts = given.thorough();
    for g in cx.ledger().guards.clone() {
        facts.assume(cx, g);
    }
    // few guards were looked at in the light of all others above
    if cx.ledger().guards.len() > cx.limits().guards.few {
        facts.refresh(cx);
    }
    if facts.is_contradictory() {
        return;
    }
    let has_guards = !cx.ledger().guards.is_empty();
    for count in functions.iter_mut().flat_map(|counts| counts.values_mut()) {
        if let Some(Ok(e)) = count {
            *e = facts.simplify(cx, *e);
            *e = closed_again(cx, &mut facts, *e);
            if has_guards {
                *e = without_shares_in(cx, &facts, *e);
                *e = rounded_up(cx, &mut facts, *e);
            }
        }
    }
}

/// Simplifies each guard where the others hold, and forgets those that say nothing then. Where they are many, each
/// is looked at where those before it hold: so each is assumed once, not once for each of the others.
pub(in crate::solve) fn distinct_guards(cx: &mut SolveContext<'_>, given: &Facts) {
    let few = |cx: &SolveContext<'_>| cx.ledger().guards.len() <= cx.limits().guards.few;
    let mut before = given.clone();
    let mut at = 0;
    while at < cx.ledger().guards.len() {
        let g = cx.ledger().guards[at];
        let (mut others, cases) = match few(cx) {
            true => (where_others_hold(cx, given, at), cx.limits().guards.cases),
            false => (before.clone(), 0),
        };
        // guards that exclude each other leave nothing to say
        if others.is_contradictory() {
            return;
        }
        let simpler = others.simplify(cx, g);
        let holds = cx.is_one(simpler)
            || holds_in_each_case(cx, &others, simpler, cases)
            || holds_for_each_residue(cx, &others, simpler);
        if holds {
            cx.ledger_mut().guards.remove(at);
        } else {
            cx.rule_log().rewritten(g, simpler);
            cx.ledger_mut().guards[at] = simpler;
            before.assume(cx, simpler);
            at += 1;
        }
    }
}

/// What is given, and all guards but one.
fn where_others_hold(cx: &mut SolveContext<'_>, given: &Facts, but: usize) -> Facts {
    let mut others = given.clone();
    for i in (0..cx.ledger().guards.len()).filter(|&i| i != but) {
        let guard = cx.ledger().guards[i];
        others.assume(cx, guard);
    }
    others
}

/// Does a condition hold whichever way the choices in it go? So many of them are taken apart.
fn holds_in_each_case(s: &mut Store, given: &Facts, g: Expr, cases: u32) -> bool {
    if cases == 0 {
        return false;
    }
    let mut choice = None;
    s.visit(&[g], |_, node| match node {
        // what the index of a sum decides goes one way in one iteration and another way in the next
        Node::Ite(c, ..) if s.vars(*c).is_empty() => drop(choice.get_or_insert(*c)),
        _ => {}
    });
    let Some(c) = choice else { return false };
    [true, false].into_iter().all(|holds| {
        let mut facts = given.clone();
        let case = if holds { c } else { s.not(c) };
        facts.assume(s, case);
        facts.refresh(s);
        if facts.is_contradictory() {
            return true;
        }
        let known = s.truth(holds);
        let g = s.with_node(g, c, known);
        let g = facts.simplify(s, g);
        s.is_one(g) || holds_in_each_case(s, &facts, g, cases - 1)
    })
}

/// `floor((x - 1)/d)` as `ceil(x/d) - 1` where the guards say that `d` is positive: one more of them
/// is a number of tiles.
fn rounded_up(s: &mut Store, facts: &mut Facts, e: Expr) -> Expr {
    s.mapped(e, |s, x, done| {
        let x = s.rebuild(x, done);
        let Node::FloorDiv(a, d) = *s.node(x) else { return x };
        let one_less = s.linear(a).0 == Num::int(-1) && s.is_integral(a) && s.is_integral(d);
        let positive = |f: &mut Facts| f.interval(s, d).lo.is_some_and(|l| l.is_positive());
        if s.as_const(d).is_some() || !one_less || !positive(facts) {
            return x;
        }
        let past = s.add_num(a, Num::ONE);
        let up = s.ceil_div(past, d);
        s.add_num(up, Num::int(-1))
    })
}

#[cfg(test)]
mod tests {
    use super::{holds_in_each_case, rounded_up};
    use crate::expr::Store;
    use crate::facts::Facts;

    #[test]
    fn numbers_of_tiles_are_quotients_rounded_up() {
        let mut s = Store::new();
        for n in ["n", "m", "k"] {
            s.parameter(n, 32);
        }
        let Ok(e) = s.parse("k*(floor((n - 1)/m) + 1)") else { panic!("it parses") };
        let mut facts = Facts::new();
        // of a divisor that may be negative a quotient rounded up is another number
        assert_eq!(rounded_up(&mut s, &mut facts, e), e);
        let Ok(positive) = s.parse_condition("m > 0") else { panic!("it parses") };
        facts.assume(&mut s, positive);
        let up = rounded_up(&mut s, &mut facts, e);
        assert_eq!(s.display(up).to_string(), "k*ceil(n/m)");
    }

    #[test]
    fn conditions_hold_in_each_case_of_their_choices() {
        for (condition, holds) in [
            ("n*ite(n > 0, m, 0) >= 0", true),
            ("n*ite(n > 0, m, 1) >= 0", false),
            ("n*ite(n > 0, m, 0) + m*n*ite(n + m > 3, n, 0) >= 0", true),
            // where the index decides, the cases come together
            ("sum(i = 0 .. n, ite(bitand(n, i) > 0, m, 0))*sum(i = 0 .. n, ite(bitand(n, i) > 0, 0, m)) <= 0", false),
        ] {
            let mut s = Store::new();
            for n in ["n", "m"] {
                s.parameter(n, 32);
            }
            let Ok(c) = s.parse_condition(condition) else { panic!("{condition}") };
            let Ok(given) = s.parse_condition("m >= 0") else { panic!("it parses") };
            let mut facts = Facts::new();
            facts.assume(&mut s, given);
            assert_eq!(holds_in_each_case(&mut s, &facts, c, 2), holds, "{condition}");
        }
    }
}

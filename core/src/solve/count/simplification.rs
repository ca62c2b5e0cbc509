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
    let implied = distinct_guards(cx, &given);
    let mut facts = given.thorough();
    for g in cx.ledger().guards.clone().into_iter().chain(implied) {
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
/// is looked at where those before it hold: so each is assumed once, not once for each of the others. Those that follow
/// from the others by cases only are told: to simplify by, they are plainer than what they follow from.
fn distinct_guards(cx: &mut SolveContext<'_>, given: &Facts) -> Vec<Expr> {
    let few = |cx: &SolveContext<'_>| cx.ledger().guards.len() <= cx.limits().guards.few;
    let were_few = few(cx);
    where_others_or_earlier_hold(cx, given);
    let mut implied = in_the_last_case(cx, given);
    // what is left of many may be few
    if !were_few && few(cx) {
        where_others_or_earlier_hold(cx, given);
        implied.extend(in_the_last_case(cx, given));
    }
    implied
}

fn where_others_or_earlier_hold(cx: &mut SolveContext<'_>, given: &Facts) {
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

/// Parts of a conjunction of which each is looked at where all others hold.
const FEW_PARTS: usize = 6;

/// Simplifies the longest part of each guard that is a disjunction where its other parts fail: there the disjunctions
/// of the other guards have fewer parts too, and may decide it. Where guards are many, each is looked at where those
/// behind it hold. Those that always hold then are no guards any more, and the answer.
fn in_the_last_case(cx: &mut SolveContext<'_>, given: &Facts) -> Vec<Expr> {
    let (mut behind, mut implied) = (given.clone(), Vec::new());
    for at in (0..cx.ledger().guards.len()).rev() {
        let g = cx.ledger().guards[at];
        let few = cx.ledger().guards.len() <= cx.limits().guards.few;
        let simpler = match cx.node(g) {
            Node::Or(args) => {
                let parts: Vec<Expr> = args.to_vec();
                let others = if few { where_others_hold(cx, given, at) } else { behind.clone() };
                longest_part_simplified(cx, others, &parts)
            }
            _ => None,
        };
        match simpler {
            Some(simpler) if cx.is_one(simpler) => {
                implied.push(cx.ledger_mut().guards.remove(at));
            }
            Some(simpler) if simpler != g => {
                cx.rule_log().rewritten(g, simpler);
                cx.ledger_mut().guards[at] = simpler;
                behind.assume(cx, simpler);
            }
            _ => behind.assume(cx, g),
        }
    }
    implied
}

/// A disjunction with its longest part simplified where the other ones fail.
fn longest_part_simplified(s: &mut Store, given: Facts, parts: &[Expr]) -> Option<Expr> {
    let length = |s: &Store, e: Expr| {
        let mut nodes = 0;
        s.visit(&[e], |_, _| nodes += 1);
        nodes
    };
    let longest = (0..parts.len()).max_by_key(|&k| length(s, parts[k]))?;
    let mut there = given;
    for (k, &part) in parts.iter().enumerate() {
        if k != longest {
            let fails = s.not(part);
            there.assume(s, fails);
        }
    }
    there.refresh(s);
    if there.is_contradictory() {
        return Some(s.one());
    }
    let mut simpler = there.simplify(s, parts[longest]);
    if let Node::And(args) = s.node(simpler) {
        let args = args.to_vec();
        simpler = each_where_the_others_hold(s, &there, args);
    }
    let mut all = parts.to_vec();
    all[longest] = simpler;
    Some(s.or_all(&all))
}

/// A conjunction with each part simplified where the others hold, if they are few.
fn each_where_the_others_hold(s: &mut Store, given: &Facts, mut parts: Vec<Expr>) -> Expr {
    if parts.len() <= FEW_PARTS {
        for k in (0..parts.len()).rev() {
            let mut there = given.clone();
            for (_, &other) in parts.iter().enumerate().filter(|(i, _)| *i != k) {
                there.assume(s, other);
            }
            if !there.is_contradictory() {
                parts[k] = there.simplify(s, parts[k]);
            }
        }
    }
    s.and_all(&parts)
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
    use super::{distinct_guards, holds_in_each_case, rounded_up};
    use crate::expr::Store;
    use crate::facts::Facts;
    use crate::solve::tests::{read, value, with_loop};

    /// The guards that are left of some, as they are displayed. They hold at the same points of a box.
    fn distinct(guards: &[&str]) -> Vec<String> {
        with_loop(&[], |cx, _, k, p| {
            let before: Vec<_> = guards.iter().map(|g| read(cx, g, k, p)).collect();
            cx.ledger_mut().guards = before.clone();
            distinct_guards(cx, &Facts::new());
            let after = cx.ledger().guards.clone();
            for a in [-129, -8, -2, -1, 0, 1, 2, 7, 40] {
                for b in [-5, -1, 0, 1, 3, 8] {
                    for d in [-3, 0, 1, 2] {
                        for n in [-9, -1, 0, 1, 4, 40] {
                            let at = [("a", a), ("b", b), ("d", d), ("n", n)];
                            let hold =
                                |all: &[_]| all.iter().all(|&g| !value(cx, g, &[], &at).is_zero());
                            assert_eq!(hold(&before), hold(&after), "{guards:?} at {at:?}");
                        }
                    }
                }
            }
            after.iter().map(|&g| cx.display(g).to_string()).collect()
        })
    }

    #[test]
    fn disjunctions_are_simpler_in_their_last_case() {
        for (guards, wanted) in [
            // where the size is not 0, the other guard has one part left
            (
                &["n == 0 || a > 0", "n == 0 || n >= 0 && a >= 0 && a*n >= 0"][..],
                &["n == 0 || a > 0", "n >= 0"][..],
            ),
            (&["n == 0 || a >= 3", "n == 0 || b == 0 || a + b*b >= 2"], &["n == 0 || a >= 3"]),
            (
                &["n == 0 || b == 1 || a*d >= 4", "n >= 0", "n <= 0 || b == 1"],
                &["n >= 0", "b == 1 || n <= 0"],
            ),
        ] {
            assert_eq!(distinct(guards), wanted, "{guards:?}");
        }
    }

    /// Conjunctions of disjunctions, few and many.
    #[test]
    fn random_guards_hold_where_they_did() {
        let mut state = 5_u64;
        let mut pick = |n: usize| {
            state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
            (state >> 33) as usize % n
        };
        let parts = [
            "n == 0",
            "n >= 0",
            "a > 0",
            "a*n >= 0",
            "b != 0",
            "a + b >= n",
            "a*b <= 9",
            "unsigned8(a) >= b",
            "s8(a + n) <= 3",
            "b >= 0 && a >= n && a*b + n >= 0",
            "n >= b*d && d > 0",
            "ite(a > b, n, d) >= 0",
            "floor(n/3) <= a",
            "n mod 2 == 0",
        ];
        let mut fewer = 0;
        for _ in 0..60 {
            let guards: Vec<String> = (0..1 + pick(20))
                .map(|_| {
                    (0..1 + pick(3))
                        .map(|_| parts[pick(parts.len())])
                        .collect::<Vec<_>>()
                        .join(" || ")
                })
                .collect();
            let guards: Vec<&str> = guards.iter().map(String::as_str).collect();
            fewer += usize::from(distinct(&guards).len() < guards.len());
        }
        assert!(fewer > 20, "{fewer}");
    }

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

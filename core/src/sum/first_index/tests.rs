//! Every rule of the tables of first indices: its example, and its statement on a small box; and first
//! indices against a search for them.

use super::conditions::{Atom, CONDITIONS};
use super::*;
use crate::expr::{Evaluator, Node, Num, SymKind};
use crate::limits::Limits;
use crate::rules::{Example, Settings};
use std::sync::Arc;

/// A condition on `k`, what is known, and the store that they are built in.
struct Case {
    s: Store,
    given: Expr,
    facts: Facts,
    search: Search,
}

impl Case {
    fn new(settings: Settings, given: &str, condition: &str) -> Case {
        let mut s = Store::with_settings(Arc::new(settings));
        for name in ["n", "m"] {
            s.parameter(name, 32);
        }
        let var = s.symbol("k", SymKind::Index, Some(Num::ZERO), None);
        let given = s.parse_condition(given).expect("what is given");
        let cond = s.parse_condition(condition).expect("a condition");
        let mut facts = Facts::new();
        facts.assume(&mut s, given);
        let steps_left = s.limits().sums.first_index_steps;
        Case {
            s,
            given,
            facts,
            search: Search { var, cond, steps_left, ended: EndedLimit::default() },
        }
    }

    fn of(rule: &RuleInfo, off: &[&str]) -> Case {
        let settings = Settings::default().without_rules(off).expect("rules");
        match rule.example {
            Example::FirstIndex { given, condition, .. }
            | Example::Equivalent { given, condition, .. } => Case::new(settings, given, condition),
            _ => panic!("{} has an example of another stage", rule.name),
        }
    }

    fn found(&mut self) -> Found {
        let Search { var, cond, .. } = self.search;
        first_true(&mut self.s, &mut self.facts, var, cond)
    }

    fn atom(&self) -> Atom {
        Atom { var: self.search.var, cond: self.search.cond, ended: EndedLimit::default() }
    }

    fn applied(&mut self, rule: &RuleInfo) -> bool {
        self.s.rule_log().applied().contains(rule.name)
    }

    /// At a point where what is given holds.
    fn value(&self, e: Expr, (n, m): (i64, i64), k: Option<i64>) -> Num {
        let mut ev = Evaluator::new(&self.s);
        ev.bind_name("n", Num::int(n));
        ev.bind_name("m", Num::int(m));
        if let Some(k) = k {
            ev.bind(self.search.var, Num::int(k));
        }
        ev.eval(e).unwrap_or_else(|e| panic!("at n = {n}, m = {m}, k = {k:?}: {e:?}"))
    }

    /// The points of a small box where what is given holds.
    fn points(&self) -> Vec<(i64, i64)> {
        let values = [-9, -3, -1, 0, 1, 2, 3, 5, 8, 13];
        let all = values.into_iter().flat_map(|n| values.map(|m| (n, m)));
        all.filter(|p| !self.value(self.given, *p, None).is_zero()).collect()
    }

    /// A first index equals what a search finds, and is none where the search finds none.
    fn holds(&self, found: FirstTrue, what: &str) {
        for at in self.points() {
            let wanted = (0..300).find(|&k| !self.value(self.search.cond, at, Some(k)).is_zero());
            let exists = !self.value(found.exists, at, None).is_zero();
            let index = exists.then(|| self.value(found.index, at, None));
            assert_eq!(index, wanted.map(Num::int), "{what} at n, m = {at:?}");
        }
    }
}

#[test]
fn an_example_fires_its_rule_first() {
    for rule in FIRST_INDICES {
        let Case { mut s, mut facts, search, .. } = Case::of(&rule.info, &[]);
        let name = rule.info.name;
        for earlier in FIRST_INDICES.iter().take_while(|r| r.info.name != name) {
            let fires = (earlier.apply)(&mut s, &mut facts, &search).is_some();
            assert!(!fires, "{} before {name}", earlier.info.name);
        }
        assert!((rule.apply)(&mut s, &mut facts, &search).is_some(), "{name} applies");
    }
    for rule in CONDITIONS {
        let mut case = Case::of(&rule.info, &[]);
        let (atom, name) = (case.atom(), rule.info.name);
        for earlier in CONDITIONS.iter().take_while(|r| r.info.name != name) {
            let fires = (earlier.apply)(&mut case.s, &mut case.facts, &atom).is_some();
            assert!(!fires, "{} before {name}", earlier.info.name);
        }
        assert!((rule.apply)(&mut case.s, &mut case.facts, &atom).is_some(), "{name} applies");
    }
}

#[test]
fn first_indices_and_conditions_are_those_of_the_examples() {
    let mut other = Vec::new();
    for rule in stage_rules() {
        let mut case = Case::of(rule, &[]);
        let (found, wanted) = match rule.example {
            Example::FirstIndex { first, exists, .. } => {
                let f = case.found().unwrap_or_else(|e| panic!("{}: {e}", rule.name));
                assert!(case.applied(rule), "{} does not answer", rule.name);
                (vec![f.index, f.exists], vec![first, exists])
            }
            Example::Equivalent { equivalent, .. } => {
                let atom = case.atom();
                let rule = CONDITIONS.iter().find(|r| r.info == *rule).expect("in its table");
                let e = (rule.apply)(&mut case.s, &mut case.facts, &atom).expect("an answer");
                (vec![e], vec![equivalent])
            }
            _ => unreachable!("no other examples"),
        };
        let texts: Vec<String> = found.iter().map(|&e| case.s.display(e).to_string()).collect();
        if texts != wanted {
            other.push(format!("{}\t{}", rule.name, texts.join("\t")));
        }
    }
    assert!(other.is_empty(), "others than the examples have:\n{}", other.join("\n"));
}

#[test]
fn examples_hold_on_every_value_of_a_small_box() {
    for rule in stage_rules() {
        let mut case = Case::of(rule, &[]);
        if let Example::FirstIndex { .. } = rule.example {
            let found = case.found().unwrap_or_else(|e| panic!("{}: {e}", rule.name));
            case.holds(found, rule.name);
        } else {
            let atom = case.atom();
            let rule = CONDITIONS.iter().find(|r| r.info == *rule).expect("in its table");
            let e = (rule.apply)(&mut case.s, &mut case.facts, &atom).expect("an answer");
            for (at, k) in case.points().into_iter().flat_map(|at| (0..40).map(move |k| (at, k))) {
                let same = case.value(e, at, Some(k)) == case.value(atom.cond, at, Some(k));
                assert!(same, "{} at n, m = {at:?}, k = {k}", rule.info.name);
            }
        }
    }
}

/// A rule that is off does not answer, and what others find in its place is right.
#[test]
fn a_rule_that_is_off_costs_formulas_at_most() {
    for rule in stage_rules() {
        let mut case = Case::of(rule, &[rule.name]);
        let found = case.found();
        assert!(!case.applied(rule), "{} answers", rule.name);
        if let Ok(found) = found {
            case.holds(found, rule.name);
        }
    }
}

#[test]
fn limits_that_end_are_told_from_rules_that_do_not_apply() {
    let none = |change: fn(&mut Limits), condition: &str| {
        let mut limits = Limits::default();
        change(&mut limits);
        let mut case = Case::new(Settings::new(limits), "1", condition);
        match case.found() {
            Err(NoClosedForm::NoRule { part }) => case.s.display(part).to_string(),
            Err(NoClosedForm::Limit { name }) => format!("limit {name}"),
            Ok(_) => "found".to_owned(),
        }
    };
    let hard = "2^k == n*k + 3";
    assert_eq!(none(|_| (), &format!("k >= m || {hard}")), "2^k == n*k + 3");
    let parts = "(2^k >= n || k >= m) && (k == n || k == m + 5)";
    assert_eq!(none(|_| (), parts), "found");
    assert_eq!(none(|l| l.sums.first_index_steps = 1, parts), "limit first_index_steps");
    assert_eq!(none(|l| l.sums.disjunctive_form = 3, parts), "limit disjunctive_form");
    // of one rule: others are tried, and none applies
    let cubic = "k^3 >= 3*k^2 + 5";
    assert_eq!(none(|_| (), cubic), "found");
    assert_eq!(none(|l| l.sums.sign_degree = 2, cubic), "limit sign_degree");
    assert_eq!(none(|l| l.sums.sign_bits = 1, cubic), "limit sign_bits");
    let unlike = "k^3 != 3*k^2 + 5 && k >= n";
    assert_eq!(none(|l| l.sums.sign_degree = 2, unlike), "limit sign_degree");
    let choice = "ite(k > n, 2*k, k + m) == 7";
    assert_eq!(none(|_| (), choice), "found");
    assert_eq!(none(|l| l.sums.lifted_choice = 3, choice), "limit lifted_choice");
    let nested = "3*floor(k/7) >= n";
    assert_eq!(none(|_| (), nested), "found");
    assert_eq!(none(|l| l.sums.nested_quotients = 0, nested), "limit nested_quotients");
    // where another rule answers in its place, nothing ended
    assert_eq!(none(|l| l.sums.sign_degree = 1, "k^2 >= 5"), "found");
}

/// Compares what [`first_true`] says with a search, for all values of `n` and `m`; tells whether
/// there is an answer.
fn agrees(cond: &str, known: &str, far: i64) -> bool {
    let values = [-9, -1, 0, 1, 3, 8, 31];
    for (n, m) in values.into_iter().flat_map(|n| values.map(|m| (n, m))) {
        let mut s = Store::new();
        let (np, mp) = (s.parameter("n", 32), s.parameter("m", 32));
        let k = s.symbol("k", SymKind::Index, Some(Num::ZERO), None);
        let mut facts = Facts::new();
        let known = s.parse_condition(known).unwrap();
        facts.assume(&mut s, known);
        let c = s.parse_condition(cond).unwrap();
        let Ok(f) = first_true(&mut s, &mut facts, k, c) else { return false };
        let sym = |s: &Store, e: Expr| match *s.node(e) {
            Node::Symbol(x) => x,
            _ => unreachable!("a parameter is a symbol"),
        };
        let (nv, mv) = (s.int(n as i128), s.int(m as i128));
        let at = [(sym(&s, np), nv), (sym(&s, mp), mv)];
        let value = |s: &mut Store, e: Expr| {
            let e = s.substitute(e, &at);
            Evaluator::new(s).eval(e)
        };
        if value(&mut s, known) != Ok(Num::ONE) {
            continue;
        }
        let holds = |s: &mut Store, i: i64| {
            let i = s.int(i as i128);
            let c = s.substitute(c, &[(k, i)]);
            let c = s.substitute(c, &at);
            Evaluator::new(s).eval(c) == Ok(Num::ONE)
        };
        let want = (0..far).find(|&i| holds(&mut s, i));
        let exists = value(&mut s, f.exists) == Ok(Num::ONE);
        let got = if exists { value(&mut s, f.index).ok() } else { None };
        assert_eq!(got, want.map(|i| Num::int(i as i128)), "{cond} at n = {n}, m = {m}");
    }
    true
}

#[test]
fn the_first_index_of_an_equality_modulo_a_number() {
    for lower in ["0", "n", "5", "300"] {
        for (a, b, v) in [(1, 0, 3), (3, 1, 7), (-5, 2, -6), (4, 0, 8), (6, 0, 4), (1, 0, 200)] {
            for modulus in ["s8", "u8"] {
                let cond = format!("{modulus}({a}*k + {b}) == {v} && k >= {lower}");
                assert!(agrees(&cond, "n <= 31", 1200), "{cond}");
                let cond = format!("{modulus}({a}*k + {b}) == {v} && k >= {lower} && k != 259");
                assert!(agrees(&cond, "n <= 31", 1200), "{cond}");
            }
            let cond = format!("({a}*k + {b}) mod 12 == {v} && k >= {lower}");
            assert!(agrees(&cond, "n <= 31", 600), "{cond}");
            let either = format!("{cond} || k == n + 40");
            assert!(agrees(&either, "n <= 31", 600), "{either}");
        }
    }
}

/// An exit by `!=` behind a loop that may not have run and a prologue: no multiple of the step lies between, so that
/// nothing wraps.
#[test]
fn the_first_index_from_either_of_two_starts() {
    let start = "ite((n + m) mod 2 == 0, m, s8(m + 1))";
    for (condition, given, index) in [
        (format!("s8({start} + 2*k) == n"), "n >= m", "floor((n - m)/2)"),
        (format!("s8({start} + 2*k + 2) == n"), "n >= m + 2", "floor((n - m)/2) - 1"),
        (format!("s8({start} + 2*k + 2) == n"), "n >= m + 1", "u7(floor((n - m)/2) - 1)"),
        ("s8(m + 4*k) == n".into(), "n >= m - 4", "u6(floor((n - m)/4))"),
    ] {
        let given = format!("{given} && n >= -128 && n <= 127 && m >= -128 && m <= 127");
        let mut case = Case::new(Settings::default(), &given, &condition);
        let found = case.found().expect("a first index");
        case.holds(found, &condition);
        let wanted = case.s.parse(index).expect("an index");
        let mut facts = case.facts.clone();
        let same = facts.prove_equal(&mut case.s, found.index, wanted);
        assert!(same, "{condition}: {}, not {index}", case.s.display(found.index));
        let wraps = case.s.display(found.index).to_string().contains('u');
        assert_eq!(wraps, index.contains('u'), "{condition}");
    }
}

#[test]
fn the_first_index_with_quotients_by_parameters() {
    for (cond, known) in [
        ("floor(k/m) == 3", "m > 0"),
        ("floor((2*k + n)/m) >= 3", "m > 0"),
        ("floor((k - n)/m) == 2 || k == 90", "m != 0"),
        ("ite(m > 0, floor(k/m), -floor(k/(-m))) != 0 || k == 60", "m != 0"),
        ("floor(k/m) != n && k >= n", "m > 0"),
        ("m*k == n || m*k >= n + 2 || k == 70", "m > 0"),
        ("m*k == n && k >= 1", "m < 0"),
        ("k == n && s8(3*k) == 9 || k == 50", "1"),
        ("2*k == n + m && (k + m) mod 5 == 2 && k >= 2", "1"),
    ] {
        assert!(agrees(cond, known, 200), "{cond}");
    }
}

#[test]
fn the_first_index_of_choices() {
    for (cond, known) in [
        ("m != ite(n > m*k, min(m - 1, n - m*k - 1), m - 1) + 1 || k == 50", "m > 0"),
        ("ite(n > 3, min(k, m), max(k, 4)) == 7 || k == 20", "1"),
        ("n > 2 && (k == n || k >= m && m > 4)", "1"),
        ("ite(k > 3, [k >= n], [k == m])", "n <= 31"),
    ] {
        assert!(agrees(cond, known, 100), "{cond}");
    }
}

//! Every rule of the table of summands: its example, and its statement on a small box.

use super::summands::SUMMANDS;
use crate::rules::{Example, Tries};
use crate::solve::guards::no_wrap::Summand;
use crate::solve::loop_facts::entry_facts;
use crate::solve::tests::{read, value, with_loop};
use crate::solve::trip::trip;

/// Where the guards hold, the summand without what was put aside has the value of the summand in every
/// iteration up to the last one.
#[test]
fn examples_hold_on_every_value_of_a_small_box() {
    for rule in SUMMANDS {
        let name = rule.info.name;
        let Example::Summand { summand, plain } = rule.info.example else {
            panic!("{name} has an example of another stage")
        };
        with_loop(&[], |cx, l, k, p| {
            // guards speak of the ends of the loop
            trip(cx, l).expect("a trip count");
            let body = read(cx, summand, k, p);
            let last = read(cx, "5", k, p);
            let wanted = read(cx, plain, k, p);
            let entry = entry_facts(cx, l);
            let found = (rule.apply)(cx, &Summand { l, body, last, entry });
            let found = found.unwrap_or_else(|| panic!("{name} does not answer"));
            let text = |e| cx.display(e).to_string();
            assert_eq!(text(found.body), text(wanted), "{name}");
            assert!(!found.guards.is_empty(), "{name} rests on nothing");
            let (mut inside, mut beyond) = (0, 0);
            for a in [-200, -128, -7, 0, 1, 60, 122, 123, 127, 300] {
                for b in [-128, -3, 0, 2, 9, 127] {
                    let names = [("a", a), ("b", b), ("d", 1), ("n", 7)];
                    if found.guards.iter().any(|&g| value(cx, g, &[], &names).is_zero()) {
                        beyond += 1;
                        continue;
                    }
                    inside += 1;
                    for i in 0..=5 {
                        let at = |e| value(cx, e, &[(k, i)], &names);
                        assert_eq!(at(found.body), at(body), "{name}, a = {a}, b = {b}, k = {i}");
                    }
                }
            }
            assert!(inside > 10 && beyond > 5, "{name}: {inside} points inside, {beyond} beyond");
        });
    }
}

/// A rule that is off is not tried on the way to a sum.
#[test]
fn a_rule_that_is_off_does_not_answer() {
    for rule in SUMMANDS {
        with_loop(&[rule.info.name], |cx, _, _, _| {
            assert!(!cx.rule_log().tries(&rule.info));
        });
    }
}

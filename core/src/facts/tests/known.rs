//! What conditions say at once.

use super::knowing;
use crate::expr::Num;

#[test]
fn a_condition_and_its_negation_have_their_truth() {
    let (mut s, facts) = knowing(&["n > 0 && m > 0"]);
    for (text, truth) in [("n > 0", true), ("m > 0", true), ("n <= 0", false), ("m <= 0", false)] {
        let c = s.parse_condition(text).expect("a condition");
        assert_eq!(facts.known.truths.get(&c), Some(&truth), "{text}");
    }
    assert!(!facts.is_contradictory());
}

#[test]
fn conditions_that_exclude_each_other_are_noticed() {
    for conditions in
        [&["n > 0", "n <= 0"][..], &["n > 5", "n < m", "m < 3"], &["n == 3", "n != 3"]]
    {
        assert!(knowing(conditions).1.is_contradictory(), "{conditions:?}");
    }
    assert!(!knowing(&["n > 0", "n <= 1"]).1.is_contradictory());
}

#[test]
fn remainders_keep_their_bounds() {
    let (mut s, facts) = knowing(&["n mod 8 > 1", "n mod 8 <= 5"]);
    let n = s.parse("n").expect("a parameter");
    let [r] = facts.known.residues.as_slice() else { panic!("{:?}", facts.known.residues) };
    assert_eq!((r.dividend, &r.modulus), (n, &Num::int(8)));
    assert_eq!((&r.lo, &r.hi), (&Num::int(2), &Num::int(5)));
}

/// Sample points at which a condition fails refute nothing under it.
#[test]
fn sample_points_are_those_at_which_all_conditions_hold() {
    let (mut s, facts) = knowing(&["n > m"]);
    let above = s.parse_condition("n > m").expect("a condition");
    assert_eq!(facts.known.excluded, s.not_true_at(above));
    assert_ne!(facts.known.excluded, 0);
    assert_ne!(facts.known.excluded, u128::MAX);
}

//! What conditions say at once.

use super::knowing;
use crate::expr::Num;
use crate::facts::Facts;

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

/// A disjunction of two inequalities is one of the extremum of what differs, where that is spoken of.
#[test]
fn two_inequalities_of_which_one_holds_are_that_of_an_extremum() {
    for (either, extremum, follows) in [
        ("n + k <= 7 || m + k <= 7", "min(m, n)", "7 - k - min(m, n)"),
        ("k >= 2*n + 3 || k >= 2*m + 3", "min(m, n)", "k - 2*min(m, n) - 3"),
        ("n >= k + 1 || m >= k + 1", "max(m, n)", "max(m, n) - k - 1"),
    ] {
        let (mut s, _) = knowing(&[]);
        s.parse(extremum).expect("an extremum");
        let either = s.parse_condition(either).expect("a condition");
        let mut facts = Facts::new();
        facts.assume(&mut s, either);
        let follows = s.parse(follows).expect("an expression");
        assert!(facts.prove_ge0(&mut s, follows), "{}", s.display(follows));
        let more = s.add_num(follows, Num::int(-1));
        assert!(!facts.prove_ge0(&mut s, more), "{}", s.display(more));
    }
    for other in ["n + k <= 7 || m + k <= 8", "n + k <= 7 || 2*m + k <= 7", "n <= 7 || k <= 7"] {
        let (mut s, _) = knowing(&[]);
        let least = s.parse("7 - k - min(m, n)").expect("an expression");
        let other = s.parse_condition(other).expect("a condition");
        let mut facts = Facts::new();
        facts.assume(&mut s, other);
        assert!(!facts.prove_ge0(&mut s, least), "{}", s.display(other));
    }
}

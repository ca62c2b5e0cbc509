//! Simplification under conditions, as a reader would expect it; and, a file each, what it is made of.

mod bounds;
mod connectives;
mod decide;
mod known;
mod linear;
mod wraps;

use crate::expr::{Store, SymKind};
use crate::facts::Facts;

/// A store with parameters `m`, `n`, `k` and an index `i`, and the facts that the conditions are.
fn knowing(conditions: &[&str]) -> (Store, Facts) {
    let mut s = Store::new();
    for n in ["m", "n", "k"] {
        s.parameter(n, 32);
    }
    s.symbol("i", SymKind::Index, None, None);
    let mut facts = Facts::new();
    for c in conditions {
        let c = s.parse_condition(c).expect("a condition");
        facts.assume(&mut s, c);
    }
    (s, facts)
}

/// The expression simplified under the conditions, as text.
fn simplified(e: &str, conditions: &[&str]) -> String {
    let (mut s, mut facts) = knowing(conditions);
    facts.refresh(&mut s);
    let e = s.parse(e).expect("an expression");
    let e = facts.simplify(&mut s, e);
    s.display(e).to_string()
}

#[test]
fn quotients_by_symbols_that_are_known() {
    for (e, given, expected) in [
        ("floor((-1)/m)", "m > 0", "-1"),
        ("floor((-3)/m)", "m >= 3", "-1"),
        ("floor((n*m - 1)/m)", "m > 0", "n - 1"),
        ("floor((2*n - 4)/(n - 2))", "n >= 3", "2"),
        ("floor((3*n - 5)/(n - 2))", "n >= 4", "3"),
        ("floor((3*n - 7)/(n - 2))", "n >= 3", "2"),
        // less is known
        ("floor((-1)/m)", "m >= 0", "-ceil(1/m)"),
        ("floor((-3)/m)", "m >= 2", "-ceil(3/m)"),
        ("floor((n - 1)/(n - 2))", "n >= 3", "floor((n - 1)/(n - 2))"),
    ] {
        assert_eq!(simplified(e, &[given]), expected, "{e} where {given}");
    }
}

#[test]
fn quotients_know_what_is_left_of_the_division() {
    assert_eq!(simplified("floor((n + 7)/8)", &["n mod 8 == 0"]), "floor(n/8)");
    assert_eq!(simplified("floor((n + 7)/8)", &["n mod 8 > 0"]), "floor(n/8) + 1");
    // one or two: both quotients remain
    assert_eq!(simplified("floor((n + 6)/8)", &["n mod 8 > 0"]), "floor((n + 6)/8)");
}

#[test]
fn one_part_of_a_disjunction_sees_that_the_others_fail() {
    assert_eq!(simplified("k <= 1 || k >= 5 || (k + 3) mod 4 > 0", &[]), "1");
    assert_eq!(simplified("k != 1 && (k <= 1 || k >= 5)", &["k > 0"]), "k >= 5");
    assert_eq!(simplified("n >= 0 && n <= 9 && n != 0", &[]), "n <= 9 && n > 0");
}

#[test]
fn what_all_parts_of_a_disjunction_say_is_known() {
    let either = "n == 3 && m > 0 || n == 3 && k > 0";
    assert_eq!(simplified("n + i", &[either]), "i + 3");
}

#[test]
fn disjunctions_are_looked_at_again_once_more_is_known() {
    // of the two parts, the first implies the second where n > 0
    let known = ["n <= 7 || n != 8*floor(n/8)", "n > 0"];
    assert_eq!(simplified("n mod 8 > 0", &known), "1");
}

#[test]
fn wraps_of_a_difference_know_the_unsigned_size() {
    let text = simplified("u32(n - i - 1)", &["i >= 0", "unsigned32(n) > i"]);
    assert_eq!(text, "unsigned32(n) - i - 1");
}

#[test]
fn choices_between_a_number_and_its_remainder_are_one_comparison() {
    let choice = "ite(i <= 31, [i >= 4], [i mod 32 >= 4])";
    assert_eq!(simplified(choice, &["i >= 0"]), "i mod 32 >= 4");
}

/// Clones share what they find out until one of them assumes more; what one assumes is not known
/// to another, also where a third one assumed the same before.
#[test]
fn clones_share_no_conditions() {
    let mut s = Store::new();
    let n = s.parameter("n", 32);
    let zero = s.zero();
    let (least, above, below) = (s.max(n, zero), s.ge0(n), s.lt(n, zero));
    let before = Facts::new();
    for _ in 0..2 {
        let (mut positive, mut negative, mut neither) =
            (before.clone(), before.clone(), before.clone());
        positive.assume(&mut s, above);
        assert_eq!(positive.simplify(&mut s, least), n);
        assert_eq!(neither.simplify(&mut s, least), least);
        negative.assume(&mut s, below);
        assert_eq!(negative.simplify(&mut s, least), zero);
        assert_eq!(neither.conditions(), []);
        let mut both = positive.clone();
        both.assume(&mut s, below);
        assert!(both.is_contradictory() && !positive.is_contradictory());
        // the same facts by the other way to say it
        neither.assume_non_negative(&mut s, n);
        assert_eq!(neither.simplify(&mut s, least), n);
    }
}

#[test]
fn facts_that_learn_nothing_are_not_kept_by_themselves() {
    let mut s = Store::new();
    let n = s.parameter("n", 32);
    let above = s.ge0(n);
    let mut facts = Facts::new();
    facts.assume(&mut s, above);
    let memo = std::rc::Rc::downgrade(&facts.memo);
    let mut clone = facts.clone();
    clone.assume(&mut s, above);
    drop((facts, clone));
    assert!(memo.upgrade().is_none());
}

/// Facts that are looked at again are kept by those before, as those that learn a condition are.
#[test]
fn what_was_looked_at_again_is_not_looked_at_anew() {
    let (mut s, before) = knowing(&["n > 0 || m > 0", "m <= 0"]);
    let [mut once, mut twice] = [before.clone(), before.clone()];
    once.refresh(&mut s);
    twice.refresh(&mut s);
    assert!(std::rc::Rc::ptr_eq(&once.memo, &twice.memo));
    assert!(!std::rc::Rc::ptr_eq(&once.memo, &before.memo));
}

#[test]
fn what_is_known_of_a_wrap_is_known_of_its_operand() {
    assert_eq!(simplified("s32(n + 5)", &["s32(n + 5) >= 0"]), "n + 5");
    // below -2147483648 + 5 or above: the operand wraps in one of the two
    assert_eq!(simplified("s32(n + 5)", &["s32(n + 5) <= 0"]), "s32(n + 5)");
    assert_eq!(simplified("s32(floor(m/n))", &["s32(floor(m/n)) >= 0"]), "floor(m/n)");
}

#[test]
fn choices_within_choices_are_made_once_their_condition_is_known() {
    let choice = "ite(m > 0, ite(n > 0, i, -i), ite(n > 0, k + i, k - i)) >= 0";
    let chosen = "ite(m > 0, i, k + i) + 1";
    assert_eq!(simplified(&format!("max(0, {chosen})"), &[choice, "n > 0"]), chosen);
}

#[test]
fn a_choice_keeps_a_divisor_from_being_0() {
    let tiles = "ite(m > 0, m*(ceil((n + 1)/m) - 1), 0)";
    assert_eq!(simplified(tiles, &["m >= 0"]), "ite(m > 0, m*(ceil((n + 1)/m) - 1), 0)");
    let compared = "ite(m > 0, [m*floor(n/m) >= 3], 0) == 1";
    assert_eq!(simplified(compared, &["m >= 0"]), "m > 0 && m*floor(n/m) >= 3");
    // the other divisor is not 0
    let least = "ite(n > 0, n*floor(k/m), 0)";
    assert_eq!(simplified(least, &["n >= 0", "m > 0"]), "n*floor(k/m)");
    // nor where it is divided by
    let chosen = "ite(n > 0, n*ite(m > 0, floor(k/m), 5), 0)";
    assert_eq!(simplified(chosen, &["n >= 0"]), "n*ite(m > 0, floor(k/m), 5)");
}

#[test]
fn a_choice_keeps_digits_from_those_of_a_negative_number() {
    let choice = "ite(n >= 2, n*digits3(n - 1), 0)";
    let digits = "n*digits3(n - 1)";
    assert_eq!(simplified(choice, &["n >= 0", "n <= 9"]), choice);
    assert_eq!(simplified(choice, &["n > 0", "n <= 9"]), digits);
    let choice = "ite(n > 0, m*(3^n) - m, 0)";
    assert_eq!(simplified(choice, &["n >= -1"]), choice);
}

#[test]
fn a_number_that_is_not_0_is_positive_without_its_sign() {
    assert_eq!(simplified("max(1, unsigned32(n))", &["n != 0"]), "unsigned32(n)");
    assert_eq!(simplified("unsigned32(n) > 0", &["n + m != 0"]), "unsigned32(n) > 0");
}

#[test]
fn a_search_does_not_absorb_what_decides_without_it() {
    let search = "first(j = 0 .. 1000000, [j*j*j == n + 5])";
    let either = simplified(&format!("n <= 0 || {search} >= n"), &[]);
    assert!(either.contains("n <= 0"), "{either}");
    // where neither searches, one is enough
    assert_eq!(simplified("n <= 0 || n <= 5", &[]), "n <= 5");
}

#[test]
fn digits_have_bounds() {
    // n & 2 in the arithmetic of a cast
    assert_eq!(simplified("s16(2*floor(n/2) - 4*floor(n/4))", &[]), "2*(floor(n/2) mod 2)");
    assert_eq!(simplified("floor(n/3) - 4*floor(n/12) <= 3", &[]), "1");
    // no digit: 8 is no multiple of 3, and the weight is another
    assert_eq!(simplified("floor(n/3) - 4*floor(n/8) <= 3", &[]), "4*floor(n/8) + 3 >= floor(n/3)");
}

#[test]
fn a_minimum_that_is_at_least_something_has_all_its_operands_so() {
    let nested = "min(n, m + i) > max(k, i)";
    assert_eq!(simplified("max(n, k) + max(m, 0)", &[nested]), "m + n");
    // one of a maximum may be below, and one of a minimum above what is below it
    assert_eq!(simplified("max(n, k)", &["max(n, m) > max(k, i)"]), "max(n, k)");
    assert_eq!(simplified("max(n + i, k)", &["min(k, i) < min(n, m) + i"]), "max(k, n + i)");
}

#[test]
fn comparisons_are_multiplied_out_within_extrema() {
    let same = "min(n, m*(k + 1)) + i > min(n, m*k + m)";
    assert_eq!(simplified(same, &[]), "i > 0");
}

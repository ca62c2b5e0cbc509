//! Wraps, and choices and bit lengths that stand in their place.

use super::knowing;

/// Another wrap of nearly the same, or an unsigned value, stands for a wrap where conditions speak of it.
#[test]
fn wraps_read_as_what_conditions_speak_of() {
    for (e, condition, wanted) in [
        ("u32(m + n + 1)", "s32(m + n) >= 0", "s32(m + n) + 1"),
        ("u32(m + n - 1)", "s32(m + n) >= 1", "s32(m + n) - 1"),
        // 0 less 1 is no machine integer
        ("u32(m + n - 1)", "s32(m + n) >= 0", "u32(m + n - 1)"),
        ("s32(m + n + 1)", "s32(m + n) >= 0", "s32(m + n + 1)"),
        ("u32(n - 1) + 1", "n != 0", "unsigned32(n)"),
        ("u32(n - 2)", "n != 0", "u32(n - 2)"),
        ("u32(n - 2)", "n <= -1 || n >= 2", "unsigned32(n) - 2"),
        ("u30(floor(n/4) - 1) + 1", "n <= -1 || n >= 4", "floor(unsigned32(n)/4)"),
        ("u30(floor(n/4) - 1) + 1", "n <= -1 || n >= 3", "u30(floor(n/4) - 1) + 1"),
        ("ite(n <= -1 || n >= 4, u30(floor(n/4) - 1) + 1, 0)", "m >= 0", "floor(unsigned32(n)/4)"),
        (
            "ite(n <= -1 || n >= 2, ite(n >= 0 && n <= 3, 0, max(0, bitlen(floor(unsigned32(n)/4)) - 1) + 1), 0)",
            "m >= 0",
            "bitlen(floor(unsigned32(n)/4))",
        ),
        // where there is one more, m is at least 1
        (
            "sum(i = 0 .. 9, s32(n + [m > i]))",
            "m >= 0 && n + m <= 2147483647",
            "sum(i = 0 .. 9, n + [m > i])",
        ),
        (
            "sum(i = 0 .. 9, s32(n + [m >= i]))",
            "m >= 0 && n + m <= 2147483647",
            "sum(i = 0 .. 9, s32(n + [m >= i]))",
        ),
        ("ite(n == 0, m, floor(m/2^n))", "n >= 0", "floor(m/(2^n))"),
        ("ite(n == 0, 0, floor(0/n))", "n >= 0", "0"),
        ("ite(n == 0, 7, floor(m/n))", "m >= 0", "ite(n == 0, 7, floor(m/n))"),
        ("max(0, bitlen(floor(n/4)) - 1) + 1", "n >= 4", "bitlen(floor(n/4))"),
        ("ite(n <= 3, 0, max(0, bitlen(floor(n/4)) - 1) + 1)", "n >= 0", "bitlen(floor(n/4))"),
        ("ite(n == 0, 0, u32(n - 1) + 1)", "m >= 0", "unsigned32(n)"),
        ("ite(s32(n - m) >= 0, u32(n - m + 1), 0)", "m >= 0", "max(0, s32(n - m) + 1)"),
    ] {
        let (mut s, mut facts) = knowing(&[condition]);
        let e = s.parse(e).expect("an expression");
        let found = facts.simplify(&mut s, e);
        assert_eq!(s.display(found).to_string(), wanted, "{} where {condition}", s.display(e));
    }
}

#[test]
fn thorough_facts_look_at_conjuncts_in_the_light_of_all_short_ones() {
    for (e, wanted) in [
        ("s8(k) > 0 && (s8(k) <= -1 || s8(k) >= 32)", "s8(k) >= 32"),
        ("n mod 8 > 0 && ite(n mod 8 > 0, [m > 0], [m > 7])", "n mod 8 > 0 && m > 0"),
        // of two that say the same one stays
        ("s8(k) > 0 && floor(s8(k)/2) + floor((s8(k) + 1)/2) > 0", "s8(k) > 0"),
        ("n >= 3 && (m > 0 || n <= 5 || k >= 3)", "n >= 3 && (m > 0 || n <= 5 || k >= 3)"),
    ] {
        let (mut s, facts) = knowing(&[]);
        let e = s.parse(e).expect("an expression");
        let found = facts.thorough().simplify(&mut s, e);
        assert_eq!(s.display(found).to_string(), wanted, "{}", s.display(e));
    }
}

/// A wrap goes where each operand of the extremum in it says that it changes nothing, and stays else.
#[test]
fn wraps_around_extrema_go_by_their_operands() {
    let known = ["n >= k + 8", "m >= 8", "0 <= k && k <= 1000", "n <= 1000", "m <= 1000"];
    for (e, wanted) in [
        // an iteration of a vector loop: a share of m from k on, cut off at n
        (
            "u61(-floor((k + max(7 - n, 7 - k - m))/8) - 1)",
            "-floor((k + max(7 - n, 7 - k - m))/8) - 1",
        ),
        ("s8(min(n - k, m) - 2000)", "s8(min(n - k, m) - 2000)"),
        ("u61(min(n, m) - 9)", "u61(min(n, m) - 9)"),
    ] {
        let (mut s, mut facts) = knowing(&known);
        let [e, wanted] = [e, wanted].map(|e| s.parse(e).expect("an expression"));
        assert_eq!(facts.unwrapped_by_extrema(&mut s, e), wanted, "{}", s.display(e));
    }
}

/// Blocks of eight within a tile that may be cut off: there is one where at least eight are left.
#[test]
fn what_holds_whichever_operand_an_extremum_is() {
    let tile = "ceil((min(n, m*(i + 1)) - m*i - 7)/8) - 1";
    for (given, holds) in [
        (&["n >= m*i + 8", "m >= 8", "i >= 0"][..], true),
        (&["n >= m*i + 8", "m >= 7", "i >= 0"], false),
        (&["n >= m*i + 7", "m >= 8", "i >= 0"], false),
    ] {
        let (mut s, mut facts) = knowing(given);
        let e = s.parse(tile).expect("an expression");
        assert_eq!(facts.prove_ge0_by_extremum(&mut s, e), holds, "{given:?}");
    }
}

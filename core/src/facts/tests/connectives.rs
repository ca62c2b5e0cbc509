//! Conditions among each other.

use super::simplified;

#[test]
fn parts_of_a_conjunction_that_others_imply_go() {
    assert_eq!(simplified("n >= m + k && n > m", &["k > 0"]), "n >= m + k");
    assert_eq!(simplified("n > m && n > k", &["m > k"]), "n > m");
}

#[test]
fn parts_of_a_disjunction_that_imply_others_go() {
    assert_eq!(simplified("n > m || n > k", &["m > k"]), "n > k");
}

#[test]
fn what_is_compound_sees_the_plain_comparisons_beside_it() {
    assert_eq!(simplified("n > 3 && max(n, 2) > m", &[]), "n >= 4 && n > m");
    assert_eq!(simplified("n <= 3 || ite(n > 2, m, k) > 5", &[]), "n <= 3 || m >= 6");
}

#[test]
fn parts_that_exclude_each_other_are_no_condition() {
    assert_eq!(simplified("n > 3 && max(n, 2) <= m && m < n", &[]), "0");
}

#[test]
fn a_border_is_included_where_the_rest_holds_on_it() {
    assert_eq!(simplified("n == 0 || n > 0 && m + n > 2", &["m > 5"]), "n >= 0");
    // with k below 1 it does not
    let open = "n == 0 || n > 0 && k > 0";
    assert_eq!(simplified(open, &[]), simplified(open, &["m > 5"]));
    assert!(simplified(open, &[]).contains("k > 0"));
}

#[test]
fn comparisons_are_decided_at_each_of_some_points() {
    for (text, wanted) in [
        ("(n == 3 || n == 5 || n == 9) && n != 5", "n == 3 || n == 9"),
        ("(n == 3 || n == 5 || n == 9) && n < 6 && n != 3", "n == 5"),
        ("(n == 3 || n == 5) && (n == 5 || n == 7 && m > 0)", "n == 5"),
        ("(n == 3 || n == 5) && (n == 5 || m > 0)", "(n == 3 || n == 5) && (n == 5 || m > 0)"),
        ("(n == 3 || n == 5) && n > 7", "0"),
        ("(n != 3 && n != 5 && n != 9) || n == 5", "n != 3 && n != 9"),
        ("(n != 3 && n != 5) || n <= 5", "1"),
        ("(n - m == 3 || m == n) && m < n", "m + 3 == n"),
    ] {
        assert_eq!(simplified(text, &[]), wanted, "{text}");
    }
    let many = |sign: &str, by: &str| {
        let all: Vec<String> = (0..60).map(|k| format!("n {sign} {}", 3 * k)).collect();
        all.join(by)
    };
    let text = format!("({}) && ({}) && n != 77", many("==", " || "), many("!=", " && "));
    assert_eq!(simplified(&text, &[]), "0");
}

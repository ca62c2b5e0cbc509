//! Verdicts against evaluation at every point of a box.

use super::*;
use crate::testing::Rng;

fn store() -> Store {
    let mut s = Store::new();
    ["n", "m", "k"].iter().for_each(|name| {
        s.parameter(name, 32);
    });
    s
}

fn verdict(a: &str, b: &str, domain: &[&str]) -> Equality {
    let mut s = store();
    let [a, b] = [a, b].map(|text| s.parse(text).expect("a formula"));
    let domain: Vec<Expr> = domain.iter().map(|c| s.parse(c).expect("a condition")).collect();
    equality(&s, a, b, &domain)
}

#[test]
fn counts_of_unrolled_nests_equal_those_of_plain_ones() {
    for (a, b) in [
        ("max(0, n)", "4*floor(max(0, n)/4) + max(0, n) mod 4"),
        ("n*(n - 1)/2", "(n^2 - n)/2"),
        ("max(0, min(n, m))", "ite(n > 0, max(0, min(n - 1, m - 1) + 1), 0)"),
        ("[n > 0] + [n <= 0]", "1"),
        ("max(n, m) + min(n, m)", "n + m"),
        ("floor(floor(n/2)/3)", "floor(n/6)"),
        ("floor((n + m)/3) + ((n + m) mod 3)", "n + m - 2*floor((n + m)/3)"),
        ("ite(n == m, n*m, 0)", "ite(n == m, n^2, 0)"),
        ("s32(n - 1) + 1", "ite(n == -2147483648, 2147483648, n)"),
        ("ite(n > m && m > k, 1, 0)", "ite(n > m && m > k && n > k, 1, 0)"),
        ("ite(2*n == 2*m + 1, 1, 0)", "0"),
        ("max(0, n)*floor(m/k)", "ite(n >= 0, n*floor(m/k), 0)"),
    ] {
        assert_eq!(verdict(a, b, &[]), Equality::Equal, "{a}  {b}");
    }
}

#[test]
fn conditions_restrict_what_is_compared() {
    assert_eq!(verdict("max(0, n - m)", "n - m", &["n >= m"]), Equality::Equal);
    assert_eq!(verdict("ceil(n/8)", "n/8", &["n mod 8 == 0"]), Equality::Equal);
    assert!(matches!(verdict("ceil(n/8)", "n/8", &["n mod 4 == 0"]), Equality::Different(_)));
    assert_eq!(verdict("n", "m", &["n > 3 && n < 3"]), Equality::Equal);
}

#[test]
fn what_samples_miss_is_found_in_its_chamber() {
    for (a, b) in [
        ("[n == 123456]", "0"),
        ("[n == 4000 && m == 3*n + 7]", "0"),
        ("max(n, 100000)", "max(n, 100001)"),
        ("floor(n/64)", "floor((n + [n == 6399])/64)"),
    ] {
        assert!(matches!(verdict(a, b, &[]), Equality::Different(_)), "{a}  {b}");
    }
}

/// A random formula of three sizes.
fn formula(rng: &mut Rng, levels: u32) -> String {
    let size = |rng: &mut Rng| ["n", "m", "k"][rng.below(3)];
    if levels == 0 {
        return match rng.below(3) {
            0 => format!("{}", rng.below(9) as i64 - 3),
            _ => size(rng).to_owned(),
        };
    }
    let part = |rng: &mut Rng| formula(rng, levels - 1);
    match rng.below(9) {
        0 => format!("({} + {})", part(rng), part(rng)),
        1 => format!("({} - {})", part(rng), part(rng)),
        2 => format!("({}*{})", part(rng), size(rng)),
        3 => format!("max({}, {})", part(rng), part(rng)),
        4 => format!("min({}, {})", part(rng), part(rng)),
        5 => format!("floor(({})/{})", part(rng), 2 + rng.below(4)),
        6 => format!("(({}) mod {})", part(rng), 2 + rng.below(4)),
        7 => format!("ite({} >= {}, {}, {})", part(rng), size(rng), part(rng), part(rng)),
        _ => format!("ite({} == {}, {}, {})", size(rng), part(rng), part(rng), part(rng)),
    }
}

/// The same, written in another way; or, rarely, something else.
fn rewritten(rng: &mut Rng, e: &str) -> String {
    match rng.below(6) {
        0 => format!("max({e}, {e} - 1)"),
        1 => format!("(2*floor(({e})/2) + (({e}) mod 2))"),
        2 => format!("ite(n > m, {e}, {e})"),
        3 => format!("(({e})*[m >= 2] + ({e})*[m < 2])"),
        4 => format!("(({e}) + [n == 7 && m == n - 12 && k == 2])"),
        _ => format!("(({e}) + max(0, min(1, n - m)) - [n > m])"),
    }
}

#[test]
fn verdicts_are_true_at_every_point_of_a_box() {
    let (mut equal, mut different, mut undecided) = (0, 0, 0);
    for seed in 0..400 {
        let mut rng = Rng::new(seed);
        let mut s = store();
        let levels = 1 + rng.below(3) as u32;
        let text = formula(&mut rng, levels);
        let other = match rng.below(4) {
            0 => formula(&mut rng, levels),
            _ => rewritten(&mut rng, &text),
        };
        let [a, b] = [&text, &other].map(|t| s.parse(t).expect("a formula"));
        let found = equality(&s, a, b, &[]);
        let symbols = ["n", "m", "k"].map(|n| s.find_symbol(n).expect("a symbol"));
        let at = |x: [i64; 3]| {
            let mut evaluator = Evaluator::new(&s);
            symbols.iter().zip(x).for_each(|(v, x)| evaluator.bind(*v, Num::int(x)));
            [a, b].map(|e| evaluator.eval(e).expect("a value"))
        };
        match found {
            Equality::Equal => {
                equal += 1;
                for x in -7..9 {
                    for y in -7..9 {
                        for z in -3..5 {
                            let [p, q] = at([x, y, z]);
                            assert_eq!(p, q, "seed {seed} at {x},{y},{z}: {text}  {other}");
                        }
                    }
                }
            }
            Equality::Different(point) => {
                different += 1;
                let mut evaluator = Evaluator::new(&s);
                symbols.iter().for_each(|v| evaluator.bind(*v, Num::ZERO));
                point.iter().for_each(|(v, x)| evaluator.bind(*v, x.clone()));
                let [p, q] = [a, b].map(|e| evaluator.eval(e).expect("a value"));
                assert_ne!(p, q, "seed {seed}: {text}  {other}");
            }
            Equality::Undecided(_) => undecided += 1,
        }
    }
    assert!(equal > 150 && different > 60, "{equal} equal, {different} different");
    assert!(undecided < 60, "{undecided} undecided");
    println!("{equal} equal, {different} different, {undecided} undecided");
}

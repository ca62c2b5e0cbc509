//! Factored expressions read as in a textbook and keep their values.

use crate::expr::{Evaluator, Expr, Num, Store};
use proptest::prelude::*;

fn shown(text: &str) -> String {
    let mut s = Store::new();
    for name in ["n", "m", "k"] {
        s.parameter(name, 32);
    }
    let e = s.parse(text).unwrap();
    let f = s.factored(&[e])[0];
    s.display(f).to_string()
}

#[test]
fn reads_as_in_a_textbook() {
    for (before, after) in [
        ("n + n*(n - 1)/2", "n*(n + 1)/2"),
        ("(n - 1)*(n - 2)/2 + (n - 1)*(n - 2)*(n - 3)/6", "n*(n - 1)*(n - 2)/6"),
        ("n^2*(n - 1)/2 - n*(n - 1)/2 - n*(n - 1)*(n - 2)/3", "n*(n - 1)*(n + 1)/6"),
        ("n^3/3 + n^2/2 + n/6", "n*(n + 1)*(2*n + 1)/6"),
        ("n*m*k + n*m", "n*m*(k + 1)"),
        ("m*n + n + m + 1", "(n + 1)*(m + 1)"),
        ("(n - m) + (n - m)*(n - m - 1)/2", "(n - m)*(n - m + 1)/2"),
        ("n*(n - 1)/2 + n + max(0, m)", "max(0, m) + n*(n + 1)/2"),
        ("max(0, m)*n + max(0, m)", "max(0, m)*(n + 1)"),
        ("n^2 - m^2", "n^2 - m^2"),
        ("2*n + 4*m", "2*n + 4*m"),
        ("n*(n + 1)/2 + m*(m + 1)/2", "n*(n + 1)/2 + m*(m + 1)/2"),
    ] {
        assert_eq!(shown(before), after, "{before}");
    }
}

/// Powers of powers have exponents beyond those of a monomial, which keep what they are.
#[test]
fn towers_of_powers_keep_their_values() {
    let mut s = Store::new();
    let n = s.parameter("n", 64);
    let mut x = n;
    for _ in 0..45 {
        x = s.mul(x, x);
        let (one, less) = (s.one(), s.sub(x, n));
        let sum = s.add_all([less, one]);
        let double = s.add(x, x);
        for e in [x, sum, double] {
            let f = s.factored(&[e])[0];
            for v in [-1, 0, 1] {
                let value = |e: Expr| {
                    let mut ev = Evaluator::new(&s);
                    ev.bind_name("n", Num::int(v));
                    ev.eval(e)
                };
                assert_eq!(value(e), value(f), "{} became {} at {v}", s.display(e), s.display(f));
            }
        }
    }
}

/// Sums of products of small linear expressions.
fn texts() -> impl Strategy<Value = String> {
    let atom = prop_oneof![
        Just("n".to_owned()),
        Just("m".to_owned()),
        Just("max(0, k)".to_owned()),
        Just("floor(n/2)".to_owned()),
        Just("[m > n]".to_owned()),
        (-4i64..5).prop_map(|v| format!("({v})")),
    ];
    let linear = prop::collection::vec(atom, 1..4).prop_map(|a| format!("({})", a.join(" + ")));
    let product = prop::collection::vec(linear, 1..4).prop_map(|f| f.join("*"));
    prop::collection::vec((product, 1i64..7), 1..4)
        .prop_map(|t| t.iter().map(|(p, d)| format!("{p}/{d}")).collect::<Vec<_>>().join(" + "))
}

proptest! {
    #[test]
    fn values_are_kept(text in texts(), points in prop::collection::vec([-9i64..9, -9..9, -9..9], 4)) {
        let mut s = Store::new();
        for name in ["n", "m", "k"] {
            s.parameter(name, 32);
        }
        let before = s.parse(&text).unwrap();
        let after = s.factored(&[before])[0];
        let value = |e: Expr, p: &[i64; 3]| {
            let mut ev = Evaluator::new(&s);
            for (name, v) in ["n", "m", "k"].iter().zip(p) {
                ev.bind_name(name, Num::int(*v));
            }
            ev.eval(e)
        };
        for p in &points {
            prop_assert_eq!(value(before, p), value(after, p), "{} became {}", text, s.display(after));
        }
    }
}

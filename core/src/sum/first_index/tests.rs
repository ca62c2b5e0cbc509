//! The first index against a search for it.

use super::*;
use crate::expr::{Evaluator, SymKind};

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
        let Some(f) = first_true(&mut s, &mut facts, k, c) else { return false };
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

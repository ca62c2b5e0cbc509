//! Linear forms.

use super::knowing;
use crate::expr::{Evaluator, Num, Store};
use crate::facts::Linear;

fn form(s: &mut Store, text: &str) -> Linear {
    let e = s.parse(text).expect("an expression");
    Linear::of(s, e)
}

fn shown(s: &mut Store, form: Linear) -> String {
    let e = s.linear_sum(form.constant, form.terms);
    s.display(e).to_string()
}

#[test]
fn a_term_of_the_same_sign_cancels() {
    let (mut s, _) = knowing(&[]);
    let n = s.parse("n").expect("a parameter");
    for (goal, known, rest) in [
        ("2*n - m", "n - k", Some("2*k - m")),
        ("n - m", "3*n - k", Some("k - 3*m")),
        ("4*n - m", "4*n - k", Some("k - m")),
        ("-n + m", "k - n", Some("m - k")),
        ("n - m", "k - n", None),
        ("n - m", "k - m", None),
    ] {
        let (goal, known) = (form(&mut s, goal), form(&mut s, known));
        let k = goal.coefficient(n).expect("a term").clone();
        let found = goal.without((&k, n), &known, false);
        let found = found.map(|x| shown(&mut s, x.written_out()));
        assert_eq!(found.as_deref(), rest);
    }
}

/// Over the integers `m·e > -m` proves `e ≥ 0`.
#[test]
fn multiples_of_an_integer_have_room() {
    let (mut s, _) = knowing(&[]);
    let n = s.parse("n").expect("a parameter");
    let (goal, known) = (form(&mut s, "n - m"), form(&mut s, "3*n - k"));
    let found = goal.without((&Num::ONE, n), &known, true).expect("the same sign");
    assert_eq!(shown(&mut s, found.written_out()), "k - 3*m + 2");
}

#[test]
fn integer_forms_are_divided_by_their_common_divisor() {
    let (mut s, _) = knowing(&[]);
    for (text, tight) in
        [("6*n - 4*m - 3", "3*n - 2*m - 2"), ("2*n + 5", "n + 2"), ("n - 7", "n - 7")]
    {
        let form = form(&mut s, text);
        let tightened = form.tightened().unwrap_or(form);
        assert_eq!(shown(&mut s, tightened.clone()), tight);
        // not negative at the same points
        let (before, after) =
            (s.parse(text).expect("a form"), s.linear_sum(tightened.constant, tightened.terms));
        for n in -9..9 {
            for m in -9..9 {
                let mut ev = Evaluator::new(&s);
                ev.bind_name("n", Num::int(n));
                ev.bind_name("m", Num::int(m));
                let sign = |ev: &mut Evaluator<'_>, e| ev.eval(e).map(|v| v.is_negative());
                assert_eq!(sign(&mut ev, before), sign(&mut ev, after), "{text} at {n}, {m}");
            }
        }
    }
}

/// A form with fractions whose value is an integer may be less by what an integer cannot tell.
#[test]
fn fractions_round_up_where_the_value_is_an_integer() {
    let (mut s, _) = knowing(&[]);
    let halves = form(&mut s, "n^2/2 + n/2 - 3");
    assert_eq!(halves.rounded(&s).constant, Num::ratio(-5, 2));
    let whole = form(&mut s, "n - 3");
    assert_eq!(whole.clone().rounded(&s), whole);
}

#[test]
fn forms_add_up_term_by_term() {
    let (mut s, _) = knowing(&[]);
    let (a, b) = (form(&mut s, "2*n - m + 1"), form(&mut s, "m + k - 4"));
    let sum = a.plus(&Num::int(2), &b);
    assert_eq!(shown(&mut s, sum), "m + 2*n + 2*k - 7");
    let none = a.plus(&Num::int(-1), &a);
    assert_eq!(none, Linear::default());
}

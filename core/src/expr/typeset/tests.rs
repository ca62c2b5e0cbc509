//! Each form of the language in both notations, and that what is set means the same.

use super::Notation::{Latex, Unicode};
use crate::expr::{Store, Written};

#[test]
fn unicode() {
    for (text, want) in [
        ("max(0, n)*m", "max(0, n)·m"),
        ("n*(m + 1)/2", "n·(m + 1)/2"),
        ("ceil(n/4) - (n mod 4)", "⌈n/4⌉ - (n mod 4)"),
        ("floor(-n/4)", "⌊-n/4⌋"),
        ("2^n + 2^(n - 1) + n^12", "2ⁿ + 2^(n - 1) + n¹²"),
        ("n >= 1 && (m != 0 || k <= 3)", "n ≥ 1 ∧ (m ≠ 0 ∨ k ≤ 3)"),
        ("!(n > 0 && m > 0)", "¬(n > 0 ∧ m > 0)"),
        ("n*[m > 0]", "n·[m > 0]"),
        ("isqrt(n + 1)", "⌊√(n + 1)⌋"),
        ("abs(n) - (n - m)", "|n| - (n - m)"),
        ("ite(n > 0, n, -n)", "ite(n > 0, n, -n)"),
        ("sum(i = 0 .. n, [i > m])", "Σ(i = 0 … n, [i > m])"),
        ("t1 > 0 where t1 = n + m", "t1 > 0 where t1 = n + m"),
        ("n - -3", "n - (-3)"),
        ("n + …", "n + …"),
    ] {
        assert_eq!(Unicode.set(text), want, "{text}");
    }
}

#[test]
fn latex() {
    for (text, want) in [
        ("max(0, n)*m", r"\max\left(0, n\right) \, m"),
        ("n*(m + 1)/2", r"\frac{n \, \left(m + 1\right)}{2}"),
        ("2*3*ni", r"2 \cdot 3 \, \mathit{ni}"),
        ("-n/2 + m", r"-\frac{n}{2} + m"),
        ("ceil(n/4)", r"\left\lceil \frac{n}{4} \right\rceil"),
        ("2^(n - 1)", r"2^{n - 1}"),
        ("(n/2)^2", r"\left(\frac{n}{2}\right)^{2}"),
        ("n >= 1 && m != 0", r"n \ge 1 \land m \ne 0"),
        ("n*[m > 0]", r"n \, \left[m > 0\right]"),
        ("isqrt(n)", r"\left\lfloor \sqrt{n} \right\rfloor"),
        ("sum(i = 0 .. n, i + 1)", r"\sum_{i=0}^{n} \left(i + 1\right)"),
        ("a_b + arg0.dim1 + t1", r"\mathit{a\_b} + \mathit{arg0.dim1} + t_{1}"),
        ("arg0[24]", r"\texttt{arg0[24]}"),
        ("trueRatio(if.then)", r"\texttt{trueRatio(if.then)}"),
        ("n + …", r"\texttt{n + \ldots{}}"),
    ] {
        assert_eq!(Latex.set(text), want, "{text}");
    }
}

/// What is set for terminals reads back, as far as the language has the signs.
#[test]
fn unicode_means_the_same() {
    let back = |text: &str| {
        let text = text.replace("⌊√", "isqrt(").replace("⌊", "floor(").replace("⌈", "ceil(");
        let text = text.replace(['⌋', '⌉'], ")").replace('Σ', "sum").replace('…', "..");
        text.replace("ⁿ", "^n").replace("²", "^2").replace("³", "^3").replace(" = ", " == ")
    };
    let mut s = Store::new();
    for name in ["n", "m", "k"] {
        s.parameter(name, 32);
    }
    for text in [
        "n - (m - k) - (n - 1)*(m + 1)",
        "-(n + m)*k - -n",
        "(n + m)/2/k",
        "n/(m/k)",
        "floor((n - 1)/(m*k)) + ceil((n + m)/4)",
        "(n mod 4)*(m mod (k + 1)) - (n mod 2)",
        "(n*m)^2 - (n + 1)^3 + 2^n",
        "isqrt(n)",
        "min(n, m - k, [n > 0]) + max(n, 2)",
        "ite(n > 0 || m > 0, n*m, [k == 0])",
        "(n > 0 || m > 0) && !(k > 0 && n < 3)",
        "[n > 0]*[m > 0 && k > 0] + 1/2",
    ] {
        let (e, set) = (s.parse(text).expect(text), Unicode.set(text));
        let again = s.parse(&back(&set)).unwrap_or_else(|e| panic!("{text}: {set}: {e}"));
        assert_eq!(e, again, "{text} is set as {set}");
        assert!(Written::parse(text).is_ok());
    }
}

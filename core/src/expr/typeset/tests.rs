//! Each form of the language in each notation, and that what is set means the same.

use super::Notation::{Latex, MathMl, Unicode};
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

#[test]
fn mathml() {
    for (text, want) in [
        ("2*n*m", "<mn>2</mn><mspace width=\"0.2em\"/><mi>n</mi><mspace width=\"0.2em\"/><mi>m</mi>"),
        ("n - -3", "<mi>n</mi><mo>−</mo><mrow><mo>(</mo><mo>−</mo><mn>3</mn><mo>)</mo></mrow>"),
        ("-n/2 + t1", "<mo>−</mo><mfrac><mrow><mi>n</mi></mrow><mrow><mn>2</mn></mrow></mfrac><mo>+</mo><msub><mi>t</mi><mn>1</mn></msub>"),
        ("floor(-n/4)", "<mrow><mo>⌊</mo><mo>−</mo><mfrac><mrow><mi>n</mi></mrow><mrow><mn>4</mn></mrow></mfrac><mo>⌋</mo></mrow>"),
        ("n < 2 && m >= 1", "<mi>n</mi><mo>&lt;</mo><mn>2</mn><mo>∧</mo><mi>m</mi><mo>≥</mo><mn>1</mn>"),
        ("2^(n - 1)", "<msup><mrow><mn>2</mn></mrow><mrow><mi>n</mi><mo>−</mo><mn>1</mn></mrow></msup>"),
        ("trueRatio(a.b)", "<mi>trueRatio(a.b)</mi>"),
        ("a<b>…", "<mtext>a&lt;b&gt;…</mtext>"),
    ] {
        assert_eq!(MathMl.set(text), want, "{text}");
    }
}

/// Elements are closed in the order in which they are opened, and those with a fixed number of parts have it.
#[test]
fn mathml_is_well_formed() {
    for text in [
        "ite(n > 0 || m > 0, n*m, [k == 0])/2",
        "sum(i = 0 .. n, [i > m]*(i + 1)^2)",
        "first(i = 0 .. n, i*i > m)",
        "isqrt(n + 1) + abs(n) + bitand(n, 3) - (n mod 4)",
        "!(n > 0 && m > 0)",
        "t1 > 0 where t1 = n + m",
        "1/2 - 3/4*n",
    ] {
        let set = MathMl.set(text);
        assert!(
            !set.contains("mtext>t") && !set.starts_with("<mtext"),
            "{text} is not of the language: {set}"
        );
        let mut open: Vec<(&str, u32)> = vec![("math", 0)];
        let mut rest = set.as_str();
        while let Some((_, after)) = rest.split_once('<') {
            let (tag, after) = after.split_once('>').expect("a tag ends");
            rest = after;
            if let Some(name) = tag.strip_prefix('/') {
                let (opened, parts) = open.pop().expect("one is open");
                assert_eq!(opened, name, "{set}");
                let want = match name {
                    "mfrac" | "msub" | "msup" | "munder" => Some(2),
                    "munderover" => Some(3),
                    _ => None,
                };
                assert!(want.is_none_or(|n| n == parts), "{name} has {parts} parts: {set}");
                continue;
            }
            open.last_mut().expect("the outermost").1 += 1;
            if !tag.ends_with('/') {
                open.push((tag.split(' ').next().expect("a name"), 0));
            }
        }
        assert_eq!(open.len(), 1, "{set}");
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

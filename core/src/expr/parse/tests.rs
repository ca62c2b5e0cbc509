//! What people type, what is printed, and what is refused.

use super::*;

fn store() -> Store {
    let mut s = Store::new();
    for n in ["n", "m", "k"] {
        s.parameter(n, 32);
    }
    s
}

/// The text, read and printed.
fn shown(text: &str) -> String {
    let mut s = store();
    match s.parse(text) {
        Ok(e) => {
            let out = s.display(e).to_string();
            assert_eq!(s.parse(&out), Ok(e), "{text} prints as {out}");
            out
        }
        Err(e) => e.to_string(),
    }
}

#[test]
fn what_users_type() {
    assert_eq!(shown("n >= 1"), "n > 0");
    assert_eq!(shown("n>=1"), "n > 0");
    assert_eq!(shown("n%8==0"), "n mod 8 == 0");
    assert_eq!(shown("n % 8 = 0"), "n mod 8 == 0");
    assert_eq!(shown("n > m && k != 0"), "n > m && k != 0");
    assert_eq!(shown("n < 2*m"), "2*m > n");
    assert_eq!(shown("(n + m)*2 - n"), "n + 2*m");
    assert_eq!(shown("not n > m or k == 1"), "m >= n || k == 1");
    assert_eq!(shown("n ≥ m ∧ k ≠ 3"), "n >= m && k != 3");
    assert_eq!(shown("floor(n/4 + 1/2)"), "floor((n + 2)/4)");
    assert_eq!(shown("ceil(n/4 + 1/2)"), "floor((n + 1)/4) + 1");
    assert_eq!(shown("ceil((n - k)/m)"), "ceil((n - k)/m)");
    assert_eq!(shown("-floor((k - n)/m)"), "ceil((n - k)/m)");
    assert_eq!(shown("k*ceil(n/m)*(ceil(n/m) - 1)/2"), "k*(ceil(n/m) - 1)*ceil(n/m)/2");
    assert_eq!(shown("n - k*(ceil(n/m) - 1)*m"), "n + m*k*(1 - ceil(n/m))");
    assert_eq!(shown("k*(1 - ceil(n/m))"), "k*(1 - ceil(n/m))");
    assert_eq!(shown("k*m*floor((-n)/m) - 1"), "-m*k*ceil(n/m) - 1");
    assert_eq!(shown("2 - floor((-n)/m)^2"), "2 - floor((-n)/m)^2");
    assert_eq!(shown("floor((1 - n)/m)"), "-ceil((n - 1)/m)");
    assert_eq!(shown("n - floor((k - n)/m)"), "n - floor((k - n)/m)");
    assert_eq!(shown("m*ceil(n/m) <= 255"), "m*ceil(n/m) <= 255");
    assert_eq!(shown("n/4 > 2"), "n >= 9");
    assert_eq!(shown("2^n*3"), "3*2^n");
    assert_eq!(shown("n*-2"), "-2*n");
    assert_eq!(shown("n^2^2"), "n^4");
    assert_eq!(shown("[n > m] + k"), "k + [n > m]");
    assert_eq!(shown("sum(i = 0 .. n - 1, i*m)"), "sum(i = 0 .. n - 1, m*i)");
    assert_eq!(shown("first(i=0..n, i*i >= m)"), "first(i = 0 .. n, [i^2 >= m])");
    assert_eq!(shown("unsigned32(n) + u8(n) + s8(m)"), "unsigned32(n) + u8(n) + s8(m)");
}

#[test]
fn errors_name_place_and_expectation() {
    let cases = [
        ("", "column 1: expected a number, a name, `(` or `[`, found the end of the text"),
        ("n > ", "column 5: expected a number, a name, `(` or `[`, found the end of the text"),
        ("n m", "column 3: expected an operator or the end of the text, found `m`"),
        ("(n", "column 3: expected `)`, found the end of the text"),
        ("n @ 1", "column 3: expected an expression, found `@`"),
        ("n & 1", "column 3: expected `&&`, or `bitand(a, b)` for a bitwise and, found `&`"),
        ("q", "column 1: expected the name of a known symbol (k, m, n), found `q`"),
        ("1 <= n <= 2", "column 8: expected `&&` between two comparisons, found `<=`"),
        ("n && m > 0", "column 1: expected a condition, such as `n > 0`, found the number `n`"),
        ("3^n", "column 3: expected an exponent from 0 to 65536 (any for base 2), found `n`"),
        ("ite(n > 0, 1)", "column 1: expected 3 operands of `ite`, found 2"),
        ("2n", "column 1: expected a number, or a name in double quotes, found `2n`"),
        ("\"n", "column 3: expected `\"` at the end of the name, found the end of the text"),
    ];
    for (text, error) in cases {
        assert_eq!(shown(text), error, "{text}");
    }
    let deep = format!("{}n{}", "(".repeat(100_000), ")".repeat(100_000));
    assert!(shown(&deep).contains("nested at most"));
    let deep = "-".repeat(100_000) + "n";
    assert!(shown(&deep).contains("nested at most"));
    let deep = "!".repeat(100_000) + "n";
    assert!(shown(&deep).contains("nested at most"));
    let long = (0..20_000).map(|k| format!("{k}*n")).collect::<Vec<_>>().join(" + ");
    assert_eq!(shown(&long), "199990000*n");
    assert!(store().parse_condition("n + 1").is_err());
    assert!(store().parse_condition("n > 1").is_ok());
}

#[test]
fn any_name_reads_back() {
    let mut s = Store::new();
    for name in
        ["arg0[24][-8]", "arg0.dim1", "x.2", "a b", "n-1", "mod", "\"\\", "é", "n.", "3x", "min"]
    {
        let n = s.parameter(name, 32);
        let m = s.parameter("m", 32);
        let e = s.add(n, m);
        let text = s.display(e).to_string();
        assert_eq!(s.parse(&text), Ok(e), "{text}");
    }
    let b = s.parse("m + [m > arg0.dim1]").unwrap();
    assert_eq!(s.linear(b).1.len(), 2);
}

#[test]
fn counting_functions_are_names() {
    let mut s = store();
    for name in ["trueRatio(if.then)", "loopCount(a-b)", "trueRatio(sw.case2)"] {
        let v = s.symbol(name, SymKind::Free, None, None);
        let (n, e) = (s.parse("n").unwrap(), s.sym(v));
        let product = s.mul(n, e);
        let text = s.display(product).to_string();
        assert_eq!(text, format!("n*{name}"));
        assert_eq!(s.parse(&text), Ok(product));
    }
    assert!(s.parse("trueRatio(n").is_err());
    assert!(s.parse("loopCount()").is_err());
}

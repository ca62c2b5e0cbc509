//! What people type, what is printed, and what is refused.

use super::*;
use crate::expr::node::SymKind;

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
    assert_eq!(shown("10^n + 9^n - 2*3^(2*n)"), "10^n - 3^(2*n)");
    assert_eq!(shown("digits10(n) + digits10(12345) + digits2(n)"), "digits10(n) + bitlen(n) + 5");
    assert_eq!(shown("n*-2"), "-2*n");
    assert_eq!(shown("n^2^2"), "n^4");
    assert_eq!(shown("[n > m] + k"), "k + [n > m]");
    assert_eq!(shown("sum(i = 0 .. n - 1, i*m)"), "sum(i = 0 .. n - 1, m*i)");
    assert_eq!(shown("first(i=0..n, i*i >= m)"), "first(i = 0 .. n, [i^2 >= m])");
    assert_eq!(shown("unsigned32(n) + u8(n) + s8(m)"), "unsigned32(n) + u8(n) + s8(m)");
}

/// Pairs of texts that read as the same expression.
#[test]
fn precedence_and_other_ways_to_write() {
    let mut s = store();
    for (a, b) in [
        ("n + m*k^2", "n + (m*(k^2))"),
        ("-n^2", "-(n^2)"),
        ("-n*m", "-(n*m)"),
        ("n^-0", "1"),
        ("n - m + k", "(n - m) + k"),
        ("n*m mod 8", "(n*m) mod 8"),
        ("n mod 8*m", "(n mod 8)*m"),
        ("n % 8 % 3", "(n mod 8) mod 3"),
        ("n/2/m", "(n/2)/m"),
        ("n + m > k - 1", "(n + m) > (k - 1)"),
        ("n > 0 && m > 0 || k > 0", "((n > 0) && (m > 0)) || (k > 0)"),
        ("n > 0 || m > 0 && k > 0", "(n > 0) || ((m > 0) && (k > 0))"),
        ("n > 0 and m > 0 or k > 0", "n > 0 && m > 0 || k > 0"),
        ("not n > 0 and m > 0", "(!(n > 0)) && m > 0"),
        ("not not n > 0", "n > 0"),
        ("!!n", "n != 0"),
        ("!n && !(m > 0)", "n == 0 && m <= 0"),
        ("![n > m]", "n <= m"),
        ("1 <= n <= 4096", "1 <= n && n <= 4096"),
        ("0 < n <= m < k", "0 < n && n <= m && m < k"),
        ("9 > n >= m", "9 > n && n >= m"),
        ("n == m == k", "n == m && m == k"),
        ("n = 3", "n == 3"),
        ("[n > m] == [k > 0]", "(n > m) == (k > 0)"),
        ("n < 1e6", "n < 1000000"),
        ("n < 0xf_f || n == 0xFF", "n <= 255"),
        ("n == 0b1010", "n == 10"),
        ("n < 1_000_000", "n < 10^6"),
        ("n < 2^31", "n < 2147483648"),
        ("n < 1.5e3", "n < 1500"),
        ("2*n == 1e-1*10*k", "k == 2*n"),
        ("n*0.25", "n/4"),
        ("floor(-n/m)", "floor((-n)/m)"),
        ("ceil(-n*k/m)", "-floor(n*k/m)"),
        ("floor(n*m/4*2)", "floor(n*m/2)"),
        ("abs(n - m)", "max(n - m, m - n)"),
        ("signed16(n) + unsigned16(s16(n))", "s16(n) + u16(n)"),
        ("`n`+\"m\"", "n + m"),
        ("n > 0 where k = 3", "n > 0"),
        ("t2 + t1 where t1 = n + 1, t2 = t1^2", "(n + 1)^2 + n + 1"),
        ("t2 + t1 where t1 = n + 1\n t2 = t1^2", "(n + 1)^2 + n + 1"),
        ("c && m > 0 where c = n == k", "n == k && m > 0"),
        ("sum(i = 0..m, sum(j = 0..i, j*i))", "sum(i = 0 .. m, sum(j = 0 .. i, i*j))"),
        ("sum(i = 0 .. n, i) + n where n = m", "m + sum(i = 0 .. m, i)"),
    ] {
        match (s.parse(a), s.parse(b)) {
            (Ok(x), Ok(y)) => {
                assert_eq!(x, y, "{a} is {}, {b} is {}", s.display(x), s.display(y));
            }
            other => panic!("{a}, {b}: {other:?}"),
        }
    }
}

#[test]
fn errors_name_place_and_expectation() {
    let cases = [
        ("", "column 1: expected a number, a name, `(` or `[`, found the end of the text"),
        ("n > ", "column 5: expected a number, a name, `(` or `[`, found the end of the text"),
        ("n m", "column 3: expected an operator or the end of the text, found `m`"),
        ("(n", "column 3: expected `)`, found the end of the text"),
        ("(n]", "column 3: expected `)`, found `]`"),
        ("n)", "column 2: expected an operator or the end of the text, found `)`"),
        ("n @ 1", "column 3: expected an expression, found `@`"),
        ("n & 1", "column 3: expected `&&`, or `bitand(a, b)` for a bitwise and, found `&`"),
        ("n | 1", "column 3: expected `||`, or `bitor(a, b)` for a bitwise or, found `|`"),
        ("n ** 2", "column 3: expected `^` for a power, found `**`"),
        ("n // 2", "column 3: expected `floor(a/b)` for a quotient rounded down, found `//`"),
        ("1 << n", "column 3: expected `a*2^b` for a shift, found `<<`"),
        ("n ? 1 : 2", "column 3: expected `ite(c, a, b)` for a where c holds, else b, found `?`"),
        ("n + …", "column 5: expected an expression in full, not one cut short in printing, found `…`"),
        ("q", "column 1: expected the name of a known symbol (k, m, n), found `q`"),
        ("n > m != k", "column 7: expected `&&` between two comparisons, found `!=`"),
        ("n != m != k", "column 8: expected `&&` between two comparisons, found `!=`"),
        ("n < m > k", "column 7: expected `&&` between two comparisons, found `>`"),
        ("n < m == k", "column 7: expected `&&` between two comparisons, found `==`"),
        ("!n > 3", "column 4: expected parentheses around what `!` negates, found `>`"),
        ("!n + 3", "column 4: expected parentheses around what `!` negates, found `+`"),
        ("n + 1 && m > 0", "column 1: expected a condition, such as `n >= 1`, found the number `n + 1`"),
        ("m > 0 || 3", "column 10: expected a condition, such as `n >= 1`, found the number `3`"),
        ("[n*m]", "column 2: expected a condition, such as `n >= 1`, found the number `n*m`"),
        ("ite(n*m, 1, 2)", "column 5: expected a condition, such as `n >= 1`, found the number `n*m`"),
        ("n/m mod 2", "column 1: expected an integer (`floor(a/b)` rounds), found `n/m`, which may be a fraction"),
        ("n + u8(k/2)", "column 8: expected an integer (`floor(a/b)` rounds), found `k/2`, which may be a fraction"),
        ("m^n", "column 3: expected an exponent from 0 to 65536 (any where the base is a number from 2 on), found `n`"),
        ("ite(n > 0, 1)", "column 1: expected 3 operands of `ite`, found 2"),
        ("n + abs(n, m)", "column 5: expected one operand of `abs`, found 2"),
        ("max()", "column 1: expected an operand of `max`, found 0"),
        ("log(n)", "column 1: expected a function (floor, ceil, trunc, rem, min, max, abs, ite, sum, first, s32, u32, …), found `log`"),
        ("sum(i = 0, i)", "column 10: expected `..`, found `,`"),
        ("sum(0 .. n, n)", "column 5: expected the name of an index, found `0`"),
        ("t1 where", "column 9: expected a name and what it stands for, `t1 = …`, found the end of the text"),
        ("t2 where t2 = t1, t1 = 3", "column 15: expected the name of a known symbol (k, m, n), found `t1`"),
        ("2n", "column 1: expected `*` after a number (a name that begins with a digit stands between back quotes), found `2n`"),
        ("1_", "column 1: expected `*` after a number (a name that begins with a digit stands between back quotes), found `1_`"),
        ("0x", "column 1: expected hexadecimal digits after it, found `0x`"),
        ("n > 2e", "column 5: expected an exponent after it, found `2e`"),
        ("1e10001", "column 1: expected a number of at most 10000 digits, found a longer one"),
        ("\"n", "column 3: expected `\"` at the end of the name, found the end of the text"),
        ("m + `n", "column 7: expected a back quote at the end of the name, found the end of the text"),
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
    for (open, middle, close) in [
        ("[", "n > 0", "]"),
        ("not ", "n > 0", ""),
        ("2^", "n", ""),
        ("floor(", "n", "/2)"),
        ("max(n, ", "m", ")"),
        ("sum(i = 0 .. n, ", "i", ")"),
        ("simulate(f, g, ", "n", ")"),
    ] {
        let deep = format!("{}{middle}{}", open.repeat(100_000), close.repeat(100_000));
        assert!(shown(&deep).contains("expected an expression nested at most 310 deep"), "{open}");
    }
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

/// The grammar in the documentation speaks of no sign or word that is not read.
#[test]
fn the_grammar_is_about_these_tokens() {
    let page = include_str!("mod.rs");
    let grammar = page.split("```text").nth(1).and_then(|t| t.split("```").next()).unwrap();
    let rules: Vec<&str> = grammar.split("//!").filter(|l| !l.trim().is_empty()).collect();
    assert!(rules.len() > 15, "{rules:?}");
    let mut s = store();
    for terminal in rules.iter().flat_map(|l| l.split('"').skip(1).step_by(2)) {
        let tokens = token::tokenize(terminal).unwrap();
        assert_eq!(tokens.len(), 2, "{terminal}");
        if terminal.starts_with(|c: char| c.is_alphabetic()) {
            // a word of the language, or a function: no symbol's name where it is followed by `(`
            let error = s.parse(&format!("{terminal}(")).map(drop).unwrap_err().to_string();
            assert!(!error.contains("known symbol") && !error.contains("a function ("), "{error}");
        }
    }
    let defined: Vec<&str> =
        rules.iter().filter_map(|l| l.split_once(" = ")).map(|l| l.0.trim()).collect();
    for rule in rules {
        let parts: Vec<&str> = rule.split('"').step_by(2).collect();
        for word in parts.join(" ").split(|c: char| !c.is_alphabetic()).filter(|w| !w.is_empty()) {
            assert!(defined.contains(&word) || ["number", "name"].contains(&word), "{word}");
        }
    }
}

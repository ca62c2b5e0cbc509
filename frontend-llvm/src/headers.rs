//! What the headers of functions promise and neither llvm-ir nor LLVM's C API tells: `range(…)` of
//! parameters (LangRef, "Parameter Attributes"), read from the text.
//!
//! A value outside of its range is poison, and passing that as `noundef` is undefined: only the two
//! together are a fact about each defined execution.

use crate::compat::{tokens, Kind, Token};
use rustc_hash::FxHashMap;

/// The values from the first number up to, but not including, the second, modulo two to the width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Range {
    pub(crate) low: i64,
    pub(crate) high: i64,
}

/// The ranges that hold of the parameters of each function with a body, by its name.
///
/// ```text
/// define void @f(i64 noundef range(i64 0, 100) %n, i32 %k)      f: [0 up to 100, none]
/// ```
pub(crate) fn ranges(text: &str) -> FxHashMap<String, Vec<Option<Range>>> {
    let mut found = FxHashMap::default();
    if !text.contains("range(") {
        return found;
    }
    let all = tokens(text);
    for at in definitions(text, &all) {
        if let Some((name, params)) = parts(text, &all[at..]) {
            let params: Vec<Option<Range>> =
                params.iter().map(|words| range(words, words.contains(&"noundef"))).collect();
            if params.iter().any(Option::is_some) {
                found.insert(name, params);
            }
        }
    }
    found
}

/// The tokens with which definitions of functions start: `define` outside of strings, of comments and of all
/// braces, within which a block may have that name.
pub(crate) fn definitions<'t>(text: &'t str, all: &'t [Token]) -> impl Iterator<Item = usize> + 't {
    let mut depth = 0usize;
    all.iter().enumerate().filter_map(move |(k, t)| {
        match &text[t.start..t.end] {
            "{" => depth += 1,
            "}" => depth = depth.saturating_sub(1),
            "define" if depth == 0 && t.kind == Kind::Word => return Some(k),
            _ => {}
        }
        None
    })
}

/// A name as the text has it, which may be quoted, without its sigil.
pub(crate) fn unquoted(text: &str) -> String {
    let Some(inner) = text.strip_prefix('"').and_then(|t| t.strip_suffix('"')) else {
        return text.to_owned();
    };
    let mut bytes = Vec::with_capacity(inner.len());
    let mut rest = inner.as_bytes();
    while let Some((&first, more)) = rest.split_first() {
        let hex = |k: usize| more.get(k).and_then(|&b| char::from(b).to_digit(16));
        let (byte, used) = match (first, more.first(), hex(0), hex(1)) {
            (b'\\', Some(b'\\'), ..) => (first, 1),
            (b'\\', _, Some(high), Some(low)) => ((high * 16 + low) as u8, 2),
            _ => (first, 0),
        };
        bytes.push(byte);
        rest = &more[used..];
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The name of the function whose definition the tokens start with, and the words of each parameter.
fn parts<'t>(text: &'t str, all: &[Token]) -> Option<(String, Vec<Vec<&'t str>>)> {
    let word = |k: usize| all.get(k).map_or("", |t: &Token| &text[t.start..t.end]);
    let start = all.iter().position(|t| text.as_bytes()[t.start] == b'@')?;
    if !matches!(all[start].kind, Kind::Sigil | Kind::Quoted) || word(start + 1) != "(" {
        return None;
    }
    let (mut params, mut depth, mut first) = (Vec::new(), 0usize, start + 2);
    for k in start + 1..all.len() {
        match word(k) {
            "(" | "[" | "{" | "<" => depth += 1,
            ")" | "]" | "}" | ">" => depth = depth.checked_sub(1)?,
            _ => {}
        }
        if depth == 0 || depth == 1 && word(k) == "," {
            let words: Vec<&str> = (first..k).map(word).collect();
            if !words.is_empty() {
                params.push(words);
            }
            first = k + 1;
        }
        if depth == 0 {
            return Some((unquoted(&word(start)[1..]), params));
        }
    }
    None
}

/// The range among the words of a parameter or a result that may not be poison.
pub(crate) fn range(words: &[&str], defined: bool) -> Option<Range> {
    let at = words.iter().position(|w| *w == "range")?;
    let [_, "(", ty, low, ",", high, ")", ..] = words.get(at..)? else { return None };
    let width: u32 = ty.strip_prefix('i')?.parse().ok()?;
    if !defined || !(1..=64).contains(&width) {
        return None;
    }
    let number = |w: &str| w.parse::<i128>().ok().and_then(|n| fit(n, width));
    Some(Range { low: number(low)?, high: number(high)? })
}

/// A number of some bits, 64 at most, as the signed one; none if it has more.
pub(crate) fn fit(number: i128, width: u32) -> Option<i64> {
    let modulus = 1i128 << width;
    let signed = if number >= modulus / 2 { number - modulus } else { number };
    i64::try_from(signed).ok().filter(|_| (-modulus / 2..modulus).contains(&number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_of_parameters_that_may_not_be_poison() {
        let text = "; range(\ndefine void @f(i64 noundef range(i64 0, 100) %n, { i32, i64 } %s,\n  \
                    i32 range(i32 0, 3) %k, i8 noundef range(i8 128, -1) %b, ptr byval({ i8, i8 }) %p,\n \
                    <2 x i32> noundef range(i32 0, 4) %v, i1 %c) nounwind {\n  ret void\n}\n\
                    define i32 @g(i32 noundef range(i32 -4, 5) %n) {\n  ret i32 0\n}\n\
                    define void @\"quo\\22ted\"(i8 noundef range(i8 0, 1)) { ret void }\n\
                    declare void @h(i8 noundef range(i8 0, 1))\n\
                    define void @none(...) { ret void }\n";
        let found = ranges(text);
        assert_eq!(found.len(), 3);
        // no range of more than 64 bits is followed
        let wide = "define void @w(i128 noundef range(i128 1, 0) %n, i127 noundef range(i127 0, 5) %m) {\n  ret void\n}\n";
        assert!(ranges(wide).is_empty());
        let range = |low, high| Some(Range { low, high });
        let f = &found["f"];
        assert_eq!(f.len(), 7);
        assert_eq!((f[0], f[1], f[2], f[4], f[6]), (range(0, 100), None, None, None, None));
        assert_eq!(f[3], range(-128, -1));
        assert_eq!(found["g"], [range(-4, 5)]);
        assert_eq!(found["quo\"ted"], [range(0, 1)]);
    }

    #[test]
    fn what_stands_in_strings_and_blocks_is_no_header() {
        let line = "define i32 @f(i32 noundef range(i32 0, 5) %n) {";
        let body = |inner: &str| {
            format!("define i32 @f(i32 noundef %n) {{\nentry:\n{inner}  ret i32 0\n}}\n")
        };
        for text in [
            format!("!0 = !{{!\"clang\n{line}\n\"}}\n{}", body("")),
            format!("module asm \"\n{line}\"\n; {line}\n{}", body("")),
            body(&format!("  call void asm \"\n{line}\", \"\"()\n")),
            body(
                "  br label %define\ndefine:\n  %r = call i32 @f(i32 noundef range(i32 0, 5) 1)\n",
            ),
        ] {
            assert!(ranges(&text).is_empty(), "{text}");
        }
        let second = format!("{}{line} ret i32 0 }}", body("").replace("@f", "@g"));
        assert_eq!(ranges(&second).keys().collect::<Vec<_>>(), ["f"]);
    }
}

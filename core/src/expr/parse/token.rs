//! The tokens of an expression's text.

use super::number::{number, Literal};
use super::ParseError;
use crate::expr::num::Num;

/// Does a name read back as it is, without quotes?
pub(super) fn is_plain_name(name: &str) -> bool {
    // most names are of letters and digits, and are printed many times
    let is_word = |b: u8| b.is_ascii_alphanumeric() || b == b'_';
    if name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') && name.bytes().all(is_word)
    {
        return WORDS.iter().all(|w| w.0 != name);
    }
    match tokenize(name) {
        Ok(tokens) => {
            matches!(tokens.as_slice(), [(_, Token::Name(n)), (_, Token::End)] if n == name)
        }
        Err(_) => false,
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Token {
    Number(Num),
    Name(String),
    /// operators, brackets and reserved words
    Sign(&'static str),
    End,
}

/// Longest first.
const SIGNS: [(&str, &str); 30] = [
    (">=", ">="),
    ("<=", "<="),
    ("==", "=="),
    ("!=", "!="),
    ("&&", "&&"),
    ("||", "||"),
    ("..", ".."),
    ("≥", ">="),
    ("≤", "<="),
    ("≠", "!="),
    ("∧", "&&"),
    ("∨", "||"),
    ("¬", "!"),
    ("·", "*"),
    ("+", "+"),
    ("-", "-"),
    ("*", "*"),
    ("/", "/"),
    ("%", "mod"),
    ("^", "^"),
    ("(", "("),
    (")", ")"),
    ("[", "["),
    ("]", "]"),
    (",", ","),
    (":", ":"),
    ("=", "="),
    (">", ">"),
    ("<", "<"),
    ("!", "!"),
];
const WORDS: [(&str, &str); 7] = [
    ("mod", "mod"),
    ("and", "&&"),
    ("or", "||"),
    ("not", "not"),
    ("true", "true"),
    ("false", "false"),
    ("where", "where"),
];
/// Operators of programming languages that mean nothing here, and what to write.
const FOREIGN: [(&str, &str); 8] = [
    ("**", "`^` for a power"),
    ("//", "`floor(a/b)` for a quotient rounded down"),
    ("<<", "`a*2^b` for a shift"),
    (">>", "`floor(a/2^b)` for a shift"),
    ("?", "`ite(c, a, b)` for a where c holds, else b"),
    ("&", "`&&`, or `bitand(a, b)` for a bitwise and"),
    ("|", "`||`, or `bitor(a, b)` for a bitwise or"),
    ("…", "an expression in full, not one cut short in printing"),
];

/// The counting functions that name what data decides, of a block each.
const COUNTING_FUNCTIONS: [&str; 3] = ["trueRatio", "loopCount", "escapeRatio"];

/// Tokens with the columns where they start.
pub(super) fn tokenize(text: &str) -> Result<Vec<(usize, Token)>, ParseError> {
    let chars: Vec<char> = text.chars().collect();
    let mut tokens = Vec::new();
    let mut i = 0;
    while i < chars.len() {
        let start = i;
        let c = chars[i];
        if c.is_whitespace() {
            i += 1;
        } else if c.is_ascii_digit() {
            let Literal { value, end } = number(&chars, i)?;
            if chars.get(end).is_some_and(|c| is_name_start(*c)) {
                let found: String = chars[start..name_end(&chars, end)].iter().collect();
                let expected =
                    "`*` after a number (a name that begins with a digit stands between \
                                back quotes)";
                return Err(error_at(start, expected, &format!("`{}`", short(&found))));
            }
            i = end;
            tokens.push((start, Token::Number(value)));
        } else if c == '"' || c == '`' {
            let (name, end) = if c == '"' { quoted(&chars, i)? } else { back_quoted(&chars, i)? };
            i = end;
            tokens.push((start, Token::Name(name)));
        } else if is_name_start(c)
            || c == '.' && chars.get(i + 1).is_some_and(|c| is_name_start(*c))
        {
            i = whole_name_end(&chars, start);
            let name: String = chars[start..i].iter().collect();
            let token = match WORDS.iter().find(|w| w.0 == name) {
                Some((_, sign)) => Token::Sign(sign),
                None => Token::Name(name),
            };
            tokens.push((start, token));
        } else {
            let rest: String = chars[i..chars.len().min(i + 2)].iter().collect();
            let known = SIGNS.iter().find(|(text, _)| rest.starts_with(text));
            let foreign = FOREIGN.iter().find(|(text, _)| rest.starts_with(text));
            match (known, foreign) {
                // `&&` is longer than `&`, `**` than `*`
                (Some((text, sign)), foreign)
                    if foreign.is_none_or(|f| f.0.len() <= text.len()) =>
                {
                    i += text.chars().count();
                    tokens.push((start, Token::Sign(sign)));
                }
                (_, Some((text, instead))) => {
                    return Err(error_at(start, instead, &format!("`{text}`")));
                }
                _ => return Err(error_at(start, "an expression", &format!("`{c}`"))),
            }
        }
    }
    tokens.push((chars.len(), Token::End));
    Ok(tokens)
}

pub(super) fn is_name_start(c: char) -> bool {
    c.is_alphabetic() || c == '_' || c == '$'
}

/// The end of the name that starts there, with the block behind it.
pub(super) fn whole_name_end(chars: &[char], start: usize) -> usize {
    block_end(chars, ratio_end(chars, start, name_end(chars, start)))
}

/// Letters, digits, `_`, `$`; a dot or an arrow where more of the name follows; offsets in brackets, and a
/// type behind these.
fn name_end(chars: &[char], start: usize) -> usize {
    let is_part = |c: &char| c.is_alphanumeric() || *c == '_' || *c == '$';
    let mut i = start;
    loop {
        match chars.get(i) {
            Some(c) if is_part(c) => i += 1,
            Some('.') if chars.get(i + 1).is_some_and(is_part) => i += 1,
            // a member as C writes it, `p->x`
            Some('-') if i > start && chars.get(i + 1) == Some(&'>') => {
                if !chars.get(i + 2).is_some_and(|c| is_name_start(*c)) {
                    return i;
                }
                i += 2;
            }
            Some('[') => {
                let mut j = i + 1;
                if chars.get(j) == Some(&'-') {
                    j += 1;
                }
                let digits = j;
                while chars.get(j).is_some_and(char::is_ascii_digit) {
                    j += 1;
                }
                if j == digits || chars.get(j) != Some(&']') {
                    return i;
                }
                i = j + 1;
            }
            // the type of a place in memory, `p[0]:i8`
            Some(':') if i > start && chars[i - 1] == ']' => return i + type_length(&chars[i..]),
            _ => return i,
        }
    }
}

/// The length of `:i8` or `:ptr`, if that is what stands there.
fn type_length(chars: &[char]) -> usize {
    let word: String = chars[1..].iter().take_while(|c| c.is_alphanumeric()).collect();
    let digits = word.strip_prefix('i').unwrap_or_default();
    let integer = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    match integer || word == "ptr" {
        true => 1 + word.len(),
        false => 0,
    }
}

/// The end of the block at which a value is read (`get@if.then`), if one follows the name.
fn block_end(chars: &[char], end: usize) -> usize {
    if chars.get(end) != Some(&'@') {
        return end;
    }
    let is_part = |c: &char| c.is_alphanumeric() || "_$".contains(*c);
    let mut i = end + 1;
    while chars.get(i).is_some_and(is_part)
        || i > end + 1 && chars.get(i) == Some(&'.') && chars.get(i + 1).is_some_and(is_part)
    {
        i += 1;
    }
    match i == end + 1 {
        true => end,
        false => i,
    }
}

/// The end of a counting function of a block (`trueRatio(for.body)`), if the name begins one.
fn ratio_end(chars: &[char], start: usize, end: usize) -> usize {
    let name: String = chars[start..end].iter().collect();
    if chars.get(end) != Some(&'(') || !COUNTING_FUNCTIONS.contains(&name.as_str()) {
        return end;
    }
    let is_part = |c: &char| c.is_alphanumeric() || "_$.-".contains(*c);
    let inside = chars[end + 1..].iter().take_while(|c| is_part(c)).count();
    match chars.get(end + 1 + inside) {
        Some(')') if inside > 0 => end + inside + 2,
        _ => end,
    }
}

/// Between double quotes, where a backslash stands before `"` and `\`.
fn quoted(chars: &[char], start: usize) -> Result<(String, usize), ParseError> {
    let mut name = String::new();
    let mut i = start + 1;
    loop {
        match chars.get(i) {
            Some('"') => return Ok((name, i + 1)),
            Some('\\') if i + 1 < chars.len() => {
                name.push(chars[i + 1]);
                i += 2;
            }
            Some(c) => {
                name.push(*c);
                i += 1;
            }
            None => return Err(error_at(i, "`\"` at the end of the name", END)),
        }
    }
}

/// Between back quotes, where each character stands for itself.
fn back_quoted(chars: &[char], start: usize) -> Result<(String, usize), ParseError> {
    match chars[start + 1..].iter().position(|c| *c == '`') {
        Some(n) => Ok((chars[start + 1..start + 1 + n].iter().collect(), start + n + 2)),
        None => Err(error_at(chars.len(), "a back quote at the end of the name", END)),
    }
}

pub(super) const END: &str = "the end of the text";

/// What was found, as far as a message shows it.
pub(super) fn short(found: &str) -> String {
    const SHOWN: usize = 60;
    match found.chars().count() > SHOWN {
        true => found.chars().take(SHOWN).chain(['…']).collect(),
        false => found.to_owned(),
    }
}

pub(super) fn error_at(at: usize, expected: &str, found: &str) -> ParseError {
    ParseError { column: at + 1, found: found.to_owned(), expected: expected.to_owned() }
}

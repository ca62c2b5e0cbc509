//! Text of newer LLVMs made readable for LLVM 19, token by token.

use std::borrow::Cow;

/// Rewritten text.
#[derive(Debug)]
pub struct Rewritten<'a> {
    /// the text; borrowed where nothing had to change
    pub text: Cow<'a, str>,
    /// what was dropped, for the user
    pub notes: Vec<String>,
}

/// Rewrites newer syntax.
pub fn rewrite(text: &str) -> Rewritten<'_> {
    Rewritten { text: Cow::Borrowed(text), notes: Vec::new() }
}

/// The token of a line that starts at or holds the byte `column` (from 0).
pub(crate) fn token_at(line: &str, column: usize) -> String {
    let word = |c: char| c.is_alphanumeric() || "_.$-%@!#\"".contains(c);
    let mut start = column.min(line.len());
    while !line.is_char_boundary(start) {
        start -= 1;
    }
    let rest = &line[start..];
    match rest.chars().next() {
        Some(c) if word(c) => rest.split(|c| !word(c)).next().unwrap_or_default().to_owned(),
        Some(c) => c.to_string(),
        None => "end of line".to_owned(),
    }
}

/// What to do about a parse error.
pub(crate) fn remedy(_message: &str, token: &str) -> String {
    format!("if `{token}` is of an LLVM newer than 19, write the IR with LLVM 19 or drop it")
}

//! Tokens of the text form, with their places. One pass, no lookahead beyond a character.

use std::fmt;

/// A place in the text; both numbers count from 1, columns count characters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[non_exhaustive]
pub struct Position {
    /// line
    pub line: u32,
    /// column
    pub column: u32,
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// A name as written: the text, whether it was quoted, and the number after `~` (0 if none).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Name {
    pub text: String,
    pub quoted: bool,
    pub copy: u32,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Token {
    /// `%name`
    Value(Name),
    /// `@name`
    Global(String),
    /// a keyword, a block's name or a number
    Word(Name),
    /// one of `( ) [ ] { } , : =`
    Punct(char),
    /// `->`
    Arrow,
    /// the end of the text
    End,
    /// what no token begins with, and why
    Bad(String),
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |f: &mut fmt::Formatter<'_>, n: &Name| {
            write_name(f, &n.text, n.quoted)?;
            match n.copy {
                0 => Ok(()),
                k => write!(f, "~{k}"),
            }
        };
        match self {
            Token::Value(n) => {
                f.write_str("%")?;
                name(f, n)
            }
            Token::Global(n) => {
                f.write_str("@")?;
                write_name(f, n, false)
            }
            Token::Word(n) => name(f, n),
            Token::Punct(c) => write!(f, "{c}"),
            Token::Arrow => f.write_str("->"),
            Token::End => f.write_str("the end of the text"),
            Token::Bad(why) => f.write_str(why),
        }
    }
}

/// May this character stand in a name without quotes?
pub(super) fn is_name_char(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$' | '#' | '/')
}

/// Writes a name, in quotes if it needs them or is to have them.
pub(super) fn write_name(f: &mut impl fmt::Write, name: &str, quote: bool) -> fmt::Result {
    if !quote && !name.is_empty() && name.chars().all(is_name_char) {
        return f.write_str(name);
    }
    f.write_char('"')?;
    for c in name.chars() {
        match c {
            '"' => f.write_str("\\\"")?,
            '\\' => f.write_str("\\\\")?,
            '\n' => f.write_str("\\n")?,
            '\r' => f.write_str("\\r")?,
            '\t' => f.write_str("\\t")?,
            c if c.is_control() => write!(f, "\\u{{{:x}}}", c as u32)?,
            c => f.write_char(c)?,
        }
    }
    f.write_char('"')
}

pub(super) struct Lexer<'a> {
    chars: std::iter::Peekable<std::str::Chars<'a>>,
    at: Position,
}

impl<'a> Lexer<'a> {
    pub fn new(text: &'a str) -> Self {
        Lexer { chars: text.chars().peekable(), at: Position { line: 1, column: 1 } }
    }

    fn bump(&mut self) -> Option<char> {
        let c = self.chars.next()?;
        if c == '\n' {
            self.at = Position { line: self.at.line.saturating_add(1), column: 1 };
        } else {
            self.at.column = self.at.column.saturating_add(1);
        }
        Some(c)
    }

    fn eat(&mut self, c: char) -> bool {
        let found = self.chars.peek() == Some(&c);
        if found {
            self.bump();
        }
        found
    }

    /// The next token and where it begins. After the end: the end, for ever.
    pub fn next(&mut self) -> (Position, Token) {
        loop {
            match self.chars.peek() {
                Some(c) if c.is_whitespace() => {
                    self.bump();
                }
                Some(';') => while !matches!(self.bump(), None | Some('\n')) {},
                _ => break,
            }
        }
        let start = self.at;
        (start, self.token().unwrap_or_else(Token::Bad))
    }

    fn token(&mut self) -> Result<Token, String> {
        let Some(&c) = self.chars.peek() else { return Ok(Token::End) };
        match c {
            '%' => {
                self.bump();
                Ok(Token::Value(self.name("a value's name after `%`")?))
            }
            '@' => {
                self.bump();
                let name = self.name("a function's or global's name after `@`")?;
                if name.copy != 0 {
                    return Err("a `~` after a global's name".into());
                }
                Ok(Token::Global(name.text))
            }
            '(' | ')' | '[' | ']' | '{' | '}' | ',' | ':' | '=' => {
                self.bump();
                Ok(Token::Punct(c))
            }
            '-' => {
                self.bump();
                if self.eat('>') {
                    return Ok(Token::Arrow);
                }
                let mut name = self.name("a number or `>` after `-`")?;
                if name.quoted || name.copy != 0 {
                    return Err("a `-` before a name".into());
                }
                name.text.insert(0, '-');
                Ok(Token::Word(name))
            }
            '"' => Ok(Token::Word(self.name("a name")?)),
            c if is_name_char(c) => Ok(Token::Word(self.name("a name")?)),
            c => {
                self.bump();
                Err(format!("the character {c:?}"))
            }
        }
    }

    fn name(&mut self, expected: &str) -> Result<Name, String> {
        let quoted = self.eat('"');
        let text = if quoted { self.string()? } else { self.run() };
        if text.is_empty() && !quoted {
            return Err(format!("no {}", expected.strip_prefix("a ").unwrap_or(expected)));
        }
        let mut copy = 0;
        if self.eat('~') {
            let digits = self.run();
            copy = match digits.parse() {
                Ok(k) if k > 0 && !digits.starts_with('0') => k,
                _ => return Err("a `~` without a positive number after it".into()),
            };
        }
        Ok(Name { text, quoted, copy })
    }

    fn run(&mut self) -> String {
        let mut text = String::new();
        while let Some(&c) = self.chars.peek() {
            if !is_name_char(c) {
                break;
            }
            text.push(c);
            self.bump();
        }
        text
    }

    /// The rest of a string whose opening quote is read.
    fn string(&mut self) -> Result<String, String> {
        let mut text = String::new();
        loop {
            match self.bump() {
                None => return Err("a string without a closing quote".into()),
                Some('"') => return Ok(text),
                Some('\\') => match self.bump() {
                    Some('n') => text.push('\n'),
                    Some('r') => text.push('\r'),
                    Some('t') => text.push('\t'),
                    Some(c @ ('"' | '\\')) => text.push(c),
                    Some('u') => {
                        let wrong = || "a `\\u` without `{`, a character's number and `}`".into();
                        if !self.eat('{') {
                            return Err(wrong());
                        }
                        let digits = self.run();
                        if !self.eat('}') {
                            return Err(wrong());
                        }
                        let c = u32::from_str_radix(&digits, 16).ok().and_then(char::from_u32);
                        text.push(c.ok_or_else(wrong)?);
                    }
                    other => {
                        let shown = other.map_or(String::new(), |c| c.escape_debug().to_string());
                        return Err(format!("the unknown escape `\\{shown}` in a string"));
                    }
                },
                Some(c) => text.push(c),
            }
        }
    }
}

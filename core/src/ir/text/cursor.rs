//! The parser's cursor: one token ahead, and the small pieces that every rule is made of.

use super::super::entities::{Block, Value};
use super::super::inst::BlockCall;
use super::super::types::Type;
use super::error::{ParseError, ParseErrorKind};
use super::lexer::{Lexer, Name, Position, Token};
use super::scope::{Key, Scope};
use cranelift_entity::EntityRef;

pub(super) type Result<T> = std::result::Result<T, ParseError>;

pub(super) fn is_word(token: &Token, word: &str) -> bool {
    matches!(token, Token::Word(n) if !n.quoted && n.copy == 0 && n.text == word)
}

/// The parser: its place in the text and the names of the function at hand.
pub(super) struct Parser<'a> {
    pub(super) lexer: Lexer<'a>,
    pub(super) token: Token,
    pub(super) position: Position,
    pub(super) values: Scope<Value>,
    pub(super) blocks: Scope<Block>,
    pub(super) switches: Vec<(Position, Value, Type)>,
}

impl<'a> Parser<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        let mut lexer = Lexer::new(text);
        let (position, token) = lexer.next();
        Parser {
            lexer,
            token,
            position,
            values: Scope::new(),
            blocks: Scope::new(),
            switches: Vec::new(),
        }
    }

    pub(super) fn advance(&mut self) -> Token {
        let (position, token) = self.lexer.next();
        self.position = position;
        std::mem::replace(&mut self.token, token)
    }

    pub(super) fn unexpected(&self, expected: impl Into<String>) -> ParseError {
        let found = match &self.token {
            t @ (Token::End | Token::Bad(_)) => t.to_string(),
            t => {
                let text = t.to_string();
                let shown: String = text.chars().take(60).collect();
                let dots = if shown.len() < text.len() { "…" } else { "" };
                format!("`{shown}{dots}`")
            }
        };
        let kind = ParseErrorKind::Unexpected { found, expected: expected.into() };
        ParseError { position: self.position, kind }
    }

    pub(super) fn eat_word(&mut self, word: &str) -> bool {
        let found = is_word(&self.token, word);
        if found {
            self.advance();
        }
        found
    }

    pub(super) fn expect_word(&mut self, word: &str) -> Result<()> {
        match self.eat_word(word) {
            true => Ok(()),
            false => Err(self.unexpected(format!("`{word}`"))),
        }
    }

    pub(super) fn eat(&mut self, punct: char) -> bool {
        let found = self.token == Token::Punct(punct);
        if found {
            self.advance();
        }
        found
    }

    pub(super) fn expect(&mut self, punct: char, context: &str) -> Result<()> {
        match self.eat(punct) {
            true => Ok(()),
            false => Err(self.unexpected(format!("`{punct}` {context}"))),
        }
    }

    /// `item,*` and the closing punctuation.
    pub(super) fn list<T>(
        &mut self,
        close: char,
        context: &str,
        mut item: impl FnMut(&mut Self) -> Result<T>,
    ) -> Result<Vec<T>> {
        let mut items = Vec::new();
        if self.eat(close) {
            return Ok(items);
        }
        loop {
            items.push(item(self)?);
            if self.eat(close) {
                return Ok(items);
            }
            if !self.eat(',') {
                return Err(self.unexpected(format!("`,` or `{close}` {context}")));
            }
        }
    }

    pub(super) fn string(&mut self, what: &str) -> Result<String> {
        match &self.token {
            Token::Word(n) if n.quoted && n.copy == 0 => match self.advance() {
                Token::Word(n) => Ok(n.text),
                _ => Ok(String::new()),
            },
            _ => Err(self.unexpected(format!("{what} in quotes"))),
        }
    }

    pub(super) fn global(&mut self, what: &str) -> Result<String> {
        match self.token {
            Token::Global(_) => match self.advance() {
                Token::Global(name) => Ok(name),
                _ => Ok(String::new()),
            },
            _ => Err(self.unexpected(what)),
        }
    }

    pub(super) fn bare_word(&self) -> Option<&str> {
        match &self.token {
            Token::Word(n) if !n.quoted && n.copy == 0 => Some(&n.text),
            _ => None,
        }
    }

    pub(super) fn number(&mut self, what: &str) -> Result<i128> {
        match self.bare_word().and_then(|w| w.parse().ok()) {
            Some(n) => {
                self.advance();
                Ok(n)
            }
            None => Err(self.unexpected(what)),
        }
    }

    /// A number as the bits of a type.
    pub(super) fn bits(&mut self, ty: Type) -> Result<u64> {
        let position = self.position;
        let n = self.number("a number")?;
        let (low, high) = match ty {
            Type::Int(w) => (-1i128 << (w - 1), (1i128 << w) - 1),
            _ => (0, u64::MAX.into()),
        };
        if n < low || n > high {
            let kind = ParseErrorKind::NumberRange { number: n.to_string(), ty };
            return Err(ParseError { position, kind });
        }
        Ok(n as u64 & ty.width().map_or(u64::MAX, |w| u64::MAX >> (64 - u32::from(w))))
    }

    pub(super) fn try_type(&mut self) -> Option<Type> {
        let ty = match self.bare_word()? {
            "ptr" => Type::Ptr,
            "opaque" => Type::Opaque,
            word => {
                let digits = word.strip_prefix('i')?;
                let width = digits.parse().ok().filter(|w| (1..=64).contains(w))?;
                if digits.starts_with(['0', '+']) {
                    return None;
                }
                Type::Int(width)
            }
        };
        self.advance();
        Some(ty)
    }

    pub(super) fn ty(&mut self) -> Result<Type> {
        self.try_type().ok_or_else(|| self.unexpected("a type (`i1` to `i64`, `ptr`, `opaque`)"))
    }

    pub(super) fn value_name(&mut self) -> Result<(Key, Position)> {
        let position = self.position;
        match self.token {
            Token::Value(_) => match self.advance() {
                Token::Value(Name { text, quoted, copy }) => {
                    let number = !quoted && text.bytes().all(|c| c.is_ascii_digit());
                    Ok(((text, number, copy), position))
                }
                _ => Err(self.unexpected("a value")),
            },
            _ => Err(self.unexpected("a value (`%name`)")),
        }
    }

    pub(super) fn value(&mut self) -> Result<Value> {
        let (key, position) = self.value_name()?;
        Ok(Value::new(self.values.mention(key, position)))
    }

    pub(super) fn next_value(&mut self) -> Result<Value> {
        self.expect(',', "and another operand")?;
        self.value()
    }

    pub(super) fn block_name(&mut self) -> Result<(Key, Position)> {
        let position = self.position;
        match self.token {
            Token::Word(_) => match self.advance() {
                Token::Word(Name { text, copy, .. }) => Ok(((text, false, copy), position)),
                _ => Err(self.unexpected("a block's name")),
            },
            _ => Err(self.unexpected("a block's name")),
        }
    }

    pub(super) fn target(&mut self) -> Result<BlockCall> {
        let (key, position) = self.block_name()?;
        let block = Block::new(self.blocks.mention(key, position));
        let args = match self.eat('(') {
            true => self.list(')', "after an argument", Self::value)?,
            false => Vec::new(),
        };
        Ok(BlockCall { block, args })
    }
}

//! The parser of the text form: recursive descent over a grammar that does not nest, so that
//! no input can exhaust the stack. Linear in the length of the text.
//!
//! A value or block may be mentioned before the text defines it (blocks need not stand in
//! dominance order). So while a function is read, its operands and targets hold *mentions*,
//! numbered in the order of their first mention; at its end each is replaced by the entity that
//! the text has defined by then.

use super::super::entities::{Block, Value};
use super::super::function::{
    BlockData, Function, LoopAnnotation, Module, Param, ValueData, ValueDef,
};
use super::super::inst::{
    BinaryOp, BlockCall, CallEffects, CallInfo, Callee, CastOp, Flags, Inst, Predicate, Terminator,
    UnaryOp,
};
use super::super::types::Type;
use super::lexer::{Lexer, Name, Position, Token};
use cranelift_entity::{EntityRef, PrimaryMap};
use rustc_hash::FxHashMap;

/// What is wrong with a text, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{position}: {kind}")]
pub struct ParseError {
    /// where: the first character of the token
    pub position: Position,
    /// what
    pub kind: ParseErrorKind,
}

/// What is wrong with a text.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseErrorKind {
    /// A token that cannot stand there.
    #[error("found {found}, expected {expected}")]
    Unexpected {
        /// the token, shortened
        found: String,
        /// what may stand there
        expected: String,
    },
    /// A value is used in a function that does not define it.
    #[error("value {0} is used but not defined in this function: define it, or correct the name")]
    UndefinedValue(String),
    /// A value is defined a second time.
    #[error("value {0} is defined a second time: name one of the two otherwise")]
    RedefinedValue(String),
    /// A jump to a block that the function does not have.
    #[error("block {0} is a target but not defined in this function: add it, or correct the name")]
    UndefinedBlock(String),
    /// A block is defined a second time.
    #[error("block {0} is defined a second time: name one of the two otherwise")]
    RedefinedBlock(String),
    /// A number that its type cannot hold.
    #[error("{number} is not a value of type {ty}: an iN holds -2^(N-1) to 2^N-1")]
    NumberRange {
        /// the number
        number: String,
        /// the type
        ty: Type,
    },
    /// `switch` states another type than its operand's.
    #[error("switch over {stated}, but {value} is of type {actual}: state that type")]
    SwitchType {
        /// the type in the text
        stated: Type,
        /// the operand
        value: String,
        /// its type
        actual: Type,
    },
    /// A module where one function is asked for has none or more.
    #[error("expected one function and nothing else, found {0} functions")]
    NotOneFunction(usize),
}

type Result<T> = std::result::Result<T, ParseError>;

/// Reads a module.
///
/// The parser checks syntax and names; types and dominance are for
/// [`verify_module`](crate::ir::verify::verify_module).
///
/// # Errors
/// [`ParseError`], with the place of the first mistake. No text makes it panic.
///
/// ```
/// use symprof_core::ir::text::parse_module;
/// let error = parse_module("func @f() {\nblock entry:\n  jmp entry\n}").unwrap_err();
/// assert!(error.to_string().starts_with("3:3: found `jmp`, expected an instruction"));
/// ```
pub fn parse_module(text: &str) -> Result<Module> {
    let mut p = Parser::new(text);
    let mut module = Module::new();
    loop {
        match &p.token {
            Token::End => return Ok(module),
            t if is_word(t, "func") => {
                module.add(p.function()?);
            }
            t if is_word(t, "constant") => {
                let (name, bytes) = p.constant()?;
                module.constants.insert(name, bytes);
            }
            _ => return Err(p.unexpected("`func` or `constant`")),
        }
    }
}

/// Reads one function.
///
/// # Errors
/// As [`parse_module`]; also where the text holds more or less than one function.
pub fn parse_function(text: &str) -> Result<Function> {
    let mut module = parse_module(text)?;
    let count = module.functions.len();
    let mut functions = std::mem::take(&mut module.functions).into_iter().map(|(_, f)| f);
    match (functions.next(), count) {
        (Some(function), 1) => Ok(function),
        _ => Err(ParseError {
            position: Position { line: 1, column: 1 },
            kind: ParseErrorKind::NotOneFunction(count),
        }),
    }
}

fn is_word(token: &Token, word: &str) -> bool {
    matches!(token, Token::Word(n) if !n.quoted && n.copy == 0 && n.text == word)
}

/// A name as key: a value's bare number differs from the same digits as a name.
type Key = (String, bool, u32);

/// A thing mentioned: the key, where it was first, and what it is once that is known.
struct Mention<E> {
    key: Key,
    position: Position,
    entity: Option<E>,
}

/// Names of one kind within a function.
struct Scope<E> {
    by_key: FxHashMap<Key, usize>,
    mentions: Vec<Mention<E>>,
}

impl<E: EntityRef> Scope<E> {
    fn new() -> Self {
        Scope { by_key: FxHashMap::default(), mentions: Vec::new() }
    }

    fn mention(&mut self, key: Key, position: Position) -> usize {
        let mentions = &mut self.mentions;
        *self.by_key.entry(key).or_insert_with_key(|key| {
            mentions.push(Mention { key: key.clone(), position, entity: None });
            mentions.len() - 1
        })
    }

    /// Notes that `entity` is what the text calls so; false if something else is already.
    fn define(&mut self, key: Key, position: Position, entity: E) -> bool {
        let k = self.mention(key, position);
        let free = self.mentions[k].entity.is_none();
        self.mentions[k].entity = Some(entity);
        free
    }

    fn first_undefined(&self) -> Option<&Mention<E>> {
        self.mentions.iter().find(|m| m.entity.is_none())
    }

    /// The entity for a mention; asked only when none is undefined.
    fn resolve(&self, mention: E) -> E {
        self.mentions.get(mention.index()).and_then(|m| m.entity).unwrap_or(mention)
    }
}

fn show(sigil: &str, key: &Key) -> String {
    let mut text = sigil.to_string();
    let digits = !key.0.is_empty() && key.0.bytes().all(|c| c.is_ascii_digit());
    // writing to a string does not fail
    let _ = super::lexer::write_name(&mut text, &key.0, sigil == "%" && digits && !key.1);
    if key.2 > 0 {
        text += &format!("~{}", key.2);
    }
    text
}

struct Parser<'a> {
    lexer: Lexer<'a>,
    token: Token,
    position: Position,
    values: Scope<Value>,
    blocks: Scope<Block>,
    switches: Vec<(Position, Value, Type)>,
}

impl<'a> Parser<'a> {
    fn new(text: &'a str) -> Self {
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

    fn advance(&mut self) -> Token {
        let (position, token) = self.lexer.next();
        self.position = position;
        std::mem::replace(&mut self.token, token)
    }

    fn unexpected(&self, expected: impl Into<String>) -> ParseError {
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

    fn eat_word(&mut self, word: &str) -> bool {
        let found = is_word(&self.token, word);
        if found {
            self.advance();
        }
        found
    }

    fn expect_word(&mut self, word: &str) -> Result<()> {
        match self.eat_word(word) {
            true => Ok(()),
            false => Err(self.unexpected(format!("`{word}`"))),
        }
    }

    fn eat(&mut self, punct: char) -> bool {
        let found = self.token == Token::Punct(punct);
        if found {
            self.advance();
        }
        found
    }

    fn expect(&mut self, punct: char, context: &str) -> Result<()> {
        match self.eat(punct) {
            true => Ok(()),
            false => Err(self.unexpected(format!("`{punct}` {context}"))),
        }
    }

    /// `item,*` and the closing punctuation.
    fn list<T>(
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

    fn string(&mut self, what: &str) -> Result<String> {
        match &self.token {
            Token::Word(n) if n.quoted && n.copy == 0 => match self.advance() {
                Token::Word(n) => Ok(n.text),
                _ => Ok(String::new()),
            },
            _ => Err(self.unexpected(format!("{what} in quotes"))),
        }
    }

    fn global(&mut self, what: &str) -> Result<String> {
        match self.token {
            Token::Global(_) => match self.advance() {
                Token::Global(name) => Ok(name),
                _ => Ok(String::new()),
            },
            _ => Err(self.unexpected(what)),
        }
    }

    fn bare_word(&self) -> Option<&str> {
        match &self.token {
            Token::Word(n) if !n.quoted && n.copy == 0 => Some(&n.text),
            _ => None,
        }
    }

    fn number(&mut self, what: &str) -> Result<i128> {
        match self.bare_word().and_then(|w| w.parse().ok()) {
            Some(n) => {
                self.advance();
                Ok(n)
            }
            None => Err(self.unexpected(what)),
        }
    }

    /// A number as the bits of a type.
    fn bits(&mut self, ty: Type) -> Result<u64> {
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

    fn try_type(&mut self) -> Option<Type> {
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

    fn ty(&mut self) -> Result<Type> {
        self.try_type().ok_or_else(|| self.unexpected("a type (`i1` to `i64`, `ptr`, `opaque`)"))
    }

    fn value_name(&mut self) -> Result<(Key, Position)> {
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

    fn value(&mut self) -> Result<Value> {
        let (key, position) = self.value_name()?;
        Ok(Value::new(self.values.mention(key, position)))
    }

    fn next_value(&mut self) -> Result<Value> {
        self.expect(',', "and another operand")?;
        self.value()
    }

    fn block_name(&mut self) -> Result<(Key, Position)> {
        let position = self.position;
        match self.token {
            Token::Word(_) => match self.advance() {
                Token::Word(Name { text, copy, .. }) => Ok(((text, false, copy), position)),
                _ => Err(self.unexpected("a block's name")),
            },
            _ => Err(self.unexpected("a block's name")),
        }
    }

    fn target(&mut self) -> Result<BlockCall> {
        let (key, position) = self.block_name()?;
        let block = Block::new(self.blocks.mention(key, position));
        let args = match self.eat('(') {
            true => self.list(')', "after an argument", Self::value)?,
            false => Vec::new(),
        };
        Ok(BlockCall { block, args })
    }

    fn constant(&mut self) -> Result<(String, Vec<Option<u8>>)> {
        self.expect_word("constant")?;
        let name = self.global("the constant's name (`@name`)")?;
        self.expect('=', "before the constant's bytes")?;
        let position = self.position;
        let text = self.string("the constant's bytes (two hex digits each, `??` if unknown)")?;
        let wrong = || ParseError {
            position,
            kind: ParseErrorKind::Unexpected {
                found: "other characters in a constant's bytes".into(),
                expected: "two hex digits for each byte, or `??`".into(),
            },
        };
        let bytes = text.as_bytes().chunks(2).map(|pair| match pair {
            b"??" => Ok(None),
            [a, b] => match ((*a as char).to_digit(16), (*b as char).to_digit(16)) {
                (Some(a), Some(b)) => Ok(Some((a * 16 + b) as u8)),
                _ => Err(wrong()),
            },
            _ => Err(wrong()),
        });
        Ok((name, bytes.collect::<Result<_>>()?))
    }

    fn function(&mut self) -> Result<Function> {
        self.values = Scope::new();
        self.blocks = Scope::new();
        self.switches.clear();
        self.expect_word("func")?;
        let mut func = Function {
            name: self.global("the function's name (`@name`)")?,
            params: Vec::new(),
            result: None,
            blocks: PrimaryMap::new(),
            values: PrimaryMap::new(),
            layout: Vec::new(),
            loops: FxHashMap::default(),
            address_escapes: false,
            unsupported: None,
        };
        self.expect('(', "before the parameters")?;
        let mut k = 0;
        self.list(')', "after a parameter", |p| {
            let param = p.param(&mut func, k)?;
            func.params.push(param);
            k += 1;
            Ok(())
        })?;
        if self.token == Token::Arrow {
            self.advance();
            func.result = Some(self.ty()?);
        }
        func.address_escapes = self.eat_word("escapes");
        if self.eat_word("unsupported") {
            func.unsupported = Some(self.string("the reason")?);
        }
        self.expect('{', "before the function's blocks")?;
        while !self.eat('}') {
            if !is_word(&self.token, "block") {
                return Err(self.unexpected("`block` or `}`"));
            }
            self.block(&mut func)?;
        }
        self.resolve(&mut func)?;
        Ok(func)
    }

    /// Defines what stands at the cursor as a new value.
    fn define(
        &mut self,
        func: &mut Function,
        ty: Type,
        def: ValueDef,
        at: (Key, Position),
    ) -> Result<Value> {
        let ((text, number, copy), position) = at;
        let name = if number { None } else { Some(text.clone()) };
        let value = func.values.push(ValueData { ty, def, name });
        let key = (text, number, copy);
        if self.values.define(key.clone(), position, value) {
            return Ok(value);
        }
        Err(ParseError { position, kind: ParseErrorKind::RedefinedValue(show("%", &key)) })
    }

    fn param(&mut self, func: &mut Function, k: u32) -> Result<Param> {
        let at = self.value_name()?;
        self.expect(':', "and the parameter's type")?;
        let ty = self.ty()?;
        let no_alias = self.eat_word("noalias");
        let source_type = match self.eat_word("type") {
            true => self.string("the source's type")?,
            false => ty.to_string(),
        };
        let (text, number, _) = &at.0;
        let name = match self.eat_word("as") {
            true => self.string("the parameter's name")?,
            false if *number => format!("arg{k}"),
            false => text.clone(),
        };
        let value = self.define(func, ty, ValueDef::Param(k), at)?;
        Ok(Param { name, ty, source_type, value, no_alias })
    }

    fn block(&mut self, func: &mut Function) -> Result<()> {
        self.expect_word("block")?;
        let (key, position) = self.block_name()?;
        let block = func.blocks.push(BlockData {
            name: key.0.clone(),
            params: Vec::new(),
            insts: Vec::new(),
            terminator: Terminator::Unreachable,
            hidden: false,
        });
        func.layout.push(block);
        if !self.blocks.define(key.clone(), position, block) {
            let kind = ParseErrorKind::RedefinedBlock(show("", &key));
            return Err(ParseError { position, kind });
        }
        if self.eat('(') {
            let mut k = 0;
            let params = self.list(')', "after a block parameter", |p| {
                let at = p.value_name()?;
                p.expect(':', "and the block parameter's type")?;
                let ty = p.ty()?;
                k += 1;
                p.define(func, ty, ValueDef::BlockParam(block, k - 1), at)
            })?;
            func.blocks[block].params = params;
        }
        func.blocks[block].hidden = self.eat_word("hidden");
        self.expect(':', "after the block's name and parameters")?;
        if self.eat_word("loop") {
            let path = self.string("the loop's path")?;
            let mut triple = None;
            if self.eat_word("from") {
                let start = self.value()?;
                self.expect_word("to")?;
                let end = self.value()?;
                self.expect_word("in")?;
                triple = Some((start, end, self.value()?));
            }
            let parallel = self.eat_word("parallel");
            func.loops.insert(block, LoopAnnotation { triple, parallel, path });
        }
        loop {
            if let Some(terminator) = self.terminator()? {
                func.blocks[block].terminator = terminator;
                return Ok(());
            }
            self.inst(func, block)?;
        }
    }

    fn terminator(&mut self) -> Result<Option<Terminator>> {
        let Some(word) = self.bare_word() else { return Ok(None) };
        match word {
            "jump" => {
                self.advance();
                Ok(Some(Terminator::Jump(self.target()?)))
            }
            "branch" => {
                self.advance();
                let cond = self.value()?;
                self.expect(',', "and two targets")?;
                let then = self.target()?;
                self.expect(',', "and the second target")?;
                Ok(Some(Terminator::Branch(cond, then, self.target()?)))
            }
            "switch" => {
                self.advance();
                let ty = self.ty()?;
                let position = self.position;
                let value = self.value()?;
                self.switches.push((position, value, ty));
                self.expect(',', "and the cases")?;
                self.expect('[', "before the cases")?;
                let cases = self.list(']', "after a case", |p| {
                    let bits = p.bits(ty)?;
                    p.expect(':', "and the case's target")?;
                    Ok((bits, p.target()?))
                })?;
                self.expect(',', "and the default target")?;
                Ok(Some(Terminator::Switch(value, cases, self.target()?)))
            }
            "return" => {
                self.advance();
                let value = match self.token {
                    Token::Value(_) => Some(self.value()?),
                    _ => None,
                };
                Ok(Some(Terminator::Return(value)))
            }
            "unreachable" => {
                self.advance();
                Ok(Some(Terminator::Unreachable))
            }
            "unsupported" => {
                self.advance();
                let what = self.string("the construct")?;
                self.expect(',', "and the targets")?;
                self.expect('[', "before the targets")?;
                let targets = self.list(']', "after a target", Self::target)?;
                Ok(Some(Terminator::Unsupported(what, targets)))
            }
            _ => Ok(None),
        }
    }

    fn flags(&mut self) -> Flags {
        let mut flags = Flags::NONE;
        loop {
            match self.bare_word() {
                Some("nsw") => flags.nsw = true,
                Some("nuw") => flags.nuw = true,
                Some("exact") => flags.exact = true,
                _ => return flags,
            }
            self.advance();
        }
    }

    fn inst(&mut self, func: &mut Function, block: Block) -> Result<()> {
        let start = self.position;
        let result = match self.token {
            Token::Value(_) => {
                let at = self.value_name()?;
                self.expect('=', "and an operation")?;
                Some(at)
            }
            _ => None,
        };
        let opcode_at = self.position;
        let opcode = self.bare_word().unwrap_or_default().to_owned();
        let (ty, inst) = self.operation(&opcode)?;
        let value = match (ty, result) {
            (Some(ty), Some(at)) => {
                let k = func.blocks[block].insts.len() as u32;
                Some(self.define(func, ty, ValueDef::Inst(block, k), at)?)
            }
            (None, None) => None,
            (Some(_), None) => {
                let kind = ParseErrorKind::Unexpected {
                    found: format!("`{opcode}`, which defines a value"),
                    expected: "`%name =` before it".into(),
                };
                return Err(ParseError { position: opcode_at, kind });
            }
            (None, Some(_)) => {
                let kind = ParseErrorKind::Unexpected {
                    found: format!("a value before `{opcode}`, which defines none"),
                    expected: match opcode.as_str() {
                        "call" => "a type after `call`, or no value".into(),
                        _ => "the operation alone".into(),
                    },
                };
                return Err(ParseError { position: start, kind });
            }
        };
        func.blocks[block].insts.push((value, inst));
        Ok(())
    }

    /// An operation and the type of the value it defines, if it defines one.
    fn operation(&mut self, opcode: &str) -> Result<(Option<Type>, Inst)> {
        let unary = UnaryOp::ALL.into_iter().find(|op| op.name() == opcode);
        let binary = BinaryOp::ALL.into_iter().find(|op| op.name() == opcode);
        let cast = CastOp::ALL.into_iter().find(|op| op.name() == opcode);
        if let Some(op) = unary {
            self.advance();
            let ty = self.ty()?;
            return Ok((Some(ty), Inst::Unary(op, self.value()?)));
        }
        if let Some(op) = binary {
            self.advance();
            let flags = self.flags();
            let ty = if op.is_overflow_test() { Type::BOOL } else { self.ty()? };
            let a = self.value()?;
            return Ok((Some(ty), Inst::Binary(op, flags, a, self.next_value()?)));
        }
        if let Some(op) = cast {
            self.advance();
            let flags = self.flags();
            let a = self.value()?;
            self.expect_word("to")?;
            return Ok((Some(self.ty()?), Inst::Cast(op, flags, a)));
        }
        const OTHERS: [&str; 15] = [
            "const",
            "icmp",
            "select",
            "freeze",
            "ptradd",
            "ptrtoint",
            "inttoptr",
            "opaque",
            "globaladdr",
            "alloca",
            "load",
            "store",
            "clobber",
            "call",
            "assume",
        ];
        if !OTHERS.contains(&opcode) {
            return Err(self.unexpected("an instruction or a terminator"));
        }
        self.advance();
        let defines = |ty, inst| Ok((Some(ty), inst));
        match opcode {
            "const" => {
                let ty = self.ty()?;
                defines(ty, Inst::Const(self.bits(ty)?))
            }
            "icmp" => {
                let word = self.bare_word().unwrap_or_default();
                let Some(pred) = Predicate::ALL.into_iter().find(|p| p.name() == word) else {
                    return Err(self.unexpected("a predicate (`eq`, `ne`, `slt`, …, `uge`)"));
                };
                self.advance();
                let a = self.value()?;
                defines(Type::BOOL, Inst::Compare(pred, a, self.next_value()?))
            }
            "select" => {
                let ty = self.ty()?;
                let c = self.value()?;
                let a = self.next_value()?;
                defines(ty, Inst::Select(c, a, self.next_value()?))
            }
            "freeze" => {
                let ty = self.ty()?;
                defines(ty, Inst::Freeze(self.value()?))
            }
            "ptradd" => {
                let flags = self.flags();
                let a = self.value()?;
                defines(Type::Ptr, Inst::PtrAdd(flags, a, self.next_value()?))
            }
            "ptrtoint" => {
                let a = self.value()?;
                self.expect_word("to")?;
                defines(self.ty()?, Inst::PtrToInt(a))
            }
            "inttoptr" => defines(Type::Ptr, Inst::IntToPtr(self.value()?)),
            "opaque" => {
                let ty = self.ty()?;
                defines(ty, Inst::Opaque(self.string("the reason")?))
            }
            "globaladdr" => {
                defines(Type::Ptr, Inst::GlobalAddr(self.global("a global's name (`@name`)")?))
            }
            "alloca" => {
                if self.eat_word("unknown") {
                    return defines(Type::Ptr, Inst::Alloca(None));
                }
                match self.token {
                    Token::Value(_) => defines(Type::Ptr, Inst::Alloca(Some(self.value()?))),
                    _ => Err(self.unexpected("the size (`%name` or `unknown`)")),
                }
            }
            "load" => {
                let ty = self.ty()?;
                defines(ty, Inst::Load(self.value()?))
            }
            "store" => {
                let address = self.value()?;
                let value = self.next_value()?;
                self.expect(',', "and the number of bytes")?;
                let position = self.position;
                let bytes = self.number("the number of bytes")?;
                let bytes = u32::try_from(bytes).map_err(|_| ParseError {
                    position,
                    kind: ParseErrorKind::Unexpected {
                        found: format!("{bytes} bytes"),
                        expected: "a number from 0 to 2^32-1".into(),
                    },
                })?;
                Ok((None, Inst::Store(address, value, bytes)))
            }
            "clobber" => {
                let address = self.value()?;
                let len = if self.eat(',') { Some(self.value()?) } else { None };
                Ok((None, Inst::Clobber(address, len)))
            }
            "call" => self.call(),
            _ => Ok((None, Inst::Assume(self.value()?))),
        }
    }

    fn call(&mut self) -> Result<(Option<Type>, Inst)> {
        let ty = self.try_type();
        let callee = if self.eat_word("global") {
            Callee::Global(self.global("the global's name (`@name`)")?)
        } else {
            match self.token {
                Token::Global(_) => Callee::Direct(self.global("the callee")?),
                Token::Value(_) => Callee::Indirect(self.value()?),
                _ => {
                    return Err(self
                        .unexpected("a type or the callee (`@name`, `global @name` or `%name`)"))
                }
            }
        };
        self.expect('(', "before the arguments")?;
        let args = self.list(')', "after an argument", Self::value)?;
        let mut effects = CallEffects::UNKNOWN;
        if self.eat_word("pure") {
            effects = CallEffects::PURE;
        } else if self.eat('[') {
            effects = CallEffects {
                reads: false,
                writes: false,
                argument_memory_only: false,
                no_return: false,
            };
            while !self.eat(']') {
                let flag = match self.bare_word() {
                    Some("reads") => &mut effects.reads,
                    Some("writes") => &mut effects.writes,
                    Some("argmem") => &mut effects.argument_memory_only,
                    Some("noreturn") => &mut effects.no_return,
                    _ => {
                        return Err(
                            self.unexpected("`reads`, `writes`, `argmem`, `noreturn` or `]`")
                        )
                    }
                };
                *flag = true;
                self.advance();
            }
        }
        let counted = !self.eat_word("ghost");
        Ok((ty, Inst::Call(CallInfo { callee, args, effects, counted })))
    }

    /// Replaces the mentions in a function that is read to its end.
    fn resolve(&mut self, func: &mut Function) -> Result<()> {
        let value = self.values.first_undefined().map(|m| ParseError {
            position: m.position,
            kind: ParseErrorKind::UndefinedValue(show("%", &m.key)),
        });
        let block = self.blocks.first_undefined().map(|m| ParseError {
            position: m.position,
            kind: ParseErrorKind::UndefinedBlock(show("", &m.key)),
        });
        if let Some(first) = value.into_iter().chain(block).min_by_key(|e| e.position) {
            return Err(first);
        }
        let (values, blocks) = (&self.values, &self.blocks);
        for data in func.blocks.values_mut() {
            for (_, inst) in &mut data.insts {
                inst.for_each_operand_mut(|v| *v = values.resolve(*v));
            }
            data.terminator.for_each_operand_mut(|v| *v = values.resolve(*v));
            data.terminator.for_each_target_mut(|t| t.block = blocks.resolve(t.block));
        }
        for annotation in func.loops.values_mut() {
            if let Some((start, end, step)) = &mut annotation.triple {
                for v in [start, end, step] {
                    *v = values.resolve(*v);
                }
            }
        }
        for &(position, mention, stated) in &self.switches {
            let actual = func.values[values.resolve(mention)].ty;
            if actual != stated {
                let value = show("%", &values.mentions[mention.index()].key);
                let kind = ParseErrorKind::SwitchType { stated, value, actual };
                return Err(ParseError { position, kind });
            }
        }
        Ok(())
    }
}

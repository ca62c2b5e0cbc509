//! The parser of the text form: recursive descent over a grammar that does not nest, so that
//! no input can exhaust the stack. Linear in the length of the text.
//!
//! A value or block may be mentioned before the text defines it (blocks need not stand in
//! dominance order). So while a function is read, its operands and targets hold *mentions*,
//! numbered in the order of their first mention; at its end each is replaced by the entity that
//! the text has defined by then.

use super::super::access::{AccessTag, AccessTypes, TypeId, TypeNode};
use super::super::entities::Value;
use super::super::function::{
    BlockData, ConstantAddress, CopiedBlock, Function, LoopAnnotation, Module, Param, ValueData,
    ValueDef,
};
use super::super::inst::Terminator;
use super::super::location::Location;
use super::super::types::Type;
use super::cursor::{is_word, Parser, Result};
use super::error::{ParseError, ParseErrorKind};
use super::lexer::{Position, Token};
use super::scope::{show, Key, Scope};
use cranelift_entity::{EntityRef, PrimaryMap};
use rustc_hash::FxHashMap;

/// Reads a module.
///
/// The parser checks syntax and names; types and dominance are for
/// [`verify_module`](crate::verify::verify_module).
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
            Token::End => {
                module.mark_own_callees();
                return Ok(module);
            }
            t if is_word(t, "func") => {
                module.add(p.function()?);
            }
            t if is_word(t, "bigendian") => {
                p.advance();
                module.big_endian = true;
            }
            t if is_word(t, "type") => {
                p.advance();
                p.type_node(&mut module.access_types)?;
            }
            t if is_word(t, "access") => {
                p.advance();
                p.access_tag(&mut module.access_types)?;
            }
            t if is_word(t, "constant") => {
                let (name, bytes) = p.constant()?;
                if p.eat_word("addresses") {
                    module.addresses.insert(name.clone(), p.addresses()?);
                }
                module.constants.insert(name, bytes);
            }
            t if is_word(t, "variable") => {
                p.advance();
                let name = p.global("the variable's name (`@name`)")?;
                p.expect_word("holds")?;
                p.expect('[', "before the globals whose addresses it holds")?;
                let held = p.list(']', "after a global", |p| p.global("a global (`@name`)"))?;
                module.holds.insert(name, held);
            }
            t if is_word(t, "noreturn") => {
                p.advance();
                module.never_return.insert(p.global("the function's name (`@name`)")?);
            }
            _ => {
                let expected = "`func`, `constant`, `variable`, `noreturn`, `type` or `access`";
                return Err(p.unexpected(expected));
            }
        }
    }
}

/// Reads one function.
///
/// # Errors
/// As [`parse_module`]; also where the text holds more or less than one function.
///
/// ```
/// use symprof_core::ir::text::parse_function;
/// let f = parse_function("func @f(%n: i32) {\nblock entry:\n  return\n}")?;
/// assert_eq!((f.name.as_str(), f.params.len()), ("f", 1));
/// let error = parse_function("").unwrap_err();
/// assert!(error.to_string().contains("expected one function"), "{error}");
/// # Ok::<(), symprof_core::ir::text::ParseError>(())
/// ```
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

impl Parser<'_> {
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

    fn addresses(&mut self) -> Result<Vec<ConstantAddress>> {
        self.expect('[', "before the addresses")?;
        self.list(']', "after an address", |p| {
            let at = p.offset("where the address stands (a number of bytes)")?;
            let global = p.global("the global whose address it is (`@name`)")?;
            let offset = p.offset("a displacement in bytes")?;
            Ok(ConstantAddress { at, global, offset })
        })
    }

    /// A number that counts what comes before.
    fn next_number(&mut self, next: usize, what: &str) -> Result<()> {
        let position = self.position;
        match self.number(what)? {
            n if n == next as i128 => Ok(()),
            n => Err(ParseError {
                position,
                kind: ParseErrorKind::Unexpected {
                    found: n.to_string(),
                    expected: format!("{next}, the next of {what}"),
                },
            }),
        }
    }

    fn type_node(&mut self, types: &mut AccessTypes) -> Result<()> {
        self.next_number(types.types().len(), "the numbers of types")?;
        let name = self.string("the type's name")?;
        self.expect('[', "before the fields")?;
        let fields = self.list(']', "after a field", |p| {
            let at = p.offset("where the field lies (a number of bytes)")?;
            Ok((at, TypeId(p.offset("the number of the field's type")?)))
        })?;
        types.add_type(TypeNode { name, fields });
        Ok(())
    }

    fn access_tag(&mut self, types: &mut AccessTypes) -> Result<()> {
        let next = types.tags().len();
        self.next_number(next, "the numbers of accesses")?;
        self.expect('=', "before the type of the object")?;
        let position = self.position;
        let base = TypeId(self.offset("the number of the object's type")?);
        let access = TypeId(self.offset("the number of the field's type")?);
        let offset = self.offset("where the field lies (a number of bytes)")?;
        let number = types.add_tag(AccessTag { base, access, offset });
        match number.0 as usize == next {
            true => Ok(()),
            false => Err(ParseError {
                position,
                kind: ParseErrorKind::Unexpected {
                    found: format!("the access that has the number {}", number.0),
                    expected: "another".into(),
                },
            }),
        }
    }

    /// A number that fits the type.
    pub(super) fn offset<T: TryFrom<i128>>(&mut self, what: &str) -> Result<T> {
        let position = self.position;
        let n = self.number(what)?;
        T::try_from(n).map_err(|_| ParseError {
            position,
            kind: ParseErrorKind::Unexpected { found: n.to_string(), expected: what.into() },
        })
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
            interposable: false,
            loose_signature: false,
            promised: Default::default(),
            kept: Default::default(),
            variable_names: Default::default(),
            value_sources: Default::default(),
            split_edges: Default::default(),
            parallel: None,
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
        func.interposable = self.eat_word("interposable");
        func.loose_signature = self.eat_word("loose");
        if self.eat_word("parallel") {
            func.parallel = Some(self.string("what is assumed of threads")?);
        }
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
    pub(super) fn define(
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
        let default = match self.eat_word("default") {
            true => Some(self.number("the parameter's value where nothing is said of it")? as i64),
            false => None,
        };
        let (text, number, _) = &at.0;
        let name = match self.eat_word("as") {
            true => self.string("the parameter's name")?,
            false if *number => format!("arg{k}"),
            false => text.clone(),
        };
        let value = self.define(func, ty, ValueDef::Param(k), at)?;
        Ok(Param { name, ty, source_type, value, no_alias, default, source: None })
    }

    /// A place in a source file, if that word stands here.
    fn location(&mut self, word: &str) -> Result<Option<Location>> {
        if !self.eat_word(word) {
            return Ok(None);
        }
        let file = self.string("a source file")?;
        let position = self.position;
        let line = self.number("a line of it")?;
        let Ok(line) = u32::try_from(line) else {
            let (found, expected) = (line.to_string(), "a line of it".to_owned());
            let kind = ParseErrorKind::Unexpected { found, expected };
            return Err(ParseError { position, kind });
        };
        Ok(Some(Location::new(file, line)))
    }

    fn block(&mut self, func: &mut Function) -> Result<()> {
        self.expect_word("block")?;
        let (key, position) = self.block_name()?;
        let block = func.blocks.push(BlockData {
            name: key.0.clone(),
            params: Vec::new(),
            insts: Vec::new(),
            access: Default::default(),
            terminator: Terminator::Unreachable,
            location: None,
            loop_location: None,
            hidden: false,
            copies: Vec::new(),
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
        if self.eat_word("copies") {
            loop {
                let function = self.global("the function that the block is copied from")?;
                let copied = CopiedBlock::new(function, self.block_name()?.0 .0);
                func.blocks[block].copies.push(copied);
                if !self.eat(',') {
                    break;
                }
            }
        }
        func.blocks[block].location = self.location("at")?;
        func.blocks[block].loop_location = self.location("repeats")?;
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

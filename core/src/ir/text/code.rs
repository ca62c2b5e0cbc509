//! Instructions and terminators.

use super::super::access::AccessType;
use super::super::call::{Allocation, CallEffects, CallInfo, Callee};
use super::super::entities::Block;
use super::super::function::{Function, ValueDef};
use super::super::inst::{BinaryOp, CastOp, Flags, Inst, Predicate, Terminator, UnaryOp};
use super::super::types::Type;
use super::cursor::{Parser, Result};
use super::error::{ParseError, ParseErrorKind};
use super::lexer::Token;

impl Parser<'_> {
    pub(super) fn terminator(&mut self) -> Result<Option<Terminator>> {
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

    pub(super) fn flags(&mut self) -> Flags {
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

    pub(super) fn inst(&mut self, func: &mut Function, block: Block) -> Result<()> {
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
        let data = &mut func.blocks[block];
        if inst.accesses_memory() && self.eat_word("access") {
            let access = AccessType(self.offset("the number of an access")?);
            data.access.insert(data.insts.len() as u32, access);
        }
        data.insts.push((value, inst));
        Ok(())
    }

    /// An operation and the type of the value it defines, if it defines one.
    pub(super) fn operation(&mut self, opcode: &str) -> Result<(Option<Type>, Inst)> {
        let unary = UnaryOp::ALL.iter().copied().find(|op| op.name() == opcode);
        let binary = BinaryOp::ALL.iter().copied().find(|op| op.name() == opcode);
        let cast = CastOp::ALL.iter().copied().find(|op| op.name() == opcode);
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
        const OTHERS: [&str; 17] = [
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
            "fill",
            "copy",
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
                let Some(pred) = Predicate::ALL.iter().copied().find(|p| p.name() == word) else {
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
            "fill" | "copy" => {
                let to = self.value()?;
                self.expect(',', "before what is written")?;
                let what = self.value()?;
                self.expect(',', "before the number of bytes")?;
                let len = self.value()?;
                let fill = opcode == "fill";
                let inst = if fill { Inst::Fill(to, what, len) } else { Inst::Copy(to, what, len) };
                Ok((None, inst))
            }
            "call" => self.call(),
            _ => Ok((None, Inst::Assume(self.value()?))),
        }
    }

    pub(super) fn call(&mut self) -> Result<(Option<Type>, Inst)> {
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
                returns_twice: false,
                allocation: Allocation::Unknown,
                own_body: false,
            };
            while !self.eat(']') {
                let allocation = match self.bare_word() {
                    Some("allocates") => Some(Allocation::Fresh),
                    Some("zeroed") => Some(Allocation::Zeroed),
                    Some("releases") => Some(Allocation::Release),
                    _ => None,
                };
                if let Some(allocation) = allocation {
                    effects.allocation = allocation;
                    self.advance();
                    continue;
                }
                let flag = match self.bare_word() {
                    Some("reads") => &mut effects.reads,
                    Some("writes") => &mut effects.writes,
                    Some("argmem") => &mut effects.argument_memory_only,
                    Some("noreturn") => &mut effects.no_return,
                    Some("returnstwice") => &mut effects.returns_twice,
                    _ => return Err(self.unexpected(
                        "`reads`, `writes`, `argmem`, `noreturn`, `returnstwice`, `allocates`, \
                             `zeroed`, `releases` or `]`",
                    )),
                };
                *flag = true;
                self.advance();
            }
        }
        let counted = !self.eat_word("ghost");
        Ok((ty, Inst::Call(CallInfo { callee, args, effects, counted })))
    }
}

//! Instructions and terminators.

use super::super::access::AccessType;
use super::super::call::{Allocation, CallEffects, CallInfo, Callee};
use super::super::entities::Block;
use super::super::function::{Function, ValueDef};
use super::super::inst::{BinaryOp, CastOp, Flags, Inst, Terminator, UnaryOp};
use super::super::predicate::Predicate;
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
        match opcode {
            "const" | "icmp" | "select" | "freeze" | "opaque" => {
                self.advance();
                let (ty, inst) = self.integer_operation(opcode)?;
                Ok((Some(ty), inst))
            }
            "ptradd" | "ptrtoint" | "inttoptr" | "globaladdr" | "alloca" => {
                self.advance();
                let (ty, inst) = self.pointer_operation(opcode)?;
                Ok((Some(ty), inst))
            }
            "load" => {
                self.advance();
                let ty = self.ty()?;
                Ok((Some(ty), Inst::Load(self.value()?)))
            }
            "store" | "clobber" | "fill" | "copy" => {
                self.advance();
                Ok((None, self.write(opcode)?))
            }
            "call" => {
                self.advance();
                self.call()
            }
            "assume" => {
                self.advance();
                Ok((None, Inst::Assume(self.value()?)))
            }
            _ => Err(self.unexpected("an instruction or a terminator")),
        }
    }

    /// What follows `const`, `icmp`, `select`, `freeze` or `opaque`.
    fn integer_operation(&mut self, opcode: &str) -> Result<(Type, Inst)> {
        if opcode == "icmp" {
            let word = self.bare_word().unwrap_or_default();
            let Some(pred) = Predicate::ALL.iter().copied().find(|p| p.name() == word) else {
                return Err(self.unexpected("a predicate (`eq`, `ne`, `slt`, …, `uge`)"));
            };
            self.advance();
            let a = self.value()?;
            return Ok((Type::BOOL, Inst::Compare(pred, a, self.next_value()?)));
        }
        let ty = self.ty()?;
        let inst = match opcode {
            "const" => Inst::Const(self.bits(ty)?),
            "select" => {
                let c = self.value()?;
                let a = self.next_value()?;
                Inst::Select(c, a, self.next_value()?)
            }
            "freeze" => Inst::Freeze(self.value()?),
            _ => Inst::Opaque(self.string("the reason")?),
        };
        Ok((ty, inst))
    }

    /// What follows `ptradd`, `ptrtoint`, `inttoptr`, `globaladdr` or `alloca`.
    fn pointer_operation(&mut self, opcode: &str) -> Result<(Type, Inst)> {
        let inst = match opcode {
            "ptradd" => {
                let flags = self.flags();
                let a = self.value()?;
                Inst::PtrAdd(flags, a, self.next_value()?)
            }
            "ptrtoint" => {
                let a = self.value()?;
                self.expect_word("to")?;
                return Ok((self.ty()?, Inst::PtrToInt(a)));
            }
            "inttoptr" => Inst::IntToPtr(self.value()?),
            "globaladdr" => Inst::GlobalAddr(self.global("a global's name (`@name`)")?),
            _ if self.eat_word("unknown") => Inst::Alloca(None),
            _ => match self.token {
                Token::Value(_) => Inst::Alloca(Some(self.value()?)),
                _ => return Err(self.unexpected("the size (`%name` or `unknown`)")),
            },
        };
        Ok((Type::Ptr, inst))
    }

    /// What follows `store`, `clobber`, `fill` or `copy`.
    fn write(&mut self, opcode: &str) -> Result<Inst> {
        let to = self.value()?;
        match opcode {
            "store" => {
                let value = self.next_value()?;
                self.expect(',', "and the number of bytes")?;
                Ok(Inst::Store(to, value, self.byte_count()?))
            }
            "clobber" => {
                let len = if self.eat(',') { Some(self.value()?) } else { None };
                Ok(Inst::Clobber(to, len))
            }
            _ => {
                self.expect(',', "before what is written")?;
                let what = self.value()?;
                self.expect(',', "before the number of bytes")?;
                let len = self.value()?;
                let fill = opcode == "fill";
                Ok(if fill { Inst::Fill(to, what, len) } else { Inst::Copy(to, what, len) })
            }
        }
    }

    fn byte_count(&mut self) -> Result<u32> {
        let position = self.position;
        let bytes = self.number("the number of bytes")?;
        u32::try_from(bytes).map_err(|_| ParseError {
            position,
            kind: ParseErrorKind::Unexpected {
                found: format!("{bytes} bytes"),
                expected: "a number from 0 to 2^32-1".into(),
            },
        })
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
                not_library: false,
                sets_errno: false,
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
                    Some("notlibrary") => &mut effects.not_library,
                    Some("errno") => &mut effects.sets_errno,
                    _ => return Err(self.unexpected(
                        "`reads`, `writes`, `argmem`, `noreturn`, `returnstwice`, `notlibrary`, `errno`, \
                             `allocates`, `zeroed`, `releases` or `]`",
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

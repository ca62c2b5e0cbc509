//! What functions hand back of what they are given: the parts of a returned aggregate that are made of
//! parameters by the same few operations whichever way the function returns, like the sizes in a
//! descriptor of fresh memory.
//!
//! A function of the neutral form returns one value; an aggregate is none. Its parts that are seen here
//! need not be returned: the caller computes them again, behind the call.

use super::calls::Site;
use super::function::{Lowered, Lowering};
use super::module::interposable;
use llvm_ir::function::ParameterAttribute as A;
use llvm_ir::{
    Constant, Function, Instruction as I, Name, Operand, Terminator, Type as L, TypeRef,
};
use rustc_hash::FxHashMap;
use symprof_core::ir::{BinaryOp, CastOp, Flags, Type, Value};

/// Insertions behind each other that are followed.
const CHAIN: usize = 256;
/// Callees of callees are looked at so deep.
const DEPTH: usize = 3;
/// Functions of more blocks are not looked at: what puts descriptors together is short.
const BLOCKS: usize = 256;

/// A part is made by at most so many operations behind each other.
const OPERATIONS: usize = 3;

/// A part of what is returned.
#[derive(Clone, PartialEq)]
enum Part {
    /// the parameter of that number
    Parameter(usize),
    /// an integer: its width and bits
    Number(u8, u64),
    Binary(BinaryOp, Flags, Box<(Part, Part)>),
    /// an extension or truncation to some bits
    Cast(CastOp, u8, Box<Part>),
}

impl Part {
    /// The same of other parameters.
    fn of(&self, parameter: &dyn Fn(usize) -> Option<Part>) -> Option<Part> {
        Some(match self {
            Part::Parameter(k) => parameter(*k)?,
            Part::Number(..) => self.clone(),
            Part::Binary(op, flags, ab) => {
                let both = (ab.0.of(parameter)?, ab.1.of(parameter)?);
                Part::Binary(*op, *flags, Box::new(both))
            }
            Part::Cast(op, width, a) => Part::Cast(*op, *width, Box::new(a.of(parameter)?)),
        })
    }
}

type Defs<'m> = FxHashMap<&'m Name, &'m I>;

impl<'m> Lowering<'_, 'm> {
    /// The parts of the aggregate that a call returns, as far as its callee hands back what it gets.
    pub(super) fn handed_back(&mut self, site: Site<'m>) -> Option<Lowered> {
        let callee = self.body_of(site)?;
        let leaves = self.leaves(&callee.return_type)?;
        let parts = self.returned(callee, DEPTH)?;
        let mut found: Vec<Option<Value>> = Vec::with_capacity(leaves.len());
        for (part, leaf) in parts.into_iter().zip(&leaves) {
            let ty = self.ty(&leaf.ty);
            let value = part.and_then(|p| self.made(site, &p));
            found.push(value.filter(|&v| self.b.ty(v) == ty));
        }
        (found.len() == leaves.len()).then_some(Lowered::Parts(found))
    }

    /// A part made of the arguments of a call.
    fn made(&mut self, site: Site<'m>, part: &Part) -> Option<Value> {
        match part {
            Part::Parameter(k) => self.scalar(&site.arguments.get(*k)?.0),
            Part::Number(width, bits) => Some(self.constant(Type::Int(*width), *bits as i64)),
            Part::Binary(op, flags, ab) => {
                let (a, b) = (self.made(site, &ab.0)?, self.made(site, &ab.1)?);
                Some(self.b.binary(*op, *flags, a, b))
            }
            Part::Cast(op, width, a) => {
                let a = self.made(site, a)?;
                Some(self.b.cast(*op, Flags::NONE, Type::Int(*width), a))
            }
        }
    }

    /// The body that a call certainly runs.
    fn body_of(&self, site: Site<'m>) -> Option<&'m Function> {
        let name = self.scope.resolve(site.global()?);
        let callee = *self.scope.bodies.get(name.as_str())?;
        (!interposable(callee.linkage, self.scope.facts) && self.fits(callee, site))
            .then_some(callee)
    }

    /// The leaves of what a function returns, where all its returns agree.
    fn returned(&self, function: &'m Function, depth: usize) -> Option<Vec<Option<Part>>> {
        if function.basic_blocks.len() > BLOCKS {
            return None;
        }
        let mut defs: Defs<'m> = FxHashMap::default();
        for inst in function.basic_blocks.iter().flat_map(|b| &b.instrs) {
            defs.extend(inst.try_get_result().map(|name| (name, inst)));
        }
        let mut all: Option<Vec<Option<Part>>> = None;
        for block in &function.basic_blocks {
            let Terminator::Ret(ret) = &block.term else { continue };
            let operand = ret.return_operand.as_ref()?;
            let parts = self.parts_of(function, &defs, operand, &function.return_type, depth)?;
            all = Some(match all {
                None => parts,
                Some(before) => {
                    let both = before.into_iter().zip(parts);
                    both.map(|(a, b)| a.filter(|a| Some(a) == b.as_ref())).collect()
                }
            });
        }
        all.filter(|parts| parts.iter().any(Option::is_some))
    }

    /// The leaves of an aggregate in a function: what was inserted last at each.
    fn parts_of(
        &self,
        function: &'m Function,
        defs: &Defs<'m>,
        aggregate: &'m Operand,
        ty: &TypeRef,
        depth: usize,
    ) -> Option<Vec<Option<Part>>> {
        let mut parts: Vec<Option<Part>> = vec![None; self.leaves(ty)?.len()];
        let mut set = vec![false; parts.len()];
        let mut at = aggregate;
        for _ in 0..CHAIN {
            let Operand::LocalOperand { name, .. } = at else { return Some(parts) };
            match defs.get(name) {
                Some(I::InsertValue(i)) => {
                    let (range, _) = self.selected(ty, &i.indices)?;
                    let single = range.len() == 1;
                    for k in range {
                        if !std::mem::replace(set.get_mut(k)?, true) && single {
                            parts[k] = part(function, defs, &i.element, OPERATIONS);
                        }
                    }
                    at = &i.aggregate;
                }
                Some(I::Call(call)) if depth > 0 => {
                    let site = Site::from(call);
                    let Some(callee) = self.body_of(site) else { return Some(parts) };
                    let inner = self.returned(callee, depth - 1).unwrap_or_default();
                    for (k, found) in inner.into_iter().enumerate().take(parts.len()) {
                        if !set[k] {
                            let argument = |j: usize| {
                                part(function, defs, &site.arguments.get(j)?.0, OPERATIONS)
                            };
                            parts[k] = found.and_then(|p| p.of(&argument));
                        }
                    }
                    return Some(parts);
                }
                _ => return Some(parts),
            }
        }
        None
    }
}

/// A value as a part, if it is made of parameters and numbers by few operations. A parameter that is passed by
/// value is the address of a copy, and one that is an aggregate no value.
fn part(function: &Function, defs: &Defs<'_>, operand: &Operand, left: usize) -> Option<Part> {
    let name = match operand {
        Operand::LocalOperand { name, .. } => name,
        Operand::ConstantOperand(c) => match c.as_ref() {
            Constant::Int { bits: bits @ 1..=64, value } => {
                return Some(Part::Number(*bits as u8, *value))
            }
            _ => return None,
        },
        Operand::MetadataOperand => return None,
    };
    if let Some(k) = function.parameters.iter().position(|p| p.name == *name) {
        let copied = function.parameters[k].attributes.iter().any(|a| {
            matches!(
                a,
                A::ByVal(_) | A::InAlloca(_) | A::Preallocated(_) | A::UnknownTypeAttribute(_)
            )
        });
        return (!copied).then_some(Part::Parameter(k));
    }
    let left = left.checked_sub(1)?;
    let part = |operand| part(function, defs, operand, left);
    let cast = |op, operand, to: &TypeRef| {
        let L::IntegerType { bits: bits @ 1..=64 } = to.as_ref() else { return None };
        Some(Part::Cast(op, *bits as u8, Box::new(part(operand)?)))
    };
    let wraps = |nsw, nuw| Flags { nsw, nuw, ..Flags::NONE };
    let (op, flags, a, b) = match *defs.get(name)? {
        I::ZExt(i) => return cast(CastOp::Zext, &i.operand, &i.to_type),
        I::SExt(i) => return cast(CastOp::Sext, &i.operand, &i.to_type),
        I::Trunc(i) => return cast(CastOp::Trunc, &i.operand, &i.to_type),
        I::Add(i) => (BinaryOp::Add, wraps(i.nsw, i.nuw), &i.operand0, &i.operand1),
        I::Sub(i) => (BinaryOp::Sub, wraps(i.nsw, i.nuw), &i.operand0, &i.operand1),
        I::Mul(i) => (BinaryOp::Mul, wraps(i.nsw, i.nuw), &i.operand0, &i.operand1),
        I::Shl(i) => (BinaryOp::Shl, wraps(i.nsw, i.nuw), &i.operand0, &i.operand1),
        I::And(i) => (BinaryOp::And, Flags::NONE, &i.operand0, &i.operand1),
        I::Or(i) => (BinaryOp::Or, Flags::NONE, &i.operand0, &i.operand1),
        I::Xor(i) => (BinaryOp::Xor, Flags::NONE, &i.operand0, &i.operand1),
        I::LShr(i) => (BinaryOp::LShr, Flags::NONE, &i.operand0, &i.operand1),
        I::AShr(i) => (BinaryOp::AShr, Flags::NONE, &i.operand0, &i.operand1),
        _ => return None,
    };
    Some(Part::Binary(op, flags, Box::new((part(a)?, part(b)?))))
}

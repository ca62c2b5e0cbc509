//! What functions hand back of what they are given: the parts of a returned aggregate that are a parameter
//! or a constant whichever way the function returns, like the sizes in a descriptor of fresh memory.
//!
//! A function of the neutral form returns one value; an aggregate is none. Its parts that are seen here
//! need not be returned: the caller has them.

use super::calls::Site;
use super::function::{Lowered, Lowering};
use super::module::interposable;
use llvm_ir::function::ParameterAttribute as A;
use llvm_ir::{Constant, Function, Instruction as I, Name, Operand, Terminator, TypeRef};
use rustc_hash::FxHashMap;
use symprof_core::ir::Value;

/// Insertions behind each other that are followed.
const CHAIN: usize = 256;
/// Callees of callees are looked at so deep.
const DEPTH: usize = 3;
/// Functions of more blocks are not looked at: what puts descriptors together is short.
const BLOCKS: usize = 256;

/// A part of what is returned.
#[derive(Clone, PartialEq)]
enum Part {
    /// the parameter of that number
    Parameter(usize),
    /// an integer: its bits
    Number(u64),
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
            let value = match part {
                Some(Part::Parameter(k)) => self.scalar(&site.arguments.get(k)?.0),
                Some(Part::Number(bits)) => Some(self.constant(ty, bits as i64)),
                None => None,
            };
            found.push(value.filter(|&v| self.b.ty(v) == ty));
        }
        (found.len() == leaves.len()).then_some(Lowered::Parts(found))
    }

    /// The body that a call certainly runs.
    fn body_of(&self, site: Site<'m>) -> Option<&'m Function> {
        let name = self.scope.resolve(site.global()?);
        let callee = *self.scope.bodies.get(name.as_str())?;
        (!interposable(callee.linkage) && self.fits(callee, site)).then_some(callee)
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
                            parts[k] = part(function, &i.element);
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
                            parts[k] = found.and_then(|p| match p {
                                Part::Parameter(j) => part(function, &site.arguments.get(j)?.0),
                                number => Some(number),
                            });
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

/// A value as a part, if it is a parameter or a number. A parameter that is passed by value is the address
/// of a copy.
fn part(function: &Function, operand: &Operand) -> Option<Part> {
    match operand {
        Operand::LocalOperand { name, .. } => {
            let k = function.parameters.iter().position(|p| p.name == *name)?;
            let copied = function.parameters[k].attributes.iter().any(|a| {
                matches!(
                    a,
                    A::ByVal(_) | A::InAlloca(_) | A::Preallocated(_) | A::UnknownTypeAttribute(_)
                )
            });
            (!copied).then_some(Part::Parameter(k))
        }
        Operand::ConstantOperand(c) => match c.as_ref() {
            Constant::Int { bits: 1..=64, value } => Some(Part::Number(*value)),
            _ => None,
        },
        Operand::MetadataOperand => None,
    }
}

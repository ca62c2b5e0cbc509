//! Why a value is not known: the construct, and the data it comes from where that can be traced.

use super::calls::Site;
use super::cfg;
use super::function::{Lowered, Lowering};
use super::module::plain;
use llvm_ir::{Constant, Instruction as I, Name, Operand};
use rustc_hash::FxHashSet;

/// How many instructions a trace looks at.
const LIMIT: usize = 256;

impl<'m> Lowering<'_, 'm> {
    /// `fcmp of data loaded from A`, and the like.
    pub(super) fn reason(&self, inst: &'m I) -> String {
        let what = match inst {
            I::FCmp(_) => "fcmp",
            I::ICmp(i) => {
                return self.with_origin(&format!("icmp of {}", self.type_text(&i.operand0)), inst)
            }
            I::FPToSI(_) => "fptosi",
            I::FPToUI(_) => "fptoui",
            I::BitCast(i) => {
                return self
                    .with_origin(&format!("bitcast of {}", self.type_text(&i.operand)), inst)
            }
            I::ExtractElement(_) => "extractelement",
            I::ExtractValue(_) => "extractvalue",
            I::Trunc(i) => {
                return self.with_origin(&format!("trunc of {}", self.type_text(&i.operand)), inst)
            }
            I::Select(_) => "select",
            I::Load(i) if i.volatile => "volatile load",
            I::Load(i) if i.atomicity.is_some() => "atomic load",
            I::Load(_) => "load",
            I::CmpXchg(_) => "cmpxchg",
            I::AtomicRMW(_) => "atomicrmw",
            I::VAArg(_) => "va_arg",
            I::LandingPad(_) => "landingpad",
            I::Freeze(_) => "freeze",
            I::PtrToInt(_) => "ptrtoint",
            I::IntToPtr(_) => "inttoptr",
            I::GetElementPtr(_) => "getelementptr",
            _ => "an instruction that is not modelled",
        };
        self.with_origin(what, inst)
    }

    fn type_text(&self, operand: &Operand) -> String {
        self.scope.module.type_of(operand).to_string()
    }

    /// Adds where the data comes from.
    pub(super) fn with_origin(&self, what: &str, inst: &'m I) -> String {
        match self.origin(inst) {
            Some(origin) => format!("{what} of {origin}"),
            None => what.to_owned(),
        }
    }

    /// The first load, call or parameter that an instruction's operands come from.
    fn origin(&self, inst: &'m I) -> Option<String> {
        let mut seen: FxHashSet<&Name> = FxHashSet::default();
        let mut queue: std::collections::VecDeque<&'m I> = std::collections::VecDeque::new();
        queue.push_back(inst);
        for _ in 0..LIMIT {
            let at = queue.pop_front()?;
            match at {
                I::Load(i) => {
                    return Some(match self.base(&i.address) {
                        Some(base) => format!("data loaded from {base}"),
                        None => "loaded data".to_owned(),
                    });
                }
                I::Call(i) if !std::ptr::eq(at, inst) => {
                    if let Some(name) = Site::from(i).direct_name() {
                        if !name.starts_with("llvm.") {
                            return Some(format!("the result of {name}"));
                        }
                    }
                }
                _ => {}
            }
            cfg::for_each_operand(at, |operand| {
                if let Operand::LocalOperand { name, .. } = operand {
                    if seen.insert(name) {
                        queue.extend(self.defs.get(name));
                    }
                }
            });
        }
        None
    }

    /// The parameter, global or value whose memory an address points into.
    fn base(&self, address: &'m Operand) -> Option<String> {
        let mut at = address;
        for _ in 0..LIMIT {
            match at {
                Operand::ConstantOperand(c) => match c.as_ref() {
                    Constant::GlobalReference { name, .. } => return Some(plain(name)),
                    _ => return None,
                },
                Operand::MetadataOperand => return None,
                Operand::LocalOperand { name, .. } => match self.defs.get(name) {
                    Some(I::GetElementPtr(i)) => at = &i.address,
                    Some(I::BitCast(i)) => at = &i.operand,
                    Some(I::AddrSpaceCast(i)) => at = &i.operand,
                    Some(I::Phi(i)) => at = &i.incoming_values.last()?.0,
                    Some(_) => return Some(plain(name)),
                    None => {
                        let Some(Lowered::Scalar(value)) = self.values.get(name) else {
                            return None;
                        };
                        let params = &self.b.func().params;
                        let param = params.iter().find(|p| p.value == *value)?;
                        return Some(param.name.clone());
                    }
                },
            }
        }
        None
    }
}

//! Why a value is not known: what computes it, the data it comes from where that can be traced, and the line, in words
//! of the source.

use super::calls::Site;
use super::cfg;
use super::function::{Lowered, Lowering};
use super::module::plain;
use llvm_ir::{Constant, Instruction as I, Name, Operand};
use rustc_hash::FxHashSet;
use symprof_core::ir::{name_in_words, Type, ValueSource};

/// How many instructions a trace looks at.
const LIMIT: usize = 256;

/// How many origins are named.
const NAMED: usize = 3;

impl<'m> Lowering<'_, 'm> {
    /// ``a float comparison of data loaded from `A` (f.c:12)``, and the like.
    pub(super) fn reason(&self, inst: &'m I) -> String {
        let what = match inst {
            I::FCmp(_) => "a float comparison",
            I::ICmp(i) => {
                let what = format!("a comparison ({})", self.type_text(&i.operand0));
                return self.with_origin(&what, inst);
            }
            I::FPToSI(_) | I::FPToUI(_) => "the integer part",
            I::BitCast(i) => {
                let what = format!("the bits ({})", self.type_text(&i.operand));
                return self.with_origin(&what, inst);
            }
            I::ExtractElement(_) => "a vector element",
            I::ExtractValue(_) => "a member",
            I::Trunc(i) => {
                let what = format!("the low bits ({})", self.type_text(&i.operand));
                return self.with_origin(&what, inst);
            }
            I::Select(_) => "a choice",
            I::Load(i) => {
                let what = match (i.volatile, i.atomicity.is_some()) {
                    (true, _) => "a volatile load",
                    (_, true) => "an atomic load",
                    _ => "a load",
                };
                return self.with_place(what, "from", &i.address, inst);
            }
            I::CmpXchg(i) => {
                return self.with_place("an atomic exchange", "of", &i.address, inst);
            }
            I::GetElementPtr(i) => return self.with_place("an address", "in", &i.address, inst),
            I::AtomicRMW(i) => return self.with_place("an atomic update", "of", &i.address, inst),
            I::VAArg(_) => "a variable argument",
            I::LandingPad(_) => "a caught exception",
            I::Freeze(_) => "a frozen value",
            I::PtrToInt(_) => "an address as a number",
            I::IntToPtr(_) => "a number as an address",
            _ => "an instruction that is not modelled",
        };
        self.with_origin(what, inst)
    }

    fn type_text(&self, operand: &Operand) -> String {
        self.scope.module.type_of(operand).to_string()
    }

    /// Adds what an access to memory reaches, and the line.
    fn with_place(&self, what: &str, word: &str, address: &'m Operand, inst: &I) -> String {
        let place = self.base(address).map(|base| format!(" {word} {base}")).unwrap_or_default();
        format!("{what}{place}{}", self.line(inst))
    }

    /// Adds where the data comes from, and the line.
    pub(super) fn with_origin(&self, what: &str, inst: &'m I) -> String {
        let line = self.line(inst);
        let origins = self.origins(inst);
        match origins.split_last() {
            None => format!("{what}{line}"),
            Some((last, [])) => format!("{what} of {last}{line}"),
            Some((last, others)) => format!("{what} of {} and {last}{line}", others.join(", ")),
        }
    }

    /// The line of an instruction in brackets, behind a space.
    fn line(&self, inst: &I) -> String {
        let told = inst.try_get_result().and_then(|name| self.source_of(name)?.location.as_ref());
        told.map(|line| format!(" ({})", line.brief())).unwrap_or_default()
    }

    /// The loads and calls that an instruction's operands come from, the nearest first, then the parameters.
    fn origins(&self, inst: &'m I) -> Vec<String> {
        let (mut found, mut parameters): (Vec<String>, Vec<String>) = Default::default();
        let mut is_loaded = false;
        let mut seen: FxHashSet<&Name> = FxHashSet::default();
        let mut queue = std::collections::VecDeque::from([inst]);
        for _ in 0..LIMIT {
            let Some(at) = queue.pop_front() else { break };
            let origin = match at {
                I::Load(i) => self.base(&i.address).map(|base| format!("data loaded from {base}")),
                I::Call(i) if !std::ptr::eq(at, inst) => called(&Site::from(i)),
                _ => None,
            };
            is_loaded |= matches!(at, I::Load(_));
            let ends_here = origin.is_some() || matches!(at, I::Load(_));
            found.extend(origin.filter(|o| !found.contains(o)));
            if ends_here {
                continue;
            }
            cfg::for_each_operand(at, |operand| {
                let Operand::LocalOperand { name, .. } = operand else { return };
                if !seen.insert(name) {
                    return;
                }
                match self.defs.get(name) {
                    Some(def) => queue.push_back(def),
                    None => parameters
                        .extend(self.parameter(name).map(|p| format!("the parameter `{p}`"))),
                }
            });
        }
        if is_loaded && found.is_empty() {
            found.push("loaded data".to_owned());
        }
        found.append(&mut parameters);
        if found.len() > NAMED {
            found.truncate(NAMED - 1);
            found.push("more".to_owned());
        }
        found
    }

    /// What the source says of a value.
    pub(super) fn source_of(&self, name: &Name) -> Option<&'m ValueSource> {
        let Name::Name(name) = name else { return None };
        self.facts?.values.get(name.as_str())
    }

    /// A parameter as messages call it.
    fn parameter(&self, name: &Name) -> Option<String> {
        let of_value = || {
            let Lowered::Scalar(value) = self.values.get(name)? else { return None };
            let param = self.b.func().params.iter().find(|p| p.value == *value)?;
            // no point names what is no number
            let is_opaque = self.b.func().values[*value].ty == Type::Opaque;
            let variable = self.source_of(name).and_then(|s| s.variable.as_deref());
            let variable = variable.filter(|_| is_opaque);
            Some(variable.map_or_else(|| param.name.clone(), str::to_owned))
        };
        let is_one = || self.source.parameters.iter().any(|p| p.name == *name);
        of_value().or_else(|| is_one().then(|| name_in_words(&plain(name)).map(str::to_owned))?)
    }

    /// The parameter, global, variable or call whose memory an address points into, perhaps through other memory.
    fn base(&self, address: &'m Operand) -> Option<String> {
        let mut at = address;
        for _ in 0..LIMIT {
            match at {
                Operand::ConstantOperand(c) => match c.as_ref() {
                    Constant::GlobalReference { name, .. } => {
                        return Some(format!("`{}`", plain(name)))
                    }
                    _ => return None,
                },
                Operand::MetadataOperand => return None,
                Operand::LocalOperand { name, .. } => {
                    let def = self.defs.get(name);
                    let follows = match def {
                        Some(I::GetElementPtr(i)) => Some(&i.address),
                        Some(I::BitCast(i)) => Some(&i.operand),
                        Some(I::AddrSpaceCast(i)) => Some(&i.operand),
                        Some(I::Freeze(i)) => Some(&i.operand),
                        Some(I::Phi(i)) => i.incoming_values.last().map(|(operand, _)| operand),
                        _ => None,
                    };
                    if let Some(next) = follows {
                        at = next;
                        continue;
                    }
                    let variable = self.source_of(name).and_then(|s| s.variable.as_deref());
                    let named = || {
                        let name = plain(name);
                        name_in_words(&name).map(str::to_owned)
                    };
                    return match def {
                        None => self.parameter(name).map(|p| format!("`{p}`")),
                        Some(I::Call(call)) if variable.is_none() => called(&Site::from(call)),
                        Some(I::Load(load)) if variable.or(named().as_deref()).is_none() => {
                            at = &load.address;
                            continue;
                        }
                        Some(_) => {
                            variable.map(str::to_owned).or_else(named).map(|n| format!("`{n}`"))
                        }
                    };
                }
            }
        }
        None
    }
}

/// What a call gives, if the callee has a name.
fn called(site: &Site<'_>) -> Option<String> {
    let name = site.direct_name().filter(|name| !name.starts_with("llvm."))?;
    Some(format!("the result of `{name}`"))
}

//! What the names of globals stand for, through aliases.
//!
//! An alias of a definition of this module is that definition, displaced where the aliasee is an
//! expression. Where another definition may take the place of the alias or of what it stands for, or
//! the expression is not followed, the name has no address that is known: it is opaque, and what
//! stands behind it counts as exposed. So does an `ifunc`, which the loader decides.

use super::constants;
use super::module::{interposable, plain};
use crate::facts::ModuleFacts;
use llvm_ir::constant::{Constant as C, ConstantRef};
use llvm_ir::{Module, Name, Type as L, TypeRef};
use rustc_hash::{FxHashMap, FxHashSet};

/// Constant expressions nested deeper are not followed.
const DEPTH: usize = 64;

/// Aliases and ifuncs of a module.
pub(super) struct Aliases {
    /// what each stands for: a global and a displacement in bytes, if it is known
    known: FxHashMap<String, Option<(String, i64)>>,
    /// the globals behind each whose target is not known
    behind: FxHashMap<String, Vec<String>>,
}

impl Aliases {
    pub(super) fn new(module: &Module, facts: &ModuleFacts, byte_geps: bool) -> Aliases {
        let mut followed: FxHashMap<String, Option<(String, i64)>> = FxHashMap::default();
        for alias in &module.global_aliases {
            let target = match interposable(alias.linkage, facts) {
                true => None,
                false => displaced(&alias.aliasee, byte_geps),
            };
            followed.insert(plain(&alias.name), target);
        }
        for ifunc in &module.global_ifuncs {
            followed.insert(plain(&ifunc.name), None);
        }
        let replaced: FxHashSet<String> = {
            let functions = module.functions.iter().filter(|f| interposable(f.linkage, facts));
            let variables = module.global_vars.iter().filter(|v| interposable(v.linkage, facts));
            functions.map(|f| f.name.clone()).chain(variables.map(|v| plain(&v.name))).collect()
        };
        let mut known = FxHashMap::default();
        for name in followed.keys() {
            let mut at = (name.clone(), 0i64);
            let mut found = None;
            // An alias of an alias is legal, a cycle is not; the bound is for modules made by hand.
            for _ in 0..=followed.len() {
                match followed.get(&at.0) {
                    Some(Some((next, offset))) => at = (next.clone(), at.1.wrapping_add(*offset)),
                    Some(None) => break,
                    None => {
                        found = Some(at).filter(|(n, _)| !replaced.contains(n));
                        break;
                    }
                }
            }
            known.insert(name.clone(), found);
        }
        let mut direct: FxHashMap<String, Vec<String>> = FxHashMap::default();
        let aliasees = module.global_aliases.iter().map(|a| (&a.name, &a.aliasee));
        let resolvers = module.global_ifuncs.iter().map(|i| (&i.name, &i.resolver_fn));
        for (name, constant) in aliasees.chain(resolvers) {
            let mut globals = Vec::new();
            constants::for_each_global(constant, &mut |n| globals.push(plain(n)));
            direct.insert(plain(name), globals);
        }
        let unknown = known.iter().filter(|(_, target)| target.is_none()).map(|(name, _)| name);
        let behind = unknown.map(|name| (name.clone(), closure(&direct, name))).collect();
        Aliases { known, behind }
    }

    /// The global of that name and the bytes by which it is displaced; `None` if that is not known.
    pub(super) fn target(&self, name: &Name) -> Option<(String, i64)> {
        let name = plain(name);
        match self.known.get(&name) {
            Some(target) => target.clone(),
            None => Some((name, 0)),
        }
    }

    /// The globals that a name may stand for, or what may run when the loader asks which.
    pub(super) fn behind(&self, name: &Name) -> Vec<String> {
        match self.target(name) {
            Some((global, _)) => vec![global],
            None => self.behind.get(&plain(name)).cloned().unwrap_or_default(),
        }
    }

    /// The names without a known target, and the globals behind each.
    pub(super) fn unknown(&self) -> impl Iterator<Item = (&String, &Vec<String>)> {
        self.behind.iter()
    }
}

/// The globals that are no aliases among those reached from a name.
fn closure(direct: &FxHashMap<String, Vec<String>>, name: &str) -> Vec<String> {
    let mut seen: FxHashSet<&str> = FxHashSet::default();
    let mut found = Vec::new();
    let mut work = vec![name];
    while let Some(name) = work.pop() {
        if !seen.insert(name) {
            continue;
        }
        match direct.get(name) {
            Some(globals) => work.extend(globals.iter().map(String::as_str)),
            None => found.push(name.to_owned()),
        }
    }
    found
}

/// The global that an address constant is made of, as it is named, and the displacement in bytes.
/// Only what keeps all 64 bits of an address is followed.
pub(super) fn displaced(constant: &ConstantRef, byte_geps: bool) -> Option<(String, i64)> {
    let mut at = constant;
    let mut offset = 0i64;
    let whole = |ty: &TypeRef| matches!(ty.as_ref(), L::IntegerType { bits: 64 });
    for _ in 0..DEPTH {
        match at.as_ref() {
            C::GlobalReference { name, .. } => return Some((plain(name), offset)),
            C::GetElementPtr(e) if byte_geps => match e.indices.as_slice() {
                [index] => {
                    offset = offset.wrapping_add(integer(index)?);
                    at = &e.address;
                }
                _ => return None,
            },
            C::Add(e) => match (integer(&e.operand0), integer(&e.operand1)) {
                (None, Some(by)) => {
                    offset = offset.wrapping_add(by);
                    at = &e.operand0;
                }
                (Some(by), None) => {
                    offset = offset.wrapping_add(by);
                    at = &e.operand1;
                }
                _ => return None,
            },
            C::Sub(e) => {
                offset = offset.wrapping_sub(integer(&e.operand1)?);
                at = &e.operand0;
            }
            C::PtrToInt(e) if whole(&e.to_type) => at = &e.operand,
            C::IntToPtr(e) => at = &e.operand,
            C::BitCast(e) => at = &e.operand,
            _ => return None,
        }
    }
    None
}

fn integer(constant: &ConstantRef) -> Option<i64> {
    match constant.as_ref() {
        C::Int { bits: bits @ 1..=64, value } => Some(constants::sign_extend(*bits, *value)),
        _ => None,
    }
}

//! `--function`: names of the IR, names that people know (`nn::Mat::mul`), and patterns of either.
//!
//! A name of the IR comes first, then a demangled one, then a pattern; so no name is out of reach
//! because it looks like a pattern.

use super::args::Common;
use super::CommandError;
use std::path::Path;
use symprof::input::Loaded;
use symprof::ir::{FuncId, Module};
use symprof::names::{demangled, forms, NamePattern};

/// Names that a message lists.
const SHOWN: usize = 10;

/// The functions asked for, in the order of `--function` and, for patterns, of the file; all of them
/// if none was asked for.
pub fn all(common: &Common, loaded: &Loaded) -> Result<Vec<FuncId>, CommandError> {
    let module = &loaded.module;
    if common.function.is_empty() {
        return Ok(module.functions.keys().collect());
    }
    let mut ids = Vec::new();
    for pattern in &common.function {
        for id in matching(pattern, module).map_err(|e| beside(e, loaded))? {
            if !ids.contains(&id) {
                ids.push(id);
            }
        }
    }
    Ok(ids)
}

/// The one function asked for, or the only one of the file.
pub fn one(common: &Common, loaded: &Loaded) -> Result<FuncId, CommandError> {
    one_of(common, loaded, &common.file)
}

/// The one function of another file that is asked for.
pub fn one_of(common: &Common, loaded: &Loaded, file: &Path) -> Result<FuncId, CommandError> {
    let ids = all(common, loaded)?;
    let module = &loaded.module;
    match ids.as_slice() {
        [id] => Ok(*id),
        several => {
            let (count, names) = (several.len(), listed(module, several));
            Err(match common.function.is_empty() {
                true => CommandError::Unchosen { file: super::input::name(file), count, names },
                false => CommandError::Several { count, names },
            })
        }
    }
}

/// A function that is not there may be in a part of the file that was left out.
fn beside(error: CommandError, loaded: &Loaded) -> CommandError {
    let is_missing = matches!(
        error,
        CommandError::NoFunction { .. }
            | CommandError::NearFunction { .. }
            | CommandError::NoMatch { .. }
    );
    let left_out: Vec<&str> =
        loaded.warnings.iter().filter(|w| w.contains("left out")).map(String::as_str).collect();
    match is_missing && !left_out.is_empty() {
        true => CommandError::LeftOut { error: Box::new(error), notes: left_out.join("; ") },
        false => error,
    }
}

/// The functions that a name, or a pattern, stands for.
fn matching(pattern: &str, module: &Module) -> Result<Vec<FuncId>, CommandError> {
    if let Some(id) = module.by_name(pattern) {
        return Ok(vec![id]);
    }
    let with_forms: Vec<(FuncId, Vec<String>)> =
        module.functions.iter().map(|(id, f)| (id, forms(&f.name))).collect();
    let known_as = |test: &dyn Fn(&str) -> bool| -> Vec<FuncId> {
        let is = |(id, forms): &&(FuncId, Vec<String>)| {
            test(&module.functions[*id].name) || forms.iter().any(|f| test(f))
        };
        with_forms.iter().filter(is).map(|(id, _)| *id).collect()
    };
    match known_as(&|name| name == pattern).as_slice() {
        [] => {}
        [id] => return Ok(vec![*id]),
        several => {
            return Err(CommandError::SameName {
                name: pattern.to_owned(),
                count: several.len(),
                names: listed(module, several),
            })
        }
    }
    let names: NamePattern = pattern.parse()?;
    if names.is_pattern() {
        let found = known_as(&|name| names.matches(name));
        return match found.is_empty() {
            false => Ok(found),
            true => Err(CommandError::NoMatch {
                pattern: pattern.to_owned(),
                count: module.functions.len(),
                names: listed(module, &module.functions.keys().collect::<Vec<_>>()),
            }),
        };
    }
    let alike = known_as(&|name| name.contains(pattern));
    Err(match alike.is_empty() {
        true => CommandError::NoFunction {
            name: pattern.to_owned(),
            count: module.functions.len(),
            names: listed(module, &module.functions.keys().collect::<Vec<_>>()),
        },
        false => {
            CommandError::NearFunction { name: pattern.to_owned(), names: listed(module, &alike) }
        }
    })
}

/// Some of these functions, for a message: the name of the IR, and what people call it.
fn listed(module: &Module, ids: &[FuncId]) -> String {
    let one = |id: &FuncId| {
        let name = &module.functions[*id].name;
        match demangled(name) {
            Some(known) => format!("{name}, which is {known}"),
            None => name.clone(),
        }
    };
    let shown: Vec<String> = ids.iter().take(SHOWN).map(one).collect();
    let separator = if shown.iter().any(|s| s.contains(", which is ")) { "; " } else { ", " };
    let more = if ids.len() > SHOWN { format!("{separator}…") } else { String::new() };
    format!("{}{more}", shown.join(separator))
}

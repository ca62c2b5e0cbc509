//! The formulas of a function as one program, without what has none: what is exported.

use super::build;
use super::program::Program;
use crate::ir::{Block, FuncId};
use crate::profile::plan::{Extent, Part, Plan, Without};
use crate::profile::{ModuleProfile, ProfileError};
use crate::stack::on_large_stack;

/// The blocks that have formulas, and the program that computes their counts.
pub(crate) struct Formulas<'p> {
    /// the symbols of which they are formulas
    pub(crate) inputs: Vec<Input>,
    /// `function/block` of each output of the program
    pub(crate) blocks: Vec<String>,
    /// `function/block` and the reason of all others
    pub(crate) missing: Vec<(String, String)>,
    plan: Plan<'p>,
}

/// A symbol and what it may be given as.
pub(crate) struct Input {
    pub(crate) name: String,
    pub(crate) low: i128,
    pub(crate) high: i128,
    /// a value above this stands for itself less `modulus`
    pub(crate) highest: i128,
    pub(crate) modulus: i128,
}

impl ModuleProfile<'_> {
    /// The formulas of a function, and of those it reaches, of these symbols.
    pub(crate) fn formulas(
        &self,
        id: FuncId,
        symbols: &[&str],
        without: &Without,
    ) -> Result<Formulas<'_>, ProfileError> {
        let names: Vec<String> = symbols.iter().map(|&s| s.to_owned()).collect();
        let mut plan = self.plan(id, &names, Extent::Formulas(without))?;
        plan.answers.retain(|a| a.block.is_some());
        let path = |f: FuncId, block: &str| format!("{}/{block}", self.module().functions[f].name);
        let blocks = plan.answers.iter().map(|a| path(a.function, &a.name)).collect();
        let is_shown = |f: FuncId, b: Block| !self.module().functions[f].blocks[b].hidden;
        let missing = plan.missing.iter().filter(|m| is_shown(m.0, m.1));
        let missing = missing
            .map(|(f, b, why)| {
                (path(*f, &self.module().functions[*f].blocks[*b].name), why.clone())
            })
            .collect();
        let inputs = plan.columns.iter().zip(names).map(|(c, name)| Input {
            name,
            low: c.low,
            high: c.high,
            highest: c.highest,
            modulus: c.modulus,
        });
        Ok(Formulas { inputs: inputs.collect(), blocks, missing, plan })
    }
}

impl<'p> Formulas<'p> {
    /// The program, or why there is none.
    pub(crate) fn program(&self) -> Result<Program, String> {
        match &self.plan.obstacle {
            Some(why) => Err(why.clone()),
            None => on_large_stack(|| build::program(&self.plan)),
        }
    }

    /// Conditions and formulas by store, or why there are none.
    pub(crate) fn parts(&self) -> Result<&[Part<'p>], String> {
        match &self.plan.obstacle {
            Some(why) => Err(why.clone()),
            None => Ok(&self.plan.parts),
        }
    }

    /// The function and the block of each output.
    pub(crate) fn answers(&self) -> impl Iterator<Item = (FuncId, Block)> + '_ {
        self.plan.answers.iter().filter_map(|a| Some((a.function, a.block?)))
    }
}

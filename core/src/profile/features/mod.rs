//! Features of a kernel for auto-tuning (paper, "Use in Auto-Tuning"): how often each kind of instruction
//! executes, floating-point operations, bytes moved, calls; as formulas and as counts at points.
//!
//! All of it is a sum over blocks of a block's count times what the instructions of the source do in it.
//! What a block does is told by the frontend ([`Instructions`]); the counts are those of the profile, so a
//! feature is exact, or it is not known and says why.
//!
//! Reading order: `table` (what there is to know, for any kind of answer), `collect` (which blocks count
//! for what), `sums` (values summed over blocks), `formulas`, `tidy` (their shortest
//! form), `counts`.
//!
//! ```
//! use symprof_core::frontend::{BlockInstructions, Class, Instruction, Instructions};
//! use symprof_core::{ir::text::parse_module, profile::*};
//! let module = parse_module("
//! func @sum(%n: i32) {
//! block entry:
//!   %0 = const i32 0
//!   jump head(%0)
//! block head(%i: i32):
//!   %more = icmp slt %i, %n
//!   branch %more, body, exit
//! block body:
//!   %1 = const i32 1
//!   %next = add nsw i32 %i, %1
//!   jump head(%next)
//! block exit:
//!   return
//! }")?;
//! let sum = module.by_name("sum").ok_or("no function")?;
//! let body = module.functions[sum].block_by_name("body").ok_or("no block")?;
//! let mut instructions = Instructions::default();
//! let add = || Instruction::new("fadd", "float", Class::Float).computing(1);
//! instructions.add(sum, BlockInstructions::new(body, vec![add(), add()]));
//!
//! let profile = ModuleProfile::new(&module, Options::default());
//! let features = profile.features(sum, &instructions);
//! let formulas = features.formulas(&profile);
//! let flops = formulas.table.whole().totals.flops.as_ref().map_err(|e| e.reason.clone())?;
//! assert_eq!(formulas.store.display(flops.formula).to_string(), "2*max(0, n)");
//!
//! let counts = features.at(&profile, &[("n", 5)].into_iter().collect())?;
//! assert_eq!(counts.table.whole().totals.flops, Ok(10.into()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod collect;
mod counts;
mod formulas;
mod sums;
mod table;
#[cfg(test)]
mod tests;
mod tidy;

pub use collect::Quantity;
pub use counts::FeatureCounts;
pub use formulas::{FeatureFormula, FeatureFormulas, NoFormula};
pub use table::{FeatureTable, FunctionFeatures, OpcodeKey, Totals};

use crate::frontend::Instructions;
use crate::ir::FuncId;
use crate::profile::ModuleProfile;

/// What is counted for the features of a function: see [`ModuleProfile::features`].
#[derive(Clone, Debug)]
pub struct Features {
    root: FuncId,
    table: FeatureTable<Quantity>,
}

impl Features {
    /// The function asked for.
    pub fn root(&self) -> FuncId {
        self.root
    }

    /// Which blocks count for what.
    pub fn table(&self) -> &FeatureTable<Quantity> {
        &self.table
    }
}

impl ModuleProfile<'_> {
    /// The features of one execution of a function: of itself, of each function with a body that it
    /// reaches, and of all together. Linear in the instructions. See the [module](self) for an example.
    ///
    /// # Panics
    /// If the id is of another module and too large for this one.
    pub fn features(&self, id: FuncId, instructions: &Instructions) -> Features {
        Features { root: id, table: collect::collect(self, id, instructions) }
    }
}

//! The symbolic profile: how often each block executes, as guarded pieces over named symbols, and
//! its evaluation at points.
//!
//! A [`ModuleProfile`] solves each function of a module once, when first asked. The count of a
//! block ([`BlockCount`]) is a list of guarded [`Piece`]s: a formula within its domain, and what
//! answers elsewhere (simulation of the control slice, or nothing). Evaluation takes the formula
//! where its domain holds, executes the slice where it must, and never gives a number that came
//! from neither.
//!
//! Reading order: [`options`], [`status`], [`count`], [`condition`], [`symbols`], `given`, `calls`, [`function`],
//! [`callees`], [`point`], [`answer`], `flow`, [`evaluate`], [`naming`], [`observe`], [`features`].
//!
//! ```
//! use symprof_core::{ir::{text::parse_function, Module}, profile::*};
//! let mut module = Module::new();
//! let id = module.add(parse_function("
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
//! }")?);
//! let profile = ModuleProfile::new(&module, Options::default());
//! let sum = profile.function(id);
//! let body = sum.block("body").ok_or("no body")?;
//! assert_eq!(body.count.status(), Status::ClosedForm);
//! assert_eq!(sum.formula_text(body).as_deref(), Some("max(0, n)"));
//!
//! let point = [("n", 5)].into_iter().collect();
//! let counts = profile.evaluate(id, &point)?;
//! assert_eq!(counts.root().block("body"), Some(5.into()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#[cfg(test)]
mod address_tests;
pub mod answer;
#[cfg(test)]
mod answer_tests;
#[cfg(test)]
mod callee_tests;
pub mod callees;
mod calls;
pub mod condition;
pub mod count;
mod cut_calls;
#[cfg(test)]
mod ending_tests;
mod endings;
pub mod error;
pub mod evaluate;
pub mod explain;
mod explain_inside;
pub mod features;
mod flow;
#[cfg(test)]
mod frozen_call_tests;
#[cfg(test)]
mod frozen_kept_tests;
#[cfg(test)]
mod frozen_tests;
pub mod function;
mod given;
#[cfg(test)]
mod given_tests;
mod loop_locations;
#[cfg(test)]
mod memory_tests;
pub mod naming;
pub mod observe;
pub mod options;
pub(crate) mod plan;
pub mod point;
#[cfg(test)]
mod poison_tests;
#[cfg(test)]
mod recursion_tests;
mod reentry;
mod solving;
mod source_words;
pub mod status;
pub mod symbols;
#[cfg(test)]
mod tests;
mod typical;
#[cfg(test)]
mod undefined_tests;
mod unending;
#[cfg(test)]
mod unending_tests;
mod unread;
mod written;

pub use answer::{BlockValue, Evaluation, FunctionEvaluation, Source};
pub use callees::{CalleeCounts, CalleeProfile};
pub use condition::{Assumption, Condition, ConditionError};
pub use count::{BlockCount, Piece, PieceCount};
pub use error::ProfileError;
pub use evaluate::Engine;
pub use explain::{Explanation, GuardStep, Level, LoopStep, ParameterStep};
pub use features::{
    FeatureCounts, FeatureFormula, FeatureFormulas, FeatureTable, Features, FunctionFeatures,
    NoFormula, OpcodeKey, Quantity, Totals,
};
pub use function::{BlockProfile, ConditionKinds, FunctionProfile};
pub use naming::Naming;
pub use observe::{CountWhere, Observed, Probe};
pub use options::Options;
pub use point::Point;
pub use source_words::SourceWords;
pub use status::Status;
pub use symbols::{Symbol, SymbolKind, SymbolTable};
pub use written::Written;

use crate::interp::{self, Interpreter};
use crate::ir::{FuncId, Module};
use crate::limits::ProfileLimits;
use crate::stack::on_large_stack;
use calls::CallGraph;
use flow::FlowRules;
use solving::Profiler;
use std::sync::OnceLock;

/// The symbolic profile of a module. See the [module](self) for an example.
#[derive(Debug)]
pub struct ModuleProfile<'m> {
    module: &'m Module,
    options: Options,
    calls: CallGraph<'m>,
    interpreter: Interpreter<'m>,
    functions: Vec<OnceLock<FunctionProfile>>,
    flows: Vec<OnceLock<FlowRules>>,
}

impl<'m> ModuleProfile<'m> {
    /// A profile of that module. Functions are solved when first asked for.
    pub fn new(module: &'m Module, options: Options) -> Self {
        ModuleProfile {
            module,
            calls: CallGraph::new(module, &options),
            interpreter: Interpreter::new(module),
            functions: module.functions.keys().map(|_| OnceLock::new()).collect(),
            flows: module.functions.keys().map(|_| OnceLock::new()).collect(),
            options: Options {
                simulation: interp::Options {
                    disabled: options.disabled.iter().copied().collect(),
                    ..options.simulation
                },
                ..options
            },
        }
    }

    /// The module.
    pub fn module(&self) -> &'m Module {
        self.module
    }

    /// The options it was made with.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The function of that name.
    ///
    /// # Errors
    /// [`ProfileError::NoFunction`] names those that there are.
    ///
    /// ```
    /// use symprof_core::{ir::{text::parse_function, Module}, profile::*};
    /// let mut module = Module::new();
    /// let id = module.add(parse_function("func @f() {\nblock entry:\n  return\n}")?);
    /// let profile = ModuleProfile::new(&module, Options::default());
    /// assert_eq!(profile.by_name("f"), Ok(id));
    /// let error = profile.by_name("g").unwrap_err().to_string();
    /// assert_eq!(error, "no function `g` with a body in this module; it defines f");
    /// # Ok::<(), symprof_core::ir::text::ParseError>(())
    /// ```
    pub fn by_name(&self, name: &str) -> Result<FuncId, ProfileError> {
        self.module.by_name(name).ok_or_else(|| ProfileError::NoFunction {
            name: name.to_owned(),
            available: self.available(),
        })
    }

    /// The functions there are, for messages.
    pub fn available(&self) -> String {
        const SHOWN: usize = 20;
        let names: Vec<&str> =
            self.module.functions.values().take(SHOWN).map(|f| f.name.as_str()).collect();
        let more = if self.module.functions.len() > SHOWN { ", …" } else { "" };
        if names.is_empty() {
            "it defines none".into()
        } else {
            format!("it defines {}{more}", names.join(", "))
        }
    }

    /// The profile of a function, solved on first use.
    ///
    /// # Panics
    /// If the id is of another module and too large for this one.
    ///
    /// ```
    /// use symprof_core::{ir::text::parse_module, profile::*};
    /// let module = parse_module("func @f() {\nblock entry:\n  return\n}")?;
    /// let profile = ModuleProfile::new(&module, Options::default());
    /// for id in module.functions.keys() {
    ///     let f = profile.function(id);
    ///     assert!(f.is_wholly_solved(), "{}", f.name());
    /// }
    /// # Ok::<(), symprof_core::ir::text::ParseError>(())
    /// ```
    pub fn function(&self, id: FuncId) -> &FunctionProfile {
        self.functions[id.as_u32() as usize].get_or_init(|| {
            on_large_stack(|| {
                let ModuleProfile { module, calls, interpreter, options, .. } = self;
                FunctionProfile::solve(Profiler { module, calls, interpreter, options }, id)
            })
        })
    }

    /// The interpreter of the module's control slices.
    pub fn interpreter(&self) -> &Interpreter<'m> {
        &self.interpreter
    }

    /// What evaluations, checks and sums over calls may take.
    fn limits(&self) -> &ProfileLimits {
        &self.options.settings.limits().profiles
    }

    /// The law of flow for the counts of a function.
    fn flow(&self, id: FuncId) -> &FlowRules {
        let rules = || FlowRules::new(&self.module.functions[id], &self.calls);
        self.flows[id.as_u32() as usize].get_or_init(rules)
    }

    /// What a point may bind of a function, without solving it.
    pub(super) fn symbols(&self, id: FuncId) -> std::borrow::Cow<'_, SymbolTable> {
        use std::borrow::Cow;
        match self.functions[id.as_u32() as usize].get() {
            Some(profile) => Cow::Borrowed(profile.symbols()),
            None => Cow::Owned(SymbolTable::new(self.module, &self.calls.reached(id))),
        }
    }
}

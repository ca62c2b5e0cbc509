//! What a frontend makes of a source: a module, what became of each function, and notes.

use crate::ir::{FuncId, Module};

/// A module ready for analysis.
///
/// ```
/// use symprof_core::frontend::Loaded;
/// let text = "func @f(%n: i32) {\nblock entry:\n  return\n}\n";
/// let loaded = Loaded::new(symprof_core::ir::text::parse_module(text)?);
/// assert_eq!(loaded.outcomes[0].name, "f");
/// assert_eq!(loaded.outcomes[0].unsupported, None);
/// assert!(loaded.warnings.is_empty());
/// # Ok::<(), symprof_core::ir::text::ParseError>(())
/// ```
#[derive(Debug)]
#[must_use]
#[non_exhaustive]
pub struct Loaded {
    /// every function with a body, in the order of the source
    pub module: Module,
    /// what became of each of them, in the same order
    pub outcomes: Vec<FunctionOutcome>,
    /// what the user should know about the reading (dropped syntax, approximations)
    pub warnings: Vec<String>,
}

impl Loaded {
    /// A finished module. Calls of functions that it has a body for are marked
    /// ([`Module::mark_own_callees`]), and the outcomes are what its functions say of themselves.
    pub fn new(mut module: Module) -> Self {
        module.mark_own_callees();
        let outcome = |(id, f): (FuncId, &crate::ir::Function)| FunctionOutcome {
            name: f.name.clone(),
            id,
            unsupported: f.unsupported.clone(),
        };
        let outcomes = module.functions.iter().map(outcome).collect();
        Loaded { module, outcomes, warnings: Vec::new() }
    }

    /// The same, with notes for the user.
    pub fn with_warnings(mut self, warnings: impl IntoIterator<Item = String>) -> Self {
        self.warnings.extend(warnings);
        self
    }
}

/// What became of a function.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct FunctionOutcome {
    /// its name; functions of nested modules are `inner::f`
    pub name: String,
    /// its id in the module
    pub id: FuncId,
    /// why it cannot be analysed, if so
    pub unsupported: Option<String>,
}

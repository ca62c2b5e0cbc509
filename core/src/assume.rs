//! What is assumed: published names, and assumptions as objects (design, "What makes it exact", 9).
//!
//! The solver and the interpreter take some things for true that the program itself does not say:
//! that pointers of different origin reach different objects, that a pointer is not null, that an
//! unknown callee comes back. Each is noted where it is used, with the condition on the symbols that
//! it is where a point can decide it; a kind can be switched off by its published name.

use crate::expr::ConditionExpr;
use crate::ir::Block;
use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

/// A kind of assumption. All are made unless switched off.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum AssumptionKind {
    /// Objects behind different pointer parameters, and globals, do not overlap and lie farther
    /// apart than any offset compared.
    Disjoint,
    /// A pointer is not null.
    NotNull,
    /// Addresses within an object do not wrap around the address space.
    NoWrap,
    /// An allocation succeeds with a fresh object.
    Allocation,
    /// A known callee returns its published result.
    CallResult,
    /// A callee of which nothing is known comes back, once.
    Returns,
    /// A loop of which no formula says how long it runs comes to an end.
    Ends,
    /// A value that a branch looks at keeps the promise of its flag (nsw, nuw, exact, nneg), where
    /// the parameters do not decide that.
    Defined,
    /// No callee ends the program (`exit`, `abort`, a panic, an exception that nobody catches), where the
    /// parameters do not decide that.
    NoExit,
    /// Code outside the module runs none of its functions, but those whose addresses the functions that run take.
    NoCallback,
    /// What is written as one type is not read as another, where the rules of the source's language keep
    /// the two apart ([`AccessTypes`](crate::ir::AccessTypes)).
    StrictAliasing,
    /// What is reached from a parameter over constant offsets does not change during the call, but where the
    /// function itself stores through the same path. Only where the user
    /// [grants](crate::profile::Options::granting) it.
    FieldsConstant,
    /// A runtime runs parallel regions as it is known to: by how many threads, and which of them does what.
    Threads,
    /// Sizes that bound loops are positive and do not wrap around
    /// ([`FunctionProfile::typical`](crate::profile::FunctionProfile::typical) has the conditions, which are
    /// part of the domain). Only where the user [grants](crate::profile::Options::granting) it.
    Typical,
}

/// Kinds of assumptions that are made only where the user grants them.
pub const ON_REQUEST: &[AssumptionKind] =
    &[AssumptionKind::FieldsConstant, AssumptionKind::Typical];

/// What [`AssumptionKind::Disjoint`] comes to where a call may set `errno`.
pub(crate) const NO_ERRNO: &str = "no pointer leads to `errno`";

/// What [`AssumptionKind::Allocation`] comes to where an allocator may be the program's own.
pub(crate) const QUIET_ALLOCATORS: &str = "allocators write nothing that the program reads";

/// What [`AssumptionKind::Defined`] comes to where an execution freezes what breaks a promise.
pub(crate) const FROZEN_BITS: &str =
    "what is frozen against its promise (nsw) has the bits of machine arithmetic";

impl AssumptionKind {
    /// Every kind, in the order of declaration.
    pub const ALL: &'static [AssumptionKind] = &[
        AssumptionKind::Disjoint,
        AssumptionKind::NotNull,
        AssumptionKind::NoWrap,
        AssumptionKind::Allocation,
        AssumptionKind::CallResult,
        AssumptionKind::Returns,
        AssumptionKind::Ends,
        AssumptionKind::Defined,
        AssumptionKind::NoExit,
        AssumptionKind::NoCallback,
        AssumptionKind::StrictAliasing,
        AssumptionKind::FieldsConstant,
        AssumptionKind::Threads,
        AssumptionKind::Typical,
    ];

    /// The published name, as `--no-assume` takes it.
    ///
    /// ```
    /// use symprof_core::assume::AssumptionKind;
    /// assert_eq!(AssumptionKind::NotNull.name(), "not-null");
    /// assert_eq!("not-null".parse(), Ok(AssumptionKind::NotNull));
    /// ```
    pub fn name(self) -> &'static str {
        match self {
            AssumptionKind::Disjoint => "disjoint",
            AssumptionKind::NotNull => "not-null",
            AssumptionKind::NoWrap => "no-wrap",
            AssumptionKind::Allocation => "allocation",
            AssumptionKind::CallResult => "call-result",
            AssumptionKind::Returns => "returns",
            AssumptionKind::Ends => "ends",
            AssumptionKind::Defined => "defined",
            AssumptionKind::NoExit => "no-exit",
            AssumptionKind::NoCallback => "no-callback",
            AssumptionKind::StrictAliasing => "strict-aliasing",
            AssumptionKind::FieldsConstant => "fields-constant",
            AssumptionKind::Threads => "threads",
            AssumptionKind::Typical => "typical",
        }
    }
}

impl fmt::Display for AssumptionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A name that no kind of assumption has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "there is no assumption of the name `{0}`; the names are disjoint, not-null, no-wrap, allocation, \
     call-result, returns, ends, defined, no-exit, no-callback, strict-aliasing, fields-constant, threads and typical"
)]
#[non_exhaustive]
pub struct UnknownAssumption(pub String);

impl FromStr for AssumptionKind {
    type Err = UnknownAssumption;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        let found = AssumptionKind::ALL.iter().copied().find(|k| k.name() == name);
        found.ok_or_else(|| UnknownAssumption(name.to_owned()))
    }
}

/// The kinds of assumptions that are not made.
pub type Disabled = BTreeSet<AssumptionKind>;

/// An assumption that formulas of a function rest on.
///
/// ```
/// use symprof_core::{assume::AssumptionKind, ir::{text::parse_function, Module}, profile::*};
/// let mut module = Module::new();
/// let id = module.add(parse_function("
/// func @f(%p: ptr) {
/// block entry:
///   %0 = const i64 0
///   %none = inttoptr %0
///   %c = icmp eq %p, %none
///   branch %c, null, exit
/// block null:
///   jump exit
/// block exit:
///   return
/// }")?);
/// let profile = ModuleProfile::new(&module, Options::default());
/// let f = profile.function(id);
/// let assumed = &f.assumption_details()[0];
/// assert_eq!((assumed.kind, assumed.text.as_str()), (AssumptionKind::NotNull, "p is not null"));
/// assert_eq!(assumed.condition.map(|c| f.store().display(c).to_string()).as_deref(), Some("p > 0"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Assumed {
    /// its kind
    pub kind: AssumptionKind,
    /// what is assumed, in words (`bias is not null`)
    pub text: String,
    /// The condition on the function's symbols, in the store of its formulas; none where no point
    /// can decide it (whether buffers overlap). Where it holds at a point, so does the assumption;
    /// where it does not, the assumption is broken, those of [`AssumptionKind::Defined`] excepted.
    pub condition: Option<ConditionExpr>,
    /// the instruction that it is for, as `%value in block entry`
    pub instruction: String,
    /// the block of that instruction; for a loop that [ends](AssumptionKind::Ends), its header
    pub block: Block,
    /// The functions whose calls are to come back: by [`AssumptionKind::Returns`], and by
    /// [`AssumptionKind::Ends`] where it speaks of calls. By the names that the function calls, also where it is
    /// something behind these that may not come back.
    pub callees: Vec<String>,
    /// the blocks whose counts may rest on it
    pub blocks: Vec<Block>,
}

/// Assumptions in words, each once. Promises of flags make one line together: the first, and how many
/// more there are.
pub(crate) fn in_words<'a>(assumed: impl IntoIterator<Item = &'a Assumed>) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    let mut promises: BTreeSet<&str> = BTreeSet::new();
    let mut first = None;
    for a in assumed {
        if a.kind == AssumptionKind::Defined {
            promises.insert(&a.text);
            first = first.or(Some(&a.text));
        } else if !all.contains(&a.text) {
            all.push(a.text.clone());
        }
    }
    all.extend(first.map(|text| match promises.len() {
        1 => text.clone(),
        n => format!("{text}, and {} more like it", n - 1),
    }));
    all
}

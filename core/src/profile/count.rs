//! The count object: a list of guarded pieces (design, "The house").
//!
//! The pieces of a count are tried in order; the first whose domain holds answers. So a count says
//! where it is a formula, where it takes a simulation, and where there is no answer.

use super::status::Status;
use crate::expr::{ConditionExpr, CountExpr};
use std::sync::Arc;

/// How a piece of a count answers.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PieceCount {
    /// the value of this expression
    Formula(CountExpr),
    /// Execution of the function's control slice; as an expression where the integer parameters
    /// alone decide the function's control flow.
    Simulate(Option<CountExpr>),
    /// An execution of the control slice may know; the formula has no value as long as what decides
    /// is not bound.
    Unknown,
}

/// A count and where it holds.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Piece {
    /// conditions over the symbols, all of which must hold
    pub domain: Arc<[ConditionExpr]>,
    /// the answer
    pub count: PieceCount,
    /// how good it is
    pub status: Status,
    /// what was assumed for it, in words
    pub assumptions: Arc<[String]>,
}

/// The count of a block.
///
/// ```
/// use symprof_core::{ir::{text::parse_function, Module}, profile::*};
/// let mut module = Module::new();
/// let id = module.add(parse_function("
/// func @f(%n: i32, %d: i32) {
/// block entry:
///   %q = sdiv i32 %n, %d
///   %zero = const i32 0
///   %c = icmp sgt %q, %zero
///   branch %c, then, exit
/// block then:
///   jump exit
/// block exit:
///   return
/// }")?);
/// let profile = ModuleProfile::new(&module, Options::default());
/// let then = profile.function(id).block("then").ok_or("no block")?;
/// // the formula within its domain, an execution elsewhere
/// let [formula, elsewhere] = then.count.pieces() else { return Err("two pieces".into()) };
/// assert!(matches!(formula.count, PieceCount::Formula(_)));
/// assert!(!formula.domain.is_empty());
/// assert!(matches!(elsewhere.count, PieceCount::Simulate(_)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BlockCount {
    pieces: Vec<Piece>,
    reason: Option<String>,
}

impl BlockCount {
    /// A count of these pieces; `reason` says why it is no closed form.
    pub(super) fn new(pieces: Vec<Piece>, reason: Option<String>) -> Self {
        BlockCount { pieces, reason }
    }

    /// The pieces in the order in which they are tried.
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// The status of the first piece: how good the count is in its main domain.
    pub fn status(&self) -> Status {
        self.pieces.first().map_or(Status::Unsupported, |p| p.status)
    }

    /// The formula of the first piece, if that is one.
    pub fn formula(&self) -> Option<CountExpr> {
        match self.pieces.first()?.count {
            PieceCount::Formula(e) => Some(e),
            _ => None,
        }
    }

    /// The count as an expression: the formula of the first piece, or its
    /// [`Simulation`](crate::expr::Node::Simulation), which takes part in sums and evaluation as any
    /// other expression. Evaluation of the latter takes a
    /// [`Simulator`](crate::interp::Simulator).
    pub fn expression(&self) -> Option<CountExpr> {
        match self.pieces.first()?.count {
            PieceCount::Formula(e) => Some(e),
            PieceCount::Simulate(e) => e,
            PieceCount::Unknown => None,
        }
    }

    /// Why the count is no closed form.
    pub fn reason(&self) -> Option<&str> {
        self.reason.as_deref()
    }
}

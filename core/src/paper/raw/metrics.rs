//! The paper's static complexity metrics (Table "Static complexity metrics extracted from LLVM IR
//! kernels"), as far as the flow graph alone decides them.
//!
//! The paper names the columns and gives totals; the conventions below are those under which the
//! published rows come out for kernels of the same shape (`argmax`: 13 blocks, 2 loops and 8
//! two-way branches, of which two close loops, TR 12; `batch_norm`: "51 loops and 55 conditional
//! branches", TR 110):
//!
//! * BB: all blocks but unreachable ones and those that lowering added;
//! * Phi: all block parameters (phi nodes);
//! * TR: two for each test of a branch that does not decide a loop's normal exit, one for either
//!   side: `trueRatio` and `1 - trueRatio`;
//! * LC: one for each loop;
//! * MLD: depth of the deepest nest;
//! * EE: one for each label that flow escapes past and for each loop that breaks leave: the places
//!   where an `escapeRatio` stands between a graph and what follows it. (A vectorized loop that
//!   skips its remainder is the usual case; `not` has two remainders and EE 2.)

use crate::analysis::{Cfg, Dominators, LoopForest};
use crate::ir::{Block, Function};
use crate::paper::grammar::{GraphView, LoopTest};
use cranelift_entity::EntitySet;

/// Static complexity of a function. See the [module](self) for what is counted.
///
/// ```
/// use symprof_core::{ir::text::parse_function, paper::{grammar::GraphView, raw::Metrics}};
/// let function = parse_function("
/// func @f(%a: i1, %b: i1) {
/// block entry:
///   branch %a, head, end
/// block head:
///   branch %b, head, end
/// block end:
///   return
/// }")?;
/// let metrics = Metrics::new(&function, &GraphView::from_function(&function)?);
/// assert_eq!((metrics.blocks, metrics.true_ratios, metrics.loop_counts), (3, 2, 1));
/// assert_eq!((metrics.loop_depth, metrics.early_exits, metrics.phis), (1, 0, 0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[must_use]
#[non_exhaustive]
pub struct Metrics {
    /// BB: reachable blocks of the source
    pub blocks: usize,
    /// Phi: parameters of the reachable blocks
    pub phis: usize,
    /// TR: two for each branch that is not a loop's own test
    pub true_ratios: usize,
    /// LC: loops
    pub loop_counts: usize,
    /// MLD: depth of the deepest loop
    pub loop_depth: usize,
    /// EE: labels that flow escapes past, and loops left by breaks
    pub early_exits: usize,
}

impl Metrics {
    /// Measures a function, given its view.
    pub fn new(func: &Function, view: &GraphView) -> Metrics {
        let cfg = Cfg::new(func);
        let loops = LoopForest::new(&cfg, &Dominators::new(&cfg));
        let reachable = cfg.reverse_postorder();
        let mut latch_tests = EntitySet::<Block>::new();
        for (_, l) in view.loops() {
            if let LoopTest::Latch(x) = l.test {
                latch_tests.insert(x);
            }
        }
        let tests = view.branches().filter(|(_, br)| !latch_tests.contains(br.block)).count();
        let skipped = view.basics().iter().filter(|&&b| view.is_escaped_past(b)).count();
        let broken = view.loops().filter(|&(l, _)| view.has_breaks(l)).count();
        Metrics {
            blocks: reachable.iter().filter(|&&b| !func.blocks[b].hidden).count(),
            phis: reachable.iter().map(|&b| func.blocks[b].params.len()).sum(),
            true_ratios: 2 * tests,
            loop_counts: loops.len(),
            loop_depth: loops.iter().map(|l| loops.depth(l) as usize).max().unwrap_or(0),
            early_exits: skipped + broken,
        }
    }
}

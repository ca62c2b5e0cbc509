//! Applies the inference rules to a whole program: the count of every block, in counting functions.

use super::formula::{Formulas, RawCount, RawId, RawRatio, Site, Skip};
use super::rules;
use crate::ir::Block;
use crate::paper::grammar::{BasicGraph, BasicId, GraphView, LoopTest, Owner};
use cranelift_entity::SecondaryMap;
use std::fmt;

/// Entries into loops, and counts of hidden blocks, are written out where they are used, up to this
/// number of factors; beyond, the formula refers to `#(loop …)`. So the text of all one-step
/// formulas is linear in the program.
const WRITTEN_OUT: u8 = 4;

/// How the count of a basic graph follows from that of another one.
#[derive(Clone, Copy, Debug)]
struct Step {
    /// the basic graph whose count is multiplied; `None`: 1
    parent: Option<BasicId>,
    factor: RawId,
}

/// The raw profile of a program: for each block its count in counting functions. See the
/// [module](super) for an example and for what the functions mean.
#[derive(Clone, Debug)]
#[must_use]
pub struct RawProfile {
    formulas: Formulas,
    steps: SecondaryMap<BasicId, Option<Step>>,
    one_step: SecondaryMap<Block, Option<RawCount>>,
    expanded: SecondaryMap<Block, Option<RawCount>>,
    entry: SecondaryMap<BasicId, Option<RawCount>>,
    expanded_entry: SecondaryMap<BasicId, Option<RawCount>>,
    zero: RawId,
}

impl RawProfile {
    /// Applies the rules from the outside in; time and space linear in the program.
    pub fn new(view: &GraphView) -> RawProfile {
        let mut formulas = Formulas::new();
        let zero = formulas.zero();
        let mut p = RawProfile {
            formulas,
            steps: SecondaryMap::new(),
            one_step: SecondaryMap::new(),
            expanded: SecondaryMap::new(),
            entry: SecondaryMap::new(),
            expanded_entry: SecondaryMap::new(),
            zero,
        };
        // factors written out in the one-step formula of a loop's entries
        let mut written = SecondaryMap::<BasicId, u8>::new();
        for &b in view.basics() {
            let step = p.step(view, b);
            p.steps[b] = Some(step);
            let (near, far) = match step.parent {
                None => (rules::basic(&mut p.formulas), rules::basic(&mut p.formulas)),
                Some(d) => {
                    let far = p.expanded_entry(d);
                    let inlined = match view.basic(d) {
                        BasicGraph::Loop(_) => true,
                        BasicGraph::Branch(br) => br.case == 0 && view.is_hidden(br.block),
                        BasicGraph::Block(x) => view.is_hidden(*x),
                        BasicGraph::Escape(_) => false,
                    };
                    let near = if inlined && written[d] < WRITTEN_OUT {
                        written[b] = written[d];
                        p.entry(d)
                    } else {
                        match (view.basic(d), view.first_block(d)) {
                            (BasicGraph::Loop(_), _) => p.formulas.count(Site::Loop(d)),
                            (BasicGraph::Branch(br), _) if br.case > 0 => {
                                p.formulas.count(Site::Test(d))
                            }
                            (_, Some(x)) => p.formulas.count(Site::Block(x)),
                            (_, None) => RawCount::new(zero),
                        }
                    };
                    (near, far)
                }
            };
            let near = RawCount::new(p.formulas.product(near.formula(), step.factor));
            let far = RawCount::new(p.formulas.product(far.formula(), step.factor));
            p.entry[b] = Some(near);
            p.expanded_entry[b] = Some(far);
            if step.factor != p.formulas.one() {
                written[b] = written[b].saturating_add(1);
            }
            let (home, near, far) = match view.basic(b) {
                BasicGraph::Block(x) => {
                    (*x, rules::stmt_association(near), rules::stmt_association(far))
                }
                BasicGraph::Branch(br) if br.case == 0 => (br.block, near, far),
                BasicGraph::Loop(l) if l.test == LoopTest::Header => {
                    let count = p.formulas.loop_count(b);
                    let breaks = p.break_ratio(view, b);
                    let near = rules::loop_head(&mut p.formulas, near, count, breaks);
                    let far = rules::loop_head(&mut p.formulas, far, count, breaks);
                    (l.header, near, far)
                }
                _ => continue,
            };
            p.one_step[home] = Some(near);
            p.expanded[home] = Some(far);
        }
        p
    }

    fn break_ratio(&mut self, view: &GraphView, l: BasicId) -> RawRatio {
        match view.has_breaks(l) {
            true => self.formulas.escape_ratio(Skip::Break(l)),
            false => RawRatio::new(self.zero),
        }
    }

    /// The rule that applies to a basic graph, as a factor: the rules are linear in the count of
    /// the upper-level graph.
    fn step(&mut self, view: &GraphView, b: BasicId) -> Step {
        let one = RawCount::new(self.formulas.one());
        if let Some(before) = view.follows(b) {
            let factor = if view.is_escaped_past(b) {
                let ratio = self.formulas.escape_ratio(Skip::Past(b));
                rules::sequence_reduce_escape(&mut self.formulas, one, ratio).1
            } else {
                rules::sequence_reduce(one).1
            };
            return Step { parent: Some(before), factor: factor.formula() };
        }
        let f = &mut self.formulas;
        let (parent, factor) = match view.owner(view.within(b)) {
            Owner::Program => (None, rules::basic(f)),
            Owner::Then(br) => {
                let ratio = f.true_ratio(br);
                (Some(br), rules::branch_true(f, one, ratio))
            }
            Owner::Otherwise(br) => {
                let ratio = f.true_ratio(br);
                (Some(br), rules::branch_false(f, one, ratio))
            }
            Owner::Body(l) => {
                let count = f.loop_count(l);
                let affine =
                    matches!(view.basic(l), BasicGraph::Loop(data) if data.triple.is_some());
                let rule = if affine { rules::afn_loop_body } else { rules::gen_loop_body };
                (Some(l), rule(f, one, count))
            }
            Owner::Exit(l) => {
                let breaks = self.break_ratio(view, l);
                (Some(l), rules::general_loop_exit(&mut self.formulas, one, breaks))
            }
        };
        Step { parent, factor: rules::basic_reduce(factor).formula() }
    }

    /// The store of the formulas.
    pub fn formulas(&self) -> &Formulas {
        &self.formulas
    }

    /// The count of a block in terms of its structural parent's:
    /// `#(entry)·loopCount(for.cond)`. 0 for an unreachable block.
    pub fn one_step(&self, block: Block) -> RawCount {
        self.one_step[block].unwrap_or(RawCount::new(self.zero))
    }

    /// The count of a block in ratios and loop counts alone, without any `#`.
    pub fn expanded(&self, block: Block) -> RawCount {
        self.expanded[block].unwrap_or(RawCount::new(self.zero))
    }

    /// The number of times that a basic graph is entered from outside, in terms of its structural
    /// parent's count: `#(AL)`, `#(BR)`.
    pub fn entry(&self, b: BasicId) -> RawCount {
        self.entry[b].unwrap_or(RawCount::new(self.zero))
    }

    /// As [`entry`](Self::entry), in ratios and loop counts alone.
    pub fn expanded_entry(&self, b: BasicId) -> RawCount {
        self.expanded_entry[b].unwrap_or(RawCount::new(self.zero))
    }

    /// The paper's way to an escape ratio: the sum of the counts of the escapes, when the graph
    /// that they escape from is entered once. In ratios and loop counts of that graph's inside.
    ///
    /// ```
    /// use symprof_core::{ir::text::parse_function, paper::grammar::GraphView};
    /// use symprof_core::paper::raw::{RawProfile, Skip};
    /// // if (a) { if (b) goto end; x } y; end
    /// let function = parse_function("
    /// func @f(%a: i1, %b: i1) {
    /// block entry:
    ///   branch %a, then, y
    /// block then:
    ///   branch %b, end, x
    /// block x:
    ///   jump y
    /// block y:
    ///   jump end
    /// block end:
    ///   return
    /// }")?;
    /// let view = GraphView::from_function(&function)?;
    /// let mut raw = RawProfile::new(&view);
    /// let y = function.block_by_name("y").ok_or("no y")?;
    /// assert_eq!(
    ///     raw.display(&view, raw.one_step(y)).to_string(),
    ///     "#(entry)·(1 - escapeRatio(y, entry))"
    /// );
    /// let y = view.entered_by(y).ok_or("no y")?;
    /// let ratio = raw.escape_ratio(&view, Skip::Past(y));
    /// assert_eq!(raw.display(&view, ratio).to_string(), "trueRatio(entry)·trueRatio(then)");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn escape_ratio(&mut self, view: &GraphView, skip: Skip) -> RawRatio {
        let (from, to) = match skip {
            Skip::Past(b) => match view.follows(b) {
                Some(d) => (d, Some(b)),
                None => return RawRatio::new(self.zero),
            },
            Skip::Break(l) => (l, None),
        };
        let mut sum = self.zero;
        for e in view.escapes_between(from, to) {
            let counts = match skip {
                Skip::Past(b) => view.skips(e, b),
                Skip::Break(l) => view.breaks(e, l),
            };
            if !counts {
                continue;
            }
            let mut factors = Vec::new();
            let mut at = e;
            while at != from {
                let Some(step) = self.steps[at] else { break };
                factors.push(step.factor);
                match step.parent {
                    Some(parent) => at = parent,
                    None => break,
                }
            }
            let mut product = self.formulas.one();
            for &factor in factors.iter().rev() {
                product = self.formulas.product(product, factor);
            }
            sum = self.formulas.sum(sum, product);
        }
        RawRatio::new(sum)
    }

    /// A formula as text, with the names of the program's blocks.
    pub fn display<'a>(
        &'a self,
        view: &'a GraphView,
        formula: impl Into<RawId>,
    ) -> impl fmt::Display + 'a {
        self.formulas.display(view, formula)
    }
}

//! Which blocks count for a feature, and how often: a feature is a linear combination of block counts.
//!
//! The count of a block says how often it is entered. What stands behind a call in it executes only if the
//! call comes back; where a function may end otherwise, that part of a block is told apart.

use super::table::{FeatureTable, FunctionFeatures, OpcodeKey};
use crate::analysis::endings::{ends, throws};
use crate::assume::AssumptionKind;
use crate::frontend::{Amount, BlockInstructions, Instruction, Instructions, Next};
use crate::ir::{Block, Callee, FuncId, Inst};
use crate::profile::observe::Probe;
use crate::profile::ModuleProfile;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A part of a block.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Part {
    /// executes whenever the block is entered
    Whole,
    /// stands behind a call that may not come back
    BehindCalls,
}

/// A place whose executions count.
pub(super) type Term = (FuncId, Block, Part);

/// A sum over blocks of a number times the block's count.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Quantity {
    pub(super) terms: BTreeMap<Term, u128>,
    /// values that are summed over the executions of blocks, so many times each
    pub(super) sums: BTreeMap<(Probe, Part), u128>,
    /// blocks in which it is not known how much, with the reason
    pub(super) open: BTreeMap<Term, Arc<str>>,
    /// why it is not known at all
    pub(super) lost: Option<Arc<str>>,
}

impl Quantity {
    fn add(&mut self, at: Term, amount: &Amount) {
        match amount {
            Amount::Fixed(0) => {}
            Amount::Fixed(n) => *self.terms.entry(at).or_default() += u128::from(*n),
            Amount::Value(block, value) => {
                let probe = Probe { function: at.0, block: *block, value: *value };
                *self.sums.entry((probe, at.2)).or_default() += 1;
            }
            Amount::Unknown(reason) => {
                self.open.entry(at).or_insert_with(|| Arc::clone(reason));
            }
        }
    }

    fn lose(&mut self, reason: &Arc<str>) {
        self.lost.get_or_insert_with(|| Arc::clone(reason));
    }
}

/// Features of functions, with the places of what was seen before.
#[derive(Default)]
struct Collector {
    features: FunctionFeatures<Quantity>,
    opcodes: FxHashMap<OpcodeKey, usize>,
    calls: FxHashMap<Arc<str>, usize>,
    lines: BTreeMap<crate::frontend::SourceLine, super::table::Totals<Quantity>>,
}

impl Collector {
    fn add(&mut self, at: Result<Term, &Arc<str>>, inst: &Instruction) {
        let one = Amount::Fixed(1);
        let add = |q: &mut Quantity, amount: &Amount| match at {
            Ok(term) => q.add(term, amount),
            Err(why) if *amount != Amount::NONE => q.lose(why),
            Err(_) => {}
        };
        let totals = |t: &mut super::table::Totals<Quantity>| {
            add(&mut t.instructions, &one);
            if let Some(q) = t.of_class(inst.class) {
                add(q, &one);
            }
            add(&mut t.flops, &inst.flops);
            add(&mut t.loaded, &inst.loaded);
            add(&mut t.stored, &inst.stored);
        };
        let f = &mut self.features;
        totals(&mut f.totals);
        if let Some(line) = &inst.line {
            totals(self.lines.entry(line.clone()).or_default());
        }
        let Instruction { class, opcode, ty, lanes, .. } = inst.clone();
        let key = OpcodeKey { class, opcode, ty, lanes };
        let k = *self.opcodes.entry(key).or_insert_with_key(|key| {
            f.opcodes.push((key.clone(), Quantity::default()));
            f.opcodes.len() - 1
        });
        add(&mut f.opcodes[k].1, &one);
        if let Some(callee) = &inst.callee {
            let k = *self.calls.entry(callee.clone()).or_insert_with(|| {
                f.calls.push((callee.clone(), Quantity::default()));
                f.calls.len() - 1
            });
            add(&mut f.calls[k].1, &one);
        }
    }

    fn lose(&mut self, why: &Arc<str>) {
        let t = &mut self.features.totals;
        let all = [&mut t.instructions, &mut t.integer, &mut t.float, &mut t.memory];
        let rest = [&mut t.branch, &mut t.flops, &mut t.loaded, &mut t.stored];
        all.into_iter().chain(rest).for_each(|q| q.lose(why));
    }

    fn done(mut self) -> FunctionFeatures<Quantity> {
        self.features.lines = self.lines.into_iter().collect();
        self.features
    }
}

/// The features of a function and of all that it reaches.
pub(super) fn collect(
    profile: &ModuleProfile<'_>,
    root: FuncId,
    instructions: &Instructions,
) -> FeatureTable<Quantity> {
    let mut sum = Collector::default();
    let mut functions = Vec::new();
    for id in profile.calls.counted(root) {
        let name = profile.module().functions[id].name.clone();
        let mut own = Collector::default();
        match instructions.of(id) {
            Some(blocks) => {
                for block in blocks {
                    let why: Arc<str> = Arc::from(
                        format!("`{}` of `{name}` is no block that is counted", block.name)
                            .as_str(),
                    );
                    of_block(profile, id, block, &mut |at, inst| {
                        let at = at.ok_or(&why);
                        own.add(at, inst);
                        sum.add(at, inst);
                    });
                }
            }
            None => {
                let why = Arc::from(format!("the instructions of `{name}` are not known").as_str());
                own.lose(&why);
                sum.lose(&why);
            }
        }
        functions.push((id, name, own.done()));
    }
    let sum = (functions.len() > 1).then(|| sum.done());
    FeatureTable { functions, sum }
}

/// Says for each instruction of a block that may execute where its executions are counted.
fn of_block(
    profile: &ModuleProfile<'_>,
    id: FuncId,
    block: &BlockInstructions,
    add: &mut dyn FnMut(Option<Term>, &Instruction),
) {
    let Some(at) = block.block else {
        block.instructions.iter().for_each(|i| add(None, i));
        return;
    };
    let mut part = Part::Whole;
    for inst in &block.instructions {
        add(Some((id, at, part)), inst);
        match behind(profile, id, at, inst) {
            Behind::Executes => {}
            Behind::Perhaps => part = Part::BehindCalls,
            Behind::Never => return,
        }
    }
}

/// What becomes of the instructions behind one.
enum Behind {
    Executes,
    Perhaps,
    Never,
}

fn behind(profile: &ModuleProfile<'_>, id: FuncId, at: Block, inst: &Instruction) -> Behind {
    let calls = &profile.calls;
    let disabled = calls.results().disabled();
    let returns = !disabled.contains(&AssumptionKind::Returns);
    let all_end = !disabled.contains(&AssumptionKind::Ends);
    if inst.next == Next::Follows || (returns && all_end && !calls.may_end(id)) {
        return Behind::Executes;
    }
    let Some(callee) = &inst.callee else { return Behind::Perhaps };
    let func = &profile.module().functions[id];
    let same = func.blocks[at].insts.iter().filter_map(|(_, i)| match i {
        Inst::Call(c) => match &c.callee {
            Callee::Direct(name) | Callee::Global(name) if **name == **callee => Some(c),
            _ => None,
        },
        _ => None,
    });
    let same: Vec<_> = same.collect();
    let cut = calls.cut(id, at).is_some();
    let goes_on = |c: &&crate::ir::CallInfo| {
        !calls.call_may_end(c) && !throws(c) && !cut && (returns || calls.target(c).is_some())
    };
    match same.as_slice() {
        [] => Behind::Perhaps,
        all if all.iter().all(|c| ends(c)) => Behind::Never,
        all if all.iter().all(goes_on) => Behind::Executes,
        _ => Behind::Perhaps,
    }
}

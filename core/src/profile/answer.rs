//! The answer at a point: counts with their sources, why those that are missing are, and what they
//! rest on.

use crate::ir::{Block, Callee, FuncId, Function, Inst};
use cranelift_entity::SecondaryMap;
use num_bigint::BigInt;

/// Where a count came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Source {
    /// the value of a formula
    Formula,
    /// an execution of the control slice
    Simulation,
}

/// The count of a block at a point.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct BlockValue {
    /// the block
    pub block: Block,
    /// its name
    pub name: String,
    /// the count; none where data decides it or it takes too long
    pub count: Option<BigInt>,
    /// where the count came from
    pub source: Option<Source>,
    /// why there is no count
    pub reason: Option<String>,
}

/// The counts of one function, summed over an execution of the function asked for.
///
/// ```
/// use symprof_core::{ir::text::parse_module, profile::*};
/// let module = parse_module("
/// func @f(%n: i32, %p: ptr) {
/// block entry:
///   call @start()
///   %x = load i32 %p
///   clobber %p
///   %y = load i32 %p
///   %c = icmp slt %x, %y
///   branch %c, then, exit
/// block then:
///   jump exit
/// block exit:
///   return
/// }")?;
/// let profile = ModuleProfile::new(&module, Options::default());
/// let answer = profile.evaluate(profile.by_name("f")?, &Point::default())?;
/// let f = answer.root();
/// assert_eq!(f.block("entry"), Some(1.into()));
/// assert_eq!(f.calls_to("start"), Some(1.into()));
/// assert_eq!(f.block("then"), None);
/// let (block, why) = f.reasons().next().ok_or("no reason")?;
/// assert_eq!(block, "then");
/// assert!(why.contains("load"), "{why}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct FunctionEvaluation {
    /// the function
    pub id: FuncId,
    /// its name
    pub name: String,
    /// its blocks in the order of the source
    pub blocks: Vec<BlockValue>,
    /// Calls to each callee, in the order of the source. Not known of functions with [copies](crate::ir::CopiedBlock)
    /// of others' blocks: which of them calls is not told apart.
    pub calls: Vec<(String, Option<BigInt>)>,
    /// What its counts rest on, in words, each once: for counts from formulas, what these assume and
    /// what the user does; for counts from an execution, what that took for true on its way.
    ///
    /// ```
    /// use symprof_core::{ir::text::parse_module, profile::*};
    /// let module = parse_module("
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
    /// }")?;
    /// let profile = ModuleProfile::new(&module, Options::default());
    /// let answer = profile.evaluate(profile.by_name("f")?, &Point::default())?;
    /// assert_eq!(answer.root().assumptions, ["p is not null"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub assumptions: Vec<String>,
}

impl FunctionEvaluation {
    /// The count of the block of that name, if it is known.
    pub fn block(&self, name: &str) -> Option<BigInt> {
        self.blocks.iter().find(|b| b.name == name).and_then(|b| b.count.clone())
    }

    /// The value of that block.
    pub(super) fn of(&self, block: Block) -> Option<&BlockValue> {
        self.blocks.iter().find(|b| b.block == block)
    }

    /// The number of calls to that callee, if it is known.
    pub fn calls_to(&self, name: &str) -> Option<BigInt> {
        self.calls.iter().find(|(n, _)| n == name).and_then(|(_, c)| c.clone())
    }

    /// The blocks that have no count, and why, in the order of the source.
    pub fn reasons(&self) -> impl Iterator<Item = (&str, &str)> {
        let open = self.blocks.iter().filter(|b| b.count.is_none());
        open.map(|b| (b.name.as_str(), b.reason.as_deref().unwrap_or("it is not known")))
    }

    /// Does one of its counts come from there?
    pub(super) fn has(&self, source: Source) -> bool {
        self.blocks.iter().any(|b| b.source == Some(source))
    }
}

/// The counts at a point.
///
/// ```
/// use symprof_core::{ir::text::parse_module, profile::*};
/// let module = parse_module("
/// func @f() {
/// block entry:
///   call @g()
///   call @g()
///   return
/// }
/// func @g() {
/// block entry:
///   return
/// }")?;
/// let profile = ModuleProfile::new(&module, Options::default());
/// let answer = profile.evaluate(profile.by_name("f")?, &Point::default())?;
/// assert_eq!(answer.root().name, "f");
/// let [_, g] = answer.functions.as_slice() else { return Err("two functions".into()) };
/// assert_eq!((g.name.as_str(), g.block("entry")), ("g", Some(2.into())));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Evaluation {
    /// the function asked for, then every other with a body that it reaches
    pub functions: Vec<FunctionEvaluation>,
}

impl Evaluation {
    /// The function asked for.
    pub fn root(&self) -> &FunctionEvaluation {
        &self.functions[0]
    }
}

/// The callees whose calls are counted, in the order of the source, each once.
pub(super) fn order_of_calls(func: &Function) -> Vec<&str> {
    let mut names: Vec<&str> = Vec::new();
    for_each_counted_call(func, |_, _, name| {
        if !names.contains(&name) {
            names.push(name);
        }
    });
    names
}

/// Calls as the sum of the counts of the blocks they stand in; of those behind the `cuts`, no count is known.
pub(super) fn sum_calls(
    func: &Function,
    counts: &SecondaryMap<Block, Option<BigInt>>,
    cuts: &[(Block, usize)],
) -> Vec<(String, Option<BigInt>)> {
    let mut sums: Vec<(String, Option<BigInt>)> =
        order_of_calls(func).into_iter().map(|n| (n.to_owned(), Some(BigInt::ZERO))).collect();
    for_each_counted_call(func, |block, k, name| {
        if let Some(slot) = sums.iter_mut().find(|(n, _)| n == name) {
            let runs = match &counts[block] {
                Some(n) if *n == BigInt::ZERO => Some(n),
                _ if cuts.iter().any(|&(b, cut)| b == block && cut < k) => None,
                n => n.as_ref(),
            };
            slot.1 = match (slot.1.take(), runs) {
                (Some(a), Some(b)) => Some(a + b),
                _ => None,
            };
        }
    });
    sums
}

/// Has the function counted calls behind the `cuts`?
pub(super) fn has_cut_calls(func: &Function, cuts: &[(Block, usize)]) -> bool {
    let mut found = false;
    for_each_counted_call(func, |block, k, _| {
        found |= cuts.iter().any(|&(b, cut)| b == block && cut < k);
    });
    found
}

fn for_each_counted_call<'f>(func: &'f Function, mut f: impl FnMut(Block, usize, &'f str)) {
    for &b in &func.layout {
        for (k, (_, inst)) in func.blocks[b].insts.iter().enumerate() {
            let Inst::Call(call) = inst else { continue };
            if let (true, Callee::Direct(n) | Callee::Global(n)) = (call.counted, &call.callee) {
                f(b, k, n);
            }
        }
    }
}

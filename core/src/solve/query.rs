//! Single questions: a trip count, a recurrence, a path condition, a count, without the rest of the
//! profile. Each is answered from a fresh state, so that an answer depends on nothing that was asked
//! before; where all counts of a function are wanted, [`solve`](super::solve) shares the work.

use crate::analysis::{LoopForest, LoopId};
use crate::assume::Assumed;
use crate::expr::{ConditionExpr, CountExpr, Expr, Store};
use crate::ir::{Block, FuncId, Function, Module, Value};
use crate::rules::{RuleInfo, Tries};
use crate::solve::assumptions::assumed;
use crate::solve::context::{Reading, SolveContext};
use crate::solve::count::promises::Counts;
use crate::solve::count::table_reads::table_reads;
use crate::solve::count::{block_count, settle};
use crate::solve::path::{node_of, reach};
use crate::solve::trip::{loop_reason, trip};
use crate::solve::value::{declare_parameters, value};
use crate::solve::{Callees, Graphs, Reason};
use crate::stack::on_large_stack;

/// Single questions about one function.
///
/// ```
/// use symprof_core::{ir::text::parse_module, solve::Analysis};
/// let module = parse_module(
///     "func @f(%n: i32) {
///      block entry:
///        %0 = const i32 0
///        jump head(%0)
///      block head(%i: i32):
///        %more = icmp slt %i, %n
///        branch %more, body, exit
///      block body:
///        %one = const i32 1
///        %next = add nsw i32 %i, %one
///        %odd = icmp sgt %i, %0
///        branch %odd, positive, latch
///      block positive:
///        jump latch
///      block latch:
///        jump head(%next)
///      block exit:
///        return
///      }",
/// )?;
/// let (id, f) = module.functions.iter().next().ok_or("a function")?;
/// let analysis = Analysis::new(&module, id)?;
/// let block = |name: &str| f.layout.iter().copied().find(|&b| f.blocks[b].name == name);
/// let head = block("head").ok_or("a block")?;
/// let l = analysis.loops().of_header(head).ok_or("a loop")?;
///
/// assert_eq!(analysis.trip_count(l).to_string(), "max(0, n)");
/// let i = f.blocks[head].params[0];
/// assert_eq!(analysis.recurrence(i).to_string(), "i");
/// let positive = block("positive").ok_or("a block")?;
/// assert_eq!(analysis.path_condition(positive).to_string(), "n > i && i > 0");
/// let count = analysis.count(block("body").ok_or("a block")?);
/// assert_eq!(count.to_string(), "max(0, n)");
/// assert!(count.rules.iter().any(|r| r.name == "add-recurrence"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Analysis<'m> {
    module: &'m Module,
    id: FuncId,
    graphs: Graphs,
    callees: Callees,
}

/// The control flow of a function has a cycle that is entered beside its header: it has no loops in the
/// sense of the analysis.
///
/// ```
/// use symprof_core::{ir::{text::parse_function, Module}, solve::Analysis};
/// let mut module = Module::new();
/// let id = module.add(parse_function("
/// func @f(%c: i1) {
/// block entry:
///   branch %c, a, b
/// block a:
///   jump b
/// block b:
///   jump a
/// }")?);
/// let error = Analysis::new(&module, id).unwrap_err();
/// assert_eq!(error.function, "f");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{function}` has {text}; split the nodes of the cycle, or execute it")]
#[non_exhaustive]
pub struct Irreducible {
    /// the function
    pub function: String,
    /// the edge into the cycle, in words
    pub text: String,
}

/// An answer with what it rests on. Its formula says what it is: a [`CountExpr`], a [`ConditionExpr`], or
/// the value of a variable of the program.
///
/// ```
/// use symprof_core::expr::CountExpr;
/// use symprof_core::{ir::{text::parse_function, Module}, solve::{Analysis, Answer}};
/// let mut module = Module::new();
/// let id = module.add(parse_function("
/// func @f(%n: i32, %t: i32) {
/// block entry:
///   %0 = const i32 0
///   jump head(%0)
/// block head(%i: i32):
///   %more = icmp slt %i, %n
///   branch %more, body, exit
/// block body:
///   %next = add nsw i32 %i, %t
///   jump head(%next)
/// block exit:
///   return
/// }")?);
/// let analysis = Analysis::new(&module, id)?;
/// let l = analysis.loops().iter().next().ok_or("a loop")?;
/// let answer: Answer<CountExpr> = analysis.trip_count(l);
/// assert_eq!(answer.to_string(), "ite(n <= 0, 0, ceil(n/t))");
/// // it holds under a condition on the parameters
/// let [forward] = answer.predicates.as_slice() else { return Err("one condition".into()) };
/// assert_eq!(answer.store.display(*forward).to_string(), "n <= 0 || t > 0");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
#[non_exhaustive]
#[must_use]
pub struct Answer<T = Expr> {
    /// the formula, over the parameters and the indices of the loops around; or why there is none
    pub value: Result<T, Reason>,
    /// conditions on the parameters under which it holds
    pub predicates: Vec<ConditionExpr>,
    /// what was assumed
    pub assumptions: Vec<Assumed>,
    /// the rules that answered, also on the way to what was given up
    pub rules: Vec<&'static RuleInfo>,
    /// the store of the expressions
    pub store: Store,
}

impl<T> Answer<T> {
    /// The same, with what its formula means.
    fn meant<U>(self, meaning: impl FnOnce(T) -> U) -> Answer<U> {
        let Answer { value, predicates, assumptions, rules, store } = self;
        Answer { value: value.map(meaning), predicates, assumptions, rules, store }
    }
}

impl<T: Copy + Into<Expr>> std::fmt::Display for Answer<T> {
    /// The formula, or a question mark with the reason.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &self.value {
            Ok(e) => self.store.display(*e).fmt(f),
            Err(reason) => write!(f, "? ({})", reason.text()),
        }
    }
}

impl<'m> Analysis<'m> {
    /// Questions about that function, with nothing known of those it calls but their bodies.
    ///
    /// # Errors
    /// [`Irreducible`] where control enters a cycle beside its header.
    pub fn new(module: &'m Module, id: FuncId) -> Result<Analysis<'m>, Irreducible> {
        Analysis::with(module, id, Callees::default())
    }

    /// The same with settings, kinds of assumptions that are not made, and results of callees shared by
    /// the questions.
    ///
    /// # Errors
    /// [`Irreducible`] where control enters a cycle beside its header.
    pub fn with(
        module: &'m Module,
        id: FuncId,
        callees: Callees,
    ) -> Result<Analysis<'m>, Irreducible> {
        let func = &module.functions[id];
        let graphs = Graphs::new(func);
        match graphs.irreducible(func) {
            Some(text) => Err(Irreducible { function: func.name.clone(), text }),
            None => Ok(Analysis { module, id, graphs, callees }),
        }
    }

    /// The function.
    pub fn function(&self) -> &'m Function {
        &self.module.functions[self.id]
    }

    /// Its loops.
    pub fn loops(&self) -> &LoopForest {
        &self.graphs.forest
    }

    /// The backedge-taken count of a loop per entry: the index of its last iteration.
    pub fn trip_count(&self, l: LoopId) -> Answer<CountExpr> {
        let answer = self.ask(|cx| {
            settle(cx, Some(l));
            trip(cx, l).ok_or_else(|| loop_reason(cx, l))
        });
        answer.meant(CountExpr::new)
    }

    /// A value in terms of the iteration indices of the loops around its definition; of a header parameter
    /// its recurrence in closed form.
    pub fn recurrence(&self, v: Value) -> Answer {
        self.ask(|cx| {
            settle(cx, cx.program().forest.innermost(cx.program().func.def_block(v)));
            let e = value(cx, v, Reading::Promised);
            cx.unknown_in(e).map_or(Ok(e), Err)
        })
    }

    /// When a block runs, in an iteration of the innermost loop around it.
    pub fn path_condition(&self, b: Block) -> Answer<ConditionExpr> {
        let answer = self.ask(|cx| {
            let region = cx.program().forest.innermost(b);
            settle(cx, region);
            let Some(node) = node_of(cx, region, b) else { return Ok(cx.zero()) };
            let e = reach(cx, region, node);
            cx.unknown_in(e).map_or(Ok(e), Err)
        });
        answer.meant(ConditionExpr::new)
    }

    /// How often a block runs per execution of the function.
    pub fn count(&self, b: Block) -> Answer<CountExpr> {
        let answer = self.ask(|cx| match cx.program().cfg.is_reachable(b) {
            true => {
                let count = block_count(cx, b)?;
                let mut given = cx.ledger().given.thorough();
                Ok(given.simplify(cx, count))
            }
            false => Ok(cx.zero()),
        });
        answer.meant(CountExpr::new)
    }

    fn ask(
        &self,
        question: impl Fn(&mut SolveContext<'_>) -> Result<Expr, Reason> + Sync,
    ) -> Answer {
        let answer = || {
            let (func, active) = (self.function(), [self.id]);
            let mut cx = SolveContext::new(self.module, func, &self.graphs, &self.callees, &active);
            declare_parameters(&mut cx);
            let value = question(&mut cx);
            for unchecked in table_reads(&mut cx, &Counts::new()) {
                unchecked.note(&mut cx);
            }
            let assumptions = assumed(&mut cx);
            let applied = cx.rule_log().applied();
            let rules = crate::rules::rules().filter(|r| applied.contains(r.name)).collect();
            let (store, ledger) = cx.into_parts();
            let predicates = ledger.guards.into_iter().map(ConditionExpr::new).collect();
            Answer { value, predicates, assumptions, rules, store }
        };
        // nests of loops and chains of values may be deep
        on_large_stack(answer)
    }
}

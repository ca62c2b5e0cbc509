//! The journal of an analysis: what was asked of each stage, what that asked in turn, which rules
//! answered, and which conditions became guards. It is kept where [`Settings::with_journal`] asks for it;
//! explanations are made from it ([`crate::profile::explain`]).
//!
//! [`Settings::with_journal`]: super::Settings::with_journal

use super::RuleInfo;
use crate::analysis::LoopId;
use crate::expr::Expr;
use crate::ir::{Block, Value};

/// What is asked of a stage.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Subject {
    /// the count of a block per execution of the function
    Count(Block),
    /// how often a loop is entered per execution of the function
    Entries(LoopId),
    /// a loop's backedge-taken count per entry
    TripCount(LoopId),
    /// a header parameter in the loop's iteration index
    Recurrence(Value),
    /// the sum of a summand over the iterations of a loop, per entry
    Sum(LoopId, Expr),
    /// one attempt at a sum: as it is, or freed from something by the rule of that name
    Attempt(&'static str),
    /// a division by parameters, taken to be an ordinary one
    Division(Value),
    /// a check in a block that ends the program where it fails, taken to pass
    Check(Block),
}

/// The part that an expression has in what is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Part {
    /// when the block, or the loop below, runs in an iteration
    PathCondition,
    /// the iteration index of a loop; of a sum over two loops the index of the range that they run over between them
    Index,
    /// when a loop is left
    Exit,
    /// the value on entry; of a sum over two loops the first index of that range
    Start,
    /// the value around the back edge, over a placeholder for the value before
    Next,
    /// how many activations of a recursion an iteration stands for
    Activations,
    /// what is summed
    Summand,
    /// the last iteration that counts
    Last,
    /// beside a sum over a range of two loops, what the iterations count that leave the inner one at its header
    Leaving,
}

/// A step on the way to an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Step {
    /// something else is asked: the span of that number
    Asks(usize),
    /// something is asked that was answered before
    Again(Subject),
    /// what the question speaks of
    Given(Part, Expr),
    /// a rule answers
    Applied(&'static RuleInfo),
    /// counts are restricted to where a condition on the parameters holds
    Guard(Expr),
}

/// One question with its steps and its answer.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Span {
    /// the question
    pub subject: Subject,
    /// what was done, in order
    pub steps: Vec<Step>,
    /// the answer; none if there is no formula, or as long as the span is open
    pub answer: Option<Expr>,
}

impl Span {
    /// The expression that has that part in the question, the last one that was named.
    pub fn given(&self, part: Part) -> Option<Expr> {
        self.steps.iter().rev().find_map(|s| match *s {
            Step::Given(p, e) if p == part => Some(e),
            _ => None,
        })
    }
}

/// The questions of an analysis in the order in which they were asked.
#[derive(Clone, Debug, Default)]
pub struct Journal {
    spans: Vec<Span>,
    open: Vec<usize>,
    /// conditions on the parameters, as they were first stated, and the question that needed each
    guards: Vec<(Expr, Option<Subject>)>,
}

impl Journal {
    /// All questions.
    pub fn spans(&self) -> &[Span] {
        &self.spans
    }

    /// The last time that a question was asked: what was found under assumptions is asked again.
    pub fn last(&self, subject: Subject) -> Option<&Span> {
        self.spans.iter().rev().find(|s| s.subject == subject)
    }

    /// The question that needed a guard, if that is known.
    pub fn guarded(&self, condition: Expr) -> Option<Subject> {
        self.guards.iter().find(|g| g.0 == condition).and_then(|g| g.1)
    }

    /// The rules that answered in a span itself, and in attempts of it that succeeded: each once.
    pub fn rules(&self, span: &Span) -> Vec<&'static RuleInfo> {
        let mut found = Vec::new();
        self.collect_rules(span, &mut found);
        found
    }

    fn collect_rules(&self, span: &Span, found: &mut Vec<&'static RuleInfo>) {
        for s in &span.steps {
            match *s {
                Step::Applied(rule) if !found.contains(&rule) => found.push(rule),
                Step::Asks(k) => {
                    let inner = &self.spans[k];
                    if matches!(inner.subject, Subject::Attempt(_)) && inner.answer.is_some() {
                        self.collect_rules(inner, found);
                    }
                }
                _ => {}
            }
        }
    }

    /// Each expression in the place of which another is to stand.
    pub(crate) fn map(&mut self, mut f: impl FnMut(Expr) -> Expr) {
        let subject = |s: &mut Subject, f: &mut dyn FnMut(Expr) -> Expr| {
            if let Subject::Sum(_, e) = s {
                *e = f(*e);
            }
        };
        for span in &mut self.spans {
            subject(&mut span.subject, &mut f);
            for step in &mut span.steps {
                match step {
                    Step::Given(_, e) | Step::Guard(e) => *e = f(*e),
                    Step::Again(s) => subject(s, &mut f),
                    Step::Asks(_) | Step::Applied(_) => {}
                }
            }
            span.answer = span.answer.map(&mut f);
        }
        for (condition, why) in &mut self.guards {
            *condition = f(*condition);
            if let Some(s) = why {
                subject(s, &mut f);
            }
        }
    }

    pub(crate) fn begin(&mut self, subject: Subject) {
        let k = self.spans.len();
        self.step(Step::Asks(k));
        self.spans.push(Span { subject, steps: Vec::new(), answer: None });
        self.open.push(k);
    }

    pub(crate) fn end(&mut self, answer: Option<Expr>) {
        if let Some(k) = self.open.pop() {
            self.spans[k].answer = answer;
        }
    }

    pub(crate) fn step(&mut self, step: Step) {
        let Some(&k) = self.open.last() else { return };
        let steps = &mut self.spans[k].steps;
        // a rule that answers a hundred comparisons in a row says nothing new
        if matches!(step, Step::Applied(_)) && steps.last() == Some(&step) {
            return;
        }
        steps.push(step);
    }

    pub(crate) fn guard(&mut self, condition: Expr) {
        let open = self.open.iter().rev().map(|&k| self.spans[k].subject);
        let why = open.into_iter().find(|s| !matches!(s, Subject::Attempt(_)));
        self.guards.push((condition, why));
        self.step(Step::Guard(condition));
    }

    /// A guard is written in another way.
    pub(crate) fn rewritten(&mut self, condition: Expr, by: Expr) {
        let why = self.guarded(condition);
        self.guards.push((by, why));
    }
}

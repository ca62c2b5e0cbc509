//! What a callee's formulas rest on, taken over at each call: proved for its arguments, noted, or the
//! reason why the callee's formulas say nothing there.

use crate::assume::AssumptionKind;
use crate::ir::{Block, Value};
use crate::solve::assumptions::cause_text;
use crate::solve::context::notes::{note, Cause, Note, Object};
use crate::solve::context::{Progress, SolveContext};
use crate::solve::count::promises::{broken_promises, Counts};
use crate::solve::data::pointers::{are_apart, is_not_null};
use crate::solve::{Promise, Reason};
use std::collections::BTreeSet;

/// Takes over what a callee's formulas rest on, at a call that defines `at`; or says why it
/// does not hold there.
pub(in crate::solve) fn inherit(
    cx: &mut SolveContext<'_>,
    inherited: &[Inherited],
    args: &[Value],
    (at, block): (Option<Value>, Block),
    callee: &str,
) -> Result<(), Reason> {
    let broken = |text: &str| {
        Reason::Unsolved(format!("`{callee}` rests on this, which may not hold here: {text}"))
    };
    for i in inherited {
        match &i.about {
            About::Nothing => {
                let text = format!("{} (in {callee})", i.text);
                let cause = Cause::Inherited(i.kind, text, callee.to_owned());
                note(cx, Note { cause, at, block });
            }
            About::Null(k) => {
                let arg = args.get(*k as usize).ok_or_else(|| broken(&i.text))?;
                if !is_not_null(cx, *arg, block) {
                    return Err(broken(&i.text));
                }
            }
            About::Apart(j, k) => {
                let (Some(&x), Some(&y)) = (args.get(*j as usize), args.get(*k as usize)) else {
                    return Err(broken(&i.text));
                };
                if !are_apart(cx, x, y, (at, block)) {
                    return Err(broken(&i.text));
                }
            }
            About::Unknown => return Err(broken(&i.text)),
        }
    }
    Ok(())
}

/// Notes of a callee in the form in which callers take them over, and promises that its
/// arguments may break.
pub(in crate::solve) fn inherited_with(
    cx: &SolveContext<'_>,
    promises: &[Promise],
) -> Vec<Inherited> {
    let mut all = inherited(cx);
    all.extend(promises.iter().map(|p| Inherited {
        kind: AssumptionKind::Defined,
        text: format!("never: {}", p.broken),
        about: About::Nothing,
    }));
    all
}

/// Notes of a callee in the form in which callers take them over.
pub(in crate::solve) fn inherited(cx: &SolveContext<'_>) -> Vec<Inherited> {
    let causes: BTreeSet<&Cause> = cx.ledger().notes.iter().map(|n| &n.cause).collect();
    let of = |cause: &&Cause| {
        let about = match cause {
            Cause::NotNull(Object::Param(k)) => About::Null(*k),
            Cause::Disjoint(Object::Param(j), Object::Param(k)) => About::Apart(*j, *k),
            Cause::NotNull(_) | Cause::Disjoint(..) => About::Unknown,
            Cause::NoWrap(_, Some(_)) | Cause::Range(_) => About::Unknown,
            _ => About::Nothing,
        };
        Inherited { kind: cause.kind(), text: cause_text(cx, cause), about }
    };
    causes.iter().map(of).collect()
}

/// An assumption of a callee.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Inherited {
    kind: AssumptionKind,
    text: String,
    about: About,
}

impl Inherited {
    /// Is it that something in the callee comes to an end?
    pub(super) fn says_that_it_ends(&self) -> bool {
        self.kind == AssumptionKind::Ends
    }
}

/// What an assumption of a callee says of its arguments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::solve) enum About {
    Nothing,
    /// the parameter is not null
    Null(u32),
    /// two parameters point to different objects
    Apart(u32, u32),
    /// of places that its caller cannot name
    Unknown,
}

/// The same for a function of which only the result is known, as its callers take it over.
pub(in crate::solve) fn inherited_promises(cx: &mut SolveContext<'_>) -> Vec<Inherited> {
    let one = cx.one();
    let mut counts = Counts::new();
    for &b in &cx.program().func.layout {
        let l = cx.program().forest.innermost(b);
        if l.is_none() || cx.loop_state(l).progress == Progress::Done {
            counts[b] = Some(Ok(one));
        }
    }
    let promises = broken_promises(cx, &mut counts);
    inherited_with(cx, &promises)
}

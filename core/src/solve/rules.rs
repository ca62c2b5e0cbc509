//! Rules: what a stage tries in turn, as an ordered table with names.
//!
//! A rule says in mathematics what it does and under which side conditions, names its source, and has
//! an example that is executed by the tests. The first rule of a table that applies answers. A rule
//! that is switched off ([`Callees::without_rules`](crate::solve::Callees::without_rules)) may cost
//! formulas, and makes none wrong.
//!
//! ```
//! let names: Vec<&str> = symprof_core::solve::rules().map(|r| r.name).collect();
//! assert!(names.contains(&"add-recurrence"));
//! ```

use crate::expr::Expr;
use crate::solve::context::SolveContext;
use crate::solve::recurrence::{Recurrence, RECURRENCES};

/// What is said of a rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct RuleInfo {
    /// its published name, one of a kind
    pub name: &'static str,
    /// the stage that tries it
    pub stage: &'static str,
    /// what it concludes, in mathematics
    pub statement: &'static str,
    /// when
    pub conditions: &'static str,
    /// where the method comes from
    pub source: &'static str,
    /// one use of it
    pub example: Example,
}

/// A use of a rule. Of a header parameter: its value on entry, that around the back edge (`P` the value
/// before, `k` the iteration), and its value in iteration `k`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Example {
    /// the value on entry
    pub start: &'static str,
    /// the value around the back edge
    pub next: &'static str,
    /// the value in iteration `k`
    pub value: &'static str,
}

impl Example {
    pub(in crate::solve) const fn new(
        start: &'static str,
        next: &'static str,
        value: &'static str,
    ) -> Example {
        Example { start, next, value }
    }
}

/// A rule of a stage, from its inputs to an expression.
pub(in crate::solve) struct Rule<I: 'static> {
    pub(in crate::solve) info: RuleInfo,
    pub(in crate::solve) apply: fn(&mut SolveContext<'_>, &I) -> Option<Expr>,
}

/// The rules of all stages, in the order in which each stage tries them.
pub fn rules() -> impl Iterator<Item = &'static RuleInfo> {
    RECURRENCES.iter().map(|r: &'static Rule<Recurrence>| &r.info)
}

/// The answer of the first rule that applies, of those that are not switched off.
pub(in crate::solve) fn first_that_applies<I>(
    cx: &mut SolveContext<'_>,
    table: &'static [Rule<I>],
    input: &I,
) -> Option<Expr> {
    for rule in table {
        if cx.program().callees.is_off(rule.info.name) {
            continue;
        }
        if let Some(e) = (rule.apply)(cx, input) {
            cx.ledger_mut().applied.insert(rule.info.name);
            return Some(e);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::LoopId;
    use crate::expr::{Evaluator, Num, Sym, SymKind};
    use crate::ir::text::parse_module;
    use crate::solve::value::declare_parameters;
    use crate::solve::{Callees, Graphs};
    use std::collections::BTreeSet;

    const LOOP: &str = "func @f(%a: i32, %b: i32, %d: i32, %n: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  jump head(%0)
block head(%i: i32):
  %next = add nsw i32 %i, %1
  %more = icmp slt %next, %n
  branch %more, head(%next), exit
block exit:
  return
}";

    /// A context for the loop above, its index, and a placeholder.
    fn with_loop<R>(
        off: &[&str],
        f: impl FnOnce(&mut SolveContext<'_>, LoopId, Sym, Sym) -> R,
    ) -> R {
        let module = parse_module(LOOP).expect("it parses");
        let (id, func) = module.functions.iter().next().expect("a function");
        let graphs = Graphs::new(func);
        let callees = Callees::default().without_rules(off.iter().map(|&s| s.to_owned()));
        let active = [id];
        let mut cx = SolveContext::new(&module, func, &graphs, &callees, &active);
        declare_parameters(&mut cx);
        let l = graphs.forest.iter().next().expect("a loop");
        let (lo, hi) = crate::expr::machine_range(32, true);
        let p = cx.fresh("P", SymKind::Placeholder, Some(lo), Some(hi));
        let k = cx.index(l);
        f(&mut cx, l, k, p)
    }

    /// An expression of an example.
    fn read(cx: &mut SolveContext<'_>, text: &str, k: Sym, p: Sym) -> Expr {
        cx.parse_with(text, &mut |s, name| match name {
            "k" => Some(s.sym(k)),
            "P" => Some(s.sym(p)),
            _ => s.find_symbol(name).map(|sym| s.sym(sym)),
        })
        .unwrap_or_else(|e| panic!("`{text}`: {e}"))
    }

    fn recurrence(cx: &mut SolveContext<'_>, e: &Example, l: LoopId, k: Sym, p: Sym) -> Recurrence {
        let (start, next) = (read(cx, e.start, k, p), read(cx, e.next, k, p));
        Recurrence { l, k, start, next, p, width: 32 }
    }

    fn value(cx: &SolveContext<'_>, e: Expr, bind: &[(Sym, i64)], names: &[(&str, i64)]) -> Num {
        let mut ev = Evaluator::new(cx);
        for &(s, v) in bind {
            ev.bind(s, Num::int(i128::from(v)));
        }
        for &(n, v) in names {
            ev.bind_name(n, Num::int(i128::from(v)));
        }
        ev.eval(e).expect("a value")
    }

    #[test]
    fn names_are_one_of_a_kind_and_nothing_is_left_unsaid() {
        let names: BTreeSet<&str> = rules().map(|r| r.name).collect();
        assert_eq!(names.len(), rules().count());
        for r in rules() {
            let said = [r.name, r.stage, r.statement, r.conditions, r.source];
            assert!(said.iter().all(|s| !s.is_empty()), "{r:?}");
        }
    }

    #[test]
    fn an_example_fires_its_rule_first() {
        let mut other = Vec::new();
        for rule in RECURRENCES {
            let Example { value, .. } = rule.info.example;
            with_loop(&[], |cx, l, k, p| {
                let r = recurrence(cx, &rule.info.example, l, k, p);
                let found = first_that_applies(cx, RECURRENCES, &r).expect("an answer");
                // a rule may hand a smaller problem to the table again
                assert!(cx.ledger().applied.contains(rule.info.name), "{:?}", cx.ledger().applied);
                let before = RECURRENCES.iter().take_while(|r| r.info.name != rule.info.name);
                for earlier in before {
                    assert!((earlier.apply)(cx, &r).is_none(), "{} fires", earlier.info.name);
                }
                let wanted = read(cx, value, k, p);
                let text = |e: Expr| cx.display(e).to_string();
                if text(found) != text(wanted) {
                    other.push(format!("{}: {}", rule.info.name, text(found)));
                }
            });
        }
        assert!(other.is_empty(), "other values than the examples have:\n{}", other.join("\n"));
    }

    /// The statement itself: the value is the start at 0, and around the back edge what `next` says.
    #[test]
    fn examples_hold_on_every_value_of_a_small_box() {
        for rule in RECURRENCES {
            let name = rule.info.name;
            with_loop(&[], |cx, l, k, p| {
                let r = recurrence(cx, &rule.info.example, l, k, p);
                let e = (rule.apply)(cx, &r).expect("an answer");
                for a in -5..=5 {
                    for b in -3..=3 {
                        let names = [("a", a), ("b", b), ("d", b), ("n", 20)];
                        let mut now = value(cx, r.start, &[], &names);
                        for i in 0..12 {
                            let here = value(cx, e, &[(k, i)], &names);
                            assert_eq!(here, now, "{name} at a = {a}, b = d = {b}, k = {i}");
                            let before = now.as_i128().expect("small") as i64;
                            now = value(cx, r.next, &[(k, i), (p, before)], &names);
                        }
                    }
                }
            });
        }
    }

    #[test]
    fn a_rule_that_is_off_does_not_answer() {
        for rule in RECURRENCES {
            with_loop(&[rule.info.name], |cx, l, k, p| {
                let r = recurrence(cx, &rule.info.example, l, k, p);
                first_that_applies(cx, RECURRENCES, &r);
                assert!(!cx.ledger().applied.contains(rule.info.name));
            });
        }
    }
}

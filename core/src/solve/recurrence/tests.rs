//! Every rule of the table: its example, and its statement on a small box.

use super::*;
use crate::analysis::LoopId;
use crate::expr::{Evaluator, Num, Sym, SymKind};
use crate::ir::text::parse_module;
use crate::rules::{Example, RuleInfo, Settings, Tries};
use crate::solve::value::declare_parameters;
use crate::solve::{Callees, Graphs};
use std::sync::Arc;

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
fn with_loop<R>(off: &[&str], f: impl FnOnce(&mut SolveContext<'_>, LoopId, Sym, Sym) -> R) -> R {
    let module = parse_module(LOOP).expect("it parses");
    let (id, func) = module.functions.iter().next().expect("a function");
    let graphs = Graphs::new(func);
    let settings = Settings::default().without_rules(off).expect("rules");
    let callees = Callees::default().with_settings(Arc::new(settings));
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

/// What is solved in an example, and the value that it says.
fn example(
    cx: &mut SolveContext<'_>,
    rule: &RuleInfo,
    l: LoopId,
    k: Sym,
    p: Sym,
) -> (Recurrence, Expr) {
    let Example::Recurrence { start, next, value } = rule.example else {
        panic!("{} has an example of another stage", rule.name)
    };
    let [start, next, value] = [start, next, value].map(|e| read(cx, e, k, p));
    (Recurrence { l, k, start, next, p, width: 32 }, value)
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
fn an_example_fires_its_rule_first() {
    let mut other = Vec::new();
    for rule in RECURRENCES {
        with_loop(&[], |cx, l, k, p| {
            let (r, wanted) = example(cx, &rule.info, l, k, p);
            let found = answer(cx, RECURRENCES, &r).expect("an answer");
            // a rule may hand a smaller problem to the table again
            assert!(
                cx.rule_log().applied().contains(rule.info.name),
                "{:?}",
                cx.rule_log().applied()
            );
            let before = RECURRENCES.iter().take_while(|r| r.info.name != rule.info.name);
            for earlier in before {
                assert!((earlier.apply)(cx, &r).is_none(), "{} fires", earlier.info.name);
            }
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
            let (r, _) = example(cx, &rule.info, l, k, p);
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
            let (r, _) = example(cx, &rule.info, l, k, p);
            answer(cx, RECURRENCES, &r);
            assert!(!cx.rule_log().applied().contains(rule.info.name));
        });
    }
}

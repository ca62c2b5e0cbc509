//! What the tests of the stages' tables share: a loop, and expressions over its parameters.

use super::context::SolveContext;
use super::value::declare_parameters;
use super::{Callees, Graphs};
use crate::analysis::LoopId;
use crate::expr::{Evaluator, Expr, Num, Store, Sym, SymKind};
use crate::interp;
use crate::ir::text::parse_module;
use crate::profile::{BlockProfile, Engine, ModuleProfile, Options, Point, ProfileError};
use crate::rules::Settings;
use crate::testing::{random_points, Rng};
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
pub(in crate::solve) fn with_loop<R>(
    off: &[&str],
    f: impl FnOnce(&mut SolveContext<'_>, LoopId, Sym, Sym) -> R,
) -> R {
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
pub(in crate::solve) fn read(cx: &mut SolveContext<'_>, text: &str, k: Sym, p: Sym) -> Expr {
    cx.parse_with(text, &mut |s, name| match name {
        "k" => Some(s.sym(k)),
        "P" => Some(s.sym(p)),
        _ => s.find_symbol(name).map(|sym| s.sym(sym)),
    })
    .unwrap_or_else(|e| panic!("`{text}`: {e}"))
}

/// The value of an expression at a point.
pub(in crate::solve) fn value(
    cx: &SolveContext<'_>,
    e: Expr,
    bind: &[(Sym, i64)],
    names: &[(&str, i64)],
) -> Num {
    let mut ev = Evaluator::new(cx);
    for &(s, v) in bind {
        ev.bind(s, Num::int(i128::from(v)));
    }
    for &(n, v) in names {
        ev.bind_name(n, Num::int(i128::from(v)));
    }
    ev.eval(e).expect("a value")
}

/// What is told of the first function of a program, a line each: `block: count` where there is a formula, else
/// `block: ? reason`; `if` a condition of the domain, `assuming` what is assumed, `with` a free symbol; and of
/// each function that it calls, `in callee, block: count` an execution. An execution has the same counts at
/// random points, or does not know.
pub(in crate::solve) fn told(program: &str) -> Vec<String> {
    let module = parse_module(program).unwrap_or_else(|e| panic!("{e}\n{program}"));
    let (id, func) = module.functions.iter().next().expect("a function");
    let options = Options::default()
        .with_formula_steps(50_000)
        .with_simulation(interp::Options::default().with_steps(60_000));
    let profile = ModuleProfile::new(&module, options);
    let f = profile.function(id);
    let line = |b: &BlockProfile, store: &Store| match b.count.formula() {
        Some(e) => format!("{}: {}", b.name, store.display(e)),
        None => format!("{}: ? {}", b.name, b.count.reason().unwrap_or_default()),
    };
    let mut out: Vec<String> = f.blocks().iter().map(|b| line(b, f.store())).collect();
    out.extend(f.domain().iter().map(|&c| format!("if {}", f.store().display(c))));
    out.extend(f.assumptions().iter().map(|a| format!("assuming {a}")));
    out.extend(f.free_symbols().iter().map(|s| format!("with {}", s.name)));
    if let Some(called) = profile.callees(id) {
        for callee in called.functions() {
            let lines = callee.blocks().iter().map(|b| line(b, called.store()));
            out.extend(lines.map(|l| format!("in {}, {l}", callee.name())));
        }
        out.extend(
            called.domain().iter().map(|&c| format!("there if {}", called.store().display(c))),
        );
    }
    for at in random_points(&mut Rng::new(1), func) {
        let point: Point = at.iter().map(|(n, v)| (n.clone(), *v)).collect();
        let both = profile.evaluate_by(Engine::Both, id, &point);
        if let Err(e @ ProfileError::Contradiction { .. }) = both {
            panic!("{e}\nat {at:?}\n{program}");
        }
    }
    out
}

/// Each program is told as is written after it, in lines that start with `> `; entry blocks and exits that run
/// once are left out.
pub(in crate::solve) fn tells(programs: &str) {
    let mut other = Vec::new();
    for program in programs.split("\n---\n") {
        let (text, wanted): (Vec<&str>, Vec<&str>) =
            program.lines().partition(|l| !l.starts_with("> "));
        let wanted: Vec<&str> = wanted.iter().map(|l| &l[2..]).collect();
        let found: Vec<String> =
            told(&text.join("\n")).into_iter().filter(|l| !l.ends_with(": 1")).collect();
        if found != wanted {
            let found: String = found.iter().map(|l| format!("> {l}\n")).collect();
            other.push(format!("{}\nis told as\n{found}", text.join("\n")));
        }
    }
    assert!(other.is_empty(), "{}", other.join("\n"));
}

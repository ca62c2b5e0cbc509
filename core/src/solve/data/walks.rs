//! Two parameters that bound one array: a loop that is left only when an address in the one equals an address in the
//! other (`for (; p != end; p++)`). They are not assumed to lie apart, for then no such loop would end: their addresses
//! are numbers, which a point may bind.

use crate::expr::Expr;
use crate::ir::{Inst, Predicate, Terminator};
use crate::memory::Base;
use crate::solve::context::addresses::symbols;
use crate::solve::context::notes::Object;
use crate::solve::context::SolveContext;
use rustc_hash::FxHashSet;
use std::rc::Rc;

/// Are the addresses that are spoken of those of two parameters that bound one array?
pub(super) fn bound_one_array(cx: &mut SolveContext<'_>, all: &[Expr]) -> bool {
    let mut parameters = Vec::new();
    for symbol in symbols(cx, all) {
        match cx.objects().bases.get(&symbol) {
            Some(Object::Param(k)) => parameters.push(*k),
            Some(_) => return false,
            None => {}
        }
    }
    parameters.sort_unstable();
    let [first, second] = *parameters else { return false };
    walks(cx).contains(&(first, second))
}

/// The pairs of parameters that bound an array, the lesser first; looked for when first asked for.
fn walks(cx: &mut SolveContext<'_>) -> Rc<FxHashSet<(u32, u32)>> {
    if let Some(known) = &cx.objects().walks {
        return Rc::clone(known);
    }
    let program = cx.program();
    let mut found = FxHashSet::default();
    for l in program.forest.iter() {
        let mut exits = program.forest.exiting_edges(l);
        let (Some(exit), None) = (exits.next(), exits.next()) else { continue };
        let Terminator::Branch(condition, ..) = program.func.blocks[exit.from].terminator else {
            continue;
        };
        let Some(Inst::Compare(Predicate::Eq | Predicate::Ne, a, b)) = program.func.inst(condition)
        else {
            continue;
        };
        let base = |v| match cx.objects().provenance.of(v).single() {
            Some(Base::Param(k)) => Some(k),
            _ => None,
        };
        if let (Some(a), Some(b)) = (base(*a), base(*b)) {
            if a != b {
                found.insert((a.min(b), a.max(b)));
            }
        }
    }
    let found = Rc::new(found);
    cx.objects_mut().walks = Some(Rc::clone(&found));
    found
}

#[cfg(test)]
mod tests {
    use crate::ir::text::parse_module;
    use crate::profile::{Engine, ModuleProfile, Options, Point, Status};

    /// Steps of 24 bytes from `p` to `e`, tested before each; with another exit, or none.
    fn walk(body: &str) -> String {
        format!(
            "func @f(%p: ptr, %e: ptr, %c: i1) {{\nblock entry:\n  %step = const i64 24\n  jump head(%p)\n\
             block head(%at: ptr):\n  %end = icmp eq %at, %e\n  branch %end, exit, body\n\
             block body:\n  %next = ptradd nsw %at, %step\n  {body}\nblock exit:\n  return\n}}"
        )
    }

    #[test]
    fn addresses_say_how_far_it_is() {
        let module = parse_module(&walk("jump head(%next)")).expect("it parses");
        let f = module.by_name("f").expect("f");
        let options = Options::default().with_steps(10_000);
        let profile = ModuleProfile::new(&module, options);
        assert_eq!(profile.function(f).blocks_with(Status::DataDependent), 2);
        let at = |p: i64, e: i64| {
            let point: Point = [("p", p), ("e", e)].into_iter().collect();
            let answer = profile.evaluate_by(Engine::Both, f, &point).ok()?;
            answer.root().block("body")?.to_string().parse::<i64>().ok()
        };
        for k in [0, 1, 2, 7, 100] {
            assert_eq!(at(4096, 4096 + 24 * k), Some(k));
            assert_eq!(at(0, 24 * k), Some(k), "from null");
        }
        // it never meets the end, or only around the address space
        for e in [4096 + 23, 4096 + 25, 4096 - 24, 0, 1] {
            assert_eq!(at(4096, e), None, "{e}");
        }
    }

    #[test]
    fn what_may_leave_earlier_lies_apart() {
        let module = parse_module(&walk("branch %c, head(%next), exit")).expect("it parses");
        let f = module.by_name("f").expect("f");
        let profile = ModuleProfile::new(&module, Options::default());
        let assumed = profile.function(f).assumptions();
        assert!(assumed.iter().any(|a| a.starts_with("p and e do not overlap")), "{assumed:?}");
    }
}

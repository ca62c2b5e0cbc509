//! Explanations of counts inside callees. A block that stands in the function as a copy (those of parallel regions do)
//! has its sums there; of another one the count in one execution of its function is explained, over the parameters of
//! that, beside the count per execution of the caller, which is its sum over the calls.

use super::error::ProfileError;
use super::explain::{as_shown, read, Explanation, GuardStep};
use super::ModuleProfile;
use crate::expr::{ConditionExpr, CountExpr, Store, Sym};
use crate::ir::{Block, FuncId};

/// How the count of the block `callee/block` came about; none if nothing of that name is reached.
pub(super) fn explain(
    profile: &ModuleProfile<'_>,
    id: FuncId,
    name: &str,
) -> Option<Result<Explanation, ProfileError>> {
    let f = profile.function(id);
    let inside = profile.callees(id)?;
    let (callee, of_block) = inside.functions().iter().find_map(|g| {
        let block = name.strip_prefix(g.name())?.strip_prefix('/')?;
        Some((g, g.block(block)?))
    })?;
    let is_of = |(_, g, b): &(Block, FuncId, Block)| (*g, *b) == (callee.id(), of_block.block);
    let copies = profile.module().copies(id).into_iter().filter(is_of);
    let copies: Vec<Block> = copies.map(|(b, ..)| b).collect();
    let each_call = match copies.is_empty() {
        true => match profile.explain(callee.id(), &of_block.name) {
            Ok(explained) => Some(Box::new(explained)),
            Err(e) => return Some(Err(e)),
        },
        false => None,
    };
    let (mut loops, mut levels, _) = read(profile, id, &copies);
    let mut store = f.store().clone();
    let written = inside.written();
    let mut by_name = |s: &mut Store, sym: Sym| {
        let d = written.store().symbol_data(sym);
        let sym = s.symbol(&d.name, d.kind, d.lo.clone(), d.hi.clone());
        Some(s.sym(sym))
    };
    let mut import = |e| store.import(written.store(), e, &mut by_name);
    let formula = of_block.count.formula();
    let formula = formula.and_then(|e| import(written.count(e))).map(CountExpr::new);
    let guard = |c: &ConditionExpr| {
        Some(GuardStep { condition: ConditionExpr::new(import(c.expr())?), because: None })
    };
    let guards: Vec<GuardStep> = inside.domain().iter().filter_map(guard).collect();
    as_shown(&mut store, &guards, &mut loops, &mut levels);
    Some(Ok(Explanation {
        function: f.name().to_owned(),
        block: name.to_owned(),
        formula,
        status: of_block.count.status(),
        reason: of_block.count.reason().map(str::to_owned),
        raw: None,
        loops,
        levels,
        guards,
        assumptions: inside.assumptions().to_vec(),
        store,
        words: f.symbols().source_words(),
        each_call,
    }))
}

#[cfg(test)]
mod tests {
    use crate::expr::{Evaluator, Num};
    use crate::ir::text::parse_module;
    use crate::profile::{Explanation, ModuleProfile, Options};

    const LOOP: &str = "
  %0 = const i32 0
  %1 = const i32 1
  jump head(%0)
block head(%i: i32)HEAD:
  %more = icmp slt %i, %n
  branch %more, body, exit
block bodyBODY:
  %next = add nsw i32 %i, %1
  jump head(%next)
block exit:
  return
}
";

    /// A loop of `f` and one of `g`; what follows the blocks' names in the one of `f`.
    fn module(head: &str, body: &str, call: &str) -> String {
        let of_f = LOOP.replace("HEAD", head).replace("BODY", body);
        let of_f = of_f.replace("  %next", &format!("{call}  %next"));
        let of_g = LOOP.replace("HEAD", "").replace("BODY", "");
        format!("func @f(%n: i32) {{\nblock entry:{of_f}func @g(%n: i32) {{\nblock entry:{of_g}")
    }

    fn explained(text: &str) -> Explanation {
        let module = parse_module(text).unwrap_or_else(|e| panic!("{e}\n{text}"));
        let profile = ModuleProfile::new(&module, Options::default());
        let f = profile.by_name("f").expect("f");
        profile.explain(f, "g/body").expect("it is explained")
    }

    fn at(e: &Explanation, n: i64) -> Num {
        let mut ev = Evaluator::new(&e.store);
        ev.bind_name("n", Num::int(n));
        ev.eval(e.formula.expect("a formula")).expect("a count")
    }

    #[test]
    fn a_copy_has_the_loops_around_it() {
        let mut e = explained(&module(" hidden copies @g head", " hidden copies @g body", ""));
        assert!(e.each_call.is_none());
        let headers: Vec<&str> = e.loops.iter().map(|l| l.header.as_str()).collect();
        assert_eq!(headers, ["g/head"]);
        let replayed = e.replay().expect("a trip count");
        for n in [-1, 0, 1, 7] {
            let mut ev = Evaluator::new(&e.store);
            ev.bind_name("n", Num::int(n));
            assert_eq!(ev.eval(replayed).ok(), Some(at(&e, n)));
            assert_eq!(at(&e, n), Num::int(n.max(0)));
        }
    }

    /// A region that is launched twice, under a condition the second time.
    #[test]
    fn copies_add_up() {
        let twice = "func @f(%n: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  %3 = const i32 3
  jump first(%0)
block first(%i: i32) hidden copies @g body:
  %in = add nsw i32 %i, %1
  %im = icmp slt %in, %n
  branch %im, first(%in), between
block between:
  %large = icmp sgt %n, %3
  branch %large, second, exit
block second hidden copies @g body:
  jump exit
block exit:
  return
}
";
        let of_g = LOOP.replace("HEAD", "").replace("BODY", "");
        let mut e = explained(&format!("{twice}func @g(%n: i32) {{\nblock entry:{of_g}"));
        let replayed = e.replay().expect("a trip count");
        for n in [-1, 1, 3, 4, 7] {
            let mut ev = Evaluator::new(&e.store);
            ev.bind_name("n", Num::int(n));
            assert_eq!(ev.eval(replayed).ok(), Some(at(&e, n)), "{n}");
            assert_eq!(at(&e, n), Num::int(n.max(1) + i64::from(n > 3)));
        }
    }

    #[test]
    fn a_block_of_a_callee_is_explained_for_one_call() {
        let mut e = explained(&module("", "", "  call @g(%n)\n"));
        assert!(e.loops.is_empty() && e.levels.is_empty() && e.replay().is_none());
        let inner = e.each_call.as_ref().expect("one call");
        assert_eq!((inner.function.as_str(), inner.block.as_str()), ("g", "body"));
        for n in [-1, 0, 1, 7] {
            let once = Num::int(n.max(0));
            assert_eq!(at(inner, n), once);
            assert_eq!(at(&e, n), once.clone() * once);
        }
    }

    #[test]
    fn what_is_not_reached_is_named() {
        let text = module("", "", "  call @g(%n)\n");
        let module = parse_module(&text).expect("a module");
        let profile = ModuleProfile::new(&module, Options::default());
        let f = profile.by_name("f").expect("f");
        let e = profile.explain(f, "g/none").expect_err("there is none").to_string();
        assert!(e.contains("blocks inside callees, such as `g/entry`"), "{e}");
    }
}

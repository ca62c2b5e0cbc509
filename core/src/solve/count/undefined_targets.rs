//! That no branch and no switch goes where nothing is defined: to `unreachable` (LangRef). Compilers leave such a target
//! where the source says that a value is one of the cases. Executions that go there have no counts; where parameters
//! decide it, a condition says so.

use crate::expr::{Expr, Num};
use crate::ir::{Block, Terminator};
use crate::solve::body::is_undefined;
use crate::solve::context::{Program, Reading, SolveContext};
use crate::solve::count::flags::is_known_number;
use crate::solve::count::promises::at_the_ends;
use crate::solve::value::{ops, value_in};

/// The condition under which a block does not go where nothing is defined, if it may.
pub(super) fn not_undefined(cx: &mut SolveContext<'_>, b: Block) -> Option<Expr> {
    let Program { func, cfg, forest, .. } = cx.program();
    let here = forest.innermost(b);
    let terminator = &func.blocks[b].terminator;
    let undefined: Vec<bool> =
        cfg.successors(b).iter().map(|&t| is_undefined(func, cfg, t)).collect();
    if undefined.iter().all(|&u| u == undefined[0]) {
        return None;
    }
    let decides = value_in(cx, terminator.condition()?, here, Reading::Promised);
    is_known_number(cx, decides).then_some(())?;
    let good = match terminator {
        Terminator::Branch(..) if undefined[0] => cx.not(decides),
        Terminator::Branch(..) => decides,
        Terminator::Switch(v, cases, _) => {
            let width = func.values[*v].ty.width().unwrap_or(64);
            switch_is_defined(cx, (b, decides), (cases, width), &undefined)?
        }
        _ => return None,
    };
    let always = cx.truth(true);
    Some(at_the_ends(cx, good, always, b)?.condition)
}

/// The condition under which a switch takes a defined target: that its value is one of these cases, or none of those.
fn switch_is_defined<T>(
    cx: &mut SolveContext<'_>,
    (b, value): (Block, Expr),
    (cases, width): (&[(u64, T)], u8),
    undefined: &[bool],
) -> Option<Expr> {
    let default = *undefined.last()?;
    let mut listed: Vec<Num> = Vec::new();
    for (slot, case) in cases.iter().enumerate() {
        // the first of equal cases wins
        let shadowed = cx.program().shadowed.contains(&(b, slot as u32));
        if !shadowed && undefined[slot] != default {
            let c = ops::constant(cx, case.0, width);
            listed.push(cx.as_const(c)?.clone());
        }
    }
    listed.sort_unstable();
    let mut any = Vec::new();
    let follows = |a: &Num, b: &Num| a.clone() + Num::ONE == *b;
    for run in listed.chunk_by(follows) {
        let (lo, hi) = (cx.num(run.first()?.clone()), cx.num(run.last()?.clone()));
        any.push(if lo == hi {
            cx.eq(value, lo)
        } else {
            let (above, below) = (cx.ge(value, lo), cx.le(value, hi));
            cx.and(above, below)
        });
    }
    if any.len() > cx.limits().guards.readable {
        return None;
    }
    let any = cx.or_all(&any);
    Some(if default { any } else { cx.not(any) })
}

#[cfg(test)]
mod tests {
    use crate::ir::{text::parse_function, Module};
    use crate::solve::solve;

    /// What a switch on `%k` with these cases promises, each with the block it goes to.
    fn promises(cases: &str, default: &str) -> Vec<String> {
        let text = format!(
            "func @f(%k: i8) {{
block entry:
  switch i8 %k, [{cases}], {default}
block good:
  return
block other:
  return
block bad:
  unreachable
}}"
        );
        let f = parse_function(&text).unwrap_or_else(|e| panic!("{e}: {text}"));
        let mut module = Module::new();
        let id = module.add(f);
        let found = solve(&module, id, &[]);
        found.promises.iter().map(|p| found.store.display(p.condition).to_string()).collect()
    }

    #[test]
    fn a_switch_does_not_go_to_unreachable() {
        assert_eq!(promises("0: good, 1: other, 2: good", "bad"), ["k >= 0 && k <= 2"]);
        assert_eq!(promises("-1: good, 0: other, 5: good", "bad"), ["k == 5 || k >= -1 && k <= 0"]);
        assert_eq!(promises("3: bad, 4: good", "other"), ["k != 3"]);
        assert_eq!(promises("3: good, 4: bad", "bad"), ["k == 3"]);
        // the first of equal cases wins
        assert_eq!(promises("3: good, 3: bad", "other"), [""; 0]);
        assert_eq!(promises("3: bad, 3: good, 7: good", "bad"), ["k == 7"]);
        assert_eq!(promises("3: good", "other"), [""; 0]);
    }

    /// In a loop the one iteration is asked for in which a case is met: `%i + %k` is 5 in that of `5 - k`.
    #[test]
    fn a_case_of_an_index_is_met_in_one_iteration() {
        for (value, expected) in [
            ("%i", "n <= 5"),
            ("%sum", "n <= 0 || k >= 6 || k + n <= 4 && k <= 4 || k + n <= 5"),
            ("%less", "n <= 0 || k <= 4 || k >= n + 6 && k >= 6 || k >= n + 5"),
        ] {
            let text = format!(
                "func @f(%k: i32, %n: i32) {{
block entry:
  %0 = const i32 0
  %1 = const i32 1
  jump head(%0)
block head(%i: i32):
  %more = icmp slt %i, %n
  branch %more, test, exit
block test:
  %sum = add nsw i32 %i, %k
  %less = sub nsw i32 %k, %i
  switch i32 {value}, [5: bad], latch
block latch:
  %next = add nsw i32 %i, %1
  jump head(%next)
block bad:
  unreachable
block exit:
  return
}}"
            );
            let f = parse_function(&text).unwrap_or_else(|e| panic!("{e}: {text}"));
            let mut module = Module::new();
            let id = module.add(f);
            let found = solve(&module, id, &[]);
            let promise = found.promises.iter().find(|p| p.broken.contains("unreachable"));
            let told = promise.map(|p| found.store.display(p.condition).to_string());
            assert_eq!(told.as_deref(), Some(expected), "{value}");
        }
    }
}

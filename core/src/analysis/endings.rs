//! Where the program ends: blocks from which every way leads to a call that never returns (`abort`, a
//! panic) or out of the function by an exception. A branch to such a block beside a way to a return is a
//! check, as compilers' block frequencies take it too (LLVM's "cold call" and "unreachable" heuristics).

use super::Cfg;
use crate::ir::{Block, BlockData, CallInfo, Callee, Function, Inst, Terminator};
use crate::known;
use cranelift_entity::EntitySet;

/// Does the call never return?
pub(crate) fn ends(call: &CallInfo) -> bool {
    call.effects.no_return || known::of_call(call).is_some_and(|k| k.ends)
}

/// Does the call do nothing but throw an exception (Itanium C++ ABI)?
pub(crate) fn throws(call: &CallInfo) -> bool {
    matches!(&call.callee, Callee::Direct(name) if known::throws(name))
}

/// May a block leave its function otherwise than by a return: by a call that never returns, or by an
/// exception that goes on to the caller?
pub(crate) fn leaves_otherwise(data: &BlockData) -> bool {
    data.insts.iter().any(|(_, i)| matches!(i, Inst::Call(c) if ends(c) || throws(c)))
        || unwinds_to_caller(&data.terminator)
}

/// May an exception go on to the caller there?
pub(crate) fn unwinds_to_caller(terminator: &Terminator) -> bool {
    match terminator {
        Terminator::Unsupported(what, to) => to.is_empty() || what == CATCHSWITCH,
        _ => false,
    }
}

/// The blocks of a function that lead to an end of the program, and those that lead to a return.
#[derive(Debug)]
pub(crate) struct Endings {
    ending: EntitySet<Block>,
    returning: EntitySet<Block>,
    /// blocks that are reached without an exception
    ordinary: EntitySet<Block>,
}

impl Endings {
    /// Of that function, in time linear in blocks and edges.
    pub(crate) fn new(func: &Function, cfg: &Cfg) -> Endings {
        let (mut ending, mut returning) = (EntitySet::new(), EntitySet::new());
        let mut open: cranelift_entity::SecondaryMap<Block, usize> =
            cranelift_entity::SecondaryMap::new();
        let (mut ends_here, mut returns_here) = (Vec::new(), Vec::new());
        for &b in cfg.reverse_postorder() {
            open[b] = cfg.successors(b).len();
            let data = &func.blocks[b];
            let calls =
                data.insts.iter().any(|(_, i)| matches!(i, Inst::Call(c) if ends(c) || throws(c)));
            match &data.terminator {
                _ if calls => ends_here.push(b),
                t if unwinds_to_caller(t) => ends_here.push(b),
                Terminator::Return(_) => returns_here.push(b),
                _ => {}
            }
        }
        while let Some(b) = ends_here.pop() {
            if !ending.insert(b) {
                continue;
            }
            for &p in cfg.predecessors(b) {
                open[p] = open[p].saturating_sub(1);
                if open[p] == 0 {
                    ends_here.push(p);
                }
            }
        }
        while let Some(b) = returns_here.pop() {
            if returning.insert(b) {
                returns_here.extend(cfg.predecessors(b));
            }
        }
        Endings { ending, returning, ordinary: without_exceptions(func, cfg) }
    }

    /// Is the block reached without an exception?
    pub(crate) fn is_ordinary(&self, b: Block) -> bool {
        self.ordinary.contains(b)
    }

    /// By successor: does a block that may go on to a return lead to an end of the program there? None
    /// where no successor does, or none goes on. An exception is such an end also where its absence leads
    /// to one, unless what comes after it is nothing.
    pub(crate) fn checks(&self, func: &Function, cfg: &Cfg, b: Block) -> Option<Vec<bool>> {
        let invoke = is_invoke(&func.blocks[b].terminator);
        let targets = cfg.successors(b);
        if let (true, [normal, exceptions @ ..]) = (invoke, targets) {
            let found = std::iter::once(false).chain(exceptions.iter().map(|_| true));
            return (!is_nothing(&func.blocks[*normal])).then(|| found.collect());
        }
        // Whether a handler takes an exception or leaves it to the caller is no check: both happen.
        if !self.ordinary.contains(b) {
            return None;
        }
        let found: Vec<bool> = targets.iter().map(|&t| self.ending.contains(t)).collect();
        let mut rest = targets.iter().zip(&found).filter(|(_, ends)| !**ends);
        let goes_on = rest.any(|(t, _)| self.returning.contains(*t));
        (goes_on && found.contains(&true)).then_some(found)
    }
}

/// The blocks that are reached without an exception.
fn without_exceptions(func: &Function, cfg: &Cfg) -> EntitySet<Block> {
    let mut seen = EntitySet::new();
    let mut work = vec![func.entry()];
    while let Some(b) = work.pop() {
        if !seen.insert(b) {
            continue;
        }
        let data = &func.blocks[b];
        let thrown = data.insts.iter().any(|(_, i)| matches!(i, Inst::Call(c) if throws(c)));
        let ways = match (thrown, is_invoke(&data.terminator)) {
            (true, _) => 0,
            (_, true) => 1,
            _ => usize::MAX,
        };
        work.extend(cfg.successors(b).iter().take(ways));
    }
    seen
}

/// Is it a call that goes on elsewhere where an exception is thrown?
pub(crate) fn is_invoke(terminator: &Terminator) -> bool {
    matches!(terminator, Terminator::Unsupported(what, _) if what == INVOKE)
}

/// Does nothing follow there, since what comes before never comes back?
pub(crate) fn is_nothing(data: &BlockData) -> bool {
    data.insts.is_empty() && matches!(data.terminator, Terminator::Unreachable)
}

/// Terminators that exceptions take, by the names that frontends give them: to the first target where
/// nothing is thrown, and to a handler or out of the function.
const INVOKE: &str = "invoke";
const CATCHSWITCH: &str = "catchswitch";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::parse_function;

    #[test]
    fn a_check_is_a_way_to_the_end_beside_one_to_a_return() {
        let func = parse_function(
            "func @f(%n: i32) {
block entry:
  %0 = const i32 0
  %c = icmp sgt %n, %0
  branch %c, bad, head
block head:
  branch %c, body, done
block body:
  branch %c, worse, head
block worse:
  jump bad
block bad:
  call @abort() [noreturn]
  unreachable
block done:
  return
}",
        )
        .expect("it parses");
        let cfg = Cfg::new(&func);
        let endings = Endings::new(&func, &cfg);
        let checks =
            |name: &str| endings.checks(&func, &cfg, func.block_by_name(name).expect("a block"));
        assert_eq!(checks("entry"), Some(vec![true, false]));
        assert_eq!(checks("body"), Some(vec![true, false]));
        assert_eq!(checks("head"), None);
        assert_eq!(checks("worse"), None);
    }

    /// A loop that only an end of the program leaves is no check.
    #[test]
    fn an_end_that_is_the_only_way_out_is_no_check() {
        let func = parse_function(
            "func @f(%n: i32) {
block entry:
  jump head
block head:
  %c = opaque i1 \"data\"
  branch %c, out, head
block out:
  call @exit(%n) [noreturn]
  unreachable
}",
        )
        .expect("it parses");
        let cfg = Cfg::new(&func);
        let endings = Endings::new(&func, &cfg);
        let head = func.block_by_name("head").expect("a block");
        assert_eq!(endings.checks(&func, &cfg, head), None);
    }

    /// A handler is reached by an exception alone. That nothing is thrown is the check of an invoke, unless
    /// nothing comes after it; whether a handler takes an exception is none.
    #[test]
    fn exceptions_are_checks_and_what_they_reach_is_not_ordinary() {
        let func = parse_function(
            "func @f(%n: i32) {
block entry:
  %0 = const i32 0
  %c = icmp sgt %n, %0
  call @may_throw()
  unsupported \"invoke\", [goes, pad]
block goes:
  branch %c, throws, done
block throws:
  call @__cxa_throw()
  unsupported \"invoke\", [nothing, pad]
block nothing:
  unreachable
block pad:
  branch %c, done, passes
block passes:
  unsupported \"resume\", []
block done:
  return
}",
        )
        .expect("it parses");
        let cfg = Cfg::new(&func);
        let endings = Endings::new(&func, &cfg);
        let block = |name: &str| func.block_by_name(name).expect("a block");
        let ordinary = |name: &&str| endings.is_ordinary(block(name));
        let all = ["entry", "goes", "throws", "nothing", "pad", "passes", "done"];
        let found: Vec<&str> = all.iter().copied().filter(ordinary).collect();
        assert_eq!(found, ["entry", "goes", "throws", "done"]);
        let checks = |name: &str| endings.checks(&func, &cfg, block(name));
        assert_eq!(checks("entry"), Some(vec![false, true]));
        assert_eq!(checks("goes"), Some(vec![true, false]));
        assert_eq!(checks("throws"), None);
        assert_eq!(checks("pad"), None);
        let leaves = |name: &&str| leaves_otherwise(&func.blocks[block(name)]);
        let found: Vec<&str> = all.iter().copied().filter(leaves).collect();
        assert_eq!(found, ["throws", "passes"]);
    }
}

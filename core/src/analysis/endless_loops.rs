//! Loops that may run for ever: all but those whose own code shows that they end.
//!
//! A loop is shown to end by a counter, a parameter of its header that changes by a constant in every iteration, and a
//! branch on it in every iteration. Where the change promises not to wrap, it comes to be poison after all numbers of
//! its type, and a branch on poison is undefined. Where it may wrap, the comparison must be one that no counter
//! jumps over: the conditions under which LLVM's ScalarEvolution knows that a loop is finite (`howFarToZero`,
//! `howManyLessThans`), without its trip count.

use super::{Cfg, Dominators, LoopForest, LoopId};
use crate::ir::{BinaryOp, Block, BlockCall, Function, Inst, Predicate, Terminator, Type, Value};
use cranelift_entity::EntitySet;

/// Between a branch and the counter that its condition rests on there are at most so many operations.
const DEPTH: u32 = 4;

/// The blocks to which an execution may come back for ever: the headers of the loops that are not shown to end, and
/// where retreating edges lead that are no loop's.
pub(crate) fn endless_headers(func: &Function, cfg: &Cfg) -> EntitySet<Block> {
    let mut found = EntitySet::new();
    let retreats = |&b: &Block| cfg.successors(b).iter().any(|&s| cfg.is_retreating(b, s));
    if !cfg.reverse_postorder().iter().any(retreats) {
        return found;
    }
    let dom = Dominators::new(cfg);
    let forest = LoopForest::new(cfg, &dom);
    for edge in forest.irreducible() {
        found.insert(edge.to);
    }
    for l in forest.iter() {
        let of = Loop { func, dom: &dom, forest: &forest, l };
        if !of.ends() {
            found.insert(of.header());
        }
    }
    found
}

/// A loop to be shown to end.
struct Loop<'a> {
    func: &'a Function,
    dom: &'a Dominators,
    forest: &'a LoopForest,
    l: LoopId,
}

/// How a counter changes from an iteration to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    /// by this much, modulo the numbers of its type
    By(i64),
    /// it is divided by two or more, without a sign
    Shrinks,
}

/// A parameter of the header that changes in every iteration.
struct Counter {
    param: Value,
    /// what it is in the next iteration
    next: Value,
    width: u8,
    step: Step,
    /// It promises not to wrap, so that it is poison in the end.
    wraps_never: bool,
}

impl Loop<'_> {
    fn header(&self) -> Block {
        self.forest.header(self.l)
    }

    fn ends(&self) -> bool {
        let params = 0..self.func.blocks[self.header()].params.len();
        let counters: Vec<Counter> = params.filter_map(|k| self.counter(k)).collect();
        if counters.is_empty() {
            return false;
        }
        let latches = self.forest.latches(self.l);
        let always = |b: &&Block| latches.iter().all(|&x| self.dom.dominates(**b, x));
        let mut tests = self.forest.blocks(self.l).iter().filter(always);
        tests.any(|&b| counters.iter().any(|c| self.ends_by(b, c)))
    }

    /// The k-th parameter of the header as a counter, if every way back changes it alike.
    fn counter(&self, k: usize) -> Option<Counter> {
        let header = self.header();
        let param = self.func.blocks[header].params[k];
        let back = |t: &&BlockCall| t.block == header;
        let latches = self.forest.latches(self.l).iter();
        let mut all = latches
            .flat_map(|&x| self.func.blocks[x].terminator.targets().filter(back))
            .map(|t| t.args.get(k).copied());
        let next = all.next()??;
        if all.any(|other| other != Some(next)) {
            return None;
        }
        let width = match self.func.values[param].ty {
            Type::Int(w) => w,
            Type::Ptr => 64,
            Type::Opaque => return None,
        };
        let constant = |v: Value| self.constant(v, width);
        let (step, wraps_never) = match self.func.inst(next)? {
            Inst::Binary(BinaryOp::Add, flags, a, b) => {
                let by = match (*a == param, *b == param) {
                    (true, false) => constant(*b)?,
                    (false, true) => constant(*a)?,
                    _ => return None,
                };
                (Step::By(by), flags.nsw || flags.nuw)
            }
            Inst::Binary(BinaryOp::Sub, flags, a, b) if *a == param => {
                (Step::By(constant(*b)?.checked_neg()?), flags.nsw || flags.nuw)
            }
            Inst::PtrAdd(flags, a, b) if *a == param => {
                (Step::By(self.constant(*b, 64)?), flags.nsw)
            }
            Inst::Binary(BinaryOp::LShr, _, a, b) if *a == param => {
                (1..i64::from(width)).contains(&constant(*b)?).then_some((Step::Shrinks, false))?
            }
            Inst::Binary(BinaryOp::UDiv, _, a, b) if *a == param => {
                (constant(*b)? >= 2).then_some((Step::Shrinks, false))?
            }
            _ => return None,
        };
        (step != Step::By(0)).then_some(Counter { param, next, width, step, wraps_never })
    }

    /// A constant as a signed number of that width.
    fn constant(&self, v: Value, width: u8) -> Option<i64> {
        match self.func.inst(v)? {
            Inst::Const(bits) => {
                let unused = 64 - u32::from(width.clamp(1, 64));
                Some((*bits << unused) as i64 >> unused)
            }
            _ => None,
        }
    }

    /// Does the branch at the end of a block, which every iteration takes, end the loop at some value of the
    /// counter?
    fn ends_by(&self, b: Block, counter: &Counter) -> bool {
        let terminator = &self.func.blocks[b].terminator;
        let Some(condition) = terminator.condition() else { return false };
        if counter.wraps_never && self.is_poison_with(condition, counter, DEPTH) {
            return true;
        }
        let Terminator::Branch(_, then, otherwise) = terminator else { return false };
        let inside = |t: &BlockCall| self.forest.contains(self.l, t.block);
        let Some(Inst::Compare(pred, x, y)) = self.func.inst(condition) else { return false };
        let stays = match (inside(then), inside(otherwise)) {
            (true, false) => *pred,
            (false, true) => pred.inverse(),
            _ => return false,
        };
        let counts = |v: &Value| *v == counter.param || *v == counter.next;
        match (counts(x), counts(y)) {
            (true, false) => self.is_finite(counter, stays, *y),
            (false, true) => self.is_finite(counter, stays.swapped(), *x),
            _ => false,
        }
    }

    /// Is a value poison where the counter is? Operations on numbers hand poison on.
    fn is_poison_with(&self, v: Value, counter: &Counter, depth: u32) -> bool {
        if v == counter.param || v == counter.next {
            return true;
        }
        if depth == 0 {
            return false;
        }
        let on = |v: &Value| self.is_poison_with(*v, counter, depth - 1);
        match self.func.inst(v) {
            Some(Inst::Compare(_, a, b) | Inst::Binary(_, _, a, b)) => on(a) || on(b),
            Some(Inst::Cast(_, _, a)) => on(a),
            _ => false,
        }
    }

    /// Does the counter come to where it no longer relates so to a bound that the loop leaves as it is?
    fn is_finite(&self, counter: &Counter, stays: Predicate, bound: Value) -> bool {
        let constant = self.constant(bound, counter.width);
        if constant.is_none() && self.forest.contains(self.l, self.func.def_block(bound)) {
            return false;
        }
        let Step::By(by) = counter.step else {
            return stays == Predicate::Ugt || stays == Predicate::Ne && constant == Some(0);
        };
        let width = u32::from(counter.width.clamp(1, 64));
        let by = i128::from(by);
        let (signed_max, unsigned_max) = ((1i128 << (width - 1)) - 1, (1i128 << width) - 1);
        let signed = constant.map(i128::from);
        let unsigned = signed.map(|c| c & unsigned_max);
        // at least `room` numbers lie between the last value at which the loop goes on and the end of the type
        let room = |strict: bool, to_end: Option<i128>| match (strict, to_end) {
            (true, Some(n)) => n + 1,
            (true, None) => 1,
            (false, Some(n)) => n,
            (false, None) => 0,
        };
        match stays {
            Predicate::Ne => by % 2 != 0,
            Predicate::Slt | Predicate::Sle => {
                let strict = stays == Predicate::Slt;
                by > 0 && by <= room(strict, signed.map(|c| signed_max - c))
            }
            Predicate::Ult | Predicate::Ule => {
                let strict = stays == Predicate::Ult;
                by > 0 && by <= room(strict, unsigned.map(|c| unsigned_max - c))
            }
            Predicate::Sgt | Predicate::Sge => {
                let strict = stays == Predicate::Sgt;
                by < 0 && -by <= room(strict, signed.map(|c| c + signed_max + 1))
            }
            Predicate::Ugt | Predicate::Uge => {
                let strict = stays == Predicate::Ugt;
                by < 0 && -by <= room(strict, unsigned)
            }
            Predicate::Eq => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interp::{run, InterpError, Options};
    use crate::ir::text::{parse_function, parse_module};
    use crate::ir::Module;

    /// Is a loop shown to end that steps so and goes on while that holds of `%i`, `%next`, `%n` and numbers?
    fn ends(step: &str, test: &str) -> bool {
        let func = parse_function(&format!(
            "func @f(%n: i32, %start: i32, %p: ptr) {{
block entry:
  %0 = const i32 0
  %1 = const i32 1
  %2 = const i32 2
  %m1 = const i32 -1
  %max = const i32 2147483647
  %near = const i32 2147483646
  jump head(%start)
block head(%i: i32):
  %x = load i32 %p
  %next = {step}
  %c = {test}
  branch %c, head(%next), exit
block exit:
  return
}}"
        ))
        .expect("a function");
        let found = endless_headers(&func, &Cfg::new(&func));
        !found.contains(func.block_by_name("head").expect("the loop"))
    }

    #[test]
    fn counters_end_loops() {
        for (step, test, expected) in [
            ("add i32 %i, %1", "icmp ne %next, %n", true),
            ("add i32 %i, %m1", "icmp ne %i, %0", true),
            ("add i32 %i, %2", "icmp ne %next, %n", false),
            ("add nsw i32 %i, %2", "icmp ne %next, %n", true),
            ("add nuw i32 %2, %i", "icmp ne %next, %x", true),
            ("add i32 %i, %1", "icmp ne %next, %x", false),
            ("add i32 %i, %1", "icmp slt %next, %n", true),
            ("add i32 %i, %1", "icmp sgt %n, %i", true),
            ("add i32 %i, %1", "icmp sle %i, %n", false),
            ("add i32 %i, %1", "icmp sle %i, %near", true),
            ("add i32 %i, %1", "icmp sle %i, %max", false),
            ("add i32 %i, %2", "icmp ult %i, %n", false),
            ("add i32 %i, %2", "icmp slt %i, %max", false),
            ("add i32 %i, %2", "icmp slt %i, %near", true),
            ("add i32 %i, %1", "icmp eq %i, %n", false),
            ("sub i32 %i, %1", "icmp ugt %i, %0", true),
            ("sub i32 %i, %1", "icmp uge %i, %0", false),
            ("sub i32 %i, %1", "icmp uge %i, %1", true),
            ("sub i32 %i, %1", "icmp sgt %i, %n", true),
            ("sub i32 %i, %1", "icmp slt %i, %n", false),
            ("add nsw i32 %i, %0", "icmp slt %i, %n", false),
            ("add nsw i32 %i, %n", "icmp slt %i, %n", false),
            ("lshr i32 %i, %1", "icmp ne %i, %0", true),
            ("lshr i32 %i, %1", "icmp ne %i, %n", false),
            ("lshr i32 %i, %0", "icmp ne %i, %0", false),
            ("udiv i32 %i, %2", "icmp ugt %next, %n", true),
            ("mul nsw i32 %i, %2", "icmp slt %i, %n", false),
            ("add nsw i32 %i, %1", "icmp sgt %x, %n", false),
        ] {
            assert_eq!(ends(step, test), expected, "{step}; {test}");
        }
    }

    #[test]
    fn tests_that_iterations_leave_out_show_nothing() {
        let func = parse_function(
            "func @f(%n: i32, %p: ptr) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  jump head(%0)
block head(%i: i32):
  %next = add nsw i32 %i, %1
  %x = load i32 %p
  %odd = icmp eq %x, %1
  branch %odd, test, latch
block test:
  %c = icmp slt %i, %n
  branch %c, latch, exit
block latch:
  jump head(%next)
block exit:
  jump walk(%p)
block walk(%q: ptr):
  %r = load ptr %q
  %more = icmp ne %r, %p
  branch %more, walk(%r), end
block end:
  return
}",
        )
        .expect("a function");
        let found = endless_headers(&func, &Cfg::new(&func));
        for (name, expected) in [("head", true), ("walk", true), ("latch", false)] {
            let block = func.block_by_name(name).expect("the block");
            assert_eq!(found.contains(block), expected, "{name}");
        }
    }

    /// Loops over numbers of three bits: every start and every bound, executed.
    #[test]
    fn what_is_shown_to_end_does() {
        let (mut shown, mut all) = (0, 0);
        for step in ["add", "sub", "add nsw", "add nuw", "sub nsw", "sub nuw", "lshr", "udiv"] {
            for (by, pred) in (-4..4).flat_map(|by| Predicate::ALL.iter().map(move |p| (by, p))) {
                for (tested, bound) in
                    [("%i", "%n"), ("%next", "%n"), ("%i", "%k"), ("%next", "%k")]
                {
                    let numbers = if bound == "%n" { -4..-3 } else { -4..4 };
                    for number in numbers {
                        let module = small(step, by, (pred.name(), tested, bound), number);
                        all += 1;
                        let func = &module.functions[module.by_name("f").expect("f")];
                        if !endless_headers(func, &Cfg::new(func)).is_empty() {
                            continue;
                        }
                        shown += 1;
                        assert_ends(&module, bound == "%n");
                    }
                }
            }
        }
        assert!(shown * 4 > all, "{shown} of {all}");
    }

    fn small(step: &str, by: i32, (pred, x, y): (&str, &str, &str), k: i32) -> Module {
        let text = format!(
            "func @f(%start: i3, %n: i3) {{
block entry:
  %by = const i3 {by}
  %k = const i3 {k}
  jump head(%start)
block head(%i: i3):
  %next = {step} i3 %i, %by
  %c = icmp {pred} {x}, {y}
  branch %c, head(%next), exit
block exit:
  return
}}"
        );
        parse_module(&text).expect("a module")
    }

    fn assert_ends(module: &Module, bounds: bool) {
        let f = module.by_name("f").expect("f");
        for (start, n) in (0..8).flat_map(|s| (0..if bounds { 8 } else { 1 }).map(move |n| (s, n)))
        {
            let inputs = [("start", start), ("n", n)].into_iter().collect();
            let end = run(module, f, &inputs, &Options::default().with_steps(200));
            let endless = matches!(end, Err(InterpError::Budget { .. }));
            assert!(!endless, "{start}, {n}: {:?}", module.functions[f].blocks);
        }
    }
}

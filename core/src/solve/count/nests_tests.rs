//! Chunks that threads take in turns, as runtimes share loops out: loops within loops within loops that run over one
//! range between them, executed and counted.

use crate::expr::{Evaluator, Num};
use crate::interp::{Count, Inputs, Interpreter, Options};
use crate::ir::text::parse_module;
use crate::ir::Module;
use crate::profile::{ModuleProfile, Options as ProfileOptions};
use crate::solve::{solve, Solution};

/// What `t` threads do: `share` is what each takes of `n` iterations in chunks of `c`, with `dispatch` as the loop over
/// its chunks.
fn threads(dispatch: &str) -> Module {
    let text = format!(
        "
func @f(%n: i32, %c: i32, %t: i32) {{
block entry:
  %0 = const i32 0
  %1 = const i32 1
  %some = icmp sgt %n, %0
  branch %some, sizes, exit
block sizes:
  %low = smax i32 %c, %1
  %positive = smax i32 %n, %1
  %size = smin i32 %low, %positive
  %chunk = atom i32 %size
  %others = sub nsw i32 %positive, %1
  %full = sdiv i32 %others, %chunk
  %chunks = add nsw i32 %full, %1
  %team = smin i32 %chunks, %t
  %least = smax i32 %team, %1
  %turns = atom i32 %least
  %stride = mul nsw i32 %chunk, %turns
  %last = sub nsw i32 %n, %1
  jump threads(%0)
block threads(%k: i32):
  %more = icmp slt %k, %t
  branch %more, thread, exit
block thread:
  %next = add nsw i32 %k, %1
  %ahead = mul nsw i32 %chunk, %k
  %stop1 = add nsw i32 %ahead, %chunk
  %stop0 = sub nsw i32 %stop1, %1
  %idle = icmp sge %k, %turns
  %start = select i32 %idle, %n, %ahead
  %stop = select i32 %idle, %last, %stop0
{dispatch}
block done:
  jump threads(%next)
block exit:
  return
}}"
    );
    parse_module(&text).expect("it parses")
}

/// As compilers leave it: what decides on another iteration stands at the end of the loop.
const ROTATED: &str = "
  %end0 = smin i32 %stop, %last
  %any = icmp sle %start, %end0
  branch %any, chunk(%start, %end0), done
block chunk(%lb: i32, %ub: i32):
  jump body(%lb)
block body(%i: i32):
  jump inner(%i)
block inner(%j: i32):
  %j1 = add nsw i32 %j, %1
  %inside = icmp slt %j1, %n
  branch %inside, inner(%j1), latch
block latch:
  %i1 = add nsw i32 %i, %1
  %on = icmp slt %i, %ub
  branch %on, body(%i1), turn
block turn:
  %lb1 = add nsw i32 %lb, %stride
  %ub1 = add nsw i32 %ub, %stride
  %ub2 = smin i32 %ub1, %last
  %again = icmp sle %lb1, %ub2
  branch %again, chunk(%lb1, %ub2), done";

/// As it is written: each loop is left at its header.
const AS_WRITTEN: &str = "
  jump chunk(%start, %stop)
block chunk(%lb: i32, %ub: i32):
  %end = smin i32 %ub, %last
  %any = icmp sle %lb, %end
  branch %any, body(%lb), done
block body(%i: i32):
  %on = icmp sle %i, %end
  branch %on, inner(%i), turn
block inner(%j: i32):
  %inside = icmp slt %j, %n
  branch %inside, work, latch
block work:
  %j1 = add nsw i32 %j, %1
  jump inner(%j1)
block latch:
  %i1 = add nsw i32 %i, %1
  jump body(%i1)
block turn:
  %lb1 = add nsw i32 %lb, %stride
  %ub1 = add nsw i32 %end, %stride
  jump chunk(%lb1, %ub1)";

fn formula(module: &Module, solution: &Solution, block: &str) -> String {
    let (_, func) = module.functions.iter().next().expect("a function");
    let b = func.block_by_name(block).expect("a block of that name");
    let count = solution.counts[b].clone().expect("a count").expect("solved");
    solution.store.display(count).to_string()
}

/// Compares the formulas with executions at points: of each block where the guards hold.
fn check(module: &Module, names: [&str; 3], points: impl Iterator<Item = [i128; 3]>) {
    let (id, func) = module.functions.iter().next().expect("a function");
    let solution = solve(module, id, &[]);
    let interpreter = Interpreter::new(module);
    let mut compared = 0;
    for point in points {
        let mut inputs = Inputs::new();
        let mut ev = Evaluator::new(&solution.store);
        for (name, v) in names.into_iter().zip(point) {
            inputs.bind(name, v);
            ev.bind_name(name, Num::int(v));
        }
        if !solution.guards.iter().all(|g| ev.truth(*g) == Ok(true)) {
            continue;
        }
        compared += 1;
        let truth = interpreter.run(id, &inputs, &Options::default()).expect("it executes");
        for &b in &func.layout {
            let Count::Known(want) = truth.count(id, b) else { panic!("known") };
            let name = &func.blocks[b].name;
            let count = solution.counts[b].clone().expect("a count").expect("solved");
            assert_eq!(ev.eval(count), Ok(Num::int(want as i128)), "{name} at {point:?}");
        }
    }
    assert!(compared > 300, "{compared}");
}

/// Each count is closed, and right; the block runs once per iteration, whatever the chunks.
fn one_range(module: &Module, block: &str, wanted: &str) {
    let solution = solve(module, module.functions.keys().next().expect("a function"), &[]);
    assert_eq!(formula(module, &solution, block), wanted);
    for count in solution.counts.values().flatten() {
        let e = count.clone().expect("solved").expr();
        assert!(!solution.store.is_stepped(e), "{}", solution.store.display(e));
    }
    let of_n = |n| (0..6).flat_map(move |c| (0..5).map(move |t| [n, c, t]));
    check(module, ["n", "c", "t"], (-1..14).flat_map(of_n));
}

#[test]
fn chunks_in_turns_are_one_range() {
    one_range(&threads(ROTATED), "body", "ite(t > 0, max(0, n), 0)");
}

#[test]
fn chunks_in_turns_of_loops_left_at_their_headers_are_one_range() {
    one_range(&threads(AS_WRITTEN), "latch", "ite(t > 0, max(0, n), 0)");
}

/// The chunks of a loop that is counted without signs, as a runtime's model and a compiler leave them in a function that
/// each thread runs: the size is looked at there, and asserted to be a signed number. What steps by the stride keeps to
/// the signed numbers, what else is computed need not.
const WITHOUT_SIGNS: &str = "
func @f(%n: i32, %c: i32, %t: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  %low = smax i32 %c, %1
  jump threads(%0)
block threads(%k: i32):
  %more = icmp slt %k, %t
  branch %more, thread, exit
block thread:
  %next = add nsw i32 %k, %1
  %some = icmp ne %n, %0
  branch %some, share, done
block share:
  %counted = icmp sge %n, %0
  assume %counted
  %last = sub i32 %n, %1
  %positive = smax i32 %n, %1
  %size = smin i32 %low, %positive
  %chunk = atom i32 %size
  %others = sub nsw i32 %positive, %1
  %full = sdiv i32 %others, %chunk
  %chunks = add nsw i32 %full, %1
  %team = smin i32 %chunks, %t
  %least = smax i32 %team, %1
  %turns = atom i32 %least
  %stride = mul nsw i32 %chunk, %turns
  %ahead = mul nsw i32 %chunk, %k
  %stop1 = add nsw i32 %ahead, %chunk
  %stop0 = sub nsw i32 %stop1, %1
  %idle = icmp sge %k, %turns
  %behind = add nsw i32 %last, %1
  %start = select i32 %idle, %behind, %ahead
  %stop = select i32 %idle, %last, %stop0
{dispatch}
block done:
  jump threads(%next)
block exit:
  return
}";

/// As optimizers leave it: the end is carried with its successor.
const ROTATED_WITHOUT_SIGNS: &str = "
  %end0 = umin i32 %stop, %last
  %after0 = add i32 %end0, %1
  %any = icmp ult %start, %after0
  branch %any, chunk(%start, %end0, %after0), done
block chunk(%lb: i32, %ub: i32, %after: i32):
  jump body(%lb)
block body(%i: i32):
  %i1 = add i32 %i, %1
  %on = icmp ult %i1, %after
  branch %on, body(%i1), turn
block turn:
  %lb1 = add nsw i32 %lb, %stride
  %ub1 = add nsw i32 %ub, %stride
  %ub2 = umin i32 %ub1, %last
  %after2 = add i32 %ub2, %1
  %again = icmp ult %lb1, %after2
  branch %again, chunk(%lb1, %ub2, %after2), done";

/// As it is written: the end of a chunk is cut off by a branch where the loop over chunks starts.
const WRITTEN_WITHOUT_SIGNS: &str = "
  jump chunk(%start, %stop)
block chunk(%lb: i32, %ub: i32):
  %beyond = icmp ugt %ub, %last
  branch %beyond, cut, kept
block cut:
  jump within(%last)
block kept:
  jump within(%ub)
block within(%end: i32):
  %any = icmp ule %lb, %end
  branch %any, inner(%lb), done
block inner(%i: i32):
  %on = icmp ule %i, %end
  branch %on, body, turn
block body:
  %i1 = add i32 %i, %1
  jump inner(%i1)
block turn:
  %lb1 = add nsw i32 %lb, %stride
  %ub1 = add nsw i32 %end, %stride
  jump chunk(%lb1, %ub1)";

#[test]
fn chunks_that_are_counted_without_signs_are_one_range() {
    for dispatch in [ROTATED_WITHOUT_SIGNS, WRITTEN_WITHOUT_SIGNS] {
        let text = WITHOUT_SIGNS.replace("{dispatch}", dispatch);
        one_range(&parse_module(&text).expect("it parses"), "body", "ite(t > 0 && n > 0, n, 0)");
    }
}

/// Windows of two from each index on, cut off at `n`, and what is odd in them.
const WINDOWS: &str = "
func @f(%n: i32, %m: i32, %c: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  %2 = const i32 2
  jump outer(%0)
block outer(%i: i32):
  %i1 = add nsw i32 %i, %1
  %more = icmp slt %i, %n
  branch %more, inside, exit
block inside:
  %ahead = add nsw i32 %i, %2
  %end = smin i32 %ahead, %n
  jump inner(%i)
block inner(%j: i32):
  %odd = and i32 %j, %1
  %is_odd = icmp ne %odd, %0
  branch %is_odd, count, latch
block count:
  jump latch
block latch:
  %j1 = add nsw i32 %j, %1
  %on = icmp slt %j1, %end
  branch %on, inner(%j1), outer(%i1)
block exit:
  return
}";

/// The windows overlap, without their last elements they do not: these are counted also where there is nothing but these.
#[test]
fn what_leaves_is_counted_where_nothing_goes_on() {
    let module = parse_module(WINDOWS).expect("it parses");
    let of_n = |n| (0..5).flat_map(move |m| (0..5).map(move |c| [n, m, c]));
    check(&module, ["n", "m", "c"], (-2..14).flat_map(of_n));
}

/// An explanation says apart what the sum over the range holds beside that range.
#[test]
fn what_leaves_is_told() {
    let module = parse_module(WINDOWS).expect("it parses");
    let profile = ModuleProfile::new(&module, ProfileOptions::default());
    let id = profile.by_name("f").expect("the function");
    let told = profile.explain(id, "inner").expect("a block of that name");
    let read = |e| told.store.display(e).to_string();
    let level = told.levels.iter().find(|l| l.range.is_some()).expect("a sum over both loops");
    let [Some(last), Some(leaving), Some(sum)] =
        [level.last, level.leaving.map(|e| e.expr()), level.sum.map(|e| e.expr())]
    else {
        panic!("{level:?}")
    };
    assert_eq!([last, leaving, sum].map(read), ["n - 2", "max(0, n)", "max(0, n) + max(0, n - 1)"]);
}

/// A range over two loops may start anywhere; with a third it is one if it starts at 0.
#[test]
fn ranges_that_start_elsewhere_are_not_continued() {
    let module = parse_module(
        "
func @f(%c: i32, %o: i32, %m: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  %2 = const i32 2
  %8 = const i32 8
  %3 = const i32 3
  %c1 = add nsw i32 %c, %1
  %c2 = mul nsw i32 %c, %c1
  %all = sdiv i32 %c2, %2
  %behind = add nsw i32 %all, %o
  %final = sub nsw i32 %behind, %1
  %many = const i32 1000
  %some = icmp sgt %c, %0
  %few = icmp slt %c, %many
  %positive = icmp sge %o, %0
  %near = icmp slt %o, %many
  %sizes = and i1 %some, %few
  %starts = and i1 %positive, %near
  %ordinary = and i1 %sizes, %starts
  branch %ordinary, rows(%0, %o), exit
block rows(%t: i32, %from: i32):
  %t1 = add nsw i32 %t, %1
  %to = add nsw i32 %from, %t1
  jump tiles(%from)
block tiles(%k: i32):
  %k8 = mul nsw i32 %k, %8
  %is_full = icmp slt %k, %final
  %length = select i32 %is_full, %8, %3
  %end = add nsw i32 %k8, %length
  jump inner(%k8)
block inner(%j: i32):
  %bit = and i32 %j, %1
  %odd = icmp ne %bit, %0
  branch %odd, count, next
block count:
  jump next
block next:
  %j1 = add nsw i32 %j, %1
  %on = icmp slt %j1, %end
  branch %on, inner(%j1), tile
block tile:
  %k1 = add nsw i32 %k, %1
  %another = icmp slt %k1, %to
  branch %another, tiles(%k1), row
block row:
  %again = icmp slt %t1, %c
  branch %again, rows(%t1, %to), exit
block exit:
  return
}",
    );
    let module = module.expect("it parses");
    let of_c = |c| (0..11).flat_map(move |o| (0..6).map(move |m| [c, o, m]));
    check(&module, ["c", "o", "m"], (-1..6).flat_map(of_c));
}

/// Tiles, each asked for in a loop of one iteration, as a runtime is asked for shares.
const ASKED_FOR: &str = "
func @f(%n: i32, %m: i32, %c: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  %16 = const i32 16
  jump tiles(%0)
block tiles(%from: i32):
  %more = icmp slt %from, %n
  branch %more, tile, exit
block tile:
  %full = add nsw i32 %from, %16
  %to = smin i32 %full, %n
  jump shares(%0)
block shares(%asked: i32):
  jump inner(%from)
block inner(%j: i32):
  %bit = and i32 %j, %1
  %odd = icmp ne %bit, %0
  branch %odd, count, next
block count:
  jump next
block next:
  %j1 = add nsw i32 %j, %1
  %on = icmp slt %j1, %to
  branch %on, inner(%j1), share
block share:
  %asked1 = add nsw i32 %asked, %1
  %again = icmp slt %asked1, TIMES
  branch %again, shares(%asked1), turn
block turn:
  jump tiles(%full)
block exit:
  return
}";

#[test]
fn loops_of_one_iteration_between_two_do_not_matter() {
    let once = parse_module(&ASKED_FOR.replace("TIMES", "%1")).expect("it parses");
    let solution = solve(&once, once.functions.keys().next().expect("a function"), &[]);
    assert_eq!(formula(&once, &solution, "count"), "ite(n > 0, floor(n/2), 0)");
    let twice = parse_module(&ASKED_FOR.replace("TIMES", "%m")).expect("it parses");
    for module in [once, twice] {
        let of_n = |n| (0..4).map(move |m| [n, m, 0]);
        check(&module, ["n", "m", "c"], (-3..100).flat_map(of_n));
    }
}

/// The same with a third loop, four positions for each of the second, which speaks of how often it was asked before.
const ASKED_FOR_ROWS: &str = "
block inner(%j: i32):
  %start = mul nsw i32 %j, %4
  %stop = add nsw i32 %start, %4
  jump row(%start)
block row(%p: i32):
  %shifted = add nsw i32 %p, %asked
  %bit = and i32 %shifted, %1
  %odd = icmp ne %bit, %0
  branch %odd, count, column
block count:
  jump column
block column:
  %p1 = add nsw i32 %p, %1
  %within = icmp slt %p1, %stop
  branch %within, row(%p1), next
block next:";

#[test]
fn a_third_loop_goes_on_with_loops_of_one_iteration_between() {
    let at = |what: &str| ASKED_FOR.find(what).expect("a block of that name");
    let (before, after) = (&ASKED_FOR[..at("block inner")], &ASKED_FOR[at("block next:")..]);
    let rows = format!("{before}{}{}", ASKED_FOR_ROWS.trim_start(), &after["block next:".len()..]);
    let rows = rows.replace("  %16 =", "  %4 = const i32 4\n  %16 =");
    for times in ["%1", "%m"] {
        let module = parse_module(&rows.replace("TIMES", times)).expect("it parses");
        if times == "%1" {
            let solution = solve(&module, module.functions.keys().next().expect("a function"), &[]);
            assert_eq!(formula(&module, &solution, "count"), "2*max(0, n)");
        }
        let of_n = |n| (0..4).map(move |m| [n, m, 0]);
        check(&module, ["n", "m", "c"], (-3..100).flat_map(of_n));
    }
}

/// An explanation that leaves such loops out holds the count still.
#[test]
fn loops_of_one_iteration_are_left_out_of_explanations() {
    let module = parse_module(&ASKED_FOR.replace("TIMES", "%1")).expect("it parses");
    let profile = ModuleProfile::new(&module, ProfileOptions::default());
    let id = profile.by_name("f").expect("the function");
    let mut told = profile.explain(id, "count").expect("a block of that name");
    let count = told.replay().expect("a count");
    for n in -2..40 {
        let mut ev = Evaluator::new(&told.store);
        ev.bind_name("n", Num::int(n));
        assert_eq!(ev.eval(count), Ok(Num::int(n.max(0) / 2)), "{n}");
    }
}

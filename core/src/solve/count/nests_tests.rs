//! Chunks that threads take in turns, as runtimes share loops out: loops within loops within loops that run over one
//! range between them, executed and counted.

use crate::expr::{Evaluator, Num};
use crate::interp::{Count, Inputs, Interpreter, Options};
use crate::ir::text::parse_module;
use crate::ir::Module;
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

fn check(dispatch: &str, expected: &[(&str, &str)]) {
    let module = threads(dispatch);
    let (id, func) = module.functions.iter().next().expect("a function");
    let solution = solve(&module, id, &[]);
    for (block, count) in expected {
        assert_eq!(formula(&module, &solution, block), *count, "{block}");
    }
    let interpreter = Interpreter::new(&module);
    let mut points = 0;
    for (n, c, t) in (-1..14).flat_map(|n| (0..6).flat_map(move |c| (0..5).map(move |t| (n, c, t))))
    {
        let mut inputs = Inputs::new();
        let mut ev = Evaluator::new(&solution.store);
        for (name, v) in [("n", n), ("c", c), ("t", t)] {
            inputs.bind(name, v);
            ev.bind_name(name, Num::int(v));
        }
        if !solution.guards.iter().all(|g| ev.truth(*g) == Ok(true)) {
            continue;
        }
        points += 1;
        let truth = interpreter.run(id, &inputs, &Options::default()).expect("it executes");
        for &b in &func.layout {
            let Count::Known(want) = truth.count(id, b) else { panic!("known") };
            let name = &func.blocks[b].name;
            let count = solution.counts[b].clone().expect("a count").expect("solved");
            assert_eq!(ev.eval(count), Ok(Num::int(want as i128)), "{name} at {n}, {c}, {t}");
            assert!(!solution.store.is_stepped(count.expr()), "{name} is a sum");
        }
    }
    assert!(points > 300, "{points}");
}

#[test]
fn chunks_in_turns_are_one_range() {
    check(ROTATED, &[("body", "ite(t > 0, max(0, n), 0)")]);
}

#[test]
fn chunks_in_turns_of_loops_left_at_their_headers_are_one_range() {
    check(AS_WRITTEN, &[("latch", "ite(t > 0, max(0, n), 0)")]);
}

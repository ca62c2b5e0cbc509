//! The solver on a thread whose own stack is small: what is deep in the input takes the large stack that
//! the public functions run on.

use std::fmt::Write;
use std::thread;
use symprof_core::expr::{CountExpr, Evaluator, Num};
use symprof_core::ir::text::parse_module;
use symprof_core::ir::Module;
use symprof_core::solve::{solve, Analysis, Solution};

/// Bytes of the stack, enough for what the test itself does.
const SMALL: usize = 64 << 10;

/// Merges, each of what the one before gave.
const MERGES: usize = 1_000;
/// Values, each computed from the one before.
const VALUES: usize = 5_000;

fn on_small_stack<T: Send>(f: impl FnOnce() -> T + Send) -> T {
    thread::scope(|scope| {
        let thread = thread::Builder::new().stack_size(SMALL).spawn_scoped(scope, f);
        thread.expect("a thread").join().expect("no panic")
    })
}

/// A branch on a value that merges again and again, one more where `n > 0`.
fn merges() -> Module {
    let mut text = String::from(
        "func @f(%n: i32) {\nblock entry:\n  %zero = const i32 0\n  %one = const i32 1\n  \
         %some = icmp sgt %n, %zero\n  jump m0(%zero)\n",
    );
    for k in 0..MERGES {
        let _ = write!(
            text,
            "block m{k}(%x{k}: i32):\n  branch %some, a{k}, m{}(%x{k})\n\
             block a{k}:\n  %s{k} = add nsw i32 %x{k}, %one\n  jump m{}(%s{k})\n",
            k + 1,
            k + 1
        );
    }
    let _ = write!(
        text,
        "block m{MERGES}(%last: i32):\n  %all = const i32 {MERGES}\n  \
         %c = icmp eq %last, %all\n  branch %c, inner, exit\nblock inner:\n  jump exit\n\
         block exit:\n  return\n}}\n"
    );
    parse_module(&text).expect("it parses")
}

/// A branch on the last of many values.
fn chain() -> Module {
    let mut text = String::from(
        "func @f(%n: i32) {\nblock entry:\n  %one = const i32 1\n  %v0 = add i32 %n, %one\n",
    );
    for k in 1..VALUES {
        let _ = writeln!(text, "  %v{k} = add i32 %v{}, %one", k - 1);
    }
    let _ = write!(
        text,
        "  %c = icmp eq %v{}, %one\n  branch %c, inner, exit\nblock inner:\n  jump exit\nblock exit:\n  \
         return\n}}\n",
        VALUES - 1
    );
    parse_module(&text).expect("it parses")
}

fn inner_count(module: &Module, n: i64, solution: &Solution) -> Num {
    let (_, func) = module.functions.iter().next().expect("a function");
    let inner = func.block_by_name("inner").expect("the block");
    let Some(Ok(count)) = solution.counts[inner] else { panic!("no formula") };
    value(solution, count, n)
}

fn value(solution: &Solution, count: CountExpr, n: i64) -> Num {
    let mut ev = Evaluator::new(&solution.store);
    ev.bind_name("n", Num::int(n));
    ev.eval(count).expect("a value")
}

#[test]
fn merges_of_merges_are_solved() {
    let module = merges();
    let id = module.by_name("f").expect("f");
    let at = |n| on_small_stack(|| inner_count(&module, n, &solve(&module, id, &[])));
    assert_eq!(at(1), Num::ONE);
    assert_eq!(at(0), Num::ZERO);
}

#[test]
fn long_chains_are_solved() {
    let module = chain();
    let id = module.by_name("f").expect("f");
    let at = |n| on_small_stack(|| inner_count(&module, n, &solve(&module, id, &[])));
    assert_eq!(at(1 - VALUES as i64), Num::ONE);
    assert_eq!(at(0), Num::ZERO);
}

#[test]
fn single_questions_are_answered() {
    let module = chain();
    let (id, func) = module.functions.iter().next().expect("a function");
    let inner = func.block_by_name("inner").expect("the block");
    let condition = on_small_stack(|| {
        let analysis = Analysis::new(&module, id).expect("it has no loops");
        analysis.path_condition(inner).to_string()
    });
    assert_eq!(condition, format!("s32(n + {VALUES}) == 1"));
}

//! Counts that rest on addresses of loaded pointers: numbers that a point binds, and shares of data behind them.

use super::{Engine, ModuleProfile, Options, Point, Status};
use crate::expr::Num;
use crate::ir::text::parse_module;
use num_bigint::BigInt;

/// Where `a[0] < a[8]`, `n` elements at `a[0]` are read, and each that is odd is told from the others.
const BEHIND_A_COMPARISON: &str = "func @f(%a: ptr, %n: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  %4 = const i32 4
  %8 = const i64 8
  %p = load ptr %a
  %second = ptradd nsw %a, %8
  %q = load ptr %second
  %less = icmp ult %p, %q
  branch %less, loop(%0), exit
block loop(%i: i32):
  %at = mul nsw i32 %i, %4
  %far = sext %at to i64
  %e = ptradd nsw %p, %far
  %v = load i32 %e
  %w = and i32 %v, %1
  %odd = icmp eq %w, %1
  branch %odd, then, latch
block then:
  jump latch
block latch:
  %next = add nsw i32 %i, %1
  %more = icmp slt %next, %n
  branch %more, loop(%next), exit
block exit:
  return
}";

#[test]
fn shares_behind_a_comparison_of_addresses() {
    let module = parse_module(BEHIND_A_COMPARISON).expect("it parses");
    let profile = ModuleProfile::new(&module, Options::default());
    let id = profile.by_name("f").expect("f");
    let f = profile.function(id);
    for block in ["loop", "then"] {
        let block = f.block(block).expect("a block");
        assert_eq!(block.count.status(), Status::DataDependent);
        assert!(block.count.formula().is_some(), "{}", block.name);
    }
    let counts = |p: i128, q: i128, n: i128, share: Num| {
        let mut point: Point = [("a[0]", p), ("a[8]", q), ("n", n)].into_iter().collect();
        point.bind("trueRatio(loop)", share);
        let found = profile.evaluate_by(Engine::Formula, id, &point).expect("an answer");
        ["loop", "then"].map(|b| found.root().block(b).expect("a count"))
    };
    let both = |all: u32, odd: u32| [all, odd].map(BigInt::from);
    assert_eq!(counts(64, 128, 6, Num::ratio(1, 3)), both(6, 2));
    assert_eq!(counts(64, 128, 6, Num::ONE), both(6, 6));
    assert_eq!(counts(64, 128, 0, Num::ZERO), both(1, 0));
    assert_eq!(counts(128, 64, 6, Num::ratio(1, 3)), both(0, 0));
    assert_eq!(counts(64, 64, 6, Num::ratio(1, 3)), both(0, 0));
    // as executed on these elements
    let elements = [7, 2, 4, 5, 6, 8].into_iter().enumerate();
    let elements: Vec<(String, i128)> =
        elements.map(|(k, v)| (format!("a[0][{}]:i32", 4 * k), v)).collect();
    let mut point: Point = [("a[0]", 64), ("a[8]", 128), ("n", 6)].into_iter().collect();
    for (name, v) in elements {
        point.bind(name, v);
    }
    let found = profile.evaluate_by(Engine::Simulation, id, &point).expect("an execution");
    assert_eq!(["loop", "then"].map(|b| found.root().block(b).expect("a count")), both(6, 2));
}

/// The address of a variable of the function is no number that a point could give.
#[test]
fn no_share_behind_an_address_that_nobody_binds() {
    let text = BEHIND_A_COMPARISON
        .replace("  %q = load ptr %second\n", "  %q = alloca %8\n  call @use(%q)\n");
    let module = parse_module(&text).expect("it parses");
    let profile = ModuleProfile::new(&module, Options::default());
    let f = profile.function(profile.by_name("f").expect("f"));
    for block in ["loop", "then"] {
        let block = f.block(block).expect("a block");
        assert!(block.count.status() >= Status::DataDependent, "{}", block.name);
        if let Some(formula) = f.formula_text(block) {
            assert!(!formula.contains('&'), "{formula}");
        }
    }
}

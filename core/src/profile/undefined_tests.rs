//! Points at which an execution is undefined: choices look at one of two values, loops at what they start with, and
//! assertions hold also where formulas no longer speak of them.

use super::memory_tests::branching;
use super::*;
use crate::ir::text::parse_module;

/// The count of `then` at a point, or why there is none.
fn then(module: &Module, point: &[(&str, i128)]) -> Result<i64, String> {
    let profile = ModuleProfile::new(module, Options::default());
    let id = profile.by_name("f").expect("f");
    let answer =
        profile.evaluate(id, &point.iter().copied().collect()).map_err(|e| e.to_string())?;
    assert!(answer.root().assumptions.is_empty(), "{:?}", answer.root().assumptions);
    let count = answer.root().block("then").expect("a count");
    Ok(i64::try_from(count).expect("a small count"))
}

fn module(text: &str) -> Module {
    parse_module(text).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

fn is_undefined(module: &Module, point: &[(&str, i128)]) {
    let e = then(module, point).expect_err("it is undefined");
    assert!(e.starts_with("undefined at this point"), "{e}");
}

/// Each link of a chain promises what the links before do: a branch is asked for what no branch before it looks at.
/// Along all ways there is more than is looked at, and it would be assumed.
#[test]
fn a_branch_is_asked_for_what_none_before_it_looks_at() {
    let mut text = "func @f(%n: i32, %m: i32) {\nblock entry:\n  jump b0(%n)\n".to_owned();
    let links = 40;
    for k in 0..links {
        text += &format!(
            "block b{k}(%x{k}: i32):\n  %k{k} = const i32 {k}\n  %c{k} = icmp sgt %x{k}, %k{k}\n  \
             branch %c{k}, t{k}, b{next}(%x{k})\nblock t{k}:\n  %s{k} = add nsw i32 %x{k}, %m\n  jump b{next}(%s{k})\n",
            next = k + 1
        );
    }
    text += &format!(
        "block b{links}(%x: i32):\n  %top = const i32 41\n  %c = icmp eq %x, %top\n  branch %c, then, exit\n\
         block then:\n  jump exit\nblock exit:\n  return\n}}\n"
    );
    let module = module(&text);
    assert_eq!(then(&module, &[("n", 1), ("m", 1)]), Ok(1));
    assert_eq!(then(&module, &[("n", 0), ("m", i32::MAX.into())]), Ok(0));
    is_undefined(&module, &[("n", 1), ("m", i32::MAX.into())]);
    is_undefined(&module, &[("n", 60), ("m", i128::from(i32::MAX) / 2)]);
}

/// `n > 0 && n*m > 7`, as optimizers write it.
#[test]
fn a_select_looks_at_the_value_that_it_takes() {
    let module = branching(
        "%n: i32, %m: i32",
        "  %0 = const i32 0
  %7 = const i32 7
  %false = const i1 0
  %p = mul nsw i32 %n, %m
  %a = icmp sgt %n, %0
  %b = icmp sgt %p, %7
  %c = select i1 %a, %b, %false",
    );
    let far = ("m", -2_147_479_015);
    is_undefined(&module, &[("n", 65_536), far]);
    assert_eq!(then(&module, &[("n", -65_536), far]), Ok(0));
    assert_eq!(then(&module, &[("n", 2), ("m", 4)]), Ok(1));
}

/// `n > 0 ? (n + m) >> 1 : 0`, by branches.
#[test]
fn a_block_parameter_is_what_its_edge_gives() {
    let module = module(
        "func @f(%n: i32, %m: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  %3 = const i32 3
  %a = icmp sgt %n, %0
  %s = add nsw i32 %n, %m
  branch %a, half, merge(%0)
block half:
  %h = ashr i32 %s, %1
  jump merge(%h)
block merge(%y: i32):
  %c = icmp sgt %y, %3
  branch %c, then, end
block then:
  jump end
block end:
  return
}",
    );
    let (large, small) = (i128::from(i32::MAX) - 7, -i128::from(i32::MAX) + 7);
    is_undefined(&module, &[("n", large), ("m", 100)]);
    assert_eq!(then(&module, &[("n", small), ("m", -100)]), Ok(0));
    assert_eq!(then(&module, &[("n", 4), ("m", 5)]), Ok(1));
}

/// `for (i = n + m; i > 1; i >>= 1)`: poison at first is poison in each iteration.
#[test]
fn a_loop_looks_at_what_it_starts_with() {
    let module = module(
        "func @f(%n: i32, %m: i32) {
block entry:
  %1 = const i32 1
  %s = add nsw i32 %n, %m
  jump head(%s)
block head(%i: i32):
  %c = icmp sgt %i, %1
  branch %c, then, end
block then:
  %next = ashr i32 %i, %1
  jump head(%next)
block end:
  return
}",
    );
    is_undefined(&module, &[("n", i128::from(i32::MAX)), ("m", 100)]);
    assert_eq!(then(&module, &[("n", 4), ("m", 5)]), Ok(3));
}

/// `for (i = 0; i < m; i += n + n)`: each step but the first is behind a look at the sum.
#[test]
fn a_loop_looks_at_what_it_steps_by() {
    let module = module(
        "func @f(%n: i32, %m: i64) {
block entry:
  %0 = const i64 0
  %s = add nsw i32 %n, %n
  %by = sext %s to i64
  jump head(%0)
block head(%i: i64):
  %c = icmp slt %i, %m
  branch %c, then, end
block then:
  %next = add i64 %i, %by
  jump head(%next)
block end:
  return
}",
    );
    assert_eq!(then(&module, &[("n", 4), ("m", 17)]), Ok(3));
    let profile = ModuleProfile::new(&module, Options::default());
    let id = profile.by_name("f").expect("f");
    let beyond = [("n", i128::from(i32::MAX)), ("m", 17)].into_iter().collect();
    let told = profile.evaluate(id, &beyond).map(|a| !a.root().assumptions.is_empty());
    assert!(told.unwrap_or(true));
}

/// A loop whose step is its bound runs once; where the step is to be positive, the formula `1` does not say so.
#[test]
fn an_assertion_outlives_the_simplification_that_it_allows() {
    let module = module(
        "func @f(%n: i64) {
block entry:
  %0 = const i64 0
  %positive = icmp sgt %n, %0
  assume %positive
  jump head(%0)
block head(%i: i64):
  %c = icmp slt %i, %n
  branch %c, then, end
block then:
  %next = add i64 %i, %n
  jump head(%next)
block end:
  return
}",
    );
    assert_eq!(then(&module, &[("n", 7)]), Ok(1));
    is_undefined(&module, &[("n", 0)]);
    is_undefined(&module, &[("n", -3)]);
}

/// `(1 << (n + m)) > 100`: the sum promises to be a number of its type, and the shift that it is below 32.
#[test]
fn a_shift_by_a_sum_is_below_its_width() {
    let module = branching(
        "%n: i32, %m: i32",
        "  %1 = const i32 1
  %100 = const i32 100
  %by = add nsw i32 %n, %m
  %s = shl i32 %1, %by
  %c = icmp sgt %s, %100",
    );
    is_undefined(&module, &[("n", 20), ("m", 15)]);
    is_undefined(&module, &[("n", 1), ("m", -2)]);
    is_undefined(&module, &[("n", i128::from(i32::MAX)), ("m", 7)]);
    assert_eq!(then(&module, &[("n", 3), ("m", 4)]), Ok(1));
    assert_eq!(then(&module, &[("n", 25), ("m", -20)]), Ok(0));
}

/// Of an atom that another one is made of, which alone stands in formulas until they are spelled out.
#[test]
fn an_assertion_of_an_atom_within_an_atom_is_of_the_parameters() {
    let module = branching(
        "%n: i32",
        "  %0 = const i32 0
  %1 = const i32 1
  %3 = const i32 3
  %third = sdiv i32 %n, %3
  %trips = atom i32 %third
  %some = icmp sgt %trips, %0
  assume %some
  %least = smax i32 %trips, %1
  %chunk = atom i32 %least
  %c = icmp sgt %chunk, %0",
    );
    is_undefined(&module, &[("n", 2)]);
    assert_eq!(then(&module, &[("n", 3)]), Ok(1));
}

/// Whoever makes a module may know that no execution breaks a promise.
#[test]
fn of_a_promise_that_is_kept_no_point_is_undefined() {
    let mut module = branching(
        "%n: i32, %m: i32",
        "  %7 = const i32 7
  %s = add nsw i32 %n, %m
  %c = icmp sgt %s, %7",
    );
    let too_large = [("n", 2_147_483_647), ("m", 1)];
    is_undefined(&module, &too_large);
    let f = module.by_name("f").expect("f");
    let func = &mut module.functions[f];
    let named = |v: &crate::ir::Value| func.values[*v].name.as_deref() == Some("s");
    let sum = func.values.keys().find(named).expect("the sum");
    func.kept.insert(sum);
    assert_eq!(then(&module, &too_large), Ok(1));
    assert_eq!(then(&module, &[("n", 3), ("m", 4)]), Ok(0));
}

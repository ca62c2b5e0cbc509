//! Tests of counts that rest on frozen poison: what machines and compilers agree on is counted, the rest is not.

use super::*;
use crate::assume::AssumptionKind;
use crate::ir::text::parse_module;
use num_bigint::BigInt;

/// The counts of the block `then` of `@f`, which runs while a frozen value, computed by these instructions as `%v` of
/// 32 bits, is above 3, at points of `n` and `m`; `others` are functions that it may call.
fn counts(value: &str, others: &str, points: &[(i64, i64)]) -> Vec<Option<BigInt>> {
    let text = format!(
        "func @f(%n: i32, %m: i32) {{
block entry:
  %1 = const i32 1
  %3 = const i32 3
{value}  %frozen = freeze i32 %v
  %c = icmp sgt %frozen, %3
  branch %c, then, exit
block then:
  jump exit
block exit:
  return
}}
{others}"
    );
    let module = parse_module(&text).expect("a module");
    let profile = ModuleProfile::new(&module, Options::default());
    let f = profile.by_name("f").expect("the function");
    let at = |&(n, m): &(i64, i64)| {
        let mut point = Point::default();
        point.bind("n", n);
        point.bind("m", m);
        let answer = profile.evaluate(f, &point).expect("a defined point");
        // whatever the value is, the function goes on
        assert_eq!(answer.root().block("exit"), Some(BigInt::from(1)));
        answer.root().block("then")
    };
    points.iter().map(at).collect()
}

fn known(numbers: &[Option<i32>]) -> Vec<Option<BigInt>> {
    numbers.iter().map(|n| n.map(BigInt::from)).collect()
}

/// Some machines shift by the amount modulo the width, others shift all bits out.
#[test]
fn shifts_by_the_width_or_more() {
    let points = [(0, 1), (0, 2), (0, 31), (0, 32), (0, 50), (0, -1), (0, i64::from(i32::MAX))];
    let want = known(&[Some(0), Some(1), Some(0), None, None, None, None]);
    assert_eq!(counts("  %v = shl i32 %1, %m\n", "", &points), want);
    let points = [(8, 1), (8, 2), (-8, 31), (8, 32), (8, 33)];
    let want = known(&[Some(1), Some(0), Some(0), None, None]);
    assert_eq!(counts("  %v = ashr i32 %n, %m\n", "", &points), want);
    let want = known(&[Some(1), Some(0), Some(0), None, None]);
    assert_eq!(counts("  %v = lshr i32 %n, %m\n", "", &points), want);
}

/// Compilers divide by multiplying with the inverse modulo a power of two.
#[test]
fn exact_divisions_that_leave_a_remainder() {
    let points = [(12, 0), (9, 0), (13, 0), (-13, 0), (-12, 0)];
    let want = known(&[Some(1), Some(0), None, None, Some(0)]);
    assert_eq!(counts("  %v = sdiv exact i32 %n, %3\n", "", &points), want);
    let points = [(12, 0), (9, 0), (13, 0), (-1, 0)];
    let want = known(&[Some(1), Some(0), None, Some(1)]);
    assert_eq!(counts("  %v = udiv exact i32 %n, %3\n", "", &points), want);
}

/// Sums wrap around, in callees as in the function itself.
#[test]
fn sums_that_callees_return() {
    let most = i64::from(i32::MAX);
    let points = [(3, 0), (2, 0), (most, 0)];
    let want = known(&[Some(1), Some(0), Some(0)]);
    assert_eq!(counts("  %v = add nsw i32 %n, %1\n", "", &points), want);
    let next = "func @next(%n: i32) -> i32 {
block entry:
  %1 = const i32 1
  %v = add nsw i32 %n, %1
  return %v
}
";
    let twice = "func @twice(%n: i32) -> i32 {
block entry:
  %v = call i32 @next(%n)
  return %v
}
";
    assert_eq!(counts("  %v = call i32 @next(%n)\n", next, &points), want);
    let both = format!("{next}{twice}");
    assert_eq!(counts("  %v = call i32 @twice(%n)\n", &both, &points), want);
    // compilers may take other bits than those of the machine's sum
    let text = "func @f(%n: i32) {
block entry:
  %1 = const i32 1
  %v = add nsw i32 %n, %1
  %frozen = freeze i32 %v
  %c = icmp sgt %frozen, %n
  branch %c, then, exit
block then:
  jump exit
block exit:
  return
}
";
    let module = parse_module(text).expect("a module");
    let rests_on = |n: i64, options: Options| {
        let profile = ModuleProfile::new(&module, options);
        let mut point = Point::default();
        point.bind("n", n);
        let answer = profile.evaluate(profile.by_name("f").expect("f"), &point).expect("an answer");
        (answer.root().block("then"), answer.root().assumptions.clone())
    };
    let promise = "%v never wraps around against its promise (nsw)".to_owned();
    assert_eq!(rests_on(3, Options::default()), (Some(BigInt::from(1)), vec![]));
    assert_eq!(rests_on(most, Options::default()), (Some(BigInt::from(0)), vec![promise]));
    let strict = Options::default().without([AssumptionKind::Defined]);
    assert_eq!(rests_on(most, strict), (None, vec![]));
    // where nobody freezes, the promise holds
    let plain = "func @g(%n: i32) {
block entry:
  %v = call i32 @next(%n)
  %c = icmp sgt %v, %n
  branch %c, then, exit
block then:
  jump exit
block exit:
  return
}
";
    let module = parse_module(&format!("{plain}{next}")).expect("a module");
    let profile = ModuleProfile::new(&module, Options::default());
    let g = profile.function(profile.by_name("g").expect("the function"));
    let then = g.block("then").expect("a block").count.formula().expect("a formula");
    assert_eq!(g.store().display(then).to_string(), "1");
}

/// Compilers may take an `or` that is promised to be disjoint for a sum.
#[test]
fn an_or_of_what_has_bits_in_common() {
    let answers = |operands: &str, points: &[(i64, i64)], options: Options| {
        let text = format!(
            "func @f(%n: i32, %m: i32) {{
block entry:
  %3 = const i32 3
  %4 = const i32 4
  %high = mul i32 %n, %4
  %low = and i32 %m, %3
  %v = or exact i32 {operands}
  %frozen = freeze i32 %v
  %c = icmp sgt %frozen, %3
  branch %c, then, exit
block then:
  jump exit
block exit:
  return
}}"
        );
        let module = parse_module(&text).expect("a module");
        let profile = ModuleProfile::new(&module, options);
        let f = profile.by_name("f").expect("f");
        let at = |&(n, m): &(i64, i64)| {
            let mut point = Point::default();
            point.bind("n", n);
            point.bind("m", m);
            let answer = profile.evaluate(f, &point).expect("an answer");
            (answer.root().block("then"), answer.root().assumptions.clone())
        };
        points.iter().map(at).collect::<Vec<_>>()
    };
    let one = |n: i32| Some(BigInt::from(n));
    let promise = vec!["%v never joins bits that are set in both (disjoint)".to_owned()];
    let points = [(4, 3), (1, 2), (3, 1), (7, 7)];
    let made = |options| answers("%n, %m", &points, options);
    let want =
        [(one(1), vec![]), (one(0), vec![]), (one(0), promise.clone()), (one(1), promise.clone())];
    assert_eq!(made(Options::default()), want);
    let strict = made(Options::default().without([AssumptionKind::Defined]));
    assert_eq!(strict, [(one(1), vec![]), (one(0), vec![]), (None, vec![]), (None, vec![])]);
    // multiples of 4, and what is below 4
    let found = answers("%high, %low", &[(1, 7), (0, 3)], Options::default());
    assert_eq!(found, [(one(1), vec![]), (one(0), vec![])]);
}

/// A promise is stated of values that merge before they are frozen, and of products that only their promise keeps
/// from wrapping around.
#[test]
fn promises_behind_merges_and_of_products() {
    let assumed = |value: &str, frozen: &str| {
        let text = format!(
            "func @f(%n: i32, %m: i32, %go: i1) {{
block entry:
  %2 = const i32 2
  %12 = const i32 12
{value}  branch %go, left, merge(%v)
block left:
  jump merge(%2)
block merge(%w: i32):
  %frozen = freeze i32 {frozen}
  %c = icmp sgt %frozen, %12
  branch %c, then, exit
block then:
  jump exit
block exit:
  return
}}"
        );
        let module = parse_module(&text).expect("a module");
        let profile = ModuleProfile::new(&module, Options::default());
        profile.function(profile.by_name("f").expect("f")).assumptions().to_vec()
    };
    let says = |all: &[String], what: &str| all.iter().any(|a| a.contains(what));
    let wraps = "  %p = mul nsw i32 %n, %12\n  %v = sdiv i32 %p, %12\n";
    for frozen in ["%v", "%w"] {
        let all = assumed(wraps, frozen);
        assert!(says(&all, "%p never wraps around against its promise (nsw)"), "{all:?}");
    }
    let wraps = "  %p = mul nuw i32 %n, %m\n  %v = udiv i32 %p, %12\n";
    let all = assumed(wraps, "%w");
    assert!(says(&all, "%p never wraps around against its promise (nuw)"), "{all:?}");
    let drops = "  %p = lshr exact i32 %n, %2\n  %v = shl i32 %p, %2\n";
    let all = assumed(drops, "%v");
    assert!(says(&all, "%p never drops bits against its promise (exact)"), "{all:?}");
    let loses = "  %p = trunc nsw nuw %n to i8\n  %v = sext %p to i32\n";
    let all = assumed(loses, "%w");
    assert!(says(&all, "and 1 more like it"), "{all:?}");
    assert!(says(&all, "%p never loses bits against its promise"), "{all:?}");
    // a sum that cannot wrap around
    let fits = "  %p = lshr i32 %n, %12\n  %v = add nsw i32 %p, %2\n";
    assert_eq!(assumed(fits, "%w"), Vec::<String>::new());
}

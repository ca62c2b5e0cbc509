//! Tests of promises of frozen values that are easily overlooked: beyond the limits of the search, of one bit, and of
//! ranges. Each is named, and without the assumption there is no count.

use super::*;
use crate::assume::AssumptionKind;
use crate::ir::text::parse_module;
use crate::ir::Module;
use num_bigint::BigInt;
use std::fmt::Write as _;

/// The count of `then` in `@f` at a value of `n`, and what it rests on; by formulas, or by executions.
fn then(
    module: &Module,
    n: i64,
    options: Options,
    engine: Engine,
) -> (Option<BigInt>, Vec<String>) {
    let profile = ModuleProfile::new(module, options);
    let f = profile.by_name("f").expect("f");
    let point: Point = [("n", n)].into_iter().collect();
    let answer = profile.evaluate_by(engine, f, &point).expect("an answer");
    (answer.root().block("then"), answer.root().assumptions.clone())
}

/// It rests on a promise where it is broken, by each engine.
fn is_named(module: &Module, broken: i64, promise: &str) {
    let (count, assumed) = then(module, broken, Options::default(), Engine::Formula);
    assert!(count.is_some() && assumed.iter().any(|a| a.contains(promise)), "{assumed:?}");
    let (_, assumed) = then(module, broken, Options::default(), Engine::Simulation);
    assert!(assumed.iter().any(|a| a.contains("frozen against its promise")), "{assumed:?}");
    for engine in [Engine::Formula, Engine::Simulation, Engine::Both] {
        let strict = Options::default().without([AssumptionKind::Defined]);
        assert_eq!(then(module, broken, strict, engine).0, None, "{promise}");
    }
}

const MOST: i64 = i32::MAX as i64;
const END: &str = "block then:\n  jump exit\nblock exit:\n  return\n}\n";

/// Sums behind a comparison that only breaking a promise makes true.
fn chain(length: usize, last: &str) -> String {
    let mut text = "block entry:
  %1 = const i32 1
  %sum = add nsw i32 %n, %1
  %less = icmp slt %sum, %n
  %a0 = zext %less to i32
"
    .to_owned();
    for k in 0..length {
        let _ = writeln!(text, "  %a{} = add i32 %a{k}, %1", k + 1);
    }
    let _ = write!(text, "  %v = freeze i32 %a{length}\n{last}");
    text
}

#[test]
fn more_than_is_looked_at() {
    let asks = "  %top = const i32 601\n  %c = icmp eq %v, %top\n  branch %c, then, exit\n";
    let own = format!("func @f(%n: i32) {{\n{}{END}", chain(600, asks));
    let kept = "keeps its promises";
    is_named(&parse_module(&own).expect("a module"), MOST, kept);
    let callee = format!("func @g(%n: i32) -> i32 {{\n{}}}\n", chain(600, "  return %v\n"));
    let call = format!("block entry:\n  %v = call i32 @g(%n)\n{asks}{END}{callee}");
    is_named(&parse_module(&format!("func @f(%n: i32) {{\n{call}")).expect("a module"), MOST, kept);
    // a parameter may be on the way, and what is passed breaks its promise
    let given = "func @f(%n: i32) {
block entry:
  %1 = const i32 1
  %601 = const i32 601
  %over = add nsw i32 %n, %1
  %v = call i32 @g(%over)
  %top = add i32 %v, %1
  %c = icmp eq %top, %601
  branch %c, then, exit
";
    let plain = callee.replace("add nsw", "add");
    let module = parse_module(&format!("{given}{END}{plain}")).expect("a module");
    is_named(&module, MOST, "%over never wraps around");
    let (_, assumed) = then(&module, MOST, Options::default(), Engine::Formula);
    assert!(assumed.iter().any(|a| a.contains("more like it")), "{assumed:?}");
}

/// A branch with more on its way than is looked at vouches for nothing that later ones look at.
#[test]
fn more_than_is_looked_at_before() {
    let mut text =
        "func @f(%n: i32) {\nblock entry:\n  %1 = const i32 1\n  %a0 = add nsw i32 %n, %1\n"
            .to_owned();
    for k in 0..300 {
        let _ = writeln!(text, "  %a{} = add nsw i32 %a{k}, %1", k + 1);
    }
    let _ = write!(
        text,
        "  %c = icmp sgt %a300, %1\n  branch %c, large, next\nblock large:\n  jump next\nblock next:\n  \
         %v = icmp sgt %a290, %n\n  branch %v, then, exit\n{END}"
    );
    let module = parse_module(&text).expect("a module");
    let (count, assumed) = then(&module, 7, Options::default(), Engine::Formula);
    assert!(count.is_some() && assumed.iter().any(|a| a.contains("keeps its promises")));
    let strict = Options::default().without([AssumptionKind::Defined]);
    assert_eq!(then(&module, 7, strict, Engine::Formula).0, None);
}

#[test]
fn behind_more_promises_than_are_checked() {
    let mut text =
        "func @f(%n: i32, %m: i32) {\nblock entry:\n  %1 = const i32 1\n  jump b0\n".to_owned();
    for k in 0..410 {
        let _ = write!(
            text,
            "block b{k}:\n  %k{k} = const i32 {}\n  %t{k} = const i32 {}\n  %a{k} = add nsw i32 %n, %k{k}\n  \
             %c{k} = icmp eq %a{k}, %t{k}\n  branch %c{k}, t{k}, b{next}\nblock t{k}:\n  jump b{next}\n",
            k + 1,
            5 * k,
            next = k + 1
        );
    }
    let _ = write!(
        text,
        "block b410:\n  %a = add nsw i32 %m, %1\n  %s = icmp slt %a, %m\n  %v = freeze i1 %s\n  \
         branch %v, then, exit\n{END}"
    );
    let module = parse_module(&text).expect("a module");
    let at = |options| {
        let profile = ModuleProfile::new(&module, options);
        let f = profile.by_name("f").expect("f");
        let point: Point = [("n", 3), ("m", MOST)].into_iter().collect();
        let answer = profile.evaluate_by(Engine::Formula, f, &point).expect("an answer");
        (answer.root().block("then"), answer.root().assumptions.clone())
    };
    let (count, assumed) = at(Options::default());
    assert_eq!(count, Some(BigInt::from(1)));
    assert_eq!(assumed, ["%a never wraps around against its promise (nsw)"]);
    assert_eq!(at(Options::default().without([AssumptionKind::Defined])).0, None);
}

#[test]
fn of_one_bit() {
    for (value, promise) in [
        ("  %v = mul nsw i1 %n, %n\n", "(nsw)"),
        ("  %v = add nsw i1 %n, %n\n", "(nsw)"),
        ("  %v = add nuw i1 %n, %yes\n", "(nuw)"),
        ("  %v = sub nsw i1 %no, %n\n", "(nsw)"),
        ("  %v = sub nuw i1 %no, %n\n", "(nuw)"),
        ("  %w = zext exact %n to i32\n  %v = icmp sgt %w, %zero\n", "(nneg)"),
    ] {
        let text = format!(
            "func @f(%n: i1) {{\nblock entry:\n  %no = const i1 0\n  %yes = const i1 1\n  %zero = const i32 0\n\
             {value}  %frozen = freeze i1 %v\n  branch %frozen, then, exit\n{END}"
        );
        let module = parse_module(&text).expect("a module");
        is_named(&module, 1, promise);
        let (count, assumed) = then(&module, 0, Options::default(), Engine::Both);
        assert!(count.is_some() && assumed.is_empty(), "{value}{assumed:?}");
    }
}

/// What no flag promises, of parameters and results.
#[test]
fn of_what_no_flag_says() {
    let text = "func @f(%n: i32) {
block entry:
  %v = call i32 @g(%n)
  %ten = const i32 10
  %c = icmp ult %v, %ten
  %frozen = freeze i1 %c
  branch %frozen, then, exit
";
    let g = "func @g(%m: i32) -> i32 {\nblock entry:\n  return %m\n}\n";
    for (function, value) in [("f", "n"), ("f", "v"), ("g", "m")] {
        let mut module = parse_module(&format!("{text}{END}{g}")).expect("a module");
        let id = module.by_name(function).expect("it is there");
        let func = &mut module.functions[id];
        let named = |v: &crate::ir::Value| func.values[*v].name.as_deref() == Some(value);
        let found = func.values.keys().find(named).expect("the value");
        func.promised.insert(found);
        is_named(
            &module,
            50,
            &format!("%{value} never breaks what attributes or metadata promise"),
        );
    }
}

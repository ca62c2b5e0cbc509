//! What the structured builder emits, in the text form, and what it refuses.

use super::super::inst::{BinaryOp, BlockCall};
use super::super::predicate::Predicate;
use super::*;
use crate::verify::verify;

const I32: Type = Type::Int(32);

fn finish(s: StructuredBuilder) -> Function {
    let function = s.finish().unwrap();
    if let Err(e) = verify(&function) {
        panic!("{e}\n{function}");
    }
    function
}

#[test]
fn a_for_carries_values_and_bears_its_triple() {
    let mut s = StructuredBuilder::new("sum");
    let n = s.ins().param("n", I32);
    let zero = s.ins().iconst(I32, 0);
    let two = s.ins().iconst(I32, 2);
    let (i, args) = s.begin_for(For::new("scf.for", zero, n, two), &[zero]).unwrap();
    s.ins().name_value(i, "i");
    let sum = s.ins().binary(BinaryOp::Add, Flags::NONE, args[0], i);
    let results = s.end_for(&[sum]).unwrap();
    s.ret(Some(results[0]));
    assert_eq!(
        finish(s).to_string(),
        r#"func @sum(%n: i32) -> i32 {
block entry:
  %0 = const i32 0
  %1 = const i32 2
  jump scf.for#0.header(%0, %0)
block scf.for#0.header(%i: i32, %2: i32) hidden:
  loop "scf.for#0.body" from %0 to %n in %1
  %3 = icmp slt %i, %n
  branch %3, scf.for#0.body, scf.for#0.exit(%2)
block scf.for#0.body:
  %4 = add i32 %2, %i
  %5 = add i32 %i, %1
  jump scf.for#0.header(%5, %4)
block scf.for#0.exit(%6: i32) hidden:
  return %6
}
"#
    );
}

#[test]
fn a_parallel_nest_is_one_operation_with_one_body() {
    let mut s = StructuredBuilder::new("par");
    let (m, n) = (s.ins().param("m", I32), s.ins().param("n", I32));
    let zero = s.ins().iconst(I32, 0);
    let one = s.ins().iconst(I32, 1);
    let dims = [m, n].map(|end| For::new("scf.parallel", zero, end, one).unsigned().parallel());
    let (ivs, args) = s.begin_parallel("scf.parallel", &dims, &[zero]).unwrap();
    let c = s.ins().icmp(Predicate::Eq, ivs[0], ivs[1]);
    s.begin_if("scf.if", c).unwrap();
    s.continue_loop(0, &[one]).unwrap();
    assert!(s.end_if(&[]).unwrap().is_empty());
    let results = s.end_for(&args).unwrap();
    s.ret(Some(results[0]));
    assert_eq!(
        finish(s).to_string(),
        r#"func @par(%m: i32, %n: i32) -> i32 {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  jump scf.parallel#0.header(%0, %0)
block scf.parallel#0.header(%2: i32, %3: i32) hidden:
  loop "scf.parallel#0.body" from %0 to %m in %1 parallel
  %4 = icmp ult %2, %m
  branch %4, scf.parallel#0.header.1(%0, %3), scf.parallel#0.exit(%3)
block scf.parallel#0.header.1(%5: i32, %6: i32) hidden:
  loop "scf.parallel#0.body" from %0 to %n in %1 parallel
  %7 = icmp ult %5, %n
  branch %7, scf.parallel#0.body, scf.parallel#0.latch.0(%6)
block scf.parallel#0.body:
  %8 = icmp eq %2, %5
  branch %8, scf.parallel#0.body/scf.if#0.then, scf.parallel#0.body/scf.if#0.exit
block scf.parallel#0.body/scf.if#0.then:
  %9 = add i32 %5, %1
  jump scf.parallel#0.header.1(%9, %1)
block scf.parallel#0.body/scf.if#0.exit hidden:
  %10 = add i32 %5, %1
  jump scf.parallel#0.header.1(%10, %6)
block scf.parallel#0.latch.0(%11: i32) hidden:
  %12 = add i32 %2, %1
  jump scf.parallel#0.header(%12, %11)
block scf.parallel#0.exit(%13: i32) hidden:
  return %13
}
"#
    );
}

#[test]
fn choices_merge_their_results() {
    let mut s = StructuredBuilder::new("choices");
    let (c, v) = (s.ins().param("c", Type::BOOL), s.ins().param("v", Type::Int(8)));
    let one = s.ins().iconst(I32, 1);
    s.begin_if("scf.if", c).unwrap();
    s.begin_else(&[one]).unwrap();
    s.begin_switch("scf.index_switch", v).unwrap();
    s.begin_case(-1).unwrap();
    s.call("f", &[v], None);
    s.end_case(&[one]).unwrap();
    s.begin_default().unwrap();
    s.ret(Some(one));
    s.end_case(&[]).unwrap();
    s.begin_case(3).unwrap();
    s.end_case(&[one]).unwrap();
    let inner = s.end_switch().unwrap();
    let outer = s.end_if(&inner).unwrap();
    s.begin_if("scf.if", c).unwrap();
    s.end_if(&[]).unwrap();
    s.ret(Some(outer[0]));
    assert_eq!(
        finish(s).to_string(),
        r#"func @choices(%c: i1, %v: i8) -> i32 {
block entry:
  %0 = const i32 1
  branch %c, scf.if#0.then, scf.if#0.else
block scf.if#0.then:
  jump scf.if#0.exit(%0)
block scf.if#0.else:
  switch i8 %v, [-1: scf.if#0.else/scf.index_switch#0.case0, 3: scf.if#0.else/scf.index_switch#0.case1], scf.if#0.else/scf.index_switch#0.default
block scf.if#0.else/scf.index_switch#0.case0:
  call @f(%v)
  jump scf.if#0.else/scf.index_switch#0.exit(%0)
block scf.if#0.else/scf.index_switch#0.default:
  return %0
block scf.if#0.else/scf.index_switch#0.case1:
  jump scf.if#0.else/scf.index_switch#0.exit(%0)
block scf.if#0.else/scf.index_switch#0.exit(%1: i32) hidden:
  jump scf.if#0.exit(%1)
block scf.if#0.exit(%2: i32) hidden:
  branch %c, scf.if#1.then, scf.if#1.exit
block scf.if#1.then:
  jump scf.if#1.exit
block scf.if#1.exit hidden:
  return %2
}
"#
    );
}

#[test]
fn while_regions_and_early_exits() {
    let mut s = StructuredBuilder::new("w");
    let (n, c) = (s.ins().param("n", I32), s.ins().param("c", Type::BOOL));
    let one = s.ins().iconst(I32, 1);
    let args = s.begin_while("scf.while", &[n]);
    let cond = s.ins().icmp(Predicate::Sgt, args[0], one);
    let args = s.while_condition(cond, &args).unwrap();
    let half = s.ins().binary(BinaryOp::LShr, Flags::NONE, args[0], one);
    s.begin_region("scf.execute_region", "region");
    let (bb1, bb2) = (s.ins().block("bb1"), s.ins().block("bb2"));
    s.terminate(Terminator::Branch(c, BlockCall::new(bb1, []), BlockCall::new(bb2, [])));
    s.switch_to(bb1, "bb1");
    s.break_loop(0, &[one]).unwrap();
    s.switch_to(bb2, "bb2");
    s.yield_region(&[half]).unwrap();
    let half = s.end_region(&[]).unwrap()[0];
    let results = s.end_while(&[half]).unwrap();
    s.ret(Some(results[0]));
    s.ins().opaque(I32, "behind the return");
    s.terminate(Terminator::Unreachable);
    assert_eq!(
        finish(s).to_string(),
        r#"func @w(%n: i32, %c: i1) -> i32 {
block entry:
  %0 = const i32 1
  jump scf.while#0.before(%n)
block scf.while#0.before(%1: i32):
  loop "scf.while#0.before"
  %2 = icmp sgt %1, %0
  branch %2, scf.while#0.after(%1), scf.while#0.exit(%1)
block scf.while#0.after(%3: i32):
  %4 = lshr i32 %3, %0
  jump scf.while#0.after/scf.execute_region#0.region
block scf.while#0.after/scf.execute_region#0.region:
  branch %c, bb1, bb2
block bb1:
  jump scf.while#0.exit(%0)
block bb2:
  jump scf.while#0.after/scf.execute_region#0.exit(%4)
block scf.while#0.after/scf.execute_region#0.exit(%5: i32) hidden:
  jump scf.while#0.before(%5)
block scf.while#0.exit(%6: i32) hidden:
  return %6
block dead#0 hidden:
  %7 = opaque i32 "behind the return"
  unreachable
}
"#
    );
}

#[test]
fn a_deep_nest_costs_no_stack() {
    let mut s = StructuredBuilder::new("deep");
    let n = s.ins().param("n", I32);
    let one = s.ins().iconst(I32, 1);
    for _ in 0..1000 {
        s.begin_for(For::new("for", one, n, one), &[]).unwrap();
    }
    for _ in 0..1000 {
        s.end_for(&[]).unwrap();
    }
    s.ret(None);
    assert_eq!(finish(s).loops.len(), 1000);
}

#[test]
fn misuse_is_an_error_that_says_what_to_do() {
    let mut s = StructuredBuilder::new("f");
    let (n, b) = (s.ins().param("n", I32), s.ins().param("b", Type::Int(8)));
    let mut errors: Vec<StructuredError> = vec![
        s.end_for(&[]).unwrap_err(),
        s.begin_if("scf.if", n).unwrap_err(),
        s.begin_for(For::new("scf.for", n, b, n), &[]).unwrap_err(),
        s.begin_parallel("scf.parallel", &[], &[]).unwrap_err(),
        s.break_loop(0, &[]).unwrap_err(),
    ];
    s.begin_for(For::new("scf.for", n, n, n), &[n]).unwrap();
    errors.push(s.end_for(&[b]).unwrap_err());
    errors.push(s.end_for(&[]).unwrap_err());
    errors.push(s.end_while(&[]).unwrap_err());
    errors.push(s.break_loop(1, &[]).unwrap_err());
    s.end_for(&[n]).unwrap();
    s.begin_switch("switch", n).unwrap();
    s.begin_default().unwrap();
    errors.push(s.end_switch().unwrap_err());
    s.end_case(&[]).unwrap();
    errors.push(s.begin_default().unwrap_err());
    s.begin_case(1).unwrap();
    errors.push(s.end_case(&[n]).unwrap_err());
    let shown: Vec<String> = errors.iter().map(|e| e.to_string()).collect();
    assert_eq!(
        shown,
        [
            "end_for needs an open for operation, but the innermost open one is none: end that first",
            "scf.if: value 0 is of type i32, expected i1 (the condition): give one of that type",
            "scf.for#0: value 1 is of type i8, expected the integer type of the loop's start: give one of that type",
            "scf.parallel#0 has no dimension: give at least one start, end and step",
            "break_loop leaves loop 0 from within, but only 0 loops are open: count from the innermost, 0",
            "scf.for#0: value 0 is of type i8, expected i32: give one of that type",
            "scf.for#0 carries 1 values here and got 0: yield one for each",
            "end_while needs an open while (in its `after` region) operation, but the innermost open one is scf.for#0: end that first",
            "break_loop leaves loop 1 from within, but only 1 loops are open: count from the innermost, 0",
            "end_switch needs an open switch (between its regions) operation, but the innermost open one is switch#0: end that first",
            "switch#0 already has its default region: begin it once",
            "switch#0 carries 0 values here and got 1: yield one for each",
        ]
    );
    assert!(matches!(s.finish(), Err(StructuredError::Open { .. })));
    assert!(matches!(StructuredBuilder::new("g").finish(), Err(StructuredError::NoReturn { .. })));
}

#[test]
fn what_is_built_runs_as_it_reads() {
    use crate::interp::{run, Options};
    // for i in 0..m { for j in i..n step 2 { if j == 5 { break } } }
    let mut s = StructuredBuilder::new("f");
    let (m, n) = (s.ins().param("m", I32), s.ins().param("n", I32));
    let [zero, one, two, five] = [0, 1, 2, 5].map(|k| s.ins().iconst(I32, k));
    let (i, _) = s.begin_for(For::new("scf.for", zero, m, one), &[]).unwrap();
    let (j, _) = s.begin_for(For::new("scf.for", i, n, two).unsigned(), &[]).unwrap();
    let c = s.ins().icmp(Predicate::Eq, j, five);
    s.begin_if("scf.if", c).unwrap();
    s.break_loop(0, &[]).unwrap();
    s.end_if(&[]).unwrap();
    s.end_for(&[]).unwrap();
    s.end_for(&[]).unwrap();
    s.ret(None);
    let mut module = crate::ir::Module::new();
    let f = module.add(finish(s));
    let func = &module.functions[f];
    let inner = func.block_by_name("scf.for#0.body/scf.for#0.body").unwrap();
    let then = func.block_by_name("scf.for#0.body/scf.for#0.body/scf.if#0.then").unwrap();
    for (m, n) in [(0, 7), (3, 9), (6, 6), (4, 0), (-1, 3)] {
        let (mut bodies, mut breaks) = (0, 0);
        for i in 0..m {
            for j in (i..n).step_by(2) {
                bodies += 1;
                if j == 5 {
                    breaks += 1;
                    break;
                }
            }
        }
        let inputs = [("m", i128::from(m)), ("n", i128::from(n))].into_iter().collect();
        let counts = run(&module, f, &inputs, &Options::default()).unwrap();
        assert_eq!(counts.count(f, inner).known(), Some(bodies), "m = {m}, n = {n}");
        assert_eq!(counts.count(f, then).known(), Some(breaks), "m = {m}, n = {n}");
    }
}

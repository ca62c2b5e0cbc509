//! Features of functions of the neutral form: what stands behind calls, what is not known.

use crate::assume::AssumptionKind;
use crate::frontend::{Amount, BlockInstructions, Class, Instruction, Instructions, Next};
use crate::ir::text::parse_module;
use crate::ir::Module;
use crate::profile::{ModuleProfile, Options};

fn call(callee: &str) -> Instruction {
    let mut call = Instruction::new("call", "void", Class::Other);
    call.callee = Some(callee.into());
    call.next = Next::FollowsIfItReturns;
    call
}

fn add() -> Instruction {
    Instruction::new("fadd", "float", Class::Float).computing(1)
}

/// Instructions by function and block.
fn told(module: &Module, blocks: Vec<(&str, &str, Vec<Instruction>)>) -> Instructions {
    let mut all = Instructions::default();
    for (function, block, instructions) in blocks {
        let f = module.by_name(function).expect("the function");
        let b = module.functions[f].block_by_name(block).expect("the block");
        all.add(f, BlockInstructions::new(b, instructions));
    }
    all
}

const ENDS: &str = "
func @f(%n: i32) {
block entry:
  call @g(%n)
  return
}
func @g(%n: i32) {
block entry:
  %0 = const i32 0
  %c = icmp slt %n, %0
  branch %c, bad, good
block bad:
  call @print()
  call @exit(%n)
  unreachable
block good:
  return
}";

/// Behind a callee that ended the program nothing executes, and what its count would be is not known
/// from that of the block.
#[test]
fn behind_a_call_that_ends_the_program() {
    let module = parse_module(ENDS).expect("it parses");
    let told = told(
        &module,
        vec![
            ("f", "entry", vec![add(), call("g"), add()]),
            ("g", "entry", vec![add()]),
            ("g", "bad", vec![add(), call("print"), add(), call("exit"), add()]),
            ("g", "good", vec![]),
        ],
    );
    let profile = ModuleProfile::new(&module, Options::default());
    let f = module.by_name("f").expect("f");
    let features = profile.features(f, &told);
    let flops = |n: i64| {
        let point = [("n", n)].into_iter().collect();
        let counts = features.at(&profile, &point).expect("counts");
        let own = |k: usize| counts.table.functions[k].2.totals.flops.clone();
        (own(0), own(1), counts.table.whole().totals.flops.clone())
    };
    assert_eq!(flops(3), (Ok(2.into()), Ok(1.into()), Ok(3.into())));
    let (own, inside, whole) = flops(-3);
    assert_eq!(inside, Ok(3.into()), "the last addition stands behind the call of exit");
    let why = own.expect_err("the call does not come back");
    assert_eq!(why, "a call in block `entry` of `f` does not always come back");
    assert_eq!(whole, Err(why));
    let formulas = features.formulas(&profile);
    let own = formulas.table.functions[0].2.totals.flops.as_ref().expect("a formula");
    assert_eq!(formulas.store.display(own.formula).to_string(), "2");
    assert!(formulas.assumptions.iter().any(|a| a.contains("end")), "{:?}", formulas.assumptions);
}

/// What stands behind a call in its block executes where the call ends, if that is assumed.
#[test]
fn behind_a_call_that_may_not_end() {
    let list = "func @g(%p: ptr) {
block entry:
  jump head(%p)
block head(%q: ptr):
  %0 = const ptr 0
  %c = icmp eq %q, %0
  branch %c, exit, body
block body:
  %next = load ptr %q
  jump head(%next)
block exit:
  return
}";
    let counted = "func @g(%p: ptr) {
block entry:
  %1 = const i32 1
  %9 = const i32 9
  jump head(%1)
block head(%i: i32):
  %next = add nsw i32 %i, %1
  %c = icmp slt %i, %9
  branch %c, head(%next), exit
block exit:
  return
}";
    let f = "func @f(%p: ptr) {\nblock entry:\n  call @g(%p)\n  return\n}";
    for (g, ends, expected) in
        [(list, true, true), (list, false, false), (counted, true, true), (counted, false, true)]
    {
        let module = parse_module(&format!("{f}\n{g}")).expect("it parses");
        let told = told(&module, vec![("f", "entry", vec![add(), call("g"), add()])]);
        let options = match ends {
            true => Options::default(),
            false => Options::default().without([AssumptionKind::Ends]),
        };
        let profile = ModuleProfile::new(&module, options);
        let features = profile.features(module.by_name("f").expect("f"), &told);
        let counts = features.at(&profile, &Default::default()).expect("counts");
        let own = &counts.table.functions[0].2.totals.flops;
        assert_eq!(own.as_ref().ok(), expected.then(|| 2.into()).as_ref(), "{ends}: {g}");
        let formulas = features.formulas(&profile);
        let own = &formulas.table.functions[0].2.totals.flops;
        assert_eq!(own.is_ok(), expected, "{ends}: {g}");
    }
}

/// What is not known in a block that is not entered is no obstacle.
#[test]
fn unknown_amounts_count_where_they_execute() {
    let module = parse_module(
        "func @f(%n: i32) {
block entry:
  %0 = const i32 0
  %c = icmp slt %n, %0
  branch %c, less, exit
block less:
  jump exit
block exit:
  return
}",
    )
    .expect("it parses");
    let mut copy = Instruction::new("llvm.memcpy", "", Class::Memory);
    copy.loaded = Amount::unknown("its length is not constant");
    let told = told(&module, vec![("f", "entry", vec![add()]), ("f", "less", vec![copy])]);
    let profile = ModuleProfile::new(&module, Options::default());
    let f = module.by_name("f").expect("f");
    let features = profile.features(f, &told);
    let loaded = |n: i64| {
        let counts = features.at(&profile, &[("n", n)].into_iter().collect()).expect("counts");
        (counts.table.whole().totals.loaded.clone(), counts.intensity)
    };
    assert_eq!(loaded(3), (Ok(0.into()), None));
    assert_eq!(loaded(-3), (Err("its length is not constant".into()), None));
    let formulas = features.formulas(&profile);
    let reason = formulas.table.whole().totals.loaded.as_ref().expect_err("no formula");
    assert_eq!(reason.reason, "its length is not constant");
}

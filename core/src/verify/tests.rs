//! One case for each precondition.

use super::*;
use crate::ir::text::{parse_function, parse_module};
use crate::ir::{FunctionBuilder, LoopAnnotation};
use cranelift_entity::EntityRef;

/// The error of a function with those instructions in a block that `%c` may skip.
fn body(code: &str) -> String {
    let text = format!(
        "func @f(%n: i32, %m: i8, %c: i1, %p: ptr, %o: opaque) -> i32 {{
         block entry:
           %one = const i32 1
           branch %c, body, end
         block body:
           %x = add i32 %n, %one
           {code}
         block end:
           return %n
         }}"
    );
    let func = parse_function(&text).unwrap_or_else(|e| panic!("{code}: {e}"));
    match verify(&func) {
        Ok(()) => "fine".into(),
        Err(e) => e.kind.to_string(),
    }
}

#[test]
fn each_precondition_has_its_error() {
    let cases = [
        ("jump end", "fine"),
        ("%y = add nsw nuw i32 %n, %x jump end", "fine"),
        ("%y = add i32 %n, %m jump end", "%m is of type i8, but the second operand must be i32"),
        ("%y = add i8 %n, %x jump end", "%y is of type i8, but the result must be i32"),
        ("%y = add i32 %p, %p jump end", "%p is of type ptr, but the first operand must be an integer"),
        ("%y = add exact i32 %n, %n jump end", "flag `exact` means nothing"),
        ("%y = and nsw i32 %n, %n jump end", "flag `nsw` means nothing"),
        ("%y = lshr exact i32 %n, %n jump end", "fine"),
        ("%y = sadd_overflow %m, %m jump end", "fine"),
        ("%y = icmp eq %p, %p jump end", "fine"),
        ("%y = icmp eq %o, %o jump end", "%o is of type opaque, but what is compared must be an integer or ptr"),
        ("%y = icmp eq %n, %m jump end", "%m is of type i8, but the second operand must be i32"),
        ("%y = select i32 %n, %n, %n jump end", "%n is of type i32, but the condition must be i1"),
        ("%y = zext %n to i32 jump end", "%y is of type i32, but the result must be wider than the operand"),
        ("%y = trunc exact %n to i8 jump end", "flag `exact` means nothing"),
        ("%y = trunc nsw %n to i33 jump end", "%y is of type i33, but the result must be narrower than the operand"),
        ("%y = bswap i1 %c jump end", "%c is of type i1, but the operand must be a whole number of bytes"),
        ("%y = ptradd %p, %n jump end", "%n is of type i32, but the second operand must be i64"),
        ("%y = const opaque 0 jump end", "%y is of type opaque, but the result must be an integer or ptr"),
        ("%y = load i32 %n jump end", "%n is of type i32, but the address must be ptr"),
        ("store %p, %n, 8 jump end", "stores 8 bytes, but a value of type i32 has 4"),
        ("assume %n jump end", "%n is of type i32, but the condition must be i1"),
        ("call %n() jump end", "%n is of type i32, but the callee must be ptr"),
        ("%y = add i32 %z, %n %z = add i32 %n, %n jump end", "%z is defined in block body, which does not come before"),
        ("branch %n, end, end", "%n is of type i32, but the condition must be i1"),
        ("switch ptr %p, [], end", "%p is of type ptr, but the value switched over must be an integer"),
        ("jump end(%n)", "block end takes 0 arguments and gets 1"),
        ("jump entry", "the entry block is a target"),
        ("return", "returns nothing, but the function's result is i32"),
        ("return %m", "returns i8, but the function's result is i32"),
        ("jump b2 block b2(%k: i8): jump end", "block b2 takes 1 arguments and gets 0"),
        ("jump b2(%n) block b2(%k: i8): jump end", "%n is of type i32, but an argument for that block parameter must be i8"),
        ("jump b2 block b2: branch %c, b3, b4 block b3: %u = const i32 0 jump b4 block b4: return %u", "%u is defined in block b3, which does not come before"),
        // no path gets there
        ("jump end block dead: %u = add i32 %w, %x %w = add i32 %u, %x return %u", "fine"),
        ("jump h block h: loop \"for#0.body\" from %one to %x in %one jump h", "fine"),
        ("jump h block h: loop \"for#0.body\" from %one to %m in %one jump h", "%m is of type i8, but a loop's end or step must be i32"),
        ("jump h block h: loop \"for#0.body\" from %s to %x in %one %s = const i32 0 jump h", "%s is defined in block h, which does not"),
    ];
    for (code, expected) in cases {
        let found = body(code);
        assert!(found.starts_with(expected), "{code}\n  found    {found}\n  expected {expected}");
    }
}

#[test]
fn broken_data_is_an_error_and_not_a_panic() {
    let mut b = FunctionBuilder::new("f");
    let n = b.param("n", Type::Int(32));
    let entry = b.block("entry");
    b.switch_to(entry);
    let x = b.binary(BinaryOp::Add, Flags::NONE, n, n);
    b.ret(Some(x));
    let good = b.finish();
    assert_eq!(verify(&good), Ok(()));
    type Break = (&'static str, fn(&mut Function));
    let breaks: [Break; 14] = [
        ("the layout is empty", |f| f.layout.clear()),
        ("the layout lists block7", |f| f.layout.push(Block::new(7))),
        ("the layout lists block0", |f| f.layout.push(Block::new(0))),
        ("the block name \"\" is empty", |f| f.blocks[Block::new(0)].name.clear()),
        ("the parameter name \"n\" is empty or borne twice", |f| {
            let p = f.params[0].clone();
            f.params.push(p);
        }),
        ("%n has 65 bits", |f| f.values[Value::new(0)].ty = Type::Int(65)),
        ("the result has 0 bits", |f| f.result = Some(Type::Int(0))),
        ("%0 is recorded as defined elsewhere (Param(3))", |f| {
            f.values[Value::new(1)].def = ValueDef::Param(3)
        }),
        ("%?v9 is recorded as defined elsewhere (no record)", |f| {
            f.blocks[Block::new(0)].insts[0].0 = Some(Value::new(9))
        }),
        ("parameter n is of type i8, its value of type i32", |f| f.params[0].ty = Type::Int(8)),
        ("%?v9 is used but no block", |f| {
            f.blocks[Block::new(0)].terminator = Terminator::Return(Some(Value::new(9)))
        }),
        ("the target block9 is not in the layout", |f| {
            f.blocks[Block::new(0)].terminator = Terminator::Jump(BlockCall::new(Block::new(9), []))
        }),
        ("a loop annotation belongs to block9", |f| {
            let a = LoopAnnotation { triple: None, parallel: false, path: String::new() };
            f.loops.insert(Block::new(9), a);
        }),
        ("the operation defines a value, which is missing", |f| {
            f.blocks[Block::new(0)].insts[0].0 = None
        }),
    ];
    for (expected, change) in breaks {
        let mut func = good.clone();
        change(&mut func);
        let found = verify(&func).unwrap_err().to_string();
        assert!(found.contains(expected), "found {found}, expected {expected}");
    }
}

#[test]
fn calls_within_a_module_fit() {
    let check = |call: &str| {
        let text = format!(
            "func @f(%n: i32, %m: i8) {{ block e: {call} return }}
             func @g(%x: i32) -> i8 {{ block e: %0 = const i8 0 return %0 }}
             func @h() {{ block e: return }}"
        );
        let module = parse_module(&text).unwrap();
        verify_module(&module).map_err(|e| e.kind.to_string())
    };
    assert_eq!(check("%r = call i8 @g(%n)"), Ok(()));
    assert_eq!(check("call @g(%n, %m)"), Ok(()));
    assert_eq!(check("%r = call opaque @unknown(%n)"), Ok(()));
    for (call, problem) in [
        ("call @g()", "the call does not fit @g: it takes 1 arguments and gets 0"),
        ("call @g(%m)", "the call does not fit @g: parameter x is of type i32, gets i8"),
        ("%r = call i32 @g(%n)", "the call does not fit @g: it returns i8, not i32"),
        ("%r = call i32 @h()", "the call does not fit @h: it returns nothing, not i32"),
    ] {
        assert_eq!(check(call), Err(problem.to_string()));
    }
    let twice = "func @f() { block e: return } func @f() { block e: return }";
    assert!(verify_module(&parse_module(twice).unwrap()).is_err());
}

#[test]
fn a_long_function_is_checked_in_linear_time() {
    let mut text = String::from("func @long(%n: i32) {\nblock b0:\n");
    for k in 1..30_000 {
        text += &format!("%x{k} = add i32 %n, %n jump b{k}\nblock b{k}:\n");
    }
    text += "return\n}";
    assert_eq!(verify(&parse_function(&text).unwrap()), Ok(()));
    // a use across the whole of it
    let late = text.replace("return\n", "%y = add i32 %x1, %x29999 return\n");
    assert_eq!(verify(&parse_function(&late).unwrap()), Ok(()));
    let early = text.replace("%x1 = add i32 %n", "%x1 = add i32 %x29999");
    assert!(verify(&parse_function(&early).unwrap()).is_err());
}

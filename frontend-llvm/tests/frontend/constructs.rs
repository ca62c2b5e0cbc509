//! Instructions, one construct a test: the lowered text is the expectation.

use crate::{check, lowered};

#[test]
fn integer_operations_keep_their_flags() {
    check(
        "define i32 @f(i32 %a, i32 %b) {
        entry:
          %add = add nsw i32 %a, %b
          %sub = sub nuw i32 %add, %b
          %mul = mul nuw nsw i32 %sub, %b
          %shl = shl i32 %mul, 3
          %sdiv = sdiv exact i32 %shl, %b
          %lshr = lshr exact i32 %sdiv, 1
          %urem = urem i32 %lshr, %b
          %or = or disjoint i32 %urem, 1
          %xor = xor i32 %or, -1
          ret i32 %xor
        }",
        "func @f(%a: i32, %b: i32) -> i32 {
        block entry:
          %add = add nsw i32 %a, %b
          %sub = sub nuw i32 %add, %b
          %mul = mul nsw nuw i32 %sub, %b
          %0 = const i32 3
          %shl = shl i32 %mul, %0
          %sdiv = sdiv exact i32 %shl, %b
          %1 = const i32 1
          %lshr = lshr exact i32 %sdiv, %1
          %urem = urem i32 %lshr, %b
          %or = or exact i32 %urem, %1
          %2 = const i32 -1
          %xor = xor i32 %or, %2
          return %xor
        }",
    );
}

#[test]
fn casts_keep_what_llvm_ir_drops() {
    check(
        "define i64 @f(i32 %a, i64 %b) {
        entry:
          %z = zext nneg i32 %a to i64
          %y = zext i32 %a to i64
          %s = sext i32 %a to i64
          %t = trunc nuw nsw i64 %b to i8
          %u = trunc i64 %b to i8
          %fr = freeze i64 %z
          ret i64 %fr
        }",
        "func @f(%a: i32, %b: i64) -> i64 {
        block entry:
          %z = zext exact %a to i64
          %y = zext %a to i64
          %s = sext %a to i64
          %t = trunc nsw nuw %b to i8
          %u = trunc %b to i8
          %fr = freeze i64 %z
          return %fr
        }",
    );
}

#[test]
fn phi_nodes_become_block_parameters() {
    check(
        "define i32 @sum(i32 %n) {
        entry:
          br label %head
        head:
          %i = phi i32 [ 0, %entry ], [ %next, %body ]
          %x = phi float [ 0.0, %entry ], [ 1.0, %body ]
          %s = phi i32 [ 0, %entry ], [ %t, %body ]
          %c = icmp slt i32 %i, %n
          br i1 %c, label %body, label %exit
        body:
          %t = add i32 %s, %i
          %next = add nsw i32 %i, 1
          br label %head
        exit:
          ret i32 %s
        }",
        "func @sum(%n: i32) -> i32 {
        block entry:
          %0 = const i32 0
          %1 = const i32 1
          jump head(%0, %0)
        block head(%i: i32, %s: i32):
          %c = icmp slt %i, %n
          branch %c, body, exit
        block body:
          %t = add i32 %s, %i
          %next = add nsw i32 %i, %1
          jump head(%next, %t)
        block exit:
          return %s
        }",
    );
}

#[test]
fn blocks_out_of_order_are_lowered_in_order_of_dominance() {
    // The definition of %x stands below its use.
    check(
        "define i32 @f(i32 %n) {
        entry:
          br label %second
        third:
          %y = add i32 %x, 1
          ret i32 %y
        second:
          %x = mul i32 %n, %n
          br label %third
        }",
        "func @f(%n: i32) -> i32 {
        block entry:
          %0 = const i32 1
          jump second
        block third:
          %y = add i32 %x, %0
          return %y
        block second:
          %x = mul i32 %n, %n
          jump third
        }",
    );
}

#[test]
fn switch_select_and_merging_edges() {
    check(
        "define i8 @f(i8 %n) {
        entry:
          switch i8 %n, label %other [
            i8 -1, label %m
            i8 2, label %m
          ]
        other:
          %c = icmp ugt i8 %n, 7
          %v = select i1 %c, i8 %n, i8 9
          br label %m
        m:
          %r = phi i8 [ 1, %entry ], [ 1, %entry ], [ %v, %other ]
          ret i8 %r
        }",
        "func @f(%n: i8) -> i8 {
        block entry:
          %0 = const i8 1
          %1 = const i8 7
          %2 = const i8 9
          switch i8 %n, [-1: m(%0), 2: m(%0)], other
        block other:
          %c = icmp ugt %n, %1
          %v = select i8 %c, %n, %2
          jump m(%v)
        block m(%r: i8):
          return %r
        }",
    );
}

#[test]
fn geps_are_displacements_by_the_data_layout() {
    check(
        "target datalayout = \"e-m:e-i64:64-i128:128-f80:128-n8:16:32:64-S128\"
        %s = type { i8, i64, [4 x i16] }
        define ptr @f(ptr %p, i32 %i, i64 %j) {
        entry:
          %a = getelementptr inbounds %s, ptr %p, i32 %i, i32 2, i64 %j
          %b = getelementptr i8, ptr %a, i64 -8
          %c = getelementptr inbounds nuw %s, ptr %b, i64 0, i32 1
          %d = getelementptr <{ i8, i32 }>, ptr %c, i64 1, i32 1
          %e = getelementptr %s, ptr %d, i64 0
          ret ptr %e
        }",
        "func @f(%p: ptr, %i: i32, %j: i64) -> ptr {
        block entry:
          %0 = sext %i to i64
          %1 = const i64 24
          %2 = mul nsw i64 %0, %1
          %3 = const i64 16
          %4 = add nsw i64 %2, %3
          %5 = const i64 2
          %6 = mul nsw i64 %j, %5
          %7 = add nsw i64 %4, %6
          %a = ptradd nsw %p, %7
          %8 = const i64 -8
          %b = ptradd %a, %8
          %9 = const i64 8
          %c = ptradd nsw nuw %b, %9
          %10 = const i64 6
          %d = ptradd %c, %10
          return %d
        }",
    );
}

#[test]
fn promises_of_geps_are_kept_to_the_letter() {
    check(
        "%s = type { i32, [4 x [4 x i32]] }
        define void @f(ptr %p, i64 %i, i8 %b, i1 %t, i128 %w, i64 %n) {
        entry:
          %a = getelementptr nuw i32, ptr %p, i64 %i
          %c = getelementptr nusw i32, ptr %p, i64 %i
          %d = getelementptr [4 x i32], ptr %p, i64 %i, i64 1
          %e = getelementptr inbounds %s, ptr %p, i64 -1, i32 1, i64 %i, i64 2
          %g = getelementptr inbounds i32, ptr %p, i8 %b
          %h = getelementptr i32, ptr %p, i1 %t
          %j = getelementptr i32, ptr %p, i1 true
          %z = getelementptr {}, ptr %p, i64 %i
          %wide = zext i64 %n to i128
          %k = getelementptr i8, ptr %p, i128 %wide
          %l = getelementptr i8, ptr %p, i128 %w
          ret void
        }",
        "func @f(%p: ptr, %i: i64, %b: i8, %t: i1, %w: opaque type \"i128\", %n: i64) {
        block entry:
          %0 = const i64 4
          %1 = mul nuw i64 %i, %0
          %a = ptradd nuw %p, %1
          %2 = mul nsw i64 %i, %0
          %c = ptradd %p, %2
          %3 = const i64 16
          %4 = mul i64 %i, %3
          %5 = add i64 %4, %0
          %d = ptradd %p, %5
          %6 = mul nsw i64 %i, %3
          %7 = const i64 -56
          %8 = add nsw i64 %6, %7
          %e = ptradd nsw %p, %8
          %9 = sext %b to i64
          %10 = mul nsw i64 %9, %0
          %g = ptradd nsw %p, %10
          %11 = sext %t to i64
          %12 = mul i64 %11, %0
          %h = ptradd %p, %12
          %13 = const i64 -4
          %j = ptradd %p, %13
          %k = ptradd %p, %n
          %14 = ptrtoint %p to i64
          %l = opaque ptr \"an address in `p`\"
          return
        }",
    );
}

#[test]
fn integers_over_128_bits_are_opaque_where_they_come_back() {
    check(
        "define i64 @f(i64 %n) {
        entry:
          %w = zext i64 %n to i129
          %m = mul i129 %w, 340282366920938463463374607431768211455
          %t = trunc i129 %m to i64
          %c = icmp ugt i129 %w, 5
          br i1 %c, label %a, label %a
        a:
          ret i64 %t
        }",
        "func @f(%n: i64) -> i64 {
        block entry:
          %t = opaque i64 \"the low bits (i129) of the parameter `n`\"
          %c = opaque i1 \"a comparison (i129) of the parameter `n`\"
          branch %c, a, a
        block a:
          return %t
        }",
    );
}

#[test]
fn data_decided_conditions_name_their_source() {
    let text = lowered(
        "define void @relu(ptr %X, i64 %i, float %bound) {
        entry:
          %p = getelementptr float, ptr %X, i64 %i
          %x = load float, ptr %p
          %y = fmul float %x, 2.0
          %c = fcmp ogt float %y, %bound
          br i1 %c, label %a, label %b
        a:
          br label %b
        b:
          ret void
        }",
    );
    assert!(
        text.contains("%c = opaque i1 \"a float comparison of data loaded from `X` and the parameter `bound`\""),
        "{text}"
    );
}

#[test]
fn integer_intrinsics_are_operations() {
    check(
        "define i32 @f(i32 %a, i32 %b) {
        entry:
          %x = call i32 @llvm.smin.i32(i32 %a, i32 %b)
          %y = call i32 @llvm.usub.sat.i32(i32 %x, i32 %b)
          %z = call i32 @llvm.abs.i32(i32 %y, i1 false)
          %l = call i32 @llvm.ctlz.i32(i32 %z, i1 false)
          %e = call i32 @llvm.expect.i32(i32 %l, i32 0)
          %o = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %e, i32 %b)
          %v = extractvalue { i32, i1 } %o, 0
          %c = extractvalue { i32, i1 } %o, 1
          call void @llvm.assume(i1 %c)
          call void @llvm.assume(i1 true)
          ret i32 %v
        }
        declare i32 @llvm.smin.i32(i32, i32)
        declare i32 @llvm.usub.sat.i32(i32, i32)
        declare i32 @llvm.abs.i32(i32, i1)
        declare i32 @llvm.ctlz.i32(i32, i1)
        declare i32 @llvm.expect.i32(i32, i32)
        declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32)
        declare void @llvm.assume(i1)",
        "func @f(%a: i32, %b: i32) -> i32 {
        block entry:
          %x = smin i32 %a, %b
          %y = usub_sat i32 %x, %b
          %z = abs i32 %y
          %l = ctlz i32 %z
          %v = mul i32 %l, %b
          %c = umul_overflow %l, %b
          assume %c
          return %v
        }",
    );
}

/// What a function of constants returns, by execution.
fn run(text: &str) -> i128 {
    use symprof_core::ir::{BinaryOp as B, Inst, Terminator, Type, Value};
    let loaded = crate::load(text);
    let (_, f) = loaded.module.functions.iter().next().unwrap();
    let mut known: std::collections::HashMap<Value, u64> = std::collections::HashMap::new();
    let block = &f.blocks[f.entry()];
    for (value, inst) in &block.insts {
        let Some(value) = *value else { continue };
        let width = |v: Value| match f.values[v].ty {
            Type::Int(w) => u32::from(w),
            _ => 64,
        };
        let mask = |x: u64, w: u32| if w == 64 { x } else { x & ((1 << w) - 1) };
        let result = match inst {
            Inst::Const(c) => *c,
            Inst::Binary(op, _, a, b) => {
                let (a, b, w) = (known[a], known[b], width(*a));
                match op {
                    B::Shl => {
                        assert!(b < u64::from(w));
                        a << b
                    }
                    B::LShr => {
                        assert!(b < u64::from(w));
                        a >> b
                    }
                    B::Or => a | b,
                    B::URem => a % b,
                    B::Sub => a.wrapping_sub(b),
                    other => panic!("{other:?}"),
                }
            }
            other => panic!("{other:?}"),
        };
        known.insert(value, mask(result, width(value)));
    }
    match &block.terminator {
        Terminator::Return(Some(v)) => i128::from(known[v]),
        other => panic!("{other:?}"),
    }
}

#[test]
fn funnel_shifts_by_every_amount() {
    for amount in [0u32, 1, 5, 7, 8, 9, 250] {
        for (name, left) in [("fshl", true), ("fshr", false)] {
            let text = format!(
                "define i8 @f() {{
                  %r = call i8 @llvm.{name}.i8(i8 180, i8 77, i8 {amount})
                  ret i8 %r
                }}
                declare i8 @llvm.{name}.i8(i8, i8, i8)"
            );
            let word = (180u32 << 8) | 77;
            let s = amount % 8;
            let expected = if left { (word << s) >> 8 & 0xFF } else { (word >> s) & 0xFF };
            assert_eq!(run(&text), i128::from(expected), "{name} by {amount}");
        }
    }
}

#[test]
fn terminators_that_are_not_followed_are_named() {
    let text = lowered(
        "define i32 @f(ptr %p) personality ptr @p {
        entry:
          %x = invoke i32 @may(i32 1) to label %ok unwind label %bad
        ok:
          indirectbr ptr %p, [label %a, label %b]
        a:
          ret i32 %x
        b:
          callbr void asm sideeffect \"\", \"!i\"() to label %a [label %c]
        c:
          %y = invoke i32 @never_throws() nounwind to label %a2 unwind label %bad
        a2:
          ret i32 %y
        bad:
          %l = landingpad { ptr, i32 } cleanup
          resume { ptr, i32 } %l
        }
        declare i32 @may(i32)
        declare i32 @never_throws()
        declare i32 @p(...)",
    );
    for expected in [
        "%x = call i32 @may(%0)",
        "unsupported \"invoke\", [ok, bad]",
        "unsupported \"indirectbr\", [a, b]",
        "unsupported \"callbr\", [a, c]",
        "jump a2",
        "unsupported \"resume\", []",
    ] {
        assert!(text.contains(expected), "no `{expected}` in\n{text}");
    }
}

#[test]
fn unreachable_blocks_keep_their_names_only() {
    check(
        "define void @f() {
        entry:
          ret void
        dead:
          %i = add i32 %i, 1
          br label %deader
        deader:
          br i1 undef, label %dead, label %deader
        }",
        "func @f() {
        block entry:
          return
        block dead:
          unreachable
        block deader:
          unreachable
        }",
    );
}

#[test]
fn undefined_values_are_opaque() {
    let text = lowered(
        "define i32 @f(i1 %c) {
        entry:
          %x = select i1 %c, i32 undef, i32 poison
          ret i32 %x
        }",
    );
    assert!(
        text.contains("opaque i32 \"undef\"") && text.contains("opaque i32 \"poison\""),
        "{text}"
    );
}

#[test]
fn a_long_chain_of_blocks_lowers() {
    let mut text = String::from("define i32 @f(i32 %v0) {\nb0:\n");
    for k in 0..10_000 {
        text += &format!("  %v{0} = add i32 %v{k}, 1\n  br label %b{0}\nb{0}:\n", k + 1);
    }
    text += "  ret i32 %v10000\n}\n";
    let loaded = crate::load(&text);
    assert_eq!(loaded.module.functions.iter().next().unwrap().1.layout.len(), 10_001);
}

#[test]
fn ranges_of_parameters_are_promises() {
    check(
        "define void @f(i64 noundef range(i64 0, 100) %a, i8 noundef range(i8 -128, 5) %b, i64 noundef range(i64 1, -9223372036854775807) %c, i64 range(i64 0, 4) %d) {
        entry:
          ret void
        }",
        "func @f(%a: i64, %b: i8, %c: i64, %d: i64) {
        block entry:
          %0 = const i64 0
          %1 = icmp sge %a, %0
          %2 = const i64 100
          %3 = icmp slt %a, %2
          assume %1
          assume %3
          %4 = const i8 5
          %5 = icmp slt %b, %4
          assume %5
          %6 = const i64 1
          %7 = icmp uge %c, %6
          %8 = const i64 -9223372036854775807
          %9 = icmp ult %c, %8
          assume %7
          assume %9
          return
        }",
    );
}

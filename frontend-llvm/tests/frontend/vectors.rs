//! Integer vectors that scalars are made of, lane by lane.

use crate::{check, load, lowered};
use symprof_core::interp::{Inputs, Interpreter, Options};

/// How often the block `hit` of the first function executes.
#[track_caller]
fn hits(text: &str, inputs: &[(&str, i128)]) -> Option<u64> {
    let loaded = load(text);
    let (id, f) = loaded.module.functions.iter().next().unwrap();
    let hit = f.block_by_name("hit").unwrap();
    let inputs: Inputs = inputs.iter().copied().collect();
    let done = Interpreter::new(&loaded.module).run(id, &inputs, &Options::default()).unwrap();
    done.count(id, hit).known()
}

#[test]
fn tensor_vectors_stay_opaque() {
    check(
        "define void @f(ptr %p, i64 %i) {
        entry:
          %v = load <4 x i32>, ptr %p
          %w = add <4 x i32> %v, <i32 1, i32 1, i32 1, i32 1>
          store <4 x i32> %w, ptr %p
          ret void
        }",
        "func @f(%p: ptr, %i: i64) {
        block entry:
          %0 = const i64 16
          clobber %p, %0
          return
        }",
    );
}

#[test]
fn sizes_handled_in_pairs() {
    let text = "define void @f(ptr %shape, i32 %n) {
        entry:
          %pair = load <2 x i32>, ptr %shape
          %a = insertelement <2 x i32> poison, i32 %n, i64 0
          %b = shufflevector <2 x i32> %a, <2 x i32> poison, <2 x i32> zeroinitializer
          %c = call <2 x i32> @llvm.smin.v2i32(<2 x i32> %pair, <2 x i32> %b)
          %wide = sext <2 x i32> %c to <2 x i64>
          %x = extractelement <2 x i64> %wide, i64 0
          %y = extractelement <2 x i64> %wide, i64 1
          %sum = add i64 %x, %y
          br label %hit
        hit:
          %i = phi i64 [ 0, %entry ], [ %next, %hit ]
          %next = add i64 %i, 1
          %more = icmp slt i64 %next, %sum
          br i1 %more, label %hit, label %end
        end:
          ret void
        }
        declare <2 x i32> @llvm.smin.v2i32(<2 x i32>, <2 x i32>)";
    let at = |a, b, n| hits(text, &[("shape[0]", a), ("shape[4]", b), ("n", n)]);
    assert_eq!(at(3, 9, 100), Some(12));
    assert_eq!(at(3, 9, 5), Some(8));
    assert_eq!(at(-3, 9, 5), Some(2));
}

#[test]
fn predicated_lanes_of_an_induction_vector() {
    // Four lanes at a time; a lane is on while its index is below n.
    let text = "define void @f(i32 %n) {
        entry:
          %s = insertelement <4 x i32> poison, i32 %n, i64 0
          %bound = shufflevector <4 x i32> %s, <4 x i32> poison, <4 x i32> <i32 0, i32 0, i32 0, i32 0>
          br label %loop
        loop:
          %i = phi i32 [ 0, %entry ], [ %next, %latch ]
          %iv = phi <4 x i32> [ <i32 0, i32 1, i32 2, i32 3>, %entry ], [ %ivnext, %latch ]
          %on = icmp slt <4 x i32> %iv, %bound
          %third = extractelement <4 x i1> %on, i64 2
          br i1 %third, label %hit, label %latch
        hit:
          br label %latch
        latch:
          %ivnext = add <4 x i32> %iv, <i32 4, i32 4, i32 4, i32 4>
          %next = add i32 %i, 4
          %more = icmp slt i32 %next, %n
          br i1 %more, label %loop, label %end
        end:
          ret void
        }";
    for (n, expected) in [(0, 0), (2, 0), (3, 1), (6, 1), (7, 2), (1000, 250)] {
        assert_eq!(hits(text, &[("n", n)]), Some(expected), "n = {n}");
    }
}

#[test]
fn masks_as_integers_and_reductions() {
    let text = |scalar: &str| {
        format!(
            "define void @f(i32 %n) {{
            entry:
              %s = insertelement <4 x i32> poison, i32 %n, i64 0
              %v = shufflevector <4 x i32> %s, <4 x i32> poison, <4 x i32> zeroinitializer
              %on = icmp sgt <4 x i32> %v, <i32 0, i32 10, i32 20, i32 30>
              {scalar}
              br i1 %c, label %hit, label %end
            hit:
              br label %end
            end:
              ret void
            }}
            declare i1 @llvm.vector.reduce.or.v4i1(<4 x i1>)
            declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)"
        )
    };
    let mask = text("%m = bitcast <4 x i1> %on to i4\n%c = icmp eq i4 %m, 3");
    let any = text("%c = call i1 @llvm.vector.reduce.or.v4i1(<4 x i1> %on)");
    let sum = text(
        "%z = zext <4 x i1> %on to <4 x i32>
         %t = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %z)
         %c = icmp eq i32 %t, 3",
    );
    for (n, by_mask, by_any, by_sum) in [(0, 0, 0, 0), (5, 0, 1, 0), (15, 1, 1, 0), (25, 0, 1, 1)] {
        assert_eq!(hits(&mask, &[("n", n)]), Some(by_mask), "mask, n = {n}");
        assert_eq!(hits(&any, &[("n", n)]), Some(by_any), "or, n = {n}");
        assert_eq!(hits(&sum, &[("n", n)]), Some(by_sum), "sum, n = {n}");
    }
}

#[test]
fn active_lane_masks_do_not_wrap() {
    let text = "define void @f(i8 %base, i8 %n) {
        entry:
          %m = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i8(i8 %base, i8 %n)
          %c = extractelement <4 x i1> %m, i64 3
          br i1 %c, label %hit, label %end
        hit:
          br label %end
        end:
          ret void
        }
        declare <4 x i1> @llvm.get.active.lane.mask.v4i1.i8(i8, i8)";
    for (base, n, expected) in [(0, 3, 0), (0, 4, 1), (250, 254, 1), (253, 255, 0), (254, 3, 0)] {
        let got = hits(text, &[("base", base), ("n", n)]);
        assert_eq!(got, Some(expected), "lane 3 of {base} below {n}");
    }
}

#[test]
fn lanes_of_data_say_so() {
    let text = lowered(
        "define void @f(ptr %A, i32 %k) {
        entry:
          %v = load <4 x float>, ptr %A
          %m = fcmp ogt <4 x float> %v, zeroinitializer
          %c = extractelement <4 x i1> %m, i64 1
          %d = extractelement <4 x i1> %m, i32 %k
          %e = and i1 %c, %d
          br i1 %e, label %hit, label %hit
        hit:
          ret void
        }",
    );
    assert_eq!(text.matches("a vector element of data loaded from `A`").count(), 2, "{text}");
}

source_filename = "arithmetic.e50dd0647f023945-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_4192ed3b92b550c0d82c6e919997c0e9 = private unnamed_addr constant <{ [10 x i8] }> <{ [10 x i8] c"<redacted>" }>, align 1
@alloc_ae52e422ab29884b58622d79788975fe = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4192ed3b92b550c0d82c6e919997c0e9, [16 x i8] c"\0A\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00" }>, align 8

define noundef i32 @byte_counter(i8 noundef %n) unnamed_addr #0 {
start:
  br label %bb6

bb7:
  ret i32 %0

bb6:
  %s.sroa.0.010 = phi i32 [ 0, %start ], [ %0, %bb6 ]
  %iter.sroa.0.09 = phi i8 [ 0, %start ], [ %iter.sroa.0.1, %bb6 ]
  %iter.sroa.5.08 = phi i8 [ 0, %start ], [ %iter.sroa.5.1, %bb6 ]
  %_0.i3.i.i = icmp ult i8 %iter.sroa.5.08, %n
  %iter.sroa.0.1 = select i1 %_0.i3.i.i, i8 %iter.sroa.0.09, i8 1
  %spec.select = zext i1 %_0.i3.i.i to i8
  %iter.sroa.5.1 = add nuw i8 %iter.sroa.5.08, %spec.select
  %_0.i = zext i8 %iter.sroa.5.08 to i32
  %0 = add i32 %s.sroa.0.010, %_0.i
  %_10.i.i = trunc nuw i8 %iter.sroa.0.1 to i1
  %_0.i.not.i.i = icmp ugt i8 %iter.sroa.5.1, %n
  %or.cond = select i1 %_10.i.i, i1 true, i1 %_0.i.not.i.i
  br i1 %or.cond, label %bb7, label %bb6
}

define noundef i32 @saturated(i16 noundef %n, i8 noundef %step) unnamed_addr #0 {
start:
  %_56.not = icmp eq i16 %n, 0
  br i1 %_56.not, label %bb10, label %bb5

bb10:
  %steps.sroa.0.0.lcssa = phi i32 [ 0, %start ], [ %1, %bb5 ]
  ret i32 %steps.sroa.0.0.lcssa

bb5:
  %at.sroa.0.08 = phi i8 [ %0, %bb5 ], [ 0, %start ]
  %steps.sroa.0.07 = phi i32 [ %1, %bb5 ], [ 0, %start ]
  %0 = tail call noundef i8 @llvm.uadd.sat.i8(i8 %at.sroa.0.08, i8 %step)
  %1 = add nuw nsw i32 %steps.sroa.0.07, 1
  %_0.i = zext i8 %0 to i16
  %_5 = icmp ult i16 %_0.i, %n
  %_8 = icmp ne i8 %0, -1
  %or.cond = and i1 %_8, %_5
  %_10 = icmp ult i32 %steps.sroa.0.07, 299
  %or.cond1 = select i1 %or.cond, i1 %_10, i1 false
  br i1 %or.cond1, label %bb5, label %bb10
}

define noundef i64 @wrapped(i64 noundef %n) unnamed_addr #0 {
start:
  %_0.i.i.i3 = icmp ne i64 %n, 0
  br i1 %_0.i.i.i3, label %bb5, label %bb6

bb6:
  %h.sroa.0.0.lcssa = phi i64 [ -3750763034362895579, %start ], [ %0, %bb5 ]
  ret i64 %h.sroa.0.0.lcssa

bb5:
  %_0.i.i.i6 = phi i1 [ %_0.i.i.i, %bb5 ], [ %_0.i.i.i3, %start ]
  %h.sroa.0.05 = phi i64 [ %0, %bb5 ], [ -3750763034362895579, %start ]
  %iter.sroa.0.04 = phi i64 [ %spec.select, %bb5 ], [ 0, %start ]
  %_0.i1.i.i = zext i1 %_0.i.i.i6 to i64
  %spec.select = add nuw i64 %iter.sroa.0.04, %_0.i1.i.i
  %_12 = xor i64 %h.sroa.0.05, %iter.sroa.0.04
  %_0.i = mul i64 %_12, 1099511628211
  %0 = tail call noundef i64 @llvm.fshl.i64(i64 %_0.i, i64 %_0.i, i64 5)
  %_0.i.i.i = icmp ult i64 %spec.select, %n
  br i1 %_0.i.i.i, label %bb5, label %bb6
}

define noundef i64 @signed_range(i32 noundef %from, i32 noundef %n) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  br label %bb2

bb2:
  %iter.sroa.0.0 = phi i32 [ %from, %start ], [ %iter.sroa.0.1, %"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h581555f289ca7676E.exit" ]
  %s.sroa.0.0 = phi i64 [ 0, %start ], [ %2, %"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h581555f289ca7676E.exit" ]
  %_0.i.i.i.not = icmp slt i32 %iter.sroa.0.0, %n
  br i1 %_0.i.i.i.not, label %bb2.i.i, label %"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h581555f289ca7676E.exit"

bb2.i.i:
  %0 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %iter.sroa.0.0, i32 1)
  %_10.0.i.i.i = extractvalue { i32, i1 } %0, 0
  %_10.1.i.i.i = extractvalue { i32, i1 } %0, 1
  %1 = xor i1 %_10.1.i.i.i, true
  tail call void @llvm.assume(i1 %1)
  br label %"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h581555f289ca7676E.exit"

"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h581555f289ca7676E.exit":
  %iter.sroa.0.1 = phi i32 [ %_10.0.i.i.i, %bb2.i.i ], [ %iter.sroa.0.0, %bb2 ]
  %_11 = sext i32 %iter.sroa.0.0 to i64
  %2 = add i64 %s.sroa.0.0, %_11
  br i1 %_0.i.i.i.not, label %bb2, label %bb11.peel

bb11.peel:
  %_0.i.not.i.i.i.i.peel = icmp slt i32 %n, %from
  br i1 %_0.i.not.i.i.i.i.peel, label %"_ZN105_$LT$core..iter..adapters..step_by..StepBy$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hffc0cae0e718e695E.exit.peel", label %bb5.i.i.i.i.peel

bb5.i.i.i.i.peel:
  %.not.i.i.i.i.i.peel.not = icmp ne i32 %n, %from
  %_0.i8.i.i.i.i.peel = sext i1 %.not.i.i.i.i.i.peel.not to i32
  %spec.select = add i32 %_0.i8.i.i.i.i.peel, %n
  %not..not.i.i.i.i.i.peel.not = xor i1 %.not.i.i.i.i.i.peel.not, true
  %spec.select11 = zext i1 %not..not.i.i.i.i.i.peel.not to i8
  br label %"_ZN105_$LT$core..iter..adapters..step_by..StepBy$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hffc0cae0e718e695E.exit.peel"

"_ZN105_$LT$core..iter..adapters..step_by..StepBy$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hffc0cae0e718e695E.exit.peel":
  %iter1.sroa.6.1.peel = phi i32 [ %n, %bb11.peel ], [ %spec.select, %bb5.i.i.i.i.peel ]
  %iter1.sroa.11.1.peel = phi i8 [ 0, %bb11.peel ], [ %spec.select11, %bb5.i.i.i.i.peel ]
  br i1 %_0.i.not.i.i.i.i.peel, label %bb14, label %bb11

bb11:
  %n.sink = phi i32 [ %_0.sroa.5.1.i.i.i.i, %"_ZN105_$LT$core..iter..adapters..step_by..StepBy$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hffc0cae0e718e695E.exit" ], [ %n, %"_ZN105_$LT$core..iter..adapters..step_by..StepBy$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hffc0cae0e718e695E.exit.peel" ]
  %s.sroa.0.0.sink = phi i64 [ %3, %"_ZN105_$LT$core..iter..adapters..step_by..StepBy$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hffc0cae0e718e695E.exit" ], [ %s.sroa.0.0, %"_ZN105_$LT$core..iter..adapters..step_by..StepBy$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hffc0cae0e718e695E.exit.peel" ]
  %iter1.sroa.6.0 = phi i32 [ %iter1.sroa.6.1, %"_ZN105_$LT$core..iter..adapters..step_by..StepBy$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hffc0cae0e718e695E.exit" ], [ %iter1.sroa.6.1.peel, %"_ZN105_$LT$core..iter..adapters..step_by..StepBy$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hffc0cae0e718e695E.exit.peel" ]
  %iter1.sroa.11.0 = phi i8 [ %iter1.sroa.11.1, %"_ZN105_$LT$core..iter..adapters..step_by..StepBy$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hffc0cae0e718e695E.exit" ], [ %iter1.sroa.11.1.peel, %"_ZN105_$LT$core..iter..adapters..step_by..StepBy$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hffc0cae0e718e695E.exit.peel" ]
  %_21.peel = sext i32 %n.sink to i64
  %3 = sub i64 %s.sroa.0.0.sink, %_21.peel
  %_25.i.i.i.i = trunc nuw i8 %iter1.sroa.11.0 to i1
  %_0.i.not.i.i.i.i = icmp slt i32 %iter1.sroa.6.0, %from
  %or.cond = select i1 %_25.i.i.i.i, i1 true, i1 %_0.i.not.i.i.i.i
  br i1 %or.cond, label %"_ZN105_$LT$core..iter..adapters..step_by..StepBy$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hffc0cae0e718e695E.exit", label %bb2.i.i.i.i

bb2.i.i.i.i:
  %wrapped.i.i.i.i.i = add i32 %iter1.sroa.6.0, -1
  %_7.not.i.i.i.i.i.not = icmp eq i32 %iter1.sroa.6.0, -2147483648
  br i1 %_7.not.i.i.i.i.i.not, label %bb26.i.i.i.i, label %bb5.i.i.i.i

default.unreachable:
  unreachable

bb5.i.i.i.i:
  %4 = icmp slt i32 %wrapped.i.i.i.i.i, %from
  %.not.i.i.i.i.i = icmp ne i32 %wrapped.i.i.i.i.i, %from
  %5 = zext i1 %.not.i.i.i.i.i to i8
  %_3.i7.i.i.i.i = select i1 %4, i8 -1, i8 %5
  switch i8 %_3.i7.i.i.i.i, label %default.unreachable [
    i8 0, label %"_ZN105_$LT$core..iter..adapters..step_by..StepBy$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hffc0cae0e718e695E.exit"
    i8 1, label %bb10.i.i.i.i
    i8 -1, label %bb26.i.i.i.i
  ]

bb10.i.i.i.i:
  %_0.i8.i.i.i.i = add i32 %iter1.sroa.6.0, -2
  br label %"_ZN105_$LT$core..iter..adapters..step_by..StepBy$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hffc0cae0e718e695E.exit"

bb26.i.i.i.i:
  br label %"_ZN105_$LT$core..iter..adapters..step_by..StepBy$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hffc0cae0e718e695E.exit"

"_ZN105_$LT$core..iter..adapters..step_by..StepBy$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hffc0cae0e718e695E.exit":
  %iter1.sroa.6.1 = phi i32 [ %iter1.sroa.6.0, %bb11 ], [ %from, %bb26.i.i.i.i ], [ %_0.i8.i.i.i.i, %bb10.i.i.i.i ], [ %wrapped.i.i.i.i.i, %bb5.i.i.i.i ]
  %iter1.sroa.11.1 = phi i8 [ %iter1.sroa.11.0, %bb11 ], [ 1, %bb26.i.i.i.i ], [ %iter1.sroa.11.0, %bb10.i.i.i.i ], [ 1, %bb5.i.i.i.i ]
  %_0.sroa.5.1.i.i.i.i = phi i32 [ undef, %bb11 ], [ undef, %bb26.i.i.i.i ], [ %wrapped.i.i.i.i.i, %bb10.i.i.i.i ], [ %wrapped.i.i.i.i.i, %bb5.i.i.i.i ]
  %switch5 = phi i1 [ true, %bb11 ], [ true, %bb26.i.i.i.i ], [ false, %bb10.i.i.i.i ], [ false, %bb5.i.i.i.i ]
  br i1 %switch5, label %bb14, label %bb11, !llvm.loop !3

bb14:
  %s.sroa.0.1.lcssa8 = phi i64 [ %s.sroa.0.0, %"_ZN105_$LT$core..iter..adapters..step_by..StepBy$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hffc0cae0e718e695E.exit.peel" ], [ %3, %"_ZN105_$LT$core..iter..adapters..step_by..StepBy$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hffc0cae0e718e695E.exit" ]
  ret i64 %s.sroa.0.1.lcssa8
}

define noundef i32 @halvings(i32 noundef %n) unnamed_addr #0 {
start:
  %_45 = icmp ugt i32 %n, 1
  br i1 %_45, label %bb2, label %bb3

bb3:
  %k.sroa.0.0.lcssa = phi i32 [ 0, %start ], [ %2, %bb2 ]
  %n1.sroa.0.0.lcssa = phi i32 [ %n, %start ], [ %1, %bb2 ]
  %0 = tail call noundef range(i32 31, 33) i32 @llvm.ctlz.i32(i32 %n1.sroa.0.0.lcssa, i1 false)
  %_0 = add i32 %0, %k.sroa.0.0.lcssa
  ret i32 %_0

bb2:
  %n1.sroa.0.07 = phi i32 [ %1, %bb2 ], [ %n, %start ]
  %k.sroa.0.06 = phi i32 [ %2, %bb2 ], [ 0, %start ]
  %1 = lshr i32 %n1.sroa.0.07, 1
  %2 = add nuw nsw i32 %k.sroa.0.06, 1
  %_4 = icmp ugt i32 %n1.sroa.0.07, 3
  br i1 %_4, label %bb2, label %bb3
}

define noundef i64 @gcd(i64 noundef %a, i64 noundef %b) unnamed_addr #0 {
start:
  %0 = icmp eq i64 %b, 0
  br i1 %0, label %bb4, label %bb3

bb4:
  %a1.sroa.0.0.lcssa = phi i64 [ %a, %start ], [ %b2.sroa.0.07, %bb3 ]
  ret i64 %a1.sroa.0.0.lcssa

bb3:
  %a1.sroa.0.08 = phi i64 [ %b2.sroa.0.07, %bb3 ], [ %a, %start ]
  %b2.sroa.0.07 = phi i64 [ %lhs3, %bb3 ], [ %b, %start ]
  %lhs3 = urem i64 %a1.sroa.0.08, %b2.sroa.0.07
  %1 = icmp eq i64 %lhs3, 0
  br i1 %1, label %bb4, label %bb3
}

define noundef i64 @factorial_checked(i32 noundef %n) unnamed_addr #0 {
start:
  %_0.i = zext i32 %n to i64
  br label %bb4

bb4:
  %iter.sroa.0.0 = phi i64 [ 1, %start ], [ %iter.sroa.0.1, %bb7 ]
  %iter.sroa.8.0 = phi i8 [ 0, %start ], [ %iter.sroa.8.1, %bb7 ]
  %f.sroa.0.0 = phi i64 [ 1, %start ], [ %_5.0.i, %bb7 ]
  %_10.i.i = trunc nuw i8 %iter.sroa.8.0 to i1
  %_0.i.not.i.i = icmp ugt i64 %iter.sroa.0.0, %_0.i
  %or.cond = select i1 %_10.i.i, i1 true, i1 %_0.i.not.i.i
  br i1 %or.cond, label %bb12, label %bb7

bb7:
  %_0.i3.i.i = icmp ult i64 %iter.sroa.0.0, %_0.i
  %iter.sroa.8.1 = select i1 %_0.i3.i.i, i8 %iter.sroa.8.0, i8 1
  %spec.select = zext i1 %_0.i3.i.i to i64
  %iter.sroa.0.1 = add nuw i64 %iter.sroa.0.0, %spec.select
  %0 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %f.sroa.0.0, i64 %iter.sroa.0.0)
  %_5.1.i = extractvalue { i64, i1 } %0, 1
  %_5.0.i = extractvalue { i64, i1 } %0, 0
  br i1 %_5.1.i, label %bb12, label %bb4

bb12:
  %_0.sroa.0.0 = phi i64 [ %f.sroa.0.0, %bb4 ], [ 0, %bb7 ]
  ret i64 %_0.sroa.0.0
}

define noundef i64 @bit_loop(i64 noundef %n, i8 noundef %bits) unnamed_addr #0 {
start:
  %_0.i.i.i4 = icmp ne i64 %n, 0
  br i1 %_0.i.i.i4, label %bb5, label %bb6

bb6:
  %hits.sroa.0.0.lcssa = phi i64 [ 0, %start ], [ %spec.select, %bb5 ]
  ret i64 %hits.sroa.0.0.lcssa

bb5:
  %_0.i.i.i7 = phi i1 [ %_0.i.i.i, %bb5 ], [ %_0.i.i.i4, %start ]
  %hits.sroa.0.06 = phi i64 [ %spec.select, %bb5 ], [ 0, %start ]
  %iter.sroa.0.05 = phi i64 [ %spec.select2, %bb5 ], [ 0, %start ]
  %_0.i1.i.i = zext i1 %_0.i.i.i7 to i64
  %spec.select2 = add nuw i64 %iter.sroa.0.05, %_0.i1.i.i
  %0 = trunc i64 %iter.sroa.0.05 to i8
  %1 = and i8 %0, 7
  %2 = shl nuw i8 1, %1
  %3 = and i8 %2, %bits
  %.not = icmp ne i8 %3, 0
  %4 = zext i1 %.not to i64
  %spec.select = add i64 %hits.sroa.0.06, %4
  %_0.i.i.i = icmp ult i64 %spec.select2, %n
  br i1 %_0.i.i.i, label %bb5, label %bb6
}

define noundef i64 @blocked(i64 noundef %n, i64 noundef %block) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %_4.i = icmp eq i64 %block, 0
  br i1 %_4.i, label %panic.i, label %"_ZN4core3num23_$LT$impl$u20$usize$GT$8div_ceil17h96415203af109287E.exit"

panic.i:
  tail call void @_ZN4core9panicking11panic_const23panic_const_div_by_zero17hc25814f4a0d3df95E(ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

"_ZN4core3num23_$LT$impl$u20$usize$GT$8div_ceil17h96415203af109287E.exit":
  %d.i = udiv i64 %n, %block
  %r.i = urem i64 %n, %block
  %_6.not.i = icmp ne i64 %r.i, 0
  %0 = zext i1 %_6.not.i to i64
  %_0.sroa.0.0.i = add i64 %d.i, %0
  %_0.i.i.i19 = icmp ne i64 %_0.sroa.0.0.i, 0
  br i1 %_0.i.i.i19, label %bb6.preheader, label %bb7

bb6.preheader:
  %_0.i1.i.i20 = zext i1 %_0.i.i.i19 to i64
  br label %bb6

bb3.loopexit:
  %s.sroa.0.1.lcssa = phi i64 [ %s.sroa.0.022, %bb6 ], [ %1, %bb12 ]
  %_0.i.i.i = icmp ult i64 %spec.select23, %_0.sroa.0.0.i
  %_0.i1.i.i = zext i1 %_0.i.i.i to i64
  %spec.select = add nuw i64 %spec.select23, %_0.i1.i.i
  br i1 %_0.i.i.i, label %bb6, label %bb7

bb7:
  %s.sroa.0.0.lcssa = phi i64 [ 0, %"_ZN4core3num23_$LT$impl$u20$usize$GT$8div_ceil17h96415203af109287E.exit" ], [ %s.sroa.0.1.lcssa, %bb3.loopexit ]
  ret i64 %s.sroa.0.0.lcssa

bb6:
  %spec.select23 = phi i64 [ %spec.select, %bb3.loopexit ], [ %_0.i1.i.i20, %bb6.preheader ]
  %s.sroa.0.022 = phi i64 [ %s.sroa.0.1.lcssa, %bb3.loopexit ], [ 0, %bb6.preheader ]
  %iter.sroa.0.021 = phi i64 [ %spec.select23, %bb3.loopexit ], [ 0, %bb6.preheader ]
  %_14 = mul i64 %iter.sroa.0.021, %block
  %_13 = add i64 %_14, %block
  %_0.sroa.0.0.sroa.speculated.i.i = tail call noundef i64 @llvm.umin.i64(i64 %_13, i64 %n)
  %_0.i.i.i715 = icmp ult i64 %_14, %_0.sroa.0.0.sroa.speculated.i.i
  br i1 %_0.i.i.i715, label %bb12, label %bb3.loopexit

bb12:
  %_0.i.i.i718 = phi i1 [ %_0.i.i.i7, %bb12 ], [ %_0.i.i.i715, %bb6 ]
  %s.sroa.0.117 = phi i64 [ %1, %bb12 ], [ %s.sroa.0.022, %bb6 ]
  %iter1.sroa.0.016 = phi i64 [ %spec.select13, %bb12 ], [ %_14, %bb6 ]
  %_0.i1.i.i10 = zext i1 %_0.i.i.i718 to i64
  %spec.select13 = add nuw i64 %iter1.sroa.0.016, %_0.i1.i.i10
  %1 = xor i64 %s.sroa.0.117, %iter1.sroa.0.016
  %_0.i.i.i7 = icmp ult i64 %spec.select13, %_0.sroa.0.0.sroa.speculated.i.i
  br i1 %_0.i.i.i7, label %bb12, label %bb3.loopexit
}

define noundef i32 @abs_diff_loop(i32 noundef %lo, i32 noundef %hi) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %_3.i = icmp slt i32 %lo, %hi
  %0 = sub i32 %hi, %lo
  %1 = sub i32 %lo, %hi
  %_0.sroa.0.0.i = select i1 %_3.i, i32 %0, i32 %1
  %_0.i.i.i4.i.i.i.i.i = icmp ne i32 %_0.sroa.0.0.i, 0
  br i1 %_0.i.i.i4.i.i.i.i.i, label %bb3.i.i.i.i.i, label %_ZN4core4iter6traits8iterator8Iterator3sum17h0487e203ad532a16E.exit

bb3.i.i.i.i.i:
  %_0.i.i.i7.i.i.i.i.i = phi i1 [ %_0.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i ], [ %_0.i.i.i4.i.i.i.i.i, %start ]
  %accum.sroa.0.06.i.i.i.i.i = phi i32 [ %_0.sroa.0.0.i.i.i.i.i.i, %bb3.i.i.i.i.i ], [ 0, %start ]
  %self.sroa.0.05.i.i.i.i.i = phi i32 [ %spec.select.i.i.i.i.i, %bb3.i.i.i.i.i ], [ 0, %start ]
  %_0.i1.i.i.i.i.i.i.i = zext i1 %_0.i.i.i7.i.i.i.i.i to i32
  %spec.select.i.i.i.i.i = add nuw i32 %self.sroa.0.05.i.i.i.i.i, %_0.i1.i.i.i.i.i.i.i
  %_0.i.i.i2.i.i.i.i.i = urem i32 %self.sroa.0.05.i.i.i.i.i, 3
  %_0.i.i.i.i.i.i.i = icmp eq i32 %_0.i.i.i2.i.i.i.i.i, 1
  %_0.i.i1.i.i.i.i.i.i = and i32 %self.sroa.0.05.i.i.i.i.i, 255
  %_4.0.i.i.i.i.i.i.i.i = select i1 %_0.i.i.i.i.i.i.i, i32 %_0.i.i1.i.i.i.i.i.i, i32 0
  %_0.sroa.0.0.i.i.i.i.i.i = add i32 %_4.0.i.i.i.i.i.i.i.i, %accum.sroa.0.06.i.i.i.i.i
  %_0.i.i.i.i.i.i.i.i = icmp ult i32 %spec.select.i.i.i.i.i, %_0.sroa.0.0.i
  br i1 %_0.i.i.i.i.i.i.i.i, label %bb3.i.i.i.i.i, label %_ZN4core4iter6traits8iterator8Iterator3sum17h0487e203ad532a16E.exit

_ZN4core4iter6traits8iterator8Iterator3sum17h0487e203ad532a16E.exit:
  %accum.sroa.0.0.lcssa.i.i.i.i.i = phi i32 [ 0, %start ], [ %_0.sroa.0.0.i.i.i.i.i.i, %bb3.i.i.i.i.i ]
  ret i32 %accum.sroa.0.0.lcssa.i.i.i.i.i
}

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #3

declare void @llvm.assume(i1 noundef) #4

declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef range(i32 1, 17), i64 noundef, ptr noundef, ptr noundef) unnamed_addr #2

declare i8 @llvm.uadd.sat.i8(i8, i8) #3

declare i32 @llvm.ctlz.i32(i32, i1 immarg) #3

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #3

declare i64 @llvm.fshl.i64(i64, i64, i64) #3

declare void @_ZN4core9panicking11panic_const23panic_const_div_by_zero17hc25814f4a0d3df95E(ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr #5

declare i64 @llvm.umin.i64(i64, i64) #6

attributes #0 = { nofree norecurse nosync nounwind nonlazybind memory(none) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nofree norecurse nosync nounwind nonlazybind memory(inaccessiblemem: write) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { cold noinline noreturn nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.85.0 (4d91de4e4 2025-02-17)"}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.peeled.count", i32 1}

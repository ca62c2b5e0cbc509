source_filename = "arithmetic.e50dd0647f023945-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_4192ed3b92b550c0d82c6e919997c0e9 = private unnamed_addr constant <{ [10 x i8] }> <{ [10 x i8] c"<redacted>" }>, align 1
@alloc_ae52e422ab29884b58622d79788975fe = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4192ed3b92b550c0d82c6e919997c0e9, [16 x i8] c"\0A\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00" }>, align 8

define noundef i32 @byte_counter(i8 noundef %n) unnamed_addr #0 {
start:
  br label %bb2.i

bb2.i:
  %s.sroa.0.09 = phi i32 [ 0, %start ], [ %0, %bb2.i ]
  %iter.sroa.5.07 = phi i8 [ 0, %start ], [ %spec.select, %bb2.i ]
  %_0.i3.i = icmp ult i8 %iter.sroa.5.07, %n
  %_0.i4.i = zext i1 %_0.i3.i to i8
  %spec.select = add nuw i8 %iter.sroa.5.07, %_0.i4.i
  %_9 = zext i8 %iter.sroa.5.07 to i32
  %0 = add i32 %s.sroa.0.09, %_9
  %_0.i.not.i = icmp ule i8 %spec.select, %n
  %or.cond.not = select i1 %_0.i3.i, i1 %_0.i.not.i, i1 false
  br i1 %or.cond.not, label %bb2.i, label %bb4

bb4:
  ret i32 %0
}

define noundef i32 @saturated(i16 noundef %n, i8 noundef %step) unnamed_addr #0 {
start:
  %_56.not = icmp eq i16 %n, 0
  br i1 %_56.not, label %bb8, label %bb4

bb8:
  %steps.sroa.0.0.lcssa = phi i32 [ 0, %start ], [ %1, %bb4 ]
  ret i32 %steps.sroa.0.0.lcssa

bb4:
  %at.sroa.0.08 = phi i8 [ %0, %bb4 ], [ 0, %start ]
  %steps.sroa.0.07 = phi i32 [ %1, %bb4 ], [ 0, %start ]
  %0 = tail call i8 @llvm.uadd.sat.i8(i8 %at.sroa.0.08, i8 %step)
  %1 = add nuw nsw i32 %steps.sroa.0.07, 1
  %_6 = zext i8 %0 to i16
  %_5 = icmp ult i16 %_6, %n
  %_8 = icmp ne i8 %0, -1
  %or.cond = and i1 %_8, %_5
  %_10 = icmp ult i32 %steps.sroa.0.07, 299
  %or.cond1 = select i1 %or.cond, i1 %_10, i1 false
  br i1 %or.cond1, label %bb4, label %bb8
}

define noundef i64 @wrapped(i64 noundef %n) unnamed_addr #0 {
start:
  %_93.not = icmp eq i64 %n, 0
  br i1 %_93.not, label %bb4, label %bb2.preheader

bb2.preheader:
  %xtraiter = and i64 %n, 3
  %0 = icmp ult i64 %n, 4
  br i1 %0, label %bb4.loopexit.unr-lcssa, label %bb2.preheader.new

bb2.preheader.new:
  %unroll_iter = and i64 %n, -4
  br label %bb2

bb4.loopexit.unr-lcssa:
  %.lcssa.ph = phi i64 [ poison, %bb2.preheader ], [ %5, %bb2 ]
  %h.sroa.0.05.unr = phi i64 [ -3750763034362895579, %bb2.preheader ], [ %5, %bb2 ]
  %iter.sroa.0.04.unr = phi i64 [ 0, %bb2.preheader ], [ %_0.i.3, %bb2 ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %bb4, label %bb2.epil

bb2.epil:
  %h.sroa.0.05.epil = phi i64 [ %1, %bb2.epil ], [ %h.sroa.0.05.unr, %bb4.loopexit.unr-lcssa ]
  %iter.sroa.0.04.epil = phi i64 [ %_0.i.epil, %bb2.epil ], [ %iter.sroa.0.04.unr, %bb4.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb2.epil ], [ 0, %bb4.loopexit.unr-lcssa ]
  %_0.i.epil = add nuw i64 %iter.sroa.0.04.epil, 1
  %_7.epil = xor i64 %h.sroa.0.05.epil, %iter.sroa.0.04.epil
  %_6.epil = mul i64 %_7.epil, 1099511628211
  %1 = tail call i64 @llvm.fshl.i64(i64 %_6.epil, i64 %_6.epil, i64 5)
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %bb4, label %bb2.epil, !llvm.loop !3

bb4:
  %h.sroa.0.0.lcssa = phi i64 [ -3750763034362895579, %start ], [ %.lcssa.ph, %bb4.loopexit.unr-lcssa ], [ %1, %bb2.epil ]
  ret i64 %h.sroa.0.0.lcssa

bb2:
  %h.sroa.0.05 = phi i64 [ -3750763034362895579, %bb2.preheader.new ], [ %5, %bb2 ]
  %iter.sroa.0.04 = phi i64 [ 0, %bb2.preheader.new ], [ %_0.i.3, %bb2 ]
  %niter = phi i64 [ 0, %bb2.preheader.new ], [ %niter.next.3, %bb2 ]
  %_0.i = or disjoint i64 %iter.sroa.0.04, 1
  %_7 = xor i64 %h.sroa.0.05, %iter.sroa.0.04
  %_6 = mul i64 %_7, 1099511628211
  %2 = tail call i64 @llvm.fshl.i64(i64 %_6, i64 %_6, i64 5)
  %_0.i.1 = or disjoint i64 %iter.sroa.0.04, 2
  %_7.1 = xor i64 %2, %_0.i
  %_6.1 = mul i64 %_7.1, 1099511628211
  %3 = tail call i64 @llvm.fshl.i64(i64 %_6.1, i64 %_6.1, i64 5)
  %_0.i.2 = or disjoint i64 %iter.sroa.0.04, 3
  %_7.2 = xor i64 %3, %_0.i.1
  %_6.2 = mul i64 %_7.2, 1099511628211
  %4 = tail call i64 @llvm.fshl.i64(i64 %_6.2, i64 %_6.2, i64 5)
  %_0.i.3 = add nuw i64 %iter.sroa.0.04, 4
  %_7.3 = xor i64 %4, %_0.i.2
  %_6.3 = mul i64 %_7.3, 1099511628211
  %5 = tail call i64 @llvm.fshl.i64(i64 %_6.3, i64 %_6.3, i64 5)
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %bb4.loopexit.unr-lcssa, label %bb2
}

define noundef i64 @signed_range(i32 noundef %from, i32 noundef %n) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %_1512 = icmp slt i32 %from, %n
  br i1 %_1512, label %bb6.preheader, label %bb3.preheader

bb6.preheader:
  %0 = sext i32 %from to i64
  %1 = add nsw i64 %0, 1
  %2 = xor i32 %from, -1
  %3 = add i32 %2, %n
  %4 = zext i32 %3 to i64
  %5 = mul nsw i64 %1, %4
  %6 = zext i32 %3 to i64
  %7 = add i32 %n, -2
  %8 = sub i32 %7, %from
  %9 = zext i32 %8 to i64
  %10 = mul nuw i64 %6, %9
  %11 = lshr i64 %10, 1
  %12 = add nsw i64 %5, %0
  %13 = add i64 %12, %11
  br label %bb3.preheader

bb3.preheader:
  %s.sroa.0.0.lcssa = phi i64 [ 0, %start ], [ %13, %bb6.preheader ]
  %_0.i.not.i15 = icmp slt i32 %n, %from
  br i1 %_0.i.not.i15, label %bb5, label %bb5.i.peel

bb5.i.peel:
  %.not.i.i.peel = icmp ne i32 %n, %from
  br i1 %.not.i.i.peel, label %bb4.peel, label %bb4.peel.thread

bb4.peel.thread:
  %_14.peel26 = sext i32 %n to i64
  %14 = sub i64 %s.sroa.0.0.lcssa, %_14.peel26
  br label %bb5

bb4.peel:
  %_0.i8.i.peel = add i32 %n, -1
  %_14.peel = sext i32 %n to i64
  %15 = sub i64 %s.sroa.0.0.lcssa, %_14.peel
  %_0.i.not.i.peel = icmp sge i32 %_0.i8.i.peel, %from
  %or.cond.peel.not = and i1 %_0.i.not.i.peel, %.not.i.i.peel
  br i1 %or.cond.peel.not, label %bb2.i, label %bb5

bb2.i:
  %s.sroa.0.119 = phi i64 [ %19, %bb4 ], [ %15, %bb4.peel ]
  %iter.sroa.6.016 = phi i32 [ %_0.i8.i, %bb4 ], [ %_0.i8.i.peel, %bb4.peel ]
  %wrapped.i.i = add i32 %iter.sroa.6.016, -1
  %_7.not.i.i.not = icmp eq i32 %iter.sroa.6.016, -2147483648
  br i1 %_7.not.i.i.not, label %bb5, label %bb5.i

default.unreachable:
  unreachable

bb5.i:
  %16 = icmp slt i32 %wrapped.i.i, %from
  %.not.i.i = icmp ne i32 %wrapped.i.i, %from
  %17 = zext i1 %.not.i.i to i8
  %_3.i7.i = select i1 %16, i8 -1, i8 %17
  switch i8 %_3.i7.i, label %default.unreachable [
    i8 0, label %bb4.thread
    i8 1, label %bb4
    i8 -1, label %bb5
  ]

bb4.thread:
  %_1431 = sext i32 %wrapped.i.i to i64
  %18 = sub i64 %s.sroa.0.119, %_1431
  br label %bb5

bb5:
  %s.sroa.0.1.lcssa = phi i64 [ %s.sroa.0.0.lcssa, %bb3.preheader ], [ %15, %bb4.peel ], [ %14, %bb4.peel.thread ], [ %18, %bb4.thread ], [ %19, %bb4 ], [ %s.sroa.0.119, %bb5.i ], [ %s.sroa.0.119, %bb2.i ]
  ret i64 %s.sroa.0.1.lcssa

bb4:
  %_0.i8.i = add i32 %iter.sroa.6.016, -2
  %_14 = sext i32 %wrapped.i.i to i64
  %19 = sub i64 %s.sroa.0.119, %_14
  %_0.i.not.i = icmp slt i32 %_0.i8.i, %from
  br i1 %_0.i.not.i, label %bb5, label %bb2.i, !llvm.loop !5
}

define noundef i32 @halvings(i32 noundef %n) unnamed_addr #0 {
start:
  %_45 = icmp ugt i32 %n, 1
  br i1 %_45, label %bb2, label %bb3

bb3:
  %k.sroa.0.0.lcssa = phi i32 [ 0, %start ], [ %2, %bb2 ]
  %n1.sroa.0.0.lcssa = phi i32 [ %n, %start ], [ %1, %bb2 ]
  %0 = tail call range(i32 31, 33) i32 @llvm.ctlz.i32(i32 %n1.sroa.0.0.lcssa, i1 false)
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
  %_4 = zext i32 %n to i64
  %_0.i.not.i7 = icmp eq i32 %n, 0
  br i1 %_0.i.not.i7, label %bb5, label %bb2.i

bb2.i:
  %f.sroa.0.010 = phi i64 [ %_15.0, %bb9 ], [ 1, %start ]
  %iter.sroa.0.09 = phi i64 [ %spec.select6, %bb9 ], [ 1, %start ]
  %0 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %f.sroa.0.010, i64 %iter.sroa.0.09)
  %_15.1 = extractvalue { i64, i1 } %0, 1
  br i1 %_15.1, label %bb5, label %bb9, !prof !7

bb5:
  %_0.sroa.0.0 = phi i64 [ 1, %start ], [ 0, %bb2.i ], [ %_15.0, %bb9 ]
  ret i64 %_0.sroa.0.0

bb9:
  %_0.i3.i = icmp ult i64 %iter.sroa.0.09, %_4
  %_0.i4.i = zext i1 %_0.i3.i to i64
  %spec.select6 = add nuw i64 %iter.sroa.0.09, %_0.i4.i
  %_15.0 = extractvalue { i64, i1 } %0, 0
  %_0.i.not.i = icmp ule i64 %spec.select6, %_4
  %or.cond.not = select i1 %_0.i3.i, i1 %_0.i.not.i, i1 false
  br i1 %or.cond.not, label %bb2.i, label %bb5
}

define noundef i64 @bit_loop(i64 noundef %n, i8 noundef %bits) unnamed_addr #0 {
start:
  %_93.not = icmp eq i64 %n, 0
  br i1 %_93.not, label %bb7, label %bb5.preheader

bb5.preheader:
  %xtraiter = and i64 %n, 1
  %0 = icmp eq i64 %n, 1
  br i1 %0, label %bb7.loopexit.unr-lcssa, label %bb5.preheader.new

bb5.preheader.new:
  %unroll_iter = and i64 %n, -2
  br label %bb5

bb7.loopexit.unr-lcssa.loopexit:
  %1 = trunc i64 %_0.i.1 to i8
  %2 = and i8 %1, 6
  br label %bb7.loopexit.unr-lcssa

bb7.loopexit.unr-lcssa:
  %spec.select.lcssa.ph = phi i64 [ poison, %bb5.preheader ], [ %spec.select.1, %bb7.loopexit.unr-lcssa.loopexit ]
  %hits.sroa.0.05.unr = phi i64 [ 0, %bb5.preheader ], [ %spec.select.1, %bb7.loopexit.unr-lcssa.loopexit ]
  %iter.sroa.0.04.unr = phi i8 [ 0, %bb5.preheader ], [ %2, %bb7.loopexit.unr-lcssa.loopexit ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %bb7, label %bb5.epil

bb5.epil:
  %3 = shl nuw nsw i8 1, %iter.sroa.0.04.unr
  %4 = and i8 %3, %bits
  %.not.epil = icmp ne i8 %4, 0
  %5 = zext i1 %.not.epil to i64
  %spec.select.epil = add i64 %hits.sroa.0.05.unr, %5
  br label %bb7

bb7:
  %hits.sroa.0.0.lcssa = phi i64 [ 0, %start ], [ %spec.select.lcssa.ph, %bb7.loopexit.unr-lcssa ], [ %spec.select.epil, %bb5.epil ]
  ret i64 %hits.sroa.0.0.lcssa

bb5:
  %hits.sroa.0.05 = phi i64 [ 0, %bb5.preheader.new ], [ %spec.select.1, %bb5 ]
  %iter.sroa.0.04 = phi i64 [ 0, %bb5.preheader.new ], [ %_0.i.1, %bb5 ]
  %niter = phi i64 [ 0, %bb5.preheader.new ], [ %niter.next.1, %bb5 ]
  %6 = trunc i64 %iter.sroa.0.04 to i8
  %7 = and i8 %6, 6
  %8 = shl nuw nsw i8 1, %7
  %9 = and i8 %8, %bits
  %.not = icmp ne i8 %9, 0
  %10 = zext i1 %.not to i64
  %spec.select = add i64 %hits.sroa.0.05, %10
  %_0.i.1 = add nuw i64 %iter.sroa.0.04, 2
  %11 = trunc i64 %iter.sroa.0.04 to i8
  %12 = and i8 %11, 6
  %13 = shl nuw i8 2, %12
  %14 = and i8 %13, %bits
  %.not.1 = icmp ne i8 %14, 0
  %15 = zext i1 %.not.1 to i64
  %spec.select.1 = add i64 %spec.select, %15
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %bb7.loopexit.unr-lcssa.loopexit, label %bb5
}

define noundef i64 @blocked(i64 noundef %n, i64 noundef %block) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %_13 = icmp eq i64 %block, 0
  br i1 %_13, label %panic, label %bb3

bb3:
  %_12 = udiv i64 %n, %block
  %_14 = urem i64 %n, %block
  %_15.not = icmp ne i64 %_14, 0
  %0 = zext i1 %_15.not to i64
  %_4.sroa.0.0 = add i64 %_12, %0
  %_1611.not = icmp eq i64 %_4.sroa.0.0, 0
  br i1 %_1611.not, label %bb10, label %bb8

panic:
  tail call void @_ZN4core9panicking11panic_const23panic_const_div_by_zero17hc25814f4a0d3df95E(ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #5
  unreachable

bb1.loopexit:
  %s.sroa.0.1.lcssa = phi i64 [ %s.sroa.0.013, %bb8 ], [ %9, %middle.block ], [ %10, %bb12 ]
  %_16 = icmp ult i64 %_0.i, %_4.sroa.0.0
  br i1 %_16, label %bb8, label %bb10

bb10:
  %s.sroa.0.0.lcssa = phi i64 [ 0, %bb3 ], [ %s.sroa.0.1.lcssa, %bb1.loopexit ]
  ret i64 %s.sroa.0.0.lcssa

bb8:
  %s.sroa.0.013 = phi i64 [ %s.sroa.0.1.lcssa, %bb1.loopexit ], [ 0, %bb3 ]
  %iter.sroa.0.012 = phi i64 [ %_0.i, %bb1.loopexit ], [ 0, %bb3 ]
  %1 = add i64 %iter.sroa.0.012, 1
  %2 = mul i64 %1, %block
  %umin = tail call i64 @llvm.umin.i64(i64 %n, i64 %2)
  %3 = mul i64 %iter.sroa.0.012, %block
  %4 = sub i64 %umin, %3
  %_0.i = add nuw i64 %iter.sroa.0.012, 1
  %_9 = mul i64 %iter.sroa.0.012, %block
  %_8 = add i64 %_9, %block
  %_0.sroa.0.0.sroa.speculated.i = tail call noundef i64 @llvm.umin.i64(i64 %_8, i64 %n)
  %_208 = icmp ult i64 %_9, %_0.sroa.0.0.sroa.speculated.i
  br i1 %_208, label %bb12.preheader, label %bb1.loopexit

bb12.preheader:
  %min.iters.check = icmp ult i64 %4, 4
  br i1 %min.iters.check, label %bb12.preheader17, label %vector.ph

vector.ph:
  %n.vec = and i64 %4, -4
  %ind.end = add i64 %_9, %n.vec
  %5 = insertelement <2 x i64> <i64 poison, i64 0>, i64 %s.sroa.0.013, i64 0
  %.splatinsert = insertelement <2 x i64> poison, i64 %_9, i64 0
  %.splat = shufflevector <2 x i64> %.splatinsert, <2 x i64> poison, <2 x i32> zeroinitializer
  %induction = add <2 x i64> %.splat, <i64 0, i64 1>
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <2 x i64> [ %5, %vector.ph ], [ %6, %vector.body ]
  %vec.phi15 = phi <2 x i64> [ zeroinitializer, %vector.ph ], [ %7, %vector.body ]
  %vec.ind = phi <2 x i64> [ %induction, %vector.ph ], [ %vec.ind.next, %vector.body ]
  %step.add = add <2 x i64> %vec.ind, <i64 2, i64 2>
  %6 = xor <2 x i64> %vec.phi, %vec.ind
  %7 = xor <2 x i64> %vec.phi15, %step.add
  %index.next = add nuw i64 %index, 4
  %vec.ind.next = add <2 x i64> %vec.ind, <i64 4, i64 4>
  %8 = icmp eq i64 %index.next, %n.vec
  br i1 %8, label %middle.block, label %vector.body, !llvm.loop !8

middle.block:
  %bin.rdx = xor <2 x i64> %7, %6
  %9 = tail call i64 @llvm.vector.reduce.xor.v2i64(<2 x i64> %bin.rdx)
  %cmp.n = icmp eq i64 %4, %n.vec
  br i1 %cmp.n, label %bb1.loopexit, label %bb12.preheader17

bb12.preheader17:
  %s.sroa.0.110.ph = phi i64 [ %s.sroa.0.013, %bb12.preheader ], [ %9, %middle.block ]
  %iter1.sroa.0.09.ph = phi i64 [ %_9, %bb12.preheader ], [ %ind.end, %middle.block ]
  br label %bb12

bb12:
  %s.sroa.0.110 = phi i64 [ %10, %bb12 ], [ %s.sroa.0.110.ph, %bb12.preheader17 ]
  %iter1.sroa.0.09 = phi i64 [ %_0.i7, %bb12 ], [ %iter1.sroa.0.09.ph, %bb12.preheader17 ]
  %_0.i7 = add nuw i64 %iter1.sroa.0.09, 1
  %10 = xor i64 %s.sroa.0.110, %iter1.sroa.0.09
  %_20 = icmp ult i64 %_0.i7, %_0.sroa.0.0.sroa.speculated.i
  br i1 %_20, label %bb12, label %bb1.loopexit, !llvm.loop !11
}

define noundef i32 @abs_diff_loop(i32 noundef %lo, i32 noundef %hi) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %_6 = icmp slt i32 %lo, %hi
  %0 = sub i32 %hi, %lo
  %1 = sub i32 %lo, %hi
  %n.sroa.0.0 = select i1 %_6, i32 %0, i32 %1
  %_0.i.i.i8.not.i = icmp eq i32 %n.sroa.0.0, 0
  br i1 %_0.i.i.i8.not.i, label %_ZN4core4iter6traits8iterator8Iterator4fold17hf777df827e8d7df7E.exit, label %bb3.i.preheader

bb3.i.preheader:
  %min.iters.check = icmp ult i32 %n.sroa.0.0, 8
  br i1 %min.iters.check, label %bb3.i.preheader3, label %vector.ph

vector.ph:
  %n.vec = and i32 %n.sroa.0.0, -8
  br label %vector.body

vector.body:
  %index = phi i32 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %10, %vector.body ]
  %vec.phi1 = phi <4 x i32> [ zeroinitializer, %vector.ph ], [ %11, %vector.body ]
  %vec.ind = phi <4 x i32> [ <i32 0, i32 1, i32 2, i32 3>, %vector.ph ], [ %vec.ind.next, %vector.body ]
  %step.add = add <4 x i32> %vec.ind, <i32 4, i32 4, i32 4, i32 4>
  %2 = urem <4 x i32> %vec.ind, <i32 3, i32 3, i32 3, i32 3>
  %3 = urem <4 x i32> %step.add, <i32 3, i32 3, i32 3, i32 3>
  %4 = icmp eq <4 x i32> %2, <i32 1, i32 1, i32 1, i32 1>
  %5 = icmp eq <4 x i32> %3, <i32 1, i32 1, i32 1, i32 1>
  %6 = and <4 x i32> %vec.ind, <i32 255, i32 255, i32 255, i32 255>
  %7 = and <4 x i32> %step.add, <i32 255, i32 255, i32 255, i32 255>
  %8 = select <4 x i1> %4, <4 x i32> %6, <4 x i32> zeroinitializer
  %9 = select <4 x i1> %5, <4 x i32> %7, <4 x i32> zeroinitializer
  %10 = add <4 x i32> %8, %vec.phi
  %11 = add <4 x i32> %9, %vec.phi1
  %index.next = add nuw i32 %index, 8
  %vec.ind.next = add <4 x i32> %vec.ind, <i32 8, i32 8, i32 8, i32 8>
  %12 = icmp eq i32 %index.next, %n.vec
  br i1 %12, label %middle.block, label %vector.body, !llvm.loop !12

middle.block:
  %bin.rdx = add <4 x i32> %11, %10
  %13 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
  %cmp.n = icmp eq i32 %n.sroa.0.0, %n.vec
  br i1 %cmp.n, label %_ZN4core4iter6traits8iterator8Iterator4fold17hf777df827e8d7df7E.exit, label %bb3.i.preheader3

bb3.i.preheader3:
  %accum.sroa.0.010.i.ph = phi i32 [ 0, %bb3.i.preheader ], [ %13, %middle.block ]
  %self.sroa.0.09.i.ph = phi i32 [ 0, %bb3.i.preheader ], [ %n.vec, %middle.block ]
  br label %bb3.i

bb3.i:
  %accum.sroa.0.010.i = phi i32 [ %_0.sroa.0.0.i.i, %bb3.i ], [ %accum.sroa.0.010.i.ph, %bb3.i.preheader3 ]
  %self.sroa.0.09.i = phi i32 [ %_0.i1.i.i.i, %bb3.i ], [ %self.sroa.0.09.i.ph, %bb3.i.preheader3 ]
  %_0.i1.i.i.i = add nuw i32 %self.sroa.0.09.i, 1
  %_3.i.i.i = urem i32 %self.sroa.0.09.i, 3
  %_0.i.i.i = icmp eq i32 %_3.i.i.i, 1
  %_0.i.i.i2.i = and i32 %self.sroa.0.09.i, 255
  %_4.0.i.i.i.i = select i1 %_0.i.i.i, i32 %_0.i.i.i2.i, i32 0
  %_0.sroa.0.0.i.i = add i32 %_4.0.i.i.i.i, %accum.sroa.0.010.i
  %exitcond.not.i = icmp eq i32 %_0.i1.i.i.i, %n.sroa.0.0
  br i1 %exitcond.not.i, label %_ZN4core4iter6traits8iterator8Iterator4fold17hf777df827e8d7df7E.exit, label %bb3.i, !llvm.loop !13

_ZN4core4iter6traits8iterator8Iterator4fold17hf777df827e8d7df7E.exit:
  %accum.sroa.0.0.lcssa.i = phi i32 [ 0, %start ], [ %13, %middle.block ], [ %_0.sroa.0.0.i.i, %bb3.i ]
  ret i32 %accum.sroa.0.0.lcssa.i
}

declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef range(i32 1, 17), i64 noundef, ptr noundef, ptr noundef) unnamed_addr #1

declare i8 @llvm.uadd.sat.i8(i8, i8) #2

declare i64 @llvm.fshl.i64(i64, i64, i64) #2

declare i32 @llvm.ctlz.i32(i32, i1 immarg) #2

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #2

declare void @_ZN4core9panicking11panic_const23panic_const_div_by_zero17hc25814f4a0d3df95E(ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr #3

declare i64 @llvm.umin.i64(i64, i64) #4

declare i64 @llvm.vector.reduce.xor.v2i64(<2 x i64>) #4

declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #4

attributes #0 = { nofree norecurse nosync nounwind nonlazybind memory(none) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { cold noinline noreturn nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.85.0 (4d91de4e4 2025-02-17)"}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.unroll.disable"}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.peeled.count", i32 1}
!7 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.isvectorized", i32 1}
!10 = !{!"llvm.loop.unroll.runtime.disable"}
!11 = distinct !{!11, !10, !9}
!12 = distinct !{!12, !9, !10}
!13 = distinct !{!13, !10, !9}

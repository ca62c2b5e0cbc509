source_filename = "loops.e3dd48007bdada09-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_4192ed3b92b550c0d82c6e919997c0e9 = private unnamed_addr constant <{ [10 x i8] }> <{ [10 x i8] c"<redacted>" }>, align 1
@alloc_ae52e422ab29884b58622d79788975fe = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4192ed3b92b550c0d82c6e919997c0e9, [16 x i8] c"\0A\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00" }>, align 8
@alloc_4aead6e2018a46d0df208d5729447de7 = private unnamed_addr constant <{ [27 x i8] }> <{ [27 x i8] c"assertion failed: step != 0" }>, align 1
@alloc_a6e8913658d98d0dbd0444b57ddfd811 = private unnamed_addr constant <{ [27 x i8] }> <{ [27 x i8] c"chunk size must be non-zero" }>, align 1
@alloc_2cdbb89777c912da09e05e08ed401368 = private unnamed_addr constant <{ ptr, [8 x i8] }> <{ ptr @alloc_a6e8913658d98d0dbd0444b57ddfd811, [8 x i8] c"\1B\00\00\00\00\00\00\00" }>, align 8

define noundef float @sum_range(ptr nocapture noundef readonly %x, i64 noundef %n) unnamed_addr #0 {
start:
  %_0.i.i.i2 = icmp ne i64 %n, 0
  br i1 %_0.i.i.i2, label %bb8.preheader, label %bb7

bb8.preheader:
  %_0.i1.i.i3 = zext i1 %_0.i.i.i2 to i64
  %0 = add i64 %n, 1
  %1 = sub i64 %0, %_0.i1.i.i3
  %2 = sub i64 %n, %_0.i1.i.i3
  %xtraiter = and i64 %1, 3
  %3 = icmp ult i64 %2, 3
  br i1 %3, label %bb7.loopexit.unr-lcssa, label %bb8.preheader.new

bb8.preheader.new:
  %unroll_iter = and i64 %1, -4
  br label %bb8

bb7.loopexit.unr-lcssa:
  %.lcssa.ph = phi float [ poison, %bb8.preheader ], [ %13, %bb8 ]
  %spec.select6.unr = phi i64 [ %_0.i1.i.i3, %bb8.preheader ], [ %spec.select.3, %bb8 ]
  %s.sroa.0.05.unr = phi float [ 0.000000e+00, %bb8.preheader ], [ %13, %bb8 ]
  %iter.sroa.0.04.unr = phi i64 [ 0, %bb8.preheader ], [ %spec.select.2, %bb8 ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %bb7, label %bb8.epil

bb8.epil:
  %spec.select6.epil = phi i64 [ %spec.select.epil, %bb8.epil ], [ %spec.select6.unr, %bb7.loopexit.unr-lcssa ]
  %s.sroa.0.05.epil = phi float [ %5, %bb8.epil ], [ %s.sroa.0.05.unr, %bb7.loopexit.unr-lcssa ]
  %iter.sroa.0.04.epil = phi i64 [ %spec.select6.epil, %bb8.epil ], [ %iter.sroa.0.04.unr, %bb7.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb8.epil ], [ 0, %bb7.loopexit.unr-lcssa ]
  %4 = getelementptr inbounds float, ptr %x, i64 %iter.sroa.0.04.epil
  %_12.epil = load float, ptr %4, align 4, !noundef !3
  %5 = fadd float %s.sroa.0.05.epil, %_12.epil
  %_0.i.i.i.epil = icmp ult i64 %spec.select6.epil, %n
  %_0.i1.i.i.epil = zext i1 %_0.i.i.i.epil to i64
  %spec.select.epil = add nuw i64 %spec.select6.epil, %_0.i1.i.i.epil
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %bb7, label %bb8.epil, !llvm.loop !4

bb7:
  %s.sroa.0.0.lcssa = phi float [ 0.000000e+00, %start ], [ %.lcssa.ph, %bb7.loopexit.unr-lcssa ], [ %5, %bb8.epil ]
  ret float %s.sroa.0.0.lcssa

bb8:
  %spec.select6 = phi i64 [ %_0.i1.i.i3, %bb8.preheader.new ], [ %spec.select.3, %bb8 ]
  %s.sroa.0.05 = phi float [ 0.000000e+00, %bb8.preheader.new ], [ %13, %bb8 ]
  %iter.sroa.0.04 = phi i64 [ 0, %bb8.preheader.new ], [ %spec.select.2, %bb8 ]
  %niter = phi i64 [ 0, %bb8.preheader.new ], [ %niter.next.3, %bb8 ]
  %6 = getelementptr inbounds float, ptr %x, i64 %iter.sroa.0.04
  %_12 = load float, ptr %6, align 4, !noundef !3
  %7 = fadd float %s.sroa.0.05, %_12
  %_0.i.i.i = icmp ult i64 %spec.select6, %n
  %_0.i1.i.i = zext i1 %_0.i.i.i to i64
  %spec.select = add nuw i64 %spec.select6, %_0.i1.i.i
  %8 = getelementptr inbounds float, ptr %x, i64 %spec.select6
  %_12.1 = load float, ptr %8, align 4, !noundef !3
  %9 = fadd float %7, %_12.1
  %_0.i.i.i.1 = icmp ult i64 %spec.select, %n
  %_0.i1.i.i.1 = zext i1 %_0.i.i.i.1 to i64
  %spec.select.1 = add nuw i64 %spec.select, %_0.i1.i.i.1
  %10 = getelementptr inbounds float, ptr %x, i64 %spec.select
  %_12.2 = load float, ptr %10, align 4, !noundef !3
  %11 = fadd float %9, %_12.2
  %_0.i.i.i.2 = icmp ult i64 %spec.select.1, %n
  %_0.i1.i.i.2 = zext i1 %_0.i.i.i.2 to i64
  %spec.select.2 = add nuw i64 %spec.select.1, %_0.i1.i.i.2
  %12 = getelementptr inbounds float, ptr %x, i64 %spec.select.1
  %_12.3 = load float, ptr %12, align 4, !noundef !3
  %13 = fadd float %11, %_12.3
  %_0.i.i.i.3 = icmp ult i64 %spec.select.2, %n
  %_0.i1.i.i.3 = zext i1 %_0.i.i.i.3 to i64
  %spec.select.3 = add nuw i64 %spec.select.2, %_0.i1.i.i.3
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3.not = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3.not, label %bb7.loopexit.unr-lcssa, label %bb8
}

define noundef float @sum_inclusive(ptr nocapture noundef readonly %x, i64 noundef %n) unnamed_addr #1 {
start:
  %_4 = add i64 %n, 1
  %_0.i3.i.i5 = icmp ne i64 %n, 0
  %spec.select6 = zext i1 %_0.i3.i.i5 to i64
  %not._0.i3.i.i5 = xor i1 %_0.i3.i.i5, true
  %iter.sroa.7.17 = zext i1 %not._0.i3.i.i5 to i8
  br label %bb7

bb8:
  ret float %1

bb7:
  %iter.sroa.7.111 = phi i8 [ %iter.sroa.7.17, %start ], [ %iter.sroa.7.1, %bb9 ]
  %iter.sroa.0.110 = phi i64 [ %spec.select6, %start ], [ %iter.sroa.0.1, %bb9 ]
  %s.sroa.0.09 = phi float [ 0.000000e+00, %start ], [ %1, %bb9 ]
  %iter.sroa.0.08 = phi i64 [ 0, %start ], [ %iter.sroa.0.110, %bb9 ]
  %_15 = icmp ult i64 %iter.sroa.0.08, %_4
  br i1 %_15, label %bb9, label %panic

bb9:
  %0 = getelementptr inbounds float, ptr %x, i64 %iter.sroa.0.08
  %_13 = load float, ptr %0, align 4, !noundef !3
  %1 = fadd float %s.sroa.0.09, %_13
  %_10.i.i = trunc nuw i8 %iter.sroa.7.111 to i1
  %_0.i.not.i.i = icmp ugt i64 %iter.sroa.0.110, %n
  %or.cond = select i1 %_10.i.i, i1 true, i1 %_0.i.not.i.i
  %_0.i3.i.i = icmp ult i64 %iter.sroa.0.110, %n
  %not.or.cond = xor i1 %or.cond, true
  %narrow = select i1 %not.or.cond, i1 %_0.i3.i.i, i1 false
  %spec.select = zext i1 %narrow to i64
  %iter.sroa.0.1 = add nuw i64 %iter.sroa.0.110, %spec.select
  %2 = select i1 %or.cond, i1 true, i1 %_0.i3.i.i
  %iter.sroa.7.1 = select i1 %2, i8 %iter.sroa.7.111, i8 1
  br i1 %or.cond, label %bb8, label %bb7

panic:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %iter.sroa.0.08, i64 noundef %_4, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
  unreachable
}

define void @reverse_range(ptr nocapture noundef %x, i64 noundef %n) unnamed_addr #1 {
start:
  %_0.i.i.i.i5 = icmp ugt i64 %n, 1
  br i1 %_0.i.i.i.i5, label %bb7.preheader, label %bb8

bb7.preheader:
  %_0.i1.i.i.i6 = add i64 %n, -1
  br label %bb7

bb8:
  ret void

bb7:
  %iter.sroa.4.110 = phi i64 [ %iter.sroa.4.1, %bb10 ], [ %_0.i1.i.i.i6, %bb7.preheader ]
  %_0.i1.i.i.i9 = phi i64 [ %_0.i1.i.i.i, %bb10 ], [ %_0.i1.i.i.i6, %bb7.preheader ]
  %iter.sroa.4.08 = phi i64 [ %iter.sroa.4.110, %bb10 ], [ %n, %bb7.preheader ]
  %_13 = add i64 %iter.sroa.4.08, -2
  %_15 = icmp ult i64 %_13, %n
  br i1 %_15, label %bb9, label %panic

bb9:
  %_17 = icmp ult i64 %_0.i1.i.i.i9, %n
  br i1 %_17, label %bb10, label %panic1

panic:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %_13, i64 noundef %n, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
  unreachable

bb10:
  %0 = getelementptr inbounds float, ptr %x, i64 %_13
  %_12 = load float, ptr %0, align 4, !noundef !3
  %1 = getelementptr inbounds float, ptr %x, i64 %_0.i1.i.i.i9
  %2 = load float, ptr %1, align 4, !noundef !3
  %3 = fsub float %2, %_12
  store float %3, ptr %1, align 4
  %_0.i.i.i.i = icmp ugt i64 %iter.sroa.4.110, 1
  %_0.i1.i.i.i = add i64 %iter.sroa.4.110, -1
  %iter.sroa.4.1 = select i1 %_0.i.i.i.i, i64 %_0.i1.i.i.i, i64 %iter.sroa.4.110
  br i1 %_0.i.i.i.i, label %bb7, label %bb8

panic1:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %_0.i1.i.i.i9, i64 noundef %n, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
  unreachable
}

define void @every_step(ptr nocapture noundef writeonly %x, i64 noundef %n, i64 noundef %step) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = icmp eq i64 %step, 0
  br i1 %0, label %bb2.i.i, label %_ZN4core4iter6traits8iterator8Iterator7step_by17h0b3f2cf51da6b66aE.exit, !prof !6

bb2.i.i:
  tail call void @_ZN4core9panicking5panic17h06336e0c962d4a4aE(ptr noalias noundef nonnull readonly align 1 @alloc_4aead6e2018a46d0df208d5729447de7, i64 noundef 27, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10, !noalias !7
  unreachable

_ZN4core4iter6traits8iterator8Iterator7step_by17h0b3f2cf51da6b66aE.exit:
  %d.i.i.i = udiv i64 %n, %step
  %r2.i.i.i = urem i64 %n, %step
  %_18.not.i.i.i = icmp ne i64 %r2.i.i.i, 0
  %1 = zext i1 %_18.not.i.i.i to i64
  %yield_count.sroa.0.0.i.i.i = add i64 %d.i.i.i, %1
  %_6.not.i.i.not2 = icmp eq i64 %yield_count.sroa.0.0.i.i.i, 0
  br i1 %_6.not.i.i.not2, label %bb8, label %bb7.preheader

bb7.preheader:
  %iter.sroa.5.14 = tail call i64 @llvm.usub.sat.i64(i64 %yield_count.sroa.0.0.i.i.i, i64 1)
  br label %bb7

bb8:
  ret void

bb7:
  %iter.sroa.5.17 = phi i64 [ %iter.sroa.5.1, %bb9 ], [ %iter.sroa.5.14, %bb7.preheader ]
  %iter.sroa.0.16 = phi i64 [ %iter.sroa.0.1, %bb9 ], [ %step, %bb7.preheader ]
  %iter.sroa.0.05 = phi i64 [ %iter.sroa.0.16, %bb9 ], [ 0, %bb7.preheader ]
  %_14 = icmp ult i64 %iter.sroa.0.05, %n
  br i1 %_14, label %bb9, label %panic

bb9:
  %2 = getelementptr inbounds float, ptr %x, i64 %iter.sroa.0.05
  store float 0.000000e+00, ptr %2, align 4
  %_6.not.i.i.not = icmp eq i64 %iter.sroa.5.17, 0
  %_8.i.i = select i1 %_6.not.i.i.not, i64 0, i64 %step
  %iter.sroa.0.1 = add i64 %_8.i.i, %iter.sroa.0.16
  %iter.sroa.5.1 = tail call i64 @llvm.usub.sat.i64(i64 %iter.sroa.5.17, i64 1)
  br i1 %_6.not.i.i.not, label %bb8, label %bb7

panic:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %iter.sroa.0.05, i64 noundef %n, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
  unreachable
}

define void @matmul(ptr nocapture noundef readonly %a, ptr nocapture noundef readonly %b, ptr nocapture noundef writeonly %c, i64 noundef %m, i64 noundef %n, i64 noundef %k) unnamed_addr #1 {
start:
  %_8 = mul i64 %k, %m
  %_10 = mul i64 %k, %n
  %_12 = mul i64 %n, %m
  %_0.i.i.i40 = icmp ne i64 %m, 0
  br i1 %_0.i.i.i40, label %bb11.preheader.lr.ph, label %bb9

bb11.preheader.lr.ph:
  %_0.i1.i.i41 = zext i1 %_0.i.i.i40 to i64
  %_0.i.i.i1036 = icmp ne i64 %n, 0
  %_0.i1.i.i1337 = zext i1 %_0.i.i.i1036 to i64
  %_0.i.i.i1831 = icmp ne i64 %k, 0
  %_0.i1.i.i2132 = zext i1 %_0.i.i.i1831 to i64
  br label %bb11.preheader

bb5.loopexit:
  %_0.i.i.i = icmp ult i64 %spec.select43, %m
  %_0.i1.i.i = zext i1 %_0.i.i.i to i64
  %spec.select = add nuw i64 %spec.select43, %_0.i1.i.i
  br i1 %_0.i.i.i, label %bb11.preheader, label %bb9

bb11.preheader:
  %spec.select43 = phi i64 [ %_0.i1.i.i41, %bb11.preheader.lr.ph ], [ %spec.select, %bb5.loopexit ]
  %iter.sroa.0.042 = phi i64 [ 0, %bb11.preheader.lr.ph ], [ %spec.select43, %bb5.loopexit ]
  br i1 %_0.i.i.i1036, label %bb16.preheader.lr.ph, label %bb5.loopexit

bb16.preheader.lr.ph:
  %_38 = mul i64 %iter.sroa.0.042, %k
  %_48 = mul i64 %iter.sroa.0.042, %n
  br label %bb16.preheader

bb9:
  ret void

bb16.preheader:
  %spec.select2439 = phi i64 [ %_0.i1.i.i1337, %bb16.preheader.lr.ph ], [ %spec.select24, %bb22 ]
  %iter1.sroa.0.038 = phi i64 [ 0, %bb16.preheader.lr.ph ], [ %spec.select2439, %bb22 ]
  br i1 %_0.i.i.i1831, label %bb18, label %bb19

bb19:
  %s.sroa.0.0.lcssa = phi float [ 0.000000e+00, %bb16.preheader ], [ %3, %bb21 ]
  %_47 = add i64 %iter1.sroa.0.038, %_48
  %_50 = icmp ult i64 %_47, %_12
  br i1 %_50, label %bb22, label %panic

bb18:
  %spec.select2635 = phi i64 [ %spec.select26, %bb21 ], [ %_0.i1.i.i2132, %bb16.preheader ]
  %s.sroa.0.034 = phi float [ %3, %bb21 ], [ 0.000000e+00, %bb16.preheader ]
  %iter2.sroa.0.033 = phi i64 [ %spec.select2635, %bb21 ], [ 0, %bb16.preheader ]
  %_37 = add i64 %iter2.sroa.0.033, %_38
  %_40 = icmp ult i64 %_37, %_8
  br i1 %_40, label %bb20, label %panic3

bb22:
  %0 = getelementptr inbounds float, ptr %c, i64 %_47
  store float %s.sroa.0.0.lcssa, ptr %0, align 4
  %_0.i.i.i10 = icmp ult i64 %spec.select2439, %n
  %_0.i1.i.i13 = zext i1 %_0.i.i.i10 to i64
  %spec.select24 = add nuw i64 %spec.select2439, %_0.i1.i.i13
  br i1 %_0.i.i.i10, label %bb16.preheader, label %bb5.loopexit

panic:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %_47, i64 noundef %_12, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
  unreachable

bb20:
  %_43 = mul i64 %iter2.sroa.0.033, %n
  %_42 = add i64 %_43, %iter1.sroa.0.038
  %_45 = icmp ult i64 %_42, %_10
  br i1 %_45, label %bb21, label %panic4

panic3:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %_37, i64 noundef %_8, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
  unreachable

bb21:
  %1 = getelementptr inbounds float, ptr %a, i64 %_37
  %_36 = load float, ptr %1, align 4, !noundef !3
  %2 = getelementptr inbounds float, ptr %b, i64 %_42
  %_41 = load float, ptr %2, align 4, !noundef !3
  %_35 = fmul float %_36, %_41
  %3 = fadd float %s.sroa.0.034, %_35
  %_0.i.i.i18 = icmp ult i64 %spec.select2635, %k
  %_0.i1.i.i21 = zext i1 %_0.i.i.i18 to i64
  %spec.select26 = add nuw i64 %spec.select2635, %_0.i1.i.i21
  br i1 %_0.i.i.i18, label %bb18, label %bb19

panic4:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %_42, i64 noundef %_10, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
  unreachable
}

define noundef float @dot_zip(ptr noundef readonly %x, ptr noundef readonly %y, i64 noundef %n) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %0 = icmp ne ptr %x, null
  tail call void @llvm.assume(i1 %0)
  %_214.not.i.i.i.i.i = icmp eq i64 %n, 0
  br i1 %_214.not.i.i.i.i.i, label %_ZN4core4iter6traits8iterator8Iterator3sum17h8183d1753b3a8b6aE.exit, label %bb14.lr.ph.i.i.i.i.i

bb14.lr.ph.i.i.i.i.i:
  %1 = icmp ne ptr %y, null
  tail call void @llvm.assume(i1 %1)
  %xtraiter = and i64 %n, 3
  %2 = icmp ult i64 %n, 4
  br i1 %2, label %_ZN4core4iter6traits8iterator8Iterator3sum17h8183d1753b3a8b6aE.exit.loopexit.unr-lcssa, label %bb14.lr.ph.i.i.i.i.i.new

bb14.lr.ph.i.i.i.i.i.new:
  %unroll_iter = and i64 %n, -4
  br label %bb14.i.i.i.i.i

bb14.i.i.i.i.i:
  %accum.sroa.0.06.i.i.i.i.i = phi float [ -0.000000e+00, %bb14.lr.ph.i.i.i.i.i.new ], [ %_0.i.i.i.i.i.i.i.3, %bb14.i.i.i.i.i ]
  %iter.sroa.0.05.i.i.i.i.i = phi i64 [ 0, %bb14.lr.ph.i.i.i.i.i.new ], [ %_0.i.i.i.i.i.i.3, %bb14.i.i.i.i.i ]
  %niter = phi i64 [ 0, %bb14.lr.ph.i.i.i.i.i.new ], [ %niter.next.3, %bb14.i.i.i.i.i ]
  %_0.i.i.i.i.i.i = or disjoint i64 %iter.sroa.0.05.i.i.i.i.i, 1
  %_3.i.i.i.i.i.i.i = getelementptr inbounds float, ptr %x, i64 %iter.sroa.0.05.i.i.i.i.i
  %_3.i3.i.i.i.i.i.i = getelementptr inbounds float, ptr %y, i64 %iter.sroa.0.05.i.i.i.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !12)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !15)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !17)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !20)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !22)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !25)
  %_3.i.i.i.i.i.i.i.i = load float, ptr %_3.i.i.i.i.i.i.i, align 4, !alias.scope !27, !noalias !28, !noundef !3
  %_4.i.i.i.i.i.i.i.i = load float, ptr %_3.i3.i.i.i.i.i.i, align 4, !alias.scope !39, !noalias !40, !noundef !3
  %_0.i.i.i.i.i.i.i.i = fmul float %_3.i.i.i.i.i.i.i.i, %_4.i.i.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.i = fadd float %accum.sroa.0.06.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.1 = or disjoint i64 %iter.sroa.0.05.i.i.i.i.i, 2
  %_3.i.i.i.i.i.i.i.1 = getelementptr inbounds float, ptr %x, i64 %_0.i.i.i.i.i.i
  %_3.i3.i.i.i.i.i.i.1 = getelementptr inbounds float, ptr %y, i64 %_0.i.i.i.i.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !41)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !43)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !45)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !47)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !49)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !51)
  %_3.i.i.i.i.i.i.i.i.1 = load float, ptr %_3.i.i.i.i.i.i.i.1, align 4, !alias.scope !53, !noalias !54, !noundef !3
  %_4.i.i.i.i.i.i.i.i.1 = load float, ptr %_3.i3.i.i.i.i.i.i.1, align 4, !alias.scope !55, !noalias !56, !noundef !3
  %_0.i.i.i.i.i.i.i.i.1 = fmul float %_3.i.i.i.i.i.i.i.i.1, %_4.i.i.i.i.i.i.i.i.1
  %_0.i.i.i.i.i.i.i.1 = fadd float %_0.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.1
  %_0.i.i.i.i.i.i.2 = or disjoint i64 %iter.sroa.0.05.i.i.i.i.i, 3
  %_3.i.i.i.i.i.i.i.2 = getelementptr inbounds float, ptr %x, i64 %_0.i.i.i.i.i.i.1
  %_3.i3.i.i.i.i.i.i.2 = getelementptr inbounds float, ptr %y, i64 %_0.i.i.i.i.i.i.1
  tail call void @llvm.experimental.noalias.scope.decl(metadata !57)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !59)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !61)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !63)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !65)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !67)
  %_3.i.i.i.i.i.i.i.i.2 = load float, ptr %_3.i.i.i.i.i.i.i.2, align 4, !alias.scope !69, !noalias !70, !noundef !3
  %_4.i.i.i.i.i.i.i.i.2 = load float, ptr %_3.i3.i.i.i.i.i.i.2, align 4, !alias.scope !71, !noalias !72, !noundef !3
  %_0.i.i.i.i.i.i.i.i.2 = fmul float %_3.i.i.i.i.i.i.i.i.2, %_4.i.i.i.i.i.i.i.i.2
  %_0.i.i.i.i.i.i.i.2 = fadd float %_0.i.i.i.i.i.i.i.1, %_0.i.i.i.i.i.i.i.i.2
  %_0.i.i.i.i.i.i.3 = add nuw i64 %iter.sroa.0.05.i.i.i.i.i, 4
  %_3.i.i.i.i.i.i.i.3 = getelementptr inbounds float, ptr %x, i64 %_0.i.i.i.i.i.i.2
  %_3.i3.i.i.i.i.i.i.3 = getelementptr inbounds float, ptr %y, i64 %_0.i.i.i.i.i.i.2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !73)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !75)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !77)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !79)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !81)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !83)
  %_3.i.i.i.i.i.i.i.i.3 = load float, ptr %_3.i.i.i.i.i.i.i.3, align 4, !alias.scope !85, !noalias !86, !noundef !3
  %_4.i.i.i.i.i.i.i.i.3 = load float, ptr %_3.i3.i.i.i.i.i.i.3, align 4, !alias.scope !87, !noalias !88, !noundef !3
  %_0.i.i.i.i.i.i.i.i.3 = fmul float %_3.i.i.i.i.i.i.i.i.3, %_4.i.i.i.i.i.i.i.i.3
  %_0.i.i.i.i.i.i.i.3 = fadd float %_0.i.i.i.i.i.i.i.2, %_0.i.i.i.i.i.i.i.i.3
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %_ZN4core4iter6traits8iterator8Iterator3sum17h8183d1753b3a8b6aE.exit.loopexit.unr-lcssa, label %bb14.i.i.i.i.i

_ZN4core4iter6traits8iterator8Iterator3sum17h8183d1753b3a8b6aE.exit.loopexit.unr-lcssa:
  %_0.i.i.i.i.i.i.i.lcssa.ph = phi float [ poison, %bb14.lr.ph.i.i.i.i.i ], [ %_0.i.i.i.i.i.i.i.3, %bb14.i.i.i.i.i ]
  %accum.sroa.0.06.i.i.i.i.i.unr = phi float [ -0.000000e+00, %bb14.lr.ph.i.i.i.i.i ], [ %_0.i.i.i.i.i.i.i.3, %bb14.i.i.i.i.i ]
  %iter.sroa.0.05.i.i.i.i.i.unr = phi i64 [ 0, %bb14.lr.ph.i.i.i.i.i ], [ %_0.i.i.i.i.i.i.3, %bb14.i.i.i.i.i ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %_ZN4core4iter6traits8iterator8Iterator3sum17h8183d1753b3a8b6aE.exit, label %bb14.i.i.i.i.i.epil

bb14.i.i.i.i.i.epil:
  %accum.sroa.0.06.i.i.i.i.i.epil = phi float [ %_0.i.i.i.i.i.i.i.epil, %bb14.i.i.i.i.i.epil ], [ %accum.sroa.0.06.i.i.i.i.i.unr, %_ZN4core4iter6traits8iterator8Iterator3sum17h8183d1753b3a8b6aE.exit.loopexit.unr-lcssa ]
  %iter.sroa.0.05.i.i.i.i.i.epil = phi i64 [ %_0.i.i.i.i.i.i.epil, %bb14.i.i.i.i.i.epil ], [ %iter.sroa.0.05.i.i.i.i.i.unr, %_ZN4core4iter6traits8iterator8Iterator3sum17h8183d1753b3a8b6aE.exit.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb14.i.i.i.i.i.epil ], [ 0, %_ZN4core4iter6traits8iterator8Iterator3sum17h8183d1753b3a8b6aE.exit.loopexit.unr-lcssa ]
  %_0.i.i.i.i.i.i.epil = add nuw i64 %iter.sroa.0.05.i.i.i.i.i.epil, 1
  %_3.i.i.i.i.i.i.i.epil = getelementptr inbounds float, ptr %x, i64 %iter.sroa.0.05.i.i.i.i.i.epil
  %_3.i3.i.i.i.i.i.i.epil = getelementptr inbounds float, ptr %y, i64 %iter.sroa.0.05.i.i.i.i.i.epil
  tail call void @llvm.experimental.noalias.scope.decl(metadata !12)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !15)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !17)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !20)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !22)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !25)
  %_3.i.i.i.i.i.i.i.i.epil = load float, ptr %_3.i.i.i.i.i.i.i.epil, align 4, !alias.scope !27, !noalias !28, !noundef !3
  %_4.i.i.i.i.i.i.i.i.epil = load float, ptr %_3.i3.i.i.i.i.i.i.epil, align 4, !alias.scope !39, !noalias !40, !noundef !3
  %_0.i.i.i.i.i.i.i.i.epil = fmul float %_3.i.i.i.i.i.i.i.i.epil, %_4.i.i.i.i.i.i.i.i.epil
  %_0.i.i.i.i.i.i.i.epil = fadd float %accum.sroa.0.06.i.i.i.i.i.epil, %_0.i.i.i.i.i.i.i.i.epil
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %_ZN4core4iter6traits8iterator8Iterator3sum17h8183d1753b3a8b6aE.exit, label %bb14.i.i.i.i.i.epil, !llvm.loop !89

_ZN4core4iter6traits8iterator8Iterator3sum17h8183d1753b3a8b6aE.exit:
  %accum.sroa.0.0.lcssa.i.i.i.i.i = phi float [ -0.000000e+00, %start ], [ %_0.i.i.i.i.i.i.i.lcssa.ph, %_ZN4core4iter6traits8iterator8Iterator3sum17h8183d1753b3a8b6aE.exit.loopexit.unr-lcssa ], [ %_0.i.i.i.i.i.i.i.epil, %bb14.i.i.i.i.i.epil ]
  ret float %accum.sroa.0.0.lcssa.i.i.i.i.i
}

define void @chunk_sums(ptr noundef readonly %x, ptr noundef writeonly %out, i64 noundef %n, i64 noundef %width) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %_4.i = alloca [48 x i8], align 8
  %0 = icmp eq i64 %width, 0
  br i1 %0, label %bb2.i, label %"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$6chunks17h07658bfa58b23466E.exit", !prof !6

bb2.i:
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %_4.i), !noalias !90
  store ptr @alloc_2cdbb89777c912da09e05e08ed401368, ptr %_4.i, align 8, !noalias !90
  %1 = getelementptr inbounds i8, ptr %_4.i, i64 8
  store i64 1, ptr %1, align 8, !noalias !90
  %2 = getelementptr inbounds i8, ptr %_4.i, i64 32
  store ptr null, ptr %2, align 8, !noalias !90
  %3 = getelementptr inbounds i8, ptr %_4.i, i64 16
  store ptr inttoptr (i64 8 to ptr), ptr %3, align 8, !noalias !90
  %4 = getelementptr inbounds i8, ptr %_4.i, i64 24
  store i64 0, ptr %4, align 8, !noalias !90
  call void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr noalias nocapture noundef nonnull readonly align 8 dereferenceable(48) %_4.i, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10, !noalias !90
  unreachable

"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$6chunks17h07658bfa58b23466E.exit":
  %5 = icmp ne ptr %out, null
  tail call void @llvm.assume(i1 %5)
  %6 = icmp eq i64 %n, 0
  br i1 %6, label %_ZN4core4iter6traits8iterator8Iterator3zip17hfda86f58d3d9d191E.exit, label %bb3.i.i.i.i

bb3.i.i.i.i:
  %n1.i.i.i.i = udiv i64 %n, %width
  %rem.i.i.i.i = urem i64 %n, %width
  %_11.not.i.i.i.i = icmp ne i64 %rem.i.i.i.i, 0
  %7 = zext i1 %_11.not.i.i.i.i to i64
  %n.sroa.0.0.i.i.i.i = add i64 %n1.i.i.i.i, %7
  br label %_ZN4core4iter6traits8iterator8Iterator3zip17hfda86f58d3d9d191E.exit

_ZN4core4iter6traits8iterator8Iterator3zip17hfda86f58d3d9d191E.exit:
  %_2.sroa.0.0.i.i.i = phi i64 [ %n.sroa.0.0.i.i.i.i, %bb3.i.i.i.i ], [ 0, %"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$6chunks17h07658bfa58b23466E.exit" ]
  %_0.sroa.0.0.sroa.speculated.i.i.i = tail call noundef i64 @llvm.umin.i64(i64 %n, i64 %_2.sroa.0.0.i.i.i)
  br label %bb7

bb7:
  %iter.sroa.11.0 = phi i64 [ 0, %_ZN4core4iter6traits8iterator8Iterator3zip17hfda86f58d3d9d191E.exit ], [ %iter.sroa.11.1, %_ZN4core4iter6traits8iterator8Iterator3sum17h22261a538b6cc08dE.exit ]
  %_12.sroa.6.0 = phi ptr [ undef, %_ZN4core4iter6traits8iterator8Iterator3zip17hfda86f58d3d9d191E.exit ], [ %_12.sroa.6.1, %_ZN4core4iter6traits8iterator8Iterator3sum17h22261a538b6cc08dE.exit ]
  %_12.sroa.8.0 = phi i64 [ undef, %_ZN4core4iter6traits8iterator8Iterator3zip17hfda86f58d3d9d191E.exit ], [ %_12.sroa.8.1, %_ZN4core4iter6traits8iterator8Iterator3sum17h22261a538b6cc08dE.exit ]
  %_2.i.i = icmp ult i64 %iter.sroa.11.0, %_0.sroa.0.0.sroa.speculated.i.i.i
  br i1 %_2.i.i, label %bb1.i.i, label %"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hab30be5a8f381382E.exit"

bb1.i.i:
  %8 = add nuw i64 %iter.sroa.11.0, 1
  %_3.i.i.i = getelementptr inbounds float, ptr %out, i64 %iter.sroa.11.0
  %start1.i.i.i = mul i64 %iter.sroa.11.0, %width
  %v1.i.i.i = sub nuw i64 %n, %start1.i.i.i
  %_0.sroa.0.0.sroa.speculated.i.i.i.i = tail call noundef i64 @llvm.umin.i64(i64 %v1.i.i.i, i64 %width)
  %9 = getelementptr inbounds float, ptr %x, i64 %start1.i.i.i
  br label %"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hab30be5a8f381382E.exit"

"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hab30be5a8f381382E.exit":
  %iter.sroa.11.1 = phi i64 [ %8, %bb1.i.i ], [ %iter.sroa.11.0, %bb7 ]
  %_12.sroa.0.0 = phi ptr [ %_3.i.i.i, %bb1.i.i ], [ null, %bb7 ]
  %_12.sroa.6.1 = phi ptr [ %9, %bb1.i.i ], [ %_12.sroa.6.0, %bb7 ]
  %_12.sroa.8.1 = phi i64 [ %_0.sroa.0.0.sroa.speculated.i.i.i.i, %bb1.i.i ], [ %_12.sroa.8.0, %bb7 ]
  %10 = icmp eq ptr %_12.sroa.0.0, null
  br i1 %10, label %bb11, label %bb10

bb11:
  ret void

bb10:
  %11 = icmp ne ptr %_12.sroa.6.1, null
  tail call void @llvm.assume(i1 %11)
  %12 = icmp eq i64 %_12.sroa.8.1, 0
  br i1 %12, label %_ZN4core4iter6traits8iterator8Iterator3sum17h22261a538b6cc08dE.exit, label %bb10.i.i.i.preheader

bb10.i.i.i.preheader:
  %xtraiter = and i64 %_12.sroa.8.1, 7
  %13 = icmp ult i64 %_12.sroa.8.1, 8
  br i1 %13, label %_ZN4core4iter6traits8iterator8Iterator3sum17h22261a538b6cc08dE.exit.loopexit.unr-lcssa, label %bb10.i.i.i.preheader.new

bb10.i.i.i.preheader.new:
  %unroll_iter = and i64 %_12.sroa.8.1, -8
  br label %bb10.i.i.i

bb10.i.i.i:
  %acc.sroa.0.0.i.i.i = phi float [ -0.000000e+00, %bb10.i.i.i.preheader.new ], [ %_0.i.i.i.i.7, %bb10.i.i.i ]
  %i.sroa.0.0.i.i.i = phi i64 [ 0, %bb10.i.i.i.preheader.new ], [ %_30.i.i.i.7, %bb10.i.i.i ]
  %niter = phi i64 [ 0, %bb10.i.i.i.preheader.new ], [ %niter.next.7, %bb10.i.i.i ]
  %_40.i.i.i = getelementptr inbounds float, ptr %_12.sroa.6.1, i64 %i.sroa.0.0.i.i.i
  %_4.i.i.i.i = load float, ptr %_40.i.i.i, align 4, !alias.scope !94, !noundef !3
  %_0.i.i.i.i = fadd float %acc.sroa.0.0.i.i.i, %_4.i.i.i.i
  %_30.i.i.i = or disjoint i64 %i.sroa.0.0.i.i.i, 1
  %_40.i.i.i.1 = getelementptr inbounds float, ptr %_12.sroa.6.1, i64 %_30.i.i.i
  %_4.i.i.i.i.1 = load float, ptr %_40.i.i.i.1, align 4, !alias.scope !94, !noundef !3
  %_0.i.i.i.i.1 = fadd float %_0.i.i.i.i, %_4.i.i.i.i.1
  %_30.i.i.i.1 = or disjoint i64 %i.sroa.0.0.i.i.i, 2
  %_40.i.i.i.2 = getelementptr inbounds float, ptr %_12.sroa.6.1, i64 %_30.i.i.i.1
  %_4.i.i.i.i.2 = load float, ptr %_40.i.i.i.2, align 4, !alias.scope !94, !noundef !3
  %_0.i.i.i.i.2 = fadd float %_0.i.i.i.i.1, %_4.i.i.i.i.2
  %_30.i.i.i.2 = or disjoint i64 %i.sroa.0.0.i.i.i, 3
  %_40.i.i.i.3 = getelementptr inbounds float, ptr %_12.sroa.6.1, i64 %_30.i.i.i.2
  %_4.i.i.i.i.3 = load float, ptr %_40.i.i.i.3, align 4, !alias.scope !94, !noundef !3
  %_0.i.i.i.i.3 = fadd float %_0.i.i.i.i.2, %_4.i.i.i.i.3
  %_30.i.i.i.3 = or disjoint i64 %i.sroa.0.0.i.i.i, 4
  %_40.i.i.i.4 = getelementptr inbounds float, ptr %_12.sroa.6.1, i64 %_30.i.i.i.3
  %_4.i.i.i.i.4 = load float, ptr %_40.i.i.i.4, align 4, !alias.scope !94, !noundef !3
  %_0.i.i.i.i.4 = fadd float %_0.i.i.i.i.3, %_4.i.i.i.i.4
  %_30.i.i.i.4 = or disjoint i64 %i.sroa.0.0.i.i.i, 5
  %_40.i.i.i.5 = getelementptr inbounds float, ptr %_12.sroa.6.1, i64 %_30.i.i.i.4
  %_4.i.i.i.i.5 = load float, ptr %_40.i.i.i.5, align 4, !alias.scope !94, !noundef !3
  %_0.i.i.i.i.5 = fadd float %_0.i.i.i.i.4, %_4.i.i.i.i.5
  %_30.i.i.i.5 = or disjoint i64 %i.sroa.0.0.i.i.i, 6
  %_40.i.i.i.6 = getelementptr inbounds float, ptr %_12.sroa.6.1, i64 %_30.i.i.i.5
  %_4.i.i.i.i.6 = load float, ptr %_40.i.i.i.6, align 4, !alias.scope !94, !noundef !3
  %_0.i.i.i.i.6 = fadd float %_0.i.i.i.i.5, %_4.i.i.i.i.6
  %_30.i.i.i.6 = or disjoint i64 %i.sroa.0.0.i.i.i, 7
  %_40.i.i.i.7 = getelementptr inbounds float, ptr %_12.sroa.6.1, i64 %_30.i.i.i.6
  %_4.i.i.i.i.7 = load float, ptr %_40.i.i.i.7, align 4, !alias.scope !94, !noundef !3
  %_0.i.i.i.i.7 = fadd float %_0.i.i.i.i.6, %_4.i.i.i.i.7
  %_30.i.i.i.7 = add nuw i64 %i.sroa.0.0.i.i.i, 8
  %niter.next.7 = add i64 %niter, 8
  %niter.ncmp.7 = icmp eq i64 %niter.next.7, %unroll_iter
  br i1 %niter.ncmp.7, label %_ZN4core4iter6traits8iterator8Iterator3sum17h22261a538b6cc08dE.exit.loopexit.unr-lcssa, label %bb10.i.i.i

_ZN4core4iter6traits8iterator8Iterator3sum17h22261a538b6cc08dE.exit.loopexit.unr-lcssa:
  %_0.i.i.i.i.lcssa.ph = phi float [ poison, %bb10.i.i.i.preheader ], [ %_0.i.i.i.i.7, %bb10.i.i.i ]
  %acc.sroa.0.0.i.i.i.unr = phi float [ -0.000000e+00, %bb10.i.i.i.preheader ], [ %_0.i.i.i.i.7, %bb10.i.i.i ]
  %i.sroa.0.0.i.i.i.unr = phi i64 [ 0, %bb10.i.i.i.preheader ], [ %_30.i.i.i.7, %bb10.i.i.i ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %_ZN4core4iter6traits8iterator8Iterator3sum17h22261a538b6cc08dE.exit, label %bb10.i.i.i.epil

bb10.i.i.i.epil:
  %acc.sroa.0.0.i.i.i.epil = phi float [ %_0.i.i.i.i.epil, %bb10.i.i.i.epil ], [ %acc.sroa.0.0.i.i.i.unr, %_ZN4core4iter6traits8iterator8Iterator3sum17h22261a538b6cc08dE.exit.loopexit.unr-lcssa ]
  %i.sroa.0.0.i.i.i.epil = phi i64 [ %_30.i.i.i.epil, %bb10.i.i.i.epil ], [ %i.sroa.0.0.i.i.i.unr, %_ZN4core4iter6traits8iterator8Iterator3sum17h22261a538b6cc08dE.exit.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb10.i.i.i.epil ], [ 0, %_ZN4core4iter6traits8iterator8Iterator3sum17h22261a538b6cc08dE.exit.loopexit.unr-lcssa ]
  %_40.i.i.i.epil = getelementptr inbounds float, ptr %_12.sroa.6.1, i64 %i.sroa.0.0.i.i.i.epil
  %_4.i.i.i.i.epil = load float, ptr %_40.i.i.i.epil, align 4, !alias.scope !94, !noundef !3
  %_0.i.i.i.i.epil = fadd float %acc.sroa.0.0.i.i.i.epil, %_4.i.i.i.i.epil
  %_30.i.i.i.epil = add nuw i64 %i.sroa.0.0.i.i.i.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %_ZN4core4iter6traits8iterator8Iterator3sum17h22261a538b6cc08dE.exit, label %bb10.i.i.i.epil, !llvm.loop !97

_ZN4core4iter6traits8iterator8Iterator3sum17h22261a538b6cc08dE.exit:
  %_0.sroa.0.0.i.i.i = phi float [ -0.000000e+00, %bb10 ], [ %_0.i.i.i.i.lcssa.ph, %_ZN4core4iter6traits8iterator8Iterator3sum17h22261a538b6cc08dE.exit.loopexit.unr-lcssa ], [ %_0.i.i.i.i.epil, %bb10.i.i.i.epil ]
  store float %_0.sroa.0.0.i.i.i, ptr %_12.sroa.0.0, align 4
  br label %bb7
}

define noundef i32 @first_pair(i32 noundef returned %n, i32 noundef %limit) unnamed_addr #3 {
start:
  %_0.i.i.i15 = icmp ne i32 %n, 0
  br i1 %_0.i.i.i15, label %bb7.preheader.preheader, label %bb15

bb7.preheader.preheader:
  %_0.i1.i.i16 = zext i1 %_0.i.i.i15 to i32
  br label %bb7.preheader

bb2.loopexit:
  %_0.i.i.i = icmp ult i32 %spec.select18, %n
  %_0.i1.i.i = zext i1 %_0.i.i.i to i32
  %spec.select = add nuw i32 %spec.select18, %_0.i1.i.i
  br i1 %_0.i.i.i, label %bb7.preheader, label %bb15

bb7.preheader:
  %spec.select18 = phi i32 [ %spec.select, %bb2.loopexit ], [ %_0.i1.i.i16, %bb7.preheader.preheader ]
  %iter.sroa.0.017 = phi i32 [ %spec.select18, %bb2.loopexit ], [ 0, %bb7.preheader.preheader ]
  br label %bb7

bb15:
  ret i32 %n

bb7:
  %iter1.sroa.0.0 = phi i32 [ %spec.select12, %bb12 ], [ 0, %bb7.preheader ]
  %_0.i.i.i6 = icmp ult i32 %iter1.sroa.0.0, %iter.sroa.0.017
  %_0.i1.i.i9 = zext i1 %_0.i.i.i6 to i32
  %spec.select12 = add nuw i32 %iter1.sroa.0.0, %_0.i1.i.i9
  br i1 %_0.i.i.i6, label %bb9, label %bb2.loopexit

bb9:
  %_18 = mul i32 %iter1.sroa.0.0, %iter.sroa.0.017
  %_17 = icmp ugt i32 %_18, %limit
  br i1 %_17, label %bb15, label %bb12

bb12:
  %_20 = add i32 %iter1.sroa.0.0, %iter.sroa.0.017
  %_19 = icmp ugt i32 %_20, %n
  br i1 %_19, label %bb2.loopexit, label %bb7
}

declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef range(i32 1, 17), i64 noundef, ptr noundef, ptr noundef) unnamed_addr #1

declare void @llvm.assume(i1 noundef) #4

declare void @_ZN4core9panicking5panic17h06336e0c962d4a4aE(ptr noalias noundef nonnull readonly align 1, i64 noundef, ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr #5

declare void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr noalias nocapture noundef readonly align 8 dereferenceable(48), ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr #5

declare void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr #6

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #7

declare void @llvm.experimental.noalias.scope.decl(metadata) #8

declare i64 @llvm.usub.sat.i64(i64, i64) #9

declare i64 @llvm.umin.i64(i64, i64) #9

attributes #0 = { nofree norecurse nosync nounwind nonlazybind memory(argmem: read) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { nofree norecurse nosync nounwind nonlazybind memory(argmem: read, inaccessiblemem: readwrite) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { nofree norecurse nosync nounwind nonlazybind memory(none) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { cold noinline noreturn nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { cold minsize noinline noreturn nounwind nonlazybind optsize "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.85.0 (4d91de4e4 2025-02-17)"}
!3 = !{}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.unroll.disable"}
!6 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!7 = !{!8, !10}
!8 = distinct !{!8, !9, !"_ZN4core4iter8adapters7step_by15StepBy$LT$I$GT$3new17h73038853eabbd55aE: %_0"}
!9 = distinct !{!9, !"_ZN4core4iter8adapters7step_by15StepBy$LT$I$GT$3new17h73038853eabbd55aE"}
!10 = distinct !{!10, !11, !"_ZN4core4iter6traits8iterator8Iterator7step_by17h0b3f2cf51da6b66aE: %_0"}
!11 = distinct !{!11, !"_ZN4core4iter6traits8iterator8Iterator7step_by17h0b3f2cf51da6b66aE"}
!12 = !{!13}
!13 = distinct !{!13, !14, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h7c29f5136e129b9bE: %elt.0"}
!14 = distinct !{!14, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h7c29f5136e129b9bE"}
!15 = !{!16}
!16 = distinct !{!16, !14, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h7c29f5136e129b9bE: %elt.1"}
!17 = !{!18}
!18 = distinct !{!18, !19, !"_ZN5loops7dot_zip28_$u7b$$u7b$closure$u7d$$u7d$17h980ed2539a6669a8E: %_2.0"}
!19 = distinct !{!19, !"_ZN5loops7dot_zip28_$u7b$$u7b$closure$u7d$$u7d$17h980ed2539a6669a8E"}
!20 = !{!21}
!21 = distinct !{!21, !19, !"_ZN5loops7dot_zip28_$u7b$$u7b$closure$u7d$$u7d$17h980ed2539a6669a8E: %_2.1"}
!22 = !{!23}
!23 = distinct !{!23, !24, !"_ZN49_$LT$$RF$f32$u20$as$u20$core..ops..arith..Mul$GT$3mul17h23d17bb63b4828bcE: %self"}
!24 = distinct !{!24, !"_ZN49_$LT$$RF$f32$u20$as$u20$core..ops..arith..Mul$GT$3mul17h23d17bb63b4828bcE"}
!25 = !{!26}
!26 = distinct !{!26, !24, !"_ZN49_$LT$$RF$f32$u20$as$u20$core..ops..arith..Mul$GT$3mul17h23d17bb63b4828bcE: %other"}
!27 = !{!23, !18, !13}
!28 = !{!26, !21, !16, !29, !31, !33, !35, !37}
!29 = distinct !{!29, !30, !"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17h8f39dc656b6860e6E: %self"}
!30 = distinct !{!30, !"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17h8f39dc656b6860e6E"}
!31 = distinct !{!31, !32, !"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h23426fc8c349d193E: %self"}
!32 = distinct !{!32, !"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h23426fc8c349d193E"}
!33 = distinct !{!33, !34, !"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17he83968cba7a397baE: %self"}
!34 = distinct !{!34, !"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17he83968cba7a397baE"}
!35 = distinct !{!35, !36, !"_ZN54_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum17hb7cc02ee00f402bbE: %iter"}
!36 = distinct !{!36, !"_ZN54_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum17hb7cc02ee00f402bbE"}
!37 = distinct !{!37, !38, !"_ZN4core4iter6traits8iterator8Iterator3sum17h8183d1753b3a8b6aE: %self"}
!38 = distinct !{!38, !"_ZN4core4iter6traits8iterator8Iterator3sum17h8183d1753b3a8b6aE"}
!39 = !{!26, !21, !16}
!40 = !{!23, !18, !13, !29, !31, !33, !35, !37}
!41 = !{!42}
!42 = distinct !{!42, !14, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h7c29f5136e129b9bE: %elt.0:It1"}
!43 = !{!44}
!44 = distinct !{!44, !14, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h7c29f5136e129b9bE: %elt.1:It1"}
!45 = !{!46}
!46 = distinct !{!46, !19, !"_ZN5loops7dot_zip28_$u7b$$u7b$closure$u7d$$u7d$17h980ed2539a6669a8E: %_2.0:It1"}
!47 = !{!48}
!48 = distinct !{!48, !19, !"_ZN5loops7dot_zip28_$u7b$$u7b$closure$u7d$$u7d$17h980ed2539a6669a8E: %_2.1:It1"}
!49 = !{!50}
!50 = distinct !{!50, !24, !"_ZN49_$LT$$RF$f32$u20$as$u20$core..ops..arith..Mul$GT$3mul17h23d17bb63b4828bcE: %self:It1"}
!51 = !{!52}
!52 = distinct !{!52, !24, !"_ZN49_$LT$$RF$f32$u20$as$u20$core..ops..arith..Mul$GT$3mul17h23d17bb63b4828bcE: %other:It1"}
!53 = !{!50, !46, !42}
!54 = !{!52, !48, !44, !29, !31, !33, !35, !37}
!55 = !{!52, !48, !44}
!56 = !{!50, !46, !42, !29, !31, !33, !35, !37}
!57 = !{!58}
!58 = distinct !{!58, !14, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h7c29f5136e129b9bE: %elt.0:It2"}
!59 = !{!60}
!60 = distinct !{!60, !14, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h7c29f5136e129b9bE: %elt.1:It2"}
!61 = !{!62}
!62 = distinct !{!62, !19, !"_ZN5loops7dot_zip28_$u7b$$u7b$closure$u7d$$u7d$17h980ed2539a6669a8E: %_2.0:It2"}
!63 = !{!64}
!64 = distinct !{!64, !19, !"_ZN5loops7dot_zip28_$u7b$$u7b$closure$u7d$$u7d$17h980ed2539a6669a8E: %_2.1:It2"}
!65 = !{!66}
!66 = distinct !{!66, !24, !"_ZN49_$LT$$RF$f32$u20$as$u20$core..ops..arith..Mul$GT$3mul17h23d17bb63b4828bcE: %self:It2"}
!67 = !{!68}
!68 = distinct !{!68, !24, !"_ZN49_$LT$$RF$f32$u20$as$u20$core..ops..arith..Mul$GT$3mul17h23d17bb63b4828bcE: %other:It2"}
!69 = !{!66, !62, !58}
!70 = !{!68, !64, !60, !29, !31, !33, !35, !37}
!71 = !{!68, !64, !60}
!72 = !{!66, !62, !58, !29, !31, !33, !35, !37}
!73 = !{!74}
!74 = distinct !{!74, !14, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h7c29f5136e129b9bE: %elt.0:It3"}
!75 = !{!76}
!76 = distinct !{!76, !14, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h7c29f5136e129b9bE: %elt.1:It3"}
!77 = !{!78}
!78 = distinct !{!78, !19, !"_ZN5loops7dot_zip28_$u7b$$u7b$closure$u7d$$u7d$17h980ed2539a6669a8E: %_2.0:It3"}
!79 = !{!80}
!80 = distinct !{!80, !19, !"_ZN5loops7dot_zip28_$u7b$$u7b$closure$u7d$$u7d$17h980ed2539a6669a8E: %_2.1:It3"}
!81 = !{!82}
!82 = distinct !{!82, !24, !"_ZN49_$LT$$RF$f32$u20$as$u20$core..ops..arith..Mul$GT$3mul17h23d17bb63b4828bcE: %self:It3"}
!83 = !{!84}
!84 = distinct !{!84, !24, !"_ZN49_$LT$$RF$f32$u20$as$u20$core..ops..arith..Mul$GT$3mul17h23d17bb63b4828bcE: %other:It3"}
!85 = !{!82, !78, !74}
!86 = !{!84, !80, !76, !29, !31, !33, !35, !37}
!87 = !{!84, !80, !76}
!88 = !{!82, !78, !74, !29, !31, !33, !35, !37}
!89 = distinct !{!89, !5}
!90 = !{!91, !93}
!91 = distinct !{!91, !92, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$6chunks17h07658bfa58b23466E: %_0"}
!92 = distinct !{!92, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$6chunks17h07658bfa58b23466E"}
!93 = distinct !{!93, !92, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$6chunks17h07658bfa58b23466E: %self.0"}
!94 = !{!95}
!95 = distinct !{!95, !96, !"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h0876abf23813bb75E: %b"}
!96 = distinct !{!96, !"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h0876abf23813bb75E"}
!97 = distinct !{!97, !5}

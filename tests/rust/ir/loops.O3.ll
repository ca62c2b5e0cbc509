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
  %_102.not = icmp eq i64 %n, 0
  br i1 %_102.not, label %bb5, label %bb3.preheader

bb3.preheader:
  %xtraiter = and i64 %n, 7
  %0 = icmp ult i64 %n, 8
  br i1 %0, label %bb5.loopexit.unr-lcssa, label %bb3.preheader.new

bb3.preheader.new:
  %unroll_iter = and i64 %n, -8
  br label %bb3

bb5.loopexit.unr-lcssa:
  %.lcssa.ph = phi float [ poison, %bb3.preheader ], [ %18, %bb3 ]
  %s.sroa.0.04.unr = phi float [ 0.000000e+00, %bb3.preheader ], [ %18, %bb3 ]
  %iter.sroa.0.03.unr = phi i64 [ 0, %bb3.preheader ], [ %_0.i.7, %bb3 ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %bb5, label %bb3.epil

bb3.epil:
  %s.sroa.0.04.epil = phi float [ %2, %bb3.epil ], [ %s.sroa.0.04.unr, %bb5.loopexit.unr-lcssa ]
  %iter.sroa.0.03.epil = phi i64 [ %_0.i.epil, %bb3.epil ], [ %iter.sroa.0.03.unr, %bb5.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb3.epil ], [ 0, %bb5.loopexit.unr-lcssa ]
  %_0.i.epil = add nuw i64 %iter.sroa.0.03.epil, 1
  %1 = getelementptr inbounds float, ptr %x, i64 %iter.sroa.0.03.epil
  %_6.epil = load float, ptr %1, align 4, !noundef !3
  %2 = fadd float %s.sroa.0.04.epil, %_6.epil
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %bb5, label %bb3.epil, !llvm.loop !4

bb5:
  %s.sroa.0.0.lcssa = phi float [ 0.000000e+00, %start ], [ %.lcssa.ph, %bb5.loopexit.unr-lcssa ], [ %2, %bb3.epil ]
  ret float %s.sroa.0.0.lcssa

bb3:
  %s.sroa.0.04 = phi float [ 0.000000e+00, %bb3.preheader.new ], [ %18, %bb3 ]
  %iter.sroa.0.03 = phi i64 [ 0, %bb3.preheader.new ], [ %_0.i.7, %bb3 ]
  %niter = phi i64 [ 0, %bb3.preheader.new ], [ %niter.next.7, %bb3 ]
  %_0.i = or disjoint i64 %iter.sroa.0.03, 1
  %3 = getelementptr inbounds float, ptr %x, i64 %iter.sroa.0.03
  %_6 = load float, ptr %3, align 4, !noundef !3
  %4 = fadd float %s.sroa.0.04, %_6
  %_0.i.1 = or disjoint i64 %iter.sroa.0.03, 2
  %5 = getelementptr inbounds float, ptr %x, i64 %_0.i
  %_6.1 = load float, ptr %5, align 4, !noundef !3
  %6 = fadd float %4, %_6.1
  %_0.i.2 = or disjoint i64 %iter.sroa.0.03, 3
  %7 = getelementptr inbounds float, ptr %x, i64 %_0.i.1
  %_6.2 = load float, ptr %7, align 4, !noundef !3
  %8 = fadd float %6, %_6.2
  %_0.i.3 = or disjoint i64 %iter.sroa.0.03, 4
  %9 = getelementptr inbounds float, ptr %x, i64 %_0.i.2
  %_6.3 = load float, ptr %9, align 4, !noundef !3
  %10 = fadd float %8, %_6.3
  %_0.i.4 = or disjoint i64 %iter.sroa.0.03, 5
  %11 = getelementptr inbounds float, ptr %x, i64 %_0.i.3
  %_6.4 = load float, ptr %11, align 4, !noundef !3
  %12 = fadd float %10, %_6.4
  %_0.i.5 = or disjoint i64 %iter.sroa.0.03, 6
  %13 = getelementptr inbounds float, ptr %x, i64 %_0.i.4
  %_6.5 = load float, ptr %13, align 4, !noundef !3
  %14 = fadd float %12, %_6.5
  %_0.i.6 = or disjoint i64 %iter.sroa.0.03, 7
  %15 = getelementptr inbounds float, ptr %x, i64 %_0.i.5
  %_6.6 = load float, ptr %15, align 4, !noundef !3
  %16 = fadd float %14, %_6.6
  %_0.i.7 = add nuw i64 %iter.sroa.0.03, 8
  %17 = getelementptr inbounds float, ptr %x, i64 %_0.i.6
  %_6.7 = load float, ptr %17, align 4, !noundef !3
  %18 = fadd float %16, %_6.7
  %niter.next.7 = add i64 %niter, 8
  %niter.ncmp.7 = icmp eq i64 %niter.next.7, %unroll_iter
  br i1 %niter.ncmp.7, label %bb5.loopexit.unr-lcssa, label %bb3
}

define noundef float @sum_inclusive(ptr nocapture noundef readonly %x, i64 noundef %n) unnamed_addr #1 {
start:
  %_3 = add i64 %n, 1
  br label %bb2.i

bb2.i:
  %s.sroa.0.010 = phi float [ 0.000000e+00, %start ], [ %1, %bb5 ]
  %iter.sroa.0.09 = phi i64 [ 0, %start ], [ %spec.select5, %bb5 ]
  %_13 = icmp ult i64 %iter.sroa.0.09, %_3
  br i1 %_13, label %bb5, label %panic

bb4:
  ret float %1

bb5:
  %_0.i3.i = icmp ult i64 %iter.sroa.0.09, %n
  %_0.i4.i = zext i1 %_0.i3.i to i64
  %spec.select5 = add nuw i64 %iter.sroa.0.09, %_0.i4.i
  %0 = getelementptr inbounds float, ptr %x, i64 %iter.sroa.0.09
  %_11 = load float, ptr %0, align 4, !noundef !3
  %1 = fadd float %s.sroa.0.010, %_11
  %_0.i.not.i = icmp ule i64 %spec.select5, %n
  %or.cond.not = select i1 %_0.i3.i, i1 %_0.i.not.i, i1 false
  br i1 %or.cond.not, label %bb2.i, label %bb4

panic:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %iter.sroa.0.09, i64 noundef %_3, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable
}

define void @reverse_range(ptr nocapture noundef %x, i64 noundef %n) unnamed_addr #1 {
start:
  %_126 = icmp ugt i64 %n, 1
  br i1 %_126, label %bb4.preheader, label %bb6

bb4.preheader:
  %invariant.gep = getelementptr i8, ptr %x, i64 -8
  br label %bb2

bb6:
  ret void

bb2:
  %iter.sroa.0.07 = phi i64 [ %_0.i, %bb3 ], [ %n, %bb4.preheader ]
  %_0.i = add i64 %iter.sroa.0.07, -1
  %_10 = icmp ult i64 %_0.i, %n
  br i1 %_10, label %bb3, label %panic1

bb3:
  %gep = getelementptr float, ptr %invariant.gep, i64 %iter.sroa.0.07
  %_5 = load float, ptr %gep, align 4, !noundef !3
  %0 = getelementptr inbounds float, ptr %x, i64 %_0.i
  %1 = load float, ptr %0, align 4, !noundef !3
  %2 = fsub float %1, %_5
  store float %2, ptr %0, align 4
  %_12 = icmp ugt i64 %_0.i, 1
  br i1 %_12, label %bb2, label %bb6

panic1:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %_0.i, i64 noundef %n, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable
}

define void @every_step(ptr nocapture noundef writeonly %x, i64 noundef %n, i64 noundef %step) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = icmp eq i64 %step, 0
  br i1 %0, label %bb2.i, label %"_ZN4core4iter8adapters7step_by15StepBy$LT$I$GT$3new17h73038853eabbd55aE.exit", !prof !6

bb2.i:
  tail call void @_ZN4core9panicking5panic17h06336e0c962d4a4aE(ptr noalias noundef nonnull readonly align 1 @alloc_4aead6e2018a46d0df208d5729447de7, i64 noundef 27, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9, !noalias !7
  unreachable

"_ZN4core4iter8adapters7step_by15StepBy$LT$I$GT$3new17h73038853eabbd55aE.exit":
  %d.i.i = udiv i64 %n, %step
  %r2.i.i = urem i64 %n, %step
  %_18.not.i.i = icmp ne i64 %r2.i.i, 0
  %1 = zext i1 %_18.not.i.i to i64
  %yield_count.sroa.0.0.i.i = add i64 %d.i.i, %1
  %_14.not6 = icmp eq i64 %yield_count.sroa.0.0.i.i, 0
  br i1 %_14.not6, label %bb6, label %bb5

bb6:
  ret void

bb5:
  %iter1.sroa.0.08 = phi i64 [ %2, %bb3 ], [ %yield_count.sroa.0.0.i.i, %"_ZN4core4iter8adapters7step_by15StepBy$LT$I$GT$3new17h73038853eabbd55aE.exit" ]
  %iter.sroa.0.07 = phi i64 [ %_16, %bb3 ], [ 0, %"_ZN4core4iter8adapters7step_by15StepBy$LT$I$GT$3new17h73038853eabbd55aE.exit" ]
  %_9 = icmp ult i64 %iter.sroa.0.07, %n
  br i1 %_9, label %bb3, label %panic

bb3:
  %2 = add i64 %iter1.sroa.0.08, -1
  %_16 = add i64 %iter.sroa.0.07, %step
  %3 = getelementptr inbounds float, ptr %x, i64 %iter.sroa.0.07
  store float 0.000000e+00, ptr %3, align 4
  %_14.not = icmp eq i64 %2, 0
  br i1 %_14.not, label %bb6, label %bb5

panic:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %iter.sroa.0.07, i64 noundef %n, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable
}

define void @matmul(ptr nocapture noundef readonly %a, ptr nocapture noundef readonly %b, ptr nocapture noundef writeonly %c, i64 noundef %m, i64 noundef %n, i64 noundef %k) unnamed_addr #1 {
start:
  %_7 = mul i64 %k, %m
  %_8 = mul i64 %k, %n
  %_9 = mul i64 %n, %m
  %_3620.not = icmp eq i64 %m, 0
  %_4016.not = icmp eq i64 %n, 0
  %or.cond = or i1 %_3620.not, %_4016.not
  br i1 %or.cond, label %bb9, label %bb7.lr.ph.split.us

bb7.lr.ph.split.us:
  %_4413.not = icmp eq i64 %k, 0
  br i1 %_4413.not, label %bb7.us.preheader, label %bb7.us.us

bb7.us.preheader:
  %0 = add i64 %n, -1
  br label %bb7.us

bb7.us.us:
  %indvars.iv = phi i64 [ %indvars.iv.next, %bb2.bb1.loopexit_crit_edge.split.us.us.us ], [ 0, %bb7.lr.ph.split.us ]
  %iter.sroa.0.021.us.us = phi i64 [ %_0.i.us.us, %bb2.bb1.loopexit_crit_edge.split.us.us.us ], [ 0, %bb7.lr.ph.split.us ]
  %_0.i.us.us = add nuw i64 %iter.sroa.0.021.us.us, 1
  %_20.us.us = mul i64 %iter.sroa.0.021.us.us, %k
  %_30.us.us = mul i64 %iter.sroa.0.021.us.us, %n
  br label %bb10.us.us.us

bb10.us.us.us:
  %iter1.sroa.0.017.us.us.us = phi i64 [ 0, %bb7.us.us ], [ %_0.i8.us.us.us, %bb6.us.us.us ]
  %_0.i8.us.us.us = add nuw i64 %iter1.sroa.0.017.us.us.us, 1
  br label %bb13.us.us.us

bb6.us.us.us:
  %1 = getelementptr inbounds float, ptr %c, i64 %_29.us.us.us
  store float %4, ptr %1, align 4
  %exitcond47.not = icmp eq i64 %_0.i8.us.us.us, %n
  br i1 %exitcond47.not, label %bb2.bb1.loopexit_crit_edge.split.us.us.us, label %bb10.us.us.us

bb13.us.us.us:
  %iter2.sroa.0.015.us.us.us = phi i64 [ 0, %bb10.us.us.us ], [ %_0.i9.us.us.us, %bb5.us.us.us ]
  %s.sroa.0.014.us.us.us = phi float [ 0.000000e+00, %bb10.us.us.us ], [ %4, %bb5.us.us.us ]
  %_0.i9.us.us.us = add nuw i64 %iter2.sroa.0.015.us.us.us, 1
  %_19.us.us.us = add nuw i64 %iter2.sroa.0.015.us.us.us, %_20.us.us
  %_22.us.us.us = icmp ult i64 %_19.us.us.us, %_7
  br i1 %_22.us.us.us, label %bb4.us.us.us, label %panic3

bb4.us.us.us:
  %_25.us.us.us = mul i64 %iter2.sroa.0.015.us.us.us, %n
  %_24.us.us.us = add i64 %_25.us.us.us, %iter1.sroa.0.017.us.us.us
  %_27.us.us.us = icmp ult i64 %_24.us.us.us, %_8
  br i1 %_27.us.us.us, label %bb5.us.us.us, label %panic4

bb5.us.us.us:
  %2 = getelementptr inbounds float, ptr %a, i64 %_19.us.us.us
  %_18.us.us.us = load float, ptr %2, align 4, !noundef !3
  %3 = getelementptr inbounds float, ptr %b, i64 %_24.us.us.us
  %_23.us.us.us = load float, ptr %3, align 4, !noundef !3
  %_17.us.us.us = fmul float %_18.us.us.us, %_23.us.us.us
  %4 = fadd float %s.sroa.0.014.us.us.us, %_17.us.us.us
  %exitcond.not = icmp eq i64 %_0.i9.us.us.us, %k
  br i1 %exitcond.not, label %bb3.bb15_crit_edge.us.us.us, label %bb13.us.us.us

bb3.bb15_crit_edge.us.us.us:
  %_29.us.us.us = add nuw i64 %iter1.sroa.0.017.us.us.us, %_30.us.us
  %_32.us.us.us = icmp ult i64 %_29.us.us.us, %_9
  br i1 %_32.us.us.us, label %bb6.us.us.us, label %panic

bb2.bb1.loopexit_crit_edge.split.us.us.us:
  %indvars.iv.next = add i64 %indvars.iv, %k
  %exitcond48.not = icmp eq i64 %_0.i.us.us, %m
  br i1 %exitcond48.not, label %bb9, label %bb7.us.us

bb7.us:
  %iter.sroa.0.021.us = phi i64 [ %_0.i.us, %bb2.bb1.loopexit_crit_edge.split.us29 ], [ 0, %bb7.us.preheader ]
  %5 = mul i64 %iter.sroa.0.021.us, %n
  %umax67 = tail call i64 @llvm.umax.i64(i64 %5, i64 %_9)
  %6 = mul i64 %iter.sroa.0.021.us, %n
  %7 = sub i64 %umax67, %6
  %umin = tail call i64 @llvm.umin.i64(i64 %7, i64 %0)
  %8 = add i64 %umin, 1
  %_0.i.us = add nuw i64 %iter.sroa.0.021.us, 1
  %_30.us = mul i64 %iter.sroa.0.021.us, %n
  %min.iters.check = icmp ult i64 %8, 9
  br i1 %min.iters.check, label %bb10.us22.preheader, label %vector.ph

vector.ph:
  %n.mod.vf = and i64 %8, 7
  %9 = icmp eq i64 %n.mod.vf, 0
  %10 = select i1 %9, i64 8, i64 %n.mod.vf
  %n.vec = sub i64 %8, %10
  %invariant.gep = getelementptr float, ptr %c, i64 %_30.us
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %11 = phi i64 [ 0, %vector.ph ], [ %13, %vector.body ]
  %gep = getelementptr float, ptr %invariant.gep, i64 %11
  %12 = getelementptr inbounds i8, ptr %gep, i64 16
  store <4 x float> zeroinitializer, ptr %gep, align 4
  store <4 x float> zeroinitializer, ptr %12, align 4
  %index.next = add nuw i64 %index, 8
  %13 = add i64 %11, 8
  %14 = icmp eq i64 %index.next, %n.vec
  br i1 %14, label %bb10.us22.preheader, label %vector.body, !llvm.loop !10

bb10.us22.preheader:
  %iter1.sroa.0.017.us23.ph = phi i64 [ 0, %bb7.us ], [ %n.vec, %vector.body ]
  br label %bb10.us22

bb10.us22:
  %iter1.sroa.0.017.us23 = phi i64 [ %_0.i8.us24, %bb6.us27 ], [ %iter1.sroa.0.017.us23.ph, %bb10.us22.preheader ]
  %_29.us25 = add nuw i64 %iter1.sroa.0.017.us23, %_30.us
  %_32.us26 = icmp ult i64 %_29.us25, %_9
  br i1 %_32.us26, label %bb6.us27, label %panic

bb6.us27:
  %_0.i8.us24 = add nuw i64 %iter1.sroa.0.017.us23, 1
  %15 = getelementptr inbounds float, ptr %c, i64 %_29.us25
  store float 0.000000e+00, ptr %15, align 4
  %exitcond49.not = icmp eq i64 %_0.i8.us24, %n
  br i1 %exitcond49.not, label %bb2.bb1.loopexit_crit_edge.split.us29, label %bb10.us22, !llvm.loop !13

bb2.bb1.loopexit_crit_edge.split.us29:
  %exitcond50.not = icmp eq i64 %_0.i.us, %m
  br i1 %exitcond50.not, label %bb9, label %bb7.us

bb9:
  ret void

panic:
  %.us-phi = phi i64 [ %_29.us25, %bb10.us22 ], [ %_29.us.us.us, %bb3.bb15_crit_edge.us.us.us ]
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %.us-phi, i64 noundef %_9, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

panic3:
  %umax = tail call i64 @llvm.umax.i64(i64 %indvars.iv, i64 %_7)
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %umax, i64 noundef %_7, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

panic4:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %_24.us.us.us, i64 noundef %_8, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable
}

define noundef float @dot_zip(ptr noundef readonly %x, ptr noundef readonly %y, i64 noundef %n) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %0 = icmp ne ptr %x, null
  tail call void @llvm.assume(i1 %0)
  %_214.not.i = icmp eq i64 %n, 0
  br i1 %_214.not.i, label %"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17h8f39dc656b6860e6E.exit", label %bb14.lr.ph.i

bb14.lr.ph.i:
  %1 = icmp ne ptr %y, null
  tail call void @llvm.assume(i1 %1)
  %xtraiter = and i64 %n, 3
  %2 = icmp ult i64 %n, 4
  br i1 %2, label %"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17h8f39dc656b6860e6E.exit.loopexit.unr-lcssa", label %bb14.lr.ph.i.new

bb14.lr.ph.i.new:
  %unroll_iter = and i64 %n, -4
  br label %bb14.i

bb14.i:
  %accum.sroa.0.06.i = phi float [ -0.000000e+00, %bb14.lr.ph.i.new ], [ %_0.i1.i.i.3, %bb14.i ]
  %iter.sroa.0.05.i = phi i64 [ 0, %bb14.lr.ph.i.new ], [ %_0.i.i.3, %bb14.i ]
  %niter = phi i64 [ 0, %bb14.lr.ph.i.new ], [ %niter.next.3, %bb14.i ]
  %_0.i.i = or disjoint i64 %iter.sroa.0.05.i, 1
  %_3.i.i.i = getelementptr inbounds float, ptr %x, i64 %iter.sroa.0.05.i
  %_3.i2.i.i = getelementptr inbounds float, ptr %y, i64 %iter.sroa.0.05.i
  %_17.0.val.i = load float, ptr %_3.i.i.i, align 4, !noalias !14, !noundef !3
  %_17.1.val.i = load float, ptr %_3.i2.i.i, align 4, !noalias !14, !noundef !3
  %_0.i.i.i = fmul float %_17.0.val.i, %_17.1.val.i
  %_0.i1.i.i = fadd float %accum.sroa.0.06.i, %_0.i.i.i
  %_0.i.i.1 = or disjoint i64 %iter.sroa.0.05.i, 2
  %_3.i.i.i.1 = getelementptr inbounds float, ptr %x, i64 %_0.i.i
  %_3.i2.i.i.1 = getelementptr inbounds float, ptr %y, i64 %_0.i.i
  %_17.0.val.i.1 = load float, ptr %_3.i.i.i.1, align 4, !noalias !14, !noundef !3
  %_17.1.val.i.1 = load float, ptr %_3.i2.i.i.1, align 4, !noalias !14, !noundef !3
  %_0.i.i.i.1 = fmul float %_17.0.val.i.1, %_17.1.val.i.1
  %_0.i1.i.i.1 = fadd float %_0.i1.i.i, %_0.i.i.i.1
  %_0.i.i.2 = or disjoint i64 %iter.sroa.0.05.i, 3
  %_3.i.i.i.2 = getelementptr inbounds float, ptr %x, i64 %_0.i.i.1
  %_3.i2.i.i.2 = getelementptr inbounds float, ptr %y, i64 %_0.i.i.1
  %_17.0.val.i.2 = load float, ptr %_3.i.i.i.2, align 4, !noalias !14, !noundef !3
  %_17.1.val.i.2 = load float, ptr %_3.i2.i.i.2, align 4, !noalias !14, !noundef !3
  %_0.i.i.i.2 = fmul float %_17.0.val.i.2, %_17.1.val.i.2
  %_0.i1.i.i.2 = fadd float %_0.i1.i.i.1, %_0.i.i.i.2
  %_0.i.i.3 = add nuw i64 %iter.sroa.0.05.i, 4
  %_3.i.i.i.3 = getelementptr inbounds float, ptr %x, i64 %_0.i.i.2
  %_3.i2.i.i.3 = getelementptr inbounds float, ptr %y, i64 %_0.i.i.2
  %_17.0.val.i.3 = load float, ptr %_3.i.i.i.3, align 4, !noalias !14, !noundef !3
  %_17.1.val.i.3 = load float, ptr %_3.i2.i.i.3, align 4, !noalias !14, !noundef !3
  %_0.i.i.i.3 = fmul float %_17.0.val.i.3, %_17.1.val.i.3
  %_0.i1.i.i.3 = fadd float %_0.i1.i.i.2, %_0.i.i.i.3
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17h8f39dc656b6860e6E.exit.loopexit.unr-lcssa", label %bb14.i

"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17h8f39dc656b6860e6E.exit.loopexit.unr-lcssa":
  %_0.i1.i.i.lcssa.ph = phi float [ poison, %bb14.lr.ph.i ], [ %_0.i1.i.i.3, %bb14.i ]
  %accum.sroa.0.06.i.unr = phi float [ -0.000000e+00, %bb14.lr.ph.i ], [ %_0.i1.i.i.3, %bb14.i ]
  %iter.sroa.0.05.i.unr = phi i64 [ 0, %bb14.lr.ph.i ], [ %_0.i.i.3, %bb14.i ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17h8f39dc656b6860e6E.exit", label %bb14.i.epil

bb14.i.epil:
  %accum.sroa.0.06.i.epil = phi float [ %_0.i1.i.i.epil, %bb14.i.epil ], [ %accum.sroa.0.06.i.unr, %"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17h8f39dc656b6860e6E.exit.loopexit.unr-lcssa" ]
  %iter.sroa.0.05.i.epil = phi i64 [ %_0.i.i.epil, %bb14.i.epil ], [ %iter.sroa.0.05.i.unr, %"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17h8f39dc656b6860e6E.exit.loopexit.unr-lcssa" ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb14.i.epil ], [ 0, %"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17h8f39dc656b6860e6E.exit.loopexit.unr-lcssa" ]
  %_0.i.i.epil = add nuw i64 %iter.sroa.0.05.i.epil, 1
  %_3.i.i.i.epil = getelementptr inbounds float, ptr %x, i64 %iter.sroa.0.05.i.epil
  %_3.i2.i.i.epil = getelementptr inbounds float, ptr %y, i64 %iter.sroa.0.05.i.epil
  %_17.0.val.i.epil = load float, ptr %_3.i.i.i.epil, align 4, !noalias !14, !noundef !3
  %_17.1.val.i.epil = load float, ptr %_3.i2.i.i.epil, align 4, !noalias !14, !noundef !3
  %_0.i.i.i.epil = fmul float %_17.0.val.i.epil, %_17.1.val.i.epil
  %_0.i1.i.i.epil = fadd float %accum.sroa.0.06.i.epil, %_0.i.i.i.epil
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17h8f39dc656b6860e6E.exit", label %bb14.i.epil, !llvm.loop !17

"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17h8f39dc656b6860e6E.exit":
  %accum.sroa.0.0.lcssa.i = phi float [ -0.000000e+00, %start ], [ %_0.i1.i.i.lcssa.ph, %"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17h8f39dc656b6860e6E.exit.loopexit.unr-lcssa" ], [ %_0.i1.i.i.epil, %bb14.i.epil ]
  ret float %accum.sroa.0.0.lcssa.i
}

define void @chunk_sums(ptr noundef readonly %x, ptr noundef writeonly %out, i64 noundef %n, i64 noundef %width) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %_29 = alloca [48 x i8], align 8
  %0 = icmp eq i64 %width, 0
  br i1 %0, label %bb7, label %bb6, !prof !6

bb7:
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %_29)
  store ptr @alloc_2cdbb89777c912da09e05e08ed401368, ptr %_29, align 8
  %1 = getelementptr inbounds i8, ptr %_29, i64 8
  store i64 1, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %_29, i64 32
  store ptr null, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %_29, i64 16
  store ptr inttoptr (i64 8 to ptr), ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %_29, i64 24
  store i64 0, ptr %4, align 8
  call void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr noalias nocapture noundef nonnull readonly align 8 dereferenceable(48) %_29, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

bb6:
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
  %n.sroa.0.0.sink1.i.i.i.i = phi i64 [ %n.sroa.0.0.i.i.i.i, %bb3.i.i.i.i ], [ 0, %bb6 ]
  %_0.sroa.0.0.sroa.speculated.i.i.i = tail call noundef i64 @llvm.umin.i64(i64 %n, i64 %n.sroa.0.0.sink1.i.i.i.i)
  %_2.i6.not = icmp eq i64 %_0.sroa.0.0.sroa.speculated.i.i.i, 0
  br i1 %_2.i6.not, label %bb5, label %"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4next17h975276d6061b0d54E.exit.lr.ph"

"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4next17h975276d6061b0d54E.exit.lr.ph":
  %8 = icmp ne ptr %x, null
  tail call void @llvm.assume(i1 %8)
  br label %"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4next17h975276d6061b0d54E.exit"

"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4next17h975276d6061b0d54E.exit":
  %iter.sroa.11.07 = phi i64 [ 0, %"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4next17h975276d6061b0d54E.exit.lr.ph" ], [ %11, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hb8241e707285ce7bE.exit" ]
  %9 = mul i64 %iter.sroa.11.07, %width
  %10 = sub i64 %n, %9
  %umin = tail call i64 @llvm.umin.i64(i64 %width, i64 %10)
  %11 = add nuw i64 %iter.sroa.11.07, 1
  %_3.i.i = getelementptr inbounds float, ptr %out, i64 %iter.sroa.11.07
  %start1.i.i = mul i64 %iter.sroa.11.07, %width
  %12 = getelementptr inbounds float, ptr %x, i64 %start1.i.i
  %13 = icmp eq i64 %start1.i.i, %n
  br i1 %13, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hb8241e707285ce7bE.exit", label %bb5.i

bb5:
  ret void

bb5.i:
  %14 = add i64 %umin, -1
  %xtraiter = and i64 %umin, 7
  %15 = icmp ult i64 %14, 7
  br i1 %15, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hb8241e707285ce7bE.exit.loopexit.unr-lcssa", label %bb5.i.new

bb5.i.new:
  %unroll_iter = and i64 %umin, -8
  br label %bb10.i

bb10.i:
  %acc.sroa.0.0.i = phi float [ -0.000000e+00, %bb5.i.new ], [ %_0.i.i.7, %bb10.i ]
  %i.sroa.0.0.i = phi i64 [ 0, %bb5.i.new ], [ %_30.i.7, %bb10.i ]
  %niter = phi i64 [ 0, %bb5.i.new ], [ %niter.next.7, %bb10.i ]
  %_40.i = getelementptr inbounds float, ptr %12, i64 %i.sroa.0.0.i
  %_40.val.i = load float, ptr %_40.i, align 4, !noundef !3
  %_0.i.i = fadd float %acc.sroa.0.0.i, %_40.val.i
  %_30.i = or disjoint i64 %i.sroa.0.0.i, 1
  %_40.i.1 = getelementptr inbounds float, ptr %12, i64 %_30.i
  %_40.val.i.1 = load float, ptr %_40.i.1, align 4, !noundef !3
  %_0.i.i.1 = fadd float %_0.i.i, %_40.val.i.1
  %_30.i.1 = or disjoint i64 %i.sroa.0.0.i, 2
  %_40.i.2 = getelementptr inbounds float, ptr %12, i64 %_30.i.1
  %_40.val.i.2 = load float, ptr %_40.i.2, align 4, !noundef !3
  %_0.i.i.2 = fadd float %_0.i.i.1, %_40.val.i.2
  %_30.i.2 = or disjoint i64 %i.sroa.0.0.i, 3
  %_40.i.3 = getelementptr inbounds float, ptr %12, i64 %_30.i.2
  %_40.val.i.3 = load float, ptr %_40.i.3, align 4, !noundef !3
  %_0.i.i.3 = fadd float %_0.i.i.2, %_40.val.i.3
  %_30.i.3 = or disjoint i64 %i.sroa.0.0.i, 4
  %_40.i.4 = getelementptr inbounds float, ptr %12, i64 %_30.i.3
  %_40.val.i.4 = load float, ptr %_40.i.4, align 4, !noundef !3
  %_0.i.i.4 = fadd float %_0.i.i.3, %_40.val.i.4
  %_30.i.4 = or disjoint i64 %i.sroa.0.0.i, 5
  %_40.i.5 = getelementptr inbounds float, ptr %12, i64 %_30.i.4
  %_40.val.i.5 = load float, ptr %_40.i.5, align 4, !noundef !3
  %_0.i.i.5 = fadd float %_0.i.i.4, %_40.val.i.5
  %_30.i.5 = or disjoint i64 %i.sroa.0.0.i, 6
  %_40.i.6 = getelementptr inbounds float, ptr %12, i64 %_30.i.5
  %_40.val.i.6 = load float, ptr %_40.i.6, align 4, !noundef !3
  %_0.i.i.6 = fadd float %_0.i.i.5, %_40.val.i.6
  %_30.i.6 = or disjoint i64 %i.sroa.0.0.i, 7
  %_40.i.7 = getelementptr inbounds float, ptr %12, i64 %_30.i.6
  %_40.val.i.7 = load float, ptr %_40.i.7, align 4, !noundef !3
  %_0.i.i.7 = fadd float %_0.i.i.6, %_40.val.i.7
  %_30.i.7 = add nuw i64 %i.sroa.0.0.i, 8
  %niter.next.7 = add i64 %niter, 8
  %niter.ncmp.7 = icmp eq i64 %niter.next.7, %unroll_iter
  br i1 %niter.ncmp.7, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hb8241e707285ce7bE.exit.loopexit.unr-lcssa", label %bb10.i

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hb8241e707285ce7bE.exit.loopexit.unr-lcssa":
  %_0.i.i.lcssa.ph = phi float [ poison, %bb5.i ], [ %_0.i.i.7, %bb10.i ]
  %acc.sroa.0.0.i.unr = phi float [ -0.000000e+00, %bb5.i ], [ %_0.i.i.7, %bb10.i ]
  %i.sroa.0.0.i.unr = phi i64 [ 0, %bb5.i ], [ %_30.i.7, %bb10.i ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hb8241e707285ce7bE.exit", label %bb10.i.epil

bb10.i.epil:
  %acc.sroa.0.0.i.epil = phi float [ %_0.i.i.epil, %bb10.i.epil ], [ %acc.sroa.0.0.i.unr, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hb8241e707285ce7bE.exit.loopexit.unr-lcssa" ]
  %i.sroa.0.0.i.epil = phi i64 [ %_30.i.epil, %bb10.i.epil ], [ %i.sroa.0.0.i.unr, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hb8241e707285ce7bE.exit.loopexit.unr-lcssa" ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb10.i.epil ], [ 0, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hb8241e707285ce7bE.exit.loopexit.unr-lcssa" ]
  %_40.i.epil = getelementptr inbounds float, ptr %12, i64 %i.sroa.0.0.i.epil
  %_40.val.i.epil = load float, ptr %_40.i.epil, align 4, !noundef !3
  %_0.i.i.epil = fadd float %acc.sroa.0.0.i.epil, %_40.val.i.epil
  %_30.i.epil = add nuw i64 %i.sroa.0.0.i.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hb8241e707285ce7bE.exit", label %bb10.i.epil, !llvm.loop !18

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hb8241e707285ce7bE.exit":
  %_0.sroa.0.0.i = phi float [ -0.000000e+00, %"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4next17h975276d6061b0d54E.exit" ], [ %_0.i.i.lcssa.ph, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hb8241e707285ce7bE.exit.loopexit.unr-lcssa" ], [ %_0.i.i.epil, %bb10.i.epil ]
  store float %_0.sroa.0.0.i, ptr %_3.i.i, align 4
  %exitcond.not = icmp eq i64 %11, %_0.sroa.0.0.sroa.speculated.i.i.i
  br i1 %exitcond.not, label %bb5, label %"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4next17h975276d6061b0d54E.exit"
}

define noundef i32 @first_pair(i32 noundef returned %n, i32 noundef %limit) unnamed_addr #3 {
start:
  %_116.not = icmp eq i32 %n, 0
  br i1 %_116.not, label %bb7, label %bb8

bb1.loopexit:
  %exitcond9.not = icmp eq i32 %_0.i, %n
  br i1 %exitcond9.not, label %bb7, label %bb8

bb8:
  %iter.sroa.0.07 = phi i32 [ %_0.i, %bb1.loopexit ], [ 0, %start ]
  %_0.i = add nuw i32 %iter.sroa.0.07, 1
  br label %bb2

bb7:
  ret i32 %n

bb2:
  %iter1.sroa.0.0 = phi i32 [ 0, %bb8 ], [ %_0.i4, %bb4 ]
  %exitcond.not = icmp eq i32 %iter1.sroa.0.0, %iter.sroa.0.07
  br i1 %exitcond.not, label %bb1.loopexit, label %bb11

bb11:
  %_8 = mul i32 %iter1.sroa.0.0, %iter.sroa.0.07
  %_7 = icmp ugt i32 %_8, %limit
  br i1 %_7, label %bb7, label %bb4

bb4:
  %_0.i4 = add nuw i32 %iter1.sroa.0.0, 1
  %_10 = add i32 %iter1.sroa.0.0, %iter.sroa.0.07
  %_9 = icmp ugt i32 %_10, %n
  br i1 %_9, label %bb1.loopexit, label %bb2
}

declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef range(i32 1, 17), i64 noundef, ptr noundef, ptr noundef) unnamed_addr #1

declare void @_ZN4core9panicking5panic17h06336e0c962d4a4aE(ptr noalias noundef nonnull readonly align 1, i64 noundef, ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr #4

declare void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr noalias nocapture noundef readonly align 8 dereferenceable(48), ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr #4

declare void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr #5

declare void @llvm.assume(i1 noundef) #6

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #7

declare i64 @llvm.umax.i64(i64, i64) #8

declare i64 @llvm.umin.i64(i64, i64) #8

attributes #0 = { nofree norecurse nosync nounwind nonlazybind memory(argmem: read) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { nofree norecurse nosync nounwind nonlazybind memory(argmem: read, inaccessiblemem: write) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { nofree norecurse nosync nounwind nonlazybind memory(none) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { cold noinline noreturn nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { cold minsize noinline noreturn nounwind nonlazybind optsize "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.85.0 (4d91de4e4 2025-02-17)"}
!3 = !{}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.unroll.disable"}
!6 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!7 = !{!8}
!8 = distinct !{!8, !9, !"_ZN4core4iter8adapters7step_by15StepBy$LT$I$GT$3new17h73038853eabbd55aE: %_0"}
!9 = distinct !{!9, !"_ZN4core4iter8adapters7step_by15StepBy$LT$I$GT$3new17h73038853eabbd55aE"}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.isvectorized", i32 1}
!12 = !{!"llvm.loop.unroll.runtime.disable"}
!13 = distinct !{!13, !12, !11}
!14 = !{!15}
!15 = distinct !{!15, !16, !"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17h8f39dc656b6860e6E: %self"}
!16 = distinct !{!16, !"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17h8f39dc656b6860e6E"}
!17 = distinct !{!17, !5}
!18 = distinct !{!18, !5}

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
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %iter.sroa.0.09, i64 noundef %_3, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
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
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %_0.i, i64 noundef %n, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
  unreachable
}

define void @every_step(ptr nocapture noundef writeonly %x, i64 noundef %n, i64 noundef %step) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = icmp eq i64 %step, 0
  br i1 %0, label %bb2.i, label %"_ZN4core4iter8adapters7step_by15StepBy$LT$I$GT$3new17h73038853eabbd55aE.exit", !prof !6

bb2.i:
  tail call void @_ZN4core9panicking5panic17h06336e0c962d4a4aE(ptr noalias noundef nonnull readonly align 1 @alloc_4aead6e2018a46d0df208d5729447de7, i64 noundef 27, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10, !noalias !7
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
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %iter.sroa.0.07, i64 noundef %n, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
  unreachable
}

define void @matmul(ptr nocapture noundef readonly %a, ptr nocapture noundef readonly %b, ptr nocapture noundef writeonly %c, i64 noundef %m, i64 noundef %n, i64 noundef %k) unnamed_addr #1 {
start:
  %_7 = mul i64 %k, %m
  %_8 = mul i64 %k, %n
  %_9 = mul i64 %n, %m
  %_3618.not = icmp eq i64 %m, 0
  br i1 %_3618.not, label %bb9, label %bb7.lr.ph

bb7.lr.ph:
  %_4016.not = icmp eq i64 %n, 0
  %_4413.not = icmp eq i64 %k, 0
  br label %bb7

bb1.loopexit:
  %indvars.iv.next = add i64 %indvars.iv, %k
  %exitcond25.not = icmp eq i64 %_0.i, %m
  br i1 %exitcond25.not, label %bb9, label %bb7

bb9:
  ret void

bb7:
  %indvars.iv = phi i64 [ 0, %bb7.lr.ph ], [ %indvars.iv.next, %bb1.loopexit ]
  %iter.sroa.0.019 = phi i64 [ 0, %bb7.lr.ph ], [ %_0.i, %bb1.loopexit ]
  %_0.i = add nuw i64 %iter.sroa.0.019, 1
  br i1 %_4016.not, label %bb1.loopexit, label %bb10.lr.ph

bb10.lr.ph:
  %_20 = mul i64 %iter.sroa.0.019, %k
  %_30 = mul i64 %iter.sroa.0.019, %n
  br label %bb10

bb10:
  %iter1.sroa.0.017 = phi i64 [ 0, %bb10.lr.ph ], [ %_0.i8, %bb6 ]
  %_0.i8 = add nuw i64 %iter1.sroa.0.017, 1
  br i1 %_4413.not, label %bb15, label %bb13

bb15:
  %s.sroa.0.0.lcssa = phi float [ 0.000000e+00, %bb10 ], [ %3, %bb5 ]
  %_29 = add nuw i64 %iter1.sroa.0.017, %_30
  %_32 = icmp ult i64 %_29, %_9
  br i1 %_32, label %bb6, label %panic

bb13:
  %iter2.sroa.0.015 = phi i64 [ %_0.i9, %bb5 ], [ 0, %bb10 ]
  %s.sroa.0.014 = phi float [ %3, %bb5 ], [ 0.000000e+00, %bb10 ]
  %_0.i9 = add nuw i64 %iter2.sroa.0.015, 1
  %_19 = add nuw i64 %iter2.sroa.0.015, %_20
  %_22 = icmp ult i64 %_19, %_7
  br i1 %_22, label %bb4, label %panic3

bb6:
  %0 = getelementptr inbounds float, ptr %c, i64 %_29
  store float %s.sroa.0.0.lcssa, ptr %0, align 4
  %exitcond24.not = icmp eq i64 %_0.i8, %n
  br i1 %exitcond24.not, label %bb1.loopexit, label %bb10

panic:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %_29, i64 noundef %_9, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
  unreachable

bb4:
  %_25 = mul i64 %iter2.sroa.0.015, %n
  %_24 = add i64 %_25, %iter1.sroa.0.017
  %_27 = icmp ult i64 %_24, %_8
  br i1 %_27, label %bb5, label %panic4

panic3:
  %umax = tail call i64 @llvm.umax.i64(i64 %indvars.iv, i64 %_7)
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %umax, i64 noundef %_7, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
  unreachable

bb5:
  %1 = getelementptr inbounds float, ptr %a, i64 %_19
  %_18 = load float, ptr %1, align 4, !noundef !3
  %2 = getelementptr inbounds float, ptr %b, i64 %_24
  %_23 = load float, ptr %2, align 4, !noundef !3
  %_17 = fmul float %_18, %_23
  %3 = fadd float %s.sroa.0.014, %_17
  %exitcond.not = icmp eq i64 %_0.i9, %k
  br i1 %exitcond.not, label %bb15, label %bb13

panic4:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %_24, i64 noundef %_8, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
  unreachable
}

define noundef float @dot_zip(ptr noundef readonly %x, ptr noundef readonly %y, i64 noundef %n) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %0 = icmp ne ptr %x, null
  tail call void @llvm.assume(i1 %0)
  %_215.not.i = icmp eq i64 %n, 0
  br i1 %_215.not.i, label %"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17h8f39dc656b6860e6E.exit", label %bb14.lr.ph.i

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
  %accum.sroa.0.07.i = phi float [ -0.000000e+00, %bb14.lr.ph.i.new ], [ %_0.i1.i.i.3, %bb14.i ]
  %iter.sroa.0.06.i = phi i64 [ 0, %bb14.lr.ph.i.new ], [ %_0.i.i.3, %bb14.i ]
  %niter = phi i64 [ 0, %bb14.lr.ph.i.new ], [ %niter.next.3, %bb14.i ]
  %_0.i.i = or disjoint i64 %iter.sroa.0.06.i, 1
  %_3.i.i.i = getelementptr inbounds float, ptr %x, i64 %iter.sroa.0.06.i
  %_3.i3.i.i = getelementptr inbounds float, ptr %y, i64 %iter.sroa.0.06.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !10)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !13)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !15)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !18)
  %_5.i.i4.i = load float, ptr %_3.i.i.i, align 4, !alias.scope !20, !noalias !21, !noundef !3
  %_6.i.i.i = load float, ptr %_3.i3.i.i, align 4, !alias.scope !24, !noalias !25, !noundef !3
  %_0.i.i.i = fmul float %_5.i.i4.i, %_6.i.i.i
  %_0.i1.i.i = fadd float %accum.sroa.0.07.i, %_0.i.i.i
  %_0.i.i.1 = or disjoint i64 %iter.sroa.0.06.i, 2
  %_3.i.i.i.1 = getelementptr inbounds float, ptr %x, i64 %_0.i.i
  %_3.i3.i.i.1 = getelementptr inbounds float, ptr %y, i64 %_0.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !26)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !28)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !30)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !32)
  %_5.i.i4.i.1 = load float, ptr %_3.i.i.i.1, align 4, !alias.scope !34, !noalias !35, !noundef !3
  %_6.i.i.i.1 = load float, ptr %_3.i3.i.i.1, align 4, !alias.scope !36, !noalias !37, !noundef !3
  %_0.i.i.i.1 = fmul float %_5.i.i4.i.1, %_6.i.i.i.1
  %_0.i1.i.i.1 = fadd float %_0.i1.i.i, %_0.i.i.i.1
  %_0.i.i.2 = or disjoint i64 %iter.sroa.0.06.i, 3
  %_3.i.i.i.2 = getelementptr inbounds float, ptr %x, i64 %_0.i.i.1
  %_3.i3.i.i.2 = getelementptr inbounds float, ptr %y, i64 %_0.i.i.1
  tail call void @llvm.experimental.noalias.scope.decl(metadata !38)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !40)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !42)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !44)
  %_5.i.i4.i.2 = load float, ptr %_3.i.i.i.2, align 4, !alias.scope !46, !noalias !47, !noundef !3
  %_6.i.i.i.2 = load float, ptr %_3.i3.i.i.2, align 4, !alias.scope !48, !noalias !49, !noundef !3
  %_0.i.i.i.2 = fmul float %_5.i.i4.i.2, %_6.i.i.i.2
  %_0.i1.i.i.2 = fadd float %_0.i1.i.i.1, %_0.i.i.i.2
  %_0.i.i.3 = add nuw i64 %iter.sroa.0.06.i, 4
  %_3.i.i.i.3 = getelementptr inbounds float, ptr %x, i64 %_0.i.i.2
  %_3.i3.i.i.3 = getelementptr inbounds float, ptr %y, i64 %_0.i.i.2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !50)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !52)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !54)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !56)
  %_5.i.i4.i.3 = load float, ptr %_3.i.i.i.3, align 4, !alias.scope !58, !noalias !59, !noundef !3
  %_6.i.i.i.3 = load float, ptr %_3.i3.i.i.3, align 4, !alias.scope !60, !noalias !61, !noundef !3
  %_0.i.i.i.3 = fmul float %_5.i.i4.i.3, %_6.i.i.i.3
  %_0.i1.i.i.3 = fadd float %_0.i1.i.i.2, %_0.i.i.i.3
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17h8f39dc656b6860e6E.exit.loopexit.unr-lcssa", label %bb14.i

"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17h8f39dc656b6860e6E.exit.loopexit.unr-lcssa":
  %_0.i1.i.i.lcssa.ph = phi float [ poison, %bb14.lr.ph.i ], [ %_0.i1.i.i.3, %bb14.i ]
  %accum.sroa.0.07.i.unr = phi float [ -0.000000e+00, %bb14.lr.ph.i ], [ %_0.i1.i.i.3, %bb14.i ]
  %iter.sroa.0.06.i.unr = phi i64 [ 0, %bb14.lr.ph.i ], [ %_0.i.i.3, %bb14.i ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17h8f39dc656b6860e6E.exit", label %bb14.i.epil

bb14.i.epil:
  %accum.sroa.0.07.i.epil = phi float [ %_0.i1.i.i.epil, %bb14.i.epil ], [ %accum.sroa.0.07.i.unr, %"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17h8f39dc656b6860e6E.exit.loopexit.unr-lcssa" ]
  %iter.sroa.0.06.i.epil = phi i64 [ %_0.i.i.epil, %bb14.i.epil ], [ %iter.sroa.0.06.i.unr, %"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17h8f39dc656b6860e6E.exit.loopexit.unr-lcssa" ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb14.i.epil ], [ 0, %"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17h8f39dc656b6860e6E.exit.loopexit.unr-lcssa" ]
  %_0.i.i.epil = add nuw i64 %iter.sroa.0.06.i.epil, 1
  %_3.i.i.i.epil = getelementptr inbounds float, ptr %x, i64 %iter.sroa.0.06.i.epil
  %_3.i3.i.i.epil = getelementptr inbounds float, ptr %y, i64 %iter.sroa.0.06.i.epil
  tail call void @llvm.experimental.noalias.scope.decl(metadata !10)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !13)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !15)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !18)
  %_5.i.i4.i.epil = load float, ptr %_3.i.i.i.epil, align 4, !alias.scope !20, !noalias !21, !noundef !3
  %_6.i.i.i.epil = load float, ptr %_3.i3.i.i.epil, align 4, !alias.scope !24, !noalias !25, !noundef !3
  %_0.i.i.i.epil = fmul float %_5.i.i4.i.epil, %_6.i.i.i.epil
  %_0.i1.i.i.epil = fadd float %accum.sroa.0.07.i.epil, %_0.i.i.i.epil
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17h8f39dc656b6860e6E.exit", label %bb14.i.epil, !llvm.loop !62

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
  call void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr noalias nocapture noundef nonnull readonly align 8 dereferenceable(48) %_29, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
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
  %n.sroa.0.0.sink4.i.i.i.i = phi i64 [ %n.sroa.0.0.i.i.i.i, %bb3.i.i.i.i ], [ 0, %bb6 ]
  %_0.sroa.0.0.sroa.speculated.i.i.i = tail call noundef i64 @llvm.umin.i64(i64 %n, i64 %n.sroa.0.0.sink4.i.i.i.i)
  %_2.i7.not = icmp eq i64 %_0.sroa.0.0.sroa.speculated.i.i.i, 0
  br i1 %_2.i7.not, label %bb5, label %"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4next17h975276d6061b0d54E.exit.lr.ph"

"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4next17h975276d6061b0d54E.exit.lr.ph":
  %8 = icmp ne ptr %x, null
  tail call void @llvm.assume(i1 %8)
  br label %"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4next17h975276d6061b0d54E.exit"

"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4next17h975276d6061b0d54E.exit":
  %iter.sroa.11.08 = phi i64 [ 0, %"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4next17h975276d6061b0d54E.exit.lr.ph" ], [ %11, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hb8241e707285ce7bE.exit" ]
  %9 = mul i64 %iter.sroa.11.08, %width
  %10 = sub i64 %n, %9
  %umin = tail call i64 @llvm.umin.i64(i64 %width, i64 %10)
  %11 = add nuw i64 %iter.sroa.11.08, 1
  %_3.i.i = getelementptr inbounds float, ptr %out, i64 %iter.sroa.11.08
  %start1.i.i = mul i64 %iter.sroa.11.08, %width
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
  %_4.i.i2 = load float, ptr %_40.i, align 4, !alias.scope !63, !noundef !3
  %_0.i.i = fadd float %acc.sroa.0.0.i, %_4.i.i2
  %_30.i = or disjoint i64 %i.sroa.0.0.i, 1
  %_40.i.1 = getelementptr inbounds float, ptr %12, i64 %_30.i
  %_4.i.i2.1 = load float, ptr %_40.i.1, align 4, !alias.scope !63, !noundef !3
  %_0.i.i.1 = fadd float %_0.i.i, %_4.i.i2.1
  %_30.i.1 = or disjoint i64 %i.sroa.0.0.i, 2
  %_40.i.2 = getelementptr inbounds float, ptr %12, i64 %_30.i.1
  %_4.i.i2.2 = load float, ptr %_40.i.2, align 4, !alias.scope !63, !noundef !3
  %_0.i.i.2 = fadd float %_0.i.i.1, %_4.i.i2.2
  %_30.i.2 = or disjoint i64 %i.sroa.0.0.i, 3
  %_40.i.3 = getelementptr inbounds float, ptr %12, i64 %_30.i.2
  %_4.i.i2.3 = load float, ptr %_40.i.3, align 4, !alias.scope !63, !noundef !3
  %_0.i.i.3 = fadd float %_0.i.i.2, %_4.i.i2.3
  %_30.i.3 = or disjoint i64 %i.sroa.0.0.i, 4
  %_40.i.4 = getelementptr inbounds float, ptr %12, i64 %_30.i.3
  %_4.i.i2.4 = load float, ptr %_40.i.4, align 4, !alias.scope !63, !noundef !3
  %_0.i.i.4 = fadd float %_0.i.i.3, %_4.i.i2.4
  %_30.i.4 = or disjoint i64 %i.sroa.0.0.i, 5
  %_40.i.5 = getelementptr inbounds float, ptr %12, i64 %_30.i.4
  %_4.i.i2.5 = load float, ptr %_40.i.5, align 4, !alias.scope !63, !noundef !3
  %_0.i.i.5 = fadd float %_0.i.i.4, %_4.i.i2.5
  %_30.i.5 = or disjoint i64 %i.sroa.0.0.i, 6
  %_40.i.6 = getelementptr inbounds float, ptr %12, i64 %_30.i.5
  %_4.i.i2.6 = load float, ptr %_40.i.6, align 4, !alias.scope !63, !noundef !3
  %_0.i.i.6 = fadd float %_0.i.i.5, %_4.i.i2.6
  %_30.i.6 = or disjoint i64 %i.sroa.0.0.i, 7
  %_40.i.7 = getelementptr inbounds float, ptr %12, i64 %_30.i.6
  %_4.i.i2.7 = load float, ptr %_40.i.7, align 4, !alias.scope !63, !noundef !3
  %_0.i.i.7 = fadd float %_0.i.i.6, %_4.i.i2.7
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
  %_4.i.i2.epil = load float, ptr %_40.i.epil, align 4, !alias.scope !63, !noundef !3
  %_0.i.i.epil = fadd float %acc.sroa.0.0.i.epil, %_4.i.i2.epil
  %_30.i.epil = add nuw i64 %i.sroa.0.0.i.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hb8241e707285ce7bE.exit", label %bb10.i.epil, !llvm.loop !66

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

declare void @llvm.experimental.noalias.scope.decl(metadata) #8

declare i64 @llvm.umax.i64(i64, i64) #9

declare i64 @llvm.umin.i64(i64, i64) #9

attributes #0 = { nofree norecurse nosync nounwind nonlazybind memory(argmem: read) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { nofree norecurse nosync nounwind nonlazybind memory(argmem: read, inaccessiblemem: readwrite) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { nofree norecurse nosync nounwind nonlazybind memory(none) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { cold noinline noreturn nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { cold minsize noinline noreturn nounwind nonlazybind optsize "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
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
!7 = !{!8}
!8 = distinct !{!8, !9, !"_ZN4core4iter8adapters7step_by15StepBy$LT$I$GT$3new17h73038853eabbd55aE: %_0"}
!9 = distinct !{!9, !"_ZN4core4iter8adapters7step_by15StepBy$LT$I$GT$3new17h73038853eabbd55aE"}
!10 = !{!11}
!11 = distinct !{!11, !12, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h7c29f5136e129b9bE: %elt.0"}
!12 = distinct !{!12, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h7c29f5136e129b9bE"}
!13 = !{!14}
!14 = distinct !{!14, !12, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h7c29f5136e129b9bE: %elt.1"}
!15 = !{!16}
!16 = distinct !{!16, !17, !"_ZN5loops7dot_zip28_$u7b$$u7b$closure$u7d$$u7d$17h980ed2539a6669a8E: %_2.0"}
!17 = distinct !{!17, !"_ZN5loops7dot_zip28_$u7b$$u7b$closure$u7d$$u7d$17h980ed2539a6669a8E"}
!18 = !{!19}
!19 = distinct !{!19, !17, !"_ZN5loops7dot_zip28_$u7b$$u7b$closure$u7d$$u7d$17h980ed2539a6669a8E: %_2.1"}
!20 = !{!16, !11}
!21 = !{!19, !14, !22}
!22 = distinct !{!22, !23, !"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17h8f39dc656b6860e6E: %self"}
!23 = distinct !{!23, !"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17h8f39dc656b6860e6E"}
!24 = !{!19, !14}
!25 = !{!16, !11, !22}
!26 = !{!27}
!27 = distinct !{!27, !12, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h7c29f5136e129b9bE: %elt.0:It1"}
!28 = !{!29}
!29 = distinct !{!29, !12, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h7c29f5136e129b9bE: %elt.1:It1"}
!30 = !{!31}
!31 = distinct !{!31, !17, !"_ZN5loops7dot_zip28_$u7b$$u7b$closure$u7d$$u7d$17h980ed2539a6669a8E: %_2.0:It1"}
!32 = !{!33}
!33 = distinct !{!33, !17, !"_ZN5loops7dot_zip28_$u7b$$u7b$closure$u7d$$u7d$17h980ed2539a6669a8E: %_2.1:It1"}
!34 = !{!31, !27}
!35 = !{!33, !29, !22}
!36 = !{!33, !29}
!37 = !{!31, !27, !22}
!38 = !{!39}
!39 = distinct !{!39, !12, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h7c29f5136e129b9bE: %elt.0:It2"}
!40 = !{!41}
!41 = distinct !{!41, !12, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h7c29f5136e129b9bE: %elt.1:It2"}
!42 = !{!43}
!43 = distinct !{!43, !17, !"_ZN5loops7dot_zip28_$u7b$$u7b$closure$u7d$$u7d$17h980ed2539a6669a8E: %_2.0:It2"}
!44 = !{!45}
!45 = distinct !{!45, !17, !"_ZN5loops7dot_zip28_$u7b$$u7b$closure$u7d$$u7d$17h980ed2539a6669a8E: %_2.1:It2"}
!46 = !{!43, !39}
!47 = !{!45, !41, !22}
!48 = !{!45, !41}
!49 = !{!43, !39, !22}
!50 = !{!51}
!51 = distinct !{!51, !12, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h7c29f5136e129b9bE: %elt.0:It3"}
!52 = !{!53}
!53 = distinct !{!53, !12, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h7c29f5136e129b9bE: %elt.1:It3"}
!54 = !{!55}
!55 = distinct !{!55, !17, !"_ZN5loops7dot_zip28_$u7b$$u7b$closure$u7d$$u7d$17h980ed2539a6669a8E: %_2.0:It3"}
!56 = !{!57}
!57 = distinct !{!57, !17, !"_ZN5loops7dot_zip28_$u7b$$u7b$closure$u7d$$u7d$17h980ed2539a6669a8E: %_2.1:It3"}
!58 = !{!55, !51}
!59 = !{!57, !53, !22}
!60 = !{!57, !53}
!61 = !{!55, !51, !22}
!62 = distinct !{!62, !5}
!63 = !{!64}
!64 = distinct !{!64, !65, !"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h0876abf23813bb75E: %b"}
!65 = distinct !{!65, !"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h0876abf23813bb75E"}
!66 = distinct !{!66, !5}

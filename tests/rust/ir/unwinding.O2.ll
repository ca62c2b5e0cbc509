source_filename = "unwinding.e832afc0a6fcc5b8-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_4192ed3b92b550c0d82c6e919997c0e9 = private unnamed_addr constant <{ [10 x i8] }> <{ [10 x i8] c"<redacted>" }>, align 1
@alloc_ae52e422ab29884b58622d79788975fe = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4192ed3b92b550c0d82c6e919997c0e9, [16 x i8] c"\0A\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00" }>, align 8
@__rust_no_alloc_shim_is_unstable = external global i8
@alloc_a6e8913658d98d0dbd0444b57ddfd811 = private unnamed_addr constant <{ [27 x i8] }> <{ [27 x i8] c"chunk size must be non-zero" }>, align 1
@alloc_2cdbb89777c912da09e05e08ed401368 = private unnamed_addr constant <{ ptr, [8 x i8] }> <{ ptr @alloc_a6e8913658d98d0dbd0444b57ddfd811, [8 x i8] c"\1B\00\00\00\00\00\00\00" }>, align 8

define noundef float @doubled(ptr noalias nocapture noundef nonnull readonly align 4 %x.0, i64 noundef %x.1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %_18.idx = shl nuw nsw i64 %x.1, 2
  %0 = icmp eq i64 %x.1, 0
  br i1 %0, label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h5e06d09a29a74ab2E.exit", label %bb3.i.i.i.i

bb3.i.i.i.i:
  %1 = load volatile i8, ptr @__rust_no_alloc_shim_is_unstable, align 1, !noalias !3
  %_0.i.i.i.i.i.i.i = tail call noalias noundef align 4 ptr @__rust_alloc(i64 noundef %_18.idx, i64 noundef 4) #12, !noalias !3
  %2 = icmp eq ptr %_0.i.i.i.i.i.i.i, null
  br i1 %2, label %bb3.i.i.i, label %bb11.i.i.i.i.i.i.i.preheader

bb11.i.i.i.i.i.i.i.preheader:
  %min.iters.check = icmp ult i64 %x.1, 8
  br i1 %min.iters.check, label %bb11.i.i.i.i.i.i.i.preheader21, label %vector.ph

bb11.i.i.i.i.i.i.i.preheader21:
  %.ph = phi i64 [ 0, %bb11.i.i.i.i.i.i.i.preheader ], [ %n.vec, %middle.block ]
  br label %bb11.i.i.i.i.i.i.i

vector.ph:
  %n.vec = and i64 %x.1, -8
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %3 = getelementptr inbounds float, ptr %x.0, i64 %index
  tail call void @llvm.experimental.noalias.scope.decl(metadata !10)
  %4 = getelementptr inbounds i8, ptr %3, i64 16
  %wide.load = load <4 x float>, ptr %3, align 4, !alias.scope !13, !noalias !16
  %wide.load20 = load <4 x float>, ptr %4, align 4, !alias.scope !13, !noalias !16
  %5 = fadd <4 x float> %wide.load, %wide.load
  %6 = fadd <4 x float> %wide.load20, %wide.load20
  %7 = getelementptr inbounds float, ptr %_0.i.i.i.i.i.i.i, i64 %index
  %8 = getelementptr inbounds i8, ptr %7, i64 16
  store <4 x float> %5, ptr %7, align 4, !noalias !28
  store <4 x float> %6, ptr %8, align 4, !noalias !28
  %index.next = add nuw i64 %index, 8
  %9 = icmp eq i64 %index.next, %n.vec
  br i1 %9, label %middle.block, label %vector.body, !llvm.loop !33

middle.block:
  %cmp.n = icmp eq i64 %n.vec, %x.1
  br i1 %cmp.n, label %bb2.preheader, label %bb11.i.i.i.i.i.i.i.preheader21

bb2.preheader:
  %xtraiter = and i64 %x.1, 3
  %10 = icmp ult i64 %x.1, 4
  br i1 %10, label %bb1.i.i.i.i2.i.unr-lcssa, label %bb2.preheader.new

bb2.preheader.new:
  %unroll_iter = and i64 %x.1, -4
  br label %bb2

bb3.i.i.i:
  tail call void @_ZN5alloc7raw_vec12handle_error17h2c5ced866628b5d4E(i64 noundef 4, i64 %_18.idx, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #13, !noalias !36
  unreachable

bb11.i.i.i.i.i.i.i:
  %11 = phi i64 [ %12, %bb11.i.i.i.i.i.i.i ], [ %.ph, %bb11.i.i.i.i.i.i.i.preheader21 ]
  %_40.i.i.i.i.i.i.i = getelementptr inbounds float, ptr %x.0, i64 %11
  tail call void @llvm.experimental.noalias.scope.decl(metadata !10)
  %_3.i.i.i.i.i.i.i.i.i = load float, ptr %_40.i.i.i.i.i.i.i, align 4, !alias.scope !13, !noalias !16, !noundef !37
  %_0.i.i.i.i.i.i.i.i.i = fadd float %_3.i.i.i.i.i.i.i.i.i, %_3.i.i.i.i.i.i.i.i.i
  %_3.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds float, ptr %_0.i.i.i.i.i.i.i, i64 %11
  store float %_0.i.i.i.i.i.i.i.i.i, ptr %_3.i.i.i.i.i.i.i.i.i.i, align 4, !noalias !28
  %12 = add nuw i64 %11, 1
  %_32.i.i.i.i.i.i.i = icmp eq i64 %12, %x.1
  br i1 %_32.i.i.i.i.i.i.i, label %bb2.preheader, label %bb11.i.i.i.i.i.i.i, !llvm.loop !38

bb1.i.i.i.i2.i.unr-lcssa:
  %.lcssa.ph = phi float [ poison, %bb2.preheader ], [ %23, %bb2 ]
  %s.sroa.0.013.unr = phi float [ 0.000000e+00, %bb2.preheader ], [ %23, %bb2 ]
  %iter.sroa.0.012.unr = phi i64 [ 0, %bb2.preheader ], [ %_0.i.3, %bb2 ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %bb1.i.i.i.i2.i, label %bb2.epil

bb2.epil:
  %s.sroa.0.013.epil = phi float [ %14, %bb2.epil ], [ %s.sroa.0.013.unr, %bb1.i.i.i.i2.i.unr-lcssa ]
  %iter.sroa.0.012.epil = phi i64 [ %_0.i.epil, %bb2.epil ], [ %iter.sroa.0.012.unr, %bb1.i.i.i.i2.i.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb2.epil ], [ 0, %bb1.i.i.i.i2.i.unr-lcssa ]
  %_0.i.epil = add nuw i64 %iter.sroa.0.012.epil, 1
  %_10.epil = getelementptr inbounds float, ptr %_0.i.i.i.i.i.i.i, i64 %iter.sroa.0.012.epil
  %_9.epil = load float, ptr %_10.epil, align 4, !noundef !37
  %13 = getelementptr inbounds float, ptr %x.0, i64 %iter.sroa.0.012.epil
  %_11.epil = load float, ptr %13, align 4, !noundef !37
  %_8.epil = fmul float %_9.epil, %_11.epil
  %14 = fadd float %s.sroa.0.013.epil, %_8.epil
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %bb1.i.i.i.i2.i, label %bb2.epil, !llvm.loop !39

bb1.i.i.i.i2.i:
  %.lcssa = phi float [ %.lcssa.ph, %bb1.i.i.i.i2.i.unr-lcssa ], [ %14, %bb2.epil ]
  %15 = shl nuw i64 %x.1, 2
  tail call void @__rust_dealloc(ptr noundef nonnull %_0.i.i.i.i.i.i.i, i64 noundef %15, i64 noundef 4) #12, !noalias !41
  br label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h5e06d09a29a74ab2E.exit"

"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h5e06d09a29a74ab2E.exit":
  %s.sroa.0.0.lcssa19 = phi float [ %.lcssa, %bb1.i.i.i.i2.i ], [ 0.000000e+00, %start ]
  ret float %s.sroa.0.0.lcssa19

bb2:
  %s.sroa.0.013 = phi float [ 0.000000e+00, %bb2.preheader.new ], [ %23, %bb2 ]
  %iter.sroa.0.012 = phi i64 [ 0, %bb2.preheader.new ], [ %_0.i.3, %bb2 ]
  %niter = phi i64 [ 0, %bb2.preheader.new ], [ %niter.next.3, %bb2 ]
  %_0.i = or disjoint i64 %iter.sroa.0.012, 1
  %_10 = getelementptr inbounds float, ptr %_0.i.i.i.i.i.i.i, i64 %iter.sroa.0.012
  %_9 = load float, ptr %_10, align 4, !noundef !37
  %16 = getelementptr inbounds float, ptr %x.0, i64 %iter.sroa.0.012
  %_11 = load float, ptr %16, align 4, !noundef !37
  %_8 = fmul float %_9, %_11
  %17 = fadd float %s.sroa.0.013, %_8
  %_0.i.1 = or disjoint i64 %iter.sroa.0.012, 2
  %_10.1 = getelementptr inbounds float, ptr %_0.i.i.i.i.i.i.i, i64 %_0.i
  %_9.1 = load float, ptr %_10.1, align 4, !noundef !37
  %18 = getelementptr inbounds float, ptr %x.0, i64 %_0.i
  %_11.1 = load float, ptr %18, align 4, !noundef !37
  %_8.1 = fmul float %_9.1, %_11.1
  %19 = fadd float %17, %_8.1
  %_0.i.2 = or disjoint i64 %iter.sroa.0.012, 3
  %_10.2 = getelementptr inbounds float, ptr %_0.i.i.i.i.i.i.i, i64 %_0.i.1
  %_9.2 = load float, ptr %_10.2, align 4, !noundef !37
  %20 = getelementptr inbounds float, ptr %x.0, i64 %_0.i.1
  %_11.2 = load float, ptr %20, align 4, !noundef !37
  %_8.2 = fmul float %_9.2, %_11.2
  %21 = fadd float %19, %_8.2
  %_0.i.3 = add nuw i64 %iter.sroa.0.012, 4
  %_10.3 = getelementptr inbounds float, ptr %_0.i.i.i.i.i.i.i, i64 %_0.i.2
  %_9.3 = load float, ptr %_10.3, align 4, !noundef !37
  %22 = getelementptr inbounds float, ptr %x.0, i64 %_0.i.2
  %_11.3 = load float, ptr %22, align 4, !noundef !37
  %_8.3 = fmul float %_9.3, %_11.3
  %23 = fadd float %21, %_8.3
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %bb1.i.i.i.i2.i.unr-lcssa, label %bb2
}

define noundef float @guarded(ptr noalias nocapture noundef nonnull readonly align 4 %x.0, i64 noundef %x.1, ptr noalias nocapture noundef align 4 dereferenceable(4) %done) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %_134.not = icmp eq i64 %x.1, 0
  br i1 %_134.not, label %bb8, label %bb6.preheader

bb6.preheader:
  %done.promoted = load i32, ptr %done, align 4, !noalias !37
  %invariant.gep = getelementptr float, ptr %x.0, i64 %x.1
  %xtraiter = and i64 %x.1, 3
  %0 = icmp ult i64 %x.1, 4
  br i1 %0, label %bb8.loopexit.unr-lcssa, label %bb6.preheader.new

bb6.preheader.new:
  %unroll_iter = and i64 %x.1, -4
  br label %bb2

bb8.loopexit.unr-lcssa:
  %.lcssa11.ph = phi float [ poison, %bb6.preheader ], [ %13, %bb2 ]
  %.lcssa.ph = phi i32 [ poison, %bb6.preheader ], [ %14, %bb2 ]
  %s.sroa.0.06.unr = phi float [ 0.000000e+00, %bb6.preheader ], [ %13, %bb2 ]
  %iter.sroa.0.05.unr = phi i64 [ 0, %bb6.preheader ], [ %_0.i.3, %bb2 ]
  %.unr = phi i32 [ %done.promoted, %bb6.preheader ], [ %14, %bb2 ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %bb8.loopexit, label %bb2.epil

bb2.epil:
  %s.sroa.0.06.epil = phi float [ %3, %bb2.epil ], [ %s.sroa.0.06.unr, %bb8.loopexit.unr-lcssa ]
  %iter.sroa.0.05.epil = phi i64 [ %_0.i.epil, %bb2.epil ], [ %iter.sroa.0.05.unr, %bb8.loopexit.unr-lcssa ]
  %1 = phi i32 [ %4, %bb2.epil ], [ %.unr, %bb8.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb2.epil ], [ 0, %bb8.loopexit.unr-lcssa ]
  %2 = xor i64 %iter.sroa.0.05.epil, -1
  %_0.i.epil = add nuw i64 %iter.sroa.0.05.epil, 1
  %gep.epil = getelementptr float, ptr %invariant.gep, i64 %2
  %_8.epil = load float, ptr %gep.epil, align 4, !noundef !37
  %3 = fadd float %s.sroa.0.06.epil, %_8.epil
  %4 = add i32 %1, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %bb8.loopexit, label %bb2.epil, !llvm.loop !50

bb8.loopexit:
  %.lcssa11 = phi float [ %.lcssa11.ph, %bb8.loopexit.unr-lcssa ], [ %3, %bb2.epil ]
  %.lcssa = phi i32 [ %.lcssa.ph, %bb8.loopexit.unr-lcssa ], [ %4, %bb2.epil ]
  store i32 %.lcssa, ptr %done, align 4, !noalias !51
  br label %bb8

bb8:
  %s.sroa.0.0.lcssa = phi float [ 0.000000e+00, %start ], [ %.lcssa11, %bb8.loopexit ]
  ret float %s.sroa.0.0.lcssa

bb2:
  %s.sroa.0.06 = phi float [ 0.000000e+00, %bb6.preheader.new ], [ %13, %bb2 ]
  %iter.sroa.0.05 = phi i64 [ 0, %bb6.preheader.new ], [ %_0.i.3, %bb2 ]
  %5 = phi i32 [ %done.promoted, %bb6.preheader.new ], [ %14, %bb2 ]
  %niter = phi i64 [ 0, %bb6.preheader.new ], [ %niter.next.3, %bb2 ]
  %6 = xor i64 %iter.sroa.0.05, -1
  %gep = getelementptr float, ptr %invariant.gep, i64 %6
  %_8 = load float, ptr %gep, align 4, !noundef !37
  %7 = fadd float %s.sroa.0.06, %_8
  %8 = xor i64 %iter.sroa.0.05, -2
  %gep.1 = getelementptr float, ptr %invariant.gep, i64 %8
  %_8.1 = load float, ptr %gep.1, align 4, !noundef !37
  %9 = fadd float %7, %_8.1
  %10 = xor i64 %iter.sroa.0.05, -3
  %gep.2 = getelementptr float, ptr %invariant.gep, i64 %10
  %_8.2 = load float, ptr %gep.2, align 4, !noundef !37
  %11 = fadd float %9, %_8.2
  %12 = xor i64 %iter.sroa.0.05, -4
  %_0.i.3 = add nuw i64 %iter.sroa.0.05, 4
  %gep.3 = getelementptr float, ptr %invariant.gep, i64 %12
  %_8.3 = load float, ptr %gep.3, align 4, !noundef !37
  %13 = fadd float %11, %_8.3
  %14 = add i32 %5, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %bb8.loopexit.unr-lcssa, label %bb2
}

define noundef float @row_buffers(ptr noalias nocapture noundef nonnull readonly align 4 %x.0, i64 noundef %x.1, i64 noundef %width) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %_17 = alloca [48 x i8], align 8
  %0 = icmp eq i64 %width, 0
  br i1 %0, label %bb11, label %bb1.preheader, !prof !56

bb1.preheader:
  %1 = icmp eq i64 %x.1, 0
  br i1 %1, label %bb5, label %bb4.lr.ph

bb4.lr.ph:
  %_9.0.i.i.i.i = shl i64 %width, 2
  %_9.1.i.i.i.i = icmp ugt i64 %width, 4611686018427387903
  %_14.i.i.i.i = icmp ugt i64 %_9.0.i.i.i.i, 9223372036854775804
  %2 = or i1 %_9.1.i.i.i.i, %_14.i.i.i.i
  br i1 %2, label %bb14.i.split, label %bb4

bb11:
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %_17)
  store ptr @alloc_2cdbb89777c912da09e05e08ed401368, ptr %_17, align 8
  %3 = getelementptr inbounds i8, ptr %_17, i64 8
  store i64 1, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %_17, i64 32
  store ptr null, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %_17, i64 16
  store ptr inttoptr (i64 8 to ptr), ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %_17, i64 24
  store i64 0, ptr %6, align 8
  call void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr noalias nocapture noundef nonnull readonly align 8 dereferenceable(48) %_17, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #13
  unreachable

bb5:
  %total.sroa.0.0.lcssa = phi float [ 0.000000e+00, %bb1.preheader ], [ %12, %bb14 ]
  ret float %total.sroa.0.0.lcssa

bb4:
  %total.sroa.0.018 = phi float [ %12, %bb14 ], [ 0.000000e+00, %bb4.lr.ph ]
  %iter.sroa.0.017 = phi ptr [ %10, %bb14 ], [ %x.0, %bb4.lr.ph ]
  %iter.sroa.5.016 = phi i64 [ %9, %bb14 ], [ %x.1, %bb4.lr.ph ]
  %7 = load volatile i8, ptr @__rust_no_alloc_shim_is_unstable, align 1, !noalias !57
  %_0.i11.i.i.i.i = tail call noalias noundef align 4 ptr @__rust_alloc_zeroed(i64 noundef %_9.0.i.i.i.i, i64 noundef 4) #12, !noalias !57
  %8 = icmp eq ptr %_0.i11.i.i.i.i, null
  br i1 %8, label %bb14.i.split, label %bb14

bb14.i.split:
  %_16.sroa.4.0.i.split = phi i64 [ 0, %bb4.lr.ph ], [ 4, %bb4 ]
  tail call void @_ZN5alloc7raw_vec12handle_error17h2c5ced866628b5d4E(i64 noundef %_16.sroa.4.0.i.split, i64 %_9.0.i.i.i.i, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #13, !noalias !62
  unreachable

bb14:
  %_0.sroa.0.0.sroa.speculated.i.i = tail call noundef i64 @llvm.umin.i64(i64 %iter.sroa.5.016, i64 %width)
  %9 = sub nuw i64 %iter.sroa.5.016, %_0.sroa.0.0.sroa.speculated.i.i
  %10 = getelementptr inbounds float, ptr %iter.sroa.0.017, i64 %_0.sroa.0.0.sroa.speculated.i.i
  %11 = shl nuw i64 %_0.sroa.0.0.sroa.speculated.i.i, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %_0.i11.i.i.i.i, ptr nonnull readonly align 4 %iter.sroa.0.017, i64 %11, i1 false), !alias.scope !63
  %_14 = load float, ptr %_0.i11.i.i.i.i, align 4, !noundef !37
  %12 = fadd float %total.sroa.0.018, %_14
  tail call void @__rust_dealloc(ptr noundef nonnull %_0.i11.i.i.i.i, i64 noundef %_9.0.i.i.i.i, i64 noundef 4) #12, !noalias !67
  %13 = icmp eq i64 %9, 0
  br i1 %13, label %bb5, label %bb4
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef range(i32 1, 17), i64 noundef, ptr noundef, ptr noundef) unnamed_addr #3

declare void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr noalias nocapture noundef readonly align 8 dereferenceable(48), ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr #4

declare noalias noundef ptr @__rust_alloc_zeroed(i64 noundef, i64 allocalign noundef) unnamed_addr #5

declare noalias noundef ptr @__rust_alloc(i64 noundef, i64 allocalign noundef) unnamed_addr #6

declare void @__rust_dealloc(ptr allocptr noundef, i64 noundef, i64 noundef) unnamed_addr #7

declare void @_ZN5alloc7raw_vec12handle_error17h2c5ced866628b5d4E(i64 noundef range(i64 0, -9223372036854775807), i64, ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr #8

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #9

declare void @llvm.experimental.noalias.scope.decl(metadata) #10

declare i64 @llvm.umin.i64(i64, i64) #11

attributes #0 = { nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nofree norecurse nosync nounwind nonlazybind memory(argmem: readwrite) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { cold noinline noreturn nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { nounwind nonlazybind allockind("alloc,zeroed,aligned") allocsize(0) uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { nounwind nonlazybind allockind("free") uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #8 = { cold minsize noreturn nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #9 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #11 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nounwind }
attributes #13 = { noreturn }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.85.0 (4d91de4e4 2025-02-17)"}
!3 = !{!4, !6, !8}
!4 = distinct !{!4, !5, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17he847003509c01996E: %_0"}
!5 = distinct !{!5, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17he847003509c01996E"}
!6 = distinct !{!6, !7, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h736d0225caa86e9cE: %_0"}
!7 = distinct !{!7, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h736d0225caa86e9cE"}
!8 = distinct !{!8, !9, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17h128715501f91ab9fE: %_0"}
!9 = distinct !{!9, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17h128715501f91ab9fE"}
!10 = !{!11}
!11 = distinct !{!11, !12, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h4c771f99f5f25209E: %elt"}
!12 = distinct !{!12, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h4c771f99f5f25209E"}
!13 = !{!14, !11}
!14 = distinct !{!14, !15, !"_ZN9unwinding7doubled28_$u7b$$u7b$closure$u7d$$u7d$17h039a2d79bfceee81E: %a"}
!15 = distinct !{!15, !"_ZN9unwinding7doubled28_$u7b$$u7b$closure$u7d$$u7d$17h039a2d79bfceee81E"}
!16 = !{!17, !18, !20, !22, !24, !26, !6, !8}
!17 = distinct !{!17, !12, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h4c771f99f5f25209E: %_1"}
!18 = distinct !{!18, !19, !"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h38a225db205a245bE: %f"}
!19 = distinct !{!19, !"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h38a225db205a245bE"}
!20 = distinct !{!20, !21, !"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17ha818f7de22ea2766E: %g"}
!21 = distinct !{!21, !"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17ha818f7de22ea2766E"}
!22 = distinct !{!22, !23, !"_ZN4core4iter6traits8iterator8Iterator8for_each17hf1196173044aa621E: %f"}
!23 = distinct !{!23, !"_ZN4core4iter6traits8iterator8Iterator8for_each17hf1196173044aa621E"}
!24 = distinct !{!24, !25, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted17hdc670dce78cfa574E: %self"}
!25 = distinct !{!25, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted17hdc670dce78cfa574E"}
!26 = distinct !{!26, !27, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17hfe2b327ffdd12466E: %self"}
!27 = distinct !{!27, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17hfe2b327ffdd12466E"}
!28 = !{!29, !31, !17, !11, !18, !20, !22, !24, !26, !6, !8}
!29 = distinct !{!29, !30, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted28_$u7b$$u7b$closure$u7d$$u7d$17h855ba8d28958ed4aE: %_1"}
!30 = distinct !{!30, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted28_$u7b$$u7b$closure$u7d$$u7d$17h855ba8d28958ed4aE"}
!31 = distinct !{!31, !32, !"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17h56d2c48a0520a03eE: %_1"}
!32 = distinct !{!32, !"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17h56d2c48a0520a03eE"}
!33 = distinct !{!33, !34, !35}
!34 = !{!"llvm.loop.isvectorized", i32 1}
!35 = !{!"llvm.loop.unroll.runtime.disable"}
!36 = !{!6, !8}
!37 = !{}
!38 = distinct !{!38, !35, !34}
!39 = distinct !{!39, !40}
!40 = !{!"llvm.loop.unroll.disable"}
!41 = !{!42, !44, !46, !48}
!42 = distinct !{!42, !43, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h0407fbc4fcd68e51E: %self"}
!43 = distinct !{!43, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h0407fbc4fcd68e51E"}
!44 = distinct !{!44, !45, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hfd828a18bf22cb91E: %self"}
!45 = distinct !{!45, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hfd828a18bf22cb91E"}
!46 = distinct !{!46, !47, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f32$GT$$GT$17hb9bc7d1798a3b4c6E: %_1"}
!47 = distinct !{!47, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f32$GT$$GT$17hb9bc7d1798a3b4c6E"}
!48 = distinct !{!48, !49, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h5e06d09a29a74ab2E: %_1"}
!49 = distinct !{!49, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h5e06d09a29a74ab2E"}
!50 = distinct !{!50, !40}
!51 = !{!52, !54}
!52 = distinct !{!52, !53, !"_ZN58_$LT$unwinding..Guard$u20$as$u20$core..ops..drop..Drop$GT$4drop17hc75c425fc2d5d380E: %self"}
!53 = distinct !{!53, !"_ZN58_$LT$unwinding..Guard$u20$as$u20$core..ops..drop..Drop$GT$4drop17hc75c425fc2d5d380E"}
!54 = distinct !{!54, !55, !"_ZN4core3ptr37drop_in_place$LT$unwinding..Guard$GT$17hce2afcfa92216bc3E: %_1"}
!55 = distinct !{!55, !"_ZN4core3ptr37drop_in_place$LT$unwinding..Guard$GT$17hce2afcfa92216bc3E"}
!56 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!57 = !{!58, !60}
!58 = distinct !{!58, !59, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17he847003509c01996E: %_0"}
!59 = distinct !{!59, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17he847003509c01996E"}
!60 = distinct !{!60, !61, !"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17h2364d95c86de5db2E: %_0"}
!61 = distinct !{!61, !"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17h2364d95c86de5db2E"}
!62 = !{!60}
!63 = !{!64, !66}
!64 = distinct !{!64, !65, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$15copy_from_slice17h6f386695891fcc4dE: %self.0"}
!65 = distinct !{!65, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$15copy_from_slice17h6f386695891fcc4dE"}
!66 = distinct !{!66, !65, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$15copy_from_slice17h6f386695891fcc4dE: %src.0"}
!67 = !{!68, !70, !72, !74}
!68 = distinct !{!68, !69, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h0407fbc4fcd68e51E: %self"}
!69 = distinct !{!69, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h0407fbc4fcd68e51E"}
!70 = distinct !{!70, !71, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hfd828a18bf22cb91E: %self"}
!71 = distinct !{!71, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hfd828a18bf22cb91E"}
!72 = distinct !{!72, !73, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f32$GT$$GT$17hb9bc7d1798a3b4c6E: %_1"}
!73 = distinct !{!73, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f32$GT$$GT$17hb9bc7d1798a3b4c6E"}
!74 = distinct !{!74, !75, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h5e06d09a29a74ab2E: %_1"}
!75 = distinct !{!75, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h5e06d09a29a74ab2E"}

source_filename = "tensors.697cfdabe296d7b-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_4192ed3b92b550c0d82c6e919997c0e9 = private unnamed_addr constant <{ [10 x i8] }> <{ [10 x i8] c"<redacted>" }>, align 1
@alloc_ae52e422ab29884b58622d79788975fe = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4192ed3b92b550c0d82c6e919997c0e9, [16 x i8] c"\0A\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00" }>, align 8
@alloc_a6e8913658d98d0dbd0444b57ddfd811 = private unnamed_addr constant <{ [27 x i8] }> <{ [27 x i8] c"chunk size must be non-zero" }>, align 1
@alloc_2cdbb89777c912da09e05e08ed401368 = private unnamed_addr constant <{ ptr, [8 x i8] }> <{ ptr @alloc_a6e8913658d98d0dbd0444b57ddfd811, [8 x i8] c"\1B\00\00\00\00\00\00\00" }>, align 8
@alloc_e5f10c229e531850485be0cf32b11b09 = private unnamed_addr constant <{ [34 x i8] }> <{ [34 x i8] c"assertion failed: a.len() >= m * k" }>, align 1
@alloc_8530d576e7c1df9e5cffc710a8bf4474 = private unnamed_addr constant <{ [34 x i8] }> <{ [34 x i8] c"assertion failed: b.len() >= k * n" }>, align 1
@alloc_b036f775f0d488d54c2fe2c8ecf7bb00 = private unnamed_addr constant <{ [34 x i8] }> <{ [34 x i8] c"assertion failed: c.len() >= m * n" }>, align 1

define void @matmul_asserted(ptr noalias nocapture noundef nonnull readonly align 4 %a.0, i64 noundef %a.1, ptr noalias nocapture noundef nonnull readonly align 4 %b.0, i64 noundef %b.1, ptr noalias nocapture noundef nonnull writeonly align 4 %c.0, i64 noundef %c.1, i64 noundef %m, i64 noundef %n, i64 noundef %k) unnamed_addr #0 {
start:
  %_9 = mul i64 %k, %m
  %_7.not = icmp ugt i64 %_9, %a.1
  br i1 %_7.not, label %bb2, label %bb1, !prof !3

bb2:
  tail call void @_ZN4core9panicking5panic17h06336e0c962d4a4aE(ptr noalias noundef nonnull readonly align 1 @alloc_e5f10c229e531850485be0cf32b11b09, i64 noundef 34, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

bb1:
  %_13 = mul i64 %k, %n
  %_11.not = icmp ugt i64 %_13, %b.1
  br i1 %_11.not, label %bb4, label %bb3, !prof !3

bb4:
  tail call void @_ZN4core9panicking5panic17h06336e0c962d4a4aE(ptr noalias noundef nonnull readonly align 1 @alloc_8530d576e7c1df9e5cffc710a8bf4474, i64 noundef 34, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

bb3:
  %_17 = mul i64 %n, %m
  %_15.not = icmp ugt i64 %_17, %c.1
  br i1 %_15.not, label %bb6, label %bb7.preheader, !prof !3

bb7.preheader:
  %_4220.not = icmp eq i64 %m, 0
  %_4616.not = icmp eq i64 %n, 0
  %or.cond = or i1 %_4220.not, %_4616.not
  br i1 %or.cond, label %bb15, label %bb13.lr.ph.split.us

bb13.lr.ph.split.us:
  %_5013.not = icmp eq i64 %k, 0
  br i1 %_5013.not, label %bb13.us.preheader, label %bb13.us.us

bb13.us.preheader:
  %0 = add i64 %n, -1
  br label %bb13.us

bb13.us.us:
  %indvars.iv = phi i64 [ %indvars.iv.next, %bb8.bb7.loopexit_crit_edge.split.us.us.us ], [ 0, %bb13.lr.ph.split.us ]
  %iter.sroa.0.021.us.us = phi i64 [ %_0.i.us.us, %bb8.bb7.loopexit_crit_edge.split.us.us.us ], [ 0, %bb13.lr.ph.split.us ]
  %_0.i.us.us = add nuw i64 %iter.sroa.0.021.us.us, 1
  %_29.us.us = mul i64 %iter.sroa.0.021.us.us, %k
  %_39.us.us = mul i64 %iter.sroa.0.021.us.us, %n
  br label %bb16.us.us.us

bb16.us.us.us:
  %iter1.sroa.0.017.us.us.us = phi i64 [ 0, %bb13.us.us ], [ %_0.i8.us.us.us, %bb12.us.us.us ]
  %_0.i8.us.us.us = add nuw i64 %iter1.sroa.0.017.us.us.us, 1
  br label %bb19.us.us.us

bb12.us.us.us:
  %1 = getelementptr inbounds float, ptr %c.0, i64 %_38.us.us.us
  store float %4, ptr %1, align 4
  %exitcond47.not = icmp eq i64 %_0.i8.us.us.us, %n
  br i1 %exitcond47.not, label %bb8.bb7.loopexit_crit_edge.split.us.us.us, label %bb16.us.us.us

bb19.us.us.us:
  %iter2.sroa.0.015.us.us.us = phi i64 [ 0, %bb16.us.us.us ], [ %_0.i9.us.us.us, %bb11.us.us.us ]
  %s.sroa.0.014.us.us.us = phi float [ 0.000000e+00, %bb16.us.us.us ], [ %4, %bb11.us.us.us ]
  %_0.i9.us.us.us = add nuw i64 %iter2.sroa.0.015.us.us.us, 1
  %_28.us.us.us = add nuw i64 %iter2.sroa.0.015.us.us.us, %_29.us.us
  %_31.us.us.us = icmp ult i64 %_28.us.us.us, %a.1
  br i1 %_31.us.us.us, label %bb10.us.us.us, label %panic3

bb10.us.us.us:
  %_34.us.us.us = mul i64 %iter2.sroa.0.015.us.us.us, %n
  %_33.us.us.us = add i64 %_34.us.us.us, %iter1.sroa.0.017.us.us.us
  %_36.us.us.us = icmp ult i64 %_33.us.us.us, %b.1
  br i1 %_36.us.us.us, label %bb11.us.us.us, label %panic4

bb11.us.us.us:
  %2 = getelementptr inbounds float, ptr %a.0, i64 %_28.us.us.us
  %_27.us.us.us = load float, ptr %2, align 4, !noundef !4
  %3 = getelementptr inbounds float, ptr %b.0, i64 %_33.us.us.us
  %_32.us.us.us = load float, ptr %3, align 4, !noundef !4
  %_26.us.us.us = fmul float %_27.us.us.us, %_32.us.us.us
  %4 = fadd float %s.sroa.0.014.us.us.us, %_26.us.us.us
  %exitcond.not = icmp eq i64 %_0.i9.us.us.us, %k
  br i1 %exitcond.not, label %bb9.bb21_crit_edge.us.us.us, label %bb19.us.us.us

bb9.bb21_crit_edge.us.us.us:
  %_38.us.us.us = add nuw i64 %iter1.sroa.0.017.us.us.us, %_39.us.us
  %_41.us.us.us = icmp ult i64 %_38.us.us.us, %c.1
  br i1 %_41.us.us.us, label %bb12.us.us.us, label %panic

bb8.bb7.loopexit_crit_edge.split.us.us.us:
  %indvars.iv.next = add i64 %indvars.iv, %k
  %exitcond48.not = icmp eq i64 %_0.i.us.us, %m
  br i1 %exitcond48.not, label %bb15, label %bb13.us.us

bb13.us:
  %iter.sroa.0.021.us = phi i64 [ %_0.i.us, %bb8.bb7.loopexit_crit_edge.split.us29 ], [ 0, %bb13.us.preheader ]
  %5 = mul i64 %iter.sroa.0.021.us, %n
  %umax67 = tail call i64 @llvm.umax.i64(i64 %c.1, i64 %5)
  %6 = mul i64 %iter.sroa.0.021.us, %n
  %7 = sub i64 %umax67, %6
  %umin = tail call i64 @llvm.umin.i64(i64 %7, i64 %0)
  %8 = add i64 %umin, 1
  %_0.i.us = add nuw i64 %iter.sroa.0.021.us, 1
  %_39.us = mul i64 %iter.sroa.0.021.us, %n
  %min.iters.check = icmp ult i64 %8, 9
  br i1 %min.iters.check, label %bb16.us22.preheader, label %vector.ph

vector.ph:
  %n.mod.vf = and i64 %8, 7
  %9 = icmp eq i64 %n.mod.vf, 0
  %10 = select i1 %9, i64 8, i64 %n.mod.vf
  %n.vec = sub i64 %8, %10
  %invariant.gep = getelementptr float, ptr %c.0, i64 %_39.us
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
  br i1 %14, label %bb16.us22.preheader, label %vector.body, !llvm.loop !5

bb16.us22.preheader:
  %iter1.sroa.0.017.us23.ph = phi i64 [ 0, %bb13.us ], [ %n.vec, %vector.body ]
  br label %bb16.us22

bb16.us22:
  %iter1.sroa.0.017.us23 = phi i64 [ %_0.i8.us24, %bb12.us27 ], [ %iter1.sroa.0.017.us23.ph, %bb16.us22.preheader ]
  %_38.us25 = add nuw i64 %iter1.sroa.0.017.us23, %_39.us
  %_41.us26 = icmp ult i64 %_38.us25, %c.1
  br i1 %_41.us26, label %bb12.us27, label %panic

bb12.us27:
  %_0.i8.us24 = add nuw i64 %iter1.sroa.0.017.us23, 1
  %15 = getelementptr inbounds float, ptr %c.0, i64 %_38.us25
  store float 0.000000e+00, ptr %15, align 4
  %exitcond49.not = icmp eq i64 %_0.i8.us24, %n
  br i1 %exitcond49.not, label %bb8.bb7.loopexit_crit_edge.split.us29, label %bb16.us22, !llvm.loop !8

bb8.bb7.loopexit_crit_edge.split.us29:
  %exitcond50.not = icmp eq i64 %_0.i.us, %m
  br i1 %exitcond50.not, label %bb15, label %bb13.us

bb6:
  tail call void @_ZN4core9panicking5panic17h06336e0c962d4a4aE(ptr noalias noundef nonnull readonly align 1 @alloc_b036f775f0d488d54c2fe2c8ecf7bb00, i64 noundef 34, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

bb15:
  ret void

panic:
  %.us-phi = phi i64 [ %_38.us25, %bb16.us22 ], [ %_38.us.us.us, %bb9.bb21_crit_edge.us.us.us ]
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %.us-phi, i64 noundef %c.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

panic3:
  %umax = tail call i64 @llvm.umax.i64(i64 %a.1, i64 %indvars.iv)
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %umax, i64 noundef %a.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

panic4:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %_33.us.us.us, i64 noundef %b.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable
}

define void @matmul_rows(ptr noalias nocapture noundef nonnull readonly align 4 %a.0, i64 noundef %a.1, ptr noalias nocapture noundef nonnull readonly align 4 %b.0, i64 noundef %b.1, ptr noalias nocapture noundef nonnull align 4 %c.0, i64 noundef %c.1, i64 noundef %n, i64 noundef %k) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %_4.i3 = alloca [48 x i8], align 8
  %_4.i = alloca [48 x i8], align 8
  %0 = icmp eq i64 %k, 0
  br i1 %0, label %bb2.i, label %"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$12chunks_exact17hd295cb5daacbdd96E.exit", !prof !3

bb2.i:
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %_4.i), !noalias !9
  store ptr @alloc_2cdbb89777c912da09e05e08ed401368, ptr %_4.i, align 8, !noalias !9
  %1 = getelementptr inbounds i8, ptr %_4.i, i64 8
  store i64 1, ptr %1, align 8, !noalias !9
  %2 = getelementptr inbounds i8, ptr %_4.i, i64 32
  store ptr null, ptr %2, align 8, !noalias !9
  %3 = getelementptr inbounds i8, ptr %_4.i, i64 16
  store ptr inttoptr (i64 8 to ptr), ptr %3, align 8, !noalias !9
  %4 = getelementptr inbounds i8, ptr %_4.i, i64 24
  store i64 0, ptr %4, align 8, !noalias !9
  call void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr noalias nocapture noundef nonnull readonly align 8 dereferenceable(48) %_4.i, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9, !noalias !9
  unreachable

"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$12chunks_exact17hd295cb5daacbdd96E.exit":
  %5 = icmp eq i64 %n, 0
  br i1 %5, label %bb2.i6, label %_ZN4core4iter6traits8iterator8Iterator3zip17ha8966f8b020c0d48E.exit, !prof !3

bb2.i6:
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %_4.i3), !noalias !13
  store ptr @alloc_2cdbb89777c912da09e05e08ed401368, ptr %_4.i3, align 8, !noalias !13
  %6 = getelementptr inbounds i8, ptr %_4.i3, i64 8
  store i64 1, ptr %6, align 8, !noalias !13
  %7 = getelementptr inbounds i8, ptr %_4.i3, i64 32
  store ptr null, ptr %7, align 8, !noalias !13
  %8 = getelementptr inbounds i8, ptr %_4.i3, i64 16
  store ptr inttoptr (i64 8 to ptr), ptr %8, align 8, !noalias !13
  %9 = getelementptr inbounds i8, ptr %_4.i3, i64 24
  store i64 0, ptr %9, align 8, !noalias !13
  call void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr noalias nocapture noundef nonnull readonly align 8 dereferenceable(48) %_4.i3, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9, !noalias !13
  unreachable

_ZN4core4iter6traits8iterator8Iterator3zip17ha8966f8b020c0d48E.exit:
  %n.i.i.i.i = udiv i64 %a.1, %k
  %n.i.i3.i.i = udiv i64 %c.1, %n
  %_0.sroa.0.0.sroa.speculated.i.i.i = tail call noundef i64 @llvm.umin.i64(i64 %n.i.i.i.i, i64 %n.i.i3.i.i)
  %_2.i59.not = icmp eq i64 %_0.sroa.0.0.sroa.speculated.i.i.i, 0
  br i1 %_2.i59.not, label %bb7, label %bb6.lr.ph

bb6.lr.ph:
  %10 = shl i64 %n, 2
  %n.i.i.i.i17 = udiv i64 %b.1, %n
  %_0.sroa.0.0.sroa.speculated.i.i.i18 = tail call noundef i64 @llvm.umin.i64(i64 %k, i64 %n.i.i.i.i17)
  %_2.i2457.not = icmp ugt i64 %n, %b.1
  br i1 %_2.i2457.not, label %bb6.preheader, label %bb6.us.preheader

bb6.us.preheader:
  %min.iters.check = icmp ult i64 %n, 8
  %n.vec = and i64 %n, -8
  %cmp.n = icmp eq i64 %n.vec, %n
  br label %bb6.us

bb6.preheader:
  %xtraiter = and i64 %_0.sroa.0.0.sroa.speculated.i.i.i, 7
  %11 = icmp ult i64 %_0.sroa.0.0.sroa.speculated.i.i.i, 8
  br i1 %11, label %bb7.loopexit.unr-lcssa, label %bb6.preheader.new

bb6.preheader.new:
  %unroll_iter = and i64 %_0.sroa.0.0.sroa.speculated.i.i.i, -8
  br label %bb6

bb6.us:
  %iter.sroa.16.060.us = phi i64 [ %25, %bb10.bb4.loopexit_crit_edge.us ], [ 0, %bb6.us.preheader ]
  %start1.i.i.us = mul i64 %iter.sroa.16.060.us, %k
  %data.i.i.us = getelementptr inbounds float, ptr %a.0, i64 %start1.i.i.us
  %start1.i3.i.us = mul i64 %iter.sroa.16.060.us, %n
  %data.i4.i.us = getelementptr inbounds float, ptr %c.0, i64 %start1.i3.i.us
  tail call void @llvm.memset.p0.i64(ptr nonnull align 4 %data.i4.i.us, i8 0, i64 %10, i1 false), !alias.scope !17
  br label %bb11.us

bb11.us:
  %iter1.sroa.12.058.us = phi i64 [ 0, %bb6.us ], [ %24, %bb10.loopexit.us ]
  %_3.i.i.us = getelementptr inbounds float, ptr %data.i.i.us, i64 %iter1.sroa.12.058.us
  %start1.i.i29.us = mul i64 %iter1.sroa.12.058.us, %n
  %data.i.i30.us = getelementptr inbounds float, ptr %b.0, i64 %start1.i.i29.us
  %_52.us = load float, ptr %_3.i.i.us, align 4, !noundef !4
  br i1 %min.iters.check, label %bb15.us.preheader, label %vector.ph

vector.ph:
  %broadcast.splatinsert = insertelement <4 x float> poison, float %_52.us, i64 0
  %broadcast.splat = shufflevector <4 x float> %broadcast.splatinsert, <4 x float> poison, <4 x i32> zeroinitializer
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %12 = getelementptr inbounds float, ptr %data.i4.i.us, i64 %index
  %13 = getelementptr inbounds float, ptr %data.i.i30.us, i64 %index
  %14 = getelementptr inbounds i8, ptr %13, i64 16
  %wide.load = load <4 x float>, ptr %13, align 4
  %wide.load64 = load <4 x float>, ptr %14, align 4
  %15 = fmul <4 x float> %broadcast.splat, %wide.load
  %16 = fmul <4 x float> %broadcast.splat, %wide.load64
  %17 = getelementptr inbounds i8, ptr %12, i64 16
  %wide.load65 = load <4 x float>, ptr %12, align 4
  %wide.load66 = load <4 x float>, ptr %17, align 4
  %18 = fadd <4 x float> %wide.load65, %15
  %19 = fadd <4 x float> %wide.load66, %16
  store <4 x float> %18, ptr %12, align 4
  store <4 x float> %19, ptr %17, align 4
  %index.next = add nuw i64 %index, 8
  %20 = icmp eq i64 %index.next, %n.vec
  br i1 %20, label %middle.block, label %vector.body, !llvm.loop !20

middle.block:
  br i1 %cmp.n, label %bb10.loopexit.us, label %bb15.us.preheader

bb15.us.preheader:
  %iter2.sroa.8.056.us.ph = phi i64 [ 0, %bb11.us ], [ %n.vec, %middle.block ]
  br label %bb15.us

bb15.us:
  %iter2.sroa.8.056.us = phi i64 [ %21, %bb15.us ], [ %iter2.sroa.8.056.us.ph, %bb15.us.preheader ]
  %21 = add nuw i64 %iter2.sroa.8.056.us, 1
  %_3.i.i39.us = getelementptr inbounds float, ptr %data.i4.i.us, i64 %iter2.sroa.8.056.us
  %_3.i1.i.us = getelementptr inbounds float, ptr %data.i.i30.us, i64 %iter2.sroa.8.056.us
  %_53.us = load float, ptr %_3.i1.i.us, align 4, !noundef !4
  %_32.us = fmul float %_52.us, %_53.us
  %22 = load float, ptr %_3.i.i39.us, align 4, !noundef !4
  %23 = fadd float %22, %_32.us
  store float %23, ptr %_3.i.i39.us, align 4
  %exitcond.not = icmp eq i64 %21, %n
  br i1 %exitcond.not, label %bb10.loopexit.us, label %bb15.us, !llvm.loop !21

bb10.loopexit.us:
  %24 = add nuw i64 %iter1.sroa.12.058.us, 1
  %_2.i24.us = icmp ult i64 %24, %_0.sroa.0.0.sroa.speculated.i.i.i18
  br i1 %_2.i24.us, label %bb11.us, label %bb10.bb4.loopexit_crit_edge.us

bb10.bb4.loopexit_crit_edge.us:
  %25 = add nuw i64 %iter.sroa.16.060.us, 1
  %_2.i.us = icmp ult i64 %25, %_0.sroa.0.0.sroa.speculated.i.i.i
  br i1 %_2.i.us, label %bb6.us, label %bb7

bb7.loopexit.unr-lcssa:
  %iter.sroa.16.060.unr = phi i64 [ 0, %bb6.preheader ], [ %34, %bb6 ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %bb7, label %bb6.epil

bb6.epil:
  %iter.sroa.16.060.epil = phi i64 [ %26, %bb6.epil ], [ %iter.sroa.16.060.unr, %bb7.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb6.epil ], [ 0, %bb7.loopexit.unr-lcssa ]
  %26 = add nuw i64 %iter.sroa.16.060.epil, 1
  %start1.i3.i.epil = mul i64 %iter.sroa.16.060.epil, %n
  %data.i4.i.epil = getelementptr inbounds float, ptr %c.0, i64 %start1.i3.i.epil
  tail call void @llvm.memset.p0.i64(ptr nonnull align 4 %data.i4.i.epil, i8 0, i64 %10, i1 false), !alias.scope !17
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %bb7, label %bb6.epil, !llvm.loop !22

bb7:
  ret void

bb6:
  %iter.sroa.16.060 = phi i64 [ 0, %bb6.preheader.new ], [ %34, %bb6 ]
  %niter = phi i64 [ 0, %bb6.preheader.new ], [ %niter.next.7, %bb6 ]
  %27 = or disjoint i64 %iter.sroa.16.060, 1
  %start1.i3.i = mul i64 %iter.sroa.16.060, %n
  %data.i4.i = getelementptr inbounds float, ptr %c.0, i64 %start1.i3.i
  tail call void @llvm.memset.p0.i64(ptr nonnull align 4 %data.i4.i, i8 0, i64 %10, i1 false), !alias.scope !17
  %28 = or disjoint i64 %iter.sroa.16.060, 2
  %start1.i3.i.1 = mul i64 %27, %n
  %data.i4.i.1 = getelementptr inbounds float, ptr %c.0, i64 %start1.i3.i.1
  tail call void @llvm.memset.p0.i64(ptr nonnull align 4 %data.i4.i.1, i8 0, i64 %10, i1 false), !alias.scope !17
  %29 = or disjoint i64 %iter.sroa.16.060, 3
  %start1.i3.i.2 = mul i64 %28, %n
  %data.i4.i.2 = getelementptr inbounds float, ptr %c.0, i64 %start1.i3.i.2
  tail call void @llvm.memset.p0.i64(ptr nonnull align 4 %data.i4.i.2, i8 0, i64 %10, i1 false), !alias.scope !17
  %30 = or disjoint i64 %iter.sroa.16.060, 4
  %start1.i3.i.3 = mul i64 %29, %n
  %data.i4.i.3 = getelementptr inbounds float, ptr %c.0, i64 %start1.i3.i.3
  tail call void @llvm.memset.p0.i64(ptr nonnull align 4 %data.i4.i.3, i8 0, i64 %10, i1 false), !alias.scope !17
  %31 = or disjoint i64 %iter.sroa.16.060, 5
  %start1.i3.i.4 = mul i64 %30, %n
  %data.i4.i.4 = getelementptr inbounds float, ptr %c.0, i64 %start1.i3.i.4
  tail call void @llvm.memset.p0.i64(ptr nonnull align 4 %data.i4.i.4, i8 0, i64 %10, i1 false), !alias.scope !17
  %32 = or disjoint i64 %iter.sroa.16.060, 6
  %start1.i3.i.5 = mul i64 %31, %n
  %data.i4.i.5 = getelementptr inbounds float, ptr %c.0, i64 %start1.i3.i.5
  tail call void @llvm.memset.p0.i64(ptr nonnull align 4 %data.i4.i.5, i8 0, i64 %10, i1 false), !alias.scope !17
  %33 = or disjoint i64 %iter.sroa.16.060, 7
  %start1.i3.i.6 = mul i64 %32, %n
  %data.i4.i.6 = getelementptr inbounds float, ptr %c.0, i64 %start1.i3.i.6
  tail call void @llvm.memset.p0.i64(ptr nonnull align 4 %data.i4.i.6, i8 0, i64 %10, i1 false), !alias.scope !17
  %34 = add nuw i64 %iter.sroa.16.060, 8
  %start1.i3.i.7 = mul i64 %33, %n
  %data.i4.i.7 = getelementptr inbounds float, ptr %c.0, i64 %start1.i3.i.7
  tail call void @llvm.memset.p0.i64(ptr nonnull align 4 %data.i4.i.7, i8 0, i64 %10, i1 false), !alias.scope !17
  %niter.next.7 = add i64 %niter, 8
  %niter.ncmp.7.not = icmp eq i64 %niter.next.7, %unroll_iter
  br i1 %niter.ncmp.7.not, label %bb7.loopexit.unr-lcssa, label %bb6
}

define void @tensor_fill(ptr noalias nocapture noundef readonly align 8 dereferenceable(32) %t) unnamed_addr #0 {
start:
  %iter2 = load i64, ptr %t, align 8, !noundef !4
  %_1010.not = icmp eq i64 %iter2, 0
  br i1 %_1010.not, label %bb6, label %bb4.lr.ph

bb4.lr.ph:
  %0 = getelementptr inbounds i8, ptr %t, i64 8
  %iter3 = load i64, ptr %0, align 8, !noundef !4
  %_148.not = icmp eq i64 %iter3, 0
  %1 = getelementptr inbounds i8, ptr %t, i64 24
  %_9.1.i = load i64, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %t, i64 16
  %_10.0.i = load ptr, ptr %2, align 8, !nonnull !4, !align !24
  br i1 %_148.not, label %bb6, label %bb4.us.preheader

bb4.us.preheader:
  %3 = add i64 %iter3, -1
  br label %bb4.us

bb4.us:
  %iter.sroa.0.011.us = phi i64 [ %_0.i.us, %bb2.bb1.loopexit_crit_edge.us ], [ 0, %bb4.us.preheader ]
  %4 = mul i64 %iter3, %iter.sroa.0.011.us
  %umax = tail call i64 @llvm.umax.i64(i64 %_9.1.i, i64 %4)
  %5 = mul i64 %iter3, %iter.sroa.0.011.us
  %6 = sub i64 %umax, %5
  %umin = tail call i64 @llvm.umin.i64(i64 %6, i64 %3)
  %7 = add i64 %umin, 1
  %_0.i.us = add nuw i64 %iter.sroa.0.011.us, 1
  %_5.i.us = mul i64 %iter3, %iter.sroa.0.011.us
  %min.iters.check = icmp ult i64 %7, 5
  br i1 %min.iters.check, label %bb7.us.preheader, label %vector.ph

vector.ph:
  %n.mod.vf = and i64 %7, 3
  %8 = icmp eq i64 %n.mod.vf, 0
  %9 = select i1 %8, i64 4, i64 %n.mod.vf
  %n.vec = sub i64 %7, %9
  %broadcast.splatinsert18 = insertelement <4 x i64> poison, i64 %iter.sroa.0.011.us, i64 0
  %broadcast.splat19 = shufflevector <4 x i64> %broadcast.splatinsert18, <4 x i64> poison, <4 x i32> zeroinitializer
  %invariant.gep = getelementptr float, ptr %_10.0.i, i64 %_5.i.us
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.ind = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %vector.ph ], [ %vec.ind.next, %vector.body ]
  %10 = add <4 x i64> %vec.ind, %broadcast.splat19
  %11 = extractelement <4 x i64> %vec.ind, i64 0
  %gep = getelementptr float, ptr %invariant.gep, i64 %11
  %12 = uitofp <4 x i64> %10 to <4 x float>
  store <4 x float> %12, ptr %gep, align 4
  %index.next = add nuw i64 %index, 4
  %vec.ind.next = add <4 x i64> %vec.ind, <i64 4, i64 4, i64 4, i64 4>
  %13 = icmp eq i64 %index.next, %n.vec
  br i1 %13, label %bb7.us.preheader, label %vector.body, !llvm.loop !25

bb7.us.preheader:
  %iter1.sroa.0.09.us.ph = phi i64 [ 0, %bb4.us ], [ %n.vec, %vector.body ]
  br label %bb7.us

bb7.us:
  %iter1.sroa.0.09.us = phi i64 [ %_0.i6.us, %_ZN7tensors6Tensor2at17h7a45ccc256e86354E.exit.us ], [ %iter1.sroa.0.09.us.ph, %bb7.us.preheader ]
  %_4.i.us = add nuw i64 %iter1.sroa.0.09.us, %_5.i.us
  %_8.i.us = icmp ult i64 %_4.i.us, %_9.1.i
  br i1 %_8.i.us, label %_ZN7tensors6Tensor2at17h7a45ccc256e86354E.exit.us, label %panic.i

_ZN7tensors6Tensor2at17h7a45ccc256e86354E.exit.us:
  %_8.us = add i64 %iter1.sroa.0.09.us, %iter.sroa.0.011.us
  %_0.i6.us = add nuw i64 %iter1.sroa.0.09.us, 1
  %_0.i7.us = getelementptr inbounds float, ptr %_10.0.i, i64 %_4.i.us
  %14 = uitofp i64 %_8.us to float
  store float %14, ptr %_0.i7.us, align 4
  %exitcond.not = icmp eq i64 %_0.i6.us, %iter3
  br i1 %exitcond.not, label %bb2.bb1.loopexit_crit_edge.us, label %bb7.us, !llvm.loop !26

bb2.bb1.loopexit_crit_edge.us:
  %exitcond15.not = icmp eq i64 %_0.i.us, %iter2
  br i1 %exitcond15.not, label %bb6, label %bb4.us

bb6:
  ret void

panic.i:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %_4.i.us, i64 noundef %_9.1.i, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9, !noalias !27
  unreachable
}

define void @tensor_row_sums(ptr noalias nocapture noundef readonly align 8 dereferenceable(32) %t, ptr noalias nocapture noundef writeonly align 4 dereferenceable(32) %out) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %rows = load i64, ptr %t, align 8, !noundef !4
  %0 = getelementptr inbounds i8, ptr %t, i64 8
  %cols = load i64, ptr %0, align 8, !noundef !4
  %_1711.not = icmp eq i64 %rows, 0
  br i1 %_1711.not, label %bb5, label %bb3.lr.ph

bb3.lr.ph:
  %1 = getelementptr inbounds i8, ptr %t, i64 16
  %_16.0 = load ptr, ptr %1, align 8, !nonnull !4, !align !24, !noundef !4
  %2 = getelementptr inbounds i8, ptr %t, i64 24
  %_16.1 = load i64, ptr %2, align 8, !noundef !4
  %3 = icmp eq i64 %cols, 0
  br i1 %3, label %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.us", label %bb4.i

"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.us":
  store float -0.000000e+00, ptr %out, align 4
  %exitcond40.not = icmp eq i64 %rows, 1
  br i1 %exitcond40.not, label %bb5, label %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.us.1"

"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.us.1":
  %4 = getelementptr inbounds i8, ptr %out, i64 4
  store float -0.000000e+00, ptr %4, align 4
  %exitcond40.1.not = icmp eq i64 %rows, 2
  br i1 %exitcond40.1.not, label %bb5, label %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.us.2"

"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.us.2":
  %5 = getelementptr inbounds i8, ptr %out, i64 8
  store float -0.000000e+00, ptr %5, align 4
  %exitcond40.2.not = icmp eq i64 %rows, 3
  br i1 %exitcond40.2.not, label %bb5, label %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.us.3"

"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.us.3":
  %6 = getelementptr inbounds i8, ptr %out, i64 12
  store float -0.000000e+00, ptr %6, align 4
  %exitcond40.3.not = icmp eq i64 %rows, 4
  br i1 %exitcond40.3.not, label %bb5, label %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.us.4"

"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.us.4":
  %7 = getelementptr inbounds i8, ptr %out, i64 16
  store float -0.000000e+00, ptr %7, align 4
  %exitcond40.4.not = icmp eq i64 %rows, 5
  br i1 %exitcond40.4.not, label %bb5, label %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.us.5"

"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.us.5":
  %8 = getelementptr inbounds i8, ptr %out, i64 20
  store float -0.000000e+00, ptr %8, align 4
  %exitcond40.5.not = icmp eq i64 %rows, 6
  br i1 %exitcond40.5.not, label %bb5, label %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.us.6"

"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.us.6":
  %9 = getelementptr inbounds i8, ptr %out, i64 24
  store float -0.000000e+00, ptr %9, align 4
  %exitcond40.6.not = icmp eq i64 %rows, 7
  br i1 %exitcond40.6.not, label %bb5, label %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.us.7"

"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.us.7":
  %10 = getelementptr inbounds i8, ptr %out, i64 28
  store float -0.000000e+00, ptr %10, align 4
  %exitcond40.7.not = icmp eq i64 %rows, 8
  br i1 %exitcond40.7.not, label %bb5, label %panic

bb5:
  ret void

bb4.i:
  %_8.i = icmp ugt i64 %cols, %_16.1
  br i1 %_8.i, label %bb1.i, label %bb10.i.preheader, !prof !3

bb10.i.preheader:
  %11 = add i64 %cols, -1
  %xtraiter = and i64 %cols, 7
  %12 = icmp ult i64 %11, 7
  br i1 %12, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.unr-lcssa", label %bb10.i.preheader.new

bb10.i.preheader.new:
  %unroll_iter = and i64 %cols, -8
  br label %bb10.i

bb3.i:
  %_12.lcssa = phi i64 [ %cols, %bb3.1 ], [ %_13.1, %bb3.2 ], [ %_13.2, %bb3.3 ], [ %_13.3, %bb3.4 ], [ %_13.4, %bb3.5 ], [ %_13.5, %bb3.6 ], [ %_13.6, %bb3.7 ], [ %_13.7, %bb3.8 ]
  %_13.lcssa = phi i64 [ %_13.1, %bb3.1 ], [ %_13.2, %bb3.2 ], [ %_13.3, %bb3.3 ], [ %_13.4, %bb3.4 ], [ %_13.5, %bb3.5 ], [ %_13.6, %bb3.6 ], [ %_13.7, %bb3.7 ], [ %_13.8, %bb3.8 ]
  tail call void @_ZN4core5slice5index22slice_index_order_fail17hae8e081077345799E(i64 noundef %_12.lcssa, i64 noundef %_13.lcssa, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9, !noalias !30
  unreachable

bb1.i:
  %_13.lcssa30 = phi i64 [ %cols, %bb4.i ], [ %_13.1, %bb4.i.1 ], [ %_13.2, %bb4.i.2 ], [ %_13.3, %bb4.i.3 ], [ %_13.4, %bb4.i.4 ], [ %_13.5, %bb4.i.5 ], [ %_13.6, %bb4.i.6 ], [ %_13.7, %bb4.i.7 ], [ %_13.8, %bb4.i.8 ]
  tail call void @_ZN4core5slice5index24slice_end_index_len_fail17h4cf57179e1beceb4E(i64 noundef %_13.lcssa30, i64 noundef %_16.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9, !noalias !30
  unreachable

bb10.i:
  %acc.sroa.0.0.i = phi float [ -0.000000e+00, %bb10.i.preheader.new ], [ %_0.i.i.794, %bb10.i ]
  %i.sroa.0.0.i = phi i64 [ 0, %bb10.i.preheader.new ], [ %_30.i.795, %bb10.i ]
  %niter = phi i64 [ 0, %bb10.i.preheader.new ], [ %niter.next.7, %bb10.i ]
  %_40.i = getelementptr inbounds float, ptr %_16.0, i64 %i.sroa.0.0.i
  %_40.val.i = load float, ptr %_40.i, align 4, !noundef !4
  %_0.i.i = fadd float %acc.sroa.0.0.i, %_40.val.i
  %_30.i = or disjoint i64 %i.sroa.0.0.i, 1
  %_40.i.144 = getelementptr inbounds float, ptr %_16.0, i64 %_30.i
  %_40.val.i.145 = load float, ptr %_40.i.144, align 4, !noundef !4
  %_0.i.i.146 = fadd float %_0.i.i, %_40.val.i.145
  %_30.i.147 = or disjoint i64 %i.sroa.0.0.i, 2
  %_40.i.252 = getelementptr inbounds float, ptr %_16.0, i64 %_30.i.147
  %_40.val.i.253 = load float, ptr %_40.i.252, align 4, !noundef !4
  %_0.i.i.254 = fadd float %_0.i.i.146, %_40.val.i.253
  %_30.i.255 = or disjoint i64 %i.sroa.0.0.i, 3
  %_40.i.360 = getelementptr inbounds float, ptr %_16.0, i64 %_30.i.255
  %_40.val.i.361 = load float, ptr %_40.i.360, align 4, !noundef !4
  %_0.i.i.362 = fadd float %_0.i.i.254, %_40.val.i.361
  %_30.i.363 = or disjoint i64 %i.sroa.0.0.i, 4
  %_40.i.468 = getelementptr inbounds float, ptr %_16.0, i64 %_30.i.363
  %_40.val.i.469 = load float, ptr %_40.i.468, align 4, !noundef !4
  %_0.i.i.470 = fadd float %_0.i.i.362, %_40.val.i.469
  %_30.i.471 = or disjoint i64 %i.sroa.0.0.i, 5
  %_40.i.576 = getelementptr inbounds float, ptr %_16.0, i64 %_30.i.471
  %_40.val.i.577 = load float, ptr %_40.i.576, align 4, !noundef !4
  %_0.i.i.578 = fadd float %_0.i.i.470, %_40.val.i.577
  %_30.i.579 = or disjoint i64 %i.sroa.0.0.i, 6
  %_40.i.684 = getelementptr inbounds float, ptr %_16.0, i64 %_30.i.579
  %_40.val.i.685 = load float, ptr %_40.i.684, align 4, !noundef !4
  %_0.i.i.686 = fadd float %_0.i.i.578, %_40.val.i.685
  %_30.i.687 = or disjoint i64 %i.sroa.0.0.i, 7
  %_40.i.792 = getelementptr inbounds float, ptr %_16.0, i64 %_30.i.687
  %_40.val.i.793 = load float, ptr %_40.i.792, align 4, !noundef !4
  %_0.i.i.794 = fadd float %_0.i.i.686, %_40.val.i.793
  %_30.i.795 = add nuw i64 %i.sroa.0.0.i, 8
  %niter.next.7 = add i64 %niter, 8
  %niter.ncmp.7 = icmp eq i64 %niter.next.7, %unroll_iter
  br i1 %niter.ncmp.7, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.unr-lcssa", label %bb10.i

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.unr-lcssa":
  %_0.i.i.lcssa.ph = phi float [ poison, %bb10.i.preheader ], [ %_0.i.i.794, %bb10.i ]
  %acc.sroa.0.0.i.unr = phi float [ -0.000000e+00, %bb10.i.preheader ], [ %_0.i.i.794, %bb10.i ]
  %i.sroa.0.0.i.unr = phi i64 [ 0, %bb10.i.preheader ], [ %_30.i.795, %bb10.i ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit", label %bb10.i.epil

bb10.i.epil:
  %acc.sroa.0.0.i.epil = phi float [ %_0.i.i.epil, %bb10.i.epil ], [ %acc.sroa.0.0.i.unr, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.unr-lcssa" ]
  %i.sroa.0.0.i.epil = phi i64 [ %_30.i.epil, %bb10.i.epil ], [ %i.sroa.0.0.i.unr, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.unr-lcssa" ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb10.i.epil ], [ 0, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.unr-lcssa" ]
  %_40.i.epil = getelementptr inbounds float, ptr %_16.0, i64 %i.sroa.0.0.i.epil
  %_40.val.i.epil = load float, ptr %_40.i.epil, align 4, !noundef !4
  %_0.i.i.epil = fadd float %acc.sroa.0.0.i.epil, %_40.val.i.epil
  %_30.i.epil = add nuw i64 %i.sroa.0.0.i.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit", label %bb10.i.epil, !llvm.loop !33

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit":
  %_0.i.i.lcssa = phi float [ %_0.i.i.lcssa.ph, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.unr-lcssa" ], [ %_0.i.i.epil, %bb10.i.epil ]
  store float %_0.i.i.lcssa, ptr %out, align 4
  %exitcond39.not = icmp eq i64 %rows, 1
  br i1 %exitcond39.not, label %bb5, label %bb3.1

bb3.1:
  %_13.1 = shl i64 %cols, 1
  %_13.i.1 = icmp slt i64 %cols, 0
  br i1 %_13.i.1, label %bb3.i, label %bb4.i.1, !prof !3

bb4.i.1:
  %_8.i.1 = icmp ugt i64 %_13.1, %_16.1
  br i1 %_8.i.1, label %bb1.i, label %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.1", !prof !3

"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.1":
  %_15.i.1 = getelementptr inbounds float, ptr %_16.0, i64 %cols
  %xtraiter98 = and i64 %cols, 7
  %13 = icmp ult i64 %11, 7
  br i1 %13, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.1.unr-lcssa", label %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.1.new"

"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.1.new":
  %unroll_iter102 = and i64 %cols, 9223372036854775800
  br label %bb10.i.1

bb10.i.1:
  %acc.sroa.0.0.i.1 = phi float [ -0.000000e+00, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.1.new" ], [ %_0.i.i.1.7, %bb10.i.1 ]
  %i.sroa.0.0.i.1 = phi i64 [ 0, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.1.new" ], [ %_30.i.1.7, %bb10.i.1 ]
  %niter103 = phi i64 [ 0, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.1.new" ], [ %niter103.next.7, %bb10.i.1 ]
  %_40.i.1 = getelementptr inbounds float, ptr %_15.i.1, i64 %i.sroa.0.0.i.1
  %_40.val.i.1 = load float, ptr %_40.i.1, align 4, !noundef !4
  %_0.i.i.1 = fadd float %acc.sroa.0.0.i.1, %_40.val.i.1
  %_30.i.1 = or disjoint i64 %i.sroa.0.0.i.1, 1
  %_40.i.1.1 = getelementptr inbounds float, ptr %_15.i.1, i64 %_30.i.1
  %_40.val.i.1.1 = load float, ptr %_40.i.1.1, align 4, !noundef !4
  %_0.i.i.1.1 = fadd float %_0.i.i.1, %_40.val.i.1.1
  %_30.i.1.1 = or disjoint i64 %i.sroa.0.0.i.1, 2
  %_40.i.1.2 = getelementptr inbounds float, ptr %_15.i.1, i64 %_30.i.1.1
  %_40.val.i.1.2 = load float, ptr %_40.i.1.2, align 4, !noundef !4
  %_0.i.i.1.2 = fadd float %_0.i.i.1.1, %_40.val.i.1.2
  %_30.i.1.2 = or disjoint i64 %i.sroa.0.0.i.1, 3
  %_40.i.1.3 = getelementptr inbounds float, ptr %_15.i.1, i64 %_30.i.1.2
  %_40.val.i.1.3 = load float, ptr %_40.i.1.3, align 4, !noundef !4
  %_0.i.i.1.3 = fadd float %_0.i.i.1.2, %_40.val.i.1.3
  %_30.i.1.3 = or disjoint i64 %i.sroa.0.0.i.1, 4
  %_40.i.1.4 = getelementptr inbounds float, ptr %_15.i.1, i64 %_30.i.1.3
  %_40.val.i.1.4 = load float, ptr %_40.i.1.4, align 4, !noundef !4
  %_0.i.i.1.4 = fadd float %_0.i.i.1.3, %_40.val.i.1.4
  %_30.i.1.4 = or disjoint i64 %i.sroa.0.0.i.1, 5
  %_40.i.1.5 = getelementptr inbounds float, ptr %_15.i.1, i64 %_30.i.1.4
  %_40.val.i.1.5 = load float, ptr %_40.i.1.5, align 4, !noundef !4
  %_0.i.i.1.5 = fadd float %_0.i.i.1.4, %_40.val.i.1.5
  %_30.i.1.5 = or disjoint i64 %i.sroa.0.0.i.1, 6
  %_40.i.1.6 = getelementptr inbounds float, ptr %_15.i.1, i64 %_30.i.1.5
  %_40.val.i.1.6 = load float, ptr %_40.i.1.6, align 4, !noundef !4
  %_0.i.i.1.6 = fadd float %_0.i.i.1.5, %_40.val.i.1.6
  %_30.i.1.6 = or disjoint i64 %i.sroa.0.0.i.1, 7
  %_40.i.1.7 = getelementptr inbounds float, ptr %_15.i.1, i64 %_30.i.1.6
  %_40.val.i.1.7 = load float, ptr %_40.i.1.7, align 4, !noundef !4
  %_0.i.i.1.7 = fadd float %_0.i.i.1.6, %_40.val.i.1.7
  %_30.i.1.7 = add nuw i64 %i.sroa.0.0.i.1, 8
  %niter103.next.7 = add i64 %niter103, 8
  %niter103.ncmp.7 = icmp eq i64 %niter103.next.7, %unroll_iter102
  br i1 %niter103.ncmp.7, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.1.unr-lcssa", label %bb10.i.1

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.1.unr-lcssa":
  %_0.i.i.1.lcssa.ph = phi float [ poison, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.1" ], [ %_0.i.i.1.7, %bb10.i.1 ]
  %acc.sroa.0.0.i.1.unr = phi float [ -0.000000e+00, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.1" ], [ %_0.i.i.1.7, %bb10.i.1 ]
  %i.sroa.0.0.i.1.unr = phi i64 [ 0, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.1" ], [ %_30.i.1.7, %bb10.i.1 ]
  %lcmp.mod100.not = icmp eq i64 %xtraiter98, 0
  br i1 %lcmp.mod100.not, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.1", label %bb10.i.1.epil

bb10.i.1.epil:
  %acc.sroa.0.0.i.1.epil = phi float [ %_0.i.i.1.epil, %bb10.i.1.epil ], [ %acc.sroa.0.0.i.1.unr, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.1.unr-lcssa" ]
  %i.sroa.0.0.i.1.epil = phi i64 [ %_30.i.1.epil, %bb10.i.1.epil ], [ %i.sroa.0.0.i.1.unr, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.1.unr-lcssa" ]
  %epil.iter99 = phi i64 [ %epil.iter99.next, %bb10.i.1.epil ], [ 0, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.1.unr-lcssa" ]
  %_40.i.1.epil = getelementptr inbounds float, ptr %_15.i.1, i64 %i.sroa.0.0.i.1.epil
  %_40.val.i.1.epil = load float, ptr %_40.i.1.epil, align 4, !noundef !4
  %_0.i.i.1.epil = fadd float %acc.sroa.0.0.i.1.epil, %_40.val.i.1.epil
  %_30.i.1.epil = add nuw i64 %i.sroa.0.0.i.1.epil, 1
  %epil.iter99.next = add i64 %epil.iter99, 1
  %epil.iter99.cmp.not = icmp eq i64 %epil.iter99.next, %xtraiter98
  br i1 %epil.iter99.cmp.not, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.1", label %bb10.i.1.epil, !llvm.loop !34

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.1":
  %_0.i.i.1.lcssa = phi float [ %_0.i.i.1.lcssa.ph, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.1.unr-lcssa" ], [ %_0.i.i.1.epil, %bb10.i.1.epil ]
  %14 = getelementptr inbounds i8, ptr %out, i64 4
  store float %_0.i.i.1.lcssa, ptr %14, align 4
  %exitcond39.1.not = icmp eq i64 %rows, 2
  br i1 %exitcond39.1.not, label %bb5, label %bb3.2

bb3.2:
  %_13.2 = mul i64 %cols, 3
  %_13.i.2 = icmp ult i64 %_13.2, %_13.1
  br i1 %_13.i.2, label %bb3.i, label %bb4.i.2, !prof !3

bb4.i.2:
  %_8.i.2 = icmp ugt i64 %_13.2, %_16.1
  br i1 %_8.i.2, label %bb1.i, label %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.2", !prof !3

"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.2":
  %_15.i.2 = getelementptr inbounds float, ptr %_16.0, i64 %_13.1
  %xtraiter104 = and i64 %cols, 7
  %15 = icmp ult i64 %11, 7
  br i1 %15, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.2.unr-lcssa", label %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.2.new"

"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.2.new":
  %unroll_iter108 = and i64 %cols, 9223372036854775800
  br label %bb10.i.2

bb10.i.2:
  %acc.sroa.0.0.i.2 = phi float [ -0.000000e+00, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.2.new" ], [ %_0.i.i.2.7, %bb10.i.2 ]
  %i.sroa.0.0.i.2 = phi i64 [ 0, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.2.new" ], [ %_30.i.2.7, %bb10.i.2 ]
  %niter109 = phi i64 [ 0, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.2.new" ], [ %niter109.next.7, %bb10.i.2 ]
  %_40.i.2 = getelementptr inbounds float, ptr %_15.i.2, i64 %i.sroa.0.0.i.2
  %_40.val.i.2 = load float, ptr %_40.i.2, align 4, !noundef !4
  %_0.i.i.2 = fadd float %acc.sroa.0.0.i.2, %_40.val.i.2
  %_30.i.2 = or disjoint i64 %i.sroa.0.0.i.2, 1
  %_40.i.2.1 = getelementptr inbounds float, ptr %_15.i.2, i64 %_30.i.2
  %_40.val.i.2.1 = load float, ptr %_40.i.2.1, align 4, !noundef !4
  %_0.i.i.2.1 = fadd float %_0.i.i.2, %_40.val.i.2.1
  %_30.i.2.1 = or disjoint i64 %i.sroa.0.0.i.2, 2
  %_40.i.2.2 = getelementptr inbounds float, ptr %_15.i.2, i64 %_30.i.2.1
  %_40.val.i.2.2 = load float, ptr %_40.i.2.2, align 4, !noundef !4
  %_0.i.i.2.2 = fadd float %_0.i.i.2.1, %_40.val.i.2.2
  %_30.i.2.2 = or disjoint i64 %i.sroa.0.0.i.2, 3
  %_40.i.2.3 = getelementptr inbounds float, ptr %_15.i.2, i64 %_30.i.2.2
  %_40.val.i.2.3 = load float, ptr %_40.i.2.3, align 4, !noundef !4
  %_0.i.i.2.3 = fadd float %_0.i.i.2.2, %_40.val.i.2.3
  %_30.i.2.3 = or disjoint i64 %i.sroa.0.0.i.2, 4
  %_40.i.2.4 = getelementptr inbounds float, ptr %_15.i.2, i64 %_30.i.2.3
  %_40.val.i.2.4 = load float, ptr %_40.i.2.4, align 4, !noundef !4
  %_0.i.i.2.4 = fadd float %_0.i.i.2.3, %_40.val.i.2.4
  %_30.i.2.4 = or disjoint i64 %i.sroa.0.0.i.2, 5
  %_40.i.2.5 = getelementptr inbounds float, ptr %_15.i.2, i64 %_30.i.2.4
  %_40.val.i.2.5 = load float, ptr %_40.i.2.5, align 4, !noundef !4
  %_0.i.i.2.5 = fadd float %_0.i.i.2.4, %_40.val.i.2.5
  %_30.i.2.5 = or disjoint i64 %i.sroa.0.0.i.2, 6
  %_40.i.2.6 = getelementptr inbounds float, ptr %_15.i.2, i64 %_30.i.2.5
  %_40.val.i.2.6 = load float, ptr %_40.i.2.6, align 4, !noundef !4
  %_0.i.i.2.6 = fadd float %_0.i.i.2.5, %_40.val.i.2.6
  %_30.i.2.6 = or disjoint i64 %i.sroa.0.0.i.2, 7
  %_40.i.2.7 = getelementptr inbounds float, ptr %_15.i.2, i64 %_30.i.2.6
  %_40.val.i.2.7 = load float, ptr %_40.i.2.7, align 4, !noundef !4
  %_0.i.i.2.7 = fadd float %_0.i.i.2.6, %_40.val.i.2.7
  %_30.i.2.7 = add nuw i64 %i.sroa.0.0.i.2, 8
  %niter109.next.7 = add i64 %niter109, 8
  %niter109.ncmp.7 = icmp eq i64 %niter109.next.7, %unroll_iter108
  br i1 %niter109.ncmp.7, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.2.unr-lcssa", label %bb10.i.2

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.2.unr-lcssa":
  %_0.i.i.2.lcssa.ph = phi float [ poison, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.2" ], [ %_0.i.i.2.7, %bb10.i.2 ]
  %acc.sroa.0.0.i.2.unr = phi float [ -0.000000e+00, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.2" ], [ %_0.i.i.2.7, %bb10.i.2 ]
  %i.sroa.0.0.i.2.unr = phi i64 [ 0, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.2" ], [ %_30.i.2.7, %bb10.i.2 ]
  %lcmp.mod106.not = icmp eq i64 %xtraiter104, 0
  br i1 %lcmp.mod106.not, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.2", label %bb10.i.2.epil

bb10.i.2.epil:
  %acc.sroa.0.0.i.2.epil = phi float [ %_0.i.i.2.epil, %bb10.i.2.epil ], [ %acc.sroa.0.0.i.2.unr, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.2.unr-lcssa" ]
  %i.sroa.0.0.i.2.epil = phi i64 [ %_30.i.2.epil, %bb10.i.2.epil ], [ %i.sroa.0.0.i.2.unr, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.2.unr-lcssa" ]
  %epil.iter105 = phi i64 [ %epil.iter105.next, %bb10.i.2.epil ], [ 0, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.2.unr-lcssa" ]
  %_40.i.2.epil = getelementptr inbounds float, ptr %_15.i.2, i64 %i.sroa.0.0.i.2.epil
  %_40.val.i.2.epil = load float, ptr %_40.i.2.epil, align 4, !noundef !4
  %_0.i.i.2.epil = fadd float %acc.sroa.0.0.i.2.epil, %_40.val.i.2.epil
  %_30.i.2.epil = add nuw i64 %i.sroa.0.0.i.2.epil, 1
  %epil.iter105.next = add i64 %epil.iter105, 1
  %epil.iter105.cmp.not = icmp eq i64 %epil.iter105.next, %xtraiter104
  br i1 %epil.iter105.cmp.not, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.2", label %bb10.i.2.epil, !llvm.loop !35

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.2":
  %_0.i.i.2.lcssa = phi float [ %_0.i.i.2.lcssa.ph, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.2.unr-lcssa" ], [ %_0.i.i.2.epil, %bb10.i.2.epil ]
  %16 = getelementptr inbounds i8, ptr %out, i64 8
  store float %_0.i.i.2.lcssa, ptr %16, align 4
  %exitcond39.2.not = icmp eq i64 %rows, 3
  br i1 %exitcond39.2.not, label %bb5, label %bb3.3

bb3.3:
  %_13.3 = shl i64 %cols, 2
  %_13.i.3 = icmp ult i64 %_13.3, %_13.2
  br i1 %_13.i.3, label %bb3.i, label %bb4.i.3, !prof !3

bb4.i.3:
  %_8.i.3 = icmp ugt i64 %_13.3, %_16.1
  br i1 %_8.i.3, label %bb1.i, label %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.3", !prof !3

"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.3":
  %_15.i.3 = getelementptr inbounds float, ptr %_16.0, i64 %_13.2
  %xtraiter110 = and i64 %cols, 7
  %17 = icmp ult i64 %11, 7
  br i1 %17, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.3.unr-lcssa", label %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.3.new"

"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.3.new":
  %unroll_iter114 = and i64 %cols, 9223372036854775800
  br label %bb10.i.3

bb10.i.3:
  %acc.sroa.0.0.i.3 = phi float [ -0.000000e+00, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.3.new" ], [ %_0.i.i.3.7, %bb10.i.3 ]
  %i.sroa.0.0.i.3 = phi i64 [ 0, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.3.new" ], [ %_30.i.3.7, %bb10.i.3 ]
  %niter115 = phi i64 [ 0, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.3.new" ], [ %niter115.next.7, %bb10.i.3 ]
  %_40.i.3 = getelementptr inbounds float, ptr %_15.i.3, i64 %i.sroa.0.0.i.3
  %_40.val.i.3 = load float, ptr %_40.i.3, align 4, !noundef !4
  %_0.i.i.3 = fadd float %acc.sroa.0.0.i.3, %_40.val.i.3
  %_30.i.3 = or disjoint i64 %i.sroa.0.0.i.3, 1
  %_40.i.3.1 = getelementptr inbounds float, ptr %_15.i.3, i64 %_30.i.3
  %_40.val.i.3.1 = load float, ptr %_40.i.3.1, align 4, !noundef !4
  %_0.i.i.3.1 = fadd float %_0.i.i.3, %_40.val.i.3.1
  %_30.i.3.1 = or disjoint i64 %i.sroa.0.0.i.3, 2
  %_40.i.3.2 = getelementptr inbounds float, ptr %_15.i.3, i64 %_30.i.3.1
  %_40.val.i.3.2 = load float, ptr %_40.i.3.2, align 4, !noundef !4
  %_0.i.i.3.2 = fadd float %_0.i.i.3.1, %_40.val.i.3.2
  %_30.i.3.2 = or disjoint i64 %i.sroa.0.0.i.3, 3
  %_40.i.3.3 = getelementptr inbounds float, ptr %_15.i.3, i64 %_30.i.3.2
  %_40.val.i.3.3 = load float, ptr %_40.i.3.3, align 4, !noundef !4
  %_0.i.i.3.3 = fadd float %_0.i.i.3.2, %_40.val.i.3.3
  %_30.i.3.3 = or disjoint i64 %i.sroa.0.0.i.3, 4
  %_40.i.3.4 = getelementptr inbounds float, ptr %_15.i.3, i64 %_30.i.3.3
  %_40.val.i.3.4 = load float, ptr %_40.i.3.4, align 4, !noundef !4
  %_0.i.i.3.4 = fadd float %_0.i.i.3.3, %_40.val.i.3.4
  %_30.i.3.4 = or disjoint i64 %i.sroa.0.0.i.3, 5
  %_40.i.3.5 = getelementptr inbounds float, ptr %_15.i.3, i64 %_30.i.3.4
  %_40.val.i.3.5 = load float, ptr %_40.i.3.5, align 4, !noundef !4
  %_0.i.i.3.5 = fadd float %_0.i.i.3.4, %_40.val.i.3.5
  %_30.i.3.5 = or disjoint i64 %i.sroa.0.0.i.3, 6
  %_40.i.3.6 = getelementptr inbounds float, ptr %_15.i.3, i64 %_30.i.3.5
  %_40.val.i.3.6 = load float, ptr %_40.i.3.6, align 4, !noundef !4
  %_0.i.i.3.6 = fadd float %_0.i.i.3.5, %_40.val.i.3.6
  %_30.i.3.6 = or disjoint i64 %i.sroa.0.0.i.3, 7
  %_40.i.3.7 = getelementptr inbounds float, ptr %_15.i.3, i64 %_30.i.3.6
  %_40.val.i.3.7 = load float, ptr %_40.i.3.7, align 4, !noundef !4
  %_0.i.i.3.7 = fadd float %_0.i.i.3.6, %_40.val.i.3.7
  %_30.i.3.7 = add nuw i64 %i.sroa.0.0.i.3, 8
  %niter115.next.7 = add i64 %niter115, 8
  %niter115.ncmp.7 = icmp eq i64 %niter115.next.7, %unroll_iter114
  br i1 %niter115.ncmp.7, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.3.unr-lcssa", label %bb10.i.3

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.3.unr-lcssa":
  %_0.i.i.3.lcssa.ph = phi float [ poison, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.3" ], [ %_0.i.i.3.7, %bb10.i.3 ]
  %acc.sroa.0.0.i.3.unr = phi float [ -0.000000e+00, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.3" ], [ %_0.i.i.3.7, %bb10.i.3 ]
  %i.sroa.0.0.i.3.unr = phi i64 [ 0, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.3" ], [ %_30.i.3.7, %bb10.i.3 ]
  %lcmp.mod112.not = icmp eq i64 %xtraiter110, 0
  br i1 %lcmp.mod112.not, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.3", label %bb10.i.3.epil

bb10.i.3.epil:
  %acc.sroa.0.0.i.3.epil = phi float [ %_0.i.i.3.epil, %bb10.i.3.epil ], [ %acc.sroa.0.0.i.3.unr, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.3.unr-lcssa" ]
  %i.sroa.0.0.i.3.epil = phi i64 [ %_30.i.3.epil, %bb10.i.3.epil ], [ %i.sroa.0.0.i.3.unr, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.3.unr-lcssa" ]
  %epil.iter111 = phi i64 [ %epil.iter111.next, %bb10.i.3.epil ], [ 0, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.3.unr-lcssa" ]
  %_40.i.3.epil = getelementptr inbounds float, ptr %_15.i.3, i64 %i.sroa.0.0.i.3.epil
  %_40.val.i.3.epil = load float, ptr %_40.i.3.epil, align 4, !noundef !4
  %_0.i.i.3.epil = fadd float %acc.sroa.0.0.i.3.epil, %_40.val.i.3.epil
  %_30.i.3.epil = add nuw i64 %i.sroa.0.0.i.3.epil, 1
  %epil.iter111.next = add i64 %epil.iter111, 1
  %epil.iter111.cmp.not = icmp eq i64 %epil.iter111.next, %xtraiter110
  br i1 %epil.iter111.cmp.not, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.3", label %bb10.i.3.epil, !llvm.loop !36

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.3":
  %_0.i.i.3.lcssa = phi float [ %_0.i.i.3.lcssa.ph, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.3.unr-lcssa" ], [ %_0.i.i.3.epil, %bb10.i.3.epil ]
  %18 = getelementptr inbounds i8, ptr %out, i64 12
  store float %_0.i.i.3.lcssa, ptr %18, align 4
  %exitcond39.3.not = icmp eq i64 %rows, 4
  br i1 %exitcond39.3.not, label %bb5, label %bb3.4

bb3.4:
  %_13.4 = mul i64 %cols, 5
  %_13.i.4 = icmp ult i64 %_13.4, %_13.3
  br i1 %_13.i.4, label %bb3.i, label %bb4.i.4, !prof !3

bb4.i.4:
  %_8.i.4 = icmp ugt i64 %_13.4, %_16.1
  br i1 %_8.i.4, label %bb1.i, label %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.4", !prof !3

"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.4":
  %_15.i.4 = getelementptr inbounds float, ptr %_16.0, i64 %_13.3
  %xtraiter116 = and i64 %cols, 7
  %19 = icmp ult i64 %11, 7
  br i1 %19, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.4.unr-lcssa", label %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.4.new"

"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.4.new":
  %unroll_iter120 = and i64 %cols, 9223372036854775800
  br label %bb10.i.4

bb10.i.4:
  %acc.sroa.0.0.i.4 = phi float [ -0.000000e+00, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.4.new" ], [ %_0.i.i.4.7, %bb10.i.4 ]
  %i.sroa.0.0.i.4 = phi i64 [ 0, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.4.new" ], [ %_30.i.4.7, %bb10.i.4 ]
  %niter121 = phi i64 [ 0, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.4.new" ], [ %niter121.next.7, %bb10.i.4 ]
  %_40.i.4 = getelementptr inbounds float, ptr %_15.i.4, i64 %i.sroa.0.0.i.4
  %_40.val.i.4 = load float, ptr %_40.i.4, align 4, !noundef !4
  %_0.i.i.4 = fadd float %acc.sroa.0.0.i.4, %_40.val.i.4
  %_30.i.4 = or disjoint i64 %i.sroa.0.0.i.4, 1
  %_40.i.4.1 = getelementptr inbounds float, ptr %_15.i.4, i64 %_30.i.4
  %_40.val.i.4.1 = load float, ptr %_40.i.4.1, align 4, !noundef !4
  %_0.i.i.4.1 = fadd float %_0.i.i.4, %_40.val.i.4.1
  %_30.i.4.1 = or disjoint i64 %i.sroa.0.0.i.4, 2
  %_40.i.4.2 = getelementptr inbounds float, ptr %_15.i.4, i64 %_30.i.4.1
  %_40.val.i.4.2 = load float, ptr %_40.i.4.2, align 4, !noundef !4
  %_0.i.i.4.2 = fadd float %_0.i.i.4.1, %_40.val.i.4.2
  %_30.i.4.2 = or disjoint i64 %i.sroa.0.0.i.4, 3
  %_40.i.4.3 = getelementptr inbounds float, ptr %_15.i.4, i64 %_30.i.4.2
  %_40.val.i.4.3 = load float, ptr %_40.i.4.3, align 4, !noundef !4
  %_0.i.i.4.3 = fadd float %_0.i.i.4.2, %_40.val.i.4.3
  %_30.i.4.3 = or disjoint i64 %i.sroa.0.0.i.4, 4
  %_40.i.4.4 = getelementptr inbounds float, ptr %_15.i.4, i64 %_30.i.4.3
  %_40.val.i.4.4 = load float, ptr %_40.i.4.4, align 4, !noundef !4
  %_0.i.i.4.4 = fadd float %_0.i.i.4.3, %_40.val.i.4.4
  %_30.i.4.4 = or disjoint i64 %i.sroa.0.0.i.4, 5
  %_40.i.4.5 = getelementptr inbounds float, ptr %_15.i.4, i64 %_30.i.4.4
  %_40.val.i.4.5 = load float, ptr %_40.i.4.5, align 4, !noundef !4
  %_0.i.i.4.5 = fadd float %_0.i.i.4.4, %_40.val.i.4.5
  %_30.i.4.5 = or disjoint i64 %i.sroa.0.0.i.4, 6
  %_40.i.4.6 = getelementptr inbounds float, ptr %_15.i.4, i64 %_30.i.4.5
  %_40.val.i.4.6 = load float, ptr %_40.i.4.6, align 4, !noundef !4
  %_0.i.i.4.6 = fadd float %_0.i.i.4.5, %_40.val.i.4.6
  %_30.i.4.6 = or disjoint i64 %i.sroa.0.0.i.4, 7
  %_40.i.4.7 = getelementptr inbounds float, ptr %_15.i.4, i64 %_30.i.4.6
  %_40.val.i.4.7 = load float, ptr %_40.i.4.7, align 4, !noundef !4
  %_0.i.i.4.7 = fadd float %_0.i.i.4.6, %_40.val.i.4.7
  %_30.i.4.7 = add nuw i64 %i.sroa.0.0.i.4, 8
  %niter121.next.7 = add i64 %niter121, 8
  %niter121.ncmp.7 = icmp eq i64 %niter121.next.7, %unroll_iter120
  br i1 %niter121.ncmp.7, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.4.unr-lcssa", label %bb10.i.4

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.4.unr-lcssa":
  %_0.i.i.4.lcssa.ph = phi float [ poison, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.4" ], [ %_0.i.i.4.7, %bb10.i.4 ]
  %acc.sroa.0.0.i.4.unr = phi float [ -0.000000e+00, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.4" ], [ %_0.i.i.4.7, %bb10.i.4 ]
  %i.sroa.0.0.i.4.unr = phi i64 [ 0, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.4" ], [ %_30.i.4.7, %bb10.i.4 ]
  %lcmp.mod118.not = icmp eq i64 %xtraiter116, 0
  br i1 %lcmp.mod118.not, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.4", label %bb10.i.4.epil

bb10.i.4.epil:
  %acc.sroa.0.0.i.4.epil = phi float [ %_0.i.i.4.epil, %bb10.i.4.epil ], [ %acc.sroa.0.0.i.4.unr, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.4.unr-lcssa" ]
  %i.sroa.0.0.i.4.epil = phi i64 [ %_30.i.4.epil, %bb10.i.4.epil ], [ %i.sroa.0.0.i.4.unr, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.4.unr-lcssa" ]
  %epil.iter117 = phi i64 [ %epil.iter117.next, %bb10.i.4.epil ], [ 0, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.4.unr-lcssa" ]
  %_40.i.4.epil = getelementptr inbounds float, ptr %_15.i.4, i64 %i.sroa.0.0.i.4.epil
  %_40.val.i.4.epil = load float, ptr %_40.i.4.epil, align 4, !noundef !4
  %_0.i.i.4.epil = fadd float %acc.sroa.0.0.i.4.epil, %_40.val.i.4.epil
  %_30.i.4.epil = add nuw i64 %i.sroa.0.0.i.4.epil, 1
  %epil.iter117.next = add i64 %epil.iter117, 1
  %epil.iter117.cmp.not = icmp eq i64 %epil.iter117.next, %xtraiter116
  br i1 %epil.iter117.cmp.not, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.4", label %bb10.i.4.epil, !llvm.loop !37

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.4":
  %_0.i.i.4.lcssa = phi float [ %_0.i.i.4.lcssa.ph, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.4.unr-lcssa" ], [ %_0.i.i.4.epil, %bb10.i.4.epil ]
  %20 = getelementptr inbounds i8, ptr %out, i64 16
  store float %_0.i.i.4.lcssa, ptr %20, align 4
  %exitcond39.4.not = icmp eq i64 %rows, 5
  br i1 %exitcond39.4.not, label %bb5, label %bb3.5

bb3.5:
  %_13.5 = mul i64 %cols, 6
  %_13.i.5 = icmp ult i64 %_13.5, %_13.4
  br i1 %_13.i.5, label %bb3.i, label %bb4.i.5, !prof !3

bb4.i.5:
  %_8.i.5 = icmp ugt i64 %_13.5, %_16.1
  br i1 %_8.i.5, label %bb1.i, label %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.5", !prof !3

"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.5":
  %_15.i.5 = getelementptr inbounds float, ptr %_16.0, i64 %_13.4
  %xtraiter122 = and i64 %cols, 7
  %21 = icmp ult i64 %11, 7
  br i1 %21, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.5.unr-lcssa", label %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.5.new"

"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.5.new":
  %unroll_iter126 = and i64 %cols, 9223372036854775800
  br label %bb10.i.5

bb10.i.5:
  %acc.sroa.0.0.i.5 = phi float [ -0.000000e+00, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.5.new" ], [ %_0.i.i.5.7, %bb10.i.5 ]
  %i.sroa.0.0.i.5 = phi i64 [ 0, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.5.new" ], [ %_30.i.5.7, %bb10.i.5 ]
  %niter127 = phi i64 [ 0, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.5.new" ], [ %niter127.next.7, %bb10.i.5 ]
  %_40.i.5 = getelementptr inbounds float, ptr %_15.i.5, i64 %i.sroa.0.0.i.5
  %_40.val.i.5 = load float, ptr %_40.i.5, align 4, !noundef !4
  %_0.i.i.5 = fadd float %acc.sroa.0.0.i.5, %_40.val.i.5
  %_30.i.5 = or disjoint i64 %i.sroa.0.0.i.5, 1
  %_40.i.5.1 = getelementptr inbounds float, ptr %_15.i.5, i64 %_30.i.5
  %_40.val.i.5.1 = load float, ptr %_40.i.5.1, align 4, !noundef !4
  %_0.i.i.5.1 = fadd float %_0.i.i.5, %_40.val.i.5.1
  %_30.i.5.1 = or disjoint i64 %i.sroa.0.0.i.5, 2
  %_40.i.5.2 = getelementptr inbounds float, ptr %_15.i.5, i64 %_30.i.5.1
  %_40.val.i.5.2 = load float, ptr %_40.i.5.2, align 4, !noundef !4
  %_0.i.i.5.2 = fadd float %_0.i.i.5.1, %_40.val.i.5.2
  %_30.i.5.2 = or disjoint i64 %i.sroa.0.0.i.5, 3
  %_40.i.5.3 = getelementptr inbounds float, ptr %_15.i.5, i64 %_30.i.5.2
  %_40.val.i.5.3 = load float, ptr %_40.i.5.3, align 4, !noundef !4
  %_0.i.i.5.3 = fadd float %_0.i.i.5.2, %_40.val.i.5.3
  %_30.i.5.3 = or disjoint i64 %i.sroa.0.0.i.5, 4
  %_40.i.5.4 = getelementptr inbounds float, ptr %_15.i.5, i64 %_30.i.5.3
  %_40.val.i.5.4 = load float, ptr %_40.i.5.4, align 4, !noundef !4
  %_0.i.i.5.4 = fadd float %_0.i.i.5.3, %_40.val.i.5.4
  %_30.i.5.4 = or disjoint i64 %i.sroa.0.0.i.5, 5
  %_40.i.5.5 = getelementptr inbounds float, ptr %_15.i.5, i64 %_30.i.5.4
  %_40.val.i.5.5 = load float, ptr %_40.i.5.5, align 4, !noundef !4
  %_0.i.i.5.5 = fadd float %_0.i.i.5.4, %_40.val.i.5.5
  %_30.i.5.5 = or disjoint i64 %i.sroa.0.0.i.5, 6
  %_40.i.5.6 = getelementptr inbounds float, ptr %_15.i.5, i64 %_30.i.5.5
  %_40.val.i.5.6 = load float, ptr %_40.i.5.6, align 4, !noundef !4
  %_0.i.i.5.6 = fadd float %_0.i.i.5.5, %_40.val.i.5.6
  %_30.i.5.6 = or disjoint i64 %i.sroa.0.0.i.5, 7
  %_40.i.5.7 = getelementptr inbounds float, ptr %_15.i.5, i64 %_30.i.5.6
  %_40.val.i.5.7 = load float, ptr %_40.i.5.7, align 4, !noundef !4
  %_0.i.i.5.7 = fadd float %_0.i.i.5.6, %_40.val.i.5.7
  %_30.i.5.7 = add nuw i64 %i.sroa.0.0.i.5, 8
  %niter127.next.7 = add i64 %niter127, 8
  %niter127.ncmp.7 = icmp eq i64 %niter127.next.7, %unroll_iter126
  br i1 %niter127.ncmp.7, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.5.unr-lcssa", label %bb10.i.5

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.5.unr-lcssa":
  %_0.i.i.5.lcssa.ph = phi float [ poison, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.5" ], [ %_0.i.i.5.7, %bb10.i.5 ]
  %acc.sroa.0.0.i.5.unr = phi float [ -0.000000e+00, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.5" ], [ %_0.i.i.5.7, %bb10.i.5 ]
  %i.sroa.0.0.i.5.unr = phi i64 [ 0, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.5" ], [ %_30.i.5.7, %bb10.i.5 ]
  %lcmp.mod124.not = icmp eq i64 %xtraiter122, 0
  br i1 %lcmp.mod124.not, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.5", label %bb10.i.5.epil

bb10.i.5.epil:
  %acc.sroa.0.0.i.5.epil = phi float [ %_0.i.i.5.epil, %bb10.i.5.epil ], [ %acc.sroa.0.0.i.5.unr, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.5.unr-lcssa" ]
  %i.sroa.0.0.i.5.epil = phi i64 [ %_30.i.5.epil, %bb10.i.5.epil ], [ %i.sroa.0.0.i.5.unr, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.5.unr-lcssa" ]
  %epil.iter123 = phi i64 [ %epil.iter123.next, %bb10.i.5.epil ], [ 0, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.5.unr-lcssa" ]
  %_40.i.5.epil = getelementptr inbounds float, ptr %_15.i.5, i64 %i.sroa.0.0.i.5.epil
  %_40.val.i.5.epil = load float, ptr %_40.i.5.epil, align 4, !noundef !4
  %_0.i.i.5.epil = fadd float %acc.sroa.0.0.i.5.epil, %_40.val.i.5.epil
  %_30.i.5.epil = add nuw i64 %i.sroa.0.0.i.5.epil, 1
  %epil.iter123.next = add i64 %epil.iter123, 1
  %epil.iter123.cmp.not = icmp eq i64 %epil.iter123.next, %xtraiter122
  br i1 %epil.iter123.cmp.not, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.5", label %bb10.i.5.epil, !llvm.loop !38

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.5":
  %_0.i.i.5.lcssa = phi float [ %_0.i.i.5.lcssa.ph, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.5.unr-lcssa" ], [ %_0.i.i.5.epil, %bb10.i.5.epil ]
  %22 = getelementptr inbounds i8, ptr %out, i64 20
  store float %_0.i.i.5.lcssa, ptr %22, align 4
  %exitcond39.5.not = icmp eq i64 %rows, 6
  br i1 %exitcond39.5.not, label %bb5, label %bb3.6

bb3.6:
  %_13.6 = mul i64 %cols, 7
  %_13.i.6 = icmp ult i64 %_13.6, %_13.5
  br i1 %_13.i.6, label %bb3.i, label %bb4.i.6, !prof !3

bb4.i.6:
  %_8.i.6 = icmp ugt i64 %_13.6, %_16.1
  br i1 %_8.i.6, label %bb1.i, label %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.6", !prof !3

"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.6":
  %_15.i.6 = getelementptr inbounds float, ptr %_16.0, i64 %_13.5
  %xtraiter128 = and i64 %cols, 7
  %23 = icmp ult i64 %11, 7
  br i1 %23, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.6.unr-lcssa", label %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.6.new"

"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.6.new":
  %unroll_iter132 = and i64 %cols, 9223372036854775800
  br label %bb10.i.6

bb10.i.6:
  %acc.sroa.0.0.i.6 = phi float [ -0.000000e+00, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.6.new" ], [ %_0.i.i.6.7, %bb10.i.6 ]
  %i.sroa.0.0.i.6 = phi i64 [ 0, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.6.new" ], [ %_30.i.6.7, %bb10.i.6 ]
  %niter133 = phi i64 [ 0, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.6.new" ], [ %niter133.next.7, %bb10.i.6 ]
  %_40.i.6 = getelementptr inbounds float, ptr %_15.i.6, i64 %i.sroa.0.0.i.6
  %_40.val.i.6 = load float, ptr %_40.i.6, align 4, !noundef !4
  %_0.i.i.6 = fadd float %acc.sroa.0.0.i.6, %_40.val.i.6
  %_30.i.6 = or disjoint i64 %i.sroa.0.0.i.6, 1
  %_40.i.6.1 = getelementptr inbounds float, ptr %_15.i.6, i64 %_30.i.6
  %_40.val.i.6.1 = load float, ptr %_40.i.6.1, align 4, !noundef !4
  %_0.i.i.6.1 = fadd float %_0.i.i.6, %_40.val.i.6.1
  %_30.i.6.1 = or disjoint i64 %i.sroa.0.0.i.6, 2
  %_40.i.6.2 = getelementptr inbounds float, ptr %_15.i.6, i64 %_30.i.6.1
  %_40.val.i.6.2 = load float, ptr %_40.i.6.2, align 4, !noundef !4
  %_0.i.i.6.2 = fadd float %_0.i.i.6.1, %_40.val.i.6.2
  %_30.i.6.2 = or disjoint i64 %i.sroa.0.0.i.6, 3
  %_40.i.6.3 = getelementptr inbounds float, ptr %_15.i.6, i64 %_30.i.6.2
  %_40.val.i.6.3 = load float, ptr %_40.i.6.3, align 4, !noundef !4
  %_0.i.i.6.3 = fadd float %_0.i.i.6.2, %_40.val.i.6.3
  %_30.i.6.3 = or disjoint i64 %i.sroa.0.0.i.6, 4
  %_40.i.6.4 = getelementptr inbounds float, ptr %_15.i.6, i64 %_30.i.6.3
  %_40.val.i.6.4 = load float, ptr %_40.i.6.4, align 4, !noundef !4
  %_0.i.i.6.4 = fadd float %_0.i.i.6.3, %_40.val.i.6.4
  %_30.i.6.4 = or disjoint i64 %i.sroa.0.0.i.6, 5
  %_40.i.6.5 = getelementptr inbounds float, ptr %_15.i.6, i64 %_30.i.6.4
  %_40.val.i.6.5 = load float, ptr %_40.i.6.5, align 4, !noundef !4
  %_0.i.i.6.5 = fadd float %_0.i.i.6.4, %_40.val.i.6.5
  %_30.i.6.5 = or disjoint i64 %i.sroa.0.0.i.6, 6
  %_40.i.6.6 = getelementptr inbounds float, ptr %_15.i.6, i64 %_30.i.6.5
  %_40.val.i.6.6 = load float, ptr %_40.i.6.6, align 4, !noundef !4
  %_0.i.i.6.6 = fadd float %_0.i.i.6.5, %_40.val.i.6.6
  %_30.i.6.6 = or disjoint i64 %i.sroa.0.0.i.6, 7
  %_40.i.6.7 = getelementptr inbounds float, ptr %_15.i.6, i64 %_30.i.6.6
  %_40.val.i.6.7 = load float, ptr %_40.i.6.7, align 4, !noundef !4
  %_0.i.i.6.7 = fadd float %_0.i.i.6.6, %_40.val.i.6.7
  %_30.i.6.7 = add nuw i64 %i.sroa.0.0.i.6, 8
  %niter133.next.7 = add i64 %niter133, 8
  %niter133.ncmp.7 = icmp eq i64 %niter133.next.7, %unroll_iter132
  br i1 %niter133.ncmp.7, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.6.unr-lcssa", label %bb10.i.6

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.6.unr-lcssa":
  %_0.i.i.6.lcssa.ph = phi float [ poison, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.6" ], [ %_0.i.i.6.7, %bb10.i.6 ]
  %acc.sroa.0.0.i.6.unr = phi float [ -0.000000e+00, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.6" ], [ %_0.i.i.6.7, %bb10.i.6 ]
  %i.sroa.0.0.i.6.unr = phi i64 [ 0, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.6" ], [ %_30.i.6.7, %bb10.i.6 ]
  %lcmp.mod130.not = icmp eq i64 %xtraiter128, 0
  br i1 %lcmp.mod130.not, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.6", label %bb10.i.6.epil

bb10.i.6.epil:
  %acc.sroa.0.0.i.6.epil = phi float [ %_0.i.i.6.epil, %bb10.i.6.epil ], [ %acc.sroa.0.0.i.6.unr, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.6.unr-lcssa" ]
  %i.sroa.0.0.i.6.epil = phi i64 [ %_30.i.6.epil, %bb10.i.6.epil ], [ %i.sroa.0.0.i.6.unr, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.6.unr-lcssa" ]
  %epil.iter129 = phi i64 [ %epil.iter129.next, %bb10.i.6.epil ], [ 0, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.6.unr-lcssa" ]
  %_40.i.6.epil = getelementptr inbounds float, ptr %_15.i.6, i64 %i.sroa.0.0.i.6.epil
  %_40.val.i.6.epil = load float, ptr %_40.i.6.epil, align 4, !noundef !4
  %_0.i.i.6.epil = fadd float %acc.sroa.0.0.i.6.epil, %_40.val.i.6.epil
  %_30.i.6.epil = add nuw i64 %i.sroa.0.0.i.6.epil, 1
  %epil.iter129.next = add i64 %epil.iter129, 1
  %epil.iter129.cmp.not = icmp eq i64 %epil.iter129.next, %xtraiter128
  br i1 %epil.iter129.cmp.not, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.6", label %bb10.i.6.epil, !llvm.loop !39

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.6":
  %_0.i.i.6.lcssa = phi float [ %_0.i.i.6.lcssa.ph, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.6.unr-lcssa" ], [ %_0.i.i.6.epil, %bb10.i.6.epil ]
  %24 = getelementptr inbounds i8, ptr %out, i64 24
  store float %_0.i.i.6.lcssa, ptr %24, align 4
  %exitcond39.6.not = icmp eq i64 %rows, 7
  br i1 %exitcond39.6.not, label %bb5, label %bb3.7

bb3.7:
  %_13.7 = shl i64 %cols, 3
  %_13.i.7 = icmp ult i64 %_13.7, %_13.6
  br i1 %_13.i.7, label %bb3.i, label %bb4.i.7, !prof !3

bb4.i.7:
  %_8.i.7 = icmp ugt i64 %_13.7, %_16.1
  br i1 %_8.i.7, label %bb1.i, label %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.7", !prof !3

"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.7":
  %_15.i.7 = getelementptr inbounds float, ptr %_16.0, i64 %_13.6
  %xtraiter134 = and i64 %cols, 7
  %25 = icmp ult i64 %11, 7
  br i1 %25, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.7.unr-lcssa", label %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.7.new"

"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.7.new":
  %unroll_iter138 = and i64 %cols, 9223372036854775800
  br label %bb10.i.7

bb10.i.7:
  %acc.sroa.0.0.i.7 = phi float [ -0.000000e+00, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.7.new" ], [ %_0.i.i.7.7, %bb10.i.7 ]
  %i.sroa.0.0.i.7 = phi i64 [ 0, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.7.new" ], [ %_30.i.7.7, %bb10.i.7 ]
  %niter139 = phi i64 [ 0, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.7.new" ], [ %niter139.next.7, %bb10.i.7 ]
  %_40.i.7 = getelementptr inbounds float, ptr %_15.i.7, i64 %i.sroa.0.0.i.7
  %_40.val.i.7 = load float, ptr %_40.i.7, align 4, !noundef !4
  %_0.i.i.7 = fadd float %acc.sroa.0.0.i.7, %_40.val.i.7
  %_30.i.7 = or disjoint i64 %i.sroa.0.0.i.7, 1
  %_40.i.7.1 = getelementptr inbounds float, ptr %_15.i.7, i64 %_30.i.7
  %_40.val.i.7.1 = load float, ptr %_40.i.7.1, align 4, !noundef !4
  %_0.i.i.7.1 = fadd float %_0.i.i.7, %_40.val.i.7.1
  %_30.i.7.1 = or disjoint i64 %i.sroa.0.0.i.7, 2
  %_40.i.7.2 = getelementptr inbounds float, ptr %_15.i.7, i64 %_30.i.7.1
  %_40.val.i.7.2 = load float, ptr %_40.i.7.2, align 4, !noundef !4
  %_0.i.i.7.2 = fadd float %_0.i.i.7.1, %_40.val.i.7.2
  %_30.i.7.2 = or disjoint i64 %i.sroa.0.0.i.7, 3
  %_40.i.7.3 = getelementptr inbounds float, ptr %_15.i.7, i64 %_30.i.7.2
  %_40.val.i.7.3 = load float, ptr %_40.i.7.3, align 4, !noundef !4
  %_0.i.i.7.3 = fadd float %_0.i.i.7.2, %_40.val.i.7.3
  %_30.i.7.3 = or disjoint i64 %i.sroa.0.0.i.7, 4
  %_40.i.7.4 = getelementptr inbounds float, ptr %_15.i.7, i64 %_30.i.7.3
  %_40.val.i.7.4 = load float, ptr %_40.i.7.4, align 4, !noundef !4
  %_0.i.i.7.4 = fadd float %_0.i.i.7.3, %_40.val.i.7.4
  %_30.i.7.4 = or disjoint i64 %i.sroa.0.0.i.7, 5
  %_40.i.7.5 = getelementptr inbounds float, ptr %_15.i.7, i64 %_30.i.7.4
  %_40.val.i.7.5 = load float, ptr %_40.i.7.5, align 4, !noundef !4
  %_0.i.i.7.5 = fadd float %_0.i.i.7.4, %_40.val.i.7.5
  %_30.i.7.5 = or disjoint i64 %i.sroa.0.0.i.7, 6
  %_40.i.7.6 = getelementptr inbounds float, ptr %_15.i.7, i64 %_30.i.7.5
  %_40.val.i.7.6 = load float, ptr %_40.i.7.6, align 4, !noundef !4
  %_0.i.i.7.6 = fadd float %_0.i.i.7.5, %_40.val.i.7.6
  %_30.i.7.6 = or disjoint i64 %i.sroa.0.0.i.7, 7
  %_40.i.7.7 = getelementptr inbounds float, ptr %_15.i.7, i64 %_30.i.7.6
  %_40.val.i.7.7 = load float, ptr %_40.i.7.7, align 4, !noundef !4
  %_0.i.i.7.7 = fadd float %_0.i.i.7.6, %_40.val.i.7.7
  %_30.i.7.7 = add nuw i64 %i.sroa.0.0.i.7, 8
  %niter139.next.7 = add i64 %niter139, 8
  %niter139.ncmp.7 = icmp eq i64 %niter139.next.7, %unroll_iter138
  br i1 %niter139.ncmp.7, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.7.unr-lcssa", label %bb10.i.7

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.7.unr-lcssa":
  %_0.i.i.7.lcssa.ph = phi float [ poison, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.7" ], [ %_0.i.i.7.7, %bb10.i.7 ]
  %acc.sroa.0.0.i.7.unr = phi float [ -0.000000e+00, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.7" ], [ %_0.i.i.7.7, %bb10.i.7 ]
  %i.sroa.0.0.i.7.unr = phi i64 [ 0, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit.7" ], [ %_30.i.7.7, %bb10.i.7 ]
  %lcmp.mod136.not = icmp eq i64 %xtraiter134, 0
  br i1 %lcmp.mod136.not, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.7", label %bb10.i.7.epil

bb10.i.7.epil:
  %acc.sroa.0.0.i.7.epil = phi float [ %_0.i.i.7.epil, %bb10.i.7.epil ], [ %acc.sroa.0.0.i.7.unr, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.7.unr-lcssa" ]
  %i.sroa.0.0.i.7.epil = phi i64 [ %_30.i.7.epil, %bb10.i.7.epil ], [ %i.sroa.0.0.i.7.unr, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.7.unr-lcssa" ]
  %epil.iter135 = phi i64 [ %epil.iter135.next, %bb10.i.7.epil ], [ 0, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.7.unr-lcssa" ]
  %_40.i.7.epil = getelementptr inbounds float, ptr %_15.i.7, i64 %i.sroa.0.0.i.7.epil
  %_40.val.i.7.epil = load float, ptr %_40.i.7.epil, align 4, !noundef !4
  %_0.i.i.7.epil = fadd float %acc.sroa.0.0.i.7.epil, %_40.val.i.7.epil
  %_30.i.7.epil = add nuw i64 %i.sroa.0.0.i.7.epil, 1
  %epil.iter135.next = add i64 %epil.iter135, 1
  %epil.iter135.cmp.not = icmp eq i64 %epil.iter135.next, %xtraiter134
  br i1 %epil.iter135.cmp.not, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.7", label %bb10.i.7.epil, !llvm.loop !40

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.7":
  %_0.i.i.7.lcssa = phi float [ %_0.i.i.7.lcssa.ph, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.7.unr-lcssa" ], [ %_0.i.i.7.epil, %bb10.i.7.epil ]
  %26 = getelementptr inbounds i8, ptr %out, i64 28
  store float %_0.i.i.7.lcssa, ptr %26, align 4
  %exitcond39.7.not = icmp eq i64 %rows, 8
  br i1 %exitcond39.7.not, label %bb5, label %bb3.8

bb3.8:
  %_13.8 = mul i64 %cols, 9
  %_13.i.8 = icmp ult i64 %_13.8, %_13.7
  br i1 %_13.i.8, label %bb3.i, label %bb4.i.8, !prof !3

bb4.i.8:
  %_8.i.8 = icmp ugt i64 %_13.8, %_16.1
  br i1 %_8.i.8, label %bb1.i, label %panic, !prof !3

panic:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef 8, i64 noundef 8, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable
}

define void @softmax(ptr noalias noundef nonnull align 4 %x.0, i64 noundef %x.1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %_24 = getelementptr inbounds float, ptr %x.0, i64 %x.1
  %0 = icmp eq i64 %x.1, 0
  br i1 %0, label %"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8for_each17h67f1824fd09ba642E.exit", label %bb10.i.preheader

bb10.i.preheader:
  %xtraiter = and i64 %x.1, 1
  %1 = icmp eq i64 %x.1, 1
  br i1 %1, label %bb4.preheader.unr-lcssa, label %bb10.i.preheader.new

bb10.i.preheader.new:
  %unroll_iter = and i64 %x.1, -2
  br label %bb10.i

bb10.i:
  %acc.sroa.0.0.i = phi float [ 0xFFF0000000000000, %bb10.i.preheader.new ], [ %3, %bb10.i ]
  %i.sroa.0.0.i = phi i64 [ 0, %bb10.i.preheader.new ], [ %_30.i.1, %bb10.i ]
  %niter = phi i64 [ 0, %bb10.i.preheader.new ], [ %niter.next.1, %bb10.i ]
  %_40.i = getelementptr inbounds float, ptr %x.0, i64 %i.sroa.0.0.i
  %_40.val.i = load float, ptr %_40.i, align 4, !noundef !4
  %2 = tail call noundef float @llvm.maxnum.f32(float %acc.sroa.0.0.i, float %_40.val.i)
  %_30.i = or disjoint i64 %i.sroa.0.0.i, 1
  %_40.i.1 = getelementptr inbounds float, ptr %x.0, i64 %_30.i
  %_40.val.i.1 = load float, ptr %_40.i.1, align 4, !noundef !4
  %3 = tail call noundef float @llvm.maxnum.f32(float %2, float %_40.val.i.1)
  %_30.i.1 = add nuw i64 %i.sroa.0.0.i, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %bb4.preheader.unr-lcssa, label %bb10.i

bb4.preheader.unr-lcssa:
  %.lcssa16.ph = phi float [ poison, %bb10.i.preheader ], [ %3, %bb10.i ]
  %acc.sroa.0.0.i.unr = phi float [ 0xFFF0000000000000, %bb10.i.preheader ], [ %3, %bb10.i ]
  %i.sroa.0.0.i.unr = phi i64 [ 0, %bb10.i.preheader ], [ %_30.i.1, %bb10.i ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %bb4.preheader, label %bb10.i.epil

bb10.i.epil:
  %_40.i.epil = getelementptr inbounds float, ptr %x.0, i64 %i.sroa.0.0.i.unr
  %_40.val.i.epil = load float, ptr %_40.i.epil, align 4, !noundef !4
  %4 = tail call noundef float @llvm.maxnum.f32(float %acc.sroa.0.0.i.unr, float %_40.val.i.epil)
  br label %bb4.preheader

bb4.preheader:
  %.lcssa16 = phi float [ %.lcssa16.ph, %bb4.preheader.unr-lcssa ], [ %4, %bb10.i.epil ]
  br label %bb4

bb5:
  %5 = fdiv float 1.000000e+00, %18
  br i1 %0, label %"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8for_each17h67f1824fd09ba642E.exit", label %bb3.i.preheader

bb3.i.preheader:
  %6 = add i64 %x.1, 4611686018427387903
  %7 = and i64 %6, 4611686018427387903
  %8 = add nuw nsw i64 %7, 1
  %min.iters.check = icmp ult i64 %7, 7
  br i1 %min.iters.check, label %bb3.i.preheader15, label %vector.ph

vector.ph:
  %n.vec = and i64 %8, 9223372036854775800
  %9 = shl i64 %n.vec, 2
  %ind.end = getelementptr i8, ptr %x.0, i64 %9
  %broadcast.splatinsert = insertelement <4 x float> poison, float %5, i64 0
  %broadcast.splat = shufflevector <4 x float> %broadcast.splatinsert, <4 x float> poison, <4 x i32> zeroinitializer
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %offset.idx = shl i64 %index, 2
  %next.gep = getelementptr i8, ptr %x.0, i64 %offset.idx
  %10 = getelementptr i8, ptr %next.gep, i64 16
  %wide.load = load <4 x float>, ptr %next.gep, align 4, !alias.scope !41, !noalias !44
  %wide.load14 = load <4 x float>, ptr %10, align 4, !alias.scope !41, !noalias !44
  %11 = fmul <4 x float> %broadcast.splat, %wide.load
  %12 = fmul <4 x float> %broadcast.splat, %wide.load14
  store <4 x float> %11, ptr %next.gep, align 4, !alias.scope !41, !noalias !44
  store <4 x float> %12, ptr %10, align 4, !alias.scope !41, !noalias !44
  %index.next = add nuw i64 %index, 8
  %13 = icmp eq i64 %index.next, %n.vec
  br i1 %13, label %middle.block, label %vector.body, !llvm.loop !47

middle.block:
  %cmp.n = icmp eq i64 %8, %n.vec
  br i1 %cmp.n, label %"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8for_each17h67f1824fd09ba642E.exit", label %bb3.i.preheader15

bb3.i.preheader15:
  %self.sroa.0.03.i.ph = phi ptr [ %x.0, %bb3.i.preheader ], [ %ind.end, %middle.block ]
  br label %bb3.i

bb3.i:
  %self.sroa.0.03.i = phi ptr [ %_24.i.i, %bb3.i ], [ %self.sroa.0.03.i.ph, %bb3.i.preheader15 ]
  %_24.i.i = getelementptr inbounds i8, ptr %self.sroa.0.03.i, i64 4
  %14 = load float, ptr %self.sroa.0.03.i, align 4, !alias.scope !41, !noalias !44, !noundef !4
  %15 = fmul float %5, %14
  store float %15, ptr %self.sroa.0.03.i, align 4, !alias.scope !41, !noalias !44
  %16 = icmp eq ptr %_24.i.i, %_24
  br i1 %16, label %"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8for_each17h67f1824fd09ba642E.exit", label %bb3.i, !llvm.loop !48

"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8for_each17h67f1824fd09ba642E.exit":
  ret void

bb4:
  %sum.sroa.0.07 = phi float [ %18, %bb4 ], [ 0.000000e+00, %bb4.preheader ]
  %iter.sroa.0.06 = phi ptr [ %_24.i, %bb4 ], [ %x.0, %bb4.preheader ]
  %_24.i = getelementptr inbounds i8, ptr %iter.sroa.0.06, i64 4
  %_12 = load float, ptr %iter.sroa.0.06, align 4, !noundef !4
  %_11 = fsub float %_12, %.lcssa16
  %17 = fmul float %_11, 2.500000e-01
  store float %17, ptr %iter.sroa.0.06, align 4
  %18 = fadd float %sum.sroa.0.07, %17
  %19 = icmp eq ptr %_24.i, %_24
  br i1 %19, label %bb5, label %bb4
}

define void @conv_valid(ptr noalias nocapture noundef nonnull readonly align 4 %x.0, i64 noundef %x.1, ptr noalias nocapture noundef nonnull readonly align 4 %w.0, i64 noundef %w.1, ptr noalias nocapture noundef nonnull writeonly align 4 %out.0, i64 noundef %out.1) unnamed_addr #0 {
start:
  %_2211.not = icmp eq i64 %out.1, 0
  br i1 %_2211.not, label %bb8, label %bb6.lr.ph

bb6.lr.ph:
  %_268.not = icmp eq i64 %w.1, 0
  br i1 %_268.not, label %bb6.preheader, label %bb6.us

bb6.preheader:
  %0 = shl nuw i64 %out.1, 2
  tail call void @llvm.memset.p0.i64(ptr nonnull align 4 %out.0, i8 0, i64 %0, i1 false)
  br label %bb8

bb6.us:
  %iter.sroa.0.012.us = phi i64 [ %_0.i.us, %bb2.bb5_crit_edge.us ], [ 0, %bb6.lr.ph ]
  %_0.i.us = add nuw i64 %iter.sroa.0.012.us, 1
  br label %bb9.us

bb9.us:
  %iter1.sroa.0.010.us = phi i64 [ 0, %bb6.us ], [ %_0.i6.us, %bb4.us ]
  %s.sroa.0.09.us = phi float [ 0.000000e+00, %bb6.us ], [ %3, %bb4.us ]
  %_13.us = add nuw i64 %iter1.sroa.0.010.us, %iter.sroa.0.012.us
  %_15.us = icmp ult i64 %_13.us, %x.1
  br i1 %_15.us, label %bb4.us, label %panic2

bb4.us:
  %_0.i6.us = add nuw i64 %iter1.sroa.0.010.us, 1
  %1 = getelementptr inbounds float, ptr %x.0, i64 %_13.us
  %_12.us = load float, ptr %1, align 4, !noundef !4
  %2 = getelementptr inbounds float, ptr %w.0, i64 %iter1.sroa.0.010.us
  %_16.us = load float, ptr %2, align 4, !noundef !4
  %_11.us = fmul float %_12.us, %_16.us
  %3 = fadd float %s.sroa.0.09.us, %_11.us
  %exitcond.not = icmp eq i64 %_0.i6.us, %w.1
  br i1 %exitcond.not, label %bb2.bb5_crit_edge.us, label %bb9.us

bb2.bb5_crit_edge.us:
  %4 = getelementptr inbounds float, ptr %out.0, i64 %iter.sroa.0.012.us
  store float %3, ptr %4, align 4
  %exitcond15.not = icmp eq i64 %_0.i.us, %out.1
  br i1 %exitcond15.not, label %bb8, label %bb6.us

bb8:
  ret void

panic2:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %_13.us, i64 noundef %x.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable
}

define void @conv_padded(ptr noalias nocapture noundef nonnull readonly align 4 %x.0, i64 noundef %x.1, ptr noalias nocapture noundef readonly align 4 dereferenceable(12) %w, ptr noalias nocapture noundef writeonly align 4 dereferenceable(256) %out, i64 noundef %pad) unnamed_addr #0 {
start:
  %_2718 = icmp sgt i64 %x.1, 0
  br i1 %_2718, label %bb9.lr.ph, label %bb11

bb9.lr.ph:
  %_21 = load float, ptr %w, align 4
  %0 = getelementptr inbounds i8, ptr %w, i64 4
  %_21.1 = load float, ptr %0, align 4
  %1 = getelementptr inbounds i8, ptr %w, i64 8
  %_21.2 = load float, ptr %1, align 4
  br label %bb9

bb11:
  ret void

bb9:
  %iter.sroa.0.019 = phi i64 [ 0, %bb9.lr.ph ], [ %2, %bb8 ]
  %_13 = sub i64 %iter.sroa.0.019, %pad
  %or.cond = icmp ult i64 %_13, %x.1
  br i1 %or.cond, label %bb4, label %bb7

bb8:
  %2 = add nuw nsw i64 %iter.sroa.0.019, 1
  %3 = getelementptr inbounds float, ptr %out, i64 %iter.sroa.0.019
  store float %s.sroa.0.1.2, ptr %3, align 4
  %exitcond.not = icmp eq i64 %2, %x.1
  br i1 %exitcond.not, label %bb11, label %bb9

panic:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef 64, i64 noundef 64, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

bb7:
  %s.sroa.0.1 = phi float [ %9, %bb4 ], [ 0.000000e+00, %bb9 ]
  %at.1 = add i64 %_13, 1
  %or.cond.1 = icmp ult i64 %at.1, %x.1
  br i1 %or.cond.1, label %bb4.1, label %bb7.1

bb4.1:
  %4 = getelementptr inbounds float, ptr %x.0, i64 %at.1
  %_17.1 = load float, ptr %4, align 4, !noundef !4
  %_16.1 = fmul float %_17.1, %_21.1
  %5 = fadd float %s.sroa.0.1, %_16.1
  br label %bb7.1

bb7.1:
  %s.sroa.0.1.1 = phi float [ %5, %bb4.1 ], [ %s.sroa.0.1, %bb7 ]
  %at.2 = add i64 %_13, 2
  %or.cond.2 = icmp ult i64 %at.2, %x.1
  br i1 %or.cond.2, label %bb4.2, label %bb7.2

bb4.2:
  %6 = getelementptr inbounds float, ptr %x.0, i64 %at.2
  %_17.2 = load float, ptr %6, align 4, !noundef !4
  %_16.2 = fmul float %_17.2, %_21.2
  %7 = fadd float %s.sroa.0.1.1, %_16.2
  br label %bb7.2

bb7.2:
  %s.sroa.0.1.2 = phi float [ %7, %bb4.2 ], [ %s.sroa.0.1.1, %bb7.1 ]
  %exitcond21.not = icmp eq i64 %iter.sroa.0.019, 64
  br i1 %exitcond21.not, label %panic, label %bb8

bb4:
  %8 = getelementptr inbounds float, ptr %x.0, i64 %_13
  %_17 = load float, ptr %8, align 4, !noundef !4
  %_16 = fmul float %_17, %_21
  %9 = fadd float %_16, 0.000000e+00
  br label %bb7
}

define void @stencil(ptr noalias nocapture noundef nonnull readonly align 4 %x.0, i64 noundef %x.1, ptr noalias nocapture noundef nonnull writeonly align 4 %y.0, i64 noundef %y.1, i64 noundef %h, i64 noundef %w) unnamed_addr #0 {
start:
  %0 = tail call i64 @llvm.usub.sat.i64(i64 %h, i64 1)
  %_3428 = icmp ugt i64 %0, 1
  br i1 %_3428, label %bb9.lr.ph, label %bb11

bb9.lr.ph:
  %1 = tail call i64 @llvm.usub.sat.i64(i64 %w, i64 1)
  %_3826 = icmp ugt i64 %1, 1
  br i1 %_3826, label %bb9.us.preheader, label %bb11

bb9.us.preheader:
  %2 = add i64 %w, -2
  %3 = icmp ne i64 %w, 0
  %umin.neg = sext i1 %3 to i64
  %4 = add i64 %2, %umin.neg
  %5 = add i64 %w, 1
  %6 = xor i64 %w, -1
  %7 = shl i64 %w, 1
  %8 = or disjoint i64 %7, 1
  %9 = xor i64 %7, -1
  %10 = add i64 %w, 2
  %broadcast.splatinsert101 = insertelement <4 x i64> poison, i64 %w, i64 0
  %broadcast.splat102 = shufflevector <4 x i64> %broadcast.splatinsert101, <4 x i64> poison, <4 x i32> zeroinitializer
  %invariant.gep = getelementptr i8, ptr %x.0, i64 -4
  %invariant.gep144 = getelementptr i8, ptr %x.0, i64 4
  br label %bb9.us

bb9.us:
  %indvar = phi i64 [ 0, %bb9.us.preheader ], [ %indvar.next, %bb2.bb1.loopexit_crit_edge.us ]
  %iter.sroa.0.029.us = phi i64 [ 1, %bb9.us.preheader ], [ %_0.i.us, %bb2.bb1.loopexit_crit_edge.us ]
  %11 = mul i64 %indvar, %w
  %12 = add i64 %11, %w
  %umax = tail call i64 @llvm.umax.i64(i64 %x.1, i64 %12)
  %13 = mul i64 %indvar, %w
  %14 = add i64 %13, %w
  %15 = sub i64 %umax, %14
  %umin92 = tail call i64 @llvm.umin.i64(i64 %4, i64 %15)
  %16 = add i64 %5, %11
  %umax93 = tail call i64 @llvm.umax.i64(i64 %y.1, i64 %16)
  %17 = sub i64 %6, %13
  %18 = add i64 %umax93, %17
  %umin94 = tail call i64 @llvm.umin.i64(i64 %umin92, i64 %18)
  %19 = add i64 %8, %11
  %umax95 = tail call i64 @llvm.umax.i64(i64 %x.1, i64 %19)
  %20 = sub i64 %9, %13
  %21 = add i64 %umax95, %20
  %umin96 = tail call i64 @llvm.umin.i64(i64 %umin94, i64 %21)
  %22 = add i64 %10, %11
  %umax97 = tail call i64 @llvm.umax.i64(i64 %x.1, i64 %22)
  %23 = add i64 %13, %w
  %reass.sub = sub i64 %umax97, %23
  %24 = add i64 %reass.sub, -2
  %umin98 = tail call i64 @llvm.umin.i64(i64 %umin96, i64 %24)
  %25 = add i64 %11, 1
  %umax99 = tail call i64 @llvm.umax.i64(i64 %x.1, i64 %25)
  %26 = xor i64 %13, -1
  %27 = add i64 %umax99, %26
  %umin100 = tail call i64 @llvm.umin.i64(i64 %umin98, i64 %27)
  %28 = add i64 %umin100, 1
  %_0.i.us = add nuw i64 %iter.sroa.0.029.us, 1
  %_12.us = mul i64 %iter.sroa.0.029.us, %w
  %min.iters.check = icmp ult i64 %28, 5
  br i1 %min.iters.check, label %bb13.us.preheader, label %vector.ph

vector.ph:
  %n.mod.vf = and i64 %28, 3
  %29 = icmp eq i64 %n.mod.vf, 0
  %30 = select i1 %29, i64 4, i64 %n.mod.vf
  %n.vec = sub i64 %28, %30
  %ind.end = add i64 %n.vec, 1
  %broadcast.splatinsert = insertelement <4 x i64> poison, i64 %_12.us, i64 0
  %broadcast.splat = shufflevector <4 x i64> %broadcast.splatinsert, <4 x i64> poison, <4 x i32> zeroinitializer
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.ind = phi <4 x i64> [ <i64 1, i64 2, i64 3, i64 4>, %vector.ph ], [ %vec.ind.next, %vector.body ]
  %31 = add <4 x i64> %vec.ind, %broadcast.splat
  %32 = sub <4 x i64> %31, %broadcast.splat102
  %33 = add <4 x i64> %31, %broadcast.splat102
  %34 = extractelement <4 x i64> %31, i64 0
  %gep = getelementptr float, ptr %invariant.gep, i64 %34
  %wide.load = load <4 x float>, ptr %gep, align 4
  %35 = extractelement <4 x i64> %31, i64 0
  %gep145 = getelementptr float, ptr %invariant.gep144, i64 %35
  %wide.load103 = load <4 x float>, ptr %gep145, align 4
  %36 = fadd <4 x float> %wide.load, %wide.load103
  %37 = extractelement <4 x i64> %32, i64 0
  %38 = getelementptr inbounds float, ptr %x.0, i64 %37
  %wide.load104 = load <4 x float>, ptr %38, align 4
  %39 = fadd <4 x float> %36, %wide.load104
  %40 = extractelement <4 x i64> %33, i64 0
  %41 = getelementptr inbounds float, ptr %x.0, i64 %40
  %wide.load105 = load <4 x float>, ptr %41, align 4
  %42 = fadd <4 x float> %39, %wide.load105
  %43 = extractelement <4 x i64> %31, i64 0
  %44 = getelementptr inbounds float, ptr %y.0, i64 %43
  %45 = fmul <4 x float> %42, <float 2.500000e-01, float 2.500000e-01, float 2.500000e-01, float 2.500000e-01>
  store <4 x float> %45, ptr %44, align 4
  %index.next = add nuw i64 %index, 4
  %vec.ind.next = add <4 x i64> %vec.ind, <i64 4, i64 4, i64 4, i64 4>
  %46 = icmp eq i64 %index.next, %n.vec
  br i1 %46, label %bb13.us.preheader, label %vector.body, !llvm.loop !49

bb13.us.preheader:
  %iter1.sroa.0.027.us.ph = phi i64 [ 1, %bb9.us ], [ %ind.end, %vector.body ]
  br label %bb13.us

bb13.us:
  %iter1.sroa.0.027.us = phi i64 [ %_0.i11.us, %bb7.us ], [ %iter1.sroa.0.027.us.ph, %bb13.us.preheader ]
  %_0.i11.us = add nuw i64 %iter1.sroa.0.027.us, 1
  %c.us = add i64 %iter1.sroa.0.027.us, %_12.us
  %_17.us = add i64 %c.us, -1
  %_19.us = icmp ult i64 %_17.us, %x.1
  br i1 %_19.us, label %bb3.us, label %panic

bb3.us:
  %_21.us = add i64 %c.us, 1
  %_23.us = icmp ult i64 %_21.us, %x.1
  br i1 %_23.us, label %bb4.us, label %panic4

bb4.us:
  %_25.us = sub i64 %c.us, %w
  %_27.us = icmp ult i64 %_25.us, %x.1
  br i1 %_27.us, label %bb5.us, label %panic5

bb5.us:
  %_29.us = add i64 %c.us, %w
  %_31.us = icmp ult i64 %_29.us, %x.1
  br i1 %_31.us, label %bb6.us, label %panic6

bb6.us:
  %_33.us = icmp ult i64 %c.us, %y.1
  br i1 %_33.us, label %bb7.us, label %panic7

bb7.us:
  %47 = getelementptr inbounds float, ptr %x.0, i64 %_17.us
  %_16.us = load float, ptr %47, align 4, !noundef !4
  %48 = getelementptr inbounds float, ptr %x.0, i64 %_21.us
  %_20.us = load float, ptr %48, align 4, !noundef !4
  %_15.us = fadd float %_16.us, %_20.us
  %49 = getelementptr inbounds float, ptr %x.0, i64 %_25.us
  %_24.us = load float, ptr %49, align 4, !noundef !4
  %_14.us = fadd float %_15.us, %_24.us
  %50 = getelementptr inbounds float, ptr %x.0, i64 %_29.us
  %_28.us = load float, ptr %50, align 4, !noundef !4
  %_13.us = fadd float %_14.us, %_28.us
  %51 = getelementptr inbounds float, ptr %y.0, i64 %c.us
  %52 = fmul float %_13.us, 2.500000e-01
  store float %52, ptr %51, align 4
  %_38.us = icmp ult i64 %_0.i11.us, %1
  br i1 %_38.us, label %bb13.us, label %bb2.bb1.loopexit_crit_edge.us, !llvm.loop !50

bb2.bb1.loopexit_crit_edge.us:
  %_34.us = icmp ult i64 %_0.i.us, %0
  %indvar.next = add i64 %indvar, 1
  br i1 %_34.us, label %bb9.us, label %bb11

bb11:
  ret void

panic:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %_17.us, i64 noundef %x.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

panic4:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %_21.us, i64 noundef %x.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

panic5:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %_25.us, i64 noundef %x.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

panic6:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %_29.us, i64 noundef %x.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

panic7:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %c.us, i64 noundef %y.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable
}

define void @lower_triangle(ptr noalias nocapture noundef align 4 dereferenceable(1024) %a, i64 noundef %n) unnamed_addr #0 {
start:
  %_1315.not = icmp eq i64 %n, 0
  br i1 %_1315.not, label %bb10, label %bb8.preheader

bb8.preheader:
  %0 = load float, ptr %a, align 4, !noundef !4
  %1 = fadd float %0, 1.000000e+00
  store float %1, ptr %a, align 4
  %exitcond18.not = icmp eq i64 %n, 1
  br i1 %exitcond18.not, label %bb10, label %bb8.1

bb8.1:
  %2 = getelementptr inbounds i8, ptr %a, i64 64
  %3 = load <2 x float>, ptr %2, align 4
  %4 = fadd <2 x float> %3, <float 1.000000e+00, float 1.000000e+00>
  store <2 x float> %4, ptr %2, align 4
  %exitcond18.1.not = icmp eq i64 %n, 2
  br i1 %exitcond18.1.not, label %bb10, label %bb2.i.2

bb2.i.2:
  %5 = getelementptr inbounds i8, ptr %a, i64 128
  %6 = load float, ptr %5, align 4, !noundef !4
  %7 = fadd float %6, 1.000000e+00
  store float %7, ptr %5, align 4
  %8 = getelementptr inbounds i8, ptr %a, i64 132
  %9 = load float, ptr %8, align 4, !noundef !4
  %10 = fadd float %9, 1.000000e+00
  store float %10, ptr %8, align 4
  %11 = getelementptr inbounds i8, ptr %a, i64 136
  %12 = load float, ptr %11, align 4, !noundef !4
  %13 = fadd float %12, 1.000000e+00
  store float %13, ptr %11, align 4
  %exitcond18.2.not = icmp eq i64 %n, 3
  br i1 %exitcond18.2.not, label %bb10, label %bb2.i.3

bb2.i.3:
  %14 = getelementptr inbounds i8, ptr %a, i64 192
  %15 = load float, ptr %14, align 4, !noundef !4
  %16 = fadd float %15, 1.000000e+00
  store float %16, ptr %14, align 4
  %17 = getelementptr inbounds i8, ptr %a, i64 196
  %18 = load float, ptr %17, align 4, !noundef !4
  %19 = fadd float %18, 1.000000e+00
  store float %19, ptr %17, align 4
  %20 = getelementptr inbounds i8, ptr %a, i64 200
  %21 = load float, ptr %20, align 4, !noundef !4
  %22 = fadd float %21, 1.000000e+00
  store float %22, ptr %20, align 4
  %23 = getelementptr inbounds i8, ptr %a, i64 204
  %24 = load float, ptr %23, align 4, !noundef !4
  %25 = fadd float %24, 1.000000e+00
  store float %25, ptr %23, align 4
  %exitcond18.3.not = icmp eq i64 %n, 4
  br i1 %exitcond18.3.not, label %bb10, label %bb2.i.4

bb2.i.4:
  %26 = getelementptr inbounds i8, ptr %a, i64 256
  %27 = load float, ptr %26, align 4, !noundef !4
  %28 = fadd float %27, 1.000000e+00
  store float %28, ptr %26, align 4
  %29 = getelementptr inbounds i8, ptr %a, i64 260
  %30 = load float, ptr %29, align 4, !noundef !4
  %31 = fadd float %30, 1.000000e+00
  store float %31, ptr %29, align 4
  %32 = getelementptr inbounds i8, ptr %a, i64 264
  %33 = load float, ptr %32, align 4, !noundef !4
  %34 = fadd float %33, 1.000000e+00
  store float %34, ptr %32, align 4
  %35 = getelementptr inbounds i8, ptr %a, i64 268
  %36 = load float, ptr %35, align 4, !noundef !4
  %37 = fadd float %36, 1.000000e+00
  store float %37, ptr %35, align 4
  %38 = getelementptr inbounds i8, ptr %a, i64 272
  %39 = load float, ptr %38, align 4, !noundef !4
  %40 = fadd float %39, 1.000000e+00
  store float %40, ptr %38, align 4
  %exitcond18.4.not = icmp eq i64 %n, 5
  br i1 %exitcond18.4.not, label %bb10, label %bb2.i.5

bb2.i.5:
  %41 = getelementptr inbounds i8, ptr %a, i64 320
  %42 = load float, ptr %41, align 4, !noundef !4
  %43 = fadd float %42, 1.000000e+00
  store float %43, ptr %41, align 4
  %44 = getelementptr inbounds i8, ptr %a, i64 324
  %45 = load float, ptr %44, align 4, !noundef !4
  %46 = fadd float %45, 1.000000e+00
  store float %46, ptr %44, align 4
  %47 = getelementptr inbounds i8, ptr %a, i64 328
  %48 = load float, ptr %47, align 4, !noundef !4
  %49 = fadd float %48, 1.000000e+00
  store float %49, ptr %47, align 4
  %50 = getelementptr inbounds i8, ptr %a, i64 332
  %51 = load float, ptr %50, align 4, !noundef !4
  %52 = fadd float %51, 1.000000e+00
  store float %52, ptr %50, align 4
  %53 = getelementptr inbounds i8, ptr %a, i64 336
  %54 = load float, ptr %53, align 4, !noundef !4
  %55 = fadd float %54, 1.000000e+00
  store float %55, ptr %53, align 4
  %56 = getelementptr inbounds i8, ptr %a, i64 340
  %57 = load float, ptr %56, align 4, !noundef !4
  %58 = fadd float %57, 1.000000e+00
  store float %58, ptr %56, align 4
  %exitcond18.5.not = icmp eq i64 %n, 6
  br i1 %exitcond18.5.not, label %bb10, label %bb2.i.6

bb2.i.6:
  %59 = getelementptr inbounds i8, ptr %a, i64 384
  %60 = load float, ptr %59, align 4, !noundef !4
  %61 = fadd float %60, 1.000000e+00
  store float %61, ptr %59, align 4
  %62 = getelementptr inbounds i8, ptr %a, i64 388
  %63 = load float, ptr %62, align 4, !noundef !4
  %64 = fadd float %63, 1.000000e+00
  store float %64, ptr %62, align 4
  %65 = getelementptr inbounds i8, ptr %a, i64 392
  %66 = load float, ptr %65, align 4, !noundef !4
  %67 = fadd float %66, 1.000000e+00
  store float %67, ptr %65, align 4
  %68 = getelementptr inbounds i8, ptr %a, i64 396
  %69 = load float, ptr %68, align 4, !noundef !4
  %70 = fadd float %69, 1.000000e+00
  store float %70, ptr %68, align 4
  %71 = getelementptr inbounds i8, ptr %a, i64 400
  %72 = load float, ptr %71, align 4, !noundef !4
  %73 = fadd float %72, 1.000000e+00
  store float %73, ptr %71, align 4
  %74 = getelementptr inbounds i8, ptr %a, i64 404
  %75 = load float, ptr %74, align 4, !noundef !4
  %76 = fadd float %75, 1.000000e+00
  store float %76, ptr %74, align 4
  %77 = getelementptr inbounds i8, ptr %a, i64 408
  %78 = load float, ptr %77, align 4, !noundef !4
  %79 = fadd float %78, 1.000000e+00
  store float %79, ptr %77, align 4
  %exitcond18.6.not = icmp eq i64 %n, 7
  br i1 %exitcond18.6.not, label %bb10, label %bb2.i.7

bb2.i.7:
  %80 = getelementptr inbounds i8, ptr %a, i64 448
  %81 = load float, ptr %80, align 4, !noundef !4
  %82 = fadd float %81, 1.000000e+00
  store float %82, ptr %80, align 4
  %83 = getelementptr inbounds i8, ptr %a, i64 452
  %84 = load float, ptr %83, align 4, !noundef !4
  %85 = fadd float %84, 1.000000e+00
  store float %85, ptr %83, align 4
  %86 = getelementptr inbounds i8, ptr %a, i64 456
  %87 = load float, ptr %86, align 4, !noundef !4
  %88 = fadd float %87, 1.000000e+00
  store float %88, ptr %86, align 4
  %89 = getelementptr inbounds i8, ptr %a, i64 460
  %90 = load float, ptr %89, align 4, !noundef !4
  %91 = fadd float %90, 1.000000e+00
  store float %91, ptr %89, align 4
  %92 = getelementptr inbounds i8, ptr %a, i64 464
  %93 = load float, ptr %92, align 4, !noundef !4
  %94 = fadd float %93, 1.000000e+00
  store float %94, ptr %92, align 4
  %95 = getelementptr inbounds i8, ptr %a, i64 468
  %96 = load float, ptr %95, align 4, !noundef !4
  %97 = fadd float %96, 1.000000e+00
  store float %97, ptr %95, align 4
  %98 = getelementptr inbounds i8, ptr %a, i64 472
  %99 = load float, ptr %98, align 4, !noundef !4
  %100 = fadd float %99, 1.000000e+00
  store float %100, ptr %98, align 4
  %101 = getelementptr inbounds i8, ptr %a, i64 476
  %102 = load float, ptr %101, align 4, !noundef !4
  %103 = fadd float %102, 1.000000e+00
  store float %103, ptr %101, align 4
  %exitcond18.7.not = icmp eq i64 %n, 8
  br i1 %exitcond18.7.not, label %bb10, label %bb8.8

bb8.8:
  %104 = getelementptr inbounds i8, ptr %a, i64 512
  br label %bb2.i.8

bb2.i.8:
  %iter.sroa.0.014.8 = phi i64 [ %spec.select8.8, %bb2.i.8 ], [ 0, %bb8.8 ]
  %_0.i3.i.8 = icmp ult i64 %iter.sroa.0.014.8, 8
  %_0.i4.i.8 = zext i1 %_0.i3.i.8 to i64
  %spec.select8.8 = add nuw nsw i64 %iter.sroa.0.014.8, %_0.i4.i.8
  %105 = getelementptr inbounds float, ptr %104, i64 %iter.sroa.0.014.8
  %106 = load float, ptr %105, align 4, !noundef !4
  %107 = fadd float %106, 1.000000e+00
  store float %107, ptr %105, align 4
  %_0.i.not.i.8 = icmp ult i64 %spec.select8.8, 9
  %or.cond.8.not = select i1 %_0.i3.i.8, i1 %_0.i.not.i.8, i1 false
  br i1 %or.cond.8.not, label %bb2.i.8, label %bb1.loopexit.8

bb1.loopexit.8:
  %exitcond18.8.not = icmp eq i64 %n, 9
  br i1 %exitcond18.8.not, label %bb10, label %bb8.9

bb8.9:
  %108 = getelementptr inbounds i8, ptr %a, i64 576
  br label %bb2.i.9

bb2.i.9:
  %iter.sroa.0.014.9 = phi i64 [ %spec.select8.9, %bb2.i.9 ], [ 0, %bb8.9 ]
  %_0.i3.i.9 = icmp ult i64 %iter.sroa.0.014.9, 9
  %_0.i4.i.9 = zext i1 %_0.i3.i.9 to i64
  %spec.select8.9 = add nuw nsw i64 %iter.sroa.0.014.9, %_0.i4.i.9
  %109 = getelementptr inbounds float, ptr %108, i64 %iter.sroa.0.014.9
  %110 = load float, ptr %109, align 4, !noundef !4
  %111 = fadd float %110, 1.000000e+00
  store float %111, ptr %109, align 4
  %_0.i.not.i.9 = icmp ult i64 %spec.select8.9, 10
  %or.cond.9.not = select i1 %_0.i3.i.9, i1 %_0.i.not.i.9, i1 false
  br i1 %or.cond.9.not, label %bb2.i.9, label %bb1.loopexit.9

bb1.loopexit.9:
  %exitcond18.9.not = icmp eq i64 %n, 10
  br i1 %exitcond18.9.not, label %bb10, label %bb8.10

bb8.10:
  %112 = getelementptr inbounds i8, ptr %a, i64 640
  br label %bb2.i.10

bb2.i.10:
  %iter.sroa.0.014.10 = phi i64 [ %spec.select8.10, %bb2.i.10 ], [ 0, %bb8.10 ]
  %_0.i3.i.10 = icmp ult i64 %iter.sroa.0.014.10, 10
  %_0.i4.i.10 = zext i1 %_0.i3.i.10 to i64
  %spec.select8.10 = add nuw nsw i64 %iter.sroa.0.014.10, %_0.i4.i.10
  %113 = getelementptr inbounds float, ptr %112, i64 %iter.sroa.0.014.10
  %114 = load float, ptr %113, align 4, !noundef !4
  %115 = fadd float %114, 1.000000e+00
  store float %115, ptr %113, align 4
  %_0.i.not.i.10 = icmp ult i64 %spec.select8.10, 11
  %or.cond.10.not = select i1 %_0.i3.i.10, i1 %_0.i.not.i.10, i1 false
  br i1 %or.cond.10.not, label %bb2.i.10, label %bb1.loopexit.10

bb1.loopexit.10:
  %exitcond18.10.not = icmp eq i64 %n, 11
  br i1 %exitcond18.10.not, label %bb10, label %bb8.11

bb8.11:
  %116 = getelementptr inbounds i8, ptr %a, i64 704
  br label %bb2.i.11

bb2.i.11:
  %iter.sroa.0.014.11 = phi i64 [ %spec.select8.11, %bb2.i.11 ], [ 0, %bb8.11 ]
  %_0.i3.i.11 = icmp ult i64 %iter.sroa.0.014.11, 11
  %_0.i4.i.11 = zext i1 %_0.i3.i.11 to i64
  %spec.select8.11 = add nuw nsw i64 %iter.sroa.0.014.11, %_0.i4.i.11
  %117 = getelementptr inbounds float, ptr %116, i64 %iter.sroa.0.014.11
  %118 = load float, ptr %117, align 4, !noundef !4
  %119 = fadd float %118, 1.000000e+00
  store float %119, ptr %117, align 4
  %_0.i.not.i.11 = icmp ult i64 %spec.select8.11, 12
  %or.cond.11.not = select i1 %_0.i3.i.11, i1 %_0.i.not.i.11, i1 false
  br i1 %or.cond.11.not, label %bb2.i.11, label %bb1.loopexit.11

bb1.loopexit.11:
  %exitcond18.11.not = icmp eq i64 %n, 12
  br i1 %exitcond18.11.not, label %bb10, label %bb8.12

bb8.12:
  %120 = getelementptr inbounds i8, ptr %a, i64 768
  br label %bb2.i.12

bb2.i.12:
  %iter.sroa.0.014.12 = phi i64 [ %spec.select8.12, %bb2.i.12 ], [ 0, %bb8.12 ]
  %_0.i3.i.12 = icmp ult i64 %iter.sroa.0.014.12, 12
  %_0.i4.i.12 = zext i1 %_0.i3.i.12 to i64
  %spec.select8.12 = add nuw nsw i64 %iter.sroa.0.014.12, %_0.i4.i.12
  %121 = getelementptr inbounds float, ptr %120, i64 %iter.sroa.0.014.12
  %122 = load float, ptr %121, align 4, !noundef !4
  %123 = fadd float %122, 1.000000e+00
  store float %123, ptr %121, align 4
  %_0.i.not.i.12 = icmp ult i64 %spec.select8.12, 13
  %or.cond.12.not = select i1 %_0.i3.i.12, i1 %_0.i.not.i.12, i1 false
  br i1 %or.cond.12.not, label %bb2.i.12, label %bb1.loopexit.12

bb1.loopexit.12:
  %exitcond18.12.not = icmp eq i64 %n, 13
  br i1 %exitcond18.12.not, label %bb10, label %bb8.13

bb8.13:
  %124 = getelementptr inbounds i8, ptr %a, i64 832
  br label %bb2.i.13

bb2.i.13:
  %iter.sroa.0.014.13 = phi i64 [ %spec.select8.13, %bb2.i.13 ], [ 0, %bb8.13 ]
  %_0.i3.i.13 = icmp ult i64 %iter.sroa.0.014.13, 13
  %_0.i4.i.13 = zext i1 %_0.i3.i.13 to i64
  %spec.select8.13 = add nuw nsw i64 %iter.sroa.0.014.13, %_0.i4.i.13
  %125 = getelementptr inbounds float, ptr %124, i64 %iter.sroa.0.014.13
  %126 = load float, ptr %125, align 4, !noundef !4
  %127 = fadd float %126, 1.000000e+00
  store float %127, ptr %125, align 4
  %_0.i.not.i.13 = icmp ult i64 %spec.select8.13, 14
  %or.cond.13.not = select i1 %_0.i3.i.13, i1 %_0.i.not.i.13, i1 false
  br i1 %or.cond.13.not, label %bb2.i.13, label %bb1.loopexit.13

bb1.loopexit.13:
  %exitcond18.13.not = icmp eq i64 %n, 14
  br i1 %exitcond18.13.not, label %bb10, label %bb8.14

bb8.14:
  %128 = getelementptr inbounds i8, ptr %a, i64 896
  br label %bb2.i.14

bb2.i.14:
  %iter.sroa.0.014.14 = phi i64 [ %spec.select8.14, %bb2.i.14 ], [ 0, %bb8.14 ]
  %_0.i3.i.14 = icmp ult i64 %iter.sroa.0.014.14, 14
  %_0.i4.i.14 = zext i1 %_0.i3.i.14 to i64
  %spec.select8.14 = add nuw nsw i64 %iter.sroa.0.014.14, %_0.i4.i.14
  %129 = getelementptr inbounds float, ptr %128, i64 %iter.sroa.0.014.14
  %130 = load float, ptr %129, align 4, !noundef !4
  %131 = fadd float %130, 1.000000e+00
  store float %131, ptr %129, align 4
  %_0.i.not.i.14 = icmp ult i64 %spec.select8.14, 15
  %or.cond.14.not = select i1 %_0.i3.i.14, i1 %_0.i.not.i.14, i1 false
  br i1 %or.cond.14.not, label %bb2.i.14, label %bb1.loopexit.14

bb1.loopexit.14:
  %exitcond18.14.not = icmp eq i64 %n, 15
  br i1 %exitcond18.14.not, label %bb10, label %bb8.15

bb8.15:
  %132 = getelementptr inbounds i8, ptr %a, i64 960
  br label %bb2.i.15

bb2.i.15:
  %iter.sroa.0.014.15 = phi i64 [ %spec.select8.15, %bb2.i.15 ], [ 0, %bb8.15 ]
  %_0.i3.i.15 = icmp ult i64 %iter.sroa.0.014.15, 15
  %_0.i4.i.15 = zext i1 %_0.i3.i.15 to i64
  %spec.select8.15 = add nuw nsw i64 %iter.sroa.0.014.15, %_0.i4.i.15
  %133 = getelementptr inbounds float, ptr %132, i64 %iter.sroa.0.014.15
  %134 = load float, ptr %133, align 4, !noundef !4
  %135 = fadd float %134, 1.000000e+00
  store float %135, ptr %133, align 4
  %_0.i.not.i.15 = icmp ult i64 %spec.select8.15, 16
  %or.cond.15.not = select i1 %_0.i3.i.15, i1 %_0.i.not.i.15, i1 false
  br i1 %or.cond.15.not, label %bb2.i.15, label %bb1.loopexit.15

bb1.loopexit.15:
  %exitcond18.15.not = icmp eq i64 %n, 16
  br i1 %exitcond18.15.not, label %bb10, label %panic

bb10:
  ret void

panic:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef 16, i64 noundef 16, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable
}

define noundef float @csr_rows(ptr noalias nocapture noundef nonnull readonly align 4 %start.0, i64 noundef %start.1, ptr noalias nocapture noundef nonnull readonly align 4 %column.0, i64 noundef %column.1, ptr noalias nocapture noundef nonnull readonly align 4 %value.0, i64 noundef %value.1, ptr noalias nocapture noundef readonly align 4 dereferenceable(256) %x) unnamed_addr #0 {
start:
  %_2.i23 = icmp ult i64 %start.1, 2
  br i1 %_2.i23, label %bb5, label %bb6.lr.ph

bb6.lr.ph:
  %_18 = icmp eq i64 %value.1, 0
  br i1 %_18, label %panic2, label %bb6.lr.ph.split

bb6.lr.ph.split:
  %_25 = icmp eq i64 %column.1, 0
  br i1 %_25, label %panic4, label %bb6.preheader

bb6.preheader:
  %_14.pre = load i32, ptr %start.0, align 4
  br label %bb6

bb1.loopexit:
  %s.sroa.0.1.lcssa = phi float [ %s.sroa.0.026, %bb6 ], [ %4, %bb13 ]
  %_2.i = icmp ult i64 %iter.sroa.5.024, 3
  br i1 %_2.i, label %bb5, label %bb6

bb5:
  %s.sroa.0.0.lcssa = phi float [ 0.000000e+00, %start ], [ %s.sroa.0.1.lcssa, %bb1.loopexit ]
  ret float %s.sroa.0.0.lcssa

bb6:
  %_14 = phi i32 [ %_21, %bb1.loopexit ], [ %_14.pre, %bb6.preheader ]
  %s.sroa.0.026 = phi float [ %s.sroa.0.1.lcssa, %bb1.loopexit ], [ 0.000000e+00, %bb6.preheader ]
  %iter.sroa.0.025 = phi ptr [ %_12.i.i, %bb1.loopexit ], [ %start.0, %bb6.preheader ]
  %iter.sroa.5.024 = phi i64 [ %new_len.i.i, %bb1.loopexit ], [ %start.1, %bb6.preheader ]
  %new_len.i.i = add i64 %iter.sroa.5.024, -1
  %_12.i.i = getelementptr inbounds i8, ptr %iter.sroa.0.025, i64 4
  %_13 = zext i32 %_14 to i64
  %from = urem i64 %_13, %value.1
  %_21 = load i32, ptr %_12.i.i, align 4, !noundef !4
  %_20 = zext i32 %_21 to i64
  %to = urem i64 %_20, %column.1
  %_3920 = icmp ult i64 %from, %to
  br i1 %_3920, label %bb14, label %bb1.loopexit

panic2:
  tail call void @_ZN4core9panicking11panic_const23panic_const_rem_by_zero17h302cb8efe1b5e772E(ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

panic4:
  tail call void @_ZN4core9panicking11panic_const23panic_const_rem_by_zero17h302cb8efe1b5e772E(ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

bb14:
  %s.sroa.0.122 = phi float [ %4, %bb13 ], [ %s.sroa.0.026, %bb6 ]
  %iter1.sroa.0.021 = phi i64 [ %_0.i, %bb13 ], [ %from, %bb6 ]
  %_0.i = add nuw i64 %iter1.sroa.0.021, 1
  %_31 = icmp ult i64 %iter1.sroa.0.021, %value.1
  br i1 %_31, label %bb11, label %panic5

bb11:
  %_37 = icmp ult i64 %iter1.sroa.0.021, %column.1
  br i1 %_37, label %bb13, label %panic6

panic5:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %iter1.sroa.0.021, i64 noundef %value.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

panic6:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %iter1.sroa.0.021, i64 noundef %column.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

bb13:
  %0 = getelementptr inbounds float, ptr %value.0, i64 %iter1.sroa.0.021
  %_29 = load float, ptr %0, align 4, !noundef !4
  %1 = getelementptr inbounds i32, ptr %column.0, i64 %iter1.sroa.0.021
  %_35 = load i32, ptr %1, align 4, !noundef !4
  %2 = and i32 %_35, 63
  %_33 = zext nneg i32 %2 to i64
  %3 = getelementptr inbounds float, ptr %x, i64 %_33
  %_32 = load float, ptr %3, align 4, !noundef !4
  %_28 = fmul float %_29, %_32
  %4 = fadd float %s.sroa.0.122, %_28
  %_39 = icmp ult i64 %_0.i, %to
  br i1 %_39, label %bb14, label %bb1.loopexit
}

define void @insertion_sort(ptr noalias nocapture noundef nonnull align 4 %x.0, i64 noundef %x.1) unnamed_addr #2 {
start:
  %_2212 = icmp ugt i64 %x.1, 1
  br i1 %_2212, label %bb11.preheader, label %bb13

bb11.preheader:
  %0 = add i64 %x.1, -1
  %xtraiter = and i64 %0, 1
  %1 = icmp eq i64 %x.1, 2
  br i1 %1, label %bb13.loopexit.unr-lcssa, label %bb11.preheader.new

bb11.preheader.new:
  %unroll_iter = and i64 %0, -2
  br label %bb11

bb13.loopexit.unr-lcssa:
  %iter.sroa.0.013.unr = phi i64 [ 1, %bb11.preheader ], [ %_0.i.1, %bb10.1 ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %bb13, label %bb11.epil

bb11.epil:
  %.phi.trans.insert.epil = getelementptr inbounds float, ptr %x.0, i64 %iter.sroa.0.013.unr
  %_14.pre.epil = load float, ptr %.phi.trans.insert.epil, align 4
  br label %bb3.epil

bb3.epil:
  %j.sroa.0.011.epil = phi i64 [ %iter.sroa.0.013.unr, %bb11.epil ], [ %_10.epil, %"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4swap17h9a3846dca61c8102E.exit.epil" ]
  %_10.epil = add i64 %j.sroa.0.011.epil, -1
  %2 = getelementptr inbounds float, ptr %x.0, i64 %_10.epil
  %_9.epil = load float, ptr %2, align 4, !noundef !4
  %_8.epil = fcmp ogt float %_9.epil, %_14.pre.epil
  br i1 %_8.epil, label %"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4swap17h9a3846dca61c8102E.exit.epil", label %bb13

"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4swap17h9a3846dca61c8102E.exit.epil":
  %3 = getelementptr inbounds float, ptr %x.0, i64 %j.sroa.0.011.epil
  store float %_14.pre.epil, ptr %2, align 4, !alias.scope !51
  store float %_9.epil, ptr %3, align 4, !alias.scope !51
  %_6.not.epil = icmp eq i64 %_10.epil, 0
  br i1 %_6.not.epil, label %bb13, label %bb3.epil

bb13:
  ret void

bb11:
  %iter.sroa.0.013 = phi i64 [ 1, %bb11.preheader.new ], [ %_0.i.1, %bb10.1 ]
  %niter = phi i64 [ 0, %bb11.preheader.new ], [ %niter.next.1, %bb10.1 ]
  %_0.i = add nuw i64 %iter.sroa.0.013, 1
  %.phi.trans.insert = getelementptr inbounds float, ptr %x.0, i64 %iter.sroa.0.013
  %_14.pre = load float, ptr %.phi.trans.insert, align 4
  br label %bb3

bb3:
  %j.sroa.0.011 = phi i64 [ %iter.sroa.0.013, %bb11 ], [ %_10, %"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4swap17h9a3846dca61c8102E.exit" ]
  %_10 = add i64 %j.sroa.0.011, -1
  %4 = getelementptr inbounds float, ptr %x.0, i64 %_10
  %_9 = load float, ptr %4, align 4, !noundef !4
  %_8 = fcmp ogt float %_9, %_14.pre
  br i1 %_8, label %"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4swap17h9a3846dca61c8102E.exit", label %bb10

bb10:
  %_0.i.1 = add nuw i64 %iter.sroa.0.013, 2
  %.phi.trans.insert.1 = getelementptr inbounds float, ptr %x.0, i64 %_0.i
  %_14.pre.1 = load float, ptr %.phi.trans.insert.1, align 4
  br label %bb3.1

bb3.1:
  %j.sroa.0.011.1 = phi i64 [ %_0.i, %bb10 ], [ %_10.1, %"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4swap17h9a3846dca61c8102E.exit.1" ]
  %_10.1 = add i64 %j.sroa.0.011.1, -1
  %5 = getelementptr inbounds float, ptr %x.0, i64 %_10.1
  %_9.1 = load float, ptr %5, align 4, !noundef !4
  %_8.1 = fcmp ogt float %_9.1, %_14.pre.1
  br i1 %_8.1, label %"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4swap17h9a3846dca61c8102E.exit.1", label %bb10.1

"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4swap17h9a3846dca61c8102E.exit.1":
  %6 = getelementptr inbounds float, ptr %x.0, i64 %j.sroa.0.011.1
  store float %_14.pre.1, ptr %5, align 4, !alias.scope !51
  store float %_9.1, ptr %6, align 4, !alias.scope !51
  %_6.not.1 = icmp eq i64 %_10.1, 0
  br i1 %_6.not.1, label %bb10.1, label %bb3.1

bb10.1:
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %bb13.loopexit.unr-lcssa, label %bb11

"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4swap17h9a3846dca61c8102E.exit":
  %7 = getelementptr inbounds float, ptr %x.0, i64 %j.sroa.0.011
  store float %_14.pre, ptr %4, align 4, !alias.scope !51
  store float %_9, ptr %7, align 4, !alias.scope !51
  %_6.not = icmp eq i64 %_10, 0
  br i1 %_6.not, label %bb10, label %bb3
}

define void @bubble_passes(ptr noalias nocapture noundef nonnull align 4 %x.0, i64 noundef %x.1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %_2115.not = icmp eq i64 %x.1, 0
  br i1 %_2115.not, label %bb9, label %bb7.preheader

bb7.preheader:
  %invariant.gep = getelementptr i8, ptr %x.0, i64 -4
  br label %bb7

bb1.loopexit:
  %exitcond21.not = icmp eq i64 %_0.i, %x.1
  br i1 %exitcond21.not, label %bb9, label %bb7

bb9:
  ret void

bb7:
  %iter.sroa.0.016 = phi i64 [ %_0.i, %bb1.loopexit ], [ 0, %bb7.preheader ]
  %_0.i = add nuw i64 %iter.sroa.0.016, 1
  %iter2 = sub i64 %x.1, %iter.sroa.0.016
  %_2513 = icmp ugt i64 %iter2, 1
  br i1 %_2513, label %bb3, label %bb1.loopexit

bb3:
  %iter1.sroa.0.014 = phi i64 [ %_0.i8, %bb4 ], [ 1, %bb7 ]
  %exitcond.not = icmp eq i64 %iter1.sroa.0.014, %x.1
  br i1 %exitcond.not, label %panic3, label %bb4

bb4:
  %_0.i8 = add nuw i64 %iter1.sroa.0.014, 1
  %gep = getelementptr i32, ptr %invariant.gep, i64 %iter1.sroa.0.014
  %a = load i32, ptr %gep, align 4, !noundef !4
  %0 = getelementptr inbounds i32, ptr %x.0, i64 %iter1.sroa.0.014
  %b = load i32, ptr %0, align 4, !noundef !4
  %_0.sroa.0.0.sroa.speculated.i = tail call noundef i32 @llvm.umin.i32(i32 %a, i32 %b)
  store i32 %_0.sroa.0.0.sroa.speculated.i, ptr %gep, align 4
  %_0.sroa.0.0.sroa.speculated.i9 = tail call noundef i32 @llvm.umax.i32(i32 %a, i32 %b)
  store i32 %_0.sroa.0.0.sroa.speculated.i9, ptr %0, align 4
  %_25 = icmp ult i64 %_0.i8, %iter2
  br i1 %_25, label %bb3, label %bb1.loopexit

panic3:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %x.1, i64 noundef %x.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable
}

define void @prefix_sums(ptr noalias nocapture noundef nonnull align 8 %x.0, i64 noundef %x.1) unnamed_addr #2 {
start:
  %_154 = icmp ugt i64 %x.1, 1
  br i1 %_154, label %bb5.preheader, label %bb7

bb5.preheader:
  %load_initial = load i64, ptr %x.0, align 8
  %0 = add i64 %x.1, -1
  %1 = add i64 %x.1, -2
  %xtraiter = and i64 %0, 3
  %2 = icmp ult i64 %1, 3
  br i1 %2, label %bb7.loopexit.unr-lcssa, label %bb5.preheader.new

bb5.preheader.new:
  %unroll_iter = and i64 %0, -4
  %invariant.gep = getelementptr i8, ptr %x.0, i64 8
  %invariant.gep7 = getelementptr i8, ptr %x.0, i64 16
  %invariant.gep9 = getelementptr i8, ptr %x.0, i64 24
  br label %bb4

bb7.loopexit.unr-lcssa:
  %store_forwarded.unr = phi i64 [ %load_initial, %bb5.preheader ], [ %_5.3, %bb4 ]
  %iter.sroa.0.05.unr = phi i64 [ 1, %bb5.preheader ], [ %_0.i.3, %bb4 ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %bb7, label %bb4.epil

bb4.epil:
  %store_forwarded.epil = phi i64 [ %_5.epil, %bb4.epil ], [ %store_forwarded.unr, %bb7.loopexit.unr-lcssa ]
  %iter.sroa.0.05.epil = phi i64 [ %_0.i.epil, %bb4.epil ], [ %iter.sroa.0.05.unr, %bb7.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb4.epil ], [ 0, %bb7.loopexit.unr-lcssa ]
  %3 = getelementptr inbounds i64, ptr %x.0, i64 %iter.sroa.0.05.epil
  %_0.i.epil = add nuw i64 %iter.sroa.0.05.epil, 1
  %_6.epil = load i64, ptr %3, align 8, !noundef !4
  %_5.epil = add i64 %store_forwarded.epil, %_6.epil
  store i64 %_5.epil, ptr %3, align 8
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %bb7, label %bb4.epil, !llvm.loop !54

bb7:
  ret void

bb4:
  %store_forwarded = phi i64 [ %load_initial, %bb5.preheader.new ], [ %_5.3, %bb4 ]
  %iter.sroa.0.05 = phi i64 [ 1, %bb5.preheader.new ], [ %_0.i.3, %bb4 ]
  %niter = phi i64 [ 0, %bb5.preheader.new ], [ %niter.next.3, %bb4 ]
  %4 = getelementptr inbounds i64, ptr %x.0, i64 %iter.sroa.0.05
  %_6 = load i64, ptr %4, align 8, !noundef !4
  %_5 = add i64 %store_forwarded, %_6
  store i64 %_5, ptr %4, align 8
  %gep = getelementptr i64, ptr %invariant.gep, i64 %iter.sroa.0.05
  %_6.1 = load i64, ptr %gep, align 8, !noundef !4
  %_5.1 = add i64 %_5, %_6.1
  store i64 %_5.1, ptr %gep, align 8
  %gep8 = getelementptr i64, ptr %invariant.gep7, i64 %iter.sroa.0.05
  %_6.2 = load i64, ptr %gep8, align 8, !noundef !4
  %_5.2 = add i64 %_5.1, %_6.2
  store i64 %_5.2, ptr %gep8, align 8
  %gep10 = getelementptr i64, ptr %invariant.gep9, i64 %iter.sroa.0.05
  %_0.i.3 = add nuw i64 %iter.sroa.0.05, 4
  %_6.3 = load i64, ptr %gep10, align 8, !noundef !4
  %_5.3 = add i64 %_5.2, %_6.3
  store i64 %_5.3, ptr %gep10, align 8
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %bb7.loopexit.unr-lcssa, label %bb4
}

declare void @_ZN4core5slice5index24slice_end_index_len_fail17h4cf57179e1beceb4E(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr #3

declare void @_ZN4core5slice5index22slice_index_order_fail17hae8e081077345799E(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr #3

declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef range(i32 1, 17), i64 noundef, ptr noundef, ptr noundef) unnamed_addr #0

declare void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr noalias nocapture noundef readonly align 8 dereferenceable(48), ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr #3

declare float @llvm.maxnum.f32(float, float) #4

declare void @_ZN4core9panicking5panic17h06336e0c962d4a4aE(ptr noalias noundef nonnull readonly align 1, i64 noundef, ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr #3

declare void @_ZN4core9panicking11panic_const23panic_const_rem_by_zero17h302cb8efe1b5e772E(ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr #3

declare void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr #5

declare i64 @llvm.usub.sat.i64(i64, i64) #4

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #6

declare i64 @llvm.umax.i64(i64, i64) #7

declare i64 @llvm.umin.i64(i64, i64) #7

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #8

declare i32 @llvm.umin.i32(i32, i32) #7

declare i32 @llvm.umax.i32(i32, i32) #7

attributes #0 = { nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nofree norecurse nosync nounwind nonlazybind memory(readwrite, inaccessiblemem: none) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { nofree norecurse nosync nounwind nonlazybind memory(argmem: readwrite) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { cold noinline noreturn nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { cold minsize noinline noreturn nounwind nonlazybind optsize "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.85.0 (4d91de4e4 2025-02-17)"}
!3 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!4 = !{}
!5 = distinct !{!5, !6, !7}
!6 = !{!"llvm.loop.isvectorized", i32 1}
!7 = !{!"llvm.loop.unroll.runtime.disable"}
!8 = distinct !{!8, !7, !6}
!9 = !{!10, !12}
!10 = distinct !{!10, !11, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$12chunks_exact17hd295cb5daacbdd96E: %_0"}
!11 = distinct !{!11, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$12chunks_exact17hd295cb5daacbdd96E"}
!12 = distinct !{!12, !11, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$12chunks_exact17hd295cb5daacbdd96E: %self.0"}
!13 = !{!14, !16}
!14 = distinct !{!14, !15, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$16chunks_exact_mut17h3a5cbae0d0b3c3caE: %_0"}
!15 = distinct !{!15, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$16chunks_exact_mut17h3a5cbae0d0b3c3caE"}
!16 = distinct !{!16, !15, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$16chunks_exact_mut17h3a5cbae0d0b3c3caE: %self.0"}
!17 = !{!18}
!18 = distinct !{!18, !19, !"_ZN74_$LT$$u5b$T$u5d$$u20$as$u20$core..slice..specialize..SpecFill$LT$T$GT$$GT$9spec_fill17h935d2b17d874548bE: %self.0"}
!19 = distinct !{!19, !"_ZN74_$LT$$u5b$T$u5d$$u20$as$u20$core..slice..specialize..SpecFill$LT$T$GT$$GT$9spec_fill17h935d2b17d874548bE"}
!20 = distinct !{!20, !6, !7}
!21 = distinct !{!21, !7, !6}
!22 = distinct !{!22, !23}
!23 = !{!"llvm.loop.unroll.disable"}
!24 = !{i64 4}
!25 = distinct !{!25, !6, !7}
!26 = distinct !{!26, !7, !6}
!27 = !{!28}
!28 = distinct !{!28, !29, !"_ZN7tensors6Tensor2at17h7a45ccc256e86354E: %self"}
!29 = distinct !{!29, !"_ZN7tensors6Tensor2at17h7a45ccc256e86354E"}
!30 = !{!31}
!31 = distinct !{!31, !32, !"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E: %slice.0"}
!32 = distinct !{!32, !"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E"}
!33 = distinct !{!33, !23}
!34 = distinct !{!34, !23}
!35 = distinct !{!35, !23}
!36 = distinct !{!36, !23}
!37 = distinct !{!37, !23}
!38 = distinct !{!38, !23}
!39 = distinct !{!39, !23}
!40 = distinct !{!40, !23}
!41 = !{!42}
!42 = distinct !{!42, !43, !"_ZN7tensors7softmax28_$u7b$$u7b$closure$u7d$$u7d$17ha3b74703c7ffa04cE: %v"}
!43 = distinct !{!43, !"_ZN7tensors7softmax28_$u7b$$u7b$closure$u7d$$u7d$17ha3b74703c7ffa04cE"}
!44 = !{!45}
!45 = distinct !{!45, !46, !"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8for_each17h67f1824fd09ba642E: argument 0"}
!46 = distinct !{!46, !"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8for_each17h67f1824fd09ba642E"}
!47 = distinct !{!47, !6, !7}
!48 = distinct !{!48, !7, !6}
!49 = distinct !{!49, !6, !7}
!50 = distinct !{!50, !7, !6}
!51 = !{!52}
!52 = distinct !{!52, !53, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4swap17h9a3846dca61c8102E: %self.0"}
!53 = distinct !{!53, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4swap17h9a3846dca61c8102E"}
!54 = distinct !{!54, !23}

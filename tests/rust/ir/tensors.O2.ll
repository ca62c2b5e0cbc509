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
  %_4218.not = icmp eq i64 %m, 0
  br i1 %_4218.not, label %bb15, label %bb13.lr.ph

bb13.lr.ph:
  %_4616.not = icmp eq i64 %n, 0
  %_5013.not = icmp eq i64 %k, 0
  br label %bb13

bb6:
  tail call void @_ZN4core9panicking5panic17h06336e0c962d4a4aE(ptr noalias noundef nonnull readonly align 1 @alloc_b036f775f0d488d54c2fe2c8ecf7bb00, i64 noundef 34, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

bb7.loopexit:
  %indvars.iv.next = add i64 %indvars.iv, %k
  %exitcond25.not = icmp eq i64 %_0.i, %m
  br i1 %exitcond25.not, label %bb15, label %bb13

bb15:
  ret void

bb13:
  %indvars.iv = phi i64 [ 0, %bb13.lr.ph ], [ %indvars.iv.next, %bb7.loopexit ]
  %iter.sroa.0.019 = phi i64 [ 0, %bb13.lr.ph ], [ %_0.i, %bb7.loopexit ]
  %_0.i = add nuw i64 %iter.sroa.0.019, 1
  br i1 %_4616.not, label %bb7.loopexit, label %bb16.lr.ph

bb16.lr.ph:
  %_29 = mul i64 %iter.sroa.0.019, %k
  %_39 = mul i64 %iter.sroa.0.019, %n
  br label %bb16

bb16:
  %iter1.sroa.0.017 = phi i64 [ 0, %bb16.lr.ph ], [ %_0.i8, %bb12 ]
  %_0.i8 = add nuw i64 %iter1.sroa.0.017, 1
  br i1 %_5013.not, label %bb21, label %bb19

bb21:
  %s.sroa.0.0.lcssa = phi float [ 0.000000e+00, %bb16 ], [ %3, %bb11 ]
  %_38 = add nuw i64 %iter1.sroa.0.017, %_39
  %_41 = icmp ult i64 %_38, %c.1
  br i1 %_41, label %bb12, label %panic

bb19:
  %iter2.sroa.0.015 = phi i64 [ %_0.i9, %bb11 ], [ 0, %bb16 ]
  %s.sroa.0.014 = phi float [ %3, %bb11 ], [ 0.000000e+00, %bb16 ]
  %_0.i9 = add nuw i64 %iter2.sroa.0.015, 1
  %_28 = add nuw i64 %iter2.sroa.0.015, %_29
  %_31 = icmp ult i64 %_28, %a.1
  br i1 %_31, label %bb10, label %panic3

bb12:
  %0 = getelementptr inbounds float, ptr %c.0, i64 %_38
  store float %s.sroa.0.0.lcssa, ptr %0, align 4
  %exitcond24.not = icmp eq i64 %_0.i8, %n
  br i1 %exitcond24.not, label %bb7.loopexit, label %bb16

panic:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %_38, i64 noundef %c.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

bb10:
  %_34 = mul i64 %iter2.sroa.0.015, %n
  %_33 = add i64 %_34, %iter1.sroa.0.017
  %_36 = icmp ult i64 %_33, %b.1
  br i1 %_36, label %bb11, label %panic4

panic3:
  %umax = tail call i64 @llvm.umax.i64(i64 %a.1, i64 %indvars.iv)
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %umax, i64 noundef %a.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

bb11:
  %1 = getelementptr inbounds float, ptr %a.0, i64 %_28
  %_27 = load float, ptr %1, align 4, !noundef !4
  %2 = getelementptr inbounds float, ptr %b.0, i64 %_33
  %_32 = load float, ptr %2, align 4, !noundef !4
  %_26 = fmul float %_27, %_32
  %3 = fadd float %s.sroa.0.014, %_26
  %exitcond.not = icmp eq i64 %_0.i9, %k
  br i1 %exitcond.not, label %bb21, label %bb19

panic4:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %_33, i64 noundef %b.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable
}

define void @matmul_rows(ptr noalias nocapture noundef nonnull readonly align 4 %a.0, i64 noundef %a.1, ptr noalias nocapture noundef nonnull readonly align 4 %b.0, i64 noundef %b.1, ptr noalias nocapture noundef nonnull align 4 %c.0, i64 noundef %c.1, i64 noundef %n, i64 noundef %k) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %_4.i3 = alloca [48 x i8], align 8
  %_4.i = alloca [48 x i8], align 8
  %0 = icmp eq i64 %k, 0
  br i1 %0, label %bb2.i, label %"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$12chunks_exact17hd295cb5daacbdd96E.exit", !prof !3

bb2.i:
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %_4.i), !noalias !5
  store ptr @alloc_2cdbb89777c912da09e05e08ed401368, ptr %_4.i, align 8, !noalias !5
  %1 = getelementptr inbounds i8, ptr %_4.i, i64 8
  store i64 1, ptr %1, align 8, !noalias !5
  %2 = getelementptr inbounds i8, ptr %_4.i, i64 32
  store ptr null, ptr %2, align 8, !noalias !5
  %3 = getelementptr inbounds i8, ptr %_4.i, i64 16
  store ptr inttoptr (i64 8 to ptr), ptr %3, align 8, !noalias !5
  %4 = getelementptr inbounds i8, ptr %_4.i, i64 24
  store i64 0, ptr %4, align 8, !noalias !5
  call void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr noalias nocapture noundef nonnull readonly align 8 dereferenceable(48) %_4.i, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9, !noalias !5
  unreachable

"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$12chunks_exact17hd295cb5daacbdd96E.exit":
  %5 = icmp eq i64 %n, 0
  br i1 %5, label %bb2.i6, label %_ZN4core4iter6traits8iterator8Iterator3zip17ha8966f8b020c0d48E.exit, !prof !3

bb2.i6:
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %_4.i3), !noalias !9
  store ptr @alloc_2cdbb89777c912da09e05e08ed401368, ptr %_4.i3, align 8, !noalias !9
  %6 = getelementptr inbounds i8, ptr %_4.i3, i64 8
  store i64 1, ptr %6, align 8, !noalias !9
  %7 = getelementptr inbounds i8, ptr %_4.i3, i64 32
  store ptr null, ptr %7, align 8, !noalias !9
  %8 = getelementptr inbounds i8, ptr %_4.i3, i64 16
  store ptr inttoptr (i64 8 to ptr), ptr %8, align 8, !noalias !9
  %9 = getelementptr inbounds i8, ptr %_4.i3, i64 24
  store i64 0, ptr %9, align 8, !noalias !9
  call void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr noalias nocapture noundef nonnull readonly align 8 dereferenceable(48) %_4.i3, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9, !noalias !9
  unreachable

_ZN4core4iter6traits8iterator8Iterator3zip17ha8966f8b020c0d48E.exit:
  %n.i.i.i.i = udiv i64 %a.1, %k
  %n.i.i2.i.i = udiv i64 %c.1, %n
  %_0.sroa.0.0.sroa.speculated.i.i.i = tail call noundef i64 @llvm.umin.i64(i64 %n.i.i.i.i, i64 %n.i.i2.i.i)
  %_2.i58.not = icmp eq i64 %_0.sroa.0.0.sroa.speculated.i.i.i, 0
  br i1 %_2.i58.not, label %bb7, label %bb6.lr.ph

bb6.lr.ph:
  %10 = shl i64 %n, 2
  %n.i.i.i.i17 = udiv i64 %b.1, %n
  %_0.sroa.0.0.sroa.speculated.i.i.i18 = tail call noundef i64 @llvm.umin.i64(i64 %k, i64 %n.i.i.i.i17)
  %_2.i2456.not = icmp ugt i64 %n, %b.1
  %min.iters.check = icmp ult i64 %n, 8
  %n.vec = and i64 %n, -8
  %cmp.n = icmp eq i64 %n.vec, %n
  br label %bb6

bb4.loopexit:
  %_2.i = icmp ult i64 %11, %_0.sroa.0.0.sroa.speculated.i.i.i
  br i1 %_2.i, label %bb6, label %bb7

bb7:
  ret void

bb6:
  %iter.sroa.16.059 = phi i64 [ 0, %bb6.lr.ph ], [ %11, %bb4.loopexit ]
  %11 = add nuw i64 %iter.sroa.16.059, 1
  %start1.i.i = mul i64 %iter.sroa.16.059, %k
  %data.i.i = getelementptr inbounds float, ptr %a.0, i64 %start1.i.i
  %start1.i2.i = mul i64 %iter.sroa.16.059, %n
  %data.i4.i = getelementptr inbounds float, ptr %c.0, i64 %start1.i2.i
  tail call void @llvm.memset.p0.i64(ptr nonnull align 4 %data.i4.i, i8 0, i64 %10, i1 false), !alias.scope !13
  br i1 %_2.i2456.not, label %bb4.loopexit, label %bb11

bb10.loopexit:
  %12 = add nuw i64 %iter1.sroa.12.057, 1
  %_2.i24 = icmp ult i64 %12, %_0.sroa.0.0.sroa.speculated.i.i.i18
  br i1 %_2.i24, label %bb11, label %bb4.loopexit

bb11:
  %iter1.sroa.12.057 = phi i64 [ %12, %bb10.loopexit ], [ 0, %bb6 ]
  %_3.i.i = getelementptr inbounds float, ptr %data.i.i, i64 %iter1.sroa.12.057
  %start1.i.i28 = mul i64 %iter1.sroa.12.057, %n
  %data.i.i30 = getelementptr inbounds float, ptr %b.0, i64 %start1.i.i28
  %_52 = load float, ptr %_3.i.i, align 4, !noundef !4
  br i1 %min.iters.check, label %bb15.preheader, label %vector.ph

vector.ph:
  %broadcast.splatinsert = insertelement <4 x float> poison, float %_52, i64 0
  %broadcast.splat = shufflevector <4 x float> %broadcast.splatinsert, <4 x float> poison, <4 x i32> zeroinitializer
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %13 = getelementptr inbounds float, ptr %data.i4.i, i64 %index
  %14 = getelementptr inbounds float, ptr %data.i.i30, i64 %index
  %15 = getelementptr inbounds i8, ptr %14, i64 16
  %wide.load = load <4 x float>, ptr %14, align 4
  %wide.load60 = load <4 x float>, ptr %15, align 4
  %16 = fmul <4 x float> %broadcast.splat, %wide.load
  %17 = fmul <4 x float> %broadcast.splat, %wide.load60
  %18 = getelementptr inbounds i8, ptr %13, i64 16
  %wide.load61 = load <4 x float>, ptr %13, align 4
  %wide.load62 = load <4 x float>, ptr %18, align 4
  %19 = fadd <4 x float> %wide.load61, %16
  %20 = fadd <4 x float> %wide.load62, %17
  store <4 x float> %19, ptr %13, align 4
  store <4 x float> %20, ptr %18, align 4
  %index.next = add nuw i64 %index, 8
  %21 = icmp eq i64 %index.next, %n.vec
  br i1 %21, label %middle.block, label %vector.body, !llvm.loop !16

middle.block:
  br i1 %cmp.n, label %bb10.loopexit, label %bb15.preheader

bb15.preheader:
  %iter2.sroa.8.055.ph = phi i64 [ 0, %bb11 ], [ %n.vec, %middle.block ]
  br label %bb15

bb15:
  %iter2.sroa.8.055 = phi i64 [ %22, %bb15 ], [ %iter2.sroa.8.055.ph, %bb15.preheader ]
  %22 = add nuw i64 %iter2.sroa.8.055, 1
  %_3.i.i39 = getelementptr inbounds float, ptr %data.i4.i, i64 %iter2.sroa.8.055
  %_3.i2.i = getelementptr inbounds float, ptr %data.i.i30, i64 %iter2.sroa.8.055
  %_53 = load float, ptr %_3.i2.i, align 4, !noundef !4
  %_32 = fmul float %_52, %_53
  %23 = load float, ptr %_3.i.i39, align 4, !noundef !4
  %24 = fadd float %23, %_32
  store float %24, ptr %_3.i.i39, align 4
  %exitcond.not = icmp eq i64 %22, %n
  br i1 %exitcond.not, label %bb10.loopexit, label %bb15, !llvm.loop !19
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
  %_10.0.i = load ptr, ptr %2, align 8, !nonnull !4, !align !20
  %3 = add i64 %iter3, -1
  br label %bb4

bb1.loopexit:
  %exitcond13.not = icmp eq i64 %_0.i, %iter2
  br i1 %exitcond13.not, label %bb6, label %bb4

bb6:
  ret void

bb4:
  %iter.sroa.0.011 = phi i64 [ 0, %bb4.lr.ph ], [ %_0.i, %bb1.loopexit ]
  %4 = mul i64 %iter3, %iter.sroa.0.011
  %umax = tail call i64 @llvm.umax.i64(i64 %_9.1.i, i64 %4)
  %5 = mul i64 %iter3, %iter.sroa.0.011
  %6 = sub i64 %umax, %5
  %umin = tail call i64 @llvm.umin.i64(i64 %6, i64 %3)
  %7 = add i64 %umin, 1
  %_0.i = add nuw i64 %iter.sroa.0.011, 1
  br i1 %_148.not, label %bb1.loopexit, label %bb7.lr.ph

bb7.lr.ph:
  %_5.i = mul i64 %iter3, %iter.sroa.0.011
  %min.iters.check = icmp ult i64 %7, 5
  br i1 %min.iters.check, label %bb7.preheader, label %vector.ph

vector.ph:
  %n.mod.vf = and i64 %7, 3
  %8 = icmp eq i64 %n.mod.vf, 0
  %9 = select i1 %8, i64 4, i64 %n.mod.vf
  %n.vec = sub i64 %7, %9
  %broadcast.splatinsert16 = insertelement <4 x i64> poison, i64 %iter.sroa.0.011, i64 0
  %broadcast.splat17 = shufflevector <4 x i64> %broadcast.splatinsert16, <4 x i64> poison, <4 x i32> zeroinitializer
  %invariant.gep = getelementptr float, ptr %_10.0.i, i64 %_5.i
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.ind = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %vector.ph ], [ %vec.ind.next, %vector.body ]
  %10 = add <4 x i64> %vec.ind, %broadcast.splat17
  %11 = extractelement <4 x i64> %vec.ind, i64 0
  %gep = getelementptr float, ptr %invariant.gep, i64 %11
  %12 = uitofp <4 x i64> %10 to <4 x float>
  store <4 x float> %12, ptr %gep, align 4
  %index.next = add nuw i64 %index, 4
  %vec.ind.next = add <4 x i64> %vec.ind, <i64 4, i64 4, i64 4, i64 4>
  %13 = icmp eq i64 %index.next, %n.vec
  br i1 %13, label %bb7.preheader, label %vector.body, !llvm.loop !21

bb7.preheader:
  %iter1.sroa.0.09.ph = phi i64 [ 0, %bb7.lr.ph ], [ %n.vec, %vector.body ]
  br label %bb7

bb7:
  %iter1.sroa.0.09 = phi i64 [ %_0.i6, %_ZN7tensors6Tensor2at17h7a45ccc256e86354E.exit ], [ %iter1.sroa.0.09.ph, %bb7.preheader ]
  %_4.i = add nuw i64 %iter1.sroa.0.09, %_5.i
  %_8.i = icmp ult i64 %_4.i, %_9.1.i
  br i1 %_8.i, label %_ZN7tensors6Tensor2at17h7a45ccc256e86354E.exit, label %panic.i

panic.i:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %_4.i, i64 noundef %_9.1.i, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9, !noalias !22
  unreachable

_ZN7tensors6Tensor2at17h7a45ccc256e86354E.exit:
  %_8 = add i64 %iter1.sroa.0.09, %iter.sroa.0.011
  %_0.i6 = add nuw i64 %iter1.sroa.0.09, 1
  %_0.i7 = getelementptr inbounds float, ptr %_10.0.i, i64 %_4.i
  %14 = uitofp i64 %_8 to float
  store float %14, ptr %_0.i7, align 4
  %exitcond.not = icmp eq i64 %_0.i6, %iter3
  br i1 %exitcond.not, label %bb1.loopexit, label %bb7, !llvm.loop !25
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
  %_16.0 = load ptr, ptr %1, align 8, !nonnull !4, !align !20, !noundef !4
  %2 = getelementptr inbounds i8, ptr %t, i64 24
  %_16.1 = load i64, ptr %2, align 8, !noundef !4
  %3 = icmp eq i64 %cols, 0
  %xtraiter = and i64 %cols, 7
  %4 = icmp ult i64 %cols, 8
  %unroll_iter = and i64 %cols, -8
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br label %bb3

bb5:
  ret void

bb3:
  %iter.sroa.0.012 = phi i64 [ 0, %bb3.lr.ph ], [ %_0.i, %bb2 ]
  %_0.i = add nuw nsw i64 %iter.sroa.0.012, 1
  %_12 = mul i64 %iter.sroa.0.012, %cols
  %_13 = mul i64 %_0.i, %cols
  %_13.i = icmp ult i64 %_13, %_12
  br i1 %_13.i, label %bb3.i, label %bb4.i, !prof !3

bb4.i:
  %_8.i = icmp ugt i64 %_13, %_16.1
  br i1 %_8.i, label %bb1.i, label %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit", !prof !3

bb3.i:
  tail call void @_ZN4core5slice5index22slice_index_order_fail17hae8e081077345799E(i64 noundef %_12, i64 noundef %_13, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9, !noalias !26
  unreachable

bb1.i:
  tail call void @_ZN4core5slice5index24slice_end_index_len_fail17h4cf57179e1beceb4E(i64 noundef %_13, i64 noundef %_16.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9, !noalias !26
  unreachable

"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit":
  %_15.i = getelementptr inbounds float, ptr %_16.0, i64 %_12
  br i1 %3, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit", label %bb10.i.preheader

bb10.i.preheader:
  br i1 %4, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.unr-lcssa", label %bb10.i

bb10.i:
  %acc.sroa.0.0.i = phi float [ %_0.i.i.7, %bb10.i ], [ -0.000000e+00, %bb10.i.preheader ]
  %i.sroa.0.0.i = phi i64 [ %_30.i.7, %bb10.i ], [ 0, %bb10.i.preheader ]
  %niter = phi i64 [ %niter.next.7, %bb10.i ], [ 0, %bb10.i.preheader ]
  %_40.i = getelementptr inbounds float, ptr %_15.i, i64 %i.sroa.0.0.i
  %_4.i.i = load float, ptr %_40.i, align 4, !alias.scope !29, !noundef !4
  %_0.i.i = fadd float %acc.sroa.0.0.i, %_4.i.i
  %_30.i = or disjoint i64 %i.sroa.0.0.i, 1
  %_40.i.1 = getelementptr inbounds float, ptr %_15.i, i64 %_30.i
  %_4.i.i.1 = load float, ptr %_40.i.1, align 4, !alias.scope !29, !noundef !4
  %_0.i.i.1 = fadd float %_0.i.i, %_4.i.i.1
  %_30.i.1 = or disjoint i64 %i.sroa.0.0.i, 2
  %_40.i.2 = getelementptr inbounds float, ptr %_15.i, i64 %_30.i.1
  %_4.i.i.2 = load float, ptr %_40.i.2, align 4, !alias.scope !29, !noundef !4
  %_0.i.i.2 = fadd float %_0.i.i.1, %_4.i.i.2
  %_30.i.2 = or disjoint i64 %i.sroa.0.0.i, 3
  %_40.i.3 = getelementptr inbounds float, ptr %_15.i, i64 %_30.i.2
  %_4.i.i.3 = load float, ptr %_40.i.3, align 4, !alias.scope !29, !noundef !4
  %_0.i.i.3 = fadd float %_0.i.i.2, %_4.i.i.3
  %_30.i.3 = or disjoint i64 %i.sroa.0.0.i, 4
  %_40.i.4 = getelementptr inbounds float, ptr %_15.i, i64 %_30.i.3
  %_4.i.i.4 = load float, ptr %_40.i.4, align 4, !alias.scope !29, !noundef !4
  %_0.i.i.4 = fadd float %_0.i.i.3, %_4.i.i.4
  %_30.i.4 = or disjoint i64 %i.sroa.0.0.i, 5
  %_40.i.5 = getelementptr inbounds float, ptr %_15.i, i64 %_30.i.4
  %_4.i.i.5 = load float, ptr %_40.i.5, align 4, !alias.scope !29, !noundef !4
  %_0.i.i.5 = fadd float %_0.i.i.4, %_4.i.i.5
  %_30.i.5 = or disjoint i64 %i.sroa.0.0.i, 6
  %_40.i.6 = getelementptr inbounds float, ptr %_15.i, i64 %_30.i.5
  %_4.i.i.6 = load float, ptr %_40.i.6, align 4, !alias.scope !29, !noundef !4
  %_0.i.i.6 = fadd float %_0.i.i.5, %_4.i.i.6
  %_30.i.6 = or disjoint i64 %i.sroa.0.0.i, 7
  %_40.i.7 = getelementptr inbounds float, ptr %_15.i, i64 %_30.i.6
  %_4.i.i.7 = load float, ptr %_40.i.7, align 4, !alias.scope !29, !noundef !4
  %_0.i.i.7 = fadd float %_0.i.i.6, %_4.i.i.7
  %_30.i.7 = add nuw i64 %i.sroa.0.0.i, 8
  %niter.next.7 = add i64 %niter, 8
  %niter.ncmp.7 = icmp eq i64 %niter.next.7, %unroll_iter
  br i1 %niter.ncmp.7, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.unr-lcssa", label %bb10.i

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.unr-lcssa":
  %_0.i.i.lcssa.ph = phi float [ poison, %bb10.i.preheader ], [ %_0.i.i.7, %bb10.i ]
  %acc.sroa.0.0.i.unr = phi float [ -0.000000e+00, %bb10.i.preheader ], [ %_0.i.i.7, %bb10.i ]
  %i.sroa.0.0.i.unr = phi i64 [ 0, %bb10.i.preheader ], [ %_30.i.7, %bb10.i ]
  br i1 %lcmp.mod.not, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit", label %bb10.i.epil

bb10.i.epil:
  %acc.sroa.0.0.i.epil = phi float [ %_0.i.i.epil, %bb10.i.epil ], [ %acc.sroa.0.0.i.unr, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.unr-lcssa" ]
  %i.sroa.0.0.i.epil = phi i64 [ %_30.i.epil, %bb10.i.epil ], [ %i.sroa.0.0.i.unr, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.unr-lcssa" ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb10.i.epil ], [ 0, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.unr-lcssa" ]
  %_40.i.epil = getelementptr inbounds float, ptr %_15.i, i64 %i.sroa.0.0.i.epil
  %_4.i.i.epil = load float, ptr %_40.i.epil, align 4, !alias.scope !29, !noundef !4
  %_0.i.i.epil = fadd float %acc.sroa.0.0.i.epil, %_4.i.i.epil
  %_30.i.epil = add nuw i64 %i.sroa.0.0.i.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit", label %bb10.i.epil, !llvm.loop !32

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit":
  %_0.sroa.0.0.i = phi float [ -0.000000e+00, %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E.exit" ], [ %_0.i.i.lcssa.ph, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E.exit.loopexit.unr-lcssa" ], [ %_0.i.i.epil, %bb10.i.epil ]
  %exitcond.not = icmp eq i64 %iter.sroa.0.012, 8
  br i1 %exitcond.not, label %panic, label %bb2

bb2:
  %5 = getelementptr inbounds float, ptr %out, i64 %iter.sroa.0.012
  store float %_0.sroa.0.0.i, ptr %5, align 4
  %exitcond22.not = icmp eq i64 %_0.i, %rows
  br i1 %exitcond22.not, label %bb5, label %bb3

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
  %elt.i.i = load float, ptr %_40.i, align 4, !alias.scope !34, !noundef !4
  %2 = tail call noundef float @llvm.maxnum.f32(float %acc.sroa.0.0.i, float %elt.i.i)
  %_30.i = or disjoint i64 %i.sroa.0.0.i, 1
  %_40.i.1 = getelementptr inbounds float, ptr %x.0, i64 %_30.i
  %elt.i.i.1 = load float, ptr %_40.i.1, align 4, !alias.scope !34, !noundef !4
  %3 = tail call noundef float @llvm.maxnum.f32(float %2, float %elt.i.i.1)
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
  %elt.i.i.epil = load float, ptr %_40.i.epil, align 4, !alias.scope !34, !noundef !4
  %4 = tail call noundef float @llvm.maxnum.f32(float %acc.sroa.0.0.i.unr, float %elt.i.i.epil)
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
  %wide.load = load <4 x float>, ptr %next.gep, align 4, !alias.scope !37, !noalias !40
  %wide.load14 = load <4 x float>, ptr %10, align 4, !alias.scope !37, !noalias !40
  %11 = fmul <4 x float> %broadcast.splat, %wide.load
  %12 = fmul <4 x float> %broadcast.splat, %wide.load14
  store <4 x float> %11, ptr %next.gep, align 4, !alias.scope !37, !noalias !40
  store <4 x float> %12, ptr %10, align 4, !alias.scope !37, !noalias !40
  %index.next = add nuw i64 %index, 8
  %13 = icmp eq i64 %index.next, %n.vec
  br i1 %13, label %middle.block, label %vector.body, !llvm.loop !44

middle.block:
  %cmp.n = icmp eq i64 %8, %n.vec
  br i1 %cmp.n, label %"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8for_each17h67f1824fd09ba642E.exit", label %bb3.i.preheader15

bb3.i.preheader15:
  %self.sroa.0.03.i.ph = phi ptr [ %x.0, %bb3.i.preheader ], [ %ind.end, %middle.block ]
  br label %bb3.i

bb3.i:
  %self.sroa.0.03.i = phi ptr [ %_24.i.i, %bb3.i ], [ %self.sroa.0.03.i.ph, %bb3.i.preheader15 ]
  %_24.i.i = getelementptr inbounds i8, ptr %self.sroa.0.03.i, i64 4
  %14 = load float, ptr %self.sroa.0.03.i, align 4, !alias.scope !37, !noalias !40, !noundef !4
  %15 = fmul float %5, %14
  store float %15, ptr %self.sroa.0.03.i, align 4, !alias.scope !37, !noalias !40
  %16 = icmp eq ptr %_24.i.i, %_24
  br i1 %16, label %"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8for_each17h67f1824fd09ba642E.exit", label %bb3.i, !llvm.loop !45

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
  br label %bb6

bb8:
  ret void

bb6:
  %iter.sroa.0.012 = phi i64 [ 0, %bb6.lr.ph ], [ %_0.i, %bb5 ]
  %_0.i = add nuw i64 %iter.sroa.0.012, 1
  br i1 %_268.not, label %bb5, label %bb9

bb9:
  %iter1.sroa.0.010 = phi i64 [ %_0.i6, %bb4 ], [ 0, %bb6 ]
  %s.sroa.0.09 = phi float [ %3, %bb4 ], [ 0.000000e+00, %bb6 ]
  %_13 = add nuw i64 %iter1.sroa.0.010, %iter.sroa.0.012
  %_15 = icmp ult i64 %_13, %x.1
  br i1 %_15, label %bb4, label %panic2

bb5:
  %s.sroa.0.0.lcssa = phi float [ 0.000000e+00, %bb6 ], [ %3, %bb4 ]
  %0 = getelementptr inbounds float, ptr %out.0, i64 %iter.sroa.0.012
  store float %s.sroa.0.0.lcssa, ptr %0, align 4
  %exitcond14.not = icmp eq i64 %_0.i, %out.1
  br i1 %exitcond14.not, label %bb8, label %bb6

panic2:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %_13, i64 noundef %x.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

bb4:
  %_0.i6 = add nuw i64 %iter1.sroa.0.010, 1
  %1 = getelementptr inbounds float, ptr %x.0, i64 %_13
  %_12 = load float, ptr %1, align 4, !noundef !4
  %2 = getelementptr inbounds float, ptr %w.0, i64 %iter1.sroa.0.010
  %_16 = load float, ptr %2, align 4, !noundef !4
  %_11 = fmul float %_12, %_16
  %3 = fadd float %s.sroa.0.09, %_11
  %exitcond.not = icmp eq i64 %_0.i6, %w.1
  br i1 %exitcond.not, label %bb5, label %bb9
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
  %broadcast.splatinsert96 = insertelement <4 x i64> poison, i64 %w, i64 0
  %broadcast.splat97 = shufflevector <4 x i64> %broadcast.splatinsert96, <4 x i64> poison, <4 x i32> zeroinitializer
  %invariant.gep = getelementptr i8, ptr %x.0, i64 -4
  %invariant.gep139 = getelementptr i8, ptr %x.0, i64 4
  br label %bb9

bb1.loopexit:
  %_34 = icmp ult i64 %_0.i, %0
  %indvar.next = add i64 %indvar, 1
  br i1 %_34, label %bb9, label %bb11

bb11:
  ret void

bb9:
  %indvar = phi i64 [ 0, %bb9.lr.ph ], [ %indvar.next, %bb1.loopexit ]
  %iter.sroa.0.029 = phi i64 [ 1, %bb9.lr.ph ], [ %_0.i, %bb1.loopexit ]
  %11 = mul i64 %indvar, %w
  %12 = add i64 %11, %w
  %umax = tail call i64 @llvm.umax.i64(i64 %x.1, i64 %12)
  %13 = mul i64 %indvar, %w
  %14 = add i64 %13, %w
  %15 = sub i64 %umax, %14
  %umin87 = tail call i64 @llvm.umin.i64(i64 %4, i64 %15)
  %16 = add i64 %5, %11
  %umax88 = tail call i64 @llvm.umax.i64(i64 %y.1, i64 %16)
  %17 = sub i64 %6, %13
  %18 = add i64 %umax88, %17
  %umin89 = tail call i64 @llvm.umin.i64(i64 %umin87, i64 %18)
  %19 = add i64 %8, %11
  %umax90 = tail call i64 @llvm.umax.i64(i64 %x.1, i64 %19)
  %20 = sub i64 %9, %13
  %21 = add i64 %umax90, %20
  %umin91 = tail call i64 @llvm.umin.i64(i64 %umin89, i64 %21)
  %22 = add i64 %10, %11
  %umax92 = tail call i64 @llvm.umax.i64(i64 %x.1, i64 %22)
  %23 = add i64 %13, %w
  %reass.sub = sub i64 %umax92, %23
  %24 = add i64 %reass.sub, -2
  %umin93 = tail call i64 @llvm.umin.i64(i64 %umin91, i64 %24)
  %25 = add i64 %11, 1
  %umax94 = tail call i64 @llvm.umax.i64(i64 %x.1, i64 %25)
  %26 = xor i64 %13, -1
  %27 = add i64 %umax94, %26
  %umin95 = tail call i64 @llvm.umin.i64(i64 %umin93, i64 %27)
  %28 = add i64 %umin95, 1
  %_0.i = add nuw i64 %iter.sroa.0.029, 1
  br i1 %_3826, label %bb13.lr.ph, label %bb1.loopexit

bb13.lr.ph:
  %_12 = mul i64 %iter.sroa.0.029, %w
  %min.iters.check = icmp ult i64 %28, 5
  br i1 %min.iters.check, label %bb13.preheader, label %vector.ph

vector.ph:
  %n.mod.vf = and i64 %28, 3
  %29 = icmp eq i64 %n.mod.vf, 0
  %30 = select i1 %29, i64 4, i64 %n.mod.vf
  %n.vec = sub i64 %28, %30
  %ind.end = add i64 %n.vec, 1
  %broadcast.splatinsert = insertelement <4 x i64> poison, i64 %_12, i64 0
  %broadcast.splat = shufflevector <4 x i64> %broadcast.splatinsert, <4 x i64> poison, <4 x i32> zeroinitializer
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.ind = phi <4 x i64> [ <i64 1, i64 2, i64 3, i64 4>, %vector.ph ], [ %vec.ind.next, %vector.body ]
  %31 = add <4 x i64> %vec.ind, %broadcast.splat
  %32 = sub <4 x i64> %31, %broadcast.splat97
  %33 = add <4 x i64> %31, %broadcast.splat97
  %34 = extractelement <4 x i64> %31, i64 0
  %gep = getelementptr float, ptr %invariant.gep, i64 %34
  %wide.load = load <4 x float>, ptr %gep, align 4
  %35 = extractelement <4 x i64> %31, i64 0
  %gep140 = getelementptr float, ptr %invariant.gep139, i64 %35
  %wide.load98 = load <4 x float>, ptr %gep140, align 4
  %36 = fadd <4 x float> %wide.load, %wide.load98
  %37 = extractelement <4 x i64> %32, i64 0
  %38 = getelementptr inbounds float, ptr %x.0, i64 %37
  %wide.load99 = load <4 x float>, ptr %38, align 4
  %39 = fadd <4 x float> %36, %wide.load99
  %40 = extractelement <4 x i64> %33, i64 0
  %41 = getelementptr inbounds float, ptr %x.0, i64 %40
  %wide.load100 = load <4 x float>, ptr %41, align 4
  %42 = fadd <4 x float> %39, %wide.load100
  %43 = extractelement <4 x i64> %31, i64 0
  %44 = getelementptr inbounds float, ptr %y.0, i64 %43
  %45 = fmul <4 x float> %42, <float 2.500000e-01, float 2.500000e-01, float 2.500000e-01, float 2.500000e-01>
  store <4 x float> %45, ptr %44, align 4
  %index.next = add nuw i64 %index, 4
  %vec.ind.next = add <4 x i64> %vec.ind, <i64 4, i64 4, i64 4, i64 4>
  %46 = icmp eq i64 %index.next, %n.vec
  br i1 %46, label %bb13.preheader, label %vector.body, !llvm.loop !46

bb13.preheader:
  %iter1.sroa.0.027.ph = phi i64 [ 1, %bb13.lr.ph ], [ %ind.end, %vector.body ]
  br label %bb13

bb13:
  %iter1.sroa.0.027 = phi i64 [ %_0.i11, %bb7 ], [ %iter1.sroa.0.027.ph, %bb13.preheader ]
  %_0.i11 = add nuw i64 %iter1.sroa.0.027, 1
  %c = add i64 %iter1.sroa.0.027, %_12
  %_17 = add i64 %c, -1
  %_19 = icmp ult i64 %_17, %x.1
  br i1 %_19, label %bb3, label %panic

bb3:
  %_21 = add i64 %c, 1
  %_23 = icmp ult i64 %_21, %x.1
  br i1 %_23, label %bb4, label %panic4

panic:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %_17, i64 noundef %x.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

bb4:
  %_25 = sub i64 %c, %w
  %_27 = icmp ult i64 %_25, %x.1
  br i1 %_27, label %bb5, label %panic5

panic4:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %_21, i64 noundef %x.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

bb5:
  %_29 = add i64 %c, %w
  %_31 = icmp ult i64 %_29, %x.1
  br i1 %_31, label %bb6, label %panic6

panic5:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %_25, i64 noundef %x.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

bb6:
  %_33 = icmp ult i64 %c, %y.1
  br i1 %_33, label %bb7, label %panic7

panic6:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %_29, i64 noundef %x.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

bb7:
  %47 = getelementptr inbounds float, ptr %x.0, i64 %_17
  %_16 = load float, ptr %47, align 4, !noundef !4
  %48 = getelementptr inbounds float, ptr %x.0, i64 %_21
  %_20 = load float, ptr %48, align 4, !noundef !4
  %_15 = fadd float %_16, %_20
  %49 = getelementptr inbounds float, ptr %x.0, i64 %_25
  %_24 = load float, ptr %49, align 4, !noundef !4
  %_14 = fadd float %_15, %_24
  %50 = getelementptr inbounds float, ptr %x.0, i64 %_29
  %_28 = load float, ptr %50, align 4, !noundef !4
  %_13 = fadd float %_14, %_28
  %51 = getelementptr inbounds float, ptr %y.0, i64 %c
  %52 = fmul float %_13, 2.500000e-01
  store float %52, ptr %51, align 4
  %_38 = icmp ult i64 %_0.i11, %1
  br i1 %_38, label %bb13, label %bb1.loopexit, !llvm.loop !47

panic7:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %c, i64 noundef %y.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable
}

define void @lower_triangle(ptr noalias nocapture noundef align 4 dereferenceable(1024) %a, i64 noundef %n) unnamed_addr #0 {
start:
  %_1315.not = icmp eq i64 %n, 0
  br i1 %_1315.not, label %bb10, label %bb8

bb1.loopexit:
  %exitcond18.not = icmp eq i64 %_0.i, %n
  br i1 %exitcond18.not, label %bb10, label %bb8

bb10:
  ret void

bb8:
  %iter1.sroa.0.016 = phi i64 [ %_0.i, %bb1.loopexit ], [ 0, %start ]
  %_0.i = add nuw nsw i64 %iter1.sroa.0.016, 1
  %0 = getelementptr inbounds [16 x float], ptr %a, i64 %iter1.sroa.0.016
  %exitcond.not = icmp eq i64 %iter1.sroa.0.016, 16
  br i1 %exitcond.not, label %panic, label %bb2.i

bb2.i:
  %iter.sroa.0.014 = phi i64 [ %spec.select8, %bb2.i ], [ 0, %bb8 ]
  %_0.i3.i = icmp ult i64 %iter.sroa.0.014, %iter1.sroa.0.016
  %_0.i4.i = zext i1 %_0.i3.i to i64
  %spec.select8 = add nuw i64 %iter.sroa.0.014, %_0.i4.i
  %1 = getelementptr inbounds float, ptr %0, i64 %iter.sroa.0.014
  %2 = load float, ptr %1, align 4, !noundef !4
  %3 = fadd float %2, 1.000000e+00
  store float %3, ptr %1, align 4
  %_0.i.not.i = icmp ule i64 %spec.select8, %iter1.sroa.0.016
  %or.cond.not = select i1 %_0.i3.i, i1 %_0.i.not.i, i1 false
  br i1 %or.cond.not, label %bb2.i, label %bb1.loopexit

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
  store float %_14.pre.epil, ptr %2, align 4, !alias.scope !48
  store float %_9.epil, ptr %3, align 4, !alias.scope !48
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
  store float %_14.pre.1, ptr %5, align 4, !alias.scope !48
  store float %_9.1, ptr %6, align 4, !alias.scope !48
  %_6.not.1 = icmp eq i64 %_10.1, 0
  br i1 %_6.not.1, label %bb10.1, label %bb3.1

bb10.1:
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %bb13.loopexit.unr-lcssa, label %bb11

"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4swap17h9a3846dca61c8102E.exit":
  %7 = getelementptr inbounds float, ptr %x.0, i64 %j.sroa.0.011
  store float %_14.pre, ptr %4, align 4, !alias.scope !48
  store float %_9, ptr %7, align 4, !alias.scope !48
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
  br i1 %epil.iter.cmp.not, label %bb7, label %bb4.epil, !llvm.loop !51

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
!5 = !{!6, !8}
!6 = distinct !{!6, !7, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$12chunks_exact17hd295cb5daacbdd96E: %_0"}
!7 = distinct !{!7, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$12chunks_exact17hd295cb5daacbdd96E"}
!8 = distinct !{!8, !7, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$12chunks_exact17hd295cb5daacbdd96E: %self.0"}
!9 = !{!10, !12}
!10 = distinct !{!10, !11, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$16chunks_exact_mut17h3a5cbae0d0b3c3caE: %_0"}
!11 = distinct !{!11, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$16chunks_exact_mut17h3a5cbae0d0b3c3caE"}
!12 = distinct !{!12, !11, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$16chunks_exact_mut17h3a5cbae0d0b3c3caE: %self.0"}
!13 = !{!14}
!14 = distinct !{!14, !15, !"_ZN74_$LT$$u5b$T$u5d$$u20$as$u20$core..slice..specialize..SpecFill$LT$T$GT$$GT$9spec_fill17h935d2b17d874548bE: %self.0"}
!15 = distinct !{!15, !"_ZN74_$LT$$u5b$T$u5d$$u20$as$u20$core..slice..specialize..SpecFill$LT$T$GT$$GT$9spec_fill17h935d2b17d874548bE"}
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.isvectorized", i32 1}
!18 = !{!"llvm.loop.unroll.runtime.disable"}
!19 = distinct !{!19, !18, !17}
!20 = !{i64 4}
!21 = distinct !{!21, !17, !18}
!22 = !{!23}
!23 = distinct !{!23, !24, !"_ZN7tensors6Tensor2at17h7a45ccc256e86354E: %self"}
!24 = distinct !{!24, !"_ZN7tensors6Tensor2at17h7a45ccc256e86354E"}
!25 = distinct !{!25, !18, !17}
!26 = !{!27}
!27 = distinct !{!27, !28, !"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E: %slice.0"}
!28 = distinct !{!28, !"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E"}
!29 = !{!30}
!30 = distinct !{!30, !31, !"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17he06b1cd88bf161d1E: %b"}
!31 = distinct !{!31, !"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17he06b1cd88bf161d1E"}
!32 = distinct !{!32, !33}
!33 = !{!"llvm.loop.unroll.disable"}
!34 = !{!35}
!35 = distinct !{!35, !36, !"_ZN4core4iter8adapters6copied9copy_fold28_$u7b$$u7b$closure$u7d$$u7d$17h2e3fbbccbe378c77E: %_3"}
!36 = distinct !{!36, !"_ZN4core4iter8adapters6copied9copy_fold28_$u7b$$u7b$closure$u7d$$u7d$17h2e3fbbccbe378c77E"}
!37 = !{!38}
!38 = distinct !{!38, !39, !"_ZN7tensors7softmax28_$u7b$$u7b$closure$u7d$$u7d$17ha3b74703c7ffa04cE: %v"}
!39 = distinct !{!39, !"_ZN7tensors7softmax28_$u7b$$u7b$closure$u7d$$u7d$17ha3b74703c7ffa04cE"}
!40 = !{!41, !42}
!41 = distinct !{!41, !39, !"_ZN7tensors7softmax28_$u7b$$u7b$closure$u7d$$u7d$17ha3b74703c7ffa04cE: %_1"}
!42 = distinct !{!42, !43, !"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8for_each17h67f1824fd09ba642E: argument 0"}
!43 = distinct !{!43, !"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8for_each17h67f1824fd09ba642E"}
!44 = distinct !{!44, !17, !18}
!45 = distinct !{!45, !18, !17}
!46 = distinct !{!46, !17, !18}
!47 = distinct !{!47, !18, !17}
!48 = !{!49}
!49 = distinct !{!49, !50, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4swap17h9a3846dca61c8102E: %self.0"}
!50 = distinct !{!50, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4swap17h9a3846dca61c8102E"}
!51 = distinct !{!51, !33}

source_filename = "iterators.ac89f4c6498fd168-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_4192ed3b92b550c0d82c6e919997c0e9 = private unnamed_addr constant <{ [10 x i8] }> <{ [10 x i8] c"<redacted>" }>, align 1
@alloc_ae52e422ab29884b58622d79788975fe = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4192ed3b92b550c0d82c6e919997c0e9, [16 x i8] c"\0A\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00" }>, align 8
@alloc_a6e8913658d98d0dbd0444b57ddfd811 = private unnamed_addr constant <{ [27 x i8] }> <{ [27 x i8] c"chunk size must be non-zero" }>, align 1
@alloc_2cdbb89777c912da09e05e08ed401368 = private unnamed_addr constant <{ ptr, [8 x i8] }> <{ ptr @alloc_a6e8913658d98d0dbd0444b57ddfd811, [8 x i8] c"\1B\00\00\00\00\00\00\00" }>, align 8

define void @axpy(float noundef %alpha, ptr noalias nocapture noundef nonnull readonly align 4 %x.0, i64 noundef %x.1, ptr noalias nocapture noundef nonnull align 4 %y.0, i64 noundef %y.1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %_0.sroa.0.0.sroa.speculated.i.i.i = tail call noundef i64 @llvm.umin.i64(i64 %y.1, i64 %x.1)
  %_2.i.i1 = icmp ne i64 %_0.sroa.0.0.sroa.speculated.i.i.i, 0
  br i1 %_2.i.i1, label %bb7, label %bb8

bb8:
  ret void

bb7:
  %_2.i.i3 = phi i1 [ %_2.i.i, %bb7 ], [ %_2.i.i1, %start ]
  %iter.sroa.8.02 = phi i64 [ %iter.sroa.8.1, %bb7 ], [ 0, %start ]
  %_3.i.i.i = getelementptr inbounds float, ptr %y.0, i64 %iter.sroa.8.02
  %_3.i2.i.i = getelementptr inbounds float, ptr %x.0, i64 %iter.sroa.8.02
  %0 = zext i1 %_2.i.i3 to i64
  %iter.sroa.8.1 = add i64 %iter.sroa.8.02, %0
  %_3.i = load float, ptr %_3.i2.i.i, align 4, !alias.scope !3, !noundef !6
  %_0.i = fmul float %_3.i, %alpha
  %1 = load float, ptr %_3.i.i.i, align 4, !noundef !6
  %2 = fadd float %1, %_0.i
  store float %2, ptr %_3.i.i.i, align 4
  %_2.i.i = icmp ult i64 %iter.sroa.8.1, %_0.sroa.0.0.sroa.speculated.i.i.i
  br i1 %_2.i.i, label %bb7, label %bb8
}

define void @scale_by_index(ptr noalias noundef nonnull align 4 %x.0, i64 noundef %x.1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = getelementptr inbounds float, ptr %x.0, i64 %x.1
  %1 = icmp eq i64 %x.1, 0
  br i1 %1, label %bb8, label %bb7

bb8:
  ret void

bb7:
  %iter.sroa.7.03 = phi i64 [ %iter.sroa.7.1, %bb7 ], [ 0, %start ]
  %iter.sroa.0.02 = phi ptr [ %spec.select, %bb7 ], [ %x.0, %start ]
  %iter.sroa.7.1 = add nuw nsw i64 %iter.sroa.7.03, 1
  %spec.select = getelementptr inbounds i8, ptr %iter.sroa.0.02, i64 4
  %_11 = uitofp nneg i64 %iter.sroa.7.03 to float
  %2 = load float, ptr %iter.sroa.0.02, align 4, !noundef !6
  %3 = fmul float %2, %_11
  store float %3, ptr %iter.sroa.0.02, align 4
  %4 = icmp eq ptr %spec.select, %0
  br i1 %4, label %bb8, label %bb7
}

define void @moving_average(ptr noalias nocapture noundef nonnull readonly align 4 %x.0, i64 noundef %x.1, ptr noalias nocapture noundef nonnull writeonly align 4 %out.0, i64 noundef %out.1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %_2.i.i.i.i = icmp ult i64 %x.1, 3
  %size.i.i.i.i = add i64 %x.1, -2
  %_2.sroa.0.0.i.i.i = select i1 %_2.i.i.i.i, i64 0, i64 %size.i.i.i.i
  %_0.sroa.0.0.sroa.speculated.i.i.i = tail call noundef i64 @llvm.umin.i64(i64 %_2.sroa.0.0.i.i.i, i64 %out.1)
  %_2.i.i3 = icmp ne i64 %_0.sroa.0.0.sroa.speculated.i.i.i, 0
  br i1 %_2.i.i3, label %bb12, label %bb9

bb9:
  ret void

bb12:
  %_2.i.i6 = phi i1 [ %_2.i.i, %bb12 ], [ %_2.i.i3, %start ]
  %_8.sroa.8.05 = phi ptr [ %_8.sroa.8.1, %bb12 ], [ undef, %start ]
  %iter.sroa.10.04 = phi i64 [ %iter.sroa.10.1, %bb12 ], [ 0, %start ]
  %data.i.i.i = getelementptr inbounds float, ptr %x.0, i64 %iter.sroa.10.04
  %_8.sroa.0.0 = select i1 %_2.i.i6, ptr %data.i.i.i, ptr null
  %_3.i.i.i = getelementptr inbounds float, ptr %out.0, i64 %iter.sroa.10.04
  %_8.sroa.8.1 = select i1 %_2.i.i6, ptr %_3.i.i.i, ptr %_8.sroa.8.05
  %0 = zext i1 %_2.i.i6 to i64
  %iter.sroa.10.1 = add nuw i64 %iter.sroa.10.04, %0
  %_15 = load float, ptr %_8.sroa.0.0, align 4, !noundef !6
  %1 = getelementptr inbounds i8, ptr %_8.sroa.0.0, i64 4
  %_18 = load float, ptr %1, align 4, !noundef !6
  %_14 = fadd float %_15, %_18
  %2 = getelementptr inbounds i8, ptr %_8.sroa.0.0, i64 8
  %_21 = load float, ptr %2, align 4, !noundef !6
  %_13 = fadd float %_14, %_21
  %3 = fdiv float %_13, 3.000000e+00
  store float %3, ptr %_8.sroa.8.1, align 4
  %_2.i.i = icmp ult i64 %iter.sroa.10.1, %_0.sroa.0.0.sroa.speculated.i.i.i
  br i1 %_2.i.i, label %bb12, label %bb9
}

define noundef float @dot_by_four(ptr noalias nocapture noundef nonnull readonly align 4 %x.0, i64 noundef %x.1, ptr noalias noundef readonly align 4 dereferenceable(256) %y) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %fst_len.i = and i64 %x.1, -4
  %0 = getelementptr inbounds float, ptr %x.0, i64 %fst_len.i
  %1 = and i64 %x.1, 3
  %n.i.i.i.i9 = lshr i64 %x.1, 2
  %_0.sroa.0.0.sroa.speculated.i.i.i = tail call noundef i64 @llvm.umin.i64(i64 %n.i.i.i.i9, i64 16)
  %_2.i.i31 = icmp ugt i64 %x.1, 3
  br i1 %_2.i.i31, label %bb9, label %bb10

bb10:
  %acc.sroa.0.0.lcssa = phi float [ 0.000000e+00, %start ], [ %5, %bb9 ]
  %acc.sroa.6.0.lcssa = phi float [ 0.000000e+00, %start ], [ %8, %bb9 ]
  %acc.sroa.9.0.lcssa = phi float [ 0.000000e+00, %start ], [ %11, %bb9 ]
  %acc.sroa.12.0.lcssa = phi float [ 0.000000e+00, %start ], [ %14, %bb9 ]
  %2 = icmp eq i64 %1, 0
  br i1 %2, label %bb10.i.i.i, label %bb10.i.i.i.i

bb10.i.i.i.i:
  %_3.i.i.i.i.i.i.i = load float, ptr %0, align 4, !alias.scope !7, !noalias !6, !noundef !6
  %_0.i.i.i.i.i.i.i = fmul float %_3.i.i.i.i.i.i.i, %_3.i.i.i.i.i.i.i
  %_32.i.i.i.i = icmp eq i64 %1, 1
  br i1 %_32.i.i.i.i, label %bb10.i.i.i, label %bb10.i.i.i.i.1

bb10.i.i.i.i.1:
  %_40.i.i.i.i.1 = getelementptr inbounds i8, ptr %0, i64 4
  %_3.i.i.i.i.i.i.i.1 = load float, ptr %_40.i.i.i.i.1, align 4, !alias.scope !7, !noalias !6, !noundef !6
  %_0.i.i.i.i.i.i.i.1 = fmul float %_3.i.i.i.i.i.i.i.1, %_3.i.i.i.i.i.i.i.1
  %_0.i.i.i.i.i.i.1 = fadd float %_0.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.1
  %_32.i.i.i.i.1 = icmp eq i64 %1, 2
  br i1 %_32.i.i.i.i.1, label %bb10.i.i.i, label %bb10.i.i.i.i.2

bb10.i.i.i.i.2:
  %_40.i.i.i.i.2 = getelementptr inbounds i8, ptr %0, i64 8
  %_3.i.i.i.i.i.i.i.2 = load float, ptr %_40.i.i.i.i.2, align 4, !alias.scope !7, !noalias !6, !noundef !6
  %_0.i.i.i.i.i.i.i.2 = fmul float %_3.i.i.i.i.i.i.i.2, %_3.i.i.i.i.i.i.i.2
  %_0.i.i.i.i.i.i.2 = fadd float %_0.i.i.i.i.i.i.1, %_0.i.i.i.i.i.i.i.2
  br label %bb10.i.i.i

bb10.i.i.i:
  %_0.sroa.0.0.i.i.i.i = phi float [ -0.000000e+00, %bb10 ], [ %_0.i.i.i.i.i.i.i, %bb10.i.i.i.i ], [ %_0.i.i.i.i.i.i.1, %bb10.i.i.i.i.1 ], [ %_0.i.i.i.i.i.i.2, %bb10.i.i.i.i.2 ]
  %_0.i.i.i.i.1 = fadd float %acc.sroa.0.0.lcssa, %acc.sroa.6.0.lcssa
  %_0.i.i.i.i.2 = fadd float %_0.i.i.i.i.1, %acc.sroa.9.0.lcssa
  %_0.i.i.i.i.3 = fadd float %_0.i.i.i.i.2, %acc.sroa.12.0.lcssa
  %_0 = fadd float %_0.sroa.0.0.i.i.i.i, %_0.i.i.i.i.3
  ret float %_0

bb9:
  %_2.i.i38 = phi i1 [ %_2.i.i, %bb9 ], [ %_2.i.i31, %start ]
  %_12.sroa.8.037 = phi ptr [ %_12.sroa.8.1, %bb9 ], [ undef, %start ]
  %iter.sroa.15.036 = phi i64 [ %iter.sroa.15.1, %bb9 ], [ 0, %start ]
  %acc.sroa.12.035 = phi float [ %14, %bb9 ], [ 0.000000e+00, %start ]
  %acc.sroa.9.034 = phi float [ %11, %bb9 ], [ 0.000000e+00, %start ]
  %acc.sroa.6.033 = phi float [ %8, %bb9 ], [ 0.000000e+00, %start ]
  %acc.sroa.0.032 = phi float [ %5, %bb9 ], [ 0.000000e+00, %start ]
  %start1.i.i.i = shl i64 %iter.sroa.15.036, 2
  %data.i.i.i = getelementptr inbounds float, ptr %x.0, i64 %start1.i.i.i
  %_12.sroa.0.0 = select i1 %_2.i.i38, ptr %data.i.i.i, ptr null
  %data.i4.i.i = getelementptr inbounds float, ptr %y, i64 %start1.i.i.i
  %_12.sroa.8.1 = select i1 %_2.i.i38, ptr %data.i4.i.i, ptr %_12.sroa.8.037
  %3 = zext i1 %_2.i.i38 to i64
  %iter.sroa.15.1 = add nuw nsw i64 %iter.sroa.15.036, %3
  %4 = icmp ne ptr %_12.sroa.8.1, null
  tail call void @llvm.assume(i1 %4)
  %_24 = load float, ptr %_12.sroa.0.0, align 4, !noundef !6
  %_27 = load float, ptr %_12.sroa.8.1, align 4, !noundef !6
  %_23 = fmul float %_24, %_27
  %5 = fadd float %acc.sroa.0.032, %_23
  %6 = getelementptr inbounds i8, ptr %_12.sroa.0.0, i64 4
  %_24.1 = load float, ptr %6, align 4, !noundef !6
  %7 = getelementptr inbounds i8, ptr %_12.sroa.8.1, i64 4
  %_27.1 = load float, ptr %7, align 4, !noundef !6
  %_23.1 = fmul float %_24.1, %_27.1
  %8 = fadd float %acc.sroa.6.033, %_23.1
  %9 = getelementptr inbounds i8, ptr %_12.sroa.0.0, i64 8
  %_24.2 = load float, ptr %9, align 4, !noundef !6
  %10 = getelementptr inbounds i8, ptr %_12.sroa.8.1, i64 8
  %_27.2 = load float, ptr %10, align 4, !noundef !6
  %_23.2 = fmul float %_24.2, %_27.2
  %11 = fadd float %acc.sroa.9.034, %_23.2
  %12 = getelementptr inbounds i8, ptr %_12.sroa.0.0, i64 12
  %_24.3 = load float, ptr %12, align 4, !noundef !6
  %13 = getelementptr inbounds i8, ptr %_12.sroa.8.1, i64 12
  %_27.3 = load float, ptr %13, align 4, !noundef !6
  %_23.3 = fmul float %_24.3, %_27.3
  %14 = fadd float %acc.sroa.12.035, %_23.3
  %_2.i.i = icmp ult i64 %iter.sroa.15.1, %_0.sroa.0.0.sroa.speculated.i.i.i
  br i1 %_2.i.i, label %bb9, label %bb10
}

define noundef i64 @pairs(i32 noundef %rows, i32 noundef %0) unnamed_addr #3 personality ptr @rust_eh_personality {
start:
  %_0.i.i.i4.i.i.i7.i.i.i.i.i.not = icmp eq i32 %rows, 0
  br i1 %_0.i.i.i4.i.i.i7.i.i.i.i.i.not, label %_ZN4core4iter6traits8iterator8Iterator3sum17he3b5091f173a0b02E.exit, label %bb3.lr.ph.i.i.i.i.i.i.i.i

bb3.lr.ph.i.i.i.i.i.i.i.i:
  %_0.i.i.i4.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp ne i32 %0, 0
  %xtraiter = and i32 %rows, 1
  %1 = icmp eq i32 %rows, 1
  br i1 %1, label %_ZN4core4iter6traits8iterator8Iterator3sum17he3b5091f173a0b02E.exit.loopexit.unr-lcssa, label %bb3.lr.ph.i.i.i.i.i.i.i.i.new

bb3.lr.ph.i.i.i.i.i.i.i.i.new:
  %unroll_iter = and i32 %rows, -2
  br label %bb3.i.i.i8.i.i.i.i.i

bb3.i.i.i8.i.i.i.i.i:
  %spec.select9.i.i.i.i.i.i.i.i = phi i32 [ 1, %bb3.lr.ph.i.i.i.i.i.i.i.i.new ], [ %spec.select.i.i.i11.i.i.i.i.i.1, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h6c4df44206335179E.exit.i.i.i.i.i.i.i.i.1" ]
  %accum.sroa.0.08.i.i.i.i.i.i.i.i = phi i64 [ 0, %bb3.lr.ph.i.i.i.i.i.i.i.i.new ], [ %accum.sroa.0.0.lcssa.i.i.i.i.i.i.i.i.i.i.i.i.i.1, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h6c4df44206335179E.exit.i.i.i.i.i.i.i.i.1" ]
  %self.sroa.0.07.i.i.i.i.i.i.i.i = phi i32 [ 0, %bb3.lr.ph.i.i.i.i.i.i.i.i.new ], [ %spec.select.i.i.i11.i.i.i.i.i, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h6c4df44206335179E.exit.i.i.i.i.i.i.i.i.1" ]
  %niter = phi i32 [ 0, %bb3.lr.ph.i.i.i.i.i.i.i.i.new ], [ %niter.next.1, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h6c4df44206335179E.exit.i.i.i.i.i.i.i.i.1" ]
  br i1 %_0.i.i.i4.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb3.i.i.i.i.i.i.i.i.i.i.i.i.i, label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h6c4df44206335179E.exit.i.i.i.i.i.i.i.i"

bb3.i.i.i.i.i.i.i.i.i.i.i.i.i:
  %_0.i.i.i7.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i1 [ %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %_0.i.i.i4.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb3.i.i.i8.i.i.i.i.i ]
  %accum.sroa.0.06.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i64 [ %_4.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %accum.sroa.0.08.i.i.i.i.i.i.i.i, %bb3.i.i.i8.i.i.i.i.i ]
  %self.sroa.0.05.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i32 [ %spec.select.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ 0, %bb3.i.i.i8.i.i.i.i.i ]
  %_0.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = zext i1 %_0.i.i.i7.i.i.i.i.i.i.i.i.i.i.i.i.i to i32
  %spec.select.i.i.i.i.i.i.i.i.i.i.i.i.i = add nuw i32 %self.sroa.0.05.i.i.i.i.i.i.i.i.i.i.i.i.i, %_0.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = xor i32 %self.sroa.0.05.i.i.i.i.i.i.i.i.i.i.i.i.i, %self.sroa.0.07.i.i.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = zext i32 %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i to i64
  %_4.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = add i64 %accum.sroa.0.06.i.i.i.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp ult i32 %spec.select.i.i.i.i.i.i.i.i.i.i.i.i.i, %0
  br i1 %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb3.i.i.i.i.i.i.i.i.i.i.i.i.i, label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h6c4df44206335179E.exit.i.i.i.i.i.i.i.i"

"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h6c4df44206335179E.exit.i.i.i.i.i.i.i.i":
  %accum.sroa.0.0.lcssa.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i64 [ %accum.sroa.0.08.i.i.i.i.i.i.i.i, %bb3.i.i.i8.i.i.i.i.i ], [ %_4.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i.i.i.i.i.i.i ]
  %_0.i.i.i.i.i.i9.i.i.i.i.i = icmp ult i32 %spec.select9.i.i.i.i.i.i.i.i, %rows
  %_0.i1.i.i.i.i.i10.i.i.i.i.i = zext i1 %_0.i.i.i.i.i.i9.i.i.i.i.i to i32
  %spec.select.i.i.i11.i.i.i.i.i = add nuw i32 %spec.select9.i.i.i.i.i.i.i.i, %_0.i1.i.i.i.i.i10.i.i.i.i.i
  br i1 %_0.i.i.i4.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb3.i.i.i.i.i.i.i.i.i.i.i.i.i.1, label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h6c4df44206335179E.exit.i.i.i.i.i.i.i.i.1"

bb3.i.i.i.i.i.i.i.i.i.i.i.i.i.1:
  %_0.i.i.i7.i.i.i.i.i.i.i.i.i.i.i.i.i.1 = phi i1 [ %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1, %bb3.i.i.i.i.i.i.i.i.i.i.i.i.i.1 ], [ %_0.i.i.i4.i.i.i.i.i.i.i.i.i.i.i.i.i, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h6c4df44206335179E.exit.i.i.i.i.i.i.i.i" ]
  %accum.sroa.0.06.i.i.i.i.i.i.i.i.i.i.i.i.i.1 = phi i64 [ %_4.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1, %bb3.i.i.i.i.i.i.i.i.i.i.i.i.i.1 ], [ %accum.sroa.0.0.lcssa.i.i.i.i.i.i.i.i.i.i.i.i.i, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h6c4df44206335179E.exit.i.i.i.i.i.i.i.i" ]
  %self.sroa.0.05.i.i.i.i.i.i.i.i.i.i.i.i.i.1 = phi i32 [ %spec.select.i.i.i.i.i.i.i.i.i.i.i.i.i.1, %bb3.i.i.i.i.i.i.i.i.i.i.i.i.i.1 ], [ 0, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h6c4df44206335179E.exit.i.i.i.i.i.i.i.i" ]
  %_0.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1 = zext i1 %_0.i.i.i7.i.i.i.i.i.i.i.i.i.i.i.i.i.1 to i32
  %spec.select.i.i.i.i.i.i.i.i.i.i.i.i.i.1 = add nuw i32 %self.sroa.0.05.i.i.i.i.i.i.i.i.i.i.i.i.i.1, %_0.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1
  %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1 = xor i32 %self.sroa.0.05.i.i.i.i.i.i.i.i.i.i.i.i.i.1, %spec.select9.i.i.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1 = zext i32 %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1 to i64
  %_4.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1 = add i64 %accum.sroa.0.06.i.i.i.i.i.i.i.i.i.i.i.i.i.1, %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1 = icmp ult i32 %spec.select.i.i.i.i.i.i.i.i.i.i.i.i.i.1, %0
  br i1 %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1, label %bb3.i.i.i.i.i.i.i.i.i.i.i.i.i.1, label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h6c4df44206335179E.exit.i.i.i.i.i.i.i.i.1"

"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h6c4df44206335179E.exit.i.i.i.i.i.i.i.i.1":
  %accum.sroa.0.0.lcssa.i.i.i.i.i.i.i.i.i.i.i.i.i.1 = phi i64 [ %accum.sroa.0.0.lcssa.i.i.i.i.i.i.i.i.i.i.i.i.i, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h6c4df44206335179E.exit.i.i.i.i.i.i.i.i" ], [ %_4.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1, %bb3.i.i.i.i.i.i.i.i.i.i.i.i.i.1 ]
  %_0.i.i.i.i.i.i9.i.i.i.i.i.1 = icmp ult i32 %spec.select.i.i.i11.i.i.i.i.i, %rows
  %_0.i1.i.i.i.i.i10.i.i.i.i.i.1 = zext i1 %_0.i.i.i.i.i.i9.i.i.i.i.i.1 to i32
  %spec.select.i.i.i11.i.i.i.i.i.1 = add nuw i32 %spec.select.i.i.i11.i.i.i.i.i, %_0.i1.i.i.i.i.i10.i.i.i.i.i.1
  %niter.next.1 = add i32 %niter, 2
  %niter.ncmp.1.not = icmp eq i32 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1.not, label %_ZN4core4iter6traits8iterator8Iterator3sum17he3b5091f173a0b02E.exit.loopexit.unr-lcssa, label %bb3.i.i.i8.i.i.i.i.i

_ZN4core4iter6traits8iterator8Iterator3sum17he3b5091f173a0b02E.exit.loopexit.unr-lcssa:
  %accum.sroa.0.0.lcssa.i.i.i.i.i.i.i.i.i.i.i.i.i.lcssa.ph = phi i64 [ poison, %bb3.lr.ph.i.i.i.i.i.i.i.i ], [ %accum.sroa.0.0.lcssa.i.i.i.i.i.i.i.i.i.i.i.i.i.1, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h6c4df44206335179E.exit.i.i.i.i.i.i.i.i.1" ]
  %accum.sroa.0.08.i.i.i.i.i.i.i.i.unr = phi i64 [ 0, %bb3.lr.ph.i.i.i.i.i.i.i.i ], [ %accum.sroa.0.0.lcssa.i.i.i.i.i.i.i.i.i.i.i.i.i.1, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h6c4df44206335179E.exit.i.i.i.i.i.i.i.i.1" ]
  %self.sroa.0.07.i.i.i.i.i.i.i.i.unr = phi i32 [ 0, %bb3.lr.ph.i.i.i.i.i.i.i.i ], [ %spec.select.i.i.i11.i.i.i.i.i, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h6c4df44206335179E.exit.i.i.i.i.i.i.i.i.1" ]
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  %_0.i.i.i4.i.i.i.i.i.i.i.i.i.i.i.i.i.not = xor i1 %_0.i.i.i4.i.i.i.i.i.i.i.i.i.i.i.i.i, true
  %brmerge = or i1 %lcmp.mod.not, %_0.i.i.i4.i.i.i.i.i.i.i.i.i.i.i.i.i.not
  %accum.sroa.0.0.lcssa.i.i.i.i.i.i.i.i.i.i.i.i.i.lcssa.ph.mux = select i1 %lcmp.mod.not, i64 %accum.sroa.0.0.lcssa.i.i.i.i.i.i.i.i.i.i.i.i.i.lcssa.ph, i64 %accum.sroa.0.08.i.i.i.i.i.i.i.i.unr
  br i1 %brmerge, label %_ZN4core4iter6traits8iterator8Iterator3sum17he3b5091f173a0b02E.exit, label %bb3.i.i.i.i.i.i.i.i.i.i.i.i.i.epil

bb3.i.i.i.i.i.i.i.i.i.i.i.i.i.epil:
  %_0.i.i.i7.i.i.i.i.i.i.i.i.i.i.i.i.i.epil = phi i1 [ %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil, %bb3.i.i.i.i.i.i.i.i.i.i.i.i.i.epil ], [ %_0.i.i.i4.i.i.i.i.i.i.i.i.i.i.i.i.i, %_ZN4core4iter6traits8iterator8Iterator3sum17he3b5091f173a0b02E.exit.loopexit.unr-lcssa ]
  %accum.sroa.0.06.i.i.i.i.i.i.i.i.i.i.i.i.i.epil = phi i64 [ %_4.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil, %bb3.i.i.i.i.i.i.i.i.i.i.i.i.i.epil ], [ %accum.sroa.0.08.i.i.i.i.i.i.i.i.unr, %_ZN4core4iter6traits8iterator8Iterator3sum17he3b5091f173a0b02E.exit.loopexit.unr-lcssa ]
  %self.sroa.0.05.i.i.i.i.i.i.i.i.i.i.i.i.i.epil = phi i32 [ %spec.select.i.i.i.i.i.i.i.i.i.i.i.i.i.epil, %bb3.i.i.i.i.i.i.i.i.i.i.i.i.i.epil ], [ 0, %_ZN4core4iter6traits8iterator8Iterator3sum17he3b5091f173a0b02E.exit.loopexit.unr-lcssa ]
  %_0.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil = zext i1 %_0.i.i.i7.i.i.i.i.i.i.i.i.i.i.i.i.i.epil to i32
  %spec.select.i.i.i.i.i.i.i.i.i.i.i.i.i.epil = add nuw i32 %self.sroa.0.05.i.i.i.i.i.i.i.i.i.i.i.i.i.epil, %_0.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil
  %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil = xor i32 %self.sroa.0.05.i.i.i.i.i.i.i.i.i.i.i.i.i.epil, %self.sroa.0.07.i.i.i.i.i.i.i.i.unr
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil = zext i32 %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil to i64
  %_4.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil = add i64 %accum.sroa.0.06.i.i.i.i.i.i.i.i.i.i.i.i.i.epil, %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil = icmp ult i32 %spec.select.i.i.i.i.i.i.i.i.i.i.i.i.i.epil, %0
  br i1 %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil, label %bb3.i.i.i.i.i.i.i.i.i.i.i.i.i.epil, label %_ZN4core4iter6traits8iterator8Iterator3sum17he3b5091f173a0b02E.exit

_ZN4core4iter6traits8iterator8Iterator3sum17he3b5091f173a0b02E.exit:
  %_0.sroa.0.0.i.i.i.i.i.i = phi i64 [ 0, %start ], [ %accum.sroa.0.0.lcssa.i.i.i.i.i.i.i.i.i.i.i.i.i.lcssa.ph.mux, %_ZN4core4iter6traits8iterator8Iterator3sum17he3b5091f173a0b02E.exit.loopexit.unr-lcssa ], [ %_4.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil, %bb3.i.i.i.i.i.i.i.i.i.i.i.i.i.epil ]
  ret i64 %_0.sroa.0.0.i.i.i.i.i.i
}

define noundef float @middle(ptr noalias nocapture noundef nonnull readonly align 4 %x.0, i64 noundef %x.1, i64 noundef %skip, i64 noundef %take) unnamed_addr #4 personality ptr @rust_eh_personality {
start:
  %0 = tail call noundef i64 @llvm.usub.sat.i64(i64 %x.1, i64 %skip)
  %_0.sroa.0.0.sroa.speculated.i.i.i.i = tail call noundef i64 @llvm.umin.i64(i64 %take, i64 %0)
  %_214.not.i.i.i = icmp eq i64 %_0.sroa.0.0.sroa.speculated.i.i.i.i, 0
  br i1 %_214.not.i.i.i, label %"_ZN104_$LT$core..iter..adapters..copied..Copied$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17ha2dc9975b989fb80E.exit", label %bb13.lr.ph.i.i.i

bb13.lr.ph.i.i.i:
  %1 = getelementptr float, ptr %x.0, i64 %skip
  %xtraiter = and i64 %_0.sroa.0.0.sroa.speculated.i.i.i.i, 3
  %2 = icmp ult i64 %_0.sroa.0.0.sroa.speculated.i.i.i.i, 4
  br i1 %2, label %"_ZN104_$LT$core..iter..adapters..copied..Copied$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17ha2dc9975b989fb80E.exit.loopexit.unr-lcssa", label %bb13.lr.ph.i.i.i.new

bb13.lr.ph.i.i.i.new:
  %unroll_iter = and i64 %_0.sroa.0.0.sroa.speculated.i.i.i.i, -4
  br label %bb13.i.i.i

bb13.i.i.i:
  %acc.sroa.0.06.i.i.i = phi float [ 0.000000e+00, %bb13.lr.ph.i.i.i.new ], [ %_0.i.i.i.i.i.3, %bb13.i.i.i ]
  %iter.sroa.0.05.i.i.i = phi i64 [ 0, %bb13.lr.ph.i.i.i.new ], [ %_0.i.i.i.i.3, %bb13.i.i.i ]
  %niter = phi i64 [ 0, %bb13.lr.ph.i.i.i.new ], [ %niter.next.3, %bb13.i.i.i ]
  %_0.i.i.i.i = or disjoint i64 %iter.sroa.0.05.i.i.i, 1
  %_3.i.i.i.i.i.i = getelementptr float, ptr %1, i64 %iter.sroa.0.05.i.i.i
  %elt.i.i.i.i = load float, ptr %_3.i.i.i.i.i.i, align 4, !alias.scope !15, !noalias !18, !noundef !6
  %_4.i.i.i.i.i = fmul float %acc.sroa.0.06.i.i.i, 5.000000e-01
  %_0.i.i.i.i.i = fadd float %_4.i.i.i.i.i, %elt.i.i.i.i
  %_0.i.i.i.i.1 = or disjoint i64 %iter.sroa.0.05.i.i.i, 2
  %_3.i.i.i.i.i.i.1 = getelementptr float, ptr %1, i64 %_0.i.i.i.i
  %elt.i.i.i.i.1 = load float, ptr %_3.i.i.i.i.i.i.1, align 4, !alias.scope !15, !noalias !18, !noundef !6
  %_4.i.i.i.i.i.1 = fmul float %_0.i.i.i.i.i, 5.000000e-01
  %_0.i.i.i.i.i.1 = fadd float %_4.i.i.i.i.i.1, %elt.i.i.i.i.1
  %_0.i.i.i.i.2 = or disjoint i64 %iter.sroa.0.05.i.i.i, 3
  %_3.i.i.i.i.i.i.2 = getelementptr float, ptr %1, i64 %_0.i.i.i.i.1
  %elt.i.i.i.i.2 = load float, ptr %_3.i.i.i.i.i.i.2, align 4, !alias.scope !15, !noalias !18, !noundef !6
  %_4.i.i.i.i.i.2 = fmul float %_0.i.i.i.i.i.1, 5.000000e-01
  %_0.i.i.i.i.i.2 = fadd float %_4.i.i.i.i.i.2, %elt.i.i.i.i.2
  %_0.i.i.i.i.3 = add nuw i64 %iter.sroa.0.05.i.i.i, 4
  %_3.i.i.i.i.i.i.3 = getelementptr float, ptr %1, i64 %_0.i.i.i.i.2
  %elt.i.i.i.i.3 = load float, ptr %_3.i.i.i.i.i.i.3, align 4, !alias.scope !15, !noalias !18, !noundef !6
  %_4.i.i.i.i.i.3 = fmul float %_0.i.i.i.i.i.2, 5.000000e-01
  %_0.i.i.i.i.i.3 = fadd float %_4.i.i.i.i.i.3, %elt.i.i.i.i.3
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %"_ZN104_$LT$core..iter..adapters..copied..Copied$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17ha2dc9975b989fb80E.exit.loopexit.unr-lcssa", label %bb13.i.i.i

"_ZN104_$LT$core..iter..adapters..copied..Copied$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17ha2dc9975b989fb80E.exit.loopexit.unr-lcssa":
  %_0.i.i.i.i.i.lcssa.ph = phi float [ poison, %bb13.lr.ph.i.i.i ], [ %_0.i.i.i.i.i.3, %bb13.i.i.i ]
  %acc.sroa.0.06.i.i.i.unr = phi float [ 0.000000e+00, %bb13.lr.ph.i.i.i ], [ %_0.i.i.i.i.i.3, %bb13.i.i.i ]
  %iter.sroa.0.05.i.i.i.unr = phi i64 [ 0, %bb13.lr.ph.i.i.i ], [ %_0.i.i.i.i.3, %bb13.i.i.i ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %"_ZN104_$LT$core..iter..adapters..copied..Copied$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17ha2dc9975b989fb80E.exit", label %bb13.i.i.i.epil

bb13.i.i.i.epil:
  %acc.sroa.0.06.i.i.i.epil = phi float [ %_0.i.i.i.i.i.epil, %bb13.i.i.i.epil ], [ %acc.sroa.0.06.i.i.i.unr, %"_ZN104_$LT$core..iter..adapters..copied..Copied$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17ha2dc9975b989fb80E.exit.loopexit.unr-lcssa" ]
  %iter.sroa.0.05.i.i.i.epil = phi i64 [ %_0.i.i.i.i.epil, %bb13.i.i.i.epil ], [ %iter.sroa.0.05.i.i.i.unr, %"_ZN104_$LT$core..iter..adapters..copied..Copied$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17ha2dc9975b989fb80E.exit.loopexit.unr-lcssa" ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb13.i.i.i.epil ], [ 0, %"_ZN104_$LT$core..iter..adapters..copied..Copied$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17ha2dc9975b989fb80E.exit.loopexit.unr-lcssa" ]
  %_0.i.i.i.i.epil = add nuw i64 %iter.sroa.0.05.i.i.i.epil, 1
  %_3.i.i.i.i.i.i.epil = getelementptr float, ptr %1, i64 %iter.sroa.0.05.i.i.i.epil
  %elt.i.i.i.i.epil = load float, ptr %_3.i.i.i.i.i.i.epil, align 4, !alias.scope !15, !noalias !18, !noundef !6
  %_4.i.i.i.i.i.epil = fmul float %acc.sroa.0.06.i.i.i.epil, 5.000000e-01
  %_0.i.i.i.i.i.epil = fadd float %_4.i.i.i.i.i.epil, %elt.i.i.i.i.epil
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %"_ZN104_$LT$core..iter..adapters..copied..Copied$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17ha2dc9975b989fb80E.exit", label %bb13.i.i.i.epil, !llvm.loop !25

"_ZN104_$LT$core..iter..adapters..copied..Copied$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17ha2dc9975b989fb80E.exit":
  %acc.sroa.0.0.lcssa.i.i.i = phi float [ 0.000000e+00, %start ], [ %_0.i.i.i.i.i.lcssa.ph, %"_ZN104_$LT$core..iter..adapters..copied..Copied$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17ha2dc9975b989fb80E.exit.loopexit.unr-lcssa" ], [ %_0.i.i.i.i.i.epil, %bb13.i.i.i.epil ]
  ret float %acc.sroa.0.0.lcssa.i.i.i
}

define void @halves(ptr noalias nocapture noundef nonnull align 4 %x.0, i64 noundef %x.1, i64 noundef %cut) unnamed_addr #5 personality ptr @rust_eh_personality {
start:
  %_3 = icmp ugt i64 %cut, %x.1
  br i1 %_3, label %bb14, label %bb2

bb2:
  %.idx1 = shl nsw i64 %cut, 2
  %0 = getelementptr inbounds i8, ptr %x.0, i64 %.idx1
  %1 = sub nsw i64 %x.1, %cut
  %gepdiff = and i64 %1, 4611686018427387903
  %_0.sroa.0.0.sroa.speculated.i.i.i = tail call noundef i64 @llvm.umin.i64(i64 %cut, i64 %gepdiff)
  %_2.i.i2 = icmp ne i64 %_0.sroa.0.0.sroa.speculated.i.i.i, 0
  br i1 %_2.i.i2, label %bb11, label %bb14

bb11:
  %_2.i.i4 = phi i1 [ %_2.i.i, %bb11 ], [ %_2.i.i2, %bb2 ]
  %iter.sroa.8.03 = phi i64 [ %iter.sroa.8.1, %bb11 ], [ 0, %bb2 ]
  %_3.i.i.i = getelementptr inbounds float, ptr %x.0, i64 %iter.sroa.8.03
  %_3.i2.i.i = getelementptr inbounds float, ptr %0, i64 %iter.sroa.8.03
  %2 = zext i1 %_2.i.i4 to i64
  %iter.sroa.8.1 = add i64 %iter.sroa.8.03, %2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !27)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !30)
  %3 = load float, ptr %_3.i.i.i, align 4, !alias.scope !27, !noalias !30, !noundef !6
  %4 = load i32, ptr %_3.i2.i.i, align 4, !alias.scope !30, !noalias !27
  store i32 %4, ptr %_3.i.i.i, align 4, !alias.scope !27, !noalias !30
  store float %3, ptr %_3.i2.i.i, align 4, !alias.scope !30, !noalias !27
  %_2.i.i = icmp ult i64 %iter.sroa.8.1, %_0.sroa.0.0.sroa.speculated.i.i.i
  br i1 %_2.i.i, label %bb11, label %bb14

bb14:
  ret void
}

define noundef float @row_maxima(ptr noalias noundef nonnull readonly align 4 %x.0, i64 noundef %x.1, i64 noundef %width) unnamed_addr #6 personality ptr @rust_eh_personality {
start:
  %_4.i = alloca [48 x i8], align 8
  %0 = icmp eq i64 %width, 0
  br i1 %0, label %bb2.i, label %bb4, !prof !32

bb2.i:
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %_4.i), !noalias !33
  store ptr @alloc_2cdbb89777c912da09e05e08ed401368, ptr %_4.i, align 8, !noalias !33
  %1 = getelementptr inbounds i8, ptr %_4.i, i64 8
  store i64 1, ptr %1, align 8, !noalias !33
  %2 = getelementptr inbounds i8, ptr %_4.i, i64 32
  store ptr null, ptr %2, align 8, !noalias !33
  %3 = getelementptr inbounds i8, ptr %_4.i, i64 16
  store ptr inttoptr (i64 8 to ptr), ptr %3, align 8, !noalias !33
  %4 = getelementptr inbounds i8, ptr %_4.i, i64 24
  store i64 0, ptr %4, align 8, !noalias !33
  call void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr noalias nocapture noundef nonnull readonly align 8 dereferenceable(48) %_4.i, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #13, !noalias !33
  unreachable

bb4:
  %iter.sroa.4.0 = phi i64 [ %iter.sroa.4.1, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hc95a6595d1a6fc46E.exit" ], [ %x.1, %start ]
  %total.sroa.0.0 = phi float [ %14, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hc95a6595d1a6fc46E.exit" ], [ 0.000000e+00, %start ]
  %5 = icmp eq i64 %iter.sroa.4.0, 0
  br i1 %5, label %"_ZN98_$LT$core..iter..adapters..rev..Rev$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h516b6441181ba0aeE.exit", label %bb3.i.i

bb3.i.i:
  %remainder.i.i = urem i64 %iter.sroa.4.0, %width
  %6 = icmp eq i64 %remainder.i.i, 0
  %_4.remainder.i.i = select i1 %6, i64 %width, i64 %remainder.i.i
  %_10.i.i = sub i64 %iter.sroa.4.0, %_4.remainder.i.i
  %7 = getelementptr inbounds float, ptr %x.0, i64 %_10.i.i
  br label %"_ZN98_$LT$core..iter..adapters..rev..Rev$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h516b6441181ba0aeE.exit"

"_ZN98_$LT$core..iter..adapters..rev..Rev$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h516b6441181ba0aeE.exit":
  %iter.sroa.4.1 = phi i64 [ %iter.sroa.4.0, %bb4 ], [ %_10.i.i, %bb3.i.i ]
  %_0.sroa.3.0.i.i = phi i64 [ undef, %bb4 ], [ %_4.remainder.i.i, %bb3.i.i ]
  %_0.sroa.0.0.i.i = phi ptr [ null, %bb4 ], [ %7, %bb3.i.i ]
  %8 = icmp eq ptr %_0.sroa.0.0.i.i, null
  br i1 %8, label %bb8, label %bb7

bb8:
  ret float %total.sroa.0.0

bb7:
  %9 = icmp eq i64 %_0.sroa.3.0.i.i, 0
  br i1 %9, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hc95a6595d1a6fc46E.exit", label %bb10.i.preheader

bb10.i.preheader:
  %xtraiter = and i64 %_0.sroa.3.0.i.i, 1
  %10 = icmp eq i64 %_0.sroa.3.0.i.i, 1
  br i1 %10, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hc95a6595d1a6fc46E.exit.loopexit.unr-lcssa", label %bb10.i.preheader.new

bb10.i.preheader.new:
  %unroll_iter = and i64 %_0.sroa.3.0.i.i, -2
  br label %bb10.i

bb10.i:
  %acc.sroa.0.0.i = phi float [ 0xC7EFFFFFE0000000, %bb10.i.preheader.new ], [ %12, %bb10.i ]
  %i.sroa.0.0.i = phi i64 [ 0, %bb10.i.preheader.new ], [ %_30.i.1, %bb10.i ]
  %niter = phi i64 [ 0, %bb10.i.preheader.new ], [ %niter.next.1, %bb10.i ]
  %_40.i = getelementptr inbounds float, ptr %_0.sroa.0.0.i.i, i64 %i.sroa.0.0.i
  %_4.i.i1 = load float, ptr %_40.i, align 4, !alias.scope !37, !noundef !6
  %11 = tail call noundef float @llvm.maxnum.f32(float %acc.sroa.0.0.i, float %_4.i.i1)
  %_30.i = or disjoint i64 %i.sroa.0.0.i, 1
  %_40.i.1 = getelementptr inbounds float, ptr %_0.sroa.0.0.i.i, i64 %_30.i
  %_4.i.i1.1 = load float, ptr %_40.i.1, align 4, !alias.scope !37, !noundef !6
  %12 = tail call noundef float @llvm.maxnum.f32(float %11, float %_4.i.i1.1)
  %_30.i.1 = add nuw i64 %i.sroa.0.0.i, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hc95a6595d1a6fc46E.exit.loopexit.unr-lcssa", label %bb10.i

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hc95a6595d1a6fc46E.exit.loopexit.unr-lcssa":
  %.lcssa.ph = phi float [ poison, %bb10.i.preheader ], [ %12, %bb10.i ]
  %acc.sroa.0.0.i.unr = phi float [ 0xC7EFFFFFE0000000, %bb10.i.preheader ], [ %12, %bb10.i ]
  %i.sroa.0.0.i.unr = phi i64 [ 0, %bb10.i.preheader ], [ %_30.i.1, %bb10.i ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hc95a6595d1a6fc46E.exit", label %bb10.i.epil

bb10.i.epil:
  %_40.i.epil = getelementptr inbounds float, ptr %_0.sroa.0.0.i.i, i64 %i.sroa.0.0.i.unr
  %_4.i.i1.epil = load float, ptr %_40.i.epil, align 4, !alias.scope !37, !noundef !6
  %13 = tail call noundef float @llvm.maxnum.f32(float %acc.sroa.0.0.i.unr, float %_4.i.i1.epil)
  br label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hc95a6595d1a6fc46E.exit"

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hc95a6595d1a6fc46E.exit":
  %_0.sroa.0.0.i = phi float [ 0xC7EFFFFFE0000000, %bb7 ], [ %.lcssa.ph, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hc95a6595d1a6fc46E.exit.loopexit.unr-lcssa" ], [ %13, %bb10.i.epil ]
  %14 = fadd float %total.sroa.0.0, %_0.sroa.0.0.i
  br label %bb4
}

define noundef i64 @drain_by_match(ptr noalias noundef nonnull readonly align 4 %x.0, i64 noundef %x.1) unnamed_addr #3 {
start:
  %_6.i.i = getelementptr inbounds float, ptr %x.0, i64 %x.1
  %0 = icmp eq i64 %x.1, 0
  br i1 %0, label %bb6, label %bb4

bb4:
  %n.sroa.0.012 = phi i64 [ %2, %bb4 ], [ 0, %start ]
  %it.sroa.0.011 = phi ptr [ %spec.select10, %bb4 ], [ %x.0, %start ]
  %spec.select = getelementptr inbounds i8, ptr %it.sroa.0.011, i64 4
  %1 = icmp eq ptr %spec.select, %_6.i.i
  %spec.select10.idx = select i1 %1, i64 0, i64 4
  %spec.select10 = getelementptr inbounds i8, ptr %spec.select, i64 %spec.select10.idx
  %2 = add i64 %n.sroa.0.012, 1
  %3 = icmp eq ptr %spec.select10, %_6.i.i
  br i1 %3, label %bb6, label %bb4

bb6:
  %n.sroa.0.0.lcssa = phi i64 [ 0, %start ], [ %2, %bb4 ]
  ret i64 %n.sroa.0.0.lcssa
}

define void @alternate(ptr noalias nocapture noundef nonnull align 4 %x.0, i64 noundef %x.1) unnamed_addr #1 {
start:
  %_4.not9 = icmp eq i64 %x.1, 0
  br i1 %_4.not9, label %bb5, label %bb2

bb5:
  ret void

bb2:
  %rest.sroa.0.011 = phi ptr [ %rest.sroa.0.1, %bb2 ], [ %x.0, %start ]
  %rest.sroa.10.010 = phi i64 [ %rest.sroa.10.1, %bb2 ], [ %x.1, %start ]
  %_7 = load float, ptr %rest.sroa.0.011, align 4, !noundef !6
  %0 = fneg float %_7
  store float %0, ptr %rest.sroa.0.011, align 4
  %_9.not = icmp eq i64 %rest.sroa.10.010, 1
  %more.1 = add i64 %rest.sroa.10.010, -2
  %rest.sroa.10.1 = select i1 %_9.not, i64 0, i64 %more.1
  %rest.sroa.0.1.v = select i1 %_9.not, i64 4, i64 8
  %rest.sroa.0.1 = getelementptr inbounds i8, ptr %rest.sroa.0.011, i64 %rest.sroa.0.1.v
  %_4.not = icmp eq i64 %rest.sroa.10.1, 0
  br i1 %_4.not, label %bb5, label %bb2
}

define noundef i64 @count_positive(ptr noalias nocapture noundef nonnull readonly align 4 %x.0, i64 noundef %x.1) unnamed_addr #4 personality ptr @rust_eh_personality {
start:
  %0 = icmp eq i64 %x.1, 0
  br i1 %0, label %"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count17h41d873503e262d54E.exit", label %bb10.i.i.preheader

bb10.i.i.preheader:
  %xtraiter = and i64 %x.1, 3
  %1 = icmp ult i64 %x.1, 4
  br i1 %1, label %"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count17h41d873503e262d54E.exit.loopexit.unr-lcssa", label %bb10.i.i.preheader.new

bb10.i.i.preheader.new:
  %unroll_iter = and i64 %x.1, -4
  br label %bb10.i.i

bb10.i.i:
  %acc.sroa.0.0.i.i = phi i64 [ 0, %bb10.i.i.preheader.new ], [ %_4.0.i.i.i.i.3, %bb10.i.i ]
  %i.sroa.0.0.i.i = phi i64 [ 0, %bb10.i.i.preheader.new ], [ %_30.i.i.3, %bb10.i.i ]
  %niter = phi i64 [ 0, %bb10.i.i.preheader.new ], [ %niter.next.3, %bb10.i.i ]
  %_40.i.i = getelementptr inbounds float, ptr %x.0, i64 %i.sroa.0.0.i.i
  %_3.i.i.i.i.i = load float, ptr %_40.i.i, align 4, !alias.scope !40, !noalias !45, !noundef !6
  %_0.i.i.i.i.i = fcmp ogt float %_3.i.i.i.i.i, 0.000000e+00
  %_0.i.i.i.i = zext i1 %_0.i.i.i.i.i to i64
  %_4.0.i.i.i.i = add i64 %acc.sroa.0.0.i.i, %_0.i.i.i.i
  %_30.i.i = or disjoint i64 %i.sroa.0.0.i.i, 1
  %_40.i.i.1 = getelementptr inbounds float, ptr %x.0, i64 %_30.i.i
  %_3.i.i.i.i.i.1 = load float, ptr %_40.i.i.1, align 4, !alias.scope !40, !noalias !45, !noundef !6
  %_0.i.i.i.i.i.1 = fcmp ogt float %_3.i.i.i.i.i.1, 0.000000e+00
  %_0.i.i.i.i.1 = zext i1 %_0.i.i.i.i.i.1 to i64
  %_4.0.i.i.i.i.1 = add i64 %_4.0.i.i.i.i, %_0.i.i.i.i.1
  %_30.i.i.1 = or disjoint i64 %i.sroa.0.0.i.i, 2
  %_40.i.i.2 = getelementptr inbounds float, ptr %x.0, i64 %_30.i.i.1
  %_3.i.i.i.i.i.2 = load float, ptr %_40.i.i.2, align 4, !alias.scope !40, !noalias !45, !noundef !6
  %_0.i.i.i.i.i.2 = fcmp ogt float %_3.i.i.i.i.i.2, 0.000000e+00
  %_0.i.i.i.i.2 = zext i1 %_0.i.i.i.i.i.2 to i64
  %_4.0.i.i.i.i.2 = add i64 %_4.0.i.i.i.i.1, %_0.i.i.i.i.2
  %_30.i.i.2 = or disjoint i64 %i.sroa.0.0.i.i, 3
  %_40.i.i.3 = getelementptr inbounds float, ptr %x.0, i64 %_30.i.i.2
  %_3.i.i.i.i.i.3 = load float, ptr %_40.i.i.3, align 4, !alias.scope !40, !noalias !45, !noundef !6
  %_0.i.i.i.i.i.3 = fcmp ogt float %_3.i.i.i.i.i.3, 0.000000e+00
  %_0.i.i.i.i.3 = zext i1 %_0.i.i.i.i.i.3 to i64
  %_4.0.i.i.i.i.3 = add i64 %_4.0.i.i.i.i.2, %_0.i.i.i.i.3
  %_30.i.i.3 = add nuw i64 %i.sroa.0.0.i.i, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count17h41d873503e262d54E.exit.loopexit.unr-lcssa", label %bb10.i.i

"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count17h41d873503e262d54E.exit.loopexit.unr-lcssa":
  %_4.0.i.i.i.i.lcssa.ph = phi i64 [ poison, %bb10.i.i.preheader ], [ %_4.0.i.i.i.i.3, %bb10.i.i ]
  %acc.sroa.0.0.i.i.unr = phi i64 [ 0, %bb10.i.i.preheader ], [ %_4.0.i.i.i.i.3, %bb10.i.i ]
  %i.sroa.0.0.i.i.unr = phi i64 [ 0, %bb10.i.i.preheader ], [ %_30.i.i.3, %bb10.i.i ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count17h41d873503e262d54E.exit", label %bb10.i.i.epil

bb10.i.i.epil:
  %acc.sroa.0.0.i.i.epil = phi i64 [ %_4.0.i.i.i.i.epil, %bb10.i.i.epil ], [ %acc.sroa.0.0.i.i.unr, %"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count17h41d873503e262d54E.exit.loopexit.unr-lcssa" ]
  %i.sroa.0.0.i.i.epil = phi i64 [ %_30.i.i.epil, %bb10.i.i.epil ], [ %i.sroa.0.0.i.i.unr, %"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count17h41d873503e262d54E.exit.loopexit.unr-lcssa" ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb10.i.i.epil ], [ 0, %"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count17h41d873503e262d54E.exit.loopexit.unr-lcssa" ]
  %_40.i.i.epil = getelementptr inbounds float, ptr %x.0, i64 %i.sroa.0.0.i.i.epil
  %_3.i.i.i.i.i.epil = load float, ptr %_40.i.i.epil, align 4, !alias.scope !40, !noalias !45, !noundef !6
  %_0.i.i.i.i.i.epil = fcmp ogt float %_3.i.i.i.i.i.epil, 0.000000e+00
  %_0.i.i.i.i.epil = zext i1 %_0.i.i.i.i.i.epil to i64
  %_4.0.i.i.i.i.epil = add i64 %acc.sroa.0.0.i.i.epil, %_0.i.i.i.i.epil
  %_30.i.i.epil = add nuw i64 %i.sroa.0.0.i.i.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count17h41d873503e262d54E.exit", label %bb10.i.i.epil, !llvm.loop !48

"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count17h41d873503e262d54E.exit":
  %_0.sroa.0.0.i.i = phi i64 [ 0, %start ], [ %_4.0.i.i.i.i.lcssa.ph, %"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count17h41d873503e262d54E.exit.loopexit.unr-lcssa" ], [ %_4.0.i.i.i.i.epil, %bb10.i.i.epil ]
  ret i64 %_0.sroa.0.0.i.i
}

define { i64, i64 } @first_large(ptr noalias noundef nonnull readonly align 4 %x.0, i64 noundef %x.1) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %_6.i.i = getelementptr inbounds float, ptr %x.0, i64 %x.1
  %0 = icmp eq i64 %x.1, 0
  br i1 %0, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8position17h1090d5e177613ff6E.exit", label %bb7.i.preheader

bb7.i.preheader:
  %spec.select5 = getelementptr inbounds i8, ptr %x.0, i64 4
  br label %bb7.i

bb7.i:
  %spec.select8 = phi ptr [ %spec.select, %bb10.i ], [ %spec.select5, %bb7.i.preheader ]
  %i.sroa.0.0.i7 = phi i64 [ %_21.0.i, %bb10.i ], [ 0, %bb7.i.preheader ]
  %_24.i7.i6 = phi ptr [ %spec.select8, %bb10.i ], [ %x.0, %bb7.i.preheader ]
  %_3.i.i = load float, ptr %_24.i7.i6, align 4, !alias.scope !49, !noalias !52, !noundef !6
  %_0.i.i = fcmp ogt float %_3.i.i, 0x3FECCCCCC0000000
  br i1 %_0.i.i, label %bb9.i, label %bb10.i

bb10.i:
  %_21.0.i = add nuw nsw i64 %i.sroa.0.0.i7, 1
  %1 = icmp eq ptr %spec.select8, %_6.i.i
  %spec.select.idx = select i1 %1, i64 0, i64 4
  %spec.select = getelementptr inbounds i8, ptr %spec.select8, i64 %spec.select.idx
  br i1 %1, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8position17h1090d5e177613ff6E.exit", label %bb7.i

bb9.i:
  %cond.i = icmp ult i64 %i.sroa.0.0.i7, %x.1
  tail call void @llvm.assume(i1 %cond.i)
  br label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8position17h1090d5e177613ff6E.exit"

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8position17h1090d5e177613ff6E.exit":
  %i.sroa.0.0.i3 = phi i64 [ %i.sroa.0.0.i7, %bb9.i ], [ 0, %start ], [ %_21.0.i, %bb10.i ]
  %_0.sroa.0.0.i = phi i64 [ 1, %bb9.i ], [ 0, %start ], [ 0, %bb10.i ]
  %2 = insertvalue { i64, i64 } poison, i64 %_0.sroa.0.0.i, 0
  %3 = insertvalue { i64, i64 } %2, i64 %i.sroa.0.0.i3, 1
  ret { i64, i64 } %3
}

declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef range(i32 1, 17), i64 noundef, ptr noundef, ptr noundef) unnamed_addr #6

declare i64 @llvm.usub.sat.i64(i64, i64) #7

declare void @llvm.assume(i1 noundef) #8

declare float @llvm.maxnum.f32(float, float) #7

declare void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr noalias nocapture noundef readonly align 8 dereferenceable(48), ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr #9

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #10

declare void @llvm.experimental.noalias.scope.decl(metadata) #11

declare i64 @llvm.umin.i64(i64, i64) #12

attributes #0 = { nofree norecurse nosync nounwind nonlazybind memory(argmem: readwrite) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nofree norecurse nosync nounwind nonlazybind memory(readwrite, inaccessiblemem: none) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { nofree norecurse nosync nounwind nonlazybind memory(read, inaccessiblemem: write) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { nofree norecurse nosync nounwind nonlazybind memory(none) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { nofree norecurse nosync nounwind nonlazybind memory(argmem: read) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { nofree norecurse nosync nounwind nonlazybind memory(argmem: readwrite, inaccessiblemem: readwrite) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #9 = { cold noinline noreturn nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #10 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #12 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.85.0 (4d91de4e4 2025-02-17)"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_ZN60_$LT$f32$u20$as$u20$core..ops..arith..Mul$LT$$RF$f32$GT$$GT$3mul17h65a5ae703e97ce22E: %other"}
!5 = distinct !{!5, !"_ZN60_$LT$f32$u20$as$u20$core..ops..arith..Mul$LT$$RF$f32$GT$$GT$3mul17h65a5ae703e97ce22E"}
!6 = !{}
!7 = !{!8, !10, !11, !13}
!8 = distinct !{!8, !9, !"_ZN49_$LT$$RF$f32$u20$as$u20$core..ops..arith..Mul$GT$3mul17h23d17bb63b4828bcE: %self"}
!9 = distinct !{!9, !"_ZN49_$LT$$RF$f32$u20$as$u20$core..ops..arith..Mul$GT$3mul17h23d17bb63b4828bcE"}
!10 = distinct !{!10, !9, !"_ZN49_$LT$$RF$f32$u20$as$u20$core..ops..arith..Mul$GT$3mul17h23d17bb63b4828bcE: %other"}
!11 = distinct !{!11, !12, !"_ZN9iterators11dot_by_four28_$u7b$$u7b$closure$u7d$$u7d$17ha0888767581d5e37E: %v"}
!12 = distinct !{!12, !"_ZN9iterators11dot_by_four28_$u7b$$u7b$closure$u7d$$u7d$17ha0888767581d5e37E"}
!13 = distinct !{!13, !14, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17hdd0d942e6fb64cb7E: %elt"}
!14 = distinct !{!14, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17hdd0d942e6fb64cb7E"}
!15 = !{!16}
!16 = distinct !{!16, !17, !"_ZN4core4iter8adapters6copied9copy_fold28_$u7b$$u7b$closure$u7d$$u7d$17hdc303703a1847f79E: %_3"}
!17 = distinct !{!17, !"_ZN4core4iter8adapters6copied9copy_fold28_$u7b$$u7b$closure$u7d$$u7d$17hdc303703a1847f79E"}
!18 = !{!19, !21, !23}
!19 = distinct !{!19, !20, !"_ZN98_$LT$core..iter..adapters..take..Take$LT$I$GT$$u20$as$u20$core..iter..adapters..take..SpecTake$GT$9spec_fold17h96d209a9a05cbf04E: %self"}
!20 = distinct !{!20, !"_ZN98_$LT$core..iter..adapters..take..Take$LT$I$GT$$u20$as$u20$core..iter..adapters..take..SpecTake$GT$9spec_fold17h96d209a9a05cbf04E"}
!21 = distinct !{!21, !22, !"_ZN100_$LT$core..iter..adapters..take..Take$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h32cc7c07bcfafb68E: %self"}
!22 = distinct !{!22, !"_ZN100_$LT$core..iter..adapters..take..Take$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h32cc7c07bcfafb68E"}
!23 = distinct !{!23, !24, !"_ZN104_$LT$core..iter..adapters..copied..Copied$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17ha2dc9975b989fb80E: %self"}
!24 = distinct !{!24, !"_ZN104_$LT$core..iter..adapters..copied..Copied$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17ha2dc9975b989fb80E"}
!25 = distinct !{!25, !26}
!26 = !{!"llvm.loop.unroll.disable"}
!27 = !{!28}
!28 = distinct !{!28, !29, !"_ZN4core3mem4swap17h17b96059f3a15b18E: %x"}
!29 = distinct !{!29, !"_ZN4core3mem4swap17h17b96059f3a15b18E"}
!30 = !{!31}
!31 = distinct !{!31, !29, !"_ZN4core3mem4swap17h17b96059f3a15b18E: %y"}
!32 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!33 = !{!34, !36}
!34 = distinct !{!34, !35, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$6chunks17hc7c335f8fb53668aE: %_0"}
!35 = distinct !{!35, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$6chunks17hc7c335f8fb53668aE"}
!36 = distinct !{!36, !35, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$6chunks17hc7c335f8fb53668aE: %self.0"}
!37 = !{!38}
!38 = distinct !{!38, !39, !"_ZN9iterators10row_maxima28_$u7b$$u7b$closure$u7d$$u7d$17h7a88b3fd2ff3622fE: %v"}
!39 = distinct !{!39, !"_ZN9iterators10row_maxima28_$u7b$$u7b$closure$u7d$$u7d$17h7a88b3fd2ff3622fE"}
!40 = !{!41, !43}
!41 = distinct !{!41, !42, !"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count8to_usize28_$u7b$$u7b$closure$u7d$$u7d$17h4fe54468572be756E: argument 0"}
!42 = distinct !{!42, !"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count8to_usize28_$u7b$$u7b$closure$u7d$$u7d$17h4fe54468572be756E"}
!43 = distinct !{!43, !44, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17had2a3f829b88d62fE: %elt"}
!44 = distinct !{!44, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17had2a3f829b88d62fE"}
!45 = !{!46}
!46 = distinct !{!46, !47, !"_ZN9iterators14count_positive28_$u7b$$u7b$closure$u7d$$u7d$17h6306eddc740b6990E: %v"}
!47 = distinct !{!47, !"_ZN9iterators14count_positive28_$u7b$$u7b$closure$u7d$$u7d$17h6306eddc740b6990E"}
!48 = distinct !{!48, !26}
!49 = !{!50}
!50 = distinct !{!50, !51, !"_ZN9iterators11first_large28_$u7b$$u7b$closure$u7d$$u7d$17hbba872655ef235a8E: %v"}
!51 = distinct !{!51, !"_ZN9iterators11first_large28_$u7b$$u7b$closure$u7d$$u7d$17hbba872655ef235a8E"}
!52 = !{!53}
!53 = distinct !{!53, !54, !"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8position17h1090d5e177613ff6E: %self"}
!54 = distinct !{!54, !"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8position17h1090d5e177613ff6E"}

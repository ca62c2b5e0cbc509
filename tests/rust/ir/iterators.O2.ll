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
  %_2.i4.not = icmp eq i64 %_0.sroa.0.0.sroa.speculated.i.i.i, 0
  br i1 %_2.i4.not, label %bb5, label %bb4.preheader

bb4.preheader:
  %min.iters.check = icmp ult i64 %_0.sroa.0.0.sroa.speculated.i.i.i, 8
  br i1 %min.iters.check, label %bb4.preheader9, label %vector.ph

bb4.preheader9:
  %iter.sroa.8.05.ph = phi i64 [ 0, %bb4.preheader ], [ %n.vec, %middle.block ]
  br label %bb4

vector.ph:
  %n.vec = and i64 %_0.sroa.0.0.sroa.speculated.i.i.i, -8
  %broadcast.splatinsert = insertelement <4 x float> poison, float %alpha, i64 0
  %broadcast.splat = shufflevector <4 x float> %broadcast.splatinsert, <4 x float> poison, <4 x i32> zeroinitializer
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %0 = getelementptr inbounds float, ptr %y.0, i64 %index
  %1 = getelementptr inbounds float, ptr %x.0, i64 %index
  %2 = getelementptr inbounds i8, ptr %1, i64 16
  %wide.load = load <4 x float>, ptr %1, align 4
  %wide.load6 = load <4 x float>, ptr %2, align 4
  %3 = fmul <4 x float> %wide.load, %broadcast.splat
  %4 = fmul <4 x float> %wide.load6, %broadcast.splat
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  %wide.load7 = load <4 x float>, ptr %0, align 4
  %wide.load8 = load <4 x float>, ptr %5, align 4
  %6 = fadd <4 x float> %wide.load7, %3
  %7 = fadd <4 x float> %wide.load8, %4
  store <4 x float> %6, ptr %0, align 4
  store <4 x float> %7, ptr %5, align 4
  %index.next = add nuw i64 %index, 8
  %8 = icmp eq i64 %index.next, %n.vec
  br i1 %8, label %middle.block, label %vector.body, !llvm.loop !3

middle.block:
  %cmp.n = icmp eq i64 %_0.sroa.0.0.sroa.speculated.i.i.i, %n.vec
  br i1 %cmp.n, label %bb5, label %bb4.preheader9

bb5:
  ret void

bb4:
  %iter.sroa.8.05 = phi i64 [ %9, %bb4 ], [ %iter.sroa.8.05.ph, %bb4.preheader9 ]
  %9 = add nuw i64 %iter.sroa.8.05, 1
  %_3.i.i = getelementptr inbounds float, ptr %y.0, i64 %iter.sroa.8.05
  %_3.i2.i = getelementptr inbounds float, ptr %x.0, i64 %iter.sroa.8.05
  %_22 = load float, ptr %_3.i2.i, align 4, !noundef !6
  %_12 = fmul float %_22, %alpha
  %10 = load float, ptr %_3.i.i, align 4, !noundef !6
  %11 = fadd float %10, %_12
  store float %11, ptr %_3.i.i, align 4
  %exitcond.not = icmp eq i64 %9, %_0.sroa.0.0.sroa.speculated.i.i.i
  br i1 %exitcond.not, label %bb5, label %bb4, !llvm.loop !7
}

define void @scale_by_index(ptr noalias noundef nonnull align 4 %x.0, i64 noundef %x.1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %_14 = getelementptr inbounds float, ptr %x.0, i64 %x.1
  %0 = icmp eq i64 %x.1, 0
  br i1 %0, label %bb5, label %bb4.preheader

bb4.preheader:
  %1 = add i64 %x.1, 4611686018427387903
  %2 = and i64 %1, 4611686018427387903
  %3 = add nuw nsw i64 %2, 1
  %min.iters.check = icmp ult i64 %2, 3
  br i1 %min.iters.check, label %bb4.preheader7, label %vector.ph

bb4.preheader7:
  %iter.sroa.0.05.ph = phi ptr [ %x.0, %bb4.preheader ], [ %ind.end, %middle.block ]
  %iter.sroa.7.04.ph = phi i64 [ 0, %bb4.preheader ], [ %n.vec, %middle.block ]
  br label %bb4

vector.ph:
  %n.vec = and i64 %3, 9223372036854775804
  %4 = shl i64 %n.vec, 2
  %ind.end = getelementptr i8, ptr %x.0, i64 %4
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.ind = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %vector.ph ], [ %vec.ind.next, %vector.body ]
  %offset.idx = shl i64 %index, 2
  %next.gep = getelementptr i8, ptr %x.0, i64 %offset.idx
  %5 = uitofp <4 x i64> %vec.ind to <4 x float>
  %wide.load = load <4 x float>, ptr %next.gep, align 4
  %6 = fmul <4 x float> %wide.load, %5
  store <4 x float> %6, ptr %next.gep, align 4
  %index.next = add nuw i64 %index, 4
  %vec.ind.next = add <4 x i64> %vec.ind, <i64 4, i64 4, i64 4, i64 4>
  %7 = icmp eq i64 %index.next, %n.vec
  br i1 %7, label %middle.block, label %vector.body, !llvm.loop !8

middle.block:
  %cmp.n = icmp eq i64 %3, %n.vec
  br i1 %cmp.n, label %bb5, label %bb4.preheader7

bb5:
  ret void

bb4:
  %iter.sroa.0.05 = phi ptr [ %_24.i.i, %bb4 ], [ %iter.sroa.0.05.ph, %bb4.preheader7 ]
  %iter.sroa.7.04 = phi i64 [ %_8.0.i, %bb4 ], [ %iter.sroa.7.04.ph, %bb4.preheader7 ]
  %_24.i.i = getelementptr inbounds i8, ptr %iter.sroa.0.05, i64 4
  %_8.0.i = add nuw nsw i64 %iter.sroa.7.04, 1
  %_10 = uitofp nneg i64 %iter.sroa.7.04 to float
  %8 = load float, ptr %iter.sroa.0.05, align 4, !noundef !6
  %9 = fmul float %8, %_10
  store float %9, ptr %iter.sroa.0.05, align 4
  %10 = icmp eq ptr %_24.i.i, %_14
  br i1 %10, label %bb5, label %bb4, !llvm.loop !9
}

define void @moving_average(ptr noalias nocapture noundef nonnull readonly align 4 %x.0, i64 noundef %x.1, ptr noalias nocapture noundef nonnull writeonly align 4 %out.0, i64 noundef %out.1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %_2.i.i.i.i = icmp ult i64 %x.1, 3
  %size.i.i.i.i = add i64 %x.1, -2
  %size.sink3.i.i.i.i = select i1 %_2.i.i.i.i, i64 0, i64 %size.i.i.i.i
  %_0.sroa.0.0.sroa.speculated.i.i.i = tail call noundef i64 @llvm.umin.i64(i64 %size.sink3.i.i.i.i, i64 %out.1)
  %_2.i7.not = icmp eq i64 %_0.sroa.0.0.sroa.speculated.i.i.i, 0
  br i1 %_2.i7.not, label %bb5, label %bb8.preheader

bb8.preheader:
  %min.iters.check = icmp ult i64 %_0.sroa.0.0.sroa.speculated.i.i.i, 4
  br i1 %min.iters.check, label %bb8.preheader11, label %vector.ph

bb8.preheader11:
  %iter.sroa.10.08.ph = phi i64 [ 0, %bb8.preheader ], [ %n.vec, %middle.block ]
  br label %bb8

vector.ph:
  %n.vec = and i64 %_0.sroa.0.0.sroa.speculated.i.i.i, -4
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %0 = getelementptr inbounds float, ptr %x.0, i64 %index
  %1 = getelementptr inbounds float, ptr %out.0, i64 %index
  %wide.load = load <4 x float>, ptr %0, align 4
  %2 = getelementptr inbounds i8, ptr %0, i64 4
  %wide.load9 = load <4 x float>, ptr %2, align 4
  %3 = fadd <4 x float> %wide.load, %wide.load9
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %wide.load10 = load <4 x float>, ptr %4, align 4
  %5 = fadd <4 x float> %3, %wide.load10
  %6 = fdiv <4 x float> %5, <float 3.000000e+00, float 3.000000e+00, float 3.000000e+00, float 3.000000e+00>
  store <4 x float> %6, ptr %1, align 4
  %index.next = add nuw i64 %index, 4
  %7 = icmp eq i64 %index.next, %n.vec
  br i1 %7, label %middle.block, label %vector.body, !llvm.loop !10

middle.block:
  %cmp.n = icmp eq i64 %_0.sroa.0.0.sroa.speculated.i.i.i, %n.vec
  br i1 %cmp.n, label %bb5, label %bb8.preheader11

bb5:
  ret void

bb8:
  %iter.sroa.10.08 = phi i64 [ %8, %bb8 ], [ %iter.sroa.10.08.ph, %bb8.preheader11 ]
  %8 = add nuw i64 %iter.sroa.10.08, 1
  %data.i.i = getelementptr inbounds float, ptr %x.0, i64 %iter.sroa.10.08
  %_3.i.i = getelementptr inbounds float, ptr %out.0, i64 %iter.sroa.10.08
  %_14 = load float, ptr %data.i.i, align 4, !noundef !6
  %9 = getelementptr inbounds i8, ptr %data.i.i, i64 4
  %_17 = load float, ptr %9, align 4, !noundef !6
  %_13 = fadd float %_14, %_17
  %10 = getelementptr inbounds i8, ptr %data.i.i, i64 8
  %_20 = load float, ptr %10, align 4, !noundef !6
  %_12 = fadd float %_13, %_20
  %11 = fdiv float %_12, 3.000000e+00
  store float %11, ptr %_3.i.i, align 4
  %exitcond.not = icmp eq i64 %8, %_0.sroa.0.0.sroa.speculated.i.i.i
  br i1 %exitcond.not, label %bb5, label %bb8, !llvm.loop !11
}

define noundef float @dot_by_four(ptr noalias nocapture noundef nonnull readonly align 4 %x.0, i64 noundef %x.1, ptr noalias nocapture noundef readonly align 4 dereferenceable(256) %y) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %fst_len.i = and i64 %x.1, -4
  %0 = getelementptr inbounds float, ptr %x.0, i64 %fst_len.i
  %1 = and i64 %x.1, 3
  %n.i.i.i.i19 = lshr i64 %x.1, 2
  %_0.sroa.0.0.sroa.speculated.i.i.i = tail call noundef i64 @llvm.umin.i64(i64 %n.i.i.i.i19, i64 16)
  %_2.i21.not = icmp ult i64 %x.1, 4
  br i1 %_2.i21.not, label %bb7, label %bb6

bb7:
  %acc.sroa.0.0 = phi float [ 0.000000e+00, %start ], [ %3, %bb6 ]
  %acc.sroa.6.0 = phi float [ 0.000000e+00, %start ], [ %6, %bb6 ]
  %acc.sroa.9.0 = phi float [ 0.000000e+00, %start ], [ %9, %bb6 ]
  %acc.sroa.12.0 = phi float [ 0.000000e+00, %start ], [ %12, %bb6 ]
  %2 = icmp eq i64 %1, 0
  br i1 %2, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h519e52a19e574a59E.exit", label %bb10.i

bb10.i:
  %_3.i.i.i = load float, ptr %0, align 4, !alias.scope !12, !noundef !6
  %_0.i.i.i = fmul float %_3.i.i.i, %_3.i.i.i
  %_32.i = icmp eq i64 %1, 1
  br i1 %_32.i, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h519e52a19e574a59E.exit", label %bb10.i.1

bb10.i.1:
  %_40.i.1 = getelementptr inbounds i8, ptr %0, i64 4
  %_3.i.i.i.1 = load float, ptr %_40.i.1, align 4, !alias.scope !12, !noundef !6
  %_0.i.i.i.1 = fmul float %_3.i.i.i.1, %_3.i.i.i.1
  %_0.i1.i.i.1 = fadd float %_0.i.i.i, %_0.i.i.i.1
  %_32.i.1 = icmp eq i64 %1, 2
  br i1 %_32.i.1, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h519e52a19e574a59E.exit", label %bb10.i.2

bb10.i.2:
  %_40.i.2 = getelementptr inbounds i8, ptr %0, i64 8
  %_3.i.i.i.2 = load float, ptr %_40.i.2, align 4, !alias.scope !12, !noundef !6
  %_0.i.i.i.2 = fmul float %_3.i.i.i.2, %_3.i.i.i.2
  %_0.i1.i.i.2 = fadd float %_0.i1.i.i.1, %_0.i.i.i.2
  br label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h519e52a19e574a59E.exit"

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h519e52a19e574a59E.exit":
  %_0.sroa.0.0.i = phi float [ -0.000000e+00, %bb7 ], [ %_0.i.i.i, %bb10.i ], [ %_0.i1.i.i.1, %bb10.i.1 ], [ %_0.i1.i.i.2, %bb10.i.2 ]
  %_0.i.i.1 = fadd float %acc.sroa.0.0, %acc.sroa.6.0
  %_0.i.i.2 = fadd float %_0.i.i.1, %acc.sroa.9.0
  %_0.i.i.3 = fadd float %_0.i.i.2, %acc.sroa.12.0
  %_0 = fadd float %_0.sroa.0.0.i, %_0.i.i.3
  ret float %_0

bb6:
  %acc.sroa.0.1 = phi float [ %3, %bb6 ], [ 0.000000e+00, %start ]
  %acc.sroa.6.1 = phi float [ %6, %bb6 ], [ 0.000000e+00, %start ]
  %acc.sroa.9.1 = phi float [ %9, %bb6 ], [ 0.000000e+00, %start ]
  %acc.sroa.12.1 = phi float [ %12, %bb6 ], [ 0.000000e+00, %start ]
  %iter.sroa.16.022 = phi i64 [ %13, %bb6 ], [ 0, %start ]
  %start1.i.i = shl i64 %iter.sroa.16.022, 2
  %data.i.i = getelementptr inbounds float, ptr %x.0, i64 %start1.i.i
  %data.i4.i = getelementptr inbounds float, ptr %y, i64 %start1.i.i
  %_18 = load float, ptr %data.i.i, align 4, !noundef !6
  %_21 = load float, ptr %data.i4.i, align 4, !noundef !6
  %_17 = fmul float %_18, %_21
  %3 = fadd float %acc.sroa.0.1, %_17
  %4 = getelementptr inbounds i8, ptr %data.i.i, i64 4
  %_18.1 = load float, ptr %4, align 4, !noundef !6
  %5 = getelementptr inbounds i8, ptr %data.i4.i, i64 4
  %_21.1 = load float, ptr %5, align 4, !noundef !6
  %_17.1 = fmul float %_18.1, %_21.1
  %6 = fadd float %acc.sroa.6.1, %_17.1
  %7 = getelementptr inbounds i8, ptr %data.i.i, i64 8
  %_18.2 = load float, ptr %7, align 4, !noundef !6
  %8 = getelementptr inbounds i8, ptr %data.i4.i, i64 8
  %_21.2 = load float, ptr %8, align 4, !noundef !6
  %_17.2 = fmul float %_18.2, %_21.2
  %9 = fadd float %acc.sroa.9.1, %_17.2
  %10 = getelementptr inbounds i8, ptr %data.i.i, i64 12
  %_18.3 = load float, ptr %10, align 4, !noundef !6
  %11 = getelementptr inbounds i8, ptr %data.i4.i, i64 12
  %_21.3 = load float, ptr %11, align 4, !noundef !6
  %_17.3 = fmul float %_18.3, %_21.3
  %12 = fadd float %acc.sroa.12.1, %_17.3
  %13 = add nuw nsw i64 %iter.sroa.16.022, 1
  %exitcond.not = icmp eq i64 %13, %_0.sroa.0.0.sroa.speculated.i.i.i
  br i1 %exitcond.not, label %bb7, label %bb6
}

define noundef i64 @pairs(i32 noundef %rows, i32 noundef %0) unnamed_addr #3 personality ptr @rust_eh_personality {
bb3.i:
  %_0.i.i.i8.i.i.i7.i.not = icmp eq i32 %rows, 0
  br i1 %_0.i.i.i8.i.i.i7.i.not, label %"_ZN4core4iter8adapters7flatten26FlattenCompat$LT$I$C$U$GT$9iter_fold17h32bf611e3e3f37deE.exit", label %bb3.lr.ph.i.i.i.i

bb3.lr.ph.i.i.i.i:
  %_0.i.i.i8.i.i.i.i.not.i.i.i.i.i = icmp eq i32 %0, 0
  %min.iters.check = icmp ult i32 %0, 4
  %n.vec = and i32 %0, -4
  %cmp.n = icmp eq i32 %n.vec, %0
  br label %bb3.i.i.i8.i

bb3.i.i.i8.i:
  %accum.sroa.0.010.i.i.i9.i = phi i64 [ 0, %bb3.lr.ph.i.i.i.i ], [ %accum.sroa.0.0.lcssa.i.i.i.i.i.i.i.i.i, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h6c4df44206335179E.exit.i.i.i.i" ]
  %self.sroa.0.09.i.i.i10.i = phi i32 [ 0, %bb3.lr.ph.i.i.i.i ], [ %_0.i1.i.i.i.i.i11.i, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h6c4df44206335179E.exit.i.i.i.i" ]
  %_0.i1.i.i.i.i.i11.i = add nuw i32 %self.sroa.0.09.i.i.i10.i, 1
  br i1 %_0.i.i.i8.i.i.i.i.not.i.i.i.i.i, label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h6c4df44206335179E.exit.i.i.i.i", label %bb3.i.i.i.i.i.i.i.i.i.preheader

bb3.i.i.i.i.i.i.i.i.i.preheader:
  br i1 %min.iters.check, label %bb3.i.i.i.i.i.i.i.i.i.preheader7, label %vector.ph

vector.ph:
  %1 = insertelement <2 x i64> <i64 poison, i64 0>, i64 %accum.sroa.0.010.i.i.i9.i, i64 0
  %broadcast.splatinsert = insertelement <2 x i32> poison, i32 %self.sroa.0.09.i.i.i10.i, i64 0
  %broadcast.splat = shufflevector <2 x i32> %broadcast.splatinsert, <2 x i32> poison, <2 x i32> zeroinitializer
  br label %vector.body

vector.body:
  %index = phi i32 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <2 x i64> [ %1, %vector.ph ], [ %6, %vector.body ]
  %vec.phi5 = phi <2 x i64> [ zeroinitializer, %vector.ph ], [ %7, %vector.body ]
  %vec.ind = phi <2 x i32> [ <i32 0, i32 1>, %vector.ph ], [ %vec.ind.next, %vector.body ]
  %step.add = add <2 x i32> %vec.ind, <i32 2, i32 2>
  %2 = xor <2 x i32> %vec.ind, %broadcast.splat
  %3 = xor <2 x i32> %step.add, %broadcast.splat
  %4 = zext <2 x i32> %2 to <2 x i64>
  %5 = zext <2 x i32> %3 to <2 x i64>
  %6 = add <2 x i64> %vec.phi, %4
  %7 = add <2 x i64> %vec.phi5, %5
  %index.next = add nuw i32 %index, 4
  %vec.ind.next = add <2 x i32> %vec.ind, <i32 4, i32 4>
  %8 = icmp eq i32 %index.next, %n.vec
  br i1 %8, label %middle.block, label %vector.body, !llvm.loop !17

middle.block:
  %bin.rdx = add <2 x i64> %7, %6
  %9 = tail call i64 @llvm.vector.reduce.add.v2i64(<2 x i64> %bin.rdx)
  br i1 %cmp.n, label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h6c4df44206335179E.exit.i.i.i.i", label %bb3.i.i.i.i.i.i.i.i.i.preheader7

bb3.i.i.i.i.i.i.i.i.i.preheader7:
  %accum.sroa.0.010.i.i.i.i.i.i.i.i.i.ph = phi i64 [ %accum.sroa.0.010.i.i.i9.i, %bb3.i.i.i.i.i.i.i.i.i.preheader ], [ %9, %middle.block ]
  %self.sroa.0.09.i.i.i.i.i.i.i.i.i.ph = phi i32 [ 0, %bb3.i.i.i.i.i.i.i.i.i.preheader ], [ %n.vec, %middle.block ]
  br label %bb3.i.i.i.i.i.i.i.i.i

bb3.i.i.i.i.i.i.i.i.i:
  %accum.sroa.0.010.i.i.i.i.i.i.i.i.i = phi i64 [ %_4.0.i.i.i.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i.i.i ], [ %accum.sroa.0.010.i.i.i.i.i.i.i.i.i.ph, %bb3.i.i.i.i.i.i.i.i.i.preheader7 ]
  %self.sroa.0.09.i.i.i.i.i.i.i.i.i = phi i32 [ %_0.i1.i.i.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i.i.i ], [ %self.sroa.0.09.i.i.i.i.i.i.i.i.i.ph, %bb3.i.i.i.i.i.i.i.i.i.preheader7 ]
  %_0.i1.i.i.i.i.i.i.i.i.i.i.i = add nuw i32 %self.sroa.0.09.i.i.i.i.i.i.i.i.i, 1
  %_3.i.i.i.i.i.i.i.i.i.i.i = xor i32 %self.sroa.0.09.i.i.i.i.i.i.i.i.i, %self.sroa.0.09.i.i.i10.i
  %_0.i.i.i.i.i.i.i.i.i.i.i = zext i32 %_3.i.i.i.i.i.i.i.i.i.i.i to i64
  %_4.0.i.i.i.i.i.i.i.i.i.i.i.i = add i64 %accum.sroa.0.010.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i.i.i
  %exitcond.not.i.i.i.i.i.i.i.i.i = icmp eq i32 %_0.i1.i.i.i.i.i.i.i.i.i.i.i, %0
  br i1 %exitcond.not.i.i.i.i.i.i.i.i.i, label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h6c4df44206335179E.exit.i.i.i.i", label %bb3.i.i.i.i.i.i.i.i.i, !llvm.loop !18

"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h6c4df44206335179E.exit.i.i.i.i":
  %accum.sroa.0.0.lcssa.i.i.i.i.i.i.i.i.i = phi i64 [ %accum.sroa.0.010.i.i.i9.i, %bb3.i.i.i8.i ], [ %9, %middle.block ], [ %_4.0.i.i.i.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i.i.i ]
  %exitcond.not.i.i.i12.i = icmp eq i32 %_0.i1.i.i.i.i.i11.i, %rows
  br i1 %exitcond.not.i.i.i12.i, label %"_ZN4core4iter8adapters7flatten26FlattenCompat$LT$I$C$U$GT$9iter_fold17h32bf611e3e3f37deE.exit", label %bb3.i.i.i8.i

"_ZN4core4iter8adapters7flatten26FlattenCompat$LT$I$C$U$GT$9iter_fold17h32bf611e3e3f37deE.exit":
  %_0.sroa.0.0.i.i = phi i64 [ 0, %bb3.i ], [ %accum.sroa.0.0.lcssa.i.i.i.i.i.i.i.i.i, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h6c4df44206335179E.exit.i.i.i.i" ]
  ret i64 %_0.sroa.0.0.i.i
}

define noundef float @middle(ptr noalias nocapture noundef nonnull readonly align 4 %x.0, i64 noundef %x.1, i64 noundef %skip, i64 noundef %take) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %0 = tail call noundef i64 @llvm.usub.sat.i64(i64 %x.1, i64 %skip)
  %_0.sroa.0.0.sroa.speculated.i.i = tail call noundef i64 @llvm.umin.i64(i64 %take, i64 %0)
  %_214.not.i = icmp eq i64 %_0.sroa.0.0.sroa.speculated.i.i, 0
  br i1 %_214.not.i, label %"_ZN98_$LT$core..iter..adapters..take..Take$LT$I$GT$$u20$as$u20$core..iter..adapters..take..SpecTake$GT$9spec_fold17h96d209a9a05cbf04E.exit", label %bb13.lr.ph.i

bb13.lr.ph.i:
  %1 = getelementptr float, ptr %x.0, i64 %skip
  %xtraiter = and i64 %_0.sroa.0.0.sroa.speculated.i.i, 3
  %2 = icmp ult i64 %_0.sroa.0.0.sroa.speculated.i.i, 4
  br i1 %2, label %"_ZN98_$LT$core..iter..adapters..take..Take$LT$I$GT$$u20$as$u20$core..iter..adapters..take..SpecTake$GT$9spec_fold17h96d209a9a05cbf04E.exit.loopexit.unr-lcssa", label %bb13.lr.ph.i.new

bb13.lr.ph.i.new:
  %unroll_iter = and i64 %_0.sroa.0.0.sroa.speculated.i.i, -4
  br label %bb13.i

bb13.i:
  %acc.sroa.0.06.i = phi float [ 0.000000e+00, %bb13.lr.ph.i.new ], [ %_0.i.i.i.3, %bb13.i ]
  %iter.sroa.0.05.i = phi i64 [ 0, %bb13.lr.ph.i.new ], [ %_0.i.i.3, %bb13.i ]
  %niter = phi i64 [ 0, %bb13.lr.ph.i.new ], [ %niter.next.3, %bb13.i ]
  %_0.i.i = or disjoint i64 %iter.sroa.0.05.i, 1
  %_3.i.i.i.i = getelementptr float, ptr %1, i64 %iter.sroa.0.05.i
  %elt.i.i = load float, ptr %_3.i.i.i.i, align 4, !alias.scope !19, !noalias !22, !noundef !6
  %_4.i.i.i = fmul float %acc.sroa.0.06.i, 5.000000e-01
  %_0.i.i.i = fadd float %_4.i.i.i, %elt.i.i
  %_0.i.i.1 = or disjoint i64 %iter.sroa.0.05.i, 2
  %_3.i.i.i.i.1 = getelementptr float, ptr %1, i64 %_0.i.i
  %elt.i.i.1 = load float, ptr %_3.i.i.i.i.1, align 4, !alias.scope !19, !noalias !22, !noundef !6
  %_4.i.i.i.1 = fmul float %_0.i.i.i, 5.000000e-01
  %_0.i.i.i.1 = fadd float %_4.i.i.i.1, %elt.i.i.1
  %_0.i.i.2 = or disjoint i64 %iter.sroa.0.05.i, 3
  %_3.i.i.i.i.2 = getelementptr float, ptr %1, i64 %_0.i.i.1
  %elt.i.i.2 = load float, ptr %_3.i.i.i.i.2, align 4, !alias.scope !19, !noalias !22, !noundef !6
  %_4.i.i.i.2 = fmul float %_0.i.i.i.1, 5.000000e-01
  %_0.i.i.i.2 = fadd float %_4.i.i.i.2, %elt.i.i.2
  %_0.i.i.3 = add nuw i64 %iter.sroa.0.05.i, 4
  %_3.i.i.i.i.3 = getelementptr float, ptr %1, i64 %_0.i.i.2
  %elt.i.i.3 = load float, ptr %_3.i.i.i.i.3, align 4, !alias.scope !19, !noalias !22, !noundef !6
  %_4.i.i.i.3 = fmul float %_0.i.i.i.2, 5.000000e-01
  %_0.i.i.i.3 = fadd float %_4.i.i.i.3, %elt.i.i.3
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %"_ZN98_$LT$core..iter..adapters..take..Take$LT$I$GT$$u20$as$u20$core..iter..adapters..take..SpecTake$GT$9spec_fold17h96d209a9a05cbf04E.exit.loopexit.unr-lcssa", label %bb13.i

"_ZN98_$LT$core..iter..adapters..take..Take$LT$I$GT$$u20$as$u20$core..iter..adapters..take..SpecTake$GT$9spec_fold17h96d209a9a05cbf04E.exit.loopexit.unr-lcssa":
  %_0.i.i.i.lcssa.ph = phi float [ poison, %bb13.lr.ph.i ], [ %_0.i.i.i.3, %bb13.i ]
  %acc.sroa.0.06.i.unr = phi float [ 0.000000e+00, %bb13.lr.ph.i ], [ %_0.i.i.i.3, %bb13.i ]
  %iter.sroa.0.05.i.unr = phi i64 [ 0, %bb13.lr.ph.i ], [ %_0.i.i.3, %bb13.i ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %"_ZN98_$LT$core..iter..adapters..take..Take$LT$I$GT$$u20$as$u20$core..iter..adapters..take..SpecTake$GT$9spec_fold17h96d209a9a05cbf04E.exit", label %bb13.i.epil

bb13.i.epil:
  %acc.sroa.0.06.i.epil = phi float [ %_0.i.i.i.epil, %bb13.i.epil ], [ %acc.sroa.0.06.i.unr, %"_ZN98_$LT$core..iter..adapters..take..Take$LT$I$GT$$u20$as$u20$core..iter..adapters..take..SpecTake$GT$9spec_fold17h96d209a9a05cbf04E.exit.loopexit.unr-lcssa" ]
  %iter.sroa.0.05.i.epil = phi i64 [ %_0.i.i.epil, %bb13.i.epil ], [ %iter.sroa.0.05.i.unr, %"_ZN98_$LT$core..iter..adapters..take..Take$LT$I$GT$$u20$as$u20$core..iter..adapters..take..SpecTake$GT$9spec_fold17h96d209a9a05cbf04E.exit.loopexit.unr-lcssa" ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb13.i.epil ], [ 0, %"_ZN98_$LT$core..iter..adapters..take..Take$LT$I$GT$$u20$as$u20$core..iter..adapters..take..SpecTake$GT$9spec_fold17h96d209a9a05cbf04E.exit.loopexit.unr-lcssa" ]
  %_0.i.i.epil = add nuw i64 %iter.sroa.0.05.i.epil, 1
  %_3.i.i.i.i.epil = getelementptr float, ptr %1, i64 %iter.sroa.0.05.i.epil
  %elt.i.i.epil = load float, ptr %_3.i.i.i.i.epil, align 4, !alias.scope !19, !noalias !22, !noundef !6
  %_4.i.i.i.epil = fmul float %acc.sroa.0.06.i.epil, 5.000000e-01
  %_0.i.i.i.epil = fadd float %_4.i.i.i.epil, %elt.i.i.epil
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %"_ZN98_$LT$core..iter..adapters..take..Take$LT$I$GT$$u20$as$u20$core..iter..adapters..take..SpecTake$GT$9spec_fold17h96d209a9a05cbf04E.exit", label %bb13.i.epil, !llvm.loop !25

"_ZN98_$LT$core..iter..adapters..take..Take$LT$I$GT$$u20$as$u20$core..iter..adapters..take..SpecTake$GT$9spec_fold17h96d209a9a05cbf04E.exit":
  %acc.sroa.0.0.lcssa.i = phi float [ 0.000000e+00, %start ], [ %_0.i.i.i.lcssa.ph, %"_ZN98_$LT$core..iter..adapters..take..Take$LT$I$GT$$u20$as$u20$core..iter..adapters..take..SpecTake$GT$9spec_fold17h96d209a9a05cbf04E.exit.loopexit.unr-lcssa" ], [ %_0.i.i.i.epil, %bb13.i.epil ]
  ret float %acc.sroa.0.0.lcssa.i
}

define void @halves(ptr noalias nocapture noundef nonnull align 4 %x.0, i64 noundef %x.1, i64 noundef %cut) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %_3 = icmp ugt i64 %cut, %x.1
  br i1 %_3, label %bb8, label %bb9

bb9:
  %.idx = shl i64 %cut, 2
  %0 = getelementptr i8, ptr %x.0, i64 %.idx
  %1 = sub nsw i64 %x.1, %cut
  %gepdiff = and i64 %1, 4611686018427387903
  %_0.sroa.0.0.sroa.speculated.i.i.i = tail call noundef i64 @llvm.umin.i64(i64 %cut, i64 %gepdiff)
  %_2.i4.not = icmp eq i64 %_0.sroa.0.0.sroa.speculated.i.i.i, 0
  br i1 %_2.i4.not, label %bb8, label %bb6.preheader

bb6.preheader:
  %min.iters.check = icmp ult i64 %_0.sroa.0.0.sroa.speculated.i.i.i, 12
  br i1 %min.iters.check, label %bb6.preheader10, label %vector.memcheck

vector.memcheck:
  %2 = shl nuw i64 %_0.sroa.0.0.sroa.speculated.i.i.i, 2
  %scevgep = getelementptr i8, ptr %x.0, i64 %2
  %3 = getelementptr i8, ptr %x.0, i64 %.idx
  %scevgep6 = getelementptr i8, ptr %3, i64 %2
  %bound0 = icmp ugt ptr %scevgep6, %x.0
  %bound1 = icmp ult ptr %0, %scevgep
  %found.conflict = and i1 %bound0, %bound1
  br i1 %found.conflict, label %bb6.preheader10, label %vector.ph

vector.ph:
  %n.vec = and i64 %_0.sroa.0.0.sroa.speculated.i.i.i, 4611686018427387896
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %4 = getelementptr inbounds float, ptr %x.0, i64 %index
  %5 = getelementptr inbounds float, ptr %0, i64 %index
  %6 = getelementptr inbounds i8, ptr %4, i64 16
  %wide.load = load <4 x float>, ptr %4, align 4, !alias.scope !27, !noalias !30
  %wide.load7 = load <4 x float>, ptr %6, align 4, !alias.scope !27, !noalias !30
  %7 = getelementptr inbounds i8, ptr %5, i64 16
  %wide.load8 = load <4 x i32>, ptr %5, align 4, !alias.scope !30
  %wide.load9 = load <4 x i32>, ptr %7, align 4, !alias.scope !30
  %8 = getelementptr inbounds i8, ptr %4, i64 16
  store <4 x i32> %wide.load8, ptr %4, align 4, !alias.scope !27, !noalias !30
  store <4 x i32> %wide.load9, ptr %8, align 4, !alias.scope !27, !noalias !30
  %9 = getelementptr inbounds i8, ptr %5, i64 16
  store <4 x float> %wide.load, ptr %5, align 4, !alias.scope !30
  store <4 x float> %wide.load7, ptr %9, align 4, !alias.scope !30
  %index.next = add nuw i64 %index, 8
  %10 = icmp eq i64 %index.next, %n.vec
  br i1 %10, label %middle.block, label %vector.body, !llvm.loop !32

middle.block:
  %cmp.n = icmp eq i64 %_0.sroa.0.0.sroa.speculated.i.i.i, %n.vec
  br i1 %cmp.n, label %bb8, label %bb6.preheader10

bb6.preheader10:
  %iter.sroa.8.05.ph = phi i64 [ 0, %vector.memcheck ], [ 0, %bb6.preheader ], [ %n.vec, %middle.block ]
  %.neg = or disjoint i64 %iter.sroa.8.05.ph, 1
  %xtraiter = and i64 %_0.sroa.0.0.sroa.speculated.i.i.i, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %bb6.prol.loopexit, label %bb6.prol

bb6.prol:
  %11 = or disjoint i64 %iter.sroa.8.05.ph, 1
  %_3.i.i.prol = getelementptr inbounds float, ptr %x.0, i64 %iter.sroa.8.05.ph
  %_3.i2.i.prol = getelementptr inbounds float, ptr %0, i64 %iter.sroa.8.05.ph
  %12 = load float, ptr %_3.i.i.prol, align 4, !noundef !6
  %13 = load i32, ptr %_3.i2.i.prol, align 4
  store i32 %13, ptr %_3.i.i.prol, align 4
  store float %12, ptr %_3.i2.i.prol, align 4
  br label %bb6.prol.loopexit

bb6.prol.loopexit:
  %iter.sroa.8.05.unr = phi i64 [ %iter.sroa.8.05.ph, %bb6.preheader10 ], [ %11, %bb6.prol ]
  %14 = icmp eq i64 %_0.sroa.0.0.sroa.speculated.i.i.i, %.neg
  br i1 %14, label %bb8, label %bb6

bb6:
  %iter.sroa.8.05 = phi i64 [ %18, %bb6 ], [ %iter.sroa.8.05.unr, %bb6.prol.loopexit ]
  %15 = add nuw nsw i64 %iter.sroa.8.05, 1
  %_3.i.i = getelementptr inbounds float, ptr %x.0, i64 %iter.sroa.8.05
  %_3.i2.i = getelementptr inbounds float, ptr %0, i64 %iter.sroa.8.05
  %16 = load float, ptr %_3.i.i, align 4, !noundef !6
  %17 = load i32, ptr %_3.i2.i, align 4
  store i32 %17, ptr %_3.i.i, align 4
  store float %16, ptr %_3.i2.i, align 4
  %18 = add nuw nsw i64 %iter.sroa.8.05, 2
  %_3.i.i.1 = getelementptr inbounds float, ptr %x.0, i64 %15
  %_3.i2.i.1 = getelementptr inbounds float, ptr %0, i64 %15
  %19 = load float, ptr %_3.i.i.1, align 4, !noundef !6
  %20 = load i32, ptr %_3.i2.i.1, align 4
  store i32 %20, ptr %_3.i.i.1, align 4
  store float %19, ptr %_3.i2.i.1, align 4
  %exitcond.not.1 = icmp eq i64 %18, %_0.sroa.0.0.sroa.speculated.i.i.i
  br i1 %exitcond.not.1, label %bb8, label %bb6, !llvm.loop !33

bb8:
  ret void
}

define noundef float @row_maxima(ptr noalias nocapture noundef nonnull readonly align 4 %x.0, i64 noundef %x.1, i64 noundef %width) unnamed_addr #4 personality ptr @rust_eh_personality {
start:
  %_13 = alloca [48 x i8], align 8
  %0 = icmp eq i64 %width, 0
  br i1 %0, label %bb7, label %bb1.preheader, !prof !34

bb1.preheader:
  %1 = icmp eq i64 %x.1, 0
  br i1 %1, label %bb4, label %bb3

bb7:
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %_13)
  store ptr @alloc_2cdbb89777c912da09e05e08ed401368, ptr %_13, align 8
  %2 = getelementptr inbounds i8, ptr %_13, i64 8
  store i64 1, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %_13, i64 32
  store ptr null, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %_13, i64 16
  store ptr inttoptr (i64 8 to ptr), ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %_13, i64 24
  store i64 0, ptr %5, align 8
  call void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr noalias nocapture noundef nonnull readonly align 8 dereferenceable(48) %_13, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #11
  unreachable

bb4:
  %total.sroa.0.0.lcssa = phi float [ 0.000000e+00, %bb1.preheader ], [ %12, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hc95a6595d1a6fc46E.exit" ]
  ret float %total.sroa.0.0.lcssa

bb3:
  %total.sroa.0.06 = phi float [ %12, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hc95a6595d1a6fc46E.exit" ], [ 0.000000e+00, %bb1.preheader ]
  %iter.sroa.4.05 = phi i64 [ %_10.i, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hc95a6595d1a6fc46E.exit" ], [ %x.1, %bb1.preheader ]
  %remainder.i = urem i64 %iter.sroa.4.05, %width
  %6 = icmp eq i64 %remainder.i, 0
  %_4.remainder.i = select i1 %6, i64 %width, i64 %remainder.i
  %_10.i = sub i64 %iter.sroa.4.05, %_4.remainder.i
  %.idx = shl nsw i64 %_10.i, 2
  %7 = getelementptr inbounds i8, ptr %x.0, i64 %.idx
  %gepdiff = and i64 %_4.remainder.i, 4611686018427387903
  %xtraiter = and i64 %_4.remainder.i, 1
  %8 = icmp eq i64 %gepdiff, 1
  br i1 %8, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hc95a6595d1a6fc46E.exit.unr-lcssa", label %bb3.new

bb3.new:
  %unroll_iter = sub nsw i64 %gepdiff, %xtraiter
  br label %bb10.i

bb10.i:
  %acc.sroa.0.0.i = phi float [ 0xC7EFFFFFE0000000, %bb3.new ], [ %10, %bb10.i ]
  %i.sroa.0.0.i = phi i64 [ 0, %bb3.new ], [ %_30.i.1, %bb10.i ]
  %niter = phi i64 [ 0, %bb3.new ], [ %niter.next.1, %bb10.i ]
  %_40.i = getelementptr inbounds float, ptr %7, i64 %i.sroa.0.0.i
  %_4.i.i = load float, ptr %_40.i, align 4, !alias.scope !35, !noundef !6
  %9 = tail call noundef float @llvm.maxnum.f32(float %acc.sroa.0.0.i, float %_4.i.i)
  %_30.i = or disjoint i64 %i.sroa.0.0.i, 1
  %_40.i.1 = getelementptr inbounds float, ptr %7, i64 %_30.i
  %_4.i.i.1 = load float, ptr %_40.i.1, align 4, !alias.scope !35, !noundef !6
  %10 = tail call noundef float @llvm.maxnum.f32(float %9, float %_4.i.i.1)
  %_30.i.1 = add nuw i64 %i.sroa.0.0.i, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hc95a6595d1a6fc46E.exit.unr-lcssa", label %bb10.i

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hc95a6595d1a6fc46E.exit.unr-lcssa":
  %.lcssa.ph = phi float [ poison, %bb3 ], [ %10, %bb10.i ]
  %acc.sroa.0.0.i.unr = phi float [ 0xC7EFFFFFE0000000, %bb3 ], [ %10, %bb10.i ]
  %i.sroa.0.0.i.unr = phi i64 [ 0, %bb3 ], [ %_30.i.1, %bb10.i ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hc95a6595d1a6fc46E.exit", label %bb10.i.epil

bb10.i.epil:
  %_40.i.epil = getelementptr inbounds float, ptr %7, i64 %i.sroa.0.0.i.unr
  %_4.i.i.epil = load float, ptr %_40.i.epil, align 4, !alias.scope !35, !noundef !6
  %11 = tail call noundef float @llvm.maxnum.f32(float %acc.sroa.0.0.i.unr, float %_4.i.i.epil)
  br label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hc95a6595d1a6fc46E.exit"

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hc95a6595d1a6fc46E.exit":
  %.lcssa = phi float [ %.lcssa.ph, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hc95a6595d1a6fc46E.exit.unr-lcssa" ], [ %11, %bb10.i.epil ]
  %12 = fadd float %total.sroa.0.06, %.lcssa
  %13 = icmp eq i64 %_10.i, 0
  br i1 %13, label %bb4, label %bb3
}

define noundef i64 @drain_by_match(ptr noalias noundef nonnull readonly align 4 %x.0, i64 noundef %x.1) unnamed_addr #3 {
start:
  %_13 = getelementptr inbounds float, ptr %x.0, i64 %x.1
  %0 = icmp eq i64 %x.1, 0
  br i1 %0, label %bb5, label %bb3

bb3:
  %n.sroa.0.012 = phi i64 [ %2, %bb3 ], [ 0, %start ]
  %it.sroa.0.011 = phi ptr [ %spec.select, %bb3 ], [ %x.0, %start ]
  %_24.i = getelementptr inbounds i8, ptr %it.sroa.0.011, i64 4
  %1 = icmp eq ptr %_24.i, %_13
  %_24.i5 = getelementptr inbounds i8, ptr %it.sroa.0.011, i64 8
  %spec.select = select i1 %1, ptr %_24.i, ptr %_24.i5
  %2 = add i64 %n.sroa.0.012, 1
  %3 = icmp eq ptr %spec.select, %_13
  br i1 %3, label %bb5, label %bb3

bb5:
  %n.sroa.0.0.lcssa = phi i64 [ 0, %start ], [ %2, %bb3 ]
  ret i64 %n.sroa.0.0.lcssa
}

define void @alternate(ptr noalias nocapture noundef nonnull align 4 %x.0, i64 noundef %x.1) unnamed_addr #1 {
start:
  %_4.not10 = icmp eq i64 %x.1, 0
  br i1 %_4.not10, label %bb5, label %bb2

bb5:
  ret void

bb2:
  %rest.sroa.0.012 = phi ptr [ %spec.select9, %bb2 ], [ %x.0, %start ]
  %rest.sroa.10.011 = phi i64 [ %spec.select, %bb2 ], [ %x.1, %start ]
  %_7 = load float, ptr %rest.sroa.0.012, align 4, !noundef !6
  %0 = fneg float %_7
  store float %0, ptr %rest.sroa.0.012, align 4
  %_9.not = icmp eq i64 %rest.sroa.10.011, 1
  %more.1 = add i64 %rest.sroa.10.011, -2
  %spec.select = select i1 %_9.not, i64 0, i64 %more.1
  %spec.select9.v = select i1 %_9.not, i64 4, i64 8
  %spec.select9 = getelementptr inbounds i8, ptr %rest.sroa.0.012, i64 %spec.select9.v
  %_4.not = icmp eq i64 %spec.select, 0
  br i1 %_4.not, label %bb5, label %bb2
}

define noundef i64 @count_positive(ptr noalias nocapture noundef nonnull readonly align 4 %x.0, i64 noundef %x.1) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %0 = icmp eq i64 %x.1, 0
  br i1 %0, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hc799e7e75846434dE.exit", label %bb10.i.preheader

bb10.i.preheader:
  %min.iters.check = icmp ult i64 %x.1, 4
  br i1 %min.iters.check, label %bb10.i.preheader3, label %vector.ph

vector.ph:
  %n.vec = and i64 %x.1, -4
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.phi = phi <2 x i64> [ zeroinitializer, %vector.ph ], [ %7, %vector.body ]
  %vec.phi1 = phi <2 x i64> [ zeroinitializer, %vector.ph ], [ %8, %vector.body ]
  %1 = getelementptr inbounds float, ptr %x.0, i64 %index
  %2 = getelementptr inbounds i8, ptr %1, i64 8
  %wide.load = load <2 x float>, ptr %1, align 4, !alias.scope !38, !noalias !43
  %wide.load2 = load <2 x float>, ptr %2, align 4, !alias.scope !38, !noalias !43
  %3 = fcmp ogt <2 x float> %wide.load, zeroinitializer
  %4 = fcmp ogt <2 x float> %wide.load2, zeroinitializer
  %5 = zext <2 x i1> %3 to <2 x i64>
  %6 = zext <2 x i1> %4 to <2 x i64>
  %7 = add <2 x i64> %vec.phi, %5
  %8 = add <2 x i64> %vec.phi1, %6
  %index.next = add nuw i64 %index, 4
  %9 = icmp eq i64 %index.next, %n.vec
  br i1 %9, label %middle.block, label %vector.body, !llvm.loop !46

middle.block:
  %bin.rdx = add <2 x i64> %8, %7
  %10 = tail call i64 @llvm.vector.reduce.add.v2i64(<2 x i64> %bin.rdx)
  %cmp.n = icmp eq i64 %n.vec, %x.1
  br i1 %cmp.n, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hc799e7e75846434dE.exit", label %bb10.i.preheader3

bb10.i.preheader3:
  %acc.sroa.0.0.i.ph = phi i64 [ 0, %bb10.i.preheader ], [ %10, %middle.block ]
  %i.sroa.0.0.i.ph = phi i64 [ 0, %bb10.i.preheader ], [ %n.vec, %middle.block ]
  br label %bb10.i

bb10.i:
  %acc.sroa.0.0.i = phi i64 [ %_4.0.i.i.i, %bb10.i ], [ %acc.sroa.0.0.i.ph, %bb10.i.preheader3 ]
  %i.sroa.0.0.i = phi i64 [ %_30.i, %bb10.i ], [ %i.sroa.0.0.i.ph, %bb10.i.preheader3 ]
  %_40.i = getelementptr inbounds float, ptr %x.0, i64 %i.sroa.0.0.i
  %_3.i.i.i.i = load float, ptr %_40.i, align 4, !alias.scope !38, !noalias !43, !noundef !6
  %_0.i.i.i.i = fcmp ogt float %_3.i.i.i.i, 0.000000e+00
  %_0.i.i.i = zext i1 %_0.i.i.i.i to i64
  %_4.0.i.i.i = add i64 %acc.sroa.0.0.i, %_0.i.i.i
  %_30.i = add nuw i64 %i.sroa.0.0.i, 1
  %_32.i = icmp eq i64 %_30.i, %x.1
  br i1 %_32.i, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hc799e7e75846434dE.exit", label %bb10.i, !llvm.loop !47

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hc799e7e75846434dE.exit":
  %_0.sroa.0.0.i = phi i64 [ 0, %start ], [ %10, %middle.block ], [ %_4.0.i.i.i, %bb10.i ]
  ret i64 %_0.sroa.0.0.i
}

define { i64, i64 } @first_large(ptr noalias noundef nonnull readonly align 4 %x.0, i64 noundef %x.1) unnamed_addr #5 personality ptr @rust_eh_personality {
start:
  %_8 = getelementptr inbounds float, ptr %x.0, i64 %x.1
  %0 = icmp eq i64 %x.1, 0
  br i1 %0, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8position17h1090d5e177613ff6E.exit", label %bb7.i

bb7.i:
  %i.sroa.0.09.i = phi i64 [ %_21.0.i, %bb10.i ], [ 0, %start ]
  %_24.i78.i = phi ptr [ %_24.i.i, %bb10.i ], [ %x.0, %start ]
  %_3.i.i = load float, ptr %_24.i78.i, align 4, !alias.scope !48, !noalias !51, !noundef !6
  %_0.i.i = fcmp ogt float %_3.i.i, 0x3FECCCCCC0000000
  br i1 %_0.i.i, label %bb9.i, label %bb10.i

bb10.i:
  %_24.i.i = getelementptr inbounds i8, ptr %_24.i78.i, i64 4
  %_21.0.i = add nuw nsw i64 %i.sroa.0.09.i, 1
  %1 = icmp eq ptr %_24.i.i, %_8
  br i1 %1, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8position17h1090d5e177613ff6E.exit", label %bb7.i

bb9.i:
  %cond.i = icmp ult i64 %i.sroa.0.09.i, %x.1
  tail call void @llvm.assume(i1 %cond.i)
  br label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8position17h1090d5e177613ff6E.exit"

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8position17h1090d5e177613ff6E.exit":
  %i.sroa.0.06.i = phi i64 [ %i.sroa.0.09.i, %bb9.i ], [ 0, %start ], [ %_21.0.i, %bb10.i ]
  %_0.sroa.0.0.i = phi i64 [ 1, %bb9.i ], [ 0, %start ], [ 0, %bb10.i ]
  %2 = insertvalue { i64, i64 } poison, i64 %_0.sroa.0.0.i, 0
  %3 = insertvalue { i64, i64 } %2, i64 %i.sroa.0.06.i, 1
  ret { i64, i64 } %3
}

declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef range(i32 1, 17), i64 noundef, ptr noundef, ptr noundef) unnamed_addr #4

declare i64 @llvm.usub.sat.i64(i64, i64) #6

declare void @llvm.assume(i1 noundef) #7

declare void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr noalias nocapture noundef readonly align 8 dereferenceable(48), ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr #8

declare float @llvm.maxnum.f32(float, float) #6

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #9

declare i64 @llvm.umin.i64(i64, i64) #10

declare i64 @llvm.vector.reduce.add.v2i64(<2 x i64>) #10

attributes #0 = { nofree norecurse nosync nounwind nonlazybind memory(argmem: readwrite) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nofree norecurse nosync nounwind nonlazybind memory(readwrite, inaccessiblemem: none) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { nofree norecurse nosync nounwind nonlazybind memory(argmem: read) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { nofree norecurse nosync nounwind nonlazybind memory(none) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { nofree norecurse nosync nounwind nonlazybind memory(read, inaccessiblemem: write) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #8 = { cold noinline noreturn nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #9 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #10 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.85.0 (4d91de4e4 2025-02-17)"}
!3 = distinct !{!3, !4, !5}
!4 = !{!"llvm.loop.isvectorized", i32 1}
!5 = !{!"llvm.loop.unroll.runtime.disable"}
!6 = !{}
!7 = distinct !{!7, !5, !4}
!8 = distinct !{!8, !4, !5}
!9 = distinct !{!9, !5, !4}
!10 = distinct !{!10, !4, !5}
!11 = distinct !{!11, !5, !4}
!12 = !{!13, !15}
!13 = distinct !{!13, !14, !"_ZN9iterators11dot_by_four28_$u7b$$u7b$closure$u7d$$u7d$17ha0888767581d5e37E: %v"}
!14 = distinct !{!14, !"_ZN9iterators11dot_by_four28_$u7b$$u7b$closure$u7d$$u7d$17ha0888767581d5e37E"}
!15 = distinct !{!15, !16, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17hdd0d942e6fb64cb7E: %elt"}
!16 = distinct !{!16, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17hdd0d942e6fb64cb7E"}
!17 = distinct !{!17, !4, !5}
!18 = distinct !{!18, !5, !4}
!19 = !{!20}
!20 = distinct !{!20, !21, !"_ZN4core4iter8adapters6copied9copy_fold28_$u7b$$u7b$closure$u7d$$u7d$17hdc303703a1847f79E: %_3"}
!21 = distinct !{!21, !"_ZN4core4iter8adapters6copied9copy_fold28_$u7b$$u7b$closure$u7d$$u7d$17hdc303703a1847f79E"}
!22 = !{!23}
!23 = distinct !{!23, !24, !"_ZN98_$LT$core..iter..adapters..take..Take$LT$I$GT$$u20$as$u20$core..iter..adapters..take..SpecTake$GT$9spec_fold17h96d209a9a05cbf04E: %self"}
!24 = distinct !{!24, !"_ZN98_$LT$core..iter..adapters..take..Take$LT$I$GT$$u20$as$u20$core..iter..adapters..take..SpecTake$GT$9spec_fold17h96d209a9a05cbf04E"}
!25 = distinct !{!25, !26}
!26 = !{!"llvm.loop.unroll.disable"}
!27 = !{!28}
!28 = distinct !{!28, !29}
!29 = distinct !{!29, !"LVerDomain"}
!30 = !{!31}
!31 = distinct !{!31, !29}
!32 = distinct !{!32, !4, !5}
!33 = distinct !{!33, !4}
!34 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!35 = !{!36}
!36 = distinct !{!36, !37, !"_ZN9iterators10row_maxima28_$u7b$$u7b$closure$u7d$$u7d$17h7a88b3fd2ff3622fE: %v"}
!37 = distinct !{!37, !"_ZN9iterators10row_maxima28_$u7b$$u7b$closure$u7d$$u7d$17h7a88b3fd2ff3622fE"}
!38 = !{!39, !41}
!39 = distinct !{!39, !40, !"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count8to_usize28_$u7b$$u7b$closure$u7d$$u7d$17h4fe54468572be756E: argument 0"}
!40 = distinct !{!40, !"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count8to_usize28_$u7b$$u7b$closure$u7d$$u7d$17h4fe54468572be756E"}
!41 = distinct !{!41, !42, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17had2a3f829b88d62fE: %elt"}
!42 = distinct !{!42, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17had2a3f829b88d62fE"}
!43 = !{!44}
!44 = distinct !{!44, !45, !"_ZN9iterators14count_positive28_$u7b$$u7b$closure$u7d$$u7d$17h6306eddc740b6990E: %v"}
!45 = distinct !{!45, !"_ZN9iterators14count_positive28_$u7b$$u7b$closure$u7d$$u7d$17h6306eddc740b6990E"}
!46 = distinct !{!46, !4, !5}
!47 = distinct !{!47, !5, !4}
!48 = !{!49}
!49 = distinct !{!49, !50, !"_ZN9iterators11first_large28_$u7b$$u7b$closure$u7d$$u7d$17hbba872655ef235a8E: %v"}
!50 = distinct !{!50, !"_ZN9iterators11first_large28_$u7b$$u7b$closure$u7d$$u7d$17hbba872655ef235a8E"}
!51 = !{!52}
!52 = distinct !{!52, !53, !"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8position17h1090d5e177613ff6E: %self"}
!53 = distinct !{!53, !"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8position17h1090d5e177613ff6E"}

source_filename = "types.2b13d7142af0539f-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_79a5d30b8232ffd52374838ddbab6aec = private unnamed_addr constant <{ [4 x i8] }> <{ [4 x i8] c"\00\00\80?" }>, align 4
@alloc_f6db23c6a42003540022c9a7eceb65b5 = private unnamed_addr constant <{ [4 x i8] }> <{ [4 x i8] c"\00\00\00@" }>, align 4

define noundef zeroext i1 @activate(ptr noalias noundef nonnull align 4 %x.0, i64 noundef %x.1, i8 noundef %code) unnamed_addr #0 {
start:
  %switch = icmp ult i8 %code, 4
  br i1 %switch, label %bb13, label %bb7

bb13:
  %_17 = getelementptr inbounds float, ptr %x.0, i64 %x.1
  %0 = icmp eq i64 %x.1, 0
  br i1 %0, label %bb7, label %bb4.lr.ph

bb4.lr.ph:
  switch i8 %code, label %bb4 [
    i8 0, label %bb7
    i8 1, label %bb4.us6.preheader
    i8 2, label %bb4.us13.preheader
    i8 3, label %bb4.us20.preheader
  ]

bb4.us20.preheader:
  %1 = add i64 %x.1, 4611686018427387903
  %2 = and i64 %1, 4611686018427387903
  %3 = add nuw nsw i64 %2, 1
  %min.iters.check = icmp ult i64 %2, 7
  br i1 %min.iters.check, label %bb4.us20.preheader72, label %vector.ph

bb4.us20.preheader72:
  %iter.sroa.0.04.us21.ph = phi ptr [ %x.0, %bb4.us20.preheader ], [ %ind.end, %middle.block ]
  br label %bb4.us20

vector.ph:
  %n.vec = and i64 %3, 9223372036854775800
  %4 = shl i64 %n.vec, 2
  %ind.end = getelementptr i8, ptr %x.0, i64 %4
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %offset.idx = shl i64 %index, 2
  %next.gep = getelementptr i8, ptr %x.0, i64 %offset.idx
  %5 = getelementptr i8, ptr %next.gep, i64 16
  %wide.load = load <4 x float>, ptr %next.gep, align 4
  %wide.load34 = load <4 x float>, ptr %5, align 4
  %6 = fmul <4 x float> %wide.load, %wide.load
  %7 = fmul <4 x float> %wide.load34, %wide.load34
  store <4 x float> %6, ptr %next.gep, align 4
  store <4 x float> %7, ptr %5, align 4
  %index.next = add nuw i64 %index, 8
  %8 = icmp eq i64 %index.next, %n.vec
  br i1 %8, label %middle.block, label %vector.body, !llvm.loop !3

middle.block:
  %cmp.n = icmp eq i64 %3, %n.vec
  br i1 %cmp.n, label %bb7, label %bb4.us20.preheader72

bb4.us13.preheader:
  %9 = add i64 %x.1, 4611686018427387903
  %10 = and i64 %9, 4611686018427387903
  %11 = add nuw nsw i64 %10, 1
  %min.iters.check37 = icmp ult i64 %10, 7
  br i1 %min.iters.check37, label %bb4.us13.preheader70, label %vector.ph38

bb4.us13.preheader70:
  %iter.sroa.0.04.us14.ph = phi ptr [ %x.0, %bb4.us13.preheader ], [ %ind.end41, %middle.block35 ]
  br label %bb4.us13

vector.ph38:
  %n.vec40 = and i64 %11, 9223372036854775800
  %12 = shl i64 %n.vec40, 2
  %ind.end41 = getelementptr i8, ptr %x.0, i64 %12
  br label %vector.body43

vector.body43:
  %index44 = phi i64 [ 0, %vector.ph38 ], [ %index.next50, %vector.body43 ]
  %offset.idx45 = shl i64 %index44, 2
  %next.gep46 = getelementptr i8, ptr %x.0, i64 %offset.idx45
  %13 = getelementptr i8, ptr %next.gep46, i64 16
  %wide.load48 = load <4 x float>, ptr %next.gep46, align 4
  %wide.load49 = load <4 x float>, ptr %13, align 4
  %14 = fmul <4 x float> %wide.load48, <float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000>
  %15 = fmul <4 x float> %wide.load49, <float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000, float 0x3FB99999A0000000>
  %16 = tail call <4 x float> @llvm.maxnum.v4f32(<4 x float> %wide.load48, <4 x float> %14)
  %17 = tail call <4 x float> @llvm.maxnum.v4f32(<4 x float> %wide.load49, <4 x float> %15)
  store <4 x float> %16, ptr %next.gep46, align 4
  store <4 x float> %17, ptr %13, align 4
  %index.next50 = add nuw i64 %index44, 8
  %18 = icmp eq i64 %index.next50, %n.vec40
  br i1 %18, label %middle.block35, label %vector.body43, !llvm.loop !6

middle.block35:
  %cmp.n51 = icmp eq i64 %11, %n.vec40
  br i1 %cmp.n51, label %bb7, label %bb4.us13.preheader70

bb4.us6.preheader:
  %19 = add i64 %x.1, 4611686018427387903
  %20 = and i64 %19, 4611686018427387903
  %21 = add nuw nsw i64 %20, 1
  %min.iters.check54 = icmp ult i64 %20, 7
  br i1 %min.iters.check54, label %bb4.us6.preheader69, label %vector.ph55

vector.ph55:
  %n.vec57 = and i64 %21, 9223372036854775800
  %22 = shl i64 %n.vec57, 2
  %ind.end58 = getelementptr i8, ptr %x.0, i64 %22
  br label %vector.body60

vector.body60:
  %index61 = phi i64 [ 0, %vector.ph55 ], [ %index.next67, %vector.body60 ]
  %offset.idx62 = shl i64 %index61, 2
  %next.gep63 = getelementptr i8, ptr %x.0, i64 %offset.idx62
  %23 = getelementptr i8, ptr %next.gep63, i64 16
  %wide.load65 = load <4 x float>, ptr %next.gep63, align 4
  %wide.load66 = load <4 x float>, ptr %23, align 4
  %24 = tail call <4 x float> @llvm.maxnum.v4f32(<4 x float> %wide.load65, <4 x float> zeroinitializer)
  %25 = tail call <4 x float> @llvm.maxnum.v4f32(<4 x float> %wide.load66, <4 x float> zeroinitializer)
  store <4 x float> %24, ptr %next.gep63, align 4
  store <4 x float> %25, ptr %23, align 4
  %index.next67 = add nuw i64 %index61, 8
  %26 = icmp eq i64 %index.next67, %n.vec57
  br i1 %26, label %middle.block52, label %vector.body60, !llvm.loop !7

middle.block52:
  %cmp.n68 = icmp eq i64 %21, %n.vec57
  br i1 %cmp.n68, label %bb7, label %bb4.us6.preheader69

bb4.us6.preheader69:
  %iter.sroa.0.04.us7.ph = phi ptr [ %x.0, %bb4.us6.preheader ], [ %ind.end58, %middle.block52 ]
  br label %bb4.us6

bb4.us6:
  %iter.sroa.0.04.us7 = phi ptr [ %_24.i.us8, %bb4.us6 ], [ %iter.sroa.0.04.us7.ph, %bb4.us6.preheader69 ]
  %_24.i.us8 = getelementptr inbounds i8, ptr %iter.sroa.0.04.us7, i64 4
  %_12.us9 = load float, ptr %iter.sroa.0.04.us7, align 4, !noundef !8
  %27 = tail call float @llvm.maxnum.f32(float %_12.us9, float 0.000000e+00)
  store float %27, ptr %iter.sroa.0.04.us7, align 4
  %28 = icmp eq ptr %_24.i.us8, %_17
  br i1 %28, label %bb7, label %bb4.us6, !llvm.loop !9

bb4.us13:
  %iter.sroa.0.04.us14 = phi ptr [ %_24.i.us15, %bb4.us13 ], [ %iter.sroa.0.04.us14.ph, %bb4.us13.preheader70 ]
  %_24.i.us15 = getelementptr inbounds i8, ptr %iter.sroa.0.04.us14, i64 4
  %_12.us16 = load float, ptr %iter.sroa.0.04.us14, align 4, !noundef !8
  %_4.i.us = fmul float %_12.us16, 0x3FB99999A0000000
  %29 = tail call float @llvm.maxnum.f32(float %_12.us16, float %_4.i.us)
  store float %29, ptr %iter.sroa.0.04.us14, align 4
  %30 = icmp eq ptr %_24.i.us15, %_17
  br i1 %30, label %bb7, label %bb4.us13, !llvm.loop !10

bb4.us20:
  %iter.sroa.0.04.us21 = phi ptr [ %_24.i.us22, %bb4.us20 ], [ %iter.sroa.0.04.us21.ph, %bb4.us20.preheader72 ]
  %_24.i.us22 = getelementptr inbounds i8, ptr %iter.sroa.0.04.us21, i64 4
  %_12.us23 = load float, ptr %iter.sroa.0.04.us21, align 4, !noundef !8
  %31 = fmul float %_12.us23, %_12.us23
  store float %31, ptr %iter.sroa.0.04.us21, align 4
  %32 = icmp eq ptr %_24.i.us22, %_17
  br i1 %32, label %bb7, label %bb4.us20, !llvm.loop !11

bb4:
  unreachable

bb7:
  ret i1 %switch
}

define noundef double @reduced(ptr noalias noundef nonnull readonly align 4 %x.0, i64 noundef %x.1, ptr noalias nocapture noundef readonly align 8 dereferenceable(64) %y, i32 noundef %0) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %_20.i = getelementptr inbounds i32, ptr %x.0, i64 %x.1
  %1 = icmp eq i64 %x.1, 0
  br i1 %1, label %_ZN5types6reduce17hdbae8bb1f1b64277E.exit, label %bb4.i

bb4.i:
  %acc.sroa.0.05.i = phi i32 [ %_0.sroa.0.0.sroa.speculated.i1.i.i, %bb4.i ], [ 0, %start ]
  %iter.sroa.0.04.i = phi ptr [ %_24.i.i, %bb4.i ], [ %x.0, %start ]
  %_24.i.i = getelementptr inbounds i8, ptr %iter.sroa.0.04.i, i64 4
  %_15.i = load i32, ptr %iter.sroa.0.04.i, align 4, !alias.scope !12, !noalias !15, !noundef !8
  %_0.sroa.0.0.sroa.speculated.i.i.i = tail call noundef i32 @llvm.umax.i32(i32 %acc.sroa.0.05.i, i32 %_15.i)
  %_0.sroa.0.0.sroa.speculated.i1.i.i = tail call noundef i32 @llvm.umin.i32(i32 %_0.sroa.0.0.sroa.speculated.i.i.i, i32 %0)
  %2 = icmp eq ptr %_24.i.i, %_20.i
  br i1 %2, label %_ZN5types6reduce17hdbae8bb1f1b64277E.exit.loopexit, label %bb4.i

_ZN5types6reduce17hdbae8bb1f1b64277E.exit.loopexit:
  %3 = uitofp i32 %_0.sroa.0.0.sroa.speculated.i1.i.i to double
  br label %_ZN5types6reduce17hdbae8bb1f1b64277E.exit

_ZN5types6reduce17hdbae8bb1f1b64277E.exit:
  %acc.sroa.0.0.lcssa.i = phi double [ 0.000000e+00, %start ], [ %3, %_ZN5types6reduce17hdbae8bb1f1b64277E.exit.loopexit ]
  %_15.i1 = load double, ptr %y, align 8, !alias.scope !17, !noundef !8
  %_0.i.i = fadd double %_15.i1, 0.000000e+00
  %iter.sroa.0.0.ptr.1.i = getelementptr inbounds i8, ptr %y, i64 8
  %_15.1.i = load double, ptr %iter.sroa.0.0.ptr.1.i, align 8, !alias.scope !17, !noundef !8
  %_0.i.1.i = fadd double %_0.i.i, %_15.1.i
  %iter.sroa.0.0.ptr.2.i = getelementptr inbounds i8, ptr %y, i64 16
  %_15.2.i = load double, ptr %iter.sroa.0.0.ptr.2.i, align 8, !alias.scope !17, !noundef !8
  %_0.i.2.i = fadd double %_0.i.1.i, %_15.2.i
  %iter.sroa.0.0.ptr.3.i = getelementptr inbounds i8, ptr %y, i64 24
  %_15.3.i = load double, ptr %iter.sroa.0.0.ptr.3.i, align 8, !alias.scope !17, !noundef !8
  %_0.i.3.i = fadd double %_0.i.2.i, %_15.3.i
  %iter.sroa.0.0.ptr.4.i = getelementptr inbounds i8, ptr %y, i64 32
  %_15.4.i = load double, ptr %iter.sroa.0.0.ptr.4.i, align 8, !alias.scope !17, !noundef !8
  %_0.i.4.i = fadd double %_0.i.3.i, %_15.4.i
  %iter.sroa.0.0.ptr.5.i = getelementptr inbounds i8, ptr %y, i64 40
  %_15.5.i = load double, ptr %iter.sroa.0.0.ptr.5.i, align 8, !alias.scope !17, !noundef !8
  %_0.i.5.i = fadd double %_0.i.4.i, %_15.5.i
  %iter.sroa.0.0.ptr.6.i = getelementptr inbounds i8, ptr %y, i64 48
  %_15.6.i = load double, ptr %iter.sroa.0.0.ptr.6.i, align 8, !alias.scope !17, !noundef !8
  %_0.i.6.i = fadd double %_0.i.5.i, %_15.6.i
  %iter.sroa.0.0.ptr.7.i = getelementptr inbounds i8, ptr %y, i64 56
  %_15.7.i = load double, ptr %iter.sroa.0.0.ptr.7.i, align 8, !alias.scope !17, !noundef !8
  %_0.i.7.i = fadd double %_0.i.6.i, %_15.7.i
  %_0 = fadd double %_0.i.7.i, %acc.sroa.0.0.lcssa.i
  ret double %_0
}

define noundef float @"_ZN43_$LT$types..Row$u20$as$u20$types..Shape$GT$4area17h0016c784583848ccE"(ptr noalias nocapture noundef readonly align 4 dereferenceable(4) %self, i64 noundef %n) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %_0.i.i.i7.not.i = icmp eq i64 %n, 0
  br i1 %_0.i.i.i7.not.i, label %_ZN4core4iter6traits8iterator8Iterator4fold17h198b9365501ffacaE.exit, label %bb3.lr.ph.i

bb3.lr.ph.i:
  %_4.i.i1.i = load float, ptr %self, align 4, !alias.scope !20, !noundef !8
  %xtraiter = and i64 %n, 3
  %0 = icmp ult i64 %n, 4
  br i1 %0, label %_ZN4core4iter6traits8iterator8Iterator4fold17h198b9365501ffacaE.exit.loopexit.unr-lcssa, label %bb3.lr.ph.i.new

bb3.lr.ph.i.new:
  %unroll_iter = and i64 %n, -4
  br label %bb3.i

bb3.i:
  %accum.sroa.0.09.i = phi float [ -0.000000e+00, %bb3.lr.ph.i.new ], [ %_0.i1.i.i.3, %bb3.i ]
  %self.sroa.0.08.i = phi i64 [ 0, %bb3.lr.ph.i.new ], [ %_0.i1.i.i.i.3, %bb3.i ]
  %niter = phi i64 [ 0, %bb3.lr.ph.i.new ], [ %niter.next.3, %bb3.i ]
  %_0.i1.i.i.i = or disjoint i64 %self.sroa.0.08.i, 1
  %_3.i.i.i = uitofp i64 %self.sroa.0.08.i to float
  %_0.i.i.i = fmul float %_4.i.i1.i, %_3.i.i.i
  %_0.i1.i.i = fadd float %accum.sroa.0.09.i, %_0.i.i.i
  %_0.i1.i.i.i.1 = or disjoint i64 %self.sroa.0.08.i, 2
  %_3.i.i.i.1 = uitofp i64 %_0.i1.i.i.i to float
  %_0.i.i.i.1 = fmul float %_4.i.i1.i, %_3.i.i.i.1
  %_0.i1.i.i.1 = fadd float %_0.i1.i.i, %_0.i.i.i.1
  %_0.i1.i.i.i.2 = or disjoint i64 %self.sroa.0.08.i, 3
  %_3.i.i.i.2 = uitofp i64 %_0.i1.i.i.i.1 to float
  %_0.i.i.i.2 = fmul float %_4.i.i1.i, %_3.i.i.i.2
  %_0.i1.i.i.2 = fadd float %_0.i1.i.i.1, %_0.i.i.i.2
  %_0.i1.i.i.i.3 = add nuw i64 %self.sroa.0.08.i, 4
  %_3.i.i.i.3 = uitofp i64 %_0.i1.i.i.i.2 to float
  %_0.i.i.i.3 = fmul float %_4.i.i1.i, %_3.i.i.i.3
  %_0.i1.i.i.3 = fadd float %_0.i1.i.i.2, %_0.i.i.i.3
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %_ZN4core4iter6traits8iterator8Iterator4fold17h198b9365501ffacaE.exit.loopexit.unr-lcssa, label %bb3.i

_ZN4core4iter6traits8iterator8Iterator4fold17h198b9365501ffacaE.exit.loopexit.unr-lcssa:
  %_0.i1.i.i.lcssa.ph = phi float [ poison, %bb3.lr.ph.i ], [ %_0.i1.i.i.3, %bb3.i ]
  %accum.sroa.0.09.i.unr = phi float [ -0.000000e+00, %bb3.lr.ph.i ], [ %_0.i1.i.i.3, %bb3.i ]
  %self.sroa.0.08.i.unr = phi i64 [ 0, %bb3.lr.ph.i ], [ %_0.i1.i.i.i.3, %bb3.i ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %_ZN4core4iter6traits8iterator8Iterator4fold17h198b9365501ffacaE.exit, label %bb3.i.epil

bb3.i.epil:
  %accum.sroa.0.09.i.epil = phi float [ %_0.i1.i.i.epil, %bb3.i.epil ], [ %accum.sroa.0.09.i.unr, %_ZN4core4iter6traits8iterator8Iterator4fold17h198b9365501ffacaE.exit.loopexit.unr-lcssa ]
  %self.sroa.0.08.i.epil = phi i64 [ %_0.i1.i.i.i.epil, %bb3.i.epil ], [ %self.sroa.0.08.i.unr, %_ZN4core4iter6traits8iterator8Iterator4fold17h198b9365501ffacaE.exit.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb3.i.epil ], [ 0, %_ZN4core4iter6traits8iterator8Iterator4fold17h198b9365501ffacaE.exit.loopexit.unr-lcssa ]
  %_0.i1.i.i.i.epil = add nuw i64 %self.sroa.0.08.i.epil, 1
  %_3.i.i.i.epil = uitofp i64 %self.sroa.0.08.i.epil to float
  %_0.i.i.i.epil = fmul float %_4.i.i1.i, %_3.i.i.i.epil
  %_0.i1.i.i.epil = fadd float %accum.sroa.0.09.i.epil, %_0.i.i.i.epil
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %_ZN4core4iter6traits8iterator8Iterator4fold17h198b9365501ffacaE.exit, label %bb3.i.epil, !llvm.loop !23

_ZN4core4iter6traits8iterator8Iterator4fold17h198b9365501ffacaE.exit:
  %accum.sroa.0.0.lcssa.i = phi float [ -0.000000e+00, %start ], [ %_0.i1.i.i.lcssa.ph, %_ZN4core4iter6traits8iterator8Iterator4fold17h198b9365501ffacaE.exit.loopexit.unr-lcssa ], [ %_0.i1.i.i.epil, %bb3.i.epil ]
  ret float %accum.sroa.0.0.lcssa.i
}

define noundef float @"_ZN46_$LT$types..Square$u20$as$u20$types..Shape$GT$4area17h696e2f8596f8b608E"(ptr noalias nocapture noundef readonly align 4 dereferenceable(4) %self, i64 noundef %n) unnamed_addr #2 {
start:
  %_127.not = icmp eq i64 %n, 0
  br i1 %_127.not, label %bb5, label %bb3.lr.ph

bb3.lr.ph:
  %_11 = load float, ptr %self, align 4, !noundef !8
  %xtraiter = and i64 %n, 3
  %0 = icmp ult i64 %n, 4
  %unroll_iter = and i64 %n, -4
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br label %bb3

bb1.loopexit.unr-lcssa:
  %.lcssa.ph = phi float [ poison, %bb3 ], [ %5, %bb6 ]
  %s.sroa.0.16.unr = phi float [ %s.sroa.0.09, %bb3 ], [ %5, %bb6 ]
  %iter1.sroa.0.05.unr = phi i64 [ 0, %bb3 ], [ %_0.i4.3, %bb6 ]
  br i1 %lcmp.mod.not, label %bb1.loopexit, label %bb6.epil

bb6.epil:
  %s.sroa.0.16.epil = phi float [ %1, %bb6.epil ], [ %s.sroa.0.16.unr, %bb1.loopexit.unr-lcssa ]
  %iter1.sroa.0.05.epil = phi i64 [ %_0.i4.epil, %bb6.epil ], [ %iter1.sroa.0.05.unr, %bb1.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb6.epil ], [ 0, %bb1.loopexit.unr-lcssa ]
  %_0.i4.epil = add nuw i64 %iter1.sroa.0.05.epil, 1
  %_10.epil = mul i64 %iter1.sroa.0.05.epil, %iter.sroa.0.08
  %_9.epil = uitofp i64 %_10.epil to float
  %_8.epil = fmul float %_11, %_9.epil
  %1 = fadd float %s.sroa.0.16.epil, %_8.epil
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %bb1.loopexit, label %bb6.epil, !llvm.loop !25

bb1.loopexit:
  %.lcssa = phi float [ %.lcssa.ph, %bb1.loopexit.unr-lcssa ], [ %1, %bb6.epil ]
  %_0.i = add nuw i64 %iter.sroa.0.08, 1
  %exitcond10.not = icmp eq i64 %_0.i, %n
  br i1 %exitcond10.not, label %bb5, label %bb3

bb5:
  %s.sroa.0.0.lcssa = phi float [ 0.000000e+00, %start ], [ %.lcssa, %bb1.loopexit ]
  ret float %s.sroa.0.0.lcssa

bb3:
  %s.sroa.0.09 = phi float [ 0.000000e+00, %bb3.lr.ph ], [ %.lcssa, %bb1.loopexit ]
  %iter.sroa.0.08 = phi i64 [ 0, %bb3.lr.ph ], [ %_0.i, %bb1.loopexit ]
  br i1 %0, label %bb1.loopexit.unr-lcssa, label %bb6

bb6:
  %s.sroa.0.16 = phi float [ %5, %bb6 ], [ %s.sroa.0.09, %bb3 ]
  %iter1.sroa.0.05 = phi i64 [ %_0.i4.3, %bb6 ], [ 0, %bb3 ]
  %niter = phi i64 [ %niter.next.3, %bb6 ], [ 0, %bb3 ]
  %_0.i4 = or disjoint i64 %iter1.sroa.0.05, 1
  %_10 = mul i64 %iter1.sroa.0.05, %iter.sroa.0.08
  %_9 = uitofp i64 %_10 to float
  %_8 = fmul float %_11, %_9
  %2 = fadd float %s.sroa.0.16, %_8
  %_0.i4.1 = or disjoint i64 %iter1.sroa.0.05, 2
  %_10.1 = mul i64 %_0.i4, %iter.sroa.0.08
  %_9.1 = uitofp i64 %_10.1 to float
  %_8.1 = fmul float %_11, %_9.1
  %3 = fadd float %2, %_8.1
  %_0.i4.2 = or disjoint i64 %iter1.sroa.0.05, 3
  %_10.2 = mul i64 %_0.i4.1, %iter.sroa.0.08
  %_9.2 = uitofp i64 %_10.2 to float
  %_8.2 = fmul float %_11, %_9.2
  %4 = fadd float %3, %_8.2
  %_0.i4.3 = add nuw i64 %iter1.sroa.0.05, 4
  %_10.3 = mul i64 %_0.i4.2, %iter.sroa.0.08
  %_9.3 = uitofp i64 %_10.3 to float
  %_8.3 = fmul float %_11, %_9.3
  %5 = fadd float %4, %_8.3
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %bb1.loopexit.unr-lcssa, label %bb6
}

define noundef float @dispatched(i64 noundef %n, i1 noundef zeroext %square) unnamed_addr #3 {
start:
  %alloc_f6db23c6a42003540022c9a7eceb65b5.alloc_79a5d30b8232ffd52374838ddbab6aec = select i1 %square, ptr @alloc_f6db23c6a42003540022c9a7eceb65b5, ptr @alloc_79a5d30b8232ffd52374838ddbab6aec
  %0 = select i1 %square, ptr @"_ZN46_$LT$types..Square$u20$as$u20$types..Shape$GT$4area17h696e2f8596f8b608E", ptr @"_ZN43_$LT$types..Row$u20$as$u20$types..Shape$GT$4area17h0016c784583848ccE"
  %_0 = tail call noundef float %0(ptr noundef nonnull align 1 %alloc_f6db23c6a42003540022c9a7eceb65b5.alloc_79a5d30b8232ffd52374838ddbab6aec, i64 noundef %n) #8
  ret float %_0
}

define void @fixed_sizes(ptr noalias nocapture noundef align 4 dereferenceable(20) %x, i32 noundef %steps) unnamed_addr #4 {
start:
  %_96.not = icmp eq i32 %steps, 0
  br i1 %_96.not, label %bb5, label %bb3.lr.ph

bb3.lr.ph:
  %0 = getelementptr inbounds i8, ptr %x, i64 8
  %1 = getelementptr inbounds i8, ptr %x, i64 16
  %2 = load <2 x float>, ptr %x, align 4
  %3 = load <2 x float>, ptr %0, align 4
  %.promoted12 = load float, ptr %1, align 4
  %xtraiter = and i32 %steps, 1
  %4 = icmp eq i32 %steps, 1
  br i1 %4, label %bb1.bb5_crit_edge.unr-lcssa, label %bb3.lr.ph.new

bb3.lr.ph.new:
  %unroll_iter = and i32 %steps, -2
  br label %bb3

bb1.bb5_crit_edge.unr-lcssa:
  %.lcssa.ph = phi float [ poison, %bb3.lr.ph ], [ %44, %bb3 ]
  %.unr = phi float [ %.promoted12, %bb3.lr.ph ], [ %44, %bb3 ]
  %.unr19 = phi <2 x float> [ %3, %bb3.lr.ph ], [ %46, %bb3 ]
  %.unr20 = phi <2 x float> [ %2, %bb3.lr.ph ], [ %46, %bb3 ]
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %bb1.bb5_crit_edge, label %bb3.epil

bb3.epil:
  %5 = fmul <2 x float> %.unr20, <float 5.000000e-01, float 5.000000e-01>
  %6 = extractelement <2 x float> %5, i64 0
  %7 = fadd float %6, 0.000000e+00
  %8 = extractelement <2 x float> %5, i64 1
  %9 = fadd float %7, %8
  %10 = fmul <2 x float> %.unr19, <float 5.000000e-01, float 5.000000e-01>
  %11 = extractelement <2 x float> %10, i64 0
  %12 = fadd float %9, %11
  %13 = extractelement <2 x float> %10, i64 1
  %14 = fadd float %12, %13
  %_8.4.i.epil = fmul float %.unr, 5.000000e-01
  %15 = fadd float %14, %_8.4.i.epil
  br label %bb1.bb5_crit_edge

bb1.bb5_crit_edge:
  %.lcssa = phi float [ %.lcssa.ph, %bb1.bb5_crit_edge.unr-lcssa ], [ %15, %bb3.epil ]
  store float %.lcssa, ptr %1, align 4
  %16 = insertelement <4 x float> poison, float %.lcssa, i64 0
  %17 = shufflevector <4 x float> %16, <4 x float> poison, <4 x i32> zeroinitializer
  store <4 x float> %17, ptr %x, align 4
  br label %bb5

bb5:
  ret void

bb3:
  %18 = phi float [ %.promoted12, %bb3.lr.ph.new ], [ %44, %bb3 ]
  %19 = phi <2 x float> [ %3, %bb3.lr.ph.new ], [ %46, %bb3 ]
  %20 = phi <2 x float> [ %2, %bb3.lr.ph.new ], [ %46, %bb3 ]
  %niter = phi i32 [ 0, %bb3.lr.ph.new ], [ %niter.next.1, %bb3 ]
  %21 = fmul <2 x float> %20, <float 5.000000e-01, float 5.000000e-01>
  %22 = extractelement <2 x float> %21, i64 0
  %23 = fadd float %22, 0.000000e+00
  %24 = extractelement <2 x float> %21, i64 1
  %25 = fadd float %23, %24
  %26 = fmul <2 x float> %19, <float 5.000000e-01, float 5.000000e-01>
  %27 = extractelement <2 x float> %26, i64 0
  %28 = fadd float %25, %27
  %29 = extractelement <2 x float> %26, i64 1
  %30 = fadd float %28, %29
  %_8.4.i = fmul float %18, 5.000000e-01
  %31 = fadd float %30, %_8.4.i
  %32 = insertelement <2 x float> poison, float %31, i64 0
  %33 = shufflevector <2 x float> %32, <2 x float> poison, <2 x i32> zeroinitializer
  %34 = fmul <2 x float> %33, <float 5.000000e-01, float 5.000000e-01>
  %35 = extractelement <2 x float> %34, i64 0
  %36 = fadd float %35, 0.000000e+00
  %37 = extractelement <2 x float> %34, i64 1
  %38 = fadd float %36, %37
  %39 = fmul <2 x float> %33, <float 5.000000e-01, float 5.000000e-01>
  %40 = extractelement <2 x float> %39, i64 0
  %41 = fadd float %38, %40
  %42 = extractelement <2 x float> %39, i64 1
  %43 = fadd float %41, %42
  %_8.4.i.1 = fmul float %31, 5.000000e-01
  %44 = fadd float %43, %_8.4.i.1
  %45 = insertelement <2 x float> poison, float %44, i64 0
  %46 = shufflevector <2 x float> %45, <2 x float> poison, <2 x i32> zeroinitializer
  %niter.next.1 = add i32 %niter, 2
  %niter.ncmp.1 = icmp eq i32 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %bb1.bb5_crit_edge.unr-lcssa, label %bb3
}

define noundef i64 @tried(i64 noundef %n, i64 noundef %limit) unnamed_addr #5 personality ptr @rust_eh_personality {
start:
  %0 = icmp eq i64 %n, 0
  br i1 %0, label %_ZN5types7try_sum17h20969d843d5894dbE.exit, label %bb2.i.i

bb2.i.i:
  %1 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %n, i64 3)
  %_9.0.i.i = extractvalue { i64, i1 } %1, 0
  %_9.1.i.i = extractvalue { i64, i1 } %1, 1
  %_0.i.not.i.not.i.i = icmp ugt i64 %_9.0.i.i, %limit
  %.pn.i.i = or i1 %_9.1.i.i, %_0.i.not.i.not.i.i
  br i1 %.pn.i.i, label %_ZN5types7try_sum17h20969d843d5894dbE.exit, label %bb8.preheader.i

bb8.preheader.i:
  %umax.i = tail call i64 @llvm.umax.i64(i64 %_9.0.i.i, i64 1)
  br label %bb8.i

bb8.i:
  %iter.sroa.0.016.i = phi i64 [ %_0.i.i, %bb13.i ], [ 0, %bb8.preheader.i ]
  %s.sroa.0.015.i = phi i64 [ %_29.i, %bb13.i ], [ 0, %bb8.preheader.i ]
  %_14.i = mul i64 %iter.sroa.0.016.i, %iter.sroa.0.016.i
  %2 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %s.sroa.0.015.i, i64 %_14.i)
  %_28.1.i = extractvalue { i64, i1 } %2, 1
  br i1 %_28.1.i, label %_ZN5types7try_sum17h20969d843d5894dbE.exit, label %bb13.i, !prof !26

bb13.i:
  %_0.i.i = add nuw i64 %iter.sroa.0.016.i, 1
  %_29.i = add nuw i64 %_14.i, %s.sroa.0.015.i
  %exitcond.not.i = icmp eq i64 %_0.i.i, %umax.i
  br i1 %exitcond.not.i, label %_ZN5types7try_sum17h20969d843d5894dbE.exit, label %bb8.i

_ZN5types7try_sum17h20969d843d5894dbE.exit:
  %switch = phi i64 [ 2, %bb2.i.i ], [ 1, %start ], [ 3, %bb8.i ], [ %_29.i, %bb13.i ]
  ret i64 %switch
}

define noundef float @from_option(ptr noalias nocapture noundef nonnull readonly align 4 %x.0, i64 noundef %x.1, i64 noundef range(i64 0, 2) %0, i64 %1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %trunc = trunc nuw i64 %0 to i1
  %. = select i1 %trunc, i64 %1, i64 0
  %_13 = icmp ugt i64 %., %x.1
  %_14 = sub i64 %x.1, %.
  %_15 = getelementptr inbounds float, ptr %x.0, i64 %.
  %_4.sroa.0.0 = select i1 %_13, ptr null, ptr %_15
  br i1 %_13, label %"_ZN4core6option15Option$LT$T$GT$6map_or17h90a39af7f6b40db0E.exit", label %bb3.i

bb3.i:
  %2 = icmp eq i64 %., %x.1
  br i1 %2, label %"_ZN4core6option15Option$LT$T$GT$6map_or17h90a39af7f6b40db0E.exit", label %bb10.i.i.i.preheader

bb10.i.i.i.preheader:
  %xtraiter = and i64 %_14, 7
  %3 = sub i64 %., %x.1
  %4 = icmp ugt i64 %3, -8
  br i1 %4, label %"_ZN4core6option15Option$LT$T$GT$6map_or17h90a39af7f6b40db0E.exit.loopexit.unr-lcssa", label %bb10.i.i.i.preheader.new

bb10.i.i.i.preheader.new:
  %unroll_iter = and i64 %_14, -8
  br label %bb10.i.i.i

bb10.i.i.i:
  %acc.sroa.0.0.i.i.i = phi float [ -0.000000e+00, %bb10.i.i.i.preheader.new ], [ %_0.i.i.i.i.7, %bb10.i.i.i ]
  %i.sroa.0.0.i.i.i = phi i64 [ 0, %bb10.i.i.i.preheader.new ], [ %_30.i.i.i.7, %bb10.i.i.i ]
  %niter = phi i64 [ 0, %bb10.i.i.i.preheader.new ], [ %niter.next.7, %bb10.i.i.i ]
  %_40.i.i.i = getelementptr inbounds float, ptr %_4.sroa.0.0, i64 %i.sroa.0.0.i.i.i
  %_40.val.i.i.i = load float, ptr %_40.i.i.i, align 4, !alias.scope !27, !noundef !8
  %_0.i.i.i.i = fadd float %acc.sroa.0.0.i.i.i, %_40.val.i.i.i
  %_30.i.i.i = or disjoint i64 %i.sroa.0.0.i.i.i, 1
  %_40.i.i.i.1 = getelementptr inbounds float, ptr %_4.sroa.0.0, i64 %_30.i.i.i
  %_40.val.i.i.i.1 = load float, ptr %_40.i.i.i.1, align 4, !alias.scope !27, !noundef !8
  %_0.i.i.i.i.1 = fadd float %_0.i.i.i.i, %_40.val.i.i.i.1
  %_30.i.i.i.1 = or disjoint i64 %i.sroa.0.0.i.i.i, 2
  %_40.i.i.i.2 = getelementptr inbounds float, ptr %_4.sroa.0.0, i64 %_30.i.i.i.1
  %_40.val.i.i.i.2 = load float, ptr %_40.i.i.i.2, align 4, !alias.scope !27, !noundef !8
  %_0.i.i.i.i.2 = fadd float %_0.i.i.i.i.1, %_40.val.i.i.i.2
  %_30.i.i.i.2 = or disjoint i64 %i.sroa.0.0.i.i.i, 3
  %_40.i.i.i.3 = getelementptr inbounds float, ptr %_4.sroa.0.0, i64 %_30.i.i.i.2
  %_40.val.i.i.i.3 = load float, ptr %_40.i.i.i.3, align 4, !alias.scope !27, !noundef !8
  %_0.i.i.i.i.3 = fadd float %_0.i.i.i.i.2, %_40.val.i.i.i.3
  %_30.i.i.i.3 = or disjoint i64 %i.sroa.0.0.i.i.i, 4
  %_40.i.i.i.4 = getelementptr inbounds float, ptr %_4.sroa.0.0, i64 %_30.i.i.i.3
  %_40.val.i.i.i.4 = load float, ptr %_40.i.i.i.4, align 4, !alias.scope !27, !noundef !8
  %_0.i.i.i.i.4 = fadd float %_0.i.i.i.i.3, %_40.val.i.i.i.4
  %_30.i.i.i.4 = or disjoint i64 %i.sroa.0.0.i.i.i, 5
  %_40.i.i.i.5 = getelementptr inbounds float, ptr %_4.sroa.0.0, i64 %_30.i.i.i.4
  %_40.val.i.i.i.5 = load float, ptr %_40.i.i.i.5, align 4, !alias.scope !27, !noundef !8
  %_0.i.i.i.i.5 = fadd float %_0.i.i.i.i.4, %_40.val.i.i.i.5
  %_30.i.i.i.5 = or disjoint i64 %i.sroa.0.0.i.i.i, 6
  %_40.i.i.i.6 = getelementptr inbounds float, ptr %_4.sroa.0.0, i64 %_30.i.i.i.5
  %_40.val.i.i.i.6 = load float, ptr %_40.i.i.i.6, align 4, !alias.scope !27, !noundef !8
  %_0.i.i.i.i.6 = fadd float %_0.i.i.i.i.5, %_40.val.i.i.i.6
  %_30.i.i.i.6 = or disjoint i64 %i.sroa.0.0.i.i.i, 7
  %_40.i.i.i.7 = getelementptr inbounds float, ptr %_4.sroa.0.0, i64 %_30.i.i.i.6
  %_40.val.i.i.i.7 = load float, ptr %_40.i.i.i.7, align 4, !alias.scope !27, !noundef !8
  %_0.i.i.i.i.7 = fadd float %_0.i.i.i.i.6, %_40.val.i.i.i.7
  %_30.i.i.i.7 = add nuw i64 %i.sroa.0.0.i.i.i, 8
  %niter.next.7 = add i64 %niter, 8
  %niter.ncmp.7 = icmp eq i64 %niter.next.7, %unroll_iter
  br i1 %niter.ncmp.7, label %"_ZN4core6option15Option$LT$T$GT$6map_or17h90a39af7f6b40db0E.exit.loopexit.unr-lcssa", label %bb10.i.i.i

"_ZN4core6option15Option$LT$T$GT$6map_or17h90a39af7f6b40db0E.exit.loopexit.unr-lcssa":
  %_0.i.i.i.i.lcssa.ph = phi float [ poison, %bb10.i.i.i.preheader ], [ %_0.i.i.i.i.7, %bb10.i.i.i ]
  %acc.sroa.0.0.i.i.i.unr = phi float [ -0.000000e+00, %bb10.i.i.i.preheader ], [ %_0.i.i.i.i.7, %bb10.i.i.i ]
  %i.sroa.0.0.i.i.i.unr = phi i64 [ 0, %bb10.i.i.i.preheader ], [ %_30.i.i.i.7, %bb10.i.i.i ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %"_ZN4core6option15Option$LT$T$GT$6map_or17h90a39af7f6b40db0E.exit", label %bb10.i.i.i.epil

bb10.i.i.i.epil:
  %acc.sroa.0.0.i.i.i.epil = phi float [ %_0.i.i.i.i.epil, %bb10.i.i.i.epil ], [ %acc.sroa.0.0.i.i.i.unr, %"_ZN4core6option15Option$LT$T$GT$6map_or17h90a39af7f6b40db0E.exit.loopexit.unr-lcssa" ]
  %i.sroa.0.0.i.i.i.epil = phi i64 [ %_30.i.i.i.epil, %bb10.i.i.i.epil ], [ %i.sroa.0.0.i.i.i.unr, %"_ZN4core6option15Option$LT$T$GT$6map_or17h90a39af7f6b40db0E.exit.loopexit.unr-lcssa" ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb10.i.i.i.epil ], [ 0, %"_ZN4core6option15Option$LT$T$GT$6map_or17h90a39af7f6b40db0E.exit.loopexit.unr-lcssa" ]
  %_40.i.i.i.epil = getelementptr inbounds float, ptr %_4.sroa.0.0, i64 %i.sroa.0.0.i.i.i.epil
  %_40.val.i.i.i.epil = load float, ptr %_40.i.i.i.epil, align 4, !alias.scope !27, !noundef !8
  %_0.i.i.i.i.epil = fadd float %acc.sroa.0.0.i.i.i.epil, %_40.val.i.i.i.epil
  %_30.i.i.i.epil = add nuw i64 %i.sroa.0.0.i.i.i.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %"_ZN4core6option15Option$LT$T$GT$6map_or17h90a39af7f6b40db0E.exit", label %bb10.i.i.i.epil, !llvm.loop !32

"_ZN4core6option15Option$LT$T$GT$6map_or17h90a39af7f6b40db0E.exit":
  %_0.sroa.0.0.i = phi float [ -1.000000e+00, %start ], [ -0.000000e+00, %bb3.i ], [ %_0.i.i.i.i.lcssa.ph, %"_ZN4core6option15Option$LT$T$GT$6map_or17h90a39af7f6b40db0E.exit.loopexit.unr-lcssa" ], [ %_0.i.i.i.i.epil, %bb10.i.i.i.epil ]
  ret float %_0.sroa.0.0.i
}

define noundef i32 @own_iterator(i32 noundef %n, i32 noundef %step) unnamed_addr #5 {
start:
  br label %bb1

bb1:
  %iter.sroa.0.0 = phi i32 [ %n, %start ], [ %_8, %bb1 ]
  %last.sroa.0.0 = phi i32 [ 0, %start ], [ %iter.sroa.0.0, %bb1 ]
  %_7 = icmp ult i32 %iter.sroa.0.0, %step
  %_8 = sub nuw i32 %iter.sroa.0.0, %step
  br i1 %_7, label %bb2, label %bb1

bb2:
  ret i32 %last.sroa.0.0
}

define noundef i32 @machine(i32 noundef %n) unnamed_addr #5 {
start:
  %0 = icmp eq i32 %n, 0
  %.4 = select i1 %0, i32 2, i32 1
  br label %bb1

bb1:
  %steps.sroa.0.0 = phi i32 [ 0, %start ], [ %1, %bb10 ]
  %state.sroa.5.0 = phi i32 [ undef, %start ], [ %_4.sroa.8.0, %bb10 ]
  %state.sroa.0.0 = phi i32 [ 0, %start ], [ %_4.sroa.0.0, %bb10 ]
  switch i32 %state.sroa.0.0, label %default.unreachable8 [
    i32 0, label %bb10
    i32 1, label %bb4
    i32 2, label %bb3
  ]

default.unreachable8:
  unreachable

bb4:
  %_9 = add i32 %state.sroa.5.0, 1
  %_8 = icmp ult i32 %_9, %n
  %.5 = select i1 %_8, i32 1, i32 2
  br label %bb10

bb3:
  ret i32 %steps.sroa.0.0

bb10:
  %_4.sroa.8.0 = phi i32 [ %_9, %bb4 ], [ %state.sroa.0.0, %bb1 ]
  %_4.sroa.0.0 = phi i32 [ %.5, %bb4 ], [ %.4, %bb1 ]
  %1 = add i32 %steps.sroa.0.0, 1
  br label %bb1
}

declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef range(i32 1, 17), i64 noundef, ptr noundef, ptr noundef) unnamed_addr #3

declare float @llvm.maxnum.f32(float, float) #6

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #6

declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64) #6

declare i32 @llvm.umax.i32(i32, i32) #7

declare i32 @llvm.umin.i32(i32, i32) #7

declare i64 @llvm.umax.i64(i64, i64) #7

declare <4 x float> @llvm.maxnum.v4f32(<4 x float>, <4 x float>) #7

attributes #0 = { nofree norecurse nosync nounwind nonlazybind memory(readwrite, inaccessiblemem: none) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nofree norecurse nosync nounwind nonlazybind memory(read, inaccessiblemem: none) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { nofree norecurse nosync nounwind nonlazybind memory(argmem: read) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { nofree norecurse nosync nounwind nonlazybind memory(argmem: readwrite) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { nofree norecurse nosync nounwind nonlazybind memory(none) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.85.0 (4d91de4e4 2025-02-17)"}
!3 = distinct !{!3, !4, !5}
!4 = !{!"llvm.loop.isvectorized", i32 1}
!5 = !{!"llvm.loop.unroll.runtime.disable"}
!6 = distinct !{!6, !4, !5}
!7 = distinct !{!7, !4, !5}
!8 = !{}
!9 = distinct !{!9, !5, !4}
!10 = distinct !{!10, !5, !4}
!11 = distinct !{!11, !5, !4}
!12 = !{!13}
!13 = distinct !{!13, !14, !"_ZN5types6reduce17hdbae8bb1f1b64277E: %x.0"}
!14 = distinct !{!14, !"_ZN5types6reduce17hdbae8bb1f1b64277E"}
!15 = !{!16}
!16 = distinct !{!16, !14, !"_ZN5types6reduce17hdbae8bb1f1b64277E: argument 1"}
!17 = !{!18}
!18 = distinct !{!18, !19, !"_ZN5types6reduce17ha6a96bef00d3fa9dE: %x.0"}
!19 = distinct !{!19, !"_ZN5types6reduce17ha6a96bef00d3fa9dE"}
!20 = !{!21}
!21 = distinct !{!21, !22, !"_ZN4core4iter6traits8iterator8Iterator4fold17h198b9365501ffacaE: argument 0"}
!22 = distinct !{!22, !"_ZN4core4iter6traits8iterator8Iterator4fold17h198b9365501ffacaE"}
!23 = distinct !{!23, !24}
!24 = !{!"llvm.loop.unroll.disable"}
!25 = distinct !{!25, !24}
!26 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!27 = !{!28, !30}
!28 = distinct !{!28, !29, !"_ZN5types11from_option28_$u7b$$u7b$closure$u7d$$u7d$17h7bb914a43071572bE: %tail.0"}
!29 = distinct !{!29, !"_ZN5types11from_option28_$u7b$$u7b$closure$u7d$$u7d$17h7bb914a43071572bE"}
!30 = distinct !{!30, !31, !"_ZN4core6option15Option$LT$T$GT$6map_or17h90a39af7f6b40db0E: argument 0"}
!31 = distinct !{!31, !"_ZN4core6option15Option$LT$T$GT$6map_or17h90a39af7f6b40db0E"}
!32 = distinct !{!32, !24}

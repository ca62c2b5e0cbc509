source_filename = "types.2b13d7142af0539f-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_79a5d30b8232ffd52374838ddbab6aec = private unnamed_addr constant <{ [4 x i8] }> <{ [4 x i8] c"\00\00\80?" }>, align 4
@alloc_f6db23c6a42003540022c9a7eceb65b5 = private unnamed_addr constant <{ [4 x i8] }> <{ [4 x i8] c"\00\00\00@" }>, align 4

define noundef zeroext i1 @activate(ptr noalias noundef nonnull align 4 %x.0, i64 noundef %x.1, i8 noundef %code) unnamed_addr #0 {
start:
  %spec.select.i = tail call noundef range(i8 0, 5) i8 @llvm.umin.i8(i8 %code, i8 4)
  %0 = icmp ult i8 %code, 4
  br i1 %0, label %bb2, label %bb11

bb2:
  %1 = getelementptr inbounds float, ptr %x.0, i64 %x.1
  %2 = icmp eq i64 %x.1, 0
  br i1 %2, label %bb11, label %bb8.preheader

bb8.preheader:
  %spec.select5 = getelementptr inbounds i8, ptr %x.0, i64 4
  br label %bb8

bb8:
  %spec.select7 = phi ptr [ %spec.select, %_ZN5types10Activation5apply17hff39eaf73fd374b0E.exit ], [ %spec.select5, %bb8.preheader ]
  %iter.sroa.0.06 = phi ptr [ %spec.select7, %_ZN5types10Activation5apply17hff39eaf73fd374b0E.exit ], [ %x.0, %bb8.preheader ]
  %_13 = load float, ptr %iter.sroa.0.06, align 4, !noundef !3
  switch i8 %spec.select.i, label %default.unreachable.i [
    i8 0, label %_ZN5types10Activation5apply17hff39eaf73fd374b0E.exit
    i8 1, label %bb4.i
    i8 2, label %bb3.i
    i8 3, label %bb2.i
  ]

default.unreachable.i:
  unreachable

bb4.i:
  %3 = tail call noundef float @llvm.maxnum.f32(float %_13, float 0.000000e+00)
  br label %_ZN5types10Activation5apply17hff39eaf73fd374b0E.exit

bb3.i:
  %_4.i = fmul float %_13, 0x3FB99999A0000000
  %4 = tail call noundef float @llvm.maxnum.f32(float %_13, float %_4.i)
  br label %_ZN5types10Activation5apply17hff39eaf73fd374b0E.exit

bb2.i:
  %5 = fmul float %_13, %_13
  br label %_ZN5types10Activation5apply17hff39eaf73fd374b0E.exit

_ZN5types10Activation5apply17hff39eaf73fd374b0E.exit:
  %_0.sroa.0.0.i2 = phi float [ %5, %bb2.i ], [ %4, %bb3.i ], [ %3, %bb4.i ], [ %_13, %bb8 ]
  store float %_0.sroa.0.0.i2, ptr %iter.sroa.0.06, align 4
  %6 = icmp eq ptr %spec.select7, %1
  %spec.select.idx = select i1 %6, i64 0, i64 4
  %spec.select = getelementptr inbounds i8, ptr %spec.select7, i64 %spec.select.idx
  br i1 %6, label %bb11, label %bb8

bb11:
  ret i1 %0
}

define noundef double @reduced(ptr noalias noundef nonnull readonly align 4 %x.0, i64 noundef %x.1, ptr noalias nocapture noundef readonly align 8 dereferenceable(64) %y, i32 noundef %0) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %_6.i.i = getelementptr inbounds i32, ptr %x.0, i64 %x.1
  %1 = icmp eq i64 %x.1, 0
  br i1 %1, label %_ZN5types6reduce17hdbae8bb1f1b64277E.exit, label %bb5.i

bb5.i:
  %acc.sroa.0.05.i = phi i32 [ %_0.sroa.0.0.sroa.speculated.i.i1.i.i, %bb5.i ], [ 0, %start ]
  %iter.sroa.0.04.i = phi ptr [ %spec.select.i, %bb5.i ], [ %x.0, %start ]
  %spec.select.i = getelementptr inbounds i8, ptr %iter.sroa.0.04.i, i64 4
  %_15.i = load i32, ptr %iter.sroa.0.04.i, align 4, !alias.scope !4, !noalias !7, !noundef !3
  %_0.sroa.0.0.sroa.speculated.i.i.i.i = tail call noundef i32 @llvm.umax.i32(i32 %acc.sroa.0.05.i, i32 %_15.i)
  %_0.sroa.0.0.sroa.speculated.i.i1.i.i = tail call noundef i32 @llvm.umin.i32(i32 %_0.sroa.0.0.sroa.speculated.i.i.i.i, i32 %0)
  %2 = icmp eq ptr %spec.select.i, %_6.i.i
  br i1 %2, label %_ZN5types6reduce17hdbae8bb1f1b64277E.exit.loopexit, label %bb5.i

_ZN5types6reduce17hdbae8bb1f1b64277E.exit.loopexit:
  %3 = uitofp i32 %_0.sroa.0.0.sroa.speculated.i.i1.i.i to double
  br label %_ZN5types6reduce17hdbae8bb1f1b64277E.exit

_ZN5types6reduce17hdbae8bb1f1b64277E.exit:
  %acc.sroa.0.0.lcssa.i = phi double [ 0.000000e+00, %start ], [ %3, %_ZN5types6reduce17hdbae8bb1f1b64277E.exit.loopexit ]
  %_15.i1 = load double, ptr %y, align 8, !alias.scope !9, !noundef !3
  %_0.i.i = fadd double %_15.i1, 0.000000e+00
  %iter.sroa.0.0.ptr.1.i = getelementptr inbounds i8, ptr %y, i64 8
  %_15.1.i = load double, ptr %iter.sroa.0.0.ptr.1.i, align 8, !alias.scope !9, !noundef !3
  %_0.i.1.i = fadd double %_0.i.i, %_15.1.i
  %iter.sroa.0.0.ptr.2.i = getelementptr inbounds i8, ptr %y, i64 16
  %_15.2.i = load double, ptr %iter.sroa.0.0.ptr.2.i, align 8, !alias.scope !9, !noundef !3
  %_0.i.2.i = fadd double %_0.i.1.i, %_15.2.i
  %iter.sroa.0.0.ptr.3.i = getelementptr inbounds i8, ptr %y, i64 24
  %_15.3.i = load double, ptr %iter.sroa.0.0.ptr.3.i, align 8, !alias.scope !9, !noundef !3
  %_0.i.3.i = fadd double %_0.i.2.i, %_15.3.i
  %iter.sroa.0.0.ptr.4.i = getelementptr inbounds i8, ptr %y, i64 32
  %_15.4.i = load double, ptr %iter.sroa.0.0.ptr.4.i, align 8, !alias.scope !9, !noundef !3
  %_0.i.4.i = fadd double %_0.i.3.i, %_15.4.i
  %iter.sroa.0.0.ptr.5.i = getelementptr inbounds i8, ptr %y, i64 40
  %_15.5.i = load double, ptr %iter.sroa.0.0.ptr.5.i, align 8, !alias.scope !9, !noundef !3
  %_0.i.5.i = fadd double %_0.i.4.i, %_15.5.i
  %iter.sroa.0.0.ptr.6.i = getelementptr inbounds i8, ptr %y, i64 48
  %_15.6.i = load double, ptr %iter.sroa.0.0.ptr.6.i, align 8, !alias.scope !9, !noundef !3
  %_0.i.6.i = fadd double %_0.i.5.i, %_15.6.i
  %iter.sroa.0.0.ptr.7.i = getelementptr inbounds i8, ptr %y, i64 56
  %_15.7.i = load double, ptr %iter.sroa.0.0.ptr.7.i, align 8, !alias.scope !9, !noundef !3
  %_0.i.7.i = fadd double %_0.i.6.i, %_15.7.i
  %_0 = fadd double %_0.i.7.i, %acc.sroa.0.0.lcssa.i
  ret double %_0
}

define noundef float @"_ZN43_$LT$types..Row$u20$as$u20$types..Shape$GT$4area17h0016c784583848ccE"(ptr noalias nocapture noundef readonly align 4 dereferenceable(4) %self, i64 noundef %n) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %_0.i.i.i3.i.i.i.i.not = icmp eq i64 %n, 0
  br i1 %_0.i.i.i3.i.i.i.i.not, label %_ZN4core4iter6traits8iterator8Iterator3sum17h4c5a5fd43ce98731E.exit, label %bb3.lr.ph.i.i.i.i

bb3.lr.ph.i.i.i.i:
  %_4.i.i1.i.i.i.i = load float, ptr %self, align 4, !alias.scope !12, !noalias !15, !noundef !3
  br label %bb3.i.i.i.i

bb3.i.i.i.i:
  %_0.i.i.i6.i.i.i.i = phi i1 [ true, %bb3.lr.ph.i.i.i.i ], [ %_0.i.i.i.i.i.i.i, %bb3.i.i.i.i ]
  %accum.sroa.0.05.i.i.i.i = phi float [ -0.000000e+00, %bb3.lr.ph.i.i.i.i ], [ %_0.i1.i.i.i.i.i, %bb3.i.i.i.i ]
  %self.sroa.0.04.i.i.i.i = phi i64 [ 0, %bb3.lr.ph.i.i.i.i ], [ %spec.select.i.i.i.i, %bb3.i.i.i.i ]
  %_0.i1.i.i.i.i.i.i = zext i1 %_0.i.i.i6.i.i.i.i to i64
  %spec.select.i.i.i.i = add nuw i64 %self.sroa.0.04.i.i.i.i, %_0.i1.i.i.i.i.i.i
  %_3.i.i.i.i.i.i = uitofp i64 %self.sroa.0.04.i.i.i.i to float
  %_0.i.i.i.i.i.i = fmul float %_4.i.i1.i.i.i.i, %_3.i.i.i.i.i.i
  %_0.i1.i.i.i.i.i = fadd float %accum.sroa.0.05.i.i.i.i, %_0.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.i = icmp ult i64 %spec.select.i.i.i.i, %n
  br i1 %_0.i.i.i.i.i.i.i, label %bb3.i.i.i.i, label %_ZN4core4iter6traits8iterator8Iterator3sum17h4c5a5fd43ce98731E.exit

_ZN4core4iter6traits8iterator8Iterator3sum17h4c5a5fd43ce98731E.exit:
  %accum.sroa.0.0.lcssa.i.i.i.i = phi float [ -0.000000e+00, %start ], [ %_0.i1.i.i.i.i.i, %bb3.i.i.i.i ]
  ret float %accum.sroa.0.0.lcssa.i.i.i.i
}

define noundef float @"_ZN46_$LT$types..Square$u20$as$u20$types..Shape$GT$4area17h696e2f8596f8b608E"(ptr noalias nocapture noundef readonly align 4 dereferenceable(4) %self, i64 noundef %n) unnamed_addr #2 {
start:
  %_0.i.i.i17 = icmp ne i64 %n, 0
  br i1 %_0.i.i.i17, label %bb8.preheader.lr.ph, label %bb6

bb8.preheader.lr.ph:
  %_0.i1.i.i18 = zext i1 %_0.i.i.i17 to i64
  %_20 = load float, ptr %self, align 4, !noundef !3
  %0 = add i64 %n, 1
  %1 = sub i64 %0, %_0.i1.i.i18
  %xtraiter = and i64 %1, 1
  %2 = icmp eq i64 %n, 1
  br i1 %2, label %bb6.loopexit.unr-lcssa, label %bb8.preheader.lr.ph.new

bb8.preheader.lr.ph.new:
  %unroll_iter = and i64 %1, -2
  br label %bb8.preheader

bb2.loopexit:
  %_0.i.i.i = icmp ult i64 %spec.select21, %n
  %_0.i1.i.i = zext i1 %_0.i.i.i to i64
  %spec.select = add nuw i64 %spec.select21, %_0.i1.i.i
  br label %bb10.1

bb10.1:
  %_0.i.i.i616.1 = phi i1 [ true, %bb2.loopexit ], [ %_0.i.i.i6.1, %bb10.1 ]
  %s.sroa.0.115.1 = phi float [ %5, %bb2.loopexit ], [ %3, %bb10.1 ]
  %iter1.sroa.0.014.1 = phi i64 [ 0, %bb2.loopexit ], [ %spec.select12.1, %bb10.1 ]
  %_0.i1.i.i9.1 = zext i1 %_0.i.i.i616.1 to i64
  %spec.select12.1 = add nuw i64 %iter1.sroa.0.014.1, %_0.i1.i.i9.1
  %_19.1 = mul i64 %iter1.sroa.0.014.1, %spec.select21
  %_18.1 = uitofp i64 %_19.1 to float
  %_17.1 = fmul float %_20, %_18.1
  %3 = fadd float %s.sroa.0.115.1, %_17.1
  %_0.i.i.i6.1 = icmp ult i64 %spec.select12.1, %n
  br i1 %_0.i.i.i6.1, label %bb10.1, label %bb2.loopexit.1

bb2.loopexit.1:
  %_0.i.i.i.1 = icmp ult i64 %spec.select, %n
  %_0.i1.i.i.1 = zext i1 %_0.i.i.i.1 to i64
  %spec.select.1 = add nuw i64 %spec.select, %_0.i1.i.i.1
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1.not = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1.not, label %bb6.loopexit.unr-lcssa, label %bb8.preheader

bb8.preheader:
  %spec.select21 = phi i64 [ %_0.i1.i.i18, %bb8.preheader.lr.ph.new ], [ %spec.select.1, %bb2.loopexit.1 ]
  %s.sroa.0.020 = phi float [ 0.000000e+00, %bb8.preheader.lr.ph.new ], [ %3, %bb2.loopexit.1 ]
  %iter.sroa.0.019 = phi i64 [ 0, %bb8.preheader.lr.ph.new ], [ %spec.select, %bb2.loopexit.1 ]
  %niter = phi i64 [ 0, %bb8.preheader.lr.ph.new ], [ %niter.next.1, %bb2.loopexit.1 ]
  br label %bb10

bb6.loopexit.unr-lcssa:
  %.lcssa.lcssa.ph = phi float [ poison, %bb8.preheader.lr.ph ], [ %3, %bb2.loopexit.1 ]
  %s.sroa.0.020.unr = phi float [ 0.000000e+00, %bb8.preheader.lr.ph ], [ %3, %bb2.loopexit.1 ]
  %iter.sroa.0.019.unr = phi i64 [ 0, %bb8.preheader.lr.ph ], [ %spec.select, %bb2.loopexit.1 ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %bb6, label %bb10.epil

bb10.epil:
  %_0.i.i.i616.epil = phi i1 [ %_0.i.i.i6.epil, %bb10.epil ], [ true, %bb6.loopexit.unr-lcssa ]
  %s.sroa.0.115.epil = phi float [ %4, %bb10.epil ], [ %s.sroa.0.020.unr, %bb6.loopexit.unr-lcssa ]
  %iter1.sroa.0.014.epil = phi i64 [ %spec.select12.epil, %bb10.epil ], [ 0, %bb6.loopexit.unr-lcssa ]
  %_0.i1.i.i9.epil = zext i1 %_0.i.i.i616.epil to i64
  %spec.select12.epil = add nuw i64 %iter1.sroa.0.014.epil, %_0.i1.i.i9.epil
  %_19.epil = mul i64 %iter1.sroa.0.014.epil, %iter.sroa.0.019.unr
  %_18.epil = uitofp i64 %_19.epil to float
  %_17.epil = fmul float %_20, %_18.epil
  %4 = fadd float %s.sroa.0.115.epil, %_17.epil
  %_0.i.i.i6.epil = icmp ult i64 %spec.select12.epil, %n
  br i1 %_0.i.i.i6.epil, label %bb10.epil, label %bb6

bb6:
  %s.sroa.0.0.lcssa = phi float [ 0.000000e+00, %start ], [ %.lcssa.lcssa.ph, %bb6.loopexit.unr-lcssa ], [ %4, %bb10.epil ]
  ret float %s.sroa.0.0.lcssa

bb10:
  %_0.i.i.i616 = phi i1 [ true, %bb8.preheader ], [ %_0.i.i.i6, %bb10 ]
  %s.sroa.0.115 = phi float [ %s.sroa.0.020, %bb8.preheader ], [ %5, %bb10 ]
  %iter1.sroa.0.014 = phi i64 [ 0, %bb8.preheader ], [ %spec.select12, %bb10 ]
  %_0.i1.i.i9 = zext i1 %_0.i.i.i616 to i64
  %spec.select12 = add nuw i64 %iter1.sroa.0.014, %_0.i1.i.i9
  %_19 = mul i64 %iter1.sroa.0.014, %iter.sroa.0.019
  %_18 = uitofp i64 %_19 to float
  %_17 = fmul float %_20, %_18
  %5 = fadd float %s.sroa.0.115, %_17
  %_0.i.i.i6 = icmp ult i64 %spec.select12, %n
  br i1 %_0.i.i.i6, label %bb10, label %bb2.loopexit
}

define noundef float @dispatched(i64 noundef %n, i1 noundef zeroext %square) unnamed_addr #3 {
start:
  %alloc_f6db23c6a42003540022c9a7eceb65b5.alloc_79a5d30b8232ffd52374838ddbab6aec = select i1 %square, ptr @alloc_f6db23c6a42003540022c9a7eceb65b5, ptr @alloc_79a5d30b8232ffd52374838ddbab6aec
  %0 = select i1 %square, ptr @"_ZN46_$LT$types..Square$u20$as$u20$types..Shape$GT$4area17h696e2f8596f8b608E", ptr @"_ZN43_$LT$types..Row$u20$as$u20$types..Shape$GT$4area17h0016c784583848ccE"
  %_0 = tail call noundef float %0(ptr noundef nonnull align 1 %alloc_f6db23c6a42003540022c9a7eceb65b5.alloc_79a5d30b8232ffd52374838ddbab6aec, i64 noundef %n) #9
  ret float %_0
}

define void @fixed_sizes(ptr noalias nocapture noundef align 4 dereferenceable(20) %x, i32 noundef %steps) unnamed_addr #4 {
start:
  %_0.i.i.i6 = icmp ne i32 %steps, 0
  br i1 %_0.i.i.i6, label %bb5.lr.ph, label %bb6

bb5.lr.ph:
  %x.promoted = load float, ptr %x, align 4
  %0 = getelementptr inbounds i8, ptr %x, i64 4
  %1 = getelementptr inbounds i8, ptr %x, i64 8
  %2 = getelementptr inbounds i8, ptr %x, i64 12
  %3 = getelementptr inbounds i8, ptr %x, i64 16
  %.promoted = load float, ptr %0, align 4
  %.promoted9 = load float, ptr %1, align 4
  %.promoted11 = load float, ptr %2, align 4
  %.promoted13 = load float, ptr %3, align 4
  br label %bb5

bb2.bb6_crit_edge:
  store float %27, ptr %0, align 4
  store float %22, ptr %1, align 4
  store float %17, ptr %2, align 4
  store float %33, ptr %3, align 4
  store float %32, ptr %x, align 4
  br label %bb6

bb6:
  ret void

bb5:
  %4 = phi float [ %.promoted13, %bb5.lr.ph ], [ %33, %bb5 ]
  %5 = phi float [ %.promoted11, %bb5.lr.ph ], [ %17, %bb5 ]
  %6 = phi float [ %.promoted9, %bb5.lr.ph ], [ %22, %bb5 ]
  %7 = phi float [ %.promoted, %bb5.lr.ph ], [ %27, %bb5 ]
  %_0.i.i.i8 = phi i1 [ %_0.i.i.i6, %bb5.lr.ph ], [ %_0.i.i.i, %bb5 ]
  %iter.sroa.0.07 = phi i32 [ 0, %bb5.lr.ph ], [ %spec.select, %bb5 ]
  %8 = phi float [ %x.promoted, %bb5.lr.ph ], [ %32, %bb5 ]
  %_0.i1.i.i = zext i1 %_0.i.i.i8 to i32
  %spec.select = add nuw i32 %iter.sroa.0.07, %_0.i1.i.i
  %_18.447.i = fmul float %8, 5.000000e-01
  %9 = fadd float %_18.447.i, 0.000000e+00
  %_18.1.4.i = fmul float %7, 5.000000e-01
  %10 = fadd float %9, %_18.1.4.i
  %_18.2.4.i = fmul float %6, 5.000000e-01
  %11 = fadd float %10, %_18.2.4.i
  %_18.3.4.i = fmul float %5, 5.000000e-01
  %12 = fadd float %11, %_18.3.4.i
  %_18.343.i = fmul float %8, 5.000000e-01
  %13 = fadd float %_18.343.i, 0.000000e+00
  %_18.1.3.i = fmul float %7, 5.000000e-01
  %14 = fadd float %13, %_18.1.3.i
  %_18.2.3.i = fmul float %6, 5.000000e-01
  %15 = fadd float %14, %_18.2.3.i
  %_18.3.3.i = fmul float %5, 5.000000e-01
  %16 = fadd float %15, %_18.3.3.i
  %_18.4.3.i = fmul float %4, 5.000000e-01
  %17 = fadd float %16, %_18.4.3.i
  %_18.239.i = fmul float %8, 5.000000e-01
  %18 = fadd float %_18.239.i, 0.000000e+00
  %_18.1.2.i = fmul float %7, 5.000000e-01
  %19 = fadd float %18, %_18.1.2.i
  %_18.2.2.i = fmul float %6, 5.000000e-01
  %20 = fadd float %19, %_18.2.2.i
  %_18.3.2.i = fmul float %5, 5.000000e-01
  %21 = fadd float %20, %_18.3.2.i
  %_18.4.2.i = fmul float %4, 5.000000e-01
  %22 = fadd float %21, %_18.4.2.i
  %_18.135.i = fmul float %8, 5.000000e-01
  %23 = fadd float %_18.135.i, 0.000000e+00
  %_18.1.1.i = fmul float %7, 5.000000e-01
  %24 = fadd float %23, %_18.1.1.i
  %_18.2.1.i = fmul float %6, 5.000000e-01
  %25 = fadd float %24, %_18.2.1.i
  %_18.3.1.i = fmul float %5, 5.000000e-01
  %26 = fadd float %25, %_18.3.1.i
  %_18.4.1.i = fmul float %4, 5.000000e-01
  %27 = fadd float %26, %_18.4.1.i
  %_18.i = fmul float %8, 5.000000e-01
  %28 = fadd float %_18.i, 0.000000e+00
  %_18.1.i = fmul float %7, 5.000000e-01
  %29 = fadd float %28, %_18.1.i
  %_18.2.i = fmul float %6, 5.000000e-01
  %30 = fadd float %29, %_18.2.i
  %_18.3.i = fmul float %5, 5.000000e-01
  %31 = fadd float %30, %_18.3.i
  %_18.4.i = fmul float %4, 5.000000e-01
  %32 = fadd float %31, %_18.4.i
  %_18.4.4.i = fmul float %4, 5.000000e-01
  %33 = fadd float %12, %_18.4.4.i
  %_0.i.i.i = icmp ult i32 %spec.select, %steps
  br i1 %_0.i.i.i, label %bb5, label %bb2.bb6_crit_edge
}

define noundef i64 @tried(i64 noundef %n, i64 noundef %limit) unnamed_addr #5 personality ptr @rust_eh_personality {
start:
  %0 = icmp eq i64 %n, 0
  br i1 %0, label %_ZN5types4size17hfa6574644f16ceaaE.exit.i, label %bb2.i.i

bb2.i.i:
  %1 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %n, i64 3)
  %_5.1.i.i.i = extractvalue { i64, i1 } %1, 1
  %_5.0.i.i.i = extractvalue { i64, i1 } %1, 0
  %_0.i.not.i.i.i = icmp ugt i64 %_5.0.i.i.i, %limit
  %narrow.i.not.i.i = or i1 %_5.1.i.i.i, %_0.i.not.i.i.i
  %2 = xor i1 %narrow.i.not.i.i, true
  br label %_ZN5types4size17hfa6574644f16ceaaE.exit.i

_ZN5types4size17hfa6574644f16ceaaE.exit.i:
  %_4.sroa.721.0.i = phi i64 [ undef, %start ], [ %_5.0.i.i.i, %bb2.i.i ]
  %_4.sroa.4.0.i = phi i64 [ 1, %start ], [ 2, %bb2.i.i ]
  %storemerge.i.i = phi i1 [ false, %start ], [ %2, %bb2.i.i ]
  br i1 %storemerge.i.i, label %bb8.i, label %_ZN5types7try_sum17h20969d843d5894dbE.exit

bb8.i:
  %iter.sroa.0.0.i = phi i64 [ %spec.select.i, %bb10.i ], [ 0, %_ZN5types4size17hfa6574644f16ceaaE.exit.i ]
  %_16.sroa.722.0.i = phi i64 [ %_16.sroa.722.1.i, %bb10.i ], [ undef, %_ZN5types4size17hfa6574644f16ceaaE.exit.i ]
  %s.sroa.0.0.i = phi i64 [ %_16.sroa.722.1.i, %bb10.i ], [ 0, %_ZN5types4size17hfa6574644f16ceaaE.exit.i ]
  %exitcond.not = icmp eq i64 %iter.sroa.0.0.i, %_4.sroa.721.0.i
  br i1 %exitcond.not, label %_ZN5types7try_sum17h20969d843d5894dbE.exit, label %bb10.i

bb10.i:
  %spec.select.i = add i64 %iter.sroa.0.0.i, 1
  %_20.i = mul i64 %iter.sroa.0.0.i, %iter.sroa.0.0.i
  %3 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %s.sroa.0.0.i, i64 %_20.i)
  %_4.1.i.i = extractvalue { i64, i1 } %3, 1
  %_5.i.i = add nuw i64 %s.sroa.0.0.i, %_20.i
  %_16.sroa.722.1.i = select i1 %_4.1.i.i, i64 %_16.sroa.722.0.i, i64 %_5.i.i
  br i1 %_4.1.i.i, label %_ZN5types7try_sum17h20969d843d5894dbE.exit, label %bb8.i

_ZN5types7try_sum17h20969d843d5894dbE.exit:
  %_3.sroa.91.0 = phi i64 [ undef, %_ZN5types4size17hfa6574644f16ceaaE.exit.i ], [ %s.sroa.0.0.i, %bb8.i ], [ %s.sroa.0.0.i, %bb10.i ]
  %_3.sroa.6.0 = phi i64 [ %_4.sroa.4.0.i, %_ZN5types4size17hfa6574644f16ceaaE.exit.i ], [ 3, %bb10.i ], [ 0, %bb8.i ]
  %switch = phi i1 [ false, %_ZN5types4size17hfa6574644f16ceaaE.exit.i ], [ %exitcond.not, %bb8.i ], [ %exitcond.not, %bb10.i ]
  %4 = and i64 %_3.sroa.6.0, 255
  %_0.sroa.0.0 = select i1 %switch, i64 %_3.sroa.91.0, i64 %4
  ret i64 %_0.sroa.0.0
}

define noundef float @from_option(ptr noalias nocapture noundef nonnull readonly align 4 %x.0, i64 noundef %x.1, i64 noundef range(i64 0, 2) %from.0, i64 %from.1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %trunc.i = trunc nuw i64 %from.0 to i1
  %spec.select.i = select i1 %trunc.i, i64 %from.1, i64 0
  %_9.i.i = icmp ugt i64 %spec.select.i, %x.1
  %new_len.i.i = sub nuw i64 %x.1, %spec.select.i
  %_11.i.i = getelementptr inbounds float, ptr %x.0, i64 %spec.select.i
  %_0.sroa.3.0.i.i = select i1 %_9.i.i, i64 undef, i64 %new_len.i.i
  %_0.sroa.0.0.i.i = select i1 %_9.i.i, ptr null, ptr %_11.i.i
  br i1 %_9.i.i, label %"_ZN4core6option15Option$LT$T$GT$6map_or17h90a39af7f6b40db0E.exit", label %bb3.i

bb3.i:
  %0 = icmp eq i64 %_0.sroa.3.0.i.i, 0
  br i1 %0, label %"_ZN4core6option15Option$LT$T$GT$6map_or17h90a39af7f6b40db0E.exit", label %bb10.i.i.i.i.i.preheader

bb10.i.i.i.i.i.preheader:
  %xtraiter = and i64 %_0.sroa.3.0.i.i, 7
  %1 = icmp ult i64 %_0.sroa.3.0.i.i, 8
  br i1 %1, label %"_ZN4core6option15Option$LT$T$GT$6map_or17h90a39af7f6b40db0E.exit.loopexit.unr-lcssa", label %bb10.i.i.i.i.i.preheader.new

bb10.i.i.i.i.i.preheader.new:
  %unroll_iter = and i64 %_0.sroa.3.0.i.i, -8
  br label %bb10.i.i.i.i.i

bb10.i.i.i.i.i:
  %acc.sroa.0.0.i.i.i.i.i = phi float [ -0.000000e+00, %bb10.i.i.i.i.i.preheader.new ], [ %_0.i.i.i.i.i.i.7, %bb10.i.i.i.i.i ]
  %i.sroa.0.0.i.i.i.i.i = phi i64 [ 0, %bb10.i.i.i.i.i.preheader.new ], [ %_30.i.i.i.i.i.7, %bb10.i.i.i.i.i ]
  %niter = phi i64 [ 0, %bb10.i.i.i.i.i.preheader.new ], [ %niter.next.7, %bb10.i.i.i.i.i ]
  %_40.i.i.i.i.i = getelementptr inbounds float, ptr %_0.sroa.0.0.i.i, i64 %i.sroa.0.0.i.i.i.i.i
  %_4.i.i.i.i.i.i = load float, ptr %_40.i.i.i.i.i, align 4, !alias.scope !26, !noundef !3
  %_0.i.i.i.i.i.i = fadd float %acc.sroa.0.0.i.i.i.i.i, %_4.i.i.i.i.i.i
  %_30.i.i.i.i.i = or disjoint i64 %i.sroa.0.0.i.i.i.i.i, 1
  %_40.i.i.i.i.i.1 = getelementptr inbounds float, ptr %_0.sroa.0.0.i.i, i64 %_30.i.i.i.i.i
  %_4.i.i.i.i.i.i.1 = load float, ptr %_40.i.i.i.i.i.1, align 4, !alias.scope !26, !noundef !3
  %_0.i.i.i.i.i.i.1 = fadd float %_0.i.i.i.i.i.i, %_4.i.i.i.i.i.i.1
  %_30.i.i.i.i.i.1 = or disjoint i64 %i.sroa.0.0.i.i.i.i.i, 2
  %_40.i.i.i.i.i.2 = getelementptr inbounds float, ptr %_0.sroa.0.0.i.i, i64 %_30.i.i.i.i.i.1
  %_4.i.i.i.i.i.i.2 = load float, ptr %_40.i.i.i.i.i.2, align 4, !alias.scope !26, !noundef !3
  %_0.i.i.i.i.i.i.2 = fadd float %_0.i.i.i.i.i.i.1, %_4.i.i.i.i.i.i.2
  %_30.i.i.i.i.i.2 = or disjoint i64 %i.sroa.0.0.i.i.i.i.i, 3
  %_40.i.i.i.i.i.3 = getelementptr inbounds float, ptr %_0.sroa.0.0.i.i, i64 %_30.i.i.i.i.i.2
  %_4.i.i.i.i.i.i.3 = load float, ptr %_40.i.i.i.i.i.3, align 4, !alias.scope !26, !noundef !3
  %_0.i.i.i.i.i.i.3 = fadd float %_0.i.i.i.i.i.i.2, %_4.i.i.i.i.i.i.3
  %_30.i.i.i.i.i.3 = or disjoint i64 %i.sroa.0.0.i.i.i.i.i, 4
  %_40.i.i.i.i.i.4 = getelementptr inbounds float, ptr %_0.sroa.0.0.i.i, i64 %_30.i.i.i.i.i.3
  %_4.i.i.i.i.i.i.4 = load float, ptr %_40.i.i.i.i.i.4, align 4, !alias.scope !26, !noundef !3
  %_0.i.i.i.i.i.i.4 = fadd float %_0.i.i.i.i.i.i.3, %_4.i.i.i.i.i.i.4
  %_30.i.i.i.i.i.4 = or disjoint i64 %i.sroa.0.0.i.i.i.i.i, 5
  %_40.i.i.i.i.i.5 = getelementptr inbounds float, ptr %_0.sroa.0.0.i.i, i64 %_30.i.i.i.i.i.4
  %_4.i.i.i.i.i.i.5 = load float, ptr %_40.i.i.i.i.i.5, align 4, !alias.scope !26, !noundef !3
  %_0.i.i.i.i.i.i.5 = fadd float %_0.i.i.i.i.i.i.4, %_4.i.i.i.i.i.i.5
  %_30.i.i.i.i.i.5 = or disjoint i64 %i.sroa.0.0.i.i.i.i.i, 6
  %_40.i.i.i.i.i.6 = getelementptr inbounds float, ptr %_0.sroa.0.0.i.i, i64 %_30.i.i.i.i.i.5
  %_4.i.i.i.i.i.i.6 = load float, ptr %_40.i.i.i.i.i.6, align 4, !alias.scope !26, !noundef !3
  %_0.i.i.i.i.i.i.6 = fadd float %_0.i.i.i.i.i.i.5, %_4.i.i.i.i.i.i.6
  %_30.i.i.i.i.i.6 = or disjoint i64 %i.sroa.0.0.i.i.i.i.i, 7
  %_40.i.i.i.i.i.7 = getelementptr inbounds float, ptr %_0.sroa.0.0.i.i, i64 %_30.i.i.i.i.i.6
  %_4.i.i.i.i.i.i.7 = load float, ptr %_40.i.i.i.i.i.7, align 4, !alias.scope !26, !noundef !3
  %_0.i.i.i.i.i.i.7 = fadd float %_0.i.i.i.i.i.i.6, %_4.i.i.i.i.i.i.7
  %_30.i.i.i.i.i.7 = add nuw i64 %i.sroa.0.0.i.i.i.i.i, 8
  %niter.next.7 = add i64 %niter, 8
  %niter.ncmp.7 = icmp eq i64 %niter.next.7, %unroll_iter
  br i1 %niter.ncmp.7, label %"_ZN4core6option15Option$LT$T$GT$6map_or17h90a39af7f6b40db0E.exit.loopexit.unr-lcssa", label %bb10.i.i.i.i.i

"_ZN4core6option15Option$LT$T$GT$6map_or17h90a39af7f6b40db0E.exit.loopexit.unr-lcssa":
  %_0.i.i.i.i.i.i.lcssa.ph = phi float [ poison, %bb10.i.i.i.i.i.preheader ], [ %_0.i.i.i.i.i.i.7, %bb10.i.i.i.i.i ]
  %acc.sroa.0.0.i.i.i.i.i.unr = phi float [ -0.000000e+00, %bb10.i.i.i.i.i.preheader ], [ %_0.i.i.i.i.i.i.7, %bb10.i.i.i.i.i ]
  %i.sroa.0.0.i.i.i.i.i.unr = phi i64 [ 0, %bb10.i.i.i.i.i.preheader ], [ %_30.i.i.i.i.i.7, %bb10.i.i.i.i.i ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %"_ZN4core6option15Option$LT$T$GT$6map_or17h90a39af7f6b40db0E.exit", label %bb10.i.i.i.i.i.epil

bb10.i.i.i.i.i.epil:
  %acc.sroa.0.0.i.i.i.i.i.epil = phi float [ %_0.i.i.i.i.i.i.epil, %bb10.i.i.i.i.i.epil ], [ %acc.sroa.0.0.i.i.i.i.i.unr, %"_ZN4core6option15Option$LT$T$GT$6map_or17h90a39af7f6b40db0E.exit.loopexit.unr-lcssa" ]
  %i.sroa.0.0.i.i.i.i.i.epil = phi i64 [ %_30.i.i.i.i.i.epil, %bb10.i.i.i.i.i.epil ], [ %i.sroa.0.0.i.i.i.i.i.unr, %"_ZN4core6option15Option$LT$T$GT$6map_or17h90a39af7f6b40db0E.exit.loopexit.unr-lcssa" ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb10.i.i.i.i.i.epil ], [ 0, %"_ZN4core6option15Option$LT$T$GT$6map_or17h90a39af7f6b40db0E.exit.loopexit.unr-lcssa" ]
  %_40.i.i.i.i.i.epil = getelementptr inbounds float, ptr %_0.sroa.0.0.i.i, i64 %i.sroa.0.0.i.i.i.i.i.epil
  %_4.i.i.i.i.i.i.epil = load float, ptr %_40.i.i.i.i.i.epil, align 4, !alias.scope !26, !noundef !3
  %_0.i.i.i.i.i.i.epil = fadd float %acc.sroa.0.0.i.i.i.i.i.epil, %_4.i.i.i.i.i.i.epil
  %_30.i.i.i.i.i.epil = add nuw i64 %i.sroa.0.0.i.i.i.i.i.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %"_ZN4core6option15Option$LT$T$GT$6map_or17h90a39af7f6b40db0E.exit", label %bb10.i.i.i.i.i.epil, !llvm.loop !33

"_ZN4core6option15Option$LT$T$GT$6map_or17h90a39af7f6b40db0E.exit":
  %_0.sroa.0.0.i = phi float [ -1.000000e+00, %start ], [ -0.000000e+00, %bb3.i ], [ %_0.i.i.i.i.i.i.lcssa.ph, %"_ZN4core6option15Option$LT$T$GT$6map_or17h90a39af7f6b40db0E.exit.loopexit.unr-lcssa" ], [ %_0.i.i.i.i.i.i.epil, %bb10.i.i.i.i.i.epil ]
  ret float %_0.sroa.0.0.i
}

define { i32, i32 } @"_ZN75_$LT$types..Countdown$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h3abc4ffe4f5e183eE"(ptr noalias nocapture noundef align 4 dereferenceable(8) %self) unnamed_addr #6 {
start:
  %n = load i32, ptr %self, align 4, !noundef !3
  %0 = getelementptr inbounds i8, ptr %self, i64 4
  %_5 = load i32, ptr %0, align 4, !noundef !3
  %_3.i = icmp ult i32 %n, %_5
  br i1 %_3.i, label %bb7, label %bb4

bb4:
  %_4.i = sub nuw i32 %n, %_5
  store i32 %_4.i, ptr %self, align 4
  br label %bb7

bb7:
  %_0.sroa.0.0 = phi i32 [ 1, %bb4 ], [ 0, %start ]
  %1 = insertvalue { i32, i32 } poison, i32 %_0.sroa.0.0, 0
  %2 = insertvalue { i32, i32 } %1, i32 %n, 1
  ret { i32, i32 } %2
}

define noundef i32 @own_iterator(i32 noundef %n, i32 noundef %step) unnamed_addr #5 {
start:
  br label %bb2

bb2:
  %iter.sroa.0.0 = phi i32 [ %n, %start ], [ %spec.select, %bb2 ]
  %last.sroa.0.0 = phi i32 [ 0, %start ], [ %iter.sroa.0.0, %bb2 ]
  %_3.i.i.not = icmp ult i32 %iter.sroa.0.0, %step
  %_4.i.i = select i1 %_3.i.i.not, i32 0, i32 %step
  %spec.select = sub nuw i32 %iter.sroa.0.0, %_4.i.i
  br i1 %_3.i.i.not, label %bb6, label %bb2

bb6:
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

declare float @llvm.maxnum.f32(float, float) #7

declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64) #7

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #7

declare i8 @llvm.umin.i8(i8, i8) #8

declare i32 @llvm.umax.i32(i32, i32) #8

declare i32 @llvm.umin.i32(i32, i32) #8

attributes #0 = { nofree norecurse nosync nounwind nonlazybind memory(readwrite, inaccessiblemem: none) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nofree norecurse nosync nounwind nonlazybind memory(read, inaccessiblemem: none) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { nofree norecurse nosync nounwind nonlazybind memory(argmem: read) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { nofree norecurse nosync nounwind nonlazybind memory(argmem: readwrite) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { nofree norecurse nosync nounwind nonlazybind memory(none) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind nonlazybind willreturn memory(argmem: readwrite) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.85.0 (4d91de4e4 2025-02-17)"}
!3 = !{}
!4 = !{!5}
!5 = distinct !{!5, !6, !"_ZN5types6reduce17hdbae8bb1f1b64277E: %x.0"}
!6 = distinct !{!6, !"_ZN5types6reduce17hdbae8bb1f1b64277E"}
!7 = !{!8}
!8 = distinct !{!8, !6, !"_ZN5types6reduce17hdbae8bb1f1b64277E: argument 1"}
!9 = !{!10}
!10 = distinct !{!10, !11, !"_ZN5types6reduce17ha6a96bef00d3fa9dE: %x.0"}
!11 = distinct !{!11, !"_ZN5types6reduce17ha6a96bef00d3fa9dE"}
!12 = !{!13}
!13 = distinct !{!13, !14, !"_ZN4core4iter6traits8iterator8Iterator4fold17h198b9365501ffacaE: argument 0"}
!14 = distinct !{!14, !"_ZN4core4iter6traits8iterator8Iterator4fold17h198b9365501ffacaE"}
!15 = !{!16, !18, !20, !22, !24}
!16 = distinct !{!16, !17, !"_ZN43_$LT$types..Row$u20$as$u20$types..Shape$GT$4area28_$u7b$$u7b$closure$u7d$$u7d$17hc36c8d7cd3c53099E: %_1"}
!17 = distinct !{!17, !"_ZN43_$LT$types..Row$u20$as$u20$types..Shape$GT$4area28_$u7b$$u7b$closure$u7d$$u7d$17hc36c8d7cd3c53099E"}
!18 = distinct !{!18, !19, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h057ce9a084a2903dE: %_1"}
!19 = distinct !{!19, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h057ce9a084a2903dE"}
!20 = distinct !{!20, !21, !"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h2e6d5036c5d533f7E: %self"}
!21 = distinct !{!21, !"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h2e6d5036c5d533f7E"}
!22 = distinct !{!22, !23, !"_ZN54_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum17h5bc92268dafb10bbE: %iter"}
!23 = distinct !{!23, !"_ZN54_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum17h5bc92268dafb10bbE"}
!24 = distinct !{!24, !25, !"_ZN4core4iter6traits8iterator8Iterator3sum17h4c5a5fd43ce98731E: %self"}
!25 = distinct !{!25, !"_ZN4core4iter6traits8iterator8Iterator3sum17h4c5a5fd43ce98731E"}
!26 = !{!27, !29, !31}
!27 = distinct !{!27, !28, !"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h2bf0dfb74f60049bE: %b"}
!28 = distinct !{!28, !"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h2bf0dfb74f60049bE"}
!29 = distinct !{!29, !30, !"_ZN5types11from_option28_$u7b$$u7b$closure$u7d$$u7d$17h7bb914a43071572bE: %tail.0"}
!30 = distinct !{!30, !"_ZN5types11from_option28_$u7b$$u7b$closure$u7d$$u7d$17h7bb914a43071572bE"}
!31 = distinct !{!31, !32, !"_ZN4core6option15Option$LT$T$GT$6map_or17h90a39af7f6b40db0E: argument 0"}
!32 = distinct !{!32, !"_ZN4core6option15Option$LT$T$GT$6map_or17h90a39af7f6b40db0E"}
!33 = distinct !{!33, !34}
!34 = !{!"llvm.loop.unroll.disable"}

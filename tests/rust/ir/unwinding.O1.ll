source_filename = "unwinding.e832afc0a6fcc5b8-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_4192ed3b92b550c0d82c6e919997c0e9 = private unnamed_addr constant <{ [10 x i8] }> <{ [10 x i8] c"<redacted>" }>, align 1
@alloc_ae52e422ab29884b58622d79788975fe = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4192ed3b92b550c0d82c6e919997c0e9, [16 x i8] c"\0A\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00" }>, align 8
@alloc_a6e8913658d98d0dbd0444b57ddfd811 = private unnamed_addr constant <{ [27 x i8] }> <{ [27 x i8] c"chunk size must be non-zero" }>, align 1
@alloc_2cdbb89777c912da09e05e08ed401368 = private unnamed_addr constant <{ ptr, [8 x i8] }> <{ ptr @alloc_a6e8913658d98d0dbd0444b57ddfd811, [8 x i8] c"\1B\00\00\00\00\00\00\00" }>, align 8
@__rust_no_alloc_shim_is_unstable = external global i8

define noundef float @doubled(ptr noalias nocapture noundef nonnull readonly align 4 %x.0, i64 noundef %x.1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = icmp eq i64 %x.1, 0
  br i1 %0, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17he847003509c01996E.exit.i.i.i.i.i", label %bb3.i.i.i.i.i.i

bb3.i.i.i.i.i.i:
  %_6.i.i.idx = shl nuw nsw i64 %x.1, 2
  %1 = load volatile i8, ptr @__rust_no_alloc_shim_is_unstable, align 1, !noalias !3
  %_0.i.i.i.i.i.i.i.i.i = tail call noalias noundef align 4 ptr @__rust_alloc(i64 noundef %_6.i.i.idx, i64 noundef 4) #13, !noalias !3
  %2 = icmp eq ptr %_0.i.i.i.i.i.i.i.i.i, null
  br i1 %2, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17he847003509c01996E.exit.i.i.i.i.i", label %bb10.i.i.i.i.i.i

bb10.i.i.i.i.i.i:
  %3 = ptrtoint ptr %_0.i.i.i.i.i.i.i.i.i to i64
  br label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17he847003509c01996E.exit.i.i.i.i.i"

"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17he847003509c01996E.exit.i.i.i.i.i":
  %_4.sroa.13.0.i.i.i.i.i = phi i64 [ %3, %bb10.i.i.i.i.i.i ], [ 4, %start ], [ %_6.i.i.idx, %bb3.i.i.i.i.i.i ]
  %_4.sroa.7.0.i.i.i.i.i = phi i64 [ %x.1, %bb10.i.i.i.i.i.i ], [ 0, %start ], [ 4, %bb3.i.i.i.i.i.i ]
  %switch.i.i.i.i.i = phi i1 [ true, %bb10.i.i.i.i.i.i ], [ true, %start ], [ false, %bb3.i.i.i.i.i.i ]
  br i1 %switch.i.i.i.i.i, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h4061405e84286d47E.exit.i.i.i.i", label %bb3.i.i.i.i.i

bb3.i.i.i.i.i:
  tail call void @_ZN5alloc7raw_vec12handle_error17h2c5ced866628b5d4E(i64 noundef %_4.sroa.7.0.i.i.i.i.i, i64 %_4.sroa.13.0.i.i.i.i.i, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #14, !noalias !14
  unreachable

"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h4061405e84286d47E.exit.i.i.i.i":
  %4 = inttoptr i64 %_4.sroa.13.0.i.i.i.i.i to ptr
  %_8.i.i.i.i.i = icmp uge i64 %_4.sroa.7.0.i.i.i.i.i, %x.1
  tail call void @llvm.assume(i1 %_8.i.i.i.i.i)
  %5 = icmp eq i64 %x.1, 0
  br i1 %5, label %_ZN4core4iter6traits8iterator8Iterator7collect17h9e768022a53f0c70E.exit, label %bb10.i.i.i.i.i.i.i.i.i.preheader

bb10.i.i.i.i.i.i.i.i.i.preheader:
  %xtraiter = and i64 %x.1, 3
  %6 = icmp ult i64 %x.1, 4
  br i1 %6, label %_ZN4core4iter6traits8iterator8Iterator7collect17h9e768022a53f0c70E.exit.loopexit.unr-lcssa, label %bb10.i.i.i.i.i.i.i.i.i.preheader.new

bb10.i.i.i.i.i.i.i.i.i.preheader.new:
  %unroll_iter = and i64 %x.1, -4
  br label %bb10.i.i.i.i.i.i.i.i.i

bb10.i.i.i.i.i.i.i.i.i:
  %7 = phi i64 [ 0, %bb10.i.i.i.i.i.i.i.i.i.preheader.new ], [ %11, %bb10.i.i.i.i.i.i.i.i.i ]
  %niter = phi i64 [ 0, %bb10.i.i.i.i.i.i.i.i.i.preheader.new ], [ %niter.next.3, %bb10.i.i.i.i.i.i.i.i.i ]
  %_40.i.i.i.i.i.i.i.i.i = getelementptr inbounds float, ptr %x.0, i64 %7
  tail call void @llvm.experimental.noalias.scope.decl(metadata !15)
  %_3.i.i.i.i.i.i.i.i.i.i.i.i = load float, ptr %_40.i.i.i.i.i.i.i.i.i, align 4, !alias.scope !18, !noalias !24, !noundef !36
  %_0.i.i.i.i.i.i.i.i.i.i.i.i = fadd float %_3.i.i.i.i.i.i.i.i.i.i.i.i, %_3.i.i.i.i.i.i.i.i.i.i.i.i
  %_3.i.i1.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds float, ptr %4, i64 %7
  store float %_0.i.i.i.i.i.i.i.i.i.i.i.i, ptr %_3.i.i1.i.i.i.i.i.i.i.i.i.i, align 4, !noalias !37
  %8 = or disjoint i64 %7, 1
  %_40.i.i.i.i.i.i.i.i.i.1 = getelementptr inbounds float, ptr %x.0, i64 %8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !42)
  %_3.i.i.i.i.i.i.i.i.i.i.i.i.1 = load float, ptr %_40.i.i.i.i.i.i.i.i.i.1, align 4, !alias.scope !44, !noalias !24, !noundef !36
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.1 = fadd float %_3.i.i.i.i.i.i.i.i.i.i.i.i.1, %_3.i.i.i.i.i.i.i.i.i.i.i.i.1
  %_3.i.i1.i.i.i.i.i.i.i.i.i.i.1 = getelementptr inbounds float, ptr %4, i64 %8
  store float %_0.i.i.i.i.i.i.i.i.i.i.i.i.1, ptr %_3.i.i1.i.i.i.i.i.i.i.i.i.i.1, align 4, !noalias !45
  %9 = or disjoint i64 %7, 2
  %_40.i.i.i.i.i.i.i.i.i.2 = getelementptr inbounds float, ptr %x.0, i64 %9
  tail call void @llvm.experimental.noalias.scope.decl(metadata !46)
  %_3.i.i.i.i.i.i.i.i.i.i.i.i.2 = load float, ptr %_40.i.i.i.i.i.i.i.i.i.2, align 4, !alias.scope !48, !noalias !24, !noundef !36
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.2 = fadd float %_3.i.i.i.i.i.i.i.i.i.i.i.i.2, %_3.i.i.i.i.i.i.i.i.i.i.i.i.2
  %_3.i.i1.i.i.i.i.i.i.i.i.i.i.2 = getelementptr inbounds float, ptr %4, i64 %9
  store float %_0.i.i.i.i.i.i.i.i.i.i.i.i.2, ptr %_3.i.i1.i.i.i.i.i.i.i.i.i.i.2, align 4, !noalias !49
  %10 = or disjoint i64 %7, 3
  %_40.i.i.i.i.i.i.i.i.i.3 = getelementptr inbounds float, ptr %x.0, i64 %10
  tail call void @llvm.experimental.noalias.scope.decl(metadata !50)
  %_3.i.i.i.i.i.i.i.i.i.i.i.i.3 = load float, ptr %_40.i.i.i.i.i.i.i.i.i.3, align 4, !alias.scope !52, !noalias !24, !noundef !36
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.3 = fadd float %_3.i.i.i.i.i.i.i.i.i.i.i.i.3, %_3.i.i.i.i.i.i.i.i.i.i.i.i.3
  %_3.i.i1.i.i.i.i.i.i.i.i.i.i.3 = getelementptr inbounds float, ptr %4, i64 %10
  store float %_0.i.i.i.i.i.i.i.i.i.i.i.i.3, ptr %_3.i.i1.i.i.i.i.i.i.i.i.i.i.3, align 4, !noalias !53
  %11 = add nuw i64 %7, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %_ZN4core4iter6traits8iterator8Iterator7collect17h9e768022a53f0c70E.exit.loopexit.unr-lcssa, label %bb10.i.i.i.i.i.i.i.i.i

_ZN4core4iter6traits8iterator8Iterator7collect17h9e768022a53f0c70E.exit.loopexit.unr-lcssa:
  %.unr = phi i64 [ 0, %bb10.i.i.i.i.i.i.i.i.i.preheader ], [ %11, %bb10.i.i.i.i.i.i.i.i.i ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %_ZN4core4iter6traits8iterator8Iterator7collect17h9e768022a53f0c70E.exit, label %bb10.i.i.i.i.i.i.i.i.i.epil

bb10.i.i.i.i.i.i.i.i.i.epil:
  %12 = phi i64 [ %13, %bb10.i.i.i.i.i.i.i.i.i.epil ], [ %.unr, %_ZN4core4iter6traits8iterator8Iterator7collect17h9e768022a53f0c70E.exit.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb10.i.i.i.i.i.i.i.i.i.epil ], [ 0, %_ZN4core4iter6traits8iterator8Iterator7collect17h9e768022a53f0c70E.exit.loopexit.unr-lcssa ]
  %_40.i.i.i.i.i.i.i.i.i.epil = getelementptr inbounds float, ptr %x.0, i64 %12
  tail call void @llvm.experimental.noalias.scope.decl(metadata !15)
  %_3.i.i.i.i.i.i.i.i.i.i.i.i.epil = load float, ptr %_40.i.i.i.i.i.i.i.i.i.epil, align 4, !alias.scope !18, !noalias !24, !noundef !36
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.epil = fadd float %_3.i.i.i.i.i.i.i.i.i.i.i.i.epil, %_3.i.i.i.i.i.i.i.i.i.i.i.i.epil
  %_3.i.i1.i.i.i.i.i.i.i.i.i.i.epil = getelementptr inbounds float, ptr %4, i64 %12
  store float %_0.i.i.i.i.i.i.i.i.i.i.i.i.epil, ptr %_3.i.i1.i.i.i.i.i.i.i.i.i.i.epil, align 4, !noalias !37
  %13 = add nuw i64 %12, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %_ZN4core4iter6traits8iterator8Iterator7collect17h9e768022a53f0c70E.exit, label %bb10.i.i.i.i.i.i.i.i.i.epil, !llvm.loop !54

_ZN4core4iter6traits8iterator8Iterator7collect17h9e768022a53f0c70E.exit:
  %storemerge.i.i.i.i.i.i.i.i = phi i64 [ 0, %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h4061405e84286d47E.exit.i.i.i.i" ], [ %x.1, %bb10.i.i.i.i.i.i.i.i.i.epil ], [ %x.1, %_ZN4core4iter6traits8iterator8Iterator7collect17h9e768022a53f0c70E.exit.loopexit.unr-lcssa ]
  %_0.i.i.i13 = icmp ne i64 %x.1, 0
  br i1 %_0.i.i.i13, label %bb8.preheader, label %bb9

bb8.preheader:
  %_0.i1.i.i14 = zext i1 %_0.i.i.i13 to i64
  br label %bb8

cleanup:
  %14 = landingpad { ptr, i32 }
          cleanup
  %15 = icmp eq i64 %_4.sroa.7.0.i.i.i.i.i, 0
  br i1 %15, label %bb14, label %bb1.i.i.i.i2.i

bb1.i.i.i.i2.i:
  %16 = shl nuw i64 %_4.sroa.7.0.i.i.i.i.i, 2
  tail call void @__rust_dealloc(ptr noundef %4, i64 noundef %16, i64 noundef 4) #13, !noalias !56
  br label %bb14

bb9:
  %s.sroa.0.0.lcssa = phi float [ 0.000000e+00, %_ZN4core4iter6traits8iterator8Iterator7collect17h9e768022a53f0c70E.exit ], [ %20, %bb11 ]
  %17 = icmp eq i64 %_4.sroa.7.0.i.i.i.i.i, 0
  br i1 %17, label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h5e06d09a29a74ab2E.exit4", label %bb1.i.i.i.i2.i2

bb1.i.i.i.i2.i2:
  %18 = shl nuw i64 %_4.sroa.7.0.i.i.i.i.i, 2
  tail call void @__rust_dealloc(ptr noundef %4, i64 noundef %18, i64 noundef 4) #13, !noalias !65
  br label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h5e06d09a29a74ab2E.exit4"

"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h5e06d09a29a74ab2E.exit4":
  ret float %s.sroa.0.0.lcssa

bb8:
  %spec.select18 = phi i64 [ %spec.select, %bb11 ], [ %_0.i1.i.i14, %bb8.preheader ]
  %_0.i.i.i17 = phi i1 [ %_0.i.i.i, %bb11 ], [ %_0.i.i.i13, %bb8.preheader ]
  %s.sroa.0.016 = phi float [ %20, %bb11 ], [ 0.000000e+00, %bb8.preheader ]
  %iter.sroa.0.015 = phi i64 [ %spec.select18, %bb11 ], [ 0, %bb8.preheader ]
  %_4.i.i5 = icmp ugt i64 %storemerge.i.i.i.i.i.i.i.i, %iter.sroa.0.015
  %brmerge.not = and i1 %_4.i.i5, %_0.i.i.i17
  br i1 %brmerge.not, label %bb11, label %panic.i.i.invoke

panic.i.i.invoke:
  %storemerge.i.i.i.i.i.i.i.i.mux = select i1 %_4.i.i5, i64 %x.1, i64 %storemerge.i.i.i.i.i.i.i.i
  invoke void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %iter.sroa.0.015, i64 noundef %storemerge.i.i.i.i.i.i.i.i.mux, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #14
          to label %panic.i.i.cont unwind label %cleanup

panic.i.i.cont:
  unreachable

bb11:
  %_0.i.i = getelementptr inbounds float, ptr %4, i64 %iter.sroa.0.015
  %_15 = load float, ptr %_0.i.i, align 4, !noundef !36
  %19 = getelementptr inbounds float, ptr %x.0, i64 %iter.sroa.0.015
  %_18 = load float, ptr %19, align 4, !noundef !36
  %_14 = fmul float %_15, %_18
  %20 = fadd float %s.sroa.0.016, %_14
  %_0.i.i.i = icmp ult i64 %spec.select18, %x.1
  %_0.i1.i.i = zext i1 %_0.i.i.i to i64
  %spec.select = add nuw i64 %spec.select18, %_0.i1.i.i
  br i1 %_0.i.i.i, label %bb8, label %bb9

bb14:
  resume { ptr, i32 } %14
}

define noundef float @guarded(ptr noalias nocapture noundef nonnull readonly align 4 %x.0, i64 noundef %x.1, ptr noalias nocapture noundef align 4 dereferenceable(4) %done) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %_0.i.i.i4 = icmp ne i64 %x.1, 0
  br i1 %_0.i.i.i4, label %bb5.preheader, label %bb6

bb5.preheader:
  %_0.i1.i.i5 = zext i1 %_0.i.i.i4 to i64
  %done.promoted = load i32, ptr %done, align 4, !noalias !74
  br label %bb5

bb6:
  %s.sroa.0.0.lcssa = phi float [ 0.000000e+00, %start ], [ %3, %bb7 ]
  ret float %s.sroa.0.0.lcssa

bb5:
  %spec.select8 = phi i64 [ %spec.select, %bb7 ], [ %_0.i1.i.i5, %bb5.preheader ]
  %s.sroa.0.07 = phi float [ %3, %bb7 ], [ 0.000000e+00, %bb5.preheader ]
  %iter.sroa.0.06 = phi i64 [ %spec.select8, %bb7 ], [ 0, %bb5.preheader ]
  %0 = phi i32 [ %4, %bb7 ], [ %done.promoted, %bb5.preheader ]
  %1 = xor i64 %iter.sroa.0.06, -1
  %_14 = add i64 %1, %x.1
  %_17 = icmp ult i64 %_14, %x.1
  br i1 %_17, label %bb7, label %panic

bb7:
  %2 = getelementptr inbounds float, ptr %x.0, i64 %_14
  %_13 = load float, ptr %2, align 4, !noundef !36
  %3 = fadd float %s.sroa.0.07, %_13
  %4 = add i32 %0, 1
  store i32 %4, ptr %done, align 4, !noalias !74
  %_0.i.i.i = icmp ult i64 %spec.select8, %x.1
  %_0.i1.i.i = zext i1 %_0.i.i.i to i64
  %spec.select = add nuw i64 %spec.select8, %_0.i1.i.i
  br i1 %_0.i.i.i, label %bb5, label %bb6

panic:
  invoke void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %_14, i64 noundef %x.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #14
          to label %unreachable unwind label %cleanup

cleanup:
  %5 = landingpad { ptr, i32 }
          cleanup
  %6 = load i32, ptr %done, align 4, !noalias !79, !noundef !36
  %7 = add i32 %6, 1
  store i32 %7, ptr %done, align 4, !noalias !79
  resume { ptr, i32 } %5

unreachable:
  unreachable
}

define noundef float @row_buffers(ptr noalias noundef nonnull readonly align 4 %x.0, i64 noundef %x.1, i64 noundef %width) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %_4.i = alloca [48 x i8], align 8
  %0 = icmp eq i64 %width, 0
  br i1 %0, label %bb2.i, label %bb3.preheader, !prof !84

bb3.preheader:
  %_9.0.i.i.i.i.i = shl i64 %width, 2
  %_9.1.i.i.i.i.i = icmp ugt i64 %width, 4611686018427387903
  %_14.i.i.i.i.i = icmp ugt i64 %_9.0.i.i.i.i.i, 9223372036854775804
  %1 = or i1 %_9.1.i.i.i.i.i, %_14.i.i.i.i.i
  %..i.i.i = select i1 %1, i64 0, i64 4
  br label %bb3

bb2.i:
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %_4.i), !noalias !85
  store ptr @alloc_2cdbb89777c912da09e05e08ed401368, ptr %_4.i, align 8, !noalias !85
  %2 = getelementptr inbounds i8, ptr %_4.i, i64 8
  store i64 1, ptr %2, align 8, !noalias !85
  %3 = getelementptr inbounds i8, ptr %_4.i, i64 32
  store ptr null, ptr %3, align 8, !noalias !85
  %4 = getelementptr inbounds i8, ptr %_4.i, i64 16
  store ptr inttoptr (i64 8 to ptr), ptr %4, align 8, !noalias !85
  %5 = getelementptr inbounds i8, ptr %_4.i, i64 24
  store i64 0, ptr %5, align 8, !noalias !85
  call void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr noalias nocapture noundef nonnull readonly align 8 dereferenceable(48) %_4.i, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #14, !noalias !85
  unreachable

bb3:
  %iter.sroa.0.0 = phi ptr [ %x.0, %bb3.preheader ], [ %iter.sroa.0.1, %bb3.backedge ]
  %iter.sroa.5.0 = phi i64 [ %x.1, %bb3.preheader ], [ %iter.sroa.5.1, %bb3.backedge ]
  %total.sroa.0.0 = phi float [ 0.000000e+00, %bb3.preheader ], [ %17, %bb3.backedge ]
  %6 = icmp eq i64 %iter.sroa.5.0, 0
  br i1 %6, label %"_ZN93_$LT$core..slice..iter..Chunks$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h1c9e46792b4f6d5eE.exit", label %bb2.i1

bb2.i1:
  %_0.sroa.0.0.sroa.speculated.i.i = tail call noundef i64 @llvm.umin.i64(i64 %iter.sroa.5.0, i64 %width)
  %7 = icmp ne ptr %iter.sroa.0.0, null
  tail call void @llvm.assume(i1 %7)
  %8 = getelementptr inbounds float, ptr %iter.sroa.0.0, i64 %_0.sroa.0.0.sroa.speculated.i.i
  %9 = sub nuw i64 %iter.sroa.5.0, %_0.sroa.0.0.sroa.speculated.i.i
  br label %"_ZN93_$LT$core..slice..iter..Chunks$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h1c9e46792b4f6d5eE.exit"

"_ZN93_$LT$core..slice..iter..Chunks$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h1c9e46792b4f6d5eE.exit":
  %iter.sroa.0.1 = phi ptr [ %iter.sroa.0.0, %bb3 ], [ %8, %bb2.i1 ]
  %iter.sroa.5.1 = phi i64 [ %iter.sroa.5.0, %bb3 ], [ %9, %bb2.i1 ]
  %_0.sroa.3.0.i = phi i64 [ undef, %bb3 ], [ %_0.sroa.0.0.sroa.speculated.i.i, %bb2.i1 ]
  %_0.sroa.0.0.i = phi ptr [ null, %bb3 ], [ %iter.sroa.0.0, %bb2.i1 ]
  %10 = icmp eq ptr %_0.sroa.0.0.i, null
  br i1 %10, label %bb7, label %bb6

bb7:
  ret float %total.sroa.0.0

bb6:
  br i1 %1, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17he847003509c01996E.exit.i.i", label %bb3.i3.i.i

bb3.i3.i.i:
  %11 = load volatile i8, ptr @__rust_no_alloc_shim_is_unstable, align 1, !noalias !89
  %_0.i11.i.i.i.i.i = tail call noalias noundef ptr @__rust_alloc_zeroed(i64 noundef %_9.0.i.i.i.i.i, i64 noundef %..i.i.i) #13, !noalias !89
  %12 = icmp eq ptr %_0.i11.i.i.i.i.i, null
  br i1 %12, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17he847003509c01996E.exit.i.i", label %bb10.i.i.i

bb10.i.i.i:
  %13 = ptrtoint ptr %_0.i11.i.i.i.i.i to i64
  br label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17he847003509c01996E.exit.i.i"

"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17he847003509c01996E.exit.i.i":
  %_16.sroa.7.0.i.i = phi i64 [ %width, %bb10.i.i.i ], [ 0, %bb6 ], [ %..i.i.i, %bb3.i3.i.i ]
  %switch.i.i = phi i1 [ true, %bb10.i.i.i ], [ false, %bb6 ], [ false, %bb3.i3.i.i ]
  %_16.sroa.13.0.i.i = phi i64 [ %13, %bb10.i.i.i ], [ undef, %bb6 ], [ %_9.0.i.i.i.i.i, %bb3.i3.i.i ]
  br i1 %switch.i.i, label %_ZN5alloc3vec9from_elem17hff8ccf28a6022b38E.exit, label %bb14.i.i

bb14.i.i:
  tail call void @_ZN5alloc7raw_vec12handle_error17h2c5ced866628b5d4E(i64 noundef %_16.sroa.7.0.i.i, i64 %_16.sroa.13.0.i.i, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #14, !noalias !96
  unreachable

_ZN5alloc3vec9from_elem17hff8ccf28a6022b38E.exit:
  %14 = inttoptr i64 %_16.sroa.13.0.i.i to ptr
  %15 = icmp ne i64 %_16.sroa.13.0.i.i, 0
  tail call void @llvm.assume(i1 %15)
  %16 = shl i64 %_0.sroa.3.0.i, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %14, ptr nonnull readonly align 4 %_0.sroa.0.0.i, i64 %16, i1 false), !alias.scope !97
  %_17 = load float, ptr %14, align 4, !noundef !36
  %17 = fadd float %total.sroa.0.0, %_17
  %18 = icmp eq i64 %_16.sroa.7.0.i.i, 0
  br i1 %18, label %bb3.backedge, label %bb1.i.i.i.i2.i6

bb3.backedge:
  br label %bb3

bb1.i.i.i.i2.i6:
  %19 = shl nuw i64 %_16.sroa.7.0.i.i, 2
  tail call void @__rust_dealloc(ptr noundef %14, i64 noundef %19, i64 noundef 4) #13, !noalias !101
  br label %bb3.backedge
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef range(i32 1, 17), i64 noundef, ptr noundef, ptr noundef) unnamed_addr #2

declare void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr noalias nocapture noundef readonly align 8 dereferenceable(48), ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr #3

declare void @llvm.assume(i1 noundef) #4

declare noalias noundef ptr @__rust_alloc_zeroed(i64 noundef, i64 allocalign noundef) unnamed_addr #5

declare noalias noundef ptr @__rust_alloc(i64 noundef, i64 allocalign noundef) unnamed_addr #6

declare void @__rust_dealloc(ptr allocptr noundef, i64 noundef, i64 noundef) unnamed_addr #7

declare void @_ZN5alloc7raw_vec12handle_error17h2c5ced866628b5d4E(i64 noundef range(i64 0, -9223372036854775807), i64, ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr #8

declare void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr #9

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #10

declare void @llvm.experimental.noalias.scope.decl(metadata) #11

declare i64 @llvm.umin.i64(i64, i64) #12

attributes #0 = { nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { cold noinline noreturn nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { nounwind nonlazybind allockind("alloc,zeroed,aligned") allocsize(0) uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { nounwind nonlazybind allockind("free") uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #8 = { cold minsize noreturn nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #9 = { cold minsize noinline noreturn nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #10 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #12 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { nounwind }
attributes #14 = { noreturn }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.85.0 (4d91de4e4 2025-02-17)"}
!3 = !{!4, !6, !8, !10, !12}
!4 = distinct !{!4, !5, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17he847003509c01996E: %_0"}
!5 = distinct !{!5, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17he847003509c01996E"}
!6 = distinct !{!6, !7, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h736d0225caa86e9cE: %_0"}
!7 = distinct !{!7, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h736d0225caa86e9cE"}
!8 = distinct !{!8, !9, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17h128715501f91ab9fE: %_0"}
!9 = distinct !{!9, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17h128715501f91ab9fE"}
!10 = distinct !{!10, !11, !"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17hfde5c91dd06db9e4E: %_0"}
!11 = distinct !{!11, !"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17hfde5c91dd06db9e4E"}
!12 = distinct !{!12, !13, !"_ZN4core4iter6traits8iterator8Iterator7collect17h9e768022a53f0c70E: %_0"}
!13 = distinct !{!13, !"_ZN4core4iter6traits8iterator8Iterator7collect17h9e768022a53f0c70E"}
!14 = !{!6, !8, !10, !12}
!15 = !{!16}
!16 = distinct !{!16, !17, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h4c771f99f5f25209E: %elt"}
!17 = distinct !{!17, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h4c771f99f5f25209E"}
!18 = !{!19, !21, !22, !16}
!19 = distinct !{!19, !20, !"_ZN49_$LT$$RF$f32$u20$as$u20$core..ops..arith..Add$GT$3add17h512729168feae63bE: %self"}
!20 = distinct !{!20, !"_ZN49_$LT$$RF$f32$u20$as$u20$core..ops..arith..Add$GT$3add17h512729168feae63bE"}
!21 = distinct !{!21, !20, !"_ZN49_$LT$$RF$f32$u20$as$u20$core..ops..arith..Add$GT$3add17h512729168feae63bE: %other"}
!22 = distinct !{!22, !23, !"_ZN9unwinding7doubled28_$u7b$$u7b$closure$u7d$$u7d$17h039a2d79bfceee81E: %a"}
!23 = distinct !{!23, !"_ZN9unwinding7doubled28_$u7b$$u7b$closure$u7d$$u7d$17h039a2d79bfceee81E"}
!24 = !{!25, !26, !28, !30, !32, !34, !6, !8, !10, !12}
!25 = distinct !{!25, !17, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h4c771f99f5f25209E: %_1"}
!26 = distinct !{!26, !27, !"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h38a225db205a245bE: %f"}
!27 = distinct !{!27, !"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h38a225db205a245bE"}
!28 = distinct !{!28, !29, !"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17ha818f7de22ea2766E: %g"}
!29 = distinct !{!29, !"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17ha818f7de22ea2766E"}
!30 = distinct !{!30, !31, !"_ZN4core4iter6traits8iterator8Iterator8for_each17hf1196173044aa621E: %f"}
!31 = distinct !{!31, !"_ZN4core4iter6traits8iterator8Iterator8for_each17hf1196173044aa621E"}
!32 = distinct !{!32, !33, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted17hdc670dce78cfa574E: %self"}
!33 = distinct !{!33, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted17hdc670dce78cfa574E"}
!34 = distinct !{!34, !35, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17hfe2b327ffdd12466E: %self"}
!35 = distinct !{!35, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17hfe2b327ffdd12466E"}
!36 = !{}
!37 = !{!38, !40, !25, !16, !26, !28, !30, !32, !34, !6, !8, !10, !12}
!38 = distinct !{!38, !39, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted28_$u7b$$u7b$closure$u7d$$u7d$17h855ba8d28958ed4aE: %_1"}
!39 = distinct !{!39, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted28_$u7b$$u7b$closure$u7d$$u7d$17h855ba8d28958ed4aE"}
!40 = distinct !{!40, !41, !"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17h56d2c48a0520a03eE: %_1"}
!41 = distinct !{!41, !"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17h56d2c48a0520a03eE"}
!42 = !{!43}
!43 = distinct !{!43, !17, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h4c771f99f5f25209E: %elt:It1"}
!44 = !{!19, !21, !22, !43}
!45 = !{!38, !40, !25, !43, !26, !28, !30, !32, !34, !6, !8, !10, !12}
!46 = !{!47}
!47 = distinct !{!47, !17, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h4c771f99f5f25209E: %elt:It2"}
!48 = !{!19, !21, !22, !47}
!49 = !{!38, !40, !25, !47, !26, !28, !30, !32, !34, !6, !8, !10, !12}
!50 = !{!51}
!51 = distinct !{!51, !17, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h4c771f99f5f25209E: %elt:It3"}
!52 = !{!19, !21, !22, !51}
!53 = !{!38, !40, !25, !51, !26, !28, !30, !32, !34, !6, !8, !10, !12}
!54 = distinct !{!54, !55}
!55 = !{!"llvm.loop.unroll.disable"}
!56 = !{!57, !59, !61, !63}
!57 = distinct !{!57, !58, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h0407fbc4fcd68e51E: %self"}
!58 = distinct !{!58, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h0407fbc4fcd68e51E"}
!59 = distinct !{!59, !60, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hfd828a18bf22cb91E: %self"}
!60 = distinct !{!60, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hfd828a18bf22cb91E"}
!61 = distinct !{!61, !62, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f32$GT$$GT$17hb9bc7d1798a3b4c6E: %_1"}
!62 = distinct !{!62, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f32$GT$$GT$17hb9bc7d1798a3b4c6E"}
!63 = distinct !{!63, !64, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h5e06d09a29a74ab2E: %_1"}
!64 = distinct !{!64, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h5e06d09a29a74ab2E"}
!65 = !{!66, !68, !70, !72}
!66 = distinct !{!66, !67, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h0407fbc4fcd68e51E: %self"}
!67 = distinct !{!67, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h0407fbc4fcd68e51E"}
!68 = distinct !{!68, !69, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hfd828a18bf22cb91E: %self"}
!69 = distinct !{!69, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hfd828a18bf22cb91E"}
!70 = distinct !{!70, !71, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f32$GT$$GT$17hb9bc7d1798a3b4c6E: %_1"}
!71 = distinct !{!71, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f32$GT$$GT$17hb9bc7d1798a3b4c6E"}
!72 = distinct !{!72, !73, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h5e06d09a29a74ab2E: %_1"}
!73 = distinct !{!73, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h5e06d09a29a74ab2E"}
!74 = !{!75, !77}
!75 = distinct !{!75, !76, !"_ZN58_$LT$unwinding..Guard$u20$as$u20$core..ops..drop..Drop$GT$4drop17hc75c425fc2d5d380E: %self"}
!76 = distinct !{!76, !"_ZN58_$LT$unwinding..Guard$u20$as$u20$core..ops..drop..Drop$GT$4drop17hc75c425fc2d5d380E"}
!77 = distinct !{!77, !78, !"_ZN4core3ptr37drop_in_place$LT$unwinding..Guard$GT$17hce2afcfa92216bc3E: %_1"}
!78 = distinct !{!78, !"_ZN4core3ptr37drop_in_place$LT$unwinding..Guard$GT$17hce2afcfa92216bc3E"}
!79 = !{!80, !82}
!80 = distinct !{!80, !81, !"_ZN58_$LT$unwinding..Guard$u20$as$u20$core..ops..drop..Drop$GT$4drop17hc75c425fc2d5d380E: %self"}
!81 = distinct !{!81, !"_ZN58_$LT$unwinding..Guard$u20$as$u20$core..ops..drop..Drop$GT$4drop17hc75c425fc2d5d380E"}
!82 = distinct !{!82, !83, !"_ZN4core3ptr37drop_in_place$LT$unwinding..Guard$GT$17hce2afcfa92216bc3E: %_1"}
!83 = distinct !{!83, !"_ZN4core3ptr37drop_in_place$LT$unwinding..Guard$GT$17hce2afcfa92216bc3E"}
!84 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!85 = !{!86, !88}
!86 = distinct !{!86, !87, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$6chunks17h3ca86f1733d59c87E: %_0"}
!87 = distinct !{!87, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$6chunks17h3ca86f1733d59c87E"}
!88 = distinct !{!88, !87, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$6chunks17h3ca86f1733d59c87E: %self.0"}
!89 = !{!90, !92, !94}
!90 = distinct !{!90, !91, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17he847003509c01996E: %_0"}
!91 = distinct !{!91, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17he847003509c01996E"}
!92 = distinct !{!92, !93, !"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17h2364d95c86de5db2E: %_0"}
!93 = distinct !{!93, !"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17h2364d95c86de5db2E"}
!94 = distinct !{!94, !95, !"_ZN5alloc3vec9from_elem17hff8ccf28a6022b38E: %_0"}
!95 = distinct !{!95, !"_ZN5alloc3vec9from_elem17hff8ccf28a6022b38E"}
!96 = !{!92, !94}
!97 = !{!98, !100}
!98 = distinct !{!98, !99, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$15copy_from_slice17h6f386695891fcc4dE: %self.0"}
!99 = distinct !{!99, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$15copy_from_slice17h6f386695891fcc4dE"}
!100 = distinct !{!100, !99, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$15copy_from_slice17h6f386695891fcc4dE: %src.0"}
!101 = !{!102, !104, !106, !108}
!102 = distinct !{!102, !103, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h0407fbc4fcd68e51E: %self"}
!103 = distinct !{!103, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h0407fbc4fcd68e51E"}
!104 = distinct !{!104, !105, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hfd828a18bf22cb91E: %self"}
!105 = distinct !{!105, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hfd828a18bf22cb91E"}
!106 = distinct !{!106, !107, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f32$GT$$GT$17hb9bc7d1798a3b4c6E: %_1"}
!107 = distinct !{!107, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f32$GT$$GT$17hb9bc7d1798a3b4c6E"}
!108 = distinct !{!108, !109, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h5e06d09a29a74ab2E: %_1"}
!109 = distinct !{!109, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h5e06d09a29a74ab2E"}

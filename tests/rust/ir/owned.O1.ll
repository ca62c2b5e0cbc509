source_filename = "owned.e22accfdbbe42340-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%"alloc::vec::Vec<f32>" = type { %"alloc::raw_vec::RawVec<f32>", i64 }
%"alloc::raw_vec::RawVec<f32>" = type { %"alloc::raw_vec::RawVecInner", %"core::marker::PhantomData<f32>" }
%"alloc::raw_vec::RawVecInner" = type { i64, ptr, %"alloc::alloc::Global" }
%"alloc::alloc::Global" = type {}
%"core::marker::PhantomData<f32>" = type {}

@alloc_4192ed3b92b550c0d82c6e919997c0e9 = private unnamed_addr constant <{ [10 x i8] }> <{ [10 x i8] c"<redacted>" }>, align 1
@alloc_ae52e422ab29884b58622d79788975fe = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4192ed3b92b550c0d82c6e919997c0e9, [16 x i8] c"\0A\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00" }>, align 8
@__rust_no_alloc_shim_is_unstable = external global i8

define internal fastcc void @_ZN5alloc7raw_vec11finish_grow17hab2371778e4516a9E(ptr dead_on_unwind noalias nocapture noundef writable writeonly sret([24 x i8]) align 8 dereferenceable(24) %_0, i64 noundef range(i64 1, -9223372036854775807) %0, i64 noundef %1, ptr noalias nocapture noundef readonly align 8 dereferenceable(24) %current_memory) unnamed_addr #0 {
start:
  %2 = getelementptr inbounds i8, ptr %current_memory, i64 8
  %3 = load i64, ptr %2, align 8, !range !3, !noundef !4
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %bb2, label %bb3

bb3:
  %ptr = load ptr, ptr %current_memory, align 8, !nonnull !4, !noundef !4
  %5 = getelementptr inbounds i8, ptr %current_memory, i64 16
  %6 = load i64, ptr %5, align 8, !noundef !4
  %cond = icmp eq i64 %3, %0
  tail call void @llvm.assume(i1 %cond)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %bb2.i.i, label %bb3.i.i

bb2.i.i:
  %8 = icmp eq i64 %1, 0
  br i1 %8, label %bb2.i.i.i, label %bb1.i.i.i

bb2.i.i.i:
  %ptr3.i.i.i = getelementptr i8, ptr null, i64 %0
  br label %bb6

bb1.i.i.i:
  %9 = load volatile i8, ptr @__rust_no_alloc_shim_is_unstable, align 1
  %_0.i.i.i.i = tail call noalias noundef ptr @__rust_alloc(i64 noundef %1, i64 noundef %0) #15
  br label %bb6

bb3.i.i:
  %cond.i.i = icmp ule i64 %6, %1
  tail call void @llvm.assume(i1 %cond.i.i)
  %10 = tail call noundef ptr @__rust_realloc(ptr noundef nonnull %ptr, i64 noundef %6, i64 noundef %3, i64 noundef %1) #15
  br label %bb6

bb2:
  %11 = icmp eq i64 %1, 0
  br i1 %11, label %bb2.i.i11, label %bb1.i.i9

bb2.i.i11:
  %ptr3.i.i = getelementptr i8, ptr null, i64 %0
  br label %bb6

bb1.i.i9:
  %12 = load volatile i8, ptr @__rust_no_alloc_shim_is_unstable, align 1
  %_0.i.i.i = tail call noalias noundef ptr @__rust_alloc(i64 noundef %1, i64 noundef %0) #15
  br label %bb6

bb6:
  %_0.sroa.0.0.i.i10.pn = phi ptr [ %10, %bb3.i.i ], [ %ptr3.i.i.i, %bb2.i.i.i ], [ %_0.i.i.i.i, %bb1.i.i.i ], [ %ptr3.i.i, %bb2.i.i11 ], [ %_0.i.i.i, %bb1.i.i9 ]
  %_0.sroa.4.0.i.i.pn = phi i64 [ %1, %bb3.i.i ], [ 0, %bb2.i.i.i ], [ %1, %bb1.i.i.i ], [ 0, %bb2.i.i11 ], [ %1, %bb1.i.i9 ]
  %13 = icmp eq ptr %_0.sroa.0.0.i.i10.pn, null
  %14 = inttoptr i64 %0 to ptr
  %storemerge1 = select i1 %13, ptr %14, ptr %_0.sroa.0.0.i.i10.pn
  %.sink = select i1 %13, i64 %1, i64 %_0.sroa.4.0.i.i.pn
  %storemerge = select i1 %13, i64 1, i64 0
  %15 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %storemerge1, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %_0, i64 16
  store i64 %.sink, ptr %16, align 8
  store i64 %storemerge, ptr %_0, align 8
  ret void
}

define void @"_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8grow_one17h9ec79585548a8028E"(ptr noalias nocapture noundef align 8 dereferenceable(16) %self, ptr noalias noundef readonly align 8 dereferenceable(24) %0) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %_25.i = alloca [24 x i8], align 8
  %self6.i = alloca [24 x i8], align 8
  %_4 = load i64, ptr %self, align 8, !noundef !4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !5)
  %_31.1.i = icmp eq i64 %_4, -1
  %.sink2.sroa.gep = getelementptr inbounds i8, ptr %_25.i, i64 16
  %.sink2.sroa.gep3 = getelementptr inbounds i8, ptr %_25.i, i64 8
  br i1 %_31.1.i, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14grow_amortized17hd1df49f8a4d097ccE.exit", label %bb11.i, !prof !8

bb11.i:
  %_32.i = add nuw i64 %_4, 1
  %v111.i = shl i64 %_4, 1
  %_0.sroa.0.0.sroa.speculated.i.i = tail call noundef i64 @llvm.umax.i64(i64 %v111.i, i64 %_32.i)
  %_0.sroa.0.0.sroa.speculated.i38.i = tail call noundef i64 @llvm.umax.i64(i64 %_0.sroa.0.0.sroa.speculated.i.i, i64 4)
  %_9.0.i.i.i = shl i64 %_0.sroa.0.0.sroa.speculated.i38.i, 2
  %_9.1.i.i.i = icmp ugt i64 %_0.sroa.0.0.sroa.speculated.i.i, 4611686018427387903
  %_14.i.i.i = icmp ugt i64 %_9.0.i.i.i, 9223372036854775804
  %1 = or i1 %_9.1.i.i.i, %_14.i.i.i
  %..i = select i1 %1, i64 0, i64 4
  br i1 %1, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14grow_amortized17hd1df49f8a4d097ccE.exit", label %bb22.i

bb22.i:
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %self6.i), !noalias !5
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %_25.i), !noalias !5
  tail call void @llvm.experimental.noalias.scope.decl(metadata !9)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !12)
  %2 = icmp eq i64 %_4, 0
  br i1 %2, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17h4cc70808d8cd6ceaE.exit.i", label %bb4.i.i

bb4.i.i:
  %3 = shl nuw i64 %_4, 2
  %4 = getelementptr inbounds i8, ptr %self, i64 8
  %self2.i.i = load ptr, ptr %4, align 8, !alias.scope !14, !noalias !9, !nonnull !4, !noundef !4
  store ptr %self2.i.i, ptr %_25.i, align 8, !alias.scope !9, !noalias !14
  %_13.sroa.4.0._0.sroa_idx.i.i = getelementptr inbounds i8, ptr %_25.i, i64 8
  store i64 4, ptr %_13.sroa.4.0._0.sroa_idx.i.i, align 8, !alias.scope !9, !noalias !14
  br label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17h4cc70808d8cd6ceaE.exit.i"

"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17h4cc70808d8cd6ceaE.exit.i":
  %.sink2.sroa.phi = phi ptr [ %.sink2.sroa.gep, %bb4.i.i ], [ %.sink2.sroa.gep3, %bb22.i ]
  %.sink = phi i64 [ %3, %bb4.i.i ], [ 0, %bb22.i ]
  store i64 %.sink, ptr %.sink2.sroa.phi, align 8, !alias.scope !9, !noalias !14
  call fastcc void @_ZN5alloc7raw_vec11finish_grow17hab2371778e4516a9E(ptr noalias nocapture noundef nonnull sret([24 x i8]) align 8 dereferenceable(24) %self6.i, i64 noundef %..i, i64 noundef %_9.0.i.i.i, ptr noalias nocapture noundef nonnull readonly align 8 dereferenceable(24) %_25.i) #15
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %_25.i), !noalias !5
  %_52.i = load i64, ptr %self6.i, align 8, !range !15, !noalias !5, !noundef !4
  %trunc.i = trunc nuw i64 %_52.i to i1
  %5 = getelementptr inbounds i8, ptr %self6.i, i64 8
  br i1 %trunc.i, label %bb23.i, label %bb24.i

bb24.i:
  %v.015.i = load ptr, ptr %5, align 8, !noalias !5, !nonnull !4, !noundef !4
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %self6.i), !noalias !5
  %6 = getelementptr inbounds i8, ptr %self, i64 8
  store ptr %v.015.i, ptr %6, align 8, !alias.scope !5
  store i64 %_0.sroa.0.0.sroa.speculated.i38.i, ptr %self, align 8, !alias.scope !5
  br label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14grow_amortized17hd1df49f8a4d097ccE.exit"

bb23.i:
  %e.0.i = load i64, ptr %5, align 8, !range !3, !noalias !5, !noundef !4
  %7 = getelementptr inbounds i8, ptr %self6.i, i64 16
  %e.1.i = load i64, ptr %7, align 8, !noalias !5
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %self6.i), !noalias !5
  br label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14grow_amortized17hd1df49f8a4d097ccE.exit"

"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14grow_amortized17hd1df49f8a4d097ccE.exit":
  %_0.sroa.6.0.i = phi i64 [ %e.1.i, %bb23.i ], [ undef, %bb24.i ], [ undef, %start ], [ undef, %bb11.i ]
  %_0.sroa.0.0.i = phi i64 [ %e.0.i, %bb23.i ], [ -9223372036854775807, %bb24.i ], [ 0, %start ], [ 0, %bb11.i ]
  %8 = icmp eq i64 %_0.sroa.0.0.i, -9223372036854775807
  br i1 %8, label %bb3, label %bb2

bb2:
  tail call void @_ZN5alloc7raw_vec12handle_error17h2c5ced866628b5d4E(i64 noundef %_0.sroa.0.0.i, i64 %_0.sroa.6.0.i, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) %0) #16
  unreachable

bb3:
  ret void
}

define noundef float @zeros(i64 noundef %n) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %_9.0.i.i.i.i.i = shl i64 %n, 2
  %_9.1.i.i.i.i.i = icmp ugt i64 %n, 4611686018427387903
  %_14.i.i.i.i.i = icmp ugt i64 %_9.0.i.i.i.i.i, 9223372036854775804
  %0 = or i1 %_9.1.i.i.i.i.i, %_14.i.i.i.i.i
  %..i.i.i = select i1 %0, i64 0, i64 4
  br i1 %0, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE.exit.i.i", label %bb18.i.i.i

bb18.i.i.i:
  %1 = icmp eq i64 %_9.0.i.i.i.i.i, 0
  br i1 %1, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE.exit.i.i", label %bb3.i1.i.i

bb3.i1.i.i:
  %2 = load volatile i8, ptr @__rust_no_alloc_shim_is_unstable, align 1, !noalias !16
  %_0.i11.i.i.i.i.i = tail call noalias noundef ptr @__rust_alloc_zeroed(i64 noundef %_9.0.i.i.i.i.i, i64 noundef %..i.i.i) #15, !noalias !16
  %3 = icmp eq ptr %_0.i11.i.i.i.i.i, null
  br i1 %3, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE.exit.i.i", label %bb10.i.i.i

bb10.i.i.i:
  %4 = ptrtoint ptr %_0.i11.i.i.i.i.i to i64
  br label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE.exit.i.i"

"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE.exit.i.i":
  %_16.sroa.7.0.i.i = phi i64 [ %n, %bb10.i.i.i ], [ 0, %start ], [ 0, %bb18.i.i.i ], [ %..i.i.i, %bb3.i1.i.i ]
  %switch.i.i = phi i1 [ true, %bb10.i.i.i ], [ false, %start ], [ true, %bb18.i.i.i ], [ false, %bb3.i1.i.i ]
  %_16.sroa.13.0.i.i = phi i64 [ %4, %bb10.i.i.i ], [ undef, %start ], [ 4, %bb18.i.i.i ], [ %_9.0.i.i.i.i.i, %bb3.i1.i.i ]
  br i1 %switch.i.i, label %_ZN5alloc3vec9from_elem17he09b7f66a54e5119E.exit, label %bb14.i.i

bb14.i.i:
  tail call void @_ZN5alloc7raw_vec12handle_error17h2c5ced866628b5d4E(i64 noundef %_16.sroa.7.0.i.i, i64 %_16.sroa.13.0.i.i, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #16, !noalias !23
  unreachable

_ZN5alloc3vec9from_elem17he09b7f66a54e5119E.exit:
  %5 = inttoptr i64 %_16.sroa.13.0.i.i to ptr
  %_0.i.i.i5 = icmp ne i64 %n, 0
  br i1 %_0.i.i.i5, label %"_ZN84_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..IndexMut$LT$I$GT$$GT$9index_mut17h0db143430793e810E.exit.lr.ph", label %bb7

"_ZN84_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..IndexMut$LT$I$GT$$GT$9index_mut17h0db143430793e810E.exit.lr.ph":
  %_0.i1.i.i6 = zext i1 %_0.i.i.i5 to i64
  %6 = icmp ne i64 %_16.sroa.13.0.i.i, 0
  tail call void @llvm.assume(i1 %6)
  %7 = add i64 %n, 1
  %8 = sub i64 %7, %_0.i1.i.i6
  %9 = sub i64 %n, %_0.i1.i.i6
  %xtraiter = and i64 %8, 3
  %10 = icmp ult i64 %9, 3
  br i1 %10, label %bb7.loopexit.unr-lcssa, label %"_ZN84_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..IndexMut$LT$I$GT$$GT$9index_mut17h0db143430793e810E.exit.lr.ph.new"

"_ZN84_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..IndexMut$LT$I$GT$$GT$9index_mut17h0db143430793e810E.exit.lr.ph.new":
  %unroll_iter = and i64 %8, -4
  br label %"_ZN84_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..IndexMut$LT$I$GT$$GT$9index_mut17h0db143430793e810E.exit"

bb7.loopexit.unr-lcssa:
  %spec.select8.unr = phi i64 [ %_0.i1.i.i6, %"_ZN84_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..IndexMut$LT$I$GT$$GT$9index_mut17h0db143430793e810E.exit.lr.ph" ], [ %spec.select.3, %"_ZN84_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..IndexMut$LT$I$GT$$GT$9index_mut17h0db143430793e810E.exit" ]
  %iter.sroa.0.07.unr = phi i64 [ 0, %"_ZN84_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..IndexMut$LT$I$GT$$GT$9index_mut17h0db143430793e810E.exit.lr.ph" ], [ %spec.select.2, %"_ZN84_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..IndexMut$LT$I$GT$$GT$9index_mut17h0db143430793e810E.exit" ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %bb7, label %"_ZN84_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..IndexMut$LT$I$GT$$GT$9index_mut17h0db143430793e810E.exit.epil"

"_ZN84_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..IndexMut$LT$I$GT$$GT$9index_mut17h0db143430793e810E.exit.epil":
  %spec.select8.epil = phi i64 [ %spec.select.epil, %"_ZN84_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..IndexMut$LT$I$GT$$GT$9index_mut17h0db143430793e810E.exit.epil" ], [ %spec.select8.unr, %bb7.loopexit.unr-lcssa ]
  %iter.sroa.0.07.epil = phi i64 [ %spec.select8.epil, %"_ZN84_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..IndexMut$LT$I$GT$$GT$9index_mut17h0db143430793e810E.exit.epil" ], [ %iter.sroa.0.07.unr, %bb7.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %"_ZN84_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..IndexMut$LT$I$GT$$GT$9index_mut17h0db143430793e810E.exit.epil" ], [ 0, %bb7.loopexit.unr-lcssa ]
  %_0.i.i.epil = getelementptr inbounds float, ptr %5, i64 %iter.sroa.0.07.epil
  %11 = uitofp i64 %iter.sroa.0.07.epil to float
  store float %11, ptr %_0.i.i.epil, align 4
  %_0.i.i.i.epil = icmp ult i64 %spec.select8.epil, %n
  %_0.i1.i.i.epil = zext i1 %_0.i.i.i.epil to i64
  %spec.select.epil = add nuw i64 %spec.select8.epil, %_0.i1.i.i.epil
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %bb7, label %"_ZN84_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..IndexMut$LT$I$GT$$GT$9index_mut17h0db143430793e810E.exit.epil", !llvm.loop !24

bb7:
  %12 = icmp ne i64 %_16.sroa.13.0.i.i, 0
  tail call void @llvm.assume(i1 %12)
  %13 = icmp eq i64 %n, 0
  br i1 %13, label %_ZN4core4iter6traits8iterator8Iterator3sum17h68a9f5cc22493b25E.exit, label %bb5.i.i.i

bb5.i.i.i:
  %_6.i.i = getelementptr inbounds float, ptr %5, i64 %n
  %14 = ptrtoint ptr %_6.i.i to i64
  %15 = sub nuw i64 %14, %_16.sroa.13.0.i.i
  %16 = lshr exact i64 %15, 2
  %17 = add nsw i64 %16, -1
  %xtraiter9 = and i64 %16, 7
  %18 = icmp ult i64 %17, 7
  br i1 %18, label %_ZN4core4iter6traits8iterator8Iterator3sum17h68a9f5cc22493b25E.exit.loopexit.unr-lcssa, label %bb5.i.i.i.new

bb5.i.i.i.new:
  %unroll_iter13 = and i64 %16, 4611686018427387896
  br label %bb10.i.i.i1

bb10.i.i.i1:
  %acc.sroa.0.0.i.i.i = phi float [ -0.000000e+00, %bb5.i.i.i.new ], [ %_0.i.i.i.i.7, %bb10.i.i.i1 ]
  %i.sroa.0.0.i.i.i = phi i64 [ 0, %bb5.i.i.i.new ], [ %_30.i.i.i.7, %bb10.i.i.i1 ]
  %niter14 = phi i64 [ 0, %bb5.i.i.i.new ], [ %niter14.next.7, %bb10.i.i.i1 ]
  %_40.i.i.i = getelementptr inbounds float, ptr %5, i64 %i.sroa.0.0.i.i.i
  %_4.i.i.i.i = load float, ptr %_40.i.i.i, align 4, !alias.scope !26, !noundef !4
  %_0.i.i.i.i = fadd float %acc.sroa.0.0.i.i.i, %_4.i.i.i.i
  %_30.i.i.i = or disjoint i64 %i.sroa.0.0.i.i.i, 1
  %_40.i.i.i.1 = getelementptr inbounds float, ptr %5, i64 %_30.i.i.i
  %_4.i.i.i.i.1 = load float, ptr %_40.i.i.i.1, align 4, !alias.scope !26, !noundef !4
  %_0.i.i.i.i.1 = fadd float %_0.i.i.i.i, %_4.i.i.i.i.1
  %_30.i.i.i.1 = or disjoint i64 %i.sroa.0.0.i.i.i, 2
  %_40.i.i.i.2 = getelementptr inbounds float, ptr %5, i64 %_30.i.i.i.1
  %_4.i.i.i.i.2 = load float, ptr %_40.i.i.i.2, align 4, !alias.scope !26, !noundef !4
  %_0.i.i.i.i.2 = fadd float %_0.i.i.i.i.1, %_4.i.i.i.i.2
  %_30.i.i.i.2 = or disjoint i64 %i.sroa.0.0.i.i.i, 3
  %_40.i.i.i.3 = getelementptr inbounds float, ptr %5, i64 %_30.i.i.i.2
  %_4.i.i.i.i.3 = load float, ptr %_40.i.i.i.3, align 4, !alias.scope !26, !noundef !4
  %_0.i.i.i.i.3 = fadd float %_0.i.i.i.i.2, %_4.i.i.i.i.3
  %_30.i.i.i.3 = or disjoint i64 %i.sroa.0.0.i.i.i, 4
  %_40.i.i.i.4 = getelementptr inbounds float, ptr %5, i64 %_30.i.i.i.3
  %_4.i.i.i.i.4 = load float, ptr %_40.i.i.i.4, align 4, !alias.scope !26, !noundef !4
  %_0.i.i.i.i.4 = fadd float %_0.i.i.i.i.3, %_4.i.i.i.i.4
  %_30.i.i.i.4 = or disjoint i64 %i.sroa.0.0.i.i.i, 5
  %_40.i.i.i.5 = getelementptr inbounds float, ptr %5, i64 %_30.i.i.i.4
  %_4.i.i.i.i.5 = load float, ptr %_40.i.i.i.5, align 4, !alias.scope !26, !noundef !4
  %_0.i.i.i.i.5 = fadd float %_0.i.i.i.i.4, %_4.i.i.i.i.5
  %_30.i.i.i.5 = or disjoint i64 %i.sroa.0.0.i.i.i, 6
  %_40.i.i.i.6 = getelementptr inbounds float, ptr %5, i64 %_30.i.i.i.5
  %_4.i.i.i.i.6 = load float, ptr %_40.i.i.i.6, align 4, !alias.scope !26, !noundef !4
  %_0.i.i.i.i.6 = fadd float %_0.i.i.i.i.5, %_4.i.i.i.i.6
  %_30.i.i.i.6 = or disjoint i64 %i.sroa.0.0.i.i.i, 7
  %_40.i.i.i.7 = getelementptr inbounds float, ptr %5, i64 %_30.i.i.i.6
  %_4.i.i.i.i.7 = load float, ptr %_40.i.i.i.7, align 4, !alias.scope !26, !noundef !4
  %_0.i.i.i.i.7 = fadd float %_0.i.i.i.i.6, %_4.i.i.i.i.7
  %_30.i.i.i.7 = add nuw i64 %i.sroa.0.0.i.i.i, 8
  %niter14.next.7 = add i64 %niter14, 8
  %niter14.ncmp.7 = icmp eq i64 %niter14.next.7, %unroll_iter13
  br i1 %niter14.ncmp.7, label %_ZN4core4iter6traits8iterator8Iterator3sum17h68a9f5cc22493b25E.exit.loopexit.unr-lcssa, label %bb10.i.i.i1

_ZN4core4iter6traits8iterator8Iterator3sum17h68a9f5cc22493b25E.exit.loopexit.unr-lcssa:
  %_0.i.i.i.i.lcssa.ph = phi float [ poison, %bb5.i.i.i ], [ %_0.i.i.i.i.7, %bb10.i.i.i1 ]
  %acc.sroa.0.0.i.i.i.unr = phi float [ -0.000000e+00, %bb5.i.i.i ], [ %_0.i.i.i.i.7, %bb10.i.i.i1 ]
  %i.sroa.0.0.i.i.i.unr = phi i64 [ 0, %bb5.i.i.i ], [ %_30.i.i.i.7, %bb10.i.i.i1 ]
  %lcmp.mod11.not = icmp eq i64 %xtraiter9, 0
  br i1 %lcmp.mod11.not, label %_ZN4core4iter6traits8iterator8Iterator3sum17h68a9f5cc22493b25E.exit, label %bb10.i.i.i1.epil

bb10.i.i.i1.epil:
  %acc.sroa.0.0.i.i.i.epil = phi float [ %_0.i.i.i.i.epil, %bb10.i.i.i1.epil ], [ %acc.sroa.0.0.i.i.i.unr, %_ZN4core4iter6traits8iterator8Iterator3sum17h68a9f5cc22493b25E.exit.loopexit.unr-lcssa ]
  %i.sroa.0.0.i.i.i.epil = phi i64 [ %_30.i.i.i.epil, %bb10.i.i.i1.epil ], [ %i.sroa.0.0.i.i.i.unr, %_ZN4core4iter6traits8iterator8Iterator3sum17h68a9f5cc22493b25E.exit.loopexit.unr-lcssa ]
  %epil.iter10 = phi i64 [ %epil.iter10.next, %bb10.i.i.i1.epil ], [ 0, %_ZN4core4iter6traits8iterator8Iterator3sum17h68a9f5cc22493b25E.exit.loopexit.unr-lcssa ]
  %_40.i.i.i.epil = getelementptr inbounds float, ptr %5, i64 %i.sroa.0.0.i.i.i.epil
  %_4.i.i.i.i.epil = load float, ptr %_40.i.i.i.epil, align 4, !alias.scope !26, !noundef !4
  %_0.i.i.i.i.epil = fadd float %acc.sroa.0.0.i.i.i.epil, %_4.i.i.i.i.epil
  %_30.i.i.i.epil = add nuw i64 %i.sroa.0.0.i.i.i.epil, 1
  %epil.iter10.next = add i64 %epil.iter10, 1
  %epil.iter10.cmp.not = icmp eq i64 %epil.iter10.next, %xtraiter9
  br i1 %epil.iter10.cmp.not, label %_ZN4core4iter6traits8iterator8Iterator3sum17h68a9f5cc22493b25E.exit, label %bb10.i.i.i1.epil, !llvm.loop !29

_ZN4core4iter6traits8iterator8Iterator3sum17h68a9f5cc22493b25E.exit:
  %_0.sroa.0.0.i.i.i = phi float [ -0.000000e+00, %bb7 ], [ %_0.i.i.i.i.lcssa.ph, %_ZN4core4iter6traits8iterator8Iterator3sum17h68a9f5cc22493b25E.exit.loopexit.unr-lcssa ], [ %_0.i.i.i.i.epil, %bb10.i.i.i1.epil ]
  %19 = icmp eq i64 %_16.sroa.7.0.i.i, 0
  br i1 %19, label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E.exit", label %bb1.i.i.i.i.i

bb1.i.i.i.i.i:
  %20 = shl nuw i64 %_16.sroa.7.0.i.i, 2
  tail call void @__rust_dealloc(ptr noundef %5, i64 noundef %20, i64 noundef 4) #15, !noalias !30
  br label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E.exit"

"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E.exit":
  ret float %_0.sroa.0.0.i.i.i

"_ZN84_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..IndexMut$LT$I$GT$$GT$9index_mut17h0db143430793e810E.exit":
  %spec.select8 = phi i64 [ %_0.i1.i.i6, %"_ZN84_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..IndexMut$LT$I$GT$$GT$9index_mut17h0db143430793e810E.exit.lr.ph.new" ], [ %spec.select.3, %"_ZN84_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..IndexMut$LT$I$GT$$GT$9index_mut17h0db143430793e810E.exit" ]
  %iter.sroa.0.07 = phi i64 [ 0, %"_ZN84_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..IndexMut$LT$I$GT$$GT$9index_mut17h0db143430793e810E.exit.lr.ph.new" ], [ %spec.select.2, %"_ZN84_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..IndexMut$LT$I$GT$$GT$9index_mut17h0db143430793e810E.exit" ]
  %niter = phi i64 [ 0, %"_ZN84_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..IndexMut$LT$I$GT$$GT$9index_mut17h0db143430793e810E.exit.lr.ph.new" ], [ %niter.next.3, %"_ZN84_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..IndexMut$LT$I$GT$$GT$9index_mut17h0db143430793e810E.exit" ]
  %_0.i.i = getelementptr inbounds float, ptr %5, i64 %iter.sroa.0.07
  %21 = uitofp i64 %iter.sroa.0.07 to float
  store float %21, ptr %_0.i.i, align 4
  %_0.i.i.i = icmp ult i64 %spec.select8, %n
  %_0.i1.i.i = zext i1 %_0.i.i.i to i64
  %spec.select = add nuw i64 %spec.select8, %_0.i1.i.i
  %_0.i.i.1 = getelementptr inbounds float, ptr %5, i64 %spec.select8
  %22 = uitofp i64 %spec.select8 to float
  store float %22, ptr %_0.i.i.1, align 4
  %_0.i.i.i.1 = icmp ult i64 %spec.select, %n
  %_0.i1.i.i.1 = zext i1 %_0.i.i.i.1 to i64
  %spec.select.1 = add nuw i64 %spec.select, %_0.i1.i.i.1
  %_0.i.i.2 = getelementptr inbounds float, ptr %5, i64 %spec.select
  %23 = uitofp i64 %spec.select to float
  store float %23, ptr %_0.i.i.2, align 4
  %_0.i.i.i.2 = icmp ult i64 %spec.select.1, %n
  %_0.i1.i.i.2 = zext i1 %_0.i.i.i.2 to i64
  %spec.select.2 = add nuw i64 %spec.select.1, %_0.i1.i.i.2
  %_0.i.i.3 = getelementptr inbounds float, ptr %5, i64 %spec.select.1
  %24 = uitofp i64 %spec.select.1 to float
  store float %24, ptr %_0.i.i.3, align 4
  %_0.i.i.i.3 = icmp ult i64 %spec.select.2, %n
  %_0.i1.i.i.3 = zext i1 %_0.i.i.i.3 to i64
  %spec.select.3 = add nuw i64 %spec.select.2, %_0.i1.i.i.3
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3.not = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3.not, label %bb7.loopexit.unr-lcssa, label %"_ZN84_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..IndexMut$LT$I$GT$$GT$9index_mut17h0db143430793e810E.exit"
}

define noundef float @pushed(ptr noalias noundef nonnull readonly align 4 %x.0, i64 noundef %x.1) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %v = alloca [24 x i8], align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %v)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !39)
  %_9.0.i.i.i.i.i = shl i64 %x.1, 2
  %_9.1.i.i.i.i.i = icmp ugt i64 %x.1, 4611686018427387903
  %_14.i.i.i.i.i = icmp ugt i64 %_9.0.i.i.i.i.i, 9223372036854775804
  %0 = or i1 %_9.1.i.i.i.i.i, %_14.i.i.i.i.i
  %..i.i.i = select i1 %0, i64 0, i64 4
  br i1 %0, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE.exit.i.i", label %bb18.i.i.i

bb18.i.i.i:
  %1 = icmp eq i64 %_9.0.i.i.i.i.i, 0
  br i1 %1, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE.exit.i.i", label %bb3.i.i.i

bb3.i.i.i:
  %2 = load volatile i8, ptr @__rust_no_alloc_shim_is_unstable, align 1, !noalias !42
  %_0.i.i.i.i.i.i = tail call noalias noundef ptr @__rust_alloc(i64 noundef %_9.0.i.i.i.i.i, i64 noundef %..i.i.i) #15, !noalias !42
  %3 = icmp eq ptr %_0.i.i.i.i.i.i, null
  br i1 %3, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE.exit.i.i", label %bb10.i.i.i

bb10.i.i.i:
  %4 = ptrtoint ptr %_0.i.i.i.i.i.i to i64
  br label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE.exit.i.i"

"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE.exit.i.i":
  %_4.sroa.13.0.i.i = phi i64 [ %4, %bb10.i.i.i ], [ undef, %start ], [ %_9.0.i.i.i.i.i, %bb3.i.i.i ], [ 4, %bb18.i.i.i ]
  %_4.sroa.7.0.i.i = phi i64 [ %x.1, %bb10.i.i.i ], [ 0, %start ], [ %..i.i.i, %bb3.i.i.i ], [ 0, %bb18.i.i.i ]
  %switch.i.i = phi i1 [ true, %bb10.i.i.i ], [ false, %start ], [ false, %bb3.i.i.i ], [ true, %bb18.i.i.i ]
  br i1 %switch.i.i, label %"_ZN5alloc3vec12Vec$LT$T$GT$13with_capacity17hd5e17e3b24091f37E.exit", label %bb3.i.i

bb3.i.i:
  tail call void @_ZN5alloc7raw_vec12handle_error17h2c5ced866628b5d4E(i64 noundef %_4.sroa.7.0.i.i, i64 %_4.sroa.13.0.i.i, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #16, !noalias !39
  unreachable

"_ZN5alloc3vec12Vec$LT$T$GT$13with_capacity17hd5e17e3b24091f37E.exit":
  %5 = inttoptr i64 %_4.sroa.13.0.i.i to ptr
  %_8.i.i = icmp uge i64 %_4.sroa.7.0.i.i, %x.1
  tail call void @llvm.assume(i1 %_8.i.i)
  store i64 %_4.sroa.7.0.i.i, ptr %v, align 8, !alias.scope !39
  %6 = getelementptr inbounds i8, ptr %v, i64 8
  store ptr %5, ptr %6, align 8, !alias.scope !39
  %7 = getelementptr inbounds i8, ptr %v, i64 16
  store i64 0, ptr %7, align 8, !alias.scope !39
  %_6.i = getelementptr inbounds float, ptr %x.0, i64 %x.1
  %8 = icmp eq i64 %x.1, 0
  br i1 %8, label %bb10.preheader, label %bb6.preheader

bb6.preheader:
  %spec.select6 = getelementptr inbounds i8, ptr %x.0, i64 4
  br label %bb6

bb10.preheader:
  %.promoted = load i64, ptr %7, align 8, !alias.scope !45
  %9 = load i64, ptr %v, align 8
  %_19.i = load ptr, ptr %6, align 8, !nonnull !4
  br label %bb10

bb6:
  %spec.select8 = phi ptr [ %spec.select, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$4push17hec3cf1366ae40fe4E.exit" ], [ %spec.select6, %bb6.preheader ]
  %iter.sroa.0.07 = phi ptr [ %spec.select8, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$4push17hec3cf1366ae40fe4E.exit" ], [ %x.0, %bb6.preheader ]
  %_3.i = load float, ptr %iter.sroa.0.07, align 4, !alias.scope !48, !noundef !4
  %_0.i = fmul float %_3.i, 2.000000e+00
  tail call void @llvm.experimental.noalias.scope.decl(metadata !51)
  %len.i = load i64, ptr %7, align 8, !alias.scope !51, !noundef !4
  %10 = load i64, ptr %v, align 8, !alias.scope !51, !noundef !4
  %_4.i = icmp eq i64 %len.i, %10
  br i1 %_4.i, label %bb1.i, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$4push17hec3cf1366ae40fe4E.exit"

bb1.i:
  call void @"_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8grow_one17h9ec79585548a8028E"(ptr noalias noundef nonnull align 8 dereferenceable(16) %v, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #15
  br label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$4push17hec3cf1366ae40fe4E.exit"

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$4push17hec3cf1366ae40fe4E.exit":
  %_17.i = load ptr, ptr %6, align 8, !alias.scope !51, !nonnull !4, !noundef !4
  %end.i = getelementptr inbounds float, ptr %_17.i, i64 %len.i
  store float %_0.i, ptr %end.i, align 4, !noalias !51
  %11 = add i64 %len.i, 1
  store i64 %11, ptr %7, align 8, !alias.scope !51
  %12 = icmp eq ptr %spec.select8, %_6.i
  %spec.select.idx = select i1 %12, i64 0, i64 4
  %spec.select = getelementptr inbounds i8, ptr %spec.select8, i64 %spec.select.idx
  br i1 %12, label %bb10.preheader, label %bb6

bb10:
  %_2.i10 = phi i64 [ %_2.i9, %bb12 ], [ %.promoted, %bb10.preheader ]
  %s.sroa.0.0 = phi float [ %14, %bb12 ], [ 0.000000e+00, %bb10.preheader ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !45)
  %.not = icmp eq i64 %_2.i10, 0
  br i1 %.not, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$3pop17h1591f843fda51982E.exit", label %bb2.i

bb2.i:
  %13 = add nsw i64 %_2.i10, -1
  %cond.i = icmp ult i64 %13, %9
  tail call void @llvm.assume(i1 %cond.i)
  %_20.i = icmp ult i64 %_2.i10, 2305843009213693953
  tail call void @llvm.assume(i1 %_20.i)
  %src.i = getelementptr inbounds float, ptr %_19.i, i64 %13
  %_6.i2 = load float, ptr %src.i, align 4, !noalias !45, !noundef !4
  br label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$3pop17h1591f843fda51982E.exit"

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$3pop17h1591f843fda51982E.exit":
  %_2.i9 = phi i64 [ %13, %bb2.i ], [ %_2.i10, %bb10 ]
  %_0.sroa.3.0.i = phi float [ %_6.i2, %bb2.i ], [ undef, %bb10 ]
  br i1 %.not, label %bb13, label %bb12

bb12:
  %14 = fadd float %s.sroa.0.0, %_0.sroa.3.0.i
  br label %bb10

bb13:
  store i64 %_2.i9, ptr %7, align 8, !alias.scope !45
  tail call void @llvm.experimental.noalias.scope.decl(metadata !54)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !57)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !60)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !63)
  %_5.i.i.i.i.i = load i64, ptr %v, align 8, !alias.scope !66, !noalias !69
  %15 = icmp eq i64 %_5.i.i.i.i.i, 0
  br i1 %15, label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E.exit", label %bb1.i.i.i.i.i

bb1.i.i.i.i.i:
  %self2.i.i.i.i.i = load ptr, ptr %6, align 8, !alias.scope !71, !nonnull !4
  %16 = shl nuw i64 %_5.i.i.i.i.i, 2
  tail call void @__rust_dealloc(ptr noundef %self2.i.i.i.i.i, i64 noundef %16, i64 noundef 4) #15, !noalias !71
  br label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E.exit"

"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E.exit":
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %v)
  ret float %s.sroa.0.0
}

define noundef float @collected(ptr noalias nocapture noundef nonnull readonly align 4 %x.0, i64 noundef %x.1, float noundef %0) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %1 = icmp eq i64 %x.1, 0
  br i1 %1, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE.exit.i.i.i.i.i", label %bb3.i.i.i.i.i.i

bb3.i.i.i.i.i.i:
  %_6.i.i.idx = shl nuw nsw i64 %x.1, 2
  %2 = load volatile i8, ptr @__rust_no_alloc_shim_is_unstable, align 1, !noalias !72
  %_0.i.i.i.i.i.i.i.i.i = tail call noalias noundef align 4 ptr @__rust_alloc(i64 noundef %_6.i.i.idx, i64 noundef 4) #15, !noalias !72
  %3 = icmp eq ptr %_0.i.i.i.i.i.i.i.i.i, null
  br i1 %3, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE.exit.i.i.i.i.i", label %bb10.i.i.i.i.i.i

bb10.i.i.i.i.i.i:
  %4 = ptrtoint ptr %_0.i.i.i.i.i.i.i.i.i to i64
  br label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE.exit.i.i.i.i.i"

"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE.exit.i.i.i.i.i":
  %_4.sroa.13.0.i.i.i.i.i = phi i64 [ %4, %bb10.i.i.i.i.i.i ], [ %_6.i.i.idx, %bb3.i.i.i.i.i.i ], [ 4, %start ]
  %_4.sroa.7.0.i.i.i.i.i = phi i64 [ %x.1, %bb10.i.i.i.i.i.i ], [ 4, %bb3.i.i.i.i.i.i ], [ 0, %start ]
  %switch.i.i.i.i.i = phi i1 [ true, %bb10.i.i.i.i.i.i ], [ false, %bb3.i.i.i.i.i.i ], [ true, %start ]
  br i1 %switch.i.i.i.i.i, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h9b69f35402d999cdE.exit.i.i.i.i", label %bb3.i.i.i.i.i

bb3.i.i.i.i.i:
  tail call void @_ZN5alloc7raw_vec12handle_error17h2c5ced866628b5d4E(i64 noundef %_4.sroa.7.0.i.i.i.i.i, i64 %_4.sroa.13.0.i.i.i.i.i, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #16, !noalias !87
  unreachable

"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h9b69f35402d999cdE.exit.i.i.i.i":
  %5 = inttoptr i64 %_4.sroa.13.0.i.i.i.i.i to ptr
  %_8.i.i.i.i.i = icmp uge i64 %_4.sroa.7.0.i.i.i.i.i, %x.1
  tail call void @llvm.assume(i1 %_8.i.i.i.i.i)
  %6 = icmp eq i64 %x.1, 0
  br i1 %6, label %_ZN4core4iter6traits8iterator8Iterator7collect17h4304e6404e14a962E.exit, label %bb10.i.i.i.i.i.i.i.i.i.preheader

bb10.i.i.i.i.i.i.i.i.i.preheader:
  %xtraiter = and i64 %x.1, 3
  %7 = icmp ult i64 %x.1, 4
  br i1 %7, label %_ZN4core4iter6traits8iterator8Iterator7collect17h4304e6404e14a962E.exit.loopexit.unr-lcssa, label %bb10.i.i.i.i.i.i.i.i.i.preheader.new

bb10.i.i.i.i.i.i.i.i.i.preheader.new:
  %unroll_iter = and i64 %x.1, -4
  br label %bb10.i.i.i.i.i.i.i.i.i

bb10.i.i.i.i.i.i.i.i.i:
  %8 = phi i64 [ 0, %bb10.i.i.i.i.i.i.i.i.i.preheader.new ], [ %12, %bb10.i.i.i.i.i.i.i.i.i ]
  %niter = phi i64 [ 0, %bb10.i.i.i.i.i.i.i.i.i.preheader.new ], [ %niter.next.3, %bb10.i.i.i.i.i.i.i.i.i ]
  %_40.i.i.i.i.i.i.i.i.i = getelementptr inbounds float, ptr %x.0, i64 %8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !88)
  %_3.i.i.i.i.i.i.i.i.i.i.i.i = load float, ptr %_40.i.i.i.i.i.i.i.i.i, align 4, !alias.scope !91, !noalias !96, !noundef !4
  %_0.i.i.i.i.i.i.i.i.i.i.i.i = fmul float %_3.i.i.i.i.i.i.i.i.i.i.i.i, %0
  %_3.i.i1.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds float, ptr %5, i64 %8
  store float %_0.i.i.i.i.i.i.i.i.i.i.i.i, ptr %_3.i.i1.i.i.i.i.i.i.i.i.i.i, align 4, !noalias !113
  %9 = or disjoint i64 %8, 1
  %_40.i.i.i.i.i.i.i.i.i.1 = getelementptr inbounds float, ptr %x.0, i64 %9
  tail call void @llvm.experimental.noalias.scope.decl(metadata !118)
  %_3.i.i.i.i.i.i.i.i.i.i.i.i.1 = load float, ptr %_40.i.i.i.i.i.i.i.i.i.1, align 4, !alias.scope !120, !noalias !96, !noundef !4
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.1 = fmul float %_3.i.i.i.i.i.i.i.i.i.i.i.i.1, %0
  %_3.i.i1.i.i.i.i.i.i.i.i.i.i.1 = getelementptr inbounds float, ptr %5, i64 %9
  store float %_0.i.i.i.i.i.i.i.i.i.i.i.i.1, ptr %_3.i.i1.i.i.i.i.i.i.i.i.i.i.1, align 4, !noalias !121
  %10 = or disjoint i64 %8, 2
  %_40.i.i.i.i.i.i.i.i.i.2 = getelementptr inbounds float, ptr %x.0, i64 %10
  tail call void @llvm.experimental.noalias.scope.decl(metadata !122)
  %_3.i.i.i.i.i.i.i.i.i.i.i.i.2 = load float, ptr %_40.i.i.i.i.i.i.i.i.i.2, align 4, !alias.scope !124, !noalias !96, !noundef !4
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.2 = fmul float %_3.i.i.i.i.i.i.i.i.i.i.i.i.2, %0
  %_3.i.i1.i.i.i.i.i.i.i.i.i.i.2 = getelementptr inbounds float, ptr %5, i64 %10
  store float %_0.i.i.i.i.i.i.i.i.i.i.i.i.2, ptr %_3.i.i1.i.i.i.i.i.i.i.i.i.i.2, align 4, !noalias !125
  %11 = or disjoint i64 %8, 3
  %_40.i.i.i.i.i.i.i.i.i.3 = getelementptr inbounds float, ptr %x.0, i64 %11
  tail call void @llvm.experimental.noalias.scope.decl(metadata !126)
  %_3.i.i.i.i.i.i.i.i.i.i.i.i.3 = load float, ptr %_40.i.i.i.i.i.i.i.i.i.3, align 4, !alias.scope !128, !noalias !96, !noundef !4
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.3 = fmul float %_3.i.i.i.i.i.i.i.i.i.i.i.i.3, %0
  %_3.i.i1.i.i.i.i.i.i.i.i.i.i.3 = getelementptr inbounds float, ptr %5, i64 %11
  store float %_0.i.i.i.i.i.i.i.i.i.i.i.i.3, ptr %_3.i.i1.i.i.i.i.i.i.i.i.i.i.3, align 4, !noalias !129
  %12 = add nuw i64 %8, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %_ZN4core4iter6traits8iterator8Iterator7collect17h4304e6404e14a962E.exit.loopexit.unr-lcssa, label %bb10.i.i.i.i.i.i.i.i.i

_ZN4core4iter6traits8iterator8Iterator7collect17h4304e6404e14a962E.exit.loopexit.unr-lcssa:
  %.unr = phi i64 [ 0, %bb10.i.i.i.i.i.i.i.i.i.preheader ], [ %12, %bb10.i.i.i.i.i.i.i.i.i ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %_ZN4core4iter6traits8iterator8Iterator7collect17h4304e6404e14a962E.exit, label %bb10.i.i.i.i.i.i.i.i.i.epil

bb10.i.i.i.i.i.i.i.i.i.epil:
  %13 = phi i64 [ %14, %bb10.i.i.i.i.i.i.i.i.i.epil ], [ %.unr, %_ZN4core4iter6traits8iterator8Iterator7collect17h4304e6404e14a962E.exit.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb10.i.i.i.i.i.i.i.i.i.epil ], [ 0, %_ZN4core4iter6traits8iterator8Iterator7collect17h4304e6404e14a962E.exit.loopexit.unr-lcssa ]
  %_40.i.i.i.i.i.i.i.i.i.epil = getelementptr inbounds float, ptr %x.0, i64 %13
  tail call void @llvm.experimental.noalias.scope.decl(metadata !88)
  %_3.i.i.i.i.i.i.i.i.i.i.i.i.epil = load float, ptr %_40.i.i.i.i.i.i.i.i.i.epil, align 4, !alias.scope !91, !noalias !96, !noundef !4
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.epil = fmul float %_3.i.i.i.i.i.i.i.i.i.i.i.i.epil, %0
  %_3.i.i1.i.i.i.i.i.i.i.i.i.i.epil = getelementptr inbounds float, ptr %5, i64 %13
  store float %_0.i.i.i.i.i.i.i.i.i.i.i.i.epil, ptr %_3.i.i1.i.i.i.i.i.i.i.i.i.i.epil, align 4, !noalias !113
  %14 = add nuw i64 %13, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %_ZN4core4iter6traits8iterator8Iterator7collect17h4304e6404e14a962E.exit, label %bb10.i.i.i.i.i.i.i.i.i.epil, !llvm.loop !130

_ZN4core4iter6traits8iterator8Iterator7collect17h4304e6404e14a962E.exit:
  %storemerge.i.i.i.i.i.i.i.i = phi i64 [ 0, %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h9b69f35402d999cdE.exit.i.i.i.i" ], [ %x.1, %bb10.i.i.i.i.i.i.i.i.i.epil ], [ %x.1, %_ZN4core4iter6traits8iterator8Iterator7collect17h4304e6404e14a962E.exit.loopexit.unr-lcssa ]
  %15 = icmp eq i64 %storemerge.i.i.i.i.i.i.i.i, 0
  br i1 %15, label %"_ZN98_$LT$core..iter..adapters..rev..Rev$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h57420f7003bf3233E.exit", label %bb3.i.i.preheader

bb3.i.i.preheader:
  %_6.i.i1 = getelementptr inbounds float, ptr %5, i64 %storemerge.i.i.i.i.i.i.i.i
  br label %bb3.i.i

bb3.i.i:
  %accum.sroa.0.03.i.i = phi float [ %_0.i.i.i.i, %bb3.i.i ], [ 0.000000e+00, %bb3.i.i.preheader ]
  %self.sroa.2.02.i.i = phi ptr [ %_26.i.i.i, %bb3.i.i ], [ %_6.i.i1, %bb3.i.i.preheader ]
  %_26.i.i.i = getelementptr inbounds i8, ptr %self.sroa.2.02.i.i, i64 -4
  %_4.i.i.i = fmul float %accum.sroa.0.03.i.i, 5.000000e-01
  %_3.i.i.i.i = load float, ptr %_26.i.i.i, align 4, !alias.scope !131, !noundef !4
  %_0.i.i.i.i = fadd float %_4.i.i.i, %_3.i.i.i.i
  %16 = icmp eq ptr %_26.i.i.i, %5
  br i1 %16, label %"_ZN98_$LT$core..iter..adapters..rev..Rev$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h57420f7003bf3233E.exit", label %bb3.i.i

"_ZN98_$LT$core..iter..adapters..rev..Rev$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h57420f7003bf3233E.exit":
  %accum.sroa.0.0.lcssa.i.i = phi float [ 0.000000e+00, %_ZN4core4iter6traits8iterator8Iterator7collect17h4304e6404e14a962E.exit ], [ %_0.i.i.i.i, %bb3.i.i ]
  %17 = icmp eq i64 %_4.sroa.7.0.i.i.i.i.i, 0
  br i1 %17, label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E.exit", label %bb1.i.i.i.i.i

bb1.i.i.i.i.i:
  %18 = shl nuw i64 %_4.sroa.7.0.i.i.i.i.i, 2
  tail call void @__rust_dealloc(ptr noundef %5, i64 noundef %18, i64 noundef 4) #15, !noalias !136
  br label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E.exit"

"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E.exit":
  ret float %accum.sroa.0.0.lcssa.i.i
}

define noundef float @nested_vectors(i64 noundef %rows, i64 noundef %cols) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %_9.0.i.i.i.i.i.i = shl i64 %cols, 2
  %_9.1.i.i.i.i.i.i = icmp ugt i64 %cols, 4611686018427387903
  %_14.i.i.i.i.i.i = icmp ugt i64 %_9.0.i.i.i.i.i.i, 9223372036854775804
  %0 = or i1 %_9.1.i.i.i.i.i.i, %_14.i.i.i.i.i.i
  %..i.i.i.i = select i1 %0, i64 0, i64 4
  br i1 %0, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE.exit.i.i.i", label %bb18.i.i.i.i

bb18.i.i.i.i:
  %1 = icmp eq i64 %_9.0.i.i.i.i.i.i, 0
  br i1 %1, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE.exit.i.i.i", label %bb3.i.i.i.i

bb3.i.i.i.i:
  %2 = load volatile i8, ptr @__rust_no_alloc_shim_is_unstable, align 1, !noalias !145
  %_0.i.i.i.i.i.i.i = tail call noalias noundef ptr @__rust_alloc(i64 noundef %_9.0.i.i.i.i.i.i, i64 noundef %..i.i.i.i) #15, !noalias !145
  %3 = icmp eq ptr %_0.i.i.i.i.i.i.i, null
  br i1 %3, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE.exit.i.i.i", label %bb10.i.i.i.i

bb10.i.i.i.i:
  %4 = ptrtoint ptr %_0.i.i.i.i.i.i.i to i64
  br label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE.exit.i.i.i"

"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE.exit.i.i.i":
  %_4.sroa.13.0.i.i.i = phi i64 [ %4, %bb10.i.i.i.i ], [ undef, %start ], [ %_9.0.i.i.i.i.i.i, %bb3.i.i.i.i ], [ 4, %bb18.i.i.i.i ]
  %_4.sroa.7.0.i.i.i = phi i64 [ %cols, %bb10.i.i.i.i ], [ 0, %start ], [ %..i.i.i.i, %bb3.i.i.i.i ], [ 0, %bb18.i.i.i.i ]
  %switch.i.i.i = phi i1 [ true, %bb10.i.i.i.i ], [ false, %start ], [ false, %bb3.i.i.i.i ], [ true, %bb18.i.i.i.i ]
  br i1 %switch.i.i.i, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h9b69f35402d999cdE.exit.i.i", label %bb3.i.i.i

bb3.i.i.i:
  tail call void @_ZN5alloc7raw_vec12handle_error17h2c5ced866628b5d4E(i64 noundef %_4.sroa.7.0.i.i.i, i64 %_4.sroa.13.0.i.i.i, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #16, !noalias !152
  unreachable

"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h9b69f35402d999cdE.exit.i.i":
  %5 = inttoptr i64 %_4.sroa.13.0.i.i.i to ptr
  %_8.i.i.i = icmp uge i64 %_4.sroa.7.0.i.i.i, %cols
  tail call void @llvm.assume(i1 %_8.i.i.i)
  %_3012.i.i.i = icmp ugt i64 %cols, 1
  br i1 %_3012.i.i.i, label %bb13.i.i.i.preheader, label %bb15.i.i.i

bb13.i.i.i.preheader:
  %6 = add i64 %cols, -1
  %7 = add i64 %cols, -2
  %xtraiter = and i64 %6, 7
  %8 = icmp ult i64 %7, 7
  br i1 %8, label %bb15.loopexit.i.i.i.unr-lcssa, label %bb13.i.i.i.preheader.new

bb13.i.i.i.preheader.new:
  %unroll_iter = and i64 %6, -8
  br label %bb13.i.i.i

bb15.loopexit.i.i.i.unr-lcssa:
  %_16.i.i.i.lcssa.ph = phi ptr [ poison, %bb13.i.i.i.preheader ], [ %_16.i.i.i.7, %bb13.i.i.i ]
  %ptr.sroa.0.015.i.i.i.unr = phi ptr [ %5, %bb13.i.i.i.preheader ], [ %_16.i.i.i.7, %bb13.i.i.i ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %bb15.loopexit.i.i.i, label %bb13.i.i.i.epil

bb13.i.i.i.epil:
  %ptr.sroa.0.015.i.i.i.epil = phi ptr [ %_16.i.i.i.epil, %bb13.i.i.i.epil ], [ %ptr.sroa.0.015.i.i.i.unr, %bb15.loopexit.i.i.i.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb13.i.i.i.epil ], [ 0, %bb15.loopexit.i.i.i.unr-lcssa ]
  store float 1.000000e+00, ptr %ptr.sroa.0.015.i.i.i.epil, align 4, !noalias !153
  %_16.i.i.i.epil = getelementptr inbounds i8, ptr %ptr.sroa.0.015.i.i.i.epil, i64 4
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %bb15.loopexit.i.i.i, label %bb13.i.i.i.epil, !llvm.loop !156

bb15.loopexit.i.i.i:
  %_16.i.i.i.lcssa = phi ptr [ %_16.i.i.i.lcssa.ph, %bb15.loopexit.i.i.i.unr-lcssa ], [ %_16.i.i.i.epil, %bb13.i.i.i.epil ]
  %9 = add i64 %cols, -1
  br label %bb15.i.i.i

bb15.i.i.i:
  %storemerge.lcssa.i.i.i = phi i64 [ 0, %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h9b69f35402d999cdE.exit.i.i" ], [ %9, %bb15.loopexit.i.i.i ]
  %ptr.sroa.0.0.lcssa.i.i.i = phi ptr [ %5, %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h9b69f35402d999cdE.exit.i.i" ], [ %_16.i.i.i.lcssa, %bb15.loopexit.i.i.i ]
  %_19.not.i.i.i = icmp eq i64 %cols, 0
  br i1 %_19.not.i.i.i, label %_ZN5alloc3vec9from_elem17he09b7f66a54e5119E.exit, label %bb4.i.i.i

bb13.i.i.i:
  %ptr.sroa.0.015.i.i.i = phi ptr [ %5, %bb13.i.i.i.preheader.new ], [ %_16.i.i.i.7, %bb13.i.i.i ]
  %niter = phi i64 [ 0, %bb13.i.i.i.preheader.new ], [ %niter.next.7, %bb13.i.i.i ]
  store float 1.000000e+00, ptr %ptr.sroa.0.015.i.i.i, align 4, !noalias !153
  %_16.i.i.i = getelementptr inbounds i8, ptr %ptr.sroa.0.015.i.i.i, i64 4
  store float 1.000000e+00, ptr %_16.i.i.i, align 4, !noalias !153
  %_16.i.i.i.1 = getelementptr inbounds i8, ptr %ptr.sroa.0.015.i.i.i, i64 8
  store float 1.000000e+00, ptr %_16.i.i.i.1, align 4, !noalias !153
  %_16.i.i.i.2 = getelementptr inbounds i8, ptr %ptr.sroa.0.015.i.i.i, i64 12
  store float 1.000000e+00, ptr %_16.i.i.i.2, align 4, !noalias !153
  %_16.i.i.i.3 = getelementptr inbounds i8, ptr %ptr.sroa.0.015.i.i.i, i64 16
  store float 1.000000e+00, ptr %_16.i.i.i.3, align 4, !noalias !153
  %_16.i.i.i.4 = getelementptr inbounds i8, ptr %ptr.sroa.0.015.i.i.i, i64 20
  store float 1.000000e+00, ptr %_16.i.i.i.4, align 4, !noalias !153
  %_16.i.i.i.5 = getelementptr inbounds i8, ptr %ptr.sroa.0.015.i.i.i, i64 24
  store float 1.000000e+00, ptr %_16.i.i.i.5, align 4, !noalias !153
  %_16.i.i.i.6 = getelementptr inbounds i8, ptr %ptr.sroa.0.015.i.i.i, i64 28
  store float 1.000000e+00, ptr %_16.i.i.i.6, align 4, !noalias !153
  %_16.i.i.i.7 = getelementptr inbounds i8, ptr %ptr.sroa.0.015.i.i.i, i64 32
  %niter.next.7 = add i64 %niter, 8
  %niter.ncmp.7 = icmp eq i64 %niter.next.7, %unroll_iter
  br i1 %niter.ncmp.7, label %bb15.loopexit.i.i.i.unr-lcssa, label %bb13.i.i.i

bb4.i.i.i:
  store float 1.000000e+00, ptr %ptr.sroa.0.0.lcssa.i.i.i, align 4, !noalias !153
  %10 = add i64 %storemerge.lcssa.i.i.i, 1
  br label %_ZN5alloc3vec9from_elem17he09b7f66a54e5119E.exit

_ZN5alloc3vec9from_elem17he09b7f66a54e5119E.exit:
  %storemerge11.i.i.i = phi i64 [ %10, %bb4.i.i.i ], [ %storemerge.lcssa.i.i.i, %bb15.i.i.i ]
  %11 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %rows, i64 24)
  %_9.0.i.i.i.i.i.i2 = extractvalue { i64, i1 } %11, 0
  %_9.1.i.i.i.i.i.i3 = extractvalue { i64, i1 } %11, 1
  %_14.i.i.i.i.i.i4 = icmp ugt i64 %_9.0.i.i.i.i.i.i2, 9223372036854775800
  %12 = or i1 %_9.1.i.i.i.i.i.i3, %_14.i.i.i.i.i.i4
  %..i.i.i.i5 = select i1 %12, i64 0, i64 8
  br i1 %12, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE.exit.i.i.i10", label %bb18.i.i.i.i6

bb18.i.i.i.i6:
  %13 = icmp eq i64 %_9.0.i.i.i.i.i.i2, 0
  br i1 %13, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE.exit.i.i.i10", label %bb3.i.i.i.i7

bb3.i.i.i.i7:
  %14 = load volatile i8, ptr @__rust_no_alloc_shim_is_unstable, align 1, !noalias !157
  %_0.i.i.i.i.i.i.i8 = tail call noalias noundef ptr @__rust_alloc(i64 noundef %_9.0.i.i.i.i.i.i2, i64 noundef %..i.i.i.i5) #15, !noalias !157
  %15 = icmp eq ptr %_0.i.i.i.i.i.i.i8, null
  br i1 %15, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE.exit.i.i.i10", label %bb10.i.i.i.i9

bb10.i.i.i.i9:
  %16 = ptrtoint ptr %_0.i.i.i.i.i.i.i8 to i64
  br label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE.exit.i.i.i10"

"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE.exit.i.i.i10":
  %_4.sroa.13.0.i.i.i11 = phi i64 [ %16, %bb10.i.i.i.i9 ], [ undef, %_ZN5alloc3vec9from_elem17he09b7f66a54e5119E.exit ], [ %_9.0.i.i.i.i.i.i2, %bb3.i.i.i.i7 ], [ 8, %bb18.i.i.i.i6 ]
  %_4.sroa.7.0.i.i.i12 = phi i64 [ %rows, %bb10.i.i.i.i9 ], [ 0, %_ZN5alloc3vec9from_elem17he09b7f66a54e5119E.exit ], [ %..i.i.i.i5, %bb3.i.i.i.i7 ], [ 0, %bb18.i.i.i.i6 ]
  %switch.i.i.i13 = phi i1 [ true, %bb10.i.i.i.i9 ], [ false, %_ZN5alloc3vec9from_elem17he09b7f66a54e5119E.exit ], [ false, %bb3.i.i.i.i7 ], [ true, %bb18.i.i.i.i6 ]
  br i1 %switch.i.i.i13, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h9b69f35402d999cdE.exit.i.i15", label %bb3.i.i.i14

bb3.i.i.i14:
  tail call void @_ZN5alloc7raw_vec12handle_error17h2c5ced866628b5d4E(i64 noundef %_4.sroa.7.0.i.i.i12, i64 %_4.sroa.13.0.i.i.i11, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #16, !noalias !166
  unreachable

"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h9b69f35402d999cdE.exit.i.i15":
  %17 = inttoptr i64 %_4.sroa.13.0.i.i.i11 to ptr
  %_8.i.i.i16 = icmp uge i64 %_4.sroa.7.0.i.i.i12, %rows
  tail call void @llvm.assume(i1 %_8.i.i.i16)
  %18 = icmp ne i64 %_4.sroa.13.0.i.i.i11, 0
  tail call void @llvm.assume(i1 %18)
  %_3013.i.i.i = icmp ugt i64 %rows, 1
  br i1 %_3013.i.i.i, label %bb13.lr.ph.i.i.i, label %bb15.i.i.i17

bb13.lr.ph.i.i.i:
  %19 = icmp ne i64 %_4.sroa.13.0.i.i.i, 0
  tail call void @llvm.assume(i1 %19)
  %_9.0.i.i.i.i.i.i.i.i.i = shl i64 %storemerge11.i.i.i, 2
  %_9.1.i.i.i.i.i.i.i.i.i = icmp ugt i64 %storemerge11.i.i.i, 4611686018427387903
  %_14.i.i.i.i.i.i.i.i.i = icmp ugt i64 %_9.0.i.i.i.i.i.i.i.i.i, 9223372036854775804
  %20 = or i1 %_9.1.i.i.i.i.i.i.i.i.i, %_14.i.i.i.i.i.i.i.i.i
  %..i.i.i.i.i.i.i = select i1 %20, i64 0, i64 4
  %21 = icmp eq i64 %_9.0.i.i.i.i.i.i.i.i.i, 0
  %22 = add i64 %rows, -1
  %brmerge.i.i.i = or i1 %21, %20
  %not..i.i.i = xor i1 %20, true
  br label %bb13.i.i.i23

bb15.i.i.i17:
  %storemerge.lcssa.i.i.i18 = phi i64 [ 0, %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h9b69f35402d999cdE.exit.i.i15" ], [ %22, %"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h4991af707ce76052E.exit.i.i.i" ]
  %ptr.sroa.0.0.lcssa.i.i.i19 = phi ptr [ %17, %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h9b69f35402d999cdE.exit.i.i15" ], [ %_16.i.i.i24, %"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h4991af707ce76052E.exit.i.i.i" ]
  %_19.not.i.i.i20 = icmp eq i64 %rows, 0
  br i1 %_19.not.i.i.i20, label %bb5.i.i.i, label %bb4.i.i.i21

bb13.i.i.i23:
  %ptr.sroa.0.016.i.i.i = phi ptr [ %17, %bb13.lr.ph.i.i.i ], [ %_16.i.i.i24, %"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h4991af707ce76052E.exit.i.i.i" ]
  %iter.sroa.0.015.i.i.i = phi i64 [ 1, %bb13.lr.ph.i.i.i ], [ %_0.i.i.i.i, %"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h4991af707ce76052E.exit.i.i.i" ]
  %_0.i.i.i.i = add nuw i64 %iter.sroa.0.015.i.i.i, 1
  br i1 %brmerge.i.i.i, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE.exit.i.i.i.i.i.i", label %bb3.i.i.i.i.i.i.i

bb3.i.i.i.i.i.i.i:
  %23 = load volatile i8, ptr @__rust_no_alloc_shim_is_unstable, align 1, !noalias !167
  %_0.i.i.i.i.i.i.i.i.i.i = tail call noalias noundef ptr @__rust_alloc(i64 noundef %_9.0.i.i.i.i.i.i.i.i.i, i64 noundef %..i.i.i.i.i.i.i) #15, !noalias !167
  %24 = icmp eq ptr %_0.i.i.i.i.i.i.i.i.i.i, null
  br i1 %24, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE.exit.i.i.i.i.i.i", label %bb10.i.i.i.i.i.i.i

bb10.i.i.i.i.i.i.i:
  %25 = ptrtoint ptr %_0.i.i.i.i.i.i.i.i.i.i to i64
  br label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE.exit.i.i.i.i.i.i"

"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE.exit.i.i.i.i.i.i":
  %_4.sroa.13.0.i.i.i.i.i.i = phi i64 [ %25, %bb10.i.i.i.i.i.i.i ], [ 4, %bb13.i.i.i23 ], [ %_9.0.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i ]
  %_4.sroa.7.0.i.i.i.i.i.i = phi i64 [ %storemerge11.i.i.i, %bb10.i.i.i.i.i.i.i ], [ 0, %bb13.i.i.i23 ], [ %..i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i ]
  %switch.i.i.i.i.i.i = phi i1 [ true, %bb10.i.i.i.i.i.i.i ], [ %not..i.i.i, %bb13.i.i.i23 ], [ false, %bb3.i.i.i.i.i.i.i ]
  br i1 %switch.i.i.i.i.i.i, label %"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h4991af707ce76052E.exit.i.i.i", label %bb3.i.i.i.i.i.i

bb3.i.i.i.i.i.i:
  tail call void @_ZN5alloc7raw_vec12handle_error17h2c5ced866628b5d4E(i64 noundef %_4.sroa.7.0.i.i.i.i.i.i, i64 %_4.sroa.13.0.i.i.i.i.i.i, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #16, !noalias !179
  unreachable

"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h4991af707ce76052E.exit.i.i.i":
  %26 = inttoptr i64 %_4.sroa.13.0.i.i.i.i.i.i to ptr
  %_8.i.i.i.i.i.i = icmp uge i64 %_4.sroa.7.0.i.i.i.i.i.i, %storemerge11.i.i.i
  tail call void @llvm.assume(i1 %_8.i.i.i.i.i.i)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %26, ptr nonnull readonly align 4 %5, i64 %_9.0.i.i.i.i.i.i.i.i.i, i1 false), !noalias !180
  store i64 %_4.sroa.7.0.i.i.i.i.i.i, ptr %ptr.sroa.0.016.i.i.i, align 8, !noalias !181
  %src.sroa.2.0.ptr.sroa.0.0.sroa_idx.i.i.i = getelementptr inbounds i8, ptr %ptr.sroa.0.016.i.i.i, i64 8
  store ptr %26, ptr %src.sroa.2.0.ptr.sroa.0.0.sroa_idx.i.i.i, align 8, !noalias !181
  %src.sroa.3.0.ptr.sroa.0.0.sroa_idx.i.i.i = getelementptr inbounds i8, ptr %ptr.sroa.0.016.i.i.i, i64 16
  store i64 %storemerge11.i.i.i, ptr %src.sroa.3.0.ptr.sroa.0.0.sroa_idx.i.i.i, align 8, !noalias !181
  %_16.i.i.i24 = getelementptr inbounds i8, ptr %ptr.sroa.0.016.i.i.i, i64 24
  %exitcond.not.i.i.i25 = icmp eq i64 %_0.i.i.i.i, %rows
  br i1 %exitcond.not.i.i.i25, label %bb15.i.i.i17, label %bb13.i.i.i23

bb5.i.i.i:
  %27 = icmp eq i64 %_4.sroa.7.0.i.i.i, 0
  br i1 %27, label %_ZN5alloc3vec9from_elem17h93b5781a9c4bc28dE.exit, label %bb1.i.i.i.i.i.i.i.i

bb1.i.i.i.i.i.i.i.i:
  %28 = shl nuw i64 %_4.sroa.7.0.i.i.i, 2
  tail call void @__rust_dealloc(ptr noundef %5, i64 noundef %28, i64 noundef 4) #15, !noalias !182
  br label %_ZN5alloc3vec9from_elem17h93b5781a9c4bc28dE.exit

bb4.i.i.i21:
  store i64 %_4.sroa.7.0.i.i.i, ptr %ptr.sroa.0.0.lcssa.i.i.i19, align 8, !noalias !191
  %_7.sroa.5.0.ptr.sroa.0.0.lcssa.i.sroa_idx.i.i = getelementptr inbounds i8, ptr %ptr.sroa.0.0.lcssa.i.i.i19, i64 8
  store ptr %5, ptr %_7.sroa.5.0.ptr.sroa.0.0.lcssa.i.sroa_idx.i.i, align 8, !noalias !191
  %_7.sroa.7.0.ptr.sroa.0.0.lcssa.i.sroa_idx.i.i = getelementptr inbounds i8, ptr %ptr.sroa.0.0.lcssa.i.i.i19, i64 16
  store i64 %storemerge11.i.i.i, ptr %_7.sroa.7.0.ptr.sroa.0.0.lcssa.i.sroa_idx.i.i, align 8, !noalias !191
  %29 = add i64 %storemerge.lcssa.i.i.i18, 1
  br label %_ZN5alloc3vec9from_elem17h93b5781a9c4bc28dE.exit

_ZN5alloc3vec9from_elem17h93b5781a9c4bc28dE.exit:
  %v.sroa.6.0.i.i = phi i64 [ %storemerge.lcssa.i.i.i18, %bb5.i.i.i ], [ %storemerge.lcssa.i.i.i18, %bb1.i.i.i.i.i.i.i.i ], [ %29, %bb4.i.i.i21 ]
  %30 = getelementptr inbounds %"alloc::vec::Vec<f32>", ptr %17, i64 %v.sroa.6.0.i.i
  %cond = icmp eq i64 %v.sroa.6.0.i.i, 0
  br i1 %cond, label %_ZN4core4iter6traits8iterator8Iterator3sum17hbb0d104f06ca061dE.exit, label %bb10.preheader

bb10.preheader:
  %spec.select47 = getelementptr inbounds i8, ptr %17, i64 24
  br label %bb10

bb7.loopexit:
  %31 = icmp eq ptr %spec.select51, %30
  %spec.select.idx = select i1 %31, i64 0, i64 24
  %spec.select = getelementptr inbounds i8, ptr %spec.select51, i64 %spec.select.idx
  %spec.select41 = select i1 %31, ptr null, ptr %spec.select51
  %32 = icmp ne ptr %spec.select41, null
  %_8.0.i = zext i1 %32 to i64
  %iter.sroa.7.1 = add i64 %iter.sroa.7.153, %_8.0.i
  %33 = icmp eq ptr %spec.select41, null
  br i1 %33, label %bb5.i.i.i.i, label %bb10

bb5.i.i.i.i:
  %34 = ptrtoint ptr %30 to i64
  %35 = sub nuw i64 %34, %_4.sroa.13.0.i.i.i11
  %36 = udiv exact i64 %35, 24
  br label %bb10.i.i.i.i27

bb10.i.i.i.i27:
  %acc.sroa.0.0.i.i.i.i = phi float [ -0.000000e+00, %bb5.i.i.i.i ], [ %_0.i.i.i.i.i.i, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h2e884be8a546aecbE.exit.i.i.i.i" ]
  %i.sroa.0.0.i.i.i.i = phi i64 [ 0, %bb5.i.i.i.i ], [ %_30.i.i.i.i, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h2e884be8a546aecbE.exit.i.i.i.i" ]
  %_40.i.i.i.i = getelementptr inbounds %"alloc::vec::Vec<f32>", ptr %17, i64 %i.sroa.0.0.i.i.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !192)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !195)
  %37 = getelementptr inbounds i8, ptr %_40.i.i.i.i, i64 8
  %_8.i.i.i.i.i.i.i.i = load ptr, ptr %37, align 8, !alias.scope !198, !nonnull !4, !noundef !4
  %38 = getelementptr inbounds i8, ptr %_40.i.i.i.i, i64 16
  %len.i.i.i.i.i.i.i.i = load i64, ptr %38, align 8, !alias.scope !198, !noundef !4
  %39 = icmp eq i64 %len.i.i.i.i.i.i.i.i, 0
  br i1 %39, label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h2e884be8a546aecbE.exit.i.i.i.i", label %bb10.i.i.i.i.i.i.i.i.i.preheader

bb10.i.i.i.i.i.i.i.i.i.preheader:
  %xtraiter61 = and i64 %len.i.i.i.i.i.i.i.i, 7
  %40 = icmp ult i64 %len.i.i.i.i.i.i.i.i, 8
  br i1 %40, label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h2e884be8a546aecbE.exit.i.i.i.i.loopexit.unr-lcssa", label %bb10.i.i.i.i.i.i.i.i.i.preheader.new

bb10.i.i.i.i.i.i.i.i.i.preheader.new:
  %unroll_iter65 = and i64 %len.i.i.i.i.i.i.i.i, -8
  br label %bb10.i.i.i.i.i.i.i.i.i

bb10.i.i.i.i.i.i.i.i.i:
  %acc.sroa.0.0.i.i.i.i.i.i.i.i.i = phi float [ -0.000000e+00, %bb10.i.i.i.i.i.i.i.i.i.preheader.new ], [ %_0.i.i.i.i.i.i.i.i.i.i28.7, %bb10.i.i.i.i.i.i.i.i.i ]
  %i.sroa.0.0.i.i.i.i.i.i.i.i.i = phi i64 [ 0, %bb10.i.i.i.i.i.i.i.i.i.preheader.new ], [ %_30.i.i.i.i.i.i.i.i.i.7, %bb10.i.i.i.i.i.i.i.i.i ]
  %niter66 = phi i64 [ 0, %bb10.i.i.i.i.i.i.i.i.i.preheader.new ], [ %niter66.next.7, %bb10.i.i.i.i.i.i.i.i.i ]
  %_40.i.i.i.i.i.i.i.i.i = getelementptr inbounds float, ptr %_8.i.i.i.i.i.i.i.i, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i
  %_4.i.i.i.i.i.i.i.i.i.i = load float, ptr %_40.i.i.i.i.i.i.i.i.i, align 4, !alias.scope !203, !noalias !206, !noundef !4
  %_0.i.i.i.i.i.i.i.i.i.i28 = fadd float %acc.sroa.0.0.i.i.i.i.i.i.i.i.i, %_4.i.i.i.i.i.i.i.i.i.i
  %_30.i.i.i.i.i.i.i.i.i = or disjoint i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i, 1
  %_40.i.i.i.i.i.i.i.i.i.1 = getelementptr inbounds float, ptr %_8.i.i.i.i.i.i.i.i, i64 %_30.i.i.i.i.i.i.i.i.i
  %_4.i.i.i.i.i.i.i.i.i.i.1 = load float, ptr %_40.i.i.i.i.i.i.i.i.i.1, align 4, !alias.scope !203, !noalias !206, !noundef !4
  %_0.i.i.i.i.i.i.i.i.i.i28.1 = fadd float %_0.i.i.i.i.i.i.i.i.i.i28, %_4.i.i.i.i.i.i.i.i.i.i.1
  %_30.i.i.i.i.i.i.i.i.i.1 = or disjoint i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i, 2
  %_40.i.i.i.i.i.i.i.i.i.2 = getelementptr inbounds float, ptr %_8.i.i.i.i.i.i.i.i, i64 %_30.i.i.i.i.i.i.i.i.i.1
  %_4.i.i.i.i.i.i.i.i.i.i.2 = load float, ptr %_40.i.i.i.i.i.i.i.i.i.2, align 4, !alias.scope !203, !noalias !206, !noundef !4
  %_0.i.i.i.i.i.i.i.i.i.i28.2 = fadd float %_0.i.i.i.i.i.i.i.i.i.i28.1, %_4.i.i.i.i.i.i.i.i.i.i.2
  %_30.i.i.i.i.i.i.i.i.i.2 = or disjoint i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i, 3
  %_40.i.i.i.i.i.i.i.i.i.3 = getelementptr inbounds float, ptr %_8.i.i.i.i.i.i.i.i, i64 %_30.i.i.i.i.i.i.i.i.i.2
  %_4.i.i.i.i.i.i.i.i.i.i.3 = load float, ptr %_40.i.i.i.i.i.i.i.i.i.3, align 4, !alias.scope !203, !noalias !206, !noundef !4
  %_0.i.i.i.i.i.i.i.i.i.i28.3 = fadd float %_0.i.i.i.i.i.i.i.i.i.i28.2, %_4.i.i.i.i.i.i.i.i.i.i.3
  %_30.i.i.i.i.i.i.i.i.i.3 = or disjoint i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i, 4
  %_40.i.i.i.i.i.i.i.i.i.4 = getelementptr inbounds float, ptr %_8.i.i.i.i.i.i.i.i, i64 %_30.i.i.i.i.i.i.i.i.i.3
  %_4.i.i.i.i.i.i.i.i.i.i.4 = load float, ptr %_40.i.i.i.i.i.i.i.i.i.4, align 4, !alias.scope !203, !noalias !206, !noundef !4
  %_0.i.i.i.i.i.i.i.i.i.i28.4 = fadd float %_0.i.i.i.i.i.i.i.i.i.i28.3, %_4.i.i.i.i.i.i.i.i.i.i.4
  %_30.i.i.i.i.i.i.i.i.i.4 = or disjoint i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i, 5
  %_40.i.i.i.i.i.i.i.i.i.5 = getelementptr inbounds float, ptr %_8.i.i.i.i.i.i.i.i, i64 %_30.i.i.i.i.i.i.i.i.i.4
  %_4.i.i.i.i.i.i.i.i.i.i.5 = load float, ptr %_40.i.i.i.i.i.i.i.i.i.5, align 4, !alias.scope !203, !noalias !206, !noundef !4
  %_0.i.i.i.i.i.i.i.i.i.i28.5 = fadd float %_0.i.i.i.i.i.i.i.i.i.i28.4, %_4.i.i.i.i.i.i.i.i.i.i.5
  %_30.i.i.i.i.i.i.i.i.i.5 = or disjoint i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i, 6
  %_40.i.i.i.i.i.i.i.i.i.6 = getelementptr inbounds float, ptr %_8.i.i.i.i.i.i.i.i, i64 %_30.i.i.i.i.i.i.i.i.i.5
  %_4.i.i.i.i.i.i.i.i.i.i.6 = load float, ptr %_40.i.i.i.i.i.i.i.i.i.6, align 4, !alias.scope !203, !noalias !206, !noundef !4
  %_0.i.i.i.i.i.i.i.i.i.i28.6 = fadd float %_0.i.i.i.i.i.i.i.i.i.i28.5, %_4.i.i.i.i.i.i.i.i.i.i.6
  %_30.i.i.i.i.i.i.i.i.i.6 = or disjoint i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i, 7
  %_40.i.i.i.i.i.i.i.i.i.7 = getelementptr inbounds float, ptr %_8.i.i.i.i.i.i.i.i, i64 %_30.i.i.i.i.i.i.i.i.i.6
  %_4.i.i.i.i.i.i.i.i.i.i.7 = load float, ptr %_40.i.i.i.i.i.i.i.i.i.7, align 4, !alias.scope !203, !noalias !206, !noundef !4
  %_0.i.i.i.i.i.i.i.i.i.i28.7 = fadd float %_0.i.i.i.i.i.i.i.i.i.i28.6, %_4.i.i.i.i.i.i.i.i.i.i.7
  %_30.i.i.i.i.i.i.i.i.i.7 = add nuw i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i, 8
  %niter66.next.7 = add i64 %niter66, 8
  %niter66.ncmp.7 = icmp eq i64 %niter66.next.7, %unroll_iter65
  br i1 %niter66.ncmp.7, label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h2e884be8a546aecbE.exit.i.i.i.i.loopexit.unr-lcssa", label %bb10.i.i.i.i.i.i.i.i.i

"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h2e884be8a546aecbE.exit.i.i.i.i.loopexit.unr-lcssa":
  %_0.i.i.i.i.i.i.i.i.i.i28.lcssa.ph = phi float [ poison, %bb10.i.i.i.i.i.i.i.i.i.preheader ], [ %_0.i.i.i.i.i.i.i.i.i.i28.7, %bb10.i.i.i.i.i.i.i.i.i ]
  %acc.sroa.0.0.i.i.i.i.i.i.i.i.i.unr = phi float [ -0.000000e+00, %bb10.i.i.i.i.i.i.i.i.i.preheader ], [ %_0.i.i.i.i.i.i.i.i.i.i28.7, %bb10.i.i.i.i.i.i.i.i.i ]
  %i.sroa.0.0.i.i.i.i.i.i.i.i.i.unr = phi i64 [ 0, %bb10.i.i.i.i.i.i.i.i.i.preheader ], [ %_30.i.i.i.i.i.i.i.i.i.7, %bb10.i.i.i.i.i.i.i.i.i ]
  %lcmp.mod63.not = icmp eq i64 %xtraiter61, 0
  br i1 %lcmp.mod63.not, label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h2e884be8a546aecbE.exit.i.i.i.i", label %bb10.i.i.i.i.i.i.i.i.i.epil

bb10.i.i.i.i.i.i.i.i.i.epil:
  %acc.sroa.0.0.i.i.i.i.i.i.i.i.i.epil = phi float [ %_0.i.i.i.i.i.i.i.i.i.i28.epil, %bb10.i.i.i.i.i.i.i.i.i.epil ], [ %acc.sroa.0.0.i.i.i.i.i.i.i.i.i.unr, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h2e884be8a546aecbE.exit.i.i.i.i.loopexit.unr-lcssa" ]
  %i.sroa.0.0.i.i.i.i.i.i.i.i.i.epil = phi i64 [ %_30.i.i.i.i.i.i.i.i.i.epil, %bb10.i.i.i.i.i.i.i.i.i.epil ], [ %i.sroa.0.0.i.i.i.i.i.i.i.i.i.unr, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h2e884be8a546aecbE.exit.i.i.i.i.loopexit.unr-lcssa" ]
  %epil.iter62 = phi i64 [ %epil.iter62.next, %bb10.i.i.i.i.i.i.i.i.i.epil ], [ 0, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h2e884be8a546aecbE.exit.i.i.i.i.loopexit.unr-lcssa" ]
  %_40.i.i.i.i.i.i.i.i.i.epil = getelementptr inbounds float, ptr %_8.i.i.i.i.i.i.i.i, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i.epil
  %_4.i.i.i.i.i.i.i.i.i.i.epil = load float, ptr %_40.i.i.i.i.i.i.i.i.i.epil, align 4, !alias.scope !203, !noalias !206, !noundef !4
  %_0.i.i.i.i.i.i.i.i.i.i28.epil = fadd float %acc.sroa.0.0.i.i.i.i.i.i.i.i.i.epil, %_4.i.i.i.i.i.i.i.i.i.i.epil
  %_30.i.i.i.i.i.i.i.i.i.epil = add nuw i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i.epil, 1
  %epil.iter62.next = add i64 %epil.iter62, 1
  %epil.iter62.cmp.not = icmp eq i64 %epil.iter62.next, %xtraiter61
  br i1 %epil.iter62.cmp.not, label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h2e884be8a546aecbE.exit.i.i.i.i", label %bb10.i.i.i.i.i.i.i.i.i.epil, !llvm.loop !207

"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h2e884be8a546aecbE.exit.i.i.i.i":
  %_0.sroa.0.0.i.i.i.i.i.i.i.i.i = phi float [ -0.000000e+00, %bb10.i.i.i.i27 ], [ %_0.i.i.i.i.i.i.i.i.i.i28.lcssa.ph, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h2e884be8a546aecbE.exit.i.i.i.i.loopexit.unr-lcssa" ], [ %_0.i.i.i.i.i.i.i.i.i.i28.epil, %bb10.i.i.i.i.i.i.i.i.i.epil ]
  %_0.i.i.i.i.i.i = fadd float %acc.sroa.0.0.i.i.i.i, %_0.sroa.0.0.i.i.i.i.i.i.i.i.i
  %_30.i.i.i.i = add nuw i64 %i.sroa.0.0.i.i.i.i, 1
  %_32.i.i.i.i = icmp eq i64 %_30.i.i.i.i, %36
  br i1 %_32.i.i.i.i, label %_ZN4core4iter6traits8iterator8Iterator3sum17hbb0d104f06ca061dE.exit, label %bb10.i.i.i.i27

_ZN4core4iter6traits8iterator8Iterator3sum17hbb0d104f06ca061dE.exit:
  %_0.sroa.0.0.i.i.i.i = phi float [ -0.000000e+00, %_ZN5alloc3vec9from_elem17h93b5781a9c4bc28dE.exit ], [ %_0.i.i.i.i.i.i, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h2e884be8a546aecbE.exit.i.i.i.i" ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !208)
  %_73.i.i.i = icmp eq i64 %v.sroa.6.0.i.i, 0
  br i1 %_73.i.i.i, label %"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h8f536d3d814dd7dcE.exit.i", label %bb2.i.i.i

bb2.i.i.i:
  %_3.sroa.0.04.i.i.i = phi i64 [ %41, %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E.exit.i.i.i" ], [ 0, %_ZN4core4iter6traits8iterator8Iterator3sum17hbb0d104f06ca061dE.exit ]
  %_6.i.i.i = getelementptr inbounds %"alloc::vec::Vec<f32>", ptr %17, i64 %_3.sroa.0.04.i.i.i
  %41 = add nuw i64 %_3.sroa.0.04.i.i.i, 1
  tail call void @llvm.experimental.noalias.scope.decl(metadata !211)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !214)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !217)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !220)
  %_5.i.i.i.i.i.i.i.i = load i64, ptr %_6.i.i.i, align 8, !alias.scope !223, !noalias !226
  %42 = icmp eq i64 %_5.i.i.i.i.i.i.i.i, 0
  br i1 %42, label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E.exit.i.i.i", label %bb1.i.i.i.i.i.i.i.i31

bb1.i.i.i.i.i.i.i.i31:
  %43 = getelementptr inbounds i8, ptr %_6.i.i.i, i64 8
  %self2.i.i.i.i.i.i.i.i = load ptr, ptr %43, align 8, !alias.scope !232, !noalias !233, !nonnull !4
  %44 = shl nuw i64 %_5.i.i.i.i.i.i.i.i, 2
  tail call void @__rust_dealloc(ptr noundef %self2.i.i.i.i.i.i.i.i, i64 noundef %44, i64 noundef 4) #15, !noalias !234
  br label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E.exit.i.i.i"

"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E.exit.i.i.i":
  %_7.i.i.i = icmp eq i64 %41, %v.sroa.6.0.i.i
  br i1 %_7.i.i.i, label %"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h8f536d3d814dd7dcE.exit.i", label %bb2.i.i.i

"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h8f536d3d814dd7dcE.exit.i":
  %45 = icmp eq i64 %_4.sroa.7.0.i.i.i12, 0
  br i1 %45, label %"_ZN4core3ptr70drop_in_place$LT$alloc..vec..Vec$LT$alloc..vec..Vec$LT$f32$GT$$GT$$GT$17hc574c755d3be563aE.exit", label %bb1.i.i.i.i.i

bb1.i.i.i.i.i:
  %46 = mul nuw i64 %_4.sroa.7.0.i.i.i12, 24
  tail call void @__rust_dealloc(ptr noundef %17, i64 noundef %46, i64 noundef 8) #15, !noalias !235
  br label %"_ZN4core3ptr70drop_in_place$LT$alloc..vec..Vec$LT$alloc..vec..Vec$LT$f32$GT$$GT$$GT$17hc574c755d3be563aE.exit"

"_ZN4core3ptr70drop_in_place$LT$alloc..vec..Vec$LT$alloc..vec..Vec$LT$f32$GT$$GT$$GT$17hc574c755d3be563aE.exit":
  ret float %_0.sroa.0.0.i.i.i.i

bb10:
  %iter.sroa.7.153 = phi i64 [ %iter.sroa.7.1, %bb7.loopexit ], [ 1, %bb10.preheader ]
  %spec.select4152 = phi ptr [ %spec.select41, %bb7.loopexit ], [ %17, %bb10.preheader ]
  %spec.select51 = phi ptr [ %spec.select, %bb7.loopexit ], [ %spec.select47, %bb10.preheader ]
  %iter.sroa.7.050 = phi i64 [ %iter.sroa.7.153, %bb7.loopexit ], [ 0, %bb10.preheader ]
  %47 = getelementptr inbounds i8, ptr %spec.select4152, i64 8
  %_7.i.i32 = load ptr, ptr %47, align 8, !alias.scope !242, !nonnull !4, !noundef !4
  %48 = getelementptr inbounds i8, ptr %spec.select4152, i64 16
  %len.i.i33 = load i64, ptr %48, align 8, !alias.scope !242, !noundef !4
  %49 = getelementptr inbounds float, ptr %_7.i.i32, i64 %len.i.i33
  %50 = ptrtoint ptr %49 to i64
  br label %bb16

bb16:
  %iter1.sroa.0.0 = phi ptr [ %_7.i.i32, %bb10 ], [ %iter1.sroa.0.1, %bb18 ]
  %iter1.sroa.10.0 = phi i64 [ %iter.sroa.7.050, %bb10 ], [ %iter1.sroa.10.1, %bb18 ]
  %b.not.i = icmp eq i64 %iter1.sroa.10.0, 0
  br i1 %b.not.i, label %bb6.i, label %bb4.i, !prof !247

bb6.i:
  %51 = icmp eq ptr %iter1.sroa.0.0, %49
  %spec.select42.idx = select i1 %51, i64 0, i64 4
  %spec.select42 = getelementptr inbounds i8, ptr %iter1.sroa.0.0, i64 %spec.select42.idx
  %spec.select43 = select i1 %51, ptr null, ptr %iter1.sroa.0.0
  br label %"_ZN100_$LT$core..iter..adapters..skip..Skip$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17he15f2dcef5b2a3d7E.exit"

bb4.i:
  %52 = icmp ne ptr %iter1.sroa.0.0, null
  tail call void @llvm.assume(i1 %52)
  %53 = ptrtoint ptr %iter1.sroa.0.0 to i64
  %54 = sub nuw i64 %50, %53
  %55 = lshr exact i64 %54, 2
  %_3.not.i.i = icmp ugt i64 %55, %iter1.sroa.10.0
  %_26.i.i = getelementptr inbounds float, ptr %iter1.sroa.0.0, i64 %iter1.sroa.10.0
  %_39.i.i = getelementptr inbounds i8, ptr %_26.i.i, i64 4
  %storemerge.i.i = select i1 %_3.not.i.i, ptr %_39.i.i, ptr %49
  %_0.sroa.0.0.i2.i = select i1 %_3.not.i.i, ptr %_26.i.i, ptr null
  br label %"_ZN100_$LT$core..iter..adapters..skip..Skip$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17he15f2dcef5b2a3d7E.exit"

"_ZN100_$LT$core..iter..adapters..skip..Skip$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17he15f2dcef5b2a3d7E.exit":
  %iter1.sroa.0.1 = phi ptr [ %storemerge.i.i, %bb4.i ], [ %spec.select42, %bb6.i ]
  %iter1.sroa.10.1 = phi i64 [ 0, %bb4.i ], [ %iter1.sroa.10.0, %bb6.i ]
  %_0.sroa.0.0.i34 = phi ptr [ %_0.sroa.0.0.i2.i, %bb4.i ], [ %spec.select43, %bb6.i ]
  %56 = icmp eq ptr %_0.sroa.0.0.i34, null
  br i1 %56, label %bb7.loopexit, label %bb18

bb18:
  %57 = load float, ptr %_0.sroa.0.0.i34, align 4, !noundef !4
  %58 = fadd float %57, 1.000000e+00
  store float %58, ptr %_0.sroa.0.0.i34, align 4
  br label %bb16
}

define noundef range(i64 0, -9223372036854775808) i64 @sieve(i64 noundef %n) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %_3 = add i64 %n, 1
  %_14.i.i.i.i.i = icmp sgt i64 %_3, -1
  %..i.i.i = zext i1 %_14.i.i.i.i.i to i64
  br i1 %_14.i.i.i.i.i, label %bb18.i.i.i, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE.exit.i.i"

bb18.i.i.i:
  %0 = icmp eq i64 %_3, 0
  br i1 %0, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE.exit.i.i", label %bb3.i1.i.i

bb3.i1.i.i:
  %1 = load volatile i8, ptr @__rust_no_alloc_shim_is_unstable, align 1, !noalias !248
  %_0.i11.i.i.i.i.i = tail call noalias noundef ptr @__rust_alloc_zeroed(i64 noundef %_3, i64 noundef %..i.i.i) #15, !noalias !248
  %2 = icmp eq ptr %_0.i11.i.i.i.i.i, null
  br i1 %2, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE.exit.i.i", label %bb10.i.i.i

bb10.i.i.i:
  %3 = ptrtoint ptr %_0.i11.i.i.i.i.i to i64
  br label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE.exit.i.i"

"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE.exit.i.i":
  %_16.sroa.7.0.i.i = phi i64 [ %_3, %bb10.i.i.i ], [ 0, %start ], [ 0, %bb18.i.i.i ], [ %..i.i.i, %bb3.i1.i.i ]
  %switch.i.i = phi i1 [ true, %bb10.i.i.i ], [ false, %start ], [ true, %bb18.i.i.i ], [ false, %bb3.i1.i.i ]
  %_16.sroa.13.0.i.i = phi i64 [ %3, %bb10.i.i.i ], [ undef, %start ], [ 1, %bb18.i.i.i ], [ %_3, %bb3.i1.i.i ]
  br i1 %switch.i.i, label %_ZN5alloc3vec9from_elem17h18858c5eeab78b0eE.exit, label %bb14.i.i

bb14.i.i:
  tail call void @_ZN5alloc7raw_vec12handle_error17h2c5ced866628b5d4E(i64 noundef %_16.sroa.7.0.i.i, i64 %_16.sroa.13.0.i.i, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #16, !noalias !255
  unreachable

_ZN5alloc3vec9from_elem17h18858c5eeab78b0eE.exit:
  %4 = inttoptr i64 %_16.sroa.13.0.i.i to ptr
  %_5.not11 = icmp ult i64 %n, 4
  br i1 %_5.not11, label %bb8, label %bb4.preheader.lr.ph

bb4.preheader.lr.ph:
  %5 = icmp ne i64 %_16.sroa.13.0.i.i, 0
  br label %bb4.preheader

bb4.preheader:
  %_613 = phi i64 [ 4, %bb4.preheader.lr.ph ], [ %_6, %bb7 ]
  %i.sroa.0.012 = phi i64 [ 2, %bb4.preheader.lr.ph ], [ %7, %bb7 ]
  br label %bb5

bb8:
  tail call void @llvm.assume(i1 %_14.i.i.i.i.i)
  %6 = icmp eq i64 %_16.sroa.7.0.i.i, 0
  br i1 %6, label %"_ZN4core3ptr48drop_in_place$LT$alloc..vec..Vec$LT$bool$GT$$GT$17he7c862d13f31f611E.exit", label %bb1.i.i.i.i.i

bb1.i.i.i.i.i:
  tail call void @__rust_dealloc(ptr noundef %4, i64 noundef %_16.sroa.7.0.i.i, i64 noundef 1) #15, !noalias !256
  br label %"_ZN4core3ptr48drop_in_place$LT$alloc..vec..Vec$LT$bool$GT$$GT$17he7c862d13f31f611E.exit"

"_ZN4core3ptr48drop_in_place$LT$alloc..vec..Vec$LT$bool$GT$$GT$17he7c862d13f31f611E.exit":
  ret i64 %_3

bb7:
  %7 = add i64 %i.sroa.0.012, 1
  %_6 = mul i64 %7, %7
  %_5.not = icmp ugt i64 %_6, %n
  br i1 %_5.not, label %bb8, label %bb4.preheader

bb5:
  %j.sroa.0.010 = phi i64 [ %_613, %bb4.preheader ], [ %8, %"_ZN84_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..IndexMut$LT$I$GT$$GT$9index_mut17hcbcd608ff1b4ac21E.exit" ]
  %_4.i.i = icmp ugt i64 %_3, %j.sroa.0.010
  br i1 %_4.i.i, label %"_ZN84_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..IndexMut$LT$I$GT$$GT$9index_mut17hcbcd608ff1b4ac21E.exit", label %panic.i.i

panic.i.i:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %j.sroa.0.010, i64 noundef %_3, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #16, !noalias !265
  unreachable

"_ZN84_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..IndexMut$LT$I$GT$$GT$9index_mut17hcbcd608ff1b4ac21E.exit":
  tail call void @llvm.assume(i1 %5)
  %_0.i.i = getelementptr inbounds i8, ptr %4, i64 %j.sroa.0.010
  store i8 1, ptr %_0.i.i, align 1
  %8 = add i64 %j.sroa.0.010, %i.sroa.0.012
  %_12.not = icmp ugt i64 %8, %n
  br i1 %_12.not, label %bb7, label %bb5
}

define noundef float @boxed(ptr noalias nocapture noundef nonnull readonly align 4 %x.0, i64 noundef %x.1) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %_9.0.i.i.i.i.i.i = shl i64 %x.1, 2
  %_9.1.i.i.i.i.i.i = icmp ugt i64 %x.1, 4611686018427387903
  %_14.i.i.i.i.i.i = icmp ugt i64 %_9.0.i.i.i.i.i.i, 9223372036854775804
  %0 = or i1 %_9.1.i.i.i.i.i.i, %_14.i.i.i.i.i.i
  %..i.i.i.i = select i1 %0, i64 0, i64 4
  br i1 %0, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE.exit.i.i.i", label %bb18.i.i.i.i

bb18.i.i.i.i:
  %1 = icmp eq i64 %_9.0.i.i.i.i.i.i, 0
  br i1 %1, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE.exit.i.i.i", label %bb3.i.i.i.i

bb3.i.i.i.i:
  %2 = load volatile i8, ptr @__rust_no_alloc_shim_is_unstable, align 1, !noalias !270
  %_0.i.i.i.i.i.i.i = tail call noalias noundef ptr @__rust_alloc(i64 noundef %_9.0.i.i.i.i.i.i, i64 noundef %..i.i.i.i) #15, !noalias !270
  %3 = icmp eq ptr %_0.i.i.i.i.i.i.i, null
  br i1 %3, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE.exit.i.i.i", label %bb10.i.i.i.i

bb10.i.i.i.i:
  %4 = ptrtoint ptr %_0.i.i.i.i.i.i.i to i64
  br label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE.exit.i.i.i"

"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE.exit.i.i.i":
  %_10.sroa.13.0.i.i.i = phi i64 [ %4, %bb10.i.i.i.i ], [ undef, %start ], [ 4, %bb18.i.i.i.i ], [ %_9.0.i.i.i.i.i.i, %bb3.i.i.i.i ]
  %_10.sroa.7.0.i.i.i = phi i64 [ %x.1, %bb10.i.i.i.i ], [ 0, %start ], [ 0, %bb18.i.i.i.i ], [ %..i.i.i.i, %bb3.i.i.i.i ]
  %switch.i.i.i = phi i1 [ true, %bb10.i.i.i.i ], [ false, %start ], [ true, %bb18.i.i.i.i ], [ false, %bb3.i.i.i.i ]
  br i1 %switch.i.i.i, label %"_ZN50_$LT$T$u20$as$u20$core..convert..Into$LT$U$GT$$GT$4into17hddeaf93a46c16697E.exit", label %bb4.i.i.i

bb4.i.i.i:
  tail call void @_ZN5alloc7raw_vec12handle_error17h2c5ced866628b5d4E(i64 noundef %_10.sroa.7.0.i.i.i, i64 %_10.sroa.13.0.i.i.i, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #16, !noalias !279
  unreachable

"_ZN50_$LT$T$u20$as$u20$core..convert..Into$LT$U$GT$$GT$4into17hddeaf93a46c16697E.exit":
  %5 = inttoptr i64 %_10.sroa.13.0.i.i.i to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %5, ptr nonnull readonly align 4 %x.0, i64 %_9.0.i.i.i.i.i.i, i1 false)
  %_0.i.i.i4 = icmp ne i64 %x.1, 0
  br i1 %_0.i.i.i4, label %bb9.preheader, label %bb7

bb9.preheader:
  %_0.i1.i.i5 = zext i1 %_0.i.i.i4 to i64
  %6 = add i64 %x.1, 1
  %7 = sub i64 %6, %_0.i1.i.i5
  %8 = sub i64 %x.1, %_0.i1.i.i5
  %xtraiter = and i64 %7, 3
  %9 = icmp ult i64 %8, 3
  br i1 %9, label %bb7.loopexit.unr-lcssa, label %bb9.preheader.new

bb9.preheader.new:
  %unroll_iter = and i64 %7, -4
  br label %bb9

bb7.loopexit.unr-lcssa:
  %.lcssa.ph = phi float [ poison, %bb9.preheader ], [ %26, %bb9 ]
  %spec.select8.unr = phi i64 [ %_0.i1.i.i5, %bb9.preheader ], [ %spec.select.3, %bb9 ]
  %s.sroa.0.07.unr = phi float [ 0.000000e+00, %bb9.preheader ], [ %26, %bb9 ]
  %iter.sroa.0.06.unr = phi i64 [ 0, %bb9.preheader ], [ %spec.select.2, %bb9 ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %bb7, label %bb9.epil

bb9.epil:
  %spec.select8.epil = phi i64 [ %spec.select.epil, %bb9.epil ], [ %spec.select8.unr, %bb7.loopexit.unr-lcssa ]
  %s.sroa.0.07.epil = phi float [ %12, %bb9.epil ], [ %s.sroa.0.07.unr, %bb7.loopexit.unr-lcssa ]
  %iter.sroa.0.06.epil = phi i64 [ %spec.select8.epil, %bb9.epil ], [ %iter.sroa.0.06.unr, %bb7.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb9.epil ], [ 0, %bb7.loopexit.unr-lcssa ]
  %10 = getelementptr inbounds float, ptr %5, i64 %iter.sroa.0.06.epil
  %_13.epil = load float, ptr %10, align 4, !noundef !4
  %11 = getelementptr inbounds float, ptr %x.0, i64 %iter.sroa.0.06.epil
  %_16.epil = load float, ptr %11, align 4, !noundef !4
  %_12.epil = fmul float %_13.epil, %_16.epil
  %12 = fadd float %s.sroa.0.07.epil, %_12.epil
  %_0.i.i.i.epil = icmp ult i64 %spec.select8.epil, %x.1
  %_0.i1.i.i.epil = zext i1 %_0.i.i.i.epil to i64
  %spec.select.epil = add nuw i64 %spec.select8.epil, %_0.i1.i.i.epil
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %bb7, label %bb9.epil, !llvm.loop !280

bb7:
  %s.sroa.0.0.lcssa = phi float [ 0.000000e+00, %"_ZN50_$LT$T$u20$as$u20$core..convert..Into$LT$U$GT$$GT$4into17hddeaf93a46c16697E.exit" ], [ %.lcssa.ph, %bb7.loopexit.unr-lcssa ], [ %12, %bb9.epil ]
  %13 = icmp eq i64 %x.1, 0
  br i1 %13, label %"_ZN4core3ptr59drop_in_place$LT$alloc..boxed..Box$LT$$u5b$f32$u5d$$GT$$GT$17h04d5ae4b16e4480fE.exit", label %bb1.i.i

bb1.i.i:
  %14 = icmp ne i64 %_10.sroa.13.0.i.i.i, 0
  tail call void @llvm.assume(i1 %14)
  tail call void @__rust_dealloc(ptr noundef %5, i64 noundef %_9.0.i.i.i.i.i.i, i64 noundef 4) #15, !noalias !281
  br label %"_ZN4core3ptr59drop_in_place$LT$alloc..boxed..Box$LT$$u5b$f32$u5d$$GT$$GT$17h04d5ae4b16e4480fE.exit"

"_ZN4core3ptr59drop_in_place$LT$alloc..boxed..Box$LT$$u5b$f32$u5d$$GT$$GT$17h04d5ae4b16e4480fE.exit":
  ret float %s.sroa.0.0.lcssa

bb9:
  %spec.select8 = phi i64 [ %_0.i1.i.i5, %bb9.preheader.new ], [ %spec.select.3, %bb9 ]
  %s.sroa.0.07 = phi float [ 0.000000e+00, %bb9.preheader.new ], [ %26, %bb9 ]
  %iter.sroa.0.06 = phi i64 [ 0, %bb9.preheader.new ], [ %spec.select.2, %bb9 ]
  %niter = phi i64 [ 0, %bb9.preheader.new ], [ %niter.next.3, %bb9 ]
  %15 = getelementptr inbounds float, ptr %5, i64 %iter.sroa.0.06
  %_13 = load float, ptr %15, align 4, !noundef !4
  %16 = getelementptr inbounds float, ptr %x.0, i64 %iter.sroa.0.06
  %_16 = load float, ptr %16, align 4, !noundef !4
  %_12 = fmul float %_13, %_16
  %17 = fadd float %s.sroa.0.07, %_12
  %_0.i.i.i = icmp ult i64 %spec.select8, %x.1
  %_0.i1.i.i = zext i1 %_0.i.i.i to i64
  %spec.select = add nuw i64 %spec.select8, %_0.i1.i.i
  %18 = getelementptr inbounds float, ptr %5, i64 %spec.select8
  %_13.1 = load float, ptr %18, align 4, !noundef !4
  %19 = getelementptr inbounds float, ptr %x.0, i64 %spec.select8
  %_16.1 = load float, ptr %19, align 4, !noundef !4
  %_12.1 = fmul float %_13.1, %_16.1
  %20 = fadd float %17, %_12.1
  %_0.i.i.i.1 = icmp ult i64 %spec.select, %x.1
  %_0.i1.i.i.1 = zext i1 %_0.i.i.i.1 to i64
  %spec.select.1 = add nuw i64 %spec.select, %_0.i1.i.i.1
  %21 = getelementptr inbounds float, ptr %5, i64 %spec.select
  %_13.2 = load float, ptr %21, align 4, !noundef !4
  %22 = getelementptr inbounds float, ptr %x.0, i64 %spec.select
  %_16.2 = load float, ptr %22, align 4, !noundef !4
  %_12.2 = fmul float %_13.2, %_16.2
  %23 = fadd float %20, %_12.2
  %_0.i.i.i.2 = icmp ult i64 %spec.select.1, %x.1
  %_0.i1.i.i.2 = zext i1 %_0.i.i.i.2 to i64
  %spec.select.2 = add nuw i64 %spec.select.1, %_0.i1.i.i.2
  %24 = getelementptr inbounds float, ptr %5, i64 %spec.select.1
  %_13.3 = load float, ptr %24, align 4, !noundef !4
  %25 = getelementptr inbounds float, ptr %x.0, i64 %spec.select.1
  %_16.3 = load float, ptr %25, align 4, !noundef !4
  %_12.3 = fmul float %_13.3, %_16.3
  %26 = fadd float %23, %_12.3
  %_0.i.i.i.3 = icmp ult i64 %spec.select.2, %x.1
  %_0.i1.i.i.3 = zext i1 %_0.i.i.i.3 to i64
  %spec.select.3 = add nuw i64 %spec.select.2, %_0.i1.i.i.3
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3.not = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3.not, label %bb7.loopexit.unr-lcssa, label %bb9
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

declare void @_ZN5alloc7raw_vec12handle_error17h2c5ced866628b5d4E(i64 noundef range(i64 0, -9223372036854775807), i64, ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr #4

declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef range(i32 1, 17), i64 noundef, ptr noundef, ptr noundef) unnamed_addr #2

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #5

declare void @llvm.assume(i1 noundef) #6

declare noalias noundef ptr @__rust_alloc_zeroed(i64 noundef, i64 allocalign noundef) unnamed_addr #7

declare noalias noundef ptr @__rust_alloc(i64 noundef, i64 allocalign noundef) unnamed_addr #8

declare void @__rust_dealloc(ptr allocptr noundef, i64 noundef, i64 noundef) unnamed_addr #9

declare noalias noundef ptr @__rust_realloc(ptr allocptr noundef, i64 noundef, i64 allocalign noundef, i64 noundef) unnamed_addr #10

declare void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr #11

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #12

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #12

declare void @llvm.experimental.noalias.scope.decl(metadata) #13

declare i64 @llvm.umax.i64(i64, i64) #14

attributes #0 = { cold nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { noinline nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { cold minsize noreturn nounwind nonlazybind optsize "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #7 = { nounwind nonlazybind allockind("alloc,zeroed,aligned") allocsize(0) "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #8 = { nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #9 = { nounwind nonlazybind allockind("free") "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #10 = { nounwind nonlazybind allockind("realloc,aligned") allocsize(3) "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #11 = { cold minsize noinline noreturn nounwind nonlazybind optsize "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #12 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #13 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #14 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { nounwind }
attributes #16 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.85.0 (4d91de4e4 2025-02-17)"}
!3 = !{i64 0, i64 -9223372036854775807}
!4 = !{}
!5 = !{!6}
!6 = distinct !{!6, !7, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14grow_amortized17hd1df49f8a4d097ccE: %self"}
!7 = distinct !{!7, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14grow_amortized17hd1df49f8a4d097ccE"}
!8 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!9 = !{!10}
!10 = distinct !{!10, !11, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17h4cc70808d8cd6ceaE: %_0"}
!11 = distinct !{!11, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17h4cc70808d8cd6ceaE"}
!12 = !{!13}
!13 = distinct !{!13, !11, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17h4cc70808d8cd6ceaE: %self"}
!14 = !{!13, !6}
!15 = !{i64 0, i64 2}
!16 = !{!17, !19, !21}
!17 = distinct !{!17, !18, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE: %_0"}
!18 = distinct !{!18, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE"}
!19 = distinct !{!19, !20, !"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17h5f3c1b8f4cb1f171E: %_0"}
!20 = distinct !{!20, !"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17h5f3c1b8f4cb1f171E"}
!21 = distinct !{!21, !22, !"_ZN5alloc3vec9from_elem17he09b7f66a54e5119E: %_0"}
!22 = distinct !{!22, !"_ZN5alloc3vec9from_elem17he09b7f66a54e5119E"}
!23 = !{!19, !21}
!24 = distinct !{!24, !25}
!25 = !{!"llvm.loop.unroll.disable"}
!26 = !{!27}
!27 = distinct !{!27, !28, !"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17hdc1fe21445d76319E: %b"}
!28 = distinct !{!28, !"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17hdc1fe21445d76319E"}
!29 = distinct !{!29, !25}
!30 = !{!31, !33, !35, !37}
!31 = distinct !{!31, !32, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h1a2e64e1548fc6e7E: %self"}
!32 = distinct !{!32, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h1a2e64e1548fc6e7E"}
!33 = distinct !{!33, !34, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17haa8d36f51beac65fE: %self"}
!34 = distinct !{!34, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17haa8d36f51beac65fE"}
!35 = distinct !{!35, !36, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f32$GT$$GT$17h8d80245eed88fdd5E: %_1"}
!36 = distinct !{!36, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f32$GT$$GT$17h8d80245eed88fdd5E"}
!37 = distinct !{!37, !38, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E: %_1"}
!38 = distinct !{!38, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E"}
!39 = !{!40}
!40 = distinct !{!40, !41, !"_ZN5alloc3vec12Vec$LT$T$GT$13with_capacity17hd5e17e3b24091f37E: %_0"}
!41 = distinct !{!41, !"_ZN5alloc3vec12Vec$LT$T$GT$13with_capacity17hd5e17e3b24091f37E"}
!42 = !{!43, !40}
!43 = distinct !{!43, !44, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE: %_0"}
!44 = distinct !{!44, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE"}
!45 = !{!46}
!46 = distinct !{!46, !47, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$3pop17h1591f843fda51982E: %self"}
!47 = distinct !{!47, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$3pop17h1591f843fda51982E"}
!48 = !{!49}
!49 = distinct !{!49, !50, !"_ZN60_$LT$$RF$f32$u20$as$u20$core..ops..arith..Mul$LT$f32$GT$$GT$3mul17h493b99f13313f954E: %self"}
!50 = distinct !{!50, !"_ZN60_$LT$$RF$f32$u20$as$u20$core..ops..arith..Mul$LT$f32$GT$$GT$3mul17h493b99f13313f954E"}
!51 = !{!52}
!52 = distinct !{!52, !53, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$4push17hec3cf1366ae40fe4E: %self"}
!53 = distinct !{!53, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$4push17hec3cf1366ae40fe4E"}
!54 = !{!55}
!55 = distinct !{!55, !56, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E: %_1"}
!56 = distinct !{!56, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E"}
!57 = !{!58}
!58 = distinct !{!58, !59, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f32$GT$$GT$17h8d80245eed88fdd5E: %_1"}
!59 = distinct !{!59, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f32$GT$$GT$17h8d80245eed88fdd5E"}
!60 = !{!61}
!61 = distinct !{!61, !62, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17haa8d36f51beac65fE: %self"}
!62 = distinct !{!62, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17haa8d36f51beac65fE"}
!63 = !{!64}
!64 = distinct !{!64, !65, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h1a2e64e1548fc6e7E: %self"}
!65 = distinct !{!65, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h1a2e64e1548fc6e7E"}
!66 = !{!67, !64, !61, !58, !55}
!67 = distinct !{!67, !68, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17h4cc70808d8cd6ceaE: %self"}
!68 = distinct !{!68, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17h4cc70808d8cd6ceaE"}
!69 = !{!70}
!70 = distinct !{!70, !68, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17h4cc70808d8cd6ceaE: %_0"}
!71 = !{!64, !61, !58, !55}
!72 = !{!73, !75, !77, !78, !80, !81, !83, !84, !86}
!73 = distinct !{!73, !74, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE: %_0"}
!74 = distinct !{!74, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE"}
!75 = distinct !{!75, !76, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h1dd3cf131deacaf6E: %_0"}
!76 = distinct !{!76, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h1dd3cf131deacaf6E"}
!77 = distinct !{!77, !76, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h1dd3cf131deacaf6E: %iterator"}
!78 = distinct !{!78, !79, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17hf4f360d643332c71E: %_0"}
!79 = distinct !{!79, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17hf4f360d643332c71E"}
!80 = distinct !{!80, !79, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17hf4f360d643332c71E: %iterator"}
!81 = distinct !{!81, !82, !"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17h959af159affe1f02E: %_0"}
!82 = distinct !{!82, !"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17h959af159affe1f02E"}
!83 = distinct !{!83, !82, !"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17h959af159affe1f02E: %iter"}
!84 = distinct !{!84, !85, !"_ZN4core4iter6traits8iterator8Iterator7collect17h4304e6404e14a962E: %_0"}
!85 = distinct !{!85, !"_ZN4core4iter6traits8iterator8Iterator7collect17h4304e6404e14a962E"}
!86 = distinct !{!86, !85, !"_ZN4core4iter6traits8iterator8Iterator7collect17h4304e6404e14a962E: %self"}
!87 = !{!75, !77, !78, !80, !81, !83, !84, !86}
!88 = !{!89}
!89 = distinct !{!89, !90, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h3eadce788d29d16aE: %elt"}
!90 = distinct !{!90, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h3eadce788d29d16aE"}
!91 = !{!92, !94, !89}
!92 = distinct !{!92, !93, !"_ZN60_$LT$$RF$f32$u20$as$u20$core..ops..arith..Mul$LT$f32$GT$$GT$3mul17h493b99f13313f954E: %self"}
!93 = distinct !{!93, !"_ZN60_$LT$$RF$f32$u20$as$u20$core..ops..arith..Mul$LT$f32$GT$$GT$3mul17h493b99f13313f954E"}
!94 = distinct !{!94, !95, !"_ZN5owned9collected28_$u7b$$u7b$closure$u7d$$u7d$17h8af71188a0b54e14E: %a"}
!95 = distinct !{!95, !"_ZN5owned9collected28_$u7b$$u7b$closure$u7d$$u7d$17h8af71188a0b54e14E"}
!96 = !{!97, !98, !99, !101, !103, !104, !106, !107, !109, !110, !112, !75, !77, !78, !80, !81, !83, !84, !86}
!97 = distinct !{!97, !95, !"_ZN5owned9collected28_$u7b$$u7b$closure$u7d$$u7d$17h8af71188a0b54e14E: %_1"}
!98 = distinct !{!98, !90, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h3eadce788d29d16aE: %_1"}
!99 = distinct !{!99, !100, !"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h8029009020db6c7bE: %f"}
!100 = distinct !{!100, !"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h8029009020db6c7bE"}
!101 = distinct !{!101, !102, !"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hd4fda7b33ae25df8E: %self"}
!102 = distinct !{!102, !"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hd4fda7b33ae25df8E"}
!103 = distinct !{!103, !102, !"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hd4fda7b33ae25df8E: %g"}
!104 = distinct !{!104, !105, !"_ZN4core4iter6traits8iterator8Iterator8for_each17hb9cf1c06c461cf70E: %self"}
!105 = distinct !{!105, !"_ZN4core4iter6traits8iterator8Iterator8for_each17hb9cf1c06c461cf70E"}
!106 = distinct !{!106, !105, !"_ZN4core4iter6traits8iterator8Iterator8for_each17hb9cf1c06c461cf70E: %f"}
!107 = distinct !{!107, !108, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted17hda20025a386de818E: %self"}
!108 = distinct !{!108, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted17hda20025a386de818E"}
!109 = distinct !{!109, !108, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted17hda20025a386de818E: %iterator"}
!110 = distinct !{!110, !111, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17hd1f7e74c1cf23a2dE: %self"}
!111 = distinct !{!111, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17hd1f7e74c1cf23a2dE"}
!112 = distinct !{!112, !111, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17hd1f7e74c1cf23a2dE: %iterator"}
!113 = !{!114, !116, !98, !89, !99, !101, !103, !104, !106, !107, !109, !110, !112, !75, !77, !78, !80, !81, !83, !84, !86}
!114 = distinct !{!114, !115, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted28_$u7b$$u7b$closure$u7d$$u7d$17hbd5190a96c90774cE: %_1"}
!115 = distinct !{!115, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted28_$u7b$$u7b$closure$u7d$$u7d$17hbd5190a96c90774cE"}
!116 = distinct !{!116, !117, !"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17h26eaa13f4c73f914E: %_1"}
!117 = distinct !{!117, !"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17h26eaa13f4c73f914E"}
!118 = !{!119}
!119 = distinct !{!119, !90, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h3eadce788d29d16aE: %elt:It1"}
!120 = !{!92, !94, !119}
!121 = !{!114, !116, !98, !119, !99, !101, !103, !104, !106, !107, !109, !110, !112, !75, !77, !78, !80, !81, !83, !84, !86}
!122 = !{!123}
!123 = distinct !{!123, !90, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h3eadce788d29d16aE: %elt:It2"}
!124 = !{!92, !94, !123}
!125 = !{!114, !116, !98, !123, !99, !101, !103, !104, !106, !107, !109, !110, !112, !75, !77, !78, !80, !81, !83, !84, !86}
!126 = !{!127}
!127 = distinct !{!127, !90, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h3eadce788d29d16aE: %elt:It3"}
!128 = !{!92, !94, !127}
!129 = !{!114, !116, !98, !127, !99, !101, !103, !104, !106, !107, !109, !110, !112, !75, !77, !78, !80, !81, !83, !84, !86}
!130 = distinct !{!130, !25}
!131 = !{!132, !134}
!132 = distinct !{!132, !133, !"_ZN60_$LT$f32$u20$as$u20$core..ops..arith..Add$LT$$RF$f32$GT$$GT$3add17h391547adaef16c58E: %other"}
!133 = distinct !{!133, !"_ZN60_$LT$f32$u20$as$u20$core..ops..arith..Add$LT$$RF$f32$GT$$GT$3add17h391547adaef16c58E"}
!134 = distinct !{!134, !135, !"_ZN5owned9collected28_$u7b$$u7b$closure$u7d$$u7d$17h0511da029dcf15e3E: %a"}
!135 = distinct !{!135, !"_ZN5owned9collected28_$u7b$$u7b$closure$u7d$$u7d$17h0511da029dcf15e3E"}
!136 = !{!137, !139, !141, !143}
!137 = distinct !{!137, !138, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h1a2e64e1548fc6e7E: %self"}
!138 = distinct !{!138, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h1a2e64e1548fc6e7E"}
!139 = distinct !{!139, !140, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17haa8d36f51beac65fE: %self"}
!140 = distinct !{!140, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17haa8d36f51beac65fE"}
!141 = distinct !{!141, !142, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f32$GT$$GT$17h8d80245eed88fdd5E: %_1"}
!142 = distinct !{!142, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f32$GT$$GT$17h8d80245eed88fdd5E"}
!143 = distinct !{!143, !144, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E: %_1"}
!144 = distinct !{!144, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E"}
!145 = !{!146, !148, !150}
!146 = distinct !{!146, !147, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE: %_0"}
!147 = distinct !{!147, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE"}
!148 = distinct !{!148, !149, !"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17h5f3c1b8f4cb1f171E: %_0"}
!149 = distinct !{!149, !"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17h5f3c1b8f4cb1f171E"}
!150 = distinct !{!150, !151, !"_ZN5alloc3vec9from_elem17he09b7f66a54e5119E: %_0"}
!151 = distinct !{!151, !"_ZN5alloc3vec9from_elem17he09b7f66a54e5119E"}
!152 = !{!148, !150}
!153 = !{!154, !148, !150}
!154 = distinct !{!154, !155, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$11extend_with17h8fda4318c1917780E: %self"}
!155 = distinct !{!155, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$11extend_with17h8fda4318c1917780E"}
!156 = distinct !{!156, !25}
!157 = !{!158, !160, !162, !163, !165}
!158 = distinct !{!158, !159, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE: %_0"}
!159 = distinct !{!159, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE"}
!160 = distinct !{!160, !161, !"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17hfe90704d5d01d701E: %_0"}
!161 = distinct !{!161, !"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17hfe90704d5d01d701E"}
!162 = distinct !{!162, !161, !"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17hfe90704d5d01d701E: %elem"}
!163 = distinct !{!163, !164, !"_ZN5alloc3vec9from_elem17h93b5781a9c4bc28dE: %_0"}
!164 = distinct !{!164, !"_ZN5alloc3vec9from_elem17h93b5781a9c4bc28dE"}
!165 = distinct !{!165, !164, !"_ZN5alloc3vec9from_elem17h93b5781a9c4bc28dE: %elem"}
!166 = !{!160, !162, !163, !165}
!167 = !{!168, !170, !172, !173, !175, !176, !178, !160, !162, !163, !165}
!168 = distinct !{!168, !169, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE: %_0"}
!169 = distinct !{!169, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE"}
!170 = distinct !{!170, !171, !"_ZN52_$LT$T$u20$as$u20$alloc..slice..hack..ConvertVec$GT$6to_vec17h06b31de036716980E: %_0"}
!171 = distinct !{!171, !"_ZN52_$LT$T$u20$as$u20$alloc..slice..hack..ConvertVec$GT$6to_vec17h06b31de036716980E"}
!172 = distinct !{!172, !171, !"_ZN52_$LT$T$u20$as$u20$alloc..slice..hack..ConvertVec$GT$6to_vec17h06b31de036716980E: %s.0"}
!173 = distinct !{!173, !174, !"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h4991af707ce76052E: %_0"}
!174 = distinct !{!174, !"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h4991af707ce76052E"}
!175 = distinct !{!175, !174, !"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h4991af707ce76052E: %self"}
!176 = distinct !{!176, !177, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$11extend_with17h914134f513baeb17E: %self"}
!177 = distinct !{!177, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$11extend_with17h914134f513baeb17E"}
!178 = distinct !{!178, !177, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$11extend_with17h914134f513baeb17E: %value"}
!179 = !{!170, !172, !173, !175, !176, !178, !160, !162, !163, !165}
!180 = !{!170, !173, !175, !176, !178, !160, !162, !163, !165}
!181 = !{!176, !178, !160, !162, !163, !165}
!182 = !{!183, !185, !187, !189, !176, !178, !160, !162, !163, !165}
!183 = distinct !{!183, !184, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h1a2e64e1548fc6e7E: %self"}
!184 = distinct !{!184, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h1a2e64e1548fc6e7E"}
!185 = distinct !{!185, !186, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17haa8d36f51beac65fE: %self"}
!186 = distinct !{!186, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17haa8d36f51beac65fE"}
!187 = distinct !{!187, !188, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f32$GT$$GT$17h8d80245eed88fdd5E: %_1"}
!188 = distinct !{!188, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f32$GT$$GT$17h8d80245eed88fdd5E"}
!189 = distinct !{!189, !190, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E: %_1"}
!190 = distinct !{!190, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E"}
!191 = !{!176, !160, !162, !163, !165}
!192 = !{!193}
!193 = distinct !{!193, !194, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h2e884be8a546aecbE: %elt"}
!194 = distinct !{!194, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h2e884be8a546aecbE"}
!195 = !{!196}
!196 = distinct !{!196, !197, !"_ZN5owned14nested_vectors28_$u7b$$u7b$closure$u7d$$u7d$17hba4e5580ecf84eb7E: %r"}
!197 = distinct !{!197, !"_ZN5owned14nested_vectors28_$u7b$$u7b$closure$u7d$$u7d$17hba4e5580ecf84eb7E"}
!198 = !{!199, !201, !196, !193}
!199 = distinct !{!199, !200, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8as_slice17hfe01e8328c2a18c0E: %self"}
!200 = distinct !{!200, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8as_slice17hfe01e8328c2a18c0E"}
!201 = distinct !{!201, !202, !"_ZN72_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..deref..Deref$GT$5deref17h22cfe0c090432f39E: %self"}
!202 = distinct !{!202, !"_ZN72_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..deref..Deref$GT$5deref17h22cfe0c090432f39E"}
!203 = !{!204}
!204 = distinct !{!204, !205, !"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17hdc1fe21445d76319E: %b"}
!205 = distinct !{!205, !"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17hdc1fe21445d76319E"}
!206 = !{!196, !193}
!207 = distinct !{!207, !25}
!208 = !{!209}
!209 = distinct !{!209, !210, !"_ZN4core3ptr57drop_in_place$LT$$u5b$alloc..vec..Vec$LT$f32$GT$$u5d$$GT$17h0355aa566b2e3d3dE: %_1.0"}
!210 = distinct !{!210, !"_ZN4core3ptr57drop_in_place$LT$$u5b$alloc..vec..Vec$LT$f32$GT$$u5d$$GT$17h0355aa566b2e3d3dE"}
!211 = !{!212}
!212 = distinct !{!212, !213, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E: %_1"}
!213 = distinct !{!213, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E"}
!214 = !{!215}
!215 = distinct !{!215, !216, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f32$GT$$GT$17h8d80245eed88fdd5E: %_1"}
!216 = distinct !{!216, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f32$GT$$GT$17h8d80245eed88fdd5E"}
!217 = !{!218}
!218 = distinct !{!218, !219, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17haa8d36f51beac65fE: %self"}
!219 = distinct !{!219, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17haa8d36f51beac65fE"}
!220 = !{!221}
!221 = distinct !{!221, !222, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h1a2e64e1548fc6e7E: %self"}
!222 = distinct !{!222, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h1a2e64e1548fc6e7E"}
!223 = !{!224, !221, !218, !215, !212, !209}
!224 = distinct !{!224, !225, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17h4cc70808d8cd6ceaE: %self"}
!225 = distinct !{!225, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17h4cc70808d8cd6ceaE"}
!226 = !{!227, !228, !230}
!227 = distinct !{!227, !225, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17h4cc70808d8cd6ceaE: %_0"}
!228 = distinct !{!228, !229, !"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h8f536d3d814dd7dcE: %self"}
!229 = distinct !{!229, !"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h8f536d3d814dd7dcE"}
!230 = distinct !{!230, !231, !"_ZN4core3ptr70drop_in_place$LT$alloc..vec..Vec$LT$alloc..vec..Vec$LT$f32$GT$$GT$$GT$17hc574c755d3be563aE: %_1"}
!231 = distinct !{!231, !"_ZN4core3ptr70drop_in_place$LT$alloc..vec..Vec$LT$alloc..vec..Vec$LT$f32$GT$$GT$$GT$17hc574c755d3be563aE"}
!232 = !{!221, !218, !215, !212, !209}
!233 = !{!228, !230}
!234 = !{!221, !218, !215, !212, !209, !228, !230}
!235 = !{!236, !238, !240, !230}
!236 = distinct !{!236, !237, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h1a2e64e1548fc6e7E: %self"}
!237 = distinct !{!237, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h1a2e64e1548fc6e7E"}
!238 = distinct !{!238, !239, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h88c30bd4d1083fd7E: %self"}
!239 = distinct !{!239, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h88c30bd4d1083fd7E"}
!240 = distinct !{!240, !241, !"_ZN4core3ptr77drop_in_place$LT$alloc..raw_vec..RawVec$LT$alloc..vec..Vec$LT$f32$GT$$GT$$GT$17h059e2e587ac0935dE: %_1"}
!241 = distinct !{!241, !"_ZN4core3ptr77drop_in_place$LT$alloc..raw_vec..RawVec$LT$alloc..vec..Vec$LT$f32$GT$$GT$$GT$17h059e2e587ac0935dE"}
!242 = !{!243, !245}
!243 = distinct !{!243, !244, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$12as_mut_slice17hcf48385faa86c80bE: %self"}
!244 = distinct !{!244, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$12as_mut_slice17hcf48385faa86c80bE"}
!245 = distinct !{!245, !246, !"_ZN75_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..deref..DerefMut$GT$9deref_mut17hba256583f1b94f44E: %self"}
!246 = distinct !{!246, !"_ZN75_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..deref..DerefMut$GT$9deref_mut17hba256583f1b94f44E"}
!247 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!248 = !{!249, !251, !253}
!249 = distinct !{!249, !250, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE: %_0"}
!250 = distinct !{!250, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE"}
!251 = distinct !{!251, !252, !"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17h274b9548152ab34bE: %_0"}
!252 = distinct !{!252, !"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17h274b9548152ab34bE"}
!253 = distinct !{!253, !254, !"_ZN5alloc3vec9from_elem17h18858c5eeab78b0eE: %_0"}
!254 = distinct !{!254, !"_ZN5alloc3vec9from_elem17h18858c5eeab78b0eE"}
!255 = !{!251, !253}
!256 = !{!257, !259, !261, !263}
!257 = distinct !{!257, !258, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h1a2e64e1548fc6e7E: %self"}
!258 = distinct !{!258, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h1a2e64e1548fc6e7E"}
!259 = distinct !{!259, !260, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hd9c5576faabac2d3E: %self"}
!260 = distinct !{!260, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hd9c5576faabac2d3E"}
!261 = distinct !{!261, !262, !"_ZN4core3ptr55drop_in_place$LT$alloc..raw_vec..RawVec$LT$bool$GT$$GT$17ha0171dd9414ebec5E: %_1"}
!262 = distinct !{!262, !"_ZN4core3ptr55drop_in_place$LT$alloc..raw_vec..RawVec$LT$bool$GT$$GT$17ha0171dd9414ebec5E"}
!263 = distinct !{!263, !264, !"_ZN4core3ptr48drop_in_place$LT$alloc..vec..Vec$LT$bool$GT$$GT$17he7c862d13f31f611E: %_1"}
!264 = distinct !{!264, !"_ZN4core3ptr48drop_in_place$LT$alloc..vec..Vec$LT$bool$GT$$GT$17he7c862d13f31f611E"}
!265 = !{!266, !268}
!266 = distinct !{!266, !267, !"_ZN75_$LT$usize$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$9index_mut17h8b5f7b338a8cf043E: %slice.0"}
!267 = distinct !{!267, !"_ZN75_$LT$usize$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$9index_mut17h8b5f7b338a8cf043E"}
!268 = distinct !{!268, !269, !"_ZN84_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..IndexMut$LT$I$GT$$GT$9index_mut17hcbcd608ff1b4ac21E: %self"}
!269 = distinct !{!269, !"_ZN84_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..IndexMut$LT$I$GT$$GT$9index_mut17hcbcd608ff1b4ac21E"}
!270 = !{!271, !273, !275, !277}
!271 = distinct !{!271, !272, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE: %_0"}
!272 = distinct !{!272, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE"}
!273 = distinct !{!273, !274, !"_ZN101_$LT$alloc..boxed..Box$LT$$u5b$T$u5d$$GT$$u20$as$u20$alloc..boxed..convert..BoxFromSlice$LT$T$GT$$GT$10from_slice17h5d6744a0ca5f439bE: %slice.0"}
!274 = distinct !{!274, !"_ZN101_$LT$alloc..boxed..Box$LT$$u5b$T$u5d$$GT$$u20$as$u20$alloc..boxed..convert..BoxFromSlice$LT$T$GT$$GT$10from_slice17h5d6744a0ca5f439bE"}
!275 = distinct !{!275, !276, !"_ZN5alloc5boxed7convert109_$LT$impl$u20$core..convert..From$LT$$RF$$u5b$T$u5d$$GT$$u20$for$u20$alloc..boxed..Box$LT$$u5b$T$u5d$$GT$$GT$4from17h04cef4ee3bcf2d32E: %slice.0"}
!276 = distinct !{!276, !"_ZN5alloc5boxed7convert109_$LT$impl$u20$core..convert..From$LT$$RF$$u5b$T$u5d$$GT$$u20$for$u20$alloc..boxed..Box$LT$$u5b$T$u5d$$GT$$GT$4from17h04cef4ee3bcf2d32E"}
!277 = distinct !{!277, !278, !"_ZN50_$LT$T$u20$as$u20$core..convert..Into$LT$U$GT$$GT$4into17hddeaf93a46c16697E: %self.0"}
!278 = distinct !{!278, !"_ZN50_$LT$T$u20$as$u20$core..convert..Into$LT$U$GT$$GT$4into17hddeaf93a46c16697E"}
!279 = !{!273, !275, !277}
!280 = distinct !{!280, !25}
!281 = !{!282, !284}
!282 = distinct !{!282, !283, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h51c54beb3b6a7a28E: %self"}
!283 = distinct !{!283, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h51c54beb3b6a7a28E"}
!284 = distinct !{!284, !285, !"_ZN4core3ptr59drop_in_place$LT$alloc..boxed..Box$LT$$u5b$f32$u5d$$GT$$GT$17h04d5ae4b16e4480fE: %_1"}
!285 = distinct !{!285, !"_ZN4core3ptr59drop_in_place$LT$alloc..boxed..Box$LT$$u5b$f32$u5d$$GT$$GT$17h04d5ae4b16e4480fE"}

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
  %10 = tail call noundef ptr @__rust_realloc(ptr noundef nonnull %ptr, i64 noundef %6, i64 noundef %0, i64 noundef %1) #15
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
  %13 = icmp eq ptr %_0.sroa.0.0.i.i10.pn, null
  %14 = inttoptr i64 %0 to ptr
  %spec.select = select i1 %13, ptr %14, ptr %_0.sroa.0.0.i.i10.pn
  %spec.select15 = zext i1 %13 to i64
  %15 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %spec.select, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %_0, i64 16
  store i64 %1, ptr %16, align 8
  store i64 %spec.select15, ptr %_0, align 8
  ret void
}

define void @"_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8grow_one17h9ec79585548a8028E"(ptr noalias nocapture noundef align 8 dereferenceable(16) %self, ptr noalias noundef readonly align 8 dereferenceable(24) %0) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %_25.i = alloca [24 x i8], align 8
  %self6.i = alloca [24 x i8], align 8
  %_4 = load i64, ptr %self, align 8, !noundef !4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !5)
  %_31.1.i = icmp eq i64 %_4, -1
  br i1 %_31.1.i, label %bb2, label %bb11.i, !prof !8

bb11.i:
  %_32.i = add nuw i64 %_4, 1
  %v111.i = shl i64 %_4, 1
  %_0.sroa.0.0.sroa.speculated.i.i = tail call noundef i64 @llvm.umax.i64(i64 %v111.i, i64 %_32.i)
  %_0.sroa.0.0.sroa.speculated.i38.i = tail call noundef i64 @llvm.umax.i64(i64 %_0.sroa.0.0.sroa.speculated.i.i, i64 4)
  %_9.0.i.i.i = shl i64 %_0.sroa.0.0.sroa.speculated.i38.i, 2
  %_9.1.i.i.i = icmp ugt i64 %_0.sroa.0.0.sroa.speculated.i.i, 4611686018427387903
  %_14.i.i.i = icmp ugt i64 %_9.0.i.i.i, 9223372036854775804
  %1 = or i1 %_9.1.i.i.i, %_14.i.i.i
  br i1 %1, label %bb2, label %bb22.i

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
  %_13.sroa.5.0._0.sroa_idx.i.i = getelementptr inbounds i8, ptr %_25.i, i64 16
  store i64 %3, ptr %_13.sroa.5.0._0.sroa_idx.i.i, align 8, !alias.scope !9, !noalias !14
  br label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17h4cc70808d8cd6ceaE.exit.i"

"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17h4cc70808d8cd6ceaE.exit.i":
  %.sink.i.i = phi i64 [ 4, %bb4.i.i ], [ 0, %bb22.i ]
  %5 = getelementptr inbounds i8, ptr %_25.i, i64 8
  store i64 %.sink.i.i, ptr %5, align 8, !alias.scope !9, !noalias !14
  call fastcc void @_ZN5alloc7raw_vec11finish_grow17hab2371778e4516a9E(ptr noalias nocapture noundef nonnull sret([24 x i8]) align 8 dereferenceable(24) %self6.i, i64 noundef 4, i64 noundef %_9.0.i.i.i, ptr noalias nocapture noundef nonnull readonly align 8 dereferenceable(24) %_25.i) #15
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %_25.i), !noalias !5
  %_52.i = load i64, ptr %self6.i, align 8, !range !15, !noalias !5, !noundef !4
  %trunc.i = trunc nuw i64 %_52.i to i1
  %6 = getelementptr inbounds i8, ptr %self6.i, i64 8
  br i1 %trunc.i, label %bb23.i, label %bb3

bb23.i:
  %e.0.i = load i64, ptr %6, align 8, !range !3, !noalias !5, !noundef !4
  %7 = getelementptr inbounds i8, ptr %self6.i, i64 16
  %e.1.i = load i64, ptr %7, align 8, !noalias !5
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %self6.i), !noalias !5
  br label %bb2

bb2:
  %_0.sroa.6.0.i.ph = phi i64 [ undef, %bb11.i ], [ undef, %start ], [ %e.1.i, %bb23.i ]
  %_0.sroa.0.0.i.ph = phi i64 [ 0, %bb11.i ], [ 0, %start ], [ %e.0.i, %bb23.i ]
  tail call void @_ZN5alloc7raw_vec12handle_error17h2c5ced866628b5d4E(i64 noundef %_0.sroa.0.0.i.ph, i64 %_0.sroa.6.0.i.ph, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) %0) #16
  unreachable

bb3:
  %v.015.i = load ptr, ptr %6, align 8, !noalias !5, !nonnull !4, !noundef !4
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %self6.i), !noalias !5
  %8 = getelementptr inbounds i8, ptr %self, i64 8
  store ptr %v.015.i, ptr %8, align 8, !alias.scope !5
  store i64 %_0.sroa.0.0.sroa.speculated.i38.i, ptr %self, align 8, !alias.scope !5
  ret void
}

define noundef float @zeros(i64 noundef %n) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %_9.0.i.i.i.i = shl i64 %n, 2
  %_9.1.i.i.i.i = icmp ugt i64 %n, 4611686018427387903
  %_14.i.i.i.i = icmp ugt i64 %_9.0.i.i.i.i, 9223372036854775804
  %0 = or i1 %_9.1.i.i.i.i, %_14.i.i.i.i
  br i1 %0, label %bb14.i, label %bb18.i.i

bb18.i.i:
  %1 = icmp eq i64 %_9.0.i.i.i.i, 0
  br i1 %1, label %"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17h5f3c1b8f4cb1f171E.exit", label %bb3.i1.i

bb3.i1.i:
  %2 = load volatile i8, ptr @__rust_no_alloc_shim_is_unstable, align 1, !noalias !16
  %_0.i11.i.i.i.i = tail call noalias noundef align 4 ptr @__rust_alloc_zeroed(i64 noundef %_9.0.i.i.i.i, i64 noundef 4) #15, !noalias !16
  %3 = icmp eq ptr %_0.i11.i.i.i.i, null
  br i1 %3, label %bb14.i, label %bb10.i.i

bb10.i.i:
  %4 = ptrtoint ptr %_0.i11.i.i.i.i to i64
  br label %"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17h5f3c1b8f4cb1f171E.exit"

bb14.i:
  %_16.sroa.4.0.i = phi i64 [ 0, %start ], [ 4, %bb3.i1.i ]
  tail call void @_ZN5alloc7raw_vec12handle_error17h2c5ced866628b5d4E(i64 noundef %_16.sroa.4.0.i, i64 %_9.0.i.i.i.i, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #16, !noalias !21
  unreachable

"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17h5f3c1b8f4cb1f171E.exit":
  %_16.sroa.4.0.ph.i = phi i64 [ 0, %bb18.i.i ], [ %n, %bb10.i.i ]
  %_16.sroa.10.0.ph.i = phi i64 [ 4, %bb18.i.i ], [ %4, %bb10.i.i ]
  %5 = inttoptr i64 %_16.sroa.10.0.ph.i to ptr
  %_74.not = icmp eq i64 %n, 0
  br i1 %_74.not, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17ha62f5b761de595b6E.exit", label %bb7.preheader

bb7.preheader:
  %min.iters.check = icmp ult i64 %n, 4
  br i1 %min.iters.check, label %bb7.preheader6, label %vector.ph

bb7.preheader6:
  %iter.sroa.0.05.ph = phi i64 [ 0, %bb7.preheader ], [ %n.vec, %middle.block ]
  br label %bb7

vector.ph:
  %n.vec = and i64 %n, 4611686018427387900
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %vec.ind = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %vector.ph ], [ %vec.ind.next, %vector.body ]
  %6 = getelementptr inbounds float, ptr %5, i64 %index
  %7 = uitofp <4 x i64> %vec.ind to <4 x float>
  store <4 x float> %7, ptr %6, align 4
  %index.next = add nuw i64 %index, 4
  %vec.ind.next = add <4 x i64> %vec.ind, <i64 4, i64 4, i64 4, i64 4>
  %8 = icmp eq i64 %index.next, %n.vec
  br i1 %8, label %middle.block, label %vector.body, !llvm.loop !22

middle.block:
  %cmp.n = icmp eq i64 %n.vec, %n
  br i1 %cmp.n, label %bb5.i, label %bb7.preheader6

bb5.i:
  %_31 = getelementptr inbounds float, ptr %5, i64 %n
  %9 = ptrtoint ptr %_31 to i64
  %10 = sub nuw i64 %9, %_16.sroa.10.0.ph.i
  %11 = lshr exact i64 %10, 2
  %12 = add nsw i64 %11, -1
  %xtraiter = and i64 %11, 7
  %13 = icmp ult i64 %12, 7
  br i1 %13, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17ha62f5b761de595b6E.exit.loopexit.unr-lcssa", label %bb5.i.new

bb5.i.new:
  %unroll_iter = and i64 %11, 4611686018427387896
  br label %bb10.i

bb10.i:
  %acc.sroa.0.0.i = phi float [ -0.000000e+00, %bb5.i.new ], [ %_0.i.i.7, %bb10.i ]
  %i.sroa.0.0.i = phi i64 [ 0, %bb5.i.new ], [ %_30.i.7, %bb10.i ]
  %niter = phi i64 [ 0, %bb5.i.new ], [ %niter.next.7, %bb10.i ]
  %_40.i = getelementptr inbounds float, ptr %5, i64 %i.sroa.0.0.i
  %_4.i.i = load float, ptr %_40.i, align 4, !alias.scope !25, !noundef !4
  %_0.i.i = fadd float %acc.sroa.0.0.i, %_4.i.i
  %_30.i = or disjoint i64 %i.sroa.0.0.i, 1
  %_40.i.1 = getelementptr inbounds float, ptr %5, i64 %_30.i
  %_4.i.i.1 = load float, ptr %_40.i.1, align 4, !alias.scope !25, !noundef !4
  %_0.i.i.1 = fadd float %_0.i.i, %_4.i.i.1
  %_30.i.1 = or disjoint i64 %i.sroa.0.0.i, 2
  %_40.i.2 = getelementptr inbounds float, ptr %5, i64 %_30.i.1
  %_4.i.i.2 = load float, ptr %_40.i.2, align 4, !alias.scope !25, !noundef !4
  %_0.i.i.2 = fadd float %_0.i.i.1, %_4.i.i.2
  %_30.i.2 = or disjoint i64 %i.sroa.0.0.i, 3
  %_40.i.3 = getelementptr inbounds float, ptr %5, i64 %_30.i.2
  %_4.i.i.3 = load float, ptr %_40.i.3, align 4, !alias.scope !25, !noundef !4
  %_0.i.i.3 = fadd float %_0.i.i.2, %_4.i.i.3
  %_30.i.3 = or disjoint i64 %i.sroa.0.0.i, 4
  %_40.i.4 = getelementptr inbounds float, ptr %5, i64 %_30.i.3
  %_4.i.i.4 = load float, ptr %_40.i.4, align 4, !alias.scope !25, !noundef !4
  %_0.i.i.4 = fadd float %_0.i.i.3, %_4.i.i.4
  %_30.i.4 = or disjoint i64 %i.sroa.0.0.i, 5
  %_40.i.5 = getelementptr inbounds float, ptr %5, i64 %_30.i.4
  %_4.i.i.5 = load float, ptr %_40.i.5, align 4, !alias.scope !25, !noundef !4
  %_0.i.i.5 = fadd float %_0.i.i.4, %_4.i.i.5
  %_30.i.5 = or disjoint i64 %i.sroa.0.0.i, 6
  %_40.i.6 = getelementptr inbounds float, ptr %5, i64 %_30.i.5
  %_4.i.i.6 = load float, ptr %_40.i.6, align 4, !alias.scope !25, !noundef !4
  %_0.i.i.6 = fadd float %_0.i.i.5, %_4.i.i.6
  %_30.i.6 = or disjoint i64 %i.sroa.0.0.i, 7
  %_40.i.7 = getelementptr inbounds float, ptr %5, i64 %_30.i.6
  %_4.i.i.7 = load float, ptr %_40.i.7, align 4, !alias.scope !25, !noundef !4
  %_0.i.i.7 = fadd float %_0.i.i.6, %_4.i.i.7
  %_30.i.7 = add nuw i64 %i.sroa.0.0.i, 8
  %niter.next.7 = add i64 %niter, 8
  %niter.ncmp.7 = icmp eq i64 %niter.next.7, %unroll_iter
  br i1 %niter.ncmp.7, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17ha62f5b761de595b6E.exit.loopexit.unr-lcssa", label %bb10.i

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17ha62f5b761de595b6E.exit.loopexit.unr-lcssa":
  %_0.i.i.lcssa.ph = phi float [ poison, %bb5.i ], [ %_0.i.i.7, %bb10.i ]
  %acc.sroa.0.0.i.unr = phi float [ -0.000000e+00, %bb5.i ], [ %_0.i.i.7, %bb10.i ]
  %i.sroa.0.0.i.unr = phi i64 [ 0, %bb5.i ], [ %_30.i.7, %bb10.i ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17ha62f5b761de595b6E.exit", label %bb10.i.epil

bb10.i.epil:
  %acc.sroa.0.0.i.epil = phi float [ %_0.i.i.epil, %bb10.i.epil ], [ %acc.sroa.0.0.i.unr, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17ha62f5b761de595b6E.exit.loopexit.unr-lcssa" ]
  %i.sroa.0.0.i.epil = phi i64 [ %_30.i.epil, %bb10.i.epil ], [ %i.sroa.0.0.i.unr, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17ha62f5b761de595b6E.exit.loopexit.unr-lcssa" ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb10.i.epil ], [ 0, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17ha62f5b761de595b6E.exit.loopexit.unr-lcssa" ]
  %_40.i.epil = getelementptr inbounds float, ptr %5, i64 %i.sroa.0.0.i.epil
  %_4.i.i.epil = load float, ptr %_40.i.epil, align 4, !alias.scope !25, !noundef !4
  %_0.i.i.epil = fadd float %acc.sroa.0.0.i.epil, %_4.i.i.epil
  %_30.i.epil = add nuw i64 %i.sroa.0.0.i.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17ha62f5b761de595b6E.exit", label %bb10.i.epil, !llvm.loop !28

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17ha62f5b761de595b6E.exit":
  %_0.sroa.0.0.i = phi float [ -0.000000e+00, %"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17h5f3c1b8f4cb1f171E.exit" ], [ %_0.i.i.lcssa.ph, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17ha62f5b761de595b6E.exit.loopexit.unr-lcssa" ], [ %_0.i.i.epil, %bb10.i.epil ]
  %14 = icmp eq i64 %_16.sroa.4.0.ph.i, 0
  br i1 %14, label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E.exit", label %bb1.i.i.i.i.i

bb1.i.i.i.i.i:
  %15 = shl nuw i64 %_16.sroa.4.0.ph.i, 2
  tail call void @__rust_dealloc(ptr noundef nonnull %5, i64 noundef %15, i64 noundef 4) #15, !noalias !30
  br label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E.exit"

"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E.exit":
  ret float %_0.sroa.0.0.i

bb7:
  %iter.sroa.0.05 = phi i64 [ %_0.i, %bb7 ], [ %iter.sroa.0.05.ph, %bb7.preheader6 ]
  %_0.i = add nuw i64 %iter.sroa.0.05, 1
  %_5 = getelementptr inbounds float, ptr %5, i64 %iter.sroa.0.05
  %16 = uitofp i64 %iter.sroa.0.05 to float
  store float %16, ptr %_5, align 4
  %exitcond.not = icmp eq i64 %_0.i, %n
  br i1 %exitcond.not, label %bb5.i, label %bb7, !llvm.loop !39
}

define noundef float @pushed(ptr noalias noundef nonnull readonly align 4 %x.0, i64 noundef %x.1) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %v = alloca [24 x i8], align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %v)
  %_9.0.i.i.i.i = shl i64 %x.1, 2
  %_9.1.i.i.i.i = icmp ugt i64 %x.1, 4611686018427387903
  %_14.i.i.i.i = icmp ugt i64 %_9.0.i.i.i.i, 9223372036854775804
  %0 = or i1 %_9.1.i.i.i.i, %_14.i.i.i.i
  br i1 %0, label %bb3.i, label %bb18.i.i

bb18.i.i:
  %1 = icmp eq i64 %_9.0.i.i.i.i, 0
  br i1 %1, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h9b69f35402d999cdE.exit", label %bb3.i.i

bb3.i.i:
  %2 = load volatile i8, ptr @__rust_no_alloc_shim_is_unstable, align 1, !noalias !40
  %_0.i.i.i.i.i = tail call noalias noundef align 4 ptr @__rust_alloc(i64 noundef %_9.0.i.i.i.i, i64 noundef 4) #15, !noalias !40
  %3 = icmp eq ptr %_0.i.i.i.i.i, null
  br i1 %3, label %bb3.i, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h9b69f35402d999cdE.exit"

bb3.i:
  %_4.sroa.4.0.i = phi i64 [ 0, %start ], [ 4, %bb3.i.i ]
  tail call void @_ZN5alloc7raw_vec12handle_error17h2c5ced866628b5d4E(i64 noundef %_4.sroa.4.0.i, i64 %_9.0.i.i.i.i, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #16
  unreachable

"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h9b69f35402d999cdE.exit":
  %_4.sroa.4.0.ph.i = phi i64 [ %x.1, %bb3.i.i ], [ 0, %bb18.i.i ]
  %_4.sroa.10.0.ph.i = phi ptr [ %_0.i.i.i.i.i, %bb3.i.i ], [ inttoptr (i64 4 to ptr), %bb18.i.i ]
  %_8.i = icmp uge i64 %_4.sroa.4.0.ph.i, %x.1
  tail call void @llvm.assume(i1 %_8.i)
  store i64 %_4.sroa.4.0.ph.i, ptr %v, align 8
  %4 = getelementptr inbounds i8, ptr %v, i64 8
  store ptr %_4.sroa.10.0.ph.i, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %v, i64 16
  store i64 0, ptr %5, align 8
  %_21 = getelementptr inbounds float, ptr %x.0, i64 %x.1
  %6 = icmp eq i64 %x.1, 0
  br i1 %6, label %bb10, label %bb4

bb7.preheader:
  %_5.i.i.i.i.i.pre.pre = load i64, ptr %v, align 8
  %7 = icmp eq i64 %16, 0
  br i1 %7, label %bb10, label %bb11.lr.ph

bb11.lr.ph:
  %_39 = load ptr, ptr %4, align 8, !nonnull !4, !noundef !4
  %8 = add nsw i64 %_9.0.i.i.i.i, -4
  %9 = lshr exact i64 %8, 2
  %10 = add nuw nsw i64 %9, 1
  %xtraiter = and i64 %10, 7
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %bb11.prol.loopexit, label %bb11.prol

bb11.prol:
  %s.sroa.0.05.prol = phi float [ %13, %bb11.prol ], [ 0.000000e+00, %bb11.lr.ph ]
  %11 = phi i64 [ %12, %bb11.prol ], [ %16, %bb11.lr.ph ]
  %prol.iter = phi i64 [ %prol.iter.next, %bb11.prol ], [ 0, %bb11.lr.ph ]
  %12 = add nsw i64 %11, -1
  %_28.prol = icmp ult i64 %12, %_5.i.i.i.i.i.pre.pre
  tail call void @llvm.assume(i1 %_28.prol)
  %_40.prol = icmp ult i64 %11, 2305843009213693953
  tail call void @llvm.assume(i1 %_40.prol)
  %_32.prol = getelementptr inbounds float, ptr %_39, i64 %12
  %_31.prol = load float, ptr %_32.prol, align 4, !noundef !4
  %13 = fadd float %s.sroa.0.05.prol, %_31.prol
  %prol.iter.next = add i64 %prol.iter, 1
  %prol.iter.cmp.not = icmp eq i64 %prol.iter.next, %xtraiter
  br i1 %prol.iter.cmp.not, label %bb11.prol.loopexit, label %bb11.prol, !llvm.loop !43

bb11.prol.loopexit:
  %.lcssa.unr = phi float [ poison, %bb11.lr.ph ], [ %13, %bb11.prol ]
  %s.sroa.0.05.unr = phi float [ 0.000000e+00, %bb11.lr.ph ], [ %13, %bb11.prol ]
  %.unr = phi i64 [ %16, %bb11.lr.ph ], [ %12, %bb11.prol ]
  %14 = icmp ult i64 %8, 28
  br i1 %14, label %bb1.i.i.i.i.i, label %bb11

bb4:
  %_17.i10 = phi ptr [ %_17.i, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$4push17hec3cf1366ae40fe4E.exit" ], [ %_4.sroa.10.0.ph.i, %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h9b69f35402d999cdE.exit" ]
  %len.i = phi i64 [ %16, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$4push17hec3cf1366ae40fe4E.exit" ], [ 0, %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h9b69f35402d999cdE.exit" ]
  %iter.sroa.0.04 = phi ptr [ %_24.i, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$4push17hec3cf1366ae40fe4E.exit" ], [ %x.0, %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h9b69f35402d999cdE.exit" ]
  %_24.i = getelementptr inbounds i8, ptr %iter.sroa.0.04, i64 4
  %_26 = load float, ptr %iter.sroa.0.04, align 4, !noundef !4
  %_12 = fmul float %_26, 2.000000e+00
  tail call void @llvm.experimental.noalias.scope.decl(metadata !44)
  %15 = load i64, ptr %v, align 8, !alias.scope !44, !noundef !4
  %_4.i = icmp eq i64 %len.i, %15
  br i1 %_4.i, label %bb1.i, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$4push17hec3cf1366ae40fe4E.exit"

bb1.i:
  call void @"_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8grow_one17h9ec79585548a8028E"(ptr noalias noundef nonnull align 8 dereferenceable(16) %v, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #15
  %_17.i.pre = load ptr, ptr %4, align 8, !alias.scope !44
  br label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$4push17hec3cf1366ae40fe4E.exit"

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$4push17hec3cf1366ae40fe4E.exit":
  %_17.i = phi ptr [ %_17.i10, %bb4 ], [ %_17.i.pre, %bb1.i ]
  %end.i = getelementptr inbounds float, ptr %_17.i, i64 %len.i
  store float %_12, ptr %end.i, align 4, !noalias !44
  %16 = add i64 %len.i, 1
  store i64 %16, ptr %5, align 8, !alias.scope !44
  %17 = icmp eq ptr %_24.i, %_21
  br i1 %17, label %bb7.preheader, label %bb4

bb10:
  %_5.i.i.i.i.i.pre16 = phi i64 [ %_5.i.i.i.i.i.pre.pre, %bb7.preheader ], [ %_4.sroa.4.0.ph.i, %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h9b69f35402d999cdE.exit" ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !47)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !50)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !53)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !56)
  %18 = icmp eq i64 %_5.i.i.i.i.i.pre16, 0
  br i1 %18, label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E.exit", label %bb1.i.i.i.i.i

bb1.i.i.i.i.i:
  %s.sroa.0.0.lcssa20 = phi float [ 0.000000e+00, %bb10 ], [ %.lcssa.unr, %bb11.prol.loopexit ], [ %36, %bb11 ]
  %_5.i.i.i.i.i.pre1619 = phi i64 [ %_5.i.i.i.i.i.pre16, %bb10 ], [ %_5.i.i.i.i.i.pre.pre, %bb11 ], [ %_5.i.i.i.i.i.pre.pre, %bb11.prol.loopexit ]
  %19 = shl nuw i64 %_5.i.i.i.i.i.pre1619, 2
  %self2.i.i.i.i.i = load ptr, ptr %4, align 8, !alias.scope !59, !noalias !62, !nonnull !4, !noundef !4
  tail call void @__rust_dealloc(ptr noundef nonnull %self2.i.i.i.i.i, i64 noundef %19, i64 noundef 4) #15, !noalias !64
  br label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E.exit"

"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E.exit":
  %s.sroa.0.0.lcssa21 = phi float [ 0.000000e+00, %bb10 ], [ %s.sroa.0.0.lcssa20, %bb1.i.i.i.i.i ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %v)
  ret float %s.sroa.0.0.lcssa21

bb11:
  %s.sroa.0.05 = phi float [ %36, %bb11 ], [ %s.sroa.0.05.unr, %bb11.prol.loopexit ]
  %20 = phi i64 [ %35, %bb11 ], [ %.unr, %bb11.prol.loopexit ]
  %21 = add nsw i64 %20, -1
  %_28 = icmp ult i64 %21, %_5.i.i.i.i.i.pre.pre
  tail call void @llvm.assume(i1 %_28)
  %_40 = icmp ult i64 %20, 2305843009213693953
  tail call void @llvm.assume(i1 %_40)
  %_32 = getelementptr inbounds float, ptr %_39, i64 %21
  %_31 = load float, ptr %_32, align 4, !noundef !4
  %22 = fadd float %s.sroa.0.05, %_31
  %23 = add nsw i64 %20, -2
  %_28.1 = icmp ult i64 %23, %_5.i.i.i.i.i.pre.pre
  tail call void @llvm.assume(i1 %_28.1)
  %_40.1 = icmp ult i64 %21, 2305843009213693953
  tail call void @llvm.assume(i1 %_40.1)
  %_32.1 = getelementptr inbounds float, ptr %_39, i64 %23
  %_31.1 = load float, ptr %_32.1, align 4, !noundef !4
  %24 = fadd float %22, %_31.1
  %25 = add nsw i64 %20, -3
  %_28.2 = icmp ult i64 %25, %_5.i.i.i.i.i.pre.pre
  tail call void @llvm.assume(i1 %_28.2)
  %_40.2 = icmp ult i64 %23, 2305843009213693953
  tail call void @llvm.assume(i1 %_40.2)
  %_32.2 = getelementptr inbounds float, ptr %_39, i64 %25
  %_31.2 = load float, ptr %_32.2, align 4, !noundef !4
  %26 = fadd float %24, %_31.2
  %27 = add nsw i64 %20, -4
  %_28.3 = icmp ult i64 %27, %_5.i.i.i.i.i.pre.pre
  tail call void @llvm.assume(i1 %_28.3)
  %_40.3 = icmp ult i64 %25, 2305843009213693953
  tail call void @llvm.assume(i1 %_40.3)
  %_32.3 = getelementptr inbounds float, ptr %_39, i64 %27
  %_31.3 = load float, ptr %_32.3, align 4, !noundef !4
  %28 = fadd float %26, %_31.3
  %29 = add nsw i64 %20, -5
  %_28.4 = icmp ult i64 %29, %_5.i.i.i.i.i.pre.pre
  tail call void @llvm.assume(i1 %_28.4)
  %_40.4 = icmp ult i64 %27, 2305843009213693953
  tail call void @llvm.assume(i1 %_40.4)
  %_32.4 = getelementptr inbounds float, ptr %_39, i64 %29
  %_31.4 = load float, ptr %_32.4, align 4, !noundef !4
  %30 = fadd float %28, %_31.4
  %31 = add nsw i64 %20, -6
  %_28.5 = icmp ult i64 %31, %_5.i.i.i.i.i.pre.pre
  tail call void @llvm.assume(i1 %_28.5)
  %_40.5 = icmp ult i64 %29, 2305843009213693953
  tail call void @llvm.assume(i1 %_40.5)
  %_32.5 = getelementptr inbounds float, ptr %_39, i64 %31
  %_31.5 = load float, ptr %_32.5, align 4, !noundef !4
  %32 = fadd float %30, %_31.5
  %33 = add nsw i64 %20, -7
  %_28.6 = icmp ult i64 %33, %_5.i.i.i.i.i.pre.pre
  tail call void @llvm.assume(i1 %_28.6)
  %_40.6 = icmp ult i64 %31, 2305843009213693953
  tail call void @llvm.assume(i1 %_40.6)
  %_32.6 = getelementptr inbounds float, ptr %_39, i64 %33
  %_31.6 = load float, ptr %_32.6, align 4, !noundef !4
  %34 = fadd float %32, %_31.6
  %35 = add nsw i64 %20, -8
  %_28.7 = icmp ult i64 %35, %_5.i.i.i.i.i.pre.pre
  tail call void @llvm.assume(i1 %_28.7)
  %_40.7 = icmp ult i64 %33, 2305843009213693953
  tail call void @llvm.assume(i1 %_40.7)
  %_32.7 = getelementptr inbounds float, ptr %_39, i64 %35
  %_31.7 = load float, ptr %_32.7, align 4, !noundef !4
  %36 = fadd float %34, %_31.7
  %37 = icmp eq i64 %35, 0
  br i1 %37, label %bb1.i.i.i.i.i, label %bb11
}

define noundef float @collected(ptr noalias nocapture noundef nonnull readonly align 4 %x.0, i64 noundef %x.1, float noundef %0) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %_13.idx = shl nuw nsw i64 %x.1, 2
  %1 = icmp eq i64 %x.1, 0
  br i1 %1, label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E.exit", label %bb3.i.i.i.i

bb3.i.i.i.i:
  %2 = load volatile i8, ptr @__rust_no_alloc_shim_is_unstable, align 1, !noalias !65
  %_0.i.i.i.i.i.i.i = tail call noalias noundef align 4 ptr @__rust_alloc(i64 noundef %_13.idx, i64 noundef 4) #15, !noalias !65
  %3 = icmp eq ptr %_0.i.i.i.i.i.i.i, null
  br i1 %3, label %bb3.i.i.i, label %bb10.i.i.i.i.i.i.i.preheader

bb10.i.i.i.i.i.i.i.preheader:
  %min.iters.check = icmp ult i64 %x.1, 8
  br i1 %min.iters.check, label %bb10.i.i.i.i.i.i.i.preheader11, label %vector.ph

bb10.i.i.i.i.i.i.i.preheader11:
  %.ph = phi i64 [ 0, %bb10.i.i.i.i.i.i.i.preheader ], [ %n.vec, %middle.block ]
  br label %bb10.i.i.i.i.i.i.i

vector.ph:
  %n.vec = and i64 %x.1, -8
  %broadcast.splatinsert = insertelement <4 x float> poison, float %0, i64 0
  %broadcast.splat = shufflevector <4 x float> %broadcast.splatinsert, <4 x float> poison, <4 x i32> zeroinitializer
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %4 = getelementptr inbounds float, ptr %x.0, i64 %index
  tail call void @llvm.experimental.noalias.scope.decl(metadata !74)
  %5 = getelementptr inbounds i8, ptr %4, i64 16
  %wide.load = load <4 x float>, ptr %4, align 4, !alias.scope !77, !noalias !80
  %wide.load10 = load <4 x float>, ptr %5, align 4, !alias.scope !77, !noalias !80
  %6 = fmul <4 x float> %wide.load, %broadcast.splat
  %7 = fmul <4 x float> %wide.load10, %broadcast.splat
  %8 = getelementptr inbounds float, ptr %_0.i.i.i.i.i.i.i, i64 %index
  %9 = getelementptr inbounds i8, ptr %8, i64 16
  store <4 x float> %6, ptr %8, align 4, !noalias !97
  store <4 x float> %7, ptr %9, align 4, !noalias !97
  %index.next = add nuw i64 %index, 8
  %10 = icmp eq i64 %index.next, %n.vec
  br i1 %10, label %middle.block, label %vector.body, !llvm.loop !102

middle.block:
  %cmp.n = icmp eq i64 %n.vec, %x.1
  br i1 %cmp.n, label %bb3.i.preheader, label %bb10.i.i.i.i.i.i.i.preheader11

bb3.i.i.i:
  tail call void @_ZN5alloc7raw_vec12handle_error17h2c5ced866628b5d4E(i64 noundef 4, i64 %_13.idx, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #16, !noalias !103
  unreachable

bb10.i.i.i.i.i.i.i:
  %11 = phi i64 [ %12, %bb10.i.i.i.i.i.i.i ], [ %.ph, %bb10.i.i.i.i.i.i.i.preheader11 ]
  %_40.i.i.i.i.i.i.i = getelementptr inbounds float, ptr %x.0, i64 %11
  tail call void @llvm.experimental.noalias.scope.decl(metadata !74)
  %_5.i.i.i.i.i.i.i.i.i = load float, ptr %_40.i.i.i.i.i.i.i, align 4, !alias.scope !77, !noalias !80, !noundef !4
  %_0.i.i.i.i.i.i.i.i.i = fmul float %_5.i.i.i.i.i.i.i.i.i, %0
  %_3.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds float, ptr %_0.i.i.i.i.i.i.i, i64 %11
  store float %_0.i.i.i.i.i.i.i.i.i, ptr %_3.i.i.i.i.i.i.i.i.i.i, align 4, !noalias !97
  %12 = add nuw i64 %11, 1
  %_32.i.i.i.i.i.i.i = icmp eq i64 %12, %x.1
  br i1 %_32.i.i.i.i.i.i.i, label %bb3.i.preheader, label %bb10.i.i.i.i.i.i.i, !llvm.loop !104

bb3.i.preheader:
  %_29 = getelementptr inbounds float, ptr %_0.i.i.i.i.i.i.i, i64 %x.1
  br label %bb3.i

bb3.i:
  %accum.sroa.0.04.i = phi float [ %_0.i.i, %bb3.i ], [ 0.000000e+00, %bb3.i.preheader ]
  %self.sroa.2.03.i = phi ptr [ %_26.i.i, %bb3.i ], [ %_29, %bb3.i.preheader ]
  %_26.i.i = getelementptr inbounds i8, ptr %self.sroa.2.03.i, i64 -4
  %_4.i.i = fmul float %accum.sroa.0.04.i, 5.000000e-01
  %_5.i.i = load float, ptr %_26.i.i, align 4, !alias.scope !105, !noundef !4
  %_0.i.i = fadd float %_4.i.i, %_5.i.i
  %13 = icmp eq ptr %_26.i.i, %_0.i.i.i.i.i.i.i
  br i1 %13, label %bb1.i.i.i.i.i, label %bb3.i

bb1.i.i.i.i.i:
  %14 = shl nuw i64 %x.1, 2
  tail call void @__rust_dealloc(ptr noundef nonnull %_0.i.i.i.i.i.i.i, i64 noundef %14, i64 noundef 4) #15, !noalias !108
  br label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E.exit"

"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E.exit":
  %accum.sroa.0.0.lcssa.i9 = phi float [ %_0.i.i, %bb1.i.i.i.i.i ], [ 0.000000e+00, %start ]
  ret float %accum.sroa.0.0.lcssa.i9
}

define noundef float @nested_vectors(i64 noundef %rows, i64 noundef %cols) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %_9.0.i.i.i.i = shl i64 %cols, 2
  %_9.1.i.i.i.i = icmp ugt i64 %cols, 4611686018427387903
  %_14.i.i.i.i = icmp ugt i64 %_9.0.i.i.i.i, 9223372036854775804
  %0 = or i1 %_9.1.i.i.i.i, %_14.i.i.i.i
  br i1 %0, label %bb3.i.i, label %bb18.i.i.i

bb18.i.i.i:
  %1 = icmp eq i64 %_9.0.i.i.i.i, 0
  br i1 %1, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17hd0b46679f9227174E.exit.i.i", label %bb3.i.i.i

bb3.i.i.i:
  %2 = load volatile i8, ptr @__rust_no_alloc_shim_is_unstable, align 1, !noalias !117
  %_0.i.i.i.i.i.i = tail call noalias noundef align 4 ptr @__rust_alloc(i64 noundef %_9.0.i.i.i.i, i64 noundef 4) #15, !noalias !117
  %3 = icmp eq ptr %_0.i.i.i.i.i.i, null
  br i1 %3, label %bb3.i.i, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17hd0b46679f9227174E.exit.i.i"

bb3.i.i:
  %_4.sroa.4.0.i.i = phi i64 [ 0, %start ], [ 4, %bb3.i.i.i ]
  tail call void @_ZN5alloc7raw_vec12handle_error17h2c5ced866628b5d4E(i64 noundef %_4.sroa.4.0.i.i, i64 %_9.0.i.i.i.i, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #16, !noalias !122
  unreachable

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17hd0b46679f9227174E.exit.i.i":
  %_4.sroa.4.0.ph.i.i = phi i64 [ %cols, %bb3.i.i.i ], [ 0, %bb18.i.i.i ]
  %_4.sroa.10.0.ph.i.i = phi ptr [ %_0.i.i.i.i.i.i, %bb3.i.i.i ], [ inttoptr (i64 4 to ptr), %bb18.i.i.i ]
  %_8.i.i = icmp uge i64 %_4.sroa.4.0.ph.i.i, %cols
  tail call void @llvm.assume(i1 %_8.i.i)
  %_3012.i.i = icmp ugt i64 %cols, 1
  br i1 %_3012.i.i, label %bb13.i.i.preheader, label %bb15.i.i

bb13.i.i.preheader:
  %4 = add nsw i64 %cols, -1
  %min.iters.check = icmp ult i64 %cols, 9
  br i1 %min.iters.check, label %bb13.i.i.preheader49, label %vector.ph

bb13.i.i.preheader49:
  %ptr.sroa.0.015.i.i.ph = phi ptr [ %_4.sroa.10.0.ph.i.i, %bb13.i.i.preheader ], [ %ind.end, %middle.block ]
  %iter.sroa.0.014.i.i.ph = phi i64 [ 1, %bb13.i.i.preheader ], [ %ind.end46, %middle.block ]
  br label %bb13.i.i

vector.ph:
  %n.vec = and i64 %4, -8
  %5 = shl i64 %n.vec, 2
  %ind.end = getelementptr i8, ptr %_4.sroa.10.0.ph.i.i, i64 %5
  %ind.end46 = or disjoint i64 %n.vec, 1
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %offset.idx = shl i64 %index, 2
  %next.gep = getelementptr i8, ptr %_4.sroa.10.0.ph.i.i, i64 %offset.idx
  %6 = getelementptr i8, ptr %next.gep, i64 16
  store <4 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, ptr %next.gep, align 4, !noalias !123
  store <4 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, ptr %6, align 4, !noalias !123
  %index.next = add nuw i64 %index, 8
  %7 = icmp eq i64 %index.next, %n.vec
  br i1 %7, label %middle.block, label %vector.body, !llvm.loop !126

middle.block:
  %cmp.n = icmp eq i64 %4, %n.vec
  br i1 %cmp.n, label %bb4.i.i, label %bb13.i.i.preheader49

bb15.i.i:
  %_19.not.i.i = icmp eq i64 %cols, 0
  br i1 %_19.not.i.i, label %"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17h5f3c1b8f4cb1f171E.exit", label %bb4.i.i

bb13.i.i:
  %ptr.sroa.0.015.i.i = phi ptr [ %_16.i.i, %bb13.i.i ], [ %ptr.sroa.0.015.i.i.ph, %bb13.i.i.preheader49 ]
  %iter.sroa.0.014.i.i = phi i64 [ %_0.i5.i.i, %bb13.i.i ], [ %iter.sroa.0.014.i.i.ph, %bb13.i.i.preheader49 ]
  %_0.i5.i.i = add nuw i64 %iter.sroa.0.014.i.i, 1
  store float 1.000000e+00, ptr %ptr.sroa.0.015.i.i, align 4, !noalias !123
  %_16.i.i = getelementptr inbounds i8, ptr %ptr.sroa.0.015.i.i, i64 4
  %exitcond.not.i.i = icmp eq i64 %_0.i5.i.i, %cols
  br i1 %exitcond.not.i.i, label %bb4.i.i, label %bb13.i.i, !llvm.loop !127

bb4.i.i:
  %ptr.sroa.0.0.lcssa22.i.i = phi ptr [ %_4.sroa.10.0.ph.i.i, %bb15.i.i ], [ %ind.end, %middle.block ], [ %_16.i.i, %bb13.i.i ]
  store float 1.000000e+00, ptr %ptr.sroa.0.0.lcssa22.i.i, align 4, !noalias !123
  br label %"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17h5f3c1b8f4cb1f171E.exit"

"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17h5f3c1b8f4cb1f171E.exit":
  %8 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %rows, i64 24)
  %_9.0.i.i.i.i.i = extractvalue { i64, i1 } %8, 0
  %_9.1.i.i.i.i.i = extractvalue { i64, i1 } %8, 1
  %_14.i.i.i.i.i = icmp ugt i64 %_9.0.i.i.i.i.i, 9223372036854775800
  %9 = or i1 %_9.1.i.i.i.i.i, %_14.i.i.i.i.i
  br i1 %9, label %bb3.i.i14, label %bb18.i.i.i2

bb18.i.i.i2:
  %10 = icmp eq i64 %_9.0.i.i.i.i.i, 0
  br i1 %10, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h94b54fe4d84b6004E.exit.i.i", label %bb3.i.i.i3

bb3.i.i.i3:
  %11 = load volatile i8, ptr @__rust_no_alloc_shim_is_unstable, align 1, !noalias !128
  %_0.i.i.i.i.i.i4 = tail call noalias noundef align 8 ptr @__rust_alloc(i64 noundef %_9.0.i.i.i.i.i, i64 noundef 8) #15, !noalias !128
  %12 = icmp eq ptr %_0.i.i.i.i.i.i4, null
  br i1 %12, label %bb3.i.i14, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h94b54fe4d84b6004E.exit.i.i"

bb3.i.i14:
  %_4.sroa.4.0.i.i15 = phi i64 [ 0, %"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17h5f3c1b8f4cb1f171E.exit" ], [ 8, %bb3.i.i.i3 ]
  tail call void @_ZN5alloc7raw_vec12handle_error17h2c5ced866628b5d4E(i64 noundef %_4.sroa.4.0.i.i15, i64 %_9.0.i.i.i.i.i, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #16, !noalias !134
  unreachable

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h94b54fe4d84b6004E.exit.i.i":
  %_4.sroa.4.0.ph.i.i5 = phi i64 [ %rows, %bb3.i.i.i3 ], [ 0, %bb18.i.i.i2 ]
  %_4.sroa.10.0.ph.i.i6 = phi ptr [ %_0.i.i.i.i.i.i4, %bb3.i.i.i3 ], [ inttoptr (i64 8 to ptr), %bb18.i.i.i2 ]
  %_8.i.i7 = icmp uge i64 %_4.sroa.4.0.ph.i.i5, %rows
  tail call void @llvm.assume(i1 %_8.i.i7)
  %_3013.i.i = icmp ugt i64 %rows, 1
  br i1 %_3013.i.i, label %bb13.i.i11, label %bb15.i.i8

bb15.i.i8:
  %_19.not.i.i9 = icmp eq i64 %rows, 0
  br i1 %_19.not.i.i9, label %bb5.i.i, label %"_ZN110_$LT$core..iter..adapters..enumerate..Enumerate$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hfe119ab4e7ca90bfE.exit.preheader"

bb13.i.i11:
  %ptr.sroa.0.016.i.i = phi ptr [ %_16.i.i12, %"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h4991af707ce76052E.exit.i.i" ], [ %_4.sroa.10.0.ph.i.i6, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h94b54fe4d84b6004E.exit.i.i" ]
  %iter.sroa.0.015.i.i = phi i64 [ %_0.i.i.i, %"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h4991af707ce76052E.exit.i.i" ], [ 1, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h94b54fe4d84b6004E.exit.i.i" ]
  %_0.i.i.i = add nuw i64 %iter.sroa.0.015.i.i, 1
  br i1 %1, label %"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h4991af707ce76052E.exit.i.i", label %bb3.i.i.i.i.i.i

bb3.i.i.i.i.i.i:
  %13 = load volatile i8, ptr @__rust_no_alloc_shim_is_unstable, align 1, !noalias !135
  %_0.i.i.i.i.i.i.i.i.i = tail call noalias noundef align 4 ptr @__rust_alloc(i64 noundef %_9.0.i.i.i.i, i64 noundef 4) #15, !noalias !135
  %14 = icmp eq ptr %_0.i.i.i.i.i.i.i.i.i, null
  br i1 %14, label %bb3.i.i.i.i.split.i, label %"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h4991af707ce76052E.exit.i.i"

bb3.i.i.i.i.split.i:
  tail call void @_ZN5alloc7raw_vec12handle_error17h2c5ced866628b5d4E(i64 noundef 4, i64 %_9.0.i.i.i.i, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #16, !noalias !147
  unreachable

"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h4991af707ce76052E.exit.i.i":
  %_4.sroa.4.0.ph.i.i.i.i.i = phi i64 [ %cols, %bb3.i.i.i.i.i.i ], [ 0, %bb13.i.i11 ]
  %_4.sroa.10.0.ph.i.i.i.i.i = phi ptr [ %_0.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i ], [ inttoptr (i64 4 to ptr), %bb13.i.i11 ]
  %_8.i.i.i.i.i = icmp uge i64 %_4.sroa.4.0.ph.i.i.i.i.i, %cols
  tail call void @llvm.assume(i1 %_8.i.i.i.i.i)
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %_4.sroa.10.0.ph.i.i.i.i.i, ptr nonnull readonly align 4 %_4.sroa.10.0.ph.i.i, i64 %_9.0.i.i.i.i, i1 false), !noalias !148
  store i64 %_4.sroa.4.0.ph.i.i.i.i.i, ptr %ptr.sroa.0.016.i.i, align 8, !noalias !149
  %src.sroa.2.0.ptr.sroa.0.0.sroa_idx.i.i = getelementptr inbounds i8, ptr %ptr.sroa.0.016.i.i, i64 8
  store ptr %_4.sroa.10.0.ph.i.i.i.i.i, ptr %src.sroa.2.0.ptr.sroa.0.0.sroa_idx.i.i, align 8, !noalias !149
  %src.sroa.3.0.ptr.sroa.0.0.sroa_idx.i.i = getelementptr inbounds i8, ptr %ptr.sroa.0.016.i.i, i64 16
  store i64 %cols, ptr %src.sroa.3.0.ptr.sroa.0.0.sroa_idx.i.i, align 8, !noalias !149
  %_16.i.i12 = getelementptr inbounds i8, ptr %ptr.sroa.0.016.i.i, i64 24
  %exitcond.not.i.i13 = icmp eq i64 %_0.i.i.i, %rows
  br i1 %exitcond.not.i.i13, label %"_ZN110_$LT$core..iter..adapters..enumerate..Enumerate$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hfe119ab4e7ca90bfE.exit.preheader", label %bb13.i.i11

bb5.i.i:
  %15 = icmp eq i64 %_4.sroa.4.0.ph.i.i, 0
  br i1 %15, label %"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h8f536d3d814dd7dcE.exit.i", label %bb1.i.i.i.i.i.i.i

bb1.i.i.i.i.i.i.i:
  %16 = shl nuw i64 %_4.sroa.4.0.ph.i.i, 2
  tail call void @__rust_dealloc(ptr noundef nonnull %_4.sroa.10.0.ph.i.i, i64 noundef %16, i64 noundef 4) #15, !noalias !150
  br label %"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h8f536d3d814dd7dcE.exit.i"

"_ZN110_$LT$core..iter..adapters..enumerate..Enumerate$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hfe119ab4e7ca90bfE.exit.preheader":
  %ptr.sroa.0.0.lcssa23.i.i = phi ptr [ %_4.sroa.10.0.ph.i.i6, %bb15.i.i8 ], [ %_16.i.i12, %"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h4991af707ce76052E.exit.i.i" ]
  store i64 %_4.sroa.4.0.ph.i.i, ptr %ptr.sroa.0.0.lcssa23.i.i, align 8, !noalias !159
  %_7.sroa.5.0.ptr.sroa.0.0.lcssa23.i.sroa_idx.i = getelementptr inbounds i8, ptr %ptr.sroa.0.0.lcssa23.i.i, i64 8
  store ptr %_4.sroa.10.0.ph.i.i, ptr %_7.sroa.5.0.ptr.sroa.0.0.lcssa23.i.sroa_idx.i, align 8, !noalias !159
  %_7.sroa.7.0.ptr.sroa.0.0.lcssa23.i.sroa_idx.i = getelementptr inbounds i8, ptr %ptr.sroa.0.0.lcssa23.i.i, i64 16
  store i64 %cols, ptr %_7.sroa.7.0.ptr.sroa.0.0.lcssa23.i.sroa_idx.i, align 8, !noalias !159
  %_31 = getelementptr inbounds %"alloc::vec::Vec<f32>", ptr %_4.sroa.10.0.ph.i.i6, i64 %rows
  br label %"_ZN110_$LT$core..iter..adapters..enumerate..Enumerate$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hfe119ab4e7ca90bfE.exit"

"_ZN110_$LT$core..iter..adapters..enumerate..Enumerate$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hfe119ab4e7ca90bfE.exit":
  %iter.sroa.7.039 = phi i64 [ %_8.0.i, %bb8 ], [ 0, %"_ZN110_$LT$core..iter..adapters..enumerate..Enumerate$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hfe119ab4e7ca90bfE.exit.preheader" ]
  %iter.sroa.0.038 = phi ptr [ %_24.i.i, %bb8 ], [ %_4.sroa.10.0.ph.i.i6, %"_ZN110_$LT$core..iter..adapters..enumerate..Enumerate$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hfe119ab4e7ca90bfE.exit.preheader" ]
  %_24.i.i = getelementptr inbounds i8, ptr %iter.sroa.0.038, i64 24
  %_8.0.i = add nuw nsw i64 %iter.sroa.7.039, 1
  %17 = getelementptr inbounds i8, ptr %iter.sroa.0.038, i64 8
  %_42 = load ptr, ptr %17, align 8, !nonnull !4, !noundef !4
  %18 = getelementptr inbounds i8, ptr %iter.sroa.0.038, i64 16
  %_38 = load i64, ptr %18, align 8, !noundef !4
  %_54 = getelementptr inbounds float, ptr %_42, i64 %_38
  %_60.not.peel = icmp eq i64 %iter.sroa.7.039, 0
  br i1 %_60.not.peel, label %bb17.peel, label %bb15.peel, !prof !160

bb15.peel:
  %_3.not.i.not.peel = icmp ugt i64 %_38, %iter.sroa.7.039
  %_26.i.peel = getelementptr inbounds float, ptr %_42, i64 %iter.sroa.7.039
  br i1 %_3.not.i.not.peel, label %bb17.preheader, label %bb8

bb17.preheader:
  %_18.sroa.0.037.peel.sink45.ph = phi ptr [ %_42, %bb17.peel ], [ %_26.i.peel, %bb15.peel ]
  br label %bb17

bb17.peel:
  %19 = icmp eq i64 %_38, 0
  br i1 %19, label %bb8, label %bb17.preheader

bb10.i:
  %acc.sroa.0.0.i = phi float [ %_0.i.i.i16, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h2e884be8a546aecbE.exit.i" ], [ -0.000000e+00, %bb8 ]
  %i.sroa.0.0.i = phi i64 [ %_30.i, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h2e884be8a546aecbE.exit.i" ], [ 0, %bb8 ]
  %_40.i = getelementptr inbounds %"alloc::vec::Vec<f32>", ptr %_4.sroa.10.0.ph.i.i6, i64 %i.sroa.0.0.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !161)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !164)
  %20 = getelementptr inbounds i8, ptr %_40.i, i64 8
  %_10.i.i.i = load ptr, ptr %20, align 8, !alias.scope !167, !nonnull !4, !noundef !4
  %21 = getelementptr inbounds i8, ptr %_40.i, i64 16
  %_5.i.i.i = load i64, ptr %21, align 8, !alias.scope !167, !noundef !4
  %22 = icmp eq i64 %_5.i.i.i, 0
  br i1 %22, label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h2e884be8a546aecbE.exit.i", label %bb10.i.i.i.i.preheader

bb10.i.i.i.i.preheader:
  %xtraiter = and i64 %_5.i.i.i, 7
  %23 = icmp ult i64 %_5.i.i.i, 8
  br i1 %23, label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h2e884be8a546aecbE.exit.i.loopexit.unr-lcssa", label %bb10.i.i.i.i.preheader.new

bb10.i.i.i.i.preheader.new:
  %unroll_iter = and i64 %_5.i.i.i, -8
  br label %bb10.i.i.i.i

bb10.i.i.i.i:
  %acc.sroa.0.0.i.i.i.i = phi float [ -0.000000e+00, %bb10.i.i.i.i.preheader.new ], [ %_0.i.i.i.i.i.7, %bb10.i.i.i.i ]
  %i.sroa.0.0.i.i.i.i = phi i64 [ 0, %bb10.i.i.i.i.preheader.new ], [ %_30.i.i.i.i.7, %bb10.i.i.i.i ]
  %niter = phi i64 [ 0, %bb10.i.i.i.i.preheader.new ], [ %niter.next.7, %bb10.i.i.i.i ]
  %_40.i.i.i.i = getelementptr inbounds float, ptr %_10.i.i.i, i64 %i.sroa.0.0.i.i.i.i
  %_4.i.i.i.i.i = load float, ptr %_40.i.i.i.i, align 4, !alias.scope !168, !noalias !167, !noundef !4
  %_0.i.i.i.i.i = fadd float %acc.sroa.0.0.i.i.i.i, %_4.i.i.i.i.i
  %_30.i.i.i.i = or disjoint i64 %i.sroa.0.0.i.i.i.i, 1
  %_40.i.i.i.i.1 = getelementptr inbounds float, ptr %_10.i.i.i, i64 %_30.i.i.i.i
  %_4.i.i.i.i.i.1 = load float, ptr %_40.i.i.i.i.1, align 4, !alias.scope !168, !noalias !167, !noundef !4
  %_0.i.i.i.i.i.1 = fadd float %_0.i.i.i.i.i, %_4.i.i.i.i.i.1
  %_30.i.i.i.i.1 = or disjoint i64 %i.sroa.0.0.i.i.i.i, 2
  %_40.i.i.i.i.2 = getelementptr inbounds float, ptr %_10.i.i.i, i64 %_30.i.i.i.i.1
  %_4.i.i.i.i.i.2 = load float, ptr %_40.i.i.i.i.2, align 4, !alias.scope !168, !noalias !167, !noundef !4
  %_0.i.i.i.i.i.2 = fadd float %_0.i.i.i.i.i.1, %_4.i.i.i.i.i.2
  %_30.i.i.i.i.2 = or disjoint i64 %i.sroa.0.0.i.i.i.i, 3
  %_40.i.i.i.i.3 = getelementptr inbounds float, ptr %_10.i.i.i, i64 %_30.i.i.i.i.2
  %_4.i.i.i.i.i.3 = load float, ptr %_40.i.i.i.i.3, align 4, !alias.scope !168, !noalias !167, !noundef !4
  %_0.i.i.i.i.i.3 = fadd float %_0.i.i.i.i.i.2, %_4.i.i.i.i.i.3
  %_30.i.i.i.i.3 = or disjoint i64 %i.sroa.0.0.i.i.i.i, 4
  %_40.i.i.i.i.4 = getelementptr inbounds float, ptr %_10.i.i.i, i64 %_30.i.i.i.i.3
  %_4.i.i.i.i.i.4 = load float, ptr %_40.i.i.i.i.4, align 4, !alias.scope !168, !noalias !167, !noundef !4
  %_0.i.i.i.i.i.4 = fadd float %_0.i.i.i.i.i.3, %_4.i.i.i.i.i.4
  %_30.i.i.i.i.4 = or disjoint i64 %i.sroa.0.0.i.i.i.i, 5
  %_40.i.i.i.i.5 = getelementptr inbounds float, ptr %_10.i.i.i, i64 %_30.i.i.i.i.4
  %_4.i.i.i.i.i.5 = load float, ptr %_40.i.i.i.i.5, align 4, !alias.scope !168, !noalias !167, !noundef !4
  %_0.i.i.i.i.i.5 = fadd float %_0.i.i.i.i.i.4, %_4.i.i.i.i.i.5
  %_30.i.i.i.i.5 = or disjoint i64 %i.sroa.0.0.i.i.i.i, 6
  %_40.i.i.i.i.6 = getelementptr inbounds float, ptr %_10.i.i.i, i64 %_30.i.i.i.i.5
  %_4.i.i.i.i.i.6 = load float, ptr %_40.i.i.i.i.6, align 4, !alias.scope !168, !noalias !167, !noundef !4
  %_0.i.i.i.i.i.6 = fadd float %_0.i.i.i.i.i.5, %_4.i.i.i.i.i.6
  %_30.i.i.i.i.6 = or disjoint i64 %i.sroa.0.0.i.i.i.i, 7
  %_40.i.i.i.i.7 = getelementptr inbounds float, ptr %_10.i.i.i, i64 %_30.i.i.i.i.6
  %_4.i.i.i.i.i.7 = load float, ptr %_40.i.i.i.i.7, align 4, !alias.scope !168, !noalias !167, !noundef !4
  %_0.i.i.i.i.i.7 = fadd float %_0.i.i.i.i.i.6, %_4.i.i.i.i.i.7
  %_30.i.i.i.i.7 = add nuw i64 %i.sroa.0.0.i.i.i.i, 8
  %niter.next.7 = add i64 %niter, 8
  %niter.ncmp.7 = icmp eq i64 %niter.next.7, %unroll_iter
  br i1 %niter.ncmp.7, label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h2e884be8a546aecbE.exit.i.loopexit.unr-lcssa", label %bb10.i.i.i.i

"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h2e884be8a546aecbE.exit.i.loopexit.unr-lcssa":
  %_0.i.i.i.i.i.lcssa.ph = phi float [ poison, %bb10.i.i.i.i.preheader ], [ %_0.i.i.i.i.i.7, %bb10.i.i.i.i ]
  %acc.sroa.0.0.i.i.i.i.unr = phi float [ -0.000000e+00, %bb10.i.i.i.i.preheader ], [ %_0.i.i.i.i.i.7, %bb10.i.i.i.i ]
  %i.sroa.0.0.i.i.i.i.unr = phi i64 [ 0, %bb10.i.i.i.i.preheader ], [ %_30.i.i.i.i.7, %bb10.i.i.i.i ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h2e884be8a546aecbE.exit.i", label %bb10.i.i.i.i.epil

bb10.i.i.i.i.epil:
  %acc.sroa.0.0.i.i.i.i.epil = phi float [ %_0.i.i.i.i.i.epil, %bb10.i.i.i.i.epil ], [ %acc.sroa.0.0.i.i.i.i.unr, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h2e884be8a546aecbE.exit.i.loopexit.unr-lcssa" ]
  %i.sroa.0.0.i.i.i.i.epil = phi i64 [ %_30.i.i.i.i.epil, %bb10.i.i.i.i.epil ], [ %i.sroa.0.0.i.i.i.i.unr, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h2e884be8a546aecbE.exit.i.loopexit.unr-lcssa" ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb10.i.i.i.i.epil ], [ 0, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h2e884be8a546aecbE.exit.i.loopexit.unr-lcssa" ]
  %_40.i.i.i.i.epil = getelementptr inbounds float, ptr %_10.i.i.i, i64 %i.sroa.0.0.i.i.i.i.epil
  %_4.i.i.i.i.i.epil = load float, ptr %_40.i.i.i.i.epil, align 4, !alias.scope !168, !noalias !167, !noundef !4
  %_0.i.i.i.i.i.epil = fadd float %acc.sroa.0.0.i.i.i.i.epil, %_4.i.i.i.i.i.epil
  %_30.i.i.i.i.epil = add nuw i64 %i.sroa.0.0.i.i.i.i.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h2e884be8a546aecbE.exit.i", label %bb10.i.i.i.i.epil, !llvm.loop !171

"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h2e884be8a546aecbE.exit.i":
  %_0.sroa.0.0.i.i.i.i = phi float [ -0.000000e+00, %bb10.i ], [ %_0.i.i.i.i.i.lcssa.ph, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h2e884be8a546aecbE.exit.i.loopexit.unr-lcssa" ], [ %_0.i.i.i.i.i.epil, %bb10.i.i.i.i.epil ]
  %_0.i.i.i16 = fadd float %acc.sroa.0.0.i, %_0.sroa.0.0.i.i.i.i
  %_30.i = add nuw i64 %i.sroa.0.0.i, 1
  %_32.i = icmp eq i64 %_30.i, %rows
  br i1 %_32.i, label %bb2.i.i.i.preheader, label %bb10.i

bb2.i.i.i.preheader:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !172)
  br label %bb2.i.i.i

bb2.i.i.i:
  %_3.sroa.0.04.i.i.i = phi i64 [ %24, %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E.exit.i.i.i" ], [ 0, %bb2.i.i.i.preheader ]
  %_6.i.i.i = getelementptr inbounds %"alloc::vec::Vec<f32>", ptr %_4.sroa.10.0.ph.i.i6, i64 %_3.sroa.0.04.i.i.i
  %24 = add nuw i64 %_3.sroa.0.04.i.i.i, 1
  tail call void @llvm.experimental.noalias.scope.decl(metadata !175)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !178)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !181)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !184)
  %_5.i.i.i.i.i.i.i.i = load i64, ptr %_6.i.i.i, align 8, !alias.scope !187, !noalias !190
  %25 = icmp eq i64 %_5.i.i.i.i.i.i.i.i, 0
  br i1 %25, label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E.exit.i.i.i", label %bb1.i.i.i.i.i.i.i.i

bb1.i.i.i.i.i.i.i.i:
  %26 = shl nuw i64 %_5.i.i.i.i.i.i.i.i, 2
  %27 = getelementptr inbounds i8, ptr %_6.i.i.i, i64 8
  %self2.i.i.i.i.i.i.i.i = load ptr, ptr %27, align 8, !alias.scope !187, !noalias !190, !nonnull !4, !noundef !4
  tail call void @__rust_dealloc(ptr noundef nonnull %self2.i.i.i.i.i.i.i.i, i64 noundef %26, i64 noundef 4) #15, !noalias !196
  br label %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E.exit.i.i.i"

"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E.exit.i.i.i":
  %_7.i.i.i = icmp eq i64 %24, %rows
  br i1 %_7.i.i.i, label %"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h8f536d3d814dd7dcE.exit.i", label %bb2.i.i.i

"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h8f536d3d814dd7dcE.exit.i":
  %_0.sroa.0.0.i1743 = phi float [ -0.000000e+00, %bb5.i.i ], [ -0.000000e+00, %bb1.i.i.i.i.i.i.i ], [ %_0.i.i.i16, %"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E.exit.i.i.i" ]
  %28 = icmp eq i64 %_4.sroa.4.0.ph.i.i5, 0
  br i1 %28, label %"_ZN4core3ptr70drop_in_place$LT$alloc..vec..Vec$LT$alloc..vec..Vec$LT$f32$GT$$GT$$GT$17hc574c755d3be563aE.exit", label %bb1.i.i.i.i.i

bb1.i.i.i.i.i:
  %29 = mul nuw i64 %_4.sroa.4.0.ph.i.i5, 24
  tail call void @__rust_dealloc(ptr noundef nonnull %_4.sroa.10.0.ph.i.i6, i64 noundef %29, i64 noundef 8) #15, !noalias !197
  br label %"_ZN4core3ptr70drop_in_place$LT$alloc..vec..Vec$LT$alloc..vec..Vec$LT$f32$GT$$GT$$GT$17hc574c755d3be563aE.exit"

"_ZN4core3ptr70drop_in_place$LT$alloc..vec..Vec$LT$alloc..vec..Vec$LT$f32$GT$$GT$$GT$17hc574c755d3be563aE.exit":
  ret float %_0.sroa.0.0.i1743

bb17:
  %_18.sroa.0.037.peel.sink45 = phi ptr [ %iter1.sroa.0.0, %bb17 ], [ %_18.sroa.0.037.peel.sink45.ph, %bb17.preheader ]
  %30 = load float, ptr %_18.sroa.0.037.peel.sink45, align 4, !noundef !4
  %31 = fadd float %30, 1.000000e+00
  store float %31, ptr %_18.sroa.0.037.peel.sink45, align 4
  %iter1.sroa.0.0 = getelementptr i8, ptr %_18.sroa.0.037.peel.sink45, i64 4
  %32 = icmp eq ptr %iter1.sroa.0.0, %_54
  br i1 %32, label %bb8, label %bb17, !llvm.loop !204

bb8:
  %33 = icmp eq ptr %_24.i.i, %_31
  br i1 %33, label %bb10.i, label %"_ZN110_$LT$core..iter..adapters..enumerate..Enumerate$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hfe119ab4e7ca90bfE.exit"
}

define noundef range(i64 0, -9223372036854775808) i64 @sieve(i64 noundef %n) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %_3 = add i64 %n, 1
  %_14.i.i.i.i = icmp slt i64 %_3, 0
  br i1 %_14.i.i.i.i, label %bb14.i, label %bb18.i.i

bb18.i.i:
  %0 = icmp eq i64 %_3, 0
  br i1 %0, label %bb3.preheader.preheader, label %bb3.i1.i

bb3.i1.i:
  %1 = load volatile i8, ptr @__rust_no_alloc_shim_is_unstable, align 1, !noalias !206
  %_0.i11.i.i.i.i = tail call noalias noundef ptr @__rust_alloc_zeroed(i64 noundef %_3, i64 noundef 1) #15, !noalias !206
  %2 = icmp eq ptr %_0.i11.i.i.i.i, null
  br i1 %2, label %bb14.i, label %"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17h274b9548152ab34bE.exit"

bb14.i:
  %_16.sroa.4.0.i = phi i64 [ 0, %start ], [ 1, %bb3.i1.i ]
  tail call void @_ZN5alloc7raw_vec12handle_error17h2c5ced866628b5d4E(i64 noundef %_16.sroa.4.0.i, i64 %_3, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #16, !noalias !211
  unreachable

"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17h274b9548152ab34bE.exit":
  %_5.not11 = icmp ult i64 %n, 4
  br i1 %_5.not11, label %"_ZN4core3ptr48drop_in_place$LT$alloc..vec..Vec$LT$bool$GT$$GT$17he7c862d13f31f611E.exit", label %bb3.preheader.preheader

bb3.preheader.preheader:
  %3 = phi ptr [ %_0.i11.i.i.i.i, %"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17h274b9548152ab34bE.exit" ], [ inttoptr (i64 1 to ptr), %bb18.i.i ]
  br label %bb3.preheader

bb3.preheader:
  %_613 = phi i64 [ %_6, %bb5 ], [ 4, %bb3.preheader.preheader ]
  %i.sroa.0.012 = phi i64 [ %5, %bb5 ], [ 2, %bb3.preheader.preheader ]
  br label %bb4

"_ZN4core3ptr48drop_in_place$LT$alloc..vec..Vec$LT$bool$GT$$GT$17he7c862d13f31f611E.exit":
  %4 = phi ptr [ %_0.i11.i.i.i.i, %"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17h274b9548152ab34bE.exit" ], [ %3, %bb5 ]
  tail call void @__rust_dealloc(ptr noundef nonnull %4, i64 noundef %_3, i64 noundef 1) #15, !noalias !212
  ret i64 %_3

bb5:
  %5 = add i64 %i.sroa.0.012, 1
  %_6 = mul i64 %5, %5
  %_5.not = icmp ugt i64 %_6, %n
  br i1 %_5.not, label %"_ZN4core3ptr48drop_in_place$LT$alloc..vec..Vec$LT$bool$GT$$GT$17he7c862d13f31f611E.exit", label %bb3.preheader

bb4:
  %j.sroa.0.010 = phi i64 [ %_613, %bb3.preheader ], [ %6, %bb9 ]
  %_25 = icmp ult i64 %j.sroa.0.010, %_3
  br i1 %_25, label %bb9, label %panic

bb9:
  %_14 = getelementptr inbounds i8, ptr %3, i64 %j.sroa.0.010
  store i8 1, ptr %_14, align 1
  %6 = add i64 %j.sroa.0.010, %i.sroa.0.012
  %_12.not = icmp ugt i64 %6, %n
  br i1 %_12.not, label %bb5, label %bb4

panic:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %j.sroa.0.010, i64 noundef %_3, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #16
  unreachable
}

define noundef float @boxed(ptr noalias nocapture noundef nonnull readonly align 4 %x.0, i64 noundef %x.1) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %_9.0.i.i.i.i = shl i64 %x.1, 2
  %_9.1.i.i.i.i = icmp ugt i64 %x.1, 4611686018427387903
  %_14.i.i.i.i = icmp ugt i64 %_9.0.i.i.i.i, 9223372036854775804
  %0 = or i1 %_9.1.i.i.i.i, %_14.i.i.i.i
  br i1 %0, label %bb4.i, label %bb18.i.i

bb18.i.i:
  %1 = icmp eq i64 %_9.0.i.i.i.i, 0
  br i1 %1, label %"_ZN101_$LT$alloc..boxed..Box$LT$$u5b$T$u5d$$GT$$u20$as$u20$alloc..boxed..convert..BoxFromSlice$LT$T$GT$$GT$10from_slice17h5d6744a0ca5f439bE.exit", label %bb3.i.i

bb3.i.i:
  %2 = load volatile i8, ptr @__rust_no_alloc_shim_is_unstable, align 1, !noalias !221
  %_0.i.i.i.i.i = tail call noalias noundef align 4 ptr @__rust_alloc(i64 noundef %_9.0.i.i.i.i, i64 noundef 4) #15, !noalias !221
  %3 = icmp eq ptr %_0.i.i.i.i.i, null
  br i1 %3, label %bb4.i, label %bb10.i.i

bb10.i.i:
  %4 = ptrtoint ptr %_0.i.i.i.i.i to i64
  br label %"_ZN101_$LT$alloc..boxed..Box$LT$$u5b$T$u5d$$GT$$u20$as$u20$alloc..boxed..convert..BoxFromSlice$LT$T$GT$$GT$10from_slice17h5d6744a0ca5f439bE.exit"

bb4.i:
  %_10.sroa.4.0.i = phi i64 [ 0, %start ], [ 4, %bb3.i.i ]
  tail call void @_ZN5alloc7raw_vec12handle_error17h2c5ced866628b5d4E(i64 noundef %_10.sroa.4.0.i, i64 %_9.0.i.i.i.i, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #16, !noalias !226
  unreachable

"_ZN101_$LT$alloc..boxed..Box$LT$$u5b$T$u5d$$GT$$u20$as$u20$alloc..boxed..convert..BoxFromSlice$LT$T$GT$$GT$10from_slice17h5d6744a0ca5f439bE.exit":
  %_10.sroa.10.0.ph.i = phi i64 [ 4, %bb18.i.i ], [ %4, %bb10.i.i ]
  %5 = inttoptr i64 %_10.sroa.10.0.ph.i to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %5, ptr nonnull readonly align 4 %x.0, i64 %_9.0.i.i.i.i, i1 false)
  %_174.not = icmp eq i64 %x.1, 0
  br i1 %_174.not, label %"_ZN4core3ptr59drop_in_place$LT$alloc..boxed..Box$LT$$u5b$f32$u5d$$GT$$GT$17h04d5ae4b16e4480fE.exit", label %bb3.preheader

bb3.preheader:
  %xtraiter = and i64 %x.1, 3
  %6 = icmp ult i64 %x.1, 4
  br i1 %6, label %"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$10deallocate17h55c9c5ba2992e213E.exit.i.i.unr-lcssa", label %bb3.preheader.new

bb3.preheader.new:
  %unroll_iter = and i64 %x.1, 4611686018427387900
  br label %bb3

"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$10deallocate17h55c9c5ba2992e213E.exit.i.i.unr-lcssa":
  %.lcssa.ph = phi float [ poison, %bb3.preheader ], [ %21, %bb3 ]
  %s.sroa.0.06.unr = phi float [ 0.000000e+00, %bb3.preheader ], [ %21, %bb3 ]
  %iter.sroa.0.05.unr = phi i64 [ 0, %bb3.preheader ], [ %_0.i.3, %bb3 ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$10deallocate17h55c9c5ba2992e213E.exit.i.i", label %bb3.epil

bb3.epil:
  %s.sroa.0.06.epil = phi float [ %9, %bb3.epil ], [ %s.sroa.0.06.unr, %"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$10deallocate17h55c9c5ba2992e213E.exit.i.i.unr-lcssa" ]
  %iter.sroa.0.05.epil = phi i64 [ %_0.i.epil, %bb3.epil ], [ %iter.sroa.0.05.unr, %"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$10deallocate17h55c9c5ba2992e213E.exit.i.i.unr-lcssa" ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb3.epil ], [ 0, %"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$10deallocate17h55c9c5ba2992e213E.exit.i.i.unr-lcssa" ]
  %_0.i.epil = add nuw i64 %iter.sroa.0.05.epil, 1
  %7 = getelementptr inbounds float, ptr %5, i64 %iter.sroa.0.05.epil
  %_8.epil = load float, ptr %7, align 4, !noundef !4
  %8 = getelementptr inbounds float, ptr %x.0, i64 %iter.sroa.0.05.epil
  %_11.epil = load float, ptr %8, align 4, !noundef !4
  %_7.epil = fmul float %_8.epil, %_11.epil
  %9 = fadd float %s.sroa.0.06.epil, %_7.epil
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$10deallocate17h55c9c5ba2992e213E.exit.i.i", label %bb3.epil, !llvm.loop !227

"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$10deallocate17h55c9c5ba2992e213E.exit.i.i":
  %.lcssa = phi float [ %.lcssa.ph, %"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$10deallocate17h55c9c5ba2992e213E.exit.i.i.unr-lcssa" ], [ %9, %bb3.epil ]
  tail call void @__rust_dealloc(ptr noundef nonnull %5, i64 noundef %_9.0.i.i.i.i, i64 noundef 4) #15, !noalias !228
  br label %"_ZN4core3ptr59drop_in_place$LT$alloc..boxed..Box$LT$$u5b$f32$u5d$$GT$$GT$17h04d5ae4b16e4480fE.exit"

"_ZN4core3ptr59drop_in_place$LT$alloc..boxed..Box$LT$$u5b$f32$u5d$$GT$$GT$17h04d5ae4b16e4480fE.exit":
  %s.sroa.0.0.lcssa8 = phi float [ %.lcssa, %"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$10deallocate17h55c9c5ba2992e213E.exit.i.i" ], [ 0.000000e+00, %"_ZN101_$LT$alloc..boxed..Box$LT$$u5b$T$u5d$$GT$$u20$as$u20$alloc..boxed..convert..BoxFromSlice$LT$T$GT$$GT$10from_slice17h5d6744a0ca5f439bE.exit" ]
  ret float %s.sroa.0.0.lcssa8

bb3:
  %s.sroa.0.06 = phi float [ 0.000000e+00, %bb3.preheader.new ], [ %21, %bb3 ]
  %iter.sroa.0.05 = phi i64 [ 0, %bb3.preheader.new ], [ %_0.i.3, %bb3 ]
  %niter = phi i64 [ 0, %bb3.preheader.new ], [ %niter.next.3, %bb3 ]
  %_0.i = or disjoint i64 %iter.sroa.0.05, 1
  %10 = getelementptr inbounds float, ptr %5, i64 %iter.sroa.0.05
  %_8 = load float, ptr %10, align 4, !noundef !4
  %11 = getelementptr inbounds float, ptr %x.0, i64 %iter.sroa.0.05
  %_11 = load float, ptr %11, align 4, !noundef !4
  %_7 = fmul float %_8, %_11
  %12 = fadd float %s.sroa.0.06, %_7
  %_0.i.1 = or disjoint i64 %iter.sroa.0.05, 2
  %13 = getelementptr inbounds float, ptr %5, i64 %_0.i
  %_8.1 = load float, ptr %13, align 4, !noundef !4
  %14 = getelementptr inbounds float, ptr %x.0, i64 %_0.i
  %_11.1 = load float, ptr %14, align 4, !noundef !4
  %_7.1 = fmul float %_8.1, %_11.1
  %15 = fadd float %12, %_7.1
  %_0.i.2 = or disjoint i64 %iter.sroa.0.05, 3
  %16 = getelementptr inbounds float, ptr %5, i64 %_0.i.1
  %_8.2 = load float, ptr %16, align 4, !noundef !4
  %17 = getelementptr inbounds float, ptr %x.0, i64 %_0.i.1
  %_11.2 = load float, ptr %17, align 4, !noundef !4
  %_7.2 = fmul float %_8.2, %_11.2
  %18 = fadd float %15, %_7.2
  %_0.i.3 = add nuw i64 %iter.sroa.0.05, 4
  %19 = getelementptr inbounds float, ptr %5, i64 %_0.i.2
  %_8.3 = load float, ptr %19, align 4, !noundef !4
  %20 = getelementptr inbounds float, ptr %x.0, i64 %_0.i.2
  %_11.3 = load float, ptr %20, align 4, !noundef !4
  %_7.3 = fmul float %_8.3, %_11.3
  %21 = fadd float %18, %_7.3
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$10deallocate17h55c9c5ba2992e213E.exit.i.i.unr-lcssa", label %bb3
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
!16 = !{!17, !19}
!17 = distinct !{!17, !18, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE: %_0"}
!18 = distinct !{!18, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE"}
!19 = distinct !{!19, !20, !"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17h5f3c1b8f4cb1f171E: %_0"}
!20 = distinct !{!20, !"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17h5f3c1b8f4cb1f171E"}
!21 = !{!19}
!22 = distinct !{!22, !23, !24}
!23 = !{!"llvm.loop.isvectorized", i32 1}
!24 = !{!"llvm.loop.unroll.runtime.disable"}
!25 = !{!26}
!26 = distinct !{!26, !27, !"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17hdc1fe21445d76319E: %b"}
!27 = distinct !{!27, !"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17hdc1fe21445d76319E"}
!28 = distinct !{!28, !29}
!29 = !{!"llvm.loop.unroll.disable"}
!30 = !{!31, !33, !35, !37}
!31 = distinct !{!31, !32, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h1a2e64e1548fc6e7E: %self"}
!32 = distinct !{!32, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h1a2e64e1548fc6e7E"}
!33 = distinct !{!33, !34, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17haa8d36f51beac65fE: %self"}
!34 = distinct !{!34, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17haa8d36f51beac65fE"}
!35 = distinct !{!35, !36, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f32$GT$$GT$17h8d80245eed88fdd5E: %_1"}
!36 = distinct !{!36, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f32$GT$$GT$17h8d80245eed88fdd5E"}
!37 = distinct !{!37, !38, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E: %_1"}
!38 = distinct !{!38, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E"}
!39 = distinct !{!39, !24, !23}
!40 = !{!41}
!41 = distinct !{!41, !42, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE: %_0"}
!42 = distinct !{!42, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE"}
!43 = distinct !{!43, !29}
!44 = !{!45}
!45 = distinct !{!45, !46, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$4push17hec3cf1366ae40fe4E: %self"}
!46 = distinct !{!46, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$4push17hec3cf1366ae40fe4E"}
!47 = !{!48}
!48 = distinct !{!48, !49, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E: %_1"}
!49 = distinct !{!49, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E"}
!50 = !{!51}
!51 = distinct !{!51, !52, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f32$GT$$GT$17h8d80245eed88fdd5E: %_1"}
!52 = distinct !{!52, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f32$GT$$GT$17h8d80245eed88fdd5E"}
!53 = !{!54}
!54 = distinct !{!54, !55, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17haa8d36f51beac65fE: %self"}
!55 = distinct !{!55, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17haa8d36f51beac65fE"}
!56 = !{!57}
!57 = distinct !{!57, !58, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h1a2e64e1548fc6e7E: %self"}
!58 = distinct !{!58, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h1a2e64e1548fc6e7E"}
!59 = !{!60, !57, !54, !51, !48}
!60 = distinct !{!60, !61, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17h4cc70808d8cd6ceaE: %self"}
!61 = distinct !{!61, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17h4cc70808d8cd6ceaE"}
!62 = !{!63}
!63 = distinct !{!63, !61, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17h4cc70808d8cd6ceaE: %_0"}
!64 = !{!57, !54, !51, !48}
!65 = !{!66, !68, !70, !71, !73}
!66 = distinct !{!66, !67, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE: %_0"}
!67 = distinct !{!67, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE"}
!68 = distinct !{!68, !69, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h1dd3cf131deacaf6E: %_0"}
!69 = distinct !{!69, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h1dd3cf131deacaf6E"}
!70 = distinct !{!70, !69, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h1dd3cf131deacaf6E: %iterator"}
!71 = distinct !{!71, !72, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17hf4f360d643332c71E: %_0"}
!72 = distinct !{!72, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17hf4f360d643332c71E"}
!73 = distinct !{!73, !72, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17hf4f360d643332c71E: %iterator"}
!74 = !{!75}
!75 = distinct !{!75, !76, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h3eadce788d29d16aE: %elt"}
!76 = distinct !{!76, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h3eadce788d29d16aE"}
!77 = !{!78, !75}
!78 = distinct !{!78, !79, !"_ZN5owned9collected28_$u7b$$u7b$closure$u7d$$u7d$17h8af71188a0b54e14E: %a"}
!79 = distinct !{!79, !"_ZN5owned9collected28_$u7b$$u7b$closure$u7d$$u7d$17h8af71188a0b54e14E"}
!80 = !{!81, !82, !83, !85, !87, !88, !90, !91, !93, !94, !96, !68, !70, !71, !73}
!81 = distinct !{!81, !79, !"_ZN5owned9collected28_$u7b$$u7b$closure$u7d$$u7d$17h8af71188a0b54e14E: %_1"}
!82 = distinct !{!82, !76, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h3eadce788d29d16aE: %_1"}
!83 = distinct !{!83, !84, !"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h8029009020db6c7bE: %f"}
!84 = distinct !{!84, !"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h8029009020db6c7bE"}
!85 = distinct !{!85, !86, !"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hd4fda7b33ae25df8E: %self"}
!86 = distinct !{!86, !"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hd4fda7b33ae25df8E"}
!87 = distinct !{!87, !86, !"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hd4fda7b33ae25df8E: %g"}
!88 = distinct !{!88, !89, !"_ZN4core4iter6traits8iterator8Iterator8for_each17hb9cf1c06c461cf70E: %self"}
!89 = distinct !{!89, !"_ZN4core4iter6traits8iterator8Iterator8for_each17hb9cf1c06c461cf70E"}
!90 = distinct !{!90, !89, !"_ZN4core4iter6traits8iterator8Iterator8for_each17hb9cf1c06c461cf70E: %f"}
!91 = distinct !{!91, !92, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted17hda20025a386de818E: %self"}
!92 = distinct !{!92, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted17hda20025a386de818E"}
!93 = distinct !{!93, !92, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted17hda20025a386de818E: %iterator"}
!94 = distinct !{!94, !95, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17hd1f7e74c1cf23a2dE: %self"}
!95 = distinct !{!95, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17hd1f7e74c1cf23a2dE"}
!96 = distinct !{!96, !95, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17hd1f7e74c1cf23a2dE: %iterator"}
!97 = !{!98, !100, !82, !75, !83, !85, !87, !88, !90, !91, !93, !94, !96, !68, !70, !71, !73}
!98 = distinct !{!98, !99, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted28_$u7b$$u7b$closure$u7d$$u7d$17hbd5190a96c90774cE: %_1"}
!99 = distinct !{!99, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted28_$u7b$$u7b$closure$u7d$$u7d$17hbd5190a96c90774cE"}
!100 = distinct !{!100, !101, !"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17h26eaa13f4c73f914E: %_1"}
!101 = distinct !{!101, !"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17h26eaa13f4c73f914E"}
!102 = distinct !{!102, !23, !24}
!103 = !{!68, !70, !71, !73}
!104 = distinct !{!104, !24, !23}
!105 = !{!106}
!106 = distinct !{!106, !107, !"_ZN5owned9collected28_$u7b$$u7b$closure$u7d$$u7d$17h0511da029dcf15e3E: %a"}
!107 = distinct !{!107, !"_ZN5owned9collected28_$u7b$$u7b$closure$u7d$$u7d$17h0511da029dcf15e3E"}
!108 = !{!109, !111, !113, !115}
!109 = distinct !{!109, !110, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h1a2e64e1548fc6e7E: %self"}
!110 = distinct !{!110, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h1a2e64e1548fc6e7E"}
!111 = distinct !{!111, !112, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17haa8d36f51beac65fE: %self"}
!112 = distinct !{!112, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17haa8d36f51beac65fE"}
!113 = distinct !{!113, !114, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f32$GT$$GT$17h8d80245eed88fdd5E: %_1"}
!114 = distinct !{!114, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f32$GT$$GT$17h8d80245eed88fdd5E"}
!115 = distinct !{!115, !116, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E: %_1"}
!116 = distinct !{!116, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E"}
!117 = !{!118, !120}
!118 = distinct !{!118, !119, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE: %_0"}
!119 = distinct !{!119, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE"}
!120 = distinct !{!120, !121, !"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17h5f3c1b8f4cb1f171E: %_0"}
!121 = distinct !{!121, !"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17h5f3c1b8f4cb1f171E"}
!122 = !{!120}
!123 = !{!124, !120}
!124 = distinct !{!124, !125, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$11extend_with17h8fda4318c1917780E: %self"}
!125 = distinct !{!125, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$11extend_with17h8fda4318c1917780E"}
!126 = distinct !{!126, !23, !24}
!127 = distinct !{!127, !24, !23}
!128 = !{!129, !131, !133}
!129 = distinct !{!129, !130, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE: %_0"}
!130 = distinct !{!130, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE"}
!131 = distinct !{!131, !132, !"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17hfe90704d5d01d701E: %_0"}
!132 = distinct !{!132, !"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17hfe90704d5d01d701E"}
!133 = distinct !{!133, !132, !"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17hfe90704d5d01d701E: %elem"}
!134 = !{!131, !133}
!135 = !{!136, !138, !140, !141, !143, !144, !146, !131, !133}
!136 = distinct !{!136, !137, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE: %_0"}
!137 = distinct !{!137, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE"}
!138 = distinct !{!138, !139, !"_ZN52_$LT$T$u20$as$u20$alloc..slice..hack..ConvertVec$GT$6to_vec17h06b31de036716980E: %_0"}
!139 = distinct !{!139, !"_ZN52_$LT$T$u20$as$u20$alloc..slice..hack..ConvertVec$GT$6to_vec17h06b31de036716980E"}
!140 = distinct !{!140, !139, !"_ZN52_$LT$T$u20$as$u20$alloc..slice..hack..ConvertVec$GT$6to_vec17h06b31de036716980E: %s.0"}
!141 = distinct !{!141, !142, !"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h4991af707ce76052E: %_0"}
!142 = distinct !{!142, !"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h4991af707ce76052E"}
!143 = distinct !{!143, !142, !"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h4991af707ce76052E: %self"}
!144 = distinct !{!144, !145, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$11extend_with17h914134f513baeb17E: %self"}
!145 = distinct !{!145, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$11extend_with17h914134f513baeb17E"}
!146 = distinct !{!146, !145, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$11extend_with17h914134f513baeb17E: %value"}
!147 = !{!138, !140, !141, !143, !144, !146, !131, !133}
!148 = !{!138, !141, !143, !144, !146, !131, !133}
!149 = !{!144, !146, !131, !133}
!150 = !{!151, !153, !155, !157, !144, !146, !131, !133}
!151 = distinct !{!151, !152, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h1a2e64e1548fc6e7E: %self"}
!152 = distinct !{!152, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h1a2e64e1548fc6e7E"}
!153 = distinct !{!153, !154, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17haa8d36f51beac65fE: %self"}
!154 = distinct !{!154, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17haa8d36f51beac65fE"}
!155 = distinct !{!155, !156, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f32$GT$$GT$17h8d80245eed88fdd5E: %_1"}
!156 = distinct !{!156, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f32$GT$$GT$17h8d80245eed88fdd5E"}
!157 = distinct !{!157, !158, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E: %_1"}
!158 = distinct !{!158, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E"}
!159 = !{!144, !131, !133}
!160 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!161 = !{!162}
!162 = distinct !{!162, !163, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h2e884be8a546aecbE: %elt"}
!163 = distinct !{!163, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h2e884be8a546aecbE"}
!164 = !{!165}
!165 = distinct !{!165, !166, !"_ZN5owned14nested_vectors28_$u7b$$u7b$closure$u7d$$u7d$17hba4e5580ecf84eb7E: %r"}
!166 = distinct !{!166, !"_ZN5owned14nested_vectors28_$u7b$$u7b$closure$u7d$$u7d$17hba4e5580ecf84eb7E"}
!167 = !{!165, !162}
!168 = !{!169}
!169 = distinct !{!169, !170, !"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17hdc1fe21445d76319E: %b"}
!170 = distinct !{!170, !"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17hdc1fe21445d76319E"}
!171 = distinct !{!171, !29}
!172 = !{!173}
!173 = distinct !{!173, !174, !"_ZN4core3ptr57drop_in_place$LT$$u5b$alloc..vec..Vec$LT$f32$GT$$u5d$$GT$17h0355aa566b2e3d3dE: %_1.0"}
!174 = distinct !{!174, !"_ZN4core3ptr57drop_in_place$LT$$u5b$alloc..vec..Vec$LT$f32$GT$$u5d$$GT$17h0355aa566b2e3d3dE"}
!175 = !{!176}
!176 = distinct !{!176, !177, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E: %_1"}
!177 = distinct !{!177, !"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E"}
!178 = !{!179}
!179 = distinct !{!179, !180, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f32$GT$$GT$17h8d80245eed88fdd5E: %_1"}
!180 = distinct !{!180, !"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f32$GT$$GT$17h8d80245eed88fdd5E"}
!181 = !{!182}
!182 = distinct !{!182, !183, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17haa8d36f51beac65fE: %self"}
!183 = distinct !{!183, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17haa8d36f51beac65fE"}
!184 = !{!185}
!185 = distinct !{!185, !186, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h1a2e64e1548fc6e7E: %self"}
!186 = distinct !{!186, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h1a2e64e1548fc6e7E"}
!187 = !{!188, !185, !182, !179, !176, !173}
!188 = distinct !{!188, !189, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17h4cc70808d8cd6ceaE: %self"}
!189 = distinct !{!189, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17h4cc70808d8cd6ceaE"}
!190 = !{!191, !192, !194}
!191 = distinct !{!191, !189, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17h4cc70808d8cd6ceaE: %_0"}
!192 = distinct !{!192, !193, !"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h8f536d3d814dd7dcE: %self"}
!193 = distinct !{!193, !"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h8f536d3d814dd7dcE"}
!194 = distinct !{!194, !195, !"_ZN4core3ptr70drop_in_place$LT$alloc..vec..Vec$LT$alloc..vec..Vec$LT$f32$GT$$GT$$GT$17hc574c755d3be563aE: %_1"}
!195 = distinct !{!195, !"_ZN4core3ptr70drop_in_place$LT$alloc..vec..Vec$LT$alloc..vec..Vec$LT$f32$GT$$GT$$GT$17hc574c755d3be563aE"}
!196 = !{!185, !182, !179, !176, !173, !192, !194}
!197 = !{!198, !200, !202, !194}
!198 = distinct !{!198, !199, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h1a2e64e1548fc6e7E: %self"}
!199 = distinct !{!199, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h1a2e64e1548fc6e7E"}
!200 = distinct !{!200, !201, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h88c30bd4d1083fd7E: %self"}
!201 = distinct !{!201, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h88c30bd4d1083fd7E"}
!202 = distinct !{!202, !203, !"_ZN4core3ptr77drop_in_place$LT$alloc..raw_vec..RawVec$LT$alloc..vec..Vec$LT$f32$GT$$GT$$GT$17h059e2e587ac0935dE: %_1"}
!203 = distinct !{!203, !"_ZN4core3ptr77drop_in_place$LT$alloc..raw_vec..RawVec$LT$alloc..vec..Vec$LT$f32$GT$$GT$$GT$17h059e2e587ac0935dE"}
!204 = distinct !{!204, !205}
!205 = !{!"llvm.loop.peeled.count", i32 1}
!206 = !{!207, !209}
!207 = distinct !{!207, !208, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE: %_0"}
!208 = distinct !{!208, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE"}
!209 = distinct !{!209, !210, !"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17h274b9548152ab34bE: %_0"}
!210 = distinct !{!210, !"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17h274b9548152ab34bE"}
!211 = !{!209}
!212 = !{!213, !215, !217, !219}
!213 = distinct !{!213, !214, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h1a2e64e1548fc6e7E: %self"}
!214 = distinct !{!214, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h1a2e64e1548fc6e7E"}
!215 = distinct !{!215, !216, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hd9c5576faabac2d3E: %self"}
!216 = distinct !{!216, !"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hd9c5576faabac2d3E"}
!217 = distinct !{!217, !218, !"_ZN4core3ptr55drop_in_place$LT$alloc..raw_vec..RawVec$LT$bool$GT$$GT$17ha0171dd9414ebec5E: %_1"}
!218 = distinct !{!218, !"_ZN4core3ptr55drop_in_place$LT$alloc..raw_vec..RawVec$LT$bool$GT$$GT$17ha0171dd9414ebec5E"}
!219 = distinct !{!219, !220, !"_ZN4core3ptr48drop_in_place$LT$alloc..vec..Vec$LT$bool$GT$$GT$17he7c862d13f31f611E: %_1"}
!220 = distinct !{!220, !"_ZN4core3ptr48drop_in_place$LT$alloc..vec..Vec$LT$bool$GT$$GT$17he7c862d13f31f611E"}
!221 = !{!222, !224}
!222 = distinct !{!222, !223, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE: %_0"}
!223 = distinct !{!223, !"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE"}
!224 = distinct !{!224, !225, !"_ZN101_$LT$alloc..boxed..Box$LT$$u5b$T$u5d$$GT$$u20$as$u20$alloc..boxed..convert..BoxFromSlice$LT$T$GT$$GT$10from_slice17h5d6744a0ca5f439bE: %slice.0"}
!225 = distinct !{!225, !"_ZN101_$LT$alloc..boxed..Box$LT$$u5b$T$u5d$$GT$$u20$as$u20$alloc..boxed..convert..BoxFromSlice$LT$T$GT$$GT$10from_slice17h5d6744a0ca5f439bE"}
!226 = !{!224}
!227 = distinct !{!227, !29}
!228 = !{!229, !231}
!229 = distinct !{!229, !230, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h51c54beb3b6a7a28E: %self"}
!230 = distinct !{!230, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h51c54beb3b6a7a28E"}
!231 = distinct !{!231, !232, !"_ZN4core3ptr59drop_in_place$LT$alloc..boxed..Box$LT$$u5b$f32$u5d$$GT$$GT$17h04d5ae4b16e4480fE: %_1"}
!232 = distinct !{!232, !"_ZN4core3ptr59drop_in_place$LT$alloc..boxed..Box$LT$$u5b$f32$u5d$$GT$$GT$17h04d5ae4b16e4480fE"}

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
  tail call void @_ZN4core9panicking5panic17h06336e0c962d4a4aE(ptr noalias noundef nonnull readonly align 1 @alloc_e5f10c229e531850485be0cf32b11b09, i64 noundef 34, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
  unreachable

bb1:
  %_13 = mul i64 %k, %n
  %_11.not = icmp ugt i64 %_13, %b.1
  br i1 %_11.not, label %bb4, label %bb3, !prof !3

bb4:
  tail call void @_ZN4core9panicking5panic17h06336e0c962d4a4aE(ptr noalias noundef nonnull readonly align 1 @alloc_8530d576e7c1df9e5cffc710a8bf4474, i64 noundef 34, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
  unreachable

bb3:
  %_17 = mul i64 %n, %m
  %_15.not = icmp ugt i64 %_17, %c.1
  br i1 %_15.not, label %bb6, label %bb8.preheader, !prof !3

bb8.preheader:
  %_0.i.i.i40 = icmp ne i64 %m, 0
  br i1 %_0.i.i.i40, label %bb14.preheader.lr.ph, label %bb12

bb14.preheader.lr.ph:
  %_0.i1.i.i41 = zext i1 %_0.i.i.i40 to i64
  %_0.i.i.i1036 = icmp ne i64 %n, 0
  %_0.i1.i.i1337 = zext i1 %_0.i.i.i1036 to i64
  %_0.i.i.i1831 = icmp ne i64 %k, 0
  %_0.i1.i.i2132 = zext i1 %_0.i.i.i1831 to i64
  br label %bb14.preheader

bb6:
  tail call void @_ZN4core9panicking5panic17h06336e0c962d4a4aE(ptr noalias noundef nonnull readonly align 1 @alloc_b036f775f0d488d54c2fe2c8ecf7bb00, i64 noundef 34, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
  unreachable

bb8.loopexit:
  %_0.i.i.i = icmp ult i64 %spec.select43, %m
  %_0.i1.i.i = zext i1 %_0.i.i.i to i64
  %spec.select = add nuw i64 %spec.select43, %_0.i1.i.i
  br i1 %_0.i.i.i, label %bb14.preheader, label %bb12

bb14.preheader:
  %spec.select43 = phi i64 [ %_0.i1.i.i41, %bb14.preheader.lr.ph ], [ %spec.select, %bb8.loopexit ]
  %iter.sroa.0.042 = phi i64 [ 0, %bb14.preheader.lr.ph ], [ %spec.select43, %bb8.loopexit ]
  br i1 %_0.i.i.i1036, label %bb19.preheader.lr.ph, label %bb8.loopexit

bb19.preheader.lr.ph:
  %_44 = mul i64 %iter.sroa.0.042, %k
  %_54 = mul i64 %iter.sroa.0.042, %n
  br label %bb19.preheader

bb12:
  ret void

bb19.preheader:
  %spec.select2439 = phi i64 [ %_0.i1.i.i1337, %bb19.preheader.lr.ph ], [ %spec.select24, %bb25 ]
  %iter1.sroa.0.038 = phi i64 [ 0, %bb19.preheader.lr.ph ], [ %spec.select2439, %bb25 ]
  br i1 %_0.i.i.i1831, label %bb21, label %bb22

bb22:
  %s.sroa.0.0.lcssa = phi float [ 0.000000e+00, %bb19.preheader ], [ %3, %bb24 ]
  %_53 = add i64 %iter1.sroa.0.038, %_54
  %_56 = icmp ult i64 %_53, %c.1
  br i1 %_56, label %bb25, label %panic

bb21:
  %spec.select2635 = phi i64 [ %spec.select26, %bb24 ], [ %_0.i1.i.i2132, %bb19.preheader ]
  %s.sroa.0.034 = phi float [ %3, %bb24 ], [ 0.000000e+00, %bb19.preheader ]
  %iter2.sroa.0.033 = phi i64 [ %spec.select2635, %bb24 ], [ 0, %bb19.preheader ]
  %_43 = add i64 %iter2.sroa.0.033, %_44
  %_46 = icmp ult i64 %_43, %a.1
  br i1 %_46, label %bb23, label %panic3

bb25:
  %0 = getelementptr inbounds float, ptr %c.0, i64 %_53
  store float %s.sroa.0.0.lcssa, ptr %0, align 4
  %_0.i.i.i10 = icmp ult i64 %spec.select2439, %n
  %_0.i1.i.i13 = zext i1 %_0.i.i.i10 to i64
  %spec.select24 = add nuw i64 %spec.select2439, %_0.i1.i.i13
  br i1 %_0.i.i.i10, label %bb19.preheader, label %bb8.loopexit

panic:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %_53, i64 noundef %c.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
  unreachable

bb23:
  %_49 = mul i64 %iter2.sroa.0.033, %n
  %_48 = add i64 %_49, %iter1.sroa.0.038
  %_51 = icmp ult i64 %_48, %b.1
  br i1 %_51, label %bb24, label %panic4

panic3:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %_43, i64 noundef %a.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
  unreachable

bb24:
  %1 = getelementptr inbounds float, ptr %a.0, i64 %_43
  %_42 = load float, ptr %1, align 4, !noundef !4
  %2 = getelementptr inbounds float, ptr %b.0, i64 %_48
  %_47 = load float, ptr %2, align 4, !noundef !4
  %_41 = fmul float %_42, %_47
  %3 = fadd float %s.sroa.0.034, %_41
  %_0.i.i.i18 = icmp ult i64 %spec.select2635, %k
  %_0.i1.i.i21 = zext i1 %_0.i.i.i18 to i64
  %spec.select26 = add nuw i64 %spec.select2635, %_0.i1.i.i21
  br i1 %_0.i.i.i18, label %bb21, label %bb22

panic4:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %_48, i64 noundef %b.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
  unreachable
}

define void @matmul_rows(ptr noalias noundef nonnull readonly align 4 %a.0, i64 noundef %a.1, ptr noalias noundef nonnull readonly align 4 %b.0, i64 noundef %b.1, ptr noalias noundef nonnull align 4 %c.0, i64 noundef %c.1, i64 noundef %n, i64 noundef %k) unnamed_addr #0 personality ptr @rust_eh_personality {
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
  call void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr noalias nocapture noundef nonnull readonly align 8 dereferenceable(48) %_4.i, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10, !noalias !5
  unreachable

"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$12chunks_exact17hd295cb5daacbdd96E.exit":
  %5 = icmp eq i64 %n, 0
  br i1 %5, label %bb2.i6, label %"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$16chunks_exact_mut17h3a5cbae0d0b3c3caE.exit", !prof !3

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
  call void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr noalias nocapture noundef nonnull readonly align 8 dereferenceable(48) %_4.i3, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10, !noalias !9
  unreachable

"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$16chunks_exact_mut17h3a5cbae0d0b3c3caE.exit":
  %n.i.i.i.i = udiv i64 %a.1, %k
  %n.i.i2.i.i = udiv i64 %c.1, %n
  %_0.sroa.0.0.sroa.speculated.i.i.i = tail call noundef i64 @llvm.umin.i64(i64 %n.i.i.i.i, i64 %n.i.i2.i.i)
  br label %bb5

bb5:
  %iter.sroa.16.0 = phi i64 [ 0, %"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$16chunks_exact_mut17h3a5cbae0d0b3c3caE.exit" ], [ %iter.sroa.16.1, %"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h007057e3faa40a03E.exit" ]
  %_11.sroa.6.0 = phi i64 [ undef, %"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$16chunks_exact_mut17h3a5cbae0d0b3c3caE.exit" ], [ %_11.sroa.6.1, %"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h007057e3faa40a03E.exit" ]
  %_11.sroa.8.0 = phi ptr [ undef, %"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$16chunks_exact_mut17h3a5cbae0d0b3c3caE.exit" ], [ %_11.sroa.8.1, %"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h007057e3faa40a03E.exit" ]
  %_11.sroa.10.0 = phi i64 [ undef, %"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$16chunks_exact_mut17h3a5cbae0d0b3c3caE.exit" ], [ %_11.sroa.10.1, %"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h007057e3faa40a03E.exit" ]
  %_22.sroa.6.0 = phi ptr [ undef, %"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$16chunks_exact_mut17h3a5cbae0d0b3c3caE.exit" ], [ %_22.sroa.6.2, %"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h007057e3faa40a03E.exit" ]
  %_22.sroa.8.0 = phi i64 [ undef, %"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$16chunks_exact_mut17h3a5cbae0d0b3c3caE.exit" ], [ %_22.sroa.8.2, %"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h007057e3faa40a03E.exit" ]
  %_2.i.i = icmp ult i64 %iter.sroa.16.0, %_0.sroa.0.0.sroa.speculated.i.i.i
  br i1 %_2.i.i, label %bb1.i.i, label %"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h89d65a9ea433670eE.exit"

bb1.i.i:
  %10 = add nuw i64 %iter.sroa.16.0, 1
  %start1.i.i.i = mul i64 %iter.sroa.16.0, %k
  %data.i.i.i = getelementptr inbounds float, ptr %a.0, i64 %start1.i.i.i
  %start1.i2.i.i = mul i64 %iter.sroa.16.0, %n
  %data.i4.i.i = getelementptr inbounds float, ptr %c.0, i64 %start1.i2.i.i
  br label %"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h89d65a9ea433670eE.exit"

"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h89d65a9ea433670eE.exit":
  %iter.sroa.16.1 = phi i64 [ %10, %bb1.i.i ], [ %iter.sroa.16.0, %bb5 ]
  %_11.sroa.0.0 = phi ptr [ %data.i.i.i, %bb1.i.i ], [ null, %bb5 ]
  %_11.sroa.6.1 = phi i64 [ %k, %bb1.i.i ], [ %_11.sroa.6.0, %bb5 ]
  %_11.sroa.8.1 = phi ptr [ %data.i4.i.i, %bb1.i.i ], [ %_11.sroa.8.0, %bb5 ]
  %_11.sroa.10.1 = phi i64 [ %n, %bb1.i.i ], [ %_11.sroa.10.0, %bb5 ]
  %11 = icmp eq ptr %_11.sroa.0.0, null
  br i1 %11, label %bb9, label %bb8

bb9:
  ret void

bb8:
  %12 = icmp ne ptr %_11.sroa.8.1, null
  tail call void @llvm.assume(i1 %12)
  %13 = icmp eq i64 %_11.sroa.10.1, 0
  br i1 %13, label %"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4fill17he2e506b56ca7c1c0E.exit", label %bb4.preheader.i.i

bb4.preheader.i.i:
  %14 = shl i64 %_11.sroa.10.1, 2
  tail call void @llvm.memset.p0.i64(ptr nonnull align 4 %_11.sroa.8.1, i8 0, i64 %14, i1 false), !alias.scope !13
  br label %"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4fill17he2e506b56ca7c1c0E.exit"

"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4fill17he2e506b56ca7c1c0E.exit":
  %n.i.i.i.i16 = udiv i64 %b.1, %n
  %_0.sroa.0.0.sroa.speculated.i.i.i17 = tail call noundef i64 @llvm.umin.i64(i64 %_11.sroa.6.1, i64 %n.i.i.i.i16)
  br label %bb15

bb15:
  %iter1.sroa.12.0 = phi i64 [ 0, %"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4fill17he2e506b56ca7c1c0E.exit" ], [ %iter1.sroa.12.1, %bb15.backedge ]
  %_22.sroa.6.1 = phi ptr [ %_22.sroa.6.0, %"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4fill17he2e506b56ca7c1c0E.exit" ], [ %_22.sroa.6.2, %bb15.backedge ]
  %_22.sroa.8.1 = phi i64 [ %_22.sroa.8.0, %"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4fill17he2e506b56ca7c1c0E.exit" ], [ %_22.sroa.8.2, %bb15.backedge ]
  %_2.i.i23 = icmp ult i64 %iter1.sroa.12.0, %_0.sroa.0.0.sroa.speculated.i.i.i17
  br i1 %_2.i.i23, label %bb1.i.i25, label %"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h007057e3faa40a03E.exit"

bb1.i.i25:
  %15 = add nuw i64 %iter1.sroa.12.0, 1
  %_3.i.i.i = getelementptr inbounds float, ptr %_11.sroa.0.0, i64 %iter1.sroa.12.0
  %start1.i.i.i27 = mul i64 %iter1.sroa.12.0, %n
  %data.i.i.i29 = getelementptr inbounds float, ptr %b.0, i64 %start1.i.i.i27
  br label %"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h007057e3faa40a03E.exit"

"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h007057e3faa40a03E.exit":
  %iter1.sroa.12.1 = phi i64 [ %15, %bb1.i.i25 ], [ %iter1.sroa.12.0, %bb15 ]
  %_22.sroa.0.0 = phi ptr [ %_3.i.i.i, %bb1.i.i25 ], [ null, %bb15 ]
  %_22.sroa.6.2 = phi ptr [ %data.i.i.i29, %bb1.i.i25 ], [ %_22.sroa.6.1, %bb15 ]
  %_22.sroa.8.2 = phi i64 [ %n, %bb1.i.i25 ], [ %_22.sroa.8.1, %bb15 ]
  %16 = icmp eq ptr %_22.sroa.0.0, null
  br i1 %16, label %bb5, label %bb17

bb17:
  %17 = icmp ne ptr %_22.sroa.6.2, null
  tail call void @llvm.assume(i1 %17)
  %_0.sroa.0.0.sroa.speculated.i.i.i33 = tail call noundef i64 @llvm.umin.i64(i64 %_11.sroa.10.1, i64 %_22.sroa.8.2)
  %_2.i.i3642 = icmp ne i64 %_0.sroa.0.0.sroa.speculated.i.i.i33, 0
  br i1 %_2.i.i3642, label %bb24.lr.ph, label %bb15.backedge

bb15.backedge:
  br label %bb15

bb24.lr.ph:
  %_3.i = load float, ptr %_22.sroa.0.0, align 4, !alias.scope !18, !noalias !21, !noundef !4
  br label %bb24

bb24:
  %_2.i.i3644 = phi i1 [ %_2.i.i3642, %bb24.lr.ph ], [ %_2.i.i36, %bb24 ]
  %iter2.sroa.8.043 = phi i64 [ 0, %bb24.lr.ph ], [ %iter2.sroa.8.1, %bb24 ]
  %_3.i.i.i39 = getelementptr inbounds float, ptr %_11.sroa.8.1, i64 %iter2.sroa.8.043
  %_3.i2.i.i = getelementptr inbounds float, ptr %_22.sroa.6.2, i64 %iter2.sroa.8.043
  %18 = zext i1 %_2.i.i3644 to i64
  %iter2.sroa.8.1 = add i64 %iter2.sroa.8.043, %18
  tail call void @llvm.experimental.noalias.scope.decl(metadata !18)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !21)
  %_4.i41 = load float, ptr %_3.i2.i.i, align 4, !alias.scope !21, !noalias !18, !noundef !4
  %_0.i = fmul float %_3.i, %_4.i41
  %19 = load float, ptr %_3.i.i.i39, align 4, !noundef !4
  %20 = fadd float %19, %_0.i
  store float %20, ptr %_3.i.i.i39, align 4
  %_2.i.i36 = icmp ult i64 %iter2.sroa.8.1, %_0.sroa.0.0.sroa.speculated.i.i.i33
  br i1 %_2.i.i36, label %bb24, label %bb15.backedge
}

define void @tensor_fill(ptr noalias nocapture noundef readonly align 8 dereferenceable(32) %t) unnamed_addr #0 {
start:
  %_4 = load i64, ptr %t, align 8, !noundef !4
  %_0.i.i.i18 = icmp ne i64 %_4, 0
  br i1 %_0.i.i.i18, label %bb5.lr.ph, label %bb6

bb5.lr.ph:
  %_0.i1.i.i19 = zext i1 %_0.i.i.i18 to i64
  %0 = getelementptr inbounds i8, ptr %t, i64 8
  %_12 = load i64, ptr %0, align 8, !noundef !4
  %_0.i.i.i614 = icmp ne i64 %_12, 0
  %_0.i1.i.i915 = zext i1 %_0.i.i.i614 to i64
  %1 = getelementptr inbounds i8, ptr %t, i64 24
  %_9.1.i = load i64, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %t, i64 16
  %_10.0.i = load ptr, ptr %2, align 8, !nonnull !4, !align !23
  br label %bb5

bb2.loopexit:
  %_0.i.i.i = icmp ult i64 %spec.select21, %_4
  %_0.i1.i.i = zext i1 %_0.i.i.i to i64
  %spec.select = add nuw i64 %spec.select21, %_0.i1.i.i
  br i1 %_0.i.i.i, label %bb5, label %bb6

bb6:
  ret void

bb5:
  %spec.select21 = phi i64 [ %_0.i1.i.i19, %bb5.lr.ph ], [ %spec.select, %bb2.loopexit ]
  %iter.sroa.0.020 = phi i64 [ 0, %bb5.lr.ph ], [ %spec.select21, %bb2.loopexit ]
  br i1 %_0.i.i.i614, label %bb10.lr.ph, label %bb2.loopexit

bb10.lr.ph:
  %_5.i = mul i64 %_12, %iter.sroa.0.020
  br label %bb10

bb10:
  %spec.select1217 = phi i64 [ %_0.i1.i.i915, %bb10.lr.ph ], [ %spec.select12, %_ZN7tensors6Tensor2at17h7a45ccc256e86354E.exit ]
  %iter1.sroa.0.016 = phi i64 [ 0, %bb10.lr.ph ], [ %spec.select1217, %_ZN7tensors6Tensor2at17h7a45ccc256e86354E.exit ]
  %_4.i = add i64 %iter1.sroa.0.016, %_5.i
  %_8.i = icmp ult i64 %_4.i, %_9.1.i
  br i1 %_8.i, label %_ZN7tensors6Tensor2at17h7a45ccc256e86354E.exit, label %panic.i

panic.i:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %_4.i, i64 noundef %_9.1.i, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10, !noalias !24
  unreachable

_ZN7tensors6Tensor2at17h7a45ccc256e86354E.exit:
  %_18 = add i64 %iter1.sroa.0.016, %iter.sroa.0.020
  %_0.i = getelementptr inbounds float, ptr %_10.0.i, i64 %_4.i
  %3 = uitofp i64 %_18 to float
  store float %3, ptr %_0.i, align 4
  %_0.i.i.i6 = icmp ult i64 %spec.select1217, %_12
  %_0.i1.i.i9 = zext i1 %_0.i.i.i6 to i64
  %spec.select12 = add nuw i64 %spec.select1217, %_0.i1.i.i9
  br i1 %_0.i.i.i6, label %bb10, label %bb2.loopexit
}

define void @tensor_row_sums(ptr noalias nocapture noundef readonly align 8 dereferenceable(32) %t, ptr noalias nocapture noundef writeonly align 4 dereferenceable(32) %out) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %rows = load i64, ptr %t, align 8, !noundef !4
  %0 = getelementptr inbounds i8, ptr %t, i64 8
  %cols = load i64, ptr %0, align 8, !noundef !4
  %_0.i.i.i11 = icmp ne i64 %rows, 0
  br i1 %_0.i.i.i11, label %bb5.lr.ph, label %bb6

bb5.lr.ph:
  %_0.i1.i.i12 = zext i1 %_0.i.i.i11 to i64
  %1 = getelementptr inbounds i8, ptr %t, i64 16
  %_21.0 = load ptr, ptr %1, align 8, !nonnull !4, !align !23, !noundef !4
  %2 = getelementptr inbounds i8, ptr %t, i64 24
  %_21.1 = load i64, ptr %2, align 8, !noundef !4
  %3 = icmp eq i64 %cols, 0
  %xtraiter = and i64 %cols, 7
  %4 = icmp ult i64 %cols, 8
  %unroll_iter = and i64 %cols, -8
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br label %bb5

bb6:
  ret void

bb5:
  %spec.select14 = phi i64 [ %_0.i1.i.i12, %bb5.lr.ph ], [ %spec.select, %bb10 ]
  %iter.sroa.0.013 = phi i64 [ 0, %bb5.lr.ph ], [ %spec.select14, %bb10 ]
  %_17 = mul i64 %iter.sroa.0.013, %cols
  %_19 = add i64 %iter.sroa.0.013, 1
  %_18 = mul i64 %_19, %cols
  %_13.i.i = icmp ult i64 %_18, %_17
  br i1 %_13.i.i, label %bb3.i.i, label %bb4.i.i, !prof !3

bb4.i.i:
  %_8.i.i = icmp ugt i64 %_18, %_21.1
  br i1 %_8.i.i, label %bb1.i.i, label %"_ZN4core5slice5index74_$LT$impl$u20$core..ops..index..Index$LT$I$GT$$u20$for$u20$$u5b$T$u5d$$GT$5index17h42f2ab01ddb6dd93E.exit", !prof !3

bb3.i.i:
  tail call void @_ZN4core5slice5index22slice_index_order_fail17hae8e081077345799E(i64 noundef %_17, i64 noundef %_18, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10, !noalias !27
  unreachable

bb1.i.i:
  tail call void @_ZN4core5slice5index24slice_end_index_len_fail17h4cf57179e1beceb4E(i64 noundef %_18, i64 noundef %_21.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10, !noalias !27
  unreachable

"_ZN4core5slice5index74_$LT$impl$u20$core..ops..index..Index$LT$I$GT$$u20$for$u20$$u5b$T$u5d$$GT$5index17h42f2ab01ddb6dd93E.exit":
  %_15.i.i = getelementptr inbounds float, ptr %_21.0, i64 %_17
  br i1 %3, label %_ZN4core4iter6traits8iterator8Iterator3sum17h0237ea99b968934dE.exit, label %bb10.i.i.i.preheader

bb10.i.i.i.preheader:
  br i1 %4, label %_ZN4core4iter6traits8iterator8Iterator3sum17h0237ea99b968934dE.exit.loopexit.unr-lcssa, label %bb10.i.i.i

bb10.i.i.i:
  %acc.sroa.0.0.i.i.i = phi float [ %_0.i.i.i.i.7, %bb10.i.i.i ], [ -0.000000e+00, %bb10.i.i.i.preheader ]
  %i.sroa.0.0.i.i.i = phi i64 [ %_30.i.i.i.7, %bb10.i.i.i ], [ 0, %bb10.i.i.i.preheader ]
  %niter = phi i64 [ %niter.next.7, %bb10.i.i.i ], [ 0, %bb10.i.i.i.preheader ]
  %_40.i.i.i = getelementptr inbounds float, ptr %_15.i.i, i64 %i.sroa.0.0.i.i.i
  %_4.i.i.i.i = load float, ptr %_40.i.i.i, align 4, !alias.scope !32, !noundef !4
  %_0.i.i.i.i = fadd float %acc.sroa.0.0.i.i.i, %_4.i.i.i.i
  %_30.i.i.i = or disjoint i64 %i.sroa.0.0.i.i.i, 1
  %_40.i.i.i.1 = getelementptr inbounds float, ptr %_15.i.i, i64 %_30.i.i.i
  %_4.i.i.i.i.1 = load float, ptr %_40.i.i.i.1, align 4, !alias.scope !32, !noundef !4
  %_0.i.i.i.i.1 = fadd float %_0.i.i.i.i, %_4.i.i.i.i.1
  %_30.i.i.i.1 = or disjoint i64 %i.sroa.0.0.i.i.i, 2
  %_40.i.i.i.2 = getelementptr inbounds float, ptr %_15.i.i, i64 %_30.i.i.i.1
  %_4.i.i.i.i.2 = load float, ptr %_40.i.i.i.2, align 4, !alias.scope !32, !noundef !4
  %_0.i.i.i.i.2 = fadd float %_0.i.i.i.i.1, %_4.i.i.i.i.2
  %_30.i.i.i.2 = or disjoint i64 %i.sroa.0.0.i.i.i, 3
  %_40.i.i.i.3 = getelementptr inbounds float, ptr %_15.i.i, i64 %_30.i.i.i.2
  %_4.i.i.i.i.3 = load float, ptr %_40.i.i.i.3, align 4, !alias.scope !32, !noundef !4
  %_0.i.i.i.i.3 = fadd float %_0.i.i.i.i.2, %_4.i.i.i.i.3
  %_30.i.i.i.3 = or disjoint i64 %i.sroa.0.0.i.i.i, 4
  %_40.i.i.i.4 = getelementptr inbounds float, ptr %_15.i.i, i64 %_30.i.i.i.3
  %_4.i.i.i.i.4 = load float, ptr %_40.i.i.i.4, align 4, !alias.scope !32, !noundef !4
  %_0.i.i.i.i.4 = fadd float %_0.i.i.i.i.3, %_4.i.i.i.i.4
  %_30.i.i.i.4 = or disjoint i64 %i.sroa.0.0.i.i.i, 5
  %_40.i.i.i.5 = getelementptr inbounds float, ptr %_15.i.i, i64 %_30.i.i.i.4
  %_4.i.i.i.i.5 = load float, ptr %_40.i.i.i.5, align 4, !alias.scope !32, !noundef !4
  %_0.i.i.i.i.5 = fadd float %_0.i.i.i.i.4, %_4.i.i.i.i.5
  %_30.i.i.i.5 = or disjoint i64 %i.sroa.0.0.i.i.i, 6
  %_40.i.i.i.6 = getelementptr inbounds float, ptr %_15.i.i, i64 %_30.i.i.i.5
  %_4.i.i.i.i.6 = load float, ptr %_40.i.i.i.6, align 4, !alias.scope !32, !noundef !4
  %_0.i.i.i.i.6 = fadd float %_0.i.i.i.i.5, %_4.i.i.i.i.6
  %_30.i.i.i.6 = or disjoint i64 %i.sroa.0.0.i.i.i, 7
  %_40.i.i.i.7 = getelementptr inbounds float, ptr %_15.i.i, i64 %_30.i.i.i.6
  %_4.i.i.i.i.7 = load float, ptr %_40.i.i.i.7, align 4, !alias.scope !32, !noundef !4
  %_0.i.i.i.i.7 = fadd float %_0.i.i.i.i.6, %_4.i.i.i.i.7
  %_30.i.i.i.7 = add nuw i64 %i.sroa.0.0.i.i.i, 8
  %niter.next.7 = add i64 %niter, 8
  %niter.ncmp.7 = icmp eq i64 %niter.next.7, %unroll_iter
  br i1 %niter.ncmp.7, label %_ZN4core4iter6traits8iterator8Iterator3sum17h0237ea99b968934dE.exit.loopexit.unr-lcssa, label %bb10.i.i.i

_ZN4core4iter6traits8iterator8Iterator3sum17h0237ea99b968934dE.exit.loopexit.unr-lcssa:
  %_0.i.i.i.i.lcssa.ph = phi float [ poison, %bb10.i.i.i.preheader ], [ %_0.i.i.i.i.7, %bb10.i.i.i ]
  %acc.sroa.0.0.i.i.i.unr = phi float [ -0.000000e+00, %bb10.i.i.i.preheader ], [ %_0.i.i.i.i.7, %bb10.i.i.i ]
  %i.sroa.0.0.i.i.i.unr = phi i64 [ 0, %bb10.i.i.i.preheader ], [ %_30.i.i.i.7, %bb10.i.i.i ]
  br i1 %lcmp.mod.not, label %_ZN4core4iter6traits8iterator8Iterator3sum17h0237ea99b968934dE.exit, label %bb10.i.i.i.epil

bb10.i.i.i.epil:
  %acc.sroa.0.0.i.i.i.epil = phi float [ %_0.i.i.i.i.epil, %bb10.i.i.i.epil ], [ %acc.sroa.0.0.i.i.i.unr, %_ZN4core4iter6traits8iterator8Iterator3sum17h0237ea99b968934dE.exit.loopexit.unr-lcssa ]
  %i.sroa.0.0.i.i.i.epil = phi i64 [ %_30.i.i.i.epil, %bb10.i.i.i.epil ], [ %i.sroa.0.0.i.i.i.unr, %_ZN4core4iter6traits8iterator8Iterator3sum17h0237ea99b968934dE.exit.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb10.i.i.i.epil ], [ 0, %_ZN4core4iter6traits8iterator8Iterator3sum17h0237ea99b968934dE.exit.loopexit.unr-lcssa ]
  %_40.i.i.i.epil = getelementptr inbounds float, ptr %_15.i.i, i64 %i.sroa.0.0.i.i.i.epil
  %_4.i.i.i.i.epil = load float, ptr %_40.i.i.i.epil, align 4, !alias.scope !32, !noundef !4
  %_0.i.i.i.i.epil = fadd float %acc.sroa.0.0.i.i.i.epil, %_4.i.i.i.i.epil
  %_30.i.i.i.epil = add nuw i64 %i.sroa.0.0.i.i.i.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %_ZN4core4iter6traits8iterator8Iterator3sum17h0237ea99b968934dE.exit, label %bb10.i.i.i.epil, !llvm.loop !35

_ZN4core4iter6traits8iterator8Iterator3sum17h0237ea99b968934dE.exit:
  %_0.sroa.0.0.i.i.i = phi float [ -0.000000e+00, %"_ZN4core5slice5index74_$LT$impl$u20$core..ops..index..Index$LT$I$GT$$u20$for$u20$$u5b$T$u5d$$GT$5index17h42f2ab01ddb6dd93E.exit" ], [ %_0.i.i.i.i.lcssa.ph, %_ZN4core4iter6traits8iterator8Iterator3sum17h0237ea99b968934dE.exit.loopexit.unr-lcssa ], [ %_0.i.i.i.i.epil, %bb10.i.i.i.epil ]
  %_20 = icmp ult i64 %iter.sroa.0.013, 8
  br i1 %_20, label %bb10, label %panic

bb10:
  %5 = getelementptr inbounds float, ptr %out, i64 %iter.sroa.0.013
  store float %_0.sroa.0.0.i.i.i, ptr %5, align 4
  %_0.i.i.i = icmp ult i64 %spec.select14, %rows
  %_0.i1.i.i = zext i1 %_0.i.i.i to i64
  %spec.select = add nuw i64 %spec.select14, %_0.i1.i.i
  br i1 %_0.i.i.i, label %bb5, label %bb6

panic:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %iter.sroa.0.013, i64 noundef 8, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
  unreachable
}

define void @softmax(ptr noalias noundef nonnull align 4 %x.0, i64 noundef %x.1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %_6.i.i = getelementptr inbounds float, ptr %x.0, i64 %x.1
  %0 = icmp eq i64 %x.1, 0
  br i1 %0, label %"_ZN104_$LT$core..iter..adapters..copied..Copied$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hb3f62c490e6062dcE.exit", label %bb10.i.i.preheader

bb10.i.i.preheader:
  %xtraiter = and i64 %x.1, 1
  %1 = icmp eq i64 %x.1, 1
  br i1 %1, label %"_ZN104_$LT$core..iter..adapters..copied..Copied$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hb3f62c490e6062dcE.exit.loopexit.unr-lcssa", label %bb10.i.i.preheader.new

bb10.i.i.preheader.new:
  %unroll_iter = and i64 %x.1, -2
  br label %bb10.i.i

bb10.i.i:
  %acc.sroa.0.0.i.i = phi float [ 0xFFF0000000000000, %bb10.i.i.preheader.new ], [ %3, %bb10.i.i ]
  %i.sroa.0.0.i.i = phi i64 [ 0, %bb10.i.i.preheader.new ], [ %_30.i.i.1, %bb10.i.i ]
  %niter = phi i64 [ 0, %bb10.i.i.preheader.new ], [ %niter.next.1, %bb10.i.i ]
  %_40.i.i = getelementptr inbounds float, ptr %x.0, i64 %i.sroa.0.0.i.i
  %elt.i.i.i = load float, ptr %_40.i.i, align 4, !alias.scope !37, !noundef !4
  %2 = tail call noundef float @llvm.maxnum.f32(float %acc.sroa.0.0.i.i, float %elt.i.i.i)
  %_30.i.i = or disjoint i64 %i.sroa.0.0.i.i, 1
  %_40.i.i.1 = getelementptr inbounds float, ptr %x.0, i64 %_30.i.i
  %elt.i.i.i.1 = load float, ptr %_40.i.i.1, align 4, !alias.scope !37, !noundef !4
  %3 = tail call noundef float @llvm.maxnum.f32(float %2, float %elt.i.i.i.1)
  %_30.i.i.1 = add nuw i64 %i.sroa.0.0.i.i, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %"_ZN104_$LT$core..iter..adapters..copied..Copied$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hb3f62c490e6062dcE.exit.loopexit.unr-lcssa", label %bb10.i.i

"_ZN104_$LT$core..iter..adapters..copied..Copied$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hb3f62c490e6062dcE.exit.loopexit.unr-lcssa":
  %.lcssa7.ph = phi float [ poison, %bb10.i.i.preheader ], [ %3, %bb10.i.i ]
  %acc.sroa.0.0.i.i.unr = phi float [ 0xFFF0000000000000, %bb10.i.i.preheader ], [ %3, %bb10.i.i ]
  %i.sroa.0.0.i.i.unr = phi i64 [ 0, %bb10.i.i.preheader ], [ %_30.i.i.1, %bb10.i.i ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %"_ZN104_$LT$core..iter..adapters..copied..Copied$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hb3f62c490e6062dcE.exit", label %bb10.i.i.epil

bb10.i.i.epil:
  %_40.i.i.epil = getelementptr inbounds float, ptr %x.0, i64 %i.sroa.0.0.i.i.unr
  %elt.i.i.i.epil = load float, ptr %_40.i.i.epil, align 4, !alias.scope !37, !noundef !4
  %4 = tail call noundef float @llvm.maxnum.f32(float %acc.sroa.0.0.i.i.unr, float %elt.i.i.i.epil)
  br label %"_ZN104_$LT$core..iter..adapters..copied..Copied$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hb3f62c490e6062dcE.exit"

"_ZN104_$LT$core..iter..adapters..copied..Copied$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hb3f62c490e6062dcE.exit":
  %_0.sroa.0.0.i.i = phi float [ 0xFFF0000000000000, %start ], [ %.lcssa7.ph, %"_ZN104_$LT$core..iter..adapters..copied..Copied$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hb3f62c490e6062dcE.exit.loopexit.unr-lcssa" ], [ %4, %bb10.i.i.epil ]
  %5 = icmp eq i64 %x.1, 0
  br i1 %5, label %bb10, label %bb9

bb10:
  %sum.sroa.0.0.lcssa = phi float [ 0.000000e+00, %"_ZN104_$LT$core..iter..adapters..copied..Copied$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hb3f62c490e6062dcE.exit" ], [ %11, %bb9 ]
  %6 = fdiv float 1.000000e+00, %sum.sroa.0.0.lcssa
  br i1 %0, label %"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8for_each17h67f1824fd09ba642E.exit", label %bb3.i

bb3.i:
  %self.sroa.0.02.i = phi ptr [ %spec.select.i, %bb3.i ], [ %x.0, %bb10 ]
  %spec.select.i = getelementptr inbounds i8, ptr %self.sroa.0.02.i, i64 4
  %7 = load float, ptr %self.sroa.0.02.i, align 4, !alias.scope !40, !noalias !43, !noundef !4
  %8 = fmul float %6, %7
  store float %8, ptr %self.sroa.0.02.i, align 4, !alias.scope !40, !noalias !43
  %9 = icmp eq ptr %spec.select.i, %_6.i.i
  br i1 %9, label %"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8for_each17h67f1824fd09ba642E.exit", label %bb3.i

"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8for_each17h67f1824fd09ba642E.exit":
  ret void

bb9:
  %sum.sroa.0.04 = phi float [ %11, %bb9 ], [ 0.000000e+00, %"_ZN104_$LT$core..iter..adapters..copied..Copied$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hb3f62c490e6062dcE.exit" ]
  %iter.sroa.0.03 = phi ptr [ %spec.select, %bb9 ], [ %x.0, %"_ZN104_$LT$core..iter..adapters..copied..Copied$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hb3f62c490e6062dcE.exit" ]
  %spec.select = getelementptr inbounds i8, ptr %iter.sroa.0.03, i64 4
  %_15 = load float, ptr %iter.sroa.0.03, align 4, !noundef !4
  %_14 = fsub float %_15, %_0.sroa.0.0.i.i
  %10 = fmul float %_14, 2.500000e-01
  store float %10, ptr %iter.sroa.0.03, align 4
  %11 = fadd float %sum.sroa.0.04, %10
  %12 = icmp eq ptr %spec.select, %_6.i.i
  br i1 %12, label %bb10, label %bb9
}

define void @conv_valid(ptr noalias nocapture noundef nonnull readonly align 4 %x.0, i64 noundef %x.1, ptr noalias nocapture noundef nonnull readonly align 4 %w.0, i64 noundef %w.1, ptr noalias nocapture noundef nonnull writeonly align 4 %out.0, i64 noundef %out.1) unnamed_addr #0 {
start:
  %_0.i.i.i32 = icmp ne i64 %out.1, 0
  br i1 %_0.i.i.i32, label %bb8.preheader.lr.ph, label %bb6

bb8.preheader.lr.ph:
  %_0.i1.i.i33 = zext i1 %_0.i.i.i32 to i64
  %_0.i.i.i1026 = icmp ne i64 %w.1, 0
  %_0.i1.i.i1327 = zext i1 %_0.i.i.i1026 to i64
  br label %bb8.preheader

bb8.preheader:
  %spec.select36 = phi i64 [ %_0.i1.i.i33, %bb8.preheader.lr.ph ], [ %spec.select, %bb14 ]
  %_0.i.i.i35 = phi i1 [ %_0.i.i.i32, %bb8.preheader.lr.ph ], [ %_0.i.i.i, %bb14 ]
  %iter.sroa.0.034 = phi i64 [ 0, %bb8.preheader.lr.ph ], [ %spec.select36, %bb14 ]
  br i1 %_0.i.i.i1026, label %bb10, label %bb11

bb6:
  ret void

bb11:
  %s.sroa.0.0.lcssa = phi float [ 0.000000e+00, %bb8.preheader ], [ %3, %bb13 ]
  br i1 %_0.i.i.i35, label %bb14, label %panic

bb10:
  %spec.select1631 = phi i64 [ %spec.select16, %bb13 ], [ %_0.i1.i.i1327, %bb8.preheader ]
  %_0.i.i.i1030 = phi i1 [ %_0.i.i.i10, %bb13 ], [ %_0.i.i.i1026, %bb8.preheader ]
  %s.sroa.0.029 = phi float [ %3, %bb13 ], [ 0.000000e+00, %bb8.preheader ]
  %iter1.sroa.0.028 = phi i64 [ %spec.select1631, %bb13 ], [ 0, %bb8.preheader ]
  %_23 = add i64 %iter1.sroa.0.028, %iter.sroa.0.034
  %_25 = icmp ult i64 %_23, %x.1
  br i1 %_25, label %bb12, label %panic2

bb14:
  %0 = getelementptr inbounds float, ptr %out.0, i64 %iter.sroa.0.034
  store float %s.sroa.0.0.lcssa, ptr %0, align 4
  %_0.i.i.i = icmp ult i64 %spec.select36, %out.1
  %_0.i1.i.i = zext i1 %_0.i.i.i to i64
  %spec.select = add nuw i64 %spec.select36, %_0.i1.i.i
  br i1 %_0.i.i.i, label %bb8.preheader, label %bb6

panic:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %iter.sroa.0.034, i64 noundef %out.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
  unreachable

bb12:
  br i1 %_0.i.i.i1030, label %bb13, label %panic3

panic2:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %_23, i64 noundef %x.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
  unreachable

bb13:
  %1 = getelementptr inbounds float, ptr %x.0, i64 %_23
  %_22 = load float, ptr %1, align 4, !noundef !4
  %2 = getelementptr inbounds float, ptr %w.0, i64 %iter1.sroa.0.028
  %_26 = load float, ptr %2, align 4, !noundef !4
  %_21 = fmul float %_22, %_26
  %3 = fadd float %s.sroa.0.029, %_21
  %_0.i.i.i10 = icmp ult i64 %spec.select1631, %w.1
  %_0.i1.i.i13 = zext i1 %_0.i.i.i10 to i64
  %spec.select16 = add nuw i64 %spec.select1631, %_0.i1.i.i13
  br i1 %_0.i.i.i10, label %bb10, label %bb11

panic3:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %iter1.sroa.0.028, i64 noundef %w.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
  unreachable
}

define void @conv_padded(ptr noalias nocapture noundef nonnull readonly align 4 %x.0, i64 noundef %x.1, ptr noalias nocapture noundef readonly align 4 dereferenceable(12) %w, ptr noalias nocapture noundef writeonly align 4 dereferenceable(256) %out, i64 noundef %pad) unnamed_addr #0 {
start:
  br label %bb2

bb2:
  %iter.sroa.0.0 = phi i64 [ 0, %start ], [ %iter.sroa.0.1, %bb17 ]
  %_0.i.i.i.not = icmp slt i64 %iter.sroa.0.0, %x.1
  br i1 %_0.i.i.i.not, label %bb2.i.i, label %"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h56482bba07afab66E.exit"

bb2.i.i:
  %0 = tail call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %iter.sroa.0.0, i64 1)
  %_9.0.i.i.i = extractvalue { i64, i1 } %0, 0
  %_9.1.i.i.i = extractvalue { i64, i1 } %0, 1
  %1 = xor i1 %_9.1.i.i.i, true
  tail call void @llvm.assume(i1 %1)
  br label %"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h56482bba07afab66E.exit"

"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h56482bba07afab66E.exit":
  %iter.sroa.0.1 = phi i64 [ %_9.0.i.i.i, %bb2.i.i ], [ %iter.sroa.0.0, %bb2 ]
  br i1 %_0.i.i.i.not, label %bb8.preheader, label %bb6

bb8.preheader:
  %_22 = sub i64 %iter.sroa.0.0, %pad
  br label %bb8.outer

bb8.outer:
  %iter1.sroa.0.0.ph = phi i64 [ %iter1.sroa.0.1, %bb15 ], [ 0, %bb8.preheader ]
  %s.sroa.0.0.ph = phi float [ %7, %bb15 ], [ 0.000000e+00, %bb8.preheader ]
  br label %bb8

bb6:
  ret void

bb8:
  %iter1.sroa.0.0 = phi i64 [ %iter1.sroa.0.1, %bb10 ], [ %iter1.sroa.0.0.ph, %bb8.outer ]
  %_0.i.i.i10 = icmp sgt i64 %iter1.sroa.0.0, 2
  br i1 %_0.i.i.i10, label %"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h56482bba07afab66E.exit15", label %bb2.i.i12

bb2.i.i12:
  %2 = tail call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %iter1.sroa.0.0, i64 1)
  %_9.0.i.i.i13 = extractvalue { i64, i1 } %2, 0
  %_9.1.i.i.i14 = extractvalue { i64, i1 } %2, 1
  %3 = xor i1 %_9.1.i.i.i14, true
  tail call void @llvm.assume(i1 %3)
  br label %"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h56482bba07afab66E.exit15"

"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h56482bba07afab66E.exit15":
  %iter1.sroa.0.1 = phi i64 [ %_9.0.i.i.i13, %bb2.i.i12 ], [ %iter1.sroa.0.0, %bb8 ]
  br i1 %_0.i.i.i10, label %bb11, label %bb10

bb11:
  %_35 = icmp ult i64 %iter.sroa.0.0, 64
  br i1 %_35, label %bb17, label %panic

bb10:
  %at = add i64 %_22, %iter1.sroa.0.0
  %_23 = icmp sgt i64 %at, -1
  %_24 = icmp slt i64 %at, %x.1
  %or.cond = and i1 %_23, %_24
  br i1 %or.cond, label %bb13, label %bb8

bb17:
  %4 = getelementptr inbounds float, ptr %out, i64 %iter.sroa.0.0
  store float %s.sroa.0.0.ph, ptr %4, align 4
  br label %bb2

panic:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %iter.sroa.0.0, i64 noundef 64, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
  unreachable

bb13:
  %_29 = icmp ult i64 %at, %x.1
  br i1 %_29, label %bb14, label %panic2

bb14:
  %_32 = icmp ult i64 %iter1.sroa.0.0, 3
  br i1 %_32, label %bb15, label %panic3

panic2:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %at, i64 noundef %x.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
  unreachable

bb15:
  %5 = getelementptr inbounds float, ptr %x.0, i64 %at
  %_26 = load float, ptr %5, align 4, !noundef !4
  %6 = getelementptr inbounds float, ptr %w, i64 %iter1.sroa.0.0
  %_30 = load float, ptr %6, align 4, !noundef !4
  %_25 = fmul float %_26, %_30
  %7 = fadd float %s.sroa.0.0.ph, %_25
  br label %bb8.outer

panic3:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %iter1.sroa.0.0, i64 noundef 3, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
  unreachable
}

define void @stencil(ptr noalias nocapture noundef nonnull readonly align 4 %x.0, i64 noundef %x.1, ptr noalias nocapture noundef nonnull writeonly align 4 %y.0, i64 noundef %y.1, i64 noundef %h, i64 noundef %w) unnamed_addr #0 {
start:
  %0 = tail call noundef range(i64 0, -1) i64 @llvm.usub.sat.i64(i64 %h, i64 1)
  %_0.i.i.i37 = icmp ugt i64 %0, 1
  br i1 %_0.i.i.i37, label %bb6.lr.ph, label %bb7

bb6.lr.ph:
  %1 = tail call noundef range(i64 0, -1) i64 @llvm.usub.sat.i64(i64 %w, i64 1)
  %_0.i.i.i1032 = icmp ugt i64 %1, 1
  %spec.select1634 = select i1 %_0.i.i.i1032, i64 2, i64 1
  br label %bb6

bb3.loopexit:
  %_0.i.i.i = icmp ult i64 %spec.select41, %0
  %_0.i1.i.i = zext i1 %_0.i.i.i to i64
  %spec.select = add nuw i64 %spec.select41, %_0.i1.i.i
  br i1 %_0.i.i.i, label %bb6, label %bb7

bb7:
  ret void

bb6:
  %spec.select41 = phi i64 [ 2, %bb6.lr.ph ], [ %spec.select, %bb3.loopexit ]
  %iter.sroa.0.040 = phi i64 [ 1, %bb6.lr.ph ], [ %spec.select41, %bb3.loopexit ]
  br i1 %_0.i.i.i1032, label %bb12.lr.ph, label %bb3.loopexit

bb12.lr.ph:
  %_22 = mul i64 %iter.sroa.0.040, %w
  br label %bb12

bb12:
  %spec.select1636 = phi i64 [ %spec.select1634, %bb12.lr.ph ], [ %spec.select16, %bb18 ]
  %iter1.sroa.0.035 = phi i64 [ 1, %bb12.lr.ph ], [ %spec.select1636, %bb18 ]
  %c = add i64 %iter1.sroa.0.035, %_22
  %_27 = add i64 %c, -1
  %_29 = icmp ult i64 %_27, %x.1
  br i1 %_29, label %bb14, label %panic

bb14:
  %_31 = add i64 %c, 1
  %_33 = icmp ult i64 %_31, %x.1
  br i1 %_33, label %bb15, label %panic2

panic:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %_27, i64 noundef %x.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
  unreachable

bb15:
  %_35 = sub i64 %c, %w
  %_37 = icmp ult i64 %_35, %x.1
  br i1 %_37, label %bb16, label %panic3

panic2:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %_31, i64 noundef %x.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
  unreachable

bb16:
  %_39 = add i64 %c, %w
  %_41 = icmp ult i64 %_39, %x.1
  br i1 %_41, label %bb17, label %panic4

panic3:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %_35, i64 noundef %x.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
  unreachable

bb17:
  %_43 = icmp ult i64 %c, %y.1
  br i1 %_43, label %bb18, label %panic5

panic4:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %_39, i64 noundef %x.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
  unreachable

bb18:
  %2 = getelementptr inbounds float, ptr %x.0, i64 %_27
  %_26 = load float, ptr %2, align 4, !noundef !4
  %3 = getelementptr inbounds float, ptr %x.0, i64 %_31
  %_30 = load float, ptr %3, align 4, !noundef !4
  %_25 = fadd float %_26, %_30
  %4 = getelementptr inbounds float, ptr %x.0, i64 %_35
  %_34 = load float, ptr %4, align 4, !noundef !4
  %_24 = fadd float %_25, %_34
  %5 = getelementptr inbounds float, ptr %x.0, i64 %_39
  %_38 = load float, ptr %5, align 4, !noundef !4
  %_23 = fadd float %_24, %_38
  %6 = getelementptr inbounds float, ptr %y.0, i64 %c
  %7 = fmul float %_23, 2.500000e-01
  store float %7, ptr %6, align 4
  %_0.i.i.i10 = icmp ult i64 %spec.select1636, %1
  %_0.i1.i.i13 = zext i1 %_0.i.i.i10 to i64
  %spec.select16 = add nuw i64 %spec.select1636, %_0.i1.i.i13
  br i1 %_0.i.i.i10, label %bb12, label %bb3.loopexit

panic5:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %c, i64 noundef %y.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
  unreachable
}

define void @lower_triangle(ptr noalias nocapture noundef align 4 dereferenceable(1024) %a, i64 noundef %n) unnamed_addr #0 {
start:
  %_0.i.i.i24 = icmp ne i64 %n, 0
  br i1 %_0.i.i.i24, label %bb9.preheader.preheader, label %bb6

bb9.preheader.preheader:
  %_0.i1.i.i25 = zext i1 %_0.i.i.i24 to i64
  br label %bb9.preheader

bb2.loopexit:
  %_0.i.i.i = icmp ult i64 %spec.select27, %n
  %_0.i1.i.i = zext i1 %_0.i.i.i to i64
  %spec.select = add nuw i64 %spec.select27, %_0.i1.i.i
  br i1 %_0.i.i.i, label %bb9.preheader, label %bb6

bb9.preheader:
  %spec.select27 = phi i64 [ %spec.select, %bb2.loopexit ], [ %_0.i1.i.i25, %bb9.preheader.preheader ]
  %iter.sroa.0.026 = phi i64 [ %spec.select27, %bb2.loopexit ], [ 0, %bb9.preheader.preheader ]
  %_17 = icmp ult i64 %iter.sroa.0.026, 16
  %0 = getelementptr inbounds [16 x float], ptr %a, i64 %iter.sroa.0.026
  br i1 %_17, label %bb11.preheader, label %panic

bb11.preheader:
  %_0.i3.i.i18 = icmp ne i64 %iter.sroa.0.026, 0
  %not._0.i3.i.i18 = xor i1 %_0.i3.i.i18, true
  %iter1.sroa.7.120 = zext i1 %not._0.i3.i.i18 to i8
  %spec.select1119 = zext i1 %_0.i3.i.i18 to i64
  br label %bb11

bb6:
  ret void

bb11:
  %iter1.sroa.7.123 = phi i8 [ %iter1.sroa.7.1, %bb14 ], [ %iter1.sroa.7.120, %bb11.preheader ]
  %iter1.sroa.0.122 = phi i64 [ %iter1.sroa.0.1, %bb14 ], [ %spec.select1119, %bb11.preheader ]
  %iter1.sroa.0.021 = phi i64 [ %iter1.sroa.0.122, %bb14 ], [ 0, %bb11.preheader ]
  %_18 = icmp ult i64 %iter1.sroa.0.021, 16
  br i1 %_18, label %bb14, label %panic2

panic:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %iter.sroa.0.026, i64 noundef 16, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
  unreachable

bb14:
  %1 = getelementptr inbounds float, ptr %0, i64 %iter1.sroa.0.021
  %2 = load float, ptr %1, align 4, !noundef !4
  %3 = fadd float %2, 1.000000e+00
  store float %3, ptr %1, align 4
  %_10.i.i = trunc nuw i8 %iter1.sroa.7.123 to i1
  %_0.i.not.i.i = icmp ugt i64 %iter1.sroa.0.122, %iter.sroa.0.026
  %or.cond = select i1 %_10.i.i, i1 true, i1 %_0.i.not.i.i
  %_0.i3.i.i = icmp ult i64 %iter1.sroa.0.122, %iter.sroa.0.026
  %not.or.cond = xor i1 %or.cond, true
  %narrow = select i1 %not.or.cond, i1 %_0.i3.i.i, i1 false
  %spec.select11 = zext i1 %narrow to i64
  %iter1.sroa.0.1 = add nuw i64 %iter1.sroa.0.122, %spec.select11
  %4 = select i1 %or.cond, i1 true, i1 %_0.i3.i.i
  %iter1.sroa.7.1 = select i1 %4, i8 %iter1.sroa.7.123, i8 1
  br i1 %or.cond, label %bb2.loopexit, label %bb11

panic2:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %iter1.sroa.0.021, i64 noundef 16, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
  unreachable
}

define noundef float @csr_rows(ptr noalias noundef nonnull readonly align 4 %start.0, i64 noundef %start.1, ptr noalias nocapture noundef nonnull readonly align 4 %column.0, i64 noundef %column.1, ptr noalias nocapture noundef nonnull readonly align 4 %value.0, i64 noundef %value.1, ptr noalias nocapture noundef readonly align 4 dereferenceable(256) %x) unnamed_addr #0 {
start:
  %_19 = icmp eq i64 %value.1, 0
  %_26 = icmp eq i64 %column.1, 0
  br label %bb3.outer

bb3.outer:
  %iter.sroa.0.0.ph = phi ptr [ %start.0, %start ], [ %iter.sroa.0.1, %bb19 ]
  %iter.sroa.5.0.ph = phi i64 [ %start.1, %start ], [ %iter.sroa.5.1, %bb19 ]
  %s.sroa.0.0.ph = phi float [ 0.000000e+00, %start ], [ %7, %bb19 ]
  br label %bb3

bb3:
  %iter.sroa.0.0 = phi ptr [ %iter.sroa.0.1, %bb11 ], [ %iter.sroa.0.0.ph, %bb3.outer ]
  %iter.sroa.5.0 = phi i64 [ %iter.sroa.5.1, %bb11 ], [ %iter.sroa.5.0.ph, %bb3.outer ]
  %_2.i = icmp ult i64 %iter.sroa.5.0, 2
  br i1 %_2.i, label %"_ZN94_$LT$core..slice..iter..Windows$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hee2622a27322ef9fE.exit", label %bb2.i

bb2.i:
  %0 = icmp ne ptr %iter.sroa.0.0, null
  tail call void @llvm.assume(i1 %0)
  %new_len.i.i = add i64 %iter.sroa.5.0, -1
  %_12.i.i = getelementptr inbounds i8, ptr %iter.sroa.0.0, i64 4
  br label %"_ZN94_$LT$core..slice..iter..Windows$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hee2622a27322ef9fE.exit"

"_ZN94_$LT$core..slice..iter..Windows$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hee2622a27322ef9fE.exit":
  %iter.sroa.0.1 = phi ptr [ %iter.sroa.0.0, %bb3 ], [ %_12.i.i, %bb2.i ]
  %iter.sroa.5.1 = phi i64 [ %iter.sroa.5.0, %bb3 ], [ %new_len.i.i, %bb2.i ]
  %_0.sroa.0.0.i = phi ptr [ null, %bb3 ], [ %iter.sroa.0.0, %bb2.i ]
  %1 = icmp eq ptr %_0.sroa.0.0.i, null
  br i1 %1, label %bb7, label %bb8

bb7:
  ret float %s.sroa.0.0.ph

bb8:
  br i1 %_19, label %panic2, label %bb9

bb9:
  br i1 %_26, label %panic4, label %bb11

panic2:
  tail call void @_ZN4core9panicking11panic_const23panic_const_rem_by_zero17h302cb8efe1b5e772E(ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
  unreachable

bb11:
  %_15 = load i32, ptr %_0.sroa.0.0.i, align 4, !noundef !4
  %_14 = zext i32 %_15 to i64
  %from = urem i64 %_14, %value.1
  %2 = getelementptr inbounds i8, ptr %_0.sroa.0.0.i, i64 4
  %_22 = load i32, ptr %2, align 4, !noundef !4
  %_21 = zext i32 %_22 to i64
  %to = urem i64 %_21, %column.1
  %_0.i.i.i18 = icmp ult i64 %from, %to
  br i1 %_0.i.i.i18, label %bb15.preheader, label %bb3

bb15.preheader:
  %_0.i1.i.i19 = zext i1 %_0.i.i.i18 to i64
  %spec.select20 = add nuw nsw i64 %from, %_0.i1.i.i19
  br label %bb15

panic4:
  tail call void @_ZN4core9panicking11panic_const23panic_const_rem_by_zero17h302cb8efe1b5e772E(ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
  unreachable

bb15:
  %spec.select23 = phi i64 [ %spec.select, %bb19 ], [ %spec.select20, %bb15.preheader ]
  %s.sroa.0.122 = phi float [ %7, %bb19 ], [ %s.sroa.0.0.ph, %bb15.preheader ]
  %iter1.sroa.0.021 = phi i64 [ %spec.select23, %bb19 ], [ %from, %bb15.preheader ]
  %_37 = icmp ult i64 %iter1.sroa.0.021, %value.1
  br i1 %_37, label %bb17, label %panic5

bb17:
  %_43 = icmp ult i64 %iter1.sroa.0.021, %column.1
  br i1 %_43, label %bb19, label %panic6

panic5:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %iter1.sroa.0.021, i64 noundef %value.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
  unreachable

panic6:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %iter1.sroa.0.021, i64 noundef %column.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
  unreachable

bb19:
  %3 = getelementptr inbounds float, ptr %value.0, i64 %iter1.sroa.0.021
  %_35 = load float, ptr %3, align 4, !noundef !4
  %4 = getelementptr inbounds i32, ptr %column.0, i64 %iter1.sroa.0.021
  %_41 = load i32, ptr %4, align 4, !noundef !4
  %5 = and i32 %_41, 63
  %_39 = zext nneg i32 %5 to i64
  %6 = getelementptr inbounds float, ptr %x, i64 %_39
  %_38 = load float, ptr %6, align 4, !noundef !4
  %_34 = fmul float %_35, %_38
  %7 = fadd float %s.sroa.0.122, %_34
  %_0.i.i.i = icmp ult i64 %spec.select23, %to
  %_0.i1.i.i = zext i1 %_0.i.i.i to i64
  %spec.select = add nuw i64 %spec.select23, %_0.i1.i.i
  br i1 %_0.i.i.i, label %bb15, label %bb3.outer
}

define void @insertion_sort(ptr noalias nocapture noundef nonnull align 4 %x.0, i64 noundef %x.1) unnamed_addr #0 {
start:
  %_0.i.i.i12 = icmp ugt i64 %x.1, 1
  br i1 %_0.i.i.i12, label %bb7.preheader, label %bb6

bb7.preheader:
  %spec.select16 = phi i64 [ %spec.select, %bb15 ], [ 2, %start ]
  %iter.sroa.0.015 = phi i64 [ %spec.select16, %bb15 ], [ 1, %start ]
  %0 = add i64 %iter.sroa.0.015, -1
  %_18.first_iter = icmp ult i64 %0, %x.1
  br label %bb8

bb6:
  ret void

bb8:
  %j.sroa.0.011 = phi i64 [ %iter.sroa.0.015, %bb7.preheader ], [ %_15, %bb11 ]
  %_15 = add i64 %j.sroa.0.011, -1
  br i1 %_18.first_iter, label %bb9, label %panic

bb15:
  %_0.i.i.i = icmp ult i64 %spec.select16, %x.1
  %_0.i1.i.i = zext i1 %_0.i.i.i to i64
  %spec.select = add nuw i64 %spec.select16, %_0.i1.i.i
  br i1 %_0.i.i.i, label %bb7.preheader, label %bb6

bb9:
  %_22 = icmp ult i64 %j.sroa.0.011, %x.1
  br i1 %_22, label %bb10, label %panic1

panic:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %_15, i64 noundef %x.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
  unreachable

bb10:
  %1 = getelementptr inbounds float, ptr %x.0, i64 %_15
  %_14 = load float, ptr %1, align 4, !noundef !4
  %2 = getelementptr inbounds float, ptr %x.0, i64 %j.sroa.0.011
  %_19 = load float, ptr %2, align 4, !noundef !4
  %_13 = fcmp ogt float %_14, %_19
  br i1 %_13, label %bb11, label %bb15

panic1:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %j.sroa.0.011, i64 noundef %x.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
  unreachable

bb11:
  %tmp.sroa.0.0.copyload.i.i = load i32, ptr %1, align 4, !alias.scope !47
  %3 = load i32, ptr %2, align 4, !alias.scope !47
  store i32 %3, ptr %1, align 4, !alias.scope !47
  store i32 %tmp.sroa.0.0.copyload.i.i, ptr %2, align 4, !alias.scope !47
  %_11.not = icmp eq i64 %_15, 0
  br i1 %_11.not, label %bb15, label %bb8
}

define void @bubble_passes(ptr noalias nocapture noundef nonnull align 4 %x.0, i64 noundef %x.1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %_0.i.i.i26 = icmp ne i64 %x.1, 0
  br i1 %_0.i.i.i26, label %bb5.preheader, label %bb6

bb5.preheader:
  %_0.i1.i.i27 = zext i1 %_0.i.i.i26 to i64
  br label %bb5

bb2.loopexit:
  %_0.i.i.i = icmp ult i64 %spec.select29, %x.1
  %_0.i1.i.i = zext i1 %_0.i.i.i to i64
  %spec.select = add nuw i64 %spec.select29, %_0.i1.i.i
  br i1 %_0.i.i.i, label %bb5, label %bb6

bb6:
  ret void

bb5:
  %spec.select29 = phi i64 [ %spec.select, %bb2.loopexit ], [ %_0.i1.i.i27, %bb5.preheader ]
  %iter.sroa.0.028 = phi i64 [ %spec.select29, %bb2.loopexit ], [ 0, %bb5.preheader ]
  %_12 = sub i64 %x.1, %iter.sroa.0.028
  %_0.i.i.i921 = icmp ugt i64 %_12, 1
  br i1 %_0.i.i.i921, label %bb10, label %bb2.loopexit

bb10:
  %spec.select1625 = phi i64 [ %spec.select16, %bb13 ], [ 2, %bb5 ]
  %iter1.sroa.0.024 = phi i64 [ %spec.select1625, %bb13 ], [ 1, %bb5 ]
  %_19 = add i64 %iter1.sroa.0.024, -1
  %_21 = icmp ult i64 %_19, %x.1
  br i1 %_21, label %bb12, label %panic

bb12:
  %_24 = icmp ult i64 %iter1.sroa.0.024, %x.1
  br i1 %_24, label %bb13, label %panic2

panic:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %_19, i64 noundef %x.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
  unreachable

bb13:
  %0 = getelementptr inbounds i32, ptr %x.0, i64 %_19
  %a = load i32, ptr %0, align 4, !noundef !4
  %1 = getelementptr inbounds i32, ptr %x.0, i64 %iter1.sroa.0.024
  %b = load i32, ptr %1, align 4, !noundef !4
  %_0.sroa.0.0.sroa.speculated.i.i = tail call noundef i32 @llvm.umin.i32(i32 %a, i32 %b)
  store i32 %_0.sroa.0.0.sroa.speculated.i.i, ptr %0, align 4
  %_0.sroa.0.0.sroa.speculated.i.i14 = tail call noundef i32 @llvm.umax.i32(i32 %a, i32 %b)
  store i32 %_0.sroa.0.0.sroa.speculated.i.i14, ptr %1, align 4
  %_0.i.i.i9 = icmp ult i64 %spec.select1625, %_12
  %_0.i1.i.i12 = zext i1 %_0.i.i.i9 to i64
  %spec.select16 = add nuw i64 %spec.select1625, %_0.i1.i.i12
  br i1 %_0.i.i.i9, label %bb10, label %bb2.loopexit

panic2:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %iter1.sroa.0.024, i64 noundef %x.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
  unreachable
}

define void @prefix_sums(ptr noalias nocapture noundef nonnull align 8 %x.0, i64 noundef %x.1) unnamed_addr #0 {
start:
  %_0.i.i.i4 = icmp ugt i64 %x.1, 1
  br i1 %_0.i.i.i4, label %bb7, label %bb6

bb6:
  ret void

bb7:
  %spec.select8 = phi i64 [ %spec.select, %bb8 ], [ 2, %start ]
  %iter.sroa.0.07 = phi i64 [ %spec.select8, %bb8 ], [ 1, %start ]
  %_15 = add i64 %iter.sroa.0.07, -1
  %_17 = icmp ult i64 %_15, %x.1
  br i1 %_17, label %bb8, label %panic1

bb8:
  %0 = getelementptr inbounds i64, ptr %x.0, i64 %iter.sroa.0.07
  %_11 = load i64, ptr %0, align 8, !noundef !4
  %1 = getelementptr inbounds i64, ptr %x.0, i64 %_15
  %_14 = load i64, ptr %1, align 8, !noundef !4
  %_0.i = add i64 %_14, %_11
  store i64 %_0.i, ptr %0, align 8
  %_0.i.i.i = icmp ult i64 %spec.select8, %x.1
  %_0.i1.i.i = zext i1 %_0.i.i.i to i64
  %spec.select = add nuw i64 %spec.select8, %_0.i1.i.i
  br i1 %_0.i.i.i, label %bb7, label %bb6

panic1:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %_15, i64 noundef %x.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #10
  unreachable
}

declare void @_ZN4core5slice5index24slice_end_index_len_fail17h4cf57179e1beceb4E(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr #2

declare void @_ZN4core5slice5index22slice_index_order_fail17hae8e081077345799E(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr #2

declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef range(i32 1, 17), i64 noundef, ptr noundef, ptr noundef) unnamed_addr #0

declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #3

declare void @llvm.assume(i1 noundef) #4

declare void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr noalias nocapture noundef readonly align 8 dereferenceable(48), ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr #2

declare float @llvm.maxnum.f32(float, float) #3

declare i64 @llvm.usub.sat.i64(i64, i64) #3

declare void @_ZN4core9panicking5panic17h06336e0c962d4a4aE(ptr noalias noundef nonnull readonly align 1, i64 noundef, ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr #2

declare void @_ZN4core9panicking11panic_const23panic_const_rem_by_zero17h302cb8efe1b5e772E(ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr #2

declare void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr #5

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #6

declare void @llvm.experimental.noalias.scope.decl(metadata) #7

declare i64 @llvm.umin.i64(i64, i64) #8

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #9

declare i32 @llvm.umin.i32(i32, i32) #8

declare i32 @llvm.umax.i32(i32, i32) #8

attributes #0 = { nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nofree norecurse nosync nounwind nonlazybind memory(readwrite, inaccessiblemem: none) "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { cold noinline noreturn nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { cold minsize noinline noreturn nounwind nonlazybind optsize "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { noreturn nounwind }

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
!13 = !{!14, !16}
!14 = distinct !{!14, !15, !"_ZN74_$LT$$u5b$T$u5d$$u20$as$u20$core..slice..specialize..SpecFill$LT$T$GT$$GT$9spec_fill17h935d2b17d874548bE: %self.0"}
!15 = distinct !{!15, !"_ZN74_$LT$$u5b$T$u5d$$u20$as$u20$core..slice..specialize..SpecFill$LT$T$GT$$GT$9spec_fill17h935d2b17d874548bE"}
!16 = distinct !{!16, !17, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4fill17he2e506b56ca7c1c0E: %self.0"}
!17 = distinct !{!17, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4fill17he2e506b56ca7c1c0E"}
!18 = !{!19}
!19 = distinct !{!19, !20, !"_ZN49_$LT$$RF$f32$u20$as$u20$core..ops..arith..Mul$GT$3mul17h23d17bb63b4828bcE: %self"}
!20 = distinct !{!20, !"_ZN49_$LT$$RF$f32$u20$as$u20$core..ops..arith..Mul$GT$3mul17h23d17bb63b4828bcE"}
!21 = !{!22}
!22 = distinct !{!22, !20, !"_ZN49_$LT$$RF$f32$u20$as$u20$core..ops..arith..Mul$GT$3mul17h23d17bb63b4828bcE: %other"}
!23 = !{i64 4}
!24 = !{!25}
!25 = distinct !{!25, !26, !"_ZN7tensors6Tensor2at17h7a45ccc256e86354E: %self"}
!26 = distinct !{!26, !"_ZN7tensors6Tensor2at17h7a45ccc256e86354E"}
!27 = !{!28, !30}
!28 = distinct !{!28, !29, !"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E: %slice.0"}
!29 = distinct !{!29, !"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h9ff92e0243df47b9E"}
!30 = distinct !{!30, !31, !"_ZN4core5slice5index74_$LT$impl$u20$core..ops..index..Index$LT$I$GT$$u20$for$u20$$u5b$T$u5d$$GT$5index17h42f2ab01ddb6dd93E: %self.0"}
!31 = distinct !{!31, !"_ZN4core5slice5index74_$LT$impl$u20$core..ops..index..Index$LT$I$GT$$u20$for$u20$$u5b$T$u5d$$GT$5index17h42f2ab01ddb6dd93E"}
!32 = !{!33}
!33 = distinct !{!33, !34, !"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17he06b1cd88bf161d1E: %b"}
!34 = distinct !{!34, !"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17he06b1cd88bf161d1E"}
!35 = distinct !{!35, !36}
!36 = !{!"llvm.loop.unroll.disable"}
!37 = !{!38}
!38 = distinct !{!38, !39, !"_ZN4core4iter8adapters6copied9copy_fold28_$u7b$$u7b$closure$u7d$$u7d$17h2e3fbbccbe378c77E: %_3"}
!39 = distinct !{!39, !"_ZN4core4iter8adapters6copied9copy_fold28_$u7b$$u7b$closure$u7d$$u7d$17h2e3fbbccbe378c77E"}
!40 = !{!41}
!41 = distinct !{!41, !42, !"_ZN7tensors7softmax28_$u7b$$u7b$closure$u7d$$u7d$17ha3b74703c7ffa04cE: %v"}
!42 = distinct !{!42, !"_ZN7tensors7softmax28_$u7b$$u7b$closure$u7d$$u7d$17ha3b74703c7ffa04cE"}
!43 = !{!44, !45}
!44 = distinct !{!44, !42, !"_ZN7tensors7softmax28_$u7b$$u7b$closure$u7d$$u7d$17ha3b74703c7ffa04cE: %_1"}
!45 = distinct !{!45, !46, !"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8for_each17h67f1824fd09ba642E: argument 0"}
!46 = distinct !{!46, !"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8for_each17h67f1824fd09ba642E"}
!47 = !{!48}
!48 = distinct !{!48, !49, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4swap17h9a3846dca61c8102E: %self.0"}
!49 = distinct !{!49, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4swap17h9a3846dca61c8102E"}

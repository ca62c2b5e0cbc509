source_filename = "checked.f648e934fa3c4068-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_ae6dc619079e3c3b08144a35532ecff7 = private unnamed_addr constant <{ [2 x i8] }> <{ [2 x i8] c"()" }>, align 1
@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00", ptr @"_ZN70_$LT$core..num..error..TryFromIntError$u20$as$u20$core..fmt..Debug$GT$3fmt17ha438342cf7e5d736E" }>, align 8
@alloc_4192ed3b92b550c0d82c6e919997c0e9 = private unnamed_addr constant <{ [10 x i8] }> <{ [10 x i8] c"<redacted>" }>, align 1
@alloc_ae52e422ab29884b58622d79788975fe = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4192ed3b92b550c0d82c6e919997c0e9, [16 x i8] c"\0A\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00" }>, align 8
@vtable.1 = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h523767de8e352670E" }>, align 8
@alloc_5cb263f26a5d50117adfcc5c7225745e = private unnamed_addr constant <{ [15 x i8] }> <{ [15 x i8] c"TryFromIntError" }>, align 1
@alloc_be52b2c1ebddb79ce16de6b9d3bbdd07 = private unnamed_addr constant <{ [31 x i8] }> <{ [31 x i8] c"assertion failed: x.len() < 100" }>, align 1
@alloc_7d432900e276447a335a9e5d6127a6c0 = private unnamed_addr constant <{ [13 x i8] }> <{ [13 x i8] c"a full matrix" }>, align 1
@alloc_137e475c7f75658004791948e4fd878f = private unnamed_addr constant <{ ptr, [8 x i8] }> <{ ptr @alloc_7d432900e276447a335a9e5d6127a6c0, [8 x i8] c"\0D\00\00\00\00\00\00\00" }>, align 8
@alloc_eeb46eecf61b4b4bd7391d55f82da1ac = private unnamed_addr constant <{ [15 x i8] }> <{ [15 x i8] c"a positive size" }>, align 1

define internal noundef zeroext i1 @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h523767de8e352670E"(ptr noalias nocapture readonly align 8 %self, ptr noalias noundef align 8 dereferenceable(64) %f) unnamed_addr #0 {
start:
  %_0.i = tail call noundef zeroext i1 @_ZN4core3fmt9Formatter3pad17h764b76a6b1eb0486E(ptr noalias noundef nonnull align 8 dereferenceable(64) %f, ptr noalias noundef nonnull readonly align 1 @alloc_ae6dc619079e3c3b08144a35532ecff7, i64 noundef 2) #8
  ret i1 %_0.i
}

define internal noundef zeroext i1 @"_ZN70_$LT$core..num..error..TryFromIntError$u20$as$u20$core..fmt..Debug$GT$3fmt17ha438342cf7e5d736E"(ptr noalias noundef nonnull readonly align 1 %self, ptr noalias noundef align 8 dereferenceable(64) %f) unnamed_addr #1 {
start:
  %_5 = alloca [8 x i8], align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %_5)
  store ptr %self, ptr %_5, align 8
  %_0 = call noundef zeroext i1 @_ZN4core3fmt9Formatter25debug_tuple_field1_finish17hab396902b1e77f3aE(ptr noalias noundef nonnull align 8 dereferenceable(64) %f, ptr noalias noundef nonnull readonly align 1 @alloc_5cb263f26a5d50117adfcc5c7225745e, i64 noundef 15, ptr noundef nonnull align 1 %_5, ptr noalias noundef nonnull readonly align 8 dereferenceable(32) @vtable.1) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %_5)
  ret i1 %_0
}

define noundef i32 @triangular(i32 noundef %n) unnamed_addr #0 {
start:
  %_0.i.i.i4 = icmp ne i32 %n, 0
  br i1 %_0.i.i.i4, label %bb5.preheader, label %bb6

bb5.preheader:
  %_0.i1.i.i5 = zext i1 %_0.i.i.i4 to i32
  br label %bb5

bb6:
  %s.sroa.0.0.lcssa = phi i32 [ 0, %start ], [ %_10.0, %bb7 ]
  ret i32 %s.sroa.0.0.lcssa

bb5:
  %spec.select8 = phi i32 [ %spec.select, %bb7 ], [ %_0.i1.i.i5, %bb5.preheader ]
  %s.sroa.0.07 = phi i32 [ %_10.0, %bb7 ], [ 0, %bb5.preheader ]
  %iter.sroa.0.06 = phi i32 [ %spec.select8, %bb7 ], [ 0, %bb5.preheader ]
  %0 = tail call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %s.sroa.0.07, i32 %iter.sroa.0.06)
  %_10.1 = extractvalue { i32, i1 } %0, 1
  br i1 %_10.1, label %panic, label %bb7

bb7:
  %_10.0 = extractvalue { i32, i1 } %0, 0
  %_0.i.i.i = icmp ult i32 %spec.select8, %n
  %_0.i1.i.i = zext i1 %_0.i.i.i to i32
  %spec.select = add nuw i32 %spec.select8, %_0.i1.i.i
  br i1 %_0.i.i.i, label %bb5, label %bb6

panic:
  tail call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable
}

define noundef i8 @byte_overflow(i32 noundef %n) unnamed_addr #0 {
start:
  %_0.i.i.i4 = icmp ne i32 %n, 0
  br i1 %_0.i.i.i4, label %bb5.preheader, label %bb6

bb5.preheader:
  %_0.i1.i.i5 = zext i1 %_0.i.i.i4 to i32
  %0 = sub i32 %n, %_0.i1.i.i5
  %1 = icmp ugt i32 %0, 24
  br label %bb5

bb6:
  %s.sroa.0.0.lcssa = phi i8 [ 0, %start ], [ %_9.0, %bb7 ]
  ret i8 %s.sroa.0.0.lcssa

bb5:
  %spec.select7 = phi i32 [ %spec.select, %bb7 ], [ %_0.i1.i.i5, %bb5.preheader ]
  %s.sroa.0.06 = phi i8 [ %_9.0, %bb7 ], [ 0, %bb5.preheader ]
  br i1 %1, label %panic, label %bb7

bb7:
  %_9.0 = add i8 %s.sroa.0.06, 10
  %_0.i.i.i = icmp ult i32 %spec.select7, %n
  %_0.i1.i.i = zext i1 %_0.i.i.i to i32
  %spec.select = add nuw i32 %spec.select7, %_0.i1.i.i
  br i1 %_0.i.i.i, label %bb5, label %bb6

panic:
  tail call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable
}

define noundef float @past_the_end(ptr noalias nocapture noundef nonnull readonly align 4 %x.0, i64 noundef %x.1, i64 noundef %n) unnamed_addr #0 {
start:
  %_0.i.i.i4 = icmp ne i64 %n, 0
  br i1 %_0.i.i.i4, label %bb5.preheader, label %bb6

bb5.preheader:
  %_0.i1.i.i5 = zext i1 %_0.i.i.i4 to i64
  br label %bb5

bb6:
  %s.sroa.0.0.lcssa = phi float [ 0.000000e+00, %start ], [ %1, %bb7 ]
  ret float %s.sroa.0.0.lcssa

bb5:
  %spec.select8 = phi i64 [ %spec.select, %bb7 ], [ %_0.i1.i.i5, %bb5.preheader ]
  %s.sroa.0.07 = phi float [ %1, %bb7 ], [ 0.000000e+00, %bb5.preheader ]
  %iter.sroa.0.06 = phi i64 [ %spec.select8, %bb7 ], [ 0, %bb5.preheader ]
  %_13 = icmp ult i64 %iter.sroa.0.06, %x.1
  br i1 %_13, label %bb7, label %panic

bb7:
  %0 = getelementptr inbounds float, ptr %x.0, i64 %iter.sroa.0.06
  %_11 = load float, ptr %0, align 4, !noundef !3
  %1 = fadd float %s.sroa.0.07, %_11
  %_0.i.i.i = icmp ult i64 %spec.select8, %n
  %_0.i1.i.i = zext i1 %_0.i.i.i to i64
  %spec.select = add nuw i64 %spec.select8, %_0.i1.i.i
  br i1 %_0.i.i.i, label %bb5, label %bb6

panic:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %iter.sroa.0.06, i64 noundef %x.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable
}

define noundef float @last_minus_first(ptr noalias nocapture noundef nonnull readonly align 4 %x.0, i64 noundef %x.1) unnamed_addr #0 {
start:
  %_2 = icmp ult i64 %x.1, 100
  br i1 %_2, label %bb1, label %bb2, !prof !4

bb2:
  tail call void @_ZN4core9panicking5panic17h06336e0c962d4a4aE(ptr noalias noundef nonnull readonly align 1 @alloc_be52b2c1ebddb79ce16de6b9d3bbdd07, i64 noundef 31, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

bb1:
  %_8.1 = icmp eq i64 %x.1, 0
  br i1 %_8.1, label %panic, label %bb4

panic:
  tail call void @_ZN4core9panicking11panic_const24panic_const_sub_overflow17hce21710976133341E(ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

bb4:
  %0 = getelementptr float, ptr %x.0, i64 %x.1
  %1 = getelementptr i8, ptr %0, i64 -4
  %_5 = load float, ptr %1, align 4, !noundef !3
  %_3.i = load float, ptr %x.0, align 4, !alias.scope !5, !noundef !3
  %_0.i = fsub float %_5, %_3.i
  ret float %_0.i
}

define void @column_sums(ptr noalias nocapture noundef nonnull readonly align 4 %x.0, i64 noundef %x.1, ptr noalias nocapture noundef align 4 dereferenceable(24) %out, i64 noundef %rows, i64 noundef %cols) unnamed_addr #0 {
start:
  %_14 = alloca [48 x i8], align 8
  %_8 = alloca [8 x i8], align 8
  %_6 = alloca [8 x i8], align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %_6)
  store i64 %x.1, ptr %_6, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %_8)
  %0 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %rows, i64 %cols)
  %_9.1 = extractvalue { i64, i1 } %0, 1
  br i1 %_9.1, label %panic, label %bb1

bb1:
  %_9.0 = extractvalue { i64, i1 } %0, 0
  store i64 %_9.0, ptr %_8, align 8
  %_10 = icmp eq i64 %_9.0, %x.1
  br i1 %_10, label %bb2, label %bb3, !prof !4

panic:
  tail call void @_ZN4core9panicking11panic_const24panic_const_mul_overflow17hf1c8947532f8c86bE(ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

bb3:
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %_14)
  store ptr @alloc_137e475c7f75658004791948e4fd878f, ptr %_14, align 8
  %_15.sroa.4.0._14.sroa_idx = getelementptr inbounds i8, ptr %_14, i64 8
  store i64 1, ptr %_15.sroa.4.0._14.sroa_idx, align 8
  %_15.sroa.5.0._14.sroa_idx = getelementptr inbounds i8, ptr %_14, i64 16
  store ptr inttoptr (i64 8 to ptr), ptr %_15.sroa.5.0._14.sroa_idx, align 8
  %_15.sroa.6.0._14.sroa_idx = getelementptr inbounds i8, ptr %_14, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %_15.sroa.6.0._14.sroa_idx, i8 0, i64 16, i1 false)
  call void @_ZN4core9panicking13assert_failed17h670c9d126fab1881E(i8 noundef 0, ptr noalias noundef nonnull readonly align 8 dereferenceable(8) %_6, ptr noalias noundef nonnull readonly align 8 dereferenceable(8) %_8, ptr noalias nocapture noundef nonnull align 8 dereferenceable(48) %_14, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

bb2:
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %_8)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %_6)
  %_0.i.i.i28 = icmp ne i64 %cols, 0
  br i1 %_0.i.i.i28, label %bb12.preheader.lr.ph, label %bb10

bb12.preheader.lr.ph:
  %_0.i1.i.i29 = zext i1 %_0.i.i.i28 to i64
  %_0.i.i.i1024 = icmp ne i64 %rows, 0
  %_0.i1.i.i1325 = zext i1 %_0.i.i.i1024 to i64
  br label %bb12.preheader

bb6.loopexit:
  %_0.i.i.i = icmp ult i64 %spec.select31, %cols
  %_0.i1.i.i = zext i1 %_0.i.i.i to i64
  %spec.select = add nuw i64 %spec.select31, %_0.i1.i.i
  br i1 %_0.i.i.i, label %bb12.preheader, label %bb10

bb12.preheader:
  %spec.select31 = phi i64 [ %_0.i1.i.i29, %bb12.preheader.lr.ph ], [ %spec.select, %bb6.loopexit ]
  %iter.sroa.0.030 = phi i64 [ 0, %bb12.preheader.lr.ph ], [ %spec.select31, %bb6.loopexit ]
  br i1 %_0.i.i.i1024, label %bb14.lr.ph, label %bb6.loopexit

bb14.lr.ph:
  %_37 = icmp ult i64 %iter.sroa.0.030, 6
  %1 = getelementptr inbounds float, ptr %out, i64 %iter.sroa.0.030
  br label %bb14

bb10:
  ret void

bb14:
  %spec.select1627 = phi i64 [ %_0.i1.i.i1325, %bb14.lr.ph ], [ %spec.select16, %bb19 ]
  %iter1.sroa.0.026 = phi i64 [ 0, %bb14.lr.ph ], [ %spec.select1627, %bb19 ]
  %2 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %iter1.sroa.0.026, i64 %cols)
  %_33.1 = extractvalue { i64, i1 } %2, 1
  br i1 %_33.1, label %panic2, label %bb16

bb16:
  %_33.0 = extractvalue { i64, i1 } %2, 0
  %3 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %_33.0, i64 %iter.sroa.0.030)
  %_34.0 = extractvalue { i64, i1 } %3, 0
  %_34.1 = extractvalue { i64, i1 } %3, 1
  br i1 %_34.1, label %panic3, label %bb17

panic2:
  tail call void @_ZN4core9panicking11panic_const24panic_const_mul_overflow17hf1c8947532f8c86bE(ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

bb17:
  %_36 = icmp ult i64 %_34.0, %x.1
  br i1 %_36, label %bb18, label %panic4

panic3:
  tail call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

bb18:
  br i1 %_37, label %bb19, label %panic5

panic4:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %_34.0, i64 noundef %x.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

bb19:
  %4 = getelementptr inbounds float, ptr %x.0, i64 %_34.0
  %_30 = load float, ptr %4, align 4, !noundef !3
  %5 = load float, ptr %1, align 4, !noundef !3
  %6 = fadd float %_30, %5
  store float %6, ptr %1, align 4
  %_0.i.i.i10 = icmp ult i64 %spec.select1627, %rows
  %_0.i1.i.i13 = zext i1 %_0.i.i.i10 to i64
  %spec.select16 = add nuw i64 %spec.select1627, %_0.i1.i.i13
  br i1 %_0.i.i.i10, label %bb14, label %bb6.loopexit

panic5:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %iter.sroa.0.030, i64 noundef 6, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable
}

define noundef i64 @divided(i64 noundef %n, i64 noundef %by) unnamed_addr #0 {
start:
  %_7 = icmp eq i64 %by, 0
  br i1 %_7, label %panic, label %bb1

bb1:
  %_6 = udiv i64 %n, %by
  %_0.i.i.i6 = icmp ule i64 %by, %n
  br i1 %_0.i.i.i6, label %bb8.preheader, label %bb7

bb8.preheader:
  %_0.i1.i.i7 = zext i1 %_0.i.i.i6 to i64
  br label %bb8

panic:
  tail call void @_ZN4core9panicking11panic_const23panic_const_div_by_zero17hc25814f4a0d3df95E(ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

bb7:
  %s.sroa.0.0.lcssa = phi i64 [ 0, %bb1 ], [ %_14.0, %bb9 ]
  ret i64 %s.sroa.0.0.lcssa

bb8:
  %spec.select10 = phi i64 [ %spec.select, %bb9 ], [ %_0.i1.i.i7, %bb8.preheader ]
  %s.sroa.0.09 = phi i64 [ %_14.0, %bb9 ], [ 0, %bb8.preheader ]
  %iter.sroa.0.08 = phi i64 [ %spec.select10, %bb9 ], [ 0, %bb8.preheader ]
  %_13 = urem i64 %iter.sroa.0.08, %by
  %0 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %s.sroa.0.09, i64 %_13)
  %_14.1 = extractvalue { i64, i1 } %0, 1
  br i1 %_14.1, label %panic2, label %bb9

bb9:
  %_14.0 = extractvalue { i64, i1 } %0, 0
  %_0.i.i.i = icmp ult i64 %spec.select10, %_6
  %_0.i1.i.i = zext i1 %_0.i.i.i to i64
  %spec.select = add nuw i64 %spec.select10, %_0.i1.i.i
  br i1 %_0.i.i.i, label %bb8, label %bb7

panic2:
  tail call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable
}

define noundef i64 @expected(i32 noundef %n) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %e.i = alloca [0 x i8], align 1
  %0 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %n, i32 -1)
  %_5.1 = extractvalue { i32, i1 } %0, 1
  br i1 %_5.1, label %panic, label %bb1

bb1:
  %_5.0 = extractvalue { i32, i1 } %0, 0
  %_2.i = icmp slt i32 %_5.0, 0
  %_3.i = zext nneg i32 %_5.0 to i64
  %_0.sroa.3.0.i = select i1 %_2.i, i64 undef, i64 %_3.i
  call void @llvm.lifetime.start.p0(i64 0, ptr nonnull %e.i)
  %trunc.i.not = icmp sgt i32 %_5.0, -1
  br i1 %trunc.i.not, label %"_ZN4core6result19Result$LT$T$C$E$GT$6expect17h7d1bbe3a8e98c7a5E.exit", label %bb2.i

bb2.i:
  call void @_ZN4core6result13unwrap_failed17h1b5ed8541c7bebd6E(ptr noalias noundef nonnull readonly align 1 @alloc_eeb46eecf61b4b4bd7391d55f82da1ac, i64 noundef 15, ptr noundef nonnull align 1 %e.i, ptr noalias noundef nonnull readonly align 8 dereferenceable(32) @vtable.0, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

"_ZN4core6result19Result$LT$T$C$E$GT$6expect17h7d1bbe3a8e98c7a5E.exit":
  call void @llvm.lifetime.end.p0(i64 0, ptr nonnull %e.i)
  %_0.i.i.i5.i.not.i.i.i = icmp eq i64 %_0.sroa.3.0.i, 0
  br i1 %_0.i.i.i5.i.not.i.i.i, label %_ZN4core4iter6traits8iterator8Iterator3sum17h61b16a82113742a0E.exit, label %bb3.i.i.i.i

bb3.i.i.i.i:
  %spec.select9.i.i.i.i = phi i64 [ %spec.select.i.i.i.i, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h16223738f3f8302cE.exit.i.i.i.i" ], [ 1, %"_ZN4core6result19Result$LT$T$C$E$GT$6expect17h7d1bbe3a8e98c7a5E.exit" ]
  %accum.sroa.0.08.i.i.i.i = phi i64 [ %_4.0.i.i.i.i.i.i, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h16223738f3f8302cE.exit.i.i.i.i" ], [ 0, %"_ZN4core6result19Result$LT$T$C$E$GT$6expect17h7d1bbe3a8e98c7a5E.exit" ]
  %self.sroa.0.07.i.i.i.i = phi i64 [ %spec.select9.i.i.i.i, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h16223738f3f8302cE.exit.i.i.i.i" ], [ 0, %"_ZN4core6result19Result$LT$T$C$E$GT$6expect17h7d1bbe3a8e98c7a5E.exit" ]
  %_3.1.i.i.i.i.i.i = icmp slt i64 %self.sroa.0.07.i.i.i.i, 0
  br i1 %_3.1.i.i.i.i.i.i, label %panic.i.i.i.i.i.i, label %"_ZN7checked8expected28_$u7b$$u7b$closure$u7d$$u7d$17ha7a835643c7a60e3E.exit.i.i.i.i.i"

panic.i.i.i.i.i.i:
  tail call void @_ZN4core9panicking11panic_const24panic_const_mul_overflow17hf1c8947532f8c86bE(ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

"_ZN7checked8expected28_$u7b$$u7b$closure$u7d$$u7d$17ha7a835643c7a60e3E.exit.i.i.i.i.i":
  %_3.0.i.i.i.i.i.i = shl nuw i64 %self.sroa.0.07.i.i.i.i, 1
  %1 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %accum.sroa.0.08.i.i.i.i, i64 %_3.0.i.i.i.i.i.i)
  %_4.1.i.i.i.i.i.i = extractvalue { i64, i1 } %1, 1
  br i1 %_4.1.i.i.i.i.i.i, label %panic.i1.i.i.i.i.i, label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h16223738f3f8302cE.exit.i.i.i.i"

panic.i1.i.i.i.i.i:
  tail call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h16223738f3f8302cE.exit.i.i.i.i":
  %_4.0.i.i.i.i.i.i = extractvalue { i64, i1 } %1, 0
  %_0.i.i.i.i.i.i.i = icmp ult i64 %spec.select9.i.i.i.i, %_0.sroa.3.0.i
  %_0.i1.i.i.i.i.i.i = zext i1 %_0.i.i.i.i.i.i.i to i64
  %spec.select.i.i.i.i = add nuw i64 %spec.select9.i.i.i.i, %_0.i1.i.i.i.i.i.i
  br i1 %_0.i.i.i.i.i.i.i, label %bb3.i.i.i.i, label %_ZN4core4iter6traits8iterator8Iterator3sum17h61b16a82113742a0E.exit

_ZN4core4iter6traits8iterator8Iterator3sum17h61b16a82113742a0E.exit:
  %accum.sroa.0.0.lcssa.i.i.i.i = phi i64 [ 0, %"_ZN4core6result19Result$LT$T$C$E$GT$6expect17h7d1bbe3a8e98c7a5E.exit" ], [ %_4.0.i.i.i.i.i.i, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h16223738f3f8302cE.exit.i.i.i.i" ]
  ret i64 %accum.sroa.0.0.lcssa.i.i.i.i

panic:
  tail call void @_ZN4core9panicking11panic_const24panic_const_sub_overflow17hce21710976133341E(ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable
}

define void @subslice(ptr noalias noundef nonnull writeonly align 4 %x.0, i64 noundef %x.1, i64 noundef %from, i64 noundef %to) unnamed_addr #0 {
start:
  %_13.i = icmp ult i64 %to, %from
  br i1 %_13.i, label %bb3.i, label %bb4.i, !prof !8

bb4.i:
  %_8.i = icmp ugt i64 %to, %x.1
  br i1 %_8.i, label %bb1.i, label %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$9index_mut17h07392de91a5e1417E.exit", !prof !8

bb3.i:
  tail call void @_ZN4core5slice5index22slice_index_order_fail17hae8e081077345799E(i64 noundef %from, i64 noundef %to, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9, !noalias !9
  unreachable

bb1.i:
  tail call void @_ZN4core5slice5index24slice_end_index_len_fail17h4cf57179e1beceb4E(i64 noundef %to, i64 noundef %x.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9, !noalias !9
  unreachable

"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$9index_mut17h07392de91a5e1417E.exit":
  %0 = getelementptr inbounds float, ptr %x.0, i64 %to
  %1 = icmp eq i64 %from, %to
  br i1 %1, label %bb7, label %bb6.preheader

bb6.preheader:
  %_15.i = getelementptr inbounds float, ptr %x.0, i64 %from
  br label %bb6

bb7:
  ret void

bb6:
  %iter.sroa.0.02 = phi ptr [ %spec.select, %bb6 ], [ %_15.i, %bb6.preheader ]
  %spec.select = getelementptr inbounds i8, ptr %iter.sroa.0.02, i64 4
  store float 1.000000e+00, ptr %iter.sroa.0.02, align 4
  %2 = icmp eq ptr %spec.select, %0
  br i1 %2, label %bb7, label %bb6
}

declare void @_ZN4core5slice5index24slice_end_index_len_fail17h4cf57179e1beceb4E(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr #2

declare void @_ZN4core5slice5index22slice_index_order_fail17hae8e081077345799E(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr #2

declare noundef zeroext i1 @_ZN4core3fmt9Formatter3pad17h764b76a6b1eb0486E(ptr noalias noundef align 8 dereferenceable(64), ptr noalias noundef nonnull readonly align 1, i64 noundef) unnamed_addr #0

declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #3

declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64) #3

declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef range(i32 1, 17), i64 noundef, ptr noundef, ptr noundef) unnamed_addr #0

declare void @_ZN4core6result13unwrap_failed17h1b5ed8541c7bebd6E(ptr noalias noundef nonnull readonly align 1, i64 noundef, ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 dereferenceable(32), ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr #2

declare void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr #2

declare noundef zeroext i1 @_ZN4core3fmt9Formatter25debug_tuple_field1_finish17hab396902b1e77f3aE(ptr noalias noundef align 8 dereferenceable(64), ptr noalias noundef nonnull readonly align 1, i64 noundef, ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 dereferenceable(32)) unnamed_addr #0

declare void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr #4

declare void @_ZN4core9panicking5panic17h06336e0c962d4a4aE(ptr noalias noundef nonnull readonly align 1, i64 noundef, ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr #2

declare void @_ZN4core9panicking11panic_const24panic_const_sub_overflow17hce21710976133341E(ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr #2

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #3

declare void @_ZN4core9panicking11panic_const24panic_const_mul_overflow17hf1c8947532f8c86bE(ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr #2

declare void @_ZN4core9panicking13assert_failed17h670c9d126fab1881E(i8 noundef range(i8 0, 3), ptr noalias noundef readonly align 8 dereferenceable(8), ptr noalias noundef readonly align 8 dereferenceable(8), ptr noalias nocapture noundef align 8 dereferenceable(48), ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr #4

declare void @_ZN4core9panicking11panic_const23panic_const_div_by_zero17hc25814f4a0d3df95E(ptr noalias noundef readonly align 8 dereferenceable(24)) unnamed_addr #2

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #5

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #5

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #6

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #7

attributes #0 = { nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { inlinehint nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { cold noinline noreturn nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { cold minsize noinline noreturn nounwind nonlazybind optsize "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { nounwind }
attributes #9 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.85.0 (4d91de4e4 2025-02-17)"}
!3 = !{}
!4 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!5 = !{!6}
!6 = distinct !{!6, !7, !"_ZN60_$LT$f32$u20$as$u20$core..ops..arith..Sub$LT$$RF$f32$GT$$GT$3sub17h45c79b842846e6eeE: %other"}
!7 = distinct !{!7, !"_ZN60_$LT$f32$u20$as$u20$core..ops..arith..Sub$LT$$RF$f32$GT$$GT$3sub17h45c79b842846e6eeE"}
!8 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!9 = !{!10}
!10 = distinct !{!10, !11, !"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$9index_mut17h07392de91a5e1417E: %slice.0"}
!11 = distinct !{!11, !"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$9index_mut17h07392de91a5e1417E"}

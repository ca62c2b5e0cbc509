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
  %_64.not = icmp eq i32 %n, 0
  br i1 %_64.not, label %bb5, label %"_ZN47_$LT$u32$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17he4e98ca9bcc0031eE.exit"

bb5:
  %s.sroa.0.0.lcssa = phi i32 [ 0, %start ], [ %_5.0, %bb2 ]
  ret i32 %s.sroa.0.0.lcssa

"_ZN47_$LT$u32$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17he4e98ca9bcc0031eE.exit":
  %s.sroa.0.06 = phi i32 [ %_5.0, %bb2 ], [ 0, %start ]
  %iter.sroa.0.05 = phi i32 [ %_0.i, %bb2 ], [ 0, %start ]
  %0 = tail call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %s.sroa.0.06, i32 %iter.sroa.0.05)
  %_5.1 = extractvalue { i32, i1 } %0, 1
  br i1 %_5.1, label %panic, label %bb2

bb2:
  %_0.i = add nuw i32 %iter.sroa.0.05, 1
  %_5.0 = extractvalue { i32, i1 } %0, 0
  %exitcond.not = icmp eq i32 %_0.i, %n
  br i1 %exitcond.not, label %bb5, label %"_ZN47_$LT$u32$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17he4e98ca9bcc0031eE.exit"

panic:
  tail call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable
}

define noundef i8 @byte_overflow(i32 noundef %n) unnamed_addr #0 {
start:
  %_44.not = icmp eq i32 %n, 0
  br i1 %_44.not, label %bb5, label %"_ZN47_$LT$u32$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17he4e98ca9bcc0031eE.exit.preheader"

"_ZN47_$LT$u32$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17he4e98ca9bcc0031eE.exit.preheader":
  %0 = add i32 %n, -26
  %1 = icmp ult i32 %0, -25
  br i1 %1, label %panic, label %"_ZN47_$LT$u32$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17he4e98ca9bcc0031eE.exit.preheader.split"

"_ZN47_$LT$u32$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17he4e98ca9bcc0031eE.exit.preheader.split":
  %2 = trunc nuw i32 %n to i8
  %3 = mul nuw i8 %2, 10
  br label %bb5

bb5:
  %s.sroa.0.0.lcssa = phi i8 [ 0, %start ], [ %3, %"_ZN47_$LT$u32$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17he4e98ca9bcc0031eE.exit.preheader.split" ]
  ret i8 %s.sroa.0.0.lcssa

panic:
  tail call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable
}

define noundef float @past_the_end(ptr noalias nocapture noundef nonnull readonly align 4 %x.0, i64 noundef %x.1, i64 noundef %n) unnamed_addr #0 {
start:
  %_94.not = icmp eq i64 %n, 0
  br i1 %_94.not, label %bb5, label %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.preheader"

"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.preheader":
  %0 = add i64 %n, -1
  %.not.not = icmp ult i64 %0, %x.1
  br i1 %.not.not, label %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.preheader9", label %panic

"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.preheader9":
  %xtraiter = and i64 %n, 7
  %1 = icmp ult i64 %n, 8
  br i1 %1, label %bb5.loopexit.unr-lcssa, label %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.preheader9.new"

"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.preheader9.new":
  %unroll_iter = and i64 %n, -8
  br label %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit"

bb5.loopexit.unr-lcssa:
  %.lcssa.ph = phi float [ poison, %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.preheader9" ], [ %19, %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit" ]
  %s.sroa.0.06.unr = phi float [ 0.000000e+00, %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.preheader9" ], [ %19, %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit" ]
  %iter.sroa.0.05.unr = phi i64 [ 0, %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.preheader9" ], [ %_0.i.7, %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit" ]
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %bb5, label %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.epil"

"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.epil":
  %s.sroa.0.06.epil = phi float [ %3, %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.epil" ], [ %s.sroa.0.06.unr, %bb5.loopexit.unr-lcssa ]
  %iter.sroa.0.05.epil = phi i64 [ %_0.i.epil, %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.epil" ], [ %iter.sroa.0.05.unr, %bb5.loopexit.unr-lcssa ]
  %epil.iter = phi i64 [ %epil.iter.next, %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.epil" ], [ 0, %bb5.loopexit.unr-lcssa ]
  %_0.i.epil = add nuw i64 %iter.sroa.0.05.epil, 1
  %2 = getelementptr inbounds float, ptr %x.0, i64 %iter.sroa.0.05.epil
  %_6.epil = load float, ptr %2, align 4, !noundef !3
  %3 = fadd float %s.sroa.0.06.epil, %_6.epil
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %bb5, label %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.epil", !llvm.loop !4

bb5:
  %s.sroa.0.0.lcssa = phi float [ 0.000000e+00, %start ], [ %.lcssa.ph, %bb5.loopexit.unr-lcssa ], [ %3, %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.epil" ]
  ret float %s.sroa.0.0.lcssa

"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit":
  %s.sroa.0.06 = phi float [ 0.000000e+00, %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.preheader9.new" ], [ %19, %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit" ]
  %iter.sroa.0.05 = phi i64 [ 0, %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.preheader9.new" ], [ %_0.i.7, %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit" ]
  %niter = phi i64 [ 0, %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.preheader9.new" ], [ %niter.next.7, %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit" ]
  %_0.i = or disjoint i64 %iter.sroa.0.05, 1
  %4 = getelementptr inbounds float, ptr %x.0, i64 %iter.sroa.0.05
  %_6 = load float, ptr %4, align 4, !noundef !3
  %5 = fadd float %s.sroa.0.06, %_6
  %_0.i.1 = or disjoint i64 %iter.sroa.0.05, 2
  %6 = getelementptr inbounds float, ptr %x.0, i64 %_0.i
  %_6.1 = load float, ptr %6, align 4, !noundef !3
  %7 = fadd float %5, %_6.1
  %_0.i.2 = or disjoint i64 %iter.sroa.0.05, 3
  %8 = getelementptr inbounds float, ptr %x.0, i64 %_0.i.1
  %_6.2 = load float, ptr %8, align 4, !noundef !3
  %9 = fadd float %7, %_6.2
  %_0.i.3 = or disjoint i64 %iter.sroa.0.05, 4
  %10 = getelementptr inbounds float, ptr %x.0, i64 %_0.i.2
  %_6.3 = load float, ptr %10, align 4, !noundef !3
  %11 = fadd float %9, %_6.3
  %_0.i.4 = or disjoint i64 %iter.sroa.0.05, 5
  %12 = getelementptr inbounds float, ptr %x.0, i64 %_0.i.3
  %_6.4 = load float, ptr %12, align 4, !noundef !3
  %13 = fadd float %11, %_6.4
  %_0.i.5 = or disjoint i64 %iter.sroa.0.05, 6
  %14 = getelementptr inbounds float, ptr %x.0, i64 %_0.i.4
  %_6.5 = load float, ptr %14, align 4, !noundef !3
  %15 = fadd float %13, %_6.5
  %_0.i.6 = or disjoint i64 %iter.sroa.0.05, 7
  %16 = getelementptr inbounds float, ptr %x.0, i64 %_0.i.5
  %_6.6 = load float, ptr %16, align 4, !noundef !3
  %17 = fadd float %15, %_6.6
  %_0.i.7 = add nuw i64 %iter.sroa.0.05, 8
  %18 = getelementptr inbounds float, ptr %x.0, i64 %_0.i.6
  %_6.7 = load float, ptr %18, align 4, !noundef !3
  %19 = fadd float %17, %_6.7
  %niter.next.7 = add i64 %niter, 8
  %niter.ncmp.7 = icmp eq i64 %niter.next.7, %unroll_iter
  br i1 %niter.ncmp.7, label %bb5.loopexit.unr-lcssa, label %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit"

panic:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %x.1, i64 noundef %x.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable
}

define noundef float @last_minus_first(ptr noalias nocapture noundef nonnull readonly align 4 %x.0, i64 noundef %x.1) unnamed_addr #0 {
start:
  %_2 = icmp ult i64 %x.1, 100
  br i1 %_2, label %bb1, label %bb2, !prof !6

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
  %_17 = load float, ptr %x.0, align 4, !noundef !3
  %_0 = fsub float %_5, %_17
  ret float %_0
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
  br i1 %_10, label %bb2, label %bb3, !prof !6

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
  %_3024.not = icmp eq i64 %cols, 0
  %_3418.not = icmp eq i64 %rows, 0
  %or.cond = or i1 %_3024.not, %_3418.not
  br i1 %or.cond, label %bb12, label %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.us.preheader"

"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.us.preheader":
  %out.promoted = load float, ptr %out, align 4
  br label %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit11.us.us"

"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit11.us.us":
  %1 = phi float [ %4, %bb8.us.us ], [ %out.promoted, %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.us.preheader" ]
  %iter1.sroa.0.019.us.us = phi i64 [ %_0.i9.us.us, %bb8.us.us ], [ 0, %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.us.preheader" ]
  %_0.i9.us.us = add nuw i64 %iter1.sroa.0.019.us.us, 1
  %2 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %iter1.sroa.0.019.us.us, i64 %cols)
  %_23.1.us.us = extractvalue { i64, i1 } %2, 1
  br i1 %_23.1.us.us, label %panic2, label %bb7.us.us

bb7.us.us:
  %_23.0.us.us = extractvalue { i64, i1 } %2, 0
  %_26.us.us = icmp ult i64 %_23.0.us.us, %x.1
  br i1 %_26.us.us, label %bb8.us.us, label %panic4

bb8.us.us:
  %3 = getelementptr inbounds float, ptr %x.0, i64 %_23.0.us.us
  %_20.us.us = load float, ptr %3, align 4, !noundef !3
  %4 = fadd float %_20.us.us, %1
  store float %4, ptr %out, align 4
  %exitcond.not = icmp eq i64 %_0.i9.us.us, %rows
  br i1 %exitcond.not, label %bb5.bb4.loopexit_crit_edge.split.us.us, label %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit11.us.us"

bb5.bb4.loopexit_crit_edge.split.us.us:
  %exitcond36.not = icmp eq i64 %cols, 1
  br i1 %exitcond36.not, label %bb12, label %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.us.1"

"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.us.1":
  %5 = getelementptr inbounds i8, ptr %out, i64 4
  %.promoted = load float, ptr %5, align 4
  br label %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit11.us.us.1"

"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit11.us.us.1":
  %6 = phi float [ %10, %bb8.us.us.1 ], [ %.promoted, %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.us.1" ]
  %iter1.sroa.0.019.us.us.1 = phi i64 [ %_0.i9.us.us.1, %bb8.us.us.1 ], [ 0, %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.us.1" ]
  %_0.i9.us.us.1 = add nuw i64 %iter1.sroa.0.019.us.us.1, 1
  %7 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %iter1.sroa.0.019.us.us.1, i64 %cols)
  %_23.1.us.us.1 = extractvalue { i64, i1 } %7, 1
  br i1 %_23.1.us.us.1, label %panic2, label %bb6.us.us.1

bb6.us.us.1:
  %_23.0.us.us.1 = extractvalue { i64, i1 } %7, 0
  %8 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %_23.0.us.us.1, i64 1)
  %_24.0.us.us.1 = extractvalue { i64, i1 } %8, 0
  %_24.1.us.us.1 = extractvalue { i64, i1 } %8, 1
  br i1 %_24.1.us.us.1, label %panic3, label %bb7.us.us.1

bb7.us.us.1:
  %_26.us.us.1 = icmp ult i64 %_24.0.us.us.1, %x.1
  br i1 %_26.us.us.1, label %bb8.us.us.1, label %panic4

bb8.us.us.1:
  %9 = getelementptr inbounds float, ptr %x.0, i64 %_24.0.us.us.1
  %_20.us.us.1 = load float, ptr %9, align 4, !noundef !3
  %10 = fadd float %_20.us.us.1, %6
  store float %10, ptr %5, align 4
  %exitcond.1.not = icmp eq i64 %_0.i9.us.us.1, %rows
  br i1 %exitcond.1.not, label %bb5.bb4.loopexit_crit_edge.split.us.us.1, label %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit11.us.us.1"

bb5.bb4.loopexit_crit_edge.split.us.us.1:
  %exitcond36.1.not = icmp eq i64 %cols, 2
  br i1 %exitcond36.1.not, label %bb12, label %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.us.2"

"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.us.2":
  %11 = getelementptr inbounds i8, ptr %out, i64 8
  %.promoted86 = load float, ptr %11, align 4
  br label %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit11.us.us.2"

"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit11.us.us.2":
  %12 = phi float [ %16, %bb8.us.us.2 ], [ %.promoted86, %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.us.2" ]
  %iter1.sroa.0.019.us.us.2 = phi i64 [ %_0.i9.us.us.2, %bb8.us.us.2 ], [ 0, %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.us.2" ]
  %_0.i9.us.us.2 = add nuw i64 %iter1.sroa.0.019.us.us.2, 1
  %13 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %iter1.sroa.0.019.us.us.2, i64 %cols)
  %_23.1.us.us.2 = extractvalue { i64, i1 } %13, 1
  br i1 %_23.1.us.us.2, label %panic2, label %bb6.us.us.2

bb6.us.us.2:
  %_23.0.us.us.2 = extractvalue { i64, i1 } %13, 0
  %14 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %_23.0.us.us.2, i64 2)
  %_24.0.us.us.2 = extractvalue { i64, i1 } %14, 0
  %_24.1.us.us.2 = extractvalue { i64, i1 } %14, 1
  br i1 %_24.1.us.us.2, label %panic3, label %bb7.us.us.2

bb7.us.us.2:
  %_26.us.us.2 = icmp ult i64 %_24.0.us.us.2, %x.1
  br i1 %_26.us.us.2, label %bb8.us.us.2, label %panic4

bb8.us.us.2:
  %15 = getelementptr inbounds float, ptr %x.0, i64 %_24.0.us.us.2
  %_20.us.us.2 = load float, ptr %15, align 4, !noundef !3
  %16 = fadd float %_20.us.us.2, %12
  store float %16, ptr %11, align 4
  %exitcond.2.not = icmp eq i64 %_0.i9.us.us.2, %rows
  br i1 %exitcond.2.not, label %bb5.bb4.loopexit_crit_edge.split.us.us.2, label %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit11.us.us.2"

bb5.bb4.loopexit_crit_edge.split.us.us.2:
  %exitcond36.2.not = icmp eq i64 %cols, 3
  br i1 %exitcond36.2.not, label %bb12, label %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.us.3"

"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.us.3":
  %17 = getelementptr inbounds i8, ptr %out, i64 12
  %.promoted87 = load float, ptr %17, align 4
  br label %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit11.us.us.3"

"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit11.us.us.3":
  %18 = phi float [ %22, %bb8.us.us.3 ], [ %.promoted87, %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.us.3" ]
  %iter1.sroa.0.019.us.us.3 = phi i64 [ %_0.i9.us.us.3, %bb8.us.us.3 ], [ 0, %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.us.3" ]
  %_0.i9.us.us.3 = add nuw i64 %iter1.sroa.0.019.us.us.3, 1
  %19 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %iter1.sroa.0.019.us.us.3, i64 %cols)
  %_23.1.us.us.3 = extractvalue { i64, i1 } %19, 1
  br i1 %_23.1.us.us.3, label %panic2, label %bb6.us.us.3

bb6.us.us.3:
  %_23.0.us.us.3 = extractvalue { i64, i1 } %19, 0
  %20 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %_23.0.us.us.3, i64 3)
  %_24.0.us.us.3 = extractvalue { i64, i1 } %20, 0
  %_24.1.us.us.3 = extractvalue { i64, i1 } %20, 1
  br i1 %_24.1.us.us.3, label %panic3, label %bb7.us.us.3

bb7.us.us.3:
  %_26.us.us.3 = icmp ult i64 %_24.0.us.us.3, %x.1
  br i1 %_26.us.us.3, label %bb8.us.us.3, label %panic4

bb8.us.us.3:
  %21 = getelementptr inbounds float, ptr %x.0, i64 %_24.0.us.us.3
  %_20.us.us.3 = load float, ptr %21, align 4, !noundef !3
  %22 = fadd float %_20.us.us.3, %18
  store float %22, ptr %17, align 4
  %exitcond.3.not = icmp eq i64 %_0.i9.us.us.3, %rows
  br i1 %exitcond.3.not, label %bb5.bb4.loopexit_crit_edge.split.us.us.3, label %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit11.us.us.3"

bb5.bb4.loopexit_crit_edge.split.us.us.3:
  %exitcond36.3.not = icmp eq i64 %cols, 4
  br i1 %exitcond36.3.not, label %bb12, label %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.us.4"

"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.us.4":
  %23 = getelementptr inbounds i8, ptr %out, i64 16
  %.promoted88 = load float, ptr %23, align 4
  br label %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit11.us.us.4"

"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit11.us.us.4":
  %24 = phi float [ %28, %bb8.us.us.4 ], [ %.promoted88, %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.us.4" ]
  %iter1.sroa.0.019.us.us.4 = phi i64 [ %_0.i9.us.us.4, %bb8.us.us.4 ], [ 0, %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.us.4" ]
  %_0.i9.us.us.4 = add nuw i64 %iter1.sroa.0.019.us.us.4, 1
  %25 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %iter1.sroa.0.019.us.us.4, i64 %cols)
  %_23.1.us.us.4 = extractvalue { i64, i1 } %25, 1
  br i1 %_23.1.us.us.4, label %panic2, label %bb6.us.us.4

bb6.us.us.4:
  %_23.0.us.us.4 = extractvalue { i64, i1 } %25, 0
  %26 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %_23.0.us.us.4, i64 4)
  %_24.0.us.us.4 = extractvalue { i64, i1 } %26, 0
  %_24.1.us.us.4 = extractvalue { i64, i1 } %26, 1
  br i1 %_24.1.us.us.4, label %panic3, label %bb7.us.us.4

bb7.us.us.4:
  %_26.us.us.4 = icmp ult i64 %_24.0.us.us.4, %x.1
  br i1 %_26.us.us.4, label %bb8.us.us.4, label %panic4

bb8.us.us.4:
  %27 = getelementptr inbounds float, ptr %x.0, i64 %_24.0.us.us.4
  %_20.us.us.4 = load float, ptr %27, align 4, !noundef !3
  %28 = fadd float %_20.us.us.4, %24
  store float %28, ptr %23, align 4
  %exitcond.4.not = icmp eq i64 %_0.i9.us.us.4, %rows
  br i1 %exitcond.4.not, label %bb5.bb4.loopexit_crit_edge.split.us.us.4, label %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit11.us.us.4"

bb5.bb4.loopexit_crit_edge.split.us.us.4:
  %exitcond36.4.not = icmp eq i64 %cols, 5
  br i1 %exitcond36.4.not, label %bb12, label %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.us.5"

"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.us.5":
  %29 = getelementptr inbounds i8, ptr %out, i64 20
  %.promoted89 = load float, ptr %29, align 4
  br label %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit11.us.us.5"

"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit11.us.us.5":
  %30 = phi float [ %34, %bb8.us.us.5 ], [ %.promoted89, %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.us.5" ]
  %iter1.sroa.0.019.us.us.5 = phi i64 [ %_0.i9.us.us.5, %bb8.us.us.5 ], [ 0, %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit.us.5" ]
  %_0.i9.us.us.5 = add nuw i64 %iter1.sroa.0.019.us.us.5, 1
  %31 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %iter1.sroa.0.019.us.us.5, i64 %cols)
  %_23.1.us.us.5 = extractvalue { i64, i1 } %31, 1
  br i1 %_23.1.us.us.5, label %panic2, label %bb6.us.us.5

bb6.us.us.5:
  %_23.0.us.us.5 = extractvalue { i64, i1 } %31, 0
  %32 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %_23.0.us.us.5, i64 5)
  %_24.0.us.us.5 = extractvalue { i64, i1 } %32, 0
  %_24.1.us.us.5 = extractvalue { i64, i1 } %32, 1
  br i1 %_24.1.us.us.5, label %panic3, label %bb7.us.us.5

bb7.us.us.5:
  %_26.us.us.5 = icmp ult i64 %_24.0.us.us.5, %x.1
  br i1 %_26.us.us.5, label %bb8.us.us.5, label %panic4

bb8.us.us.5:
  %33 = getelementptr inbounds float, ptr %x.0, i64 %_24.0.us.us.5
  %_20.us.us.5 = load float, ptr %33, align 4, !noundef !3
  %34 = fadd float %_20.us.us.5, %30
  store float %34, ptr %29, align 4
  %exitcond.5.not = icmp eq i64 %_0.i9.us.us.5, %rows
  br i1 %exitcond.5.not, label %bb5.bb4.loopexit_crit_edge.split.us.us.5, label %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit11.us.us.5"

bb5.bb4.loopexit_crit_edge.split.us.us.5:
  %exitcond36.5.not = icmp eq i64 %cols, 6
  br i1 %exitcond36.5.not, label %bb12, label %bb7

bb12:
  ret void

panic2:
  tail call void @_ZN4core9panicking11panic_const24panic_const_mul_overflow17hf1c8947532f8c86bE(ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

bb7:
  %_26 = icmp ugt i64 %x.1, 6
  br i1 %_26, label %panic5, label %panic4

panic3:
  tail call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

panic4:
  %.us-phi = phi i64 [ 6, %bb7 ], [ %_24.0.us.us.5, %bb7.us.us.5 ], [ %_24.0.us.us.4, %bb7.us.us.4 ], [ %_24.0.us.us.3, %bb7.us.us.3 ], [ %_24.0.us.us.2, %bb7.us.us.2 ], [ %_24.0.us.us.1, %bb7.us.us.1 ], [ %_23.0.us.us, %bb7.us.us ]
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef %.us-phi, i64 noundef %x.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

panic5:
  tail call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 noundef 6, i64 noundef 6, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable
}

define noundef i64 @divided(i64 noundef %n, i64 noundef %by) unnamed_addr #0 {
start:
  %_5 = icmp eq i64 %by, 0
  br i1 %_5, label %panic, label %bb1

bb1:
  %iter1 = udiv i64 %n, %by
  %_107.not = icmp ugt i64 %by, %n
  br i1 %_107.not, label %bb7, label %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit"

panic:
  tail call void @_ZN4core9panicking11panic_const23panic_const_div_by_zero17hc25814f4a0d3df95E(ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

bb7:
  %s.sroa.0.0.lcssa = phi i64 [ 0, %bb1 ], [ %_9.0, %bb4 ]
  ret i64 %s.sroa.0.0.lcssa

"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit":
  %s.sroa.0.09 = phi i64 [ %_9.0, %bb4 ], [ 0, %bb1 ]
  %iter.sroa.0.08 = phi i64 [ %_0.i, %bb4 ], [ 0, %bb1 ]
  %_8 = urem i64 %iter.sroa.0.08, %by
  %0 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %s.sroa.0.09, i64 %_8)
  %_9.1 = extractvalue { i64, i1 } %0, 1
  br i1 %_9.1, label %panic3, label %bb4

bb4:
  %_0.i = add nuw i64 %iter.sroa.0.08, 1
  %_9.0 = extractvalue { i64, i1 } %0, 0
  %_10 = icmp ult i64 %_0.i, %iter1
  br i1 %_10, label %"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hd4ce14413310e04aE.exit", label %bb7

panic3:
  tail call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable
}

define noundef i64 @expected(i32 noundef %n) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %e.i = alloca [0 x i8], align 1
  %0 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %n, i32 -1)
  %_5.0 = extractvalue { i32, i1 } %0, 0
  %_5.1 = extractvalue { i32, i1 } %0, 1
  br i1 %_5.1, label %panic, label %bb1

bb1:
  %_7 = icmp sgt i32 %_5.0, -1
  br i1 %_7, label %bb3.split, label %bb4.split

panic:
  tail call void @_ZN4core9panicking11panic_const24panic_const_sub_overflow17hce21710976133341E(ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

bb4.split:
  call void @llvm.lifetime.start.p0(i64 0, ptr nonnull %e.i)
  call void @_ZN4core6result13unwrap_failed17h1b5ed8541c7bebd6E(ptr noalias noundef nonnull readonly align 1 @alloc_eeb46eecf61b4b4bd7391d55f82da1ac, i64 noundef 15, ptr noundef nonnull align 1 %e.i, ptr noalias noundef nonnull readonly align 8 dereferenceable(32) @vtable.0, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

bb3.split:
  %_8 = zext nneg i32 %_5.0 to i64
  %_0.i.i.i9.not.i = icmp eq i32 %_5.0, 0
  br i1 %_0.i.i.i9.not.i, label %_ZN4core4iter6traits8iterator8Iterator4fold17h02068b934b126e6fE.exit, label %"_ZN7checked8expected28_$u7b$$u7b$closure$u7d$$u7d$17ha7a835643c7a60e3E.exit.i.i"

"_ZN7checked8expected28_$u7b$$u7b$closure$u7d$$u7d$17ha7a835643c7a60e3E.exit.i.i":
  %accum.sroa.0.011.i = phi i64 [ %_4.0.i.i.i, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h16223738f3f8302cE.exit.i" ], [ 0, %bb3.split ]
  %self.sroa.0.010.i = phi i64 [ %_0.i1.i.i.i, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h16223738f3f8302cE.exit.i" ], [ 0, %bb3.split ]
  %_3.0.i.i.i = shl nuw i64 %self.sroa.0.010.i, 1
  %1 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %accum.sroa.0.011.i, i64 %_3.0.i.i.i)
  %_4.1.i.i.i = extractvalue { i64, i1 } %1, 1
  br i1 %_4.1.i.i.i, label %panic.i1.i.i, label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h16223738f3f8302cE.exit.i"

panic.i1.i.i:
  tail call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9
  unreachable

"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h16223738f3f8302cE.exit.i":
  %_0.i1.i.i.i = add nuw nsw i64 %self.sroa.0.010.i, 1
  %_4.0.i.i.i = extractvalue { i64, i1 } %1, 0
  %exitcond12.not.i = icmp eq i64 %_0.i1.i.i.i, %_8
  br i1 %exitcond12.not.i, label %_ZN4core4iter6traits8iterator8Iterator4fold17h02068b934b126e6fE.exit, label %"_ZN7checked8expected28_$u7b$$u7b$closure$u7d$$u7d$17ha7a835643c7a60e3E.exit.i.i"

_ZN4core4iter6traits8iterator8Iterator4fold17h02068b934b126e6fE.exit:
  %accum.sroa.0.0.lcssa.i = phi i64 [ 0, %bb3.split ], [ %_4.0.i.i.i, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h16223738f3f8302cE.exit.i" ]
  ret i64 %accum.sroa.0.0.lcssa.i
}

define void @subslice(ptr noalias noundef nonnull writeonly align 4 %x.0, i64 noundef %x.1, i64 noundef %from, i64 noundef %to) unnamed_addr #0 {
start:
  %_13.i = icmp ult i64 %to, %from
  br i1 %_13.i, label %bb3.i, label %bb4.i, !prof !7

bb4.i:
  %_8.i = icmp ugt i64 %to, %x.1
  br i1 %_8.i, label %bb1.i, label %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$9index_mut17h07392de91a5e1417E.exit", !prof !7

bb3.i:
  tail call void @_ZN4core5slice5index22slice_index_order_fail17hae8e081077345799E(i64 noundef %from, i64 noundef %to, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9, !noalias !8
  unreachable

bb1.i:
  tail call void @_ZN4core5slice5index24slice_end_index_len_fail17h4cf57179e1beceb4E(i64 noundef %to, i64 noundef %x.1, ptr noalias noundef nonnull readonly align 8 dereferenceable(24) @alloc_ae52e422ab29884b58622d79788975fe) #9, !noalias !8
  unreachable

"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$9index_mut17h07392de91a5e1417E.exit":
  %_15 = getelementptr inbounds float, ptr %x.0, i64 %to
  %0 = icmp eq i64 %from, %to
  br i1 %0, label %bb5, label %bb4.preheader

bb4.preheader:
  %_15.i = getelementptr inbounds float, ptr %x.0, i64 %from
  %1 = shl i64 %to, 2
  %2 = add i64 %1, -4
  %3 = shl i64 %from, 2
  %4 = sub i64 %2, %3
  %5 = lshr exact i64 %4, 2
  %6 = add nuw nsw i64 %5, 1
  %min.iters.check = icmp ult i64 %4, 28
  br i1 %min.iters.check, label %bb4.preheader5, label %vector.ph

bb4.preheader5:
  %iter.sroa.0.03.ph = phi ptr [ %_15.i, %bb4.preheader ], [ %ind.end, %middle.block ]
  br label %bb4

vector.ph:
  %n.vec = and i64 %6, 9223372036854775800
  %7 = shl i64 %n.vec, 2
  %ind.end = getelementptr i8, ptr %_15.i, i64 %7
  br label %vector.body

vector.body:
  %index = phi i64 [ 0, %vector.ph ], [ %index.next, %vector.body ]
  %offset.idx = shl i64 %index, 2
  %next.gep = getelementptr i8, ptr %_15.i, i64 %offset.idx
  %8 = getelementptr i8, ptr %next.gep, i64 16
  store <4 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, ptr %next.gep, align 4
  store <4 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, ptr %8, align 4
  %index.next = add nuw i64 %index, 8
  %9 = icmp eq i64 %index.next, %n.vec
  br i1 %9, label %middle.block, label %vector.body, !llvm.loop !11

middle.block:
  %cmp.n = icmp eq i64 %6, %n.vec
  br i1 %cmp.n, label %bb5, label %bb4.preheader5

bb5:
  ret void

bb4:
  %iter.sroa.0.03 = phi ptr [ %_24.i, %bb4 ], [ %iter.sroa.0.03.ph, %bb4.preheader5 ]
  %_24.i = getelementptr inbounds i8, ptr %iter.sroa.0.03, i64 4
  store float 1.000000e+00, ptr %iter.sroa.0.03, align 4
  %10 = icmp eq ptr %_24.i, %_15
  br i1 %10, label %bb5, label %bb4, !llvm.loop !14
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
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.unroll.disable"}
!6 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!7 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!8 = !{!9}
!9 = distinct !{!9, !10, !"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$9index_mut17h07392de91a5e1417E: %slice.0"}
!10 = distinct !{!10, !"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$9index_mut17h07392de91a5e1417E"}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.isvectorized", i32 1}
!13 = !{!"llvm.loop.unroll.runtime.disable"}
!14 = distinct !{!14, !13, !12}

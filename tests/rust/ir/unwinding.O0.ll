source_filename = "unwinding.e832afc0a6fcc5b8-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_31365cfefba383c4d2bf6b6a04cc10aa = private unnamed_addr constant <{ [17 x i8] }> <{ [17 x i8] c"capacity overflow" }>, align 1
@alloc_11d257f5ed6cc7fc38feaa801053bac6 = private unnamed_addr constant <{ ptr, [8 x i8] }> <{ ptr @alloc_31365cfefba383c4d2bf6b6a04cc10aa, [8 x i8] c"\11\00\00\00\00\00\00\00" }>, align 8
@0 = private unnamed_addr constant <{ [8 x i8], [8 x i8] }> <{ [8 x i8] zeroinitializer, [8 x i8] undef }>, align 8
@alloc_424341b75ece3fa20496f1c69b9fb0ac = private unnamed_addr constant <{ [111 x i8] }> <{ [111 x i8] c"unsafe precondition(s) violated: ptr::write_bytes requires that the destination pointer is aligned and non-null" }>, align 1
@alloc_fad0cd83b7d1858a846a172eb260e593 = private unnamed_addr constant <{ [42 x i8] }> <{ [42 x i8] c"is_aligned_to: align is not a power-of-two" }>, align 1
@alloc_e92e94d0ff530782b571cfd99ec66aef = private unnamed_addr constant <{ ptr, [8 x i8] }> <{ ptr @alloc_fad0cd83b7d1858a846a172eb260e593, [8 x i8] c"*\00\00\00\00\00\00\00" }>, align 8
@alloc_4192ed3b92b550c0d82c6e919997c0e9 = private unnamed_addr constant <{ [10 x i8] }> <{ [10 x i8] c"<redacted>" }>, align 1
@alloc_ae52e422ab29884b58622d79788975fe = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4192ed3b92b550c0d82c6e919997c0e9, [16 x i8] c"\0A\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00" }>, align 8
@alloc_8df0580a595a87d56789d20c7318e185 = private unnamed_addr constant <{ [166 x i8] }> <{ [166 x i8] c"unsafe precondition(s) violated: ptr::copy_nonoverlapping requires that both pointer arguments are aligned and non-null and the specified memory ranges do not overlap" }>, align 1
@alloc_289b84035b3220255b84b8869a538376 = private unnamed_addr constant <{ [69 x i8] }> <{ [69 x i8] c"unsafe precondition(s) violated: usize::unchecked_add cannot overflow" }>, align 1
@alloc_ffc44ed1670ebf78d81555edceff65f6 = private unnamed_addr constant <{ [69 x i8] }> <{ [69 x i8] c"unsafe precondition(s) violated: usize::unchecked_mul cannot overflow" }>, align 1
@alloc_d4d2a2a8539eafc62756407d946babb3 = private unnamed_addr constant <{ [110 x i8] }> <{ [110 x i8] c"unsafe precondition(s) violated: ptr::read_volatile requires that the pointer argument is aligned and non-null" }>, align 1
@alloc_20b3d155afd5c58c42e598b7e6d186ef = private unnamed_addr constant <{ [93 x i8] }> <{ [93 x i8] c"unsafe precondition(s) violated: NonNull::new_unchecked requires that the pointer is non-null" }>, align 1
@alloc_ec595fc0e82ef92fc59bd74f68296eae = private unnamed_addr constant <{ [73 x i8] }> <{ [73 x i8] c"assertion failed: 0 < pointee_size && pointee_size <= isize::MAX as usize" }>, align 1
@alloc_7efb3a7632b3620f628ce83a521b4d9b = private unnamed_addr constant <{ [71 x i8] }> <{ [71 x i8] c"unsafe precondition(s) violated: ptr::sub_ptr requires `self >= origin`" }>, align 1
@alloc_ab14703751a9eb3585c49b2e55e9a9e5 = private unnamed_addr constant <{ [104 x i8] }> <{ [104 x i8] c"unsafe precondition(s) violated: hint::assert_unchecked must never be called when the condition is false" }>, align 1
@alloc_cd1513ae8d1ae22acf9342b8dfa1561d = private unnamed_addr constant <{ [164 x i8] }> <{ [164 x i8] c"unsafe precondition(s) violated: Layout::from_size_align_unchecked requires that align is a power of 2 and the rounded-up allocation size does not exceed isize::MAX" }>, align 1
@alloc_c7866cdfacb035cf61ca4907fe0d7720 = private unnamed_addr constant <{ [100 x i8] }> <{ [100 x i8] c"unsafe precondition(s) violated: slice::split_at_unchecked requires the index to be within the slice" }>, align 1
@alloc_a6e8913658d98d0dbd0444b57ddfd811 = private unnamed_addr constant <{ [27 x i8] }> <{ [27 x i8] c"chunk size must be non-zero" }>, align 1
@alloc_2cdbb89777c912da09e05e08ed401368 = private unnamed_addr constant <{ ptr, [8 x i8] }> <{ ptr @alloc_a6e8913658d98d0dbd0444b57ddfd811, [8 x i8] c"\1B\00\00\00\00\00\00\00" }>, align 8
@alloc_11195730e5236cfdc15ea13be1c301f9 = private unnamed_addr constant <{ [162 x i8] }> <{ [162 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`" }>, align 1
@alloc_d685bb4d9a1abf4f5af46d1af0d9ef8a = private unnamed_addr constant <{ [166 x i8] }> <{ [166 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts_mut requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`" }>, align 1
@alloc_763310d78c99c2c1ad3f8a9821e942f3 = private unnamed_addr constant <{ [61 x i8] }> <{ [61 x i8] c"is_nonoverlapping: `size_of::<T>() * count` overflows a usize" }>, align 1
@__rust_no_alloc_shim_is_unstable = external global i8
@1 = private unnamed_addr constant <{ [8 x i8], [8 x i8] }> <{ [8 x i8] c"\01\00\00\00\00\00\00\80", [8 x i8] undef }>, align 8
@alloc_d1084648e479974e70c9329824bf76f9 = private unnamed_addr constant <{ [9 x i8] }> <{ [9 x i8] c"mid > len" }>, align 1
@alloc_716ff0773fff869d3b6edfdef8f974a4 = private unnamed_addr constant <{ ptr, [8 x i8] }> <{ ptr @alloc_d1084648e479974e70c9329824bf76f9, [8 x i8] c"\09\00\00\00\00\00\00\00" }>, align 8

define internal void @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17ha818f7de22ea2766E"(ptr %self.0, ptr %self.1, ptr align 8 %g) unnamed_addr #0 {
start:
  %_5 = alloca [24 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_5, ptr align 8 %g, i64 24, i1 false)
  call void @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h38a225db205a245bE"(ptr %self.0, ptr %self.1, ptr align 8 %_5)
  ret void
}

define internal void @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17h7e202121b82c6e0bE"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  call void @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17hd68dcdceb04b182fE"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self)
  ret void
}

define internal { ptr, i64 } @"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$9index_mut17h7c06e05a8bcd2574E"(i64 %self.0, i64 %self.1, ptr align 4 %slice.0, i64 %slice.1, ptr align 8 %0) unnamed_addr #1 {
start:
  %_5 = alloca [16 x i8], align 8
  %_13 = icmp ult i64 %self.1, %self.0
  br i1 %_13, label %bb3, label %bb4

bb4:
  %_14 = sub nuw i64 %self.1, %self.0
  %1 = getelementptr inbounds i8, ptr %_5, i64 8
  store i64 %_14, ptr %1, align 8
  store i64 1, ptr %_5, align 8
  %2 = getelementptr inbounds i8, ptr %_5, i64 8
  %new_len = load i64, ptr %2, align 8
  %_8 = icmp ugt i64 %self.1, %slice.1
  br i1 %_8, label %bb1, label %bb2

bb3:
  call void @_ZN4core5slice5index22slice_index_order_fail17hae8e081077345799E(i64 %self.0, i64 %self.1, ptr align 8 %0) #18
  unreachable

bb2:
  %_15 = getelementptr inbounds float, ptr %slice.0, i64 %self.0
  %3 = insertvalue { ptr, i64 } poison, ptr %_15, 0
  %4 = insertvalue { ptr, i64 } %3, i64 %new_len, 1
  ret { ptr, i64 } %4

bb1:
  call void @_ZN4core5slice5index24slice_end_index_len_fail17h4cf57179e1beceb4E(i64 %self.1, i64 %slice.1, ptr align 8 %0) #18
  unreachable
}

define internal { ptr, i64 } @"_ZN108_$LT$core..ops..range..RangeTo$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$9index_mut17h33fbeaca17d62eb1E"(i64 %self, ptr align 4 %slice.0, i64 %slice.1, ptr align 8 %0) unnamed_addr #1 {
start:
  %1 = call { ptr, i64 } @"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$9index_mut17h7c06e05a8bcd2574E"(i64 0, i64 %self, ptr align 4 %slice.0, i64 %slice.1, ptr align 8 %0)
  %_0.0 = extractvalue { ptr, i64 } %1, 0
  %_0.1 = extractvalue { ptr, i64 } %1, 1
  %2 = insertvalue { ptr, i64 } poison, ptr %_0.0, 0
  %3 = insertvalue { ptr, i64 } %2, i64 %_0.1, 1
  ret { ptr, i64 } %3
}

define internal void @"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h736d0225caa86e9cE"(ptr sret([24 x i8]) align 8 %_0, ptr %0, ptr %1, ptr align 8 %2) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %3 = alloca [16 x i8], align 8
  %_12 = alloca [1 x i8], align 1
  %_8 = alloca [48 x i8], align 8
  %_3 = alloca [24 x i8], align 8
  %vector = alloca [24 x i8], align 8
  %iterator = alloca [16 x i8], align 8
  store ptr %0, ptr %iterator, align 8
  %4 = getelementptr inbounds i8, ptr %iterator, i64 8
  store ptr %1, ptr %4, align 8
  store i8 1, ptr %_12, align 1
  invoke void @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17h7e202121b82c6e0bE"(ptr sret([24 x i8]) align 8 %_3, ptr align 8 %iterator)
          to label %bb1 unwind label %cleanup

bb8:
  %5 = load i8, ptr %_12, align 1
  %6 = trunc i8 %5 to i1
  br i1 %6, label %bb7, label %bb6

cleanup:
  %7 = landingpad { ptr, i32 }
          cleanup
  %8 = extractvalue { ptr, i32 } %7, 0
  %9 = extractvalue { ptr, i32 } %7, 1
  store ptr %8, ptr %3, align 8
  %10 = getelementptr inbounds i8, ptr %3, i64 8
  store i32 %9, ptr %10, align 8
  br label %bb8

bb1:
  %11 = getelementptr inbounds i8, ptr %_3, i64 8
  %_5 = load i64, ptr %11, align 8
  %12 = icmp eq i64 %_5, 1
  br i1 %12, label %bb3, label %bb2

bb3:
  %13 = getelementptr inbounds i8, ptr %_3, i64 8
  %14 = getelementptr inbounds i8, ptr %13, i64 8
  %upper = load i64, ptr %14, align 8
  %15 = invoke { i64, ptr } @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h4061405e84286d47E"(i64 %upper, i64 4, i64 4, ptr align 8 %2)
          to label %bb9 unwind label %cleanup

bb2:
  store ptr @alloc_11d257f5ed6cc7fc38feaa801053bac6, ptr %_8, align 8
  %16 = getelementptr inbounds i8, ptr %_8, i64 8
  store i64 1, ptr %16, align 8
  %17 = load ptr, ptr @0, align 8
  %18 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  %19 = getelementptr inbounds i8, ptr %_8, i64 32
  store ptr %17, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %19, i64 8
  store i64 %18, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %_8, i64 16
  store ptr inttoptr (i64 8 to ptr), ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %21, i64 8
  store i64 0, ptr %22, align 8
  invoke void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr align 8 %_8, ptr align 8 %2) #18
          to label %unreachable unwind label %cleanup

bb9:
  %_16.0 = extractvalue { i64, ptr } %15, 0
  %_16.1 = extractvalue { i64, ptr } %15, 1
  store i64 %_16.0, ptr %vector, align 8
  %23 = getelementptr inbounds i8, ptr %vector, i64 8
  store ptr %_16.1, ptr %23, align 8
  %24 = getelementptr inbounds i8, ptr %vector, i64 16
  store i64 0, ptr %24, align 8
  store i8 0, ptr %_12, align 1
  %_11.0 = load ptr, ptr %iterator, align 8
  %25 = getelementptr inbounds i8, ptr %iterator, i64 8
  %_11.1 = load ptr, ptr %25, align 8
  invoke void @"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17hfe2b327ffdd12466E"(ptr align 8 %vector, ptr %_11.0, ptr %_11.1, ptr align 8 %2)
          to label %bb4 unwind label %cleanup1

bb5:
  invoke void @"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h5e06d09a29a74ab2E"(ptr align 8 %vector) #19
          to label %bb8 unwind label %terminate

cleanup1:
  %26 = landingpad { ptr, i32 }
          cleanup
  %27 = extractvalue { ptr, i32 } %26, 0
  %28 = extractvalue { ptr, i32 } %26, 1
  store ptr %27, ptr %3, align 8
  %29 = getelementptr inbounds i8, ptr %3, i64 8
  store i32 %28, ptr %29, align 8
  br label %bb5

bb4:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %vector, i64 24, i1 false)
  ret void

terminate:
  %30 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
  %31 = extractvalue { ptr, i32 } %30, 0
  %32 = extractvalue { ptr, i32 } %30, 1
  call void @_ZN4core9panicking16panic_in_cleanup17hd5047d4811141a2eE() #20
  unreachable

unreachable:
  unreachable

bb10:                                             ; No predecessors!
  unreachable

bb6:
  %33 = load ptr, ptr %3, align 8
  %34 = getelementptr inbounds i8, ptr %3, i64 8
  %35 = load i32, ptr %34, align 8
  %36 = insertvalue { ptr, i32 } poison, ptr %33, 0
  %37 = insertvalue { ptr, i32 } %36, i32 %35, 1
  resume { ptr, i32 } %37

bb7:
  br label %bb6
}

define internal float @"_ZN49_$LT$$RF$f32$u20$as$u20$core..ops..arith..Add$GT$3add17h2cd52babc21744acE"(ptr align 4 %self, ptr align 4 %other, ptr align 8 %0) unnamed_addr #1 {
start:
  %_3 = load float, ptr %self, align 4
  %_4 = load float, ptr %other, align 4
  %_0 = fadd float %_3, %_4
  ret float %_0
}

define internal i64 @"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hfba29e180d80fc69E"(i64 %start1, i64 %n) unnamed_addr #1 {
start:
  br label %bb1

bb1:
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h479ec3e826179dd8E"(i64 %start1, i64 %n) #21
  br label %bb2

bb2:
  %_0 = add nuw i64 %start1, %n
  ret i64 %_0
}

define internal void @_ZN4core10intrinsics11write_bytes18precondition_check17h5f4060e62b2bc761E(ptr %addr, i64 %align, i1 zeroext %zero_size) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %0 = alloca [4 x i8], align 4
  %_8 = alloca [48 x i8], align 8
  %1 = call i64 @llvm.ctpop.i64(i64 %align)
  %2 = trunc i64 %1 to i32
  store i32 %2, ptr %0, align 4
  %_12 = load i32, ptr %0, align 4
  %3 = icmp eq i32 %_12, 1
  br i1 %3, label %bb7, label %bb8

bb7:
  %_10 = ptrtoint ptr %addr to i64
  %_11 = sub i64 %align, 1
  %_9 = and i64 %_10, %_11
  %4 = icmp eq i64 %_9, 0
  br i1 %4, label %bb3, label %bb4

bb8:
  store ptr @alloc_e92e94d0ff530782b571cfd99ec66aef, ptr %_8, align 8
  %5 = getelementptr inbounds i8, ptr %_8, i64 8
  store i64 1, ptr %5, align 8
  %6 = load ptr, ptr @0, align 8
  %7 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  %8 = getelementptr inbounds i8, ptr %_8, i64 32
  store ptr %6, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 8
  store i64 %7, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %_8, i64 16
  store ptr inttoptr (i64 8 to ptr), ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 8
  store i64 0, ptr %11, align 8
  invoke void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr align 8 %_8, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #18
          to label %unreachable unwind label %terminate

bb3:
  br i1 %zero_size, label %bb5, label %bb6

bb4:
  br label %bb2

bb6:
  %_6 = icmp eq i64 %_10, 0
  %_4 = xor i1 %_6, true
  br i1 %_4, label %bb1, label %bb2

bb5:
  br label %bb1

bb2:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_424341b75ece3fa20496f1c69b9fb0ac, i64 111) #22
  unreachable

bb1:
  ret void

terminate:
  %12 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
  %13 = extractvalue { ptr, i32 } %12, 0
  %14 = extractvalue { ptr, i32 } %12, 1
  call void @_ZN4core9panicking19panic_cannot_unwind17h757b6ea37bf9b60aE() #20
  unreachable

unreachable:
  unreachable
}

define internal void @_ZN4core10intrinsics19copy_nonoverlapping18precondition_check17h0e2d077f8372ff73E(ptr %src, ptr %dst, i64 %size, i64 %align, i64 %count) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %0 = alloca [4 x i8], align 4
  %_26 = alloca [48 x i8], align 8
  %_21 = alloca [4 x i8], align 4
  %_20 = alloca [8 x i8], align 8
  %_19 = alloca [8 x i8], align 8
  %_18 = alloca [8 x i8], align 8
  %_17 = alloca [48 x i8], align 8
  %is_zst = alloca [1 x i8], align 1
  %align1 = alloca [8 x i8], align 8
  %zero_size = alloca [1 x i8], align 1
  %1 = icmp eq i64 %count, 0
  br i1 %1, label %bb1, label %bb2

bb1:
  store i8 1, ptr %zero_size, align 1
  store i64 %align, ptr %align1, align 8
  %2 = load i8, ptr %zero_size, align 1
  %3 = trunc i8 %2 to i1
  %4 = zext i1 %3 to i8
  store i8 %4, ptr %is_zst, align 1
  %5 = call i64 @llvm.ctpop.i64(i64 %align)
  %6 = trunc i64 %5 to i32
  store i32 %6, ptr %_21, align 4
  %7 = load i32, ptr %_21, align 4
  %8 = icmp eq i32 %7, 1
  br i1 %8, label %bb26, label %bb15

bb2:
  %9 = icmp eq i64 %size, 0
  %10 = zext i1 %9 to i8
  store i8 %10, ptr %zero_size, align 1
  store i64 %align, ptr %align1, align 8
  %11 = load i8, ptr %zero_size, align 1
  %12 = trunc i8 %11 to i1
  %13 = zext i1 %12 to i8
  store i8 %13, ptr %is_zst, align 1
  %14 = call i64 @llvm.ctpop.i64(i64 %align)
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr %_21, align 4
  %16 = load i32, ptr %_21, align 4
  %17 = icmp eq i32 %16, 1
  br i1 %17, label %bb14, label %bb15

bb26:
  %18 = ptrtoint ptr %src to i64
  store i64 %18, ptr %_19, align 8
  %19 = sub i64 %align, 1
  store i64 %19, ptr %_20, align 8
  %20 = load i64, ptr %_19, align 8
  %21 = load i64, ptr %_20, align 8
  %22 = and i64 %20, %21
  store i64 %22, ptr %_18, align 8
  %23 = load i64, ptr %_18, align 8
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %bb27, label %bb11

bb15:
  store ptr @alloc_e92e94d0ff530782b571cfd99ec66aef, ptr %_17, align 8
  %25 = getelementptr inbounds i8, ptr %_17, i64 8
  store i64 1, ptr %25, align 8
  %26 = load ptr, ptr @0, align 8
  %27 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  %28 = getelementptr inbounds i8, ptr %_17, i64 32
  store ptr %26, ptr %28, align 8
  %29 = getelementptr inbounds i8, ptr %28, i64 8
  store i64 %27, ptr %29, align 8
  %30 = getelementptr inbounds i8, ptr %_17, i64 16
  store ptr inttoptr (i64 8 to ptr), ptr %30, align 8
  %31 = getelementptr inbounds i8, ptr %30, i64 8
  store i64 0, ptr %31, align 8
  invoke void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr align 8 %_17, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #18
          to label %unreachable unwind label %terminate

bb27:
  br label %bb12

bb11:
  br label %bb6

bb12:
  br label %bb3

bb14:
  %32 = ptrtoint ptr %src to i64
  store i64 %32, ptr %_19, align 8
  %33 = sub i64 %align, 1
  store i64 %33, ptr %_20, align 8
  %34 = load i64, ptr %_19, align 8
  %35 = load i64, ptr %_20, align 8
  %36 = and i64 %34, %35
  store i64 %36, ptr %_18, align 8
  %37 = load i64, ptr %_18, align 8
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %bb10, label %bb11

bb10:
  %39 = load i8, ptr %is_zst, align 1
  %40 = trunc i8 %39 to i1
  br i1 %40, label %bb12, label %bb13

bb13:
  %41 = load i64, ptr %_19, align 8
  %_15 = icmp eq i64 %41, 0
  %_8 = xor i1 %_15, true
  br i1 %_8, label %bb3, label %bb6

bb6:
  br label %bb7

bb3:
  %42 = load i8, ptr %zero_size, align 1
  %is_zst2 = trunc i8 %42 to i1
  %43 = call i64 @llvm.ctpop.i64(i64 %align)
  %44 = trunc i64 %43 to i32
  store i32 %44, ptr %0, align 4
  %_29 = load i32, ptr %0, align 4
  %45 = icmp eq i32 %_29, 1
  br i1 %45, label %bb21, label %bb22

bb21:
  %_28 = ptrtoint ptr %dst to i64
  %46 = load i64, ptr %_20, align 8
  %_27 = and i64 %_28, %46
  %47 = icmp eq i64 %_27, 0
  br i1 %47, label %bb17, label %bb18

bb22:
  store ptr @alloc_e92e94d0ff530782b571cfd99ec66aef, ptr %_26, align 8
  %48 = getelementptr inbounds i8, ptr %_26, i64 8
  store i64 1, ptr %48, align 8
  %49 = load ptr, ptr @0, align 8
  %50 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  %51 = getelementptr inbounds i8, ptr %_26, i64 32
  store ptr %49, ptr %51, align 8
  %52 = getelementptr inbounds i8, ptr %51, i64 8
  store i64 %50, ptr %52, align 8
  %53 = getelementptr inbounds i8, ptr %_26, i64 16
  store ptr inttoptr (i64 8 to ptr), ptr %53, align 8
  %54 = getelementptr inbounds i8, ptr %53, i64 8
  store i64 0, ptr %54, align 8
  invoke void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr align 8 %_26, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #18
          to label %unreachable unwind label %terminate

bb17:
  br i1 %is_zst2, label %bb19, label %bb20

bb18:
  br label %bb5

bb20:
  %_24 = icmp eq i64 %_28, 0
  %_11 = xor i1 %_24, true
  br i1 %_11, label %bb4, label %bb5

bb19:
  br label %bb4

bb5:
  br label %bb7

bb4:
  %_6 = invoke zeroext i1 @_ZN4core9ub_checks23maybe_is_nonoverlapping7runtime17h03dffca3ee3b801bE(ptr %src, ptr %dst, i64 %size, i64 %count)
          to label %bb24 unwind label %terminate

terminate:
  %55 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
  %56 = extractvalue { ptr, i32 } %55, 0
  %57 = extractvalue { ptr, i32 } %55, 1
  call void @_ZN4core9panicking19panic_cannot_unwind17h757b6ea37bf9b60aE() #20
  unreachable

bb24:
  br i1 %_6, label %bb9, label %bb8

bb8:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_8df0580a595a87d56789d20c7318e185, i64 166) #22
  unreachable

bb9:
  ret void

bb7:
  br label %bb8

unreachable:
  unreachable
}

define internal void @_ZN4core10intrinsics9cold_path17h48d8f1e220f3844bE() unnamed_addr #3 {
start:
  ret void
}

define internal i8 @"_ZN4core3cmp5impls50_$LT$impl$u20$core..cmp..Ord$u20$for$u20$usize$GT$3cmp17h494d4807cfe62b1eE"(ptr align 8 %self, ptr align 8 %other) unnamed_addr #1 {
start:
  %_3 = load i64, ptr %self, align 8
  %_4 = load i64, ptr %other, align 8
  %0 = icmp ugt i64 %_3, %_4
  %1 = zext i1 %0 to i8
  %2 = icmp ult i64 %_3, %_4
  %3 = zext i1 %2 to i8
  %_0 = sub nsw i8 %1, %3
  ret i8 %_0
}

define internal i64 @_ZN4core3cmp6max_by17hf510cee2fa60a3efE(i64 %0, i64 %1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %2 = alloca [16 x i8], align 8
  %_9 = alloca [1 x i8], align 1
  %_4 = alloca [1 x i8], align 1
  %_0 = alloca [8 x i8], align 8
  %v2 = alloca [8 x i8], align 8
  %v1 = alloca [8 x i8], align 8
  store i64 %0, ptr %v1, align 8
  store i64 %1, ptr %v2, align 8
  store i8 1, ptr %_9, align 1
  %3 = invoke i8 @_ZN4core3ops8function6FnOnce9call_once17hc40199301f4f7810E(ptr align 8 %v1, ptr align 8 %v2)
          to label %bb1 unwind label %cleanup

bb6:
  br label %bb10

cleanup:
  %4 = landingpad { ptr, i32 }
          cleanup
  %5 = extractvalue { ptr, i32 } %4, 0
  %6 = extractvalue { ptr, i32 } %4, 1
  store ptr %5, ptr %2, align 8
  %7 = getelementptr inbounds i8, ptr %2, i64 8
  store i32 %6, ptr %7, align 8
  br label %bb6

bb1:
  store i8 %3, ptr %_4, align 1
  %_8 = load i8, ptr %_4, align 1
  switch i8 %_8, label %bb2 [
    i8 -1, label %bb4
    i8 0, label %bb4
    i8 1, label %bb3
  ]

bb2:
  unreachable

bb4:
  %8 = load i64, ptr %v2, align 8
  store i64 %8, ptr %_0, align 8
  %9 = load i8, ptr %_9, align 1
  %10 = trunc i8 %9 to i1
  br i1 %10, label %bb8, label %bb5

bb3:
  store i8 0, ptr %_9, align 1
  %11 = load i64, ptr %v1, align 8
  store i64 %11, ptr %_0, align 8
  br label %bb5

bb5:
  %12 = load i64, ptr %_0, align 8
  ret i64 %12

bb8:
  br label %bb5

bb10:
  %13 = load i8, ptr %_9, align 1
  %14 = trunc i8 %13 to i1
  br i1 %14, label %bb9, label %bb7

bb7:
  %15 = load ptr, ptr %2, align 8
  %16 = getelementptr inbounds i8, ptr %2, i64 8
  %17 = load i32, ptr %16, align 8
  %18 = insertvalue { ptr, i32 } poison, ptr %15, 0
  %19 = insertvalue { ptr, i32 } %18, i32 %17, 1
  resume { ptr, i32 } %19

bb9:
  br label %bb7
}

define internal i64 @_ZN4core3cmp6min_by17h6a0f9076bde1992cE(i64 %0, i64 %1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %2 = alloca [16 x i8], align 8
  %_10 = alloca [1 x i8], align 1
  %_4 = alloca [1 x i8], align 1
  %_0 = alloca [8 x i8], align 8
  %v2 = alloca [8 x i8], align 8
  %v1 = alloca [8 x i8], align 8
  store i64 %0, ptr %v1, align 8
  store i64 %1, ptr %v2, align 8
  store i8 1, ptr %_10, align 1
  %3 = invoke i8 @_ZN4core3ops8function6FnOnce9call_once17hc40199301f4f7810E(ptr align 8 %v1, ptr align 8 %v2)
          to label %bb1 unwind label %cleanup

bb7:
  br label %bb12

cleanup:
  %4 = landingpad { ptr, i32 }
          cleanup
  %5 = extractvalue { ptr, i32 } %4, 0
  %6 = extractvalue { ptr, i32 } %4, 1
  store ptr %5, ptr %2, align 8
  %7 = getelementptr inbounds i8, ptr %2, i64 8
  store i32 %6, ptr %7, align 8
  br label %bb7

bb1:
  store i8 %3, ptr %_4, align 1
  %_8 = load i8, ptr %_4, align 1
  switch i8 %_8, label %bb2 [
    i8 -1, label %bb4
    i8 0, label %bb4
    i8 1, label %bb3
  ]

bb2:
  unreachable

bb4:
  store i8 0, ptr %_10, align 1
  %8 = load i64, ptr %v1, align 8
  store i64 %8, ptr %_0, align 8
  br label %bb9

bb3:
  %9 = load i64, ptr %v2, align 8
  store i64 %9, ptr %_0, align 8
  br label %bb5

bb9:
  br label %bb6

bb6:
  %10 = load i64, ptr %_0, align 8
  ret i64 %10

bb5:
  %11 = load i8, ptr %_10, align 1
  %12 = trunc i8 %11 to i1
  br i1 %12, label %bb10, label %bb6

bb10:
  br label %bb6

bb12:
  %13 = load i8, ptr %_10, align 1
  %14 = trunc i8 %13 to i1
  br i1 %14, label %bb11, label %bb8

bb8:
  %15 = load ptr, ptr %2, align 8
  %16 = getelementptr inbounds i8, ptr %2, i64 8
  %17 = load i32, ptr %16, align 8
  %18 = insertvalue { ptr, i32 } poison, ptr %15, 0
  %19 = insertvalue { ptr, i32 } %18, i32 %17, 1
  resume { ptr, i32 } %19

bb11:
  br label %bb8
}

define internal void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h479ec3e826179dd8E"(i64 %lhs, i64 %rhs) unnamed_addr #2 {
start:
  %0 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %lhs, i64 %rhs)
  %_5.0 = extractvalue { i64, i1 } %0, 0
  %_5.1 = extractvalue { i64, i1 } %0, 1
  br i1 %_5.1, label %bb1, label %bb2

bb2:
  ret void

bb1:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_289b84035b3220255b84b8869a538376, i64 69) #22
  unreachable
}

define internal void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_mul18precondition_check17h538f01f732103312E"(i64 %lhs, i64 %rhs) unnamed_addr #2 {
start:
  %0 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %lhs, i64 %rhs)
  %_5.0 = extractvalue { i64, i1 } %0, 0
  %_5.1 = extractvalue { i64, i1 } %0, 1
  br i1 %_5.1, label %bb1, label %bb2

bb2:
  ret void

bb1:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_ffc44ed1670ebf78d81555edceff65f6, i64 69) #22
  unreachable
}

define internal i8 @_ZN4core3ops8function6FnOnce9call_once17hc40199301f4f7810E(ptr align 8 %0, ptr align 8 %1) unnamed_addr #1 {
start:
  %_2 = alloca [16 x i8], align 8
  store ptr %0, ptr %_2, align 8
  %2 = getelementptr inbounds i8, ptr %_2, i64 8
  store ptr %1, ptr %2, align 8
  %3 = load ptr, ptr %_2, align 8
  %4 = getelementptr inbounds i8, ptr %_2, i64 8
  %5 = load ptr, ptr %4, align 8
  %_0 = call i8 @"_ZN4core3cmp5impls50_$LT$impl$u20$core..cmp..Ord$u20$for$u20$usize$GT$3cmp17h494d4807cfe62b1eE"(ptr align 8 %3, ptr align 8 %5)
  ret i8 %_0
}

define internal void @_ZN4core3ptr13read_volatile18precondition_check17h7392089924a68d1dE(ptr %addr, i64 %align, i1 zeroext %is_zst) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %0 = alloca [4 x i8], align 4
  %_8 = alloca [48 x i8], align 8
  %1 = call i64 @llvm.ctpop.i64(i64 %align)
  %2 = trunc i64 %1 to i32
  store i32 %2, ptr %0, align 4
  %_12 = load i32, ptr %0, align 4
  %3 = icmp eq i32 %_12, 1
  br i1 %3, label %bb7, label %bb8

bb7:
  %_10 = ptrtoint ptr %addr to i64
  %_11 = sub i64 %align, 1
  %_9 = and i64 %_10, %_11
  %4 = icmp eq i64 %_9, 0
  br i1 %4, label %bb3, label %bb4

bb8:
  store ptr @alloc_e92e94d0ff530782b571cfd99ec66aef, ptr %_8, align 8
  %5 = getelementptr inbounds i8, ptr %_8, i64 8
  store i64 1, ptr %5, align 8
  %6 = load ptr, ptr @0, align 8
  %7 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  %8 = getelementptr inbounds i8, ptr %_8, i64 32
  store ptr %6, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 8
  store i64 %7, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %_8, i64 16
  store ptr inttoptr (i64 8 to ptr), ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 8
  store i64 0, ptr %11, align 8
  invoke void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr align 8 %_8, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #18
          to label %unreachable unwind label %terminate

bb3:
  br i1 %is_zst, label %bb5, label %bb6

bb4:
  br label %bb2

bb6:
  %_6 = icmp eq i64 %_10, 0
  %_4 = xor i1 %_6, true
  br i1 %_4, label %bb1, label %bb2

bb5:
  br label %bb1

bb2:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_d4d2a2a8539eafc62756407d946babb3, i64 110) #22
  unreachable

bb1:
  ret void

terminate:
  %12 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
  %13 = extractvalue { ptr, i32 } %12, 0
  %14 = extractvalue { ptr, i32 } %12, 1
  call void @_ZN4core9panicking19panic_cannot_unwind17h757b6ea37bf9b60aE() #20
  unreachable

unreachable:
  unreachable
}

define internal void @"_ZN4core3ptr222drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Iter$LT$f32$GT$$C$unwinding..doubled..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h8360d7a61c12b3d9E"(ptr align 8 %_1) unnamed_addr #0 {
start:
  call void @"_ZN4core3ptr62drop_in_place$LT$alloc..vec..set_len_on_drop..SetLenOnDrop$GT$17hcd0203199a2e8b5eE"(ptr align 8 %_1)
  ret void
}

define internal void @"_ZN4core3ptr319drop_in_place$LT$core..iter..traits..iterator..Iterator..for_each..call$LT$f32$C$alloc..vec..Vec$LT$f32$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Iter$LT$f32$GT$$C$unwinding..doubled..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17hc88e527657d363caE"(ptr align 8 %_1) unnamed_addr #0 {
start:
  call void @"_ZN4core3ptr222drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Iter$LT$f32$GT$$C$unwinding..doubled..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h8360d7a61c12b3d9E"(ptr align 8 %_1)
  ret void
}

define internal void @"_ZN4core3ptr37drop_in_place$LT$unwinding..Guard$GT$17hce2afcfa92216bc3E"(ptr align 8 %_1) unnamed_addr #0 {
start:
  call void @"_ZN58_$LT$unwinding..Guard$u20$as$u20$core..ops..drop..Drop$GT$4drop17hc75c425fc2d5d380E"(ptr align 8 %_1)
  ret void
}

define internal void @"_ZN4core3ptr468drop_in_place$LT$core..iter..adapters..map..map_fold$LT$$RF$f32$C$f32$C$$LP$$RP$$C$unwinding..doubled..$u7b$$u7b$closure$u7d$$u7d$$C$core..iter..traits..iterator..Iterator..for_each..call$LT$f32$C$alloc..vec..Vec$LT$f32$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Iter$LT$f32$GT$$C$unwinding..doubled..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h2affbed1d6a8f47fE"(ptr align 8 %_1) unnamed_addr #0 {
start:
  call void @"_ZN4core3ptr319drop_in_place$LT$core..iter..traits..iterator..Iterator..for_each..call$LT$f32$C$alloc..vec..Vec$LT$f32$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Iter$LT$f32$GT$$C$unwinding..doubled..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17hc88e527657d363caE"(ptr align 8 %_1)
  ret void
}

define internal void @"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h5e06d09a29a74ab2E"(ptr align 8 %_1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  invoke void @"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h9d7ad78a635c984fE"(ptr align 8 %_1)
          to label %bb4 unwind label %cleanup

bb3:
  invoke void @"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f32$GT$$GT$17hb9bc7d1798a3b4c6E"(ptr align 8 %_1) #19
          to label %bb1 unwind label %terminate

cleanup:
  %1 = landingpad { ptr, i32 }
          cleanup
  %2 = extractvalue { ptr, i32 } %1, 0
  %3 = extractvalue { ptr, i32 } %1, 1
  store ptr %2, ptr %0, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 %3, ptr %4, align 8
  br label %bb3

bb4:
  call void @"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f32$GT$$GT$17hb9bc7d1798a3b4c6E"(ptr align 8 %_1)
  ret void

terminate:
  %5 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
  %6 = extractvalue { ptr, i32 } %5, 0
  %7 = extractvalue { ptr, i32 } %5, 1
  call void @_ZN4core9panicking16panic_in_cleanup17hd5047d4811141a2eE() #20
  unreachable

bb1:
  %8 = load ptr, ptr %0, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  %10 = load i32, ptr %9, align 8
  %11 = insertvalue { ptr, i32 } poison, ptr %8, 0
  %12 = insertvalue { ptr, i32 } %11, i32 %10, 1
  resume { ptr, i32 } %12
}

define internal void @"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f32$GT$$GT$17hb9bc7d1798a3b4c6E"(ptr align 8 %_1) unnamed_addr #0 {
start:
  call void @"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hfd828a18bf22cb91E"(ptr align 8 %_1)
  ret void
}

define internal void @"_ZN4core3ptr62drop_in_place$LT$alloc..vec..set_len_on_drop..SetLenOnDrop$GT$17hcd0203199a2e8b5eE"(ptr align 8 %_1) unnamed_addr #0 {
start:
  call void @"_ZN83_$LT$alloc..vec..set_len_on_drop..SetLenOnDrop$u20$as$u20$core..ops..drop..Drop$GT$4drop17h573c47d33bcce9beE"(ptr align 8 %_1)
  ret void
}

define internal void @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$13new_unchecked18precondition_check17hed9881d001325481E"(ptr %ptr) unnamed_addr #2 {
start:
  %_3 = ptrtoint ptr %ptr to i64
  %0 = icmp eq i64 %_3, 0
  br i1 %0, label %bb1, label %bb2

bb1:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_20b3d155afd5c58c42e598b7e6d186ef, i64 93) #22
  unreachable

bb2:
  ret void
}

define internal i64 @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$7sub_ptr17h66a868987614c815E"(ptr %self, ptr %subtracted) unnamed_addr #1 {
start:
  %0 = alloca [8 x i8], align 8
  br label %bb2

bb2:
  call void @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$7sub_ptr18precondition_check17h6f4ea76c7b0afc94E"(ptr %self, ptr %subtracted) #21
  br label %bb4

bb4:
  br label %bb5

bb5:
  br label %bb6

bb6:
  %1 = ptrtoint ptr %self to i64
  %2 = ptrtoint ptr %subtracted to i64
  %3 = sub nuw i64 %1, %2
  %4 = udiv exact i64 %3, 4
  store i64 %4, ptr %0, align 8
  %_0 = load i64, ptr %0, align 8
  ret i64 %_0

bb7:                                              ; No predecessors!
  call void @_ZN4core9panicking5panic17h06336e0c962d4a4aE(ptr align 1 @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #18
  unreachable
}

define internal void @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$7sub_ptr18precondition_check17h6f4ea76c7b0afc94E"(ptr %this, ptr %origin) unnamed_addr #2 {
start:
  %_3 = icmp uge ptr %this, %origin
  br i1 %_3, label %bb1, label %bb2

bb2:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_7efb3a7632b3620f628ce83a521b4d9b, i64 71) #22
  unreachable

bb1:
  ret void
}

define internal void @_ZN4core4hint16assert_unchecked18precondition_check17hea318d59869a2c64E(i1 zeroext %cond) unnamed_addr #2 {
start:
  br i1 %cond, label %bb2, label %bb1

bb1:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_ab14703751a9eb3585c49b2e55e9a9e5, i64 104) #22
  unreachable

bb2:
  ret void
}

define internal { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h916f75c51c863582E"(ptr align 8 %self) unnamed_addr #1 {
start:
  %0 = call { i64, i64 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17h5bdc0e0fa5fe279dE"(ptr align 8 %self)
  %_0.0 = extractvalue { i64, i64 } %0, 0
  %_0.1 = extractvalue { i64, i64 } %0, 1
  %1 = insertvalue { i64, i64 } poison, i64 %_0.0, 0
  %2 = insertvalue { i64, i64 } %1, i64 %_0.1, 1
  ret { i64, i64 } %2
}

define internal { ptr, ptr } @_ZN4core4iter6traits8iterator8Iterator3map17ha975d8be9d977d5cE(ptr %self.0, ptr %self.1) unnamed_addr #1 {
start:
  %0 = insertvalue { ptr, ptr } poison, ptr %self.0, 0
  %1 = insertvalue { ptr, ptr } %0, ptr %self.1, 1
  ret { ptr, ptr } %1
}

define internal void @_ZN4core4iter6traits8iterator8Iterator7collect17h9e768022a53f0c70E(ptr sret([24 x i8]) align 8 %_0, ptr %self.0, ptr %self.1) unnamed_addr #1 {
start:
  call void @"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17hfde5c91dd06db9e4E"(ptr sret([24 x i8]) align 8 %_0, ptr %self.0, ptr %self.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe)
  ret void
}

define internal void @_ZN4core4iter6traits8iterator8Iterator8for_each17hf1196173044aa621E(ptr %self.0, ptr %self.1, ptr align 8 %f) unnamed_addr #1 {
start:
  %_4 = alloca [24 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_4, ptr align 8 %f, i64 24, i1 false)
  call void @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17ha818f7de22ea2766E"(ptr %self.0, ptr %self.1, ptr align 8 %_4)
  ret void
}

define internal void @"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17h56d2c48a0520a03eE"(ptr align 8 %_1, float %item) unnamed_addr #1 {
start:
  call void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted28_$u7b$$u7b$closure$u7d$$u7d$17h855ba8d28958ed4aE"(ptr align 8 %_1, float %item)
  ret void
}

define internal void @"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h4c771f99f5f25209E"(ptr align 8 %_1, ptr align 4 %elt) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_10 = alloca [1 x i8], align 1
  store i8 1, ptr %_10, align 1
  %_8 = getelementptr inbounds i8, ptr %_1, i64 24
  %_7 = invoke float @"_ZN9unwinding7doubled28_$u7b$$u7b$closure$u7d$$u7d$17h039a2d79bfceee81E"(ptr align 1 %_8, ptr align 4 %elt)
          to label %bb1 unwind label %cleanup

bb5:
  %1 = load i8, ptr %_10, align 1
  %2 = trunc i8 %1 to i1
  br i1 %2, label %bb4, label %bb3

cleanup:
  %3 = landingpad { ptr, i32 }
          cleanup
  %4 = extractvalue { ptr, i32 } %3, 0
  %5 = extractvalue { ptr, i32 } %3, 1
  store ptr %4, ptr %0, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 %5, ptr %6, align 8
  br label %bb5

bb1:
  store i8 0, ptr %_10, align 1
  invoke void @"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17h56d2c48a0520a03eE"(ptr align 8 %_1, float %_7)
          to label %bb2 unwind label %cleanup

bb2:
  ret void

bb3:
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = load i32, ptr %8, align 8
  %10 = insertvalue { ptr, i32 } poison, ptr %7, 0
  %11 = insertvalue { ptr, i32 } %10, i32 %9, 1
  resume { ptr, i32 } %11

bb4:
  br label %bb3
}

define internal { i64, i64 } @_ZN4core5alloc6layout6Layout13repeat_packed17h2b42f41b5c1ef9adE(ptr align 8 %self, i64 %n) unnamed_addr #1 {
start:
  %_18 = alloca [8 x i8], align 8
  %_3 = alloca [16 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %self1 = load i64, ptr %0, align 8
  %1 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %self1, i64 %n)
  %_9.0 = extractvalue { i64, i1 } %1, 0
  %_9.1 = extractvalue { i64, i1 } %1, 1
  br i1 %_9.1, label %bb2, label %bb4

bb4:
  %2 = getelementptr inbounds i8, ptr %_3, i64 8
  store i64 %_9.0, ptr %2, align 8
  store i64 1, ptr %_3, align 8
  %3 = getelementptr inbounds i8, ptr %_3, i64 8
  %size = load i64, ptr %3, align 8
  %align = load i64, ptr %self, align 8
  store i64 %align, ptr %_18, align 8
  %_19 = load i64, ptr %_18, align 8
  %_20 = icmp uge i64 %_19, 1
  %_21 = icmp ule i64 %_19, -9223372036854775808
  %_22 = and i1 %_20, %_21
  %_15 = sub nuw i64 -9223372036854775808, %_19
  %_14 = icmp ugt i64 %size, %_15
  br i1 %_14, label %bb6, label %bb7

bb2:
  %4 = load i64, ptr @0, align 8
  %5 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  store i64 %4, ptr %_0, align 8
  %6 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %5, ptr %6, align 8
  br label %bb1

bb7:
  store i64 %align, ptr %_0, align 8
  %7 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %size, ptr %7, align 8
  br label %bb5

bb6:
  %8 = load i64, ptr @0, align 8
  %9 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  store i64 %8, ptr %_0, align 8
  %10 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %9, ptr %10, align 8
  br label %bb5

bb5:
  br label %bb1

bb1:
  %11 = load i64, ptr %_0, align 8
  %12 = getelementptr inbounds i8, ptr %_0, i64 8
  %13 = load i64, ptr %12, align 8
  %14 = insertvalue { i64, i64 } poison, i64 %11, 0
  %15 = insertvalue { i64, i64 } %14, i64 %13, 1
  ret { i64, i64 } %15
}

define internal void @_ZN4core5alloc6layout6Layout25from_size_align_unchecked18precondition_check17h07e049cf667e27e6E(i64 %size, i64 %align) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %_3 = invoke zeroext i1 @_ZN4core5alloc6layout6Layout19is_size_align_valid17hafec545c50d2e0f4E(i64 %size, i64 %align)
          to label %bb1 unwind label %terminate

terminate:
  %0 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
  %1 = extractvalue { ptr, i32 } %0, 0
  %2 = extractvalue { ptr, i32 } %0, 1
  call void @_ZN4core9panicking19panic_cannot_unwind17h757b6ea37bf9b60aE() #20
  unreachable

bb1:
  br i1 %_3, label %bb2, label %bb3

bb3:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_cd1513ae8d1ae22acf9342b8dfa1561d, i64 164) #22
  unreachable

bb2:
  ret void
}

define internal void @_ZN4core5alloc6layout6Layout6repeat17h8260d1081bc630bfE(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self, i64 %n) unnamed_addr #1 {
start:
  %_24 = alloca [8 x i8], align 8
  %_18 = alloca [8 x i8], align 8
  %_8 = alloca [24 x i8], align 8
  %_4 = alloca [16 x i8], align 8
  %padded = alloca [16 x i8], align 8
  %align = load i64, ptr %self, align 8
  store i64 %align, ptr %_18, align 8
  %_19 = load i64, ptr %_18, align 8
  %_20 = icmp uge i64 %_19, 1
  %_21 = icmp ule i64 %_19, -9223372036854775808
  %_22 = and i1 %_20, %_21
  %_13 = sub nuw i64 %_19, 1
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_16 = load i64, ptr %0, align 8
  %_15 = add nuw i64 %_16, %_13
  %_17 = xor i64 %_13, -1
  %new_size = and i64 %_15, %_17
  %_23 = load i64, ptr %self, align 8
  store i64 %_23, ptr %_24, align 8
  %_25 = load i64, ptr %_24, align 8
  %_26 = icmp uge i64 %_25, 1
  %_27 = icmp ule i64 %_25, -9223372036854775808
  %_28 = and i1 %_26, %_27
  br label %bb5

bb5:
  call void @_ZN4core5alloc6layout6Layout25from_size_align_unchecked18precondition_check17h07e049cf667e27e6E(i64 %new_size, i64 %_25) #21
  br label %bb6

bb6:
  %1 = getelementptr inbounds i8, ptr %padded, i64 8
  store i64 %new_size, ptr %1, align 8
  store i64 %_25, ptr %padded, align 8
  %2 = call { i64, i64 } @_ZN4core5alloc6layout6Layout13repeat_packed17h2b42f41b5c1ef9adE(ptr align 8 %padded, i64 %n)
  %3 = extractvalue { i64, i64 } %2, 0
  %4 = extractvalue { i64, i64 } %2, 1
  store i64 %3, ptr %_4, align 8
  %5 = getelementptr inbounds i8, ptr %_4, i64 8
  store i64 %4, ptr %5, align 8
  %6 = load i64, ptr %_4, align 8
  %7 = icmp eq i64 %6, 0
  %_6 = select i1 %7, i64 1, i64 0
  %8 = icmp eq i64 %_6, 0
  br i1 %8, label %bb2, label %bb3

bb2:
  %repeated.0 = load i64, ptr %_4, align 8
  %9 = getelementptr inbounds i8, ptr %_4, i64 8
  %repeated.1 = load i64, ptr %9, align 8
  store i64 %repeated.0, ptr %_8, align 8
  %10 = getelementptr inbounds i8, ptr %_8, i64 8
  store i64 %repeated.1, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %_8, i64 16
  store i64 %new_size, ptr %11, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %_8, i64 24, i1 false)
  br label %bb4

bb3:
  store i64 0, ptr %_0, align 8
  br label %bb4

bb4:
  ret void

bb7:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$15copy_from_slice17h6f386695891fcc4dE"(ptr align 4 %self.0, i64 %self.1, ptr align 4 %src.0, i64 %src.1, ptr align 8 %0) unnamed_addr #0 {
start:
  %_3 = icmp ne i64 %self.1, %src.1
  br i1 %_3, label %bb1, label %bb2

bb2:
  br label %bb3

bb1:
  call void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$15copy_from_slice17len_mismatch_fail17h49cb1c9ccbe4ae48E"(i64 %self.1, i64 %src.1, ptr align 8 %0) #18
  unreachable

bb3:
  call void @_ZN4core10intrinsics19copy_nonoverlapping18precondition_check17h0e2d077f8372ff73E(ptr %src.0, ptr %self.0, i64 4, i64 4, i64 %self.1) #21
  br label %bb5

bb5:
  %1 = mul i64 %self.1, 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %self.0, ptr align 4 %src.0, i64 %1, i1 false)
  ret void
}

define internal void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$18split_at_unchecked17hb5b8d26e480a08ccE"(ptr sret([32 x i8]) align 8 %_0, ptr align 4 %self.0, i64 %self.1, i64 %mid) unnamed_addr #1 {
start:
  %len = alloca [8 x i8], align 8
  %data = alloca [8 x i8], align 8
  %_7 = alloca [16 x i8], align 8
  br label %bb1

bb1:
  call void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$18split_at_unchecked18precondition_check17hc0891b44d0a67cc1E"(i64 %mid, i64 %self.1) #21
  br label %bb3

bb3:
  call void @_ZN4core5slice3raw14from_raw_parts18precondition_check17hd544a301c56959f4E(ptr %self.0, i64 4, i64 4, i64 %mid) #21
  store ptr %self.0, ptr %_7, align 8
  %0 = getelementptr inbounds i8, ptr %_7, i64 8
  store i64 %mid, ptr %0, align 8
  %1 = getelementptr inbounds float, ptr %self.0, i64 %mid
  store ptr %1, ptr %data, align 8
  %2 = sub nuw i64 %self.1, %mid
  store i64 %2, ptr %len, align 8
  br label %bb6

bb6:
  %_20 = load ptr, ptr %data, align 8
  %3 = load i64, ptr %len, align 8
  call void @_ZN4core5slice3raw14from_raw_parts18precondition_check17hd544a301c56959f4E(ptr %_20, i64 4, i64 4, i64 %3) #21
  br label %bb8

bb8:
  %_23.0 = load ptr, ptr %data, align 8
  %_23.1 = load i64, ptr %len, align 8
  %4 = load ptr, ptr %_7, align 8
  %5 = getelementptr inbounds i8, ptr %_7, i64 8
  %6 = load i64, ptr %5, align 8
  store ptr %4, ptr %_0, align 8
  %7 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %6, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %_0, i64 16
  store ptr %_23.0, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 8
  store i64 %_23.1, ptr %9, align 8
  ret void

bb2:                                              ; No predecessors!
  unreachable

bb5:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$18split_at_unchecked18precondition_check17hc0891b44d0a67cc1E"(i64 %mid, i64 %len) unnamed_addr #2 {
start:
  %_3 = icmp ule i64 %mid, %len
  br i1 %_3, label %bb1, label %bb2

bb2:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_c7866cdfacb035cf61ca4907fe0d7720, i64 100) #22
  unreachable

bb1:
  ret void
}

define internal { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h4c63d9661649e6feE"(ptr align 4 %self.0, i64 %self.1) unnamed_addr #1 {
start:
  %0 = call { ptr, ptr } @"_ZN4core5slice4iter13Iter$LT$T$GT$3new17hc795b893e84b789eE"(ptr align 4 %self.0, i64 %self.1)
  %_0.0 = extractvalue { ptr, ptr } %0, 0
  %_0.1 = extractvalue { ptr, ptr } %0, 1
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2
}

define internal void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$6chunks17h3ca86f1733d59c87E"(ptr sret([24 x i8]) align 8 %_0, ptr align 4 %self.0, i64 %self.1, i64 %chunk_size, ptr align 8 %0) unnamed_addr #1 {
start:
  %_4 = alloca [48 x i8], align 8
  %1 = icmp eq i64 %chunk_size, 0
  br i1 %1, label %bb2, label %bb1

bb2:
  store ptr @alloc_2cdbb89777c912da09e05e08ed401368, ptr %_4, align 8
  %2 = getelementptr inbounds i8, ptr %_4, i64 8
  store i64 1, ptr %2, align 8
  %3 = load ptr, ptr @0, align 8
  %4 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  %5 = getelementptr inbounds i8, ptr %_4, i64 32
  store ptr %3, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 8
  store i64 %4, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %_4, i64 16
  store ptr inttoptr (i64 8 to ptr), ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 8
  store i64 0, ptr %8, align 8
  call void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr align 8 %_4, ptr align 8 %0) #18
  unreachable

bb1:
  store ptr %self.0, ptr %_0, align 8
  %9 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %self.1, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %_0, i64 16
  store i64 %chunk_size, ptr %10, align 8
  ret void
}

define internal void @_ZN4core5slice3raw14from_raw_parts18precondition_check17hd544a301c56959f4E(ptr %data, i64 %size, i64 %align, i64 %len) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %0 = alloca [4 x i8], align 4
  %max_len = alloca [8 x i8], align 8
  %_11 = alloca [48 x i8], align 8
  %1 = call i64 @llvm.ctpop.i64(i64 %align)
  %2 = trunc i64 %1 to i32
  store i32 %2, ptr %0, align 4
  %_15 = load i32, ptr %0, align 4
  %3 = icmp eq i32 %_15, 1
  br i1 %3, label %bb8, label %bb9

bb8:
  %_13 = ptrtoint ptr %data to i64
  %_14 = sub i64 %align, 1
  %_12 = and i64 %_13, %_14
  %4 = icmp eq i64 %_12, 0
  br i1 %4, label %bb6, label %bb7

bb9:
  store ptr @alloc_e92e94d0ff530782b571cfd99ec66aef, ptr %_11, align 8
  %5 = getelementptr inbounds i8, ptr %_11, i64 8
  store i64 1, ptr %5, align 8
  %6 = load ptr, ptr @0, align 8
  %7 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  %8 = getelementptr inbounds i8, ptr %_11, i64 32
  store ptr %6, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 8
  store i64 %7, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %_11, i64 16
  store ptr inttoptr (i64 8 to ptr), ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 8
  store i64 0, ptr %11, align 8
  invoke void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr align 8 %_11, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #18
          to label %unreachable unwind label %terminate

bb6:
  %_9 = icmp eq i64 %_13, 0
  %_5 = xor i1 %_9, true
  br i1 %_5, label %bb1, label %bb4

bb7:
  br label %bb4

bb4:
  br label %bb5

bb1:
  %_19 = icmp eq i64 %size, 0
  %12 = icmp eq i64 %size, 0
  br i1 %12, label %bb11, label %bb12

bb11:
  store i64 -1, ptr %max_len, align 8
  br label %bb14

bb12:
  br i1 %_19, label %panic, label %bb13

bb14:
  %_20 = load i64, ptr %max_len, align 8
  %_7 = icmp ule i64 %len, %_20
  br i1 %_7, label %bb2, label %bb3

bb13:
  %13 = udiv i64 9223372036854775807, %size
  store i64 %13, ptr %max_len, align 8
  br label %bb14

panic:
  invoke void @_ZN4core9panicking11panic_const23panic_const_div_by_zero17hc25814f4a0d3df95E(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #18
          to label %unreachable unwind label %terminate

terminate:
  %14 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
  %15 = extractvalue { ptr, i32 } %14, 0
  %16 = extractvalue { ptr, i32 } %14, 1
  call void @_ZN4core9panicking19panic_cannot_unwind17h757b6ea37bf9b60aE() #20
  unreachable

unreachable:
  unreachable

bb3:
  br label %bb5

bb2:
  ret void

bb5:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_11195730e5236cfdc15ea13be1c301f9, i64 162) #22
  unreachable
}

define internal void @_ZN4core5slice3raw18from_raw_parts_mut18precondition_check17ha9b57b07544bb103E(ptr %data, i64 %size, i64 %align, i64 %len) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %0 = alloca [4 x i8], align 4
  %max_len = alloca [8 x i8], align 8
  %_11 = alloca [48 x i8], align 8
  %1 = call i64 @llvm.ctpop.i64(i64 %align)
  %2 = trunc i64 %1 to i32
  store i32 %2, ptr %0, align 4
  %_15 = load i32, ptr %0, align 4
  %3 = icmp eq i32 %_15, 1
  br i1 %3, label %bb8, label %bb9

bb8:
  %_13 = ptrtoint ptr %data to i64
  %_14 = sub i64 %align, 1
  %_12 = and i64 %_13, %_14
  %4 = icmp eq i64 %_12, 0
  br i1 %4, label %bb6, label %bb7

bb9:
  store ptr @alloc_e92e94d0ff530782b571cfd99ec66aef, ptr %_11, align 8
  %5 = getelementptr inbounds i8, ptr %_11, i64 8
  store i64 1, ptr %5, align 8
  %6 = load ptr, ptr @0, align 8
  %7 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  %8 = getelementptr inbounds i8, ptr %_11, i64 32
  store ptr %6, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 8
  store i64 %7, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %_11, i64 16
  store ptr inttoptr (i64 8 to ptr), ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 8
  store i64 0, ptr %11, align 8
  invoke void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr align 8 %_11, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #18
          to label %unreachable unwind label %terminate

bb6:
  %_9 = icmp eq i64 %_13, 0
  %_5 = xor i1 %_9, true
  br i1 %_5, label %bb1, label %bb4

bb7:
  br label %bb4

bb4:
  br label %bb5

bb1:
  %_19 = icmp eq i64 %size, 0
  %12 = icmp eq i64 %size, 0
  br i1 %12, label %bb11, label %bb12

bb11:
  store i64 -1, ptr %max_len, align 8
  br label %bb14

bb12:
  br i1 %_19, label %panic, label %bb13

bb14:
  %_20 = load i64, ptr %max_len, align 8
  %_7 = icmp ule i64 %len, %_20
  br i1 %_7, label %bb2, label %bb3

bb13:
  %13 = udiv i64 9223372036854775807, %size
  store i64 %13, ptr %max_len, align 8
  br label %bb14

panic:
  invoke void @_ZN4core9panicking11panic_const23panic_const_div_by_zero17hc25814f4a0d3df95E(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #18
          to label %unreachable unwind label %terminate

terminate:
  %14 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
  %15 = extractvalue { ptr, i32 } %14, 0
  %16 = extractvalue { ptr, i32 } %14, 1
  call void @_ZN4core9panicking19panic_cannot_unwind17h757b6ea37bf9b60aE() #20
  unreachable

unreachable:
  unreachable

bb3:
  br label %bb5

bb2:
  ret void

bb5:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_d685bb4d9a1abf4f5af46d1af0d9ef8a, i64 166) #22
  unreachable
}

define internal { ptr, ptr } @"_ZN4core5slice4iter13Iter$LT$T$GT$3new17hc795b893e84b789eE"(ptr align 4 %slice.0, i64 %slice.1) unnamed_addr #1 {
start:
  %end_or_len = alloca [8 x i8], align 8
  br label %bb2

bb2:
  %_6 = getelementptr inbounds float, ptr %slice.0, i64 %slice.1
  store ptr %_6, ptr %end_or_len, align 8
  br label %bb3

bb3:
  %_8 = load ptr, ptr %end_or_len, align 8
  %0 = insertvalue { ptr, ptr } poison, ptr %slice.0, 0
  %1 = insertvalue { ptr, ptr } %0, ptr %_8, 1
  ret { ptr, ptr } %1

bb1:                                              ; No predecessors!
  unreachable
}

define internal zeroext i1 @_ZN4core9ub_checks23maybe_is_nonoverlapping7runtime17h03dffca3ee3b801bE(ptr %src, ptr %dst, i64 %size, i64 %count) unnamed_addr #1 {
start:
  %diff = alloca [8 x i8], align 8
  %_9 = alloca [16 x i8], align 8
  %src_usize = ptrtoint ptr %src to i64
  %dst_usize = ptrtoint ptr %dst to i64
  %0 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %size, i64 %count)
  %_14.0 = extractvalue { i64, i1 } %0, 0
  %_14.1 = extractvalue { i64, i1 } %0, 1
  br i1 %_14.1, label %bb1, label %bb3

bb3:
  %1 = getelementptr inbounds i8, ptr %_9, i64 8
  store i64 %_14.0, ptr %1, align 8
  store i64 1, ptr %_9, align 8
  %2 = getelementptr inbounds i8, ptr %_9, i64 8
  %size1 = load i64, ptr %2, align 8
  %_22 = icmp ult i64 %src_usize, %dst_usize
  br i1 %_22, label %bb4, label %bb5

bb1:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_763310d78c99c2c1ad3f8a9821e942f3, i64 61) #22
  unreachable

bb5:
  %3 = sub i64 %src_usize, %dst_usize
  store i64 %3, ptr %diff, align 8
  br label %bb6

bb4:
  %4 = sub i64 %dst_usize, %src_usize
  store i64 %4, ptr %diff, align 8
  br label %bb6

bb6:
  %_11 = load i64, ptr %diff, align 8
  %_0 = icmp uge i64 %_11, %size1
  ret i1 %_0
}

define internal zeroext i1 @"_ZN51_$LT$f32$u20$as$u20$alloc..vec..is_zero..IsZero$GT$7is_zero17h638b633a1ce208baE"(ptr align 4 %self) unnamed_addr #1 {
start:
  %_2 = load float, ptr %self, align 4
  %_3 = bitcast float %_2 to i32
  %_0 = icmp eq i32 %_3, 0
  ret i1 %_0
}

define internal void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$11extend_with17h6dd37bde3af0109dE"(ptr align 8 %self, i64 %n, float %0, ptr align 8 %1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %2 = alloca [16 x i8], align 8
  %_23 = alloca [1 x i8], align 1
  %iter = alloca [16 x i8], align 8
  %local_len = alloca [16 x i8], align 8
  %ptr = alloca [8 x i8], align 8
  %value = alloca [4 x i8], align 4
  store float %0, ptr %value, align 4
  store i8 1, ptr %_23, align 1
  invoke void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h20eac51916f6efecE"(ptr align 8 %self, i64 %n, ptr align 8 %1)
          to label %bb1 unwind label %cleanup

bb12:
  %3 = load i8, ptr %_23, align 1
  %4 = trunc i8 %3 to i1
  br i1 %4, label %bb11, label %bb9

cleanup:
  %5 = landingpad { ptr, i32 }
          cleanup
  %6 = extractvalue { ptr, i32 } %5, 0
  %7 = extractvalue { ptr, i32 } %5, 1
  store ptr %6, ptr %2, align 8
  %8 = getelementptr inbounds i8, ptr %2, i64 8
  store i32 %7, ptr %8, align 8
  br label %bb12

bb1:
  %9 = getelementptr inbounds i8, ptr %self, i64 8
  %_27 = load ptr, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %self, i64 16
  %count = load i64, ptr %10, align 8
  %_28 = icmp ule i64 %count, 2305843009213693951
  %11 = getelementptr inbounds float, ptr %_27, i64 %count
  store ptr %11, ptr %ptr, align 8
  %len = getelementptr inbounds i8, ptr %self, i64 16
  %_29 = load i64, ptr %len, align 8
  store ptr %len, ptr %local_len, align 8
  %12 = getelementptr inbounds i8, ptr %local_len, i64 8
  store i64 %_29, ptr %12, align 8
  store i64 1, ptr %iter, align 8
  %13 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %n, ptr %13, align 8
  br label %bb2

bb2:
  %other = getelementptr inbounds i8, ptr %iter, i64 8
  %_35 = load i64, ptr %iter, align 8
  %14 = getelementptr inbounds i8, ptr %iter, i64 8
  %_36 = load i64, ptr %14, align 8
  %_30 = icmp ult i64 %_35, %_36
  br i1 %_30, label %bb13, label %bb15

bb15:
  %_19 = icmp ugt i64 %n, 0
  br i1 %_19, label %bb4, label %bb5

bb13:
  %old = load i64, ptr %iter, align 8
  %_34 = invoke i64 @"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hfba29e180d80fc69E"(i64 %old, i64 1)
          to label %bb14 unwind label %cleanup1

bb5:
  invoke void @"_ZN4core3ptr62drop_in_place$LT$alloc..vec..set_len_on_drop..SetLenOnDrop$GT$17hcd0203199a2e8b5eE"(ptr align 8 %local_len)
          to label %bb6 unwind label %cleanup

bb4:
  %dst = load ptr, ptr %ptr, align 8
  store i8 0, ptr %_23, align 1
  %src = load float, ptr %value, align 4
  store float %src, ptr %dst, align 4
  %15 = getelementptr inbounds i8, ptr %local_len, i64 8
  %16 = getelementptr inbounds i8, ptr %local_len, i64 8
  %17 = load i64, ptr %16, align 8
  %18 = add i64 %17, 1
  store i64 %18, ptr %15, align 8
  invoke void @"_ZN4core3ptr62drop_in_place$LT$alloc..vec..set_len_on_drop..SetLenOnDrop$GT$17hcd0203199a2e8b5eE"(ptr align 8 %local_len)
          to label %bb16 unwind label %cleanup

bb6:
  %19 = load i8, ptr %_23, align 1
  %20 = trunc i8 %19 to i1
  br i1 %20, label %bb10, label %bb7

bb7:
  ret void

bb10:
  br label %bb7

bb16:
  br label %bb7

bb8:
  invoke void @"_ZN4core3ptr62drop_in_place$LT$alloc..vec..set_len_on_drop..SetLenOnDrop$GT$17hcd0203199a2e8b5eE"(ptr align 8 %local_len) #19
          to label %bb12 unwind label %terminate

cleanup1:
  %21 = landingpad { ptr, i32 }
          cleanup
  %22 = extractvalue { ptr, i32 } %21, 0
  %23 = extractvalue { ptr, i32 } %21, 1
  store ptr %22, ptr %2, align 8
  %24 = getelementptr inbounds i8, ptr %2, i64 8
  store i32 %23, ptr %24, align 8
  br label %bb8

bb14:
  store i64 %_34, ptr %iter, align 8
  %dst2 = load ptr, ptr %ptr, align 8
  %_0.i = load float, ptr %value, align 4
  br label %bb3

bb3:
  store float %_0.i, ptr %dst2, align 4
  %self4 = load ptr, ptr %ptr, align 8
  %_16 = getelementptr inbounds float, ptr %self4, i64 1
  store ptr %_16, ptr %ptr, align 8
  %25 = getelementptr inbounds i8, ptr %local_len, i64 8
  %26 = getelementptr inbounds i8, ptr %local_len, i64 8
  %27 = load i64, ptr %26, align 8
  %28 = add i64 %27, 1
  store i64 %28, ptr %25, align 8
  br label %bb2

terminate:
  %29 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
  %30 = extractvalue { ptr, i32 } %29, 0
  %31 = extractvalue { ptr, i32 } %29, 1
  call void @_ZN4core9panicking16panic_in_cleanup17hd5047d4811141a2eE() #20
  unreachable

bb9:
  %32 = load ptr, ptr %2, align 8
  %33 = getelementptr inbounds i8, ptr %2, i64 8
  %34 = load i32, ptr %33, align 8
  %35 = insertvalue { ptr, i32 } poison, ptr %32, 0
  %36 = insertvalue { ptr, i32 } %35, i32 %34, 1
  resume { ptr, i32 } %36

bb11:
  br label %bb9
}

define internal void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted17hdc670dce78cfa574E"(ptr align 8 %self, ptr %0, ptr %1, ptr align 8 %2) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %3 = alloca [16 x i8], align 8
  %_22 = alloca [1 x i8], align 1
  %_21 = alloca [48 x i8], align 8
  %_19 = alloca [24 x i8], align 8
  %_5 = alloca [24 x i8], align 8
  %high = alloca [16 x i8], align 8
  %iterator = alloca [16 x i8], align 8
  store ptr %0, ptr %iterator, align 8
  %4 = getelementptr inbounds i8, ptr %iterator, i64 8
  store ptr %1, ptr %4, align 8
  store i8 1, ptr %_22, align 1
  invoke void @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17h7e202121b82c6e0bE"(ptr sret([24 x i8]) align 8 %_5, ptr align 8 %iterator)
          to label %bb1 unwind label %cleanup

bb8:
  %5 = load i8, ptr %_22, align 1
  %6 = trunc i8 %5 to i1
  br i1 %6, label %bb7, label %bb6

cleanup:
  %7 = landingpad { ptr, i32 }
          cleanup
  %8 = extractvalue { ptr, i32 } %7, 0
  %9 = extractvalue { ptr, i32 } %7, 1
  store ptr %8, ptr %3, align 8
  %10 = getelementptr inbounds i8, ptr %3, i64 8
  store i32 %9, ptr %10, align 8
  br label %bb8

bb1:
  %low = load i64, ptr %_5, align 8
  %11 = getelementptr inbounds i8, ptr %_5, i64 8
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %11, i64 8
  %14 = load i64, ptr %13, align 8
  store i64 %12, ptr %high, align 8
  %15 = getelementptr inbounds i8, ptr %high, i64 8
  store i64 %14, ptr %15, align 8
  %_7 = load i64, ptr %high, align 8
  %16 = icmp eq i64 %_7, 1
  br i1 %16, label %bb2, label %bb5

bb2:
  %17 = getelementptr inbounds i8, ptr %high, i64 8
  %additional = load i64, ptr %17, align 8
  invoke void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h20eac51916f6efecE"(ptr align 8 %self, i64 %additional, ptr align 8 %2)
          to label %bb3 unwind label %cleanup

bb5:
  store ptr @alloc_11d257f5ed6cc7fc38feaa801053bac6, ptr %_21, align 8
  %18 = getelementptr inbounds i8, ptr %_21, i64 8
  store i64 1, ptr %18, align 8
  %19 = load ptr, ptr @0, align 8
  %20 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  %21 = getelementptr inbounds i8, ptr %_21, i64 32
  store ptr %19, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %21, i64 8
  store i64 %20, ptr %22, align 8
  %23 = getelementptr inbounds i8, ptr %_21, i64 16
  store ptr inttoptr (i64 8 to ptr), ptr %23, align 8
  %24 = getelementptr inbounds i8, ptr %23, i64 8
  store i64 0, ptr %24, align 8
  invoke void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr align 8 %_21, ptr align 8 %2) #18
          to label %unreachable unwind label %cleanup

bb3:
  %25 = getelementptr inbounds i8, ptr %self, i64 8
  %_27 = load ptr, ptr %25, align 8
  %len = getelementptr inbounds i8, ptr %self, i64 16
  %_28 = load i64, ptr %len, align 8
  store i8 0, ptr %_22, align 1
  %_18.0 = load ptr, ptr %iterator, align 8
  %26 = getelementptr inbounds i8, ptr %iterator, i64 8
  %_18.1 = load ptr, ptr %26, align 8
  %27 = getelementptr inbounds i8, ptr %_19, i64 16
  store ptr %_27, ptr %27, align 8
  store ptr %len, ptr %_19, align 8
  %28 = getelementptr inbounds i8, ptr %_19, i64 8
  store i64 %_28, ptr %28, align 8
  invoke void @_ZN4core4iter6traits8iterator8Iterator8for_each17hf1196173044aa621E(ptr %_18.0, ptr %_18.1, ptr align 8 %_19)
          to label %bb4 unwind label %cleanup

bb4:
  ret void

unreachable:
  unreachable

bb9:                                              ; No predecessors!
  unreachable

bb6:
  %29 = load ptr, ptr %3, align 8
  %30 = getelementptr inbounds i8, ptr %3, i64 8
  %31 = load i32, ptr %30, align 8
  %32 = insertvalue { ptr, i32 } poison, ptr %29, 0
  %33 = insertvalue { ptr, i32 } %32, i32 %31, 1
  resume { ptr, i32 } %33

bb7:
  br label %bb6
}

define internal void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted28_$u7b$$u7b$closure$u7d$$u7d$17h855ba8d28958ed4aE"(ptr align 8 %_1, float %element) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds i8, ptr %_1, i64 16
  %_4 = load ptr, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_1, i64 8
  %_5 = load i64, ptr %1, align 8
  %_3 = getelementptr inbounds float, ptr %_4, i64 %_5
  store float %element, ptr %_3, align 4
  %2 = getelementptr inbounds i8, ptr %_1, i64 8
  %3 = getelementptr inbounds i8, ptr %_1, i64 8
  %4 = load i64, ptr %3, align 8
  %5 = add i64 %4, 1
  store i64 %5, ptr %2, align 8
  ret void
}

define internal void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h20eac51916f6efecE"(ptr align 8 %self, i64 %additional, ptr align 8 %0) unnamed_addr #0 {
start:
  %self1 = alloca [8 x i8], align 8
  %elem_layout = alloca [16 x i8], align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 16
  %len = load i64, ptr %1, align 8
  store i64 4, ptr %elem_layout, align 8
  %2 = getelementptr inbounds i8, ptr %elem_layout, i64 8
  store i64 4, ptr %2, align 8
  br label %bb6

bb6:
  %3 = load i64, ptr %self, align 8
  store i64 %3, ptr %self1, align 8
  br label %bb4

bb5:                                              ; No predecessors!
  store i64 -1, ptr %self1, align 8
  br label %bb4

bb4:
  %4 = load i64, ptr %self1, align 8
  %_10 = sub i64 %4, %len
  %_7 = icmp ugt i64 %additional, %_10
  br i1 %_7, label %bb1, label %bb2

bb2:
  br label %bb3

bb1:
  call void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$7reserve21do_reserve_and_handle17h2dfd1677e43493edE"(ptr align 8 %self, i64 %len, i64 %additional, i64 4, i64 4)
  br label %bb3

bb3:
  ret void
}

define internal void @_ZN5alloc3vec9from_elem17hff8ccf28a6022b38E(ptr sret([24 x i8]) align 8 %_0, float %elem, i64 %n, ptr align 8 %0) unnamed_addr #0 {
start:
  call void @"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17h2364d95c86de5db2E"(ptr sret([24 x i8]) align 8 %_0, float %elem, i64 %n, ptr align 8 %0)
  ret void
}

define internal ptr @_ZN5alloc5alloc12alloc_zeroed17h548dad7f80ffe2c7E(i64 %0, i64 %1) unnamed_addr #1 {
start:
  %2 = alloca [1 x i8], align 1
  %_11 = alloca [8 x i8], align 8
  %layout = alloca [16 x i8], align 8
  store i64 %0, ptr %layout, align 8
  %3 = getelementptr inbounds i8, ptr %layout, i64 8
  store i64 %1, ptr %3, align 8
  br label %bb3

bb3:
  call void @_ZN4core3ptr13read_volatile18precondition_check17h7392089924a68d1dE(ptr @__rust_no_alloc_shim_is_unstable, i64 1, i1 zeroext false) #21
  br label %bb5

bb5:
  %4 = load volatile i8, ptr @__rust_no_alloc_shim_is_unstable, align 1
  store i8 %4, ptr %2, align 1
  %_2 = load i8, ptr %2, align 1
  %5 = getelementptr inbounds i8, ptr %layout, i64 8
  %_3 = load i64, ptr %5, align 8
  %_10 = load i64, ptr %layout, align 8
  store i64 %_10, ptr %_11, align 8
  %_12 = load i64, ptr %_11, align 8
  %_13 = icmp uge i64 %_12, 1
  %_14 = icmp ule i64 %_12, -9223372036854775808
  %_15 = and i1 %_13, %_14
  %_0 = call ptr @__rust_alloc_zeroed(i64 %_3, i64 %_12) #21
  ret ptr %_0
}

define internal ptr @_ZN5alloc5alloc5alloc17h85c6df9e74732739E(i64 %0, i64 %1) unnamed_addr #1 {
start:
  %2 = alloca [1 x i8], align 1
  %_11 = alloca [8 x i8], align 8
  %layout = alloca [16 x i8], align 8
  store i64 %0, ptr %layout, align 8
  %3 = getelementptr inbounds i8, ptr %layout, i64 8
  store i64 %1, ptr %3, align 8
  br label %bb3

bb3:
  call void @_ZN4core3ptr13read_volatile18precondition_check17h7392089924a68d1dE(ptr @__rust_no_alloc_shim_is_unstable, i64 1, i1 zeroext false) #21
  br label %bb5

bb5:
  %4 = load volatile i8, ptr @__rust_no_alloc_shim_is_unstable, align 1
  store i8 %4, ptr %2, align 1
  %_2 = load i8, ptr %2, align 1
  %5 = getelementptr inbounds i8, ptr %layout, i64 8
  %_3 = load i64, ptr %5, align 8
  %_10 = load i64, ptr %layout, align 8
  store i64 %_10, ptr %_11, align 8
  %_12 = load i64, ptr %_11, align 8
  %_13 = icmp uge i64 %_12, 1
  %_14 = icmp ule i64 %_12, -9223372036854775808
  %_15 = and i1 %_13, %_14
  %_0 = call ptr @__rust_alloc(i64 %_3, i64 %_12) #21
  ret ptr %_0
}

define internal { ptr, i64 } @_ZN5alloc5alloc6Global10alloc_impl17h18662b0d58619cd1E(ptr align 1 %self, i64 %0, i64 %1, i1 zeroext %zeroed) unnamed_addr #1 {
start:
  %data = alloca [8 x i8], align 8
  %ptr = alloca [16 x i8], align 8
  %_19 = alloca [8 x i8], align 8
  %self2 = alloca [8 x i8], align 8
  %self1 = alloca [8 x i8], align 8
  %_10 = alloca [8 x i8], align 8
  %raw_ptr = alloca [8 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %layout = alloca [16 x i8], align 8
  store i64 %0, ptr %layout, align 8
  %2 = getelementptr inbounds i8, ptr %layout, i64 8
  store i64 %1, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %layout, i64 8
  %size = load i64, ptr %3, align 8
  %4 = icmp eq i64 %size, 0
  br i1 %4, label %bb2, label %bb1

bb2:
  %_18 = load i64, ptr %layout, align 8
  store i64 %_18, ptr %_19, align 8
  %_20 = load i64, ptr %_19, align 8
  %_21 = icmp uge i64 %_20, 1
  %_22 = icmp ule i64 %_20, -9223372036854775808
  %_23 = and i1 %_21, %_22
  %ptr3 = getelementptr i8, ptr null, i64 %_20
  br label %bb7

bb1:
  br i1 %zeroed, label %bb3, label %bb4

bb7:
  call void @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$13new_unchecked18precondition_check17hed9881d001325481E"(ptr %ptr3) #21
  store ptr %ptr3, ptr %data, align 8
  %5 = load ptr, ptr %data, align 8
  store ptr %5, ptr %ptr, align 8
  %6 = getelementptr inbounds i8, ptr %ptr, i64 8
  store i64 0, ptr %6, align 8
  br label %bb10

bb10:
  %_31 = load ptr, ptr %data, align 8
  call void @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$13new_unchecked18precondition_check17hed9881d001325481E"(ptr %_31) #21
  br label %bb12

bb12:
  %_32.0 = load ptr, ptr %ptr, align 8
  %7 = getelementptr inbounds i8, ptr %ptr, i64 8
  %_32.1 = load i64, ptr %7, align 8
  store ptr %_32.0, ptr %_0, align 8
  %8 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %_32.1, ptr %8, align 8
  br label %bb6

bb6:
  %9 = load ptr, ptr %_0, align 8
  %10 = getelementptr inbounds i8, ptr %_0, i64 8
  %11 = load i64, ptr %10, align 8
  %12 = insertvalue { ptr, i64 } poison, ptr %9, 0
  %13 = insertvalue { ptr, i64 } %12, i64 %11, 1
  ret { ptr, i64 } %13

bb4:
  %14 = load i64, ptr %layout, align 8
  %15 = getelementptr inbounds i8, ptr %layout, i64 8
  %16 = load i64, ptr %15, align 8
  %17 = call ptr @_ZN5alloc5alloc5alloc17h85c6df9e74732739E(i64 %14, i64 %16)
  store ptr %17, ptr %raw_ptr, align 8
  br label %bb5

bb3:
  %18 = load i64, ptr %layout, align 8
  %19 = getelementptr inbounds i8, ptr %layout, i64 8
  %20 = load i64, ptr %19, align 8
  %21 = call ptr @_ZN5alloc5alloc12alloc_zeroed17h548dad7f80ffe2c7E(i64 %18, i64 %20)
  store ptr %21, ptr %raw_ptr, align 8
  br label %bb5

bb5:
  %ptr4 = load ptr, ptr %raw_ptr, align 8
  %_35 = ptrtoint ptr %ptr4 to i64
  %22 = icmp eq i64 %_35, 0
  br i1 %22, label %bb13, label %bb14

bb13:
  store ptr null, ptr %self2, align 8
  store ptr null, ptr %self1, align 8
  %23 = load ptr, ptr @0, align 8
  %24 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  store ptr %23, ptr %_0, align 8
  %25 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %24, ptr %25, align 8
  br label %bb6

bb14:
  br label %bb15

bb15:
  call void @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$13new_unchecked18precondition_check17hed9881d001325481E"(ptr %ptr4) #21
  br label %bb17

bb17:
  store ptr %ptr4, ptr %self2, align 8
  %v = load ptr, ptr %self2, align 8
  store ptr %v, ptr %self1, align 8
  %v5 = load ptr, ptr %self1, align 8
  store ptr %v5, ptr %_10, align 8
  %ptr6 = load ptr, ptr %_10, align 8
  br label %bb18

bb18:
  call void @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$13new_unchecked18precondition_check17hed9881d001325481E"(ptr %ptr6) #21
  br label %bb20

bb20:
  store ptr %ptr6, ptr %_0, align 8
  %26 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %size, ptr %26, align 8
  br label %bb6

bb9:                                              ; No predecessors!
  unreachable
}

define internal { ptr, i64 } @_ZN5alloc5alloc6Global9grow_impl17haa831eefffa765f4E(ptr align 1 %self, ptr %ptr, i64 %0, i64 %1, i64 %2, i64 %3, i1 zeroext %zeroed) unnamed_addr #1 {
start:
  %layout5 = alloca [16 x i8], align 8
  %_61 = alloca [8 x i8], align 8
  %_51 = alloca [8 x i8], align 8
  %_45 = alloca [8 x i8], align 8
  %layout4 = alloca [16 x i8], align 8
  %self3 = alloca [16 x i8], align 8
  %_35 = alloca [16 x i8], align 8
  %self2 = alloca [8 x i8], align 8
  %self1 = alloca [8 x i8], align 8
  %_25 = alloca [8 x i8], align 8
  %layout = alloca [16 x i8], align 8
  %raw_ptr = alloca [8 x i8], align 8
  %old_size = alloca [8 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %new_layout = alloca [16 x i8], align 8
  %old_layout = alloca [16 x i8], align 8
  store i64 %0, ptr %old_layout, align 8
  %4 = getelementptr inbounds i8, ptr %old_layout, i64 8
  store i64 %1, ptr %4, align 8
  store i64 %2, ptr %new_layout, align 8
  %5 = getelementptr inbounds i8, ptr %new_layout, i64 8
  store i64 %3, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %old_layout, i64 8
  %7 = load i64, ptr %6, align 8
  store i64 %7, ptr %old_size, align 8
  %8 = load i64, ptr %old_size, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %bb2, label %bb1

bb2:
  %10 = load i64, ptr %new_layout, align 8
  %11 = getelementptr inbounds i8, ptr %new_layout, i64 8
  %12 = load i64, ptr %11, align 8
  %13 = call { ptr, i64 } @_ZN5alloc5alloc6Global10alloc_impl17h18662b0d58619cd1E(ptr align 1 %self, i64 %10, i64 %12, i1 zeroext %zeroed)
  %14 = extractvalue { ptr, i64 } %13, 0
  %15 = extractvalue { ptr, i64 } %13, 1
  store ptr %14, ptr %_0, align 8
  %16 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %15, ptr %16, align 8
  br label %bb11

bb1:
  %_44 = load i64, ptr %old_layout, align 8
  store i64 %_44, ptr %_45, align 8
  %_46 = load i64, ptr %_45, align 8
  %_47 = icmp uge i64 %_46, 1
  %_48 = icmp ule i64 %_46, -9223372036854775808
  %_49 = and i1 %_47, %_48
  %_50 = load i64, ptr %new_layout, align 8
  store i64 %_50, ptr %_51, align 8
  %_52 = load i64, ptr %_51, align 8
  %_53 = icmp uge i64 %_52, 1
  %_54 = icmp ule i64 %_52, -9223372036854775808
  %_55 = and i1 %_53, %_54
  %_11 = icmp eq i64 %_46, %_52
  br i1 %_11, label %bb3, label %bb4

bb11:
  %17 = load ptr, ptr %_0, align 8
  %18 = getelementptr inbounds i8, ptr %_0, i64 8
  %19 = load i64, ptr %18, align 8
  %20 = insertvalue { ptr, i64 } poison, ptr %17, 0
  %21 = insertvalue { ptr, i64 } %20, i64 %19, 1
  ret { ptr, i64 } %21

bb4:
  %22 = load i64, ptr %new_layout, align 8
  %23 = getelementptr inbounds i8, ptr %new_layout, i64 8
  %24 = load i64, ptr %23, align 8
  %25 = call { ptr, i64 } @_ZN5alloc5alloc6Global10alloc_impl17h18662b0d58619cd1E(ptr align 1 %self, i64 %22, i64 %24, i1 zeroext %zeroed)
  %26 = extractvalue { ptr, i64 } %25, 0
  %27 = extractvalue { ptr, i64 } %25, 1
  store ptr %26, ptr %self3, align 8
  %28 = getelementptr inbounds i8, ptr %self3, i64 8
  store i64 %27, ptr %28, align 8
  %29 = load ptr, ptr %self3, align 8
  %30 = ptrtoint ptr %29 to i64
  %31 = icmp eq i64 %30, 0
  %_77 = select i1 %31, i64 1, i64 0
  %32 = icmp eq i64 %_77, 0
  br i1 %32, label %bb35, label %bb34

bb3:
  %33 = getelementptr inbounds i8, ptr %new_layout, i64 8
  %new_size = load i64, ptr %33, align 8
  %34 = load i64, ptr %old_size, align 8
  %cond = icmp uge i64 %new_size, %34
  br label %bb12

bb35:
  %v.0 = load ptr, ptr %self3, align 8
  %35 = getelementptr inbounds i8, ptr %self3, i64 8
  %v.1 = load i64, ptr %35, align 8
  store ptr %v.0, ptr %_35, align 8
  %36 = getelementptr inbounds i8, ptr %_35, i64 8
  store i64 %v.1, ptr %36, align 8
  br label %bb33

bb34:
  %37 = load ptr, ptr @0, align 8
  %38 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  store ptr %37, ptr %_35, align 8
  %39 = getelementptr inbounds i8, ptr %_35, i64 8
  store i64 %38, ptr %39, align 8
  br label %bb33

bb33:
  %40 = load ptr, ptr %_35, align 8
  %41 = ptrtoint ptr %40 to i64
  %42 = icmp eq i64 %41, 0
  %_37 = select i1 %42, i64 1, i64 0
  %43 = icmp eq i64 %_37, 0
  br i1 %43, label %bb9, label %bb10

bb9:
  %new_ptr.0 = load ptr, ptr %_35, align 8
  %44 = getelementptr inbounds i8, ptr %_35, i64 8
  %new_ptr.1 = load i64, ptr %44, align 8
  br label %bb36

bb10:
  %45 = load ptr, ptr @0, align 8
  %46 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  store ptr %45, ptr %_0, align 8
  %47 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %46, ptr %47, align 8
  br label %bb11

bb36:
  %48 = load i64, ptr %old_size, align 8
  call void @_ZN4core10intrinsics19copy_nonoverlapping18precondition_check17h0e2d077f8372ff73E(ptr %ptr, ptr %new_ptr.0, i64 1, i64 1, i64 %48) #21
  br label %bb38

bb38:
  %49 = load i64, ptr %old_size, align 8
  %50 = mul i64 %49, 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %new_ptr.0, ptr align 1 %ptr, i64 %50, i1 false)
  %51 = load i64, ptr %old_layout, align 8
  %52 = getelementptr inbounds i8, ptr %old_layout, i64 8
  %53 = load i64, ptr %52, align 8
  store i64 %51, ptr %layout4, align 8
  %54 = getelementptr inbounds i8, ptr %layout4, i64 8
  store i64 %53, ptr %54, align 8
  %55 = load i64, ptr %old_size, align 8
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %bb40, label %bb39

bb40:
  store ptr %new_ptr.0, ptr %_0, align 8
  %57 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %new_ptr.1, ptr %57, align 8
  br label %bb11

bb39:
  %58 = load i64, ptr %old_layout, align 8
  %59 = getelementptr inbounds i8, ptr %old_layout, i64 8
  %60 = load i64, ptr %59, align 8
  store i64 %58, ptr %layout5, align 8
  %61 = getelementptr inbounds i8, ptr %layout5, i64 8
  store i64 %60, ptr %61, align 8
  %62 = load i64, ptr %old_size, align 8
  call void @__rust_dealloc(ptr %ptr, i64 %62, i64 %_46) #21
  br label %bb40

bb12:
  call void @_ZN4core4hint16assert_unchecked18precondition_check17hea318d59869a2c64E(i1 zeroext %cond) #21
  %63 = load i64, ptr %old_layout, align 8
  %64 = getelementptr inbounds i8, ptr %old_layout, i64 8
  %65 = load i64, ptr %64, align 8
  store i64 %63, ptr %layout, align 8
  %66 = getelementptr inbounds i8, ptr %layout, i64 8
  store i64 %65, ptr %66, align 8
  %67 = load i64, ptr %old_size, align 8
  %68 = call ptr @__rust_realloc(ptr %ptr, i64 %67, i64 %_46, i64 %new_size) #21
  store ptr %68, ptr %raw_ptr, align 8
  %ptr6 = load ptr, ptr %raw_ptr, align 8
  %69 = load ptr, ptr %raw_ptr, align 8
  store ptr %69, ptr %_61, align 8
  %70 = load ptr, ptr %raw_ptr, align 8
  %_62 = ptrtoint ptr %70 to i64
  %71 = icmp eq i64 %_62, 0
  br i1 %71, label %bb16, label %bb44

bb16:
  store ptr null, ptr %self2, align 8
  br label %bb15

bb44:
  br label %bb18

bb15:
  %72 = load ptr, ptr %self2, align 8
  %73 = ptrtoint ptr %72 to i64
  %74 = icmp eq i64 %73, 0
  %_65 = select i1 %74, i64 0, i64 1
  %75 = icmp eq i64 %_65, 0
  br i1 %75, label %bb22, label %bb23

bb18:
  %_64 = load ptr, ptr %raw_ptr, align 8
  call void @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$13new_unchecked18precondition_check17hed9881d001325481E"(ptr %_64) #21
  br label %bb20

bb20:
  %_60 = load ptr, ptr %_61, align 8
  store ptr %_60, ptr %self2, align 8
  br label %bb15

bb22:
  store ptr null, ptr %self1, align 8
  br label %bb21

bb23:
  %v = load ptr, ptr %self2, align 8
  store ptr %v, ptr %self1, align 8
  br label %bb21

bb21:
  %76 = load ptr, ptr %self1, align 8
  %77 = ptrtoint ptr %76 to i64
  %78 = icmp eq i64 %77, 0
  %_67 = select i1 %78, i64 1, i64 0
  %79 = icmp eq i64 %_67, 0
  br i1 %79, label %bb25, label %bb24

bb25:
  %v7 = load ptr, ptr %self1, align 8
  store ptr %v7, ptr %_25, align 8
  %ptr8 = load ptr, ptr %_25, align 8
  br i1 %zeroed, label %bb6, label %bb7

bb24:
  %80 = load ptr, ptr @0, align 8
  %81 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  store ptr %80, ptr %_0, align 8
  %82 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %81, ptr %82, align 8
  br label %bb11

bb7:
  br label %bb30

bb6:
  %self9 = load ptr, ptr %raw_ptr, align 8
  %83 = load ptr, ptr %raw_ptr, align 8
  %84 = load i64, ptr %old_size, align 8
  %self10 = getelementptr inbounds i8, ptr %83, i64 %84
  %85 = load i64, ptr %old_size, align 8
  %count = sub i64 %new_size, %85
  br label %bb27

bb27:
  %_71 = icmp eq i64 %count, 0
  call void @_ZN4core10intrinsics11write_bytes18precondition_check17h5f4060e62b2bc761E(ptr %self10, i64 1, i1 zeroext %_71) #21
  br label %bb29

bb29:
  %86 = mul i64 1, %count
  call void @llvm.memset.p0.i64(ptr align 1 %self10, i8 0, i64 %86, i1 false)
  br label %bb7

bb30:
  call void @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$13new_unchecked18precondition_check17hed9881d001325481E"(ptr %ptr8) #21
  br label %bb32

bb32:
  store ptr %ptr8, ptr %_0, align 8
  %87 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %new_size, ptr %87, align 8
  br label %bb11

bb5:                                              ; No predecessors!
  unreachable

bb13:                                             ; No predecessors!
  unreachable

bb14:                                             ; No predecessors!
  unreachable

bb17:                                             ; No predecessors!
  unreachable
}

define internal void @_ZN5alloc7raw_vec11finish_grow17h9e5d4152403f7851E(ptr sret([24 x i8]) align 8 %_0, i64 %0, i64 %1, ptr align 8 %current_memory, ptr align 1 %alloc) unnamed_addr #4 {
start:
  %_43 = alloca [16 x i8], align 8
  %_33 = alloca [8 x i8], align 8
  %_27 = alloca [8 x i8], align 8
  %self = alloca [16 x i8], align 8
  %old_layout = alloca [16 x i8], align 8
  %memory = alloca [16 x i8], align 8
  %new_layout = alloca [16 x i8], align 8
  store i64 %0, ptr %new_layout, align 8
  %2 = getelementptr inbounds i8, ptr %new_layout, i64 8
  store i64 %1, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %new_layout, i64 8
  %alloc_size = load i64, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %current_memory, i64 8
  %5 = load i64, ptr %4, align 8
  %6 = icmp eq i64 %5, 0
  %_9 = select i1 %6, i64 0, i64 1
  %7 = icmp eq i64 %_9, 1
  br i1 %7, label %bb3, label %bb2

bb3:
  %ptr = load ptr, ptr %current_memory, align 8
  %8 = getelementptr inbounds i8, ptr %current_memory, i64 8
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %8, i64 8
  %11 = load i64, ptr %10, align 8
  store i64 %9, ptr %old_layout, align 8
  %12 = getelementptr inbounds i8, ptr %old_layout, i64 8
  store i64 %11, ptr %12, align 8
  %_26 = load i64, ptr %old_layout, align 8
  store i64 %_26, ptr %_27, align 8
  %_28 = load i64, ptr %_27, align 8
  %_29 = icmp uge i64 %_28, 1
  %_30 = icmp ule i64 %_28, -9223372036854775808
  %_31 = and i1 %_29, %_30
  %_32 = load i64, ptr %new_layout, align 8
  store i64 %_32, ptr %_33, align 8
  %_34 = load i64, ptr %_33, align 8
  %_35 = icmp uge i64 %_34, 1
  %_36 = icmp ule i64 %_34, -9223372036854775808
  %_37 = and i1 %_35, %_36
  %cond = icmp eq i64 %_28, %_34
  br label %bb7

bb2:
  %13 = load i64, ptr %new_layout, align 8
  %14 = getelementptr inbounds i8, ptr %new_layout, i64 8
  %15 = load i64, ptr %14, align 8
  %16 = call { ptr, i64 } @"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$8allocate17h9171a4b128456a20E"(ptr align 1 %alloc, i64 %13, i64 %15)
  %17 = extractvalue { ptr, i64 } %16, 0
  %18 = extractvalue { ptr, i64 } %16, 1
  store ptr %17, ptr %memory, align 8
  %19 = getelementptr inbounds i8, ptr %memory, i64 8
  store i64 %18, ptr %19, align 8
  br label %bb6

bb7:
  call void @_ZN4core4hint16assert_unchecked18precondition_check17hea318d59869a2c64E(i1 zeroext %cond) #21
  br label %bb8

bb8:
  %20 = load i64, ptr %old_layout, align 8
  %21 = getelementptr inbounds i8, ptr %old_layout, i64 8
  %22 = load i64, ptr %21, align 8
  %23 = load i64, ptr %new_layout, align 8
  %24 = getelementptr inbounds i8, ptr %new_layout, i64 8
  %25 = load i64, ptr %24, align 8
  %26 = call { ptr, i64 } @"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$4grow17h613b237447e5a3daE"(ptr align 1 %alloc, ptr %ptr, i64 %20, i64 %22, i64 %23, i64 %25)
  %27 = extractvalue { ptr, i64 } %26, 0
  %28 = extractvalue { ptr, i64 } %26, 1
  store ptr %27, ptr %memory, align 8
  %29 = getelementptr inbounds i8, ptr %memory, i64 8
  store i64 %28, ptr %29, align 8
  br label %bb6

bb6:
  %30 = load ptr, ptr %memory, align 8
  %31 = getelementptr inbounds i8, ptr %memory, i64 8
  %32 = load i64, ptr %31, align 8
  store ptr %30, ptr %self, align 8
  %33 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %32, ptr %33, align 8
  %34 = load ptr, ptr %self, align 8
  %35 = ptrtoint ptr %34 to i64
  %36 = icmp eq i64 %35, 0
  %_40 = select i1 %36, i64 1, i64 0
  %37 = icmp eq i64 %_40, 0
  br i1 %37, label %bb11, label %bb10

bb11:
  %t.0 = load ptr, ptr %self, align 8
  %38 = getelementptr inbounds i8, ptr %self, i64 8
  %t.1 = load i64, ptr %38, align 8
  %39 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %t.0, ptr %39, align 8
  %40 = getelementptr inbounds i8, ptr %39, i64 8
  store i64 %t.1, ptr %40, align 8
  store i64 0, ptr %_0, align 8
  br label %bb9

bb10:
  %_44.0 = load i64, ptr %new_layout, align 8
  %41 = getelementptr inbounds i8, ptr %new_layout, i64 8
  %_44.1 = load i64, ptr %41, align 8
  store i64 %_44.0, ptr %_43, align 8
  %42 = getelementptr inbounds i8, ptr %_43, i64 8
  store i64 %_44.1, ptr %42, align 8
  %_42.0 = load i64, ptr %_43, align 8
  %43 = getelementptr inbounds i8, ptr %_43, i64 8
  %_42.1 = load i64, ptr %43, align 8
  %44 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %_42.0, ptr %44, align 8
  %45 = getelementptr inbounds i8, ptr %44, i64 8
  store i64 %_42.1, ptr %45, align 8
  store i64 1, ptr %_0, align 8
  br label %bb9

bb9:
  ret void

bb1:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h0407fbc4fcd68e51E"(ptr align 8 %self, i64 %elem_layout.0, i64 %elem_layout.1) unnamed_addr #0 {
start:
  %_3 = alloca [24 x i8], align 8
  call void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17h8df0185ec0be504fE"(ptr sret([24 x i8]) align 8 %_3, ptr align 8 %self, i64 %elem_layout.0, i64 %elem_layout.1)
  %0 = getelementptr inbounds i8, ptr %_3, i64 8
  %1 = load i64, ptr %0, align 8
  %2 = icmp eq i64 %1, 0
  %_5 = select i1 %2, i64 0, i64 1
  %3 = icmp eq i64 %_5, 1
  br i1 %3, label %bb2, label %bb4

bb2:
  %ptr = load ptr, ptr %_3, align 8
  %4 = getelementptr inbounds i8, ptr %_3, i64 8
  %layout.0 = load i64, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 8
  %layout.1 = load i64, ptr %5, align 8
  %_9 = getelementptr inbounds i8, ptr %self, i64 16
  call void @"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$10deallocate17h70dab53cabd4a94dE"(ptr align 1 %_9, ptr %ptr, i64 %layout.0, i64 %layout.1)
  br label %bb4

bb4:
  ret void

bb5:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17h8df0185ec0be504fE"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self, i64 %0, i64 %1) unnamed_addr #1 {
start:
  %_17 = alloca [8 x i8], align 8
  %_13 = alloca [24 x i8], align 8
  %align = alloca [8 x i8], align 8
  %alloc_size = alloca [8 x i8], align 8
  %elem_layout = alloca [16 x i8], align 8
  store i64 %0, ptr %elem_layout, align 8
  %2 = getelementptr inbounds i8, ptr %elem_layout, i64 8
  store i64 %1, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %elem_layout, i64 8
  %self1 = load i64, ptr %3, align 8
  %4 = icmp eq i64 %self1, 0
  br i1 %4, label %bb3, label %bb1

bb3:
  %5 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 0, ptr %5, align 8
  br label %bb5

bb1:
  %_5 = load i64, ptr %self, align 8
  %6 = icmp eq i64 %_5, 0
  br i1 %6, label %bb2, label %bb4

bb2:
  br label %bb3

bb4:
  %rhs = load i64, ptr %self, align 8
  br label %bb6

bb5:
  ret void

bb6:
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_mul18precondition_check17h538f01f732103312E"(i64 %self1, i64 %rhs) #21
  %7 = mul nuw i64 %self1, %rhs
  store i64 %7, ptr %alloc_size, align 8
  %size = load i64, ptr %alloc_size, align 8
  %_16 = load i64, ptr %elem_layout, align 8
  store i64 %_16, ptr %_17, align 8
  %_18 = load i64, ptr %_17, align 8
  %_19 = icmp uge i64 %_18, 1
  %_20 = icmp ule i64 %_18, -9223372036854775808
  %_21 = and i1 %_19, %_20
  store i64 %_18, ptr %align, align 8
  br label %bb8

bb8:
  %8 = load i64, ptr %alloc_size, align 8
  %9 = load i64, ptr %align, align 8
  call void @_ZN4core5alloc6layout6Layout25from_size_align_unchecked18precondition_check17h07e049cf667e27e6E(i64 %8, i64 %9) #21
  br label %bb9

bb9:
  %_23 = load i64, ptr %align, align 8
  %layout.1 = load i64, ptr %alloc_size, align 8
  %10 = getelementptr inbounds i8, ptr %self, i64 8
  %self2 = load ptr, ptr %10, align 8
  store ptr %self2, ptr %_13, align 8
  %11 = getelementptr inbounds i8, ptr %_13, i64 8
  store i64 %_23, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %11, i64 8
  store i64 %layout.1, ptr %12, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %_13, i64 24, i1 false)
  br label %bb5

bb7:                                              ; No predecessors!
  unreachable
}

define internal { i64, i64 } @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14grow_amortized17h9acefc282d996092E"(ptr align 8 %self, i64 %len, i64 %additional, i64 %0, i64 %1) unnamed_addr #0 {
start:
  %_55 = alloca [16 x i8], align 8
  %_50 = alloca [16 x i8], align 8
  %self9 = alloca [24 x i8], align 8
  %self8 = alloca [16 x i8], align 8
  %_37 = alloca [16 x i8], align 8
  %residual7 = alloca [16 x i8], align 8
  %_25 = alloca [24 x i8], align 8
  %self6 = alloca [24 x i8], align 8
  %_23 = alloca [24 x i8], align 8
  %residual5 = alloca [16 x i8], align 8
  %elem_layout4 = alloca [16 x i8], align 8
  %self3 = alloca [24 x i8], align 8
  %_18 = alloca [24 x i8], align 8
  %v1 = alloca [8 x i8], align 8
  %residual = alloca [16 x i8], align 8
  %self2 = alloca [16 x i8], align 8
  %self1 = alloca [16 x i8], align 8
  %_7 = alloca [16 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %elem_layout = alloca [16 x i8], align 8
  store i64 %0, ptr %elem_layout, align 8
  %2 = getelementptr inbounds i8, ptr %elem_layout, i64 8
  store i64 %1, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %elem_layout, i64 8
  %size = load i64, ptr %3, align 8
  %4 = icmp eq i64 %size, 0
  br i1 %4, label %bb1, label %bb2

bb1:
  %5 = load i64, ptr @0, align 8
  %6 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  store i64 %5, ptr %_0, align 8
  %7 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %6, ptr %7, align 8
  br label %bb8

bb2:
  %8 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %len, i64 %additional)
  %_31.0 = extractvalue { i64, i1 } %8, 0
  %_31.1 = extractvalue { i64, i1 } %8, 1
  br i1 %_31.1, label %bb9, label %bb11

bb8:
  %9 = load i64, ptr %_0, align 8
  %10 = getelementptr inbounds i8, ptr %_0, i64 8
  %11 = load i64, ptr %10, align 8
  %12 = insertvalue { i64, i64 } poison, i64 %9, 0
  %13 = insertvalue { i64, i64 } %12, i64 %11, 1
  ret { i64, i64 } %13

bb11:
  %_32 = add nuw i64 %len, %additional
  %14 = getelementptr inbounds i8, ptr %self2, i64 8
  store i64 %_32, ptr %14, align 8
  store i64 1, ptr %self2, align 8
  %15 = getelementptr inbounds i8, ptr %self2, i64 8
  %v = load i64, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %self1, i64 8
  store i64 %v, ptr %16, align 8
  store i64 -9223372036854775807, ptr %self1, align 8
  %17 = getelementptr inbounds i8, ptr %self1, i64 8
  %v10 = load i64, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %_7, i64 8
  store i64 %v10, ptr %18, align 8
  store i64 -9223372036854775807, ptr %_7, align 8
  %19 = getelementptr inbounds i8, ptr %_7, i64 8
  %required_cap = load i64, ptr %19, align 8
  %_14 = load i64, ptr %self, align 8
  %v111 = mul i64 %_14, 2
  %cap = call i64 @_ZN4core3cmp6max_by17hf510cee2fa60a3efE(i64 %v111, i64 %required_cap)
  %20 = icmp eq i64 %size, 1
  br i1 %20, label %bb14, label %bb15

bb9:
  %21 = load i64, ptr @0, align 8
  %22 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  store i64 %21, ptr %self2, align 8
  %23 = getelementptr inbounds i8, ptr %self2, i64 8
  store i64 %22, ptr %23, align 8
  %24 = load i64, ptr @0, align 8
  %25 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  store i64 %24, ptr %self1, align 8
  %26 = getelementptr inbounds i8, ptr %self1, i64 8
  store i64 %25, ptr %26, align 8
  %e.023 = load i64, ptr %self1, align 8
  %27 = getelementptr inbounds i8, ptr %self1, i64 8
  %e.124 = load i64, ptr %27, align 8
  store i64 %e.023, ptr %_37, align 8
  %28 = getelementptr inbounds i8, ptr %_37, i64 8
  store i64 %e.124, ptr %28, align 8
  %29 = load i64, ptr %_37, align 8
  %30 = getelementptr inbounds i8, ptr %_37, i64 8
  %31 = load i64, ptr %30, align 8
  store i64 %29, ptr %_7, align 8
  %32 = getelementptr inbounds i8, ptr %_7, i64 8
  store i64 %31, ptr %32, align 8
  %33 = load i64, ptr %_7, align 8
  %34 = getelementptr inbounds i8, ptr %_7, i64 8
  %35 = load i64, ptr %34, align 8
  store i64 %33, ptr %residual, align 8
  %36 = getelementptr inbounds i8, ptr %residual, i64 8
  store i64 %35, ptr %36, align 8
  %e.025 = load i64, ptr %residual, align 8
  %37 = getelementptr inbounds i8, ptr %residual, i64 8
  %e.126 = load i64, ptr %37, align 8
  store i64 %e.025, ptr %_0, align 8
  %38 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %e.126, ptr %38, align 8
  br label %bb7

bb14:
  store i64 8, ptr %v1, align 8
  br label %bb13

bb15:
  %_40 = icmp ule i64 %size, 1024
  br i1 %_40, label %bb16, label %bb17

bb13:
  %39 = load i64, ptr %v1, align 8
  %cap12 = call i64 @_ZN4core3cmp6max_by17hf510cee2fa60a3efE(i64 %39, i64 %cap)
  %40 = load i64, ptr %elem_layout, align 8
  %41 = getelementptr inbounds i8, ptr %elem_layout, i64 8
  %42 = load i64, ptr %41, align 8
  store i64 %40, ptr %elem_layout4, align 8
  %43 = getelementptr inbounds i8, ptr %elem_layout4, i64 8
  store i64 %42, ptr %43, align 8
  call void @_ZN4core5alloc6layout6Layout6repeat17h8260d1081bc630bfE(ptr sret([24 x i8]) align 8 %self9, ptr align 8 %elem_layout4, i64 %cap12)
  %44 = load i64, ptr %self9, align 8
  %45 = icmp eq i64 %44, 0
  %_44 = select i1 %45, i64 1, i64 0
  %46 = icmp eq i64 %_44, 0
  br i1 %46, label %bb22, label %bb21

bb17:
  store i64 1, ptr %v1, align 8
  br label %bb18

bb16:
  store i64 4, ptr %v1, align 8
  br label %bb18

bb18:
  br label %bb13

bb22:
  %t.0 = load i64, ptr %self9, align 8
  %47 = getelementptr inbounds i8, ptr %self9, i64 8
  %t.1 = load i64, ptr %47, align 8
  %48 = getelementptr inbounds i8, ptr %self9, i64 16
  %t = load i64, ptr %48, align 8
  store i64 %t.0, ptr %self8, align 8
  %49 = getelementptr inbounds i8, ptr %self8, i64 8
  store i64 %t.1, ptr %49, align 8
  %t.013 = load i64, ptr %self8, align 8
  %50 = getelementptr inbounds i8, ptr %self8, i64 8
  %t.114 = load i64, ptr %50, align 8
  %51 = getelementptr inbounds i8, ptr %self3, i64 8
  store i64 %t.013, ptr %51, align 8
  %52 = getelementptr inbounds i8, ptr %51, i64 8
  store i64 %t.114, ptr %52, align 8
  store i64 0, ptr %self3, align 8
  %53 = getelementptr inbounds i8, ptr %self3, i64 8
  %v.0 = load i64, ptr %53, align 8
  %54 = getelementptr inbounds i8, ptr %53, i64 8
  %v.1 = load i64, ptr %54, align 8
  %55 = getelementptr inbounds i8, ptr %_18, i64 8
  store i64 %v.0, ptr %55, align 8
  %56 = getelementptr inbounds i8, ptr %55, i64 8
  store i64 %v.1, ptr %56, align 8
  store i64 0, ptr %_18, align 8
  %57 = getelementptr inbounds i8, ptr %_18, i64 8
  %new_layout.0 = load i64, ptr %57, align 8
  %58 = getelementptr inbounds i8, ptr %57, i64 8
  %new_layout.1 = load i64, ptr %58, align 8
  %59 = load i64, ptr %elem_layout, align 8
  %60 = getelementptr inbounds i8, ptr %elem_layout, i64 8
  %61 = load i64, ptr %60, align 8
  call void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17h8df0185ec0be504fE"(ptr sret([24 x i8]) align 8 %_25, ptr align 8 %self, i64 %59, i64 %61)
  %_27 = getelementptr inbounds i8, ptr %self, i64 16
  call void @_ZN5alloc7raw_vec11finish_grow17h9e5d4152403f7851E(ptr sret([24 x i8]) align 8 %self6, i64 %new_layout.0, i64 %new_layout.1, ptr align 8 %_25, ptr align 1 %_27)
  %_52 = load i64, ptr %self6, align 8
  %62 = icmp eq i64 %_52, 0
  br i1 %62, label %bb24, label %bb23

bb21:
  %63 = load i64, ptr @0, align 8
  %64 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  store i64 %63, ptr %self8, align 8
  %65 = getelementptr inbounds i8, ptr %self8, i64 8
  store i64 %64, ptr %65, align 8
  %66 = load i64, ptr @0, align 8
  %67 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  %68 = getelementptr inbounds i8, ptr %self3, i64 8
  store i64 %66, ptr %68, align 8
  %69 = getelementptr inbounds i8, ptr %68, i64 8
  store i64 %67, ptr %69, align 8
  store i64 1, ptr %self3, align 8
  %70 = getelementptr inbounds i8, ptr %self3, i64 8
  %e.019 = load i64, ptr %70, align 8
  %71 = getelementptr inbounds i8, ptr %70, i64 8
  %e.120 = load i64, ptr %71, align 8
  store i64 %e.019, ptr %_50, align 8
  %72 = getelementptr inbounds i8, ptr %_50, i64 8
  store i64 %e.120, ptr %72, align 8
  %73 = load i64, ptr %_50, align 8
  %74 = getelementptr inbounds i8, ptr %_50, i64 8
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds i8, ptr %_18, i64 8
  store i64 %73, ptr %76, align 8
  %77 = getelementptr inbounds i8, ptr %76, i64 8
  store i64 %75, ptr %77, align 8
  store i64 1, ptr %_18, align 8
  %78 = getelementptr inbounds i8, ptr %_18, i64 8
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr inbounds i8, ptr %78, i64 8
  %81 = load i64, ptr %80, align 8
  store i64 %79, ptr %residual5, align 8
  %82 = getelementptr inbounds i8, ptr %residual5, i64 8
  store i64 %81, ptr %82, align 8
  %e.021 = load i64, ptr %residual5, align 8
  %83 = getelementptr inbounds i8, ptr %residual5, i64 8
  %e.122 = load i64, ptr %83, align 8
  store i64 %e.021, ptr %_0, align 8
  %84 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %e.122, ptr %84, align 8
  br label %bb6

bb24:
  %85 = getelementptr inbounds i8, ptr %self6, i64 8
  %v.015 = load ptr, ptr %85, align 8
  %86 = getelementptr inbounds i8, ptr %85, i64 8
  %v.116 = load i64, ptr %86, align 8
  %87 = getelementptr inbounds i8, ptr %_23, i64 8
  store ptr %v.015, ptr %87, align 8
  %88 = getelementptr inbounds i8, ptr %87, i64 8
  store i64 %v.116, ptr %88, align 8
  store i64 0, ptr %_23, align 8
  %89 = getelementptr inbounds i8, ptr %_23, i64 8
  %ptr.0 = load ptr, ptr %89, align 8
  %90 = getelementptr inbounds i8, ptr %89, i64 8
  %ptr.1 = load i64, ptr %90, align 8
  %91 = getelementptr inbounds i8, ptr %self, i64 8
  store ptr %ptr.0, ptr %91, align 8
  store i64 %cap12, ptr %self, align 8
  %92 = load i64, ptr @1, align 8
  %93 = load i64, ptr getelementptr inbounds (i8, ptr @1, i64 8), align 8
  store i64 %92, ptr %_0, align 8
  %94 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %93, ptr %94, align 8
  br label %bb8

bb23:
  %95 = getelementptr inbounds i8, ptr %self6, i64 8
  %e.0 = load i64, ptr %95, align 8
  %96 = getelementptr inbounds i8, ptr %95, i64 8
  %e.1 = load i64, ptr %96, align 8
  store i64 %e.0, ptr %_55, align 8
  %97 = getelementptr inbounds i8, ptr %_55, i64 8
  store i64 %e.1, ptr %97, align 8
  %98 = load i64, ptr %_55, align 8
  %99 = getelementptr inbounds i8, ptr %_55, i64 8
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds i8, ptr %_23, i64 8
  store i64 %98, ptr %101, align 8
  %102 = getelementptr inbounds i8, ptr %101, i64 8
  store i64 %100, ptr %102, align 8
  store i64 1, ptr %_23, align 8
  %103 = getelementptr inbounds i8, ptr %_23, i64 8
  %104 = load i64, ptr %103, align 8
  %105 = getelementptr inbounds i8, ptr %103, i64 8
  %106 = load i64, ptr %105, align 8
  store i64 %104, ptr %residual7, align 8
  %107 = getelementptr inbounds i8, ptr %residual7, i64 8
  store i64 %106, ptr %107, align 8
  %e.017 = load i64, ptr %residual7, align 8
  %108 = getelementptr inbounds i8, ptr %residual7, i64 8
  %e.118 = load i64, ptr %108, align 8
  store i64 %e.017, ptr %_0, align 8
  %109 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %e.118, ptr %109, align 8
  br label %bb6

bb6:
  br label %bb7

bb7:
  br label %bb8

bb3:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17he847003509c01996E"(ptr sret([24 x i8]) align 8 %_0, i64 %capacity, i1 zeroext %0, i64 %1, i64 %2) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %3 = alloca [16 x i8], align 8
  %_38 = alloca [8 x i8], align 8
  %self3 = alloca [24 x i8], align 8
  %self2 = alloca [16 x i8], align 8
  %self = alloca [16 x i8], align 8
  %result = alloca [16 x i8], align 8
  %elem_layout1 = alloca [16 x i8], align 8
  %_6 = alloca [24 x i8], align 8
  %layout = alloca [16 x i8], align 8
  %elem_layout = alloca [16 x i8], align 8
  %alloc = alloca [0 x i8], align 1
  %init = alloca [1 x i8], align 1
  %4 = zext i1 %0 to i8
  store i8 %4, ptr %init, align 1
  store i64 %1, ptr %elem_layout, align 8
  %5 = getelementptr inbounds i8, ptr %elem_layout, i64 8
  store i64 %2, ptr %5, align 8
  %6 = load i64, ptr %elem_layout, align 8
  %7 = getelementptr inbounds i8, ptr %elem_layout, i64 8
  %8 = load i64, ptr %7, align 8
  store i64 %6, ptr %elem_layout1, align 8
  %9 = getelementptr inbounds i8, ptr %elem_layout1, i64 8
  store i64 %8, ptr %9, align 8
  invoke void @_ZN4core5alloc6layout6Layout6repeat17h8260d1081bc630bfE(ptr sret([24 x i8]) align 8 %self3, ptr align 8 %elem_layout1, i64 %capacity)
          to label %bb16 unwind label %cleanup

bb15:
  br label %bb14

cleanup:
  %10 = landingpad { ptr, i32 }
          cleanup
  %11 = extractvalue { ptr, i32 } %10, 0
  %12 = extractvalue { ptr, i32 } %10, 1
  store ptr %11, ptr %3, align 8
  %13 = getelementptr inbounds i8, ptr %3, i64 8
  store i32 %12, ptr %13, align 8
  br label %bb15

bb16:
  %14 = load i64, ptr %self3, align 8
  %15 = icmp eq i64 %14, 0
  %_33 = select i1 %15, i64 1, i64 0
  %16 = icmp eq i64 %_33, 0
  br i1 %16, label %bb18, label %bb17

bb18:
  %t.0 = load i64, ptr %self3, align 8
  %17 = getelementptr inbounds i8, ptr %self3, i64 8
  %t.1 = load i64, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %self3, i64 16
  %t = load i64, ptr %18, align 8
  store i64 %t.0, ptr %self2, align 8
  %19 = getelementptr inbounds i8, ptr %self2, i64 8
  store i64 %t.1, ptr %19, align 8
  %t.04 = load i64, ptr %self2, align 8
  %20 = getelementptr inbounds i8, ptr %self2, i64 8
  %t.15 = load i64, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %_6, i64 8
  store i64 %t.04, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %21, i64 8
  store i64 %t.15, ptr %22, align 8
  store i64 0, ptr %_6, align 8
  %23 = getelementptr inbounds i8, ptr %_6, i64 8
  %layout.0 = load i64, ptr %23, align 8
  %24 = getelementptr inbounds i8, ptr %23, i64 8
  %layout.1 = load i64, ptr %24, align 8
  store i64 %layout.0, ptr %layout, align 8
  %25 = getelementptr inbounds i8, ptr %layout, i64 8
  store i64 %layout.1, ptr %25, align 8
  %26 = icmp eq i64 %layout.1, 0
  br i1 %26, label %bb2, label %bb3

bb17:
  %27 = load i64, ptr @0, align 8
  %28 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  store i64 %27, ptr %self2, align 8
  %29 = getelementptr inbounds i8, ptr %self2, i64 8
  store i64 %28, ptr %29, align 8
  %30 = load i64, ptr @0, align 8
  %31 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  %32 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %30, ptr %32, align 8
  %33 = getelementptr inbounds i8, ptr %32, i64 8
  store i64 %31, ptr %33, align 8
  store i64 1, ptr %_0, align 8
  br label %bb13

bb2:
  %_37 = load i64, ptr %elem_layout, align 8
  store i64 %_37, ptr %_38, align 8
  %_39 = load i64, ptr %_38, align 8
  %_40 = icmp uge i64 %_39, 1
  %_41 = icmp ule i64 %_39, -9223372036854775808
  %_42 = and i1 %_40, %_41
  %_43 = getelementptr i8, ptr null, i64 %_39
  %34 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 0, ptr %34, align 8
  %35 = getelementptr inbounds i8, ptr %34, i64 8
  store ptr %_43, ptr %35, align 8
  store i64 0, ptr %_0, align 8
  br label %bb11

bb3:
  %36 = load i8, ptr %init, align 1
  %37 = trunc i8 %36 to i1
  %_17 = zext i1 %37 to i64
  %38 = icmp eq i64 %_17, 0
  br i1 %38, label %bb5, label %bb4

bb11:
  ret void

bb5:
  %39 = invoke { ptr, i64 } @"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$8allocate17h9171a4b128456a20E"(ptr align 1 %alloc, i64 %layout.0, i64 %layout.1)
          to label %bb6 unwind label %cleanup

bb4:
  %40 = invoke { ptr, i64 } @"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$15allocate_zeroed17h55c439ca8607d26aE"(ptr align 1 %alloc, i64 %layout.0, i64 %layout.1)
          to label %bb7 unwind label %cleanup

bb6:
  %41 = extractvalue { ptr, i64 } %39, 0
  %42 = extractvalue { ptr, i64 } %39, 1
  store ptr %41, ptr %result, align 8
  %43 = getelementptr inbounds i8, ptr %result, i64 8
  store i64 %42, ptr %43, align 8
  br label %bb8

bb8:
  %44 = load ptr, ptr %result, align 8
  %45 = ptrtoint ptr %44 to i64
  %46 = icmp eq i64 %45, 0
  %_20 = select i1 %46, i64 1, i64 0
  %47 = icmp eq i64 %_20, 0
  br i1 %47, label %bb10, label %bb9

bb7:
  %48 = extractvalue { ptr, i64 } %40, 0
  %49 = extractvalue { ptr, i64 } %40, 1
  store ptr %48, ptr %result, align 8
  %50 = getelementptr inbounds i8, ptr %result, i64 8
  store i64 %49, ptr %50, align 8
  br label %bb8

bb10:
  %ptr.0 = load ptr, ptr %result, align 8
  %51 = getelementptr inbounds i8, ptr %result, i64 8
  %ptr.1 = load i64, ptr %51, align 8
  %52 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %capacity, ptr %52, align 8
  %53 = getelementptr inbounds i8, ptr %52, i64 8
  store ptr %ptr.0, ptr %53, align 8
  store i64 0, ptr %_0, align 8
  br label %bb11

bb9:
  store i64 %layout.0, ptr %self, align 8
  %54 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %layout.1, ptr %54, align 8
  %_22.0 = load i64, ptr %self, align 8
  %55 = getelementptr inbounds i8, ptr %self, i64 8
  %_22.1 = load i64, ptr %55, align 8
  %56 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %_22.0, ptr %56, align 8
  %57 = getelementptr inbounds i8, ptr %56, i64 8
  store i64 %_22.1, ptr %57, align 8
  store i64 1, ptr %_0, align 8
  br label %bb13

bb13:
  br label %bb11

bb1:                                              ; No predecessors!
  unreachable

bb14:
  br label %bb12

bb12:
  %58 = load ptr, ptr %3, align 8
  %59 = getelementptr inbounds i8, ptr %3, i64 8
  %60 = load i32, ptr %59, align 8
  %61 = insertvalue { ptr, i32 } poison, ptr %58, 0
  %62 = insertvalue { ptr, i32 } %61, i32 %60, 1
  resume { ptr, i32 } %62
}

define internal { i64, ptr } @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h4061405e84286d47E"(i64 %capacity, i64 %elem_layout.0, i64 %elem_layout.1, ptr align 8 %0) unnamed_addr #1 {
start:
  %self = alloca [8 x i8], align 8
  %elem_layout = alloca [16 x i8], align 8
  %this = alloca [16 x i8], align 8
  %_4 = alloca [24 x i8], align 8
  call void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17he847003509c01996E"(ptr sret([24 x i8]) align 8 %_4, i64 %capacity, i1 zeroext false, i64 %elem_layout.0, i64 %elem_layout.1)
  %_5 = load i64, ptr %_4, align 8
  %1 = icmp eq i64 %_5, 0
  br i1 %1, label %bb4, label %bb3

bb4:
  %2 = getelementptr inbounds i8, ptr %_4, i64 8
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %2, i64 8
  %5 = load ptr, ptr %4, align 8
  store i64 %3, ptr %this, align 8
  %6 = getelementptr inbounds i8, ptr %this, i64 8
  store ptr %5, ptr %6, align 8
  store i64 %elem_layout.0, ptr %elem_layout, align 8
  %7 = getelementptr inbounds i8, ptr %elem_layout, i64 8
  store i64 %elem_layout.1, ptr %7, align 8
  %8 = icmp eq i64 %elem_layout.1, 0
  br i1 %8, label %bb6, label %bb7

bb3:
  %9 = getelementptr inbounds i8, ptr %_4, i64 8
  %err.0 = load i64, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %9, i64 8
  %err.1 = load i64, ptr %10, align 8
  call void @_ZN5alloc7raw_vec12handle_error17h2c5ced866628b5d4E(i64 %err.0, i64 %err.1, ptr align 8 %0) #18
  unreachable

bb6:
  store i64 -1, ptr %self, align 8
  br label %bb5

bb7:
  %11 = load i64, ptr %this, align 8
  store i64 %11, ptr %self, align 8
  br label %bb5

bb5:
  %12 = load i64, ptr %self, align 8
  %_13 = sub i64 %12, 0
  %_8 = icmp ugt i64 %capacity, %_13
  %cond = xor i1 %_8, true
  br label %bb8

bb8:
  call void @_ZN4core4hint16assert_unchecked18precondition_check17hea318d59869a2c64E(i1 zeroext %cond) #21
  br label %bb9

bb9:
  %_0.0 = load i64, ptr %this, align 8
  %13 = getelementptr inbounds i8, ptr %this, i64 8
  %_0.1 = load ptr, ptr %13, align 8
  %14 = insertvalue { i64, ptr } poison, i64 %_0.0, 0
  %15 = insertvalue { i64, ptr } %14, ptr %_0.1, 1
  ret { i64, ptr } %15

bb2:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$7reserve21do_reserve_and_handle17h2dfd1677e43493edE"(ptr align 8 %slf, i64 %len, i64 %additional, i64 %elem_layout.0, i64 %elem_layout.1) unnamed_addr #4 {
start:
  %_5 = alloca [16 x i8], align 8
  %0 = call { i64, i64 } @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14grow_amortized17h9acefc282d996092E"(ptr align 8 %slf, i64 %len, i64 %additional, i64 %elem_layout.0, i64 %elem_layout.1)
  %1 = extractvalue { i64, i64 } %0, 0
  %2 = extractvalue { i64, i64 } %0, 1
  store i64 %1, ptr %_5, align 8
  %3 = getelementptr inbounds i8, ptr %_5, i64 8
  store i64 %2, ptr %3, align 8
  %4 = load i64, ptr %_5, align 8
  %5 = icmp eq i64 %4, -9223372036854775807
  %_6 = select i1 %5, i64 0, i64 1
  %6 = icmp eq i64 %_6, 1
  br i1 %6, label %bb2, label %bb3

bb2:
  %err.0 = load i64, ptr %_5, align 8
  %7 = getelementptr inbounds i8, ptr %_5, i64 8
  %err.1 = load i64, ptr %7, align 8
  call void @_ZN5alloc7raw_vec12handle_error17h2c5ced866628b5d4E(i64 %err.0, i64 %err.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #18
  unreachable

bb3:
  ret void

bb4:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17h2364d95c86de5db2E"(ptr sret([24 x i8]) align 8 %_0, float %0, i64 %n, ptr align 8 %1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %2 = alloca [16 x i8], align 8
  %_16 = alloca [24 x i8], align 8
  %_14 = alloca [1 x i8], align 1
  %_13 = alloca [1 x i8], align 1
  %v = alloca [24 x i8], align 8
  %elem = alloca [4 x i8], align 4
  store float %0, ptr %elem, align 4
  store i8 1, ptr %_14, align 1
  store i8 1, ptr %_13, align 1
  %_4 = invoke zeroext i1 @"_ZN51_$LT$f32$u20$as$u20$alloc..vec..is_zero..IsZero$GT$7is_zero17h638b633a1ce208baE"(ptr align 4 %elem)
          to label %bb1 unwind label %cleanup

bb10:
  %3 = load i8, ptr %_13, align 1
  %4 = trunc i8 %3 to i1
  br i1 %4, label %bb9, label %bb7

cleanup:
  %5 = landingpad { ptr, i32 }
          cleanup
  %6 = extractvalue { ptr, i32 } %5, 0
  %7 = extractvalue { ptr, i32 } %5, 1
  store ptr %6, ptr %2, align 8
  %8 = getelementptr inbounds i8, ptr %2, i64 8
  store i32 %7, ptr %8, align 8
  br label %bb10

bb1:
  br i1 %_4, label %bb2, label %bb3

bb3:
  store i8 0, ptr %_13, align 1
  %9 = invoke { i64, ptr } @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h4061405e84286d47E"(i64 %n, i64 4, i64 4, ptr align 8 %1)
          to label %bb16 unwind label %cleanup

bb2:
  store i8 0, ptr %_13, align 1
  invoke void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17he847003509c01996E"(ptr sret([24 x i8]) align 8 %_16, i64 %n, i1 zeroext true, i64 4, i64 4)
          to label %bb12 unwind label %cleanup

bb16:
  %_21.0 = extractvalue { i64, ptr } %9, 0
  %_21.1 = extractvalue { i64, ptr } %9, 1
  store i64 %_21.0, ptr %v, align 8
  %10 = getelementptr inbounds i8, ptr %v, i64 8
  store ptr %_21.1, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %v, i64 16
  store i64 0, ptr %11, align 8
  store i8 0, ptr %_14, align 1
  %_12 = load float, ptr %elem, align 4
  invoke void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$11extend_with17h6dd37bde3af0109dE"(ptr align 8 %v, i64 %n, float %_12, ptr align 8 %1)
          to label %bb4 unwind label %cleanup1

bb6:
  invoke void @"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h5e06d09a29a74ab2E"(ptr align 8 %v) #19
          to label %bb10 unwind label %terminate

cleanup1:
  %12 = landingpad { ptr, i32 }
          cleanup
  %13 = extractvalue { ptr, i32 } %12, 0
  %14 = extractvalue { ptr, i32 } %12, 1
  store ptr %13, ptr %2, align 8
  %15 = getelementptr inbounds i8, ptr %2, i64 8
  store i32 %14, ptr %15, align 8
  br label %bb6

bb4:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %v, i64 24, i1 false)
  br label %bb5

bb5:
  ret void

terminate:
  %16 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
  %17 = extractvalue { ptr, i32 } %16, 0
  %18 = extractvalue { ptr, i32 } %16, 1
  call void @_ZN4core9panicking16panic_in_cleanup17hd5047d4811141a2eE() #20
  unreachable

bb12:
  %_17 = load i64, ptr %_16, align 8
  %19 = icmp eq i64 %_17, 0
  br i1 %19, label %bb15, label %bb14

bb15:
  %20 = getelementptr inbounds i8, ptr %_16, i64 8
  %res.0 = load i64, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %20, i64 8
  %res.1 = load ptr, ptr %21, align 8
  store i64 %res.0, ptr %_0, align 8
  %22 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %res.1, ptr %22, align 8
  %23 = getelementptr inbounds i8, ptr %_0, i64 16
  store i64 %n, ptr %23, align 8
  br label %bb5

bb14:
  %24 = getelementptr inbounds i8, ptr %_16, i64 8
  %err.0 = load i64, ptr %24, align 8
  %25 = getelementptr inbounds i8, ptr %24, i64 8
  %err.1 = load i64, ptr %25, align 8
  invoke void @_ZN5alloc7raw_vec12handle_error17h2c5ced866628b5d4E(i64 %err.0, i64 %err.1, ptr align 8 %1) #18
          to label %unreachable unwind label %cleanup

unreachable:
  unreachable

bb13:                                             ; No predecessors!
  unreachable

bb7:
  %26 = load i8, ptr %_14, align 1
  %27 = trunc i8 %26 to i1
  br i1 %27, label %bb11, label %bb8

bb9:
  br label %bb7

bb8:
  %28 = load ptr, ptr %2, align 8
  %29 = getelementptr inbounds i8, ptr %2, i64 8
  %30 = load i32, ptr %29, align 8
  %31 = insertvalue { ptr, i32 } poison, ptr %28, 0
  %32 = insertvalue { ptr, i32 } %31, i32 %30, 1
  resume { ptr, i32 } %32

bb11:
  br label %bb8
}

define internal { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h0f30a514e12441e2E"(i64 %self.0, i64 %self.1) unnamed_addr #1 {
start:
  %0 = insertvalue { i64, i64 } poison, i64 %self.0, 0
  %1 = insertvalue { i64, i64 } %0, i64 %self.1, 1
  ret { i64, i64 } %1
}

define internal void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h40df5836466dce13E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 24, i1 false)
  ret void
}

define internal { ptr, ptr } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h53b8e9e183d29aacE"(ptr %self.0, ptr %self.1) unnamed_addr #1 {
start:
  %0 = insertvalue { ptr, ptr } poison, ptr %self.0, 0
  %1 = insertvalue { ptr, ptr } %0, ptr %self.1, 1
  ret { ptr, ptr } %1
}

define internal void @"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$10deallocate17h70dab53cabd4a94dE"(ptr align 1 %self, ptr %ptr, i64 %0, i64 %1) unnamed_addr #1 {
start:
  %_12 = alloca [8 x i8], align 8
  %layout1 = alloca [16 x i8], align 8
  %layout = alloca [16 x i8], align 8
  store i64 %0, ptr %layout, align 8
  %2 = getelementptr inbounds i8, ptr %layout, i64 8
  store i64 %1, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %layout, i64 8
  %_4 = load i64, ptr %3, align 8
  %4 = icmp eq i64 %_4, 0
  br i1 %4, label %bb2, label %bb1

bb2:
  ret void

bb1:
  %5 = load i64, ptr %layout, align 8
  %6 = getelementptr inbounds i8, ptr %layout, i64 8
  %7 = load i64, ptr %6, align 8
  store i64 %5, ptr %layout1, align 8
  %8 = getelementptr inbounds i8, ptr %layout1, i64 8
  store i64 %7, ptr %8, align 8
  %_11 = load i64, ptr %layout, align 8
  store i64 %_11, ptr %_12, align 8
  %_13 = load i64, ptr %_12, align 8
  %_14 = icmp uge i64 %_13, 1
  %_15 = icmp ule i64 %_13, -9223372036854775808
  %_16 = and i1 %_14, %_15
  call void @__rust_dealloc(ptr %ptr, i64 %_4, i64 %_13) #21
  br label %bb2
}

define internal { ptr, i64 } @"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$15allocate_zeroed17h55c439ca8607d26aE"(ptr align 1 %self, i64 %layout.0, i64 %layout.1) unnamed_addr #1 {
start:
  %0 = call { ptr, i64 } @_ZN5alloc5alloc6Global10alloc_impl17h18662b0d58619cd1E(ptr align 1 %self, i64 %layout.0, i64 %layout.1, i1 zeroext true)
  %_0.0 = extractvalue { ptr, i64 } %0, 0
  %_0.1 = extractvalue { ptr, i64 } %0, 1
  %1 = insertvalue { ptr, i64 } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %_0.1, 1
  ret { ptr, i64 } %2
}

define internal { ptr, i64 } @"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$4grow17h613b237447e5a3daE"(ptr align 1 %self, ptr %ptr, i64 %old_layout.0, i64 %old_layout.1, i64 %new_layout.0, i64 %new_layout.1) unnamed_addr #1 {
start:
  %0 = call { ptr, i64 } @_ZN5alloc5alloc6Global9grow_impl17haa831eefffa765f4E(ptr align 1 %self, ptr %ptr, i64 %old_layout.0, i64 %old_layout.1, i64 %new_layout.0, i64 %new_layout.1, i1 zeroext false)
  %_0.0 = extractvalue { ptr, i64 } %0, 0
  %_0.1 = extractvalue { ptr, i64 } %0, 1
  %1 = insertvalue { ptr, i64 } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %_0.1, 1
  ret { ptr, i64 } %2
}

define internal { ptr, i64 } @"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$8allocate17h9171a4b128456a20E"(ptr align 1 %self, i64 %layout.0, i64 %layout.1) unnamed_addr #1 {
start:
  %0 = call { ptr, i64 } @_ZN5alloc5alloc6Global10alloc_impl17h18662b0d58619cd1E(ptr align 1 %self, i64 %layout.0, i64 %layout.1, i1 zeroext false)
  %_0.0 = extractvalue { ptr, i64 } %0, 0
  %_0.1 = extractvalue { ptr, i64 } %0, 1
  %1 = insertvalue { ptr, i64 } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %_0.1, 1
  ret { ptr, i64 } %2
}

define internal void @"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h9d7ad78a635c984fE"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_8 = load ptr, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 16
  %len = load i64, ptr %1, align 8
  ret void
}

define internal align 4 ptr @"_ZN75_$LT$usize$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17he30c94caa2483998E"(i64 %self, ptr align 4 %slice.0, i64 %slice.1, ptr align 8 %0) unnamed_addr #1 {
start:
  %_4 = icmp ult i64 %self, %slice.1
  br i1 %_4, label %bb1, label %panic

bb1:
  %_0 = getelementptr inbounds float, ptr %slice.0, i64 %self
  ret ptr %_0

panic:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %self, i64 %slice.1, ptr align 8 %0) #18
  unreachable
}

define internal void @"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hfd828a18bf22cb91E"(ptr align 8 %self) unnamed_addr #0 {
start:
  call void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h0407fbc4fcd68e51E"(ptr align 8 %self, i64 4, i64 4)
  ret void
}

define internal align 4 ptr @"_ZN81_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..Index$LT$I$GT$$GT$5index17hb1dbc9c9c851de92E"(ptr align 8 %self, i64 %index, ptr align 8 %0) unnamed_addr #1 {
start:
  %1 = getelementptr inbounds i8, ptr %self, i64 8
  %_10 = load ptr, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 16
  %len = load i64, ptr %2, align 8
  br label %bb1

bb1:
  call void @_ZN4core5slice3raw14from_raw_parts18precondition_check17hd544a301c56959f4E(ptr %_10, i64 4, i64 4, i64 %len) #21
  br label %bb3

bb3:
  %_0 = call align 4 ptr @"_ZN75_$LT$usize$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17he30c94caa2483998E"(i64 %index, ptr align 4 %_10, i64 %len, ptr align 8 %0)
  ret ptr %_0
}

define internal void @"_ZN83_$LT$alloc..vec..set_len_on_drop..SetLenOnDrop$u20$as$u20$core..ops..drop..Drop$GT$4drop17h573c47d33bcce9beE"(ptr align 8 %self) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_2 = load i64, ptr %0, align 8
  %_3 = load ptr, ptr %self, align 8
  store i64 %_2, ptr %_3, align 8
  ret void
}

define internal { ptr, i64 } @"_ZN84_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..IndexMut$LT$I$GT$$GT$9index_mut17hf5763c30513a9311E"(ptr align 8 %self, i64 %index, ptr align 8 %0) unnamed_addr #1 {
start:
  %1 = getelementptr inbounds i8, ptr %self, i64 8
  %_9 = load ptr, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 16
  %len = load i64, ptr %2, align 8
  br label %bb1

bb1:
  call void @_ZN4core5slice3raw18from_raw_parts_mut18precondition_check17ha9b57b07544bb103E(ptr %_9, i64 4, i64 4, i64 %len) #21
  br label %bb3

bb3:
  %3 = call { ptr, i64 } @"_ZN108_$LT$core..ops..range..RangeTo$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$9index_mut17h33fbeaca17d62eb1E"(i64 %index, ptr align 4 %_9, i64 %len, ptr align 8 %0)
  %_0.0 = extractvalue { ptr, i64 } %3, 0
  %_0.1 = extractvalue { ptr, i64 } %3, 1
  %4 = insertvalue { ptr, i64 } poison, ptr %_0.0, 0
  %5 = insertvalue { ptr, i64 } %4, i64 %_0.1, 1
  ret { ptr, i64 } %5
}

define internal { i64, i64 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17h5bdc0e0fa5fe279dE"(ptr align 8 %self) unnamed_addr #1 {
start:
  %_0 = alloca [16 x i8], align 8
  %_4 = getelementptr inbounds i8, ptr %self, i64 8
  %_3.i = load i64, ptr %self, align 8
  %_4.i = load i64, ptr %_4, align 8
  %_0.i = icmp ult i64 %_3.i, %_4.i
  br i1 %_0.i, label %bb2, label %bb4

bb4:
  store i64 0, ptr %_0, align 8
  br label %bb5

bb2:
  %old = load i64, ptr %self, align 8
  %_6 = call i64 @"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hfba29e180d80fc69E"(i64 %old, i64 1)
  store i64 %_6, ptr %self, align 8
  %0 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %old, ptr %0, align 8
  store i64 1, ptr %_0, align 8
  br label %bb5

bb5:
  %1 = load i64, ptr %_0, align 8
  %2 = getelementptr inbounds i8, ptr %_0, i64 8
  %3 = load i64, ptr %2, align 8
  %4 = insertvalue { i64, i64 } poison, i64 %1, 0
  %5 = insertvalue { i64, i64 } %4, i64 %3, 1
  ret { i64, i64 } %5
}

define internal void @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h38a225db205a245bE"(ptr %0, ptr %1, ptr align 8 %f) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %2 = alloca [16 x i8], align 8
  %_36 = alloca [1 x i8], align 1
  %_35 = alloca [1 x i8], align 1
  %len = alloca [8 x i8], align 8
  %i = alloca [8 x i8], align 8
  %end = alloca [8 x i8], align 8
  %_4 = alloca [1 x i8], align 1
  %self = alloca [16 x i8], align 8
  store ptr %0, ptr %self, align 8
  %3 = getelementptr inbounds i8, ptr %self, i64 8
  store ptr %1, ptr %3, align 8
  br label %bb2

bb2:
  %self1 = getelementptr inbounds i8, ptr %self, i64 8
  %4 = load ptr, ptr %self1, align 8
  store ptr %4, ptr %end, align 8
  %_38 = load ptr, ptr %self, align 8
  %_39 = load ptr, ptr %end, align 8
  %5 = icmp eq ptr %_38, %_39
  %6 = zext i1 %5 to i8
  store i8 %6, ptr %_4, align 1
  br label %bb3

bb3:
  %7 = load i8, ptr %_4, align 1
  %8 = trunc i8 %7 to i1
  br i1 %8, label %bb4, label %bb5

bb5:
  store i8 0, ptr %_36, align 1
  store i8 1, ptr %_35, align 1
  store i64 0, ptr %i, align 8
  br label %bb7

bb4:
  store i8 0, ptr %_36, align 1
  invoke void @"_ZN4core3ptr468drop_in_place$LT$core..iter..adapters..map..map_fold$LT$$RF$f32$C$f32$C$$LP$$RP$$C$unwinding..doubled..$u7b$$u7b$closure$u7d$$u7d$$C$core..iter..traits..iterator..Iterator..for_each..call$LT$f32$C$alloc..vec..Vec$LT$f32$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Iter$LT$f32$GT$$C$unwinding..doubled..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h2affbed1d6a8f47fE"(ptr align 8 %f)
          to label %bb14 unwind label %cleanup6

bb7:
  %self2 = getelementptr inbounds i8, ptr %self, i64 8
  %end3 = load ptr, ptr %self2, align 8
  %_20 = load ptr, ptr %self, align 8
  %9 = invoke i64 @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$7sub_ptr17h66a868987614c815E"(ptr %end3, ptr %_20)
          to label %bb8 unwind label %cleanup

bb18:
  %10 = load i8, ptr %_35, align 1
  %11 = trunc i8 %10 to i1
  br i1 %11, label %bb17, label %bb15

cleanup:
  %12 = landingpad { ptr, i32 }
          cleanup
  %13 = extractvalue { ptr, i32 } %12, 0
  %14 = extractvalue { ptr, i32 } %12, 1
  store ptr %13, ptr %2, align 8
  %15 = getelementptr inbounds i8, ptr %2, i64 8
  store i32 %14, ptr %15, align 8
  br label %bb18

bb8:
  store i64 %9, ptr %len, align 8
  br label %bb9

bb9:
  br label %bb10

bb10:
  store i8 0, ptr %_35, align 1
  %self4 = load ptr, ptr %self, align 8
  %count = load i64, ptr %i, align 8
  %_40 = getelementptr inbounds float, ptr %self4, i64 %count
  invoke void @"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h4c771f99f5f25209E"(ptr align 8 %f, ptr align 4 %_40)
          to label %bb11 unwind label %cleanup

bb11:
  %self5 = load i64, ptr %i, align 8
  br label %bb21

bb21:
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h479ec3e826179dd8E"(i64 %self5, i64 1) #21
  br label %bb22

bb22:
  %_30 = add nuw i64 %self5, 1
  store i64 %_30, ptr %i, align 8
  %_33 = load i64, ptr %i, align 8
  %_34 = load i64, ptr %len, align 8
  %_32 = icmp eq i64 %_33, %_34
  br i1 %_32, label %bb12, label %bb13

bb13:
  br label %bb10

bb12:
  invoke void @"_ZN4core3ptr468drop_in_place$LT$core..iter..adapters..map..map_fold$LT$$RF$f32$C$f32$C$$LP$$RP$$C$unwinding..doubled..$u7b$$u7b$closure$u7d$$u7d$$C$core..iter..traits..iterator..Iterator..for_each..call$LT$f32$C$alloc..vec..Vec$LT$f32$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Iter$LT$f32$GT$$C$unwinding..doubled..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h2affbed1d6a8f47fE"(ptr align 8 %f)
          to label %bb14 unwind label %cleanup6

bb20:
  %16 = load i8, ptr %_36, align 1
  %17 = trunc i8 %16 to i1
  br i1 %17, label %bb19, label %bb16

cleanup6:
  %18 = landingpad { ptr, i32 }
          cleanup
  %19 = extractvalue { ptr, i32 } %18, 0
  %20 = extractvalue { ptr, i32 } %18, 1
  store ptr %19, ptr %2, align 8
  %21 = getelementptr inbounds i8, ptr %2, i64 8
  store i32 %20, ptr %21, align 8
  br label %bb20

bb14:
  ret void

bb15:
  invoke void @"_ZN4core3ptr468drop_in_place$LT$core..iter..adapters..map..map_fold$LT$$RF$f32$C$f32$C$$LP$$RP$$C$unwinding..doubled..$u7b$$u7b$closure$u7d$$u7d$$C$core..iter..traits..iterator..Iterator..for_each..call$LT$f32$C$alloc..vec..Vec$LT$f32$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Iter$LT$f32$GT$$C$unwinding..doubled..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h2affbed1d6a8f47fE"(ptr align 8 %f) #19
          to label %bb20 unwind label %terminate

bb17:
  br label %bb15

terminate:
  %22 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
  %23 = extractvalue { ptr, i32 } %22, 0
  %24 = extractvalue { ptr, i32 } %22, 1
  call void @_ZN4core9panicking16panic_in_cleanup17hd5047d4811141a2eE() #20
  unreachable

bb16:
  %25 = load ptr, ptr %2, align 8
  %26 = getelementptr inbounds i8, ptr %2, i64 8
  %27 = load i32, ptr %26, align 8
  %28 = insertvalue { ptr, i32 } poison, ptr %25, 0
  %29 = insertvalue { ptr, i32 } %28, i32 %27, 1
  resume { ptr, i32 } %29

bb19:
  br label %bb16

bb1:                                              ; No predecessors!
  unreachable

bb6:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17hd68dcdceb04b182fE"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  %_10 = alloca [16 x i8], align 8
  %exact = alloca [8 x i8], align 8
  br label %bb2

bb2:
  %self1 = getelementptr inbounds i8, ptr %self, i64 8
  %end = load ptr, ptr %self1, align 8
  %_8 = load ptr, ptr %self, align 8
  %0 = call i64 @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$7sub_ptr17h66a868987614c815E"(ptr %end, ptr %_8)
  store i64 %0, ptr %exact, align 8
  br label %bb4

bb4:
  %_9 = load i64, ptr %exact, align 8
  %_11 = load i64, ptr %exact, align 8
  %1 = getelementptr inbounds i8, ptr %_10, i64 8
  store i64 %_11, ptr %1, align 8
  store i64 1, ptr %_10, align 8
  store i64 %_9, ptr %_0, align 8
  %2 = load i64, ptr %_10, align 8
  %3 = getelementptr inbounds i8, ptr %_10, i64 8
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %2, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 8
  store i64 %4, ptr %6, align 8
  ret void

bb1:                                              ; No predecessors!
  unreachable
}

define internal { ptr, i64 } @"_ZN93_$LT$core..slice..iter..Chunks$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h1c9e46792b4f6d5eE"(ptr align 8 %self) unnamed_addr #1 {
start:
  %_13 = alloca [32 x i8], align 8
  %_10 = alloca [48 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %self.0 = load ptr, ptr %self, align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %self.1 = load i64, ptr %0, align 8
  %1 = icmp eq i64 %self.1, 0
  br i1 %1, label %bb1, label %bb2

bb1:
  %2 = load ptr, ptr @0, align 8
  %3 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  store ptr %2, ptr %_0, align 8
  %4 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %3, ptr %4, align 8
  br label %bb3

bb2:
  %_6.0 = load ptr, ptr %self, align 8
  %5 = getelementptr inbounds i8, ptr %self, i64 8
  %_6.1 = load i64, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %self, i64 16
  %v2 = load i64, ptr %6, align 8
  %chunksz = call i64 @_ZN4core3cmp6min_by17h6a0f9076bde1992cE(i64 %_6.1, i64 %v2)
  %self.01 = load ptr, ptr %self, align 8
  %7 = getelementptr inbounds i8, ptr %self, i64 8
  %self.12 = load i64, ptr %7, align 8
  %_11 = icmp ule i64 %chunksz, %self.12
  br i1 %_11, label %bb5, label %bb7

bb3:
  %8 = load ptr, ptr %_0, align 8
  %9 = getelementptr inbounds i8, ptr %_0, i64 8
  %10 = load i64, ptr %9, align 8
  %11 = insertvalue { ptr, i64 } poison, ptr %8, 0
  %12 = insertvalue { ptr, i64 } %11, i64 %10, 1
  ret { ptr, i64 } %12

bb7:
  store ptr @alloc_716ff0773fff869d3b6edfdef8f974a4, ptr %_10, align 8
  %13 = getelementptr inbounds i8, ptr %_10, i64 8
  store i64 1, ptr %13, align 8
  %14 = load ptr, ptr @0, align 8
  %15 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  %16 = getelementptr inbounds i8, ptr %_10, i64 32
  store ptr %14, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %16, i64 8
  store i64 %15, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %_10, i64 16
  store ptr inttoptr (i64 8 to ptr), ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %18, i64 8
  store i64 0, ptr %19, align 8
  call void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr align 8 %_10, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #18
  unreachable

bb5:
  call void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$18split_at_unchecked17hb5b8d26e480a08ccE"(ptr sret([32 x i8]) align 8 %_13, ptr align 4 %self.01, i64 %self.12, i64 %chunksz)
  %fst.0 = load ptr, ptr %_13, align 8
  %20 = getelementptr inbounds i8, ptr %_13, i64 8
  %fst.1 = load i64, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %_13, i64 16
  %snd.0 = load ptr, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %21, i64 8
  %snd.1 = load i64, ptr %22, align 8
  store ptr %snd.0, ptr %self, align 8
  %23 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %snd.1, ptr %23, align 8
  store ptr %fst.0, ptr %_0, align 8
  %24 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %fst.1, ptr %24, align 8
  br label %bb3
}

define internal void @"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17hfde5c91dd06db9e4E"(ptr sret([24 x i8]) align 8 %_0, ptr %iter.0, ptr %iter.1, ptr align 8 %0) unnamed_addr #1 {
start:
  %1 = call { ptr, ptr } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h53b8e9e183d29aacE"(ptr %iter.0, ptr %iter.1)
  %_2.0 = extractvalue { ptr, ptr } %1, 0
  %_2.1 = extractvalue { ptr, ptr } %1, 1
  call void @"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17h128715501f91ab9fE"(ptr sret([24 x i8]) align 8 %_0, ptr %_2.0, ptr %_2.1, ptr align 8 %0)
  ret void
}

define internal void @"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17hfe2b327ffdd12466E"(ptr align 8 %self, ptr %iterator.0, ptr %iterator.1, ptr align 8 %0) unnamed_addr #0 {
start:
  call void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted17hdc670dce78cfa574E"(ptr align 8 %self, ptr %iterator.0, ptr %iterator.1, ptr align 8 %0)
  ret void
}

define internal void @"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17h128715501f91ab9fE"(ptr sret([24 x i8]) align 8 %_0, ptr %iterator.0, ptr %iterator.1, ptr align 8 %0) unnamed_addr #0 {
start:
  call void @"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h736d0225caa86e9cE"(ptr sret([24 x i8]) align 8 %_0, ptr %iterator.0, ptr %iterator.1, ptr align 8 %0)
  ret void
}

define float @doubled(ptr align 4 %x.0, i64 %x.1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_10 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %s = alloca [4 x i8], align 4
  %v = alloca [24 x i8], align 8
  %1 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h4c63d9661649e6feE"(ptr align 4 %x.0, i64 %x.1)
  %_4.0 = extractvalue { ptr, ptr } %1, 0
  %_4.1 = extractvalue { ptr, ptr } %1, 1
  %2 = call { ptr, ptr } @_ZN4core4iter6traits8iterator8Iterator3map17ha975d8be9d977d5cE(ptr %_4.0, ptr %_4.1)
  %_3.0 = extractvalue { ptr, ptr } %2, 0
  %_3.1 = extractvalue { ptr, ptr } %2, 1
  call void @_ZN4core4iter6traits8iterator8Iterator7collect17h9e768022a53f0c70E(ptr sret([24 x i8]) align 8 %v, ptr %_3.0, ptr %_3.1)
  store float 0.000000e+00, ptr %s, align 4
  %3 = invoke { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h0f30a514e12441e2E"(i64 0, i64 %x.1)
          to label %bb4 unwind label %cleanup

bb13:
  invoke void @"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h5e06d09a29a74ab2E"(ptr align 8 %v) #19
          to label %bb14 unwind label %terminate

cleanup:
  %4 = landingpad { ptr, i32 }
          cleanup
  %5 = extractvalue { ptr, i32 } %4, 0
  %6 = extractvalue { ptr, i32 } %4, 1
  store ptr %5, ptr %0, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 %6, ptr %7, align 8
  br label %bb13

bb4:
  %_6.0 = extractvalue { i64, i64 } %3, 0
  %_6.1 = extractvalue { i64, i64 } %3, 1
  store i64 %_6.0, ptr %iter, align 8
  %8 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %_6.1, ptr %8, align 8
  br label %bb5

bb5:
  %9 = invoke { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h916f75c51c863582E"(ptr align 8 %iter)
          to label %bb6 unwind label %cleanup

bb6:
  %10 = extractvalue { i64, i64 } %9, 0
  %11 = extractvalue { i64, i64 } %9, 1
  store i64 %10, ptr %_10, align 8
  %12 = getelementptr inbounds i8, ptr %_10, i64 8
  store i64 %11, ptr %12, align 8
  %_12 = load i64, ptr %_10, align 8
  %13 = icmp eq i64 %_12, 0
  br i1 %13, label %bb9, label %bb8

bb9:
  %_0 = load float, ptr %s, align 4
  call void @"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h5e06d09a29a74ab2E"(ptr align 8 %v)
  ret float %_0

bb8:
  %14 = getelementptr inbounds i8, ptr %_10, i64 8
  %i = load i64, ptr %14, align 8
  %_16 = invoke align 4 ptr @"_ZN81_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..Index$LT$I$GT$$GT$5index17hb1dbc9c9c851de92E"(ptr align 8 %v, i64 %i, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe)
          to label %bb10 unwind label %cleanup

bb10:
  %_15 = load float, ptr %_16, align 4
  %_20 = icmp ult i64 %i, %x.1
  br i1 %_20, label %bb11, label %panic

bb11:
  %15 = getelementptr inbounds float, ptr %x.0, i64 %i
  %_18 = load float, ptr %15, align 4
  %_14 = fmul float %_15, %_18
  %16 = load float, ptr %s, align 4
  %17 = fadd float %16, %_14
  store float %17, ptr %s, align 4
  br label %bb5

panic:
  invoke void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %i, i64 %x.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #18
          to label %unreachable unwind label %cleanup

unreachable:
  unreachable

bb7:                                              ; No predecessors!
  unreachable

terminate:
  %18 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
  %19 = extractvalue { ptr, i32 } %18, 0
  %20 = extractvalue { ptr, i32 } %18, 1
  call void @_ZN4core9panicking16panic_in_cleanup17hd5047d4811141a2eE() #20
  unreachable

bb14:
  %21 = load ptr, ptr %0, align 8
  %22 = getelementptr inbounds i8, ptr %0, i64 8
  %23 = load i32, ptr %22, align 8
  %24 = insertvalue { ptr, i32 } poison, ptr %21, 0
  %25 = insertvalue { ptr, i32 } %24, i32 %23, 1
  resume { ptr, i32 } %25
}

define internal float @"_ZN9unwinding7doubled28_$u7b$$u7b$closure$u7d$$u7d$17h039a2d79bfceee81E"(ptr align 1 %_1, ptr align 4 %a) unnamed_addr #1 {
start:
  %_0 = call float @"_ZN49_$LT$$RF$f32$u20$as$u20$core..ops..arith..Add$GT$3add17h2cd52babc21744acE"(ptr align 4 %a, ptr align 4 %a, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe)
  ret float %_0
}

define void @"_ZN58_$LT$unwinding..Guard$u20$as$u20$core..ops..drop..Drop$GT$4drop17hc75c425fc2d5d380E"(ptr align 8 %self) unnamed_addr #0 {
start:
  %_3 = load ptr, ptr %self, align 8
  %0 = load i32, ptr %_3, align 4
  %1 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %0, i32 1)
  %_2.0 = extractvalue { i32, i1 } %1, 0
  %_2.1 = extractvalue { i32, i1 } %1, 1
  %_4 = load ptr, ptr %self, align 8
  br i1 %_2.1, label %panic, label %bb1

bb1:
  %_5 = load ptr, ptr %self, align 8
  store i32 %_2.0, ptr %_5, align 4
  ret void

panic:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #18
  unreachable
}

define float @guarded(ptr align 4 %x.0, i64 %x.1, ptr align 4 %done) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_guard = alloca [8 x i8], align 8
  %_8 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %s = alloca [4 x i8], align 4
  store float 0.000000e+00, ptr %s, align 4
  %1 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h0f30a514e12441e2E"(i64 0, i64 %x.1)
  %_4.0 = extractvalue { i64, i64 } %1, 0
  %_4.1 = extractvalue { i64, i64 } %1, 1
  store i64 %_4.0, ptr %iter, align 8
  %2 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %_4.1, ptr %2, align 8
  br label %bb2

bb2:
  %3 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h916f75c51c863582E"(ptr align 8 %iter)
  %4 = extractvalue { i64, i64 } %3, 0
  %5 = extractvalue { i64, i64 } %3, 1
  store i64 %4, ptr %_8, align 8
  %6 = getelementptr inbounds i8, ptr %_8, i64 8
  store i64 %5, ptr %6, align 8
  %_10 = load i64, ptr %_8, align 8
  %7 = icmp eq i64 %_10, 0
  br i1 %7, label %bb6, label %bb5

bb6:
  %_0 = load float, ptr %s, align 4
  ret float %_0

bb5:
  %8 = getelementptr inbounds i8, ptr %_8, i64 8
  %i = load i64, ptr %8, align 8
  store ptr %done, ptr %_guard, align 8
  %_17.0 = sub i64 %x.1, 1
  %_17.1 = icmp ult i64 %x.1, 1
  br i1 %_17.1, label %panic, label %bb7

bb7:
  %_18.0 = sub i64 %_17.0, %i
  %_18.1 = icmp ult i64 %_17.0, %i
  br i1 %_18.1, label %panic1, label %bb8

panic:
  invoke void @_ZN4core9panicking11panic_const24panic_const_sub_overflow17hce21710976133341E(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #18
          to label %unreachable unwind label %cleanup

bb10:
  invoke void @"_ZN4core3ptr37drop_in_place$LT$unwinding..Guard$GT$17hce2afcfa92216bc3E"(ptr align 8 %_guard) #19
          to label %bb11 unwind label %terminate

cleanup:
  %9 = landingpad { ptr, i32 }
          cleanup
  %10 = extractvalue { ptr, i32 } %9, 0
  %11 = extractvalue { ptr, i32 } %9, 1
  store ptr %10, ptr %0, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 %11, ptr %12, align 8
  br label %bb10

unreachable:
  unreachable

bb8:
  %_20 = icmp ult i64 %_18.0, %x.1
  br i1 %_20, label %bb9, label %panic2

panic1:
  invoke void @_ZN4core9panicking11panic_const24panic_const_sub_overflow17hce21710976133341E(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #18
          to label %unreachable unwind label %cleanup

bb9:
  %13 = getelementptr inbounds float, ptr %x.0, i64 %_18.0
  %_13 = load float, ptr %13, align 4
  %14 = load float, ptr %s, align 4
  %15 = fadd float %14, %_13
  store float %15, ptr %s, align 4
  call void @"_ZN4core3ptr37drop_in_place$LT$unwinding..Guard$GT$17hce2afcfa92216bc3E"(ptr align 8 %_guard)
  br label %bb2

panic2:
  invoke void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %_18.0, i64 %x.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #18
          to label %unreachable unwind label %cleanup

terminate:
  %16 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
  %17 = extractvalue { ptr, i32 } %16, 0
  %18 = extractvalue { ptr, i32 } %16, 1
  call void @_ZN4core9panicking16panic_in_cleanup17hd5047d4811141a2eE() #20
  unreachable

bb11:
  %19 = load ptr, ptr %0, align 8
  %20 = getelementptr inbounds i8, ptr %0, i64 8
  %21 = load i32, ptr %20, align 8
  %22 = insertvalue { ptr, i32 } poison, ptr %19, 0
  %23 = insertvalue { ptr, i32 } %22, i32 %21, 1
  resume { ptr, i32 } %23

bb4:                                              ; No predecessors!
  unreachable
}

define float @row_buffers(ptr align 4 %x.0, i64 %x.1, i64 %width) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %buffer = alloca [24 x i8], align 8
  %_7 = alloca [16 x i8], align 8
  %iter = alloca [24 x i8], align 8
  %_5 = alloca [24 x i8], align 8
  %_4 = alloca [24 x i8], align 8
  %total = alloca [4 x i8], align 4
  store float 0.000000e+00, ptr %total, align 4
  call void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$6chunks17h3ca86f1733d59c87E"(ptr sret([24 x i8]) align 8 %_5, ptr align 4 %x.0, i64 %x.1, i64 %width, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe)
  call void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h40df5836466dce13E"(ptr sret([24 x i8]) align 8 %_4, ptr align 8 %_5)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter, ptr align 8 %_4, i64 24, i1 false)
  br label %bb3

bb3:
  %1 = call { ptr, i64 } @"_ZN93_$LT$core..slice..iter..Chunks$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h1c9e46792b4f6d5eE"(ptr align 8 %iter)
  %2 = extractvalue { ptr, i64 } %1, 0
  %3 = extractvalue { ptr, i64 } %1, 1
  store ptr %2, ptr %_7, align 8
  %4 = getelementptr inbounds i8, ptr %_7, i64 8
  store i64 %3, ptr %4, align 8
  %5 = load ptr, ptr %_7, align 8
  %6 = ptrtoint ptr %5 to i64
  %7 = icmp eq i64 %6, 0
  %_9 = select i1 %7, i64 0, i64 1
  %8 = icmp eq i64 %_9, 0
  br i1 %8, label %bb7, label %bb6

bb7:
  %_0 = load float, ptr %total, align 4
  ret float %_0

bb6:
  %row.0 = load ptr, ptr %_7, align 8
  %9 = getelementptr inbounds i8, ptr %_7, i64 8
  %row.1 = load i64, ptr %9, align 8
  call void @_ZN5alloc3vec9from_elem17hff8ccf28a6022b38E(ptr sret([24 x i8]) align 8 %buffer, float 0.000000e+00, i64 %width, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe)
  %10 = invoke { ptr, i64 } @"_ZN84_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..IndexMut$LT$I$GT$$GT$9index_mut17hf5763c30513a9311E"(ptr align 8 %buffer, i64 %row.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe)
          to label %bb9 unwind label %cleanup

bb12:
  invoke void @"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h5e06d09a29a74ab2E"(ptr align 8 %buffer) #19
          to label %bb13 unwind label %terminate

cleanup:
  %11 = landingpad { ptr, i32 }
          cleanup
  %12 = extractvalue { ptr, i32 } %11, 0
  %13 = extractvalue { ptr, i32 } %11, 1
  store ptr %12, ptr %0, align 8
  %14 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 %13, ptr %14, align 8
  br label %bb12

bb9:
  %_13.0 = extractvalue { ptr, i64 } %10, 0
  %_13.1 = extractvalue { ptr, i64 } %10, 1
  invoke void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$15copy_from_slice17h6f386695891fcc4dE"(ptr align 4 %_13.0, i64 %_13.1, ptr align 4 %row.0, i64 %row.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe)
          to label %bb10 unwind label %cleanup

bb10:
  %_18 = invoke align 4 ptr @"_ZN81_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..Index$LT$I$GT$$GT$5index17hb1dbc9c9c851de92E"(ptr align 8 %buffer, i64 0, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe)
          to label %bb11 unwind label %cleanup

bb11:
  %_17 = load float, ptr %_18, align 4
  %15 = load float, ptr %total, align 4
  %16 = fadd float %15, %_17
  store float %16, ptr %total, align 4
  call void @"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h5e06d09a29a74ab2E"(ptr align 8 %buffer)
  br label %bb3

terminate:
  %17 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
  %18 = extractvalue { ptr, i32 } %17, 0
  %19 = extractvalue { ptr, i32 } %17, 1
  call void @_ZN4core9panicking16panic_in_cleanup17hd5047d4811141a2eE() #20
  unreachable

bb13:
  %20 = load ptr, ptr %0, align 8
  %21 = getelementptr inbounds i8, ptr %0, i64 8
  %22 = load i32, ptr %21, align 8
  %23 = insertvalue { ptr, i32 } poison, ptr %20, 0
  %24 = insertvalue { ptr, i32 } %23, i32 %22, 1
  resume { ptr, i32 } %24

bb5:                                              ; No predecessors!
  unreachable
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

declare void @_ZN4core5slice5index24slice_end_index_len_fail17h4cf57179e1beceb4E(i64, i64, ptr align 8) unnamed_addr #6

declare void @_ZN4core5slice5index22slice_index_order_fail17hae8e081077345799E(i64, i64, ptr align 8) unnamed_addr #6

declare i32 @rust_eh_personality(i32, i32, i64, ptr, ptr) unnamed_addr #7

declare void @_ZN4core9panicking16panic_in_cleanup17hd5047d4811141a2eE() unnamed_addr #8

declare void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr align 8, ptr align 8) unnamed_addr #6

declare i64 @llvm.ctpop.i64(i64) #9

declare void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1, i64) unnamed_addr #10

declare void @_ZN4core9panicking19panic_cannot_unwind17h757b6ea37bf9b60aE() unnamed_addr #8

declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64) #9

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #9

declare void @_ZN4core9panicking5panic17h06336e0c962d4a4aE(ptr align 1, i64, ptr align 8) unnamed_addr #6

declare zeroext i1 @_ZN4core5alloc6layout6Layout19is_size_align_valid17hafec545c50d2e0f4E(i64, i64) unnamed_addr #0

declare void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$15copy_from_slice17len_mismatch_fail17h49cb1c9ccbe4ae48E"(i64, i64, ptr align 8) unnamed_addr #6

declare void @_ZN4core9panicking11panic_const23panic_const_div_by_zero17hc25814f4a0d3df95E(ptr align 8) unnamed_addr #6

declare noalias ptr @__rust_alloc_zeroed(i64, i64 allocalign) unnamed_addr #11

declare noalias ptr @__rust_alloc(i64, i64 allocalign) unnamed_addr #12

declare void @__rust_dealloc(ptr allocptr, i64, i64) unnamed_addr #13

declare noalias ptr @__rust_realloc(ptr allocptr, i64, i64 allocalign, i64) unnamed_addr #14

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #15

declare void @_ZN5alloc7raw_vec12handle_error17h2c5ced866628b5d4E(i64, i64, ptr align 8) unnamed_addr #16

declare void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64, i64, ptr align 8) unnamed_addr #17

declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #9

declare void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8) unnamed_addr #6

declare void @_ZN4core9panicking11panic_const24panic_const_sub_overflow17hce21710976133341E(ptr align 8) unnamed_addr #6

attributes #0 = { nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { inlinehint nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { inlinehint nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { cold nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { cold nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { cold noinline noreturn nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #8 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { cold noinline noreturn nounwind nonlazybind uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #11 = { nounwind nonlazybind allockind("alloc,zeroed,aligned") allocsize(0) uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #12 = { nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #13 = { nounwind nonlazybind allockind("free") uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #14 = { nounwind nonlazybind allockind("realloc,aligned") allocsize(3) uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #15 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #16 = { cold minsize noreturn nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #17 = { cold minsize noinline noreturn nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #18 = { noreturn }
attributes #19 = { cold }
attributes #20 = { cold noreturn nounwind }
attributes #21 = { nounwind }
attributes #22 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.85.0 (4d91de4e4 2025-02-17)"}

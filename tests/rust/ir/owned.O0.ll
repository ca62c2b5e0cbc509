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
@alloc_31365cfefba383c4d2bf6b6a04cc10aa = private unnamed_addr constant <{ [17 x i8] }> <{ [17 x i8] c"capacity overflow" }>, align 1
@alloc_11d257f5ed6cc7fc38feaa801053bac6 = private unnamed_addr constant <{ ptr, [8 x i8] }> <{ ptr @alloc_31365cfefba383c4d2bf6b6a04cc10aa, [8 x i8] c"\11\00\00\00\00\00\00\00" }>, align 8
@0 = private unnamed_addr constant <{ [8 x i8], [8 x i8] }> <{ [8 x i8] zeroinitializer, [8 x i8] undef }>, align 8
@alloc_424341b75ece3fa20496f1c69b9fb0ac = private unnamed_addr constant <{ [111 x i8] }> <{ [111 x i8] c"unsafe precondition(s) violated: ptr::write_bytes requires that the destination pointer is aligned and non-null" }>, align 1
@alloc_fad0cd83b7d1858a846a172eb260e593 = private unnamed_addr constant <{ [42 x i8] }> <{ [42 x i8] c"is_aligned_to: align is not a power-of-two" }>, align 1
@alloc_e92e94d0ff530782b571cfd99ec66aef = private unnamed_addr constant <{ ptr, [8 x i8] }> <{ ptr @alloc_fad0cd83b7d1858a846a172eb260e593, [8 x i8] c"*\00\00\00\00\00\00\00" }>, align 8
@alloc_8df0580a595a87d56789d20c7318e185 = private unnamed_addr constant <{ [166 x i8] }> <{ [166 x i8] c"unsafe precondition(s) violated: ptr::copy_nonoverlapping requires that both pointer arguments are aligned and non-null and the specified memory ranges do not overlap" }>, align 1
@alloc_a78a41121ff90c4a78ee7cbb932a49f3 = private unnamed_addr constant <{ [69 x i8] }> <{ [69 x i8] c"unsafe precondition(s) violated: isize::unchecked_neg cannot overflow" }>, align 1
@alloc_289b84035b3220255b84b8869a538376 = private unnamed_addr constant <{ [69 x i8] }> <{ [69 x i8] c"unsafe precondition(s) violated: usize::unchecked_add cannot overflow" }>, align 1
@alloc_ffc44ed1670ebf78d81555edceff65f6 = private unnamed_addr constant <{ [69 x i8] }> <{ [69 x i8] c"unsafe precondition(s) violated: usize::unchecked_mul cannot overflow" }>, align 1
@alloc_d4d2a2a8539eafc62756407d946babb3 = private unnamed_addr constant <{ [110 x i8] }> <{ [110 x i8] c"unsafe precondition(s) violated: ptr::read_volatile requires that the pointer argument is aligned and non-null" }>, align 1
@alloc_20b3d155afd5c58c42e598b7e6d186ef = private unnamed_addr constant <{ [93 x i8] }> <{ [93 x i8] c"unsafe precondition(s) violated: NonNull::new_unchecked requires that the pointer is non-null" }>, align 1
@alloc_ec595fc0e82ef92fc59bd74f68296eae = private unnamed_addr constant <{ [73 x i8] }> <{ [73 x i8] c"assertion failed: 0 < pointee_size && pointee_size <= isize::MAX as usize" }>, align 1
@alloc_7efb3a7632b3620f628ce83a521b4d9b = private unnamed_addr constant <{ [71 x i8] }> <{ [71 x i8] c"unsafe precondition(s) violated: ptr::sub_ptr requires `self >= origin`" }>, align 1
@alloc_ab14703751a9eb3585c49b2e55e9a9e5 = private unnamed_addr constant <{ [104 x i8] }> <{ [104 x i8] c"unsafe precondition(s) violated: hint::assert_unchecked must never be called when the condition is false" }>, align 1
@alloc_cd1513ae8d1ae22acf9342b8dfa1561d = private unnamed_addr constant <{ [164 x i8] }> <{ [164 x i8] c"unsafe precondition(s) violated: Layout::from_size_align_unchecked requires that align is a power of 2 and the rounded-up allocation size does not exceed isize::MAX" }>, align 1
@alloc_11195730e5236cfdc15ea13be1c301f9 = private unnamed_addr constant <{ [162 x i8] }> <{ [162 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`" }>, align 1
@alloc_d685bb4d9a1abf4f5af46d1af0d9ef8a = private unnamed_addr constant <{ [166 x i8] }> <{ [166 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts_mut requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`" }>, align 1
@alloc_763310d78c99c2c1ad3f8a9821e942f3 = private unnamed_addr constant <{ [61 x i8] }> <{ [61 x i8] c"is_nonoverlapping: `size_of::<T>() * count` overflows a usize" }>, align 1
@__rust_no_alloc_shim_is_unstable = external global i8
@1 = private unnamed_addr constant <{ [8 x i8], [8 x i8] }> <{ [8 x i8] c"\01\00\00\00\00\00\00\80", [8 x i8] undef }>, align 8

define internal align 4 ptr @"_ZN100_$LT$core..iter..adapters..skip..Skip$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17he15f2dcef5b2a3d7E"(ptr align 8 %self) unnamed_addr #0 {
start:
  %_0 = alloca [8 x i8], align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 16
  %_3 = load i64, ptr %0, align 8
  %b = icmp ugt i64 %_3, 0
  br i1 %b, label %bb4, label %bb6

bb6:
  %1 = call align 4 ptr @"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17he5c7eeb09cabfca6E"(ptr align 8 %self) #14
  store ptr %1, ptr %_0, align 8
  br label %bb3

bb4:
  %dest = getelementptr inbounds i8, ptr %self, i64 16
  %2 = getelementptr inbounds i8, ptr %self, i64 16
  %_5 = load i64, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %self, i64 16
  store i64 0, ptr %3, align 8
  %4 = call align 4 ptr @"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$3nth17h0f5239565f12f720E"(ptr align 8 %self, i64 %_5) #14
  store ptr %4, ptr %_0, align 8
  br label %bb3

bb3:
  %5 = load ptr, ptr %_0, align 8
  ret ptr %5
}

define internal { ptr, i64 } @"_ZN101_$LT$alloc..boxed..Box$LT$$u5b$T$u5d$$GT$$u20$as$u20$alloc..boxed..convert..BoxFromSlice$LT$T$GT$$GT$10from_slice17h5d6744a0ca5f439bE"(ptr align 4 %slice.0, i64 %slice.1) unnamed_addr #0 {
start:
  %raw = alloca [16 x i8], align 8
  %_10 = alloca [24 x i8], align 8
  %buf = alloca [16 x i8], align 8
  call void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE"(ptr sret([24 x i8]) align 8 %_10, i64 %slice.1, i1 zeroext false, i64 4, i64 4) #14
  %_11 = load i64, ptr %_10, align 8
  %0 = icmp eq i64 %_11, 0
  br i1 %0, label %bb5, label %bb4

bb5:
  %1 = getelementptr inbounds i8, ptr %_10, i64 8
  %res.0 = load i64, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %1, i64 8
  %res.1 = load ptr, ptr %2, align 8
  store i64 %res.0, ptr %buf, align 8
  %3 = getelementptr inbounds i8, ptr %buf, i64 8
  store ptr %res.1, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %buf, i64 8
  %_18 = load ptr, ptr %4, align 8
  br label %bb6

bb4:
  %5 = getelementptr inbounds i8, ptr %_10, i64 8
  %err.0 = load i64, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 8
  %err.1 = load i64, ptr %6, align 8
  call void @_ZN5alloc7raw_vec12handle_error17h2c5ced866628b5d4E(i64 %err.0, i64 %err.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #15
  unreachable

bb6:
  call void @_ZN4core10intrinsics19copy_nonoverlapping18precondition_check17he5d8f8f4ef1e8888E(ptr %slice.0, ptr %_18, i64 4, i64 4, i64 %slice.1) #14
  %7 = mul i64 %slice.1, 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_18, ptr align 4 %slice.0, i64 %7, i1 false)
  %_8.0 = load i64, ptr %buf, align 8
  %8 = getelementptr inbounds i8, ptr %buf, i64 8
  %_8.1 = load ptr, ptr %8, align 8
  %9 = call { ptr, i64 } @"_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8into_box17h70ac60e96043099aE"(i64 %_8.0, ptr %_8.1, i64 %slice.1) #14
  %self.0 = extractvalue { ptr, i64 } %9, 0
  %self.1 = extractvalue { ptr, i64 } %9, 1
  store ptr %self.0, ptr %raw, align 8
  %10 = getelementptr inbounds i8, ptr %raw, i64 8
  store i64 %self.1, ptr %10, align 8
  %raw.0 = load ptr, ptr %raw, align 8
  %11 = getelementptr inbounds i8, ptr %raw, i64 8
  %raw.1 = load i64, ptr %11, align 8
  br label %bb9

bb9:
  %_31 = load ptr, ptr %raw, align 8
  %12 = getelementptr inbounds i8, ptr %raw, i64 8
  %13 = load i64, ptr %12, align 8
  call void @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$13new_unchecked18precondition_check17h512b50b5309dea73E"(ptr %_31) #14
  br label %bb11

bb11:
  %_32.0 = load ptr, ptr %raw, align 8
  %14 = getelementptr inbounds i8, ptr %raw, i64 8
  %_32.1 = load i64, ptr %14, align 8
  %15 = insertvalue { ptr, i64 } poison, ptr %_32.0, 0
  %16 = insertvalue { ptr, i64 } %15, i64 %_32.1, 1
  ret { ptr, i64 } %16

bb3:                                              ; No predecessors!
  unreachable

bb1:                                              ; No predecessors!
  unreachable

bb8:                                              ; No predecessors!
  unreachable
}

define internal float @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hcc554a61061ffdb4E"(ptr %self.0, ptr %self.1, float %init) unnamed_addr #1 {
start:
  %_0 = call float @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h543809a24cfe8a9fE"(ptr %self.0, ptr %self.1, float %init) #14
  ret float %_0
}

define internal void @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hd4fda7b33ae25df8E"(ptr align 8 %self, ptr align 8 %g) unnamed_addr #1 {
start:
  %_5 = alloca [32 x i8], align 8
  %_4.0 = load ptr, ptr %self, align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_4.1 = load ptr, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 16
  %f = load ptr, ptr %1, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_5, ptr align 8 %g, i64 24, i1 false)
  %2 = getelementptr inbounds i8, ptr %_5, i64 24
  store ptr %f, ptr %2, align 8
  call void @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h8029009020db6c7bE"(ptr %_4.0, ptr %_4.1, ptr align 8 %_5) #14
  ret void
}

define internal void @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17h2ffca458f1c9bd5eE"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
start:
  call void @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17h093053ab535963beE"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) #14
  ret void
}

define internal align 4 ptr @"_ZN106_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..double_ended..DoubleEndedIterator$GT$9next_back17h7292560b441bc916E"(ptr align 8 %self) unnamed_addr #0 {
start:
  %_22 = alloca [8 x i8], align 8
  %_15 = alloca [8 x i8], align 8
  %end = alloca [8 x i8], align 8
  %_2 = alloca [1 x i8], align 1
  %_0 = alloca [8 x i8], align 8
  br label %bb2

bb2:
  %self1 = getelementptr inbounds i8, ptr %self, i64 8
  %0 = load ptr, ptr %self1, align 8
  store ptr %0, ptr %end, align 8
  %_12 = load ptr, ptr %self, align 8
  %_13 = load ptr, ptr %end, align 8
  %1 = icmp eq ptr %_12, %_13
  %2 = zext i1 %1 to i8
  store i8 %2, ptr %_2, align 1
  br label %bb3

bb3:
  %3 = load i8, ptr %_2, align 1
  %4 = trunc i8 %3 to i1
  br i1 %4, label %bb4, label %bb5

bb5:
  br label %bb9

bb4:
  store ptr null, ptr %_0, align 8
  br label %bb6

bb9:
  %self2 = getelementptr inbounds i8, ptr %self, i64 8
  %self3 = load ptr, ptr %self2, align 8
  br label %bb12

bb12:
  br label %bb13

bb13:
  call void @"_ZN4core3num23_$LT$impl$u20$isize$GT$13unchecked_neg18precondition_check17h56dc7a6fd4560540E"(i64 1) #14
  br label %bb14

bb14:
  %_26 = getelementptr inbounds float, ptr %self3, i64 -1
  store ptr %_26, ptr %_22, align 8
  br label %bb10

bb10:
  %5 = load ptr, ptr %_22, align 8
  store ptr %5, ptr %self2, align 8
  %6 = load ptr, ptr %self2, align 8
  store ptr %6, ptr %_15, align 8
  br label %bb7

bb7:
  %_31 = load ptr, ptr %_15, align 8
  store ptr %_31, ptr %_0, align 8
  br label %bb6

bb6:
  %7 = load ptr, ptr %_0, align 8
  ret ptr %7

bb1:                                              ; No predecessors!
  unreachable

bb8:                                              ; No predecessors!
  unreachable

bb11:                                             ; No predecessors!
  unreachable
}

define internal { i64, ptr } @"_ZN110_$LT$core..iter..adapters..enumerate..Enumerate$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hfe119ab4e7ca90bfE"(ptr align 8 %self) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %self1 = alloca [8 x i8], align 8
  %_3 = alloca [8 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %1 = call align 8 ptr @"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h422c5867eb3cf0faE"(ptr align 8 %self) #14
  store ptr %1, ptr %self1, align 8
  %2 = load ptr, ptr %self1, align 8
  %3 = ptrtoint ptr %2 to i64
  %4 = icmp eq i64 %3, 0
  %_11 = select i1 %4, i64 0, i64 1
  %5 = icmp eq i64 %_11, 0
  br i1 %5, label %bb7, label %bb8

bb7:
  %6 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr null, ptr %6, align 8
  br label %bb4

bb8:
  %v = load ptr, ptr %self1, align 8
  store ptr %v, ptr %_3, align 8
  %val = load ptr, ptr %_3, align 8
  %7 = getelementptr inbounds i8, ptr %self, i64 16
  %i = load i64, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %self, i64 16
  %9 = load i64, ptr %8, align 8
  %10 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %9, i64 1)
  %_8.0 = extractvalue { i64, i1 } %10, 0
  %_8.1 = extractvalue { i64, i1 } %10, 1
  br i1 %_8.1, label %panic, label %bb3

bb4:
  %11 = load i64, ptr %_0, align 8
  %12 = getelementptr inbounds i8, ptr %_0, i64 8
  %13 = load ptr, ptr %12, align 8
  %14 = insertvalue { i64, ptr } poison, i64 %11, 0
  %15 = insertvalue { i64, ptr } %14, ptr %13, 1
  ret { i64, ptr } %15

bb3:
  %16 = getelementptr inbounds i8, ptr %self, i64 16
  store i64 %_8.0, ptr %16, align 8
  store i64 %i, ptr %_0, align 8
  %17 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %val, ptr %17, align 8
  br label %bb4

panic:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #15
  unreachable

bb5:                                              ; No predecessors!
  %18 = load ptr, ptr %0, align 8
  %19 = getelementptr inbounds i8, ptr %0, i64 8
  %20 = load i32, ptr %19, align 8
  %21 = insertvalue { ptr, i32 } poison, ptr %18, 0
  %22 = insertvalue { ptr, i32 } %21, i32 %20, 1
  resume { ptr, i32 } %22

bb2:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h1dd3cf131deacaf6E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %iterator, ptr align 8 %0) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %1 = alloca [16 x i8], align 8
  %_12 = alloca [1 x i8], align 1
  %_11 = alloca [24 x i8], align 8
  %_8 = alloca [48 x i8], align 8
  %_3 = alloca [24 x i8], align 8
  %vector = alloca [24 x i8], align 8
  store i8 1, ptr %_12, align 1
  call void @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17h2ffca458f1c9bd5eE"(ptr sret([24 x i8]) align 8 %_3, ptr align 8 %iterator) #14
  br label %bb1

bb1:
  %2 = getelementptr inbounds i8, ptr %_3, i64 8
  %_5 = load i64, ptr %2, align 8
  %3 = icmp eq i64 %_5, 1
  br i1 %3, label %bb3, label %bb2

bb3:
  %4 = getelementptr inbounds i8, ptr %_3, i64 8
  %5 = getelementptr inbounds i8, ptr %4, i64 8
  %upper = load i64, ptr %5, align 8
  %6 = call { i64, ptr } @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h9b69f35402d999cdE"(i64 %upper, i64 4, i64 4, ptr align 8 %0) #14
  %_16.0 = extractvalue { i64, ptr } %6, 0
  %_16.1 = extractvalue { i64, ptr } %6, 1
  br label %bb9

bb2:
  store ptr @alloc_11d257f5ed6cc7fc38feaa801053bac6, ptr %_8, align 8
  %7 = getelementptr inbounds i8, ptr %_8, i64 8
  store i64 1, ptr %7, align 8
  %8 = load ptr, ptr @0, align 8
  %9 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  %10 = getelementptr inbounds i8, ptr %_8, i64 32
  store ptr %8, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 8
  store i64 %9, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %_8, i64 16
  store ptr inttoptr (i64 8 to ptr), ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %12, i64 8
  store i64 0, ptr %13, align 8
  call void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr align 8 %_8, ptr align 8 %0) #15
  unreachable

bb9:
  store i64 %_16.0, ptr %vector, align 8
  %14 = getelementptr inbounds i8, ptr %vector, i64 8
  store ptr %_16.1, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %vector, i64 16
  store i64 0, ptr %15, align 8
  store i8 0, ptr %_12, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_11, ptr align 8 %iterator, i64 24, i1 false)
  call void @"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17hd1f7e74c1cf23a2dE"(ptr align 8 %vector, ptr align 8 %_11, ptr align 8 %0) #14
  br label %bb4

bb4:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %vector, i64 24, i1 false)
  ret void

bb5:                                              ; No predecessors!
  call void @"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E"(ptr align 8 %vector) #16
  br label %bb8

bb8:
  %16 = load i8, ptr %_12, align 1
  %17 = trunc i8 %16 to i1
  br i1 %17, label %bb7, label %bb6

bb10:                                             ; No predecessors!
  unreachable

bb6:
  %18 = load ptr, ptr %1, align 8
  %19 = getelementptr inbounds i8, ptr %1, i64 8
  %20 = load i32, ptr %19, align 8
  %21 = insertvalue { ptr, i32 } poison, ptr %18, 0
  %22 = insertvalue { ptr, i32 } %21, i32 %20, 1
  resume { ptr, i32 } %22

bb7:
  br label %bb6
}

define internal i64 @"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17h10d828885964ec58E"(i64 %start1, i64 %n) unnamed_addr #0 {
start:
  br label %bb1

bb1:
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h2bd8b41b46390555E"(i64 %start1, i64 %n) #14
  br label %bb2

bb2:
  %_0 = add nuw i64 %start1, %n
  ret i64 %_0
}

define internal void @_ZN4core10intrinsics11write_bytes18precondition_check17h419d0e36f73bd425E(ptr %addr, i64 %align, i1 zeroext %zero_size) unnamed_addr #0 personality ptr @rust_eh_personality {
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
  call void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr align 8 %_8, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #15
  unreachable

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
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_424341b75ece3fa20496f1c69b9fb0ac, i64 111) #15
  unreachable

bb1:
  ret void
}

define internal void @_ZN4core10intrinsics19copy_nonoverlapping18precondition_check17he5d8f8f4ef1e8888E(ptr %src, ptr %dst, i64 %size, i64 %align, i64 %count) unnamed_addr #0 personality ptr @rust_eh_personality {
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
  call void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr align 8 %_17, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #15
  unreachable

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
  call void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr align 8 %_26, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #15
  unreachable

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
  %_6 = call zeroext i1 @_ZN4core9ub_checks23maybe_is_nonoverlapping7runtime17h3b601414bbed98ffE(ptr %src, ptr %dst, i64 %size, i64 %count) #14
  br i1 %_6, label %bb9, label %bb8

bb8:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_8df0580a595a87d56789d20c7318e185, i64 166) #15
  unreachable

bb9:
  ret void

bb7:
  br label %bb8
}

define internal void @_ZN4core10intrinsics9cold_path17h846dcc41880a78f4E() unnamed_addr #2 {
start:
  ret void
}

define internal i8 @"_ZN4core3cmp5impls50_$LT$impl$u20$core..cmp..Ord$u20$for$u20$usize$GT$3cmp17h4938e1d17ae92133E"(ptr align 8 %self, ptr align 8 %other) unnamed_addr #0 {
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

define internal i64 @_ZN4core3cmp6max_by17hd640a8fcf166600aE(i64 %0, i64 %1) unnamed_addr #0 personality ptr @rust_eh_personality {
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
  %3 = call i8 @_ZN4core3ops8function6FnOnce9call_once17h2d84c8af69f91638E(ptr align 8 %v1, ptr align 8 %v2) #14
  store i8 %3, ptr %_4, align 1
  br label %bb1

bb1:
  %_8 = load i8, ptr %_4, align 1
  switch i8 %_8, label %bb2 [
    i8 -1, label %bb4
    i8 0, label %bb4
    i8 1, label %bb3
  ]

bb2:
  unreachable

bb4:
  %4 = load i64, ptr %v2, align 8
  store i64 %4, ptr %_0, align 8
  %5 = load i8, ptr %_9, align 1
  %6 = trunc i8 %5 to i1
  br i1 %6, label %bb8, label %bb5

bb3:
  store i8 0, ptr %_9, align 1
  %7 = load i64, ptr %v1, align 8
  store i64 %7, ptr %_0, align 8
  br label %bb5

bb5:
  %8 = load i64, ptr %_0, align 8
  ret i64 %8

bb8:
  br label %bb5

bb6:                                              ; No predecessors!
  br label %bb10

bb10:
  %9 = load i8, ptr %_9, align 1
  %10 = trunc i8 %9 to i1
  br i1 %10, label %bb9, label %bb7

bb7:
  %11 = load ptr, ptr %2, align 8
  %12 = getelementptr inbounds i8, ptr %2, i64 8
  %13 = load i32, ptr %12, align 8
  %14 = insertvalue { ptr, i32 } poison, ptr %11, 0
  %15 = insertvalue { ptr, i32 } %14, i32 %13, 1
  resume { ptr, i32 } %15

bb9:
  br label %bb7
}

define internal void @"_ZN4core3num23_$LT$impl$u20$isize$GT$13unchecked_neg18precondition_check17h56dc7a6fd4560540E"(i64 %lhs) unnamed_addr #0 {
start:
  %b = icmp eq i64 %lhs, -9223372036854775808
  br i1 %b, label %bb1, label %bb3

bb3:
  ret void

bb1:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_a78a41121ff90c4a78ee7cbb932a49f3, i64 69) #15
  unreachable
}

define internal void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h2bd8b41b46390555E"(i64 %lhs, i64 %rhs) unnamed_addr #0 {
start:
  %0 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %lhs, i64 %rhs)
  %_5.0 = extractvalue { i64, i1 } %0, 0
  %_5.1 = extractvalue { i64, i1 } %0, 1
  br i1 %_5.1, label %bb1, label %bb2

bb2:
  ret void

bb1:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_289b84035b3220255b84b8869a538376, i64 69) #15
  unreachable
}

define internal void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_mul18precondition_check17hf11e4cc8b84bd2e3E"(i64 %lhs, i64 %rhs) unnamed_addr #0 {
start:
  %0 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %lhs, i64 %rhs)
  %_5.0 = extractvalue { i64, i1 } %0, 0
  %_5.1 = extractvalue { i64, i1 } %0, 1
  br i1 %_5.1, label %bb1, label %bb2

bb2:
  ret void

bb1:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_ffc44ed1670ebf78d81555edceff65f6, i64 69) #15
  unreachable
}

define internal i8 @_ZN4core3ops8function6FnOnce9call_once17h2d84c8af69f91638E(ptr align 8 %0, ptr align 8 %1) unnamed_addr #0 {
start:
  %_2 = alloca [16 x i8], align 8
  store ptr %0, ptr %_2, align 8
  %2 = getelementptr inbounds i8, ptr %_2, i64 8
  store ptr %1, ptr %2, align 8
  %3 = load ptr, ptr %_2, align 8
  %4 = getelementptr inbounds i8, ptr %_2, i64 8
  %5 = load ptr, ptr %4, align 8
  %_0 = call i8 @"_ZN4core3cmp5impls50_$LT$impl$u20$core..cmp..Ord$u20$for$u20$usize$GT$3cmp17h4938e1d17ae92133E"(ptr align 8 %3, ptr align 8 %5) #14
  ret i8 %_0
}

define internal void @_ZN4core3ptr13read_volatile18precondition_check17h5d17c48583f47e59E(ptr %addr, i64 %align, i1 zeroext %is_zst) unnamed_addr #0 personality ptr @rust_eh_personality {
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
  call void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr align 8 %_8, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #15
  unreachable

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
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_d4d2a2a8539eafc62756407d946babb3, i64 110) #15
  unreachable

bb1:
  ret void
}

define internal void @"_ZN4core3ptr220drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Iter$LT$f32$GT$$C$owned..collected..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17hcdd9c7542a49ec64E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr62drop_in_place$LT$alloc..vec..set_len_on_drop..SetLenOnDrop$GT$17hbd97af8a554b4aaaE"(ptr align 8 %_1) #14
  ret void
}

define internal void @"_ZN4core3ptr317drop_in_place$LT$core..iter..traits..iterator..Iterator..for_each..call$LT$f32$C$alloc..vec..Vec$LT$f32$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Iter$LT$f32$GT$$C$owned..collected..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h0c45433d2d0eb13dE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr220drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Iter$LT$f32$GT$$C$owned..collected..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17hcdd9c7542a49ec64E"(ptr align 8 %_1) #14
  ret void
}

define internal void @"_ZN4core3ptr464drop_in_place$LT$core..iter..adapters..map..map_fold$LT$$RF$f32$C$f32$C$$LP$$RP$$C$owned..collected..$u7b$$u7b$closure$u7d$$u7d$$C$core..iter..traits..iterator..Iterator..for_each..call$LT$f32$C$alloc..vec..Vec$LT$f32$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Iter$LT$f32$GT$$C$owned..collected..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h10bd30f817f588a9E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN4core3ptr317drop_in_place$LT$core..iter..traits..iterator..Iterator..for_each..call$LT$f32$C$alloc..vec..Vec$LT$f32$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Iter$LT$f32$GT$$C$owned..collected..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h0c45433d2d0eb13dE"(ptr align 8 %_1) #14
  ret void
}

define internal void @"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h26b6f9774f69efe1E"(ptr align 8 %_1) #14
  call void @"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f32$GT$$GT$17h8d80245eed88fdd5E"(ptr align 8 %_1) #14
  ret void
}

define internal void @"_ZN4core3ptr48drop_in_place$LT$alloc..vec..Vec$LT$bool$GT$$GT$17he7c862d13f31f611E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h442baf775f0a7d2cE"(ptr align 8 %_1) #14
  call void @"_ZN4core3ptr55drop_in_place$LT$alloc..raw_vec..RawVec$LT$bool$GT$$GT$17ha0171dd9414ebec5E"(ptr align 8 %_1) #14
  ret void
}

define internal void @"_ZN4core3ptr54drop_in_place$LT$alloc..raw_vec..RawVec$LT$f32$GT$$GT$17h8d80245eed88fdd5E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17haa8d36f51beac65fE"(ptr align 8 %_1) #14
  ret void
}

define internal void @"_ZN4core3ptr55drop_in_place$LT$alloc..raw_vec..RawVec$LT$bool$GT$$GT$17ha0171dd9414ebec5E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hd9c5576faabac2d3E"(ptr align 8 %_1) #14
  ret void
}

define internal void @"_ZN4core3ptr57drop_in_place$LT$$u5b$alloc..vec..Vec$LT$f32$GT$$u5d$$GT$17h0355aa566b2e3d3dE"(ptr align 8 %_1.0, i64 %_1.1) unnamed_addr #1 {
start:
  %_3 = alloca [8 x i8], align 8
  store i64 0, ptr %_3, align 8
  br label %bb3

bb3:
  %0 = load i64, ptr %_3, align 8
  %_7 = icmp eq i64 %0, %_1.1
  br i1 %_7, label %bb1, label %bb2

bb2:
  %1 = load i64, ptr %_3, align 8
  %_6 = getelementptr inbounds %"alloc::vec::Vec<f32>", ptr %_1.0, i64 %1
  %2 = load i64, ptr %_3, align 8
  %3 = add i64 %2, 1
  store i64 %3, ptr %_3, align 8
  call void @"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E"(ptr align 8 %_6) #14
  br label %bb3

bb1:
  ret void
}

define internal void @"_ZN4core3ptr59drop_in_place$LT$alloc..boxed..Box$LT$$u5b$f32$u5d$$GT$$GT$17h04d5ae4b16e4480fE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  %_6.0 = load ptr, ptr %_1, align 8
  %0 = getelementptr inbounds i8, ptr %_1, i64 8
  %_6.1 = load i64, ptr %0, align 8
  call void @"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h51c54beb3b6a7a28E"(ptr align 8 %_1) #14
  ret void
}

define internal void @"_ZN4core3ptr62drop_in_place$LT$alloc..vec..set_len_on_drop..SetLenOnDrop$GT$17hbd97af8a554b4aaaE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN83_$LT$alloc..vec..set_len_on_drop..SetLenOnDrop$u20$as$u20$core..ops..drop..Drop$GT$4drop17h3cb5ff9770eb8b86E"(ptr align 8 %_1) #14
  ret void
}

define internal void @"_ZN4core3ptr70drop_in_place$LT$alloc..vec..Vec$LT$alloc..vec..Vec$LT$f32$GT$$GT$$GT$17hc574c755d3be563aE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h8f536d3d814dd7dcE"(ptr align 8 %_1) #14
  call void @"_ZN4core3ptr77drop_in_place$LT$alloc..raw_vec..RawVec$LT$alloc..vec..Vec$LT$f32$GT$$GT$$GT$17h059e2e587ac0935dE"(ptr align 8 %_1) #14
  ret void
}

define internal void @"_ZN4core3ptr77drop_in_place$LT$alloc..raw_vec..RawVec$LT$alloc..vec..Vec$LT$f32$GT$$GT$$GT$17h059e2e587ac0935dE"(ptr align 8 %_1) unnamed_addr #1 {
start:
  call void @"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h88c30bd4d1083fd7E"(ptr align 8 %_1) #14
  ret void
}

define internal void @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$13new_unchecked18precondition_check17h512b50b5309dea73E"(ptr %ptr) unnamed_addr #0 {
start:
  %_3 = ptrtoint ptr %ptr to i64
  %0 = icmp eq i64 %_3, 0
  br i1 %0, label %bb1, label %bb2

bb1:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_20b3d155afd5c58c42e598b7e6d186ef, i64 93) #15
  unreachable

bb2:
  ret void
}

define internal i64 @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$7sub_ptr17h55c81093c8989083E"(ptr %self, ptr %subtracted) unnamed_addr #0 {
start:
  %0 = alloca [8 x i8], align 8
  br label %bb2

bb2:
  call void @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$7sub_ptr18precondition_check17h5eb3fbffe40846a0E"(ptr %self, ptr %subtracted) #14
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
  call void @_ZN4core9panicking5panic17h06336e0c962d4a4aE(ptr align 1 @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #15
  unreachable
}

define internal i64 @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$7sub_ptr17he3fd5fdafb124589E"(ptr %self, ptr %subtracted) unnamed_addr #0 {
start:
  %0 = alloca [8 x i8], align 8
  br label %bb2

bb2:
  call void @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$7sub_ptr18precondition_check17h5eb3fbffe40846a0E"(ptr %self, ptr %subtracted) #14
  br label %bb4

bb4:
  br label %bb5

bb5:
  br label %bb6

bb6:
  %1 = ptrtoint ptr %self to i64
  %2 = ptrtoint ptr %subtracted to i64
  %3 = sub nuw i64 %1, %2
  %4 = udiv exact i64 %3, 24
  store i64 %4, ptr %0, align 8
  %_0 = load i64, ptr %0, align 8
  ret i64 %_0

bb7:                                              ; No predecessors!
  call void @_ZN4core9panicking5panic17h06336e0c962d4a4aE(ptr align 1 @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #15
  unreachable
}

define internal void @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$7sub_ptr18precondition_check17h5eb3fbffe40846a0E"(ptr %this, ptr %origin) unnamed_addr #0 {
start:
  %_3 = icmp uge ptr %this, %origin
  br i1 %_3, label %bb1, label %bb2

bb2:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_7efb3a7632b3620f628ce83a521b4d9b, i64 71) #15
  unreachable

bb1:
  ret void
}

define internal void @_ZN4core4hint16assert_unchecked18precondition_check17ha3a48c3229a77cd9E(i1 zeroext %cond) unnamed_addr #0 {
start:
  br i1 %cond, label %bb2, label %bb1

bb1:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_ab14703751a9eb3585c49b2e55e9a9e5, i64 104) #15
  unreachable

bb2:
  ret void
}

define internal { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17he335e2425c4037efE"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = call { i64, i64 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17hd9ab7cd539d44a26E"(ptr align 8 %self) #14
  %_0.0 = extractvalue { i64, i64 } %0, 0
  %_0.1 = extractvalue { i64, i64 } %0, 1
  %1 = insertvalue { i64, i64 } poison, i64 %_0.0, 0
  %2 = insertvalue { i64, i64 } %1, i64 %_0.1, 1
  ret { i64, i64 } %2
}

define internal float @_ZN4core4iter6traits12double_ended19DoubleEndedIterator5rfold17h6190316b6338e163E(ptr %0, ptr %1, float %init) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %2 = alloca [16 x i8], align 8
  %_13 = alloca [1 x i8], align 1
  %_5 = alloca [8 x i8], align 8
  %accum = alloca [4 x i8], align 4
  %f = alloca [0 x i8], align 1
  %self = alloca [16 x i8], align 8
  store ptr %0, ptr %self, align 8
  %3 = getelementptr inbounds i8, ptr %self, i64 8
  store ptr %1, ptr %3, align 8
  store i8 1, ptr %_13, align 1
  store float %init, ptr %accum, align 4
  br label %bb1

bb1:
  %4 = call align 4 ptr @"_ZN106_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..double_ended..DoubleEndedIterator$GT$9next_back17h7292560b441bc916E"(ptr align 8 %self) #14
  store ptr %4, ptr %_5, align 8
  br label %bb2

bb2:
  %5 = load ptr, ptr %_5, align 8
  %6 = ptrtoint ptr %5 to i64
  %7 = icmp eq i64 %6, 0
  %_7 = select i1 %7, i64 0, i64 1
  %8 = icmp eq i64 %_7, 1
  br i1 %8, label %bb3, label %bb5

bb3:
  %x = load ptr, ptr %_5, align 8
  store i8 0, ptr %_13, align 1
  %_12 = load float, ptr %accum, align 4
  %_9 = call float @"_ZN5owned9collected28_$u7b$$u7b$closure$u7d$$u7d$17h0511da029dcf15e3E"(ptr align 1 %f, float %_12, ptr align 4 %x) #14
  br label %bb4

bb5:
  br label %bb6

bb4:
  store i8 1, ptr %_13, align 1
  store float %_9, ptr %accum, align 4
  br label %bb1

bb6:
  %_0 = load float, ptr %accum, align 4
  br label %bb7

bb7:
  ret float %_0

bb14:                                             ; No predecessors!
  unreachable

bb13:                                             ; No predecessors!
  %9 = load i8, ptr %_13, align 1
  %10 = trunc i8 %9 to i1
  br i1 %10, label %bb12, label %bb9

bb9:
  br label %bb10

bb12:
  br label %bb9

bb10:
  %11 = load ptr, ptr %2, align 8
  %12 = getelementptr inbounds i8, ptr %2, i64 8
  %13 = load i32, ptr %12, align 8
  %14 = insertvalue { ptr, i32 } poison, ptr %11, 0
  %15 = insertvalue { ptr, i32 } %14, i32 %13, 1
  resume { ptr, i32 } %15
}

define internal { ptr, ptr } @_ZN4core4iter6traits8iterator8Iterator3map17h249fba2bfa7d4690E(ptr %self.0, ptr %self.1) unnamed_addr #0 {
start:
  %0 = insertvalue { ptr, ptr } poison, ptr %self.0, 0
  %1 = insertvalue { ptr, ptr } %0, ptr %self.1, 1
  ret { ptr, ptr } %1
}

define internal void @_ZN4core4iter6traits8iterator8Iterator3map17he1885ac318fe778aE(ptr sret([24 x i8]) align 8 %_0, ptr %self.0, ptr %self.1, ptr align 4 %f) unnamed_addr #0 {
start:
  store ptr %self.0, ptr %_0, align 8
  %0 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %self.1, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_0, i64 16
  store ptr %f, ptr %1, align 8
  ret void
}

define internal { ptr, ptr } @_ZN4core4iter6traits8iterator8Iterator3rev17hebd25b6803d1bb5fE(ptr %self.0, ptr %self.1) unnamed_addr #0 {
start:
  %0 = insertvalue { ptr, ptr } poison, ptr %self.0, 0
  %1 = insertvalue { ptr, ptr } %0, ptr %self.1, 1
  ret { ptr, ptr } %1
}

define internal float @_ZN4core4iter6traits8iterator8Iterator3sum17h68a9f5cc22493b25E(ptr %self.0, ptr %self.1) unnamed_addr #1 {
start:
  %_0 = call float @"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum17hea5a70330d3446a9E"(ptr %self.0, ptr %self.1) #14
  ret float %_0
}

define internal float @_ZN4core4iter6traits8iterator8Iterator3sum17hbb0d104f06ca061dE(ptr %self.0, ptr %self.1) unnamed_addr #1 {
start:
  %_0 = call float @"_ZN54_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum17hbc73216a44f917d9E"(ptr %self.0, ptr %self.1) #14
  ret float %_0
}

define internal void @_ZN4core4iter6traits8iterator8Iterator4skip17h4c2c6c5effe9594aE(ptr sret([24 x i8]) align 8 %_0, ptr %self.0, ptr %self.1, i64 %n) unnamed_addr #0 {
start:
  store ptr %self.0, ptr %_0, align 8
  %0 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %self.1, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_0, i64 16
  store i64 %n, ptr %1, align 8
  ret void
}

define internal void @_ZN4core4iter6traits8iterator8Iterator7collect17h4304e6404e14a962E(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
start:
  call void @"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17h959af159affe1f02E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #14
  ret void
}

define internal void @_ZN4core4iter6traits8iterator8Iterator8for_each17hb9cf1c06c461cf70E(ptr align 8 %self, ptr align 8 %f) unnamed_addr #0 {
start:
  %_4 = alloca [24 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_4, ptr align 8 %f, i64 24, i1 false)
  call void @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hd4fda7b33ae25df8E"(ptr align 8 %self, ptr align 8 %_4) #14
  ret void
}

define internal void @"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17h26eaa13f4c73f914E"(ptr align 8 %_1, float %item) unnamed_addr #0 {
start:
  call void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted28_$u7b$$u7b$closure$u7d$$u7d$17hbd5190a96c90774cE"(ptr align 8 %_1, float %item) #14
  ret void
}

define internal void @_ZN4core4iter6traits8iterator8Iterator9enumerate17hc12f31a3b568281dE(ptr sret([24 x i8]) align 8 %_0, ptr %self.0, ptr %self.1) unnamed_addr #0 {
start:
  store ptr %self.0, ptr %_0, align 8
  %0 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %self.1, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_0, i64 16
  store i64 0, ptr %1, align 8
  ret void
}

define internal float @"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h2e884be8a546aecbE"(ptr align 1 %_1, float %acc, ptr align 8 %elt) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_10 = alloca [1 x i8], align 1
  store i8 1, ptr %_10, align 1
  %_7 = call float @"_ZN5owned14nested_vectors28_$u7b$$u7b$closure$u7d$$u7d$17hba4e5580ecf84eb7E"(ptr align 1 %_1, ptr align 8 %elt) #14
  br label %bb1

bb1:
  store i8 0, ptr %_10, align 1
  %_0 = call float @"_ZN54_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17habaf41549ff38425E"(ptr align 1 %_1, float %acc, float %_7) #14
  br label %bb2

bb2:
  ret float %_0

bb5:                                              ; No predecessors!
  %1 = load i8, ptr %_10, align 1
  %2 = trunc i8 %1 to i1
  br i1 %2, label %bb4, label %bb3

bb3:
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = load i32, ptr %4, align 8
  %6 = insertvalue { ptr, i32 } poison, ptr %3, 0
  %7 = insertvalue { ptr, i32 } %6, i32 %5, 1
  resume { ptr, i32 } %7

bb4:
  br label %bb3
}

define internal void @"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h3eadce788d29d16aE"(ptr align 8 %_1, ptr align 4 %elt) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_10 = alloca [1 x i8], align 1
  store i8 1, ptr %_10, align 1
  %_8 = getelementptr inbounds i8, ptr %_1, i64 24
  %_7 = call float @"_ZN5owned9collected28_$u7b$$u7b$closure$u7d$$u7d$17h8af71188a0b54e14E"(ptr align 8 %_8, ptr align 4 %elt) #14
  br label %bb1

bb1:
  store i8 0, ptr %_10, align 1
  call void @"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17h26eaa13f4c73f914E"(ptr align 8 %_1, float %_7) #14
  br label %bb2

bb2:
  ret void

bb5:                                              ; No predecessors!
  %1 = load i8, ptr %_10, align 1
  %2 = trunc i8 %1 to i1
  br i1 %2, label %bb4, label %bb3

bb3:
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = load i32, ptr %4, align 8
  %6 = insertvalue { ptr, i32 } poison, ptr %3, 0
  %7 = insertvalue { ptr, i32 } %6, i32 %5, 1
  resume { ptr, i32 } %7

bb4:
  br label %bb3
}

define internal { i64, i64 } @_ZN4core5alloc6layout6Layout13repeat_packed17h5d956e7e2d8d3630E(ptr align 8 %self, i64 %n) unnamed_addr #0 {
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

define internal void @_ZN4core5alloc6layout6Layout25from_size_align_unchecked18precondition_check17hbe6d8a65b597227eE(i64 %size, i64 %align) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %_3 = call zeroext i1 @_ZN4core5alloc6layout6Layout19is_size_align_valid17hafec545c50d2e0f4E(i64 %size, i64 %align) #14
  br i1 %_3, label %bb2, label %bb3

bb3:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_cd1513ae8d1ae22acf9342b8dfa1561d, i64 164) #15
  unreachable

bb2:
  ret void
}

define internal void @_ZN4core5alloc6layout6Layout6repeat17h55e7ba2986c21c04E(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self, i64 %n) unnamed_addr #0 {
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
  call void @_ZN4core5alloc6layout6Layout25from_size_align_unchecked18precondition_check17hbe6d8a65b597227eE(i64 %new_size, i64 %_25) #14
  br label %bb6

bb6:
  %1 = getelementptr inbounds i8, ptr %padded, i64 8
  store i64 %new_size, ptr %1, align 8
  store i64 %_25, ptr %padded, align 8
  %2 = call { i64, i64 } @_ZN4core5alloc6layout6Layout13repeat_packed17h5d956e7e2d8d3630E(ptr align 8 %padded, i64 %n) #14
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

define internal { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h16c2376d3dc1129dE"(ptr align 4 %self.0, i64 %self.1) unnamed_addr #0 {
start:
  %0 = call { ptr, ptr } @"_ZN4core5slice4iter13Iter$LT$T$GT$3new17h4aec15c9dbd2e800E"(ptr align 4 %self.0, i64 %self.1) #14
  %_0.0 = extractvalue { ptr, ptr } %0, 0
  %_0.1 = extractvalue { ptr, ptr } %0, 1
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2
}

define internal { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17hd58982859e9dff8cE"(ptr align 8 %self.0, i64 %self.1) unnamed_addr #0 {
start:
  %0 = call { ptr, ptr } @"_ZN4core5slice4iter13Iter$LT$T$GT$3new17he5bab9f8b1a03953E"(ptr align 8 %self.0, i64 %self.1) #14
  %_0.0 = extractvalue { ptr, ptr } %0, 0
  %_0.1 = extractvalue { ptr, ptr } %0, 1
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2
}

define internal { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$8iter_mut17h1d9a3b2dc62dc5c7E"(ptr align 4 %self.0, i64 %self.1) unnamed_addr #0 {
start:
  %0 = call { ptr, ptr } @"_ZN4core5slice4iter16IterMut$LT$T$GT$3new17h5d723cc9affa4ca5E"(ptr align 4 %self.0, i64 %self.1) #14
  %_0.0 = extractvalue { ptr, ptr } %0, 0
  %_0.1 = extractvalue { ptr, ptr } %0, 1
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2
}

define internal { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$8iter_mut17h2d0c7d25d492dcccE"(ptr align 8 %self.0, i64 %self.1) unnamed_addr #0 {
start:
  %0 = call { ptr, ptr } @"_ZN4core5slice4iter16IterMut$LT$T$GT$3new17h2a6f09b7c6daad50E"(ptr align 8 %self.0, i64 %self.1) #14
  %_0.0 = extractvalue { ptr, ptr } %0, 0
  %_0.1 = extractvalue { ptr, ptr } %0, 1
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2
}

define internal void @_ZN4core5slice3raw14from_raw_parts18precondition_check17hcc2bbd9ecc6d0bd2E(ptr %data, i64 %size, i64 %align, i64 %len) unnamed_addr #0 personality ptr @rust_eh_personality {
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
  call void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr align 8 %_11, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #15
  unreachable

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
  call void @_ZN4core9panicking11panic_const23panic_const_div_by_zero17hc25814f4a0d3df95E(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #15
  unreachable

bb3:
  br label %bb5

bb2:
  ret void

bb5:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_11195730e5236cfdc15ea13be1c301f9, i64 162) #15
  unreachable
}

define internal void @_ZN4core5slice3raw18from_raw_parts_mut18precondition_check17h44e9bce900962cc6E(ptr %data, i64 %size, i64 %align, i64 %len) unnamed_addr #0 personality ptr @rust_eh_personality {
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
  call void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr align 8 %_11, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #15
  unreachable

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
  call void @_ZN4core9panicking11panic_const23panic_const_div_by_zero17hc25814f4a0d3df95E(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #15
  unreachable

bb3:
  br label %bb5

bb2:
  ret void

bb5:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_d685bb4d9a1abf4f5af46d1af0d9ef8a, i64 166) #15
  unreachable
}

define internal { ptr, ptr } @"_ZN4core5slice4iter13Iter$LT$T$GT$3new17h4aec15c9dbd2e800E"(ptr align 4 %slice.0, i64 %slice.1) unnamed_addr #0 {
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

define internal { ptr, ptr } @"_ZN4core5slice4iter13Iter$LT$T$GT$3new17he5bab9f8b1a03953E"(ptr align 8 %slice.0, i64 %slice.1) unnamed_addr #0 {
start:
  %end_or_len = alloca [8 x i8], align 8
  br label %bb2

bb2:
  %_6 = getelementptr inbounds %"alloc::vec::Vec<f32>", ptr %slice.0, i64 %slice.1
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

define internal { ptr, ptr } @"_ZN4core5slice4iter16IterMut$LT$T$GT$3new17h2a6f09b7c6daad50E"(ptr align 8 %slice.0, i64 %slice.1) unnamed_addr #0 {
start:
  %end_or_len = alloca [8 x i8], align 8
  br label %bb2

bb2:
  %0 = getelementptr inbounds %"alloc::vec::Vec<f32>", ptr %slice.0, i64 %slice.1
  store ptr %0, ptr %end_or_len, align 8
  br label %bb3

bb3:
  %_7 = load ptr, ptr %end_or_len, align 8
  %1 = insertvalue { ptr, ptr } poison, ptr %slice.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_7, 1
  ret { ptr, ptr } %2

bb1:                                              ; No predecessors!
  unreachable
}

define internal { ptr, ptr } @"_ZN4core5slice4iter16IterMut$LT$T$GT$3new17h5d723cc9affa4ca5E"(ptr align 4 %slice.0, i64 %slice.1) unnamed_addr #0 {
start:
  %end_or_len = alloca [8 x i8], align 8
  br label %bb2

bb2:
  %0 = getelementptr inbounds float, ptr %slice.0, i64 %slice.1
  store ptr %0, ptr %end_or_len, align 8
  br label %bb3

bb3:
  %_7 = load ptr, ptr %end_or_len, align 8
  %1 = insertvalue { ptr, ptr } poison, ptr %slice.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_7, 1
  ret { ptr, ptr } %2

bb1:                                              ; No predecessors!
  unreachable
}

define internal { ptr, ptr } @"_ZN4core5slice4iter87_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$RF$$u5b$T$u5d$$GT$9into_iter17hcc69c76eb9b0f133E"(ptr align 4 %self.0, i64 %self.1) unnamed_addr #1 {
start:
  %end_or_len = alloca [8 x i8], align 8
  br label %bb2

bb2:
  %_6 = getelementptr inbounds float, ptr %self.0, i64 %self.1
  store ptr %_6, ptr %end_or_len, align 8
  br label %bb3

bb3:
  %_8 = load ptr, ptr %end_or_len, align 8
  %0 = insertvalue { ptr, ptr } poison, ptr %self.0, 0
  %1 = insertvalue { ptr, ptr } %0, ptr %_8, 1
  ret { ptr, ptr } %1

bb1:                                              ; No predecessors!
  unreachable
}

define internal zeroext i1 @_ZN4core9ub_checks23maybe_is_nonoverlapping7runtime17h3b601414bbed98ffE(ptr %src, ptr %dst, i64 %size, i64 %count) unnamed_addr #0 {
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
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_763310d78c99c2c1ad3f8a9821e942f3, i64 61) #15
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

define internal { ptr, i64 } @"_ZN50_$LT$T$u20$as$u20$core..convert..Into$LT$U$GT$$GT$4into17hddeaf93a46c16697E"(ptr align 4 %self.0, i64 %self.1, ptr align 8 %0) unnamed_addr #0 {
start:
  %1 = call { ptr, i64 } @"_ZN5alloc5boxed7convert109_$LT$impl$u20$core..convert..From$LT$$RF$$u5b$T$u5d$$GT$$u20$for$u20$alloc..boxed..Box$LT$$u5b$T$u5d$$GT$$GT$4from17h04cef4ee3bcf2d32E"(ptr align 4 %self.0, i64 %self.1) #14
  %_0.0 = extractvalue { ptr, i64 } %1, 0
  %_0.1 = extractvalue { ptr, i64 } %1, 1
  %2 = insertvalue { ptr, i64 } poison, ptr %_0.0, 0
  %3 = insertvalue { ptr, i64 } %2, i64 %_0.1, 1
  ret { ptr, i64 } %3
}

define internal zeroext i1 @"_ZN51_$LT$f32$u20$as$u20$alloc..vec..is_zero..IsZero$GT$7is_zero17hd2a5b524ee8edae9E"(ptr align 4 %self) unnamed_addr #0 {
start:
  %_2 = load float, ptr %self, align 4
  %_3 = bitcast float %_2 to i32
  %_0 = icmp eq i32 %_3, 0
  ret i1 %_0
}

define internal void @"_ZN52_$LT$T$u20$as$u20$alloc..slice..hack..ConvertVec$GT$6to_vec17h06b31de036716980E"(ptr sret([24 x i8]) align 8 %_0, ptr align 4 %s.0, i64 %s.1) unnamed_addr #0 {
start:
  %v = alloca [24 x i8], align 8
  %0 = call { i64, ptr } @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h9b69f35402d999cdE"(i64 %s.1, i64 4, i64 4, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #14
  %_10.0 = extractvalue { i64, ptr } %0, 0
  %_10.1 = extractvalue { i64, ptr } %0, 1
  store i64 %_10.0, ptr %v, align 8
  %1 = getelementptr inbounds i8, ptr %v, i64 8
  store ptr %_10.1, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %v, i64 16
  store i64 0, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %v, i64 8
  %_15 = load ptr, ptr %3, align 8
  br label %bb2

bb2:
  call void @_ZN4core10intrinsics19copy_nonoverlapping18precondition_check17he5d8f8f4ef1e8888E(ptr %s.0, ptr %_15, i64 4, i64 4, i64 %s.1) #14
  br label %bb4

bb4:
  %4 = mul i64 %s.1, 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_15, ptr align 4 %s.0, i64 %4, i1 false)
  %5 = getelementptr inbounds i8, ptr %v, i64 16
  store i64 %s.1, ptr %5, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %v, i64 24, i1 false)
  ret void
}

define internal zeroext i1 @"_ZN52_$LT$bool$u20$as$u20$alloc..vec..is_zero..IsZero$GT$7is_zero17ha7ba8dbe0dfce290E"(ptr align 1 %self) unnamed_addr #0 {
start:
  %0 = load i8, ptr %self, align 1
  %_2 = trunc i8 %0 to i1
  %_0 = xor i1 %_2, true
  ret i1 %_0
}

define internal float @"_ZN54_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum17hbc73216a44f917d9E"(ptr %iter.0, ptr %iter.1) unnamed_addr #1 {
start:
  %_0 = call float @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hcc554a61061ffdb4E"(ptr %iter.0, ptr %iter.1, float -0.000000e+00) #14
  ret float %_0
}

define internal float @"_ZN54_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17habaf41549ff38425E"(ptr align 1 %_1, float %a, float %b) unnamed_addr #0 {
start:
  %_0 = fadd float %a, %b
  ret float %_0
}

define internal void @"_ZN59_$LT$alloc..alloc..Global$u20$as$u20$core..clone..Clone$GT$5clone17h4e4af600fbc5e980E"(ptr align 1 %self) unnamed_addr #0 {
start:
  ret void
}

define internal void @"_ZN5alloc3vec12Vec$LT$T$GT$13with_capacity17hd5e17e3b24091f37E"(ptr sret([24 x i8]) align 8 %_0, i64 %capacity, ptr align 8 %0) unnamed_addr #0 {
start:
  %1 = call { i64, ptr } @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h9b69f35402d999cdE"(i64 %capacity, i64 4, i64 4, ptr align 8 %0) #14
  %_3.0 = extractvalue { i64, ptr } %1, 0
  %_3.1 = extractvalue { i64, ptr } %1, 1
  store i64 %_3.0, ptr %_0, align 8
  %2 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %_3.1, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %_0, i64 16
  store i64 0, ptr %3, align 8
  ret void
}

define internal void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$11extend_with17h56e4894581c3f5fcE"(ptr align 8 %self, i64 %n, i1 zeroext %0, ptr align 8 %1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %2 = alloca [16 x i8], align 8
  %_23 = alloca [1 x i8], align 1
  %iter = alloca [16 x i8], align 8
  %local_len = alloca [16 x i8], align 8
  %ptr = alloca [8 x i8], align 8
  %value = alloca [1 x i8], align 1
  %3 = zext i1 %0 to i8
  store i8 %3, ptr %value, align 1
  store i8 1, ptr %_23, align 1
  call void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h25003bbaef9fb8d3E"(ptr align 8 %self, i64 %n, ptr align 8 %1) #14
  br label %bb1

bb1:
  %4 = getelementptr inbounds i8, ptr %self, i64 8
  %_27 = load ptr, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %self, i64 16
  %count = load i64, ptr %5, align 8
  %_28 = icmp ule i64 %count, 9223372036854775807
  %6 = getelementptr inbounds i8, ptr %_27, i64 %count
  store ptr %6, ptr %ptr, align 8
  %len = getelementptr inbounds i8, ptr %self, i64 16
  %_29 = load i64, ptr %len, align 8
  store ptr %len, ptr %local_len, align 8
  %7 = getelementptr inbounds i8, ptr %local_len, i64 8
  store i64 %_29, ptr %7, align 8
  store i64 1, ptr %iter, align 8
  %8 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %n, ptr %8, align 8
  br label %bb2

bb2:
  %other = getelementptr inbounds i8, ptr %iter, i64 8
  %_35 = load i64, ptr %iter, align 8
  %9 = getelementptr inbounds i8, ptr %iter, i64 8
  %_36 = load i64, ptr %9, align 8
  %_30 = icmp ult i64 %_35, %_36
  br i1 %_30, label %bb13, label %bb15

bb15:
  %_19 = icmp ugt i64 %n, 0
  br i1 %_19, label %bb4, label %bb5

bb13:
  %old = load i64, ptr %iter, align 8
  %_34 = call i64 @"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17h10d828885964ec58E"(i64 %old, i64 1) #14
  br label %bb14

bb5:
  call void @"_ZN4core3ptr62drop_in_place$LT$alloc..vec..set_len_on_drop..SetLenOnDrop$GT$17hbd97af8a554b4aaaE"(ptr align 8 %local_len) #14
  br label %bb6

bb4:
  %dst = load ptr, ptr %ptr, align 8
  store i8 0, ptr %_23, align 1
  %10 = load i8, ptr %value, align 1
  %src = trunc i8 %10 to i1
  %11 = zext i1 %src to i8
  store i8 %11, ptr %dst, align 1
  %12 = getelementptr inbounds i8, ptr %local_len, i64 8
  %13 = getelementptr inbounds i8, ptr %local_len, i64 8
  %14 = load i64, ptr %13, align 8
  %15 = add i64 %14, 1
  store i64 %15, ptr %12, align 8
  call void @"_ZN4core3ptr62drop_in_place$LT$alloc..vec..set_len_on_drop..SetLenOnDrop$GT$17hbd97af8a554b4aaaE"(ptr align 8 %local_len) #14
  br label %bb16

bb6:
  %16 = load i8, ptr %_23, align 1
  %17 = trunc i8 %16 to i1
  br i1 %17, label %bb10, label %bb7

bb7:
  ret void

bb10:
  br label %bb7

bb16:
  br label %bb7

bb14:
  store i64 %_34, ptr %iter, align 8
  %dst1 = load ptr, ptr %ptr, align 8
  %18 = load i8, ptr %value, align 1
  %_0.i = trunc i8 %18 to i1
  br label %bb3

bb3:
  %19 = zext i1 %_0.i to i8
  store i8 %19, ptr %dst1, align 1
  %self3 = load ptr, ptr %ptr, align 8
  %_16 = getelementptr inbounds i8, ptr %self3, i64 1
  store ptr %_16, ptr %ptr, align 8
  %20 = getelementptr inbounds i8, ptr %local_len, i64 8
  %21 = getelementptr inbounds i8, ptr %local_len, i64 8
  %22 = load i64, ptr %21, align 8
  %23 = add i64 %22, 1
  store i64 %23, ptr %20, align 8
  br label %bb2

bb8:                                              ; No predecessors!
  call void @"_ZN4core3ptr62drop_in_place$LT$alloc..vec..set_len_on_drop..SetLenOnDrop$GT$17hbd97af8a554b4aaaE"(ptr align 8 %local_len) #16
  br label %bb12

bb12:
  %24 = load i8, ptr %_23, align 1
  %25 = trunc i8 %24 to i1
  br i1 %25, label %bb11, label %bb9

bb9:
  %26 = load ptr, ptr %2, align 8
  %27 = getelementptr inbounds i8, ptr %2, i64 8
  %28 = load i32, ptr %27, align 8
  %29 = insertvalue { ptr, i32 } poison, ptr %26, 0
  %30 = insertvalue { ptr, i32 } %29, i32 %28, 1
  resume { ptr, i32 } %30

bb11:
  br label %bb9
}

define internal void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$11extend_with17h8fda4318c1917780E"(ptr align 8 %self, i64 %n, float %0, ptr align 8 %1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %2 = alloca [16 x i8], align 8
  %_23 = alloca [1 x i8], align 1
  %iter = alloca [16 x i8], align 8
  %local_len = alloca [16 x i8], align 8
  %ptr = alloca [8 x i8], align 8
  %value = alloca [4 x i8], align 4
  store float %0, ptr %value, align 4
  store i8 1, ptr %_23, align 1
  call void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17hd0b46679f9227174E"(ptr align 8 %self, i64 %n, ptr align 8 %1) #14
  br label %bb1

bb1:
  %3 = getelementptr inbounds i8, ptr %self, i64 8
  %_27 = load ptr, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %self, i64 16
  %count = load i64, ptr %4, align 8
  %_28 = icmp ule i64 %count, 2305843009213693951
  %5 = getelementptr inbounds float, ptr %_27, i64 %count
  store ptr %5, ptr %ptr, align 8
  %len = getelementptr inbounds i8, ptr %self, i64 16
  %_29 = load i64, ptr %len, align 8
  store ptr %len, ptr %local_len, align 8
  %6 = getelementptr inbounds i8, ptr %local_len, i64 8
  store i64 %_29, ptr %6, align 8
  store i64 1, ptr %iter, align 8
  %7 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %n, ptr %7, align 8
  br label %bb2

bb2:
  %other = getelementptr inbounds i8, ptr %iter, i64 8
  %_35 = load i64, ptr %iter, align 8
  %8 = getelementptr inbounds i8, ptr %iter, i64 8
  %_36 = load i64, ptr %8, align 8
  %_30 = icmp ult i64 %_35, %_36
  br i1 %_30, label %bb13, label %bb15

bb15:
  %_19 = icmp ugt i64 %n, 0
  br i1 %_19, label %bb4, label %bb5

bb13:
  %old = load i64, ptr %iter, align 8
  %_34 = call i64 @"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17h10d828885964ec58E"(i64 %old, i64 1) #14
  br label %bb14

bb5:
  call void @"_ZN4core3ptr62drop_in_place$LT$alloc..vec..set_len_on_drop..SetLenOnDrop$GT$17hbd97af8a554b4aaaE"(ptr align 8 %local_len) #14
  br label %bb6

bb4:
  %dst = load ptr, ptr %ptr, align 8
  store i8 0, ptr %_23, align 1
  %src = load float, ptr %value, align 4
  store float %src, ptr %dst, align 4
  %9 = getelementptr inbounds i8, ptr %local_len, i64 8
  %10 = getelementptr inbounds i8, ptr %local_len, i64 8
  %11 = load i64, ptr %10, align 8
  %12 = add i64 %11, 1
  store i64 %12, ptr %9, align 8
  call void @"_ZN4core3ptr62drop_in_place$LT$alloc..vec..set_len_on_drop..SetLenOnDrop$GT$17hbd97af8a554b4aaaE"(ptr align 8 %local_len) #14
  br label %bb16

bb6:
  %13 = load i8, ptr %_23, align 1
  %14 = trunc i8 %13 to i1
  br i1 %14, label %bb10, label %bb7

bb7:
  ret void

bb10:
  br label %bb7

bb16:
  br label %bb7

bb14:
  store i64 %_34, ptr %iter, align 8
  %dst1 = load ptr, ptr %ptr, align 8
  %_0.i = load float, ptr %value, align 4
  br label %bb3

bb3:
  store float %_0.i, ptr %dst1, align 4
  %self3 = load ptr, ptr %ptr, align 8
  %_16 = getelementptr inbounds float, ptr %self3, i64 1
  store ptr %_16, ptr %ptr, align 8
  %15 = getelementptr inbounds i8, ptr %local_len, i64 8
  %16 = getelementptr inbounds i8, ptr %local_len, i64 8
  %17 = load i64, ptr %16, align 8
  %18 = add i64 %17, 1
  store i64 %18, ptr %15, align 8
  br label %bb2

bb8:                                              ; No predecessors!
  call void @"_ZN4core3ptr62drop_in_place$LT$alloc..vec..set_len_on_drop..SetLenOnDrop$GT$17hbd97af8a554b4aaaE"(ptr align 8 %local_len) #16
  br label %bb12

bb12:
  %19 = load i8, ptr %_23, align 1
  %20 = trunc i8 %19 to i1
  br i1 %20, label %bb11, label %bb9

bb9:
  %21 = load ptr, ptr %2, align 8
  %22 = getelementptr inbounds i8, ptr %2, i64 8
  %23 = load i32, ptr %22, align 8
  %24 = insertvalue { ptr, i32 } poison, ptr %21, 0
  %25 = insertvalue { ptr, i32 } %24, i32 %23, 1
  resume { ptr, i32 } %25

bb11:
  br label %bb9
}

define internal void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$11extend_with17h914134f513baeb17E"(ptr align 8 %self, i64 %n, ptr align 8 %value, ptr align 8 %0) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %1 = alloca [16 x i8], align 8
  %_23 = alloca [1 x i8], align 1
  %src1 = alloca [24 x i8], align 8
  %src = alloca [24 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %local_len = alloca [16 x i8], align 8
  %ptr = alloca [8 x i8], align 8
  store i8 1, ptr %_23, align 1
  call void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h94b54fe4d84b6004E"(ptr align 8 %self, i64 %n, ptr align 8 %0) #14
  br label %bb1

bb1:
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  %_27 = load ptr, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %self, i64 16
  %count = load i64, ptr %3, align 8
  %_28 = icmp ule i64 %count, 384307168202282325
  %4 = getelementptr inbounds %"alloc::vec::Vec<f32>", ptr %_27, i64 %count
  store ptr %4, ptr %ptr, align 8
  %len = getelementptr inbounds i8, ptr %self, i64 16
  %_29 = load i64, ptr %len, align 8
  store ptr %len, ptr %local_len, align 8
  %5 = getelementptr inbounds i8, ptr %local_len, i64 8
  store i64 %_29, ptr %5, align 8
  store i64 1, ptr %iter, align 8
  %6 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %n, ptr %6, align 8
  br label %bb2

bb2:
  %other = getelementptr inbounds i8, ptr %iter, i64 8
  %_35 = load i64, ptr %iter, align 8
  %7 = getelementptr inbounds i8, ptr %iter, i64 8
  %_36 = load i64, ptr %7, align 8
  %_30 = icmp ult i64 %_35, %_36
  br i1 %_30, label %bb13, label %bb15

bb15:
  %_19 = icmp ugt i64 %n, 0
  br i1 %_19, label %bb4, label %bb5

bb13:
  %old = load i64, ptr %iter, align 8
  %_34 = call i64 @"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17h10d828885964ec58E"(i64 %old, i64 1) #14
  br label %bb14

bb5:
  call void @"_ZN4core3ptr62drop_in_place$LT$alloc..vec..set_len_on_drop..SetLenOnDrop$GT$17hbd97af8a554b4aaaE"(ptr align 8 %local_len) #14
  br label %bb6

bb4:
  %dst = load ptr, ptr %ptr, align 8
  store i8 0, ptr %_23, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %src1, ptr align 8 %value, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %dst, ptr align 8 %src1, i64 24, i1 false)
  %8 = getelementptr inbounds i8, ptr %local_len, i64 8
  %9 = getelementptr inbounds i8, ptr %local_len, i64 8
  %10 = load i64, ptr %9, align 8
  %11 = add i64 %10, 1
  store i64 %11, ptr %8, align 8
  call void @"_ZN4core3ptr62drop_in_place$LT$alloc..vec..set_len_on_drop..SetLenOnDrop$GT$17hbd97af8a554b4aaaE"(ptr align 8 %local_len) #14
  br label %bb16

bb6:
  %12 = load i8, ptr %_23, align 1
  %13 = trunc i8 %12 to i1
  br i1 %13, label %bb10, label %bb7

bb7:
  ret void

bb10:
  call void @"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E"(ptr align 8 %value) #14
  br label %bb7

bb16:
  br label %bb7

bb14:
  store i64 %_34, ptr %iter, align 8
  %dst2 = load ptr, ptr %ptr, align 8
  call void @"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h4991af707ce76052E"(ptr sret([24 x i8]) align 8 %src, ptr align 8 %value, ptr align 8 %0) #14
  br label %bb3

bb3:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %dst2, ptr align 8 %src, i64 24, i1 false)
  %self3 = load ptr, ptr %ptr, align 8
  %_16 = getelementptr inbounds %"alloc::vec::Vec<f32>", ptr %self3, i64 1
  store ptr %_16, ptr %ptr, align 8
  %14 = getelementptr inbounds i8, ptr %local_len, i64 8
  %15 = getelementptr inbounds i8, ptr %local_len, i64 8
  %16 = load i64, ptr %15, align 8
  %17 = add i64 %16, 1
  store i64 %17, ptr %14, align 8
  br label %bb2

bb8:                                              ; No predecessors!
  call void @"_ZN4core3ptr62drop_in_place$LT$alloc..vec..set_len_on_drop..SetLenOnDrop$GT$17hbd97af8a554b4aaaE"(ptr align 8 %local_len) #16
  br label %bb12

bb12:
  %18 = load i8, ptr %_23, align 1
  %19 = trunc i8 %18 to i1
  br i1 %19, label %bb11, label %bb9

bb9:
  %20 = load ptr, ptr %1, align 8
  %21 = getelementptr inbounds i8, ptr %1, i64 8
  %22 = load i32, ptr %21, align 8
  %23 = insertvalue { ptr, i32 } poison, ptr %20, 0
  %24 = insertvalue { ptr, i32 } %23, i32 %22, 1
  resume { ptr, i32 } %24

bb11:
  call void @"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E"(ptr align 8 %value) #16
  br label %bb9
}

define internal { ptr, i64 } @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$12as_mut_slice17h1221fc1e0f11ec0cE"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_7 = load ptr, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 16
  %len = load i64, ptr %1, align 8
  br label %bb1

bb1:
  call void @_ZN4core5slice3raw18from_raw_parts_mut18precondition_check17h44e9bce900962cc6E(ptr %_7, i64 24, i64 8, i64 %len) #14
  br label %bb3

bb3:
  %2 = insertvalue { ptr, i64 } poison, ptr %_7, 0
  %3 = insertvalue { ptr, i64 } %2, i64 %len, 1
  ret { ptr, i64 } %3
}

define internal { ptr, i64 } @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$12as_mut_slice17hcf48385faa86c80bE"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_7 = load ptr, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 16
  %len = load i64, ptr %1, align 8
  br label %bb1

bb1:
  call void @_ZN4core5slice3raw18from_raw_parts_mut18precondition_check17h44e9bce900962cc6E(ptr %_7, i64 4, i64 4, i64 %len) #14
  br label %bb3

bb3:
  %2 = insertvalue { ptr, i64 } poison, ptr %_7, 0
  %3 = insertvalue { ptr, i64 } %2, i64 %len, 1
  ret { ptr, i64 } %3
}

define internal void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted17hda20025a386de818E"(ptr align 8 %self, ptr align 8 %iterator, ptr align 8 %0) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %1 = alloca [16 x i8], align 8
  %_22 = alloca [1 x i8], align 1
  %_21 = alloca [48 x i8], align 8
  %_19 = alloca [24 x i8], align 8
  %_18 = alloca [24 x i8], align 8
  %_5 = alloca [24 x i8], align 8
  %high = alloca [16 x i8], align 8
  store i8 1, ptr %_22, align 1
  call void @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17h2ffca458f1c9bd5eE"(ptr sret([24 x i8]) align 8 %_5, ptr align 8 %iterator) #14
  br label %bb1

bb1:
  %low = load i64, ptr %_5, align 8
  %2 = getelementptr inbounds i8, ptr %_5, i64 8
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %2, i64 8
  %5 = load i64, ptr %4, align 8
  store i64 %3, ptr %high, align 8
  %6 = getelementptr inbounds i8, ptr %high, i64 8
  store i64 %5, ptr %6, align 8
  %_7 = load i64, ptr %high, align 8
  %7 = icmp eq i64 %_7, 1
  br i1 %7, label %bb2, label %bb5

bb2:
  %8 = getelementptr inbounds i8, ptr %high, i64 8
  %additional = load i64, ptr %8, align 8
  call void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17hd0b46679f9227174E"(ptr align 8 %self, i64 %additional, ptr align 8 %0) #14
  br label %bb3

bb5:
  store ptr @alloc_11d257f5ed6cc7fc38feaa801053bac6, ptr %_21, align 8
  %9 = getelementptr inbounds i8, ptr %_21, i64 8
  store i64 1, ptr %9, align 8
  %10 = load ptr, ptr @0, align 8
  %11 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  %12 = getelementptr inbounds i8, ptr %_21, i64 32
  store ptr %10, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %12, i64 8
  store i64 %11, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %_21, i64 16
  store ptr inttoptr (i64 8 to ptr), ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %14, i64 8
  store i64 0, ptr %15, align 8
  call void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr align 8 %_21, ptr align 8 %0) #15
  unreachable

bb3:
  %16 = getelementptr inbounds i8, ptr %self, i64 8
  %_27 = load ptr, ptr %16, align 8
  %len = getelementptr inbounds i8, ptr %self, i64 16
  %_28 = load i64, ptr %len, align 8
  store i8 0, ptr %_22, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_18, ptr align 8 %iterator, i64 24, i1 false)
  %17 = getelementptr inbounds i8, ptr %_19, i64 16
  store ptr %_27, ptr %17, align 8
  store ptr %len, ptr %_19, align 8
  %18 = getelementptr inbounds i8, ptr %_19, i64 8
  store i64 %_28, ptr %18, align 8
  call void @_ZN4core4iter6traits8iterator8Iterator8for_each17hb9cf1c06c461cf70E(ptr align 8 %_18, ptr align 8 %_19) #14
  br label %bb4

bb4:
  ret void

bb9:                                              ; No predecessors!
  unreachable

bb8:                                              ; No predecessors!
  %19 = load i8, ptr %_22, align 1
  %20 = trunc i8 %19 to i1
  br i1 %20, label %bb7, label %bb6

bb6:
  %21 = load ptr, ptr %1, align 8
  %22 = getelementptr inbounds i8, ptr %1, i64 8
  %23 = load i32, ptr %22, align 8
  %24 = insertvalue { ptr, i32 } poison, ptr %21, 0
  %25 = insertvalue { ptr, i32 } %24, i32 %23, 1
  resume { ptr, i32 } %25

bb7:
  br label %bb6
}

define internal void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted28_$u7b$$u7b$closure$u7d$$u7d$17hbd5190a96c90774cE"(ptr align 8 %_1, float %element) unnamed_addr #0 {
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

define internal i64 @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$3len17h277de71dbfb58286E"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = getelementptr inbounds i8, ptr %self, i64 16
  %_0 = load i64, ptr %0, align 8
  %_2 = icmp ule i64 %_0, 9223372036854775807
  ret i64 %_0
}

define internal { i32, float } @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$3pop17h1591f843fda51982E"(ptr align 8 %self) unnamed_addr #0 {
start:
  %_5 = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 4
  %0 = getelementptr inbounds i8, ptr %self, i64 16
  %_2 = load i64, ptr %0, align 8
  %1 = icmp eq i64 %_2, 0
  br i1 %1, label %bb1, label %bb2

bb1:
  store i32 0, ptr %_0, align 4
  br label %bb3

bb2:
  %2 = getelementptr inbounds i8, ptr %self, i64 16
  %3 = getelementptr inbounds i8, ptr %self, i64 16
  %4 = load i64, ptr %3, align 8
  %5 = sub i64 %4, 1
  store i64 %5, ptr %2, align 8
  %6 = getelementptr inbounds i8, ptr %self, i64 16
  %_4 = load i64, ptr %6, align 8
  br label %bb6

bb3:
  %7 = load i32, ptr %_0, align 4
  %8 = getelementptr inbounds i8, ptr %_0, i64 4
  %9 = load float, ptr %8, align 4
  %10 = insertvalue { i32, float } poison, i32 %7, 0
  %11 = insertvalue { i32, float } %10, float %9, 1
  ret { i32, float } %11

bb6:
  %12 = load i64, ptr %self, align 8
  store i64 %12, ptr %_5, align 8
  br label %bb4

bb5:                                              ; No predecessors!
  store i64 -1, ptr %_5, align 8
  br label %bb4

bb4:
  %13 = load i64, ptr %_5, align 8
  %cond = icmp ult i64 %_4, %13
  br label %bb7

bb7:
  call void @_ZN4core4hint16assert_unchecked18precondition_check17ha3a48c3229a77cd9E(i1 zeroext %cond) #14
  br label %bb8

bb8:
  %14 = getelementptr inbounds i8, ptr %self, i64 8
  %_19 = load ptr, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %self, i64 16
  %count = load i64, ptr %15, align 8
  %_20 = icmp ule i64 %count, 2305843009213693951
  %src = getelementptr inbounds float, ptr %_19, i64 %count
  %_6 = load float, ptr %src, align 4
  %16 = getelementptr inbounds i8, ptr %_0, i64 4
  store float %_6, ptr %16, align 4
  store i32 1, ptr %_0, align 4
  br label %bb3
}

define internal void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$4push17hec3cf1366ae40fe4E"(ptr align 8 %self, float %value, ptr align 8 %0) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %1 = alloca [16 x i8], align 8
  %_5 = alloca [8 x i8], align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 16
  %len = load i64, ptr %2, align 8
  br label %bb9

bb9:
  %3 = load i64, ptr %self, align 8
  store i64 %3, ptr %_5, align 8
  br label %bb7

bb8:                                              ; No predecessors!
  store i64 -1, ptr %_5, align 8
  br label %bb7

bb7:
  %4 = load i64, ptr %_5, align 8
  %_4 = icmp eq i64 %len, %4
  br i1 %_4, label %bb1, label %bb3

bb3:
  br label %bb4

bb1:
  call void @"_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8grow_one17h9ec79585548a8028E"(ptr align 8 %self, ptr align 8 %0) #14
  br label %bb2

bb4:
  %5 = getelementptr inbounds i8, ptr %self, i64 8
  %_17 = load ptr, ptr %5, align 8
  %end = getelementptr inbounds float, ptr %_17, i64 %len
  store float %value, ptr %end, align 4
  %6 = getelementptr inbounds i8, ptr %self, i64 16
  %7 = add i64 %len, 1
  store i64 %7, ptr %6, align 8
  ret void

bb2:
  br label %bb4

bb6:                                              ; No predecessors!
  %8 = load ptr, ptr %1, align 8
  %9 = getelementptr inbounds i8, ptr %1, i64 8
  %10 = load i32, ptr %9, align 8
  %11 = insertvalue { ptr, i32 } poison, ptr %8, 0
  %12 = insertvalue { ptr, i32 } %11, i32 %10, 1
  resume { ptr, i32 } %12
}

define internal void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h25003bbaef9fb8d3E"(ptr align 8 %self, i64 %additional, ptr align 8 %0) unnamed_addr #1 {
start:
  %self1 = alloca [8 x i8], align 8
  %elem_layout = alloca [16 x i8], align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 16
  %len = load i64, ptr %1, align 8
  store i64 1, ptr %elem_layout, align 8
  %2 = getelementptr inbounds i8, ptr %elem_layout, i64 8
  store i64 1, ptr %2, align 8
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
  call void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$7reserve21do_reserve_and_handle17hae9d63773f73658fE"(ptr align 8 %self, i64 %len, i64 %additional, i64 1, i64 1) #14
  br label %bb3

bb3:
  ret void
}

define internal void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h94b54fe4d84b6004E"(ptr align 8 %self, i64 %additional, ptr align 8 %0) unnamed_addr #1 {
start:
  %self1 = alloca [8 x i8], align 8
  %elem_layout = alloca [16 x i8], align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 16
  %len = load i64, ptr %1, align 8
  store i64 8, ptr %elem_layout, align 8
  %2 = getelementptr inbounds i8, ptr %elem_layout, i64 8
  store i64 24, ptr %2, align 8
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
  call void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$7reserve21do_reserve_and_handle17hae9d63773f73658fE"(ptr align 8 %self, i64 %len, i64 %additional, i64 8, i64 24) #14
  br label %bb3

bb3:
  ret void
}

define internal void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17hd0b46679f9227174E"(ptr align 8 %self, i64 %additional, ptr align 8 %0) unnamed_addr #1 {
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
  call void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$7reserve21do_reserve_and_handle17hae9d63773f73658fE"(ptr align 8 %self, i64 %len, i64 %additional, i64 4, i64 4) #14
  br label %bb3

bb3:
  ret void
}

define internal { ptr, i64 } @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8as_slice17h2cf73fe1306e1fc6E"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_8 = load ptr, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 16
  %len = load i64, ptr %1, align 8
  br label %bb1

bb1:
  call void @_ZN4core5slice3raw14from_raw_parts18precondition_check17hcc2bbd9ecc6d0bd2E(ptr %_8, i64 24, i64 8, i64 %len) #14
  br label %bb3

bb3:
  %2 = insertvalue { ptr, i64 } poison, ptr %_8, 0
  %3 = insertvalue { ptr, i64 } %2, i64 %len, 1
  ret { ptr, i64 } %3
}

define internal { ptr, i64 } @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8as_slice17hfe01e8328c2a18c0E"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_8 = load ptr, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 16
  %len = load i64, ptr %1, align 8
  br label %bb1

bb1:
  call void @_ZN4core5slice3raw14from_raw_parts18precondition_check17hcc2bbd9ecc6d0bd2E(ptr %_8, i64 4, i64 4, i64 %len) #14
  br label %bb3

bb3:
  %2 = insertvalue { ptr, i64 } poison, ptr %_8, 0
  %3 = insertvalue { ptr, i64 } %2, i64 %len, 1
  ret { ptr, i64 } %3
}

define internal void @_ZN5alloc3vec9from_elem17h18858c5eeab78b0eE(ptr sret([24 x i8]) align 8 %_0, i1 zeroext %elem, i64 %n, ptr align 8 %0) unnamed_addr #1 {
start:
  call void @"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17h274b9548152ab34bE"(ptr sret([24 x i8]) align 8 %_0, i1 zeroext %elem, i64 %n, ptr align 8 %0) #14
  ret void
}

define internal void @_ZN5alloc3vec9from_elem17h93b5781a9c4bc28dE(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %elem, i64 %n, ptr align 8 %0) unnamed_addr #1 {
start:
  call void @"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17hfe90704d5d01d701E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %elem, i64 %n, ptr align 8 %0) #14
  ret void
}

define internal void @_ZN5alloc3vec9from_elem17he09b7f66a54e5119E(ptr sret([24 x i8]) align 8 %_0, float %elem, i64 %n, ptr align 8 %0) unnamed_addr #1 {
start:
  call void @"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17h5f3c1b8f4cb1f171E"(ptr sret([24 x i8]) align 8 %_0, float %elem, i64 %n, ptr align 8 %0) #14
  ret void
}

define internal ptr @_ZN5alloc5alloc12alloc_zeroed17hc9a86fa18e81c1dfE(i64 %0, i64 %1) unnamed_addr #0 {
start:
  %2 = alloca [1 x i8], align 1
  %_11 = alloca [8 x i8], align 8
  %layout = alloca [16 x i8], align 8
  store i64 %0, ptr %layout, align 8
  %3 = getelementptr inbounds i8, ptr %layout, i64 8
  store i64 %1, ptr %3, align 8
  br label %bb3

bb3:
  call void @_ZN4core3ptr13read_volatile18precondition_check17h5d17c48583f47e59E(ptr @__rust_no_alloc_shim_is_unstable, i64 1, i1 zeroext false) #14
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
  %_0 = call ptr @__rust_alloc_zeroed(i64 %_3, i64 %_12) #14
  ret ptr %_0
}

define internal ptr @_ZN5alloc5alloc5alloc17h161c928c331071d5E(i64 %0, i64 %1) unnamed_addr #0 {
start:
  %2 = alloca [1 x i8], align 1
  %_11 = alloca [8 x i8], align 8
  %layout = alloca [16 x i8], align 8
  store i64 %0, ptr %layout, align 8
  %3 = getelementptr inbounds i8, ptr %layout, i64 8
  store i64 %1, ptr %3, align 8
  br label %bb3

bb3:
  call void @_ZN4core3ptr13read_volatile18precondition_check17h5d17c48583f47e59E(ptr @__rust_no_alloc_shim_is_unstable, i64 1, i1 zeroext false) #14
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
  %_0 = call ptr @__rust_alloc(i64 %_3, i64 %_12) #14
  ret ptr %_0
}

define internal { ptr, i64 } @_ZN5alloc5alloc6Global10alloc_impl17h2b33c7f993ac0d08E(ptr align 1 %self, i64 %0, i64 %1, i1 zeroext %zeroed) unnamed_addr #0 {
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
  call void @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$13new_unchecked18precondition_check17h512b50b5309dea73E"(ptr %ptr3) #14
  store ptr %ptr3, ptr %data, align 8
  %5 = load ptr, ptr %data, align 8
  store ptr %5, ptr %ptr, align 8
  %6 = getelementptr inbounds i8, ptr %ptr, i64 8
  store i64 0, ptr %6, align 8
  br label %bb10

bb10:
  %_31 = load ptr, ptr %data, align 8
  call void @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$13new_unchecked18precondition_check17h512b50b5309dea73E"(ptr %_31) #14
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
  %17 = call ptr @_ZN5alloc5alloc5alloc17h161c928c331071d5E(i64 %14, i64 %16) #14
  store ptr %17, ptr %raw_ptr, align 8
  br label %bb5

bb3:
  %18 = load i64, ptr %layout, align 8
  %19 = getelementptr inbounds i8, ptr %layout, i64 8
  %20 = load i64, ptr %19, align 8
  %21 = call ptr @_ZN5alloc5alloc12alloc_zeroed17hc9a86fa18e81c1dfE(i64 %18, i64 %20) #14
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
  call void @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$13new_unchecked18precondition_check17h512b50b5309dea73E"(ptr %ptr4) #14
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
  call void @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$13new_unchecked18precondition_check17h512b50b5309dea73E"(ptr %ptr6) #14
  br label %bb20

bb20:
  store ptr %ptr6, ptr %_0, align 8
  %26 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %size, ptr %26, align 8
  br label %bb6

bb9:                                              ; No predecessors!
  unreachable
}

define internal { ptr, i64 } @_ZN5alloc5alloc6Global9grow_impl17h206f0a090b66f76cE(ptr align 1 %self, ptr %ptr, i64 %0, i64 %1, i64 %2, i64 %3, i1 zeroext %zeroed) unnamed_addr #0 {
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
  %13 = call { ptr, i64 } @_ZN5alloc5alloc6Global10alloc_impl17h2b33c7f993ac0d08E(ptr align 1 %self, i64 %10, i64 %12, i1 zeroext %zeroed) #14
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
  %25 = call { ptr, i64 } @_ZN5alloc5alloc6Global10alloc_impl17h2b33c7f993ac0d08E(ptr align 1 %self, i64 %22, i64 %24, i1 zeroext %zeroed) #14
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
  call void @_ZN4core10intrinsics19copy_nonoverlapping18precondition_check17he5d8f8f4ef1e8888E(ptr %ptr, ptr %new_ptr.0, i64 1, i64 1, i64 %48) #14
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
  call void @__rust_dealloc(ptr %ptr, i64 %62, i64 %_46) #14
  br label %bb40

bb12:
  call void @_ZN4core4hint16assert_unchecked18precondition_check17ha3a48c3229a77cd9E(i1 zeroext %cond) #14
  %63 = load i64, ptr %old_layout, align 8
  %64 = getelementptr inbounds i8, ptr %old_layout, i64 8
  %65 = load i64, ptr %64, align 8
  store i64 %63, ptr %layout, align 8
  %66 = getelementptr inbounds i8, ptr %layout, i64 8
  store i64 %65, ptr %66, align 8
  %67 = load i64, ptr %old_size, align 8
  %68 = call ptr @__rust_realloc(ptr %ptr, i64 %67, i64 %_46, i64 %new_size) #14
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
  call void @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$13new_unchecked18precondition_check17h512b50b5309dea73E"(ptr %_64) #14
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
  call void @_ZN4core10intrinsics11write_bytes18precondition_check17h419d0e36f73bd425E(ptr %self10, i64 1, i1 zeroext %_71) #14
  br label %bb29

bb29:
  %86 = mul i64 1, %count
  call void @llvm.memset.p0.i64(ptr align 1 %self10, i8 0, i64 %86, i1 false)
  br label %bb7

bb30:
  call void @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$13new_unchecked18precondition_check17h512b50b5309dea73E"(ptr %ptr8) #14
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

define internal { ptr, i64 } @"_ZN5alloc5boxed7convert109_$LT$impl$u20$core..convert..From$LT$$RF$$u5b$T$u5d$$GT$$u20$for$u20$alloc..boxed..Box$LT$$u5b$T$u5d$$GT$$GT$4from17h04cef4ee3bcf2d32E"(ptr align 4 %slice.0, i64 %slice.1) unnamed_addr #0 {
start:
  %0 = call { ptr, i64 } @"_ZN101_$LT$alloc..boxed..Box$LT$$u5b$T$u5d$$GT$$u20$as$u20$alloc..boxed..convert..BoxFromSlice$LT$T$GT$$GT$10from_slice17h5d6744a0ca5f439bE"(ptr align 4 %slice.0, i64 %slice.1) #14
  %_0.0 = extractvalue { ptr, i64 } %0, 0
  %_0.1 = extractvalue { ptr, i64 } %0, 1
  %1 = insertvalue { ptr, i64 } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %_0.1, 1
  ret { ptr, i64 } %2
}

define internal void @_ZN5alloc7raw_vec11finish_grow17hab2371778e4516a9E(ptr sret([24 x i8]) align 8 %_0, i64 %0, i64 %1, ptr align 8 %current_memory, ptr align 1 %alloc) unnamed_addr #2 {
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
  %16 = call { ptr, i64 } @"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$8allocate17hb2c13b0b5bf91e72E"(ptr align 1 %alloc, i64 %13, i64 %15) #14
  %17 = extractvalue { ptr, i64 } %16, 0
  %18 = extractvalue { ptr, i64 } %16, 1
  store ptr %17, ptr %memory, align 8
  %19 = getelementptr inbounds i8, ptr %memory, i64 8
  store i64 %18, ptr %19, align 8
  br label %bb6

bb7:
  call void @_ZN4core4hint16assert_unchecked18precondition_check17ha3a48c3229a77cd9E(i1 zeroext %cond) #14
  br label %bb8

bb8:
  %20 = load i64, ptr %old_layout, align 8
  %21 = getelementptr inbounds i8, ptr %old_layout, i64 8
  %22 = load i64, ptr %21, align 8
  %23 = load i64, ptr %new_layout, align 8
  %24 = getelementptr inbounds i8, ptr %new_layout, i64 8
  %25 = load i64, ptr %24, align 8
  %26 = call { ptr, i64 } @"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$4grow17hbdae709cbc99a216E"(ptr align 1 %alloc, ptr %ptr, i64 %20, i64 %22, i64 %23, i64 %25) #14
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

define void @"_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8grow_one17h9ec79585548a8028E"(ptr align 8 %self, ptr align 8 %0) unnamed_addr #3 {
start:
  %_3 = alloca [16 x i8], align 8
  %_4 = load i64, ptr %self, align 8
  %1 = call { i64, i64 } @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14grow_amortized17hd1df49f8a4d097ccE"(ptr align 8 %self, i64 %_4, i64 1, i64 4, i64 4) #14
  %2 = extractvalue { i64, i64 } %1, 0
  %3 = extractvalue { i64, i64 } %1, 1
  store i64 %2, ptr %_3, align 8
  %4 = getelementptr inbounds i8, ptr %_3, i64 8
  store i64 %3, ptr %4, align 8
  %5 = load i64, ptr %_3, align 8
  %6 = icmp eq i64 %5, -9223372036854775807
  %_5 = select i1 %6, i64 0, i64 1
  %7 = icmp eq i64 %_5, 1
  br i1 %7, label %bb2, label %bb3

bb2:
  %err.0 = load i64, ptr %_3, align 8
  %8 = getelementptr inbounds i8, ptr %_3, i64 8
  %err.1 = load i64, ptr %8, align 8
  call void @_ZN5alloc7raw_vec12handle_error17h2c5ced866628b5d4E(i64 %err.0, i64 %err.1, ptr align 8 %0) #15
  unreachable

bb3:
  ret void

bb4:                                              ; No predecessors!
  unreachable
}

define internal { ptr, i64 } @"_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8into_box17h70ac60e96043099aE"(i64 %self.0, ptr %self.1, i64 %len) unnamed_addr #1 {
start:
  %me = alloca [16 x i8], align 8
  store i64 %self.0, ptr %me, align 8
  %0 = getelementptr inbounds i8, ptr %me, i64 8
  store ptr %self.1, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %me, i64 8
  %_18 = load ptr, ptr %1, align 8
  %src = getelementptr inbounds i8, ptr %me, i64 16
  br label %bb1

bb1:
  call void @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$13new_unchecked18precondition_check17h512b50b5309dea73E"(ptr %_18) #14
  br label %bb3

bb3:
  %2 = insertvalue { ptr, i64 } poison, ptr %_18, 0
  %3 = insertvalue { ptr, i64 } %2, i64 %len, 1
  ret { ptr, i64 } %3
}

define internal void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h1a2e64e1548fc6e7E"(ptr align 8 %self, i64 %elem_layout.0, i64 %elem_layout.1) unnamed_addr #1 {
start:
  %_3 = alloca [24 x i8], align 8
  call void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17h4cc70808d8cd6ceaE"(ptr sret([24 x i8]) align 8 %_3, ptr align 8 %self, i64 %elem_layout.0, i64 %elem_layout.1) #14
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
  call void @"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$10deallocate17he5305b3d1abf805aE"(ptr align 1 %_9, ptr %ptr, i64 %layout.0, i64 %layout.1) #14
  br label %bb4

bb4:
  ret void

bb5:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17h4cc70808d8cd6ceaE"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self, i64 %0, i64 %1) unnamed_addr #0 {
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
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_mul18precondition_check17hf11e4cc8b84bd2e3E"(i64 %self1, i64 %rhs) #14
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
  call void @_ZN4core5alloc6layout6Layout25from_size_align_unchecked18precondition_check17hbe6d8a65b597227eE(i64 %8, i64 %9) #14
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

define internal { i64, i64 } @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14grow_amortized17hd1df49f8a4d097ccE"(ptr align 8 %self, i64 %len, i64 %additional, i64 %0, i64 %1) unnamed_addr #1 {
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
  %cap = call i64 @_ZN4core3cmp6max_by17hd640a8fcf166600aE(i64 %v111, i64 %required_cap) #14
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
  %cap12 = call i64 @_ZN4core3cmp6max_by17hd640a8fcf166600aE(i64 %39, i64 %cap) #14
  %40 = load i64, ptr %elem_layout, align 8
  %41 = getelementptr inbounds i8, ptr %elem_layout, i64 8
  %42 = load i64, ptr %41, align 8
  store i64 %40, ptr %elem_layout4, align 8
  %43 = getelementptr inbounds i8, ptr %elem_layout4, i64 8
  store i64 %42, ptr %43, align 8
  call void @_ZN4core5alloc6layout6Layout6repeat17h55e7ba2986c21c04E(ptr sret([24 x i8]) align 8 %self9, ptr align 8 %elem_layout4, i64 %cap12) #14
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
  call void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14current_memory17h4cc70808d8cd6ceaE"(ptr sret([24 x i8]) align 8 %_25, ptr align 8 %self, i64 %59, i64 %61) #14
  %_27 = getelementptr inbounds i8, ptr %self, i64 16
  call void @_ZN5alloc7raw_vec11finish_grow17hab2371778e4516a9E(ptr sret([24 x i8]) align 8 %self6, i64 %new_layout.0, i64 %new_layout.1, ptr align 8 %_25, ptr align 1 %_27) #14
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

define internal void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE"(ptr sret([24 x i8]) align 8 %_0, i64 %capacity, i1 zeroext %0, i64 %1, i64 %2) unnamed_addr #1 personality ptr @rust_eh_personality {
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
  call void @_ZN4core5alloc6layout6Layout6repeat17h55e7ba2986c21c04E(ptr sret([24 x i8]) align 8 %self3, ptr align 8 %elem_layout1, i64 %capacity) #14
  br label %bb16

bb16:
  %10 = load i64, ptr %self3, align 8
  %11 = icmp eq i64 %10, 0
  %_33 = select i1 %11, i64 1, i64 0
  %12 = icmp eq i64 %_33, 0
  br i1 %12, label %bb18, label %bb17

bb18:
  %t.0 = load i64, ptr %self3, align 8
  %13 = getelementptr inbounds i8, ptr %self3, i64 8
  %t.1 = load i64, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %self3, i64 16
  %t = load i64, ptr %14, align 8
  store i64 %t.0, ptr %self2, align 8
  %15 = getelementptr inbounds i8, ptr %self2, i64 8
  store i64 %t.1, ptr %15, align 8
  %t.04 = load i64, ptr %self2, align 8
  %16 = getelementptr inbounds i8, ptr %self2, i64 8
  %t.15 = load i64, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %_6, i64 8
  store i64 %t.04, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %17, i64 8
  store i64 %t.15, ptr %18, align 8
  store i64 0, ptr %_6, align 8
  %19 = getelementptr inbounds i8, ptr %_6, i64 8
  %layout.0 = load i64, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %19, i64 8
  %layout.1 = load i64, ptr %20, align 8
  store i64 %layout.0, ptr %layout, align 8
  %21 = getelementptr inbounds i8, ptr %layout, i64 8
  store i64 %layout.1, ptr %21, align 8
  %22 = icmp eq i64 %layout.1, 0
  br i1 %22, label %bb2, label %bb3

bb17:
  %23 = load i64, ptr @0, align 8
  %24 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  store i64 %23, ptr %self2, align 8
  %25 = getelementptr inbounds i8, ptr %self2, i64 8
  store i64 %24, ptr %25, align 8
  %26 = load i64, ptr @0, align 8
  %27 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  %28 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %26, ptr %28, align 8
  %29 = getelementptr inbounds i8, ptr %28, i64 8
  store i64 %27, ptr %29, align 8
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
  %30 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 0, ptr %30, align 8
  %31 = getelementptr inbounds i8, ptr %30, i64 8
  store ptr %_43, ptr %31, align 8
  store i64 0, ptr %_0, align 8
  br label %bb11

bb3:
  %32 = load i8, ptr %init, align 1
  %33 = trunc i8 %32 to i1
  %_17 = zext i1 %33 to i64
  %34 = icmp eq i64 %_17, 0
  br i1 %34, label %bb5, label %bb4

bb11:
  ret void

bb5:
  %35 = call { ptr, i64 } @"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$8allocate17hb2c13b0b5bf91e72E"(ptr align 1 %alloc, i64 %layout.0, i64 %layout.1) #14
  %36 = extractvalue { ptr, i64 } %35, 0
  %37 = extractvalue { ptr, i64 } %35, 1
  store ptr %36, ptr %result, align 8
  %38 = getelementptr inbounds i8, ptr %result, i64 8
  store i64 %37, ptr %38, align 8
  br label %bb6

bb4:
  %39 = call { ptr, i64 } @"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$15allocate_zeroed17h27e8a785dfe1ba49E"(ptr align 1 %alloc, i64 %layout.0, i64 %layout.1) #14
  %40 = extractvalue { ptr, i64 } %39, 0
  %41 = extractvalue { ptr, i64 } %39, 1
  store ptr %40, ptr %result, align 8
  %42 = getelementptr inbounds i8, ptr %result, i64 8
  store i64 %41, ptr %42, align 8
  br label %bb7

bb6:
  br label %bb8

bb8:
  %43 = load ptr, ptr %result, align 8
  %44 = ptrtoint ptr %43 to i64
  %45 = icmp eq i64 %44, 0
  %_20 = select i1 %45, i64 1, i64 0
  %46 = icmp eq i64 %_20, 0
  br i1 %46, label %bb10, label %bb9

bb7:
  br label %bb8

bb10:
  %ptr.0 = load ptr, ptr %result, align 8
  %47 = getelementptr inbounds i8, ptr %result, i64 8
  %ptr.1 = load i64, ptr %47, align 8
  %48 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %capacity, ptr %48, align 8
  %49 = getelementptr inbounds i8, ptr %48, i64 8
  store ptr %ptr.0, ptr %49, align 8
  store i64 0, ptr %_0, align 8
  br label %bb11

bb9:
  store i64 %layout.0, ptr %self, align 8
  %50 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %layout.1, ptr %50, align 8
  %_22.0 = load i64, ptr %self, align 8
  %51 = getelementptr inbounds i8, ptr %self, i64 8
  %_22.1 = load i64, ptr %51, align 8
  %52 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %_22.0, ptr %52, align 8
  %53 = getelementptr inbounds i8, ptr %52, i64 8
  store i64 %_22.1, ptr %53, align 8
  store i64 1, ptr %_0, align 8
  br label %bb13

bb13:
  br label %bb11

bb1:                                              ; No predecessors!
  unreachable

bb15:                                             ; No predecessors!
  br label %bb14

bb14:
  br label %bb12

bb12:
  %54 = load ptr, ptr %3, align 8
  %55 = getelementptr inbounds i8, ptr %3, i64 8
  %56 = load i32, ptr %55, align 8
  %57 = insertvalue { ptr, i32 } poison, ptr %54, 0
  %58 = insertvalue { ptr, i32 } %57, i32 %56, 1
  resume { ptr, i32 } %58
}

define internal { i64, ptr } @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h9b69f35402d999cdE"(i64 %capacity, i64 %elem_layout.0, i64 %elem_layout.1, ptr align 8 %0) unnamed_addr #0 {
start:
  %self = alloca [8 x i8], align 8
  %elem_layout = alloca [16 x i8], align 8
  %this = alloca [16 x i8], align 8
  %_4 = alloca [24 x i8], align 8
  call void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE"(ptr sret([24 x i8]) align 8 %_4, i64 %capacity, i1 zeroext false, i64 %elem_layout.0, i64 %elem_layout.1) #14
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
  call void @_ZN5alloc7raw_vec12handle_error17h2c5ced866628b5d4E(i64 %err.0, i64 %err.1, ptr align 8 %0) #15
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
  call void @_ZN4core4hint16assert_unchecked18precondition_check17ha3a48c3229a77cd9E(i1 zeroext %cond) #14
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

define internal void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$7reserve21do_reserve_and_handle17hae9d63773f73658fE"(ptr align 8 %slf, i64 %len, i64 %additional, i64 %elem_layout.0, i64 %elem_layout.1) unnamed_addr #2 {
start:
  %_5 = alloca [16 x i8], align 8
  %0 = call { i64, i64 } @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$14grow_amortized17hd1df49f8a4d097ccE"(ptr align 8 %slf, i64 %len, i64 %additional, i64 %elem_layout.0, i64 %elem_layout.1) #14
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
  call void @_ZN5alloc7raw_vec12handle_error17h2c5ced866628b5d4E(i64 %err.0, i64 %err.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #15
  unreachable

bb3:
  ret void

bb4:                                              ; No predecessors!
  unreachable
}

define internal float @"_ZN60_$LT$$RF$f32$u20$as$u20$core..ops..arith..Mul$LT$f32$GT$$GT$3mul17hf77ee2f1e3b40808E"(ptr align 4 %self, float %other, ptr align 8 %0) unnamed_addr #0 {
start:
  %_3 = load float, ptr %self, align 4
  %_0 = fmul float %_3, %other
  ret float %_0
}

define internal float @"_ZN60_$LT$f32$u20$as$u20$core..ops..arith..Add$LT$$RF$f32$GT$$GT$3add17h54bfc13b8e9c717fE"(float %self, ptr align 4 %other, ptr align 8 %0) unnamed_addr #0 {
start:
  %_3 = load float, ptr %other, align 4
  %_0 = fadd float %self, %_3
  ret float %_0
}

define internal void @"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17h274b9548152ab34bE"(ptr sret([24 x i8]) align 8 %_0, i1 zeroext %0, i64 %n, ptr align 8 %1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %2 = alloca [16 x i8], align 8
  %_16 = alloca [24 x i8], align 8
  %_14 = alloca [1 x i8], align 1
  %_13 = alloca [1 x i8], align 1
  %v = alloca [24 x i8], align 8
  %elem = alloca [1 x i8], align 1
  %3 = zext i1 %0 to i8
  store i8 %3, ptr %elem, align 1
  store i8 1, ptr %_14, align 1
  store i8 1, ptr %_13, align 1
  %_4 = call zeroext i1 @"_ZN52_$LT$bool$u20$as$u20$alloc..vec..is_zero..IsZero$GT$7is_zero17ha7ba8dbe0dfce290E"(ptr align 1 %elem) #14
  br label %bb1

bb1:
  br i1 %_4, label %bb2, label %bb3

bb3:
  store i8 0, ptr %_13, align 1
  %4 = call { i64, ptr } @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h9b69f35402d999cdE"(i64 %n, i64 1, i64 1, ptr align 8 %1) #14
  %_21.0 = extractvalue { i64, ptr } %4, 0
  %_21.1 = extractvalue { i64, ptr } %4, 1
  br label %bb16

bb2:
  store i8 0, ptr %_13, align 1
  call void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE"(ptr sret([24 x i8]) align 8 %_16, i64 %n, i1 zeroext true, i64 1, i64 1) #14
  br label %bb12

bb16:
  store i64 %_21.0, ptr %v, align 8
  %5 = getelementptr inbounds i8, ptr %v, i64 8
  store ptr %_21.1, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %v, i64 16
  store i64 0, ptr %6, align 8
  store i8 0, ptr %_14, align 1
  %7 = load i8, ptr %elem, align 1
  %_12 = trunc i8 %7 to i1
  call void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$11extend_with17h56e4894581c3f5fcE"(ptr align 8 %v, i64 %n, i1 zeroext %_12, ptr align 8 %1) #14
  br label %bb4

bb4:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %v, i64 24, i1 false)
  br label %bb5

bb5:
  ret void

bb6:                                              ; No predecessors!
  call void @"_ZN4core3ptr48drop_in_place$LT$alloc..vec..Vec$LT$bool$GT$$GT$17he7c862d13f31f611E"(ptr align 8 %v) #16
  br label %bb10

bb10:
  %8 = load i8, ptr %_13, align 1
  %9 = trunc i8 %8 to i1
  br i1 %9, label %bb9, label %bb7

bb12:
  %_17 = load i64, ptr %_16, align 8
  %10 = icmp eq i64 %_17, 0
  br i1 %10, label %bb15, label %bb14

bb15:
  %11 = getelementptr inbounds i8, ptr %_16, i64 8
  %res.0 = load i64, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %11, i64 8
  %res.1 = load ptr, ptr %12, align 8
  store i64 %res.0, ptr %_0, align 8
  %13 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %res.1, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %_0, i64 16
  store i64 %n, ptr %14, align 8
  br label %bb5

bb14:
  %15 = getelementptr inbounds i8, ptr %_16, i64 8
  %err.0 = load i64, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %15, i64 8
  %err.1 = load i64, ptr %16, align 8
  call void @_ZN5alloc7raw_vec12handle_error17h2c5ced866628b5d4E(i64 %err.0, i64 %err.1, ptr align 8 %1) #15
  unreachable

bb13:                                             ; No predecessors!
  unreachable

bb7:
  %17 = load i8, ptr %_14, align 1
  %18 = trunc i8 %17 to i1
  br i1 %18, label %bb11, label %bb8

bb9:
  br label %bb7

bb8:
  %19 = load ptr, ptr %2, align 8
  %20 = getelementptr inbounds i8, ptr %2, i64 8
  %21 = load i32, ptr %20, align 8
  %22 = insertvalue { ptr, i32 } poison, ptr %19, 0
  %23 = insertvalue { ptr, i32 } %22, i32 %21, 1
  resume { ptr, i32 } %23

bb11:
  br label %bb8
}

define internal void @"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17h5f3c1b8f4cb1f171E"(ptr sret([24 x i8]) align 8 %_0, float %0, i64 %n, ptr align 8 %1) unnamed_addr #0 personality ptr @rust_eh_personality {
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
  %_4 = call zeroext i1 @"_ZN51_$LT$f32$u20$as$u20$alloc..vec..is_zero..IsZero$GT$7is_zero17hd2a5b524ee8edae9E"(ptr align 4 %elem) #14
  br label %bb1

bb1:
  br i1 %_4, label %bb2, label %bb3

bb3:
  store i8 0, ptr %_13, align 1
  %3 = call { i64, ptr } @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h9b69f35402d999cdE"(i64 %n, i64 4, i64 4, ptr align 8 %1) #14
  %_21.0 = extractvalue { i64, ptr } %3, 0
  %_21.1 = extractvalue { i64, ptr } %3, 1
  br label %bb16

bb2:
  store i8 0, ptr %_13, align 1
  call void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$15try_allocate_in17h7c8bdf711dce0c0eE"(ptr sret([24 x i8]) align 8 %_16, i64 %n, i1 zeroext true, i64 4, i64 4) #14
  br label %bb12

bb16:
  store i64 %_21.0, ptr %v, align 8
  %4 = getelementptr inbounds i8, ptr %v, i64 8
  store ptr %_21.1, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %v, i64 16
  store i64 0, ptr %5, align 8
  store i8 0, ptr %_14, align 1
  %_12 = load float, ptr %elem, align 4
  call void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$11extend_with17h8fda4318c1917780E"(ptr align 8 %v, i64 %n, float %_12, ptr align 8 %1) #14
  br label %bb4

bb4:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %v, i64 24, i1 false)
  br label %bb5

bb5:
  ret void

bb6:                                              ; No predecessors!
  call void @"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E"(ptr align 8 %v) #16
  br label %bb10

bb10:
  %6 = load i8, ptr %_13, align 1
  %7 = trunc i8 %6 to i1
  br i1 %7, label %bb9, label %bb7

bb12:
  %_17 = load i64, ptr %_16, align 8
  %8 = icmp eq i64 %_17, 0
  br i1 %8, label %bb15, label %bb14

bb15:
  %9 = getelementptr inbounds i8, ptr %_16, i64 8
  %res.0 = load i64, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %9, i64 8
  %res.1 = load ptr, ptr %10, align 8
  store i64 %res.0, ptr %_0, align 8
  %11 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %res.1, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %_0, i64 16
  store i64 %n, ptr %12, align 8
  br label %bb5

bb14:
  %13 = getelementptr inbounds i8, ptr %_16, i64 8
  %err.0 = load i64, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %13, i64 8
  %err.1 = load i64, ptr %14, align 8
  call void @_ZN5alloc7raw_vec12handle_error17h2c5ced866628b5d4E(i64 %err.0, i64 %err.1, ptr align 8 %1) #15
  unreachable

bb13:                                             ; No predecessors!
  unreachable

bb7:
  %15 = load i8, ptr %_14, align 1
  %16 = trunc i8 %15 to i1
  br i1 %16, label %bb11, label %bb8

bb9:
  br label %bb7

bb8:
  %17 = load ptr, ptr %2, align 8
  %18 = getelementptr inbounds i8, ptr %2, i64 8
  %19 = load i32, ptr %18, align 8
  %20 = insertvalue { ptr, i32 } poison, ptr %17, 0
  %21 = insertvalue { ptr, i32 } %20, i32 %19, 1
  resume { ptr, i32 } %21

bb11:
  br label %bb8
}

define internal void @"_ZN62_$LT$T$u20$as$u20$alloc..vec..spec_from_elem..SpecFromElem$GT$9from_elem17hfe90704d5d01d701E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %elem, i64 %n, ptr align 8 %0) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %1 = alloca [16 x i8], align 8
  %_8 = alloca [1 x i8], align 1
  %_7 = alloca [24 x i8], align 8
  %v = alloca [24 x i8], align 8
  store i8 1, ptr %_8, align 1
  %2 = call { i64, ptr } @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h9b69f35402d999cdE"(i64 %n, i64 8, i64 24, ptr align 8 %0) #14
  %_10.0 = extractvalue { i64, ptr } %2, 0
  %_10.1 = extractvalue { i64, ptr } %2, 1
  br label %bb6

bb6:
  store i64 %_10.0, ptr %v, align 8
  %3 = getelementptr inbounds i8, ptr %v, i64 8
  store ptr %_10.1, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %v, i64 16
  store i64 0, ptr %4, align 8
  store i8 0, ptr %_8, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_7, ptr align 8 %elem, i64 24, i1 false)
  call void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$11extend_with17h914134f513baeb17E"(ptr align 8 %v, i64 %n, ptr align 8 %_7, ptr align 8 %0) #14
  br label %bb1

bb1:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %v, i64 24, i1 false)
  ret void

bb2:                                              ; No predecessors!
  call void @"_ZN4core3ptr70drop_in_place$LT$alloc..vec..Vec$LT$alloc..vec..Vec$LT$f32$GT$$GT$$GT$17hc574c755d3be563aE"(ptr align 8 %v) #16
  br label %bb5

bb5:
  %5 = load i8, ptr %_8, align 1
  %6 = trunc i8 %5 to i1
  br i1 %6, label %bb4, label %bb3

bb3:
  %7 = load ptr, ptr %1, align 8
  %8 = getelementptr inbounds i8, ptr %1, i64 8
  %9 = load i32, ptr %8, align 8
  %10 = insertvalue { ptr, i32 } poison, ptr %7, 0
  %11 = insertvalue { ptr, i32 } %10, i32 %9, 1
  resume { ptr, i32 } %11

bb4:
  call void @"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E"(ptr align 8 %elem) #16
  br label %bb3
}

define internal void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h5887845890f679d9E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 24, i1 false)
  ret void
}

define internal void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hc52ca2ead8d1e6c9E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 24, i1 false)
  ret void
}

define internal void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hcee3cc84b0384607E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 24, i1 false)
  ret void
}

define internal { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hf6f642068df177b1E"(i64 %self.0, i64 %self.1) unnamed_addr #0 {
start:
  %0 = insertvalue { i64, i64 } poison, i64 %self.0, 0
  %1 = insertvalue { i64, i64 } %0, i64 %self.1, 1
  ret { i64, i64 } %1
}

define internal void @"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$10deallocate17he5305b3d1abf805aE"(ptr align 1 %self, ptr %ptr, i64 %0, i64 %1) unnamed_addr #0 {
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
  call void @__rust_dealloc(ptr %ptr, i64 %_4, i64 %_13) #14
  br label %bb2
}

define internal { ptr, i64 } @"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$15allocate_zeroed17h27e8a785dfe1ba49E"(ptr align 1 %self, i64 %layout.0, i64 %layout.1) unnamed_addr #0 {
start:
  %0 = call { ptr, i64 } @_ZN5alloc5alloc6Global10alloc_impl17h2b33c7f993ac0d08E(ptr align 1 %self, i64 %layout.0, i64 %layout.1, i1 zeroext true) #14
  %_0.0 = extractvalue { ptr, i64 } %0, 0
  %_0.1 = extractvalue { ptr, i64 } %0, 1
  %1 = insertvalue { ptr, i64 } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %_0.1, 1
  ret { ptr, i64 } %2
}

define internal { ptr, i64 } @"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$4grow17hbdae709cbc99a216E"(ptr align 1 %self, ptr %ptr, i64 %old_layout.0, i64 %old_layout.1, i64 %new_layout.0, i64 %new_layout.1) unnamed_addr #0 {
start:
  %0 = call { ptr, i64 } @_ZN5alloc5alloc6Global9grow_impl17h206f0a090b66f76cE(ptr align 1 %self, ptr %ptr, i64 %old_layout.0, i64 %old_layout.1, i64 %new_layout.0, i64 %new_layout.1, i1 zeroext false) #14
  %_0.0 = extractvalue { ptr, i64 } %0, 0
  %_0.1 = extractvalue { ptr, i64 } %0, 1
  %1 = insertvalue { ptr, i64 } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %_0.1, 1
  ret { ptr, i64 } %2
}

define internal { ptr, i64 } @"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$8allocate17hb2c13b0b5bf91e72E"(ptr align 1 %self, i64 %layout.0, i64 %layout.1) unnamed_addr #0 {
start:
  %0 = call { ptr, i64 } @_ZN5alloc5alloc6Global10alloc_impl17h2b33c7f993ac0d08E(ptr align 1 %self, i64 %layout.0, i64 %layout.1, i1 zeroext false) #14
  %_0.0 = extractvalue { ptr, i64 } %0, 0
  %_0.1 = extractvalue { ptr, i64 } %0, 1
  %1 = insertvalue { ptr, i64 } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %_0.1, 1
  ret { ptr, i64 } %2
}

define internal void @"_ZN67_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h4991af707ce76052E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self, ptr align 8 %0) unnamed_addr #1 {
start:
  %_3 = getelementptr inbounds i8, ptr %self, i64 16
  call void @"_ZN59_$LT$alloc..alloc..Global$u20$as$u20$core..clone..Clone$GT$5clone17h4e4af600fbc5e980E"(ptr align 1 %_3) #14
  %1 = getelementptr inbounds i8, ptr %self, i64 8
  %_11 = load ptr, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 16
  %len = load i64, ptr %2, align 8
  br label %bb2

bb2:
  call void @_ZN4core5slice3raw14from_raw_parts18precondition_check17hcc2bbd9ecc6d0bd2E(ptr %_11, i64 4, i64 4, i64 %len) #14
  br label %bb4

bb4:
  call void @"_ZN52_$LT$T$u20$as$u20$alloc..slice..hack..ConvertVec$GT$6to_vec17h06b31de036716980E"(ptr sret([24 x i8]) align 8 %_0, ptr align 4 %_11, i64 %len) #14
  ret void
}

define internal float @"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum17hea5a70330d3446a9E"(ptr %iter.0, ptr %iter.1) unnamed_addr #1 {
start:
  %_0 = call float @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17ha62f5b761de595b6E"(ptr %iter.0, ptr %iter.1, float -0.000000e+00) #14
  ret float %_0
}

define internal float @"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17hdc1fe21445d76319E"(ptr align 1 %_1, float %a, ptr align 4 %b) unnamed_addr #0 {
start:
  %_4 = load float, ptr %b, align 4
  %_0 = fadd float %a, %_4
  ret float %_0
}

define internal void @"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h26b6f9774f69efe1E"(ptr align 8 %self) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_8 = load ptr, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 16
  %len = load i64, ptr %1, align 8
  ret void
}

define internal void @"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h442baf775f0a7d2cE"(ptr align 8 %self) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_8 = load ptr, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 16
  %len = load i64, ptr %1, align 8
  ret void
}

define internal void @"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h8f536d3d814dd7dcE"(ptr align 8 %self) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_8 = load ptr, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 16
  %len = load i64, ptr %1, align 8
  call void @"_ZN4core3ptr57drop_in_place$LT$$u5b$alloc..vec..Vec$LT$f32$GT$$u5d$$GT$17h0355aa566b2e3d3dE"(ptr align 8 %_8, i64 %len) #14
  ret void
}

define internal void @"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h51c54beb3b6a7a28E"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = alloca [8 x i8], align 8
  %1 = alloca [8 x i8], align 8
  %layout = alloca [16 x i8], align 8
  %ptr.0 = load ptr, ptr %self, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  %ptr.1 = load i64, ptr %2, align 8
  %3 = mul nsw i64 %ptr.1, 4
  store i64 %3, ptr %1, align 8
  %size = load i64, ptr %1, align 8
  %4 = mul nsw i64 %ptr.1, 4
  store i64 4, ptr %0, align 8
  %align = load i64, ptr %0, align 8
  br label %bb6

bb6:
  call void @_ZN4core5alloc6layout6Layout25from_size_align_unchecked18precondition_check17hbe6d8a65b597227eE(i64 %size, i64 %align) #14
  br label %bb7

bb7:
  %5 = getelementptr inbounds i8, ptr %layout, i64 8
  store i64 %size, ptr %5, align 8
  store i64 %align, ptr %layout, align 8
  %6 = icmp eq i64 %size, 0
  br i1 %6, label %bb3, label %bb1

bb3:
  ret void

bb1:
  %_7 = getelementptr inbounds i8, ptr %self, i64 16
  %7 = load i64, ptr %layout, align 8
  %8 = getelementptr inbounds i8, ptr %layout, i64 8
  %9 = load i64, ptr %8, align 8
  call void @"_ZN63_$LT$alloc..alloc..Global$u20$as$u20$core..alloc..Allocator$GT$10deallocate17he5305b3d1abf805aE"(ptr align 1 %_7, ptr %ptr.0, i64 %7, i64 %9) #14
  br label %bb3
}

define internal { ptr, i64 } @"_ZN72_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..deref..Deref$GT$5deref17h01f46285e4d38680E"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = call { ptr, i64 } @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8as_slice17h2cf73fe1306e1fc6E"(ptr align 8 %self) #14
  %_0.0 = extractvalue { ptr, i64 } %0, 0
  %_0.1 = extractvalue { ptr, i64 } %0, 1
  %1 = insertvalue { ptr, i64 } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %_0.1, 1
  ret { ptr, i64 } %2
}

define internal { ptr, i64 } @"_ZN72_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..deref..Deref$GT$5deref17h22cfe0c090432f39E"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = call { ptr, i64 } @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8as_slice17hfe01e8328c2a18c0E"(ptr align 8 %self) #14
  %_0.0 = extractvalue { ptr, i64 } %0, 0
  %_0.1 = extractvalue { ptr, i64 } %0, 1
  %1 = insertvalue { ptr, i64 } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %_0.1, 1
  ret { ptr, i64 } %2
}

define internal { ptr, i64 } @"_ZN75_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..deref..DerefMut$GT$9deref_mut17h94eebd4e10e2e3c4E"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = call { ptr, i64 } @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$12as_mut_slice17h1221fc1e0f11ec0cE"(ptr align 8 %self) #14
  %_0.0 = extractvalue { ptr, i64 } %0, 0
  %_0.1 = extractvalue { ptr, i64 } %0, 1
  %1 = insertvalue { ptr, i64 } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %_0.1, 1
  ret { ptr, i64 } %2
}

define internal { ptr, i64 } @"_ZN75_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..deref..DerefMut$GT$9deref_mut17hba256583f1b94f44E"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = call { ptr, i64 } @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$12as_mut_slice17hcf48385faa86c80bE"(ptr align 8 %self) #14
  %_0.0 = extractvalue { ptr, i64 } %0, 0
  %_0.1 = extractvalue { ptr, i64 } %0, 1
  %1 = insertvalue { ptr, i64 } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %_0.1, 1
  ret { ptr, i64 } %2
}

define internal align 4 ptr @"_ZN75_$LT$usize$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$9index_mut17h8b08a70634b3284cE"(i64 %self, ptr align 4 %slice.0, i64 %slice.1, ptr align 8 %0) unnamed_addr #0 {
start:
  %_4 = icmp ult i64 %self, %slice.1
  br i1 %_4, label %bb1, label %panic

bb1:
  %_0 = getelementptr inbounds float, ptr %slice.0, i64 %self
  ret ptr %_0

panic:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %self, i64 %slice.1, ptr align 8 %0) #15
  unreachable
}

define internal align 1 ptr @"_ZN75_$LT$usize$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$9index_mut17h8b5f7b338a8cf043E"(i64 %self, ptr align 1 %slice.0, i64 %slice.1, ptr align 8 %0) unnamed_addr #0 {
start:
  %_4 = icmp ult i64 %self, %slice.1
  br i1 %_4, label %bb1, label %panic

bb1:
  %_0 = getelementptr inbounds i8, ptr %slice.0, i64 %self
  ret ptr %_0

panic:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %self, i64 %slice.1, ptr align 8 %0) #15
  unreachable
}

define internal void @"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h88c30bd4d1083fd7E"(ptr align 8 %self) unnamed_addr #1 {
start:
  call void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h1a2e64e1548fc6e7E"(ptr align 8 %self, i64 8, i64 24) #14
  ret void
}

define internal void @"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17haa8d36f51beac65fE"(ptr align 8 %self) unnamed_addr #1 {
start:
  call void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h1a2e64e1548fc6e7E"(ptr align 8 %self, i64 4, i64 4) #14
  ret void
}

define internal void @"_ZN77_$LT$alloc..raw_vec..RawVec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hd9c5576faabac2d3E"(ptr align 8 %self) unnamed_addr #1 {
start:
  call void @"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$10deallocate17h1a2e64e1548fc6e7E"(ptr align 8 %self, i64 1, i64 1) #14
  ret void
}

define internal void @"_ZN83_$LT$alloc..vec..set_len_on_drop..SetLenOnDrop$u20$as$u20$core..ops..drop..Drop$GT$4drop17h3cb5ff9770eb8b86E"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_2 = load i64, ptr %0, align 8
  %_3 = load ptr, ptr %self, align 8
  store i64 %_2, ptr %_3, align 8
  ret void
}

define internal align 4 ptr @"_ZN84_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..IndexMut$LT$I$GT$$GT$9index_mut17h0db143430793e810E"(ptr align 8 %self, i64 %index, ptr align 8 %0) unnamed_addr #0 {
start:
  %1 = getelementptr inbounds i8, ptr %self, i64 8
  %_9 = load ptr, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 16
  %len = load i64, ptr %2, align 8
  br label %bb1

bb1:
  call void @_ZN4core5slice3raw18from_raw_parts_mut18precondition_check17h44e9bce900962cc6E(ptr %_9, i64 4, i64 4, i64 %len) #14
  br label %bb3

bb3:
  %_0 = call align 4 ptr @"_ZN75_$LT$usize$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$9index_mut17h8b08a70634b3284cE"(i64 %index, ptr align 4 %_9, i64 %len, ptr align 8 %0) #14
  ret ptr %_0
}

define internal align 1 ptr @"_ZN84_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..IndexMut$LT$I$GT$$GT$9index_mut17hcbcd608ff1b4ac21E"(ptr align 8 %self, i64 %index, ptr align 8 %0) unnamed_addr #0 {
start:
  %1 = getelementptr inbounds i8, ptr %self, i64 8
  %_9 = load ptr, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 16
  %len = load i64, ptr %2, align 8
  br label %bb1

bb1:
  call void @_ZN4core5slice3raw18from_raw_parts_mut18precondition_check17h44e9bce900962cc6E(ptr %_9, i64 1, i64 1, i64 %len) #14
  br label %bb3

bb3:
  %_0 = call align 1 ptr @"_ZN75_$LT$usize$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$9index_mut17h8b5f7b338a8cf043E"(i64 %index, ptr align 1 %_9, i64 %len, ptr align 8 %0) #14
  ret ptr %_0
}

define internal { i64, i64 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17hd9ab7cd539d44a26E"(ptr align 8 %self) unnamed_addr #0 {
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
  %_6 = call i64 @"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17h10d828885964ec58E"(i64 %old, i64 1) #14
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

define internal float @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h543809a24cfe8a9fE"(ptr %0, ptr %1, float %init) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %2 = alloca [16 x i8], align 8
  %_36 = alloca [1 x i8], align 1
  %_35 = alloca [1 x i8], align 1
  %len = alloca [8 x i8], align 8
  %i = alloca [8 x i8], align 8
  %acc = alloca [4 x i8], align 4
  %end = alloca [8 x i8], align 8
  %_4 = alloca [1 x i8], align 1
  %_0 = alloca [4 x i8], align 4
  %f = alloca [0 x i8], align 1
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
  store float %init, ptr %acc, align 4
  store i64 0, ptr %i, align 8
  br label %bb7

bb4:
  store i8 0, ptr %_36, align 1
  store float %init, ptr %_0, align 4
  br label %bb14

bb7:
  %self2 = getelementptr inbounds i8, ptr %self, i64 8
  %end3 = load ptr, ptr %self2, align 8
  %_20 = load ptr, ptr %self, align 8
  %9 = call i64 @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$7sub_ptr17he3fd5fdafb124589E"(ptr %end3, ptr %_20) #14
  store i64 %9, ptr %len, align 8
  br label %bb8

bb8:
  br label %bb9

bb9:
  br label %bb10

bb10:
  store i8 0, ptr %_35, align 1
  %_24 = load float, ptr %acc, align 4
  %self4 = load ptr, ptr %self, align 8
  %count = load i64, ptr %i, align 8
  %_40 = getelementptr inbounds %"alloc::vec::Vec<f32>", ptr %self4, i64 %count
  %_21 = call float @"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h2e884be8a546aecbE"(ptr align 1 %f, float %_24, ptr align 8 %_40) #14
  br label %bb11

bb11:
  store float %_21, ptr %acc, align 4
  %self5 = load i64, ptr %i, align 8
  br label %bb21

bb21:
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h2bd8b41b46390555E"(i64 %self5, i64 1) #14
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
  %10 = load float, ptr %acc, align 4
  store float %10, ptr %_0, align 4
  br label %bb14

bb14:
  %11 = load float, ptr %_0, align 4
  ret float %11

bb18:                                             ; No predecessors!
  %12 = load i8, ptr %_35, align 1
  %13 = trunc i8 %12 to i1
  br i1 %13, label %bb17, label %bb15

bb15:
  br label %bb20

bb17:
  br label %bb15

bb20:
  %14 = load i8, ptr %_36, align 1
  %15 = trunc i8 %14 to i1
  br i1 %15, label %bb19, label %bb16

bb16:
  %16 = load ptr, ptr %2, align 8
  %17 = getelementptr inbounds i8, ptr %2, i64 8
  %18 = load i32, ptr %17, align 8
  %19 = insertvalue { ptr, i32 } poison, ptr %16, 0
  %20 = insertvalue { ptr, i32 } %19, i32 %18, 1
  resume { ptr, i32 } %20

bb19:
  br label %bb16

bb1:                                              ; No predecessors!
  unreachable

bb6:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h8029009020db6c7bE"(ptr %0, ptr %1, ptr align 8 %f) unnamed_addr #0 personality ptr @rust_eh_personality {
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
  call void @"_ZN4core3ptr464drop_in_place$LT$core..iter..adapters..map..map_fold$LT$$RF$f32$C$f32$C$$LP$$RP$$C$owned..collected..$u7b$$u7b$closure$u7d$$u7d$$C$core..iter..traits..iterator..Iterator..for_each..call$LT$f32$C$alloc..vec..Vec$LT$f32$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Iter$LT$f32$GT$$C$owned..collected..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h10bd30f817f588a9E"(ptr align 8 %f) #14
  br label %bb14

bb7:
  %self2 = getelementptr inbounds i8, ptr %self, i64 8
  %end3 = load ptr, ptr %self2, align 8
  %_20 = load ptr, ptr %self, align 8
  %9 = call i64 @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$7sub_ptr17h55c81093c8989083E"(ptr %end3, ptr %_20) #14
  store i64 %9, ptr %len, align 8
  br label %bb8

bb8:
  br label %bb9

bb9:
  br label %bb10

bb10:
  store i8 0, ptr %_35, align 1
  %self4 = load ptr, ptr %self, align 8
  %count = load i64, ptr %i, align 8
  %_40 = getelementptr inbounds float, ptr %self4, i64 %count
  call void @"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h3eadce788d29d16aE"(ptr align 8 %f, ptr align 4 %_40) #14
  br label %bb11

bb11:
  %self5 = load i64, ptr %i, align 8
  br label %bb21

bb21:
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h2bd8b41b46390555E"(i64 %self5, i64 1) #14
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
  call void @"_ZN4core3ptr464drop_in_place$LT$core..iter..adapters..map..map_fold$LT$$RF$f32$C$f32$C$$LP$$RP$$C$owned..collected..$u7b$$u7b$closure$u7d$$u7d$$C$core..iter..traits..iterator..Iterator..for_each..call$LT$f32$C$alloc..vec..Vec$LT$f32$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Iter$LT$f32$GT$$C$owned..collected..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h10bd30f817f588a9E"(ptr align 8 %f) #14
  br label %bb14

bb14:
  ret void

bb18:                                             ; No predecessors!
  %10 = load i8, ptr %_35, align 1
  %11 = trunc i8 %10 to i1
  br i1 %11, label %bb17, label %bb15

bb15:
  call void @"_ZN4core3ptr464drop_in_place$LT$core..iter..adapters..map..map_fold$LT$$RF$f32$C$f32$C$$LP$$RP$$C$owned..collected..$u7b$$u7b$closure$u7d$$u7d$$C$core..iter..traits..iterator..Iterator..for_each..call$LT$f32$C$alloc..vec..Vec$LT$f32$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Iter$LT$f32$GT$$C$owned..collected..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h10bd30f817f588a9E"(ptr align 8 %f) #16
  br label %bb20

bb17:
  br label %bb15

bb20:
  %12 = load i8, ptr %_36, align 1
  %13 = trunc i8 %12 to i1
  br i1 %13, label %bb19, label %bb16

bb16:
  %14 = load ptr, ptr %2, align 8
  %15 = getelementptr inbounds i8, ptr %2, i64 8
  %16 = load i32, ptr %15, align 8
  %17 = insertvalue { ptr, i32 } poison, ptr %14, 0
  %18 = insertvalue { ptr, i32 } %17, i32 %16, 1
  resume { ptr, i32 } %18

bb19:
  br label %bb16

bb1:                                              ; No predecessors!
  unreachable

bb6:                                              ; No predecessors!
  unreachable
}

define internal float @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17ha62f5b761de595b6E"(ptr %0, ptr %1, float %init) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %2 = alloca [16 x i8], align 8
  %_36 = alloca [1 x i8], align 1
  %_35 = alloca [1 x i8], align 1
  %len = alloca [8 x i8], align 8
  %i = alloca [8 x i8], align 8
  %acc = alloca [4 x i8], align 4
  %end = alloca [8 x i8], align 8
  %_4 = alloca [1 x i8], align 1
  %_0 = alloca [4 x i8], align 4
  %f = alloca [0 x i8], align 1
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
  store float %init, ptr %acc, align 4
  store i64 0, ptr %i, align 8
  br label %bb7

bb4:
  store i8 0, ptr %_36, align 1
  store float %init, ptr %_0, align 4
  br label %bb14

bb7:
  %self2 = getelementptr inbounds i8, ptr %self, i64 8
  %end3 = load ptr, ptr %self2, align 8
  %_20 = load ptr, ptr %self, align 8
  %9 = call i64 @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$7sub_ptr17h55c81093c8989083E"(ptr %end3, ptr %_20) #14
  store i64 %9, ptr %len, align 8
  br label %bb8

bb8:
  br label %bb9

bb9:
  br label %bb10

bb10:
  store i8 0, ptr %_35, align 1
  %_24 = load float, ptr %acc, align 4
  %self4 = load ptr, ptr %self, align 8
  %count = load i64, ptr %i, align 8
  %_40 = getelementptr inbounds float, ptr %self4, i64 %count
  %_21 = call float @"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17hdc1fe21445d76319E"(ptr align 1 %f, float %_24, ptr align 4 %_40) #14
  br label %bb11

bb11:
  store float %_21, ptr %acc, align 4
  %self5 = load i64, ptr %i, align 8
  br label %bb21

bb21:
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h2bd8b41b46390555E"(i64 %self5, i64 1) #14
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
  %10 = load float, ptr %acc, align 4
  store float %10, ptr %_0, align 4
  br label %bb14

bb14:
  %11 = load float, ptr %_0, align 4
  ret float %11

bb18:                                             ; No predecessors!
  %12 = load i8, ptr %_35, align 1
  %13 = trunc i8 %12 to i1
  br i1 %13, label %bb17, label %bb15

bb15:
  br label %bb20

bb17:
  br label %bb15

bb20:
  %14 = load i8, ptr %_36, align 1
  %15 = trunc i8 %14 to i1
  br i1 %15, label %bb19, label %bb16

bb16:
  %16 = load ptr, ptr %2, align 8
  %17 = getelementptr inbounds i8, ptr %2, i64 8
  %18 = load i32, ptr %17, align 8
  %19 = insertvalue { ptr, i32 } poison, ptr %16, 0
  %20 = insertvalue { ptr, i32 } %19, i32 %18, 1
  resume { ptr, i32 } %20

bb19:
  br label %bb16

bb1:                                              ; No predecessors!
  unreachable

bb6:                                              ; No predecessors!
  unreachable
}

define internal align 4 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h77bf3bdfecd589c1E"(ptr align 8 %self) unnamed_addr #0 {
start:
  %old = alloca [8 x i8], align 8
  %end = alloca [8 x i8], align 8
  %_2 = alloca [1 x i8], align 1
  %_0 = alloca [8 x i8], align 8
  br label %bb2

bb2:
  %self1 = getelementptr inbounds i8, ptr %self, i64 8
  %0 = load ptr, ptr %self1, align 8
  store ptr %0, ptr %end, align 8
  %_12 = load ptr, ptr %self, align 8
  %_13 = load ptr, ptr %end, align 8
  %1 = icmp eq ptr %_12, %_13
  %2 = zext i1 %1 to i8
  store i8 %2, ptr %_2, align 1
  br label %bb3

bb3:
  %3 = load i8, ptr %_2, align 1
  %4 = trunc i8 %3 to i1
  br i1 %4, label %bb4, label %bb5

bb5:
  %5 = load ptr, ptr %self, align 8
  store ptr %5, ptr %old, align 8
  br label %bb9

bb4:
  store ptr null, ptr %_0, align 8
  br label %bb6

bb9:
  %self2 = getelementptr inbounds i8, ptr %self, i64 8
  %self3 = load ptr, ptr %self, align 8
  %_24 = getelementptr inbounds float, ptr %self3, i64 1
  store ptr %_24, ptr %self, align 8
  br label %bb7

bb7:
  %_28 = load ptr, ptr %old, align 8
  store ptr %_28, ptr %_0, align 8
  br label %bb6

bb6:
  %6 = load ptr, ptr %_0, align 8
  ret ptr %6

bb1:                                              ; No predecessors!
  unreachable

bb8:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17h093053ab535963beE"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
start:
  %_10 = alloca [16 x i8], align 8
  %exact = alloca [8 x i8], align 8
  br label %bb2

bb2:
  %self1 = getelementptr inbounds i8, ptr %self, i64 8
  %end = load ptr, ptr %self1, align 8
  %_8 = load ptr, ptr %self, align 8
  %0 = call i64 @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$7sub_ptr17h55c81093c8989083E"(ptr %end, ptr %_8) #14
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

define internal align 4 ptr @"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$3nth17h0f5239565f12f720E"(ptr align 8 %self, i64 %n) unnamed_addr #0 {
start:
  %old = alloca [8 x i8], align 8
  %_4 = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  br label %bb2

bb2:
  %self1 = getelementptr inbounds i8, ptr %self, i64 8
  %end = load ptr, ptr %self1, align 8
  %_10 = load ptr, ptr %self, align 8
  %0 = call i64 @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$7sub_ptr17h55c81093c8989083E"(ptr %end, ptr %_10) #14
  store i64 %0, ptr %_4, align 8
  br label %bb4

bb4:
  %1 = load i64, ptr %_4, align 8
  %_3 = icmp uge i64 %n, %1
  br i1 %_3, label %bb5, label %bb9

bb9:
  %old2 = load ptr, ptr %self, align 8
  br label %bb13

bb5:
  br label %bb7

bb13:
  %self3 = getelementptr inbounds i8, ptr %self, i64 8
  %self4 = load ptr, ptr %self, align 8
  %_26 = getelementptr inbounds float, ptr %self4, i64 %n
  store ptr %_26, ptr %self, align 8
  br label %bb11

bb11:
  %2 = load ptr, ptr %self, align 8
  store ptr %2, ptr %old, align 8
  br label %bb16

bb16:
  %self5 = getelementptr inbounds i8, ptr %self, i64 8
  %self6 = load ptr, ptr %self, align 8
  %_39 = getelementptr inbounds float, ptr %self6, i64 1
  store ptr %_39, ptr %self, align 8
  br label %bb14

bb14:
  %_43 = load ptr, ptr %old, align 8
  store ptr %_43, ptr %_0, align 8
  br label %bb10

bb10:
  %3 = load ptr, ptr %_0, align 8
  ret ptr %3

bb7:
  %self7 = getelementptr inbounds i8, ptr %self, i64 8
  %_15 = load ptr, ptr %self7, align 8
  store ptr %_15, ptr %self, align 8
  br label %bb8

bb8:
  store ptr null, ptr %_0, align 8
  br label %bb10

bb1:                                              ; No predecessors!
  unreachable

bb6:                                              ; No predecessors!
  unreachable

bb12:                                             ; No predecessors!
  unreachable

bb15:                                             ; No predecessors!
  unreachable
}

define internal align 8 ptr @"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h422c5867eb3cf0faE"(ptr align 8 %self) unnamed_addr #0 {
start:
  %old = alloca [8 x i8], align 8
  %end = alloca [8 x i8], align 8
  %_2 = alloca [1 x i8], align 1
  %_0 = alloca [8 x i8], align 8
  br label %bb2

bb2:
  %self1 = getelementptr inbounds i8, ptr %self, i64 8
  %0 = load ptr, ptr %self1, align 8
  store ptr %0, ptr %end, align 8
  %_12 = load ptr, ptr %self, align 8
  %_13 = load ptr, ptr %end, align 8
  %1 = icmp eq ptr %_12, %_13
  %2 = zext i1 %1 to i8
  store i8 %2, ptr %_2, align 1
  br label %bb3

bb3:
  %3 = load i8, ptr %_2, align 1
  %4 = trunc i8 %3 to i1
  br i1 %4, label %bb4, label %bb5

bb5:
  %5 = load ptr, ptr %self, align 8
  store ptr %5, ptr %old, align 8
  br label %bb9

bb4:
  store ptr null, ptr %_0, align 8
  br label %bb6

bb9:
  %self2 = getelementptr inbounds i8, ptr %self, i64 8
  %self3 = load ptr, ptr %self, align 8
  %_24 = getelementptr inbounds %"alloc::vec::Vec<f32>", ptr %self3, i64 1
  store ptr %_24, ptr %self, align 8
  br label %bb7

bb7:
  %_28 = load ptr, ptr %old, align 8
  store ptr %_28, ptr %_0, align 8
  br label %bb6

bb6:
  %6 = load ptr, ptr %_0, align 8
  ret ptr %6

bb1:                                              ; No predecessors!
  unreachable

bb8:                                              ; No predecessors!
  unreachable
}

define internal align 4 ptr @"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17he5c7eeb09cabfca6E"(ptr align 8 %self) unnamed_addr #0 {
start:
  %old = alloca [8 x i8], align 8
  %end = alloca [8 x i8], align 8
  %_2 = alloca [1 x i8], align 1
  %_0 = alloca [8 x i8], align 8
  br label %bb2

bb2:
  %self1 = getelementptr inbounds i8, ptr %self, i64 8
  %0 = load ptr, ptr %self1, align 8
  store ptr %0, ptr %end, align 8
  %_12 = load ptr, ptr %self, align 8
  %_13 = load ptr, ptr %end, align 8
  %1 = icmp eq ptr %_12, %_13
  %2 = zext i1 %1 to i8
  store i8 %2, ptr %_2, align 1
  br label %bb3

bb3:
  %3 = load i8, ptr %_2, align 1
  %4 = trunc i8 %3 to i1
  br i1 %4, label %bb4, label %bb5

bb5:
  %5 = load ptr, ptr %self, align 8
  store ptr %5, ptr %old, align 8
  br label %bb9

bb4:
  store ptr null, ptr %_0, align 8
  br label %bb6

bb9:
  %self2 = getelementptr inbounds i8, ptr %self, i64 8
  %self3 = load ptr, ptr %self, align 8
  %_24 = getelementptr inbounds float, ptr %self3, i64 1
  store ptr %_24, ptr %self, align 8
  br label %bb7

bb7:
  %_28 = load ptr, ptr %old, align 8
  store ptr %_28, ptr %_0, align 8
  br label %bb6

bb6:
  %6 = load ptr, ptr %_0, align 8
  ret ptr %6

bb1:                                              ; No predecessors!
  unreachable

bb8:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17h959af159affe1f02E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %iter, ptr align 8 %0) unnamed_addr #0 {
start:
  %_2 = alloca [24 x i8], align 8
  call void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h5887845890f679d9E"(ptr sret([24 x i8]) align 8 %_2, ptr align 8 %iter) #14
  call void @"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17hf4f360d643332c71E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %_2, ptr align 8 %0) #14
  ret void
}

define internal void @"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17hd1f7e74c1cf23a2dE"(ptr align 8 %self, ptr align 8 %iterator, ptr align 8 %0) unnamed_addr #1 {
start:
  call void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted17hda20025a386de818E"(ptr align 8 %self, ptr align 8 %iterator, ptr align 8 %0) #14
  ret void
}

define internal void @"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17hf4f360d643332c71E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %iterator, ptr align 8 %0) unnamed_addr #1 {
start:
  call void @"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h1dd3cf131deacaf6E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %iterator, ptr align 8 %0) #14
  ret void
}

define internal float @"_ZN98_$LT$core..iter..adapters..rev..Rev$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h57420f7003bf3233E"(ptr %self.0, ptr %self.1, float %init) unnamed_addr #1 {
start:
  %_0 = call float @_ZN4core4iter6traits12double_ended19DoubleEndedIterator5rfold17h6190316b6338e163E(ptr %self.0, ptr %self.1, float %init) #14
  ret float %_0
}

define float @zeros(i64 %n) unnamed_addr #1 {
start:
  %_6 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %v = alloca [24 x i8], align 8
  call void @_ZN5alloc3vec9from_elem17he09b7f66a54e5119E(ptr sret([24 x i8]) align 8 %v, float 0.000000e+00, i64 %n, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #14
  %0 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hf6f642068df177b1E"(i64 0, i64 %n) #14
  %_3.0 = extractvalue { i64, i64 } %0, 0
  %_3.1 = extractvalue { i64, i64 } %0, 1
  store i64 %_3.0, ptr %iter, align 8
  %1 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %_3.1, ptr %1, align 8
  br label %bb3

bb3:
  %2 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17he335e2425c4037efE"(ptr align 8 %iter) #14
  %3 = extractvalue { i64, i64 } %2, 0
  %4 = extractvalue { i64, i64 } %2, 1
  store i64 %3, ptr %_6, align 8
  %5 = getelementptr inbounds i8, ptr %_6, i64 8
  store i64 %4, ptr %5, align 8
  %_8 = load i64, ptr %_6, align 8
  %6 = icmp eq i64 %_8, 0
  br i1 %6, label %bb7, label %bb6

bb7:
  %7 = call { ptr, i64 } @"_ZN72_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..deref..Deref$GT$5deref17h22cfe0c090432f39E"(ptr align 8 %v) #14
  %_13.0 = extractvalue { ptr, i64 } %7, 0
  %_13.1 = extractvalue { ptr, i64 } %7, 1
  %8 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h16c2376d3dc1129dE"(ptr align 4 %_13.0, i64 %_13.1) #14
  %_12.0 = extractvalue { ptr, ptr } %8, 0
  %_12.1 = extractvalue { ptr, ptr } %8, 1
  %_0 = call float @_ZN4core4iter6traits8iterator8Iterator3sum17h68a9f5cc22493b25E(ptr %_12.0, ptr %_12.1) #14
  call void @"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E"(ptr align 8 %v) #14
  ret float %_0

bb6:
  %9 = getelementptr inbounds i8, ptr %_6, i64 8
  %i = load i64, ptr %9, align 8
  %_10 = call align 4 ptr @"_ZN84_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..IndexMut$LT$I$GT$$GT$9index_mut17h0db143430793e810E"(ptr align 8 %v, i64 %i, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #14
  %10 = uitofp i64 %i to float
  store float %10, ptr %_10, align 4
  br label %bb3

bb5:                                              ; No predecessors!
  unreachable
}

define float @pushed(ptr align 4 %x.0, i64 %x.1) unnamed_addr #1 {
start:
  %_14 = alloca [8 x i8], align 4
  %s = alloca [4 x i8], align 4
  %_6 = alloca [8 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %v = alloca [24 x i8], align 8
  call void @"_ZN5alloc3vec12Vec$LT$T$GT$13with_capacity17hd5e17e3b24091f37E"(ptr sret([24 x i8]) align 8 %v, i64 %x.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #14
  %0 = call { ptr, ptr } @"_ZN4core5slice4iter87_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$RF$$u5b$T$u5d$$GT$9into_iter17hcc69c76eb9b0f133E"(ptr align 4 %x.0, i64 %x.1) #14
  %_4.0 = extractvalue { ptr, ptr } %0, 0
  %_4.1 = extractvalue { ptr, ptr } %0, 1
  store ptr %_4.0, ptr %iter, align 8
  %1 = getelementptr inbounds i8, ptr %iter, i64 8
  store ptr %_4.1, ptr %1, align 8
  br label %bb3

bb3:
  %2 = call align 4 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h77bf3bdfecd589c1E"(ptr align 8 %iter) #14
  store ptr %2, ptr %_6, align 8
  %3 = load ptr, ptr %_6, align 8
  %4 = ptrtoint ptr %3 to i64
  %5 = icmp eq i64 %4, 0
  %_8 = select i1 %5, i64 0, i64 1
  %6 = icmp eq i64 %_8, 0
  br i1 %6, label %bb7, label %bb6

bb7:
  store float 0.000000e+00, ptr %s, align 4
  br label %bb9

bb6:
  %a1 = load ptr, ptr %_6, align 8
  %_12 = call float @"_ZN60_$LT$$RF$f32$u20$as$u20$core..ops..arith..Mul$LT$f32$GT$$GT$3mul17hf77ee2f1e3b40808E"(ptr align 4 %a1, float 2.000000e+00, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #14
  call void @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$4push17hec3cf1366ae40fe4E"(ptr align 8 %v, float %_12, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #14
  br label %bb3

bb9:
  %7 = call { i32, float } @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$3pop17h1591f843fda51982E"(ptr align 8 %v) #14
  %8 = extractvalue { i32, float } %7, 0
  %9 = extractvalue { i32, float } %7, 1
  store i32 %8, ptr %_14, align 4
  %10 = getelementptr inbounds i8, ptr %_14, i64 4
  store float %9, ptr %10, align 4
  %11 = load i32, ptr %_14, align 4
  %_16 = zext i32 %11 to i64
  %12 = icmp eq i64 %_16, 1
  br i1 %12, label %bb11, label %bb12

bb11:
  %13 = getelementptr inbounds i8, ptr %_14, i64 4
  %a = load float, ptr %13, align 4
  %14 = load float, ptr %s, align 4
  %15 = fadd float %14, %a
  store float %15, ptr %s, align 4
  br label %bb9

bb12:
  %_0 = load float, ptr %s, align 4
  call void @"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E"(ptr align 8 %v) #14
  ret float %_0

bb5:                                              ; No predecessors!
  unreachable
}

define float @collected(ptr align 4 %x.0, i64 %x.1, float %0) unnamed_addr #1 {
start:
  %_4 = alloca [24 x i8], align 8
  %v = alloca [24 x i8], align 8
  %scale = alloca [4 x i8], align 4
  store float %0, ptr %scale, align 4
  %1 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h16c2376d3dc1129dE"(ptr align 4 %x.0, i64 %x.1) #14
  %_5.0 = extractvalue { ptr, ptr } %1, 0
  %_5.1 = extractvalue { ptr, ptr } %1, 1
  call void @_ZN4core4iter6traits8iterator8Iterator3map17he1885ac318fe778aE(ptr sret([24 x i8]) align 8 %_4, ptr %_5.0, ptr %_5.1, ptr align 4 %scale) #14
  call void @_ZN4core4iter6traits8iterator8Iterator7collect17h4304e6404e14a962E(ptr sret([24 x i8]) align 8 %v, ptr align 8 %_4) #14
  %2 = call { ptr, i64 } @"_ZN72_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..deref..Deref$GT$5deref17h22cfe0c090432f39E"(ptr align 8 %v) #14
  %_10.0 = extractvalue { ptr, i64 } %2, 0
  %_10.1 = extractvalue { ptr, i64 } %2, 1
  %3 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h16c2376d3dc1129dE"(ptr align 4 %_10.0, i64 %_10.1) #14
  %_9.0 = extractvalue { ptr, ptr } %3, 0
  %_9.1 = extractvalue { ptr, ptr } %3, 1
  %4 = call { ptr, ptr } @_ZN4core4iter6traits8iterator8Iterator3rev17hebd25b6803d1bb5fE(ptr %_9.0, ptr %_9.1) #14
  %_8.0 = extractvalue { ptr, ptr } %4, 0
  %_8.1 = extractvalue { ptr, ptr } %4, 1
  %_0 = call float @"_ZN98_$LT$core..iter..adapters..rev..Rev$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h57420f7003bf3233E"(ptr %_8.0, ptr %_8.1, float 0.000000e+00) #14
  call void @"_ZN4core3ptr47drop_in_place$LT$alloc..vec..Vec$LT$f32$GT$$GT$17h90f943e7c02dc710E"(ptr align 8 %v) #14
  ret float %_0
}

define internal float @"_ZN5owned9collected28_$u7b$$u7b$closure$u7d$$u7d$17h8af71188a0b54e14E"(ptr align 8 %_1, ptr align 4 %a) unnamed_addr #0 {
start:
  %_4 = load ptr, ptr %_1, align 8
  %_3 = load float, ptr %_4, align 4
  %_0 = call float @"_ZN60_$LT$$RF$f32$u20$as$u20$core..ops..arith..Mul$LT$f32$GT$$GT$3mul17hf77ee2f1e3b40808E"(ptr align 4 %a, float %_3, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #14
  ret float %_0
}

define internal float @"_ZN5owned9collected28_$u7b$$u7b$closure$u7d$$u7d$17h0511da029dcf15e3E"(ptr align 1 %_1, float %s, ptr align 4 %a) unnamed_addr #0 {
start:
  %_4 = fmul float %s, 5.000000e-01
  %_0 = call float @"_ZN60_$LT$f32$u20$as$u20$core..ops..arith..Add$LT$$RF$f32$GT$$GT$3add17h54bfc13b8e9c717fE"(float %_4, ptr align 4 %a, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #14
  ret float %_0
}

define float @nested_vectors(i64 %rows, i64 %cols) unnamed_addr #1 {
start:
  %_21 = alloca [8 x i8], align 8
  %iter1 = alloca [24 x i8], align 8
  %_17 = alloca [24 x i8], align 8
  %_16 = alloca [24 x i8], align 8
  %_11 = alloca [16 x i8], align 8
  %iter = alloca [24 x i8], align 8
  %_6 = alloca [24 x i8], align 8
  %_5 = alloca [24 x i8], align 8
  %_4 = alloca [24 x i8], align 8
  %grid = alloca [24 x i8], align 8
  call void @_ZN5alloc3vec9from_elem17he09b7f66a54e5119E(ptr sret([24 x i8]) align 8 %_4, float 1.000000e+00, i64 %cols, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #14
  call void @_ZN5alloc3vec9from_elem17h93b5781a9c4bc28dE(ptr sret([24 x i8]) align 8 %grid, ptr align 8 %_4, i64 %rows, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #14
  %0 = call { ptr, i64 } @"_ZN75_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..deref..DerefMut$GT$9deref_mut17h94eebd4e10e2e3c4E"(ptr align 8 %grid) #14
  %_8.0 = extractvalue { ptr, i64 } %0, 0
  %_8.1 = extractvalue { ptr, i64 } %0, 1
  %1 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$8iter_mut17h2d0c7d25d492dcccE"(ptr align 8 %_8.0, i64 %_8.1) #14
  %_7.0 = extractvalue { ptr, ptr } %1, 0
  %_7.1 = extractvalue { ptr, ptr } %1, 1
  call void @_ZN4core4iter6traits8iterator8Iterator9enumerate17hc12f31a3b568281dE(ptr sret([24 x i8]) align 8 %_6, ptr %_7.0, ptr %_7.1) #14
  call void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hcee3cc84b0384607E"(ptr sret([24 x i8]) align 8 %_5, ptr align 8 %_6) #14
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter, ptr align 8 %_5, i64 24, i1 false)
  br label %bb7

bb7:
  %2 = call { i64, ptr } @"_ZN110_$LT$core..iter..adapters..enumerate..Enumerate$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hfe119ab4e7ca90bfE"(ptr align 8 %iter) #14
  %3 = extractvalue { i64, ptr } %2, 0
  %4 = extractvalue { i64, ptr } %2, 1
  store i64 %3, ptr %_11, align 8
  %5 = getelementptr inbounds i8, ptr %_11, i64 8
  store ptr %4, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %_11, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = ptrtoint ptr %7 to i64
  %9 = icmp eq i64 %8, 0
  %_13 = select i1 %9, i64 0, i64 1
  %10 = icmp eq i64 %_13, 0
  br i1 %10, label %bb11, label %bb10

bb11:
  %11 = call { ptr, i64 } @"_ZN72_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..deref..Deref$GT$5deref17h01f46285e4d38680E"(ptr align 8 %grid) #14
  %_27.0 = extractvalue { ptr, i64 } %11, 0
  %_27.1 = extractvalue { ptr, i64 } %11, 1
  %12 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17hd58982859e9dff8cE"(ptr align 8 %_27.0, i64 %_27.1) #14
  %_26.0 = extractvalue { ptr, ptr } %12, 0
  %_26.1 = extractvalue { ptr, ptr } %12, 1
  %13 = call { ptr, ptr } @_ZN4core4iter6traits8iterator8Iterator3map17h249fba2bfa7d4690E(ptr %_26.0, ptr %_26.1) #14
  %_25.0 = extractvalue { ptr, ptr } %13, 0
  %_25.1 = extractvalue { ptr, ptr } %13, 1
  %_0 = call float @_ZN4core4iter6traits8iterator8Iterator3sum17hbb0d104f06ca061dE(ptr %_25.0, ptr %_25.1) #14
  call void @"_ZN4core3ptr70drop_in_place$LT$alloc..vec..Vec$LT$alloc..vec..Vec$LT$f32$GT$$GT$$GT$17hc574c755d3be563aE"(ptr align 8 %grid) #14
  ret float %_0

bb10:
  %i = load i64, ptr %_11, align 8
  %14 = getelementptr inbounds i8, ptr %_11, i64 8
  %row = load ptr, ptr %14, align 8
  %15 = call { ptr, i64 } @"_ZN75_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..deref..DerefMut$GT$9deref_mut17hba256583f1b94f44E"(ptr align 8 %row) #14
  %_19.0 = extractvalue { ptr, i64 } %15, 0
  %_19.1 = extractvalue { ptr, i64 } %15, 1
  %16 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$8iter_mut17h1d9a3b2dc62dc5c7E"(ptr align 4 %_19.0, i64 %_19.1) #14
  %_18.0 = extractvalue { ptr, ptr } %16, 0
  %_18.1 = extractvalue { ptr, ptr } %16, 1
  call void @_ZN4core4iter6traits8iterator8Iterator4skip17h4c2c6c5effe9594aE(ptr sret([24 x i8]) align 8 %_17, ptr %_18.0, ptr %_18.1, i64 %i) #14
  call void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hc52ca2ead8d1e6c9E"(ptr sret([24 x i8]) align 8 %_16, ptr align 8 %_17) #14
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter1, ptr align 8 %_16, i64 24, i1 false)
  br label %bb16

bb16:
  %17 = call align 4 ptr @"_ZN100_$LT$core..iter..adapters..skip..Skip$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17he15f2dcef5b2a3d7E"(ptr align 8 %iter1) #14
  store ptr %17, ptr %_21, align 8
  %18 = load ptr, ptr %_21, align 8
  %19 = ptrtoint ptr %18 to i64
  %20 = icmp eq i64 %19, 0
  %_23 = select i1 %20, i64 0, i64 1
  %21 = icmp eq i64 %_23, 0
  br i1 %21, label %bb7, label %bb18

bb18:
  %v = load ptr, ptr %_21, align 8
  %22 = load float, ptr %v, align 4
  %23 = fadd float %22, 1.000000e+00
  store float %23, ptr %v, align 4
  br label %bb16

bb9:                                              ; No predecessors!
  unreachable
}

define internal float @"_ZN5owned14nested_vectors28_$u7b$$u7b$closure$u7d$$u7d$17hba4e5580ecf84eb7E"(ptr align 1 %_1, ptr align 8 %r) unnamed_addr #0 {
start:
  %0 = call { ptr, i64 } @"_ZN72_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..deref..Deref$GT$5deref17h22cfe0c090432f39E"(ptr align 8 %r) #14
  %_4.0 = extractvalue { ptr, i64 } %0, 0
  %_4.1 = extractvalue { ptr, i64 } %0, 1
  %1 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h16c2376d3dc1129dE"(ptr align 4 %_4.0, i64 %_4.1) #14
  %_3.0 = extractvalue { ptr, ptr } %1, 0
  %_3.1 = extractvalue { ptr, ptr } %1, 1
  %_0 = call float @_ZN4core4iter6traits8iterator8Iterator3sum17h68a9f5cc22493b25E(ptr %_3.0, ptr %_3.1) #14
  ret float %_0
}

define i64 @sieve(i64 %n) unnamed_addr #1 {
start:
  %j = alloca [8 x i8], align 8
  %i = alloca [8 x i8], align 8
  %composite = alloca [24 x i8], align 8
  %0 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %n, i64 1)
  %_4.0 = extractvalue { i64, i1 } %0, 0
  %_4.1 = extractvalue { i64, i1 } %0, 1
  br i1 %_4.1, label %panic, label %bb1

bb1:
  call void @_ZN5alloc3vec9from_elem17h18858c5eeab78b0eE(ptr sret([24 x i8]) align 8 %composite, i1 zeroext false, i64 %_4.0, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #14
  store i64 2, ptr %i, align 8
  br label %bb3

panic:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #15
  unreachable

bb3:
  %_8 = load i64, ptr %i, align 8
  %_9 = load i64, ptr %i, align 8
  %1 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %_8, i64 %_9)
  %_10.0 = extractvalue { i64, i1 } %1, 0
  %_10.1 = extractvalue { i64, i1 } %1, 1
  br i1 %_10.1, label %panic1, label %bb4

bb4:
  %_6 = icmp ule i64 %_10.0, %n
  br i1 %_6, label %bb5, label %bb13

panic1:
  call void @_ZN4core9panicking11panic_const24panic_const_mul_overflow17hf1c8947532f8c86bE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #15
  unreachable

bb13:
  %_0 = call i64 @"_ZN5alloc3vec16Vec$LT$T$C$A$GT$3len17h277de71dbfb58286E"(ptr align 8 %composite) #14
  call void @"_ZN4core3ptr48drop_in_place$LT$alloc..vec..Vec$LT$bool$GT$$GT$17he7c862d13f31f611E"(ptr align 8 %composite) #14
  ret i64 %_0

bb5:
  %_12 = load i64, ptr %i, align 8
  %_13 = load i64, ptr %i, align 8
  %2 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %_12, i64 %_13)
  %_14.0 = extractvalue { i64, i1 } %2, 0
  %_14.1 = extractvalue { i64, i1 } %2, 1
  br i1 %_14.1, label %panic2, label %bb6

bb6:
  store i64 %_14.0, ptr %j, align 8
  br label %bb7

panic2:
  call void @_ZN4core9panicking11panic_const24panic_const_mul_overflow17hf1c8947532f8c86bE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #15
  unreachable

bb7:
  %_16 = load i64, ptr %j, align 8
  %_15 = icmp ule i64 %_16, %n
  br i1 %_15, label %bb8, label %bb11

bb11:
  %3 = load i64, ptr %i, align 8
  %4 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %3, i64 1)
  %_22.0 = extractvalue { i64, i1 } %4, 0
  %_22.1 = extractvalue { i64, i1 } %4, 1
  br i1 %_22.1, label %panic3, label %bb12

bb8:
  %_19 = load i64, ptr %j, align 8
  %_17 = call align 1 ptr @"_ZN84_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..index..IndexMut$LT$I$GT$$GT$9index_mut17hcbcd608ff1b4ac21E"(ptr align 8 %composite, i64 %_19, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #14
  store i8 1, ptr %_17, align 1
  %_20 = load i64, ptr %i, align 8
  %5 = load i64, ptr %j, align 8
  %6 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %5, i64 %_20)
  %_21.0 = extractvalue { i64, i1 } %6, 0
  %_21.1 = extractvalue { i64, i1 } %6, 1
  br i1 %_21.1, label %panic4, label %bb10

bb12:
  store i64 %_22.0, ptr %i, align 8
  br label %bb3

panic3:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #15
  unreachable

bb10:
  store i64 %_21.0, ptr %j, align 8
  br label %bb7

panic4:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #15
  unreachable
}

define float @boxed(ptr align 4 %x.0, i64 %x.1) unnamed_addr #1 {
start:
  %_9 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %s = alloca [4 x i8], align 4
  %copy = alloca [16 x i8], align 8
  %0 = call { ptr, i64 } @"_ZN50_$LT$T$u20$as$u20$core..convert..Into$LT$U$GT$$GT$4into17hddeaf93a46c16697E"(ptr align 4 %x.0, i64 %x.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #14
  %1 = extractvalue { ptr, i64 } %0, 0
  %2 = extractvalue { ptr, i64 } %0, 1
  store ptr %1, ptr %copy, align 8
  %3 = getelementptr inbounds i8, ptr %copy, i64 8
  store i64 %2, ptr %3, align 8
  store float 0.000000e+00, ptr %s, align 4
  %_20.0 = load ptr, ptr %copy, align 8
  %4 = getelementptr inbounds i8, ptr %copy, i64 8
  %_20.1 = load i64, ptr %4, align 8
  %5 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hf6f642068df177b1E"(i64 0, i64 %_20.1) #14
  %_4.0 = extractvalue { i64, i64 } %5, 0
  %_4.1 = extractvalue { i64, i64 } %5, 1
  store i64 %_4.0, ptr %iter, align 8
  %6 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %_4.1, ptr %6, align 8
  br label %bb3

bb3:
  %7 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17he335e2425c4037efE"(ptr align 8 %iter) #14
  %8 = extractvalue { i64, i64 } %7, 0
  %9 = extractvalue { i64, i64 } %7, 1
  store i64 %8, ptr %_9, align 8
  %10 = getelementptr inbounds i8, ptr %_9, i64 8
  store i64 %9, ptr %10, align 8
  %_11 = load i64, ptr %_9, align 8
  %11 = icmp eq i64 %_11, 0
  br i1 %11, label %bb7, label %bb6

bb7:
  %_0 = load float, ptr %s, align 4
  call void @"_ZN4core3ptr59drop_in_place$LT$alloc..boxed..Box$LT$$u5b$f32$u5d$$GT$$GT$17h04d5ae4b16e4480fE"(ptr align 8 %copy) #14
  ret float %_0

bb6:
  %12 = getelementptr inbounds i8, ptr %_9, i64 8
  %i = load i64, ptr %12, align 8
  %_21.0 = load ptr, ptr %copy, align 8
  %13 = getelementptr inbounds i8, ptr %copy, i64 8
  %_21.1 = load i64, ptr %13, align 8
  %_16 = icmp ult i64 %i, %_21.1
  br i1 %_16, label %bb8, label %panic

bb8:
  %_22.0 = load ptr, ptr %copy, align 8
  %14 = getelementptr inbounds i8, ptr %copy, i64 8
  %_22.1 = load i64, ptr %14, align 8
  %15 = getelementptr inbounds float, ptr %_22.0, i64 %i
  %_14 = load float, ptr %15, align 4
  %_19 = icmp ult i64 %i, %x.1
  br i1 %_19, label %bb9, label %panic1

panic:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %i, i64 %_21.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #15
  unreachable

bb9:
  %16 = getelementptr inbounds float, ptr %x.0, i64 %i
  %_17 = load float, ptr %16, align 4
  %_13 = fmul float %_14, %_17
  %17 = load float, ptr %s, align 4
  %18 = fadd float %17, %_13
  store float %18, ptr %s, align 4
  br label %bb3

panic1:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %i, i64 %x.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #15
  unreachable

bb5:                                              ; No predecessors!
  unreachable
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

declare void @_ZN5alloc7raw_vec12handle_error17h2c5ced866628b5d4E(i64, i64, ptr align 8) unnamed_addr #5

declare i32 @rust_eh_personality(i32, i32, i64, ptr, ptr) unnamed_addr #1

declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64) #6

declare void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8) unnamed_addr #7

declare void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr align 8, ptr align 8) unnamed_addr #7

declare i64 @llvm.ctpop.i64(i64) #6

declare void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1, i64) unnamed_addr #7

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #6

declare void @_ZN4core9panicking5panic17h06336e0c962d4a4aE(ptr align 1, i64, ptr align 8) unnamed_addr #7

declare zeroext i1 @_ZN4core5alloc6layout6Layout19is_size_align_valid17hafec545c50d2e0f4E(i64, i64) unnamed_addr #1

declare void @_ZN4core9panicking11panic_const23panic_const_div_by_zero17hc25814f4a0d3df95E(ptr align 8) unnamed_addr #7

declare noalias ptr @__rust_alloc_zeroed(i64, i64 allocalign) unnamed_addr #8

declare noalias ptr @__rust_alloc(i64, i64 allocalign) unnamed_addr #9

declare void @__rust_dealloc(ptr allocptr, i64, i64) unnamed_addr #10

declare noalias ptr @__rust_realloc(ptr allocptr, i64, i64 allocalign, i64) unnamed_addr #11

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #12

declare void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64, i64, ptr align 8) unnamed_addr #13

declare void @_ZN4core9panicking11panic_const24panic_const_mul_overflow17hf1c8947532f8c86bE(ptr align 8) unnamed_addr #7

attributes #0 = { inlinehint nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { cold nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { noinline nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { cold minsize noreturn nounwind nonlazybind optsize "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { cold noinline noreturn nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #8 = { nounwind nonlazybind allockind("alloc,zeroed,aligned") allocsize(0) "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #9 = { nounwind nonlazybind allockind("alloc,uninitialized,aligned") allocsize(0) "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #10 = { nounwind nonlazybind allockind("free") "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #11 = { nounwind nonlazybind allockind("realloc,aligned") allocsize(3) "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #12 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #13 = { cold minsize noinline noreturn nounwind nonlazybind optsize "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #14 = { nounwind }
attributes #15 = { noreturn nounwind }
attributes #16 = { cold nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.85.0 (4d91de4e4 2025-02-17)"}

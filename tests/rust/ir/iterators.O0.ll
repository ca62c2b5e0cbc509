source_filename = "iterators.ac89f4c6498fd168-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@0 = private unnamed_addr constant <{ [8 x i8], [8 x i8] }> <{ [8 x i8] zeroinitializer, [8 x i8] undef }>, align 8
@alloc_4192ed3b92b550c0d82c6e919997c0e9 = private unnamed_addr constant <{ [10 x i8] }> <{ [10 x i8] c"<redacted>" }>, align 1
@alloc_ae52e422ab29884b58622d79788975fe = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4192ed3b92b550c0d82c6e919997c0e9, [16 x i8] c"\0A\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00" }>, align 8
@alloc_c91b8bc9c3eec918049433ec520e9aab = private unnamed_addr constant <{ [67 x i8] }> <{ [67 x i8] c"unsafe precondition(s) violated: u32::unchecked_add cannot overflow" }>, align 1
@alloc_289b84035b3220255b84b8869a538376 = private unnamed_addr constant <{ [69 x i8] }> <{ [69 x i8] c"unsafe precondition(s) violated: usize::unchecked_add cannot overflow" }>, align 1
@alloc_fad0cd83b7d1858a846a172eb260e593 = private unnamed_addr constant <{ [42 x i8] }> <{ [42 x i8] c"is_aligned_to: align is not a power-of-two" }>, align 1
@alloc_e92e94d0ff530782b571cfd99ec66aef = private unnamed_addr constant <{ ptr, [8 x i8] }> <{ ptr @alloc_fad0cd83b7d1858a846a172eb260e593, [8 x i8] c"*\00\00\00\00\00\00\00" }>, align 8
@alloc_546a48d82dbbd37bfd409d4513b73f46 = private unnamed_addr constant <{ [166 x i8] }> <{ [166 x i8] c"unsafe precondition(s) violated: ptr::swap_nonoverlapping requires that both pointer arguments are aligned and non-null and the specified memory ranges do not overlap" }>, align 1
@alloc_ec595fc0e82ef92fc59bd74f68296eae = private unnamed_addr constant <{ [73 x i8] }> <{ [73 x i8] c"assertion failed: 0 < pointee_size && pointee_size <= isize::MAX as usize" }>, align 1
@alloc_7efb3a7632b3620f628ce83a521b4d9b = private unnamed_addr constant <{ [71 x i8] }> <{ [71 x i8] c"unsafe precondition(s) violated: ptr::sub_ptr requires `self >= origin`" }>, align 1
@alloc_ab14703751a9eb3585c49b2e55e9a9e5 = private unnamed_addr constant <{ [104 x i8] }> <{ [104 x i8] c"unsafe precondition(s) violated: hint::assert_unchecked must never be called when the condition is false" }>, align 1
@alloc_a6e8913658d98d0dbd0444b57ddfd811 = private unnamed_addr constant <{ [27 x i8] }> <{ [27 x i8] c"chunk size must be non-zero" }>, align 1
@alloc_2cdbb89777c912da09e05e08ed401368 = private unnamed_addr constant <{ ptr, [8 x i8] }> <{ ptr @alloc_a6e8913658d98d0dbd0444b57ddfd811, [8 x i8] c"\1B\00\00\00\00\00\00\00" }>, align 8
@alloc_d1084648e479974e70c9329824bf76f9 = private unnamed_addr constant <{ [9 x i8] }> <{ [9 x i8] c"mid > len" }>, align 1
@alloc_716ff0773fff869d3b6edfdef8f974a4 = private unnamed_addr constant <{ ptr, [8 x i8] }> <{ ptr @alloc_d1084648e479974e70c9329824bf76f9, [8 x i8] c"\09\00\00\00\00\00\00\00" }>, align 8
@alloc_c7866cdfacb035cf61ca4907fe0d7720 = private unnamed_addr constant <{ [100 x i8] }> <{ [100 x i8] c"unsafe precondition(s) violated: slice::split_at_unchecked requires the index to be within the slice" }>, align 1
@alloc_3dc073651148de734d2593768efc16e9 = private unnamed_addr constant <{ [104 x i8] }> <{ [104 x i8] c"unsafe precondition(s) violated: slice::split_at_mut_unchecked requires the index to be within the slice" }>, align 1
@alloc_d0b5540d38aa67683bd942cb6db4a43b = private unnamed_addr constant <{ [28 x i8] }> <{ [28 x i8] c"window size must be non-zero" }>, align 1
@alloc_11195730e5236cfdc15ea13be1c301f9 = private unnamed_addr constant <{ [162 x i8] }> <{ [162 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`" }>, align 1
@alloc_d685bb4d9a1abf4f5af46d1af0d9ef8a = private unnamed_addr constant <{ [166 x i8] }> <{ [166 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts_mut requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`" }>, align 1
@alloc_763310d78c99c2c1ad3f8a9821e942f3 = private unnamed_addr constant <{ [61 x i8] }> <{ [61 x i8] c"is_nonoverlapping: `size_of::<T>() * count` overflows a usize" }>, align 1
@1 = private unnamed_addr constant <{ [16 x i8] }> <{ [16 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00" }>, align 8

define internal i64 @"_ZN100_$LT$core..iter..adapters..fuse..Fuse$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h9d1d4f2e6d220b76E"(ptr align 8 %self, i64 %0, ptr align 1 %fold) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %1 = alloca [16 x i8], align 8
  %_10 = alloca [1 x i8], align 1
  %iter = alloca [16 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  %acc = alloca [8 x i8], align 8
  store i64 %0, ptr %acc, align 8
  store i8 1, ptr %_10, align 1
  %2 = load ptr, ptr %self, align 8
  %3 = ptrtoint ptr %2 to i64
  %4 = icmp eq i64 %3, 0
  %_4 = select i1 %4, i64 0, i64 1
  %5 = icmp eq i64 %_4, 1
  br i1 %5, label %bb1, label %bb3

bb1:
  store i8 0, ptr %_10, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter, ptr align 8 %self, i64 16, i1 false)
  %_7 = load i64, ptr %acc, align 8
  %_6 = call i64 @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hc799e034d2de24b1E"(ptr align 8 %iter, i64 %_7, ptr align 1 %fold) #7
  br label %bb2

bb3:
  %6 = load i64, ptr %acc, align 8
  store i64 %6, ptr %_0, align 8
  br label %bb6

bb2:
  store i64 %_6, ptr %acc, align 8
  %7 = load i64, ptr %acc, align 8
  store i64 %7, ptr %_0, align 8
  br label %bb4

bb4:
  %8 = load ptr, ptr %self, align 8
  %9 = ptrtoint ptr %8 to i64
  %10 = icmp eq i64 %9, 0
  %_11 = select i1 %10, i64 0, i64 1
  %11 = icmp eq i64 %_11, 1
  br i1 %11, label %bb8, label %bb7

bb6:
  br label %bb4

bb8:
  %12 = load i8, ptr %_10, align 1
  %13 = trunc i8 %12 to i1
  br i1 %13, label %bb9, label %bb7

bb7:
  %14 = load i64, ptr %_0, align 8
  ret i64 %14

bb9:
  br label %bb7

bb12:                                             ; No predecessors!
  %15 = load ptr, ptr %self, align 8
  %16 = ptrtoint ptr %15 to i64
  %17 = icmp eq i64 %16, 0
  %_12 = select i1 %17, i64 0, i64 1
  %18 = icmp eq i64 %_12, 1
  br i1 %18, label %bb10, label %bb5

bb10:
  %19 = load i8, ptr %_10, align 1
  %20 = trunc i8 %19 to i1
  br i1 %20, label %bb11, label %bb5

bb5:
  %21 = load ptr, ptr %1, align 8
  %22 = getelementptr inbounds i8, ptr %1, i64 8
  %23 = load i32, ptr %22, align 8
  %24 = insertvalue { ptr, i32 } poison, ptr %21, 0
  %25 = insertvalue { ptr, i32 } %24, i32 %23, 1
  resume { ptr, i32 } %25

bb11:
  br label %bb5

bb13:                                             ; No predecessors!
  unreachable
}

define internal align 4 ptr @"_ZN100_$LT$core..iter..adapters..skip..Skip$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$24__iterator_get_unchecked17h738455d8c9cbcb19E"(ptr align 8 %self, i64 %idx) unnamed_addr #1 {
start:
  br label %bb4

bb4:
  %0 = getelementptr inbounds i8, ptr %self, i64 16
  %_13 = load i64, ptr %0, align 8
  %idx1 = add i64 %idx, %_13
  %_0 = call align 4 ptr @"_ZN72_$LT$I$u20$as$u20$core..iter..adapters..zip..SpecTrustedRandomAccess$GT$17try_get_unchecked17hb64f3d2d2aa4af2cE"(ptr align 8 %self, i64 %idx1) #7
  ret ptr %_0

bb1:                                              ; No predecessors!
  unreachable

bb2:                                              ; No predecessors!
  unreachable

bb3:                                              ; No predecessors!
  unreachable

bb5:                                              ; No predecessors!
  unreachable

bb6:                                              ; No predecessors!
  unreachable

bb7:                                              ; No predecessors!
  unreachable

bb8:                                              ; No predecessors!
  unreachable

bb9:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN100_$LT$core..iter..adapters..skip..Skip$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17hd313ce7f089ae339E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = alloca [8 x i8], align 8
  %1 = alloca [8 x i8], align 8
  %upper1 = alloca [16 x i8], align 8
  %_4 = alloca [24 x i8], align 8
  %upper = alloca [16 x i8], align 8
  call void @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17h65fa033c4b8692e8E"(ptr sret([24 x i8]) align 8 %_4, ptr align 8 %self) #7
  %lower = load i64, ptr %_4, align 8
  %2 = getelementptr inbounds i8, ptr %_4, i64 8
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %2, i64 8
  %5 = load i64, ptr %4, align 8
  store i64 %3, ptr %upper, align 8
  %6 = getelementptr inbounds i8, ptr %upper, i64 8
  store i64 %5, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %self, i64 16
  %rhs = load i64, ptr %7, align 8
  %8 = call i64 @llvm.usub.sat.i64(i64 %lower, i64 %rhs)
  store i64 %8, ptr %1, align 8
  %lower2 = load i64, ptr %1, align 8
  %_9 = load i64, ptr %upper, align 8
  %9 = icmp eq i64 %_9, 0
  br i1 %9, label %bb3, label %bb4

bb3:
  %10 = load i64, ptr @0, align 8
  %11 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  store i64 %10, ptr %upper1, align 8
  %12 = getelementptr inbounds i8, ptr %upper1, i64 8
  store i64 %11, ptr %12, align 8
  br label %bb5

bb4:
  %13 = getelementptr inbounds i8, ptr %upper, i64 8
  %x = load i64, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %self, i64 16
  %rhs3 = load i64, ptr %14, align 8
  %15 = call i64 @llvm.usub.sat.i64(i64 %x, i64 %rhs3)
  store i64 %15, ptr %0, align 8
  %_11 = load i64, ptr %0, align 8
  %16 = getelementptr inbounds i8, ptr %upper1, i64 8
  store i64 %_11, ptr %16, align 8
  store i64 1, ptr %upper1, align 8
  br label %bb5

bb5:
  %_13.0 = load i64, ptr %upper1, align 8
  %17 = getelementptr inbounds i8, ptr %upper1, i64 8
  %_13.1 = load i64, ptr %17, align 8
  store i64 %lower2, ptr %_0, align 8
  %18 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %_13.0, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %18, i64 8
  store i64 %_13.1, ptr %19, align 8
  ret void

bb2:                                              ; No predecessors!
  unreachable
}

define internal float @"_ZN100_$LT$core..iter..adapters..take..Take$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h32cc7c07bcfafb68E"(ptr align 8 %self, float %init) unnamed_addr #0 {
start:
  %_0 = call float @"_ZN98_$LT$core..iter..adapters..take..Take$LT$I$GT$$u20$as$u20$core..iter..adapters..take..SpecTake$GT$9spec_fold17h96d209a9a05cbf04E"(ptr align 8 %self, float %init) #7
  ret float %_0
}

define internal i64 @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h48eb1e58f5b163aaE"(ptr align 4 %self, i64 %init, ptr align 1 %g) unnamed_addr #1 {
start:
  %_4.0 = load i32, ptr %self, align 4
  %0 = getelementptr inbounds i8, ptr %self, i64 4
  %_4.1 = load i32, ptr %0, align 4
  %1 = getelementptr inbounds i8, ptr %self, i64 8
  %f = load i32, ptr %1, align 4
  %_0 = call i64 @_ZN4core4iter6traits8iterator8Iterator4fold17h8365b53809d3756aE(i32 %_4.0, i32 %_4.1, i64 %init, ptr align 1 %g, i32 %f) #7
  ret i64 %_0
}

define internal float @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h55115c3f8df077aaE"(ptr %self.0, ptr %self.1, float %init) unnamed_addr #1 {
start:
  %_0 = call float @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h519e52a19e574a59E"(ptr %self.0, ptr %self.1, float %init) #7
  ret float %_0
}

define internal i64 @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hc799e034d2de24b1E"(ptr align 8 %self, i64 %init, ptr align 1 %g) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_4.0 = load i32, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %0, i64 4
  %_4.1 = load i32, ptr %1, align 4
  %f = load ptr, ptr %self, align 8
  %_0 = call i64 @_ZN4core4iter6traits8iterator8Iterator4fold17hdf7cb4fbb8e5cdd8E(i32 %_4.0, i32 %_4.1, i64 %init, ptr align 1 %g, ptr align 4 %f) #7
  ret i64 %_0
}

define internal { ptr, ptr } @"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h064d12d341ca09fcE"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = call { ptr, ptr } @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4next17h43b4c736957e9d62E"(ptr align 8 %self) #7
  %_0.0 = extractvalue { ptr, ptr } %0, 0
  %_0.1 = extractvalue { ptr, ptr } %0, 1
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2
}

define internal void @"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h3192bbcf0fa498b0E"(ptr sret([32 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
start:
  call void @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4next17hdc512574ee62e12cE"(ptr sret([32 x i8]) align 8 %_0, ptr align 8 %self) #7
  ret void
}

define internal { ptr, ptr } @"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h6247a0e86b8cf6ffE"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = call { ptr, ptr } @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4next17h6496e26cb1633049E"(ptr align 8 %self) #7
  %_0.0 = extractvalue { ptr, ptr } %0, 0
  %_0.1 = extractvalue { ptr, ptr } %0, 1
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2
}

define internal void @"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hc7f424d3bce21f9bE"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
start:
  call void @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4next17h43cb848681f7393fE"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) #7
  ret void
}

define internal float @"_ZN104_$LT$core..iter..adapters..copied..Copied$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17ha2dc9975b989fb80E"(ptr align 8 %self, float %init) unnamed_addr #1 {
start:
  %_4 = alloca [32 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_4, ptr align 8 %self, i64 32, i1 false)
  %_0 = call float @"_ZN100_$LT$core..iter..adapters..take..Take$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h32cc7c07bcfafb68E"(ptr align 8 %_4, float %init) #7
  ret float %_0
}

define internal i64 @"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count17h41d873503e262d54E"(ptr %self.0, ptr %self.1) unnamed_addr #0 {
start:
  %0 = call { ptr, ptr } @_ZN4core4iter6traits8iterator8Iterator3map17h84d686b609f1e67eE(ptr %self.0, ptr %self.1) #7
  %self.01 = extractvalue { ptr, ptr } %0, 0
  %self.12 = extractvalue { ptr, ptr } %0, 1
  %_0 = call i64 @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hc799e7e75846434dE"(ptr %self.01, ptr %self.12, i64 0) #7
  ret i64 %_0
}

define internal i64 @"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count8to_usize28_$u7b$$u7b$closure$u7d$$u7d$17h4fe54468572be756E"(ptr align 1 %_1, ptr align 4 %0) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %1 = alloca [16 x i8], align 8
  %x = alloca [8 x i8], align 8
  store ptr %0, ptr %x, align 8
  %_3 = call zeroext i1 @"_ZN9iterators14count_positive28_$u7b$$u7b$closure$u7d$$u7d$17h6306eddc740b6990E"(ptr align 1 %_1, ptr align 8 %x) #7
  br label %bb1

bb1:
  %_0 = zext i1 %_3 to i64
  ret i64 %_0

bb3:                                              ; No predecessors!
  %2 = load ptr, ptr %1, align 8
  %3 = getelementptr inbounds i8, ptr %1, i64 8
  %4 = load i32, ptr %3, align 8
  %5 = insertvalue { ptr, i32 } poison, ptr %2, 0
  %6 = insertvalue { ptr, i32 } %5, i32 %4, 1
  resume { ptr, i32 } %6
}

define internal { ptr, i64 } @"_ZN108_$LT$core..slice..iter..Chunks$LT$T$GT$$u20$as$u20$core..iter..traits..double_ended..DoubleEndedIterator$GT$9next_back17h9383dfcf882ffcfbE"(ptr align 8 %self) unnamed_addr #0 {
start:
  %_9 = alloca [32 x i8], align 8
  %chunksz = alloca [8 x i8], align 8
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
  br label %bb8

bb2:
  %_14.0 = load ptr, ptr %self, align 8
  %5 = getelementptr inbounds i8, ptr %self, i64 8
  %_14.1 = load i64, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %self, i64 16
  %_4 = load i64, ptr %6, align 8
  %_5 = icmp eq i64 %_4, 0
  br i1 %_5, label %panic, label %bb3

bb8:
  %7 = load ptr, ptr %_0, align 8
  %8 = getelementptr inbounds i8, ptr %_0, i64 8
  %9 = load i64, ptr %8, align 8
  %10 = insertvalue { ptr, i64 } poison, ptr %7, 0
  %11 = insertvalue { ptr, i64 } %10, i64 %9, 1
  ret { ptr, i64 } %11

bb3:
  %remainder = urem i64 %_14.1, %_4
  %12 = icmp eq i64 %remainder, 0
  br i1 %12, label %bb5, label %bb4

panic:
  call void @_ZN4core9panicking11panic_const23panic_const_rem_by_zero17h302cb8efe1b5e772E(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb5:
  %13 = getelementptr inbounds i8, ptr %self, i64 16
  %14 = load i64, ptr %13, align 8
  store i64 %14, ptr %chunksz, align 8
  br label %bb6

bb4:
  store i64 %remainder, ptr %chunksz, align 8
  br label %bb6

bb6:
  %_15.0 = load ptr, ptr %self, align 8
  %15 = getelementptr inbounds i8, ptr %self, i64 8
  %_15.1 = load i64, ptr %15, align 8
  %_16.0 = load ptr, ptr %self, align 8
  %16 = getelementptr inbounds i8, ptr %self, i64 8
  %_16.1 = load i64, ptr %16, align 8
  %_12 = load i64, ptr %chunksz, align 8
  %_10 = sub i64 %_16.1, %_12
  call void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$18split_at_unchecked17h4a41b2b2f5da9f7cE"(ptr sret([32 x i8]) align 8 %_9, ptr align 4 %_15.0, i64 %_15.1, i64 %_10) #7
  %fst.0 = load ptr, ptr %_9, align 8
  %17 = getelementptr inbounds i8, ptr %_9, i64 8
  %fst.1 = load i64, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %_9, i64 16
  %snd.0 = load ptr, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %18, i64 8
  %snd.1 = load i64, ptr %19, align 8
  store ptr %fst.0, ptr %self, align 8
  %20 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %fst.1, ptr %20, align 8
  store ptr %snd.0, ptr %_0, align 8
  %21 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %snd.1, ptr %21, align 8
  br label %bb8
}

define internal { i64, ptr } @"_ZN110_$LT$core..iter..adapters..enumerate..Enumerate$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hc9713d0c5192f6daE"(ptr align 8 %self) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %self1 = alloca [8 x i8], align 8
  %_3 = alloca [8 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %1 = call align 4 ptr @"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h7bba9c3727dd38c1E"(ptr align 8 %self) #7
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
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
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

define internal void @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$3new17h1a367a3442dfcfd4E"(ptr sret([64 x i8]) align 8 %_0, ptr align 8 %a, ptr %0, ptr %1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %2 = alloca [16 x i8], align 8
  %_8 = alloca [24 x i8], align 8
  %b = alloca [16 x i8], align 8
  store ptr %0, ptr %b, align 8
  %3 = getelementptr inbounds i8, ptr %b, i64 8
  store ptr %1, ptr %3, align 8
  %a_len = call i64 @_ZN4core4iter8adapters3zip27TrustedRandomAccessNoCoerce4size17h5301e023cda9287cE(ptr align 8 %a) #7
  br label %bb1

bb1:
  %v2 = call i64 @_ZN4core4iter8adapters3zip27TrustedRandomAccessNoCoerce4size17h9f5ad64560ed48efE(ptr align 8 %b) #7
  br label %bb2

bb2:
  %len = call i64 @_ZN4core3cmp6min_by17h41baa27a5a851dc3E(i64 %a_len, i64 %v2) #7
  br label %bb6

bb6:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_8, ptr align 8 %a, i64 24, i1 false)
  %_9.0 = load ptr, ptr %b, align 8
  %4 = getelementptr inbounds i8, ptr %b, i64 8
  %_9.1 = load ptr, ptr %4, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %_8, i64 24, i1 false)
  %5 = getelementptr inbounds i8, ptr %_0, i64 24
  store ptr %_9.0, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 8
  store ptr %_9.1, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %_0, i64 40
  store i64 0, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %_0, i64 48
  store i64 %len, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %_0, i64 56
  store i64 %a_len, ptr %9, align 8
  ret void

bb3:                                              ; No predecessors!
  %10 = load ptr, ptr %2, align 8
  %11 = getelementptr inbounds i8, ptr %2, i64 8
  %12 = load i32, ptr %11, align 8
  %13 = insertvalue { ptr, i32 } poison, ptr %10, 0
  %14 = insertvalue { ptr, i32 } %13, i32 %12, 1
  resume { ptr, i32 } %14
}

define internal void @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$3new17h4ea8f6598b959ba8E"(ptr sret([56 x i8]) align 8 %_0, ptr %0, ptr %1, ptr %2, ptr %3) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %4 = alloca [16 x i8], align 8
  %b = alloca [16 x i8], align 8
  %a = alloca [16 x i8], align 8
  store ptr %0, ptr %a, align 8
  %5 = getelementptr inbounds i8, ptr %a, i64 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %b, align 8
  %6 = getelementptr inbounds i8, ptr %b, i64 8
  store ptr %3, ptr %6, align 8
  %a_len = call i64 @_ZN4core4iter8adapters3zip27TrustedRandomAccessNoCoerce4size17h9f5ad64560ed48efE(ptr align 8 %a) #7
  br label %bb1

bb1:
  %v2 = call i64 @_ZN4core4iter8adapters3zip27TrustedRandomAccessNoCoerce4size17h55405e6b0c4d30dbE(ptr align 8 %b) #7
  br label %bb2

bb2:
  %len = call i64 @_ZN4core3cmp6min_by17h41baa27a5a851dc3E(i64 %a_len, i64 %v2) #7
  br label %bb6

bb6:
  %_8.0 = load ptr, ptr %a, align 8
  %7 = getelementptr inbounds i8, ptr %a, i64 8
  %_8.1 = load ptr, ptr %7, align 8
  %_9.0 = load ptr, ptr %b, align 8
  %8 = getelementptr inbounds i8, ptr %b, i64 8
  %_9.1 = load ptr, ptr %8, align 8
  store ptr %_8.0, ptr %_0, align 8
  %9 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %_8.1, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %_0, i64 16
  store ptr %_9.0, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 8
  store ptr %_9.1, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %_0, i64 32
  store i64 0, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %_0, i64 40
  store i64 %len, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %_0, i64 48
  store i64 %a_len, ptr %14, align 8
  ret void

bb3:                                              ; No predecessors!
  %15 = load ptr, ptr %4, align 8
  %16 = getelementptr inbounds i8, ptr %4, i64 8
  %17 = load i32, ptr %16, align 8
  %18 = insertvalue { ptr, i32 } poison, ptr %15, 0
  %19 = insertvalue { ptr, i32 } %18, i32 %17, 1
  resume { ptr, i32 } %19
}

define internal void @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$3new17h721471838c481022E"(ptr sret([56 x i8]) align 8 %_0, ptr %0, ptr %1, ptr %2, ptr %3) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %4 = alloca [16 x i8], align 8
  %b = alloca [16 x i8], align 8
  %a = alloca [16 x i8], align 8
  store ptr %0, ptr %a, align 8
  %5 = getelementptr inbounds i8, ptr %a, i64 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %b, align 8
  %6 = getelementptr inbounds i8, ptr %b, i64 8
  store ptr %3, ptr %6, align 8
  %a_len = call i64 @_ZN4core4iter8adapters3zip27TrustedRandomAccessNoCoerce4size17h9f5ad64560ed48efE(ptr align 8 %a) #7
  br label %bb1

bb1:
  %v2 = call i64 @_ZN4core4iter8adapters3zip27TrustedRandomAccessNoCoerce4size17h9f5ad64560ed48efE(ptr align 8 %b) #7
  br label %bb2

bb2:
  %len = call i64 @_ZN4core3cmp6min_by17h41baa27a5a851dc3E(i64 %a_len, i64 %v2) #7
  br label %bb6

bb6:
  %_8.0 = load ptr, ptr %a, align 8
  %7 = getelementptr inbounds i8, ptr %a, i64 8
  %_8.1 = load ptr, ptr %7, align 8
  %_9.0 = load ptr, ptr %b, align 8
  %8 = getelementptr inbounds i8, ptr %b, i64 8
  %_9.1 = load ptr, ptr %8, align 8
  store ptr %_8.0, ptr %_0, align 8
  %9 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %_8.1, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %_0, i64 16
  store ptr %_9.0, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 8
  store ptr %_9.1, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %_0, i64 32
  store i64 0, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %_0, i64 40
  store i64 %len, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %_0, i64 48
  store i64 %a_len, ptr %14, align 8
  ret void

bb3:                                              ; No predecessors!
  %15 = load ptr, ptr %4, align 8
  %16 = getelementptr inbounds i8, ptr %4, i64 8
  %17 = load i32, ptr %16, align 8
  %18 = insertvalue { ptr, i32 } poison, ptr %15, 0
  %19 = insertvalue { ptr, i32 } %18, i32 %17, 1
  resume { ptr, i32 } %19
}

define internal void @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$3new17h7cb5fc91f8f7b15dE"(ptr sret([104 x i8]) align 8 %_0, ptr align 8 %a, ptr align 8 %b) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_9 = alloca [40 x i8], align 8
  %_8 = alloca [40 x i8], align 8
  %a_len = call i64 @_ZN4core4iter8adapters3zip27TrustedRandomAccessNoCoerce4size17hb9dce77768f70d39E(ptr align 8 %a) #7
  br label %bb1

bb1:
  %v2 = call i64 @_ZN4core4iter8adapters3zip27TrustedRandomAccessNoCoerce4size17hb9dce77768f70d39E(ptr align 8 %b) #7
  br label %bb2

bb2:
  %len = call i64 @_ZN4core3cmp6min_by17h41baa27a5a851dc3E(i64 %a_len, i64 %v2) #7
  br label %bb6

bb6:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_8, ptr align 8 %a, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_9, ptr align 8 %b, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %_8, i64 40, i1 false)
  %1 = getelementptr inbounds i8, ptr %_0, i64 40
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 8 %_9, i64 40, i1 false)
  %2 = getelementptr inbounds i8, ptr %_0, i64 80
  store i64 0, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %_0, i64 88
  store i64 %len, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %_0, i64 96
  store i64 %a_len, ptr %4, align 8
  ret void

bb3:                                              ; No predecessors!
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = load i32, ptr %6, align 8
  %8 = insertvalue { ptr, i32 } poison, ptr %5, 0
  %9 = insertvalue { ptr, i32 } %8, i32 %7, 1
  resume { ptr, i32 } %9
}

define internal { ptr, ptr } @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4next17h43b4c736957e9d62E"(ptr align 8 %self) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 32
  %_3 = load i64, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 40
  %_4 = load i64, ptr %2, align 8
  %_2 = icmp ult i64 %_3, %_4
  br i1 %_2, label %bb1, label %bb4

bb4:
  br label %bb10

bb1:
  %3 = getelementptr inbounds i8, ptr %self, i64 32
  %i = load i64, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %self, i64 32
  %5 = getelementptr inbounds i8, ptr %self, i64 32
  %6 = load i64, ptr %5, align 8
  %7 = add i64 %6, 1
  store i64 %7, ptr %4, align 8
  %_7 = call align 4 ptr @"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$24__iterator_get_unchecked17hc37edec5512a5d01E"(ptr align 8 %self, i64 %i) #7
  %_10 = getelementptr inbounds i8, ptr %self, i64 16
  %_9 = call align 4 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$24__iterator_get_unchecked17h50c7e2da311e5689E"(ptr align 8 %_10, i64 %i) #7
  br label %bb3

bb10:
  store ptr null, ptr %_0, align 8
  br label %bb11

bb11:
  br label %bb12

bb12:
  %8 = load ptr, ptr %_0, align 8
  %9 = getelementptr inbounds i8, ptr %_0, i64 8
  %10 = load ptr, ptr %9, align 8
  %11 = insertvalue { ptr, ptr } poison, ptr %8, 0
  %12 = insertvalue { ptr, ptr } %11, ptr %10, 1
  ret { ptr, ptr } %12

bb3:
  store ptr %_7, ptr %_0, align 8
  %13 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %_9, ptr %13, align 8
  br label %bb12

bb13:                                             ; No predecessors!
  %14 = load ptr, ptr %0, align 8
  %15 = getelementptr inbounds i8, ptr %0, i64 8
  %16 = load i32, ptr %15, align 8
  %17 = insertvalue { ptr, i32 } poison, ptr %14, 0
  %18 = insertvalue { ptr, i32 } %17, i32 %16, 1
  resume { ptr, i32 } %18

bb5:                                              ; No predecessors!
  unreachable

bb6:                                              ; No predecessors!
  unreachable

bb7:                                              ; No predecessors!
  unreachable

bb8:                                              ; No predecessors!
  unreachable

bb9:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4next17h43cb848681f7393fE"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_6 = alloca [24 x i8], align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 40
  %_3 = load i64, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 48
  %_4 = load i64, ptr %2, align 8
  %_2 = icmp ult i64 %_3, %_4
  br i1 %_2, label %bb1, label %bb4

bb4:
  br label %bb10

bb1:
  %3 = getelementptr inbounds i8, ptr %self, i64 40
  %i = load i64, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %self, i64 40
  %5 = getelementptr inbounds i8, ptr %self, i64 40
  %6 = load i64, ptr %5, align 8
  %7 = add i64 %6, 1
  store i64 %7, ptr %4, align 8
  %8 = call { ptr, i64 } @"_ZN94_$LT$core..slice..iter..Windows$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$24__iterator_get_unchecked17h22baf45f8146c8eeE"(ptr align 8 %self, i64 %i) #7
  %_7.0 = extractvalue { ptr, i64 } %8, 0
  %_7.1 = extractvalue { ptr, i64 } %8, 1
  %_10 = getelementptr inbounds i8, ptr %self, i64 24
  %_9 = call align 4 ptr @"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$24__iterator_get_unchecked17hc37edec5512a5d01E"(ptr align 8 %_10, i64 %i) #7
  br label %bb3

bb10:
  store ptr null, ptr %_0, align 8
  br label %bb11

bb11:
  br label %bb12

bb12:
  ret void

bb3:
  store ptr %_7.0, ptr %_6, align 8
  %9 = getelementptr inbounds i8, ptr %_6, i64 8
  store i64 %_7.1, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %_6, i64 16
  store ptr %_9, ptr %10, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %_6, i64 24, i1 false)
  br label %bb12

bb13:                                             ; No predecessors!
  %11 = load ptr, ptr %0, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  %13 = load i32, ptr %12, align 8
  %14 = insertvalue { ptr, i32 } poison, ptr %11, 0
  %15 = insertvalue { ptr, i32 } %14, i32 %13, 1
  resume { ptr, i32 } %15

bb5:                                              ; No predecessors!
  unreachable

bb6:                                              ; No predecessors!
  unreachable

bb7:                                              ; No predecessors!
  unreachable

bb8:                                              ; No predecessors!
  unreachable

bb9:                                              ; No predecessors!
  unreachable
}

define internal { ptr, ptr } @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4next17h6496e26cb1633049E"(ptr align 8 %self) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 32
  %_3 = load i64, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 40
  %_4 = load i64, ptr %2, align 8
  %_2 = icmp ult i64 %_3, %_4
  br i1 %_2, label %bb1, label %bb4

bb4:
  br label %bb10

bb1:
  %3 = getelementptr inbounds i8, ptr %self, i64 32
  %i = load i64, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %self, i64 32
  %5 = getelementptr inbounds i8, ptr %self, i64 32
  %6 = load i64, ptr %5, align 8
  %7 = add i64 %6, 1
  store i64 %7, ptr %4, align 8
  %_7 = call align 4 ptr @"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$24__iterator_get_unchecked17hc37edec5512a5d01E"(ptr align 8 %self, i64 %i) #7
  %_10 = getelementptr inbounds i8, ptr %self, i64 16
  %_9 = call align 4 ptr @"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$24__iterator_get_unchecked17hc37edec5512a5d01E"(ptr align 8 %_10, i64 %i) #7
  br label %bb3

bb10:
  store ptr null, ptr %_0, align 8
  br label %bb11

bb11:
  br label %bb12

bb12:
  %8 = load ptr, ptr %_0, align 8
  %9 = getelementptr inbounds i8, ptr %_0, i64 8
  %10 = load ptr, ptr %9, align 8
  %11 = insertvalue { ptr, ptr } poison, ptr %8, 0
  %12 = insertvalue { ptr, ptr } %11, ptr %10, 1
  ret { ptr, ptr } %12

bb3:
  store ptr %_7, ptr %_0, align 8
  %13 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %_9, ptr %13, align 8
  br label %bb12

bb13:                                             ; No predecessors!
  %14 = load ptr, ptr %0, align 8
  %15 = getelementptr inbounds i8, ptr %0, i64 8
  %16 = load i32, ptr %15, align 8
  %17 = insertvalue { ptr, i32 } poison, ptr %14, 0
  %18 = insertvalue { ptr, i32 } %17, i32 %16, 1
  resume { ptr, i32 } %18

bb5:                                              ; No predecessors!
  unreachable

bb6:                                              ; No predecessors!
  unreachable

bb7:                                              ; No predecessors!
  unreachable

bb8:                                              ; No predecessors!
  unreachable

bb9:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4next17hdc512574ee62e12cE"(ptr sret([32 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_6 = alloca [32 x i8], align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 80
  %_3 = load i64, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 88
  %_4 = load i64, ptr %2, align 8
  %_2 = icmp ult i64 %_3, %_4
  br i1 %_2, label %bb1, label %bb4

bb4:
  br label %bb10

bb1:
  %3 = getelementptr inbounds i8, ptr %self, i64 80
  %i = load i64, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %self, i64 80
  %5 = getelementptr inbounds i8, ptr %self, i64 80
  %6 = load i64, ptr %5, align 8
  %7 = add i64 %6, 1
  store i64 %7, ptr %4, align 8
  %8 = call { ptr, i64 } @"_ZN98_$LT$core..slice..iter..ChunksExact$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$24__iterator_get_unchecked17h26210127a4d8f29bE"(ptr align 8 %self, i64 %i) #7
  %_7.0 = extractvalue { ptr, i64 } %8, 0
  %_7.1 = extractvalue { ptr, i64 } %8, 1
  %_10 = getelementptr inbounds i8, ptr %self, i64 40
  %9 = call { ptr, i64 } @"_ZN98_$LT$core..slice..iter..ChunksExact$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$24__iterator_get_unchecked17h26210127a4d8f29bE"(ptr align 8 %_10, i64 %i) #7
  %_9.0 = extractvalue { ptr, i64 } %9, 0
  %_9.1 = extractvalue { ptr, i64 } %9, 1
  br label %bb3

bb10:
  store ptr null, ptr %_0, align 8
  br label %bb11

bb11:
  br label %bb12

bb12:
  ret void

bb3:
  store ptr %_7.0, ptr %_6, align 8
  %10 = getelementptr inbounds i8, ptr %_6, i64 8
  store i64 %_7.1, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %_6, i64 16
  store ptr %_9.0, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %11, i64 8
  store i64 %_9.1, ptr %12, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %_6, i64 32, i1 false)
  br label %bb12

bb13:                                             ; No predecessors!
  %13 = load ptr, ptr %0, align 8
  %14 = getelementptr inbounds i8, ptr %0, i64 8
  %15 = load i32, ptr %14, align 8
  %16 = insertvalue { ptr, i32 } poison, ptr %13, 0
  %17 = insertvalue { ptr, i32 } %16, i32 %15, 1
  resume { ptr, i32 } %17

bb5:                                              ; No predecessors!
  unreachable

bb6:                                              ; No predecessors!
  unreachable

bb7:                                              ; No predecessors!
  unreachable

bb8:                                              ; No predecessors!
  unreachable

bb9:                                              ; No predecessors!
  unreachable
}

define internal i64 @"_ZN114_$LT$core..iter..adapters..flatten..FlatMap$LT$I$C$U$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17heb09644dcb8fb777E"(ptr align 8 %self, i64 %init) unnamed_addr #0 {
start:
  %_4 = alloca [48 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_4, ptr align 8 %self, i64 48, i1 false)
  %_0 = call i64 @"_ZN116_$LT$core..iter..adapters..flatten..FlattenCompat$LT$I$C$U$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h82f0d24bcb9ab3d5E"(ptr align 8 %_4, i64 %init) #7
  ret i64 %_0
}

define internal i64 @"_ZN116_$LT$core..iter..adapters..flatten..FlattenCompat$LT$I$C$U$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h82f0d24bcb9ab3d5E"(ptr align 8 %self, i64 %init) unnamed_addr #0 {
start:
  %_0 = call i64 @"_ZN4core4iter8adapters7flatten26FlattenCompat$LT$I$C$U$GT$9iter_fold17h32bf611e3e3f37deE"(ptr align 8 %self, i64 %init) #7
  ret i64 %_0
}

define internal i64 @"_ZN116_$LT$core..iter..adapters..flatten..FlattenCompat$LT$I$C$U$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold7flatten28_$u7b$$u7b$closure$u7d$$u7d$17h69c48d19a6623299E"(ptr align 1 %_1, i64 %acc, ptr align 4 %iter) unnamed_addr #0 {
start:
  %_0 = call i64 @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h48eb1e58f5b163aaE"(ptr align 4 %iter, i64 %acc, ptr align 1 %_1) #7
  ret i64 %_0
}

define internal i32 @"_ZN47_$LT$u32$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17h9478333eed3d01d4E"(i32 %start1, i64 %n) unnamed_addr #0 {
start:
  %rhs = trunc i64 %n to i32
  br label %bb1

bb1:
  call void @"_ZN4core3num21_$LT$impl$u20$u32$GT$13unchecked_add18precondition_check17hd4d8cfa069c1d0a8E"(i32 %start1, i32 %rhs) #7
  br label %bb2

bb2:
  %_0 = add nuw i32 %start1, %rhs
  ret i32 %_0
}

define internal float @"_ZN49_$LT$$RF$f32$u20$as$u20$core..ops..arith..Mul$GT$3mul17h19820373010b0deeE"(ptr align 4 %self, ptr align 4 %other, ptr align 8 %0) unnamed_addr #0 {
start:
  %_3 = load float, ptr %self, align 4
  %_4 = load float, ptr %other, align 4
  %_0 = fmul float %_3, %_4
  ret float %_0
}

define internal i64 @"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hf688d0c4f1ae2cf6E"(i64 %start1, i64 %n) unnamed_addr #0 {
start:
  br label %bb1

bb1:
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h7a4c6869f564fc56E"(i64 %start1, i64 %n) #7
  br label %bb2

bb2:
  %_0 = add nuw i64 %start1, %n
  ret i64 %_0
}

define internal void @_ZN4core10intrinsics25typed_swap_nonoverlapping17h86f5c3fff3624407E(ptr %x, ptr %y) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  call void @_ZN4core3ptr19swap_nonoverlapping17hf5a66693f207bf1aE(ptr %x, ptr %y, i64 1) #7
  ret void
}

define internal void @_ZN4core10intrinsics9cold_path17h14752af9524ec8ecE() unnamed_addr #2 {
start:
  ret void
}

define internal i8 @"_ZN4core3cmp5impls50_$LT$impl$u20$core..cmp..Ord$u20$for$u20$usize$GT$3cmp17h42424a2423821b08E"(ptr align 8 %self, ptr align 8 %other) unnamed_addr #0 {
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

define internal i64 @_ZN4core3cmp6min_by17h41baa27a5a851dc3E(i64 %0, i64 %1) unnamed_addr #0 personality ptr @rust_eh_personality {
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
  %3 = call i8 @_ZN4core3ops8function6FnOnce9call_once17hf0106915de76020aE(ptr align 8 %v1, ptr align 8 %v2) #7
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
  store i8 0, ptr %_10, align 1
  %4 = load i64, ptr %v1, align 8
  store i64 %4, ptr %_0, align 8
  br label %bb9

bb3:
  %5 = load i64, ptr %v2, align 8
  store i64 %5, ptr %_0, align 8
  br label %bb5

bb9:
  br label %bb6

bb6:
  %6 = load i64, ptr %_0, align 8
  ret i64 %6

bb5:
  %7 = load i8, ptr %_10, align 1
  %8 = trunc i8 %7 to i1
  br i1 %8, label %bb10, label %bb6

bb10:
  br label %bb6

bb7:                                              ; No predecessors!
  br label %bb12

bb12:
  %9 = load i8, ptr %_10, align 1
  %10 = trunc i8 %9 to i1
  br i1 %10, label %bb11, label %bb8

bb8:
  %11 = load ptr, ptr %2, align 8
  %12 = getelementptr inbounds i8, ptr %2, i64 8
  %13 = load i32, ptr %12, align 8
  %14 = insertvalue { ptr, i32 } poison, ptr %11, 0
  %15 = insertvalue { ptr, i32 } %14, i32 %13, 1
  resume { ptr, i32 } %15

bb11:
  br label %bb8
}

define internal float @"_ZN4core3f3221_$LT$impl$u20$f32$GT$3max17h6cfb4f6873a3c749E"(float %self, float %other) unnamed_addr #0 {
start:
  %0 = alloca [4 x i8], align 4
  %1 = call float @llvm.maxnum.f32(float %self, float %other)
  store float %1, ptr %0, align 4
  %_0 = load float, ptr %0, align 4
  ret float %_0
}

define internal void @_ZN4core3mem4swap17h17b96059f3a15b18E(ptr align 4 %x, ptr align 4 %y) unnamed_addr #0 {
start:
  %0 = load float, ptr %x, align 4
  %1 = load float, ptr %y, align 4
  store float %1, ptr %x, align 4
  store float %0, ptr %y, align 4
  ret void
}

define internal void @"_ZN4core3num21_$LT$impl$u20$u32$GT$13unchecked_add18precondition_check17hd4d8cfa069c1d0a8E"(i32 %lhs, i32 %rhs) unnamed_addr #0 {
start:
  %0 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %lhs, i32 %rhs)
  %_5.0 = extractvalue { i32, i1 } %0, 0
  %_5.1 = extractvalue { i32, i1 } %0, 1
  br i1 %_5.1, label %bb1, label %bb2

bb2:
  ret void

bb1:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_c91b8bc9c3eec918049433ec520e9aab, i64 67) #8
  unreachable
}

define internal void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h7a4c6869f564fc56E"(i64 %lhs, i64 %rhs) unnamed_addr #0 {
start:
  %0 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %lhs, i64 %rhs)
  %_5.0 = extractvalue { i64, i1 } %0, 0
  %_5.1 = extractvalue { i64, i1 } %0, 1
  br i1 %_5.1, label %bb1, label %bb2

bb2:
  ret void

bb1:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_289b84035b3220255b84b8869a538376, i64 69) #8
  unreachable
}

define internal i64 @"_ZN4core3ops8function5impls79_$LT$impl$u20$core..ops..function..FnMut$LT$A$GT$$u20$for$u20$$RF$mut$u20$F$GT$8call_mut17hc07802bae1fa1eb5E"(ptr align 8 %self, i64 %0, i64 %1) unnamed_addr #1 {
start:
  %args = alloca [16 x i8], align 8
  store i64 %0, ptr %args, align 8
  %2 = getelementptr inbounds i8, ptr %args, i64 8
  store i64 %1, ptr %2, align 8
  %_3 = load ptr, ptr %self, align 8
  %3 = load i64, ptr %args, align 8
  %4 = getelementptr inbounds i8, ptr %args, i64 8
  %5 = load i64, ptr %4, align 8
  %_0 = call i64 @"_ZN54_$LT$u64$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h69e63bce921a9240E"(ptr align 1 %_3, i64 %3, i64 %5) #7
  ret i64 %_0
}

define internal i8 @_ZN4core3ops8function6FnOnce9call_once17hf0106915de76020aE(ptr align 8 %0, ptr align 8 %1) unnamed_addr #0 {
start:
  %_2 = alloca [16 x i8], align 8
  store ptr %0, ptr %_2, align 8
  %2 = getelementptr inbounds i8, ptr %_2, i64 8
  store ptr %1, ptr %2, align 8
  %3 = load ptr, ptr %_2, align 8
  %4 = getelementptr inbounds i8, ptr %_2, i64 8
  %5 = load ptr, ptr %4, align 8
  %_0 = call i8 @"_ZN4core3cmp5impls50_$LT$impl$u20$core..cmp..Ord$u20$for$u20$usize$GT$3cmp17h42424a2423821b08E"(ptr align 8 %3, ptr align 8 %5) #7
  ret i8 %_0
}

define internal void @_ZN4core3ptr19swap_nonoverlapping17hf5a66693f207bf1aE(ptr %x, ptr %y, i64 %count) unnamed_addr #0 {
start:
  br label %bb1

bb1:
  call void @_ZN4core3ptr19swap_nonoverlapping18precondition_check17h42440aa0815b8ce3E(ptr %x, ptr %y, i64 4, i64 4, i64 %count) #7
  br label %bb3

bb3:
  call void @_ZN4core3ptr19swap_nonoverlapping7runtime17h12343f50192feb6aE(ptr %x, ptr %y, i64 %count) #7
  ret void
}

define internal void @_ZN4core3ptr19swap_nonoverlapping18precondition_check17h42440aa0815b8ce3E(ptr %x, ptr %y, i64 %size, i64 %align, i64 %count) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [4 x i8], align 4
  %_28 = alloca [48 x i8], align 8
  %_23 = alloca [4 x i8], align 4
  %_22 = alloca [8 x i8], align 8
  %_21 = alloca [8 x i8], align 8
  %_20 = alloca [8 x i8], align 8
  %_19 = alloca [48 x i8], align 8
  %is_zst = alloca [1 x i8], align 1
  %align1 = alloca [8 x i8], align 8
  %ptr = alloca [8 x i8], align 8
  %zero_size = alloca [1 x i8], align 1
  %1 = icmp eq i64 %size, 0
  br i1 %1, label %bb1, label %bb2

bb1:
  store i8 1, ptr %zero_size, align 1
  store ptr %x, ptr %ptr, align 8
  store i64 %align, ptr %align1, align 8
  %2 = load i8, ptr %zero_size, align 1
  %3 = trunc i8 %2 to i1
  %4 = zext i1 %3 to i8
  store i8 %4, ptr %is_zst, align 1
  %5 = call i64 @llvm.ctpop.i64(i64 %align)
  %6 = trunc i64 %5 to i32
  store i32 %6, ptr %_23, align 4
  %7 = load i32, ptr %_23, align 4
  %8 = icmp eq i32 %7, 1
  br i1 %8, label %bb26, label %bb15

bb2:
  %9 = icmp eq i64 %count, 0
  %10 = zext i1 %9 to i8
  store i8 %10, ptr %zero_size, align 1
  store ptr %x, ptr %ptr, align 8
  store i64 %align, ptr %align1, align 8
  %11 = load i8, ptr %zero_size, align 1
  %12 = trunc i8 %11 to i1
  %13 = zext i1 %12 to i8
  store i8 %13, ptr %is_zst, align 1
  %14 = call i64 @llvm.ctpop.i64(i64 %align)
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr %_23, align 4
  %16 = load i32, ptr %_23, align 4
  %17 = icmp eq i32 %16, 1
  br i1 %17, label %bb14, label %bb15

bb26:
  %18 = ptrtoint ptr %x to i64
  store i64 %18, ptr %_21, align 8
  %19 = sub i64 %align, 1
  store i64 %19, ptr %_22, align 8
  %20 = load i64, ptr %_21, align 8
  %21 = load i64, ptr %_22, align 8
  %22 = and i64 %20, %21
  store i64 %22, ptr %_20, align 8
  %23 = load i64, ptr %_20, align 8
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %bb27, label %bb11

bb15:
  store ptr @alloc_e92e94d0ff530782b571cfd99ec66aef, ptr %_19, align 8
  %25 = getelementptr inbounds i8, ptr %_19, i64 8
  store i64 1, ptr %25, align 8
  %26 = load ptr, ptr @0, align 8
  %27 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  %28 = getelementptr inbounds i8, ptr %_19, i64 32
  store ptr %26, ptr %28, align 8
  %29 = getelementptr inbounds i8, ptr %28, i64 8
  store i64 %27, ptr %29, align 8
  %30 = getelementptr inbounds i8, ptr %_19, i64 16
  store ptr inttoptr (i64 8 to ptr), ptr %30, align 8
  %31 = getelementptr inbounds i8, ptr %30, i64 8
  store i64 0, ptr %31, align 8
  call void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr align 8 %_19, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb27:
  br label %bb12

bb11:
  br label %bb6

bb12:
  br label %bb3

bb14:
  %32 = ptrtoint ptr %x to i64
  store i64 %32, ptr %_21, align 8
  %33 = sub i64 %align, 1
  store i64 %33, ptr %_22, align 8
  %34 = load i64, ptr %_21, align 8
  %35 = load i64, ptr %_22, align 8
  %36 = and i64 %34, %35
  store i64 %36, ptr %_20, align 8
  %37 = load i64, ptr %_20, align 8
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %bb10, label %bb11

bb10:
  %39 = load i8, ptr %is_zst, align 1
  %40 = trunc i8 %39 to i1
  br i1 %40, label %bb12, label %bb13

bb13:
  %41 = load i64, ptr %_21, align 8
  %_17 = icmp eq i64 %41, 0
  %_8 = xor i1 %_17, true
  br i1 %_8, label %bb3, label %bb6

bb6:
  br label %bb7

bb3:
  %42 = load i8, ptr %zero_size, align 1
  %is_zst2 = trunc i8 %42 to i1
  %43 = call i64 @llvm.ctpop.i64(i64 %align)
  %44 = trunc i64 %43 to i32
  store i32 %44, ptr %0, align 4
  %_31 = load i32, ptr %0, align 4
  %45 = icmp eq i32 %_31, 1
  br i1 %45, label %bb21, label %bb22

bb21:
  %_30 = ptrtoint ptr %y to i64
  %46 = load i64, ptr %_22, align 8
  %_29 = and i64 %_30, %46
  %47 = icmp eq i64 %_29, 0
  br i1 %47, label %bb17, label %bb18

bb22:
  store ptr @alloc_e92e94d0ff530782b571cfd99ec66aef, ptr %_28, align 8
  %48 = getelementptr inbounds i8, ptr %_28, i64 8
  store i64 1, ptr %48, align 8
  %49 = load ptr, ptr @0, align 8
  %50 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  %51 = getelementptr inbounds i8, ptr %_28, i64 32
  store ptr %49, ptr %51, align 8
  %52 = getelementptr inbounds i8, ptr %51, i64 8
  store i64 %50, ptr %52, align 8
  %53 = getelementptr inbounds i8, ptr %_28, i64 16
  store ptr inttoptr (i64 8 to ptr), ptr %53, align 8
  %54 = getelementptr inbounds i8, ptr %53, i64 8
  store i64 0, ptr %54, align 8
  call void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr align 8 %_28, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb17:
  br i1 %is_zst2, label %bb19, label %bb20

bb18:
  br label %bb5

bb20:
  %_26 = icmp eq i64 %_30, 0
  %_12 = xor i1 %_26, true
  br i1 %_12, label %bb4, label %bb5

bb19:
  br label %bb4

bb5:
  br label %bb7

bb4:
  %src = load ptr, ptr %ptr, align 8
  %55 = load ptr, ptr %ptr, align 8
  %_6 = call zeroext i1 @_ZN4core9ub_checks23maybe_is_nonoverlapping7runtime17h163372ff90b4d435E(ptr %55, ptr %y, i64 %size, i64 %count) #7
  br i1 %_6, label %bb9, label %bb8

bb8:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_546a48d82dbbd37bfd409d4513b73f46, i64 166) #8
  unreachable

bb9:
  ret void

bb7:
  br label %bb8
}

define internal void @_ZN4core3ptr19swap_nonoverlapping7runtime17h12343f50192feb6aE(ptr %x, ptr %y, i64 %count) unnamed_addr #0 {
start:
  %0 = alloca [4 x i8], align 4
  %i2 = alloca [8 x i8], align 8
  %i1 = alloca [8 x i8], align 8
  %i = alloca [8 x i8], align 8
  br label %bb1

bb1:
  %1 = call i64 @llvm.ctpop.i64(i64 4)
  %2 = trunc i64 %1 to i32
  store i32 %2, ptr %0, align 4
  %_18 = load i32, ptr %0, align 4
  %3 = icmp eq i32 %_18, 1
  br i1 %3, label %bb2, label %bb3

bb2:
  br label %bb11

bb3:
  br label %bb4

bb11:
  store i64 0, ptr %i2, align 8
  br label %bb21

bb4:
  br label %bb8

bb8:
  br label %bb9

bb5:                                              ; No predecessors!
  br label %bb7

bb7:
  br label %bb8

bb6:                                              ; No predecessors!
  %count3 = mul i64 %count, 0
  store i64 0, ptr %i, align 8
  br label %bb15

bb15:
  %_23 = load i64, ptr %i, align 8
  %_22 = icmp ult i64 %_23, %count3
  br i1 %_22, label %bb16, label %bb17

bb17:
  br label %bb12

bb16:
  %count4 = load i64, ptr %i, align 8
  %x5 = getelementptr inbounds i64, ptr %x, i64 %count4
  %count6 = load i64, ptr %i, align 8
  %y7 = getelementptr inbounds i64, ptr %y, i64 %count6
  %a = load i64, ptr %x5, align 8
  %b = load i64, ptr %y7, align 8
  store i64 %b, ptr %x5, align 8
  store i64 %a, ptr %y7, align 8
  %4 = load i64, ptr %i, align 8
  %5 = add i64 %4, 1
  store i64 %5, ptr %i, align 8
  br label %bb15

bb12:
  br label %bb13

bb9:
  %count14 = mul i64 %count, 4
  store i64 0, ptr %i1, align 8
  br label %bb18

bb10:                                             ; No predecessors!
  br label %bb11

bb21:
  %_49 = load i64, ptr %i2, align 8
  %_48 = icmp ult i64 %_49, %count
  br i1 %_48, label %bb22, label %bb23

bb23:
  br label %bb13

bb22:
  %count8 = load i64, ptr %i2, align 8
  %x9 = getelementptr inbounds float, ptr %x, i64 %count8
  %count10 = load i64, ptr %i2, align 8
  %y11 = getelementptr inbounds float, ptr %y, i64 %count10
  %a12 = load float, ptr %x9, align 4
  %b13 = load float, ptr %y11, align 4
  store float %b13, ptr %x9, align 4
  store float %a12, ptr %y11, align 4
  %6 = load i64, ptr %i2, align 8
  %7 = add i64 %6, 1
  store i64 %7, ptr %i2, align 8
  br label %bb21

bb13:
  ret void

bb18:
  %_36 = load i64, ptr %i1, align 8
  %_35 = icmp ult i64 %_36, %count14
  br i1 %_35, label %bb19, label %bb20

bb20:
  br label %bb12

bb19:
  %count15 = load i64, ptr %i1, align 8
  %x16 = getelementptr inbounds i8, ptr %x, i64 %count15
  %count17 = load i64, ptr %i1, align 8
  %y18 = getelementptr inbounds i8, ptr %y, i64 %count17
  %a19 = load i8, ptr %x16, align 1
  %b20 = load i8, ptr %y18, align 1
  store i8 %b20, ptr %x16, align 1
  store i8 %a19, ptr %y18, align 1
  %8 = load i64, ptr %i1, align 8
  %9 = add i64 %8, 1
  store i64 %9, ptr %i1, align 8
  br label %bb18
}

define internal i64 @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$7sub_ptr17h1ff66da966114a3fE"(ptr %self, ptr %subtracted) unnamed_addr #0 {
start:
  %0 = alloca [8 x i8], align 8
  br label %bb2

bb2:
  call void @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$7sub_ptr18precondition_check17h18c8f0c956708146E"(ptr %self, ptr %subtracted) #7
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
  call void @_ZN4core9panicking5panic17h06336e0c962d4a4aE(ptr align 1 @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable
}

define internal void @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$7sub_ptr18precondition_check17h18c8f0c956708146E"(ptr %this, ptr %origin) unnamed_addr #0 {
start:
  %_3 = icmp uge ptr %this, %origin
  br i1 %_3, label %bb1, label %bb2

bb2:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_7efb3a7632b3620f628ce83a521b4d9b, i64 71) #8
  unreachable

bb1:
  ret void
}

define internal void @_ZN4core4hint16assert_unchecked18precondition_check17h5545956d7060fdc7E(i1 zeroext %cond) unnamed_addr #0 {
start:
  br i1 %cond, label %bb2, label %bb1

bb1:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_ab14703751a9eb3585c49b2e55e9a9e5, i64 104) #8
  unreachable

bb2:
  ret void
}

define internal { i32, i32 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h443556ea5a46efdfE"(ptr align 4 %self) unnamed_addr #0 {
start:
  %0 = call { i32, i32 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17hec3b88acff2b39b9E"(ptr align 4 %self) #7
  %_0.0 = extractvalue { i32, i32 } %0, 0
  %_0.1 = extractvalue { i32, i32 } %0, 1
  %1 = insertvalue { i32, i32 } poison, i32 %_0.0, 0
  %2 = insertvalue { i32, i32 } %1, i32 %_0.1, 1
  ret { i32, i32 } %2
}

define internal { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17hfc6628580edffb49E"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = call { i64, i64 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17h066a93f1ff03ee8fE"(ptr align 8 %self) #7
  %_0.0 = extractvalue { i64, i64 } %0, 0
  %_0.1 = extractvalue { i64, i64 } %0, 1
  %1 = insertvalue { i64, i64 } poison, i64 %_0.0, 0
  %2 = insertvalue { i64, i64 } %1, i64 %_0.1, 1
  ret { i64, i64 } %2
}

define internal { ptr, ptr } @_ZN4core4iter6traits8iterator8Iterator3map17h84d686b609f1e67eE(ptr %self.0, ptr %self.1) unnamed_addr #0 {
start:
  %0 = insertvalue { ptr, ptr } poison, ptr %self.0, 0
  %1 = insertvalue { ptr, ptr } %0, ptr %self.1, 1
  ret { ptr, ptr } %1
}

define internal { ptr, ptr } @_ZN4core4iter6traits8iterator8Iterator3map17h98048bf0d74bccb5E(ptr %self.0, ptr %self.1) unnamed_addr #0 {
start:
  %0 = insertvalue { ptr, ptr } poison, ptr %self.0, 0
  %1 = insertvalue { ptr, ptr } %0, ptr %self.1, 1
  ret { ptr, ptr } %1
}

define internal void @_ZN4core4iter6traits8iterator8Iterator3map17ha9896d3b3df7cf99E(ptr sret([12 x i8]) align 4 %_0, i32 %self.0, i32 %self.1, i32 %f) unnamed_addr #0 {
start:
  store i32 %self.0, ptr %_0, align 4
  %0 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %self.1, ptr %0, align 4
  %1 = getelementptr inbounds i8, ptr %_0, i64 8
  store i32 %f, ptr %1, align 4
  ret void
}

define internal void @_ZN4core4iter6traits8iterator8Iterator3map17hb92b172e7ab7e408E(ptr sret([16 x i8]) align 8 %_0, i32 %self.0, i32 %self.1, ptr align 4 %f) unnamed_addr #0 {
start:
  %0 = getelementptr inbounds i8, ptr %_0, i64 8
  store i32 %self.0, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %0, i64 4
  store i32 %self.1, ptr %1, align 4
  store ptr %f, ptr %_0, align 8
  ret void
}

define internal void @_ZN4core4iter6traits8iterator8Iterator3rev17h0342865a5db8e2d1E(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 24, i1 false)
  ret void
}

define internal float @_ZN4core4iter6traits8iterator8Iterator3sum17h2478eee72336709eE(ptr %self.0, ptr %self.1) unnamed_addr #1 {
start:
  %_0 = call float @"_ZN54_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum17h94eccbf78d9d13c5E"(ptr %self.0, ptr %self.1) #7
  ret float %_0
}

define internal float @_ZN4core4iter6traits8iterator8Iterator3sum17h6091476e3f940083E(ptr %self.0, ptr %self.1) unnamed_addr #1 {
start:
  %_0 = call float @"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum17hcca5fa8ecb8226c7E"(ptr %self.0, ptr %self.1) #7
  ret float %_0
}

define internal i64 @_ZN4core4iter6traits8iterator8Iterator3sum17he3b5091f173a0b02E(ptr align 8 %self) unnamed_addr #1 {
start:
  %_0 = call i64 @"_ZN54_$LT$u64$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum17h8fb695e8117e1d05E"(ptr align 8 %self) #7
  ret i64 %_0
}

define internal void @_ZN4core4iter6traits8iterator8Iterator3zip17h108a58cfcfed7ec1E(ptr sret([64 x i8]) align 8 %_0, ptr align 8 %self, ptr %other.0, ptr %other.1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_5 = alloca [1 x i8], align 1
  %a = alloca [24 x i8], align 8
  store i8 1, ptr %_5, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %a, ptr align 8 %self, i64 24, i1 false)
  %1 = call { ptr, ptr } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h06e989d3742f4255E"(ptr %other.0, ptr %other.1) #7
  %b.0 = extractvalue { ptr, ptr } %1, 0
  %b.1 = extractvalue { ptr, ptr } %1, 1
  br label %bb1

bb1:
  store i8 0, ptr %_5, align 1
  call void @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$3new17h1a367a3442dfcfd4E"(ptr sret([64 x i8]) align 8 %_0, ptr align 8 %a, ptr %b.0, ptr %b.1) #7
  br label %bb5

bb5:
  ret void

bb4:                                              ; No predecessors!
  %2 = load i8, ptr %_5, align 1
  %3 = trunc i8 %2 to i1
  br i1 %3, label %bb3, label %bb2

bb2:
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load i32, ptr %5, align 8
  %7 = insertvalue { ptr, i32 } poison, ptr %4, 0
  %8 = insertvalue { ptr, i32 } %7, i32 %6, 1
  resume { ptr, i32 } %8

bb3:
  br label %bb2
}

define internal void @_ZN4core4iter6traits8iterator8Iterator3zip17h3366ed7d6485810eE(ptr sret([56 x i8]) align 8 %_0, ptr %self.0, ptr %self.1, ptr %other.0, ptr %other.1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_5 = alloca [1 x i8], align 1
  store i8 1, ptr %_5, align 1
  %1 = call { ptr, ptr } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h06e989d3742f4255E"(ptr %other.0, ptr %other.1) #7
  %b.0 = extractvalue { ptr, ptr } %1, 0
  %b.1 = extractvalue { ptr, ptr } %1, 1
  br label %bb1

bb1:
  store i8 0, ptr %_5, align 1
  call void @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$3new17h721471838c481022E"(ptr sret([56 x i8]) align 8 %_0, ptr %self.0, ptr %self.1, ptr %b.0, ptr %b.1) #7
  br label %bb5

bb5:
  ret void

bb4:                                              ; No predecessors!
  %2 = load i8, ptr %_5, align 1
  %3 = trunc i8 %2 to i1
  br i1 %3, label %bb3, label %bb2

bb2:
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load i32, ptr %5, align 8
  %7 = insertvalue { ptr, i32 } poison, ptr %4, 0
  %8 = insertvalue { ptr, i32 } %7, i32 %6, 1
  resume { ptr, i32 } %8

bb3:
  br label %bb2
}

define internal void @_ZN4core4iter6traits8iterator8Iterator3zip17h445a58e6038e3eb1E(ptr sret([104 x i8]) align 8 %_0, ptr align 8 %self, ptr align 8 %other) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_5 = alloca [1 x i8], align 1
  %b = alloca [40 x i8], align 8
  %a = alloca [40 x i8], align 8
  store i8 1, ptr %_5, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %a, ptr align 8 %self, i64 40, i1 false)
  call void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h26c5eeec7e3cea54E"(ptr sret([40 x i8]) align 8 %b, ptr align 8 %other) #7
  br label %bb1

bb1:
  store i8 0, ptr %_5, align 1
  call void @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$3new17h7cb5fc91f8f7b15dE"(ptr sret([104 x i8]) align 8 %_0, ptr align 8 %a, ptr align 8 %b) #7
  br label %bb5

bb5:
  ret void

bb4:                                              ; No predecessors!
  %1 = load i8, ptr %_5, align 1
  %2 = trunc i8 %1 to i1
  br i1 %2, label %bb3, label %bb2

bb2:
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = load i32, ptr %4, align 8
  %6 = insertvalue { ptr, i32 } poison, ptr %3, 0
  %7 = insertvalue { ptr, i32 } %6, i32 %5, 1
  resume { ptr, i32 } %7

bb3:
  br label %bb2
}

define internal void @_ZN4core4iter6traits8iterator8Iterator3zip17h65dba5b354cdadf9E(ptr sret([56 x i8]) align 8 %_0, ptr %self.0, ptr %self.1, ptr align 4 %other.0, i64 %other.1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_5 = alloca [1 x i8], align 1
  store i8 1, ptr %_5, align 1
  %1 = call { ptr, ptr } @"_ZN4core5slice4iter87_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$RF$$u5b$T$u5d$$GT$9into_iter17hfb2559bf8c313899E"(ptr align 4 %other.0, i64 %other.1) #7
  %b.0 = extractvalue { ptr, ptr } %1, 0
  %b.1 = extractvalue { ptr, ptr } %1, 1
  br label %bb1

bb1:
  store i8 0, ptr %_5, align 1
  call void @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$3new17h4ea8f6598b959ba8E"(ptr sret([56 x i8]) align 8 %_0, ptr %self.0, ptr %self.1, ptr %b.0, ptr %b.1) #7
  br label %bb5

bb5:
  ret void

bb4:                                              ; No predecessors!
  %2 = load i8, ptr %_5, align 1
  %3 = trunc i8 %2 to i1
  br i1 %3, label %bb3, label %bb2

bb2:
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load i32, ptr %5, align 8
  %7 = insertvalue { ptr, i32 } poison, ptr %4, 0
  %8 = insertvalue { ptr, i32 } %7, i32 %6, 1
  resume { ptr, i32 } %8

bb3:
  br label %bb2
}

define internal i64 @_ZN4core4iter6traits8iterator8Iterator4fold17h8365b53809d3756aE(i32 %0, i32 %1, i64 %init, ptr align 1 %2, i32 %3) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %4 = alloca [16 x i8], align 8
  %_13 = alloca [1 x i8], align 1
  %_5 = alloca [8 x i8], align 4
  %accum = alloca [8 x i8], align 8
  %f = alloca [16 x i8], align 8
  %self = alloca [8 x i8], align 4
  store i32 %0, ptr %self, align 4
  %5 = getelementptr inbounds i8, ptr %self, i64 4
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %f, align 8
  %6 = getelementptr inbounds i8, ptr %f, i64 8
  store i32 %3, ptr %6, align 8
  store i8 1, ptr %_13, align 1
  store i64 %init, ptr %accum, align 8
  br label %bb1

bb1:
  %7 = call { i32, i32 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h443556ea5a46efdfE"(ptr align 4 %self) #7
  %8 = extractvalue { i32, i32 } %7, 0
  %9 = extractvalue { i32, i32 } %7, 1
  store i32 %8, ptr %_5, align 4
  %10 = getelementptr inbounds i8, ptr %_5, i64 4
  store i32 %9, ptr %10, align 4
  br label %bb2

bb2:
  %11 = load i32, ptr %_5, align 4
  %_7 = zext i32 %11 to i64
  %12 = icmp eq i64 %_7, 1
  br i1 %12, label %bb3, label %bb5

bb3:
  %13 = getelementptr inbounds i8, ptr %_5, i64 4
  %x = load i32, ptr %13, align 4
  store i8 0, ptr %_13, align 1
  %_12 = load i64, ptr %accum, align 8
  %_9 = call i64 @"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h31c947a2252d846fE"(ptr align 8 %f, i64 %_12, i32 %x) #7
  br label %bb4

bb5:
  br label %bb6

bb4:
  store i8 1, ptr %_13, align 1
  store i64 %_9, ptr %accum, align 8
  br label %bb1

bb6:
  %_0 = load i64, ptr %accum, align 8
  br label %bb7

bb7:
  ret i64 %_0

bb14:                                             ; No predecessors!
  unreachable

bb13:                                             ; No predecessors!
  %14 = load i8, ptr %_13, align 1
  %15 = trunc i8 %14 to i1
  br i1 %15, label %bb12, label %bb9

bb9:
  br label %bb10

bb12:
  br label %bb9

bb10:
  %16 = load ptr, ptr %4, align 8
  %17 = getelementptr inbounds i8, ptr %4, i64 8
  %18 = load i32, ptr %17, align 8
  %19 = insertvalue { ptr, i32 } poison, ptr %16, 0
  %20 = insertvalue { ptr, i32 } %19, i32 %18, 1
  resume { ptr, i32 } %20
}

define internal i64 @_ZN4core4iter6traits8iterator8Iterator4fold17hdf7cb4fbb8e5cdd8E(i32 %0, i32 %1, i64 %init, ptr align 1 %2, ptr align 4 %3) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %4 = alloca [16 x i8], align 8
  %_13 = alloca [1 x i8], align 1
  %_5 = alloca [8 x i8], align 4
  %accum = alloca [8 x i8], align 8
  %f = alloca [16 x i8], align 8
  %self = alloca [8 x i8], align 4
  store i32 %0, ptr %self, align 4
  %5 = getelementptr inbounds i8, ptr %self, i64 4
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %f, align 8
  %6 = getelementptr inbounds i8, ptr %f, i64 8
  store ptr %3, ptr %6, align 8
  store i8 1, ptr %_13, align 1
  store i64 %init, ptr %accum, align 8
  br label %bb1

bb1:
  %7 = call { i32, i32 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h443556ea5a46efdfE"(ptr align 4 %self) #7
  %8 = extractvalue { i32, i32 } %7, 0
  %9 = extractvalue { i32, i32 } %7, 1
  store i32 %8, ptr %_5, align 4
  %10 = getelementptr inbounds i8, ptr %_5, i64 4
  store i32 %9, ptr %10, align 4
  br label %bb2

bb2:
  %11 = load i32, ptr %_5, align 4
  %_7 = zext i32 %11 to i64
  %12 = icmp eq i64 %_7, 1
  br i1 %12, label %bb3, label %bb5

bb3:
  %13 = getelementptr inbounds i8, ptr %_5, i64 4
  %x = load i32, ptr %13, align 4
  store i8 0, ptr %_13, align 1
  %_12 = load i64, ptr %accum, align 8
  %_9 = call i64 @"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h6c4df44206335179E"(ptr align 8 %f, i64 %_12, i32 %x) #7
  br label %bb4

bb5:
  br label %bb6

bb4:
  store i8 1, ptr %_13, align 1
  store i64 %_9, ptr %accum, align 8
  br label %bb1

bb6:
  %_0 = load i64, ptr %accum, align 8
  br label %bb7

bb7:
  ret i64 %_0

bb14:                                             ; No predecessors!
  unreachable

bb13:                                             ; No predecessors!
  %14 = load i8, ptr %_13, align 1
  %15 = trunc i8 %14 to i1
  br i1 %15, label %bb12, label %bb9

bb9:
  br label %bb10

bb12:
  br label %bb9

bb10:
  %16 = load ptr, ptr %4, align 8
  %17 = getelementptr inbounds i8, ptr %4, i64 8
  %18 = load i32, ptr %17, align 8
  %19 = insertvalue { ptr, i32 } poison, ptr %16, 0
  %20 = insertvalue { ptr, i32 } %19, i32 %18, 1
  resume { ptr, i32 } %20
}

define internal void @_ZN4core4iter6traits8iterator8Iterator4skip17h3d223a537dc318b4E(ptr sret([24 x i8]) align 8 %_0, ptr %self.0, ptr %self.1, i64 %n) unnamed_addr #0 {
start:
  store ptr %self.0, ptr %_0, align 8
  %0 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %self.1, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_0, i64 16
  store i64 %n, ptr %1, align 8
  ret void
}

define internal void @_ZN4core4iter6traits8iterator8Iterator4take17h4c6a93614543ffbeE(ptr sret([32 x i8]) align 8 %_0, ptr align 8 %self, i64 %n) unnamed_addr #0 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 24, i1 false)
  %0 = getelementptr inbounds i8, ptr %_0, i64 24
  store i64 %n, ptr %0, align 8
  ret void
}

define internal void @_ZN4core4iter6traits8iterator8Iterator6copied17h3468240ea6ade21cE(ptr sret([32 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 32, i1 false)
  ret void
}

define internal { ptr, ptr } @_ZN4core4iter6traits8iterator8Iterator6filter17h6af960a7a9e3c234E(ptr %self.0, ptr %self.1) unnamed_addr #0 {
start:
  %0 = insertvalue { ptr, ptr } poison, ptr %self.0, 0
  %1 = insertvalue { ptr, ptr } %0, ptr %self.1, 1
  ret { ptr, ptr } %1
}

define internal void @_ZN4core4iter6traits8iterator8Iterator8flat_map17h1f92c01dc7823fd8E(ptr sret([48 x i8]) align 8 %_0, i32 %self.0, i32 %self.1, ptr align 4 %f) unnamed_addr #0 {
start:
  %_7 = alloca [16 x i8], align 8
  %_6 = alloca [16 x i8], align 4
  %_5 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %_3 = alloca [48 x i8], align 8
  call void @_ZN4core4iter6traits8iterator8Iterator3map17hb92b172e7ab7e408E(ptr sret([16 x i8]) align 8 %iter, i32 %self.0, i32 %self.1, ptr align 4 %f) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_7, ptr align 8 %iter, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_5, ptr align 8 %_7, i64 16, i1 false)
  store i32 0, ptr %_6, align 4
  %0 = getelementptr inbounds i8, ptr %_3, i64 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %_5, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_3, ptr align 4 %_6, i64 16, i1 false)
  %1 = getelementptr inbounds i8, ptr %_3, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 4 %_6, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %_3, i64 48, i1 false)
  ret void
}

define internal void @_ZN4core4iter6traits8iterator8Iterator9enumerate17h226654f20c8c6f2dE(ptr sret([24 x i8]) align 8 %_0, ptr %self.0, ptr %self.1) unnamed_addr #0 {
start:
  store ptr %self.0, ptr %_0, align 8
  %0 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %self.1, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_0, i64 16
  store i64 0, ptr %1, align 8
  ret void
}

define internal i64 @"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h31c947a2252d846fE"(ptr align 8 %_1, i64 %acc, i32 %elt) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_10 = alloca [1 x i8], align 1
  store i8 1, ptr %_10, align 1
  %_8 = getelementptr inbounds i8, ptr %_1, i64 8
  %_7 = call i64 @"_ZN9iterators5pairs28_$u7b$$u7b$closure$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$17h9fb4077c6ed79b06E"(ptr align 4 %_8, i32 %elt) #7
  br label %bb1

bb1:
  store i8 0, ptr %_10, align 1
  %_0 = call i64 @"_ZN4core3ops8function5impls79_$LT$impl$u20$core..ops..function..FnMut$LT$A$GT$$u20$for$u20$$RF$mut$u20$F$GT$8call_mut17hc07802bae1fa1eb5E"(ptr align 8 %_1, i64 %acc, i64 %_7) #7
  br label %bb2

bb2:
  ret i64 %_0

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

define internal i64 @"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h6c4df44206335179E"(ptr align 8 %_1, i64 %acc, i32 %elt) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_10 = alloca [1 x i8], align 1
  %_7 = alloca [12 x i8], align 4
  %_5 = alloca [24 x i8], align 8
  store i8 1, ptr %_10, align 1
  %_8 = getelementptr inbounds i8, ptr %_1, i64 8
  call void @"_ZN9iterators5pairs28_$u7b$$u7b$closure$u7d$$u7d$17h420034c268cb14c9E"(ptr sret([12 x i8]) align 4 %_7, ptr align 8 %_8, i32 %elt) #7
  br label %bb1

bb1:
  store i8 0, ptr %_10, align 1
  store i64 %acc, ptr %_5, align 8
  %1 = getelementptr inbounds i8, ptr %_5, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 4 %_7, i64 12, i1 false)
  %2 = load i64, ptr %_5, align 8
  %3 = getelementptr inbounds i8, ptr %_5, i64 8
  %_0 = call i64 @"_ZN4core4iter8adapters7flatten26FlattenCompat$LT$I$C$U$GT$9iter_fold7flatten28_$u7b$$u7b$closure$u7d$$u7d$17hf5f343fef1db9c11E"(ptr align 8 %_1, i64 %2, ptr align 4 %3) #7
  br label %bb2

bb2:
  ret i64 %_0

bb5:                                              ; No predecessors!
  %4 = load i8, ptr %_10, align 1
  %5 = trunc i8 %4 to i1
  br i1 %5, label %bb4, label %bb3

bb3:
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  %8 = load i32, ptr %7, align 8
  %9 = insertvalue { ptr, i32 } poison, ptr %6, 0
  %10 = insertvalue { ptr, i32 } %9, i32 %8, 1
  resume { ptr, i32 } %10

bb4:
  br label %bb3
}

define internal i64 @"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17had2a3f829b88d62fE"(ptr align 1 %_1, i64 %acc, ptr align 4 %elt) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_10 = alloca [1 x i8], align 1
  store i8 1, ptr %_10, align 1
  %_7 = call i64 @"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count8to_usize28_$u7b$$u7b$closure$u7d$$u7d$17h4fe54468572be756E"(ptr align 1 %_1, ptr align 4 %elt) #7
  br label %bb1

bb1:
  store i8 0, ptr %_10, align 1
  %_0 = call i64 @"_ZN56_$LT$usize$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h4fe5198a1b68ebe2E"(ptr align 1 %_1, i64 %acc, i64 %_7) #7
  br label %bb2

bb2:
  ret i64 %_0

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

define internal float @"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17hdd0d942e6fb64cb7E"(ptr align 1 %_1, float %acc, ptr align 4 %elt) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_10 = alloca [1 x i8], align 1
  store i8 1, ptr %_10, align 1
  %_7 = call float @"_ZN9iterators11dot_by_four28_$u7b$$u7b$closure$u7d$$u7d$17ha0888767581d5e37E"(ptr align 1 %_1, ptr align 4 %elt) #7
  br label %bb1

bb1:
  store i8 0, ptr %_10, align 1
  %_0 = call float @"_ZN54_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h7f22bbbc1abd6f39E"(ptr align 1 %_1, float %acc, float %_7) #7
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

define internal i64 @_ZN4core4iter8adapters3zip27TrustedRandomAccessNoCoerce4size17h5301e023cda9287cE(ptr align 8 %self) unnamed_addr #1 {
start:
  %_2 = alloca [24 x i8], align 8
  call void @"_ZN94_$LT$core..slice..iter..Windows$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17h93fb7e6dfafb2c0dE"(ptr sret([24 x i8]) align 8 %_2, ptr align 8 %self) #7
  %_0 = load i64, ptr %_2, align 8
  ret i64 %_0
}

define internal i64 @_ZN4core4iter8adapters3zip27TrustedRandomAccessNoCoerce4size17h55405e6b0c4d30dbE(ptr align 8 %self) unnamed_addr #1 {
start:
  %_2 = alloca [24 x i8], align 8
  call void @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17h65fa033c4b8692e8E"(ptr sret([24 x i8]) align 8 %_2, ptr align 8 %self) #7
  %_0 = load i64, ptr %_2, align 8
  ret i64 %_0
}

define internal i64 @_ZN4core4iter8adapters3zip27TrustedRandomAccessNoCoerce4size17h822cb3d542bb5754E(ptr align 8 %self) unnamed_addr #1 {
start:
  %_2 = alloca [24 x i8], align 8
  call void @"_ZN100_$LT$core..iter..adapters..skip..Skip$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17hd313ce7f089ae339E"(ptr sret([24 x i8]) align 8 %_2, ptr align 8 %self) #7
  %_0 = load i64, ptr %_2, align 8
  ret i64 %_0
}

define internal i64 @_ZN4core4iter8adapters3zip27TrustedRandomAccessNoCoerce4size17h9f5ad64560ed48efE(ptr align 8 %self) unnamed_addr #1 {
start:
  %_2 = alloca [24 x i8], align 8
  call void @"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17hf1d7a38b45229a6cE"(ptr sret([24 x i8]) align 8 %_2, ptr align 8 %self) #7
  %_0 = load i64, ptr %_2, align 8
  ret i64 %_0
}

define internal i64 @_ZN4core4iter8adapters3zip27TrustedRandomAccessNoCoerce4size17hb9dce77768f70d39E(ptr align 8 %self) unnamed_addr #1 {
start:
  %_2 = alloca [24 x i8], align 8
  call void @"_ZN98_$LT$core..slice..iter..ChunksExact$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17h1b3829253384e4c1E"(ptr sret([24 x i8]) align 8 %_2, ptr align 8 %self) #7
  %_0 = load i64, ptr %_2, align 8
  ret i64 %_0
}

define internal float @"_ZN4core4iter8adapters6copied9copy_fold28_$u7b$$u7b$closure$u7d$$u7d$17hdc303703a1847f79E"(ptr align 1 %_1, float %acc, ptr align 4 %_3) unnamed_addr #0 {
start:
  %elt = load float, ptr %_3, align 4
  %_0 = call float @"_ZN9iterators6middle28_$u7b$$u7b$closure$u7d$$u7d$17hf6f257e3c23187c1E"(ptr align 1 %_1, float %acc, float %elt) #7
  ret float %_0
}

define internal i64 @"_ZN4core4iter8adapters7flatten26FlattenCompat$LT$I$C$U$GT$9iter_fold17h32bf611e3e3f37deE"(ptr align 8 %self, i64 %0) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %1 = alloca [16 x i8], align 8
  %_23 = alloca [1 x i8], align 1
  %_22 = alloca [1 x i8], align 1
  %_21 = alloca [1 x i8], align 1
  %_19 = alloca [24 x i8], align 8
  %iter1 = alloca [12 x i8], align 4
  %_11 = alloca [16 x i8], align 8
  %_8 = alloca [24 x i8], align 8
  %iter = alloca [12 x i8], align 4
  %fold = alloca [0 x i8], align 1
  %acc = alloca [8 x i8], align 8
  store i64 %0, ptr %acc, align 8
  store i8 1, ptr %_21, align 1
  store i8 1, ptr %_23, align 1
  store i8 1, ptr %_22, align 1
  %2 = load i32, ptr %self, align 8
  %_4 = zext i32 %2 to i64
  %3 = icmp eq i64 %_4, 1
  br i1 %3, label %bb1, label %bb3

bb1:
  store i8 0, ptr %_22, align 1
  %4 = getelementptr inbounds i8, ptr %self, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %iter, ptr align 4 %4, i64 12, i1 false)
  %_9 = load i64, ptr %acc, align 8
  store i64 %_9, ptr %_8, align 8
  %5 = getelementptr inbounds i8, ptr %_8, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 4 %iter, i64 12, i1 false)
  %6 = load i64, ptr %_8, align 8
  %7 = getelementptr inbounds i8, ptr %_8, i64 8
  %_6 = call i64 @"_ZN116_$LT$core..iter..adapters..flatten..FlattenCompat$LT$I$C$U$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold7flatten28_$u7b$$u7b$closure$u7d$$u7d$17h69c48d19a6623299E"(ptr align 1 %fold, i64 %6, ptr align 4 %7) #7
  br label %bb2

bb3:
  store i8 0, ptr %_23, align 1
  %8 = getelementptr inbounds i8, ptr %self, i64 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_11, ptr align 8 %8, i64 16, i1 false)
  %_12 = load i64, ptr %acc, align 8
  %_10 = call i64 @"_ZN100_$LT$core..iter..adapters..fuse..Fuse$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h9d1d4f2e6d220b76E"(ptr align 8 %_11, i64 %_12, ptr align 1 %fold) #7
  br label %bb4

bb2:
  store i64 %_6, ptr %acc, align 8
  br label %bb3

bb4:
  store i64 %_10, ptr %acc, align 8
  %9 = getelementptr inbounds i8, ptr %self, i64 16
  %10 = load i32, ptr %9, align 8
  %_15 = zext i32 %10 to i64
  %11 = icmp eq i64 %_15, 1
  br i1 %11, label %bb5, label %bb7

bb5:
  store i8 0, ptr %_21, align 1
  %12 = getelementptr inbounds i8, ptr %self, i64 16
  %13 = getelementptr inbounds i8, ptr %12, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %iter1, ptr align 4 %13, i64 12, i1 false)
  %_20 = load i64, ptr %acc, align 8
  store i64 %_20, ptr %_19, align 8
  %14 = getelementptr inbounds i8, ptr %_19, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 4 %iter1, i64 12, i1 false)
  %15 = load i64, ptr %_19, align 8
  %16 = getelementptr inbounds i8, ptr %_19, i64 8
  %_17 = call i64 @"_ZN116_$LT$core..iter..adapters..flatten..FlattenCompat$LT$I$C$U$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold7flatten28_$u7b$$u7b$closure$u7d$$u7d$17h69c48d19a6623299E"(ptr align 1 %fold, i64 %15, ptr align 4 %16) #7
  br label %bb6

bb7:
  %_0 = load i64, ptr %acc, align 8
  br label %bb19

bb6:
  store i64 %_17, ptr %acc, align 8
  br label %bb7

bb19:
  %17 = load i32, ptr %self, align 8
  %_26 = zext i32 %17 to i64
  %18 = icmp eq i64 %_26, 1
  br i1 %18, label %bb17, label %bb16

bb17:
  %19 = load i8, ptr %_22, align 1
  %20 = trunc i8 %19 to i1
  br i1 %20, label %bb18, label %bb16

bb16:
  %21 = getelementptr inbounds i8, ptr %self, i64 16
  %22 = load i32, ptr %21, align 8
  %_25 = zext i32 %22 to i64
  %23 = icmp eq i64 %_25, 1
  br i1 %23, label %bb14, label %bb13

bb18:
  br label %bb16

bb10:                                             ; No predecessors!
  %24 = getelementptr inbounds i8, ptr %self, i64 16
  %25 = load i32, ptr %24, align 8
  %_24 = zext i32 %25 to i64
  %26 = icmp eq i64 %_24, 1
  br i1 %26, label %bb11, label %bb9

bb11:
  %27 = load i8, ptr %_21, align 1
  %28 = trunc i8 %27 to i1
  br i1 %28, label %bb12, label %bb9

bb9:
  %29 = load ptr, ptr %1, align 8
  %30 = getelementptr inbounds i8, ptr %1, i64 8
  %31 = load i32, ptr %30, align 8
  %32 = insertvalue { ptr, i32 } poison, ptr %29, 0
  %33 = insertvalue { ptr, i32 } %32, i32 %31, 1
  resume { ptr, i32 } %33

bb12:
  br label %bb9

bb14:
  %34 = load i8, ptr %_21, align 1
  %35 = trunc i8 %34 to i1
  br i1 %35, label %bb15, label %bb13

bb13:
  ret i64 %_0

bb15:
  br label %bb13

bb8:                                              ; No predecessors!
  br label %bb27

bb27:
  %36 = load i8, ptr %_23, align 1
  %37 = trunc i8 %36 to i1
  br i1 %37, label %bb26, label %bb23

bb23:
  %38 = load i32, ptr %self, align 8
  %_28 = zext i32 %38 to i64
  %39 = icmp eq i64 %_28, 1
  br i1 %39, label %bb24, label %bb20

bb26:
  br label %bb23

bb24:
  %40 = load i8, ptr %_22, align 1
  %41 = trunc i8 %40 to i1
  br i1 %41, label %bb25, label %bb20

bb20:
  %42 = getelementptr inbounds i8, ptr %self, i64 16
  %43 = load i32, ptr %42, align 8
  %_27 = zext i32 %43 to i64
  %44 = icmp eq i64 %_27, 1
  br i1 %44, label %bb21, label %bb9

bb25:
  br label %bb20

bb21:
  %45 = load i8, ptr %_21, align 1
  %46 = trunc i8 %45 to i1
  br i1 %46, label %bb22, label %bb9

bb22:
  br label %bb9

bb28:                                             ; No predecessors!
  unreachable
}

define internal i64 @"_ZN4core4iter8adapters7flatten26FlattenCompat$LT$I$C$U$GT$9iter_fold7flatten28_$u7b$$u7b$closure$u7d$$u7d$17hf5f343fef1db9c11E"(ptr align 8 %_1, i64 %acc, ptr align 4 %iter) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_8 = alloca [1 x i8], align 1
  %_6 = alloca [12 x i8], align 4
  %_4 = alloca [24 x i8], align 8
  %_7 = load ptr, ptr %_1, align 8
  store i8 1, ptr %_8, align 1
  call void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h5196d93782337cafE"(ptr sret([12 x i8]) align 4 %_6, ptr align 4 %iter) #7
  br label %bb1

bb1:
  store i8 0, ptr %_8, align 1
  store i64 %acc, ptr %_4, align 8
  %1 = getelementptr inbounds i8, ptr %_4, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 4 %_6, i64 12, i1 false)
  %2 = load i64, ptr %_4, align 8
  %3 = getelementptr inbounds i8, ptr %_4, i64 8
  %_0 = call i64 @"_ZN116_$LT$core..iter..adapters..flatten..FlattenCompat$LT$I$C$U$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold7flatten28_$u7b$$u7b$closure$u7d$$u7d$17h69c48d19a6623299E"(ptr align 1 %_7, i64 %2, ptr align 4 %3) #7
  br label %bb2

bb2:
  ret i64 %_0

bb5:                                              ; No predecessors!
  %4 = load i8, ptr %_8, align 1
  %5 = trunc i8 %4 to i1
  br i1 %5, label %bb4, label %bb3

bb3:
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  %8 = load i32, ptr %7, align 8
  %9 = insertvalue { ptr, i32 } poison, ptr %6, 0
  %10 = insertvalue { ptr, i32 } %9, i32 %8, 1
  resume { ptr, i32 } %10

bb4:
  br label %bb3
}

define internal void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$12chunks_exact17he7aa2c0efb36ebf6E"(ptr sret([40 x i8]) align 8 %_0, ptr align 4 %self.0, i64 %self.1, i64 %chunk_size, ptr align 8 %0) unnamed_addr #0 {
start:
  %_11 = alloca [32 x i8], align 8
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
  call void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr align 8 %_4, ptr align 8 %0) #8
  unreachable

bb1:
  %_7 = icmp eq i64 %chunk_size, 0
  br i1 %_7, label %panic, label %bb3

bb3:
  %rem = urem i64 %self.1, %chunk_size
  %fst_len = sub i64 %self.1, %rem
  call void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$18split_at_unchecked17h4a41b2b2f5da9f7cE"(ptr sret([32 x i8]) align 8 %_11, ptr align 4 %self.0, i64 %self.1, i64 %fst_len) #7
  %fst.0 = load ptr, ptr %_11, align 8
  %9 = getelementptr inbounds i8, ptr %_11, i64 8
  %fst.1 = load i64, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %_11, i64 16
  %snd.0 = load ptr, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 8
  %snd.1 = load i64, ptr %11, align 8
  store ptr %fst.0, ptr %_0, align 8
  %12 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %fst.1, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %_0, i64 16
  store ptr %snd.0, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %13, i64 8
  store i64 %snd.1, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %_0, i64 32
  store i64 %chunk_size, ptr %15, align 8
  ret void

panic:
  call void @_ZN4core9panicking11panic_const23panic_const_rem_by_zero17h302cb8efe1b5e772E(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable
}

define internal void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$12split_at_mut17h73543ef9127b3431E"(ptr sret([32 x i8]) align 8 %pair, ptr align 4 %self.0, i64 %self.1, i64 %mid, ptr align 8 %0) unnamed_addr #0 {
start:
  %_8 = alloca [32 x i8], align 8
  %_5 = alloca [48 x i8], align 8
  %_3 = alloca [32 x i8], align 8
  %_6 = icmp ule i64 %mid, %self.1
  br i1 %_6, label %bb1, label %bb3

bb3:
  store ptr @alloc_716ff0773fff869d3b6edfdef8f974a4, ptr %_5, align 8
  %1 = getelementptr inbounds i8, ptr %_5, i64 8
  store i64 1, ptr %1, align 8
  %2 = load ptr, ptr @0, align 8
  %3 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  %4 = getelementptr inbounds i8, ptr %_5, i64 32
  store ptr %2, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 8
  store i64 %3, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %_5, i64 16
  store ptr inttoptr (i64 8 to ptr), ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 8
  store i64 0, ptr %7, align 8
  call void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr align 8 %_5, ptr align 8 %0) #8
  unreachable

bb1:
  call void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$22split_at_mut_unchecked17hbb4e42f4b9dc3d64E"(ptr sret([32 x i8]) align 8 %_8, ptr align 4 %self.0, i64 %self.1, i64 %mid) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_3, ptr align 8 %_8, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %pair, ptr align 8 %_3, i64 32, i1 false)
  ret void
}

define internal void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$18split_at_unchecked17h4a41b2b2f5da9f7cE"(ptr sret([32 x i8]) align 8 %_0, ptr align 4 %self.0, i64 %self.1, i64 %mid) unnamed_addr #0 {
start:
  %len = alloca [8 x i8], align 8
  %data = alloca [8 x i8], align 8
  %_7 = alloca [16 x i8], align 8
  br label %bb1

bb1:
  call void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$18split_at_unchecked18precondition_check17h752557c7e8304367E"(i64 %mid, i64 %self.1) #7
  br label %bb3

bb3:
  call void @_ZN4core5slice3raw14from_raw_parts18precondition_check17h6fd0cdb8c1ffc967E(ptr %self.0, i64 4, i64 4, i64 %mid) #7
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
  call void @_ZN4core5slice3raw14from_raw_parts18precondition_check17h6fd0cdb8c1ffc967E(ptr %_20, i64 4, i64 4, i64 %3) #7
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

define internal void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$18split_at_unchecked18precondition_check17h752557c7e8304367E"(i64 %mid, i64 %len) unnamed_addr #0 {
start:
  %_3 = icmp ule i64 %mid, %len
  br i1 %_3, label %bb1, label %bb2

bb2:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_c7866cdfacb035cf61ca4907fe0d7720, i64 100) #8
  unreachable

bb1:
  ret void
}

define internal void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$22split_at_mut_unchecked17hbb4e42f4b9dc3d64E"(ptr sret([32 x i8]) align 8 %_0, ptr align 4 %self.0, i64 %self.1, i64 %mid) unnamed_addr #0 {
start:
  %len = alloca [8 x i8], align 8
  %data = alloca [8 x i8], align 8
  %_7 = alloca [16 x i8], align 8
  br label %bb1

bb1:
  call void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$22split_at_mut_unchecked18precondition_check17h2d64687127689db8E"(i64 %mid, i64 %self.1) #7
  br label %bb3

bb3:
  call void @_ZN4core5slice3raw18from_raw_parts_mut18precondition_check17h1f929e7ddc01c9dbE(ptr %self.0, i64 4, i64 4, i64 %mid) #7
  store ptr %self.0, ptr %_7, align 8
  %0 = getelementptr inbounds i8, ptr %_7, i64 8
  store i64 %mid, ptr %0, align 8
  %1 = getelementptr inbounds float, ptr %self.0, i64 %mid
  store ptr %1, ptr %data, align 8
  %2 = sub nuw i64 %self.1, %mid
  store i64 %2, ptr %len, align 8
  br label %bb6

bb6:
  %_22 = load ptr, ptr %data, align 8
  %3 = load i64, ptr %len, align 8
  call void @_ZN4core5slice3raw18from_raw_parts_mut18precondition_check17h1f929e7ddc01c9dbE(ptr %_22, i64 4, i64 4, i64 %3) #7
  br label %bb8

bb8:
  %_25.0 = load ptr, ptr %data, align 8
  %_25.1 = load i64, ptr %len, align 8
  %4 = load ptr, ptr %_7, align 8
  %5 = getelementptr inbounds i8, ptr %_7, i64 8
  %6 = load i64, ptr %5, align 8
  store ptr %4, ptr %_0, align 8
  %7 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %6, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %_0, i64 16
  store ptr %_25.0, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 8
  store i64 %_25.1, ptr %9, align 8
  ret void

bb2:                                              ; No predecessors!
  unreachable

bb5:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$22split_at_mut_unchecked18precondition_check17h2d64687127689db8E"(i64 %mid, i64 %len) unnamed_addr #0 {
start:
  %_3 = icmp ule i64 %mid, %len
  br i1 %_3, label %bb1, label %bb2

bb2:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_3dc073651148de734d2593768efc16e9, i64 104) #8
  unreachable

bb1:
  ret void
}

define internal { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h50b47f7e846fca05E"(ptr align 4 %self.0, i64 %self.1) unnamed_addr #0 {
start:
  %0 = call { ptr, ptr } @"_ZN4core5slice4iter13Iter$LT$T$GT$3new17h9335da66eb30e9ecE"(ptr align 4 %self.0, i64 %self.1) #7
  %_0.0 = extractvalue { ptr, ptr } %0, 0
  %_0.1 = extractvalue { ptr, ptr } %0, 1
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2
}

define internal void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$6chunks17hc7c335f8fb53668aE"(ptr sret([24 x i8]) align 8 %_0, ptr align 4 %self.0, i64 %self.1, i64 %chunk_size, ptr align 8 %0) unnamed_addr #0 {
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
  call void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr align 8 %_4, ptr align 8 %0) #8
  unreachable

bb1:
  store ptr %self.0, ptr %_0, align 8
  %9 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %self.1, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %_0, i64 16
  store i64 %chunk_size, ptr %10, align 8
  ret void
}

define internal void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$7windows17h236c75b0df4271b8E"(ptr sret([24 x i8]) align 8 %_0, ptr align 4 %self.0, i64 %self.1, i64 %size, ptr align 8 %0) unnamed_addr #0 {
start:
  %self = alloca [8 x i8], align 8
  store i64 %size, ptr %self, align 8
  %1 = load i64, ptr %self, align 8
  %2 = icmp eq i64 %1, 0
  %_5 = select i1 %2, i64 0, i64 1
  %3 = icmp eq i64 %_5, 0
  br i1 %3, label %bb2, label %bb3

bb2:
  call void @_ZN4core6option13expect_failed17h8c40d2d654ba3611E(ptr align 1 @alloc_d0b5540d38aa67683bd942cb6db4a43b, i64 28, ptr align 8 %0) #8
  unreachable

bb3:
  %size1 = load i64, ptr %self, align 8
  store ptr %self.0, ptr %_0, align 8
  %4 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %self.1, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %_0, i64 16
  store i64 %size1, ptr %5, align 8
  ret void

bb1:                                              ; No predecessors!
  unreachable
}

define internal { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$8iter_mut17h72cb76e48f781061E"(ptr align 4 %self.0, i64 %self.1) unnamed_addr #0 {
start:
  %0 = call { ptr, ptr } @"_ZN4core5slice4iter16IterMut$LT$T$GT$3new17h579f91336e051831E"(ptr align 4 %self.0, i64 %self.1) #7
  %_0.0 = extractvalue { ptr, ptr } %0, 0
  %_0.1 = extractvalue { ptr, ptr } %0, 1
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2
}

define internal void @_ZN4core5slice3raw14from_raw_parts18precondition_check17h6fd0cdb8c1ffc967E(ptr %data, i64 %size, i64 %align, i64 %len) unnamed_addr #0 personality ptr @rust_eh_personality {
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
  call void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr align 8 %_11, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
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
  call void @_ZN4core9panicking11panic_const23panic_const_div_by_zero17hc25814f4a0d3df95E(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb3:
  br label %bb5

bb2:
  ret void

bb5:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_11195730e5236cfdc15ea13be1c301f9, i64 162) #8
  unreachable
}

define internal void @_ZN4core5slice3raw18from_raw_parts_mut18precondition_check17h1f929e7ddc01c9dbE(ptr %data, i64 %size, i64 %align, i64 %len) unnamed_addr #0 personality ptr @rust_eh_personality {
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
  call void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr align 8 %_11, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
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
  call void @_ZN4core9panicking11panic_const23panic_const_div_by_zero17hc25814f4a0d3df95E(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb3:
  br label %bb5

bb2:
  ret void

bb5:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_d685bb4d9a1abf4f5af46d1af0d9ef8a, i64 166) #8
  unreachable
}

define internal { ptr, ptr } @"_ZN4core5slice4iter13Iter$LT$T$GT$3new17h9335da66eb30e9ecE"(ptr align 4 %slice.0, i64 %slice.1) unnamed_addr #0 {
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

define internal { ptr, ptr } @"_ZN4core5slice4iter16IterMut$LT$T$GT$3new17h579f91336e051831E"(ptr align 4 %slice.0, i64 %slice.1) unnamed_addr #0 {
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

define internal { ptr, i64 } @"_ZN4core5slice4iter20ChunksExact$LT$T$GT$9remainder17hed51fc414c7cbc71E"(ptr align 8 %self) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds i8, ptr %self, i64 16
  %_0.0 = load ptr, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %0, i64 8
  %_0.1 = load i64, ptr %1, align 8
  %2 = insertvalue { ptr, i64 } poison, ptr %_0.0, 0
  %3 = insertvalue { ptr, i64 } %2, i64 %_0.1, 1
  ret { ptr, i64 } %3
}

define internal { ptr, ptr } @"_ZN4core5slice4iter87_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$RF$$u5b$T$u5d$$GT$9into_iter17hfb2559bf8c313899E"(ptr align 4 %self.0, i64 %self.1) unnamed_addr #1 {
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

define internal zeroext i1 @_ZN4core9ub_checks23maybe_is_nonoverlapping7runtime17h163372ff90b4d435E(ptr %src, ptr %dst, i64 %size, i64 %count) unnamed_addr #0 {
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
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_763310d78c99c2c1ad3f8a9821e942f3, i64 61) #8
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

define internal float @"_ZN54_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum17h94eccbf78d9d13c5E"(ptr %iter.0, ptr %iter.1) unnamed_addr #1 {
start:
  %_0 = call float @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h55115c3f8df077aaE"(ptr %iter.0, ptr %iter.1, float -0.000000e+00) #7
  ret float %_0
}

define internal float @"_ZN54_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h7f22bbbc1abd6f39E"(ptr align 1 %_1, float %a, float %b) unnamed_addr #0 {
start:
  %_0 = fadd float %a, %b
  ret float %_0
}

define internal i64 @"_ZN54_$LT$u64$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum17h8fb695e8117e1d05E"(ptr align 8 %iter) unnamed_addr #1 {
start:
  %_0 = call i64 @"_ZN114_$LT$core..iter..adapters..flatten..FlatMap$LT$I$C$U$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17heb09644dcb8fb777E"(ptr align 8 %iter, i64 0) #7
  ret i64 %_0
}

define internal i64 @"_ZN54_$LT$u64$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h69e63bce921a9240E"(ptr align 1 %_1, i64 %a, i64 %b) unnamed_addr #0 {
start:
  %0 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %a, i64 %b)
  %_4.0 = extractvalue { i64, i1 } %0, 0
  %_4.1 = extractvalue { i64, i1 } %0, 1
  br i1 %_4.1, label %panic, label %bb1

bb1:
  ret i64 %_4.0

panic:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable
}

define internal i64 @"_ZN56_$LT$usize$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h4fe5198a1b68ebe2E"(ptr align 1 %_1, i64 %a, i64 %b) unnamed_addr #0 {
start:
  %0 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %a, i64 %b)
  %_4.0 = extractvalue { i64, i1 } %0, 0
  %_4.1 = extractvalue { i64, i1 } %0, 1
  br i1 %_4.1, label %panic, label %bb1

bb1:
  ret i64 %_4.0

panic:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable
}

define internal float @"_ZN60_$LT$f32$u20$as$u20$core..ops..arith..Mul$LT$$RF$f32$GT$$GT$3mul17h74a8ef411482b1f4E"(float %self, ptr align 4 %other, ptr align 8 %0) unnamed_addr #0 {
start:
  %_3 = load float, ptr %other, align 4
  %_0 = fmul float %self, %_3
  ret float %_0
}

define internal { ptr, ptr } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h06e989d3742f4255E"(ptr %self.0, ptr %self.1) unnamed_addr #0 {
start:
  %0 = insertvalue { ptr, ptr } poison, ptr %self.0, 0
  %1 = insertvalue { ptr, ptr } %0, ptr %self.1, 1
  ret { ptr, ptr } %1
}

define internal void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h1af1b68d22106d75E"(ptr sret([64 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 64, i1 false)
  ret void
}

define internal void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h26c5eeec7e3cea54E"(ptr sret([40 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 40, i1 false)
  ret void
}

define internal void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h3a07da375243f923E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 24, i1 false)
  ret void
}

define internal void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h5196d93782337cafE"(ptr sret([12 x i8]) align 4 %_0, ptr align 4 %self) unnamed_addr #0 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_0, ptr align 4 %self, i64 12, i1 false)
  ret void
}

define internal { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h924cfa5b839a8f2cE"(i64 %self.0, i64 %self.1) unnamed_addr #0 {
start:
  %0 = insertvalue { i64, i64 } poison, i64 %self.0, 0
  %1 = insertvalue { i64, i64 } %0, i64 %self.1, 1
  ret { i64, i64 } %1
}

define internal void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17ha705d59f28b797caE"(ptr sret([104 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 104, i1 false)
  ret void
}

define internal void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hc3c1434e7a48375fE"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 24, i1 false)
  ret void
}

define internal void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hddfc20e98e210169E"(ptr sret([56 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 56, i1 false)
  ret void
}

define internal void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hf6c8bba310ea9bd2E"(ptr sret([56 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 56, i1 false)
  ret void
}

define internal float @"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum17hcca5fa8ecb8226c7E"(ptr %iter.0, ptr %iter.1) unnamed_addr #1 {
start:
  %_0 = call float @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h10d52019791ab086E"(ptr %iter.0, ptr %iter.1, float -0.000000e+00) #7
  ret float %_0
}

define internal float @"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17hd417f486bd9c25f5E"(ptr align 1 %_1, float %a, ptr align 4 %b) unnamed_addr #0 {
start:
  %_4 = load float, ptr %b, align 4
  %_0 = fadd float %a, %_4
  ret float %_0
}

define internal align 4 ptr @"_ZN72_$LT$I$u20$as$u20$core..iter..adapters..zip..SpecTrustedRandomAccess$GT$17try_get_unchecked17hb64f3d2d2aa4af2cE"(ptr align 8 %self, i64 %index) unnamed_addr #0 {
start:
  %_0 = call align 4 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$24__iterator_get_unchecked17h50c7e2da311e5689E"(ptr align 8 %self, i64 %index) #7
  ret ptr %_0
}

define internal { i64, i64 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17h066a93f1ff03ee8fE"(ptr align 8 %self) unnamed_addr #0 {
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
  %_6 = call i64 @"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hf688d0c4f1ae2cf6E"(i64 %old, i64 1) #7
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

define internal { i32, i32 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17hec3b88acff2b39b9E"(ptr align 4 %self) unnamed_addr #0 {
start:
  %_0 = alloca [8 x i8], align 4
  %_4 = getelementptr inbounds i8, ptr %self, i64 4
  %_3.i = load i32, ptr %self, align 4
  %_4.i = load i32, ptr %_4, align 4
  %_0.i = icmp ult i32 %_3.i, %_4.i
  br i1 %_0.i, label %bb2, label %bb4

bb4:
  store i32 0, ptr %_0, align 4
  br label %bb5

bb2:
  %old = load i32, ptr %self, align 4
  %_6 = call i32 @"_ZN47_$LT$u32$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17h9478333eed3d01d4E"(i32 %old, i64 1) #7
  store i32 %_6, ptr %self, align 4
  %0 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %old, ptr %0, align 4
  store i32 1, ptr %_0, align 4
  br label %bb5

bb5:
  %1 = load i32, ptr %_0, align 4
  %2 = getelementptr inbounds i8, ptr %_0, i64 4
  %3 = load i32, ptr %2, align 4
  %4 = insertvalue { i32, i32 } poison, i32 %1, 0
  %5 = insertvalue { i32, i32 } %4, i32 %3, 1
  ret { i32, i32 } %5
}

define internal align 4 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$24__iterator_get_unchecked17h50c7e2da311e5689E"(ptr align 8 %self, i64 %idx) unnamed_addr #0 {
start:
  %_5 = load ptr, ptr %self, align 8
  %_3 = getelementptr inbounds float, ptr %_5, i64 %idx
  ret ptr %_3
}

define internal float @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h10d52019791ab086E"(ptr %0, ptr %1, float %init) unnamed_addr #0 personality ptr @rust_eh_personality {
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
  %9 = call i64 @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$7sub_ptr17h1ff66da966114a3fE"(ptr %end3, ptr %_20) #7
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
  %_21 = call float @"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17hd417f486bd9c25f5E"(ptr align 1 %f, float %_24, ptr align 4 %_40) #7
  br label %bb11

bb11:
  store float %_21, ptr %acc, align 4
  %self5 = load i64, ptr %i, align 8
  br label %bb21

bb21:
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h7a4c6869f564fc56E"(i64 %self5, i64 1) #7
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

define internal float @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h519e52a19e574a59E"(ptr %0, ptr %1, float %init) unnamed_addr #0 personality ptr @rust_eh_personality {
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
  %9 = call i64 @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$7sub_ptr17h1ff66da966114a3fE"(ptr %end3, ptr %_20) #7
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
  %_21 = call float @"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17hdd0d942e6fb64cb7E"(ptr align 1 %f, float %_24, ptr align 4 %_40) #7
  br label %bb11

bb11:
  store float %_21, ptr %acc, align 4
  %self5 = load i64, ptr %i, align 8
  br label %bb21

bb21:
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h7a4c6869f564fc56E"(i64 %self5, i64 1) #7
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

define internal i64 @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hc799e7e75846434dE"(ptr %0, ptr %1, i64 %init) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %2 = alloca [16 x i8], align 8
  %_36 = alloca [1 x i8], align 1
  %_35 = alloca [1 x i8], align 1
  %len = alloca [8 x i8], align 8
  %i = alloca [8 x i8], align 8
  %acc = alloca [8 x i8], align 8
  %end = alloca [8 x i8], align 8
  %_4 = alloca [1 x i8], align 1
  %_0 = alloca [8 x i8], align 8
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
  store i64 %init, ptr %acc, align 8
  store i64 0, ptr %i, align 8
  br label %bb7

bb4:
  store i8 0, ptr %_36, align 1
  store i64 %init, ptr %_0, align 8
  br label %bb14

bb7:
  %self2 = getelementptr inbounds i8, ptr %self, i64 8
  %end3 = load ptr, ptr %self2, align 8
  %_20 = load ptr, ptr %self, align 8
  %9 = call i64 @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$7sub_ptr17h1ff66da966114a3fE"(ptr %end3, ptr %_20) #7
  store i64 %9, ptr %len, align 8
  br label %bb8

bb8:
  br label %bb9

bb9:
  br label %bb10

bb10:
  store i8 0, ptr %_35, align 1
  %_24 = load i64, ptr %acc, align 8
  %self4 = load ptr, ptr %self, align 8
  %count = load i64, ptr %i, align 8
  %_40 = getelementptr inbounds float, ptr %self4, i64 %count
  %_21 = call i64 @"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17had2a3f829b88d62fE"(ptr align 1 %f, i64 %_24, ptr align 4 %_40) #7
  br label %bb11

bb11:
  store i64 %_21, ptr %acc, align 8
  %self5 = load i64, ptr %i, align 8
  br label %bb21

bb21:
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h7a4c6869f564fc56E"(i64 %self5, i64 1) #7
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
  %10 = load i64, ptr %acc, align 8
  store i64 %10, ptr %_0, align 8
  br label %bb14

bb14:
  %11 = load i64, ptr %_0, align 8
  ret i64 %11

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

define internal float @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hc95a6595d1a6fc46E"(ptr %0, ptr %1, float %init) unnamed_addr #0 personality ptr @rust_eh_personality {
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
  %9 = call i64 @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$7sub_ptr17h1ff66da966114a3fE"(ptr %end3, ptr %_20) #7
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
  %_21 = call float @"_ZN9iterators10row_maxima28_$u7b$$u7b$closure$u7d$$u7d$17h7a88b3fd2ff3622fE"(ptr align 1 %f, float %_24, ptr align 4 %_40) #7
  br label %bb11

bb11:
  store float %_21, ptr %acc, align 4
  %self5 = load i64, ptr %i, align 8
  br label %bb21

bb21:
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h7a4c6869f564fc56E"(i64 %self5, i64 1) #7
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

define internal align 4 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hde5937f387b5b14bE"(ptr align 8 %self) unnamed_addr #0 {
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

define internal { i64, i64 } @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8position17h1090d5e177613ff6E"(ptr align 8 %self) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_11 = alloca [8 x i8], align 8
  %i = alloca [8 x i8], align 8
  %n = alloca [8 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %predicate = alloca [0 x i8], align 1
  br label %bb2

bb2:
  %self1 = getelementptr inbounds i8, ptr %self, i64 8
  %end = load ptr, ptr %self1, align 8
  %_9 = load ptr, ptr %self, align 8
  %1 = call i64 @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$7sub_ptr17h1ff66da966114a3fE"(ptr %end, ptr %_9) #7
  store i64 %1, ptr %n, align 8
  br label %bb3

bb3:
  br label %bb4

bb4:
  store i64 0, ptr %i, align 8
  br label %bb5

bb5:
  %2 = call align 4 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hde5937f387b5b14bE"(ptr align 8 %self) #7
  store ptr %2, ptr %_11, align 8
  br label %bb6

bb6:
  %3 = load ptr, ptr %_11, align 8
  %4 = ptrtoint ptr %3 to i64
  %5 = icmp eq i64 %4, 0
  %_12 = select i1 %5, i64 0, i64 1
  %6 = icmp eq i64 %_12, 1
  br i1 %6, label %bb7, label %bb12

bb7:
  %x = load ptr, ptr %_11, align 8
  %_14 = call zeroext i1 @"_ZN9iterators11first_large28_$u7b$$u7b$closure$u7d$$u7d$17hbba872655ef235a8E"(ptr align 1 %predicate, ptr align 4 %x) #7
  br label %bb8

bb12:
  %7 = load i64, ptr @0, align 8
  %8 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  store i64 %7, ptr %_0, align 8
  %9 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %8, ptr %9, align 8
  br label %bb13

bb8:
  br i1 %_14, label %bb9, label %bb10

bb10:
  %10 = load i64, ptr %i, align 8
  %11 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %10, i64 1)
  %_21.0 = extractvalue { i64, i1 } %11, 0
  %_21.1 = extractvalue { i64, i1 } %11, 1
  br i1 %_21.1, label %panic, label %bb11

bb9:
  %_18 = load i64, ptr %i, align 8
  %_19 = load i64, ptr %n, align 8
  %cond = icmp ult i64 %_18, %_19
  br label %bb16

bb11:
  store i64 %_21.0, ptr %i, align 8
  br label %bb5

panic:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb16:
  call void @_ZN4core4hint16assert_unchecked18precondition_check17h5545956d7060fdc7E(i1 zeroext %cond) #7
  br label %bb17

bb17:
  %_20 = load i64, ptr %i, align 8
  %12 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %_20, ptr %12, align 8
  store i64 1, ptr %_0, align 8
  br label %bb13

bb13:
  %13 = load i64, ptr %_0, align 8
  %14 = getelementptr inbounds i8, ptr %_0, i64 8
  %15 = load i64, ptr %14, align 8
  %16 = insertvalue { i64, i64 } poison, i64 %13, 0
  %17 = insertvalue { i64, i64 } %16, i64 %15, 1
  ret { i64, i64 } %17

bb18:                                             ; No predecessors!
  unreachable

bb14:                                             ; No predecessors!
  %18 = load ptr, ptr %0, align 8
  %19 = getelementptr inbounds i8, ptr %0, i64 8
  %20 = load i32, ptr %19, align 8
  %21 = insertvalue { ptr, i32 } poison, ptr %18, 0
  %22 = insertvalue { ptr, i32 } %21, i32 %20, 1
  resume { ptr, i32 } %22

bb1:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17h65fa033c4b8692e8E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
start:
  %_10 = alloca [16 x i8], align 8
  %exact = alloca [8 x i8], align 8
  br label %bb2

bb2:
  %self1 = getelementptr inbounds i8, ptr %self, i64 8
  %end = load ptr, ptr %self1, align 8
  %_8 = load ptr, ptr %self, align 8
  %0 = call i64 @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$7sub_ptr17h1ff66da966114a3fE"(ptr %end, ptr %_8) #7
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

define internal align 4 ptr @"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$24__iterator_get_unchecked17hc37edec5512a5d01E"(ptr align 8 %self, i64 %idx) unnamed_addr #0 {
start:
  %_5 = load ptr, ptr %self, align 8
  %_3 = getelementptr inbounds float, ptr %_5, i64 %idx
  ret ptr %_3
}

define internal align 4 ptr @"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h7bba9c3727dd38c1E"(ptr align 8 %self) unnamed_addr #0 {
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

define internal void @"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17hf1d7a38b45229a6cE"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
start:
  %_10 = alloca [16 x i8], align 8
  %exact = alloca [8 x i8], align 8
  br label %bb2

bb2:
  %self1 = getelementptr inbounds i8, ptr %self, i64 8
  %end = load ptr, ptr %self1, align 8
  %_8 = load ptr, ptr %self, align 8
  %0 = call i64 @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$7sub_ptr17h1ff66da966114a3fE"(ptr %end, ptr %_8) #7
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

define internal { ptr, i64 } @"_ZN94_$LT$core..slice..iter..Windows$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$24__iterator_get_unchecked17h22baf45f8146c8eeE"(ptr align 8 %self, i64 %idx) unnamed_addr #1 {
start:
  %self.0 = load ptr, ptr %self, align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %self.1 = load i64, ptr %0, align 8
  %data = getelementptr inbounds float, ptr %self.0, i64 %idx
  %1 = getelementptr inbounds i8, ptr %self, i64 16
  %self1 = load i64, ptr %1, align 8
  br label %bb1

bb1:
  call void @_ZN4core5slice3raw14from_raw_parts18precondition_check17h6fd0cdb8c1ffc967E(ptr %data, i64 4, i64 4, i64 %self1) #7
  br label %bb3

bb3:
  %2 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %3 = insertvalue { ptr, i64 } %2, i64 %self1, 1
  ret { ptr, i64 } %3
}

define internal void @"_ZN94_$LT$core..slice..iter..Windows$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17h93fb7e6dfafb2c0dE"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
start:
  %_11 = alloca [16 x i8], align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 16
  %self1 = load i64, ptr %0, align 8
  %_12.0 = load ptr, ptr %self, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 8
  %_12.1 = load i64, ptr %1, align 8
  %_2 = icmp ugt i64 %self1, %_12.1
  br i1 %_2, label %bb1, label %bb2

bb2:
  %_13.0 = load ptr, ptr %self, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  %_13.1 = load i64, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %self, i64 16
  %self2 = load i64, ptr %3, align 8
  %_7 = sub i64 %_13.1, %self2
  %size = add i64 %_7, 1
  %4 = getelementptr inbounds i8, ptr %_11, i64 8
  store i64 %size, ptr %4, align 8
  store i64 1, ptr %_11, align 8
  store i64 %size, ptr %_0, align 8
  %5 = load i64, ptr %_11, align 8
  %6 = getelementptr inbounds i8, ptr %_11, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %5, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 8
  store i64 %7, ptr %9, align 8
  br label %bb3

bb1:
  store i64 0, ptr %_0, align 8
  %10 = load i64, ptr @1, align 8
  %11 = load i64, ptr getelementptr inbounds (i8, ptr @1, i64 8), align 8
  %12 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %10, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %12, i64 8
  store i64 %11, ptr %13, align 8
  br label %bb3

bb3:
  ret void
}

define internal { ptr, i64 } @"_ZN98_$LT$core..iter..adapters..rev..Rev$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h516b6441181ba0aeE"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = call { ptr, i64 } @"_ZN108_$LT$core..slice..iter..Chunks$LT$T$GT$$u20$as$u20$core..iter..traits..double_ended..DoubleEndedIterator$GT$9next_back17h9383dfcf882ffcfbE"(ptr align 8 %self) #7
  %_0.0 = extractvalue { ptr, i64 } %0, 0
  %_0.1 = extractvalue { ptr, i64 } %0, 1
  %1 = insertvalue { ptr, i64 } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %_0.1, 1
  ret { ptr, i64 } %2
}

define internal float @"_ZN98_$LT$core..iter..adapters..take..Take$LT$I$GT$$u20$as$u20$core..iter..adapters..take..SpecTake$GT$9spec_fold17h96d209a9a05cbf04E"(ptr align 8 %self, float %init) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_20 = alloca [1 x i8], align 1
  %_11 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %acc = alloca [4 x i8], align 4
  %f = alloca [0 x i8], align 1
  store i8 1, ptr %_20, align 1
  store float %init, ptr %acc, align 4
  %1 = getelementptr inbounds i8, ptr %self, i64 24
  %self1 = load i64, ptr %1, align 8
  %other = call i64 @_ZN4core4iter8adapters3zip27TrustedRandomAccessNoCoerce4size17h822cb3d542bb5754E(ptr align 8 %self) #7
  br label %bb1

bb1:
  %end = call i64 @_ZN4core3cmp6min_by17h41baa27a5a851dc3E(i64 %self1, i64 %other) #7
  br label %bb12

bb12:
  store i64 0, ptr %iter, align 8
  %2 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %end, ptr %2, align 8
  br label %bb2

bb2:
  %other2 = getelementptr inbounds i8, ptr %iter, i64 8
  %_26 = load i64, ptr %iter, align 8
  %3 = getelementptr inbounds i8, ptr %iter, i64 8
  %_27 = load i64, ptr %3, align 8
  %_21 = icmp ult i64 %_26, %_27
  br i1 %_21, label %bb13, label %bb15

bb15:
  %_0 = load float, ptr %acc, align 4
  br label %bb5

bb13:
  %old = load i64, ptr %iter, align 8
  %_25 = call i64 @"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hf688d0c4f1ae2cf6E"(i64 %old, i64 1) #7
  br label %bb14

bb5:
  ret float %_0

bb14:
  store i64 %_25, ptr %iter, align 8
  %4 = getelementptr inbounds i8, ptr %_11, i64 8
  store i64 %old, ptr %4, align 8
  store i64 1, ptr %_11, align 8
  %5 = getelementptr inbounds i8, ptr %_11, i64 8
  %i = load i64, ptr %5, align 8
  %val = call align 4 ptr @"_ZN100_$LT$core..iter..adapters..skip..Skip$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$24__iterator_get_unchecked17h738455d8c9cbcb19E"(ptr align 8 %self, i64 %i) #7
  br label %bb3

bb3:
  store i8 0, ptr %_20, align 1
  %_19 = load float, ptr %acc, align 4
  %_16 = call float @"_ZN4core4iter8adapters6copied9copy_fold28_$u7b$$u7b$closure$u7d$$u7d$17hdc303703a1847f79E"(ptr align 1 %f, float %_19, ptr align 4 %val) #7
  br label %bb4

bb4:
  store i8 1, ptr %_20, align 1
  store float %_16, ptr %acc, align 4
  br label %bb2

bb11:                                             ; No predecessors!
  %6 = load i8, ptr %_20, align 1
  %7 = trunc i8 %6 to i1
  br i1 %7, label %bb10, label %bb7

bb7:
  br label %bb8

bb10:
  br label %bb7

bb8:
  %8 = load ptr, ptr %0, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  %10 = load i32, ptr %9, align 8
  %11 = insertvalue { ptr, i32 } poison, ptr %8, 0
  %12 = insertvalue { ptr, i32 } %11, i32 %10, 1
  resume { ptr, i32 } %12
}

define internal { ptr, i64 } @"_ZN98_$LT$core..slice..iter..ChunksExact$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$24__iterator_get_unchecked17h26210127a4d8f29bE"(ptr align 8 %self, i64 %idx) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds i8, ptr %self, i64 32
  %_4 = load i64, ptr %0, align 8
  %start1 = mul i64 %idx, %_4
  %self.0 = load ptr, ptr %self, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 8
  %self.1 = load i64, ptr %1, align 8
  %data = getelementptr inbounds float, ptr %self.0, i64 %start1
  %2 = getelementptr inbounds i8, ptr %self, i64 32
  %len = load i64, ptr %2, align 8
  br label %bb1

bb1:
  call void @_ZN4core5slice3raw14from_raw_parts18precondition_check17h6fd0cdb8c1ffc967E(ptr %data, i64 4, i64 4, i64 %len) #7
  br label %bb3

bb3:
  %3 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %4 = insertvalue { ptr, i64 } %3, i64 %len, 1
  ret { ptr, i64 } %4
}

define internal void @"_ZN98_$LT$core..slice..iter..ChunksExact$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17h1b3829253384e4c1E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
start:
  %_6 = alloca [16 x i8], align 8
  %_7.0 = load ptr, ptr %self, align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_7.1 = load i64, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 32
  %_4 = load i64, ptr %1, align 8
  %_5 = icmp eq i64 %_4, 0
  br i1 %_5, label %panic, label %bb1

bb1:
  %n = udiv i64 %_7.1, %_4
  %2 = getelementptr inbounds i8, ptr %_6, i64 8
  store i64 %n, ptr %2, align 8
  store i64 1, ptr %_6, align 8
  store i64 %n, ptr %_0, align 8
  %3 = load i64, ptr %_6, align 8
  %4 = getelementptr inbounds i8, ptr %_6, i64 8
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %3, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 8
  store i64 %5, ptr %7, align 8
  ret void

panic:
  call void @_ZN4core9panicking11panic_const23panic_const_div_by_zero17hc25814f4a0d3df95E(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable
}

define void @axpy(float %alpha, ptr align 4 %x.0, i64 %x.1, ptr align 4 %y.0, i64 %y.1) unnamed_addr #1 {
start:
  %_8 = alloca [16 x i8], align 8
  %iter = alloca [56 x i8], align 8
  %_5 = alloca [56 x i8], align 8
  %_4 = alloca [56 x i8], align 8
  %0 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$8iter_mut17h72cb76e48f781061E"(ptr align 4 %y.0, i64 %y.1) #7
  %_6.0 = extractvalue { ptr, ptr } %0, 0
  %_6.1 = extractvalue { ptr, ptr } %0, 1
  call void @_ZN4core4iter6traits8iterator8Iterator3zip17h65dba5b354cdadf9E(ptr sret([56 x i8]) align 8 %_5, ptr %_6.0, ptr %_6.1, ptr align 4 %x.0, i64 %x.1) #7
  call void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hf6c8bba310ea9bd2E"(ptr sret([56 x i8]) align 8 %_4, ptr align 8 %_5) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter, ptr align 8 %_4, i64 56, i1 false)
  br label %bb4

bb4:
  %1 = call { ptr, ptr } @"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h064d12d341ca09fcE"(ptr align 8 %iter) #7
  %2 = extractvalue { ptr, ptr } %1, 0
  %3 = extractvalue { ptr, ptr } %1, 1
  store ptr %2, ptr %_8, align 8
  %4 = getelementptr inbounds i8, ptr %_8, i64 8
  store ptr %3, ptr %4, align 8
  %5 = load ptr, ptr %_8, align 8
  %6 = ptrtoint ptr %5 to i64
  %7 = icmp eq i64 %6, 0
  %_10 = select i1 %7, i64 0, i64 1
  %8 = icmp eq i64 %_10, 0
  br i1 %8, label %bb8, label %bb7

bb8:
  ret void

bb7:
  %y = load ptr, ptr %_8, align 8
  %9 = getelementptr inbounds i8, ptr %_8, i64 8
  %x = load ptr, ptr %9, align 8
  %_13 = call float @"_ZN60_$LT$f32$u20$as$u20$core..ops..arith..Mul$LT$$RF$f32$GT$$GT$3mul17h74a8ef411482b1f4E"(float %alpha, ptr align 4 %x, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  %10 = load float, ptr %y, align 4
  %11 = fadd float %10, %_13
  store float %11, ptr %y, align 4
  br label %bb4

bb6:                                              ; No predecessors!
  unreachable
}

define void @scale_by_index(ptr align 4 %x.0, i64 %x.1) unnamed_addr #1 {
start:
  %_6 = alloca [16 x i8], align 8
  %iter = alloca [24 x i8], align 8
  %_3 = alloca [24 x i8], align 8
  %_2 = alloca [24 x i8], align 8
  %0 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$8iter_mut17h72cb76e48f781061E"(ptr align 4 %x.0, i64 %x.1) #7
  %_4.0 = extractvalue { ptr, ptr } %0, 0
  %_4.1 = extractvalue { ptr, ptr } %0, 1
  call void @_ZN4core4iter6traits8iterator8Iterator9enumerate17h226654f20c8c6f2dE(ptr sret([24 x i8]) align 8 %_3, ptr %_4.0, ptr %_4.1) #7
  call void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h3a07da375243f923E"(ptr sret([24 x i8]) align 8 %_2, ptr align 8 %_3) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter, ptr align 8 %_2, i64 24, i1 false)
  br label %bb4

bb4:
  %1 = call { i64, ptr } @"_ZN110_$LT$core..iter..adapters..enumerate..Enumerate$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hc9713d0c5192f6daE"(ptr align 8 %iter) #7
  %2 = extractvalue { i64, ptr } %1, 0
  %3 = extractvalue { i64, ptr } %1, 1
  store i64 %2, ptr %_6, align 8
  %4 = getelementptr inbounds i8, ptr %_6, i64 8
  store ptr %3, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %_6, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = ptrtoint ptr %6 to i64
  %8 = icmp eq i64 %7, 0
  %_8 = select i1 %8, i64 0, i64 1
  %9 = icmp eq i64 %_8, 0
  br i1 %9, label %bb8, label %bb7

bb8:
  ret void

bb7:
  %i = load i64, ptr %_6, align 8
  %10 = getelementptr inbounds i8, ptr %_6, i64 8
  %v = load ptr, ptr %10, align 8
  %_11 = uitofp i64 %i to float
  %11 = load float, ptr %v, align 4
  %12 = fmul float %11, %_11
  store float %12, ptr %v, align 4
  br label %bb4

bb6:                                              ; No predecessors!
  unreachable
}

define void @moving_average(ptr align 4 %x.0, i64 %x.1, ptr align 4 %out.0, i64 %out.1) unnamed_addr #1 {
start:
  %_8 = alloca [24 x i8], align 8
  %iter = alloca [64 x i8], align 8
  %_5 = alloca [24 x i8], align 8
  %_4 = alloca [64 x i8], align 8
  %_3 = alloca [64 x i8], align 8
  call void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$7windows17h236c75b0df4271b8E"(ptr sret([24 x i8]) align 8 %_5, ptr align 4 %x.0, i64 %x.1, i64 3, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  %0 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$8iter_mut17h72cb76e48f781061E"(ptr align 4 %out.0, i64 %out.1) #7
  %_6.0 = extractvalue { ptr, ptr } %0, 0
  %_6.1 = extractvalue { ptr, ptr } %0, 1
  call void @_ZN4core4iter6traits8iterator8Iterator3zip17h108a58cfcfed7ec1E(ptr sret([64 x i8]) align 8 %_4, ptr align 8 %_5, ptr %_6.0, ptr %_6.1) #7
  call void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h1af1b68d22106d75E"(ptr sret([64 x i8]) align 8 %_3, ptr align 8 %_4) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter, ptr align 8 %_3, i64 64, i1 false)
  br label %bb5

bb5:
  call void @"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hc7f424d3bce21f9bE"(ptr sret([24 x i8]) align 8 %_8, ptr align 8 %iter) #7
  %1 = load ptr, ptr %_8, align 8
  %2 = ptrtoint ptr %1 to i64
  %3 = icmp eq i64 %2, 0
  %_10 = select i1 %3, i64 0, i64 1
  %4 = icmp eq i64 %_10, 0
  br i1 %4, label %bb9, label %bb8

bb9:
  ret void

bb8:
  %w.0 = load ptr, ptr %_8, align 8
  %5 = getelementptr inbounds i8, ptr %_8, i64 8
  %w.1 = load i64, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %_8, i64 16
  %o = load ptr, ptr %6, align 8
  %_18 = icmp ult i64 0, %w.1
  br i1 %_18, label %bb10, label %panic

bb10:
  %7 = getelementptr inbounds float, ptr %w.0, i64 0
  %_15 = load float, ptr %7, align 4
  %_22 = icmp ult i64 1, %w.1
  br i1 %_22, label %bb11, label %panic1

panic:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 0, i64 %w.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb11:
  %8 = getelementptr inbounds float, ptr %w.0, i64 1
  %_19 = load float, ptr %8, align 4
  %_14 = fadd float %_15, %_19
  %_26 = icmp ult i64 2, %w.1
  br i1 %_26, label %bb12, label %panic2

panic1:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 1, i64 %w.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb12:
  %9 = getelementptr inbounds float, ptr %w.0, i64 2
  %_23 = load float, ptr %9, align 4
  %_13 = fadd float %_14, %_23
  %10 = fdiv float %_13, 3.000000e+00
  store float %10, ptr %o, align 4
  br label %bb5

panic2:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 2, i64 %w.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb7:                                              ; No predecessors!
  unreachable
}

define float @dot_by_four(ptr align 4 %x.0, i64 %x.1, ptr align 4 %y) unnamed_addr #1 {
start:
  %_20 = alloca [16 x i8], align 8
  %iter1 = alloca [16 x i8], align 8
  %_12 = alloca [32 x i8], align 8
  %iter = alloca [104 x i8], align 8
  %_9 = alloca [40 x i8], align 8
  %_8 = alloca [104 x i8], align 8
  %_7 = alloca [104 x i8], align 8
  %fours = alloca [40 x i8], align 8
  %acc = alloca [16 x i8], align 4
  br label %repeat_loop_header

repeat_loop_header:
  %0 = phi i64 [ 0, %start ], [ %3, %repeat_loop_body ]
  %1 = icmp ult i64 %0, 4
  br i1 %1, label %repeat_loop_body, label %repeat_loop_next

repeat_loop_body:
  %2 = getelementptr inbounds float, ptr %acc, i64 %0
  store float 0.000000e+00, ptr %2, align 4
  %3 = add nuw i64 %0, 1
  br label %repeat_loop_header

repeat_loop_next:
  call void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$12chunks_exact17he7aa2c0efb36ebf6E"(ptr sret([40 x i8]) align 8 %fours, ptr align 4 %x.0, i64 %x.1, i64 4, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  %4 = call { ptr, i64 } @"_ZN4core5slice4iter20ChunksExact$LT$T$GT$9remainder17hed51fc414c7cbc71E"(ptr align 8 %fours) #7
  %rest.0 = extractvalue { ptr, i64 } %4, 0
  %rest.1 = extractvalue { ptr, i64 } %4, 1
  call void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$12chunks_exact17he7aa2c0efb36ebf6E"(ptr sret([40 x i8]) align 8 %_9, ptr align 4 %y, i64 64, i64 4, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  call void @_ZN4core4iter6traits8iterator8Iterator3zip17h445a58e6038e3eb1E(ptr sret([104 x i8]) align 8 %_8, ptr align 8 %fours, ptr align 8 %_9) #7
  call void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17ha705d59f28b797caE"(ptr sret([104 x i8]) align 8 %_7, ptr align 8 %_8) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter, ptr align 8 %_7, i64 104, i1 false)
  br label %bb6

bb6:
  call void @"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h3192bbcf0fa498b0E"(ptr sret([32 x i8]) align 8 %_12, ptr align 8 %iter) #7
  %5 = load ptr, ptr %_12, align 8
  %6 = ptrtoint ptr %5 to i64
  %7 = icmp eq i64 %6, 0
  %_14 = select i1 %7, i64 0, i64 1
  %8 = icmp eq i64 %_14, 0
  br i1 %8, label %bb10, label %bb9

bb10:
  %9 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h50b47f7e846fca05E"(ptr align 4 %rest.0, i64 %rest.1) #7
  %_35.0 = extractvalue { ptr, ptr } %9, 0
  %_35.1 = extractvalue { ptr, ptr } %9, 1
  %10 = call { ptr, ptr } @_ZN4core4iter6traits8iterator8Iterator3map17h98048bf0d74bccb5E(ptr %_35.0, ptr %_35.1) #7
  %_34.0 = extractvalue { ptr, ptr } %10, 0
  %_34.1 = extractvalue { ptr, ptr } %10, 1
  %tail = call float @_ZN4core4iter6traits8iterator8Iterator3sum17h2478eee72336709eE(ptr %_34.0, ptr %_34.1) #7
  %11 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h50b47f7e846fca05E"(ptr align 4 %acc, i64 4) #7
  %_37.0 = extractvalue { ptr, ptr } %11, 0
  %_37.1 = extractvalue { ptr, ptr } %11, 1
  %_36 = call float @_ZN4core4iter6traits8iterator8Iterator3sum17h6091476e3f940083E(ptr %_37.0, ptr %_37.1) #7
  %_0 = fadd float %_36, %tail
  ret float %_0

bb9:
  %a.0 = load ptr, ptr %_12, align 8
  %12 = getelementptr inbounds i8, ptr %_12, i64 8
  %a.1 = load i64, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %_12, i64 16
  %b.0 = load ptr, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %13, i64 8
  %b.1 = load i64, ptr %14, align 8
  %15 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h924cfa5b839a8f2cE"(i64 0, i64 4) #7
  %_17.0 = extractvalue { i64, i64 } %15, 0
  %_17.1 = extractvalue { i64, i64 } %15, 1
  store i64 %_17.0, ptr %iter1, align 8
  %16 = getelementptr inbounds i8, ptr %iter1, i64 8
  store i64 %_17.1, ptr %16, align 8
  br label %bb12

bb12:
  %17 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17hfc6628580edffb49E"(ptr align 8 %iter1) #7
  %18 = extractvalue { i64, i64 } %17, 0
  %19 = extractvalue { i64, i64 } %17, 1
  store i64 %18, ptr %_20, align 8
  %20 = getelementptr inbounds i8, ptr %_20, i64 8
  store i64 %19, ptr %20, align 8
  %_22 = load i64, ptr %_20, align 8
  %21 = icmp eq i64 %_22, 0
  br i1 %21, label %bb6, label %bb14

bb14:
  %22 = getelementptr inbounds i8, ptr %_20, i64 8
  %k = load i64, ptr %22, align 8
  %_27 = icmp ult i64 %k, %a.1
  br i1 %_27, label %bb15, label %panic

bb15:
  %23 = getelementptr inbounds float, ptr %a.0, i64 %k
  %_25 = load float, ptr %23, align 4
  %_30 = icmp ult i64 %k, %b.1
  br i1 %_30, label %bb16, label %panic2

panic:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %k, i64 %a.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb16:
  %24 = getelementptr inbounds float, ptr %b.0, i64 %k
  %_28 = load float, ptr %24, align 4
  %_24 = fmul float %_25, %_28
  %_32 = icmp ult i64 %k, 4
  br i1 %_32, label %bb17, label %panic3

panic2:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %k, i64 %b.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb17:
  %25 = getelementptr inbounds float, ptr %acc, i64 %k
  %26 = getelementptr inbounds float, ptr %acc, i64 %k
  %27 = load float, ptr %26, align 4
  %28 = fadd float %27, %_24
  store float %28, ptr %25, align 4
  br label %bb12

panic3:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %k, i64 4, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb8:                                              ; No predecessors!
  unreachable
}

define internal float @"_ZN9iterators11dot_by_four28_$u7b$$u7b$closure$u7d$$u7d$17ha0888767581d5e37E"(ptr align 1 %_1, ptr align 4 %v) unnamed_addr #0 {
start:
  %_0 = call float @"_ZN49_$LT$$RF$f32$u20$as$u20$core..ops..arith..Mul$GT$3mul17h19820373010b0deeE"(ptr align 4 %v, ptr align 4 %v, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  ret float %_0
}

define i64 @pairs(i32 %rows, i32 %0) unnamed_addr #1 {
start:
  %_3 = alloca [48 x i8], align 8
  %cols = alloca [4 x i8], align 4
  store i32 %0, ptr %cols, align 4
  call void @_ZN4core4iter6traits8iterator8Iterator8flat_map17h1f92c01dc7823fd8E(ptr sret([48 x i8]) align 8 %_3, i32 0, i32 %rows, ptr align 4 %cols) #7
  %_0 = call i64 @_ZN4core4iter6traits8iterator8Iterator3sum17he3b5091f173a0b02E(ptr align 8 %_3) #7
  ret i64 %_0
}

define internal void @"_ZN9iterators5pairs28_$u7b$$u7b$closure$u7d$$u7d$17h420034c268cb14c9E"(ptr sret([12 x i8]) align 4 %_0, ptr align 8 %_1, i32 %i) unnamed_addr #0 {
start:
  %_6 = load ptr, ptr %_1, align 8
  %_4 = load i32, ptr %_6, align 4
  call void @_ZN4core4iter6traits8iterator8Iterator3map17ha9896d3b3df7cf99E(ptr sret([12 x i8]) align 4 %_0, i32 0, i32 %_4, i32 %i) #7
  ret void
}

define internal i64 @"_ZN9iterators5pairs28_$u7b$$u7b$closure$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$17h9fb4077c6ed79b06E"(ptr align 4 %_1, i32 %j) unnamed_addr #0 {
start:
  %_4 = load i32, ptr %_1, align 4
  %_3 = xor i32 %_4, %j
  %_0 = zext i32 %_3 to i64
  ret i64 %_0
}

define float @middle(ptr align 4 %x.0, i64 %x.1, i64 %skip, i64 %take) unnamed_addr #1 {
start:
  %_6 = alloca [24 x i8], align 8
  %_5 = alloca [32 x i8], align 8
  %_4 = alloca [32 x i8], align 8
  %0 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h50b47f7e846fca05E"(ptr align 4 %x.0, i64 %x.1) #7
  %_7.0 = extractvalue { ptr, ptr } %0, 0
  %_7.1 = extractvalue { ptr, ptr } %0, 1
  call void @_ZN4core4iter6traits8iterator8Iterator4skip17h3d223a537dc318b4E(ptr sret([24 x i8]) align 8 %_6, ptr %_7.0, ptr %_7.1, i64 %skip) #7
  call void @_ZN4core4iter6traits8iterator8Iterator4take17h4c6a93614543ffbeE(ptr sret([32 x i8]) align 8 %_5, ptr align 8 %_6, i64 %take) #7
  call void @_ZN4core4iter6traits8iterator8Iterator6copied17h3468240ea6ade21cE(ptr sret([32 x i8]) align 8 %_4, ptr align 8 %_5) #7
  %_0 = call float @"_ZN104_$LT$core..iter..adapters..copied..Copied$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17ha2dc9975b989fb80E"(ptr align 8 %_4, float 0.000000e+00) #7
  ret float %_0
}

define internal float @"_ZN9iterators6middle28_$u7b$$u7b$closure$u7d$$u7d$17hf6f257e3c23187c1E"(ptr align 1 %_1, float %a, float %b) unnamed_addr #0 {
start:
  %_4 = fmul float %a, 5.000000e-01
  %_0 = fadd float %_4, %b
  ret float %_0
}

define void @halves(ptr align 4 %x.0, i64 %x.1, i64 %cut) unnamed_addr #1 {
start:
  %_14 = alloca [16 x i8], align 8
  %iter = alloca [56 x i8], align 8
  %_10 = alloca [56 x i8], align 8
  %_9 = alloca [56 x i8], align 8
  %_8 = alloca [32 x i8], align 8
  %_3 = icmp ugt i64 %cut, %x.1
  br i1 %_3, label %bb11, label %bb1

bb1:
  call void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$12split_at_mut17h73543ef9127b3431E"(ptr sret([32 x i8]) align 8 %_8, ptr align 4 %x.0, i64 %x.1, i64 %cut, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  %a.0 = load ptr, ptr %_8, align 8
  %0 = getelementptr inbounds i8, ptr %_8, i64 8
  %a.1 = load i64, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_8, i64 16
  %b.0 = load ptr, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %1, i64 8
  %b.1 = load i64, ptr %2, align 8
  %3 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$8iter_mut17h72cb76e48f781061E"(ptr align 4 %a.0, i64 %a.1) #7
  %_11.0 = extractvalue { ptr, ptr } %3, 0
  %_11.1 = extractvalue { ptr, ptr } %3, 1
  %4 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$8iter_mut17h72cb76e48f781061E"(ptr align 4 %b.0, i64 %b.1) #7
  %_12.0 = extractvalue { ptr, ptr } %4, 0
  %_12.1 = extractvalue { ptr, ptr } %4, 1
  call void @_ZN4core4iter6traits8iterator8Iterator3zip17h3366ed7d6485810eE(ptr sret([56 x i8]) align 8 %_10, ptr %_11.0, ptr %_11.1, ptr %_12.0, ptr %_12.1) #7
  call void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hddfc20e98e210169E"(ptr sret([56 x i8]) align 8 %_9, ptr align 8 %_10) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter, ptr align 8 %_9, i64 56, i1 false)
  br label %bb7

bb11:
  ret void

bb7:
  %5 = call { ptr, ptr } @"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h6247a0e86b8cf6ffE"(ptr align 8 %iter) #7
  %6 = extractvalue { ptr, ptr } %5, 0
  %7 = extractvalue { ptr, ptr } %5, 1
  store ptr %6, ptr %_14, align 8
  %8 = getelementptr inbounds i8, ptr %_14, i64 8
  store ptr %7, ptr %8, align 8
  %9 = load ptr, ptr %_14, align 8
  %10 = ptrtoint ptr %9 to i64
  %11 = icmp eq i64 %10, 0
  %_16 = select i1 %11, i64 0, i64 1
  %12 = icmp eq i64 %_16, 0
  br i1 %12, label %bb11, label %bb10

bb10:
  %a = load ptr, ptr %_14, align 8
  %13 = getelementptr inbounds i8, ptr %_14, i64 8
  %b = load ptr, ptr %13, align 8
  call void @_ZN4core3mem4swap17h17b96059f3a15b18E(ptr align 4 %a, ptr align 4 %b) #7
  br label %bb7

bb9:                                              ; No predecessors!
  unreachable
}

define float @row_maxima(ptr align 4 %x.0, i64 %x.1, i64 %width) unnamed_addr #1 {
start:
  %_8 = alloca [16 x i8], align 8
  %iter = alloca [24 x i8], align 8
  %_6 = alloca [24 x i8], align 8
  %_5 = alloca [24 x i8], align 8
  %_4 = alloca [24 x i8], align 8
  %total = alloca [4 x i8], align 4
  store float 0.000000e+00, ptr %total, align 4
  call void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$6chunks17hc7c335f8fb53668aE"(ptr sret([24 x i8]) align 8 %_6, ptr align 4 %x.0, i64 %x.1, i64 %width, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  call void @_ZN4core4iter6traits8iterator8Iterator3rev17h0342865a5db8e2d1E(ptr sret([24 x i8]) align 8 %_5, ptr align 8 %_6) #7
  call void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hc3c1434e7a48375fE"(ptr sret([24 x i8]) align 8 %_4, ptr align 8 %_5) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter, ptr align 8 %_4, i64 24, i1 false)
  br label %bb4

bb4:
  %0 = call { ptr, i64 } @"_ZN98_$LT$core..iter..adapters..rev..Rev$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h516b6441181ba0aeE"(ptr align 8 %iter) #7
  %1 = extractvalue { ptr, i64 } %0, 0
  %2 = extractvalue { ptr, i64 } %0, 1
  store ptr %1, ptr %_8, align 8
  %3 = getelementptr inbounds i8, ptr %_8, i64 8
  store i64 %2, ptr %3, align 8
  %4 = load ptr, ptr %_8, align 8
  %5 = ptrtoint ptr %4 to i64
  %6 = icmp eq i64 %5, 0
  %_10 = select i1 %6, i64 0, i64 1
  %7 = icmp eq i64 %_10, 0
  br i1 %7, label %bb8, label %bb7

bb8:
  %_0 = load float, ptr %total, align 4
  ret float %_0

bb7:
  %row.0 = load ptr, ptr %_8, align 8
  %8 = getelementptr inbounds i8, ptr %_8, i64 8
  %row.1 = load i64, ptr %8, align 8
  %9 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h50b47f7e846fca05E"(ptr align 4 %row.0, i64 %row.1) #7
  %_13.0 = extractvalue { ptr, ptr } %9, 0
  %_13.1 = extractvalue { ptr, ptr } %9, 1
  %_12 = call float @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hc95a6595d1a6fc46E"(ptr %_13.0, ptr %_13.1, float 0xC7EFFFFFE0000000) #7
  %10 = load float, ptr %total, align 4
  %11 = fadd float %10, %_12
  store float %11, ptr %total, align 4
  br label %bb4

bb6:                                              ; No predecessors!
  unreachable
}

define internal float @"_ZN9iterators10row_maxima28_$u7b$$u7b$closure$u7d$$u7d$17h7a88b3fd2ff3622fE"(ptr align 1 %_1, float %m, ptr align 4 %v) unnamed_addr #0 {
start:
  %_4 = load float, ptr %v, align 4
  %_0 = call float @"_ZN4core3f3221_$LT$impl$u20$f32$GT$3max17h6cfb4f6873a3c749E"(float %m, float %_4) #7
  ret float %_0
}

define i64 @drain_by_match(ptr align 4 %x.0, i64 %x.1) unnamed_addr #1 {
start:
  %_4 = alloca [8 x i8], align 8
  %n = alloca [8 x i8], align 8
  %it = alloca [16 x i8], align 8
  %0 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h50b47f7e846fca05E"(ptr align 4 %x.0, i64 %x.1) #7
  %1 = extractvalue { ptr, ptr } %0, 0
  %2 = extractvalue { ptr, ptr } %0, 1
  store ptr %1, ptr %it, align 8
  %3 = getelementptr inbounds i8, ptr %it, i64 8
  store ptr %2, ptr %3, align 8
  store i64 0, ptr %n, align 8
  br label %bb2

bb2:
  %4 = call align 4 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hde5937f387b5b14bE"(ptr align 8 %it) #7
  store ptr %4, ptr %_4, align 8
  %5 = load ptr, ptr %_4, align 8
  %6 = ptrtoint ptr %5 to i64
  %7 = icmp eq i64 %6, 0
  %_6 = select i1 %7, i64 0, i64 1
  %8 = icmp eq i64 %_6, 1
  br i1 %8, label %bb4, label %bb7

bb4:
  %_7 = call align 4 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hde5937f387b5b14bE"(ptr align 8 %it) #7
  %9 = load i64, ptr %n, align 8
  %10 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %9, i64 1)
  %_9.0 = extractvalue { i64, i1 } %10, 0
  %_9.1 = extractvalue { i64, i1 } %10, 1
  br i1 %_9.1, label %panic, label %bb6

bb7:
  %_0 = load i64, ptr %n, align 8
  ret i64 %_0

bb6:
  store i64 %_9.0, ptr %n, align 8
  br label %bb2

panic:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb8:                                              ; No predecessors!
  unreachable
}

define void @alternate(ptr align 4 %x.0, i64 %x.1) unnamed_addr #1 {
start:
  %rest = alloca [16 x i8], align 8
  store ptr %x.0, ptr %rest, align 8
  %0 = getelementptr inbounds i8, ptr %rest, i64 8
  store i64 %x.1, ptr %0, align 8
  br label %bb1

bb1:
  %1 = load ptr, ptr %rest, align 8
  %2 = getelementptr inbounds i8, ptr %rest, i64 8
  %_3 = load i64, ptr %2, align 8
  %_4 = icmp uge i64 %_3, 1
  br i1 %_4, label %bb2, label %bb4

bb4:
  ret void

bb2:
  %3 = load ptr, ptr %rest, align 8
  %4 = getelementptr inbounds i8, ptr %rest, i64 8
  %5 = load i64, ptr %4, align 8
  %first = getelementptr inbounds float, ptr %3, i64 0
  %6 = load ptr, ptr %rest, align 8
  %7 = getelementptr inbounds i8, ptr %rest, i64 8
  %8 = load i64, ptr %7, align 8
  %tail.0 = getelementptr inbounds float, ptr %6, i64 1
  %tail.1 = sub i64 %8, 1
  %_7 = load float, ptr %first, align 4
  %9 = fneg float %_7
  store float %9, ptr %first, align 4
  store ptr %tail.0, ptr %rest, align 8
  %10 = getelementptr inbounds i8, ptr %rest, i64 8
  store i64 %tail.1, ptr %10, align 8
  %11 = load ptr, ptr %rest, align 8
  %12 = getelementptr inbounds i8, ptr %rest, i64 8
  %_8 = load i64, ptr %12, align 8
  %_9 = icmp uge i64 %_8, 1
  br i1 %_9, label %bb3, label %bb1

bb3:
  %13 = load ptr, ptr %rest, align 8
  %14 = getelementptr inbounds i8, ptr %rest, i64 8
  %15 = load i64, ptr %14, align 8
  %more.0 = getelementptr inbounds float, ptr %13, i64 1
  %more.1 = sub i64 %15, 1
  store ptr %more.0, ptr %rest, align 8
  %16 = getelementptr inbounds i8, ptr %rest, i64 8
  store i64 %more.1, ptr %16, align 8
  br label %bb1
}

define i64 @count_positive(ptr align 4 %x.0, i64 %x.1) unnamed_addr #1 {
start:
  %0 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h50b47f7e846fca05E"(ptr align 4 %x.0, i64 %x.1) #7
  %_3.0 = extractvalue { ptr, ptr } %0, 0
  %_3.1 = extractvalue { ptr, ptr } %0, 1
  %1 = call { ptr, ptr } @_ZN4core4iter6traits8iterator8Iterator6filter17h6af960a7a9e3c234E(ptr %_3.0, ptr %_3.1) #7
  %_2.0 = extractvalue { ptr, ptr } %1, 0
  %_2.1 = extractvalue { ptr, ptr } %1, 1
  %_0 = call i64 @"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count17h41d873503e262d54E"(ptr %_2.0, ptr %_2.1) #7
  ret i64 %_0
}

define internal zeroext i1 @"_ZN9iterators14count_positive28_$u7b$$u7b$closure$u7d$$u7d$17h6306eddc740b6990E"(ptr align 1 %_1, ptr align 8 %v) unnamed_addr #0 {
start:
  %_4 = load ptr, ptr %v, align 8
  %_3 = load float, ptr %_4, align 4
  %_0 = fcmp ogt float %_3, 0.000000e+00
  ret i1 %_0
}

define { i64, i64 } @first_large(ptr align 4 %x.0, i64 %x.1) unnamed_addr #1 {
start:
  %_3 = alloca [16 x i8], align 8
  %0 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h50b47f7e846fca05E"(ptr align 4 %x.0, i64 %x.1) #7
  %1 = extractvalue { ptr, ptr } %0, 0
  %2 = extractvalue { ptr, ptr } %0, 1
  store ptr %1, ptr %_3, align 8
  %3 = getelementptr inbounds i8, ptr %_3, i64 8
  store ptr %2, ptr %3, align 8
  %4 = call { i64, i64 } @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8position17h1090d5e177613ff6E"(ptr align 8 %_3) #7
  %_0.0 = extractvalue { i64, i64 } %4, 0
  %_0.1 = extractvalue { i64, i64 } %4, 1
  %5 = insertvalue { i64, i64 } poison, i64 %_0.0, 0
  %6 = insertvalue { i64, i64 } %5, i64 %_0.1, 1
  ret { i64, i64 } %6
}

define internal zeroext i1 @"_ZN9iterators11first_large28_$u7b$$u7b$closure$u7d$$u7d$17hbba872655ef235a8E"(ptr align 1 %_1, ptr align 4 %v) unnamed_addr #0 {
start:
  %_3 = load float, ptr %v, align 4
  %_0 = fcmp ogt float %_3, 0x3FECCCCCC0000000
  ret i1 %_0
}

declare i32 @rust_eh_personality(i32, i32, i64, ptr, ptr) unnamed_addr #1

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

declare i64 @llvm.usub.sat.i64(i64, i64) #4

declare void @_ZN4core9panicking11panic_const23panic_const_rem_by_zero17h302cb8efe1b5e772E(ptr align 8) unnamed_addr #5

declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64) #4

declare void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8) unnamed_addr #5

declare float @llvm.maxnum.f32(float, float) #4

declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #4

declare void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1, i64) unnamed_addr #5

declare i64 @llvm.ctpop.i64(i64) #4

declare void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr align 8, ptr align 8) unnamed_addr #5

declare void @_ZN4core9panicking5panic17h06336e0c962d4a4aE(ptr align 1, i64, ptr align 8) unnamed_addr #5

declare void @_ZN4core6option13expect_failed17h8c40d2d654ba3611E(ptr align 1, i64, ptr align 8) unnamed_addr #5

declare void @_ZN4core9panicking11panic_const23panic_const_div_by_zero17hc25814f4a0d3df95E(ptr align 8) unnamed_addr #5

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #4

declare void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64, i64, ptr align 8) unnamed_addr #6

attributes #0 = { inlinehint nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { cold nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { cold noinline noreturn nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { cold minsize noinline noreturn nounwind nonlazybind optsize "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.85.0 (4d91de4e4 2025-02-17)"}

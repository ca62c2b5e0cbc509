source_filename = "types.2b13d7142af0539f-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@0 = private unnamed_addr constant <{ [8 x i8], [8 x i8] }> <{ [8 x i8] zeroinitializer, [8 x i8] undef }>, align 8
@1 = private unnamed_addr constant <{ [4 x i8], [4 x i8] }> <{ [4 x i8] zeroinitializer, [4 x i8] undef }>, align 4
@alloc_c91b8bc9c3eec918049433ec520e9aab = private unnamed_addr constant <{ [67 x i8] }> <{ [67 x i8] c"unsafe precondition(s) violated: u32::unchecked_add cannot overflow" }>, align 1
@alloc_289b84035b3220255b84b8869a538376 = private unnamed_addr constant <{ [69 x i8] }> <{ [69 x i8] c"unsafe precondition(s) violated: usize::unchecked_add cannot overflow" }>, align 1
@alloc_ec595fc0e82ef92fc59bd74f68296eae = private unnamed_addr constant <{ [73 x i8] }> <{ [73 x i8] c"assertion failed: 0 < pointee_size && pointee_size <= isize::MAX as usize" }>, align 1
@alloc_4192ed3b92b550c0d82c6e919997c0e9 = private unnamed_addr constant <{ [10 x i8] }> <{ [10 x i8] c"<redacted>" }>, align 1
@alloc_ae52e422ab29884b58622d79788975fe = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4192ed3b92b550c0d82c6e919997c0e9, [16 x i8] c"\0A\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00" }>, align 8
@alloc_7efb3a7632b3620f628ce83a521b4d9b = private unnamed_addr constant <{ [71 x i8] }> <{ [71 x i8] c"unsafe precondition(s) violated: ptr::sub_ptr requires `self >= origin`" }>, align 1
@alloc_79a5d30b8232ffd52374838ddbab6aec = private unnamed_addr constant <{ [4 x i8] }> <{ [4 x i8] c"\00\00\80?" }>, align 4
@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00", ptr @"_ZN43_$LT$types..Row$u20$as$u20$types..Shape$GT$4area17h0016c784583848ccE" }>, align 8
@alloc_f6db23c6a42003540022c9a7eceb65b5 = private unnamed_addr constant <{ [4 x i8] }> <{ [4 x i8] c"\00\00\00@" }>, align 4
@vtable.1 = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00", ptr @"_ZN46_$LT$types..Square$u20$as$u20$types..Shape$GT$4area17h696e2f8596f8b608E" }>, align 8

define internal float @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h2e6d5036c5d533f7E"(ptr align 8 %self, float %init) unnamed_addr #0 {
start:
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_4.0 = load i64, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %0, i64 8
  %_4.1 = load i64, ptr %1, align 8
  %f = load ptr, ptr %self, align 8
  %_0 = call float @_ZN4core4iter6traits8iterator8Iterator4fold17h198b9365501ffacaE(i64 %_4.0, i64 %_4.1, float %init, ptr align 4 %f) #7
  ret float %_0
}

define internal { ptr, i64 } @"_ZN110_$LT$core..ops..range..RangeFrom$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$3get17h06f64c1910410aa4E"(i64 %self, ptr align 4 %slice.0, i64 %slice.1) unnamed_addr #1 {
start:
  %_0 = alloca [16 x i8], align 8
  %_9 = icmp ult i64 %slice.1, %self
  br i1 %_9, label %bb4, label %bb5

bb5:
  %new_len = sub nuw i64 %slice.1, %self
  %_5 = icmp ule i64 %slice.1, %slice.1
  br i1 %_5, label %bb1, label %bb2

bb4:
  br label %bb2

bb2:
  %0 = load ptr, ptr @0, align 8
  %1 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  store ptr %0, ptr %_0, align 8
  %2 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %1, ptr %2, align 8
  br label %bb3

bb1:
  %_11 = getelementptr inbounds float, ptr %slice.0, i64 %self
  store ptr %_11, ptr %_0, align 8
  %3 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %new_len, ptr %3, align 8
  br label %bb3

bb3:
  %4 = load ptr, ptr %_0, align 8
  %5 = getelementptr inbounds i8, ptr %_0, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = insertvalue { ptr, i64 } poison, ptr %4, 0
  %8 = insertvalue { ptr, i64 } %7, i64 %6, 1
  ret { ptr, i64 } %8
}

define internal { i32, i32 } @"_ZN145_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..ops..try_trait..FromResidual$LT$core..option..Option$LT$core..convert..Infallible$GT$$GT$$GT$13from_residual17he1f8b846fa467125E"() unnamed_addr #1 {
start:
  %_0 = alloca [8 x i8], align 4
  store i32 0, ptr %_0, align 4
  %0 = load i32, ptr %_0, align 4
  %1 = getelementptr inbounds i8, ptr %_0, i64 4
  %2 = load i32, ptr %1, align 4
  %3 = insertvalue { i32, i32 } poison, i32 %0, 0
  %4 = insertvalue { i32, i32 } %3, i32 %2, 1
  ret { i32, i32 } %4
}

define internal void @"_ZN153_$LT$core..result..Result$LT$T$C$F$GT$$u20$as$u20$core..ops..try_trait..FromResidual$LT$core..result..Result$LT$core..convert..Infallible$C$E$GT$$GT$$GT$13from_residual17h1fb43bf8f289776cE"(ptr sret([16 x i8]) align 8 %_0, i8 %0, ptr align 8 %1) unnamed_addr #1 {
start:
  %residual = alloca [1 x i8], align 1
  store i8 %0, ptr %residual, align 1
  %e = load i8, ptr %residual, align 1
  %2 = getelementptr inbounds i8, ptr %_0, i64 1
  store i8 %e, ptr %2, align 1
  store i8 1, ptr %_0, align 8
  ret void
}

define internal i32 @"_ZN47_$LT$u32$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17h9a238c029a0f37deE"(i32 %start1, i64 %n) unnamed_addr #1 {
start:
  %rhs = trunc i64 %n to i32
  br label %bb1

bb1:
  call void @"_ZN4core3num21_$LT$impl$u20$u32$GT$13unchecked_add18precondition_check17h1ded85357d447892E"(i32 %start1, i32 %rhs) #7
  br label %bb2

bb2:
  %_0 = add nuw i32 %start1, %rhs
  ret i32 %_0
}

define internal i64 @"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17h37ab37f94e03bc54E"(i64 %start1, i64 %n) unnamed_addr #1 {
start:
  br label %bb1

bb1:
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h60d09416e19c2d4aE"(i64 %start1, i64 %n) #7
  br label %bb2

bb2:
  %_0 = add nuw i64 %start1, %n
  ret i64 %_0
}

define internal void @_ZN4core10intrinsics9cold_path17h452fe90a223c3753E() unnamed_addr #2 {
start:
  ret void
}

define internal i32 @_ZN4core3cmp3Ord3max17h5c2eb97b84fa93a5E(i32 %self, i32 %other) unnamed_addr #1 {
start:
  %_0 = call i32 @_ZN4core3cmp6max_by17h804f39199d523aa2E(i32 %self, i32 %other) #7
  ret i32 %_0
}

define internal i32 @_ZN4core3cmp3Ord3min17hb8c3460d71d11703E(i32 %self, i32 %other) unnamed_addr #1 {
start:
  %_0 = call i32 @_ZN4core3cmp6min_by17haf71791c6aabf7a7E(i32 %self, i32 %other) #7
  ret i32 %_0
}

define internal i8 @"_ZN4core3cmp5impls48_$LT$impl$u20$core..cmp..Ord$u20$for$u20$u32$GT$3cmp17h5ca2fe14a0041059E"(ptr align 4 %self, ptr align 4 %other) unnamed_addr #1 {
start:
  %_3 = load i32, ptr %self, align 4
  %_4 = load i32, ptr %other, align 4
  %0 = icmp ugt i32 %_3, %_4
  %1 = zext i1 %0 to i8
  %2 = icmp ult i32 %_3, %_4
  %3 = zext i1 %2 to i8
  %_0 = sub nsw i8 %1, %3
  ret i8 %_0
}

define internal i32 @_ZN4core3cmp6max_by17h804f39199d523aa2E(i32 %0, i32 %1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %2 = alloca [16 x i8], align 8
  %_9 = alloca [1 x i8], align 1
  %_4 = alloca [1 x i8], align 1
  %_0 = alloca [4 x i8], align 4
  %v2 = alloca [4 x i8], align 4
  %v1 = alloca [4 x i8], align 4
  store i32 %0, ptr %v1, align 4
  store i32 %1, ptr %v2, align 4
  store i8 1, ptr %_9, align 1
  %3 = call i8 @_ZN4core3ops8function6FnOnce9call_once17ha8de665d5f9e8df3E(ptr align 4 %v1, ptr align 4 %v2) #7
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
  %4 = load i32, ptr %v2, align 4
  store i32 %4, ptr %_0, align 4
  %5 = load i8, ptr %_9, align 1
  %6 = trunc i8 %5 to i1
  br i1 %6, label %bb8, label %bb5

bb3:
  store i8 0, ptr %_9, align 1
  %7 = load i32, ptr %v1, align 4
  store i32 %7, ptr %_0, align 4
  br label %bb5

bb5:
  %8 = load i32, ptr %_0, align 4
  ret i32 %8

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

define internal i32 @_ZN4core3cmp6min_by17haf71791c6aabf7a7E(i32 %0, i32 %1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %2 = alloca [16 x i8], align 8
  %_10 = alloca [1 x i8], align 1
  %_4 = alloca [1 x i8], align 1
  %_0 = alloca [4 x i8], align 4
  %v2 = alloca [4 x i8], align 4
  %v1 = alloca [4 x i8], align 4
  store i32 %0, ptr %v1, align 4
  store i32 %1, ptr %v2, align 4
  store i8 1, ptr %_10, align 1
  %3 = call i8 @_ZN4core3ops8function6FnOnce9call_once17ha8de665d5f9e8df3E(ptr align 4 %v1, ptr align 4 %v2) #7
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
  %4 = load i32, ptr %v1, align 4
  store i32 %4, ptr %_0, align 4
  br label %bb9

bb3:
  %5 = load i32, ptr %v2, align 4
  store i32 %5, ptr %_0, align 4
  br label %bb5

bb9:
  br label %bb6

bb6:
  %6 = load i32, ptr %_0, align 4
  ret i32 %6

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

define internal float @"_ZN4core3f3221_$LT$impl$u20$f32$GT$3max17he4731a68ae4b9af3E"(float %self, float %other) unnamed_addr #1 {
start:
  %0 = alloca [4 x i8], align 4
  %1 = call float @llvm.maxnum.f32(float %self, float %other)
  store float %1, ptr %0, align 4
  %_0 = load float, ptr %0, align 4
  ret float %_0
}

define internal { i32, i32 } @"_ZN4core3num21_$LT$impl$u20$u32$GT$11checked_sub17hf97cea896ffcf5a7E"(i32 %self, i32 %rhs) unnamed_addr #1 {
start:
  %_0 = alloca [8 x i8], align 4
  %_3 = icmp ult i32 %self, %rhs
  br i1 %_3, label %bb1, label %bb2

bb2:
  %_4 = sub nuw i32 %self, %rhs
  %0 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %_4, ptr %0, align 4
  store i32 1, ptr %_0, align 4
  br label %bb3

bb1:
  %1 = load i32, ptr @1, align 4
  %2 = load i32, ptr getelementptr inbounds (i8, ptr @1, i64 4), align 4
  store i32 %1, ptr %_0, align 4
  %3 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %2, ptr %3, align 4
  br label %bb3

bb3:
  %4 = load i32, ptr %_0, align 4
  %5 = getelementptr inbounds i8, ptr %_0, i64 4
  %6 = load i32, ptr %5, align 4
  %7 = insertvalue { i32, i32 } poison, i32 %4, 0
  %8 = insertvalue { i32, i32 } %7, i32 %6, 1
  ret { i32, i32 } %8
}

define internal void @"_ZN4core3num21_$LT$impl$u20$u32$GT$13unchecked_add18precondition_check17h1ded85357d447892E"(i32 %lhs, i32 %rhs) unnamed_addr #1 {
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

define internal { i64, i64 } @"_ZN4core3num23_$LT$impl$u20$usize$GT$11checked_add17h8a0bd84c909a00f9E"(i64 %self, i64 %rhs) unnamed_addr #1 {
start:
  %_0 = alloca [16 x i8], align 8
  %0 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %self, i64 %rhs)
  %_4.0 = extractvalue { i64, i1 } %0, 0
  %_4.1 = extractvalue { i64, i1 } %0, 1
  br i1 %_4.1, label %bb2, label %bb4

bb4:
  %_5 = add nuw i64 %self, %rhs
  %1 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %_5, ptr %1, align 8
  store i64 1, ptr %_0, align 8
  br label %bb1

bb2:
  %2 = load i64, ptr @0, align 8
  %3 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  store i64 %2, ptr %_0, align 8
  %4 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %3, ptr %4, align 8
  br label %bb1

bb1:
  %5 = load i64, ptr %_0, align 8
  %6 = getelementptr inbounds i8, ptr %_0, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = insertvalue { i64, i64 } poison, i64 %5, 0
  %9 = insertvalue { i64, i64 } %8, i64 %7, 1
  ret { i64, i64 } %9
}

define internal { i64, i64 } @"_ZN4core3num23_$LT$impl$u20$usize$GT$11checked_mul17h3583059bdb223e51E"(i64 %self, i64 %rhs) unnamed_addr #1 {
start:
  %_0 = alloca [16 x i8], align 8
  %0 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %self, i64 %rhs)
  %_5.0 = extractvalue { i64, i1 } %0, 0
  %_5.1 = extractvalue { i64, i1 } %0, 1
  br i1 %_5.1, label %bb2, label %bb4

bb4:
  %1 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %_5.0, ptr %1, align 8
  store i64 1, ptr %_0, align 8
  br label %bb1

bb2:
  %2 = load i64, ptr @0, align 8
  %3 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  store i64 %2, ptr %_0, align 8
  %4 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %3, ptr %4, align 8
  br label %bb1

bb1:
  %5 = load i64, ptr %_0, align 8
  %6 = getelementptr inbounds i8, ptr %_0, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = insertvalue { i64, i64 } poison, i64 %5, 0
  %9 = insertvalue { i64, i64 } %8, i64 %7, 1
  ret { i64, i64 } %9
}

define internal void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h60d09416e19c2d4aE"(i64 %lhs, i64 %rhs) unnamed_addr #1 {
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

define internal i8 @_ZN4core3ops8function6FnOnce9call_once17ha8de665d5f9e8df3E(ptr align 4 %0, ptr align 4 %1) unnamed_addr #1 {
start:
  %_2 = alloca [16 x i8], align 8
  store ptr %0, ptr %_2, align 8
  %2 = getelementptr inbounds i8, ptr %_2, i64 8
  store ptr %1, ptr %2, align 8
  %3 = load ptr, ptr %_2, align 8
  %4 = getelementptr inbounds i8, ptr %_2, i64 8
  %5 = load ptr, ptr %4, align 8
  %_0 = call i8 @"_ZN4core3cmp5impls48_$LT$impl$u20$core..cmp..Ord$u20$for$u20$u32$GT$3cmp17h5ca2fe14a0041059E"(ptr align 4 %3, ptr align 4 %5) #7
  ret i8 %_0
}

define internal void @"_ZN4core3ptr31drop_in_place$LT$types..Row$GT$17h138d27ebbd2471e3E"(ptr align 4 %_1) unnamed_addr #1 {
start:
  ret void
}

define internal void @"_ZN4core3ptr34drop_in_place$LT$types..Square$GT$17hdf004cf13bc46370E"(ptr align 4 %_1) unnamed_addr #1 {
start:
  ret void
}

define internal i64 @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$7sub_ptr17h2614c399dc2fed10E"(ptr %self, ptr %subtracted) unnamed_addr #1 {
start:
  %0 = alloca [8 x i8], align 8
  br label %bb2

bb2:
  call void @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$7sub_ptr18precondition_check17hadcccb0455843b62E"(ptr %self, ptr %subtracted) #7
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

define internal void @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$7sub_ptr18precondition_check17hadcccb0455843b62E"(ptr %this, ptr %origin) unnamed_addr #1 {
start:
  %_3 = icmp uge ptr %this, %origin
  br i1 %_3, label %bb1, label %bb2

bb2:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_7efb3a7632b3620f628ce83a521b4d9b, i64 71) #8
  unreachable

bb1:
  ret void
}

define internal { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h0103e4e962917a3cE"(ptr align 8 %self) unnamed_addr #1 {
start:
  %0 = call { i64, i64 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17hba482673e63e1f85E"(ptr align 8 %self) #7
  %_0.0 = extractvalue { i64, i64 } %0, 0
  %_0.1 = extractvalue { i64, i64 } %0, 1
  %1 = insertvalue { i64, i64 } poison, i64 %_0.0, 0
  %2 = insertvalue { i64, i64 } %1, i64 %_0.1, 1
  ret { i64, i64 } %2
}

define internal { i32, i32 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17hc3c531aaa82c9eb6E"(ptr align 4 %self) unnamed_addr #1 {
start:
  %0 = call { i32, i32 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17ha957d522b3c8e825E"(ptr align 4 %self) #7
  %_0.0 = extractvalue { i32, i32 } %0, 0
  %_0.1 = extractvalue { i32, i32 } %0, 1
  %1 = insertvalue { i32, i32 } poison, i32 %_0.0, 0
  %2 = insertvalue { i32, i32 } %1, i32 %_0.1, 1
  ret { i32, i32 } %2
}

define internal void @_ZN4core4iter6traits8iterator8Iterator3map17h63e2d2dc4eb0dedfE(ptr sret([24 x i8]) align 8 %_0, i64 %self.0, i64 %self.1, ptr align 4 %f) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %self.0, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %self.1, ptr %1, align 8
  store ptr %f, ptr %_0, align 8
  ret void
}

define internal float @_ZN4core4iter6traits8iterator8Iterator3sum17h4c5a5fd43ce98731E(ptr align 8 %self) unnamed_addr #0 {
start:
  %_0 = call float @"_ZN54_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum17h5bc92268dafb10bbE"(ptr align 8 %self) #7
  ret float %_0
}

define internal float @_ZN4core4iter6traits8iterator8Iterator3sum17h746895a6dd70a072E(ptr %self.0, ptr %self.1) unnamed_addr #0 {
start:
  %_0 = call float @"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum17h0290d5dab28788b1E"(ptr %self.0, ptr %self.1) #7
  ret float %_0
}

define internal float @_ZN4core4iter6traits8iterator8Iterator4fold17h198b9365501ffacaE(i64 %0, i64 %1, float %init, ptr align 4 %2) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %3 = alloca [16 x i8], align 8
  %_13 = alloca [1 x i8], align 1
  %_5 = alloca [16 x i8], align 8
  %accum = alloca [4 x i8], align 4
  %f = alloca [8 x i8], align 8
  %self = alloca [16 x i8], align 8
  store i64 %0, ptr %self, align 8
  %4 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %1, ptr %4, align 8
  store ptr %2, ptr %f, align 8
  store i8 1, ptr %_13, align 1
  store float %init, ptr %accum, align 4
  br label %bb1

bb1:
  %5 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h0103e4e962917a3cE"(ptr align 8 %self) #7
  %6 = extractvalue { i64, i64 } %5, 0
  %7 = extractvalue { i64, i64 } %5, 1
  store i64 %6, ptr %_5, align 8
  %8 = getelementptr inbounds i8, ptr %_5, i64 8
  store i64 %7, ptr %8, align 8
  br label %bb2

bb2:
  %_7 = load i64, ptr %_5, align 8
  %9 = icmp eq i64 %_7, 1
  br i1 %9, label %bb3, label %bb5

bb3:
  %10 = getelementptr inbounds i8, ptr %_5, i64 8
  %x = load i64, ptr %10, align 8
  store i8 0, ptr %_13, align 1
  %_12 = load float, ptr %accum, align 4
  %_9 = call float @"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h057ce9a084a2903dE"(ptr align 8 %f, float %_12, i64 %x) #7
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
  %11 = load i8, ptr %_13, align 1
  %12 = trunc i8 %11 to i1
  br i1 %12, label %bb12, label %bb9

bb9:
  br label %bb10

bb12:
  br label %bb9

bb10:
  %13 = load ptr, ptr %3, align 8
  %14 = getelementptr inbounds i8, ptr %3, i64 8
  %15 = load i32, ptr %14, align 8
  %16 = insertvalue { ptr, i32 } poison, ptr %13, 0
  %17 = insertvalue { ptr, i32 } %16, i32 %15, 1
  resume { ptr, i32 } %17
}

define internal float @"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h057ce9a084a2903dE"(ptr align 8 %_1, float %acc, i64 %elt) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_10 = alloca [1 x i8], align 1
  %_4 = getelementptr inbounds i8, ptr %_1, i64 8
  store i8 1, ptr %_10, align 1
  %_7 = call float @"_ZN43_$LT$types..Row$u20$as$u20$types..Shape$GT$4area28_$u7b$$u7b$closure$u7d$$u7d$17hc36c8d7cd3c53099E"(ptr align 8 %_1, i64 %elt) #7
  br label %bb1

bb1:
  store i8 0, ptr %_10, align 1
  %_0 = call float @"_ZN54_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17hf5029d134e3e5af8E"(ptr align 1 %_4, float %acc, float %_7) #7
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

define internal { ptr, i64 } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$3get17h174ea5a60d75d955E"(ptr align 4 %self.0, i64 %self.1, i64 %index) unnamed_addr #1 {
start:
  %0 = call { ptr, i64 } @"_ZN110_$LT$core..ops..range..RangeFrom$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$3get17h06f64c1910410aa4E"(i64 %index, ptr align 4 %self.0, i64 %self.1) #7
  %_0.0 = extractvalue { ptr, i64 } %0, 0
  %_0.1 = extractvalue { ptr, i64 } %0, 1
  %1 = insertvalue { ptr, i64 } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %_0.1, 1
  ret { ptr, i64 } %2
}

define internal { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17hcf2090e6604e24c1E"(ptr align 4 %self.0, i64 %self.1) unnamed_addr #1 {
start:
  %0 = call { ptr, ptr } @"_ZN4core5slice4iter13Iter$LT$T$GT$3new17hd46fe984f9e55ee6E"(ptr align 4 %self.0, i64 %self.1) #7
  %_0.0 = extractvalue { ptr, ptr } %0, 0
  %_0.1 = extractvalue { ptr, ptr } %0, 1
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2
}

define internal { ptr, ptr } @"_ZN4core5slice4iter13Iter$LT$T$GT$3new17hd46fe984f9e55ee6E"(ptr align 4 %slice.0, i64 %slice.1) unnamed_addr #1 {
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

define internal { ptr, ptr } @"_ZN4core5slice4iter87_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$RF$$u5b$T$u5d$$GT$9into_iter17h03180d46b7b74c8dE"(ptr align 4 %self.0, i64 %self.1) unnamed_addr #0 {
start:
  %end_or_len = alloca [8 x i8], align 8
  br label %bb2

bb2:
  %_6 = getelementptr inbounds i32, ptr %self.0, i64 %self.1
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

define internal { ptr, ptr } @"_ZN4core5slice4iter87_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$RF$$u5b$T$u5d$$GT$9into_iter17h03ec0e87e4ee3c0dE"(ptr align 8 %self.0, i64 %self.1) unnamed_addr #0 {
start:
  %end_or_len = alloca [8 x i8], align 8
  br label %bb2

bb2:
  %_6 = getelementptr inbounds double, ptr %self.0, i64 %self.1
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

define internal { ptr, ptr } @"_ZN4core5slice4iter95_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$RF$mut$u20$$u5b$T$u5d$$GT$9into_iter17h73ace8dad7fee1bdE"(ptr align 4 %self.0, i64 %self.1) unnamed_addr #0 {
start:
  %end_or_len = alloca [8 x i8], align 8
  br label %bb2

bb2:
  %0 = getelementptr inbounds float, ptr %self.0, i64 %self.1
  store ptr %0, ptr %end_or_len, align 8
  br label %bb3

bb3:
  %_7 = load ptr, ptr %end_or_len, align 8
  %1 = insertvalue { ptr, ptr } poison, ptr %self.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_7, 1
  ret { ptr, ptr } %2

bb1:                                              ; No predecessors!
  unreachable
}

define internal i64 @"_ZN4core6option15Option$LT$T$GT$17unwrap_or_default17h609f04d5e8981ef0E"(i64 %0, i64 %1) unnamed_addr #1 {
start:
  %_0 = alloca [8 x i8], align 8
  %self = alloca [16 x i8], align 8
  store i64 %0, ptr %self, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %1, ptr %2, align 8
  %_2 = load i64, ptr %self, align 8
  %3 = icmp eq i64 %_2, 0
  br i1 %3, label %bb2, label %bb3

bb2:
  store i64 0, ptr %_0, align 8
  br label %bb4

bb3:
  %4 = getelementptr inbounds i8, ptr %self, i64 8
  %x = load i64, ptr %4, align 8
  store i64 %x, ptr %_0, align 8
  br label %bb4

bb4:
  %5 = load i64, ptr %_0, align 8
  ret i64 %5

bb1:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN4core6option15Option$LT$T$GT$5ok_or17h511f64d68dcbad46E"(ptr sret([16 x i8]) align 8 %_0, i64 %0, i64 %1, i8 %err) unnamed_addr #1 {
start:
  %self = alloca [16 x i8], align 8
  store i64 %0, ptr %self, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %1, ptr %2, align 8
  %_3 = load i64, ptr %self, align 8
  %3 = icmp eq i64 %_3, 0
  br i1 %3, label %bb2, label %bb3

bb2:
  %4 = getelementptr inbounds i8, ptr %_0, i64 1
  store i8 %err, ptr %4, align 1
  store i8 1, ptr %_0, align 8
  br label %bb4

bb3:
  %5 = getelementptr inbounds i8, ptr %self, i64 8
  %v = load i64, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %v, ptr %6, align 8
  store i8 0, ptr %_0, align 8
  br label %bb4

bb4:
  ret void

bb1:                                              ; No predecessors!
  unreachable
}

define internal { i64, i64 } @"_ZN4core6option15Option$LT$T$GT$6filter17h48bd146a59bfa204E"(i64 %0, i64 %1, ptr align 8 %predicate) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %2 = alloca [16 x i8], align 8
  %_11 = alloca [1 x i8], align 1
  %x = alloca [8 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %self = alloca [16 x i8], align 8
  store i64 %0, ptr %self, align 8
  %3 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %1, ptr %3, align 8
  store i8 1, ptr %_11, align 1
  %_3 = load i64, ptr %self, align 8
  %4 = icmp eq i64 %_3, 1
  br i1 %4, label %bb1, label %bb6

bb1:
  store i8 0, ptr %_11, align 1
  %5 = getelementptr inbounds i8, ptr %self, i64 8
  %6 = load i64, ptr %5, align 8
  store i64 %6, ptr %x, align 8
  %_5 = call zeroext i1 @"_ZN5types4size28_$u7b$$u7b$closure$u7d$$u7d$17hdb6d2346117dd0d0E"(ptr align 8 %predicate, ptr align 8 %x) #7
  br label %bb2

bb6:
  store i64 0, ptr %_0, align 8
  br label %bb11

bb2:
  br i1 %_5, label %bb3, label %bb4

bb4:
  br label %bb5

bb3:
  %_9 = load i64, ptr %x, align 8
  %7 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %_9, ptr %7, align 8
  store i64 1, ptr %_0, align 8
  br label %bb8

bb5:
  store i64 0, ptr %_0, align 8
  br label %bb7

bb7:
  %_12 = load i64, ptr %self, align 8
  %8 = icmp eq i64 %_12, 1
  br i1 %8, label %bb12, label %bb8

bb8:
  %9 = load i64, ptr %_0, align 8
  %10 = getelementptr inbounds i8, ptr %_0, i64 8
  %11 = load i64, ptr %10, align 8
  %12 = insertvalue { i64, i64 } poison, i64 %9, 0
  %13 = insertvalue { i64, i64 } %12, i64 %11, 1
  ret { i64, i64 } %13

bb9:                                              ; No predecessors!
  br label %bb16

bb16:
  %_13 = load i64, ptr %self, align 8
  %14 = icmp eq i64 %_13, 1
  br i1 %14, label %bb14, label %bb10

bb11:
  br label %bb7

bb12:
  %15 = load i8, ptr %_11, align 1
  %16 = trunc i8 %15 to i1
  br i1 %16, label %bb13, label %bb8

bb13:
  br label %bb8

bb14:
  %17 = load i8, ptr %_11, align 1
  %18 = trunc i8 %17 to i1
  br i1 %18, label %bb15, label %bb10

bb10:
  %19 = load ptr, ptr %2, align 8
  %20 = getelementptr inbounds i8, ptr %2, i64 8
  %21 = load i32, ptr %20, align 8
  %22 = insertvalue { ptr, i32 } poison, ptr %19, 0
  %23 = insertvalue { ptr, i32 } %22, i32 %21, 1
  resume { ptr, i32 } %23

bb15:
  br label %bb10

bb17:                                             ; No predecessors!
  unreachable
}

define internal float @"_ZN4core6option15Option$LT$T$GT$6map_or17h90a39af7f6b40db0E"(ptr align 4 %0, i64 %1, float %default) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %2 = alloca [16 x i8], align 8
  %_8 = alloca [1 x i8], align 1
  %_0 = alloca [4 x i8], align 4
  %self = alloca [16 x i8], align 8
  store ptr %0, ptr %self, align 8
  %3 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %1, ptr %3, align 8
  store i8 1, ptr %_8, align 1
  %4 = load ptr, ptr %self, align 8
  %5 = ptrtoint ptr %4 to i64
  %6 = icmp eq i64 %5, 0
  %_4 = select i1 %6, i64 0, i64 1
  %7 = icmp eq i64 %_4, 0
  br i1 %7, label %bb2, label %bb3

bb2:
  store i8 0, ptr %_8, align 1
  store float %default, ptr %_0, align 4
  br label %bb5

bb3:
  %t.0 = load ptr, ptr %self, align 8
  %8 = getelementptr inbounds i8, ptr %self, i64 8
  %t.1 = load i64, ptr %8, align 8
  %9 = call float @"_ZN5types11from_option28_$u7b$$u7b$closure$u7d$$u7d$17h7bb914a43071572bE"(ptr align 4 %t.0, i64 %t.1) #7
  store float %9, ptr %_0, align 4
  br label %bb4

bb5:
  %10 = load float, ptr %_0, align 4
  ret float %10

bb4:
  %11 = load i8, ptr %_8, align 1
  %12 = trunc i8 %11 to i1
  br i1 %12, label %bb7, label %bb5

bb7:
  br label %bb5

bb9:                                              ; No predecessors!
  %13 = load i8, ptr %_8, align 1
  %14 = trunc i8 %13 to i1
  br i1 %14, label %bb8, label %bb6

bb6:
  %15 = load ptr, ptr %2, align 8
  %16 = getelementptr inbounds i8, ptr %2, i64 8
  %17 = load i32, ptr %16, align 8
  %18 = insertvalue { ptr, i32 } poison, ptr %15, 0
  %19 = insertvalue { ptr, i32 } %18, i32 %17, 1
  resume { ptr, i32 } %19

bb8:
  br label %bb6

bb1:                                              ; No predecessors!
  unreachable
}

define internal float @"_ZN54_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum17h5bc92268dafb10bbE"(ptr align 8 %iter) unnamed_addr #0 {
start:
  %_0 = call float @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h2e6d5036c5d533f7E"(ptr align 8 %iter, float -0.000000e+00) #7
  ret float %_0
}

define internal float @"_ZN54_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17hf5029d134e3e5af8E"(ptr align 1 %_1, float %a, float %b) unnamed_addr #1 {
start:
  %_0 = fadd float %a, %b
  ret float %_0
}

define internal { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h8c78fcfbf0070000E"(i64 %self.0, i64 %self.1) unnamed_addr #1 {
start:
  %0 = insertvalue { i64, i64 } poison, i64 %self.0, 0
  %1 = insertvalue { i64, i64 } %0, i64 %self.1, 1
  ret { i64, i64 } %1
}

define internal { i32, i32 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h8deba67af2cdecf2E"(i32 %self.0, i32 %self.1) unnamed_addr #1 {
start:
  %0 = insertvalue { i32, i32 } poison, i32 %self.0, 0
  %1 = insertvalue { i32, i32 } %0, i32 %self.1, 1
  ret { i32, i32 } %1
}

define internal { i32, i32 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hc2e083802bcf979eE"(i32 %self.0, i32 %self.1) unnamed_addr #1 {
start:
  %0 = insertvalue { i32, i32 } poison, i32 %self.0, 0
  %1 = insertvalue { i32, i32 } %0, i32 %self.1, 1
  ret { i32, i32 } %1
}

define internal float @"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum17h0290d5dab28788b1E"(ptr %iter.0, ptr %iter.1) unnamed_addr #0 {
start:
  %_0 = call float @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h3019a473968d707eE"(ptr %iter.0, ptr %iter.1, float -0.000000e+00) #7
  ret float %_0
}

define internal float @"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h2bf0dfb74f60049bE"(ptr align 1 %_1, float %a, ptr align 4 %b) unnamed_addr #1 {
start:
  %_4 = load float, ptr %b, align 4
  %_0 = fadd float %a, %_4
  ret float %_0
}

define internal { i32, i32 } @"_ZN75_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17h470415e269c20cadE"(i32 %0, i32 %1) unnamed_addr #1 {
start:
  %_0 = alloca [8 x i8], align 4
  %self = alloca [8 x i8], align 4
  store i32 %0, ptr %self, align 4
  %2 = getelementptr inbounds i8, ptr %self, i64 4
  store i32 %1, ptr %2, align 4
  %3 = load i32, ptr %self, align 4
  %_2 = zext i32 %3 to i64
  %4 = icmp eq i64 %_2, 0
  br i1 %4, label %bb2, label %bb3

bb2:
  store i32 1, ptr %_0, align 4
  br label %bb4

bb3:
  %5 = getelementptr inbounds i8, ptr %self, i64 4
  %v = load i32, ptr %5, align 4
  %6 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %v, ptr %6, align 4
  store i32 0, ptr %_0, align 4
  br label %bb4

bb4:
  %7 = load i32, ptr %_0, align 4
  %8 = getelementptr inbounds i8, ptr %_0, i64 4
  %9 = load i32, ptr %8, align 4
  %10 = insertvalue { i32, i32 } poison, i32 %7, 0
  %11 = insertvalue { i32, i32 } %10, i32 %9, 1
  ret { i32, i32 } %11

bb1:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN79_$LT$core..result..Result$LT$T$C$E$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17h81da8786e1e8233eE"(ptr sret([16 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  %_5 = alloca [1 x i8], align 1
  %0 = load i8, ptr %self, align 8
  %1 = trunc i8 %0 to i1
  %_2 = zext i1 %1 to i64
  %2 = icmp eq i64 %_2, 0
  br i1 %2, label %bb3, label %bb2

bb3:
  %3 = getelementptr inbounds i8, ptr %self, i64 8
  %v = load i64, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %v, ptr %4, align 8
  store i8 0, ptr %_0, align 8
  br label %bb4

bb2:
  %5 = getelementptr inbounds i8, ptr %self, i64 1
  %e = load i8, ptr %5, align 1
  store i8 %e, ptr %_5, align 1
  %6 = load i8, ptr %_5, align 1
  %7 = getelementptr inbounds i8, ptr %_0, i64 1
  store i8 %6, ptr %7, align 1
  store i8 1, ptr %_0, align 8
  br label %bb4

bb4:
  ret void

bb1:                                              ; No predecessors!
  unreachable
}

define internal { i32, i32 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17ha957d522b3c8e825E"(ptr align 4 %self) unnamed_addr #1 {
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
  %_6 = call i32 @"_ZN47_$LT$u32$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17h9a238c029a0f37deE"(i32 %old, i64 1) #7
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

define internal { i64, i64 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17hba482673e63e1f85E"(ptr align 8 %self) unnamed_addr #1 {
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
  %_6 = call i64 @"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17h37ab37f94e03bc54E"(i64 %old, i64 1) #7
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

define internal float @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h3019a473968d707eE"(ptr %0, ptr %1, float %init) unnamed_addr #1 personality ptr @rust_eh_personality {
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
  %9 = call i64 @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$7sub_ptr17h2614c399dc2fed10E"(ptr %end3, ptr %_20) #7
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
  %_21 = call float @"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h2bf0dfb74f60049bE"(ptr align 1 %f, float %_24, ptr align 4 %_40) #7
  br label %bb11

bb11:
  store float %_21, ptr %acc, align 4
  %self5 = load i64, ptr %i, align 8
  br label %bb21

bb21:
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h60d09416e19c2d4aE"(i64 %self5, i64 1) #7
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

define internal align 4 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h713b25e794fff228E"(ptr align 8 %self) unnamed_addr #1 {
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
  %_24 = getelementptr inbounds i32, ptr %self3, i64 1
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

define internal align 8 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hdce274b8a881ac80E"(ptr align 8 %self) unnamed_addr #1 {
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
  %_24 = getelementptr inbounds double, ptr %self3, i64 1
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

define internal align 4 ptr @"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h80f9317abc59f745E"(ptr align 8 %self) unnamed_addr #1 {
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

define internal i8 @_ZN5types10Activation2of17h791207ebdf3deae4E(i8 %code) unnamed_addr #0 {
start:
  %_2 = alloca [1 x i8], align 1
  %_0 = alloca [1 x i8], align 1
  switch i8 %code, label %bb1 [
    i8 0, label %bb5
    i8 1, label %bb4
    i8 2, label %bb3
    i8 3, label %bb2
  ]

bb1:
  store i8 4, ptr %_0, align 1
  br label %bb7

bb5:
  store i8 0, ptr %_2, align 1
  br label %bb6

bb4:
  store i8 1, ptr %_2, align 1
  br label %bb6

bb3:
  store i8 2, ptr %_2, align 1
  br label %bb6

bb2:
  store i8 3, ptr %_2, align 1
  br label %bb6

bb6:
  %0 = load i8, ptr %_2, align 1
  store i8 %0, ptr %_0, align 1
  br label %bb7

bb7:
  %1 = load i8, ptr %_0, align 1
  ret i8 %1
}

define internal float @_ZN5types10Activation5apply17hff39eaf73fd374b0E(i8 %0, float %x) unnamed_addr #0 {
start:
  %_0 = alloca [4 x i8], align 4
  %self = alloca [1 x i8], align 1
  store i8 %0, ptr %self, align 1
  %_3 = load i8, ptr %self, align 1
  switch i8 %_3, label %bb1 [
    i8 0, label %bb5
    i8 1, label %bb4
    i8 2, label %bb3
    i8 3, label %bb2
  ]

bb1:
  unreachable

bb5:
  store float %x, ptr %_0, align 4
  br label %bb6

bb4:
  %1 = call float @"_ZN4core3f3221_$LT$impl$u20$f32$GT$3max17he4731a68ae4b9af3E"(float %x, float 0.000000e+00) #7
  store float %1, ptr %_0, align 4
  br label %bb6

bb3:
  %_4 = fmul float 0x3FB99999A0000000, %x
  %2 = call float @"_ZN4core3f3221_$LT$impl$u20$f32$GT$3max17he4731a68ae4b9af3E"(float %x, float %_4) #7
  store float %2, ptr %_0, align 4
  br label %bb6

bb2:
  %3 = fmul float %x, %x
  store float %3, ptr %_0, align 4
  br label %bb6

bb6:
  %4 = load float, ptr %_0, align 4
  ret float %4
}

define zeroext i1 @activate(ptr align 4 %x.0, i64 %x.1, i8 %code) unnamed_addr #0 {
start:
  %_8 = alloca [8 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %_4 = alloca [1 x i8], align 1
  %_0 = alloca [1 x i8], align 1
  %0 = call i8 @_ZN5types10Activation2of17h791207ebdf3deae4E(i8 %code) #7
  store i8 %0, ptr %_4, align 1
  %1 = load i8, ptr %_4, align 1
  %2 = icmp eq i8 %1, 4
  %_5 = select i1 %2, i64 0, i64 1
  %3 = icmp eq i64 %_5, 1
  br i1 %3, label %bb2, label %bb3

bb2:
  %activation = load i8, ptr %_4, align 1
  %4 = call { ptr, ptr } @"_ZN4core5slice4iter95_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$RF$mut$u20$$u5b$T$u5d$$GT$9into_iter17h73ace8dad7fee1bdE"(ptr align 4 %x.0, i64 %x.1) #7
  %_6.0 = extractvalue { ptr, ptr } %4, 0
  %_6.1 = extractvalue { ptr, ptr } %4, 1
  store ptr %_6.0, ptr %iter, align 8
  %5 = getelementptr inbounds i8, ptr %iter, i64 8
  store ptr %_6.1, ptr %5, align 8
  br label %bb5

bb3:
  store i8 0, ptr %_0, align 1
  br label %bb11

bb5:
  %6 = call align 4 ptr @"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h80f9317abc59f745E"(ptr align 8 %iter) #7
  store ptr %6, ptr %_8, align 8
  %7 = load ptr, ptr %_8, align 8
  %8 = ptrtoint ptr %7 to i64
  %9 = icmp eq i64 %8, 0
  %_10 = select i1 %9, i64 0, i64 1
  %10 = icmp eq i64 %_10, 0
  br i1 %10, label %bb9, label %bb8

bb9:
  store i8 1, ptr %_0, align 1
  br label %bb11

bb8:
  %v = load ptr, ptr %_8, align 8
  %_13 = load float, ptr %v, align 4
  %_12 = call float @_ZN5types10Activation5apply17hff39eaf73fd374b0E(i8 %activation, float %_13) #7
  store float %_12, ptr %v, align 4
  br label %bb5

bb11:
  %11 = load i8, ptr %_0, align 1
  %12 = trunc i8 %11 to i1
  ret i1 %12

bb7:                                              ; No predecessors!
  unreachable
}

define internal double @_ZN5types6reduce17ha6a96bef00d3fa9dE(ptr align 8 %x.0, i64 %x.1, double %zero) unnamed_addr #0 {
start:
  %_7 = alloca [8 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %acc = alloca [8 x i8], align 8
  %f = alloca [0 x i8], align 1
  store double %zero, ptr %acc, align 8
  %0 = call { ptr, ptr } @"_ZN4core5slice4iter87_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$RF$$u5b$T$u5d$$GT$9into_iter17h03ec0e87e4ee3c0dE"(ptr align 8 %x.0, i64 %x.1) #7
  %_5.0 = extractvalue { ptr, ptr } %0, 0
  %_5.1 = extractvalue { ptr, ptr } %0, 1
  store ptr %_5.0, ptr %iter, align 8
  %1 = getelementptr inbounds i8, ptr %iter, i64 8
  store ptr %_5.1, ptr %1, align 8
  br label %bb2

bb2:
  %2 = call align 8 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hdce274b8a881ac80E"(ptr align 8 %iter) #7
  store ptr %2, ptr %_7, align 8
  %3 = load ptr, ptr %_7, align 8
  %4 = ptrtoint ptr %3 to i64
  %5 = icmp eq i64 %4, 0
  %_9 = select i1 %5, i64 0, i64 1
  %6 = icmp eq i64 %_9, 0
  br i1 %6, label %bb6, label %bb5

bb6:
  %_0 = load double, ptr %acc, align 8
  ret double %_0

bb5:
  %v = load ptr, ptr %_7, align 8
  %_14 = load double, ptr %acc, align 8
  %_15 = load double, ptr %v, align 8
  %_11 = call double @"_ZN5types7reduced28_$u7b$$u7b$closure$u7d$$u7d$17h123ac203f9ebb30fE"(ptr align 1 %f, double %_14, double %_15) #7
  store double %_11, ptr %acc, align 8
  br label %bb2

bb4:                                              ; No predecessors!
  unreachable
}

define internal i32 @_ZN5types6reduce17hdbae8bb1f1b64277E(ptr align 4 %x.0, i64 %x.1, i32 %zero, ptr align 4 %0) unnamed_addr #0 {
start:
  %_7 = alloca [8 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %acc = alloca [4 x i8], align 4
  %f = alloca [8 x i8], align 8
  store ptr %0, ptr %f, align 8
  store i32 %zero, ptr %acc, align 4
  %1 = call { ptr, ptr } @"_ZN4core5slice4iter87_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$RF$$u5b$T$u5d$$GT$9into_iter17h03180d46b7b74c8dE"(ptr align 4 %x.0, i64 %x.1) #7
  %_5.0 = extractvalue { ptr, ptr } %1, 0
  %_5.1 = extractvalue { ptr, ptr } %1, 1
  store ptr %_5.0, ptr %iter, align 8
  %2 = getelementptr inbounds i8, ptr %iter, i64 8
  store ptr %_5.1, ptr %2, align 8
  br label %bb2

bb2:
  %3 = call align 4 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h713b25e794fff228E"(ptr align 8 %iter) #7
  store ptr %3, ptr %_7, align 8
  %4 = load ptr, ptr %_7, align 8
  %5 = ptrtoint ptr %4 to i64
  %6 = icmp eq i64 %5, 0
  %_9 = select i1 %6, i64 0, i64 1
  %7 = icmp eq i64 %_9, 0
  br i1 %7, label %bb6, label %bb5

bb6:
  %_0 = load i32, ptr %acc, align 4
  ret i32 %_0

bb5:
  %v = load ptr, ptr %_7, align 8
  %_14 = load i32, ptr %acc, align 4
  %_15 = load i32, ptr %v, align 4
  %_11 = call i32 @"_ZN5types7reduced28_$u7b$$u7b$closure$u7d$$u7d$17h6a657625a78d5bc1E"(ptr align 8 %f, i32 %_14, i32 %_15) #7
  store i32 %_11, ptr %acc, align 4
  br label %bb2

bb4:                                              ; No predecessors!
  unreachable
}

define double @reduced(ptr align 4 %x.0, i64 %x.1, ptr align 8 %y, i32 %0) unnamed_addr #0 {
start:
  %limit = alloca [4 x i8], align 4
  store i32 %0, ptr %limit, align 4
  %a = call i32 @_ZN5types6reduce17hdbae8bb1f1b64277E(ptr align 4 %x.0, i64 %x.1, i32 0, ptr align 4 %limit) #7
  %_7 = call double @_ZN5types6reduce17ha6a96bef00d3fa9dE(ptr align 8 %y, i64 8, double 0.000000e+00) #7
  %_0.i = uitofp i32 %a to double
  %_0 = fadd double %_7, %_0.i
  ret double %_0
}

define internal i32 @"_ZN5types7reduced28_$u7b$$u7b$closure$u7d$$u7d$17h6a657625a78d5bc1E"(ptr align 8 %_1, i32 %a, i32 %b) unnamed_addr #1 {
start:
  %_4 = call i32 @_ZN4core3cmp3Ord3max17h5c2eb97b84fa93a5E(i32 %a, i32 %b) #7
  %_6 = load ptr, ptr %_1, align 8
  %_5 = load i32, ptr %_6, align 4
  %_0 = call i32 @_ZN4core3cmp3Ord3min17hb8c3460d71d11703E(i32 %_4, i32 %_5) #7
  ret i32 %_0
}

define internal double @"_ZN5types7reduced28_$u7b$$u7b$closure$u7d$$u7d$17h123ac203f9ebb30fE"(ptr align 1 %_1, double %a, double %b) unnamed_addr #1 {
start:
  %_0 = fadd double %a, %b
  ret double %_0
}

define float @"_ZN43_$LT$types..Row$u20$as$u20$types..Shape$GT$4area17h0016c784583848ccE"(ptr align 4 %self, i64 %n) unnamed_addr #0 {
start:
  %_3 = alloca [24 x i8], align 8
  call void @_ZN4core4iter6traits8iterator8Iterator3map17h63e2d2dc4eb0dedfE(ptr sret([24 x i8]) align 8 %_3, i64 0, i64 %n, ptr align 4 %self) #7
  %_0 = call float @_ZN4core4iter6traits8iterator8Iterator3sum17h4c5a5fd43ce98731E(ptr align 8 %_3) #7
  ret float %_0
}

define internal float @"_ZN43_$LT$types..Row$u20$as$u20$types..Shape$GT$4area28_$u7b$$u7b$closure$u7d$$u7d$17hc36c8d7cd3c53099E"(ptr align 8 %_1, i64 %i) unnamed_addr #1 {
start:
  %_3 = uitofp i64 %i to float
  %_5 = load ptr, ptr %_1, align 8
  %_4 = load float, ptr %_5, align 4
  %_0 = fmul float %_3, %_4
  ret float %_0
}

define float @"_ZN46_$LT$types..Square$u20$as$u20$types..Shape$GT$4area17h696e2f8596f8b608E"(ptr align 4 %self, i64 %n) unnamed_addr #0 {
start:
  %_14 = alloca [16 x i8], align 8
  %iter1 = alloca [16 x i8], align 8
  %_7 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %s = alloca [4 x i8], align 4
  store float 0.000000e+00, ptr %s, align 4
  %0 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h8c78fcfbf0070000E"(i64 0, i64 %n) #7
  %_4.0 = extractvalue { i64, i64 } %0, 0
  %_4.1 = extractvalue { i64, i64 } %0, 1
  store i64 %_4.0, ptr %iter, align 8
  %1 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %_4.1, ptr %1, align 8
  br label %bb2

bb2:
  %2 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h0103e4e962917a3cE"(ptr align 8 %iter) #7
  %3 = extractvalue { i64, i64 } %2, 0
  %4 = extractvalue { i64, i64 } %2, 1
  store i64 %3, ptr %_7, align 8
  %5 = getelementptr inbounds i8, ptr %_7, i64 8
  store i64 %4, ptr %5, align 8
  %_9 = load i64, ptr %_7, align 8
  %6 = icmp eq i64 %_9, 0
  br i1 %6, label %bb6, label %bb5

bb6:
  %_0 = load float, ptr %s, align 4
  ret float %_0

bb5:
  %7 = getelementptr inbounds i8, ptr %_7, i64 8
  %i = load i64, ptr %7, align 8
  %8 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h8c78fcfbf0070000E"(i64 0, i64 %n) #7
  %_11.0 = extractvalue { i64, i64 } %8, 0
  %_11.1 = extractvalue { i64, i64 } %8, 1
  store i64 %_11.0, ptr %iter1, align 8
  %9 = getelementptr inbounds i8, ptr %iter1, i64 8
  store i64 %_11.1, ptr %9, align 8
  br label %bb8

bb8:
  %10 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h0103e4e962917a3cE"(ptr align 8 %iter1) #7
  %11 = extractvalue { i64, i64 } %10, 0
  %12 = extractvalue { i64, i64 } %10, 1
  store i64 %11, ptr %_14, align 8
  %13 = getelementptr inbounds i8, ptr %_14, i64 8
  store i64 %12, ptr %13, align 8
  %_16 = load i64, ptr %_14, align 8
  %14 = icmp eq i64 %_16, 0
  br i1 %14, label %bb2, label %bb10

bb10:
  %15 = getelementptr inbounds i8, ptr %_14, i64 8
  %j = load i64, ptr %15, align 8
  %16 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %i, i64 %j)
  %_21.0 = extractvalue { i64, i1 } %16, 0
  %_21.1 = extractvalue { i64, i1 } %16, 1
  br i1 %_21.1, label %panic, label %bb11

bb11:
  %_19 = uitofp i64 %_21.0 to float
  %_22 = load float, ptr %self, align 4
  %_18 = fmul float %_19, %_22
  %17 = load float, ptr %s, align 4
  %18 = fadd float %17, %_18
  store float %18, ptr %s, align 4
  br label %bb8

panic:
  call void @_ZN4core9panicking11panic_const24panic_const_mul_overflow17hf1c8947532f8c86bE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb4:                                              ; No predecessors!
  unreachable
}

define float @dispatched(i64 %n, i1 zeroext %square) unnamed_addr #0 {
start:
  %_4 = alloca [16 x i8], align 8
  br i1 %square, label %bb1, label %bb2

bb2:
  store ptr @alloc_79a5d30b8232ffd52374838ddbab6aec, ptr %_4, align 8
  %0 = getelementptr inbounds i8, ptr %_4, i64 8
  store ptr @vtable.0, ptr %0, align 8
  br label %bb3

bb1:
  store ptr @alloc_f6db23c6a42003540022c9a7eceb65b5, ptr %_4, align 8
  %1 = getelementptr inbounds i8, ptr %_4, i64 8
  store ptr @vtable.1, ptr %1, align 8
  br label %bb3

bb3:
  %shape.0 = load ptr, ptr %_4, align 8
  %2 = getelementptr inbounds i8, ptr %_4, i64 8
  %shape.1 = load ptr, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %shape.1, i64 24
  %4 = load ptr, ptr %3, align 8, !invariant.load !3, !nonnull !3
  %_0 = call float %4(ptr align 1 %shape.0, i64 %n) #7
  ret float %_0
}

define internal void @"_ZN5types19Matrix$LT$_$C$_$GT$5times17h3d86f1dd07148c28E"(ptr sret([20 x i8]) align 4 %_0, ptr align 4 %self, ptr align 4 %x) unnamed_addr #0 {
start:
  %_14 = alloca [16 x i8], align 8
  %iter1 = alloca [16 x i8], align 8
  %_7 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %y = alloca [20 x i8], align 4
  br label %repeat_loop_header

repeat_loop_header:
  %0 = phi i64 [ 0, %start ], [ %3, %repeat_loop_body ]
  %1 = icmp ult i64 %0, 5
  br i1 %1, label %repeat_loop_body, label %repeat_loop_next

repeat_loop_body:
  %2 = getelementptr inbounds float, ptr %y, i64 %0
  store float 0.000000e+00, ptr %2, align 4
  %3 = add nuw i64 %0, 1
  br label %repeat_loop_header

repeat_loop_next:
  %4 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h8c78fcfbf0070000E"(i64 0, i64 5) #7
  %_4.0 = extractvalue { i64, i64 } %4, 0
  %_4.1 = extractvalue { i64, i64 } %4, 1
  store i64 %_4.0, ptr %iter, align 8
  %5 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %_4.1, ptr %5, align 8
  br label %bb2

bb2:
  %6 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h0103e4e962917a3cE"(ptr align 8 %iter) #7
  %7 = extractvalue { i64, i64 } %6, 0
  %8 = extractvalue { i64, i64 } %6, 1
  store i64 %7, ptr %_7, align 8
  %9 = getelementptr inbounds i8, ptr %_7, i64 8
  store i64 %8, ptr %9, align 8
  %_9 = load i64, ptr %_7, align 8
  %10 = icmp eq i64 %_9, 0
  br i1 %10, label %bb6, label %bb5

bb6:
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_0, ptr align 4 %y, i64 20, i1 false)
  ret void

bb5:
  %11 = getelementptr inbounds i8, ptr %_7, i64 8
  %i = load i64, ptr %11, align 8
  %12 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h8c78fcfbf0070000E"(i64 0, i64 5) #7
  %_11.0 = extractvalue { i64, i64 } %12, 0
  %_11.1 = extractvalue { i64, i64 } %12, 1
  store i64 %_11.0, ptr %iter1, align 8
  %13 = getelementptr inbounds i8, ptr %iter1, i64 8
  store i64 %_11.1, ptr %13, align 8
  br label %bb8

bb8:
  %14 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h0103e4e962917a3cE"(ptr align 8 %iter1) #7
  %15 = extractvalue { i64, i64 } %14, 0
  %16 = extractvalue { i64, i64 } %14, 1
  store i64 %15, ptr %_14, align 8
  %17 = getelementptr inbounds i8, ptr %_14, i64 8
  store i64 %16, ptr %17, align 8
  %_16 = load i64, ptr %_14, align 8
  %18 = icmp eq i64 %_16, 0
  br i1 %18, label %bb2, label %bb10

bb10:
  %19 = getelementptr inbounds i8, ptr %_14, i64 8
  %j = load i64, ptr %19, align 8
  %_21 = icmp ult i64 %i, 5
  br i1 %_21, label %bb11, label %panic

bb11:
  %_23 = icmp ult i64 %j, 5
  br i1 %_23, label %bb12, label %panic2

panic:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %i, i64 5, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb12:
  %20 = getelementptr inbounds [5 x float], ptr %self, i64 %i
  %21 = getelementptr inbounds float, ptr %20, i64 %j
  %_19 = load float, ptr %21, align 4
  %_26 = icmp ult i64 %j, 5
  br i1 %_26, label %bb13, label %panic3

panic2:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %j, i64 5, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb13:
  %22 = getelementptr inbounds float, ptr %x, i64 %j
  %_24 = load float, ptr %22, align 4
  %_18 = fmul float %_19, %_24
  %_28 = icmp ult i64 %i, 5
  br i1 %_28, label %bb14, label %panic4

panic3:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %j, i64 5, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb14:
  %23 = getelementptr inbounds float, ptr %y, i64 %i
  %24 = getelementptr inbounds float, ptr %y, i64 %i
  %25 = load float, ptr %24, align 4
  %26 = fadd float %25, %_18
  store float %26, ptr %23, align 4
  br label %bb8

panic4:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %i, i64 5, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb4:                                              ; No predecessors!
  unreachable
}

define void @fixed_sizes(ptr align 4 %x, i32 %steps) unnamed_addr #0 {
start:
  %_12 = alloca [20 x i8], align 4
  %_9 = alloca [8 x i8], align 4
  %iter = alloca [8 x i8], align 4
  %_5 = alloca [20 x i8], align 4
  %_4 = alloca [100 x i8], align 4
  %m = alloca [100 x i8], align 4
  br label %repeat_loop_header

repeat_loop_header:
  %0 = phi i64 [ 0, %start ], [ %3, %repeat_loop_body ]
  %1 = icmp ult i64 %0, 5
  br i1 %1, label %repeat_loop_body, label %repeat_loop_next

repeat_loop_body:
  %2 = getelementptr inbounds float, ptr %_5, i64 %0
  store float 5.000000e-01, ptr %2, align 4
  %3 = add nuw i64 %0, 1
  br label %repeat_loop_header

repeat_loop_next:
  br label %repeat_loop_header1

repeat_loop_header1:
  %4 = phi i64 [ 0, %repeat_loop_next ], [ %7, %repeat_loop_body2 ]
  %5 = icmp ult i64 %4, 5
  br i1 %5, label %repeat_loop_body2, label %repeat_loop_next3

repeat_loop_body2:
  %6 = getelementptr inbounds [5 x float], ptr %_4, i64 %4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 4 %_5, i64 20, i1 false)
  %7 = add nuw i64 %4, 1
  br label %repeat_loop_header1

repeat_loop_next3:
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %m, ptr align 4 %_4, i64 100, i1 false)
  %8 = call { i32, i32 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h8deba67af2cdecf2E"(i32 0, i32 %steps) #7
  %_6.0 = extractvalue { i32, i32 } %8, 0
  %_6.1 = extractvalue { i32, i32 } %8, 1
  store i32 %_6.0, ptr %iter, align 4
  %9 = getelementptr inbounds i8, ptr %iter, i64 4
  store i32 %_6.1, ptr %9, align 4
  br label %bb2

bb2:
  %10 = call { i32, i32 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17hc3c531aaa82c9eb6E"(ptr align 4 %iter) #7
  %11 = extractvalue { i32, i32 } %10, 0
  %12 = extractvalue { i32, i32 } %10, 1
  store i32 %11, ptr %_9, align 4
  %13 = getelementptr inbounds i8, ptr %_9, i64 4
  store i32 %12, ptr %13, align 4
  %14 = load i32, ptr %_9, align 4
  %_11 = zext i32 %14 to i64
  %15 = icmp eq i64 %_11, 0
  br i1 %15, label %bb6, label %bb5

bb6:
  ret void

bb5:
  call void @"_ZN5types19Matrix$LT$_$C$_$GT$5times17h3d86f1dd07148c28E"(ptr sret([20 x i8]) align 4 %_12, ptr align 4 %m, ptr align 4 %x) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %x, ptr align 4 %_12, i64 20, i1 false)
  br label %bb2

bb4:                                              ; No predecessors!
  unreachable
}

define internal void @_ZN5types4size17hfa6574644f16ceaaE(ptr sret([16 x i8]) align 8 %_0, i64 %n, i64 %0) unnamed_addr #0 {
start:
  %limit = alloca [8 x i8], align 8
  store i64 %0, ptr %limit, align 8
  %1 = icmp eq i64 %n, 0
  br i1 %1, label %bb1, label %bb2

bb1:
  %2 = getelementptr inbounds i8, ptr %_0, i64 1
  store i8 1, ptr %2, align 1
  store i8 1, ptr %_0, align 8
  br label %bb5

bb2:
  %3 = call { i64, i64 } @"_ZN4core3num23_$LT$impl$u20$usize$GT$11checked_mul17h3583059bdb223e51E"(i64 %n, i64 3) #7
  %_4.0 = extractvalue { i64, i64 } %3, 0
  %_4.1 = extractvalue { i64, i64 } %3, 1
  %4 = call { i64, i64 } @"_ZN4core6option15Option$LT$T$GT$6filter17h48bd146a59bfa204E"(i64 %_4.0, i64 %_4.1, ptr align 8 %limit) #7
  %_3.0 = extractvalue { i64, i64 } %4, 0
  %_3.1 = extractvalue { i64, i64 } %4, 1
  call void @"_ZN4core6option15Option$LT$T$GT$5ok_or17h511f64d68dcbad46E"(ptr sret([16 x i8]) align 8 %_0, i64 %_3.0, i64 %_3.1, i8 2) #7
  br label %bb5

bb5:
  ret void
}

define internal zeroext i1 @"_ZN5types4size28_$u7b$$u7b$closure$u7d$$u7d$17hdb6d2346117dd0d0E"(ptr align 8 %0, ptr align 8 %m) unnamed_addr #1 {
start:
  %_1 = alloca [8 x i8], align 8
  store ptr %0, ptr %_1, align 8
  %_3 = load i64, ptr %m, align 8
  %_5 = load ptr, ptr %_1, align 8
  %_4 = load i64, ptr %_5, align 8
  %_0 = icmp ule i64 %_3, %_4
  ret i1 %_0
}

define internal void @_ZN5types7try_sum17h20969d843d5894dbE(ptr sret([16 x i8]) align 8 %_0, i64 %n, i64 %limit) unnamed_addr #0 {
start:
  %_17 = alloca [16 x i8], align 8
  %_16 = alloca [16 x i8], align 8
  %_12 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %s = alloca [8 x i8], align 8
  %_4 = alloca [16 x i8], align 8
  %_3 = alloca [16 x i8], align 8
  call void @_ZN5types4size17hfa6574644f16ceaaE(ptr sret([16 x i8]) align 8 %_4, i64 %n, i64 %limit) #7
  call void @"_ZN79_$LT$core..result..Result$LT$T$C$E$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17h81da8786e1e8233eE"(ptr sret([16 x i8]) align 8 %_3, ptr align 8 %_4) #7
  %0 = load i8, ptr %_3, align 8
  %1 = trunc i8 %0 to i1
  %_5 = zext i1 %1 to i64
  %2 = icmp eq i64 %_5, 0
  br i1 %2, label %bb4, label %bb5

bb4:
  %3 = getelementptr inbounds i8, ptr %_3, i64 8
  %m = load i64, ptr %3, align 8
  store i64 0, ptr %s, align 8
  %4 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h8c78fcfbf0070000E"(i64 0, i64 %m) #7
  %_9.0 = extractvalue { i64, i64 } %4, 0
  %_9.1 = extractvalue { i64, i64 } %4, 1
  store i64 %_9.0, ptr %iter, align 8
  %5 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %_9.1, ptr %5, align 8
  br label %bb7

bb5:
  %6 = getelementptr inbounds i8, ptr %_3, i64 1
  %residual1 = load i8, ptr %6, align 1
  call void @"_ZN153_$LT$core..result..Result$LT$T$C$F$GT$$u20$as$u20$core..ops..try_trait..FromResidual$LT$core..result..Result$LT$core..convert..Infallible$C$E$GT$$GT$$GT$13from_residual17h1fb43bf8f289776cE"(ptr sret([16 x i8]) align 8 %_0, i8 %residual1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  br label %bb17

bb7:
  %7 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h0103e4e962917a3cE"(ptr align 8 %iter) #7
  %8 = extractvalue { i64, i64 } %7, 0
  %9 = extractvalue { i64, i64 } %7, 1
  store i64 %8, ptr %_12, align 8
  %10 = getelementptr inbounds i8, ptr %_12, i64 8
  store i64 %9, ptr %10, align 8
  %_14 = load i64, ptr %_12, align 8
  %11 = icmp eq i64 %_14, 0
  br i1 %11, label %bb10, label %bb9

bb10:
  %_25 = load i64, ptr %s, align 8
  %12 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %_25, ptr %12, align 8
  store i8 0, ptr %_0, align 8
  br label %bb17

bb9:
  %13 = getelementptr inbounds i8, ptr %_12, i64 8
  %i = load i64, ptr %13, align 8
  %_19 = load i64, ptr %s, align 8
  %14 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %i, i64 %i)
  %_21.0 = extractvalue { i64, i1 } %14, 0
  %_21.1 = extractvalue { i64, i1 } %14, 1
  br i1 %_21.1, label %panic, label %bb11

bb17:
  ret void

bb11:
  %15 = call { i64, i64 } @"_ZN4core3num23_$LT$impl$u20$usize$GT$11checked_add17h8a0bd84c909a00f9E"(i64 %_19, i64 %_21.0) #7
  %_18.0 = extractvalue { i64, i64 } %15, 0
  %_18.1 = extractvalue { i64, i64 } %15, 1
  call void @"_ZN4core6option15Option$LT$T$GT$5ok_or17h511f64d68dcbad46E"(ptr sret([16 x i8]) align 8 %_17, i64 %_18.0, i64 %_18.1, i8 3) #7
  call void @"_ZN79_$LT$core..result..Result$LT$T$C$E$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17h81da8786e1e8233eE"(ptr sret([16 x i8]) align 8 %_16, ptr align 8 %_17) #7
  %16 = load i8, ptr %_16, align 8
  %17 = trunc i8 %16 to i1
  %_22 = zext i1 %17 to i64
  %18 = icmp eq i64 %_22, 0
  br i1 %18, label %bb15, label %bb16

panic:
  call void @_ZN4core9panicking11panic_const24panic_const_mul_overflow17hf1c8947532f8c86bE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb15:
  %19 = getelementptr inbounds i8, ptr %_16, i64 8
  %val = load i64, ptr %19, align 8
  store i64 %val, ptr %s, align 8
  br label %bb7

bb16:
  %20 = getelementptr inbounds i8, ptr %_16, i64 1
  %residual = load i8, ptr %20, align 1
  call void @"_ZN153_$LT$core..result..Result$LT$T$C$F$GT$$u20$as$u20$core..ops..try_trait..FromResidual$LT$core..result..Result$LT$core..convert..Infallible$C$E$GT$$GT$$GT$13from_residual17h1fb43bf8f289776cE"(ptr sret([16 x i8]) align 8 %_0, i8 %residual, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  br label %bb17

bb3:                                              ; No predecessors!
  unreachable
}

define i64 @tried(i64 %n, i64 %limit) unnamed_addr #0 {
start:
  %_3 = alloca [16 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  call void @_ZN5types7try_sum17h20969d843d5894dbE(ptr sret([16 x i8]) align 8 %_3, i64 %n, i64 %limit) #7
  %0 = load i8, ptr %_3, align 8
  %1 = trunc i8 %0 to i1
  %_4 = zext i1 %1 to i64
  %2 = icmp eq i64 %_4, 0
  br i1 %2, label %bb4, label %bb3

bb4:
  %3 = getelementptr inbounds i8, ptr %_3, i64 8
  %s = load i64, ptr %3, align 8
  store i64 %s, ptr %_0, align 8
  br label %bb5

bb3:
  %4 = getelementptr inbounds i8, ptr %_3, i64 1
  %code = load i8, ptr %4, align 1
  %5 = zext i8 %code to i64
  store i64 %5, ptr %_0, align 8
  br label %bb5

bb5:
  %6 = load i64, ptr %_0, align 8
  ret i64 %6

bb2:                                              ; No predecessors!
  unreachable
}

define float @from_option(ptr align 4 %x.0, i64 %x.1, i64 %from.0, i64 %from.1) unnamed_addr #0 {
start:
  %from = call i64 @"_ZN4core6option15Option$LT$T$GT$17unwrap_or_default17h609f04d5e8981ef0E"(i64 %from.0, i64 %from.1) #7
  %0 = call { ptr, i64 } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$3get17h174ea5a60d75d955E"(ptr align 4 %x.0, i64 %x.1, i64 %from) #7
  %_4.0 = extractvalue { ptr, i64 } %0, 0
  %_4.1 = extractvalue { ptr, i64 } %0, 1
  %_0 = call float @"_ZN4core6option15Option$LT$T$GT$6map_or17h90a39af7f6b40db0E"(ptr align 4 %_4.0, i64 %_4.1, float -1.000000e+00) #7
  ret float %_0
}

define internal float @"_ZN5types11from_option28_$u7b$$u7b$closure$u7d$$u7d$17h7bb914a43071572bE"(ptr align 4 %tail.0, i64 %tail.1) unnamed_addr #1 {
start:
  %0 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17hcf2090e6604e24c1E"(ptr align 4 %tail.0, i64 %tail.1) #7
  %_3.0 = extractvalue { ptr, ptr } %0, 0
  %_3.1 = extractvalue { ptr, ptr } %0, 1
  %_0 = call float @_ZN4core4iter6traits8iterator8Iterator3sum17h746895a6dd70a072E(ptr %_3.0, ptr %_3.1) #7
  ret float %_0
}

define { i32, i32 } @"_ZN75_$LT$types..Countdown$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h3abc4ffe4f5e183eE"(ptr align 4 %self) unnamed_addr #0 {
start:
  %_3 = alloca [8 x i8], align 4
  %_0 = alloca [8 x i8], align 4
  %n = load i32, ptr %self, align 4
  %0 = getelementptr inbounds i8, ptr %self, i64 4
  %_5 = load i32, ptr %0, align 4
  %1 = call { i32, i32 } @"_ZN4core3num21_$LT$impl$u20$u32$GT$11checked_sub17hf97cea896ffcf5a7E"(i32 %n, i32 %_5) #7
  %_4.0 = extractvalue { i32, i32 } %1, 0
  %_4.1 = extractvalue { i32, i32 } %1, 1
  %2 = call { i32, i32 } @"_ZN75_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17h470415e269c20cadE"(i32 %_4.0, i32 %_4.1) #7
  %3 = extractvalue { i32, i32 } %2, 0
  %4 = extractvalue { i32, i32 } %2, 1
  store i32 %3, ptr %_3, align 4
  %5 = getelementptr inbounds i8, ptr %_3, i64 4
  store i32 %4, ptr %5, align 4
  %6 = load i32, ptr %_3, align 4
  %_6 = zext i32 %6 to i64
  %7 = icmp eq i64 %_6, 0
  br i1 %7, label %bb4, label %bb5

bb4:
  %8 = getelementptr inbounds i8, ptr %_3, i64 4
  %val = load i32, ptr %8, align 4
  store i32 %val, ptr %self, align 4
  %9 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %n, ptr %9, align 4
  store i32 1, ptr %_0, align 4
  br label %bb6

bb5:
  %10 = call { i32, i32 } @"_ZN145_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..ops..try_trait..FromResidual$LT$core..option..Option$LT$core..convert..Infallible$GT$$GT$$GT$13from_residual17he1f8b846fa467125E"() #7
  %11 = extractvalue { i32, i32 } %10, 0
  %12 = extractvalue { i32, i32 } %10, 1
  store i32 %11, ptr %_0, align 4
  %13 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %12, ptr %13, align 4
  br label %bb6

bb6:
  %14 = load i32, ptr %_0, align 4
  %15 = getelementptr inbounds i8, ptr %_0, i64 4
  %16 = load i32, ptr %15, align 4
  %17 = insertvalue { i32, i32 } poison, i32 %14, 0
  %18 = insertvalue { i32, i32 } %17, i32 %16, 1
  ret { i32, i32 } %18

bb3:                                              ; No predecessors!
  unreachable
}

define i32 @own_iterator(i32 %n, i32 %step) unnamed_addr #0 {
start:
  %_7 = alloca [8 x i8], align 4
  %iter = alloca [8 x i8], align 4
  %last = alloca [4 x i8], align 4
  store i32 0, ptr %last, align 4
  %0 = call { i32, i32 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hc2e083802bcf979eE"(i32 %n, i32 %step) #7
  %_4.0 = extractvalue { i32, i32 } %0, 0
  %_4.1 = extractvalue { i32, i32 } %0, 1
  store i32 %_4.0, ptr %iter, align 4
  %1 = getelementptr inbounds i8, ptr %iter, i64 4
  store i32 %_4.1, ptr %1, align 4
  br label %bb2

bb2:
  %2 = call { i32, i32 } @"_ZN75_$LT$types..Countdown$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h3abc4ffe4f5e183eE"(ptr align 4 %iter) #7
  %3 = extractvalue { i32, i32 } %2, 0
  %4 = extractvalue { i32, i32 } %2, 1
  store i32 %3, ptr %_7, align 4
  %5 = getelementptr inbounds i8, ptr %_7, i64 4
  store i32 %4, ptr %5, align 4
  %6 = load i32, ptr %_7, align 4
  %_9 = zext i32 %6 to i64
  %7 = icmp eq i64 %_9, 0
  br i1 %7, label %bb6, label %bb5

bb6:
  %_0 = load i32, ptr %last, align 4
  ret i32 %_0

bb5:
  %8 = getelementptr inbounds i8, ptr %_7, i64 4
  %k = load i32, ptr %8, align 4
  store i32 %k, ptr %last, align 4
  br label %bb2

bb4:                                              ; No predecessors!
  unreachable
}

define i32 @machine(i32 %n) unnamed_addr #0 {
start:
  %_4 = alloca [8 x i8], align 4
  %steps = alloca [4 x i8], align 4
  %state = alloca [8 x i8], align 4
  store i32 0, ptr %state, align 4
  store i32 0, ptr %steps, align 4
  br label %bb1

bb1:
  %0 = load i32, ptr %state, align 4
  %_5 = zext i32 %0 to i64
  switch i64 %_5, label %bb2 [
    i64 0, label %bb5
    i64 1, label %bb4
    i64 2, label %bb3
  ]

bb2:
  unreachable

bb5:
  %1 = icmp eq i32 %n, 0
  br i1 %1, label %bb6, label %bb7

bb4:
  %k = getelementptr inbounds i8, ptr %state, i64 4
  %_10 = load i32, ptr %k, align 4
  %2 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %_10, i32 1)
  %_11.0 = extractvalue { i32, i1 } %2, 0
  %_11.1 = extractvalue { i32, i1 } %2, 1
  br i1 %_11.1, label %panic, label %bb8

bb3:
  %_0 = load i32, ptr %steps, align 4
  ret i32 %_0

bb6:
  store i32 2, ptr %_4, align 4
  br label %bb12

bb7:
  %3 = getelementptr inbounds i8, ptr %_4, i64 4
  store i32 0, ptr %3, align 4
  store i32 1, ptr %_4, align 4
  br label %bb12

bb12:
  %4 = load i32, ptr %_4, align 4
  %5 = getelementptr inbounds i8, ptr %_4, i64 4
  %6 = load i32, ptr %5, align 4
  store i32 %4, ptr %state, align 4
  %7 = getelementptr inbounds i8, ptr %state, i64 4
  store i32 %6, ptr %7, align 4
  %8 = load i32, ptr %steps, align 4
  %9 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %8, i32 1)
  %_14.0 = extractvalue { i32, i1 } %9, 0
  %_14.1 = extractvalue { i32, i1 } %9, 1
  br i1 %_14.1, label %panic3, label %bb13

bb8:
  %_8 = icmp ult i32 %_11.0, %n
  br i1 %_8, label %bb9, label %bb10

panic:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb10:
  store i32 2, ptr %_4, align 4
  br label %bb12

bb9:
  %10 = getelementptr inbounds i8, ptr %state, i64 4
  %k1 = load i32, ptr %10, align 4
  %11 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %k1, i32 1)
  %_13.0 = extractvalue { i32, i1 } %11, 0
  %_13.1 = extractvalue { i32, i1 } %11, 1
  br i1 %_13.1, label %panic2, label %bb11

bb11:
  %12 = getelementptr inbounds i8, ptr %_4, i64 4
  store i32 %_13.0, ptr %12, align 4
  store i32 1, ptr %_4, align 4
  br label %bb12

panic2:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb13:
  store i32 %_14.0, ptr %steps, align 4
  br label %bb1

panic3:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable
}

declare i32 @rust_eh_personality(i32, i32, i64, ptr, ptr) unnamed_addr #0

declare float @llvm.maxnum.f32(float, float) #3

declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #3

declare void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1, i64) unnamed_addr #4

declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64) #3

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #3

declare void @_ZN4core9panicking5panic17h06336e0c962d4a4aE(ptr align 1, i64, ptr align 8) unnamed_addr #4

declare void @_ZN4core9panicking11panic_const24panic_const_mul_overflow17hf1c8947532f8c86bE(ptr align 8) unnamed_addr #4

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

declare void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64, i64, ptr align 8) unnamed_addr #6

declare void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8) unnamed_addr #4

attributes #0 = { nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { inlinehint nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { cold nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { cold noinline noreturn nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { cold minsize noinline noreturn nounwind nonlazybind optsize "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.85.0 (4d91de4e4 2025-02-17)"}
!3 = !{}

source_filename = "text.1b724ad4be3564d5-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@0 = private unnamed_addr constant <{ [4 x i8], [4 x i8] }> <{ [4 x i8] zeroinitializer, [4 x i8] undef }>, align 4
@alloc_a78a41121ff90c4a78ee7cbb932a49f3 = private unnamed_addr constant <{ [69 x i8] }> <{ [69 x i8] c"unsafe precondition(s) violated: isize::unchecked_neg cannot overflow" }>, align 1
@alloc_289b84035b3220255b84b8869a538376 = private unnamed_addr constant <{ [69 x i8] }> <{ [69 x i8] c"unsafe precondition(s) violated: usize::unchecked_add cannot overflow" }>, align 1
@alloc_ec595fc0e82ef92fc59bd74f68296eae = private unnamed_addr constant <{ [73 x i8] }> <{ [73 x i8] c"assertion failed: 0 < pointee_size && pointee_size <= isize::MAX as usize" }>, align 1
@alloc_4192ed3b92b550c0d82c6e919997c0e9 = private unnamed_addr constant <{ [10 x i8] }> <{ [10 x i8] c"<redacted>" }>, align 1
@alloc_ae52e422ab29884b58622d79788975fe = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4192ed3b92b550c0d82c6e919997c0e9, [16 x i8] c"\0A\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00" }>, align 8
@alloc_7efb3a7632b3620f628ce83a521b4d9b = private unnamed_addr constant <{ [71 x i8] }> <{ [71 x i8] c"unsafe precondition(s) violated: ptr::sub_ptr requires `self >= origin`" }>, align 1
@alloc_f27c91ec91c5a0660ba00b4219598bd0 = private unnamed_addr constant <{ [16 x i8] }> <{ [16 x i8] c"0123456789abcdef" }>, align 1

define internal { ptr, ptr } @"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h0f281624123e409bE"(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = call { ptr, ptr } @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4next17hb7029d8b06eab4adE"(ptr align 8 %self) #7
  %_0.0 = extractvalue { ptr, ptr } %0, 0
  %_0.1 = extractvalue { ptr, ptr } %0, 1
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2
}

define internal align 1 ptr @"_ZN106_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..double_ended..DoubleEndedIterator$GT$9next_back17h928170de14a5fa18E"(ptr align 8 %self) unnamed_addr #0 {
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
  call void @"_ZN4core3num23_$LT$impl$u20$isize$GT$13unchecked_neg18precondition_check17h2a3f6d994eac9c7eE"(i64 1) #7
  br label %bb14

bb14:
  %_26 = getelementptr inbounds i8, ptr %self3, i64 -1
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

define internal i64 @"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count17he72b4bfc33ece8d6E"(ptr %self.0, ptr %self.1) unnamed_addr #0 {
start:
  %0 = call { ptr, ptr } @_ZN4core4iter6traits8iterator8Iterator3map17hb6638ef3aaf8d1fbE(ptr %self.0, ptr %self.1) #7
  %self.01 = extractvalue { ptr, ptr } %0, 0
  %self.12 = extractvalue { ptr, ptr } %0, 1
  %_0 = call i64 @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h3461d12f8cdcd6b8E"(ptr %self.01, ptr %self.12, i64 0) #7
  ret i64 %_0
}

define internal i64 @"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count8to_usize28_$u7b$$u7b$closure$u7d$$u7d$17heab18f5d5c7fdb8eE"(ptr align 1 %_1, ptr align 1 %0) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %1 = alloca [16 x i8], align 8
  %x = alloca [8 x i8], align 8
  store ptr %0, ptr %x, align 8
  %_3 = call zeroext i1 @"_ZN4text12count_spaces28_$u7b$$u7b$closure$u7d$$u7d$17ha2b4304310ffb462E"(ptr align 1 %_1, ptr align 8 %x) #7
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

define internal void @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$3new17h5d2c2caf9c948e57E"(ptr sret([56 x i8]) align 8 %_0, ptr %a.0, ptr %a.1, ptr %b.0, ptr %b.1) unnamed_addr #1 {
start:
  store ptr %a.0, ptr %_0, align 8
  %0 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %a.1, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_0, i64 16
  store ptr %b.0, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %1, i64 8
  store ptr %b.1, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %_0, i64 32
  store i64 0, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %_0, i64 40
  store i64 0, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %_0, i64 48
  store i64 0, ptr %5, align 8
  ret void
}

define internal { ptr, ptr } @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4next17hb7029d8b06eab4adE"(ptr align 8 %self) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %self2 = alloca [8 x i8], align 8
  %_7 = alloca [8 x i8], align 8
  %self1 = alloca [8 x i8], align 8
  %_3 = alloca [8 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %1 = call align 1 ptr @"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hfa5062366799bb60E"(ptr align 8 %self) #7
  store ptr %1, ptr %self1, align 8
  %2 = load ptr, ptr %self1, align 8
  %3 = ptrtoint ptr %2 to i64
  %4 = icmp eq i64 %3, 0
  %_13 = select i1 %4, i64 0, i64 1
  %5 = icmp eq i64 %_13, 0
  br i1 %5, label %bb8, label %bb9

bb8:
  store ptr null, ptr %_0, align 8
  br label %bb4

bb9:
  %v = load ptr, ptr %self1, align 8
  store ptr %v, ptr %_3, align 8
  %val = load ptr, ptr %_3, align 8
  %_9 = getelementptr inbounds i8, ptr %self, i64 16
  %6 = call align 1 ptr @"_ZN98_$LT$core..iter..adapters..rev..Rev$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h9add609ac11f04cfE"(ptr align 8 %_9) #7
  store ptr %6, ptr %self2, align 8
  br label %bb3

bb4:
  br label %bb5

bb3:
  %7 = load ptr, ptr %self2, align 8
  %8 = ptrtoint ptr %7 to i64
  %9 = icmp eq i64 %8, 0
  %_15 = select i1 %9, i64 0, i64 1
  %10 = icmp eq i64 %_15, 0
  br i1 %10, label %bb10, label %bb11

bb10:
  store ptr null, ptr %_0, align 8
  br label %bb4

bb11:
  %v3 = load ptr, ptr %self2, align 8
  store ptr %v3, ptr %_7, align 8
  %y = load ptr, ptr %_7, align 8
  store ptr %val, ptr %_0, align 8
  %11 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %y, ptr %11, align 8
  br label %bb5

bb5:
  %12 = load ptr, ptr %_0, align 8
  %13 = getelementptr inbounds i8, ptr %_0, i64 8
  %14 = load ptr, ptr %13, align 8
  %15 = insertvalue { ptr, ptr } poison, ptr %12, 0
  %16 = insertvalue { ptr, ptr } %15, ptr %14, 1
  ret { ptr, ptr } %16

bb6:                                              ; No predecessors!
  %17 = load ptr, ptr %0, align 8
  %18 = getelementptr inbounds i8, ptr %0, i64 8
  %19 = load i32, ptr %18, align 8
  %20 = insertvalue { ptr, i32 } poison, ptr %17, 0
  %21 = insertvalue { ptr, i32 } %20, i32 %19, 1
  resume { ptr, i32 } %21

bb2:                                              ; No predecessors!
  unreachable
}

define internal { i32, i32 } @"_ZN145_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..ops..try_trait..FromResidual$LT$core..option..Option$LT$core..convert..Infallible$GT$$GT$$GT$13from_residual17h7703bc84dbf6e8faE"() unnamed_addr #0 {
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

define internal void @_ZN4core10intrinsics9cold_path17h4d0fe247ac39d1c9E() unnamed_addr #2 {
start:
  ret void
}

define internal zeroext i1 @"_ZN4core3num20_$LT$impl$u20$u8$GT$19is_ascii_whitespace17h37f837aded09bda9E"(ptr align 1 %self) unnamed_addr #0 {
start:
  %_0 = alloca [1 x i8], align 1
  %0 = load i8, ptr %self, align 1
  switch i8 %0, label %bb1 [
    i8 9, label %bb2
    i8 10, label %bb2
    i8 12, label %bb2
    i8 13, label %bb2
    i8 32, label %bb2
  ]

bb1:
  store i8 0, ptr %_0, align 1
  br label %bb3

bb2:
  store i8 1, ptr %_0, align 1
  br label %bb3

bb3:
  %1 = load i8, ptr %_0, align 1
  %2 = trunc i8 %1 to i1
  ret i1 %2
}

define internal { i32, i32 } @"_ZN4core3num21_$LT$impl$u20$u32$GT$11checked_add17h503d8555017b40d9E"(i32 %self, i32 %rhs) unnamed_addr #0 {
start:
  %_0 = alloca [8 x i8], align 4
  %0 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %self, i32 %rhs)
  %_4.0 = extractvalue { i32, i1 } %0, 0
  %_4.1 = extractvalue { i32, i1 } %0, 1
  br i1 %_4.1, label %bb2, label %bb4

bb4:
  %_5 = add nuw i32 %self, %rhs
  %1 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %_5, ptr %1, align 4
  store i32 1, ptr %_0, align 4
  br label %bb1

bb2:
  %2 = load i32, ptr @0, align 4
  %3 = load i32, ptr getelementptr inbounds (i8, ptr @0, i64 4), align 4
  store i32 %2, ptr %_0, align 4
  %4 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %3, ptr %4, align 4
  br label %bb1

bb1:
  %5 = load i32, ptr %_0, align 4
  %6 = getelementptr inbounds i8, ptr %_0, i64 4
  %7 = load i32, ptr %6, align 4
  %8 = insertvalue { i32, i32 } poison, i32 %5, 0
  %9 = insertvalue { i32, i32 } %8, i32 %7, 1
  ret { i32, i32 } %9
}

define internal { i32, i32 } @"_ZN4core3num21_$LT$impl$u20$u32$GT$11checked_mul17h81dbbf452fe301efE"(i32 %self, i32 %rhs) unnamed_addr #0 {
start:
  %_0 = alloca [8 x i8], align 4
  %0 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %self, i32 %rhs)
  %_5.0 = extractvalue { i32, i1 } %0, 0
  %_5.1 = extractvalue { i32, i1 } %0, 1
  br i1 %_5.1, label %bb2, label %bb4

bb4:
  %1 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %_5.0, ptr %1, align 4
  store i32 1, ptr %_0, align 4
  br label %bb1

bb2:
  %2 = load i32, ptr @0, align 4
  %3 = load i32, ptr getelementptr inbounds (i8, ptr @0, i64 4), align 4
  store i32 %2, ptr %_0, align 4
  %4 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %3, ptr %4, align 4
  br label %bb1

bb1:
  %5 = load i32, ptr %_0, align 4
  %6 = getelementptr inbounds i8, ptr %_0, i64 4
  %7 = load i32, ptr %6, align 4
  %8 = insertvalue { i32, i32 } poison, i32 %5, 0
  %9 = insertvalue { i32, i32 } %8, i32 %7, 1
  ret { i32, i32 } %9
}

define internal void @"_ZN4core3num23_$LT$impl$u20$isize$GT$13unchecked_neg18precondition_check17h2a3f6d994eac9c7eE"(i64 %lhs) unnamed_addr #0 {
start:
  %b = icmp eq i64 %lhs, -9223372036854775808
  br i1 %b, label %bb1, label %bb3

bb3:
  ret void

bb1:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_a78a41121ff90c4a78ee7cbb932a49f3, i64 69) #8
  unreachable
}

define internal void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h3167858e29ac1436E"(i64 %lhs, i64 %rhs) unnamed_addr #0 {
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

define internal i64 @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$7sub_ptr17he0bcfa5425ad1babE"(ptr %self, ptr %subtracted) unnamed_addr #0 {
start:
  %0 = alloca [8 x i8], align 8
  br label %bb2

bb2:
  call void @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$7sub_ptr18precondition_check17hb0b2e02aedb94b84E"(ptr %self, ptr %subtracted) #7
  br label %bb4

bb4:
  br label %bb5

bb5:
  br label %bb6

bb6:
  %1 = ptrtoint ptr %self to i64
  %2 = ptrtoint ptr %subtracted to i64
  %3 = sub nuw i64 %1, %2
  %4 = udiv exact i64 %3, 1
  store i64 %4, ptr %0, align 8
  %_0 = load i64, ptr %0, align 8
  ret i64 %_0

bb7:                                              ; No predecessors!
  call void @_ZN4core9panicking5panic17h06336e0c962d4a4aE(ptr align 1 @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable
}

define internal void @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$7sub_ptr18precondition_check17hb0b2e02aedb94b84E"(ptr %this, ptr %origin) unnamed_addr #0 {
start:
  %_3 = icmp uge ptr %this, %origin
  br i1 %_3, label %bb1, label %bb2

bb2:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_7efb3a7632b3620f628ce83a521b4d9b, i64 71) #8
  unreachable

bb1:
  ret void
}

define internal { ptr, ptr } @_ZN4core4iter6traits8iterator8Iterator3map17hb6638ef3aaf8d1fbE(ptr %self.0, ptr %self.1) unnamed_addr #0 {
start:
  %0 = insertvalue { ptr, ptr } poison, ptr %self.0, 0
  %1 = insertvalue { ptr, ptr } %0, ptr %self.1, 1
  ret { ptr, ptr } %1
}

define internal { ptr, ptr } @_ZN4core4iter6traits8iterator8Iterator3rev17h3544a88aee7e75f8E(ptr %self.0, ptr %self.1) unnamed_addr #0 {
start:
  %0 = insertvalue { ptr, ptr } poison, ptr %self.0, 0
  %1 = insertvalue { ptr, ptr } %0, ptr %self.1, 1
  ret { ptr, ptr } %1
}

define internal void @_ZN4core4iter6traits8iterator8Iterator3zip17h7f3354db8fa2835bE(ptr sret([56 x i8]) align 8 %_0, ptr %self.0, ptr %self.1, ptr %other.0, ptr %other.1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_5 = alloca [1 x i8], align 1
  store i8 1, ptr %_5, align 1
  %1 = call { ptr, ptr } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17haefb2d29f7290798E"(ptr %other.0, ptr %other.1) #7
  %b.0 = extractvalue { ptr, ptr } %1, 0
  %b.1 = extractvalue { ptr, ptr } %1, 1
  br label %bb1

bb1:
  store i8 0, ptr %_5, align 1
  call void @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$3new17h5d2c2caf9c948e57E"(ptr sret([56 x i8]) align 8 %_0, ptr %self.0, ptr %self.1, ptr %b.0, ptr %b.1) #7
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

define internal { ptr, ptr } @_ZN4core4iter6traits8iterator8Iterator6filter17h82c8100acc9cf6faE(ptr %self.0, ptr %self.1) unnamed_addr #0 {
start:
  %0 = insertvalue { ptr, ptr } poison, ptr %self.0, 0
  %1 = insertvalue { ptr, ptr } %0, ptr %self.1, 1
  ret { ptr, ptr } %1
}

define internal i64 @"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE"(ptr align 1 %_1, i64 %acc, ptr align 1 %elt) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_10 = alloca [1 x i8], align 1
  store i8 1, ptr %_10, align 1
  %_7 = call i64 @"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count8to_usize28_$u7b$$u7b$closure$u7d$$u7d$17heab18f5d5c7fdb8eE"(ptr align 1 %_1, ptr align 1 %elt) #7
  br label %bb1

bb1:
  store i8 0, ptr %_10, align 1
  %_0 = call i64 @"_ZN56_$LT$usize$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h365a3c43c9144f2bE"(ptr align 1 %_1, i64 %acc, i64 %_7) #7
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

define internal { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17hf9f4dabef1fc0162E"(ptr align 1 %self.0, i64 %self.1) unnamed_addr #0 {
start:
  %0 = call { ptr, ptr } @"_ZN4core5slice4iter13Iter$LT$T$GT$3new17h76bade63d45f0c04E"(ptr align 1 %self.0, i64 %self.1) #7
  %_0.0 = extractvalue { ptr, ptr } %0, 0
  %_0.1 = extractvalue { ptr, ptr } %0, 1
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2
}

define internal { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$8iter_mut17h9b4edf9faedecff2E"(ptr align 1 %self.0, i64 %self.1) unnamed_addr #0 {
start:
  %0 = call { ptr, ptr } @"_ZN4core5slice4iter16IterMut$LT$T$GT$3new17hdcd68de60c5125edE"(ptr align 1 %self.0, i64 %self.1) #7
  %_0.0 = extractvalue { ptr, ptr } %0, 0
  %_0.1 = extractvalue { ptr, ptr } %0, 1
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2
}

define internal { ptr, ptr } @"_ZN4core5slice4iter13Iter$LT$T$GT$3new17h76bade63d45f0c04E"(ptr align 1 %slice.0, i64 %slice.1) unnamed_addr #0 {
start:
  %end_or_len = alloca [8 x i8], align 8
  br label %bb2

bb2:
  %_6 = getelementptr inbounds i8, ptr %slice.0, i64 %slice.1
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

define internal { ptr, ptr } @"_ZN4core5slice4iter16IterMut$LT$T$GT$3new17hdcd68de60c5125edE"(ptr align 1 %slice.0, i64 %slice.1) unnamed_addr #0 {
start:
  %end_or_len = alloca [8 x i8], align 8
  br label %bb2

bb2:
  %0 = getelementptr inbounds i8, ptr %slice.0, i64 %slice.1
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

define internal { ptr, ptr } @"_ZN4core5slice4iter87_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$RF$$u5b$T$u5d$$GT$9into_iter17hd2f91968001ca1f7E"(ptr align 1 %self.0, i64 %self.1) unnamed_addr #1 {
start:
  %end_or_len = alloca [8 x i8], align 8
  br label %bb2

bb2:
  %_6 = getelementptr inbounds i8, ptr %self.0, i64 %self.1
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

define internal void @"_ZN4core5slice5ascii30_$LT$impl$u20$$u5b$u8$u5d$$GT$20make_ascii_uppercase17hd626be8458553228E"(ptr align 1 %self.0, i64 %self.1) unnamed_addr #0 {
start:
  %_14 = alloca [1 x i8], align 1
  %i = alloca [8 x i8], align 8
  store i64 0, ptr %i, align 8
  br label %bb1

bb1:
  %_4 = load i64, ptr %i, align 8
  %_3 = icmp ult i64 %_4, %self.1
  br i1 %_3, label %bb2, label %bb4

bb4:
  ret void

bb2:
  %_7 = load i64, ptr %i, align 8
  %_9 = icmp ult i64 %_7, %self.1
  br i1 %_9, label %bb3, label %panic

bb3:
  %byte = getelementptr inbounds i8, ptr %self.0, i64 %_7
  %_11 = load i8, ptr %byte, align 1
  %0 = load i8, ptr %byte, align 1
  %_15 = icmp ule i8 97, %0
  br i1 %_15, label %bb7, label %bb6

panic:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %_7, i64 %self.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb6:
  store i8 0, ptr %_14, align 1
  br label %bb5

bb7:
  %1 = load i8, ptr %byte, align 1
  %_16 = icmp ule i8 %1, 122
  %2 = zext i1 %_16 to i8
  store i8 %2, ptr %_14, align 1
  br label %bb5

bb5:
  %3 = load i8, ptr %_14, align 1
  %4 = trunc i8 %3 to i1
  %_13 = zext i1 %4 to i8
  %_12 = mul i8 %_13, 32
  %_10 = xor i8 %_11, %_12
  store i8 %_10, ptr %byte, align 1
  %5 = load i64, ptr %i, align 8
  %6 = add i64 %5, 1
  store i64 %6, ptr %i, align 8
  br label %bb1
}

define internal i64 @"_ZN56_$LT$usize$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h365a3c43c9144f2bE"(ptr align 1 %_1, i64 %a, i64 %b) unnamed_addr #0 {
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

define internal i8 @"_ZN57_$LT$$RF$u8$u20$as$u20$core..ops..bit..Shr$LT$i32$GT$$GT$3shr17h0607582c9cbcc428E"(ptr align 1 %self, i32 %other, ptr align 8 %0) unnamed_addr #0 {
start:
  %self1 = load i8, ptr %self, align 1
  %_5 = icmp ult i32 %other, 8
  br i1 %_5, label %bb1, label %panic

bb1:
  %1 = and i32 %other, 7
  %2 = trunc i32 %1 to i8
  %_0 = lshr i8 %self1, %2
  ret i8 %_0

panic:
  call void @_ZN4core9panicking11panic_const24panic_const_shr_overflow17hacdb1db4fe97d1beE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable
}

define internal i8 @"_ZN59_$LT$$RF$u8$u20$as$u20$core..ops..bit..BitAnd$LT$u8$GT$$GT$6bitand17hf011ce9aa07c5bc7E"(ptr align 1 %self, i8 %other, ptr align 8 %0) unnamed_addr #0 {
start:
  %_3 = load i8, ptr %self, align 1
  %_0 = and i8 %_3, %other
  ret i8 %_0
}

define internal { ptr, ptr } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17haefb2d29f7290798E"(ptr %self.0, ptr %self.1) unnamed_addr #0 {
start:
  %0 = insertvalue { ptr, ptr } poison, ptr %self.0, 0
  %1 = insertvalue { ptr, ptr } %0, ptr %self.1, 1
  ret { ptr, ptr } %1
}

define internal void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hcd77cabedef5e59bE"(ptr sret([56 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 56, i1 false)
  ret void
}

define internal { i32, i32 } @"_ZN75_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17h0b0fd8243d25f0bcE"(i32 %0, i32 %1) unnamed_addr #0 {
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

define internal i64 @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h3461d12f8cdcd6b8E"(ptr %0, ptr %1, i64 %init) unnamed_addr #0 personality ptr @rust_eh_personality {
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
  %9 = call i64 @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$7sub_ptr17he0bcfa5425ad1babE"(ptr %end3, ptr %_20) #7
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
  %_40 = getelementptr inbounds i8, ptr %self4, i64 %count
  %_21 = call i64 @"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h27c96fcd6979fc3dE"(ptr align 1 %f, i64 %_24, ptr align 1 %_40) #7
  br label %bb11

bb11:
  store i64 %_21, ptr %acc, align 8
  %self5 = load i64, ptr %i, align 8
  br label %bb21

bb21:
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h3167858e29ac1436E"(i64 %self5, i64 1) #7
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

define internal align 1 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h6d39d452f9a4fb90E"(ptr align 8 %self) unnamed_addr #0 {
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
  %_24 = getelementptr inbounds i8, ptr %self3, i64 1
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

define internal align 1 ptr @"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hfa5062366799bb60E"(ptr align 8 %self) unnamed_addr #0 {
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
  %_24 = getelementptr inbounds i8, ptr %self3, i64 1
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

define internal align 1 ptr @"_ZN98_$LT$core..iter..adapters..rev..Rev$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h9add609ac11f04cfE"(ptr align 8 %self) unnamed_addr #0 {
start:
  %_0 = call align 1 ptr @"_ZN106_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..double_ended..DoubleEndedIterator$GT$9next_back17h928170de14a5fa18E"(ptr align 8 %self) #7
  ret ptr %_0
}

define i64 @count_spaces(ptr align 1 %s.0, i64 %s.1) unnamed_addr #1 {
start:
  %0 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17hf9f4dabef1fc0162E"(ptr align 1 %s.0, i64 %s.1) #7
  %_3.0 = extractvalue { ptr, ptr } %0, 0
  %_3.1 = extractvalue { ptr, ptr } %0, 1
  %1 = call { ptr, ptr } @_ZN4core4iter6traits8iterator8Iterator6filter17h82c8100acc9cf6faE(ptr %_3.0, ptr %_3.1) #7
  %_2.0 = extractvalue { ptr, ptr } %1, 0
  %_2.1 = extractvalue { ptr, ptr } %1, 1
  %_0 = call i64 @"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$5count17he72b4bfc33ece8d6E"(ptr %_2.0, ptr %_2.1) #7
  ret i64 %_0
}

define internal zeroext i1 @"_ZN4text12count_spaces28_$u7b$$u7b$closure$u7d$$u7d$17ha2b4304310ffb462E"(ptr align 1 %_1, ptr align 8 %b) unnamed_addr #0 {
start:
  %_3 = load ptr, ptr %b, align 8
  %_0 = call zeroext i1 @"_ZN4core3num20_$LT$impl$u20$u8$GT$19is_ascii_whitespace17h37f837aded09bda9E"(ptr align 1 %_3) #7
  ret i1 %_0
}

define { i32, i32 } @parse_number(ptr align 1 %s.0, i64 %s.1) unnamed_addr #1 {
start:
  %_14 = alloca [8 x i8], align 4
  %_12 = alloca [8 x i8], align 4
  %_5 = alloca [8 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %n = alloca [4 x i8], align 4
  %_0 = alloca [8 x i8], align 4
  store i32 0, ptr %n, align 4
  %0 = call { ptr, ptr } @"_ZN4core5slice4iter87_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$RF$$u5b$T$u5d$$GT$9into_iter17hd2f91968001ca1f7E"(ptr align 1 %s.0, i64 %s.1) #7
  %_3.0 = extractvalue { ptr, ptr } %0, 0
  %_3.1 = extractvalue { ptr, ptr } %0, 1
  store ptr %_3.0, ptr %iter, align 8
  %1 = getelementptr inbounds i8, ptr %iter, i64 8
  store ptr %_3.1, ptr %1, align 8
  br label %bb2

bb2:
  %2 = call align 1 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h6d39d452f9a4fb90E"(ptr align 8 %iter) #7
  store ptr %2, ptr %_5, align 8
  %3 = load ptr, ptr %_5, align 8
  %4 = ptrtoint ptr %3 to i64
  %5 = icmp eq i64 %4, 0
  %_7 = select i1 %5, i64 0, i64 1
  %6 = icmp eq i64 %_7, 0
  br i1 %6, label %bb6, label %bb5

bb6:
  %_22 = load i32, ptr %n, align 4
  %7 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %_22, ptr %7, align 4
  store i32 1, ptr %_0, align 4
  br label %bb18

bb5:
  %b = load ptr, ptr %_5, align 8
  %_10 = load i8, ptr %b, align 1
  %_0.i = sub i8 %_10, 48
  %_11 = icmp ugt i8 %_0.i, 9
  br i1 %_11, label %bb8, label %bb9

bb18:
  %8 = load i32, ptr %_0, align 4
  %9 = getelementptr inbounds i8, ptr %_0, i64 4
  %10 = load i32, ptr %9, align 4
  %11 = insertvalue { i32, i32 } poison, i32 %8, 0
  %12 = insertvalue { i32, i32 } %11, i32 %10, 1
  ret { i32, i32 } %12

bb9:
  %_16 = load i32, ptr %n, align 4
  %13 = call { i32, i32 } @"_ZN4core3num21_$LT$impl$u20$u32$GT$11checked_mul17h81dbbf452fe301efE"(i32 %_16, i32 10) #7
  %_15.0 = extractvalue { i32, i32 } %13, 0
  %_15.1 = extractvalue { i32, i32 } %13, 1
  %14 = call { i32, i32 } @"_ZN75_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17h0b0fd8243d25f0bcE"(i32 %_15.0, i32 %_15.1) #7
  %15 = extractvalue { i32, i32 } %14, 0
  %16 = extractvalue { i32, i32 } %14, 1
  store i32 %15, ptr %_14, align 4
  %17 = getelementptr inbounds i8, ptr %_14, i64 4
  store i32 %16, ptr %17, align 4
  %18 = load i32, ptr %_14, align 4
  %_17 = zext i32 %18 to i64
  %19 = icmp eq i64 %_17, 0
  br i1 %19, label %bb12, label %bb13

bb8:
  store i32 0, ptr %_0, align 4
  br label %bb18

bb12:
  %20 = getelementptr inbounds i8, ptr %_14, i64 4
  %val = load i32, ptr %20, align 4
  %_19 = zext i8 %_0.i to i32
  %21 = call { i32, i32 } @"_ZN4core3num21_$LT$impl$u20$u32$GT$11checked_add17h503d8555017b40d9E"(i32 %val, i32 %_19) #7
  %_13.0 = extractvalue { i32, i32 } %21, 0
  %_13.1 = extractvalue { i32, i32 } %21, 1
  %22 = call { i32, i32 } @"_ZN75_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..ops..try_trait..Try$GT$6branch17h0b0fd8243d25f0bcE"(i32 %_13.0, i32 %_13.1) #7
  %23 = extractvalue { i32, i32 } %22, 0
  %24 = extractvalue { i32, i32 } %22, 1
  store i32 %23, ptr %_12, align 4
  %25 = getelementptr inbounds i8, ptr %_12, i64 4
  store i32 %24, ptr %25, align 4
  %26 = load i32, ptr %_12, align 4
  %_20 = zext i32 %26 to i64
  %27 = icmp eq i64 %_20, 0
  br i1 %27, label %bb16, label %bb17

bb13:
  %28 = call { i32, i32 } @"_ZN145_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..ops..try_trait..FromResidual$LT$core..option..Option$LT$core..convert..Infallible$GT$$GT$$GT$13from_residual17h7703bc84dbf6e8faE"() #7
  %29 = extractvalue { i32, i32 } %28, 0
  %30 = extractvalue { i32, i32 } %28, 1
  store i32 %29, ptr %_0, align 4
  %31 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %30, ptr %31, align 4
  br label %bb18

bb16:
  %32 = getelementptr inbounds i8, ptr %_12, i64 4
  %val1 = load i32, ptr %32, align 4
  store i32 %val1, ptr %n, align 4
  br label %bb2

bb17:
  %33 = call { i32, i32 } @"_ZN145_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..ops..try_trait..FromResidual$LT$core..option..Option$LT$core..convert..Infallible$GT$$GT$$GT$13from_residual17h7703bc84dbf6e8faE"() #7
  %34 = extractvalue { i32, i32 } %33, 0
  %35 = extractvalue { i32, i32 } %33, 1
  store i32 %34, ptr %_0, align 4
  %36 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %35, ptr %36, align 4
  br label %bb18

bb4:                                              ; No predecessors!
  unreachable
}

define void @upper(ptr align 1 %s.0, i64 %s.1) unnamed_addr #1 {
start:
  call void @"_ZN4core5slice5ascii30_$LT$impl$u20$$u5b$u8$u5d$$GT$20make_ascii_uppercase17hd626be8458553228E"(ptr align 1 %s.0, i64 %s.1) #7
  ret void
}

define i32 @checksum(ptr align 1 %s.0, i64 %s.1) unnamed_addr #1 {
start:
  %_7 = alloca [8 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %b = alloca [4 x i8], align 4
  %a = alloca [4 x i8], align 4
  store i32 1, ptr %a, align 4
  store i32 0, ptr %b, align 4
  %0 = call { ptr, ptr } @"_ZN4core5slice4iter87_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$RF$$u5b$T$u5d$$GT$9into_iter17hd2f91968001ca1f7E"(ptr align 1 %s.0, i64 %s.1) #7
  %_5.0 = extractvalue { ptr, ptr } %0, 0
  %_5.1 = extractvalue { ptr, ptr } %0, 1
  store ptr %_5.0, ptr %iter, align 8
  %1 = getelementptr inbounds i8, ptr %iter, i64 8
  store ptr %_5.1, ptr %1, align 8
  br label %bb2

bb2:
  %2 = call align 1 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h6d39d452f9a4fb90E"(ptr align 8 %iter) #7
  store ptr %2, ptr %_7, align 8
  %3 = load ptr, ptr %_7, align 8
  %4 = ptrtoint ptr %3 to i64
  %5 = icmp eq i64 %4, 0
  %_9 = select i1 %5, i64 0, i64 1
  %6 = icmp eq i64 %_9, 0
  br i1 %6, label %bb6, label %bb5

bb6:
  %_22 = load i32, ptr %b, align 4
  %_21 = shl i32 %_22, 16
  %_25 = load i32, ptr %a, align 4
  %_0 = or i32 %_21, %_25
  ret i32 %_0

bb5:
  %_26 = load ptr, ptr %_7, align 8
  %byte = load i8, ptr %_26, align 1
  %_12 = load i32, ptr %a, align 4
  %_13 = zext i8 %byte to i32
  %7 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %_12, i32 %_13)
  %_14.0 = extractvalue { i32, i1 } %7, 0
  %_14.1 = extractvalue { i32, i1 } %7, 1
  br i1 %_14.1, label %panic, label %bb7

bb7:
  %8 = urem i32 %_14.0, 65521
  store i32 %8, ptr %a, align 4
  %_17 = load i32, ptr %b, align 4
  %_18 = load i32, ptr %a, align 4
  %9 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %_17, i32 %_18)
  %_19.0 = extractvalue { i32, i1 } %9, 0
  %_19.1 = extractvalue { i32, i1 } %9, 1
  br i1 %_19.1, label %panic1, label %bb9

panic:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb9:
  %10 = urem i32 %_19.0, 65521
  store i32 %10, ptr %b, align 4
  br label %bb2

panic1:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb4:                                              ; No predecessors!
  unreachable
}

define void @reversed_copy(ptr align 1 %from.0, i64 %from.1, ptr align 1 %to.0, i64 %to.1) unnamed_addr #1 {
start:
  %_9 = alloca [16 x i8], align 8
  %iter = alloca [56 x i8], align 8
  %_4 = alloca [56 x i8], align 8
  %_3 = alloca [56 x i8], align 8
  %0 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$8iter_mut17h9b4edf9faedecff2E"(ptr align 1 %to.0, i64 %to.1) #7
  %_5.0 = extractvalue { ptr, ptr } %0, 0
  %_5.1 = extractvalue { ptr, ptr } %0, 1
  %1 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17hf9f4dabef1fc0162E"(ptr align 1 %from.0, i64 %from.1) #7
  %_7.0 = extractvalue { ptr, ptr } %1, 0
  %_7.1 = extractvalue { ptr, ptr } %1, 1
  %2 = call { ptr, ptr } @_ZN4core4iter6traits8iterator8Iterator3rev17h3544a88aee7e75f8E(ptr %_7.0, ptr %_7.1) #7
  %_6.0 = extractvalue { ptr, ptr } %2, 0
  %_6.1 = extractvalue { ptr, ptr } %2, 1
  call void @_ZN4core4iter6traits8iterator8Iterator3zip17h7f3354db8fa2835bE(ptr sret([56 x i8]) align 8 %_4, ptr %_5.0, ptr %_5.1, ptr %_6.0, ptr %_6.1) #7
  call void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hcd77cabedef5e59bE"(ptr sret([56 x i8]) align 8 %_3, ptr align 8 %_4) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter, ptr align 8 %_3, i64 56, i1 false)
  br label %bb6

bb6:
  %3 = call { ptr, ptr } @"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h0f281624123e409bE"(ptr align 8 %iter) #7
  %4 = extractvalue { ptr, ptr } %3, 0
  %5 = extractvalue { ptr, ptr } %3, 1
  store ptr %4, ptr %_9, align 8
  %6 = getelementptr inbounds i8, ptr %_9, i64 8
  store ptr %5, ptr %6, align 8
  %7 = load ptr, ptr %_9, align 8
  %8 = ptrtoint ptr %7 to i64
  %9 = icmp eq i64 %8, 0
  %_11 = select i1 %9, i64 0, i64 1
  %10 = icmp eq i64 %_11, 0
  br i1 %10, label %bb10, label %bb9

bb10:
  ret void

bb9:
  %t = load ptr, ptr %_9, align 8
  %11 = getelementptr inbounds i8, ptr %_9, i64 8
  %f = load ptr, ptr %11, align 8
  %_14 = load i8, ptr %f, align 1
  store i8 %_14, ptr %t, align 1
  br label %bb6

bb8:                                              ; No predecessors!
  unreachable
}

define i64 @hex(ptr align 1 %s.0, i64 %s.1, ptr align 1 %out) unnamed_addr #1 {
start:
  %_6 = alloca [8 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %at = alloca [8 x i8], align 8
  store i64 0, ptr %at, align 8
  %0 = call { ptr, ptr } @"_ZN4core5slice4iter87_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$RF$$u5b$T$u5d$$GT$9into_iter17hd2f91968001ca1f7E"(ptr align 1 %s.0, i64 %s.1) #7
  %_4.0 = extractvalue { ptr, ptr } %0, 0
  %_4.1 = extractvalue { ptr, ptr } %0, 1
  store ptr %_4.0, ptr %iter, align 8
  %1 = getelementptr inbounds i8, ptr %iter, i64 8
  store ptr %_4.1, ptr %1, align 8
  br label %bb2

bb2:
  %2 = call align 1 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h6d39d452f9a4fb90E"(ptr align 8 %iter) #7
  store ptr %2, ptr %_6, align 8
  %3 = load ptr, ptr %_6, align 8
  %4 = ptrtoint ptr %3 to i64
  %5 = icmp eq i64 %4, 0
  %_8 = select i1 %5, i64 0, i64 1
  %6 = icmp eq i64 %_8, 0
  br i1 %6, label %bb6, label %bb5

bb6:
  %_0 = load i64, ptr %at, align 8
  ret i64 %_0

bb5:
  %byte = load ptr, ptr %_6, align 8
  %_13 = call i8 @"_ZN57_$LT$$RF$u8$u20$as$u20$core..ops..bit..Shr$LT$i32$GT$$GT$3shr17h0607582c9cbcc428E"(ptr align 1 %byte, i32 4, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  %_12 = zext i8 %_13 to i64
  %_15 = icmp ult i64 %_12, 16
  br i1 %_15, label %bb8, label %panic

bb8:
  %7 = getelementptr inbounds i8, ptr @alloc_f27c91ec91c5a0660ba00b4219598bd0, i64 %_12
  %_10 = load i8, ptr %7, align 1
  %_16 = load i64, ptr %at, align 8
  %_18 = icmp ult i64 %_16, 128
  br i1 %_18, label %bb9, label %panic1

panic:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %_12, i64 16, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb9:
  %8 = getelementptr inbounds i8, ptr %out, i64 %_16
  store i8 %_10, ptr %8, align 1
  %_22 = call i8 @"_ZN59_$LT$$RF$u8$u20$as$u20$core..ops..bit..BitAnd$LT$u8$GT$$GT$6bitand17hf011ce9aa07c5bc7E"(ptr align 1 %byte, i8 15, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  %_21 = zext i8 %_22 to i64
  %_24 = icmp ult i64 %_21, 16
  br i1 %_24, label %bb11, label %panic2

panic1:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %_16, i64 128, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb11:
  %9 = getelementptr inbounds i8, ptr @alloc_f27c91ec91c5a0660ba00b4219598bd0, i64 %_21
  %_19 = load i8, ptr %9, align 1
  %_26 = load i64, ptr %at, align 8
  %10 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %_26, i64 1)
  %_27.0 = extractvalue { i64, i1 } %10, 0
  %_27.1 = extractvalue { i64, i1 } %10, 1
  br i1 %_27.1, label %panic3, label %bb12

panic2:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %_21, i64 16, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb12:
  %_29 = icmp ult i64 %_27.0, 128
  br i1 %_29, label %bb13, label %panic4

panic3:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb13:
  %11 = getelementptr inbounds i8, ptr %out, i64 %_27.0
  store i8 %_19, ptr %11, align 1
  %12 = load i64, ptr %at, align 8
  %13 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %12, i64 2)
  %_30.0 = extractvalue { i64, i1 } %13, 0
  %_30.1 = extractvalue { i64, i1 } %13, 1
  br i1 %_30.1, label %panic5, label %bb14

panic4:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %_27.0, i64 128, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb14:
  store i64 %_30.0, ptr %at, align 8
  br label %bb2

panic5:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb4:                                              ; No predecessors!
  unreachable
}

declare i32 @rust_eh_personality(i32, i32, i64, ptr, ptr) unnamed_addr #1

declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #3

declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #3

declare void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1, i64) unnamed_addr #4

declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64) #3

declare void @_ZN4core9panicking5panic17h06336e0c962d4a4aE(ptr align 1, i64, ptr align 8) unnamed_addr #4

declare void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64, i64, ptr align 8) unnamed_addr #5

declare void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8) unnamed_addr #4

declare void @_ZN4core9panicking11panic_const24panic_const_shr_overflow17hacdb1db4fe97d1beE(ptr align 8) unnamed_addr #4

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

attributes #0 = { inlinehint nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { cold nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { cold noinline noreturn nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { cold minsize noinline noreturn nounwind nonlazybind optsize "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.85.0 (4d91de4e4 2025-02-17)"}

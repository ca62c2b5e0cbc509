source_filename = "checked.f648e934fa3c4068-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_ae6dc619079e3c3b08144a35532ecff7 = private unnamed_addr constant <{ [2 x i8] }> <{ [2 x i8] c"()" }>, align 1
@0 = private unnamed_addr constant <{ [8 x i8], [8 x i8] }> <{ [8 x i8] zeroinitializer, [8 x i8] undef }>, align 8
@alloc_c91b8bc9c3eec918049433ec520e9aab = private unnamed_addr constant <{ [67 x i8] }> <{ [67 x i8] c"unsafe precondition(s) violated: u32::unchecked_add cannot overflow" }>, align 1
@alloc_289b84035b3220255b84b8869a538376 = private unnamed_addr constant <{ [69 x i8] }> <{ [69 x i8] c"unsafe precondition(s) violated: usize::unchecked_add cannot overflow" }>, align 1
@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00", ptr @"_ZN70_$LT$core..num..error..TryFromIntError$u20$as$u20$core..fmt..Debug$GT$3fmt17h65b837bab0f956ddE" }>, align 8
@1 = private unnamed_addr constant <{ [8 x i8], [8 x i8] }> <{ [8 x i8] c"\01\00\00\00\00\00\00\00", [8 x i8] undef }>, align 8
@alloc_4192ed3b92b550c0d82c6e919997c0e9 = private unnamed_addr constant <{ [10 x i8] }> <{ [10 x i8] c"<redacted>" }>, align 1
@alloc_ae52e422ab29884b58622d79788975fe = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4192ed3b92b550c0d82c6e919997c0e9, [16 x i8] c"\0A\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00" }>, align 8
@vtable.1 = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h523767de8e352670E" }>, align 8
@alloc_5cb263f26a5d50117adfcc5c7225745e = private unnamed_addr constant <{ [15 x i8] }> <{ [15 x i8] c"TryFromIntError" }>, align 1
@alloc_be52b2c1ebddb79ce16de6b9d3bbdd07 = private unnamed_addr constant <{ [31 x i8] }> <{ [31 x i8] c"assertion failed: x.len() < 100" }>, align 1
@alloc_7d432900e276447a335a9e5d6127a6c0 = private unnamed_addr constant <{ [13 x i8] }> <{ [13 x i8] c"a full matrix" }>, align 1
@alloc_137e475c7f75658004791948e4fd878f = private unnamed_addr constant <{ ptr, [8 x i8] }> <{ ptr @alloc_7d432900e276447a335a9e5d6127a6c0, [8 x i8] c"\0D\00\00\00\00\00\00\00" }>, align 8
@alloc_eeb46eecf61b4b4bd7391d55f82da1ac = private unnamed_addr constant <{ [15 x i8] }> <{ [15 x i8] c"a positive size" }>, align 1

define internal i64 @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h1a4e4ec33fb0cd69E"(i64 %self.0, i64 %self.1, i64 %init) unnamed_addr #0 {
start:
  %_0 = call i64 @_ZN4core4iter6traits8iterator8Iterator4fold17h02068b934b126e6fE(i64 %self.0, i64 %self.1, i64 %init) #6
  ret i64 %_0
}

define internal { ptr, i64 } @"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$9index_mut17h07392de91a5e1417E"(i64 %self.0, i64 %self.1, ptr align 4 %slice.0, i64 %slice.1, ptr align 8 %0) unnamed_addr #1 {
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
  call void @_ZN4core5slice5index22slice_index_order_fail17hae8e081077345799E(i64 %self.0, i64 %self.1, ptr align 8 %0) #7
  unreachable

bb2:
  %_15 = getelementptr inbounds float, ptr %slice.0, i64 %self.0
  %3 = insertvalue { ptr, i64 } poison, ptr %_15, 0
  %4 = insertvalue { ptr, i64 } %3, i64 %new_len, 1
  ret { ptr, i64 } %4

bb1:
  call void @_ZN4core5slice5index24slice_end_index_len_fail17h4cf57179e1beceb4E(i64 %self.1, i64 %slice.1, ptr align 8 %0) #7
  unreachable
}

define internal zeroext i1 @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h523767de8e352670E"(ptr align 8 %self, ptr align 8 %f) unnamed_addr #0 {
start:
  %_3 = load ptr, ptr %self, align 8
  %_0 = call zeroext i1 @"_ZN45_$LT$$LP$$RP$$u20$as$u20$core..fmt..Debug$GT$3fmt17h7d1291643fa2e930E"(ptr align 1 %_3, ptr align 8 %f) #6
  ret i1 %_0
}

define internal zeroext i1 @"_ZN45_$LT$$LP$$RP$$u20$as$u20$core..fmt..Debug$GT$3fmt17h7d1291643fa2e930E"(ptr align 1 %self, ptr align 8 %f) unnamed_addr #1 {
start:
  %_0 = call zeroext i1 @_ZN4core3fmt9Formatter3pad17h764b76a6b1eb0486E(ptr align 8 %f, ptr align 1 @alloc_ae6dc619079e3c3b08144a35532ecff7, i64 2) #6
  ret i1 %_0
}

define internal i32 @"_ZN47_$LT$u32$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17h6b509c2739da8eb3E"(i32 %start1, i64 %n) unnamed_addr #1 {
start:
  %rhs = trunc i64 %n to i32
  br label %bb1

bb1:
  call void @"_ZN4core3num21_$LT$impl$u20$u32$GT$13unchecked_add18precondition_check17h12cfe285a206dec0E"(i32 %start1, i32 %rhs) #6
  br label %bb2

bb2:
  %_0 = add nuw i32 %start1, %rhs
  ret i32 %_0
}

define internal i64 @"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17h5bafdb1ba79fbd2fE"(i64 %start1, i64 %n) unnamed_addr #1 {
start:
  br label %bb1

bb1:
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17heb3898ec7705f1f6E"(i64 %start1, i64 %n) #6
  br label %bb2

bb2:
  %_0 = add nuw i64 %start1, %n
  ret i64 %_0
}

define internal void @_ZN4core3fmt9Arguments9new_const17h21c6e91ac1d11016E(ptr sret([48 x i8]) align 8 %_0, ptr align 8 %pieces) unnamed_addr #1 {
start:
  store ptr %pieces, ptr %_0, align 8
  %0 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 1, ptr %0, align 8
  %1 = load ptr, ptr @0, align 8
  %2 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  %3 = getelementptr inbounds i8, ptr %_0, i64 32
  store ptr %1, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 8
  store i64 %2, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %_0, i64 16
  store ptr inttoptr (i64 8 to ptr), ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 8
  store i64 0, ptr %6, align 8
  ret void
}

define internal void @"_ZN4core3num21_$LT$impl$u20$u32$GT$13unchecked_add18precondition_check17h12cfe285a206dec0E"(i32 %lhs, i32 %rhs) unnamed_addr #1 {
start:
  %0 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %lhs, i32 %rhs)
  %_5.0 = extractvalue { i32, i1 } %0, 0
  %_5.1 = extractvalue { i32, i1 } %0, 1
  br i1 %_5.1, label %bb1, label %bb2

bb2:
  ret void

bb1:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_c91b8bc9c3eec918049433ec520e9aab, i64 67) #7
  unreachable
}

define internal void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17heb3898ec7705f1f6E"(i64 %lhs, i64 %rhs) unnamed_addr #1 {
start:
  %0 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %lhs, i64 %rhs)
  %_5.0 = extractvalue { i64, i1 } %0, 0
  %_5.1 = extractvalue { i64, i1 } %0, 1
  br i1 %_5.1, label %bb1, label %bb2

bb2:
  ret void

bb1:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_289b84035b3220255b84b8869a538376, i64 69) #7
  unreachable
}

define internal void @"_ZN4core3ptr33drop_in_place$LT$$RF$$LP$$RP$$GT$17h4d4c8f6d490d6ab3E"(ptr align 8 %_1) unnamed_addr #1 {
start:
  ret void
}

define internal void @"_ZN4core3ptr54drop_in_place$LT$core..num..error..TryFromIntError$GT$17h7b2d27a6f19bc2f9E"(ptr align 1 %_1) unnamed_addr #1 {
start:
  ret void
}

define internal { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17hd12136c95bd842d4E"(ptr align 8 %self) unnamed_addr #1 {
start:
  %0 = call { i64, i64 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17h17e931e5fd097af3E"(ptr align 8 %self) #6
  %_0.0 = extractvalue { i64, i64 } %0, 0
  %_0.1 = extractvalue { i64, i64 } %0, 1
  %1 = insertvalue { i64, i64 } poison, i64 %_0.0, 0
  %2 = insertvalue { i64, i64 } %1, i64 %_0.1, 1
  ret { i64, i64 } %2
}

define internal { i32, i32 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17hd28c14641885dd4dE"(ptr align 4 %self) unnamed_addr #1 {
start:
  %0 = call { i32, i32 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17hf7f614c21b273ed5E"(ptr align 4 %self) #6
  %_0.0 = extractvalue { i32, i32 } %0, 0
  %_0.1 = extractvalue { i32, i32 } %0, 1
  %1 = insertvalue { i32, i32 } poison, i32 %_0.0, 0
  %2 = insertvalue { i32, i32 } %1, i32 %_0.1, 1
  ret { i32, i32 } %2
}

define internal { i64, i64 } @_ZN4core4iter6traits8iterator8Iterator3map17h0132003f99f18c06E(i64 %self.0, i64 %self.1) unnamed_addr #1 {
start:
  %0 = insertvalue { i64, i64 } poison, i64 %self.0, 0
  %1 = insertvalue { i64, i64 } %0, i64 %self.1, 1
  ret { i64, i64 } %1
}

define internal i64 @_ZN4core4iter6traits8iterator8Iterator3sum17h61b16a82113742a0E(i64 %self.0, i64 %self.1) unnamed_addr #0 {
start:
  %_0 = call i64 @"_ZN56_$LT$usize$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum17hec0248b670e29893E"(i64 %self.0, i64 %self.1) #6
  ret i64 %_0
}

define internal i64 @_ZN4core4iter6traits8iterator8Iterator4fold17h02068b934b126e6fE(i64 %0, i64 %1, i64 %init) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %2 = alloca [16 x i8], align 8
  %_13 = alloca [1 x i8], align 1
  %_5 = alloca [16 x i8], align 8
  %accum = alloca [8 x i8], align 8
  %f = alloca [0 x i8], align 1
  %self = alloca [16 x i8], align 8
  store i64 %0, ptr %self, align 8
  %3 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %1, ptr %3, align 8
  store i8 1, ptr %_13, align 1
  store i64 %init, ptr %accum, align 8
  br label %bb1

bb1:
  %4 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17hd12136c95bd842d4E"(ptr align 8 %self) #6
  %5 = extractvalue { i64, i64 } %4, 0
  %6 = extractvalue { i64, i64 } %4, 1
  store i64 %5, ptr %_5, align 8
  %7 = getelementptr inbounds i8, ptr %_5, i64 8
  store i64 %6, ptr %7, align 8
  br label %bb2

bb2:
  %_7 = load i64, ptr %_5, align 8
  %8 = icmp eq i64 %_7, 1
  br i1 %8, label %bb3, label %bb5

bb3:
  %9 = getelementptr inbounds i8, ptr %_5, i64 8
  %x = load i64, ptr %9, align 8
  store i8 0, ptr %_13, align 1
  %_12 = load i64, ptr %accum, align 8
  %_9 = call i64 @"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h16223738f3f8302cE"(ptr align 1 %f, i64 %_12, i64 %x) #6
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
  %10 = load i8, ptr %_13, align 1
  %11 = trunc i8 %10 to i1
  br i1 %11, label %bb12, label %bb9

bb9:
  br label %bb10

bb12:
  br label %bb9

bb10:
  %12 = load ptr, ptr %2, align 8
  %13 = getelementptr inbounds i8, ptr %2, i64 8
  %14 = load i32, ptr %13, align 8
  %15 = insertvalue { ptr, i32 } poison, ptr %12, 0
  %16 = insertvalue { ptr, i32 } %15, i32 %14, 1
  resume { ptr, i32 } %16
}

define internal i64 @"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h16223738f3f8302cE"(ptr align 1 %_1, i64 %acc, i64 %elt) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_10 = alloca [1 x i8], align 1
  store i8 1, ptr %_10, align 1
  %_7 = call i64 @"_ZN7checked8expected28_$u7b$$u7b$closure$u7d$$u7d$17ha7a835643c7a60e3E"(ptr align 1 %_1, i64 %elt) #6
  br label %bb1

bb1:
  store i8 0, ptr %_10, align 1
  %_0 = call i64 @"_ZN56_$LT$usize$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h5b0c2c6a6dc9315aE"(ptr align 1 %_1, i64 %acc, i64 %_7) #6
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

define internal align 4 ptr @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$5first17h4d5c1fe395b2bd31E"(ptr align 4 %self.0, i64 %self.1) unnamed_addr #1 {
start:
  %_0 = alloca [8 x i8], align 8
  %_3 = icmp uge i64 %self.1, 1
  br i1 %_3, label %bb1, label %bb2

bb2:
  store ptr null, ptr %_0, align 8
  br label %bb3

bb1:
  %first = getelementptr inbounds float, ptr %self.0, i64 0
  store ptr %first, ptr %_0, align 8
  br label %bb3

bb3:
  %0 = load ptr, ptr %_0, align 8
  ret ptr %0
}

define internal { ptr, ptr } @"_ZN4core5slice4iter95_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$RF$mut$u20$$u5b$T$u5d$$GT$9into_iter17h66da5e2c88592bc4E"(ptr align 4 %self.0, i64 %self.1) unnamed_addr #0 {
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

define internal i64 @"_ZN4core6result19Result$LT$T$C$E$GT$6expect17h7d1bbe3a8e98c7a5E"(i64 %0, i64 %1, ptr align 1 %msg.0, i64 %msg.1, ptr align 8 %2) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %3 = alloca [16 x i8], align 8
  %e = alloca [0 x i8], align 1
  %self = alloca [16 x i8], align 8
  store i64 %0, ptr %self, align 8
  %4 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %1, ptr %4, align 8
  %_3 = load i64, ptr %self, align 8
  %5 = icmp eq i64 %_3, 0
  br i1 %5, label %bb3, label %bb2

bb3:
  %6 = getelementptr inbounds i8, ptr %self, i64 8
  %t = load i64, ptr %6, align 8
  ret i64 %t

bb2:
  call void @_ZN4core6result13unwrap_failed17h1b5ed8541c7bebd6E(ptr align 1 %msg.0, i64 %msg.1, ptr align 1 %e, ptr align 8 @vtable.0, ptr align 8 %2) #7
  unreachable

bb4:                                              ; No predecessors!
  %7 = load ptr, ptr %3, align 8
  %8 = getelementptr inbounds i8, ptr %3, i64 8
  %9 = load i32, ptr %8, align 8
  %10 = insertvalue { ptr, i32 } poison, ptr %7, 0
  %11 = insertvalue { ptr, i32 } %10, i32 %9, 1
  resume { ptr, i32 } %11

bb1:                                              ; No predecessors!
  unreachable
}

define internal { i64, i64 } @"_ZN4core7convert3num18ptr_try_from_impls69_$LT$impl$u20$core..convert..TryFrom$LT$i32$GT$$u20$for$u20$usize$GT$8try_from17h79f6b99eea0919b0E"(i32 %u) unnamed_addr #1 {
start:
  %_0 = alloca [16 x i8], align 8
  %_2 = icmp sge i32 %u, 0
  br i1 %_2, label %bb1, label %bb2

bb2:
  %0 = load i64, ptr @1, align 8
  %1 = load i64, ptr getelementptr inbounds (i8, ptr @1, i64 8), align 8
  store i64 %0, ptr %_0, align 8
  %2 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %1, ptr %2, align 8
  br label %bb3

bb1:
  %_3 = sext i32 %u to i64
  %3 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %_3, ptr %3, align 8
  store i64 0, ptr %_0, align 8
  br label %bb3

bb3:
  %4 = load i64, ptr %_0, align 8
  %5 = getelementptr inbounds i8, ptr %_0, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = insertvalue { i64, i64 } poison, i64 %4, 0
  %8 = insertvalue { i64, i64 } %7, i64 %6, 1
  ret { i64, i64 } %8
}

define internal i64 @"_ZN56_$LT$usize$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum17hec0248b670e29893E"(i64 %iter.0, i64 %iter.1) unnamed_addr #0 {
start:
  %_0 = call i64 @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h1a4e4ec33fb0cd69E"(i64 %iter.0, i64 %iter.1, i64 0) #6
  ret i64 %_0
}

define internal i64 @"_ZN56_$LT$usize$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h5b0c2c6a6dc9315aE"(ptr align 1 %_1, i64 %a, i64 %b) unnamed_addr #1 {
start:
  %0 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %a, i64 %b)
  %_4.0 = extractvalue { i64, i1 } %0, 0
  %_4.1 = extractvalue { i64, i1 } %0, 1
  br i1 %_4.1, label %panic, label %bb1

bb1:
  ret i64 %_4.0

panic:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable
}

define internal float @"_ZN60_$LT$f32$u20$as$u20$core..ops..arith..Sub$LT$$RF$f32$GT$$GT$3sub17h0c900b43402a5bc2E"(float %self, ptr align 4 %other, ptr align 8 %0) unnamed_addr #1 {
start:
  %_3 = load float, ptr %other, align 4
  %_0 = fsub float %self, %_3
  ret float %_0
}

define internal { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h1e8ca38f069b69d5E"(i64 %self.0, i64 %self.1) unnamed_addr #1 {
start:
  %0 = insertvalue { i64, i64 } poison, i64 %self.0, 0
  %1 = insertvalue { i64, i64 } %0, i64 %self.1, 1
  ret { i64, i64 } %1
}

define internal { i32, i32 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h80f9f86d1edcf33eE"(i32 %self.0, i32 %self.1) unnamed_addr #1 {
start:
  %0 = insertvalue { i32, i32 } poison, i32 %self.0, 0
  %1 = insertvalue { i32, i32 } %0, i32 %self.1, 1
  ret { i32, i32 } %1
}

define internal zeroext i1 @"_ZN70_$LT$core..num..error..TryFromIntError$u20$as$u20$core..fmt..Debug$GT$3fmt17h65b837bab0f956ddE"(ptr align 1 %self, ptr align 8 %f) unnamed_addr #1 {
start:
  %_5 = alloca [8 x i8], align 8
  store ptr %self, ptr %_5, align 8
  %_0 = call zeroext i1 @_ZN4core3fmt9Formatter25debug_tuple_field1_finish17hab396902b1e77f3aE(ptr align 8 %f, ptr align 1 @alloc_5cb263f26a5d50117adfcc5c7225745e, i64 15, ptr align 1 %_5, ptr align 8 @vtable.1) #6
  ret i1 %_0
}

define internal { i64, i64 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17h17e931e5fd097af3E"(ptr align 8 %self) unnamed_addr #1 {
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
  %_6 = call i64 @"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17h5bafdb1ba79fbd2fE"(i64 %old, i64 1) #6
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

define internal { i32, i32 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17hf7f614c21b273ed5E"(ptr align 4 %self) unnamed_addr #1 {
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
  %_6 = call i32 @"_ZN47_$LT$u32$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17h6b509c2739da8eb3E"(i32 %old, i64 1) #6
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

define internal align 4 ptr @"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17he4dccec5c1384341E"(ptr align 8 %self) unnamed_addr #1 {
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

define i32 @triangular(i32 %n) unnamed_addr #0 {
start:
  %_6 = alloca [8 x i8], align 4
  %iter = alloca [8 x i8], align 4
  %s = alloca [4 x i8], align 4
  store i32 0, ptr %s, align 4
  %0 = call { i32, i32 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h80f9f86d1edcf33eE"(i32 0, i32 %n) #6
  %_3.0 = extractvalue { i32, i32 } %0, 0
  %_3.1 = extractvalue { i32, i32 } %0, 1
  store i32 %_3.0, ptr %iter, align 4
  %1 = getelementptr inbounds i8, ptr %iter, i64 4
  store i32 %_3.1, ptr %1, align 4
  br label %bb2

bb2:
  %2 = call { i32, i32 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17hd28c14641885dd4dE"(ptr align 4 %iter) #6
  %3 = extractvalue { i32, i32 } %2, 0
  %4 = extractvalue { i32, i32 } %2, 1
  store i32 %3, ptr %_6, align 4
  %5 = getelementptr inbounds i8, ptr %_6, i64 4
  store i32 %4, ptr %5, align 4
  %6 = load i32, ptr %_6, align 4
  %_8 = zext i32 %6 to i64
  %7 = icmp eq i64 %_8, 0
  br i1 %7, label %bb6, label %bb5

bb6:
  %_0 = load i32, ptr %s, align 4
  ret i32 %_0

bb5:
  %8 = getelementptr inbounds i8, ptr %_6, i64 4
  %i = load i32, ptr %8, align 4
  %9 = load i32, ptr %s, align 4
  %10 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %9, i32 %i)
  %_10.0 = extractvalue { i32, i1 } %10, 0
  %_10.1 = extractvalue { i32, i1 } %10, 1
  br i1 %_10.1, label %panic, label %bb7

bb7:
  store i32 %_10.0, ptr %s, align 4
  br label %bb2

panic:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb4:                                              ; No predecessors!
  unreachable
}

define i8 @byte_overflow(i32 %n) unnamed_addr #0 {
start:
  %_6 = alloca [8 x i8], align 4
  %iter = alloca [8 x i8], align 4
  %s = alloca [1 x i8], align 1
  store i8 0, ptr %s, align 1
  %0 = call { i32, i32 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h80f9f86d1edcf33eE"(i32 0, i32 %n) #6
  %_3.0 = extractvalue { i32, i32 } %0, 0
  %_3.1 = extractvalue { i32, i32 } %0, 1
  store i32 %_3.0, ptr %iter, align 4
  %1 = getelementptr inbounds i8, ptr %iter, i64 4
  store i32 %_3.1, ptr %1, align 4
  br label %bb2

bb2:
  %2 = call { i32, i32 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17hd28c14641885dd4dE"(ptr align 4 %iter) #6
  %3 = extractvalue { i32, i32 } %2, 0
  %4 = extractvalue { i32, i32 } %2, 1
  store i32 %3, ptr %_6, align 4
  %5 = getelementptr inbounds i8, ptr %_6, i64 4
  store i32 %4, ptr %5, align 4
  %6 = load i32, ptr %_6, align 4
  %_8 = zext i32 %6 to i64
  %7 = icmp eq i64 %_8, 0
  br i1 %7, label %bb6, label %bb5

bb6:
  %_0 = load i8, ptr %s, align 1
  ret i8 %_0

bb5:
  %8 = load i8, ptr %s, align 1
  %9 = call { i8, i1 } @llvm.uadd.with.overflow.i8(i8 %8, i8 10)
  %_9.0 = extractvalue { i8, i1 } %9, 0
  %_9.1 = extractvalue { i8, i1 } %9, 1
  br i1 %_9.1, label %panic, label %bb7

bb7:
  store i8 %_9.0, ptr %s, align 1
  br label %bb2

panic:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb4:                                              ; No predecessors!
  unreachable
}

define float @past_the_end(ptr align 4 %x.0, i64 %x.1, i64 %n) unnamed_addr #0 {
start:
  %_7 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %s = alloca [4 x i8], align 4
  store float 0.000000e+00, ptr %s, align 4
  %0 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h1e8ca38f069b69d5E"(i64 0, i64 %n) #6
  %_4.0 = extractvalue { i64, i64 } %0, 0
  %_4.1 = extractvalue { i64, i64 } %0, 1
  store i64 %_4.0, ptr %iter, align 8
  %1 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %_4.1, ptr %1, align 8
  br label %bb2

bb2:
  %2 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17hd12136c95bd842d4E"(ptr align 8 %iter) #6
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
  %_13 = icmp ult i64 %i, %x.1
  br i1 %_13, label %bb7, label %panic

bb7:
  %8 = getelementptr inbounds float, ptr %x.0, i64 %i
  %_11 = load float, ptr %8, align 4
  %9 = load float, ptr %s, align 4
  %10 = fadd float %9, %_11
  store float %10, ptr %s, align 4
  br label %bb2

panic:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %i, i64 %x.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb4:                                              ; No predecessors!
  unreachable
}

define float @last_minus_first(ptr align 4 %x.0, i64 %x.1) unnamed_addr #0 {
start:
  %self.i = alloca [8 x i8], align 8
  %_2 = icmp ult i64 %x.1, 100
  br i1 %_2, label %bb2, label %bb1

bb1:
  call void @_ZN4core9panicking5panic17h06336e0c962d4a4aE(ptr align 1 @alloc_be52b2c1ebddb79ce16de6b9d3bbdd07, i64 31, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb2:
  %_8.0 = sub i64 %x.1, 1
  %_8.1 = icmp ult i64 %x.1, 1
  br i1 %_8.1, label %panic, label %bb3

bb3:
  %_10 = icmp ult i64 %_8.0, %x.1
  br i1 %_10, label %bb4, label %panic1

panic:
  call void @_ZN4core9panicking11panic_const24panic_const_sub_overflow17hce21710976133341E(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb4:
  %0 = getelementptr inbounds float, ptr %x.0, i64 %_8.0
  %_5 = load float, ptr %0, align 4
  %_12 = call align 4 ptr @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$5first17h4d5c1fe395b2bd31E"(ptr align 4 %x.0, i64 %x.1) #6
  store ptr %_12, ptr %self.i, align 8
  %1 = load ptr, ptr %self.i, align 8
  %2 = ptrtoint ptr %1 to i64
  %3 = icmp eq i64 %2, 0
  %_2.i = select i1 %3, i64 0, i64 1
  br i1 %3, label %bb2.i, label %"_ZN4core6option15Option$LT$T$GT$6unwrap17he4bca3c9a6605ac2E.exit"

bb2.i:
  call void @_ZN4core6option13unwrap_failed17ha2239fe7bcf32a06E(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

"_ZN4core6option15Option$LT$T$GT$6unwrap17he4bca3c9a6605ac2E.exit":
  %val.i = load ptr, ptr %self.i, align 8
  %_0 = call float @"_ZN60_$LT$f32$u20$as$u20$core..ops..arith..Sub$LT$$RF$f32$GT$$GT$3sub17h0c900b43402a5bc2E"(float %_5, ptr align 4 %val.i, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #6
  ret float %_0

panic1:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %_8.0, i64 %x.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable
}

define void @column_sums(ptr align 4 %x.0, i64 %x.1, ptr align 4 %out, i64 %rows, i64 %cols) unnamed_addr #0 {
start:
  %_31 = alloca [16 x i8], align 8
  %iter1 = alloca [16 x i8], align 8
  %_24 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %_19 = alloca [48 x i8], align 8
  %_18 = alloca [48 x i8], align 8
  %kind = alloca [1 x i8], align 1
  %_9 = alloca [8 x i8], align 8
  %_7 = alloca [8 x i8], align 8
  store i64 %x.1, ptr %_7, align 8
  %0 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %rows, i64 %cols)
  %_10.0 = extractvalue { i64, i1 } %0, 0
  %_10.1 = extractvalue { i64, i1 } %0, 1
  br i1 %_10.1, label %panic, label %bb1

bb1:
  store i64 %_10.0, ptr %_9, align 8
  %_14 = load i64, ptr %_7, align 8
  %_15 = load i64, ptr %_9, align 8
  %_13 = icmp eq i64 %_14, %_15
  br i1 %_13, label %bb2, label %bb3

panic:
  call void @_ZN4core9panicking11panic_const24panic_const_mul_overflow17hf1c8947532f8c86bE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb3:
  store i8 0, ptr %kind, align 1
  call void @_ZN4core3fmt9Arguments9new_const17h21c6e91ac1d11016E(ptr sret([48 x i8]) align 8 %_19, ptr align 8 @alloc_137e475c7f75658004791948e4fd878f) #6
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_18, ptr align 8 %_19, i64 48, i1 false)
  %1 = load i8, ptr %kind, align 1
  call void @_ZN4core9panicking13assert_failed17h670c9d126fab1881E(i8 %1, ptr align 8 %_7, ptr align 8 %_9, ptr align 8 %_18, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb2:
  %2 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h1e8ca38f069b69d5E"(i64 0, i64 %cols) #6
  %_21.0 = extractvalue { i64, i64 } %2, 0
  %_21.1 = extractvalue { i64, i64 } %2, 1
  store i64 %_21.0, ptr %iter, align 8
  %3 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %_21.1, ptr %3, align 8
  br label %bb6

bb6:
  %4 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17hd12136c95bd842d4E"(ptr align 8 %iter) #6
  %5 = extractvalue { i64, i64 } %4, 0
  %6 = extractvalue { i64, i64 } %4, 1
  store i64 %5, ptr %_24, align 8
  %7 = getelementptr inbounds i8, ptr %_24, i64 8
  store i64 %6, ptr %7, align 8
  %_26 = load i64, ptr %_24, align 8
  %8 = icmp eq i64 %_26, 0
  br i1 %8, label %bb10, label %bb9

bb10:
  ret void

bb9:
  %9 = getelementptr inbounds i8, ptr %_24, i64 8
  %j = load i64, ptr %9, align 8
  %10 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h1e8ca38f069b69d5E"(i64 0, i64 %rows) #6
  %_28.0 = extractvalue { i64, i64 } %10, 0
  %_28.1 = extractvalue { i64, i64 } %10, 1
  store i64 %_28.0, ptr %iter1, align 8
  %11 = getelementptr inbounds i8, ptr %iter1, i64 8
  store i64 %_28.1, ptr %11, align 8
  br label %bb12

bb12:
  %12 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17hd12136c95bd842d4E"(ptr align 8 %iter1) #6
  %13 = extractvalue { i64, i64 } %12, 0
  %14 = extractvalue { i64, i64 } %12, 1
  store i64 %13, ptr %_31, align 8
  %15 = getelementptr inbounds i8, ptr %_31, i64 8
  store i64 %14, ptr %15, align 8
  %_33 = load i64, ptr %_31, align 8
  %16 = icmp eq i64 %_33, 0
  br i1 %16, label %bb6, label %bb14

bb14:
  %17 = getelementptr inbounds i8, ptr %_31, i64 8
  %i = load i64, ptr %17, align 8
  %18 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %i, i64 %cols)
  %_38.0 = extractvalue { i64, i1 } %18, 0
  %_38.1 = extractvalue { i64, i1 } %18, 1
  br i1 %_38.1, label %panic2, label %bb15

bb15:
  %19 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %_38.0, i64 %j)
  %_39.0 = extractvalue { i64, i1 } %19, 0
  %_39.1 = extractvalue { i64, i1 } %19, 1
  br i1 %_39.1, label %panic3, label %bb16

panic2:
  call void @_ZN4core9panicking11panic_const24panic_const_mul_overflow17hf1c8947532f8c86bE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb16:
  %_41 = icmp ult i64 %_39.0, %x.1
  br i1 %_41, label %bb17, label %panic4

panic3:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb17:
  %20 = getelementptr inbounds float, ptr %x.0, i64 %_39.0
  %_35 = load float, ptr %20, align 4
  %_43 = icmp ult i64 %j, 6
  br i1 %_43, label %bb18, label %panic5

panic4:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %_39.0, i64 %x.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb18:
  %21 = getelementptr inbounds float, ptr %out, i64 %j
  %22 = getelementptr inbounds float, ptr %out, i64 %j
  %23 = load float, ptr %22, align 4
  %24 = fadd float %23, %_35
  store float %24, ptr %21, align 4
  br label %bb12

panic5:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %j, i64 6, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb8:                                              ; No predecessors!
  unreachable
}

define i64 @divided(i64 %n, i64 %by) unnamed_addr #0 {
start:
  %_9 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %s = alloca [8 x i8], align 8
  store i64 0, ptr %s, align 8
  %_7 = icmp eq i64 %by, 0
  br i1 %_7, label %panic, label %bb1

bb1:
  %_6 = udiv i64 %n, %by
  %0 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h1e8ca38f069b69d5E"(i64 0, i64 %_6) #6
  %_4.0 = extractvalue { i64, i64 } %0, 0
  %_4.1 = extractvalue { i64, i64 } %0, 1
  store i64 %_4.0, ptr %iter, align 8
  %1 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %_4.1, ptr %1, align 8
  br label %bb3

panic:
  call void @_ZN4core9panicking11panic_const23panic_const_div_by_zero17hc25814f4a0d3df95E(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb3:
  %2 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17hd12136c95bd842d4E"(ptr align 8 %iter) #6
  %3 = extractvalue { i64, i64 } %2, 0
  %4 = extractvalue { i64, i64 } %2, 1
  store i64 %3, ptr %_9, align 8
  %5 = getelementptr inbounds i8, ptr %_9, i64 8
  store i64 %4, ptr %5, align 8
  %_11 = load i64, ptr %_9, align 8
  %6 = icmp eq i64 %_11, 0
  br i1 %6, label %bb7, label %bb6

bb7:
  %_0 = load i64, ptr %s, align 8
  ret i64 %_0

bb6:
  %7 = getelementptr inbounds i8, ptr %_9, i64 8
  %i = load i64, ptr %7, align 8
  %_14 = icmp eq i64 %by, 0
  br i1 %_14, label %panic1, label %bb8

bb8:
  %_13 = urem i64 %i, %by
  %8 = load i64, ptr %s, align 8
  %9 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %8, i64 %_13)
  %_15.0 = extractvalue { i64, i1 } %9, 0
  %_15.1 = extractvalue { i64, i1 } %9, 1
  br i1 %_15.1, label %panic2, label %bb9

panic1:
  call void @_ZN4core9panicking11panic_const23panic_const_rem_by_zero17h302cb8efe1b5e772E(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb9:
  store i64 %_15.0, ptr %s, align 8
  br label %bb3

panic2:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb5:                                              ; No predecessors!
  unreachable
}

define i64 @expected(i32 %n) unnamed_addr #0 {
start:
  %0 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %n, i32 1)
  %_5.0 = extractvalue { i32, i1 } %0, 0
  %_5.1 = extractvalue { i32, i1 } %0, 1
  br i1 %_5.1, label %panic, label %bb1

bb1:
  %1 = call { i64, i64 } @"_ZN4core7convert3num18ptr_try_from_impls69_$LT$impl$u20$core..convert..TryFrom$LT$i32$GT$$u20$for$u20$usize$GT$8try_from17h79f6b99eea0919b0E"(i32 %_5.0) #6
  %_3.0 = extractvalue { i64, i64 } %1, 0
  %_3.1 = extractvalue { i64, i64 } %1, 1
  %n1 = call i64 @"_ZN4core6result19Result$LT$T$C$E$GT$6expect17h7d1bbe3a8e98c7a5E"(i64 %_3.0, i64 %_3.1, ptr align 1 @alloc_eeb46eecf61b4b4bd7391d55f82da1ac, i64 15, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #6
  %2 = call { i64, i64 } @_ZN4core4iter6traits8iterator8Iterator3map17h0132003f99f18c06E(i64 0, i64 %n1) #6
  %_7.0 = extractvalue { i64, i64 } %2, 0
  %_7.1 = extractvalue { i64, i64 } %2, 1
  %_0 = call i64 @_ZN4core4iter6traits8iterator8Iterator3sum17h61b16a82113742a0E(i64 %_7.0, i64 %_7.1) #6
  ret i64 %_0

panic:
  call void @_ZN4core9panicking11panic_const24panic_const_sub_overflow17hce21710976133341E(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable
}

define internal i64 @"_ZN7checked8expected28_$u7b$$u7b$closure$u7d$$u7d$17ha7a835643c7a60e3E"(ptr align 1 %_1, i64 %i) unnamed_addr #1 {
start:
  %0 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %i, i64 2)
  %_3.0 = extractvalue { i64, i1 } %0, 0
  %_3.1 = extractvalue { i64, i1 } %0, 1
  br i1 %_3.1, label %panic, label %bb1

bb1:
  ret i64 %_3.0

panic:
  call void @_ZN4core9panicking11panic_const24panic_const_mul_overflow17hf1c8947532f8c86bE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable
}

define void @subslice(ptr align 4 %x.0, i64 %x.1, i64 %from, i64 %to) unnamed_addr #0 {
start:
  %_8 = alloca [8 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %0 = call { ptr, i64 } @"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$9index_mut17h07392de91a5e1417E"(i64 %from, i64 %to, ptr align 4 %x.0, i64 %x.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #6
  %_0.0.i = extractvalue { ptr, i64 } %0, 0
  %_0.1.i = extractvalue { ptr, i64 } %0, 1
  %_5.0 = extractvalue { ptr, i64 } %0, 0
  %_5.1 = extractvalue { ptr, i64 } %0, 1
  %1 = call { ptr, ptr } @"_ZN4core5slice4iter95_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$RF$mut$u20$$u5b$T$u5d$$GT$9into_iter17h66da5e2c88592bc4E"(ptr align 4 %_5.0, i64 %_5.1) #6
  %_4.0 = extractvalue { ptr, ptr } %1, 0
  %_4.1 = extractvalue { ptr, ptr } %1, 1
  store ptr %_4.0, ptr %iter, align 8
  %2 = getelementptr inbounds i8, ptr %iter, i64 8
  store ptr %_4.1, ptr %2, align 8
  br label %bb3

bb3:
  %3 = call align 4 ptr @"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17he4dccec5c1384341E"(ptr align 8 %iter) #6
  store ptr %3, ptr %_8, align 8
  %4 = load ptr, ptr %_8, align 8
  %5 = ptrtoint ptr %4 to i64
  %6 = icmp eq i64 %5, 0
  %_10 = select i1 %6, i64 0, i64 1
  %7 = icmp eq i64 %_10, 0
  br i1 %7, label %bb7, label %bb6

bb7:
  ret void

bb6:
  %v = load ptr, ptr %_8, align 8
  store float 1.000000e+00, ptr %v, align 4
  br label %bb3

bb5:                                              ; No predecessors!
  unreachable
}

declare void @_ZN4core5slice5index24slice_end_index_len_fail17h4cf57179e1beceb4E(i64, i64, ptr align 8) unnamed_addr #2

declare void @_ZN4core5slice5index22slice_index_order_fail17hae8e081077345799E(i64, i64, ptr align 8) unnamed_addr #2

declare zeroext i1 @_ZN4core3fmt9Formatter3pad17h764b76a6b1eb0486E(ptr align 8, ptr align 1, i64) unnamed_addr #0

declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #3

declare void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1, i64) unnamed_addr #2

declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64) #3

declare i32 @rust_eh_personality(i32, i32, i64, ptr, ptr) unnamed_addr #0

declare void @_ZN4core6option13unwrap_failed17ha2239fe7bcf32a06E(ptr align 8) unnamed_addr #2

declare void @_ZN4core6result13unwrap_failed17h1b5ed8541c7bebd6E(ptr align 1, i64, ptr align 1, ptr align 8, ptr align 8) unnamed_addr #2

declare void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8) unnamed_addr #2

declare zeroext i1 @_ZN4core3fmt9Formatter25debug_tuple_field1_finish17hab396902b1e77f3aE(ptr align 8, ptr align 1, i64, ptr align 1, ptr align 8) unnamed_addr #0

declare { i8, i1 } @llvm.uadd.with.overflow.i8(i8, i8) #3

declare void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64, i64, ptr align 8) unnamed_addr #4

declare void @_ZN4core9panicking5panic17h06336e0c962d4a4aE(ptr align 1, i64, ptr align 8) unnamed_addr #2

declare void @_ZN4core9panicking11panic_const24panic_const_sub_overflow17hce21710976133341E(ptr align 8) unnamed_addr #2

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #3

declare void @_ZN4core9panicking11panic_const24panic_const_mul_overflow17hf1c8947532f8c86bE(ptr align 8) unnamed_addr #2

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

declare void @_ZN4core9panicking13assert_failed17h670c9d126fab1881E(i8, ptr align 8, ptr align 8, ptr align 8, ptr align 8) unnamed_addr #4

declare void @_ZN4core9panicking11panic_const23panic_const_div_by_zero17hc25814f4a0d3df95E(ptr align 8) unnamed_addr #2

declare void @_ZN4core9panicking11panic_const23panic_const_rem_by_zero17h302cb8efe1b5e772E(ptr align 8) unnamed_addr #2

declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32) #3

attributes #0 = { nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { inlinehint nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { cold noinline noreturn nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { cold minsize noinline noreturn nounwind nonlazybind optsize "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.85.0 (4d91de4e4 2025-02-17)"}

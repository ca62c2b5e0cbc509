source_filename = "arithmetic.e50dd0647f023945-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@0 = private unnamed_addr constant <{ [4 x i8], [4 x i8] }> <{ [4 x i8] zeroinitializer, [4 x i8] undef }>, align 4
@alloc_4192ed3b92b550c0d82c6e919997c0e9 = private unnamed_addr constant <{ [10 x i8] }> <{ [10 x i8] c"<redacted>" }>, align 1
@alloc_ae52e422ab29884b58622d79788975fe = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4192ed3b92b550c0d82c6e919997c0e9, [16 x i8] c"\0A\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00" }>, align 8
@alloc_4932dcaec16728cce33c83c8976b8aa9 = private unnamed_addr constant <{ [66 x i8] }> <{ [66 x i8] c"unsafe precondition(s) violated: u8::unchecked_add cannot overflow" }>, align 1
@alloc_c91b8bc9c3eec918049433ec520e9aab = private unnamed_addr constant <{ [67 x i8] }> <{ [67 x i8] c"unsafe precondition(s) violated: u32::unchecked_add cannot overflow" }>, align 1
@1 = private unnamed_addr constant <{ [8 x i8], [8 x i8] }> <{ [8 x i8] zeroinitializer, [8 x i8] undef }>, align 8
@alloc_2782117f9651f5541ec08feb00bc65ab = private unnamed_addr constant <{ [67 x i8] }> <{ [67 x i8] c"unsafe precondition(s) violated: u64::unchecked_add cannot overflow" }>, align 1
@alloc_289b84035b3220255b84b8869a538376 = private unnamed_addr constant <{ [69 x i8] }> <{ [69 x i8] c"unsafe precondition(s) violated: usize::unchecked_add cannot overflow" }>, align 1
@alloc_1eb6f53a157dccb32488e066ad957e6d = private unnamed_addr constant <{ [82 x i8] }> <{ [82 x i8] c"unsafe precondition(s) violated: hint::unreachable_unchecked must never be reached" }>, align 1
@alloc_4aead6e2018a46d0df208d5729447de7 = private unnamed_addr constant <{ [27 x i8] }> <{ [27 x i8] c"assertion failed: step != 0" }>, align 1

define internal i32 @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hec0c2e052f90985bE"(i32 %self.0, i32 %self.1, i32 %init) unnamed_addr #0 {
start:
  %_0 = call i32 @"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hf44d58af5a55adddE"(i32 %self.0, i32 %self.1, i32 %init) #6
  ret i32 %_0
}

define internal { i32, i32 } @"_ZN105_$LT$core..iter..adapters..step_by..StepBy$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hffc0cae0e718e695E"(ptr align 8 %self) unnamed_addr #1 {
start:
  %0 = call { i32, i32 } @"_ZN117_$LT$core..iter..adapters..step_by..StepBy$LT$I$GT$$u20$as$u20$core..iter..adapters..step_by..StepByImpl$LT$I$GT$$GT$9spec_next17hfb99d3fbd3c929e4E"(ptr align 8 %self) #6
  %_0.0 = extractvalue { i32, i32 } %0, 0
  %_0.1 = extractvalue { i32, i32 } %0, 1
  %1 = insertvalue { i32, i32 } poison, i32 %_0.0, 0
  %2 = insertvalue { i32, i32 } %1, i32 %_0.1, 1
  ret { i32, i32 } %2
}

define internal { i64, i64 } @"_ZN107_$LT$core..ops..range..RangeInclusive$LT$T$GT$$u20$as$u20$core..iter..range..RangeInclusiveIteratorImpl$GT$9spec_next17h536abba4696cf33fE"(ptr align 8 %self) unnamed_addr #1 {
start:
  %_6 = alloca [8 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 16
  %1 = load i8, ptr %0, align 8
  %_10 = trunc i8 %1 to i1
  br i1 %_10, label %bb9, label %bb10

bb10:
  %_13 = getelementptr inbounds i8, ptr %self, i64 8
  %_3.i = load i64, ptr %self, align 8
  %_4.i = load i64, ptr %_13, align 8
  %_0.i = icmp ule i64 %_3.i, %_4.i
  %_2 = xor i1 %_0.i, true
  br i1 %_2, label %bb1, label %bb2

bb9:
  br label %bb1

bb2:
  %_5 = getelementptr inbounds i8, ptr %self, i64 8
  %_3.i1 = load i64, ptr %self, align 8
  %_4.i2 = load i64, ptr %_5, align 8
  %_0.i3 = icmp ult i64 %_3.i1, %_4.i2
  br i1 %_0.i3, label %bb4, label %bb6

bb1:
  store i64 0, ptr %_0, align 8
  br label %bb8

bb6:
  %2 = getelementptr inbounds i8, ptr %self, i64 16
  store i8 1, ptr %2, align 8
  %3 = load i64, ptr %self, align 8
  store i64 %3, ptr %_6, align 8
  br label %bb7

bb4:
  %_8 = load i64, ptr %self, align 8
  %n = call i64 @"_ZN47_$LT$u64$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17h3a8650208058b375E"(i64 %_8, i64 1) #6
  %4 = load i64, ptr %self, align 8
  store i64 %4, ptr %_6, align 8
  store i64 %n, ptr %self, align 8
  br label %bb7

bb7:
  %5 = load i64, ptr %_6, align 8
  %6 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %5, ptr %6, align 8
  store i64 1, ptr %_0, align 8
  br label %bb8

bb8:
  %7 = load i64, ptr %_0, align 8
  %8 = getelementptr inbounds i8, ptr %_0, i64 8
  %9 = load i64, ptr %8, align 8
  %10 = insertvalue { i64, i64 } poison, i64 %7, 0
  %11 = insertvalue { i64, i64 } %10, i64 %9, 1
  ret { i64, i64 } %11
}

define internal { i1, i8 } @"_ZN107_$LT$core..ops..range..RangeInclusive$LT$T$GT$$u20$as$u20$core..iter..range..RangeInclusiveIteratorImpl$GT$9spec_next17h9e75534eb2aeffe1E"(ptr align 1 %self) unnamed_addr #1 {
start:
  %_6 = alloca [1 x i8], align 1
  %_0 = alloca [2 x i8], align 1
  %0 = load i8, ptr %self, align 1
  %_10 = trunc i8 %0 to i1
  br i1 %_10, label %bb9, label %bb10

bb10:
  %_12 = getelementptr inbounds i8, ptr %self, i64 1
  %_13 = getelementptr inbounds i8, ptr %self, i64 2
  %_3.i = load i8, ptr %_12, align 1
  %_4.i = load i8, ptr %_13, align 1
  %_0.i = icmp ule i8 %_3.i, %_4.i
  %_2 = xor i1 %_0.i, true
  br i1 %_2, label %bb1, label %bb2

bb9:
  br label %bb1

bb2:
  %_4 = getelementptr inbounds i8, ptr %self, i64 1
  %_5 = getelementptr inbounds i8, ptr %self, i64 2
  %_3.i1 = load i8, ptr %_4, align 1
  %_4.i2 = load i8, ptr %_5, align 1
  %_0.i3 = icmp ult i8 %_3.i1, %_4.i2
  br i1 %_0.i3, label %bb4, label %bb6

bb1:
  store i8 0, ptr %_0, align 1
  br label %bb8

bb6:
  store i8 1, ptr %self, align 1
  %1 = getelementptr inbounds i8, ptr %self, i64 1
  %2 = load i8, ptr %1, align 1
  store i8 %2, ptr %_6, align 1
  br label %bb7

bb4:
  %3 = getelementptr inbounds i8, ptr %self, i64 1
  %_8 = load i8, ptr %3, align 1
  %n = call i8 @"_ZN46_$LT$u8$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hc2951fd3781449e3E"(i8 %_8, i64 1) #6
  %dest = getelementptr inbounds i8, ptr %self, i64 1
  %4 = getelementptr inbounds i8, ptr %self, i64 1
  %5 = load i8, ptr %4, align 1
  store i8 %5, ptr %_6, align 1
  %6 = getelementptr inbounds i8, ptr %self, i64 1
  store i8 %n, ptr %6, align 1
  br label %bb7

bb7:
  %7 = load i8, ptr %_6, align 1
  %8 = getelementptr inbounds i8, ptr %_0, i64 1
  store i8 %7, ptr %8, align 1
  store i8 1, ptr %_0, align 1
  br label %bb8

bb8:
  %9 = load i8, ptr %_0, align 1
  %10 = trunc i8 %9 to i1
  %11 = getelementptr inbounds i8, ptr %_0, i64 1
  %12 = load i8, ptr %11, align 1
  %13 = insertvalue { i1, i8 } poison, i1 %10, 0
  %14 = insertvalue { i1, i8 } %13, i8 %12, 1
  ret { i1, i8 } %14
}

define internal i32 @"_ZN108_$LT$core..iter..adapters..filter..Filter$LT$I$C$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hf44d58af5a55adddE"(i32 %self.0, i32 %self.1, i32 %init) unnamed_addr #1 {
start:
  %_0 = call i32 @_ZN4core4iter6traits8iterator8Iterator4fold17hf777df827e8d7df7E(i32 %self.0, i32 %self.1, i32 %init) #6
  ret i32 %_0
}

define internal { i32, i32 } @"_ZN117_$LT$core..iter..adapters..step_by..StepBy$LT$I$GT$$u20$as$u20$core..iter..adapters..step_by..StepByImpl$LT$I$GT$$GT$9spec_next17hfb99d3fbd3c929e4E"(ptr align 8 %self) unnamed_addr #1 {
start:
  %step_size = alloca [8 x i8], align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 20
  %1 = load i8, ptr %0, align 4
  %_3 = trunc i8 %1 to i1
  br i1 %_3, label %bb1, label %bb2

bb2:
  %2 = load i64, ptr %self, align 8
  store i64 %2, ptr %step_size, align 8
  br label %bb3

bb1:
  store i64 0, ptr %step_size, align 8
  br label %bb3

bb3:
  %3 = getelementptr inbounds i8, ptr %self, i64 20
  store i8 0, ptr %3, align 4
  %_4 = getelementptr inbounds i8, ptr %self, i64 8
  %_5 = load i64, ptr %step_size, align 8
  %4 = call { i32, i32 } @"_ZN98_$LT$core..iter..adapters..rev..Rev$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$3nth17h73278bffd0c76a0eE"(ptr align 4 %_4, i64 %_5) #6
  %_0.0 = extractvalue { i32, i32 } %4, 0
  %_0.1 = extractvalue { i32, i32 } %4, 1
  %5 = insertvalue { i32, i32 } poison, i32 %_0.0, 0
  %6 = insertvalue { i32, i32 } %5, i32 %_0.1, 1
  ret { i32, i32 } %6
}

define internal i8 @"_ZN46_$LT$u8$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hc2951fd3781449e3E"(i8 %start1, i64 %n) unnamed_addr #1 {
start:
  %rhs = trunc i64 %n to i8
  br label %bb1

bb1:
  call void @"_ZN4core3num20_$LT$impl$u20$u8$GT$13unchecked_add18precondition_check17h77015a832deefe47E"(i8 %start1, i8 %rhs) #6
  br label %bb2

bb2:
  %_0 = add nuw i8 %start1, %rhs
  ret i8 %_0
}

define internal { i32, i32 } @"_ZN47_$LT$i32$u20$as$u20$core..iter..range..Step$GT$16backward_checked17h8a72fbe505e033e0E"(i32 %start1, i64 %n) unnamed_addr #1 {
start:
  %_3 = alloca [8 x i8], align 4
  %_0 = alloca [8 x i8], align 4
  %_8 = icmp ugt i64 %n, 4294967295
  br i1 %_8, label %bb5, label %bb6

bb6:
  %_9 = trunc i64 %n to i32
  %0 = getelementptr inbounds i8, ptr %_3, i64 4
  store i32 %_9, ptr %0, align 4
  store i32 0, ptr %_3, align 4
  %1 = getelementptr inbounds i8, ptr %_3, i64 4
  %n2 = load i32, ptr %1, align 4
  %wrapped = sub i32 %start1, %n2
  %_7 = icmp sle i32 %wrapped, %start1
  br i1 %_7, label %bb1, label %bb2

bb5:
  %2 = load i32, ptr @0, align 4
  %3 = load i32, ptr getelementptr inbounds (i8, ptr @0, i64 4), align 4
  store i32 %2, ptr %_0, align 4
  %4 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %3, ptr %4, align 4
  br label %bb4

bb2:
  %5 = load i32, ptr @0, align 4
  %6 = load i32, ptr getelementptr inbounds (i8, ptr @0, i64 4), align 4
  store i32 %5, ptr %_0, align 4
  %7 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %6, ptr %7, align 4
  br label %bb3

bb1:
  %8 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %wrapped, ptr %8, align 4
  store i32 1, ptr %_0, align 4
  br label %bb3

bb3:
  br label %bb4

bb4:
  %9 = load i32, ptr %_0, align 4
  %10 = getelementptr inbounds i8, ptr %_0, i64 4
  %11 = load i32, ptr %10, align 4
  %12 = insertvalue { i32, i32 } poison, i32 %9, 0
  %13 = insertvalue { i32, i32 } %12, i32 %11, 1
  ret { i32, i32 } %13
}

define internal i32 @"_ZN47_$LT$i32$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hf957011a9db3551bE"(i32 %start1, i64 %n) unnamed_addr #1 {
start:
  %self = alloca [8 x i8], align 4
  %rhs = trunc i64 %n to i32
  %0 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %start1, i32 %rhs)
  %_10.0 = extractvalue { i32, i1 } %0, 0
  %_10.1 = extractvalue { i32, i1 } %0, 1
  %_7 = icmp slt i32 %rhs, 0
  %b = xor i1 %_10.1, %_7
  br i1 %b, label %bb1, label %bb3

bb3:
  %1 = getelementptr inbounds i8, ptr %self, i64 4
  store i32 %_10.0, ptr %1, align 4
  store i32 1, ptr %self, align 4
  %2 = getelementptr inbounds i8, ptr %self, i64 4
  %val = load i32, ptr %2, align 4
  ret i32 %val

bb1:
  %3 = load i32, ptr @0, align 4
  %4 = load i32, ptr getelementptr inbounds (i8, ptr @0, i64 4), align 4
  store i32 %3, ptr %self, align 4
  %5 = getelementptr inbounds i8, ptr %self, i64 4
  store i32 %4, ptr %5, align 4
  call void @_ZN4core4hint21unreachable_unchecked18precondition_check17h920e886a695392d1E() #6
  unreachable
}

define internal i32 @"_ZN47_$LT$i32$u20$as$u20$core..iter..range..Step$GT$8backward17h47662333d851c8c7E"(i32 %start1, i64 %n) unnamed_addr #1 {
start:
  %_5 = alloca [8 x i8], align 4
  %_10 = icmp ugt i64 %n, 4294967295
  br i1 %_10, label %bb8, label %bb9

bb9:
  %n2 = trunc i64 %n to i32
  %wrapped = sub i32 %start1, %n2
  %_9 = icmp sle i32 %wrapped, %start1
  br i1 %_9, label %bb4, label %bb5

bb8:
  %0 = load i32, ptr @0, align 4
  %1 = load i32, ptr getelementptr inbounds (i8, ptr @0, i64 4), align 4
  store i32 %0, ptr %_5, align 4
  %2 = getelementptr inbounds i8, ptr %_5, i64 4
  store i32 %1, ptr %2, align 4
  br label %bb7

bb5:
  %3 = load i32, ptr @0, align 4
  %4 = load i32, ptr getelementptr inbounds (i8, ptr @0, i64 4), align 4
  store i32 %3, ptr %_5, align 4
  %5 = getelementptr inbounds i8, ptr %_5, i64 4
  store i32 %4, ptr %5, align 4
  br label %bb6

bb4:
  %6 = getelementptr inbounds i8, ptr %_5, i64 4
  store i32 %wrapped, ptr %6, align 4
  store i32 1, ptr %_5, align 4
  br label %bb6

bb6:
  br label %bb7

bb7:
  %7 = load i32, ptr %_5, align 4
  %_13 = zext i32 %7 to i64
  %_12 = icmp eq i64 %_13, 1
  %_3 = xor i1 %_12, true
  br i1 %_3, label %bb1, label %bb2

bb2:
  br label %bb3

bb1:
  br i1 true, label %panic, label %bb3

bb3:
  %rhs = trunc i64 %n to i32
  %_0 = sub i32 %start1, %rhs
  ret i32 %_0

panic:
  call void @_ZN4core9panicking11panic_const24panic_const_sub_overflow17hce21710976133341E(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable
}

define internal i32 @"_ZN47_$LT$u32$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hec4019ec584de05eE"(i32 %start1, i64 %n) unnamed_addr #1 {
start:
  %rhs = trunc i64 %n to i32
  br label %bb1

bb1:
  call void @"_ZN4core3num21_$LT$impl$u20$u32$GT$13unchecked_add18precondition_check17h68e4ac0f525c86ecE"(i32 %start1, i32 %rhs) #6
  br label %bb2

bb2:
  %_0 = add nuw i32 %start1, %rhs
  ret i32 %_0
}

define internal i64 @"_ZN47_$LT$u64$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17h3a8650208058b375E"(i64 %start1, i64 %n) unnamed_addr #1 {
start:
  br label %bb1

bb1:
  call void @"_ZN4core3num21_$LT$impl$u20$u64$GT$13unchecked_add18precondition_check17h5d273310d8f65de7E"(i64 %start1, i64 %n) #6
  br label %bb2

bb2:
  %_0 = add nuw i64 %start1, %n
  ret i64 %_0
}

define internal i64 @"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17h9d3d7e7bf3681dd6E"(i64 %start1, i64 %n) unnamed_addr #1 {
start:
  br label %bb1

bb1:
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17hab3fcc5f49912de6E"(i64 %start1, i64 %n) #6
  br label %bb2

bb2:
  %_0 = add nuw i64 %start1, %n
  ret i64 %_0
}

define internal void @_ZN4core10intrinsics9cold_path17hb4d52d56e6738be0E() unnamed_addr #2 {
start:
  ret void
}

define internal i64 @_ZN4core3cmp3Ord3min17h9897c9d86f222a83E(i64 %self, i64 %other) unnamed_addr #1 {
start:
  %_0 = call i64 @_ZN4core3cmp6min_by17hf0a94bb30a10ee4eE(i64 %self, i64 %other) #6
  ret i64 %_0
}

define internal i8 @"_ZN4core3cmp5impls50_$LT$impl$u20$core..cmp..Ord$u20$for$u20$usize$GT$3cmp17hf8760303c496b237E"(ptr align 8 %self, ptr align 8 %other) unnamed_addr #1 {
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

define internal i8 @"_ZN4core3cmp5impls55_$LT$impl$u20$core..cmp..PartialOrd$u20$for$u20$i32$GT$11partial_cmp17h0f04c6777c186054E"(ptr align 4 %self, ptr align 4 %other) unnamed_addr #1 {
start:
  %_0 = alloca [1 x i8], align 1
  %_4 = load i32, ptr %self, align 4
  %_5 = load i32, ptr %other, align 4
  %0 = icmp sgt i32 %_4, %_5
  %1 = zext i1 %0 to i8
  %2 = icmp slt i32 %_4, %_5
  %3 = zext i1 %2 to i8
  %_3 = sub nsw i8 %1, %3
  store i8 %_3, ptr %_0, align 1
  %4 = load i8, ptr %_0, align 1
  ret i8 %4
}

define internal i64 @_ZN4core3cmp6min_by17hf0a94bb30a10ee4eE(i64 %0, i64 %1) unnamed_addr #1 personality ptr @rust_eh_personality {
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
  %3 = call i8 @_ZN4core3ops8function6FnOnce9call_once17hdbc3dedda0d1d516E(ptr align 8 %v1, ptr align 8 %v2) #6
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

define internal void @"_ZN4core3num20_$LT$impl$u20$u8$GT$13unchecked_add18precondition_check17h77015a832deefe47E"(i8 %lhs, i8 %rhs) unnamed_addr #1 {
start:
  %0 = call { i8, i1 } @llvm.uadd.with.overflow.i8(i8 %lhs, i8 %rhs)
  %_5.0 = extractvalue { i8, i1 } %0, 0
  %_5.1 = extractvalue { i8, i1 } %0, 1
  br i1 %_5.1, label %bb1, label %bb2

bb2:
  ret void

bb1:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_4932dcaec16728cce33c83c8976b8aa9, i64 66) #7
  unreachable
}

define internal i32 @"_ZN4core3num21_$LT$impl$u20$i32$GT$8abs_diff17hd04f5180da8ad2f4E"(i32 %self, i32 %other) unnamed_addr #1 {
start:
  %_0 = alloca [4 x i8], align 4
  %_3 = icmp slt i32 %self, %other
  br i1 %_3, label %bb1, label %bb2

bb2:
  %0 = sub i32 %self, %other
  store i32 %0, ptr %_0, align 4
  br label %bb3

bb1:
  %1 = sub i32 %other, %self
  store i32 %1, ptr %_0, align 4
  br label %bb3

bb3:
  %2 = load i32, ptr %_0, align 4
  ret i32 %2
}

define internal void @"_ZN4core3num21_$LT$impl$u20$u32$GT$13unchecked_add18precondition_check17h68e4ac0f525c86ecE"(i32 %lhs, i32 %rhs) unnamed_addr #1 {
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

define internal { i64, i64 } @"_ZN4core3num21_$LT$impl$u20$u64$GT$11checked_mul17hc0ad55324c86be27E"(i64 %self, i64 %rhs) unnamed_addr #1 {
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
  %2 = load i64, ptr @1, align 8
  %3 = load i64, ptr getelementptr inbounds (i8, ptr @1, i64 8), align 8
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

define internal void @"_ZN4core3num21_$LT$impl$u20$u64$GT$13unchecked_add18precondition_check17h5d273310d8f65de7E"(i64 %lhs, i64 %rhs) unnamed_addr #1 {
start:
  %0 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %lhs, i64 %rhs)
  %_5.0 = extractvalue { i64, i1 } %0, 0
  %_5.1 = extractvalue { i64, i1 } %0, 1
  br i1 %_5.1, label %bb1, label %bb2

bb2:
  ret void

bb1:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_2782117f9651f5541ec08feb00bc65ab, i64 67) #7
  unreachable
}

define internal void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17hab3fcc5f49912de6E"(i64 %lhs, i64 %rhs) unnamed_addr #1 {
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

define internal i64 @"_ZN4core3num23_$LT$impl$u20$usize$GT$8div_ceil17hb4b5c318089741e2E"(i64 %self, i64 %rhs, ptr align 8 %0) unnamed_addr #1 {
start:
  %_0 = alloca [8 x i8], align 8
  %_4 = icmp eq i64 %rhs, 0
  br i1 %_4, label %panic, label %bb1

bb1:
  %d = udiv i64 %self, %rhs
  br i1 %_4, label %panic1, label %bb2

panic:
  call void @_ZN4core9panicking11panic_const23panic_const_div_by_zero17hc25814f4a0d3df95E(ptr align 8 %0) #7
  unreachable

bb2:
  %r = urem i64 %self, %rhs
  %_6 = icmp ugt i64 %r, 0
  br i1 %_6, label %bb3, label %bb4

panic1:
  call void @_ZN4core9panicking11panic_const23panic_const_rem_by_zero17h302cb8efe1b5e772E(ptr align 8 %0) #7
  unreachable

bb4:
  store i64 %d, ptr %_0, align 8
  br label %bb5

bb3:
  %1 = add i64 %d, 1
  store i64 %1, ptr %_0, align 8
  br label %bb5

bb5:
  %2 = load i64, ptr %_0, align 8
  ret i64 %2
}

define internal void @"_ZN4core3ops5range25RangeInclusive$LT$Idx$GT$3new17h43b359cec59a3b98E"(ptr sret([12 x i8]) align 4 %_0, i32 %start1, i32 %end) unnamed_addr #1 {
start:
  store i32 %start1, ptr %_0, align 4
  %0 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %end, ptr %0, align 4
  %1 = getelementptr inbounds i8, ptr %_0, i64 8
  store i8 0, ptr %1, align 4
  ret void
}

define internal void @"_ZN4core3ops5range25RangeInclusive$LT$Idx$GT$3new17h62453f0cee9a47bbE"(ptr sret([24 x i8]) align 8 %_0, i64 %start1, i64 %end) unnamed_addr #1 {
start:
  store i64 %start1, ptr %_0, align 8
  %0 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %end, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_0, i64 16
  store i8 0, ptr %1, align 8
  ret void
}

define internal i24 @"_ZN4core3ops5range25RangeInclusive$LT$Idx$GT$3new17hf73477fd1c8d0259E"(i8 %start1, i8 %end) unnamed_addr #1 {
start:
  %_0 = alloca [4 x i8], align 1
  %0 = getelementptr inbounds i8, ptr %_0, i64 1
  store i8 %start1, ptr %0, align 1
  %1 = getelementptr inbounds i8, ptr %_0, i64 2
  store i8 %end, ptr %1, align 1
  store i8 0, ptr %_0, align 1
  %2 = load i24, ptr %_0, align 1
  ret i24 %2
}

define internal i8 @_ZN4core3ops8function6FnOnce9call_once17hdbc3dedda0d1d516E(ptr align 8 %0, ptr align 8 %1) unnamed_addr #1 {
start:
  %_2 = alloca [16 x i8], align 8
  store ptr %0, ptr %_2, align 8
  %2 = getelementptr inbounds i8, ptr %_2, i64 8
  store ptr %1, ptr %2, align 8
  %3 = load ptr, ptr %_2, align 8
  %4 = getelementptr inbounds i8, ptr %_2, i64 8
  %5 = load ptr, ptr %4, align 8
  %_0 = call i8 @"_ZN4core3cmp5impls50_$LT$impl$u20$core..cmp..Ord$u20$for$u20$usize$GT$3cmp17hf8760303c496b237E"(ptr align 8 %3, ptr align 8 %5) #6
  ret i8 %_0
}

define internal void @_ZN4core4hint21unreachable_unchecked18precondition_check17h920e886a695392d1E() unnamed_addr #1 {
start:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_1eb6f53a157dccb32488e066ad957e6d, i64 82) #7
  unreachable
}

define internal { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h1dbeae2103929f45E"(ptr align 8 %self) unnamed_addr #1 {
start:
  %0 = call { i64, i64 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17h54196b8cf3af2fc2E"(ptr align 8 %self) #6
  %_0.0 = extractvalue { i64, i64 } %0, 0
  %_0.1 = extractvalue { i64, i64 } %0, 1
  %1 = insertvalue { i64, i64 } poison, i64 %_0.0, 0
  %2 = insertvalue { i64, i64 } %1, i64 %_0.1, 1
  ret { i64, i64 } %2
}

define internal { i32, i32 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h581555f289ca7676E"(ptr align 4 %self) unnamed_addr #1 {
start:
  %0 = call { i32, i32 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17ha82ea6516f68101cE"(ptr align 4 %self) #6
  %_0.0 = extractvalue { i32, i32 } %0, 0
  %_0.1 = extractvalue { i32, i32 } %0, 1
  %1 = insertvalue { i32, i32 } poison, i32 %_0.0, 0
  %2 = insertvalue { i32, i32 } %1, i32 %_0.1, 1
  ret { i32, i32 } %2
}

define internal { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h60036b65318e3946E"(ptr align 8 %self) unnamed_addr #1 {
start:
  %0 = call { i64, i64 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17hfe3d245e4c692b64E"(ptr align 8 %self) #6
  %_0.0 = extractvalue { i64, i64 } %0, 0
  %_0.1 = extractvalue { i64, i64 } %0, 1
  %1 = insertvalue { i64, i64 } poison, i64 %_0.0, 0
  %2 = insertvalue { i64, i64 } %1, i64 %_0.1, 1
  ret { i64, i64 } %2
}

define internal { i32, i32 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h9f435f6e37f5a28dE"(ptr align 4 %self) unnamed_addr #1 {
start:
  %0 = call { i32, i32 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17h621102193a71dadeE"(ptr align 4 %self) #6
  %_0.0 = extractvalue { i32, i32 } %0, 0
  %_0.1 = extractvalue { i32, i32 } %0, 1
  %1 = insertvalue { i32, i32 } poison, i32 %_0.0, 0
  %2 = insertvalue { i32, i32 } %1, i32 %_0.1, 1
  ret { i32, i32 } %2
}

define internal { i1, i8 } @"_ZN4core4iter5range110_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..RangeInclusive$LT$A$GT$$GT$4next17h06c07feff39d3f5eE"(ptr align 1 %self) unnamed_addr #1 {
start:
  %0 = call { i1, i8 } @"_ZN107_$LT$core..ops..range..RangeInclusive$LT$T$GT$$u20$as$u20$core..iter..range..RangeInclusiveIteratorImpl$GT$9spec_next17h9e75534eb2aeffe1E"(ptr align 1 %self) #6
  %_0.0 = extractvalue { i1, i8 } %0, 0
  %_0.1 = extractvalue { i1, i8 } %0, 1
  %1 = insertvalue { i1, i8 } poison, i1 %_0.0, 0
  %2 = insertvalue { i1, i8 } %1, i8 %_0.1, 1
  ret { i1, i8 } %2
}

define internal { i64, i64 } @"_ZN4core4iter5range110_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..RangeInclusive$LT$A$GT$$GT$4next17h5bf72671bb7750c9E"(ptr align 8 %self) unnamed_addr #1 {
start:
  %0 = call { i64, i64 } @"_ZN107_$LT$core..ops..range..RangeInclusive$LT$T$GT$$u20$as$u20$core..iter..range..RangeInclusiveIteratorImpl$GT$9spec_next17h536abba4696cf33fE"(ptr align 8 %self) #6
  %_0.0 = extractvalue { i64, i64 } %0, 0
  %_0.1 = extractvalue { i64, i64 } %0, 1
  %1 = insertvalue { i64, i64 } poison, i64 %_0.0, 0
  %2 = insertvalue { i64, i64 } %1, i64 %_0.1, 1
  ret { i64, i64 } %2
}

define internal { i32, i32 } @"_ZN4core4iter5range125_$LT$impl$u20$core..iter..traits..double_ended..DoubleEndedIterator$u20$for$u20$core..ops..range..RangeInclusive$LT$A$GT$$GT$8nth_back17h33d9de0cba007839E"(ptr align 4 %self, i64 %n) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_23 = alloca [1 x i8], align 1
  %_9 = alloca [1 x i8], align 1
  %minus_n = alloca [4 x i8], align 4
  %_4 = alloca [8 x i8], align 4
  %_0 = alloca [8 x i8], align 4
  %1 = getelementptr inbounds i8, ptr %self, i64 8
  %2 = load i8, ptr %1, align 4
  %_25 = trunc i8 %2 to i1
  br i1 %_25, label %bb30, label %bb31

bb31:
  %_28 = getelementptr inbounds i8, ptr %self, i64 4
  %_3.i = load i32, ptr %self, align 4
  %_4.i = load i32, ptr %_28, align 4
  %_0.i = icmp sle i32 %_3.i, %_4.i
  %_3 = xor i1 %_0.i, true
  br i1 %_3, label %bb1, label %bb2

bb30:
  br label %bb1

bb2:
  %_6 = getelementptr inbounds i8, ptr %self, i64 4
  %_0.i4 = load i32, ptr %_6, align 4
  %3 = call { i32, i32 } @"_ZN47_$LT$i32$u20$as$u20$core..iter..range..Step$GT$16backward_checked17h8a72fbe505e033e0E"(i32 %_0.i4, i64 %n) #6
  %4 = extractvalue { i32, i32 } %3, 0
  %5 = extractvalue { i32, i32 } %3, 1
  store i32 %4, ptr %_4, align 4
  %6 = getelementptr inbounds i8, ptr %_4, i64 4
  store i32 %5, ptr %6, align 4
  store i8 1, ptr %_23, align 1
  %7 = load i32, ptr %_4, align 4
  %_7 = zext i32 %7 to i64
  %8 = icmp eq i64 %_7, 1
  br i1 %8, label %bb5, label %bb29

bb1:
  store i32 0, ptr %_0, align 4
  br label %bb23

bb5:
  store i8 0, ptr %_23, align 1
  %9 = getelementptr inbounds i8, ptr %_4, i64 4
  %10 = load i32, ptr %9, align 4
  store i32 %10, ptr %minus_n, align 4
  %11 = call i8 @"_ZN4core3cmp5impls55_$LT$impl$u20$core..cmp..PartialOrd$u20$for$u20$i32$GT$11partial_cmp17h0f04c6777c186054E"(ptr align 4 %minus_n, ptr align 4 %self) #6
  store i8 %11, ptr %_9, align 1
  br label %bb6

bb29:
  %12 = load i32, ptr %_4, align 4
  %_24 = zext i32 %12 to i64
  %13 = icmp eq i64 %_24, 1
  br i1 %13, label %bb27, label %bb26

bb6:
  %14 = load i8, ptr %_9, align 1
  %15 = icmp eq i8 %14, 2
  %_13 = select i1 %15, i64 0, i64 1
  %16 = icmp eq i64 %_13, 1
  br i1 %16, label %bb8, label %bb7

bb8:
  %_12 = load i8, ptr %_9, align 1
  switch i8 %_12, label %bb33 [
    i8 0, label %bb9
    i8 1, label %bb10
    i8 -1, label %bb7
  ]

bb7:
  br label %bb29

bb33:
  unreachable

bb9:
  %_0.i3 = load i32, ptr %minus_n, align 4
  br label %bb15

bb10:
  %_0.i2 = load i32, ptr %minus_n, align 4
  br label %bb11

bb15:
  br label %bb16

bb16:
  %17 = getelementptr inbounds i8, ptr %self, i64 4
  store i32 %_0.i3, ptr %17, align 4
  %18 = getelementptr inbounds i8, ptr %self, i64 8
  store i8 1, ptr %18, align 4
  %_20 = load i32, ptr %minus_n, align 4
  %19 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %_20, ptr %19, align 4
  store i32 1, ptr %_0, align 4
  br label %bb22

bb22:
  br label %bb23

bb17:                                             ; No predecessors!
  %20 = getelementptr inbounds i8, ptr %self, i64 4
  store i32 %_0.i3, ptr %20, align 4
  br label %bb24

bb24:
  br label %bb25

bb11:
  %_14 = call i32 @"_ZN47_$LT$i32$u20$as$u20$core..iter..range..Step$GT$8backward17h47662333d851c8c7E"(i32 %_0.i2, i64 1) #6
  br label %bb12

bb12:
  br label %bb13

bb13:
  %21 = getelementptr inbounds i8, ptr %self, i64 4
  store i32 %_14, ptr %21, align 4
  %_17 = load i32, ptr %minus_n, align 4
  %22 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %_17, ptr %22, align 4
  store i32 1, ptr %_0, align 4
  br label %bb22

bb23:
  %23 = load i32, ptr %_0, align 4
  %24 = getelementptr inbounds i8, ptr %_0, i64 4
  %25 = load i32, ptr %24, align 4
  %26 = insertvalue { i32, i32 } poison, i32 %23, 0
  %27 = insertvalue { i32, i32 } %26, i32 %25, 1
  ret { i32, i32 } %27

bb14:                                             ; No predecessors!
  %28 = getelementptr inbounds i8, ptr %self, i64 4
  store i32 %_14, ptr %28, align 4
  br label %bb24

bb25:
  %29 = load ptr, ptr %0, align 8
  %30 = getelementptr inbounds i8, ptr %0, i64 8
  %31 = load i32, ptr %30, align 8
  %32 = insertvalue { ptr, i32 } poison, ptr %29, 0
  %33 = insertvalue { ptr, i32 } %32, i32 %31, 1
  resume { ptr, i32 } %33

bb27:
  %34 = load i8, ptr %_23, align 1
  %35 = trunc i8 %34 to i1
  br i1 %35, label %bb28, label %bb26

bb26:
  %_0.i1 = load i32, ptr %self, align 4
  br label %bb20

bb28:
  br label %bb26

bb20:
  %36 = getelementptr inbounds i8, ptr %self, i64 4
  store i32 %_0.i1, ptr %36, align 4
  %37 = getelementptr inbounds i8, ptr %self, i64 8
  store i8 1, ptr %37, align 4
  store i32 0, ptr %_0, align 4
  br label %bb23

bb21:                                             ; No predecessors!
  %38 = getelementptr inbounds i8, ptr %self, i64 4
  store i32 %_0.i1, ptr %38, align 4
  br label %bb25
}

define internal { i32, i32 } @_ZN4core4iter6traits8iterator8Iterator3map17hf2f0ae76fc47fdc7E(i32 %self.0, i32 %self.1) unnamed_addr #1 {
start:
  %0 = insertvalue { i32, i32 } poison, i32 %self.0, 0
  %1 = insertvalue { i32, i32 } %0, i32 %self.1, 1
  ret { i32, i32 } %1
}

define internal void @_ZN4core4iter6traits8iterator8Iterator3rev17h69fae2a06acc51a3E(ptr sret([12 x i8]) align 4 %_0, ptr align 4 %self) unnamed_addr #1 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_0, ptr align 4 %self, i64 12, i1 false)
  ret void
}

define internal i32 @_ZN4core4iter6traits8iterator8Iterator3sum17h0487e203ad532a16E(i32 %self.0, i32 %self.1) unnamed_addr #0 {
start:
  %_0 = call i32 @"_ZN54_$LT$u32$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum17h6a8a28d5f76a071eE"(i32 %self.0, i32 %self.1) #6
  ret i32 %_0
}

define internal i32 @_ZN4core4iter6traits8iterator8Iterator4fold17hf777df827e8d7df7E(i32 %0, i32 %1, i32 %init) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %2 = alloca [16 x i8], align 8
  %_13 = alloca [1 x i8], align 1
  %_5 = alloca [8 x i8], align 4
  %accum = alloca [4 x i8], align 4
  %f = alloca [0 x i8], align 1
  %self = alloca [8 x i8], align 4
  store i32 %0, ptr %self, align 4
  %3 = getelementptr inbounds i8, ptr %self, i64 4
  store i32 %1, ptr %3, align 4
  store i8 1, ptr %_13, align 1
  store i32 %init, ptr %accum, align 4
  br label %bb1

bb1:
  %4 = call { i32, i32 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h9f435f6e37f5a28dE"(ptr align 4 %self) #6
  %5 = extractvalue { i32, i32 } %4, 0
  %6 = extractvalue { i32, i32 } %4, 1
  store i32 %5, ptr %_5, align 4
  %7 = getelementptr inbounds i8, ptr %_5, i64 4
  store i32 %6, ptr %7, align 4
  br label %bb2

bb2:
  %8 = load i32, ptr %_5, align 4
  %_7 = zext i32 %8 to i64
  %9 = icmp eq i64 %_7, 1
  br i1 %9, label %bb3, label %bb5

bb3:
  %10 = getelementptr inbounds i8, ptr %_5, i64 4
  %x = load i32, ptr %10, align 4
  store i8 0, ptr %_13, align 1
  %_12 = load i32, ptr %accum, align 4
  %_9 = call i32 @"_ZN4core4iter8adapters6filter11filter_fold28_$u7b$$u7b$closure$u7d$$u7d$17h90174d389552321bE"(ptr align 1 %f, i32 %_12, i32 %x) #6
  br label %bb4

bb5:
  br label %bb6

bb4:
  store i8 1, ptr %_13, align 1
  store i32 %_9, ptr %accum, align 4
  br label %bb1

bb6:
  %_0 = load i32, ptr %accum, align 4
  br label %bb7

bb7:
  ret i32 %_0

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
  %13 = load ptr, ptr %2, align 8
  %14 = getelementptr inbounds i8, ptr %2, i64 8
  %15 = load i32, ptr %14, align 8
  %16 = insertvalue { ptr, i32 } poison, ptr %13, 0
  %17 = insertvalue { ptr, i32 } %16, i32 %15, 1
  resume { ptr, i32 } %17
}

define internal { i32, i32 } @_ZN4core4iter6traits8iterator8Iterator6filter17h272b0f0eaf3b1e84E(i32 %self.0, i32 %self.1) unnamed_addr #1 {
start:
  %0 = insertvalue { i32, i32 } poison, i32 %self.0, 0
  %1 = insertvalue { i32, i32 } %0, i32 %self.1, 1
  ret { i32, i32 } %1
}

define internal void @_ZN4core4iter6traits8iterator8Iterator7step_by17h76af01c8d9d565e9E(ptr sret([24 x i8]) align 8 %_0, ptr align 4 %self, i64 %step) unnamed_addr #1 {
start:
  call void @"_ZN4core4iter8adapters7step_by15StepBy$LT$I$GT$3new17h12584be0242c1c17E"(ptr sret([24 x i8]) align 8 %_0, ptr align 4 %self, i64 %step) #6
  ret void
}

define internal i32 @"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h4238a05572c713eeE"(ptr align 1 %_1, i32 %acc, i32 %elt) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_10 = alloca [1 x i8], align 1
  store i8 1, ptr %_10, align 1
  %_7 = call i32 @"_ZN10arithmetic13abs_diff_loop28_$u7b$$u7b$closure$u7d$$u7d$17h32663996dc63605fE"(ptr align 1 %_1, i32 %elt) #6
  br label %bb1

bb1:
  store i8 0, ptr %_10, align 1
  %_0 = call i32 @"_ZN54_$LT$u32$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h7f0b39b721bdc50bE"(ptr align 1 %_1, i32 %acc, i32 %_7) #6
  br label %bb2

bb2:
  ret i32 %_0

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

define internal i32 @"_ZN4core4iter8adapters6filter11filter_fold28_$u7b$$u7b$closure$u7d$$u7d$17h90174d389552321bE"(ptr align 1 %_1, i32 %acc, i32 %0) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %1 = alloca [16 x i8], align 8
  %_13 = alloca [1 x i8], align 1
  %_12 = alloca [1 x i8], align 1
  %_0 = alloca [4 x i8], align 4
  %item = alloca [4 x i8], align 4
  store i32 %0, ptr %item, align 4
  store i8 1, ptr %_13, align 1
  store i8 1, ptr %_12, align 1
  %_4 = call zeroext i1 @"_ZN10arithmetic13abs_diff_loop28_$u7b$$u7b$closure$u7d$$u7d$17hdf8f182e159475dcE"(ptr align 1 %_1, ptr align 4 %item) #6
  br label %bb1

bb1:
  br i1 %_4, label %bb2, label %bb4

bb4:
  store i8 0, ptr %_13, align 1
  store i32 %acc, ptr %_0, align 4
  br label %bb5

bb2:
  store i8 0, ptr %_13, align 1
  store i8 0, ptr %_12, align 1
  %_11 = load i32, ptr %item, align 4
  %2 = call i32 @"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h4238a05572c713eeE"(ptr align 1 %_1, i32 %acc, i32 %_11) #6
  store i32 %2, ptr %_0, align 4
  br label %bb3

bb5:
  %3 = load i32, ptr %_0, align 4
  ret i32 %3

bb3:
  br label %bb5

bb9:                                              ; No predecessors!
  %4 = load i8, ptr %_12, align 1
  %5 = trunc i8 %4 to i1
  br i1 %5, label %bb8, label %bb6

bb6:
  %6 = load i8, ptr %_13, align 1
  %7 = trunc i8 %6 to i1
  br i1 %7, label %bb10, label %bb7

bb8:
  br label %bb6

bb7:
  %8 = load ptr, ptr %1, align 8
  %9 = getelementptr inbounds i8, ptr %1, i64 8
  %10 = load i32, ptr %9, align 8
  %11 = insertvalue { ptr, i32 } poison, ptr %8, 0
  %12 = insertvalue { ptr, i32 } %11, i32 %10, 1
  resume { ptr, i32 } %12

bb10:
  br label %bb7
}

define internal void @"_ZN4core4iter8adapters7step_by15StepBy$LT$I$GT$3new17h12584be0242c1c17E"(ptr sret([24 x i8]) align 8 %_0, ptr align 4 %iter, i64 %step) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_7 = alloca [1 x i8], align 1
  %_5 = alloca [12 x i8], align 4
  %iter1 = alloca [12 x i8], align 4
  store i8 1, ptr %_7, align 1
  %1 = icmp eq i64 %step, 0
  br i1 %1, label %bb2, label %bb1

bb2:
  call void @_ZN4core9panicking5panic17h06336e0c962d4a4aE(ptr align 1 @alloc_4aead6e2018a46d0df208d5729447de7, i64 27, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb1:
  store i8 0, ptr %_7, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_5, ptr align 4 %iter, i64 12, i1 false)
  call void @"_ZN76_$LT$T$u20$as$u20$core..iter..adapters..step_by..SpecRangeSetup$LT$T$GT$$GT$5setup17h17167b8c67d55812E"(ptr sret([12 x i8]) align 4 %iter1, ptr align 4 %_5, i64 %step) #6
  br label %bb3

bb3:
  %_6 = sub i64 %step, 1
  %2 = getelementptr inbounds i8, ptr %_0, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 4 %iter1, i64 12, i1 false)
  store i64 %_6, ptr %_0, align 8
  %3 = getelementptr inbounds i8, ptr %_0, i64 20
  store i8 1, ptr %3, align 4
  ret void

bb6:                                              ; No predecessors!
  %4 = load i8, ptr %_7, align 1
  %5 = trunc i8 %4 to i1
  br i1 %5, label %bb5, label %bb4

bb4:
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  %8 = load i32, ptr %7, align 8
  %9 = insertvalue { ptr, i32 } poison, ptr %6, 0
  %10 = insertvalue { ptr, i32 } %9, i32 %8, 1
  resume { ptr, i32 } %10

bb5:
  br label %bb4
}

define internal i32 @"_ZN54_$LT$u32$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum17h6a8a28d5f76a071eE"(i32 %iter.0, i32 %iter.1) unnamed_addr #0 {
start:
  %_0 = call i32 @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hec0c2e052f90985bE"(i32 %iter.0, i32 %iter.1, i32 0) #6
  ret i32 %_0
}

define internal i32 @"_ZN54_$LT$u32$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h7f0b39b721bdc50bE"(ptr align 1 %_1, i32 %a, i32 %b) unnamed_addr #1 {
start:
  %0 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %a, i32 %b)
  %_4.0 = extractvalue { i32, i1 } %0, 0
  %_4.1 = extractvalue { i32, i1 } %0, 1
  br i1 %_4.1, label %panic, label %bb1

bb1:
  ret i32 %_4.0

panic:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable
}

define internal i32 @"_ZN60_$LT$$RF$u32$u20$as$u20$core..ops..arith..Rem$LT$u32$GT$$GT$3rem17h81fbb1b5a51ae55cE"(ptr align 4 %self, i32 %other, ptr align 8 %0) unnamed_addr #1 {
start:
  %self1 = load i32, ptr %self, align 4
  %_4 = icmp eq i32 %other, 0
  br i1 %_4, label %panic, label %bb1

bb1:
  %_0 = urem i32 %self1, %other
  ret i32 %_0

panic:
  call void @_ZN4core9panicking11panic_const23panic_const_rem_by_zero17h302cb8efe1b5e772E(ptr align 8 %0) #7
  unreachable
}

define internal { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h14cbfb630f914391E"(i64 %self.0, i64 %self.1) unnamed_addr #1 {
start:
  %0 = insertvalue { i64, i64 } poison, i64 %self.0, 0
  %1 = insertvalue { i64, i64 } %0, i64 %self.1, 1
  ret { i64, i64 } %1
}

define internal void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h2597ab337bae61d2E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 24, i1 false)
  ret void
}

define internal i24 @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h5439bceae87aa239E"(i24 %0) unnamed_addr #1 {
start:
  %_0 = alloca [4 x i8], align 1
  %1 = alloca [4 x i8], align 4
  %self = alloca [3 x i8], align 1
  store i24 %0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %self, ptr align 4 %1, i64 3, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %_0, ptr align 1 %self, i64 3, i1 false)
  %2 = load i24, ptr %_0, align 1
  ret i24 %2
}

define internal void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h6cbbeb91afcbdf3dE"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 24, i1 false)
  ret void
}

define internal { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hb776301aa287f56dE"(i64 %self.0, i64 %self.1) unnamed_addr #1 {
start:
  %0 = insertvalue { i64, i64 } poison, i64 %self.0, 0
  %1 = insertvalue { i64, i64 } %0, i64 %self.1, 1
  ret { i64, i64 } %1
}

define internal { i32, i32 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hdb93dedce9a635bfE"(i32 %self.0, i32 %self.1) unnamed_addr #1 {
start:
  %0 = insertvalue { i32, i32 } poison, i32 %self.0, 0
  %1 = insertvalue { i32, i32 } %0, i32 %self.1, 1
  ret { i32, i32 } %1
}

define internal void @"_ZN76_$LT$T$u20$as$u20$core..iter..adapters..step_by..SpecRangeSetup$LT$T$GT$$GT$5setup17h17167b8c67d55812E"(ptr sret([12 x i8]) align 4 %_0, ptr align 4 %inner, i64 %_step) unnamed_addr #1 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_0, ptr align 4 %inner, i64 12, i1 false)
  ret void
}

define internal { i64, i64 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17h54196b8cf3af2fc2E"(ptr align 8 %self) unnamed_addr #1 {
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
  %_6 = call i64 @"_ZN47_$LT$u64$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17h3a8650208058b375E"(i64 %old, i64 1) #6
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

define internal { i32, i32 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17h621102193a71dadeE"(ptr align 4 %self) unnamed_addr #1 {
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
  %_6 = call i32 @"_ZN47_$LT$u32$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hec4019ec584de05eE"(i32 %old, i64 1) #6
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

define internal { i32, i32 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17ha82ea6516f68101cE"(ptr align 4 %self) unnamed_addr #1 {
start:
  %_0 = alloca [8 x i8], align 4
  %_4 = getelementptr inbounds i8, ptr %self, i64 4
  %_3.i = load i32, ptr %self, align 4
  %_4.i = load i32, ptr %_4, align 4
  %_0.i = icmp slt i32 %_3.i, %_4.i
  br i1 %_0.i, label %bb2, label %bb4

bb4:
  store i32 0, ptr %_0, align 4
  br label %bb5

bb2:
  %old = load i32, ptr %self, align 4
  %_6 = call i32 @"_ZN47_$LT$i32$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17hf957011a9db3551bE"(i32 %old, i64 1) #6
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

define internal { i64, i64 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17hfe3d245e4c692b64E"(ptr align 8 %self) unnamed_addr #1 {
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
  %_6 = call i64 @"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17h9d3d7e7bf3681dd6E"(i64 %old, i64 1) #6
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

define internal { i32, i32 } @"_ZN98_$LT$core..iter..adapters..rev..Rev$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$3nth17h73278bffd0c76a0eE"(ptr align 4 %self, i64 %n) unnamed_addr #1 {
start:
  %0 = call { i32, i32 } @"_ZN4core4iter5range125_$LT$impl$u20$core..iter..traits..double_ended..DoubleEndedIterator$u20$for$u20$core..ops..range..RangeInclusive$LT$A$GT$$GT$8nth_back17h33d9de0cba007839E"(ptr align 4 %self, i64 %n) #6
  %_0.0 = extractvalue { i32, i32 } %0, 0
  %_0.1 = extractvalue { i32, i32 } %0, 1
  %1 = insertvalue { i32, i32 } poison, i32 %_0.0, 0
  %2 = insertvalue { i32, i32 } %1, i32 %_0.1, 1
  ret { i32, i32 } %2
}

define i32 @byte_counter(i8 %n) unnamed_addr #0 {
start:
  %0 = alloca [4 x i8], align 4
  %1 = alloca [4 x i8], align 4
  %2 = alloca [4 x i8], align 4
  %_6 = alloca [2 x i8], align 1
  %iter = alloca [3 x i8], align 1
  %_4 = alloca [3 x i8], align 1
  %_3 = alloca [3 x i8], align 1
  %s = alloca [4 x i8], align 4
  store i32 0, ptr %s, align 4
  %3 = call i24 @"_ZN4core3ops5range25RangeInclusive$LT$Idx$GT$3new17hf73477fd1c8d0259E"(i8 0, i8 %n) #6
  store i24 %3, ptr %2, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %_4, ptr align 4 %2, i64 3, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %1, ptr align 1 %_4, i64 3, i1 false)
  %4 = load i24, ptr %1, align 4
  %5 = call i24 @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h5439bceae87aa239E"(i24 %4) #6
  store i24 %5, ptr %0, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %_3, ptr align 4 %0, i64 3, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %iter, ptr align 1 %_3, i64 3, i1 false)
  br label %bb3

bb3:
  %6 = call { i1, i8 } @"_ZN4core4iter5range110_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..RangeInclusive$LT$A$GT$$GT$4next17h06c07feff39d3f5eE"(ptr align 1 %iter) #6
  %7 = extractvalue { i1, i8 } %6, 0
  %8 = extractvalue { i1, i8 } %6, 1
  %9 = zext i1 %7 to i8
  store i8 %9, ptr %_6, align 1
  %10 = getelementptr inbounds i8, ptr %_6, i64 1
  store i8 %8, ptr %10, align 1
  %11 = load i8, ptr %_6, align 1
  %12 = trunc i8 %11 to i1
  %_8 = zext i1 %12 to i64
  %13 = icmp eq i64 %_8, 0
  br i1 %13, label %bb7, label %bb6

bb7:
  %_0 = load i32, ptr %s, align 4
  ret i32 %_0

bb6:
  %14 = getelementptr inbounds i8, ptr %_6, i64 1
  %i = load i8, ptr %14, align 1
  %_0.i = zext i8 %i to i32
  %15 = load i32, ptr %s, align 4
  %16 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %15, i32 %_0.i)
  %_11.0 = extractvalue { i32, i1 } %16, 0
  %_11.1 = extractvalue { i32, i1 } %16, 1
  br i1 %_11.1, label %panic, label %bb9

bb9:
  store i32 %_11.0, ptr %s, align 4
  br label %bb3

panic:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb5:                                              ; No predecessors!
  unreachable
}

define i32 @saturated(i16 %n, i8 %step) unnamed_addr #0 {
start:
  %0 = alloca [1 x i8], align 1
  %steps = alloca [4 x i8], align 4
  %at = alloca [1 x i8], align 1
  store i8 0, ptr %at, align 1
  store i32 0, ptr %steps, align 4
  br label %bb1

bb1:
  %_7 = load i8, ptr %at, align 1
  %_0.i1 = zext i8 %_7 to i16
  %_5 = icmp ult i16 %_0.i1, %n
  br i1 %_5, label %bb3, label %bb8

bb8:
  %_0 = load i32, ptr %steps, align 4
  ret i32 %_0

bb3:
  %_9 = load i8, ptr %at, align 1
  %_8 = icmp ne i8 %_9, -1
  br i1 %_8, label %bb4, label %bb8

bb4:
  %_11 = load i32, ptr %steps, align 4
  %_10 = icmp ult i32 %_11, 300
  br i1 %_10, label %bb5, label %bb8

bb5:
  %_13 = load i8, ptr %at, align 1
  %1 = call i8 @llvm.uadd.sat.i8(i8 %_13, i8 %step)
  store i8 %1, ptr %0, align 1
  %_0.i = load i8, ptr %0, align 1
  store i8 %_0.i, ptr %at, align 1
  %2 = load i32, ptr %steps, align 4
  %3 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %2, i32 1)
  %_14.0 = extractvalue { i32, i1 } %3, 0
  %_14.1 = extractvalue { i32, i1 } %3, 1
  br i1 %_14.1, label %panic, label %bb7

bb7:
  store i32 %_14.0, ptr %steps, align 4
  br label %bb1

panic:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable
}

define i64 @wrapped(i64 %n) unnamed_addr #0 {
start:
  %0 = alloca [8 x i8], align 8
  %_6 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %h = alloca [8 x i8], align 8
  store i64 -3750763034362895579, ptr %h, align 8
  %1 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h14cbfb630f914391E"(i64 0, i64 %n) #6
  %_3.0 = extractvalue { i64, i64 } %1, 0
  %_3.1 = extractvalue { i64, i64 } %1, 1
  store i64 %_3.0, ptr %iter, align 8
  %2 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %_3.1, ptr %2, align 8
  br label %bb2

bb2:
  %3 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h1dbeae2103929f45E"(ptr align 8 %iter) #6
  %4 = extractvalue { i64, i64 } %3, 0
  %5 = extractvalue { i64, i64 } %3, 1
  store i64 %4, ptr %_6, align 8
  %6 = getelementptr inbounds i8, ptr %_6, i64 8
  store i64 %5, ptr %6, align 8
  %_8 = load i64, ptr %_6, align 8
  %7 = icmp eq i64 %_8, 0
  br i1 %7, label %bb6, label %bb5

bb6:
  %_0 = load i64, ptr %h, align 8
  ret i64 %_0

bb5:
  %8 = getelementptr inbounds i8, ptr %_6, i64 8
  %i = load i64, ptr %8, align 8
  %_13 = load i64, ptr %h, align 8
  %_12 = xor i64 %_13, %i
  %_0.i1 = mul i64 %_12, 1099511628211
  %9 = call i64 @llvm.fshl.i64(i64 %_0.i1, i64 %_0.i1, i64 5)
  store i64 %9, ptr %0, align 8
  %_0.i = load i64, ptr %0, align 8
  store i64 %_0.i, ptr %h, align 8
  br label %bb2

bb4:                                              ; No predecessors!
  unreachable
}

define i64 @signed_range(i32 %from, i32 %n) unnamed_addr #0 {
start:
  %_18 = alloca [8 x i8], align 4
  %iter1 = alloca [24 x i8], align 8
  %_16 = alloca [12 x i8], align 4
  %_15 = alloca [12 x i8], align 4
  %_14 = alloca [24 x i8], align 8
  %_13 = alloca [24 x i8], align 8
  %_7 = alloca [8 x i8], align 4
  %iter = alloca [8 x i8], align 4
  %s = alloca [8 x i8], align 8
  store i64 0, ptr %s, align 8
  %0 = call { i32, i32 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hdb93dedce9a635bfE"(i32 %from, i32 %n) #6
  %_4.0 = extractvalue { i32, i32 } %0, 0
  %_4.1 = extractvalue { i32, i32 } %0, 1
  store i32 %_4.0, ptr %iter, align 4
  %1 = getelementptr inbounds i8, ptr %iter, i64 4
  store i32 %_4.1, ptr %1, align 4
  br label %bb2

bb2:
  %2 = call { i32, i32 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h581555f289ca7676E"(ptr align 4 %iter) #6
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
  call void @"_ZN4core3ops5range25RangeInclusive$LT$Idx$GT$3new17h43b359cec59a3b98E"(ptr sret([12 x i8]) align 4 %_16, i32 %from, i32 %n) #6
  call void @_ZN4core4iter6traits8iterator8Iterator3rev17h69fae2a06acc51a3E(ptr sret([12 x i8]) align 4 %_15, ptr align 4 %_16) #6
  call void @_ZN4core4iter6traits8iterator8Iterator7step_by17h76af01c8d9d565e9E(ptr sret([24 x i8]) align 8 %_14, ptr align 4 %_15, i64 2) #6
  call void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h2597ab337bae61d2E"(ptr sret([24 x i8]) align 8 %_13, ptr align 8 %_14) #6
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter1, ptr align 8 %_13, i64 24, i1 false)
  br label %bb12

bb5:
  %8 = getelementptr inbounds i8, ptr %_7, i64 4
  %i2 = load i32, ptr %8, align 4
  %_11 = sext i32 %i2 to i64
  %9 = load i64, ptr %s, align 8
  %10 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %9, i64 %_11)
  %_12.0 = extractvalue { i64, i1 } %10, 0
  %_12.1 = extractvalue { i64, i1 } %10, 1
  br i1 %_12.1, label %panic3, label %bb7

bb12:
  %11 = call { i32, i32 } @"_ZN105_$LT$core..iter..adapters..step_by..StepBy$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hffc0cae0e718e695E"(ptr align 8 %iter1) #6
  %12 = extractvalue { i32, i32 } %11, 0
  %13 = extractvalue { i32, i32 } %11, 1
  store i32 %12, ptr %_18, align 4
  %14 = getelementptr inbounds i8, ptr %_18, i64 4
  store i32 %13, ptr %14, align 4
  %15 = load i32, ptr %_18, align 4
  %_20 = zext i32 %15 to i64
  %16 = icmp eq i64 %_20, 0
  br i1 %16, label %bb15, label %bb14

bb15:
  %_0 = load i64, ptr %s, align 8
  ret i64 %_0

bb14:
  %17 = getelementptr inbounds i8, ptr %_18, i64 4
  %i = load i32, ptr %17, align 4
  %_22 = sext i32 %i to i64
  %18 = load i64, ptr %s, align 8
  %19 = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %18, i64 %_22)
  %_23.0 = extractvalue { i64, i1 } %19, 0
  %_23.1 = extractvalue { i64, i1 } %19, 1
  br i1 %_23.1, label %panic, label %bb16

bb16:
  store i64 %_23.0, ptr %s, align 8
  br label %bb12

panic:
  call void @_ZN4core9panicking11panic_const24panic_const_sub_overflow17hce21710976133341E(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb7:
  store i64 %_12.0, ptr %s, align 8
  br label %bb2

panic3:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb4:                                              ; No predecessors!
  unreachable
}

define i32 @halvings(i32 %n) unnamed_addr #0 {
start:
  %0 = alloca [4 x i8], align 4
  %k = alloca [4 x i8], align 4
  %n1 = alloca [4 x i8], align 4
  store i32 %n, ptr %n1, align 4
  store i32 0, ptr %k, align 4
  br label %bb1

bb1:
  %_5 = load i32, ptr %n1, align 4
  %_4 = icmp ugt i32 %_5, 1
  br i1 %_4, label %bb2, label %bb5

bb5:
  %_9 = load i32, ptr %k, align 4
  %_11 = load i32, ptr %n1, align 4
  %1 = call i32 @llvm.ctlz.i32(i32 %_11, i1 false)
  store i32 %1, ptr %0, align 4
  %_0.i = load i32, ptr %0, align 4
  %2 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %_9, i32 %_0.i)
  %_12.0 = extractvalue { i32, i1 } %2, 0
  %_12.1 = extractvalue { i32, i1 } %2, 1
  br i1 %_12.1, label %panic, label %bb7

bb2:
  %_6 = load i32, ptr %n1, align 4
  %3 = udiv i32 %_6, 2
  store i32 %3, ptr %n1, align 4
  %4 = load i32, ptr %k, align 4
  %5 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %4, i32 1)
  %_8.0 = extractvalue { i32, i1 } %5, 0
  %_8.1 = extractvalue { i32, i1 } %5, 1
  br i1 %_8.1, label %panic2, label %bb4

bb7:
  ret i32 %_12.0

panic:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb4:
  store i32 %_8.0, ptr %k, align 4
  br label %bb1

panic2:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable
}

define i64 @gcd(i64 %a, i64 %b) unnamed_addr #0 {
start:
  %b2 = alloca [8 x i8], align 8
  %a1 = alloca [8 x i8], align 8
  store i64 %a, ptr %a1, align 8
  store i64 %b, ptr %b2, align 8
  br label %bb1

bb1:
  %_6 = load i64, ptr %b2, align 8
  %0 = icmp eq i64 %_6, 0
  br i1 %0, label %bb4, label %bb2

bb4:
  %_0 = load i64, ptr %a1, align 8
  ret i64 %_0

bb2:
  %_10 = load i64, ptr %b2, align 8
  %_12 = load i64, ptr %a1, align 8
  %_13 = load i64, ptr %b2, align 8
  %_14 = icmp eq i64 %_13, 0
  br i1 %_14, label %panic, label %bb3

bb3:
  %_11 = urem i64 %_12, %_13
  store i64 %_10, ptr %a1, align 8
  store i64 %_11, ptr %b2, align 8
  br label %bb1

panic:
  call void @_ZN4core9panicking11panic_const23panic_const_rem_by_zero17h302cb8efe1b5e772E(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable
}

define i64 @factorial_checked(i32 %n) unnamed_addr #0 {
start:
  %_11 = alloca [16 x i8], align 8
  %_7 = alloca [16 x i8], align 8
  %iter = alloca [24 x i8], align 8
  %_4 = alloca [24 x i8], align 8
  %_3 = alloca [24 x i8], align 8
  %f = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  store i64 1, ptr %f, align 8
  %_0.i = zext i32 %n to i64
  call void @"_ZN4core3ops5range25RangeInclusive$LT$Idx$GT$3new17h62453f0cee9a47bbE"(ptr sret([24 x i8]) align 8 %_4, i64 1, i64 %_0.i) #6
  call void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h6cbbeb91afcbdf3dE"(ptr sret([24 x i8]) align 8 %_3, ptr align 8 %_4) #6
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter, ptr align 8 %_3, i64 24, i1 false)
  br label %bb4

bb4:
  %0 = call { i64, i64 } @"_ZN4core4iter5range110_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..RangeInclusive$LT$A$GT$$GT$4next17h5bf72671bb7750c9E"(ptr align 8 %iter) #6
  %1 = extractvalue { i64, i64 } %0, 0
  %2 = extractvalue { i64, i64 } %0, 1
  store i64 %1, ptr %_7, align 8
  %3 = getelementptr inbounds i8, ptr %_7, i64 8
  store i64 %2, ptr %3, align 8
  %_9 = load i64, ptr %_7, align 8
  %4 = icmp eq i64 %_9, 0
  br i1 %4, label %bb8, label %bb7

bb8:
  %5 = load i64, ptr %f, align 8
  store i64 %5, ptr %_0, align 8
  br label %bb12

bb7:
  %6 = getelementptr inbounds i8, ptr %_7, i64 8
  %i = load i64, ptr %6, align 8
  %_12 = load i64, ptr %f, align 8
  %7 = call { i64, i64 } @"_ZN4core3num21_$LT$impl$u20$u64$GT$11checked_mul17hc0ad55324c86be27E"(i64 %_12, i64 %i) #6
  %8 = extractvalue { i64, i64 } %7, 0
  %9 = extractvalue { i64, i64 } %7, 1
  store i64 %8, ptr %_11, align 8
  %10 = getelementptr inbounds i8, ptr %_11, i64 8
  store i64 %9, ptr %10, align 8
  %_13 = load i64, ptr %_11, align 8
  %11 = icmp eq i64 %_13, 0
  br i1 %11, label %bb10, label %bb11

bb12:
  %12 = load i64, ptr %_0, align 8
  ret i64 %12

bb10:
  store i64 0, ptr %_0, align 8
  br label %bb12

bb11:
  %13 = getelementptr inbounds i8, ptr %_11, i64 8
  %next = load i64, ptr %13, align 8
  store i64 %next, ptr %f, align 8
  br label %bb4

bb6:                                              ; No predecessors!
  unreachable
}

define i64 @bit_loop(i64 %n, i8 %bits) unnamed_addr #0 {
start:
  %_7 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %hits = alloca [8 x i8], align 8
  store i64 0, ptr %hits, align 8
  %0 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hb776301aa287f56dE"(i64 0, i64 %n) #6
  %_4.0 = extractvalue { i64, i64 } %0, 0
  %_4.1 = extractvalue { i64, i64 } %0, 1
  store i64 %_4.0, ptr %iter, align 8
  %1 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %_4.1, ptr %1, align 8
  br label %bb2

bb2:
  %2 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h60036b65318e3946E"(ptr align 8 %iter) #6
  %3 = extractvalue { i64, i64 } %2, 0
  %4 = extractvalue { i64, i64 } %2, 1
  store i64 %3, ptr %_7, align 8
  %5 = getelementptr inbounds i8, ptr %_7, i64 8
  store i64 %4, ptr %5, align 8
  %_9 = load i64, ptr %_7, align 8
  %6 = icmp eq i64 %_9, 0
  br i1 %6, label %bb6, label %bb5

bb6:
  %_0 = load i64, ptr %hits, align 8
  ret i64 %_0

bb5:
  %7 = getelementptr inbounds i8, ptr %_7, i64 8
  %i = load i64, ptr %7, align 8
  %_13 = urem i64 %i, 8
  %_15 = icmp ult i64 %_13, 8
  br i1 %_15, label %bb8, label %panic

bb8:
  %8 = and i64 %_13, 7
  %9 = trunc i64 %8 to i8
  %_12 = lshr i8 %bits, %9
  %_11 = and i8 %_12, 1
  %10 = icmp eq i8 %_11, 1
  br i1 %10, label %bb9, label %bb2

panic:
  call void @_ZN4core9panicking11panic_const24panic_const_shr_overflow17hacdb1db4fe97d1beE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb9:
  %11 = load i64, ptr %hits, align 8
  %12 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %11, i64 1)
  %_16.0 = extractvalue { i64, i1 } %12, 0
  %_16.1 = extractvalue { i64, i1 } %12, 1
  br i1 %_16.1, label %panic1, label %bb10

bb10:
  store i64 %_16.0, ptr %hits, align 8
  br label %bb2

panic1:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb4:                                              ; No predecessors!
  unreachable
}

define i64 @blocked(i64 %n, i64 %block) unnamed_addr #0 {
start:
  %_22 = alloca [16 x i8], align 8
  %iter1 = alloca [16 x i8], align 8
  %_8 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %s = alloca [8 x i8], align 8
  store i64 0, ptr %s, align 8
  %_6 = call i64 @"_ZN4core3num23_$LT$impl$u20$usize$GT$8div_ceil17hb4b5c318089741e2E"(i64 %n, i64 %block, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #6
  %0 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hb776301aa287f56dE"(i64 0, i64 %_6) #6
  %_4.0 = extractvalue { i64, i64 } %0, 0
  %_4.1 = extractvalue { i64, i64 } %0, 1
  store i64 %_4.0, ptr %iter, align 8
  %1 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %_4.1, ptr %1, align 8
  br label %bb3

bb3:
  %2 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h60036b65318e3946E"(ptr align 8 %iter) #6
  %3 = extractvalue { i64, i64 } %2, 0
  %4 = extractvalue { i64, i64 } %2, 1
  store i64 %3, ptr %_8, align 8
  %5 = getelementptr inbounds i8, ptr %_8, i64 8
  store i64 %4, ptr %5, align 8
  %_10 = load i64, ptr %_8, align 8
  %6 = icmp eq i64 %_10, 0
  br i1 %6, label %bb7, label %bb6

bb7:
  %_0 = load i64, ptr %s, align 8
  ret i64 %_0

bb6:
  %7 = getelementptr inbounds i8, ptr %_8, i64 8
  %b = load i64, ptr %7, align 8
  %8 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %b, i64 %block)
  %_15.0 = extractvalue { i64, i1 } %8, 0
  %_15.1 = extractvalue { i64, i1 } %8, 1
  br i1 %_15.1, label %panic, label %bb8

bb8:
  %9 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %_15.0, i64 %block)
  %_16.0 = extractvalue { i64, i1 } %9, 0
  %_16.1 = extractvalue { i64, i1 } %9, 1
  br i1 %_16.1, label %panic2, label %bb9

panic:
  call void @_ZN4core9panicking11panic_const24panic_const_mul_overflow17hf1c8947532f8c86bE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb9:
  %end = call i64 @_ZN4core3cmp3Ord3min17h9897c9d86f222a83E(i64 %_16.0, i64 %n) #6
  %10 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %b, i64 %block)
  %_20.0 = extractvalue { i64, i1 } %10, 0
  %_20.1 = extractvalue { i64, i1 } %10, 1
  br i1 %_20.1, label %panic3, label %bb11

panic2:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb11:
  %11 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hb776301aa287f56dE"(i64 %_20.0, i64 %end) #6
  %_17.0 = extractvalue { i64, i64 } %11, 0
  %_17.1 = extractvalue { i64, i64 } %11, 1
  store i64 %_17.0, ptr %iter1, align 8
  %12 = getelementptr inbounds i8, ptr %iter1, i64 8
  store i64 %_17.1, ptr %12, align 8
  br label %bb13

panic3:
  call void @_ZN4core9panicking11panic_const24panic_const_mul_overflow17hf1c8947532f8c86bE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb13:
  %13 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h60036b65318e3946E"(ptr align 8 %iter1) #6
  %14 = extractvalue { i64, i64 } %13, 0
  %15 = extractvalue { i64, i64 } %13, 1
  store i64 %14, ptr %_22, align 8
  %16 = getelementptr inbounds i8, ptr %_22, i64 8
  store i64 %15, ptr %16, align 8
  %_24 = load i64, ptr %_22, align 8
  %17 = icmp eq i64 %_24, 0
  br i1 %17, label %bb3, label %bb15

bb15:
  %18 = getelementptr inbounds i8, ptr %_22, i64 8
  %i = load i64, ptr %18, align 8
  %19 = load i64, ptr %s, align 8
  %20 = xor i64 %19, %i
  store i64 %20, ptr %s, align 8
  br label %bb13

bb5:                                              ; No predecessors!
  unreachable
}

define i32 @abs_diff_loop(i32 %lo, i32 %hi) unnamed_addr #0 {
start:
  %n = call i32 @"_ZN4core3num21_$LT$impl$u20$i32$GT$8abs_diff17hd04f5180da8ad2f4E"(i32 %lo, i32 %hi) #6
  %0 = call { i32, i32 } @_ZN4core4iter6traits8iterator8Iterator6filter17h272b0f0eaf3b1e84E(i32 0, i32 %n) #6
  %_5.0 = extractvalue { i32, i32 } %0, 0
  %_5.1 = extractvalue { i32, i32 } %0, 1
  %1 = call { i32, i32 } @_ZN4core4iter6traits8iterator8Iterator3map17hf2f0ae76fc47fdc7E(i32 %_5.0, i32 %_5.1) #6
  %_4.0 = extractvalue { i32, i32 } %1, 0
  %_4.1 = extractvalue { i32, i32 } %1, 1
  %_0 = call i32 @_ZN4core4iter6traits8iterator8Iterator3sum17h0487e203ad532a16E(i32 %_4.0, i32 %_4.1) #6
  ret i32 %_0
}

define internal zeroext i1 @"_ZN10arithmetic13abs_diff_loop28_$u7b$$u7b$closure$u7d$$u7d$17hdf8f182e159475dcE"(ptr align 1 %_1, ptr align 4 %i) unnamed_addr #1 {
start:
  %_3 = call i32 @"_ZN60_$LT$$RF$u32$u20$as$u20$core..ops..arith..Rem$LT$u32$GT$$GT$3rem17h81fbb1b5a51ae55cE"(ptr align 4 %i, i32 3, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #6
  %_0 = icmp eq i32 %_3, 1
  ret i1 %_0
}

define internal i32 @"_ZN10arithmetic13abs_diff_loop28_$u7b$$u7b$closure$u7d$$u7d$17h32663996dc63605fE"(ptr align 1 %_1, i32 %i) unnamed_addr #1 {
start:
  %_3 = trunc i32 %i to i8
  %_0 = zext i8 %_3 to i32
  ret i32 %_0
}

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #3

declare void @_ZN4core9panicking11panic_const24panic_const_sub_overflow17hce21710976133341E(ptr align 8) unnamed_addr #4

declare i32 @rust_eh_personality(i32, i32, i64, ptr, ptr) unnamed_addr #0

declare { i8, i1 } @llvm.uadd.with.overflow.i8(i8, i8) #3

declare void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1, i64) unnamed_addr #4

declare i8 @llvm.uadd.sat.i8(i8, i8) #3

declare i32 @llvm.ctlz.i32(i32, i1 immarg) #3

declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #3

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #3

declare i64 @llvm.fshl.i64(i64, i64, i64) #3

declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64) #3

declare void @_ZN4core9panicking11panic_const23panic_const_div_by_zero17hc25814f4a0d3df95E(ptr align 8) unnamed_addr #4

declare void @_ZN4core9panicking11panic_const23panic_const_rem_by_zero17h302cb8efe1b5e772E(ptr align 8) unnamed_addr #4

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

declare void @_ZN4core9panicking5panic17h06336e0c962d4a4aE(ptr align 1, i64, ptr align 8) unnamed_addr #4

declare void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8) unnamed_addr #4

declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64) #3

declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #3

declare void @_ZN4core9panicking11panic_const24panic_const_shr_overflow17hacdb1db4fe97d1beE(ptr align 8) unnamed_addr #4

declare void @_ZN4core9panicking11panic_const24panic_const_mul_overflow17hf1c8947532f8c86bE(ptr align 8) unnamed_addr #4

attributes #0 = { nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { inlinehint nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { cold nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { cold noinline noreturn nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.85.0 (4d91de4e4 2025-02-17)"}

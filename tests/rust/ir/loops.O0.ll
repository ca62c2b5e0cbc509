source_filename = "loops.e3dd48007bdada09-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@0 = private unnamed_addr constant <{ [16 x i8] }> <{ [16 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00" }>, align 8
@alloc_4192ed3b92b550c0d82c6e919997c0e9 = private unnamed_addr constant <{ [10 x i8] }> <{ [10 x i8] c"<redacted>" }>, align 1
@alloc_ae52e422ab29884b58622d79788975fe = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4192ed3b92b550c0d82c6e919997c0e9, [16 x i8] c"\0A\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00" }>, align 8
@1 = private unnamed_addr constant <{ [8 x i8], [8 x i8] }> <{ [8 x i8] zeroinitializer, [8 x i8] undef }>, align 8
@alloc_c91b8bc9c3eec918049433ec520e9aab = private unnamed_addr constant <{ [67 x i8] }> <{ [67 x i8] c"unsafe precondition(s) violated: u32::unchecked_add cannot overflow" }>, align 1
@alloc_289b84035b3220255b84b8869a538376 = private unnamed_addr constant <{ [69 x i8] }> <{ [69 x i8] c"unsafe precondition(s) violated: usize::unchecked_add cannot overflow" }>, align 1
@alloc_d30a741e02fc5ea2d050c92e901091a3 = private unnamed_addr constant <{ [69 x i8] }> <{ [69 x i8] c"unsafe precondition(s) violated: usize::unchecked_sub cannot overflow" }>, align 1
@alloc_d83bad394aa3743d4316ebb57a3b65ab = private unnamed_addr constant <{ [92 x i8] }> <{ [92 x i8] c"unsafe precondition(s) violated: NonZero::new_unchecked requires the argument to be non-zero" }>, align 1
@alloc_ec595fc0e82ef92fc59bd74f68296eae = private unnamed_addr constant <{ [73 x i8] }> <{ [73 x i8] c"assertion failed: 0 < pointee_size && pointee_size <= isize::MAX as usize" }>, align 1
@alloc_7efb3a7632b3620f628ce83a521b4d9b = private unnamed_addr constant <{ [71 x i8] }> <{ [71 x i8] c"unsafe precondition(s) violated: ptr::sub_ptr requires `self >= origin`" }>, align 1
@alloc_4aead6e2018a46d0df208d5729447de7 = private unnamed_addr constant <{ [27 x i8] }> <{ [27 x i8] c"assertion failed: step != 0" }>, align 1
@alloc_a6e8913658d98d0dbd0444b57ddfd811 = private unnamed_addr constant <{ [27 x i8] }> <{ [27 x i8] c"chunk size must be non-zero" }>, align 1
@alloc_2cdbb89777c912da09e05e08ed401368 = private unnamed_addr constant <{ ptr, [8 x i8] }> <{ ptr @alloc_a6e8913658d98d0dbd0444b57ddfd811, [8 x i8] c"\1B\00\00\00\00\00\00\00" }>, align 8
@alloc_11195730e5236cfdc15ea13be1c301f9 = private unnamed_addr constant <{ [162 x i8] }> <{ [162 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`" }>, align 1
@alloc_fad0cd83b7d1858a846a172eb260e593 = private unnamed_addr constant <{ [42 x i8] }> <{ [42 x i8] c"is_aligned_to: align is not a power-of-two" }>, align 1
@alloc_e92e94d0ff530782b571cfd99ec66aef = private unnamed_addr constant <{ ptr, [8 x i8] }> <{ ptr @alloc_fad0cd83b7d1858a846a172eb260e593, [8 x i8] c"*\00\00\00\00\00\00\00" }>, align 8
@alloc_d685bb4d9a1abf4f5af46d1af0d9ef8a = private unnamed_addr constant <{ [166 x i8] }> <{ [166 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts_mut requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`" }>, align 1

define internal float @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17he83968cba7a397baE"(ptr align 8 %self, float %init) unnamed_addr #0 {
start:
  %_4 = alloca [56 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_4, ptr align 8 %self, i64 56, i1 false)
  %_0 = call float @"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h23426fc8c349d193E"(ptr align 8 %_4, float %init) #6
  ret float %_0
}

define internal float @"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h23426fc8c349d193E"(ptr align 8 %self, float %init) unnamed_addr #1 {
start:
  %_0 = call float @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17h8f39dc656b6860e6E"(ptr align 8 %self, float %init) #6
  ret float %_0
}

define internal void @"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hab30be5a8f381382E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  call void @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4next17h975276d6061b0d54E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) #6
  ret void
}

define internal { i64, i64 } @"_ZN105_$LT$core..iter..adapters..step_by..StepBy$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hf3f32ce681797654E"(ptr align 8 %self) unnamed_addr #1 {
start:
  %0 = call { i64, i64 } @"_ZN187_$LT$core..iter..adapters..step_by..StepBy$LT$core..ops..range..Range$LT$usize$GT$$GT$$u20$as$u20$core..iter..adapters..step_by..StepByImpl$LT$core..ops..range..Range$LT$usize$GT$$GT$$GT$9spec_next17h371cb480548dc344E"(ptr align 8 %self) #6
  %_0.0 = extractvalue { i64, i64 } %0, 0
  %_0.1 = extractvalue { i64, i64 } %0, 1
  %1 = insertvalue { i64, i64 } poison, i64 %_0.0, 0
  %2 = insertvalue { i64, i64 } %1, i64 %_0.1, 1
  ret { i64, i64 } %2
}

define internal { i64, i64 } @"_ZN107_$LT$core..ops..range..RangeInclusive$LT$T$GT$$u20$as$u20$core..iter..range..RangeInclusiveIteratorImpl$GT$9spec_next17h0456218ed196f21eE"(ptr align 8 %self) unnamed_addr #1 {
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
  %n = call i64 @"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17h8fbad27c5cefb746E"(i64 %_8, i64 1) #6
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

define internal { ptr, ptr } @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$13get_unchecked17h7e220561e599c4a0E"(ptr align 8 %self, i64 %idx) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 32
  %_4 = load i64, ptr %1, align 8
  %idx1 = add i64 %_4, %idx
  %_5 = call align 4 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$24__iterator_get_unchecked17h75590b7974f2d83fE"(ptr align 8 %self, i64 %idx1) #6
  %_8 = getelementptr inbounds i8, ptr %self, i64 16
  %_7 = call align 4 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$24__iterator_get_unchecked17h75590b7974f2d83fE"(ptr align 8 %_8, i64 %idx1) #6
  br label %bb2

bb2:
  %2 = insertvalue { ptr, ptr } poison, ptr %_5, 0
  %3 = insertvalue { ptr, ptr } %2, ptr %_7, 1
  ret { ptr, ptr } %3

bb3:                                              ; No predecessors!
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load i32, ptr %5, align 8
  %7 = insertvalue { ptr, i32 } poison, ptr %4, 0
  %8 = insertvalue { ptr, i32 } %7, i32 %6, 1
  resume { ptr, i32 } %8
}

define internal void @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$3new17h6c016e3bac0c2060E"(ptr sret([56 x i8]) align 8 %_0, ptr %0, ptr %1, ptr %2, ptr %3) unnamed_addr #0 personality ptr @rust_eh_personality {
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
  %a_len = call i64 @_ZN4core4iter8adapters3zip27TrustedRandomAccessNoCoerce4size17hadbac49e3675e3ddE(ptr align 8 %a) #6
  br label %bb1

bb1:
  %v2 = call i64 @_ZN4core4iter8adapters3zip27TrustedRandomAccessNoCoerce4size17hadbac49e3675e3ddE(ptr align 8 %b) #6
  br label %bb2

bb2:
  %len = call i64 @_ZN4core3cmp6min_by17hee0dae84ca7cc376E(i64 %a_len, i64 %v2) #6
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

define internal void @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$3new17ha5281b927c4b36feE"(ptr sret([64 x i8]) align 8 %_0, ptr %0, ptr %1, ptr align 8 %b) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %2 = alloca [16 x i8], align 8
  %_9 = alloca [24 x i8], align 8
  %a = alloca [16 x i8], align 8
  store ptr %0, ptr %a, align 8
  %3 = getelementptr inbounds i8, ptr %a, i64 8
  store ptr %1, ptr %3, align 8
  %a_len = call i64 @_ZN4core4iter8adapters3zip27TrustedRandomAccessNoCoerce4size17h1d2c138acea33812E(ptr align 8 %a) #6
  br label %bb1

bb1:
  %v2 = call i64 @_ZN4core4iter8adapters3zip27TrustedRandomAccessNoCoerce4size17head94f6a8f0db674E(ptr align 8 %b) #6
  br label %bb2

bb2:
  %len = call i64 @_ZN4core3cmp6min_by17hee0dae84ca7cc376E(i64 %a_len, i64 %v2) #6
  br label %bb6

bb6:
  %_8.0 = load ptr, ptr %a, align 8
  %4 = getelementptr inbounds i8, ptr %a, i64 8
  %_8.1 = load ptr, ptr %4, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_9, ptr align 8 %b, i64 24, i1 false)
  store ptr %_8.0, ptr %_0, align 8
  %5 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %_8.1, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %_0, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %_9, i64 24, i1 false)
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

define internal float @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4fold17h8f39dc656b6860e6E"(ptr align 8 %self, float %init) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_20 = alloca [1 x i8], align 1
  %_19 = alloca [1 x i8], align 1
  %_15 = alloca [24 x i8], align 8
  %_10 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %_6 = alloca [24 x i8], align 8
  %accum = alloca [4 x i8], align 4
  %f = alloca [0 x i8], align 1
  store i8 1, ptr %_20, align 1
  store float %init, ptr %accum, align 4
  call void @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$9size_hint17h2870848da962625bE"(ptr sret([24 x i8]) align 8 %_6, ptr align 8 %self) #6
  br label %bb1

bb1:
  %len = load i64, ptr %_6, align 8
  store i64 0, ptr %iter, align 8
  %1 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %len, ptr %1, align 8
  br label %bb2

bb2:
  %other = getelementptr inbounds i8, ptr %iter, i64 8
  %_26 = load i64, ptr %iter, align 8
  %2 = getelementptr inbounds i8, ptr %iter, i64 8
  %_27 = load i64, ptr %2, align 8
  %_21 = icmp ult i64 %_26, %_27
  br i1 %_21, label %bb14, label %bb16

bb16:
  %_0 = load float, ptr %accum, align 4
  br label %bb5

bb14:
  %old = load i64, ptr %iter, align 8
  %_25 = call i64 @"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17h8fbad27c5cefb746E"(i64 %old, i64 1) #6
  br label %bb15

bb5:
  ret float %_0

bb15:
  store i64 %_25, ptr %iter, align 8
  %3 = getelementptr inbounds i8, ptr %_10, i64 8
  store i64 %old, ptr %3, align 8
  store i64 1, ptr %_10, align 8
  %4 = getelementptr inbounds i8, ptr %_10, i64 8
  %i = load i64, ptr %4, align 8
  store i8 0, ptr %_20, align 1
  store i8 1, ptr %_19, align 1
  %_16 = load float, ptr %accum, align 4
  %5 = call { ptr, ptr } @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$13get_unchecked17h7e220561e599c4a0E"(ptr align 8 %self, i64 %i) #6
  %_17.0 = extractvalue { ptr, ptr } %5, 0
  %_17.1 = extractvalue { ptr, ptr } %5, 1
  br label %bb3

bb3:
  store i8 0, ptr %_19, align 1
  store float %_16, ptr %_15, align 8
  %6 = getelementptr inbounds i8, ptr %_15, i64 8
  store ptr %_17.0, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 8
  store ptr %_17.1, ptr %7, align 8
  %8 = load float, ptr %_15, align 8
  %9 = getelementptr inbounds i8, ptr %_15, i64 8
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %9, i64 8
  %12 = load ptr, ptr %11, align 8
  %_13 = call float @"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h7c29f5136e129b9bE"(ptr align 1 %f, float %8, ptr align 4 %10, ptr align 4 %12) #6
  br label %bb4

bb4:
  store i8 1, ptr %_20, align 1
  store float %_13, ptr %accum, align 4
  br label %bb2

bb11:                                             ; No predecessors!
  %13 = load i8, ptr %_19, align 1
  %14 = trunc i8 %13 to i1
  br i1 %14, label %bb10, label %bb13

bb13:
  %15 = load i8, ptr %_20, align 1
  %16 = trunc i8 %15 to i1
  br i1 %16, label %bb12, label %bb7

bb10:
  br label %bb13

bb7:
  br label %bb8

bb12:
  br label %bb7

bb8:
  %17 = load ptr, ptr %0, align 8
  %18 = getelementptr inbounds i8, ptr %0, i64 8
  %19 = load i32, ptr %18, align 8
  %20 = insertvalue { ptr, i32 } poison, ptr %17, 0
  %21 = insertvalue { ptr, i32 } %20, i32 %19, 1
  resume { ptr, i32 } %21
}

define internal void @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4next17h975276d6061b0d54E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 personality ptr @rust_eh_personality {
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
  %_7 = call align 4 ptr @"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$24__iterator_get_unchecked17h7f29dc6df5d20444E"(ptr align 8 %self, i64 %i) #6
  %_10 = getelementptr inbounds i8, ptr %self, i64 16
  %8 = call { ptr, i64 } @"_ZN93_$LT$core..slice..iter..Chunks$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$24__iterator_get_unchecked17h1a6368616531b013E"(ptr align 8 %_10, i64 %i) #6
  %_9.0 = extractvalue { ptr, i64 } %8, 0
  %_9.1 = extractvalue { ptr, i64 } %8, 1
  br label %bb3

bb10:
  store ptr null, ptr %_0, align 8
  br label %bb11

bb11:
  br label %bb12

bb12:
  ret void

bb3:
  store ptr %_7, ptr %_6, align 8
  %9 = getelementptr inbounds i8, ptr %_6, i64 8
  store ptr %_9.0, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %9, i64 8
  store i64 %_9.1, ptr %10, align 8
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

define internal void @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$9size_hint17h2870848da962625bE"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  %_5 = alloca [16 x i8], align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 40
  %_3 = load i64, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 32
  %_4 = load i64, ptr %1, align 8
  %_2 = sub i64 %_3, %_4
  %2 = getelementptr inbounds i8, ptr %_5, i64 8
  store i64 %_2, ptr %2, align 8
  store i64 1, ptr %_5, align 8
  store i64 %_2, ptr %_0, align 8
  %3 = load i64, ptr %_5, align 8
  %4 = getelementptr inbounds i8, ptr %_5, i64 8
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %3, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 8
  store i64 %5, ptr %7, align 8
  ret void
}

define internal { i64, i64 } @"_ZN146_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..iter..adapters..step_by..SpecRangeSetup$LT$core..ops..range..Range$LT$usize$GT$$GT$$GT$5setup17h5a6144a3960b9deeE"(i64 %0, i64 %1, i64 %step) unnamed_addr #1 {
start:
  %yield_count = alloca [8 x i8], align 8
  %_4 = alloca [24 x i8], align 8
  %r = alloca [16 x i8], align 8
  store i64 %0, ptr %r, align 8
  %2 = getelementptr inbounds i8, ptr %r, i64 8
  store i64 %1, ptr %2, align 8
  %other = getelementptr inbounds i8, ptr %r, i64 8
  %_13 = load i64, ptr %r, align 8
  %3 = getelementptr inbounds i8, ptr %r, i64 8
  %_14 = load i64, ptr %3, align 8
  %_8 = icmp ult i64 %_13, %_14
  br i1 %_8, label %bb1, label %bb2

bb2:
  store i64 0, ptr %_4, align 8
  %4 = load i64, ptr @0, align 8
  %5 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  %6 = getelementptr inbounds i8, ptr %_4, i64 8
  store i64 %4, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 8
  store i64 %5, ptr %7, align 8
  br label %bb3

bb1:
  %_12 = getelementptr inbounds i8, ptr %r, i64 8
  call void @"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$13steps_between17h4a9841f782f394e0E"(ptr sret([24 x i8]) align 8 %_4, ptr align 8 %r, ptr align 8 %_12) #6
  br label %bb3

bb3:
  %inner_len = load i64, ptr %_4, align 8
  %_16 = icmp eq i64 %step, 0
  br i1 %_16, label %panic, label %bb4

bb4:
  %d = udiv i64 %inner_len, %step
  br i1 %_16, label %panic1, label %bb5

panic:
  call void @_ZN4core9panicking11panic_const23panic_const_div_by_zero17hc25814f4a0d3df95E(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb5:
  %r2 = urem i64 %inner_len, %step
  %_18 = icmp ugt i64 %r2, 0
  br i1 %_18, label %bb6, label %bb7

panic1:
  call void @_ZN4core9panicking11panic_const23panic_const_rem_by_zero17h302cb8efe1b5e772E(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb7:
  store i64 %d, ptr %yield_count, align 8
  br label %bb8

bb6:
  %8 = add i64 %d, 1
  store i64 %8, ptr %yield_count, align 8
  br label %bb8

bb8:
  %_7 = load i64, ptr %yield_count, align 8
  %9 = getelementptr inbounds i8, ptr %r, i64 8
  store i64 %_7, ptr %9, align 8
  %_0.0 = load i64, ptr %r, align 8
  %10 = getelementptr inbounds i8, ptr %r, i64 8
  %_0.1 = load i64, ptr %10, align 8
  %11 = insertvalue { i64, i64 } poison, i64 %_0.0, 0
  %12 = insertvalue { i64, i64 } %11, i64 %_0.1, 1
  ret { i64, i64 } %12
}

define internal { i64, i64 } @"_ZN187_$LT$core..iter..adapters..step_by..StepBy$LT$core..ops..range..Range$LT$usize$GT$$GT$$u20$as$u20$core..iter..adapters..step_by..StepByImpl$LT$core..ops..range..Range$LT$usize$GT$$GT$$GT$9spec_next17h371cb480548dc344E"(ptr align 8 %self) unnamed_addr #1 {
start:
  %_11 = alloca [8 x i8], align 8
  %self1 = alloca [8 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 16
  %_10 = load i64, ptr %0, align 8
  %n = add nuw i64 %_10, 1
  store i64 %n, ptr %_11, align 8
  %1 = load i64, ptr %_11, align 8
  %2 = icmp eq i64 %1, 0
  %_12 = select i1 %2, i64 0, i64 1
  %3 = icmp eq i64 %_12, 0
  br i1 %3, label %bb5, label %bb6

bb5:
  call void @"_ZN4core3num7nonzero16NonZero$LT$T$GT$13new_unchecked18precondition_check17ha127d80de84bc7c3E"() #6
  br label %bb4

bb6:
  %n2 = load i64, ptr %_11, align 8
  store i64 %n2, ptr %self1, align 8
  %4 = getelementptr inbounds i8, ptr %self, i64 8
  %remaining = load i64, ptr %4, align 8
  %_6 = icmp ugt i64 %remaining, 0
  br i1 %_6, label %bb1, label %bb2

bb4:
  unreachable

bb2:
  %5 = load i64, ptr @1, align 8
  %6 = load i64, ptr getelementptr inbounds (i8, ptr @1, i64 8), align 8
  store i64 %5, ptr %_0, align 8
  %7 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %6, ptr %7, align 8
  br label %bb3

bb1:
  %val = load i64, ptr %self, align 8
  %_8 = add i64 %val, %n2
  store i64 %_8, ptr %self, align 8
  %8 = getelementptr inbounds i8, ptr %self, i64 8
  %9 = sub i64 %remaining, 1
  store i64 %9, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %val, ptr %10, align 8
  store i64 1, ptr %_0, align 8
  br label %bb3

bb3:
  %11 = load i64, ptr %_0, align 8
  %12 = getelementptr inbounds i8, ptr %_0, i64 8
  %13 = load i64, ptr %12, align 8
  %14 = insertvalue { i64, i64 } poison, i64 %11, 0
  %15 = insertvalue { i64, i64 } %14, i64 %13, 1
  ret { i64, i64 } %15
}

define internal i32 @"_ZN47_$LT$u32$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17h4856e8e6f97b1028E"(i32 %start1, i64 %n) unnamed_addr #1 {
start:
  %rhs = trunc i64 %n to i32
  br label %bb1

bb1:
  call void @"_ZN4core3num21_$LT$impl$u20$u32$GT$13unchecked_add18precondition_check17h66259a03b35b718fE"(i32 %start1, i32 %rhs) #6
  br label %bb2

bb2:
  %_0 = add nuw i32 %start1, %rhs
  ret i32 %_0
}

define internal float @"_ZN49_$LT$$RF$f32$u20$as$u20$core..ops..arith..Mul$GT$3mul17hf6c47f17003ce0c5E"(ptr align 4 %self, ptr align 4 %other, ptr align 8 %0) unnamed_addr #1 {
start:
  %_3 = load float, ptr %self, align 4
  %_4 = load float, ptr %other, align 4
  %_0 = fmul float %_3, %_4
  ret float %_0
}

define internal void @"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$13steps_between17h4a9841f782f394e0E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %start1, ptr align 8 %end) unnamed_addr #1 {
start:
  %_9 = alloca [16 x i8], align 8
  %_4 = load i64, ptr %start1, align 8
  %_5 = load i64, ptr %end, align 8
  %_3 = icmp ule i64 %_4, %_5
  br i1 %_3, label %bb1, label %bb2

bb2:
  store i64 0, ptr %_0, align 8
  %0 = load i64, ptr @1, align 8
  %1 = load i64, ptr getelementptr inbounds (i8, ptr @1, i64 8), align 8
  %2 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %0, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %2, i64 8
  store i64 %1, ptr %3, align 8
  br label %bb3

bb1:
  %_7 = load i64, ptr %end, align 8
  %_8 = load i64, ptr %start1, align 8
  %steps = sub i64 %_7, %_8
  %4 = getelementptr inbounds i8, ptr %_9, i64 8
  store i64 %steps, ptr %4, align 8
  store i64 1, ptr %_9, align 8
  store i64 %steps, ptr %_0, align 8
  %5 = load i64, ptr %_9, align 8
  %6 = getelementptr inbounds i8, ptr %_9, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %5, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 8
  store i64 %7, ptr %9, align 8
  br label %bb3

bb3:
  ret void
}

define internal i64 @"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17h8fbad27c5cefb746E"(i64 %start1, i64 %n) unnamed_addr #1 {
start:
  br label %bb1

bb1:
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h00247baae7a22f8cE"(i64 %start1, i64 %n) #6
  br label %bb2

bb2:
  %_0 = add nuw i64 %start1, %n
  ret i64 %_0
}

define internal i64 @"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$18backward_unchecked17h27cfc0c2d8733814E"(i64 %start1, i64 %n) unnamed_addr #1 {
start:
  br label %bb1

bb1:
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_sub18precondition_check17h4b9b340bc0b03cd5E"(i64 %start1, i64 %n) #6
  br label %bb2

bb2:
  %_0 = sub nuw i64 %start1, %n
  ret i64 %_0
}

define internal i8 @"_ZN4core3cmp5impls50_$LT$impl$u20$core..cmp..Ord$u20$for$u20$usize$GT$3cmp17he052e5f57d02055aE"(ptr align 8 %self, ptr align 8 %other) unnamed_addr #1 {
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

define internal i64 @_ZN4core3cmp6min_by17hee0dae84ca7cc376E(i64 %0, i64 %1) unnamed_addr #1 personality ptr @rust_eh_personality {
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
  %3 = call i8 @_ZN4core3ops8function6FnOnce9call_once17h9839f5bb044cb18dE(ptr align 8 %v1, ptr align 8 %v2) #6
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

define internal void @"_ZN4core3num21_$LT$impl$u20$u32$GT$13unchecked_add18precondition_check17h66259a03b35b718fE"(i32 %lhs, i32 %rhs) unnamed_addr #1 {
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

define internal void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h00247baae7a22f8cE"(i64 %lhs, i64 %rhs) unnamed_addr #1 {
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

define internal void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_sub18precondition_check17h4b9b340bc0b03cd5E"(i64 %lhs, i64 %rhs) unnamed_addr #1 {
start:
  %_5.0 = sub i64 %lhs, %rhs
  %_5.1 = icmp ult i64 %lhs, %rhs
  br i1 %_5.1, label %bb1, label %bb2

bb2:
  ret void

bb1:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_d30a741e02fc5ea2d050c92e901091a3, i64 69) #7
  unreachable
}

define internal void @"_ZN4core3num7nonzero16NonZero$LT$T$GT$13new_unchecked18precondition_check17ha127d80de84bc7c3E"() unnamed_addr #1 {
start:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_d83bad394aa3743d4316ebb57a3b65ab, i64 92) #7
  unreachable
}

define internal void @"_ZN4core3ops5range25RangeInclusive$LT$Idx$GT$3new17h0f0ef4b18e29266dE"(ptr sret([24 x i8]) align 8 %_0, i64 %start1, i64 %end) unnamed_addr #1 {
start:
  store i64 %start1, ptr %_0, align 8
  %0 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %end, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_0, i64 16
  store i8 0, ptr %1, align 8
  ret void
}

define internal i8 @_ZN4core3ops8function6FnOnce9call_once17h9839f5bb044cb18dE(ptr align 8 %0, ptr align 8 %1) unnamed_addr #1 {
start:
  %_2 = alloca [16 x i8], align 8
  store ptr %0, ptr %_2, align 8
  %2 = getelementptr inbounds i8, ptr %_2, i64 8
  store ptr %1, ptr %2, align 8
  %3 = load ptr, ptr %_2, align 8
  %4 = getelementptr inbounds i8, ptr %_2, i64 8
  %5 = load ptr, ptr %4, align 8
  %_0 = call i8 @"_ZN4core3cmp5impls50_$LT$impl$u20$core..cmp..Ord$u20$for$u20$usize$GT$3cmp17he052e5f57d02055aE"(ptr align 8 %3, ptr align 8 %5) #6
  ret i8 %_0
}

define internal i64 @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$7sub_ptr17h80f00273b469ca2dE"(ptr %self, ptr %subtracted) unnamed_addr #1 {
start:
  %0 = alloca [8 x i8], align 8
  br label %bb2

bb2:
  call void @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$7sub_ptr18precondition_check17hc9d3475b75bb4c53E"(ptr %self, ptr %subtracted) #6
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
  call void @_ZN4core9panicking5panic17h06336e0c962d4a4aE(ptr align 1 @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable
}

define internal void @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$7sub_ptr18precondition_check17hc9d3475b75bb4c53E"(ptr %this, ptr %origin) unnamed_addr #1 {
start:
  %_3 = icmp uge ptr %this, %origin
  br i1 %_3, label %bb1, label %bb2

bb2:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_7efb3a7632b3620f628ce83a521b4d9b, i64 71) #7
  unreachable

bb1:
  ret void
}

define internal { i32, i32 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h2bd8b5b9b57fcf3fE"(ptr align 4 %self) unnamed_addr #1 {
start:
  %0 = call { i32, i32 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17h004afb0f07833141E"(ptr align 4 %self) #6
  %_0.0 = extractvalue { i32, i32 } %0, 0
  %_0.1 = extractvalue { i32, i32 } %0, 1
  %1 = insertvalue { i32, i32 } poison, i32 %_0.0, 0
  %2 = insertvalue { i32, i32 } %1, i32 %_0.1, 1
  ret { i32, i32 } %2
}

define internal { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h6ad51e3464b1d7aaE"(ptr align 8 %self) unnamed_addr #1 {
start:
  %0 = call { i64, i64 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17hc8a56ceb34685c1bE"(ptr align 8 %self) #6
  %_0.0 = extractvalue { i64, i64 } %0, 0
  %_0.1 = extractvalue { i64, i64 } %0, 1
  %1 = insertvalue { i64, i64 } poison, i64 %_0.0, 0
  %2 = insertvalue { i64, i64 } %1, i64 %_0.1, 1
  ret { i64, i64 } %2
}

define internal { i64, i64 } @"_ZN4core4iter5range110_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..RangeInclusive$LT$A$GT$$GT$4next17hefa37d51bc791854E"(ptr align 8 %self) unnamed_addr #1 {
start:
  %0 = call { i64, i64 } @"_ZN107_$LT$core..ops..range..RangeInclusive$LT$T$GT$$u20$as$u20$core..iter..range..RangeInclusiveIteratorImpl$GT$9spec_next17h0456218ed196f21eE"(ptr align 8 %self) #6
  %_0.0 = extractvalue { i64, i64 } %0, 0
  %_0.1 = extractvalue { i64, i64 } %0, 1
  %1 = insertvalue { i64, i64 } poison, i64 %_0.0, 0
  %2 = insertvalue { i64, i64 } %1, i64 %_0.1, 1
  ret { i64, i64 } %2
}

define internal { i64, i64 } @"_ZN4core4iter5range116_$LT$impl$u20$core..iter..traits..double_ended..DoubleEndedIterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$9next_back17h703d6c35c6844a84E"(ptr align 8 %self) unnamed_addr #1 {
start:
  %0 = call { i64, i64 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$14spec_next_back17h91d81a7e8951caecE"(ptr align 8 %self) #6
  %_0.0 = extractvalue { i64, i64 } %0, 0
  %_0.1 = extractvalue { i64, i64 } %0, 1
  %1 = insertvalue { i64, i64 } poison, i64 %_0.0, 0
  %2 = insertvalue { i64, i64 } %1, i64 %_0.1, 1
  ret { i64, i64 } %2
}

define internal void @_ZN4core4iter6traits8iterator8Iterator3map17h97b9f48edd615d0aE(ptr sret([56 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 56, i1 false)
  ret void
}

define internal { i64, i64 } @_ZN4core4iter6traits8iterator8Iterator3rev17he61599dfe1de7f62E(i64 %self.0, i64 %self.1) unnamed_addr #1 {
start:
  %0 = insertvalue { i64, i64 } poison, i64 %self.0, 0
  %1 = insertvalue { i64, i64 } %0, i64 %self.1, 1
  ret { i64, i64 } %1
}

define internal float @_ZN4core4iter6traits8iterator8Iterator3sum17h22261a538b6cc08dE(ptr %self.0, ptr %self.1) unnamed_addr #0 {
start:
  %_0 = call float @"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum17hab1f418ba547d2caE"(ptr %self.0, ptr %self.1) #6
  ret float %_0
}

define internal float @_ZN4core4iter6traits8iterator8Iterator3sum17h8183d1753b3a8b6aE(ptr align 8 %self) unnamed_addr #0 {
start:
  %_0 = call float @"_ZN54_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum17hb7cc02ee00f402bbE"(ptr align 8 %self) #6
  ret float %_0
}

define internal void @_ZN4core4iter6traits8iterator8Iterator3zip17hb0057fcec48ff8faE(ptr sret([56 x i8]) align 8 %_0, ptr %self.0, ptr %self.1, ptr align 4 %other.0, i64 %other.1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_5 = alloca [1 x i8], align 1
  store i8 1, ptr %_5, align 1
  %1 = call { ptr, ptr } @"_ZN4core5slice4iter87_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$RF$$u5b$T$u5d$$GT$9into_iter17h6b9001d3e162fdceE"(ptr align 4 %other.0, i64 %other.1) #6
  %b.0 = extractvalue { ptr, ptr } %1, 0
  %b.1 = extractvalue { ptr, ptr } %1, 1
  br label %bb1

bb1:
  store i8 0, ptr %_5, align 1
  call void @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$3new17h6c016e3bac0c2060E"(ptr sret([56 x i8]) align 8 %_0, ptr %self.0, ptr %self.1, ptr %b.0, ptr %b.1) #6
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

define internal void @_ZN4core4iter6traits8iterator8Iterator3zip17hfda86f58d3d9d191E(ptr sret([64 x i8]) align 8 %_0, ptr %self.0, ptr %self.1, ptr align 8 %other) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_5 = alloca [1 x i8], align 1
  %b = alloca [24 x i8], align 8
  store i8 1, ptr %_5, align 1
  call void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17he50107e586da9aeaE"(ptr sret([24 x i8]) align 8 %b, ptr align 8 %other) #6
  br label %bb1

bb1:
  store i8 0, ptr %_5, align 1
  call void @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$3new17ha5281b927c4b36feE"(ptr sret([64 x i8]) align 8 %_0, ptr %self.0, ptr %self.1, ptr align 8 %b) #6
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

define internal void @_ZN4core4iter6traits8iterator8Iterator7step_by17h0b3f2cf51da6b66aE(ptr sret([32 x i8]) align 8 %_0, i64 %self.0, i64 %self.1, i64 %step) unnamed_addr #1 {
start:
  call void @"_ZN4core4iter8adapters7step_by15StepBy$LT$I$GT$3new17h73038853eabbd55aE"(ptr sret([32 x i8]) align 8 %_0, i64 %self.0, i64 %self.1, i64 %step) #6
  ret void
}

define internal float @"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h7c29f5136e129b9bE"(ptr align 1 %_1, float %acc, ptr align 4 %elt.0, ptr align 4 %elt.1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_10 = alloca [1 x i8], align 1
  store i8 1, ptr %_10, align 1
  %_7 = call float @"_ZN5loops7dot_zip28_$u7b$$u7b$closure$u7d$$u7d$17h980ed2539a6669a8E"(ptr align 1 %_1, ptr align 4 %elt.0, ptr align 4 %elt.1) #6
  br label %bb1

bb1:
  store i8 0, ptr %_10, align 1
  %_0 = call float @"_ZN54_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h273813dbd897a383E"(ptr align 1 %_1, float %acc, float %_7) #6
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

define internal i64 @_ZN4core4iter8adapters3zip27TrustedRandomAccessNoCoerce4size17h1d2c138acea33812E(ptr align 8 %self) unnamed_addr #0 {
start:
  %_2 = alloca [24 x i8], align 8
  call void @"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17hfcd4cb09a23a2682E"(ptr sret([24 x i8]) align 8 %_2, ptr align 8 %self) #6
  %_0 = load i64, ptr %_2, align 8
  ret i64 %_0
}

define internal i64 @_ZN4core4iter8adapters3zip27TrustedRandomAccessNoCoerce4size17hadbac49e3675e3ddE(ptr align 8 %self) unnamed_addr #0 {
start:
  %_2 = alloca [24 x i8], align 8
  call void @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17hae926b34c9b24685E"(ptr sret([24 x i8]) align 8 %_2, ptr align 8 %self) #6
  %_0 = load i64, ptr %_2, align 8
  ret i64 %_0
}

define internal i64 @_ZN4core4iter8adapters3zip27TrustedRandomAccessNoCoerce4size17head94f6a8f0db674E(ptr align 8 %self) unnamed_addr #0 {
start:
  %_2 = alloca [24 x i8], align 8
  call void @"_ZN93_$LT$core..slice..iter..Chunks$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17hf1fca8ea7bb30f7fE"(ptr sret([24 x i8]) align 8 %_2, ptr align 8 %self) #6
  %_0 = load i64, ptr %_2, align 8
  ret i64 %_0
}

define internal void @"_ZN4core4iter8adapters7step_by15StepBy$LT$I$GT$3new17h73038853eabbd55aE"(ptr sret([32 x i8]) align 8 %_0, i64 %iter.0, i64 %iter.1, i64 %step) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_7 = alloca [1 x i8], align 1
  store i8 1, ptr %_7, align 1
  %1 = icmp eq i64 %step, 0
  br i1 %1, label %bb2, label %bb1

bb2:
  call void @_ZN4core9panicking5panic17h06336e0c962d4a4aE(ptr align 1 @alloc_4aead6e2018a46d0df208d5729447de7, i64 27, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb1:
  store i8 0, ptr %_7, align 1
  %2 = call { i64, i64 } @"_ZN146_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..iter..adapters..step_by..SpecRangeSetup$LT$core..ops..range..Range$LT$usize$GT$$GT$$GT$5setup17h5a6144a3960b9deeE"(i64 %iter.0, i64 %iter.1, i64 %step) #6
  %iter.01 = extractvalue { i64, i64 } %2, 0
  %iter.12 = extractvalue { i64, i64 } %2, 1
  br label %bb3

bb3:
  %_6 = sub i64 %step, 1
  store i64 %iter.01, ptr %_0, align 8
  %3 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %iter.12, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %_0, i64 16
  store i64 %_6, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %_0, i64 24
  store i8 1, ptr %5, align 8
  ret void

bb6:                                              ; No predecessors!
  %6 = load i8, ptr %_7, align 1
  %7 = trunc i8 %6 to i1
  br i1 %7, label %bb5, label %bb4

bb4:
  %8 = load ptr, ptr %0, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  %10 = load i32, ptr %9, align 8
  %11 = insertvalue { ptr, i32 } poison, ptr %8, 0
  %12 = insertvalue { ptr, i32 } %11, i32 %10, 1
  resume { ptr, i32 } %12

bb5:
  br label %bb4
}

define internal { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h2e800bd7e07c70b3E"(ptr align 4 %self.0, i64 %self.1) unnamed_addr #1 {
start:
  %0 = call { ptr, ptr } @"_ZN4core5slice4iter13Iter$LT$T$GT$3new17hebc025276d77f322E"(ptr align 4 %self.0, i64 %self.1) #6
  %_0.0 = extractvalue { ptr, ptr } %0, 0
  %_0.1 = extractvalue { ptr, ptr } %0, 1
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2
}

define internal void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$6chunks17h07658bfa58b23466E"(ptr sret([24 x i8]) align 8 %_0, ptr align 4 %self.0, i64 %self.1, i64 %chunk_size, ptr align 8 %0) unnamed_addr #1 {
start:
  %_4 = alloca [48 x i8], align 8
  %1 = icmp eq i64 %chunk_size, 0
  br i1 %1, label %bb2, label %bb1

bb2:
  store ptr @alloc_2cdbb89777c912da09e05e08ed401368, ptr %_4, align 8
  %2 = getelementptr inbounds i8, ptr %_4, i64 8
  store i64 1, ptr %2, align 8
  %3 = load ptr, ptr @1, align 8
  %4 = load i64, ptr getelementptr inbounds (i8, ptr @1, i64 8), align 8
  %5 = getelementptr inbounds i8, ptr %_4, i64 32
  store ptr %3, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 8
  store i64 %4, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %_4, i64 16
  store ptr inttoptr (i64 8 to ptr), ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 8
  store i64 0, ptr %8, align 8
  call void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr align 8 %_4, ptr align 8 %0) #7
  unreachable

bb1:
  store ptr %self.0, ptr %_0, align 8
  %9 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %self.1, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %_0, i64 16
  store i64 %chunk_size, ptr %10, align 8
  ret void
}

define internal { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$8iter_mut17hd660b932a1dd705eE"(ptr align 4 %self.0, i64 %self.1) unnamed_addr #1 {
start:
  %0 = call { ptr, ptr } @"_ZN4core5slice4iter16IterMut$LT$T$GT$3new17h5a6c7c0314393e3cE"(ptr align 4 %self.0, i64 %self.1) #6
  %_0.0 = extractvalue { ptr, ptr } %0, 0
  %_0.1 = extractvalue { ptr, ptr } %0, 1
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2
}

define internal { ptr, i64 } @_ZN4core5slice3raw14from_raw_parts17h47c9015c88fce4b7E(ptr %data, i64 %len) unnamed_addr #1 {
start:
  br label %bb1

bb1:
  call void @_ZN4core5slice3raw14from_raw_parts18precondition_check17h8227533ecef454baE(ptr %data, i64 4, i64 4, i64 %len) #6
  br label %bb3

bb3:
  %0 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %1 = insertvalue { ptr, i64 } %0, i64 %len, 1
  ret { ptr, i64 } %1
}

define internal void @_ZN4core5slice3raw14from_raw_parts18precondition_check17h8227533ecef454baE(ptr %data, i64 %size, i64 %align, i64 %len) unnamed_addr #1 personality ptr @rust_eh_personality {
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
  %6 = load ptr, ptr @1, align 8
  %7 = load i64, ptr getelementptr inbounds (i8, ptr @1, i64 8), align 8
  %8 = getelementptr inbounds i8, ptr %_11, i64 32
  store ptr %6, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 8
  store i64 %7, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %_11, i64 16
  store ptr inttoptr (i64 8 to ptr), ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 8
  store i64 0, ptr %11, align 8
  call void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr align 8 %_11, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
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
  call void @_ZN4core9panicking11panic_const23panic_const_div_by_zero17hc25814f4a0d3df95E(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb3:
  br label %bb5

bb2:
  ret void

bb5:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_11195730e5236cfdc15ea13be1c301f9, i64 162) #7
  unreachable
}

define internal { ptr, i64 } @_ZN4core5slice3raw18from_raw_parts_mut17h9136cce610ce5e5bE(ptr %data, i64 %len) unnamed_addr #1 {
start:
  br label %bb1

bb1:
  call void @_ZN4core5slice3raw18from_raw_parts_mut18precondition_check17h9d3412275fdb9a68E(ptr %data, i64 4, i64 4, i64 %len) #6
  br label %bb3

bb3:
  %0 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %1 = insertvalue { ptr, i64 } %0, i64 %len, 1
  ret { ptr, i64 } %1
}

define internal void @_ZN4core5slice3raw18from_raw_parts_mut18precondition_check17h9d3412275fdb9a68E(ptr %data, i64 %size, i64 %align, i64 %len) unnamed_addr #1 personality ptr @rust_eh_personality {
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
  %6 = load ptr, ptr @1, align 8
  %7 = load i64, ptr getelementptr inbounds (i8, ptr @1, i64 8), align 8
  %8 = getelementptr inbounds i8, ptr %_11, i64 32
  store ptr %6, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 8
  store i64 %7, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %_11, i64 16
  store ptr inttoptr (i64 8 to ptr), ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 8
  store i64 0, ptr %11, align 8
  call void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr align 8 %_11, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
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
  call void @_ZN4core9panicking11panic_const23panic_const_div_by_zero17hc25814f4a0d3df95E(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb3:
  br label %bb5

bb2:
  ret void

bb5:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_d685bb4d9a1abf4f5af46d1af0d9ef8a, i64 166) #7
  unreachable
}

define internal { ptr, ptr } @"_ZN4core5slice4iter13Iter$LT$T$GT$3new17hebc025276d77f322E"(ptr align 4 %slice.0, i64 %slice.1) unnamed_addr #1 {
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

define internal { ptr, ptr } @"_ZN4core5slice4iter16IterMut$LT$T$GT$3new17h5a6c7c0314393e3cE"(ptr align 4 %slice.0, i64 %slice.1) unnamed_addr #1 {
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

define internal { ptr, ptr } @"_ZN4core5slice4iter87_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$RF$$u5b$T$u5d$$GT$9into_iter17h6b9001d3e162fdceE"(ptr align 4 %self.0, i64 %self.1) unnamed_addr #0 {
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

define internal float @"_ZN54_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum17hb7cc02ee00f402bbE"(ptr align 8 %iter) unnamed_addr #0 {
start:
  %_0 = call float @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17he83968cba7a397baE"(ptr align 8 %iter, float -0.000000e+00) #6
  ret float %_0
}

define internal float @"_ZN54_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h273813dbd897a383E"(ptr align 1 %_1, float %a, float %b) unnamed_addr #1 {
start:
  %_0 = fadd float %a, %b
  ret float %_0
}

define internal void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h434aad1d00c3b398E"(ptr sret([64 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 64, i1 false)
  ret void
}

define internal { i32, i32 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h69f62c8558606cf8E"(i32 %self.0, i32 %self.1) unnamed_addr #1 {
start:
  %0 = insertvalue { i32, i32 } poison, i32 %self.0, 0
  %1 = insertvalue { i32, i32 } %0, i32 %self.1, 1
  ret { i32, i32 } %1
}

define internal void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h7d46ee48e7abe36eE"(ptr sret([32 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 32, i1 false)
  ret void
}

define internal { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hb95885d2aa66d1d6E"(i64 %self.0, i64 %self.1) unnamed_addr #1 {
start:
  %0 = insertvalue { i64, i64 } poison, i64 %self.0, 0
  %1 = insertvalue { i64, i64 } %0, i64 %self.1, 1
  ret { i64, i64 } %1
}

define internal void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17he3b0893951610c4fE"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 24, i1 false)
  ret void
}

define internal void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17he50107e586da9aeaE"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 24, i1 false)
  ret void
}

define internal { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hecb3e36f9a92b20eE"(i64 %self.0, i64 %self.1) unnamed_addr #1 {
start:
  %0 = insertvalue { i64, i64 } poison, i64 %self.0, 0
  %1 = insertvalue { i64, i64 } %0, i64 %self.1, 1
  ret { i64, i64 } %1
}

define internal float @"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum17hab1f418ba547d2caE"(ptr %iter.0, ptr %iter.1) unnamed_addr #0 {
start:
  %_0 = call float @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hb8241e707285ce7bE"(ptr %iter.0, ptr %iter.1, float -0.000000e+00) #6
  ret float %_0
}

define internal float @"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h0876abf23813bb75E"(ptr align 1 %_1, float %a, ptr align 4 %b) unnamed_addr #1 {
start:
  %_4 = load float, ptr %b, align 4
  %_0 = fadd float %a, %_4
  ret float %_0
}

define internal { i64, i64 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$14spec_next_back17h91d81a7e8951caecE"(ptr align 8 %self) unnamed_addr #1 {
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
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_6 = load i64, ptr %0, align 8
  %_5 = call i64 @"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$18backward_unchecked17h27cfc0c2d8733814E"(i64 %_6, i64 1) #6
  %1 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %_5, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  %_7 = load i64, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %_7, ptr %3, align 8
  store i64 1, ptr %_0, align 8
  br label %bb5

bb5:
  %4 = load i64, ptr %_0, align 8
  %5 = getelementptr inbounds i8, ptr %_0, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = insertvalue { i64, i64 } poison, i64 %4, 0
  %8 = insertvalue { i64, i64 } %7, i64 %6, 1
  ret { i64, i64 } %8
}

define internal { i32, i32 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17h004afb0f07833141E"(ptr align 4 %self) unnamed_addr #1 {
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
  %_6 = call i32 @"_ZN47_$LT$u32$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17h4856e8e6f97b1028E"(i32 %old, i64 1) #6
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

define internal { i64, i64 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17hc8a56ceb34685c1bE"(ptr align 8 %self) unnamed_addr #1 {
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
  %_6 = call i64 @"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17h8fbad27c5cefb746E"(i64 %old, i64 1) #6
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

define internal align 4 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$24__iterator_get_unchecked17h75590b7974f2d83fE"(ptr align 8 %self, i64 %idx) unnamed_addr #1 {
start:
  %_5 = load ptr, ptr %self, align 8
  %_3 = getelementptr inbounds float, ptr %_5, i64 %idx
  ret ptr %_3
}

define internal float @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hb8241e707285ce7bE"(ptr %0, ptr %1, float %init) unnamed_addr #1 personality ptr @rust_eh_personality {
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
  %9 = call i64 @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$7sub_ptr17h80f00273b469ca2dE"(ptr %end3, ptr %_20) #6
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
  %_21 = call float @"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17h0876abf23813bb75E"(ptr align 1 %f, float %_24, ptr align 4 %_40) #6
  br label %bb11

bb11:
  store float %_21, ptr %acc, align 4
  %self5 = load i64, ptr %i, align 8
  br label %bb21

bb21:
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h00247baae7a22f8cE"(i64 %self5, i64 1) #6
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

define internal void @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17hae926b34c9b24685E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  %_10 = alloca [16 x i8], align 8
  %exact = alloca [8 x i8], align 8
  br label %bb2

bb2:
  %self1 = getelementptr inbounds i8, ptr %self, i64 8
  %end = load ptr, ptr %self1, align 8
  %_8 = load ptr, ptr %self, align 8
  %0 = call i64 @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$7sub_ptr17h80f00273b469ca2dE"(ptr %end, ptr %_8) #6
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

define internal { ptr, i64 } @"_ZN93_$LT$core..slice..iter..Chunks$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$24__iterator_get_unchecked17h1a6368616531b013E"(ptr align 8 %self, i64 %idx) unnamed_addr #0 {
start:
  %data = alloca [8 x i8], align 8
  %len = alloca [8 x i8], align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 16
  %_4 = load i64, ptr %0, align 8
  %start1 = mul i64 %idx, %_4
  %_13.0 = load ptr, ptr %self, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 8
  %_13.1 = load i64, ptr %1, align 8
  br label %bb1

bb1:
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_sub18precondition_check17h4b9b340bc0b03cd5E"(i64 %_13.1, i64 %start1) #6
  %v1 = sub nuw i64 %_13.1, %start1
  %2 = getelementptr inbounds i8, ptr %self, i64 16
  %v2 = load i64, ptr %2, align 8
  %3 = call i64 @_ZN4core3cmp6min_by17hee0dae84ca7cc376E(i64 %v1, i64 %v2) #6
  store i64 %3, ptr %len, align 8
  %self.0 = load ptr, ptr %self, align 8
  %4 = getelementptr inbounds i8, ptr %self, i64 8
  %self.1 = load i64, ptr %4, align 8
  %5 = getelementptr inbounds float, ptr %self.0, i64 %start1
  store ptr %5, ptr %data, align 8
  %len2 = load i64, ptr %len, align 8
  br label %bb4

bb4:
  %_19 = load ptr, ptr %data, align 8
  %6 = load i64, ptr %len, align 8
  call void @_ZN4core5slice3raw14from_raw_parts18precondition_check17h8227533ecef454baE(ptr %_19, i64 4, i64 4, i64 %6) #6
  br label %bb6

bb6:
  %_22.0 = load ptr, ptr %data, align 8
  %_22.1 = load i64, ptr %len, align 8
  %7 = insertvalue { ptr, i64 } poison, ptr %_22.0, 0
  %8 = insertvalue { ptr, i64 } %7, i64 %_22.1, 1
  ret { ptr, i64 } %8

bb2:                                              ; No predecessors!
  unreachable

bb3:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN93_$LT$core..slice..iter..Chunks$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17hf1fca8ea7bb30f7fE"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  %_13 = alloca [16 x i8], align 8
  %n = alloca [8 x i8], align 8
  %self.0 = load ptr, ptr %self, align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %self.1 = load i64, ptr %0, align 8
  %1 = icmp eq i64 %self.1, 0
  br i1 %1, label %bb1, label %bb2

bb1:
  store i64 0, ptr %_0, align 8
  %2 = load i64, ptr @0, align 8
  %3 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  %4 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %2, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 8
  store i64 %3, ptr %5, align 8
  br label %bb8

bb2:
  %_16.0 = load ptr, ptr %self, align 8
  %6 = getelementptr inbounds i8, ptr %self, i64 8
  %_16.1 = load i64, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %self, i64 16
  %_4 = load i64, ptr %7, align 8
  %_5 = icmp eq i64 %_4, 0
  br i1 %_5, label %panic, label %bb3

bb8:
  ret void

bb3:
  %n1 = udiv i64 %_16.1, %_4
  %_17.0 = load ptr, ptr %self, align 8
  %8 = getelementptr inbounds i8, ptr %self, i64 8
  %_17.1 = load i64, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %self, i64 16
  %_8 = load i64, ptr %9, align 8
  %_9 = icmp eq i64 %_8, 0
  br i1 %_9, label %panic2, label %bb4

panic:
  call void @_ZN4core9panicking11panic_const23panic_const_div_by_zero17hc25814f4a0d3df95E(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb4:
  %rem = urem i64 %_17.1, %_8
  %_11 = icmp ugt i64 %rem, 0
  br i1 %_11, label %bb5, label %bb6

panic2:
  call void @_ZN4core9panicking11panic_const23panic_const_rem_by_zero17h302cb8efe1b5e772E(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb6:
  store i64 %n1, ptr %n, align 8
  br label %bb7

bb5:
  %10 = add i64 %n1, 1
  store i64 %10, ptr %n, align 8
  br label %bb7

bb7:
  %_12 = load i64, ptr %n, align 8
  %_14 = load i64, ptr %n, align 8
  %11 = getelementptr inbounds i8, ptr %_13, i64 8
  store i64 %_14, ptr %11, align 8
  store i64 1, ptr %_13, align 8
  store i64 %_12, ptr %_0, align 8
  %12 = load i64, ptr %_13, align 8
  %13 = getelementptr inbounds i8, ptr %_13, i64 8
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %12, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %15, i64 8
  store i64 %14, ptr %16, align 8
  br label %bb8
}

define internal align 4 ptr @"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$24__iterator_get_unchecked17h7f29dc6df5d20444E"(ptr align 8 %self, i64 %idx) unnamed_addr #1 {
start:
  %_5 = load ptr, ptr %self, align 8
  %_3 = getelementptr inbounds float, ptr %_5, i64 %idx
  ret ptr %_3
}

define internal void @"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17hfcd4cb09a23a2682E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  %_10 = alloca [16 x i8], align 8
  %exact = alloca [8 x i8], align 8
  br label %bb2

bb2:
  %self1 = getelementptr inbounds i8, ptr %self, i64 8
  %end = load ptr, ptr %self1, align 8
  %_8 = load ptr, ptr %self, align 8
  %0 = call i64 @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$7sub_ptr17h80f00273b469ca2dE"(ptr %end, ptr %_8) #6
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

define internal { i64, i64 } @"_ZN98_$LT$core..iter..adapters..rev..Rev$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h6efa80ff56fe8d87E"(ptr align 8 %self) unnamed_addr #1 {
start:
  %0 = call { i64, i64 } @"_ZN4core4iter5range116_$LT$impl$u20$core..iter..traits..double_ended..DoubleEndedIterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$9next_back17h703d6c35c6844a84E"(ptr align 8 %self) #6
  %_0.0 = extractvalue { i64, i64 } %0, 0
  %_0.1 = extractvalue { i64, i64 } %0, 1
  %1 = insertvalue { i64, i64 } poison, i64 %_0.0, 0
  %2 = insertvalue { i64, i64 } %1, i64 %_0.1, 1
  ret { i64, i64 } %2
}

define float @sum_range(ptr %x, i64 %n) unnamed_addr #0 {
start:
  %_8 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %s = alloca [4 x i8], align 4
  %0 = call { ptr, i64 } @_ZN4core5slice3raw14from_raw_parts17h47c9015c88fce4b7E(ptr %x, i64 %n) #6
  %x.0 = extractvalue { ptr, i64 } %0, 0
  %x.1 = extractvalue { ptr, i64 } %0, 1
  store float 0.000000e+00, ptr %s, align 4
  %1 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hb95885d2aa66d1d6E"(i64 0, i64 %n) #6
  %_5.0 = extractvalue { i64, i64 } %1, 0
  %_5.1 = extractvalue { i64, i64 } %1, 1
  store i64 %_5.0, ptr %iter, align 8
  %2 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %_5.1, ptr %2, align 8
  br label %bb3

bb3:
  %3 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h6ad51e3464b1d7aaE"(ptr align 8 %iter) #6
  %4 = extractvalue { i64, i64 } %3, 0
  %5 = extractvalue { i64, i64 } %3, 1
  store i64 %4, ptr %_8, align 8
  %6 = getelementptr inbounds i8, ptr %_8, i64 8
  store i64 %5, ptr %6, align 8
  %_10 = load i64, ptr %_8, align 8
  %7 = icmp eq i64 %_10, 0
  br i1 %7, label %bb7, label %bb6

bb7:
  %_0 = load float, ptr %s, align 4
  ret float %_0

bb6:
  %8 = getelementptr inbounds i8, ptr %_8, i64 8
  %i = load i64, ptr %8, align 8
  %_14 = icmp ult i64 %i, %x.1
  br i1 %_14, label %bb8, label %panic

bb8:
  %9 = getelementptr inbounds float, ptr %x.0, i64 %i
  %_12 = load float, ptr %9, align 4
  %10 = load float, ptr %s, align 4
  %11 = fadd float %10, %_12
  store float %11, ptr %s, align 4
  br label %bb3

panic:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %i, i64 %x.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb5:                                              ; No predecessors!
  unreachable
}

define float @sum_inclusive(ptr %x, i64 %n) unnamed_addr #0 {
start:
  %_10 = alloca [16 x i8], align 8
  %iter = alloca [24 x i8], align 8
  %_8 = alloca [24 x i8], align 8
  %_7 = alloca [24 x i8], align 8
  %s = alloca [4 x i8], align 4
  %0 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %n, i64 1)
  %_5.0 = extractvalue { i64, i1 } %0, 0
  %_5.1 = extractvalue { i64, i1 } %0, 1
  br i1 %_5.1, label %panic, label %bb1

bb1:
  %1 = call { ptr, i64 } @_ZN4core5slice3raw14from_raw_parts17h47c9015c88fce4b7E(ptr %x, i64 %_5.0) #6
  %x.0 = extractvalue { ptr, i64 } %1, 0
  %x.1 = extractvalue { ptr, i64 } %1, 1
  store float 0.000000e+00, ptr %s, align 4
  call void @"_ZN4core3ops5range25RangeInclusive$LT$Idx$GT$3new17h0f0ef4b18e29266dE"(ptr sret([24 x i8]) align 8 %_8, i64 0, i64 %n) #6
  call void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17he3b0893951610c4fE"(ptr sret([24 x i8]) align 8 %_7, ptr align 8 %_8) #6
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter, ptr align 8 %_7, i64 24, i1 false)
  br label %bb5

panic:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb5:
  %2 = call { i64, i64 } @"_ZN4core4iter5range110_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..RangeInclusive$LT$A$GT$$GT$4next17hefa37d51bc791854E"(ptr align 8 %iter) #6
  %3 = extractvalue { i64, i64 } %2, 0
  %4 = extractvalue { i64, i64 } %2, 1
  store i64 %3, ptr %_10, align 8
  %5 = getelementptr inbounds i8, ptr %_10, i64 8
  store i64 %4, ptr %5, align 8
  %_12 = load i64, ptr %_10, align 8
  %6 = icmp eq i64 %_12, 0
  br i1 %6, label %bb9, label %bb8

bb9:
  %_0 = load float, ptr %s, align 4
  ret float %_0

bb8:
  %7 = getelementptr inbounds i8, ptr %_10, i64 8
  %i = load i64, ptr %7, align 8
  %_16 = icmp ult i64 %i, %x.1
  br i1 %_16, label %bb10, label %panic1

bb10:
  %8 = getelementptr inbounds float, ptr %x.0, i64 %i
  %_14 = load float, ptr %8, align 4
  %9 = load float, ptr %s, align 4
  %10 = fadd float %9, %_14
  store float %10, ptr %s, align 4
  br label %bb5

panic1:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %i, i64 %x.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb7:                                              ; No predecessors!
  unreachable
}

define void @reverse_range(ptr %x, i64 %n) unnamed_addr #0 {
start:
  %_8 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %0 = call { ptr, i64 } @_ZN4core5slice3raw18from_raw_parts_mut17h9136cce610ce5e5bE(ptr %x, i64 %n) #6
  %x.0 = extractvalue { ptr, i64 } %0, 0
  %x.1 = extractvalue { ptr, i64 } %0, 1
  %1 = call { i64, i64 } @_ZN4core4iter6traits8iterator8Iterator3rev17he61599dfe1de7f62E(i64 1, i64 %n) #6
  %_5.0 = extractvalue { i64, i64 } %1, 0
  %_5.1 = extractvalue { i64, i64 } %1, 1
  %2 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hecb3e36f9a92b20eE"(i64 %_5.0, i64 %_5.1) #6
  %_4.0 = extractvalue { i64, i64 } %2, 0
  %_4.1 = extractvalue { i64, i64 } %2, 1
  store i64 %_4.0, ptr %iter, align 8
  %3 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %_4.1, ptr %3, align 8
  br label %bb4

bb4:
  %4 = call { i64, i64 } @"_ZN98_$LT$core..iter..adapters..rev..Rev$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h6efa80ff56fe8d87E"(ptr align 8 %iter) #6
  %5 = extractvalue { i64, i64 } %4, 0
  %6 = extractvalue { i64, i64 } %4, 1
  store i64 %5, ptr %_8, align 8
  %7 = getelementptr inbounds i8, ptr %_8, i64 8
  store i64 %6, ptr %7, align 8
  %_10 = load i64, ptr %_8, align 8
  %8 = icmp eq i64 %_10, 0
  br i1 %8, label %bb8, label %bb7

bb8:
  ret void

bb7:
  %9 = getelementptr inbounds i8, ptr %_8, i64 8
  %i = load i64, ptr %9, align 8
  %_14.0 = sub i64 %i, 1
  %_14.1 = icmp ult i64 %i, 1
  br i1 %_14.1, label %panic, label %bb9

bb9:
  %_16 = icmp ult i64 %_14.0, %x.1
  br i1 %_16, label %bb10, label %panic1

panic:
  call void @_ZN4core9panicking11panic_const24panic_const_sub_overflow17hce21710976133341E(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb10:
  %10 = getelementptr inbounds float, ptr %x.0, i64 %_14.0
  %_12 = load float, ptr %10, align 4
  %_18 = icmp ult i64 %i, %x.1
  br i1 %_18, label %bb11, label %panic2

panic1:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %_14.0, i64 %x.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb11:
  %11 = getelementptr inbounds float, ptr %x.0, i64 %i
  %12 = getelementptr inbounds float, ptr %x.0, i64 %i
  %13 = load float, ptr %12, align 4
  %14 = fsub float %13, %_12
  store float %14, ptr %11, align 4
  br label %bb4

panic2:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %i, i64 %x.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb6:                                              ; No predecessors!
  unreachable
}

define void @every_step(ptr %x, i64 %n, i64 %step) unnamed_addr #0 {
start:
  %_9 = alloca [16 x i8], align 8
  %iter = alloca [32 x i8], align 8
  %_6 = alloca [32 x i8], align 8
  %_5 = alloca [32 x i8], align 8
  %0 = call { ptr, i64 } @_ZN4core5slice3raw18from_raw_parts_mut17h9136cce610ce5e5bE(ptr %x, i64 %n) #6
  %x.0 = extractvalue { ptr, i64 } %0, 0
  %x.1 = extractvalue { ptr, i64 } %0, 1
  call void @_ZN4core4iter6traits8iterator8Iterator7step_by17h0b3f2cf51da6b66aE(ptr sret([32 x i8]) align 8 %_6, i64 0, i64 %n, i64 %step) #6
  call void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h7d46ee48e7abe36eE"(ptr sret([32 x i8]) align 8 %_5, ptr align 8 %_6) #6
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter, ptr align 8 %_5, i64 32, i1 false)
  br label %bb4

bb4:
  %1 = call { i64, i64 } @"_ZN105_$LT$core..iter..adapters..step_by..StepBy$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hf3f32ce681797654E"(ptr align 8 %iter) #6
  %2 = extractvalue { i64, i64 } %1, 0
  %3 = extractvalue { i64, i64 } %1, 1
  store i64 %2, ptr %_9, align 8
  %4 = getelementptr inbounds i8, ptr %_9, i64 8
  store i64 %3, ptr %4, align 8
  %_11 = load i64, ptr %_9, align 8
  %5 = icmp eq i64 %_11, 0
  br i1 %5, label %bb8, label %bb7

bb8:
  ret void

bb7:
  %6 = getelementptr inbounds i8, ptr %_9, i64 8
  %i = load i64, ptr %6, align 8
  %_14 = icmp ult i64 %i, %x.1
  br i1 %_14, label %bb9, label %panic

bb9:
  %7 = getelementptr inbounds float, ptr %x.0, i64 %i
  store float 0.000000e+00, ptr %7, align 4
  br label %bb4

panic:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %i, i64 %x.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb6:                                              ; No predecessors!
  unreachable
}

define void @matmul(ptr %a, ptr %b, ptr %c, i64 %m, i64 %n, i64 %k) unnamed_addr #0 {
start:
  %_34 = alloca [16 x i8], align 8
  %iter2 = alloca [16 x i8], align 8
  %s = alloca [4 x i8], align 4
  %_26 = alloca [16 x i8], align 8
  %iter1 = alloca [16 x i8], align 8
  %_19 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %0 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %m, i64 %k)
  %_9.0 = extractvalue { i64, i1 } %0, 0
  %_9.1 = extractvalue { i64, i1 } %0, 1
  br i1 %_9.1, label %panic, label %bb1

bb1:
  %1 = call { ptr, i64 } @_ZN4core5slice3raw14from_raw_parts17h47c9015c88fce4b7E(ptr %a, i64 %_9.0) #6
  %a.0 = extractvalue { ptr, i64 } %1, 0
  %a.1 = extractvalue { ptr, i64 } %1, 1
  %2 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %k, i64 %n)
  %_12.0 = extractvalue { i64, i1 } %2, 0
  %_12.1 = extractvalue { i64, i1 } %2, 1
  br i1 %_12.1, label %panic3, label %bb3

panic:
  call void @_ZN4core9panicking11panic_const24panic_const_mul_overflow17hf1c8947532f8c86bE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb3:
  %3 = call { ptr, i64 } @_ZN4core5slice3raw14from_raw_parts17h47c9015c88fce4b7E(ptr %b, i64 %_12.0) #6
  %b.0 = extractvalue { ptr, i64 } %3, 0
  %b.1 = extractvalue { ptr, i64 } %3, 1
  %4 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %m, i64 %n)
  %_15.0 = extractvalue { i64, i1 } %4, 0
  %_15.1 = extractvalue { i64, i1 } %4, 1
  br i1 %_15.1, label %panic4, label %bb5

panic3:
  call void @_ZN4core9panicking11panic_const24panic_const_mul_overflow17hf1c8947532f8c86bE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb5:
  %5 = call { ptr, i64 } @_ZN4core5slice3raw18from_raw_parts_mut17h9136cce610ce5e5bE(ptr %c, i64 %_15.0) #6
  %c.0 = extractvalue { ptr, i64 } %5, 0
  %c.1 = extractvalue { ptr, i64 } %5, 1
  %6 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hb95885d2aa66d1d6E"(i64 0, i64 %m) #6
  %_16.0 = extractvalue { i64, i64 } %6, 0
  %_16.1 = extractvalue { i64, i64 } %6, 1
  store i64 %_16.0, ptr %iter, align 8
  %7 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %_16.1, ptr %7, align 8
  br label %bb8

panic4:
  call void @_ZN4core9panicking11panic_const24panic_const_mul_overflow17hf1c8947532f8c86bE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb8:
  %8 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h6ad51e3464b1d7aaE"(ptr align 8 %iter) #6
  %9 = extractvalue { i64, i64 } %8, 0
  %10 = extractvalue { i64, i64 } %8, 1
  store i64 %9, ptr %_19, align 8
  %11 = getelementptr inbounds i8, ptr %_19, i64 8
  store i64 %10, ptr %11, align 8
  %_21 = load i64, ptr %_19, align 8
  %12 = icmp eq i64 %_21, 0
  br i1 %12, label %bb12, label %bb11

bb12:
  ret void

bb11:
  %13 = getelementptr inbounds i8, ptr %_19, i64 8
  %i = load i64, ptr %13, align 8
  %14 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hb95885d2aa66d1d6E"(i64 0, i64 %n) #6
  %_23.0 = extractvalue { i64, i64 } %14, 0
  %_23.1 = extractvalue { i64, i64 } %14, 1
  store i64 %_23.0, ptr %iter1, align 8
  %15 = getelementptr inbounds i8, ptr %iter1, i64 8
  store i64 %_23.1, ptr %15, align 8
  br label %bb14

bb14:
  %16 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h6ad51e3464b1d7aaE"(ptr align 8 %iter1) #6
  %17 = extractvalue { i64, i64 } %16, 0
  %18 = extractvalue { i64, i64 } %16, 1
  store i64 %17, ptr %_26, align 8
  %19 = getelementptr inbounds i8, ptr %_26, i64 8
  store i64 %18, ptr %19, align 8
  %_28 = load i64, ptr %_26, align 8
  %20 = icmp eq i64 %_28, 0
  br i1 %20, label %bb8, label %bb16

bb16:
  %21 = getelementptr inbounds i8, ptr %_26, i64 8
  %j = load i64, ptr %21, align 8
  store float 0.000000e+00, ptr %s, align 4
  %22 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hb95885d2aa66d1d6E"(i64 0, i64 %k) #6
  %_31.0 = extractvalue { i64, i64 } %22, 0
  %_31.1 = extractvalue { i64, i64 } %22, 1
  store i64 %_31.0, ptr %iter2, align 8
  %23 = getelementptr inbounds i8, ptr %iter2, i64 8
  store i64 %_31.1, ptr %23, align 8
  br label %bb18

bb18:
  %24 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h6ad51e3464b1d7aaE"(ptr align 8 %iter2) #6
  %25 = extractvalue { i64, i64 } %24, 0
  %26 = extractvalue { i64, i64 } %24, 1
  store i64 %25, ptr %_34, align 8
  %27 = getelementptr inbounds i8, ptr %_34, i64 8
  store i64 %26, ptr %27, align 8
  %_36 = load i64, ptr %_34, align 8
  %28 = icmp eq i64 %_36, 0
  br i1 %28, label %bb21, label %bb20

bb21:
  %_53 = load float, ptr %s, align 4
  %29 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %i, i64 %n)
  %_56.0 = extractvalue { i64, i1 } %29, 0
  %_56.1 = extractvalue { i64, i1 } %29, 1
  br i1 %_56.1, label %panic5, label %bb28

bb20:
  %30 = getelementptr inbounds i8, ptr %_34, i64 8
  %p = load i64, ptr %30, align 8
  %31 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %i, i64 %k)
  %_42.0 = extractvalue { i64, i1 } %31, 0
  %_42.1 = extractvalue { i64, i1 } %31, 1
  br i1 %_42.1, label %panic8, label %bb22

bb28:
  %32 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %_56.0, i64 %j)
  %_57.0 = extractvalue { i64, i1 } %32, 0
  %_57.1 = extractvalue { i64, i1 } %32, 1
  br i1 %_57.1, label %panic6, label %bb29

panic5:
  call void @_ZN4core9panicking11panic_const24panic_const_mul_overflow17hf1c8947532f8c86bE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb29:
  %_59 = icmp ult i64 %_57.0, %c.1
  br i1 %_59, label %bb30, label %panic7

panic6:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb30:
  %33 = getelementptr inbounds float, ptr %c.0, i64 %_57.0
  store float %_53, ptr %33, align 4
  br label %bb14

panic7:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %_57.0, i64 %c.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb22:
  %34 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %_42.0, i64 %p)
  %_43.0 = extractvalue { i64, i1 } %34, 0
  %_43.1 = extractvalue { i64, i1 } %34, 1
  br i1 %_43.1, label %panic9, label %bb23

panic8:
  call void @_ZN4core9panicking11panic_const24panic_const_mul_overflow17hf1c8947532f8c86bE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb23:
  %_45 = icmp ult i64 %_43.0, %a.1
  br i1 %_45, label %bb24, label %panic10

panic9:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb24:
  %35 = getelementptr inbounds float, ptr %a.0, i64 %_43.0
  %_39 = load float, ptr %35, align 4
  %36 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %p, i64 %n)
  %_49.0 = extractvalue { i64, i1 } %36, 0
  %_49.1 = extractvalue { i64, i1 } %36, 1
  br i1 %_49.1, label %panic11, label %bb25

panic10:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %_43.0, i64 %a.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb25:
  %37 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %_49.0, i64 %j)
  %_50.0 = extractvalue { i64, i1 } %37, 0
  %_50.1 = extractvalue { i64, i1 } %37, 1
  br i1 %_50.1, label %panic12, label %bb26

panic11:
  call void @_ZN4core9panicking11panic_const24panic_const_mul_overflow17hf1c8947532f8c86bE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb26:
  %_52 = icmp ult i64 %_50.0, %b.1
  br i1 %_52, label %bb27, label %panic13

panic12:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb27:
  %38 = getelementptr inbounds float, ptr %b.0, i64 %_50.0
  %_46 = load float, ptr %38, align 4
  %_38 = fmul float %_39, %_46
  %39 = load float, ptr %s, align 4
  %40 = fadd float %39, %_38
  store float %40, ptr %s, align 4
  br label %bb18

panic13:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %_50.0, i64 %b.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb10:                                             ; No predecessors!
  unreachable
}

define float @dot_zip(ptr %x, ptr %y, i64 %n) unnamed_addr #0 {
start:
  %_10 = alloca [56 x i8], align 8
  %_9 = alloca [56 x i8], align 8
  %_6 = alloca [32 x i8], align 8
  %0 = call { ptr, i64 } @_ZN4core5slice3raw14from_raw_parts17h47c9015c88fce4b7E(ptr %x, i64 %n) #6
  %_7.0 = extractvalue { ptr, i64 } %0, 0
  %_7.1 = extractvalue { ptr, i64 } %0, 1
  %1 = call { ptr, i64 } @_ZN4core5slice3raw14from_raw_parts17h47c9015c88fce4b7E(ptr %y, i64 %n) #6
  %_8.0 = extractvalue { ptr, i64 } %1, 0
  %_8.1 = extractvalue { ptr, i64 } %1, 1
  store ptr %_7.0, ptr %_6, align 8
  %2 = getelementptr inbounds i8, ptr %_6, i64 8
  store i64 %_7.1, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %_6, i64 16
  store ptr %_8.0, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 8
  store i64 %_8.1, ptr %4, align 8
  %x.0 = load ptr, ptr %_6, align 8
  %5 = getelementptr inbounds i8, ptr %_6, i64 8
  %x.1 = load i64, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %_6, i64 16
  %y.0 = load ptr, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 8
  %y.1 = load i64, ptr %7, align 8
  %8 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h2e800bd7e07c70b3E"(ptr align 4 %x.0, i64 %x.1) #6
  %_11.0 = extractvalue { ptr, ptr } %8, 0
  %_11.1 = extractvalue { ptr, ptr } %8, 1
  call void @_ZN4core4iter6traits8iterator8Iterator3zip17hb0057fcec48ff8faE(ptr sret([56 x i8]) align 8 %_10, ptr %_11.0, ptr %_11.1, ptr align 4 %y.0, i64 %y.1) #6
  call void @_ZN4core4iter6traits8iterator8Iterator3map17h97b9f48edd615d0aE(ptr sret([56 x i8]) align 8 %_9, ptr align 8 %_10) #6
  %_0 = call float @_ZN4core4iter6traits8iterator8Iterator3sum17h8183d1753b3a8b6aE(ptr align 8 %_9) #6
  ret float %_0
}

define internal float @"_ZN5loops7dot_zip28_$u7b$$u7b$closure$u7d$$u7d$17h980ed2539a6669a8E"(ptr align 1 %_1, ptr align 4 %_2.0, ptr align 4 %_2.1) unnamed_addr #1 {
start:
  %_0 = call float @"_ZN49_$LT$$RF$f32$u20$as$u20$core..ops..arith..Mul$GT$3mul17hf6c47f17003ce0c5E"(ptr align 4 %_2.0, ptr align 4 %_2.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #6
  ret float %_0
}

define void @chunk_sums(ptr %x, ptr %out, i64 %n, i64 %width) unnamed_addr #0 {
start:
  %_12 = alloca [24 x i8], align 8
  %iter = alloca [64 x i8], align 8
  %_10 = alloca [24 x i8], align 8
  %_8 = alloca [64 x i8], align 8
  %_7 = alloca [64 x i8], align 8
  %0 = call { ptr, i64 } @_ZN4core5slice3raw14from_raw_parts17h47c9015c88fce4b7E(ptr %x, i64 %n) #6
  %x.0 = extractvalue { ptr, i64 } %0, 0
  %x.1 = extractvalue { ptr, i64 } %0, 1
  %1 = call { ptr, i64 } @_ZN4core5slice3raw18from_raw_parts_mut17h9136cce610ce5e5bE(ptr %out, i64 %n) #6
  %out.0 = extractvalue { ptr, i64 } %1, 0
  %out.1 = extractvalue { ptr, i64 } %1, 1
  %2 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$8iter_mut17hd660b932a1dd705eE"(ptr align 4 %out.0, i64 %out.1) #6
  %_9.0 = extractvalue { ptr, ptr } %2, 0
  %_9.1 = extractvalue { ptr, ptr } %2, 1
  call void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$6chunks17h07658bfa58b23466E"(ptr sret([24 x i8]) align 8 %_10, ptr align 4 %x.0, i64 %x.1, i64 %width, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #6
  call void @_ZN4core4iter6traits8iterator8Iterator3zip17hfda86f58d3d9d191E(ptr sret([64 x i8]) align 8 %_8, ptr %_9.0, ptr %_9.1, ptr align 8 %_10) #6
  call void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h434aad1d00c3b398E"(ptr sret([64 x i8]) align 8 %_7, ptr align 8 %_8) #6
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter, ptr align 8 %_7, i64 64, i1 false)
  br label %bb7

bb7:
  call void @"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hab30be5a8f381382E"(ptr sret([24 x i8]) align 8 %_12, ptr align 8 %iter) #6
  %3 = load ptr, ptr %_12, align 8
  %4 = ptrtoint ptr %3 to i64
  %5 = icmp eq i64 %4, 0
  %_14 = select i1 %5, i64 0, i64 1
  %6 = icmp eq i64 %_14, 0
  br i1 %6, label %bb11, label %bb10

bb11:
  ret void

bb10:
  %o = load ptr, ptr %_12, align 8
  %7 = getelementptr inbounds i8, ptr %_12, i64 8
  %chunk.0 = load ptr, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 8
  %chunk.1 = load i64, ptr %8, align 8
  %9 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h2e800bd7e07c70b3E"(ptr align 4 %chunk.0, i64 %chunk.1) #6
  %_18.0 = extractvalue { ptr, ptr } %9, 0
  %_18.1 = extractvalue { ptr, ptr } %9, 1
  %_17 = call float @_ZN4core4iter6traits8iterator8Iterator3sum17h22261a538b6cc08dE(ptr %_18.0, ptr %_18.1) #6
  store float %_17, ptr %o, align 4
  br label %bb7

bb9:                                              ; No predecessors!
  unreachable
}

define i32 @first_pair(i32 %n, i32 %limit) unnamed_addr #0 {
start:
  %_13 = alloca [8 x i8], align 4
  %iter1 = alloca [8 x i8], align 4
  %_6 = alloca [8 x i8], align 4
  %iter = alloca [8 x i8], align 4
  %0 = call { i32, i32 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h69f62c8558606cf8E"(i32 0, i32 %n) #6
  %_3.0 = extractvalue { i32, i32 } %0, 0
  %_3.1 = extractvalue { i32, i32 } %0, 1
  store i32 %_3.0, ptr %iter, align 4
  %1 = getelementptr inbounds i8, ptr %iter, i64 4
  store i32 %_3.1, ptr %1, align 4
  br label %bb2

bb2:
  %2 = call { i32, i32 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h2bd8b5b9b57fcf3fE"(ptr align 4 %iter) #6
  %3 = extractvalue { i32, i32 } %2, 0
  %4 = extractvalue { i32, i32 } %2, 1
  store i32 %3, ptr %_6, align 4
  %5 = getelementptr inbounds i8, ptr %_6, i64 4
  store i32 %4, ptr %5, align 4
  %6 = load i32, ptr %_6, align 4
  %_8 = zext i32 %6 to i64
  %7 = icmp eq i64 %_8, 0
  br i1 %7, label %bb13, label %bb5

bb13:
  ret i32 %n

bb5:
  %8 = getelementptr inbounds i8, ptr %_6, i64 4
  %i = load i32, ptr %8, align 4
  %9 = call { i32, i32 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h69f62c8558606cf8E"(i32 0, i32 %i) #6
  %_10.0 = extractvalue { i32, i32 } %9, 0
  %_10.1 = extractvalue { i32, i32 } %9, 1
  store i32 %_10.0, ptr %iter1, align 4
  %10 = getelementptr inbounds i8, ptr %iter1, i64 4
  store i32 %_10.1, ptr %10, align 4
  br label %bb7

bb7:
  %11 = call { i32, i32 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h2bd8b5b9b57fcf3fE"(ptr align 4 %iter1) #6
  %12 = extractvalue { i32, i32 } %11, 0
  %13 = extractvalue { i32, i32 } %11, 1
  store i32 %12, ptr %_13, align 4
  %14 = getelementptr inbounds i8, ptr %_13, i64 4
  store i32 %13, ptr %14, align 4
  %15 = load i32, ptr %_13, align 4
  %_15 = zext i32 %15 to i64
  %16 = icmp eq i64 %_15, 0
  br i1 %16, label %bb2, label %bb9

bb9:
  %17 = getelementptr inbounds i8, ptr %_13, i64 4
  %j = load i32, ptr %17, align 4
  %18 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %i, i32 %j)
  %_19.0 = extractvalue { i32, i1 } %18, 0
  %_19.1 = extractvalue { i32, i1 } %18, 1
  br i1 %_19.1, label %panic, label %bb10

bb10:
  %_17 = icmp ugt i32 %_19.0, %limit
  br i1 %_17, label %bb13, label %bb11

panic:
  call void @_ZN4core9panicking11panic_const24panic_const_mul_overflow17hf1c8947532f8c86bE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb11:
  %19 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %i, i32 %j)
  %_22.0 = extractvalue { i32, i1 } %19, 0
  %_22.1 = extractvalue { i32, i1 } %19, 1
  br i1 %_22.1, label %panic2, label %bb12

bb12:
  %_20 = icmp ugt i32 %_22.0, %n
  br i1 %_20, label %bb2, label %bb7

panic2:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  unreachable

bb4:                                              ; No predecessors!
  unreachable
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

declare i32 @rust_eh_personality(i32, i32, i64, ptr, ptr) unnamed_addr #0

declare void @_ZN4core9panicking11panic_const23panic_const_div_by_zero17hc25814f4a0d3df95E(ptr align 8) unnamed_addr #3

declare void @_ZN4core9panicking11panic_const23panic_const_rem_by_zero17h302cb8efe1b5e772E(ptr align 8) unnamed_addr #3

declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #4

declare void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1, i64) unnamed_addr #3

declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64) #4

declare void @_ZN4core9panicking5panic17h06336e0c962d4a4aE(ptr align 1, i64, ptr align 8) unnamed_addr #3

declare void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr align 8, ptr align 8) unnamed_addr #3

declare i64 @llvm.ctpop.i64(i64) #4

declare void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64, i64, ptr align 8) unnamed_addr #5

declare void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8) unnamed_addr #3

declare void @_ZN4core9panicking11panic_const24panic_const_sub_overflow17hce21710976133341E(ptr align 8) unnamed_addr #3

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #4

declare void @_ZN4core9panicking11panic_const24panic_const_mul_overflow17hf1c8947532f8c86bE(ptr align 8) unnamed_addr #3

declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #4

attributes #0 = { nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { inlinehint nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { cold noinline noreturn nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { cold minsize noinline noreturn nounwind nonlazybind optsize "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.85.0 (4d91de4e4 2025-02-17)"}

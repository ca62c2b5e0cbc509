source_filename = "tensors.697cfdabe296d7b-cgu.0"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@alloc_4192ed3b92b550c0d82c6e919997c0e9 = private unnamed_addr constant <{ [10 x i8] }> <{ [10 x i8] c"<redacted>" }>, align 1
@alloc_ae52e422ab29884b58622d79788975fe = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4192ed3b92b550c0d82c6e919997c0e9, [16 x i8] c"\0A\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00" }>, align 8
@alloc_fa017189c529f9a37ad81f1b7f28d734 = private unnamed_addr constant <{ [97 x i8] }> <{ [97 x i8] c"unsafe precondition(s) violated: slice::get_unchecked requires that the range is within the slice" }>, align 1
@0 = private unnamed_addr constant <{ [8 x i8], [8 x i8] }> <{ [8 x i8] zeroinitializer, [8 x i8] undef }>, align 8
@alloc_fad0cd83b7d1858a846a172eb260e593 = private unnamed_addr constant <{ [42 x i8] }> <{ [42 x i8] c"is_aligned_to: align is not a power-of-two" }>, align 1
@alloc_e92e94d0ff530782b571cfd99ec66aef = private unnamed_addr constant <{ ptr, [8 x i8] }> <{ ptr @alloc_fad0cd83b7d1858a846a172eb260e593, [8 x i8] c"*\00\00\00\00\00\00\00" }>, align 8
@alloc_8df0580a595a87d56789d20c7318e185 = private unnamed_addr constant <{ [166 x i8] }> <{ [166 x i8] c"unsafe precondition(s) violated: ptr::copy_nonoverlapping requires that both pointer arguments are aligned and non-null and the specified memory ranges do not overlap" }>, align 1
@alloc_2f5fae7ca9908dec8d13988b47dc9dc4 = private unnamed_addr constant <{ [104 x i8] }> <{ [104 x i8] c"unsafe precondition(s) violated: ptr::copy requires that both pointer arguments are aligned and non-null" }>, align 1
@alloc_289b84035b3220255b84b8869a538376 = private unnamed_addr constant <{ [69 x i8] }> <{ [69 x i8] c"unsafe precondition(s) violated: usize::unchecked_add cannot overflow" }>, align 1
@alloc_ec595fc0e82ef92fc59bd74f68296eae = private unnamed_addr constant <{ [73 x i8] }> <{ [73 x i8] c"assertion failed: 0 < pointee_size && pointee_size <= isize::MAX as usize" }>, align 1
@alloc_7efb3a7632b3620f628ce83a521b4d9b = private unnamed_addr constant <{ [71 x i8] }> <{ [71 x i8] c"unsafe precondition(s) violated: ptr::sub_ptr requires `self >= origin`" }>, align 1
@alloc_1eb6f53a157dccb32488e066ad957e6d = private unnamed_addr constant <{ [82 x i8] }> <{ [82 x i8] c"unsafe precondition(s) violated: hint::unreachable_unchecked must never be reached" }>, align 1
@alloc_a6e8913658d98d0dbd0444b57ddfd811 = private unnamed_addr constant <{ [27 x i8] }> <{ [27 x i8] c"chunk size must be non-zero" }>, align 1
@alloc_2cdbb89777c912da09e05e08ed401368 = private unnamed_addr constant <{ ptr, [8 x i8] }> <{ ptr @alloc_a6e8913658d98d0dbd0444b57ddfd811, [8 x i8] c"\1B\00\00\00\00\00\00\00" }>, align 8
@alloc_c7866cdfacb035cf61ca4907fe0d7720 = private unnamed_addr constant <{ [100 x i8] }> <{ [100 x i8] c"unsafe precondition(s) violated: slice::split_at_unchecked requires the index to be within the slice" }>, align 1
@alloc_3dc073651148de734d2593768efc16e9 = private unnamed_addr constant <{ [104 x i8] }> <{ [104 x i8] c"unsafe precondition(s) violated: slice::split_at_mut_unchecked requires the index to be within the slice" }>, align 1
@alloc_d0b5540d38aa67683bd942cb6db4a43b = private unnamed_addr constant <{ [28 x i8] }> <{ [28 x i8] c"window size must be non-zero" }>, align 1
@alloc_11195730e5236cfdc15ea13be1c301f9 = private unnamed_addr constant <{ [162 x i8] }> <{ [162 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`" }>, align 1
@alloc_d685bb4d9a1abf4f5af46d1af0d9ef8a = private unnamed_addr constant <{ [166 x i8] }> <{ [166 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts_mut requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`" }>, align 1
@alloc_763310d78c99c2c1ad3f8a9821e942f3 = private unnamed_addr constant <{ [61 x i8] }> <{ [61 x i8] c"is_nonoverlapping: `size_of::<T>() * count` overflows a usize" }>, align 1
@alloc_e5f10c229e531850485be0cf32b11b09 = private unnamed_addr constant <{ [34 x i8] }> <{ [34 x i8] c"assertion failed: a.len() >= m * k" }>, align 1
@alloc_8530d576e7c1df9e5cffc710a8bf4474 = private unnamed_addr constant <{ [34 x i8] }> <{ [34 x i8] c"assertion failed: b.len() >= k * n" }>, align 1
@alloc_b036f775f0d488d54c2fe2c8ecf7bb00 = private unnamed_addr constant <{ [34 x i8] }> <{ [34 x i8] c"assertion failed: c.len() >= m * n" }>, align 1

define internal { ptr, i64 } @"_ZN101_$LT$core..slice..iter..ChunksExactMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$24__iterator_get_unchecked17h5b9b3c4925a5878bE"(ptr align 8 %self, i64 %idx) unnamed_addr #0 {
start:
  %0 = getelementptr inbounds i8, ptr %self, i64 32
  %_4 = load i64, ptr %0, align 8
  %start1 = mul i64 %idx, %_4
  %1 = getelementptr inbounds i8, ptr %self, i64 16
  %self.0 = load ptr, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %1, i64 8
  %self.1 = load i64, ptr %2, align 8
  %data = getelementptr inbounds float, ptr %self.0, i64 %start1
  %3 = getelementptr inbounds i8, ptr %self, i64 32
  %len = load i64, ptr %3, align 8
  br label %bb1

bb1:
  call void @_ZN4core5slice3raw18from_raw_parts_mut18precondition_check17h20c44bd1028fba42E(ptr %data, i64 4, i64 4, i64 %len) #7
  br label %bb3

bb3:
  %4 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %5 = insertvalue { ptr, i64 } %4, i64 %len, 1
  ret { ptr, i64 } %5
}

define internal void @"_ZN101_$LT$core..slice..iter..ChunksExactMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17h29d1713dbf957abeE"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  %_7 = alloca [16 x i8], align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 16
  %self.0 = load ptr, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %0, i64 8
  %self.1 = load i64, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 32
  %_5 = load i64, ptr %2, align 8
  %_6 = icmp eq i64 %_5, 0
  br i1 %_6, label %panic, label %bb1

bb1:
  %n = udiv i64 %self.1, %_5
  %3 = getelementptr inbounds i8, ptr %_7, i64 8
  store i64 %n, ptr %3, align 8
  store i64 1, ptr %_7, align 8
  store i64 %n, ptr %_0, align 8
  %4 = load i64, ptr %_7, align 8
  %5 = getelementptr inbounds i8, ptr %_7, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %4, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 8
  store i64 %6, ptr %8, align 8
  ret void

panic:
  call void @_ZN4core9panicking11panic_const23panic_const_div_by_zero17hc25814f4a0d3df95E(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable
}

define internal void @"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h007057e3faa40a03E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  call void @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4next17h38a9a2eee4a9f708E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) #7
  ret void
}

define internal void @"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h89d65a9ea433670eE"(ptr sret([32 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  call void @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4next17h8aae4d85405b4984E"(ptr sret([32 x i8]) align 8 %_0, ptr align 8 %self) #7
  ret void
}

define internal { ptr, ptr } @"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17he8ee19d44c719ac5E"(ptr align 8 %self) unnamed_addr #1 {
start:
  %0 = call { ptr, ptr } @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4next17h0e3a65aae71c6730E"(ptr align 8 %self) #7
  %_0.0 = extractvalue { ptr, ptr } %0, 0
  %_0.1 = extractvalue { ptr, ptr } %0, 1
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2
}

define internal float @"_ZN104_$LT$core..iter..adapters..copied..Copied$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hb3f62c490e6062dcE"(ptr %self.0, ptr %self.1, float %init) unnamed_addr #0 {
start:
  %_0 = call float @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h41db136fac94e2eeE"(ptr %self.0, ptr %self.1, float %init) #7
  ret float %_0
}

define internal void @"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$13get_unchecked18precondition_check17h9d3b5bc10f9d4b80E"(i64 %start1, i64 %end, i64 %len) unnamed_addr #1 {
start:
  %_4 = icmp uge i64 %end, %start1
  br i1 %_4, label %bb1, label %bb3

bb3:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_fa017189c529f9a37ad81f1b7f28d734, i64 97) #8
  unreachable

bb1:
  %_5 = icmp ule i64 %end, %len
  br i1 %_5, label %bb2, label %bb3

bb2:
  ret void
}

define internal { i64, i64 } @"_ZN107_$LT$core..ops..range..RangeInclusive$LT$T$GT$$u20$as$u20$core..iter..range..RangeInclusiveIteratorImpl$GT$9spec_next17hf1c555afaf3e5d3bE"(ptr align 8 %self) unnamed_addr #1 {
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
  %n = call i64 @"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17h2d00d3a87d77873aE"(i64 %_8, i64 1) #7
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

define internal { ptr, i64 } @"_ZN110_$LT$core..ops..range..RangeFrom$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h3d1e8206a0394acbE"(i64 %self, ptr align 4 %slice.0, i64 %slice.1, ptr align 8 %0) unnamed_addr #1 {
start:
  %_3 = icmp ugt i64 %self, %slice.1
  br i1 %_3, label %bb1, label %bb2

bb2:
  br label %bb3

bb1:
  call void @_ZN4core5slice5index26slice_start_index_len_fail17h8b07b385e2a9ab7bE(i64 %self, i64 %slice.1, ptr align 8 %0) #8
  unreachable

bb3:
  call void @"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$13get_unchecked18precondition_check17h9d3b5bc10f9d4b80E"(i64 %self, i64 %slice.1, i64 %slice.1) #7
  br label %bb4

bb4:
  %new_len = sub nuw i64 %slice.1, %self
  %_12 = getelementptr inbounds i32, ptr %slice.0, i64 %self
  %1 = insertvalue { ptr, i64 } poison, ptr %_12, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %new_len, 1
  ret { ptr, i64 } %2
}

define internal void @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$3new17h23276d6e836231cfE"(ptr sret([80 x i8]) align 8 %_0, ptr %0, ptr %1, ptr align 8 %b) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %2 = alloca [16 x i8], align 8
  %_9 = alloca [40 x i8], align 8
  %a = alloca [16 x i8], align 8
  store ptr %0, ptr %a, align 8
  %3 = getelementptr inbounds i8, ptr %a, i64 8
  store ptr %1, ptr %3, align 8
  %a_len = call i64 @_ZN4core4iter8adapters3zip27TrustedRandomAccessNoCoerce4size17hab6269f241ca4616E(ptr align 8 %a) #7
  br label %bb1

bb1:
  %v2 = call i64 @_ZN4core4iter8adapters3zip27TrustedRandomAccessNoCoerce4size17hee3e43513d87198aE(ptr align 8 %b) #7
  br label %bb2

bb2:
  %len = call i64 @_ZN4core3cmp6min_by17h8e1669a468345747E(i64 %a_len, i64 %v2) #7
  br label %bb6

bb6:
  %_8.0 = load ptr, ptr %a, align 8
  %4 = getelementptr inbounds i8, ptr %a, i64 8
  %_8.1 = load ptr, ptr %4, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_9, ptr align 8 %b, i64 40, i1 false)
  store ptr %_8.0, ptr %_0, align 8
  %5 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %_8.1, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %_0, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %_9, i64 40, i1 false)
  %7 = getelementptr inbounds i8, ptr %_0, i64 56
  store i64 0, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %_0, i64 64
  store i64 %len, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %_0, i64 72
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

define internal void @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$3new17h476c39903047b6d5E"(ptr sret([104 x i8]) align 8 %_0, ptr align 8 %a, ptr align 8 %b) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_9 = alloca [40 x i8], align 8
  %_8 = alloca [40 x i8], align 8
  %a_len = call i64 @_ZN4core4iter8adapters3zip27TrustedRandomAccessNoCoerce4size17hee3e43513d87198aE(ptr align 8 %a) #7
  br label %bb1

bb1:
  %v2 = call i64 @_ZN4core4iter8adapters3zip27TrustedRandomAccessNoCoerce4size17hac3acf5d7162c006E(ptr align 8 %b) #7
  br label %bb2

bb2:
  %len = call i64 @_ZN4core3cmp6min_by17h8e1669a468345747E(i64 %a_len, i64 %v2) #7
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

define internal void @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$3new17hc4407c16d6a177ccE"(ptr sret([56 x i8]) align 8 %_0, ptr %0, ptr %1, ptr %2, ptr %3) unnamed_addr #0 personality ptr @rust_eh_personality {
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
  %a_len = call i64 @_ZN4core4iter8adapters3zip27TrustedRandomAccessNoCoerce4size17h58b8f9709375819dE(ptr align 8 %a) #7
  br label %bb1

bb1:
  %v2 = call i64 @_ZN4core4iter8adapters3zip27TrustedRandomAccessNoCoerce4size17hab6269f241ca4616E(ptr align 8 %b) #7
  br label %bb2

bb2:
  %len = call i64 @_ZN4core3cmp6min_by17h8e1669a468345747E(i64 %a_len, i64 %v2) #7
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

define internal { ptr, ptr } @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4next17h0e3a65aae71c6730E"(ptr align 8 %self) unnamed_addr #1 personality ptr @rust_eh_personality {
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
  %_7 = call align 4 ptr @"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$24__iterator_get_unchecked17h00088fbe4410bbe9E"(ptr align 8 %self, i64 %i) #7
  %_10 = getelementptr inbounds i8, ptr %self, i64 16
  %_9 = call align 4 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$24__iterator_get_unchecked17h01e17d5df885b991E"(ptr align 8 %_10, i64 %i) #7
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

define internal void @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4next17h38a9a2eee4a9f708E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_6 = alloca [24 x i8], align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 56
  %_3 = load i64, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 64
  %_4 = load i64, ptr %2, align 8
  %_2 = icmp ult i64 %_3, %_4
  br i1 %_2, label %bb1, label %bb4

bb4:
  br label %bb10

bb1:
  %3 = getelementptr inbounds i8, ptr %self, i64 56
  %i = load i64, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %self, i64 56
  %5 = getelementptr inbounds i8, ptr %self, i64 56
  %6 = load i64, ptr %5, align 8
  %7 = add i64 %6, 1
  store i64 %7, ptr %4, align 8
  %_7 = call align 4 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$24__iterator_get_unchecked17h01e17d5df885b991E"(ptr align 8 %self, i64 %i) #7
  %_10 = getelementptr inbounds i8, ptr %self, i64 16
  %8 = call { ptr, i64 } @"_ZN98_$LT$core..slice..iter..ChunksExact$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$24__iterator_get_unchecked17h5b8bffc0660eed1fE"(ptr align 8 %_10, i64 %i) #7
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

define internal void @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$4next17h8aae4d85405b4984E"(ptr sret([32 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 personality ptr @rust_eh_personality {
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
  %8 = call { ptr, i64 } @"_ZN98_$LT$core..slice..iter..ChunksExact$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$24__iterator_get_unchecked17h5b8bffc0660eed1fE"(ptr align 8 %self, i64 %i) #7
  %_7.0 = extractvalue { ptr, i64 } %8, 0
  %_7.1 = extractvalue { ptr, i64 } %8, 1
  %_10 = getelementptr inbounds i8, ptr %self, i64 40
  %9 = call { ptr, i64 } @"_ZN101_$LT$core..slice..iter..ChunksExactMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$24__iterator_get_unchecked17h5b9b3c4925a5878bE"(ptr align 8 %_10, i64 %i) #7
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

define internal float @"_ZN49_$LT$$RF$f32$u20$as$u20$core..ops..arith..Mul$GT$3mul17h6c04c47fa1836b6fE"(ptr align 4 %self, ptr align 4 %other, ptr align 8 %0) unnamed_addr #1 {
start:
  %_3 = load float, ptr %self, align 4
  %_4 = load float, ptr %other, align 4
  %_0 = fmul float %_3, %_4
  ret float %_0
}

define internal i64 @"_ZN49_$LT$isize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17h45dfbc216db23a8eE"(i64 %start1, i64 %n) unnamed_addr #1 {
start:
  %self = alloca [16 x i8], align 8
  %0 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %start1, i64 %n)
  %_9.0 = extractvalue { i64, i1 } %0, 0
  %_9.1 = extractvalue { i64, i1 } %0, 1
  %_6 = icmp slt i64 %n, 0
  %b = xor i1 %_9.1, %_6
  br i1 %b, label %bb1, label %bb3

bb3:
  %1 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %_9.0, ptr %1, align 8
  store i64 1, ptr %self, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  %val = load i64, ptr %2, align 8
  ret i64 %val

bb1:
  %3 = load i64, ptr @0, align 8
  %4 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  store i64 %3, ptr %self, align 8
  %5 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %4, ptr %5, align 8
  call void @_ZN4core4hint21unreachable_unchecked18precondition_check17h33c7e4667dddf6eaE() #7
  unreachable
}

define internal i64 @"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17h2d00d3a87d77873aE"(i64 %start1, i64 %n) unnamed_addr #1 {
start:
  br label %bb1

bb1:
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h3699a70a7b9c504fE"(i64 %start1, i64 %n) #7
  br label %bb2

bb2:
  %_0 = add nuw i64 %start1, %n
  ret i64 %_0
}

define internal void @_ZN4core10intrinsics19copy_nonoverlapping18precondition_check17h9e51c3a6c77ee9f1E(ptr %src, ptr %dst, i64 %size, i64 %align, i64 %count) unnamed_addr #1 personality ptr @rust_eh_personality {
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
  call void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr align 8 %_17, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
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
  call void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr align 8 %_26, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
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
  %_6 = call zeroext i1 @_ZN4core9ub_checks23maybe_is_nonoverlapping7runtime17hfc24c8961b6b9b55E(ptr %src, ptr %dst, i64 %size, i64 %count) #7
  br i1 %_6, label %bb9, label %bb8

bb8:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_8df0580a595a87d56789d20c7318e185, i64 166) #8
  unreachable

bb9:
  ret void

bb7:
  br label %bb8
}

define internal void @_ZN4core10intrinsics4copy18precondition_check17h5e3b96dd39f534f5E(ptr %src, ptr %dst, i64 %align, i1 zeroext %zero_size) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [4 x i8], align 4
  %1 = alloca [4 x i8], align 4
  %_20 = alloca [48 x i8], align 8
  %_11 = alloca [48 x i8], align 8
  %2 = call i64 @llvm.ctpop.i64(i64 %align)
  %3 = trunc i64 %2 to i32
  store i32 %3, ptr %1, align 4
  %_15 = load i32, ptr %1, align 4
  %4 = icmp eq i32 %_15, 1
  br i1 %4, label %bb10, label %bb11

bb10:
  %_13 = ptrtoint ptr %src to i64
  %_14 = sub i64 %align, 1
  %_12 = and i64 %_13, %_14
  %5 = icmp eq i64 %_12, 0
  br i1 %5, label %bb6, label %bb7

bb11:
  store ptr @alloc_e92e94d0ff530782b571cfd99ec66aef, ptr %_11, align 8
  %6 = getelementptr inbounds i8, ptr %_11, i64 8
  store i64 1, ptr %6, align 8
  %7 = load ptr, ptr @0, align 8
  %8 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  %9 = getelementptr inbounds i8, ptr %_11, i64 32
  store ptr %7, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %9, i64 8
  store i64 %8, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %_11, i64 16
  store ptr inttoptr (i64 8 to ptr), ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %11, i64 8
  store i64 0, ptr %12, align 8
  call void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr align 8 %_11, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb6:
  br i1 %zero_size, label %bb8, label %bb9

bb7:
  br label %bb4

bb9:
  %_9 = icmp eq i64 %_13, 0
  %_5 = xor i1 %_9, true
  br i1 %_5, label %bb1, label %bb4

bb8:
  br label %bb1

bb4:
  br label %bb5

bb1:
  %13 = call i64 @llvm.ctpop.i64(i64 %align)
  %14 = trunc i64 %13 to i32
  store i32 %14, ptr %0, align 4
  %_23 = load i32, ptr %0, align 4
  %15 = icmp eq i32 %_23, 1
  br i1 %15, label %bb17, label %bb18

bb17:
  %_22 = ptrtoint ptr %dst to i64
  %_21 = and i64 %_22, %_14
  %16 = icmp eq i64 %_21, 0
  br i1 %16, label %bb13, label %bb14

bb18:
  store ptr @alloc_e92e94d0ff530782b571cfd99ec66aef, ptr %_20, align 8
  %17 = getelementptr inbounds i8, ptr %_20, i64 8
  store i64 1, ptr %17, align 8
  %18 = load ptr, ptr @0, align 8
  %19 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  %20 = getelementptr inbounds i8, ptr %_20, i64 32
  store ptr %18, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %20, i64 8
  store i64 %19, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %_20, i64 16
  store ptr inttoptr (i64 8 to ptr), ptr %22, align 8
  %23 = getelementptr inbounds i8, ptr %22, i64 8
  store i64 0, ptr %23, align 8
  call void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr align 8 %_20, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb13:
  br i1 %zero_size, label %bb15, label %bb16

bb14:
  br label %bb3

bb16:
  %_18 = icmp eq i64 %_22, 0
  %_6 = xor i1 %_18, true
  br i1 %_6, label %bb2, label %bb3

bb15:
  br label %bb2

bb3:
  br label %bb5

bb2:
  ret void

bb5:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_2f5fae7ca9908dec8d13988b47dc9dc4, i64 104) #8
  unreachable
}

define internal void @_ZN4core10intrinsics9cold_path17hf9154c3fafa27adeE() unnamed_addr #2 {
start:
  ret void
}

define internal i32 @_ZN4core3cmp3Ord3max17h13c379ce51fb95fdE(i32 %self, i32 %other) unnamed_addr #1 {
start:
  %_0 = call i32 @_ZN4core3cmp6max_by17h256ffa938a6dc2dcE(i32 %self, i32 %other) #7
  ret i32 %_0
}

define internal i32 @_ZN4core3cmp3Ord3min17hd3e806a259329ba9E(i32 %self, i32 %other) unnamed_addr #1 {
start:
  %_0 = call i32 @_ZN4core3cmp6min_by17h7c82ddd4ab9d5ec7E(i32 %self, i32 %other) #7
  ret i32 %_0
}

define internal i8 @"_ZN4core3cmp5impls48_$LT$impl$u20$core..cmp..Ord$u20$for$u20$u32$GT$3cmp17h14b3a4dc308fe3deE"(ptr align 4 %self, ptr align 4 %other) unnamed_addr #1 {
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

define internal i8 @"_ZN4core3cmp5impls50_$LT$impl$u20$core..cmp..Ord$u20$for$u20$usize$GT$3cmp17hac263d087dcc367fE"(ptr align 8 %self, ptr align 8 %other) unnamed_addr #1 {
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

define internal i32 @_ZN4core3cmp6max_by17h256ffa938a6dc2dcE(i32 %0, i32 %1) unnamed_addr #1 personality ptr @rust_eh_personality {
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
  %3 = call i8 @_ZN4core3ops8function6FnOnce9call_once17hdf4e4b40538b5052E(ptr align 4 %v1, ptr align 4 %v2) #7
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

define internal i32 @_ZN4core3cmp6min_by17h7c82ddd4ab9d5ec7E(i32 %0, i32 %1) unnamed_addr #1 personality ptr @rust_eh_personality {
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
  %3 = call i8 @_ZN4core3ops8function6FnOnce9call_once17hdf4e4b40538b5052E(ptr align 4 %v1, ptr align 4 %v2) #7
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

define internal i64 @_ZN4core3cmp6min_by17h8e1669a468345747E(i64 %0, i64 %1) unnamed_addr #1 personality ptr @rust_eh_personality {
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
  %3 = call i8 @_ZN4core3ops8function6FnOnce9call_once17h3f21d61ce3389eb9E(ptr align 8 %v1, ptr align 8 %v2) #7
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

define internal float @"_ZN4core3f3221_$LT$impl$u20$f32$GT$3max17hab8d92a36590b06cE"(float %self, float %other) unnamed_addr #1 {
start:
  %0 = alloca [4 x i8], align 4
  %1 = call float @llvm.maxnum.f32(float %self, float %other)
  store float %1, ptr %0, align 4
  %_0 = load float, ptr %0, align 4
  ret float %_0
}

define internal void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h3699a70a7b9c504fE"(i64 %lhs, i64 %rhs) unnamed_addr #1 {
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

define internal void @"_ZN4core3ops5range25RangeInclusive$LT$Idx$GT$3new17he42ff045e00c7445E"(ptr sret([24 x i8]) align 8 %_0, i64 %start1, i64 %end) unnamed_addr #1 {
start:
  store i64 %start1, ptr %_0, align 8
  %0 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %end, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_0, i64 16
  store i8 0, ptr %1, align 8
  ret void
}

define internal float @_ZN4core3ops8function5FnMut8call_mut17h70e06821256cd248E(ptr align 1 %_1, float %0, float %1) unnamed_addr #1 {
start:
  %_2 = alloca [8 x i8], align 4
  store float %0, ptr %_2, align 4
  %2 = getelementptr inbounds i8, ptr %_2, i64 4
  store float %1, ptr %2, align 4
  %3 = load float, ptr %_2, align 4
  %4 = getelementptr inbounds i8, ptr %_2, i64 4
  %5 = load float, ptr %4, align 4
  %_0 = call float @"_ZN4core3f3221_$LT$impl$u20$f32$GT$3max17hab8d92a36590b06cE"(float %3, float %5) #7
  ret float %_0
}

define internal i8 @_ZN4core3ops8function6FnOnce9call_once17h3f21d61ce3389eb9E(ptr align 8 %0, ptr align 8 %1) unnamed_addr #1 {
start:
  %_2 = alloca [16 x i8], align 8
  store ptr %0, ptr %_2, align 8
  %2 = getelementptr inbounds i8, ptr %_2, i64 8
  store ptr %1, ptr %2, align 8
  %3 = load ptr, ptr %_2, align 8
  %4 = getelementptr inbounds i8, ptr %_2, i64 8
  %5 = load ptr, ptr %4, align 8
  %_0 = call i8 @"_ZN4core3cmp5impls50_$LT$impl$u20$core..cmp..Ord$u20$for$u20$usize$GT$3cmp17hac263d087dcc367fE"(ptr align 8 %3, ptr align 8 %5) #7
  ret i8 %_0
}

define internal i8 @_ZN4core3ops8function6FnOnce9call_once17hdf4e4b40538b5052E(ptr align 4 %0, ptr align 4 %1) unnamed_addr #1 {
start:
  %_2 = alloca [16 x i8], align 8
  store ptr %0, ptr %_2, align 8
  %2 = getelementptr inbounds i8, ptr %_2, i64 8
  store ptr %1, ptr %2, align 8
  %3 = load ptr, ptr %_2, align 8
  %4 = getelementptr inbounds i8, ptr %_2, i64 8
  %5 = load ptr, ptr %4, align 8
  %_0 = call i8 @"_ZN4core3cmp5impls48_$LT$impl$u20$core..cmp..Ord$u20$for$u20$u32$GT$3cmp17h14b3a4dc308fe3deE"(ptr align 4 %3, ptr align 4 %5) #7
  ret i8 %_0
}

define internal void @_ZN4core3ptr4swap17h8dd81f821377129aE(ptr %x, ptr %y) unnamed_addr #1 {
start:
  %_23 = alloca [1 x i8], align 1
  %src = alloca [8 x i8], align 8
  %tmp = alloca [4 x i8], align 4
  br label %bb1

bb1:
  call void @_ZN4core10intrinsics19copy_nonoverlapping18precondition_check17h9e51c3a6c77ee9f1E(ptr %x, ptr %tmp, i64 4, i64 4, i64 1) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %tmp, ptr align 4 %x, i64 4, i1 false)
  store ptr %y, ptr %src, align 8
  br label %bb5

bb5:
  br label %bb7

bb7:
  store i8 0, ptr %_23, align 1
  br label %bb8

bb8:
  %0 = load i8, ptr %_23, align 1
  %1 = trunc i8 %0 to i1
  call void @_ZN4core10intrinsics4copy18precondition_check17h5e3b96dd39f534f5E(ptr %y, ptr %x, i64 4, i1 zeroext %1) #7
  br label %bb10

bb10:
  %2 = load ptr, ptr %src, align 8
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %x, ptr align 4 %2, i64 4, i1 false)
  br label %bb11

bb11:
  call void @_ZN4core10intrinsics19copy_nonoverlapping18precondition_check17h9e51c3a6c77ee9f1E(ptr %tmp, ptr %y, i64 4, i64 4, i64 1) #7
  br label %bb13

bb13:
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %y, ptr align 4 %tmp, i64 4, i1 false)
  ret void

bb3:                                              ; No predecessors!
  unreachable

bb6:                                              ; No predecessors!
  unreachable
}

define internal i64 @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$7sub_ptr17h13dae20088f7626bE"(ptr %self, ptr %subtracted) unnamed_addr #1 {
start:
  %0 = alloca [8 x i8], align 8
  br label %bb2

bb2:
  call void @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$7sub_ptr18precondition_check17h078421f65ab5549aE"(ptr %self, ptr %subtracted) #7
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

define internal void @"_ZN4core3ptr9const_ptr33_$LT$impl$u20$$BP$const$u20$T$GT$7sub_ptr18precondition_check17h078421f65ab5549aE"(ptr %this, ptr %origin) unnamed_addr #1 {
start:
  %_3 = icmp uge ptr %this, %origin
  br i1 %_3, label %bb1, label %bb2

bb2:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_7efb3a7632b3620f628ce83a521b4d9b, i64 71) #8
  unreachable

bb1:
  ret void
}

define internal void @_ZN4core4hint21unreachable_unchecked18precondition_check17h33c7e4667dddf6eaE() unnamed_addr #1 {
start:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_1eb6f53a157dccb32488e066ad957e6d, i64 82) #8
  unreachable
}

define internal { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h56482bba07afab66E"(ptr align 8 %self) unnamed_addr #1 {
start:
  %0 = call { i64, i64 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17h944b93af6db568dfE"(ptr align 8 %self) #7
  %_0.0 = extractvalue { i64, i64 } %0, 0
  %_0.1 = extractvalue { i64, i64 } %0, 1
  %1 = insertvalue { i64, i64 } poison, i64 %_0.0, 0
  %2 = insertvalue { i64, i64 } %1, i64 %_0.1, 1
  ret { i64, i64 } %2
}

define internal { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17hde69b0179ee22647E"(ptr align 8 %self) unnamed_addr #1 {
start:
  %0 = call { i64, i64 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17h665f503f3a9e903cE"(ptr align 8 %self) #7
  %_0.0 = extractvalue { i64, i64 } %0, 0
  %_0.1 = extractvalue { i64, i64 } %0, 1
  %1 = insertvalue { i64, i64 } poison, i64 %_0.0, 0
  %2 = insertvalue { i64, i64 } %1, i64 %_0.1, 1
  ret { i64, i64 } %2
}

define internal { i64, i64 } @"_ZN4core4iter5range110_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..RangeInclusive$LT$A$GT$$GT$4next17ha3ea3930981b610aE"(ptr align 8 %self) unnamed_addr #1 {
start:
  %0 = call { i64, i64 } @"_ZN107_$LT$core..ops..range..RangeInclusive$LT$T$GT$$u20$as$u20$core..iter..range..RangeInclusiveIteratorImpl$GT$9spec_next17hf1c555afaf3e5d3bE"(ptr align 8 %self) #7
  %_0.0 = extractvalue { i64, i64 } %0, 0
  %_0.1 = extractvalue { i64, i64 } %0, 1
  %1 = insertvalue { i64, i64 } poison, i64 %_0.0, 0
  %2 = insertvalue { i64, i64 } %1, i64 %_0.1, 1
  ret { i64, i64 } %2
}

define internal float @_ZN4core4iter6traits8iterator8Iterator3sum17h0237ea99b968934dE(ptr %self.0, ptr %self.1) unnamed_addr #0 {
start:
  %_0 = call float @"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum17hc872e6d2892e04b4E"(ptr %self.0, ptr %self.1) #7
  ret float %_0
}

define internal void @_ZN4core4iter6traits8iterator8Iterator3zip17h4cabdb46a0f1dec2E(ptr sret([56 x i8]) align 8 %_0, ptr %self.0, ptr %self.1, ptr align 4 %other.0, i64 %other.1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_5 = alloca [1 x i8], align 1
  store i8 1, ptr %_5, align 1
  %1 = call { ptr, ptr } @"_ZN4core5slice4iter87_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$RF$$u5b$T$u5d$$GT$9into_iter17h2ab8aba84a3b889eE"(ptr align 4 %other.0, i64 %other.1) #7
  %b.0 = extractvalue { ptr, ptr } %1, 0
  %b.1 = extractvalue { ptr, ptr } %1, 1
  br label %bb1

bb1:
  store i8 0, ptr %_5, align 1
  call void @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$3new17hc4407c16d6a177ccE"(ptr sret([56 x i8]) align 8 %_0, ptr %self.0, ptr %self.1, ptr %b.0, ptr %b.1) #7
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

define internal void @_ZN4core4iter6traits8iterator8Iterator3zip17ha8966f8b020c0d48E(ptr sret([104 x i8]) align 8 %_0, ptr align 8 %self, ptr align 8 %other) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_5 = alloca [1 x i8], align 1
  %b = alloca [40 x i8], align 8
  %a = alloca [40 x i8], align 8
  store i8 1, ptr %_5, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %a, ptr align 8 %self, i64 40, i1 false)
  call void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h3468b7be600f77a2E"(ptr sret([40 x i8]) align 8 %b, ptr align 8 %other) #7
  br label %bb1

bb1:
  store i8 0, ptr %_5, align 1
  call void @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$3new17h476c39903047b6d5E"(ptr sret([104 x i8]) align 8 %_0, ptr align 8 %a, ptr align 8 %b) #7
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

define internal void @_ZN4core4iter6traits8iterator8Iterator3zip17haa426a0d158aa47bE(ptr sret([80 x i8]) align 8 %_0, ptr %self.0, ptr %self.1, ptr align 8 %other) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = alloca [16 x i8], align 8
  %_5 = alloca [1 x i8], align 1
  %b = alloca [40 x i8], align 8
  store i8 1, ptr %_5, align 1
  call void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h977961e6b70461ceE"(ptr sret([40 x i8]) align 8 %b, ptr align 8 %other) #7
  br label %bb1

bb1:
  store i8 0, ptr %_5, align 1
  call void @"_ZN111_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..adapters..zip..ZipImpl$LT$A$C$B$GT$$GT$3new17h23276d6e836231cfE"(ptr sret([80 x i8]) align 8 %_0, ptr %self.0, ptr %self.1, ptr align 8 %b) #7
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

define internal { ptr, ptr } @_ZN4core4iter6traits8iterator8Iterator6copied17h17c4c0d83e7949d4E(ptr %self.0, ptr %self.1) unnamed_addr #0 {
start:
  %0 = insertvalue { ptr, ptr } poison, ptr %self.0, 0
  %1 = insertvalue { ptr, ptr } %0, ptr %self.1, 1
  ret { ptr, ptr } %1
}

define internal i64 @_ZN4core4iter8adapters3zip27TrustedRandomAccessNoCoerce4size17h58b8f9709375819dE(ptr align 8 %self) unnamed_addr #0 {
start:
  %_2 = alloca [24 x i8], align 8
  call void @"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17h2482b25c7b559f57E"(ptr sret([24 x i8]) align 8 %_2, ptr align 8 %self) #7
  %_0 = load i64, ptr %_2, align 8
  ret i64 %_0
}

define internal i64 @_ZN4core4iter8adapters3zip27TrustedRandomAccessNoCoerce4size17hab6269f241ca4616E(ptr align 8 %self) unnamed_addr #0 {
start:
  %_2 = alloca [24 x i8], align 8
  call void @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17h3f875f9302937c72E"(ptr sret([24 x i8]) align 8 %_2, ptr align 8 %self) #7
  %_0 = load i64, ptr %_2, align 8
  ret i64 %_0
}

define internal i64 @_ZN4core4iter8adapters3zip27TrustedRandomAccessNoCoerce4size17hac3acf5d7162c006E(ptr align 8 %self) unnamed_addr #0 {
start:
  %_2 = alloca [24 x i8], align 8
  call void @"_ZN101_$LT$core..slice..iter..ChunksExactMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17h29d1713dbf957abeE"(ptr sret([24 x i8]) align 8 %_2, ptr align 8 %self) #7
  %_0 = load i64, ptr %_2, align 8
  ret i64 %_0
}

define internal i64 @_ZN4core4iter8adapters3zip27TrustedRandomAccessNoCoerce4size17hee3e43513d87198aE(ptr align 8 %self) unnamed_addr #0 {
start:
  %_2 = alloca [24 x i8], align 8
  call void @"_ZN98_$LT$core..slice..iter..ChunksExact$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17hee1a88016899ddcdE"(ptr sret([24 x i8]) align 8 %_2, ptr align 8 %self) #7
  %_0 = load i64, ptr %_2, align 8
  ret i64 %_0
}

define internal float @"_ZN4core4iter8adapters6copied9copy_fold28_$u7b$$u7b$closure$u7d$$u7d$17h2e3fbbccbe378c77E"(ptr align 1 %_1, float %acc, ptr align 4 %_3) unnamed_addr #1 {
start:
  %elt = load float, ptr %_3, align 4
  %_0 = call float @_ZN4core3ops8function5FnMut8call_mut17h70e06821256cd248E(ptr align 1 %_1, float %acc, float %elt) #7
  ret float %_0
}

define internal void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$12chunks_exact17hd295cb5daacbdd96E"(ptr sret([40 x i8]) align 8 %_0, ptr align 4 %self.0, i64 %self.1, i64 %chunk_size, ptr align 8 %0) unnamed_addr #1 {
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
  call void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$18split_at_unchecked17he2043adbc2fe19dcE"(ptr sret([32 x i8]) align 8 %_11, ptr align 4 %self.0, i64 %self.1, i64 %fst_len) #7
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

define internal void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$16chunks_exact_mut17h3a5cbae0d0b3c3caE"(ptr sret([40 x i8]) align 8 %_0, ptr align 4 %self.0, i64 %self.1, i64 %chunk_size, ptr align 8 %0) unnamed_addr #1 {
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
  call void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$22split_at_mut_unchecked17h9fe2bc36911ddfdeE"(ptr sret([32 x i8]) align 8 %_11, ptr align 4 %self.0, i64 %self.1, i64 %fst_len) #7
  %fst.0 = load ptr, ptr %_11, align 8
  %9 = getelementptr inbounds i8, ptr %_11, i64 8
  %fst.1 = load i64, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %_11, i64 16
  %snd.0 = load ptr, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 8
  %snd.1 = load i64, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %_0, i64 16
  store ptr %fst.0, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %12, i64 8
  store i64 %fst.1, ptr %13, align 8
  store ptr %snd.0, ptr %_0, align 8
  %14 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %snd.1, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %_0, i64 32
  store i64 %chunk_size, ptr %15, align 8
  ret void

panic:
  call void @_ZN4core9panicking11panic_const23panic_const_rem_by_zero17h302cb8efe1b5e772E(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable
}

define internal void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$18split_at_unchecked17he2043adbc2fe19dcE"(ptr sret([32 x i8]) align 8 %_0, ptr align 4 %self.0, i64 %self.1, i64 %mid) unnamed_addr #1 {
start:
  %len = alloca [8 x i8], align 8
  %data = alloca [8 x i8], align 8
  %_7 = alloca [16 x i8], align 8
  br label %bb1

bb1:
  call void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$18split_at_unchecked18precondition_check17h512656f381bb3828E"(i64 %mid, i64 %self.1) #7
  br label %bb3

bb3:
  call void @_ZN4core5slice3raw14from_raw_parts18precondition_check17he0ab948b0caae522E(ptr %self.0, i64 4, i64 4, i64 %mid) #7
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
  call void @_ZN4core5slice3raw14from_raw_parts18precondition_check17he0ab948b0caae522E(ptr %_20, i64 4, i64 4, i64 %3) #7
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

define internal void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$18split_at_unchecked18precondition_check17h512656f381bb3828E"(i64 %mid, i64 %len) unnamed_addr #1 {
start:
  %_3 = icmp ule i64 %mid, %len
  br i1 %_3, label %bb1, label %bb2

bb2:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_c7866cdfacb035cf61ca4907fe0d7720, i64 100) #8
  unreachable

bb1:
  ret void
}

define internal void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$22split_at_mut_unchecked17h9fe2bc36911ddfdeE"(ptr sret([32 x i8]) align 8 %_0, ptr align 4 %self.0, i64 %self.1, i64 %mid) unnamed_addr #1 {
start:
  %len = alloca [8 x i8], align 8
  %data = alloca [8 x i8], align 8
  %_7 = alloca [16 x i8], align 8
  br label %bb1

bb1:
  call void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$22split_at_mut_unchecked18precondition_check17h42f1d2a133647b9bE"(i64 %mid, i64 %self.1) #7
  br label %bb3

bb3:
  call void @_ZN4core5slice3raw18from_raw_parts_mut18precondition_check17h20c44bd1028fba42E(ptr %self.0, i64 4, i64 4, i64 %mid) #7
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
  call void @_ZN4core5slice3raw18from_raw_parts_mut18precondition_check17h20c44bd1028fba42E(ptr %_22, i64 4, i64 4, i64 %3) #7
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

define internal void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$22split_at_mut_unchecked18precondition_check17h42f1d2a133647b9bE"(i64 %mid, i64 %len) unnamed_addr #1 {
start:
  %_3 = icmp ule i64 %mid, %len
  br i1 %_3, label %bb1, label %bb2

bb2:
  call void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1 @alloc_3dc073651148de734d2593768efc16e9, i64 104) #8
  unreachable

bb1:
  ret void
}

define internal void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4fill17he2e506b56ca7c1c0E"(ptr align 4 %self.0, i64 %self.1, float %value) unnamed_addr #0 {
start:
  call void @"_ZN74_$LT$$u5b$T$u5d$$u20$as$u20$core..slice..specialize..SpecFill$LT$T$GT$$GT$9spec_fill17h935d2b17d874548bE"(ptr align 4 %self.0, i64 %self.1, float %value) #7
  ret void
}

define internal { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h7fa0166ef1771781E"(ptr align 4 %self.0, i64 %self.1) unnamed_addr #1 {
start:
  %0 = call { ptr, ptr } @"_ZN4core5slice4iter13Iter$LT$T$GT$3new17ha7a34a496dd063bdE"(ptr align 4 %self.0, i64 %self.1) #7
  %_0.0 = extractvalue { ptr, ptr } %0, 0
  %_0.1 = extractvalue { ptr, ptr } %0, 1
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2
}

define internal void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4swap17h9a3846dca61c8102E"(ptr align 4 %self.0, i64 %self.1, i64 %a, i64 %b, ptr align 8 %0) unnamed_addr #1 {
start:
  %_6 = icmp ult i64 %a, %self.1
  br i1 %_6, label %bb1, label %panic

bb1:
  %pa = getelementptr inbounds float, ptr %self.0, i64 %a
  %_9 = icmp ult i64 %b, %self.1
  br i1 %_9, label %bb2, label %panic1

panic:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %a, i64 %self.1, ptr align 8 %0) #8
  unreachable

bb2:
  %pb = getelementptr inbounds float, ptr %self.0, i64 %b
  call void @_ZN4core3ptr4swap17h8dd81f821377129aE(ptr %pa, ptr %pb) #7
  ret void

panic1:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %b, i64 %self.1, ptr align 8 %0) #8
  unreachable
}

define internal void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$7windows17heee5e09c96b8ea54E"(ptr sret([24 x i8]) align 8 %_0, ptr align 4 %self.0, i64 %self.1, i64 %size, ptr align 8 %0) unnamed_addr #1 {
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

define internal { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$8iter_mut17hd6172a9374f62479E"(ptr align 4 %self.0, i64 %self.1) unnamed_addr #1 {
start:
  %0 = call { ptr, ptr } @"_ZN4core5slice4iter16IterMut$LT$T$GT$3new17h630ef7699426b614E"(ptr align 4 %self.0, i64 %self.1) #7
  %_0.0 = extractvalue { ptr, ptr } %0, 0
  %_0.1 = extractvalue { ptr, ptr } %0, 1
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2
}

define internal void @_ZN4core5slice3raw14from_raw_parts18precondition_check17he0ab948b0caae522E(ptr %data, i64 %size, i64 %align, i64 %len) unnamed_addr #1 personality ptr @rust_eh_personality {
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

define internal void @_ZN4core5slice3raw18from_raw_parts_mut18precondition_check17h20c44bd1028fba42E(ptr %data, i64 %size, i64 %align, i64 %len) unnamed_addr #1 personality ptr @rust_eh_personality {
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

define internal { ptr, ptr } @"_ZN4core5slice4iter13Iter$LT$T$GT$3new17ha7a34a496dd063bdE"(ptr align 4 %slice.0, i64 %slice.1) unnamed_addr #1 {
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

define internal { ptr, ptr } @"_ZN4core5slice4iter16IterMut$LT$T$GT$3new17h630ef7699426b614E"(ptr align 4 %slice.0, i64 %slice.1) unnamed_addr #1 {
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

define internal { ptr, ptr } @"_ZN4core5slice4iter87_$LT$impl$u20$core..iter..traits..collect..IntoIterator$u20$for$u20$$RF$$u5b$T$u5d$$GT$9into_iter17h2ab8aba84a3b889eE"(ptr align 4 %self.0, i64 %self.1) unnamed_addr #0 {
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

define internal zeroext i1 @_ZN4core9ub_checks23maybe_is_nonoverlapping7runtime17hfc24c8961b6b9b55E(ptr %src, ptr %dst, i64 %size, i64 %count) unnamed_addr #1 {
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

define internal void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h3468b7be600f77a2E"(ptr sret([40 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 40, i1 false)
  ret void
}

define internal void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h3ed2accadb80c5ddE"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 24, i1 false)
  ret void
}

define internal void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h4d94b908e3d0f287E"(ptr sret([56 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 56, i1 false)
  ret void
}

define internal void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h515a82c20c977d46E"(ptr sret([104 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 104, i1 false)
  ret void
}

define internal { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h5e47a49b7d460329E"(i64 %self.0, i64 %self.1) unnamed_addr #1 {
start:
  %0 = insertvalue { i64, i64 } poison, i64 %self.0, 0
  %1 = insertvalue { i64, i64 } %0, i64 %self.1, 1
  ret { i64, i64 } %1
}

define internal void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h793a7ede70aa77c1E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 24, i1 false)
  ret void
}

define internal void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h80d75cb3b7e83666E"(ptr sret([80 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 80, i1 false)
  ret void
}

define internal { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h89d4dfe2272e5f3bE"(i64 %self.0, i64 %self.1) unnamed_addr #1 {
start:
  %0 = insertvalue { i64, i64 } poison, i64 %self.0, 0
  %1 = insertvalue { i64, i64 } %0, i64 %self.1, 1
  ret { i64, i64 } %1
}

define internal void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h977961e6b70461ceE"(ptr sret([40 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 40, i1 false)
  ret void
}

define internal { ptr, ptr } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17ha7fc34ec30fb5940E"(ptr %self.0, ptr %self.1) unnamed_addr #1 {
start:
  %0 = insertvalue { ptr, ptr } poison, ptr %self.0, 0
  %1 = insertvalue { ptr, ptr } %0, ptr %self.1, 1
  ret { ptr, ptr } %1
}

define internal float @"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum17hc872e6d2892e04b4E"(ptr %iter.0, ptr %iter.1) unnamed_addr #0 {
start:
  %_0 = call float @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E"(ptr %iter.0, ptr %iter.1, float -0.000000e+00) #7
  ret float %_0
}

define internal float @"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17he06b1cd88bf161d1E"(ptr align 1 %_1, float %a, ptr align 4 %b) unnamed_addr #1 {
start:
  %_4 = load float, ptr %b, align 4
  %_0 = fadd float %a, %_4
  ret float %_0
}

define internal void @"_ZN74_$LT$$u5b$T$u5d$$u20$as$u20$core..slice..specialize..SpecFill$LT$T$GT$$GT$9spec_fill17h935d2b17d874548bE"(ptr align 4 %self.0, i64 %self.1, float %value) unnamed_addr #0 {
start:
  %end_or_len = alloca [8 x i8], align 8
  %_5 = alloca [8 x i8], align 8
  %iter = alloca [16 x i8], align 8
  br label %bb7

bb7:
  %0 = getelementptr inbounds float, ptr %self.0, i64 %self.1
  store ptr %0, ptr %end_or_len, align 8
  br label %bb8

bb8:
  %_14 = load ptr, ptr %end_or_len, align 8
  store ptr %self.0, ptr %iter, align 8
  %1 = getelementptr inbounds i8, ptr %iter, i64 8
  store ptr %_14, ptr %1, align 8
  br label %bb1

bb1:
  %2 = call align 4 ptr @"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h6146718f088b5534E"(ptr align 8 %iter) #7
  store ptr %2, ptr %_5, align 8
  %3 = load ptr, ptr %_5, align 8
  %4 = ptrtoint ptr %3 to i64
  %5 = icmp eq i64 %4, 0
  %_7 = select i1 %5, i64 0, i64 1
  %6 = icmp eq i64 %_7, 0
  br i1 %6, label %bb5, label %bb4

bb5:
  ret void

bb4:
  %item = load ptr, ptr %_5, align 8
  store float %value, ptr %item, align 4
  br label %bb1

bb3:                                              ; No predecessors!
  unreachable

bb6:                                              ; No predecessors!
  unreachable
}

define internal { i64, i64 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17h665f503f3a9e903cE"(ptr align 8 %self) unnamed_addr #1 {
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
  %_6 = call i64 @"_ZN49_$LT$usize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17h2d00d3a87d77873aE"(i64 %old, i64 1) #7
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

define internal { i64, i64 } @"_ZN89_$LT$core..ops..range..Range$LT$T$GT$$u20$as$u20$core..iter..range..RangeIteratorImpl$GT$9spec_next17h944b93af6db568dfE"(ptr align 8 %self) unnamed_addr #1 {
start:
  %_0 = alloca [16 x i8], align 8
  %_4 = getelementptr inbounds i8, ptr %self, i64 8
  %_3.i = load i64, ptr %self, align 8
  %_4.i = load i64, ptr %_4, align 8
  %_0.i = icmp slt i64 %_3.i, %_4.i
  br i1 %_0.i, label %bb2, label %bb4

bb4:
  store i64 0, ptr %_0, align 8
  br label %bb5

bb2:
  %old = load i64, ptr %self, align 8
  %_6 = call i64 @"_ZN49_$LT$isize$u20$as$u20$core..iter..range..Step$GT$17forward_unchecked17h45dfbc216db23a8eE"(i64 %old, i64 1) #7
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

define internal align 4 ptr @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$24__iterator_get_unchecked17h01e17d5df885b991E"(ptr align 8 %self, i64 %idx) unnamed_addr #1 {
start:
  %_5 = load ptr, ptr %self, align 8
  %_3 = getelementptr inbounds float, ptr %_5, i64 %idx
  ret ptr %_3
}

define internal float @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h41db136fac94e2eeE"(ptr %0, ptr %1, float %init) unnamed_addr #1 personality ptr @rust_eh_personality {
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
  %9 = call i64 @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$7sub_ptr17h13dae20088f7626bE"(ptr %end3, ptr %_20) #7
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
  %_21 = call float @"_ZN4core4iter8adapters6copied9copy_fold28_$u7b$$u7b$closure$u7d$$u7d$17h2e3fbbccbe378c77E"(ptr align 1 %f, float %_24, ptr align 4 %_40) #7
  br label %bb11

bb11:
  store float %_21, ptr %acc, align 4
  %self5 = load i64, ptr %i, align 8
  br label %bb21

bb21:
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h3699a70a7b9c504fE"(i64 %self5, i64 1) #7
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

define internal float @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h703db13e55dec783E"(ptr %0, ptr %1, float %init) unnamed_addr #1 personality ptr @rust_eh_personality {
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
  %9 = call i64 @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$7sub_ptr17h13dae20088f7626bE"(ptr %end3, ptr %_20) #7
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
  %_21 = call float @"_ZN69_$LT$f32$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$f32$GT$$GT$3sum28_$u7b$$u7b$closure$u7d$$u7d$17he06b1cd88bf161d1E"(ptr align 1 %f, float %_24, ptr align 4 %_40) #7
  br label %bb11

bb11:
  store float %_21, ptr %acc, align 4
  %self5 = load i64, ptr %i, align 8
  br label %bb21

bb21:
  call void @"_ZN4core3num23_$LT$impl$u20$usize$GT$13unchecked_add18precondition_check17h3699a70a7b9c504fE"(i64 %self5, i64 1) #7
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

define internal void @"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17h3f875f9302937c72E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  %_10 = alloca [16 x i8], align 8
  %exact = alloca [8 x i8], align 8
  br label %bb2

bb2:
  %self1 = getelementptr inbounds i8, ptr %self, i64 8
  %end = load ptr, ptr %self1, align 8
  %_8 = load ptr, ptr %self, align 8
  %0 = call i64 @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$7sub_ptr17h13dae20088f7626bE"(ptr %end, ptr %_8) #7
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

define internal align 4 ptr @"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$24__iterator_get_unchecked17h00088fbe4410bbe9E"(ptr align 8 %self, i64 %idx) unnamed_addr #1 {
start:
  %_5 = load ptr, ptr %self, align 8
  %_3 = getelementptr inbounds float, ptr %_5, i64 %idx
  ret ptr %_3
}

define internal align 4 ptr @"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h6146718f088b5534E"(ptr align 8 %self) unnamed_addr #1 {
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

define internal void @"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8for_each17h67f1824fd09ba642E"(ptr %0, ptr %1, ptr align 4 %2) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %3 = alloca [16 x i8], align 8
  %_3 = alloca [8 x i8], align 8
  %f = alloca [8 x i8], align 8
  %self = alloca [16 x i8], align 8
  store ptr %0, ptr %self, align 8
  %4 = getelementptr inbounds i8, ptr %self, i64 8
  store ptr %1, ptr %4, align 8
  store ptr %2, ptr %f, align 8
  br label %bb1

bb1:
  %5 = call align 4 ptr @"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h6146718f088b5534E"(ptr align 8 %self) #7
  store ptr %5, ptr %_3, align 8
  br label %bb2

bb2:
  %6 = load ptr, ptr %_3, align 8
  %7 = ptrtoint ptr %6 to i64
  %8 = icmp eq i64 %7, 0
  %_5 = select i1 %8, i64 0, i64 1
  %9 = icmp eq i64 %_5, 1
  br i1 %9, label %bb3, label %bb5

bb3:
  %x = load ptr, ptr %_3, align 8
  call void @"_ZN7tensors7softmax28_$u7b$$u7b$closure$u7d$$u7d$17ha3b74703c7ffa04cE"(ptr align 8 %f, ptr align 4 %x) #7
  br label %bb4

bb5:
  ret void

bb4:
  br label %bb1

bb9:                                              ; No predecessors!
  unreachable

bb7:                                              ; No predecessors!
  %10 = load ptr, ptr %3, align 8
  %11 = getelementptr inbounds i8, ptr %3, i64 8
  %12 = load i32, ptr %11, align 8
  %13 = insertvalue { ptr, i32 } poison, ptr %10, 0
  %14 = insertvalue { ptr, i32 } %13, i32 %12, 1
  resume { ptr, i32 } %14
}

define internal void @"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17h2482b25c7b559f57E"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  %_10 = alloca [16 x i8], align 8
  %exact = alloca [8 x i8], align 8
  br label %bb2

bb2:
  %self1 = getelementptr inbounds i8, ptr %self, i64 8
  %end = load ptr, ptr %self1, align 8
  %_8 = load ptr, ptr %self, align 8
  %0 = call i64 @"_ZN4core3ptr8non_null16NonNull$LT$T$GT$7sub_ptr17h13dae20088f7626bE"(ptr %end, ptr %_8) #7
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

define internal { ptr, i64 } @"_ZN94_$LT$core..slice..iter..Windows$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hee2622a27322ef9fE"(ptr align 8 %self) unnamed_addr #1 {
start:
  %_5.i = alloca [16 x i8], align 8
  %ret = alloca [16 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 16
  %self1 = load i64, ptr %0, align 8
  %_11.0 = load ptr, ptr %self, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 8
  %_11.1 = load i64, ptr %1, align 8
  %_2 = icmp ugt i64 %self1, %_11.1
  br i1 %_2, label %bb1, label %bb2

bb2:
  %self.0 = load ptr, ptr %self, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  %self.1 = load i64, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %self, i64 16
  %self2 = load i64, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %_5.i, i64 8
  store i64 %self2, ptr %4, align 8
  store i64 1, ptr %_5.i, align 8
  %5 = getelementptr inbounds i8, ptr %_5.i, i64 8
  %new_len.i = load i64, ptr %5, align 8
  %_8.i = icmp ugt i64 %self2, %self.1
  br i1 %_8.i, label %bb1.i, label %"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17hf6548bdbceb11e84E.exit"

bb1.i:
  call void @_ZN4core5slice5index24slice_end_index_len_fail17h4cf57179e1beceb4E(i64 %self2, i64 %self.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

"_ZN106_$LT$core..ops..range..Range$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17hf6548bdbceb11e84E.exit":
  %6 = insertvalue { ptr, i64 } poison, ptr %self.0, 0
  %7 = insertvalue { ptr, i64 } %6, i64 %new_len.i, 1
  %_7.0 = extractvalue { ptr, i64 } %7, 0
  %_7.1 = extractvalue { ptr, i64 } %7, 1
  store ptr %_7.0, ptr %ret, align 8
  %8 = getelementptr inbounds i8, ptr %ret, i64 8
  store i64 %_7.1, ptr %8, align 8
  %self.03 = load ptr, ptr %self, align 8
  %9 = getelementptr inbounds i8, ptr %self, i64 8
  %self.14 = load i64, ptr %9, align 8
  %10 = call { ptr, i64 } @"_ZN110_$LT$core..ops..range..RangeFrom$LT$usize$GT$$u20$as$u20$core..slice..index..SliceIndex$LT$$u5b$T$u5d$$GT$$GT$5index17h3d1e8206a0394acbE"(i64 1, ptr align 4 %self.03, i64 %self.14, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  %_10.0 = extractvalue { ptr, i64 } %10, 0
  %_10.1 = extractvalue { ptr, i64 } %10, 1
  store ptr %_10.0, ptr %self, align 8
  %11 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %_10.1, ptr %11, align 8
  %12 = load ptr, ptr %ret, align 8
  %13 = getelementptr inbounds i8, ptr %ret, i64 8
  %14 = load i64, ptr %13, align 8
  store ptr %12, ptr %_0, align 8
  %15 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %14, ptr %15, align 8
  br label %bb3

bb1:
  %16 = load ptr, ptr @0, align 8
  %17 = load i64, ptr getelementptr inbounds (i8, ptr @0, i64 8), align 8
  store ptr %16, ptr %_0, align 8
  %18 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %17, ptr %18, align 8
  br label %bb3

bb3:
  %19 = load ptr, ptr %_0, align 8
  %20 = getelementptr inbounds i8, ptr %_0, i64 8
  %21 = load i64, ptr %20, align 8
  %22 = insertvalue { ptr, i64 } poison, ptr %19, 0
  %23 = insertvalue { ptr, i64 } %22, i64 %21, 1
  ret { ptr, i64 } %23
}

define internal { ptr, i64 } @"_ZN98_$LT$core..slice..iter..ChunksExact$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$24__iterator_get_unchecked17h5b8bffc0660eed1fE"(ptr align 8 %self, i64 %idx) unnamed_addr #0 {
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
  call void @_ZN4core5slice3raw14from_raw_parts18precondition_check17he0ab948b0caae522E(ptr %data, i64 4, i64 4, i64 %len) #7
  br label %bb3

bb3:
  %3 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %4 = insertvalue { ptr, i64 } %3, i64 %len, 1
  ret { ptr, i64 } %4
}

define internal void @"_ZN98_$LT$core..slice..iter..ChunksExact$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17hee1a88016899ddcdE"(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
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

define void @matmul_asserted(ptr align 4 %a.0, i64 %a.1, ptr align 4 %b.0, i64 %b.1, ptr align 4 %c.0, i64 %c.1, i64 %m, i64 %n, i64 %k) unnamed_addr #0 {
start:
  %_41 = alloca [16 x i8], align 8
  %iter2 = alloca [16 x i8], align 8
  %s = alloca [4 x i8], align 4
  %_33 = alloca [16 x i8], align 8
  %iter1 = alloca [16 x i8], align 8
  %_26 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %0 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %m, i64 %k)
  %_10.0 = extractvalue { i64, i1 } %0, 0
  %_10.1 = extractvalue { i64, i1 } %0, 1
  br i1 %_10.1, label %panic, label %bb1

bb1:
  %_7 = icmp uge i64 %a.1, %_10.0
  br i1 %_7, label %bb2, label %bb3

panic:
  call void @_ZN4core9panicking11panic_const24panic_const_mul_overflow17hf1c8947532f8c86bE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb3:
  call void @_ZN4core9panicking5panic17h06336e0c962d4a4aE(ptr align 1 @alloc_e5f10c229e531850485be0cf32b11b09, i64 34, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb2:
  %1 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %k, i64 %n)
  %_15.0 = extractvalue { i64, i1 } %1, 0
  %_15.1 = extractvalue { i64, i1 } %1, 1
  br i1 %_15.1, label %panic3, label %bb4

bb4:
  %_12 = icmp uge i64 %b.1, %_15.0
  br i1 %_12, label %bb5, label %bb6

panic3:
  call void @_ZN4core9panicking11panic_const24panic_const_mul_overflow17hf1c8947532f8c86bE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb6:
  call void @_ZN4core9panicking5panic17h06336e0c962d4a4aE(ptr align 1 @alloc_8530d576e7c1df9e5cffc710a8bf4474, i64 34, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb5:
  %2 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %m, i64 %n)
  %_21.0 = extractvalue { i64, i1 } %2, 0
  %_21.1 = extractvalue { i64, i1 } %2, 1
  br i1 %_21.1, label %panic4, label %bb7

bb7:
  %_17 = icmp uge i64 %c.1, %_21.0
  br i1 %_17, label %bb8, label %bb9

panic4:
  call void @_ZN4core9panicking11panic_const24panic_const_mul_overflow17hf1c8947532f8c86bE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb9:
  call void @_ZN4core9panicking5panic17h06336e0c962d4a4aE(ptr align 1 @alloc_b036f775f0d488d54c2fe2c8ecf7bb00, i64 34, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb8:
  %3 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h5e47a49b7d460329E"(i64 0, i64 %m) #7
  %_23.0 = extractvalue { i64, i64 } %3, 0
  %_23.1 = extractvalue { i64, i64 } %3, 1
  store i64 %_23.0, ptr %iter, align 8
  %4 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %_23.1, ptr %4, align 8
  br label %bb11

bb11:
  %5 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17hde69b0179ee22647E"(ptr align 8 %iter) #7
  %6 = extractvalue { i64, i64 } %5, 0
  %7 = extractvalue { i64, i64 } %5, 1
  store i64 %6, ptr %_26, align 8
  %8 = getelementptr inbounds i8, ptr %_26, i64 8
  store i64 %7, ptr %8, align 8
  %_28 = load i64, ptr %_26, align 8
  %9 = icmp eq i64 %_28, 0
  br i1 %9, label %bb15, label %bb14

bb15:
  ret void

bb14:
  %10 = getelementptr inbounds i8, ptr %_26, i64 8
  %i = load i64, ptr %10, align 8
  %11 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h5e47a49b7d460329E"(i64 0, i64 %n) #7
  %_30.0 = extractvalue { i64, i64 } %11, 0
  %_30.1 = extractvalue { i64, i64 } %11, 1
  store i64 %_30.0, ptr %iter1, align 8
  %12 = getelementptr inbounds i8, ptr %iter1, i64 8
  store i64 %_30.1, ptr %12, align 8
  br label %bb17

bb17:
  %13 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17hde69b0179ee22647E"(ptr align 8 %iter1) #7
  %14 = extractvalue { i64, i64 } %13, 0
  %15 = extractvalue { i64, i64 } %13, 1
  store i64 %14, ptr %_33, align 8
  %16 = getelementptr inbounds i8, ptr %_33, i64 8
  store i64 %15, ptr %16, align 8
  %_35 = load i64, ptr %_33, align 8
  %17 = icmp eq i64 %_35, 0
  br i1 %17, label %bb11, label %bb19

bb19:
  %18 = getelementptr inbounds i8, ptr %_33, i64 8
  %j = load i64, ptr %18, align 8
  store float 0.000000e+00, ptr %s, align 4
  %19 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h5e47a49b7d460329E"(i64 0, i64 %k) #7
  %_38.0 = extractvalue { i64, i64 } %19, 0
  %_38.1 = extractvalue { i64, i64 } %19, 1
  store i64 %_38.0, ptr %iter2, align 8
  %20 = getelementptr inbounds i8, ptr %iter2, i64 8
  store i64 %_38.1, ptr %20, align 8
  br label %bb21

bb21:
  %21 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17hde69b0179ee22647E"(ptr align 8 %iter2) #7
  %22 = extractvalue { i64, i64 } %21, 0
  %23 = extractvalue { i64, i64 } %21, 1
  store i64 %22, ptr %_41, align 8
  %24 = getelementptr inbounds i8, ptr %_41, i64 8
  store i64 %23, ptr %24, align 8
  %_43 = load i64, ptr %_41, align 8
  %25 = icmp eq i64 %_43, 0
  br i1 %25, label %bb24, label %bb23

bb24:
  %_60 = load float, ptr %s, align 4
  %26 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %i, i64 %n)
  %_63.0 = extractvalue { i64, i1 } %26, 0
  %_63.1 = extractvalue { i64, i1 } %26, 1
  br i1 %_63.1, label %panic5, label %bb31

bb23:
  %27 = getelementptr inbounds i8, ptr %_41, i64 8
  %p = load i64, ptr %27, align 8
  %28 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %i, i64 %k)
  %_49.0 = extractvalue { i64, i1 } %28, 0
  %_49.1 = extractvalue { i64, i1 } %28, 1
  br i1 %_49.1, label %panic8, label %bb25

bb31:
  %29 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %_63.0, i64 %j)
  %_64.0 = extractvalue { i64, i1 } %29, 0
  %_64.1 = extractvalue { i64, i1 } %29, 1
  br i1 %_64.1, label %panic6, label %bb32

panic5:
  call void @_ZN4core9panicking11panic_const24panic_const_mul_overflow17hf1c8947532f8c86bE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb32:
  %_66 = icmp ult i64 %_64.0, %c.1
  br i1 %_66, label %bb33, label %panic7

panic6:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb33:
  %30 = getelementptr inbounds float, ptr %c.0, i64 %_64.0
  store float %_60, ptr %30, align 4
  br label %bb17

panic7:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %_64.0, i64 %c.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb25:
  %31 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %_49.0, i64 %p)
  %_50.0 = extractvalue { i64, i1 } %31, 0
  %_50.1 = extractvalue { i64, i1 } %31, 1
  br i1 %_50.1, label %panic9, label %bb26

panic8:
  call void @_ZN4core9panicking11panic_const24panic_const_mul_overflow17hf1c8947532f8c86bE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb26:
  %_52 = icmp ult i64 %_50.0, %a.1
  br i1 %_52, label %bb27, label %panic10

panic9:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb27:
  %32 = getelementptr inbounds float, ptr %a.0, i64 %_50.0
  %_46 = load float, ptr %32, align 4
  %33 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %p, i64 %n)
  %_56.0 = extractvalue { i64, i1 } %33, 0
  %_56.1 = extractvalue { i64, i1 } %33, 1
  br i1 %_56.1, label %panic11, label %bb28

panic10:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %_50.0, i64 %a.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb28:
  %34 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %_56.0, i64 %j)
  %_57.0 = extractvalue { i64, i1 } %34, 0
  %_57.1 = extractvalue { i64, i1 } %34, 1
  br i1 %_57.1, label %panic12, label %bb29

panic11:
  call void @_ZN4core9panicking11panic_const24panic_const_mul_overflow17hf1c8947532f8c86bE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb29:
  %_59 = icmp ult i64 %_57.0, %b.1
  br i1 %_59, label %bb30, label %panic13

panic12:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb30:
  %35 = getelementptr inbounds float, ptr %b.0, i64 %_57.0
  %_53 = load float, ptr %35, align 4
  %_45 = fmul float %_46, %_53
  %36 = load float, ptr %s, align 4
  %37 = fadd float %36, %_45
  store float %37, ptr %s, align 4
  br label %bb21

panic13:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %_57.0, i64 %b.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb13:                                             ; No predecessors!
  unreachable
}

define void @matmul_rows(ptr align 4 %a.0, i64 %a.1, ptr align 4 %b.0, i64 %b.1, ptr align 4 %c.0, i64 %c.1, i64 %n, i64 %k) unnamed_addr #0 {
start:
  %_31 = alloca [16 x i8], align 8
  %iter2 = alloca [56 x i8], align 8
  %_28 = alloca [56 x i8], align 8
  %_27 = alloca [56 x i8], align 8
  %_22 = alloca [24 x i8], align 8
  %iter1 = alloca [80 x i8], align 8
  %_20 = alloca [40 x i8], align 8
  %_18 = alloca [80 x i8], align 8
  %_17 = alloca [80 x i8], align 8
  %_11 = alloca [32 x i8], align 8
  %iter = alloca [104 x i8], align 8
  %_9 = alloca [40 x i8], align 8
  %_8 = alloca [40 x i8], align 8
  %_7 = alloca [104 x i8], align 8
  %_6 = alloca [104 x i8], align 8
  call void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$12chunks_exact17hd295cb5daacbdd96E"(ptr sret([40 x i8]) align 8 %_8, ptr align 4 %a.0, i64 %a.1, i64 %k, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  call void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$16chunks_exact_mut17h3a5cbae0d0b3c3caE"(ptr sret([40 x i8]) align 8 %_9, ptr align 4 %c.0, i64 %c.1, i64 %n, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  call void @_ZN4core4iter6traits8iterator8Iterator3zip17ha8966f8b020c0d48E(ptr sret([104 x i8]) align 8 %_7, ptr align 8 %_8, ptr align 8 %_9) #7
  call void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h515a82c20c977d46E"(ptr sret([104 x i8]) align 8 %_6, ptr align 8 %_7) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter, ptr align 8 %_6, i64 104, i1 false)
  br label %bb5

bb5:
  call void @"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h89d65a9ea433670eE"(ptr sret([32 x i8]) align 8 %_11, ptr align 8 %iter) #7
  %0 = load ptr, ptr %_11, align 8
  %1 = ptrtoint ptr %0 to i64
  %2 = icmp eq i64 %1, 0
  %_13 = select i1 %2, i64 0, i64 1
  %3 = icmp eq i64 %_13, 0
  br i1 %3, label %bb9, label %bb8

bb9:
  ret void

bb8:
  %row.0 = load ptr, ptr %_11, align 8
  %4 = getelementptr inbounds i8, ptr %_11, i64 8
  %row.1 = load i64, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %_11, i64 16
  %out.0 = load ptr, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 8
  %out.1 = load i64, ptr %6, align 8
  call void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4fill17he2e506b56ca7c1c0E"(ptr align 4 %out.0, i64 %out.1, float 0.000000e+00) #7
  %7 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h7fa0166ef1771781E"(ptr align 4 %row.0, i64 %row.1) #7
  %_19.0 = extractvalue { ptr, ptr } %7, 0
  %_19.1 = extractvalue { ptr, ptr } %7, 1
  call void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$12chunks_exact17hd295cb5daacbdd96E"(ptr sret([40 x i8]) align 8 %_20, ptr align 4 %b.0, i64 %b.1, i64 %n, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  call void @_ZN4core4iter6traits8iterator8Iterator3zip17haa426a0d158aa47bE(ptr sret([80 x i8]) align 8 %_18, ptr %_19.0, ptr %_19.1, ptr align 8 %_20) #7
  call void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h80d75cb3b7e83666E"(ptr sret([80 x i8]) align 8 %_17, ptr align 8 %_18) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter1, ptr align 8 %_17, i64 80, i1 false)
  br label %bb15

bb15:
  call void @"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h007057e3faa40a03E"(ptr sret([24 x i8]) align 8 %_22, ptr align 8 %iter1) #7
  %8 = load ptr, ptr %_22, align 8
  %9 = ptrtoint ptr %8 to i64
  %10 = icmp eq i64 %9, 0
  %_24 = select i1 %10, i64 0, i64 1
  %11 = icmp eq i64 %_24, 0
  br i1 %11, label %bb5, label %bb17

bb17:
  %v = load ptr, ptr %_22, align 8
  %12 = getelementptr inbounds i8, ptr %_22, i64 8
  %line.0 = load ptr, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %12, i64 8
  %line.1 = load i64, ptr %13, align 8
  %14 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$8iter_mut17hd6172a9374f62479E"(ptr align 4 %out.0, i64 %out.1) #7
  %_29.0 = extractvalue { ptr, ptr } %14, 0
  %_29.1 = extractvalue { ptr, ptr } %14, 1
  call void @_ZN4core4iter6traits8iterator8Iterator3zip17h4cabdb46a0f1dec2E(ptr sret([56 x i8]) align 8 %_28, ptr %_29.0, ptr %_29.1, ptr align 4 %line.0, i64 %line.1) #7
  call void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h4d94b908e3d0f287E"(ptr sret([56 x i8]) align 8 %_27, ptr align 8 %_28) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter2, ptr align 8 %_27, i64 56, i1 false)
  br label %bb21

bb21:
  %15 = call { ptr, ptr } @"_ZN102_$LT$core..iter..adapters..zip..Zip$LT$A$C$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17he8ee19d44c719ac5E"(ptr align 8 %iter2) #7
  %16 = extractvalue { ptr, ptr } %15, 0
  %17 = extractvalue { ptr, ptr } %15, 1
  store ptr %16, ptr %_31, align 8
  %18 = getelementptr inbounds i8, ptr %_31, i64 8
  store ptr %17, ptr %18, align 8
  %19 = load ptr, ptr %_31, align 8
  %20 = ptrtoint ptr %19 to i64
  %21 = icmp eq i64 %20, 0
  %_33 = select i1 %21, i64 0, i64 1
  %22 = icmp eq i64 %_33, 0
  br i1 %22, label %bb15, label %bb23

bb23:
  %o = load ptr, ptr %_31, align 8
  %23 = getelementptr inbounds i8, ptr %_31, i64 8
  %w = load ptr, ptr %23, align 8
  %_36 = call float @"_ZN49_$LT$$RF$f32$u20$as$u20$core..ops..arith..Mul$GT$3mul17h6c04c47fa1836b6fE"(ptr align 4 %v, ptr align 4 %w, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  %24 = load float, ptr %o, align 4
  %25 = fadd float %24, %_36
  store float %25, ptr %o, align 4
  br label %bb21

bb7:                                              ; No predecessors!
  unreachable
}

define internal align 4 ptr @_ZN7tensors6Tensor2at17h7a45ccc256e86354E(ptr align 8 %self, i64 %i, i64 %j) unnamed_addr #0 {
start:
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_6 = load i64, ptr %0, align 8
  %1 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %i, i64 %_6)
  %_7.0 = extractvalue { i64, i1 } %1, 0
  %_7.1 = extractvalue { i64, i1 } %1, 1
  br i1 %_7.1, label %panic, label %bb1

bb1:
  %2 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %_7.0, i64 %j)
  %_8.0 = extractvalue { i64, i1 } %2, 0
  %_8.1 = extractvalue { i64, i1 } %2, 1
  br i1 %_8.1, label %panic1, label %bb2

panic:
  call void @_ZN4core9panicking11panic_const24panic_const_mul_overflow17hf1c8947532f8c86bE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb2:
  %3 = getelementptr inbounds i8, ptr %self, i64 16
  %_11.0 = load ptr, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 8
  %_11.1 = load i64, ptr %4, align 8
  %_10 = icmp ult i64 %_8.0, %_11.1
  br i1 %_10, label %bb3, label %panic2

panic1:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb3:
  %5 = getelementptr inbounds i8, ptr %self, i64 16
  %_12.0 = load ptr, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 8
  %_12.1 = load i64, ptr %6, align 8
  %_0 = getelementptr inbounds float, ptr %_12.0, i64 %_8.0
  ret ptr %_0

panic2:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %_8.0, i64 %_11.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable
}

define void @tensor_fill(ptr align 8 %t) unnamed_addr #0 {
start:
  %_14 = alloca [16 x i8], align 8
  %iter1 = alloca [16 x i8], align 8
  %_6 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %_4 = load i64, ptr %t, align 8
  %0 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h5e47a49b7d460329E"(i64 0, i64 %_4) #7
  %_2.0 = extractvalue { i64, i64 } %0, 0
  %_2.1 = extractvalue { i64, i64 } %0, 1
  store i64 %_2.0, ptr %iter, align 8
  %1 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %_2.1, ptr %1, align 8
  br label %bb2

bb2:
  %2 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17hde69b0179ee22647E"(ptr align 8 %iter) #7
  %3 = extractvalue { i64, i64 } %2, 0
  %4 = extractvalue { i64, i64 } %2, 1
  store i64 %3, ptr %_6, align 8
  %5 = getelementptr inbounds i8, ptr %_6, i64 8
  store i64 %4, ptr %5, align 8
  %_8 = load i64, ptr %_6, align 8
  %6 = icmp eq i64 %_8, 0
  br i1 %6, label %bb6, label %bb5

bb6:
  ret void

bb5:
  %7 = getelementptr inbounds i8, ptr %_6, i64 8
  %i = load i64, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %t, i64 8
  %_12 = load i64, ptr %8, align 8
  %9 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h5e47a49b7d460329E"(i64 0, i64 %_12) #7
  %_10.0 = extractvalue { i64, i64 } %9, 0
  %_10.1 = extractvalue { i64, i64 } %9, 1
  store i64 %_10.0, ptr %iter1, align 8
  %10 = getelementptr inbounds i8, ptr %iter1, i64 8
  store i64 %_10.1, ptr %10, align 8
  br label %bb8

bb8:
  %11 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17hde69b0179ee22647E"(ptr align 8 %iter1) #7
  %12 = extractvalue { i64, i64 } %11, 0
  %13 = extractvalue { i64, i64 } %11, 1
  store i64 %12, ptr %_14, align 8
  %14 = getelementptr inbounds i8, ptr %_14, i64 8
  store i64 %13, ptr %14, align 8
  %_16 = load i64, ptr %_14, align 8
  %15 = icmp eq i64 %_16, 0
  br i1 %15, label %bb2, label %bb10

bb10:
  %16 = getelementptr inbounds i8, ptr %_14, i64 8
  %j = load i64, ptr %16, align 8
  %17 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %i, i64 %j)
  %_19.0 = extractvalue { i64, i1 } %17, 0
  %_19.1 = extractvalue { i64, i1 } %17, 1
  br i1 %_19.1, label %panic, label %bb11

bb11:
  %_20 = call align 4 ptr @_ZN7tensors6Tensor2at17h7a45ccc256e86354E(ptr align 8 %t, i64 %i, i64 %j) #7
  %18 = uitofp i64 %_19.0 to float
  store float %18, ptr %_20, align 4
  br label %bb8

panic:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb4:                                              ; No predecessors!
  unreachable
}

define void @tensor_row_sums(ptr align 8 %t, ptr align 4 %out) unnamed_addr #0 {
start:
  %_5.i.i = alloca [16 x i8], align 8
  %_11 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %_6 = load i64, ptr %t, align 8
  %0 = getelementptr inbounds i8, ptr %t, i64 8
  %_7 = load i64, ptr %0, align 8
  %1 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h5e47a49b7d460329E"(i64 0, i64 %_6) #7
  %_8.0 = extractvalue { i64, i64 } %1, 0
  %_8.1 = extractvalue { i64, i64 } %1, 1
  store i64 %_8.0, ptr %iter, align 8
  %2 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %_8.1, ptr %2, align 8
  br label %bb2

bb2:
  %3 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17hde69b0179ee22647E"(ptr align 8 %iter) #7
  %4 = extractvalue { i64, i64 } %3, 0
  %5 = extractvalue { i64, i64 } %3, 1
  store i64 %4, ptr %_11, align 8
  %6 = getelementptr inbounds i8, ptr %_11, i64 8
  store i64 %5, ptr %6, align 8
  %_13 = load i64, ptr %_11, align 8
  %7 = icmp eq i64 %_13, 0
  br i1 %7, label %bb6, label %bb5

bb6:
  ret void

bb5:
  %8 = getelementptr inbounds i8, ptr %_11, i64 8
  %i = load i64, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %t, i64 16
  %_28.0 = load ptr, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %9, i64 8
  %_28.1 = load i64, ptr %10, align 8
  %11 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %i, i64 %_7)
  %_21.0 = extractvalue { i64, i1 } %11, 0
  %_21.1 = extractvalue { i64, i1 } %11, 1
  br i1 %_21.1, label %panic, label %bb7

bb7:
  %12 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %i, i64 1)
  %_24.0 = extractvalue { i64, i1 } %12, 0
  %_24.1 = extractvalue { i64, i1 } %12, 1
  br i1 %_24.1, label %panic1, label %bb8

panic:
  call void @_ZN4core9panicking11panic_const24panic_const_mul_overflow17hf1c8947532f8c86bE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb8:
  %13 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %_24.0, i64 %_7)
  %_25.0 = extractvalue { i64, i1 } %13, 0
  %_25.1 = extractvalue { i64, i1 } %13, 1
  br i1 %_25.1, label %panic2, label %bb9

panic1:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb9:
  %_13.i.i = icmp ult i64 %_25.0, %_21.0
  br i1 %_13.i.i, label %bb3.i.i, label %bb4.i.i

bb4.i.i:
  %_14.i.i = sub nuw i64 %_25.0, %_21.0
  %14 = getelementptr inbounds i8, ptr %_5.i.i, i64 8
  store i64 %_14.i.i, ptr %14, align 8
  store i64 1, ptr %_5.i.i, align 8
  %15 = getelementptr inbounds i8, ptr %_5.i.i, i64 8
  %new_len.i.i = load i64, ptr %15, align 8
  %_8.i.i = icmp ugt i64 %_25.0, %_28.1
  br i1 %_8.i.i, label %bb1.i.i, label %"_ZN4core5slice5index74_$LT$impl$u20$core..ops..index..Index$LT$I$GT$$u20$for$u20$$u5b$T$u5d$$GT$5index17h42f2ab01ddb6dd93E.exit"

bb3.i.i:
  call void @_ZN4core5slice5index22slice_index_order_fail17hae8e081077345799E(i64 %_21.0, i64 %_25.0, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb1.i.i:
  call void @_ZN4core5slice5index24slice_end_index_len_fail17h4cf57179e1beceb4E(i64 %_25.0, i64 %_28.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

"_ZN4core5slice5index74_$LT$impl$u20$core..ops..index..Index$LT$I$GT$$u20$for$u20$$u5b$T$u5d$$GT$5index17h42f2ab01ddb6dd93E.exit":
  %_15.i.i = getelementptr inbounds float, ptr %_28.0, i64 %_21.0
  %16 = insertvalue { ptr, i64 } poison, ptr %_15.i.i, 0
  %17 = insertvalue { ptr, i64 } %16, i64 %new_len.i.i, 1
  %18 = insertvalue { ptr, i64 } poison, ptr %_15.i.i, 0
  %19 = insertvalue { ptr, i64 } %18, i64 %new_len.i.i, 1
  %_17.0 = extractvalue { ptr, i64 } %19, 0
  %_17.1 = extractvalue { ptr, i64 } %19, 1
  %20 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h7fa0166ef1771781E"(ptr align 4 %_17.0, i64 %_17.1) #7
  %_16.0 = extractvalue { ptr, ptr } %20, 0
  %_16.1 = extractvalue { ptr, ptr } %20, 1
  %_15 = call float @_ZN4core4iter6traits8iterator8Iterator3sum17h0237ea99b968934dE(ptr %_16.0, ptr %_16.1) #7
  %_27 = icmp ult i64 %i, 8
  br i1 %_27, label %bb13, label %panic3

panic2:
  call void @_ZN4core9panicking11panic_const24panic_const_mul_overflow17hf1c8947532f8c86bE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb13:
  %21 = getelementptr inbounds float, ptr %out, i64 %i
  store float %_15, ptr %21, align 4
  br label %bb2

panic3:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %i, i64 8, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb4:                                              ; No predecessors!
  unreachable
}

define void @softmax(ptr align 4 %x.0, i64 %x.1) unnamed_addr #0 {
start:
  %scale = alloca [4 x i8], align 4
  %_10 = alloca [8 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %sum = alloca [4 x i8], align 4
  %0 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4iter17h7fa0166ef1771781E"(ptr align 4 %x.0, i64 %x.1) #7
  %_4.0 = extractvalue { ptr, ptr } %0, 0
  %_4.1 = extractvalue { ptr, ptr } %0, 1
  %1 = call { ptr, ptr } @_ZN4core4iter6traits8iterator8Iterator6copied17h17c4c0d83e7949d4E(ptr %_4.0, ptr %_4.1) #7
  %_3.0 = extractvalue { ptr, ptr } %1, 0
  %_3.1 = extractvalue { ptr, ptr } %1, 1
  %max = call float @"_ZN104_$LT$core..iter..adapters..copied..Copied$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hb3f62c490e6062dcE"(ptr %_3.0, ptr %_3.1, float 0xFFF0000000000000) #7
  store float 0.000000e+00, ptr %sum, align 4
  %2 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$8iter_mut17hd6172a9374f62479E"(ptr align 4 %x.0, i64 %x.1) #7
  %_8.0 = extractvalue { ptr, ptr } %2, 0
  %_8.1 = extractvalue { ptr, ptr } %2, 1
  %3 = call { ptr, ptr } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17ha7fc34ec30fb5940E"(ptr %_8.0, ptr %_8.1) #7
  %_7.0 = extractvalue { ptr, ptr } %3, 0
  %_7.1 = extractvalue { ptr, ptr } %3, 1
  store ptr %_7.0, ptr %iter, align 8
  %4 = getelementptr inbounds i8, ptr %iter, i64 8
  store ptr %_7.1, ptr %4, align 8
  br label %bb6

bb6:
  %5 = call align 4 ptr @"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h6146718f088b5534E"(ptr align 8 %iter) #7
  store ptr %5, ptr %_10, align 8
  %6 = load ptr, ptr %_10, align 8
  %7 = ptrtoint ptr %6 to i64
  %8 = icmp eq i64 %7, 0
  %_12 = select i1 %8, i64 0, i64 1
  %9 = icmp eq i64 %_12, 0
  br i1 %9, label %bb10, label %bb9

bb10:
  %_18 = load float, ptr %sum, align 4
  %10 = fdiv float 1.000000e+00, %_18
  store float %10, ptr %scale, align 4
  %11 = call { ptr, ptr } @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$8iter_mut17hd6172a9374f62479E"(ptr align 4 %x.0, i64 %x.1) #7
  %_20.0 = extractvalue { ptr, ptr } %11, 0
  %_20.1 = extractvalue { ptr, ptr } %11, 1
  call void @"_ZN94_$LT$core..slice..iter..IterMut$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8for_each17h67f1824fd09ba642E"(ptr %_20.0, ptr %_20.1, ptr align 4 %scale) #7
  ret void

bb9:
  %v = load ptr, ptr %_10, align 8
  %_15 = load float, ptr %v, align 4
  %_14 = fsub float %_15, %max
  %12 = fmul float %_14, 2.500000e-01
  store float %12, ptr %v, align 4
  %_16 = load float, ptr %v, align 4
  %13 = load float, ptr %sum, align 4
  %14 = fadd float %13, %_16
  store float %14, ptr %sum, align 4
  br label %bb6

bb8:                                              ; No predecessors!
  unreachable
}

define internal void @"_ZN7tensors7softmax28_$u7b$$u7b$closure$u7d$$u7d$17ha3b74703c7ffa04cE"(ptr align 8 %_1, ptr align 4 %v) unnamed_addr #1 {
start:
  %_4 = load ptr, ptr %_1, align 8
  %_3 = load float, ptr %_4, align 4
  %0 = load float, ptr %v, align 4
  %1 = fmul float %0, %_3
  store float %1, ptr %v, align 4
  ret void
}

define void @conv_valid(ptr align 4 %x.0, i64 %x.1, ptr align 4 %w.0, i64 %w.1, ptr align 4 %out.0, i64 %out.1) unnamed_addr #0 {
start:
  %_18 = alloca [16 x i8], align 8
  %iter1 = alloca [16 x i8], align 8
  %s = alloca [4 x i8], align 4
  %_9 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %0 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h5e47a49b7d460329E"(i64 0, i64 %out.1) #7
  %_4.0 = extractvalue { i64, i64 } %0, 0
  %_4.1 = extractvalue { i64, i64 } %0, 1
  store i64 %_4.0, ptr %iter, align 8
  %1 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %_4.1, ptr %1, align 8
  br label %bb2

bb2:
  %2 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17hde69b0179ee22647E"(ptr align 8 %iter) #7
  %3 = extractvalue { i64, i64 } %2, 0
  %4 = extractvalue { i64, i64 } %2, 1
  store i64 %3, ptr %_9, align 8
  %5 = getelementptr inbounds i8, ptr %_9, i64 8
  store i64 %4, ptr %5, align 8
  %_11 = load i64, ptr %_9, align 8
  %6 = icmp eq i64 %_11, 0
  br i1 %6, label %bb6, label %bb5

bb6:
  ret void

bb5:
  %7 = getelementptr inbounds i8, ptr %_9, i64 8
  %i = load i64, ptr %7, align 8
  store float 0.000000e+00, ptr %s, align 4
  %8 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h5e47a49b7d460329E"(i64 0, i64 %w.1) #7
  %_14.0 = extractvalue { i64, i64 } %8, 0
  %_14.1 = extractvalue { i64, i64 } %8, 1
  store i64 %_14.0, ptr %iter1, align 8
  %9 = getelementptr inbounds i8, ptr %iter1, i64 8
  store i64 %_14.1, ptr %9, align 8
  br label %bb8

bb8:
  %10 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17hde69b0179ee22647E"(ptr align 8 %iter1) #7
  %11 = extractvalue { i64, i64 } %10, 0
  %12 = extractvalue { i64, i64 } %10, 1
  store i64 %11, ptr %_18, align 8
  %13 = getelementptr inbounds i8, ptr %_18, i64 8
  store i64 %12, ptr %13, align 8
  %_20 = load i64, ptr %_18, align 8
  %14 = icmp eq i64 %_20, 0
  br i1 %14, label %bb11, label %bb10

bb11:
  %_31 = load float, ptr %s, align 4
  %_33 = icmp ult i64 %i, %out.1
  br i1 %_33, label %bb15, label %panic

bb10:
  %15 = getelementptr inbounds i8, ptr %_18, i64 8
  %j = load i64, ptr %15, align 8
  %16 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %i, i64 %j)
  %_25.0 = extractvalue { i64, i1 } %16, 0
  %_25.1 = extractvalue { i64, i1 } %16, 1
  br i1 %_25.1, label %panic2, label %bb12

bb15:
  %17 = getelementptr inbounds float, ptr %out.0, i64 %i
  store float %_31, ptr %17, align 4
  br label %bb2

panic:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %i, i64 %out.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb12:
  %_27 = icmp ult i64 %_25.0, %x.1
  br i1 %_27, label %bb13, label %panic3

panic2:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb13:
  %18 = getelementptr inbounds float, ptr %x.0, i64 %_25.0
  %_23 = load float, ptr %18, align 4
  %_30 = icmp ult i64 %j, %w.1
  br i1 %_30, label %bb14, label %panic4

panic3:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %_25.0, i64 %x.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb14:
  %19 = getelementptr inbounds float, ptr %w.0, i64 %j
  %_28 = load float, ptr %19, align 4
  %_22 = fmul float %_23, %_28
  %20 = load float, ptr %s, align 4
  %21 = fadd float %20, %_22
  store float %21, ptr %s, align 4
  br label %bb8

panic4:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %j, i64 %w.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb4:                                              ; No predecessors!
  unreachable
}

define void @conv_padded(ptr align 4 %x.0, i64 %x.1, ptr align 4 %w, ptr align 4 %out, i64 %pad) unnamed_addr #0 {
start:
  %_18 = alloca [16 x i8], align 8
  %iter1 = alloca [16 x i8], align 8
  %s = alloca [4 x i8], align 4
  %_10 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %0 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h89d4dfe2272e5f3bE"(i64 0, i64 %x.1) #7
  %_7.0 = extractvalue { i64, i64 } %0, 0
  %_7.1 = extractvalue { i64, i64 } %0, 1
  store i64 %_7.0, ptr %iter, align 8
  %1 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %_7.1, ptr %1, align 8
  br label %bb2

bb2:
  %2 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h56482bba07afab66E"(ptr align 8 %iter) #7
  %3 = extractvalue { i64, i64 } %2, 0
  %4 = extractvalue { i64, i64 } %2, 1
  store i64 %3, ptr %_10, align 8
  %5 = getelementptr inbounds i8, ptr %_10, i64 8
  store i64 %4, ptr %5, align 8
  %_12 = load i64, ptr %_10, align 8
  %6 = icmp eq i64 %_12, 0
  br i1 %6, label %bb6, label %bb5

bb6:
  ret void

bb5:
  %7 = getelementptr inbounds i8, ptr %_10, i64 8
  %i = load i64, ptr %7, align 8
  store float 0.000000e+00, ptr %s, align 4
  %8 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h89d4dfe2272e5f3bE"(i64 0, i64 3) #7
  %_15.0 = extractvalue { i64, i64 } %8, 0
  %_15.1 = extractvalue { i64, i64 } %8, 1
  store i64 %_15.0, ptr %iter1, align 8
  %9 = getelementptr inbounds i8, ptr %iter1, i64 8
  store i64 %_15.1, ptr %9, align 8
  br label %bb8

bb8:
  %10 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17h56482bba07afab66E"(ptr align 8 %iter1) #7
  %11 = extractvalue { i64, i64 } %10, 0
  %12 = extractvalue { i64, i64 } %10, 1
  store i64 %11, ptr %_18, align 8
  %13 = getelementptr inbounds i8, ptr %_18, i64 8
  store i64 %12, ptr %13, align 8
  %_20 = load i64, ptr %_18, align 8
  %14 = icmp eq i64 %_20, 0
  br i1 %14, label %bb11, label %bb10

bb11:
  %_37 = load float, ptr %s, align 4
  %_40 = icmp ult i64 %i, 64
  br i1 %_40, label %bb18, label %panic

bb10:
  %15 = getelementptr inbounds i8, ptr %_18, i64 8
  %k = load i64, ptr %15, align 8
  %16 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %i, i64 %k)
  %_24.0 = extractvalue { i64, i1 } %16, 0
  %_24.1 = extractvalue { i64, i1 } %16, 1
  br i1 %_24.1, label %panic2, label %bb12

bb18:
  %17 = getelementptr inbounds float, ptr %out, i64 %i
  store float %_37, ptr %17, align 4
  br label %bb2

panic:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %i, i64 64, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb12:
  %18 = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %_24.0, i64 %pad)
  %_25.0 = extractvalue { i64, i1 } %18, 0
  %_25.1 = extractvalue { i64, i1 } %18, 1
  br i1 %_25.1, label %panic3, label %bb13

panic2:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb13:
  %_26 = icmp sge i64 %_25.0, 0
  br i1 %_26, label %bb14, label %bb8

panic3:
  call void @_ZN4core9panicking11panic_const24panic_const_sub_overflow17hce21710976133341E(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb14:
  %_27 = icmp slt i64 %_25.0, %x.1
  br i1 %_27, label %bb15, label %bb8

bb15:
  %_32 = icmp ult i64 %_25.0, %x.1
  br i1 %_32, label %bb16, label %panic4

bb16:
  %19 = getelementptr inbounds float, ptr %x.0, i64 %_25.0
  %_29 = load float, ptr %19, align 4
  %_36 = icmp ult i64 %k, 3
  br i1 %_36, label %bb17, label %panic5

panic4:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %_25.0, i64 %x.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb17:
  %20 = getelementptr inbounds float, ptr %w, i64 %k
  %_33 = load float, ptr %20, align 4
  %_28 = fmul float %_29, %_33
  %21 = load float, ptr %s, align 4
  %22 = fadd float %21, %_28
  store float %22, ptr %s, align 4
  br label %bb8

panic5:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %k, i64 3, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb4:                                              ; No predecessors!
  unreachable
}

define void @stencil(ptr align 4 %x.0, i64 %x.1, ptr align 4 %y.0, i64 %y.1, i64 %h, i64 %w) unnamed_addr #0 {
start:
  %0 = alloca [8 x i8], align 8
  %1 = alloca [8 x i8], align 8
  %_17 = alloca [16 x i8], align 8
  %iter1 = alloca [16 x i8], align 8
  %_9 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %2 = call i64 @llvm.usub.sat.i64(i64 %h, i64 1)
  store i64 %2, ptr %0, align 8
  %_0.i12 = load i64, ptr %0, align 8
  %3 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h5e47a49b7d460329E"(i64 1, i64 %_0.i12) #7
  %_5.0 = extractvalue { i64, i64 } %3, 0
  %_5.1 = extractvalue { i64, i64 } %3, 1
  store i64 %_5.0, ptr %iter, align 8
  %4 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %_5.1, ptr %4, align 8
  br label %bb3

bb3:
  %5 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17hde69b0179ee22647E"(ptr align 8 %iter) #7
  %6 = extractvalue { i64, i64 } %5, 0
  %7 = extractvalue { i64, i64 } %5, 1
  store i64 %6, ptr %_9, align 8
  %8 = getelementptr inbounds i8, ptr %_9, i64 8
  store i64 %7, ptr %8, align 8
  %_11 = load i64, ptr %_9, align 8
  %9 = icmp eq i64 %_11, 0
  br i1 %9, label %bb7, label %bb6

bb7:
  ret void

bb6:
  %10 = getelementptr inbounds i8, ptr %_9, i64 8
  %i = load i64, ptr %10, align 8
  %11 = call i64 @llvm.usub.sat.i64(i64 %w, i64 1)
  store i64 %11, ptr %1, align 8
  %_0.i = load i64, ptr %1, align 8
  %12 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h5e47a49b7d460329E"(i64 1, i64 %_0.i) #7
  %_13.0 = extractvalue { i64, i64 } %12, 0
  %_13.1 = extractvalue { i64, i64 } %12, 1
  store i64 %_13.0, ptr %iter1, align 8
  %13 = getelementptr inbounds i8, ptr %iter1, i64 8
  store i64 %_13.1, ptr %13, align 8
  br label %bb10

bb10:
  %14 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17hde69b0179ee22647E"(ptr align 8 %iter1) #7
  %15 = extractvalue { i64, i64 } %14, 0
  %16 = extractvalue { i64, i64 } %14, 1
  store i64 %15, ptr %_17, align 8
  %17 = getelementptr inbounds i8, ptr %_17, i64 8
  store i64 %16, ptr %17, align 8
  %_19 = load i64, ptr %_17, align 8
  %18 = icmp eq i64 %_19, 0
  br i1 %18, label %bb3, label %bb12

bb12:
  %19 = getelementptr inbounds i8, ptr %_17, i64 8
  %j = load i64, ptr %19, align 8
  %20 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %i, i64 %w)
  %_23.0 = extractvalue { i64, i1 } %20, 0
  %_23.1 = extractvalue { i64, i1 } %20, 1
  br i1 %_23.1, label %panic, label %bb13

bb13:
  %21 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %_23.0, i64 %j)
  %_24.0 = extractvalue { i64, i1 } %21, 0
  %_24.1 = extractvalue { i64, i1 } %21, 1
  br i1 %_24.1, label %panic2, label %bb14

panic:
  call void @_ZN4core9panicking11panic_const24panic_const_mul_overflow17hf1c8947532f8c86bE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb14:
  %_30.0 = sub i64 %_24.0, 1
  %_30.1 = icmp ult i64 %_24.0, 1
  br i1 %_30.1, label %panic3, label %bb15

panic2:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb15:
  %_32 = icmp ult i64 %_30.0, %x.1
  br i1 %_32, label %bb16, label %panic4

panic3:
  call void @_ZN4core9panicking11panic_const24panic_const_sub_overflow17hce21710976133341E(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb16:
  %22 = getelementptr inbounds float, ptr %x.0, i64 %_30.0
  %_28 = load float, ptr %22, align 4
  %23 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %_24.0, i64 1)
  %_35.0 = extractvalue { i64, i1 } %23, 0
  %_35.1 = extractvalue { i64, i1 } %23, 1
  br i1 %_35.1, label %panic5, label %bb17

panic4:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %_30.0, i64 %x.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb17:
  %_37 = icmp ult i64 %_35.0, %x.1
  br i1 %_37, label %bb18, label %panic6

panic5:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb18:
  %24 = getelementptr inbounds float, ptr %x.0, i64 %_35.0
  %_33 = load float, ptr %24, align 4
  %_27 = fadd float %_28, %_33
  %_40.0 = sub i64 %_24.0, %w
  %_40.1 = icmp ult i64 %_24.0, %w
  br i1 %_40.1, label %panic7, label %bb19

panic6:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %_35.0, i64 %x.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb19:
  %_42 = icmp ult i64 %_40.0, %x.1
  br i1 %_42, label %bb20, label %panic8

panic7:
  call void @_ZN4core9panicking11panic_const24panic_const_sub_overflow17hce21710976133341E(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb20:
  %25 = getelementptr inbounds float, ptr %x.0, i64 %_40.0
  %_38 = load float, ptr %25, align 4
  %_26 = fadd float %_27, %_38
  %26 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %_24.0, i64 %w)
  %_45.0 = extractvalue { i64, i1 } %26, 0
  %_45.1 = extractvalue { i64, i1 } %26, 1
  br i1 %_45.1, label %panic9, label %bb21

panic8:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %_40.0, i64 %x.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb21:
  %_47 = icmp ult i64 %_45.0, %x.1
  br i1 %_47, label %bb22, label %panic10

panic9:
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb22:
  %27 = getelementptr inbounds float, ptr %x.0, i64 %_45.0
  %_43 = load float, ptr %27, align 4
  %_25 = fadd float %_26, %_43
  %_49 = icmp ult i64 %_24.0, %y.1
  br i1 %_49, label %bb23, label %panic11

panic10:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %_45.0, i64 %x.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb23:
  %28 = getelementptr inbounds float, ptr %y.0, i64 %_24.0
  %29 = fmul float 2.500000e-01, %_25
  store float %29, ptr %28, align 4
  br label %bb10

panic11:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %_24.0, i64 %y.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb5:                                              ; No predecessors!
  unreachable
}

define void @lower_triangle(ptr align 4 %a, i64 %n) unnamed_addr #0 {
start:
  %_13 = alloca [16 x i8], align 8
  %iter1 = alloca [24 x i8], align 8
  %_11 = alloca [24 x i8], align 8
  %_10 = alloca [24 x i8], align 8
  %_6 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %0 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h5e47a49b7d460329E"(i64 0, i64 %n) #7
  %_3.0 = extractvalue { i64, i64 } %0, 0
  %_3.1 = extractvalue { i64, i64 } %0, 1
  store i64 %_3.0, ptr %iter, align 8
  %1 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %_3.1, ptr %1, align 8
  br label %bb2

bb2:
  %2 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17hde69b0179ee22647E"(ptr align 8 %iter) #7
  %3 = extractvalue { i64, i64 } %2, 0
  %4 = extractvalue { i64, i64 } %2, 1
  store i64 %3, ptr %_6, align 8
  %5 = getelementptr inbounds i8, ptr %_6, i64 8
  store i64 %4, ptr %5, align 8
  %_8 = load i64, ptr %_6, align 8
  %6 = icmp eq i64 %_8, 0
  br i1 %6, label %bb6, label %bb5

bb6:
  ret void

bb5:
  %7 = getelementptr inbounds i8, ptr %_6, i64 8
  %i = load i64, ptr %7, align 8
  call void @"_ZN4core3ops5range25RangeInclusive$LT$Idx$GT$3new17he42ff045e00c7445E"(ptr sret([24 x i8]) align 8 %_11, i64 0, i64 %i) #7
  call void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h3ed2accadb80c5ddE"(ptr sret([24 x i8]) align 8 %_10, ptr align 8 %_11) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter1, ptr align 8 %_10, i64 24, i1 false)
  br label %bb9

bb9:
  %8 = call { i64, i64 } @"_ZN4core4iter5range110_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..RangeInclusive$LT$A$GT$$GT$4next17ha3ea3930981b610aE"(ptr align 8 %iter1) #7
  %9 = extractvalue { i64, i64 } %8, 0
  %10 = extractvalue { i64, i64 } %8, 1
  store i64 %9, ptr %_13, align 8
  %11 = getelementptr inbounds i8, ptr %_13, i64 8
  store i64 %10, ptr %11, align 8
  %_15 = load i64, ptr %_13, align 8
  %12 = icmp eq i64 %_15, 0
  br i1 %12, label %bb2, label %bb11

bb11:
  %13 = getelementptr inbounds i8, ptr %_13, i64 8
  %j = load i64, ptr %13, align 8
  %_18 = icmp ult i64 %i, 16
  br i1 %_18, label %bb12, label %panic

bb12:
  %_20 = icmp ult i64 %j, 16
  br i1 %_20, label %bb13, label %panic2

panic:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %i, i64 16, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb13:
  %14 = getelementptr inbounds [16 x float], ptr %a, i64 %i
  %15 = getelementptr inbounds float, ptr %14, i64 %j
  %16 = getelementptr inbounds [16 x float], ptr %a, i64 %i
  %17 = getelementptr inbounds float, ptr %16, i64 %j
  %18 = load float, ptr %17, align 4
  %19 = fadd float %18, 1.000000e+00
  store float %19, ptr %15, align 4
  br label %bb9

panic2:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %j, i64 16, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb4:                                              ; No predecessors!
  unreachable
}

define float @csr_rows(ptr align 4 %start.0, i64 %start.1, ptr align 4 %column.0, i64 %column.1, ptr align 4 %value.0, i64 %value.1, ptr align 4 %x) unnamed_addr #0 {
start:
  %_35 = alloca [16 x i8], align 8
  %iter1 = alloca [16 x i8], align 8
  %_9 = alloca [16 x i8], align 8
  %iter = alloca [24 x i8], align 8
  %_7 = alloca [24 x i8], align 8
  %_6 = alloca [24 x i8], align 8
  %s = alloca [4 x i8], align 4
  store float 0.000000e+00, ptr %s, align 4
  call void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$7windows17heee5e09c96b8ea54E"(ptr sret([24 x i8]) align 8 %_7, ptr align 4 %start.0, i64 %start.1, i64 2, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  call void @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h793a7ede70aa77c1E"(ptr sret([24 x i8]) align 8 %_6, ptr align 8 %_7) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter, ptr align 8 %_6, i64 24, i1 false)
  br label %bb3

bb3:
  %0 = call { ptr, i64 } @"_ZN94_$LT$core..slice..iter..Windows$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hee2622a27322ef9fE"(ptr align 8 %iter) #7
  %1 = extractvalue { ptr, i64 } %0, 0
  %2 = extractvalue { ptr, i64 } %0, 1
  store ptr %1, ptr %_9, align 8
  %3 = getelementptr inbounds i8, ptr %_9, i64 8
  store i64 %2, ptr %3, align 8
  %4 = load ptr, ptr %_9, align 8
  %5 = ptrtoint ptr %4 to i64
  %6 = icmp eq i64 %5, 0
  %_11 = select i1 %6, i64 0, i64 1
  %7 = icmp eq i64 %_11, 0
  br i1 %7, label %bb7, label %bb6

bb7:
  %_0 = load float, ptr %s, align 4
  ret float %_0

bb6:
  %w.0 = load ptr, ptr %_9, align 8
  %8 = getelementptr inbounds i8, ptr %_9, i64 8
  %w.1 = load i64, ptr %8, align 8
  %_21 = icmp ult i64 0, %w.1
  br i1 %_21, label %bb8, label %panic

bb8:
  %9 = getelementptr inbounds i32, ptr %w.0, i64 0
  %_18 = load i32, ptr %9, align 4
  %_17 = zext i32 %_18 to i64
  %_23 = icmp eq i64 %value.1, 0
  br i1 %_23, label %panic2, label %bb9

panic:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 0, i64 %w.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb9:
  %_16 = urem i64 %_17, %value.1
  %_29 = icmp ult i64 1, %w.1
  br i1 %_29, label %bb10, label %panic3

panic2:
  call void @_ZN4core9panicking11panic_const23panic_const_rem_by_zero17h302cb8efe1b5e772E(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb10:
  %10 = getelementptr inbounds i32, ptr %w.0, i64 1
  %_26 = load i32, ptr %10, align 4
  %_25 = zext i32 %_26 to i64
  %_31 = icmp eq i64 %column.1, 0
  br i1 %_31, label %panic4, label %bb11

panic3:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 1, i64 %w.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb11:
  %_24 = urem i64 %_25, %column.1
  %11 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h5e47a49b7d460329E"(i64 %_16, i64 %_24) #7
  %_32.0 = extractvalue { i64, i64 } %11, 0
  %_32.1 = extractvalue { i64, i64 } %11, 1
  store i64 %_32.0, ptr %iter1, align 8
  %12 = getelementptr inbounds i8, ptr %iter1, i64 8
  store i64 %_32.1, ptr %12, align 8
  br label %bb13

panic4:
  call void @_ZN4core9panicking11panic_const23panic_const_rem_by_zero17h302cb8efe1b5e772E(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb13:
  %13 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17hde69b0179ee22647E"(ptr align 8 %iter1) #7
  %14 = extractvalue { i64, i64 } %13, 0
  %15 = extractvalue { i64, i64 } %13, 1
  store i64 %14, ptr %_35, align 8
  %16 = getelementptr inbounds i8, ptr %_35, i64 8
  store i64 %15, ptr %16, align 8
  %_37 = load i64, ptr %_35, align 8
  %17 = icmp eq i64 %_37, 0
  br i1 %17, label %bb3, label %bb15

bb15:
  %18 = getelementptr inbounds i8, ptr %_35, i64 8
  %k = load i64, ptr %18, align 8
  %_42 = icmp ult i64 %k, %value.1
  br i1 %_42, label %bb16, label %panic5

bb16:
  %19 = getelementptr inbounds float, ptr %value.0, i64 %k
  %_40 = load float, ptr %19, align 4
  %_48 = icmp ult i64 %k, %column.1
  br i1 %_48, label %bb17, label %panic6

panic5:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %k, i64 %value.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb17:
  %20 = getelementptr inbounds i32, ptr %column.0, i64 %k
  %_46 = load i32, ptr %20, align 4
  %_45 = zext i32 %_46 to i64
  %_44 = urem i64 %_45, 64
  %_53 = icmp ult i64 %_44, 64
  br i1 %_53, label %bb19, label %panic7

panic6:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %k, i64 %column.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb19:
  %21 = getelementptr inbounds float, ptr %x, i64 %_44
  %_43 = load float, ptr %21, align 4
  %_39 = fmul float %_40, %_43
  %22 = load float, ptr %s, align 4
  %23 = fadd float %22, %_39
  store float %23, ptr %s, align 4
  br label %bb13

panic7:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %_44, i64 64, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb5:                                              ; No predecessors!
  unreachable
}

define void @insertion_sort(ptr align 4 %x.0, i64 %x.1) unnamed_addr #0 {
start:
  %j = alloca [8 x i8], align 8
  %_7 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %0 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h5e47a49b7d460329E"(i64 1, i64 %x.1) #7
  %_2.0 = extractvalue { i64, i64 } %0, 0
  %_2.1 = extractvalue { i64, i64 } %0, 1
  store i64 %_2.0, ptr %iter, align 8
  %1 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %_2.1, ptr %1, align 8
  br label %bb2

bb2:
  %2 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17hde69b0179ee22647E"(ptr align 8 %iter) #7
  %3 = extractvalue { i64, i64 } %2, 0
  %4 = extractvalue { i64, i64 } %2, 1
  store i64 %3, ptr %_7, align 8
  %5 = getelementptr inbounds i8, ptr %_7, i64 8
  store i64 %4, ptr %5, align 8
  %_9 = load i64, ptr %_7, align 8
  %6 = icmp eq i64 %_9, 0
  br i1 %6, label %bb6, label %bb5

bb6:
  ret void

bb5:
  %7 = getelementptr inbounds i8, ptr %_7, i64 8
  %i = load i64, ptr %7, align 8
  store i64 %i, ptr %j, align 8
  br label %bb7

bb7:
  %_13 = load i64, ptr %j, align 8
  %_12 = icmp ugt i64 %_13, 0
  br i1 %_12, label %bb8, label %bb2

bb8:
  %_17 = load i64, ptr %j, align 8
  %_18.0 = sub i64 %_17, 1
  %_18.1 = icmp ult i64 %_17, 1
  br i1 %_18.1, label %panic, label %bb9

bb9:
  %_20 = icmp ult i64 %_18.0, %x.1
  br i1 %_20, label %bb10, label %panic1

panic:
  call void @_ZN4core9panicking11panic_const24panic_const_sub_overflow17hce21710976133341E(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb10:
  %8 = getelementptr inbounds float, ptr %x.0, i64 %_18.0
  %_15 = load float, ptr %8, align 4
  %_22 = load i64, ptr %j, align 8
  %_24 = icmp ult i64 %_22, %x.1
  br i1 %_24, label %bb11, label %panic2

panic1:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %_18.0, i64 %x.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb11:
  %9 = getelementptr inbounds float, ptr %x.0, i64 %_22
  %_21 = load float, ptr %9, align 4
  %_14 = fcmp ogt float %_15, %_21
  br i1 %_14, label %bb12, label %bb2

panic2:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %_22, i64 %x.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb12:
  %_27 = load i64, ptr %j, align 8
  %_28.0 = sub i64 %_27, 1
  %_28.1 = icmp ult i64 %_27, 1
  br i1 %_28.1, label %panic3, label %bb13

bb13:
  %_29 = load i64, ptr %j, align 8
  call void @"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4swap17h9a3846dca61c8102E"(ptr align 4 %x.0, i64 %x.1, i64 %_28.0, i64 %_29, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #7
  %10 = load i64, ptr %j, align 8
  %_30.0 = sub i64 %10, 1
  %_30.1 = icmp ult i64 %10, 1
  br i1 %_30.1, label %panic4, label %bb15

panic3:
  call void @_ZN4core9panicking11panic_const24panic_const_sub_overflow17hce21710976133341E(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb15:
  store i64 %_30.0, ptr %j, align 8
  br label %bb7

panic4:
  call void @_ZN4core9panicking11panic_const24panic_const_sub_overflow17hce21710976133341E(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb4:                                              ; No predecessors!
  unreachable
}

define void @bubble_passes(ptr align 4 %x.0, i64 %x.1) unnamed_addr #0 {
start:
  %_16 = alloca [16 x i8], align 8
  %iter1 = alloca [16 x i8], align 8
  %_7 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %0 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h5e47a49b7d460329E"(i64 0, i64 %x.1) #7
  %_4.0 = extractvalue { i64, i64 } %0, 0
  %_4.1 = extractvalue { i64, i64 } %0, 1
  store i64 %_4.0, ptr %iter, align 8
  %1 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %_4.1, ptr %1, align 8
  br label %bb2

bb2:
  %2 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17hde69b0179ee22647E"(ptr align 8 %iter) #7
  %3 = extractvalue { i64, i64 } %2, 0
  %4 = extractvalue { i64, i64 } %2, 1
  store i64 %3, ptr %_7, align 8
  %5 = getelementptr inbounds i8, ptr %_7, i64 8
  store i64 %4, ptr %5, align 8
  %_9 = load i64, ptr %_7, align 8
  %6 = icmp eq i64 %_9, 0
  br i1 %6, label %bb6, label %bb5

bb6:
  ret void

bb5:
  %7 = getelementptr inbounds i8, ptr %_7, i64 8
  %pass = load i64, ptr %7, align 8
  %_14.0 = sub i64 %x.1, %pass
  %_14.1 = icmp ult i64 %x.1, %pass
  br i1 %_14.1, label %panic, label %bb7

bb7:
  %8 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h5e47a49b7d460329E"(i64 1, i64 %_14.0) #7
  %_11.0 = extractvalue { i64, i64 } %8, 0
  %_11.1 = extractvalue { i64, i64 } %8, 1
  store i64 %_11.0, ptr %iter1, align 8
  %9 = getelementptr inbounds i8, ptr %iter1, i64 8
  store i64 %_11.1, ptr %9, align 8
  br label %bb9

panic:
  call void @_ZN4core9panicking11panic_const24panic_const_sub_overflow17hce21710976133341E(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb9:
  %10 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17hde69b0179ee22647E"(ptr align 8 %iter1) #7
  %11 = extractvalue { i64, i64 } %10, 0
  %12 = extractvalue { i64, i64 } %10, 1
  store i64 %11, ptr %_16, align 8
  %13 = getelementptr inbounds i8, ptr %_16, i64 8
  store i64 %12, ptr %13, align 8
  %_18 = load i64, ptr %_16, align 8
  %14 = icmp eq i64 %_18, 0
  br i1 %14, label %bb2, label %bb11

bb11:
  %15 = getelementptr inbounds i8, ptr %_16, i64 8
  %i = load i64, ptr %15, align 8
  %_25.0 = sub i64 %i, 1
  %_25.1 = icmp ult i64 %i, 1
  br i1 %_25.1, label %panic2, label %bb12

bb12:
  %_27 = icmp ult i64 %_25.0, %x.1
  br i1 %_27, label %bb13, label %panic3

panic2:
  call void @_ZN4core9panicking11panic_const24panic_const_sub_overflow17hce21710976133341E(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb13:
  %16 = getelementptr inbounds i32, ptr %x.0, i64 %_25.0
  %_23 = load i32, ptr %16, align 4
  %_30 = icmp ult i64 %i, %x.1
  br i1 %_30, label %bb14, label %panic4

panic3:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %_25.0, i64 %x.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb14:
  %17 = getelementptr inbounds i32, ptr %x.0, i64 %i
  %_28 = load i32, ptr %17, align 4
  %_31 = call i32 @_ZN4core3cmp3Ord3min17hd3e806a259329ba9E(i32 %_23, i32 %_28) #7
  %_33.0 = sub i64 %i, 1
  %_33.1 = icmp ult i64 %i, 1
  br i1 %_33.1, label %panic5, label %bb16

panic4:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %i, i64 %x.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb16:
  %_35 = icmp ult i64 %_33.0, %x.1
  br i1 %_35, label %bb17, label %panic6

panic5:
  call void @_ZN4core9panicking11panic_const24panic_const_sub_overflow17hce21710976133341E(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb17:
  %18 = getelementptr inbounds i32, ptr %x.0, i64 %_33.0
  store i32 %_31, ptr %18, align 4
  %_36 = call i32 @_ZN4core3cmp3Ord3max17h13c379ce51fb95fdE(i32 %_23, i32 %_28) #7
  %_38 = icmp ult i64 %i, %x.1
  br i1 %_38, label %bb19, label %panic7

panic6:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %_33.0, i64 %x.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb19:
  %19 = getelementptr inbounds i32, ptr %x.0, i64 %i
  store i32 %_36, ptr %19, align 4
  br label %bb9

panic7:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %i, i64 %x.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb4:                                              ; No predecessors!
  unreachable
}

define void @prefix_sums(ptr align 8 %x.0, i64 %x.1) unnamed_addr #0 {
start:
  %_7 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %0 = call { i64, i64 } @"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h5e47a49b7d460329E"(i64 1, i64 %x.1) #7
  %_2.0 = extractvalue { i64, i64 } %0, 0
  %_2.1 = extractvalue { i64, i64 } %0, 1
  store i64 %_2.0, ptr %iter, align 8
  %1 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %_2.1, ptr %1, align 8
  br label %bb2

bb2:
  %2 = call { i64, i64 } @"_ZN4core4iter5range101_$LT$impl$u20$core..iter..traits..iterator..Iterator$u20$for$u20$core..ops..range..Range$LT$A$GT$$GT$4next17hde69b0179ee22647E"(ptr align 8 %iter) #7
  %3 = extractvalue { i64, i64 } %2, 0
  %4 = extractvalue { i64, i64 } %2, 1
  store i64 %3, ptr %_7, align 8
  %5 = getelementptr inbounds i8, ptr %_7, i64 8
  store i64 %4, ptr %5, align 8
  %_9 = load i64, ptr %_7, align 8
  %6 = icmp eq i64 %_9, 0
  br i1 %6, label %bb6, label %bb5

bb6:
  ret void

bb5:
  %7 = getelementptr inbounds i8, ptr %_7, i64 8
  %i = load i64, ptr %7, align 8
  %_14 = icmp ult i64 %i, %x.1
  br i1 %_14, label %bb7, label %panic

bb7:
  %8 = getelementptr inbounds i64, ptr %x.0, i64 %i
  %_12 = load i64, ptr %8, align 8
  %_17.0 = sub i64 %i, 1
  %_17.1 = icmp ult i64 %i, 1
  br i1 %_17.1, label %panic1, label %bb8

panic:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %i, i64 %x.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb8:
  %_19 = icmp ult i64 %_17.0, %x.1
  br i1 %_19, label %bb9, label %panic2

panic1:
  call void @_ZN4core9panicking11panic_const24panic_const_sub_overflow17hce21710976133341E(ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb9:
  %9 = getelementptr inbounds i64, ptr %x.0, i64 %_17.0
  %_15 = load i64, ptr %9, align 8
  %_0.i = add i64 %_12, %_15
  %_21 = icmp ult i64 %i, %x.1
  br i1 %_21, label %bb11, label %panic3

panic2:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %_17.0, i64 %x.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb11:
  %10 = getelementptr inbounds i64, ptr %x.0, i64 %i
  store i64 %_0.i, ptr %10, align 8
  br label %bb2

panic3:
  call void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64 %i, i64 %x.1, ptr align 8 @alloc_ae52e422ab29884b58622d79788975fe) #8
  unreachable

bb4:                                              ; No predecessors!
  unreachable
}

declare void @_ZN4core9panicking11panic_const23panic_const_div_by_zero17hc25814f4a0d3df95E(ptr align 8) unnamed_addr #3

declare void @_ZN4core9panicking14panic_nounwind17h385b7d9bda51382dE(ptr align 1, i64) unnamed_addr #3

declare void @_ZN4core5slice5index24slice_end_index_len_fail17h4cf57179e1beceb4E(i64, i64, ptr align 8) unnamed_addr #3

declare void @_ZN4core5slice5index22slice_index_order_fail17hae8e081077345799E(i64, i64, ptr align 8) unnamed_addr #3

declare void @_ZN4core5slice5index26slice_start_index_len_fail17h8b07b385e2a9ab7bE(i64, i64, ptr align 8) unnamed_addr #3

declare i32 @rust_eh_personality(i32, i32, i64, ptr, ptr) unnamed_addr #0

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #5

declare i64 @llvm.ctpop.i64(i64) #5

declare void @_ZN4core9panicking9panic_fmt17h896a0727a1a943f9E(ptr align 8, ptr align 8) unnamed_addr #3

declare float @llvm.maxnum.f32(float, float) #5

declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64) #5

declare i64 @llvm.usub.sat.i64(i64, i64) #5

declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #4

declare void @_ZN4core9panicking5panic17h06336e0c962d4a4aE(ptr align 1, i64, ptr align 8) unnamed_addr #3

declare void @_ZN4core9panicking11panic_const23panic_const_rem_by_zero17h302cb8efe1b5e772E(ptr align 8) unnamed_addr #3

declare void @_ZN4core9panicking18panic_bounds_check17hc5c09b1b32c09393E(i64, i64, ptr align 8) unnamed_addr #6

declare void @_ZN4core6option13expect_failed17h8c40d2d654ba3611E(ptr align 1, i64, ptr align 8) unnamed_addr #3

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #5

declare void @_ZN4core9panicking11panic_const24panic_const_mul_overflow17hf1c8947532f8c86bE(ptr align 8) unnamed_addr #3

declare void @_ZN4core9panicking11panic_const24panic_const_add_overflow17hc517593417419bbeE(ptr align 8) unnamed_addr #3

declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64) #5

declare void @_ZN4core9panicking11panic_const24panic_const_sub_overflow17hce21710976133341E(ptr align 8) unnamed_addr #3

attributes #0 = { nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { inlinehint nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { cold nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { cold noinline noreturn nounwind nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { cold minsize noinline noreturn nounwind nonlazybind optsize "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.85.0 (4d91de4e4 2025-02-17)"}

//! Loads, stores, stack slots, globals.

use crate::{check, load, lowered};

#[test]
fn loads_and_stores_have_sizes() {
    check(
        "define void @f(ptr %p, i16 %x, <4 x float> %v, i32 %n) {
        entry:
          store i16 %x, ptr %p
          store <4 x float> %v, ptr %p
          %a = load i64, ptr %p
          %b = load volatile i32, ptr %p
          %c = load atomic i32, ptr %p seq_cst, align 4
          %d = load ptr, ptr %p
          %e = load <4 x i32>, ptr %p
          store atomic i32 %n, ptr %p release, align 4
          %o = atomicrmw add ptr %p, i32 1 seq_cst
          ret void
        }",
        "func @f(%p: ptr, %x: i16, %v: opaque type \"<4 x float>\", %n: i32) {
        block entry:
          store %p, %x, 2
          %0 = const i64 16
          clobber %p, %0
          %a = load i64 %p
          %b = opaque i32 \"a volatile load from `p`\"
          %c = opaque i32 \"an atomic load from `p`\"
          call @\"another thread\"() ghost
          %d = load ptr %p
          %1 = const i64 4
          clobber %p, %1
          clobber %p, %1
          %o = opaque i32 \"an atomic update of `p`\"
          call @\"another thread\"() ghost
          return
        }",
    );
}

#[test]
fn block_operations_fill_and_copy_their_length() {
    check(
        "define void @f(ptr %p, ptr %q, i64 %n, <8 x i1> %m, <8 x float> %v) {
        entry:
          call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 %n, i1 false)
          call void @llvm.memcpy.p0.p0.i32(ptr %p, ptr %q, i32 12, i1 false)
          call void @llvm.memcpy.p0.p0.i32(ptr %p, ptr %q, i32 129, i1 false)
          call void @llvm.masked.store.v8f32.p0(<8 x float> %v, ptr %p, i32 4, <8 x i1> %m)
          %l = call <8 x float> @llvm.masked.load.v8f32.p0(ptr %p, i32 4, <8 x i1> %m, <8 x float> %v)
          call void @llvm.prefetch.p0(ptr %p, i32 0, i32 3, i32 1)
          call void @llvm.lifetime.start.p0(i64 4, ptr %p)
          ret void
        }
        declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
        declare void @llvm.memcpy.p0.p0.i32(ptr, ptr, i32, i1)
        declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr, i32, <8 x i1>)
        declare <8 x float> @llvm.masked.load.v8f32.p0(ptr, i32, <8 x i1>, <8 x float>)
        declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
        declare void @llvm.lifetime.start.p0(i64, ptr)",
        "func @f(%p: ptr, %q: ptr, %n: i64, %m: opaque type \"<8 x i1>\", %v: opaque type \"<8 x float>\") {
        block entry:
          %0 = const i8 0
          fill %p, %0, %n
          %1 = load i64 %q
          %2 = const i64 8
          %3 = ptradd nsw %q, %2
          %4 = load i32 %3
          store %p, %1, 8
          %5 = ptradd nsw %p, %2
          store %5, %4, 4
          %6 = const i32 129
          copy %p, %q, %6
          %7 = const i64 32
          clobber %p, %7
          return
        }",
    );
}

#[test]
fn short_block_operations_are_written_out() {
    check(
        "define void @f(ptr %p, ptr %q, i8 %x) {
        entry:
          call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %q, i64 15, i1 false)
          call void @llvm.memset.p0.i64(ptr %p, i8 -1, i64 9, i1 false)
          call void @llvm.memset.p0.i64(ptr %p, i8 %x, i64 4, i1 false)
          call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 4, i1 true)
          call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 0, i1 false)
          ret void
        }
        declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
        declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
        declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)",
        "func @f(%p: ptr, %q: ptr, %x: i8) {
        block entry:
          %0 = load i64 %q
          %1 = const i64 8
          %2 = ptradd nsw %q, %1
          %3 = load i32 %2
          %4 = const i64 12
          %5 = ptradd nsw %q, %4
          %6 = load i16 %5
          %7 = const i64 14
          %8 = ptradd nsw %q, %7
          %9 = load i8 %8
          store %p, %0, 8
          %10 = ptradd nsw %p, %1
          store %10, %3, 4
          %11 = ptradd nsw %p, %4
          store %11, %6, 2
          %12 = ptradd nsw %p, %7
          store %12, %9, 1
          %13 = const i64 -1
          store %p, %13, 8
          %14 = ptradd nsw %p, %1
          %15 = const i8 -1
          store %14, %15, 1
          %16 = const i64 4
          fill %p, %x, %16
          clobber %p, %16
          return
        }",
    );
}

#[test]
fn bytes_of_odd_integers_in_slots_are_copied_whole() {
    let text = lowered(
        "define i8 @f(i64 %i, ptr %q) {
        entry:
          %slot = alloca [2 x i1]
          call void @llvm.memset.p0.i64(ptr %slot, i8 -1, i64 2, i1 false)
          call void @llvm.memcpy.p0.p0.i64(ptr %slot, ptr %q, i64 1, i1 false)
          %p = getelementptr i8, ptr %slot, i64 %i
          %x = load i8, ptr %p
          ret i8 %x
        }
        declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
        declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)",
    );
    assert!(text.contains("const i8 -1") && text.contains("load i8 %q"), "{text}");
    assert!(!text.contains("i1"), "{text}");
}

#[test]
fn slots_are_promoted_even_where_passes_are_forbidden() {
    let text = lowered(
        "define i32 @f(i32 %n) optnone noinline {
        entry:
          %slot = alloca { i32, i32 }
          %second = getelementptr { i32, i32 }, ptr %slot, i32 0, i32 1
          store i32 %n, ptr %second
          br label %next
        next:
          %x = load i32, ptr %second
          ret i32 %x
        }",
    );
    assert!(!text.contains("alloca") && text.contains("return %n"), "{text}");
    assert!(text.contains("block next:"), "{text}");
}

#[test]
fn slots_that_escape_stay() {
    let text = lowered(
        "define i32 @f(i64 %n) {
        entry:
          %slot = alloca i32
          %many = alloca i32, i64 %n
          call void @g(ptr %slot, ptr %many)
          %x = load i32, ptr %slot
          ret i32 %x
        }
        declare void @g(ptr, ptr)",
    );
    assert!(text.contains("%slot = alloca %"), "{text}");
    assert!(text.contains("mul i64 %n"), "{text}");
}

#[test]
fn constant_globals_are_carried_byte_by_byte() {
    let loaded = load(
        "@sizes = constant [3 x i32] [i32 7, i32 -1, i32 258]
        @mixed = constant { i8, i32, ptr } { i8 1, i32 2, ptr @sizes }
        @zero = internal constant [2 x i64] zeroinitializer
        @changes = global i32 5
        @weak = weak constant i32 5
        @text = private constant [3 x i8] c\"ab\\00\"
        define i32 @f() {
        entry:
          %x = load i32, ptr getelementptr inbounds ([3 x i32], ptr @sizes, i64 0, i64 2)
          %y = load i32, ptr getelementptr ({ i8, i32, ptr }, ptr @mixed, i32 0, i32 1)
          ret i32 %x
        }",
    );
    let known = &loaded.module.constants;
    let bytes = |b: &[u8]| b.iter().copied().map(Some).collect::<Vec<_>>();
    assert_eq!(known["sizes"], bytes(&[7, 0, 0, 0, 255, 255, 255, 255, 2, 1, 0, 0]));
    assert_eq!(known["zero"], bytes(&[0; 16]));
    assert_eq!(known["text"], bytes(b"ab\0"));
    assert_eq!(
        known["mixed"][..8],
        [Some(1), None, None, None, Some(2), Some(0), Some(0), Some(0)]
    );
    assert!(known["mixed"][8..].iter().all(Option::is_none));
    assert!(!known.contains_key("changes") && !known.contains_key("weak"));
    let text = loaded.module.to_string();
    assert!(text.contains("globaladdr @sizes") && text.contains("const i64 8"), "{text}");
    assert!(text.contains("globaladdr @mixed") && text.contains("const i64 4"), "{text}");
}

#[test]
fn small_slots_are_filled_piece_by_piece() {
    check(
        "@init = private constant [2 x i32] [i32 7, i32 8]
        define i32 @f(i64 %i, i32 %n) {
        entry:
          %zeroed = alloca { [2 x i32], ptr, float }
          %copied = alloca [2 x i32]
          %stored = alloca [4 x i32]
          call void @llvm.memset.p0.i64(ptr %zeroed, i8 0, i64 24, i1 false)
          call void @llvm.memcpy.p0.p0.i64(ptr %copied, ptr @init, i64 8, i1 false)
          %a = insertelement <2 x i32> <i32 poison, i32 5>, i32 %n, i32 0
          %q = getelementptr i32, ptr %stored, i64 %i
          store <2 x i32> %a, ptr %q
          %p = getelementptr i32, ptr %zeroed, i64 %i
          %x = load i32, ptr %p
          %r = getelementptr i32, ptr %copied, i64 %i
          %y = load i32, ptr %r
          %s = getelementptr i32, ptr %stored, i64 %i
          %z = load i32, ptr %s
          ret i32 %x
        }
        declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
        declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)",
        "constant @init = \"0700000008000000\"
        func @f(%i: i64, %n: i32) -> i32 {
        block entry:
          %0 = const i64 24
          %zeroed = alloca %0
          %1 = const i64 8
          %copied = alloca %1
          %2 = const i64 16
          %stored = alloca %2
          clobber %zeroed, %0
          %3 = const i32 0
          store %zeroed, %3, 4
          %4 = const i64 4
          %5 = ptradd nsw %zeroed, %4
          store %5, %3, 4
          %6 = ptradd nsw %zeroed, %1
          %7 = const ptr 0
          store %6, %7, 8
          %8 = ptradd nsw %zeroed, %2
          clobber %8, %4
          %9 = globaladdr @init
          %10 = load i32 %9
          %11 = ptradd nsw %9, %4
          %12 = load i32 %11
          %13 = ptradd nsw %copied, %4
          store %copied, %10, 4
          store %13, %12, 4
          %14 = const i32 5
          %15 = mul i64 %i, %4
          %q = ptradd %stored, %15
          store %q, %n, 4
          %16 = ptradd nsw %q, %4
          store %16, %14, 4
          %17 = mul i64 %i, %4
          %p = ptradd %zeroed, %17
          %x = load i32 %p
          %18 = mul i64 %i, %4
          %r = ptradd %copied, %18
          %y = load i32 %r
          %19 = mul i64 %i, %4
          %s = ptradd %stored, %19
          %z = load i32 %s
          return %x
        }",
    );
}

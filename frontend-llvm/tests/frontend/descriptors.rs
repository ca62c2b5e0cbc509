//! Descriptors of memory as lowered MLIR has them: structs with pointers, sizes and strides that are merged,
//! chosen, kept on the stack, passed and returned.

use crate::{check, load, lowered};

#[test]
fn merged_and_chosen_descriptors_keep_their_sizes() {
    check(
        "define i64 @f({ ptr, [2 x i64] } %d, ptr %p, i64 %n, i64 %m, i1 %c) {
        entry:
          %a = insertvalue { ptr, [2 x i64] } undef, i64 %n, 1, 0
          %b = insertvalue { ptr, [2 x i64] } { ptr null, [2 x i64] [i64 7, i64 8] }, i64 %m, 1, 1
          br i1 %c, label %then, label %join
        then:
          br label %join
        join:
          %s = phi { ptr, [2 x i64] } [ %a, %entry ], [ %b, %then ]
          %t = select i1 %c, { ptr, [2 x i64] } %s, { ptr, [2 x i64] } %b
          %u = freeze { ptr, [2 x i64] } %t
          %r = extractvalue { ptr, [2 x i64] } %u, 1, 0
          ret i64 %r
        }",
        "func @f(%d.0: ptr, %d.1: i64, %d.2: i64, %p: ptr, %n: i64, %m: i64, %c: i1) -> i64 loose {
        block entry:
          %0 = const ptr 0
          %1 = const i64 7
          %2 = const i64 8
          %3 = opaque ptr \"a part of an aggregate that is not known\"
          %4 = opaque i64 \"a part of an aggregate that is not known\"
          branch %c, then, join(%3, %n, %4)
        block then:
          jump join(%0, %1, %m)
        block join(%5: ptr, %6: i64, %7: i64):
          %8 = select ptr %c, %5, %0
          %9 = select i64 %c, %6, %1
          %10 = select i64 %c, %7, %m
          %11 = freeze ptr %8
          %r = freeze i64 %9
          %12 = freeze i64 %10
          return %r
        }",
    );
}

#[test]
fn a_leaf_that_may_be_one_or_the_other_is_not_known() {
    let text = lowered(
        "define i64 @f(ptr %p, i64 %n, i1 %c, {ptr, i64} %unknown) {
        entry:
          %a = insertvalue { ptr, i64 } undef, ptr %p, 0
          %b = insertvalue { ptr, i64 } undef, i64 %n, 1
          %t = select i1 %c, { ptr, i64 } %a, { ptr, i64 } %b
          %r = extractvalue { ptr, i64 } %t, 1
          ret i64 %r
        }",
    );
    assert!(text.contains("ptrtoint %p"), "{text}");
    assert!(text.contains("%r = opaque i64"), "{text}");
}

#[test]
fn slots_in_loops_and_of_several_values_are_promoted() {
    let text = lowered(
        "define void @f(ptr %p, i64 %n, i64 %t) {
        entry:
          %a = insertvalue { ptr, [1 x i64] } undef, ptr %p, 0
          %b = insertvalue { ptr, [1 x i64] } %a, i64 %n, 1, 0
          br label %head
        head:
          %i = phi i64 [ 0, %entry ], [ %j, %body ]
          %c = icmp slt i64 %i, %t
          br i1 %c, label %body, label %exit
        body:
          %sizes = extractvalue { ptr, [1 x i64] } %b, 1
          %slot = alloca [1 x i64], i64 1
          store [1 x i64] %sizes, ptr %slot
          %n2 = load i64, ptr %slot
          %two = alloca { ptr, [1 x i64] }, i64 2
          %second = getelementptr { ptr, [1 x i64] }, ptr %two, i64 1
          store { ptr, [1 x i64] } %b, ptr %second
          %again = load { ptr, [1 x i64] }, ptr %second
          %n3 = extractvalue { ptr, [1 x i64] } %again, 1, 0
          %sum = add i64 %n2, %n3
          %j = add i64 %i, %sum
          br label %head
        exit:
          ret void
        }",
    );
    assert!(!text.contains("alloca") && !text.contains("load"), "{text}");
    assert!(text.contains("%sum = add i64 %n, %n"), "{text}");
}

#[test]
fn slots_in_loops_whose_address_is_seen_stay_where_they_are() {
    let text = lowered(
        "declare void @use(ptr)
        define void @f(i64 %t) {
        entry:
          br label %head
        head:
          %i = phi i64 [ 0, %entry ], [ %j, %head ]
          %kept = alloca i64, i64 2
          call void @use(ptr %kept)
          %out = alloca i64
          store ptr %out, ptr %kept
          %j = add i64 %i, 1
          %c = icmp slt i64 %j, %t
          br i1 %c, label %head, label %exit
        exit:
          ret void
        }",
    );
    let head = text.split("block head").nth(1).expect("it is there");
    assert_eq!(head.matches("alloca").count(), 2, "{text}");
    assert!(head.contains("%kept = alloca"), "{text}");
}

#[test]
fn an_address_inserted_and_extracted_is_the_address() {
    let text = lowered(
        "define i64 @f(i64 %n, i64 %k) {
        entry:
          %slot = alloca [4 x i64]
          %a = insertvalue { ptr, ptr, i64 } undef, ptr %slot, 0
          %b = insertvalue { ptr, ptr, i64 } %a, ptr %slot, 1
          %p = extractvalue { ptr, ptr, i64 } %b, 1
          %q = getelementptr i64, ptr %p, i64 2
          store i64 %n, ptr %q
          %v = load i64, ptr %q
          ret i64 %v
        }",
    );
    assert!(text.contains("return %n"), "{text}");
}

/// What a caller returns that returns the size in what its callee returns.
fn handed_back(callee: &str, rest: &str) -> String {
    full(callee, rest).lines().rev().nth(1).unwrap_or_default().trim().to_owned()
}

/// The text of that caller.
fn full(callee: &str, rest: &str) -> String {
    let text = format!(
        "%d = type {{ ptr, [2 x i64] }}
        declare ptr @malloc(i64)
        {callee}
        {rest}
        define i64 @f(i64 %a, i64 %b) {{
        entry:
          %r = call %d @made(i64 %a, i64 %b)
          %n = extractvalue %d %r, 1, 1
          ret i64 %n
        }}"
    );
    let module = load(&text).module;
    let id = module.by_name("f").expect("it is there");
    module.functions[id].to_string()
}

#[test]
fn sizes_that_a_callee_returns_as_it_got_them() {
    let made = |linkage: &str, body: &str| {
        format!("define {linkage} %d @made(i64 %n, i64 %m) {{\nentry:\n{body}\n}}")
    };
    let sized = "%p = call ptr @malloc(i64 %n)
          %x = insertvalue %d undef, ptr %p, 0
          %y = insertvalue %d %x, i64 3, 1, 0
          %z = insertvalue %d %y, i64 %m, 1, 1
          ret %d %z";
    assert_eq!(handed_back(&made("", sized), ""), "return %b");
    // another definition may be what runs
    assert_eq!(handed_back(&made("weak", sized), ""), "return %n");
    let other = "%z = insertvalue %d undef, i64 3, 1, 1
          ret %d %z";
    assert_eq!(handed_back(&made("", other), ""), "return %0");
    // the last insertion counts
    let twice = "%y = insertvalue %d undef, i64 %n, 1, 1
          %z = insertvalue %d %y, i64 %m, 1, 1
          ret %d %z";
    assert_eq!(handed_back(&made("", twice), ""), "return %b");
    let both = "%y = insertvalue %d undef, i64 %n, 1, 1
          %z = insertvalue %d %y, i64 %m, 1, 1
          %c = icmp eq i64 %n, 0
          br i1 %c, label %one, label %two
        one:
          ret %d %y
        two:
          ret %d %z";
    assert_eq!(handed_back(&made("", both), ""), "return %n");
    let further = "%x = call %d @inner(i64 %m, i64 %n)
          %z = insertvalue %d %x, i64 0, 1, 0
          ret %d %z";
    let inner = "define %d @inner(i64 %x, i64 %y) {
          %z = insertvalue %d undef, i64 %y, 1, 1
          ret %d %z
        }";
    assert_eq!(handed_back(&made("", further), inner), "return %a");
    let computed = "%t = trunc i64 %m to i32
          %u = shl nsw i32 %t, 1
          %w = sext i32 %u to i64
          %z = insertvalue %d undef, i64 %w, 1, 1
          ret %d %z";
    let text = full(&made("", computed), "");
    assert!(
        text.contains("%0 = trunc %b to i32\n  %1 = const i32 1\n  %2 = shl nsw i32 %0, %1"),
        "{text}"
    );
    let loaded = "%p = call ptr @malloc(i64 %n)
          %w = load i64, ptr %p
          %z = insertvalue %d undef, i64 %w, 1, 1
          ret %d %z";
    assert_eq!(handed_back(&made("", loaded), ""), "return %n");
    let itself = "%x = call %d @made(i64 %m, i64 %n)
          ret %d %x";
    assert_eq!(handed_back(&made("", itself), ""), "return %n");
}

#[test]
fn parts_that_are_not_known_leave_those_that_are() {
    check(
        "target datalayout = \"e-i64:64\"
        define void @f(ptr %p, i32 %n, float %x) {
        entry:
          %a = insertvalue { i32, i64, float } undef, i32 %n, 0
          %b = insertvalue { i32, i64, float } %a, float %x, 2
          store { i32, i64, float } %b, ptr %p
          ret void
        }",
        "func @f(%p: ptr, %n: i32, %x: opaque type \"float\") {
        block entry:
          %0 = const i64 24
          clobber %p, %0
          store %p, %n, 4
          %1 = const i64 8
          %2 = ptradd nsw %p, %1
          clobber %2, %1
          %3 = const i64 16
          %4 = ptradd nsw %p, %3
          %5 = const i64 4
          clobber %4, %5
          return
        }",
    );
}

#[test]
fn aggregates_are_passed_leaf_by_leaf() {
    check(
        "define i64 @inner({ ptr, [2 x i64], float } %d, i64 %k) {
        entry:
          %n = extractvalue { ptr, [2 x i64], float } %d, 1, 1
          ret i64 %n
        }
        define i64 @f(i64 %n, i64 %d.0, { ptr, [2 x i64], float } %d) {
        entry:
          %e = insertvalue { ptr, [2 x i64], float } %d, i64 %n, 1, 0
          %r = call i64 @inner({ ptr, [2 x i64], float } %e, i64 %n)
          ret i64 %r
        }
        define i64 @g({ [17 x i64] } %large, { float } %x) {
        entry:
          %r = extractvalue { [17 x i64] } %large, 0, 1
          ret i64 %r
        }",
        "func @inner(%d.0: ptr, %d.1: i64, %d.2: i64, %d.3: opaque type \"float\", %k: i64) -> i64 loose {
        block entry:
          return %d.2
        }
        func @f(%n: i64, %d.0: i64, %\"d.0'\": ptr, %d.1: i64, %d.2: i64, %d.3: opaque type \"float\") -> i64 loose {
        block entry:
          %0 = ptrtoint %\"d.0'\" to i64
          %1 = opaque opaque \"value of type { ptr, [2 x i64], float }\"
          %2 = opaque opaque \"value of type float\"
          %r = call i64 @inner(%\"d.0'\", %n, %d.2, %2, %n) pure
          return %r
        }
        func @g(%large: opaque type \"{ [17 x i64] }\", %x: opaque type \"{ float }\") -> i64 {
        block entry:
          %r = opaque i64 \"a member of the parameter `large`\"
          return %r
        }",
    );
}

#[test]
fn a_call_with_another_aggregate_is_one_of_unknown_code() {
    let text = lowered(
        "define i64 @inner({ i64, i64 } %d) {
        entry:
          %n = extractvalue { i64, i64 } %d, 1
          ret i64 %n
        }
        define i64 @f({ i32, i64 } %d, [2 x i64] %e) {
        entry:
          %r = call i64 @inner({ i32, i64 } %d)
          %s = call i64 @inner([2 x i64] %e)
          %t = add i64 %r, %s
          ret i64 %t
        }",
    );
    assert_eq!(text.matches("call i64 @inner(").count(), 1, "{text}");
    assert!(text.contains("@inner(%e.0, %e.1)"), "{text}");
}

//! Pointers that go into what is not lowered exactly are exposed.

use crate::{check, load, lowered};
use symprof_core::ir::Inst;

/// The names of the values (globals with `@`) whose address is exposed by a dead `ptrtoint` in the
/// function of that name, in order.
fn exposed_in(text: &str, name: &str) -> Vec<String> {
    let loaded = load(text);
    let id = loaded.module.by_name(name).expect("the function");
    let f = &loaded.module.functions[id];
    let insts = f.layout.iter().flat_map(|&b| &f.blocks[b].insts);
    let of = |(value, inst): &(Option<_>, Inst)| match inst {
        Inst::PtrToInt(p) if value.is_some_and(|v| f.values[v].name.is_none()) => {
            Some(match f.inst(*p) {
                Some(Inst::GlobalAddr(g)) => format!("@{g}"),
                _ => f.values[*p].name.clone().unwrap_or_default(),
            })
        }
        _ => None,
    };
    insts.filter_map(of).collect()
}

#[track_caller]
fn exposes(body: &str, expected: &[&str]) {
    let text = format!(
        "@g = internal global [4 x i32] zeroinitializer
        @h = internal global i32 0
        @far = internal addrspace(1) global i64 0
        %pair = type {{ ptr, i64 }}
        define i64 @f(ptr %p, ptr %q, i64 %n, i1 %c, <4 x i64> %is, <2 x i1> %cs) {{
        entry:
        {body}
        }}
        declare void @take(<2 x ptr>)
        declare %pair @give(ptr, i64)
        declare double @measure(ptr)
        declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)
        declare ptr @llvm.preserve.array.access.index.p0.p0(ptr, i32, i32)
        declare <4 x float> @llvm.masked.load.v4f32.p0(ptr, i32, <4 x i1>, <4 x float>)
        declare <2 x ptr> @llvm.masked.load.v2p0.p0(ptr, i32, <2 x i1>, <2 x ptr>)
        declare <2 x ptr> @llvm.masked.expandload.v2p0(ptr, <2 x i1>, <2 x ptr>)
        declare <2 x ptr> @llvm.masked.gather.v2p0.v2p0(<2 x ptr>, i32, <2 x i1>, <2 x ptr>)
        declare void @llvm.masked.store.v2p0.p0(<2 x ptr>, ptr, i32, <2 x i1>)
        declare void @llvm.assume(i1)"
    );
    let mut found = exposed_in(&text, "f");
    found.sort_unstable();
    assert_eq!(found, expected, "\n{}", lowered(&text));
}

#[test]
fn pointers_in_vectors() {
    // nothing comes of the vector here, but its lanes are not followed either
    exposes(
        "%v = insertelement <2 x ptr> poison, ptr %p, i64 0
         %w = insertelement <2 x ptr> %v, ptr %q, i64 1
         store <2 x ptr> %w, ptr %p
         ret i64 0",
        &["p", "q"],
    );
    // followed to where they come out again
    exposes(
        "%v = insertelement <2 x ptr> poison, ptr %p, i64 0
         %w = shufflevector <2 x ptr> %v, <2 x ptr> poison, <2 x i32> zeroinitializer
         %x = freeze <2 x ptr> %w
         %e = extractelement <2 x ptr> %x, i64 1
         %r = load i64, ptr %e
         ret i64 %r",
        &[],
    );
    // taken out at a place that is not known
    exposes(
        "%v = insertelement <2 x ptr> poison, ptr %p, i64 0
         %w = insertelement <2 x ptr> %v, ptr %q, i64 1
         %e = extractelement <2 x ptr> %w, i64 %n
         %r = load i64, ptr %e
         ret i64 %r",
        &["p", "q"],
    );
    // put in at a place that is not known
    exposes(
        "%v = insertelement <2 x ptr> poison, ptr %p, i64 0
         %w = insertelement <2 x ptr> %v, ptr %q, i64 %n
         %e = extractelement <2 x ptr> %w, i64 0
         %r = load i64, ptr %e
         ret i64 %r",
        &["p", "q"],
    );
    // lanes that are followed go to what does not follow them
    exposes(
        "%v = insertelement <2 x ptr> poison, ptr %p, i64 0
         %w = insertelement <2 x ptr> %v, ptr %q, i64 1
         %e = extractelement <2 x ptr> %w, i64 0
         call void @take(<2 x ptr> %w)
         ret i64 0",
        &["p", "q"],
    );
    exposes(
        "%v = select <2 x i1> %cs, <2 x ptr> <ptr @g, ptr null>, <2 x ptr> <ptr null, ptr @h>
         %e = extractelement <2 x ptr> %v, i64 0
         ret i64 0",
        &["@g", "@h"],
    );
    exposes(
        "%v = insertelement <1 x ptr> poison, ptr %p, i64 0
         %e = bitcast <1 x ptr> %v to ptr
         %r = load i64, ptr %e
         ret i64 %r",
        &["p"],
    );
    exposes(
        "%v = insertelement <2 x ptr> poison, ptr %p, i64 0
         %w = ptrtoint <2 x ptr> %v to <2 x i64>
         %e = extractelement <2 x i64> %w, i64 0
         ret i64 %e",
        &["p"],
    );
    exposes(
        "%v = insertelement <2 x ptr> poison, ptr %p, i64 0
         call void @llvm.masked.store.v2p0.p0(<2 x ptr> %v, ptr %q, i32 8, <2 x i1> %cs)
         ret i64 0",
        &["p"],
    );
}

#[test]
fn pointers_in_vector_geps_casts_and_phis() {
    exposes("%v = getelementptr i32, ptr %p, <4 x i64> %is\nret i64 0", &["p"]);
    exposes("%v = getelementptr i32, ptr @g, <4 x i64> %is\nret i64 0", &["@g"]);
    exposes("%v = addrspacecast ptr %p to ptr addrspace(1)\nret i64 0", &["p"]);
    exposes("%v = ptrtoint ptr %p to i128\nret i64 0", &["p"]);
    exposes(
        "br i1 %c, label %a, label %b
         a:
         %v = insertelement <2 x ptr> poison, ptr %p, i64 0
         br label %b
         b:
         %w = phi <2 x ptr> [ %v, %a ], [ <ptr @g, ptr @h>, %entry ]
         ret i64 0",
        &["@g", "@h", "p"],
    );
    exposes(
        "br i1 %c, label %a, label %b
         a:
         %v = insertelement <2 x ptr> poison, ptr %p, i64 0
         br label %b
         b:
         %w = phi <2 x ptr> [ %v, %a ], [ <ptr @g, ptr @h>, %entry ]
         %e = extractelement <2 x ptr> %w, i64 0
         %r = load i64, ptr %e
         ret i64 %r",
        &[],
    );
}

#[test]
fn pointers_in_aggregates() {
    exposes(
        "%v = insertvalue { ptr, [2 x ptr] } poison, ptr %p, 0
         %w = insertvalue { ptr, [2 x ptr] } %v, ptr %q, 1, 0
         %e = extractvalue { ptr, [2 x ptr] } %w, 1, 0
         %r = load i64, ptr %e
         ret i64 %r",
        &[],
    );
    exposes("store %pair { ptr @g, i64 1 }, ptr %q\nret i64 0", &[]);
    // a gap of unknown bytes is one beside the address
    exposes("store { ptr, i8 } { ptr @g, i8 1 }, ptr %q\nret i64 0", &[]);
    exposes("store volatile %pair { ptr @g, i64 1 }, ptr %q\nret i64 0", &["@g"]);
    exposes(
        "%v = insertvalue %pair poison, ptr %p, 0
         %w = freeze %pair %v
         %e = extractvalue %pair %w, 0
         ret i64 0",
        &[],
    );
    exposes(
        "br i1 %c, label %a, label %b
         a:
         %v = insertvalue %pair { ptr @h, i64 1 }, i64 %n, 1
         br label %b
         b:
         %w = phi %pair [ %v, %a ], [ { ptr @g, i64 0 }, %entry ]
         ret i64 0",
        &[],
    );
    exposes(
        "%v = insertelement <2 x ptr> poison, ptr %p, i64 0
         %w = insertvalue { float, <2 x ptr> } poison, <2 x ptr> %v, 1
         ret i64 0",
        &["p"],
    );
    exposes(
        "%v = call %pair @give(ptr %p, i64 1)
         %e = extractvalue %pair %v, 0
         %r = load i64, ptr %e
         ret i64 %r",
        &["p"],
    );
    exposes("%v = call double @measure(ptr %p)\nret i64 0", &["p"]);
    exposes(
        "%v = select i1 %c, %pair { ptr @g, i64 1 }, %pair { ptr @h, i64 1 }
         ret i64 0",
        &[],
    );
}

#[test]
fn aggregates_are_their_leaves() {
    check(
        "define void @f(ptr %p, i64 %n, ptr %q) {
        entry:
          %a = insertvalue { ptr, ptr, i64, [2 x i64], float } undef, ptr %p, 0
          %b = insertvalue { ptr, ptr, i64, [2 x i64], float } %a, i64 7, 2
          %c = insertvalue { ptr, ptr, i64, [2 x i64], float } %b, i64 %n, 3, 1
          %d = extractvalue { ptr, ptr, i64, [2 x i64], float } %c, 3
          %x = extractvalue [2 x i64] %d, 1
          %y = extractvalue { ptr, ptr, i64, [2 x i64], float } %c, 2
          %z = extractvalue { ptr, ptr, i64, [2 x i64], float } %c, 1
          %r = extractvalue { ptr, ptr, i64, [2 x i64], float } %c, 0
          %g = getelementptr i8, ptr %r, i64 %x
          %s = insertvalue [2 x i64] %d, i64 %y, 0
          store [2 x i64] %s, ptr %g
          %l = load { i32, float, ptr }, ptr %q
          %m = extractvalue { i32, float, ptr } %l, 2
          %o = extractvalue { i32, float, ptr } %l, 1
          ret void
        }",
        "func @f(%p: ptr, %n: i64, %q: ptr) {
        block entry:
          %0 = const i64 7
          %z = opaque ptr \"a member of the parameter `n` and the parameter `p`\"
          %g = ptradd %p, %n
          store %g, %0, 8
          %1 = const i64 8
          %2 = ptradd nsw %g, %1
          store %2, %n, 8
          %3 = load i32 %q
          %4 = ptradd nsw %q, %1
          %m = load ptr %4
          return
        }",
    );
}

#[test]
fn pointers_in_shared_memory() {
    exposes(
        "store volatile ptr %p, ptr %q
         store atomic ptr @g, ptr %q release, align 8
         ret i64 0",
        &["@g", "p"],
    );
    exposes("%x = atomicrmw xchg ptr %p, ptr %q seq_cst\nret i64 0", &["q"]);
    exposes("%x = cmpxchg ptr %p, ptr null, ptr %q seq_cst seq_cst\nret i64 0", &["q"]);
    exposes("%x = va_arg ptr %p, ptr\nret i64 0", &[]);
    exposes("%x = load volatile ptr, ptr %p\nret i64 0", &[]);
}

#[test]
fn pointers_in_intrinsics_and_assembly() {
    exposes(
        "%x = call ptr @llvm.preserve.array.access.index.p0.p0(ptr elementtype([2 x i32]) %p, i32 1, i32 1)
         ret i64 0",
        &["p"],
    );
    exposes("%x = call i64 asm \"mov $1, $0\", \"=r,r\"(ptr %p) memory(none)\nret i64 %x", &["p"]);
    // what is read is not made of the address
    exposes(
        "%x = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %p, i32 4, <4 x i1> splat (i1 true), <4 x float> zeroinitializer)
         %y = load float, ptr %p
         %z = load <2 x ptr>, ptr %p
         %s = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 false, i1 false)
         call void @llvm.assume(i1 true) [\"align\"(ptr %p, i64 8)]
         ret i64 0",
        &[],
    );
}

/// Lanes that a masked load leaves alone are those of its last operand.
#[test]
fn pointers_passed_through_masked_loads() {
    for load in [
        "@llvm.masked.load.v2p0.p0(ptr %q, i32 8, <2 x i1> %cs, <2 x ptr> %v)",
        "@llvm.masked.expandload.v2p0(ptr %q, <2 x i1> %cs, <2 x ptr> %v)",
        "@llvm.masked.gather.v2p0.v2p0(<2 x ptr> zeroinitializer, i32 8, <2 x i1> %cs, <2 x ptr> %v)",
    ] {
        let body = format!(
            "%v = insertelement <2 x ptr> poison, ptr %p, i64 0
             %x = call <2 x ptr> {load}
             %e = extractelement <2 x ptr> %x, i64 0
             store i64 %n, ptr %e
             ret i64 0"
        );
        exposes(&body, &["p"]);
    }
}

#[test]
fn pointers_in_operand_bundles() {
    let text = "@g = internal global i32 0
        define void @f(ptr %p, ptr %q, i1 %c) personality ptr @p {
        entry:
          %v = insertelement <2 x ptr> poison, ptr %q, i64 0
          call void @pure(i64 1) [ \"unknown\"(ptr %p, ptr @g, <2 x ptr> %v) ]
          call void @pure(i64 2) [ \"deopt\"(i32 1) ]
          call void @pure(i64 3) [ \"kcfi\"(i32 1) ]
          call void @llvm.assume(i1 %c) [ \"nonnull\"(ptr %p) ]
          br i1 %c, label %a, label %b
        a:
          %slot = alloca i32
          invoke void @pure(i64 4) [ \"unknown\"(ptr %slot) ] to label %b unwind label %bad
        b:
          ret void
        bad:
          %l = landingpad { ptr, i32 } cleanup
          resume { ptr, i32 } %l
        }
        declare void @pure(i64) memory(none)
        declare i32 @p(...)
        declare void @llvm.assume(i1)";
    let mut found = exposed_in(text, "f");
    found.sort_unstable();
    assert_eq!(found, ["@g", "p", "q", "slot"], "{}", lowered(text));
    let loaded = load(text);
    let f = &loaded.module.functions[loaded.module.by_name("f").unwrap()];
    let effects: Vec<[bool; 3]> = f
        .layout
        .iter()
        .flat_map(|&b| &f.blocks[b].insts)
        .filter_map(|(_, i)| match i {
            Inst::Call(call) => Some(call.effects),
            _ => None,
        })
        .map(|e| [e.reads, e.writes, e.argument_memory_only])
        .collect();
    let (t, f) = (true, false);
    assert_eq!(effects, [[t, t, f], [t, f, f], [f, f, t], [t, t, f]]);
}

#[test]
fn constant_expressions_that_are_not_followed() {
    exposes(
        "%x = load i64, ptr addrspacecast (ptr addrspace(1) @far to ptr)
         ret i64 0",
        &["@far"],
    );
}

#[test]
fn pointers_masked_and_laundered_are_followed() {
    check(
        "define ptr @f(ptr %p, i64 %m) {
        entry:
          %a = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 %m)
          %b = call ptr @llvm.launder.invariant.group.p0(ptr %a)
          %c = call ptr @llvm.strip.invariant.group.p0(ptr %b)
          %d = call ptr @llvm.ssa.copy.p0(ptr %c)
          %e = call ptr @llvm.preserve.static.offset(ptr %d)
          ret ptr %e
        }
        declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
        declare ptr @llvm.launder.invariant.group.p0(ptr)
        declare ptr @llvm.strip.invariant.group.p0(ptr)
        declare ptr @llvm.ssa.copy.p0(ptr returned)
        declare ptr @llvm.preserve.static.offset(ptr)",
        "func @f(%p: ptr, %m: i64) -> ptr {
        block entry:
          %0 = ptrtoint %p to i64
          %1 = and i64 %0, %m
          %a = inttoptr %1
          return %a
        }",
    );
}

#[test]
fn arguments_that_hide_pointers_widen_what_a_call_may_touch() {
    let loaded = load(
        "define void @f(<2 x ptr> %v, ptr %p) {
          call void @scatter(<2 x ptr> %v)
          call void @direct(ptr %p)
          ret void
        }
        declare void @scatter(<2 x ptr>) memory(argmem: write)
        declare void @direct(ptr) memory(argmem: write)",
    );
    let f = &loaded.module.functions[loaded.module.by_name("f").unwrap()];
    let calls = f.blocks[f.entry()].insts.iter().filter_map(|(_, i)| match i {
        Inst::Call(call) => Some(call.effects.argument_memory_only),
        _ => None,
    });
    assert_eq!(calls.collect::<Vec<_>>(), [false, true]);
}

#[test]
fn pointers_of_other_widths_are_no_pointers_of_the_model() {
    let text = lowered(
        "target datalayout = \"e-p3:32:32-p5:32:32-A5\"
        @lds = internal addrspace(3) global [4 x i32] undef
        @table = internal addrspace(4) constant [2 x i32] [i32 1, i32 2]
        define i32 @f(i32 %i) {
        entry:
          %slot = alloca [4 x i32], addrspace(5)
          %p = getelementptr i32, ptr addrspace(5) %slot, i32 %i
          store i32 1, ptr addrspace(5) %p
          %x = load i32, ptr addrspace(3) getelementptr (i32, ptr addrspace(3) @lds, i32 1)
          %y = load i32, ptr addrspace(4) getelementptr (i32, ptr addrspace(4) @table, i64 1)
          %s = add i32 %x, %y
          ret i32 %s
        }",
    );
    assert!(text.contains("%x = opaque i32") && text.contains("%y = load i32"), "{text}");
    assert!(!text.contains("store") && text.contains("clobber"), "{text}");
}

#[test]
fn room_of_pointers_of_other_widths() {
    let loaded = load(
        "target datalayout = \"e-p:32:32-p1:64:64\"
        @near = global i32 0
        @far = addrspace(1) global i32 0
        @table = constant { ptr addrspace(1), i32 } { ptr addrspace(1) @far, i32 5 }
        @other = constant { ptr addrspace(1), i32 } { ptr addrspace(1) null, i32 5 }
        define void @f(ptr addrspace(1) %p) {
        entry:
          store ptr addrspace(1) @far, ptr addrspace(1) %p
          store volatile ptr addrspace(1) @far, ptr addrspace(1) %p
          store { ptr addrspace(1), ptr } { ptr addrspace(1) @far, ptr @near }, ptr addrspace(1) %p
          store ptr @near, ptr addrspace(1) %p
          ret void
        }",
    );
    assert!(!loaded.module.constants.contains_key("table"));
    assert_eq!(loaded.module.constants["other"][8], Some(5));
    let text = loaded.module.to_string();
    let expected = ["store %p, %0, 8", "clobber %p", "clobber %p", "clobber %p, %"];
    let found: Vec<&str> = text
        .lines()
        .map(str::trim)
        .filter(|l| l.starts_with("store") || l.starts_with("clobber"))
        .collect();
    assert_eq!(found.len(), 4, "{text}");
    for (found, expected) in found.iter().zip(expected) {
        assert!(found.starts_with(expected), "{text}");
    }
    assert!(!found[1].contains(',') && !found[2].contains(','), "{text}");
}

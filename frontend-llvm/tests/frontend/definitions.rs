//! Which definition a name stands for: linkage, aliases, ifuncs; data layouts.

use crate::{check, load, lowered};
use symprof_core::ir::{Callee, Inst};

#[test]
fn definitions_that_may_be_replaced() {
    let loaded = load(
        "define void @plain() { ret void }
        define internal void @internal() { ret void }
        define weak void @weak() { ret void }
        define weak_odr void @weak_odr() { ret void }
        define linkonce void @once() { ret void }
        define linkonce_odr void @once_odr() { ret void }
        define available_externally void @available() { ret void }",
    );
    let all = loaded.module.functions.values();
    let replaced: Vec<&str> = all.filter(|f| f.interposable).map(|f| f.name.as_str()).collect();
    // an inline function of C may have another body elsewhere, and that one is emitted
    assert_eq!(replaced, ["weak", "once", "available"]);
}

/// `-fsemantic-interposition`: what a library exports, the loader may replace.
#[test]
fn the_loader_may_replace_what_a_library_exports() {
    let functions = "
        define i32 @exported() { ret i32 1 }
        define internal i32 @own() { ret i32 2 }
        define i32 @f() {
          %a = call i32 @exported()
          %b = call i32 @own()
          ret i32 %b
        }";
    let replaced = |more: &str| -> Vec<String> {
        let module = load(&format!("{functions}\n{more}")).module;
        let all = module.functions.values().filter(|f| f.interposable);
        all.map(|f| f.name.clone()).collect()
    };
    let flags = "!llvm.module.flags = !{!0}\n!0 = !{i32 1, !\"SemanticInterposition\", i32 1}";
    assert_eq!(replaced(flags), ["exported", "f"]);
    assert!(replaced("").is_empty());
}

#[test]
fn contents_that_may_be_replaced() {
    let loaded = load(
        "@plain = constant i8 1
        @odr = weak_odr constant i8 1
        @weak = weak constant i8 1
        @once = linkonce constant i8 1
        @late = externally_initialized constant i8 1
        @hidden = internal externally_initialized constant ptr @f
        @weak_table = weak constant ptr @f
        define void @f() {
          %a = load ptr, ptr @hidden
          call void %a()
          %b = load ptr, ptr @weak_table
          call void %b()
          ret void
        }",
    );
    let mut known: Vec<&str> = loaded.module.constants.keys().map(String::as_str).collect();
    known.sort_unstable();
    assert_eq!(known, ["odr", "plain"]);
    assert!(loaded.module.addresses.is_empty());
    assert_eq!(loaded.module.holds["weak_table"], ["f"]);
    let text = loaded.module.to_string();
    assert!(text.contains("call global @weak_table()"), "{text}");
    assert!(text.contains("call global @hidden()"), "{text}");
}

#[test]
fn calls_that_return_twice() {
    let loaded = load(
        "define i32 @f(ptr %b, ptr %unknown) {
          %a = call i32 @_setjmp(ptr %b)
          %c = call i32 @marked(ptr %b)
          %d = call i32 @plain(ptr %b) returns_twice
          %e = call i32 %unknown(ptr %b) returns_twice
          %g = call i32 @llvm.eh.sjlj.setjmp(ptr %b)
          %h = call i32 @plain(ptr %b)
          %i = call i32 @also(ptr %b)
          ret i32 %a
        }
        @also = alias i32 (ptr), ptr @wrapped
        define i32 @wrapped(ptr %b) returns_twice {
          ret i32 0
        }
        declare i32 @_setjmp(ptr)
        declare i32 @marked(ptr) returns_twice
        declare i32 @plain(ptr)
        declare i32 @llvm.eh.sjlj.setjmp(ptr)",
    );
    let f = &loaded.module.functions[loaded.module.by_name("f").unwrap()];
    let calls = f.blocks[f.entry()].insts.iter().filter_map(|(_, i)| match i {
        Inst::Call(call) => Some(call.effects.returns_twice),
        _ => None,
    });
    assert_eq!(calls.collect::<Vec<_>>(), [true, true, true, true, true, false, true]);
}

#[test]
fn aliases_are_what_they_stand_for() {
    check(
        "@g = internal global [4 x i32] zeroinitializer
        @second = internal alias i32, getelementptr inbounds ([4 x i32], ptr @g, i64 0, i64 1)
        @third = internal alias i32, getelementptr (i32, ptr @second, i64 1)
        @number = internal alias i32, inttoptr (i64 add (i64 ptrtoint (ptr @g to i64), i64 12) to ptr)
        define void @f(i32 %x) {
        entry:
          store i32 %x, ptr @second
          store i32 %x, ptr @third
          store i32 %x, ptr getelementptr (i8, ptr @number, i64 1)
          ret void
        }",
        "func @f(%x: i32) {
        block entry:
          %0 = globaladdr @g
          %1 = const i64 4
          %2 = ptradd %0, %1
          store %2, %x, 4
          %3 = const i64 8
          %4 = ptradd %0, %3
          store %4, %x, 4
          %5 = const i64 12
          %6 = ptradd %0, %5
          %7 = const i64 1
          %8 = ptradd %6, %7
          store %8, %x, 4
          return
        }",
    );
}

#[test]
fn aliases_that_may_be_replaced_are_unknown_code_and_places() {
    let loaded = load(
        "@v = internal global i32 0
        @w = weak global i32 0
        @weak_v = weak alias i32, ptr @v
        @of_weak = alias i32, ptr @w
        @weak_f = weak alias void (), ptr @f
        @of_weak_too = alias i32, ptr @of_weak
        @picked = ifunc void (), ptr @resolver
        @table = internal constant [2 x ptr] [ptr @weak_f, ptr @main]
        define internal void @f() { ret void }
        define internal ptr @resolver() { ret ptr @g }
        define internal void @g() { ret void }
        define internal void @other() { ret void }
        define void @main() {
          store i32 1, ptr @weak_v
          store i32 1, ptr @of_weak
          call void @weak_f()
          store i32 1, ptr @of_weak_too
          call void @picked()
          %c = icmp eq ptr @picked, @other
          ret void
        }",
    );
    let module = &loaded.module;
    let main = &module.functions[module.by_name("main").unwrap()];
    let insts = &main.blocks[main.entry()].insts;
    for (_, inst) in insts {
        match inst {
            Inst::Store(address, ..) => {
                assert!(matches!(main.inst(*address), Some(Inst::Opaque(_))));
            }
            Inst::Call(call) => {
                // what stands behind the name is not known, as of a pointer
                let Callee::Global(name) = &call.callee else { panic!("{call:?}") };
                assert!(module.by_name(name).is_none(), "{name}");
            }
            _ => {}
        }
    }
    let exposed = |name: &str| {
        insts.iter().any(|(_, i)| match i {
            Inst::PtrToInt(p) => {
                matches!(main.inst(*p), Some(Inst::GlobalAddr(g)) if g == name)
            }
            _ => false,
        })
    };
    assert!(exposed("v") && exposed("w") && exposed("resolver"), "{module}");
    let escaping = module.functions.values().filter(|f| f.address_escapes);
    let escaping: Vec<&str> = escaping.map(|f| f.name.as_str()).collect();
    assert_eq!(escaping, ["f", "resolver", "g", "other", "main"]);
    assert_eq!(module.holds["weak_f"], ["f"]);
    assert_eq!(module.holds["table"], ["f"]);
    assert_eq!(module.addresses["table"].len(), 1);
}

#[test]
fn constant_geps_in_initializers_count_bytes() {
    let loaded = load(
        "@data = internal constant [8 x i32] zeroinitializer
        @table = internal constant { i32, [2 x ptr] } { i32 1, [2 x ptr]
          [ptr getelementptr (i32, ptr @data, i64 3), ptr getelementptr ([8 x i32], ptr @data, i64 0, i64 1)] }
        define void @f(ptr %p) {
          store ptr getelementptr (i32, ptr @data, i64 3), ptr %p
          ret void
        }",
    );
    let of: Vec<(u64, i64)> =
        loaded.module.addresses["table"].iter().map(|a| (a.at, a.offset)).collect();
    assert_eq!(of, [(8, 12), (16, 4)]);
}

#[test]
fn a_displacement_by_a_type_of_unknown_size_is_not_taken_for_bytes() {
    let text = lowered(
        "@data = internal global [64 x i32] zeroinitializer
        define i32 @f() {
          %x = load i32, ptr getelementptr (<vscale x 4 x i32>, ptr @data, i64 1)
          ret i32 %x
        }",
    );
    assert!(!text.contains("ptradd"), "{text}");
    assert!(text.contains("ptrtoint"), "{text}");
}

#[test]
fn the_order_of_bytes_is_known() {
    assert!(
        load("target datalayout = \"E-i64:64\"\ndefine void @f() { ret void }").module.big_endian
    );
    assert!(
        !load("target datalayout = \"e-i64:64\"\ndefine void @f() { ret void }").module.big_endian
    );
}

#[test]
fn layouts_with_parts_that_llvm_ir_does_not_know() {
    let loaded = load(
        "target datalayout = \"e-m:l-p:64:64:64-p2:32:32-i64:64-v128:128:128-a0:0:64-s0:64:64-G1-P0-A0-ni:7-n8:16:32:64-S128-Fn32\"
        define i64 @f(ptr %p, ptr addrspace(2) %q) {
          %x = load i64, ptr %p
          %y = load i64, ptr addrspace(2) %q
          ret i64 %x
        }",
    );
    assert_eq!(loaded.outcomes[0].unsupported, None);
    let text = loaded.module.to_string();
    assert!(text.contains("%x = load i64 %p") && text.contains("%y = opaque"), "{text}");
}

#[test]
fn integers_of_odd_widths_have_the_store_size_of_their_type() {
    let text = lowered(
        "define void @f(ptr %p, i1 %a, i7 %b, i17 %c, i24 %d, i33 %e) {
        entry:
          store i1 %a, ptr %p
          store i7 %b, ptr %p
          store i17 %c, ptr %p
          store i24 %d, ptr %p
          store i33 %e, ptr %p
          ret void
        }",
    );
    for store in ["%a, 1", "%b, 1", "%c, 3", "%d, 3", "%e, 5"] {
        assert!(text.contains(&format!("store %p, {store}")), "{text}");
    }
}

#[test]
fn addresses_of_blocks_are_pointers_that_are_not_known() {
    let text = lowered(
        "define void @f(i1 %c) {
        entry:
          br i1 %c, label %a, label %b
        a:
          br label %b
        b:
          %p = phi ptr [ blockaddress(@f, %a), %entry ], [ null, %a ]
          store ptr %p, ptr null
          ret void
        }",
    );
    assert!(text.contains("opaque ptr"), "{text}");
}

#[test]
fn parameters_that_are_not_null() {
    let assumed = |attributes: &str, function: &str| {
        let text = format!("define i1 @f(ptr {attributes} %p) {function} {{\n  ret i1 true\n}}");
        lowered(&text).contains("assume")
    };
    assert!(assumed("nonnull noundef", ""));
    assert!(assumed("nonnull noundef", "null_pointer_is_valid"));
    assert!(!assumed("nonnull", ""));
    assert!(assumed("dereferenceable(8)", ""));
    assert!(!assumed("dereferenceable(8)", "null_pointer_is_valid"));
    assert!(!assumed("dereferenceable_or_null(8)", ""));
}

#[test]
fn a_body_that_is_lost_may_call_what_it_names() {
    let mut held = symprof_llvm::llvm_ir::Module::from_ir_str(
        "define void @k() {
          call void @helper()
          call void @lost()
          ret void
        }
        define internal void @helper() { ret void }
        define internal void @apart() { ret void }
        define internal void @taken() { ret void }
        define internal void @lost() {
          %x = alloca ptr
          store ptr @taken, ptr %x
          call void @use(ptr %x)
          call void @helper()
          ret void
        }
        declare void @use(ptr)",
    )
    .expect("it is valid");
    // a jump out of the function, which no text has
    let dest = "nowhere".into();
    held.functions[4].basic_blocks[0].term =
        symprof_llvm::llvm_ir::terminator::Br { dest, debugloc: None }.into();
    let loaded = symprof_llvm::lower_module(&held);
    assert!(loaded.outcomes[4].unsupported.is_some());
    let escaping = loaded.module.functions.values().filter(|f| f.address_escapes);
    let escaping: Vec<&str> = escaping.map(|f| f.name.as_str()).collect();
    assert_eq!(escaping, ["helper", "taken"]);
    assert!(loaded.module.to_string().contains("globaladdr @helper"));
}

#[test]
fn what_stands_beside_a_body_is_taken() {
    let loaded = load(
        "define void @f() prefix ptr @before personality ptr @unwinds { ret void }
        define internal void @before() { ret void }
        define internal i32 @unwinds() { ret i32 0 }
        define internal void @other() { ret void }",
    );
    let escaping = loaded.module.functions.values().filter(|f| f.address_escapes);
    let escaping: Vec<&str> = escaping.map(|f| f.name.as_str()).collect();
    assert_eq!(escaping, ["before", "unwinds"]);
}

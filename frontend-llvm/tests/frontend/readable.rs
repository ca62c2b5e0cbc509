//! Forms of the IR that llvm-ir has no data for: the module is read all the same.

use crate::{check, load};

/// A function beside whatever stands before it.
const BESIDE: &str = "
    define i32 @beside(i32 %n) {
    entry:
      %m = add i32 %n, 1
      ret i32 %m
    }";

/// Loads text in front of a function; all must be lowered.
#[track_caller]
fn beside(text: &str) -> symprof_core::ir::Module {
    let loaded = load(&format!("{text}\n{BESIDE}"));
    assert!(loaded.outcomes.iter().any(|o| o.name == "beside"));
    for outcome in &loaded.outcomes {
        assert_eq!(outcome.unsupported, None, "{}", outcome.name);
    }
    loaded.module
}

#[test]
fn every_part_of_a_data_layout_is_read() {
    let layouts = [
        "e-m:l-p:64:64:64-i1:8:8-f80:128:128-a0:0:64-s0:64:64-n8:16:32:64-S128",
        "E-m:a-Fi64-i64:64-n32:64-S128-v256:256:256-v512:512:512",
        "e-p:64:64-p5:32:32-p7:160:256:256:32-p8:128:128-v16:16-v2048:2048-S32-A5-G1-ni:7:8:9",
        "e-P1-p:16:8-i8:8-Fn32",
        "E",
    ];
    for layout in layouts {
        beside(&format!("target datalayout = \"{layout}\""));
    }
    beside("target triple = \"amdgcn-amd-amdhsa\"");
}

#[test]
fn a_call_through_no_cfi_calls_the_function() {
    check(
        "declare void @away()
        define void @f() {
        entry:
          call void no_cfi @away()
          call void dso_local_equivalent @away()
          ret void
        }",
        "func @f() {
        block entry:
          call @away()
          call @away()
          return
        }",
    );
}

#[test]
fn what_a_constant_without_a_form_names_is_exposed() {
    check(
        "@x = global i32 0
        define void @f(ptr %p) {
        entry:
          store <2 x i64> shufflevector (<2 x i64> <i64 ptrtoint (ptr @x to i64), i64 1>, <2 x i64> poison, <2 x i32> <i32 1, i32 0>), ptr %p
          ret void
        }",
        "func @f(%p: ptr) {
        block entry:
          %0 = globaladdr @x
          %1 = ptrtoint %0 to i64
          %2 = const i64 16
          clobber %p, %2
          return
        }",
    );
}

#[test]
fn a_variable_whose_initializer_has_no_form_holds_what_it_names() {
    let module = beside(
        "@cell = internal global [2 x ptr] [ptr no_cfi @beside, ptr null]
        @table = internal constant [2 x ptr] [ptr no_cfi @beside, ptr @table]
        @event = internal global target(\"spirv.Event\") zeroinitializer
        @size = constant i64 ptrtoint (ptr getelementptr (<vscale x 1 x i8>, ptr null, i64 1) to i64)",
    );
    assert_eq!(module.holds["cell"], ["beside"]);
    assert!(module.holds["table"].contains(&"beside".to_owned()));
    assert_eq!(module.addresses["table"].len(), 1, "the entry that has a form is known");
    assert_eq!(module.constants["size"], [None; 8]);
    let id = module.by_name("beside").expect("read");
    assert!(module.functions[id].address_escapes);
}

#[test]
fn vectors_of_unknown_length_have_constants() {
    beside(
        "define <vscale x 4 x i32> @f(<vscale x 4 x i32> %a, ptr %p) {
          %b = add <vscale x 4 x i32> %a, splat (i32 7)
          store <vscale x 2 x double> splat (double 3.0), ptr %p
          ret <vscale x 4 x i32> %b
        }",
    );
}

#[test]
fn a_personality_without_a_form_is_taken() {
    let module = beside("define void @f() personality ptr no_cfi @beside {\n ret void\n}");
    let id = module.by_name("beside").expect("read");
    assert!(module.functions[id].address_escapes);
}

#[test]
fn types_of_a_target_have_constants() {
    beside("define target(\"aarch64.svcount\") @f() {\n ret target(\"aarch64.svcount\") zeroinitializer\n}");
}

/// LLVM 19 writes bitcode for these that its reader refuses.
#[test]
fn a_module_that_is_not_read_as_bitcode_is_read_as_text() {
    beside("define void @f() hybrid_patchable {\n ret void\n}");
    beside("define void @f(ptr %p) {\n %a = load x86_amx, ptr %p\n store x86_amx %a, ptr %p\n ret void\n}");
}

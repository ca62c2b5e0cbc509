//! Names and numbers are those of the file.

use crate::{check, load};
use symprof_core::ir::ValueDef;

#[test]
fn unnamed_blocks_and_values_keep_their_numbers() {
    // The slot is promoted, and yet the blocks after it keep their numbers.
    check(
        "define i32 @f(i32 %0, i32 %n, i32 %1) {
          %3 = alloca i32
          store i32 %0, ptr %3
          %4 = load i32, ptr %3
          %5 = icmp slt i32 %4, %n
          br i1 %5, label %6, label %7
        6:
          br label %7
        7:
          %8 = phi i32 [ %1, %2 ], [ %4, %6 ]
          ret i32 %8
        }",
        "func @f(%arg0: i32, %n: i32, %arg2: i32) -> i32 {
        block 2:
          %\"5\" = icmp slt %arg0, %n
          branch %\"5\", 6, 7(%arg2)
        block 6:
          jump 7(%arg0)
        block 7(%\"8\": i32):
          return %\"8\"
        }",
    );
}

#[test]
fn numbers_that_leave_some_out_are_kept() {
    check(
        "define void @f(i1 %c) {
          br i1 %c, label %12, label %20
        12:
          %15 = add i32 1, 2
          br label %20
        20: ; preds = %12
          ret void
        }",
        "func @f(%c: i1) {
        block 0:
          %0 = const i32 1
          %1 = const i32 2
          branch %c, 12, 20
        block 12:
          %\"15\" = add i32 %0, %1
          jump 20
        block 20:
          return
        }",
    );
}

#[test]
fn a_named_parameter_wins_over_a_position() {
    let loaded = load("define void @f(i32 %arg1, i32 %0) {\n  ret void\n}\n");
    let f = loaded.module.functions.iter().next().unwrap().1;
    let names: Vec<&str> = f.params.iter().map(|p| p.name.as_str()).collect();
    assert_eq!(names, ["arg1", "arg1'"]);
}

#[test]
fn quoted_names_lose_their_quotes() {
    let loaded = load(
        "define void @\"a b\"(i32 %\"x y\") {
        \"first block\":
          ret void
        }",
    );
    let id = loaded.module.by_name("a b").unwrap();
    let f = &loaded.module.functions[id];
    assert_eq!(f.params[0].name, "x y");
    assert_eq!(f.blocks[f.entry()].name, "first block");
}

#[test]
fn loaded_values_keep_their_names() {
    let loaded = load(
        "define i32 @f(ptr %shape) {
        entry:
          %m = load i32, ptr %shape
          ret i32 %m
        }",
    );
    let f = loaded.module.functions.iter().next().unwrap().1;
    let found = f
        .values
        .values()
        .any(|v| v.name.as_deref() == Some("m") && matches!(v.def, ValueDef::Inst(..)));
    assert!(found);
}

#[test]
fn types_and_promises_of_parameters() {
    let loaded = load(
        "define void @f(ptr noalias %a, float %x, ptr dereferenceable(4) %b, ptr nonnull %c) {
        entry:
          ret void
        }",
    );
    let f = loaded.module.functions.iter().next().unwrap().1;
    let types: Vec<&str> = f.params.iter().map(|p| p.source_type.as_str()).collect();
    assert_eq!(types, ["ptr", "float", "ptr", "ptr"]);
    assert_eq!(
        f.params.iter().map(|p| p.no_alias).collect::<Vec<_>>(),
        [true, false, false, false]
    );
    // `nonnull` alone makes a null poison; only `dereferenceable` makes it undefined.
    let text = f.to_string();
    assert_eq!(text.matches("assume").count(), 1, "{text}");
    assert!(text.contains("icmp ne %b"), "{text}");
}

#[test]
fn a_module_held_in_memory_lowers_too() {
    let text = "define i32 @f(i32 %0) {\n  %2 = add i32 %0, 1\n  ret i32 %2\n}\n";
    let held = symprof_llvm::llvm_ir::Module::from_ir_str(text).unwrap();
    let loaded = symprof_llvm::lower_module(&held);
    let f = loaded.module.functions.iter().next().unwrap().1;
    assert_eq!(f.params[0].name, "arg0");
    assert_eq!(f.blocks[f.entry()].name, "1");
}

#[test]
fn a_module_made_by_hand_may_be_wrong() {
    use symprof_llvm::llvm_ir::{Name, Terminator};
    let text = "define i32 @f(i32 %n) {\nentry:\n  br label %next\nnext:\n  ret i32 %n\n}\n";
    let mut held = symprof_llvm::llvm_ir::Module::from_ir_str(text).unwrap();
    if let Terminator::Br(br) = &mut held.functions[0].basic_blocks[0].term {
        br.dest = Name::from("nowhere");
    }
    let loaded = symprof_llvm::lower_module(&held);
    let reason = loaded.outcomes[0].unsupported.as_deref().unwrap();
    assert!(reason.contains("nowhere"), "{reason}");
    assert_eq!(loaded.module.functions[loaded.outcomes[0].id].layout.len(), 2);
}

//! Text of newer LLVMs.

use crate::{load, lowered};
use symprof_llvm::compat::rewrite;

#[test]
fn what_llvm_19_reads_is_left_alone() {
    let loaded = load("define void @samesign(i32 %captures) {\nmemory:\n  ret void\n}\n");
    assert!(loaded.warnings.is_empty(), "{:?}", loaded.warnings);
}

#[test]
fn promises_are_dropped_wherever_they_stand() {
    let text = "define i1 @f(ptr captures(ret: address, provenance) noundef %p, i32 noext %n, ptr dead_on_return %q) #0 {
        captures:
          %c = icmp samesign ult i32 %n, 5, !samesign !{!\"samesign\"}
          %d = fptrunc nnan ninf double 1.0 to float
          %e = ptrtoaddr ptr %p to i64
          br label %\"samesign\"
        \"samesign\":
          ret i1 %c ; captures(none)
        }
        attributes #0 = { nocreateundeforpoison memory(argmem: read, errnomem: write) \"captures\"=\"samesign\" }
        ";
    let loaded = load(text);
    let f = loaded.module.functions.iter().next().unwrap().1;
    assert_eq!(f.blocks[f.layout[0]].name, "captures");
    assert_eq!(f.blocks[f.layout[1]].name, "samesign");
    assert!(f.to_string().contains("%c = icmp slt %n"), "{f}");
    let [warning] = loaded.warnings.as_slice() else { panic!("{:?}", loaded.warnings) };
    for item in ["captures", "noext", "samesign", "ptrtoaddr", "memory locations"] {
        assert!(warning.contains(item), "no {item} in {warning}");
    }
}

#[test]
fn lines_and_columns_stay() {
    let text =
        "define void @f(ptr captures(none) %p) {\n  #dbg_value(i32 0, !1,\n !2)\n  ret void\n}\n";
    let new = rewrite(text).text;
    assert_eq!(new.lines().count(), text.lines().count());
    assert_eq!(new.find("%p"), text.find("%p"));
    assert_eq!(new.find("ret"), text.find("ret"));
    assert!(!new.contains("captures") && !new.contains("dbg_value"));
}

#[test]
fn memory_of_errno_is_kept_where_it_can_be_seen() {
    let text = |more: &str| {
        format!("declare void @f() memory(errnomem: write){more}\ndeclare void @g() memory(read, errnomem: write, argmem: none)\n")
    };
    let plain = rewrite(&text("")).text.into_owned();
    assert!(
        plain.contains("@f() memory(none)") && plain.contains("@g() memory(read, argmem: none)"),
        "{plain}"
    );
    let seen = rewrite(&text("\ndeclare ptr @__errno_location()")).text.into_owned();
    assert!(!seen.contains("memory("), "{seen}");
}

#[test]
fn intrinsics_that_changed_their_operands() {
    let text = lowered(
        "define void @f(ptr captures(none) %p, <8 x i1> %m, <8 x float> %v) {
        entry:
          %slot = alloca i32
          call void @llvm.lifetime.start.p0(ptr nonnull %slot)
          %x = call <8 x float> @llvm.masked.load.v8f32.p0(ptr align 4 %p, <8 x i1> <i1 1, i1 1, i1 1, i1 1, i1 1, i1 1, i1 1, i1 1>, <8 x float> %v)
          tail call void @llvm.masked.store.v8f32.p0(<8 x float> %x, ptr align 4 %p, <8 x i1> %m), !tbaa !0
          call void @llvm.lifetime.end.p0(ptr nonnull %slot)
          ret void
        }
        declare <8 x float> @llvm.masked.load.v8f32.p0(ptr captures(none), <8 x i1>, <8 x float>)
        declare void @llvm.masked.store.v8f32.p0(<8 x float>, ptr captures(none), <8 x i1>)
        declare void @llvm.lifetime.start.p0(ptr captures(none)) #0
        declare void @llvm.lifetime.end.p0(ptr captures(none)) #0
        attributes #0 = { nounwind }
        !0 = !{}",
    );
    assert!(text.contains("clobber %p"), "{text}");
    assert!(!text.contains("lifetime"), "{text}");
}

#[test]
fn debug_information_of_any_age_is_dropped() {
    let loaded = load(
        "define void @f(i32 noext %n) !dbg !4 {
        entry:
            #dbg_value(i32 %n, !7, !DIExpression(DW_OP_new), !8)
            #dbg_declare_value(ptr null, !7, !DIExpression(), !8)
          call void @llvm.dbg.value(metadata i32 %n, metadata !7, metadata !DIExpression()), !dbg !8
          ret void, !dbg !8
        }
        declare void @llvm.dbg.value(metadata, metadata, metadata)
        !llvm.dbg.cu = !{!0}
        !llvm.module.flags = !{!2}
        !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, newField: 3)
        !1 = !DIFile(filename: \"a (.c\", directory: \"/\")
        !2 = !{i32 2, !\"Debug Info Version\", i32 3}
        !4 = distinct !DISubprogram(name: \"f\", unit: !0, keyInstructions: true)
        !7 = !DILocalVariable(name: \"n\", scope: !4)
        !8 = !DILocation(line: 1, scope: !4, atomGroup: 1, atomRank: 2)
        ",
    );
    assert_eq!(loaded.outcomes.len(), 1);
}

#[test]
fn what_cannot_be_carried_over_is_named() {
    let text = "define void @f(ptr captures(none) %p) {\n  %x = newop i32 1\n  ret void\n}\n";
    let error = symprof_llvm::load_bytes(text.as_bytes(), "new.ll").unwrap_err().to_string();
    assert!(error.starts_with("new.ll:2:8: "), "{error}");
    assert!(error.contains("`newop`") && error.contains("newer than 19"), "{error}");
}

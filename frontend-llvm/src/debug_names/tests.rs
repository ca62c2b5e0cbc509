//! Names from text: what Rust's compiler writes (of LLVM 22, trimmed), the older calls of `llvm.dbg.value`, and
//! debug information that is broken.

use super::{debug_names, DebugNames};
use symprof_core::memory::MemoryPath;

const RUST: &str = r#"
define i64 @f(ptr align 8 %a, ptr align 8 %s.0, i64 %s.1, i64 %t.0, i32 %t.1) unnamed_addr #2 !dbg !2 {
start:
  %t.dbg.spill = alloca [16 x i8], align 8
  %s.dbg.spill = alloca [16 x i8], align 8
  %a.dbg.spill = alloca [8 x i8], align 8
  store ptr %a, ptr %a.dbg.spill, align 8
    #dbg_declare(ptr %a.dbg.spill, !3, !DIExpression(), !6)
  store ptr %s.0, ptr %s.dbg.spill, align 8
  %1 = getelementptr inbounds i8, ptr %s.dbg.spill, i64 8
  store i64 %s.1, ptr %1, align 8
    #dbg_declare(ptr %s.dbg.spill, !4, !DIExpression(), !6)
  store i64 %t.0, ptr %t.dbg.spill, align 8
  %2 = getelementptr inbounds i8, ptr %t.dbg.spill, i64 8
  store i32 %t.1, ptr %2, align 8
    #dbg_declare(ptr %t.dbg.spill, !5, !DIExpression(), !6)
  br label %bb2, !dbg !432
}
!llvm.dbg.cu = !{!1}
!1 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !99, emissionKind: FullDebug)
!2 = distinct !DISubprogram(name: "f", scope: !98, unit: !1)
!3 = !DILocalVariable(name: "a", arg: 1, scope: !2, type: !10, align: 64)
!4 = !DILocalVariable(name: "s", arg: 2, scope: !2, type: !20, align: 64)
!5 = !DILocalVariable(name: "t", arg: 3, scope: !2, type: !30, align: 64)
!6 = !DILocation(line: 3, column: 10, scope: !2)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "&b::M", baseType: !11, size: 64, align: 64, dwarfAddressSpace: 0)
!11 = !DICompositeType(tag: DW_TAG_structure_type, name: "M", size: 256, align: 64, elements: !12)
!12 = !{!13, !14}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "rows", scope: !11, baseType: !15, size: 64, align: 64, offset: 192)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "pair", scope: !11, baseType: !30, size: 128)
!15 = !DIBasicType(name: "usize", size: 64, encoding: DW_ATE_unsigned)
!16 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!20 = !DICompositeType(tag: DW_TAG_structure_type, name: "&[usize]", size: 128, elements: !21)
!21 = !{!22, !23}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "data_ptr", baseType: !24, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "length", baseType: !15, size: 64, offset: 64)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!30 = !DICompositeType(tag: DW_TAG_structure_type, name: "(usize, u32)", size: 128, elements: !31)
!31 = !{!32, !33}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__0", baseType: !15, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__1", baseType: !16, size: 32, offset: 64)
"#;

/// What the parameters of a function are called.
fn parameters<'n>(names: &'n DebugNames, function: &str) -> Vec<Option<&'n str>> {
    let all = names.parameters.get(function).map_or(&[][..], Vec::as_slice);
    all.iter().map(|p| p.as_ref().map(|p| p.text.as_str())).collect()
}

fn behind(names: &DebugNames, function: &str, k: usize, path: &str) -> Option<String> {
    let root = names.parameters.get(function)?.get(k)?.as_ref()?;
    names.types.name(root, &MemoryPath::parse(path)?)
}

#[test]
fn parameters_of_rust() {
    let names = debug_names(RUST);
    let texts = ["a", "s.data_ptr", "s.length", "t.0", "t.1"];
    assert_eq!(parameters(&names, "f"), texts.map(Some));
    assert_eq!(behind(&names, "f", 0, "a[24]:i64").as_deref(), Some("a.rows"));
    assert_eq!(behind(&names, "f", 0, "a[8]:i32").as_deref(), Some("a.pair.1"));
    assert_eq!(behind(&names, "f", 1, "s.0[0]:i64").as_deref(), Some("*s.data_ptr"));
}

const RECORDS: &str = r#"
@N = global i32 0, align 4, !dbg !20
@"a b" = internal global [2 x i32] zeroinitializer, !dbg !22
@both = global i32 0, !dbg !20, !dbg !22
define void @"g\22"(ptr %0, ptr %1, i32 %"n m", i64 %3) !dbg !2 {
RECORDS
  %5 = load i32, ptr %0
  br label %6

6:
    #dbg_value(i64 %3, !6, !DIExpression(), !9)
  ret void
}
!llvm.dbg.cu = !{!1}
!1 = distinct !DICompileUnit(language: DW_LANG_C11)
!2 = distinct !DISubprogram(name: "g", unit: !1)
!3 = !DILocalVariable(name: "p", arg: 1, scope: !2, type: !10)
!4 = !DILocalVariable(name: "q", arg: 2, scope: !2, type: !10)
!5 = !DILocalVariable(name: "n", arg: 3, scope: !2, type: !11)
!6 = !DILocalVariable(name: "local", scope: !2, type: !11)
!7 = !DILocalVariable(name: "other", arg: 1, scope: !8, type: !10)
!8 = distinct !DISubprogram(name: "h", unit: !1)
!9 = !DILocation(line: 3, scope: !2)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_t", baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DILocation(line: 3, scope: !2, inlinedAt: !9)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "N", scope: !24, type: !11)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "pair", scope: !1, type: !25)
!24 = !DINamespace(name: "inner", scope: !26)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 64, elements: !27)
!26 = !DINamespace(name: "outer", scope: null)
!27 = !{!28}
!28 = !DISubrange(count: 2, lowerBound: 0)
"#;

fn of_records(records: &str) -> Vec<Option<String>> {
    let names = debug_names(&RECORDS.replace("RECORDS", records));
    let found = parameters(&names, "g\"");
    found.into_iter().map(|name| name.map(str::to_owned)).collect()
}

#[test]
fn records_and_calls() {
    let name = |text: &str| Some(text.to_owned());
    let records = "#dbg_value(ptr %0, !3, !DIExpression(), !9)\n    \
                   #dbg_value(ptr %1, !4, !DIExpression(DW_OP_deref), !9)\n    \
                   #dbg_value(i32 %\"n m\", !5, !DIExpression(), !9)\n    \
                   #dbg_value(i64 %3, !6, !DIExpression(), !9)";
    assert_eq!(of_records(records), [name("p"), name("q"), name("n"), None]);
    let calls = "  call void @llvm.dbg.value(metadata ptr %0, metadata !3, metadata !DIExpression()), !dbg !9\n  \
                 tail call void @llvm.dbg.declare(metadata ptr %1, metadata !4, metadata !DIExpression()), !dbg !9";
    assert_eq!(of_records(calls), [name("p"), name("q"), None, None]);
    // the first value of `p` is another one; inlined; of another function; part of what is no record
    for record in [
        "#dbg_value(ptr poison, !3, !DIExpression(), !9)\n  #dbg_value(ptr %0, !3, !DIExpression(), !9)",
        "#dbg_value(ptr %0, !3, !DIExpression(DW_OP_plus_uconst, 8), !9)\n  #dbg_value(ptr %1, !3, !DIExpression(), !9)",
        "#dbg_value(ptr %0, !3, !DIExpression(), !13)",
        "#dbg_value(ptr %0, !7, !DIExpression(), !9)",
        "#dbg_value(i64 %3, !5, !DIExpression(), !9)",
        "#dbg_value(i32 %\"n m\", !5, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !9)",
    ] {
        assert_eq!(of_records(record), Vec::<Option<String>>::new(), "{record}");
    }
}

#[test]
fn globals() {
    let names = debug_names(RECORDS);
    assert_eq!(names.globals["N"].text, "outer::inner::N");
    let second = MemoryPath::parse("x[4]:i32").expect("a path");
    assert_eq!(names.types.name(&names.globals["a b"], &second).as_deref(), Some("pair[1]"));
    assert_eq!(names.globals.len(), 2);
}

#[test]
fn broken_debug_information_has_no_names() {
    // types and scopes in a circle, nodes that are missing or of another kind, lists that are none
    for (from, to) in [
        ("baseType: !12)", "baseType: !11)"),
        (
            "!11 = !DIDerivedType(tag: DW_TAG_typedef, name: \"int_t\", baseType: !12)",
            "!11 = !{!11}",
        ),
        ("!9 = !DILocation(", "!9 = !DILocation"),
        ("!3 = !DILocalVariable(name: \"p\"", "!3 = !DILocalVariable(name: \"p"),
        ("type: !10)", "type: !999999999999)"),
        ("scope: null", "scope: !24"),
        ("elements: !27", "elements: !28"),
        ("!27 = !{!28}", "!27 = !{!27, null, !\"x\"}"),
        ("(ptr %0, ptr %1", "(((ptr %0, ptr %1"),
        ("!dbg !2 {", "!dbg !{"),
    ] {
        let text = RECORDS.replace("RECORDS", "#dbg_value(ptr %0, !3, !DIExpression(), !9)");
        assert!(text.contains(from), "{from}");
        let names = debug_names(&text.replace(from, to));
        let global = names.globals.get("N");
        assert!(global.is_none_or(|g| g.text.ends_with("::N")), "{to}");
    }
    for cut in (0..RUST.len()).step_by(9) {
        let _ = debug_names(&RUST[..cut]);
    }
}

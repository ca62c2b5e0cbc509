//! What is frozen: promises that llvm-ir does not tell, and slots that are read before they are written.

use crate::{load, lowered};
use symprof_core::profile::{Engine, ModuleProfile, Options};

#[test]
fn an_or_that_is_promised_to_be_disjoint() {
    let text = lowered(
        "define i32 @f(i32 %a, i32 %b) {
          %x = or disjoint i32 %a, %b
          %y = or i32 %x, %b
          ret i32 %y
        }",
    );
    assert!(text.contains("%x = or exact i32 %a, %b"), "{text}");
    assert_eq!(text.matches("exact").count(), 1, "{text}");
}

/// The absolute value of the least number is promised not to be asked for.
#[test]
fn an_absolute_value_that_is_promised_to_be_one() {
    let function = |end: &str| {
        format!(
            "declare i32 @llvm.abs.i32(i32, i1)
             define i32 @f(i32 %a) {{
               %x = call i32 @llvm.abs.i32(i32 %a, i1 true)
               {end}
             }}"
        )
    };
    let frozen = lowered(&function("%y = freeze i32 %x\n ret i32 %y"));
    assert!(frozen.contains("const i32 -2147483648") && frozen.contains("select"), "{frozen}");
    let plain = lowered(&function("ret i32 %x"));
    assert!(plain.contains("%x = select"), "{plain}");
}

/// Promotion takes the value that was stored for what the slot holds on the other way, too.
#[test]
fn a_slot_that_is_read_before_it_is_written() {
    let function = |read: &str| {
        format!(
            "define i32 @f(i32 %a, i1 %go) {{
             entry:
               %p = alloca i32
               %q = alloca {{ i32, [2 x i32] }}
               br i1 %go, label %st, label %m
             st:
               store i32 %a, ptr %p
               %second = getelementptr i8, ptr %q, i64 8
               store i32 %a, ptr %second
               br label %m
             m:
               %at = getelementptr i8, ptr %q, i64 8
               %s = load i32, ptr %p
               %t = load i32, ptr %at
               %sum = add i32 %s, %t
               {read}
               ret i32 %r
             }}"
        )
    };
    let frozen = lowered(&function("%r = freeze i32 %sum"));
    // two slots, of one number and of three: what the first holds, and the third of the second, merge with %a
    assert!(frozen.contains("= freeze i32"), "{frozen}");
    assert!(!frozen.contains("add i32 %a, %a"), "{frozen}");
    let plain = lowered(&function("%r = add i32 %sum, 0"));
    assert!(plain.contains("add i32 %a, %a"), "{plain}");
}

/// Of `@f(%a, %go)`: whether `%v`, which `slot` and `read` compute from a slot `%p` that is written `%a` where `%go` is
/// not 0, is above 3 once it is frozen. Nobody knows where nothing was written.
fn is_unknown_unless_written(slot: &str, write: &str, read: &str) {
    let text = format!(
        "declare void @llvm.lifetime.start.p0(i64, ptr)
         declare void @llvm.lifetime.end.p0(i64, ptr)
         declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
         define void @f(i32 %a, i32 %go) {{
         entry:
           %given = icmp ne i32 %go, 0
           {slot}
           br i1 %given, label %st, label %m
         st:
           {write}
           br label %m
         m:
           {read}
           %r = freeze i32 %v
           %c = icmp sgt i32 %r, 3
           br i1 %c, label %then, label %exit
         then:
           br label %exit
         exit:
           ret void
         }}"
    );
    let found = counts_of_then(&text, "f");
    let want = [Some(1), Some(0), None];
    // which lanes of a vector are frozen is not followed where ways merge, nor which bits of what lies across parts
    let exact = !["<", "fp80", "fp128", "{ i8, i64 }", "i24"].iter().any(|ty| slot.contains(ty));
    let right = |(f, w): (&Option<i64>, &Option<i64>)| f == w || !exact && f.is_none();
    assert!(found.iter().zip(&want).all(right), "{found:?}: {text}");
}

/// The counts of the block `then` of a function where `@f` is given 7 and 1, 2 and 1, and 7 and 0.
fn counts_of_then(text: &str, function: &str) -> [Option<i64>; 3] {
    let loaded = load(text);
    let profile = ModuleProfile::new(&loaded.module, Options::default());
    let f = profile.by_name("f").expect("f");
    [(7, 1), (2, 1), (7, 0)].map(|(a, go)| {
        let point = [("a", a), ("go", go)].into_iter().collect();
        let answer = profile.evaluate_by(Engine::Both, f, &point).expect("an answer");
        let of = answer.functions.iter().find(|g| g.name == function).expect("the function");
        of.block("then").map(|n| i64::try_from(n).expect("0 or 1"))
    })
}

const START: &str = "call void @llvm.lifetime.start.p0(i64 -1, ptr %p)";
const END: &str = "call void @llvm.lifetime.end.p0(i64 -1, ptr %p)";

#[test]
fn slots_of_any_type_that_are_read_before_they_are_written() {
    let slots = [
        "alloca i32",
        "alloca i32, i32 4",
        "alloca [64 x i32]",
        "alloca [65 x i32]",
        "alloca i32, i32 1000",
        "alloca { i32, [70 x i64] }",
        "alloca i64",
        "alloca <4 x i32>",
        "alloca <3 x i32>",
        "alloca x86_fp80",
        "alloca fp128",
        "alloca ppc_fp128",
        "alloca { i32, x86_fp80 }",
        "alloca { i8, i64 }",
        "alloca i24",
    ];
    for slot in slots {
        let slot = format!("%p = {slot}");
        is_unknown_unless_written(&slot, "store i32 %a, ptr %p", "%v = load i32, ptr %p");
        // between its parts, or in one further on
        let at = format!("{slot}\n%q = getelementptr i8, ptr %p, i64 1");
        let (write, read) =
            ("%low = trunc i32 %a to i8\nstore i8 %low, ptr %q", "%b = load i8, ptr %q");
        is_unknown_unless_written(&at, write, &format!("{read}\n%v = zext i8 %b to i32"));
        let at = format!("{slot}\n%q = getelementptr i8, ptr %p, i64 3");
        is_unknown_unless_written(&at, write, &format!("{read}\n%v = zext i8 %b to i32"));
    }
    let last = "%p = alloca x86_fp80, align 16\n%q = getelementptr i8, ptr %p, i64 12";
    is_unknown_unless_written(last, "store i32 %a, ptr %q", "%v = load i32, ptr %q");
}

#[test]
fn what_is_stored_is_not_defined() {
    let (write, read) = ("store i32 %a, ptr %p", "%v = load i32, ptr %p");
    for undefined in ["store i32 undef, ptr %p", "store i64 poison, ptr %p"] {
        let slot = format!("%p = alloca i64\nstore i64 0, ptr %p\n{undefined}");
        is_unknown_unless_written(&slot, write, read);
    }
    let parts = [
        "store <2 x i32> <i32 undef, i32 1>, ptr %p",
        "store { i32, i32 } { i32 poison, i32 1 }, ptr %p",
        "store [2 x i32] [i32 undef, i32 1], ptr %p",
        "call void @llvm.memset.p0.i64(ptr %p, i8 undef, i64 8, i1 false)",
    ];
    for store in parts {
        let slot = format!("%p = alloca [2 x i32]\nstore i64 0, ptr %p\n{store}");
        is_unknown_unless_written(&slot, write, read);
    }
    // the other part is known
    let slot = "%p = alloca [2 x i32]\nstore <2 x i32> <i32 undef, i32 1>, ptr %p\n\
                %q = getelementptr i8, ptr %p, i64 4";
    let text = format!("{slot}\n%v = load i32, ptr %q");
    let function = format!(
        "define i32 @f() {{\n{text}\n%w = load i32, ptr %p\n%r = freeze i32 %w\n\
         %s = add i32 %r, %v\nret i32 %s\n}}"
    );
    let found = lowered(&function);
    assert!(found.contains("const i32 1"), "{found}");
}

#[test]
fn slots_whose_lifetime_starts_or_ends() {
    let (write, read) = ("store i32 %a, ptr %p", "%v = load i32, ptr %p");
    for slot in ["%p = alloca i32", "%p = alloca [100 x i32]", "%p = alloca i32, i32 3"] {
        for mark in [START, END] {
            let slot = format!("{slot}\n{START}\nstore i32 %a, ptr %p\n{mark}");
            is_unknown_unless_written(&slot, write, read);
        }
        let within =
            format!("{slot}\n%q = getelementptr i8, ptr %p, i64 0\nstore i32 %a, ptr %p\n{END}");
        is_unknown_unless_written(&within.replace("i64 -1, ptr %p", "i64 -1, ptr %q"), write, read);
    }
}

/// In each iteration the slot is another one.
#[test]
fn slots_that_are_made_in_loops() {
    for slot in ["alloca i32", "alloca [100 x i32]", "alloca i32, i32 3"] {
        let text = format!(
            "define void @f(i32 %a, i32 %go) {{
             entry:
               br label %head
             head:
               %i = phi i32 [ 0, %entry ], [ %next, %m ]
               %p = {slot}
               %written = icmp sge i32 %go, %i
               br i1 %written, label %st, label %m
             st:
               store i32 %a, ptr %p
               br label %m
             m:
               %v = load i32, ptr %p
               %r = freeze i32 %v
               %next = add i32 %i, 1
               %more = icmp slt i32 %next, 2
               br i1 %more, label %head, label %last
             last:
               %c = icmp sgt i32 %r, 3
               br i1 %c, label %then, label %exit
             then:
               br label %exit
             exit:
               ret void
             }}"
        );
        assert_eq!(counts_of_then(&text, "f"), [Some(1), Some(0), None], "{text}");
    }
}

/// A slot of a function that freezes nothing gets to one that does.
#[test]
fn what_a_slot_holds_is_frozen_elsewhere() {
    let f = |end: &str| {
        format!(
            "define void @f(i32 %a, i32 %go) {{
             entry:
               %v = call i32 @read(i32 %a, i32 %go)
               {end}
             }}
             define i32 @read(i32 %a, i32 %go) {{
             entry:
               %p = alloca i32
               %given = icmp ne i32 %go, 0
               br i1 %given, label %st, label %m
             st:
               store i32 %a, ptr %p
               br label %m
             m:
               %v = load i32, ptr %p
               ret i32 %v
             }}"
        )
    };
    let branches = "%r = freeze i32 %v
               %c = icmp sgt i32 %r, 3
               br i1 %c, label %then, label %exit
             then:
               br label %exit
             exit:
               ret void";
    assert_eq!(counts_of_then(&f(branches), "f"), [Some(1), Some(0), None]);
    let passed = f("call void @g(i32 %v)\nret void");
    let g = format!("define void @g(i32 %v) {{\nentry:\n{branches}\n}}");
    assert_eq!(counts_of_then(&format!("{passed}\n{g}"), "g"), [Some(1), Some(0), None]);
}

/// What attributes and metadata promise of values that may be poison: where these are frozen, that it is kept is assumed.
/// LLVM takes the promise for true in the comparison. Where they may not be poison (`noundef`), it is a fact.
#[test]
fn ranges_and_alignments_of_what_is_frozen() {
    let ends = "%v = freeze i1 %c
               br i1 %v, label %then, label %exit
             then:
               br label %exit
             exit:
               ret void
             }
             !0 = !{i32 0, i32 10}
             !1 = !{}";
    let few = format!("%c = icmp ult i32 %m, 10\n{ends}");
    let aligned =
        format!("%i = ptrtoint ptr %m to i64\n%b = and i64 %i, 7\n%c = icmp eq i64 %b, 0\n{ends}");
    let null = format!("%c = icmp eq ptr %m, null\n{ends}");
    let same = "define internal i32 @g(i32 %n) noinline {\nentry:\nret i32 %n\n}\n";
    let ranged =
        "define internal range(i32 0, 10) i32 @h(i32 %n) noinline {\nentry:\nret i32 %n\n}\n";
    for (text, value, named) in [
        (format!("define void @f(i32 range(i32 0, 10) %m) {{\n{few}"), "m", true),
        (format!("define void @f(i32 noundef range(i32 0, 10) %m) {{\n{few}"), "m", false),
        (format!("define void @f(ptr align 8 %m) {{\n{aligned}"), "m", true),
        (format!("define void @f(ptr nonnull %m) {{\n{null}"), "m", true),
        (format!("define void @f(ptr %p) {{\n%m = load i32, ptr %p, !range !0\n{few}"), "m", true),
        (
            format!(
                "define void @f(ptr %p) {{\n%m = load i32, ptr %p, !range !0, !noundef !1\n{few}"
            ),
            "m",
            false,
        ),
        (
            format!(
                "{same}define void @f(i32 %n) {{\n%m = call range(i32 0, 10) i32 @g(i32 %n)\n{few}"
            ),
            "m",
            true,
        ),
        (format!("{ranged}define void @f(i32 %n) {{\n%m = call i32 @h(i32 %n)\n{few}"), "m", true),
        (
            format!(
                "{same}define void @f(i32 %n) {{\n%m = call i32 @g(i32 range(i32 0, 10) %n)\n{few}"
            ),
            "n",
            true,
        ),
        (format!("{same}define void @f(i32 %n) {{\n%m = call i32 @g(i32 %n)\n{few}"), "m", false),
    ] {
        let module = load(&text).module;
        let profile = ModuleProfile::new(&module, Options::default());
        let f = profile.function(profile.by_name("f").expect("f"));
        let promise = format!("%{value} never breaks what attributes or metadata promise of it");
        let found = f.assumption_details().iter().any(|a| a.text.starts_with(&promise));
        assert_eq!(found, named, "{text}");
    }
}

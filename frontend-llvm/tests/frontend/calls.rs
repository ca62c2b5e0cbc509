//! Calls: callees, effects, escaping addresses.

use crate::{load, lowered};
use symprof_core::ir::{CallInfo, Callee, Inst};
use symprof_core::profile::{ModuleProfile, Options};

/// The calls of the first function.
fn calls(text: &str) -> Vec<CallInfo> {
    let loaded = load(text);
    let f = loaded.module.functions.iter().next().unwrap().1;
    f.layout
        .iter()
        .flat_map(|&b| &f.blocks[b].insts)
        .filter_map(|(_, i)| match i {
            Inst::Call(call) => Some(call.clone()),
            _ => None,
        })
        .collect()
}

#[test]
fn callees_are_told_apart() {
    let found = calls(
        "@loaded = external global ptr
        define i32 @f(ptr %unknown, float %x) {
        entry:
          %a = call i32 @direct(i32 1)
          %f = load ptr, ptr @loaded
          %b = call i32 %f(i32 %a)
          %c = call i32 %unknown(i32 %b)
          %s = call float @sinf(float %x)
          %t = call float @llvm.sqrt.f32(float %x)
          call void asm sideeffect \"nop\", \"\"()
          ret i32 %c
        }
        declare i32 @direct(i32)
        declare float @sinf(float)
        declare float @llvm.sqrt.f32(float)",
    );
    let callees: Vec<String> = found
        .iter()
        .map(|c| match &c.callee {
            Callee::Direct(n) => format!("direct {n} {}", c.counted),
            Callee::Global(n) => format!("global {n} {}", c.counted),
            Callee::Indirect(_) => format!("indirect {}", c.counted),
        })
        .collect();
    assert_eq!(
        callees,
        [
            "direct direct true",
            "global loaded true",
            "indirect true",
            "direct sinf true",
            "direct inline assembly false"
        ]
    );
}

#[test]
fn effects_come_from_attributes_of_declaration_and_call() {
    let found = calls(
        "define void @f(ptr %p) {
        entry:
          call void @unknown(ptr %p)
          call void @none(ptr %p)
          call void @reads(ptr %p)
          call void @args(ptr %p)
          call void @unknown(ptr %p) memory(argmem: write)
          call void @stops(ptr %p)
          ret void
        }
        declare void @unknown(ptr)
        declare void @none(ptr) memory(none)
        declare void @reads(ptr) memory(read)
        declare void @args(ptr) memory(argmem: readwrite, inaccessiblemem: readwrite)
        declare void @stops(ptr) noreturn",
    );
    let effects: Vec<[bool; 4]> = found
        .iter()
        .map(|c| {
            let e = c.effects;
            [e.reads, e.writes, e.argument_memory_only, e.no_return]
        })
        .collect();
    let (t, f) = (true, false);
    assert_eq!(
        effects,
        [[t, t, f, f], [f, f, t, f], [t, f, f, f], [t, t, t, f], [f, t, t, f], [t, t, f, t]]
    );
}

/// What a pointer may hold never comes back either.
#[test]
fn functions_that_never_come_back_are_named() {
    let loaded = load(
        "define void @f(ptr %p) {
          call void %p()
          ret void
        }
        define void @own() noreturn {
          unreachable
        }
        define weak void @replaced() noreturn {
          unreachable
        }
        declare void @stops() noreturn
        declare void @exit(i32)
        declare void @returns()",
    );
    let never = |name: &&str| loaded.module.never_returns(name);
    let named = ["own", "replaced", "stops", "exit", "returns"];
    assert_eq!(
        named.iter().copied().filter(never).collect::<Vec<_>>(),
        ["replaced", "stops", "exit"]
    );
}

/// Linked modules call what never returns as if it did, where its declaration did not say so.
#[test]
fn a_block_ends_behind_a_call_that_never_returns() {
    let loaded = load(
        "define i32 @f(i32 %n) {
        entry:
          %c = icmp sgt i32 %n, 100
          br i1 %c, label %bad, label %good
        bad:
          call void @die(i32 %n)
          br label %good
        good:
          %x = phi i32 [ 0, %entry ], [ 1, %bad ]
          %d = icmp eq i32 %x, 1
          br i1 %d, label %never, label %end
        never:
          br label %end
        end:
          ret i32 %x
        }
        define void @die(i32 %n) noreturn {
          call void @exit(i32 %n)
          unreachable
        }
        declare void @exit(i32)",
    );
    let profile = ModuleProfile::new(&loaded.module, Options::default());
    let f = profile.function(profile.by_name("f").expect("f"));
    let told: Vec<_> = f.blocks().iter().map(|b| f.formula_text(b).unwrap_or_default()).collect();
    assert_eq!(told, ["1", "n >= 101", "n <= 100", "0", "n <= 100"]);
}

#[test]
fn effects_of_bodies_and_of_the_c_library_are_inferred() {
    let found = calls(
        "define void @f(ptr %p, i64 %n) optnone noinline {
        entry:
          %a = call i32 @pure(i32 1)
          %b = call i32 @reads_its_argument(ptr %p)
          call void @free(ptr %p)
          ret void
        }
        define i32 @pure(i32 %x) optnone noinline {
          %slot = alloca i32
          store i32 %x, ptr %slot
          %y = load i32, ptr %slot
          ret i32 %y
        }
        define i32 @reads_its_argument(ptr %p) {
          %y = load i32, ptr %p
          ret i32 %y
        }
        declare void @free(ptr)",
    );
    let pure = symprof_core::ir::CallEffects::PURE;
    let own = symprof_core::ir::CallEffects { own_body: true, ..pure };
    assert_eq!(found[0].effects, own);
    let second = found[1].effects;
    assert!(second.reads && !second.writes && second.argument_memory_only);
    assert!(found[2].effects.argument_memory_only);
}

#[test]
fn the_math_library_touches_errno_at_most() {
    let text = |more: &str| {
        format!(
            "define double @f(double %x) {{
              %y = call double @pow(double %x, double %x)
              ret double %y
            }}
            declare double @pow(double, double)
            {more}"
        )
    };
    assert!(!calls(&text(""))[0].effects.writes);
    assert!(calls(&text("declare ptr @__errno_location()"))[0].effects.writes);
}

#[test]
fn traps_stop_and_are_not_counted() {
    let found = calls(
        "define void @f() {
          call void @llvm.trap()
          unreachable
        }
        declare void @llvm.trap()",
    );
    assert!(found[0].effects.no_return && !found[0].counted);
}

#[test]
fn assembly_is_no_function_of_that_name() {
    let found = calls(
        "define void @f(ptr %p) {
          call void asm \"nop\", \"\"()
          callbr void asm sideeffect \"\", \"r,!i\"(ptr %p) to label %a [label %b]
        a:
          ret void
        b:
          ret void
        }
        define void @\"inline assembly\"() {
          ret void
        }",
    );
    assert!(found.iter().all(|c| matches!(c.callee, Callee::Indirect(_)) && !c.counted));
    assert!(found.len() == 2 && found[1].effects.writes, "{found:?}");
}

#[test]
fn a_call_that_does_not_fit_is_indirect() {
    let text = lowered(
        "define i32 @f(i64 %n) {
          %r = call i32 @g(i64 %n)
          ret i32 %r
        }
        define i32 @g(i32 %n) {
          ret i32 %n
        }",
    );
    assert!(text.contains("globaladdr @g"), "{text}");
}

#[test]
fn addresses_that_leave_mark_what_they_reach() {
    let loaded = load(
        "@table = global [1 x ptr] [ptr @in_table]
        @alias = alias void (), ptr @aliased
        @llvm.used = appending global [1 x ptr] [ptr @kept], section \"llvm.metadata\"
        declare void @launch(ptr)
        define void @main() {
          call void @launch(ptr @body)
          call void @only_called()
          call void @alias()
          ret void
        }
        define internal void @body() {
          call void @helper()
          ret void
        }
        define internal void @helper() {
          ret void
        }
        define internal void @only_called() {
          ret void
        }
        define internal void @aliased() {
          ret void
        }
        define internal void @in_table() {
          ret void
        }
        define internal void @kept() {
          ret void
        }",
    );
    let escaping: Vec<&str> = loaded
        .module
        .functions
        .values()
        .filter(|f| f.address_escapes)
        .map(|f| f.name.as_str())
        .collect();
    assert_eq!(escaping, ["body", "helper", "in_table"]);
    assert!(loaded.module.to_string().contains("call @aliased()"));
    assert_eq!(loaded.module.holds["table"], ["in_table"]);
    assert!(!loaded.module.holds.contains_key("llvm.used"));
}

#[test]
fn constants_carry_the_addresses_they_hold() {
    let loaded = load(
        "@table = internal constant [2 x { i32, ptr }] [{ i32, ptr } { i32 1, ptr @f },
           { i32, ptr } { i32 2, ptr getelementptr (i8, ptr @data, i64 12) }]
        @data = external global [32 x i8]
        @maybe = extern_weak global i8
        @weak = internal constant [2 x ptr] [ptr @maybe, ptr @also]
        @also = alias void (), ptr @f
        define internal void @f() {
          ret void
        }",
    );
    let of = |name: &str| -> Vec<(u64, String, i64)> {
        let all = loaded.module.addresses[name].iter();
        all.map(|a| (a.at, a.global.clone(), a.offset)).collect()
    };
    assert_eq!(of("table"), [(8, "f".to_owned(), 0), (24, "data".to_owned(), 12)]);
    assert_eq!(of("weak"), [(8, "f".to_owned(), 0)]);
    assert_eq!(loaded.module.constants["table"][..5], [Some(1), Some(0), Some(0), Some(0), None]);
}

#[test]
fn a_weak_symbol_may_be_null() {
    let text = lowered(
        "declare extern_weak void @maybe()
        define i1 @f() {
          %c = icmp eq ptr @maybe, null
          ret i1 %c
        }",
    );
    assert!(text.contains("address of maybe, which may be null"), "{text}");
}

#[test]
fn a_pointer_from_a_variable_of_the_module_is_followed() {
    let text = lowered(
        "@own = internal global ptr null
        @fixed = constant ptr @g
        @theirs = global ptr null
        define void @f() {
          %a = load ptr, ptr @own
          call void %a()
          %b = load ptr, ptr @fixed
          call void %b()
          %c = load ptr, ptr @theirs
          call void %c()
          ret void
        }
        define void @g() {
          ret void
        }",
    );
    for call in ["call %a()", "call %b()", "call global @theirs()"] {
        assert!(text.contains(call), "{text}");
    }
}

#[test]
fn allocation_by_attributes() {
    let text = lowered(
        "declare ptr @arena(i64) allockind(\"alloc,uninitialized\") allocsize(0) memory(inaccessiblemem: readwrite)
        declare ptr @arena_of_zeros(i64) allockind(\"alloc,zeroed\") memory(inaccessiblemem: readwrite)
        declare ptr @grown(ptr allocptr, i64) allockind(\"realloc\") memory(inaccessiblemem: readwrite)
        declare void @drop(ptr allocptr) allockind(\"free\") memory(inaccessiblemem: readwrite)
        define void @f(i64 %n) {
        entry:
          %a = call ptr @arena(i64 %n)
          %z = call ptr @arena_of_zeros(i64 %n)
          %g = call ptr @grown(ptr %a, i64 %n)
          call void @drop(ptr %g)
          ret void
        }",
    );
    for line in [
        "%a = call ptr @arena(%n) [reads argmem allocates]",
        "%z = call ptr @arena_of_zeros(%n) [reads argmem zeroed]",
        "%g = call ptr @grown(%a, %n) [reads argmem allocates]",
        "call @drop(%g) [reads argmem releases]",
    ] {
        assert!(text.contains(line), "{line}\n{text}");
    }
}

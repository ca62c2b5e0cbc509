//! Vectors of unknown length, and `vscale`, by which they are longer.

use crate::{check, load, lowered};
use symprof_core::profile::{ModuleProfile, Options};

const VSCALE: &str = "declare i64 @llvm.vscale.i64()\ndeclare i32 @llvm.vscale.i32()\n";

#[test]
fn vscale_is_a_parameter() {
    check(
        &format!(
            "{VSCALE}define i64 @f(i64 %n) vscale_range(1,16) {{
            entry:
              %v = call i64 @llvm.vscale.i64()
              %w = call i32 @llvm.vscale.i32()
              %s = mul i64 %v, %n
              ret i64 %s
            }}
            define i64 @other(i64 %n) {{
            entry:
              ret i64 %n
            }}"
        ),
        "func @f(%n: i64, %vscale: i64) -> i64 loose {
        block entry:
          %0 = const i64 1
          %1 = icmp sge %vscale, %0
          assume %1
          %2 = const i64 16
          %3 = icmp sle %vscale, %2
          assume %3
          %w = trunc nuw %vscale to i32
          %s = mul i64 %vscale, %n
          return %s
        }
        func @other(%n: i64) -> i64 {
        block entry:
          return %n
        }",
    );
}

#[test]
fn callers_pass_it_on() {
    let text = lowered(&format!(
        "{VSCALE}@also = alias i64 (i64), ptr @inner
        define internal i64 @inner(i64 %vscale) {{
        entry:
          %v = call i64 @llvm.vscale.i64()
          ret i64 %v
        }}
        define i64 @through(i64 %n) {{
        entry:
          %r = call i64 @also(i64 %n)
          ret i64 %r
        }}
        define i64 @pointer(ptr %p, i64 %n) {{
        entry:
          %r = call i64 %p(i64 %n)
          ret i64 %r
        }}"
    ));
    assert!(text.contains("func @inner(%vscale: i64, %\"vscale'\": i64)"), "{text}");
    assert!(text.contains("func @through(%n: i64, %vscale: i64)"), "{text}");
    assert!(text.contains("call i64 @inner(%n, %vscale)"), "{text}");
    assert!(text.contains("call i64 %p(%n)"), "{text}");
}

#[test]
fn where_the_mode_is_switched_it_is_not_known() {
    let text = lowered(&format!(
        "{VSCALE}define i64 @f() \"aarch64_pstate_sm_body\" {{
        entry:
          %v = call i64 @llvm.vscale.i64()
          ret i64 %v
        }}"
    ));
    assert!(text.contains("func @f() -> i64") && text.contains("%v = opaque i64"), "{text}");
}

#[test]
fn a_predicated_loop_has_a_formula_over_it() {
    let module = load(&format!(
        "{VSCALE}declare <vscale x 4 x i1> @llvm.get.active.lane.mask.nxv4i1.i64(i64, i64)
        define void @f(i64 %n) {{
        entry:
          %v = call i64 @llvm.vscale.i64()
          %step = shl nuw nsw i64 %v, 2
          %first = call <vscale x 4 x i1> @llvm.get.active.lane.mask.nxv4i1.i64(i64 0, i64 %n)
          br label %body
        body:
          %i = phi i64 [ 0, %entry ], [ %j, %body ]
          %mask = phi <vscale x 4 x i1> [ %first, %entry ], [ %next, %body ]
          %j = add nuw nsw i64 %i, %step
          %next = call <vscale x 4 x i1> @llvm.get.active.lane.mask.nxv4i1.i64(i64 %j, i64 %n)
          %more = extractelement <vscale x 4 x i1> %next, i64 0
          br i1 %more, label %body, label %exit
        exit:
          ret void
        }}"
    ))
    .module;
    let profile = ModuleProfile::new(&module, Options::default());
    let f = profile.function(profile.by_name("f").expect("it is there"));
    let body = f.block("body").expect("it is there");
    let formula = f.formula_text(body).expect("a closed form");
    assert!(formula.contains("vscale"), "{formula}");
}

#[test]
fn all_lanes_are_more_than_those_that_are_known() {
    let text = lowered(
        "declare i32 @llvm.vector.reduce.add.nxv4i32(<vscale x 4 x i32>)
        define i32 @f(i32 %n, ptr %p) {
        entry:
          %slot = alloca [2 x <vscale x 4 x i32>]
          %a = insertelement <vscale x 4 x i32> zeroinitializer, i32 %n, i64 0
          %sum = call i32 @llvm.vector.reduce.add.nxv4i32(<vscale x 4 x i32> %a)
          %zero = extractelement <vscale x 4 x i32> %a, i64 1
          %beyond = extractelement <vscale x 4 x i32> %a, i64 4
          store <vscale x 4 x i32> %a, ptr %slot
          %all = add i32 %sum, %zero
          %both = add i32 %all, %beyond
          ret i32 %both
        }",
    );
    assert!(text.contains("%sum = opaque i32") && text.contains("%beyond = opaque i32"), "{text}");
    assert!(text.contains("clobber %slot\n"), "{text}");
}

#[test]
fn addresses_of_such_vectors_stay_within_their_object() {
    let text = lowered(
        "define void @f(ptr %p, i64 %n) {
        entry:
          %q = getelementptr inbounds <vscale x 4 x i32>, ptr %p, i64 %n
          store i32 1, ptr %q
          ret void
        }",
    );
    assert!(text.contains("%q = ptradd nsw %p, %0") && !text.contains("ptrtoint"), "{text}");
}

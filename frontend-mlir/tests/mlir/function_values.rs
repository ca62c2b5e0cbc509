//! Functions whose address is a value: what may run them is not counted as if nothing did. The case
//! `functions_as_values` is executed.

use crate::constructs::loaded;
use crate::modules::features;
use symprof_core::profile::{ModuleProfile, Options};

/// A function `h` that calls a marker, one more of its type, and `f` that runs these lines and then calls `h`.
fn text(lines: &str) -> String {
    format!(
        "llvm.func @apply(!llvm.ptr)
func.func private @mark()
func.func private @outside(() -> ())
func.func @h() {{
  func.call @mark() : () -> ()
  return
}}
func.func @other() {{
  return
}}
func.func @f() {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %h = func.constant @h : () -> ()
  %other = func.constant @other : () -> ()
  {lines}
  func.call @h() : () -> ()
  return
}}"
    )
}

/// How often `h` runs in `f`; none where that is not known.
fn runs(lines: &str) -> Option<u64> {
    let loaded = loaded(&text(lines));
    assert!(loaded.outcomes.iter().all(|o| o.unsupported.is_none()), "{lines}");
    let profile = ModuleProfile::new(&loaded.module, Options::default());
    let f = profile.by_name("f").expect("f");
    let answer = profile.evaluate(f, &Default::default()).unwrap_or_else(|e| panic!("{e}"));
    let h = answer.functions.iter().find(|f| f.name == "h").expect("h");
    h.block("entry").map(|n| u64::try_from(n).expect("small"))
}

#[test]
fn functions_that_others_may_run_are_not_counted() {
    for lines in [
        // through a pointer of LLVM
        "%p = builtin.unrealized_conversion_cast %h : () -> () to !llvm.ptr
         llvm.call %p() : !llvm.ptr, () -> ()",
        // by code outside that is given the address now
        "%p = builtin.unrealized_conversion_cast %h : () -> () to !llvm.ptr
         llvm.call @apply(%p) : (!llvm.ptr) -> ()",
        "func.call @outside(%h) : (() -> ()) -> ()",
        "\"foo.run\"(%h) : (() -> ()) -> ()",
        "\"foo.run\"() {callee = @h} : () -> ()",
        // as what an operation makes of it
        "%q = \"foo.same\"(%h) : (() -> ()) -> (() -> ())
         func.call_indirect %q() : () -> ()",
        "%q = scf.parallel (%i) = (%c0) to (%c1) step (%c1) init (%other) -> (() -> ()) {
           \"scf.reduce\"(%h) ({
           ^bb0(%x: () -> (), %y: () -> ()):
             scf.reduce.return %y : () -> ()
           }) : (() -> ()) -> ()
         }
         func.call_indirect %q() : () -> ()",
    ] {
        assert_eq!(runs(lines), None, "{lines}");
    }
    // called as a value alone, it is no value of anything else
    assert_eq!(runs("func.call_indirect %h() : () -> ()"), Some(2));
    assert_eq!(runs("func.call @outside(%other) : (() -> ()) -> ()"), Some(1));
}

/// What is computed behind a pointer is what the function computes to which it points, whatever the types of its
/// arguments.
#[test]
fn what_pointers_run_is_told() {
    for (ty, load) in [("f32", ""), ("memref<?xf32>", "%x = memref.load %m[%c0] : memref<?xf32>\n")]
    {
        let arg = if load.is_empty() { "%x" } else { "%m" };
        let function = |name: &str, more: &str| {
            format!(
                "func.func @{name}({arg}: {ty}) {{
  %c0 = arith.constant 0 : index
  {load}%y = arith.addf %x, %x : f32
  {more}
  return
}}
"
            )
        };
        let text = function("g", "")
            + &function("h", "%z = arith.addf %y, %y : f32")
            + &format!(
                "func.func @f(%c: i1, %x: {ty}) {{
  %g = func.constant @g : ({ty}) -> ()
  %h = func.constant @h : ({ty}) -> ()
  %s = arith.select %c, %g, %h : ({ty}) -> ()
  func.call_indirect %s(%x) : ({ty}) -> ()
  return
}}"
            );
        for (choice, expected) in [(0, 2), (1, 1)] {
            let counts = features(&text, &[("arg0", choice), ("arg1.dim0", 5)]);
            let flops = counts.table.whole().totals.flops.clone().map_err(|e| e.to_string());
            assert_eq!(flops, Ok(expected.into()), "{text}");
        }
    }
}

/// A definition that another one may replace says nothing of its calls, nor what it returns.
#[test]
fn functions_that_may_be_replaced_are_not_followed() {
    let text = |linkage: &str| {
        format!(
            "func.func private @mark()
func.func @size(%n: i64) -> (i64, i64) attributes {{llvm.linkage = #llvm.linkage<{linkage}>}} {{
  %c1 = arith.constant 1 : i64
  %r = arith.addi %n, %c1 : i64
  return %r, %n : i64, i64
}}
func.func @f(%n: i64) {{
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %k:2 = func.call @size(%n) : (i64) -> (i64, i64)
  scf.for %i = %c0 to %k#0 step %c1 : i64 {{
  }}
  scf.for %i = %c0 to %k#1 step %c1 : i64 {{
  }}
  return
}}"
        )
    };
    let counts = |linkage: &str| -> Vec<Option<u64>> {
        let loaded = loaded(&text(linkage));
        let profile = ModuleProfile::new(&loaded.module, Options::default());
        let f = profile.by_name("f").expect("f");
        let answer = profile.evaluate(f, &[("arg0", 3)].into_iter().collect());
        let answer = answer.unwrap_or_else(|e| panic!("{e}"));
        let root = answer.root();
        let body = |k: usize| root.block(&format!("scf.for#{k}.body"));
        [body(0), body(1)].map(|n| n.map(|n| u64::try_from(n).expect("small"))).into()
    };
    for linkage in ["external", "internal", "linkonce_odr", "private", "weak_odr"] {
        assert_eq!(counts(linkage), [Some(4), Some(3)], "{linkage}");
    }
    for linkage in ["common", "extern_weak", "linkonce", "weak"] {
        assert_eq!(counts(linkage), [None; 2], "{linkage}");
    }
}

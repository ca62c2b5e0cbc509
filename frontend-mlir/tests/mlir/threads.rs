//! What threads do to each other, whoever starts them: one of them may end the program, several may try again what they
//! do at once. That the answer is unknown, and why.

use crate::constructs::{loaded, profile};
use symprof_core::profile::{ModuleProfile, Options};

/// What starts threads: a line, and the end of its region.
const STARTS: [(&str, &str); 5] = [
    ("omp.parallel", "omp.terminator"),
    ("scf.parallel (%i) = (%c0) to (%n) step (%c1)", "scf.reduce"),
    ("scf.forall (%i) in (%n)", ""),
    ("affine.parallel (%i) = (0) to (%n)", ""),
    (
        "gpu.launch blocks(%a, %b, %d) in (%e = %c1, %x = %c1, %y = %c1)
         threads(%h, %i, %j) in (%p = %n, %l = %c1, %o = %c1)",
        "gpu.terminator",
    ),
];

/// A function whose threads run these lines, and one that calls it.
fn starting((start, end): (&str, &str), lines: &str) -> String {
    format!(
        "func.func private @before()
func.func private @behind()
func.func private @exit(i32)
func.func private @die() attributes {{passthrough = [\"noreturn\"]}}
func.func @deep(%c: i1) {{
  cf.assert %c, \"deep\"
  return
}}
func.func @between(%c: i1) {{
  func.call @deep(%c) : (i1) -> ()
  return
}}
func.func @beside(%c: i1) {{
  return
}}
gpu.module @device {{
  gpu.func @kernel(%c: i1) kernel {{
    cf.assert %c, \"in a kernel\"
    gpu.return
  }}
}}
func.func @f(%n: index, %c: i1, %z: i32) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  {start} {{
    {lines}
    {end}
  }}
  return
}}
func.func @caller(%n: index, %c: i1, %z: i32) {{
  func.call @before() : () -> ()
  func.call @f(%n, %c, %z) : (index, i1, i32) -> ()
  func.call @behind() : () -> ()
  return
}}
"
    )
}

const MAY_END: &str = "a thread may end the program";

fn reason(text: &str, name: &str) -> String {
    let loaded = loaded(text);
    let outcome = loaded.outcomes.iter().find(|o| o.name == name).expect("the function");
    outcome.unsupported.clone().unwrap_or_default()
}

/// How often the caller goes on behind the threads; none where that is not known.
fn behind(text: &str) -> [Option<u64>; 2] {
    let loaded = loaded(text);
    let profile = ModuleProfile::new(&loaded.module, Options::default());
    let caller = profile.by_name("caller").expect("the caller");
    let symbols = profile.function(caller).symbols();
    let threads = symbols.find("num_threads").map(|_| ("num_threads", 2));
    let given = [("arg0", 3), ("arg1", 0), ("arg2", 0)];
    let point = given.into_iter().chain(threads).collect();
    let answer = profile.evaluate(caller, &point).unwrap_or_else(|e| panic!("{text}\n{e}"));
    let root = answer.functions.iter().find(|f| f.name == "caller").expect("the caller");
    ["before", "behind"].map(|name| {
        let (_, count) = root.calls.iter().find(|(callee, _)| *callee == name).expect("the call");
        count.clone().map(|n| u64::try_from(n).expect("small"))
    })
}

#[test]
fn ends_of_the_program_among_threads_have_no_counts() {
    for start in STARTS {
        for lines in [
            "cf.assert %c, \"here\"",
            "scf.if %c {\n func.call @exit(%z) : (i32) -> ()\n }",
            "scf.if %c {\n func.call @die() : () -> ()\n }",
            "scf.if %c {\n \"llvm.intr.trap\"() : () -> ()\n }",
            "func.call @between(%c) : (i1) -> ()",
            "%q = func.constant @between : (i1) -> ()
             func.call_indirect %q(%c) : (i1) -> ()",
            "%q = func.constant @exit : (i32) -> ()
             func.call_indirect %q(%z) : (i32) -> ()",
        ] {
            let text = starting(start, lines);
            assert!(reason(&text, "f").contains(MAY_END), "{text}");
            let blocks = profile(&loaded(&text), "f");
            assert!(blocks.iter().all(|b| b.contains(MAY_END)), "{blocks:?}");
            // and who waits for the threads may never go on
            assert_eq!(behind(&text), [Some(1), None], "{text}");
        }
        let text = starting(start, "func.call @beside(%c) : (i1) -> ()");
        assert_eq!(reason(&text, "f"), "", "{text}");
        assert_eq!(behind(&text), [Some(1); 2], "{text}");
        // what a callee does is no better known than what its caller does
        let both = "func.call @beside(%c) : (i1) -> ()\n cf.assert %c, \"here\"";
        assert!(reason(&starting(start, both), "beside").contains(MAY_END));
    }
}

#[test]
fn kernels_that_may_end_the_program_have_no_counts() {
    let launch = "gpu.launch_func @device::@kernel blocks in (%c1, %c1, %c1)
       threads in (%n, %c1, %c1) args(%c : i1)";
    let once = ("scf.execute_region", "scf.yield");
    let text = starting(once, launch);
    let text = format!("module attributes {{gpu.container_module}} {{\n{text}\n}}");
    for name in ["f", "device::kernel"] {
        assert!(reason(&text, name).contains(MAY_END), "{name}");
    }
    assert_eq!(behind(&text), [Some(1), None]);
    let text = text.replace("    cf.assert %c, \"in a kernel\"\n", "");
    for name in ["f", "device::kernel"] {
        assert_eq!(reason(&text, name), "", "{name}");
    }
}

/// What one thread alone runs may end the program where it does.
#[test]
fn ends_outside_of_threads_are_counted() {
    let start = ("scf.for %i = %c0 to %n step %c1", "");
    let text = starting(start, "func.call @between(%c) : (i1) -> ()");
    assert_eq!(reason(&text, "f"), "");
    // the point fails the assertion
    assert_eq!(behind(&text), [Some(1), Some(0)]);
}

/// Where iterations that may run at once wait for each other, what they share is not what it was.
#[test]
fn iterations_that_wait_for_each_other_have_new_memory() {
    let text = |wait: &str| {
        format!(
            "func.func private @mark() attributes {{llvm.readnone}}
func.func @touch(%m: memref<1xi32>) {{
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %x = memref.atomic_rmw addi %one, %m[%c0] : (i32, memref<1xi32>) -> i32
  return
}}
func.func @f(%n: index) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %d = memref.alloca() : memref<1xi32>
  %flag = memref.alloca() : memref<1xi32>
  memref.store %zero, %d[%c0] : memref<1xi32>
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {{
    %first = arith.cmpi eq, %i, %c0 : index
    scf.if %first {{
      {wait}
      %v = memref.load %d[%c0] : memref<1xi32>
      %set = arith.cmpi eq, %v, %one : i32
      scf.if %set {{
        func.call @mark() : () -> ()
      }}
    }} else {{
      memref.store %one, %d[%c0] : memref<1xi32>
    }}
    scf.reduce
  }}
  return
}}"
        )
    };
    let last = |wait: &str| {
        let blocks = profile(&loaded(&text(wait)), "f");
        let inner = "scf.parallel#0.body/scf.if#0.then/scf.if#0.then: ";
        blocks.iter().find_map(|b| b.strip_prefix(inner)).expect("the marked block").to_owned()
    };
    assert_eq!(last(""), "0");
    for wait in [
        "%x = memref.atomic_rmw addi %one, %flag[%c0] : (i32, memref<1xi32>) -> i32",
        "func.call @touch(%flag) : (memref<1xi32>) -> ()",
    ] {
        let known = last(wait);
        assert!(known.starts_with("data-dependent"), "{wait}: {known}");
    }
}

#[test]
fn atomic_regions_in_functions_that_threads_call_are_not_counted() {
    let atomic = |text: String| {
        text + "func.func @atomic(%m: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %x = memref.generic_atomic_rmw %m[%c0] : memref<1xi32> {
  ^bb0(%old: i32):
    %new = arith.addi %old, %old : i32
    memref.atomic_yield %new : i32
  }
  return
}
func.func @calls(%m: memref<1xi32>) {
  func.call @atomic(%m) : (memref<1xi32>) -> ()
  return
}
"
    };
    let lines = "%m = memref.alloca() : memref<1xi32>
      func.call @calls(%m) : (memref<1xi32>) -> ()";
    let counted = |text: String| profile(&loaded(&atomic(text)), "atomic")[1].clone();
    for start in STARTS {
        let block = counted(starting(start, lines));
        assert!(block.contains("unsupported"), "{start:?}: {block}");
    }
    let alone = counted(starting(("scf.for %i = %c0 to %n step %c1", ""), lines));
    assert!(alone.ends_with(": 1"), "{alone}");
}

/// Code outside may wait for other iterations, whoever calls it: what they share is not what it was, in the iterations
/// and behind the loop.
#[test]
fn iterations_that_call_code_outside_have_new_memory() {
    let text = |start: &str, end: &str, before: &str, behind: &str| {
        format!(
            "func.func private @lock(index)
func.func private @unlock()
func.func private @pure() attributes {{llvm.readnone}}
func.func @locks(%i: index) {{
  func.call @lock(%i) : (index) -> ()
  return
}}
func.func @beside() {{
  return
}}
func.func @f(%value: (index) -> ()) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 2 : index
  %m = memref.alloc() : memref<1xindex>
  memref.store %c0, %m[%c0] : memref<1xindex>
  {start} {{
    {before}
    %v = memref.load %m[%c0] : memref<1xindex>
    scf.for %j = %c0 to %v step %c1 {{
    }}
    %w = arith.addi %v, %c1 : index
    memref.store %w, %m[%c0] : memref<1xindex>
    {behind}
    {end}
  }}
  %x = memref.load %m[%c0] : memref<1xindex>
  scf.for %j = %c0 to %x step %c1 {{
  }}
  return
}}"
        )
    };
    let counts = |text: &str| -> Vec<Option<u64>> {
        let loaded = loaded(text);
        let profile = ModuleProfile::new(&loaded.module, Options::default());
        let f = profile.by_name("f").expect("f");
        let answer = profile.evaluate(f, &Default::default()).unwrap_or_else(|e| panic!("{e}"));
        let of_loop = |name: &str| name.contains("scf.for#") && name.ends_with(".body");
        let bodies = answer.root().blocks.iter().filter(|b| of_loop(&b.name));
        bodies.map(|b| b.count.clone().map(|n| u64::try_from(n).expect("small"))).collect()
    };
    for (start, end) in &STARTS[1..4] {
        for wait in [
            "func.call @lock(%i) : (index) -> ()",
            "func.call @locks(%i) : (index) -> ()",
            "%q = func.constant @lock : (index) -> ()
             func.call_indirect %q(%i) : (index) -> ()",
            "%q = func.constant @locks : (index) -> ()
             func.call_indirect %q(%i) : (index) -> ()",
            "func.call_indirect %value(%i) : (index) -> ()",
        ] {
            assert_eq!(counts(&text(start, end, wait, "")), [None; 2], "{start} {wait}");
            let found = counts(&text(start, end, "", wait));
            assert_eq!(found.last(), Some(&None), "{start} {wait}");
        }
        let quiet = "func.call @beside() : () -> ()\n func.call @pure() : () -> ()";
        assert_eq!(counts(&text(start, end, quiet, "")), [Some(1), Some(2)], "{start}");
    }
    // iterations one after the other wait for nobody
    let start = "scf.for %i = %c0 to %n step %c1";
    let wait = "func.call @lock(%i) : (index) -> ()";
    assert_eq!(counts(&text(start, "", wait, "")), [Some(2), Some(1), Some(2)]);
}

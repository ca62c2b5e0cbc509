//! The dialect `omp`: what is not followed is refused, each with one reason, and what threads may have written is
//! not known. What is followed stands in the cases, which are executed.

use crate::constructs::{loaded, profile};
use crate::modules::features;
use symprof_core::profile::{ModuleProfile, Options};
use symprof_mlir::load_bytes;

/// A function with these lines in a parallel region, with what they may name.
fn within(lines: &str) -> String {
    format!(
        "omp.critical.declare @mutex
func.func private @g()
func.func private @copy(memref<4xindex>, memref<4xindex>)
omp.private {{type = private}} @own : memref<4xindex> alloc {{
^bb0(%x: memref<4xindex>):
  omp.yield(%x : memref<4xindex>)
}}
omp.private {{type = private}} @calling : memref<4xindex> alloc {{
^bb0(%x: memref<4xindex>):
  func.call @g() : () -> ()
  omp.yield(%x : memref<4xindex>)
}}
omp.private {{type = private}} @number : index alloc {{
^bb0(%x: index):
  omp.yield(%x : index)
}}
func.func @f(%n: index, %m: memref<4xindex>, %k: memref<4xindex>, %t: i64, %byte: i8) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %step = arith.constant 1 : i32
  omp.parallel {{
{lines}
    omp.terminator
  }}
  return
}}
"
    )
}

/// A loop that the threads share out, with these clauses and lines.
fn wsloop(clauses: &str, lines: &str) -> String {
    format!(
        "omp.wsloop {clauses} {{
      omp.loop_nest (%i) : index = (%c0) to (%n) step (%c1) {{
{lines}
        omp.yield
      }}
      omp.terminator
    }}"
    )
}

/// Lines and what is said of them.
type Refused = Vec<(String, &'static str)>;

fn once(name: &str, clauses: &str) -> String {
    format!("{name} {clauses} {{\n omp.terminator\n}}")
}

/// Operations and clauses.
fn not_followed() -> Refused {
    vec![
        (once("omp.task", ""), "`omp.task` in `omp.parallel#0.body` is not followed"),
        (once("omp.taskgroup", ""), "`omp.taskgroup`"),
        (once("omp.sections", ""), "`omp.sections`"),
        (once("omp.ordered.region", ""), "`omp.ordered.region`"),
        (once("omp.target", ""), "`omp.target`"),
        ("omp.taskwait".into(), "`omp.taskwait`"),
        ("omp.taskyield".into(), "`omp.taskyield`"),
        (wsloop("", "omp.cancel cancellation_construct_type(loop)"), "`omp.cancel`"),
        ("omp.atomic.write %m = %n : memref<4xindex>, index".into(), "`omp.atomic.write`"),
        (
            "omp.atomic.update %m : memref<4xindex> {\n^bb0(%x: index):\n omp.yield(%x : index)\n}"
                .into(),
            "`omp.atomic.update`",
        ),
        ("omp.atomic.read %m = %k : memref<4xindex>, index".into(), "`omp.atomic.read`"),
        (wsloop("ordered(1)", ""), "`ordered_val` of `omp.wsloop`"),
        (wsloop("linear(%m = %step : memref<4xindex>)", ""), "`linear` of `omp.wsloop`"),
        (once("omp.masked", "filter(%zero : i32)"), "`filter` of `omp.masked`"),
        (
            once("omp.single", "allocate(%m : memref<4xindex> -> %m : memref<4xindex>)"),
            "`allocate` of `omp.single`",
        ),
        (wsloop("", "").replace("omp.wsloop", "omp.simd"), "`omp.simd`"),
        (
            once("omp.single", "copyprivate(%m -> @copy : memref<4xindex>)"),
            "`copyprivate_funcs` of `omp.single`",
        ),
        (
            "omp.parallel private(@calling %m -> %o : memref<4xindex>) {\n omp.terminator\n}"
                .into(),
            "`privatizers` of `omp.parallel`",
        ),
        (
            "omp.parallel private(@number %n -> %o : index) {\n omp.terminator\n}".into(),
            "`private` of `omp.parallel` in `omp.parallel#0.body` has an operand of type `index`",
        ),
        (
            "omp.parallel num_threads(%t : i64) {\n omp.terminator\n}".into(),
            "`num_threads` of `omp.parallel` in `omp.parallel#0.body` has not 32 bits",
        ),
        (
            "omp.parallel num_threads(%byte : i8) {\n omp.terminator\n}".into(),
            "`num_threads` of `omp.parallel` in `omp.parallel#0.body` has not 32 bits",
        ),
    ]
}

/// Nestings that OpenMP does not define, loops without a wrapper or a step, and regions within kernels.
fn not_defined() -> Refused {
    vec![
        (wsloop("", &once("omp.master", "")), "within `omp.loop_nest`: OpenMP does not define"),
        (wsloop("", &once("omp.single", "")), "within `omp.loop_nest`"),
        (wsloop("", "omp.barrier"), "within `omp.loop_nest`"),
        (format!("omp.single {{\n{}\n omp.terminator\n}}", wsloop("", "")), "within `omp.single`"),
        (format!("omp.master {{\n{}\n omp.terminator\n}}", wsloop("", "")), "within `omp.master`"),
        ("omp.critical {\n omp.barrier\n omp.terminator\n}".into(), "within `omp.critical`"),
        (
            "omp.loop_nest (%i) : index = (%c0) to (%n) step (%c1) {\n omp.yield\n}".into(),
            "stands in no `omp.wsloop`",
        ),
        (wsloop("", "").replace("step (%c1)", "step (%c0)"), "steps by 0"),
        (
            format!(
                "gpu.launch blocks(%a, %b, %d) in (%e = %c1, %f = %c1, %g = %c1)
                 threads(%h, %i, %j) in (%p = %c1, %l = %c1, %o = %c1) {{\n{}\n gpu.terminator\n}}",
                once("omp.critical", "")
            ),
            "within a kernel of a device",
        ),
    ]
}

#[test]
fn what_is_not_followed_is_refused_with_its_reason() {
    for (lines, expected) in not_followed().into_iter().chain(not_defined()) {
        let text = within(&lines);
        let loaded = match load_bytes(text.as_bytes(), "test.mlir") {
            Ok(loaded) => loaded,
            Err(e) => panic!("{lines}\n{e}"),
        };
        let f = loaded.outcomes.iter().find(|o| o.name == "f").expect("f");
        let reason = f.unsupported.clone().unwrap_or_default();
        assert!(reason.contains(expected), "{lines}\n{reason:?} in place of {expected:?}");
        assert_eq!(reason.lines().count(), 1, "{reason}");
        // and so says the profile, of each block
        let blocks = profile(&loaded, "f");
        assert!(blocks.iter().all(|b| b.contains("unsupported")), "{blocks:?}");
    }
}

/// What may follow another region's threads, and what sets how many there are, cannot be told alone.
#[test]
fn functions_that_regions_call_are_refused() {
    let text = |region: &str| {
        format!(
            "func.func private @outside()
func.func @shared(%n: index) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  omp.wsloop {{
    omp.loop_nest (%i) : index = (%c0) to (%n) step (%c1) {{
      omp.yield
    }}
    omp.terminator
  }}
  return
}}
func.func @between(%n: index) {{
  func.call @shared(%n) : (index) -> ()
  return
}}
func.func @f(%n: index, %two: i32) {{
  omp.parallel {{
    {region}
    omp.terminator
  }}
  return
}}
"
        )
    };
    let reasons = |region: &str| -> Vec<Option<String>> {
        let outcomes = loaded(&text(region)).outcomes;
        ["shared", "between", "f"]
            .iter()
            .map(|n| outcomes.iter().find(|o| o.name == *n).and_then(|o| o.unsupported.clone()))
            .collect()
    };
    let called = "in a function that parallel regions call";
    let direct = reasons("func.call @between(%n) : (index) -> ()");
    assert!(direct[0].as_ref().is_some_and(|r| r.contains(called)), "{direct:?}");
    assert_eq!((&direct[1], &direct[2]), (&None, &None));
    // of what is not known it may run any whose address is taken
    let taken = reasons(
        "%p = func.constant @shared : (index) -> ()
    \"my.run\"(%p) : ((index) -> ()) -> ()",
    );
    assert!(taken[0].as_ref().is_some_and(|r| r.contains(called)), "{taken:?}");
    let alone = reasons("func.call @outside() : () -> ()");
    assert_eq!(alone, [const { None }; 3]);
    // alone it is run by one thread
    let loaded = loaded(&text(""));
    assert_eq!(
        profile(&loaded, "shared")[2..],
        ["omp.wsloop#0.body/omp.loop_nest#0.body: max(0, arg0)"]
    );
    let setter = text("").replace(
        "omp.parallel {",
        "func.call @omp_set_num_threads(%two) : (i32) -> ()\n omp.parallel {",
    ) + "func.func private @omp_set_num_threads(i32)";
    let outcomes = crate::constructs::loaded(&setter).outcomes;
    let f = outcomes.iter().find(|o| o.name == "f").and_then(|o| o.unsupported.clone());
    assert!(f.is_some_and(|r| r.contains("omp_set_num_threads")));
}

/// The counts of the blocks behind what threads may have written, at three threads; none where not known.
fn behind(text: &str) -> Vec<(String, Option<i128>)> {
    let loaded = loaded(text);
    for outcome in &loaded.outcomes {
        assert_eq!(outcome.unsupported, None, "{}", outcome.name);
    }
    let profile = ModuleProfile::new(&loaded.module, Options::default());
    let f = profile.by_name("f").expect("f");
    let symbols = profile.function(f).symbols();
    let threads = symbols.find("num_threads").map(|_| ("num_threads", 3));
    let point = [("arg0", 5)].into_iter().chain(threads).collect();
    let answer = profile.evaluate(f, &point).unwrap_or_else(|e| panic!("{e}"));
    let f = answer.functions.iter().find(|f| f.name == "f").expect("f");
    let loops = f.blocks.iter().filter(|b| b.name.ends_with("scf.for#0.body"));
    loops
        .map(|b| (b.name.clone(), b.count.clone().map(|n| i128::try_from(n).expect("small"))))
        .collect()
}

/// The memory that clauses name is not known behind any operation that has them.
#[test]
fn what_clauses_name_is_forgotten() {
    let text = |operation: &str| {
        format!(
            "omp.declare_reduction @sum : index init {{
^bb0(%old: index):
  %zero = arith.constant 0 : index
  omp.yield (%zero : index)
}} combiner {{
^bb0(%x: index, %y: index):
  %s = arith.addi %x, %y : index
  omp.yield (%s : index)
}}
omp.private {{type = private}} @own : memref<1xindex> alloc {{
^bb0(%x: memref<1xindex>):
  omp.yield(%x : memref<1xindex>)
}}
func.func @f(%n: index) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %m = memref.alloca() : memref<1xindex>
  memref.store %c0, %m[%c0] : memref<1xindex>
  {operation}
  %v = memref.load %m[%c0] : memref<1xindex>
  scf.for %i = %c0 to %v step %c1 {{
  }}
  return
}}
"
        )
    };
    let nest = "omp.loop_nest (%i) : index = (%c0) to (%n) step (%c1) {
      omp.yield
    }
    omp.terminator";
    for operation in [
        // of a team, of a loop outside of one
        "omp.parallel reduction(@sum %m -> %r : memref<1xindex>) {\n omp.terminator\n }".to_owned(),
        format!("omp.wsloop reduction(@sum %m -> %r : memref<1xindex>) {{\n {nest}\n }}"),
        // what is private to a thread may be what it was made of
        "omp.parallel private(@own %m -> %o : memref<1xindex>) {
          memref.store %c7, %o[%c0] : memref<1xindex>
          omp.terminator
        }"
        .to_owned(),
    ] {
        let counts = behind(&text(&operation));
        assert_eq!(counts, [("scf.for#0.body".to_owned(), None)], "{operation}");
    }
    // what nothing names is what it was
    let counts = behind(&text("omp.parallel {\n omp.terminator\n }"));
    assert_eq!(counts, [("scf.for#0.body".to_owned(), Some(0))]);
}

/// What is tried again where another thread interferes runs as often as it is tried.
#[test]
fn atomic_regions_are_not_counted_where_others_may_interfere() {
    let text = |before: &str, end: &str| {
        format!(
            "func.func @f(%n: index, %m: memref<1xi32>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  {before} {{
    %x = memref.generic_atomic_rmw %m[%c0] : memref<1xi32> {{
    ^bb0(%old: i32):
      %new = arith.addi %old, %old : i32
      memref.atomic_yield %new : i32
    }}
    {end}
  }}
  return
}}"
        )
    };
    let last = |before: &str, end: &str| {
        let blocks = profile(&loaded(&text(before, end)), "f");
        blocks.iter().find(|b| b.contains("generic_atomic_rmw")).cloned().expect("its block")
    };
    let alone = last("scf.for %i = %c0 to %n step %c1", "");
    assert!(alone.ends_with(": max(0, arg0)"), "{alone}");
    for (before, end) in [
        ("omp.parallel", "omp.terminator"),
        ("scf.parallel (%i) = (%c0) to (%n) step (%c1)", "scf.reduce"),
        ("scf.forall (%i) in (%n)", ""),
    ] {
        let block = last(before, end);
        assert!(block.contains("unsupported"), "{before}: {block}");
    }
}

/// How many iterations loops have together is a number of their variable's type: elsewhere there are no counts.
#[test]
fn iterations_that_the_type_cannot_count_have_no_counts() {
    let text = |ty: &str, bounds: &str| {
        format!(
            "func.func private @mark()
func.func @f(%n: {ty}, %m: {ty}) {{
  %c0 = arith.constant 0 : {ty}
  %c1 = arith.constant 1 : {ty}
  omp.parallel {{
    omp.wsloop {{
      omp.loop_nest {bounds} {{
        func.call @mark() : () -> ()
        omp.yield
      }}
      omp.terminator
    }}
    omp.terminator
  }}
  return
}}"
        )
    };
    let collapsed = "(%i, %j) : TY = (%c0, %c0) to (%n, %m) step (%c1, %c1)";
    let inclusive = "(%i) : TY = (%n) to (%m) inclusive step (%c1)";
    // the last point that has counts, and how often the loops run there; one that has none
    type Point = [i128; 2];
    let expected: [(&str, &str, Point, i128, Point); 6] = [
        ("i8", collapsed, [15, 17], 255, [16, 16]),
        ("i16", collapsed, [257, 255], 65535, [256, 256]),
        ("i32", collapsed, [65535, 65537], 4_294_967_295, [65536, 65536]),
        ("i32", collapsed, [-5, 2_147_483_647], 0, [70000, 70000]),
        ("i8", inclusive, [-128, 126], 255, [-128, 127]),
        ("i32", inclusive, [-1 << 31, (1 << 31) - 2], (1 << 32) - 1, [-1 << 31, (1 << 31) - 1]),
    ];
    for (ty, bounds, within, count, beyond) in expected {
        let text = text(ty, &bounds.replace("TY", ty));
        let loaded = loaded(&text);
        let profile = ModuleProfile::new(&loaded.module, Options::default());
        let f = profile.by_name("f").expect("f");
        let at = |[n, m]: Point| {
            let point = [("arg0", n), ("arg1", m), ("num_threads", 2)].into_iter().collect();
            profile.evaluate(f, &point).map(|answer| {
                let blocks = &answer.functions[0].blocks;
                let nest = blocks.iter().find(|b| b.name.ends_with("loop_nest#0.body"));
                nest.and_then(|b| b.count.clone()).map(|n| i128::try_from(n).expect("small"))
            })
        };
        assert_eq!(at(within).expect("counts"), Some(count), "{text}");
        let error = at(beyond).expect_err(&text).to_string();
        assert!(error.contains("undefined at this point"), "{error}");
    }
    // what 64 bits cannot count nobody runs: that is said
    let says = |ty: &str, bounds: &str| {
        let loaded = loaded(&text(ty, &bounds.replace("TY", ty)));
        let profile = ModuleProfile::new(&loaded.module, Options::default());
        let f = profile.by_name("f").expect("f");
        let assumed = profile.function(f).assumptions().join("\n");
        assumed.contains("iterations of collapsed or inclusive OpenMP loops are fewer")
    };
    assert!(says("index", collapsed) && says("i64", inclusive));
    assert!(!says("i32", collapsed) && !says("index", "(%i) : TY = (%n) to (%m) step (%c1)"));
}

/// A function that starts threads is run by as many when it is called as a value.
#[test]
fn what_threads_compute_does_not_depend_on_how_they_are_called() {
    let text = |call: &str| {
        format!(
            "func.func @team(%m: memref<?xf32>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  omp.parallel {{
    omp.wsloop {{
      omp.loop_nest (%i) : index = (%c0) to (%n) step (%c1) {{
        %x = memref.load %m[%i] : memref<?xf32>
        %y = arith.mulf %x, %x : f32
        memref.store %y, %m[%i] : memref<?xf32>
        omp.yield
      }}
      omp.terminator
    }}
    %z = arith.constant 1.0 : f32
    %q = arith.addf %z, %z : f32
    omp.terminator
  }}
  return
}}
func.func @f(%m: memref<?xf32>) {{
  {call}
  return
}}"
        )
    };
    for call in [
        "func.call @team(%m) : (memref<?xf32>) -> ()",
        "%t = func.constant @team : (memref<?xf32>) -> ()
         func.call_indirect %t(%m) : (memref<?xf32>) -> ()",
    ] {
        let text = text(call);
        let counts = features(&text, &[("arg0.dim0", 6), ("num_threads", 4)]);
        let totals = &counts.table.whole().totals;
        assert_eq!(totals.flops.clone().map_err(|e| e.to_string()), Ok(10.into()), "{text}");
        assert_eq!(counts.table.whole().calls, [("team".into(), Ok(1.into()))], "{text}");
    }
    // which function it is may be known where the number of its threads is not
    let returned = text(
        "%t = func.constant @team : (memref<?xf32>) -> ()
         %u = func.call @same(%t) : ((memref<?xf32>) -> ()) -> ((memref<?xf32>) -> ())
         func.call_indirect %u(%m) : (memref<?xf32>) -> ()",
    ) + "func.func @same(%t: (memref<?xf32>) -> ()) -> ((memref<?xf32>) -> ()) {
  return %t : (memref<?xf32>) -> ()
}";
    let outcomes = loaded(&returned).outcomes;
    let f = outcomes.iter().find(|o| o.name == "f").and_then(|o| o.unsupported.clone());
    assert!(f.as_ref().is_some_and(|r| r.contains("call it by its name")), "{f:?}");
}

/// What threads run of declarations, to make what they have for themselves or to combine it, is in no count: none is
/// told as if that were all.
#[test]
fn what_declarations_do_is_not_counted_as_nothing() {
    let declared = "omp.private {type = firstprivate} @own : !llvm.ptr alloc {
^bb0(%x: !llvm.ptr):
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %c1 x i32 : (i64) -> !llvm.ptr
  omp.yield(%p : !llvm.ptr)
} copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %v = llvm.load %a : !llvm.ptr -> i32
  llvm.store %v, %b : i32, !llvm.ptr
  omp.yield(%b : !llvm.ptr)
}
omp.declare_reduction @sum : i32 init {
^bb0(%old: i32):
  %zero = arith.constant 0 : i32
  omp.yield (%zero : i32)
} combiner {
^bb0(%x: i32, %y: i32):
  %s = arith.addi %x, %y : i32
  omp.yield (%s : i32)
}
";
    let text = |clause: &str| {
        format!(
            "{declared}func.func @f(%x: !llvm.ptr) {{
  %c5 = arith.constant 5 : i32
  omp.parallel {clause} {{
    llvm.store %c5, %x : i32, !llvm.ptr
    omp.terminator
  }}
  return
}}"
        )
    };
    let totals = |clause: &str| {
        let counts = features(&text(clause), &[("num_threads", 4)]);
        let totals = &counts.table.whole().totals;
        let all = [&totals.loaded, &totals.stored, &totals.memory, &totals.integer, &totals.flops];
        all.map(|t| t.clone().ok().map(|n| u64::try_from(n).expect("small")))
    };
    assert_eq!(totals(""), [0, 16, 4, 0, 0].map(Some));
    // the copies load and store, and the memory for them is no access
    let private = totals("private(@own %x -> %y : !llvm.ptr)");
    assert_eq!(private, [None, None, None, Some(0), None]);
    let reduction = totals("reduction(@sum %x -> %y : !llvm.ptr)");
    assert_eq!(reduction, [None, None, Some(4), None, None]);
}

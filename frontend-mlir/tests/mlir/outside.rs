//! What lies outside of what is followed: functions that may not come back, addresses behind an offset, elements that
//! lie apart, arithmetic that is no integer's. What is not known is said, never guessed.

use crate::constructs::loaded;
use crate::modules::features;
use symprof_core::frontend::Loaded;
use symprof_core::profile::{ModuleProfile, Options, Point};

/// The counts of the blocks of `f`, and what they assume.
fn counts(loaded: &Loaded, point: &[(&str, i128)]) -> (Vec<Option<u64>>, Vec<String>) {
    let profile = ModuleProfile::new(&loaded.module, Options::default());
    let id = profile.by_name("f").expect("f");
    let point: Point = point.iter().copied().collect();
    let found = profile.evaluate(id, &point).unwrap_or_else(|e| panic!("{e}"));
    let f = found.functions.iter().find(|f| f.name == "f").expect("f");
    let number = |name: &str| f.block(name).map(|n| u64::try_from(n).expect("small"));
    let blocks = profile.function(id).blocks().iter().map(|b| number(&b.name)).collect();
    (blocks, profile.function(id).assumptions().to_vec())
}

/// A call through LLVM's dialect is a call: that it comes back is an assumption, or known to be wrong.
#[test]
fn calls_of_llvm_may_not_come_back() {
    let text = |call: &str| {
        loaded(&format!(
            "llvm.func @h()
llvm.func @exit(i32)
func.func private @mark()
func.func @f(%n: index) {{
  %two = arith.constant 2 : index
  %code = arith.constant 3 : i32
  affine.for %i = 0 to %n {{
    %is = arith.cmpi eq, %i, %two : index
    scf.if %is {{
      {call}
    }}
    func.call @mark() : () -> ()
  }}
  return
}}"
        ))
    };
    let (found, assumed) = counts(&text("llvm.call @h() : () -> ()"), &[("arg0", 5)]);
    assert_eq!(found, [Some(1), Some(5), Some(1)]);
    assert!(assumed.iter().any(|a| a.contains("calls of h return")), "{assumed:?}");
    for end in ["llvm.call @exit(%code) : (i32) -> ()", "\"llvm.intr.trap\"() : () -> ()"] {
        let (found, _) = counts(&text(end), &[("arg0", 5)]);
        assert_eq!(found, [Some(1), Some(3), Some(1)], "{end}");
    }
    let (_, assumed) = counts(&text("\"foo.bar\"() : () -> ()"), &[("arg0", 5)]);
    assert!(assumed.iter().any(|a| a.contains("calls of foo.bar return")), "{assumed:?}");
}

/// The address of a buffer is that of its start, and not of the first element of a view with an offset.
#[test]
fn pointers_of_views_are_those_of_their_buffers() {
    let text = |view: &str| {
        loaded(&format!(
            "func.func @f(%b: memref<16xi8>) {{
  %v = memref.subview %b[{view}][4][1] : memref<16xi8> to memref<4xi8, strided<[1], offset: {view}>>
  %p = memref.extract_aligned_pointer_as_index %b : memref<16xi8> -> index
  %q = memref.extract_aligned_pointer_as_index %v : memref<4xi8, strided<[1], offset: {view}>> -> index
  %same = arith.cmpi eq, %p, %q : index
  scf.if %same {{
  }} else {{
  }}
  return
}}"
        ))
    };
    // MLIR's own lowering makes them equal
    let (found, _) = counts(&text("4"), &[]);
    assert_eq!(found, [Some(1), None, None]);
}

/// Between two elements of `i24` lies a byte that a store does not touch.
#[test]
fn elements_that_lie_apart_are_not_followed() {
    let text = |ty: &str| {
        loaded(&format!(
            "func.func @f(%x: {ty}) {{
  %b = memref.alloca() : memref<8xi8>
  %zero = arith.constant 0 : index
  %three = arith.constant 3 : index
  %seven = arith.constant 7 : i8
  memref.store %seven, %b[%three] : memref<8xi8>
  %w = memref.view %b[%zero][] : memref<8xi8> to memref<1x{ty}>
  memref.store %x, %w[%zero] : memref<1x{ty}>
  %k = memref.load %b[%three] : memref<8xi8>
  %m = arith.index_cast %k : i8 to index
  affine.for %i = 0 to %m {{
  }}
  return
}}"
        ))
    };
    assert_eq!(counts(&text("i24"), &[("arg0", 5)]).0, [Some(1), None]);
    assert_eq!(counts(&text("i16"), &[("arg0", 5)]).0, [Some(1), Some(7)]);
}

/// FLOPs, and the totals of integers, floating point, memory and branches.
fn classes(text: &str) -> (Result<i64, String>, [i64; 4]) {
    let counts = features(text, &[]);
    let totals = &counts.table.whole().totals;
    let flops = totals.flops.clone().map(|n| i64::try_from(n).expect("small"));
    let classes = [&totals.integer, &totals.float, &totals.memory, &totals.branch].map(|class| {
        let class = class.clone().unwrap_or_else(|e| panic!("{e}"));
        i64::try_from(class).expect("small")
    });
    (flops.map_err(|e| e.to_string()), classes)
}

#[test]
fn what_is_no_integer_may_compute_in_floating_point() {
    for body in [
        "(%x: complex<f32>) {\n  %y = complex.mul %x, %x : complex<f32>",
        "(%x: memref<8xf32>) -> f32 {\n  %y = affine.parallel (%i) = (0) to (8) reduce (\"addf\") -> f32 {\n    \
         %v = affine.load %x[%i] : memref<8xf32>\n    affine.yield %v : f32\n  }",
        "() {\n  \"foo.bar\"() : () -> ()",
    ] {
        let end = if body.contains("-> f32 {\n  %y") { "return %y : f32" } else { "return" };
        let (flops, _) = classes(&format!("func.func @f{body}\n  {end}\n}}"));
        assert!(flops.as_ref().is_err_and(|e| e.contains("is not known")), "{body}: {flops:?}");
    }
}

#[test]
fn operations_of_llvm_have_classes() {
    let (flops, classes) = classes(
        "func.func @f(%p: !llvm.ptr, %n: i32) {
  %x = llvm.load %p : !llvm.ptr -> f32
  %y = llvm.fmul %x, %x : f32
  %m = llvm.add %n, %n : i32
  llvm.store %y, %p : f32, !llvm.ptr
  return
}",
    );
    assert_eq!((flops, classes), (Ok(1), [1, 1, 2, 0]));
}

/// Two modules without names that parse as one file are two pieces.
#[test]
fn pieces_that_are_modules_are_pieces() {
    let one = "module {\n  func.func @f() {\n    return\n  }\n}\n";
    let names: Vec<String> =
        loaded(&format!("{one}// -----\n{one}")).outcomes.into_iter().map(|o| o.name).collect();
    assert_eq!(names, ["piece1::f", "piece2::f"]);
    // a line that only looks like a separator leaves a module whole
    let inside = "module {\n  func.func @f() {\n    return\n  }\n// -----\n  func.func @g() {\n    return\n  }\n}\n";
    let names: Vec<String> = loaded(inside).outcomes.into_iter().map(|o| o.name).collect();
    assert_eq!(names, ["f", "g"]);
}

/// A symbol is that of the module around it, and an operation is no function that has its name.
#[test]
fn names_are_those_of_their_modules() {
    let text = |outer: &str, inner: &str, statement: &str| {
        loaded(&format!(
            "module {{
  func.func @{outer}() {{
    return
  }}
  module @k {{
    {inner}
    func.func private @keep(memref<index>)
    func.func @f(%n: index) {{
      %a = memref.alloca() : memref<index>
      func.call @keep(%a) : (memref<index>) -> ()
      memref.store %n, %a[] : memref<index>
      {statement}
      %m = memref.load %a[] : memref<index>
      affine.for %i = 0 to %m {{
      }}
      return
    }}
  }}
}}"
        ))
    };
    for (outer, inner, statement) in [
        ("g", "llvm.func @g()", "llvm.call @g() : () -> ()"),
        ("gpu.barrier", "", "gpu.barrier"),
        ("test.fill", "", "\"test.fill\"() : () -> ()"),
    ] {
        let loaded = text(outer, inner, statement);
        let profile = ModuleProfile::new(&loaded.module, Options::default());
        let id = profile.by_name("k::f").expect("f");
        let point: Point = [("arg0", 3)].into_iter().collect();
        let found = profile.evaluate(id, &point).unwrap_or_else(|e| panic!("{e}"));
        // nothing is known of what the memory holds behind it, and the outer function never runs
        assert_eq!(found.root().block("affine.for#0.body"), None, "{statement}");
        assert!(found.functions.iter().all(|f| f.name != outer), "{statement}");
    }
}

/// Functions of two modules are two, whatever their names; what stands for other threads is no function at all.
#[test]
fn calls_are_told_by_qualified_names() {
    let counts = features(
        "module attributes {gpu.container_module} {
  func.func private @h()
  gpu.module @k {
    func.func private @h()
    gpu.func @g() kernel {
      func.call @h() : () -> ()
      gpu.return
    }
  }
  func.func @f(%n: index) {
    %one = arith.constant 1 : index
    func.call @h() : () -> ()
    gpu.launch_func @k::@g blocks in (%one, %one, %one) threads in (%n, %one, %one)
    return
  }
}",
        &[("arg0", 5)],
    );
    let calls = counts.table.whole().calls.iter();
    let calls: Vec<String> = calls
        .map(|(callee, n)| {
            format!("{callee} {}", n.as_ref().map_or("?".into(), ToString::to_string))
        })
        .collect();
    assert_eq!(calls, ["h 1", "k::h 5"]);
    let refused = symprof_mlir::load_bytes(
        b"func.func @\"another thread\"() {\n  return\n}\n",
        "threads.mlir",
    );
    assert!(refused.is_err_and(|e| e.to_string().contains("another thread")));
}

/// What a loop carries is bound to its own names where its variable is of a type that is not followed.
#[test]
fn loops_of_wide_integers_carry_what_they_are_given() {
    let loaded = loaded(
        "func.func private @take(i64, memref<4xi32>)
func.func @f(%a: i128, %b: i128, %n: i64, %m: i64, %p: memref<4xi32>) {
  %step = arith.constant 1 : i128
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %r:3 = scf.for %i = %a to %b step %step iter_args(%x = %n, %y = %m, %q = %p)
      -> (i64, i64, memref<4xi32>) : i128 {
    scf.for %j = %zero to %y step %one : i64 {
    }
    scf.for %j = %zero to %x step %one : i64 {
    }
    func.call @take(%x, %q) : (i64, memref<4xi32>) -> ()
    scf.yield %n, %m, %q : i64, i64, memref<4xi32>
  }
  return
}",
    );
    assert_eq!(loaded.outcomes[0].unsupported, None);
    let profile = ModuleProfile::new(&loaded.module, Options::default());
    let f = profile.by_name("f").expect("f");
    let times = "loopCount(scf.for#0.header)";
    let point = [("arg2", 100), ("arg3", 3), (times, 2)].into_iter().collect();
    let answer = profile.evaluate(f, &point).unwrap_or_else(|e| panic!("{e}"));
    let inner = |k: usize| answer.root().block(&format!("scf.for#0.body/scf.for#{k}.body"));
    // as many as two executions of the outer body make
    assert_eq!([inner(0), inner(1)], [Some(6.into()), Some(200.into())]);
}

/// Where the data layout gives `index` another width, what uses it is refused.
#[test]
fn indices_of_other_widths_are_refused() {
    let reasons = |layout: &str| -> Vec<Option<String>> {
        let loaded = loaded(&format!(
            "module attributes {{dlti.dl_spec = #dlti.dl_spec<{layout}>}} {{
  module @inner {{
    func.func @f(%n: i64) {{
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %m = arith.index_cast %n : i64 to index
      scf.for %i = %c0 to %m step %c1 {{
      }}
      return
    }}
    func.func @memory(%m: memref<4xi32>) {{
      return
    }}
    func.func @plain(%n: i64) {{
      return
    }}
  }}
}}"
        ));
        loaded.outcomes.into_iter().map(|o| o.unsupported).collect()
    };
    let other = "#dlti.dl_entry<\"dlti.endianness\", \"little\">";
    for same in [other, "#dlti.dl_entry<index, 64 : i32>"] {
        assert_eq!(reasons(same), [const { None }; 3], "{same}");
    }
    let narrow = reasons(&format!("{other}, #dlti.dl_entry<index, 32 : i32>"));
    for reason in &narrow[..2] {
        assert!(reason.as_ref().is_some_and(|r| r.contains("`index` has 32 bits")), "{reason:?}");
    }
    assert_eq!(narrow[2], None);
}

/// MLIR's lowerings do not round the quotients of the least integer up: there, nothing is counted.
#[test]
fn quotients_of_the_least_integer_have_no_counts() {
    let at = |ty: &str, quotient: &str, n: i128| {
        let loaded = loaded(&format!(
            "func.func @f(%n: {ty}) {{
  %c0 = arith.constant 0 : {ty}
  %c1 = arith.constant 1 : {ty}
  {quotient}
  scf.for %i = %c0 to %q step %c1 : {ty} {{
  }}
  return
}}"
        ));
        let profile = ModuleProfile::new(&loaded.module, Options::default());
        let f = profile.by_name("f").expect("f");
        let answer = profile.evaluate(f, &[("arg0", n)].into_iter().collect());
        let body = |a: symprof_core::profile::Evaluation| a.root().block("scf.for#0.body");
        answer.map(body).map_err(|e| e.to_string())
    };
    let apply = "%q = affine.apply affine_map<(d0) -> (d0 ceildiv 4611686018427387904)>(%n)";
    let of_arith = "%c2 = arith.constant 2 : TY\n %q = arith.ceildivsi %n, %c2 : TY";
    let of_index = "%c2 = arith.constant 2 : index\n %q = index.ceildivs %n, %c2";
    let cases: [(&str, String, u32); 4] = [
        ("index", apply.to_owned(), 63),
        ("i8", of_arith.replace("TY", "i8"), 7),
        ("i64", of_arith.replace("TY", "i64"), 63),
        ("index", of_index.to_owned(), 63),
    ];
    for (ty, quotient, bits) in cases {
        let least = -(1i128 << bits);
        assert_eq!(at(ty, &quotient, least + 1), Ok(Some(0.into())), "{quotient}");
        assert_eq!(at(ty, &quotient, 1), Ok(Some(1.into())), "{quotient}");
        let error = at(ty, &quotient, least).expect_err("no counts");
        assert!(error.contains("undefined at this point"), "{quotient}: {error}");
        let constant = format!("%m = arith.constant {least} : {ty}\n{quotient}");
        let constant = constant.replace("%n,", "%m,").replace("(%n)", "(%m)");
        assert_eq!(at(ty, &constant, 1), Ok(None), "{constant}");
    }
}

/// The same of what the index of a loop is divided by, in its first and last iterations.
#[test]
fn quotients_of_the_least_index_have_no_counts() {
    let at = |from: &str, n: i128| {
        let loaded = loaded(&format!(
            "func.func @f(%n: i8) {{
  %least = arith.constant -128 : i8
  %c1 = arith.constant 1 : i8
  %c2 = arith.constant 2 : i8
  %c5 = arith.constant 5 : i8
  scf.for %i = {from} to %c5 step %c1 : i8 {{
    %q = arith.ceildivsi %i, %c2 : i8
    scf.for %j = %c1 to %q step %c1 : i8 {{
    }}
  }}
  return
}}"
        ));
        let profile = ModuleProfile::new(&loaded.module, Options::default());
        let f = profile.by_name("f").expect("f");
        let answer = profile.evaluate(f, &[("arg0", n)].into_iter().collect());
        let body =
            |a: symprof_core::profile::Evaluation| a.root().block("scf.for#0.body/scf.for#0.body");
        answer.map(body).map_err(|e| e.to_string())
    };
    assert_eq!(at("%n", -127), Ok(Some(2.into())));
    assert_eq!(at("%n", 4), Ok(Some(1.into())));
    for (from, n) in [("%n", -128), ("%least", 1)] {
        let error = at(from, n).expect_err("no counts");
        assert!(error.contains("undefined at this point"), "{error}");
    }
}

/// What follows a call that may return again may run more often than the call.
#[test]
fn calls_that_return_twice_are_told() {
    let text = |call: &str| {
        loaded(&format!(
            "func.func private @_setjmp(!llvm.ptr) -> i32
llvm.func @setjmp(!llvm.ptr) -> i32
func.func private @jump(!llvm.ptr)
func.func private @behind()
func.func @f(%b: !llvm.ptr) {{
  %c0 = arith.constant 0 : i32
  {call}(%b) : (!llvm.ptr) -> i32
  %h = arith.cmpi eq, %r, %c0 : i32
  scf.if %h {{
    func.call @jump(%b) : (!llvm.ptr) -> ()
  }}
  func.call @behind() : () -> ()
  return
}}"
        ))
    };
    for call in [
        "%r = func.call @_setjmp",
        "%r = llvm.call @setjmp",
        "%s = func.constant @_setjmp : (!llvm.ptr) -> i32\n %r = func.call_indirect %s",
    ] {
        let loaded = text(call).module;
        let profile = ModuleProfile::new(&loaded, Options::default());
        let f = profile.by_name("f").expect("f");
        let answer = profile.evaluate(f, &Point::default()).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(answer.root().calls_to("behind"), None, "{call}");
    }
}

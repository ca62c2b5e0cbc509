//! Kernels in the LLVM dialect: what they read of who runs them, what a launch gives to them, what is not followed.

use crate::modules::features;
use symprof_core::profile::{ModuleProfile, Options};
use symprof_core::verify::verify_module;
use symprof_mlir::Loaded;

fn loaded(text: &str) -> Loaded {
    let loaded =
        symprof_mlir::load_bytes(text.as_bytes(), "f.mlir").unwrap_or_else(|e| panic!("{e}"));
    verify_module(&loaded.module).unwrap_or_else(|e| panic!("{e}"));
    loaded
}

/// The counts of a block of a function below another one; an error where the point has none.
fn count(
    loaded: &Loaded,
    root: &str,
    place: (&str, &str),
    at: &[(&str, i128)],
) -> Result<Option<i128>, String> {
    let profile = ModuleProfile::new(&loaded.module, Options::default());
    let root = profile.by_name(root).map_err(|e| e.to_string())?;
    let point = at.iter().copied().collect();
    let counts = profile.evaluate(root, &point).map_err(|e| e.to_string())?;
    let Some(function) = counts.functions.iter().find(|f| f.name == place.0) else {
        return Ok(Some(0));
    };
    let block = function.blocks.iter().find(|b| b.name == place.1).expect("a block");
    Ok(block.count.clone().map(|n| i128::try_from(n).expect("a small number")))
}

/// A kernel whose block `bb2` executes as often as what it reads says, and how `f` launches it with `grid` blocks of
/// `threads` threads, both in two dimensions.
fn counting(read: &str) -> String {
    format!(
        "module attributes {{gpu.container_module}} {{
  gpu.module @device {{
    llvm.func @helper() -> i64 {{
      %r = nvvm.read.ptx.sreg.tid.y : i32
      %v = llvm.zext %r : i32 to i64
      llvm.return %v : i64
    }}
    llvm.func @__ockl_get_local_id(i32) -> i64
    llvm.func @__ockl_get_num_groups(i32) -> (i64 {{llvm.noundef}})
    llvm.func @kernel(%n: i64) attributes {{gpu.kernel}} {{
      %zero = llvm.mlir.constant(0 : i64) : i64
      %one = llvm.mlir.constant(1 : i64) : i64
      %y = llvm.mlir.constant(1 : i32) : i32
      {read}
      llvm.br ^head(%zero : i64)
    ^head(%i: i64):
      %more = llvm.icmp \"slt\" %i, %v : i64
      llvm.cond_br %more, ^body, ^end
    ^body:
      %next = llvm.add %i, %one : i64
      llvm.br ^head(%next : i64)
    ^end:
      llvm.return
    }}
  }}
  llvm.func @f(%a: i64, %b: i64, %c: i64, %d: i64) {{
    %one = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func @device::@kernel blocks in (%a, %b, %one) threads in (%c, %d, %one) : i64
      args(%a : i64)
    llvm.return
  }}
}}"
    )
}

const BODY: (&str, &str) = ("device::kernel", "bb2");

/// Who a thread is, is read in many ways; each is summed over the threads of a launch.
#[test]
fn what_threads_read_is_summed() {
    let widened = |register: &str| format!("%r = {register} : i32\n%v = llvm.sext %r : i32 to i64");
    let intrinsic = |name: &str| {
        format!("%r = llvm.call_intrinsic \"{name}\"() : () -> i32\n%v = llvm.sext %r : i32 to i64")
    };
    // the sum of 0 to n - 1
    let below = |n: i128| n * (n - 1) / 2;
    let (a, b, c, d) = (3, 4, 5, 6);
    let threads = a * b * c * d;
    for (read, expected) in [
        (widened("nvvm.read.ptx.sreg.ctaid.x"), below(a) * b * c * d),
        (widened("nvvm.read.ptx.sreg.ctaid.y"), below(b) * a * c * d),
        (widened("nvvm.read.ptx.sreg.ctaid.z"), 0),
        (widened("nvvm.read.ptx.sreg.tid.x"), below(c) * a * b * d),
        (widened("nvvm.read.ptx.sreg.nctaid.y"), b * threads),
        (widened("nvvm.read.ptx.sreg.ntid.x"), c * threads),
        (widened("nvvm.read.ptx.sreg.ntid.z"), threads),
        (widened("rocdl.workgroup.id.x"), below(a) * b * c * d),
        // what such an attribute promises of launches is not asked
        (widened("rocdl.workitem.id.y {range = array<i32: 0, 2>}"), below(d) * a * b * c),
        (widened("rocdl.grid.dim.x"), a * threads),
        (widened("rocdl.workgroup.dim.y"), d * threads),
        (intrinsic("llvm.nvvm.read.ptx.sreg.tid.x"), below(c) * a * b * d),
        (intrinsic("llvm.amdgcn.workgroup.id.y"), below(b) * a * c * d),
        ("%v = llvm.call @helper() : () -> i64".to_owned(), below(d) * a * b * c),
        ("%v = llvm.call @__ockl_get_local_id(%y) : (i32) -> i64".to_owned(), below(d) * a * b * c),
        ("%v = llvm.call @__ockl_get_num_groups(%y) : (i32) -> i64".to_owned(), b * threads),
    ] {
        let loaded = loaded(&counting(&read));
        let point = [("arg0", a), ("arg1", b), ("arg2", c), ("arg3", d)];
        assert_eq!(count(&loaded, "f", BODY, &point), Ok(Some(expected)), "{read}");
        // no threads, no counts
        for none in [0, -1] {
            let point = [("arg0", a), ("arg1", none), ("arg2", c), ("arg3", d)];
            assert_eq!(count(&loaded, "f", BODY, &point), Ok(Some(0)), "{read}");
        }
    }
    // others are not known
    for read in ["nvvm.read.ptx.sreg.laneid", "nvvm.read.ptx.sreg.clusterid.x"] {
        let loaded = loaded(&counting(&widened(read)));
        let point = [("arg0", a), ("arg1", b), ("arg2", c), ("arg3", d)];
        assert_eq!(count(&loaded, "f", BODY, &point), Ok(None), "{read}");
    }
}

/// A kernel alone is a function of who runs it, under the names that it has as `gpu.func`. Registers have 32 bits.
#[test]
fn kernels_have_the_parameters_of_threads() {
    let loaded = loaded(&counting(
        "%r = nvvm.read.ptx.sreg.tid.x : i32
         %v = llvm.sext %r : i32 to i64",
    ));
    let at = |thread: i128, size: i128| {
        let point = [("thread_id.x", thread), ("block_dim.x", size)];
        let own = ["block_id.x", "block_id.y", "block_id.z", "thread_id.y", "thread_id.z"];
        let sizes = ["grid_dim.x", "grid_dim.y", "grid_dim.z", "block_dim.y", "block_dim.z"];
        let more = own.iter().map(|n| (*n, 0)).chain(sizes.iter().map(|n| (*n, 1)));
        let point: Vec<(&str, i128)> = point.into_iter().chain(more).collect();
        count(&loaded, "device::kernel", BODY, &point)
    };
    assert_eq!(at(7, 8), Ok(Some(7)));
    assert_eq!(at(0, 1), Ok(Some(0)));
    let most = i128::from(i32::MAX);
    assert_eq!(at(most - 1, most), Ok(Some(most - 1)));
    // no device has such launches, and there is no such thread
    for (thread, size) in [(most + 1, most + 2), (8, 8), (-1, 8)] {
        let error = at(thread, size).expect_err("no thread");
        assert!(error.contains("undefined at this point"), "{error}");
    }
    let point = [("arg0", 1), ("arg1", 1), ("arg2", 1 << 31), ("arg3", 1)];
    let error = count(&loaded, "f", BODY, &point).expect_err("no launch");
    assert!(error.contains("undefined at this point"), "{error}");
}

/// Registers may be read in place, where a launch is not outlined.
#[test]
fn launches_in_place_have_registers() {
    let loaded = loaded(
        "module attributes {gpu.container_module} {
  func.func @f(%n: index, %m: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c1)
               threads(%tx, %ty, %tz) in (%sx = %m, %sy = %c1, %sz = %c1) {
      %r = nvvm.read.ptx.sreg.ctaid.x : i32
      %v = arith.index_cast %r : i32 to index
      scf.for %i = %c0 to %v step %c1 { }
      gpu.terminator
    }
    return
  }
}",
    );
    let body = ("f", "gpu.launch#0.body/scf.for#0.body");
    assert_eq!(count(&loaded, "f", body, &[("arg0", 5), ("arg1", 3)]), Ok(Some(30)));
    assert_eq!(count(&loaded, "f", body, &[("arg0", 5), ("arg1", 0)]), Ok(Some(0)));
}

/// A launch of a host that is not lowered yet: memrefs become descriptors, or bare pointers.
#[test]
fn launches_give_the_pieces_of_memrefs() {
    let text = |takes: &str, end: &str, given: &str| {
        format!(
            "module attributes {{gpu.container_module}} {{
  gpu.module @device {{
    llvm.func @kernel({takes}) attributes {{gpu.kernel}} {{
      %zero = llvm.mlir.constant(0 : i64) : i64
      %one = llvm.mlir.constant(1 : i64) : i64
      llvm.br ^head(%zero : i64)
    ^head(%i: i64):
      %more = llvm.icmp \"slt\" %i, {end} : i64
      llvm.cond_br %more, ^body, ^end
    ^body:
      %next = llvm.add %i, %one : i64
      llvm.br ^head(%next : i64)
    ^end:
      llvm.return
    }}
  }}
  func.func @f(%n: index, %m: memref<?x6xf32>, %s: memref<5xf32>, %u: memref<*xf32>) {{
    %one = arith.constant 1 : index
    gpu.launch_func @device::@kernel blocks in (%one, %one, %one) threads in (%n, %one, %one)
      args({given})
    return
  }}
}}"
        )
    };
    let of = |takes: &str, end: &str, given: &str| {
        let point = [("arg0", 3), ("arg1.dim0", 11)];
        count(&loaded(&text(takes, end, given)), "f", BODY, &point)
    };
    let two =
        "%a: !llvm.ptr, %b: !llvm.ptr, %o: i64, %s0: i64, %s1: i64, %t0: i64, %t1: i64, %n: i64";
    let given = "%m : memref<?x6xf32>, %n : index";
    for (end, expected) in [("%o", 0), ("%s0", 33), ("%s1", 18), ("%t0", 18), ("%t1", 3), ("%n", 9)]
    {
        assert_eq!(of(two, end, given), Ok(Some(expected)), "{end}");
    }
    let bare = "%a: !llvm.ptr, %n: i64";
    assert_eq!(of(bare, "%n", "%s : memref<5xf32>, %n : index"), Ok(Some(9)));
    let unranked = "%r: i64, %a: !llvm.ptr, %n: i64";
    assert_eq!(of(unranked, "%n", "%u : memref<*xf32>, %n : index"), Ok(Some(9)));
    assert_eq!(of(unranked, "%r", "%u : memref<*xf32>, %n : index"), Ok(None));
    // a kernel whose indices have 32 bits reads the lower half
    let narrow = "%a: !llvm.ptr, %x: i32";
    let half = text(narrow, "%n", "%s : memref<5xf32>, %n : index")
        .replace("%zero =", "%n = llvm.sext %x : i32 to i64\n%zero =");
    let point = [("arg0", (1 << 32) + 2)];
    let found =
        count(&loaded(&half.replace("threads in (%n,", "threads in (%one,")), "f", BODY, &point);
    assert_eq!(found, Ok(Some(2)));
    // other numbers of arguments, and other widths
    for takes in ["%n: i64", "%a: !llvm.ptr, %b: !llvm.ptr, %n: i64", "%n: i64, %a: !llvm.ptr"] {
        assert_eq!(of(takes, "%n", "%s : memref<5xf32>, %n : index"), Ok(None), "{takes}");
    }
}

/// Two functions of one name in two modules of a device, and one of the host, are three.
#[test]
fn names_of_modules_tell_functions_apart() {
    let loaded = loaded(
        "module attributes {gpu.container_module} {
  gpu.module @a {
    llvm.func @kernel() attributes {gpu.kernel} {
      llvm.call @kernel.inner() : () -> ()
      llvm.return
    }
    llvm.func @kernel.inner() {
      llvm.return
    }
  }
  gpu.module @b {
    llvm.func @kernel() attributes {gpu.kernel} {
      llvm.return
    }
  }
  llvm.func @kernel.inner() {
    llvm.return
  }
  llvm.func @kernel(%n: i64) {
    %one = llvm.mlir.constant(1 : i64) : i64
    gpu.launch_func @a::@kernel blocks in (%n, %one, %one) threads in (%one, %one, %one) : i64
    gpu.launch_func @b::@kernel blocks in (%n, %n, %one) threads in (%one, %one, %one) : i64
    gpu.launch_func @a::@kernel blocks in (%n, %one, %one) threads in (%one, %one, %one) : i64
    llvm.call @kernel.inner() : () -> ()
    llvm.return
  }
}",
    );
    for (name, expected) in [
        ("kernel", 1),
        ("kernel.inner", 1),
        ("a::kernel", 14),
        ("a::kernel.inner", 14),
        ("b::kernel", 49),
    ] {
        let found = count(&loaded, "kernel", (name, "entry"), &[("arg0", 7)]);
        assert_eq!(found, Ok(Some(expected)), "{name}");
    }
}

/// What a kernel writes through pointers is not known behind the launch, where it may know the memory.
#[test]
fn kernels_write_what_they_are_given() {
    let text = |given: &str, cast: &str| {
        format!(
            "module attributes {{gpu.container_module}} {{
  gpu.module @device {{
    llvm.func @kernel(%p: !llvm.ptr, %v: i64) attributes {{gpu.kernel}} {{
      llvm.store %v, %p : i64, !llvm.ptr
      llvm.return
    }}
  }}
  func.func @f(%n: index) {{
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %a = memref.alloc() : memref<4xindex>
    memref.store %n, %a[%c0] : memref<4xindex>
    %b = memref.alloc() : memref<4xindex>
    {cast}
    gpu.launch_func @device::@kernel blocks in (%c1, %c1, %c1) threads in (%n, %c1, %c1)
      args({given}, %n : index)
    %v = memref.load %a[%c0] : memref<4xindex>
    scf.for %i = %c0 to %v step %c1 {{ }}
    return
  }}
}}"
        )
    };
    let behind = |given: &str, cast: &str| {
        count(&loaded(&text(given, cast)), "f", ("f", "scf.for#0.body"), &[("arg0", 5)])
    };
    assert_eq!(behind("%b : memref<4xindex>", ""), Ok(Some(5)));
    assert_eq!(behind("%a : memref<4xindex>", ""), Ok(None));
    let cast = "%d = builtin.unrealized_conversion_cast %a : memref<4xindex>
          to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
      %p = llvm.extractvalue %d[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>";
    assert_eq!(behind("%p : !llvm.ptr", cast), Ok(None));
}

/// Sizes go through descriptors unharmed, there and back, also where a part is replaced.
#[test]
fn descriptors_hold_integers() {
    let ty = "!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>";
    let of = |lines: &str, end: &str| {
        let text = format!(
            "gpu.module @device {{
}}
func.func @f(%n: index, %m: memref<?x?xf32>, %k: i64) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = builtin.unrealized_conversion_cast %m : memref<?x?xf32> to {ty}
  {lines}
  %e = builtin.unrealized_conversion_cast {end} : i64 to index
  scf.for %i = %c0 to %e step %c1 {{ }}
  return
}}"
        );
        let point = [("arg0", 3), ("arg1.dim0", 4), ("arg1.dim1", 7), ("arg2", 9)];
        count(&loaded(&text), "f", ("f", "scf.for#0.body"), &point)
    };
    let at = |place: &str| format!("%x = llvm.extractvalue %d[{place}] : {ty}");
    for (place, expected) in [("2", 0), ("3, 0", 4), ("3, 1", 7), ("4, 0", 7), ("4, 1", 1)] {
        assert_eq!(of(&at(place), "%x"), Ok(Some(expected)), "{place}");
    }
    let whole = format!(
        "%s = llvm.extractvalue %d[3] : {ty}
         %t = llvm.insertvalue %k, %s[1] : !llvm.array<2 x i64>
         %g = llvm.insertvalue %t, %d[3] : {ty}
         %o = llvm.insertvalue %k, %g[2] : {ty}
         %x = llvm.extractvalue %o"
    );
    for (place, expected) in [("3, 0", 4), ("3, 1", 9), ("2", 9), ("4, 0", 7)] {
        assert_eq!(of(&format!("{whole}[{place}] : {ty}"), "%x"), Ok(Some(expected)), "{place}");
    }
    // an array that nobody knows takes the place of one
    let lost = format!(
        "%p = llvm.mlir.zero : !llvm.ptr
         %s = llvm.load %p : !llvm.ptr -> !llvm.array<2 x i64>
         %g = llvm.insertvalue %s, %d[3] : {ty}
         %x = llvm.extractvalue %g[3, 0] : {ty}"
    );
    assert_eq!(of(&lost, "%x"), Ok(None));
    let back = format!(
        "%b = builtin.unrealized_conversion_cast %d : {ty} to memref<?x?xf32>
         %w = llvm.insertvalue %k, %d[3, 1] : {ty}
         %v = builtin.unrealized_conversion_cast %w : {ty} to memref<?x?xf32>
         %y = memref.dim %b, %c1 : memref<?x?xf32>
         %z = memref.dim %v, %c1 : memref<?x?xf32>
         %l = arith.muli %y, %z : index
         %x = builtin.unrealized_conversion_cast %l : index to i64"
    );
    assert_eq!(of(&back, "%x"), Ok(Some(63)));
}

/// What works on the memory of a device computes nothing, and new memory has the sizes that it is made with.
#[test]
fn memory_of_a_device_has_its_sizes() {
    let counts = features(
        "module attributes {gpu.container_module} {
  gpu.module @device {
    gpu.func @kernel(%a: memref<?x?xf32>) kernel {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %n = memref.dim %a, %c1 : memref<?x?xf32>
      scf.for %i = %c0 to %n step %c1 {
        %x = memref.load %a[%c0, %i] : memref<?x?xf32>
        %y = arith.addf %x, %x : f32
      }
      gpu.return
    }
  }
  func.func @f(%n: index, %m: index, %h: memref<?x?xf32>) {
    %c1 = arith.constant 1 : index
    %t0 = gpu.wait async
    %a, %t1 = gpu.alloc async [%t0] (%n, %m) : memref<?x?xf32>
    %t2 = gpu.memcpy async [%t1] %a, %h : memref<?x?xf32>, memref<?x?xf32>
    %t3 = gpu.launch_func async [%t2] @device::@kernel blocks in (%n, %c1, %c1)
      threads in (%c1, %c1, %c1) args(%a : memref<?x?xf32>)
    %t4 = gpu.dealloc async [%t3] %a : memref<?x?xf32>
    gpu.wait [%t4]
    return
  }
}",
        &[("arg0", 5), ("arg1", 7)],
    );
    let flops = counts.table.whole().totals.flops.clone();
    assert_eq!(flops.map(|n| i64::try_from(n).expect("small")).map_err(|e| e.to_string()), Ok(35));
}

/// Integers go through local memory of the LLVM dialect, until its address gets out.
#[test]
fn local_memory_holds_integers() {
    let of = |lines: &str| {
        let text = format!(
            "module attributes {{gpu.container_module}} {{
  gpu.module @device {{
    llvm.func @kernel(%p: !llvm.ptr, %v: i64) attributes {{gpu.kernel}} {{
      llvm.store %v, %p : i64, !llvm.ptr
      llvm.return
    }}
  }}
  llvm.func @outside(!llvm.ptr)
  llvm.func @f(%n: i64, %k: i64, %q: !llvm.ptr) {{
    %c0 = llvm.mlir.constant(0 : i64) : i64
    %c1 = llvm.mlir.constant(1 : i64) : i64
    %u = llvm.mlir.undef : !llvm.array<3 x i64>
    %u0 = llvm.insertvalue %n, %u[0] : !llvm.array<3 x i64>
    %u1 = llvm.insertvalue %k, %u0[1] : !llvm.array<3 x i64>
    %a = llvm.alloca %c1 x !llvm.array<3 x i64> : (i64) -> !llvm.ptr
    %b = llvm.alloca %c1 x i64 : (i64) -> !llvm.ptr
    llvm.store %u1, %a : !llvm.array<3 x i64>, !llvm.ptr
    llvm.store %k, %b : i64, !llvm.ptr
    {lines}
    llvm.br ^head(%c0 : i64)
  ^head(%i: i64):
    %more = llvm.icmp \"slt\" %i, %v : i64
    llvm.cond_br %more, ^body, ^end
  ^body:
    %next = llvm.add %i, %c1 : i64
    llvm.br ^head(%next : i64)
  ^end:
    llvm.return
  }}
}}"
        );
        count(&loaded(&text), "f", ("f", "bb2"), &[("arg0", 5), ("arg1", 1)])
    };
    let element = |at: &str| {
        format!(
            "%p = llvm.getelementptr %a[0, {at}] : (!llvm.ptr{}) -> !llvm.ptr, !llvm.array<3 x i64>
             %v = llvm.load %p : !llvm.ptr -> i64",
            if at.starts_with('%') { ", i64" } else { "" }
        )
    };
    assert_eq!(of(&element("0")), Ok(Some(5)));
    assert_eq!(of(&element("1")), Ok(Some(1)));
    assert_eq!(of(&element("%k")), Ok(Some(1)));
    // never written
    assert_eq!(of(&element("2")), Ok(None));
    assert_eq!(of("%v = llvm.load %b : !llvm.ptr -> i64"), Ok(Some(1)));
    let between = |lines: &str| format!("{lines}\n{}", element("0"));
    // another number over it, as a whole, in part, and beside it
    for (ty, at, found) in
        [("i64", "%a", Some(1)), ("i8", "%a", Some(1)), ("i64", "%b", Some(5)), ("f32", "%a", None)]
    {
        let convert = match ty {
            "i64" => "%x = llvm.add %k, %c0 : i64",
            "i8" => "%x = llvm.trunc %k : i64 to i8",
            _ => "%x = llvm.sitofp %k : i64 to f32",
        };
        let store = format!("{convert}\nllvm.store %x, {at} : {ty}, !llvm.ptr");
        assert_eq!(of(&between(&store)), Ok(found), "{store}");
    }
    // a pointer that nobody knows does not point there
    assert_eq!(of(&between("llvm.store %k, %q : i64, !llvm.ptr")), Ok(Some(5)));
    for out in [
        "llvm.call @outside(%a) : (!llvm.ptr) -> ()",
        "gpu.launch_func @device::@kernel blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) : i64
           args(%a : !llvm.ptr, %k : i64)",
        "%s = llvm.select %more0, %a, %b : i1, !llvm.ptr\nllvm.store %k, %s : i64, !llvm.ptr",
        "%w = llvm.ptrtoint %a : !llvm.ptr to i64\n%s = llvm.inttoptr %w : i64 to !llvm.ptr
         llvm.store %k, %s : i64, !llvm.ptr",
        "%g = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, i24
         llvm.store %k, %g : i64, !llvm.ptr",
        "llvm.store %a, %b : !llvm.ptr, !llvm.ptr\n%s = llvm.load %b : !llvm.ptr -> !llvm.ptr
         llvm.store %k, %s : i64, !llvm.ptr",
        "%o = llvm.atomicrmw add %a, %k monotonic : !llvm.ptr, i64",
        "%z = llvm.mlir.constant(8 : i64) : i64
         \"llvm.intr.memcpy\"(%a, %b, %z) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()",
    ] {
        let out = format!("%more0 = llvm.icmp \"slt\" %k, %n : i64\n{out}");
        assert_eq!(of(&between(&out)), Ok(None), "{out}");
    }
}

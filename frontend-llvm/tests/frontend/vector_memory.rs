//! Intrinsics that access memory through vectors: what they write, and what gets out by them.

use crate::{check, lowered};

/// The lines of the lowered text that write, expose or call.
fn effects(body: &str) -> Vec<String> {
    let text = format!(
        "declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr, i32, <4 x i1>)
        declare void @llvm.masked.compressstore.v4i32(<4 x i32>, ptr, <4 x i1>)
        declare void @llvm.masked.scatter.v4i32.v4p0(<4 x i32>, <4 x ptr>, i32, <4 x i1>)
        declare void @llvm.masked.scatter.v4p0.v4p0(<4 x ptr>, <4 x ptr>, i32, <4 x i1>)
        declare <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr>, i32, <4 x i1>, <4 x i32>)
        declare <4 x i32> @llvm.masked.expandload.v4i32(ptr, <4 x i1>, <4 x i32>)
        declare void @llvm.vp.store.v4i32.p0(<4 x i32>, ptr, <4 x i1>, i32)
        declare <4 x i32> @llvm.vp.gather.v4i32.v4p0(<4 x ptr>, <4 x i1>, i32)
        declare <4 x i32> @llvm.vp.load.v4i32.p0(ptr, <4 x i1>, i32)
        declare void @llvm.experimental.vp.strided.store.v4i32.p0.i64(<4 x i32>, ptr, i64, <4 x i1>, i32)
        declare void @llvm.matrix.column.major.store.v4i32.i64(<4 x i32>, ptr, i64, i1, i32, i32)
        declare <4 x i32> @llvm.matrix.column.major.load.v4i32.i64(ptr, i64, i1, i32, i32)
        declare <4 x i32> @llvm.matrix.multiply.v4i32.v4i32.v4i32(<4 x i32>, <4 x i32>, i32, i32, i32)
        define void @f(ptr %p, ptr %q, <4 x i32> %v, <4 x ptr> %ps, <4 x i64> %is, <4 x i1> %m, i64 %s, i1 %c) {{
        entry:
          {body}
          ret void
        }}"
    );
    let text = lowered(&text);
    let shown = ["clobber", "ptrtoint", "call", "ptradd"];
    let lines = text.lines().map(str::trim).filter(|l| shown.iter().any(|s| l.contains(s)));
    lines.map(str::to_owned).collect()
}

#[test]
fn stores_of_lanes_one_after_the_other_write_as_many_bytes() {
    let stores = [
        "call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %p, i32 4, <4 x i1> %m)",
        "call void @llvm.masked.compressstore.v4i32(<4 x i32> %v, ptr %p, <4 x i1> %m)",
        "call void @llvm.vp.store.v4i32.p0(<4 x i32> %v, ptr %p, <4 x i1> %m, i32 3)",
    ];
    for store in stores {
        assert_eq!(effects(store), ["clobber %p, %0"], "{store}");
    }
}

#[test]
fn columns_of_a_matrix_lie_behind_its_address() {
    let store = |stride: &str| {
        effects(&format!(
            "call void @llvm.matrix.column.major.store.v4i32.i64(<4 x i32> %v, ptr %p, i64 {stride}, i1 false, i32 2, i32 2)"
        ))
    };
    assert_eq!(store("%s"), ["clobber %p"]);
    assert_eq!(store("5"), ["clobber %p, %0"]);
    let text = "define void @f(<4 x i32> %v, ptr %p) {
        entry:
          call void @llvm.matrix.column.major.store.v4i32.i64(<4 x i32> %v, ptr %p, i64 5, i1 false, i32 2, i32 2)
          ret void
        }
        declare void @llvm.matrix.column.major.store.v4i32.i64(<4 x i32>, ptr, i64, i1, i32, i32)";
    // a column of two, one of two behind five elements: seven elements
    let expected = "func @f(%v: opaque type \"<4 x i32>\", %p: ptr) {
        block entry:
          %0 = const i64 28
          clobber %p, %0
          return
        }";
    check(text, expected);
}

#[test]
fn strides_may_lead_back() {
    let store = "call void @llvm.experimental.vp.strided.store.v4i32.p0.i64(<4 x i32> %v, ptr %p, i64 %s, <4 x i1> %m, i32 4)";
    assert_eq!(effects(store), ["%1 = ptradd %p, %0", "clobber %1"]);
}

#[test]
fn a_scatter_writes_what_its_lanes_are_based_on() {
    let scatter =
        "call void @llvm.masked.scatter.v4i32.v4p0(<4 x i32> %v, <4 x ptr> %a, i32 4, <4 x i1> %m)";
    let gep = format!("%a = getelementptr i32, ptr %p, <4 x i64> %is\n{scatter}");
    let splat = format!(
        "%i = insertelement <4 x ptr> poison, ptr %p, i64 0
         %t = shufflevector <4 x ptr> %i, <4 x ptr> poison, <4 x i32> zeroinitializer
         %a = getelementptr i32, <4 x ptr> %t, <4 x i64> %is
         {scatter}"
    );
    for body in [gep, splat] {
        let found = effects(&body);
        assert!(found.iter().all(|l| !l.contains("call")), "{found:?}");
        assert_eq!(found.iter().filter(|l| l.starts_with("clobber")).count(), 1, "{found:?}");
    }
    let both = format!(
        "%x = getelementptr i32, ptr %p, <4 x i64> %is
         %y = getelementptr i32, ptr %q, <4 x i64> %is
         %a = select i1 %c, <4 x ptr> %x, <4 x ptr> %y
         {scatter}"
    );
    assert_eq!(effects(&both).iter().filter(|l| l.starts_with("clobber")).count(), 2);
    // lanes from elsewhere: whatever they point to
    let unknown = scatter.replace("%a", "%ps");
    assert!(effects(&unknown)[0].starts_with("call @llvm.masked.scatter"), "{unknown}");
}

#[test]
fn what_a_phi_node_of_addresses_merges_need_not_be_there_any_more() {
    let scatter =
        "call void @llvm.masked.scatter.v4i32.v4p0(<4 x i32> %v, <4 x ptr> %a, i32 4, <4 x i1> %m)";
    let body = |from: &str| {
        format!(
            "br i1 %c, label %then, label %join
            then:
              %r = load ptr, ptr %q
              %x = getelementptr i32, ptr {from}, <4 x i64> %is
              br label %join
            join:
              %y = phi ptr [ %q, %entry ], [ %p, %then ]
              %b = phi <4 x ptr> [ poison, %entry ], [ %x, %then ]
              %a = getelementptr i32, <4 x ptr> %b, <4 x i64> %is
              {scatter}"
        )
    };
    assert!(effects(&body("%r")).iter().any(|l| l.starts_with("call")));
    assert!(effects(&body("%p")).iter().all(|l| !l.starts_with("call")));
}

#[test]
fn addresses_that_are_read_at_do_not_get_out() {
    let loads = [
        "%x = call <4 x i32> @llvm.masked.expandload.v4i32(ptr %p, <4 x i1> %m, <4 x i32> %v)",
        "%x = call <4 x i32> @llvm.vp.load.v4i32.p0(ptr %p, <4 x i1> %m, i32 4)",
        "%x = call <4 x i32> @llvm.matrix.column.major.load.v4i32.i64(ptr %p, i64 %s, i1 false, i32 2, i32 2)
         %y = call <4 x i32> @llvm.matrix.multiply.v4i32.v4i32.v4i32(<4 x i32> %x, <4 x i32> %x, i32 2, i32 2, i32 2)",
    ];
    for load in loads {
        assert_eq!(effects(load), [""; 0], "{load}");
    }
}

#[test]
fn addresses_that_are_stored_get_out() {
    let body = "%x = getelementptr i32, ptr %q, <4 x i64> %is
         %a = getelementptr i32, ptr %p, <4 x i64> %is
         call void @llvm.masked.scatter.v4p0.v4p0(<4 x ptr> %x, <4 x ptr> %a, i32 4, <4 x i1> %m)";
    assert!(effects(body).iter().any(|l| l.contains("ptrtoint %q")));
}

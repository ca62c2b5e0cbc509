//! Tensors that may be written in place: what their memory holds is not known.

use crate::constructs::loaded;
use symprof_core::profile::{ModuleProfile, Options};

/// The counts of the loops of `f` to what it loads; none where not known.
fn loops(attributes: &str, lines: &str) -> Vec<Option<u64>> {
    let text = format!(
        "func.func @fill(%t: tensor<4xi32>, %m: memref<4xi32>) -> tensor<4xi32> {{
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %nine = arith.constant 9 : i32
  %five = arith.constant 5 : i32
  %before = memref.load %m[%c0] : memref<4xi32>
  %r = linalg.fill ins(%nine : i32) outs(%t : tensor<4xi32>) -> tensor<4xi32>
  %after = memref.load %m[%c0] : memref<4xi32>
  %d = arith.subi %after, %before : i32
  scf.for %j = %zero to %d step %one : i32 {{
  }}
  return %r : tensor<4xi32>
}}
func.func @f() {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %five = arith.constant 5 : i32
  %nine = arith.constant 9 : i32
  %m = memref.alloc() : memref<4xi32>
  memref.store %five, %m[%c0] : memref<4xi32>
  %t = bufferization.to_tensor %m {attributes} : memref<4xi32>
  {lines}
  %l = memref.load %m[%c0] : memref<4xi32>
  scf.for %j = %zero to %l step %one : i32 {{
  }}
  return
}}"
    );
    let loaded = loaded(&text);
    assert!(loaded.outcomes.iter().all(|o| o.unsupported.is_none()), "{text}");
    let profile = ModuleProfile::new(&loaded.module, Options::default());
    let f = profile.by_name("f").expect("f");
    let answer = profile.evaluate(f, &Default::default()).unwrap_or_else(|e| panic!("{e}"));
    let all = answer.functions.iter().flat_map(|f| &f.blocks);
    let is_loop =
        |name: &str| name.rsplit_once("scf.for#").is_some_and(|(_, end)| !end.contains("/"));
    let bodies = all.filter(|b| is_loop(&b.name) && b.name.ends_with(".body"));
    bodies.map(|b| b.count.clone().map(|n| u64::try_from(n).expect("small"))).collect()
}

#[test]
fn memory_of_tensors_that_may_be_written_is_not_known() {
    let fill = "%r = linalg.fill ins(%nine : i32) outs(%t : tensor<4xi32>) -> tensor<4xi32>";
    // bufferization copies what it may not write
    assert_eq!(loops("restrict", fill), [Some(5)]);
    assert_eq!(loops("restrict writable", fill), [None]);
    // what is loaded before may differ from what is loaded behind
    let compared = format!(
        "%a = memref.load %m[%c0] : memref<4xi32>
         {fill}
         %b = memref.load %m[%c0] : memref<4xi32>
         %d = arith.subi %b, %a : i32
         scf.for %j = %zero to %d step %one : i32 {{
         }}"
    );
    assert_eq!(loops("restrict", &compared), [Some(0), Some(5)]);
    assert_eq!(loops("restrict writable", &compared), [None, None]);
    // written in an iteration before
    let carried = format!(
        "%e = tensor.empty() : tensor<4xi32>
         %q = scf.for %i = %c0 to %c4 step %c1 iter_args(%u = %e) -> tensor<4xi32> {{
           {compared}
           %w = bufferization.to_tensor %m restrict writable : memref<4xi32>
           scf.yield %w : tensor<4xi32>
         }}"
    )
    .replace("outs(%t", "outs(%u");
    assert_eq!(loops("restrict", &carried), [Some(4), None, None]);
    // a callee that gets memref and tensor
    let call = "%r = func.call @fill(%t, %m) : (tensor<4xi32>, memref<4xi32>) -> tensor<4xi32>";
    let found = loops("restrict writable", call);
    assert!(found.iter().all(Option::is_none) && found.len() == 2, "{found:?}");
    assert!(loops("restrict", call).contains(&Some(0)));
}

// at: arg0.dim0=10 arg0.dim1=4 arg1.dim0=3
// at: arg0.dim0=4 arg0.dim1=0 arg1.dim0=4
// at: arg0.dim0=25 arg0.dim1=2 arg1.dim0=7
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func private @t4()
func.func private @t5()
// a convolution's domain, by its outputs and its window, a broadcast, a scalar
func.func @f(%x: memref<?x?xf32>, %w: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?x?xf32>
  %c = memref.dim %x, %c1 : memref<?x?xf32>
  %k = memref.dim %w, %c0 : memref<?xf32>
  %d = arith.subi %n, %k : index
  %o = arith.addi %d, %c1 : index
  %y = memref.alloc(%o, %c) : memref<?x?xf32>
  linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i + k, j)>, affine_map<(i, j, k) -> (k)>, affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%x, %w : memref<?x?xf32>, memref<?xf32>) outs(%y : memref<?x?xf32>) {
  ^bb0(%a: f32, %b: f32, %s: f32):
    func.call @t0() : () -> ()
    %i = linalg.index 0 : index
    %q = linalg.index 2 : index
    %sum = arith.addi %i, %q : index
    %at = arith.cmpi eq, %sum, %k : index
    scf.if %at {
      func.call @t1() : () -> ()
    }
    %p = arith.mulf %a, %b : f32
    %r = arith.addf %p, %s : f32
    linalg.yield %r : f32
  }
  %z = memref.alloc() : memref<f32>
  linalg.generic {
    indexing_maps = [affine_map<(i) -> ()>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%z : memref<f32>) outs(%w : memref<?xf32>) {
  ^bb0(%a: f32, %b: f32):
    func.call @t2() : () -> ()
    linalg.yield %a : f32
  }
  linalg.generic {
    indexing_maps = [affine_map<() -> ()>],
    iterator_types = []
  } outs(%z : memref<f32>) {
  ^bb0(%a: f32):
    func.call @t3() : () -> ()
    linalg.yield %a : f32
  }
  return
}

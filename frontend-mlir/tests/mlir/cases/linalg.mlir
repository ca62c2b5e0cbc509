// at: arg0.dim0=3 arg0.dim1=4 arg1.dim1=2
// at: arg0.dim0=0 arg0.dim1=4 arg1.dim1=2
// with: arg1.dim0=arg0.dim1 arg2.dim0=arg0.dim0 arg2.dim1=arg1.dim1
func.func private @t0()
func.func private @t1()
func.func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) {
  linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    func.call @t0() : () -> ()
    %i = linalg.index 0 : index
    %k = linalg.index 2 : index
    %less = arith.cmpi slt, %k, %i : index
    scf.if %less {
      func.call @t1() : () -> ()
    }
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %p, %z : f32
    linalg.yield %s : f32
  }
  return
}

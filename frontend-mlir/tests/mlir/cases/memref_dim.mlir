// at: arg0.dim0=0 arg0.dim1=3
// at: arg0.dim0=4 arg0.dim1=3
// at: arg0.dim0=7 arg0.dim1=0
func.func private @t0()
func.func private @t1()
func.func @f(%m: memref<?x?x5xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d0 = memref.dim %m, %c0 : memref<?x?x5xf32>
  %d1 = memref.dim %m, %c1 : memref<?x?x5xf32>
  %d2 = memref.dim %m, %c2 : memref<?x?x5xf32>
  affine.for %i = 0 to %d0 {
    affine.for %j = 0 to %d1 {
      func.call @t0() : () -> ()
      affine.for %k = 0 to %d2 {
        func.call @t1() : () -> ()
        %v = affine.load %m[%i, %j, %k] : memref<?x?x5xf32>
        affine.store %v, %m[%i, %j, %k] : memref<?x?x5xf32>
      }
    }
  }
  return
}

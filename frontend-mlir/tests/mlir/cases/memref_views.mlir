// at: arg0.dim0=9 arg1=4 arg2=3
// at: arg0.dim0=12 arg1=0 arg2=1
func.func private @t0()
func.func @count(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    func.call @t0() : () -> ()
  }
  return
}
func.func @f(%m: memref<?x8xf32>, %n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = memref.subview %m[%k, 0] [%n, 4] [1, 2] : memref<?x8xf32> to memref<?x4xf32, strided<[8, 2], offset: ?>>
  %0 = memref.dim %s, %c0 : memref<?x4xf32, strided<[8, 2], offset: ?>>
  func.call @count(%0) : (index) -> ()
  %1 = memref.dim %s, %c1 : memref<?x4xf32, strided<[8, 2], offset: ?>>
  func.call @count(%1) : (index) -> ()
  %r = memref.subview %m[%k, 0] [1, %n] [1, 1] : memref<?x8xf32> to memref<?xf32, strided<[1], offset: ?>>
  %2 = memref.dim %r, %c0 : memref<?xf32, strided<[1], offset: ?>>
  func.call @count(%2) : (index) -> ()
  %a = memref.alloc(%n, %k) : memref<?x3x?xi32>
  %c2 = arith.constant 2 : index
  %3 = memref.dim %a, %c2 : memref<?x3x?xi32>
  func.call @count(%3) : (index) -> ()
  %c = memref.collapse_shape %m [[0, 1]] : memref<?x8xf32> into memref<?xf32>
  %4 = memref.dim %c, %c0 : memref<?xf32>
  func.call @count(%4) : (index) -> ()
  %x = memref.cast %m : memref<?x8xf32> to memref<?x?xf32>
  %5 = memref.dim %x, %c1 : memref<?x?xf32>
  func.call @count(%5) : (index) -> ()
  memref.dealloc %a : memref<?x3x?xi32>
  return
}

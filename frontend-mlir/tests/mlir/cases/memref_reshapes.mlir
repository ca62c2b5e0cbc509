// at: arg0.dim0=12 arg1=3 arg2[0]=2 arg2[8]=6 arg3[0]=3 arg3[4]=4
// at: arg0.dim0=4 arg1=1 arg2[0]=4 arg2[8]=1 arg3[0]=1 arg3[4]=4
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func private @t4()
func.func private @t5()
func.func @count(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    func.call @t0() : () -> ()
  }
  return
}
func.func @f(%m: memref<?xf32>, %n: index, %s: memref<2xindex>, %s32: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = memref.reshape %m(%s) : (memref<?xf32>, memref<2xindex>) -> memref<?x?xf32>
  %0 = memref.dim %r, %c1 : memref<?x?xf32>
  %r32 = memref.reshape %m(%s32) : (memref<?xf32>, memref<2xi32>) -> memref<?x?xf32>
  %d = memref.dim %r32, %c0 : memref<?x?xf32>
  %q = arith.ceildivui %n, %c1 : index
  %e = memref.expand_shape %m [[0, 1]] output_shape [%q, 4] : memref<?xf32> into memref<?x4xf32>
  %1 = memref.dim %e, %c0 : memref<?x4xf32>
  %v = memref.reinterpret_cast %m to offset: [%n], sizes: [%n, 3], strides: [%n, 1] : memref<?xf32> to memref<?x3xf32, strided<[?, 1], offset: ?>>
  %2 = memref.dim %v, %c0 : memref<?x3xf32, strided<[?, 1], offset: ?>>
  %base, %offset, %size, %stride = memref.extract_strided_metadata %m : memref<?xf32> -> memref<f32>, index, index, index
  %b2, %o2, %s2:2, %st2:2 = memref.extract_strided_metadata %e : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  %c = memref.collapse_shape %e [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  %3 = memref.dim %c, %c0 : memref<?xf32>
  %a = memref.alloca(%n) : memref<4x?xi8>
  %4 = memref.dim %a, %c1 : memref<4x?xi8>
  %t = memref.transpose %e (i, j) -> (j, i) : memref<?x4xf32> to memref<4x?xf32, strided<[1, 4]>>
  %5 = memref.dim %t, %c1 : memref<4x?xf32, strided<[1, 4]>>
  func.call @count(%0) : (index) -> ()
  func.call @count(%d) : (index) -> ()
  func.call @count(%1) : (index) -> ()
  func.call @count(%2) : (index) -> ()
  func.call @count(%size) : (index) -> ()
  func.call @count(%offset) : (index) -> ()
  func.call @count(%stride) : (index) -> ()
  func.call @count(%s2#0) : (index) -> ()
  func.call @count(%s2#1) : (index) -> ()
  func.call @count(%st2#0) : (index) -> ()
  func.call @count(%3) : (index) -> ()
  func.call @count(%4) : (index) -> ()
  func.call @count(%5) : (index) -> ()
  return
}

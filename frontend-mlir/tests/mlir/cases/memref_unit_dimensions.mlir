// Views that drop dimensions of size 1: which of several, their strides say.
// at: arg1=1 arg2.dim0=3 arg2.dim1=5
// at: arg1=0 arg2.dim0=2 arg2.dim1=7
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func @f(%a: memref<2x3x4xi32>, %n: index, %d: memref<?x?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = memref.subview %a[1, 1, 0] [1, 1, 4] [1, 1, 1]
    : memref<2x3x4xi32> to memref<1x4xi32, strided<[4, 1], offset: 16>>
  %b0, %o0, %z0:2, %s0:2 = memref.extract_strided_metadata %s
    : memref<1x4xi32, strided<[4, 1], offset: 16>> -> memref<i32>, index, index, index, index, index
  scf.for %i = %c0 to %s0#0 step %c1 { func.call @t0() : () -> () }
  %t = memref.subview %a[1, 1, 0] [1, 1, 4] [1, 1, 1]
    : memref<2x3x4xi32> to memref<1x4xi32, strided<[12, 1], offset: 16>>
  %b1, %o1, %z1:2, %s1:2 = memref.extract_strided_metadata %t
    : memref<1x4xi32, strided<[12, 1], offset: 16>> -> memref<i32>, index, index, index, index, index
  scf.for %i = %c0 to %s1#0 step %c1 { func.call @t1() : () -> () }
  %u = memref.subview %a[0, %n, 0] [1, 1, 1] [1, 1, 1]
    : memref<2x3x4xi32> to memref<1xi32, strided<[4], offset: ?>>
  %b2, %o2, %z2, %s2 = memref.extract_strided_metadata %u
    : memref<1xi32, strided<[4], offset: ?>> -> memref<i32>, index, index, index
  scf.for %i = %c0 to %s2 step %c1 { func.call @t2() : () -> () }
  %v = memref.subview %d[1, 0] [1, 2] [1, 1]
    : memref<?x?xi32> to memref<2xi32, strided<[1], offset: ?>>
  %b3, %o3, %z3, %s3 = memref.extract_strided_metadata %v
    : memref<2xi32, strided<[1], offset: ?>> -> memref<i32>, index, index, index
  scf.for %i = %c0 to %s3 step %c1 { func.call @t3() : () -> () }
  return
}

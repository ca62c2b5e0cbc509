// at: arg0[8]=5 arg0[12]=7 arg0[16]=2 arg0[24]=4 arg0[28]=6
// at: arg0[8]=0 arg0[12]=2 arg0[16]=3 arg0[24]=7 arg0[28]=0
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func private @t4()
func.func private @t5()
// elements at constant places, through views
func.func @count(%n: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  scf.for %i = %c0 to %n step %c1 : i32 {
    func.call @t0() : () -> ()
  }
  return
}
func.func @f(%m: memref<2x4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %0 = memref.load %m[%c1, %c3] : memref<2x4xi32>
  %s = memref.subview %m[1, 0] [1, 2] [1, 2] : memref<2x4xi32> to memref<2xi32, strided<[2], offset: 4>>
  %1 = memref.load %s[%c1] : memref<2xi32, strided<[2], offset: 4>>
  %2 = affine.load %m[symbol(%c1) floordiv 2, symbol(%c1) + 1] : memref<2x4xi32>
  %f = memref.collapse_shape %m [[0, 1]] : memref<2x4xi32> into memref<8xi32>
  %c4 = arith.constant 4 : index
  %3 = memref.load %f[%c4] : memref<8xi32>
  %r = memref.reinterpret_cast %m to offset: [1], sizes: [2, 2], strides: [1, 4] : memref<2x4xi32> to memref<2x2xi32, strided<[1, 4], offset: 1>>
  %4 = memref.load %r[%c1, %c1] : memref<2x2xi32, strided<[1, 4], offset: 1>>
  %t = memref.transpose %m (i, j) -> (j, i) : memref<2x4xi32> to memref<4x2xi32, strided<[1, 4]>>
  %5 = memref.load %t[%c3, %c0] : memref<4x2xi32, strided<[1, 4]>>
  %6 = arith.extsi %5 : i32 to i64
  func.call @count(%0) : (i32) -> ()
  func.call @count(%1) : (i32) -> ()
  func.call @count(%2) : (i32) -> ()
  func.call @count(%3) : (i32) -> ()
  func.call @count(%4) : (i32) -> ()
  func.call @count(%5) : (i32) -> ()
  return
}

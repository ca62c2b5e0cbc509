// The buffer around a part of a memref, which is written to from its start on.
// data: t0
// at: arg0=3
// at: arg0=0
func.func private @t0()
func.func private @t1()
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %m = memref.alloca() : memref<4xindex>
  %u = memref.alloca() : memref<1xindex>
  memref.store %n, %m[%c0] : memref<4xindex>
  memref.store %n, %u[%c0] : memref<1xindex>
  %view = memref.subview %m[2] [2] [1] : memref<4xindex> to memref<2xindex, strided<[1], offset: 2>>
  %buffer, %offset, %size, %stride = memref.extract_strided_metadata %view
    : memref<2xindex, strided<[1], offset: 2>> -> memref<index>, index, index, index
  %whole = memref.reinterpret_cast %buffer to offset: [0], sizes: [4], strides: [1]
    : memref<index> to memref<4xindex>
  memref.store %c7, %whole[%c0] : memref<4xindex>
  %v = memref.load %m[%c0] : memref<4xindex>
  scf.for %i = %c0 to %v step %c1 {
    func.call @t0() : () -> ()
  }
  %w = memref.load %u[%c0] : memref<1xindex>
  scf.for %i = %c0 to %w step %c1 {
    func.call @t1() : () -> ()
  }
  return
}

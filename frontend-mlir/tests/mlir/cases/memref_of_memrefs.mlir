// A memref that is stored in memory is written to under another name.
// data: t0
// at: arg0=3
// at: arg0=0
func.func private @t0()
func.func private @t1()
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %m = memref.alloca() : memref<1xindex>
  %u = memref.alloca() : memref<1xindex>
  %names = memref.alloca() : memref<1xmemref<1xindex>>
  memref.store %n, %m[%c0] : memref<1xindex>
  memref.store %n, %u[%c0] : memref<1xindex>
  memref.store %m, %names[%c0] : memref<1xmemref<1xindex>>
  %other = memref.load %names[%c0] : memref<1xmemref<1xindex>>
  memref.store %c7, %other[%c0] : memref<1xindex>
  %v = memref.load %m[%c0] : memref<1xindex>
  scf.for %i = %c0 to %v step %c1 {
    func.call @t0() : () -> ()
  }
  %w = memref.load %u[%c0] : memref<1xindex>
  scf.for %i = %c0 to %w step %c1 {
    func.call @t1() : () -> ()
  }
  return
}

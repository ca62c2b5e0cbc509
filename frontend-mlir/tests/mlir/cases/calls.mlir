// at: arg0=0 arg1.dim0=3
// at: arg0=5 arg1.dim0=4
func.func private @t0()
func.func private @t1()
func.func @row(%n: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = memref.dim %m, %c0 : memref<?x?xf32>
  scf.for %i = %n to %d step %c1 {
    func.call @t0() : () -> ()
  }
  return
}
func.func @twice(%n: index) -> index {
  %0 = arith.addi %n, %n : index
  return %0 : index
}
func.func @f(%n: index, %m: memref<?x2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = memref.cast %m : memref<?x2xf32> to memref<?x?xf32>
  affine.for %i = 0 to %n {
    func.call @row(%i, %x) : (index, memref<?x?xf32>) -> ()
  }
  %t = func.call @twice(%n) : (index) -> index
  scf.for %i = %c0 to %t step %c1 {
    func.call @t1() : () -> ()
  }
  return
}

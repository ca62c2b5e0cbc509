// at: arg0=0 arg1.dim0=3
// at: arg0=6 arg1.dim0=4
// at: arg0=9 arg1.dim0=0
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func private @t4()
func.func private @t5()
// several results, and functions that call functions
func.func @both(%n: index, %m: index) -> (index, index) {
  %0 = arith.minsi %n, %m : index
  %1 = arith.maxsi %n, %m : index
  return %0, %1 : index, index
}
func.func @leaf(%k: index) {
  affine.for %i = 0 to %k {
    func.call @t1() : () -> ()
  }
  return
}
func.func @inner(%a: memref<?xf32>, %k: index) {
  %c0 = arith.constant 0 : index
  %d = memref.dim %a, %c0 : memref<?xf32>
  affine.for %i = 0 to %d {
    func.call @t0() : () -> ()
    func.call @leaf(%k) : (index) -> ()
  }
  return
}
func.func @f(%n: index, %a: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  affine.for %i = 0 to %n {
    func.call @inner(%a, %i) : (memref<?xf32>, index) -> ()
  }
  %d = memref.dim %a, %c0 : memref<?xf32>
  %q:2 = func.call @both(%d, %c1) : (index, index) -> (index, index)
  affine.for %i = 0 to %n {
    %x:2 = func.call @both(%i, %q#1) : (index, index) -> (index, index)
    scf.for %j = %x#0 to %x#1 step %c1 {
      func.call @t3() : () -> ()
    }
  }
  %r:2 = func.call @both(%n, %d) : (index, index) -> (index, index)
  scf.for %i = %r#0 to %r#1 step %c1 {
    func.call @t2() : () -> ()
  }
  return
}

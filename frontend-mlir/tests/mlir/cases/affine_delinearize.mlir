// at: arg0=0 arg1=2 arg2=3
// at: arg0=30 arg1=4 arg2=5
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func @f(%n: index, %a: index, %b: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  affine.for %i = 0 to %n {
    %d:3 = affine.delinearize_index %i into (%a, %a, %b) : index, index, index
    scf.for %j = %c0 to %d#0 step %c1 {
      func.call @t0() : () -> ()
    }
    scf.for %j = %c0 to %d#1 step %c1 {
      func.call @t1() : () -> ()
    }
    scf.for %j = %c0 to %d#2 step %c1 {
      func.call @t2() : () -> ()
    }
  }
  return
}

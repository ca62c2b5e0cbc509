// at: arg0=0 arg1=0
// at: arg0=9 arg1=4
// at: arg0=5 arg1=50
// at: arg0=12 arg1=-1
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func @f(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %n step %c1 {
    %c = arith.cmpi slt, %i, %m : index
    scf.if %c {
      func.call @t0() : () -> ()
    } else {
      func.call @t1() : () -> ()
    }
    %p = arith.remsi %i, %c2 : index
    %e = arith.cmpi eq, %p, %c0 : index
    %d = arith.andi %c, %e : i1
    %v = scf.if %d -> (index) {
      func.call @t2() : () -> ()
      scf.yield %i : index
    } else {
      scf.yield %c2 : index
    }
    scf.for %j = %c0 to %v step %c1 {
      func.call @t3() : () -> ()
    }
  }
  return
}

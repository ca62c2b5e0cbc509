// at: arg0=0 arg1=4
// at: arg0=6 arg1=2
// at: arg0=9 arg1=9
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func private @t4()
func.func @f(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %n step %c1 {
    %v = scf.execute_region -> index {
      %c = arith.cmpi slt, %i, %m : index
      cf.cond_br %c, ^bb1, ^bb2(%i : index)
    ^bb1:
      func.call @t0() : () -> ()
      scf.for %j = %c0 to %i step %c1 {
        func.call @t1() : () -> ()
      }
      scf.yield %c2 : index
    ^bb2(%x: index):
      func.call @t2() : () -> ()
      scf.yield %x : index
    }
    scf.for %j = %c0 to %v step %c1 {
      func.call @t3() : () -> ()
    }
    scf.execute_region {
      func.call @t4() : () -> ()
      scf.yield
    }
  }
  return
}

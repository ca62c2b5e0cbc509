// at: arg0=0
// at: arg0=3
// at: arg0=10
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %n step %c1 {
    %v = scf.index_switch %i -> index
    case 2 {
      func.call @t0() : () -> ()
      scf.yield %c3 : index
    }
    case 5 {
      func.call @t1() : () -> ()
      scf.yield %c1 : index
    }
    default {
      func.call @t2() : () -> ()
      scf.yield %i : index
    }
    scf.for %j = %c0 to %v step %c1 {
      func.call @t3() : () -> ()
    }
  }
  return
}

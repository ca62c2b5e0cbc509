// at: arg0=0 arg1=0
// at: arg0=9 arg1=2
// at: arg0=30 arg1=-1
// at: arg0=5 arg1=7
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func private @t4()
func.func private @t5()
func.func @f(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %n step %c1 {
    %r = arith.remui %i, %c4 : index
    scf.index_switch %r
    case 0 {
      func.call @t0() : () -> ()
      scf.for %j = %i to %n step %c4 {
        scf.index_switch %j
        case 8 {
          func.call @t1() : () -> ()
          scf.yield
        }
        default {
          scf.yield
        }
      }
      scf.yield
    }
    case 3 {
      func.call @t2() : () -> ()
      scf.yield
    }
    default {
      func.call @t3() : () -> ()
      scf.yield
    }
  }
  %x = scf.index_switch %m -> index
  case -1 {
    scf.yield %n : index
  }
  case 2 {
    scf.yield %c4 : index
  }
  default {
    func.call @t4() : () -> ()
    scf.yield %m : index
  }
  scf.for %i = %c0 to %x step %c1 {
    func.call @t5() : () -> ()
  }
  scf.index_switch %m
  default {
    func.call @t4() : () -> ()
    scf.yield
  }
  return
}

// at: arg0=0 arg1=3
// at: arg0=4 arg1=-2
// at: arg0=7 arg1=5
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func private @t4()
func.func private @t5()
func.func @f(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %init = arith.constant 5 : index
  %r = scf.parallel (%i, %j) = (%c0, %m) to (%n, %n) step (%c1, %c2) init (%init) -> index {
    func.call @t0() : () -> ()
    %x = arith.addi %i, %j : index
    scf.reduce(%x : index) {
    ^bb0(%a: index, %b: index):
      func.call @t1() : () -> ()
      %s = arith.maxsi %a, %b : index
      scf.reduce.return %s : index
    }
  }
  scf.for %k = %c0 to %r step %c1 {
    func.call @t2() : () -> ()
    scf.parallel (%p) = (%k) to (%n) step (%c2) {
      func.call @t3() : () -> ()
      %e = arith.cmpi eq, %p, %m : index
      scf.if %e {
        func.call @t4() : () -> ()
      }
    }
  }
  return
}

// at: arg0=0 arg1=3
// at: arg0=4 arg1=0
// at: arg0=7 arg1=5
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func @f(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r:2 = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%c0, %m) -> (index, index) {
    scf.reduce(%i, %c2 : index, index) {
    ^bb0(%a: index, %b: index):
      func.call @t0() : () -> ()
      %s = arith.addi %a, %b : index
      scf.reduce.return %s : index
    }, {
    ^bb0(%a: index, %b: index):
      func.call @t1() : () -> ()
      %s = arith.addi %a, %b : index
      scf.reduce.return %s : index
    }
  }
  scf.for %k = %c0 to %r#0 step %c1 {
    func.call @t2() : () -> ()
  }
  scf.for %k = %c0 to %r#1 step %c1 {
    func.call @t3() : () -> ()
  }
  return
}

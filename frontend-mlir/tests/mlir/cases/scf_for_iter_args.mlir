// at: arg0=0
// at: arg0=1
// at: arg0=6
// at: arg0=13
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c1, %b = %c0) -> (index, index) {
    %x = arith.addi %a, %c2 : index
    %y = arith.addi %b, %i : index
    scf.for %j = %c0 to %a step %c1 {
      func.call @t0() : () -> ()
    }
    scf.yield %x, %y : index, index
  }
  scf.for %k = %c0 to %r#0 step %c1 {
    func.call @t1() : () -> ()
  }
  scf.for %k = %c0 to %r#1 step %c1 {
    func.call @t2() : () -> ()
  }
  return
}

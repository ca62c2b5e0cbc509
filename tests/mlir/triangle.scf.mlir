// A triangle: the inner bound is the outer index.
func.func private @t0()
func.func private @t1()
func.func @f(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.for %i = %c0 to %n step %one {
    func.call @t0() : () -> ()
    %end = arith.addi %i, %one : index
    scf.for %j = %c0 to %end step %one {
      func.call @t1() : () -> ()
    }
  }
  return
}

// at: arg0=0 arg1=3
// at: arg0=4 arg1=0
// at: arg0=7 arg1=5
func.func private @t0()
func.func private @t1()
func.func @f(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.parallel (%i, %j) = (%c0, %c1) to (%n, %m) step (%c2, %c1) {
    func.call @t0() : () -> ()
    scf.for %k = %i to %n step %c1 {
      func.call @t1() : () -> ()
    }
    scf.reduce
  }
  return
}

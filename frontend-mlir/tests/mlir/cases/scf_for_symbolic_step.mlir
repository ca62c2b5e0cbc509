// at: arg0=0 arg1=0 arg2=1
// at: arg0=0 arg1=17 arg2=4
// at: arg0=-5 arg1=9 arg2=3
// at: arg0=4 arg1=100 arg2=200
// at: arg0=9 arg1=3 arg2=2
func.func private @t0()
func.func private @t1()
func.func @f(%lb: index, %ub: index, %step: index) {
  scf.for %i = %lb to %ub step %step {
    func.call @t0() : () -> ()
    scf.for %j = %i to %ub step %step {
      func.call @t1() : () -> ()
    }
  }
  return
}

// at: arg0=0
// at: arg0=1
// at: arg0=7
// at: arg0=64
// at: arg0=-3
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
    func.call @t0() : () -> ()
  }
  scf.for %i = %c2 to %n step %c3 {
    func.call @t1() : () -> ()
    scf.for %j = %i to %n step %c2 {
      func.call @t2() : () -> ()
    }
  }
  func.call @t3() : () -> ()
  return
}

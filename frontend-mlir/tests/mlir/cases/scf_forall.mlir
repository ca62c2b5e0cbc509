// at: arg0=0 arg1=3
// at: arg0=4 arg1=-1
// at: arg0=9 arg1=5
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func @f(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.forall (%i, %j) in (%n, 4) {
    func.call @t0() : () -> ()
  }
  scf.forall (%i, %j) = (%c1, %m) to (%n, 10) step (2, 3) {
    func.call @t1() : () -> ()
    %c = arith.cmpi slt, %i, %j : index
    scf.if %c {
      func.call @t2() : () -> ()
    }
  }
  return
}

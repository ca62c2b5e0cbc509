// at: arg0=0 arg1=3
// at: arg0=9 arg1=-1
// at: arg0=13 arg1=5
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
  scf.forall (%i, %j, %k) = (%m, 0, -3) to (%n, 5, 4) step (%c2, 2, 3) {
    func.call @t0() : () -> ()
    %x = affine.apply affine_map<(d0, d1, d2) -> (d0 + d1 floordiv 2 - d2)>(%i, %j, %k)
    scf.for %q = %c0 to %x step %c1 {
      func.call @t1() : () -> ()
    }
  }
  scf.forall (%i) in (%n) {
    scf.forall (%j) = (%i) to (%n) step (1) {
      func.call @t2() : () -> ()
    }
  }
  return
}

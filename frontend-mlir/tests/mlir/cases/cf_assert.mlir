// at: arg0=3
// at: arg0=10
func.func private @t0()
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %ok = arith.cmpi sge, %n, %c0 : index
  cf.assert %ok, "n"
  affine.for %i = 0 to %n {
    func.call @t0() : () -> ()
  }
  return
}

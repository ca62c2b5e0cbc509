// at: arg0=0
// at: arg0=4
// at: arg0=11
func.func private @t0()
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %r = affine.for %i = 0 to %n iter_args(%a = %c0) -> (index) {
    %x = affine.apply affine_map<(d0, d1) -> (d0 + 2 * d1)>(%a, %i)
    affine.yield %x : index
  }
  %c1 = arith.constant 1 : index
  scf.for %k = %c0 to %r step %c1 {
    func.call @t0() : () -> ()
  }
  return
}

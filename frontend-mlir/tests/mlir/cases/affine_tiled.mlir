// at: arg0=0
// at: arg0=32
// at: arg0=33
// at: arg0=100
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func @f(%n: index) {
  affine.for %ii = 0 to %n step 32 {
    func.call @t0() : () -> ()
    affine.for %i = affine_map<(d0) -> (d0)>(%ii) to min affine_map<(d0)[s0] -> (d0 + 32, s0)>(%ii)[%n] {
      func.call @t1() : () -> ()
      affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
        func.call @t2() : () -> ()
      }
    }
  }
  return
}

// Tiles of 8, the last one cut off at n.
func.func private @t0()
func.func private @t1()
func.func @f(%n: index, %m: index) {
  affine.for %i = 0 to %n step 8 {
    func.call @t0() : () -> ()
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0)[s0] -> (d0 + 8, s0)>(%i)[%n] {
      func.call @t1() : () -> ()
    }
  }
  return
}

// A triangle: the inner bound is the outer index.
func.func private @t0()
func.func private @t1()
func.func @f(%n: index, %m: index) {
  affine.for %i = 0 to %n {
    func.call @t0() : () -> ()
    affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
      func.call @t1() : () -> ()
    }
  }
  return
}

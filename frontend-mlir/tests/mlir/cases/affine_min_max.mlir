// at: arg0=0 arg1=2
// at: arg0=9 arg1=5
// at: arg0=-4 arg1=12
func.func private @t0()
func.func private @t1()
func.func @f(%n: index, %m: index) {
  %a = affine.min affine_map<()[s0, s1] -> (s0, s1 * 2, 7)>()[%n, %m]
  %b = affine.max affine_map<()[s0, s1] -> (s0 - 3, s1 floordiv 2)>()[%n, %m]
  affine.for %i = 0 to %a {
    func.call @t0() : () -> ()
  }
  affine.for %i = 0 to %b {
    func.call @t1() : () -> ()
  }
  return
}

// at: arg0=0 arg1=0
// at: arg0=10 arg1=3
// at: arg0=33 arg1=40
// at: arg0=5 arg1=-2
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func @f(%n: index, %m: index) {
  affine.for %i = 0 to %n {
    func.call @t0() : () -> ()
    affine.for %j = max affine_map<(d0)[s0] -> (d0 - 2, 0, s0)>(%i)[%m] to min affine_map<(d0)[s0] -> (d0 + 3, s0, 20)>(%i)[%n] step 2 {
      func.call @t1() : () -> ()
    }
  }
  affine.for %i = 3 to 100 step 7 {
    func.call @t2() : () -> ()
  }
  affine.for %i = affine_map<()[s0] -> (s0 floordiv 4)>()[%n] to affine_map<()[s0, s1] -> (s0 * 2 + s1 ceildiv 3)>()[%n, %m] {
    func.call @t3() : () -> ()
  }
  return
}

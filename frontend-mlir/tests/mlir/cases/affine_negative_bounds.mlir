// at: arg0=0 arg1=0
// at: arg0=-7 arg1=9
// at: arg0=13 arg1=-22
// at: arg0=6 arg1=31
// at: arg0=-13 arg1=-5
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func private @t4()
func.func private @t5()
func.func @f(%n: index, %m: index) {
  affine.for %i = affine_map<()[s0] -> (s0 floordiv 3)>()[%n] to affine_map<()[s0] -> (s0 ceildiv 3 + 2)>()[%m] {
    func.call @t0() : () -> ()
  }
  affine.for %i = -20 to affine_map<()[s0, s1] -> ((s0 - s1) mod 7)>()[%n, %m] step 3 {
    func.call @t1() : () -> ()
    affine.if affine_set<(d0)[s0] : ((d0 + s0) mod 3 == 0, d0 floordiv 5 + 2 >= 0)>(%i)[%m] {
      func.call @t2() : () -> ()
    }
  }
  affine.for %i = -10 to 10 {
    affine.for %j = max affine_map<(d0) -> (d0 floordiv 4, -d0)>(%i) to min affine_map<(d0)[s0] -> ((-d0) ceildiv 3 + s0, 12)>(%i)[%n] {
      func.call @t3() : () -> ()
    }
  }
  return
}

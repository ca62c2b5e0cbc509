// invariance: none
// at: arg0=-9223372036854775808 arg1=9223372036854775807
// at: arg0=-9223372036854775807 arg1=9223372036854775806
// at: arg0=3 arg1=5
// at: arg0=-9223372036854775805 arg1=-9223372036854775807
// at: arg0=9223372036854775800 arg1=9223372036854775803
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func private @t4()
// maps that wrap at the ends of 64 bits
#near = affine_set<(d0)[s0] : (d0 - s0 + 4 >= 0)>
func.func @f(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  affine.for %i = affine_map<()[s0] -> (s0 - 4)>()[%n] to affine_map<()[s0] -> (s0 - 2)>()[%n] {
    func.call @t0() : () -> ()
    affine.if #near(%i)[%m] {
      func.call @t1() : () -> ()
    }
  }
  %b = affine.apply affine_map<()[s0, s1] -> ((s0 + s1) mod 7)>()[%n, %m]
  scf.for %i = %c0 to %b step %c1 {
    func.call @t2() : () -> ()
  }
  %d = affine.apply affine_map<()[s0] -> ((s0 * 3) floordiv 1000000000000000000)>()[%n]
  %d6 = arith.minsi %d, %c6 : index
  scf.for %i = %c0 to %d6 step %c1 {
    func.call @t3() : () -> ()
  }
  %g = affine.min affine_map<()[s0, s1] -> (s0 ceildiv 3000000000000000000, s1 * 2)>()[%m, %n]
  scf.for %i = %c0 to %g step %c1 {
    func.call @t4() : () -> ()
  }
  return
}

// at: arg0=0 arg1=1
// at: arg0=20 arg1=4
// at: arg0=50 arg1=7
// at: arg0=6 arg1=9
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
// symbolic divisors
func.func @f(%n: index, %t: index) {
  affine.for %i = 0 to affine_map<()[s0, s1] -> (s0 ceildiv s1)>()[%n, %t] {
    func.call @t0() : () -> ()
  }
  affine.for %i = 0 to affine_map<()[s0, s1] -> (s0 floordiv s1)>()[%n, %t] {
    func.call @t1() : () -> ()
  }
  affine.for %i = 0 to affine_map<()[s0, s1] -> (s0 mod s1)>()[%n, %t] {
    func.call @t2() : () -> ()
  }
  affine.for %i = 0 to affine_map<()[s0, s1] -> (s0 * s1)>()[%n, %t] {
    func.call @t3() : () -> ()
  }
  return
}

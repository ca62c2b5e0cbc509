// at: arg0=0 arg1=1
// at: arg0=50 arg1=7
// at: arg0=33 arg1=32
// at: arg0=-5 arg1=4
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func private @t4()
func.func private @t5()
func.func @f(%n: index, %t: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %n step %t {
    %len = affine.min affine_map<(d0)[s0, s1] -> (s1, s0 - d0)>(%i)[%n, %t]
    func.call @t0() : () -> ()
    scf.for %j = %c0 to %len step %c1 {
      func.call @t1() : () -> ()
    }
    %low = affine.max affine_map<(d0)[s0] -> (d0 - 3, 0, s0 floordiv 4)>(%i)[%n]
    scf.for %j = %low to %n step %c2 {
      func.call @t2() : () -> ()
    }
  }
  return
}

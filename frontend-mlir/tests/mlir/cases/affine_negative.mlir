// at: arg0=0 arg1=0
// at: arg0=8 arg1=-17
// at: arg0=8 arg1=17
// at: arg0=3 arg1=-1
func.func private @t0()
func.func private @t1()
func.func private @t2()
// mod, floordiv and ceildiv of negative values
func.func @f(%n: index, %m: index) {
  affine.for %i = -10 to %n {
    %a = affine.apply affine_map<(d0)[s0] -> ((d0 + s0) mod 4)>(%i)[%m]
    %b = affine.apply affine_map<(d0)[s0] -> ((d0 - s0) floordiv 3)>(%i)[%m]
    %c = affine.apply affine_map<(d0)[s0] -> ((d0 - s0) ceildiv 5)>(%i)[%m]
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %j = %c0 to %a step %c1 {
      func.call @t0() : () -> ()
    }
    scf.for %j = %b to %c step %c1 {
      func.call @t1() : () -> ()
    }
    scf.for %j = %c to %a step %c1 {
      func.call @t2() : () -> ()
    }
  }
  return
}

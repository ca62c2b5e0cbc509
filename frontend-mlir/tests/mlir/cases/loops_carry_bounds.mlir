// at: arg0=0 arg1=1
// at: arg0=6 arg1=3
// at: arg0=11 arg1=-2
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func private @t4()
func.func private @t5()
func.func @f(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r:3 = affine.for %i = 0 to %n iter_args(%a = %m, %b = %c0, %c = %c1) -> (index, index, index) {
    %k = affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) iter_args(%d = %b) -> (index) {
      func.call @t0() : () -> ()
      %e = arith.addi %d, %a : index
      affine.yield %e : index
    }
    %g = arith.cmpi slt, %a, %i : index
    %x:2 = scf.if %g -> (index, index) {
      func.call @t1() : () -> ()
      scf.yield %b, %a : index, index
    } else {
      scf.yield %a, %b : index, index
    }
    %y = arith.muli %c, %c2 : index
    affine.yield %x#0, %x#1, %y : index, index, index
  }
  scf.for %k = %c0 to %r#0 step %c1 {
    func.call @t2() : () -> ()
  }
  scf.for %k = %c0 to %r#2 step %c1 {
    func.call @t3() : () -> ()
  }
  return
}

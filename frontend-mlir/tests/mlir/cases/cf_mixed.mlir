// at: arg0=0 arg1=0
// at: arg0=5 arg1=-1
// at: arg0=-2 arg1=3
// at: arg0=127 arg1=12
// at: arg0=-128 arg1=12
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func private @t4()
func.func private @t5()
func.func @f(%s: i8, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %big = arith.cmpi sgt, %n, %c2 : index
  cf.cond_br %big, ^join(%c1, %n : index, index), ^join(%n, %c2 : index, index)
^join(%a: index, %b: index):
  func.call @t0() : () -> ()
  scf.for %i = %a to %b step %c1 {
    func.call @t1() : () -> ()
  }
  cf.switch %s : i8, [
    default: ^end(%a : index),
    127: ^x(%b : index),
    -128: ^x(%a : index),
    5: ^loop(%c0, %b : index, index),
    -2: ^loop(%c2, %n : index, index)
  ]
^x(%v: index):
  func.call @t2() : () -> ()
  cf.br ^end(%v : index)
^loop(%i: index, %e: index):
  func.call @t3() : () -> ()
  %i1 = arith.addi %i, %c2 : index
  %more = arith.cmpi slt, %i1, %e : index
  cf.cond_br %more, ^loop(%i1, %e : index, index), ^end(%i1 : index)
^end(%z: index):
  affine.for %q = 0 to %z {
    func.call @t4() : () -> ()
  }
  return
}

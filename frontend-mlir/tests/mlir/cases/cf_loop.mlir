// at: arg0=0
// at: arg0=1
// at: arg0=17
// at: arg0=-2
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func private @t4()
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  cf.br ^head(%c0 : index)
^head(%i: index):
  %c = arith.cmpi slt, %i, %n : index
  cf.cond_br %c, ^body, ^exit(%i : index)
^body:
  func.call @t0() : () -> ()
  %m = arith.remui %i, %c3 : index
  %z = arith.cmpi eq, %m, %c0 : index
  cf.cond_br %z, ^hit, ^next
^hit:
  func.call @t1() : () -> ()
  affine.for %j = 0 to %i {
    func.call @t2() : () -> ()
  }
  cf.br ^next
^next:
  %k = arith.addi %i, %c1 : index
  cf.br ^head(%k : index)
^exit(%last: index):
  func.call @t3() : () -> ()
  scf.for %j = %c0 to %last step %c1 {
    func.call @t4() : () -> ()
  }
  return
}

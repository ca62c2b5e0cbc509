// at: arg0=0 arg1=0
// at: arg0=10 arg1=4
// at: arg0=10 arg1=40
// at: arg0=10 arg1=-1
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func @f(%n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^head(%c0 : index)
^dead:
  func.call @t3() : () -> ()
  return
^head(%i: index):
  %c = arith.cmpi slt, %i, %n : index
  cf.cond_br %c, ^body, ^exit
^body:
  func.call @t0() : () -> ()
  %e = arith.cmpi eq, %i, %k : index
  cf.cond_br %e, ^out, ^next
^next:
  func.call @t1() : () -> ()
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j : index)
^out:
  return
^exit:
  func.call @t2() : () -> ()
  return
}

// at: arg0=0
// at: arg0=1
// at: arg0=30
// at: arg0=-4
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = scf.while (%a = %c0) : (index) -> index {
    func.call @t0() : () -> ()
    %c = arith.cmpi slt, %a, %n : index
    scf.condition(%c) %a : index
  } do {
  ^bb0(%b: index):
    func.call @t1() : () -> ()
    %x = arith.addi %b, %c2 : index
    scf.yield %x : index
  }
  scf.for %i = %c0 to %r step %c1 {
    func.call @t2() : () -> ()
  }
  return
}

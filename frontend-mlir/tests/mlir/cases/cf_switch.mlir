// at: arg0=0 arg1=5
// at: arg0=1 arg1=5
// at: arg0=-3 arg1=5
// at: arg0=9 arg1=5
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func @f(%s: i32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.switch %s : i32, [
    default: ^bb3(%c1 : index),
    0: ^bb1,
    1: ^bb3(%n : index),
    -3: ^bb2(%n, %c1 : index, index)
  ]
^bb1:
  func.call @t0() : () -> ()
  cf.br ^bb3(%c0 : index)
^bb2(%a: index, %b: index):
  func.call @t1() : () -> ()
  %x = arith.addi %a, %b : index
  cf.br ^bb3(%x : index)
^bb3(%e: index):
  scf.for %i = %c0 to %e step %c1 {
    func.call @t2() : () -> ()
  }
  return
}

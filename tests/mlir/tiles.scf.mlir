// Tiles of 8, the last one cut off at n.
func.func private @t0()
func.func private @t1()
func.func @f(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : index
  %eight = arith.constant 8 : index
  scf.for %i = %c0 to %n step %eight {
    func.call @t0() : () -> ()
    %next = arith.addi %i, %eight : index
    %end = arith.minsi %next, %n : index
    scf.for %j = %i to %end step %one {
      func.call @t1() : () -> ()
    }
  }
  return
}

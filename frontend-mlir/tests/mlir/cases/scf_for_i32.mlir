// at: arg0=0
// at: arg0=5
// at: arg0=100
// at: arg0=-1
func.func private @t0()
func.func private @t1()
func.func @f(%n: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c10 = arith.constant 10 : i32
  scf.for %i = %c0 to %n step %c1 : i32 {
    func.call @t0() : () -> ()
    %m = arith.addi %i, %c10 : i32
    scf.for %j = %i to %m step %c1 : i32 {
      func.call @t1() : () -> ()
    }
  }
  return
}

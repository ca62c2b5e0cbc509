// at: arg0=0 arg1=2
// at: arg0=9 arg1=5
// at: arg0=14 arg1=-2
// at: arg0=3 arg1=40
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func private @t4()
func.func private @t5()
func.func @f(%n: index, %m: index) {
  affine.parallel (%i, %j) = (max(0, symbol(%m) - 4), 2) to (min(symbol(%n), symbol(%m) floordiv 2 + 7, 11), symbol(%n) ceildiv 2) step (2, 3) {
    func.call @t0() : () -> ()
    affine.parallel (%k) = (%i) to (%j) {
      func.call @t1() : () -> ()
    }
  }
  %r:2 = affine.parallel (%i) = (1) to (symbol(%n)) reduce ("addi", "muli") -> (i32, i32) {
    func.call @t2() : () -> ()
    %x = arith.index_cast %i : index to i32
    %y = arith.index_cast %m : index to i32
    %z = arith.muli %x, %y : i32
    affine.yield %x, %z : i32, i32
  }
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  scf.for %i = %c0 to %r#0 step %c1 : i32 {
    func.call @t3() : () -> ()
  }
  return
}

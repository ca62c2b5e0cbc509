// at: arg0=0 arg1=0
// at: arg0=7 arg1=3
// at: arg0=20 arg1=5
// at: arg0=-3 arg1=9
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func private @t4()
func.func private @t5()
func.func @f(%n: i32, %m: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %r:2 = scf.while (%i = %c0, %s = %m) : (i32, i32) -> (i32, i32) {
    func.call @t0() : () -> ()
    %c = arith.cmpi slt, %i, %n : i32
    scf.condition(%c) %s, %i : i32, i32
  } do {
  ^bb0(%s: i32, %i: i32):
    func.call @t1() : () -> ()
    %t:2 = scf.while (%j = %i, %k = %s) : (i32, i32) -> (i32, i32) {
      %c = arith.cmpi sgt, %j, %c0 : i32
      %d = arith.cmpi slt, %k, %n : i32
      %e = arith.andi %c, %d : i1
      scf.condition(%e) %j, %k : i32, i32
    } do {
    ^bb0(%j: i32, %k: i32):
      func.call @t2() : () -> ()
      %jn = arith.subi %j, %c2 : i32
      %kn = arith.addi %k, %c1 : i32
      scf.yield %jn, %kn : i32, i32
    }
    %in = arith.addi %i, %c1 : i32
    %sn = arith.addi %m, %t#0 : i32
    scf.yield %in, %sn : i32, i32
  }
  scf.for %i = %c0 to %r#0 step %c1 : i32 {
    func.call @t3() : () -> ()
  }
  scf.for %i = %c0 to %r#1 step %c1 : i32 {
    func.call @t4() : () -> ()
  }
  return
}

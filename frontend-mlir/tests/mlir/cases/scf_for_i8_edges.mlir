// at: arg0=-128 arg1=127
// at: arg0=100 arg1=127
// at: arg0=127 arg1=127
// at: arg0=-128 arg1=-128
// at: arg0=-1 arg1=1
// at: arg0=120 arg1=126
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func private @t4()
func.func private @t5()
// bounds at the ends of the type
func.func @f(%a: i8, %b: i8) {
  %c1 = arith.constant 1 : i8
  %c5 = arith.constant 5 : i8
  %min = arith.constant -128 : i8
  %max = arith.constant 127 : i8
  scf.for %i = %a to %b step %c1 : i8 {
    func.call @t0() : () -> ()
    scf.for %j = %i to %max step %c1 : i8 {
      func.call @t1() : () -> ()
    }
  }
  scf.for %i = %min to %b step %c1 : i8 {
    func.call @t2() : () -> ()
    %u = arith.addi %i, %c5 : i8
    %w = arith.cmpi slt, %u, %i : i8
    scf.if %w {
      func.call @t3() : () -> ()
    }
  }
  %s = arith.addi %a, %c5 : i8
  scf.for %i = %a to %s step %c1 : i8 {
    func.call @t4() : () -> ()
  }
  return
}

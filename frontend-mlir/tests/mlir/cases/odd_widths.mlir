// at: arg0=0 arg1=0
// at: arg0=7 arg1=-3
// at: arg0=-100 arg1=5
// at: arg0=127 arg1=-128
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func private @t4()
func.func private @t5()
// loops and switches over integers of 3, 4 and 13 bits
func.func @f(%a: i8, %b: i8) {
  %x = arith.trunci %a : i8 to i3
  %y = arith.trunci %b : i8 to i3
  %one3 = arith.constant 1 : i3
  scf.for %i = %x to %y step %one3 : i3 {
    func.call @t0() : () -> ()
    %w = arith.muli %i, %x : i3
    %c = arith.cmpi ult, %w, %y : i3
    scf.if %c {
      func.call @t1() : () -> ()
    }
  }
  %p = arith.trunci %a : i8 to i4
  %q = arith.extsi %p : i4 to i13
  %r = arith.extui %p : i4 to i13
  %one13 = arith.constant 1 : i13
  scf.for %i = %q to %r step %one13 : i13 {
    func.call @t2() : () -> ()
  }
  %n = arith.index_castui %x : i3 to index
  affine.for %i = 0 to %n {
    func.call @t3() : () -> ()
  }
  %s = arith.shrsi %x, %one3 : i3
  cf.switch %s : i3, [
    default: ^end,
    -1: ^neg,
    3: ^end,
    -4: ^neg
  ]
^neg:
  func.call @t4() : () -> ()
  cf.br ^end
^end:
  %bit = arith.trunci %b : i8 to i1
  %ext = arith.extsi %bit : i1 to i8
  %c3 = arith.constant 3 : i8
  %one = arith.constant 1 : i8
  scf.for %i = %ext to %c3 step %one : i8 {
    func.call @t5() : () -> ()
  }
  return
}

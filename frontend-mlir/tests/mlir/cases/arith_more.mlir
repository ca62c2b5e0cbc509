// at: arg0=0 arg1=1
// at: arg0=37 arg1=5
// at: arg0=-37 arg1=5
// at: arg0=9000000000000000000 arg1=-7
// at: arg0=-9223372036854775808 arg1=3
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func private @t4()
func.func private @t5()
func.func @count(%x: i64) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %m = arith.constant 127 : i64
  %n = arith.andi %x, %m : i64
  scf.for %i = %c0 to %n step %c1 : i64 {
    func.call @t0() : () -> ()
  }
  return
}
func.func @f(%a: i64, %b: i64) {
  %l, %h = arith.mulsi_extended %a, %b : i64
  func.call @count(%l) : (i64) -> ()
  func.call @count(%h) : (i64) -> ()
  %ul, %uh = arith.mului_extended %a, %b : i64
  func.call @count(%uh) : (i64) -> ()
  %a32 = arith.trunci %a : i64 to i32
  %b32 = arith.trunci %b : i64 to i32
  %xl, %xh = arith.mulsi_extended %a32, %b32 : i32
  %xe = arith.extsi %xh : i32 to i64
  func.call @count(%xe) : (i64) -> ()
  %yl, %yh = arith.mului_extended %a32, %b32 : i32
  %ye = arith.extui %yh : i32 to i64
  func.call @count(%ye) : (i64) -> ()
  %s, %o = arith.addui_extended %a, %a : i64, i1
  func.call @count(%s) : (i64) -> ()
  scf.if %o {
    func.call @t1() : () -> ()
  }
  %c6 = arith.constant 6 : i64
  %1 = arith.shli %a, %c6 : i64
  func.call @count(%1) : (i64) -> ()
  %2 = arith.shrui %a, %c6 : i64
  func.call @count(%2) : (i64) -> ()
  %3 = arith.xori %a, %b : i64
  func.call @count(%3) : (i64) -> ()
  %4 = arith.ori %a, %b : i64
  func.call @count(%4) : (i64) -> ()
  %5 = arith.maxui %a, %b : i64
  func.call @count(%5) : (i64) -> ()
  %6 = arith.remsi %a, %b : i64
  func.call @count(%6) : (i64) -> ()
  %7 = math.ctlz %a : i64
  func.call @count(%7) : (i64) -> ()
  %8 = math.cttz %a : i64
  func.call @count(%8) : (i64) -> ()
  %9 = arith.cmpi uge, %a, %b : i64
  %10 = arith.select %9, %a, %b : i64
  func.call @count(%10) : (i64) -> ()
  return
}

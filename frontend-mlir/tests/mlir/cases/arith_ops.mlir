// at: arg0=0 arg1=1
// at: arg0=37 arg1=5
// at: arg0=-37 arg1=5
// at: arg0=37 arg1=-5
// at: arg0=-8 arg1=-3
// at: arg0=100 arg1=7
func.func private @t0()
func.func @count(%n: i64) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  scf.for %i = %c0 to %n step %c1 : i64 {
    func.call @t0() : () -> ()
  }
  return
}
func.func @f(%a: i64, %b: i64) {
  %0 = arith.divsi %a, %b : i64
  func.call @count(%0) : (i64) -> ()
  %1 = arith.remsi %a, %b : i64
  func.call @count(%1) : (i64) -> ()
  %2 = arith.floordivsi %a, %b : i64
  func.call @count(%2) : (i64) -> ()
  %3 = arith.ceildivsi %a, %b : i64
  func.call @count(%3) : (i64) -> ()
  %4 = arith.maxsi %a, %b : i64
  func.call @count(%4) : (i64) -> ()
  %5 = arith.minsi %a, %b : i64
  func.call @count(%5) : (i64) -> ()
  %m = arith.constant 255 : i64
  %6 = arith.andi %a, %m : i64
  func.call @count(%6) : (i64) -> ()
  %c3 = arith.constant 3 : i64
  %7 = arith.shrsi %a, %c3 : i64
  func.call @count(%7) : (i64) -> ()
  %8 = arith.trunci %a : i64 to i8
  %9 = arith.extui %8 : i8 to i64
  func.call @count(%9) : (i64) -> ()
  %10 = arith.extsi %8 : i8 to i64
  func.call @count(%10) : (i64) -> ()
  %11 = arith.cmpi ult, %a, %b : i64
  %12 = arith.select %11, %a, %b : i64
  %13 = arith.remui %12, %c3 : i64
  func.call @count(%13) : (i64) -> ()
  %14 = math.absi %a : i64
  func.call @count(%14) : (i64) -> ()
  %15 = math.ctpop %a : i64
  func.call @count(%15) : (i64) -> ()
  %16 = arith.ceildivui %6, %c3 : i64
  func.call @count(%16) : (i64) -> ()
  %17 = arith.subi %a, %b overflow<nsw> : i64
  func.call @count(%17) : (i64) -> ()
  return
}

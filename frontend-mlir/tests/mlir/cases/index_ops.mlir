// at: arg0=0 arg1=1
// at: arg0=37 arg1=5
// at: arg0=-37 arg1=5
// at: arg0=37 arg1=-5
// at: arg0=-9 arg1=-2
func.func private @t0()
func.func private @t1()
func.func @count(%n: index) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  scf.for %i = %c0 to %n step %c1 {
    func.call @t0() : () -> ()
  }
  return
}
func.func @f(%a: index, %b: index) {
  %0 = index.divs %a, %b
  func.call @count(%0) : (index) -> ()
  %1 = index.floordivs %a, %b
  func.call @count(%1) : (index) -> ()
  %2 = index.ceildivs %a, %b
  func.call @count(%2) : (index) -> ()
  %3 = index.rems %a, %b
  func.call @count(%3) : (index) -> ()
  %4 = index.maxs %a, %b
  %5 = index.add %4, %b
  func.call @count(%5) : (index) -> ()
  %c = index.cmp sle(%a, %b)
  %6 = arith.select %c, %a, %b : index
  func.call @count(%6) : (index) -> ()
  %7 = index.casts %a : index to i32
  %8 = index.castu %7 : i32 to index
  %m = index.constant 63
  %9 = index.and %8, %m
  func.call @count(%9) : (index) -> ()
  %u = index.cmp ugt(%a, %b)
  scf.if %u {
    func.call @t1() : () -> ()
  }
  return
}

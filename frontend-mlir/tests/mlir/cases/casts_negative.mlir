// at: arg0=0 arg1=0 arg2=0
// at: arg0=-5 arg1=-1 arg2=-1
// at: arg0=9 arg1=100 arg2=0
// at: arg0=-2147483648 arg1=-128 arg2=-1
// at: arg0=2147483647 arg1=127 arg2=0
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func private @t4()
func.func private @t5()
func.func @f(%n: i32, %b: i8, %p: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %s = arith.index_cast %n : i32 to index
  %e = arith.minsi %s, %c64 : index
  scf.for %i = %c0 to %e step %c1 {
    func.call @t0() : () -> ()
  }
  %u = arith.index_castui %n : i32 to index
  %v = arith.minui %u, %c64 : index
  scf.for %i = %c0 to %v step %c1 {
    func.call @t1() : () -> ()
  }
  %w = arith.index_castui %b : i8 to index
  scf.for %i = %c0 to %w step %c1 {
    func.call @t2() : () -> ()
  }
  %x = arith.index_cast %b : i8 to index
  scf.for %i = %x to %c64 step %c1 {
    func.call @t3() : () -> ()
    %y = arith.index_cast %i : index to i8
    %z = arith.cmpi ult, %y, %b : i8
    scf.if %z {
      func.call @t4() : () -> ()
    }
  }
  %q = arith.extsi %p : i1 to i8
  %r = arith.index_cast %q : i8 to index
  affine.for %i = affine_map<(d0) -> (d0 * 3)>(%r) to 2 {
    func.call @t5() : () -> ()
  }
  return
}

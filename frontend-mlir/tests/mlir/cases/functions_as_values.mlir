// Functions that are values: chosen, carried around loops, handed to functions and returned by them; those that take
// memrefs of dynamic sizes, and those that return several values. Counts inside what a pointer runs are not told; what
// such a function returns is.
// data: t0 t1 t2 t3
// at: arg0=1 arg1.dim0=5 arg2=3
// at: arg0=0 arg1.dim0=5 arg2=3
// at: arg0=1 arg1.dim0=0 arg2=0
// at: arg0=0 arg1.dim0=7 arg2=6
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func private @t4()
func.func @rows(%m: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = memref.dim %m, %c0 : memref<?xindex>
  scf.for %i = %c0 to %d step %c1 {
    func.call @t0() : () -> ()
  }
  return
}
func.func @nothing(%m: memref<?xindex>) {
  func.call @t1() : () -> ()
  return
}
func.func @two() -> (i32, i32) {
  %c = arith.constant 1 : i32
  func.call @t2() : () -> ()
  return %c, %c : i32, i32
}
func.func @other() -> (i32, i32) {
  %c = arith.constant 1 : i32
  return %c, %c : i32, i32
}
func.func @twice(%n: i64) -> i64 {
  %two = arith.constant 2 : i64
  %r = arith.muli %n, %two : i64
  func.call @t3() : () -> ()
  return %r : i64
}
func.func @same(%n: i64) -> i64 {
  return %n : i64
}
func.func @apply(%g: (i64) -> i64, %n: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%x = %n) -> i64 {
    %y = func.call_indirect %g(%x) : (i64) -> i64
    scf.yield %y : i64
  }
  return %r : i64
}
func.func @choose(%c: i1) -> ((i64) -> i64) {
  %a = func.constant @twice : (i64) -> i64
  %b = func.constant @same : (i64) -> i64
  cf.cond_br %c, ^end(%a : (i64) -> i64), ^end(%b : (i64) -> i64)
^end(%g: (i64) -> i64):
  return %g : (i64) -> i64
}
func.func @f(%c: i1, %m: memref<?xindex>, %n: i64) {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %a = func.constant @rows : (memref<?xindex>) -> ()
  %b = func.constant @nothing : (memref<?xindex>) -> ()
  %s = arith.select %c, %a, %b : (memref<?xindex>) -> ()
  func.call_indirect %s(%m) : (memref<?xindex>) -> ()
  func.call @rows(%m) : (memref<?xindex>) -> ()
  %t = scf.if %c -> (() -> (i32, i32)) {
    %two = func.constant @two : () -> (i32, i32)
    scf.yield %two : () -> (i32, i32)
  } else {
    %other = func.constant @other : () -> (i32, i32)
    scf.yield %other : () -> (i32, i32)
  }
  %p:2 = func.call_indirect %t() : () -> (i32, i32)
  func.call @two() : () -> (i32, i32)
  %g = func.call @choose(%c) : (i1) -> ((i64) -> i64)
  %r = func.call @apply(%g, %n) : ((i64) -> i64, i64) -> i64
  scf.for %i = %zero to %r step %one : i64 {
    func.call @t4() : () -> ()
  }
  return
}

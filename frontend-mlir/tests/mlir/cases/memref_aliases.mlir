// at: arg0=0 arg1=0
// at: arg0=5 arg1=2
// at: arg0=9 arg1=3
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func private @t4()
// local memory seen through views, at places that vary, chosen, carried and passed on
func.func @set(%m: memref<4xindex>, %v: index) {
  %c2 = arith.constant 2 : index
  memref.store %v, %m[%c2] : memref<4xindex>
  return
}
func.func @f(%n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %a = memref.alloca() : memref<4xindex>
  memref.store %n, %a[%c0] : memref<4xindex>
  memref.store %n, %a[%c1] : memref<4xindex>
  memref.store %n, %a[%c2] : memref<4xindex>
  memref.store %n, %a[%c3] : memref<4xindex>
  %s = memref.subview %a[1] [2] [1] : memref<4xindex> to memref<2xindex, strided<[1], offset: 1>>
  memref.store %k, %s[%c1] : memref<2xindex, strided<[1], offset: 1>>
  %0 = memref.load %a[%c2] : memref<4xindex>
  scf.for %i = %c0 to %0 step %c1 {
    func.call @t0() : () -> ()
  }
  memref.store %c1, %a[%k] : memref<4xindex>
  %1 = memref.load %a[%c3] : memref<4xindex>
  scf.for %i = %c0 to %1 step %c1 {
    func.call @t1() : () -> ()
  }
  func.call @set(%a, %c3) : (memref<4xindex>, index) -> ()
  %2 = memref.load %a[%c2] : memref<4xindex>
  scf.for %i = %c0 to %2 step %c1 {
    func.call @t2() : () -> ()
  }
  %x = memref.alloca() : memref<index>
  %y = memref.alloca() : memref<index>
  memref.store %n, %x[] : memref<index>
  memref.store %c2, %y[] : memref<index>
  %p = arith.cmpi slt, %n, %c3 : index
  %z = arith.select %p, %x, %y : memref<index>
  memref.store %c1, %z[] : memref<index>
  %3 = memref.load %x[] : memref<index>
  scf.for %i = %c0 to %3 step %c1 {
    func.call @t3() : () -> ()
  }
  %b = memref.alloca() : memref<2xi32>
  %v = arith.constant 65538 : i32
  memref.store %v, %b[%c0] : memref<2xi32>
  %w = memref.alloca() : memref<index>
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%m = %w) -> (memref<index>) {
    memref.store %i, %m[] : memref<index>
    scf.yield %m : memref<index>
  }
  memref.store %c2, %last[] : memref<index>
  %4 = memref.load %w[] : memref<index>
  scf.for %i = %c0 to %4 step %c1 {
    func.call @t4() : () -> ()
  }
  return
}

// at: arg0=0 arg1=0
// at: arg0=6 arg1=2
// at: arg0=11 arg1=-3
// at: arg0=7 arg1=40
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func private @t4()
// variables as frontends from C leave them: every one in memory
func.func @f(%n: i32, %m: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %i = memref.alloca() : memref<1xi32>
  %s = memref.alloca() : memref<2xi32>
  affine.store %z, %i[0] : memref<1xi32>
  memref.store %z, %s[%c0] : memref<2xi32>
  memref.store %m, %s[%c1] : memref<2xi32>
  scf.while : () -> () {
    %x = affine.load %i[0] : memref<1xi32>
    %c = arith.cmpi slt, %x, %n : i32
    scf.condition(%c)
  } do {
    func.call @t0() : () -> ()
    %x = affine.load %i[0] : memref<1xi32>
    %j = memref.alloc() : memref<i32>
    memref.store %x, %j[] : memref<i32>
    scf.while : () -> () {
      %y = memref.load %j[] : memref<i32>
      %c = arith.cmpi sgt, %y, %z : i32
      scf.condition(%c)
    } do {
      func.call @t1() : () -> ()
      %y = memref.load %j[] : memref<i32>
      %y1 = arith.subi %y, %two : i32
      memref.store %y1, %j[] : memref<i32>
      scf.yield
    }
    %odd = arith.andi %x, %one : i32
    %p = arith.cmpi eq, %odd, %one : i32
    scf.if %p {
      func.call @t2() : () -> ()
      %a = affine.load %s[0] : memref<2xi32>
      %b = arith.addi %a, %one : i32
      affine.store %b, %s[0] : memref<2xi32>
    }
    memref.dealloc %j : memref<i32>
    %x1 = arith.addi %x, %one : i32
    affine.store %x1, %i[0] : memref<1xi32>
    scf.yield
  }
  %a = affine.load %s[0] : memref<2xi32>
  scf.for %k = %z to %a step %one : i32 {
    func.call @t3() : () -> ()
  }
  %b = affine.load %s[1] : memref<2xi32>
  scf.for %k = %z to %b step %one : i32 {
    func.call @t4() : () -> ()
  }
  return
}

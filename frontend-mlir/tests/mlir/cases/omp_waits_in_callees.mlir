// Functions that regions call, in which threads wait for each other by atomic operations.
// invariance: none (threads write what others read: no pass may change that)
// data: t0 t1 t2 t3 t4
// at: arg0=4
// at: arg0=0
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func private @t4()
func.func private @t5()
func.func private @t6()
func.func @raise(%flags: memref<2xi32>, %which: index) {
  %one = arith.constant 1 : i32
  %x = memref.atomic_rmw addi %one, %flags[%which] : (i32, memref<2xi32>) -> i32
  return
}
func.func @wait(%flags: memref<2xi32>, %which: index) {
  %zero = arith.constant 0 : i32
  scf.while : () -> () {
    %y = memref.atomic_rmw addi %zero, %flags[%which] : (i32, memref<2xi32>) -> i32
    %go = arith.cmpi eq, %y, %zero : i32
    scf.condition(%go)
  } do {
    scf.yield
  }
  return
}
func.func @consume(%d: memref<1xi32>, %flags: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %own = memref.alloca() : memref<1xi32>
  %zero = arith.constant 0 : i32
  memref.store %zero, %own[%c0] : memref<1xi32>
  %before = memref.load %d[%c0] : memref<1xi32>
  // where the callee waits
  func.call @raise(%flags, %c0) : (memref<2xi32>, index) -> ()
  func.call @wait(%flags, %c1) : (memref<2xi32>, index) -> ()
  %after = memref.load %d[%c0] : memref<1xi32>
  %ne = arith.cmpi ne, %before, %after : i32
  scf.if %ne {
    func.call @t0() : () -> ()
  } else {
    func.call @t1() : () -> ()
  }
  // where it waits itself
  %one = arith.constant 1 : i32
  memref.store %one, %d[%c0] : memref<1xi32>
  %x = memref.atomic_rmw addi %one, %flags[%c0] : (i32, memref<2xi32>) -> i32
  scf.while : () -> () {
    %y = memref.atomic_rmw addi %zero, %flags[%c1] : (i32, memref<2xi32>) -> i32
    %go = arith.cmpi eq, %y, %one : i32
    scf.condition(%go)
  } do {
    scf.yield
  }
  %last = memref.load %d[%c0] : memref<1xi32>
  %changed = arith.cmpi ne, %last, %one : i32
  scf.if %changed {
    func.call @t2() : () -> ()
  } else {
    func.call @t3() : () -> ()
  }
  // what no other thread can name
  %mine = memref.load %own[%c0] : memref<1xi32>
  %same = arith.cmpi eq, %mine, %zero : i32
  scf.if %same {
    func.call @t5() : () -> ()
  }
  return
}
func.func @produce(%d: memref<1xi32>, %flags: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  func.call @wait(%flags, %c0) : (memref<2xi32>, index) -> ()
  %v = memref.load %d[%c0] : memref<1xi32>
  %w = arith.addi %v, %one : i32
  memref.store %w, %d[%c0] : memref<1xi32>
  func.call @raise(%flags, %c1) : (memref<2xi32>, index) -> ()
  scf.while : () -> () {
    %y = memref.atomic_rmw addi %zero, %flags[%c0] : (i32, memref<2xi32>) -> i32
    %go = arith.cmpi eq, %y, %one : i32
    scf.condition(%go)
  } do {
    scf.yield
  }
  %u = memref.load %d[%c0] : memref<1xi32>
  %is = arith.cmpi eq, %u, %one : i32
  scf.if %is {
    func.call @t4() : () -> ()
  }
  %more = arith.addi %u, %one : i32
  memref.store %more, %d[%c0] : memref<1xi32>
  func.call @raise(%flags, %c1) : (memref<2xi32>, index) -> ()
  return
}
func.func @f(%n: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %two = arith.constant 2 : i32
  %d = memref.alloca() : memref<1xi32>
  %flags = memref.alloca() : memref<2xi32>
  memref.store %n, %d[%c0] : memref<1xi32>
  memref.store %zero, %flags[%c0] : memref<2xi32>
  memref.store %zero, %flags[%c1] : memref<2xi32>
  omp.parallel num_threads(%two : i32) {
    omp.single nowait {
      func.call @consume(%d, %flags) : (memref<1xi32>, memref<2xi32>) -> ()
      omp.terminator
    }
    omp.single {
      func.call @produce(%d, %flags) : (memref<1xi32>, memref<2xi32>) -> ()
      omp.terminator
    }
    func.call @t6() : () -> ()
    omp.terminator
  }
  return
}

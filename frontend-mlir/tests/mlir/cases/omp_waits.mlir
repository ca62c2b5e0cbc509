// Memory that threads exchange where they wait for each other, under several names; and loops that share out nothing.
// invariance: none (threads write what others read: no pass may change that)
// data: t0 t1 t2 t3 t4 t5
// at: arg0=4 num_threads=1
// at: arg0=6 num_threads=3
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func private @t4()
func.func private @t5()
func.func private @t6()
memref.global "private" @flag : memref<1xindex> = dense<0>
func.func @raise(%n: index) {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @flag : memref<1xindex>
  memref.store %n, %g[%c0] : memref<1xindex>
  return
}
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloca() : memref<4xindex>
  %view = memref.subview %m[2] [2] [1] : memref<4xindex> to memref<2xindex, strided<[1], offset: 2>>
  %s = memref.alloca() : memref<1xindex>
  %u = memref.alloca() : memref<1xindex>
  %g = memref.get_global @flag : memref<1xindex>
  memref.store %c0, %g[%c0] : memref<1xindex>
  memref.store %c0, %m[%c2] : memref<4xindex>
  memref.store %c0, %s[%c0] : memref<1xindex>
  memref.store %n, %u[%c0] : memref<1xindex>
  omp.parallel {
    // one writes for all
    omp.single {
      memref.store %n, %s[%c0] : memref<1xindex>
      omp.terminator
    }
    %a = memref.load %s[%c0] : memref<1xindex>
    scf.for %i = %c0 to %a step %c1 {
      func.call @t0() : () -> ()
    }
    // in a callee, to a global
    omp.master {
      func.call @raise(%n) : (index) -> ()
      omp.terminator
    }
    omp.barrier
    %b = memref.load %g[%c0] : memref<1xindex>
    scf.for %i = %c0 to %b step %c1 {
      func.call @t1() : () -> ()
    }
    // under the name of a part
    omp.wsloop nowait {
      omp.loop_nest (%i) : index = (%c0) to (%n) step (%c1) {
        %last = arith.subi %n, %c1 : index
        %is = arith.cmpi eq, %i, %last : index
        scf.if %is {
          memref.store %i, %view[%c0] : memref<2xindex, strided<[1], offset: 2>>
        }
        omp.yield
      }
      omp.terminator
    }
    omp.barrier
    %c = memref.load %m[%c2] : memref<4xindex>
    scf.for %i = %c0 to %c step %c1 {
      func.call @t2() : () -> ()
    }
    // what nobody writes
    %k = memref.load %u[%c0] : memref<1xindex>
    scf.for %i = %c0 to %k step %c1 {
      func.call @t6() : () -> ()
    }
    omp.terminator
  }
  %d = memref.load %m[%c2] : memref<4xindex>
  scf.for %i = %c0 to %d step %c1 {
    func.call @t3() : () -> ()
  }
  // iterations that one thread runs in some order
  %p = memref.alloca() : memref<1xindex>
  memref.store %c0, %p[%c0] : memref<1xindex>
  omp.wsloop schedule(dynamic) {
    omp.loop_nest (%i) : index = (%c0) to (%n) step (%c1) {
      %x = memref.load %p[%c0] : memref<1xindex>
      %first = arith.cmpi eq, %x, %c0 : index
      scf.if %first {
        scf.for %j = %c0 to %i step %c1 {
          func.call @t4() : () -> ()
        }
      }
      memref.store %i, %p[%c0] : memref<1xindex>
      omp.yield
    }
    omp.terminator
  }
  %e = memref.load %p[%c0] : memref<1xindex>
  scf.for %i = %c0 to %e step %c1 {
    func.call @t5() : () -> ()
  }
  return
}

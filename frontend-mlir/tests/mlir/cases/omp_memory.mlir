// Memory that threads exchange: what one may have written is not known to another, whichever of them it is; what no
// thread writes stays known.
// data: t1 t2 t3 t4 t5
// at: arg0=4 num_threads=1
// at: arg0=6 num_threads=3
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func private @t4()
func.func private @t5()
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %read = memref.alloca() : memref<1xindex>
  %all = memref.alloca() : memref<1xindex>
  %last = memref.alloca() : memref<1xindex>
  memref.store %n, %read[%c0] : memref<1xindex>
  memref.store %c0, %all[%c0] : memref<1xindex>
  memref.store %c0, %last[%c0] : memref<1xindex>
  omp.parallel {
    // what nobody writes
    %r = memref.load %read[%c0] : memref<1xindex>
    scf.for %i = %c0 to %r step %c1 {
      func.call @t0() : () -> ()
    }
    // a thread's own, written by the iterations that it has
    %own = memref.alloca() : memref<1xindex>
    memref.store %c0, %own[%c0] : memref<1xindex>
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%n) step (%c1) {
        %x = memref.load %own[%c0] : memref<1xindex>
        scf.for %j = %c0 to %x step %c1 {
          func.call @t1() : () -> ()
        }
        %y = arith.addi %x, %c1 : index
        memref.store %y, %own[%c0] : memref<1xindex>
        omp.yield
      }
      omp.terminator
    }
    %z = memref.load %own[%c0] : memref<1xindex>
    scf.for %j = %c0 to %z step %c1 {
      func.call @t2() : () -> ()
    }
    // what each counts up, one after the other
    omp.critical {
      %x = memref.load %all[%c0] : memref<1xindex>
      scf.for %j = %c0 to %x step %c1 {
        func.call @t3() : () -> ()
      }
      %y = arith.addi %x, %c1 : index
      memref.store %y, %all[%c0] : memref<1xindex>
      omp.terminator
    }
    omp.barrier
    %w = memref.load %all[%c0] : memref<1xindex>
    scf.for %j = %c0 to %w step %c1 {
      func.call @t4() : () -> ()
    }
    omp.terminator
  }
  // by whom it was written last
  %v = memref.load %all[%c0] : memref<1xindex>
  scf.for %j = %c0 to %v step %c1 {
    func.call @t5() : () -> ()
  }
  return
}

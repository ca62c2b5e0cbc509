// What threads combine is not what it was before they started, with and without a parallel region around; what they
// do not write to is.
// invariance: none (what is a loop of OpenMP cannot become one again)
// data: t0 t1 t2
// at: arg0=4 num_threads=1
// at: arg0=5 num_threads=3
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
omp.declare_reduction @sum : i64 init {
^bb0(%old: i64):
  %zero = llvm.mlir.constant(0 : i64) : i64
  omp.yield (%zero : i64)
} combiner {
^bb0(%x: i64, %y: i64):
  %s = llvm.add %x, %y : i64
  omp.yield (%s : i64)
} atomic {
^bb0(%x: !llvm.ptr, %y: !llvm.ptr):
  %v = llvm.load %y : !llvm.ptr -> i64
  %z = llvm.atomicrmw add %x, %v monotonic : !llvm.ptr, i64
  omp.yield
}
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<1xindex>
  %k = memref.alloca() : memref<1xindex>
  %u = memref.alloca() : memref<1xindex>
  memref.store %c0, %m[%c0] : memref<1xindex>
  memref.store %c0, %k[%c0] : memref<1xindex>
  memref.store %n, %u[%c0] : memref<1xindex>
  %pm = memref.extract_aligned_pointer_as_index %m : memref<1xindex> -> index
  %im = arith.index_cast %pm : index to i64
  %qm = llvm.inttoptr %im : i64 to !llvm.ptr
  %pk = memref.extract_aligned_pointer_as_index %k : memref<1xindex> -> index
  %ik = arith.index_cast %pk : index to i64
  %qk = llvm.inttoptr %ik : i64 to !llvm.ptr
  omp.parallel {
    omp.wsloop reduction(@sum %qm -> %r : !llvm.ptr) {
      omp.loop_nest (%i) : index = (%c0) to (%n) step (%c1) {
        %old = llvm.load %r : !llvm.ptr -> i64
        %one = llvm.mlir.constant(1 : i64) : i64
        %new = llvm.add %old, %one : i64
        llvm.store %new, %r : i64, !llvm.ptr
        omp.yield
      }
      omp.terminator
    }
    %v = memref.load %m[%c0] : memref<1xindex>
    scf.for %i = %c0 to %v step %c1 {
      func.call @t0() : () -> ()
    }
    omp.terminator
  }
  %v = memref.load %m[%c0] : memref<1xindex>
  scf.for %i = %c0 to %v step %c1 {
    func.call @t1() : () -> ()
  }
  omp.parallel reduction(@sum %qk -> %r : !llvm.ptr) {
    %three = llvm.mlir.constant(3 : i64) : i64
    llvm.store %three, %r : i64, !llvm.ptr
    omp.terminator
  }
  %w = memref.load %k[%c0] : memref<1xindex>
  scf.for %i = %c0 to %w step %c1 {
    func.call @t2() : () -> ()
  }
  %x = memref.load %u[%c0] : memref<1xindex>
  scf.for %i = %c0 to %x step %c1 {
    func.call @t3() : () -> ()
  }
  return
}

// How many threads a region has: as many as it asks for, one if a condition says so, one within a region that several
// run; and a function that starts threads, called in a loop.
// at: arg0=4 arg1=2 arg2=1 num_threads=3
// at: arg0=4 arg1=2 arg2=0 num_threads=3
// at: arg0=3 arg1=5 arg2=1 num_threads=1
// at: arg0=3 arg1=0 arg2=1 num_threads=2
// at: arg0=6 arg1=1 arg2=-1 num_threads=4
// at: arg0=0 arg1=3 arg2=1 num_threads=4
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func private @t4()
func.func private @t5()
func.func private @each(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  omp.parallel {
    func.call @t4() : () -> ()
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%n) step (%c1) {
        func.call @t5() : () -> ()
        omp.yield
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}
func.func @f(%n: index, %t: i32, %k: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  omp.parallel num_threads(%t : i32) {
    func.call @t0() : () -> ()
    omp.terminator
  }
  %c = arith.cmpi ne, %k, %zero : i32
  omp.parallel if(%c) {
    func.call @t1() : () -> ()
    omp.parallel {
      func.call @t2() : () -> ()
      omp.wsloop {
        omp.loop_nest (%i) : index = (%c0) to (%n) step (%c1) {
          func.call @t3() : () -> ()
          omp.yield
        }
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  scf.for %i = %c0 to %n step %c1 {
    func.call @each(%i) : (index) -> ()
  }
  return
}

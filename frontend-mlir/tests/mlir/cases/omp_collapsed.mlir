// Loops that are one together; how many iterations they have is a number of their variables' type.
// at: arg0=15 arg1=17 num_threads=1
// at: arg0=17 arg1=15 num_threads=3
// at: arg0=3 arg1=-4 num_threads=2
// at: arg0=0 arg1=127 num_threads=2
// at: arg0=100000 arg1=0 num_threads=2
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func @f(%n: i32, %m: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %least = arith.constant -2147483648 : i32
  %last = arith.constant 2147483646 : i32
  %far = arith.constant 1000000000 : i32
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i, %j) : i32 = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
        func.call @t0() : () -> ()
        omp.yield
      }
      omp.terminator
    }
    omp.wsloop {
      omp.loop_nest (%i, %j, %k) : i32 = (%c0, %c3, %c0) to (%c3, %m, %m) inclusive step (%c1, %c3, %c1) {
        func.call @t1() : () -> ()
        omp.yield
      }
      omp.terminator
    }
    omp.wsloop {
      omp.loop_nest (%i, %j) : i32 = (%least, %c0) to (%last, %m) inclusive step (%far, %c3) {
        func.call @t2() : () -> ()
        omp.yield
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}

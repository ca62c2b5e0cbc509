// Regions of OpenMP: what each thread does, what they share out, what one does for all.
// at: arg0=0 arg1=0 num_threads=1
// at: arg0=5 arg1=3 num_threads=1
// at: arg0=5 arg1=3 num_threads=3
// at: arg0=17 arg1=4 num_threads=8
// at: arg0=2 arg1=-1 num_threads=4
// at: arg0=-3 arg1=6 num_threads=2
// at: arg0=1 arg1=9 num_threads=3
// at: arg0=7 arg1=2
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func private @t4()
func.func private @t5()
func.func private @t6()
func.func @f(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  omp.parallel {
    func.call @t0() : () -> ()
    omp.wsloop {
      omp.loop_nest (%i, %j) : index = (%c0, %c1) to (%n, %m) step (%c1, %c2) {
        func.call @t1() : () -> ()
        scf.for %k = %c0 to %i step %c1 {
          func.call @t2() : () -> ()
        }
        omp.yield
      }
      omp.terminator
    }
    omp.single {
      func.call @t3() : () -> ()
      omp.terminator
    }
    omp.master {
      scf.for %k = %c0 to %n step %c1 {
        func.call @t4() : () -> ()
      }
      omp.terminator
    }
    omp.barrier
    omp.critical {
      func.call @t5() : () -> ()
      omp.terminator
    }
    omp.wsloop schedule(dynamic) nowait {
      omp.loop_nest (%i) : index = (%c0) to (%n) inclusive step (%c2) {
        %odd = arith.cmpi sgt, %i, %m : index
        scf.if %odd {
          func.call @t6() : () -> ()
        }
        omp.yield
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}

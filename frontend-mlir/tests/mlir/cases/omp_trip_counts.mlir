// Loops of OpenMP have their trip count before they start: nothing wraps behind the last iteration, whichever the
// bounds, the step and its sign.
// at: arg0=0 arg1=10 arg2=3 arg3=0 arg4=7 num_threads=1
// at: arg0=10 arg1=0 arg2=-3 arg3=7 arg4=0 num_threads=3
// at: arg0=5 arg1=5 arg2=1 arg3=5 arg4=5 num_threads=2
// at: arg0=9223372036854775800 arg1=9223372036854775807 arg2=5 arg3=2147483640 arg4=2147483647 num_threads=3
// at: arg0=-9223372036854775800 arg1=-9223372036854775808 arg2=-5 arg3=-2147483640 arg4=-2147483648 num_threads=2
// at: arg0=3 arg1=9223372036854775807 arg2=4611686018427387904 arg3=-2147483648 arg4=2147483647 num_threads=1
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func private @t4()
func.func private @t5()
func.func private @t6()
func.func private @t7()
func.func @f(%a: index, %b: index, %s: index, %p: i32, %q: i32) {
  %down = arith.constant -4 : index
  %up = arith.constant 4611686018427387903 : index
  %far = arith.constant 1073741824 : i32
  %back = arith.constant -2147483648 : i32
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %last = arith.constant 2147483647 : i32
  %start = arith.constant 2147483645 : i32
  omp.parallel {
    // a step that the program computes
    omp.wsloop {
      omp.loop_nest (%i) : index = (%a) to (%b) step (%s) {
        func.call @t0() : () -> ()
        omp.yield
      }
      omp.terminator
    }
    omp.wsloop {
      omp.loop_nest (%i) : index = (%a) to (%b) inclusive step (%s) {
        func.call @t1() : () -> ()
        %large = arith.cmpi sgt, %i, %a : index
        scf.if %large {
          func.call @t2() : () -> ()
        }
        omp.yield
      }
      omp.terminator
    }
    // narrow ones, whose last increment would wrap
    omp.wsloop {
      omp.loop_nest (%i) : i32 = (%p) to (%q) step (%far) {
        func.call @t3() : () -> ()
        omp.yield
      }
      omp.terminator
    }
    omp.wsloop {
      omp.loop_nest (%i, %j) : i32 = (%start, %c0) to (%last, %last) inclusive step (%c1, %far) {
        func.call @t4() : () -> ()
        %more = arith.cmpi sgt, %j, %c0 : i32
        scf.if %more {
          func.call @t5() : () -> ()
        }
        omp.yield
      }
      omp.terminator
    }
    omp.wsloop {
      omp.loop_nest (%i) : i32 = (%last) to (%c0) step (%back) {
        func.call @t6() : () -> ()
        omp.yield
      }
      omp.terminator
    }
    omp.terminator
  }
  // outside of a team
  omp.wsloop {
    omp.loop_nest (%i) : i32 = (%c0) to (%last) step (%far) {
      func.call @t7() : () -> ()
      omp.yield
    }
    omp.terminator
  }
  return
}

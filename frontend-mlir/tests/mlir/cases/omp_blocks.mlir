// Regions of several blocks, as they are once control flow is lowered, and operations of LLVM among those of others.
// at: arg0=0 arg1=0 num_threads=1
// at: arg0=5 arg1=3 num_threads=3
// at: arg0=12 arg1=7 num_threads=2
// at: arg0=3 arg1=20 num_threads=8
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func @f(%n: i64, %m: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  omp.parallel {
    %more = llvm.icmp "sgt" %n, %m : i64
    cf.cond_br %more, ^bb1, ^bb2
  ^bb1:
    func.call @t0() : () -> ()
    cf.br ^bb2
  ^bb2:
    func.call @t1() : () -> ()
    omp.wsloop {
      omp.loop_nest (%i) : i64 = (%c0) to (%n) step (%c1) {
        cf.br ^head(%c0 : i64)
      ^head(%j: i64):
        %again = llvm.icmp "slt" %j, %i : i64
        cf.cond_br %again, ^body, ^done
      ^body:
        func.call @t2() : () -> ()
        %next = llvm.add %j, %c1 : i64
        cf.br ^head(%next : i64)
      ^done:
        func.call @t3() : () -> ()
        omp.yield
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}

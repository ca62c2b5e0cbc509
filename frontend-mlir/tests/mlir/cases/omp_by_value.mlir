// Functions that start threads, called as values: as many threads as when they are called by name.
// at: arg0=4 num_threads=4
// at: arg0=3 num_threads=1
// at: arg0=0 num_threads=2
func.func private @t0()
func.func private @t1()
func.func @team(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  omp.parallel {
    func.call @t0() : () -> ()
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%n) step (%c1) {
        func.call @t1() : () -> ()
        omp.yield
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}
func.func @between(%n: index) {
  %team = func.constant @team : (index) -> ()
  func.call_indirect %team(%n) : (index) -> ()
  return
}
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %between = func.constant @between : (index) -> ()
  scf.for %i = %c0 to %n step %c1 {
    func.call_indirect %between(%i) : (index) -> ()
  }
  return
}

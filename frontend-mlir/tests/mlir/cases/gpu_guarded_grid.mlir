// at: arg0=0 arg1=5 arg2=3
// at: arg0=1 arg1=0 arg2=2
// at: arg0=8 arg1=3 arg2=4
// at: arg0=13 arg1=4 arg2=1
// at: arg0=17 arg1=2 arg2=7
// at: arg0=5 arg1=-3 arg2=-1
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func private @t4()
// a grid of blocks of threads, of which the last ones have nothing to do; one launch in a loop, and one behind it
func.func @f(%n: index, %rounds: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %blocks = arith.ceildivsi %n, %c8 : index
  scf.for %round = %c0 to %rounds step %c1 {
    scf.parallel (%b) = (%c0) to (%blocks) step (%c1) {
      scf.parallel (%t) = (%c0) to (%c8) step (%c1) {
        %first = arith.muli %b, %c8 : index
        %i = arith.addi %first, %t : index
        %in = arith.cmpi slt, %i, %n : index
        scf.if %in {
          func.call @t0() : () -> ()
          scf.for %j = %i to %n step %c2 {
            func.call @t1() : () -> ()
          }
        }
      }
    }
  }
  %columns = arith.ceildivsi %m, %c2 : index
  scf.parallel (%b, %d) = (%c0, %c0) to (%blocks, %columns) step (%c1, %c1) {
    scf.parallel (%t, %u) = (%c0, %c0) to (%c8, %c2) step (%c1, %c1) {
      %first = arith.muli %b, %c8 : index
      %i = arith.addi %first, %t : index
      %top = arith.muli %d, %c2 : index
      %k = arith.addi %top, %u : index
      func.call @t2() : () -> ()
      %in = arith.cmpi slt, %i, %n : index
      %on = arith.cmpi slt, %k, %m : index
      %both = arith.andi %in, %on : i1
      scf.if %both {
        func.call @t3() : () -> ()
        %end = arith.addi %i, %k : index
        scf.for %j = %c0 to %end step %c4 {
          func.call @t4() : () -> ()
        }
      }
    }
  }
  return
}

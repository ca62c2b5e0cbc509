// at: arg0.dim0=0 arg0.dim1=0 arg0.dim2=0 arg1=3
// at: arg0.dim0=2 arg0.dim1=6 arg0.dim2=4 arg1=3
// at: arg0.dim0=1 arg0.dim1=17 arg0.dim2=2 arg1=5
// at: arg0.dim0=3 arg0.dim1=5 arg0.dim2=1 arg1=0
// at: arg0.dim0=2 arg0.dim1=9 arg0.dim2=3 arg1=100
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func private @t4()
// scores of a head for the keys up to the query, and within a window of it
func.func @f(%q: memref<?x?x?xf32>, %window: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %heads = memref.dim %q, %c0 : memref<?x?x?xf32>
  %len = memref.dim %q, %c1 : memref<?x?x?xf32>
  %depth = memref.dim %q, %c2 : memref<?x?x?xf32>
  scf.parallel (%h, %i) = (%c0, %c0) to (%heads, %len) step (%c1, %c1) {
    scf.for %j = %c0 to %len step %c1 {
      %seen = arith.cmpi sle, %j, %i : index
      scf.if %seen {
        func.call @t0() : () -> ()
        scf.for %d = %c0 to %depth step %c1 {
          func.call @t1() : () -> ()
        }
      } else {
        func.call @t2() : () -> ()
      }
    }
    %next = arith.addi %i, %c1 : index
    %back = arith.subi %next, %window : index
    %from = arith.maxsi %back, %c0 : index
    scf.for %j = %from to %next step %c1 {
      func.call @t3() : () -> ()
      %near = arith.cmpi eq, %j, %i : index
      scf.if %near {
        func.call @t4() : () -> ()
      }
    }
    scf.reduce
  }
  return
}

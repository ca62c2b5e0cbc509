// at: arg0.dim0=0 arg0.dim1=0 arg1.dim1=0 arg3=4
// at: arg0.dim0=8 arg0.dim1=8 arg1.dim1=8 arg3=4
// at: arg0.dim0=7 arg0.dim1=13 arg1.dim1=5 arg3=4
// at: arg0.dim0=33 arg0.dim1=1 arg1.dim1=17 arg3=16
// at: arg0.dim0=5 arg0.dim1=6 arg1.dim1=9 arg3=100
// with: arg1.dim0=arg0.dim1 arg2.dim0=arg0.dim0 arg2.dim1=arg1.dim1
func.func private @t0()
func.func private @t1()
func.func private @t2()
// C += A·B in tiles, the last ones cut
func.func @f(%A: memref<?x?xf32>, %B: memref<?x?xf32>, %C: memref<?x?xf32>, %tile: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %A, %c0 : memref<?x?xf32>
  %k = memref.dim %A, %c1 : memref<?x?xf32>
  %n = memref.dim %B, %c1 : memref<?x?xf32>
  scf.for %i0 = %c0 to %m step %tile {
    scf.for %j0 = %c0 to %n step %tile {
      %iend = arith.addi %i0, %tile : index
      %jend = arith.addi %j0, %tile : index
      %ilast = arith.minsi %iend, %m : index
      %jlast = arith.minsi %jend, %n : index
      func.call @t0() : () -> ()
      scf.for %i = %i0 to %ilast step %c1 {
        scf.for %j = %j0 to %jlast step %c1 {
          func.call @t1() : () -> ()
          %start = memref.load %C[%i, %j] : memref<?x?xf32>
          %sum = scf.for %p = %c0 to %k step %c1 iter_args(%acc = %start) -> (f32) {
            func.call @t2() : () -> ()
            %a = memref.load %A[%i, %p] : memref<?x?xf32>
            %b = memref.load %B[%p, %j] : memref<?x?xf32>
            %ab = arith.mulf %a, %b : f32
            %next = arith.addf %acc, %ab : f32
            scf.yield %next : f32
          }
          memref.store %sum, %C[%i, %j] : memref<?x?xf32>
        }
      }
    }
  }
  return
}

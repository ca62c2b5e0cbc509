// at: arg0.dim0=0 arg0.dim1=0 arg1=2
// at: arg0.dim0=1 arg0.dim1=1 arg1=1
// at: arg0.dim0=6 arg0.dim1=9 arg1=3
// at: arg0.dim0=2 arg0.dim1=40 arg1=2
// at: arg0.dim0=17 arg0.dim1=3 arg1=0
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
#inside = affine_set<(d0, d1)[s0, s1] : (d0 - 1 >= 0, s0 - d0 - 2 >= 0, d1 - 1 >= 0, s1 - d1 - 2 >= 0)>
#red = affine_set<(d0, d1) : ((d0 + d1) mod 2 == 0)>
// a 2-d stencil over time: the border is copied, the inside averaged, red points first
func.func @f(%a: memref<?x?xf32>, %steps: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %h = memref.dim %a, %c0 : memref<?x?xf32>
  %w = memref.dim %a, %c1 : memref<?x?xf32>
  affine.for %t = 0 to %steps {
    affine.for %i = 0 to %h {
      affine.for %j = 0 to %w {
        affine.if #inside(%i, %j)[%h, %w] {
          func.call @t0() : () -> ()
          affine.if #red(%i, %j) {
            func.call @t1() : () -> ()
          }
        } else {
          func.call @t2() : () -> ()
        }
      }
    }
    affine.for %i = 1 to affine_map<()[s0] -> (s0 - 1)>()[%h] step 2 {
      affine.for %j = 1 to affine_map<()[s0] -> (s0 - 1)>()[%w] {
        func.call @t3() : () -> ()
      }
    }
  }
  return
}

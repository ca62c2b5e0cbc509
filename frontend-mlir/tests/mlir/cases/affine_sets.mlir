// at: arg0=0 arg1=0
// at: arg0=9 arg1=4
// at: arg0=17 arg1=-3
// at: arg0=24 arg1=30
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func private @t4()
func.func private @t5()
#empty = affine_set<() : (1 == 0)>
#diag = affine_set<(d0, d1)[s0] : (d0 - d1 == 0, d0 - s0 >= 0)>
#cross = affine_set<(d0, d1)[s0] : (d0 + d1 - s0 == 0)>
#chess = affine_set<(d0, d1) : ((d0 + d1) mod 2 == 0, 2 * d0 - d1 >= 0, d0 floordiv 2 - d1 ceildiv 3 >= 0)>
func.func @f(%n: index, %m: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      affine.if #diag(%i, %j)[%m] {
        func.call @t0() : () -> ()
      } else {
        affine.if #cross(%i, %j)[%m] {
          func.call @t1() : () -> ()
        }
      }
      affine.if #chess(%i, %j) {
        func.call @t2() : () -> ()
      } else {
        func.call @t3() : () -> ()
      }
      affine.if #empty() {
        func.call @t4() : () -> ()
      }
    }
  }
  return
}

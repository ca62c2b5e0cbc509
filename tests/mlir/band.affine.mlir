// A band around the diagonal; outside of it, each second column.
func.func private @t0()
func.func private @t1()
func.func @f(%n: index, %m: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %m {
      affine.if affine_set<(d0, d1) : (d0 - d1 + 1 >= 0, d1 - d0 + 1 >= 0)>(%i, %j) {
        func.call @t0() : () -> ()
      } else {
        affine.if affine_set<(d0) : (d0 mod 2 == 0)>(%j) {
          func.call @t1() : () -> ()
        }
      }
    }
  }
  return
}

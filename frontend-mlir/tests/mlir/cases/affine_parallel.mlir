// at: arg0=0 arg1=2
// at: arg0=9 arg1=5
// at: arg0=30 arg1=12
func.func private @t0()
func.func @f(%n: index, %m: index) {
  affine.parallel (%i, %j) = (0, max(symbol(%n) floordiv 2, 3)) to (min(symbol(%n), 10), symbol(%m) * 2) step (3, 1) {
    func.call @t0() : () -> ()
  }
  return
}

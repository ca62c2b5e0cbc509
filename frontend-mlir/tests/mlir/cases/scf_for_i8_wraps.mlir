// at: arg0=0
// at: arg0=20
// at: arg0=126
// at: arg0=127
// at: arg0=-7
func.func private @t0()
// the increment wraps: 126 + 3 is -127
func.func @f(%n: i8) {
  %c0 = arith.constant 0 : i8
  %c3 = arith.constant 3 : i8
  scf.for %i = %c0 to %n step %c3 : i8 {
    func.call @t0() : () -> ()
  }
  return
}

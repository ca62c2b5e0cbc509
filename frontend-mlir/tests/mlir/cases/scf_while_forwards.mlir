// at: arg0=1
// at: arg0=2
// at: arg0=100
// at: arg0=1023
// at: arg0=0
func.func private @t0()
// halving; before and after carry other values
func.func @f(%n: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %r:2 = scf.while (%a = %n) : (i32) -> (i32, i32) {
    %c = arith.cmpi sgt, %a, %c0 : i32
    %h = arith.shrsi %a, %c1 : i32
    scf.condition(%c) %h, %a : i32, i32
  } do {
  ^bb0(%h: i32, %a: i32):
    func.call @t0() : () -> ()
    scf.yield %h : i32
  }
  return
}

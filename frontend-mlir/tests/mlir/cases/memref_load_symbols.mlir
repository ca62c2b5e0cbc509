// at: arg0[0]=4 arg1[4]=6
// at: arg0[0]=0 arg1[4]=1
func.func private @t0()
func.func private @t1()
func.func @f(%n: memref<i32>, %s: memref<3xi32>) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %one = arith.constant 1 : index
  %a = memref.load %n[] : memref<i32>
  %b = affine.load %s[1] : memref<3xi32>
  scf.for %i = %c0 to %a step %c1 : i32 {
    func.call @t0() : () -> ()
    scf.for %j = %i to %b step %c1 : i32 {
      func.call @t1() : () -> ()
    }
  }
  return
}

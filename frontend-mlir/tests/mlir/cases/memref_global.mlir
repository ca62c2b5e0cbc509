// at: arg0=0
// at: arg0=3
// at: arg0=4
func.func private @t0()
memref.global "private" constant @table : memref<4xi32> = dense<[3, 1, 4, 1]>
func.func @f(%n: index) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %t = memref.get_global @table : memref<4xi32>
  affine.for %i = 0 to %n {
    %x = memref.load %t[%i] : memref<4xi32>
    scf.for %j = %c0 to %x step %c1 : i32 {
      func.call @t0() : () -> ()
    }
  }
  return
}

// at: arg0=0
// at: arg0=6
// at: arg0=11
func.func private @t0()
func.func private @t1()
// local memory: forwarded from stores
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %slot = memref.alloca() : memref<index>
  memref.store %c0, %slot[] : memref<index>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %slot[] : memref<index>
    %y = arith.addi %x, %c1 : index
    memref.store %y, %slot[] : memref<index>
    func.call @t0() : () -> ()
  }
  %e = memref.load %slot[] : memref<index>
  scf.for %i = %c0 to %e step %c1 {
    func.call @t1() : () -> ()
  }
  return
}

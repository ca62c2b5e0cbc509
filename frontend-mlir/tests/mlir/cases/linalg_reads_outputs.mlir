// A payload that reads what another point has yielded, and a count behind it.
// at: arg0=0
// at: arg0=1
// at: arg0=5
// data: t0
// data: t1
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<index>
  %in = memref.alloc() : memref<3xindex>
  memref.store %n, %m[] : memref<index>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} ins(%in : memref<3xindex>) outs(%m : memref<index>) {
  ^bb0(%a: index, %b: index):
    func.call @t2() : () -> ()
    %k = memref.load %m[] : memref<index>
    scf.for %i = %c0 to %k step %c1 {
      func.call @t0() : () -> ()
    }
    linalg.yield %c1 : index
  }
  %last = memref.load %m[] : memref<index>
  scf.for %i = %c0 to %last step %c1 {
    func.call @t1() : () -> ()
  }
  return
}

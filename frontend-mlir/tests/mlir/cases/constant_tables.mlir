// at: arg0=0 arg1=0
// at: arg0=2 arg1=1
// at: arg0=3 arg1=2
func.func private @t0()
func.func private @t1()
func.func private @t2()
memref.global "private" constant @strides : memref<2x3xi16> = dense<[[1, 2, 3], [-4, 5, 6]]>
memref.global "private" constant @same : memref<4xindex> = dense<7>
memref.global "private" @changes : memref<2xi32> = dense<[1, 2]>
memref.global "private" constant @odd : memref<2x2xi5> = dense<[[1, -2], [3, 15]]>
func.func @f(%n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i16
  %one = arith.constant 1 : i16
  %s = memref.get_global @strides : memref<2x3xi16>
  %e = memref.get_global @same : memref<4xindex>
  %g = memref.get_global @changes : memref<2xi32>
  %v = arith.constant 9 : i32
  memref.store %v, %g[%c1] : memref<2xi32>
  affine.for %i = 0 to %n {
    %a = memref.load %s[%c1, %i] : memref<2x3xi16>
    scf.for %j = %z to %a step %one : i16 {
      func.call @t0() : () -> ()
    }
    %d = arith.minsi %i, %c1 : index
    %b = memref.load %s[%d, %k] : memref<2x3xi16>
    scf.for %j = %z to %b step %one : i16 {
      func.call @t1() : () -> ()
    }
    %c = memref.load %e[%i] : memref<4xindex>
    scf.for %j = %i to %c step %c1 {
      func.call @t2() : () -> ()
    }
  }
  %o = memref.get_global @odd : memref<2x2xi5>
  %h = memref.load %o[%c1, %c0] : memref<2x2xi5>
  %y = arith.extsi %h : i5 to i16
  scf.for %j = %z to %y step %one : i16 {
    func.call @t2() : () -> ()
  }
  return
}

// at: arg0.dim0=12 arg0.dim1=4 arg1=3
// at: arg0.dim0=5 arg0.dim1=8 arg1=2
// at: arg0.dim0=7 arg0.dim1=0 arg1=0
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func private @t4()
func.func private @t5()
func.func @count(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    func.call @t0() : () -> ()
  }
  return
}
func.func @f(%a: tensor<?x?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = tensor.dim %a, %c0 : tensor<?x?xf32>
  %k = tensor.dim %a, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%n, %k) : tensor<?x3x?xf32>
  %0 = tensor.dim %e, %c0 : tensor<?x3x?xf32>
  %1 = tensor.dim %e, %c2 : tensor<?x3x?xf32>
  %s = tensor.extract_slice %a[1, 0] [%n, 2] [1, 2] : tensor<?x?xf32> to tensor<?x2xf32>
  %2 = tensor.dim %s, %c0 : tensor<?x2xf32>
  %c = tensor.collapse_shape %a [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %3 = tensor.dim %c, %c0 : tensor<?xf32>
  %x = tensor.expand_shape %a [[0], [1, 2]] output_shape [%m, %k, 1] : tensor<?x?xf32> into tensor<?x?x1xf32>
  %4 = tensor.dim %x, %c1 : tensor<?x?x1xf32>
  %p = arith.muli %m, %k : index
  %sh = tensor.from_elements %k, %m : tensor<2xindex>
  %r = tensor.reshape %a(%sh) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %5 = tensor.dim %r, %c0 : tensor<?x?xf32>
  %6 = tensor.extract %sh[%c1] : tensor<2xindex>
  %g = tensor.generate %n, %k {
  ^bb0(%i: index, %j: index):
    func.call @t1() : () -> ()
    %less = arith.cmpi slt, %j, %i : index
    scf.if %less {
      func.call @t2() : () -> ()
    }
    %z = arith.constant 1.0 : f32
    tensor.yield %z : f32
  } : tensor<?x?xf32>
  %7 = tensor.dim %g, %c0 : tensor<?x?xf32>
  %l = scf.for %i = %c0 to %n step %c1 iter_args(%t = %g) -> (tensor<?x?xf32>) {
    %d = tensor.dim %t, %c1 : tensor<?x?xf32>
    scf.for %j = %c0 to %d step %c1 {
      func.call @t3() : () -> ()
    }
    scf.yield %t : tensor<?x?xf32>
  }
  %8 = tensor.dim %l, %c1 : tensor<?x?xf32>
  %v = tensor.cast %a : tensor<?x?xf32> to tensor<?x4xf32>
  %9 = tensor.dim %v, %c0 : tensor<?x4xf32>
  func.call @count(%0) : (index) -> ()
  func.call @count(%1) : (index) -> ()
  func.call @count(%2) : (index) -> ()
  func.call @count(%3) : (index) -> ()
  func.call @count(%4) : (index) -> ()
  func.call @count(%5) : (index) -> ()
  func.call @count(%6) : (index) -> ()
  func.call @count(%7) : (index) -> ()
  func.call @count(%8) : (index) -> ()
  func.call @count(%9) : (index) -> ()
  return
}

// invariance: none (passes take what nobody uses away)
// The region of a pad gives each element of the result; the source is put over them.
// at: arg0.dim0=3 arg0.dim1=2 arg1=1 arg2=2
// at: arg0.dim0=0 arg0.dim1=4 arg1=0 arg2=3
// at: arg0.dim0=5 arg0.dim1=1 arg1=0 arg2=0
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func @f(%a: tensor<?x?xf32>, %low: index, %high: index) {
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %p = tensor.pad %a low[%low, 1] high[2, %high] {
  ^bb0(%i: index, %j: index):
    func.call @t0() : () -> ()
    %c = arith.cmpi slt, %i, %j : index
    scf.if %c {
      func.call @t1() : () -> ()
    }
    %x = arith.select %c, %one, %two : f32
    tensor.yield %x : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return
}

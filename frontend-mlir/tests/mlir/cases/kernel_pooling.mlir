// at: arg0.dim0=0 arg0.dim1=0 arg1.dim0=0 arg1.dim1=0
// at: arg0.dim0=8 arg0.dim1=8 arg1.dim0=4 arg1.dim1=4
// at: arg0.dim0=9 arg0.dim1=7 arg1.dim0=5 arg1.dim1=4
// at: arg0.dim0=3 arg0.dim1=20 arg1.dim0=1 arg1.dim1=10
func.func private @t0()
func.func private @t1()
func.func private @t2()
// max pooling, 3 by 3, stride 2, padding 1: windows are cut at the borders
func.func @f(%in: memref<?x?xf32>, %out: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %h = memref.dim %in, %c0 : memref<?x?xf32>
  %w = memref.dim %in, %c1 : memref<?x?xf32>
  %oh = memref.dim %out, %c0 : memref<?x?xf32>
  %ow = memref.dim %out, %c1 : memref<?x?xf32>
  %low = arith.constant 0xFF800000 : f32
  affine.for %y = 0 to %oh {
    affine.for %x = 0 to %ow {
      func.call @t0() : () -> ()
      %y0 = affine.max affine_map<(d0) -> (d0 * 2 - 1, 0)>(%y)
      %y1 = affine.min affine_map<(d0)[s0] -> (d0 * 2 + 2, s0)>(%y)[%h]
      %x0 = affine.max affine_map<(d0) -> (d0 * 2 - 1, 0)>(%x)
      %x1 = affine.min affine_map<(d0)[s0] -> (d0 * 2 + 2, s0)>(%x)[%w]
      %best = scf.for %i = %y0 to %y1 step %c1 iter_args(%row = %low) -> (f32) {
        func.call @t1() : () -> ()
        %b = scf.for %j = %x0 to %x1 step %c1 iter_args(%m = %row) -> (f32) {
          func.call @t2() : () -> ()
          %v = memref.load %in[%i, %j] : memref<?x?xf32>
          %n = arith.maximumf %m, %v : f32
          scf.yield %n : f32
        }
        scf.yield %b : f32
      }
      memref.store %best, %out[%y, %x] : memref<?x?xf32>
    }
  }
  return
}

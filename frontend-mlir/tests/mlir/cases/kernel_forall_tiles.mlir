// at: arg0.dim0=0 arg0.dim1=0 arg1=0
// at: arg0.dim0=64 arg0.dim1=48 arg1=0
// at: arg0.dim0=33 arg0.dim1=7 arg1=5
// at: arg0.dim0=100 arg0.dim1=31 arg1=40
func.func private @t0()
func.func private @t1()
func.func private @t2()
// tiles of 32 by 16 from an offset on, with vectors of 4 and what remains
func.func @f(%a: memref<?x?xf32>, %offset: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %h = memref.dim %a, %c0 : memref<?x?xf32>
  %w = memref.dim %a, %c1 : memref<?x?xf32>
  scf.forall (%i0, %j0) = (%offset, 0) to (%h, %w) step (32, 16) {
    %rows = affine.min affine_map<(d0)[s0] -> (32, s0 - d0)>(%i0)[%h]
    %cols = affine.min affine_map<(d0)[s0] -> (16, s0 - d0)>(%j0)[%w]
    %rest = arith.remsi %cols, %c4 : index
    %main = arith.subi %cols, %rest : index
    scf.for %i = %c0 to %rows step %c1 {
      func.call @t0() : () -> ()
      scf.for %j = %c0 to %main step %c4 {
        func.call @t1() : () -> ()
      }
      scf.for %j = %main to %cols step %c1 {
        func.call @t2() : () -> ()
      }
    }
  }
  return
}

// at: arg0=0 arg1=0
// at: arg0=9 arg1=4
// at: arg0=12 arg1=40
// at: arg0=6 arg1=-1
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func private @t4()
func.func private @t5()
// a loop with an early exit, by cf, inside structured loops
func.func @f(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  affine.for %i = 0 to %n {
    %r = scf.execute_region -> index {
      cf.br ^head(%c0 : index)
    ^head(%j: index):
      %c = arith.cmpi slt, %j, %i : index
      cf.cond_br %c, ^body, ^exit(%c0 : index)
    ^body:
      func.call @t0() : () -> ()
      %e = arith.cmpi eq, %j, %m : index
      cf.cond_br %e, ^exit(%j : index), ^next
    ^next:
      func.call @t1() : () -> ()
      %k = arith.addi %j, %c1 : index
      cf.br ^head(%k : index)
    ^exit(%v: index):
      func.call @t2() : () -> ()
      scf.yield %v : index
    }
    scf.for %j = %c0 to %r step %c1 {
      func.call @t3() : () -> ()
    }
    %big = arith.cmpi sgt, %i, %c3 : index
    scf.if %big {
      scf.execute_region {
        %odd = arith.remui %i, %c3 : index
        %z = arith.cmpi eq, %odd, %c0 : index
        cf.cond_br %z, ^a, ^b
      ^a:
        func.call @t4() : () -> ()
        scf.yield
      ^b:
        affine.for %q = 0 to affine_map<(d0) -> (d0)>(%i) {
          func.call @t5() : () -> ()
        }
        scf.yield
      }
    }
  }
  return
}

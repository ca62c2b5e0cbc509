// at: arg0=0 arg1=0
// at: arg0=12 arg1=5
// at: arg0=25 arg1=50
// at: arg0=7 arg1=-3
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func private @t4()
#set0 = affine_set<(d0)[s0] : (d0 - s0 >= 0, 20 - d0 >= 0)>
#set1 = affine_set<(d0) : (d0 mod 3 == 0, d0 floordiv 4 - 1 >= 0)>
#set2 = affine_set<(d0)[s0] : (d0 - s0 == 0)>
func.func @f(%n: index, %m: index) {
  affine.for %i = 0 to %n {
    affine.if #set0(%i)[%m] {
      func.call @t0() : () -> ()
    } else {
      func.call @t1() : () -> ()
    }
    %v = affine.if #set1(%i) -> index {
      func.call @t2() : () -> ()
      affine.yield %i : index
    } else {
      affine.yield %m : index
    }
    affine.if #set2(%i)[%m] {
      func.call @t3() : () -> ()
    }
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %j = %c0 to %v step %c1 {
      func.call @t4() : () -> ()
    }
  }
  return
}

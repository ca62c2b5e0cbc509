// What iterations combine depends on their order unless the operation says otherwise.
// invariance: none (a pass chooses one of the orders)
// data: t1 t2 t3
// at: arg0=5
// at: arg0=2
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r:3 = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%c3, %c3, %c3) -> (index, index, index) {
    scf.reduce(%i, %i, %i : index, index, index) {
    ^bb0(%a: index, %b: index):
      %s = arith.maxsi %b, %a : index
      scf.reduce.return %s : index
    }, {
    ^bb0(%a: index, %b: index):
      %s = arith.subi %b, %a : index
      scf.reduce.return %s : index
    }, {
    ^bb0(%a: index, %b: index):
      %less = arith.cmpi slt, %a, %b : index
      scf.if %less {
        func.call @t1() : () -> ()
      }
      %s = arith.addi %a, %b : index
      scf.reduce.return %s : index
    }
  }
  scf.for %k = %c0 to %r#0 step %c1 {
    func.call @t0() : () -> ()
  }
  scf.for %k = %c0 to %r#1 step %c1 {
    func.call @t2() : () -> ()
  }
  scf.for %k = %c0 to %r#2 step %c1 {
    func.call @t3() : () -> ()
  }
  return
}

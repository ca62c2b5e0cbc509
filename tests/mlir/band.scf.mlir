// A band around the diagonal; outside of it, each second column.
func.func private @t0()
func.func private @t1()
func.func @f(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  scf.for %i = %c0 to %n step %one {
    scf.for %j = %c0 to %m step %one {
      %d = arith.subi %i, %j : index
      %above = arith.cmpi sle, %d, %one : index
      %minus = arith.subi %c0, %one : index
      %below = arith.cmpi sge, %d, %minus : index
      %in = arith.andi %above, %below : i1
      scf.if %in {
        func.call @t0() : () -> ()
      } else {
        %r = arith.remui %j, %two : index
        %even = arith.cmpi eq, %r, %c0 : index
        scf.if %even {
          func.call @t1() : () -> ()
        }
      }
    }
  }
  return
}

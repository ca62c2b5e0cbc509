// Operations of LLVM on integers, and its branches, in a function of `func`.
// at: arg0=0 arg1=0
// at: arg0=5 arg1=3
// at: arg0=-7 arg1=2
// at: arg0=12 arg1=1
// at: arg0=3 arg1=77
func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func private @t4()
func.func @f(%n: i64, %m: i32) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %wide = llvm.zext %m : i32 to i64
  %narrow = llvm.trunc %n : i64 to i32
  %back = llvm.sext %narrow : i32 to i64
  %less = llvm.icmp "ult" %wide, %n : i64
  %least = llvm.select %less, %wide, %back : i1, i64
  %sum = llvm.add %least, %c3 overflow<nsw> : i64
  %rest = llvm.srem %sum, %c3 : i64
  %top = llvm.intr.smax(%sum, %c0) : (i64, i64) -> i64
  %half = llvm.lshr %top, %c1 : i64
  %bits = llvm.and %half, %c3 : i64
  llvm.br ^head(%c0 : i64)
^head(%i: i64):
  %more = llvm.icmp "slt" %i, %bits : i64
  llvm.cond_br %more, ^body, ^behind(%rest : i64)
^body:
  func.call @t0() : () -> ()
  %next = llvm.add %i, %c1 : i64
  llvm.br ^head(%next : i64)
^behind(%r: i64):
  %which = llvm.trunc %r : i64 to i32
  llvm.switch %which : i32, ^other(%half : i64) [
    0: ^zero,
    1: ^one(%c1, %half : i64, i64),
    -1: ^one(%c0, %half : i64, i64)
  ]
^zero:
  func.call @t1() : () -> ()
  return
^one(%from: i64, %to: i64):
  func.call @t2() : () -> ()
  %step = arith.constant 1 : i64
  scf.for %k = %from to %to step %step : i64 {
    func.call @t3() : () -> ()
  }
  return
^other(%to2: i64):
  %step2 = arith.constant 1 : i64
  scf.for %k = %c0 to %to2 step %step2 : i64 {
    func.call @t4() : () -> ()
  }
  return
}

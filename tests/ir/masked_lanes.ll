; A local whose address comes out of a masked load again, in a lane that is not loaded.
;@ n: 0 1 3 7 5 2 6 4
;@ m: 4 0 2 1 5 3 2 7
;@ data head body
target datalayout = "e-i64:64-f80:128-n8:16:32:64-S128"
declare <2 x ptr> @llvm.masked.load.v2p0.p0(ptr, i32, <2 x i1>, <2 x ptr>)

define void @f(i64 %n, i64 %m) {
entry:
  %x = alloca i64
  %y = alloca i64
  %pair = alloca [2 x ptr]
  store i64 %n, ptr %x
  store ptr %y, ptr %pair
  %lanes = insertelement <2 x ptr> poison, ptr %x, i32 0
  %c = icmp sgt i64 %m, 2
  %on = insertelement <2 x i1> zeroinitializer, i1 %c, i32 0
  %r = call <2 x ptr> @llvm.masked.load.v2p0.p0(ptr %pair, i32 8, <2 x i1> %on, <2 x ptr> %lanes)
  %q = extractelement <2 x ptr> %r, i32 0
  store i64 %m, ptr %q
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %j, %body ]
  %bound = load i64, ptr %x
  %more = icmp slt i64 %i, %bound
  br i1 %more, label %body, label %exit
body:
  %j = add nsw i64 %i, 1
  br label %head
exit:
  ret void
}

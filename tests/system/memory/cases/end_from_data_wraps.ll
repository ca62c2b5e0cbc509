; From `p + 4*b`, where b is a byte that data decides, to `p + 4*b + 4*n`: for large n the end wraps, whatever b is,
; and a point that says nothing of b shows it.
;@ n=4611686018427387910,p[0]=0 => body=6 head=7
;@ n=4611686018427387910 => body=open
;@ n=6 => body=6 head=7 assuming wrap p

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
define void @f(ptr %p, i64 %n) {
entry:
  %l0 = alloca [48 x i8], align 1
  call void @llvm.memcpy.p0.p0.i64(ptr %l0, ptr %p, i64 16, i1 false)
  %t0 = load i8, ptr %l0, align 1
  %t1 = getelementptr i32, ptr %p, i8 %t0
  %t3 = getelementptr i8, ptr %p, i64 0
  store i32 0, ptr %t3, align 1
  %t5 = getelementptr i32, ptr %t1, i64 %n
  br label %head
head:
  %v7.0 = phi ptr [ %t1, %entry ], [ %t7, %body ]
  %t6 = icmp ult ptr %v7.0, %t5
  br i1 %t6, label %body, label %exit
body:
  %t7 = getelementptr i32, ptr %v7.0, i64 1
  br label %head
exit:
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

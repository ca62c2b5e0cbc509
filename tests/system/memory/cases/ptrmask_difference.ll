; The distance of a pointer and what a mask leaves of it is no comparison with null.
;@  => then=1

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

declare ptr @llvm.ptrmask.p0.i64(ptr, i64)

define void @f(ptr %p) {
entry:
  %q = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 -1)
  %a = ptrtoint ptr %p to i64
  %b = ptrtoint ptr %q to i64
  %d = sub i64 %a, %b
  %c = icmp eq i64 %d, 0
  br i1 %c, label %then, label %join

then:
  br label %join

join:
  ret void
}

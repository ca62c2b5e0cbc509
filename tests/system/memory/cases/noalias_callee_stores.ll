; A callee stores through the noalias parameter that it is given.
;@ v=5,p[0]=0 => then=1
;@ v=-1,p[0]=3 => then=0

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

define void @put(ptr %a, i32 %v) {
entry:
  store i32 %v, ptr %a, align 4
  ret void
}

define void @f(ptr noalias %p, i32 %v) {
entry:
  call void @put(ptr %p, i32 %v)
  %x = load i32, ptr %p, align 4
  %c = icmp sgt i32 %x, 0
  br i1 %c, label %then, label %join

then:
  br label %join

join:
  ret void
}

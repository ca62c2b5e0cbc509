; What a callee returns of its argument is based on it.
;@ v=5,p[0]=0 => then=1
;@ v=-1,p[0]=3 => then=0

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

define ptr @same(ptr %a) {
entry:
  ret ptr %a
}

define void @f(ptr noalias %p, i32 %v) {
entry:
  %q = call ptr @same(ptr %p)
  store i32 %v, ptr %q, align 4
  %x = load i32, ptr %p, align 4
  %c = icmp sgt i32 %x, 0
  br i1 %c, label %then, label %join

then:
  br label %join

join:
  ret void
}

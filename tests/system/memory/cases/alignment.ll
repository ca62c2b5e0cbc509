; How an address is aligned is not known.
;@  => then=open

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

define void @f(ptr %p) {
entry:
  %a = ptrtoint ptr %p to i64
  %low = and i64 %a, 31
  %c = icmp eq i64 %low, 0
  br i1 %c, label %then, label %join

then:
  br label %join

join:
  ret void
}

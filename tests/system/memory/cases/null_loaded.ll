; A pointer loaded from memory may be null.
;@ p[16]=0 => then=1
;@ p[16]=4096 => then=0

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

define void @f(ptr %p) {
entry:
  %slot = getelementptr inbounds i8, ptr %p, i64 16
  %q = load ptr, ptr %slot, align 8
  %c = icmp eq ptr %q, null
  br i1 %c, label %then, label %join

then:
  br label %join

join:
  ret void
}

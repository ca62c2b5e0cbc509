; The place read is that of the parameter, not one behind what memory held before.
;@ p[32]=4096,p[32][0]=90,p[0]=0 => then=1
;@ p[32]=4096,p[32][0]=0,p[0]=90 => then=0

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

define void @f(ptr noalias %p) {
entry:
  %slot = getelementptr inbounds i8, ptr %p, i64 32
  store ptr %p, ptr %slot, align 8
  %q = load ptr, ptr %slot, align 8
  %x = load i8, ptr %q, align 1
  %c = icmp slt i8 %x, 1
  br i1 %c, label %then, label %join

then:
  br label %join

join:
  ret void
}

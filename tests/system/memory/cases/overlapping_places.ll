; Places that overlap are no symbols of their own.
;@ p[0]=256,p[1]=1 => low=1 high=1
;@ p[0]=0,p[1]=16777216 => low=0 high=1
;@ p[0]=1,p[1]=0 => low=1 high=0

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

define void @f(ptr %p) {
entry:
  %x = load i32, ptr %p, align 1
  %c = icmp ne i32 %x, 0
  br i1 %c, label %low, label %join

low:
  br label %join

join:
  %q = getelementptr inbounds i8, ptr %p, i64 1
  %y = load i32, ptr %q, align 1
  %d = icmp ne i32 %y, 0
  br i1 %d, label %high, label %exit

high:
  br label %exit

exit:
  ret void
}

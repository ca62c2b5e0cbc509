; An argument may have the name that a loaded place has.
;@ p[0]=5,p[0]:i32=0 => argument=1
;@ p[0]=0,p[0]:i32=1 => argument=0

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

define void @f(ptr %p, i32 %"p[0]") {
entry:
  %c = icmp ne i32 %"p[0]", 0
  br i1 %c, label %argument, label %join

argument:
  br label %join

join:
  %x = load i32, ptr %p, align 4
  %d = icmp ne i32 %x, 0
  br i1 %d, label %loaded, label %exit

loaded:
  br label %exit

exit:
  ret void
}

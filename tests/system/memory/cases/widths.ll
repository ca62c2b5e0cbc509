; Loads of two widths read the same bytes.
;@ p[0]=0 => wide=0 narrow=0
;@ p[0]=256 => wide=1 narrow=0
;@ p[0]=257 => wide=1 narrow=1
;@ p[0]=256,p[0]:i8=0 => wide=1 narrow=0

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

define void @f(ptr %p) {
entry:
  %x = load i32, ptr %p, align 4
  %c = icmp ne i32 %x, 0
  br i1 %c, label %wide, label %join

wide:
  br label %join

join:
  %y = load i8, ptr %p, align 1
  %d = icmp ne i8 %y, 0
  br i1 %d, label %narrow, label %exit

narrow:
  br label %exit

exit:
  ret void
}

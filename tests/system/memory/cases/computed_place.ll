; A place that is computed reads what is there, not the symbol of another width.
;@ n=0,p[0]=0,p[1]:i8=0,p[2]:i8=1,p[3]:i8=0 => then=1
;@ n=0,p[0]=1,p[1]:i8=0,p[2]:i8=0,p[3]:i8=0 => then=0

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

define void @f(ptr %p, i64 %n) {
entry:
  %first = load i16, ptr %p, align 1
  %q = getelementptr inbounds i8, ptr %p, i64 %n
  %x = load i32, ptr %q, align 1
  %c = icmp ugt i32 %x, 65535
  br i1 %c, label %then, label %join

then:
  br label %join

join:
  %d = icmp ne i16 %first, 0
  br i1 %d, label %other, label %exit

other:
  br label %exit

exit:
  ret void
}

; A fence shows what another thread stored.
;@ p[0]=3 => entry=1 same=open other=open

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

define void @f(ptr %p) {
entry:
  %a = load i32, ptr %p
  fence acquire
  %b = load i32, ptr %p
  %c = icmp eq i32 %a, %b
  br i1 %c, label %same, label %other

same:
  ret void

other:
  ret void
}

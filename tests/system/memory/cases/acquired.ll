; Another thread may store p before it releases the flag.
;@ p[0]=3 => same=open other=open

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

@flag = global i32 1

define void @f(ptr %p) {
entry:
  %a = load i32, ptr %p
  store atomic i32 1, ptr @flag release, align 4
  br label %spin

spin:
  %v = load atomic i32, ptr @flag acquire, align 4
  %wait = icmp eq i32 %v, 1
  br i1 %wait, label %spin, label %read

read:
  %b = load i32, ptr %p
  %c = icmp eq i32 %a, %b
  br i1 %c, label %same, label %other

same:
  ret void

other:
  ret void
}

; What stands behind a call that returns twice may execute more than once.
;@ n=1 => after=open

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

@buffer = global [200 x i8] zeroinitializer, align 16

declare i32 @_setjmp(ptr) returns_twice

declare void @work(i32)

define void @f(i32 %n) {
entry:
  %r = call i32 @_setjmp(ptr @buffer) returns_twice
  br label %after

after:
  call void @work(i32 %n)
  ret void
}

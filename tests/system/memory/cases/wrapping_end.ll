; An offset that is not inbounds wraps: four times 2^62 + 3 is 12.
;@ n=4611686018427387907 => body=3 head=4
;@ n=3 => body=3 head=4
;@ n=0 => body=0 head=1

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

define void @f(ptr %p, i64 %n) {
entry:
  %end = getelementptr i32, ptr %p, i64 %n
  br label %head

head:
  %q = phi ptr [ %p, %entry ], [ %next, %body ]
  %more = icmp ne ptr %q, %end
  br i1 %more, label %body, label %exit

body:
  store i32 1, ptr %q, align 4
  %next = getelementptr i32, ptr %q, i64 1
  br label %head

exit:
  ret void
}

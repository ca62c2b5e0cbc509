; A pointer that walks from a noalias parameter is based on it.
;@ n=1,v=5,p[0]=0 => then=1
;@ n=0,v=5,p[0]=0 => then=0
;@ n=2,v=-1,p[0]=3 => then=0

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

define void @f(ptr noalias %p, i64 %n, i32 %v) {
entry:
  %end = getelementptr inbounds i32, ptr %p, i64 %n
  br label %head

head:
  %q = phi ptr [ %p, %entry ], [ %next, %body ]
  %more = icmp ne ptr %q, %end
  br i1 %more, label %body, label %exit

body:
  store i32 %v, ptr %q, align 4
  %next = getelementptr inbounds i32, ptr %q, i64 1
  br label %head

exit:
  %x = load i32, ptr %p, align 4
  %c = icmp sgt i32 %x, 0
  br i1 %c, label %then, label %join

then:
  br label %join

join:
  ret void
}

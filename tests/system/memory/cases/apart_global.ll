; A parameter may point to a global.
;@ v=5,p[0]=0 => then=0 assuming overlap p table
;@ v=5,p[0]=3 => then=1 assuming overlap p table

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

@table = global i32 0

define void @f(ptr %p, i32 %v) {
entry:
  store i32 %v, ptr @table, align 4
  %x = load i32, ptr %p, align 4
  %c = icmp sgt i32 %x, 0
  br i1 %c, label %then, label %join

then:
  br label %join

join:
  ret void
}

; A store into one of two places of p leaves q alone only where they are apart.
;@ s=1,v=5,q[0]=0 => then=0 assuming overlap p q
;@ s=0,v=5,q[0]=3 => then=1 assuming overlap p q

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

define void @f(ptr %p, ptr %q, i1 %s, i32 %v) {
entry:
  %p4 = getelementptr inbounds i8, ptr %p, i64 4
  %a = select i1 %s, ptr %p, ptr %p4
  store i32 %v, ptr %a, align 4
  %x = load i32, ptr %q, align 4
  %c = icmp sgt i32 %x, 0
  br i1 %c, label %then, label %join

then:
  br label %join

join:
  ret void
}

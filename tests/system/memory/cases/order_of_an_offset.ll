; That p + n is before p if n is negative holds where addresses do not wrap.
;@ n=-1 => then=1 assuming wrap
;@ n=1 => then=0 assuming wrap

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

define void @f(ptr %p, i64 %n) {
entry:
  %q = getelementptr i8, ptr %p, i64 %n
  %c = icmp ult ptr %q, %p
  br i1 %c, label %then, label %join

then:
  br label %join

join:
  ret void
}

; A parameter that may be null is tested.
;@ n=5,bias=0 => then=0 else=1
;@ n=5 => then=1 else=0 assuming null bias

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

define void @f(ptr %x, ptr %bias, i32 %n) {
entry:
  %c = icmp ne ptr %bias, null
  br i1 %c, label %then, label %else

then:
  ret void

else:
  ret void
}

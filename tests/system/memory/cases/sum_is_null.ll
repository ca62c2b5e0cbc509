; An address and an offset may add up to null.
;@ n=-4096,p=4096 => x=1 y=0
;@ n=-4095,p=4096 => x=0 y=1

define void @f(ptr %p, i64 %n) {
entry:
  %e = getelementptr i8, ptr %p, i64 %n
  %c = icmp eq ptr %e, null
  br i1 %c, label %x, label %y

x:
  ret void

y:
  ret void
}

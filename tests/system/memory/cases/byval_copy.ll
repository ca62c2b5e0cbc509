; What is passed by value is a copy: the callee's store is not seen.
;@ p[0]=3 => x=0 y=1
;@ p[0]=8 => x=1 y=0

define internal i32 @byv(ptr byval(i32) %a) {
entry:
  store i32 8, ptr %a
  ret i32 0
}

define void @f(ptr %p) {
entry:
  %r = call i32 @byv(ptr byval(i32) %p)
  %v = load i32, ptr %p
  %c = icmp eq i32 %v, 8
  br i1 %c, label %x, label %y

x:
  ret void

y:
  ret void
}

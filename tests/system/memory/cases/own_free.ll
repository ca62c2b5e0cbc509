; A body of the module is run, whatever the table of known callees says of its name.
;@ p[0]=3 => x=1 y=0

define internal void @free(ptr %p) {
entry:
  store i32 9, ptr %p
  ret void
}

define void @f(ptr %p) {
entry:
  call void @free(ptr %p)
  %v = load i32, ptr %p
  %c = icmp eq i32 %v, 9
  br i1 %c, label %x, label %y

x:
  ret void

y:
  ret void
}

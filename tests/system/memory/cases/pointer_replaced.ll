; The pointer in s is replaced, and the new one may be 8 bytes before the old one: two loads of one place
; give two pointers.
;@ s[0][0]=3 => same=open other=open
;@ s[0][0]=5 => same=open other=open

define void @f(ptr noalias %s, ptr %q) {
entry:
  %x = load ptr, ptr %s
  store ptr %q, ptr %s
  %y = load ptr, ptr %s
  %y8 = getelementptr inbounds i8, ptr %y, i64 8
  store i32 5, ptr %y8
  %v = load i32, ptr %x
  %c = icmp eq i32 %v, 5
  br i1 %c, label %same, label %other

same:
  ret void

other:
  ret void
}

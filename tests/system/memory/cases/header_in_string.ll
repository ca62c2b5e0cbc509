; What looks like a header within a string says nothing of the function's parameter.
;@ n=7 => y=1 z=0
;@ n=3 => y=0 z=1

!llvm.ident = !{!0}
!0 = !{!"clang
define void @f(i32 noundef range(i32 0, 5) %n) {
"}

define void @f(i32 noundef %n) {
entry:
  %d = icmp sgt i32 %n, 5
  br i1 %d, label %y, label %z

y:
  ret void

z:
  ret void
}

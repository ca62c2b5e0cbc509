; A minimum with 1 is a test of null.
;@ p=0 => h=1 y=0
;@ p=64 => h=0 y=1

declare i64 @llvm.umin.i64(i64, i64)

define void @f(ptr %p) {
entry:
  %a = ptrtoint ptr %p to i64
  %m = call i64 @llvm.umin.i64(i64 %a, i64 1)
  %c = icmp eq i64 %m, 0
  br i1 %c, label %h, label %y

h:
  ret void

y:
  ret void
}

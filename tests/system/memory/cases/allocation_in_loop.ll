; Each iteration allocates another object.
;@ n=4 => h=4 x=0

declare ptr @malloc(i64)

define void @f(i64 %n) {
entry:
  br label %h

h:
  %i = phi i64 [ 0, %entry ], [ %i1, %l ]
  %prev = phi ptr [ null, %entry ], [ %m, %l ]
  %m = call ptr @malloc(i64 8)
  %c = icmp eq ptr %m, %prev
  br i1 %c, label %x, label %l

x:
  br label %l

l:
  %i1 = add nuw i64 %i, 1
  %d = icmp ult i64 %i1, %n
  br i1 %d, label %h, label %y

y:
  ret void
}

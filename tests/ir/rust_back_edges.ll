; Loops of Rust whose step is chosen by the condition under which they go on, as rustc leaves them at -O1: a range
; that steps by `zext(i < n)`, one over addresses, ranges that go down, `chunks(w)`, and a length that is undefined
; where nobody looks at it.
;@ n: 0 1 3 7 5 2 16 12
;@ w: 4 1 2 1 5 3 2 9
;@ closed flag pointers down countdown chunks undefined
declare i64 @llvm.umin.i64(i64, i64)

define void @f(i64 %n, i64 %w) {
entry:
  call void @flag(i64 %n)
  %room = alloca [64 x i8]
  call void @pointers(ptr %room, i64 %n)
  call void @down(i64 %n)
  call void @countdown(i64 %n)
  call void @chunks(i64 %n, i64 %w)
  call void @undefined(i64 %n, i64 %w)
  ret void
}

define internal void @flag(i64 %n) noinline {
entry:
  %some = icmp ne i64 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %again = phi i1 [ %more, %loop ], [ %some, %entry ]
  %i = phi i64 [ %next, %loop ], [ 0, %entry ]
  %step = zext i1 %again to i64
  %next = add nuw i64 %i, %step
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define internal void @pointers(ptr %p, i64 %n) noinline {
entry:
  %end = getelementptr inbounds i8, ptr %p, i64 %n
  %some = icmp ne i64 %n, 0
  br i1 %some, label %loop, label %exit
loop:
  %again = phi i1 [ %more, %loop ], [ %some, %entry ]
  %q = phi ptr [ %next, %loop ], [ %p, %entry ]
  %step = zext i1 %again to i64
  %next = getelementptr inbounds i8, ptr %q, i64 %step
  %more = icmp ne ptr %next, %end
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define internal void @down(i64 %n) noinline {
entry:
  %some = icmp ugt i64 %n, 1
  br i1 %some, label %loop, label %exit
loop:
  %e = phi i64 [ %n, %entry ], [ %next, %loop ]
  %less = add i64 %e, -1
  %steps = icmp ugt i64 %e, 1
  %next = select i1 %steps, i64 %less, i64 %e
  %more = icmp ugt i64 %next, 1
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define internal void @countdown(i64 %n) noinline {
entry:
  br label %head
head:
  %k = phi i64 [ %n, %entry ], [ %next, %body ]
  %done = icmp eq i64 %k, 0
  %less = add i64 %k, -1
  %next = select i1 %done, i64 0, i64 %less
  br i1 %done, label %exit, label %body
body:
  br label %head
exit:
  ret void
}

define internal void @chunks(i64 %n, i64 %w) noinline {
entry:
  br label %head
head:
  %left = phi i64 [ %n, %entry ], [ %rest, %body ]
  %done = icmp eq i64 %left, 0
  br i1 %done, label %exit, label %body
body:
  %taken = call i64 @llvm.umin.i64(i64 %left, i64 %w)
  %rest = sub i64 %left, %taken
  br label %head
exit:
  ret void
}

define internal void @undefined(i64 %n, i64 %from) noinline {
entry:
  %out = icmp ugt i64 %from, %n
  %rest = sub nuw i64 %n, %from
  %len = select i1 %out, i64 undef, i64 %rest
  br i1 %out, label %exit, label %inside
inside:
  %none = icmp eq i64 %len, 0
  br i1 %none, label %exit, label %work
work:
  br label %exit
exit:
  ret void
}

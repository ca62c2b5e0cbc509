; Loops from one pointer to another, as C++ leaves those over a pair of iterators: forwards, backwards, by rows of
; three, tested first or last, one within the other.
;@ n: 0 1 3 7 5 2 16 12
;@ m: 4 0 2 1 5 3 2 9
;@ closed f
@x = internal global [100 x i64] zeroinitializer

define void @f(i64 %n, i64 %m) {
entry:
  %end = getelementptr inbounds i64, ptr @x, i64 %n
  call void @forwards(ptr @x, ptr %end)
  call void @backwards(ptr @x, ptr %end)
  %rows = getelementptr inbounds [3 x i64], ptr @x, i64 %m
  call void @by_rows(ptr @x, ptr %rows)
  call void @rotated(ptr @x, ptr %end, i64 %m)
  ret void
}

define internal void @forwards(ptr noundef %p, ptr noundef %e) noinline {
entry:
  br label %head
head:
  %at = phi ptr [ %p, %entry ], [ %next, %body ]
  %end = icmp eq ptr %at, %e
  br i1 %end, label %exit, label %body
body:
  %v = load i64, ptr %at
  store i64 1, ptr %at
  %next = getelementptr inbounds i64, ptr %at, i64 1
  br label %head
exit:
  ret void
}

define internal void @backwards(ptr noundef %p, ptr noundef %e) noinline {
entry:
  %none = icmp eq ptr %p, %e
  br i1 %none, label %exit, label %body
body:
  %at = phi ptr [ %e, %entry ], [ %next, %body ]
  %next = getelementptr inbounds i64, ptr %at, i64 -1
  store i64 2, ptr %next
  %end = icmp eq ptr %next, %p
  br i1 %end, label %exit, label %body
exit:
  ret void
}

define internal void @by_rows(ptr noundef %p, ptr noundef %e) noinline {
entry:
  br label %head
head:
  %at = phi ptr [ %p, %entry ], [ %next, %body ]
  %more = icmp ne ptr %e, %at
  br i1 %more, label %body, label %exit
body:
  %next = getelementptr inbounds [3 x i64], ptr %at, i64 1
  br label %head
exit:
  ret void
}

define internal void @rotated(ptr noundef %p, ptr noundef %e, i64 noundef %m) noinline {
entry:
  %none = icmp eq ptr %p, %e
  br i1 %none, label %exit, label %row
row:
  %at = phi ptr [ %p, %entry ], [ %next, %latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %row ], [ %k, %inner ]
  %k = add nuw i64 %j, 1
  %again = icmp ult i64 %k, %m
  br i1 %again, label %inner, label %latch
latch:
  %next = getelementptr inbounds i64, ptr %at, i64 1
  %end = icmp eq ptr %next, %e
  br i1 %end, label %exit, label %row
exit:
  ret void
}

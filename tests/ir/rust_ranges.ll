; The loops of Rust's `0..=n`, `chunks(4)` and `(0..n).step_by(3)`, as rustc leaves them at -O1: a counter that
; stops, a rest that is used up, and one that goes down by one and stays at zero.
;@ n: 0 1 3 7 5 2 16 12
;@ m: 4 0 2 1 5 3 2 9
;@ closed inclusive chunks steps
declare i64 @llvm.umin.i64(i64, i64)
declare i64 @llvm.usub.sat.i64(i64, i64)

define void @f(i64 %n, i64 %m) {
entry:
  call void @inclusive(i64 %n)
  call void @chunks(i64 %m)
  call void @steps(i64 %n)
  ret void
}

define internal void @inclusive(i64 noundef %n) noinline {
entry:
  br label %loop
loop:
  %x = phi i64 [ 0, %entry ], [ %next, %loop ]
  %more = icmp ult i64 %x, %n
  %step = zext i1 %more to i64
  %next = add nuw i64 %x, %step
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

define internal void @chunks(i64 noundef %len) noinline {
entry:
  %sane = icmp sge i64 %len, 0
  call void @llvm.assume(i1 %sane)
  %none = icmp eq i64 %len, 0
  br i1 %none, label %exit, label %loop
loop:
  %left = phi i64 [ %len, %entry ], [ %rest, %loop ]
  %now = call i64 @llvm.umin.i64(i64 %left, i64 4)
  %rest = sub nuw i64 %left, %now
  %done = icmp eq i64 %rest, 0
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define internal void @steps(i64 noundef %n) noinline {
entry:
  %rounded = add i64 %n, 2
  %count = udiv i64 %rounded, 3
  br label %loop
loop:
  %left = phi i64 [ %count, %entry ], [ %rest, %body ]
  %done = icmp eq i64 %left, 0
  br i1 %done, label %exit, label %body
body:
  %rest = call i64 @llvm.usub.sat.i64(i64 %left, i64 1)
  br label %loop
exit:
  ret void
}

declare void @llvm.assume(i1)

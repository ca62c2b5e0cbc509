; A length that wraps around against its flag makes the loop's branch undefined; what no point
; decides is printed.
;@ n=40 => h=10 assuming wraps around against its promise
;@ n=-4 => h=4611686018427387903 assuming wraps around against its promise

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

define void @f(ptr %p, i64 %n) {
entry:
  %end = getelementptr i8, ptr %p, i64 %n
  %a = ptrtoint ptr %end to i64
  %b = ptrtoint ptr %p to i64
  %bytes = sub nuw i64 %a, %b
  %length = lshr exact i64 %bytes, 2
  br label %h

h:
  %i = phi i64 [ 0, %entry ], [ %next, %h ]
  %next = add i64 %i, 1
  %c = icmp ult i64 %next, %length
  br i1 %c, label %h, label %done

done:
  ret void
}

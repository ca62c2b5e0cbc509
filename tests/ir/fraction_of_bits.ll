; What a sum of iteration numbers leaves is divided until nothing is left: the bounds of that sum are halves.
;@ n: 0 1 1 1 2 -3 1 5
;@ m: 5 33 14 0 40 1000000 -7 9
target datalayout = "e-i64:64-f80:128-n8:16:32:64-S128"

define void @f(i64 %n, i64 %m) {
entry:
  br label %h

h:
  %i = phi i64 [ 0, %entry ], [ %i1, %b ]
  %s = phi i64 [ %m, %entry ], [ %s1, %b ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %b, label %x

b:
  %s1 = sub i64 %s, %i
  %i1 = add i64 %i, 1
  br label %h

x:
  %few = icmp slt i64 %n, 2
  br i1 %few, label %w, label %e

w:
  %a = phi i64 [ %s, %x ], [ %a1, %wb ]
  %ac = icmp sgt i64 %a, 0
  br i1 %ac, label %wb, label %e

wb:
  %a1 = sdiv i64 %a, 4
  br label %w

e:
  ret void
}

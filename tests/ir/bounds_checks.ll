; A product of matrices that is indexed, as rustc leaves it at -O2: `a`, `b` and `c` are the lengths of slices,
; and each index is checked in the loop that it is for.
;@ a: 0 1 6 6 20 20 0 7
;@ b: 0 1 12 12 30 31 0 0
;@ c: 0 1 8 9 24 24 9 0
;@ m: 0 1 2 2 4 4 3 0
;@ n: 0 1 4 4 6 6 3 5
;@ k: 0 1 3 3 5 5 0 2
;@ closed f

declare void @abort() noreturn

define void @f(i64 %a, i64 %b, i64 %c, i64 %m, i64 %n, i64 %k) {
start:
  %none = icmp eq i64 %m, 0
  br i1 %none, label %exit, label %rows

rows:
  %no.columns = icmp eq i64 %n, 0
  %no.depth = icmp eq i64 %k, 0
  br label %row

row:
  %i = phi i64 [ 0, %rows ], [ %i.next, %row.end ]
  %i.next = add nuw i64 %i, 1
  br i1 %no.columns, label %row.end, label %columns

columns:
  %row.a = mul i64 %i, %k
  %row.c = mul i64 %i, %n
  br label %column

column:
  %j = phi i64 [ 0, %columns ], [ %j.next, %store ]
  %j.next = add nuw i64 %j, 1
  br i1 %no.depth, label %sum.end, label %product

product:
  %p = phi i64 [ 0, %column ], [ %p.next, %multiply ]
  %at.a = add i64 %p, %row.a
  %in.a = icmp ult i64 %at.a, %a
  br i1 %in.a, label %second, label %panic.a

second:
  %row.b = mul i64 %p, %n
  %at.b = add i64 %row.b, %j
  %in.b = icmp ult i64 %at.b, %b
  br i1 %in.b, label %multiply, label %panic.b

multiply:
  %p.next = add nuw i64 %p, 1
  %last.p = icmp eq i64 %p.next, %k
  br i1 %last.p, label %sum.end, label %product

sum.end:
  %at.c = add i64 %j, %row.c
  %in.c = icmp ult i64 %at.c, %c
  br i1 %in.c, label %store, label %panic.c

store:
  %last.j = icmp eq i64 %j.next, %n
  br i1 %last.j, label %row.end, label %column

row.end:
  %last.i = icmp eq i64 %i.next, %m
  br i1 %last.i, label %exit, label %row

panic.a:
  call void @abort()
  unreachable

panic.b:
  call void @abort()
  unreachable

panic.c:
  call void @abort()
  unreachable

exit:
  ret void
}

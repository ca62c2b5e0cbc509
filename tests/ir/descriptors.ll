; Descriptors of memory as lowered MLIR has them: chosen, carried by loops, kept in slots that loops make,
; passed, returned.
;@ n: 0 1 3 7 5 -2 2 6
;@ m: 4 0 2 1 5 3 -1 7
;@ closed f inner
target datalayout = "e-i64:64-f80:128-n8:16:32:64-S128"
%memref = type { ptr, ptr, i64, [1 x i64], [1 x i64] }

define internal %memref @made(i64 %size) noinline {
entry:
  %twice = shl nsw i64 %size, 1
  %a = insertvalue %memref zeroinitializer, i64 %twice, 3, 0
  %b = insertvalue %memref %a, i64 1, 4, 0
  ret %memref %b
}

define internal void @inner(%memref %d) noinline {
entry:
  %size = extractvalue %memref %d, 3, 0
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %j, %body ]
  %c = icmp slt i64 %i, %size
  br i1 %c, label %body, label %exit
body:
  %j = add nuw nsw i64 %i, 1
  br label %head
exit:
  ret void
}

define void @f(i64 %n, i64 %m) {
entry:
  %a = insertvalue %memref zeroinitializer, i64 %n, 3, 0
  %b = call %memref @made(i64 %m)
  %less = icmp slt i64 %n, %m
  br i1 %less, label %then, label %join
then:
  br label %join
join:
  %merged = phi %memref [ %a, %entry ], [ %b, %then ]
  %chosen = select i1 %less, %memref %a, %memref %merged
  call void @inner(%memref %chosen)
  br label %outer
outer:
  %i = phi i64 [ 0, %join ], [ %i.next, %after ]
  %carried = phi %memref [ %merged, %join ], [ %carried, %after ]
  %again = icmp slt i64 %i, %n
  br i1 %again, label %sizes, label %exit
sizes:
  %all = extractvalue %memref %carried, 3
  %slot = alloca [1 x i64], i64 1
  store [1 x i64] %all, ptr %slot
  %place = getelementptr [1 x i64], ptr %slot, i64 0, i64 0
  %bound = load i64, ptr %place
  %box = alloca %memref, i64 2
  %second = getelementptr %memref, ptr %box, i64 1
  store %memref %chosen, ptr %second
  %unboxed = load %memref, ptr %second
  %other = extractvalue %memref %unboxed, 3, 0
  br label %loop
loop:
  %j = phi i64 [ 0, %sizes ], [ %j.next, %body ]
  %go = icmp slt i64 %j, %bound
  br i1 %go, label %body, label %rest
body:
  %j.next = add nuw nsw i64 %j, 1
  br label %loop
rest:
  %k = phi i64 [ 0, %loop ], [ %k.next, %rest ]
  %k.next = add nuw nsw i64 %k, 1
  %on = icmp slt i64 %k.next, %other
  br i1 %on, label %rest, label %after
after:
  %i.next = add nuw nsw i64 %i, 1
  br label %outer
exit:
  ret void
}

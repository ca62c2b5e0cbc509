; What is left is taken in steps that grow: 1, 2, 3, as long as there is enough.
;@ n: 0 1 2 3 4 6 7 100 -5
;@ m: 0 0 0 0 0 0 0 0 0
target datalayout = "e-i64:64-f80:128-n8:16:32:64-S128"

define void @f(i64 noundef %n, i64 noundef %m) {
entry:
  %n.addr = alloca i64, align 8
  %m.addr = alloca i64, align 8
  %left = alloca i64, align 8
  %i = alloca i64, align 8
  store i64 %n, ptr %n.addr, align 8
  store i64 %m, ptr %m.addr, align 8
  %0 = load i64, ptr %n.addr, align 8
  store i64 %0, ptr %left, align 8
  store i64 1, ptr %i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i64, ptr %left, align 8
  %cmp = icmp sgt i64 %1, 0
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load i64, ptr %i, align 8
  %3 = load i64, ptr %left, align 8
  %cmp1 = icmp slt i64 %2, %3
  br i1 %cmp1, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.body
  %4 = load i64, ptr %i, align 8
  br label %cond.end

cond.false:                                       ; preds = %for.body
  %5 = load i64, ptr %left, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %4, %cond.true ], [ %5, %cond.false ]
  %6 = load i64, ptr %left, align 8
  %sub = sub nsw i64 %6, %cond
  store i64 %sub, ptr %left, align 8
  br label %for.inc

for.inc:                                          ; preds = %cond.end
  %7 = load i64, ptr %i, align 8
  %inc = add nsw i64 %7, 1
  store i64 %inc, ptr %i, align 8
  br label %for.cond

for.end:                                          ; preds = %for.cond
  ret void
}

; A byte that wraps where the loop is entered and has no iteration, and is compared in its iterations.
;@ n: 0 1 9 10 18 19 20 25 38 200
;@ m: 4 0 2 1 5 3 2 7 9 9
target datalayout = "e-i64:64-f80:128-n8:16:32:64-S128"

define void @f(i64 %n, i64 %m) {
entry:
  %n32 = trunc i64 %n to i32
  br label %for.cond

for.cond:
  %i.0 = phi i32 [ 0, %entry ], [ %inc17, %for.inc16 ]
  %cmp = icmp slt i32 %i.0, %n32
  br i1 %cmp, label %for.body, label %for.end18

for.body:
  %sub = sub nsw i32 %i.0, 9
  %conv = trunc i32 %sub to i8
  %conv1 = zext i8 %conv to i32
  %cmp2 = icmp ne i32 %conv1, 0
  br i1 %cmp2, label %if.then, label %if.end15

if.then:
  br label %for.cond4

for.cond4:
  %k.0 = phi i32 [ 0, %if.then ], [ %inc, %for.inc ]
  %sub5 = sub nsw i32 %i.0, 9
  %cmp6 = icmp slt i32 %k.0, %sub5
  br i1 %cmp6, label %for.body8, label %for.end

for.body8:
  %conv9 = trunc i32 %k.0 to i8
  %conv10 = zext i8 %conv9 to i32
  %mul = mul nsw i32 %conv10, 2
  %conv11 = zext i8 %conv to i32
  %cmp12 = icmp slt i32 %mul, %conv11
  br i1 %cmp12, label %if.then14, label %if.end

if.then14:
  br label %if.end

if.end:
  br label %for.inc

for.inc:
  %inc = add nsw i32 %k.0, 1
  br label %for.cond4

for.end:
  br label %if.end15

if.end15:
  br label %for.inc16

for.inc16:
  %inc17 = add nsw i32 %i.0, 1
  br label %for.cond

for.end18:
  ret void
}

; What is poison at some operands, which a branch looks at: zeros of 0, the absolute value of the least number, and what
; breaks flags. Executed where it is not.
;@ n: 6 12 30 48 66 102 198 258
;@ closed f zeros low magnitude shares halves joined narrow product
target datalayout = "e-i64:64-f80:128-n8:16:32:64-S128"

declare i32 @llvm.ctlz.i32(i32, i1)
declare i32 @llvm.cttz.i32(i32, i1)
declare i32 @llvm.abs.i32(i32, i1)

define void @f(i64 %n) {
entry:
  %s = trunc i64 %n to i32
  %minus = sub i32 0, %s
  call void @zeros(i32 %s)
  call void @low(i32 %s)
  call void @magnitude(i32 %minus)
  call void @shares(i32 %s)
  call void @halves(i32 %s)
  call void @joined(i32 %s)
  call void @narrow(i32 %s)
  call void @product(i32 %s)
  ret void
}

define internal void @zeros(i32 %n) noinline {
entry:
  %c = call i32 @llvm.ctlz.i32(i32 %n, i1 true)
  %top = sub nsw i32 31, %c
  br label %head
head:
  %i = phi i32 [ %top, %entry ], [ %next, %body ]
  %more = icmp sgt i32 %i, 0
  br i1 %more, label %body, label %exit
body:
  %next = add nsw i32 %i, -1
  br label %head
exit:
  ret void
}

define internal void @low(i32 %n) noinline {
entry:
  %c = call i32 @llvm.cttz.i32(i32 %n, i1 true)
  %k = icmp sgt i32 %c, 1
  br i1 %k, label %big, label %small
big:
  ret void
small:
  ret void
}

define internal void @magnitude(i32 %n) noinline {
entry:
  %c = call i32 @llvm.abs.i32(i32 %n, i1 true)
  %k = icmp sgt i32 %c, 40
  br i1 %k, label %big, label %small
big:
  ret void
small:
  ret void
}

define internal void @shares(i32 %n) noinline {
entry:
  %c = udiv exact i32 %n, 3
  %k = icmp sgt i32 %c, 8
  br i1 %k, label %big, label %small
big:
  ret void
small:
  ret void
}

define internal void @halves(i32 %n) noinline {
entry:
  %c = lshr exact i32 %n, 1
  %k = icmp sgt i32 %c, 8
  br i1 %k, label %big, label %small
big:
  ret void
small:
  ret void
}

define internal void @joined(i32 %n) noinline {
entry:
  %c = or disjoint i32 %n, 1
  %k = icmp sgt i32 %c, 40
  br i1 %k, label %big, label %small
big:
  ret void
small:
  ret void
}

define internal void @narrow(i32 %n) noinline {
entry:
  %c = trunc nuw i32 %n to i16
  %k = icmp ugt i16 %c, 200
  br i1 %k, label %big, label %small
big:
  ret void
small:
  ret void
}

define internal void @product(i32 %n) noinline {
entry:
  %c = mul nuw i32 %n, 5
  %k = icmp ugt i32 %c, 200
  br i1 %k, label %big, label %small
big:
  ret void
small:
  ret void
}

; What fresh memory holds: zeros until they are overwritten, by one store or by several lanes at once.
;@ n: 0 1 3 7 5 2 6 4
;@ m: 4 0 2 1 5 3 2 7
;@ closed
target datalayout = "e-i64:64-f80:128-n8:16:32:64-S128"
declare ptr @calloc(i64, i64)
declare void @free(ptr)
declare void @llvm.masked.store.v4i64.p0(<4 x i64>, ptr, i32, <4 x i1>)
declare void @llvm.masked.scatter.v4i64.v4p0(<4 x i64>, <4 x ptr>, i32, <4 x i1>)

define void @f(i64 %n, i64 %m) {
entry:
  %p = call ptr @calloc(i64 16, i64 8)
  %q = call ptr @calloc(i64 16, i64 8)
  %at = getelementptr i64, ptr %p, i64 %m
  store i64 %n, ptr %at
  %lanes = insertelement <4 x i64> zeroinitializer, i64 %m, i64 0
  %on = icmp slt <4 x i64> <i64 0, i64 1, i64 2, i64 3>, splat (i64 2)
  call void @llvm.masked.store.v4i64.p0(<4 x i64> %lanes, ptr %q, i32 8, <4 x i1> %on)
  %far = getelementptr i64, ptr %q, <4 x i64> <i64 8, i64 9, i64 10, i64 11>
  call void @llvm.masked.scatter.v4i64.v4p0(<4 x i64> %lanes, <4 x ptr> %far, i32 8, <4 x i1> %on)
  %third.at = getelementptr i64, ptr %p, i64 2
  %third = load i64, ptr %third.at
  %last.at = getelementptr i64, ptr %p, i64 15
  %last = load i64, ptr %last.at
  %bound = add i64 %third, %last
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %j, %body ]
  %c = icmp slt i64 %i, %bound
  br i1 %c, label %body, label %exit
body:
  %j = add nuw nsw i64 %i, 1
  br label %head
exit:
  call void @free(ptr %p)
  call void @free(ptr %q)
  ret void
}

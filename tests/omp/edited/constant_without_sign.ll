; A constant of 32 bits, widened without a sign: 2^32 - 1 - x times an iteration is not -1 - x times it. By runs:
; n=5,x=3,num_threads=8: if.then 5
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.ident_t = type { i32, i32, i32, i32, ptr }

@0 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
@1 = private unnamed_addr constant %struct.ident_t { i32 0, i32 514, i32 0, i32 22, ptr @0 }, align 8
@2 = private unnamed_addr constant %struct.ident_t { i32 0, i32 66, i32 0, i32 22, ptr @0 }, align 8
@3 = private unnamed_addr constant %struct.ident_t { i32 0, i32 2, i32 0, i32 22, ptr @0 }, align 8

define dso_local void @f(ptr noundef %a, i64 noundef %n, i32 noundef %x) local_unnamed_addr #0 {
entry:
  %a.addr = alloca ptr, align 8
  %n.addr = alloca i64, align 8
  %x.addr = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
  store i64 %n, ptr %n.addr, align 8
  store i32 %x, ptr %x.addr, align 4
  call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr nonnull @3, i32 3, ptr nonnull @f.omp_outlined, ptr nonnull %n.addr, ptr nonnull %x.addr, ptr nonnull %a.addr)
  ret void
}

define internal void @f.omp_outlined(ptr noalias nocapture noundef readonly %.global_tid., ptr noalias nocapture readnone %.bound_tid., ptr nocapture noundef nonnull readonly align 8 dereferenceable(8) %n, ptr nocapture noundef nonnull readonly align 4 dereferenceable(4) %x, ptr nocapture noundef nonnull readonly align 8 dereferenceable(8) %a) #1 {
entry:
  %.omp.lb = alloca i64, align 8
  %.omp.ub = alloca i64, align 8
  %.omp.stride = alloca i64, align 8
  %.omp.is_last = alloca i32, align 4
  %i = load i64, ptr %n, align 8
  %xx = load i32, ptr %x, align 4
  %nx = sub nuw i32 -1, %xx
  %z = zext i32 %nx to i64
  %xw = zext i32 %xx to i64
  %st = add nuw i64 %xw, 1
  %cmp.not = icmp eq i64 %i, 0
  br i1 %cmp.not, label %omp.precond.end, label %omp.precond.then

omp.precond.then:                                 ; preds = %entry
  %sub2 = add i64 %i, -1
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %.omp.lb) #3
  store i64 0, ptr %.omp.lb, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %.omp.ub) #3
  store i64 %sub2, ptr %.omp.ub, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %.omp.stride) #3
  store i64 1, ptr %.omp.stride, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %.omp.is_last) #3
  store i32 0, ptr %.omp.is_last, align 4
  %i1 = load i32, ptr %.global_tid., align 4
  call void @__kmpc_for_static_init_8u(ptr nonnull @1, i32 %i1, i32 34, ptr nonnull %.omp.is_last, ptr nonnull %.omp.lb, ptr nonnull %.omp.ub, ptr nonnull %.omp.stride, i64 1, i64 1)
  %i2 = load i64, ptr %.omp.ub, align 8
  %cond = call i64 @llvm.umin.i64(i64 %i2, i64 %sub2)
  store i64 %cond, ptr %.omp.ub, align 8
  %i3 = load i64, ptr %.omp.lb, align 8
  %add = add i64 %cond, 1
  %cmp523 = icmp ult i64 %i3, %add
  br i1 %cmp523, label %omp.inner.for.body.lr.ph, label %omp.loop.exit

omp.inner.for.body.lr.ph:                         ; preds = %omp.precond.then
  %i4 = load ptr, ptr %a, align 8
  %k0 = mul i64 %i3, %z
  br label %omp.inner.for.body

omp.inner.for.body:                               ; preds = %omp.inner.for.inc, %omp.inner.for.body.lr.ph
  %.omp.iv.024 = phi i64 [ %i3, %omp.inner.for.body.lr.ph ], [ %add13, %omp.inner.for.inc ]
  %k = phi i64 [ %k0, %omp.inner.for.body.lr.ph ], [ %k.next, %omp.inner.for.inc ]
  %cmp8 = icmp ult i64 %k, 1099511627776
  br i1 %cmp8, label %if.then, label %omp.inner.for.inc

if.then:                                          ; preds = %omp.inner.for.body
  %arrayidx = getelementptr inbounds i32, ptr %i4, i64 %.omp.iv.024
  %i6 = load i32, ptr %arrayidx, align 4
  %i7 = trunc i64 %.omp.iv.024 to i32
  %conv12 = add i32 %i6, %i7
  store i32 %conv12, ptr %arrayidx, align 4
  br label %omp.inner.for.inc

omp.inner.for.inc:                                ; preds = %if.then, %omp.inner.for.body
  %k.next = sub i64 %k, %st
  %add13 = add nuw i64 %.omp.iv.024, 1
  %exitcond.not = icmp eq i64 %.omp.iv.024, %cond
  br i1 %exitcond.not, label %omp.loop.exit, label %omp.inner.for.body

omp.loop.exit:                                    ; preds = %omp.inner.for.inc, %omp.precond.then
  call void @__kmpc_for_static_fini(ptr nonnull @1, i32 %i1)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %.omp.is_last) #3
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %.omp.stride) #3
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %.omp.ub) #3
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %.omp.lb) #3
  br label %omp.precond.end

omp.precond.end:                                  ; preds = %omp.loop.exit, %entry
  %i8 = load i32, ptr %.global_tid., align 4
  call void @__kmpc_barrier(ptr nonnull @2, i32 %i8)
  ret void
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

declare void @__kmpc_for_static_init_8u(ptr, i32, i32, ptr, ptr, ptr, ptr, i64, i64) local_unnamed_addr #3

declare void @__kmpc_for_static_fini(ptr, i32) local_unnamed_addr #3

declare void @__kmpc_barrier(ptr, i32) local_unnamed_addr #4

declare void @__kmpc_fork_call(ptr, i32, ptr, ...) local_unnamed_addr #3

declare i64 @llvm.umin.i64(i64, i64) #5

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { alwaysinline norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind }
attributes #4 = { convergent nounwind }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

; An offset of 32 bits without a sign is not a step back. By runs:
; n=20,num_threads=8: if.then 0
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.ident_t = type { i32, i32, i32, i32, ptr }

@0 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
@1 = private unnamed_addr constant %struct.ident_t { i32 0, i32 514, i32 0, i32 22, ptr @0 }, align 8
@2 = private unnamed_addr constant %struct.ident_t { i32 0, i32 66, i32 0, i32 22, ptr @0 }, align 8
@3 = private unnamed_addr constant %struct.ident_t { i32 0, i32 2, i32 0, i32 22, ptr @0 }, align 8

define dso_local void @f(ptr noundef %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %a.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
  store i32 %n, ptr %n.addr, align 4
  call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr nonnull @3, i32 2, ptr nonnull @f.omp_outlined, ptr nonnull %n.addr, ptr nonnull %a.addr)
  ret void
}

define internal void @f.omp_outlined(ptr noalias nocapture noundef readonly %.global_tid., ptr noalias nocapture readnone %.bound_tid., ptr nocapture noundef nonnull readonly align 4 dereferenceable(4) %n, ptr nocapture noundef nonnull readonly align 8 dereferenceable(8) %a) #1 {
entry:
  %.omp.lb = alloca i32, align 4
  %.omp.ub = alloca i32, align 4
  %.omp.stride = alloca i32, align 4
  %.omp.is_last = alloca i32, align 4
  %i = load i32, ptr %n, align 4
  %cmp.not = icmp eq i32 %i, 0
  br i1 %cmp.not, label %omp.precond.end, label %omp.precond.then

omp.precond.then:                                 ; preds = %entry
  %sub2 = add i32 %i, -1
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %.omp.lb) #3
  store i32 0, ptr %.omp.lb, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %.omp.ub) #3
  store i32 %sub2, ptr %.omp.ub, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %.omp.stride) #3
  store i32 1, ptr %.omp.stride, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %.omp.is_last) #3
  store i32 0, ptr %.omp.is_last, align 4
  %i1 = load i32, ptr %.global_tid., align 4
  call void @__kmpc_for_static_init_4u(ptr nonnull @1, i32 %i1, i32 34, ptr nonnull %.omp.is_last, ptr nonnull %.omp.lb, ptr nonnull %.omp.ub, ptr nonnull %.omp.stride, i32 1, i32 1)
  %i2 = load i32, ptr %.omp.ub, align 4
  %cond = call i32 @llvm.umin.i32(i32 %i2, i32 %sub2)
  store i32 %cond, ptr %.omp.ub, align 4
  %i3 = load i32, ptr %.omp.lb, align 4
  %uw = zext i32 %cond to i64
  %nl = sub nuw i32 -1, %i3
  %nz = zext i32 %nl to i64
  %lf = sub i64 -1, %nz
  %u1 = add i64 %uw, 1
  %mx = call i64 @llvm.umax.i64(i64 %u1, i64 %lf)
  %y = sub i64 %mx, %u1
  %add19 = add i32 %cond, 1
  %cmp520 = icmp ult i32 %i3, %add19
  br i1 %cmp520, label %omp.inner.for.body.lr.ph, label %omp.loop.exit

omp.inner.for.body.lr.ph:                         ; preds = %omp.precond.then
  %i4 = load ptr, ptr %a, align 8
  %i5 = zext i32 %i3 to i64
  br label %omp.inner.for.body

omp.inner.for.body:                               ; preds = %omp.inner.for.inc, %omp.inner.for.body.lr.ph
  %indvars.iv = phi i64 [ %i5, %omp.inner.for.body.lr.ph ], [ %indvars.iv.next, %omp.inner.for.inc ]
  %cmp7 = icmp ult i64 %y, -4294967303
  br i1 %cmp7, label %if.then, label %omp.inner.for.inc

if.then:                                          ; preds = %omp.inner.for.body
  %arrayidx = getelementptr inbounds i32, ptr %i4, i64 %indvars.iv
  %i6 = load i32, ptr %arrayidx, align 4
  %i7 = trunc nuw i64 %indvars.iv to i32
  %add8 = add i32 %i6, %i7
  store i32 %add8, ptr %arrayidx, align 4
  br label %omp.inner.for.inc

omp.inner.for.inc:                                ; preds = %if.then, %omp.inner.for.body
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %i8 = load i32, ptr %.omp.ub, align 4
  %add = add i32 %i8, 1
  %i9 = zext i32 %add to i64
  %cmp5 = icmp ult i64 %indvars.iv.next, %i9
  br i1 %cmp5, label %omp.inner.for.body, label %omp.loop.exit

omp.loop.exit:                                    ; preds = %omp.inner.for.inc, %omp.precond.then
  call void @__kmpc_for_static_fini(ptr nonnull @1, i32 %i1)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %.omp.is_last) #3
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %.omp.stride) #3
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %.omp.ub) #3
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %.omp.lb) #3
  br label %omp.precond.end

omp.precond.end:                                  ; preds = %omp.loop.exit, %entry
  %i10 = load i32, ptr %.global_tid., align 4
  call void @__kmpc_barrier(ptr nonnull @2, i32 %i10)
  ret void
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

declare void @__kmpc_for_static_init_4u(ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32) local_unnamed_addr #3

declare void @__kmpc_for_static_fini(ptr, i32) local_unnamed_addr #3

declare void @__kmpc_barrier(ptr, i32) local_unnamed_addr #4

declare void @__kmpc_fork_call(ptr, i32, ptr, ...) local_unnamed_addr #3

declare i32 @llvm.umin.i32(i32, i32) #5

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { alwaysinline norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind }
attributes #4 = { convergent nounwind }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }



declare i64 @llvm.umax.i64(i64,i64)

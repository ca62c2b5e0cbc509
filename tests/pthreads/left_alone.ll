; Functions whose threads are left alone: handles that are not told apart, loops that may differ, ways that do not meet.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
declare i32 @pthread_create(ptr,ptr,ptr,ptr)
declare i32 @pthread_join(i64,ptr)
@x = global i32 0
define internal ptr @run(ptr %g) {
entry:
  %n = ptrtoint ptr %g to i64
  br label %h
h:
  %i = phi i64 [0, %entry], [%j, %h]
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %h, label %e
e:
  ret ptr null
}
; Two slots, of which one is used.
define void @phi_slot(i64 %n, i1 %c) {
entry:
  %a = alloca i64
  %b = alloca i64
  %p = select i1 %c, ptr %a, ptr %b
  %g = inttoptr i64 %n to ptr
  %r = call i32 @pthread_create(ptr %p, ptr null, ptr @run, ptr %g)
  %v = load i64, ptr %p
  %r2 = call i32 @pthread_join(i64 %v, ptr null)
  ret void
}
; What pthread_create returns decides otherwise than by being 0.
define i64 @result(i64 %n) {
entry:
  %a = alloca i64
  %g = inttoptr i64 %n to ptr
  %r = call i32 @pthread_create(ptr %a, ptr null, ptr @run, ptr %g)
  %neg = icmp slt i32 %r, 0
  br i1 %neg, label %bad, label %ok
bad:
  ret i64 1
ok:
  %v = load i64, ptr %a
  %r2 = call i32 @pthread_join(i64 %v, ptr null)
  ret i64 0
}
; A handle is read before the thread that it is taken for is created.
define void @stale(i64 %n) {
entry:
  %a = alloca i64
  %g = inttoptr i64 %n to ptr
  %r = call i32 @pthread_create(ptr %a, ptr null, ptr @run, ptr %g)
  %v = load i64, ptr %a
  %v2 = load i64, ptr %a
  %r2 = call i32 @pthread_join(i64 %v, ptr null)
  %r3 = call i32 @pthread_create(ptr %a, ptr null, ptr @run, ptr %g)
  %r4 = call i32 @pthread_join(i64 %v2, ptr null)
  ret void
}
; A loop with two entries.
define void @irreducible(i64 %n, i1 %c) {
entry:
  %a = alloca i64
  %g = inttoptr i64 %n to ptr
  br i1 %c, label %l, label %m
l:
  %r = call i32 @pthread_create(ptr %a, ptr null, ptr @run, ptr %g)
  br label %m
m:
  %v = load i64, ptr %a
  %r2 = call i32 @pthread_join(i64 %v, ptr null)
  %d = icmp eq i64 %n, 0
  br i1 %d, label %l, label %e
e:
  ret void
}
; A condition that may change between its uses.
define void @iter_cond(i64 %n, ptr %q) {
entry:
  %a = alloca i64
  %g = inttoptr i64 %n to ptr
  br label %l
l:
  %i = phi i64 [0, %entry], [%j, %latch]
  %w = load i64, ptr %q
  %c = icmp sgt i64 %w, 3
  br i1 %c, label %t, label %s
t:
  %r = call i32 @pthread_create(ptr %a, ptr null, ptr @run, ptr %g)
  br label %s
s:
  %w2 = load i64, ptr %q
  %c2 = icmp sgt i64 %w2, 3
  br i1 %c2, label %u, label %latch
u:
  %v = load i64, ptr %a
  %r2 = call i32 @pthread_join(i64 %v, ptr null)
  br label %latch
latch:
  %j = add i64 %i, 1
  %d = icmp slt i64 %j, %n
  br i1 %d, label %l, label %e
e:
  ret void
}
; The place is the same in each iteration.
define void @zero_step(i64 %n, i64 %m) {
entry:
  %a = alloca [8 x i64]
  %g = inttoptr i64 %n to ptr
  br label %l
l:
  %i = phi i64 [0, %entry], [%j, %l]
  %k = phi i64 [0, %entry], [%k2, %l]
  %p = getelementptr [8 x i64], ptr %a, i64 0, i64 %i
  %r = call i32 @pthread_create(ptr %p, ptr null, ptr @run, ptr %g)
  %j = add i64 %i, 0
  %k2 = add i64 %k, 1
  %d = icmp slt i64 %k2, %n
  br i1 %d, label %l, label %f
f:
  br label %l2
l2:
  %i2 = phi i64 [0, %f], [%j2, %l2]
  %k3 = phi i64 [0, %f], [%k4, %l2]
  %p2 = getelementptr [8 x i64], ptr %a, i64 0, i64 %i2
  %v = load i64, ptr %p2
  %r2 = call i32 @pthread_join(i64 %v, ptr null)
  %j2 = add i64 %i2, 0
  %k4 = add i64 %k3, 1
  %d2 = icmp slt i64 %k4, %n
  br i1 %d2, label %l2, label %e
e:
  ret void
}
; Places come again.
define void @masked(i64 %n, i64 %m) {
entry:
  %a = alloca [8 x i64]
  %g = inttoptr i64 %n to ptr
  br label %l
l:
  %i = phi i64 [0, %entry], [%j, %l]
  %ii = and i64 %i, 3
  %p = getelementptr [8 x i64], ptr %a, i64 0, i64 %ii
  %r = call i32 @pthread_create(ptr %p, ptr null, ptr @run, ptr %g)
  %j = add i64 %i, 1
  %d = icmp slt i64 %j, %n
  br i1 %d, label %l, label %l2
l2:
  %i2 = phi i64 [0, %l], [%j2, %l2]
  %ii2 = and i64 %i2, 3
  %p2 = getelementptr [8 x i64], ptr %a, i64 0, i64 %ii2
  %v = load i64, ptr %p2
  %r2 = call i32 @pthread_join(i64 %v, ptr null)
  %j2 = add i64 %i2, 1
  %d2 = icmp slt i64 %j2, %n
  br i1 %d2, label %l2, label %e
e:
  ret void
}
; A bound that may change while threads are created.
define void @bound(i64 %n, ptr %q) {
entry:
  %a = alloca [8 x i64]
  %g = inttoptr i64 %n to ptr
  br label %l
l:
  %i = phi i64 [0, %entry], [%j, %l]
  %p = getelementptr [8 x i64], ptr %a, i64 0, i64 %i
  %r = call i32 @pthread_create(ptr %p, ptr null, ptr @run, ptr %g)
  %j = add i64 %i, 1
  %b1 = load i64, ptr %q
  %d = icmp slt i64 %j, %b1
  br i1 %d, label %l, label %l2
l2:
  %i2 = phi i64 [0, %l], [%j2, %l2]
  %p2 = getelementptr [8 x i64], ptr %a, i64 0, i64 %i2
  %v = load i64, ptr %p2
  %r2 = call i32 @pthread_join(i64 %v, ptr null)
  %j2 = add i64 %i2, 1
  %d2 = icmp slt i64 %j2, %b1
  br i1 %d2, label %l2, label %e
e:
  ret void
}
; One loop looks at its condition before, the other behind.
define void @positions(i64 %n) {
entry:
  %a = alloca [8 x i64]
  %g = inttoptr i64 %n to ptr
  br label %l
l:
  %i = phi i64 [0, %entry], [%j, %lb]
  %d = icmp slt i64 %i, %n
  br i1 %d, label %lb, label %l2
lb:
  %p = getelementptr [8 x i64], ptr %a, i64 0, i64 %i
  %r = call i32 @pthread_create(ptr %p, ptr null, ptr @run, ptr %g)
  %j = add i64 %i, 1
  br label %l
l2:
  %i2 = phi i64 [0, %l], [%j2, %l2b]
  %p2 = getelementptr [8 x i64], ptr %a, i64 0, i64 %i2
  %v = load i64, ptr %p2
  %r2 = call i32 @pthread_join(i64 %v, ptr null)
  %d2 = icmp slt i64 %i2, %n
  br i1 %d2, label %l2b, label %e
l2b:
  %j2 = add i64 %i2, 1
  br label %l2
e:
  ret void
}

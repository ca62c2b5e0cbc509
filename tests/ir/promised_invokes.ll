; What the result of an invoke is promised to be decides branches behind it, where it returns: a number of a range, an
; object. Where it unwinds there is no result.
;@ n: 0 1 3 7 5 2 16 12
;@ m: 4 0 2 1 5 3 2 9
;@ closed few some nothing
@object = internal global i64 2

define void @f(i64 %n, i64 %m) personality ptr @__gcc_personality_v0 {
entry:
  %x = invoke noundef range(i64 0, 5) i64 @few(i64 %m) to label %next unwind label %pad
next:
  %large = icmp ugt i64 %x, 10
  br i1 %large, label %never, label %small
never:
  call void @nothing()
  br label %small
small:
  %p = invoke noundef nonnull ptr @some() to label %test unwind label %pad
test:
  %none = icmp eq ptr %p, null
  br i1 %none, label %exit, label %loop
loop:
  %i = phi i64 [ 0, %test ], [ %more, %latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %loop ], [ %next.j, %inner ]
  %next.j = add nuw i64 %j, 1
  %within = icmp ult i64 %j, %x
  %more = add nuw i64 %i, 1
  %again = icmp ult i64 %more, %n
  br i1 %within, label %inner, label %latch
latch:
  br i1 %again, label %loop, label %exit
exit:
  ret void
pad:
  %e = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %e
}

define internal i64 @few(i64 %m) noinline {
entry:
  %x = urem i64 %m, 5
  ret i64 %x
}

define internal ptr @some() noinline {
entry:
  ret ptr @object
}

define internal void @nothing() noinline {
entry:
  ret void
}

declare i32 @__gcc_personality_v0(...)

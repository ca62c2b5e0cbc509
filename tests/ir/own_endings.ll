; Functions of the module that have the names of library functions which never return, and do (programs without a
; library define `exit` and `abort`), and one that does not return: what it calls through a pointer first may be `f`.
;@ n: 0 1 2 3 5 8 17 -4 40
;@ m: 1 0 3 2 7 5 1 2 -1
;@ closed f exit abort checked
@status = internal global i64 0
@hook = global ptr null
@hooks = global [2 x ptr] [ptr @f, ptr @reports]
define void @f(i64 %n, i64 %m) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %more, %next ]
  %go = icmp slt i64 %i, %n
  br i1 %go, label %body, label %after
body:
  %stop = icmp eq i64 %i, %m
  br i1 %stop, label %ends, label %next
ends:
  call void @exit(i64 %i)
  br label %next
next:
  %more = add nsw i64 %i, 1
  br label %head
after:
  call void @abort()
  %c = call i64 @checked(i64 %n, i64 %m)
  br label %second
second:
  %j = phi i64 [ 0, %after ], [ %up, %second ]
  %up = add nsw i64 %j, 1
  %on = icmp slt i64 %up, %c
  br i1 %on, label %second, label %end
end:
  ret void
}
define internal void @exit(i64 %code) noinline {
entry:
  store i64 %code, ptr @status
  ret void
}
define internal void @abort() noinline {
entry:
  store i64 7, ptr @status
  ret void
}
define internal i64 @checked(i64 %n, i64 %m) noinline {
entry:
  %bad = icmp sgt i64 %n, 1000
  br i1 %bad, label %dies, label %good
dies:
  call void @die(i64 %n, i64 %m)
  br label %good
good:
  %s = add nsw i64 %n, %m
  ret i64 %s
}
define internal void @die(i64 %n, i64 %m) noinline {
entry:
  %p = load ptr, ptr @hook
  %is = icmp eq ptr %p, null
  br i1 %is, label %last, label %tell
tell:
  call void %p(i64 %n, i64 %m)
  br label %last
last:
  call void @_Exit(i32 3)
  unreachable
}
define internal void @reports(i64 %n, i64 %m) {
entry:
  ret void
}
declare void @_Exit(i32) noreturn

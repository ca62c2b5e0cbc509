; A program that is compiled without the library (`-fno-builtin`, `-ffreestanding`) has functions of its own: one
; that writes what it is given and comes back, whatever its name is; and pure ones that are not.
;@ n=5 => free=open exit=open log=open behind=1
;@ n=9 => free=open exit=open log=open behind=1

@g = external global i32

declare void @free(ptr) #0
declare void @exit(i32) nobuiltin
declare double @log(double)

define void @f(i32 %n) #1 {
entry:
  %p = alloca i32
  store i32 %n, ptr %p
  call void @free(ptr %p) #2
  %v = load i32, ptr %p
  %c = icmp eq i32 %v, 9
  br i1 %c, label %free, label %next

free:
  br label %next

next:
  store i32 %n, ptr @g
  call void @exit(i32 %n)
  %w = load i32, ptr @g
  %d = icmp eq i32 %w, 9
  br i1 %d, label %exit, label %last

exit:
  br label %last

last:
  store i32 %n, ptr @g
  %y = call double @log(double 1.0)
  %x = load i32, ptr @g
  %e = icmp eq i32 %x, 9
  br i1 %e, label %log, label %behind

log:
  br label %behind

behind:
  ret void
}

attributes #0 = { "no-builtins" }
attributes #1 = { "no-builtin-log" }
attributes #2 = { nobuiltin "no-builtins" }

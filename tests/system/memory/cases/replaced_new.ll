; A program may bring its own `operator new` and `operator delete` ([new.delete]) and call them by their names: what
; they write besides, it sees.
;@ n=16 => new=open delete=open fresh=1

@count = external global i64

declare ptr @_Znam(i64) nobuiltin
declare void @_ZdaPv(ptr) nobuiltin

define void @f(i64 %n) {
entry:
  store i64 0, ptr @count
  %p = call ptr @_Znam(i64 %n)
  store i64 %n, ptr %p
  %a = load i64, ptr @count
  %a.c = icmp eq i64 %a, 0
  br i1 %a.c, label %delete.0, label %new

new:
  br label %delete.0

delete.0:
  %q = load i64, ptr %p
  store i64 0, ptr @count
  call void @_ZdaPv(ptr %p)
  %b = load i64, ptr @count
  %b.c = icmp eq i64 %b, 0
  br i1 %b.c, label %fresh.0, label %delete

delete:
  br label %fresh.0

fresh.0:
  %f.c = icmp eq i64 %q, %n
  br i1 %f.c, label %fresh, label %end

fresh:
  br label %end

end:
  ret void
}

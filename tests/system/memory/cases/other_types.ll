; Functions of the program with the names of the library's, and other types: each writes its argument (the
; true counts are those of one that adds 4).
;@ n=5 => a=open b=open c=open d=open

declare ptr @__malloc(ptr, i64)
declare void @__free(ptr)
declare void @cfree(ptr)
declare void @round(ptr)
declare void @abort(ptr)

define void @f(i32 %n) {
entry:
  %p = alloca i32
  store i32 %n, ptr %p
  %q = call ptr @__malloc(ptr %p, i64 8)
  br label %a.0

a.0:
  %a.v = load i32, ptr %p
  %a.c = icmp eq i32 %a.v, 9
  br i1 %a.c, label %a, label %b.0

a:
  br label %b.0

b.0:
  store i32 %n, ptr %p
  call void @__free(ptr %p)
  call void @cfree(ptr %p)
  %b.v = load i32, ptr %p
  %b.c = icmp eq i32 %b.v, 13
  br i1 %b.c, label %b, label %c.0

b:
  br label %c.0

c.0:
  store i32 %n, ptr %p
  call void @round(ptr %p)
  %c.v = load i32, ptr %p
  %c.c = icmp eq i32 %c.v, 9
  br i1 %c.c, label %c, label %d.0

c:
  br label %d.0

d.0:
  store i32 %n, ptr %p
  call void @abort(ptr %p)
  %d.v = load i32, ptr %p
  %d.c = icmp eq i32 %d.v, 9
  br i1 %d.c, label %d, label %end

d:
  br label %end

end:
  ret void
}

; A pointer that is found in memory, or passed in, may lead to `errno`, which a function of the math library sets
; (with last_error = &errno and x = -1 the loaded value is EDOM, 33).
;@ n=5,x=1 => then=1 assuming no pointer leads to `errno`
;@ n=4,x=1 => then=0 assuming no pointer leads to `errno`

@last_error = external global ptr

declare double @log(double)

define void @f(i32 %n, double %x) {
entry:
  %e = load ptr, ptr @last_error
  store i32 %n, ptr %e
  %y = call double @log(double %x)
  %m = load i32, ptr %e
  %c = icmp eq i32 %m, 5
  br i1 %c, label %then, label %end

then:
  br label %end

end:
  ret void
}

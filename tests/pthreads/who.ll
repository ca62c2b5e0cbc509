; Which thread it is, a function may ask that synchronizes with nobody: not what every thread is told alike.

define internal ptr @run(ptr %given) {
entry:
  %creator = load i64, ptr %given
  %me = call i64 @pthread_self()
  %same = icmp eq i64 %me, %creator
  br i1 %same, label %then, label %end
then:
  br label %end
end:
  ret ptr null
}

define void @f() {
entry:
  %t = alloca i64
  %me = alloca i64
  %who = call i64 @pthread_self()
  store i64 %who, ptr %me
  %r = call i32 @pthread_create(ptr %t, ptr null, ptr @run, ptr %me)
  %h = load i64, ptr %t
  %j = call i32 @pthread_join(i64 %h, ptr null)
  ret void
}

declare i64 @pthread_self() nosync nounwind willreturn memory(none)
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)

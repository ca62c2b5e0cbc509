; What one function promises and another freezes, as an argument and as a result, and slots that are written on the
; way on which they are read, in a module that freezes: loops whose length is such a value.
;@ n: 0 1 2 3 5 8 17 -4 40
;@ m: 1 0 3 2 7 5 1 2 -1
;@ closed f frozen returns promises deeper kept
define void @f(i64 %n, i64 %m) {
entry:
  %a = trunc i64 %n to i32
  %b = trunc i64 %m to i32
  %next = add nsw i32 %a, 1
  call void @frozen(i32 %next)
  %twice = shl nsw i32 %b, 1
  call void @deeper(i32 %twice, i32 %a)
  %r = call i32 @returns(i32 %a, i32 %b)
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %more, %body ]
  %go = icmp slt i32 %i, %r
  br i1 %go, label %body, label %second
body:
  %more = add nsw i32 %i, 1
  br label %head
second:
  %p = call i32 @promises(i32 %a, i32 %b)
  %q = freeze i32 %p
  %large = icmp sgt i32 %q, 6
  br i1 %large, label %above, label %last
above:
  br label %last
last:
  call void @slots(i32 %a, i32 %b)
  %low = and i32 %a, 7
  call void @kept(i32 %low, i32 %a)
  ret void
}

define internal void @kept(i32 range(i32 0, 8) %n, i32 %m) noinline {
entry:
  %few = icmp ult i32 %n, 5
  %v = freeze i1 %few
  br i1 %v, label %then, label %second
then:
  br label %second
second:
  %some = icmp sgt i32 %m, 0
  %more = icmp sgt i32 %m, 3
  %between = sub nuw i1 %some, %more
  %w = freeze i1 %between
  br i1 %w, label %inside, label %exit
inside:
  br label %exit
exit:
  ret void
}

define internal void @frozen(i32 %n) noinline {
entry:
  %v = freeze i32 %n
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %go = icmp slt i32 %i, %v
  br i1 %go, label %body, label %exit
body:
  %next = add nsw i32 %i, 1
  br label %head
exit:
  ret void
}

define internal void @deeper(i32 %n, i32 %m) noinline {
entry:
  %some = icmp sgt i32 %m, 1
  br i1 %some, label %then, label %merge
then:
  %less = sub nsw i32 %n, 1
  br label %merge
merge:
  %v = phi i32 [ %n, %entry ], [ %less, %then ]
  call void @frozen(i32 %v)
  ret void
}

define internal i32 @returns(i32 %a, i32 %b) noinline {
entry:
  %sum = add nsw i32 %a, %b
  %v = freeze i32 %sum
  ret i32 %v
}

define internal i32 @promises(i32 %a, i32 %b) noinline {
entry:
  %sum = sub nsw i32 %a, %b
  %v = add nsw i32 %sum, 2
  ret i32 %v
}

define internal void @slots(i32 %a, i32 %b) noinline {
entry:
  %p = alloca [70 x i32]
  %q = alloca { i8, i32 }
  %at = getelementptr i32, ptr %p, i64 3
  store i32 %a, ptr %at
  %second = getelementptr i8, ptr %q, i64 4
  store { i8, i32 } { i8 undef, i32 2 }, ptr %q
  %some = icmp sgt i32 %b, 1
  br i1 %some, label %then, label %merge
then:
  store i32 %b, ptr %second
  br label %merge
merge:
  %v = load i32, ptr %at
  %w = load i32, ptr %second
  %c = icmp slt i32 %v, %w
  br i1 %c, label %less, label %exit
less:
  br label %exit
exit:
  ret void
}

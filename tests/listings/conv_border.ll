target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind uwtable
define dso_local void @conv_border(i32 noundef %H) local_unnamed_addr #0 {
entry:
  %cmp13 = icmp sgt i32 %H, -2
  br i1 %cmp13, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = add i32 %H, 1
  br label %for.body

for.cond.cleanup:                                 ; preds = %if.end, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %if.end
  %i.014 = phi i32 [ %inc, %if.end ], [ 0, %for.body.preheader ]
  %cmp1 = icmp ne i32 %i.014, 0
  %cmp2 = icmp sle i32 %i.014, %H
  %1 = and i1 %cmp1, %cmp2
  br i1 %1, label %if.then, label %if.else

if.then:                                          ; preds = %for.body
  tail call void @inner(i32 noundef %i.014) #2
  br label %if.end

if.else:                                          ; preds = %for.body
  tail call void @border(i32 noundef %i.014) #2
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %inc = add nuw i32 %i.014, 1
  %exitcond = icmp eq i32 %i.014, %0
  br i1 %exitcond, label %for.cond.cleanup, label %for.body, !llvm.loop !5
}

declare void @inner(i32 noundef) local_unnamed_addr #1

declare void @border(i32 noundef) local_unnamed_addr #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = distinct !{!5, !6, !7}
!6 = !{!"llvm.loop.mustprogress"}
!7 = !{!"llvm.loop.unroll.disable"}

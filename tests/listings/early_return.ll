target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind uwtable
define dso_local range(i32 -1, 2) i32 @early_return(i32 noundef %n, i32 noundef %limit) local_unnamed_addr #0 {
entry:
  %cmp = icmp sgt i32 %n, %limit
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  tail call void @prepare(i32 noundef %n) #2
  %cmp112 = icmp sgt i32 %n, 0
  br i1 %cmp112, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %if.end
  %cmp2 = icmp eq i32 %n, %limit
  br i1 %cmp2, label %return, label %if.end4

for.body:                                         ; preds = %if.end, %for.body
  %i.013 = phi i32 [ %inc, %for.body ], [ 0, %if.end ]
  tail call void @work(i32 noundef %i.013) #2
  %inc = add nuw nsw i32 %i.013, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !5

if.end4:                                          ; preds = %for.cond.cleanup
  tail call void @prepare(i32 noundef %limit) #2
  br label %return

return:                                           ; preds = %for.cond.cleanup, %entry, %if.end4
  %retval.0 = phi i32 [ 0, %if.end4 ], [ -1, %entry ], [ 1, %for.cond.cleanup ]
  ret i32 %retval.0
}

declare void @prepare(i32 noundef) local_unnamed_addr #1

declare void @work(i32 noundef) local_unnamed_addr #1

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

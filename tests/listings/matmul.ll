target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @matmul_kernel(ptr nocapture noundef readonly %A, ptr nocapture noundef readonly %B, ptr nocapture noundef readonly %C, i32 noundef %M, i32 noundef %N, i32 noundef %K) local_unnamed_addr #0 {
entry:
  %cmp45 = icmp sgt i32 %M, 0
  br i1 %cmp45, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp243 = icmp sgt i32 %N, 0
  %cmp841 = icmp sgt i32 %K, 0
  %wide.trip.count56 = zext nneg i32 %M to i64
  %wide.trip.count51 = zext nneg i32 %N to i64
  %wide.trip.count = zext nneg i32 %K to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup3
  %indvars.iv53 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next54, %for.cond.cleanup3 ]
  br i1 %cmp243, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %arrayidx = getelementptr inbounds ptr, ptr %C, i64 %indvars.iv53
  %0 = load ptr, ptr %arrayidx, align 8, !tbaa !5
  %arrayidx12 = getelementptr inbounds ptr, ptr %A, i64 %indvars.iv53
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.cond.cleanup9, %for.cond1.preheader
  %indvars.iv.next54 = add nuw nsw i64 %indvars.iv53, 1
  %exitcond57.not = icmp eq i64 %indvars.iv.next54, %wide.trip.count56
  br i1 %exitcond57.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !9

for.body4:                                        ; preds = %for.body4.lr.ph, %for.cond.cleanup9
  %indvars.iv48 = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next49, %for.cond.cleanup9 ]
  %arrayidx6 = getelementptr inbounds double, ptr %0, i64 %indvars.iv48
  store double 0.000000e+00, ptr %arrayidx6, align 8, !tbaa !12
  br i1 %cmp841, label %for.body10.lr.ph, label %for.cond.cleanup9

for.body10.lr.ph:                                 ; preds = %for.body4
  %1 = load ptr, ptr %arrayidx12, align 8, !tbaa !5
  %arrayidx6.promoted = load double, ptr %arrayidx6, align 8, !tbaa !12
  br label %for.body10

for.cond.cleanup9:                                ; preds = %for.body10, %for.body4
  %indvars.iv.next49 = add nuw nsw i64 %indvars.iv48, 1
  %exitcond52.not = icmp eq i64 %indvars.iv.next49, %wide.trip.count51
  br i1 %exitcond52.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !14

for.body10:                                       ; preds = %for.body10.lr.ph, %for.body10
  %indvars.iv = phi i64 [ 0, %for.body10.lr.ph ], [ %indvars.iv.next, %for.body10 ]
  %2 = phi double [ %arrayidx6.promoted, %for.body10.lr.ph ], [ %6, %for.body10 ]
  %arrayidx14 = getelementptr inbounds double, ptr %1, i64 %indvars.iv
  %3 = load double, ptr %arrayidx14, align 8, !tbaa !12
  %arrayidx16 = getelementptr inbounds ptr, ptr %B, i64 %indvars.iv
  %4 = load ptr, ptr %arrayidx16, align 8, !tbaa !5
  %arrayidx18 = getelementptr inbounds double, ptr %4, i64 %indvars.iv48
  %5 = load double, ptr %arrayidx18, align 8, !tbaa !12
  %6 = tail call double @llvm.fmuladd.f64(double %3, double %5, double %2)
  store double %6, ptr %arrayidx6, align 8, !tbaa !12
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup9, label %for.body10, !llvm.loop !15
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"any pointer", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !7, i64 0}
!14 = distinct !{!14, !10, !11}
!15 = distinct !{!15, !10, !11}
